//! The kernel from outside, on its template game.

#[path = "../games/pebbles.rs"]
mod pebbles;

mod broken;
mod readme;
mod scenarios;
mod template;
mod walk;
mod words;
