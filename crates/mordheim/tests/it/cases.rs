//! The numbered cases of the rules that no scenario can tell: what tables, records and saves do.
//! The others lie in `scenarios/mordheim`.

use std::fs;
use std::path::Path;

use kernel::{
    Error, Fingerprint, Game, Luck, Mover, Record, Rng, Seat, Seed, Setup, ToMove, Viewer,
};
use mordheim::{Event, FighterId, Label, Roster, State, Warband};
use table::{AnyTable, Host, Jumped, Table};

const P0: Mover = Mover::Seat(Seat(0));
const P1: Mover = Mover::Seat(Seat(1));

fn setup(options: &str, position: &str) -> Setup {
    let with = |setup: Setup, option: &str| {
        let (key, value) = option.split_once('=').expect("key=value");
        setup.set(key, value)
    };
    let setup = options.split_whitespace().fold(Setup::default(), with);
    let position = Some(position.to_owned()).filter(|position| !position.is_empty());
    Setup { position, ..setup }
}

/// At a real table where nothing is disputed and nothing can be fallen from.
fn at_table(position: &str) -> Setup {
    setup("space=table disputes=off heights=off", position)
}

fn opened(setup: &Setup) -> State {
    State::new(setup).unwrap_or_else(|why| panic!("{setup:?}\n{why}"))
}

fn make(state: &mut State, mover: Mover, text: &str) -> Vec<Event> {
    let m = state.parse(mover, text).unwrap_or_else(|why| panic!("{text}: {why}"));
    let mut events = Vec::new();
    state.try_play(mover, m, &mut events).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    assert_eq!(state.validate(), Ok(()));
    events
}

fn refusal(state: &State, mover: Mover, text: &str) -> Error {
    let mut copy = state.clone();
    let tried = copy.parse(mover, text).and_then(|m| {
        let mut events = Vec::new();
        copy.try_play(mover, m, &mut events).map_err(Into::into)
    });
    assert!(copy == *state, "{text} changed something");
    tried.expect_err("it should be refused")
}

fn rolls(events: &[Event]) -> Vec<(Label, u8)> {
    let roll = |event: &Event| match event {
        Event::Rolled { label, die, .. } => Some((*label, *die)),
        _ => None,
    };
    events.iter().filter_map(roll).collect()
}

const DUEL: &str = "phase: shooting
    A1: reikland marksman, bow
    A2: reikland marksman, bow
    B1: middenheim warrior, mace
    B2: middenheim warrior, mace";

const MELEE: &str = "phase: combat
    A1: reikland warrior, I4 A2, axe, engaged B1
    B1: middenheim warrior, sword
    A2: reikland warrior, sword, axe, engaged B2
    B2: middenheim warrior, mace";

fn table_of(setup: &Setup) -> Table<State> {
    Table::open_for_people(setup, 7).unwrap_or_else(|why| panic!("{setup:?}\n{why}"))
}

fn put(table: &mut Table<State>, mover: Mover, text: &str) {
    let played = table.play_text(table.at(), mover, text);
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
                table.play(table.at(), Mover::Seat(seat), m).expect("a listed move");
            }
        }
    }
    table
}

// ------------------------------------------------------------------ rout

#[test]
fn t108_from_how_many_a_rout_test_is_due() {
    let due = |size: usize, out: usize| {
        let position = format!(
            "phase: start\nturn: 3\nside 0: began {size}\nA1: reikland captain, sword\n\
             A2-A{}: reikland warrior, out of action\nB1: middenheim warrior, mace",
            out + 1
        );
        opened(&at_table(&position)).position().contains("asks: 0 rout")
    };
    let sizes = [3, 4, 5, 7, 8, 9, 10, 13, 15, 20];
    let from = sizes.map(|size| (1..=6).find(|out| due(size, *out)).expect("it is due"));
    assert_eq!(from, [1, 1, 2, 2, 2, 3, 3, 4, 4, 5]);
    let all: Vec<usize> =
        (3..=20).map(|size| (1..=6).find(|out| due(size, *out)).expect("it is due")).collect();
    assert_eq!(all, [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]);
}

