//! `parlour arena`

mod journal;
mod merge;
mod plot;
mod process;
mod program;
mod report;
mod tables;

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;

use bots::arena::{
    Broken, Counted, Duel, Pairing, Played, Shard, Tally, at_equal_time, round_robin, seatings_of,
};
use clap::ValueHint;
use clap::builder::PossibleValuesParser;
use indicatif::ProgressBar;
use kernel::{Error, Info, Setup, Show, mix64};
use serde::{Deserialize, Serialize};
use shelf::Visitor;

use crate::bot;
use crate::bulk::{self, Hush};
use crate::clock::Clock;
use crate::fail::{Done, Fail, NEGATIVE, about};
use crate::figures::{counted, grouped};
use crate::options::{self, Sets};
use crate::source::warn;

use journal::{Journal, Line};
use program::{Program, Terms};
pub(super) use report::Report;
use report::Run;
use tables::{Crew, Hall, Trouble};

/// So many failed games are described; all are counted.
const DESCRIBED: usize = 20;

/// Let bots and programs play against each other and see who is better
///
/// Every pair plays N games, on all cores. The deals are the same for every pair, and each is
/// played in every seating, so neither deal nor seat favours anybody; N is rounded up to whole
/// deals. Prints the standings, the share that each got of its games against each other one, and
/// every pair with its 95 % interval. A draw is half a win.
///
/// A rating is Glicko's, from all games at once: 1500 is the mean of those who play, and what
/// counts is the difference. Who is 100 ahead can expect a share of 64 %, 200 ahead 76 %, 400
/// ahead 91 %. The number after ± is 1.96 standard deviations, a 95 % interval.
///
/// `cmd:` and a command name a program that speaks the agent protocol (docs/agents.md). It is
/// started once for many games; a crash, silence for longer than --limit or too many wrong answers
/// loses the game, and a move is never made in its place.
///
/// The result depends on the seed alone, never on the number of threads; only times differ, and
/// programs do as they like. What is finished is kept in a journal, and the same command goes on
/// where it was interrupted. A game that fails is counted and reported, and lost by the one that is
/// to blame; the others go on, and the exit code is 1.
///
/// With --shard a machine plays a share of the deals, and --merge adds up the journals of all
/// shares, to the same result as if one machine had played everything.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  parlour arena skirmish --bots random,greedy,flat:50 --games 200
  parlour arena texas-42 --bots casual,strong --games 100 --svg standings.svg
  parlour arena innovation --seats 3 --bots novice,casual --games 60 --seed 7 --json
  parlour arena skirmish --bots strong,plain-flat,plain-ismcts --equal-time --games 100
  parlour arena skirmish --bots 'casual,cmd:python3 examples/arena_bot.py' --games 20
  parlour arena skirmish --bots strong,casual --games 800 --shard 3/8 --journal 3.journal
  parlour arena --merge 1.journal 2.journal 3.journal")]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = options::game_ids(), required_unless_present = "merge")]
    game: Option<String>,
    /// Who plays: two or more bots or programs, with commas between them
    ///
    /// `random`, `greedy`, `flat:N`, `ismcts:N` (N simulations), `alphabeta:N` (N moves ahead),
    /// levels such as `strong`, and what else the game has; or `cmd:` and a command with its
    /// arguments, such as `cmd:./my_bot.py --depth 3`. Spaces separate arguments; single or double
    /// quotation marks keep spaces and commas together. No shell is involved.
    #[arg(long, value_name = "BOTS", required_unless_present = "merge")]
    bots: Vec<String>,
    /// How many games each pair plays, rounded up to whole deals
    #[arg(long, value_name = "N", required_unless_present = "merge",
          value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: Option<u64>,
    /// Give every bot whose number is left open, such as `plain-flat`, so many simulations that it
    /// thinks as long as the first bot
    ///
    /// Measured before the contest, in games of the two; the numbers are told. Name them in place
    /// of this flag to play the same contest again, or to share it out.
    #[arg(long, conflicts_with = "shard")]
    equal_time: bool,
    /// How many seats, where the game allows several numbers [default: the fewest]
    ///
    /// The two of a pair take turns around the table, and every seating is turned until each has
    /// sat everywhere equally often. Partners are the same bot or program.
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    #[command(flatten)]
    sets: Sets,
    /// Where all chance and all bots start
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads; each bot thinks on one [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// How long a program may take for one decision, wrong answers and questions included; then it
    /// loses the game
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = milliseconds)]
    limit: u64,
    /// How often a program may mend a wrong answer, for one decision
    #[arg(long, value_name = "R", default_value_t = 3,
          value_parser = clap::value_parser!(u32).range(..=1000))]
    retries: u32,
    /// How much a question to a program holds: words, or the data of the table too
    #[arg(long, default_value = "full", value_parser = PossibleValuesParser::new(["full", "words"]))]
    form: String,
    /// Print one JSON object for programs; all of it but `times` is reproducible
    #[arg(long)]
    json: bool,
    /// Draw ratings, times and shares; a file that is there is replaced
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    svg: Option<PathBuf>,
    /// Keep the journal here, also when the contest is over [default: a file in the state folder,
    /// removed at the end]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    journal: Option<PathBuf>,
    /// Start over, even if a journal says that this contest was interrupted
    #[arg(long)]
    fresh: bool,
    /// Play one share of the deals, such as 3/8 for the third of eight; the journal is for --merge
    #[arg(long, value_name = "K/N", requires = "journal")]
    shard: Option<Shard>,
    /// Play nothing, and add up these journals: all shares of one contest
    #[arg(long, value_name = "FILE", num_args = 1.., value_hint = ValueHint::FilePath,
          conflicts_with_all = ["game", "bots", "games", "equal_time", "seats", "pairs", "seed",
                                "threads", "limit", "retries", "form", "journal", "fresh", "shard"])]
    merge: Vec<PathBuf>,
}

