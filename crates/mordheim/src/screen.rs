//! What to show.

use kernel::Viewer;
use schemars::JsonSchema;
use serde::Serialize;

use crate::event::Phase;
use crate::state::State;

/// What to show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "screen", content = "data", rename_all = "snake_case")]
pub enum Screen {
    /// A phase.
    Phase {
        /// Which.
        phase: Phase,
    },
}

impl Screen {
    pub(crate) fn of(state: &State, _: Viewer) -> Screen {
        Screen::Phase { phase: state.phase }
    }
}
