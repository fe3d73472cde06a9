//! What must hold in every state.

use kernel::Message;

use crate::components::Phase;
use crate::position::{Parsed, why};
use crate::state::State;

impl State {
    /// Checks everything that must hold in every state.
    pub(crate) fn check_laws(&self) -> Result<(), Message> {
        self.table.validate()?;
        self.now().validate()?;
        if (self.table.phase == Phase::Dogma) != self.pending.ask.is_some() {
            return Err(why("effect-waits"));
        }
        if (self.table.phase == Phase::Over) != self.table.ending.is_some() {
            return Err(why("over-unended"));
        }
        if self.table.phase == Phase::Turn && self.table.actions == 0 {
            return Err(why("no-actions"));
        }
        Ok(())
    }

    /// Refuses what no game leads to.
    pub(crate) fn can_be(&self) -> Parsed<()> {
        if (self.table.phase == Phase::Dogma) == self.pending.frames.is_empty() {
            return Err(why("dogma"));
        }
        for seat in self.table.all_seats() {
            let hand = self.table.hand(seat);
            if self.table.chosen[seat.index()].is_some_and(|card| !hand.has(card)) {
                return Err(why("first-card").with("number", seat.0));
            }
            if self.table.phase == Phase::Place && hand.is_empty() {
                return Err(why("no-first-card").with("number", seat.0));
            }
            if self.table.ending.is_none() && self.table.achievements(seat) >= self.table.needed() {
                return Err(why("won").with("number", seat.0));
            }
        }
        Ok(())
    }
}
