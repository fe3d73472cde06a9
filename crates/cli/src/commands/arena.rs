//! `parlour arena`

mod journal;
mod plot;
mod report;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use bots::arena::{Broken, Counted, Duel, Pairing, Tally, round_robin, seatings_of};
use kernel::{Error, Info, Setup, Show, mix64};
use serde::{Deserialize, Serialize};
use shelf::Visitor;

use crate::bulk::{self, Hush};
use crate::clock::Clock;
use crate::fail::{Done, Fail, NEGATIVE, about};
use crate::figures::{counted, grouped};
use crate::options::{self, Sets};

use journal::{Journal, Line};
pub(super) use report::Report;
use report::Run;

/// So many failed games are described; all are counted.
const DESCRIBED: usize = 20;

/// Let bots play against each other and see who is better
///
/// Every pair of bots plays N games, on all cores. The deals are the same for every pair, and each
/// is played in every seating, so neither deal nor seat favours anybody; N is rounded up to whole
/// deals. Prints the standings, the share that each bot got of its games against each other one,
/// and every pair with its 95 % interval. A draw is half a win.
///
/// A rating is Glicko's, from all games at once: 1500 is the mean of these bots, and what counts is
/// the difference. Who is 100 ahead can expect a share of 64 %, 200 ahead 76 %, 400 ahead 91 %. The
/// number after ± is 1.96 standard deviations, a 95 % interval.
///
/// The result depends on the seed alone, never on the number of threads; only times differ. What is
/// finished is kept in a journal, and the same command goes on where it was interrupted. A game
/// that fails is counted and reported, and lost by the bot that made an illegal move; the others go
/// on, and the exit code is 1.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  parlour arena skirmish --bots random,greedy,flat:50 --games 200
  parlour arena texas-42 --bots casual,strong --games 100 --svg standings.svg
  parlour arena innovation --seats 3 --bots novice,casual --games 60 --seed 7 --json")]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = options::game_ids())]
    game: String,
    /// Who plays: two or more bots, with commas between them
    ///
    /// `random`, `greedy`, `flat:N`, `ismcts:N` (N simulations), `alphabeta:N` (N moves ahead),
    /// levels such as `strong`, and what else the game has.
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games each pair plays, rounded up to whole deals
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// How many seats, where the game allows several numbers [default: the fewest]
    ///
    /// The two bots of a pair take turns around the table, and every seating is turned until each
    /// has sat everywhere equally often. Partners are the same bot.
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
    /// Print one JSON object for programs; all of it but `times` is reproducible
    #[arg(long)]
    json: bool,
    /// Draw ratings and shares; a file that is there is replaced
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Keep the journal here, also when the contest is over [default: a file in the state folder,
    /// removed at the end]
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    /// Start over, even if a journal says that this contest was interrupted
    #[arg(long)]
    fresh: bool,
}

pub(crate) fn run(args: &Args) -> Done {
    let info = shelf::info(&args.game)?;
    let contest = Contest::of(args, info).map_err(about(info))?;
    if let Some(path) = &args.svg {
        plot::must_be_writable(path)?;
    }
    let (journal, before) = Journal::open(args.journal.as_deref(), args.fresh, &contest)?;
    let mut score = Score::new(&contest);
    before.iter().for_each(|line| score.count(line));
    contest.announce(args.games, before.len() as u64)?;

    let clock = Clock::start();
    let threads = args.threads.map_or_else(bulk::cores, usize::from);
    let before = before.into_iter().map(|line| (line.deal, line.pair)).collect();
    let play = Play { contest: &contest, journal: &journal, threads, before };
    let played_before = play.before.len() as u64 * contest.seatings;
    score.add(shelf::visit(&contest.game, play)?.map_err(about(info))?);

    let run = Run { threads, played_before, seconds: clock.seconds() };
    let report = Report::of(&contest, &score, &run);
    if let Some(path) = &args.svg {
        plot::write(path, &plot::draw(&report))?;
    }
    print(&report, args.json)?;
    journal.finish();
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
    bots: Vec<String>,
    seed: u64,
    /// How many deals each pair plays.
    deals: u64,
    /// In how many seatings each of them.
    seatings: u64,
}

