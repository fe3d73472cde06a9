//! Search from outside, on games whose values are known.

#[path = "../../../kernel/examples/pebbles/game.rs"]
mod pebbles;

mod dare;
mod laws;
mod solved;
