//! What one viewer may know.

use kernel::{Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::bid::{ALL_POINTS, Bid, Turn};
use crate::contract::{Declaration, Suit};
use crate::knowledge;
use crate::rules::Scoring;
use crate::seating::{SEATS, partner};
use crate::state::{Phase, Play, State, Verdict};
use crate::tile::{Tile, Tiles};

/// Everything that a viewer may know: what is public, its own hand, and what the rules alone let
/// it infer about the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Where in a hand the game is.
    pub phase: Phase,
    /// What the game is played for.
    pub scoring: Scoring,
    /// The score that wins it.
    pub target: u16,
    /// The number of the deal on the table, 0 for the first.
    pub deal: Option<u32>,
    /// The shaker, once known.
    pub dealer: Option<Seat>,
    /// Whose turn it is, while it is a seat's.
    pub turn: Option<Seat>,
    /// The auction so far, in order.
    pub calls: Vec<Call>,
    /// What may be bid, while a seat is to bid.
    pub bids: Option<BidRange>,
    /// The contract, once the auction is won.
    pub contract: Option<Contract>,
    /// Whether the lead to come must be a trump if the leader holds one.
    pub trump_lead: bool,
    /// The unfinished trick, in order.
    pub trick: Vec<Played>,
    /// The suit that it calls for.
    pub lead_suit: Option<Suit>,
    /// The tiles that follow it, whoever holds them.
    pub following: Tiles,
    /// Who takes it as it lies.
    pub winning: Option<Seat>,
    /// The trumps, whoever holds them; none where there are none.
    pub trumps: Tiles,
    /// The tricks of this hand, in order.
    pub tricks: Vec<Trick>,
    /// How many tricks before those nobody wrote down.
    pub unrecorded: u8,
    /// Tricks of each team in this hand.
    pub tricks_won: [u8; 2],
    /// Points of each team in this hand.
    pub points: [u8; 2],
    /// Marks or points of each team in the game.
    pub score: [u16; 2],
    /// What is known about each hand.
    pub hands: [Hand; SEATS],
    /// How the hand ended, if it has.
    pub verdict: Option<Verdict>,
    /// The team that has won the game, if one has.
    pub winner: Option<u8>,
}

/// What one seat said in the auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Call {
    /// Who.
    pub seat: Seat,
    /// The bid; nothing for a pass.
    pub bid: Option<Bid>,
}

/// What the seat to bid may bid, as far as the viewer knows: whether it holds the doubles of a
/// plunge or splash is for itself to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct BidRange {
    /// The lowest bid; nothing where it can only pass.
    pub least: Option<Bid>,
    /// Whether there are others.
    pub more: bool,
    /// Whether it may not pass.
    pub must_bid: bool,
}

/// What is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Contract {
    /// Who won the auction.
    pub bidder: Seat,
    /// With which bid.
    pub bid: Bid,
    /// Who names the contract.
    pub names: Seat,
    /// What was named.
    pub declaration: Option<Declaration>,
    /// The points that the declaring side needs; in nello none of the tricks.
    pub needs: u8,
    /// The points with which the others set it; nothing in nello, where they want none.
    pub sets: Option<u8>,
    /// Who sits out in nello.
    pub sits_out: Option<Seat>,
}

/// One tile of a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Played {
    /// Who played it.
    pub seat: Seat,
    /// The tile.
    pub tile: Tile,
    /// Whether it was led as its smaller end.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub small: bool,
}

/// A trick that was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Trick {
    /// The tiles in order of play.
    pub plays: Vec<Played>,
    /// Who took it.
    pub winner: Seat,
    /// One point and the count in it.
    pub points: u8,
}

/// What a viewer knows about one hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Hand {
    /// How many tiles are in it.
    pub size: u8,
    /// The tiles, where the viewer knows them.
    pub tiles: Option<Tiles>,
    /// The tiles that may be in it: those, or every unseen tile that it has not shown to lack.
    pub may_hold: Tiles,
    /// How many doubles must be in it, because a plunge or splash promised them.
    pub doubles_at_least: u8,
}

