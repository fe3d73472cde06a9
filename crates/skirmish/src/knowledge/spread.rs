//! All ways in which the hidden cards of a seat may lie: how many there are, and any one of them,
//! each equally likely.
//!
//! Kind by kind of the catalogue it is decided how many copies are in the list, among the gifts, in
//! the hidden part of the hand and in the deck. What is left to decide depends only on the sums so
//! far, so the ways to go on from each of them are counted once, from the last kind to the first.
//! A deck has an order: its cards of one kind take some of the places that are left.

use kernel::Rng;

use super::secret::{Deal, Lists, Secret};
use super::wide::Wide;
use crate::card::{Card, Rarity};
use crate::deck::limits;

/// In how many ways `k` things can be taken out of `n`.
static CHOOSE: [[u64; 31]; 31] = {
    let (mut all, mut n) = ([[0; 31]; 31], 0);
    while n < 31 {
        let mut k = 0;
        while k <= n {
            all[n][k] = if k == 0 || k == n { 1 } else { all[n - 1][k - 1] + all[n - 1][k] };
            k += 1;
        }
        n += 1;
    }
    all
};

/// In how many ways `k` things can be taken out of `n`, which are at most 30.
pub(super) fn choose(n: u8, k: u8) -> u64 {
    CHOOSE[usize::from(n)][usize::from(k)]
}

/// How many copies of one card are where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Way {
    pub(super) list: u8,
    pub(super) gifts: u8,
    pub(super) hand: u8,
    pub(super) deck: u8,
}

/// All ways in which the copies of a card may lie.
pub(super) fn ways<'a>(
    secret: &'a Secret,
    lists: &Lists,
    card: Card,
) -> impl Iterator<Item = Way> + use<'a> {
    let (out, (fewest, most)) = (secret.out.count(card), lists.copies(card));
    let counts = (fewest..=most)
        .flat_map(move |list| (0..=secret.most_gifts(card)).map(move |gifts| (list, gifts)));
    counts.filter(move |(list, gifts)| list + gifts >= out).flat_map(move |(list, gifts)| {
        let hidden = list + gifts - out;
        (0..=hidden.min(list)).map(move |deck| Way { list, gifts, hand: hidden - deck, deck })
    })
}

/// One card, and all ways in which its copies may lie.
struct Kind {
    card: Card,
    ways: Vec<Way>,
    /// How many list cards of its rarity there may be, where that is limited.
    most: Option<u8>,
}

/// The sums over all kinds so far.
#[derive(Clone, Copy, Default)]
struct Sums {
    /// List cards of the rarity that is being dealt with, where they are limited.
    rank: u8,
    /// Nothing where the list is known: the hand holds whatever the deck does not.
    hand: u8,
    deck: u8,
    gifts: u8,
    /// Whether there is a card in the hand that could be played, where that matters.
    plays: bool,
}

/// The ways in which hidden cards may lie.
pub(super) struct Spread<'a> {
    secret: &'a Secret,
    kinds: Vec<Kind>,
    fixed: bool,
    /// For each kind, and for the end: in how many ways it goes on from all sums before it.
    layers: Vec<Vec<Wide>>,
}

