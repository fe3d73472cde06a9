//! What outlives the process: people, tables, what was done at them, and what was said.
//!
//! One thread writes. It takes whatever waits, carries it out in one transaction and syncs once
//! (group commit); only then is anybody told that it is done. Reads have connections of their own.

#[cfg(test)]
mod speed;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use kernel::{Error, Seat};
use rusqlite::{Connection, OptionalExtension, Row, params};
use table::EntryId;
use tokio::sync::oneshot;

use crate::protocol::{ChatLine, Status, Time};

/// The name of the database in the data folder.
const FILE: &str = "parlour.db";
/// So many changes are synced together at most.
const MOST_TOGETHER: usize = 1024;
/// So many lines of chat are kept for each table.
pub(crate) const CHAT_KEPT: u32 = 200;

/// Each step brings the database from one version to the next.
const MIGRATIONS: &[&str] = &[include_str!("store/1.sql")];

/// A number for a person, which never leaves the server.
pub(crate) type PersonId = i64;

/// A digest of a token: the token itself is not kept.
pub(crate) type TokenDigest = [u8; 32];

/// A change that waits for the writer, or hears why nothing can be changed. It says afterwards whom
/// to tell, once all is synced.
type Job = Box<dyn FnOnce(Result<&Connection, Error>) -> Finish + Send>;
type Finish = Box<dyn FnOnce(Result<(), Error>) + Send>;

/// The database.
#[derive(Clone)]
pub struct Store {
    writer: Writer,
    readers: Arc<Readers>,
}

#[derive(Clone)]
enum Writer {
    /// A thread that syncs.
    Thread(mpsc::Sender<Job>),
    /// In memory, at once: for simulations.
    Here(Arc<Mutex<Connection>>),
}

/// Connections for reading, opened as they are needed.
struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

/// What stands in the row of a table.
#[derive(Clone, Debug)]
pub(crate) struct TableRow {
    pub(crate) id: String,
    pub(crate) status: Status,
    /// Whether the lobby lists it while people gather.
    pub(crate) public: bool,
    /// The newest entry.
    pub(crate) head: EntryId,
    /// When somebody must look after it, even if nobody comes: a bot has to move, or time runs out.
    pub(crate) wake: Option<Time>,
    pub(crate) created: Time,
    pub(crate) changed: Time,
    /// Everything else, as JSON.
    pub(crate) room: String,
}

/// What was done at a table, as JSON, after this entry.
#[derive(Clone, Debug)]
pub(crate) struct StepsRow {
    pub(crate) since: EntryId,
    pub(crate) body: String,
}

/// A durable change of one table.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    pub(crate) row: TableRow,
    pub(crate) steps: Option<StepsRow>,
    /// Who sits where, where that has changed.
    pub(crate) seats: Option<Vec<Option<PersonId>>>,
}

/// A table as it was stored.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    pub(crate) row: TableRow,
    pub(crate) steps: Vec<StepsRow>,
}

fn status_number(status: Status) -> u8 {
    match status {
        Status::Gathering => 0,
        Status::Revealing => 1,
        Status::Playing => 2,
        Status::Over => 3,
    }
}

fn status_of(number: u8) -> Status {
    match number {
        0 => Status::Gathering,
        1 => Status::Revealing,
        2 => Status::Playing,
        _ => Status::Over,
    }
}

impl Store {
    /// Opens the database in a folder, which is made where it is not there, and brings it up to
    /// date.
    pub fn open(folder: &Path) -> Result<Store, Error> {
        std::fs::create_dir_all(folder).map_err(|error| outside(folder, &error))?;
        restrict(folder)?;
        let path = folder.join(FILE);
        let connection = Connection::open(&path).map_err(|error| failed(&error))?;
        prepare(&connection).map_err(|error| failed(&error))?;
        migrate(&connection)?;
        let (jobs, waiting) = mpsc::channel();
        let spawned = thread::Builder::new().name("store".to_owned());
        spawned
            .spawn(move || write_all(&connection, &waiting))
            .map_err(|error| outside(folder, &error))?;
        Ok(Store { writer: Writer::Thread(jobs), readers: Arc::new(Readers::new(path)) })
    }

