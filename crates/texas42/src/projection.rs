//! Read models folded from the events that one viewer may see.

use kernel::{Parts, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::bid::Bid;
use crate::contract::{Declaration, Suit};
use crate::event::Event;
use crate::seating::{SEATS, next, partner, team};
use crate::state::Phase;
use crate::tile::{Tile, Tiles};
use crate::view::{Call, Played, View};

/// The read models of one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Projections {
    /// Where in a hand the game is.
    pub phase: Phase,
    /// The shaker.
    pub dealer: Option<Seat>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The auction so far.
    pub bids: Vec<Call>,
    /// The bidder and the bid, once the auction is won.
    pub contract: Option<Won>,
    /// What was named.
    pub trump: Option<Declaration>,
    /// The unfinished trick.
    pub trick: Vec<Played>,
    /// The suit that it calls for.
    pub lead_suit: Option<Suit>,
    /// The hands as the viewer knows them.
    pub hands: [HandPart; SEATS],
    /// Points, tricks and score of either team.
    pub teams: [TeamPart; 2],
    /// What has happened since this was started.
    pub statistics: Statistics,
}

/// Who won the auction, and with what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Won {
    /// Who.
    pub seat: Seat,
    /// With what.
    pub bid: Bid,
}

/// A hand as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct HandPart {
    /// How many tiles.
    pub size: u8,
    /// Which, where the viewer knows.
    pub tiles: Option<Tiles>,
}

/// How one team stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TeamPart {
    /// Points in this hand.
    pub points: u8,
    /// Tricks in this hand.
    pub tricks: u8,
    /// Marks or points in the game.
    pub score: u16,
    /// Whether it has won the game.
    pub won: bool,
}

/// Counts over all hands since the start. Pairs are by team.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Statistics {
    /// Deals made.
    pub deals: u32,
    /// Hands in which all four passed.
    pub thrown_in: u32,
    /// Contracts made.
    pub made: [u32; 2],
    /// Contracts that were set.
    pub set: [u32; 2],
    /// Tricks taken.
    pub tricks: [u32; 2],
    /// Points taken.
    pub points: [u32; 2],
    /// Hands that ended before the seventh trick.
    pub ended_early: u32,
}

const PHASE: Parts = Parts::one(0);
const DEALER: Parts = Parts::one(1);
const TURN: Parts = Parts::one(2);
const BIDS: Parts = Parts::one(3);
const CONTRACT: Parts = Parts::one(4);
const TRUMP: Parts = Parts::one(5);
const TRICK: Parts = Parts::one(6);
const LEAD_SUIT: Parts = Parts::one(7);
const HANDS: Parts = Parts::one(8);
const TEAMS: Parts = Parts::one(9);
const STATISTICS: Parts = Parts::one(10);

impl kernel::Projections for Projections {
    type Event = Event;
    type View = View;
    const PARTS: &'static [&'static str] = &[
        "phase",
        "dealer",
        "turn",
        "bids",
        "contract",
        "trump",
        "trick",
        "lead_suit",
        "hands",
        "teams",
        "statistics",
    ];

    fn start(view: &View) -> Projections {
        Projections {
            phase: view.phase,
            dealer: view.dealer,
            turn: view.turn,
            bids: view.calls.clone(),
            contract: view.contract.map(|c| Won { seat: c.bidder, bid: c.bid }),
            trump: view.contract.and_then(|c| c.declaration),
            trick: view.trick.clone(),
            lead_suit: view.lead_suit,
            hands: view.hands.map(|hand| HandPart { size: hand.size, tiles: hand.tiles }),
            teams: [0, 1].map(|team| TeamPart {
                points: view.points[team],
                tricks: view.tricks_won[team],
                score: view.score[team],
                won: view.winner == Some(team as u8),
            }),
            statistics: Statistics::default(),
        }
    }

    fn fold(&mut self, event: &Event) -> Parts {
        match *event {
            Event::ShakerDrawn { seat } => {
                self.dealer = Some(seat);
                self.phase = Phase::Deal;
                PHASE | DEALER
            }
            Event::Dealt { dealer, hands, .. } => self.fold_deal(dealer, hands),
            Event::Passed { seat } => self.fold_call(seat, None),
            Event::Bid { seat, bid } => self.fold_call(seat, Some(bid)),
            Event::AuctionWon { seat, bid, names } => {
                self.contract = Some(Won { seat, bid });
                self.phase = Phase::Declaring;
                self.turn = Some(names);
                PHASE | TURN | CONTRACT
            }
            Event::ThrownIn => {
                self.phase = Phase::Deal;
                self.turn = None;
                self.statistics.thrown_in += 1;
                PHASE | TURN | STATISTICS
            }
            Event::Declared { declaration, leader, .. } => {
                self.trump = Some(declaration);
                self.phase = Phase::Playing;
                self.turn = Some(leader);
                PHASE | TURN | TRUMP
            }
            Event::Played { seat, tile, small } => self.fold_play(seat, tile, small),
            Event::TrickWon { seat, points } => self.fold_trick(seat, points),
            Event::HandDecided { made, tricks } => self.fold_decision(made, tricks),
            Event::HandsRevealed { hands } => {
                for (part, tiles) in self.hands.iter_mut().zip(hands) {
                    part.tiles = Some(tiles);
                }
                HANDS
            }
            Event::Scored { added } => {
                self.teams[0].score += added[0];
                self.teams[1].score += added[1];
                self.phase = Phase::Deal;
                self.turn = None;
                PHASE | TURN | TEAMS
            }
            Event::GameWon { team } => {
                self.teams[usize::from(team)].won = true;
                self.phase = Phase::Over;
                PHASE | TEAMS
            }
        }
    }
}

