//! A room and its clients over a network that delays, cuts, repeats and reorders, in simulated
//! time.
//!
//! `PARLOUR_SEEDS` says how many networks are tried.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kernel::{Rng, Seat};
use serde_json::{Value, json};
use table::EntryId;
use table::fair::{self, Bits};
use table::message::Request;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

use crate::hall::Hall;
use crate::limits::Limits;
use crate::protocol::{FromClient, NewTable, Query, RoomCommand, RoomRequest, TableCommand, Terms};
use crate::room::Who;
use crate::store::Store;
use crate::task::{Answer, Call, ConnectionId, Hello, Mail, Outbox, Sent};
use crate::time::TimeSource;

/// How many networks are tried where nobody says otherwise.
const SEEDS: u64 = 50;
/// A game that is not over after so much simulated time never will be.
const LONGEST: Duration = Duration::from_secs(48 * 60 * 60);
/// A client that hears nothing for so long looks whether anybody is there.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where clients find the server: it may have been started again.
type Place = Arc<Mutex<Arc<Hall>>>;

/// A client that does not trust its network.
struct Client {
    place: Place,
    table: String,
    who: Who,
    seat: Option<Seat>,
    rng: Rng,
    log: BTreeMap<EntryId, Value>,
    at: EntryId,
    update: Value,
    over: bool,
    /// The command that was not answered yet.
    pending: Option<TableCommand>,
    /// All commands that were sent, and the entry that each became.
    sent: BTreeMap<String, (TableCommand, Option<EntryId>)>,
    /// How often it was cut off.
    cuts: u32,
}

/// A connection through the network.
struct Link {
    mail: mpsc::Sender<Mail>,
    id: ConnectionId,
    messages: mpsc::Receiver<Sent>,
    outbox: Outbox,
}

impl Client {
    fn new(place: &Place, table: &str, who: Who, seat: Option<Seat>, seed: u64) -> Client {
        Client {
            place: Arc::clone(place),
            table: table.to_owned(),
            who,
            seat,
            rng: Rng::new(seed),
            log: BTreeMap::new(),
            at: 0,
            update: Value::Null,
            over: false,
            pending: None,
            sent: BTreeMap::new(),
            cuts: 0,
        }
    }

    fn chance(&mut self, percent: u64) -> bool {
        self.rng.below(100) < percent
    }

    fn delay(&mut self) -> Duration {
        Duration::from_millis(match self.rng.below(10) {
            0 => self.rng.below(5_000),
            _ => self.rng.below(200),
        })
    }

    /// Connects until it works.
    async fn connect(&mut self) -> Link {
        loop {
            sleep(self.delay()).await;
            let hall = Arc::clone(&self.place.lock().unwrap());
            let Ok(mail) = hall.room(&self.table) else { continue };
            let (outbox, messages) = Outbox::new();
            let (tell, told) = oneshot::channel();
            let hello = Hello { have: self.at, viewer: None };
            let join = Mail::Join(self.who.clone(), hello, outbox.clone(), tell);
            if mail.send(join).await.is_err() {
                continue;
            }
            if let Ok(Ok(id)) = told.await {
                return Link { mail, id, messages, outbox };
            }
        }
    }

    /// Plays until it hears that the game is over.
    async fn play(mut self) -> Client {
        while !self.over {
            let mut link = self.connect().await;
            if let Some(command) = self.pending.clone() {
                self.send(&link, &command);
            }
            self.talk(&mut link).await;
            // A connection may end without a word, and be noticed much later.
            let late = self.delay();
            let Link { mail, id, .. } = link;
            tokio::spawn(async move {
                sleep(late).await;
                let _ = mail.send(Mail::Leave(id)).await;
            });
            self.cuts += 1;
        }
        self
    }

    async fn talk(&mut self, link: &mut Link) {
        while !self.over {
            let message = match timeout(PATIENCE, link.messages.recv()).await {
                Ok(Some(Sent { text, .. })) => text,
                Ok(None) => return,
                Err(_) => {
                    // Nothing was heard for a while: whatever was lost is asked for again.
                    return;
                }
            };
            sleep(self.delay()).await;
            if self.chance(3) {
                return;
            }
            self.take(&serde_json::from_str(&message).unwrap());
            if link.messages.is_empty() && link.outbox.was_left_out() {
                let _ = link.mail.send(Mail::Resume(link.id, self.at)).await;
            }
            self.act(link);
        }
    }

