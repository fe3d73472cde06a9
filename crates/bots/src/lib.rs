#![doc = include_str!("../README.md")]

mod advice;
pub mod arena;
mod expert;
mod innovation;
mod mordheim;
mod name;
mod skirmish;
mod texas42;
mod trial;

pub use advice::{Advice, Weighed, advise, check, decision_seed, listing};
pub use expert::{Expert, Level, Listing, expert, named};
pub use name::Name;
pub use skirmish::midgame as skirmish_midgame;
pub use texas42::{SolveCount, solve_deals};
pub use trial::{Trial, Tried, all_names};
