//! The two ways to draw: a fast generator for simulations, a cryptographic one for tables.
//!
//! Both are part of what is written down: a seed of today must deal the same tiles forever. Nothing
//! here may change; a better way would be a new one beside it, as a new kind of [`Seed`].
//!
//! * [`Rng`] is SplitMix64 with a rejecting `below`: quick, and invertible. Anyone who sees enough
//!   of its outcomes can work out the rest, so it serves search, simulations and tests.
//! * A [`Luck`] with a key draws outcome n from BLAKE3, keyed: anyone who has seen any number of
//!   outcomes knows nothing of the next. Every table uses it.
//!
//! [`Seed`]: crate::Seed

/// One SplitMix64 output from state `x`.
pub const fn mix64(x: u64) -> u64 {
    let mut z = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A small, frozen, seedable generator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// A generator that starts at `state`.
    pub const fn new(state: u64) -> Rng {
        Rng { state }
    }

    /// The next 64 random bits.
    pub const fn next(&mut self) -> u64 {
        let out = mix64(self.state);
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        out
    }

    /// A uniform number below `m`, by rejecting the outputs at or above floor(2^64 / m) * m.
    ///
    /// # Panics
    /// When `m` is 0: there is no number below it.
    pub const fn below(&mut self, m: u64) -> u64 {
        assert!(m > 0, "a draw needs at least one outcome");
        loop {
            let out = self.next();
            let rest = out % m;
            // `out - rest` begins a stretch of m outputs; the last one may be incomplete, and is
            // drawn again. Asked like this it takes one division instead of three.
            if out - rest <= u64::MAX - (m - 1) {
                return rest;
            }
        }
    }

    /// A uniform number below `m`, for ranges wider than 64 bits. Draws as `below` does when `m`
    /// fits in 64 bits.
    ///
    /// # Panics
    /// When `m` is 0.
    pub const fn below_wide(&mut self, m: u128) -> u128 {
        if m <= u64::MAX as u128 {
            return self.below(m as u64) as u128;
        }
        let tail = (u128::MAX % m + 1) % m;
        loop {
            let out = (self.next() as u128) << 64 | self.next() as u128;
            if out <= u128::MAX - tail {
                return out % m;
            }
        }
    }

    /// Fisher-Yates from the top: for i = n-1 down to 1, swap places i and `below(i + 1)`.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let j = self.below(i as u64 + 1) as usize;
            items.swap(i, j);
        }
    }

    /// One of `items`, or nothing of nothing.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u64) as usize) }
    }
}

/// What chance will do next: outcome `nth` is a function of where the luck comes from and of `nth`.
///
/// `nth` counts the moves of chance on the line of play, so a roll that was undone and is made
/// again falls as before, and two branches of one game see the same fifth deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck {
    draws: Draws,
    /// How many moves chance has made on this line.
    pub nth: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Draws {
    /// By the fast generator, from which a seed can be worked out.
    Fast(u64),
    /// By a keyed cryptographic function.
    Keyed([u8; 32]),
}

impl Luck {
    /// The luck of a simulation: fast, and no secret. Tables take theirs from a
    /// [`Seed`](crate::Seed).
    pub const fn new(seed: u64) -> Luck {
        Luck { draws: Draws::Fast(seed), nth: 0 }
    }

    /// The luck of a table: outcomes are drawn from BLAKE3, keyed with `key`.
    pub(crate) const fn keyed(key: [u8; 32]) -> Luck {
        Luck { draws: Draws::Keyed(key), nth: 0 }
    }

    /// The fast generator of outcome `nth`, where the luck is that of a simulation.
    pub const fn fast(self) -> Option<Rng> {
        match self.draws {
            Draws::Fast(seed) => Some(Rng::new(mix64(seed ^ mix64(self.nth)))),
            Draws::Keyed(_) => None,
        }
    }

    /// A number below `m` for outcome `nth`, each equally likely.
    ///
    /// # Panics
    /// When `m` is 0: there is no number below it.
    #[inline]
    pub fn below(self, m: u128) -> u128 {
        match self.draws {
            Draws::Fast(seed) => Rng::new(mix64(seed ^ mix64(self.nth))).below_wide(m),
            Draws::Keyed(key) => keyed_below(&key, self.nth, m),
        }
    }

    /// The same luck at another number.
    #[must_use]
    pub const fn at(self, nth: u64) -> Luck {
        Luck { draws: self.draws, nth }
    }

    /// The luck after one more move of chance.
    #[must_use]
    pub const fn next(self) -> Luck {
        self.at(self.nth + 1)
    }
}

/// A uniform number below `m` from the stream of BLAKE3 under `key` for outcome `nth`: 16 bytes at
/// a time as a little-endian number, rejecting those at or above floor(2^128 / m) * m.
fn keyed_below(key: &[u8; 32], nth: u64, m: u128) -> u128 {
    assert!(m > 0, "a draw needs at least one outcome");
    let tail = (u128::MAX % m + 1) % m;
    let mut stream = blake3::Hasher::new_keyed(key).update(&nth.to_le_bytes()).finalize_xof();
    loop {
        let mut bytes = [0; 16];
        stream.fill(&mut bytes);
        let out = u128::from_le_bytes(bytes);
        if out <= u128::MAX - tail {
            return out % m;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splitmix_known_answers() {
        let mut rng = Rng::new(0);
        assert_eq!(rng.next(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(rng.next(), 0x6e78_9e6a_a1b9_65f4);
        assert_eq!(rng.next(), 0x06c4_5d18_8009_454f);
        assert_eq!(mix64(0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(mix64(1), 0x910a_2dec_8902_5cc1);
    }

    #[test]
    fn draws_and_shuffles_are_pinned() {
        let mut rng = Rng::new(7);
        let draws: Vec<u64> = (0..8).map(|_| rng.below(6)).collect();
        let mut deck: Vec<u8> = (0..10).collect();
        Luck::new(42).fast().expect("a simulation").shuffle(&mut deck);
        assert_eq!(draws, [3, 0, 0, 3, 4, 3, 4, 0]);
        assert_eq!(deck, [6, 9, 1, 8, 0, 5, 4, 3, 2, 7]);
    }

    #[test]
    fn the_last_incomplete_stretch_is_drawn_again() {
        // 3 * 2^62 leaves a quarter of all outputs over: about a quarter must be drawn again.
        let m = 3u64 << 62;
        let mut rng = Rng::new(1);
        let mut plain = rng.clone();
        for _ in 0..1000 {
            let expected = loop {
                let out = plain.next();
                if out < m {
                    break out;
                }
            };
            assert_eq!(rng.below(m), expected);
        }
    }

    #[test]
    fn every_outcome_is_equally_likely() {
        let mut rng = Rng::new(3);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[rng.below(7) as usize] += 1;
        }
        for count in counts {
            assert!((9_600..10_400).contains(&count), "{counts:?}");
        }
        assert!(rng.below_wide(1 << 100) < 1 << 100);
    }

    #[test]
    fn outcomes_depend_on_seed_and_number_only() {
        let luck = Luck::new(5);
        assert_eq!(luck.next().next().fast(), luck.at(2).fast());
        assert_ne!(luck.fast(), luck.next().fast());
    }
}
