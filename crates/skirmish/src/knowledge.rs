//! What a viewer cannot tell apart: worlds in which hidden cards lie elsewhere.
//!
//! Deck lists are known to all, and so is every card that has been seen. What is left of a seat's
//! cards is spread over its hand and its deck; its owner knows the hand, and nobody an order. A
//! card that was made at random in a hand could have been any action, unless more copies of one
//! have been seen than there were otherwise.

use kernel::{Mover, Rng, Seat, Viewer};

use crate::ask::Picks;
use crate::card::Card;
use crate::cards::{FACES, actions};
use crate::hand::Hand;
use crate::pile::Pile;
use crate::state::{MOST_CARDS, Phase, State};

/// How many worlds are drawn to find one that explains everything.
const TRIES: u32 = 256;

/// How many copies there are of each card.
#[derive(Clone, Copy)]
pub(crate) struct Counts([u8; FACES.len()]);

impl Counts {
    const NONE: Counts = Counts([0; FACES.len()]);

    pub(crate) fn of(cards: impl IntoIterator<Item = Card>) -> Counts {
        let mut counts = Counts::NONE;
        cards.into_iter().for_each(|card| counts.add(card));
        counts
    }

    pub(crate) fn add(&mut self, card: Card) {
        self.0[usize::from(card.0)] += 1;
    }

    pub(crate) fn count(&self, card: Card) -> u8 {
        self.0[usize::from(card.0)]
    }

    /// Counts each of these too. Rows of cards go in quicker so than one by one.
    fn with(mut self, cards: &[Card]) -> Counts {
        cards.iter().for_each(|&card| self.add(card));
        self
    }

    /// Those of a hand.
    fn with_hand(mut self, hand: &Hand) -> Counts {
        hand.for_each_kind(|card| self.0[usize::from(card.0)] += hand.count(card) as u8);
        self
    }

    /// What `f` makes of the copies here and in `other`, card by card.
    #[inline(always)]
    fn both(mut self, other: &Counts, f: impl Fn(u8, u8) -> u8) -> Counts {
        for (n, other) in self.0.iter_mut().zip(&other.0) {
            *n = f(*n, *other);
        }
        self
    }

    /// Those that are not in `other`.
    fn minus(self, other: &Counts) -> Counts {
        self.both(other, u8::saturating_sub)
    }

    /// Those of both.
    fn plus(self, other: &Counts) -> Counts {
        self.both(other, |n, more| n + more)
    }

    /// No more of each than there are in `other`.
    fn at_most(self, other: &Counts) -> Counts {
        self.both(other, u8::min)
    }

    fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// All of them, in the order of the catalogue.
    fn cards<const N: usize>(&self) -> Pile<N> {
        let mut pile = Pile::EMPTY;
        for (card, &copies) in (0u8..).zip(&self.0) {
            for _ in 0..copies {
                pile.push(Card(card));
            }
        }
        pile
    }
}

impl State {
    /// Every card that a seat owns, wherever it is.
    pub(crate) fn cards_of(&self, seat: Seat) -> Counts {
        let player = self.player(seat);
        let units = self.board.units();
        let units = units.iter().map(|slot| self.board.at(slot)).filter(|unit| unit.owner == seat);
        let resolving = self.resolving.filter(|(owner, _)| *owner == seat).map(|(_, card)| card);
        let mut all = Counts::NONE.with(player.deck.cards()).with(player.graveyard.cards());
        units.map(|unit| unit.card).chain(resolving).for_each(|card| all.add(card));
        all.with_hand(&player.hand)
    }

    /// Whether the deck of a seat has been shuffled.
    fn is_shuffled(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Build(_) => false,
            Phase::Shuffle(next) => seat < next,
            _ => true,
        }
    }
}

/// A state that the viewer cannot tell from this one.
pub(crate) fn imagine(state: &State, viewer: Viewer, rng: &mut Rng) -> State {
    if viewer == Viewer::Omniscient {
        return *state;
    }
    let mut last = None;
    for _ in 0..TRIES {
        let Some(world) = draw(state, viewer, rng) else { continue };
        if explains(&world, viewer) {
            return world;
        }
        last = Some(world);
    }
    last.unwrap_or(*state)
}

/// Draws a world; nothing when what was drawn cannot be.
fn draw(state: &State, viewer: Viewer, rng: &mut Rng) -> Option<State> {
    let mut world = *state;
    for seat in Seat::all(2).filter(|&seat| state.is_shuffled(seat)) {
        if viewer.sees(seat) {
            let deck = &mut world.players[seat.index()].deck;
            deck.sort();
            deck.shuffle(rng);
        } else {
            redeal(&mut world, seat, rng)?;
        }
    }
    Some(world)
}

/// Spreads the hidden cards of a seat over its hand and its deck.
fn redeal(world: &mut State, seat: Seat, rng: &mut Rng) -> Option<()> {
    let all = world.cards_of(seat);
    let player = &mut world.players[seat.index()];
    let [shown, list, given] = [player.shown.cards(), player.list.cards(), player.gifts.cards()]
        .map(|cards| Counts::NONE.with(cards));
    let hidden = Counts::NONE.with(player.deck.cards()).with_hand(&player.hand).minus(&shown);
    // What is there apart from the gifts; what was seen; and the gifts that this gives away.
    let (base, seen) = (all.minus(&given), all.minus(&hidden));
    let mut gifts = seen.minus(&base);
    for _ in gifts.total()..player.gifts.len() as u8 {
        gifts.add(actions().nth(rng.below(actions().len() as u64) as usize)?);
    }
    let pool = base.plus(&gifts).minus(&seen);
    // What no deck can hold is in the hand; the rest lies anywhere.
    let mut rest: Pile<MOST_CARDS> = pool.at_most(&list).cards();
    rest.shuffle(rng);
    let (deck, drawn) = rest.cards().split_at_checked(player.deck.len())?;
    let held: Pile<MOST_CARDS> = pool.minus(&list).cards();
    player.deck = deck.iter().copied().collect();
    player.hand = player.shown.iter().chain(held.iter()).chain(drawn.iter().copied()).collect();
    player.gifts = gifts.cards();
    if let Some(ask) = world.ask.as_mut()
        && ask.private
        && ask.who == Mover::Seat(seat)
    {
        ask.picks = Picks::cards(world.players[seat.index()].hand.kinds());
    }
    Some(())
}

/// Whether the viewer would not notice a difference: a seat that was left to decide, where it
/// would have passed by itself with nothing to do, has something to do.
fn explains(world: &State, viewer: Viewer) -> bool {
    let own = viewer.seat() == Some(world.active);
    let decides = world.phase == Phase::Play && world.ask.is_none();
    own || !decides || !world.rules.auto_pass || world.can_act()
}
