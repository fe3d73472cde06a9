//! Moves, and why they are refused.

use kernel::{Error, Seat};

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

/// Why a move is refused. Says nothing about any hand but the mover's own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

impl Illegal {
    const fn code_and_template(self) -> (&'static str, &'static str) {
        match self {
            Illegal::WrongPhase => ("wrong_phase", "That is not done at this point of the hand."),
            Illegal::NotYourTurn => ("not_your_turn", "It is not your turn."),
            Illegal::BidNotOnLadder => {
                ("bid_not_on_ladder", "There is no such bid on this ladder.")
            }
            Illegal::BidTooLow => ("bid_too_low", "A bid must be higher than that."),
            Illegal::MarkJump => ("mark_jump", "That is too many marks at once."),
            Illegal::SpecialNotEnabled => {
                ("special_not_enabled", "Plunge or splash is not played at this table.")
            }
            Illegal::NotEnoughDoubles { .. } => {
                ("not_enough_doubles", "That bid needs {needed} doubles in your hand.")
            }
            Illegal::MustBid => ("must_bid", "After three passes the shaker must bid."),
            Illegal::DeclarationNotAllowed => {
                ("declaration_not_allowed", "That contract may not be named here.")
            }
            Illegal::TileNotHeld => ("tile_not_held", "You do not hold that tile."),
            Illegal::MustFollow { .. } => ("must_follow", "You must follow suit: {suit} were led."),
            Illegal::MustPlayClosest => {
                ("must_play_closest", "In sevens you must play a tile closest to seven.")
            }
            Illegal::MustLeadTrump => ("must_lead_trump", "The first lead must be a trump."),
            Illegal::NoSmallEnd => {
                ("no_small_end", "That tile may not count as its smaller end now.")
            }
            Illegal::SatOut => ("sat_out", "In nello the partner of the bidder sits out."),
            Illegal::GameOver => ("game_over", "The game is over."),
            Illegal::BadDeal => ("bad_deal", "A deal gives seven different tiles to each seat."),
        }
    }
}

impl From<Illegal> for Error {
    fn from(illegal: Illegal) -> Error {
        let (code, template) = illegal.code_and_template();
        let error = Error::illegal(code, template);
        match illegal {
            Illegal::MustFollow { suit } => error.with("suit", suit),
            Illegal::NotEnoughDoubles { needed } => error.with("needed", needed),
            Illegal::GameOver => Error { recoverable: false, ..error },
            _ => error,
        }
    }
}
