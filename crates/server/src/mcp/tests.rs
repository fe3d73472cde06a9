//! What the tools tell: the leak law, refusals that change nothing, one seat for each session.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use kernel::Setup;
use rmcp::model::CallToolResult;
use serde_json::{Value, json};
use table::Player;

use super::http::Here;
use super::online::OnlineSeat;
use super::own::OwnSeat;
use super::person::Person;
use super::place::Place;
use super::session::{House, Session};
use super::{Manner, Seeds, resources, tools};
use crate::task::leaks::{TABLE, TOKEN, room_at};
use crate::worlds::{self, LISTENER, Turn, World};

/// How many positions of each game are compared.
const POSITIONS: u64 = 12;
/// A hint takes time: so many of them are compared.
const HINTS: u64 = 2;

fn session() -> Session {
    session_in(Manner::default())
}

fn session_in(manner: Manner) -> Session {
    let nowhere = |_: &str| Err(kernel::Error::invalid("nothing_here"));
    Session::new(manner, House::Own(Seeds { deal: Some(7), bots: 1 }, nowhere))
}

async fn call(session: &Session, tool: &str, asked: Value) -> CallToolResult {
    let asked = asked.as_object().cloned();
    tools::call(session, tool, asked, &Person::nobody()).await.expect("there is such a tool")
}

fn data(result: &CallToolResult) -> &Value {
    result.structured_content.as_ref().expect("every result has data")
}

fn text(result: &CallToolResult) -> String {
    result.content.iter().filter_map(|part| part.as_text().map(|text| text.text.clone())).collect()
}

/// The code of a refusal.
#[track_caller]
fn code(result: &CallToolResult) -> &str {
    assert_eq!(result.is_error, Some(true), "{result:?}");
    data(result)["refused"]["code"].as_str().unwrap()
}

/// A session on the first seat of a table of its own at a position, with bots on the other seats.
async fn among_bots(world: &World) -> Session {
    let setup = Setup { position: Some(world.position.clone()), ..Setup::default() };
    let mut kinds = vec!["random"; world.seats];
    kinds[LISTENER.index()] = Player::HUMAN;
    let table = shelf::open(world.game, &setup, 0, Player::seated(&kinds)).unwrap();
    let session = session();
    let own = OwnSeat::take(table, LISTENER, "en", 1);
    own.settled().await;
    session.take(Place::Own(own)).await;
    session
}

/// A session at a server, on the first seat of a table at a position, with people on all seats.
async fn at_server(world: &World) -> Session {
    let (hall, _) = room_at(world, true).await;
    let remote = Arc::new(Here::of(crate::router(hall)));
    let online = OnlineSeat::take(remote.clone(), TABLE, TOKEN, "en").await.unwrap();
    online.settled().await;
    let session = Session::new(Manner::default(), House::server(remote, None));
    session.take(Place::Online(online)).await;
    session
}

/// Everything that the first seat is told while it looks, asks and is refused.
async fn told(session: &Session, world: &World) -> Vec<String> {
    let mut calls = vec![
        ("look", json!({})),
        ("legal_moves", json!({})),
        ("legal_moves", json!({ "contains": "a", "skip": 1 })),
        ("log", json!({})),
        ("play", json!({ "move": "nonsense", "at": 0 })),
        ("play", json!({ "move": "nonsense", "at": 999 })),
        ("undo", json!({})),
        ("wait", json!({ "seconds": 0 })),
        ("explain", json!({ "name": "nonsense" })),
        ("start_game", json!({ "game": "skirmish" })),
        ("join_table", json!({ "address": "x", "token": "x" })),
        ("ask_person", json!({ "question": "?" })),
        ("look", json!({})),
        ("look", json!({ "details": "nonsense" })),
    ];
    let info = session.game(None).await.unwrap();
    calls.extend(info.topics.iter().map(|topic| ("look", json!({ "details": topic }))));
    let at = data(&call(session, "look", json!({})).await)["at"].clone();
    let probe = |probe: &String| ("play", json!({ "move": probe, "at": at, "wait_seconds": 0 }));
    calls.extend(world.probes.iter().map(probe));
    // Thinking takes time. Where it is not the seat's turn, a hint is refused at once.
    let hint = world.seed < HINTS || world.turn == Turn::Others;
    calls.extend(hint.then(|| ("hint", json!({}))));
    all_told(session, calls).await
}

/// The answers of tools, with everything that is in them.
async fn all_told(session: &Session, calls: Vec<(&str, Value)>) -> Vec<String> {
    let mut all = Vec::new();
    for (tool, asked) in calls {
        let result = call(session, tool, asked.clone()).await;
        all.push(format!("{tool} {asked}: {}", serde_json::to_string(&result).unwrap()));
    }
    all
}

