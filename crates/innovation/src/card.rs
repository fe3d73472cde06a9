//! Cards as small numbers, and sets of them.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::face::{Clause, Color, Face, Icon, Sort, Splay};
use crate::faces::{CARDS, FACES};

/// One of the 105 cards, numbered from 0 in the order of [`FACES`], so sorted by value.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub struct Card(pub(crate) u8);

/// How many cards there are of each value.
pub(crate) const fn copies(age: u8) -> u8 {
    if age == 1 { 15 } else { 10 }
}

impl Card {
    /// What is printed on it.
    pub const fn face(self) -> &'static Face {
        &FACES[self.0 as usize]
    }

    /// Its value.
    #[inline]
    pub const fn age(self) -> u8 {
        AGES[self.0 as usize]
    }

    /// Its color.
    #[inline]
    pub const fn color(self) -> Color {
        COLORS[self.0 as usize]
    }

    /// Its title.
    pub const fn name(self) -> &'static str {
        self.face().name
    }

    /// Its effects.
    pub const fn clauses(self) -> &'static [Clause] {
        self.face().clauses
    }

    /// What sort of effect its clause `n` is, counted from 0, if there is one.
    #[inline]
    pub(crate) const fn sort(self, n: u8) -> Option<Sort> {
        if n < 4 { SORTS[self.0 as usize][n as usize] } else { None }
    }

    /// The icon in front of its effects.
    #[inline]
    pub(crate) const fn featured(self) -> Icon {
        FEATURED[self.0 as usize]
    }

    /// Whether any of its slots holds `icon`, seen or not.
    #[inline]
    pub const fn has(self, icon: Icon) -> bool {
        WITH_ICON[icon as usize] >> self.0 & 1 != 0
    }

    /// All cards in order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }

    /// The card with this title, in any case of letters.
    pub fn named(name: &str) -> Option<Card> {
        Card::all().find(|card| card.name().eq_ignore_ascii_case(name.trim()))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.name().to_owned()
    }
}

/// A title that no card has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoCard(pub String);

impl fmt::Display for NoCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no card `{}`", self.0)
    }
}

impl TryFrom<String> for Card {
    type Error = NoCard;

    fn try_from(name: String) -> Result<Card, NoCard> {
        Card::named(&name).ok_or(NoCard(name))
    }
}

/// The value of each card. Whatever is no card has the value 0.
const AGES: [u8; 256] = {
    let mut ages = [0; 256];
    let mut n = 0;
    while n < CARDS {
        ages[n] = FACES[n].age;
        n += 1;
    }
    ages
};

const COLORS: [Color; CARDS] = {
    let mut colors = [Color::Red; CARDS];
    let mut n = 0;
    while n < CARDS {
        colors[n] = FACES[n].color;
        n += 1;
    }
    colors
};

const FEATURED: [Icon; CARDS] = {
    let mut icons = [Icon::Castle; CARDS];
    let mut n = 0;
    while n < CARDS {
        icons[n] = FACES[n].featured;
        n += 1;
    }
    icons
};

/// The sorts of the clauses of each card; none has more than three.
const SORTS: [[Option<Sort>; 4]; CARDS] = {
    let mut sorts = [[None; 4]; CARDS];
    let mut n = 0;
    while n < CARDS {
        let mut clause = 0;
        while clause < FACES[n].clauses.len() {
            sorts[n][clause] = Some(FACES[n].clauses[clause].sort);
            clause += 1;
        }
        n += 1;
    }
    sorts
};

const WITH_ICON: [u128; 6] = {
    let mut sets = [0; 6];
    let mut n = 0;
    while n < CARDS {
        let mut slot = 0;
        while slot < 4 {
            if let Some(icon) = FACES[n].icons[slot] {
                sets[icon as usize] |= 1 << n;
            }
            slot += 1;
        }
        n += 1;
    }
    sets
};

const OF_COLOR: [u128; 5] = {
    let mut sets = [0; 5];
    let mut n = 0;
    while n < CARDS {
        sets[FACES[n].color as usize] |= 1 << n;
        n += 1;
    }
    sets
};

