//! The numbered cases of the rules that no scenario can tell. The others lie in
//! `scenarios/mordheim`, and in `tables.rs` what tables, records and saves do.

use std::fs;
use std::path::Path;

use kernel::{Error, Game, Mover, Seat, Setup, ToMove};
use mordheim::{Event, FighterId, Label, Roster, State, Warband};

use crate::words::english;

pub(crate) const P0: Mover = Mover::Seat(Seat(0));
pub(crate) const P1: Mover = Mover::Seat(Seat(1));

pub(crate) fn setup(options: &str, position: &str) -> Setup {
    let with = |setup: Setup, option: &str| {
        let (key, value) = option.split_once('=').expect("key=value");
        setup.set(key, value)
    };
    let setup = options.split_whitespace().fold(Setup::default(), with);
    let position = Some(position.to_owned()).filter(|position| !position.is_empty());
    Setup { position, ..setup }
}

/// At a real table where nothing is disputed and nothing can be fallen from.
pub(crate) fn at_table(position: &str) -> Setup {
    setup("space=table disputes=off heights=off", position)
}

pub(crate) fn opened(setup: &Setup) -> State {
    State::new(setup).unwrap_or_else(|why| panic!("{setup:?}\n{why}"))
}

pub(crate) fn make(state: &mut State, mover: Mover, text: &str) -> Vec<Event> {
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

pub(crate) fn rolls(events: &[Event]) -> Vec<(Label, u8)> {
    let roll = |event: &Event| match event {
        Event::Rolled { label, die, .. } => Some((*label, *die)),
        _ => None,
    };
    events.iter().filter_map(roll).collect()
}

pub(crate) const DUEL: &str = "phase: shooting
    A1: reikland marksman, bow
    A2: reikland marksman, bow
    B1: middenheim warrior, mace
    B2: middenheim warrior, mace";

pub(crate) const MELEE: &str = "phase: combat
    A1: reikland warrior, I4 A2, axe, engaged B1
    B1: middenheim warrior, sword
    A2: reikland warrior, sword, axe, engaged B2
    B2: middenheim warrior, mace";

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
fn t141_a_charge_counts_in_its_own_turn_only() {
    let position = "phase: charges
        A1: reikland warrior, I3, sword
        A2: reikland warrior, mace
        B1: middenheim warrior, I4, sword
        B2: middenheim warrior, mace, engaged A2";
    let mut state = opened(&at_table(position));
    make(&mut state, P0, "select A1");
    make(&mut state, P0, "charge B1");
    make(&mut state, P0, "home");
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
    let mut told = [include_str!("cases.rs"), include_str!("tables.rs")].concat();
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
    for text in ["select A1", "aim bow B1", "fire"] {
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
    for text in ["charge", "charge B1 soon", "charge nobody", "chrage B1"] {
        assert_eq!(refusal(&state, P0, text).code, "unknown_move", "{text}");
    }
    assert_eq!(refusal(&state, P0, "charge A2").code, "not_offered");
    for option in ["scenario=street-brawl", "space=moon", "parry=never"] {
        assert!(State::new(&setup(option, "")).is_err(), "{option}");
    }
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
        assert!(english().error(&error).contains("line"), "{error}");
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

// ------------------------------------------------------------------ positions

fn refused(setup: &Setup) -> String {
    State::new(setup).err().map(|why| english().error(&why)).unwrap_or_default()
}

#[test]
fn lines_that_cannot_be_are_refused_with_their_number_and_the_reason() {
    for (position, why) in [
        (
            "A1: reikland wizard",
            "Line 1 of the position: `reikland wizard` is no fighter of a warband.",
        ),
        (
            "A1: reikland warrior, bows",
            "Line 1 of the position: `bows` says nothing about a warrior.",
        ),
        (
            "A1: reikland warrior, WS11",
            "Line 1 of the position: `WS11` says nothing about a warrior.",
        ),
        ("A2: reikland warrior", "Line 1 of the position: there is no A1 before A2."),
        (
            "A1: reikland warrior\nA1: reikland warrior",
            "Line 2 of the position: this is said twice.",
        ),
        ("A1: reikland warrior, engaged B2", "Line 1 of the position: there is no B2."),
        ("hello", "Line 1 of the position: a line is `key: value`."),
        ("phase: lunch", "Line 1 of the position: `lunch` is no phase."),
        (
            "A1: reikland warrior, wounds 200",
            "Line 1 of the position: 200 is not between 0 and 100.",
        ),
        ("A1: reikland warrior", "The position cannot be: side 1 has 1 to 24 warriors."),
    ] {
        let told = refused(&at_table(position));
        assert_eq!(told, why, "{position}");
    }
}

#[test]
fn positions_that_cannot_be_are_refused_with_the_reason() {
    let ends = "A1: reikland warrior\nB1: middenheim warrior";
    for (more, why) in [
        ("color: red", "Line 3 of the position: `color` is nothing that this position has."),
        ("turn: 31", "The position cannot be: there are not so many turns."),
        ("active: 2", "Line 3 of the position: 2 is not between 0 and 1."),
        ("selected: A7", "The position cannot be: who is selected is nobody."),
        ("phase: over", "The position cannot be: a battle is over exactly when it has ended."),
        (
            "asks: hit A1",
            "The position cannot be: `hit A1` is not asked: what is asked is `nothing`.",
        ),
        (
            "waiting: {\"stack\":[{\"drop_ask\":\"A3\"}]}",
            "The position cannot be: DropAsk(Id(2)) cannot wait: somebody does not exist.",
        ),
    ] {
        let told = refused(&at_table(&format!("{ends}\n{more}")));
        assert_eq!(told, why, "{more}");
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
        assert_eq!(told, format!("The position cannot be: {why}."), "{warriors}");
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
            "B1 is not next to this warrior",
        ),
    ] {
        let told = refused(&setup("", warriors));
        assert!(told.contains(why), "{warriors}\n{told}");
    }
}
