//! Errors as exceptions of Python.

use kernel::{Error, Info, Kind};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::words;

/// The exception that says what an error says: one of the classes of `parlour.errors`, with code,
/// options, fields and the explanation in English.
pub(crate) fn raised(py: Python<'_>, error: &Error, game: Option<&Info>) -> PyErr {
    exception(py, error, game).unwrap_or_else(|error| error)
}

fn exception(py: Python<'_>, error: &Error, game: Option<&Info>) -> PyResult<PyErr> {
    let class = match error.kind {
        Kind::IllegalMove => "IllegalMove",
        Kind::InvalidChoice => "InvalidChoice",
        Kind::CorruptState => "CorruptState",
        Kind::BadSave => "BadSave",
        Kind::RulesError => "RulesError",
        Kind::Outside => "Error",
    };
    let details = PyDict::new(py);
    details.set_item("code", &*error.code)?;
    details.set_item("options", &error.options)?;
    details.set_item("fields", error.fields())?;
    details.set_item("recoverable", error.recoverable)?;
    let text = words::explain(error, game);
    let class = py.import("parlour.errors")?.getattr(class)?;
    Ok(PyErr::from_value(class.call((text,), Some(&details))?))
}

/// What comes of a call, with its error raised.
pub(crate) trait Raise<T> {
    /// The value, or the exception.
    fn or_raise(self, py: Python<'_>, game: Option<&Info>) -> PyResult<T>;
}

impl<T> Raise<T> for Result<T, Error> {
    fn or_raise(self, py: Python<'_>, game: Option<&Info>) -> PyResult<T> {
        self.map_err(|error| raised(py, &error, game))
    }
}
