#![doc = include_str!("../README.md")]
#![deny(clippy::float_arithmetic)]

mod achievements;
mod ask;
mod card;
mod cards;
mod components;
mod dogma;
mod effect;
mod event;
mod face;
mod faces;
mod forecast;
mod game;
mod inline;
mod knowledge;
mod legal;
mod moves;
mod notation;
mod obvious;
mod position;
mod projection;
mod query;
#[cfg(test)]
mod random_positions;
#[cfg(test)]
mod reference_model;
mod reported;
mod rules;
mod screen;
mod secrets;
mod show;
mod shuffle;
mod state;
mod turn;
mod valid;
mod view;

pub use ask::{Pick, Pickable, Picked, Why};
pub use card::{Card, Cards, NoCard};
pub use event::{Achievement, Action, Bundle, Ending, Event, Given, How, Place, Special};
pub use face::{Clause, Color, Colors, Face, Icon, Sort, Splay};
pub use faces::{CARDS, FACES};
pub use forecast::{AgeForecast, AgeMeans, ClauseForecast, DogmaForecast, SpecialForecast};
pub use moves::{Illegal, Move};
pub use projection::{Deeds, Projections, TurnPart};
pub use query::{Executed, Now, OpenAsk};
pub use reported::{CarriedOut, Context, Folded, Reported};
pub use screen::Screen;
pub use show::names;
pub use state::State;
pub use view::{AskView, DogmaView, PileView, SeatView, Stage, View};
