//! The conformance suite: what every game must hold, at every step of random games.
//!
//! A game passes all of it by one test:
//!
//! ```
//! # use kernel::{Show, Setup};
//! fn conforms<State: Show>() {
//!     kernel::conform::check::<State>(&Setup::default(), 0..200);
//! }
//! ```
//!
//! [`PROPERTIES`] lists what is held. A failure names its property, says what was found, and
//! carries the record of the game so far, printed as a scenario that leads to the same position.
//! Everything is drawn from the seed: what failed once fails again.
//!
//! [`Suite`] is the same without a panic, game after game, for `parlour fuzz`.

mod board;
mod events;
mod keys;
mod position;
mod record;
mod scenarios;
mod secrets;
mod start;
mod words;
mod work;
mod worlds;

pub use keys::{keys, same_keys};
pub use scenarios::{Scenarios, case_number};
pub use start::{mangled, positions};
pub use worlds::Recurrence;

use std::fmt;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::chance::{Luck, Rng, mix64};
use crate::moves::Moves;
use crate::projection::Projections;
use crate::record::Record;
use crate::scenario::Scenario;
use crate::seat::{Mover, Names, Seat, ToMove, Viewer};
use crate::seed::Seed;
use crate::setup::Setup;
use crate::show::Show;
use crate::words::{LANGUAGES, Words};

/// Every property by its stable name, with what it promises.
pub const PROPERTIES: &[(&str, &str)] = &[
    (
        "info",
        "What the game says of itself is sound, and a setup and its shortest form open alike.",
    ),
    ("turn", "Somebody owes a move until the game is over, and then nobody does."),
    (
        "outcome",
        "There is an outcome exactly when the game is over, with a sane rank for each seat.",
    ),
    ("moves", "Lists ascend without repetition: never empty for who must move, empty for others."),
    ("check", "Exactly the listed moves are accepted, and a refused one changes nothing."),
    ("chance", "The outcomes of chance are counted, numbered and found again; luck alone decides."),
    ("validate", "Every position that play reaches can be."),
    ("play", "Every listed move can be made, from equal states alike, and copies are independent."),
    ("inline", "Answers that a policy gives at once lead where the same answers as moves lead."),
    ("fold", "The told events alone, applied one by one, rebuild what lies on the table."),
    ("events", "Every event comes back unchanged from its serialised form."),
    ("redact", "Redacting twice is redacting once; the omniscient viewer sees the event itself."),
    ("projections", "Read models fold what a viewer may see, and say which parts changed."),
    ("notation", "Moves of one mover are written differently, on one line, and read back."),
    ("parse", "No text makes reading panic, and what is read is legal or refused."),
    (
        "picture",
        "A picture fits 80 columns, or the pane that it is drawn for, and holds no control characters, in every language.",
    ),
    (
        "board",
        "What lies on the table has a place for each seat, and every thing a reference and a name.",
    ),
    (
        "references",
        "Every piece, zone and square that a move touches is on the board of who may make it.",
    ),
    ("words", "Every message has words in every language, and they fit its arguments."),
    ("work", "No position takes more than a bounded number of steps to show, beside its screen."),
    ("weigh", "Every move keeps a weight above 0 and belongs to a named group."),
    ("position", "A position as text opens as the same state; a damaged one is refused or can be."),
    ("record", "A record survives as text and as a scenario, and plays to the same state."),
    ("length", "No game takes more moves than the game says any can."),
    ("leak", "What a viewer gets is the same in every world that it cannot tell from the truth."),
    ("worlds", "As many worlds as a viewer cannot tell apart are counted, in each of them alike."),
    ("imagine", "Worlds are imagined fairly: each as often as any other, and the truth no more."),
    (
        "blind",
        "What is imagined depends on the draw and on what the viewer knows, not on the truth.",
    ),
];

/// What a law says: nothing, or what was found instead.
type Law = Result<(), String>;

fn ensure(holds: bool, found: impl FnOnce() -> String) -> Law {
    if holds { Ok(()) } else { Err(found()) }
}

