//! Whole games over sockets.

use serde_json::json;

use crate::harness::{Folder, Person, Running, generous};

/// People and bots play every game to its end; a spectator looks on. Everything that was stored is
/// exact, and the luck can be checked.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_play_every_game() {
    let folder = Folder::new();
    let server = Running::start(&folder, generous()).await;
    for (game, seats) in [
        ("skirmish", &["me", "open"][..]),
        ("texas-42", &["me", "open", "random", "open"]),
        ("innovation", &["me", "open", "open"]),
    ] {
        let host = Person::new(server.address, "Ada").await;
        let table = host.open(game, seats, json!({})).await;
        let mut clients = vec![host.join(&table, 0).await.seed(1)];
        for (n, name) in ["Ben", "Cleo", "Dora"].iter().enumerate() {
            let Some(seat) = seats.iter().enumerate().filter(|(_, word)| **word == "open").nth(n)
            else {
                break;
            };
            let person = Person::new(server.address, name).await;
            let mut client = person.join(&table, 0).await.seed(n as u64 + 2);
            let said = client.room(json!({ "sit": { "seat": seat.0 } })).await;
            assert!(said["error"].is_null(), "{said}");
            clients.push(client);
        }
        let looker = Person::new(server.address, "Eve").await;
        let mut spectator = looker.join(&table, 0).await;
        for client in &mut clients {
            client.until(|client| client.seat().is_some()).await;
            client.ready().await;
        }
        let players = clients.into_iter().map(|mut client| {
            tokio::spawn(async move {
                client.begin().await;
                client.play().await;
                client
            })
        });
        let mut done = Vec::new();
        for player in players.collect::<Vec<_>>() {
            done.push(player.await.unwrap());
        }
        spectator.until(|spectator| spectator.is_over()).await;
        for client in &done {
            assert_eq!(client.log.len() as u64, client.at, "{game}");
            assert!(client.room["luck"]["secret"].is_string());
        }
        let (status, _) = host.get(&format!("/api/v1/tables/{table}/save")).await;
        assert_eq!(status, 200);
    }
    server.stop().await;
    let mut checked = 0;
    server::check(&folder.0, |_, one| {
        assert_eq!(one.wrong, None);
        checked += 1;
    })
    .unwrap();
    assert_eq!(checked, 3);
}

/// Something around the table that is said twice, because its answer was not heard, is done once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_twice_is_done_once() {
    let folder = Folder::new();
    let server = Running::start(&folder, generous()).await;
    let person = Person::new(server.address, "Ada").await;
    let table = person.open("skirmish", &["me", "open"], json!({})).await;
    let chat = json!({ "type": "room", "id": "once", "do": { "chat": "hello" } });
    let first = person.join(&table, 0).await.repeat(&chat).await.unwrap();
    let mut again = person.join(&table, 0).await;
    assert_eq!(again.repeat(&chat).await.unwrap(), first);
    let said = again.ask(json!({ "type": "ask", "ask": "chat" })).await;
    assert_eq!(said["ok"].as_array().unwrap().len(), 1, "{said}");
    server.stop().await;
}

/// A table at which no game was ever begun does not stay for ever; one at which somebody is does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_were_never_begun_are_removed() {
    let folder = Folder::new();
    let short = std::time::Duration::from_millis(1);
    let limits = server::Limits { gathering: short, idle: short, ..generous() };
    let server = Running::start(&folder, limits).await;
    let person = Person::new(server.address, "Ada").await;
    let (left, kept) = (
        person.open("skirmish", &["me", "open"], json!({})).await,
        person.open("skirmish", &["me", "open"], json!({})).await,
    );
    let mut here = person.join(&kept, 0).await;
    here.until(|client| client.seat().is_some()).await;
    for _ in 0..100 {
        server.hall.clear().await;
        if person.get(&format!("/api/v1/tables/{left}")).await.0 == 404 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(person.get(&format!("/api/v1/tables/{left}")).await.0, 404);
    assert_eq!(person.get(&format!("/api/v1/tables/{kept}")).await.0, 200);
    let (_, mine) = person.get("/api/v1/tables/mine").await;
    assert_eq!(mine.as_array().unwrap().len(), 1, "{mine}");
    server.stop().await;
}
