//! Read models folded from events.

use kernel::Parts;
use schemars::JsonSchema;
use serde::Serialize;

use crate::event::Event;
use crate::view::View;

/// The read models of Skirmish.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Projections {
    /// Skirmishes won.
    pub wins: [u8; 2],
}

impl kernel::Projections for Projections {
    type Event = Event;
    type View = View;

    const PARTS: &'static [&'static str] = &["wins"];

    fn start(view: &View) -> Projections {
        Projections { wins: [view.seats[0].wins, view.seats[1].wins] }
    }

    fn fold(&mut self, _event: &Event) -> Parts {
        Parts::NONE
    }
}
