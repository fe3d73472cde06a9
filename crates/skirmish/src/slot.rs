//! The ten slots, and which of them are close to which.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::bits::bits;

/// How many terrains lie in a row.
pub const TERRAINS: u8 = 5;
/// How many slots there are.
pub const SLOTS: usize = 10;

/// The place of one side on one terrain, written `T2P1`. Slots are ordered by terrain, seat 0
/// before seat 1.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub struct Slot(pub(crate) u8);

impl Slot {
    /// The slot of a side on a terrain.
    #[inline]
    pub const fn new(terrain: u8, side: Seat) -> Slot {
        Slot(2 * terrain + side.0)
    }

    /// All slots, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Slot> + Clone {
        (0..SLOTS as u8).map(Slot)
    }

    /// The terrain, from 0 to 4.
    #[inline]
    pub const fn terrain(self) -> u8 {
        self.0 >> 1
    }

    /// The side.
    #[inline]
    pub const fn side(self) -> Seat {
        Seat(self.0 & 1)
    }

    /// Its number in the order of slots.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The slot of the other side on the same terrain.
    #[inline]
    #[must_use]
    pub const fn opposing(self) -> Slot {
        Slot(self.0 ^ 1)
    }

    /// The slot of the same side one terrain further; none at the end.
    pub const fn right(self) -> Option<Slot> {
        if self.terrain() + 1 < TERRAINS { Some(Slot(self.0 + 2)) } else { None }
    }

    /// The opposing slot and both slots of the neighbouring terrains.
    #[inline]
    pub const fn close(self) -> Slots {
        CLOSE[(self.0 & 0xf) as usize]
    }

    /// The slots of the same side on the neighbouring terrains.
    #[inline]
    pub const fn close_ally(self) -> Slots {
        CLOSE_ALLY[(self.0 & 0xf) as usize]
    }

    /// The opposing slot and its neighbours.
    #[inline]
    pub const fn close_enemy(self) -> Slots {
        CLOSE_ENEMY[(self.0 & 0xf) as usize]
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{}P{}", self.terrain(), self.side().0)
    }
}

impl FromStr for Slot {
    type Err = &'static str;

    /// Reads `T2P1`, in letters of any size.
    fn from_str(text: &str) -> Result<Slot, &'static str> {
        let found = Slot::all().find(|slot| slot.to_string().eq_ignore_ascii_case(text));
        found.ok_or("no slot")
    }
}

impl From<Slot> for String {
    fn from(slot: Slot) -> String {
        slot.to_string()
    }
}

impl TryFrom<String> for Slot {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Slot, &'static str> {
        text.parse()
    }
}

/// A set of slots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Slots(pub(crate) u16);

impl Slots {
    /// No slot.
    pub const NONE: Slots = Slots(0);
    /// All ten.
    pub const ALL: Slots = Slots(0b11_1111_1111);
    const SIDE: [u16; 2] = [0b01_0101_0101, 0b10_1010_1010];

    /// One slot.
    #[inline]
    pub const fn only(slot: Slot) -> Slots {
        Slots((1_u32 << slot.0) as u16)
    }

    /// The slot of the same side one terrain further; none at the end.
    #[inline]
    pub(crate) const fn right(slot: Slot) -> Slots {
        Slots(1 << (slot.0 + 2) & Slots::ALL.0)
    }

    /// The five slots of a side.
    #[inline]
    pub const fn side(side: Seat) -> Slots {
        Slots(Slots::SIDE[0] << (side.0 & 1))
    }

    /// Whether `slot` is among them.
    #[inline]
    pub const fn has(self, slot: Slot) -> bool {
        self.0 as u32 >> slot.0 & 1 != 0
    }

    /// Those that belong to a side.
    #[inline]
    #[must_use]
    pub const fn of(self, side: Seat) -> Slots {
        self.and(Slots::side(side))
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Slots) -> Slots {
        Slots(self.0 & other.0)
    }

