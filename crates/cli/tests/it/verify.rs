//! `parlour verify`

use kernel::{Seat, Setup};
use table::Player;
use table::fair::{Added, Bits, Evidence, bot_number, seat_commitment, server_commitment};

use crate::program::{AT_4, Folder};
use crate::words::parlour;

#[test]
fn verdicts_and_exit_codes() {
    let folder = Folder::new();
    folder.whole_game("g");
    let link = folder.ok(&["link", "g"], "");
    let record = "parlour record 1\ngame texas-42\nrules 1\nseats 4\nseed 5\nmoves\n";
    folder.write("r", record);
    let fine = folder.ok(&["verify", "g", "r", link.trim()], "");
    let lines: Vec<&str> = fine.lines().collect();
    assert!(lines[0].starts_with("g: exact (compared: the events of "), "{fine}");
    assert!(lines[0].ends_with(" positions on the way, and the end)"), "{fine}");
    assert_eq!(lines[1], "r: unverified (it holds moves only)");
    assert!(lines[2].ends_with(": exact (compared: the position at the end)"), "{fine}");
    folder.write("d", format!("{record}0 pass\n"));
    let diverged = folder.run(&["verify", "g", "d"], "");
    assert_eq!(diverged.code, Some(1));
    assert!(diverged.out.contains("d: diverged at 1 ("), "{diverged:?}");
    let worse = folder.run(&["verify", "d", "nowhere", "g"], "");
    assert_eq!(worse.code, Some(3));
    assert!(worse.out.contains("nowhere: unreadable (") && worse.out.contains("g: exact"));
}

#[test]
fn json_says_the_same() {
    let folder = Folder::new();
    folder.whole_game("g");
    folder.write("bad", "garbage");
    let ran = folder.run(&["verify", "g", "bad", "--json"], "");
    assert_eq!(ran.code, Some(3));
    let found: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(found[0]["verdict"], "exact");
    let compared = &found[0]["compared"];
    assert!(compared["events"].as_u64() > Some(20) && compared["end"] == true, "{compared}");
    assert_eq!(found[1]["verdict"], "damaged");
    assert!(found[1]["why"].as_str().unwrap().contains("byte 0"));
}

#[test]
fn no_changed_byte_goes_unnoticed() {
    let folder = Folder::new();
    folder.ok(&["play", "texas-42", "--seats", AT_4, "--seed", "5", "--save", "g"], "1\n1\n1\n");
    let bytes = folder.read("g");
    // Every byte of the head, and enough of the rest, each changed in a way of its own.
    let places = (0..bytes.len()).filter(|n| *n < 80 || n % 7 == 0 || *n + 1 == bytes.len());
    let names: Vec<String> = places
        .map(|n| {
            let mut changed = bytes.clone();
            changed[n] ^= 1 << (n % 8);
            let name = format!("changed-{n}");
            folder.write(&name, changed);
            name
        })
        .collect();
    for names in names.chunks(100) {
        let args: Vec<&str> =
            ["verify"].into_iter().chain(names.iter().map(String::as_str)).collect();
        let ran = folder.run(&args, "");
        assert_eq!((ran.code, ran.out.lines().count()), (Some(3), names.len()));
        assert!(ran.out.lines().all(|line| line.contains(": damaged (")), "{}", ran.out);
    }
}

#[test]
fn no_shortened_save_goes_unnoticed_and_the_backup_does_not_help() {
    let folder = Folder::new();
    folder.whole_game("g");
    assert!(folder.has("g.bak"));
    let bytes = folder.read("g");
    for keep in [0, 1, 12, 77, 78, bytes.len() / 2, bytes.len() - 1] {
        folder.write("g", &bytes[..keep]);
        assert!(folder.verdict("g").starts_with("damaged ("), "cut to {keep} bytes");
    }
    folder.write("g", [&bytes[..], b"x"].concat());
    assert!(folder.verdict("g").starts_with("damaged ("));
}

