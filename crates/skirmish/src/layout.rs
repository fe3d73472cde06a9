//! What lies on the table and what is printed on cards, in words that know no game.

use kernel::{Arrangement, Board, Counter, Piece, Place, Seat, Sheet, Zone};

use crate::card::{Card, Kind, Pool, Rarity};
use crate::deck::{READY, Ready};
use crate::flow::WINS;
use crate::leader::Leader;
use crate::view::{SeatView, SlotView, Stage, TerrainView, UnitView, View};
use crate::words;

// ------------------------------------------------------------------ the table

/// What lies on the table: five terrains, each with the slots of both seats, and what the seats
/// have.
pub(crate) fn board(view: &View) -> Board {
    let mut zones: Vec<Zone> =
        (0..).zip(&view.terrains).map(|(n, shown): (u8, _)| terrain(n, shown)).collect();
    let resolving = view.resolving.map(card);
    zones.extend(resolving.map(|piece| Zone::new("played", Arrangement::Slot).with([piece])));
    Board {
        places: view.seats.iter().map(|seat| place(view, seat)).collect(),
        zones,
        field: None,
        counters: vec![Counter::new("skirmish", view.skirmish), Counter::new("turn", view.turn)],
    }
}

fn terrain(n: u8, shown: &TerrainView) -> Zone {
    let name = format!("T{n}");
    let contested = shown.slots.iter().all(|slot| slot.unit.is_some());
    let control = match shown.controller {
        Some(seat) => Some(format!("seat {seat} controls")),
        None if contested => Some("nobody controls".to_owned()),
        None => None,
    };
    Zone {
        word: name.clone(),
        zones: shown.slots.iter().map(slot).collect(),
        counters: vec![Counter::new("points", shown.points)],
        marks: control.into_iter().collect(),
        ..Zone::new(&name, Arrangement::Row)
    }
}

fn slot(shown: &SlotView) -> Zone {
    let name = shown.slot.to_string();
    let marks = [
        (shown.modifier != 0).then(|| format!("modifier {:+}", shown.modifier)),
        (shown.forts > 0).then(|| format!("fortified {}", shown.forts)),
        shown.locked.then(|| "locked".to_owned()),
    ];
    Zone {
        word: name.clone(),
        marks: marks.into_iter().flatten().collect(),
        ..Zone::new(&name, Arrangement::Slot)
            .with(shown.unit.iter().map(|unit| standing(shown, unit)))
    }
}

/// A unit on the board: it is called by its slot, which is its own, and by its card.
fn standing(slot: &SlotView, unit: &UnitView) -> Piece {
    let number = |n: i16, what: &str| (n != 0).then(|| format!("{what} {n:+}"));
    let word = |so: bool, what: &str| so.then(|| what.to_owned());
    let marks = [
        (unit.damage > 0).then(|| format!("damaged {}", unit.damage)),
        number(unit.buffs, "buffs"),
        (unit.shield > 0).then(|| format!("shield {}", unit.shield)),
        word(words::is_ready(unit), "ready"),
        words::is_waiting(unit).then(|| format!("waits {}", unit.cooldown)),
        word(unit.entered, "not ready"),
        word(unit.used, "activation used"),
        word(unit.nullified, "nullified"),
        word(unit.dominated, "Dominant used"),
        word(unit.limited, "limit of this turn used"),
        word(words::is_foreign(slot), "owned by the other"),
    ];
    let mut piece = card(unit.card);
    piece.words.insert(0, slot.slot.to_string());
    Piece {
        owner: Some(slot.slot.side()),
        value: Some(i32::from(unit.power)),
        marks: marks.into_iter().flatten().collect(),
        ..piece
    }
}

/// A card outside of the board: moves say its title, events its id.
fn card(card: Card) -> Piece {
    let face = card.face();
    let power = (face.kind() == Kind::Unit).then_some(i32::from(face.power));
    let words = vec![face.name.to_owned(), face.id.to_owned()];
    Piece { words, value: power, ..Piece::named(face.name) }
}

fn place(view: &View, shown: &SeatView) -> Place {
    let face = shown.leader.face();
    let charges = Counter::new("charges", shown.charges).of(face.charges);
    let mut counters = vec![
        Counter::new("wins", shown.wins).of(WINS),
        Counter::new("points", shown.standing),
        charges,
        Counter::new("hand", shown.hand_size),
        Counter::new("deck", shown.deck_size),
    ];
    counters.retain(|counter| counter.name != "charges" || face.charges > 0);
    let playing = view.stage == Stage::Playing;
    let last_say = playing && view.last_say && view.active == shown.seat;
    let marks = [
        (view.skirmish > 0 && view.starter == shown.seat).then_some("starts"),
        (playing && shown.done).then_some("done"),
        last_say.then_some("last say"),
    ];
    Place {
        counters,
        marks: marks.into_iter().flatten().map(str::to_owned).collect(),
        zones: vec![leader(view, shown), hand(shown), deck(shown), graveyard(shown)],
    }
}

