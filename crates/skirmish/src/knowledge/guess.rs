//! The quick way to draw hidden cards of a list that may be any legal deck.
//!
//! First it is drawn how many gold and silver cards there are in the deck and in the hand, as if
//! there could be any number of copies of a card: then each place of the deck holds any kind, and
//! the hand is any set of kinds with repetition. A draw in which there are too many copies of some
//! card, or that does not explain all that is known, does not count. So those that count are all
//! equally likely.

use arrayvec::ArrayVec;
use kernel::Rng;

use super::Counts;
use super::secret::{Deal, Secret};
use super::spread::choose;
use super::wide::Wide;
use crate::card::{Card, Rarity};
use crate::cards::{ACTIONS, FACES, actions};
use crate::deck::{ALLOWED, limits};

/// How often it is tried.
const TRIES: u32 = 2000;
/// The most gifts with which it is tried.
const GIFTS: u8 = 4;
/// The rarities: the first two are limited.
const RARITIES: [Rarity; 3] = [Rarity::Gold, Rarity::Silver, Rarity::Bronze];
/// More than there may be hidden of each of the first two, and of all.
const GOLDS: usize = 5;
const SILVERS: usize = 12;
const MANY: usize = 36;

/// The kinds of one rarity that may be hidden.
type Kinds = ArrayVec<Card, { FACES.len() }>;

/// What a draw needs to know.
struct Guess<'a> {
    secret: &'a Secret,
    /// How many copies of each card the list may have.
    most: [u8; FACES.len()],
    kinds: [Kinds; 3],
    /// How many hidden gold and silver cards there may be.
    room: [usize; 2],
    /// How many hands there are with so many gold and silver cards, and with no more.
    hands: [[u128; SILVERS]; GOLDS],
    sums: [[u128; SILVERS]; GOLDS],
    /// How many gold and silver cards the deck may have, with the sums of their weights.
    decks: ArrayVec<(Wide, [usize; 2]), { GOLDS * SILVERS }>,
}

/// Draws with any legal deck, each way equally likely; nothing where luck does not suffice.
pub(super) fn draw(secret: &Secret, designs: bool, rng: &mut Rng) -> Option<Deal> {
    if secret.gifts > GIFTS {
        return None;
    }
    let guess = Guess::new(secret, designs);
    let total = guess.decks.last().map(|(sum, _)| *sum).filter(|sum| !sum.is_zero())?;
    (0..TRIES).find_map(|_| guess.attempt(total, rng))
}

/// Where the rarity of each card is among all.
static PLACES: [u8; FACES.len()] = {
    let (mut places, mut n) = ([0; FACES.len()], 0);
    while n < places.len() {
        places[n] = match FACES[n].rarity {
            Rarity::Gold => 0,
            Rarity::Silver => 1,
            Rarity::Bronze => 2,
        };
        n += 1;
    }
    places
};

fn place(card: Card) -> usize {
    usize::from(PLACES[usize::from(card.0)])
}

/// How many sets of 0, 1, 2 … cards of so many kinds there are, with repetition.
fn sets(kinds: usize, most: usize) -> [u128; MANY] {
    let mut sets = [1; MANY];
    for n in 1..=most {
        sets[n] = sets[n - 1] * (kinds + n - 1) as u128 / n as u128;
    }
    sets
}

