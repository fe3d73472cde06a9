//! `parlour agent`

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::program::{Folder, Ran};
use crate::words::refused;

const TEXAS: [&str; 8] =
    ["agent", "texas-42", "--seed", "2", "--set", "target=1", "--seats", "random,random,random"];

/// Runs the command with this input; every line that it prints must be an object with a type.
fn talk(args: &[&str], input: &str) -> (Vec<Value>, Ran) {
    let ran = Folder::new().run(&[&TEXAS[..], args].concat(), input);
    (lines(&ran), ran)
}

fn lines(ran: &Ran) -> Vec<Value> {
    let lines: Vec<Value> = ran.out.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    assert!(lines.iter().all(|line| line["type"].is_string()), "{ran:?}");
    lines
}

fn types(lines: &[Value]) -> Vec<&str> {
    lines.iter().map(|line| line["type"].as_str().unwrap()).collect()
}

/// Answers every question of a running command by `choose`, and gives everything it said.
fn play(args: &[&str], choose: impl Fn(&Value) -> String) -> (Vec<Value>, Option<i32>) {
    let folder = Folder::new();
    let mut child = folder.start(args);
    let mut stdin = child.stdin.take().unwrap();
    let mut said = Vec::new();
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let message: Value = serde_json::from_str(&line.unwrap()).unwrap();
        if message["type"] == "ask" {
            writeln!(stdin, "{}", choose(&message)).unwrap();
        }
        said.push(message);
    }
    (said, child.wait().unwrap().code())
}

fn first_move(ask: &Value) -> String {
    ask["legal"][0]["moves"][0].as_str().unwrap().to_owned()
}

#[test]
fn a_whole_game_is_played_in_every_game() {
    for (game, bots, set) in [
        ("texas-42", "random,random,random", "target=2"),
        ("innovation", "random", "covered=public"),
        ("skirmish", "greedy", "preset=classic"),
        ("mordheim", "random", "turns=2"),
    ] {
        let args = ["agent", game, "--seats", bots, "--seed", "4", "--form", "words", "--set", set];
        let (said, code) = play(&args, first_move);
        assert_eq!(code, Some(0), "{game}: {:?}", said.last());
        let over = said.last().unwrap();
        assert_eq!((&over["type"], &over["forfeit"]), (&json!("over"), &json!(false)));
        assert!(over["outcome"]["seats"].is_array() && over["ranks"].is_array(), "{over}");
        assert_eq!(over["reason"], over["outcome"]["reason"]);
        let draw = over["ranks"].as_array().unwrap().iter().all(|rank| rank == 1);
        let result = match (draw, &over["ranks"][0] == 1) {
            (true, _) => "draw",
            (false, true) => "win",
            (false, false) => "loss",
        };
        assert_eq!((&over["result"], &over["draw"]), (&json!(result), &json!(draw)), "{over}");
        assert!(over["link"].as_str().unwrap().starts_with(&format!("{game}.")), "{over}");
        assert_eq!(types(&said)[..2], ["hello", "ask"], "{game}");
        assert!(types(&said).iter().all(|kind| *kind != "refused"), "{game}: no legal move is");
    }
}

#[test]
fn hello_says_what_is_played_and_nothing_of_the_seed() {
    let (said, _) = talk(&["--retries", "5"], "");
    let hello = &said[0];
    assert_eq!((&hello["protocol"], &hello["game"]), (&json!(3), &json!("texas-42")));
    assert_eq!((&hello["seat"], &hello["retries"]), (&json!(0), &json!(5)));
    assert_eq!(hello["players"][0]["name"], "Agent");
    assert_eq!(hello["players"][3], json!({ "name": "Random 4", "kind": "random" }));
    assert_eq!(hello["setup"]["options"]["target"], "1");
    assert!(hello.get("seed").is_none());
}

#[test]
fn an_ask_has_words_moves_and_the_message_of_the_table() {
    let (said, _) = talk(&[], "");
    let ask = &said[1];
    assert_eq!((&ask["at"], &ask["tries"]), (&ask["update"]["at"], &json!(4)));
    assert!(ask["picture"].as_str().unwrap().contains("You hold: "), "{ask}");
    assert!(ask["question"].as_str().unwrap().starts_with("Agent is to bid"), "{ask}");
    assert_eq!(ask["question"], ask["update"]["question"]["text"]);
    assert_eq!(ask["update"]["question"]["message"]["key"], "ask-bid");
    assert!(ask["news"][0].as_str().unwrap().contains("shakes deal 1"), "{ask}");
    let available = ask["update"]["screen"]["available"].as_array().unwrap();
    let listed = ask["legal"].as_array().unwrap().iter();
    let listed: Vec<&Value> = listed.flat_map(|group| group["moves"].as_array().unwrap()).collect();
    assert_eq!(available.iter().map(|offer| &offer["move"]).collect::<Vec<_>>(), listed);
    assert!(available[0]["label"]["key"].is_string() && available[0]["text"].is_string(), "{ask}");
    let line = &ask["update"]["log"][0];
    assert_eq!((&line["text"], &line["messages"][0]["key"]), (&ask["news"], &"event-dealt".into()));
    for field in ["view", "screen", "log", "projections", "to_move"] {
        assert!(ask["update"].get(field).is_some(), "{field}: {ask}");
    }
    let (said, _) = talk(&["--form", "words"], "");
    assert!(said[1].get("update").is_none() && said[1]["legal"].is_array());
}

