//! A game as Python holds it.

use std::sync::Mutex;

use kernel::{Error, Mover, Seat, Seed, Setup, ToMove, Viewer};
use numpy::ndarray::Array2;
use numpy::{PyArray1, PyArray2};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::MutexExt as _;
use pyo3::types::{PyBytes, PyDict};

use crate::error::Raise as _;
use crate::json;
use crate::moves::Move;
use crate::tables::{self, AnyGame, Opening};
use crate::words::{self, Language};

/// A game: the state on the table and the line of play that led to it.
///
/// Chance moves by itself as the seed says, and what has one answer that everybody can see is
/// answered, so ``to_move`` always names seats that decide something, until the game is over.
#[pyclass(frozen, module = "parlour", weakref)]
pub(crate) struct State {
    held: Mutex<Box<dyn AnyGame>>,
    language: Language,
    /// How a save or a link compared with today's rules.
    verdict: Option<String>,
}

impl State {
    /// A game that is held, as it speaks.
    pub(crate) fn of(held: Box<dyn AnyGame>, language: Language) -> State {
        State { held: Mutex::new(held), language, verdict: None }
    }

    /// The language in which it speaks.
    pub(crate) fn speaks(&self) -> Language {
        self.language
    }

    /// Looks at what is held, without calling Python: who waits for it would never get it. Other
    /// threads run while this one waits.
    fn with<T>(&self, py: Python<'_>, look: impl FnOnce(&mut dyn AnyGame) -> T) -> T {
        // Nothing panics halfway through a change: what is held is whole, whoever held it last.
        let mut held = match self.held.lock_py_attached(py) {
            Ok(held) => held,
            Err(poisoned) => poisoned.into_inner(),
        };
        look(&mut **held)
    }

    /// The same game once more.
    pub(crate) fn copied(&self, py: Python<'_>) -> Box<dyn AnyGame> {
        self.with(py, |game| game.copy())
    }

    /// Does something that may fail.
    fn trying<T>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyGame) -> Result<T, Error>,
    ) -> PyResult<T> {
        let (done, info) = self.with(py, |game| (work(game), game.info()));
        done.or_raise(py, Some(info))
    }

    /// The seat that is meant, which is to move: the first, if it is not said which.
    pub(crate) fn seat_to_move(
        &self,
        py: Python<'_>,
        game: &dyn AnyGame,
        seat: Option<u8>,
    ) -> PyResult<Seat> {
        to_move(game, seat).or_raise(py, Some(game.info()))
    }
}

/// The seat that is meant, which is to move.
fn to_move(game: &dyn AnyGame, seat: Option<u8>) -> Result<Seat, Error> {
    let seats = game.to_move().seats();
    match seat.map(Seat) {
        None => seats.lowest().ok_or_else(|| match game.to_move() {
            ToMove::Over => Error::illegal("game_over"),
            _ => Error::illegal("not_your_turn"),
        }),
        Some(seat) if seats.has(seat) => Ok(seat),
        Some(seat) if seat.index() >= game.seats() => Err(no_such_seat(game, seat)),
        Some(seat) => Err(Error::illegal("not_your_move").variant("seat").with("seat", seat)),
    }
}

fn no_such_seat(game: &dyn AnyGame, seat: Seat) -> Error {
    Error::invalid("no_such_seat").with("seat", seat).options(Seat::all(game.seats()))
}

/// Who looks: a seat, ``None`` or ``"spectator"`` for what everybody sees, ``"all"`` for
/// everything.
fn viewer(who: &Bound<'_, PyAny>) -> PyResult<Viewer> {
    if who.is_none() {
        return Ok(Viewer::Spectator);
    }
    if let Ok(seat) = who.extract::<u8>() {
        return Ok(Viewer::Seat(Seat(seat)));
    }
    let known = who.extract::<&str>().ok().and_then(|text| text.parse::<Viewer>().ok());
    known
        .filter(|viewer| viewer.seat().is_none())
        .ok_or_else(|| PyTypeError::new_err("a viewer is a seat, None, \"spectator\" or \"all\""))
}

/// The seed of a table: a number, or the text of any seed.
fn seed(text: &Bound<'_, PyAny>) -> PyResult<Seed> {
    if let Ok(n) = text.extract::<u64>() {
        return Ok(Seed::Number(n));
    }
    let parsed = text.extract::<&str>().ok().and_then(|text| text.parse().ok());
    parsed.ok_or_else(|| {
        PyValueError::new_err("a seed is a number from 0 to 2**64 - 1 or the text of one")
    })
}

