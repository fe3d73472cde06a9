//! What must hold in every state.

use kernel::Seat;

use crate::card::Card;
use crate::knowledge::Counts;
use crate::state::{MOST_CARDS, Phase, Player, State};

impl State {
    /// Checks everything that must hold in every state.
    pub(crate) fn validate_match(&self) -> Result<(), String> {
        self.board.validate()?;
        for seat in Seat::all(2) {
            self.validate_cards(seat)?;
            self.validate_player(seat, self.player(seat))?;
        }
        self.validate_course()
    }

    fn validate_cards(&self, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        if self.owned(seat) > MOST_CARDS {
            return Err(format!("seat {seat} owns more than {MOST_CARDS} cards"));
        }
        let all = self.cards_of(seat);
        let known = Counts::of(player.list.iter().chain(player.gifts.iter()));
        let missing = Card::all().find(|&card| all.count(card) < known.count(card));
        match missing {
            Some(card) => Err(format!("{card} of seat {seat} is nowhere to be found")),
            None => Ok(()),
        }
    }

    fn validate_player(&self, seat: Seat, player: &Player) -> Result<(), String> {
        let wrong = |what: &str| Err(format!("seat {seat}: {what}"));
        let hand = Counts::of(player.hand.iter());
        let shown = Counts::of(player.shown.iter());
        if Card::all().any(|card| shown.count(card) > hand.count(card)) {
            return wrong("cards that are known to be in the hand are not");
        }
        let sorted = [player.shown.is_sorted(), player.list.is_sorted(), player.gifts.is_sorted()];
        if sorted != [true; 3] || !player.hand.is_sound() {
            return wrong("hands and lists are sorted");
        }
        if player.charges > self.leader(seat).face().charges {
            return wrong("the leader has more charges than it ever had");
        }
        let scored = self.phase != Phase::Play || !self.stack.is_empty();
        if player.wins > 2 || !scored && (player.wins > 1 || player.points > 0) {
            return wrong("that many wins or points end a skirmish or the match");
        }
        Ok(())
    }

    fn validate_course(&self) -> Result<(), String> {
        let wrong = |what: &str| Err(what.to_owned());
        let waits = self.phase == Phase::Play && !self.stack.is_empty();
        if waits != self.ask.is_some() {
            return wrong("effects wait exactly while somebody is asked");
        }
        if self.ask.is_some_and(|ask| ask.picks.is_empty()) {
            return wrong("who is asked can pick something");
        }
        if self.ask.is_none() && (!self.answers.is_empty() || self.resolving.is_some()) {
            return wrong("nothing is left over from an effect");
        }
        if (self.phase == Phase::Over) != self.ending.is_some() {
            return wrong("the match is over exactly when it has ended");
        }
        if self.phase == Phase::Play && self.ask.is_none() {
            if let Some(slot) = self.board.doomed().iter().next() {
                return Err(format!("the unit on {slot} should have died"));
            }
            if self.player(self.active).done {
                return wrong("the active seat is not done");
            }
        }
        if self.skirmish > 3 {
            return wrong("a match has at most three skirmishes");
        }
        Ok(())
    }
}
