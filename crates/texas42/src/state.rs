//! The state of a game, how events change it, and how a hand goes on.
//!
//! A state is what lies on the table, its [`Components`], and nothing else: no rule stops halfway
//! to ask, so nothing is ever pending. Events alone change the components.

use std::ops::Deref;

use kernel::{EventSourced, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::bid::{Bid, Turn};
use crate::contract::{self, Declaration};
use crate::deal::Deal;
use crate::event::Event;
use crate::rules::{Rules, Won};
use crate::score::Account;
use crate::seating::{SEATS, next, partner, team};
use crate::tile::{TILES, Tile, Tiles};

/// Tricks in a hand.
pub(crate) const TRICKS: u8 = 7;

/// Where in a hand the game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The draw for the first shake is to come.
    Draw,
    /// A deal is to come. What is left of the hand before still lies there.
    Deal,
    /// The seats bid.
    Bidding,
    /// The contract is to be named.
    Declaring,
    /// Tricks are played.
    Playing,
    /// A side has won.
    Over,
}

/// How a hand ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The declaring side made its contract.
    Made,
    /// The declaring side was set.
    Set,
    /// All four passed.
    ThrownIn,
}

/// A tile on the table: who played it, and whether it was led as its smaller end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Play(u8);

impl Play {
    #[inline]
    pub(crate) const fn new(seat: Seat, tile: Tile, small: bool) -> Play {
        Play((small as u8) << 7 | seat.0 << 5 | tile.0)
    }

    #[inline]
    pub(crate) const fn seat(self) -> Seat {
        Seat(self.0 >> 5 & 3)
    }

    #[inline]
    pub(crate) const fn tile(self) -> Tile {
        Tile(self.0 & 31)
    }

    #[inline]
    pub(crate) const fn small(self) -> bool {
        self.0 >> 7 != 0
    }
}

/// Everything about a game of Texas 42, hidden parts included, as one plain value. It is read as
/// its components are; events alone change it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State(EventSourced<Components>);

impl State {
    /// A state with these components. For openings, positions and imagined worlds: rules change a
    /// state by events.
    #[inline]
    pub(crate) const fn set_up(components: Components) -> State {
        State(EventSourced::set_up(components))
    }
}

impl Deref for State {
    type Target = Components;

    #[inline(always)]
    fn deref(&self) -> &Components {
        &self.0
    }
}

/// What lies on the table: tiles, bids, scores, and whose turn it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Components {
    /// The tiles that each seat holds.
    pub(crate) hands: [Tiles; SEATS],
    /// The tiles that each seat has shown it cannot hold.
    pub(crate) lacks: [Tiles; SEATS],
    /// Tiles of tricks that nobody wrote down: only in games begun from a position.
    pub(crate) gone: Tiles,
    /// How many deals have been made.
    pub(crate) deals: u32,
    pub(crate) rules: Rules,
    /// Marks or points of each team in the game.
    pub(crate) score: [u16; 2],
    /// What was said, in order of bidding; nothing for a pass.
    pub(crate) bids: [Option<Bid>; SEATS],
    /// How many seats have bid or passed.
    pub(crate) acted: u8,
    pub(crate) phase: Phase,
    /// The shaker of this hand; before the first deal, of that.
    pub(crate) dealer: Seat,
    /// Who won the auction.
    pub(crate) bidder: Seat,
    /// Whose turn it is while a hand is bid, named or played.
    pub(crate) turn: Seat,
    pub(crate) declaration: Option<Declaration>,
    pub(crate) verdict: Option<Verdict>,
    /// Whether the tiles left over have been shown to everybody.
    pub(crate) shown: bool,
    /// Tiles played in this hand, in order.
    pub(crate) plays: [Play; TILES],
    pub(crate) played: u8,
    /// How many of the last plays lie in the unfinished trick.
    pub(crate) on_table: u8,
    /// Points of each team in this hand.
    pub(crate) points: [u8; 2],
    /// Tricks of each team in this hand.
    pub(crate) tricks: [u8; 2],
}

// ------------------------------------------------------------------ what can be read off them

impl Components {
    /// A game in which nothing has happened.
    pub(crate) fn opening(rules: Rules) -> Components {
        let (phase, dealer) = match rules.first_dealer {
            Some(seat) => (Phase::Deal, seat),
            None => (Phase::Draw, Seat(0)),
        };
        Components {
            hands: [Tiles::NONE; SEATS],
            lacks: [Tiles::NONE; SEATS],
            gone: Tiles::NONE,
            deals: 0,
            rules,
            score: [0; 2],
            bids: [None; SEATS],
            acted: 0,
            phase,
            dealer,
            bidder: Seat(0),
            turn: Seat(0),
            declaration: None,
            verdict: None,
            shown: false,
            plays: [Play::default(); TILES],
            played: 0,
            on_table: 0,
            points: [0; 2],
            tricks: [0; 2],
        }
    }

