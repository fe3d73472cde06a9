//! Whatever is sent: no panic, and no effect. `PARLOUR_MUTANTS` says how many messages are tried.

use kernel::Rng;
use serde_json::{Value, json};

use crate::harness::{Client, Folder, Person, Running, generous, http};

/// How many messages are tried where nobody says otherwise.
const MUTANTS: u32 = 2_000;

/// Messages as they should be, to be damaged.
fn seeds(at: u64) -> Vec<Value> {
    vec![
        json!({ "type": "command", "id": "m", "at": at, "do": { "move": "pass" } }),
        json!({ "type": "command", "id": "m", "at": at, "do": "undo" }),
        json!({ "type": "command", "id": "m", "at": at, "do": { "back": 0 } }),
        json!({ "type": "command", "id": "m", "at": at, "do": { "chance": "1" } }),
        json!({ "type": "room", "id": "m", "do": { "sit": { "seat": 1 } } }),
        json!({ "type": "room", "id": "m", "do": { "fill": { "seat": 1, "bot": "casual" } } }),
        json!({ "type": "room", "id": "m", "do": { "reveal": { "number": "00" } } }),
        json!({ "type": "room", "id": "m", "do": { "ready": { "commitment": "00" } } }),
        json!({ "type": "room", "id": "m", "do": { "agree": 1 } }),
        json!({ "type": "room", "id": "m", "do": "rematch" }),
        json!({ "type": "ask", "id": "m", "ask": { "since": at } }),
        json!({ "type": "ask", "id": "m", "ask": { "details": { "at": 1, "topic": "x" } } }),
        json!({ "type": "hello", "protocol": 1, "have": 1 }),
    ]
}

/// Damages a text: bytes changed, removed, repeated, or cut off.
fn damaged(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=rng.below(4) {
        let at = rng.below(bytes.len().max(1) as u64) as usize;
        match rng.below(5) {
            _ if bytes.is_empty() => bytes.push(b'{'),
            0 => bytes[at] = rng.below(128) as u8,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, bytes[at]),
            3 => bytes.truncate(at),
            _ => {
                let number = b"4294967296 -1 1e9 null [] {}".split(|byte| *byte == b' ');
                let number = number.collect::<Vec<_>>()[rng.below(6) as usize];
                bytes.splice(at..at, number.iter().copied());
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A game in which it is the other one's turn: nothing that a stranger or the wrong seat sends may
/// change it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn damaged_messages_have_no_effect() {
    let mutants = std::env::var("PARLOUR_MUTANTS").ok().and_then(|text| text.parse().ok());
    let folder = Folder::new();
    let server = Running::start(&folder, generous()).await;
    let ada = Person::new(server.address, "Ada").await;
    let table = ada.open("skirmish", &["me", "random"], json!({})).await;
    let mut client = ada.join(&table, 0).await;
    client.until(|client| client.seat().is_some()).await;
    client.ready().await;
    client.begin().await;
    client.until(|client| client.decide().is_some()).await;
    let head = client.at;
    let mut rng = Rng::new(1);
    let mut spectator = Client::join(server.address, "", &table, 0).await;
    let messages = seeds(head);
    for n in 0..mutants.unwrap_or(MUTANTS) {
        let seed = messages[rng.below(messages.len() as u64) as usize].to_string();
        let text = damaged(&seed, &mut rng);
        if !spectator.send_text(text).await || n % 15 == 14 {
            // A client that only talks nonsense is shown the door.
            spectator = Client::join(server.address, "", &table, 0).await;
        }
    }
    let after = client.ask(json!({ "type": "ask", "ask": { "since": 0 } })).await;
    assert_eq!(after["ok"]["at"].as_u64(), Some(head), "nothing has changed");
    assert_eq!(client.room["seats"][1]["occupant"], json!({ "bot": "random" }));
    server.stop().await;
    server::check(&folder.0, |_, one| assert_eq!(one.wrong, None)).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_gets_in_where_they_do_not_belong() {
    let folder = Folder::new();
    let server = Running::start(&folder, generous()).await;
    let (ada, ben) =
        (Person::new(server.address, "Ada").await, Person::new(server.address, "Ben").await);
    let table = ada.open("skirmish", &["me", "random"], json!({})).await;
    let mut client = ada.join(&table, 0).await;
    client.until(|client| client.seat().is_some()).await;
    client.ready().await;
    client.begin().await;
    client.until(|client| client.decide().is_some()).await;
    let command = client.decide().unwrap();
    let path = format!("/api/v1/tables/{table}");
    // The seat follows from the token, and a message that names one is not understood.
    let mut forged = json!({ "id": "f", "at": client.at, "do": command["do"] });
    let (status, said) = ben.post(&format!("{path}/command"), &forged).await;
    assert_eq!((status, &said["error"]["code"]), (403, &json!("not_seated")));
    forged["seat"] = json!(0);
    let (status, said) = ben.post(&format!("{path}/command"), &forged).await;
    assert_eq!((status, &said["error"]["code"]), (400, &json!("bad_message")));
    for token in ["", "nonsense", &ada.token[1..]] {
        let body = json!({ "id": "f", "at": client.at, "do": command["do"] });
        let (status, ..) =
            http(server.address, "POST", &format!("{path}/command"), token, Some(&body)).await;
        assert_eq!(status, 403, "{token}");
    }
    // Neither the record nor the luck is open before the end.
    let (status, said) = ada.get(&format!("{path}/save")).await;
    assert_eq!((status, &said["error"]["code"]), (409, &json!("not_over")));
    assert!(client.room["luck"]["secret"].is_null());
    // A key is for one seat of one table.
    let (_, key) = ada.post(&format!("{path}/key"), &json!(null)).await;
    let key = key["token"].as_str().unwrap();
    let other = ben.open("skirmish", &["me", "random"], json!({})).await;
    let elsewhere = format!("/api/v1/tables/{other}/room");
    let stand = json!({ "id": "s", "do": "stand" });
    let (status, ..) = http(server.address, "POST", &elsewhere, key, Some(&stand)).await;
    assert_eq!(status, 403);
    let body = json!({ "id": "k", "at": client.at, "do": command["do"] });
    let here = format!("{path}/command");
    let (status, said, _) = http(server.address, "POST", &here, key, Some(&body)).await;
    assert_eq!(status, 200, "{said}");
    // Stale and repeated commands.
    let (status, again, _) = http(server.address, "POST", &here, key, Some(&body)).await;
    assert_eq!((status, again), (200, said));
    let stale = json!({ "id": "late", "at": 0, "do": "undo" });
    let (_, said, _) = http(server.address, "POST", &here, key, Some(&stale)).await;
    assert_eq!(said["error"]["code"], json!("stale"));
    for path in ["/api/v1/tables/nonsense", "/api/v1/tables/aaaaaaaaaaaaaaaaaaaaaaaaaa"] {
        assert_eq!(ada.get(path).await.0, 404);
    }
    let huge = json!({ "name": "x".repeat(100_000) });
    let (status, ..) = http(server.address, "PUT", "/api/v1/me", "", Some(&huge)).await;
    assert_eq!(status, 413);
    for name in ["", "   ", "\u{202e}evil", &"x".repeat(40), "a\nb"] {
        let body = json!({ "name": name });
        let (status, said, _) = http(server.address, "PUT", "/api/v1/me", "", Some(&body)).await;
        assert_eq!((status, &said["error"]["code"]), (400, &json!("bad_name")), "{name:?}");
    }
    server.stop().await;
}
