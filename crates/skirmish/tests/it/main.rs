//! Skirmish as a whole.

mod cases;
mod conform;
mod positions;
mod random;
mod random_positions;
mod scenarios;
mod words;
