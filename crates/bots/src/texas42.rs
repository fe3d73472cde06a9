//! What is known about playing Texas 42 well.

use ::texas42::State;
use search::{Knowledge, Rules};

use crate::expert::Expert;

/// Who knows how to play Texas 42.
pub(crate) struct Player;

impl Expert<State> for Player {
    fn knowledge(&self) -> &'static dyn Knowledge<State> {
        &Rules
    }
}
