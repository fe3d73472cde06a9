//! Programs in `parlour arena`: they play, crash, hang, talk nonsense, and break rules.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::program::{Folder, Ran};

/// A program that plays the first legal move and writes down what it is told: `choose` may be
/// replaced by the code of a test, which sees `ask` and `n`, the number of questions so far.
const SCRIPT: &str = r#"
import json, os, sys, time
log = open(f"{os.getpid()}.log", "a")
n = 0
def say(answer):
    print(answer if isinstance(answer, str) else json.dumps(answer), flush=True)
for line in sys.stdin:
    m = json.loads(line)
    kept = {k: m.get(k) for k in ("type", "seat", "result", "reason", "link", "draw", "players")}
    print(json.dumps(kept), file=log, flush=True)
    if m["type"] == "reset":
        say({"ready": m["n"]})
    elif m["type"] in ("ask", "refused"):
        n += 1
        ask = m if m["type"] == "ask" else ask
        first = ask["legal"][0]["moves"][0]
        CHOOSE
"#;

/// What the program does that plays.
const FIRST: &str = "say({'move': first, 'at': ask['at']})";

fn python() -> bool {
    std::process::Command::new("python3").arg("--version").output().is_ok()
}

/// A folder with programs of these names, each with the code that answers.
fn folder(programs: &[(&str, &str)]) -> Folder {
    let folder = Folder::new();
    for (name, choose) in programs {
        folder.write(name, SCRIPT.replace("CHOOSE", &choose.replace('\n', "\n        ")));
    }
    folder
}

/// A contest of Skirmish for programs, with these words added.
fn contest(folder: &Folder, bots: &str, words: &str) -> Ran {
    let args = ["arena", "skirmish", "--bots", bots, "--json"];
    let words: Vec<&str> = words.split_whitespace().collect();
    folder.run(&[&args[..], &words].concat(), "")
}

fn report(ran: &Ran) -> Value {
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {ran:?}"))
}

/// What each process was told, in order.
fn logs(folder: &Folder) -> Vec<Vec<Value>> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder.path(".")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "log") {
            let text = fs::read_to_string(path).unwrap();
            all.push(text.lines().map(|line| serde_json::from_str(line).unwrap()).collect());
        }
    }
    all
}

fn of_type<'a>(log: &'a [Value], kind: &'a str) -> impl Iterator<Item = &'a Value> {
    log.iter().filter(move |line| line["type"] == kind)
}

/// Everything but times.
fn result(report: &Value) -> Value {
    let mut report = report.clone();
    report.as_object_mut().unwrap().remove("times");
    report
}

#[test]
fn one_process_plays_many_games_and_hears_how_they_end() {
    if !python() {
        return;
    }
    let here = folder(&[("bot.py", FIRST)]);
    let bots = "greedy,cmd:python3 bot.py";
    let ran = contest(&here, bots, "--games 12 --threads 1 --form words");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{ran:?}");
    let told = report(&ran);
    assert_eq!((&told["errors"], &told["games"]), (&0.into(), &12.into()));
    assert_eq!(told["bots"][1], "cmd:python3 bot.py");
    let played: Vec<Vec<Value>> = logs(&here);
    let games: Vec<usize> =
        played.iter().map(|log| of_type(log, "over").count()).filter(|&n| n > 0).collect();
    assert_eq!(games, [6, 6], "one process for each seat of a deal");
    let mut results = BTreeMap::new();
    for over in played.iter().flat_map(|log| of_type(log, "over")) {
        *results.entry(over["result"].as_str().unwrap().to_owned()).or_insert(0) += 1;
        assert_eq!(over["draw"], over["result"] == "draw", "two sides: {over}");
        assert!(over["link"].is_null(), "a link would tell the seed: {over}");
    }
    let pair = &told["pairs"][0];
    for (field, word) in [("losses", "win"), ("draws", "draw"), ("wins", "loss")] {
        assert_eq!(pair[field], results.get(word).copied().unwrap_or(0), "{results:?} {pair}");
    }
    for log in &played {
        let seats: Vec<&Value> = of_type(log, "hello").map(|hello| &hello["seat"]).collect();
        assert!(seats.windows(2).all(|two| two[0] == two[1]), "no deal is met again: {seats:?}");
    }

    let other = contest(&here, bots, "--games 12 --threads 2 --form words");
    assert_eq!(result(&report(&other)), result(&told), "threads make no difference");
}