fn leader(view: &View, shown: &SeatView) -> Zone {
    let unknown = view.stage == Stage::Building && shown.list_size == 0;
    let face = shown.leader.face();
    let piece = Piece {
        words: ["leader", face.name, face.id].map(str::to_owned).to_vec(),
        owner: Some(shown.seat),
        ..Piece::named(face.name)
    };
    Zone::new("leader", Arrangement::Slot).with(Some(piece).filter(|_| !unknown))
}

fn hand(shown: &SeatView) -> Zone {
    let cards = shown.hand.as_ref().unwrap_or(&shown.shown);
    let hidden = usize::from(shown.hand_size) - cards.len();
    let zone =
        Zone::new("hand", Arrangement::Hand).with(cards.iter().map(|&c| owned(c, shown.seat)));
    Zone { word: "hand".to_owned(), hidden: hidden as u32, ..zone }
}

fn deck(shown: &SeatView) -> Zone {
    let hidden = u32::from(shown.deck_size);
    Zone { word: "deck".to_owned(), hidden, ..Zone::new("deck", Arrangement::Pile) }
}

/// What came last lies on top.
fn graveyard(shown: &SeatView) -> Zone {
    let cards = shown.graveyard.iter().rev().map(|&c| owned(c, shown.seat));
    Zone { word: "graveyard".to_owned(), ..Zone::new("graveyard", Arrangement::Pile).with(cards) }
}

fn owned(of: Card, seat: Seat) -> Piece {
    Piece { owner: Some(seat), ..card(of) }
}

// ------------------------------------------------------------------ the catalogue

/// Every card that can be met, every leader, every word that cards use, and the ready decks.
pub(crate) fn catalogue() -> Vec<Sheet> {
    let met = Card::all().filter(|card| card.face().pool != Pool::Test);
    let leaders = Leader::ALL.into_iter().map(|leader| {
        let face = leader.face();
        Sheet::new("leader", face.name, [face.text]).fact("charges", face.charges)
    });
    let meanings = words::meanings().map(|(word, text)| Sheet::new("word", word, [text]));
    met.map(sheet).chain(leaders).chain(meanings).chain(READY.iter().map(ready)).collect()
}

fn sheet(card: Card) -> Sheet {
    let face = card.face();
    let rarity = match face.rarity {
        Rarity::Bronze => "bronze",
        Rarity::Silver => "silver",
        Rarity::Gold => "gold",
    };
    let sheet = match face.kind() {
        Kind::Unit => Sheet::new("unit", face.name, [face.text])
            .fact("power", face.power)
            .fact("types", face.types),
        Kind::Action => Sheet::new("action", face.name, [face.text]),
    };
    let sheet = match words::color(face.color) {
        Some(color) => sheet.fact("color", color),
        None => sheet,
    };
    let sheet = if face.pool == Pool::Token { sheet.fact("token", "yes") } else { sheet };
    sheet.fact("rarity", rarity)
}

fn ready(ready: &Ready) -> Sheet {
    Sheet::new("deck", ready.name, [ready.about]).fact("leader", ready.leader.face().name)
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Setup, Viewer};

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
        assert_eq!(
            (&*terrain.word, &terrain.marks[..]),
            ("T1", &["seat 0 controls".to_owned()][..])
        );
        let [own, other] = &terrain.zones[..] else { panic!("two slots") };
        assert_eq!((own.lies, &*own.word, &*other.word), (Arrangement::Slot, "T1P0", "T1P1"));
        assert_eq!(own.marks, ["modifier -1"]);
        let unit = &own.pieces[0];
        assert_eq!(unit.words, ["T1P0", "Veteran", "veteran"]);
        assert_eq!((unit.value, unit.owner), (Some(4), Some(Seat(0))));
        assert_eq!(unit.marks[..3], ["damaged 1", "buffs +2", "shield 3"]);
        let [leader, hand, _, graveyard] = &board.places[1].zones[..] else { panic!("four zones") };
        assert_eq!(leader.pieces[0].words[0], "leader");
        assert_eq!((hand.pieces.len(), hand.hidden), (0, 1));
        assert_eq!(graveyard.pieces[0].name, "Archer");
        assert_eq!(board.places[0].zones[1].pieces[0].words, ["Strike", "strike"]);
        assert_eq!(board.places[0].counters[0], Counter::new("wins", 0).of(2));
    }

    #[test]
    fn a_sheet_says_what_is_printed() {
        let all = catalogue();
        let find = |name: &str| all.iter().find(|sheet| sheet.name == name).expect("a sheet");
        assert_eq!((&*find("Dragon").kind, &*find("Strike").kind), ("unit", "action"));
        assert_eq!((&*find("Warlord").kind, &*find("Warlord").facts["charges"]), ("leader", "2"));
        assert_eq!(find("Infiltrate").kind, "word");
        let power = Card::named("dragon").expect("a card").face().power;
        assert_eq!(find("Dragon").facts["power"], power.to_string());
    }
}
