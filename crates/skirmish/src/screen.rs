//! What to show: a pure function of state and viewer.

use kernel::{Game, Mover, Outcome, Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::state::{Phase, State};
use crate::view::{AskView, PassMeans, View};

/// What to show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "screen", content = "data", rename_all = "snake_case")]
pub enum Screen {
    /// Decks are given and shuffled, and it is drawn who starts.
    SettingUp {},
    /// The active seat picks what to do.
    Turn {
        /// The active seat.
        seat: Seat,
        /// Whether that is the viewer.
        yours: bool,
        /// The number of the skirmish.
        skirmish: u8,
        /// Whether the seat may still play a card.
        may_play: bool,
        /// Whether it may play any number of cards.
        last_say: bool,
        /// What a pass would mean.
        pass: PassMeans,
    },
    /// An effect asks.
    Choice {
        /// The question.
        ask: AskView,
        /// Whether the viewer is asked.
        yours: bool,
    },
    /// The match is over.
    MatchOver {
        /// How it ended.
        outcome: Outcome,
        /// Skirmishes won.
        wins: [u8; 2],
    },
}

impl Screen {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Screen {
        let view = View::of(state, viewer);
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        match (state.table.phase, view.ask, state.outcome()) {
            (_, _, Some(outcome)) => {
                Screen::MatchOver { outcome, wins: [0, 1].map(|n| state.table.players[n].wins) }
            }
            (Phase::Play, Some(ask), _) => {
                Screen::Choice { yours: matches!(ask.who, Mover::Seat(seat) if own(seat)), ask }
            }
            (Phase::Play, None, _) => Screen::Turn {
                seat: state.table.active,
                yours: own(state.table.active),
                skirmish: state.table.skirmish,
                may_play: !state.table.played || view.last_say,
                last_say: view.last_say,
                pass: view.pass,
            },
            _ => Screen::SettingUp {},
        }
    }
}
