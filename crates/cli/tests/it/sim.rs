use serde_json::Value;

use crate::words::{json, parlour, refused};

/// Everything but the one field that measures time.
fn reproducible(mut summary: Value) -> Value {
    let timing = summary.as_object_mut().unwrap().remove("decisions_per_s");
    assert!(timing.is_some_and(|rate| rate.as_u64().is_some_and(|rate| rate > 0)));
    summary
}

#[test]
fn any_number_of_threads_gives_the_same_result() {
    let run = |threads| {
        let words = format!("sim texas-42 --games 120 --seed 9 --json --threads {threads}");
        reproducible(json(&words))
    };
    let alone = run(1);
    assert_eq!(alone, run(2));
    assert_eq!(alone, run(3));
    let default = reproducible(json("sim texas-42 --games 120 --seed 9 --json"));
    assert_eq!(alone, default);
    let other = reproducible(json("sim texas-42 --games 120 --seed 10 --json"));
    assert_ne!(alone["decisions"], other["decisions"]);
}

#[test]
fn the_numbers_of_a_summary_add_up() {
    let summary = json("sim texas-42 --games 60 --set target=2 --json");
    assert_eq!(summary["game"], "texas-42");
    assert_eq!(summary["setup"]["options"]["target"], "2");
    assert_eq!((&summary["games"], &summary["finished"]), (&60.into(), &60.into()));
    assert_eq!((&summary["errors"], &summary["seed"]), (&0.into(), &"1".into()));
    let number = |value: &Value| value.as_f64().unwrap();
    let mean = number(&summary["length"]["mean"]);
    assert!((mean * 60.0 - number(&summary["decisions"])).abs() < 0.01);
    assert!(number(&summary["length"]["min"]) <= mean);
    assert!(number(&summary["length"]["max"]) >= mean);
    let outcomes = summary["outcomes"].as_array().unwrap();
    assert_eq!(outcomes.iter().map(|won| number(&won["games"])).sum::<f64>(), 60.0);
    for won in outcomes.iter().chain(summary["seats"].as_array().unwrap()) {
        let [low, share, high] = ["low", "share", "high"].map(|key| number(&won[key]));
        assert!(0.0 <= low && low <= share && share <= high && high <= 1.0, "{won}");
    }
    assert_eq!(summary["seats"].as_array().unwrap().len(), 4);
}

#[test]
fn a_draw_is_nobodys_win() {
    let words = "sim mordheim --games 12 --set turns=1 --set preset=companion";
    let summary = json(&format!("{words} --json"));
    let outcomes = summary["outcomes"].as_array().unwrap();
    let games = |draw: bool| -> u64 {
        let those = outcomes.iter().filter(|won| won["draw"] == draw);
        those.map(|won| won["games"].as_u64().unwrap()).sum()
    };
    assert!(games(true) > 0, "{summary}");
    let firsts = summary["seats"].as_array().unwrap().iter();
    assert_eq!(firsts.map(|seat| seat["games"].as_u64().unwrap()).sum::<u64>(), games(false));
    let table = parlour(words).out;
    assert!(table.contains("\n  draw  ") && !table.contains("0 and 1"), "{table}");
}

#[test]
fn capital_letters_make_no_difference_to_words() {
    let summary = json("sim texas-42 --games 1 --set nello=Open --set preset=House --json");
    let said = json("sim texas-42 --games 1 --set nello=open --set preset=house --json");
    assert_eq!(summary["setup"], said["setup"]);
}

#[test]
fn people_get_a_table() {
    let ran = parlour("sim texas-42 --games 20 --seats random,random,random,random");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for text in ["texas-42: 20 games, seed 1", "finished   20 (0 errors)", "95 % interval"] {
        assert!(ran.out.contains(text), "{}", ran.out);
    }
    assert!(ran.err.is_empty(), "no progress bar where there is no terminal: {}", ran.err);
    assert!(!ran.out.contains('\x1b'));
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
}

#[test]
fn mistakes_are_named_with_what_would_be_right() {
    refused("sim chess --games 3", &["chess", "texas-42"]);
    refused("sim texas-42 --games 0", &["--games", "1..="]);
    refused("sim texas-42", &["--games"]);
    refused("sim texas-42 --games 3 --threads 0", &["--threads"]);
    refused("sim texas-42 --games 3 --set nello", &["--set", "KEY=VALUE"]);
    refused("sim texas-42 --games 3 --set nelo=open", &["--set nelo=open", "nello"]);
    refused("sim texas-42 --games 3 --set nello=maybe", &["--set nello=maybe", "open"]);
    refused("sim texas-42 --games 3 --set target=3 --set target=4", &["--set target=4", "before"]);
    refused("sim texas-42 --games 3 --set preset=none", &["--set preset=none", "house"]);
    refused("sim texas-42 --games 3 --seats random,random", &["--seats", "4 seats", "2 players"]);
    refused("sim texas-42 --games 3 --seats a,b,c,d", &["--seats", "`a`", "random"]);
    refused("sim skirmish --games 3 --seats human,random", &["--seats", "`human`", "random"]);
    refused("sim skirmish --games 3 --seats casul,random", &["Perhaps you mean: casual."]);
    refused("sim skirmish --games 3 --seats flat:x,random", &["--seats", "`flat:x`"]);
}

#[test]
fn bots_that_think_play_too_and_alike_on_any_number_of_threads() {
    let words = "sim skirmish --games 6 --seats greedy,flat:20 --json --threads";
    let alone = reproducible(json(&format!("{words} 1")));
    assert_eq!(alone, reproducible(json(&format!("{words} 3"))));
    assert_eq!(alone["players"], serde_json::json!(["greedy", "flat:20"]));
    assert_eq!((&alone["finished"], &alone["errors"]), (&6.into(), &0.into()));
    let table = parlour("sim skirmish --games 2 --seats greedy,random").out;
    assert!(table.contains("\n  players    greedy, random\n"), "{table}");
}

#[test]
fn a_bot_that_compares_positions_beats_one_that_does_not_care() {
    let summary = json("sim skirmish --games 20 --seats random,flat:60 --json");
    let won = |seat: usize| summary["seats"][seat]["games"].as_u64().unwrap();
    assert!(won(1) > won(0), "{summary}");
}
