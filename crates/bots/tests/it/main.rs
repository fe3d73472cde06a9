//! Bots from outside.

mod honest;
mod names;
