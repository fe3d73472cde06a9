//! `parlour look`, and the links that it is for

use serde_json::Value;

use crate::program::{AT_2, AT_4, Folder};

/// A game that was begun, as `g`, and the link to what its first seat sees.
fn begun(folder: &Folder) -> String {
    let args = ["play", "texas-42", "--seats", AT_4, "--seed", "1", "--save", "g"];
    let out = folder.ok(&args, "position\nquit\n");
    let link = out.lines().find(|line| line.starts_with("  texas-42.position."));
    assert!(out.contains("`parlour look LINK` shows this position"), "{out}");
    link.unwrap().trim().to_owned()
}

#[test]
fn a_position_is_seen_as_its_seat_saw_it() {
    let folder = Folder::new();
    let link = begun(&folder);
    assert_eq!(folder.ok(&["link", "g", "--position", "0"], "").trim(), link);
    assert_eq!(folder.ok(&["link", "g", "--position", "guest", "--at", "1"], "").trim(), link);
    let seen = folder.ok(&["look", &format!("https://parlour.example/#{link}")], "");
    assert!(seen.starts_with("Texas 42: a position as Player 1 sees it\n"), "{seen}");
    assert!(
        seen.contains("You hold: ") && seen.contains("  bid\n") || seen.contains("30"),
        "{seen}"
    );
    assert!(seen.contains("Player 1 is to bid; nobody has bid yet."), "{seen}");
    let german = folder.ok(&["look", &link, "--lang", "de"], "");
    assert!(german.starts_with("Texas 42: eine Stellung, wie Spieler 1 sie sieht\n"), "{german}");
    let spectator = folder.ok(&["link", "g", "--position", "spectator"], "");
    let seen = folder.ok(&["look", spectator.trim()], "");
    assert!(seen.contains("as a spectator sees it") && !seen.contains("You hold"), "{seen}");
}

#[test]
fn json_tells_what_the_viewer_may_know() {
    let folder = Folder::new();
    let link = begun(&folder);
    let seen: Value = serde_json::from_str(&folder.ok(&["look", &link, "--json"], "")).unwrap();
    assert_eq!((&seen["game"], &seen["viewer"]), (&"texas-42".into(), &"0".into()), "{seen}");
    let moves = seen["screen"]["available"].as_array().unwrap();
    assert!(moves.len() > 5 && moves[0]["move"] == "pass" && moves[0]["text"].is_string());
    assert!(seen["question"]["text"].is_string() && seen["picture"].is_string());
    assert!(seen["setup"].get("position").is_none_or(Value::is_null), "what is hidden is made up");
}

#[test]
fn every_game_has_such_links() {
    for (game, seats) in [("innovation", AT_2), ("skirmish", AT_2), ("mordheim", AT_2)] {
        let folder = Folder::new();
        let args = ["play", game, "--seats", seats, "--seed", "1", "--save", "g"];
        folder.ok(&args, "1\n1\n");
        for viewer in ["0", "Random 2", "spectator"] {
            let link = folder.ok(&["link", "g", "--position", viewer], "");
            let seen = folder.ok(&["look", link.trim()], "");
            assert!(seen.lines().count() > 5, "{game}: {seen}");
        }
    }
}

#[test]
fn a_position_is_no_game_and_a_game_no_position() {
    let folder = Folder::new();
    let link = begun(&folder);
    for command in ["play", "replay", "watch", "link"] {
        folder.run(&[command, &link], "").refused(2, "`parlour look` shows it");
    }
    folder.run(&["open", &link, "--save", "h"], "").refused(2, "`parlour look` shows it");
    let verified = folder.run(&["verify", &link], "");
    assert_eq!(verified.code, Some(1), "{verified:?}");
    assert!(verified.out.contains(": refused (") && verified.out.contains("`parlour look`"));
    let game = folder.ok(&["link", "g"], "");
    for what in ["g", "texas-42", game.trim()] {
        folder.run(&["look", what], "").refused(2, "not a link to a position");
    }
    folder.run(&["look", "no.where"], "").refused(3, "no file no.where");
    folder.run(&["look", &link[..link.len() - 3]], "").refused(3, "cannot be read");
    folder.run(&["look", &link.replace("texas-42", "chess")], "").refused(2, "chess");
    folder.run(&["link", "g", "--position", "all"], "").refused(2, "--position: ");
    folder.run(&["link", "g", "--position", "Bob"], "").refused(2, "--position: nobody here");
    folder.run(&["link", "g", "--position", "0", "--at", "99"], "").refused(2, "--at: ");
    assert_eq!(folder.run(&["link", "g", "--at", "1"], "").code, Some(2));
}
