//! The leak law over the wire: whatever a connection gets in two worlds that its seat cannot tell
//! apart is the same, byte for byte. Commitments are of both the same; times stand still.

use std::sync::Arc;
use std::time::Duration;

use kernel::{Seat, Setup, Viewer};
use table::fair::Bits;
use table::message::Request;
use tokio::sync::mpsc;

use super::{ConnectionId, Hello, Mail, Outbox, Sent, Task};
use crate::hall::Hall;
use crate::limits::Limits;
use crate::protocol::{FromClient, NewTable, Query, RoomCommand, RoomRequest, TableCommand, Terms};
use crate::room::{Room, State, Who};
use crate::store::Store;
use crate::time::TimeSource;
use crate::token;
use crate::worlds::{self, Pair, Turn, World};

/// How many positions of each game are compared.
const POSITIONS: u64 = 25;
/// The table, and what the person on its first seat shows.
pub(crate) const TABLE: &str = "abcdefghijkmnpqrstuvwxyz23";
pub(crate) const TOKEN: &str = "token of the first person";

/// A room at a position of a game, with people on all seats, in a hall of its own. The person on
/// the first seat has the token `TOKEN`.
pub(crate) async fn room_at(world: &World, hints: bool) -> (Arc<Hall>, Room) {
    let words: Vec<String> =
        (0..world.seats).map(|seat| if seat == 0 { "me" } else { "open" }.to_owned()).collect();
    let asked = NewTable {
        game: world.game.to_owned(),
        setup: Setup::default(),
        terms: Terms { hints, ..Terms::default() },
        seats: words,
    };
    let state = State::open(TABLE.to_owned(), Bits([7; 32]), &asked, (1, "Person 1"), 0).unwrap();
    let mut room = Room::new(state, None);
    let people: Vec<Who> = (1..=world.seats as i64)
        .map(|id| Who::Person { id, name: format!("Person {id}") })
        .collect();
    for (seat, who) in people.iter().enumerate().skip(1) {
        room.request(who, &RoomRequest::Sit { seat: Seat(seat as u8) }, 0).unwrap();
    }
    for who in &people {
        room.request(who, &RoomRequest::Ready { commitment: String::new() }, 0).unwrap();
    }
    room.state.setup.position = Some(world.position.clone());
    let table = room.state.table().unwrap();
    room.state.to_move = table.to_move().seats();
    room.table = Some(table);
    // Nobody asks too often here, and no hint depends on the clock.
    let thought = Duration::from_secs(600);
    let limits = Limits { requests: (10_000, 10_000), thought, ..Limits::default() };
    let hall = Hall::new(Store::in_memory().unwrap(), TimeSource::simulated(), limits);
    for n in 1..=world.seats {
        let digest = token::digest(if n == 1 { TOKEN.to_owned() } else { n.to_string() }.as_str());
        hall.store.add_person(digest, format!("Person {n}"), 0).await.unwrap();
    }
    hall.create(room.state.clone()).await.unwrap();
    (hall, room)
}

/// What looks after such a room.
async fn task_at(world: &World) -> Task {
    let (hall, room) = room_at(world, false).await;
    let (mail, mailbox) = mpsc::channel(8);
    let task = Task::new(hall, room, mail.downgrade());
    drop((mail, mailbox));
    task
}

/// Everything that the first seat gets while it joins, asks, previews, moves and goes back.
async fn told(task: &mut Task, world: &World) -> Vec<String> {
    let (outbox, mut messages) = Outbox::new();
    let who = Who::Person { id: 1, name: "Person 1".to_owned() };
    let id = task.join(who, &Hello { have: 0, viewer: None }, outbox).unwrap();
    let mut all = drain(&mut messages);
    let offers = task.room.table.as_ref().unwrap().offers(Viewer::Seat(Seat(0)));
    let first = offers.first().map(|offer| offer.notation.clone()).unwrap_or_default();
    let queries = [
        Query::Since(0),
        Query::Shown(0),
        Query::Course,
        Query::Check(first.clone()),
        Query::Check("nonsense".to_owned()),
        Query::Preview(first.clone()),
        Query::BackTargets,
        Query::PositionLink(0),
    ];
    for query in queries.into_iter().chain(world.probes.iter().cloned().map(Query::Check)) {
        ask(task, id, FromClient::Ask { id: "q".to_owned(), ask: query }).await;
        all.extend(drain(&mut messages));
    }
    for (n, request) in [Request::Undo, Request::Redo, Request::Back(0)].into_iter().enumerate() {
        let command = TableCommand { id: format!("{n}"), at: 0, request };
        ask(task, id, FromClient::Command(command)).await;
        all.extend(drain(&mut messages));
    }
    let chat = RoomRequest::Emote(crate::protocol::Emote::Hello);
    ask(task, id, FromClient::Room(RoomCommand { id: "r".to_owned(), request: chat })).await;
    all.extend(drain(&mut messages));
    all
}

async fn ask(task: &mut Task, id: ConnectionId, message: FromClient) {
    task.hear(Mail::Said(id, message)).await;
}

fn drain(messages: &mut mpsc::Receiver<Sent>) -> Vec<String> {
    let mut all = Vec::new();
    while let Ok(Sent { text, .. }) = messages.try_recv() {
        all.push(text.to_string());
    }
    all
}

#[tokio::test(start_paused = true)]
async fn a_connection_cannot_tell_worlds_apart() {
    tokio::time::sleep(Duration::from_millis(1)).await;
    for turn in [Turn::Own, Turn::Others] {
        worlds::compare(turn, POSITIONS, async |world| {
            told(&mut task_at(&world).await, &world).await
        })
        .await;
    }
}

/// What a table tells is not what it knows: before the end no message holds the secret or the seed.
#[tokio::test(start_paused = true)]
async fn no_message_holds_a_secret() {
    let pair = Pair { seed: 3, turn: Turn::Own };
    let [world, _] = shelf::visit("skirmish", pair).unwrap().unwrap();
    let mut task = task_at(&world).await;
    let secret = Bits([7; 32]).to_string();
    let seed = task.room.state.seed().to_string();
    for text in told(&mut task, &world).await {
        assert!(!text.contains(&secret) && !text.contains(&seed), "{text}");
        assert!(!text.contains("\"link\"") && !text.contains("fingerprint"), "{text}");
    }
}
