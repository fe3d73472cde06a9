//! How fast games are played and bots think.

mod bots;

use std::collections::BTreeMap;
use std::hint::black_box;
use std::io::{self, Write};

use clap::builder::PossibleValuesParser;
use kernel::{
    Error, Luck, Mover, Moves, Rng, Runaway, Seat, Seed, Setup, Show, Viewer, mix64, play_out,
};
use serde::Serialize;
use shelf::Visitor;
use table::link::{self, Linked};
use table::message::{Command, Json, Request};
use table::{AnyTable, Host, Table, save};

use crate::clock::Clock;
use crate::figures::{grouped, median, round};

/// So many whole games are packed into links.
const LINKS: u64 = 200;
/// So many states are cloned, again and again.
const STATES: usize = 256;
/// How often all of them are cloned for one figure, and how many figures the median is of.
const PASSES: usize = 16;
const FIGURES: usize = 101;

/// Games that are measured with an option too: the id, what the line of the table is called, the
/// option and its value. Turns that Skirmish passes by itself are no decisions: without automatic
/// passes they are.
const VARIANTS: &[(&str, &str, &str, &str)] = &[("skirmish", "  no auto-pass", "auto_pass", "off")];

/// What to measure, for how long, and how to report it.
#[derive(clap::Args, Clone, Debug)]
pub struct Plan {
    /// The games [default: all]
    #[arg(value_parser = game_ids())]
    games: Vec<String>,
    /// How long to measure, all rounds together
    #[arg(long, value_name = "X", default_value_t = 6.0, value_parser = seconds)]
    seconds: f64,
    /// How many rounds
    #[arg(long, value_name = "N", default_value_t = 9,
        value_parser = clap::value_parser!(u16).range(1..=1000))]
    rounds: u16,
    /// Measure how fast bots think instead: simulations a second of tree search from the middle of
    /// a game, and the solver of Texas 42
    #[arg(long)]
    bots: bool,
    /// Print one JSON object for programs
    #[arg(long)]
    json: bool,
}

fn game_ids() -> PossibleValuesParser {
    PossibleValuesParser::new(shelf::GAMES.iter().map(|info| info.id))
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.001..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("this should be a number of seconds, from 0.001 to 86400".to_owned()),
    }
}

impl Plan {
    /// Measures the games in turns, with a yardstick among them where there is one. Bots have none.
    ///
    /// # Errors
    /// When a game breaks.
    pub fn measure(&self, yardstick: Option<Yardstick>) -> Result<Report, Error> {
        let wanted = |id: &&str| self.games.is_empty() || self.games.iter().any(|game| game == id);
        let ids: Vec<&str> = shelf::GAMES.iter().map(|info| info.id).filter(wanted).collect();
        let figures = match self.bots {
            true => Figures::Bots(bots::measure(&ids, self.seconds, self.rounds)?),
            false => Figures::Games(measure(&ids, self.seconds, self.rounds, yardstick)?),
        };
        Ok(Report { figures, json: self.json })
    }
}

/// Warns of the figures of a debug build.
///
/// # Errors
/// When nothing can be written.
pub fn warn(out: &mut impl Write) -> io::Result<()> {
    if cfg!(debug_assertions) {
        let warning = "warning: this is a debug build, and its figures mean little; \
                       build with `--release`";
        writeln!(out, "{warning}")?;
    }
    Ok(())
}

// ---------------------------------------------------------------------- reports

/// What was measured, as it was asked for: for people or for programs.
#[derive(Debug)]
pub struct Report {
    figures: Figures,
    json: bool,
}

/// The JSON that is promised.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Figures {
    Games(Games),
    Bots(bots::Report),
}

impl Report {
    /// Writes it.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        match &self.figures {
            figures if self.json => {
                let text = serde_json::to_string_pretty(figures);
                writeln!(out, "{}", text.expect("a report can be written"))
            }
            Figures::Games(games) => games.print(out),
            Figures::Bots(bots) => bots.print(out),
        }
    }
}

#[derive(Debug, Serialize)]
struct Games {
    yardstick: Option<Compared>,
    games: Vec<Measured>,
    rounds: u16,
    seconds: f64,
    debug_build: bool,
}

/// The figures of a yardstick.
#[derive(Debug, Serialize)]
struct Compared {
    name: &'static str,
    decisions_per_s: u64,
    games_per_s: u64,
}

