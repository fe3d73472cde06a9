//! Everybody who is connected to a room, and what they are told.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use kernel::{Error, Seat, Viewer};
use serde_json::{Value, json};
use table::message::Update;
use table::{AnyTable, EntryId, Subscription};
use tokio::sync::mpsc;

use super::{Task, reply};
use crate::protocol::{self, Status, Time};
use crate::room::{Room, Who};

/// So many messages may wait for a connection before it is left out until it has caught up. Answers
/// to what it asked itself still find room.
const WAITING: usize = 48;
const OUTBOX: usize = 192;

/// The number of a connection in its room.
pub(crate) type ConnectionId = u64;

/// What a client says first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hello {
    pub(crate) have: EntryId,
    /// As whom it knows the entries up to there.
    pub(crate) viewer: Option<Viewer>,
}

/// A message on its way to a connection.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) text: Utf8Bytes,
    /// The newest entry that the connection knows then.
    pub(crate) at: Option<EntryId>,
    /// Whether it is the last.
    pub(crate) bye: bool,
}

/// Where messages for a connection wait.
#[derive(Clone)]
pub(crate) struct Outbox {
    waiting: mpsc::Sender<Sent>,
    /// Whether the connection was left out.
    behind: Arc<AtomicBool>,
}

impl Outbox {
    pub(crate) fn new() -> (Outbox, mpsc::Receiver<Sent>) {
        let (waiting, messages) = mpsc::channel(OUTBOX);
        (Outbox { waiting, behind: Arc::default() }, messages)
    }

    /// Whether the connection was left out, and has to ask for what it missed. Asked once.
    pub(crate) fn was_left_out(&self) -> bool {
        self.behind.swap(false, Ordering::AcqRel)
    }

    /// Says something that comes again when the connection has caught up.
    fn tell(&self, text: Utf8Bytes, at: Option<EntryId>) -> bool {
        let free = self.waiting.capacity() > OUTBOX - WAITING;
        let told = free && self.waiting.try_send(Sent { text, at, bye: false }).is_ok();
        if !told {
            self.behind.store(true, Ordering::Release);
        }
        told
    }

    /// Says something that is not said again.
    fn answer(&self, text: Utf8Bytes, bye: bool) {
        // A connection that does not even take its own answers has ended, or will soon.
        let _ = self.waiting.try_send(Sent { text, at: None, bye });
    }
}

struct Connection {
    who: Who,
    seat: Option<Seat>,
    outbox: Outbox,
    /// How it hears of the table; nothing before the game, and while it is left out.
    listens: Option<Listens>,
    /// Whether it has to be told of the room again.
    needs_room: bool,
}

#[derive(Clone, Copy)]
struct Listens {
    subscription: Subscription,
    /// Whether it looks at the copy that is some entries behind.
    delayed: bool,
}

/// Everybody who is connected.
#[derive(Default)]
pub(crate) struct Connections {
    all: BTreeMap<ConnectionId, Connection>,
    /// How many there have ever been.
    count: ConnectionId,
    /// The room as everybody was told last.
    shown: Option<protocol::Room>,
}

impl Connections {
    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(super) fn who(&self, id: ConnectionId) -> Option<Who> {
        self.all.get(&id).map(|connection| connection.who.clone())
    }

    pub(super) fn spectators(&self) -> u32 {
        self.all.values().filter(|connection| connection.seat.is_none()).count() as u32
    }

    /// Answers one connection.
    pub(super) fn say(&self, id: ConnectionId, message: &Value) {
        if let Some(connection) = self.all.get(&id) {
            connection.outbox.answer(written(message), false);
        }
    }

    /// Answers one connection when the answer is there.
    pub(super) fn answer_later(
        &self,
        id: ConnectionId,
        re: String,
        answer: impl Future<Output = Result<Value, Error>> + Send + 'static,
    ) {
        let Some(connection) = self.all.get(&id) else { return };
        let outbox = connection.outbox.clone();
        tokio::spawn(async move {
            outbox.answer(written(&reply(&re, answer.await)), false);
        });
    }

    pub(super) fn say_to_all(&self, message: &Value) {
        let text = written(message);
        for connection in self.all.values() {
            connection.outbox.answer(text.clone(), false);
        }
    }

