//! The catalogue: every card, in the order in which cards are listed.

mod actions;
mod between;
mod current;
mod designed;
mod designs;
mod older;

use crate::card::{Card, Face};
use crate::slot::{Slot, Slots};
use crate::state::State;

/// How many cards there are.
const COUNT: usize = actions::CARDS.len()
    + current::CARDS.len()
    + designed::CARDS.len()
    + older::CARDS.len()
    + between::CARDS.len()
    + designs::CARDS.len();

/// All cards. Their places are their numbers.
pub static FACES: [Face; COUNT] = catalogue();

const fn catalogue() -> [Face; COUNT] {
    let parts: [&[Face]; 6] = [
        &actions::CARDS,
        &current::CARDS,
        &designed::CARDS,
        &older::CARDS,
        &between::CARDS,
        &designs::CARDS,
    ];
    let mut all = [actions::CARDS[0]; COUNT];
    let (mut part, mut n) = (0, 0);
    while part < parts.len() {
        let mut k = 0;
        while k < parts[part].len() {
            all[n] = parts[part][k];
            n += 1;
            k += 1;
        }
        part += 1;
    }
    all
}

/// The nine actions, in the order of the alphabet.
pub(crate) fn actions() -> impl Iterator<Item = Card> {
    (0..actions::POOL as u8).map(Card)
}

/// The card with this id: for cards that make others.
pub(crate) fn card(id: &str) -> Card {
    Card::named(id).expect("a card of the catalogue")
}

// ------------------------------------------------------------------ what activations are used on

fn close_units(state: &State, slot: Slot) -> Slots {
    slot.close().and(state.board.units())
}

fn close_allies(state: &State, slot: Slot) -> Slots {
    slot.close_ally().and(state.board.units())
}

fn empty_close_ally_slots(state: &State, slot: Slot) -> Slots {
    slot.close_ally().minus(state.board.units())
}

/// Close slots of the own side to which something can be deployed.
fn open_close_ally_slots(state: &State, slot: Slot) -> Slots {
    slot.close_ally().and(state.board.open(slot.side()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Kind, Pool};

    #[test]
    fn the_catalogue_is_complete_and_every_name_is_its_own() {
        let count = |pool, kind| {
            FACES.iter().filter(|face| face.pool == pool && face.kind() == kind).count()
        };
        assert_eq!(count(Pool::Core, Kind::Unit), 61);
        assert_eq!(count(Pool::Core, Kind::Action), 9);
        assert_eq!(count(Pool::Token, Kind::Unit), 1);
        assert_eq!(count(Pool::Design, Kind::Unit), 16);
        assert_eq!(count(Pool::Design, Kind::Action), 1);
        for card in Card::all() {
            let face = card.face();
            assert_eq!(Card::named(face.id), Some(card), "{}", face.id);
            assert_eq!(Card::named(&face.name.to_uppercase()), Some(card), "{}", face.name);
            assert!(!face.text.is_empty() && face.abilities.len() <= 2, "{}", face.name);
        }
    }

    #[test]
    fn the_nine_actions_come_first_in_the_order_of_the_alphabet() {
        let ids: Vec<&str> = actions().map(|card| card.face().id).collect();
        assert!(ids.is_sorted() && ids.len() == 9, "{ids:?}");
        assert!(actions().all(|card| card.face().command.is_some()));
    }
}