/// How much is checked. The games played are the same at every level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Thorough {
    /// Costly laws at few steps and for one viewer at a time: for many thousands of games.
    Quick,
    /// Costly laws at some steps: for the tests of a game.
    #[default]
    Usual,
    /// Every law at every step.
    Full,
}

impl Thorough {
    /// Whether the costly laws are checked at `step`: at the powers of two and every so many steps.
    /// The seed shifts them, or else one seat might never be looked at when it is to move.
    const fn samples(self, step: u32, seed: u64) -> bool {
        let stride = match self {
            Thorough::Quick => 64,
            Thorough::Usual => 16,
            Thorough::Full => 1,
        };
        let step = step as u64;
        (step + seed % 4).is_power_of_two() || (step + seed % stride).is_multiple_of(stride)
    }

    /// How many worlds are imagined for a viewer at a sampled step.
    const fn worlds(self) -> usize {
        match self {
            Thorough::Quick => 1,
            Thorough::Usual => 2,
            Thorough::Full => 4,
        }
    }

    /// How many moves of other positions are tried at a step.
    const fn strangers(self) -> usize {
        match self {
            Thorough::Quick => 8,
            Thorough::Usual => 32,
            Thorough::Full => POOL,
        }
    }
}

/// How many moves seen in earlier positions are kept to be tried in later ones.
const POOL: usize = 128;

/// What the suite has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Games played to their end.
    pub games: u64,
    /// Moves made, those of chance included.
    pub moves: u64,
    /// Moves of chance.
    pub chance: u64,
    /// Positions checked.
    pub positions: u64,
    /// Positions at which the costly laws were checked too.
    pub sampled: u64,
    /// The longest list of moves.
    pub longest_list: usize,
    /// The longest game, in moves.
    pub longest_game: u32,
    /// Worlds imagined.
    pub worlds: u64,
    /// Those that were imagined where there was only one, counted as such: the truth.
    pub single: u64,
    /// How often no world could be imagined.
    pub unimagined: u64,
    /// Imagined worlds that differ from the truth: 0 when the game hides nothing.
    pub hidden: u64,
    /// Moves that were tried and refused.
    pub refused: u64,
}

impl Stats {
    /// Takes in what was done elsewhere.
    pub fn add(&mut self, other: &Stats) {
        self.games += other.games;
        self.moves += other.moves;
        self.chance += other.chance;
        self.positions += other.positions;
        self.sampled += other.sampled;
        self.longest_list = self.longest_list.max(other.longest_list);
        self.longest_game = self.longest_game.max(other.longest_game);
        self.worlds += other.worlds;
        self.single += other.single;
        self.unimagined += other.unimagined;
        self.hidden += other.hidden;
        self.refused += other.refused;
    }
}

/// A property that a game does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The name of the property. When the game panicked: of the one that was being checked.
    pub property: &'static str,
    /// What was found.
    pub detail: String,
    /// The game up to there. When a move itself went wrong, it is the last.
    pub record: Record,
    /// The seed of the game.
    pub seed: u64,
}

impl Failure {
    /// A scenario that leads to the position where it failed.
    pub fn scenario(&self) -> String {
        let title = format!("`{}` fails, seed {}", self.property, self.seed);
        Scenario::of_record(&title, &self.record)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let promise = PROPERTIES.iter().find(|(name, _)| *name == self.property);
        let promise = promise.map_or("", |(_, promise)| promise);
        let moves = self.record.moves.len();
        writeln!(f, "{} does not hold `{}`: {promise}", self.record.game, self.property)?;
        writeln!(f, "Seed {}, after {moves} moves: {}\n", self.seed, self.detail)?;
        f.write_str(&self.scenario())
    }
}

impl std::error::Error for Failure {}

/// Plays a random game for each seed and checks every property, some at sampled steps.
///
/// # Panics
/// When a property does not hold: with its name, what was found and a scenario that leads there.
pub fn check<G: Show>(setup: &Setup, seeds: Range<u64>) -> Stats {
    let mut suite = Suite::<G>::new(setup, Thorough::Usual);
    for seed in seeds {
        suite.game(seed).unwrap_or_else(|failure| panic!("{failure}"));
    }
    suite.stats
}

