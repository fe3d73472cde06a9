//! Moves, and why one is refused.

use kernel::Error;

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

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
        match illegal {
            Illegal::GameOver => Error::illegal("game_over", "The game is over."),
            Illegal::NotYourTurn => Error::illegal("not_your_turn", "It is not your turn."),
            Illegal::WrongPhase => {
                Error::illegal("wrong_phase", "That cannot be done at this point of the game.")
            }
            Illegal::CardNotInHand => {
                Error::illegal("card_not_in_hand", "That card is not in your hand.")
            }
            Illegal::NotTopCard => Error::illegal(
                "not_top_card",
                "That card does not lie on top of one of your piles.",
            ),
            Illegal::AchievementTaken => {
                Error::illegal("achievement_taken", "Somebody owns that achievement already.")
            }
            Illegal::NoSuchAchievement => {
                Error::illegal("no_such_achievement", "There are achievements of the ages 1 to 9.")
            }
            Illegal::InsufficientScore { needed } => Error::illegal(
                "insufficient_score",
                "That achievement needs a score of at least {needed}.",
            )
            .with("needed", needed),
            Illegal::InsufficientTopCard { needed } => Error::illegal(
                "insufficient_top_card",
                "That achievement needs a top card of value {needed} or more.",
            )
            .with("needed", needed),
            Illegal::NotOffered => Error::illegal("not_offered", "The effect does not offer that."),
            Illegal::MustPick => {
                Error::illegal("must_pick", "The effect does not let you decline.")
            }
            Illegal::NotAnOutcome => {
                Error::illegal("not_an_outcome", "Chance cannot do that here.")
            }
        }
    }
}