#[test]
fn what_is_told_is_what_the_seat_may_know() {
    let folder = Folder::new();
    let ran = folder.run(&[&TEXAS[..], &["--save", "g"]].concat(), "pass\n");
    let replayed = folder.ok(&["replay", "g", "--viewer", "0", "--json"], "");
    let replayed: Value = serde_json::from_str(&replayed).unwrap();
    let told: Vec<Value> = lines(&ran)
        .iter()
        .filter(|line| line["type"] == "ask")
        .flat_map(|ask| ask["update"]["log"].as_array().unwrap().clone())
        .collect();
    assert_eq!(Value::from(told), replayed["entries"]);
    assert_eq!(lines(&ran).last().unwrap()["save"], "g");
    assert_eq!(folder.verdict("g"), "exact");
}

#[test]
fn without_a_list_nothing_is_listed() {
    let (said, ran) = talk(&["--list", "off"], "{\"legal\": true}\n42 or so\npass\n");
    let ask = &said[1];
    assert!(ask.get("legal").is_none(), "{ask}");
    assert_eq!(ask["update"]["screen"]["available"], json!([]));
    assert_eq!(said[2]["error"]["code"], "list_off", "{ran:?}");
    for refused in &said[2..4] {
        assert_eq!(refused["type"], "refused");
        assert!(refused.get("near").is_none() && refused["error"]["options"] == json!([]));
    }
    assert_eq!(said[4]["type"], "ask");
}

#[test]
fn a_wrong_answer_may_be_mended_so_often_and_no_move_is_made_in_its_place() {
    let (said, ran) = talk(&[], "99\n98\n97\npass\n");
    assert_eq!(types(&said)[..6], ["hello", "ask", "refused", "refused", "refused", "ask"]);
    let left: Vec<&Value> = said[2..5].iter().map(|refused| &refused["tries_left"]).collect();
    assert_eq!(left, [3, 2, 1], "{ran:?}");
    assert_eq!(said[2]["at"], said[1]["at"]);
    assert!(!said[2]["error"]["text"].as_str().unwrap().is_empty());
    assert!(said[2]["error"]["message"]["key"].as_str().unwrap().starts_with("error-"));
    assert!(said[5]["news"][0].as_str().unwrap().contains("Agent passes"), "{ran:?}");

    let (said, ran) = talk(&[], "99\n98\n97\n96\npass\n");
    let over = said.last().unwrap();
    assert_eq!(said[5]["tries_left"], 0, "{ran:?}");
    assert_eq!((&over["type"], &over["forfeit"]), (&json!("over"), &json!(true)));
    assert_eq!((&over["reason"], &over["outcome"]), (&json!("no_more_tries"), &json!(null)));
    assert_eq!((&over["at"], ran.code), (&said[1]["at"], Some(1)), "nothing was played");

    let (said, ran) = talk(&["--retries", "0"], "99\npass\n");
    assert_eq!((types(&said), ran.code), (vec!["hello", "ask", "refused", "over"], Some(1)));
}

#[test]
fn bad_lines_of_every_kind_are_refused_with_the_reason() {
    let long = "x".repeat(70_000);
    for (line, code, says) in [
        ("", "empty_line", "empty"),
        ("{\"move\": \"30\"", "bad_json", "column 13"),
        ("{\"move\": 30}", "bad_message", "expected a string"),
        ("{\"mvoe\": \"pass\"}", "bad_message", "unknown field `mvoe`"),
        ("{\"move\": \"pass\", \"move\": \"30\"}", "bad_message", "duplicate"),
        ("{\"move\": \"pass\", \"resign\": true}", "two_things", "`resign`"),
        ("{}", "nothing_said", "`move`"),
        ("{\"move\": \"pass\", \"at\": 77}", "stale", "77"),
        ("{\"move\": \"pass\", \"at\": -1}", "bad_message", "-1"),
        ("{\"move\": \"\"}", "", ""),
        ("[\"pass\"]", "", ""),
        ("\u{0}\u{1b}[31m", "", ""),
        (long.as_str(), "line_too_long", "65536"),
    ] {
        let (said, ran) = talk(&[], &format!("{line}\npass\n"));
        let refused = &said[2];
        assert_eq!(refused["type"], "refused", "{line:.40}: {ran:?}");
        let error = &refused["error"];
        assert!(code.is_empty() || error["code"] == code, "{line:.40}: {error}");
        assert!(error["text"].as_str().unwrap().contains(says), "{line:.40}: {error}");
        assert_eq!(said[3]["type"], "ask", "it was mended: {line:.40}");
        assert!(ran.err.is_empty(), "{ran:?}");
    }
}