#[test]
fn partners_are_processes_of_their_own() {
    if !python() {
        return;
    }
    let here = folder(&[("bot.py", FIRST)]);
    let args = ["arena", "texas-42", "--bots", "random,cmd:python3 bot.py", "--games", "4"];
    let more = ["--set", "target=1", "--threads", "1", "--json"];
    let ran = here.run(&[&args[..], &more].concat(), "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let mut seats: Vec<u64> = Vec::new();
    for log in logs(&here) {
        let told: Vec<u64> =
            of_type(&log, "hello").map(|hello| hello["seat"].as_u64().unwrap()).collect();
        assert!(told.windows(2).all(|two| two[0] == two[1]), "{told:?}");
        seats.extend(told.first());
        if let Some(hello) = of_type(&log, "hello").next() {
            let names: Vec<&str> = hello["players"]
                .as_array()
                .unwrap()
                .iter()
                .map(|p| p["name"].as_str().unwrap())
                .collect();
            let ours = ["Agent 1", "Random 2", "Agent 3", "Random 4"];
            let theirs = ["Random 1", "Agent 2", "Random 3", "Agent 4"];
            assert!(names == ours || names == theirs, "{names:?}");
        }
    }
    seats.sort_unstable();
    assert_eq!(seats, [0, 1, 2, 3]);
}

#[test]
fn programs_play_against_each_other() {
    if !python() {
        return;
    }
    let last = "say(ask['legal'][-1]['moves'][-1])";
    let here = folder(&[("first.py", FIRST), ("last.py", last)]);
    let bots = "cmd:python3 first.py,cmd:python3 last.py,random";
    let ran = contest(&here, bots, "--games 4 --threads 2 --form words");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let told = report(&ran);
    assert_eq!((&told["games"], &told["errors"]), (&12.into(), &0.into()));
    for pair in told["pairs"].as_array().unwrap() {
        assert_eq!(pair["games"], 4, "{pair}");
    }
    assert!(told["times"]["bots"][0]["mean_ms"].as_f64().unwrap() > 0.0, "{told:#}");
}

/// A contest in which every game is lost by the program, for this reason.
#[track_caller]
fn lost(choose: &str, words: &str, says: &[&str]) -> Ran {
    let here = folder(&[("bot.py", choose)]);
    let words = format!("--games 4 --threads 1 --form words {words}");
    let ran = contest(&here, "random,cmd:python3 bot.py", &words);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let told = report(&ran);
    assert_eq!((&told["errors"], &told["pairs"][0]["wins"]), (&4.into(), &4.into()), "{told:#}");
    for failed in told["failed"].as_array().unwrap() {
        assert_eq!(failed["by"], "cmd:python3 bot.py");
        for text in says {
            assert!(failed["why"].as_str().unwrap().contains(text), "`{text}`: {failed}");
        }
    }
    let warnings = ran.err.lines().filter(|line| line.starts_with("warning: ")).count();
    assert_eq!(warnings, 1, "the first trouble is told at once: {}", ran.err);
    assert!(ran.err.contains("cmd:python3 bot.py loses a game: "), "{}", ran.err);
    ran
}

#[test]
fn a_crash_loses_the_game_and_shows_what_was_said_last() {
    if !python() {
        return;
    }
    let crash = "print('looking for cheese', file=sys.stderr)\nraise ValueError('no cheese')";
    let ran = lost(crash, "", &["exit status: 1", "ValueError: no cheese"]);
    assert!(ran.err.contains("\n  looking for cheese\n"), "{}", ran.err);
    lost("os._exit(7)", "", &["exit status: 7"]);
}

#[test]
fn silence_loses_the_game() {
    if !python() {
        return;
    }
    lost("time.sleep(60)", "--limit 0.2", &["no answer within 0.2 s"]);
    // Questions and mended answers are on the same clock.
    lost("time.sleep(0.15); say('nonsense')", "--limit 0.4 --retries 99", &["within 0.4 s"]);
}

#[test]
fn nonsense_and_illegal_moves_lose_the_game_after_some_tries() {
    if !python() {
        return;
    }
    for (nonsense, says) in [
        ("say('{')", "no JSON"),
        ("say('castle')", "`castle` is no move"),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "UTF-8"),
        ("say({'ready': 1})", "reset"),
        ("say('x\\n' * 40)", "`x` is no move"),
    ] {
        lost(nonsense, "", &["4 wrong answers to one question", says]);
    }
    lost("say('castle')", "--retries 0", &["1 wrong answer to one question"]);
}

