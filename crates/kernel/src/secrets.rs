//! What each viewer may know: the second part of the contract of a game.

use std::fmt::Debug;

use schemars::JsonSchema;
use serde::Serialize;

use crate::chance::Rng;
use crate::event::Facts;
use crate::game::Game;
use crate::seat::{Seat, Viewer};

/// What a game hides, and from whom. By itself it hides nothing: then a view is all there is to
/// write.
pub trait Secrets: Game {
    /// Whether the game hides anything from anybody, ever.
    const HIDES: bool = false;

    /// What one viewer may know. A game that hides nothing may show its state.
    type View: Clone + Eq + Debug + Serialize + JsonSchema + Send + Sync;

    /// What `viewer` may know, built from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// How many steps it took to work out a view, where a game counts them: what its readers wait
    /// for. Bounded in every position, damaged ones included.
    fn work(_view: &Self::View) -> u64 {
        0
    }

    /// The event as `viewer` may know it, or nothing. The one function that redacts.
    fn redact(event: &Self::Event, _viewer: Viewer) -> Option<Self::Event> {
        Some(event.clone())
    }

    /// What the event means for undo, redaction and pacing.
    fn facts(_event: &Self::Event) -> Facts {
        Facts::default()
    }

    /// A state that `viewer` cannot tell from this one, drawn at random, each equally likely;
    /// nothing where none could be found. Never the true state as a last resort: where only one
    /// world exists, the truth is that world.
    #[must_use]
    fn imagine(&self, _viewer: Viewer, _rng: &mut Rng) -> Option<Self> {
        Some(self.clone())
    }

    /// How many states `viewer` cannot tell from this one, where the game can count them.
    fn worlds(&self, _viewer: Viewer) -> Option<u128> {
        Some(1)
    }

    /// The move of `seat` that a table may make by itself: the only one there is, where everybody
    /// can see that there is no other; or one of several that come to the same whatever follows.
    /// Nothing where somebody could learn from the seat not being asked.
    ///
    /// Where nothing at all is hidden, that is any move without an alternative.
    fn obvious(&self, seat: Seat) -> Option<Self::Move> {
        let mut viewers = Viewer::all(self.seats());
        let open = !Self::HIDES || viewers.all(|viewer| self.worlds(viewer) == Some(1));
        if open { self.legal(seat).only() } else { None }
    }
}
