//! What each viewer may know, as the kernel asks for it.

use kernel::{Facts, Rng, Seat, Secrets, Viewer};

use crate::moves::Move;
use crate::reported::Reported;
use crate::state::State;
use crate::view::View;
use crate::{event, knowledge, obvious, view};

impl Secrets for State {
    const HIDES: bool = true;

    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn redact(reported: &Reported, viewer: Viewer) -> Option<Reported> {
        Some(Reported { event: event::redact(&reported.event, viewer), context: reported.context })
    }

    fn facts(reported: &Reported) -> Facts {
        event::facts(&reported.event)
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
