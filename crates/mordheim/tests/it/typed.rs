//! Dice that are typed in beside a real table: rows, corrections, and what the log says of them.

use kernel::{Mover, Seat, SeatSet, Setup};
use mordheim::State;
use table::message::{Command, LineKind, Request};
use table::{AnyTable, Host, Jumped, Player, Table};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

const DUEL: &str = "phase: shooting\n\
    A1: reikland marksman, BS3, bow\n\
    A2: reikland marksman, BS3, bow\n\
    B1: middenheim warrior, mace\n\
    B2: middenheim warrior, mace";

/// A table of two people at which dice are typed in, and a shot is aimed.
fn aimed() -> Table<State> {
    let setup = Setup { position: Some(DUEL.to_owned()), ..Setup::default() };
    let setup = setup.set("preset", "companion").set("heights", "off");
    let mut table = Table::open(&setup, 1, Player::seated(&["human", "human"])).unwrap();
    table.set_typed_dice(true);
    table.play_text(Mover::Seat(A), "A1 aim bow B1").unwrap();
    table
}

fn typed(table: &Table<State>) -> Vec<&str> {
    let line = table.line().iter().map(|id| &table.log()[*id as usize - 1]);
    line.filter(|entry| entry.typed.is_some()).filter_map(|e| e.notation.as_deref()).collect()
}

#[test]
fn several_dice_are_taken_in_a_row_behind_the_move_that_calls_for_them() {
    let mut table = aimed();
    table.play_line(A, "fire 4 4 2").unwrap();
    assert_eq!(typed(&table), ["roll 4", "roll 4", "roll 2"]);
    let mut other = aimed();
    other.play_line(A, "fire").unwrap();
    other.type_dice(A, "4, 4 2").unwrap();
    assert_eq!(other.state().clone(), table.state().clone());
}

#[test]
fn a_row_with_a_wrong_die_changes_nothing_and_names_the_die() {
    let mut table = aimed();
    let before = (table.at(), table.hash());
    for (line, place, code) in [
        ("fire 4 7 2", "2", "wrong_die"),
        ("fire 4 4 2 5", "4", "wrong_die"),
        ("fire 2 2", "2", "wrong_die"),
        ("cover 4", "1", "wrong_die"),
    ] {
        let error = table.play_line(A, line).unwrap_err();
        assert_eq!((error.code.as_ref(), error.field("place")), (code, Some(place)), "{line}");
        assert_eq!((table.at(), table.hash()), before, "{line}");
    }
    table.play_line(A, "fire").unwrap();
    let before = (table.at(), table.hash());
    let error = table.type_dice(A, "4 x").unwrap_err();
    assert_eq!(error.field("place"), Some("2"));
    assert_eq!((table.at(), table.hash()), before);
    table.set_typed_dice(false);
    assert_eq!(aimed_without_typing().code, "unknown_move");
}

/// Where dice are not typed in, nobody says how they fall.
fn aimed_without_typing() -> kernel::Error {
    let mut table = aimed();
    table.set_typed_dice(false);
    table.play_line(A, "fire 4 4 2").unwrap_err()
}

#[test]
fn who_typed_a_die_takes_it_back_without_asking_until_somebody_decides() {
    let mut table = aimed();
    table.play_line(A, "fire 4 4 2").unwrap();
    let (tip, end) = (table.tip(), table.state().clone());
    assert_eq!(table.undo_needs(A), Some(SeatSet::NONE));
    assert!(matches!(table.undo(A), Ok(Jumped::Done(_))));
    assert_eq!(typed(&table), ["roll 4", "roll 4"], "one die at a time");
    assert!(matches!(table.redo(A), Ok(Jumped::Done(_))));
    assert_eq!(table.state().clone(), end);
    // The other side did not type it: for it nothing is free.
    let first = table.log()[table.line()[2] as usize - 1].from;
    assert!(!table.must_agree(B, first).is_empty());
    assert_eq!(table.must_agree(A, first), SeatSet::NONE);
    assert!(matches!(table.back(A, first), Ok(Jumped::Done(_))));
    table.type_dice(A, "3").unwrap();
    assert_eq!(typed(&table), ["roll 3"], "a miss, and no more dice");
    // What was typed first stays in the log.
    assert!(table.log()[tip as usize - 1].typed.is_some());
    table.play_text(Mover::Seat(A), "A2 aim bow B1").unwrap();
    let before = table.log()[table.line()[2] as usize - 1].from;
    assert!(!table.must_agree(A, before).is_empty(), "somebody has decided since");
    assert_eq!(table.undo_needs(A), Some(SeatSet::NONE), "the aim alone is free");
}

#[test]
fn a_die_that_the_table_drew_is_not_taken_back_freely() {
    let mut table = aimed();
    table.play_line(A, "fire").unwrap();
    assert!(table.roll_once());
    assert!(!table.undo_needs(A).unwrap().is_empty());
}

#[test]
fn what_was_said_of_a_shot_is_taken_back_one_by_one() {
    let mut table = aimed();
    for text in ["cover", "long"] {
        table.play_line(A, text).unwrap();
    }
    let needs = |table: &Table<State>| {
        let view = kernel::Secrets::view(table.state(), kernel::Viewer::Spectator);
        view.aim.unwrap().ways[0].needs
    };
    assert_eq!(needs(&table), 6);
    assert!(matches!(table.undo(A), Ok(Jumped::Done(_))));
    assert_eq!(needs(&table), 5);
    assert!(matches!(table.undo(A), Ok(Jumped::Done(_))));
    assert_eq!(needs(&table), 4);
}

#[test]
fn a_save_keeps_who_typed_a_die() {
    let mut table = aimed();
    table.play_line(A, "fire 4 4 2").unwrap();
    let bytes = table::save::to_bytes(&table);
    let (again, verdict) = table::save::read(&bytes).unwrap().replay::<State>().unwrap();
    assert!(verdict.is_exact(), "{verdict:?}");
    assert_eq!(again.undo_needs(A), Some(SeatSet::NONE));
    assert_eq!(again.log().last().unwrap().typed, Some(A));
}

#[test]
fn a_viewer_is_told_who_typed_a_die() {
    let mut host = Host::new(aimed());
    let at = host.at();
    let request = Request::Move("fire 4 4 2".to_owned());
    let reply = host.handle(&Command { id: None, seat: A, at, request });
    assert!(reply.error.is_none(), "{:?}", reply.error);
    let lines = host.lines(kernel::Viewer::Seat(B), 0);
    let dice = lines.iter().filter(|line| line.kind == LineKind::Move && line.typed == Some(A));
    assert_eq!(dice.count(), 3);
}
