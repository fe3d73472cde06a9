//! Bots from outside.

mod honest;
mod names;
mod new_game;