/// Reads a number of seconds, which may have a fraction.
fn milliseconds(text: &str) -> Result<u64, String> {
    const MOST: f64 = 86_400.0;
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.01..=MOST).contains(seconds));
    let seconds = seconds.ok_or("a time in seconds, 0.01 at least and a day at most")?;
    Ok((seconds * 1e3).round() as u64)
}

pub(crate) fn run(args: &Args) -> Done {
    if let Some(path) = &args.svg {
        plot::must_be_writable(path)?;
    }
    if !args.merge.is_empty() {
        return merge::run(args);
    }
    let info = shelf::info(args.game.as_deref().unwrap_or_default())?;
    let contest = Contest::of(args, info).map_err(about(info))?;
    let part = Part { contest: &contest, shard: args.shard.unwrap_or(Shard::WHOLE) };
    let hall = Hall::open(&contest)?;
    let (journal, before) = Journal::open(args.journal.as_deref(), args.fresh, part)?;
    let mut score = Score::new(&contest);
    before.iter().for_each(|line| score.count(line));
    part.announce(args.games.unwrap_or_default(), before.len() as u64)?;

    let clock = Clock::start();
    let threads = args.threads.map_or_else(bulk::cores, usize::from);
    let before = before.into_iter().map(|line| (line.deal, line.pair)).collect();
    let play = Play { part, journal: &journal, hall: hall.as_ref(), threads, before };
    let played_before = play.before.len() as u64 * contest.seatings;
    score.add(shelf::visit(&contest.game, play)?.map_err(about(info))?);

    let run = Run { threads, played_before, seconds: clock.seconds() };
    let program = journal::this_program();
    let done = show(args, &Report::of(part, &program, &score, &run))?;
    journal.finish();
    Ok(done)
}

/// Draws and prints what came of a contest.
fn show(args: &Args, report: &Report<'_>) -> Done {
    if let Some(path) = &args.svg {
        plot::write(path, &plot::draw(report))?;
    }
    print(report, args.json)?;
    Ok(if report.errors == 0 { ExitCode::SUCCESS } else { ExitCode::from(NEGATIVE) })
}

