//! The conformance suite over both spaces, all scenarios, several rosters and presets.

use kernel::Setup;
use kernel::conform::Stats;
use mordheim::State;

fn with(options: &str) -> Setup {
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

#[test]
fn tables_conform() {
    table::conform::check::<State>(&with("space=table turns=3"), 0..1);
    table::conform::check::<State>(&with("turns=2 map=market"), 1..2);
}
