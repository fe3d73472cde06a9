//! More than the board shows: graveyards, decks, every number of every unit.

use kernel::{Arg, Message};

use super::names::{copies, signed, unit};
use crate::view::{SeatView, UnitView, View};

/// What can be looked at.
pub(crate) const TOPICS: &[&str] = &["graveyards", "decks", "units"];

/// More about one thing on the table.
pub(crate) fn details(view: &View, topic: &str) -> Option<Vec<Message>> {
    match topic {
        "graveyards" => Some(view.seats.iter().map(graveyard).collect()),
        "decks" => Some(view.seats.iter().flat_map(decks).collect()),
        "units" => Some(units(view)),
        _ => None,
    }
}

fn graveyard(seat: &SeatView) -> Message {
    let cards = copies(&seat.graveyard);
    Message::new("details-graveyard").with("seat", seat.seat).with("cards", cards)
}

/// The list of a seat, and what is left of its deck where the viewer may know.
fn decks(seat: &SeatView) -> Vec<Message> {
    let list = match &seat.list {
        Some(list) => copies(list),
        None => Message::new("details-unknown").with("size", seat.list_size).into(),
    };
    let of = |key, cards: Arg| Message::new(key).with("seat", seat.seat).with("cards", cards);
    let left = seat.deck.as_ref().map(|deck| of("details-left", copies(deck)));
    [Some(of("details-list", list)), left].into_iter().flatten().collect()
}

fn units(view: &View) -> Vec<Message> {
    let slots = view.terrains.iter().flat_map(|terrain| &terrain.slots);
    let mut all: Vec<Message> = slots
        .filter_map(|slot| {
            let shown = slot.unit.as_ref()?;
            let message = Message::new("details-unit").with("unit", unit(slot.slot, shown.card));
            Some(message.with("numbers", Arg::list(numbers(shown, slot.modifier))))
        })
        .collect();
    if all.is_empty() {
        all.push(Message::new("details-no-units"));
    }
    all
}

fn numbers(unit: &UnitView, modifier: i16) -> Vec<Message> {
    let others = unit.power - unit.printed - unit.buffs + unit.damage - modifier;
    let number =
        |n: i16, key: &'static str| (n != 0).then(|| Message::new(key).with("amount", signed(n)));
    let word = |so: bool, key: &'static str| so.then(|| Message::new(key));
    let power = Message::new("details-power").with("power", unit.power);
    let waits = || Message::new("details-waits").with("turns", unit.cooldown);
    let parts = [
        Some(power.with("printed", unit.printed)),
        number(unit.buffs, "details-buffs"),
        number(-unit.damage, "details-damage"),
        number(modifier, "details-modifier"),
        number(others, "details-others").filter(|_| unit.power > 0),
        number(unit.shield, "details-shield"),
        (unit.cooldown > 0).then(waits),
        word(unit.entered, "details-not-ready"),
        word(unit.used, "mark-used"),
        word(unit.nullified, "mark-nullified"),
        word(unit.dominated, "mark-dominated"),
        word(unit.limited, "mark-limited"),
    ];
    parts.into_iter().flatten().collect()
}

#[cfg(all(test, feature = "words"))]
mod tests {
    use kernel::{Game, Reader, Seat, Secrets, Setup, Viewer};

    use super::*;
    use crate::State;
    use crate::show::testing::{english, names};

    #[test]
    fn one_can_look_closer_but_not_into_other_decks() {
        let position = "unit T1P0: Veteran, damage 1, buff +2, shield 3\nmodifiers 0: 0 -1 0 0 0\n\
                        graveyard 1: Scout, Archer, Scout\ndeck 0: Seed\nhand 0: Strike";
        let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
        let state = State::new(&setup).unwrap();
        let (words, names) = (english(), names());
        let see = |topic: &str, seat| -> Vec<String> {
            let told = details(&state.view(Viewer::Seat(Seat(seat))), topic).unwrap();
            let reader = Reader::of(kernel::Names(&names));
            told.iter().map(|message| words.render(message, reader)).collect()
        };
        assert_eq!(
            see("graveyards", 0),
            ["Ann's graveyard: nothing.", "Bob's graveyard: 2 Scout and Archer."]
        );
        let text = "power 4, printed 4, buffs +2, damage -1, slot -1 and shield +3";
        assert_eq!(see("units", 1), [format!("Ann's Veteran on the left: {text}.")]);
        let left = "Left in Ann's deck: Seed.".to_owned();
        assert!(see("decks", 0).contains(&left) && !see("decks", 1).contains(&left));
        assert!(TOPICS.iter().all(|topic| !see(topic, 0).is_empty()));
        assert_eq!(details(&state.view(Viewer::Spectator), "hands"), None);
    }
}
