//! Tables, proven on the template game of the kernel.

#[path = "../../../kernel/examples/pebbles/game.rs"]
mod pebbles;

mod files;
mod tables;
mod texas;
