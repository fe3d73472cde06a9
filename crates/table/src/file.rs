//! Files that are not lost.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use kernel::{Error, Kind};

use crate::save::{self, MAX_FILE, Saved};

/// Where the save before the newest one is kept.
pub fn backup_path(path: &Path) -> PathBuf {
    with_suffix(path, ".bak")
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(suffix);
    path.with_file_name(name)
}

/// The first name with this suffix, perhaps after a number, under which `make` makes something new.
fn under_a_free_name(
    path: &Path,
    suffix: &str,
    make: impl Fn(&Path) -> io::Result<()>,
) -> io::Result<PathBuf> {
    let mut n = 0;
    loop {
        let number = if n == 0 { String::new() } else { format!(".{n}") };
        let name = with_suffix(path, &format!("{number}{suffix}"));
        match make(&name) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && n < 1000 => n += 1,
            made => return made.map(|()| name),
        }
    }
}

/// Writes a save so that an interruption at any moment leaves the old one or the new one whole:
/// a temporary file, synced, then renamed. The one that was there before becomes the backup; if it
/// cannot be read it is set aside instead, so that it never takes the place of a good backup. No
/// other file is touched.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let failed = |error: io::Error| {
        Error::new(Kind::Outside, "cannot_write", "{file} cannot be written: {why}.")
            .with("file", path.display())
            .with("why", error)
    };
    let whole = if fs::symlink_metadata(path).is_ok() {
        // What cannot even be read is not for us to replace.
        Some(save::read(&read(path)?).is_ok())
    } else {
        None
    };
    let fresh =
        under_a_free_name(path, ".new", |name| write_synced(name, bytes)).map_err(failed)?;
    match whole {
        Some(true) => keep_backup(path).map_err(failed)?,
        Some(false) => set_aside(path).map_err(failed)?,
        None => {}
    }
    fs::rename(&fresh, path).map_err(failed)?;
    sync_folder(path);
    Ok(())
}

fn write_synced(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    if written.is_err() {
        let _ = fs::remove_file(path);
    }
    written
}

/// Makes the present file the backup without the file ever being absent under its own name.
fn keep_backup(path: &Path) -> io::Result<()> {
    let fresh = under_a_free_name(path, ".bak.new", |name| match fs::hard_link(path, name) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
            // Some file systems know no links.
            write_synced(name, &fs::read(path)?)
        }
        linked => linked,
    })?;
    fs::rename(&fresh, backup_path(path))
}

/// Gives a damaged file another name, one that is free.
fn set_aside(path: &Path) -> io::Result<()> {
    under_a_free_name(path, ".damaged", |name| {
        File::create_new(name)?;
        fs::rename(path, name)
    })
    .map(|_| ())
}

/// Makes the renaming itself durable where the system can; the content was synced already.
fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
}

/// Reads a file of bounded size.
pub fn read(path: &Path) -> Result<Vec<u8>, Error> {
    let failed = |error: io::Error| {
        Error::new(Kind::Outside, "cannot_read", "{file} cannot be read: {why}.")
            .with("file", path.display())
            .with("why", error)
    };
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(failed)?;
    file.take(MAX_FILE as u64 + 1).read_to_end(&mut bytes).map_err(failed)?;
    Ok(bytes)
}

/// A save that was read, and why the newest could not be, if it could not.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The save.
    pub saved: Saved,
    /// What is wrong with the newest save, when this is the backup.
    pub instead_of: Option<Error>,
}

/// Reads a save from a file; when it is damaged or missing, its backup.
pub fn load(path: &Path) -> Result<Loaded, Error> {
    let newest = match read(path).and_then(|bytes| save::read(&bytes)) {
        Ok(saved) => return Ok(Loaded { saved, instead_of: None }),
        Err(error) => error.with("file", path.display()),
    };
    let backup = backup_path(path);
    match read(&backup).and_then(|bytes| save::read(&bytes)) {
        Ok(saved) => Ok(Loaded { saved, instead_of: Some(newest) }),
        Err(_) => Err(newest),
    }
}
