//! What each viewer may know: nothing is hidden.

use kernel::{Facts, Game, Seat, Secrets, Viewer};

use crate::event::{self, Event};
use crate::moves::Move;
use crate::state::State;
use crate::view::View;

impl Secrets for State {
    type View = View;

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn work(view: &View) -> u64 {
        view.odds().map(|odds| u64::from(odds.visited)).sum()
    }

    fn facts(event: &Event) -> Facts {
        event::facts(event)
    }

    /// At a real table people are asked everything: that a side is in place takes them time.
    fn obvious(&self, seat: Seat) -> Option<Move> {
        if self.options.map { self.legal(seat).only() } else { None }
    }
}
