//! The 28 tiles of a double-six set, and sets of them.

use std::fmt;

use kernel::{Arg, Message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How many tiles there are.
pub const TILES: usize = 28;

/// One tile, by its place in the triangular order 0-0, 1-0, 1-1, 2-0 … 6-6. In text high end
/// first: `6-4`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub struct Tile(pub(crate) u8);

/// High end of each tile.
const HIGH: [u8; TILES] = ends(true);
/// Low end of each tile.
const LOW: [u8; TILES] = ends(false);
/// What each tile is worth.
const WORTH: [u8; TILES] = {
    let mut out = [0; TILES];
    let mut n = 0;
    while n < TILES {
        let total = HIGH[n] + LOW[n];
        out[n] = if total == 5 || total == 10 { total } else { 0 };
        n += 1;
    }
    out
};

const fn ends(high: bool) -> [u8; TILES] {
    let mut out = [0; TILES];
    let (mut h, mut l, mut n) = (0, 0, 0);
    while n < TILES {
        out[n] = if high { h } else { l };
        (h, l) = if l == h { (h + 1, 0) } else { (h, l + 1) };
        n += 1;
    }
    out
}

impl Tile {
    /// The tile with these two ends, in either order; nothing when an end is above 6.
    pub const fn new(a: u8, b: u8) -> Option<Tile> {
        let (high, low) = if a > b { (a, b) } else { (b, a) };
        if high > 6 { None } else { Some(Tile(high * (high + 1) / 2 + low)) }
    }

    /// The tile at place `index` of the triangular order, if it is below 28.
    pub const fn at(index: usize) -> Option<Tile> {
        if index < TILES { Some(Tile(index as u8)) } else { None }
    }

    /// All tiles in order.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }

    /// The place in the triangular order.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The higher end.
    #[inline]
    pub const fn high(self) -> u8 {
        HIGH[self.index()]
    }

    /// The lower end.
    #[inline]
    pub const fn low(self) -> u8 {
        LOW[self.index()]
    }

    /// Whether both ends are the same.
    pub const fn is_double(self) -> bool {
        self.high() == self.low()
    }

    /// Whether an end shows `pip`.
    pub const fn has(self, pip: u8) -> bool {
        self.high() == pip || self.low() == pip
    }

    /// What the tile is worth to the side that takes it: its pip total if that is 5 or 10.
    #[inline]
    pub const fn count(self) -> u8 {
        WORTH[self.index()]
    }

    /// The tile in a message, as something that lies on the table.
    pub fn arg(self) -> Arg {
        Arg::piece(self.to_string(), Message::text(self.to_string()))
    }

    /// How far the pip total is from seven.
    pub const fn distance(self) -> u8 {
        (self.high() + self.low()).abs_diff(7)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.high(), self.low())
    }
}

/// A text that names no tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoTile(pub String);

impl fmt::Display for NoTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no tile", self.0)
    }
}

impl std::error::Error for NoTile {}

impl std::str::FromStr for Tile {
    type Err = NoTile;

    fn from_str(text: &str) -> Result<Tile, NoTile> {
        let pips: Vec<u8> = text.split('-').filter_map(pip).collect();
        match (pips.as_slice(), text.matches('-').count()) {
            (&[a, b], 1) => Tile::new(a, b).ok_or_else(|| NoTile(text.to_owned())),
            _ => Err(NoTile(text.to_owned())),
        }
    }
}

/// A single digit from 0 to 6.
fn pip(text: &str) -> Option<u8> {
    match text.as_bytes() {
        &[digit @ b'0'..=b'6'] => Some(digit - b'0'),
        _ => None,
    }
}

impl TryFrom<String> for Tile {
    type Error = NoTile;

    fn try_from(text: String) -> Result<Tile, NoTile> {
        text.parse()
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> String {
        tile.to_string()
    }
}

/// A set of tiles: one bit for each, in the triangular order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Vec<Tile>", into = "Vec<Tile>")]
#[schemars(with = "Vec<String>")]
pub struct Tiles(pub(crate) u32);

impl Tiles {
    /// No tile.
    pub const NONE: Tiles = Tiles(0);
    /// All 28.
    pub const ALL: Tiles = Tiles((1 << TILES) - 1);
    /// The seven doubles.
    pub const DOUBLES: Tiles = Tiles(0x810_4225);
    /// The five tiles that are worth points.
    pub const COUNT: Tiles = Tiles(0x210_8900);
    const TENS: Tiles = Tiles(0x210_0000);