#[test]
fn an_endless_talker_is_ended() {
    if !python() {
        return;
    }
    lost("while True: say('x')", "", &[]);
}

#[test]
fn a_wrong_answer_may_be_mended_and_giving_up_is_no_failure() {
    if !python() {
        return;
    }
    let mends = "say('castle' if n % 2 else first)";
    let here = folder(&[("mends.py", mends), ("resigns.py", "say({'resign': True})")]);
    let ran = contest(&here, "random,cmd:python3 mends.py", "--games 4 --form words");
    assert_eq!((ran.code, &report(&ran)["errors"]), (Some(0), &0.into()), "{ran:?}");
    let ran = contest(&here, "random,cmd:python3 resigns.py", "--games 4 --form words");
    let told = report(&ran);
    assert_eq!((ran.code, &told["errors"]), (Some(0), &0.into()), "{ran:?}");
    assert_eq!(told["pairs"][0]["wins"], 4);
}

#[test]
fn a_program_that_cannot_play_is_named_before_anything_is_played() {
    let here = Folder::new();
    let refused = |bots: &str, code, says: &[&str]| {
        let ran = contest(&here, bots, "--games 2");
        ran.refused(code, "");
        assert!(says.iter().all(|text| ran.err.contains(text)), "{says:?}: {ran:?}");
        assert!(ran.out.is_empty() && !here.has("state/parlour"), "{ran:?}");
    };
    refused("random,cmd:./nobody", 3, &["cmd:./nobody cannot play: "]);
    refused("random,cmd:", 2, &["--bots: ", "after `cmd:`"]);
    refused("random,cmd:a 'b", 2, &["--bots: ", "quotation mark"]);
    refused("cmd:x,cmd:x", 2, &["--bots: `cmd:x` is named twice"]);
    if python() {
        here.write("ends.py", "import sys\nsys.exit('bring a board')\n");
        refused(
            "random,cmd:python3 ends.py",
            3,
            &["cannot play", "exit status: 1", "bring a board"],
        );
    }
    let ran = contest(&here, "random,cmd:x", "--games 2 --limit 0");
    ran.refused(2, "--limit");
}

#[test]
fn a_journal_goes_on_with_the_same_program_and_no_other() {
    if !python() {
        return;
    }
    let here = folder(&[("bot.py", FIRST)]);
    let (bots, words) = ("random,cmd:python3 bot.py", "--games 4 --form words --journal j");
    let whole = contest(&here, bots, words);
    assert_eq!(whole.code, Some(0), "{whole:?}");
    let text = String::from_utf8(here.read("j")).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    here.write("j", format!("{}\n{}\n", lines[0], lines[1]));
    let again = contest(&here, bots, words);
    assert!(again.err.contains("going on: 2 of 4 games"), "{again:?}");
    assert_eq!(result(&report(&again)), result(&report(&whole)));

    let slower = contest(&here, bots, &format!("{words} --limit 3"));
    slower.refused(3, "Not the same: the time, the tries");
    let here_too = folder(&[("other.py", FIRST)]);
    here.write(
        "bot.py",
        here_too.read("other.py").iter().chain(b"# changed\n").copied().collect::<Vec<u8>>(),
    );
    contest(&here, bots, words).refused(3, "Not the same: the files of a program.");
    contest(&here, "random,greedy", words).refused(3, "Not the same: the bots.");
}

#[test]
fn the_example_plays_every_game() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/arena_bot.py");
    let code = fs::read_to_string(&example).unwrap();
    assert!(code.lines().count() < 60, "it is short");
    if !python() {
        return;
    }
    let here = Folder::new();
    here.write("the bot.py", code);
    for (game, set) in [
        ("texas-42", "target=1"),
        ("innovation", "covered=public"),
        ("skirmish", "preset=classic"),
        ("mordheim", "turns=2"),
    ] {
        let bots = "random,cmd:python3 'the bot.py'";
        let args = ["arena", game, "--bots", bots, "--games", "2", "--set", set, "--json"];
        let ran = here.run(&args, "");
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{game}: {ran:?}");
        assert_eq!(report(&ran)["errors"], 0, "{game}");
    }
}
