#![doc = include_str!("../README.md")]
#![deny(clippy::float_arithmetic)]

mod ask;
mod bits;
mod board;
mod card;
mod cards;
mod deck;
mod effect;
mod event;
mod flow;
mod game;
mod gauge;
mod hand;
mod knowledge;
mod layout;
mod leader;
mod legal;
mod look;
mod moves;
mod notation;
mod pile;
mod position;
mod projection;
mod rules;
mod screen;
mod slot;
mod state;
mod valid;
mod view;
mod words;

pub use ask::Pick;
pub use card::{Card, Color, Face, Kind, Limit, Pool, Rarity};
pub use cards::FACES;
pub use deck::{Deck, Order, READY, Ready, SIZES};
pub use event::{Cause, Ending, Event, Guard, Link, Origin};
pub use gauge::Lane;
pub use leader::{Leader, LeaderFace};
pub use moves::{Illegal, Move};
pub use projection::{Deeds, Fought, Projections, TurnPart};
pub use screen::Screen;
pub use slot::{SLOTS, Slot, Slots, TERRAINS};
pub use state::State;
pub use view::{AskView, PassMeans, SeatView, SlotView, Stage, TerrainView, UnitView, View};
