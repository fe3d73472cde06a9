//! Lists that are built, puzzles and lessons, as a page would ask for them.

use serde_json::json;

use crate::desk::Page;

#[test]
fn lists_come_with_all_that_is_wrong_and_what_could_be_added() {
    let mut page = Page::new();
    let texts = ["thieves", "3 dragon"];
    let drafts = page.ok(json!({ "call": "draft", "game": "skirmish", "texts": texts }));
    assert_eq!(drafts[0]["value"], "thieves");
    assert_eq!(drafts[1].get("value"), None);
    assert!(drafts[1]["wrong"].as_array().is_some_and(|wrong| wrong.len() >= 2), "{drafts}");
    let roster = ["warband: reikland\ncaptain: sword"];
    let drafts = page.ok(json!({ "call": "draft", "game": "mordheim", "texts": roster }));
    assert_eq!(drafts[0]["wrong"][0]["message"]["key"], "error-roster-size");
    assert_eq!(drafts[0]["entries"][0]["sheet"], "reikland-captain");
    let none = json!({ "call": "draft", "game": "texas-42", "texts": ["6-6"] });
    assert_eq!(page.refused(none), "no_lists");
}

#[test]
fn the_best_move_begins_the_line_of_a_puzzle() {
    let mut page = Page::new();
    for game in ["texas-42", "innovation", "skirmish", "mordheim"] {
        let file = format!("{}/../../puzzles/{game}.scn", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(file).expect("the puzzles of a game");
        let puzzles = page.ok(json!({ "call": "puzzles", "text": text }));
        let puzzle = &puzzles[0];
        let seats = vec!["human"; if game == "texas-42" { 4 } else { 2 }];
        page.ok(json!({
            "call": "open", "game": game, "setup": puzzle["setup"], "seed": "fast:0",
            "seats": seats,
        }));
        let stand = page.ok(json!({
            "call": "stand", "seat": puzzle["seat"], "goal": puzzle["goal"],
        }));
        let best = &stand["decides"]["moves"][0]["move"];
        assert_eq!(best, &puzzle["line"][0][1], "{game}: {stand}");
    }
}

#[test]
fn a_day_has_a_puzzle() {
    let mut page = Page::new();
    let daily = page.ok(json!({ "call": "daily", "day": 20_775 }));
    assert_eq!(daily, json!({ "game": "mordheim", "number": 22 }));
}

#[test]
fn a_lesson_has_chapters() {
    let mut page = Page::new();
    let text = "game: texas-42\nscenario: first\nseed: 7\nsay: hello\ninstead no: *\n0: pass\n";
    let chapters = page.ok(json!({ "call": "lesson", "text": text }));
    assert_eq!(
        chapters[0]["script"],
        json!([
            { "step": "say", "key": "hello" },
            { "step": "instead", "text": "*", "key": "no" },
            { "step": "move", "mover": "0", "text": "pass" },
        ])
    );
    assert_eq!(chapters[0]["seed"], "fast:7");
    assert_eq!(page.refused(json!({ "call": "lesson", "text": "nonsense" })), "bad_scenario");
}
