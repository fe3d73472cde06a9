//! Skirmish as a whole.

mod cases;
mod conform;
mod drill;
mod positions;
mod random;
mod scenarios;
