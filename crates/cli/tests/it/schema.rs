//! `parlour schema`: what is printed there is true of what is really said.

use std::collections::BTreeMap;

use jsonschema::Validator;
use kernel::{Mover, Rng, Seat, Setup, ToMove, Viewer};
use serde_json::{Value, json};
use table::message::{Command, Request};
use table::{AnyTable, Player};

use crate::program::{AT_4, Folder};
use crate::words::{json, refused};

/// A game, its seats, and options that show more of it.
type Opened = (&'static str, usize, &'static [(&'static str, &'static str)]);

const TABLES: [Opened; 7] = [
    ("texas-42", 4, &[("ack_gate", "humans"), ("target", "2")]),
    ("texas-42", 4, &[("nello", "open"), ("sevens", "on"), ("plunge", "on")]),
    ("texas-42", 4, &[("scoring", "points")]),
    ("innovation", 2, &[]),
    ("innovation", 4, &[]),
    ("skirmish", 2, &[]),
    ("mordheim", 2, &[]),
];

#[test]
fn messages_in_and_out_are_described() {
    let schema = json("schema texas-42");
    let properties = schema["properties"].as_object().unwrap();
    for message in ["command", "reply", "update", "projections", "preview", "back_target"] {
        assert!(properties.contains_key(message), "{message}: {properties:?}");
    }
    refused("schema chess", &["chess", "texas-42"]);
    refused("schema", &["GAME"]);
    refused("schema --command play", &["play", "replay"]);
}

/// Checks values against a schema that was printed, and counts them.
struct Checker {
    root: Value,
    parts: BTreeMap<String, Validator>,
    checked: usize,
}

impl Checker {
    fn of(arguments: &str) -> Checker {
        Checker { root: json(arguments), parts: BTreeMap::new(), checked: 0 }
    }

    /// Checks a value against the part of the schema at this pointer.
    #[track_caller]
    fn check(&mut self, pointer: &str, value: &Value) {
        self.checked += 1;
        let validator = self.parts.entry(pointer.to_owned()).or_insert_with(|| {
            let part = self.root.pointer(pointer).unwrap_or_else(|| panic!("{pointer}"));
            let schema = json!({
                "$schema": self.root["$schema"], "$defs": self.root["$defs"], "allOf": [part],
            });
            jsonschema::validator_for(&schema).unwrap()
        });
        let wrong: Vec<String> = validator
            .iter_errors(value)
            .map(|error| format!("{} ({})", error, error.instance_path()))
            .collect();
        assert!(wrong.is_empty(), "{pointer}: {wrong:#?}\n{value:#}");
    }

    fn table(&mut self, table: &mut dyn AnyTable, seats: usize) {
        for viewer in Viewer::all(seats) {
            let update = json!(table.update_since(viewer, 0).unwrap());
            self.check("/properties/update", &update);
            for (name, part) in update["projections"].as_object().unwrap() {
                // Parts of a game may be under a reference; those of a table never are.
                let place = format!("/properties/{name}");
                self.projection(&place, part);
            }
        }
        for seat in table.to_move().seats().iter() {
            for offer in table.offers(Viewer::Seat(seat)).iter().take(3) {
                let preview = table.preview(seat, &offer.notation).unwrap();
                self.check("/properties/preview", &json!(preview));
            }
            for target in table.back_targets(seat).iter().take(3) {
                self.check("/properties/back_target", &json!(target));
            }
        }
    }

    fn projection(&mut self, place: &str, part: &Value) {
        let root = &self.root;
        let models = &root["properties"]["projections"];
        let name = models["$ref"].as_str().and_then(|name| name.strip_prefix("#/$defs/"));
        let at = name.map_or("/properties/projections".to_owned(), |name| format!("/$defs/{name}"));
        self.check(&format!("{at}{place}"), part);
    }
}

/// Whoever may move makes any legal move, and now and then one that is not, and takes back.
fn step(table: &mut dyn AnyTable, checker: &mut Checker, rng: &mut Rng) {
    let at = table.at();
    let ask = |table: &mut dyn AnyTable, checker: &mut Checker, seat, at, request| {
        let command = Command { id: Some("x".to_owned()), seat, at, request };
        checker.check("/properties/command", &json!(command));
        checker.check("/properties/reply", &json!(table.handle(&command)));
    };
    if let Some(pause) = table.pause() {
        for seat in pause.waiting.iter() {
            ask(table, checker, seat, at, Request::Acknowledge(pause.entry));
        }
        return;
    }
    let Some(seat) = table.to_move().seats().lowest() else {
        table.roll();
        return;
    };
    let offers = table.offers(Viewer::Seat(seat));
    let notation = rng.pick(&offers).expect("who must move can").notation.clone();
    match rng.below(24) {
        0 => ask(table, checker, seat, at, Request::Move("nonsense".to_owned())),
        1 => ask(table, checker, seat, at + 9, Request::Move(notation)),
        2 => ask(table, checker, seat, at, Request::Undo),
        3 => ask(table, checker, Seat(0), at, Request::Agree(0)),
        4 => ask(table, checker, Seat(0), at, Request::Decline(at)),
        _ => {
            let command = Command { id: None, seat, at, request: Request::Move(notation) };
            checker.check("/properties/reply", &json!(table.handle(&command)));
        }
    }
}

