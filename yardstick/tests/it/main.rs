//! Runs the program with words as they would be typed.

use std::process::{Command, Output};

use serde_json::Value;

fn yardstick(words: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_yardstick"));
    program.args(words.split_whitespace()).output().unwrap()
}

fn printed(words: &str) -> String {
    let ran = yardstick(words);
    assert_eq!(ran.status.code(), Some(0), "{words}: {ran:?}");
    String::from_utf8(ran.stdout).unwrap()
}

#[test]
fn every_game_is_compared_with_chess() {
    let report = printed("--seconds 0.05 --rounds 2 --json");
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!(report["yardstick"]["name"], "shakmaty");
    let chess = report["yardstick"]["decisions_per_s"].as_f64().unwrap();
    assert!(chess > 0.0 && report["yardstick"]["games_per_s"].is_u64());
    assert!(report["games"].as_array().is_some_and(|games| games.len() >= 4), "{report:#}");
    for game in report["games"].as_array().unwrap() {
        let (ratio, rate) = (game["ratio"].as_f64(), game["decisions_per_s"].as_f64());
        let expected = rate.unwrap() / chess;
        assert!(ratio.is_some_and(|ratio| (ratio - expected).abs() < 0.01), "{report:#}");
    }
}

#[test]
fn people_get_a_table_with_ratios() {
    let table = printed("texas-42 --seconds 0.05 --rounds 1");
    let lines: Vec<&str> = table.lines().collect();
    assert!(lines.iter().all(|line| line.chars().count() <= 80), "{table}");
    let column = lines[0].find("ratio").unwrap();
    assert_eq!(lines[1][column..].trim_start().split(' ').next(), Some("1.00"), "{table}");
    assert!(lines[1].starts_with("shakmaty") && lines[2].starts_with("texas-42"), "{table}");
    let ratio = lines[2][column..].trim_start().split(' ').next().unwrap();
    assert!(ratio.parse().is_ok_and(|ratio: f64| ratio > 0.0), "{table}");
}

#[test]
fn skirmish_is_timed_without_automatic_passes_too() {
    let report = printed("skirmish --seconds 0.05 --rounds 1 --json");
    let report: Value = serde_json::from_str(&report).unwrap();
    let (with, without) = (&report["games"][0], &report["games"][1]);
    assert_eq!((&with["id"], &without["id"]), (&Value::from("skirmish"), &Value::from("skirmish")));
    assert!(with["options"]["auto_pass"].is_null(), "{report:#}");
    assert_eq!(without["options"]["auto_pass"], "off");
    let rate = |game: &Value, field: &str| game[field].as_f64().unwrap();
    let decisions = |game: &Value| rate(game, "decisions_per_s") / rate(game, "games_per_s");
    assert!(decisions(without) > decisions(with) + 5.0, "passes are decisions: {report:#}");
    assert!(printed("skirmish --seconds 0.05 --rounds 1").contains("no auto-pass"));
}

#[test]
fn bots_have_no_yardstick() {
    let table = printed("skirmish --bots --seconds 0.05 --rounds 1");
    assert!(table.contains("skirmish") && !table.contains("shakmaty"), "{table}");
}

#[test]
fn the_help_names_the_command_that_people_type() {
    let help = printed("--help");
    assert!(help.contains("Usage: cargo xtask bench [OPTIONS] [GAMES]..."), "{help}");
    assert!(
        help.starts_with("Measure how fast games are played, beside a chess library"),
        "{help}"
    );
}

#[test]
fn mistakes_are_named() {
    let ran = yardstick("chess");
    assert_eq!(ran.status.code(), Some(2));
    let said = String::from_utf8(ran.stderr).unwrap();
    assert!(said.contains("chess") && said.contains("texas-42"), "{said}");
}
