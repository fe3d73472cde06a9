//! Read models.

use kernel::Parts;
use schemars::JsonSchema;
use serde::Serialize;

use crate::event::{Event, Phase};
use crate::view::View;

/// The read models of a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Projections {
    phase: Phase,
}

impl kernel::Projections for Projections {
    type Event = Event;
    type View = View;
    const PARTS: &'static [&'static str] = &["phase"];

    fn start(view: &View) -> Projections {
        Projections { phase: view.phase }
    }

    fn fold(&mut self, event: &Event) -> Parts {
        match event {
            Event::PhaseBegan { phase } => self.phase = *phase,
            _ => return Parts::NONE,
        }
        Parts::one(0)
    }
}
