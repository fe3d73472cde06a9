//! What lies on the table: the part of a state that events alone change.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::Deref;

/// What lies on the table: pieces, scores, whose turn it is. Every change of it is told by an
/// event, so that the events of a game rebuild it.
///
/// What waits (the stack of effects, an open question, the answers so far) is no component: it
/// belongs to the machine that carries out the rules.
pub trait Components: Clone + Eq + Hash + Debug {
    /// What changes them.
    type Event;

    /// Applies one event.
    fn apply(&mut self, event: &Self::Event);
}

/// Components that events alone change. Anyone may read them; there is no way to write to a part
/// of them, so that the compiler holds the promise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EventSourced<C>(C);

impl<C: Components> EventSourced<C> {
    /// Sets up components as they are when a game is opened, read from a position or imagined.
    pub const fn set_up(components: C) -> EventSourced<C> {
        EventSourced(components)
    }

    /// Applies one event: the only change.
    #[inline(always)]
    pub fn apply(&mut self, event: &C::Event) {
        self.0.apply(event);
    }
}

impl<C> Deref for EventSourced<C> {
    type Target = C;

    #[inline(always)]
    fn deref(&self) -> &C {
        &self.0
    }
}
