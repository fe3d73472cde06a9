use serde_json::{Value, json};
use wasm::Desk;

pub(crate) struct Page {
    desk: Desk,
    /// What a copy of its table is opened with.
    fresh: Value,
}

impl Page {
    pub(crate) fn new() -> Page {
        Page { desk: Desk::new(|| 0.0), fresh: Value::Null }
    }

    pub(crate) fn with(&mut self, call: &Value, bytes: &[u8]) -> (Value, Vec<u8>) {
        let mut request = call.to_string().into_bytes();
        if !bytes.is_empty() {
            request.push(0);
            request.extend(bytes);
        }
        let answer = self.desk.serve(&request);
        let zero = answer.iter().position(|&byte| byte == 0).unwrap_or(answer.len());
        let bytes = answer.get(zero + 1..).unwrap_or_default().to_vec();
        (serde_json::from_slice(&answer[..zero]).unwrap(), bytes)
    }

    pub(crate) fn ok(&mut self, call: Value) -> Value {
        let (answer, _) = self.with(&call, &[]);
        assert!(answer.get("error").is_none(), "{call}: {answer}");
        answer["ok"].clone()
    }

    pub(crate) fn refused(&mut self, call: Value) -> String {
        let (answer, _) = self.with(&call, &[]);
        answer["error"]["code"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
    }

    /// Looks as a viewer, from the beginning: the first update.
    fn look(&mut self, viewer: &str) -> Value {
        let (answer, _) = self.with(&json!({ "call": "subscribe", "viewer": viewer }), &[]);
        answer["update"].clone()
    }

    /// What a bot would do, from a fresh copy of the table.
    fn think(&mut self, seat: u8, bot: &str) -> Value {
        let steps = self.ok(json!({ "call": "steps", "since": 0 }));
        let fresh = self.fresh.clone();
        self.ok(json!({
            "call": "think", "fresh": fresh, "steps": steps, "seat": seat, "bot": bot, "seed": 1,
            "limit_ms": 1000,
        }))
    }

    /// A part of what a bot thinks, or what all its parts come to, from a fresh copy of the table.
    fn work(&mut self, seat: u8, bot: &str, work: &Value) -> Value {
        let steps = self.ok(json!({ "call": "steps", "since": 0 }));
        json!({
            "call": "think", "fresh": self.fresh, "steps": steps, "seat": seat, "bot": bot,
            "seed": 1, "limit_ms": 60_000, "work": work,
        })
    }

    /// Opens a table and remembers with what.
    fn open(&mut self, call: Value) -> Value {
        let opened = self.ok(call);
        self.fresh = json!({
            "game": opened["game"], "setup": opened["setup"], "seed": opened["seed"],
        });
        opened
    }

    /// Sends a command, and gives the update that comes with the reply.
    fn command(&mut self, seat: u8, at: &Value, request: Value) -> Value {
        let command = json!({ "seat": seat, "at": at, "do": request });
        let (answer, _) = self.with(&json!({ "call": "command", "command": command }), &[]);
        assert!(answer["ok"].get("error").is_none(), "{answer}");
        answer["update"].clone()
    }

    /// Lets the bots play to the end of the game. Gives the last update.
    fn play_out(&mut self, bot: &str) -> Value {
        let mut now = self.look("spectator");
        while now.get("outcome").is_none() {
            let seat = now["to_move"][0].as_str().unwrap().parse::<u8>().unwrap();
            let advice = self.think(seat, bot);
            now = self.command(seat, &now["at"], json!({ "move": advice["best"] }));
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
        page.open(json!({
            "call": "open", "game": id, "setup": {}, "seed": "7", "seats": seats,
        }));
        let end = page.play_out("random");
        let link = page.ok(json!({ "call": "link" }));
        let (_, save) = page.with(&json!({ "call": "save" }), &[]);
        let course = page.ok(json!({ "call": "course", "viewer": "all" }));
        assert!(course.as_array().unwrap().len() > 1, "{id}");

        let mut other = Page::new();
        other.ok(json!({ "call": "open_link", "link": link, "seats": seats }));
        assert_eq!(other.look("spectator")["view"], end["view"], "{id}");

        let (opened, _) = other.with(&json!({ "call": "open_save" }), &save);
        assert_eq!(opened["ok"]["verdict"]["key"], "verdict-exact", "{id}");
        assert_eq!(other.ok(json!({ "call": "link" })), link, "{id}");
    }
}

#[test]
fn a_moment_is_shown_and_has_its_link() {
    let mut page = Page::new();
    let open = json!({
        "call": "open", "game": "texas-42", "setup": { "options": { "target": "1" } }, "seed": "3",
        "seats": seats("texas-42"),
    });
    page.open(open);
    page.play_out("novice");
    let shown = page.ok(json!({ "call": "shown", "at": 9, "viewer": "0" }));
    let link = page.ok(json!({ "call": "link", "at": 9 }));
    let position = page.ok(json!({ "call": "position_link", "at": 9, "viewer": "0" }));
    page.ok(json!({ "call": "open_link", "link": link }));
    let now = page.look("0");
    assert_eq!((&now["view"], &now["board"]), (&shown["view"], &shown["board"]));
    let opened = page.ok(json!({ "call": "open_link", "link": position }));
    assert_eq!(opened["look_as"], "0");
    let looked = page.look("0");
    assert_eq!((&looked["view"], &looked["board"]), (&shown["view"], &shown["board"]));
}

/// Parts that were made on several desks, each with a copy of its own, come to the decision of one.
#[test]
fn a_thought_in_parts_comes_to_the_same() {
    let mut page = Page::new();
    page.open(json!({
        "call": "open", "game": "skirmish", "setup": {}, "seed": "7", "seats": seats("skirmish"),
    }));
    let now = page.look("spectator");
    let seat = now["to_move"][0].as_str().unwrap().parse::<u8>().unwrap();
    let bot = "master";
    let whole = page.work(seat, bot, &json!("whole"));
    let whole = page.ok(whole);
    let parts = page.ok(json!({ "call": "parts", "seat": seat, "bot": bot })).as_u64().unwrap();
    assert!(parts > 1);
    let made: Vec<Value> =
        (0..parts).map(|n| Page::new().ok(page.work(seat, bot, &json!({ "part": n })))).collect();
    let joined = page.work(seat, bot, &json!({ "join": made }));
    assert_eq!(Page::new().ok(joined), whole);
    for wrong in [json!({ "part": parts }), json!({ "join": made[1..] }), json!({ "join": [[]] })] {
        let wrong = page.work(seat, bot, &wrong);
        assert_eq!(Page::new().refused(wrong), "no_such_part");
    }
    assert_eq!(page.ok(json!({ "call": "parts", "seat": seat, "bot": "novice" })), 1);
}

/// What a bot thinks about costs the new moves, not the whole game.
#[test]
fn a_desk_that_thinks_follows_by_the_new_moves() {
    let (mut page, mut thinker) = (Page::new(), Page::new());
    let open = json!({
        "call": "open", "game": "innovation", "setup": {}, "seed": "5", "seats": seats("innovation"),
    });
    page.open(open);
    let mut now = page.look("spectator");
    let (mut have, mut fresh) = (0, page.fresh.clone());
    for _ in 0..12 {
        let seat = now["to_move"][0].as_str().unwrap().parse::<u8>().unwrap();
        let steps = page.ok(json!({ "call": "steps", "since": have }));
        assert!(have == 0 || steps["entries"].as_array().unwrap().len() < 8);
        let think = json!({
            "call": "think", "fresh": fresh, "steps": steps, "seat": seat, "bot": "novice",
            "seed": 1, "limit_ms": 1000,
        });
        let advice = thinker.ok(think.clone());
        if have > 0 {
            assert_eq!(thinker.refused(think), "not_a_copy", "the same steps a second time");
        }
        (have, fresh) = (now["at"].as_u64().unwrap(), Value::Null);
        assert_eq!(advice["best"], page.think(seat, "novice")["best"]);
        now = page.command(seat, &now["at"], json!({ "move": advice["best"] }));
    }
}

#[test]
fn a_page_is_told_what_changes_and_fills_gaps() {
    let mut page = Page::new();
    let seats = ["human", "human", "human", "human"];
    page.open(
        json!({ "call": "open", "game": "texas-42", "setup": {}, "seed": "1", "seats": seats }),
    );
    assert_eq!(page.look("0")["log"].as_array().unwrap().len(), 1);
    let stamp = json!({ "time": 1_700_000_000_000_u64, "author": "Ann" });
    let command = json!({ "seat": 0, "at": 1, "do": { "move": "30" } });
    let call = json!({ "call": "command", "command": command, "stamp": stamp });
    let (answer, _) = page.with(&call, &[]);
    assert_eq!(
        (&answer["ok"]["done"]["entry"], &answer["update"]["since"]),
        (&2.into(), &1.into())
    );
    assert_eq!(answer["update"]["log"][0]["author"], "Ann");
    let (nothing, _) = page.with(&json!({ "call": "link" }), &[]);
    assert!(nothing.get("update").is_none(), "nothing has changed");
    let gap = page.ok(json!({ "call": "since", "viewer": "0", "have": 0 }));
    assert_eq!(gap["log"].as_array().unwrap().len(), 2);
    let preview = page.ok(json!({ "call": "preview", "seat": 1, "text": "pass" }));
    assert_eq!((&preview["then"]["seats"], &preview["undo"]), (&json!([2]), &json!([])));
    let targets = page.ok(json!({ "call": "back_targets", "seat": 0 }));
    let expected = json!([{ "entry": 0, "agree": [1, 2, 3] }, { "entry": 1, "agree": [] }]);
    assert_eq!(targets, expected);
}

#[test]
fn what_is_wrong_is_refused_and_changes_nothing() {
    let mut page = Page::new();
    assert_eq!(page.refused(json!({ "call": "subscribe", "viewer": "0" })), "no_table");
    assert_eq!(page.refused(json!({ "call": "fly" })), "bad_call");
    assert_eq!(page.refused(json!([1, 2])), "bad_call");
    let open = |game: &str, kind: &str| json!({ "call": "open", "game": game, "setup": {}, "seed": "1", "seats": [kind, "human"] });
    assert_eq!(page.refused(open("chess", "human")), "unknown_game");
    assert_eq!(page.refused(open("innovation", "wizard")), "unknown_bot");
    assert_eq!(page.refused(open("texas-42", "human")), "wrong_players");
    page.open(open("innovation", "human"));
    let before = page.look("0");
    let link = page.ok(json!({ "call": "link" }));
    for link in ["", "innovation", "innovation.", "innovation.AAAA", "chess.AAAA", "#", "é"] {
        page.refused(json!({ "call": "open_link", "link": link }));
    }
    let cut = link.as_str().unwrap();
    assert_eq!(
        page.refused(json!({ "call": "open_link", "link": &cut[..cut.len() - 2] })),
        "bad_link"
    );
    page.refused(json!({ "call": "open_link", "link": cut, "seats": ["human"] }));
    page.refused(json!({ "call": "seat", "seats": ["human", "wizard"] }));
    page.refused(json!({ "call": "subscribe", "viewer": "7" }));
    page.refused(json!({ "call": "since", "viewer": "7", "have": 0 }));
    page.refused(json!({ "call": "preview", "seat": 7, "text": "draw" }));
    page.refused(json!({ "call": "shown", "at": 999_999, "viewer": "0" }));
    let steps = page.ok(json!({ "call": "steps", "since": 0 }));
    let think = |fresh: &Value, seat: u8| {
        json!({
            "call": "think", "fresh": fresh, "steps": steps, "seat": seat, "bot": "random",
            "seed": 1, "limit_ms": 1,
        })
    };
    assert_eq!(page.refused(think(&Value::Null, 0)), "no_table");
    let fresh = page.fresh.clone();
    assert_eq!(page.refused(think(&fresh, 7)), "not_your_move");
    let (answer, _) = page.with(&json!({ "call": "open_save" }), b"nonsense");
    assert_eq!(answer["error"]["kind"], "bad_save");
    assert_eq!(page.ok(json!({ "call": "link" })), link);
    assert_eq!(page.look("0")["view"], before["view"]);
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
    page.open(json!({
        "call": "open", "game": "texas-42", "setup": { "options": options }, "seed": "3",
        "seats": seats,
    }));
    let mut now = page.look("0");
    let mut pause = Value::Null;
    while pause[1] != "hand" {
        let at = now["at"].clone();
        let (seat, request) = match now["to_move"][0].as_str().unwrap().parse::<u8>() {
            Ok(seat) if pause.is_null() => {
                (seat, json!({ "move": page.think(seat, "novice")["best"] }))
            }
            _ => (0, json!({ "acknowledge": pause[0] })),
        };
        now = page.command(seat, &at, request);
        pause = now["consensus"]["pause"].clone();
    }
    assert_eq!(now["screen"]["screen"], "hand-over");
    let next = page.command(0, &now["at"], json!({ "acknowledge": pause[0] }));
    assert_eq!(next["view"]["phase"], "bidding");
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
fn who_sits_where_is_told_when_it_changes() {
    let mut page = Page::new();
    let open = json!({
        "call": "open", "game": "innovation", "setup": {}, "seed": "1", "seats": ["human", "casual"],
    });
    page.ok(open);
    assert_eq!(page.look("0")["seats"][1]["kind"], "casual");
    let call = json!({ "call": "seat", "seats": ["human", "strong"], "names": ["Ann", ""] });
    let (answer, _) = page.with(&call, &[]);
    assert_eq!(answer["update"]["seats"][0]["name"], "Ann");
    assert_eq!(answer["update"]["seats"][1]["kind"], "strong");
}

#[test]
fn a_table_where_the_last_person_leaves_during_a_pause_goes_on() {
    let mut page = Page::new();
    let setup = json!({ "options": { "preset": "house" } });
    let seats = ["human", "random", "random", "random"];
    page.open(
        json!({ "call": "open", "game": "texas-42", "setup": setup, "seed": "4", "seats": seats }),
    );
    let mut now = page.look("0");
    for _ in 0..200 {
        let Some(seat) = now["to_move"][0].as_str().and_then(|s| s.parse::<u8>().ok()) else {
            break;
        };
        let at = now["at"].clone();
        now = match now["consensus"]["pause"][0].as_u64() {
            Some(pause) => page.command(0, &at, json!({ "acknowledge": pause })),
            None => {
                let best = page.think(seat, "random")["best"].clone();
                page.command(seat, &at, json!({ "move": best }))
            }
        };
    }
    assert_eq!(now["to_move"][0], "chance", "the hand is over, and the person looks");
    page.ok(json!({ "call": "seat", "seats": vec!["random"; 4] }));
    assert_ne!(page.look("spectator")["to_move"][0], "chance");
}

#[test]
fn dice_are_typed_in_where_the_page_says_so() {
    let mut page = Page::new();
    let opened = page.ok(json!({
        "call": "open", "game": "mordheim", "setup": { "options": { "space": "table" } },
        "seed": "1", "seats": ["human", "human"], "typed_dice": true,
    }));
    assert_eq!(opened["typed_dice"], true);
    let at = |page: &mut Page| {
        page.ok(json!({ "call": "since", "viewer": "all", "have": 0 }))["at"].clone()
    };
    assert_eq!(at(&mut page), 0, "no die falls by itself");
    let ask = |page: &mut Page, at: u32, request: serde_json::Value| {
        let command = json!({ "seat": 0, "at": at, "do": request });
        page.ok(json!({ "call": "command", "command": command }))
    };
    assert_eq!(ask(&mut page, 0, json!({ "chance": "3 7" }))["error"]["code"], "wrong_die");
    assert_eq!(ask(&mut page, 0, json!({ "chance": "3" }))["at"], 1);
    assert_eq!(ask(&mut page, 1, json!("roll"))["done"], json!({ "entry": 2 }));
    page.ok(json!({ "call": "type_dice", "typed": false }));
    let now = at(&mut page).as_u64().expect("a number") as u32;
    let refused = ask(&mut page, now, json!("roll"));
    assert_eq!(refused["error"]["code"], "dice_are_rolled", "{refused}");
}

#[test]
fn weights_are_taken_only_where_they_are_those_of_this_version() {
    let mut page = Page::new();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/nets/innovation.nets");
    let (call, mut bytes) = (json!({ "call": "net" }), std::fs::read(path).unwrap());
    assert!(page.with(&call, &bytes).0.get("error").is_none());
    bytes[100] ^= 1;
    assert_eq!(page.with(&call, &bytes).0["error"]["code"], "bad_net");
    assert_eq!(page.refused(json!({ "call": "net" })), "bad_net");
}
