//! Packs choices into as few bits as they carry, and unpacks them.
//!
//! A range coder: each choice narrows an interval of 64-bit numbers in proportion to its weight.
//! A forced choice costs nothing. The bytes end where zeros would follow.

/// The interval is widened by a byte whenever it is narrower than this.
const NARROW: u64 = 1 << 56;

/// Packs choices.
#[derive(Clone, Debug)]
pub(crate) struct Packer {
    low: u64,
    range: u64,
    bytes: Vec<u8>,
}

impl Packer {
    pub(crate) fn new() -> Packer {
        Packer { low: 0, range: u64::MAX, bytes: Vec::new() }
    }

    /// Packs the choice that owns `before..before + weight` of `total`.
    pub(crate) fn put(&mut self, before: u64, weight: u64, total: u64) {
        debug_assert!(weight > 0 && before + weight <= total && total <= NARROW);
        let unit = self.range / total;
        self.add(unit * before);
        self.range =
            if before + weight == total { self.range - unit * before } else { unit * weight };
        while self.range < NARROW {
            self.bytes.push((self.low >> 56) as u8);
            self.low <<= 8;
            self.range <<= 8;
        }
    }

    /// Packs choice `n` of `total` equally likely ones.
    pub(crate) fn put_one_of(&mut self, n: u64, total: u64) {
        self.put(n, 1, total);
    }

    fn add(&mut self, step: u64) {
        let (low, carry) = self.low.overflowing_add(step);
        self.low = low;
        if carry {
            self.carry();
        }
    }

    fn carry(&mut self) {
        for byte in self.bytes.iter_mut().rev() {
            *byte = byte.wrapping_add(1);
            if *byte != 0 {
                return;
            }
        }
    }

    /// The bytes: as few as name a number of the interval, if zeros follow.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        for kept in 0..=8 {
            let unit = 1u128 << (64 - 8 * kept);
            let rounded = (u128::from(self.low)).div_ceil(unit) * unit;
            if rounded - u128::from(self.low) < u128::from(self.range) {
                if rounded >> 64 != 0 {
                    self.carry();
                }
                self.bytes.extend(&(rounded as u64).to_be_bytes()[..kept]);
                break;
            }
        }
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

/// Unpacks choices.
pub(crate) struct Unpacker<'a> {
    code: u64,
    range: u64,
    rest: &'a [u8],
}

impl<'a> Unpacker<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Unpacker<'a> {
        let mut unpacker = Unpacker { code: 0, range: u64::MAX, rest: bytes };
        (0..8).for_each(|_| unpacker.shift());
        unpacker
    }

    fn shift(&mut self) {
        let (byte, rest) = self.rest.split_first().map_or((0, self.rest), |(b, rest)| (*b, rest));
        self.rest = rest;
        self.code = self.code << 8 | u64::from(byte);
    }

    /// Where the next choice lies in `0..total`; `take` must follow with the choice that owns it.
    pub(crate) fn peek(&self, total: u64) -> u64 {
        (self.code / (self.range / total)).min(total - 1)
    }

    /// Takes the choice that owns `before..before + weight` of `total`.
    pub(crate) fn take(&mut self, before: u64, weight: u64, total: u64) {
        let unit = self.range / total;
        self.code -= unit * before;
        self.range =
            if before + weight == total { self.range - unit * before } else { unit * weight };
        while self.range < NARROW {
            self.shift();
            self.range <<= 8;
        }
    }

    /// Unpacks one of `total` equally likely choices.
    pub(crate) fn take_one_of(&mut self, total: u64) -> u64 {
        let n = self.peek(total);
        self.take(n, 1, total);
        n
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Rng;

    #[test]
    fn any_choices_come_back() {
        for seed in 0..500 {
            let mut rng = Rng::new(seed);
            let choices: Vec<(u64, u64, u64)> = (0..rng.below(200))
                .map(|_| {
                    let bits = 1 + rng.below(40);
                    let total = 1 + rng.below(1 << bits);
                    let before = rng.below(total);
                    (before, 1 + rng.below(total - before), total)
                })
                .collect();
            let mut packer = Packer::new();
            choices.iter().for_each(|&(before, weight, total)| packer.put(before, weight, total));
            let bytes = packer.finish();
            let mut unpacker = Unpacker::new(&bytes);
            for (before, weight, total) in choices {
                let at = unpacker.peek(total);
                assert!((before..before + weight).contains(&at), "seed {seed}");
                unpacker.take(before, weight, total);
            }
        }
    }

    #[test]
    fn forced_choices_are_free_and_others_cost_their_information() {
        let mut packer = Packer::new();
        (0..10_000).for_each(|_| packer.put_one_of(0, 1));
        assert!(packer.finish().is_empty());
        let mut packer = Packer::new();
        (0..800).for_each(|n| packer.put_one_of(n % 7, 7));
        // 800 choices among seven carry 280.7 bytes.
        assert!((281..=282).contains(&packer.finish().len()));
    }
}
