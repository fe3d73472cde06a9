//! What decides the luck of a table.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::chance::Luck;

/// What decides everything that chance does at a table. Anyone who knows it knows every hidden card
/// and every die to come: it is a secret as long as the game goes on.
///
/// Written as one word, in records, saves and settings alike: `7`, `secret:` and 24 hexadecimal
/// digits, `key:` and 64 of them, `fast:7`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub enum Seed {
    /// A number that somebody typed. The same number deals the same game to everybody, so anyone
    /// who knows or guesses it knows the deal.
    Number(u64),
    /// 96 bits that nobody chose, from the operating system.
    Secret([u8; 12]),
    /// 256 bits that several parties agreed on.
    Key([u8; 32]),
    /// A number through the fast generator: simulations, and tables of the first version. It can be
    /// worked out from what was dealt, so no new table has one.
    Fast(u64),
}

impl Seed {
    /// The luck of a table that has just been opened.
    pub fn luck(self) -> Luck {
        match self {
            Seed::Fast(n) => Luck::new(n),
            Seed::Number(n) => derived("parlour luck 2: a number", &n.to_le_bytes()),
            Seed::Secret(secret) => derived("parlour luck 2: a secret", &secret),
            Seed::Key(key) => derived("parlour luck 2: an agreed key", &key),
        }
    }
}

/// The luck of a key that follows from `material`. Each kind of seed has a context of its own, so
/// that no two kinds ever draw alike.
fn derived(context: &str, material: &[u8]) -> Luck {
    Luck::keyed(blake3::derive_key(context, material))
}

impl From<u64> for Seed {
    fn from(n: u64) -> Seed {
        Seed::Number(n)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hex = |f: &mut fmt::Formatter<'_>, kind: &str, bytes: &[u8]| {
            f.write_str(kind)?;
            bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
        };
        match self {
            Seed::Number(n) => n.fmt(f),
            Seed::Secret(bytes) => hex(f, "secret:", bytes),
            Seed::Key(bytes) => hex(f, "key:", bytes),
            Seed::Fast(n) => write!(f, "fast:{n}"),
        }
    }
}

/// A text that is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSeed;

impl fmt::Display for NoSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no seed")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = NoSeed;

    fn try_from(text: String) -> Result<Seed, NoSeed> {
        text.parse()
    }
}

impl FromStr for Seed {
    type Err = NoSeed;

    fn from_str(text: &str) -> Result<Seed, NoSeed> {
        match text.split_once(':') {
            None => number(text).map(Seed::Number),
            Some(("fast", n)) => number(n).map(Seed::Fast),
            Some(("secret", hex)) => bytes(hex).map(Seed::Secret),
            Some(("key", hex)) => bytes(hex).map(Seed::Key),
            Some(_) => None,
        }
        .ok_or(NoSeed)
    }
}

/// A number as it is written: digits alone, and no zeros before them.
fn number(text: &str) -> Option<u64> {
    text.parse::<u64>().ok().filter(|n| n.to_string() == text)
}

/// Exactly so many bytes, in small hexadecimal digits.
fn bytes<const N: usize>(hex: &str) -> Option<[u8; N]> {
    let digit = |c: u8| matches!(c, b'0'..=b'9' | b'a'..=b'f').then(|| (c as char).to_digit(16));
    let digits: Option<Vec<u8>> = hex.bytes().map(|c| digit(c)?.map(|n| n as u8)).collect();
    let digits = digits.filter(|digits| digits.len() == 2 * N)?;
    let mut out = [0; N];
    for (byte, pair) in out.iter_mut().zip(digits.chunks(2)) {
        *byte = pair[0] << 4 | pair[1];
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEEDS: [Seed; 5] = [
        Seed::Number(7),
        Seed::Secret([7; 12]),
        Seed::Key([7; 32]),
        Seed::Fast(7),
        Seed::Number(u64::MAX),
    ];

    #[test]
    fn seeds_are_one_word_and_read_back() {
        for seed in SEEDS {
            let text = seed.to_string();
            assert_eq!(text.parse(), Ok(seed));
            assert!(text.chars().all(|c| c.is_ascii_alphanumeric() || c == ':'), "{text}");
        }
        let wrong = ["", "07", "+7", "-1", "7 ", "x", "fast:", "secret:", "secret:00", "key:07"];
        for text in wrong.into_iter().chain(["secret:0A0A0A0A0A0A0A0A0A0A0A0A", "old:7", ":"]) {
            assert_eq!(text.parse::<Seed>(), Err(NoSeed), "{text}");
        }
    }

    /// What a seed deals is written down in records, saves and links: it never changes. The values
    /// were computed with another implementation of BLAKE3.
    #[test]
    fn what_each_kind_deals_is_pinned() {
        let draws = |seed: Seed| [0, 1, 2].map(|n| seed.luck().at(n).below(1_000_000_007));
        assert_eq!(draws(Seed::Number(7)), [220_636_482, 301_416_099, 654_116_189]);
        assert_eq!(draws(Seed::Secret([7; 12])), [839_467_654, 664_361_746, 218_228_521]);
        assert_eq!(draws(Seed::Key([7; 32])), [945_937_742, 100_663_791, 637_132_117]);
        assert_eq!(draws(Seed::Fast(7)), [171_957_508, 387_255_101, 859_406_452]);
        let wide = Seed::Number(42).luck().below(1 << 100);
        assert_eq!(wide, 0xe_ce9a_c4cb_fa80_d5a4_2081_f5cc);
        let again = [0, 1, 2].map(|n| Seed::Number(3).luck().at(n).below((1 << 127) + 1));
        assert_eq!(again[0], 0x42c9_3855_cfb3_9674_f6d0_2b96_dba3_c880);
        assert_eq!(again[1], 0x674f_9984_65fb_cccf_cf4d_5878_5bda_90c6);
        assert_eq!(again[2], 0x0ede_4b2c_5436_9797_fc42_e20b_8cd1_640e);
    }

    /// Every outcome is as likely as any other, and the draws of two numbers have nothing in
    /// common.
    #[test]
    fn keyed_draws_are_uniform() {
        let luck = Seed::Number(1).luck();
        let mut faces = [0u32; 6];
        for n in 0..60_000 {
            faces[luck.at(n).below(6) as usize] += 1;
        }
        assert!(faces.iter().all(|&count| (9_500..10_500).contains(&count)), "{faces:?}");
        let kinds: Vec<u128> = SEEDS.iter().map(|seed| seed.luck().below(1 << 64)).collect();
        assert!(kinds.iter().enumerate().all(|(n, draw)| !kinds[..n].contains(draw)));
    }

    /// A range just above half of all numbers: about half of the draws are made again, and none is
    /// at or above the bound.
    #[test]
    fn what_would_favour_some_outcomes_is_drawn_again() {
        let (luck, m) = (Seed::Number(3).luck(), (1u128 << 127) + 1);
        let draws: Vec<u128> = (0..2_000).map(|n| luck.at(n).below(m)).collect();
        assert!(draws.iter().all(|&draw| draw < m));
        let upper = draws.iter().filter(|&&draw| draw >= m / 2).count();
        assert!((900..1_100).contains(&upper), "{upper}");
    }
}
