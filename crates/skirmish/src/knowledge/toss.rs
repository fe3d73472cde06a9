//! The quick way to draw hidden cards of a known list.
//!
//! For each kind it is tossed, with weights, how many of its hidden copies are in the hand; if the
//! hand gets as many cards as it has, the draw counts. A way with `z` cards in the hand and `y` in
//! the deck has the weight `a^z b^y / y!`, for its cards in the deck lie in some order. So every
//! draw with the right sums has the same weight whatever `a` and `b` are; they only say how often
//! the sums are right.

use arrayvec::ArrayVec;
use kernel::Rng;

use super::secret::{Deal, Lists, Secret};
use super::spread::{Way, ways};
use crate::card::Card;
use crate::cards::actions;

/// How often it is tried.
const TRIES: u32 = 400;
/// The most copies of one kind, and the most gifts, for which weights fit.
const MOST: u8 = 6;
const GIFTS: u8 = 2;

/// A card, its ways, and the sums of their weights up to each.
struct Kind {
    card: Card,
    ways: ArrayVec<(u64, Way), 16>,
}

/// Draws with a known list, each way equally likely; nothing where luck or the weights do not
/// suffice.
pub(super) fn draw(secret: &Secret, lists: &Lists, rng: &mut Rng) -> Option<Deal> {
    let kinds = kinds(secret, lists)?;
    (0..TRIES).find_map(|_| toss(secret, &kinds, rng))
}

fn kinds(secret: &Secret, lists: &Lists) -> Option<Vec<Kind>> {
    let mut kinds = Vec::with_capacity(32);
    if secret.gifts > GIFTS {
        return None;
    }
    for card in Card::all().filter(|&card| lists.copies(card).1 > 0 || secret.most_gifts(card) > 0)
    {
        let (mut sum, mut all) = (0, ArrayVec::new());
        for way in ways(secret, lists, card) {
            if way.hand + way.deck > MOST {
                return None;
            }
            sum += weight(secret, way);
            all.push((sum, way));
        }
        if all.last()?.0 == 0 {
            return None;
        }
        kinds.push(Kind { card, ways: all });
    }
    Some(kinds)
}

/// `a^z b^y / y!`, times what makes it a whole number; and gifts are as likely as makes sense.
fn weight(secret: &Secret, way: Way) -> u64 {
    const FALLING: [u64; 7] = [720, 720, 360, 120, 30, 6, 1];
    let (a, b) = (u64::from(secret.hand.min(30)), u64::from(secret.deck));
    let cards = a.pow(u32::from(way.hand)) * b.pow(u32::from(way.deck));
    let rare = 1 + a * actions().len() as u64 / u64::from(secret.gifts.max(1));
    cards * FALLING[usize::from(way.deck)] * rare.pow(u32::from(secret.gifts - way.gifts))
}

fn toss(secret: &Secret, kinds: &[Kind], rng: &mut Rng) -> Option<Deal> {
    let (mut chosen, mut sum, mut plays) = (ArrayVec::<Way, 128>::new(), [0, 0], false);
    for kind in kinds {
        let way = match &kind.ways[..] {
            [(_, only)] => *only,
            ways => {
                let at = rng.below(ways[ways.len() - 1].0);
                ways.iter().find(|(upto, _)| at < *upto)?.1
            }
        };
        sum = [sum[0] + way.hand, sum[1] + way.gifts];
        plays |= way.hand > 0 && secret.plays(kind.card);
        chosen.push(way);
    }
    let fits = sum == [secret.hand, secret.gifts] && plays == (secret.acts == Some(true));
    fits.then(|| {
        let mut deal = Deal::default();
        kinds.iter().zip(chosen).for_each(|(kind, way)| deal.add(kind.card, way));
        deal
    })
}
