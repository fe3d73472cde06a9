//! All scenarios of the game, and whether they and the tests here tell every numbered case.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::conform::Scenarios;
use mordheim::State;

/// The cases of the rules are numbered from 1 to this.
const CASES: u32 = 141;

/// The files of the game's scenarios, by name.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/mordheim");
    let read = |path: PathBuf| (path.display().to_string(), fs::read_to_string(&path).unwrap());
    fs::read_dir(folder).unwrap().map(|entry| read(entry.unwrap().path())).collect()
}

#[test]
fn every_scenario_holds() {
    let scenarios = Scenarios::read(files());
    scenarios.have_titles_of_their_own();
    let count = scenarios.hold::<State>();
    assert!(count > 140, "only {count} scenarios were found");
}

#[test]
fn every_case_is_shown() {
    let tests = [include_str!("cases.rs"), include_str!("tables.rs")].concat();
    Scenarios::read(files()).show_every_case('T', CASES, &tests);
}