/// What an older version wrote: a save is exact or names where it differs, moves alone are refused
/// where the rules have changed.
#[test]
fn games_of_an_older_version_are_the_same_or_say_why_not() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/version-1");
    let ran =
        parlour(&format!("verify {folder}/texas-42-house.save {folder}/texas-42-house.record"));
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("house.save: exact (compared: the events of "), "{}", ran.out);
    assert!(ran.out.contains("house.record: unverified (it holds moves only)\n"), "{}", ran.out);
    let ran = parlour(&format!("verify {folder}/mordheim-map.record"));
    assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
    assert!(ran.out.contains(": refused (This game was played under version 1"), "{}", ran.out);
    let link = std::fs::read_to_string(format!("{folder}/mordheim-map.link")).unwrap();
    let ran = parlour(&format!("verify {}", link.trim()));
    assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
    assert!(ran.out.contains(": refused (This link was made under version 1"), "{}", ran.out);
}

/// Two people and two bots agree on the luck of a table.
fn evidence() -> Evidence {
    let (table, secret) = ("a-table".to_owned(), Bits([1; 32]));
    let person = |seat: Seat| {
        let number = Bits([10 + seat.0; 32]);
        Added { commitment: Some(seat_commitment(&table, seat, number)), number }
    };
    let bot = |seat| Added { commitment: None, number: bot_number(&table, seat, secret) };
    let seats = vec![person(Seat(0)), bot(Seat(1)), person(Seat(2)), bot(Seat(3))];
    Evidence { commitment: server_commitment(&table, secret), table, secret, seats }
}

/// A save of a table whose luck was agreed on, with its first deal.
fn agreed() -> Vec<u8> {
    let players = Player::seated(&["human", "random", "human", "random"]);
    let seed = evidence().seed().unwrap();
    let mut table = shelf::open("texas-42", &Setup::default(), seed, players).unwrap();
    table.set_evidence(evidence()).unwrap();
    table.roll();
    table.save()
}

#[test]
fn luck_is_held_against_what_was_agreed_on() {
    let folder = Folder::new();
    folder.write("fair", agreed());
    let said = folder.ok(&["verify", "fair"], "");
    let luck = "; luck: agreed by the server and 2 people, every commitment kept, \
                and chance did what follows from it)";
    assert!(said.starts_with("fair: exact (compared: ") && said.trim_end().ends_with(luck));
    let commitment = evidence().commitment.to_string();
    assert_eq!(folder.ok(&["verify", "fair", "--commitment", &commitment], ""), said);
    let found = folder.ok(&["verify", "fair", "--json"], "");
    let found: serde_json::Value = serde_json::from_str(&found).unwrap();
    assert_eq!(found[0]["luck"], serde_json::json!({"commitment": commitment, "people": 2}));
    let german = folder.ok(&["verify", "fair", "--lang", "de"], "");
    assert!(german.contains("; Glück: vereinbart vom Server und 2 Personen, "), "{german}");
}

#[test]
fn another_commitment_or_none_is_refused() {
    let folder = Folder::new();
    folder.write("fair", agreed());
    folder.ok(&["play", "texas-42", "--seats", AT_4, "--seed", "5", "--save", "own"], "1\n");
    let link = folder.ok(&["link", "own"], "");
    let other = Bits([9; 32]).to_string();
    let ran = folder.run(&["verify", "fair", "own", link.trim(), "--commitment", &other], "");
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let lines: Vec<&str> = ran.out.lines().collect();
    let real = evidence().commitment;
    assert_eq!(
        lines[0],
        format!("fair: refused (The luck was agreed on under another commitment: {real})")
    );
    let none = ": refused (--commitment: it holds no evidence of how its luck was agreed on)";
    assert!(lines[1].ends_with(none) && lines[2].ends_with(none), "{ran:?}");
    let json = folder.run(&["verify", "own", "--json", "--commitment", &other], "");
    let found: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!((&found[0]["verdict"], &found[0]["luck"]), (&"refused".into(), &().into()));
    let typed = folder.run(&["verify", "fair", "--commitment", "5023"], "");
    assert_eq!(typed.code, Some(2), "{typed:?}");
    assert!(typed.err.contains("not 64 small hexadecimal digits"), "{typed:?}");
}