    /// The seat that made or makes the `n`th call of the auction.
    pub(crate) fn caller(&self, n: usize) -> Seat {
        Seat((self.dealer.0 + 1 + n as u8) & 3)
    }

    /// Whether the shaker spoke, or speaks, after three passes at a table where it must bid.
    pub(crate) fn shaker_is_forced(&self) -> bool {
        self.rules.forces_shaker() && self.acted >= 3 && self.bids[..3] == [None; 3]
    }

    /// The doubles that the bids of `seat` promised and that it has not yet played.
    pub(crate) fn promised_doubles(&self, seat: Seat) -> u8 {
        let mut calls = (0..self.acted as usize).filter(|&n| self.caller(n) == seat);
        let bid = calls.find_map(|n| self.bids[n]);
        let promised = bid.map_or(0, |bid| self.rules.promised_doubles(bid));
        // R52: tiles of tricks that nobody wrote down may have been anybody's doubles.
        let gone = self.gone.doubles();
        let plays = self.plays[..self.played as usize].iter();
        let played = plays.filter(|p| p.seat() == seat && p.tile().is_double()).count() as u8;
        promised.saturating_sub(played + gone)
    }

    /// The tiles of the unfinished trick, in order.
    #[inline]
    pub(crate) fn trick(&self) -> &[Play] {
        &self.plays[(self.played - self.on_table) as usize..self.played as usize]
    }

    /// The first tile of the unfinished trick.
    #[inline]
    fn lead(&self) -> Option<Play> {
        if self.on_table == 0 {
            return None;
        }
        Some(self.plays[(self.played - self.on_table) as usize])
    }

    /// Tricks taken by both sides.
    #[inline]
    pub(crate) fn tricks_taken(&self) -> u8 {
        self.tricks[0] + self.tricks[1]
    }

    /// Tricks that nobody wrote down.
    pub(crate) fn unrecorded(&self) -> u8 {
        let width = self.declaration.map_or(4, Declaration::width);
        self.gone.len() as u8 / width
    }

    #[inline]
    pub(crate) fn declared(&self) -> Declaration {
        self.declaration.expect("tiles are played only after a declaration")
    }

    /// The suit that the first tile of a trick calls for.
    #[inline]
    pub(crate) fn suit_led_by(&self, lead: Play) -> usize {
        if lead.small() {
            lead.tile().low() as usize
        } else {
            self.declared().led_suit(lead.tile())
        }
    }

    /// Whether the lead to the first trick of the hand is to come.
    #[inline]
    pub(crate) fn is_first_lead(&self) -> bool {
        self.on_table == 0 && self.tricks_taken() == 0
    }

    /// Whether the lead to come must be a trump if the leader holds one (R32).
    #[inline]
    pub(crate) fn must_lead_trump(&self) -> bool {
        self.rules.first_lead_trump && self.is_first_lead() && self.declared().has_power()
    }

    /// The tiles of which the seat to move must play one if it holds any; nothing where it is free.
    #[inline]
    fn wanted(&self) -> Option<Tiles> {
        let declaration = self.declared();
        match self.lead() {
            None if self.must_lead_trump() => Some(declaration.called()),
            None => None,
            Some(lead) if lead.small() => Some(declaration.follow(self.suit_led_by(lead))),
            Some(lead) => Some(declaration.follow_lead(lead.tile())),
        }
    }

    /// The tiles that the seat to move may play.
    #[inline]
    pub(crate) fn playable(&self) -> Tiles {
        let hand = self.hands[self.turn.index()];
        if self.declared() == Declaration::Sevens {
            return contract::closest(hand);
        }
        match self.wanted().map(|wanted| hand.and(wanted)) {
            Some(found) if !found.is_empty() => found,
            _ => hand,
        }
    }

    /// The tiles that the seat to move may lead as their smaller end (R31).
    pub(crate) fn playable_small(&self) -> Tiles {
        let declaration = self.declared();
        if !self.rules.small_end || !self.is_first_lead() || declaration == Declaration::Sevens {
            return Tiles::NONE;
        }
        self.playable().minus(Tiles::DOUBLES).minus(declaration.called())
    }

