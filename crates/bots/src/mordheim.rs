//! What is known about playing Mordheim well.

use ::mordheim::State;
use search::{Knowledge, Rules};

use crate::expert::Expert;

/// Who knows how to play Mordheim.
pub(crate) struct Player;

impl Expert<State> for Player {
    fn knowledge(&self) -> &'static dyn Knowledge<State> {
        &Rules
    }
}
