//! `parlour sim`

use std::collections::BTreeMap;
use std::io::Write;
use std::process::ExitCode;

use bots::arena::PLAYERS;
use bots::decision_seed;
use kernel::{
    Error, Key, Luck, Mover, Moves, Outcome, Policy, Rng, Seat, SeatSet, Setup, Show, mix64,
    play_out,
};
use schemars::JsonSchema;
use search::{Bot, Seen, Terms};
use serde::Serialize;
use shelf::Visitor;

use crate::bulk::{self, Hush};
use crate::clock::Clock;
use crate::fail::{Done, NEGATIVE, about};
use crate::figures::{self, Share, grouped, round};
use crate::options::{self, Sets};
use crate::term::wrapped;

/// The bot that needs no thought.
const RANDOM: &str = "random";
/// So many failed games are described; all are counted.
const DESCRIBED: usize = 20;

/// Play many games at once and sum up how they went
///
/// Plays games between bots on all cores and prints who won how often (with 95 % confidence
/// intervals), how long the games were and how fast they were played. A decision is one move by one
/// mover; chance is a mover too.
///
/// The result depends on the seed alone, never on the number of threads. Chance and players draw
/// from streams of their own. A game that panics or never ends is counted and reported with its
/// seed; the others go on, and the exit code is 1.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  parlour sim texas-42 --games 10000
  parlour sim texas-42 --games 1000 --seed 7 --set preset=house --json
  parlour sim skirmish --games 20 --seats casual,novice")]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = options::game_ids())]
    game: String,
    /// How many games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: u64,
    /// Who plays, one bot for each seat, with commas between them [default: random on every seat]
    ///
    /// `parlour games GAME` lists the bots of a game. Those that think take their time: a game of
    /// strong ones takes seconds, not microseconds.
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',')]
    seats: Vec<String>,
    #[command(flatten)]
    sets: Sets,
    /// Where all chance and all players start
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print one JSON object for programs; all of it but `decisions_per_s` is reproducible
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Done {
    let info = shelf::info(&args.game)?;
    let players = options::players(info, &args.seats, RANDOM, &[])?;
    let setup = args.sets.setup(info, Some(players.len() as u8)).map_err(about(info))?;
    let threads = args.threads.map_or_else(bulk::cores, usize::from);
    let clock = Clock::start();
    let (games, seed) = (args.games, args.seed);
    let simulate = Simulate { setup: &setup, players: &players, games, seed, threads };
    let tally = shelf::visit(&args.game, simulate)?.map_err(about(info))?;
    let summary = Summary::of(args, &setup, &players, tally, clock.seconds());
    let mut out = std::io::stdout().lock();
    if args.json {
        let text = serde_json::to_string_pretty(&summary).expect("a summary can be written");
        writeln!(out, "{text}")?;
    } else {
        summary.print(&mut out)?;
    }
    Ok(if summary.errors == 0 { ExitCode::SUCCESS } else { ExitCode::from(NEGATIVE) })
}

// ---------------------------------------------------------------------- playing

struct Simulate<'a> {
    setup: &'a Setup,
    players: &'a [String],
    games: u64,
    seed: u64,
    threads: usize,
}

impl Visitor for Simulate<'_> {
    type Out = Result<Tally, Error>;

    fn visit<G: Show>(self) -> Result<Tally, Error> {
        let opening = G::new(self.setup)?;
        let bots = self.players.iter().map(|name| bots::named::<G>(name));
        let bots = bots.collect::<Result<Vec<_>, Error>>()?;
        let random = self.players.iter().all(|name| name == RANDOM);
        let _hush = Hush::start();
        let bar = bulk::bar(self.games, "playing");
        let start = || (Tally::default(), Moves::new());
        let workers = bulk::spread(self.games, self.threads, start, |(tally, moves), n| {
            let seed = mix64(self.seed ^ mix64(n));
            let players = mix64(seed ^ PLAYERS);
            let played = match random {
                true => play(&opening, seed, &mut Rng::new(players), moves),
                false => play(&opening, seed, &mut Seated::new(&bots, players), moves),
            };
            match played {
                Ok(played) => tally.count(&played),
                Err(why) => tally.fail(FailedGame { game: n, seed, why }),
            }
            bar.inc(1);
        });
        bar.finish_and_clear();
        let mut total = Tally::default();
        workers.into_iter().for_each(|(tally, _)| total.add(tally));
        Ok(total)
    }
}

/// A game that came to its end.
struct Played {
    outcome: Outcome,
    decisions: u32,
    chance: u64,
}

/// The bots of one game. Each thinks on one thread and as long as it needs, so that what it decides
/// does not depend on the machine.
struct Seated<'a, G: Show> {
    bots: &'a [Box<dyn Bot<G>>],
    seed: u64,
    decisions: u32,
}

