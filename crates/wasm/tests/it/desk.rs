use serde_json::{Value, json};
use wasm::Desk;

struct Page(Desk);

impl Page {
    fn new() -> Page {
        Page(Desk::new(|| 0.0))
    }

    fn with(&mut self, call: &Value, bytes: &[u8]) -> (Value, Vec<u8>) {
        let mut request = call.to_string().into_bytes();
        if !bytes.is_empty() {
            request.push(0);
            request.extend(bytes);
        }
        let answer = self.0.serve(&request);
        let zero = answer.iter().position(|&byte| byte == 0).unwrap_or(answer.len());
        let bytes = answer.get(zero + 1..).unwrap_or_default().to_vec();
        (serde_json::from_slice(&answer[..zero]).unwrap(), bytes)
    }

    fn ok(&mut self, call: Value) -> Value {
        let (answer, _) = self.with(&call, &[]);
        assert!(answer.get("error").is_none(), "{call}: {answer}");
        answer["ok"].clone()
    }

    fn refused(&mut self, call: Value) -> String {
        let (answer, _) = self.with(&call, &[]);
        answer["error"]["code"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
    }

    /// Lets the bots play to the end of the game. Says what the last answer was.
    fn play_out(&mut self, bot: &str) -> Value {
        let mut now = self.ok(json!({ "call": "now", "viewer": "spectator" }));
        while now["update"].get("outcome").is_none() {
            let seat = now["update"]["to_move"][0].as_str().unwrap().parse::<u8>().unwrap();
            let at = &now["update"]["at"];
            let advice = self.ok(json!({
                "call": "think", "link": now["link"], "seat": seat, "bot": bot, "seed": 1,
                "at": at, "limit_ms": 1000,
            }));
            let command = json!({ "seat": seat, "at": at, "do": { "move": advice["best"] } });
            now = self.ok(json!({ "call": "command", "command": command, "viewer": "spectator" }));
            assert!(now["reply"].get("error").is_none(), "{now}");
        }
        now
    }
}

fn seats(game: &str) -> Vec<&'static str> {
    vec!["random"; if game == "texas-42" { 4 } else { 2 }]
}

#[test]
fn every_game_is_played_to_its_end_and_comes_back_from_link_and_save() {
    for game in Page::new().ok(json!({ "call": "games" })).as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        let mut page = Page::new();
        let seats = seats(id);
        page.ok(json!({
            "call": "open", "game": id, "setup": {}, "seed": "7", "seats": seats,
        }));
        let end = page.play_out("random");
        let (_, save) = page.with(&json!({ "call": "save" }), &[]);
        let course = page.ok(json!({ "call": "course", "viewer": "all" }));
        assert!(course.as_array().unwrap().len() > 1, "{id}");

        let mut other = Page::new();
        other.ok(json!({ "call": "open_link", "link": end["link"], "seats": seats }));
        let again = other.ok(json!({ "call": "now", "viewer": "spectator" }));
        assert_eq!(again["update"]["view"], end["update"]["view"], "{id}");

        let (opened, _) = other.with(&json!({ "call": "open_save" }), &save);
        assert_eq!(opened["ok"]["verdict"]["key"], "verdict-exact", "{id}");
        let again = other.ok(json!({ "call": "now", "viewer": "spectator" }));
        assert_eq!(again["link"], end["link"], "{id}");
    }
}

#[test]
fn a_moment_is_shown_and_has_its_link() {
    let mut page = Page::new();
    let open = json!({
        "call": "open", "game": "texas-42", "setup": { "options": { "target": "1" } }, "seed": "3",
        "seats": seats("texas-42"),
    });
    page.ok(open);
    let end = page.play_out("novice");
    let entry = end["line"][9][0].clone();
    let shown = page.ok(json!({ "call": "shown", "at": entry, "viewer": "0" }));
    let link = page.ok(json!({ "call": "link", "at": entry }));
    page.ok(json!({ "call": "open_link", "link": link }));
    let now = page.ok(json!({ "call": "now", "viewer": "0" }));
    assert_eq!(now["update"]["view"], shown["view"]);
    assert_eq!(now["board"], shown["board"]);
}

#[test]
fn what_is_wrong_is_refused_and_changes_nothing() {
    let mut page = Page::new();
    assert_eq!(page.refused(json!({ "call": "now", "viewer": "0" })), "no_table");
    assert_eq!(page.refused(json!({ "call": "fly" })), "bad_call");
    assert_eq!(page.refused(json!([1, 2])), "bad_call");
    let open = |game: &str, kind: &str| json!({ "call": "open", "game": game, "setup": {}, "seed": "1", "seats": [kind, "human"] });
    assert_eq!(page.refused(open("chess", "human")), "unknown_game");
    assert_eq!(page.refused(open("innovation", "wizard")), "unknown_bot");
    assert_eq!(page.refused(open("texas-42", "human")), "wrong_players");
    page.ok(open("innovation", "human"));
    let before = page.ok(json!({ "call": "now", "viewer": "0" }));
    for link in ["", "innovation", "innovation.", "innovation.AAAA", "chess.AAAA", "#", "é"] {
        page.refused(json!({ "call": "open_link", "link": link }));
    }
    let cut = before["link"].as_str().unwrap();
    assert_eq!(
        page.refused(json!({ "call": "open_link", "link": &cut[..cut.len() - 2] })),
        "bad_link"
    );
    page.refused(json!({ "call": "open_link", "link": cut, "seats": ["human"] }));
    page.refused(json!({ "call": "seat", "seats": ["human", "wizard"] }));
    page.refused(json!({ "call": "now", "viewer": "7" }));
    page.refused(json!({ "call": "shown", "at": 999_999, "viewer": "0" }));
    page.refused(json!({
        "call": "think", "link": before["link"], "seat": 7, "bot": "random", "seed": 1, "at": 1,
        "limit_ms": 1,
    }));
    let (answer, _) = page.with(&json!({ "call": "open_save" }), b"nonsense");
    assert_eq!(answer["error"]["kind"], "bad_save");
    let after = page.ok(json!({ "call": "now", "viewer": "0" }));
    assert_eq!(
        (&after["link"], &after["update"]["view"]),
        (&before["link"], &before["update"]["view"])
    );
}