fn print(report: &Report<'_>, json: bool) -> Result<(), Fail> {
    let mut out = std::io::stdout().lock();
    if json {
        let text = serde_json::to_string_pretty(report).expect("a report can be written");
        writeln!(out, "{text}")?;
    } else {
        report.print(&mut out)?;
    }
    Ok(())
}

// ---------------------------------------------------------------------- what is played

/// Everything that the result of a contest follows from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Contest {
    game: String,
    /// The version of its rules.
    rules: u32,
    setup: Setup,
    /// Who plays, by their names.
    bots: Vec<String>,
    /// Those of them that are programs, and on what terms they play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    programs: Vec<Program>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    terms: Option<Terms>,
    seed: u64,
    /// How many deals each pair plays.
    deals: u64,
    /// In how many seatings each of them.
    seatings: u64,
}

impl Contest {
    /// What the command line asks for, checked.
    fn of(args: &Args, info: &'static Info) -> Result<Contest, Error> {
        let (mut bots, programs) = entrants(info.id, &args.bots)?;
        let setup = args.sets.setup(info, args.seats)?;
        if args.equal_time {
            equalize(info, &setup, &mut bots, args.seed)?;
        }
        let seatings = seatings_of(info.id, &setup)?.len() as u64;
        let terms =
            Terms { limit_ms: args.limit, retries: args.retries, full: args.form == "full" };
        Ok(Contest {
            game: info.id.to_owned(),
            rules: info.rules_version,
            setup,
            terms: (!programs.is_empty()).then_some(terms),
            bots,
            programs,
            seed: args.seed,
            deals: args.games.unwrap_or_default().div_ceil(seatings),
            seatings,
        })
    }

    fn pairings(&self) -> Vec<Pairing> {
        round_robin(self.bots.len())
    }

    /// How many games each pair plays.
    fn games_of_a_pair(&self) -> u64 {
        self.deals * self.seatings
    }

    /// The program at a place among the contestants, if it is one.
    fn program(&self, place: usize) -> Option<&Program> {
        self.programs.iter().find(|program| program.place == place)
    }

    /// The seed of a deal: the same for every pair.
    fn seed_of(&self, deal: u64) -> u64 {
        mix64(self.seed ^ mix64(deal))
    }
}

/// A share of a contest, which may be all of it.
#[derive(Clone, Copy, Debug)]
struct Part<'a> {
    contest: &'a Contest,
    shard: Shard,
}

impl Part<'_> {
    /// How many deals each pair plays.
    fn deals(self) -> u64 {
        self.shard.part_of(self.contest.deals)
    }

    /// How many games all of them play.
    fn games(self) -> u64 {
        self.deals() * self.contest.seatings * self.contest.pairings().len() as u64
    }

    /// Says on standard error what people would not expect.
    fn announce(self, asked: u64, deals_before: u64) -> std::io::Result<()> {
        let mut err = std::io::stderr();
        let Contest { deals, seatings, .. } = *self.contest;
        let (games, all) = (grouped(self.contest.games_of_a_pair()), grouped(self.games()));
        if asked != self.contest.games_of_a_pair() {
            let deals = counted(deals, "deal");
            writeln!(err, "note: every pair plays {games} games: {deals} in {seatings} seatings")?;
        }
        if !self.shard.is_whole() {
            let (shard, here) = (self.shard, counted(self.deals(), "deal"));
            writeln!(err, "note: share {shard} has {here} of {}", grouped(deals))?;
        }
        if deals_before > 0 {
            let before = grouped(deals_before * seatings);
            writeln!(err, "going on: {before} of {all} games were played before")?;
        }
        Ok(())
    }
}

