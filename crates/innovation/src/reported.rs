//! Events as they are reported: with what brought them about, so that one message can say all of
//! it.
//!
//! The rules report bare events. Where somebody listens, a sink of its own stands before theirs,
//! follows which effect is being carried out, and notes it beside each event.

use std::ops::Deref;

use arrayvec::ArrayVec;
use kernel::{Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ask::Why;
use crate::card::Card;
use crate::components::Components;
use crate::dogma::DEEPEST;
use crate::event::{Achievement, Action, Event, Given};
use crate::state::State;

/// An event, and what it belongs to. What stands beside the event is neither written nor compared:
/// a game that was saved without it is the same game, and playing it again finds it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Reported {
    /// What happened.
    pub event: Event,
    /// What it belongs to.
    #[serde(skip)]
    pub context: Context,
}

impl PartialEq for Reported {
    fn eq(&self, other: &Reported) -> bool {
        self.event == other.event
    }
}

impl Eq for Reported {}

impl Deref for Reported {
    type Target = Event;

    fn deref(&self) -> &Event {
        &self.event
    }
}

impl From<Event> for Reported {
    fn from(event: Event) -> Reported {
        Reported { event, context: Context::default() }
    }
}

/// What lies on the table, for those who rebuild it from reported events: what stands beside an
/// event changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Folded(pub(crate) Components);

impl kernel::Components for Folded {
    type Event = Reported;

    fn apply(&mut self, reported: &Reported) {
        self.0.apply(&reported.event);
    }
}

/// What an event belongs to, from what everybody knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Context {
    /// The effect that brought it about.
    pub effect: Option<CarriedOut>,
    /// Who acts.
    pub actor: Option<Seat>,
    /// Whether it is the draw that the activator has from the sharing of others.
    pub shared: bool,
    /// What was asked, where it is an answer.
    pub asked: Option<Why>,
    /// Whether something was picked before in the same effect.
    pub again: bool,
    /// The activated card, where its action ends without a trace.
    pub idle: Option<Card>,
}

/// An effect, and who carries it out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CarriedOut {
    /// The card.
    pub card: Card,
    /// Which of its effects, from 0.
    pub effect: u8,
    /// Who.
    pub seat: Seat,
}

/// Tells events on, each with what it belongs to.
pub(crate) struct ContextSink<'a, S> {
    sink: &'a mut S,
    actor: Option<Seat>,
    /// The effects that are being carried out, the outermost first.
    effects: ArrayVec<CarriedOut, DEEPEST>,
    shared: bool,
    asked: Option<Why>,
    again: bool,
    activated: Option<Card>,
    /// Whether anything was told of the action.
    traces: bool,
}