/// A seat as a number; many of them as a list, not as bytes.
fn number(seat: Seat) -> u32 {
    u32::from(seat.0)
}

/// A number that a generator of Python draws; a number is itself.
fn drawn(rng: &Bound<'_, PyAny>) -> PyResult<u64> {
    if let Ok(n) = rng.extract::<u64>() {
        return Ok(n);
    }
    if rng.hasattr("getrandbits")? {
        return rng.call_method1("getrandbits", (64,))?.extract();
    }
    if rng.hasattr("integers")? {
        return rng.call_method1("integers", (0, i64::MAX))?.extract();
    }
    Err(PyTypeError::new_err("rng is a number, a random.Random or a numpy.random.Generator"))
}

/// Opens a game. ``parlour.new`` is the way to call it.
#[pyfunction]
#[pyo3(signature = (game, seats, seed_, options, position, ask_all, typed, language))]
#[expect(clippy::too_many_arguments, reason = "one call of the package, with everything said")]
pub(crate) fn open(
    py: Python<'_>,
    game: &str,
    seats: Option<u8>,
    seed_: &Bound<'_, PyAny>,
    options: std::collections::BTreeMap<String, String>,
    position: Option<String>,
    ask_all: bool,
    typed: bool,
    language: &str,
) -> PyResult<State> {
    let info = shelf::info(game).or_raise(py, None)?;
    let setup = Setup { seats, options, position };
    let opening = Opening { setup, seed: seed(seed_)?, ask_all, typed };
    let language = Language::named(language).or_raise(py, Some(info))?;
    let held = tables::open(game, &opening).or_raise(py, Some(info))?;
    Ok(State::of(held, language))
}

/// Opens the game, or the position to look at, that a link holds.
#[pyfunction]
#[pyo3(signature = (link, language = "en"))]
pub(crate) fn open_link(py: Python<'_>, link: &str, language: &str) -> PyResult<State> {
    let language = Language::named(language).or_raise(py, None)?;
    let (held, verdict) = tables::open_link(link).or_raise(py, None)?;
    Ok(State { verdict: verdict.map(|verdict| verdict.to_string()), ..State::of(held, language) })
}

/// Opens a save: the bytes of one, as ``State.save`` or the program writes them.
#[pyfunction]
#[pyo3(signature = (save, language = "en"))]
pub(crate) fn open_save(py: Python<'_>, save: &[u8], language: &str) -> PyResult<State> {
    let language = Language::named(language).or_raise(py, None)?;
    let saved = table::save::read(save).or_raise(py, None)?;
    let (held, verdict) = tables::open_saved(&saved).or_raise(py, None)?;
    Ok(State { verdict: Some(verdict.to_string()), ..State::of(held, language) })
}

#[pymethods]
impl State {
    /// The id of the game, such as ``texas-42``.
    #[getter]
    fn game(&self, py: Python<'_>) -> &'static str {
        self.with(py, |game| game.info().id)
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self, py: Python<'_>) -> usize {
        self.with(py, |game| game.seats())
    }

    /// The version of the rules.
    #[getter]
    fn rules_version(&self, py: Python<'_>) -> u32 {
        self.with(py, |game| game.info().rules_version)
    }

    /// What the game was opened with: seats, options that differ from the defaults, position.
    #[getter]
    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let setup = self.with(py, |game| game.setup().clone());
        json::written(py, &setup)
    }

    /// What decides chance, as text.
    #[getter]
    fn seed(&self, py: Python<'_>) -> String {
        self.with(py, |game| game.seed().to_string())
    }

    /// How a save or a link compared with today's rules: ``exact``, ``unverified`` or where it
    /// diverged; ``None`` for a game that was opened otherwise.
    #[getter]
    fn verdict(&self) -> Option<&str> {
        self.verdict.as_deref()
    }

