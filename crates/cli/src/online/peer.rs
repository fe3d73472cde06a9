//! A server that says what a test wants it to say.

use std::net::{TcpListener, TcpStream};
use std::thread::{self, JoinHandle};

use kernel::{Seat, Viewer};
use serde_json::{Value, json};
use server::protocol::FromClient;
use table::AnyTable;
use table::message::{Command, Request};
use tungstenite::{Message, WebSocket, accept};

/// What happens on one connection.
pub(super) type Scene = Box<dyn FnOnce(&mut Peer) + Send>;

/// One connection, from the side of the server.
pub(super) struct Peer(WebSocket<TcpStream>);

impl Peer {
    pub(super) fn says(&mut self, value: &Value) {
        self.0.send(Message::text(value.to_string())).unwrap();
    }

    pub(super) fn hears(&mut self) -> FromClient {
        loop {
            if let Message::Text(text) = self.0.read().unwrap() {
                return serde_json::from_str(&text).unwrap();
            }
        }
    }

    /// Waits until the client goes away.
    pub(super) fn waits(&mut self) {
        while self.0.read().is_ok() {}
    }
}

/// Plays the scenes, one connection after another, and gives the address of the socket. The test
/// joins the thread to hear of what went wrong there.
pub(super) fn plays(scenes: Vec<Scene>) -> (String, JoinHandle<()>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = listener.local_addr().unwrap();
    let thread = thread::spawn(move || {
        for scene in scenes {
            let (stream, _) = listener.accept().unwrap();
            scene(&mut Peer(accept(stream).unwrap()));
        }
    });
    (format!("http://{address}"), thread)
}

/// A room with two seats, the first of them for whoever listens.
pub(super) fn room(status: &str, luck: &Value, ready: bool) -> Value {
    let person = json!({"occupant": "person", "name": "Ann", "ready": ready, "here": true});
    let bot =
        json!({"occupant": {"bot": "random"}, "name": "Random 2", "ready": true, "here": true});
    json!({
        "type": "room",
        "room": {
            "id": "t", "game": "skirmish", "setup": {"seats": 2}, "terms": {}, "status": status,
            "seats": [person, bot], "spectators": 0, "luck": luck, "created": 0,
        },
        "you": {"seat": 0, "host": true},
    })
}

/// What is known about luck before anybody is ready.
pub(super) fn no_luck() -> Value {
    json!({"commitment": "00".repeat(32), "seats": [{}, {}]})
}

/// A running game.
pub(super) fn table() -> Box<dyn AnyTable> {
    let players = table::Player::seated(&["human", "random"]);
    let mut table = shelf::open("skirmish", &kernel::Setup::default(), 7, players).unwrap();
    table.advance();
    table
}

/// Whoever is to move makes the first legal move.
pub(super) fn step(table: &mut dyn AnyTable) {
    let seat = table.to_move().seats().lowest().unwrap();
    let text = table.offers(Viewer::Seat(seat))[0].notation.clone();
    let command = Command { id: None, seat, at: table.at(), request: Request::Move(text) };
    assert_eq!(table.handle(&command).error, None);
    table.advance();
}

/// What the first seat is told after an entry.
pub(super) fn update(table: &dyn AnyTable, have: table::EntryId) -> Value {
    let update = table.update_since(Viewer::Seat(Seat(0)), have).unwrap();
    json!({"type": "update", "update": update})
}
