//! A move as it is listed.

use kernel::{Info, Label, Seat};
use pyo3::prelude::*;

use crate::json;
use crate::words::{self, Language};

/// A legal move of a seat.
///
/// It equals its notation, so that ``move == "pass"`` is a question one can ask.
#[pyclass(frozen, module = "parlour")]
pub(crate) struct Move {
    pub(crate) info: &'static Info,
    pub(crate) language: Language,
    pub(crate) names: Vec<String>,
    pub(crate) seat: Seat,
    pub(crate) written: String,
    pub(crate) label: Label,
}

#[pymethods]
impl Move {
    /// The seat that may make it.
    #[getter]
    fn seat(&self) -> u8 {
        self.seat.0
    }

    /// The move as it is written: what ``play`` takes.
    #[getter]
    fn notation(&self) -> &str {
        &self.written
    }

    /// What it says to a person, in the language of the state.
    #[getter]
    fn label(&self) -> String {
        words::say(self.info, self.language, &self.names, &self.label.label)
    }

    /// What sort of move it is.
    #[getter]
    fn group(&self) -> &str {
        &self.label.group
    }

    /// What it touches, in the order in which a person would pick it, such as ``piece:tools``.
    #[getter]
    fn references(&self) -> Vec<String> {
        self.label.refs.iter().map(ToString::to_string).collect()
    }

    /// The label as data: a key and typed arguments.
    #[getter]
    fn message<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::written(py, &self.label.label)
    }

    fn __str__(&self) -> &str {
        &self.written
    }

    fn __repr__(&self) -> String {
        format!("Move({:?}, seat={})", self.written, self.seat)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        match other.cast::<Move>() {
            Ok(other) => {
                let other = other.get();
                (other.info.id, other.seat, &other.written)
                    == (self.info.id, self.seat, &self.written)
            }
            Err(_) => other.extract::<&str>().is_ok_and(|text| text == self.written),
        }
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        pyo3::types::PyString::new(py, &self.written).hash()
    }
}
