//! Moves, and why they are refused.

use kernel::{Error, Seat};
use serde::Serialize;

use crate::bid::Bid;
use crate::contract::{Declaration, Suit};
use crate::deal::Deal;
use crate::tile::Tile;

/// A move of a seat or of chance. The order is the order in which moves are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Bids nothing.
    Pass,
    /// Bids.
    Bid(Bid),
    /// Names the contract.
    Declare(Declaration),
    /// Plays a tile.
    Play(Tile),
    /// Leads a tile that counts as its smaller end.
    PlaySmall(Tile),
    /// Chance deals.
    Deal(Deal),
    /// Chance says who shakes first.
    Shaker(Seat),
}

/// Why a move is refused. Says nothing about any hand but the mover's own. As it is written, it is
/// the code of an error.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// Such a move is not made at this point of a hand.
    WrongPhase,
    /// It is another's move.
    NotYourTurn,
    /// There is no such bid at this table.
    BidNotOnLadder,
    /// The bid is not above the standing bid, or not what a forced shaker must bid.
    BidTooLow,
    /// The bid is too many marks at once.
    MarkJump,
    /// Plunge or splash is not played at this table.
    SpecialNotEnabled,
    /// Plunge or splash needs more doubles.
    NotEnoughDoubles {
        /// How many it needs.
        needed: u8,
    },
    /// The shaker may not pass after three passes.
    MustBid,
    /// This contract may not be named at this table or after this bid.
    DeclarationNotAllowed,
    /// The tile is not in the hand of the mover.
    TileNotHeld,
    /// The mover holds a tile of the suit that was led.
    MustFollow {
        /// The suit that was led.
        suit: Suit,
    },
    /// In sevens the mover holds a tile closer to seven.
    MustPlayClosest,
    /// The first lead must be a trump, and the mover holds one.
    MustLeadTrump,
    /// This lead may not count as its smaller end.
    NoSmallEnd,
    /// The partner of a nello bidder does not play.
    SatOut,
    /// The game is over.
    GameOver,
    /// Not every seat would get seven tiles, or the shaker is no seat.
    BadDeal,
}

impl From<Illegal> for Error {
    fn from(illegal: Illegal) -> Error {
        let error = Error::refused(&illegal);
        match illegal {
            Illegal::MustFollow { suit } => error.arg("suit", suit.word()),
            Illegal::GameOver => Error { recoverable: false, ..error },
            _ => error,
        }
    }
}
