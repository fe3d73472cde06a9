//! What must hold in every state.

use kernel::{Message, Seat};

use crate::card::Card;
use crate::knowledge::Counts;
use crate::position::{why, why_seat, why_slot};
use crate::state::{MOST_CARDS, Phase, Player, State};

impl State {
    /// Checks everything that must hold in every state.
    pub(crate) fn validate_match(&self) -> Result<(), Message> {
        self.table.board.validate()?;
        self.pending.roster.validate(self.table.board.units())?;
        for seat in Seat::all(2) {
            self.validate_cards(seat)?;
            self.validate_player(seat, self.table.player(seat))?;
        }
        self.validate_course()
    }

    fn validate_cards(&self, seat: Seat) -> Result<(), Message> {
        let player = self.table.player(seat);
        if self.table.owned(seat) > MOST_CARDS {
            return Err(why_seat("owns", seat).with("most", MOST_CARDS));
        }
        let all = self.table.cards_of(seat);
        let known = Counts::of(player.list.iter().chain(player.gifts.iter()));
        let missing = Card::all().find(|&card| all.count(card) < known.count(card));
        match missing {
            Some(card) => Err(why_seat("nowhere", seat).with("card", card.title())),
            None => Ok(()),
        }
    }

    fn validate_player(&self, seat: Seat, player: &Player) -> Result<(), Message> {
        let hand = Counts::of(player.hand.iter());
        let shown = Counts::of(player.shown.iter());
        if Card::all().any(|card| shown.count(card) > hand.count(card)) {
            return Err(why_seat("not-held", seat));
        }
        let sorted = [player.shown.is_sorted(), player.list.is_sorted(), player.gifts.is_sorted()];
        if sorted != [true; 3] || !player.hand.is_sound() {
            return Err(why_seat("unsorted", seat));
        }
        if player.charges > self.table.leader(seat).face().charges {
            return Err(why_seat("charges", seat));
        }
        let scored = self.table.phase != Phase::Play || !self.pending.stack.is_empty();
        if player.wins > 2 || !scored && (player.wins > 1 || player.points > 0) {
            return Err(why_seat("scored", seat));
        }
        Ok(())
    }

    fn validate_course(&self) -> Result<(), Message> {
        let waits = self.table.phase == Phase::Play && !self.pending.stack.is_empty();
        if waits != self.pending.ask.is_some() {
            return Err(why("effects-wait"));
        }
        if self.pending.ask.is_some_and(|ask| ask.picks.is_empty()) {
            return Err(why("nothing-to-pick"));
        }
        if self.pending.ask.is_none()
            && (!self.pending.answers.is_empty() || self.table.resolving.is_some())
        {
            return Err(why("left-over"));
        }
        if (self.table.phase == Phase::Over) != self.table.ending.is_some() {
            return Err(why("over-unended"));
        }
        if self.table.phase == Phase::Play && self.pending.ask.is_none() {
            if let Some(slot) = self.table.board.doomed().iter().next() {
                return Err(why_slot("doomed", slot));
            }
            if self.table.player(self.table.active).done {
                return Err(why("active-done"));
            }
        }
        if self.table.skirmish > 3 {
            return Err(why("skirmishes"));
        }
        Ok(())
    }
}
