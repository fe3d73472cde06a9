//! Moves, and why one is refused.

use kernel::Error;
use serde::Serialize;

use crate::ask::Pick;
use crate::card::Card;

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Pick the first card of one's board, at the beginning.
    Place(Card),
    /// Draw.
    Draw,
    /// Meld a hand card.
    Meld(Card),
    /// Activate a top card.
    Dogma(Card),
    /// Claim the achievement of an age.
    Achieve(u8),
    /// Decline what an effect offers.
    Pass,
    /// Answer an effect.
    Pick(Pick),
    /// Chance: the order of a supply pile, by its place among all orders.
    Shuffle(u64),
}

/// Why a move is refused: its name is the code of the error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// Another mover is asked.
    NotYourTurn,
    /// Such a move does not belong here.
    WrongPhase,
    /// The card is not in the seat's hand.
    CardNotInHand,
    /// The card is not on top of one of the seat's piles.
    NotTopCard,
    /// Somebody owns that achievement.
    AchievementTaken,
    /// There is no achievement of that age.
    NoSuchAchievement,
    /// Too few points for that age.
    InsufficientScore {
        /// How many are needed.
        needed: u8,
    },
    /// No top card is high enough for that age.
    InsufficientTopCard {
        /// The value that is needed.
        needed: u8,
    },
    /// The effect does not offer this.
    NotOffered,
    /// The effect does not let the seat decline.
    MustPick,
    /// Chance cannot do this here.
    NotAnOutcome,
}

impl From<Illegal> for Error {
    fn from(illegal: Illegal) -> Error {
        Error::refused(&illegal)
    }
}
