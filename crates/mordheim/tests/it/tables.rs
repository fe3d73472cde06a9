//! The numbered cases of what tables, records and saves do.

use kernel::{
    Components, Fingerprint, Game, Luck, Mover, Record, Rng, Seat, Secrets, Seed, Setup, ToMove,
    Viewer,
};
use mordheim::{Event, State};
use table::{AnyTable, EntryId, Host, Jumped, Table};

use crate::cases::{DUEL, MELEE, P0, P1, at_table, opened, rolls, setup};

fn table_of(setup: &Setup) -> Table<State> {
    Table::open_for_people(setup, 7).unwrap_or_else(|why| panic!("{setup:?}\n{why}"))
}

fn put(table: &mut Table<State>, mover: Mover, text: &str) {
    let played = table.play_text(mover, text);
    played.unwrap_or_else(|why| panic!("{text}: {why}"));
}

/// A random battle at a table, up to so many moves.
fn random_battle(setup: &Setup, seed: u64, most: usize) -> Table<State> {
    let mut table = Table::<State>::open_for_people(setup, seed).expect("a sound setup");
    let mut dice = Rng::new(seed);
    while table.line().len() < most {
        match table.state().to_move() {
            ToMove::Over => break,
            ToMove::Chance => drop(table.roll_once()),
            ToMove::Seats(seats) => {
                let seat = seats.lowest().expect("somebody moves");
                let legal = table.state().legal(seat);
                let m = *dice.pick(&legal).expect("a move");
                table.play(Mover::Seat(seat), m).expect("a listed move");
            }
        }
    }
    table
}

#[test]
fn t130_what_is_refused_leaves_no_trace() {
    let ran = "phase: shooting
        A1: reikland marksman, bow, moved, ran
        A2: reikland marksman, bow
        B1: middenheim warrior, mace";
    let mut table = table_of(&at_table(ran));
    let (state, hash, luck) = (table.state().clone(), table.hash(), table.luck());
    for (mover, text, code) in [
        (P0, "select A1", "ran"),
        (P1, "select B1", "not_your_decision"),
        (P0, "aim bow B1", "nobody_selected"),
        (P0, "rally A1", "wrong_phase"),
        (P0, "select A9", "not_yours"),
        (P0, "shoot everybody", "unknown_move"),
        (P0, "roll 6", "not_a_die"),
        (Mover::Chance, "roll 6", "not_a_die"),
    ] {
        let refused = table.play_text(mover, text).expect_err("it is refused");
        assert_eq!(refused.code, code, "{text}");
    }
    assert!(*table.state() == state && table.hash() == hash && table.log().is_empty());
    assert_eq!(table.luck(), luck);
}

