#![doc = include_str!("../README.md")]
#![deny(clippy::float_arithmetic)]

mod bid;
mod contract;
mod deal;
mod event;
mod game;
mod knowledge;
mod legal;
mod moves;
mod notation;
mod position;
mod projection;
mod query;
mod rules;
mod score;
mod screen;
mod seating;
mod secrets;
mod show;
mod state;
mod tile;
mod valid;
mod view;

pub use bid::{ALL_POINTS, Bid, LOWEST, NoBid};
pub use contract::{DECLARATIONS, Declaration, Suit};
pub use deal::{DEALS, Deal, HAND};
pub use event::Event;
pub use moves::{Illegal, Move};
pub use projection::{HandPart, Projections, Statistics, TeamPart, Won};
pub use rules::{Rules, Scoring};
pub use screen::{Bidding, Declaring, Ended, Playing, Screen};
pub use seating::{SEATS, next, partner, team};
pub use state::{Components, Phase, State, Verdict};
pub use tile::{NoTile, TILES, Tile, Tiles};
pub use view::{BidRange, Call, Contract, Hand, Played, Trick, View};
