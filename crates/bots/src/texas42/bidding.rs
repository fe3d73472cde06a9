//! What a bid is worth: the chance to make it, the stake, the score, and who may still speak.

use ::texas42::{Bid, Declaration, Move, Phase, State, Tiles, partner, team};
use kernel::{Game, Mover, Seat};

use super::estimate::{self, Outlook, match_chance, with_contract};

/// A bid made by somebody else is made about this often.
const OTHERS_MAKE: f32 = 0.52;

/// How a chance among those who see every tile translates into a chance at the table, where the
/// declarer sees seven. The figures come from hands that the solver played against itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Doubt {
    /// How far the chance in plain sight is believed: from 0, as the figures say, to 1, as it is;
    /// below 0 by who plays worse than the solver.
    pub(crate) trust: f32,
}

impl Doubt {
    /// The chance at the table of a bid that is made with this chance in plain sight.
    pub(crate) fn of(self, bid: Bid, chance: f32) -> f32 {
        let chance = chance.clamp(0.0, 1.0);
        let square = chance * chance;
        let (cube, sixth) = (square * chance, square * square * square);
        let doubted = match bid.is_all() {
            true => 0.3 * cube + 0.65 * sixth,
            false => 0.75 * square + 0.2 * sixth,
        };
        (self.trust * chance + (1.0 - self.trust) * doubted).clamp(0.02, 0.97)
    }
}

/// An auction as a seat that speaks now sees it. Of the world it uses what the seat knows alone.
pub(crate) struct Auction<'a> {
    pub(crate) world: &'a State,
    pub(crate) seat: Seat,
}

impl Auction<'_> {
    /// The seats that have yet to speak after this one.
    fn to_come(&self) -> impl Iterator<Item = Seat> {
        let spoken = self.world.calls().count();
        let seat = self.seat.0;
        (1..4u8).take(3usize.saturating_sub(spoken)).map(move |n| Seat((seat + n) & 3))
    }

    /// Who holds the standing bid.
    fn holder(&self) -> Option<(Seat, Bid)> {
        self.world.calls().filter_map(|call| call.bid.map(|bid| (call.seat, bid))).last()
    }

    fn contract(&self, declarers: usize, bid: Bid, made: f32) -> f32 {
        let place = (self.world.rules(), self.world.score(), team(self.seat));
        with_contract(place, declarers, bid, made)
    }

    /// The chance to win the match after passing.
    pub(crate) fn worth_of_pass(&self) -> f32 {
        match self.holder() {
            Some((seat, bid)) => self.contract(team(seat), bid, OTHERS_MAKE),
            None => match_chance(self.world.rules(), self.world.score(), team(self.seat)),
        }
    }

    /// The chance to win the match after this bid, which is made with this chance.
    pub(crate) fn worth_of_bid(&self, bid: Bid, made: f32) -> f32 {
        let us = team(self.seat);
        let opponents = self.to_come().filter(|&seat| team(seat) != us).count();
        let stands = (0..opponents).fold(1.0, |stands, _| stands * stands_against(bid));
        let over = self.contract(1 - us, bid, OTHERS_MAKE - 0.04);
        stands * self.contract(us, bid, made) + (1.0 - stands) * over
    }
}

/// How likely an opponent who has yet to speak lets a bid stand.
fn stands_against(bid: Bid) -> f32 {
    match (bid.rung(), bid.needs()) {
        (0, 0..=30) => 0.72,
        (0, 31) => 0.76,
        (0, 32..=35) => 0.84,
        (0, _) => 0.92,
        (1, _) => 0.97,
        _ => 0.99,
    }
}

/// The world after `seat` won the auction with this bid, everybody else passing.
pub(crate) fn won_with(world: &State, seat: Seat, bid: Bid) -> State {
    let mut state = world.clone();
    state.play(Mover::Seat(seat), Move::Bid(bid), &mut ());
    while state.phase() == Phase::Bidding {
        let turn = state.turn();
        state.play(Mover::Seat(turn), Move::Pass, &mut ());
    }
    state
}

