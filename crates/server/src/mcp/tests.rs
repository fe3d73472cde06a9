//! What the tools tell: the leak law, refusals that change nothing, one seat for each session.

use kernel::{Seat, Setup};
use rmcp::model::CallToolResult;
use serde_json::{Value, json};
use table::Player;

use super::own::OwnSeat;
use super::person::Person;
use super::place::Place;
use super::session::{House, Session};
use super::{Manner, Seeds, resources, tools};
use crate::task::leaks::Pair;

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

/// A session on the first seat of a table at a position.
async fn session_at(game: &str, position: &str, seats: usize) -> Session {
    let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
    let mut kinds = vec!["random"; seats];
    kinds[0] = Player::HUMAN;
    let table = shelf::open(game, &setup, 0, Player::seated(&kinds)).unwrap();
    let session = session();
    let own = OwnSeat::take(table, Seat(0), "en", 1);
    own.settled().await;
    session.take(Place::Own(own)).await;
    session
}

/// Everything that the first seat is told while it looks, asks and is refused.
async fn told(session: &Session, hint: bool) -> Vec<String> {
    let mut all = Vec::new();
    let mut calls = vec![
        ("look", json!({})),
        ("legal_moves", json!({})),
        ("log", json!({})),
        ("play", json!({ "move": "nonsense", "at": 0 })),
        ("play", json!({ "move": "nonsense", "at": 999 })),
        ("undo", json!({})),
        ("wait", json!({ "seconds": 0 })),
        ("look", json!({})),
    ];
    let topics = session.game(None).await.unwrap().topics;
    calls.extend(topics.iter().map(|topic| ("look", json!({ "details": topic }))));
    calls.extend(hint.then(|| ("hint", json!({}))));
    for (tool, asked) in calls {
        let result = call(session, tool, asked).await;
        all.push(format!("{tool}: {}", serde_json::to_string(&result).unwrap()));
    }
    all
}

async fn compare(game: &str) -> u64 {
    let (mut compared, mut differ) = (0, 0);
    for seed in 0..POSITIONS {
        let Some((one, other, seats)) = shelf::visit(game, Pair(seed)).unwrap() else { continue };
        differ += u64::from(one != other);
        let mut heard = Vec::new();
        for position in [&one, &other] {
            let session = session_at(game, position, seats).await;
            heard.push(told(&session, seed < HINTS).await);
        }
        assert_eq!(heard[0], heard[1], "{game}, seed {seed}");
        assert!(heard[0].iter().any(|told| told.contains("\"your_turn\":true")), "{game}, {seed}");
        compared += 1;
    }
    assert!(compared > POSITIONS / 2, "{game}: {compared} positions were compared");
    differ
}

#[tokio::test(flavor = "multi_thread")]
async fn a_model_cannot_tell_worlds_apart() {
    for info in shelf::GAMES {
        let differ = compare(info.id).await;
        let hides = info.id != "mordheim";
        assert!(!hides || differ > POSITIONS / 3, "{}: {differ} pairs differ", info.id);
    }
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
