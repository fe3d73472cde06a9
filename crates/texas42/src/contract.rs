//! Declarations: which tiles follow which suit, and which tile is the strongest.
//!
//! Two independent facts make a declaration: which tiles are *called* out of their natural suits
//! into a suit of their own, and whether that suit has *power*, that is, beats every other.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::tile::{TILES, Tile, Tiles};

/// How many declarations there are.
pub const DECLARATIONS: usize = 16;

/// The suit of the called tiles, next to the suits 0 to 6 of the pips.
pub(crate) const CALLED: usize = 7;

/// What the declarer names before the first lead.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Declaration {
    /// Blanks are trumps.
    Blanks,
    /// Ones are trumps.
    Ones,
    /// Twos are trumps.
    Twos,
    /// Threes are trumps.
    Threes,
    /// Fours are trumps.
    Fours,
    /// Fives are trumps.
    Fives,
    /// Sixes are trumps.
    Sixes,
    /// Doubles are trumps.
    Doubles,
    /// No trumps; doubles are a suit of their own.
    DoublesSuit,
    /// No trumps; a double is the highest of its suit.
    FollowMe,
    /// No trumps; a double is the lowest of its suit.
    FollowMeLow,
    /// The bidder alone must lose every trick; doubles are a suit of their own.
    Nello,
    /// Nello with doubles high in their suits.
    NelloHigh,
    /// Nello with doubles low in their suits.
    NelloLow,
    /// Nello with doubles as a suit of their own, 0-0 highest.
    NelloInverted,
    /// No suits: the tile closest to seven pips wins, and must be played.
    Sevens,
}

/// What a double is in its pip's suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Doubles {
    High,
    Low,
    OwnSuit,
    OwnSuitInverted,
}

use Declaration as D;

impl Declaration {
    /// All declarations in order of their codes.
    pub const ALL: [D; DECLARATIONS] = [
        D::Blanks,
        D::Ones,
        D::Twos,
        D::Threes,
        D::Fours,
        D::Fives,
        D::Sixes,
        D::Doubles,
        D::DoublesSuit,
        D::FollowMe,
        D::FollowMeLow,
        D::Nello,
        D::NelloHigh,
        D::NelloLow,
        D::NelloInverted,
        D::Sevens,
    ];

    /// The name that is written and said.
    pub const fn name(self) -> &'static str {
        match self {
            D::Blanks => "blanks",
            D::Ones => "ones",
            D::Twos => "twos",
            D::Threes => "threes",
            D::Fours => "fours",
            D::Fives => "fives",
            D::Sixes => "sixes",
            D::Doubles => "doubles",
            D::DoublesSuit => "doubles-suit",
            D::FollowMe => "follow-me",
            D::FollowMeLow => "follow-me low",
            D::Nello => "nello",
            D::NelloHigh => "nello high",
            D::NelloLow => "nello low",
            D::NelloInverted => "nello inverted",
            D::Sevens => "sevens",
        }
    }

    /// Whether it is one of the four forms of nello: three play, and the bidder must lose.
    #[inline]
    pub const fn is_nello(self) -> bool {
        matches!(self, D::Nello | D::NelloHigh | D::NelloLow | D::NelloInverted)
    }

    /// How many tiles make a trick.
    #[inline]
    pub const fn width(self) -> u8 {
        if self.is_nello() { 3 } else { 4 }
    }

    /// Whether the called suit beats every other.
    pub const fn has_power(self) -> bool {
        (self as u8) <= D::Doubles as u8
    }

    const fn doubles(self) -> Doubles {
        match self {
            D::Doubles | D::DoublesSuit | D::Nello => Doubles::OwnSuit,
            D::NelloInverted => Doubles::OwnSuitInverted,
            D::FollowMeLow | D::NelloLow => Doubles::Low,
            _ => Doubles::High,
        }
    }

    /// Whether the tile is taken out of its natural suits.
    const fn calls(self, tile: Tile) -> bool {
        match self.doubles() {
            Doubles::OwnSuit | Doubles::OwnSuitInverted => tile.is_double(),
            _ => self.has_power() && tile.has(self as u8),
        }
    }

    const fn leads(self, tile: Tile) -> u8 {
        match self {
            D::Sevens => CALLED as u8,
            _ if self.calls(tile) => CALLED as u8,
            _ => tile.high(),
        }
    }

    const fn followed_by(self, tile: Tile, suit: usize) -> bool {
        match (self, suit) {
            (D::Sevens, _) => suit == CALLED,
            (_, CALLED) => self.calls(tile),
            _ => !self.calls(tile) && tile.has(suit as u8),
        }
    }

    /// Strength of a tile that belongs to `suit`, above 0 and below 16.
    const fn rank(self, tile: Tile, suit: usize) -> u8 {
        if matches!(self, D::Sevens) {
            return 8 - tile.distance();
        }
        let doubles = self.doubles();
        if suit == CALLED && matches!(doubles, Doubles::OwnSuit) {
            return tile.high() + 1;
        }
        if suit == CALLED && matches!(doubles, Doubles::OwnSuitInverted) {
            return 7 - tile.high();
        }
        let pip = if suit == CALLED { self as u8 } else { suit as u8 };
        match (tile.is_double(), matches!(doubles, Doubles::Low)) {
            (true, true) => 1,
            (true, false) => 9,
            _ if tile.high() == pip => tile.low() + 2,
            _ => tile.high() + 2,
        }
    }

    /// Strength in a trick where `suit` was led; 0 for a tile that cannot win.
    const fn strength_of(self, tile: Tile, suit: usize) -> u8 {
        if self.has_power() && self.calls(tile) {
            16 + self.rank(tile, CALLED)
        } else if self.followed_by(tile, suit) {
            self.rank(tile, suit)
        } else {
            0
        }
    }

    /// The tiles that are called out of their natural suits.
    #[inline]
    pub const fn called(self) -> Tiles {
        FOLLOW[self as usize][CALLED]
    }

    /// The suit that `tile` calls for when it is led: 0 to 6, or 7 for the called suit.
    #[inline]
    pub const fn led_suit(self, tile: Tile) -> usize {
        LED[self as usize][tile.index()] as usize
    }

    /// The tiles that follow the led suit 0 to 7.
    #[inline]
    pub const fn follow(self, suit: usize) -> Tiles {
        FOLLOW[self as usize][suit]
    }

    /// How strong `tile` is in a trick where `suit` was led; 0 for a tile that cannot win.
    #[inline]
    pub const fn strength(self, tile: Tile, suit: usize) -> u8 {
        STRENGTH[self as usize][suit][tile.index()]
    }

    /// The suit as people name it: the called suit is a pip or the doubles.
    pub const fn suit(self, suit: usize) -> Suit {
        match self.doubles() {
            _ if suit < CALLED => Suit(suit as u8),
            Doubles::High | Doubles::Low => Suit(self as u8),
            _ => Suit::DOUBLES,
        }
    }
}

