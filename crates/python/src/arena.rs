//! Contests between bots: games are played here, and what they come to is counted as `parlour
//! arena` counts it.
#![expect(clippy::disallowed_types, reason = "a contest says how long its bots think")]

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use bots::arena::{Counted, Duel, Over, Spent, Tally, seatings_of};
use kernel::{Error, Setup, Show};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use search::{Bot, Decision, Seen, Terms};
use shelf::Visitor;

use crate::error::Raise as _;
use crate::interrupt::Interrupt;

/// What a win counts.
const WHOLE: u32 = bots::arena::WHOLE;

/// One game as Python gets it: the deal, the seating, what the first bot got of `WHOLE`, the moves,
/// decisions and seconds of each bot, and why it failed, if it did.
type Row = (u64, usize, Option<u32>, u32, [u64; 2], [f64; 2], Option<String>);

fn setup_of(
    seats: Option<u8>,
    options: BTreeMap<String, String>,
    position: Option<String>,
) -> Setup {
    Setup { seats, options, position }
}

/// Lets two bots play each of these deals in every seating, on so many threads. Rows come in the
/// order of deals and seatings, whatever the number of threads. Ctrl-C ends it.
#[pyfunction]
#[pyo3(signature = (game, seats, options, position, bots, deals, threads))]
#[expect(clippy::too_many_arguments, reason = "one call of the package, with everything said")]
pub(crate) fn duel(
    py: Python<'_>,
    game: &str,
    seats: Option<u8>,
    options: BTreeMap<String, String>,
    position: Option<String>,
    bots: [String; 2],
    deals: Vec<u64>,
    threads: usize,
) -> PyResult<Vec<Row>> {
    let info = shelf::info(game).or_raise(py, None)?;
    let setup = setup_of(seats, options, position);
    let (threads, interrupt) = (threads.clamp(1, 256), Arc::new(Interrupt::new()));
    let work = Contest { setup, bots, deals, threads, interrupt: Arc::clone(&interrupt) };
    let rows = py.detach(|| shelf::visit(game, work).and_then(|rows| rows));
    interrupt.raise()?;
    rows.or_raise(py, Some(info))
}

struct Contest {
    setup: Setup,
    bots: [String; 2],
    deals: Vec<u64>,
    threads: usize,
    interrupt: Arc<Interrupt>,
}

/// A bot that decides at once when somebody wants the call to end.
struct Interruptible<G: Show> {
    bot: Box<dyn Bot<G>>,
    interrupt: Arc<Interrupt>,
}

impl<G: Show> Bot<G> for Interruptible<G> {
    fn think(&self, seen: &Seen<'_, G>, terms: &Terms<'_>) -> Decision<G::Move> {
        let stop = || self.interrupt.has_come();
        self.bot.think(seen, &Terms { stop: Some(&stop), ..*terms })
    }

    fn budget(&self) -> u64 {
        self.bot.budget()
    }
}

impl Visitor for Contest {
    type Out = Result<Vec<Row>, Error>;
    fn visit<G: Show>(self) -> Self::Out {
        let start = Instant::now();
        let clock = move || start.elapsed().as_nanos() as u64;
        let bot = |name: &str| -> Result<Box<dyn Bot<G>>, Error> {
            let interrupt = Arc::clone(&self.interrupt);
            Ok(Box::new(Interruptible { bot: bots::named::<G>(name)?, interrupt }))
        };
        let duel = Duel::between(&self.setup, [bot(&self.bots[0])?, bot(&self.bots[1])?], &clock)?;
        let (next, seatings) = (AtomicUsize::new(0), duel.seatings());
        let worker = || {
            let mut rows = Vec::new();
            loop {
                let n = next.fetch_add(1, Ordering::Relaxed);
                let Some(&deal) = self.deals.get(n / seatings) else { return rows };
                if self.interrupt.has_come() {
                    return rows;
                }
                let game = Counted::from(duel.play(deal, n % seatings));
                rows.push((n, row(deal, n % seatings, game)));
            }
        };
        let mut rows: Vec<(usize, Row)> = std::thread::scope(|scope| {
            let others: Vec<_> = (1..self.threads).map(|_| scope.spawn(worker)).collect();
            let own = worker();
            let others = others.into_iter().flat_map(|other| other.join().unwrap_or_default());
            own.into_iter().chain(others).collect()
        });
        rows.sort_unstable_by_key(|(n, _)| *n);
        Ok(rows.into_iter().map(|(_, row)| row).collect())
    }
}

fn row(deal: u64, seating: usize, game: Counted) -> Row {
    let Counted { score, moves, spent, error } = game;
    let decisions = [0, 1].map(|who| spent[who].decisions);
    let seconds = [0, 1].map(|who| spent[who].nanos as f64 / 1e9);
    (deal, seating, score, moves, decisions, seconds, error)
}

/// Who of two contestants sits on each seat, 0 or 1, in every seating of a deal.
#[pyfunction]
#[pyo3(signature = (game, seats, options, position))]
pub(crate) fn seatings(
    py: Python<'_>,
    game: &str,
    seats: Option<u8>,
    options: BTreeMap<String, String>,
    position: Option<String>,
) -> PyResult<Vec<Vec<u32>>> {
    let info = shelf::info(game).or_raise(py, None)?;
    let setup = setup_of(seats, options, position);
    let many = usize::from(setup.choose(info).or_raise(py, Some(info))?.seats);
    let found = seatings_of(game, &setup).or_raise(py, Some(info))?;
    let listed = |seating: &bots::arena::Seating| {
        seating[..many].iter().map(|&who| u32::from(who)).collect()
    };
    Ok(found.iter().map(listed).collect())
}

/// What the games of two bots come to, from the side of the first: a dict with how many there were
/// and how they ended, the share that the first won, and between which bounds its true share lies
/// with 95 %. Each deal is a list of what the first got in each seating, from 0 to 1; ``None`` for
/// a game that failed.
#[pyfunction]
pub(crate) fn tally<'py>(
    py: Python<'py>,
    deals: Vec<Vec<Option<f64>>>,
) -> PyResult<Bound<'py, PyDict>> {
    let mut tally = Tally::default();
    for deal in &deals {
        let counted = |score: &Option<f64>| Counted {
            score: score.map(|score| (score.clamp(0.0, 1.0) * f64::from(WHOLE)).round() as u32),
            moves: 0,
            spent: [Spent::default(); 2],
            error: score.is_none().then(String::new),
        };
        tally.count(&deal.iter().map(counted).collect::<Vec<_>>());
    }
    let estimate = tally.estimate();
    let dict = PyDict::new(py);
    let numbers = [tally.deals, tally.games, tally.wins, tally.draws, tally.losses, tally.errors];
    let names = ["deals", "games", "wins", "draws", "losses", "errors"];
    for (name, n) in names.into_iter().zip(numbers) {
        dict.set_item(name, n)?;
    }
    dict.set_item("share", estimate.share)?;
    dict.set_item("low", estimate.low)?;
    dict.set_item("high", estimate.high)?;
    dict.set_item("unit", if matches!(estimate.over, Over::Deals) { "deals" } else { "games" })?;
    Ok(dict)
}