    /// Those that are in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Slots) -> Slots {
        Slots(self.0 | other.0)
    }

    /// Those that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Slots) -> Slots {
        Slots(self.0 & !other.0)
    }

    /// The same with or without one slot.
    #[inline]
    #[must_use]
    pub(crate) const fn set(self, slot: Slot, is: bool) -> Slots {
        Slots(self.0 & !(1 << slot.0) | (is as u16) << slot.0)
    }

    /// The same with two slots in each other's place.
    #[inline]
    #[must_use]
    pub(crate) const fn swapped(self, one: Slot, other: Slot) -> Slots {
        let differ = (self.0 >> one.0 ^ self.0 >> other.0) & 1;
        Slots(self.0 ^ (differ << one.0 | differ << other.0))
    }

    /// The slots opposite to these.
    #[inline]
    #[must_use]
    pub const fn opposing(self) -> Slots {
        Slots((self.0 & Slots::SIDE[0]) << 1 | (self.0 & Slots::SIDE[1]) >> 1)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        COUNTS[(self.0 & Slots::ALL.0) as usize] as usize
    }

    /// One after the other, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        bits(self.0).map(Slot)
    }

    /// The one at a place, counted from 0, of at least so many.
    #[inline]
    pub(crate) fn nth(self, n: usize) -> Slot {
        let place = PLACES[(self.0 & Slots::ALL.0) as usize] >> (4 * n) & 0xf;
        debug_assert!(n < self.len(), "there is a slot at place {n}");
        Slot(place as u8)
    }

    /// Those for which something holds.
    #[inline]
    #[must_use]
    pub fn that(self, holds: impl Fn(Slot) -> bool) -> Slots {
        self.iter().filter(|&slot| holds(slot)).collect()
    }
}

/// For each slot those that are close to it, and of these the ones of its own side and of the
/// other: with places for as many slots as four bits can name.
const CLOSE: [Slots; 16] = close_slots();
const CLOSE_ALLY: [Slots; 16] = close_slots_of(0);
const CLOSE_ENEMY: [Slots; 16] = close_slots_of(1);

const fn close_slots() -> [Slots; 16] {
    let (mut close, mut n) = ([Slots::NONE; 16], 0);
    while n < SLOTS {
        let terrain = 0b11 << (n & !1);
        close[n] = Slots((terrain << 2 | terrain >> 2 | 1 << (n ^ 1)) & Slots::ALL.0);
        n += 1;
    }
    close
}

const fn close_slots_of(other: u8) -> [Slots; 16] {
    let (mut close, mut n) = (CLOSE, 0);
    while n < SLOTS {
        close[n] = close[n].of(Seat(n as u8 & 1 ^ other));
        n += 1;
    }
    close
}

/// How many slots each set has: quicker to look up than to count.
static COUNTS: [u8; 1 << SLOTS] = {
    let (mut counts, mut set) = ([0; 1 << SLOTS], 1);
    while set < counts.len() {
        counts[set] = counts[set >> 1] + (set & 1) as u8;
        set += 1;
    }
    counts
};

/// The slots of each set in order, four bits for each: quicker to look up than to go through.
static PLACES: [u64; 1 << SLOTS] = {
    let (mut places, mut set) = ([0; 1 << SLOTS], 1_usize);
    while set < places.len() {
        let rest = set & (set - 1);
        places[set] = places[rest] << 4 | set.trailing_zeros() as u64;
        set += 1;
    }
    places
};

impl FromIterator<Slot> for Slots {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Slots {
        slots.into_iter().fold(Slots::NONE, |set, slot| set.or(Slots::only(slot)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(slots: Slots) -> String {
        slots.iter().map(|slot| slot.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn close_slots_are_five_in_the_middle_and_three_at_an_edge() {
        let slot = |name: &str| name.parse::<Slot>().unwrap();
        assert_eq!(named(slot("T2P1").close()), "T1P0 T1P1 T2P0 T3P0 T3P1");
        assert_eq!(named(slot("t0p0").close()), "T0P1 T1P0 T1P1");
        assert_eq!(named(slot("T4P0").close_ally()), "T3P0");
        assert_eq!(named(slot("T4P0").close_enemy()), "T3P1 T4P1");
        assert_eq!(named(slot("T2P0").close_enemy()), "T1P1 T2P1 T3P1");
        let both = Slots::only(slot("T2P0")).or(slot("T3P1").close_ally());
        assert_eq!(named(both.opposing()), "T2P0 T2P1 T4P0");
    }

    #[test]
    fn slots_are_named_and_read() {
        assert!(Slot::all().all(|slot| slot.to_string().parse() == Ok(slot)));
        for wrong in ["T5P0", "T0P2", "", "2"] {
            assert!(wrong.parse::<Slot>().is_err(), "{wrong}");
        }
        assert_eq!(Slot::new(4, Seat(0)).right(), None);
        assert_eq!(Slot::new(1, Seat(1)).right(), Some(Slot::new(2, Seat(1))));
    }
}
