//! The program from outside.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn learn(words: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_learn"));
    command.args(words.split_whitespace()).output().expect("the program runs")
}

fn said(words: &str) -> String {
    let output = learn(words);
    assert!(output.status.success(), "{words}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("learn");
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The facts and rows that a run wrote.
fn written(base: &Path) -> [Vec<u8>; 2] {
    ["facts", "rows"].map(|ending| fs::read(base.with_extension(ending)).expect("a file"))
}

#[test]
fn the_same_seed_writes_the_same_positions_on_any_number_of_threads() {
    for (game, more) in [
        ("innovation", "--games 6"),
        ("innovation", "--games 3 --table seats=4,teams=on"),
        ("skirmish", "--games 6 --player tree:4 --every 2 --stray 0,5"),
        ("mordheim", "--games 2 --player casual --every 1"),
    ] {
        let [one, two, other] = ["1", "2", "3"].map(|n| folder().join(format!("{game}-{n}")));
        for (out, seed, threads) in [(&one, 7, 1), (&two, 7, 3), (&other, 8, 1)] {
            let out = out.display();
            said(&format!("play {game} {more} --seed {seed} --threads {threads} --out {out}"));
        }
        let [facts, rows] = written(&one);
        assert_eq!([facts.clone(), rows.clone()], written(&two), "{game} {more}");
        assert_ne!([facts.clone(), rows.clone()], written(&other), "{game} {more}");
        // Each fact is twenty bytes, and says how many rows belong to it.
        let lengths = facts.chunks_exact(20).map(|fact| u16::from_le_bytes([fact[6], fact[7]]));
        let all: usize = lengths.map(usize::from).sum();
        assert!(facts.len() > 100 && facts.len().is_multiple_of(20), "{game}: {}", facts.len());
        assert_eq!(2 * all, rows.len(), "{game} {more}");
    }
}

#[test]
fn rows_lie_within_the_set_that_is_described() {
    for (game, table) in
        [("innovation", "-"), ("innovation", "seats=3"), ("skirmish", "-"), ("mordheim", "-")]
    {
        let set: serde_json::Value =
            serde_json::from_str(&said(&format!("describe {game} --table {table}"))).unwrap();
        let base = folder().join(format!("within-{game}-{table}"));
        let player = if game == "mordheim" { "casual" } else { "greedy:1" };
        let out = base.display();
        said(&format!("play {game} --table {table} --player {player} --games 4 --out {out}"));
        let most = set["rows"].as_u64().unwrap();
        let [_, rows] = written(&base);
        let highest = rows.chunks_exact(2).map(|row| u16::from_le_bytes([row[0], row[1]])).max();
        assert!(highest.is_some_and(|row| u64::from(row) < most), "{game}: {highest:?} of {most}");
    }
}

#[test]
fn a_player_that_searches_beats_one_that_does_not() {
    let result: serde_json::Value =
        serde_json::from_str(&said("duel skirmish tree:16 random --deals 12 --seed 3")).unwrap();
    assert_eq!((&result["games"], &result["errors"]), (&24.into(), &0.into()));
    assert!(result["share"].as_f64().unwrap() > 0.6, "{result}");
}

#[test]
fn what_is_not_there_is_refused() {
    for words in [
        "duel skirmish nobody random",
        "duel skirmish tree:5=/nowhere random",
        "duel chess random random",
        "describe texas-42",
        "play skirmish --table seats --out x",
    ] {
        assert!(!learn(words).status.success(), "{words}");
    }
}
