//! All rooms of a server: loaded when somebody comes, and out of memory when nobody is there.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kernel::Error;
use table::fair::Bits;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::Instant;

use crate::limits::Limits;
use crate::protocol::{Listed, NewTable, Status, Time};
use crate::room::{State, Who};
use crate::store::{Change, PersonId, Store, TableRow};
use crate::task::{self, Call, Mail};
use crate::time::TimeSource;
use crate::token;

/// So many messages wait for a room; whoever sends more waits.
const MAILBOX: usize = 256;
/// So many tables are listed at most.
const LISTED: u32 = 100;
/// How often the database is asked what is due, at least.
const LOOK_AROUND: Duration = Duration::from_secs(30);
/// How often tables that everybody has left are removed, and whether changes can be made is tried.
const CLEAR: Duration = Duration::from_secs(60 * 60);
const TRY: Duration = Duration::from_secs(1);

/// All rooms of a server.
pub struct Hall {
    pub(crate) store: Store,
    pub(crate) time: TimeSource,
    pub(crate) limits: Limits,
    /// Bots think on so many threads.
    pub(crate) thinkers: Arc<Semaphore>,
    rooms: Mutex<HashMap<String, mpsc::Sender<Mail>>>,
    /// Whether a change could be made, and when that was tried.
    tried: tokio::sync::Mutex<Option<(Instant, bool)>>,
}

impl Hall {
    /// The hall of a store.
    pub fn new(store: Store, time: TimeSource, limits: Limits) -> Arc<Hall> {
        let thinkers = Arc::new(Semaphore::new(limits.thinkers));
        Arc::new(Hall {
            store,
            time,
            limits,
            thinkers,
            rooms: Mutex::default(),
            tried: Default::default(),
        })
    }

    pub(crate) fn now(&self) -> Time {
        self.time.now()
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Mail>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The mailbox of a room, which is loaded where it is not in memory.
    pub(crate) fn room(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Mail>, Error> {
        if !token::is_table(id) {
            return Err(no_such_table());
        }
        let mut rooms = self.rooms();
        if let Some(mail) = rooms.get(id) {
            return Ok(mail.clone());
        }
        let (mail, mailbox) = mpsc::channel(MAILBOX);
        rooms.insert(id.to_owned(), mail.clone());
        let task = task::run(Arc::clone(self), id.to_owned(), mailbox, mail.downgrade());
        tokio::spawn(task);
        Ok(mail)
    }

    /// Lets a room leave memory, if nobody holds its mailbox. Says whether it may.
    pub(crate) fn leave_memory(&self, id: &str, mailbox: &mpsc::Receiver<Mail>) -> bool {
        let mut rooms = self.rooms();
        // Mailboxes are handed out under this lock: nobody else has one, or gets one now.
        let alone = rooms.get(id).is_some_and(|mail| mail.strong_count() == 1);
        let leaves = alone && mailbox.is_empty();
        if leaves {
            rooms.remove(id);
        }
        leaves
    }

    /// Forgets a room that could not be loaded.
    pub(crate) fn forget(&self, id: &str) {
        self.rooms().remove(id);
    }

    /// Asks a room for something.
    pub(crate) async fn call(
        self: &Arc<Self>,
        id: &str,
        who: Who,
        call: Call,
    ) -> Result<task::Answer, Error> {
        let (tell, told) = oneshot::channel();
        let mail = self.room(id)?;
        mail.send(Mail::Call(who, call, tell)).await.map_err(|_| no_such_table())?;
        told.await.map_err(|_| no_such_table())?
    }

    /// Opens a table for a person.
    pub(crate) async fn open(
        self: &Arc<Self>,
        person: (PersonId, &str),
        asked: &NewTable,
    ) -> Result<String, Error> {
        let open = self.store.open_tables_of(person.0).await?;
        if open >= self.limits.tables_per_person {
            return Err(Error::illegal("too_many_tables").with("most", open));
        }
        let (id, secret) = (token::table()?, secret()?);
        let state = State::open(id, secret, asked, person, self.now())?;
        self.create(state).await
    }

    /// Writes down a table that was opened.
    pub(crate) async fn create(&self, state: State) -> Result<String, Error> {
        let id = state.id.clone();
        let row = TableRow {
            id: id.clone(),
            status: state.status,
            public: state.terms.public,
            head: 0,
            wake: None,
            created: state.created(),
            changed: self.now(),
            room: serde_json::to_string(&state).expect("a room can be written"),
        };
        let seats = Some(state.people());
        self.store.create(Change { row, steps: None, seats }).await?;
        metrics::counter!("parlour_tables_opened_total", "game" => state.game).increment(1);
        Ok(id)
    }

    /// A table for the rematch of a game.
    pub(crate) async fn rematch(&self, state: State) -> Result<String, Error> {
        let (id, secret) = (token::table()?, secret()?);
        self.create(state.renewed(id, secret, self.now())).await
    }

    /// The public tables at which people gather.
    pub(crate) async fn lobby(&self) -> Result<Vec<Listed>, Error> {
        let rows = self.store.lobby(LISTED).await?;
        let open = |listed: &Listed| listed.seats.iter().any(|place| place.name.is_empty());
        Ok(rows.iter().filter_map(|row| listed(row, None)).filter(open).collect())
    }

    /// The games of a person.
    pub(crate) async fn tables_of(&self, person: PersonId) -> Result<Vec<Listed>, Error> {
        let rows = self.store.tables_of(person, LISTED).await?;
        Ok(rows.iter().filter_map(|(row, seat)| listed(row, Some(*seat))).collect())
    }

    /// Looks after tables at which something is due though nobody is there: bots, clocks.
    pub async fn look_after(self: Arc<Self>) {
        let mut cleared: Option<Instant> = None;
        loop {
            if cleared.is_none_or(|then| then.elapsed() >= CLEAR) {
                cleared = Some(Instant::now());
                self.clear().await;
            }
            let wait = match self.wake_due().await {
                Ok(Some(next)) => Duration::from_millis(next.saturating_sub(self.now())),
                Ok(None) => LOOK_AROUND,
                Err(_) => Duration::from_secs(5),
            };
            tokio::time::sleep(wait.clamp(Duration::from_millis(50), LOOK_AROUND)).await;
        }
    }

    /// Removes tables at which no game was ever begun and nobody is any more.
    pub async fn clear(&self) {
        let since = self.now().saturating_sub(self.limits.gathering.as_millis() as Time);
        let loaded: Vec<String> = self.rooms().keys().cloned().collect();
        match self.store.clear(since, loaded).await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "tables at which no game was begun are removed"),
            Err(error) => tracing::warn!(code = %error.code, "old tables could not be removed"),
        }
    }

