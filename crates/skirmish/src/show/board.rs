//! What lies on the table, in words that know no game.

use kernel::{Arrangement, Board, Counter, Message, Piece, Place, Ref, Seat, Zone};

use super::catalogue::leader_sheet;
use super::names::{self, PLAYED, graveyard_id, hand_id, leader_id, signed};
use crate::card::{Card, Kind, Limit};
use crate::flow::WINS;
use crate::view::{SeatView, SlotView, Stage, TerrainView, UnitView, View};

/// What lies on the table: five terrains, each with the slots of both seats, and what the seats
/// have.
pub(crate) fn board(view: &View) -> Board {
    let mut zones: Vec<Zone> =
        (0..).zip(&view.terrains).map(|(n, shown): (u8, _)| terrain(n, shown)).collect();
    let resolving = view.resolving.map(|card| piece(PLAYED, card));
    zones.extend(resolving.map(|piece| Zone::new("played", Arrangement::Slot).with([piece])));
    Board {
        places: view.seats.iter().map(|seat| place(view, seat)).collect(),
        zones,
        field: None,
        counters: vec![Counter::new("skirmish", view.skirmish), Counter::new("turn", view.turn)],
    }
}

fn terrain(n: u8, shown: &TerrainView) -> Zone {
    let contested = shown.slots.iter().all(|slot| slot.unit.is_some());
    let control = match shown.controller {
        Some(seat) => Some(Message::new("mark-controls").with("seat", seat)),
        None if contested => Some(Message::new("mark-nobody-controls")),
        None => None,
    };
    let name = Message::new(format!("zone-terrain-{n}"));
    Zone {
        zones: shown.slots.iter().map(slot).collect(),
        counters: vec![Counter::new("points", shown.points)],
        marks: control.into_iter().collect(),
        ..Zone::named(Ref::Zone(names::terrain_id(n)), name, Arrangement::Row)
    }
}

/// What is so about a slot.
pub(crate) fn slot_marks(shown: &SlotView) -> impl Iterator<Item = Message> {
    let marks = [
        signed_mark("mark-modifier", shown.modifier),
        (shown.forts > 0).then(|| Message::new("mark-fortified").with("times", shown.forts)),
        shown.locked.then(|| Message::new("mark-locked")),
    ];
    marks.into_iter().flatten()
}

fn slot(shown: &SlotView) -> Zone {
    let thing = Ref::zone(shown.slot.to_string());
    Zone {
        marks: slot_marks(shown).collect(),
        ..Zone::named(thing, names::slot_name(shown.slot), Arrangement::Slot)
            .with(shown.unit.iter().map(|unit| standing(shown, unit)))
    }
}

/// A remark with a number and its sign, unless the number is 0.
fn signed_mark(key: &'static str, n: i16) -> Option<Message> {
    (n != 0).then(|| Message::new(key).with("amount", signed(n)))
}

/// What is so about a unit, beside its power.
pub(crate) fn unit_marks(slot: &SlotView, unit: &UnitView) -> impl Iterator<Item = Message> {
    let number = |n: i16, key: &'static str| (n > 0).then(|| Message::new(key).with("amount", n));
    let word = |so: bool, key: &'static str| so.then(|| Message::new(key));
    let waits = || Message::new("mark-waits").with("turns", unit.cooldown);
    let marks = [
        number(unit.damage, "mark-damaged"),
        signed_mark("mark-buffs", unit.buffs),
        number(unit.shield, "mark-shield"),
        word(is_ready(unit), "mark-ready"),
        is_waiting(unit).then(waits),
        word(unit.entered, "mark-not-ready"),
        word(unit.used, "mark-used"),
        word(unit.nullified, "mark-nullified"),
        word(unit.dominated, "mark-dominated"),
        word(unit.limited, "mark-limited"),
        word(is_foreign(slot), "mark-foreign"),
    ];
    marks.into_iter().flatten()
}

/// A unit on the board: it is called by its slot, which is its own.
fn standing(slot: &SlotView, unit: &UnitView) -> Piece {
    Piece {
        owner: Some(slot.slot.side()),
        value: Some(i32::from(unit.power)),
        marks: unit_marks(slot, unit).collect(),
        ..piece(slot.slot.to_string(), unit.card)
    }
}

/// A card by an id that says where it lies.
fn piece(id: impl Into<kernel::Key>, card: Card) -> Piece {
    let face = card.face();
    Piece {
        sheet: Some(face.id.into()),
        sign: face.name.chars().take(2).collect(),
        value: (face.kind() == Kind::Unit).then_some(i32::from(face.power)),
        ..Piece::new(id, card.title())
    }
}

fn place(view: &View, shown: &SeatView) -> Place {
    let most = shown.leader.face().charges;
    let charges = Counter::new("charges", shown.charges).of(most);
    let mut counters =
        vec![Counter::new("wins", shown.wins).of(WINS), Counter::new("points", shown.standing)];
    counters.extend((most > 0).then_some(charges));
    counters.extend([Counter::new("hand", shown.hand_size), Counter::new("deck", shown.deck_size)]);
    let playing = view.stage == Stage::Playing;
    let last_say = playing && view.last_say && view.active == shown.seat;
    let marks = [
        (view.skirmish > 0 && view.starter == shown.seat).then_some("mark-starts"),
        (playing && shown.done).then_some("mark-done"),
        last_say.then_some("mark-last-say"),
    ];
    Place {
        counters,
        marks: marks.into_iter().flatten().map(Message::new).collect(),
        zones: vec![leader(view, shown), hand(shown), deck(shown), graveyard(shown)],
    }
}

