//! All scenarios of the game, and whether they and the tests here tell every numbered case.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::Scenario;
use mordheim::State;

/// The cases of the rules are numbered from 1 to this.
const CASES: u32 = 141;

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/mordheim");
    let mut all: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    all.sort_unstable();
    all
}

fn scenarios() -> Vec<(PathBuf, Scenario)> {
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let all = Scenario::parse(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        all.into_iter().map(move |scenario| (path.clone(), scenario))
    };
    files().into_iter().flat_map(read).collect()
}

#[test]
fn every_scenario_holds() {
    let wrong: Vec<String> = scenarios()
        .iter()
        .filter_map(|(path, scenario)| {
            let failed = scenario.run::<State>().err()?;
            Some(format!("{}:{} {}: {failed:#?}", path.display(), failed.line, scenario.title))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The number at the beginning of a title such as `T042b a parry: …`.
fn number(title: &str) -> Option<u32> {
    let word = title.split_whitespace().next()?.strip_prefix('T')?;
    word.trim_end_matches(|c: char| c.is_ascii_lowercase()).parse().ok()
}

#[test]
fn every_case_is_told() {
    let scenarios = scenarios();
    let titles: Vec<&str> = scenarios.iter().map(|(_, scenario)| scenario.title.as_str()).collect();
    let tests = [include_str!("cases.rs"), include_str!("tables.rs")].concat();
    let told = |n: &u32| {
        let named = format!("t{n:03}_");
        let words = || tests.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let tested = || words().any(|word| word.starts_with(&named));
        titles.iter().any(|title| number(title) == Some(*n)) || tested()
    };
    let missing: Vec<u32> = (1..=CASES).filter(|n| !told(n)).collect();
    assert!(missing.is_empty(), "no scenario and no test tells {missing:?}");
}

#[test]
fn no_two_scenarios_have_the_same_title() {
    let scenarios = scenarios();
    let mut titles: Vec<&str> =
        scenarios.iter().map(|(_, scenario)| scenario.title.as_str()).collect();
    titles.sort_unstable();
    assert!(titles.windows(2).all(|pair| pair[0] != pair[1]));
    assert!(titles.len() > 140, "only {} scenarios were found", titles.len());
}
