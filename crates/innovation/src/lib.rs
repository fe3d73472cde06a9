#![doc = include_str!("../README.md")]
#![deny(clippy::float_arithmetic)]

mod achievements;
mod ask;
mod card;
mod cards;
mod dogma;
mod effect;
mod event;
mod face;
mod faces;
mod forecast;
mod game;
mod inline;
mod knowledge;
mod layout;
mod look;
mod moves;
mod notation;
mod obvious;
mod position;
mod projection;
#[cfg(test)]
mod random_positions;
#[cfg(test)]
mod reference_model;
mod rules;
mod screen;
mod shuffle;
mod state;
mod tableau;
mod turn;
mod view;
mod words;

pub use ask::{Pick, Picked, Why};
pub use card::{Card, Cards, NoCard};
pub use event::{Achievement, Action, Bundle, By, Ending, Event, Given, How, Place, Special};
pub use face::{Clause, Color, Colors, Face, Icon, Sort, Splay};
pub use faces::{CARDS, FACES};
pub use forecast::{AgeForecast, AgeMeans, ClauseForecast, DogmaForecast, SpecialForecast};
pub use moves::{Illegal, Move};
pub use projection::{Deeds, Projections, TurnPart};
pub use screen::Screen;
pub use state::State;
pub use view::{AskView, DogmaView, PileView, SeatView, Stage, View};
