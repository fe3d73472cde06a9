#![doc = include_str!("../README.md")]

mod advice;
pub mod arena;
mod described;
mod expert;
mod innovation;
mod midgame;
mod mordheim;
mod name;
mod skirmish;
mod telling;
mod texas42;
mod trial;
mod walk;

pub use advice::{Advice, Weighed, advise, check, decision_seed, listing};
pub use described::{Allowed, Choice, Described, Range, Ready, described};
pub use expert::{Expert, Level, Listing, expert, named};
pub use midgame::midgame;
pub use name::Name;
pub use texas42::{SolveCount, solve_deals};
pub use trial::{Trial, Tried, all_names};
