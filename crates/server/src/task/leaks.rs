//! The leak law over the wire: whatever a connection gets in two worlds that its seat cannot tell
//! apart is the same, byte for byte. Commitments are of both the same; times stand still.

use std::time::Duration;

use kernel::{Rng, Seat, Setup, Show, Viewer};
use serde_json::Value;
use shelf::Visitor;
use table::Player;
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

/// How many positions of each game are compared.
const POSITIONS: u64 = 25;

/// Two positions of a game, and a seat that cannot tell them apart; nothing where no other world
/// could be imagined.
pub(crate) struct Pair(pub(crate) u64);

impl Visitor for Pair {
    type Out = Option<(String, String, usize)>;

    fn visit<G: Show>(self) -> Self::Out {
        let mut rng = Rng::new(self.0);
        let opening = G::new(&Setup::default()).unwrap();
        // The last position in which the first seat has to move, of those before some number.
        let (mut found, mut left) = (None, 5 + rng.below(60));
        kernel::random_game(opening, self.0, |state: &G, _| {
            left = left.saturating_sub(1);
            if left > 0 && state.to_move().seats().has(Seat(0)) {
                found = Some(state.clone());
            }
        });
        let state = found?;
        let other = state.imagine(Viewer::Seat(Seat(0)), &mut rng)?;
        Some((state.position(), other.position(), state.seats()))
    }
}

/// A room at a position, with people on all seats.
async fn room_at(game: &str, position: &str, seats: usize) -> Task {
    let words: Vec<String> =
        (0..seats).map(|seat| if seat == 0 { "me" } else { "open" }.to_owned()).collect();
    let asked = NewTable {
        game: game.to_owned(),
        setup: Setup::default(),
        terms: Terms { hints: false, ..Terms::default() },
        seats: words,
    };
    let id = "abcdefghijkmnpqrstuvwxyz23".to_owned();
    let state = State::open(id, Bits([7; 32]), &asked, (1, "Person 1"), 0).unwrap();
    let mut room = Room::new(state, None);
    let people: Vec<Who> =
        (1..=seats as i64).map(|id| Who::Person { id, name: format!("Person {id}") }).collect();
    for (seat, who) in people.iter().enumerate().skip(1) {
        room.request(who, &RoomRequest::Sit { seat: Seat(seat as u8) }, 0).unwrap();
    }
    for who in &people {
        room.request(who, &RoomRequest::Ready { commitment: String::new() }, 0).unwrap();
    }
    let setup = Setup { position: Some(position.to_owned()), ..room.state.setup.clone() };
    let players: Vec<Player> = room.table.as_ref().unwrap().players().to_vec();
    room.table = Some(shelf::open(game, &setup, 0, players).unwrap());
    let hall = Hall::new(Store::in_memory().unwrap(), TimeSource::simulated(), Limits::default());
    for id in 0..seats as u8 {
        hall.store.add_person([id; 32], "x".to_owned(), 0).await.unwrap();
    }
    let mut before = room.state.clone();
    before.status = crate::protocol::Status::Gathering;
    hall.create(before).await.unwrap();
    let (mail, mailbox) = mpsc::channel(8);
    let task = Task::new(hall, room, mail.downgrade());
    drop((mail, mailbox));
    task
}

/// Everything that the first seat gets while it joins, asks, previews, moves and goes back.
async fn told(task: &mut Task) -> Vec<String> {
    let (outbox, mut messages) = Outbox::new();
    let who = Who::Person { id: 1, name: "Person 1".to_owned() };
    let id = task.join(who, &Hello { have: 0, viewer: None }, outbox).unwrap();
    let mut all = drain(&mut messages);
    let offers = task.room.table.as_ref().unwrap().offers(Viewer::Seat(Seat(0)));
    let first = offers.first().map(|offer| offer.notation.clone()).unwrap_or_default();
    for query in [
        Query::Since(0),
        Query::Shown(0),
        Query::Course,
        Query::Check(first.clone()),
        Query::Check("nonsense".to_owned()),
        Query::Preview(first.clone()),
        Query::BackTargets,
        Query::PositionLink(0),
    ] {
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

async fn compare(game: &str) -> u64 {
    let (mut compared, mut differ) = (0, 0);
    for seed in 0..POSITIONS {
        let Some((one, other, seats)) = shelf::visit(game, Pair(seed)).unwrap() else { continue };
        differ += u64::from(one != other);
        let mut heard = Vec::new();
        for position in [&one, &other] {
            let mut task = room_at(game, position, seats).await;
            heard.push(told(&mut task).await);
        }
        for (one, other) in heard[0].iter().zip(&heard[1]) {
            assert_eq!(one, other, "{game}, seed {seed}: {}", said_in(one));
        }
        assert_eq!(heard[0].len(), heard[1].len());
        assert!(heard[0].len() > 8, "{:?}", heard[0]);
        compared += 1;
    }
    assert!(compared > POSITIONS / 2, "{game}: {compared} positions were compared");
    differ
}

fn said_in(text: &str) -> Value {
    serde_json::from_str::<Value>(text).map(|value| value["type"].clone()).unwrap_or_default()
}

#[tokio::test(start_paused = true)]
async fn a_connection_cannot_tell_worlds_apart() {
    tokio::time::sleep(Duration::from_millis(1)).await;
    for info in shelf::GAMES {
        let differ = compare(info.id).await;
        // Where something is hidden, most pairs are really two worlds.
        let hides = info.id != "mordheim";
        assert!(!hides || differ > POSITIONS / 3, "{}: {differ} pairs differ", info.id);
    }
}

/// What a table tells is not what it knows: before the end no message holds the secret or the seed.
#[tokio::test(start_paused = true)]
async fn no_message_holds_a_secret() {
    let (one, _, seats) = shelf::visit("skirmish", Pair(3)).unwrap().unwrap();
    let mut task = room_at("skirmish", &one, seats).await;
    let secret = Bits([7; 32]).to_string();
    let seed = task.room.state.seed().to_string();
    for text in told(&mut task).await {
        assert!(!text.contains(&secret) && !text.contains(&seed), "{text}");
        assert!(!text.contains("\"link\"") && !text.contains("fingerprint"), "{text}");
    }
}
