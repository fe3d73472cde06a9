//! Bots by name, and what they think.
#![expect(clippy::disallowed_types, reason = "a thought may be given a time")]

use std::time::{Duration, Instant};

use ::bots::{Advice, Terms};
use kernel::Seat;
use pyo3::prelude::*;

use crate::error::Raise as _;
use crate::interrupt::Interrupt;
use crate::json;
use crate::state::State;
use crate::words;

/// The bots of a game, each as a dict: name, what it is about, whether it is a level.
#[pyfunction]
pub(crate) fn bots<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    let listing = ::bots::listing(game).or_raise(py, None)?;
    let info = shelf::info(game).or_raise(py, None)?;
    let mut value = serde_json::to_value(&listing).unwrap_or_default();
    for (item, bot) in value.as_array_mut().into_iter().flatten().zip(&listing) {
        item["about"] = words::say(info, words::Language::default(), &[], &bot.about).into();
    }
    json::object(py, &value)
}

/// A player by name, such as ``strong`` or ``ismcts:500``.
///
/// It decides by what a seat may know, a seed and a number of simulations: the same state, seed and
/// name give the same move on every machine, whatever the number of threads.
#[pyclass(frozen, module = "parlour")]
pub(crate) struct Bot {
    name: String,
    seed: u64,
    threads: usize,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, *, seed = 0, threads = 1))]
    fn new(name: String, seed: u64, threads: usize) -> Bot {
        Bot { name, seed, threads: threads.clamp(1, 256) }
    }

    /// What it is called.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The seed of its own luck, which has nothing to do with that of the table.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// What it would do on a seat that is to move; the first of them, if it is not said which.
    ///
    /// With ``seconds`` it decides after so long with what it has; without, the clock changes
    /// nothing. Other threads run while it thinks, and Ctrl-C ends it.
    #[pyo3(signature = (state, seat = None, *, seconds = None))]
    fn think(
        &self,
        py: Python<'_>,
        state: &Bound<'_, State>,
        seat: Option<u8>,
        seconds: Option<f64>,
    ) -> PyResult<Thought> {
        let state = state.get();
        let copy = state.copied(py);
        let seat = state.seat_to_move(py, &*copy, seat)?;
        let (end, interrupt) = (end_after(seconds)?, Interrupt::new());
        let advice = py.detach(|| {
            let is_over = || end.is_some_and(|end| Instant::now() >= end) || interrupt.has_come();
            let terms = Terms { seed: 0, threads: self.threads, stop: Some(&is_over) };
            copy.think(seat, &self.name, self.seed, &terms)
        });
        interrupt.raise()?;
        let advice = advice.or_raise(py, Some(copy.info()))?;
        let say = |message| words::say(copy.info(), state.speaks(), &copy.names(), message);
        let why = advice.why.as_ref().map(say);
        Ok(Thought { seat, advice, why })
    }

    fn __call__(&self, py: Python<'_>, state: &Bound<'_, State>) -> PyResult<String> {
        Ok(self.think(py, state, None, None)?.advice.best)
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?}, seed={}, threads={})", self.name, self.seed, self.threads)
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, (String, u64, usize))> {
        let this = slf.get();
        let made = slf.py().import("parlour")?.getattr("_bot")?;
        Ok((made, (this.name.clone(), this.seed, this.threads)))
    }
}

/// When a thought has to end.
fn end_after(seconds: Option<f64>) -> PyResult<Option<Instant>> {
    let wrong = || pyo3::exceptions::PyValueError::new_err("seconds must be a time from now on");
    let end = |seconds| {
        let time = Duration::try_from_secs_f64(seconds).ok()?;
        Instant::now().checked_add(time)
    };
    seconds.map(|seconds| end(seconds).ok_or_else(wrong)).transpose()
}

/// What a bot thought.
#[pyclass(frozen, module = "parlour")]
pub(crate) struct Thought {
    seat: Seat,
    advice: Advice,
    why: Option<String>,
}

#[pymethods]
impl Thought {
    /// The seat that was thought for.
    #[getter]
    fn seat(&self) -> u8 {
        self.seat.0
    }

    /// The move that it would make, in notation.
    #[getter]
    fn best(&self) -> &str {
        &self.advice.best
    }

    /// What it thought of, the best first: notation, value from 0 (lost) to 1 (won), simulations.
    #[getter]
    fn candidates(&self) -> Vec<(String, f32, u64)> {
        let candidates = self.advice.candidates.iter();
        candidates.map(|c| (c.notation.clone(), c.value, c.visits)).collect()
    }

    /// How many simulations it made.
    #[getter]
    fn simulations(&self) -> u64 {
        self.advice.simulations
    }

    /// The reason in words, where it has one.
    #[getter]
    fn why(&self) -> Option<&str> {
        self.why.as_deref()
    }

    fn __repr__(&self) -> String {
        let Advice { best, simulations, .. } = &self.advice;
        format!("Thought(best={best:?}, seat={}, simulations={simulations})", self.seat)
    }
}