    /// One tile.
    #[inline]
    pub const fn only(tile: Tile) -> Tiles {
        Tiles(1 << tile.0)
    }

    /// The set as bits, tile 0-0 lowest.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set of these bits; bits above the 28th are dropped.
    pub const fn from_bits(bits: u32) -> Tiles {
        Tiles(bits & Tiles::ALL.0)
    }

    /// Whether `tile` is in the set.
    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 != 0
    }

    /// The set with `tile` in it.
    #[must_use]
    #[inline]
    pub const fn with(self, tile: Tile) -> Tiles {
        Tiles(self.0 | 1 << tile.0)
    }

    /// The set without `tile`.
    #[must_use]
    #[inline]
    pub const fn without(self, tile: Tile) -> Tiles {
        Tiles(self.0 & !(1 << tile.0))
    }

    /// The tiles of this set that are not in `other`.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Tiles) -> Tiles {
        Tiles(self.0 & !other.0)
    }

    /// The tiles that are in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Tiles) -> Tiles {
        Tiles(self.0 & other.0)
    }

    /// The tiles that are in either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Tiles) -> Tiles {
        Tiles(self.0 | other.0)
    }

    /// How many tiles.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no tile.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What the tiles are worth together.
    #[inline]
    pub const fn count(self) -> u8 {
        let tens = self.and(Tiles::TENS).len();
        5 * (self.and(Tiles::COUNT).len() + tens) as u8
    }

    /// How many doubles are among them.
    pub const fn doubles(self) -> u8 {
        self.and(Tiles::DOUBLES).len() as u8
    }

    /// The lowest tile of the triangular order.
    #[inline]
    pub const fn first(self) -> Option<Tile> {
        if self.0 == 0 { None } else { Some(Tile(self.0.trailing_zeros() as u8)) }
    }

    /// The tiles in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let tile = Tiles(left).first()?;
            left &= left - 1;
            Some(tile)
        })
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, tile) in self.iter().enumerate() {
            if n > 0 {
                f.write_str(" ")?;
            }
            tile.fmt(f)?;
        }
        Ok(())
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        tiles.into_iter().fold(Tiles::NONE, Tiles::with)
    }
}

impl From<Vec<Tile>> for Tiles {
    fn from(tiles: Vec<Tile>) -> Tiles {
        tiles.into_iter().collect()
    }
}

impl From<Tiles> for Vec<Tile> {
    fn from(tiles: Tiles) -> Vec<Tile> {
        tiles.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_index_is_triangular() {
        let listed = "0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 3-3 4-0 4-1 4-2 4-3 4-4 5-0 5-1 5-2 5-3 \
                      5-4 5-5 6-0 6-1 6-2 6-3 6-4 6-5 6-6";
        assert_eq!(Tiles::ALL.to_string(), listed);
        for (n, text) in listed.split(' ').enumerate() {
            let tile: Tile = text.parse().unwrap();
            assert_eq!(tile.index(), n);
            assert_eq!(Tile::new(tile.low(), tile.high()), Some(tile));
        }
    }

    #[test]
    fn either_end_may_come_first_and_nonsense_is_no_tile() {
        assert_eq!("4-6".parse::<Tile>(), "6-4".parse::<Tile>());
        for bad in ["7-0", "6", "", "6-", "6-4-1", "6--4", "a-b", "64", "-6-4", "06-4"] {
            assert!(bad.parse::<Tile>().is_err(), "{bad}");
        }
    }

    #[test]
    fn the_masks_say_what_they_are_called() {
        let doubles: Tiles = Tile::all().filter(|tile| tile.is_double()).collect();
        let count: Tiles = Tile::all().filter(|tile| tile.count() > 0).collect();
        assert_eq!((doubles, doubles.bits()), (Tiles::DOUBLES, 0x810_4225));
        assert_eq!((count, count.bits()), (Tiles::COUNT, 0x210_8900));
        assert_eq!(Tiles::ALL.count(), 35);
        for tile in Tile::all() {
            assert_eq!(Tiles::only(tile).count(), tile.count());
        }
    }
}