    /// The tiles that the seat to move shows it cannot hold by playing this one (R50).
    #[inline]
    fn shown_lack(&self, tile: Tile) -> Tiles {
        if self.declared() == Declaration::Sevens {
            return contract::closer_than(tile);
        }
        self.wanted().filter(|wanted| !wanted.has(tile)).unwrap_or(Tiles::NONE)
    }

    /// The play that wins among these, the first of which was led.
    #[inline]
    pub(crate) fn winner(&self, trick: &[Play]) -> Play {
        let declaration = self.declared();
        let suit = self.suit_led_by(trick[0]);
        // R43: of tiles equally close to seven the side that declared may go before.
        let ties = declaration == Declaration::Sevens && self.rules.sevens_tie_to_declarers;
        let ours = |play: Play| u8::from(ties && team(play.seat()) == team(self.bidder));
        let strength = |play: Play| 2 * declaration.strength(play.tile(), suit) + ours(play);
        let mut best = trick[0];
        for &play in &trick[1..] {
            if strength(play) > strength(best) {
                best = play;
            }
        }
        best
    }

    /// Who leads the first trick when `namer` names this.
    pub(crate) fn first_leader(&self, namer: Seat, declaration: Declaration) -> Seat {
        declaration.leader(self.bidder, namer, self.rules.plunge_bidder_leads)
    }

    /// The seat after `seat` in the order of play.
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        self.declared().after(seat, self.bidder)
    }

    /// The contract and what has been taken, for scoring.
    #[inline]
    pub(crate) fn account(&self) -> Account<'_> {
        let ours = team(self.bidder);
        Account {
            rules: &self.rules,
            bid: self.standing_bid().expect("a contract has a bid"),
            nello: self.declared().is_nello(),
            forced: self.shaker_is_forced(),
            ours: self.points[ours],
            theirs: self.points[1 - ours],
            finished: self.tricks_taken() == TRICKS,
        }
    }

    pub(crate) fn bidding(&self) -> Turn<'_> {
        // No other bids ask for doubles, and counting them is slow.
        let special = self.rules.plunge || self.rules.splash;
        let doubles = if special { self.hands[self.turn.index()].doubles() } else { 0 };
        Turn {
            rules: &self.rules,
            standing: self.standing_bid(),
            forced: self.shaker_is_forced(),
            doubles,
        }
    }

    pub(crate) fn won(&self) -> Won {
        let bid = self.standing_bid().expect("a won auction has a bid");
        Won { bid, forced: self.shaker_is_forced() }
    }

    /// The contracts that may be named now.
    pub(crate) fn declarations(&self) -> impl Iterator<Item = Declaration> {
        let won = self.won();
        Declaration::ALL.into_iter().filter(move |&d| self.rules.allows(d, won))
    }
}

// ------------------------------------------------------------------ applying events

impl kernel::Components for Components {
    type Event = Event;

    /// Applies one event. Inlined: where the rules are compiled it is known which event it is, and
    /// no choice is left.
    #[inline(always)]
    fn apply(&mut self, event: &Event) {
        match *event {
            Event::ShakerDrawn { seat } => {
                self.dealer = seat;
                self.phase = Phase::Deal;
            }
            Event::Dealt { deal, dealer, hands } => self.take_deal(deal, dealer, hands),
            Event::Passed { seat } => self.take_call(seat, None),
            Event::Bid { seat, bid } => self.take_call(seat, Some(bid)),
            Event::AuctionWon { seat, names, .. } => {
                self.phase = Phase::Declaring;
                self.bidder = seat;
                self.turn = names;
            }
            Event::ThrownIn => {
                self.phase = Phase::Deal;
                self.verdict = Some(Verdict::ThrownIn);
            }
            Event::Declared { declaration, leader, .. } => {
                self.phase = Phase::Playing;
                self.declaration = Some(declaration);
                self.turn = leader;
            }
            Event::Played { seat, tile, small } => self.take_play(seat, tile, small),
            Event::TrickWon { seat, points } => {
                self.points[team(seat)] += points;
                self.tricks[team(seat)] += 1;
                self.on_table = 0;
                self.turn = seat;
            }
            Event::HandDecided { made, .. } => {
                self.verdict = Some(if made { Verdict::Made } else { Verdict::Set });
            }
            Event::HandsRevealed { .. } => self.shown = true,
            Event::Scored { added } => self.add_scores(added),
            Event::GameWon { .. } => self.phase = Phase::Over,
        }
    }
}

