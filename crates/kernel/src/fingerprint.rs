//! A short name for a position.

use std::fmt;
use std::str::FromStr;

use crate::game::Game;

/// A digest of the text of a position: the same on every machine and however a program lays out its
/// memory, and another one for another position. Written as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fingerprint(pub u64);

impl Fingerprint {
    /// The fingerprint of a position.
    pub fn of<G: Game>(state: &G) -> Fingerprint {
        let digest = blake3::hash(state.position().as_bytes());
        let (head, _) = digest.as_bytes().split_at(8);
        Fingerprint(u64::from_be_bytes(head.try_into().expect("eight bytes are eight bytes")))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A text that is no fingerprint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoFingerprint;

impl FromStr for Fingerprint {
    type Err = NoFingerprint;

    fn from_str(text: &str) -> Result<Fingerprint, NoFingerprint> {
        let read = u64::from_str_radix(text, 16).map(Fingerprint).map_err(|_| NoFingerprint)?;
        if read.to_string() == text { Ok(read) } else { Err(NoFingerprint) }
    }
}