    fn take(&mut self, message: &Value) {
        match message["type"].as_str().unwrap() {
            "room" => self.over |= message["room"]["status"] == "over" && self.is_complete(),
            "update" => self.take_update(&message["update"]),
            "reply" => {
                let id = message["id"].as_str().unwrap();
                if self.pending.as_ref().is_some_and(|command| command.id == id) {
                    self.pending = None;
                }
                let entry = message["ok"]["done"]["entry"].as_u64();
                if let (Some(entry), Some(sent)) = (entry, self.sent.get_mut(id)) {
                    let entry = entry as EntryId;
                    assert!(sent.1.is_none_or(|known| known == entry), "done twice: {id}");
                    sent.1 = Some(entry);
                }
            }
            _ => {}
        }
    }

    fn is_complete(&self) -> bool {
        !self.update["outcome"].is_null()
    }

    fn take_update(&mut self, update: &Value) {
        let since = update["since"].as_u64().unwrap() as EntryId;
        if since > self.at {
            // A gap: what is heard next after a new hello fills it.
            self.at = self.at.min(since);
            return;
        }
        let at = update["at"].as_u64().unwrap() as EntryId;
        if at < self.at {
            return;
        }
        for line in update["log"].as_array().unwrap() {
            let id = line["id"].as_u64().unwrap() as EntryId;
            let known = self.log.entry(id).or_insert_with(|| line.clone());
            assert_eq!(known, line, "an entry changed");
        }
        self.at = at;
        self.update = update.clone();
        self.over |= self.is_complete();
    }

    /// Sends a command, perhaps twice, after a while.
    fn send(&mut self, link: &Link, command: &TableCommand) {
        let times = if self.chance(15) { 2 } else { 1 };
        for _ in 0..times {
            let (mail, id, late) = (link.mail.clone(), link.id, self.delay());
            let said = FromClient::Command(command.clone());
            tokio::spawn(async move {
                sleep(late).await;
                let _ = mail.send(Mail::Said(id, said)).await;
            });
        }
    }

    fn act(&mut self, link: &Link) {
        let Some(seat) = self.seat.filter(|_| self.pending.is_none() && !self.over) else { return };
        let pause = &self.update["consensus"]["pause"];
        let request = if pause.is_array() {
            let waits = pause[2].as_array().unwrap().contains(&json!(seat));
            waits.then(|| Request::Acknowledge(pause[0].as_u64().unwrap() as EntryId))
        } else {
            let offers = self.update["screen"]["available"].as_array();
            let offers = offers.filter(|offers| !offers.is_empty());
            offers.cloned().map(|offers| {
                let pick = self.rng.below(offers.len() as u64) as usize;
                Request::Move(offers[pick]["move"].as_str().unwrap().to_owned())
            })
        };
        let Some(request) = request else { return };
        let id = format!("{}-{}", seat, self.sent.len());
        let command = TableCommand { id: id.clone(), at: self.at, request };
        self.sent.insert(id, (command.clone(), None));
        self.pending = Some(command.clone());
        self.send(link, &command);
    }
}

fn limits() -> Limits {
    let (bot_pause, idle) = (Duration::from_millis(100), Duration::from_secs(3));
    Limits { bot_pause, idle, ..Limits::default() }
}

fn hall(store: &Store, time: TimeSource) -> Arc<Hall> {
    let hall = Hall::new(store.clone(), time, limits());
    tokio::spawn(Arc::clone(&hall).look_after());
    hall
}

async fn request(hall: &Arc<Hall>, table: &str, who: &Who, request: RoomRequest) {
    let command = RoomCommand { id: format!("{request:?}"), request };
    hall.call(table, who.clone(), Call::Room(command)).await.map(drop).unwrap();
}

