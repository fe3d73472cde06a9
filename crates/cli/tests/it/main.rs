//! The real program, run as people and other programs run it.

mod agent;
mod arena;
mod bench;
mod completions;
mod fuzz;
mod games;
mod language;
mod link;
mod look;
mod online;
mod perft;
mod pipe;
mod play;
mod program;
mod prompt;
mod replay;
mod saving;
mod scenario;
mod schema;
mod serve;
mod sim;
mod verify;
mod watch;
mod web;
mod words;