/// The declarations that may be named now, with what the rules of thumb say, the best first.
pub(crate) fn ranked(state: &State, hand: Tiles, need: u8) -> Vec<(Declaration, f32)> {
    let named = |m: &Move| match m {
        Move::Declare(declaration) => Some(*declaration),
        _ => None,
    };
    let moves = state.legal(state.turn());
    let mut all: Vec<(Declaration, f32)> =
        moves.iter().filter_map(named).map(|d| (d, estimate::chance(hand, d, need))).collect();
    all.sort_by(|a, b| b.1.total_cmp(&a.1));
    all
}

/// The bid or pass that the rules of thumb pick, with its chance to be made and with its worth.
pub(crate) fn by_hand(world: &State, seat: Seat, moves: &[Move], doubt: Doubt) -> (Move, f32, f32) {
    let auction = Auction { world, seat };
    let hand = world.hand(seat);
    let outlook = Outlook::of(hand);
    let mut best = (Move::Pass, 0.0, f32::NEG_INFINITY);
    for &m in moves {
        let (made, worth) = match m {
            Move::Bid(bid) => {
                let made = doubt.of(bid, chance_of(hand, outlook, bid));
                (made, auction.worth_of_bid(bid, made))
            }
            _ => (0.0, auction.worth_of_pass()),
        };
        if worth > best.2 {
            best = (m, made, worth);
        }
    }
    best
}

/// The chance in plain sight to make a bid; where the partner names trumps, by the doubles alone.
pub(crate) fn chance_of(hand: Tiles, outlook: Outlook, bid: Bid) -> f32 {
    if !bid.is_special() {
        return outlook.chance(bid.needs());
    }
    match hand.doubles() {
        0..=3 => 0.25,
        4 => 0.5,
        5 => 0.75,
        _ => 0.9,
    }
}

/// What the calls of the others say about the hands of this world, from 0 (they make no sense) to
/// 1: who passed is not strong, who bid is, and trumps are what the bidder is long in.
pub(crate) fn makes_sense(world: &State, viewer: Seat) -> f32 {
    let mut sense = 1.0;
    let mut standing: Option<(Seat, Bid)> = None;
    for call in world.calls() {
        let floor = standing.map_or(30, |(_, bid)| bid.needs().saturating_add(1).min(42));
        let helps_partner = standing.is_some_and(|(seat, _)| seat == partner(call.seat));
        if call.seat != viewer {
            let hand = dealt(world, call.seat);
            sense *= match call.bid {
                None if helps_partner => 1.0,
                None => sense_of_pass(Outlook::of(hand).chance(floor)),
                Some(bid) => sense_of_bid(world, hand, (call.seat, bid)),
            };
        }
        standing = call.bid.map(|bid| (call.seat, bid)).or(standing);
    }
    sense
}

/// The hand that a seat was dealt.
fn dealt(world: &State, seat: Seat) -> Tiles {
    let played = world.plays().filter(|played| played.seat == seat).map(|played| played.tile);
    played.fold(world.hand(seat), Tiles::with)
}

fn sense_of_pass(chance: f32) -> f32 {
    (1.0 - 3.5 * (chance - 0.72)).clamp(0.1, 1.0)
}

fn sense_of_bid(world: &State, hand: Tiles, (seat, bid): (Seat, Bid)) -> f32 {
    let chance = Outlook::of(hand).chance(bid.needs());
    let named = world.declaration().filter(|_| world.contract() == Some((seat, bid)));
    match named {
        Some(_) if bid.is_special() => 1.0,
        Some(declaration) => {
            let here = estimate::chance(hand, declaration, bid.needs());
            (here - 0.35 - 0.8 * (chance - here)).clamp(0.03, 0.5) * 2.0
        }
        None => ((chance - 0.4) * 2.0).clamp(0.05, 1.0),
    }
}