#[test]
fn a_move_that_is_not_legal_says_why() {
    let mut page = Page::new();
    let seats = ["human", "casual", "casual", "casual"];
    page.ok(
        json!({ "call": "open", "game": "texas-42", "setup": {}, "seed": "1", "seats": seats }),
    );
    assert_eq!(page.refused(json!({ "call": "check", "seat": 0, "text": "6-6" })), "wrong_phase");
    let checked = page.ok(json!({ "call": "check", "seat": 0, "text": "30" }));
    assert_eq!(checked["notation"], "30");
}

#[test]
fn the_next_deal_waits_until_people_have_looked_at_the_hand() {
    let mut page = Page::new();
    let options = json!({ "ack_gate": "humans" });
    let seats = ["human", "novice", "novice", "novice"];
    page.ok(json!({
        "call": "open", "game": "texas-42", "setup": { "options": options }, "seed": "3",
        "seats": seats,
    }));
    let mut now = page.ok(json!({ "call": "now", "viewer": "0" }));
    let mut pause = Value::Null;
    while pause[1] != "hand" {
        let at = now["update"]["at"].clone();
        let (seat, request) = match now["update"]["to_move"][0].as_str().unwrap().parse::<u8>() {
            Ok(seat) if pause.is_null() => {
                let advice = page.ok(json!({
                    "call": "think", "link": now["link"], "seat": seat, "bot": "novice",
                    "seed": 1, "at": at, "limit_ms": 1000,
                }));
                (seat, json!({ "move": advice["best"] }))
            }
            _ => (0, json!({ "acknowledge": pause[0] })),
        };
        let command = json!({ "seat": seat, "at": at, "do": request });
        now = page.ok(json!({ "call": "command", "command": command, "viewer": "0" }));
        pause = now["update"]["projections"]["consensus"]["pause"].clone();
    }
    assert_eq!(now["update"]["screen"]["screen"], "hand-over");
    let command =
        json!({ "seat": 0, "at": now["update"]["at"], "do": { "acknowledge": pause[0] } });
    let next = page.ok(json!({ "call": "command", "command": command, "viewer": "0" }));
    assert_eq!(next["update"]["view"]["phase"], "bidding");
}

#[test]
fn the_same_work_gives_the_same_digest() {
    let mut page = Page::new();
    let call = json!({ "call": "speed", "game": "skirmish", "decisions": 500 });
    let first = page.ok(call.clone());
    assert_eq!(first, page.ok(call));
    assert!(first["decisions"].as_u64().unwrap() >= 500);
}

#[test]
fn what_has_a_text_is_listed() {
    let mut page = Page::new();
    let rules = page.ok(json!({ "call": "rules", "game": "innovation" }));
    let sheets = rules["catalogue"].as_array().unwrap();
    assert!(sheets.len() >= 105);
    assert!(sheets.iter().all(|sheet| sheet["title"]["key"].is_string()));
}

#[test]
fn who_sits_down_again_is_told_everything_again() {
    let mut page = Page::new();
    let open = json!({
        "call": "open", "game": "innovation", "setup": {}, "seed": "1", "seats": ["human", "casual"],
    });
    page.ok(open);
    let first = page.ok(json!({ "call": "now", "viewer": "0" }));
    assert!(first["update"]["projections"].get("consensus").is_some());
    page.ok(json!({ "call": "seat", "seats": ["human", "strong"], "names": ["Ann", ""] }));
    let again = page.ok(json!({ "call": "now", "viewer": "0" }));
    assert!(again["update"]["projections"].get("consensus").is_some());
    assert_eq!(again["update"]["projections"]["seats"][0]["name"], "Ann");
}

#[test]
fn a_table_where_the_last_person_leaves_during_a_pause_goes_on() {
    let mut page = Page::new();
    let setup = json!({ "options": { "preset": "house" } });
    let seats = ["human", "random", "random", "random"];
    page.ok(
        json!({ "call": "open", "game": "texas-42", "setup": setup, "seed": "4", "seats": seats }),
    );
    let mut now = page.ok(json!({ "call": "now", "viewer": "0" }));
    for _ in 0..200 {
        let Some(seat) = now["update"]["to_move"][0].as_str().and_then(|s| s.parse::<u8>().ok())
        else {
            break;
        };
        let at = now["update"]["at"].clone();
        let advice = page.ok(json!({
            "call": "think", "link": now["link"], "seat": seat, "bot": "random", "seed": 1,
            "at": at, "limit_ms": 1000,
        }));
        let mut requests = vec![(seat, json!({ "move": advice["best"] }))];
        if let Some(pause) = now["update"]["projections"]["consensus"]["pause"][0].as_u64() {
            requests = vec![(0, json!({ "acknowledge": pause }))];
        }
        for (seat, request) in requests {
            let command = json!({ "seat": seat, "at": at, "do": request });
            now = page.ok(json!({ "call": "command", "command": command, "viewer": "0" }));
        }
    }
    assert_eq!(now["update"]["to_move"][0], "chance", "the hand is over, and the person looks");
    page.ok(json!({ "call": "seat", "seats": vec!["random"; 4] }));
    let now = page.ok(json!({ "call": "now", "viewer": "spectator" }));
    assert_ne!(now["update"]["to_move"][0], "chance");
}
