//! `parlour fuzz`

mod bots;
mod slowest;

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use kernel::conform::{self, Failure, Recurrence, Stats, Suite, Thorough};
use kernel::{Error, Info, Kind, OptionInfo, Rng, Setup, Show, Values, mix64};
use shelf::Visitor;

use crate::bulk::{self, Hush};
use crate::clock::Clock;
use crate::fail::{Done, NEGATIVE, about};
use crate::figures::grouped;
use crate::options::{self, Sets};
use crate::term::wrapped;

/// So many seeds in a row share their options and a suite: from a multiple of this number on.
const BLOCK: u64 = 16;
/// One game in so many is also played at a table, with undo, saves and links.
const TABLE_EVERY: u64 = 16;
/// One game in so many starts from a damaged position.
const DAMAGED_EVERY: u64 = 4;
/// So often options are drawn again when the game refuses them together.
const TRIES: u32 = 64;

/// Play random games and check every property at every step
///
/// Moves are ordered and all playable, everything else is refused without a trace, events rebuild
/// the state, nothing hidden leaks, records, saves and links come back unchanged, undo and redo
/// cancel out, no game runs away: `parlour fuzz` checks what every game must hold. One game in 16
/// is played at a table, with undo, saves and links. One game in 4 starts from a position out of
/// another game whose text was damaged, where the game still opens it.
///
/// Options that are not set vary from game to game. The games have the seeds S, S+1, S+2 and so
/// on; what fails once fails again. The first failure is written to a file as a scenario that
/// leads there, `fuzz-GAME-SEED.scn`, and the exit code is 1.
///
/// With --bots the same games are played, and at one of 8 positions each of these bots is asked in
/// the true world and, on two threads, in one that its seat cannot tell from it: it must decide
/// alike, make a legal move and keep within its budget of simulations.
///
/// With --slowest nothing is checked: the view, the screen and the board of every position, and of
/// damaged ones, are timed, and the slowest of each are printed. More than 20 ms is a failure.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  parlour fuzz texas-42 --games 10000
  parlour fuzz texas-42 --games 1000 --seed 5000 --set nello=open
  parlour fuzz texas-42 --games 1000 --fixed --out found
  parlour fuzz innovation --games 100 --bots all
  parlour fuzz mordheim --games 100 --slowest")]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = options::game_ids())]
    game: String,
    /// How many games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// The seed of the first game
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many seats [default: varying]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    #[command(flatten)]
    sets: Sets,
    /// Vary nothing: what is not set keeps its default
    #[arg(long)]
    fixed: bool,
    /// Ask these bots on the way instead, with commas between them; `all` for every bot there is
    #[arg(long, value_name = "BOTS", value_delimiter = ',')]
    bots: Vec<String>,
    /// Measure instead how long positions take to show
    #[arg(long, conflicts_with = "bots")]
    slowest: bool,
    /// How many threads [default: one for each core; one to measure]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The folder for the scenario of a failure; made if need be [default: the current one]
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Done {
    let info = shelf::info(&args.game)?;
    let chosen = args.sets.setup(info, args.seats).map_err(about(info))?;
    let last = args
        .seed
        .checked_add(args.games - 1)
        .ok_or_else(|| Error::invalid("seed_too_large").with("seed", args.seed))?;
    let clock = Clock::start();
    let fuzz = Fuzz { args, chosen: &chosen, first: args.seed, last };
    if !args.bots.is_empty() {
        return bots::run(fuzz);
    }
    if args.slowest {
        return slowest::run(fuzz);
    }
    let found = shelf::visit(&args.game, fuzz)?.map_err(about(info))?;
    let mut out = std::io::stdout().lock();
    if let Some(failure) = found.failure {
        let path = write_down(args, &failure)?;
        report(&mut out, args, &failure, &path)?;
        return Ok(ExitCode::from(NEGATIVE));
    }
    if let Err(why) = found.seen.verdict() {
        unfair(&mut out, &why)?;
        return Ok(ExitCode::from(NEGATIVE));
    }
    held(&mut out, args, &found, clock.seconds())?;
    Ok(ExitCode::SUCCESS)
}

// ---------------------------------------------------------------------- playing

struct Fuzz<'a> {
    args: &'a Args,
    chosen: &'a Setup,
    first: u64,
    last: u64,
}