impl Projections {
    fn fold_deal(&mut self, dealer: Seat, hands: [Option<Tiles>; SEATS]) -> Parts {
        self.phase = Phase::Bidding;
        self.dealer = Some(dealer);
        self.turn = Some(next(dealer));
        self.bids.clear();
        self.contract = None;
        self.trump = None;
        self.trick.clear();
        self.lead_suit = None;
        self.hands = hands.map(|tiles| HandPart { size: 7, tiles });
        self.teams = self.teams.map(|team| TeamPart { points: 0, tricks: 0, ..team });
        self.statistics.deals += 1;
        Parts::first(11)
    }

    fn fold_call(&mut self, seat: Seat, bid: Option<Bid>) -> Parts {
        self.bids.push(Call { seat, bid });
        self.turn = Some(next(seat));
        TURN | BIDS
    }

    fn fold_play(&mut self, seat: Seat, tile: Tile, small: bool) -> Parts {
        let hand = &mut self.hands[seat.index()];
        hand.size -= 1;
        hand.tiles = hand.tiles.map(|tiles| tiles.without(tile));
        let mut changed = HANDS | TRICK | TURN;
        if self.trick.is_empty() {
            self.lead_suit = self.suit_of_lead(tile, small);
            changed |= LEAD_SUIT;
        }
        self.trick.push(Played { seat, tile, small });
        self.turn = Some(self.after(seat));
        changed
    }

    fn suit_of_lead(&self, tile: Tile, small: bool) -> Option<Suit> {
        let declaration = self.trump.filter(|&d| d != Declaration::Sevens)?;
        let suit = if small { tile.low() as usize } else { declaration.led_suit(tile) };
        Some(declaration.suit(suit))
    }

    fn after(&self, seat: Seat) -> Seat {
        let nello = self.trump.is_some_and(Declaration::is_nello);
        let out = self.contract.filter(|_| nello).map(|won| partner(won.seat));
        if out == Some(next(seat)) { next(next(seat)) } else { next(seat) }
    }

    fn fold_trick(&mut self, seat: Seat, points: u8) -> Parts {
        let team = team(seat);
        self.teams[team].points += points;
        self.teams[team].tricks += 1;
        self.statistics.tricks[team] += 1;
        self.statistics.points[team] += u32::from(points);
        self.trick.clear();
        self.lead_suit = None;
        self.turn = Some(seat);
        TURN | TRICK | LEAD_SUIT | TEAMS | STATISTICS
    }

    fn fold_decision(&mut self, made: bool, tricks: u8) -> Parts {
        let Some(won) = self.contract else { return Parts::NONE };
        let counts = if made { &mut self.statistics.made } else { &mut self.statistics.set };
        counts[team(won.seat)] += 1;
        self.statistics.ended_early += u32::from(tricks < 7);
        STATISTICS
    }
}
