//! The orders of a supply pile, numbered.

use arrayvec::ArrayVec;

use crate::card::{Card, Cards, copies};

/// How many orders so many cards have.
const FACTORIALS: [u64; 16] = {
    let mut all = [1; 16];
    let mut n = 1;
    while n < all.len() {
        all[n] = all[n - 1] * n as u64;
        n += 1;
    }
    all
};

/// How many orders the pile of a value has.
pub(crate) const fn orders(age: u8) -> u64 {
    FACTORIALS[copies(age) as usize]
}

/// Order `n` of the pile of a value, from the top: the orders are numbered as a dictionary would
/// list them.
// R2.
pub(crate) fn nth(age: u8, n: u64) -> ArrayVec<Card, 15> {
    let first = Cards::ALL.valued(age).first().map_or(0, |card| card.0);
    // The cards that are left, four bits for each, the lowest first.
    let (mut rest, mut n) = (0xEDC_BA98_7654_3210_u64, n);
    let take = |left: u8| {
        let orders = FACTORIALS[usize::from(left)];
        let at = 4 * (n / orders);
        n %= orders;
        let card = rest >> at & 0xF;
        let below = (1 << at) - 1;
        rest = rest & below | rest >> 4 & !below;
        Card(first + card as u8)
    };
    (0..copies(age)).rev().map(take).collect()
}

/// The number of an order, if it is one.
pub(crate) fn rank(age: u8, order: &[Card]) -> Option<u64> {
    let mut rest: ArrayVec<Card, 15> = Cards::ALL.valued(age).iter().collect();
    let mut orders = orders(age);
    let mut rank = 0;
    for card in order {
        let at = rest.iter().position(|other| other == card)?;
        orders /= rest.len() as u64;
        rank += at as u64 * orders;
        rest.remove(at);
    }
    rest.is_empty().then_some(rank)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_and_their_numbers_agree() {
        for age in [1, 2, 10] {
            for n in [0, 1, 12_345, orders(age) / 2, orders(age) - 1] {
                assert_eq!(rank(age, &nth(age, n)), Some(n));
            }
            assert!(nth(age, 0).is_sorted());
        }
        assert_eq!(rank(1, &[]), None);
    }
}