/// What was done, and the failure with the lowest seed.
#[derive(Default)]
struct Found {
    stats: Stats,
    /// How often worlds were imagined again: no single game says whether that is fair.
    seen: Recurrence,
    tables: u64,
    damaged: u64,
    setups: BTreeSet<String>,
    failure: Option<Box<Failure>>,
}

impl Found {
    fn add(&mut self, other: Found) {
        self.stats.add(&other.stats);
        self.seen.add(&other.seen);
        self.tables += other.tables;
        self.damaged += other.damaged;
        self.setups.extend(other.setups);
        let failures = self.failure.take().into_iter().chain(other.failure);
        self.failure = failures.min_by_key(|failure| failure.seed);
    }
}

impl Visitor for Fuzz<'_> {
    type Out = Result<Found, Error>;

    fn visit<G: Show>(self) -> Result<Found, Error> {
        G::new(self.chosen)?;
        let _hush = Hush::start();
        let bar = bulk::bar(self.args.games, "fuzzing");
        let threads = self.args.threads.map_or_else(bulk::cores, usize::from);
        let (from, to) = (self.first / BLOCK, self.last / BLOCK);
        // Blocks behind a failure need not be looked at; those before it must, since the failure
        // with the lowest seed is the one reported.
        let failed = AtomicU64::new(u64::MAX);
        let workers = bulk::spread(to - from + 1, threads, Found::default, |found, n| {
            if n <= failed.load(Ordering::Relaxed)
                && self.block::<G>(from + n, found, &bar).is_err()
            {
                failed.fetch_min(n, Ordering::Relaxed);
            }
        });
        bar.finish_and_clear();
        let mut total = Found::default();
        workers.into_iter().for_each(|found| total.add(found));
        Ok(total)
    }
}

/// A property did not hold: what, is found in [`Found`].
struct Stopped;

impl Fuzz<'_> {
    /// Plays the games of one block. What happens depends on their seeds and options alone.
    fn block<G: Show>(
        &self,
        block: u64,
        found: &mut Found,
        bar: &indicatif::ProgressBar,
    ) -> Result<(), Stopped> {
        let setup = self.setup::<G>(block);
        found.setups.insert(format!("{:?} {:?}", setup.seats, setup.options));
        let mut suite = Suite::<G>::new(&setup, Thorough::Quick);
        let first = self.first.max(block * BLOCK);
        let mut stopped = Ok(());
        for seed in first..=self.last.min(block * BLOCK + (BLOCK - 1)) {
            let damaged = seed % DAMAGED_EVERY == 1;
            let played = if damaged { suite.game_from_damage(seed) } else { suite.game(seed) };
            let mut held = played.map(|stats| found.stats.add(&stats));
            found.damaged += u64::from(damaged);
            if held.is_ok() && seed.is_multiple_of(TABLE_EVERY) {
                held = table::conform::game::<G>(&setup, seed);
                found.tables += 1;
            }
            if let Err(failure) = held {
                let rest = found.failure.take().into_iter();
                found.failure = rest.chain([failure]).min_by_key(|failure| failure.seed);
                stopped = Err(Stopped);
                break;
            }
            bar.inc(1);
        }
        found.seen.add(&suite.seen);
        stopped
    }

    /// The options of a block: those that were set, and for the others values drawn at random.
    fn setup<G: Show>(&self, block: u64) -> Setup {
        // One block in four keeps to the defaults, which is what most people play.
        if self.args.fixed || block.is_multiple_of(4) {
            return self.chosen.clone();
        }
        let mut rng = Rng::new(mix64(block ^ 0x6675_7a7a));
        let said = said(self.args.sets.pairs(), G::INFO);
        for _ in 0..TRIES {
            let setup = varied(self.chosen, &said, self.args.seats.is_some(), G::INFO, &mut rng);
            if let Ok(Ok(_)) = bulk::caught(|| G::new(&setup)) {
                return setup;
            }
        }
        self.chosen.clone()
    }
}

/// The options that were set, by themselves or through a preset.
fn said<'a>(pairs: &'a [(String, String)], info: &'static Info) -> BTreeSet<&'a str> {
    let preset = |name: &str| info.presets.iter().find(|preset| preset.name == name);
    let named = pairs.iter().find(|(key, _)| key == "preset").and_then(|(_, name)| preset(name));
    let through = named.iter().flat_map(|preset| preset.sets).map(|(key, _)| *key);
    pairs.iter().map(|(key, _)| key.as_str()).chain(through).collect()
}

