//! The open question of an effect.

use kernel::Mover;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::moves::Move;
use crate::slot::{SLOTS, Slot, Slots};

/// One thing that can be picked: a slot (or the unit on it), a card, or one of two options.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// A slot, or the unit that stands there.
    Slot(Slot),
    /// A card.
    Card(Card),
    /// The first or the second option of a card.
    Option(u8),
}

/// The first bits are slots, the last two options, and cards are between.
const CARDS: u8 = SLOTS as u8;
const OPTIONS: u8 = 126;

impl Pick {
    const fn bit(self) -> u8 {
        match self {
            Pick::Slot(slot) => slot.0,
            Pick::Card(card) => CARDS + card.0,
            Pick::Option(n) => OPTIONS + (n & 1),
        }
    }

    const fn at(bit: u8) -> Pick {
        match bit {
            _ if bit < CARDS => Pick::Slot(Slot(bit)),
            _ if bit < OPTIONS => Pick::Card(Card(bit - CARDS)),
            _ => Pick::Option(bit - OPTIONS),
        }
    }
}

/// Everything that can be picked at one ask: one bit for each pick.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Picks(pub(crate) u128);

impl Picks {
    /// Both options of a card.
    pub(crate) const OPTIONS: Picks = Picks(0b11 << OPTIONS);

    pub(crate) const fn has(self, pick: Pick) -> bool {
        self.0 >> pick.bit() & 1 != 0
    }

    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The pick that has `n` of them before it.
    ///
    /// # Panics
    /// Where there are not so many.
    pub(crate) fn nth(self, n: usize) -> Pick {
        self.iter().nth(n).expect("one of the picks")
    }

    /// One after the other, ascending.
    pub(crate) fn iter(self) -> impl Iterator<Item = Pick> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros() as u8;
            (rest != 0).then(|| {
                rest &= rest - 1;
                Pick::at(bit)
            })
        })
    }

    pub(crate) fn cards(cards: impl IntoIterator<Item = Card>) -> Picks {
        cards.into_iter().map(Pick::Card).collect()
    }
}

impl From<Slots> for Picks {
    fn from(slots: Slots) -> Picks {
        Picks(slots.0 as u128)
    }
}

impl FromIterator<Pick> for Picks {
    fn from_iter<I: IntoIterator<Item = Pick>>(picks: I) -> Picks {
        Picks(picks.into_iter().fold(0, |set, pick| set | 1 << pick.bit()))
    }
}

/// A question: one of these picks, or to decline where that is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ask {
    pub(crate) who: Mover,
    pub(crate) picks: Picks,
    pub(crate) may_decline: bool,
    /// Whether only the one who is asked may know what can be picked.
    pub(crate) private: bool,
    /// What the same effect has let the seat pick before, with or without asking.
    pub(crate) before: [Option<Pick>; 2],
}

impl Ask {
    /// How many answers there are.
    pub(crate) const fn len(&self) -> usize {
        self.picks.len() + self.may_decline as usize
    }

    /// The answer at place `n` of the list of moves.
    pub(crate) fn nth(&self, n: usize) -> Move {
        match n.checked_sub(usize::from(self.may_decline)) {
            None => Move::Decline,
            Some(n) => Move::Pick(self.picks.nth(n)),
        }
    }
}

/// An answer: a pick, or that it was declined.
pub(crate) type Answer = Option<Pick>;

/// The answers that an effect has got so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Answers {
    len: u8,
    list: [Answer; 3],
}

impl Answers {
    /// The answers in order; nothing when they are more than any effect asks for.
    pub(crate) fn of(answers: &[Answer]) -> Option<Answers> {
        let mut all = Answers::default();
        all.list.get_mut(..answers.len())?.copy_from_slice(answers);
        all.len = answers.len() as u8;
        Some(all)
    }

    pub(crate) fn push(&mut self, answer: Answer) {
        self.list[usize::from(self.len)] = answer;
        self.len += 1;
    }
}

impl std::ops::Deref for Answers {
    type Target = [Answer];

    fn deref(&self) -> &[Answer] {
        &self.list[..usize::from(self.len)]
    }
}
