//! The games, tables and bots of Parlour as an extension of Python.
//!
//! What is written here is the part in Rust, `parlour._native`; the package `parlour` around it is
//! Python, in the folder `python`. Its README and `docs/python.md` say how both are used.

mod arena;
mod bot;
mod encode;
mod error;
mod info;
mod interrupt;
mod json;
mod moves;
mod state;
mod tables;
mod vector;
mod words;

use pyo3::prelude::*;

/// The part of the package `parlour` that is written in Rust.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::arena::{duel, seatings, tally};
    #[pymodule_export]
    use super::bot::{Bot, Thought, bots};
    #[pymodule_export]
    use super::info::{encoding, games, rules, sheets};
    #[pymodule_export]
    use super::moves::Move;
    #[pymodule_export]
    use super::state::{State, open, open_link, open_save};
    #[pymodule_export]
    use super::vector::Vector;
}