#[derive(Debug, Serialize)]
struct Measured {
    id: &'static str,
    /// The options that differ from the defaults.
    options: BTreeMap<String, String>,
    #[serde(skip)]
    label: &'static str,
    decisions_per_s: u64,
    ratio: Option<f64>,
    clone_ns: f64,
    state_bytes: usize,
    link_chars: usize,
    link_chars_max: usize,
    games_per_s: u64,
    decisions_per_s_min: u64,
    decisions_per_s_max: u64,
    replay_entries: usize,
    replay_ms: f64,
    travel_us: f64,
    update_us: f64,
    update_us_max: f64,
}

impl Games {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let ratio = if self.yardstick.is_some() { "   ratio" } else { "" };
        writeln!(
            out,
            "{:<16}{:>12}{ratio}{:>10}{:>10}{:>8}{:>16}",
            "", "decisions/s", "games/s", "clone", "state", "link (longest)"
        )?;
        if let Some(Compared { name, decisions_per_s, games_per_s }) = &self.yardstick {
            let (rate, games) = (grouped(*decisions_per_s), grouped(*games_per_s));
            writeln!(out, "{name:<16}{rate:>12}{:>8}{games:>10}", "1.00")?;
        }
        self.games.iter().try_for_each(|game| game.print(out))?;
        writeln!(out)?;
        self.games.iter().try_for_each(|game| game.print_table(out))?;
        let Games { rounds, seconds, .. } = self;
        writeln!(
            out,
            "\nOne core, {rounds} rounds in {seconds} s, medians. Every move validated."
        )?;
        writeln!(out, "A decision is a move of a seat or of chance; automatic passes are none.")
    }
}

impl Measured {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let ratio = self.ratio.map_or(String::new(), |ratio| format!("{ratio:>8.2}"));
        let link = format!("{} ({})", self.link_chars, self.link_chars_max);
        writeln!(
            out,
            "{:<16}{:>12}{ratio}{:>10}{:>7.1} ns{:>6} B{link:>16}",
            self.label,
            grouped(self.decisions_per_s),
            grouped(self.games_per_s),
            self.clone_ns,
            self.state_bytes,
        )
    }

    fn print_table(&self, out: &mut impl Write) -> io::Result<()> {
        let Measured { label, replay_entries, replay_ms, travel_us, .. } = self;
        let Measured { update_us, update_us_max, .. } = self;
        let replay = format!("{replay_entries} entries replayed in {replay_ms:.2} ms");
        writeln!(out, "{label:<16}{replay}, any one visited in {travel_us:.1} us")?;
        let update = format!("{update_us:.1} us, at most {update_us_max:.0} us");
        writeln!(out, "{:<16}a move made and told to one viewer in {update}", "")
    }
}

// ---------------------------------------------------------------------- measuring

/// Somebody who can be timed: plays whole games, one after the other.
pub trait Contender {
    /// Plays one game; gives its decisions.
    ///
    /// # Errors
    /// When the game breaks.
    fn play(&mut self) -> Result<u64, Error>;
}

/// Somebody with whom the games are compared.
pub struct Yardstick {
    /// What it is called in the report.
    pub name: &'static str,
    /// Who plays.
    pub contender: Box<dyn Contender>,
}

impl std::fmt::Debug for Yardstick {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Yardstick {{ {} }}", self.name)
    }
}

/// The rates of one contender, round by round.
#[derive(Default)]
struct Rates {
    decisions: Vec<f64>,
    games: Vec<f64>,
}

impl Rates {
    /// Plays for so many seconds, but one game at least.
    fn round(&mut self, contender: &mut dyn Contender, seconds: f64) -> Result<(), Error> {
        let clock = Clock::start();
        let (mut decisions, mut games) = (0, 0);
        let taken = loop {
            decisions += contender.play()?;
            games += 1;
            let taken = clock.seconds();
            if taken >= seconds {
                break taken;
            }
        };
        self.decisions.push(decisions as f64 / taken);
        self.games.push(f64::from(games) / taken);
        Ok(())
    }

    fn compared(&self, name: &'static str) -> Compared {
        let [decisions_per_s, games_per_s] =
            [&self.decisions, &self.games].map(|rates| median(rates) as u64);
        Compared { name, decisions_per_s, games_per_s }
    }
}