impl<'a, S: Sink<Reported>> ContextSink<'a, S> {
    /// A sink of what happens from this state on.
    pub(crate) fn new(state: &State, sink: &'a mut S) -> ContextSink<'a, S> {
        let seat = state.executor().unwrap_or(state.table.turn);
        let of = |frame: &crate::dogma::Frame| {
            let seat = frame.alone.unwrap_or(seat);
            CarriedOut { card: frame.card, effect: frame.effect, seat }
        };
        ContextSink {
            sink,
            actor: state.executor(),
            effects: state.pending.frames.iter().map(of).collect(),
            shared: false,
            asked: state.pending.ask.map(|ask| ask.why),
            again: state.pending.answers.iter().any(Option::is_some),
            activated: state.pending.frames.first().map(|frame| frame.card),
            traces: state.pending.ask.is_some(),
        }
    }

    /// What an event belongs to. Follows what is being carried out.
    fn context(&mut self, event: &Event) -> Context {
        let (actor, shared) = (self.actor, self.shared);
        let plain = Context { actor, shared, ..Context::default() };
        let effect = self.effects.last().copied();
        match event {
            Event::ActionTaken { seat, action } => {
                self.actor = Some(*seat);
                self.activated = if let Action::Dogma(card) = action { Some(*card) } else { None };
                self.traces = false;
                plain
            }
            Event::EffectStarted { card, effect, seat, alone } => {
                let outer = self.begin(CarriedOut { card: *card, effect: *effect, seat: *seat });
                self.traces |= *alone;
                Context { effect: outer.filter(|_| *alone), ..plain }
            }
            Event::SharingDraw { seat } => {
                (self.actor, self.shared) = (Some(*seat), true);
                self.effects.clear();
                plain
            }
            Event::DogmaEnded { .. } => {
                let idle = self.activated.filter(|_| !self.traces);
                self.effects.clear();
                (self.shared, self.activated) = (false, None);
                Context { idle, ..plain }
            }
            Event::Answered { given, .. } => {
                self.traces |= *given == Given::Pass;
                Context { effect, asked: self.asked, again: self.again, ..plain }
            }
            Event::Claimed { achievement, .. } => {
                self.traces = true;
                Context { effect: effect.filter(|by| claims(*by, *achievement)), ..plain }
            }
            Event::Moved { .. }
            | Event::Exchanged { .. }
            | Event::Splayed { .. }
            | Event::Rearranged { .. }
            | Event::Revealed { .. }
            | Event::NamedColor { .. }
            | Event::NamedValue { .. }
            | Event::Fissioned
            | Event::Ended { .. } => {
                self.traces = true;
                Context { effect, ..plain }
            }
            Event::Shuffled { .. }
            | Event::SetAside { .. }
            | Event::Chosen { .. }
            | Event::TurnStarted { .. }
            | Event::TurnEnded { .. }
            | Event::Counted { .. } => plain,
        }
    }

    /// An effect begins: the next of a card that is being carried out, or that of a card within
    /// it. Gives the effect around it.
    fn begin(&mut self, begun: CarriedOut) -> Option<CarriedOut> {
        let depth = self.effects.iter().rposition(|by| by.card == begun.card);
        let depth = depth.unwrap_or(self.effects.len()).min(DEEPEST - 1);
        self.effects.truncate(depth);
        let outer = self.effects.last().copied();
        self.effects.push(begun);
        self.actor = Some(begun.seat);
        outer
    }
}

impl<S: Sink<Reported>> Sink<Event> for ContextSink<'_, S> {
    fn emit(&mut self, event: &Event) {
        let context = self.context(event);
        self.sink.emit(&Reported { event: event.clone(), context });
    }
}

/// Whether an effect says that somebody claims this achievement. Each of the five such cards says
/// so in its last clause; whoever meets the condition otherwise claims it without any effect.
// R110, R112.
fn claims(by: CarriedOut, achievement: Achievement) -> bool {
    let last = usize::from(by.effect) + 1 == by.card.clauses().len();
    matches!(achievement, Achievement::Special(special) if last && special.card() == by.card.name())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::testing::{activate, set_up};

    /// What stands beside an event leaves no trace in what is stored.
    #[test]
    fn an_event_is_written_as_if_nothing_stood_beside_it() {
        let before = "board 0: blue Pottery / hand 0: Oars, Tools";
        let after = activate(set_up(2, before), "Pottery", "0: Oars, pass");
        assert!(after.told.iter().any(|told| told.context.effect.is_some()));
        for (told, event) in after.told.iter().zip(&after.events) {
            let written = serde_json::to_string(told).unwrap();
            assert_eq!(written, serde_json::to_string(event).unwrap());
            assert_eq!(serde_json::from_str::<Reported>(&written).unwrap(), *told);
        }
    }

    /// An effect within an effect within an effect, and back again.
    #[test]
    fn the_effect_around_another_is_the_one_that_goes_on() {
        let seat = Seat(0);
        let named = |name| Card::named(name).expect("a card");
        let begin = |name, effect| CarriedOut { card: named(name), effect, seat };
        let state = set_up(2, "board 0: blue Computers");
        let mut heard: Vec<Reported> = Vec::new();
        let mut sink = ContextSink::new(&state, &mut heard);
        assert_eq!(sink.begin(begin("Computers", 1)), None);
        assert_eq!(sink.begin(begin("Self Service", 0)), Some(begin("Computers", 1)));
        assert_eq!(sink.begin(begin("Tools", 0)), Some(begin("Self Service", 0)));
        assert_eq!(sink.begin(begin("Tools", 1)), Some(begin("Self Service", 0)));
        assert_eq!(sink.begin(begin("Self Service", 1)), Some(begin("Computers", 1)));
    }
}
