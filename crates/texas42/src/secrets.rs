//! What the game hides, and from whom.

use kernel::{Facts, Game, Rng, Seat, Secrets, Viewer};

use crate::event::{self, Event};
use crate::knowledge;
use crate::moves::Move;
use crate::state::{Phase, State};
use crate::view::View;

impl Secrets for State {
    const HIDES: bool = true;

    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::redact(event, viewer))
    }

    fn facts(event: &Event) -> Facts {
        event::facts(event)
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Option<State> {
        Some(knowledge::imagine(self, viewer, rng))
    }

    fn worlds(&self, viewer: Viewer) -> Option<u128> {
        Some(u128::from(knowledge::worlds(self, viewer)))
    }

    /// Once the last trick is led, everybody can see that the others play the tile they have left.
    /// Its leader is asked: whether the smaller end could be led is for the leader to know.
    fn obvious(&self, seat: Seat) -> Option<Move> {
        let led = self.phase == Phase::Playing && !self.trick().is_empty();
        let last = led && self.hands.iter().all(|hand| hand.len() <= 1);
        if last { self.legal(seat).only() } else { None }
    }
}