impl<'a> Guess<'a> {
    fn new(secret: &'a Secret, designs: bool) -> Guess<'a> {
        let most = if designs { &ALLOWED[1] } else { &ALLOWED[0] };
        let mut kinds: [Kinds; 3] = Default::default();
        let mut room = [0, 1].map(|n| {
            let gifts = if actions().any(|card| place(card) == n) { secret.gifts } else { 0 };
            usize::from(limits(RARITIES[n]).1.unwrap_or(0) + gifts)
        });
        for card in Card::all() {
            let (most, out) = (most[usize::from(card.0)], secret.out.count(card));
            if most > 0 && most + secret.most_gifts(card) > out {
                kinds[place(card)].push(card);
            }
            if out > 0 && place(card) < 2 {
                let room = &mut room[place(card)];
                *room = room.saturating_sub(usize::from(out));
            }
        }
        let ([hands, sums], decks) = ([[[0; SILVERS]; GOLDS]; 2], ArrayVec::new());
        let mut guess = Guess { secret, most: *most, kinds, room, hands, sums, decks };
        guess.count_hands();
        guess.weigh_decks();
        guess
    }

    fn count_hands(&mut self) {
        let hand = usize::from(self.secret.hand);
        let most = [self.room[0].min(hand), self.room[1].min(hand), hand];
        let [golds, silvers, bronzes] = [0, 1, 2].map(|n| sets(self.kinds[n].len(), most[n]));
        for gold in 0..=most[0] {
            for silver in 0..=most[1].min(hand - gold) {
                let bronze = bronzes[hand - gold - silver];
                self.hands[gold][silver] = golds[gold] * silvers[silver] * bronze;
            }
        }
        for gold in 0..=self.room[0] {
            let mut row = 0;
            for silver in 0..=self.room[1] {
                row += self.hands[gold][silver];
                let before = if gold > 0 { self.sums[gold - 1][silver] } else { 0 };
                self.sums[gold][silver] = row + before;
            }
        }
    }

    /// How many hands there are beside a deck with so many gold and silver cards.
    fn hands_beside(&self, deck: [usize; 2]) -> u128 {
        self.sums[self.room[0] - deck[0]][self.room[1] - deck[1]]
    }

    /// How many draws there are for each number of gold and silver cards in the deck.
    fn weigh_decks(&mut self) {
        let (places, mut sum) = (self.secret.deck, Wide::ZERO);
        let [golds, silvers, bronzes] = self.kinds.each_ref().map(|kinds| kinds.len() as u128);
        let mut rest = ArrayVec::<Wide, 31>::from_iter([Wide::ONE]);
        (0..places).for_each(|n| rest.push(rest[usize::from(n)].times(bronzes)));
        for gold in 0..=(self.room[0] as u8).min(places) {
            for silver in 0..=(self.room[1] as u8).min(places - gold) {
                let mixed = choose(places, gold) * choose(places - gold, silver);
                let few = golds.pow(u32::from(gold)) * silvers.pow(u32::from(silver));
                let deck = [gold, silver].map(usize::from);
                let rest = rest[usize::from(places - gold - silver)].times(few * u128::from(mixed));
                sum = sum.plus(rest.times(self.hands_beside(deck)));
                self.decks.push((sum, deck));
            }
        }
    }

    /// One draw; nothing when it does not count.
    fn attempt(&self, total: Wide, rng: &mut Rng) -> Option<Deal> {
        let at = total.draw(rng);
        let (_, deck) = *self.decks.iter().find(|(upto, _)| at < *upto)?;
        let hand = self.draw_hand(deck, rng)?;
        let (mut deal, mut hidden) = (Deal::default(), self.secret.out);
        for (kinds, n) in self.kinds.iter().zip(hand) {
            let first = deal.hand.len();
            for k in 0..n {
                // Each set with repetition is equally likely when what was drawn counts again.
                let at = rng.below((kinds.len() + k) as u64) as usize;
                let card = kinds.get(at).copied();
                let card = card.unwrap_or_else(|| deal.hand.cards()[first + at - kinds.len()]);
                deal.hand.push(card);
                self.count(card, &mut hidden)?;
            }
        }
        if self
            .secret
            .acts
            .is_some_and(|acts| deal.hand.iter().any(|c| self.secret.plays(c)) != acts)
        {
            return None;
        }
        let bronze = usize::from(self.secret.deck) - deck[0] - deck[1];
        for (kinds, n) in self.kinds.iter().zip([deck[0], deck[1], bronze]) {
            for _ in 0..n {
                let card = kinds[rng.below(kinds.len() as u64) as usize];
                deal.deck.push(card);
                self.count(card, &mut hidden)?;
            }
        }
        self.finish(deal, hidden, rng)
    }

    /// How many gold, silver and bronze cards the hand has beside those of the deck.
    fn draw_hand(&self, deck: [usize; 2], rng: &mut Rng) -> Option<[usize; 3]> {
        let mut at = rng.below_wide(self.hands_beside(deck));
        for gold in 0..=self.room[0] - deck[0] {
            for silver in 0..=self.room[1] - deck[1] {
                let hands = self.hands[gold][silver];
                if at < hands {
                    return Some([gold, silver, usize::from(self.secret.hand) - gold - silver]);
                }
                at -= hands;
            }
        }
        None
    }

    /// One more copy of a card, if there may be one.
    fn count(&self, card: Card, all: &mut Counts) -> Option<()> {
        all.add(card);
        let most = self.most[usize::from(card.0)] + self.secret.most_gifts(card);
        (all.count(card) <= most).then_some(())
    }

    /// Draws the gifts too; the list is what is left without them.
    fn finish(&self, mut deal: Deal, all: Counts, rng: &mut Rng) -> Option<Deal> {
        deal.list = all;
        if self.secret.gifts == 0 {
            return Some(deal);
        }
        let mut drawn = ArrayVec::<Card, { GIFTS as usize }>::new();
        for n in 0..usize::from(self.secret.gifts) {
            let at = rng.below((ACTIONS + n) as u64) as usize;
            drawn.push(actions().nth(at).unwrap_or_else(|| drawn[at - ACTIONS]));
        }
        deal.gifts = Counts::of(drawn);
        deal.list = all.minus(&deal.gifts);
        let explained = actions().all(|card| {
            let (list, in_deck) = (deal.list.count(card), deal.deck.count(card) as u8);
            let gifts = deal.gifts.count(card);
            gifts <= all.count(card) && in_deck <= list && list <= self.most[usize::from(card.0)]
        });
        (explained && self.is_within_limits(&deal.list)).then_some(deal)
    }

    fn is_within_limits(&self, list: &Counts) -> bool {
        let mut of = [0; 3];
        Card::all().for_each(|card| of[place(card)] += list.count(card));
        RARITIES.iter().zip(of).all(|(&rarity, n)| limits(rarity).1.is_none_or(|most| n <= most))
    }
}