/// Gives the bots whose number is left open so many simulations that they think as long as the
/// first one, and says how many.
fn equalize(info: &Info, setup: &Setup, bots: &mut [String], seed: u64) -> Result<(), Error> {
    let takes_simulations = |name: &str| bot::names(info).contains(&format!("{name}:N").as_str());
    let is_open = |name: &str| takes_simulations(name) && name != "alphabeta";
    let [measure, others @ ..] = bots else { return Ok(()) };
    if is_open(measure) || bots::check(info.id, measure).is_err() {
        return Err(Error::invalid("no_measure"));
    }
    let mut open = others.iter_mut().filter(|name| is_open(name)).peekable();
    if open.peek().is_none() {
        return Err(Error::invalid("nothing_open"));
    }
    let clock = Clock::start();
    let nanos = || (clock.seconds() * 1e9) as u64;
    for name in open {
        *name = at_equal_time(info.id, setup, (measure, name), seed, &nanos)?.to_string();
        // One who cannot be told need not be.
        let _ = writeln!(std::io::stderr(), "note: {name} thinks as long as {measure}");
    }
    Ok(())
}

/// The contestants by their proper names, at least two and each once, and those that are programs.
fn entrants(game: &str, named: &[String]) -> Result<(Vec<String>, Vec<Program>), Error> {
    let (mut bots, mut programs): (Vec<String>, _) = (Vec::new(), Vec::new());
    let wrong = |error| options::at("--bots", &error);
    for list in named {
        for text in program::names(list).map_err(wrong)? {
            let name = match Program::named(&text, bots.len()) {
                Some(program) => {
                    programs.push(program.map_err(wrong)?);
                    text
                }
                None => {
                    let known = bots::check(game, &text).and_then(|()| bots::Name::parse(&text));
                    known.map_err(wrong)?.to_string()
                }
            };
            if bots.contains(&name) {
                return Err(Error::invalid("bot_twice").with("name", name));
            }
            bots.push(name);
        }
    }
    if bots.len() < 2 {
        return Err(Error::invalid("too_few_bots"));
    }
    Ok((bots, programs))
}

// ---------------------------------------------------------------------- playing

/// What is left of a contest, to be played.
struct Play<'a> {
    part: Part<'a>,
    journal: &'a Journal,
    /// Where programs play.
    hall: Option<&'a Hall<'a>>,
    threads: usize,
    /// Deals that were played before, each with the number of the pair.
    before: BTreeSet<(u64, usize)>,
}

impl Play<'_> {
    /// The deals that are left. All pairs take turns; where programs play, they come one after the
    /// other instead, since every pair has running programs of its own.
    fn left(&self) -> Vec<(u64, usize)> {
        let Part { contest, shard } = self.part;
        let pairs = contest.pairings().len();
        let deals = (0..contest.deals).filter(|&deal| shard.has(deal));
        let all = deals.flat_map(|deal| (0..pairs).map(move |pair| (deal, pair)));
        let mut left: Vec<(u64, usize)> = all.filter(|key| !self.before.contains(key)).collect();
        if self.hall.is_some() {
            left.sort_by_key(|&(deal, pair)| (pair, deal));
        }
        left
    }
}

/// What one thread has: its sums, and its running programs.
struct Worker<'a> {
    score: Score,
    crew: Crew<'a>,
}

impl Visitor for Play<'_> {
    type Out = Result<Score, Error>;

    fn visit<G: Show>(self) -> Result<Score, Error> {
        let Play { part, journal, hall, threads, .. } = self;
        let contest = part.contest;
        let clock = Clock::start();
        let nanos = || (clock.seconds() * 1e9) as u64;
        let pairs: Vec<Pair<'_, G>> = contest
            .pairings()
            .iter()
            .map(|&pairing| Pair::of(contest, pairing, &nanos))
            .collect::<Result<_, Error>>()?;
        let left = self.left();
        let _hush = Hush::start();
        let bar = bulk::bar(part.games(), "playing");
        bar.set_position(part.games() - left.len() as u64 * contest.seatings);
        bar.reset_eta();
        let told = Mutex::new(BTreeSet::new());
        let start = || Worker { score: Score::new(contest), crew: Crew::new(hall) };
        let workers = bulk::spread(left.len() as u64, threads, start, |worker, n| {
            let (deal, pair) = left[n as usize];
            let games = pairs[pair].played(&mut worker.crew, contest, deal);
            let line = Line { pair, deal, games };
            tell(&mut worker.crew.troubles, contest, &told, &bar);
            journal.keep(&line);
            worker.score.count(&line);
            bar.inc(contest.seatings);
        });
        bar.finish_and_clear();
        let mut total = Score::new(contest);
        workers.into_iter().for_each(|worker| total.add(worker.score));
        Ok(total)
    }
}

