//! The catalogue: every card, in the order in which cards are listed.

mod actions;
mod between;
mod current;
mod designed;
mod designs;
mod mutation;
mod older;

use crate::board::Traits;
use crate::card::{Card, Face, Keywords};
use crate::slot::{Slot, Slots};
use crate::state::{Components, MOST_CARDS};

/// How many cards there are.
const COUNT: usize = actions::CARDS.len()
    + current::CARDS.len()
    + designed::CARDS.len()
    + older::CARDS.len()
    + between::CARDS.len()
    + designs::CARDS.len();

/// All cards. Their places are their numbers.
pub static FACES: [Face; COUNT] = CATALOGUE;

const CATALOGUE: [Face; COUNT] = catalogue();

/// In which way a card is played: what it may be put on. The first ways are those of units, the
/// others those of actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Way {
    /// To an empty slot of one's own.
    Plain,
    /// That, or onto an ally.
    Consume,
    /// Onto an ally.
    MustConsume,
    /// As plain, or to an empty slot of the opponent.
    Infiltrate,
    /// On any slot.
    AnySlot,
    /// On a slot of one's own.
    OwnSlot,
    /// On any unit.
    AnyUnit,
    /// On an ally.
    Ally,
    /// On an ally that has an opponent.
    OpposedAlly,
    /// On an enemy with power 5 or more.
    StrongEnemy,
}

impl Way {
    /// How many there are.
    pub(crate) const COUNT: usize = Way::StrongEnemy as usize + 1;

    /// Whether units are played so.
    #[inline]
    pub(crate) const fn is_of_units(self) -> bool {
        (self as u8) < Way::AnySlot as u8
    }
}

/// In which way a card is played.
#[inline]
pub(crate) fn way(card: Card) -> Way {
    WAYS[usize::from(card.0)]
}

#[cfg(not(test))]
static WAYS: [Way; COUNT] = ways(&CATALOGUE);

const fn ways(faces: &[Face; COUNT]) -> [Way; COUNT] {
    let (mut ways, mut n) = ([Way::Plain; COUNT], 0);
    while n < COUNT {
        let keywords = faces[n].keywords;
        ways[n] = match faces[n].command {
            Some(command) => command.way,
            None if keywords.any(Keywords::MUST_CONSUME) => Way::MustConsume,
            None if keywords.any(Keywords::CONSUME) => Way::Consume,
            None if keywords.any(Keywords::INFILTRATE) => Way::Infiltrate,
            None => Way::Plain,
        };
        n += 1;
    }
    ways
}

/// What is printed on a unit, as the board needs it.
#[inline]
pub(crate) fn traits(card: Card) -> Traits {
    #[cfg(test)]
    return Traits::of(card.face());
    #[cfg(not(test))]
    TRAITS[usize::from(card.0)]
}

#[cfg(not(test))]
static TRAITS: [Traits; COUNT] = {
    let (mut all, mut n) = ([Traits::of(&CATALOGUE[0]); COUNT], 0);
    while n < COUNT {
        all[n] = Traits::of(&CATALOGUE[n]);
        n += 1;
    }
    all
};

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

/// How many actions there are that may be made at random; they are the first cards.
pub(crate) const ACTIONS: usize = actions::POOL;

/// The nine actions, in the order of the alphabet.
pub(crate) fn actions() -> impl ExactSizeIterator<Item = Card> {
    (0..actions::POOL as u8).map(Card)
}

/// The card with this id, found when the rules are compiled: for decks, and cards that make others.
///
/// # Panics
/// When there is no such card.
pub(crate) const fn card(id: &str) -> Card {
    let mut n = 0;
    while n < COUNT {
        if same(CATALOGUE[n].id.as_bytes(), id.as_bytes()) {
            return Card(n as u8);
        }
        n += 1;
    }
    panic!("no card has this id")
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    let mut n = 0;
    while n < one.len() && n < other.len() && one[n] == other[n] {
        n += 1;
    }
    n == one.len() && n == other.len()
}

/// Whether any card has a keyword.
pub(crate) const fn any(keyword: Keywords) -> bool {
    let mut n = 0;
    while n < COUNT {
        if CATALOGUE[n].keywords.any(keyword) {
            return true;
        }
        n += 1;
    }
    false
}

// ------------------------------------------------------------------ what activations are used on

fn close_units(table: &Components, slot: Slot) -> Slots {
    slot.close().and(table.board.units())
}

fn close_allies(table: &Components, slot: Slot) -> Slots {
    slot.close_ally().and(table.board.units())
}

fn empty_close_ally_slots(table: &Components, slot: Slot) -> Slots {
    slot.close_ally().minus(table.board.units())
}

/// Close slots of the own side to which a unit that is made can be deployed: none for who owns as
/// many cards as anybody may.
// R41.
fn open_close_ally_slots(table: &Components, slot: Slot) -> Slots {
    if table.owned(slot.side()) >= MOST_CARDS {
        return Slots::NONE;
    }
    slot.close_ally().and(table.board.open(slot.side()))
}

#[cfg(test)]
use mutation::WAYS;
#[cfg(test)]
pub(crate) use mutation::{deprived, is_mute, leader_deprived};

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
            assert!(face.clauses > 0 && face.abilities.len() <= 2, "{}", face.name);
        }
    }

    #[test]
    fn the_nine_actions_come_first_in_the_order_of_the_alphabet() {
        let ids: Vec<&str> = actions().map(|card| card.face().id).collect();
        assert!(ids.is_sorted() && ids.len() == 9, "{ids:?}");
        assert!(actions().all(|card| card.face().command.is_some()));
    }
}