fn measure(
    ids: &[&str],
    seconds: f64,
    rounds: u16,
    mut yardstick: Option<Yardstick>,
) -> Result<Games, Error> {
    let mut games = Vec::new();
    for &id in ids {
        games.push(shelf::visit(id, Prepare { label: None, setup: Setup::default() })??);
        for &(_, label, key, value) in VARIANTS.iter().filter(|variant| variant.0 == id) {
            let setup = Setup::default().set(key, value);
            games.push(shelf::visit(id, Prepare { label: Some(label), setup })??);
        }
    }
    let contenders = games.len() + usize::from(yardstick.is_some());
    let slice = seconds / (f64::from(rounds) * contenders as f64);
    let mut rates = Rates::default();
    for _ in 0..rounds {
        if let Some(yardstick) = &mut yardstick {
            rates.round(yardstick.contender.as_mut(), slice)?;
        }
        for game in &mut games {
            game.rates.round(game.contender.as_mut(), slice)?;
        }
    }
    let yard = yardstick.as_ref().map(|_| median(&rates.decisions));
    Ok(Games {
        yardstick: yardstick.map(|yardstick| rates.compared(yardstick.name)),
        games: games.into_iter().map(|game| game.measured(yard)).collect(),
        rounds,
        seconds,
        debug_build: cfg!(debug_assertions),
    })
}

/// A game ready to be timed, with the figures that need no rounds.
struct Prepared {
    id: &'static str,
    label: &'static str,
    options: BTreeMap<String, String>,
    contender: Box<dyn Contender>,
    rates: Rates,
    clone_ns: f64,
    state_bytes: usize,
    links: Vec<usize>,
    history: History,
}

impl Prepared {
    fn measured(self, yardstick: Option<f64>) -> Measured {
        let rate = median(&self.rates.decisions);
        let rates = || self.rates.decisions.iter().map(|&rate| rate as u64);
        let mut links = self.links;
        links.sort_unstable();
        Measured {
            id: self.id,
            options: self.options,
            label: self.label,
            decisions_per_s: rate as u64,
            ratio: yardstick.map(|yard| round(rate / yard)),
            clone_ns: round(self.clone_ns),
            state_bytes: self.state_bytes,
            link_chars: links.get(links.len() / 2).copied().unwrap_or(0),
            link_chars_max: links.last().copied().unwrap_or(0),
            games_per_s: median(&self.rates.games) as u64,
            decisions_per_s_min: rates().min().unwrap_or(0),
            decisions_per_s_max: rates().max().unwrap_or(0),
            replay_entries: self.history.entries,
            replay_ms: round(self.history.replay_ms),
            travel_us: round(self.history.travel_us),
            update_us: round(median(&self.history.update_us)),
            update_us_max: round(self.history.update_us.iter().copied().fold(0.0, f64::max)),
        }
    }
}

/// Makes a game ready, under a name of its own in the table or under that of the game.
struct Prepare {
    label: Option<&'static str>,
    setup: Setup,
}

impl Visitor for Prepare {
    type Out = Result<Prepared, Error>;

    fn visit<G: Show>(self) -> Result<Prepared, Error> {
        let Prepare { label, setup } = self;
        let (opening, options) = (G::new(&setup)?, setup.options.clone());
        let setup = setup.canonical(G::INFO)?;
        let mut states = Vec::new();
        let mut links = Vec::new();
        let seed = Seed::Number(0);
        let mut longest = Linked { setup: setup.clone(), seed, moves: Vec::new() };
        for n in 0..LINKS {
            let game = recorded(&setup, &opening, mix64(n), &mut states)?;
            links.push(link::pack::<G>(&game)?.len());
            if game.moves.len() > longest.moves.len() {
                longest = game;
            }
        }
        let (moves, rng) = (Moves::new(), Rng::new(1));
        Ok(Prepared {
            id: G::INFO.id,
            label: label.unwrap_or(G::INFO.id),
            options,
            contender: Box::new(Random { opening, moves, rng }),
            rates: Rates::default(),
            clone_ns: clone_ns(&states),
            state_bytes: size_of::<G>(),
            links,
            history: History::measure::<G>(&longest)?,
        })
    }
}

/// Plays random games of one game, reusing its list of moves.
struct Random<G: Show> {
    opening: G,
    moves: Moves<G::Move>,
    rng: Rng,
}

impl<G: Show> Contender for Random<G> {
    fn play(&mut self) -> Result<u64, Error> {
        let mut state = self.opening.clone();
        let mut luck = Luck::new(self.rng.next());
        match play_out(&mut state, &mut luck, &mut self.rng, &mut self.moves, &mut ()) {
            Ok(decisions) => Ok(u64::from(black_box(decisions))),
            Err(Runaway) => Err(runaway(G::INFO.id)),
        }
    }
}

