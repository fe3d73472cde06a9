//! More than the picture shows: graveyards, decks, every number of every unit; and the catalogue.

use std::fmt::Write as _;

use kernel::Names;

use crate::card::{Card, Kind, Pool, Rarity};
use crate::deck::{Deck, READY};
use crate::view::{SeatView, UnitView, View};

/// What can be looked at.
pub(crate) const TOPICS: &[&str] = &["graveyards", "decks", "units"];

/// More about one thing on the table.
pub(crate) fn details(view: &View, topic: &str, names: Names<'_>) -> Option<String> {
    match topic {
        "graveyards" | "graveyard" => {
            Some(each(view, names, |seat| vec![("", counted(&seat.graveyard))]))
        }
        "decks" | "deck" => Some(each(view, names, |seat| {
            let left = seat.deck.as_ref().map(|deck| ("left: ", counted(deck)));
            let list = match &seat.list {
                Some(list) => counted(list),
                None => format!("{} cards that you do not know", seat.list_size),
            };
            [Some(("list: ", list)), left].into_iter().flatten().collect()
        })),
        "units" | "unit" => Some(units(view)),
        _ => None,
    }
}

/// Lists of cards of both seats.
fn each(
    view: &View,
    names: Names<'_>,
    lists: impl Fn(&SeatView) -> Vec<(&'static str, String)>,
) -> String {
    let mut out = String::new();
    for seat in &view.seats {
        for (what, cards) in lists(seat) {
            let text = format!("{}, {what}{cards}", names.of(seat.seat));
            let _ = writeln!(out, "{}", crate::words::wrapped(&text, 2));
        }
    }
    out
}

/// `2 Scout, Archer`: in the order in which kinds first come.
fn counted(cards: &[Card]) -> String {
    let mut kinds: Vec<(Card, usize)> = Vec::new();
    for &card in cards {
        match kinds.iter_mut().find(|(kind, _)| *kind == card) {
            Some((_, copies)) => *copies += 1,
            None => kinds.push((card, 1)),
        }
    }
    let one = |(card, copies): &(Card, usize)| match copies {
        1 => card.to_string(),
        n => format!("{n} {card}"),
    };
    match kinds.is_empty() {
        true => "nothing".to_owned(),
        false => kinds.iter().map(one).collect::<Vec<_>>().join(", "),
    }
}

fn units(view: &View) -> String {
    let mut out = String::new();
    for slot in view.terrains.iter().flat_map(|terrain| &terrain.slots) {
        if let Some(unit) = &slot.unit {
            let text = format!("{} {}: {}", slot.slot, unit.card, numbers(unit, slot.modifier));
            let _ = writeln!(out, "{}", crate::words::wrapped(&text, 2));
        }
    }
    if out.is_empty() { "No unit is on the board.\n".to_owned() } else { out }
}

fn numbers(unit: &UnitView, modifier: i16) -> String {
    let others = unit.power - unit.printed - unit.buffs + unit.damage - modifier;
    let number = |n: i16, what: &str| (n != 0).then(|| format!("{what} {n:+}"));
    let word = |so: bool, what: &str| so.then(|| what.to_owned());
    let parts = [
        Some(format!("power {}: printed {}", unit.power, unit.printed)),
        number(unit.buffs, "buffs"),
        number(-unit.damage, "damage"),
        number(modifier, "slot"),
        number(others, "others").filter(|_| unit.power > 0),
        number(unit.shield, "shield"),
        (unit.cooldown > 0).then(|| format!("waits for {} turns", unit.cooldown)),
        word(unit.entered, "not ready yet"),
        word(unit.used, "activation used"),
        word(unit.nullified, "nullified"),
        word(unit.dominated, "Dominant used"),
        word(unit.limited, "limit of this turn used"),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

// ------------------------------------------------------------------ the catalogue

/// All cards, all ready decks, or one of them as the text of a deck file.
pub(crate) fn catalogue(name: &str) -> Option<String> {
    match name {
        "cards" => Some(cards()),
        "decks" => Some(decks()),
        _ => Deck::ready(name).map(|deck| deck.write()),
    }
}

fn cards() -> String {
    let kinds = [
        (Kind::Action, Pool::Core, "Actions"),
        (Kind::Unit, Pool::Core, "Units"),
        (Kind::Unit, Pool::Design, "Further designs, units"),
        (Kind::Action, Pool::Design, "Further designs, actions"),
    ];
    let mut out = String::new();
    for (kind, pool, title) in kinds {
        for (rarity, word) in
            [(Rarity::Bronze, "bronze"), (Rarity::Silver, "silver"), (Rarity::Gold, "gold")]
        {
            let fits = |card: &Card| {
                let face = card.face();
                (face.kind(), face.pool, face.rarity) == (kind, pool, rarity)
            };
            let list: Vec<String> = Card::all().filter(fits).map(with_power).collect();
            if !list.is_empty() {
                let text = format!("{title}, {word}: {}.", list.join(", "));
                let _ = writeln!(out, "{}", crate::words::wrapped(&text, 2));
            }
        }
    }
    out
}

fn with_power(card: Card) -> String {
    match card.face().kind() {
        Kind::Unit => format!("{card} ({})", card.face().power),
        Kind::Action => card.to_string(),
    }
}

fn decks() -> String {
    let line = |ready: &crate::deck::Ready| {
        format!("{:<10} {}, led by {}\n", ready.name, ready.about, ready.leader.face().name)
    };
    READY.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seat, Setup, Viewer};

    use super::*;
    use crate::State;

    #[test]
    fn one_can_look_closer_but_not_into_other_decks() {
        let position = "unit T1P0: Veteran, damage 1, buff +2, shield 3\nmodifiers 0: 0 -1 0 0 0\n\
                        graveyard 1: Scout, Archer, Scout\ndeck 0: Seed\nhand 0: Strike";
        let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
        let state = State::new(&setup).unwrap();
        let names = ["Ann".to_owned(), "Bob".to_owned()];
        let see = |topic: &str, seat| {
            details(&state.view(Viewer::Seat(Seat(seat))), topic, Names(&names)).unwrap()
        };
        assert_eq!(see("graveyards", 0), "Ann, nothing\nBob, 2 Scout, Archer\n");
        let text = "power 4: printed 4, buffs +2, damage -1, slot -1, shield +3";
        assert_eq!(see("units", 1), format!("T1P0 Veteran: {text}\n"));
        assert!(see("decks", 0).contains("Ann, left: Seed\n"));
        assert!(!see("decks", 1).contains("Ann, left"));
        assert!(TOPICS.iter().all(|topic| !see(topic, 0).is_empty()));
        assert_eq!(details(&state.view(Viewer::Spectator), "hands", Names(&names)), None);
    }

    #[test]
    fn the_catalogue_can_be_read_and_ready_decks_are_deck_files() {
        let all = catalogue("cards").unwrap();
        assert!(
            Card::all()
                .filter(|card| card.face().pool == Pool::Core)
                .all(|card| all.replace("\n ", "").contains(card.face().name))
        );
        for ready in &READY {
            let text = catalogue(ready.name).unwrap();
            assert_eq!(Deck::parse(&text).unwrap().code(), ready.name);
            assert!(catalogue("decks").unwrap().contains(ready.name));
        }
    }
}