/// Plays and checks one random game.
///
/// # Errors
/// The first property that does not hold. A panic of the game is caught and is one of these.
pub fn game<G: Show>(setup: &Setup, seed: u64, thorough: Thorough) -> Result<Stats, Box<Failure>> {
    Suite::<G>::new(setup, thorough).game(seed)
}

/// Checks game after game of one setup, remembering moves and how often worlds recurred.
#[derive(Debug)]
pub struct Suite<G: Show> {
    setup: Setup,
    thorough: Thorough,
    pool: Vec<G::Move>,
    /// The words of the game in every language.
    words: Vec<Words>,
    /// How often worlds came back from `imagine`, in all games, the one that failed included.
    pub seen: Recurrence,
    /// What was done so far, in all games that held.
    pub stats: Stats,
}

impl<G: Show> Suite<G> {
    /// A suite for games opened with `setup`.
    pub fn new(setup: &Setup, thorough: Thorough) -> Suite<G> {
        let (seen, stats) = Default::default();
        let of = |language: &&str| Words::new(language, G::words(language).iter().copied());
        let words = LANGUAGES.iter().map(of).collect();
        Suite { setup: setup.clone(), thorough, pool: Vec::new(), words, seen, stats }
    }

    /// Plays and checks the random game of `seed`; gives what was done in this game.
    ///
    /// # Errors
    /// The first property that does not hold. A panic of the game is caught and is one of these.
    pub fn game(&mut self, seed: u64) -> Result<Stats, Box<Failure>> {
        self.guarded(seed, |suite, trace| Run::play(suite, trace))
    }

    /// Plays and checks a random game from a position that no game need ever reach: one from the
    /// middle of a game, its text damaged here and there, that still opens. Where nothing opens
    /// but what was reached, the game goes on from there.
    ///
    /// # Errors
    /// As [`Suite::game`].
    pub fn game_from_damage(&mut self, seed: u64) -> Result<Stats, Box<Failure>> {
        self.guarded(seed, |suite, trace| {
            start::damage::<G>(trace)?;
            Run::play(suite, trace)
        })
    }

    /// Runs what checks a game; a panic is a failure of the property that was being checked.
    fn guarded(
        &mut self,
        seed: u64,
        check: impl FnOnce(&mut Self, &mut Trace) -> Result<Stats, String>,
    ) -> Result<Stats, Box<Failure>> {
        let mut trace = Trace::new::<G>(&self.setup, seed);
        let played = catch_unwind(AssertUnwindSafe(|| check(self, &mut trace)));
        let played = played.unwrap_or_else(|cause| Err(format!("panicked: {}", said(&*cause))));
        let Trace { record, property, .. } = trace;
        let failure = |detail| Box::new(Failure { property, detail, record, seed });
        let stats = played.map_err(failure)?;
        self.stats.add(&stats);
        Ok(stats)
    }
}

/// What a panic said.
fn said(cause: &(dyn std::any::Any + Send)) -> &str {
    let text = cause.downcast_ref::<&str>().copied();
    text.or(cause.downcast_ref::<String>().map(String::as_str)).unwrap_or("without a word")
}

/// What survives a panic: the game so far, and the property that was being checked.
#[derive(Debug)]
struct Trace {
    record: Record,
    seed: u64,
    property: &'static str,
}

impl Trace {
    fn new<G: Show>(setup: &Setup, seed: u64) -> Trace {
        let game = G::INFO.id.to_owned();
        let setup = setup.clone();
        let rules = G::INFO.rules_version;
        let (moves, ends) = (Vec::new(), None);
        let record = Record { game, rules, setup, seed: Seed::Fast(seed), ends, moves };
        Trace { record, seed, property: "info" }
    }
}

/// One move, made: what the laws about moves look at.
#[derive(Debug)]
struct Step<G: Show> {
    before: G,
    /// What lay on the table, from the events alone that were told before the move.
    folded: G::Components,
    mover: Mover,
    m: G::Move,
    events: Vec<G::Event>,
    after: G,
}