/// Opens a table, seats two people and begins the game.
async fn begin(hall: &Arc<Hall>, seed: u64) -> (String, Vec<Who>) {
    let mut people = Vec::new();
    for (n, name) in ["Ada", "Ben"].into_iter().enumerate() {
        let token = [(seed as u8).wrapping_add(1), n as u8].repeat(16).try_into().unwrap();
        let id = hall.store.add_person(token, name.to_owned(), 0).await.unwrap();
        people.push(Who::Person { id, name: name.to_owned() });
    }
    let Who::Person { id, name } = &people[0] else { unreachable!("people have names") };
    let (game, seats): (_, &[&str]) = match seed % 2 {
        0 => ("skirmish", &["me", "open"]),
        _ => ("texas-42", &["me", "open", "random", "random"]),
    };
    let asked = NewTable {
        game: game.to_owned(),
        setup: kernel::Setup::default(),
        terms: Terms::default(),
        seats: seats.iter().map(|&word| word.to_owned()).collect(),
    };
    let table = hall.open((*id, name), &asked).await.unwrap();
    request(hall, &table, &people[1], RoomRequest::Sit { seat: Seat(1) }).await;
    let number = |seat: usize| Bits([seed as u8 ^ seat as u8; 32]);
    for (n, who) in people.iter().enumerate() {
        let commitment = fair::seat_commitment(&table, Seat(n as u8), number(n)).to_string();
        request(hall, &table, who, RoomRequest::Ready { commitment }).await;
    }
    for (n, who) in people.iter().enumerate() {
        let number = number(n).to_string();
        request(hall, &table, who, RoomRequest::Reveal { number }).await;
    }
    (table, people)
}

/// Restarts the server now and then, as an operator does.
async fn restart_at_times(place: Place, store: Store, time: TimeSource, mut rng: Rng) {
    loop {
        sleep(Duration::from_secs(10 + rng.below(300))).await;
        let old = Arc::clone(&place.lock().unwrap());
        old.close().await;
        *place.lock().unwrap() = hall(&store, time);
    }
}

/// One game over one bad network. Says how often clients were cut off.
async fn one_game(seed: u64) -> u32 {
    let (store, time) = (Store::in_memory().unwrap(), TimeSource::simulated());
    let place: Place = Arc::new(Mutex::new(hall(&store, time)));
    let first = Arc::clone(&place.lock().unwrap());
    let (table, people) = begin(&first, seed).await;
    drop(first);
    let restarts = restart_at_times(Arc::clone(&place), store.clone(), time, Rng::new(seed));
    let restarts = tokio::spawn(restarts);
    let seats = [(people[0].clone(), Some(Seat(0))), (people[1].clone(), Some(Seat(1)))];
    let all = seats.into_iter().chain([(Who::Nobody, None)]);
    let clients: Vec<_> = all
        .enumerate()
        .map(|(n, (who, seat))| Client::new(&place, &table, who, seat, seed * 8 + n as u64))
        .map(|client| tokio::spawn(client.play()))
        .collect();
    let mut cuts = 0;
    let mut done = Vec::new();
    for client in clients {
        let client = timeout(LONGEST, client).await.expect("the game comes to its end").unwrap();
        cuts += client.cuts;
        done.push(client);
    }
    restarts.abort();
    let hall = Arc::clone(&place.lock().unwrap());
    for client in &done {
        check(&hall, client).await;
    }
    let stored = store.table(table).await.unwrap().unwrap();
    crate::task::restore(&stored).map(drop).expect("everything that was stored is exact");
    cuts
}

/// A client knows what one knows who never was cut off, and what it asked for was done once.
async fn check(hall: &Arc<Hall>, client: &Client) {
    let ask = Call::Ask(Query::Since(0));
    let answer = hall.call(&client.table, client.who.clone(), ask).await.unwrap();
    let Answer::Json(whole) = answer else { panic!("a question is answered in JSON") };
    let lines = whole["log"].as_array().unwrap();
    assert!(client.log.values().eq(lines.iter()), "a client knows another story");
    let moves =
        |line: &&Value| line["by"] == json!(client.seat.map_or(9, |seat| seat.0).to_string());
    let by_hand = |line: &&Value| line["kind"] == "move" && line["automatic"].is_null();
    let made = lines.iter().filter(moves).filter(by_hand).count();
    let is_move = |command: &TableCommand| matches!(command.request, Request::Move(_));
    let asked = client.sent.values().filter(|(command, _)| is_move(command)).count();
    assert!(made <= asked, "{made} moves were made of {asked} commands");
    for (command, entry) in client.sent.values() {
        if let (Request::Move(text), Some(entry)) = (&command.request, entry) {
            assert_eq!(lines[*entry as usize - 1]["move"], json!(text), "acknowledged and lost");
        }
    }
}

#[test]
fn games_come_to_the_same_end_over_any_network() {
    let seeds = std::env::var("PARLOUR_SEEDS").ok().and_then(|text| text.parse().ok());
    let mut cuts = 0;
    for seed in 0..seeds.unwrap_or(SEEDS) {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .start_paused(true)
            .build()
            .unwrap();
        cuts += runtime.block_on(one_game(seed));
    }
    assert!(cuts > 100, "the network was too good: {cuts} cuts");
}
