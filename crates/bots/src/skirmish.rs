//! What is known about playing Skirmish well.

use ::skirmish::State;
use search::{Knowledge, Rules};

use crate::expert::Expert;

/// Who knows how to play Skirmish.
pub(crate) struct Player;

impl Expert<State> for Player {
    fn knowledge(&self) -> &'static dyn Knowledge<State> {
        &Rules
    }
}