/// The cards of each value; index 0 is empty.
const OF_AGE: [u128; 11] = {
    let mut sets = [0; 11];
    let mut n = 0;
    while n < CARDS {
        sets[FACES[n].age as usize] |= 1 << n;
        n += 1;
    }
    sets
};

/// Icons as six counters of eight bits each. No board can show 256 of one icon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Icons(pub(crate) u64);

impl Icons {
    #[inline]
    pub(crate) const fn count(self, icon: Icon) -> u8 {
        (self.0 >> (8 * icon as u8)) as u8
    }

    /// Whether each of the six counters is at least `count`, which is small. Six bytes at once: a
    /// byte reaches its highest bit exactly when its counter is large enough; counters stay below
    /// 128, because there are fewer than that of any icon in the game.
    #[inline]
    pub(crate) const fn all_at_least(self, count: u8) -> bool {
        const ONES: u64 = 0x0101_0101_0101;
        (self.0 + ONES * (128 - count as u64)) & (ONES << 7) == ONES << 7
    }

    #[inline]
    pub(crate) const fn plus(self, other: Icons) -> Icons {
        Icons(self.0 + other.0)
    }

    #[inline]
    pub(crate) const fn minus(self, other: Icons) -> Icons {
        Icons(self.0 - other.0)
    }
}

/// The icons that each card shows when it lies on top. Whatever is no card shows none.
pub(crate) static ON_TOP: [Icons; 256] = shown([true; 4]);

/// The icons that each card shows when it is covered, by the splay of its pile.
pub(crate) static COVERED: [[Icons; 256]; 4] = [
    shown(Splay::None.shows()),
    shown(Splay::Left.shows()),
    shown(Splay::Right.shows()),
    shown(Splay::Up.shows()),
];

const fn shown(slots: [bool; 4]) -> [Icons; 256] {
    let mut all = [Icons(0); 256];
    let mut n = 0;
    while n < CARDS {
        let mut slot = 0;
        while slot < 4 {
            if let (true, Some(icon)) = (slots[slot], FACES[n].icons[slot]) {
                all[n].0 += 1 << (8 * icon as u8);
            }
            slot += 1;
        }
        n += 1;
    }
    all
}

/// The places of the ones in a number, from the lowest up.
#[inline]
pub(crate) const fn bits(number: u128) -> Bits {
    Bits { low: number as u64, high: (number >> 64) as u64 }
}

/// The place of the one that has `n` ones below it.
///
/// # Panics
/// When the number has no more than `n` ones.
#[inline]
pub(crate) fn nth_bit(number: u128, n: usize) -> u8 {
    bits(number).nth(n).expect("one of the ones of the number")
}

/// See [`bits`]. Goes word by word, which is quicker than with the whole number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bits {
    low: u64,
    high: u64,
}

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.low != 0 {
            let at = self.low.trailing_zeros() as u8;
            self.low &= self.low - 1;
            return Some(at);
        }
        if self.high == 0 {
            return None;
        }
        let at = self.high.trailing_zeros() as u8 + 64;
        self.high &= self.high - 1;
        Some(at)
    }

    #[inline]
    fn fold<B, F: FnMut(B, u8) -> B>(self, init: B, mut f: F) -> B {
        let (mut sum, mut low, mut high) = (init, self.low, self.high);
        while low != 0 {
            sum = f(sum, low.trailing_zeros() as u8);
            low &= low - 1;
        }
        while high != 0 {
            sum = f(sum, high.trailing_zeros() as u8 + 64);
            high &= high - 1;
        }
        sum
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(into = "Vec<Card>", from = "Vec<Card>")]
#[schemars(with = "Vec<Card>")]
pub struct Cards(pub(crate) u128);

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}

impl From<Vec<Card>> for Cards {
    fn from(cards: Vec<Card>) -> Cards {
        cards.into_iter().collect()
    }
}

/// Each card alone: looked up, because a shift over 128 bits is slow. Whatever is no card is none.
static ONE: [u128; 256] = {
    let mut all = [0; 256];
    let mut n = 0;
    while n < CARDS {
        all[n] = 1 << n;
        n += 1;
    }
    all
};