    /// A database in memory that does everything at once, for simulations.
    pub fn in_memory() -> Result<Store, Error> {
        let connection = Connection::open_in_memory().map_err(|error| failed(&error))?;
        migrate(&connection)?;
        Ok(Store {
            writer: Writer::Here(Arc::new(Mutex::new(connection))),
            readers: Arc::new(Readers::new(PathBuf::new())),
        })
    }

    /// Where the database of a data folder is.
    pub(crate) fn path(folder: &Path) -> PathBuf {
        folder.join(FILE)
    }

    /// Changes something, and comes back when it is synced. Where it fails nothing has changed.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Error> {
        let jobs = match &self.writer {
            Writer::Thread(jobs) => jobs,
            Writer::Here(connection) => {
                let connection = connection.lock().unwrap_or_else(PoisonError::into_inner);
                return alone(&connection, work).map_err(|error| failed(&error));
            }
        };
        let (tell, told) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let done = connection
                .and_then(|connection| alone(connection, work).map_err(|error| failed(&error)));
            Box::new(move |committed| {
                // Nobody waits for it where the connection has ended.
                let _ = tell.send(committed.and(done));
            })
        });
        jobs.send(job).map_err(|_| gone())?;
        told.await.map_err(|_| gone())?
    }

    /// Looks something up.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Error> {
        if let Writer::Here(connection) = &self.writer {
            let connection = connection.lock().unwrap_or_else(PoisonError::into_inner);
            return work(&connection).map_err(|error| failed(&error));
        }
        let readers = Arc::clone(&self.readers);
        tokio::task::spawn_blocking(move || readers.read(work)).await.map_err(|_| gone())?
    }

    // ------------------------------------------------------------------ people

    /// Writes down a new person.
    pub(crate) async fn add_person(
        &self,
        token: TokenDigest,
        name: String,
        now: Time,
    ) -> Result<PersonId, Error> {
        self.write(move |db| {
            db.prepare_cached("insert into people(token, name, created) values (?, ?, ?)")?
                .execute(params![token, name, now])?;
            Ok(db.last_insert_rowid())
        })
        .await
    }

    /// Gives a person another name.
    pub(crate) async fn rename(&self, person: PersonId, name: String) -> Result<(), Error> {
        self.write(move |db| {
            let sql = "update people set name = ? where id = ?";
            db.prepare_cached(sql)?.execute(params![name, person]).map(drop)
        })
        .await
    }

    /// The person who has this token, and their name.
    pub(crate) async fn person(
        &self,
        token: TokenDigest,
    ) -> Result<Option<(PersonId, String)>, Error> {
        self.read(move |db| {
            let sql = "select id, name from people where token = ?";
            db.prepare_cached(sql)?
                .query_row([token], |row| Ok((row.get(0)?, row.get(1)?)))
                .optional()
        })
        .await
    }

    /// Writes down a key to one seat.
    pub(crate) async fn add_key(
        &self,
        token: TokenDigest,
        table: String,
        seat: Seat,
    ) -> Result<(), Error> {
        self.write(move |db| {
            let sql = "insert into keys(token, table_id, seat) values (?, ?, ?)";
            db.prepare_cached(sql)?.execute(params![token, table, seat.0]).map(drop)
        })
        .await
    }

    /// The seat that a key is for.
    pub(crate) async fn key(&self, token: TokenDigest) -> Result<Option<(String, Seat)>, Error> {
        self.read(move |db| {
            let sql = "select table_id, seat from keys where token = ?";
            db.prepare_cached(sql)?
                .query_row([token], |row| Ok((row.get(0)?, Seat(row.get(1)?))))
                .optional()
        })
        .await
    }

    /// Takes the keys to a seat away: somebody else sits there.
    pub(crate) async fn drop_keys(&self, table: String, seat: Seat) -> Result<(), Error> {
        self.write(move |db| {
            let sql = "delete from keys where table_id = ? and seat = ?";
            db.prepare_cached(sql)?.execute(params![table, seat.0]).map(drop)
        })
        .await
    }

    // ------------------------------------------------------------------ tables

    /// Writes down a new table.
    pub(crate) async fn create(&self, change: Change) -> Result<(), Error> {
        self.write(move |db| {
            let row = &change.row;
            db.prepare_cached(
                "insert into tables(id, status, public, head, wake, created, changed, room)
                 values (?, ?, ?, ?, ?, ?, ?, ?)",
            )?
            .execute(params![
                row.id,
                status_number(row.status),
                row.public,
                row.head,
                row.wake,
                row.created,
                row.changed,
                row.room
            ])?;
            add_rest(db, &change)
        })
        .await
    }

    /// Writes down a change of a table whose newest entry was `head`. Refuses what does not go on
    /// from there: somebody else has written meanwhile.
    pub(crate) async fn change(&self, change: Change, head: EntryId) -> Result<(), Error> {
        let known = self
            .write(move |db| {
                let row = &change.row;
                let updated = db
                    .prepare_cached(
                        "update tables set status = ?, public = ?, head = ?, wake = ?, changed = ?,
                         room = ? where id = ? and head = ?",
                    )?
                    .execute(params![
                        status_number(row.status),
                        row.public,
                        row.head,
                        row.wake,
                        row.changed,
                        row.room,
                        row.id,
                        head
                    ])?;
                if updated == 1 {
                    add_rest(db, &change)?;
                }
                Ok(updated == 1)
            })
            .await?;
        if known { Ok(()) } else { Err(Error::new(kernel::Kind::Outside, "table_moved_on")) }
    }

    /// A table, with all that was done at it.
    pub(crate) async fn table(&self, id: String) -> Result<Option<Stored>, Error> {
        self.read(move |db| stored(db, &id)).await
    }

    /// The public tables at which people gather, the newest first.
    pub(crate) async fn lobby(&self, most: u32) -> Result<Vec<TableRow>, Error> {
        self.read(move |db| {
            let sql = "select id, status, public, head, wake, created, changed, room from tables
                 where public = 1 and status = 0 order by changed desc limit ?";
            db.prepare_cached(sql)?.query_map([most], table_row)?.collect()
        })
        .await
    }

    /// The tables at which a person sits, those that changed last first.
    pub(crate) async fn tables_of(
        &self,
        person: PersonId,
        most: u32,
    ) -> Result<Vec<(TableRow, Seat)>, Error> {
        self.read(move |db| {
            let sql = "select t.id, t.status, t.public, t.head, t.wake, t.created, t.changed,
                 t.room, s.seat from seats s join tables t on t.id = s.table_id
                 where s.person = ? order by t.status = 3, t.changed desc limit ?";
            db.prepare_cached(sql)?
                .query_map(params![person, most], |row| Ok((table_row(row)?, Seat(row.get(8)?))))?
                .collect()
        })
        .await
    }

    /// How many games a person has open or under way.
    pub(crate) async fn open_tables_of(&self, person: PersonId) -> Result<u32, Error> {
        self.read(move |db| {
            let sql = "select count(*) from seats s join tables t on t.id = s.table_id
                 where s.person = ? and t.status < 3";
            db.prepare_cached(sql)?.query_row([person], |row| row.get(0))
        })
        .await
    }

    /// The tables that somebody must look after by a time, and when the next one is due after it.
    pub(crate) async fn due(&self, by: Time) -> Result<(Vec<String>, Option<Time>), Error> {
        self.read(move |db| {
            let due = db
                .prepare_cached("select id from tables where wake <= ? order by wake limit 1000")?
                .query_map([by], |row| row.get(0))?
                .collect::<rusqlite::Result<_>>()?;
            let next = db
                .prepare_cached("select min(wake) from tables where wake > ?")?
                .query_row([by], |row| row.get(0))?;
            Ok((due, next))
        })
        .await
    }

    /// Removes the tables at which people gathered and nothing has changed since a time, besides
    /// some. Says how many there were.
    pub(crate) async fn clear(&self, since: Time, besides: Vec<String>) -> Result<usize, Error> {
        self.write(move |db| {
            let left: Vec<String> = db
                .prepare_cached(
                    "select id from tables where status = 0 and changed < ? limit 1000",
                )?
                .query_map([since], |row| row.get(0))?
                .collect::<rusqlite::Result<_>>()?;
            let left: Vec<String> = left.into_iter().filter(|id| !besides.contains(id)).collect();
            for id in &left {
                for sql in [
                    "delete from keys where table_id = ?",
                    "delete from chat where table_id = ?",
                    "delete from seats where table_id = ?",
                    "delete from tables where id = ?",
                ] {
                    db.prepare_cached(sql)?.execute([id])?;
                }
            }
            Ok(left.len())
        })
        .await
    }

    /// Whether something can be written now.
    pub(crate) async fn takes_changes(&self) -> bool {
        let version = MIGRATIONS.len();
        self.write(move |db| db.pragma_update(None, "user_version", version)).await.is_ok()
    }

    /// What was said at a table last.
    pub(crate) async fn chat(&self, table: String) -> Result<Vec<ChatLine>, Error> {
        self.read(move |db| {
            let sql = "select n, time, seat, name, text from chat where table_id = ? order by n";
            db.prepare_cached(sql)?
                .query_map([table], |row| {
                    Ok(ChatLine {
                        n: row.get(0)?,
                        time: row.get(1)?,
                        seat: Seat(row.get(2)?),
                        name: row.get(3)?,
                        text: row.get(4)?,
                    })
                })?
                .collect()
        })
        .await
    }

    /// Writes down what was said at a table.
    pub(crate) async fn say(&self, table: String, line: ChatLine) -> Result<(), Error> {
        self.write(move |db| add_line(db, &table, &line)).await
    }

    /// Waits until everything that was begun is synced, and takes the log into the database.
    pub async fn flush(&self) -> Result<(), Error> {
        self.write(|_| Ok(())).await?;
        // Best effort: the log is as good as the database.
        let checkpoint = |db: &Connection| db.execute_batch("pragma wal_checkpoint(truncate)");
        let _ = self.read(checkpoint).await;
        Ok(())
    }
}

