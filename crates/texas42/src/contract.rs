//! Declarations: which tiles follow which suit, and which tile is the strongest.
//!
//! Two independent facts make a declaration: which tiles are *called* out of their natural suits
//! into a suit of their own, and whether that suit has *power*, that is, beats every other.

use std::fmt;

use kernel::{Arg, Seat, key_of};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::seating::{next, partner};
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

    /// The key of its name.
    pub(crate) fn key(self) -> String {
        key_of("declaration", self.name())
    }

    /// The name in a message.
    pub fn word(self) -> Arg {
        Arg::word(self.key())
    }

    /// Whether it is one of the four forms of nello: three play, and the bidder must lose.
    #[inline]
    pub const fn is_nello(self) -> bool {
        matches!(self, D::Nello | D::NelloHigh | D::NelloLow | D::NelloInverted)
    }

    /// Who sits out when `bidder` has won the auction: in nello, which is played alone, the
    /// partner.
    #[inline]
    pub const fn sits_out(self, bidder: Seat) -> Option<Seat> {
        if self.is_nello() { Some(partner(bidder)) } else { None }
    }

    /// The seat that plays after `seat`.
    #[inline]
    pub(crate) const fn after(self, seat: Seat, bidder: Seat) -> Seat {
        let seat = next(seat);
        if self.is_nello() && seat.0 == partner(bidder).0 { next(seat) } else { seat }
    }

    /// Who leads the first trick: who named it, unless the bidder always leads (R42). Nello is led
    /// by the bidder, who plays it alone (R41).
    pub(crate) const fn leader(self, bidder: Seat, namer: Seat, bidder_leads: bool) -> Seat {
        if bidder_leads || self.is_nello() { bidder } else { namer }
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

    /// The tiles that follow when `tile` is led as what it is.
    #[inline]
    pub(crate) const fn follow_lead(self, tile: Tile) -> Tiles {
        FOLLOW_LEAD[self as usize][tile.index()]
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

/// Which tiles follow, by declaration and led tile.
const FOLLOW_LEAD: [[Tiles; TILES]; DECLARATIONS] = {
    let mut out = [[Tiles::NONE; TILES]; DECLARATIONS];
    let mut cell = 0;
    while cell < DECLARATIONS * TILES {
        let (d, tile) = (cell / TILES, cell % TILES);
        out[d][tile] = FOLLOW[d][LED[d][tile] as usize];
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

    /// The name in a message.
    pub fn word(self) -> Arg {
        Arg::word(key_of("suit", self.name()))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(text: &str) -> Tile {
        text.parse().unwrap()
    }

    /// Plays a trick and gives the winning tile.
    fn winner(declaration: D, trick: &str) -> Tile {
        let tiles: Vec<Tile> = trick.split(' ').map(tile).collect();
        let suit = declaration.led_suit(tiles[0]);
        *tiles.iter().rev().max_by_key(|&&t| declaration.strength(t, suit)).unwrap()
    }

    #[test]
    fn follow_masks_are_the_pinned_ones() {
        // Case 22: columns are the led suits 0 to 7.
        let pinned: [(D, [u32; 8]); 10] = [
            (
                D::Blanks,
                [0, 0x410894, 0x821130, 0x1042380, 0x2087800, 0x41F0000, 0xFC00000, 0x20844B],
            ),
            (
                D::Ones,
                [0x208449, 0, 0x821128, 0x1042340, 0x2087400, 0x41E8000, 0xFA00000, 0x410896],
            ),
            (
                D::Twos,
                [0x208443, 0x410886, 0, 0x10422C0, 0x2086C00, 0x41D8000, 0xF600000, 0x821138],
            ),
            (
                D::Threes,
                [0x20840B, 0x410816, 0x821038, 0, 0x2085C00, 0x41B8000, 0xEE00000, 0x10423C0],
            ),
            (
                D::Fours,
                [0x20804B, 0x410096, 0x820138, 0x10403C0, 0, 0x4178000, 0xDE00000, 0x2087C00],
            ),
            (
                D::Fives,
                [0x20044B, 0x400896, 0x801138, 0x10023C0, 0x2007C00, 0, 0xBE00000, 0x41F8000],
            ),
            (D::Sixes, [0x844B, 0x10896, 0x21138, 0x423C0, 0x87C00, 0x1F8000, 0, 0xFE00000]),
            (D::Doubles, OWN_SUIT),
            (D::DoublesSuit, OWN_SUIT),
            (
                D::FollowMe,
                [0x20844B, 0x410896, 0x821138, 0x10423C0, 0x2087C00, 0x41F8000, 0xFE00000, 0],
            ),
        ];
        const OWN_SUIT: [u32; 8] =
            [0x20844A, 0x410892, 0x821118, 0x10421C0, 0x2083C00, 0x40F8000, 0x7E00000, 0x8104225];
        for (declaration, masks) in pinned {
            let found: [u32; 8] = std::array::from_fn(|suit| declaration.follow(suit).bits());
            assert_eq!(found, masks, "{declaration}");
        }
        for suit in 0..8 {
            assert_eq!(D::Nello.follow(suit), D::Doubles.follow(suit));
            assert_eq!(D::NelloInverted.follow(suit), D::Doubles.follow(suit));
            assert_eq!(D::NelloHigh.follow(suit), D::FollowMe.follow(suit));
            assert_eq!(D::NelloLow.follow(suit), D::FollowMe.follow(suit));
            assert_eq!(D::FollowMeLow.follow(suit), D::FollowMe.follow(suit));
        }
    }

    #[test]
    fn every_trick_has_one_winner() {
        // Every lead with every three others, and for each the strongest tile must be alone.
        let mut tricks = 0;
        for declaration in D::ALL.into_iter().filter(|d| *d != D::Sevens) {
            for lead in Tile::all() {
                let suit = declaration.led_suit(lead);
                let strengths: Vec<u8> = Tile::all()
                    .filter(|&t| t != lead)
                    .map(|t| declaration.strength(t, suit))
                    .collect();
                let own = declaration.strength(lead, suit);
                assert!(own > 0, "case 21: {lead} led can win");
                for a in 0..27 {
                    for b in a + 1..27 {
                        for c in b + 1..27 {
                            let all = [own, strengths[a], strengths[b], strengths[c]];
                            let best = all.into_iter().max().unwrap();
                            assert_eq!(all.into_iter().filter(|&s| s == best).count(), 1);
                            tricks += 1;
                        }
                    }
                }
            }
        }
        assert_eq!(tricks, 15 * 81_900);
        assert_eq!(9 * 81_900, 737_100);
    }

    #[test]
    fn seven_suits_can_be_led_by_one_to_seven_tiles() {
        for declaration in D::ALL.into_iter().filter(|d| *d != D::Sevens) {
            let mut counts = [0; 8];
            Tile::all().for_each(|t| counts[declaration.led_suit(t)] += 1);
            counts.sort_unstable();
            assert_eq!(counts, [0, 1, 2, 3, 4, 5, 6, 7], "{declaration}");
        }
    }

    #[test]
    fn nobody_leads_blanks_when_doubles_are_trumps() {
        // Case 14.
        assert!(Tile::all().all(|t| D::Doubles.led_suit(t) != 0));
    }

    #[test]
    fn trumps_rank_double_first() {
        // Case 15.
        let mut threes: Vec<Tile> = D::Threes.called().iter().collect();
        threes.sort_by_key(|&t| std::cmp::Reverse(D::Threes.strength(t, CALLED)));
        let listed: Vec<String> = threes.iter().map(Tile::to_string).collect();
        assert_eq!(listed.join(" "), "3-3 6-3 5-3 4-3 3-2 3-1 3-0");
    }

    #[test]
    fn tricks_are_won_by_the_strongest_tile() {
        let cases = [
            (2, D::Fours, "6-2 6-4 6-6 5-1", "6-4"),
            (5, D::FollowMe, "5-3 6-5 5-5 5-4", "5-5"),
            (5, D::FollowMe, "5-3 5-4 6-5 5-0", "6-5"),
            (6, D::FollowMe, "6-5 5-5 6-0 4-4", "6-5"),
            (7, D::FollowMe, "0-0 6-0 5-0 6-6", "0-0"),
            (8, D::FollowMe, "1-0 2-1 5-5 6-1", "6-1"),
            (12, D::Doubles, "6-5 0-0 6-4 1-1", "1-1"),
            (13, D::Doubles, "1-1 2-2 6-5 6-4", "2-2"),
            (16, D::Fives, "5-0 5-1 6-5 6-6", "6-5"),
            (17, D::Twos, "6-0 5-5 4-4 3-3", "6-0"),
            (18, D::Threes, "6-6 3-0 6-1 3-1", "3-1"),
            (19, D::FollowMe, "4-3 6-4 5-4 4-0", "6-4"),
            (19, D::FollowMe, "4-3 6-4 5-4 4-4", "4-4"),
            (20, D::Twos, "6-2 6-6 2-0 6-5", "6-2"),
            (62, D::Nello, "5-3 5-5 5-0", "5-3"),
            (63, D::Nello, "3-3 6-6 6-5", "6-6"),
            (63, D::Nello, "3-3 6-5 4-2", "3-3"),
            (64, D::NelloHigh, "5-3 5-5 5-0", "5-5"),
            (65, D::NelloLow, "5-3 5-5 5-0", "5-3"),
            (65, D::NelloLow, "5-5 5-0 6-6", "5-0"),
            (66, D::NelloInverted, "3-3 0-0 6-6", "0-0"),
            (66, D::NelloInverted, "3-3 6-6 4-4", "3-3"),
            (71, D::Sevens, "5-4 6-2 4-4 3-3", "6-2"),
            (73, D::FollowMeLow, "6-1 6-6 6-0 5-5", "6-1"),
            (73, D::FollowMeLow, "6-6 6-0 5-5 4-4", "6-0"),
            (74, D::DoublesSuit, "6-1 6-6 6-0 5-0", "6-1"),
        ];
        for (case, declaration, trick, expected) in cases {
            assert_eq!(winner(declaration, trick), tile(expected), "case {case}");
        }
    }

    #[test]
    fn suits_are_named_as_people_name_them() {
        assert_eq!(D::Fives.suit(CALLED).name(), "fives");
        assert_eq!(D::Doubles.suit(CALLED), Suit::DOUBLES);
        assert_eq!(D::Nello.suit(CALLED).name(), "doubles");
        assert_eq!(D::FollowMe.suit(3).name(), "threes");
        for d in &D::ALL[..8] {
            assert_eq!(Suit::try_from(d.name().to_owned()).map(String::from), Ok(d.name().into()));
        }
    }

    #[test]
    fn closest_to_seven() {
        // Case 70.
        let hand = |text: &str| text.split(' ').map(tile).collect::<Tiles>();
        assert_eq!(closest(hand("6-6 5-4 3-2")), hand("5-4 3-2"));
        assert_eq!(closest(hand("4-3 6-1 6-6")), hand("4-3 6-1"));
        assert_eq!(closest(Tiles::NONE), Tiles::NONE);
        assert_eq!(closer_than(tile("5-2")), Tiles::NONE);
        assert_eq!(closer_than(tile("3-3")), hand("6-1 5-2 4-3"));
    }
}
