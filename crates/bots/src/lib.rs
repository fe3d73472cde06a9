#![doc = include_str!("../README.md")]

mod advice;
pub mod arena;
mod described;
mod expert;
mod innovation;
mod midgame;
mod mordheim;
mod name;
pub mod nets;
mod reasoned;
mod skirmish;
mod texas42;
mod trial;
mod walk;

pub use advice::{
    Advice, Part, Weighed, advise, check, decision_seed, join, listing, parts, think_part,
    thought_ms,
};
pub use described::{Allowed, Choice, Described, Range, Ready, described};
pub use expert::{Expert, Level, Listing, expert, named};
pub use midgame::midgame;
pub use name::Name;
pub use search::Terms;
pub use texas42::{SolveCount, solve_deals};
pub use trial::{Trial, Tried, all_names};
pub use walk::next;

/// The words of the bots that every game has, as Fluent sources.
#[cfg(feature = "words")]
pub fn words(language: &str) -> &'static [&'static str] {
    match language {
        "de" => &[include_str!("../words/de/bots.ftl")],
        _ => &[include_str!("../words/en/bots.ftl")],
    }
}
