//! Many games as Python holds them.

use std::sync::Mutex;

use kernel::{Error, Setup};
use numpy::{PyArray1, PyArrayMethods as _, PyUntypedArrayMethods as _};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::MutexExt as _;

use super::arrays::Arrays;
use super::batch::{AnyBatch, Batch, Wrong};
use crate::encode::{self, Encode, Offered};
use crate::error::Raise as _;
use crate::state::State;
use crate::words::Language;

/// The most games of one batch, and the most numbers of one of its arrays.
const MOST_GAMES: usize = 1 << 20;
const MOST_NUMBERS: usize = 1 << 32;

/// Many games of one kind at once. ``parlour.vector`` makes one.
///
/// Its arrays are allocated once and written again by every ``reset`` and ``step``: copy what is to
/// be kept. They are Rust's: nothing that is written into them from outside is believed.
#[pyclass(frozen, module = "parlour")]
pub(crate) struct Vector {
    batch: Mutex<Inner>,
    arrays: Py<Arrays>,
    game: &'static str,
    games: usize,
    seats: usize,
    offered: Offered,
    /// The arrays as numpy shows them.
    shown: Shown,
}

struct Inner {
    batch: Box<dyn AnyBatch>,
    actions: Vec<i64>,
}

struct Shown {
    observations: Py<PyAny>,
    masks: Option<Py<PyAny>>,
    moves: Option<Py<PyAny>>,
    counts: Py<PyAny>,
    seats: Py<PyAny>,
    rewards: Py<PyAny>,
    dones: Py<PyAny>,
    truncations: Py<PyAny>,
    sampled: Py<PyAny>,
}

/// A batch of a game with its arrays.
fn made<G: Encode>(
    setup: &Setup,
    games: usize,
    threads: usize,
) -> Result<(Box<dyn AnyBatch>, Arrays, Offered, usize), Error> {
    let batch = Batch::<G>::new(setup, games, threads)?;
    let arrays = batch.arrays();
    let seats = arrays.rewards.width();
    Ok((Box::new(batch), arrays, G::OFFERED, seats))
}

#[expect(unsafe_code, reason = "memory is shown to numpy")]
impl Shown {
    fn of(arrays: &Bound<'_, Arrays>, games: usize, offered: Offered) -> Shown {
        let owner = || arrays.clone().into_any();
        let all = arrays.get();
        let width = all.observations.width();
        // SAFETY: `arrays` owns all of these, is frozen, and never lets go of any.
        unsafe {
            let (masks, moves) = match offered {
                Offered::Mask(_) => {
                    let masks = all.masks.array(&[games, all.masks.width()], owner());
                    (Some(masks.into_any().unbind()), None)
                }
                Offered::List { most, .. } => {
                    let shape = [games, most, all.moves.width() / most];
                    (None, Some(all.moves.array(&shape, owner()).into_any().unbind()))
                }
            };
            Shown {
                observations: all.observations.array(&[games, width], owner()).into_any().unbind(),
                masks,
                moves,
                counts: all.counts.array(&[games], owner()).into_any().unbind(),
                seats: all.seats.array(&[games], owner()).into_any().unbind(),
                rewards: all
                    .rewards
                    .array(&[games, all.rewards.width()], owner())
                    .into_any()
                    .unbind(),
                dones: all.dones.array(&[games], owner()).into_any().unbind(),
                truncations: all.truncations.array(&[games], owner()).into_any().unbind(),
                sampled: all.sampled.array(&[games], owner()).into_any().unbind(),
            }
        }
    }
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (game, games, seats, seed, threads, options, position))]
    #[expect(clippy::too_many_arguments, reason = "one call of the package, with everything said")]
    fn new(
        py: Python<'_>,
        game: &str,
        games: usize,
        seats: Option<u8>,
        seed: u64,
        threads: usize,
        options: std::collections::BTreeMap<String, String>,
        position: Option<String>,
    ) -> PyResult<Vector> {
        let info = shelf::info(game).or_raise(py, None)?;
        let setup = Setup { seats, options, position };
        let threads = threads.clamp(1, 256);
        fits(game, games)?;
        let made = match game {
            "texas-42" => made::<texas42::State>(&setup, games, threads),
            "innovation" => made::<innovation::State>(&setup, games, threads),
            "skirmish" => made::<skirmish::State>(&setup, games, threads),
            "mordheim" => made::<mordheim::State>(&setup, games, threads),
            _ => Err(Error::invalid("unknown_game").with("game", game)),
        };
        let (batch, arrays, offered, seats) = made.or_raise(py, Some(info))?;
        let arrays = Bound::new(py, arrays)?;
        let shown = Shown::of(&arrays, games, offered);
        let inner = Inner { batch, actions: Vec::with_capacity(games) };
        let (batch, arrays, game) = (Mutex::new(inner), arrays.unbind(), info.id);
        let vector = Vector { batch, arrays, game, games, seats, offered, shown };
        vector.reset(py, seed);
        Ok(vector)
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    /// How many games there are.
    fn __len__(&self) -> usize {
        self.games
    }

    /// How many seats a game has.
    #[getter]
    fn seats(&self) -> usize {
        self.seats
    }

    /// How many actions there are: the width of ``masks``, or the most moves that are listed.
    #[getter]
    fn actions(&self) -> usize {
        self.offered.actions()
    }

    /// What the seat to move may know, game by game: ``int8[games, features]``.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyAny> {
        self.shown.observations.clone_ref(py)
    }

    /// Which actions are legal: ``bool[games, actions]``; ``None`` where moves are listed.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        self.shown.masks.as_ref().map(|masks| masks.clone_ref(py))
    }

    /// What the legal moves are: ``int8[games, actions, features]``, of which the first ``counts``
    /// are moves and the others 0; ``None`` where there are masks.
    #[getter]
    fn moves(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        self.shown.moves.as_ref().map(|moves| moves.clone_ref(py))
    }

    /// How many legal actions there are: ``int32[games]``.
    #[getter]
    fn counts(&self, py: Python<'_>) -> Py<PyAny> {
        self.shown.counts.clone_ref(py)
    }

    /// The seat to move: ``int32[games]``.
    #[getter]
    fn to_move(&self, py: Python<'_>) -> Py<PyAny> {
        self.shown.seats.clone_ref(py)
    }

    /// What each seat got for the last step: ``float32[games, seats]``. 1 for a win and -1 for a
    /// loss where a game ended, 0 for a draw and everywhere else.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyAny> {
        self.shown.rewards.clone_ref(py)
    }

    /// Whether the last step ended a game: ``bool[games]``. The next has begun already.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyAny> {
        self.shown.dones.clone_ref(py)
    }

    /// Whether the last step was one more than any game may have: ``bool[games]``.
    #[getter]
    fn truncations(&self, py: Python<'_>) -> Py<PyAny> {
        self.shown.truncations.clone_ref(py)
    }

    /// Begins all games again. The same seed and actions give the same games, whatever the number
    /// of threads.
    #[pyo3(signature = (seed = 0))]
    fn reset(&self, py: Python<'_>, seed: u64) {
        self.with(py, |inner, arrays| inner.batch.reset(arrays, seed));
    }

    /// Draws a legal action for every game, each as likely as any other: ``int64[games]``, written
    /// again by the next call.
    fn sample(&self, py: Python<'_>) -> Py<PyAny> {
        self.with(py, |inner, arrays| inner.batch.sample(arrays));
        self.shown.sampled.clone_ref(py)
    }

    /// Makes one move in every game: ``actions`` is an array of so many whole numbers.
    ///
    /// Raises ``ValueError`` where one of them is not legal; then nothing has changed.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = self.read(actions)?;
        let done = self.with(py, |inner, arrays| {
            inner.actions = actions;
            inner.batch.step(arrays, &inner.actions)
        });
        done.map_err(|Wrong { game, action }| {
            PyValueError::new_err(format!("action {action} is not legal in game {game}"))
        })
    }

    /// One of the games as a ``State`` that begins at its position.
    fn state(&self, py: Python<'_>, game: isize) -> PyResult<State> {
        let many = self.games as isize;
        let place = if game < 0 { game + many } else { game };
        if !(0..many).contains(&place) {
            return Err(PyIndexError::new_err(format!("there are {many} games")));
        }
        let found = self.with(py, |inner, _| inner.batch.state(place as usize));
        let info = shelf::info(self.game).ok();
        Ok(State::of(found.or_raise(py, info)?, Language::default()))
    }

    fn __repr__(&self) -> String {
        format!("<parlour.Vector {} games={} seats={}>", self.game, self.games, self.seats)
    }
}

