//! Mordheim battles.
#![deny(clippy::float_arithmetic)]

mod item;
mod set;
mod skill;

pub use item::{Item, Items};
pub use set::{Member, Set};
pub use skill::{Mutation, Mutations, Rule, Rules, Skill, Skills};