impl<'a, G: Show> Seated<'a, G> {
    fn new(bots: &'a [Box<dyn Bot<G>>], seed: u64) -> Seated<'a, G> {
        Seated { bots, seed, decisions: 0 }
    }
}

impl<G: Show> Policy<G> for Seated<'_, G> {
    fn pick(&mut self, state: &G, mover: Mover, moves: &[G::Move]) -> usize {
        let Mover::Seat(seat) = mover else { panic!("chance is nobody's bot") };
        let terms = Terms::seeded(decision_seed(self.seed, self.decisions, seat));
        self.decisions += 1;
        let best = self.bots[seat.index()].decide(&Seen::new(state, seat), &terms).best;
        let place = moves.iter().position(|&m| m == best);
        place.unwrap_or_else(|| panic!("the bot on seat {seat} made an illegal move: {best:?}"))
    }
}

fn play<G: Show>(
    opening: &G,
    seed: u64,
    players: &mut impl Policy<G>,
    moves: &mut Moves<G::Move>,
) -> Result<Played, String> {
    let mut state = opening.clone();
    let mut luck = Luck::new(seed);
    let played = bulk::caught(|| {
        let decisions = play_out(&mut state, &mut luck, players, moves, &mut ());
        decisions.map(|decisions| (decisions, state.outcome()))
    });
    match played? {
        Ok((decisions, Some(outcome))) => Ok(Played { outcome, decisions, chance: luck.nth }),
        Ok((_, None)) => Err("nobody owes a move, and there is no outcome".to_owned()),
        Err(kernel::Runaway) => Err(format!("not over after {} moves", G::INFO.max_moves)),
    }
}

// ---------------------------------------------------------------------- summing up

/// A game that did not come to its end.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct FailedGame {
    game: u64,
    #[serde(serialize_with = "figures::as_text")]
    #[schemars(with = "String")]
    seed: u64,
    why: String,
}

/// Sums over games: adding up tallies gives the same in any order.
#[derive(Default)]
struct Tally {
    lengths: BTreeMap<u32, u64>,
    chance: u64,
    winners: BTreeMap<SeatSet, u64>,
    /// The winners of a draw, once there was one.
    draw: SeatSet,
    reasons: BTreeMap<Key, u64>,
    scores: Vec<i64>,
    errors: u64,
    failed: Vec<FailedGame>,
}

impl Tally {
    fn count(&mut self, played: &Played) {
        *self.lengths.entry(played.decisions).or_default() += 1;
        *self.winners.entry(played.outcome.winners()).or_default() += 1;
        if played.outcome.is_draw() {
            self.draw = played.outcome.winners();
        }
        *self.reasons.entry(played.outcome.reason.clone()).or_default() += 1;
        self.chance += played.chance;
        self.scores.resize(played.outcome.seats.len(), 0);
        for (sum, standing) in self.scores.iter_mut().zip(&played.outcome.seats) {
            *sum += i64::from(standing.score);
        }
    }

    fn fail(&mut self, failed: FailedGame) {
        self.errors += 1;
        if self.failed.len() < DESCRIBED {
            self.failed.push(failed);
        }
    }

    fn add(&mut self, other: Tally) {
        fn merge<K: Ord>(into: &mut BTreeMap<K, u64>, from: BTreeMap<K, u64>) {
            from.into_iter().for_each(|(key, n)| *into.entry(key).or_default() += n);
        }
        merge(&mut self.lengths, other.lengths);
        merge(&mut self.winners, other.winners);
        self.draw = if other.draw.is_empty() { self.draw } else { other.draw };
        merge(&mut self.reasons, other.reasons);
        self.chance += other.chance;
        self.scores.resize(self.scores.len().max(other.scores.len()), 0);
        self.scores.iter_mut().zip(other.scores).for_each(|(sum, more)| *sum += more);
        self.errors += other.errors;
        self.failed.extend(other.failed);
        self.failed.sort_by_key(|failed| failed.game);
        self.failed.truncate(DESCRIBED);
    }
}

/// The JSON that the command promises, in this order.
#[derive(Serialize, JsonSchema)]
pub(super) struct Summary<'a> {
    game: &'a str,
    rules: u32,
    setup: &'a Setup,
    players: &'a [String],
    #[serde(serialize_with = "figures::as_text")]
    #[schemars(with = "String")]
    seed: u64,
    games: u64,
    finished: u64,
    errors: u64,
    failed: Vec<FailedGame>,
    decisions: u64,
    chance_decisions: u64,
    length: Length,
    outcomes: Vec<Won>,
    seats: Vec<First>,
    reasons: BTreeMap<Key, u64>,
    decisions_per_s: u64,
}

/// Lengths of games, in decisions.
#[derive(Serialize, JsonSchema)]
struct Length {
    min: u32,
    mean: f64,
    median: u32,
    max: u32,
}

/// How often these seats won together; all of them in a draw.
#[derive(Serialize, JsonSchema)]
struct Won {
    winners: SeatSet,
    draw: bool,
    #[serde(flatten)]
    share: Share,
}

/// How often a seat came out first, draws not counted, and its mean score.
#[derive(Serialize, JsonSchema)]
struct First {
    seat: Seat,
    #[serde(flatten)]
    share: Share,
    mean_score: f64,
}