// ------------------------------------------------------------------ the engine

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
        let refused = table.play_text(table.at(), mover, text).expect_err("it is refused");
        assert_eq!(refused.code, code, "{text}");
    }
    assert_eq!(table.play_text(table.at() + 1, P0, "end").expect_err("stale").code, "stale");
    assert!(*table.state() == state && table.hash() == hash && table.log().is_empty());
    assert_eq!(table.luck(), luck);
}

#[test]
fn t131_a_live_move_carries_no_dice() {
    let mut host = Host::new(table_of(&at_table(DUEL)));
    let mut tell = |text: &str| -> Option<String> {
        let value = serde_json::from_str(text);
        let Ok(command) = value else { return Some("not understood".to_owned()) };
        host.handle(&command).error.map(|error| error.code)
    };
    assert_eq!(tell(r#"{"seat":0,"at":0,"do":{"move":"select A1"}}"#), None);
    assert_eq!(tell(r#"{"seat":0,"at":1,"do":{"move":"aim bow B1"}}"#), None);
    let with_dice = r#"{"seat":0,"at":2,"do":{"move":"fire near"},"dice":[6,6,6]}"#;
    assert_eq!(tell(with_dice).as_deref(), Some("not understood"));
    for (text, code) in [("fire near 6", "unknown_move"), ("roll 6", "not_a_die")] {
        let command = format!(r#"{{"seat":0,"at":2,"do":{{"move":"{text}"}}}}"#);
        assert_eq!(tell(&command).as_deref(), Some(code), "{text}");
    }
    assert_eq!(tell(r#"{"seat":0,"at":2,"do":{"move":"fire near"}}"#), None);
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
    for text in ["select A1", "aim bow B1", "fire near"] {
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
        let field = |name| error.field(name).unwrap_or_default().to_owned();
        (error.code, field("move"), field("die"))
    };
    let told = |code, at: &str, die: &str| (code, at.to_owned(), die.to_owned());
    let missing = wrong(&|moves| drop(moves.remove(5)));
    assert_eq!(missing, told("die_first", "6", "injury"));
    let surplus = wrong(&|moves| moves.insert(6, (Mover::Chance, "roll 1".to_owned())));
    assert_eq!(surplus, told("not_a_die", "7", ""));
    for die in ["roll 0", "roll 7"] {
        let outside = wrong(&|moves| moves[4].1 = die.to_owned());
        assert_eq!(outside, told("unknown_move", "5", "wound"));
    }
}

#[test]
fn t134_the_same_seed_and_moves_make_the_same_battle() {
    let run = || random_battle(&setup("space=table roster0=the-pale-court turns=4", ""), 5, 900);
    let (one, two) = (run(), run());
    assert!(one.line().len() > 100 && one.hash() == two.hash() && one.state() == two.state());
    let events = |table: &Table<State>| -> Vec<Event> {
        table.log().iter().flat_map(|entry| entry.events.clone()).collect()
    };
    assert_eq!(events(&one), events(&two));
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
    put(&mut table, P0, "fire near");
    table.roll();
    let (after, entries) = (table.state().clone(), table.at());
    let dice = rolls(&table.log().iter().flat_map(|e| e.events.clone()).collect::<Vec<_>>());
    assert!(matches!(table.undo(Seat(0)), Ok(Jumped::Asked(seats)) if seats.has(Seat(1))));
    assert!(*table.state() == after && table.at() == entries, "nothing has changed yet");
    let to = table.jump_request().expect("a request waits").to;
    assert!(table.decline(Seat(1), to).is_ok() && *table.state() == after);
    assert!(table.undo(Seat(0)).is_ok());
    assert!(matches!(table.agree(Seat(1), to), Ok(Jumped::Done(id)) if id == entries + 1));
    assert!(*table.state() == before && table.log().len() as u32 == entries + 1);
    // Nothing is gained by it: the same shot meets the same dice, under new numbers.
    put(&mut table, P0, "fire near");
    table.roll();
    let again = table.log()[entries as usize..].iter().flat_map(|e| e.events.clone());
    assert_eq!(rolls(&again.collect::<Vec<_>>()), dice);
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
    put(&mut table, P0, "no");
    let walked = table.state().clone();
    put(&mut table, P0, "end");
    assert!(table.state().position().contains("phase: shooting"));
    let ended = table.state().clone();
    // Back means: to the position right after that entry, and 0 is the start.
    assert!(table.back(Seat(0), 3).is_ok() && *table.state() == walked);
    assert!(table.redo(Seat(0)).is_ok() && *table.state() == ended);
    assert!(table.back(Seat(0), 0).is_ok() && *table.state() == opening);
    let saved = table::save::to_bytes(&table);
    let (again, verdict) = table::save::read(&saved).unwrap().replay::<State>().unwrap();
    assert_eq!(verdict, table::save::Verdict::Exact);
    assert!(*again.state() == opening && again.at() == table.at());
}

#[test]
fn t138_nobody_strikes_for_the_other_side() {
    let position = "phase: combat
        A1: reikland warrior, mace, engaged B1
        A2: reikland warrior, mace, engaged B1
        B1: middenheim warrior, I5, sword";
    let mut state = opened(&at_table(position));
    assert!(state.position().contains("asks: 1 allot B1"));
    assert_eq!(refusal(&state, P0, "pick A1").code, "not_your_decision");
    make(&mut state, P1, "pick A2");
    assert!(state.position().contains("asks: hit B1 needs 4"));
}

#[test]
fn t138b_every_question_has_its_owner() {
    let asking = setup("space=table disputes=off heights=off parry=ask", MELEE);
    let mut state = opened(&asking);
    for (mover, text) in [(P0, "melee A1"), (Mover::Chance, "roll 4"), (Mover::Chance, "roll 5")] {
        make(&mut state, mover, text);
    }
    assert!(state.position().contains("asks: 1 parry B1"));
    assert_eq!(refusal(&state, P0, "no").code, "not_your_decision");
    assert_eq!(refusal(&state, P0, "end").code, "not_your_decision");
    let told = make(&mut state, P1, "no");
    assert!(rolls(&told).is_empty() && state.position().contains("asks: wound A1 needs 4"));
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
    assert_eq!(verdict, table::save::Verdict::Exact);
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
    let first = send(&mut host, 2, "c", "fire near");
    host.roll();
    let entries = host.at();
    let second = send(&mut host, 2, "c", "fire near");
    assert!(first.error.is_none() && first == second);
    assert_eq!((host.at(), host.roll()), (entries, 0));
}

#[test]
fn t141_a_charge_counts_in_its_own_turn_only() {
    let position = "phase: charges
        A1: reikland warrior, I3, sword
        A2: reikland warrior, mace
        B1: middenheim warrior, I4, sword
        B2: middenheim warrior, mace, engaged A2";
    let mut state = opened(&at_table(position));
    make(&mut state, P0, "select A1");
    make(&mut state, P0, "charge B1 reaches");
    make(&mut state, P0, "nobody");
    assert!(state.position().contains("A1: reikland warrior, sword, engaged B1, moved, charged"));
    make(&mut state, P0, "melee A1");
    assert!(state.position().contains("asks: hit A1 needs 4"), "the charger strikes first");
    while state.to_move() == ToMove::Chance {
        let tie = state.position().contains("asks: roll_off");
        let first = tie && state.position().contains("\"roll_off\":[\"tie\",0,0]");
        make(&mut state, Mover::Chance, if first { "roll 2" } else { "roll 1" });
        if state.position().contains("active: 1") {
            break;
        }
    }
    // In the enemy's combat phase he is no charger, and not in his first turn.
    let text = state.position();
    assert!(text.contains("active: 1") && text.contains("asks: 1 melee"), "{text}");
    assert!(text.contains("A1: reikland warrior, sword, engaged B1, hands sword fist, fought\n"));
    make(&mut state, P1, "melee A1");
    assert!(state.position().contains("asks: hit B1 needs 4"), "the quicker strikes first");
}

// ------------------------------------------------------------------ lessons

/// What went wrong in a first attempt at such an engine, and which cases hold that it does not
/// here.
const LESSONS: &[(&str, &[&str])] = &[
    ("the end of a phase is recorded, and what is refused is not", &["t137", "t130"]),
    ("dice are recorded, and a replay rolls none anew", &["t132", "t133"]),
    ("nothing of a combat is lost by saving in its middle", &["t139"]),
    ("exactly double the skill needs a 4; three below in strength a 6", &["t037", "t013"]),
    ("a dagger betters saves, also of the unarmoured", &["t056", "t057", "t058"]),
    ("critical hits count double, concussion comes after what is added", &["t010", "t016", "t055"]),
    ("one parry, against the first who hits", &["t042", "t048"]),
    ("a second weapon gives an attack", &["t064", "t066", "t068"]),
    ("who strikes last or first does so", &["t079", "t080", "t081", "t082"]),
    ("a stunned enemy need not be wounded", &["t050"]),
    ("who is knocked down may stand up beside an enemy", &["t091"]),
    ("who rallied neither moves nor shoots", &["t086"]),
    ("the engaged neither shoot nor are shot at; the closest comes first", &["t034", "t035"]),
    ("weapons are loaded, and some not fired after moving", &["t031", "t032"]),
    ("a charge is over with its turn", &["t141"]),
    ("the Rout test waits for the start of the turn, and can be taken", &["t107", "t111"]),
    ("nobody strikes for the other side", &["t138"]),
    ("dice fall by the seed, the same everywhere", &["t134"]),
    ("nobody brings his own dice", &["t131"]),
    ("any number of dice, again-throws and ties are told one by one", &["t065", "t069", "t083"]),
    ("undo over dice needs consent, and gains nothing", &["t136"]),
    ("going back means to right after an entry, and 0 is the start", &["t137"]),
    ("numbers of entries are never used twice, and nothing is cut off", &["t136"]),
    ("every question has its owner, be it his turn or not", &["t138", "t121"]),
    ("a choice without dice leaves no trace when taken back", &["t135"]),
    ("a command sent twice is done once", &["t140"]),
];

#[test]
fn every_lesson_is_held_by_cases() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/mordheim");
    let mut told = include_str!("cases.rs").to_owned();
    for entry in fs::read_dir(folder).unwrap() {
        told += &fs::read_to_string(entry.unwrap().path()).unwrap();
    }
    for (lesson, cases) in LESSONS {
        for case in *cases {
            let upper = case.to_uppercase();
            let held = told.contains(&format!("fn {case}_"))
                || told.contains(&format!("scenario: {upper} "));
            assert!(held, "{lesson}: nothing is called {case}");
        }
    }
}

#[test]
fn a_fleeing_warrior_can_be_knocked_down() {
    let position = DUEL.replace("B1: middenheim warrior, mace", "B1: middenheim warrior, fleeing");
    let mut state = opened(&at_table(&position));
    for text in ["select A1", "aim bow B1", "fire near"] {
        make(&mut state, P0, text);
    }
    for die in ["roll 3", "roll 4", "roll 1"] {
        make(&mut state, Mover::Chance, die);
    }
    let text = state.position();
    assert!(text.contains("B1: middenheim warrior, knocked down, felled by A1, fleeing"), "{text}");
}

#[test]
fn a_charge_names_whom_it_is_for_and_words_are_known_or_refused() {
    let position = DUEL.replace("phase: shooting", "phase: charges");
    let mut state = opened(&at_table(&position));
    make(&mut state, P0, "select A1");
    for text in ["charge", "charge B1 soon", "charge nobody", "chrage B1 reaches"] {
        assert_eq!(refusal(&state, P0, text).code, "unknown_move", "{text}");
    }
    assert_eq!(refusal(&state, P0, "charge A2 reaches").code, "not_offered");
    for option in ["scenario=street-brawl", "space=moon", "parry=never"] {
        assert!(State::new(&setup(option, "")).is_err(), "{option}");
    }
}

#[test]
fn everybody_is_told_the_same() {
    let table = random_battle(&setup("space=table turns=2", ""), 3, 300);
    for entry in table.log() {
        for viewer in Viewer::all(2) {
            assert_eq!(table.events_for(entry, viewer), entry.events);
        }
    }
    let views: Vec<_> = Viewer::all(2).map(|viewer| table.state().view(viewer)).collect();
    assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn events_alone_rebuild_the_battle() {
    let setup = setup("space=table turns=3 roster1=circle-of-the-pit", "");
    let table = random_battle(&setup, 11, 600);
    let mut folded = opened(&setup);
    table.log().iter().flat_map(|entry| &entry.events).for_each(|event| folded.apply(event));
    assert!(table.state().agrees(&folded));
}

#[test]
fn a_battle_under_other_rules_is_the_same_or_refused() {
    let table = random_battle(&setup("space=table turns=2", ""), 4, 200);
    let record = Record { rules: 0, ..table.record() };
    let read = |record: &Record| table::save::of_record(record).replay::<State>();
    let (again, verdict) = read(&record).expect("it ends where it ended");
    assert_eq!(verdict, table::save::Verdict::Exact);
    assert!(again.state() == table.state());
    // Without the position at its end, nobody could tell.
    let moves_alone = Record { ends: None, ..record };
    assert_eq!(read(&moves_alone).expect_err("other rules").code, "other_rules");
}

#[test]
fn illegal_rosters_are_refused_when_a_table_is_opened() {
    for (roster, code) in [
        ("warband: skaven; verminkin; verminkin; verminkin", "roster_leader"),
        ("warband: skaven; assassin adept: bow; verminkin; verminkin", "roster_item_not_listed"),
        ("warband: reikland; captain: gromril; 5 warrior", "roster_entry_unknown"),
        ("warband: elves; captain", "roster_warband_unknown"),
    ] {
        let error =
            State::new(&Setup::default().set("roster0", roster)).expect_err("it is illegal");
        assert!(error.to_string().contains("line"), "{error}");
        let read = Roster::read(roster).expect_err("it is illegal");
        assert_eq!(read.code, code, "{roster}");
    }
}

#[test]
fn skaven_are_twenty_with_any_number_of_rats_and_beastmen_have_two_wounds() {
    let rats = |groups: &str| Roster::read(&format!("warband: skaven; assassin adept; {groups}"));
    let many = "5 giant rat; 5 giant rat; 5 giant rat; 4 giant rat";
    assert_eq!(rats(many).map(|roster| roster.models.len()), Ok(20));
    assert!(rats(&format!("{many}; giant rat")).is_err_and(|error| error.code == "roster_size"));
    let profile = |warband, name| {
        let p = FighterId::find(warband, name).expect("a fighter").get().profile;
        [p.m, p.ws, p.bs, p.s, p.t, p.w, p.i, p.a, p.ld]
    };
    assert_eq!(profile(Warband::Possessed, "beastman"), [4, 4, 3, 3, 4, 2, 3, 1, 7]);
    assert_eq!(profile(Warband::Skaven, "assassin adept"), [6, 4, 4, 4, 3, 1, 5, 1, 7]);
    assert_eq!(profile(Warband::Skaven, "eshin sorcerer"), [5, 3, 3, 3, 3, 1, 4, 1, 6]);
    assert_eq!(profile(Warband::Skaven, "black skaven"), [6, 4, 3, 4, 3, 1, 5, 1, 6]);
    assert_eq!(profile(Warband::Skaven, "night runner"), [6, 2, 3, 3, 3, 1, 4, 1, 4]);
    assert_eq!(profile(Warband::Skaven, "verminkin"), [5, 3, 3, 3, 3, 1, 4, 1, 5]);
    assert_eq!(profile(Warband::Skaven, "giant rat"), [6, 2, 0, 3, 3, 1, 4, 1, 4]);
    assert_eq!(profile(Warband::Skaven, "rat ogre"), [6, 3, 3, 5, 5, 3, 4, 3, 4]);
}

#[test]
fn bots_cannot_go_on_for_ever() {
    let table = random_battle(&setup("space=table turns=1 disputes=off", ""), 2, 60_000);
    assert_eq!(table.state().to_move(), ToMove::Over);
    let outcome = table.state().outcome().expect("it is over");
    assert!(["turn_limit", "rout", "elimination", "voluntary_rout"].contains(&outcome.reason));
}

// ------------------------------------------------------------------ positions

fn refused(setup: &Setup) -> String {
    State::new(setup).err().map(|why| why.to_string()).unwrap_or_default()
}

#[test]
fn lines_that_cannot_be_are_refused_with_their_number_and_the_reason() {
    for (position, why) in [
        ("A1: reikland wizard", "in line 1: `reikland wizard` is no fighter of a warband."),
        ("A1: reikland warrior, bows", "in line 1: `bows` says nothing about a warrior."),
        ("A1: reikland warrior, WS11", "in line 1: `WS11` says nothing about a warrior."),
        ("A2: reikland warrior", "in line 1: there is no A1 before A2."),
        ("A1: reikland warrior\nA1: reikland warrior", "in line 2: this is said twice."),
        ("A1: reikland warrior, engaged B2", "in line 1: there is no B2."),
        ("hello", "in line 1: a line is `key: value`."),
        ("phase: lunch", "in line 1: `lunch` is no phase."),
        ("A1: reikland warrior, wounds 200", "in line 1: 200 is not between 0 and 100."),
        ("A1: reikland warrior", "as a whole: side 1 has 1 to 24 warriors."),
    ] {
        let told = refused(&at_table(position));
        assert_eq!(told, format!("The position cannot be, {why}"), "{position}");
    }
}

#[test]
fn positions_that_cannot_be_are_refused_with_the_reason() {
    let ends = "A1: reikland warrior\nB1: middenheim warrior";
    for (more, why) in [
        ("color: red", "in line 3: `color` is nothing that this position has."),
        ("turn: 31", "as a whole: there are not so many turns."),
        ("active: 2", "in line 3: 2 is not between 0 and 1."),
        ("selected: A7", "as a whole: who is selected is nobody."),
        ("phase: over", "as a whole: a battle is over exactly when it has ended."),
        ("asks: hit A1", "as a whole: `hit A1` is not asked: what is asked is `nothing`."),
        (
            "waiting: {\"stack\":[{\"drop_ask\":\"A3\"}]}",
            "as a whole: DropAsk(Id(2)) cannot wait: somebody does not exist.",
        ),
    ] {
        let told = refused(&at_table(&format!("{ends}\n{more}")));
        assert_eq!(told, format!("The position cannot be, {why}"), "{more}");
    }
}

#[test]
fn warriors_who_cannot_be_are_refused_with_the_reason() {
    for (warriors, why) in [
        ("A1: reikland warrior, wounds 2", "A1: there are more wounds left than there were"),
        ("A1: reikland warrior, fought", "A1: only who fights has fought"),
        ("A1: reikland warrior, hands sword", "A1: hands are chosen for a combat"),
        ("A1: reikland warrior, at 4,4", "A1: at a real table nobody knows squares"),
        ("A1: reikland warrior, ran", "A1: who runs moves"),
        ("A1: reikland warrior, out of action, hidden", "A1: who is gone does not hide"),
        ("A1: reikland warrior, spell 1", "A1: only casters know spells"),
        ("A1: reikland warrior, out of action", "a side has nobody left to fight"),
    ] {
        let told = refused(&at_table(&format!("{warriors}\nB1: middenheim warrior")));
        assert_eq!(told, format!("The position cannot be, as a whole: {why}."), "{warriors}");
    }
    for (warriors, why) in [
        (
            "A1: reikland warrior, at 2,2\nB1: middenheim warrior, at 2,2",
            "two are not in one place",
        ),
        ("A1: reikland warrior\nB1: middenheim warrior, at 2,2", "somebody on the table has no"),
        (
            "A1: reikland warrior, arrived\nA2: reikland warrior, at 4,4\n\
             B1: middenheim warrior, at 2,2",
            "A1 is on the table and has no square",
        ),
        (
            "phase: setup\nturn: 0\nactive: 0\nside 0: edge north\nside 1: edge south\n\
             A1: reikland warrior\nA2: reikland warrior, at 5,2\nB1: middenheim warrior\n\
             waiting: {\"stack\":[{\"set_up\":4},{\"deploy\":1}]}",
            "A1 is on the table and has no square",
        ),
        (
            "A1: reikland warrior, at 2,2, engaged B1\nB1: middenheim warrior, at 2,4",
            "B1 is not next to him",
        ),
    ] {
        let told = refused(&setup("", warriors));
        assert!(told.contains(why), "{warriors}\n{told}");
    }
}
