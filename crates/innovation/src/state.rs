//! The state of a game, and how events change it.

use arrayvec::ArrayVec;
use kernel::{EventSink, Seat, SeatSet};

use crate::ask::Ask;
use crate::card::Card;
use crate::dogma::Frames;
use crate::effect::Answer;
use crate::event::Event;
use crate::tableau::{MAX, Tableau};

/// More answers than one effect can ask for: every card ordered once, and a few picks.
pub(crate) const MOST_ANSWERS: usize = 112;

/// Where the game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// The supply pile of this value is shuffled next.
    Shuffle(u8),
    /// Everybody picks a first card.
    Place,
    /// The turn player picks an action.
    Turn,
    /// An activated card is carried out.
    Dogma,
    /// The game is over.
    Over,
}

/// Everything about a game of Innovation, hidden parts included, as one plain value.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The components; while an effect waits for an answer, as they were when it began.
    pub(crate) t: Tableau,
    pub(crate) phase: Phase,
    /// Whether covered cards of others are hidden.
    pub(crate) hide_covered: bool,
    /// The first cards that were picked.
    pub(crate) chosen: [Option<Card>; MAX],
    pub(crate) turn: Seat,
    /// Actions left in this turn.
    pub(crate) actions: u8,
    /// Turns begun.
    pub(crate) turns: u16,
    pub(crate) sharers: SeatSet,
    pub(crate) vulnerable: SeatSet,
    pub(crate) frames: Frames,
    pub(crate) aborted: bool,
    /// The answers to the effect that is being carried out.
    pub(crate) answers: ArrayVec<Answer, MOST_ANSWERS>,
    /// How many of its events have been told.
    pub(crate) told: u16,
    pub(crate) ask: Option<Ask>,
}

impl State {
    pub(crate) fn opening(seats: u8, teams: bool, hide_covered: bool) -> State {
        State {
            t: Tableau::new(seats, teams),
            phase: Phase::Shuffle(1),
            hide_covered,
            chosen: [None; MAX],
            turn: Seat(0),
            actions: 0,
            turns: 0,
            sharers: SeatSet::NONE,
            vulnerable: SeatSet::NONE,
            frames: Frames::new(),
            aborted: false,
            answers: ArrayVec::new(),
            told: 0,
            ask: None,
        }
    }

    /// Applies and tells an event that no effect causes. Inlined, so that applying an event that is
    /// known when the rules are compiled costs no choice between all of them.
    #[inline(always)]
    pub(crate) fn emit(&mut self, event: Event, sink: &mut EventSink<'_, Event>) {
        self.apply_event(&event);
        sink.emit(&event);
    }

    #[inline(always)]
    pub(crate) fn apply_event(&mut self, event: &Event) {
        match event {
            Event::Chosen { seat, card } => self.chosen[seat.index()] = *card,
            Event::TurnStarted { seat, actions } => {
                self.phase = Phase::Turn;
                self.turn = *seat;
                self.actions = *actions;
                self.turns = self.turns.saturating_add(1);
                self.chosen = [None; MAX];
            }
            Event::ActionTaken { .. } => self.actions -= 1,
            Event::Counted { sharers, vulnerable, .. } => {
                self.phase = Phase::Dogma;
                self.sharers = *sharers;
                self.vulnerable = *vulnerable;
            }
            Event::DogmaEnded { .. } => {
                self.phase = Phase::Turn;
                self.sharers = SeatSet::NONE;
                self.vulnerable = SeatSet::NONE;
            }
            Event::EffectStarted { .. } | Event::Answered { .. } | Event::SharingDraw { .. } => {}
            Event::TurnEnded { .. } => self.t.forget_turn(),
            _ => {
                self.t.apply(event);
                match event {
                    Event::Shuffled { age: 10, .. } => self.phase = Phase::Place,
                    Event::Shuffled { age, .. } => self.phase = Phase::Shuffle(age + 1),
                    Event::Ended { .. } => self.phase = Phase::Over,
                    _ => {}
                }
            }
        }
    }
}