fn varied(
    chosen: &Setup,
    said: &BTreeSet<&str>,
    seats_said: bool,
    info: &'static Info,
    rng: &mut Rng,
) -> Setup {
    let mut setup = chosen.clone();
    if !seats_said {
        let (fewest, most) = info.seats;
        setup.seats = Some(fewest + rng.below(u64::from(most - fewest) + 1) as u8);
    }
    for option in info.options.iter().filter(|option| !said.contains(option.key)) {
        if rng.below(2) == 0 {
            setup = setup.set(option.key, &drawn(option, rng));
        }
    }
    setup
}

/// A random value. Numbers are often at an end of their range, where mistakes like to sit, and
/// otherwise no more than twice their default: games that go on for long show little new.
fn drawn(option: &OptionInfo, rng: &mut Rng) -> String {
    match option.values {
        Values::OneOf(words) => (*rng.pick(words).unwrap_or(&option.default)).to_owned(),
        Values::Number(low, high) => {
            let usual: u32 = option.default.parse().unwrap_or(low);
            let top = usual.saturating_mul(2).clamp(low, high);
            match rng.below(16) {
                0..4 => low.to_string(),
                4 => high.to_string(),
                _ => (u64::from(low) + rng.below(u64::from(top - low) + 1)).to_string(),
            }
        }
        Values::Text(_, ready) => (*rng.pick(ready).unwrap_or(&option.default)).to_owned(),
    }
}

// ---------------------------------------------------------------------- reporting

/// Says how much was checked.
fn held(out: &mut impl Write, args: &Args, found: &Found, seconds: f64) -> std::io::Result<()> {
    let Stats { games, moves, positions, worlds, single, unimagined, .. } = found.stats;
    let [games, tables, damaged] = [games, found.tables, found.damaged].map(grouped);
    let [moves, positions] = [moves, positions].map(grouped);
    let [worlds, single, unimagined] = [worlds, single, unimagined].map(grouped);
    let sets = match found.setups.len() {
        1 => "1 set".to_owned(),
        n => format!("{} sets", grouped(n as u64)),
    };
    let (first, last) = (args.seed, args.seed + (args.games - 1));
    writeln!(out, "{}: every property held", args.game)?;
    writeln!(out, "  games      {games} ({tables} at a table too), seeds {first} to {last}")?;
    writeln!(out, "  damaged    {damaged} of them started from damaged positions")?;
    writeln!(out, "  options    {sets}")?;
    writeln!(out, "  decisions  {moves}")?;
    writeln!(out, "  positions  {positions}")?;
    writeln!(
        out,
        "  imagined   {worlds} worlds ({single} of them alone), {unimagined} times none"
    )?;
    writeln!(out, "  time       {seconds:.1} s")
}

/// Writes the scenario that leads to the failure, with what was found in comments.
fn write_down(args: &Args, failure: &Failure) -> Result<PathBuf, Error> {
    let folder = args.out.as_deref().unwrap_or(Path::new(""));
    let path = folder.join(format!("fuzz-{}-{}.scn", args.game, failure.seed));
    let mut text = format!("# Found by `{}`:\n# `{}`:", again(args, failure), failure.property);
    failure.detail.lines().for_each(|line| text += &format!(" {line}\n#"));
    let text = format!("{}\n{}", text.trim_end_matches('#').trim_end(), failure.scenario());
    let made = if folder == Path::new("") { Ok(()) } else { fs::create_dir_all(folder) };
    made.and_then(|()| fs::write(&path, text)).map_err(|error| {
        Error::new(Kind::Outside, "cannot_write").with("file", path.display()).with("why", error)
    })?;
    Ok(path)
}

/// A property by its name, with what it promises.
fn promised(property: &str) -> String {
    let mut promises = conform::PROPERTIES.iter().chain(table::conform::PROPERTIES);
    let promise = promises.find(|(name, _)| *name == property);
    format!("`{property}`: {}", promise.map_or("", |(_, promise)| promise))
}

