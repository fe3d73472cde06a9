//! When a hand is decided, and what it scores.

use crate::bid::{ALL_POINTS, Bid};
use crate::rules::{Rules, Scoring};

/// A contract that is being played, with what either side has taken so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Account<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) bid: Bid,
    pub(crate) nello: bool,
    /// Whether the bidder was a shaker who could not pass.
    pub(crate) forced: bool,
    /// Points of the declaring side.
    pub(crate) ours: u8,
    /// Points of the defending side.
    pub(crate) theirs: u8,
    /// Whether all tricks have been played.
    pub(crate) finished: bool,
}

impl Account<'_> {
    /// Whether the hand is over, and if so, whether the contract is made. To be asked only when no
    /// trick is under way: count in an unfinished trick belongs to nobody yet (R33).
    #[inline]
    pub(crate) fn verdict(self) -> Option<bool> {
        if self.finished { Some(self.is_made()) } else { self.early_verdict() }
    }

    fn is_made(self) -> bool {
        // A trick is worth at least its own point, so no points means no trick.
        match (self.nello, self.bid.is_all()) {
            (true, _) => self.ours == 0,
            (false, true) => self.theirs == 0,
            (false, false) => self.ours >= self.bid.needs(),
        }
    }

    fn early_verdict(self) -> Option<bool> {
        if !self.rules.early_end {
            return None;
        }
        if self.nello || self.bid.is_all() {
            return if self.is_made() { None } else { Some(false) };
        }
        // R35: both sides keep what they take, so every trick is played.
        if self.rules.scoring == Scoring::Points {
            return None;
        }
        if self.theirs > ALL_POINTS - self.bid.needs() {
            return Some(false);
        }
        (self.is_made() && !self.may_sweep()).then_some(true)
    }

    /// R36: whether the sweep bonus can still be won, so that the hand must go on.
    fn may_sweep(self) -> bool {
        self.earns_bonus() && self.theirs == 0
    }

    fn earns_bonus(self) -> bool {
        self.rules.forced_sweep_bonus
            && self.forced
            && self.bid == Bid::Points(self.rules.forced_min)
    }

    /// What the declaring side and the defending side add to their scores.
    pub(crate) fn scores(self, made: bool) -> (u16, u16) {
        match self.rules.scoring {
            Scoring::Marks if made => (self.marks(), 0),
            Scoring::Marks => (0, self.marks()),
            Scoring::Points => self.points(made),
        }
    }

    fn marks(self) -> u16 {
        let bonus = match self.bid {
            Bid::Plunge(_) => self.rules.plunge_bonus,
            _ if self.may_sweep() && self.finished => 1,
            _ => 0,
        };
        u16::from(self.bid.rung().max(1) + bonus)
    }

    fn points(self, made: bool) -> (u16, u16) {
        let (ours, theirs) = (u16::from(self.ours), u16::from(self.theirs));
        let bid = match self.bid {
            Bid::Points(n) => u16::from(n),
            other => u16::from(other.rung()) * u16::from(ALL_POINTS),
        };
        match (self.bid.is_all(), made) {
            (true, true) => (bid, 0),
            (true, false) => (0, bid),
            (false, true) => (ours, theirs),
            (false, false) => (0, theirs + bid),
        }
    }
}
