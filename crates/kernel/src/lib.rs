#![doc = include_str!("../README.md")]
#![deny(clippy::float_arithmetic)]

mod answers;
mod board;
mod chance;
mod columns;
mod components;
#[cfg(feature = "conform")]
pub mod conform;
mod draft;
mod error;
mod event;
mod fingerprint;
mod game;
mod message;
mod moves;
mod notation;
mod outcome;
#[cfg(feature = "words")]
mod paint;
#[cfg(feature = "words")]
mod picture;
mod position;
mod projection;
mod record;
mod scenario;
mod seat;
mod secrets;
mod seed;
mod setup;
mod show;
mod stack;
mod suggest;
mod walk;
#[cfg(feature = "words")]
pub mod words;

pub use answers::Answers;
pub use board::{
    Arrangement, Board, Counter, Field, Ground, Piece, Place, PlacedPiece, Sheet, Terrain, Zone,
    zone_of,
};
pub use chance::{Luck, Rng, mix64};
pub use columns::{centred, columns, cut, is_invisible, padded};
pub use components::{Components, EventSourced};
pub use draft::{Could, Draft, DraftEntry, Wrong};
pub use error::{Error, ErrorMessage, Kind};
pub use event::{EventSink, Facts, Sink, Viewers};
pub use fingerprint::{Fingerprint, NoFingerprint};
pub use game::{Game, NotListed};
pub use message::{Arg, Key, Message, Named, Ref, key_of};
pub use moves::Moves;
pub use outcome::{Outcome, Standing};
#[cfg(feature = "words")]
pub use paint::{Paint, bare, bare_columns, folded};
#[cfg(feature = "words")]
pub use picture::{Room, short_name};
pub use position::{PositionLine, bad_position, position_lines, read_fields, write_fields};
pub use projection::{Parts, Projections};
pub use record::Record;
#[cfg(feature = "words")]
pub use scenario::Failed;
pub use scenario::{Scenario, ScriptStep};
pub use seat::{MAX_SEATS, Mover, Names, Seat, SeatSet, ToMove, UnknownName, Viewer};
pub use secrets::Secrets;
pub use seed::{NoSeed, Seed};
pub use setup::{Chosen, Former, Info, OptionInfo, Preset, SWITCH, Setup, Values};
pub use show::{Gate, Label, NoProjections, PlainScreen, Show};
pub use stack::{Found, Overrun, Resolve, Stack, Step, begin, resolve};
pub use suggest::nearest;
pub use walk::{Policy, Runaway, perft, play_out, random_game, random_listed, random_walk};
#[cfg(feature = "words")]
pub use words::{Reader, Renderer, Words};
