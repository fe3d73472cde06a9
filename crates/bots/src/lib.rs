#![doc = include_str!("../README.md")]

mod advice;
pub mod arena;
mod expert;
pub mod innovation;
mod mordheim;
mod name;
mod skirmish;
mod texas42;

pub use advice::{Advice, Weighed, advise, check, decision_seed, listing};
pub use expert::{Expert, Level, Listing, expert, named};
pub use name::Name;
