//! The conformance suite over both spaces, all scenarios, several rosters and presets.

use kernel::Setup;
use kernel::conform::Stats;
use mordheim::State;

pub(crate) fn with(options: &str) -> Setup {
    options.split_whitespace().fold(Setup::default(), |setup, option| {
        let (key, value) = option.split_once('=').expect("key=value");
        setup.set(key, value)
    })
}

fn conforms(options: &str, seeds: std::ops::Range<u64>) {
    let games = seeds.end - seeds.start;
    let stats: Stats = kernel::conform::check::<State>(&with(options), seeds);
    assert_eq!(stats.games, games);
    assert!(stats.sampled > 4 * games, "{stats:?}");
    assert_eq!(stats.hidden, 0, "nothing is hidden: {stats:?}");
}

#[test]
fn battles_on_maps_conform() {
    conforms("turns=4", 0..2);
    conforms("roster0=the-gilded-tide roster1=sons-of-the-wolf-rock map=market turns=4", 2..3);
    conforms("roster0=the-pale-court roster1=vigil-of-the-rock map=ruins turns=4", 3..4);
    conforms("roster0=pyre-and-hammer roster1=circle-of-the-pit map=canal turns=4", 4..5);
}

#[test]
fn battles_at_real_tables_conform() {
    conforms("preset=companion turns=5", 10..12);
    conforms("space=table roster0=the-pale-court roster1=pyre-and-hammer disputes=off", 12..14);
    conforms("space=table roster0=circle-of-the-pit roster1=vigil-of-the-rock", 14..16);
}

#[test]
fn optional_rules_conform() {
    conforms("preset=full turns=3 map=market", 20..21);
    conforms("preset=full space=table roster0=the-gilded-tide roster1=circle-of-the-pit", 21..23);
    conforms("measure=off turns=3 roster1=the-gilded-tide", 23..24);
}

#[test]
fn all_scenarios_conform() {
    let scenarios = [
        "defend_the_find",
        "wyrdstone_hunt",
        "breakthrough",
        "street_fight",
        "chance_encounter",
        "hidden_treasure",
        "occupy",
        "surprise_attack",
        "roll",
    ];
    for (n, scenario) in (40..).zip(scenarios) {
        let map = if scenario == "street_fight" { "street" } else { "market" };
        conforms(&format!("scenario={scenario} map={map} turns=3"), n..n + 1);
    }
    for scenario in ["defend_the_find", "breakthrough", "street_fight", "surprise_attack"] {
        conforms(&format!("space=table scenario={scenario} turns=4"), 60..61);
    }
}

/// Two crowds with all sorts of arms, skills, mutations and spells, close to each other.
const CROWD: &str = "phase: charges
    turn: 3
    side 0: edge north
    side 1: edge south
    A1: reikland captain, sword, pistol, pistol, light armour, pistolier, quick shot, at 10,10
    A2: reikland champion, double handed, morning star, shield, strongman, jump up, at 12,10
    A3: witch hunters flagellant, flail, frenzy, at 14,10
    A4: sisters of sigmar sister superior, steel whip, hammer, sign of sigmar, net, at 16,10
    A5: witch hunters warrior priest, hammer, lucky charm, holy relic, spell 1, spell 3, at 18,8
    A6: reikland marksman, handgun, crossbow pistol, hunter, at 8,8
    A7: sisters of sigmar augur, sling, healing herbs, at 20,9, wounds 0
    A8: skaven black skaven, fighting claws, throwing stars, knife fighter, leap, at 10,8
    A9: reikland warrior, at 22,8, fleeing
    A10: reikland marksman, blunderbuss, bow, hunting arrows, at 14,7
    B1: undead vampire, sword, sword, expert swordsman, at 11,12
    B2: possessed possessed, great claw, scorpion tail, spines, blackblood, at 13,12
    B3: possessed mutant, axe, axe, tentacle, extra arm, at 15,12
    B4: skaven rat ogre, at 17,12
    B5: undead necromancer, spell 1, spell 2, spell 3, spell 4, spell 5, at 14,16
    B6: possessed magister, sword, spell 1, spell 2, spell 3, spell 4, spell 5, spell 6, at 16,16
    B7: skaven eshin sorcerer, spell 1, spell 3, spell 4, spell 5, spell 6, at 18,15
    B8: undead zombie, at 12,13, out of action
    B9: undead dire wolf, at 20,14
    B10: skaven verminkin, spear, shield, sling, black hunger, at 22,14, stunned
    B11: skaven assassin adept, weeping blades, blowpipe, dodge, step aside, at 9,14, hidden";

#[test]
fn crowds_conform() {
    let lines = CROWD.replace("at 12,13, out", "out");
    let here =
        |options: &str, position: String| Setup { position: Some(position), ..with(options) };
    let rows: Vec<&str> = (1..=24).map(|y| if y == 17 { "6.4-4.4%6." } else { "24." }).collect();
    let map = format!("map={}", rows.join("/"));
    for (n, options) in (70..).zip(["preset=full", "", "measure=off"]) {
        let setup = here(&format!("{map} {options}"), lines.clone());
        kernel::conform::check::<State>(&setup, n..n + 1);
    }
    let nowhere = |line: &str| match line.find(", at ") {
        Some(at) => {
            let rest = line[at + ", at ".len()..].splitn(3, ',').nth(2);
            format!("{}{}", &line[..at], rest.map_or(String::new(), |rest| format!(",{rest}")))
        }
        None => line.to_owned(),
    };
    let table: Vec<String> = CROWD.lines().map(nowhere).collect();
    for (n, options) in (80..).zip(["space=table", "space=table preset=full disputes=off"]) {
        kernel::conform::check::<State>(&here(options, table.join("\n")), n..n + 1);
    }
}
