//! One task owns one room. Whatever is asked of it waits in its mailbox; a change is checked,
//! carried out, synced to the disk, and only then answered and passed on.

mod connections;
#[cfg(test)]
pub(crate) mod leaks;
mod thinking;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use kernel::{Error, ErrorMessage, Seat};
use serde_json::{Value, json};
use table::{AnyTable, EntryId, Steps};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::hall::{Hall, no_such_table};
use crate::protocol::{FromClient, Query, RoomCommand, RoomRequest, Status, TableCommand};
use crate::room::{Effects, Room, State, Who};
use crate::store::{Change, StepsRow, Stored, TableRow};
use connections::Connections;
pub(crate) use connections::{ConnectionId, Hello, Outbox, Sent};
use thinking::{Thinker, Thought};

/// So many answers are kept for those who did not hear them.
const ANSWERS: usize = 32;

/// What a room is asked.
pub(crate) enum Mail {
    /// Somebody connects, and says hello.
    Join(Who, Hello, Outbox, oneshot::Sender<Result<ConnectionId, Error>>),
    /// A connection that was too slow has caught up, and knows the entries up to this one.
    Resume(ConnectionId, EntryId),
    /// A connection ends.
    Leave(ConnectionId),
    /// A message on a connection.
    Said(ConnectionId, FromClient),
    /// A request over HTTP.
    Call(Who, Call, oneshot::Sender<Result<Answer, Error>>),
    /// A bot has decided.
    Thought(Thought),
    /// Something is due.
    Wake,
    /// The process ends.
    Close(oneshot::Sender<()>),
}

/// What can be asked over HTTP.
pub(crate) enum Call {
    Look,
    Room(RoomCommand),
    Command(TableCommand),
    Ask(Query),
    /// The record, after the end, for players.
    Save,
    /// A key to the own seat.
    Key,
}

/// What a room answers over HTTP.
pub(crate) enum Answer {
    Json(Value),
    /// A save, and the game's id.
    Save(Vec<u8>, String),
    /// The seat to which a key may be made.
    Key(Seat),
}

/// A room and everybody who is connected to it.
struct Task {
    hall: Arc<Hall>,
    room: Room,
    connections: Connections,
    thinker: Thinker,
    /// A copy that is some entries behind, for spectators.
    delayed: Option<Box<dyn AnyTable>>,
    /// What was done around the table last, with the answers: said again, it is not done again.
    answered: VecDeque<(Who, String, Value)>,
}

/// Looks after a room until nobody needs it any longer.
pub(crate) async fn run(
    hall: Arc<Hall>,
    id: String,
    mut mailbox: mpsc::Receiver<Mail>,
    mail: mpsc::WeakSender<Mail>,
) {
    match load(&hall, &id).await {
        Ok(room) => Task::new(Arc::clone(&hall), room, mail).work(&mut mailbox).await,
        Err(error) => {
            hall.forget(&id);
            mailbox.close();
            while let Some(mail) = mailbox.recv().await {
                refuse(mail, &error);
            }
        }
    }
}

/// Says to whoever asked that there is no such room.
fn refuse(mail: Mail, error: &Error) {
    match mail {
        Mail::Join(_, _, _, tell) => drop(tell.send(Err(error.clone()))),
        Mail::Call(_, _, tell) => drop(tell.send(Err(error.clone()))),
        Mail::Close(tell) => drop(tell.send(())),
        Mail::Resume(..) | Mail::Leave(_) | Mail::Said(..) | Mail::Thought(_) | Mail::Wake => {}
    }
}

/// Reads a room from the database, and plays again what was done at its table.
async fn load(hall: &Hall, id: &str) -> Result<Room, Error> {
    let stored = hall.store.table(id.to_owned()).await?.ok_or_else(no_such_table)?;
    let restored = tokio::task::spawn_blocking(move || restore(&stored));
    restored.await.map_err(|_| Error::new(kernel::Kind::Outside, "storage_failed"))?
}

