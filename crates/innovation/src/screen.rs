//! What to show: a pure function of state and viewer.

use kernel::{Message, Mover, Outcome, Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::card::Card;
use crate::components::Phase;
use crate::forecast::{self, AgeForecast, DogmaForecast, SpecialForecast};
use crate::show::names::clause;
use crate::state::State;
use crate::view::{AskView, DogmaView, View};

/// What to show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "screen", content = "data", rename_all = "snake_case")]
pub enum Screen {
    /// The supply piles are shuffled.
    Shuffling {
        /// The pile that is next.
        age: u8,
    },
    /// Pick a first card, or wait until the others have.
    Placing {
        /// What the viewer has picked.
        picked: Option<Card>,
    },
    /// The turn player picks an action.
    Action {
        /// The turn player.
        seat: Seat,
        /// Actions left, this one included.
        actions: u8,
        /// The value that a draw would take; nothing when it would end the game.
        draw: Option<u8>,
        /// Whether it is the viewer's turn.
        yours: bool,
        /// What each top card of the turn player would do.
        dogmas: Vec<DogmaForecast>,
        /// The achievements of the ages, and what is missing.
        achievements: Vec<AgeForecast>,
        /// The special achievements, and what is missing.
        specials: Vec<SpecialForecast>,
    },
    /// An effect asks.
    Choice {
        /// The card that is being carried out.
        dogma: DogmaView,
        /// Its text.
        text: Message,
        /// The question.
        ask: AskView,
        /// Whether the viewer is asked.
        yours: bool,
        /// The achievements of the ages, and what is missing.
        achievements: Vec<AgeForecast>,
        /// The special achievements, and what is missing.
        specials: Vec<SpecialForecast>,
    },
    /// The game is over.
    GameOver {
        /// How it ended.
        outcome: Outcome,
    },
}

/// What to show to `viewer`.
pub(crate) fn screen(state: &State, viewer: Viewer, view: View) -> Screen {
    let own = |seat: Seat| viewer == Viewer::Seat(seat);
    match (state.table.phase, view.dogma, view.ask, view.outcome) {
        (_, _, _, Some(outcome)) => Screen::GameOver { outcome },
        (Phase::Shuffle(age), ..) => Screen::Shuffling { age },
        (Phase::Place, ..) => Screen::Placing { picked: view.first_card },
        (_, Some(dogma), Some(ask), _) => Screen::Choice {
            text: clause(dogma.card, dogma.effect),
            yours: matches!(ask.who, Mover::Seat(seat) if own(seat)),
            achievements: forecast::ages(&state.now()),
            specials: forecast::specials(&state.now()),
            dogma,
            ask,
        },
        _ => Screen::Action {
            seat: state.table.turn,
            actions: state.table.actions,
            draw: state.table.draw_value(state.table.highest_top(state.table.turn)),
            yours: own(state.table.turn),
            dogmas: forecast::dogmas(state),
            achievements: forecast::ages(&state.table),
            specials: forecast::specials(&state.table),
        },
    }
}