/// What belongs to a change beside the row of its table.
fn add_rest(db: &Connection, change: &Change) -> rusqlite::Result<()> {
    let id = &change.row.id;
    if let Some(steps) = &change.steps {
        db.prepare_cached("insert into steps(table_id, since, body) values (?, ?, ?)")?
            .execute(params![id, steps.since, steps.body])?;
    }
    if let Some(seats) = &change.seats {
        db.prepare_cached("delete from seats where table_id = ?")?.execute([id])?;
        for (seat, person) in seats.iter().enumerate() {
            if let Some(person) = person {
                db.prepare_cached("insert into seats(table_id, seat, person) values (?, ?, ?)")?
                    .execute(params![id, seat, person])?;
            }
        }
    }
    Ok(())
}

fn add_line(db: &Connection, table: &str, line: &ChatLine) -> rusqlite::Result<()> {
    let sql = "insert into chat(table_id, n, time, seat, name, text) values (?, ?, ?, ?, ?, ?)";
    let ChatLine { n, time, seat, name, text } = line;
    db.prepare_cached(sql)?.execute(params![table, n, time, seat.0, name, text])?;
    db.prepare_cached("delete from chat where table_id = ? and n <= ?")?
        .execute(params![table, n.saturating_sub(CHAT_KEPT)])
        .map(drop)
}

