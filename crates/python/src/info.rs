//! What the games say about themselves.

use kernel::{Info, Sheet, Show};
use pyo3::prelude::*;
use serde_json::{Value, json};
use shelf::Visitor;

use crate::encode::{self, Offered, Section};
use crate::error::Raise as _;
use crate::words::{self, Language};
use crate::{json as objects, tables};

/// The games there are, each as a dict: id, name, seats, options, presets, bots, and more.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let all: Vec<Value> = shelf::GAMES.iter().map(|info| tables::described(info)).collect();
    objects::object(py, &Value::Array(all))
}

/// The rules of a game as a player would want them at the table, as Markdown.
#[pyfunction]
#[pyo3(signature = (game, language = "en"))]
pub(crate) fn rules(py: Python<'_>, game: &str, language: &str) -> PyResult<&'static str> {
    let language = Language::named(language).or_raise(py, None)?;
    shelf::rules(game, language.tag()).or_raise(py, None)
}

/// What the numbers of a game mean at a table of so many seats: the version of the encoding, and
/// for the observation and the actions, or the rows of listed moves, every section with its name,
/// the seat counted from the one that looks, where it starts, its length and its meaning.
#[pyfunction]
#[pyo3(signature = (game, seats = None))]
pub(crate) fn encoding<'py>(
    py: Python<'py>,
    game: &str,
    seats: Option<u8>,
) -> PyResult<Bound<'py, PyAny>> {
    let info = shelf::info(game).or_raise(py, None)?;
    let setup = kernel::Setup { seats, ..Default::default() };
    let seats = usize::from(setup.choose(info).or_raise(py, Some(info))?.seats);
    let missing = || kernel::Error::invalid("unknown_game").with("game", game);
    let encoding = encode::by_id(game).ok_or_else(missing).or_raise(py, None)?;
    let (actions, rows) = match encoding.offered() {
        Offered::Mask(actions) => (Some(sections(actions, seats)), None),
        Offered::List { row, .. } => (None, Some(sections(row, seats))),
    };
    let value = json!({
        "game": game,
        "version": encoding.version(),
        "seats": seats,
        "features": encode::length(encoding.observation(), seats),
        "actions": encoding.offered().actions(),
        "observation": sections(encoding.observation(), seats),
        "mask": actions,
        "moves": rows,
    });
    objects::object(py, &value)
}

/// Sections with where they start.
fn sections(sections: &[Section], seats: usize) -> Vec<Value> {
    let mut start = 0;
    let mut all = Vec::new();
    for section in sections {
        for seat in 0..if section.each_seat { seats } else { 1 } {
            all.push(json!({
                "name": section.name,
                "seat": section.each_seat.then_some(seat),
                "start": start,
                "length": section.len,
                "about": section.about,
            }));
            start += section.len;
        }
    }
    all
}

/// Everything of a game that has a text of its own, such as its cards, with their texts in words.
#[pyfunction]
#[pyo3(signature = (game, language = "en"))]
pub(crate) fn sheets<'py>(
    py: Python<'py>,
    game: &str,
    language: &str,
) -> PyResult<Bound<'py, PyAny>> {
    struct Catalogue;
    impl Visitor for Catalogue {
        type Out = (&'static Info, Vec<Sheet>);
        fn visit<G: Show>(self) -> Self::Out {
            (G::INFO, G::catalogue())
        }
    }
    let language = Language::named(language).or_raise(py, None)?;
    let (info, sheets) = shelf::visit(game, Catalogue).or_raise(py, None)?;
    let say = |message: &_| words::say(info, language, &[], message);
    let told = |sheet: &Sheet| {
        json!({
            "id": sheet.id,
            "title": say(&sheet.title),
            "kind": sheet.kind,
            "facts": sheet.facts,
            "text": sheet.text.iter().map(say).collect::<Vec<_>>(),
        })
    };
    objects::object(py, &sheets.iter().map(told).collect())
}
