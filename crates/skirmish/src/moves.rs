//! Moves, and why one is refused.

use kernel::{Error, Seat};

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
        /// What it says.
        text: &'static str,
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

impl Illegal {
    const fn code_and_template(self) -> (&'static str, &'static str) {
        match self {
            Illegal::GameOver => ("game_over", "The match is over."),
            Illegal::NotYourTurn => ("not_your_turn", "It is not your turn."),
            Illegal::ChoicePending => {
                ("choice_pending", "An effect waits for an answer: nothing else can be done.")
            }
            Illegal::NothingAsked => ("nothing_asked", "No effect waits for an answer."),
            Illegal::NotOffered => ("not_offered", "The effect does not offer that."),
            Illegal::MustPick => ("must_pick", "The effect does not let you decline."),
            Illegal::OneCardPerTurn => {
                ("one_card_per_turn", "You have played your card of this turn.")
            }
            Illegal::NotInHand => ("not_in_hand", "You do not hold that card."),
            Illegal::SlotOccupied => {
                ("slot_occupied", "A unit stands there, and that card cannot consume it.")
            }
            Illegal::MustConsume => {
                ("must_consume", "That card must be played onto a unit of yours.")
            }
            Illegal::EnemySlot => {
                ("enemy_slot", "That card cannot be played to a slot of the opponent.")
            }
            Illegal::SlotLocked => {
                ("slot_locked", "A Sentinel stands opposite: nothing can be deployed there.")
            }
            Illegal::NoTarget { .. } => ("no_target", "That is no target of this action: {text}"),
            Illegal::NoUnit => ("no_unit", "No unit of yours stands there."),
            Illegal::NoActivation => ("no_activation", "That unit cannot be activated."),
            Illegal::Nullified => ("nullified", "That unit has lost its abilities."),
            Illegal::JustEntered => {
                ("just_entered", "That unit entered the board in this turn: it is not ready.")
            }
            Illegal::UsedUp => ("used_up", "That unit has been activated as often as it may."),
            Illegal::CoolingDown { .. } => {
                ("cooling_down", "That unit is ready after {turns} more of your turn starts.")
            }
            Illegal::NothingToTarget => {
                ("nothing_to_target", "There is nothing that the ability could be used on.")
            }
            Illegal::PassiveLeader => {
                ("passive_leader", "Your leader has no ability that is used.")
            }
            Illegal::NoCharges => ("no_charges", "Your leader has no charges left."),
            Illegal::NotAnOutcome => ("not_an_outcome", "Chance cannot do that here."),
        }
    }
}

impl From<Illegal> for Error {
    fn from(illegal: Illegal) -> Error {
        let (code, template) = illegal.code_and_template();
        let error = Error::illegal(code, template);
        match illegal {
            Illegal::NoTarget { text } => error.with("text", text),
            Illegal::CoolingDown { turns } => error.with("turns", turns),
            Illegal::GameOver => Error { recoverable: false, ..error },
            _ => error,
        }
    }
}