/// The same after a move of its own that tells the seat nothing, with a log and something to take
/// back. Others have to move then.
async fn told_after(session: &Session, world: &World) -> Vec<String> {
    let Some(quiet) = &world.quiet else { return Vec::new() };
    let at = data(&call(session, "look", json!({})).await)["at"].clone();
    let calls = vec![
        ("play", json!({ "move": quiet, "at": at, "wait_seconds": 0 })),
        ("log", json!({})),
        ("legal_moves", json!({})),
        ("play", json!({ "move": quiet, "at": at })),
        ("wait", json!({ "seconds": 0 })),
        ("undo", json!({})),
        ("log", json!({})),
        ("look", json!({})),
    ];
    all_told(session, calls).await
}

fn is_own_turn(heard: &[String]) -> bool {
    heard[0].contains("\"your_turn\":true")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_model_among_bots_cannot_tell_worlds_apart() {
    worlds::compare(Turn::Own, POSITIONS, async |world| {
        let heard = told(&among_bots(&world).await, &world).await;
        assert!(is_own_turn(&heard), "{}, {}", world.game, world.seed);
        heard
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_model_at_a_server_cannot_tell_worlds_apart() {
    let moved = AtomicU64::new(0);
    worlds::compare(Turn::Own, POSITIONS, async |world| {
        let session = at_server(&world).await;
        let mut heard = told(&session, &world).await;
        assert!(is_own_turn(&heard), "{}, {}", world.game, world.seed);
        let after = told_after(&session, &world).await;
        moved.fetch_add(u64::from(!after.is_empty()), Ordering::Relaxed);
        heard.extend(after);
        heard
    })
    .await;
    assert!(moved.into_inner() > POSITIONS, "moves are compared too");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_model_that_waits_at_a_server_cannot_tell_worlds_apart() {
    worlds::compare(Turn::Others, POSITIONS, async |world| {
        let heard = told(&at_server(&world).await, &world).await;
        assert!(!is_own_turn(&heard), "{}, {}", world.game, world.seed);
        heard
    })
    .await;
}

/// Neither the numbers that deal nor the order of anything hidden is told: what opens a table is
/// in no answer.
#[tokio::test(flavor = "multi_thread")]
async fn no_answer_holds_what_deals() {
    let session = session();
    let started = call(&session, "start_game", json!({ "game": "skirmish" })).await;
    for result in [started, call(&session, "look", json!({})).await] {
        let all = serde_json::to_string(&result).unwrap();
        for secret in ["\"seed\"", "\"link\"", "fingerprint", "skirmish."] {
            assert!(!all.contains(secret), "{secret}: {all}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_refused_and_changes_nothing() {
    let session = session();
    for (tool, asked) in [("look", json!({})), ("play", json!({ "move": "30", "at": 1 }))] {
        assert_eq!(code(&call(&session, tool, asked).await), "no_seat_taken", "{tool}");
    }
    let bots = ["random", "random", "random"];
    for (asked, wanted) in [
        (json!({ "game": "chess" }), "unknown_game"),
        (json!({}), "no_game_named"),
        (json!({ "game": "texas-42", "bots": ["nobody", "random", "random"] }), "unknown_bot"),
        (json!({ "game": "texas-42", "bots": ["random"] }), "wrong_bots"),
        (json!({ "game": "texas-42", "bots": bots, "seat": 4 }), "no_such_seat"),
        (json!({ "game": "texas-42", "options": { "target": "none" } }), "wrong_option"),
        (json!({ "game": "texas-42", "seed": 1 }), "bad_arguments"),
        (json!({ "game": 42 }), "bad_arguments"),
    ] {
        let refused = call(&session, "start_game", asked.clone()).await;
        assert_eq!(code(&refused), wanted, "{asked}: {}", text(&refused));
    }
    let asked = json!({ "game": "texas-42", "bots": bots });
    let begun = call(&session, "start_game", asked.clone()).await;
    let (at, legal) = (data(&begun)["at"].clone(), data(&begun)["legal"][0]["moves"].clone());
    assert_eq!(data(&begun)["your_turn"], true, "{}", text(&begun));
    assert_eq!(code(&call(&session, "start_game", asked).await), "seat_held");
    for (asked, wanted) in [
        (json!({ "move": "thirty", "at": at }), "unknown_move"),
        (json!({ "move": "6-6", "at": at }), "wrong_phase"),
        (json!({ "move": legal[0], "at": 0 }), "stale"),
        (json!({ "move": legal[0], "at": 99 }), "stale"),
        (json!({ "move": legal[0] }), "bad_arguments"),
        (json!({ "move": legal[0], "at": -1 }), "bad_arguments"),
    ] {
        let refused = call(&session, "play", asked.clone()).await;
        assert_eq!(code(&refused), wanted, "{asked}: {}", text(&refused));
        if wanted != "bad_arguments" {
            assert_eq!(data(&refused)["refused"]["possible"], legal, "{asked}");
            assert_eq!(data(&refused)["refused"]["at"], at, "{asked}");
        }
        let now = call(&session, "look", json!({})).await;
        assert_eq!((&data(&now)["at"], &data(&now)["legal"][0]["moves"]), (&at, &legal));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_is_taken_back_and_a_seat_is_left() {
    let session = session();
    let asked = json!({ "game": "texas-42", "bots": ["random", "random", "random"] });
    let begun = call(&session, "start_game", asked.clone()).await;
    let at = &data(&begun)["at"];
    let played = call(&session, "play", json!({ "move": "30", "at": at })).await;
    assert_eq!(played.is_error, Some(false), "{}", text(&played));
    let back = call(&session, "undo", json!({})).await;
    assert_eq!(data(&back)["legal"], data(&begun)["legal"], "{}", text(&back));
    assert_eq!(data(&back)["picture"], data(&begun)["picture"]);
    assert!(data(&back)["at"].as_u64() > data(&played)["at"].as_u64(), "undo is an entry");
    let advised = call(&session, "hint", json!({})).await;
    let moves = &data(&back)["legal"][0]["moves"];
    assert!(moves.as_array().unwrap().contains(&data(&advised)["best"]), "{}", text(&advised));
    assert_eq!(call(&session, "leave", json!({})).await.is_error, Some(false));
    assert_eq!(code(&call(&session, "look", json!({})).await), "no_seat_taken");
    assert_eq!(call(&session, "start_game", asked).await.is_error, Some(false));
}

#[tokio::test]
async fn cards_and_rules_are_explained() {
    let session = session();
    let explained = |name: &str, game: &str| json!({ "name": name, "game": game });
    for (name, game, says) in [
        ("Agriculture", "innovation", "return"),
        ("agriculture", "innovation", "return"),
        ("Bidding", "texas-42", "30 to 41"),
        ("rules", "mordheim", "# Mordheim"),
    ] {
        let told = call(&session, "explain", explained(name, game)).await;
        assert!(text(&told).contains(says), "{name}: {}", text(&told));
    }
    let near = call(&session, "explain", explained("Agricultur", "innovation")).await;
    assert_eq!(code(&near), "nothing_called_so");
    assert_eq!(data(&near)["refused"]["near"], json!(["Agriculture"]));
    assert_eq!(code(&call(&session, "explain", json!({ "name": "x" })).await), "no_game_named");
}

/// Lists can be switched off, and then nothing names a legal move.
#[tokio::test(flavor = "multi_thread")]
async fn legal_moves_can_be_kept_from_a_model() {
    let manner = Manner { lists: false, ..Manner::default() };
    let names: Vec<_> = tools::listed(manner).into_iter().map(|tool| tool.name).collect();
    assert!(!names.iter().any(|name| name == "legal_moves" || name == "hint"), "{names:?}");
    let session = session_in(manner);
    let asked = json!({ "game": "texas-42", "bots": ["random", "random", "random"] });
    let begun = call(&session, "start_game", asked).await;
    let refused = call(&session, "play", json!({ "move": "x", "at": data(&begun)["at"] })).await;
    for result in [&begun, &refused] {
        let all = serde_json::to_string(result).unwrap();
        assert!(!all.contains("1 mark") && !all.contains("\"possible\""), "{all}");
    }
    assert!(tools::call(&session, "legal_moves", None, &Person::nobody()).await.is_none());
}

/// What is told follows the schema that a tool names: clients check it.
#[test]
fn every_tool_is_described() {
    let all = tools::listed(Manner::default());
    assert_eq!(all.len(), 13);
    for tool in all {
        let schema = tool.output_schema.as_ref().unwrap();
        assert_eq!(schema["type"], "object", "{}", tool.name);
        assert!(schema["properties"].get("refused").is_some(), "{}", tool.name);
        assert_eq!(tool.input_schema["type"], "object", "{}", tool.name);
        let all = serde_json::to_string(&tool).unwrap();
        assert!(!all.contains("$ref"), "{}: {all}", tool.name);
    }
}

#[test]
fn everything_that_is_listed_can_be_read() {
    for language in kernel::words::LANGUAGES {
        for resource in resources::listed(language) {
            let read = resources::read(&resource.uri, language).unwrap();
            let all = serde_json::to_string(&read).unwrap();
            assert!(all.len() > 150, "{}: {all}", resource.uri);
        }
    }
    for wrong in ["parlour://", "parlour://chess/rules", "parlour://skirmish/x", "file:///etc"] {
        assert!(resources::read(wrong, "en").is_err(), "{wrong}");
    }
}