fn runaway(id: &'static str) -> Error {
    Error::new(kernel::Kind::RulesError, "runaway").with("game", id)
}

/// One random game with all its moves, for its link; and some of its states, to be cloned.
fn recorded<G: Show>(
    setup: &Setup,
    opening: &G,
    seed: u64,
    states: &mut Vec<G>,
) -> Result<Linked<G::Move>, Error> {
    let mut state = opening.clone();
    let mut rng = Rng::new(mix64(seed ^ 1));
    // A seed as long as those of tables, so that links are as long as theirs.
    let seed = Seed::Secret(std::array::from_fn(|_| rng.next() as u8));
    let mut luck = seed.luck();
    let mut made = Vec::new();
    let mut list = Moves::new();
    while let Some(mover) = state.to_move().first() {
        if states.len() < STATES && made.len() % 5 == 0 {
            states.push(state.clone());
        }
        let m = match mover {
            Mover::Chance => {
                let m = state.roll(luck);
                luck = luck.next();
                m
            }
            Mover::Seat(seat) => {
                list.clear();
                state.moves(seat, &mut list);
                list[rng.below(list.len() as u64) as usize]
            }
        };
        state.play(mover, m, &mut ());
        made.push((mover, m));
        if made.len() > G::INFO.max_moves as usize {
            return Err(runaway(G::INFO.id));
        }
    }
    Ok(Linked { setup: setup.clone(), seed, moves: made })
}

/// What can be done with a finished game, timed.
struct History {
    entries: usize,
    replay_ms: f64,
    travel_us: f64,
    /// For every move, until it is made and written as an update for one viewer.
    update_us: Vec<f64>,
}

impl History {
    fn measure<G: Show>(game: &Linked<G::Move>) -> Result<History, Error> {
        let (table, _) = Table::<G>::open_link(&link::pack::<G>(game)?)?;
        let bytes = save::to_bytes(&table);
        let replay = || save::read(&bytes).and_then(|saved| saved.replay::<G>());
        let ids = table.line();
        let travel = |id| black_box(table.state_at(id)).is_ok();
        Ok(History {
            entries: table.log().len(),
            replay_ms: 1e3 * quickest(|| black_box(replay()).is_ok()),
            travel_us: ids.iter().map(|&id| 1e6 * quickest(|| travel(id))).fold(0.0, f64::max),
            update_us: updates::<G>(game)?,
        })
    }
}

/// Microseconds until each move of a game is made and told to a viewer, at the quickest of a few
/// times.
fn updates<G: Show>(game: &Linked<G::Move>) -> Result<Vec<f64>, Error> {
    let mut best = vec![f64::INFINITY; game.moves.len()];
    for _ in 0..5 {
        let mut host = Host::new(Table::<G>::open_for_people(&game.setup, game.seed)?);
        let viewer = host.subscribe(Viewer::Seat(Seat(0)), 0)?;
        for (best, &(mover, m)) in best.iter_mut().zip(&game.moves) {
            let text = host.table().state().notation(mover, m);
            let clock = Clock::start();
            match mover {
                Mover::Chance => assert!(host.roll_once(), "chance moves as it did"),
                Mover::Seat(seat) => {
                    let (at, request) = (host.at(), Request::Move(text));
                    let reply = host.handle(&Command { id: None, seat, at, request });
                    assert!(reply.error.is_none(), "the move was made before");
                }
            }
            black_box(host.told(viewer).map(|update| Json::of(&*update)));
            *best = best.min(1e6 * clock.seconds());
        }
    }
    Ok(best)
}

/// Seconds that something takes, at the quickest of a few times; what else the machine does is no
/// matter.
fn quickest(mut deed: impl FnMut() -> bool) -> f64 {
    let mut timed = || {
        let clock = Clock::start();
        assert!(deed(), "a game that was just played can be played again");
        clock.seconds()
    };
    (0..9).map(|_| timed()).fold(f64::INFINITY, f64::min)
}

/// Nanoseconds to clone a state: the median of many figures over states of random games.
fn clone_ns<G: Show>(states: &[G]) -> f64 {
    let figure = |_| {
        let clock = Clock::start();
        for _ in 0..PASSES {
            for state in states {
                black_box(black_box(state).clone());
            }
        }
        clock.seconds() * 1e9 / (PASSES * states.len().max(1)) as f64
    };
    median(&(0..FIGURES).map(figure).collect::<Vec<_>>())
}