/// Refuses what does not fit into memory.
fn fits(game: &str, games: usize) -> PyResult<()> {
    let encoding = encode::by_id(game);
    let row = encoding.map_or(1, |encoding| {
        let observation = encode::length(encoding.observation(), kernel::MAX_SEATS);
        let moves = match encoding.offered() {
            Offered::Mask(actions) => encode::length(actions, 0),
            Offered::List { most, row } => most * encode::length(row, kernel::MAX_SEATS),
        };
        observation + moves
    });
    let most = MOST_GAMES.min(MOST_NUMBERS / row);
    if games == 0 || games > most {
        let why = format!("the number of games of {game} is from 1 to {most}");
        return Err(PyValueError::new_err(why));
    }
    Ok(())
}

impl Vector {
    /// Works on the games while other threads of Python run.
    fn with<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut Inner, &Arrays) -> T + Send,
    ) -> T {
        let mut held = match self.batch.lock_py_attached(py) {
            Ok(held) => held,
            Err(poisoned) => poisoned.into_inner(),
        };
        let (inner, arrays) = (&mut *held, self.arrays.get());
        py.detach(move || work(inner, arrays))
    }

    /// The actions that somebody gives: an array of whole numbers, one for each game.
    fn read(&self, actions: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
        let wrong = || PyTypeError::new_err("actions are an array of whole numbers, such as int64");
        let found = copied::<i64>(actions)
            .or_else(|| copied::<i32>(actions))
            .or_else(|| copied::<u8>(actions))
            .or_else(|| copied::<i16>(actions))
            .or_else(|| copied::<u16>(actions))
            .or_else(|| copied::<u32>(actions));
        let found = found.ok_or_else(wrong)?;
        if found.len() != self.games {
            return Err(PyValueError::new_err(format!(
                "{} actions for {} games",
                found.len(),
                self.games
            )));
        }
        Ok(found)
    }
}

/// What is in an array of one dimension and of this type.
fn copied<T: numpy::Element + Copy + Into<i64>>(array: &Bound<'_, PyAny>) -> Option<Vec<i64>> {
    let array = array.cast::<PyArray1<T>>().ok()?;
    if array.is_empty() {
        return Some(Vec::new());
    }
    let held = array.try_readonly().ok()?;
    Some(held.as_array().iter().map(|&n| n.into()).collect())
}