    /// The language in which labels and stories are told.
    #[getter]
    fn language(&self) -> &'static str {
        self.language.tag()
    }

    /// The seats that owe a move, in order; none when the game is over.
    #[getter]
    fn to_move(&self, py: Python<'_>) -> Vec<u32> {
        self.with(py, |game| game.to_move().seats().iter().map(number).collect())
    }

    /// The first seat that owes a move; ``None`` when the game is over.
    #[getter]
    fn seat(&self, py: Python<'_>) -> Option<u8> {
        self.with(py, |game| game.to_move().seats().lowest().map(|seat| seat.0))
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self, py: Python<'_>) -> bool {
        self.with(py, |game| game.to_move() == ToMove::Over)
    }

    /// Whether chance waits to be told what happens: only where the game was opened so.
    #[getter]
    fn chance(&self, py: Python<'_>) -> bool {
        self.with(py, |game| game.to_move() == ToMove::Chance)
    }

    /// The number of the newest entry of the log.
    #[getter]
    fn entry(&self, py: Python<'_>) -> u32 {
        self.with(py, |game| game.at())
    }

    /// The entries of the log on the line of play: those that ``back`` goes to.
    #[getter]
    fn line(&self, py: Python<'_>) -> Vec<u32> {
        self.with(py, |game| game.line())
    }

    /// How many moves, chance's included, lead here.
    fn __len__(&self, py: Python<'_>) -> usize {
        self.with(py, |game| game.length())
    }

    /// A state is true, however few moves lead to it.
    fn __bool__(&self) -> bool {
        true
    }

    /// The side that each seat plays for, named by its lowest seat.
    #[getter]
    fn sides(&self, py: Python<'_>) -> Vec<u32> {
        let side = |game: &mut dyn AnyGame| {
            Seat::all(game.seats()).map(|seat| number(game.side(seat))).collect()
        };
        self.with(py, side)
    }

    /// The legal moves of a seat, in order; of the first that is to move, if it is not said which.
    /// None where it is not its move.
    #[pyo3(signature = (seat = None))]
    fn moves(&self, py: Python<'_>, seat: Option<u8>) -> PyResult<Vec<Move>> {
        self.trying(py, |game| {
            let Some(seat) = listed(game, seat)? else { return Ok(Vec::new()) };
            let (info, language, names) = (game.info(), self.language, game.names());
            let shown = |(written, label)| Move {
                info,
                language,
                names: names.clone(),
                seat,
                written,
                label,
            };
            Ok(game.moves(seat).into_iter().map(shown).collect())
        })
    }

    /// The legal moves of a seat in notation alone, which is quicker than ``moves``.
    #[pyo3(signature = (seat = None))]
    fn notations(&self, py: Python<'_>, seat: Option<u8>) -> PyResult<Vec<String>> {
        self.trying(py, |game| {
            let seat = listed(game, seat)?;
            Ok(seat.map_or_else(Vec::new, |seat| game.notations(seat)))
        })
    }

    /// Makes a move: one of ``moves()``, or its notation. Where chance waits to be told what
    /// happens, and it is its move, the move is chance's.
    ///
    /// Raises ``IllegalMove`` or ``InvalidChoice``, which say what would be legal; then nothing has
    /// changed.
    #[pyo3(signature = (r#move, seat = None))]
    fn play(&self, py: Python<'_>, r#move: &Bound<'_, PyAny>, seat: Option<u8>) -> PyResult<()> {
        let (text, own) = match r#move.cast::<Move>() {
            Ok(listed) => (listed.get().written.clone(), Some(listed.get().seat.0)),
            Err(_) => (
                r#move.extract::<String>().map_err(|_| {
                    PyTypeError::new_err("a move is one of moves(), or its notation as text")
                })?,
                None,
            ),
        };
        self.trying(py, |game| match game.to_move() {
            ToMove::Chance => game.play(Mover::Chance, &text),
            _ => {
                let seat = to_move(game, seat.or(own))?;
                game.play(Mover::Seat(seat), &text)
            }
        })
    }

    /// Lets chance do what the seed says, where it waits to be told; says how often it moved.
    fn roll(&self, py: Python<'_>) -> u32 {
        self.with(py, |game| game.roll())
    }

    /// Takes back the last ``n`` decisions, and what followed from them.
    #[pyo3(signature = (n = 1))]
    fn undo(&self, py: Python<'_>, n: u32) -> PyResult<()> {
        self.trying(py, |game| (0..n).try_for_each(|_| game.undo()))
    }

    /// Makes again what was taken back last, ``n`` times.
    #[pyo3(signature = (n = 1))]
    fn redo(&self, py: Python<'_>, n: u32) -> PyResult<()> {
        self.trying(py, |game| (0..n).try_for_each(|_| game.redo()))
    }

    /// Goes to the position after an entry of the log, 0 for the opening. Where chance is to move
    /// there, it does what it did.
    fn back(&self, py: Python<'_>, entry: u32) -> PyResult<()> {
        self.trying(py, |game| game.back(entry))
    }

    /// What ``viewer`` may know, as a dict: a seat, ``None`` for what everybody sees, or ``"all"``.
    #[pyo3(signature = (viewer = None))]
    fn view<'py>(
        &self,
        py: Python<'py>,
        viewer: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let value = self.look(py, viewer, |game, viewer| game.view(viewer))?;
        json::object(py, &value)
    }

    /// What a seat may know, as numbers: ``int8[features]``. ``parlour.encoding`` says what they
    /// mean. The first seat that is to move, if it is not said which.
    #[pyo3(signature = (seat = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let numbers = self.trying(py, |game| {
            let seat = match seat {
                None => game.to_move().seats().lowest().unwrap_or_default(),
                Some(seat) if usize::from(seat) < game.seats() => Seat(seat),
                Some(seat) => return Err(no_such_seat(game, Seat(seat))),
            };
            Ok(game.observation(seat).unwrap_or_default())
        })?;
        Ok(PyArray1::from_vec(py, numbers))
    }

    /// The legal moves of a seat as numbers, and in notation: a list with the action of each move,
    /// one with its notation, and where moves are listed the rows, ``int8[moves, features]``.
    ///
    /// An action is what ``Vector.step`` takes: a place in the mask or in the list.
    #[pyo3(signature = (seat = None))]
    #[expect(clippy::type_complexity, reason = "three lists that belong together")]
    fn encoded<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
    ) -> PyResult<(Vec<usize>, Vec<String>, Option<Bound<'py, PyArray2<i8>>>)> {
        let (actions, notations, rows) = self.trying(py, |game| {
            let Some(seat) = listed(game, seat)? else { return Ok(Default::default()) };
            let (places, rows) = game.encoded_moves(seat).unwrap_or_default();
            let notations = game.notations(seat);
            if rows.is_empty() {
                return Ok((places, notations, rows));
            }
            let shown = places.iter().map(|&place| notations[place].clone()).collect();
            Ok(((0..places.len()).collect(), shown, rows))
        })?;
        let width = if actions.is_empty() { 0 } else { rows.len() / actions.len() };
        let rows = (width > 0).then(|| {
            let array = Array2::from_shape_vec((actions.len(), width), rows);
            array.map(|array| PyArray2::from_owned_array(py, array))
        });
        let rows = rows.transpose().map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok((actions, notations, rows))
    }

    /// What is to be shown to ``viewer`` now, as a dict: the name of the screen, and its data.
    #[pyo3(signature = (viewer = None))]
    fn screen<'py>(
        &self,
        py: Python<'py>,
        viewer: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let value = self.look(py, viewer, |game, viewer| game.screen(viewer))?;
        json::object(py, &value)
    }

    /// What lies on the table in words that know no game, as a dict, with its messages in words.
    #[pyo3(signature = (viewer = None))]
    fn board<'py>(
        &self,
        py: Python<'py>,
        viewer: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (board, info, names) =
            self.look(py, viewer, |game, viewer| (game.board(viewer), game.info(), game.names()))?;
        let mut value = serde_json::to_value(&board).unwrap_or_default();
        let say = |message: &_| words::say(info, self.language, &names, message);
        put_into_words(&mut value, &say);
        json::object(py, &value)
    }

    /// What is asked now, in words; ``None`` where the game does not say it.
    #[pyo3(signature = (viewer = None))]
    fn question(
        &self,
        py: Python<'_>,
        viewer: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Option<String>> {
        let (question, info, names) = self
            .look(py, viewer, |game, viewer| (game.question(viewer), game.info(), game.names()))?;
        Ok(question.map(|question| words::say(info, self.language, &names, &question)))
    }

    /// The table as text of 80 columns.
    #[pyo3(signature = (viewer = None))]
    fn picture(&self, py: Python<'_>, viewer: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let language = self.language;
        self.look(py, viewer, |game, viewer| game.picture(viewer, words::of(game.info(), language)))
    }

    /// What happened after an entry, as ``viewer`` may know it: a list of dicts with the number of
    /// the entry, who moved, the move, its events, and what there is to say about it.
    #[pyo3(signature = (viewer = None, since = 0))]
    fn events<'py>(
        &self,
        py: Python<'py>,
        viewer: Option<&Bound<'py, PyAny>>,
        since: u32,
    ) -> PyResult<Bound<'py, PyAny>> {
        let language = self.language;
        let lines = self.look(py, viewer, |game, viewer| {
            let (info, names) = (game.info(), game.names());
            let say = |message: &_| words::say(info, language, &names, message);
            game.events(viewer, since.min(game.at()), &say)
        })?;
        json::object(py, &serde_json::Value::Array(lines))
    }

    /// How the game ended: a dict with its reason and, seat by seat, rank and score, and the seats
    /// that won; ``None`` while it goes on.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(outcome) = self.with(py, |game| game.outcome()) else { return Ok(None) };
        let dict = PyDict::new(py);
        dict.set_item("reason", &*outcome.reason)?;
        let ranks: Vec<u32> = outcome.seats.iter().map(|seat| u32::from(seat.rank)).collect();
        let scores: Vec<i32> = outcome.seats.iter().map(|seat| seat.score).collect();
        let winners: Vec<u32> = outcome.winners().iter().map(number).collect();
        dict.set_item("ranks", ranks)?;
        dict.set_item("scores", scores)?;
        dict.set_item("winners", winners)?;
        dict.set_item("draw", outcome.is_draw())?;
        Ok(Some(dict))
    }

    /// The same game once more: what is done with one does nothing to the other.
    fn clone(&self, py: Python<'_>) -> State {
        State {
            held: Mutex::new(self.copied(py)),
            language: self.language,
            verdict: self.verdict.clone(),
        }
    }

    fn __copy__(&self, py: Python<'_>) -> State {
        self.clone(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> State {
        self.clone(py)
    }

    /// A game that begins at a position which ``seat`` cannot tell from this one, drawn at random
    /// with each as likely as any other. ``rng`` decides which: a number, ``random.Random`` or a
    /// generator of numpy.
    ///
    /// ``None`` where no world was found. The seat ``None`` imagines by what everybody knows.
    fn imagine(
        &self,
        py: Python<'_>,
        seat: &Bound<'_, PyAny>,
        rng: &Bound<'_, PyAny>,
    ) -> PyResult<Option<State>> {
        let draw = drawn(rng)?;
        let (world, info) =
            self.look(py, Some(seat), |game, viewer| (game.imagine(viewer, draw), game.info()))?;
        let world = world.or_raise(py, Some(info))?;
        Ok(world.map(|held| State::of(held, self.language)))
    }

    /// How many positions ``viewer`` cannot tell from this one, where the game can count them.
    #[pyo3(signature = (viewer = None))]
    fn worlds(&self, py: Python<'_>, viewer: Option<&Bound<'_, PyAny>>) -> PyResult<Option<u128>> {
        self.look(py, viewer, |game, viewer| game.worlds(viewer))
    }

    /// The position as text, whole: ``new(..., position=text)`` opens it.
    fn position(&self, py: Python<'_>) -> String {
        self.with(py, |game| game.position())
    }

    /// The game as a link: setup, seed and moves, in some hundred characters. It tells everything.
    fn link(&self, py: Python<'_>) -> PyResult<String> {
        self.trying(py, |game| game.link())
    }

    /// A link to the position as ``viewer`` knows it, to be looked at.
    #[pyo3(signature = (viewer = None))]
    fn position_link(&self, py: Python<'_>, viewer: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let (link, info) =
            self.look(py, viewer, |game, viewer| (game.position_link(viewer), game.info()))?;
        link.or_raise(py, Some(info))
    }

    /// The game as the bytes of a save, which the program opens too.
    fn save<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let bytes = self.with(py, |game| game.save());
        PyBytes::new(py, &bytes)
    }

    #[expect(clippy::type_complexity, reason = "what Python wants: a function and its arguments")]
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>, &'static str))> {
        let made = py.import("parlour")?.getattr("open_save")?;
        Ok((made, (self.save(py), self.language.tag())))
    }

    /// Whether both have the same game, options and position, whatever led there.
    fn __eq__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<State>() else { return false };
        let shown = |state: &State| {
            state.with(py, |game| {
                let Setup { seats, options, .. } = game.setup().clone();
                (game.info().id, seats, options, game.position())
            })
        };
        shown(self) == shown(other.get())
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        self.with(py, |game| {
            let standing = match (game.to_move(), game.outcome()) {
                (_, Some(outcome)) => {
                    let winners: Vec<u8> = outcome.winners().iter().map(|seat| seat.0).collect();
                    format!("winners={winners:?}")
                }
                (ToMove::Chance, None) => "chance to move".to_owned(),
                (to_move, None) => {
                    let seats: Vec<u8> = to_move.seats().iter().map(|seat| seat.0).collect();
                    format!("to_move={seats:?}")
                }
            };
            let (id, seats, length) = (game.info().id, game.seats(), game.length());
            format!("<parlour.State {id} seats={seats} moves={length} {standing}>")
        })
    }

    /// The table as a drawn picture, SVG, as ``viewer`` sees it; ``"all"`` by default.
    #[pyo3(signature = (viewer = None))]
    fn svg(slf: &Bound<'_, Self>, viewer: Option<Bound<'_, PyAny>>) -> PyResult<String> {
        let py = slf.py();
        let draw = py.import("parlour._look")?.getattr("of_state")?;
        let drawn = match viewer {
            Some(viewer) => draw.call1((slf, viewer))?,
            None => draw.call1((slf,))?,
        };
        drawn.extract()
    }

    /// What a notebook shows.
    fn _repr_svg_(slf: &Bound<'_, Self>) -> PyResult<String> {
        State::svg(slf, None)
    }

    /// What happened, in words, as ``viewer`` may know it, after an entry.
    #[pyo3(signature = (viewer = None, since = 0))]
    fn story(
        &self,
        py: Python<'_>,
        viewer: Option<&Bound<'_, PyAny>>,
        since: u32,
    ) -> PyResult<String> {
        let language = self.language;
        let lines = self.look(py, viewer, |game, viewer| {
            let (info, names) = (game.info(), game.names());
            let say = |message: &_| words::say(info, language, &names, message);
            game.events(viewer, since.min(game.at()), &say)
        })?;
        let told = lines.iter().flat_map(|line| line["text"].as_array().into_iter().flatten());
        let told: Vec<&str> = told.filter_map(|text| text.as_str()).collect();
        Ok(told.join("\n"))
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        self.picture(py, None)
    }
}

