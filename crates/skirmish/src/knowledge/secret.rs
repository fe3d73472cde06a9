//! What everybody may know about the hidden cards of a seat.

use arrayvec::ArrayVec;
use kernel::Seat;

use super::Counts;
use super::spread::Way;
use crate::card::Card;
use crate::cards::ACTIONS;
use crate::deck::{READY, Ready, copies_allowed, is_legal};
use crate::pile::Pile;
use crate::rules::Given;
use crate::state::{MOST_CARDS, Phase, State};

/// The lists that a seat may have.
#[derive(Clone, Debug)]
pub(crate) enum Lists {
    /// This one.
    Fixed(Counts),
    /// Any legal deck; with the further designs or without.
    Legal { designs: bool },
}

impl Lists {
    /// The fewest and the most copies of a card.
    pub(super) fn copies(&self, card: Card) -> (u8, u8) {
        match self {
            Lists::Fixed(list) => (list.count(card), list.count(card)),
            Lists::Legal { designs } => (0, copies_allowed(card, *designs)),
        }
    }
}

/// What everybody may know about the hidden cards of a seat, apart from its list.
#[derive(Clone, Copy)]
pub(crate) struct Secret {
    /// The cards that were seen and can only come from the list, or be gifts.
    pub(super) out: Counts,
    /// The cards that are known to be in the hand.
    pub(super) held: Counts,
    /// How many others are in the hand, and in the deck.
    pub(super) hand: u8,
    pub(super) deck: u8,
    /// How many cards were made at random.
    pub(super) gifts: u8,
    /// Whether one of the others in the hand can be played, where the seat was left to decide and
    /// would have passed by itself without such a card.
    pub(super) acts: Option<bool>,
    /// The cards that could be played, one bit for each.
    playable: u128,
}

impl Secret {
    /// What is known about a seat.
    pub(crate) fn of(state: &State, seat: Seat) -> Secret {
        let all = state.table.cards_of(seat);
        let player = state.table.player(seat);
        let shown = Counts::NONE.with(player.shown.cards());
        let named = Counts::NONE.with(player.list.cards()).with(player.gifts.cards());
        let hidden = Counts::NONE.with(player.deck.cards()).with_hand(&player.hand).minus(&shown);
        // What was made by name is known, and what has not been seen of it is in the hand.
        let (made, seen) = (all.minus(&named), all.minus(&hidden));
        let held = shown.plus(&made.minus(&seen));
        let mut secret = Secret {
            out: seen.minus(&made),
            held,
            hand: player.hand.len() as u8 - held.total(),
            deck: player.deck.len() as u8,
            gifts: player.gifts.len() as u8,
            acts: None,
            playable: 0,
        };
        if !state.table.is_shuffled(seat) {
            // A deck that has no order yet.
            (secret.hand, secret.deck) = (secret.deck, 0);
        }
        if state.table.active == seat && state.could_have_passed() {
            secret.look_at_hand(state, seat);
        }
        secret
    }

    /// Without a card that is known and can be played, the hidden ones decide whether the seat can
    /// do anything.
    fn look_at_hand(&mut self, state: &State, seat: Seat) {
        let playable = Card::all().filter(|&card| state.table.can_play_card(seat, card));
        self.playable = playable.fold(0, |set, card| set | 1 << card.0);
        if Card::all().any(|card| self.held.count(card) > 0 && self.is_playable(card)) {
            return;
        }
        self.acts = Some(state.table.player(seat).hand.kinds().any(|card| self.is_playable(card)));
    }

    fn is_playable(&self, card: Card) -> bool {
        self.playable >> card.0 & 1 != 0
    }

    /// Whether it matters that a card is in the hand, because it can be played.
    pub(super) fn plays(&self, card: Card) -> bool {
        self.acts.is_some() && self.is_playable(card)
    }

    /// How many copies of a card may be gifts.
    pub(super) fn most_gifts(&self, card: Card) -> u8 {
        if usize::from(card.0) < ACTIONS { self.gifts } else { 0 }
    }