impl Contest {
    /// What the command line asks for, checked.
    fn of(args: &Args, info: &'static Info) -> Result<Contest, Error> {
        let bots = entrants(&args.game, &args.bots)?;
        let setup = args.sets.setup(info, args.seats)?;
        let seatings = seatings_of(&args.game, &setup)? as u64;
        Ok(Contest {
            game: args.game.clone(),
            rules: info.rules_version,
            setup,
            bots,
            seed: args.seed,
            deals: args.games.div_ceil(seatings),
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

    /// How many games all of them play.
    fn games(&self) -> u64 {
        self.games_of_a_pair() * self.pairings().len() as u64
    }

    /// The seed of a deal: the same for every pair.
    fn seed_of(&self, deal: u64) -> u64 {
        mix64(self.seed ^ mix64(deal))
    }

    /// Says on standard error what people would not expect.
    fn announce(&self, asked: u64, deals_before: u64) -> std::io::Result<()> {
        let mut err = std::io::stderr();
        let (games, all) = (grouped(self.games_of_a_pair()), grouped(self.games()));
        if asked != self.games_of_a_pair() {
            let (deals, seatings) = (counted(self.deals, "deal"), self.seatings);
            writeln!(err, "note: every pair plays {games} games: {deals} in {seatings} seatings")?;
        }
        if deals_before > 0 {
            let before = grouped(deals_before * self.seatings);
            writeln!(err, "going on: {before} of {all} games were played before")?;
        }
        Ok(())
    }
}

/// The bots of a contest by their proper names: at least two, each once.
fn entrants(game: &str, named: &[String]) -> Result<Vec<String>, Error> {
    let mut bots: Vec<String> = Vec::new();
    for text in named {
        let known = bots::check(game, text).and_then(|()| bots::Name::parse(text));
        let name = known.map_err(|error| options::at("--bots", &error))?.to_string();
        if bots.contains(&name) {
            return Err(Error::invalid("bot_twice").with("name", name));
        }
        bots.push(name);
    }
    if bots.len() < 2 {
        return Err(Error::invalid("too_few_bots"));
    }
    Ok(bots)
}

// ---------------------------------------------------------------------- playing

/// What is left of a contest, to be played.
struct Play<'a> {
    contest: &'a Contest,
    journal: &'a Journal,
    threads: usize,
    /// Deals that were played before, each with the number of the pair.
    before: std::collections::BTreeSet<(u64, usize)>,
}

impl Play<'_> {
    /// The deals that are left, all pairs taking turns.
    fn left(&self) -> Vec<(u64, usize)> {
        let pairs = self.contest.pairings().len();
        let all = (0..self.contest.deals).flat_map(|deal| (0..pairs).map(move |pair| (deal, pair)));
        all.filter(|key| !self.before.contains(key)).collect()
    }
}

impl Visitor for Play<'_> {
    type Out = Result<Score, Error>;

    fn visit<G: Show>(self) -> Result<Score, Error> {
        let Play { contest, journal, threads, .. } = self;
        let clock = Clock::start();
        let nanos = || (clock.seconds() * 1e9) as u64;
        let name = |place: usize| contest.bots[place].as_str();
        let duel = |pairing: &Pairing| {
            Duel::<G>::new(&contest.setup, [name(pairing.first), name(pairing.second)], &nanos)
        };
        let duels: Vec<Duel<'_, G>> =
            contest.pairings().iter().map(duel).collect::<Result<_, Error>>()?;
        let left = self.left();
        let _hush = Hush::start();
        let bar = bulk::bar(contest.games(), "playing");
        bar.set_position(contest.games() - left.len() as u64 * contest.seatings);
        bar.reset_eta();
        let start = || Score::new(contest);
        let workers = bulk::spread(left.len() as u64, threads, start, |score, n| {
            let (deal, pair) = left[n as usize];
            let line = Line { pair, deal, games: played(&duels[pair], contest.seed_of(deal)) };
            journal.keep(&line);
            score.count(&line);
            bar.inc(contest.seatings);
        });
        bar.finish_and_clear();
        let mut total = Score::new(contest);
        workers.into_iter().for_each(|score| total.add(score));
        Ok(total)
    }
}

/// A deal in every seating. A panic is the end of one game only.
fn played<G: Show>(duel: &Duel<'_, G>, seed: u64) -> Vec<Counted> {
    let game = |seating| {
        let played = bulk::caught(|| duel.play(seed, seating));
        let played = played.unwrap_or_else(|said| Err(Broken::nobodys(said)));
        Counted::from(played)
    };
    (0..duel.seatings()).map(game).collect()
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
