//! The facts that the rules report.

use kernel::{Facts, Seat, SeatSet, Viewer, Viewers};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::bid::Bid;
use crate::contract::Declaration;
use crate::seating::SEATS;
use crate::tile::{Tile, Tiles};

/// One fact. Applying the facts of a game in order rebuilds its state exactly.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The draw for the first shake was won.
    ShakerDrawn {
        /// The first shaker.
        seat: Seat,
    },
    /// The tiles were dealt, and the auction begins left of the dealer.
    Dealt {
        /// The number of the deal, 0 for the first of a game.
        deal: u32,
        /// The shaker of this hand.
        dealer: Seat,
        /// The hands, where the viewer may know them.
        hands: [Option<Tiles>; SEATS],
    },
    /// A seat bid nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat bid.
    Bid {
        /// Who.
        seat: Seat,
        /// What.
        bid: Bid,
    },
    /// The auction is over and a bid stands.
    AuctionWon {
        /// The bidder.
        seat: Seat,
        /// The standing bid.
        bid: Bid,
        /// Who names the contract: the bidder, or the partner after a plunge or splash.
        names: Seat,
    },
    /// All four passed; nobody scores, and the next seat shakes.
    ThrownIn,
    /// The contract was named.
    Declared {
        /// Who named it.
        seat: Seat,
        /// What.
        declaration: Declaration,
        /// Who leads first.
        leader: Seat,
    },
    /// A tile was played.
    Played {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
        /// Whether it was led as its smaller end.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        small: bool,
    },
    /// A trick was taken.
    TrickWon {
        /// By whom.
        seat: Seat,
        /// One point and the count in it.
        points: u8,
    },
    /// The contract was made or set.
    HandDecided {
        /// Whether the declaring side made it.
        made: bool,
        /// After how many tricks.
        tricks: u8,
    },
    /// The tiles that are left were shown.
    HandsRevealed {
        /// What each seat still held.
        hands: [Tiles; SEATS],
    },
    /// The hand was scored.
    Scored {
        /// What each team adds, in marks or in points.
        added: [u16; 2],
    },
    /// The game was won.
    GameWon {
        /// By which team.
        team: u8,
    },
}

/// The one function that redacts: only a deal holds anything hidden.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Dealt { deal, dealer, hands } => {
            let seen = |seat: Seat| hands[seat.index()].filter(|_| viewer.sees(seat));
            let hands = [0, 1, 2, 3].map(|seat| seen(Seat(seat)));
            Event::Dealt { deal: *deal, dealer: *dealer, hands }
        }
        public => public.clone(),
    }
}

/// What an event means for undo, redaction and pacing.
pub(crate) fn facts(event: &Event) -> Facts {
    let plain = Facts::default();
    match event {
        Event::ShakerDrawn { .. } => Facts { chance: true, learned: Viewers::EVERYBODY, ..plain },
        Event::Dealt { .. } => Facts {
            chance: true,
            learned: Viewers::seats(SeatSet::first(SEATS)),
            animation: Some(("deal", 900)),
            ..plain
        },
        Event::Played { seat, .. } => {
            Facts { learned: Viewers::all_but(*seat), animation: Some(("play", 250)), ..plain }
        }
        Event::TrickWon { .. } => {
            Facts { gate: Some("trick"), animation: Some(("gather", 400)), ..plain }
        }
        Event::HandsRevealed { .. } => {
            Facts { learned: Viewers::EVERYBODY, animation: Some(("reveal", 600)), ..plain }
        }
        Event::Scored { .. } => {
            Facts { gate: Some("hand"), animation: Some(("score", 600)), ..plain }
        }
        Event::Bid { seat, bid } if bid.is_special() => {
            // R51: it promises doubles, which nobody else knew.
            Facts { learned: Viewers::all_but(*seat), ..plain }
        }
        _ => plain,
    }
}