fn table_row(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    Ok(TableRow {
        id: row.get(0)?,
        status: status_of(row.get(1)?),
        public: row.get(2)?,
        head: row.get(3)?,
        wake: row.get(4)?,
        created: row.get(5)?,
        changed: row.get(6)?,
        room: row.get(7)?,
    })
}

fn stored(db: &Connection, id: &str) -> rusqlite::Result<Option<Stored>> {
    let sql = "select id, status, public, head, wake, created, changed, room from tables
         where id = ?";
    let Some(row) = db.prepare_cached(sql)?.query_row([id], table_row).optional()? else {
        return Ok(None);
    };
    let sql = "select since, body from steps where table_id = ? order by since";
    let steps = db
        .prepare_cached(sql)?
        .query_map([id], |row| Ok(StepsRow { since: row.get(0)?, body: row.get(1)? }))?
        .collect::<rusqlite::Result<_>>()?;
    Ok(Some(Stored { row, steps }))
}

/// Opens a database to look at it, also while a server runs.
pub(crate) fn open_to_read(path: &Path) -> Result<Connection, Error> {
    let connection = Connection::open(path).map_err(|error| failed(&error))?;
    prepare(&connection).map_err(|error| failed(&error))?;
    migrate(&connection)?;
    Ok(connection)
}

/// The ids of all tables, in order.
pub(crate) fn ids(db: &Connection) -> Result<Vec<String>, Error> {
    let all = || {
        let mut all = db.prepare("select id from tables order by id")?;
        all.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()
    };
    all().map_err(|error| failed(&error))
}

