//! What to show to a viewer now.

use kernel::{Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::bid::Bid;
use crate::contract::{Declaration, Suit};
use crate::state::{Phase, State, Verdict};
use crate::view;

/// The screen of a viewer. Who must act sees what it is asked; the others see for whom they wait.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "screen", content = "data", rename_all = "kebab-case")]
pub enum Screen {
    /// The draw for the first shake.
    Draw {},
    /// The first deal.
    Deal {
        /// Who shakes.
        dealer: Seat,
    },
    /// The viewer is to bid.
    Bidding(Bidding),
    /// Another seat is to bid.
    WaitingForBid(Bidding),
    /// The viewer is to name the contract.
    Declaring(Declaring),
    /// Another seat is to name it.
    WaitingForDeclaration(Declaring),
    /// The viewer is to play a tile.
    Playing(Playing),
    /// Another seat is to play.
    WaitingForPlay(Playing),
    /// A hand has ended and the next deal is to come.
    HandOver(Ended),
    /// The game has ended.
    GameOver(Ended),
}

/// The state of the auction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Bidding {
    /// Whose bid it is.
    pub seat: Seat,
    /// The bid to beat.
    pub standing: Option<Bid>,
    /// Who made it.
    pub holder: Option<Seat>,
    /// Whether the seat may not pass.
    pub must_bid: bool,
}

/// What was bid and must now be named.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Declaring {
    /// Who names it.
    pub seat: Seat,
    /// Who won the auction.
    pub bidder: Seat,
    /// With which bid.
    pub bid: Bid,
}

/// The trick under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Playing {
    /// Whose tile it is.
    pub seat: Seat,
    /// The number of the trick, from 1.
    pub trick: u8,
    /// Whether the seat leads.
    pub leads: bool,
    /// The suit to follow.
    pub suit: Option<Suit>,
    /// What was named.
    pub declaration: Declaration,
}

/// How a hand or the game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Ended {
    /// How the last hand ended.
    pub verdict: Verdict,
    /// Who had bid.
    pub bidder: Option<Seat>,
    /// What.
    pub bid: Option<Bid>,
    /// Points of each team in the hand.
    pub points: [u8; 2],
    /// Marks or points of each team in the game.
    pub score: [u16; 2],
    /// The team that has won the game, if one has.
    pub winner: Option<u8>,
}

impl Screen {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Screen {
        let mine = viewer.seat() == Some(state.turn);
        match (state.phase, mine) {
            (Phase::Draw, _) => Screen::Draw {},
            (Phase::Deal, _) if state.deals == 0 => Screen::Deal { dealer: state.dealer },
            (Phase::Deal, _) => Screen::HandOver(ended(state)),
            (Phase::Over, _) => Screen::GameOver(ended(state)),
            (Phase::Bidding, true) => Screen::Bidding(bidding(state)),
            (Phase::Bidding, false) => Screen::WaitingForBid(bidding(state)),
            (Phase::Declaring, true) => Screen::Declaring(declaring(state)),
            (Phase::Declaring, false) => Screen::WaitingForDeclaration(declaring(state)),
            (Phase::Playing, true) => Screen::Playing(playing(state)),
            (Phase::Playing, false) => Screen::WaitingForPlay(playing(state)),
        }
    }
}

fn bidding(state: &State) -> Bidding {
    let holder = (0..state.acted as usize).rev().find(|&n| state.bids[n].is_some());
    Bidding {
        seat: state.turn,
        standing: state.standing_bid(),
        holder: holder.map(|n| state.caller(n)),
        must_bid: state.shaker_is_forced(),
    }
}

fn declaring(state: &State) -> Declaring {
    let (bidder, bid) = state.contract().expect("the auction is won");
    Declaring { seat: state.turn, bidder, bid }
}

fn playing(state: &State) -> Playing {
    Playing {
        seat: state.turn,
        trick: state.tricks_taken() + 1,
        leads: state.on_table == 0,
        suit: view::lead_suit(state),
        declaration: state.declared(),
    }
}

fn ended(state: &State) -> Ended {
    let contract = state.contract();
    let winner = if state.phase == Phase::Over { state.winning_team() } else { None };
    Ended {
        verdict: state.verdict.expect("a hand that has ended has a verdict"),
        bidder: contract.map(|(seat, _)| seat),
        bid: contract.map(|(_, bid)| bid),
        points: state.points,
        score: state.score,
        winner: winner.map(|team| team as u8),
    }
}