/// One game under way.
#[derive(Debug)]
struct Run<'a, G: Show> {
    suite: &'a mut Suite<G>,
    trace: &'a mut Trace,
    state: G,
    /// The components at the opening with all events applied that were told since: a second way to
    /// what lies on the table.
    folded: G::Components,
    seed: u64,
    luck: Luck,
    /// Decides what the seats do, and nothing else, so that a seed is one game at every level.
    policy: Rng,
    /// Decides what is tried and imagined.
    rng: Rng,
    stats: Stats,
    step: u32,
    names: Vec<String>,
    projections: Vec<(Viewer, G::Projections)>,
    /// The legal moves of each seat.
    legal: Vec<Moves<G::Move>>,
}

impl<'a, G: Show> Run<'a, G> {
    /// Plays and checks a whole game.
    fn play(suite: &'a mut Suite<G>, trace: &'a mut Trace) -> Result<Stats, String> {
        let mut run = Run::open(suite, trace)?;
        run.inspect()?;
        while let Some((mover, m)) = run.choose() {
            let step = run.make(mover, m)?;
            run.inspect()?;
            run.look_back(&step)?;
        }
        run.hold("record", record::record)?;
        run.hold("imagine", |run| run.suite.seen.verdict())?;
        run.stats.games = 1;
        run.stats.longest_game = run.step;
        Ok(run.stats)
    }

