//! Scenarios: every directive, holding and failing, and every line that cannot be read.

use kernel::conform::{Suite, Thorough};
use kernel::{Failed, Mover, Record, Scenario, ScriptStep, Seat, Setup, Words};

use crate::pebbles::State;

/// A heap of 4 with seat 1 to take; seat 0 has shown its charm.
const ENDGAME: &str = "\
game: pebbles
scenario: near the end
position
  die: 1
  charms: 4 2
  buried: 0 1
  heap: 4
  shown: 0
  turn: 1
";

fn run(text: &str) -> Result<(), Failed> {
    let all = Scenario::parse(text).unwrap_or_else(|error| panic!("{error}"));
    all.iter().try_for_each(Scenario::run::<State>)
}

#[test]
fn every_directive_can_hold() {
    let text = "\
# What stands before the first scenario holds for all of them.
game: pebbles
seats: 2

scenario: a whole game, dice and all
set: heap=9 misere=on
chance: roll 1
chance: deal 4 2      # seat 0 has a charm of 4
to move: 0 1
legal 1: bury 0, bury 1, bury 2
offers 0: bury 2
withholds 0: take 1
refused 0: take 1 (not_now)
1: bury 2
tells: Seat 1 buries 2.
refused 1: bury 2 (not_your_move)
legal 1:
0: bury 0
tells: Buried were 0 and 2.
expect
  heap: 8
  turn: 0
  shown: nothing
0: charm
refused 1: take 9
1: take 3
refused 0: charm (charm_is_spent)
refused 0: take 2 (too_many)
0: take 1
to move: nobody
winners: 1

scenario: with a seed, chance moves by itself
seed: 42
to move: 0 1
winners: nobody
";
    assert_eq!(run(text), Ok(()));
}

#[test]
fn every_directive_can_fail() {
    let cases = [
        ("to move: 0", "to move"),
        ("to move: chance", "to move"),
        ("winners: 1", "winners"),
        ("legal 1: take 1", "legal moves"),
        ("legal 0: take 1", "legal moves"),
        ("offers 1: take 1, take 9", "moves that should be offered"),
        ("withholds 1: charm", "moves that should not be offered"),
        ("refused 1: take 1", "a move was accepted"),
        ("refused 0: take 1 (too_many)", "refused for another reason"),
        ("tells: Seat 1 takes 1.", "told"),
        ("expect\n  heap: 5", "the position"),
        ("expect\n  heap: nothing", "the position"),
        ("instead why-not: take 9", "a move that could be made instead"),
        ("0: take 1", "a move was refused (not_your_move): It is not your move."),
        ("1: jump", "a move was refused (unknown_move): `jump` is no move that can be made now."),
    ];
    for (line, what) in cases {
        let failed = run(&format!("{ENDGAME}{line}\n")).unwrap_err();
        assert_eq!((failed.line, failed.what.as_str()), (10, what), "{line}");
    }
}

#[test]
fn a_failure_says_what_there_was_instead() {
    let failed = run(&format!("{ENDGAME}1: take 1\n0: take 4\n")).unwrap_err();
    assert_eq!((failed.line, failed.expected), (11, vec!["0: take 4".to_owned()]));
    assert_eq!(failed.actual, ["0: take 1", "0: take 2", "0: take 3"]);
    let failed = run(&ENDGAME.replace("heap: 4", "heap: 40")).unwrap_err();
    assert_eq!(failed.what, "The position cannot be: the heap grew.");
}

#[test]
fn what_is_wrong_with_the_setup_is_found_in_the_file() {
    let line = |text: &str| run(text).unwrap_err().line;
    // Nothing names a line of the position: it is where the position stands.
    assert_eq!(line(&ENDGAME.replace("heap: 4", "heap: 40")), 3);
    let second = format!("{ENDGAME}\n# A remark.\n{}", ENDGAME.replace("heap: 4", "heap: 40"));
    assert_eq!(line(&second), 14);
    assert_eq!(line("game: pebbles\n\nscenario: x\nset: heap=900\nto move: chance\n"), 3);
}

const SET: &str = "`set` needs key=value; a value with blanks is `set KEY: value`";
const NO_FILE: &str = "a scenario reads no other file: write the text itself here";

#[test]
fn every_line_that_cannot_be_read_is_named() {
    let cases = [
        ("", 1, "no line begins with `scenario:`"),
        ("scenario: x", 1, "no line says which `game:` it is"),
        ("game: pebbles\nscenario: x\nseats: two", 3, "`seats` needs a number"),
        ("game: pebbles\nseed: -1\nscenario: x", 2, "`seed` needs a number"),
        ("scenario: x\nset: heap", 2, SET),
        ("scenario: x\nset: deck=two words", 2, SET),
        ("scenario: x\nset a b: 9", 2, "`set KEY: value` sets one option, named by one word"),
        ("scenario: x\nset deck: @mine.txt", 2, NO_FILE),
        ("scenario: x\nset: deck=@mine.txt", 2, NO_FILE),
        ("scenario: x\nexpect\n0: take 1", 2, "`expect` needs indented lines under it"),
        ("scenario: x\nwhat is this", 2, "this line says nothing a scenario can hold"),
        ("scenario: x\n9: take 1", 2, "this line says nothing a scenario can hold"),
        ("scenario: x\nasks 0: take 1", 2, "this line says nothing a scenario can hold"),
        ("scenario: x\n  heap: 4", 2, "this line says nothing a scenario can hold"),
        ("scenario: x\nlegal chance: roll 1", 2, "chance has no list of moves"),
        ("scenario: x\nto move: me", 2, "this should be seats, `chance` or `nobody`"),
        ("scenario: x\nwinners: 0, 1", 2, "this should be seats, `chance` or `nobody`"),
    ];
    for (text, line, why) in cases {
        let error = Scenario::parse(text).unwrap_err();
        let told = Words::new("en", []).error(&error);
        assert_eq!(told, format!("Line {line} of the scenario: {why}."), "{text}");
    }
}