#[test]
fn near_moves_are_named_where_moves_are_listed() {
    let (said, _) = talk(&[], "{\"move\": \"pas\"}\n");
    assert_eq!(said[2]["near"], json!(["pass"]));
    assert_eq!(said[2]["error"]["options"], json!([]));
}

#[test]
fn questions_are_answered_and_cost_no_try() {
    let asks = "{\"rules\": true}\n{\"legal\": true}\n{\"explain\": \"wheel\"}\n\
                {\"explain\": \"The Wheel\"}\n{\"details\": \"sky\"}\nnonsense\n";
    let args = ["agent", "innovation", "--seats", "random", "--seed", "1"];
    let ran = Folder::new().run(&args, asks);
    let said = lines(&ran);
    assert_eq!(types(&said)[2..8], ["help", "legal", "help", "help", "help", "refused"]);
    assert!(said[2]["text"].as_str().unwrap().len() > 500, "{}", said[2]);
    assert_eq!(said[3]["legal"], said[1]["legal"]);
    assert_eq!((&said[4]["text"], &said[4]["near"]), (&json!(null), &json!(["The Wheel"])));
    assert!(said[5]["text"].as_str().unwrap().contains("The Wheel"), "{}", said[5]);
    assert_eq!(said[6]["text"], json!(null));
    assert_eq!(said[7]["tries_left"], 3);
}

#[test]
fn one_who_gives_up_or_goes_away_forfeits() {
    for (input, reason) in [("{\"resign\": true}\n", "resigned"), ("", "input_ended")] {
        let (said, ran) = talk(&[], input);
        let over = said.last().unwrap();
        assert_eq!((&over["forfeit"], &over["reason"]), (&json!(true), &json!(reason)));
        assert_eq!((types(&said), ran.code), (vec!["hello", "ask", "over"], Some(1)));
        assert!(over["link"].is_string() && ran.err.is_empty(), "{ran:?}");
    }
}

#[test]
fn several_games_are_played_on_the_same_lines_each_after_a_reset() {
    let args = [&TEXAS[..], &["--form", "words", "--games", "3"]].concat();
    let folder = Folder::new();
    let mut child = folder.start(&args);
    let mut stdin = child.stdin.take().unwrap();
    let mut said: Vec<Value> = Vec::new();
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let message: Value = serde_json::from_str(&line.unwrap()).unwrap();
        match message["type"].as_str().unwrap() {
            // What was said before is passed over: only `ready` counts.
            "reset" => writeln!(stdin, "30\n{{\"ready\":99}}\n{{\"ready\":{}}}", message["n"]),
            "ask" => writeln!(stdin, "{}", first_move(&message)),
            _ => Ok(()),
        }
        .unwrap();
        said.push(message);
    }
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let of_type = |kind: &'static str| said.iter().filter(move |line| line["type"] == kind);
    assert_eq!(said[0], json!({ "type": "reset", "protocol": 3, "n": 1 }));
    assert_eq!(of_type("reset").map(|line| &line["n"]).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!((of_type("hello").count(), of_type("over").count()), (3, 3));
    assert_eq!(of_type("refused").count(), 0);
    let links: Vec<&Value> = of_type("over").map(|over| &over["link"]).collect();
    assert!(links[0] != links[1] && links[1] != links[2], "every game has a seed of its own");

    let (said, ran) = talk(&["--games", "2"], "{\"ready\":1}\n{\"resign\":true}\n{\"ready\":2}\n");
    let kinds = ["reset", "hello", "ask", "over", "reset", "hello", "ask", "over"];
    assert_eq!((types(&said), ran.code), (kinds.to_vec(), Some(1)), "{ran:?}");
    assert_eq!((&said[3]["reason"], &said[3]["result"]), (&json!("resigned"), &json!("loss")));
    assert_eq!(said[7]["reason"], "input_ended");
    let (said, ran) = talk(&["--games", "2"], "pass\n");
    assert_eq!((types(&said), ran.code), (vec!["reset"], Some(1)), "never ready: {ran:?}");
    refused("agent skirmish --games 2 --save g", &["--games", "--save"]);
}

