//! Files that are not lost.
//!
//! A save has companions in its folder. `NAME.bak` is the save before the newest one. `.NAME.new`
//! and `.NAME.bak.new` are being written and take their places when they are whole. `.NAME.lock` is
//! locked by the one program that may write all of them; it is a file of its own because every save
//! replaces the file before it, and a lock on that would be lost with it.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use kernel::{Error, Kind};

use crate::log::Digest;
use crate::save::{self, MAX_FILE, Saved};

/// How a save begins.
const MARK: &[u8] = b"parlour-save ";
/// So often a lock is tried that was removed in the same moment by the one who held it.
const TRIES: u32 = 100;

/// Where the save before the newest one is kept.
pub fn backup_path(path: &Path) -> PathBuf {
    beside(path, "", ".bak")
}

/// Another name in the same folder.
fn beside(path: &Path, prefix: &str, suffix: &str) -> PathBuf {
    let mut name = std::ffi::OsString::from(prefix);
    name.push(path.file_name().unwrap_or_default());
    name.push(suffix);
    path.with_file_name(name)
}

// ---------------------------------------------------------------------- one writer

/// What is under a name: nothing, or something with this digest.
pub type Seen = Option<Digest>;

/// A file that this program alone writes, for as long as this lives. When the program ends, however
/// it ends, the next one may.
#[derive(Debug)]
pub struct Claim {
    path: PathBuf,
    /// What this program last read or wrote there.
    seen: Seen,
    /// Whether that is a whole save.
    whole: bool,
    /// Nothing where the folder takes no lock so far: nothing can be written there either.
    lock: Option<Lock>,
}

impl Claim {
    /// Claims a file as it is. Refuses one that another program has claimed.
    pub fn new(path: &Path) -> Result<Claim, Error> {
        let lock = Lock::take(path)?;
        let there = there(path)?;
        let whole = there.as_ref().is_some_and(|bytes| save::read(bytes).is_ok());
        let seen = there.map(|bytes| Digest::of(&bytes));
        Ok(Claim { path: path.to_owned(), seen, whole, lock })
    }

    /// Claims a file that was read before, and refuses it when it is not the same any more.
    pub fn as_read(path: &Path, read: Seen) -> Result<Claim, Error> {
        let claim = Claim::new(path)?;
        if claim.seen == read { Ok(claim) } else { Err(changed(path)) }
    }

    /// Whether what this program last read or wrote is still there.
    pub fn is_there(&self) -> bool {
        let there = read(&self.path).ok().map(|bytes| Digest::of(&bytes));
        there.is_some() && there == self.seen
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes a save so that an interruption at any moment leaves the old one or the new one whole:
    /// a temporary file, synced, then renamed. The one that was there before becomes the backup; if
    /// it cannot be understood it is set aside instead, so that it never takes the place of a good
    /// backup. A file that is not what this program last read or wrote is refused; one that has
    /// gone is made again. What a save that was killed left behind is removed; no other file is
    /// touched.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), Error> {
        let path = self.path.as_path();
        let failed = |error: io::Error| cannot_write(path, &error);
        if self.lock.is_none() {
            self.lock = Lock::take(path)?;
        }
        // What cannot even be read is not for us to replace.
        let there = there(path)?.map(|bytes| Digest::of(&bytes));
        if there.is_some() && there != self.seen {
            return Err(changed(path));
        }
        sweep(path);
        let fresh = beside(path, ".", ".new");
        let replaced = write_synced(&fresh, bytes).and_then(|()| {
            match there.map(|_| self.whole) {
                None => {}
                Some(true) => keep_backup(path)?,
                Some(false) => set_aside(path)?,
            }
            fs::rename(&fresh, path)
        });
        if replaced.is_err() {
            let _ = fs::remove_file(&fresh);
        }
        replaced.map_err(failed)?;
        sync_folder(path);
        (self.seen, self.whole) = (Some(Digest::of(bytes)), true);
        Ok(())
    }
}

/// The lock of a save.
#[derive(Debug)]
struct Lock {
    path: PathBuf,
    file: File,
}

impl Lock {
    /// Takes the lock of a save. Gives nothing where there can be none, and refuses where another
    /// program has it.
    fn take(save: &Path) -> Result<Option<Lock>, Error> {
        let path = beside(save, ".", ".lock");
        for _ in 0..TRIES {
            let Ok(file) = private().create(true).truncate(false).open(&path) else {
                return Ok(None);
            };
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => return Err(in_use(save)),
                // Some file systems know no locks: there, what was read last must do.
                Err(TryLockError::Error(_)) => return Ok(Some(Lock { path, file })),
                Ok(()) if is_still(&file, &path) => return Ok(Some(Lock { path, file })),
                // Its holder has removed it since it was opened.
                Ok(()) => {}
            }
        }
        Err(in_use(save))
    }
}

