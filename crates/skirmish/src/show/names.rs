//! What things are called, and the one reference of each.
//!
//! A unit is called by its slot, a card in a hand or a graveyard by its owner and its kind: copies
//! are alike, and a card that a viewer does not see has no reference.

use kernel::{Arg, Key, Message, Ref, Seat};

use crate::ask::Pick;
use crate::card::Card;
use crate::leader::Leader;
use crate::slot::Slot;

/// The id of a card in the hand of a seat.
pub(crate) fn hand_id(seat: Seat, card: Card) -> Key {
    format!("{seat}/hand/{}", card.face().id).into()
}

/// The id of a card in the graveyard of a seat.
pub(crate) fn graveyard_id(seat: Seat, card: Card) -> Key {
    format!("{seat}/graveyard/{}", card.face().id).into()
}

/// The id of the leader of a seat.
pub(crate) fn leader_id(seat: Seat) -> Key {
    format!("{seat}/leader").into()
}

/// The id of the card that was played and has not resolved.
pub(crate) const PLAYED: &str = "played";

/// A card in the hand of a seat.
pub(crate) fn in_hand(seat: Seat, card: Card) -> Arg {
    Arg::piece(hand_id(seat, card), card.title())
}

/// A card in the graveyard of a seat.
pub(crate) fn in_graveyard(seat: Seat, card: Card) -> Arg {
    Arg::piece(graveyard_id(seat, card), card.title())
}

/// The leader of a seat.
pub(crate) fn leader(seat: Seat, leader: Leader) -> Arg {
    Arg::piece(leader_id(seat), leader.title())
}

/// A unit by its card alone: where it stands is said otherwise.
pub(crate) fn card_on(slot: Slot, card: Card) -> Arg {
    Arg::piece(slot.to_string(), card.title())
}

/// A unit: whose, what and where.
pub(crate) fn unit(slot: Slot, card: Card) -> Arg {
    Arg::piece(slot.to_string(), unit_name(slot, card))
}

/// A unit that stands on one slot now and is spoken of as it stood on another.
pub(crate) fn unit_from(now: Slot, from: Slot, card: Card) -> Arg {
    Arg::piece(now.to_string(), unit_name(from, card))
}

pub(crate) fn unit_name(slot: Slot, card: Card) -> Message {
    let unit = Message::new("unit").with("side", slot.side());
    unit.with("card", card.title()).with("place", place(slot.terrain()))
}

/// A slot: whose and where.
pub(crate) fn slot(slot: Slot) -> Arg {
    Arg::zone(slot.to_string(), slot_name(slot))
}

pub(crate) fn slot_name(slot: Slot) -> Message {
    Message::new(format!("slot-{}", slot.terrain())).with("side", slot.side())
}

/// The id of a terrain.
pub(crate) fn terrain_id(terrain: u8) -> Key {
    format!("T{terrain}").into()
}

/// A terrain as that which somebody controls.
pub fn terrain(terrain: u8) -> Arg {
    Arg::zone(terrain_id(terrain), Message::new(format!("terrain-{terrain}")))
}

/// A terrain as the place where something is.
pub(crate) fn place(terrain: u8) -> Arg {
    Arg::word(format!("place-{terrain}"))
}

/// A terrain as the place to which something goes.
pub(crate) fn toward(terrain: u8) -> Arg {
    Arg::word(format!("toward-{terrain}"))
}

/// What lies on a slot, or the slot itself: what a person points at.
pub(crate) fn touched(slot: Slot, unit: Option<Card>) -> Ref {
    match unit {
        Some(_) => Ref::piece(slot.to_string()),
        None => Ref::zone(slot.to_string()),
    }
}

/// What can be picked, in words. The card on a slot is said by whoever can see it.
pub(crate) fn pick(pick: Pick, on: impl FnOnce(Slot) -> Option<Card>) -> Arg {
    match pick {
        Pick::Slot(at) => match on(at) {
            Some(card) => unit(at, card),
            None => slot(at),
        },
        Pick::Card(card) => card.title().into(),
        Pick::Option(n) => Message::new("pick-option").with("number", n + 1).into(),
    }
}

/// A number with its sign; 0 has none.
pub(crate) fn signed(n: i16) -> String {
    if n == 0 { "0".to_owned() } else { format!("{n:+}") }
}

/// Cards with their numbers, `2 Scout, Archer`, in the order in which kinds first come.
pub(crate) fn copies(cards: &[Card]) -> Arg {
    let mut kinds: Vec<(Card, usize)> = Vec::new();
    for &card in cards {
        match kinds.iter_mut().find(|(kind, _)| *kind == card) {
            Some((_, copies)) => *copies += 1,
            None => kinds.push((card, 1)),
        }
    }
    let counted = |(card, n): (Card, usize)| match n {
        1 => card.title(),
        n => Message::new("details-copies").with("count", n).with("card", card.title()),
    };
    match kinds.is_empty() {
        true => Arg::word("details-nothing"),
        false => Arg::list(kinds.into_iter().map(counted)),
    }
}
