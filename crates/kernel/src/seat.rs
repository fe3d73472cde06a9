//! Who sits, who moves, who looks.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most seats a table can have.
pub const MAX_SEATS: usize = 8;

/// A place at a table, numbered from 0. Rules know seats only, never players.
///
/// Read from outside, it is below [`MAX_SEATS`].
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(into = "u8", try_from = "u8")]
#[schemars(with = "u8")]
pub struct Seat(pub u8);

impl TryFrom<u8> for Seat {
    type Error = UnknownName;

    fn try_from(n: u8) -> Result<Seat, UnknownName> {
        if usize::from(n) < MAX_SEATS { Ok(Seat(n)) } else { Err(UnknownName(n.to_string())) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl Seat {
    /// The seat as an index into arrays by seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `n`, in order.
    pub fn all(n: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..n as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
#[schemars(with = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const NONE: SeatSet = SeatSet(0);

    /// One seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Seats 0 to `n` - 1.
    pub const fn first(n: usize) -> SeatSet {
        SeatSet(((1u16 << n) - 1) as u8)
    }

    /// Whether `seat` is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        (seat.0 as usize) < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats of this set that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// The seats of either set.
    #[must_use]
    pub const fn or(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// One bit for each seat, seat 0 the lowest.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// How many seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat.
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seat = SeatSet(rest).lowest()?;
            rest &= rest - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> SeatSet {
        seats.into_iter().filter(|seat| seat.index() < MAX_SEATS).collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Vec<Seat> {
        set.iter().collect()
    }
}

/// Who makes a move: chance or a seat. In text: `chance`, `0`, `1` and so on.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub enum Mover {
    /// The mover of dice and deals.
    Chance,
    /// A seat.
    Seat(Seat),
}

impl fmt::Display for Mover {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mover::Chance => f.write_str("chance"),
            Mover::Seat(seat) => seat.fmt(f),
        }
    }
}

/// A word that names no mover or viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownName(pub String);

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no such name: `{}`", self.0)
    }
}

impl std::error::Error for UnknownName {}

fn parse_seat(text: &str) -> Result<Seat, UnknownName> {
    match text.parse::<u8>() {
        Ok(n) if usize::from(n) < MAX_SEATS && n.to_string() == text => Ok(Seat(n)),
        _ => Err(UnknownName(text.to_owned())),
    }
}

impl std::str::FromStr for Seat {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Seat, UnknownName> {
        parse_seat(text)
    }
}

impl std::str::FromStr for Mover {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Mover, UnknownName> {
        if text == "chance" { Ok(Mover::Chance) } else { parse_seat(text).map(Mover::Seat) }
    }
}

impl TryFrom<String> for Mover {
    type Error = UnknownName;

    fn try_from(text: String) -> Result<Mover, UnknownName> {
        text.parse()
    }
}

impl From<Mover> for String {
    fn from(mover: Mover) -> String {
        mover.to_string()
    }
}

/// Whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToMove {
    /// Dice or a deal must fall.
    Chance,
    /// Each of these seats owes a move, in any order. Never empty.
    Seats(SeatSet),
    /// The game is over.
    Over,
}

impl ToMove {
    /// One seat to move.
    pub const fn seat(seat: Seat) -> ToMove {
        ToMove::Seats(SeatSet::only(seat))
    }

    /// Whether `mover` may move now.
    pub const fn includes(self, mover: Mover) -> bool {
        match (self, mover) {
            (ToMove::Chance, Mover::Chance) => true,
            (ToMove::Seats(seats), Mover::Seat(seat)) => seats.has(seat),
            _ => false,
        }
    }

    /// The mover to ask first: chance, or the lowest seat that owes a move.
    pub const fn first(self) -> Option<Mover> {
        match self {
            ToMove::Chance => Some(Mover::Chance),
            ToMove::Seats(seats) => match seats.lowest() {
                Some(seat) => Some(Mover::Seat(seat)),
                None => None,
            },
            ToMove::Over => None,
        }
    }

    /// The seats that owe a move; none when chance does or the game is over.
    pub const fn seats(self) -> SeatSet {
        match self {
            ToMove::Seats(seats) => seats,
            _ => SeatSet::NONE,
        }
    }
}

/// Who is looking. In text: `0`, `1` and so on, `spectator`, `all`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub enum Viewer {
    /// A seat sees what is public and what is its own.
    Seat(Seat),
    /// A spectator sees what is public.
    Spectator,
    /// Sees everything: for tests, analysis and finished games.
    Omniscient,
}

impl Viewer {
    /// All viewers of a table of `n` seats: the seats, the spectator, the omniscient one.
    pub fn all(n: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(n).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Omniscient])
    }

    /// Whether what belongs to `seat` alone may be shown to this viewer.
    pub fn sees(self, seat: Seat) -> bool {
        self == Viewer::Omniscient || self == Viewer::Seat(seat)
    }

    /// The seat that looks, if a seat does.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::Omniscient => f.write_str("all"),
        }
    }
}

impl std::str::FromStr for Viewer {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Viewer, UnknownName> {
        match text {
            "spectator" => Ok(Viewer::Spectator),
            "all" => Ok(Viewer::Omniscient),
            _ => parse_seat(text).map(Viewer::Seat),
        }
    }
}

impl TryFrom<String> for Viewer {
    type Error = UnknownName;

    fn try_from(text: String) -> Result<Viewer, UnknownName> {
        text.parse()
    }
}

impl From<Viewer> for String {
    fn from(viewer: Viewer) -> String {
        viewer.to_string()
    }
}

/// What the seats are called at this table, for texts.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a>(pub &'a [String]);

impl<'a> Names<'a> {
    /// The name of `seat`.
    pub fn of(self, seat: Seat) -> &'a str {
        self.0.get(seat.index()).map_or("somebody", String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn movers_and_viewers_round_trip_as_text() {
        for mover in [Mover::Chance, Mover::Seat(Seat(0)), Mover::Seat(Seat(7))] {
            assert_eq!(mover.to_string().parse(), Ok(mover));
        }
        for viewer in Viewer::all(8) {
            assert_eq!(viewer.to_string().parse(), Ok(viewer));
        }
        for bad in ["", "8", "+1", "01", "-1", "Chance", "256"] {
            assert!(bad.parse::<Mover>().is_err(), "{bad}");
            assert!(bad.parse::<Viewer>().is_err(), "{bad}");
            assert!(bad.parse::<Seat>().is_err(), "{bad}");
        }
    }

    #[test]
    fn seats_from_outside_are_below_the_most() {
        assert_eq!(serde_json::to_string(&Seat(7)).ok().as_deref(), Some("7"));
        assert_eq!(serde_json::from_str::<Seat>("7").ok(), Some(Seat(7)));
        assert!(serde_json::from_str::<Seat>("8").is_err());
    }

    #[test]
    fn seat_sets_hold_up_to_eight_seats() {
        let set: SeatSet = [Seat(2), Seat(7)].into_iter().collect();
        assert!(set.has(Seat(2)) && set.has(Seat(7)) && !set.has(Seat(0)) && !set.has(Seat(9)));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(2), Seat(7)]);
        assert_eq!(set.without(Seat(2)).lowest(), Some(Seat(7)));
        assert_eq!(SeatSet::first(8).len(), 8);
        assert_eq!(SeatSet::first(4).minus(SeatSet::only(Seat(0))).len(), 3);
    }
}
