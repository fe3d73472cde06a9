//! What home learns while it is on the screen: what is in saves, and which tables servers have.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use kernel::Error;
use server::protocol::Listed;

use crate::online::{Address, Api, Kept};
use crate::saves::{self, Looked};

/// A server that takes longer does not answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// Reads saves one after another on a thread of its own.
#[derive(Debug)]
pub(crate) struct Reader {
    waiting: Arc<Mutex<VecDeque<PathBuf>>>,
    read: Receiver<(PathBuf, Looked)>,
}

fn locked<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Reader {
    /// Reads these saves, the first of them first.
    pub(crate) fn of(paths: VecDeque<PathBuf>) -> Reader {
        let waiting = Arc::new(Mutex::new(paths));
        let (send, read) = mpsc::channel();
        let queue = Arc::clone(&waiting);
        thread::spawn(move || {
            loop {
                // Nobody is kept waiting while a save is read.
                let Some(path) = locked(&queue).pop_front() else { return };
                let looked = saves::look(&path);
                if send.send((path, looked)).is_err() {
                    return;
                }
            }
        });
        Reader { waiting, read }
    }

    /// Reads these before all others.
    pub(crate) fn hurry<'a>(&self, paths: impl DoubleEndedIterator<Item = &'a Path>) {
        to_the_front(&mut locked(&self.waiting), paths);
    }

    /// What was read since the last time.
    pub(crate) fn news(&self) -> Vec<(PathBuf, Looked)> {
        self.read.try_iter().collect()
    }
}

/// Those of these that wait go before all others, in the order in which they are named.
fn to_the_front<'a>(
    waiting: &mut VecDeque<PathBuf>,
    paths: impl DoubleEndedIterator<Item = &'a Path>,
) {
    for path in paths.rev() {
        let at = waiting.iter().position(|one| one == path);
        if let Some(one) = at.and_then(|at| waiting.remove(at)) {
            waiting.push_front(one);
        }
    }
}

/// The tables of a server, or why they are not known.
pub(crate) type Tables = Result<Vec<Listed>, Error>;

/// A server on which somebody has been.
#[derive(Clone, Debug)]
pub(crate) struct Server {
    /// Its address.
    pub(crate) address: String,
    /// The tables of whoever asks, once it has answered, or why not.
    pub(crate) tables: Option<Tables>,
}

/// Asks servers for tables, each on a thread of its own.
#[derive(Debug, Default)]
pub(crate) struct Asker {
    /// The servers.
    pub(crate) servers: Vec<Server>,
    answers: Option<Receiver<(usize, Tables)>>,
}

impl Asker {
    /// Asks every server that this computer knows.
    pub(crate) fn ask_all() -> Asker {
        let known = Kept::all();
        let (send, answers) = mpsc::channel();
        let mut servers = Vec::new();
        for kept in known {
            let Ok(address) = Address::of(kept.server()) else { continue };
            let (n, send) = (servers.len(), send.clone());
            servers.push(Server { address: address.server.clone(), tables: None });
            thread::spawn(move || {
                let api = Api::within(&address, kept.token, PATIENCE);
                // Where nobody wants to know any more there is nobody to tell.
                let _ = send.send((n, api.mine()));
            });
        }
        Asker { servers, answers: Some(answers) }
    }

    /// Takes in what servers answered since the last time, and says whether any did.
    pub(crate) fn hear(&mut self) -> bool {
        let answers: Vec<_> = self.answers.iter().flat_map(Receiver::try_iter).collect();
        let any = !answers.is_empty();
        for (n, tables) in answers {
            self.servers[n].tables = Some(tables);
        }
        any
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saves::tests::Folder;

    #[test]
    fn saves_are_read_apart() {
        let folder = Folder::new("reader");
        let paths: Vec<PathBuf> =
            ["a", "b", "c", "d"].iter().map(|name| folder.game(name)).collect();
        let reader = Reader::of(paths.iter().cloned().collect());
        reader.hurry(paths[3..].iter().map(PathBuf::as_path));
        let mut read = Vec::new();
        while read.len() < paths.len() {
            read.extend(reader.news());
            thread::sleep(Duration::from_millis(1));
        }
        assert!(read.iter().all(|(_, looked)| looked.goes_on()));
        assert!(paths.iter().all(|path| read.iter().any(|(one, _)| one == path)), "{read:?}");
    }

    #[test]
    fn those_in_a_hurry_are_read_first() {
        let paths = |names: &[&str]| names.iter().map(PathBuf::from).collect::<Vec<_>>();
        let mut waiting = VecDeque::from(paths(&["a", "b", "c", "d"]));
        let hurried = paths(&["d", "read already", "b"]);
        to_the_front(&mut waiting, hurried.iter().map(PathBuf::as_path));
        assert_eq!(waiting, paths(&["d", "b", "a", "c"]));
    }
}
