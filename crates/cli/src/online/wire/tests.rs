use std::io::{Read, Write};
use std::net::TcpListener;

use kernel::{ErrorMessage, Seat};
use serde_json::json;
use server::protocol::TableCommand;
use table::message::Request;

use super::super::peer::{Scene, no_luck, plays, room, step, table, update};
use super::*;

fn wire(server: &str) -> Wire {
    let url = format!("{}/socket", server.replace("http", "ws"));
    Wire::open(Target { url, server: server.to_owned(), token: Some("key".to_owned()) }, || ())
}

/// What is said next; connections that come and go are passed over.
fn said(wire: &Wire) -> Said {
    loop {
        match wire.wait().unwrap() {
            Heard::Said(said) => return *said,
            Heard::Refused(error) => panic!("{error}"),
            Heard::Connected | Heard::Lost(_) => {}
        }
    }
}

fn updated(wire: &Wire) -> Box<Update> {
    loop {
        if let FromServer::Update { update } = said(wire) {
            return update;
        }
    }
}

fn command(id: &str) -> FromClient {
    let request = Request::Move("pass".to_owned());
    FromClient::Command(TableCommand { id: id.to_owned(), at: 1, request })
}

#[test]
fn what_was_not_answered_is_said_again_on_the_next_connection() {
    let table = table();
    let (first, at) = (update(&*table, 0), table.at());
    let scenes: Vec<Scene> = vec![
        Box::new(move |peer| {
            let hello = FromClient::Hello { protocol: PROTOCOL, have: 0, viewer: None };
            assert_eq!(peer.hears(), hello);
            peer.says(&room("playing", &no_luck(), true));
            peer.says(&first);
            assert_eq!(peer.hears(), command("c1"));
        }),
        Box::new(move |peer| {
            let viewer = Some(Viewer::Seat(Seat(0)));
            assert_eq!(peer.hears(), FromClient::Hello { protocol: PROTOCOL, have: at, viewer });
            assert_eq!(peer.hears(), command("c1"));
            peer.says(&json!({"type": "reply", "id": "c1", "ok": {"at": 2}}));
            peer.says(&json!({"type": "something of a later time"}));
            peer.says(&json!({"type": "bye", "why": "shutdown"}));
        }),
        Box::new(|peer| {
            // What was answered is not said again.
            assert!(matches!(peer.hears(), FromClient::Hello { .. }));
            peer.says(&json!({"type": "pong"}));
            peer.says(&room("over", &no_luck(), true));
            peer.waits();
        }),
    ];
    let (server, thread) = plays(scenes);
    let wire = wire(&server);
    assert_eq!(updated(&wire).at, at);
    wire.say(command("c1"));
    let reply = said(&wire);
    assert!(matches!(&reply, FromServer::Reply { id, .. } if id == "c1"), "{reply:?}");
    assert!(matches!(said(&wire), FromServer::Room { .. }));
    drop(wire);
    thread.join().unwrap();
}

#[test]
fn a_gap_is_noticed_and_filled() {
    let mut table = table();
    let (first, at) = (update(&*table, 0), table.at());
    step(&mut *table);
    let between = table.at();
    step(&mut *table);
    let (late, whole, newest) = (update(&*table, between), update(&*table, at), table.at());
    let scene: Scene = Box::new(move |peer| {
        peer.hears();
        peer.says(&room("playing", &no_luck(), true));
        peer.says(&first);
        peer.says(&late);
        let FromClient::Ask { id, ask: Query::Since(have) } = peer.hears() else { panic!() };
        assert_eq!(have, at);
        peer.says(&json!({"type": "reply", "id": id, "ok": whole["update"]}));
        // One that is older than what is known is passed over.
        peer.says(&first);
        peer.waits();
    });
    let (server, thread) = plays(vec![scene]);
    let wire = wire(&server);
    assert_eq!(updated(&wire).at, at);
    let filled = updated(&wire);
    assert_eq!((filled.since, filled.at), (at, newest));
    drop(wire);
    thread.join().unwrap();
}

#[test]
fn what_the_server_refuses_is_not_tried_again() {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let server = format!("http://{}", listener.local_addr().unwrap());
    let thread = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut request = [0; 2048];
        let read = stream.read(&mut request).unwrap();
        let request = String::from_utf8_lossy(&request[..read]).to_lowercase();
        assert!(request.contains("authorization: bearer key"), "{request}");
        let error = ErrorMessage::from(&Error::invalid("no_such_table"));
        let body = json!({"error": error}).to_string();
        let head = format!("HTTP/1.1 404 Not Found\r\nContent-Length: {}\r\n\r\n", body.len());
        stream.write_all(format!("{head}{body}").as_bytes()).unwrap();
    });
    let wire = wire(&server);
    let Some(Heard::Refused(error)) = wire.wait() else { panic!() };
    assert_eq!(&*error.code, "no_such_table");
    assert!(wire.wait().is_none());
    thread.join().unwrap();
}

#[test]
fn what_nobody_can_read_ends_the_talk() {
    let scene: Scene = Box::new(|peer| {
        peer.hears();
        peer.says(&json!({"type": "room", "room": 7}));
        peer.waits();
    });
    let (server, thread) = plays(vec![scene]);
    let wire = wire(&server);
    let mut heard = wire.wait();
    if matches!(heard, Some(Heard::Connected)) {
        heard = wire.wait();
    }
    assert!(matches!(heard, Some(Heard::Refused(_))));
    drop(wire);
    thread.join().unwrap();
}