impl State {
    /// Looks at the game as somebody.
    fn look<T>(
        &self,
        py: Python<'_>,
        who: Option<&Bound<'_, PyAny>>,
        look: impl FnOnce(&dyn AnyGame, Viewer) -> T,
    ) -> PyResult<T> {
        let viewer = who.map_or(Ok(Viewer::Spectator), viewer)?;
        self.trying(py, |game| match viewer.seat() {
            Some(seat) if seat.index() >= game.seats() => Err(no_such_seat(game, seat)),
            _ => Ok(look(game, viewer)),
        })
    }
}

/// Whose moves are listed: those of a seat, or of the first that is to move, if any is.
fn listed(game: &dyn AnyGame, seat: Option<u8>) -> Result<Option<Seat>, Error> {
    match seat.map(Seat) {
        None => Ok(game.to_move().seats().lowest()),
        Some(seat) if seat.index() < game.seats() => {
            Ok(game.to_move().seats().has(seat).then_some(seat))
        }
        Some(seat) => Err(no_such_seat(game, seat)),
    }
}

/// Puts every message of a value into words.
fn put_into_words(value: &mut serde_json::Value, say: &dyn Fn(&kernel::Message) -> String) {
    match value {
        serde_json::Value::Object(fields) => {
            let is_message = fields.contains_key("key")
                && fields.keys().all(|name| name == "key" || name == "args");
            if is_message
                && let Ok(message) = serde_json::from_value::<kernel::Message>(value.clone())
            {
                *value = say(&message).into();
                return;
            }
            if let serde_json::Value::Object(fields) = value {
                fields.values_mut().for_each(|value| put_into_words(value, say));
            }
        }
        serde_json::Value::Array(items) => {
            items.iter_mut().for_each(|value| put_into_words(value, say));
        }
        _ => {}
    }
}
