//! Whole numbers of up to 384 bits: the weights of a fold.

/// In digits of 64 bits, the lowest first.
const DIGITS: usize = 6;

/// A whole number. What does not fit is nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wide([u64; DIGITS]);

impl Wide {
    pub(crate) const ZERO: Wide = Wide([0; DIGITS]);
    pub(crate) const ONE: Wide = Wide([1, 0, 0, 0, 0, 0]);

    /// Both together.
    pub(crate) fn plus(mut self, other: Wide) -> Option<Wide> {
        let mut carry = false;
        for (digit, more) in self.0.iter_mut().zip(other.0) {
            let (sum, over) = digit.overflowing_add(more);
            let (sum, again) = sum.overflowing_add(u64::from(carry));
            (*digit, carry) = (sum, over || again);
        }
        (!carry).then_some(self)
    }

    /// So many times as much.
    pub(crate) fn times(mut self, by: u64) -> Option<Wide> {
        let mut carry = 0;
        for digit in &mut self.0 {
            let product = u128::from(*digit) * u128::from(by) + carry;
            (*digit, carry) = (product as u64, product >> 64);
        }
        (carry == 0).then_some(self)
    }

    /// One of so many equal parts, if there are such.
    pub(crate) fn part(mut self, of: u64) -> Option<Wide> {
        let mut rest = 0;
        for digit in self.0.iter_mut().rev() {
            let all = rest << 64 | u128::from(*digit);
            (*digit, rest) = ((all / u128::from(of)) as u64, all % u128::from(of));
        }
        (rest == 0).then_some(self)
    }

    /// The same number in 128 bits.
    pub(crate) fn narrow(self) -> Option<u128> {
        let [low, high, rest @ ..] = self.0;
        (rest == [0; DIGITS - 2]).then_some(u128::from(high) << 64 | u128::from(low))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn power(of: u64, times: u32) -> Option<Wide> {
        (0..times).try_fold(Wide::ONE, |number, _| number.times(of))
    }

    #[test]
    fn sums_products_and_parts_are_exact() {
        assert_eq!(power(6, 49).and_then(Wide::narrow), Some(6_u128.pow(49)));
        let big = power(6, 140).expect("6 to the 140 has 362 bits");
        assert_eq!(big.narrow(), None);
        assert_eq!((0..140).try_fold(big, |number, _| number.part(6)), Some(Wide::ONE));
        let five = big.part(6).and_then(|part| part.times(5)).expect("five sixths");
        assert_eq!(five.plus(big.part(6).expect("a sixth")), Some(big));
        assert_eq!(Wide::ONE.part(2), None);
        assert_eq!(Wide::ZERO.plus(big), Some(big));
    }

    #[test]
    fn what_does_not_fit_is_nothing() {
        assert_eq!(power(6, 149), None);
        let half = power(2, 383).expect("the highest bit");
        assert_eq!(half.plus(half), None);
    }
}
