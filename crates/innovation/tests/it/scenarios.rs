//! All scenarios of the game, and whether they and the tests here tell every numbered case.

use std::fs;
use std::path::{Path, PathBuf};

use innovation::{FACES, State};
use kernel::conform::{Scenarios, case_number};

/// The cases of `RULES.md` are numbered from E1 to this.
const CASES: u32 = 162;

/// The files of the game's scenarios, by name.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/innovation");
    let read = |path: PathBuf| (path.display().to_string(), fs::read_to_string(&path).unwrap());
    fs::read_dir(folder).unwrap().map(|entry| read(entry.unwrap().path())).collect()
}

#[test]
fn every_scenario_holds() {
    let scenarios = Scenarios::read(files());
    scenarios.have_titles_of_their_own();
    let count = scenarios.hold::<State>();
    assert!(count > 180, "only {count} scenarios were found");
}

#[test]
fn every_case_is_shown() {
    let scenarios = Scenarios::read(files());
    let named = |title: &&str| case_number('E', title).is_some() || title.starts_with("found ");
    let unnumbered: Vec<&str> = scenarios.titles().filter(|title| !named(title)).collect();
    assert!(unnumbered.is_empty(), "{unnumbered:#?}");
    scenarios.show_every_case('E', CASES, include_str!("cases.rs"));
}

#[test]
fn the_rulings_list_every_case_and_every_card() {
    let rules = include_str!("../../RULES.md");
    for n in 1..=CASES {
        assert!(rules.contains(&format!("- **E{n}** ")), "E{n}");
    }
    for (n, face) in (201..).zip(&FACES) {
        assert!(rules.contains(&format!("- **R{n} {}** ", face.name)), "{}", face.name);
    }
}