/// Which tiles follow, by declaration and led suit.
const FOLLOW: [[Tiles; 8]; DECLARATIONS] = {
    let mut out = [[Tiles::NONE; 8]; DECLARATIONS];
    let mut d = 0;
    while d < DECLARATIONS {
        let mut cell = 0;
        while cell < 8 * TILES {
            let (suit, tile) = (cell / TILES, Tile((cell % TILES) as u8));
            if D::ALL[d].followed_by(tile, suit) {
                out[d][suit] = out[d][suit].with(tile);
            }
            cell += 1;
        }
        d += 1;
    }
    out
};

/// What each tile calls for when led, by declaration.
const LED: [[u8; TILES]; DECLARATIONS] = {
    let mut out = [[0; TILES]; DECLARATIONS];
    let mut cell = 0;
    while cell < DECLARATIONS * TILES {
        let (d, tile) = (cell / TILES, cell % TILES);
        out[d][tile] = D::ALL[d].leads(Tile(tile as u8));
        cell += 1;
    }
    out
};

/// How strong each tile is, by declaration and led suit.
const STRENGTH: [[[u8; TILES]; 8]; DECLARATIONS] = {
    let mut out = [[[0; TILES]; 8]; DECLARATIONS];
    let mut d = 0;
    while d < DECLARATIONS {
        let mut cell = 0;
        while cell < 8 * TILES {
            let (suit, tile) = (cell / TILES, cell % TILES);
            out[d][suit][tile] = D::ALL[d].strength_of(Tile(tile as u8), suit);
            cell += 1;
        }
        d += 1;
    }
    out
};

/// The tiles at each distance from seven pips.
const AT_DISTANCE: [Tiles; 8] = {
    let mut out = [Tiles::NONE; 8];
    let mut n = 0;
    while n < TILES {
        let tile = Tile(n as u8);
        out[tile.distance() as usize] = out[tile.distance() as usize].with(tile);
        n += 1;
    }
    out
};

/// The tiles of `hand` whose pip totals are closest to seven.
pub(crate) fn closest(hand: Tiles) -> Tiles {
    let near = AT_DISTANCE.iter().map(|ring| hand.and(*ring)).find(|found| !found.is_empty());
    near.unwrap_or(Tiles::NONE)
}

/// The tiles that are closer to seven pips than `tile` is.
pub(crate) fn closer_than(tile: Tile) -> Tiles {
    AT_DISTANCE[..tile.distance() as usize].iter().fold(Tiles::NONE, |all, ring| all.or(*ring))
}

impl fmt::Display for Declaration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A suit as people name it: `blanks` to `sixes`, or `doubles`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub struct Suit(u8);

impl Suit {
    /// The doubles, where they are a suit.
    pub const DOUBLES: Suit = Suit(7);

    /// The name.
    pub const fn name(self) -> &'static str {
        D::ALL[self.0 as usize].name()
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl From<Suit> for String {
    fn from(suit: Suit) -> String {
        suit.name().to_owned()
    }
}

impl TryFrom<String> for Suit {
    type Error = String;

    fn try_from(text: String) -> Result<Suit, String> {
        let found = D::ALL[..8].iter().find(|d| d.name() == text);
        found.map(|d| Suit(*d as u8)).ok_or_else(|| format!("`{text}` is no suit"))
    }
}