/// The cards on top of these rows, each a number of a card or of none.
#[inline]
pub(crate) fn on_top<const N: usize>(tops: [u8; N]) -> Cards {
    Cards(tops.iter().fold(0, |set, &top| set | ONE[usize::from(top)]))
}

/// The highest value on top of these rows.
#[inline]
pub(crate) fn highest_on_top<const N: usize>(tops: [u8; N]) -> u8 {
    tops.iter().fold(0, |highest, &top| highest.max(AGES[usize::from(top)]))
}

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All 105.
    pub const ALL: Cards = Cards((1 << CARDS) - 1);

    /// Just this one.
    #[inline]
    pub const fn only(card: Card) -> Cards {
        Cards(ONE[card.0 as usize])
    }

    /// Whether `card` is among them.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 & ONE[card.0 as usize] != 0
    }

    /// The set with `card`.
    #[inline]
    #[must_use]
    pub const fn plus(self, card: Card) -> Cards {
        Cards(self.0 | ONE[card.0 as usize])
    }

    /// The set without `card`.
    #[inline]
    #[must_use]
    pub const fn minus(self, card: Card) -> Cards {
        Cards(self.0 & !ONE[card.0 as usize])
    }

    /// Those in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// Those in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// Those that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn except(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// Those that bear `icon`.
    #[inline]
    #[must_use]
    pub const fn with(self, icon: Icon) -> Cards {
        Cards(self.0 & WITH_ICON[icon as usize])
    }

    /// Those that do not bear `icon`.
    #[inline]
    #[must_use]
    pub const fn without(self, icon: Icon) -> Cards {
        Cards(self.0 & !WITH_ICON[icon as usize])
    }

    /// Those of this color.
    #[inline]
    #[must_use]
    pub const fn of(self, color: Color) -> Cards {
        Cards(self.0 & OF_COLOR[color as usize])
    }

    /// Those of any other color.
    #[inline]
    #[must_use]
    pub const fn not_of(self, color: Color) -> Cards {
        Cards(self.0 & !OF_COLOR[color as usize])
    }

    /// Those of exactly this value.
    #[inline]
    #[must_use]
    pub const fn valued(self, age: u8) -> Cards {
        Cards(if age <= 10 { self.0 & OF_AGE[age as usize] } else { 0 })
    }

    /// Those of this value or less.
    #[inline]
    #[must_use]
    pub const fn at_most(self, age: u8) -> Cards {
        let below = if age >= 10 { CARDS } else { 15 + 10 * (age as usize - 1) };
        Cards(self.0 & ((1 << below) - 1))
    }

    /// All those tied for the highest value.
    #[inline]
    #[must_use]
    pub const fn highest(self) -> Cards {
        self.valued(self.highest_value())
    }

    /// All those tied for the lowest value.
    #[inline]
    #[must_use]
    pub const fn lowest(self) -> Cards {
        if self.0 == 0 { self } else { self.valued(Card(self.0.trailing_zeros() as u8).age()) }
    }

    /// The highest value; 0 where there is no card.
    #[inline]
    pub const fn highest_value(self) -> u8 {
        if self.0 == 0 { 0 } else { Card(127 - self.0.leading_zeros() as u8).age() }
    }

    /// How many distinct values there are.
    pub const fn values(self) -> u8 {
        let mut values = 0;
        let mut age = 1;
        while age <= 10 {
            values += (self.valued(age).0 != 0) as u8;
            age += 1;
        }
        values
    }

    /// The sum of the values.
    pub const fn points(self) -> u32 {
        let mut points = 0;
        let mut age = 1;
        while age <= 10 {
            points += age as u32 * self.valued(age).len() as u32;
            age += 1;
        }
        points
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are two or more: quicker than counting them.
    #[inline]
    pub(crate) const fn are_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first by number.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The card that has `n` cards of the set before it.
    #[inline]
    pub(crate) fn nth(self, n: usize) -> Card {
        Card(nth_bit(self.0, n))
    }

    /// The cards by number.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        bits(self.0).map(Card)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::plus)
    }
}