impl Drop for Lock {
    /// Removes the file while it is locked, so that nobody else holds it. Where it stays (after a
    /// crash, or on systems that remove no open file) it is empty, and nobody has it.
    fn drop(&mut self) {
        if cfg!(unix) && is_still(&self.file, &self.path) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Whether an open file is the one under this name.
#[cfg(unix)]
fn is_still(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let one = |data: fs::Metadata| (data.dev(), data.ino());
    match (file.metadata(), fs::metadata(path)) {
        (Ok(open), Ok(named)) => one(open) == one(named),
        _ => false,
    }
}

/// Whether an open file is the one under this name: locks are not removed here.
#[cfg(not(unix))]
fn is_still(_file: &File, _path: &Path) -> bool {
    true
}

/// Writes a save once. Refuses a file that another program has claimed.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    Claim::new(path)?.write(bytes)
}

fn cannot_write(path: &Path, error: &io::Error) -> Error {
    Error::new(Kind::Outside, "cannot_write").with("file", path.display()).with("why", error)
}

fn in_use(path: &Path) -> Error {
    Error::new(Kind::Outside, "save_in_use").with("file", path.display())
}

fn changed(path: &Path) -> Error {
    Error::new(Kind::Outside, "save_changed").with("file", path.display())
}

// ---------------------------------------------------------------------- writing

/// Opens files for their owner alone.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Removes what a save that was killed left behind. Only the holder of the lock may do so: nobody
/// else is writing then. Before there were locks the names were those that anybody might choose, so
/// there only the beginning of a save is removed, which is of no use to anybody.
fn sweep(path: &Path) {
    for suffix in [".new", ".bak.new"] {
        let _ = fs::remove_file(beside(path, ".", suffix));
        let old = beside(path, "", suffix);
        if is_torn(&old) {
            let _ = fs::remove_file(old);
        }
    }
}

/// Whether this is a plain file with a save that was not written to its end.
fn is_torn(path: &Path) -> bool {
    let plain = fs::symlink_metadata(path).is_ok_and(|data| data.is_file());
    let Some(bytes) = plain.then(|| read(path).ok()).flatten() else { return false };
    let begun = bytes.starts_with(MARK) || MARK.starts_with(&bytes);
    begun && save::read(&bytes).is_err()
}

fn write_synced(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = private().create_new(true).open(path)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    if written.is_err() {
        let _ = fs::remove_file(path);
    }
    written
}

/// Makes the present file the backup without the file ever being absent under its own name.
fn keep_backup(path: &Path) -> io::Result<()> {
    let fresh = beside(path, ".", ".bak.new");
    if fs::hard_link(path, &fresh).is_err() {
        // Some file systems know no links.
        write_synced(&fresh, &fs::read(path)?)?;
    }
    make_private(&fresh)?;
    let kept = fs::rename(&fresh, backup_path(path));
    // Two names of the same file are both left by a rename.
    let _ = fs::remove_file(&fresh);
    kept
}

/// Hides an older file from everybody but its owner.
fn make_private(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// Gives a damaged file another name, one that is free.
fn set_aside(path: &Path) -> io::Result<()> {
    let number = |n: u32| if n == 0 { String::new() } else { format!(".{n}") };
    let names = (0..1000).map(|n| beside(path, "", &format!("{}.damaged", number(n))));
    for name in names {
        match private().create_new(true).open(&name) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            made => return made.and_then(|_| fs::rename(path, name)),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Makes the renaming itself durable where the system can; the content was synced already.
fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
}

// ---------------------------------------------------------------------- reading

/// Reads a file of at most `most` bytes. A larger one is refused with an error that names the
/// limit.
pub fn read_at_most(path: &Path, most: usize) -> Result<Vec<u8>, Error> {
    let file = File::open(path).map_err(|error| cannot_read(path, &error))?;
    read_open(file, path, most)
}

/// As [`read_at_most`], for a file that is open already.
pub fn read_open(file: impl Read, path: &Path, most: usize) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    file.take(most as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| cannot_read(path, &error))?;
    if bytes.len() > most {
        return Err(Error::new(Kind::Outside, "too_large")
            .with("file", path.display())
            .with("most", most));
    }
    Ok(bytes)
}

fn cannot_read(path: &Path, error: &io::Error) -> Error {
    Error::new(Kind::Outside, "cannot_read").with("file", path.display()).with("why", error)
}

/// Reads a file that may be a save.
pub fn read(path: &Path) -> Result<Vec<u8>, Error> {
    read_at_most(path, MAX_FILE)
}

/// What is under a name, if anything is. Refuses what cannot be read.
fn there(path: &Path) -> Result<Option<Vec<u8>>, Error> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        _ => read(path).map(Some),
    }
}

/// A save that was read, and why the newest could not be, if it could not.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The save.
    pub saved: Saved,
    /// What was under the name itself.
    pub seen: Seen,
    /// What is wrong with the newest save, when this is the backup.
    pub instead_of: Option<Error>,
}

/// Reads a save from a file; when it is damaged or missing, its backup.
pub fn load(path: &Path) -> Result<Loaded, Error> {
    let bytes = read(path);
    let seen = bytes.as_ref().ok().map(|bytes| Digest::of(bytes));
    let newest = match bytes.and_then(|bytes| save::read(&bytes)) {
        Ok(saved) => return Ok(Loaded { saved, seen, instead_of: None }),
        Err(error) => error.with("file", path.display()),
    };
    let backup = backup_path(path);
    match read(&backup).and_then(|bytes| save::read(&bytes)) {
        Ok(saved) => Ok(Loaded { saved, seen, instead_of: Some(newest) }),
        Err(_) => Err(newest),
    }
}
