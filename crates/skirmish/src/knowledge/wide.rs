//! Whole numbers of 256 bits: there are more worlds than 128 bits can count.

use std::cmp::Ordering;

use kernel::Rng;

/// A whole number; the lowest 64 bits come first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wide([u64; 4]);

impl Wide {
    pub(crate) const ZERO: Wide = Wide([0; 4]);
    pub(crate) const ONE: Wide = Wide([1, 0, 0, 0]);

    /// The sum, which is never more than fits: there are fewer worlds.
    pub(crate) fn plus(self, other: Wide) -> Wide {
        let (mut sum, mut carry) = ([0; 4], 0);
        for (n, place) in sum.iter_mut().enumerate() {
            let all = u128::from(self.0[n]) + u128::from(other.0[n]) + carry;
            (*place, carry) = (all as u64, all >> 64);
        }
        debug_assert!(carry == 0, "more worlds than can be counted");
        Wide(sum)
    }

    /// What is left without `other`, which is not more.
    pub(crate) fn minus(self, other: Wide) -> Wide {
        let (mut rest, mut borrow) = ([0; 4], false);
        for (n, place) in rest.iter_mut().enumerate() {
            let (less, under) = self.0[n].overflowing_sub(other.0[n]);
            let (less, again) = less.overflowing_sub(u64::from(borrow));
            (*place, borrow) = (less, under || again);
        }
        Wide(rest)
    }

    /// So many times this.
    pub(crate) fn times(self, by: u128) -> Wide {
        let low = self.times_narrow(by as u64);
        if by >> 64 == 0 {
            return low;
        }
        let [a, b, c, d] = self.times_narrow((by >> 64) as u64).0;
        debug_assert!(d == 0, "more worlds than can be counted");
        low.plus(Wide([0, a, b, c]))
    }

    fn times_narrow(self, by: u64) -> Wide {
        let (mut product, mut carry) = ([0; 4], 0);
        for (place, part) in product.iter_mut().zip(self.0) {
            let all = u128::from(part) * u128::from(by) + carry;
            (*place, carry) = (all as u64, all >> 64);
        }
        debug_assert!(carry == 0, "more worlds than can be counted");
        Wide(product)
    }

    pub(crate) fn is_zero(self) -> bool {
        self == Wide::ZERO
    }

    /// The same number, if 128 bits hold it.
    pub(crate) fn narrow(self) -> Option<u128> {
        let [a, b, c, d] = self.0;
        (c == 0 && d == 0).then_some(u128::from(b) << 64 | u128::from(a))
    }

    /// A number below this one, each equally likely.
    pub(crate) fn draw(self, rng: &mut Rng) -> Wide {
        debug_assert!(!self.is_zero(), "a draw needs at least one outcome");
        let top = (0..4).rev().find(|&n| self.0[n] != 0).unwrap_or(0);
        let mask = u64::MAX >> self.0[top].leading_zeros();
        loop {
            let mut drawn = [0; 4];
            drawn[..=top].fill_with(|| rng.next());
            drawn[top] &= mask;
            if Wide(drawn) < self {
                return Wide(drawn);
            }
        }
    }
}

impl PartialOrd for Wide {
    fn partial_cmp(&self, other: &Wide) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Wide {
    fn cmp(&self, other: &Wide) -> Ordering {
        let from_the_top = |[a, b, c, d]: [u64; 4]| [d, c, b, a];
        from_the_top(self.0).cmp(&from_the_top(other.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wide(n: u128) -> Wide {
        Wide::ONE.times(n)
    }

    #[test]
    fn numbers_add_up_and_multiply_as_narrow_ones_do() {
        let mut rng = Rng::new(1);
        for _ in 0..1000 {
            let [a, b] = [rng.next(), rng.next()].map(|n| u128::from(n >> (n & 63)));
            assert_eq!(wide(a).plus(wide(b)).narrow(), Some(a + b));
            assert_eq!(wide(a).times(b).narrow(), Some(a * b));
            assert_eq!(wide(a + b).minus(wide(b)).narrow(), Some(a));
            assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b));
        }
    }

    #[test]
    fn wide_products_come_back_when_they_are_taken_apart() {
        let big = wide(u128::MAX).times(u128::MAX >> 1);
        assert_eq!(big.narrow(), None);
        let twice = big.plus(big);
        assert!(twice > big && twice.minus(big) == big && twice == big.times(2));
    }

    #[test]
    fn draws_are_below_and_reach_everything() {
        let mut rng = Rng::new(2);
        let mut seen = [0; 5];
        for _ in 0..5000 {
            seen[wide(5).draw(&mut rng).narrow().expect("a small number") as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (900..1100).contains(&n)), "{seen:?}");
        let bound = wide(1 << 100).times(1 << 100);
        assert!((0..100).all(|_| bound.draw(&mut rng) < bound));
    }
}