#[test]
fn a_lesson_says_things_between_its_moves() {
    let lesson =
        format!("{ENDGAME}say: take-one\ninstead too-many: take 2\ninstead no: *\n1: take 1\n");
    assert!(run(&lesson).is_ok());
    let script = Scenario::parse(&lesson).unwrap()[0].script();
    let instead =
        |text: &str, key: &str| ScriptStep::Instead { text: text.into(), key: key.into() };
    let wanted = [
        ScriptStep::Say { key: "take-one".into() },
        instead("take 2", "too-many"),
        instead("*", "no"),
        ScriptStep::Move { mover: Mover::Seat(Seat(1)), text: "take 1".into() },
    ];
    assert_eq!(script[script.len() - 4..], wanted);
}

#[test]
fn what_stands_first_holds_for_all() {
    let all = Scenario::parse("game: g\nset: a=1\nscenario: x\nset: b=2\nscenario: y\n").unwrap();
    assert_eq!(all[0].setup(), Setup::default().set("a", "1").set("b", "2"));
    assert_eq!((all[1].title.as_str(), &all[1].setup()), ("y", &Setup::default().set("a", "1")));
    assert_eq!((all[0].line, all[1].line), (3, 5));
}

#[test]
fn an_option_with_blanks_has_a_line_of_its_own() {
    let text = "game: g\nscenario: x\nset: one=two\\swords\nset deck: 3 Wolf: a,\\n1 Fox  # b\n";
    let setup = Setup::default().set("one", "two words").set("deck", "3 Wolf: a,\n1 Fox");
    assert_eq!(Scenario::parse(text).unwrap()[0].setup(), setup);
}

#[test]
fn a_record_becomes_a_scenario_with_all_it_was_opened_with() {
    let position = Some("heap: 3\nturn: 1\n".to_owned());
    let setup = Setup { seats: Some(2), position, ..Setup::default() };
    let record = Record {
        game: "toy".into(),
        rules: 1,
        setup: setup.set("deck", "two words # and\nlines\\s"),
        seed: kernel::Seed::Number(7),
        ends: None,
        moves: vec![(Mover::Chance, "roll 6".into()), (Mover::Seat(Seat(1)), "take 2".into())],
    };
    let text = Scenario::of_record("again", &record);
    let read = &Scenario::parse(&text).unwrap()[0];
    assert_eq!((&read.setup(), read.title.as_str()), (&record.setup, "again"));
    assert!(text.ends_with("chance: roll 6\n1: take 2\n"), "{text}");
}

#[test]
fn positions_need_no_last_line_end() {
    let position = ENDGAME.split_once("position\n").unwrap().1.replace("  ", "");
    let position = Some(position.trim_end().to_owned());
    let setup = Setup { position, ..Setup::default() };
    Suite::<State>::new(&setup, Thorough::Full).game(1).unwrap_or_else(|f| panic!("{f}"));
}

#[test]
fn files_are_bounded_and_every_error_names_the_limit() {
    let with = |head: &str| format!("game: pebbles\n{head}scenario: x\n");
    let long = |n: usize| "x".repeat(n);
    let refused = [
        (with(&format!("set k: {}\n", long(32_769))), "Line 2", "at most 32768 bytes"),
        (with(&format!("set: k={}\n", long(32_769))), "Line 2", "at most 32768 bytes"),
        (with(&format!("set {}: x\n", long(65))), "Line 2", "at most 64 bytes"),
        (with(&format!("game: {}\n", long(65))), "Line 2", "at most 64 bytes"),
        (with(&format!("position\n  {}\n", long(32_768))), "Line 2", "at most 32768 bytes"),
        (with(&"# nothing\n".repeat(105_000)), "Line 1", "at most 1048576 bytes"),
        (with(&"scenario: x\n".repeat(2000)), "Line 2002", "at most 2000 scenarios"),
    ];
    for (text, place, limit) in refused {
        let error = Words::new("en", []).error(&Scenario::parse(&text).unwrap_err());
        assert!(error.starts_with(place) && error.contains(limit), "{error}");
    }
    let fits = with(&format!("set k: {}\n", long(32_768)));
    assert_eq!(Scenario::parse(&fits).unwrap()[0].setup().options["k"].len(), 32_768);
}

#[test]
fn what_a_scenario_says_itself_counts_more_than_the_head() {
    let text = "\
game: chess
seats: 2
set: a=1 b=2
position
  heap: 1
seed: 4
scenario: x
scenario: y
game: pebbles
seats: 3
set: b=3
position
  heap: 2
seed: 5
";
    let all = Scenario::parse(text).unwrap();
    let setup = |seats, b: &str, heap: &str| Setup {
        seats: Some(seats),
        position: Some(heap.to_owned()),
        ..Setup::default().set("a", "1").set("b", b)
    };
    assert_eq!((all[0].game(), all[0].seed()), ("chess", Some(4)));
    assert_eq!(all[0].setup(), setup(2, "2", "heap: 1\n"));
    assert_eq!((all[1].game(), all[1].seed()), ("pebbles", Some(5)));
    assert_eq!(all[1].setup(), setup(3, "3", "heap: 2\n"));
}