    /// Whether moves can be made: tried at most once a second.
    pub async fn is_ready(&self) -> bool {
        let mut tried = self.tried.lock().await;
        if let Some((_, ready)) = tried.filter(|(then, _)| then.elapsed() < TRY) {
            return ready;
        }
        let ready = self.store.takes_changes().await;
        *tried = Some((Instant::now(), ready));
        ready
    }

    /// Wakes the tables at which something is due. Says when the next one is.
    async fn wake_due(self: &Arc<Self>) -> Result<Option<Time>, Error> {
        let (due, next) = self.store.due(self.now()).await?;
        for id in due {
            if let Ok(mail) = self.room(&id) {
                let _ = mail.send(Mail::Wake).await;
            }
        }
        Ok(next)
    }

    /// Tells all rooms that the process ends, and waits until everything is on the disk.
    pub async fn close(&self) {
        let rooms: Vec<_> = self.rooms().values().cloned().collect();
        let mut ends = Vec::new();
        for mail in rooms {
            let (tell, told) = oneshot::channel();
            if mail.send(Mail::Close(tell)).await.is_ok() {
                ends.push(told);
            }
        }
        for end in ends {
            // A room that has gone has nothing left to do.
            let _ = end.await;
        }
        if let Err(error) = self.store.flush().await {
            tracing::error!(code = %error.code, "not everything could be flushed");
        }
    }
}

/// A secret of a table.
fn secret() -> Result<Bits, Error> {
    let mut bits = [0; 32];
    getrandom::fill(&mut bits)
        .map_err(|_| Error::new(kernel::Kind::Outside, "no_random_bits").variant("server"))?;
    Ok(Bits(bits))
}

pub(crate) fn no_such_table() -> Error {
    Error::invalid("no_such_table")
}

fn listed(row: &TableRow, you: Option<kernel::Seat>) -> Option<Listed> {
    let state: State = serde_json::from_str(&row.room).ok()?;
    Some(Listed {
        table: row.id.clone(),
        game: state.game.clone(),
        setup: state.public_setup(),
        terms: state.terms.clone(),
        status: row.status,
        seats: state.places(),
        to_move: if row.status == Status::Playing { state.to_move } else { Default::default() },
        you,
        created: row.created,
        changed: row.changed,
        deadline: you.and_then(|seat| state.deadline_of(seat)),
    })
}