/// A table, with all that was done at it.
pub(crate) fn stored_table(db: &Connection, id: &str) -> Result<Option<Stored>, Error> {
    stored(db, id).map_err(|error| failed(&error))
}

// ---------------------------------------------------------------------- the writer

/// Carries out what waits, many changes in one transaction, until nobody can ask for more.
fn write_all(connection: &Connection, waiting: &mpsc::Receiver<Job>) {
    while let Ok(first) = waiting.recv() {
        let begun = connection.execute_batch("begin immediate").map_err(|error| failed(&error));
        let jobs = std::iter::once(first).chain(waiting.try_iter()).take(MOST_TOGETHER);
        let ready = || begun.clone().map(|()| connection);
        let finished: Vec<Finish> = jobs.map(|job| job(ready())).collect();
        metrics::histogram!("parlour_store_group_size").record(finished.len() as f64);
        let committed = begun.and_then(|()| commit(connection));
        for finish in finished {
            finish(committed.clone());
        }
    }
}

/// Ends the transaction so that it is on the disk, or undoes all of it.
fn commit(connection: &Connection) -> Result<(), Error> {
    connection.execute_batch("commit").map_err(|error| {
        // A commit that failed for want of space may have ended the transaction by itself.
        let _ = connection.execute_batch("rollback");
        failed(&error)
    })
}

/// Does one thing inside of a transaction: all of it or nothing.
fn alone<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    connection.prepare_cached("savepoint one")?.execute([])?;
    let done = work(connection);
    if done.is_err() {
        connection.prepare_cached("rollback to one")?.execute([])?;
    }
    connection.prepare_cached("release one")?.execute([])?;
    done
}

fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.set_prepared_statement_cache_capacity(64);
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", "on")
}

/// Brings the database up to date, one version at a time.
fn migrate(connection: &Connection) -> Result<(), Error> {
    let version: usize = connection
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(|error| failed(&error))?;
    if version > MIGRATIONS.len() {
        return Err(Error::bad_save("newer_database")
            .with("version", version)
            .with("known", MIGRATIONS.len()));
    }
    for (n, step) in MIGRATIONS.iter().enumerate().skip(version) {
        let all = format!("begin immediate;\n{step}\npragma user_version = {};\ncommit;", n + 1);
        connection.execute_batch(&all).map_err(|error| failed(&error))?;
    }
    Ok(())
}

impl Readers {
    fn new(path: PathBuf) -> Readers {
        Readers { path, idle: Mutex::new(Vec::new()) }
    }

    fn read<T>(&self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, Error> {
        let idle = || self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = idle().pop();
        let connection = match taken {
            Some(connection) => connection,
            None => self.open().map_err(|error| failed(&error))?,
        };
        let done = work(&connection).map_err(|error| failed(&error));
        idle().push(connection);
        done
    }

    fn open(&self) -> rusqlite::Result<Connection> {
        let connection = Connection::open(&self.path)?;
        prepare(&connection)?;
        Ok(connection)
    }
}

// ---------------------------------------------------------------------- what can go wrong

/// What the database says, as an error for whoever asked. A full disk has a code of its own.
fn failed(error: &rusqlite::Error) -> Error {
    use rusqlite::ErrorCode;
    let code = match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => "disk_full",
        // A write that the system cut short, as a limit on the size of files does.
        Some(ErrorCode::SystemIoFailure) => "disk_full",
        _ => "storage_failed",
    };
    tracing::error!(%error, code, "the database refused");
    metrics::counter!("parlour_store_failures_total").increment(1);
    Error::new(kernel::Kind::Outside, code)
}

/// The writer has ended: the process is about to.
fn gone() -> Error {
    Error::new(kernel::Kind::Outside, "shutting_down")
}

fn outside(path: &Path, error: &std::io::Error) -> Error {
    let place = path.display();
    Error::new(kernel::Kind::Outside, "data_folder").with("path", place).with("why", error)
}

/// Secrets lie in there: only the owner may look.
fn restrict(folder: &Path) -> Result<(), Error> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let only_owner = std::fs::Permissions::from_mode(0o700);
        std::fs::set_permissions(folder, only_owner).map_err(|error| outside(folder, &error))?;
    }
    Ok(())
}