#[test]
fn what_tables_say_is_as_their_schema_says() {
    for (game, seats, options) in TABLES {
        let mut checker = Checker::of(&format!("schema {game}"));
        for seed in 0..5 {
            let setup = options.iter().fold(
                Setup { seats: Some(seats as u8), ..Setup::default() },
                |setup, (key, value)| setup.set(key, value),
            );
            let mut kinds = vec!["random"; seats];
            kinds[0] = "human";
            let players = Player::seated(&kinds);
            let mut table = shelf::open(game, &setup, seed, players).unwrap();
            let mut rng = Rng::new(seed);
            checker.table(&mut *table, seats);
            for n in 0..900 {
                step(&mut *table, &mut checker, &mut rng);
                if n % 9 == 0 || table.to_move() == ToMove::Over {
                    checker.table(&mut *table, seats);
                }
                if table.to_move() == ToMove::Over {
                    break;
                }
            }
        }
        assert!(checker.checked > 1500, "{game}: {}", checker.checked);
    }
}

#[test]
fn what_agents_are_told_is_as_the_schema_says() {
    let folder = Folder::new();
    let mut lines = Checker::of("schema --command agent");
    for (game, bots) in [
        ("texas-42", "random,random,random"),
        ("innovation", "random,random"),
        ("skirmish", "random"),
        ("mordheim", "random"),
    ] {
        let mut messages = Checker::of(&format!("schema {game}"));
        let input =
            "{\"rules\":true}\n{\"explain\":\"x\"}\n{\"look\":\"x\"}\n{\"legal\":true}\n{\nno\n";
        for form in ["full", "words"] {
            let args = ["agent", game, "--seats", bots, "--seed", "1", "--form", form];
            let args = [&args[..], &["--games", "1"]].concat();
            let ran = folder.run(&args, &format!("{{\"ready\":1}}\n{input}"));
            let mut kinds = Vec::new();
            for line in ran.out.lines() {
                let line: Value = serde_json::from_str(line).unwrap();
                lines.check("", &line);
                kinds.push(line["type"].as_str().unwrap().to_owned());
                if let Some(update) = line.get("update") {
                    messages.check("/properties/update", update);
                }
                if let Some(error) = line.get("error") {
                    messages.check("/$defs/ErrorMessage", error);
                }
            }
            for kind in ["reset", "hello", "ask", "help", "legal", "refused", "over"] {
                assert!(kinds.iter().any(|said| said == kind), "{game}: {kinds:?}");
            }
        }
    }
}

#[test]
fn what_replay_prints_is_as_the_schema_says() {
    let folder = Folder::new();
    let mut replays = Checker::of("schema --command replay");
    let mut verdicts = Checker::of("schema --command verify");
    for (game, seats) in [
        ("texas-42", AT_4),
        ("innovation", "human,random"),
        ("skirmish", "human,random"),
        ("mordheim", "human,random"),
    ] {
        let mut messages = Checker::of(&format!("schema {game}"));
        let args = ["play", game, "--seats", seats, "--seed", "2", "--save", game];
        let left = folder.ok(&args, &"1\n1\nundo\n".repeat(30));
        let link = left.lines().last().unwrap().strip_prefix("Link:      ").unwrap();
        for what in [game, link] {
            let what = if what == game { format!("./{game}") } else { what.to_owned() };
            for viewer in ["all", "spectator", "0", "1"] {
                for at in ["0", "7", ""] {
                    let mut args = vec!["replay", &what, "--json", "--viewer", viewer];
                    args.extend((!at.is_empty()).then_some(["--at", at]).into_iter().flatten());
                    let ran = folder.run(&args, "");
                    let Ok(replay) = serde_json::from_str::<Value>(&ran.out) else {
                        assert_eq!(ran.code, Some(2), "there is no such entry: {ran:?}");
                        continue;
                    };
                    replays.check("", &replay);
                    update_of(&replay, &mut messages);
                }
            }
            let verified = folder.ok(&["verify", &what, "--json"], "");
            verdicts.check("", &serde_json::from_str(&verified).unwrap());
        }
    }
    let lost = folder.run(&["verify", "none", "--json"], "");
    verdicts.check("", &serde_json::from_str(&lost.out).unwrap());
    assert!(replays.checked > 80);
}

/// What a replay shows of a game is what an update would show.
fn update_of(replay: &Value, messages: &mut Checker) {
    let mut screen = replay["screen"].clone();
    screen["available"] = json!([]);
    let mut update = json!({
        "game": replay["game"], "viewer": replay["viewer"], "since": 0, "at": replay["at"],
        "tip": replay["at"], "seats": replay["players"], "to_move": [Mover::Chance],
        "view": replay["view"], "board": { "places": [], "zones": [], "counters": [] },
        "screen": screen,
        "log": replay["entries"], "projections": {}, "consensus": { "redo": false }, "cues": [],
    });
    if !replay["outcome"].is_null() {
        update["outcome"] = replay["outcome"].clone();
    }
    messages.check("/properties/update", &update);
}

#[test]
fn what_other_commands_print_is_as_the_schema_says() {
    let folder = Folder::new();
    folder.write("a.scn", "game: texas-42\nscenario: x\nto move: 1 2\nscenario: y\ngame: chess\n");
    folder.write("b.scn", "nonsense");
    let arena = "arena skirmish --bots random,greedy,heuristic --games 6 --json";
    let commands = [
        "games --json",
        "games mordheim --json",
        "perft texas-42 --depth 2 --json",
        "sim texas-42 --games 20 --json",
        "sim innovation --games 3 --seats random,random,random --json",
        arena,
        "scenario a.scn b.scn --json",
    ];
    folder
        .ok(&["play", "skirmish", "--seats", "human,random", "--seed", "1", "--save", "s"], "1\n");
    let link = folder.ok(&["link", "s", "--position", "0"], "");
    let look = format!("look {} --json", link.trim());
    for command in commands.into_iter().chain([look.as_str()]) {
        let args: Vec<&str> = command.split(' ').collect();
        let ran = folder.run(&args, "");
        let printed = serde_json::from_str(&ran.out).unwrap_or_else(|_| panic!("{ran:?}"));
        Checker::of(&format!("schema --command {}", args[0])).check("", &printed);
    }
}