impl From<Play> for Played {
    fn from(play: Play) -> Played {
        Played { seat: play.seat(), tile: play.tile(), small: play.small() }
    }
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let known = if state.phase == Phase::Over { state.winning_team() } else { None };
        View {
            viewer,
            phase: state.phase,
            scoring: state.rules.scoring,
            target: state.rules.target,
            deal: state.deal(),
            dealer: Some(state.dealer).filter(|_| state.phase != Phase::Draw),
            turn: turn(state),
            calls: calls(state),
            bids: bids(state, viewer),
            contract: contract(state),
            trump_lead: state.phase == Phase::Playing && state.must_lead_trump(),
            trick: state.trick().iter().map(|&play| play.into()).collect(),
            lead_suit: lead_suit(state),
            following: state.following(),
            winning: state.winning(),
            trumps: state.trumps(),
            tricks: tricks(state),
            unrecorded: state.unrecorded(),
            tricks_won: state.tricks,
            points: state.points,
            score: state.score,
            hands: [0, 1, 2, 3].map(|seat| Hand::of(state, viewer, Seat(seat))),
            verdict: state.verdict,
            winner: known.map(|team| team as u8),
        }
    }
}

/// Whose turn it is, while it is a seat's.
pub(crate) fn turn(state: &State) -> Option<Seat> {
    let seats = matches!(state.phase, Phase::Bidding | Phase::Declaring | Phase::Playing);
    seats.then_some(state.turn)
}

fn calls(state: &State) -> Vec<Call> {
    let call = |n| Call { seat: state.caller(n), bid: state.bids[n] };
    (0..state.acted as usize).map(call).collect()
}

fn bids(state: &State, viewer: Viewer) -> Option<BidRange> {
    if state.phase != Phase::Bidding {
        return None;
    }
    let turn = state.bidding();
    let doubles = if knowledge::sees(state, viewer, state.turn) { turn.doubles } else { 0 };
    let mut range = BidRange { least: None, more: false, must_bid: turn.forced };
    Turn { doubles, ..turn }.bids(|bid| {
        range.more = range.least.is_some();
        range.least = range.least.or(Some(bid));
    });
    Some(range)
}

pub(crate) fn contract(state: &State) -> Option<Contract> {
    let (bidder, bid) = state.contract()?;
    let names = if bid.is_special() { partner(bidder) } else { bidder };
    let declaration = state.declaration;
    let nello = declaration.is_some_and(Declaration::is_nello);
    Some(Contract {
        bidder,
        bid,
        names,
        declaration,
        needs: if nello { 0 } else { bid.needs() },
        sets: (!nello).then(|| ALL_POINTS + 1 - bid.needs()),
        sits_out: state.sits_out(),
    })
}

/// The suit that the unfinished trick calls for. Sevens has no suits.
pub(crate) fn lead_suit(state: &State) -> Option<Suit> {
    let lead = *state.trick().first()?;
    let declaration = state.declared();
    let suit = declaration.suit(state.suit_led_by(lead));
    (declaration != Declaration::Sevens).then_some(suit)
}

fn tricks(state: &State) -> Vec<Trick> {
    let done = &state.plays[..(state.played - state.on_table) as usize];
    let Some(declaration) = state.declaration else { return Vec::new() };
    let trick = |plays: &[Play]| Trick {
        plays: plays.iter().map(|&play| play.into()).collect(),
        winner: state.winner(plays).seat(),
        points: 1 + plays.iter().map(|play| play.tile().count()).sum::<u8>(),
    };
    done.chunks(declaration.width() as usize).map(trick).collect()
}

impl Hand {
    fn of(state: &State, viewer: Viewer, seat: Seat) -> Hand {
        let tiles = state.hands[seat.index()];
        let size = tiles.len() as u8;
        if knowledge::sees(state, viewer, seat) {
            let doubles_at_least = tiles.doubles();
            return Hand { size, tiles: Some(tiles), may_hold: tiles, doubles_at_least };
        }
        Hand {
            size,
            tiles: None,
            may_hold: knowledge::pool(state, viewer).minus(state.lacks[seat.index()]),
            doubles_at_least: state.promised_doubles(seat),
        }
    }
}