/// A room as it was stored. Every step is compared with the digest of what it goes on from.
pub(crate) fn restore(stored: &Stored) -> Result<Room, Error> {
    let damaged = |why: String| Error::bad_save("bad_table").with("why", why);
    let state: State =
        serde_json::from_str(&stored.row.room).map_err(|error| damaged(error.to_string()))?;
    if state.status < Status::Playing {
        return Ok(Room::new(state, None));
    }
    let mut table = state.table()?;
    for row in &stored.steps {
        let steps: Steps =
            serde_json::from_str(&row.body).map_err(|error| damaged(error.to_string()))?;
        table.follow(&steps)?;
        table.let_go();
    }
    if table.at() != stored.row.head {
        return Err(damaged(format!("{} of {} entries", table.at(), stored.row.head)));
    }
    Ok(Room::reopened(state, table))
}

impl Task {
    fn new(hall: Arc<Hall>, room: Room, mail: mpsc::WeakSender<Mail>) -> Task {
        let thinker = Thinker::new(mail);
        let connections = Connections::default();
        metrics::gauge!("parlour_rooms_loaded").increment(1);
        Task { hall, room, connections, thinker, delayed: None, answered: VecDeque::new() }
    }

    async fn work(mut self, mailbox: &mut mpsc::Receiver<Mail>) {
        self.go_on().await;
        let mut idle_since = Instant::now();
        loop {
            let timer = self.timer(idle_since);
            tokio::select! {
                mail = mailbox.recv() => {
                    let Some(mail) = mail else { break };
                    idle_since = Instant::now();
                    if let Mail::Close(tell) = mail {
                        self.connections.say_bye("shutdown");
                        let _ = tell.send(());
                        break;
                    }
                    self.hear(mail).await;
                }
                () = tokio::time::sleep(timer) => {
                    self.go_on().await;
                    let idle = idle_since.elapsed() >= self.hall.limits.idle;
                    let quiet = self.connections.is_empty() && !self.thinker.is_busy();
                    if idle && quiet && self.hall.leave_memory(&self.room.state.id, mailbox) {
                        break;
                    }
                }
            }
        }
        metrics::gauge!("parlour_rooms_loaded").decrement(1);
    }

    /// How long nothing happens by itself.
    fn timer(&self, idle_since: Instant) -> Duration {
        let idle = self.hall.limits.idle.saturating_sub(idle_since.elapsed());
        let idle = idle.max(Duration::from_millis(20));
        match self.room.wake() {
            // A bot that thinks says so when it is done.
            Some(0) | None => idle,
            Some(then) => idle.min(self.hall.time.until(then)),
        }
    }

