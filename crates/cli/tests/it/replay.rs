//! `parlour replay`

use serde_json::Value;

use crate::program::{AT_4, Folder};

fn json(folder: &Folder, args: &[&str]) -> Value {
    serde_json::from_str(&folder.ok(&[&["replay", "--json"], args].concat(), "")).unwrap()
}

#[test]
fn a_game_is_told_up_to_any_entry() {
    let folder = Folder::new();
    folder.whole_game("g");
    let whole = folder.ok(&["replay", "g"], "");
    assert!(whole.starts_with("Texas 42: ") && whole.contains("(exact)"));
    assert!(whole.contains(" win the game."), "{whole}");
    let part = folder.ok(&["replay", "g", "--at", "3"], "");
    assert!(
        part.contains("\n    3  ")
            && !part.contains("\n    4  ")
            && !part.contains(" win the game.")
    );
    assert!(folder.ok(&["replay", "g", "--at", "0"], "").lines().count() > 3, "the opening");
    folder.run(&["replay", "g", "--at", "99999"], "").refused(2, "--at: ");
    let pictures = folder.ok(&["replay", "g", "--pictures"], "");
    assert!(pictures.len() > 5 * whole.len());
    assert!(
        [whole, part, pictures].iter().all(|text| text.lines().all(|l| l.chars().count() <= 80))
    );
}

#[test]
fn every_viewer_is_told_what_they_may_know() {
    let folder = Folder::new();
    folder.ok(&["play", "texas-42", "--seats", AT_4, "--seed", "1", "--save", "g"], "1\n");
    let hands = |viewer: &str| {
        let told = json(&folder, &["g", "--viewer", viewer, "--at", "1"]);
        assert_eq!(told["seed"].is_string(), viewer == "all", "the seed tells everything");
        let hands = told["entries"][0]["events"][0]["hands"].as_array().unwrap().clone();
        hands.iter().map(|hand| !hand.is_null()).collect::<Vec<_>>()
    };
    assert_eq!(hands("all"), [true; 4]);
    assert_eq!(hands("spectator"), [false; 4]);
    assert_eq!(hands("2"), [false, false, true, false]);
    assert_eq!(hands("random 3"), hands("2"), "by the name of a player too");
    folder.run(&["replay", "g", "--viewer", "4"], "").refused(2, "no seat 4");
    assert_eq!(folder.run(&["replay", "g", "--viewer", "everybody"], "").code, Some(2));
}

#[test]
fn a_position_of_a_game_is_the_beginning_of_a_scenario() {
    let folder = Folder::new();
    folder.whole_game("g");
    for at in ["0", "1", "3", "7", "12"] {
        let text = folder.ok(&["replay", "g", "--at", at, "--position"], "");
        folder.write("ruling.scn", text.as_bytes());
        let hidden = folder.run(&["replay", "g", "--at", at, "--position", "--viewer", "1"], "");
        hidden.refused(2, "--position prints everything");
        assert!(
            folder.ok(&["scenario", "ruling.scn"], "").contains("1 passed, 0 failed"),
            "{text}"
        );
    }
}

#[test]
fn json_holds_everything() {
    let folder = Folder::new();
    folder.whole_game("g");
    let whole = json(&folder, &["g"]);
    assert_eq!((&whole["game"], &whole["verdict"]), (&"texas-42".into(), &"exact".into()));
    assert_eq!((&whole["viewer"], &whole["seed"]), (&"all".into(), &"1".into()));
    assert_eq!(whole["entries"].as_array().unwrap().len() as u64, whole["at"].as_u64().unwrap());
    assert!(whole["outcome"]["seats"].is_array() && whole["view"].is_object());
    assert!(json(&folder, &["g", "--at", "5"])["outcome"].is_null());
    let entry = &whole["entries"][1];
    assert!(entry["move"].is_string() && entry["text"][0].is_string() && entry["from"] == 1);
}

#[test]
fn what_was_taken_back_is_marked_and_can_be_looked_at() {
    let folder = Folder::new();
    folder.ok(
        &["play", "texas-42", "--seats", AT_4, "--seed", "1", "--save", "g"],
        "30\nundo\nquit\n",
    );
    let told = json(&folder, &["g"]);
    let entries = told["entries"].as_array().unwrap();
    let undo = &entries[entries.len() - 1];
    assert_eq!((&undo["kind"], &undo["to"]), (&"undo".into(), &1.into()), "{undo}");
    let jump = folder.ok(&["replay", "g", "--at", &entries.len().to_string()], "");
    assert!(jump.contains("\n~   2  ") && jump.contains("takes back to entry 1"), "{jump}");
}

#[test]
fn a_diverged_game_is_told_up_to_there() {
    let folder = Folder::new();
    let record = "parlour record 1\ngame texas-42\nrules 1\nseats 4\nseed 5\nmoves\n0 pass\n";
    folder.write("d", record);
    let ran = folder.run(&["replay", "d"], "");
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.contains("(diverged at 1)") && ran.err.contains("diverged at entry 1"));
    folder.run(&["play", "d"], "1\n").refused(3, "diverged at entry 1");
    folder.run(&["link", "d"], "").refused(3, "diverged at entry 1");
    assert_eq!(folder.read("d"), record.as_bytes());
}

#[test]
fn nothing_in_a_file_commands_the_terminal() {
    let folder = Folder::new();
    let moves = "set \x1b[2Jx=\x1b[2J\nmoves\n0 \x1b[2J\n";
    for text in [moves, &moves[moves.find("moves").unwrap()..]] {
        folder.write("d", format!("parlour record 1\ngame texas-42\nrules 1\n{text}"));
        for command in ["replay", "verify", "play", "link"] {
            let ran = folder.run(&[command, "d"], "");
            assert_ne!(ran.code, Some(0), "{command}: {ran:?}");
            assert!(!format!("{}{}", ran.out, ran.err).contains('\x1b'), "{command}: {ran:?}");
        }
    }
}