fn leader(view: &View, shown: &SeatView) -> Zone {
    let unknown = view.stage == Stage::Building && shown.list_size == 0;
    let piece = Piece {
        sheet: Some(leader_sheet(shown.leader).into()),
        sign: shown.leader.face().name.chars().take(2).collect(),
        owner: Some(shown.seat),
        ..Piece::new(leader_id(shown.seat), shown.leader.title())
    };
    let zone = Zone::of(shown.seat, "leader", Arrangement::Slot);
    zone.with(Some(piece).filter(|_| !unknown))
}

fn hand(shown: &SeatView) -> Zone {
    let cards = shown.hand.as_ref().unwrap_or(&shown.shown);
    let hidden = usize::from(shown.hand_size) - cards.len();
    let pieces = cards.iter().map(|&card| owned(hand_id(shown.seat, card), card, shown.seat));
    let zone = Zone::of(shown.seat, "hand", Arrangement::Hand).with(pieces);
    Zone { hidden: hidden as u32, ..zone }
}

fn deck(shown: &SeatView) -> Zone {
    let hidden = u32::from(shown.deck_size);
    Zone { hidden, ..Zone::of(shown.seat, "deck", Arrangement::Pile) }
}

/// What came last lies on top.
fn graveyard(shown: &SeatView) -> Zone {
    let cards = shown.graveyard.iter().rev();
    let pieces = cards.map(|&card| owned(graveyard_id(shown.seat, card), card, shown.seat));
    Zone::of(shown.seat, "graveyard", Arrangement::Pile).with(pieces)
}

fn owned(id: kernel::Key, card: Card, seat: Seat) -> Piece {
    Piece { owner: Some(seat), ..piece(id, card) }
}

// ------------------------------------------------------------------ how units are

/// Whether a unit could still be activated in this stay, or in this turn.
fn is_unused(unit: &UnitView) -> bool {
    unit.card.face().limit().is_some() && !unit.used && !unit.nullified
}

pub(crate) fn is_ready(unit: &UnitView) -> bool {
    is_unused(unit) && !unit.entered && unit.cooldown == 0
}

/// Whether it must wait for longer than everybody who has just come.
pub(crate) fn is_waiting(unit: &UnitView) -> bool {
    let longer = matches!(unit.card.face().limit(), Some(Limit::Once(2..)));
    is_unused(unit) && longer && unit.cooldown > 0
}

/// Whether the unit of a slot belongs to the other seat.
pub(crate) fn is_foreign(slot: &SlotView) -> bool {
    slot.unit.as_ref().is_some_and(|unit| unit.owner != slot.slot.side())
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Secrets, Setup, Viewer};

    use super::*;
    use crate::State;

    fn board_at(position: &str, viewer: Viewer) -> Board {
        let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
        board(&State::new(&setup).expect("a sound position").view(viewer))
    }

    #[test]
    fn a_unit_is_called_by_its_slot_and_its_card() {
        let board = board_at(
            "unit T1P0: Veteran, damage 1, buff +2, shield 3\nmodifiers 0: 0 -1 0 0 0\n\
             graveyard 1: Scout, Archer\nhand 0: Strike\nhand 1: Seed",
            Viewer::Seat(Seat(0)),
        );
        assert_eq!(board.zones.len(), 5);
        let terrain = &board.zones[1];
        let controls = Message::new("mark-controls").with("seat", Seat(0));
        assert_eq!((&terrain.thing, &terrain.marks[..]), (&Ref::zone("T1"), &[controls][..]));
        let [own, other] = &terrain.zones[..] else { panic!("two slots") };
        assert_eq!(own.arrangement, Arrangement::Slot);
        assert_eq!((&own.thing, &other.thing), (&Ref::zone("T1P0"), &Ref::zone("T1P1")));
        assert_eq!(own.marks, [Message::new("mark-modifier").with("amount", "-1")]);
        let unit = &own.pieces[0];
        assert_eq!((&unit.thing, unit.sheet.as_deref()), (&Ref::piece("T1P0"), Some("veteran")));
        assert_eq!((unit.value, unit.owner), (Some(4), Some(Seat(0))));
        let keys: Vec<&str> = unit.marks.iter().map(|mark| &*mark.key).collect();
        assert_eq!(keys, ["mark-damaged", "mark-buffs", "mark-shield"]);
        let [leader, hand, _, graveyard] = &board.places[1].zones[..] else { panic!("four zones") };
        assert_eq!(leader.pieces[0].thing, Ref::piece("1/leader"));
        assert_eq!((hand.pieces.len(), hand.hidden), (0, 1));
        assert_eq!(graveyard.pieces[0].name, Message::new("card-archer"));
        let strike = &board.places[0].zones[1].pieces[0];
        assert_eq!(strike.thing, Ref::piece("0/hand/strike"));
        assert_eq!(board.places[0].counters[0], Counter::new("wins", 0).of(2));
    }
}