fn report(
    out: &mut impl Write,
    args: &Args,
    failure: &Failure,
    path: &Path,
) -> std::io::Result<()> {
    let moves = failure.record.moves.len();
    let sets = failure.record.setup.options.iter().map(|(key, value)| format!("{key}={value}"));
    let sets = sets.collect::<Vec<_>>().join(" ");
    let mut line = |key: &str, text: &str| {
        writeln!(out, "{}", wrapped(text, &format!("  {key:<10}"), "            "))
    };
    line("property", &promised(failure.property))?;
    line("found", &failure.detail)?;
    line("where", &format!("seed {}, after {moves} moves", failure.seed))?;
    line("options", if sets.is_empty() { "all at their defaults" } else { &sets })?;
    line("scenario", &path.display().to_string())?;
    line("again", &again(args, failure))
}

/// Says what all games together show and none of them alone.
fn unfair(out: &mut impl Write, why: &str) -> std::io::Result<()> {
    let mut line = |key: &str, text: &str| {
        writeln!(out, "{}", wrapped(text, &format!("  {key:<10}"), "            "))
    };
    line("property", &promised("imagine"))?;
    line("found", why)?;
    line("where", "in all games together")
}

/// The command that finds the failure again, with as few games as possible.
fn again(args: &Args, failure: &Failure) -> String {
    let first = args.seed.max(failure.seed / BLOCK * BLOCK);
    let games = failure.seed - first + 1;
    let mut text = format!("parlour fuzz {} --games {games} --seed {first}", args.game);
    if let Some(seats) = args.seats {
        text += &format!(" --seats {seats}");
    }
    for (key, value) in args.sets.pairs() {
        text += &format!(" --set {key}={value}");
    }
    text + if args.fixed { " --fixed" } else { "" }
}

#[cfg(test)]
mod tests {
    use kernel::{Mover, Record};

    use super::*;

    fn args(words: &str) -> Args {
        #[derive(clap::Parser)]
        struct Only {
            #[command(flatten)]
            args: Args,
        }
        let words = ["fuzz"].into_iter().chain(words.split_whitespace());
        <Only as clap::Parser>::parse_from(words).args
    }

    fn failure(seed: u64) -> Failure {
        let setup = Setup { seats: Some(4), ..Setup::default() }.set("target", "3");
        let moves = vec![(Mover::Chance, "deal".to_owned())];
        let record = Record {
            game: "texas-42".into(),
            rules: 1,
            setup,
            seed: seed.into(),
            ends: None,
            moves,
        };
        Failure { property: "leak", detail: "two\nlines".into(), record, seed }
    }

    #[test]
    fn the_block_of_a_failure_is_played_again_up_to_it() {
        let again = |words: &str, seed| again(&args(words), &failure(seed));
        let whole = again("texas-42 --games 1000", 100);
        assert_eq!(whole, "parlour fuzz texas-42 --games 5 --seed 96");
        let cut = again("texas-42 --games 9 --seed 98 --set nello=open --fixed", 100);
        assert_eq!(cut, "parlour fuzz texas-42 --games 3 --seed 98 --set nello=open --fixed");
    }

    #[test]
    fn a_failure_is_written_as_a_scenario_that_can_be_read() {
        let out = std::env::temp_dir().join(format!("parlour-fuzz-{}", std::process::id()));
        let args = args(&format!("texas-42 --games 9 --out {}", out.display()));
        let path = write_down(&args, &failure(100)).unwrap();
        assert!(path.ends_with("fuzz-texas-42-100.scn"), "{}", path.display());
        let text = fs::read_to_string(&path).unwrap();
        fs::remove_dir_all(&out).unwrap();
        assert!(text.starts_with("# Found by `parlour fuzz"), "{text}");
        assert!(text.contains("# `leak`: two\n# lines\nscenario: "), "{text}");
        let scenarios = kernel::Scenario::parse(&text).unwrap();
        assert_eq!(scenarios[0].setup().options["target"], "3");
    }

    #[test]
    fn options_vary_but_not_those_that_were_set() {
        let info = shelf::info("texas-42").unwrap();
        let args = args("texas-42 --games 1 --set preset=house --set target=3");
        let chosen = args.sets.setup(info, None).unwrap();
        let said = said(args.sets.pairs(), info);
        let mut rng = Rng::new(5);
        let all: Vec<Setup> =
            (0..200).map(|_| varied(&chosen, &said, false, info, &mut rng)).collect();
        assert!(all.iter().all(|setup| setup.choose(info).is_ok()));
        assert!(all.iter().all(|setup| setup.options["target"] == "3"));
        assert!(all.iter().all(|setup| setup.options["nello"] == "open"));
        assert!(all.iter().any(|setup| setup.options.contains_key("sevens")));
    }
}
