//! Looking after a data folder: checking, copying and taking tables out, also while a server runs.

use std::path::Path;
use std::time::Duration;

use kernel::{Error, Kind};
use rusqlite::Connection;
use rusqlite::backup::Backup;

use crate::store::{self, Store};
use crate::task;

/// What came of playing a stored table again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The table's id.
    pub table: String,
    /// How many entries it has.
    pub entries: u32,
    /// What is wrong with it; nothing where everything is exactly as it was stored.
    pub wrong: Option<Error>,
}

/// Plays every stored table again and compares it with the digests that were stored with it. Tells
/// of each as it goes, and how many there are.
pub fn check(folder: &Path, mut tell: impl FnMut(usize, &Checked)) -> Result<(), Error> {
    let connection = open(folder)?;
    let ids = store::ids(&connection)?;
    for id in &ids {
        let stored = store::stored_table(&connection, id)?;
        let Some(stored) = stored else { continue };
        let wrong = task::restore(&stored).err();
        let checked = Checked { table: id.clone(), entries: stored.row.head, wrong };
        tell(ids.len(), &checked);
    }
    Ok(())
}

/// Copies the database into a file, which must not be there yet, as it is at one moment.
pub fn backup(folder: &Path, file: &Path) -> Result<(), Error> {
    if file.exists() {
        return Err(Error::new(Kind::Outside, "backup_exists").with("path", file.display()));
    }
    let from = open(folder)?;
    let failed = |error: rusqlite::Error| {
        Error::new(Kind::Outside, "backup_failed").with("path", file.display()).with("why", error)
    };
    let mut to = Connection::open(file).map_err(failed)?;
    let copy = Backup::new(&from, &mut to).map_err(failed)?;
    copy.run_to_completion(1_000, Duration::from_millis(1), None).map_err(failed)
}

/// A table as a save. One that is not over yet holds everything that is still hidden: it is for
/// whoever runs the server.
pub fn export(folder: &Path, id: &str) -> Result<Vec<u8>, Error> {
    let stored = store::stored_table(&open(folder)?, id)?;
    let room = task::restore(&stored.ok_or_else(crate::hall::no_such_table)?)?;
    let table = room.table.as_ref().ok_or_else(|| Error::illegal("not_begun"))?;
    Ok(table.save())
}

fn open(folder: &Path) -> Result<Connection, Error> {
    let path = Store::path(folder);
    if !path.is_file() {
        return Err(Error::new(Kind::Outside, "no_database").with("path", path.display()));
    }
    store::open_to_read(&path)
}
