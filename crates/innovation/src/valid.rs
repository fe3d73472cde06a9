//! What must hold in every state.

use kernel::Message;

use crate::position::{Parsed, why};
use crate::state::{Phase, State};

impl State {
    /// Checks everything that must hold in every state.
    pub(crate) fn check_laws(&self) -> Result<(), Message> {
        self.t.validate()?;
        self.now().validate()?;
        if (self.phase == Phase::Dogma) != self.ask.is_some() {
            return Err(why("effect-waits"));
        }
        if (self.phase == Phase::Over) != self.t.ending.is_some() {
            return Err(why("over-unended"));
        }
        if self.phase == Phase::Turn && self.actions == 0 {
            return Err(why("no-actions"));
        }
        Ok(())
    }

    /// Refuses what no game leads to.
    pub(crate) fn can_be(&self) -> Parsed<()> {
        if (self.phase == Phase::Dogma) == self.frames.is_empty() {
            return Err(why("dogma"));
        }
        for seat in self.t.all_seats() {
            let hand = self.t.hand(seat);
            if self.chosen[seat.index()].is_some_and(|card| !hand.has(card)) {
                return Err(why("first-card").with("number", seat.0));
            }
            if self.phase == Phase::Place && hand.is_empty() {
                return Err(why("no-first-card").with("number", seat.0));
            }
            if self.t.ending.is_none() && self.t.achievements(seat) >= self.t.needed() {
                return Err(why("won").with("number", seat.0));
            }
        }
        Ok(())
    }
}