    /// Whether the hidden cards could be such that none of them can be played. Says so rather once
    /// too often.
    fn could_be_stuck(&self, lists: &[Lists]) -> bool {
        let idle = |lists: &Lists| -> u32 {
            let stuck = Card::all().filter(|&card| !self.is_playable(card));
            let hidden = |card| lists.copies(card).1.saturating_sub(self.out.count(card));
            stuck.map(|card| u32::from(hidden(card))).sum()
        };
        lists.iter().any(|lists| idle(lists) + u32::from(self.gifts) >= u32::from(self.hand))
    }
}

/// How hidden cards may lie.
#[derive(Clone, Copy)]
pub(super) struct Deal {
    pub(super) list: Counts,
    pub(super) gifts: Counts,
    pub(super) hand: Pile<MOST_CARDS>,
    pub(super) deck: Pile<30>,
}

impl Default for Deal {
    fn default() -> Deal {
        let (list, gifts) = (Counts::NONE, Counts::NONE);
        Deal { list, gifts, hand: Pile::EMPTY, deck: Pile::EMPTY }
    }
}

impl Deal {
    /// The copies of a card lie so.
    pub(super) fn add(&mut self, card: Card, way: Way) {
        self.list.set(card, way.list);
        self.gifts.set(card, way.gifts);
        (0..way.hand).for_each(|_| self.hand.push(card));
        (0..way.deck).for_each(|_| self.deck.push(card));
    }
}

impl State {
    /// Whether the active seat decides where it would have passed by itself with nothing to play.
    fn could_have_passed(&self) -> bool {
        let decides = self.table.phase == Phase::Play
            && self.pending.ask.is_none()
            && self.table.rules.auto_pass;
        decides && !self.table.can_act_without_hand()
    }

    /// Whether it is news to the others that the active seat can do something.
    pub(crate) fn ability_to_act_is_news(&self) -> bool {
        let seat = self.table.active;
        if !self.could_have_passed() {
            return false;
        }
        let secret = Secret::of(self, seat);
        secret.acts == Some(true) && secret.could_be_stuck(&self.possible_lists(seat, &secret))
    }

    /// Whether everybody may know the deck list of a seat: where the table says so, and where a
    /// written position has a list that the table could not have given (R64).
    pub(crate) fn list_is_open(&self, seat: Seat) -> bool {
        self.table.rules.open_decks || !self.list_could_be_given(seat)
    }

    fn list_could_be_given(&self, seat: Seat) -> bool {
        let list = &self.table.player(seat).list;
        match self.table.rules.decks[seat.index()] {
            Given::Ready => self.ready_decks(seat).any(|ready| ready.is_list(list.cards())),
            _ => is_legal(list.cards(), self.table.rules.designs),
        }
    }

    /// The ready decks with the leader of a seat.
    fn ready_decks(&self, seat: Seat) -> impl Iterator<Item = &'static Ready> + use<> {
        let (set, leader) = (self.table.rules.leaders[seat.index()], self.table.leader(seat));
        READY.iter().filter(move |ready| set.unwrap_or(ready.leader) == leader)
    }

    /// The lists that a seat may have, as far as others know.
    pub(crate) fn possible_lists(&self, seat: Seat, secret: &Secret) -> ArrayVec<Lists, 4> {
        if self.list_is_open(seat) {
            let list = Counts::NONE.with(self.table.player(seat).list.cards());
            return ArrayVec::from_iter([Lists::Fixed(list)]);
        }
        if self.table.rules.decks[seat.index()] != Given::Ready {
            return ArrayVec::from_iter([Lists::Legal { designs: self.table.rules.designs }]);
        }
        let lists = self.ready_decks(seat).map(|ready| Counts::of(ready.cards().iter()));
        lists.filter(|list| secret.fits(list)).map(Lists::Fixed).collect()
    }
}

impl Secret {
    /// Whether every card that was seen is in the list, or may be a gift.
    fn fits(&self, list: &Counts) -> bool {
        let strange = self.out.minus(list);
        let foreign = |card: Card| strange.count(card) > self.most_gifts(card);
        strange.total() <= self.gifts && !Card::all().any(foreign)
    }
}
