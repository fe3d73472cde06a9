//! What each viewer may know, as the kernel asks for it.

use kernel::{Facts, Rng, Seat, Secrets, Viewer};

use crate::moves::Move;
use crate::state::State;
use crate::told::Told;
use crate::view::View;
use crate::{event, knowledge, obvious, view};

impl Secrets for State {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn redact(told: &Told, viewer: Viewer) -> Option<Told> {
        Some(Told { event: event::redact(&told.event, viewer), context: told.context })
    }

    fn facts(told: &Told) -> Facts {
        event::facts(&told.event)
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Option<State> {
        knowledge::imagine(self, viewer, rng)
    }

    fn worlds(&self, viewer: Viewer) -> Option<u128> {
        knowledge::worlds(self, viewer)
    }

    fn obvious(&self, seat: Seat) -> Option<Move> {
        obvious::answer(self, seat)
    }
}
