//! The state of a game in its two parts: what lies on the table, which events alone change, and
//! what is pending, which belongs to the machine that carries out the rules.
//!
//! An effect works on the table, which is copied before its first change. While the effect waits
//! for an answer, the state keeps the table as it was when the effect began, the answers so far and
//! how many events were told; with the next answer the effect runs again from its beginning.
//! [`State::now`] gives the table as the events told so far leave it.

use arrayvec::ArrayVec;
use kernel::{EventSink, EventSourced};

use crate::ask::Ask;
use crate::components::{Components, MAX};
use crate::dogma::Frames;
use crate::effect::Answer;
use crate::event::Event;

/// More answers than one effect can ask for: every card ordered once, and a few picks.
pub(crate) const MOST_ANSWERS: usize = 112;

/// Everything about a game of Innovation, hidden parts included, as one plain value.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What lies on the table; while an effect waits for an answer, as it was when it began.
    pub(crate) table: EventSourced<Components>,
    pub(crate) pending: Pending,
}

/// What waits while a card is carried out; nothing between actions. No event tells it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pending {
    pub(crate) frames: Frames,
    pub(crate) memory: Memory,
    pub(crate) aborted: bool,
    /// The answers to the effect that is being carried out.
    pub(crate) answers: ArrayVec<Answer, MOST_ANSWERS>,
    /// How many of its events have been told.
    pub(crate) told: u16,
    pub(crate) ask: Option<Ask>,
}

/// What one dogma action remembers from effect to effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Memory {
    /// Whether an opponent changed something while sharing.
    pub(crate) shared: bool,
    /// Whether the demand of the card that is executed moved a card.
    pub(crate) moved: bool,
    /// How many cards each seat returned through Democracy.
    pub(crate) returned: [u8; MAX],
}

impl State {
    /// Applies and tells an event that no effect causes. Inlined, so that applying an event that is
    /// known when the rules are compiled costs no choice between all of them.
    #[inline(always)]
    pub(crate) fn emit(&mut self, event: Event, sink: &mut EventSink<'_, Event>) {
        self.table.apply(&event);
        sink.emit(&event);
    }
}

impl Pending {
    /// Forgets everything: the action is over.
    pub(crate) fn clear(&mut self) {
        self.frames.clear();
        self.memory = Memory::default();
        self.aborted = false;
        self.answers.clear();
        self.told = 0;
        self.ask = None;
    }
}
