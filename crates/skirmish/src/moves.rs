//! Moves, and why one is refused.

use kernel::{Arg, Error, Seat};
use serde::Serialize;

use crate::ask::Pick;
use crate::card::Card;
use crate::deck::Order;
use crate::slot::Slot;

/// A move. The order is the order in which moves are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// End the turn.
    Pass,
    /// Play a card to a slot, or on the unit there.
    Play(Card, Slot),
    /// Activate the unit on a slot.
    Activate(Slot),
    /// Use the leader.
    Leader,
    /// Decline what an effect offers.
    Decline,
    /// Answer an effect.
    Pick(Pick),
    /// Chance: the order of a deck.
    Shuffle(Order),
    /// Chance: who starts.
    Starter(Seat),
    /// Chance: the number of a random deck.
    Build(u32),
}

/// Why a move is refused: the rule that stands against it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// The match is over.
    GameOver,
    /// Another mover is asked.
    NotYourTurn,
    /// An effect waits for an answer first.
    ChoicePending,
    /// No effect waits for an answer.
    NothingAsked,
    /// The effect does not offer this.
    NotOffered,
    /// The effect does not let the seat decline.
    MustPick,
    /// The seat has played its card of this turn.
    OneCardPerTurn,
    /// The seat does not hold that card.
    NotInHand,
    /// A unit cannot be deployed onto another without Consume.
    SlotOccupied,
    /// The unit must be deployed onto an ally.
    MustConsume,
    /// Units are deployed to one's own slots.
    EnemySlot,
    /// A Sentinel stands opposite.
    SlotLocked,
    /// An action may not name that.
    NoTarget {
        /// The action.
        card: Card,
    },
    /// Nothing of the seat's stands there.
    NoUnit,
    /// The unit cannot be activated.
    NoActivation,
    /// The unit has lost its abilities.
    Nullified,
    /// The unit entered the board in this turn.
    JustEntered,
    /// The unit has been activated as often as it may.
    UsedUp,
    /// The unit must wait for more turns.
    CoolingDown {
        /// For how many.
        turns: u8,
    },
    /// There is nothing that the ability could be used on.
    NothingToTarget,
    /// The leader has no ability to use.
    PassiveLeader,
    /// The leader has no charges left.
    NoCharges,
    /// Chance cannot do this here.
    NotAnOutcome,
}

impl From<Illegal> for Error {
    fn from(illegal: Illegal) -> Error {
        let error = Error::refused(&illegal);
        match illegal {
            Illegal::NoTarget { card } => {
                let text = card.clauses();
                error.arg("card", card.title()).arg("text", Arg::list(text))
            }
            Illegal::GameOver => Error { recoverable: false, ..error },
            _ => error,
        }
    }
}
