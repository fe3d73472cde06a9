#![doc = include_str!("../README.md")]

mod addressed;
mod coder;
#[cfg(feature = "conform")]
pub mod conform;
mod course;
mod cue;
pub mod file;
mod follow;
mod guess;
mod host;
pub mod link;
mod log;
pub mod message;
#[cfg(test)]
#[path = "../../kernel/tests/games/pebbles.rs"]
mod pebbles;
mod player;
pub mod save;
mod table;

pub use course::Moment;
pub use cue::{Cue, Cues, Speed, Timed, cues};
pub use follow::{Follower, TABLE_PARTS};
pub use host::{AnyTable, Host, schema};
pub use log::{Act, Digest, Entry, EntryId, Jump};
pub use player::Player;
pub use table::{JumpRequest, Jumped, Pause, Table};