impl<'a> Spread<'a> {
    /// Counts the ways with these lists.
    pub(super) fn new(secret: &'a Secret, lists: &Lists) -> Spread<'a> {
        let fixed = matches!(lists, Lists::Fixed(_));
        let mut kinds = Vec::new();
        for card in by_rarity() {
            let ways: Vec<Way> = ways(secret, lists, card).collect();
            if ways != [Way::default()] {
                let most = limits(card.face().rarity).1.filter(|_| !fixed);
                kinds.push(Kind { card, ways, most });
            }
        }
        let layers = vec![Vec::new(); kinds.len() + 1];
        let mut spread = Spread { secret, kinds, fixed, layers };
        spread.count();
        spread
    }

    /// In how many ways the hidden cards may lie.
    pub(super) fn total(&self) -> Wide {
        self.layers[0][self.place(Sums::default())]
    }

    /// One of them; there must be one.
    pub(super) fn draw(&self, rng: &mut Rng) -> Deal {
        let (mut deal, mut sums) = (Deal::default(), Sums::default());
        for (n, kind) in self.kinds.iter().enumerate() {
            let mut left = self.layers[n][self.place(sums)].draw(rng);
            let mut weighed = kind.ways.iter().filter_map(|&way| self.weigh(n, sums, way));
            let (way, next) = weighed
                .find_map(|(weight, way, next)| {
                    let here = left < weight;
                    left = if here { left } else { left.minus(weight) };
                    here.then_some((way, next))
                })
                .expect("the weights of all ways add up to the number of ways to go on");
            deal.add(kind.card, way);
            sums = next;
        }
        deal
    }

    /// Fills the layers, the last first. Behind the last kind one way is left, if all sums are what
    /// they must be.
    fn count(&mut self) {
        let Secret { hand, deck, gifts, acts, .. } = *self.secret;
        let hand = if self.fixed { 0 } else { hand };
        let goal = Sums { rank: 0, hand, deck, gifts, plays: acts == Some(true) };
        let size = self.place(Sums { plays: true, ..goal }) + 1;
        let mut layer = vec![Wide::ZERO; size];
        layer[self.place(goal)] = Wide::ONE;
        self.layers[self.kinds.len()] = layer;
        for (n, reach) in self.reaches().into_iter().enumerate().rev() {
            let kind = &self.kinds[n];
            let mut layer = vec![Wide::ZERO; size * (usize::from(kind.most.unwrap_or(0)) + 1)];
            for sums in self.sums(n, reach) {
                let weighed = kind.ways.iter().filter_map(|&way| self.weigh(n, sums, way));
                let sum = weighed.fold(Wide::ZERO, |sum, (weight, ..)| sum.plus(weight));
                layer[self.place(sums)] = sum;
            }
            self.layers[n] = layer;
        }
    }

    /// In how many ways it goes on when the copies of kind `n` lie so, and the sums after it;
    /// nothing where it cannot.
    fn weigh(&self, n: usize, sums: Sums, way: Way) -> Option<(Wide, Way, Sums)> {
        let (secret, kind) = (self.secret, &self.kinds[n]);
        let next = Sums {
            rank: kind.most.map_or(0, |_| sums.rank + way.list),
            hand: if self.fixed { 0 } else { sums.hand + way.hand },
            deck: sums.deck + way.deck,
            gifts: sums.gifts + way.gifts,
            plays: sums.plays || way.hand > 0 && secret.plays(kind.card),
        };
        let fits = kind.most.is_none_or(|most| next.rank <= most)
            && next.hand <= secret.hand
            && next.deck <= secret.deck
            && next.gifts <= secret.gifts;
        if !fits {
            return None;
        }
        let same = self.kinds.get(n + 1).is_some_and(|after| after.most == kind.most);
        let next = if same { next } else { Sums { rank: 0, ..next } };
        let ways = self.layers[n + 1][self.place(next)];
        if ways.is_zero() {
            return None;
        }
        let places = u128::from(choose(secret.deck - sums.deck, way.deck));
        Some((ways.times(places), way, next))
    }

    /// Where in a layer these sums are.
    fn place(&self, sums: Sums) -> usize {
        let Secret { hand, deck, gifts, .. } = *self.secret;
        let hand = if self.fixed { 0 } else { hand };
        let parts = [(sums.hand, hand), (sums.deck, deck), (sums.gifts, gifts)];
        let place = parts.into_iter().fold(usize::from(sums.rank), |place, (part, most)| {
            place * (usize::from(most) + 1) + usize::from(part)
        });
        place * 2 + usize::from(sums.plays)
    }

    /// All sums that there may be before kind `n`, with so many hidden cards at most.
    fn sums(&self, n: usize, reach: u8) -> impl Iterator<Item = Sums> + use<> {
        let Secret { hand, deck, gifts, acts, .. } = *self.secret;
        let (hand, plays) = (if self.fixed { 0 } else { hand }, u8::from(acts.is_some()));
        let ranks = 0..=self.kinds[n].most.unwrap_or(0);
        let hands = move |rank| (0..=hand.min(reach)).map(move |hand| (rank, hand));
        ranks.flat_map(hands).flat_map(move |(rank, hand)| {
            let decks = 0..=deck.min(reach - hand);
            let all = decks.flat_map(move |deck| (0..=gifts).map(move |gifts| (deck, gifts)));
            all.flat_map(move |(deck, gifts)| {
                let sums = Sums { rank, hand, deck, gifts, plays: false };
                (0..=plays).map(move |plays| Sums { plays: plays == 1, ..sums })
            })
        })
    }

    /// How many hidden cards there may be of all kinds before each.
    fn reaches(&self) -> Vec<u8> {
        let (mut reaches, mut before, mut of_rarity) = (Vec::new(), 0_u8, 0_u8);
        for (n, kind) in self.kinds.iter().enumerate() {
            if n > 0 && self.kinds[n - 1].most != kind.most {
                (before, of_rarity) = (before + of_rarity, 0);
            }
            reaches.push(before + of_rarity);
            let hidden = kind.ways.iter().map(|way| way.hand + way.deck).max().unwrap_or(0);
            let most = kind.most.unwrap_or(u8::MAX).saturating_add(self.secret.gifts);
            of_rarity = of_rarity.saturating_add(hidden).min(most).min(u8::MAX - before);
        }
        reaches
    }
}

/// All cards: those come first of which there may be the fewest.
fn by_rarity() -> impl Iterator<Item = Card> {
    let of = |rarity| Card::all().filter(move |card| card.face().rarity == rarity);
    [Rarity::Gold, Rarity::Silver, Rarity::Bronze].into_iter().flat_map(of)
}
