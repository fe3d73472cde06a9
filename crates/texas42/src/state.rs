//! The state of a game, how events change it, and how a hand goes on.

use kernel::{
    Board, Error, Facts, Game, Gate, Luck, Mover, Moves, Names, Outcome, Paint, Rng, Seat, Setup,
    Sheet, Sink, Standing, ToMove, Viewer,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::bid::{Bid, Turn};
use crate::contract::{self, Declaration};
use crate::deal::{DEALS, Deal};
use crate::event::{self, Event};
use crate::moves::{Illegal, Move};
use crate::projection::Projections;
use crate::rules::{INFO, Rules, Scoring, Won};
use crate::score::Account;
use crate::screen::Screen;
use crate::seating::{SEATS, next, partner, team};
use crate::tile::{TILES, Tile, Tiles};
use crate::view::{Call, Played, View};
use crate::{glossary, knowledge, layout, notation, position, words};

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

/// Everything about a game of Texas 42, hidden parts included, as one plain value.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
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

// ------------------------------------------------------------------ what can be read off a state

impl State {
    /// A game in which nothing has happened.
    pub(crate) fn opening(rules: Rules) -> State {
        let (phase, dealer) = match rules.first_dealer {
            Some(seat) => (Phase::Deal, seat),
            None => (Phase::Draw, Seat(0)),
        };
        State {
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

    /// Who sits out: in nello the partner of the bidder.
    pub fn sits_out(&self) -> Option<Seat> {
        self.declaration.filter(|d| d.is_nello()).map(|_| partner(self.bidder))
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
    fn must_lead_trump(&self) -> bool {
        self.rules.first_lead_trump && self.is_first_lead() && self.declared().has_power()
    }

    /// The tiles of which the seat to move must play one if it holds any; nothing where it is free.
    #[inline]
    fn wanted(&self) -> Option<Tiles> {
        let declaration = self.declared();
        match self.trick() {
            [] if self.must_lead_trump() => Some(declaration.called()),
            [] => None,
            [lead, ..] => Some(declaration.follow(self.suit_led_by(*lead))),
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

    /// The seat after `seat` in the order of play.
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        let seat = next(seat);
        if self.declared().is_nello() && seat == partner(self.bidder) { next(seat) } else { seat }
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

    pub(crate) fn bidding(&self) -> Turn<'_> {
        Turn {
            rules: &self.rules,
            standing: self.standing_bid(),
            forced: self.shaker_is_forced(),
            doubles: self.hands[self.turn.index()].doubles(),
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

// ------------------------------------------------------------------ the course of a hand

impl State {
    /// Applies an event and tells it. The only way in which the rules change anything.
    #[inline]
    fn emit(&mut self, event: Event, sink: &mut impl Sink<Event>) {
        self.apply(&event);
        sink.emit(&event);
    }

    fn deal_out(&mut self, deal: Deal, sink: &mut impl Sink<Event>) {
        let (number, dealer) = (self.deals, self.next_dealer());
        let hands = deal.hands().map(Some);
        self.emit(Event::Dealt { deal: number, dealer, hands }, sink);
    }

    fn call(&mut self, seat: Seat, bid: Option<Bid>, sink: &mut impl Sink<Event>) {
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

    fn declare(&mut self, seat: Seat, declaration: Declaration, sink: &mut impl Sink<Event>) {
        // R41: nello is always led by the bidder, who plays it alone.
        let bidder_leads = self.rules.plunge_bidder_leads || declaration.is_nello();
        let leader = if bidder_leads { self.bidder } else { seat };
        self.emit(Event::Declared { seat, declaration, leader }, sink);
    }

    #[inline]
    fn play_tile(&mut self, seat: Seat, tile: Tile, small: bool, sink: &mut impl Sink<Event>) {
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

    // ---------------------------------------------------------------- applying

    fn take_deal(&mut self, deal: u32, dealer: Seat, hands: [Option<Tiles>; SEATS]) {
        *self = State {
            score: self.score,
            deals: deal + 1,
            phase: Phase::Bidding,
            dealer,
            turn: next(dealer),
            hands: hands.map(|hand| hand.unwrap_or(Tiles::NONE)),
            ..State::opening(self.rules)
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

impl Game for State {
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Screen = Screen;
    type Projections = Projections;

    const INFO: &'static kernel::Info = &INFO;

    fn new(setup: &Setup) -> Result<State, Error> {
        let rules = Rules::new(&setup.choose(&INFO)?)?;
        match &setup.position {
            None => Ok(State::opening(rules)),
            Some(text) => position::read(rules, text),
        }
    }

    fn position(&self) -> String {
        position::write(self)
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn side(&self, seat: Seat) -> Seat {
        Seat(team(seat) as u8)
    }

    #[inline]
    fn to_move(&self) -> ToMove {
        match self.phase {
            Phase::Draw | Phase::Deal => ToMove::Chance,
            Phase::Over => ToMove::Over,
            _ => ToMove::seat(self.turn),
        }
    }

    #[inline]
    fn moves(&self, seat: Seat, out: &mut Moves<Move>) {
        if seat != self.turn {
            return;
        }
        match self.phase {
            Phase::Bidding => {
                if !self.shaker_is_forced() {
                    out.push(Move::Pass);
                }
                self.bidding().bids(|bid| out.push(Move::Bid(bid)));
            }
            Phase::Declaring => self.declarations().for_each(|d| out.push(Move::Declare(d))),
            Phase::Playing => {
                self.playable().iter().for_each(|tile| out.push(Move::Play(tile)));
                if self.rules.small_end {
                    self.playable_small().iter().for_each(|tile| out.push(Move::PlaySmall(tile)));
                }
            }
            Phase::Draw | Phase::Deal | Phase::Over => {}
        }
    }

    #[inline]
    fn check(&self, mover: Mover, m: Move) -> Result<(), Illegal> {
        if mover == Mover::Chance {
            return self.check_chance(m);
        }
        let seat = self.check_mover(mover)?;
        match m {
            Move::Play(tile) => self.check_play(seat, tile),
            Move::PlaySmall(tile) => self.check_small(seat, tile),
            Move::Pass => self.check_call(seat, None),
            Move::Bid(bid) => self.check_call(seat, Some(bid)),
            Move::Declare(declaration) => self.check_declaration(seat, declaration),
            Move::Deal(_) | Move::Shaker(_) => Err(Illegal::WrongPhase),
        }
    }

    #[inline]
    fn play(&mut self, mover: Mover, m: Move, sink: &mut impl Sink<Event>) {
        let seat = match mover {
            Mover::Seat(seat) => seat,
            Mover::Chance => self.turn,
        };
        match m {
            Move::Play(tile) => self.play_tile(seat, tile, false, sink),
            Move::PlaySmall(tile) => self.play_tile(seat, tile, true, sink),
            Move::Pass => self.call(seat, None, sink),
            Move::Bid(bid) => self.call(seat, Some(bid), sink),
            Move::Declare(declaration) => self.declare(seat, declaration, sink),
            Move::Deal(deal) => self.deal_out(deal, sink),
            Move::Shaker(seat) => self.emit(Event::ShakerDrawn { seat }, sink),
        }
    }

    #[inline]
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

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let winner = self.winning_team()?;
        let standing = |seat| Standing {
            rank: if team(seat) == winner { 1 } else { 3 },
            score: i32::from(self.score[team(seat)]),
        };
        let reason = if self.rules.scoring == Scoring::Marks { "marks" } else { "points" };
        Some(Outcome { reason, seats: Seat::all(SEATS).map(standing).collect() })
    }

    fn validate(&self) -> Result<(), String> {
        self.validate_tiles()?;
        self.validate_sizes()?;
        self.validate_points()?;
        self.validate_play()?;
        self.validate_phase()?;
        self.validate_dealer()
    }

    fn chance_size(&self) -> u128 {
        match self.phase {
            Phase::Draw => SEATS as u128,
            Phase::Deal => u128::from(DEALS),
            _ => 0,
        }
    }

    fn chance_nth(&self, n: u128) -> Move {
        match self.phase {
            Phase::Draw => Move::Shaker(Seat(n as u8)),
            _ => Move::Deal(Deal::unrank(n as u64)),
        }
    }

    fn chance_rank(&self, m: Move) -> Option<u128> {
        match (self.phase, m) {
            (Phase::Draw, Move::Shaker(seat)) if seat.index() < SEATS => Some(u128::from(seat.0)),
            (Phase::Deal, Move::Deal(deal)) => deal.rank().map(u128::from),
            _ => None,
        }
    }

    /// R3: the deal is a function of the seed and of its number alone, whatever else chance did.
    fn roll(&self, luck: Luck) -> Move {
        let nth = if self.phase == Phase::Draw { u64::MAX } else { u64::from(self.deals) };
        let luck = luck.at(nth);
        match (self.phase, luck.fast()) {
            (Phase::Deal, Some(rng)) => Move::Deal(Deal::shuffle(rng)),
            _ => self.chance_nth(luck.below(self.chance_size())),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn screen(&self, viewer: Viewer) -> Screen {
        Screen::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::redact(event, viewer))
    }

    fn facts(event: &Event) -> Facts {
        event::facts(event)
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Option<State> {
        Some(knowledge::imagine(self, viewer, rng))
    }

    fn worlds(&self, viewer: Viewer) -> Option<u128> {
        Some(u128::from(knowledge::worlds(self, viewer)))
    }

    fn notation(&self, _: Mover, m: Move) -> String {
        notation::write(m)
    }

    fn parse(&self, mover: Mover, text: &str) -> Result<Move, Error> {
        notation::read(self, mover, text)
    }

    fn group(&self, m: Move) -> &'static str {
        notation::group(m)
    }

    fn describe(&self, event: &Event, names: Names<'_>) -> Option<String> {
        words::describe(&self.rules, event, names)
    }

    fn explain(name: &str) -> Option<String> {
        glossary::explain(name)
    }

    fn explained() -> Vec<&'static str> {
        glossary::explained()
    }

    fn board(view: &View) -> Option<Board> {
        Some(layout::board(view))
    }

    fn catalogue() -> Vec<Sheet> {
        glossary::catalogue()
    }

    fn picture(view: &View, names: Names<'_>, paint: Paint) -> String {
        words::picture(view, names, paint)
    }

    /// Once the last trick is led, everybody can see that the others play the tile they have left.
    /// Its leader is asked: whether the smaller end could be led is for the leader to know.
    fn obvious(&self, seat: Seat) -> Option<Move> {
        let led = self.phase == Phase::Playing && !self.trick().is_empty();
        let last = led && self.hands.iter().all(|hand| hand.len() <= 1);
        if last { self.legal(seat).only() } else { None }
    }

    fn gate(&self) -> Gate {
        self.rules.gate
    }

    fn weigh(&self, moves: &[Move], weights: &mut [u16]) {
        notation::weigh(moves, weights);
    }
}
