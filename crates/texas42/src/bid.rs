//! Bids, and which bid may follow which.

use std::fmt;

use kernel::Message;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::moves::Illegal;
use crate::rules::Rules;

/// The lowest bid.
pub const LOWEST: u8 = 30;
/// All the points of a hand; bids from here on promise every trick.
pub const ALL_POINTS: u8 = 42;

/// A bid. In text: `30`, `1 mark`, `2 marks`, `plunge 4`, `splash 2`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub enum Bid {
    /// To take this many points; in points scoring also 42, 84 and above.
    Points(u8),
    /// To take every trick, for this many marks.
    Marks(u8),
    /// To take every trick for this many marks, holding four doubles; the partner names trumps.
    Plunge(u8),
    /// The same with three doubles.
    Splash(u8),
}

impl Bid {
    /// How many rungs of all-or-nothing bids it stands for: its marks, or 0 for a bid under 42.
    pub const fn rung(self) -> u8 {
        match self {
            Bid::Marks(n) | Bid::Plunge(n) | Bid::Splash(n) => n,
            Bid::Points(42) => 1,
            Bid::Points(84) => 2,
            Bid::Points(126 | 168) => 3,
            Bid::Points(_) => 0,
        }
    }

    /// Whether it promises every trick (or, as nello, none).
    pub const fn is_all(self) -> bool {
        self.rung() > 0
    }

    /// Whether the partner of the bidder names trumps.
    pub const fn is_special(self) -> bool {
        matches!(self, Bid::Plunge(_) | Bid::Splash(_))
    }

    /// The height on the ladder: of two bids the higher one wins the auction.
    pub const fn height(self) -> u16 {
        match (self, self.rung()) {
            (Bid::Points(n), 0) => n as u16,
            (_, rung) => ALL_POINTS as u16 + rung as u16,
        }
    }

    /// The bid in a message.
    pub fn message(self) -> Message {
        match self {
            Bid::Points(n) => Message::new("bid-points").with("points", n),
            Bid::Marks(n) => Message::new("bid-marks").with("marks", n),
            Bid::Plunge(n) => Message::new("bid-plunge").with("marks", n),
            Bid::Splash(n) => Message::new("bid-splash").with("marks", n),
        }
    }

    /// The fewest points with which it is made.
    pub const fn needs(self) -> u8 {
        match self {
            Bid::Points(n) if !self.is_all() => n,
            _ => ALL_POINTS,
        }
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bid::Points(n) => n.fmt(f),
            Bid::Marks(1) => f.write_str("1 mark"),
            Bid::Marks(n) => write!(f, "{n} marks"),
            Bid::Plunge(n) => write!(f, "plunge {n}"),
            Bid::Splash(n) => write!(f, "splash {n}"),
        }
    }
}

/// A text that is no bid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoBid(pub String);

impl fmt::Display for NoBid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no bid", self.0)
    }
}

impl std::error::Error for NoBid {}

impl std::str::FromStr for Bid {
    type Err = NoBid;

    fn from_str(text: &str) -> Result<Bid, NoBid> {
        let no = || NoBid(text.to_owned());
        let number = |text: &str| text.trim().parse::<u8>().map_err(|_| no());
        if let Some(n) = text.strip_prefix("plunge ") {
            return number(n).map(Bid::Plunge);
        }
        if let Some(n) = text.strip_prefix("splash ") {
            return number(n).map(Bid::Splash);
        }
        match text.strip_suffix(" marks").or_else(|| text.strip_suffix(" mark")) {
            Some(n) => number(n).map(Bid::Marks),
            None => number(text).map(Bid::Points),
        }
    }
}

impl TryFrom<String> for Bid {
    type Error = NoBid;

    fn try_from(text: String) -> Result<Bid, NoBid> {
        text.parse()
    }
}

impl From<Bid> for String {
    fn from(bid: Bid) -> String {
        bid.to_string()
    }
}

/// What a seat must know to bid: the rules, the standing bid, whether it may not pass, and its own
/// doubles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) standing: Option<Bid>,
    pub(crate) forced: bool,
    pub(crate) doubles: u8,
}

