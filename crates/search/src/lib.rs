#![doc = include_str!("../README.md")]

mod alphabeta;
mod bot;
mod flat;
mod ismcts;
mod knowledge;
mod math;
pub mod net;
mod playout;
mod seen;
mod simple;
mod spread;

pub use alphabeta::{AlphaBeta, Solved, solve};
pub use bot::{Bot, Candidate, Decision, Split, Tally, Terms};
pub use flat::Flat;
pub use ismcts::Ismcts;
pub use knowledge::{Knowledge, Rules, Whole, Worth, even, settle, worth};
pub use playout::{play_out, play_out_after};
pub use seen::Seen;
pub use simple::{Greedy, Random};
pub use spread::spread;

/// Where chance has more outcomes than this, a search does not tell them apart.
pub(crate) const MOST_BRANCHES: u128 = 64;
