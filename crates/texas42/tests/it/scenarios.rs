//! Every scenario of the game.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::conform::Scenarios;
use texas42::State;

/// The files of the game's scenarios, by name.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/texas-42");
    let read = |path: PathBuf| (path.display().to_string(), fs::read_to_string(&path).unwrap());
    fs::read_dir(folder).unwrap().map(|entry| read(entry.unwrap().path())).collect()
}

#[test]
fn every_scenario_holds() {
    let count = Scenarios::read(files()).hold::<State>();
    assert!(count > 80, "only {count} scenarios were found");
}