impl Turn<'_> {
    fn standing_rung(self) -> u8 {
        self.standing.map_or(0, Bid::rung)
    }

    /// The highest rung an ordinary bid may take: the opening limit, or so many marks more.
    fn limit(self) -> u8 {
        match self.standing_rung() {
            0 => self.rules.open_max,
            rung => rung.saturating_add(self.rules.mark_raise),
        }
    }

    /// Whether this bid may be made, and if not, why.
    pub(crate) fn check(self, bid: Bid) -> Result<(), Illegal> {
        match bid {
            Bid::Points(_) | Bid::Marks(_) => self.check_ladder(bid),
            Bid::Plunge(n) => self.check_plunge(n),
            Bid::Splash(n) => self.check_splash(n),
        }
    }

    /// R10, R11: on the ladder, above the standing bid, and no jump in marks.
    fn check_ladder(self, bid: Bid) -> Result<(), Illegal> {
        if !self.rules.on_ladder(bid) {
            return Err(Illegal::BidNotOnLadder);
        }
        if bid.height() <= self.floor() {
            return Err(Illegal::BidTooLow);
        }
        if bid.rung() > self.limit() { Err(Illegal::MarkJump) } else { Ok(()) }
    }

    /// The height that a bid must pass.
    fn floor(self) -> u16 {
        let forced = if self.forced { u16::from(self.rules.forced_min) - 1 } else { 0 };
        self.standing.map_or(forced, Bid::height)
    }

    /// R14: a plunge has exactly one value, and is the only bid that may jump.
    fn check_plunge(self, n: u8) -> Result<(), Illegal> {
        if !self.rules.plunge {
            return Err(Illegal::SpecialNotEnabled);
        }
        let value = self.plunge_value();
        if n < value {
            return Err(Illegal::BidTooLow);
        }
        if n > value || (!self.rules.plunge_jump && n > self.limit()) {
            return Err(Illegal::MarkJump);
        }
        self.check_special(n, self.rules.plunge_doubles)
    }

    /// The one value that a plunge can have now.
    pub(crate) fn plunge_value(self) -> u8 {
        self.rules.plunge_marks.max(self.standing_rung().saturating_add(1))
    }

    /// The lowest value that a splash can have now.
    pub(crate) fn splash_value(self) -> u8 {
        self.rules.splash_min.max(self.standing_rung().saturating_add(1))
    }

    /// R15: a splash has a range of values and obeys the ladder unless it may jump.
    fn check_splash(self, n: u8) -> Result<(), Illegal> {
        if !self.rules.splash {
            return Err(Illegal::SpecialNotEnabled);
        }
        if !(self.rules.splash_min..=self.rules.splash_max).contains(&n) {
            return Err(Illegal::BidNotOnLadder);
        }
        if n <= self.standing_rung() {
            return Err(Illegal::BidTooLow);
        }
        if !self.rules.splash_jump && n > self.limit() {
            return Err(Illegal::MarkJump);
        }
        self.check_special(n, self.rules.splash_doubles)
    }

    fn check_special(self, n: u8, doubles: u8) -> Result<(), Illegal> {
        if n > self.rules.mark_cap {
            return Err(Illegal::BidNotOnLadder);
        }
        if self.doubles < doubles {
            return Err(Illegal::NotEnoughDoubles { needed: doubles });
        }
        Ok(())
    }

    /// Gives every bid that may be made, ascending.
    pub(crate) fn bids(self, mut give: impl FnMut(Bid)) {
        let floor = self.floor().max(u16::from(LOWEST) - 1);
        for n in floor + 1..u16::from(ALL_POINTS) {
            give(Bid::Points(n as u8));
        }
        let top = self.limit().min(self.rules.top_rung());
        for rung in self.standing_rung() + 1..=top {
            give(self.rules.at_rung(rung));
        }
        if self.rules.plunge {
            let value = self.plunge_value();
            if self.check_plunge(value).is_ok() {
                give(Bid::Plunge(value));
            }
        }
        if self.rules.splash {
            (self.rules.splash_min..=self.rules.splash_max)
                .filter(|&n| self.check_splash(n).is_ok())
                .for_each(|n| give(Bid::Splash(n)));
        }
    }
}
