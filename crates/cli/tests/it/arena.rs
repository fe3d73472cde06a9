use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

use serde_json::Value;

use crate::program::{Folder, listed};
use crate::words::{json, parlour, parlour_in, refused};

/// Everything but the one field that measures times.
fn reproducible(mut report: Value) -> Value {
    let times = report.as_object_mut().unwrap().remove("times").unwrap();
    for bot in times["bots"].as_array().unwrap() {
        assert!(bot["decisions_per_s"].as_f64().is_some_and(|rate| rate > 0.0), "{times}");
        assert!(bot["mean_ms"].as_f64() <= bot["slowest_ms"].as_f64(), "{times}");
    }
    report
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

const THREE: &str = "arena skirmish --bots random,greedy,flat:10 --games 12 --seed 4 --json";

#[test]
fn any_number_of_threads_gives_the_same_result() {
    let run = |threads| reproducible(json(&format!("{THREE} --threads {threads}")));
    let alone = run(1);
    assert_eq!(alone, run(2));
    assert_eq!(alone, run(3));
    let other = json("arena skirmish --bots random,greedy,flat:10 --games 12 --seed 5 --json");
    assert_ne!(alone["moves_per_game"], other["moves_per_game"]);
}

#[test]
fn the_numbers_of_a_report_add_up() {
    let report = json(THREE);
    assert_eq!((&report["game"], &report["seed"]), (&"skirmish".into(), &"4".into()));
    assert_eq!((&report["deals"], &report["seatings"]), (&6.into(), &2.into()));
    assert_eq!((&report["games"], &report["errors"]), (&36.into(), &0.into()));
    let pairs = report["pairs"].as_array().unwrap();
    assert_eq!(pairs.len(), 3);
    for pair in pairs {
        let [games, wins, draws, losses, share, low, high] =
            ["games", "wins", "draws", "losses", "share", "low", "high"]
                .map(|key| number(&pair[key]));
        assert_eq!((games, wins + draws + losses), (12.0, 12.0));
        assert!((share - (wins + draws / 2.0) / games).abs() < 1e-6, "{pair}");
        assert!(0.0 <= low && low < high && high <= 1.0 && low <= share && share <= high, "{pair}");
        assert_eq!(pair["over"], "games", "too few deals: {pair}");
    }
    let standings = report["standings"].as_array().unwrap();
    assert!(standings.is_sorted_by(|a, b| number(&a["rating"]) >= number(&b["rating"])));
    let mean = standings.iter().map(|bot| number(&bot["rating"])).sum::<f64>() / 3.0;
    assert!((mean - 1500.0).abs() < 0.2);
    assert_eq!(standings[2]["bot"], "random", "{report:#}");
    let matrix = &report["matrix"];
    for (row, column) in [(0, 1), (0, 2), (1, 2)] {
        let both = number(&matrix[row][column]) + number(&matrix[column][row]);
        assert!((both - 1.0).abs() < 2e-6 && matrix[row][row].is_null(), "{matrix}");
    }
    assert_eq!(matrix[0][1], pairs[0]["share"]);
}

#[test]
fn every_deal_is_played_in_every_seating() {
    let words = "arena innovation --seats 3 --bots random,greedy --games 7 --threads 1";
    let ran = parlour(&format!("{words} --json"));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert_eq!(ran.err, "note: every pair plays 12 games: 2 deals in 6 seatings\n");
    let report = read(&ran.out);
    assert_eq!((&report["games"], &report["setup"]["seats"]), (&12.into(), &3.into()));
}

#[test]
fn people_get_tables_of_80_columns() {
    let bots = "random,greedy,flat:2,flat:4,flat:6,flat:8";
    let ran = parlour(&format!("arena texas-42 --set target=1 --bots {bots} --games 2"));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let says = ["texas-42: 30 games, seed 1, target=1", "1 deal in 2 seatings by 15 pairs"];
    for text in says.into_iter().chain(["rating", "share, %", "95 % interval", " * over games"]) {
        assert!(ran.out.contains(text), "{text}: {}", ran.out);
    }
    assert!(ran.err.is_empty(), "no progress bar where there is no terminal: {}", ran.err);
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
}

#[test]
fn mistakes_are_named_with_what_would_be_right() {
    refused("arena chess --bots random,greedy --games 2", &["chess", "texas-42"]);
    refused("arena skirmish --bots random,greedy", &["--games"]);
    refused("arena skirmish --games 2", &["--bots"]);
    refused("arena skirmish --bots random --games 2", &["--bots", "at least two"]);
    refused("arena skirmish --bots random,random --games 2", &["--bots", "`random`", "twice"]);
    refused("arena skirmish --bots flat:9,flat:09 --games 2", &["--bots", "`flat:9`", "twice"]);
    refused("arena skirmish --bots random,nobody --games 2", &["--bots", "`nobody`", "greedy"]);
    refused("arena skirmish --bots random,flat:x --games 2", &["--bots", "`flat:x`", "colon"]);
    refused("arena skirmish --bots random,greedy --games 0", &["--games", "1..="]);
    refused("arena skirmish --bots random,greedy --games 2 --seats 5", &["--seats", "2"]);
    refused("arena texas-42 --bots random,greedy --games 2 --set x=1", &["--set x=1"]);
}

// ---------------------------------------------------------------------- the journal

/// Starts a contest and kills it when its journal, the only one in a folder, has some lines.
/// Whether that was in time.
fn interrupted(folder: &Folder, words: &str, place: &Path) -> bool {
    let mut child = folder.start(&words.split_whitespace().collect::<Vec<_>>());
    let journal = || listed(place).into_iter().find(|name| name.ends_with(".journal"));
    let text = || journal().and_then(|name| fs::read(place.join(name)).ok()).unwrap_or_default();
    while text().iter().filter(|&&byte| byte == b'\n').count() < 6 {
        if child.try_wait().unwrap().is_some() {
            return false;
        }
        thread::sleep(Duration::from_millis(2));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    listed(place).iter().any(|name| name.ends_with(".journal"))
}

const LONG: &str = "arena texas-42 --bots random,flat:10,flat:30 --games 60 --threads 2 --json";

#[test]
fn an_interrupted_contest_goes_on_and_ends_alike() {
    let whole = reproducible(json(LONG));
    let folder = Folder::new();
    let state = folder.path("state/parlour");
    assert!((0..20).any(|_| interrupted(&folder, LONG, &state)), "always over too soon");
    let ran = parlour_in(&folder, LONG);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.err.contains("going on: ") && ran.err.contains(" of 180 games"), "{}", ran.err);
    let report = read(&ran.out);
    assert!(number(&report["times"]["played_before"]) > 0.0);
    assert_eq!(reproducible(report), whole);
    assert!(listed(&state).is_empty(), "the journal is gone when the contest is over");
}

#[test]
fn a_journal_that_was_named_may_be_torn_and_is_kept() {
    let folder = Folder::new();
    let words = "arena skirmish --bots random,greedy --games 6 --json --journal j";
    let whole = reproducible(read(&parlour_in(&folder, words).out));
    let text = String::from_utf8(folder.read("j")).unwrap();
    assert_eq!(text.lines().count(), 1 + 3);
    folder.write("j", &text[..text.len() - 5]);
    let ran = parlour_in(&folder, words);
    assert!(ran.err.contains("warning: j: the last line is damaged"), "{}", ran.err);
    assert!(ran.err.contains("going on: 4 of 6 games were played before\n"), "{}", ran.err);
    assert_eq!(reproducible(read(&ran.out)), whole);
    let again = parlour_in(&folder, words);
    assert_eq!(again.err, "going on: 6 of 6 games were played before\n");
    assert_eq!(reproducible(read(&again.out)), whole);
    let fresh = parlour_in(&folder, &format!("{words} --fresh"));
    assert!(fresh.err.is_empty(), "{}", fresh.err);
    assert_eq!(reproducible(read(&fresh.out)), whole);
}

#[test]
fn what_is_no_journal_of_this_contest_is_refused_and_left_alone() {
    let folder = Folder::new();
    let words = "arena skirmish --games 4 --journal j --bots";
    assert_eq!(parlour_in(&folder, &format!("{words} random,greedy")).code, Some(0));
    let journal = folder.read("j");
    let refused = |words: &str, says: &str| {
        let ran = parlour_in(&folder, words);
        ran.refused(3, says);
        assert!(ran.err.contains('j') && ran.out.is_empty(), "{ran:?}");
    };
    refused(&format!("{words} random,flat:3"), "Not the same: the bots.");
    refused(&format!("{words} random,greedy --seed 2"), "Not the same: the seed.");
    assert_eq!(folder.read("j"), journal);

    let text = String::from_utf8(journal.clone()).unwrap();
    let old = text.replace(env!("CARGO_PKG_VERSION"), "0.0.1");
    folder.write("j", &old);
    refused(&format!("{words} random,greedy"), "the build of the program");
    assert_eq!(folder.read("j"), old.as_bytes());

    let damaged = text.replacen("\"pair\":0", "\"pair\":7", 1);
    folder.write("j", &damaged);
    refused(&format!("{words} random,greedy"), "line 2");
    assert_eq!(folder.read("j"), damaged.as_bytes());

    folder.write("j", "Dear diary,\n");
    refused(&format!("{words} random,greedy"), "no journal");
    refused(&format!("{words} random,greedy --fresh"), "no journal");
    assert_eq!(folder.read("j"), b"Dear diary,\n");

    fs::remove_file(folder.path("j")).unwrap();
    fs::create_dir(folder.path("j")).unwrap();
    refused(&format!("{words} random,greedy"), "not a plain file");
}

// ---------------------------------------------------------------------- the picture

#[test]
fn the_picture_is_sound_says_everything_and_needs_nothing_else() {
    let folder = Folder::new();
    folder.write("a.svg", "an old picture");
    let words = "arena skirmish --bots random,greedy,flat:10 --games 4 --svg a.svg";
    assert_eq!(parlour_in(&folder, words).code, Some(0));
    assert_eq!(listed(&folder.path(".")), ["a.svg", "state"]);
    let text = String::from_utf8(folder.read("a.svg")).unwrap();
    let svg = roxmltree::Document::parse(&text).unwrap();
    let root = svg.root_element();
    assert_eq!((root.tag_name().name(), root.attribute("role")), ("svg", Some("img")));
    let named = |name| svg.descendants().filter(move |node| node.has_tag_name(name));
    let svg_name = |name| ("http://www.w3.org/2000/svg", name);
    let said = |name| -> Vec<&str> { named(svg_name(name)).filter_map(|n| n.text()).collect() };
    assert_eq!(said("title")[0], "Skirmish: 3 bots after 12 games");
    for bot in ["random", "greedy", "flat:10"] {
        let named = said("text").iter().filter(|text| **text == bot).count();
        assert!((3..=4).contains(&named), "{bot}: {named}");
        assert!(said("desc")[0].contains(bot), "{bot}");
    }
    assert_eq!(named(svg_name("circle")).count(), 2 * 3, "by rating, and by time");
    let version = concat!("parlour ", env!("CARGO_PKG_VERSION"));
    assert!(said("text").iter().any(|text| text.starts_with(version)), "{version}");
    let numbers = said("text").iter().filter(|text| text.contains('–')).count();
    assert_eq!(numbers, 6 + 3, "an interval in each cell, and a dash on the diagonal");
    for outside in ["href", "url(", "@import", "<script", "<image"] {
        assert!(!text.contains(outside), "{outside}");
    }
}

#[test]
fn a_picture_goes_to_a_plain_file_or_nowhere() {
    let folder = Folder::new();
    fs::create_dir(folder.path("folder")).unwrap();
    for (place, says) in [("folder", "folder"), ("none/a.svg", "no such folder"), ("..", "..")] {
        let words = format!("arena skirmish --bots random,greedy --games 2 --svg {place}");
        let ran = parlour_in(&folder, &words);
        ran.refused(3, "--svg: ");
        assert!(ran.err.contains(says) && ran.out.is_empty(), "{ran:?}");
    }
    #[cfg(unix)]
    {
        folder.write("real", "mine");
        std::os::unix::fs::symlink(folder.path("real"), folder.path("a.svg")).unwrap();
        let ran = parlour_in(&folder, "arena skirmish --bots random,greedy --games 2 --svg a.svg");
        ran.refused(3, "not a plain file");
        assert_eq!(folder.read("real"), b"mine");
    }
}
