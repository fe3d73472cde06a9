//! The quick way to draw hidden cards of known lists.
//!
//! For each kind it is tossed, with weights, how many of its hidden copies are in the hand; if the
//! hand gets as many cards as it has, the draw counts. A way with `z` cards in the hand and `y` in
//! the deck has the weight `a^z b^y / y!`, for its cards in the deck lie in some order. So every
//! draw with the right sums has the same weight whatever `a` and `b` are; they only say how often
//! the sums are right. Of several lists one is tossed first, by the sum of all its weights.

use std::ops::Range;

use arrayvec::ArrayVec;
use kernel::Rng;

use super::secret::{Deal, Lists, Secret};
use super::spread::{Way, ways};
use crate::card::Card;
use crate::cards::ACTIONS;

/// How often it is tried.
const TRIES: u32 = 400;
/// The most copies of one kind, and the most gifts, for which weights fit.
const MOST: u8 = 3;
const GIFTS: u8 = 2;

/// The ways of all kinds that have the same ones, and the sums of their weights up to each.
struct Class {
    /// How many copies a kind of this class has in the list and out of it, and whether it may be a
    /// gift.
    key: (u8, u8, bool),
    /// Where its ways are.
    ways: Range<usize>,
    /// The most copies that the deck can hold.
    most: u8,
}

/// One of the lists: its hidden kinds, each with the place of its class.
struct Tossed {
    kinds: Vec<(Card, usize)>,
    classes: Vec<Class>,
    ways: Vec<(u64, Way)>,
    /// For how many kinds weights are twice, and six times, what they stand for.
    scaled: [u32; 2],
}

/// Draws with one of these lists, each way equally likely; nothing where luck or the weights do not
/// suffice.
pub(super) fn draw(secret: &Secret, lists: &[Lists], rng: &mut Rng) -> Option<Deal> {
    if secret.gifts > GIFTS {
        return None;
    }
    let all: ArrayVec<Tossed, 4> =
        lists.iter().map(|lists| Tossed::new(secret, lists)).collect::<Option<_>>()?;
    let scale = all.iter().fold([0, 0], |[twos, sixes], tossed| {
        [twos.max(tossed.scaled[0]), sixes.max(tossed.scaled[1])]
    });
    let weights: ArrayVec<u128, 4> = match &all[..] {
        [_] => ArrayVec::from_iter([1]),
        _ => all.iter().map(|tossed| tossed.weight(scale)).collect::<Option<_>>()?,
    };
    let total = weights.iter().try_fold(0_u128, |sum, &weight| sum.checked_add(weight))?;
    (0..TRIES).find_map(|_| {
        let mut at = if all.len() > 1 { rng.below_wide(total) } else { 0 };
        let chosen = weights.iter().position(|&weight| {
            let here = at < weight;
            at = if here { at } else { at - weight };
            here
        });
        all[chosen?].toss(secret, rng)
    })
}

const FACTORIALS: [u64; 1 + MOST as usize] = [1, 1, 2, 6];

/// `a^z b^y / y!`, times `most!` to make it a whole number; and gifts are as likely as makes sense.
fn weight(secret: &Secret, way: Way, most: u8) -> u64 {
    let [most, deck] = [most, way.deck].map(|n| FACTORIALS[usize::from(n)]);
    let falling = most / deck;
    let (hand, deck) = (u64::from(secret.hand), u64::from(secret.deck));
    // As small as they can be and still about right.
    let [a, b] = [hand, deck].map(|n| (8 * n).div_ceil(hand.max(deck).max(1)));
    let cards = a.pow(u32::from(way.hand)) * b.pow(u32::from(way.deck));
    let rare = 1 + a * ACTIONS as u64 / u64::from(secret.gifts.max(1));
    cards * falling * rare.pow(u32::from(secret.gifts - way.gifts))
}

impl Tossed {
    fn new(secret: &Secret, lists: &Lists) -> Option<Tossed> {
        let (kinds, classes) = (Vec::with_capacity(32), Vec::with_capacity(8));
        let ways_of_all = Vec::with_capacity(32);
        let mut tossed = Tossed { kinds, classes, ways: ways_of_all, scaled: [0, 0] };
        for card in Card::all() {
            let (list, gifts) = (lists.copies(card).1, secret.most_gifts(card));
            if list > 0 || gifts > 0 {
                let key = (list, secret.out.count(card), gifts > 0);
                let known = tossed.classes.iter().position(|class| class.key == key);
                let class = match known {
                    Some(class) => class,
                    None => tossed.add_class(key, secret, ways(secret, lists, card))?,
                };
                let most = tossed.classes[class].most;
                tossed.scaled[0] += u32::from(most == 2);
                tossed.scaled[1] += u32::from(most == 3);
                tossed.kinds.push((card, class));
            }
        }
        Some(tossed)
    }

    fn add_class(
        &mut self,
        key: (u8, u8, bool),
        secret: &Secret,
        all: impl Iterator<Item = Way>,
    ) -> Option<usize> {
        let first = self.ways.len();
        self.ways.extend(all.map(|way| (0, way)));
        let ways = &mut self.ways[first..];
        if ways.iter().any(|(_, way)| way.deck > MOST || way.hand > 2 * MOST) {
            return None;
        }
        let (most, mut sum) = (ways.iter().map(|(_, way)| way.deck).max()?, 0);
        for (upto, way) in ways {
            sum += weight(secret, *way, most);
            *upto = sum;
        }
        if sum == 0 {
            return None;
        }
        self.classes.push(Class { key, ways: first..self.ways.len(), most });
        Some(self.classes.len() - 1)
    }

    fn ways_of(&self, class: usize) -> &[(u64, Way)] {
        &self.ways[self.classes[class].ways.clone()]
    }

    /// The sum of the weights of all draws, with the right sums or not, where so many weights are
    /// twice and six times what they stand for.
    fn weight(&self, [twos, sixes]: [u32; 2]) -> Option<u128> {
        let scale = 2_u128.pow(twos - self.scaled[0]) * 6_u128.pow(sixes - self.scaled[1]);
        self.kinds.iter().try_fold(scale, |all, &(_, class)| {
            let (sum, _) = self.ways_of(class).last()?;
            all.checked_mul(u128::from(*sum))
        })
    }

    fn toss(&self, secret: &Secret, rng: &mut Rng) -> Option<Deal> {
        let (mut chosen, mut sum, mut plays) = (ArrayVec::<Way, 128>::new(), [0, 0], false);
        for &(card, class) in &self.kinds {
            let way = match self.ways_of(class) {
                [(_, only)] => *only,
                ways => {
                    let at = rng.below(ways[ways.len() - 1].0);
                    ways.iter().find(|(upto, _)| at < *upto)?.1
                }
            };
            sum = [sum[0] + way.hand, sum[1] + way.gifts];
            plays |= way.hand > 0 && secret.plays(card);
            chosen.push(way);
        }
        let fits = sum == [secret.hand, secret.gifts] && plays == (secret.acts == Some(true));
        fits.then(|| {
            let mut deal = Deal::default();
            self.kinds.iter().zip(chosen).for_each(|(&(card, _), way)| deal.add(card, way));
            deal
        })
    }
}
