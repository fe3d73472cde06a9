//! Tables, proven on the template game of the kernel.

#[path = "../../../kernel/tests/games/pebbles.rs"]
mod pebbles;

mod evidence;
mod files;
mod tables;
mod texas;
mod words;
