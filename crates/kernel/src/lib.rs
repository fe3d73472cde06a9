#![doc = include_str!("../README.md")]
#![deny(clippy::float_arithmetic)]

mod board;
mod chance;
mod columns;
#[cfg(feature = "conform")]
pub mod conform;
mod error;
mod event;
mod fingerprint;
mod game;
mod moves;
mod near;
mod outcome;
mod paint;
mod projection;
mod record;
mod scenario;
mod script;
mod seat;
mod seed;
mod setup;
mod stack;
mod walk;

pub use board::{
    Arrangement, Board, Counter, Field, Ground, Piece, Place, PlacedPiece, Sheet, Terrain, Zone,
};
pub use chance::{Luck, Rng, mix64};
pub use columns::{centred, columns, cut, is_unseen, padded};
pub use error::{Error, ErrorMessage, Kind};
pub use event::{EventSink, Facts, Sink, Viewers};
pub use fingerprint::{Fingerprint, NoFingerprint};
pub use game::{Game, Gate};
pub use moves::Moves;
pub use near::nearest;
pub use outcome::{Outcome, Standing};
pub use paint::Paint;
pub use projection::{Parts, Projections};
pub use record::Record;
pub use scenario::{Failed, Scenario};
pub use script::Answers;
pub use seat::{MAX_SEATS, Mover, Names, Seat, SeatSet, ToMove, UnknownName, Viewer};
pub use seed::{NoSeed, Seed};
pub use setup::{Chosen, Info, OptionInfo, Preset, SWITCH, Setup, Values};
pub use stack::{Found, Overrun, Resolve, Stack, Step, begin, resolve};
pub use walk::{Policy, Runaway, perft, play_out};
