//! The orders of a supply pile, numbered.

use arrayvec::ArrayVec;

use crate::card::{Card, Cards, copies};

/// How many orders the pile of a value has.
pub(crate) fn orders(age: u8) -> u64 {
    (1..=u64::from(copies(age))).product()
}

/// Order `n` of the pile of a value, from the top: the orders are numbered as a dictionary would
/// list them.
// R2.
pub(crate) fn nth(age: u8, n: u64) -> ArrayVec<Card, 15> {
    let mut rest: ArrayVec<Card, 15> = Cards::ALL.valued(age).iter().collect();
    let mut orders = orders(age);
    let mut n = n;
    let mut order = ArrayVec::new();
    while !rest.is_empty() {
        orders /= rest.len() as u64;
        order.push(rest.remove((n / orders) as usize));
        n %= orders;
    }
    order
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