    /// Does what is due, and lets bots think.
    async fn go_on(&mut self) {
        let due = self.room.wake().is_some_and(|then| then != 0 && then <= self.hall.now());
        if due {
            let ticked = self.change(|room, now| Ok(room.tick(now))).await;
            if ticked.is_ok() {
                self.pass_on();
            } else {
                // The disk is full: it is tried again.
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
        self.think();
    }

    async fn hear(&mut self, mail: Mail) {
        match mail {
            Mail::Join(who, hello, outbox, tell) => {
                let _ = tell.send(self.join(who, &hello, outbox));
            }
            Mail::Resume(id, have) => self.resume(id, have),
            Mail::Leave(id) => self.leave(id),
            Mail::Said(id, message) => self.said(id, message).await,
            Mail::Call(who, Call::Ask(Query::Hint), tell) => match self.hint(&who) {
                Ok(hint) => drop(tokio::spawn(async move {
                    drop(tell.send(hint.await.map(Answer::Json)));
                })),
                Err(error) => drop(tell.send(Err(error))),
            },
            Mail::Call(who, call, tell) => {
                let answer = self.call(&who, call).await;
                let _ = tell.send(answer);
            }
            Mail::Thought(thought) => self.decided(thought).await,
            Mail::Wake | Mail::Close(_) => {}
        }
        self.go_on().await;
    }

    // ------------------------------------------------------------------ changes

    /// Carries something out and syncs it. Where either fails nothing has changed.
    async fn change<T>(
        &mut self,
        work: impl FnOnce(&mut Room, u64) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let now = self.hall.now();
        let (before, head) = (self.room.state.clone(), self.room.head());
        let done = match work(&mut self.room, now) {
            Ok(done) => done,
            Err(error) => {
                self.room.state = before;
                return Err(error);
            }
        };
        if self.room.state == before && self.room.head() == head {
            return Ok(done);
        }
        let change = self.to_store(&before, head, now);
        match self.hall.store.change(change, head).await {
            Ok(()) => Ok(done),
            Err(error) => {
                self.put_back(before, head);
                Err(error)
            }
        }
    }

    /// What a change comes to in the database.
    fn to_store(&self, before: &State, head: EntryId, now: u64) -> Change {
        let state = &self.room.state;
        let steps = self.room.table.as_ref().map(|table| table.steps(head));
        let body = |steps: &Steps| serde_json::to_string(steps).expect("steps can be written");
        let row = TableRow {
            id: state.id.clone(),
            status: state.status,
            public: state.terms.public,
            head: self.room.head(),
            wake: self.room.wake(),
            created: state.created(),
            changed: now,
            room: serde_json::to_string(state).expect("a room can be written"),
        };
        Change {
            row,
            steps: steps
                .filter(|steps| !steps.is_empty())
                .map(|steps| StepsRow { since: head, body: body(&steps) }),
            seats: (state.people() != before.people()).then(|| state.people()),
        }
    }

    /// Puts everything back as it was before a change that could not be synced.
    fn put_back(&mut self, before: State, head: EntryId) {
        let steps = self.room.table.as_ref().map(|table| table.steps(0).up_to(head));
        self.room.state = before;
        self.room.table = match steps {
            Some(steps) if self.room.state.status >= Status::Playing => {
                let mut table = self.room.state.table().expect("what was opened can be opened");
                table.follow(&steps).expect("what was done can be done again");
                Some(table)
            }
            _ => None,
        };
        self.room.restore_requests();
        let delayed = self.delayed.as_deref_mut();
        self.connections.subscribe_again(self.room.table.as_deref_mut(), delayed, head);
    }

    // ------------------------------------------------------------------ requests

    async fn call(&mut self, who: &Who, call: Call) -> Result<Answer, Error> {
        match call {
            Call::Look => Ok(Answer::Json(self.look(who))),
            Call::Room(command) => self.room_request(who, &command).await.map(Answer::Json),
            Call::Command(command) => self.command(who, &command).await.map(Answer::Json),
            Call::Ask(query) => self.ask(who, &query).await.map(Answer::Json),
            Call::Save => self.save(who),
            Call::Key => {
                let seat = self.room.seat_of(who);
                seat.map(Answer::Key).ok_or_else(|| Error::illegal("not_seated"))
            }
        }
    }

    /// The room and whoever looks.
    fn look(&self, who: &Who) -> Value {
        let room = self.room.shown(self.connections.spectators(), self.hall.now());
        json!({ "room": room, "you": self.room.you(who) })
    }

    /// The record of a game that is over, for those who played it.
    fn save(&self, who: &Who) -> Result<Answer, Error> {
        let table = self.room.table.as_ref().ok_or_else(|| Error::illegal("not_over"))?;
        if self.room.seat_of(who).is_none() && !self.room.is_host(who) {
            return Err(Error::illegal("not_seated"));
        }
        if self.room.state.status != Status::Over {
            return Err(Error::illegal("not_over"));
        }
        Ok(Answer::Save(table.save(), self.room.state.game.clone()))
    }

    /// Something around the table, once: who says it again, because the connection was cut before
    /// the answer came, gets the same answer.
    async fn room_request(&mut self, who: &Who, command: &RoomCommand) -> Result<Value, Error> {
        let again = self.answered.iter().find(|(by, id, _)| by == who && *id == command.id);
        if let Some((_, _, answer)) = again {
            return Ok(answer.clone());
        }
        let answer = self.carry_out_request(who, &command.request).await?;
        if self.answered.len() == ANSWERS {
            self.answered.pop_front();
        }
        self.answered.push_back((who.clone(), command.id.clone(), answer.clone()));
        Ok(answer)
    }

    async fn carry_out_request(
        &mut self,
        who: &Who,
        request: &RoomRequest,
    ) -> Result<Value, Error> {
        let before = self.room.state.people();
        let effects = self.change(|room, now| room.request(who, request, now)).await?;
        if before != self.room.state.people() {
            self.connections.seats_changed(&mut self.room, self.hall.now());
        }
        let done = self.carry_out(effects).await;
        self.pass_on();
        done
    }

    /// What follows from a request outside of the room.
    async fn carry_out(&mut self, effects: Effects) -> Result<Value, Error> {
        if let Some(line) = effects.chat {
            let (id, said) = (self.room.state.id.clone(), line.clone());
            self.hall.store.say(id, said).await?;
            self.connections.say_to_players(&json!({ "type": "chat", "line": line }));
        }
        if let Some((seat, emote)) = effects.emote {
            let said = json!({ "type": "emote", "seat": seat, "emote": emote });
            self.connections.say_to_all(&said);
        }
        if let Some(seat) = effects.drop_keys {
            self.hall.store.drop_keys(self.room.state.id.clone(), seat).await?;
        }
        if let Some(next) = effects.rematch {
            let id = self.hall.rematch(next).await?;
            let set = |room: &mut Room, _| {
                room.state.rematch = Some(id.clone());
                Ok(json!({ "table": id }))
            };
            return self.change(set).await;
        }
        Ok(Value::Null)
    }

    async fn command(&mut self, who: &Who, command: &TableCommand) -> Result<Value, Error> {
        let seat = self.room.seat_of(who).ok_or_else(|| Error::illegal("not_seated"))?;
        let begun = Instant::now();
        let done = self.change(|room, now| room.command(seat, command, now)).await;
        metrics::histogram!("parlour_command_seconds").record(begun.elapsed().as_secs_f64());
        self.pass_on();
        done
    }

    async fn ask(&mut self, who: &Who, query: &Query) -> Result<Value, Error> {
        let seat = self.room.seat_of(who);
        match query {
            Query::Chat => {
                seat.ok_or_else(|| Error::illegal("not_seated"))?;
                let lines = self.hall.store.chat(self.room.state.id.clone()).await?;
                Ok(json!(lines))
            }
            query => {
                let behind = seat.is_none() && self.room.state.has_delay();
                let table = if behind { &self.delayed } else { &self.room.table };
                let table = table.as_deref().ok_or_else(|| Error::illegal("not_begun"))?;
                if seat.is_none() && !self.room.state.terms.spectators {
                    return Err(Error::illegal("no_spectators"));
                }
                Room::answer(table, Room::viewer(seat), query)
            }
        }
    }

    async fn said(&mut self, id: ConnectionId, message: FromClient) {
        let Some(who) = self.connections.who(id) else { return };
        let (re, answer) = match message {
            FromClient::Command(command) => {
                (command.id.clone(), self.command(&who, &command).await)
            }
            FromClient::Room(command) => {
                (command.id.clone(), self.room_request(&who, &command).await)
            }
            FromClient::Ask { id: re, ask: Query::Hint } => match self.hint(&who) {
                Ok(hint) => return self.connections.answer_later(id, re, hint),
                Err(error) => (re, Err(error)),
            },
            FromClient::Ask { id, ask } => (id, self.ask(&who, &ask).await),
            FromClient::Ping => return self.connections.say(id, &json!({ "type": "pong" })),
            FromClient::Hello { .. } => return,
        };
        self.connections.say(id, &reply(&re, answer));
    }
}

/// The answer to something that a client asked on its connection.
fn reply(re: &str, answer: Result<Value, Error>) -> Value {
    match answer {
        Ok(ok) => json!({ "type": "reply", "id": re, "ok": ok }),
        Err(error) => {
            let error = ErrorMessage::from(&error);
            json!({ "type": "reply", "id": re, "error": error })
        }
    }
}
