use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::program::Folder;
use crate::words::{parlour, parlour_in};

/// One that holds, and three that do not.
const MIXED: &str = "\
game: texas-42
seed: 3

scenario: the seat after the shaker bids first
to move: 0

scenario: chance has long dealt
to move: chance

scenario: nobody may bid a hundred
0: 100

scenario: the score is not what it seems
expect
  nonsense: 3
";

fn mixed() -> Folder {
    let here = Folder::new();
    fs::create_dir(here.path("deeper")).unwrap();
    here.write("b.scn", MIXED);
    let good = MIXED.split("scenario: chance").next().unwrap();
    here.write("a.scn", good);
    here.write("deeper/c.scn", good);
    here.write("notes.txt", "no scenario");
    here
}

#[test]
fn folders_are_run_in_order_and_failures_shown_side_by_side() {
    let ran = parlour_in(&mixed(), "scenario .");
    assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
    let at = |text: &str| ran.out.find(text).unwrap_or_else(|| panic!("{text}: {}", ran.out));
    assert!(at("./a.scn (1/1)") < at("./b.scn (1/4)"));
    assert!(at("./b.scn (1/4)") < at("./deeper/c.scn (1/1)"));
    let row = |left: &str, right: &str| {
        let found = ran.out.lines().filter_map(|line| line.split_once('|'));
        let mut found = found.map(|(l, r)| (l.trim(), r.trim()));
        assert!(found.any(|found| found == (left, right)), "{left} | {right}: {}", ran.out);
    };
    at("./b.scn:8: chance has long dealt");
    row("expected", "actual");
    row("! chance", "0");
    at("./b.scn:11: nobody may bid a hundred");
    row("! nonsense: 3", "");
    assert!(ran.out.ends_with("3 passed, 3 failed\n"), "{}", ran.out);
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
}

#[test]
fn a_position_that_cannot_be_is_found_in_the_file() {
    let here = Folder::new();
    let sound = "scenario: sound\nto move: chance\n\n";
    let texas = "scenario: twice\nposition\n  declared: fours\n\n  hand 1: 6-4 6-4\n";
    here.write("t.scn", format!("game: texas-42\n{sound}{texas}legal 1: 6-4\n"));
    let ran = parlour_in(&here, "scenario t.scn");
    assert!(ran.out.contains("t.scn:9: twice"), "{}", ran.out);
    let skirmish = "scenario: nowhere\nposition\n  turn: 1\n  sky: 3\n";
    here.write("s.scn", format!("game: skirmish\n{sound}{skirmish}"));
    let ran = parlour_in(&here, "scenario s.scn");
    assert!(ran.out.contains("s.scn:8: nowhere"), "{}", ran.out);
}

#[test]
fn programs_get_the_same_as_json() {
    let ran = parlour_in(&mixed(), "scenario --json b.scn");
    assert_eq!(ran.code, Some(1));
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&report["passed"], &report["failed"]), (&1.into(), &3.into()));
    let failure = &report["files"][0]["failures"][0];
    assert_eq!(failure["scenario"], "chance has long dealt");
    assert_eq!(failure["line"], 8);
    assert_eq!((&failure["expected"][0], &failure["actual"][0]), (&"chance".into(), &"0".into()));
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_still_runs() {
    let here = mixed();
    here.write("bad.scn", "game: texas-42\nwhat\n");
    let ran = parlour_in(&here, "scenario bad.scn a.scn");
    assert_eq!(ran.code, Some(3), "{}", ran.out);
    assert!(ran.out.contains("bad.scn:2:"), "{}", ran.out);
    assert!(ran.out.ends_with("1 passed, 0 failed, 1 unreadable\n"), "{}", ran.out);
    here.write("other.scn", "game: chess\nscenario: x\nto move: 0\n");
    let ran = parlour_in(&here, "scenario other.scn");
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(ran.out.contains("`chess`") && ran.out.contains("texas-42"), "{}", ran.out);
    assert_eq!(parlour_in(&here, "scenario missing.scn").code, Some(3));
    let empty = parlour("scenario .");
    assert_eq!(empty.code, Some(3));
    assert!(empty.err.contains(".scn"), "{}", empty.err);
    assert_eq!(parlour("scenario").code, Some(2));
}

#[test]
fn the_scenarios_of_the_project_hold() {
    let scenarios = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let ran = parlour(&format!("scenario {}", scenarios.display()));
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
}