    pub(super) fn say_to_players(&self, message: &Value) {
        let text = written(message);
        for connection in self.all.values().filter(|connection| connection.seat.is_some()) {
            connection.outbox.answer(text.clone(), false);
        }
    }

    pub(super) fn say_bye(&self, why: &str) {
        let text = written(&json!({ "type": "bye", "why": why }));
        for connection in self.all.values() {
            connection.outbox.answer(text.clone(), true);
        }
    }

    /// Other people sit on the seats: everybody looks from where they sit now.
    pub(super) fn seats_changed(&mut self, room: &mut Room, now: Time) {
        for connection in self.all.values_mut() {
            let seat = room.seat_of(&connection.who);
            if seat == connection.seat {
                continue;
            }
            if let Some(left) = connection.seat {
                room.connect(left, false, now);
            }
            if let Some(taken) = seat {
                room.connect(taken, true, now);
            }
            connection.seat = seat;
            connection.needs_room = true;
            if let (Some(listens), Some(table)) = (connection.listens, &mut room.table) {
                if !listens.delayed {
                    table.unsubscribe(listens.subscription);
                }
                connection.listens = None;
            }
        }
    }

    /// Tables were opened again: everybody listens anew, and knows the entries up to `have`.
    pub(super) fn subscribe_again(
        &mut self,
        mut table: Option<&mut (dyn AnyTable + 'static)>,
        delayed: Option<&mut (dyn AnyTable + 'static)>,
        have: EntryId,
    ) {
        let keeps_delayed = delayed.is_some();
        for connection in self.all.values_mut() {
            let Some(listens) = connection.listens else { continue };
            if listens.delayed && keeps_delayed {
                continue;
            }
            connection.listens = table.as_deref_mut().and_then(|table| {
                let subscription = table.subscribe(Room::viewer(connection.seat), have).ok()?;
                Some(Listens { subscription, delayed: false })
            });
        }
    }
}

fn written(message: &Value) -> Utf8Bytes {
    message.to_string().into()
}

impl Task {
    /// Somebody connects.
    pub(super) fn join(
        &mut self,
        who: Who,
        hello: &Hello,
        outbox: Outbox,
    ) -> Result<ConnectionId, Error> {
        let seat = self.room.seat_of(&who);
        if seat.is_none() && !self.may_watch() {
            return Err(Error::illegal("no_spectators"));
        }
        if let Some(seat) = seat {
            self.room.connect(seat, true, self.hall.now());
        }
        let id = self.connections.count;
        self.connections.count += 1;
        let connection = Connection { who, seat, outbox, listens: None, needs_room: true };
        self.connections.all.insert(id, connection);
        // What somebody else was told is told anew.
        let known = hello.viewer.is_none_or(|viewer| viewer == Room::viewer(seat));
        self.listen(id, if known { hello.have } else { 0 });
        self.pass_on();
        Ok(id)
    }

    fn may_watch(&self) -> bool {
        let state = &self.room.state;
        state.terms.spectators || state.status < Status::Playing
    }

    /// A connection hears of the table from now on, from after the entry that it knows.
    fn listen(&mut self, id: ConnectionId, have: EntryId) {
        let Some(connection) = self.connections.all.get_mut(&id) else { return };
        let behind = connection.seat.is_none() && self.room.state.has_delay();
        if behind && self.delayed.is_none() && self.room.table.is_some() {
            self.delayed = self.room.state.table().ok();
            self.follow_delayed();
        }
        let Some(connection) = self.connections.all.get_mut(&id) else { return };
        let table = if behind { &mut self.delayed } else { &mut self.room.table };
        let Some(table) = table else { return };
        let viewer = Room::viewer(connection.seat);
        let have = if have > table.at() { 0 } else { have };
        connection.listens = table
            .subscribe(viewer, have)
            .ok()
            .map(|subscription| Listens { subscription, delayed: behind });
    }

    /// The copy for spectators goes on, so far behind as was agreed; all the way when it is over.
    fn follow_delayed(&mut self) {
        let (Some(delayed), Some(table)) = (&mut self.delayed, &self.room.table) else { return };
        let state = &self.room.state;
        let delay = if state.status == Status::Over { 0 } else { state.terms.spectator_delay };
        let to = table.at().saturating_sub(delay);
        if to > delayed.at() {
            let steps = table.steps(delayed.at()).up_to(to);
            if let Err(error) = delayed.follow(&steps) {
                tracing::error!(code = %error.code, "the copy for spectators went astray");
                self.delayed = None;
            }
        }
    }

    /// A connection that was too slow has caught up.
    pub(super) fn resume(&mut self, id: ConnectionId, have: EntryId) {
        if let Some(connection) = self.connections.all.get_mut(&id) {
            connection.needs_room = true;
            self.listen(id, have);
            self.pass_on();
        }
    }

    /// A connection ends.
    pub(super) fn leave(&mut self, id: ConnectionId) {
        let Some(connection) = self.connections.all.remove(&id) else { return };
        if let Some(seat) = connection.seat {
            self.room.connect(seat, false, self.hall.now());
        }
        self.unsubscribe(connection.listens);
        self.pass_on();
    }

    fn unsubscribe(&mut self, listens: Option<Listens>) {
        let Some(Listens { subscription, delayed }) = listens else { return };
        let table = if delayed { &mut self.delayed } else { &mut self.room.table };
        if let Some(table) = table {
            table.unsubscribe(subscription);
        }
    }

    /// Passes on whatever has changed to whom it concerns.
    pub(super) fn pass_on(&mut self) {
        self.follow_delayed();
        let silent: Vec<ConnectionId> = self
            .connections
            .all
            .iter()
            .filter(|(_, connection)| {
                connection.listens.is_none() && !connection.outbox.behind.load(Ordering::Acquire)
            })
            .map(|(&id, _)| id)
            .collect();
        for id in silent {
            self.listen(id, 0);
        }
        self.tell_room();
        self.tell_updates(false);
        self.tell_updates(true);
        for table in [&mut self.room.table, &mut self.delayed].into_iter().flatten() {
            table.let_go();
        }
    }

    /// Tells the room to everybody, where it has changed.
    fn tell_room(&mut self) {
        let shown = self.room.shown(self.connections.spectators(), self.hall.now());
        let changed = self.connections.shown.as_ref() != Some(&shown);
        for connection in self.connections.all.values_mut() {
            if !changed && !connection.needs_room {
                continue;
            }
            let you = self.room.you(&connection.who);
            let text = written(&json!({ "type": "room", "room": shown, "you": you }));
            connection.needs_room = !connection.outbox.tell(text, None);
        }
        self.connections.shown = Some(shown);
    }

    /// Tells what has changed at the table, or at the copy that is behind.
    fn tell_updates(&mut self, delayed: bool) {
        let table = if delayed { &mut self.delayed } else { &mut self.room.table };
        let Some(table) = table else { return };
        let mut texts: Vec<(Arc<Update>, Utf8Bytes)> = Vec::new();
        let mut left_out = Vec::new();
        for (subscription, update) in table.updates() {
            let text = text_of(&update, &mut texts);
            let hears = |connection: &&mut Connection| {
                let listens = connection.listens;
                listens.is_some_and(|to| to.subscription == subscription && to.delayed == delayed)
            };
            let Some(connection) = self.connections.all.values_mut().find(hears) else { continue };
            if !connection.outbox.tell(text, Some(update.at)) {
                metrics::counter!("parlour_connections_left_out_total").increment(1);
                left_out.extend(connection.listens.take());
            }
        }
        for listens in left_out {
            self.unsubscribe(Some(listens));
        }
    }
}

/// An update as it is sent, written once for all who look the same way.
fn text_of(update: &Arc<Update>, texts: &mut Vec<(Arc<Update>, Utf8Bytes)>) -> Utf8Bytes {
    if let Some((_, text)) = texts.iter().find(|(known, _)| Arc::ptr_eq(known, update)) {
        return text.clone();
    }
    let body = serde_json::to_string(update).expect("an update can be written");
    let text = Utf8Bytes::from(format!("{{\"type\":\"update\",\"update\":{body}}}"));
    texts.push((Arc::clone(update), text.clone()));
    text
}
