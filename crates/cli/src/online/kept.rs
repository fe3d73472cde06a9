//! What this computer keeps about a server: who somebody is there, and the numbers that they added
//! to the luck of tables.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use kernel::{Error, Kind, Seat};
use serde::{Deserialize, Serialize};
use table::fair::Bits;

use super::address::Address;
use crate::autosave::{make_folder, state_folder};

/// The folder of these files, in the folder where programs keep their state.
const FOLDER: &str = "servers";

/// What is kept about one server, in a file that nobody else may read.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// The server's address.
    server: String,
    /// The person's token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) token: Option<String>,
    /// What was added to the luck of each table, by its id.
    #[serde(default)]
    shares: BTreeMap<String, Share>,
    /// Where it is kept; nowhere for a key that came from elsewhere.
    #[serde(skip)]
    path: Option<PathBuf>,
}

/// What somebody knows about the luck of a table by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Share {
    /// The seat.
    pub(crate) seat: Seat,
    /// The number that was chosen here.
    pub(crate) number: Bits,
    /// The server's commitment, as it was before anything was dealt.
    pub(crate) commitment: Bits,
}

impl Kept {
    /// What is kept about a server.
    pub(crate) fn about(address: &Address) -> Result<Kept, Error> {
        let folder = state_folder().ok_or_else(|| Error::new(Kind::Outside, "no_home"))?;
        Kept::in_file(folder.join(FOLDER).join(file_name(&address.server)), &address.server)
    }

    /// What is kept about each server on which somebody is known. A file that cannot be read is
    /// passed over.
    pub(crate) fn all() -> Vec<Kept> {
        state_folder().map(|folder| Kept::in_folder(&folder.join(FOLDER))).unwrap_or_default()
    }

    fn in_folder(folder: &Path) -> Vec<Kept> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let paths = entries.map(|entry| entry.path());
        let ours = paths.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
        let kept = ours.filter_map(|path| serde_json::from_slice(&fs::read(path).ok()?).ok());
        let mut all: Vec<Kept> = kept.filter(|kept: &Kept| kept.token.is_some()).collect();
        all.sort_by(|a, b| a.server.cmp(&b.server));
        all
    }

    /// The server's address.
    pub(crate) fn server(&self) -> &str {
        &self.server
    }

    /// Nothing is kept: for a program that brings its own key.
    pub(crate) fn nothing() -> Kept {
        Kept::default()
    }

    fn in_file(path: PathBuf, server: &str) -> Result<Kept, Error> {
        let kept = match fs::read(&path) {
            Ok(bytes) => serde_json::from_slice(&bytes).map_err(|error| {
                Error::bad_save("bad_server_file").with("file", path.display()).with("why", error)
            })?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Kept::default(),
            Err(error) => {
                let outside = Error::new(Kind::Outside, "unreadable");
                return Err(outside.with("path", path.display()).with("why", error));
            }
        };
        Ok(Kept { server: server.to_owned(), path: Some(path), ..kept })
    }

    /// What was added to the luck of a table.
    pub(crate) fn share(&self, table: &str) -> Option<Share> {
        self.shares.get(table).copied()
    }

    /// Keeps what is added to the luck of a table.
    pub(crate) fn add(&mut self, table: &str, share: Share) -> Result<(), Error> {
        self.shares.insert(table.to_owned(), share);
        self.write()
    }

    /// Keeps nothing about a table any more.
    pub(crate) fn forget(&mut self, table: &str) -> Result<(), Error> {
        if self.shares.remove(table).is_some() { self.write() } else { Ok(()) }
    }

    /// Writes it where nobody else can read it, whole or not at all.
    pub(crate) fn write(&self) -> Result<(), Error> {
        let Some(path) = &self.path else { return Ok(()) };
        if let Some(folder) = path.parent() {
            make_folder(folder)?;
        }
        let text = serde_json::to_vec_pretty(self).expect("what is kept can be written");
        let fresh = path.with_extension(format!("{}.new", std::process::id()));
        let written = private_file(&fresh)
            .and_then(|mut file| file.write_all(&text).and_then(|()| file.sync_all()))
            .and_then(|()| fs::rename(&fresh, path));
        written.map_err(|error| {
            let outside = Error::new(Kind::Outside, "cannot_write");
            outside.with("file", path.display()).with("why", error)
        })
    }
}

/// A new file that only its owner can read.
fn private_file(path: &PathBuf) -> io::Result<fs::File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// The name of the file of a server: its address, with a code for whatever files do not like.
fn file_name(server: &str) -> String {
    let letter = |c: char| match c {
        'a'..='z' | '0'..='9' | '.' | '-' => c.to_string(),
        c => format!("_{:x}_", u32::from(c)),
    };
    server.chars().map(letter).collect::<String>() + ".json"
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let path = std::env::temp_dir().join(format!("parlour-{name}-{}", std::process::id()));
            Folder(path)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn what_is_kept_is_read_again_and_is_private() {
        let folder = Folder::new("kept");
        let path = folder.0.join("servers").join(file_name("http://a.org:4200"));
        let mut kept = Kept::in_file(path.clone(), "http://a.org:4200").unwrap();
        assert_eq!((kept.token.clone(), kept.share("t")), (None, None));
        kept.token = Some("secret".to_owned());
        let share = Share { seat: Seat(1), number: Bits([7; 32]), commitment: Bits([8; 32]) };
        kept.add("t", share).unwrap();
        let mut again = Kept::in_file(path.clone(), "http://a.org:4200").unwrap();
        assert_eq!((again.token.as_deref(), again.share("t")), (Some("secret"), Some(share)));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        fs::write(folder.0.join("servers").join("torn.json"), "{").unwrap();
        assert_eq!(Kept::in_folder(&folder.0.join("servers")).len(), 1);
        assert_eq!(Kept::in_folder(&folder.0.join("servers"))[0].server(), "http://a.org:4200");
        again.forget("t").unwrap();
        assert_eq!(Kept::in_file(path, "http://a.org:4200").unwrap().share("t"), None);
    }

    #[test]
    fn a_damaged_file_is_told_and_left_alone() {
        let folder = Folder::new("damaged");
        fs::create_dir_all(&folder.0).unwrap();
        let path = folder.0.join("x.json");
        fs::write(&path, "{").unwrap();
        let error = Kept::in_file(path.clone(), "http://a.org").unwrap_err();
        assert_eq!(&*error.code, "bad_server_file");
        assert_eq!(fs::read(&path).unwrap(), b"{");
    }

    #[test]
    fn servers_have_files_of_their_own() {
        let names = ["http://a.org", "https://a.org", "http://a.org:80", "http://a.org/80"];
        let files: std::collections::BTreeSet<String> = names.map(file_name).into();
        assert_eq!(files.len(), names.len());
        assert!(files.iter().all(|name| !name.contains(['/', ':', '\\'])), "{files:?}");
    }
}
