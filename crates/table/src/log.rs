//! The append-only, hash-chained log of a table.

use kernel::{Fingerprint, Mover, Seat, Show};
use serde::{Deserialize, Serialize};

use crate::message::Stamp;

/// The number of an entry, counted from 1. 0 stands for the opening, before any entry.
pub type EntryId = u32;

/// How a table went to another position of its log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Jump {
    /// One decision of a seat was taken back.
    Undo,
    /// What was taken back was made again.
    Redo,
    /// The table went to a position by its number, on this line or another.
    Back,
}

/// What an entry says happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act<M> {
    /// A move was made.
    Move {
        /// By whom.
        mover: Mover,
        /// Which.
        m: M,
    },
    /// The table went to the position after entry `to`.
    Jump {
        /// In which way.
        how: Jump,
        /// Who asked for it.
        by: Seat,
        /// The entry whose position is on the table now.
        to: EntryId,
    },
}

/// How a move came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Made {
    /// A seat decided, or chance drew it.
    Decided,
    /// The table made it by itself.
    Automatic,
    /// A die that fell on a real table, and who typed it in.
    Typed(Seat),
}

/// One entry of a log.
#[derive(Clone, Debug)]
pub struct Entry<G: Show> {
    /// Its number: its place in the log.
    pub id: EntryId,
    /// What happened.
    pub act: Act<G::Move>,
    /// The move in notation; nothing for a jump.
    pub notation: Option<String>,
    /// Whether the table made the move by itself, because there was nothing to decide.
    pub automatic: bool,
    /// Who typed it in, where it is a die that fell on a real table.
    pub typed: Option<Seat>,
    /// When it was made and by whom, as the adapter said.
    pub stamp: Stamp,
    /// The events it caused, unredacted, as long as they are kept: see [`crate::Table::retell`].
    pub(crate) events: Vec<G::Event>,
    /// Whether they used no chance and taught nobody anything.
    pub quiet: bool,
    /// The entry whose position was on the table before.
    pub from: EntryId,
    /// How many moves lead to the position after it.
    pub depth: u32,
    /// How many of them chance made.
    pub chances: u64,
    /// The chain: a digest of this entry and of all before it.
    pub hash: Digest,
    /// The fingerprint of the position after it, every few entries.
    pub fingerprint: Option<Fingerprint>,
}

/// A 256-bit digest, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// The digest of `bytes`.
    pub fn of(bytes: &[u8]) -> Digest {
        Digest(*blake3::hash(bytes).as_bytes())
    }

    /// The digest of `bytes` after everything that this digest stands for.
    #[must_use]
    pub fn then(self, bytes: &[u8]) -> Digest {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&self.0).update(bytes);
        Digest(*hasher.finalize().as_bytes())
    }
}

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// An entry as it is hashed and saved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "E: Serialize", deserialize = "E: Deserialize<'de>"))]
pub(crate) struct Written<E> {
    pub(crate) id: EntryId,
    pub(crate) by: Mover,
    #[serde(flatten)]
    pub(crate) act: WrittenAct,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) automatic: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) typed: Option<Seat>,
    #[serde(flatten)]
    pub(crate) stamp: Stamp,
    /// What a move caused; nothing for a jump, or where only moves were kept.
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    pub(crate) events: Option<E>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) fingerprint: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum WrittenAct {
    Move(String),
    Undo(EntryId),
    Redo(EntryId),
    Back(EntryId),
}

impl WrittenAct {
    pub(crate) fn jump(how: Jump, to: EntryId) -> WrittenAct {
        match how {
            Jump::Undo => WrittenAct::Undo(to),
            Jump::Redo => WrittenAct::Redo(to),
            Jump::Back => WrittenAct::Back(to),
        }
    }
}