impl Components {
    fn take_deal(&mut self, deal: u32, dealer: Seat, hands: [Option<Tiles>; SEATS]) {
        *self = Components {
            score: self.score,
            deals: deal + 1,
            phase: Phase::Bidding,
            dealer,
            turn: next(dealer),
            hands: hands.map(|hand| hand.unwrap_or(Tiles::NONE)),
            ..Components::opening(self.rules)
        };
    }

    fn take_call(&mut self, seat: Seat, bid: Option<Bid>) {
        self.bids[self.acted as usize] = bid;
        self.acted += 1;
        self.turn = next(seat);
    }

    #[inline]
    fn take_play(&mut self, seat: Seat, tile: Tile, small: bool) {
        let lack = self.shown_lack(tile);
        self.lacks[seat.index()] = self.lacks[seat.index()].or(lack);
        self.hands[seat.index()] = self.hands[seat.index()].without(tile);
        self.plays[self.played as usize] = Play::new(seat, tile, small);
        self.played += 1;
        self.on_table += 1;
        self.turn = self.after(seat);
    }

    fn add_scores(&mut self, added: [u16; 2]) {
        self.score = [self.score[0] + added[0], self.score[1] + added[1]];
        self.phase = Phase::Deal;
    }
}

// ------------------------------------------------------------------ the course of a hand

impl State {
    /// Applies an event and tells it. The only way in which the rules change anything.
    #[inline(always)]
    pub(crate) fn emit(&mut self, event: Event, sink: &mut impl Sink<Event>) {
        self.0.apply(&event);
        sink.emit(&event);
    }

    pub(crate) fn deal_out(&mut self, deal: Deal, sink: &mut impl Sink<Event>) {
        let (number, dealer) = (self.deals, self.next_dealer());
        let hands = deal.hands().map(Some);
        self.emit(Event::Dealt { deal: number, dealer, hands }, sink);
    }

    pub(crate) fn call(&mut self, seat: Seat, bid: Option<Bid>, sink: &mut impl Sink<Event>) {
        match bid {
            Some(bid) => self.emit(Event::Bid { seat, bid }, sink),
            None => self.emit(Event::Passed { seat }, sink),
        }
        if self.acted == SEATS as u8 {
            self.close_auction(sink);
        }
    }

    fn close_auction(&mut self, sink: &mut impl Sink<Event>) {
        let Some(n) = (0..SEATS).rev().find(|&n| self.bids[n].is_some()) else {
            return self.emit(Event::ThrownIn, sink);
        };
        let (seat, bid) = (self.caller(n), self.bids[n].expect("just found"));
        let names = if bid.is_special() { partner(seat) } else { seat };
        self.emit(Event::AuctionWon { seat, bid, names }, sink);
    }

    pub(crate) fn declare(
        &mut self,
        seat: Seat,
        declaration: Declaration,
        sink: &mut impl Sink<Event>,
    ) {
        let leader = self.first_leader(seat, declaration);
        self.emit(Event::Declared { seat, declaration, leader }, sink);
    }

    #[inline]
    pub(crate) fn play_tile(
        &mut self,
        seat: Seat,
        tile: Tile,
        small: bool,
        sink: &mut impl Sink<Event>,
    ) {
        self.emit(Event::Played { seat, tile, small }, sink);
        if self.on_table == self.declared().width() {
            self.take_trick(sink);
        }
    }

    fn take_trick(&mut self, sink: &mut impl Sink<Event>) {
        let trick = self.trick();
        let seat = self.winner(trick).seat();
        let points = 1 + trick.iter().map(|play| play.tile().count()).sum::<u8>();
        self.emit(Event::TrickWon { seat, points }, sink);
        if let Some(made) = self.account().verdict() {
            self.end_hand(made, sink);
        }
    }

    fn end_hand(&mut self, made: bool, sink: &mut impl Sink<Event>) {
        self.emit(Event::HandDecided { made, tricks: self.tricks_taken() }, sink);
        if self.rules.reveal && self.hands != [Tiles::NONE; SEATS] {
            self.emit(Event::HandsRevealed { hands: self.hands }, sink);
        }
        let (ours, theirs) = self.account().scores(made);
        let added = if team(self.bidder) == 0 { [ours, theirs] } else { [theirs, ours] };
        self.emit(Event::Scored { added }, sink);
        if let Some(team) = self.winning_team() {
            self.emit(Event::GameWon { team: team as u8 }, sink);
        }
    }
}
