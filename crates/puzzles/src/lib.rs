//! Puzzles: positions in which everything is known and one line is best, found in games of bots and
//! proven by search. They are stored as scenarios, so that they are tests too.

mod attempt;
mod day;
#[cfg(feature = "words")]
mod find;
mod games;
mod goal;
mod solve;
mod stored;

pub use attempt::{Stand, Weighed, stand};
pub use day::{Daily, daily};
#[cfg(feature = "words")]
pub use find::{Found, graded, look_through};
pub use games::{Visitor, visit};
pub use goal::{Goal, Grade, Puzzling};
pub use solve::{Line, Solver, Turn, Worth};
pub use stored::Puzzle;
#[cfg(feature = "words")]
pub use stored::all;

/// The words of puzzles, as Fluent sources.
#[cfg(feature = "words")]
pub fn words(language: &str) -> &'static [&'static str] {
    match language {
        "de" => &[include_str!("../words/de/puzzles.ftl")],
        _ => &[include_str!("../words/en/puzzles.ftl")],
    }
}
