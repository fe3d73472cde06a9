//! Search from outside, on games whose values are known.

#[path = "../../../kernel/tests/games/pebbles.rs"]
mod pebbles;

mod dare;
mod laws;
mod solved;