    fn open(suite: &'a mut Suite<G>, trace: &'a mut Trace) -> Result<Run<'a, G>, String> {
        trace.property = "info";
        let state = record::open::<G>(&trace.record.setup)?;
        let Record { setup, seed, .. } = &trace.record;
        trace.record = Record::new::<G>(setup, *seed).map_err(|error| error.to_string())?;
        let (n, seed) = (state.seats(), trace.seed);
        let start = |viewer| (viewer, G::Projections::start(&state.view(viewer)));
        Ok(Run {
            seed,
            luck: Luck::new(seed),
            policy: Rng::new(mix64(seed ^ 0x706f_6c69_6379)),
            rng: Rng::new(mix64(seed ^ 0x0063_6f6e_666f_726d)),
            stats: Stats::default(),
            step: 0,
            names: Seat::all(n).map(|seat| format!("Seat {seat}")).collect(),
            projections: Viewer::all(n).map(start).collect(),
            legal: Seat::all(n).map(|_| Moves::new()).collect(),
            folded: state.components(),
            state,
            suite,
            trace,
        })
    }

    /// Checks one law under its name, which a panic inside will carry too.
    fn hold(&mut self, property: &'static str, law: impl FnOnce(&mut Self) -> Law) -> Law {
        debug_assert!(PROPERTIES.iter().any(|(name, _)| *name == property), "{property}");
        self.trace.property = property;
        law(self)
    }

    /// Checks all laws about the present position.
    fn inspect(&mut self) -> Law {
        self.stats.positions += 1;
        self.hold("validate", position::validate)?;
        self.hold("turn", position::turn)?;
        self.hold("outcome", position::outcome)?;
        self.hold("moves", position::moves)?;
        self.hold("check", position::check)?;
        self.hold("chance", position::chance)?;
        self.hold("board", board::board)?;
        if self.sampled() { self.inspect_closely() } else { Ok(()) }
    }

    fn inspect_closely(&mut self) -> Law {
        self.stats.sampled += 1;
        self.hold("play", events::all_playable)?;
        self.hold("inline", events::inline)?;
        self.hold("validate", events::all_valid)?;
        self.hold("fold", events::all_fold)?;
        self.hold("notation", words::notation)?;
        self.hold("parse", words::parse)?;
        self.hold("weigh", words::weigh)?;
        self.hold("references", words::references)?;
        self.hold("words", words::messages)?;
        self.hold("picture", words::picture)?;
        self.hold("position", record::position)?;
        self.hold("work", work::work)?;
        secrets::inspect(self)
    }

    /// The next move: what luck says, or a random pick of a random seat that owes one.
    ///
    /// A quarter of all games lean to the beginning of each list and a quarter to its end, since
    /// uniform picks alone seldom reach what needs restraint or insistence.
    fn choose(&mut self) -> Option<(Mover, G::Move)> {
        let seats = match self.state.to_move() {
            ToMove::Over => return None,
            ToMove::Chance => return Some((Mover::Chance, self.state.roll(self.luck))),
            ToMove::Seats(seats) => seats.iter().collect::<Vec<_>>(),
        };
        let seat = *self.policy.pick(&seats)?;
        let list = &self.legal[seat.index()];
        let (a, b) = (self.policy.below(list.len() as u64), self.policy.below(list.len() as u64));
        let at = match self.seed % 4 {
            2 => a.min(b),
            3 => a.max(b),
            _ => a,
        };
        Some((Mover::Seat(seat), list[at as usize]))
    }

    /// Makes a move and checks all laws about moves and events.
    fn make(&mut self, mover: Mover, m: G::Move) -> Result<Step<G>, String> {
        self.hold("notation", |run| words::written(&run.state, mover, m).map(drop))?;
        self.trace.record.push(&self.state, mover, m);
        self.trace.property = "play";
        let before = self.state.clone();
        let mut events = Vec::new();
        self.state.play(mover, m, &mut events);
        self.count(mover);
        let (folded, after) = (self.folded.clone(), self.state.clone());
        let step = Step { before, folded, mover, m, events, after };
        self.hold("play", |run| events::play(run, &step))?;
        self.hold("words", |run| words::told(run, &step))?;
        self.hold("fold", |run| {
            run.folded = events::fold::<G>(&run.folded, &step.events, &step.after)?;
            Ok(())
        })?;
        self.hold("events", |run| events::survive(run, &step))?;
        self.hold("redact", |run| events::redact(run, &step))?;
        self.hold("projections", |run| events::projections(run, &step))?;
        self.hold("length", |run| run.length())?;
        Ok(step)
    }

    /// Checks the laws about the way to a position that has been checked itself.
    fn look_back(&mut self, step: &Step<G>) -> Law {
        if self.sampled() { secrets::twins(self, step) } else { Ok(()) }
    }

    fn count(&mut self, mover: Mover) {
        self.step += 1;
        self.stats.moves += 1;
        if mover == Mover::Chance {
            self.luck = self.luck.next();
            self.stats.chance += 1;
        }
    }

    fn length(&self) -> Law {
        let most = G::INFO.max_moves;
        ensure(self.step <= most, || format!("more than {most} moves were made"))
    }

    fn sampled(&self) -> bool {
        self.suite.thorough.samples(self.step, self.seed)
    }

    /// Keeps a move to be tried in other positions, in place of a random one when there are many.
    fn remember(&mut self, m: G::Move) {
        let pool = &mut self.suite.pool;
        if pool.contains(&m) {
            return;
        }
        if pool.len() < POOL {
            pool.push(m);
        } else {
            pool[self.rng.below(POOL as u64) as usize] = m;
        }
    }

    /// Everybody who could try to move, one who sits at no seat included.
    fn movers(&self) -> Vec<Mover> {
        let seats = (self.state.seats() + 1).min(crate::seat::MAX_SEATS);
        [Mover::Chance].into_iter().chain(Seat::all(seats).map(Mover::Seat)).collect()
    }

    /// Whether the lists, or the ranks of chance, have this move.
    fn listed(&self, mover: Mover, m: G::Move) -> bool {
        match mover {
            Mover::Chance => {
                self.state.to_move() == ToMove::Chance && self.state.chance_rank(m).is_some()
            }
            Mover::Seat(seat) => {
                self.legal.get(seat.index()).is_some_and(|list| list.rank(m).is_some())
            }
        }
    }

    /// The listed moves with their movers; of chance, the first, the last and a random outcome.
    fn options(&mut self) -> Vec<(Mover, G::Move)> {
        if self.state.to_move() == ToMove::Chance {
            let size = self.state.chance_size();
            let random = self.rng.below_wide(size);
            let mut all = [0, random, size - 1].map(|n| (Mover::Chance, self.state.chance_nth(n)));
            all.sort_unstable();
            let mut all = all.to_vec();
            all.dedup();
            return all;
        }
        let of = |(n, list): (usize, &Moves<G::Move>)| {
            list.iter().map(move |&m| (Mover::Seat(Seat(n as u8)), m)).collect::<Vec<_>>()
        };
        self.legal.iter().enumerate().flat_map(of).collect()
    }

    fn names(&self) -> Names<'_> {
        Names(&self.names)
    }
}