/// Two that meet.
struct Pair<'a, G: Show> {
    pairing: Pairing,
    /// Where both are bots.
    duel: Option<Duel<'a, G>>,
}

impl<'a, G: Show> Pair<'a, G> {
    fn of(
        contest: &Contest,
        pairing: Pairing,
        clock: &'a (dyn Fn() -> u64 + Sync),
    ) -> Result<Pair<'a, G>, Error> {
        let both = [pairing.first, pairing.second];
        if both.iter().any(|&place| contest.program(place).is_some()) {
            return Ok(Pair { pairing, duel: None });
        }
        let names = both.map(|place| contest.bots[place].as_str());
        Ok(Pair { pairing, duel: Some(Duel::new(&contest.setup, names, clock)?) })
    }

    /// A deal in every seating. A panic is the end of one game only.
    fn played(&self, crew: &mut Crew<'_>, contest: &Contest, deal: u64) -> Vec<Counted> {
        let seed = contest.seed_of(deal);
        let mut game = |seating| -> Result<Played, Broken> {
            let played = bulk::caught(|| match &self.duel {
                Some(duel) => duel.play(seed, seating),
                None => crew.play(self.pairing, seed, seating),
            });
            played.unwrap_or_else(|said| Err(Broken::nobodys(said)))
        };
        (0..contest.seatings as usize).map(|seating| Counted::from(game(seating))).collect()
    }
}

/// Tells the first trouble with each program at once, with what it said on standard error: whoever
/// looks may want to mend it before all games are lost. The others are counted.
fn tell(
    troubles: &mut Vec<Trouble>,
    contest: &Contest,
    told: &Mutex<BTreeSet<usize>>,
    bar: &ProgressBar,
) {
    for Trouble { place, why, errors } in troubles.drain(..) {
        if told.lock().expect("nobody panics while telling").insert(place) {
            bar.suspend(|| {
                warn(&format!("{} loses a game: {why}", contest.bots[place]));
                let mut err = std::io::stderr();
                // One who cannot be told need not be.
                let _ = errors.iter().try_for_each(|line| writeln!(err, "  {line}"));
            });
        }
    }
}

/// A game that failed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Failed {
    pair: usize,
    deal: u64,
    seating: usize,
    /// Which of the two is to blame.
    by: Option<usize>,
    why: String,
}

/// Sums over games: adding up gives the same in any order.
struct Score {
    /// One for each pair.
    tallies: Vec<Tally>,
    /// The first failed games.
    failed: Vec<Failed>,
}

impl Score {
    fn new(contest: &Contest) -> Score {
        Score { tallies: vec![Tally::default(); contest.pairings().len()], failed: Vec::new() }
    }

    fn count(&mut self, line: &Line) {
        self.tallies[line.pair].count(&line.games);
        for (seating, game) in line.games.iter().enumerate() {
            if let Some(why) = game.error.clone() {
                let (pair, deal, by) = (line.pair, line.deal, game.blamed());
                self.failed.push(Failed { pair, deal, seating, by, why });
            }
        }
        self.shorten();
    }

    fn add(&mut self, other: Score) {
        self.tallies.iter_mut().zip(&other.tallies).for_each(|(sum, more)| sum.add(more));
        self.failed.extend(other.failed);
        self.shorten();
    }

    fn shorten(&mut self) {
        self.failed.sort();
        self.failed.truncate(DESCRIBED);
    }
}
