//! Turns and actions: what a seat may do, and what follows.

use kernel::{EventSink, Seat};

use crate::components::Components;
use crate::effect::Try;
use crate::event::{Achievement, Action, Event};
use crate::state::State;

/// The score that the achievement of an age asks for.
// R24.
pub(crate) const fn score_for(age: u8) -> u8 {
    5 * age
}

/// Whether a seat has the score for the achievement of an age.
pub(crate) fn enough_score(t: &Components, seat: Seat, age: u8) -> bool {
    t.points(seat) >= u32::from(score_for(age))
}

/// Whether a seat has the top card for the achievement of an age.
// R24.
pub(crate) fn enough_top(t: &Components, seat: Seat, age: u8) -> bool {
    t.highest_top(seat) >= age
}

impl State {
    /// How many actions the next turn has: one in the first turn, and with four seats in the
    /// second.
    // R11.
    fn actions_of_next_turn(&self) -> u8 {
        let short = if self.table.seats == 4 { 2 } else { 1 };
        if self.table.turns < short { 1 } else { 2 }
    }

    pub(crate) fn start_turn(&mut self, seat: Seat, sink: &mut EventSink<'_, Event>) {
        let actions = self.actions_of_next_turn();
        self.emit(Event::TurnStarted { seat, actions }, sink);
    }

    /// What follows when an action is over and the game is not.
    pub(crate) fn end_action(&mut self, sink: &mut EventSink<'_, Event>) {
        if self.table.ending.is_some() || self.table.actions > 0 {
            return;
        }
        let seat = self.table.turn;
        self.emit(Event::TurnEnded { seat }, sink);
        self.start_turn(Seat((seat.0 + 1) % self.table.seats), sink);
    }

    /// Takes an action.
    // R20.
    pub(crate) fn act(&mut self, action: Action, sink: &mut EventSink<'_, Event>) {
        let seat = self.table.turn;
        self.emit(Event::ActionTaken { seat, action }, sink);
        if let Action::Dogma(card) = action {
            return self.start_dogma(card, sink);
        }
        // Whether the game ended on the way stands in the components.
        let _: Try<()> = self.directly(seat, sink, |cx| match action {
            Action::Draw => cx.draw(cx.highest_top()).map(|_| ()),
            Action::Meld(card) => cx.meld(card),
            Action::Achieve(age) => cx.claim(seat, Achievement::Age(age)),
            Action::Dogma(_) => Ok(()),
        });
        self.end_action(sink);
    }

    // ------------------------------------------------------------------ the beginning

    /// When the last pile is shuffled: achievements are laid aside and two cards dealt to each.
    // R3, R4.
    pub(crate) fn deal(&mut self, sink: &mut EventSink<'_, Event>) {
        for age in 1..=9 {
            self.emit(Event::SetAside { age }, sink);
        }
        for _ in 0..2 {
            for seat in self.table.all_seats() {
                let _: Try<()> = self.directly(seat, sink, |cx| cx.draw(1).map(|_| ()));
            }
        }
    }

    /// When everybody has picked a first card: the cards are revealed together, and who has the
    /// title that comes first in the alphabet begins.
    // R5, R6.
    pub(crate) fn place_first_cards(&mut self, sink: &mut EventSink<'_, Event>) {
        let chosen = self.table.chosen;
        for seat in self.table.all_seats() {
            let card = chosen[seat.index()].expect("everybody has picked");
            let _: Try<()> = self.directly(seat, sink, |cx| cx.place(card));
        }
        let title = |seat: &Seat| chosen[seat.index()].map(|card| card.name().to_ascii_lowercase());
        let first = self.table.all_seats().min_by_key(title).expect("somebody sits there");
        self.start_turn(first, sink);
    }

    pub(crate) fn who_must_place(&self) -> impl Iterator<Item = Seat> + '_ {
        self.table.all_seats().filter(|seat| self.table.chosen[seat.index()].is_none())
    }
}
