//! Read models folded from events.

use std::fmt::Debug;

use schemars::JsonSchema;
use serde::Serialize;

/// Which parts of a set of projections changed: one bit for each of [`Projections::PARTS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Parts(pub u32);

impl Parts {
    /// Nothing changed.
    pub const NONE: Parts = Parts(0);

    /// The part at place `n` of the list.
    pub const fn one(n: u32) -> Parts {
        Parts(1 << n)
    }

    /// The first `n` parts.
    pub const fn first(n: usize) -> Parts {
        Parts(((1u64 << n) - 1) as u32)
    }

    /// Whether part `n` is among them.
    pub const fn has(self, n: usize) -> bool {
        self.0 & (1 << n) != 0
    }
}

impl std::ops::BitOr for Parts {
    type Output = Parts;

    fn bitor(self, other: Parts) -> Parts {
        Parts(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for Parts {
    fn bitor_assign(&mut self, other: Parts) {
        self.0 |= other.0;
    }
}

/// The read models of a game for one viewer, folded from the events that this viewer may see.
///
/// They start from the view of the first position, never from the state, and after that know
/// nothing but events; so a far-away renderer that gets only redacted events can keep them too.
pub trait Projections: Clone + Eq + Debug + Serialize + JsonSchema + Send + Sync {
    /// The event that is folded.
    type Event;
    /// The view that it starts from.
    type View;
    /// The names of the parts: the fields of this type as they are serialised.
    const PARTS: &'static [&'static str];

    /// The read models of a position.
    fn start(view: &Self::View) -> Self;

    /// Takes in one event and says which parts changed.
    fn fold(&mut self, event: &Self::Event) -> Parts;
}