#[test]
fn pauses_do_not_keep_an_agent_waiting() {
    let args = [&TEXAS[..], &["--set", "ack_gate=humans", "--form", "words"]].concat();
    let (said, code) = play(&args, first_move);
    assert_eq!((code, &said.last().unwrap()["forfeit"]), (Some(0), &json!(false)));
}

#[test]
fn the_agent_sits_where_it_is_told() {
    let args = ["agent", "innovation", "--seat", "2", "--seats", "random,greedy,random"];
    let said = lines(&Folder::new().run(&[&args[..], &["--seed", "1"]].concat(), ""));
    let names: Vec<&str> = said[0]["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|player| player["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Random 1", "Greedy 2", "Agent", "Random 4"]);
    assert_eq!(said[1]["update"]["viewer"], said[0]["seat"].to_string());
}

#[test]
fn mistakes_on_the_command_line_are_named() {
    refused("agent chess", &["chess", "texas-42"]);
    refused(
        "agent texas-42 --seats random",
        &["4 seats", "1 other was named", "`random,casual,casual`"],
    );
    refused("agent texas-42 --seat 4", &["--seat", "no seat 4", "0, 1, 2, 3"]);
    refused("agent texas-42 --seat -1", &["-1"]);
    refused("agent texas-42 --seat Agent", &["--seat", "no seat Agent"]);
    let named = Folder::new().run(&["agent", "texas-42", "--seat", "player 3"], "");
    assert!(named.out.contains("\"seat\":2,\"players\""), "{named:?}");
    refused("agent skirmish --seats strng", &["--seats", "Perhaps you mean: strong."]);
    refused("agent skirmish --seats human", &["nobody is called `human`"]);
    refused("agent skirmish --list maybe", &["--list", "on", "off"]);
    refused("agent skirmish --retries -3", &["-3"]);
    refused("agent skirmish --set deck9=x", &["deck9"]);
    let folder = Folder::new();
    folder.write("g", "a letter");
    folder.run(&["agent", "skirmish", "--save", "g"], "").refused(3, "g is there already");
    let nowhere = folder.run(&["agent", "skirmish", "--save", "no/such/g"], "");
    nowhere.refused(3, "no/such/g");
}

// ---------------------------------------------------------------------- documentation

fn project(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

#[test]
fn the_game_in_the_documentation_is_what_the_command_prints_now() {
    let text = fs::read_to_string(project("docs/agents.md")).unwrap();
    let (_, game) = text.split_once("\n$ parlour agent ").expect("a game is told");
    let (words, game) = game.split_once('\n').unwrap();
    let (game, _) = game.split_once("\n```").unwrap();
    let folder = Folder::new();
    let args: Vec<&str> = ["agent"].into_iter().chain(words.split_whitespace()).collect();
    let mut child = folder.start(&args);
    let mut stdin = child.stdin.take().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap()).lines();
    for line in game.lines() {
        match line.split_at(2) {
            ("> ", said) => writeln!(stdin, "{said}").unwrap(),
            ("< ", told) => assert_eq!(out.next().unwrap().unwrap(), told),
            _ => panic!("a line goes in or out: {line}"),
        }
    }
    assert!(out.next().is_none(), "the whole game is told");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn the_example_plays_a_whole_game() {
    let example = project("examples/agent.py");
    let code = fs::read_to_string(&example).unwrap();
    assert!(code.lines().count() < 40, "it is short");
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    for args in [&TEXAS[..], &["agent", "skirmish", "--seats", "greedy", "--seed", "1"]] {
        let mut python = Command::new("python3");
        python.arg(&example).arg(env!("CARGO_BIN_EXE_parlour")).args(args);
        let ran = python.output().unwrap();
        let out = String::from_utf8_lossy(&ran.stdout);
        assert!(ran.status.success() && out.contains("ranks by seat: ["), "{ran:?}");
    }
}

/// A deck list is its owner's secret, also where the command line names it.
#[test]
fn decks_of_other_seats_are_not_told() {
    let folder = Folder::new();
    for set in ["deck1=thieves", "preset=classic"] {
        let args = ["agent", "skirmish", "--seed", "1", "--seats", "random", "--set", set];
        let out = folder.run(&args, "").out;
        let hello = out.lines().next().unwrap();
        assert!(hello.contains("\"type\":\"hello\""), "{hello}");
        assert!(!hello.contains("fortress") && !hello.contains("deck1"), "{hello}");
        assert_eq!(hello.contains("thieves"), set == "preset=classic", "its own deck: {hello}");
    }
}
