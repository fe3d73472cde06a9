//! What each viewer may know, as the kernel asks for it.

use kernel::{Facts, Game, Rng, Seat, Secrets, Viewer};

use crate::event::{self, Event};
use crate::knowledge;
use crate::moves::Move;
use crate::state::State;
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
        knowledge::imagine(self, viewer, rng)
    }

    fn worlds(&self, viewer: Viewer) -> Option<u128> {
        knowledge::worlds(self, viewer)
    }

    /// Counting worlds takes long, so it is done only where there is one move.
    fn obvious(&self, seat: Seat) -> Option<Move> {
        let only = self.legal(seat).only()?;
        let open = Viewer::all(2).all(|viewer| self.worlds(viewer) == Some(1));
        open.then_some(only)
    }
}
