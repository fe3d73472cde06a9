//! All scenarios of the game, and whether they and the tests here tell every numbered case.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kernel::conform::{Scenarios, case_number};
use skirmish::{Card, Leader, Pool, State};

/// The cases of the rules are numbered from 1 to this.
const CASES: u32 = 124;

/// The files of the game's scenarios, by name.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/skirmish");
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

/// Titles begin with a letter and a number: S for the cases of the rules, D for the further
/// designs, C for other cards.
#[test]
fn every_case_is_shown() {
    let scenarios = Scenarios::read(files());
    let named = |title: &&str| {
        let others = ["golden", "walk-through", "position", "found"];
        ['S', 'D', 'C'].iter().any(|&letter| case_number(letter, title).is_some())
            || others.iter().any(|word| title.starts_with(word))
    };
    let unnumbered: Vec<&str> = scenarios.titles().filter(|title| !named(title)).collect();
    assert!(unnumbered.is_empty(), "{unnumbered:#?}");
    scenarios.show_every_case('S', CASES, include_str!("cases.rs"));
}

#[test]
fn designs_and_cards_are_numbered_without_a_gap() {
    let scenarios = Scenarios::read(files());
    let titles = || scenarios.titles();
    let numbers = |letter: char| -> BTreeSet<u32> {
        titles().filter_map(|title| case_number(letter, title)).collect()
    };
    let designs = Card::all().filter(|card| card.face().pool == Pool::Design);
    for (n, card) in (1..).zip(designs) {
        let of_it = |title: &str| case_number('D', title) == Some(n);
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
    for (_, text) in files() {
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