#[test]
fn t131_a_live_move_carries_no_dice() {
    let mut host = Host::new(table_of(&at_table(DUEL)));
    let mut tell = |text: &str| -> Option<String> {
        let value = serde_json::from_str(text);
        let Ok(command) = value else { return Some("not understood".to_owned()) };
        host.handle(&command).error.map(|error| error.code.into_owned())
    };
    assert_eq!(tell(r#"{"seat":0,"at":0,"do":{"move":"select A1"}}"#), None);
    assert_eq!(tell(r#"{"seat":0,"at":1,"do":{"move":"aim bow B1"}}"#), None);
    let with_dice = r#"{"seat":0,"at":2,"do":{"move":"fire"},"dice":[6,6,6]}"#;
    assert_eq!(tell(with_dice).as_deref(), Some("not understood"));
    for (text, code) in [("fire 6", "unknown_move"), ("roll 6", "not_a_die")] {
        let command = format!(r#"{{"seat":0,"at":2,"do":{{"move":"{text}"}}}}"#);
        assert_eq!(tell(&command).as_deref(), Some(code), "{text}");
    }
    assert_eq!(tell(r#"{"seat":0,"at":2,"do":{"move":"fire"}}"#), None);
    let own_die = r#"{"seat":0,"at":3,"do":{"chance":"roll 6"}}"#;
    assert_eq!(tell(own_die).as_deref(), Some("dice_are_rolled"));
}

#[test]
fn t132_a_record_plays_to_the_same_state_with_its_own_dice() {
    for (n, options) in ["space=table turns=3", "map=market turns=2"].iter().enumerate() {
        let table = random_battle(&setup(options, ""), n as u64, 600);
        let mut record = table.record();
        let mut events = Vec::new();
        let played: State = record.play(&mut events).expect("it can be played");
        assert_eq!(Fingerprint::of(&played), table.fingerprint());
        let dice = record.moves.iter().filter(|(mover, _)| *mover == Mover::Chance).count();
        assert_eq!(rolls(&events).len(), dice, "every die is used once");
        // No die is rolled anew: another seed changes nothing.
        record.seed = Seed::Number(99);
        let again: State = record.play(&mut ()).expect("it can be played");
        assert!(again == played);
    }
}

/// The moves of a record.
type Played = Vec<(Mover, String)>;

#[test]
fn t133_a_record_with_a_wrong_die_stops_where_it_is_and_names_it() {
    let mut table = table_of(&at_table(DUEL));
    for text in ["select A1", "aim bow B1", "fire"] {
        put(&mut table, P0, text);
    }
    for die in ["roll 3", "roll 4", "roll 2"] {
        put(&mut table, Mover::Chance, die);
    }
    for text in ["select A2", "hold"] {
        put(&mut table, P0, text);
    }
    let whole = table.record();
    whole.play::<State>(&mut ()).expect("the whole record plays");
    let wrong = |change: &dyn Fn(&mut Played)| {
        let mut record = whole.clone();
        change(&mut record.moves);
        let error = record.play::<State>(&mut ()).expect_err("it cannot be played");
        let fields = error.fields();
        let field = |name| fields.get(name).cloned().unwrap_or_default();
        (error.code.to_string(), field("move"), field("die"))
    };
    let told = |code: &str, at: &str, die: &str| [code, at, die].map(str::to_owned).into();
    let missing = wrong(&|moves| drop(moves.remove(5)));
    assert_eq!(missing, told("die_first", "6", "die-injury"));
    let surplus = wrong(&|moves| moves.insert(6, (Mover::Chance, "roll 1".to_owned())));
    assert_eq!(surplus, told("not_a_die", "7", ""));
    for die in ["roll 0", "roll 7"] {
        let outside = wrong(&|moves| moves[4].1 = die.to_owned());
        assert_eq!(outside, told("unknown_move", "5", "die-wound"));
    }
}

/// What happened after an entry.
fn events(table: &Table<State>, since: EntryId) -> Vec<Event> {
    let mut all = Vec::new();
    table.retell(since, |_, events| all.extend_from_slice(events));
    all
}

#[test]
fn t134_the_same_seed_and_moves_make_the_same_battle() {
    let run = || random_battle(&setup("space=table roster0=the-pale-court turns=4", ""), 5, 900);
    let (one, two) = (run(), run());
    assert!(one.line().len() > 100 && one.hash() == two.hash() && one.state() == two.state());
    assert_eq!(events(&one, 0), events(&two, 0));
    // The same dice on every machine.
    let state = opened(&setup("space=table", ""));
    let dice: Vec<String> = (0..12)
        .map(|nth| state.notation(Mover::Chance, state.roll(Luck::new(5).at(nth))))
        .collect();
    let expected = [2, 6, 6, 2, 2, 2, 4, 3, 3, 2, 6, 3].map(|die| format!("roll {die}"));
    assert_eq!(dice, expected);
}

#[test]
fn t135_a_choice_before_any_die_is_taken_back_freely() {
    let mut table = table_of(&at_table(DUEL));
    let start = table.state().clone();
    put(&mut table, P0, "select A1");
    let chosen = table.state().clone();
    put(&mut table, P0, "aim bow B1");
    assert!(matches!(table.undo(Seat(0)), Ok(Jumped::Done(_))));
    assert!(*table.state() == chosen);
    assert!(matches!(table.undo(Seat(0)), Ok(Jumped::Done(_))));
    assert!(*table.state() == start, "no trace is left in the state");
}

#[test]
fn t136_undo_over_a_die_needs_the_consent_of_the_other_side() {
    let mut table = table_of(&at_table(DUEL));
    for text in ["select A1", "aim bow B1"] {
        put(&mut table, P0, text);
    }
    let before = table.state().clone();
    put(&mut table, P0, "fire");
    table.roll();
    let (after, entries) = (table.state().clone(), table.at());
    let dice = rolls(&events(&table, 0));
    assert!(matches!(table.undo(Seat(0)), Ok(Jumped::Asked(seats)) if seats.has(Seat(1))));
    assert!(*table.state() == after && table.at() == entries, "nothing has changed yet");
    let to = table.jump_request().expect("a request waits").to;
    assert!(table.decline(Seat(1), to).is_ok() && *table.state() == after);
    assert!(table.undo(Seat(0)).is_ok());
    assert!(matches!(table.agree(Seat(1), to), Ok(Jumped::Done(id)) if id == entries + 1));
    assert!(*table.state() == before && table.log().len() as u32 == entries + 1);
    // Nothing is gained by it: the same shot meets the same dice, under new numbers.
    put(&mut table, P0, "fire");
    table.roll();
    assert_eq!(rolls(&events(&table, entries)), dice);
    let ids: Vec<u32> = table.log().iter().map(|entry| entry.id).collect();
    assert!(ids.iter().copied().eq(1..=ids.len() as u32), "{ids:?}");
}

#[test]
fn t137_a_phase_that_was_ended_can_be_gone_back_behind() {
    let position = "phase: movement
        A1: reikland marksman, bow
        A2: reikland marksman, bow
        B1: middenheim warrior, mace";
    let mut table = table_of(&at_table(position));
    let opening = table.state().clone();
    put(&mut table, P0, "select A1");
    put(&mut table, P0, "walk");
    let walked = table.state().clone();
    put(&mut table, P0, "end");
    assert!(table.state().position().contains("phase: shooting"));
    let ended = table.state().clone();
    // Back means: to the position right after that entry, and 0 is the start.
    assert!(table.back(Seat(0), 2).is_ok() && *table.state() == walked);
    assert!(table.redo(Seat(0)).is_ok() && *table.state() == ended);
    assert!(table.back(Seat(0), 0).is_ok() && *table.state() == opening);
    let saved = table::save::to_bytes(&table);
    let (again, verdict) = table::save::read(&saved).unwrap().replay::<State>().unwrap();
    assert!(verdict.is_exact());
    assert!(*again.state() == opening && again.at() == table.at());
}

#[test]
fn t139_a_melee_half_resolved_survives_saving_and_loading() {
    let asking = setup("space=table disputes=off heights=off parry=ask", MELEE);
    let mut table = table_of(&asking);
    put(&mut table, P0, "melee A1");
    put(&mut table, Mover::Chance, "roll 4");
    put(&mut table, Mover::Chance, "roll 5");
    assert!(table.state().position().contains("asks: 1 parry B1"));
    let (mut loaded, verdict) =
        table::save::read(&table::save::to_bytes(&table)).unwrap().replay::<State>().unwrap();
    assert!(verdict.is_exact());
    let position = Setup { position: Some(table.state().position()), ..asking };
    let mut reopened = table_of(&position);
    assert!(loaded.state() == table.state() && reopened.state() == table.state());
    for table in [&mut table, &mut loaded, &mut reopened] {
        put(table, P1, "yes");
        for die in ["roll 6", "roll 6", "roll 2", "roll 1", "roll 5"] {
            if table.state().to_move() == ToMove::Chance {
                put(table, Mover::Chance, die);
            }
        }
    }
    assert!(loaded.state() == table.state() && reopened.state() == table.state());
}

#[test]
fn t140_a_command_sent_twice_is_done_once() {
    let mut host = Host::new(table_of(&at_table(DUEL)));
    let send = |host: &mut Host<State>, at: u32, id: &str, text: &str| {
        let command = format!(r#"{{"id":"{id}","seat":0,"at":{at},"do":{{"move":"{text}"}}}}"#);
        host.handle(&serde_json::from_str(&command).expect("a command"))
    };
    send(&mut host, 0, "a", "select A1");
    send(&mut host, 1, "b", "aim bow B1");
    let first = send(&mut host, 2, "c", "fire");
    host.roll();
    let entries = host.at();
    let second = send(&mut host, 2, "c", "fire");
    assert!(first.error.is_none() && first == second);
    assert_eq!((host.at(), host.roll()), (entries, 0));
}

#[test]
fn everybody_is_told_the_same() {
    let host = Host::new(random_battle(&setup("space=table turns=2", ""), 3, 300));
    let events = |viewer| -> Vec<_> {
        host.lines(viewer, 0).iter().map(|line| line.events.clone()).collect()
    };
    let told: Vec<_> = Viewer::all(2).map(events).collect();
    assert!(told.windows(2).all(|pair| pair[0] == pair[1]));
    let state = host.table().state();
    let views: Vec<_> = Viewer::all(2).map(|viewer| state.view(viewer)).collect();
    assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn events_alone_rebuild_the_battle() {
    let setup = setup("space=table turns=3 roster1=circle-of-the-pit", "");
    let table = random_battle(&setup, 11, 600);
    let mut folded = opened(&setup).components();
    events(&table, 0).iter().for_each(|event| folded.apply(event));
    assert_eq!(table.state().components(), folded);
}

#[test]
fn a_battle_under_other_rules_is_the_same_or_refused() {
    // The Gutter Claws were there by default then.
    let table = random_battle(&setup("space=table turns=2 roster1=gutter-claws", ""), 4, 200);
    let mut record = Record { rules: 0, ..table.record() };
    assert_eq!(record.setup.options.remove("roster1").as_deref(), Some("gutter-claws"));
    let read = |record: &Record| table::save::of_record(record).replay::<State>();
    let (again, verdict) = read(&record).expect("it ends where it ended");
    assert!(verdict.is_exact());
    assert!(again.state() == table.state());
    // Without the position at its end, nobody could tell.
    let moves_alone = Record { ends: None, ..record };
    assert_eq!(read(&moves_alone).expect_err("other rules").code, "other_rules");
}

#[test]
fn bots_cannot_go_on_for_ever() {
    let table = random_battle(&setup("space=table turns=1 disputes=off", ""), 2, 60_000);
    assert_eq!(table.state().to_move(), ToMove::Over);
    let outcome = table.state().outcome().expect("it is over");
    assert!(["turn_limit", "rout", "elimination", "voluntary_rout"].contains(&&*outcome.reason));
}

#[test]
fn tables_conform() {
    table::conform::check::<State>(&setup("space=table turns=3", ""), 0..1);
    table::conform::check::<State>(&setup("turns=2 map=market", ""), 1..2);
}
