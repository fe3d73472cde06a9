//! What can be asked about a state: for bots, and for whoever tells what is in it.

use kernel::Seat;

use crate::bid::Bid;
use crate::contract::Declaration;
use crate::rules::Rules;
use crate::score::Account;
use crate::seating::{SEATS, next, team};
use crate::state::{Components, Phase, Verdict};
use crate::tile::Tiles;
use crate::view::{Call, Played};

impl Components {
    /// Where in a hand the game is.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The rules of the table.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The tiles that `seat` holds: hidden from the others.
    pub fn hand(&self, seat: Seat) -> Tiles {
        self.hands[seat.index()]
    }

    /// The number of the deal on the table, 0 for the first; nothing before it.
    pub fn deal(&self) -> Option<u32> {
        self.deals.checked_sub(1)
    }

    /// The shaker of this hand.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The shaker of the next deal.
    pub fn next_dealer(&self) -> Seat {
        if self.deals == 0 { self.dealer } else { next(self.dealer) }
    }

    /// Marks or points of each team in the game.
    pub fn score(&self) -> [u16; 2] {
        self.score
    }

    /// Points of each team in this hand.
    pub fn points(&self) -> [u8; 2] {
        self.points
    }

    /// The declaration, once named.
    pub fn declaration(&self) -> Option<Declaration> {
        self.declaration
    }

    /// The highest bid of the auction so far. Each bid is above the ones before it.
    pub fn standing_bid(&self) -> Option<Bid> {
        self.bids[..self.acted as usize].iter().rev().find_map(|bid| *bid)
    }

    /// The bidder and the bid, once the auction is won.
    pub fn contract(&self) -> Option<(Seat, Bid)> {
        let won = self.acted == SEATS as u8;
        self.standing_bid().filter(|_| won).map(|bid| (self.bidder, bid))
    }

    /// Whose turn it is while a hand is bid, named or played.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// What the seats have said in the auction, in order.
    pub fn calls(&self) -> impl Iterator<Item = Call> {
        (0..self.acted as usize).map(|n| Call { seat: self.caller(n), bid: self.bids[n] })
    }

    /// The tiles played in this hand, in order.
    #[inline]
    pub fn plays(&self) -> impl Iterator<Item = Played> {
        self.plays[..self.played as usize].iter().map(|&play| play.into())
    }

    /// The tiles of the unfinished trick, in order.
    #[inline]
    pub fn table(&self) -> impl Iterator<Item = Played> {
        self.trick().iter().map(|&play| play.into())
    }

    /// The suit that the unfinished trick calls for, 0 to 6 or 7 for the called suit.
    #[inline]
    pub fn suit_to_follow(&self) -> Option<usize> {
        self.trick().first().map(|&lead| self.suit_led_by(lead))
    }

    /// Tricks of each team in this hand.
    #[inline]
    pub fn tricks(&self) -> [u8; 2] {
        self.tricks
    }

    /// What the declaring side and the defending side would add to their scores if the hand ended
    /// with these points. Nothing before the declaration.
    pub fn gains(&self, ours: u8, theirs: u8) -> Option<(u16, u16)> {
        self.declaration?;
        let account = Account { ours, theirs, finished: true, ..self.account() };
        account.verdict().map(|made| account.scores(made))
    }

    /// The tiles that `seat` has shown it cannot hold: known to all.
    #[inline]
    pub fn lacks(&self, seat: Seat) -> Tiles {
        self.lacks[seat.index()]
    }

    /// The doubles that the bids of `seat` promised and that it has not yet played: known to all.
    #[inline]
    pub fn promised(&self, seat: Seat) -> u8 {
        let special = self.rules.plunge || self.rules.splash;
        if special { self.promised_doubles(seat) } else { 0 }
    }

    /// The tiles that are trumps.
    #[inline]
    pub fn trumps(&self) -> Tiles {
        let named = self.declaration.filter(|named| named.has_power());
        named.map_or(Tiles::NONE, Declaration::called)
    }

    /// The tiles that follow the suit of the unfinished trick; none where there is no suit.
    #[inline]
    pub fn following(&self) -> Tiles {
        let lead = self.trick().first().filter(|_| self.declared() != Declaration::Sevens);
        lead.map_or(Tiles::NONE, |lead| self.declared().follow(self.suit_led_by(*lead)))
    }

    /// Whose tile wins the unfinished trick so far.
    #[inline]
    pub fn winning(&self) -> Option<Seat> {
        let trick = self.trick();
        (!trick.is_empty()).then(|| self.winner(trick).seat())
    }

    /// Who sits out, if the contract has it so.
    pub fn sits_out(&self) -> Option<Seat> {
        self.declaration?.sits_out(self.bidder)
    }

    /// The team that has won, if one has reached the target. R37: the higher score wins; of equal
    /// scores the side that won the last contract.
    pub fn winning_team(&self) -> Option<usize> {
        if self.score[0].max(self.score[1]) < self.rules.target {
            return None;
        }
        let declarers = team(self.bidder);
        let took_it = if self.verdict == Some(Verdict::Made) { declarers } else { 1 - declarers };
        Some(match self.score[0].cmp(&self.score[1]) {
            std::cmp::Ordering::Greater => 0,
            std::cmp::Ordering::Less => 1,
            std::cmp::Ordering::Equal => took_it,
        })
    }
}
