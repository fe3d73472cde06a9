#![doc = include_str!("../README.md")]

mod coder;
#[cfg(feature = "conform")]
pub mod conform;
mod course;
mod cue;
pub mod fair;
pub mod file;
mod host;
pub mod link;
mod log;
pub mod message;
#[cfg(test)]
#[path = "../../kernel/tests/games/pebbles.rs"]
mod pebbles;
mod player;
pub mod position_link;
mod preview;
mod result;
pub mod save;
mod steps;
mod table;
mod viewpoint;

pub use course::Moment;
pub use cue::{Cue, Cues, Speed, Timed};
pub use host::{AnyTable, Host, Subscription, schema};
pub use log::{Act, Digest, Entry, EntryId, Jump};
pub use player::{Player, you};
pub use result::GameResult;
pub use steps::Steps;
pub use table::{JumpRequest, Jumped, Pause, Table};

/// The words of every table, as Fluent sources.
#[cfg(feature = "words")]
pub fn words(language: &str) -> &'static [&'static str] {
    match language {
        "de" => &[include_str!("../words/de/table.ftl")],
        _ => &[include_str!("../words/en/table.ftl")],
    }
}
