//! What is known about playing Innovation well.

use ::innovation::State;
use search::{Knowledge, Rules};

use crate::expert::Expert;

/// Who knows how to play Innovation.
pub(crate) struct Player;

impl Expert<State> for Player {
    fn knowledge(&self) -> &'static dyn Knowledge<State> {
        &Rules
    }
}
