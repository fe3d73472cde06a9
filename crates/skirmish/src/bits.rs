//! Sets as the bits of a number.

/// The numbers of the bits that are set, ascending.
#[inline]
pub(crate) fn bits(set: impl Into<u64>) -> impl Iterator<Item = u8> {
    let mut rest: u64 = set.into();
    std::iter::from_fn(move || {
        let bit = rest.trailing_zeros() as u8;
        (rest != 0).then(|| {
            rest &= rest - 1;
            bit
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_come_in_ascending_order() {
        assert_eq!(bits(0b10_0110_u16).collect::<Vec<_>>(), [1, 2, 5]);
        assert_eq!(bits(1_u64 << 63 | 1).collect::<Vec<_>>(), [0, 63]);
        assert_eq!(bits(0_u32).count(), 0);
    }
}
