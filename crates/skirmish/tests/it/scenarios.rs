//! All scenarios of the game, and whether they and the tests here tell every numbered case.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kernel::Scenario;
use skirmish::{Card, Leader, Pool, State};

/// The cases of the rules are numbered from 1 to this.
const CASES: u32 = 124;

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/skirmish");
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
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

/// The number at the beginning of a title such as `S42b Apprentice: …`: S for the cases of the
/// rules, D for the further designs, C for other cards.
fn number_of(letter: char, title: &str) -> Option<u32> {
    let word = title.split_whitespace().next()?.strip_prefix(letter)?;
    word.trim_end_matches(|c: char| c.is_ascii_lowercase()).parse().ok()
}

fn number(title: &str) -> Option<u32> {
    number_of('S', title)
}

#[test]
fn every_case_is_told() {
    let scenarios = scenarios();
    let titles: Vec<&str> = scenarios.iter().map(|(_, scenario)| scenario.title.as_str()).collect();
    let named = |title: &&&str| {
        let others = ["golden", "walk-through", "position", "found"];
        ['S', 'D', 'C'].iter().any(|&letter| number_of(letter, title).is_some())
            || others.iter().any(|word| title.starts_with(word))
    };
    let unnumbered: Vec<&&str> = titles.iter().filter(|title| !named(title)).collect();
    assert!(unnumbered.is_empty(), "{unnumbered:#?}");
    let tests = include_str!("cases.rs");
    let told = |n: &u32| {
        let named = format!("s{n}_");
        let words = || tests.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let tested = || words().any(|word| word.starts_with(&named));
        titles.iter().any(|title| number(title) == Some(*n)) || tested()
    };
    let missing: Vec<u32> = (1..=CASES).filter(|n| !told(n)).collect();
    assert!(missing.is_empty(), "no scenario and no test tells {missing:?}");
}

#[test]
fn designs_and_cards_are_numbered_without_a_gap() {
    let scenarios = scenarios();
    let titles = || scenarios.iter().map(|(_, scenario)| scenario.title.as_str());
    let numbers = |letter: char| -> BTreeSet<u32> {
        titles().filter_map(|title| number_of(letter, title)).collect()
    };
    let designs = Card::all().filter(|card| card.face().pool == Pool::Design);
    for (n, card) in (1..).zip(designs) {
        let of_it = |title: &str| number_of('D', title) == Some(n);
        let told = titles().any(|title| of_it(title) && title.contains(card.face().name));
        assert!(told, "no scenario D{n} tells of {card}");
    }
    for letter in ['D', 'C'] {
        let numbers = numbers(letter);
        assert!(numbers.iter().copied().eq(1..=numbers.len() as u32), "{letter}: {numbers:?}");
    }
}

/// What the position and the moves of the scenarios name: cards, and leaders by their ids.
fn named() -> BTreeSet<String> {
    let (mut names, mut in_position) = (BTreeSet::new(), false);
    for path in files() {
        let text = fs::read_to_string(path).unwrap();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let indented = line.starts_with(' ');
            in_position = if indented { in_position } else { line == "position" };
            let Some((key, value)) = line.trim().split_once(": ") else { continue };
            let moves = !indented && ["0", "1", "chance"].contains(&key);
            if !(moves || indented && in_position) {
                continue;
            }
            if let Some(leader) = key.strip_prefix("leader ").and(value.split(',').next()) {
                names.insert(format!("leader {leader}"));
                continue;
            }
            for item in value.split(',').map(str::trim) {
                let item = item.strip_prefix("play ").unwrap_or(item);
                let item = item.trim_start_matches(|c: char| c.is_ascii_digit()).trim();
                let card = item.rsplit_once(' ').filter(|(_, slot)| slot.starts_with('T'));
                names.extend([item, card.map_or(item, |(card, _)| card)].map(str::to_lowercase));
            }
        }
    }
    names
}

#[test]
fn every_card_and_leader_is_shown() {
    let named = named();
    let shown = |card: &Card| named.contains(&card.face().name.to_lowercase());
    let tables = |card: &Card| card.face().pool != Pool::Test;
    let missing: Vec<Card> = Card::all().filter(tables).filter(|card| !shown(card)).collect();
    assert!(missing.is_empty(), "no scenario shows {missing:?}");
    let leads = |leader: &Leader| named.contains(&format!("leader {}", leader.face().id));
    let missing: Vec<Leader> = Leader::ALL.into_iter().filter(|leader| !leads(leader)).collect();
    assert!(missing.is_empty(), "no scenario shows the leaders {missing:?}");
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