impl<'a> Summary<'a> {
    fn of(
        args: &'a Args,
        setup: &'a Setup,
        players: &'a [String],
        tally: Tally,
        seconds: f64,
    ) -> Summary<'a> {
        let finished: u64 = tally.lengths.values().sum();
        let decisions = tally.lengths.iter().map(|(&length, n)| u64::from(length) * n).sum();
        Summary {
            game: &args.game,
            rules: shelf::info(&args.game).map_or(0, |info| info.rules_version),
            setup,
            players,
            seed: args.seed,
            games: args.games,
            finished,
            errors: tally.errors,
            decisions,
            chance_decisions: tally.chance,
            length: Length::of(&tally.lengths, decisions, finished),
            outcomes: outcomes(&tally, finished),
            seats: seats(&tally, finished),
            failed: tally.failed,
            reasons: tally.reasons,
            decisions_per_s: (decisions as f64 / seconds) as u64,
        }
    }

    fn print(&self, out: &mut impl Write) -> std::io::Result<()> {
        let sets: Vec<_> = self.setup.options.iter().map(|(k, v)| format!("{k}={v}")).collect();
        let sets = if sets.is_empty() { "default options".to_owned() } else { sets.join(" ") };
        writeln!(out, "{}: {} games, seed {}, {sets}", self.game, grouped(self.games), self.seed)?;
        if self.players.iter().any(|name| name != RANDOM) {
            writeln!(
                out,
                "{}",
                wrapped(&self.players.join(", "), "  players    ", "             ")
            )?;
        }
        writeln!(out, "  finished   {} ({} errors)", grouped(self.finished), self.errors)?;
        let (all, chance) = (grouped(self.decisions), grouped(self.chance_decisions));
        let rate = grouped(self.decisions_per_s);
        writeln!(out, "  decisions  {all} ({chance} by chance), {rate} a second")?;
        let Length { min, mean, median, max } = self.length;
        writeln!(out, "  length     {min} to {max} decisions, mean {mean:.1}, median {median}")?;
        let ended: Vec<_> =
            self.reasons.iter().map(|(reason, n)| format!("{reason} {}", grouped(*n))).collect();
        writeln!(out, "  ended by   {}\n", ended.join(", "))?;
        self.print_shares(out)?;
        for FailedGame { game, seed, why } in &self.failed {
            writeln!(out, "error: game {game} (seed {seed}): {why}")?;
        }
        Ok(())
    }

    fn print_shares(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(out, "  {:<16}{:>12}{:>10}   95 % interval", "won by", "games", "share")?;
        for Won { winners, draw, share } in &self.outcomes {
            let names: Vec<String> = winners.iter().map(|seat| seat.to_string()).collect();
            let names = if *draw { "draw".to_owned() } else { names.join(" and ") };
            writeln!(out, "  {names:<16}{}", shown(share))?;
        }
        writeln!(out, "\n  {:<16}{:>12}{:>10}   95 % interval      mean score", "first", "", "")?;
        for First { seat, share, mean_score } in &self.seats {
            writeln!(out, "  seat {seat:<11}{}{mean_score:>11.2}", shown(share))?;
        }
        Ok(())
    }
}

fn shown(share: &Share) -> String {
    let Share { games, share, low, high } = *share;
    let [share, low, high] = [share, low, high].map(|part| part * 100.0);
    format!("{:>12}{share:>8.2} %   {low:.2} to {high:.2} %", grouped(games))
}

impl Length {
    fn of(lengths: &BTreeMap<u32, u64>, decisions: u64, finished: u64) -> Length {
        let mut before = 0;
        let middle = lengths.iter().find(|(_, n)| {
            before += **n;
            before * 2 >= finished
        });
        Length {
            min: lengths.keys().next().copied().unwrap_or(0),
            mean: round(decisions as f64 / finished.max(1) as f64),
            median: middle.map_or(0, |(&length, _)| length),
            max: lengths.keys().next_back().copied().unwrap_or(0),
        }
    }
}

/// Who won, the most frequent winners first.
fn outcomes(tally: &Tally, finished: u64) -> Vec<Won> {
    let won = |(&winners, &n): (&SeatSet, &u64)| Won {
        winners,
        draw: winners == tally.draw,
        share: Share::of(n, finished),
    };
    let mut all: Vec<Won> = tally.winners.iter().map(won).collect();
    all.sort_by_key(|won| (std::cmp::Reverse(won.share.games), won.winners));
    all
}

fn seats(tally: &Tally, finished: u64) -> Vec<First> {
    let first = |(n, &score): (usize, &i64)| {
        let seat = Seat(n as u8);
        let won = |(set, _): &(&SeatSet, &u64)| set.has(seat) && **set != tally.draw;
        let games = tally.winners.iter().filter(won).map(|(_, n)| n).sum();
        let mean_score = round(score as f64 / finished.max(1) as f64);
        First { seat, share: Share::of(games, finished), mean_score }
    };
    tally.scores.iter().enumerate().map(first).collect()
}
