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
mod hand;
mod knowledge;
mod leader;
mod legal;
mod moves;
mod notation;
mod pile;
mod position;
mod projection;
mod query;
mod roster;
mod rules;
mod screen;
mod secrets;
mod show;
mod slot;
mod state;
mod valid;
mod view;

pub use ask::Pick;
pub use card::{Card, Color, Face, Kind, Limit, Pool, Rarity};
pub use cards::FACES;
pub use deck::{Deck, Order, READY, Ready, SIZES};
pub use event::{Cause, Ending, Event, Guard, Link, Origin};
pub use leader::{Leader, LeaderFace};
pub use moves::{Illegal, Move};
pub use projection::{Deeds, Fought, Projections, TurnPart};
pub use query::{Asked, Lane};
pub use screen::Screen;
pub use show::names;
pub use slot::{SLOTS, Slot, Slots, TERRAINS};
pub use state::{Components, State};
pub use view::{AskView, PassMeans, SeatView, SlotView, Stage, TerrainView, UnitView, View};
