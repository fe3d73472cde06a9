//! Saves a running game after every move, so that nothing is lost.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Arg, Error, Info, Kind, Message, ToMove, columns, padded};
use table::file::{self, Claim, Seen};
use table::{AnyTable, EntryId};

use crate::term::wrapped;
use crate::words::{self, say};
use crate::{clock, saves};

/// Saves a table again and again to one place.
pub(crate) struct Autosave {
    /// Where, unless there is no place.
    place: Option<Claim>,
    /// Whether somebody asked for this place, so that failing matters.
    chosen: bool,
    /// The newest entry that is on disk.
    saved: Option<EntryId>,
    /// Why the newest entry is not.
    trouble: Option<Error>,
    /// What somebody should know, and was not told yet.
    news: Option<Message>,
}

impl Autosave {
    fn at(place: Option<Claim>, chosen: bool) -> Autosave {
        Autosave { place, chosen, saved: None, trouble: None, news: None }
    }

    /// Saves to a file that somebody named. Refuses one that is there already.
    pub(crate) fn to_new(path: &Path) -> Result<Autosave, Error> {
        must_be_new(path)?;
        Ok(Autosave::at(Some(Claim::new(path)?), true))
    }

    /// Saves back to the file from which the game came, in which it stands up to entry `saved`; not
    /// at all if the file is not as it should be. Refuses a file that another program writes, or
    /// that is not what was read.
    pub(crate) fn back_to(
        path: &Path,
        read: Seen,
        saved: Option<EntryId>,
    ) -> Result<Autosave, Error> {
        let claim = Claim::as_read(path, read).map_err(|error| elsewhere(&error))?;
        Ok(Autosave { saved, ..Autosave::at(Some(claim), true) })
    }

    /// Saves to a file of its own in the folder where programs keep their state.
    pub(crate) fn automatic(info: &Info) -> Autosave {
        let folder = state_folder().ok_or_else(|| Error::new(Kind::Outside, "no_home"));
        let claimed = folder.and_then(|folder| {
            make_folder(&folder)?;
            free_place(&folder, &format!("{}-{}", info.id, clock::today()))
        });
        match claimed {
            Ok(claim) => Autosave::at(Some(claim), false),
            Err(error) => {
                let mut autosave = Autosave::at(None, false);
                autosave.fails(error);
                autosave
            }
        }
    }

    /// Where the game is, if all of it is there.
    pub(crate) fn place(&self) -> Option<&Path> {
        self.path().filter(|_| self.saved.is_some() && self.trouble.is_none())
    }

    /// Where the game is going to be.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.place.as_ref().map(Claim::path)
    }

    /// Why the game is not saved to its newest entry, if it is not.
    pub(crate) fn trouble(&self) -> Option<&Error> {
        self.trouble.as_ref()
    }

    /// What somebody should be told, once: that the game cannot be saved, or can be again.
    pub(crate) fn news(&mut self) -> Option<String> {
        self.news.take().map(|news| say(&news))
    }

    /// Saves the table unless it is on disk already. Only the first save to a file that somebody
    /// named can fail the command; anything that fails later is told, and the game goes on.
    pub(crate) fn save(&mut self, table: &dyn AnyTable) -> Result<(), Error> {
        let Some(place) = &mut self.place else { return Ok(()) };
        if self.saved == Some(table.at()) {
            return Ok(());
        }
        match place.write(&table.save()) {
            Ok(()) => self.holds(table.at()),
            Err(error) if self.chosen && self.saved.is_none() => return Err(error),
            Err(error) => self.fails(error),
        }
        Ok(())
    }

    /// The place holds the game up to this entry.
    fn holds(&mut self, at: EntryId) {
        self.saved = Some(at);
        if self.trouble.take().is_some() {
            let path = self.path().map(|path| path.display().to_string()).unwrap_or_default();
            self.news = Some(Message::new("cli-saved-again").with("file", path));
        }
    }

    /// The place does not take the game. The first time that is news.
    fn fails(&mut self, error: Error) {
        if self.trouble.is_none() {
            let news = match self.saved {
                Some(at) => Message::new("cli-saved-up-to").with("entry", at),
                None => Message::new("cli-not-saved"),
            };
            self.news = Some(news.with("why", error.message.clone()));
        }
        self.trouble = Some(error);
    }

    /// Where the game is, with which `command` it goes on, and its link; or plainly that it is not
    /// saved, and how not to lose it.
    pub(crate) fn farewell(&self, table: &dyn AnyTable, command: &str) -> Vec<String> {
        let saved = self.place();
        let label = |key: &&&str| **key != UNSAVED || saved.is_none();
        let widest = LABELS.iter().filter(label).map(|key| columns(&word(key))).max();
        let margin = widest.unwrap_or(0).max(LEAST_MARGIN) + 2;
        let beside = |key: &'static str, text: &str| padded(&word(key), margin) + text;
        let below = |text: &str| " ".repeat(margin) + text;
        let mut lines = Vec::new();
        let over = table.to_move() == ToMove::Over;
        match saved {
            Some(path) => lines.push(beside(SAVED, &path.display().to_string())),
            None => {
                let mut why = self.unsaved(table).into_iter();
                lines.extend(why.next().map(|text| beside(UNSAVED, &text)));
                lines.extend(why.map(|text| below(&text)));
                lines.push(below(&word("cli-only-link")));
            }
        }
        let what = saved.map_or_else(|| "LINK".to_owned(), as_word);
        if !over {
            lines.push(beside(GO_ON, &format!("parlour {command} {what}")));
        }
        if saved.is_some() {
            lines.push(beside(REPLAY, &format!("parlour replay {what}")));
        }
        let exposes = if saved.is_some() { Exposes::Both } else { Exposes::Link };
        let careful = exposed(table, exposes);
        lines.extend(careful.map(|text| wrapped(&text, &beside(CAREFUL, ""), &below(""))));
        lines.push(match table.link() {
            Ok(link) => beside(LINK, &link),
            Err(error) => beside(NO_LINK, &say(&error.message)),
        });
        lines
    }

    /// Why the game is not saved, and up to which entry it is in a file.
    fn unsaved(&self, table: &dyn AnyTable) -> Vec<String> {
        let why = self.trouble.as_ref().map(|error| say(&error.message)).unwrap_or_default();
        let part = match (self.place.as_ref().filter(|place| place.is_there()), self.saved) {
            (Some(place), Some(saved)) => {
                let message = Message::new("cli-holds-part").with("entry", saved);
                let file = place.path().display().to_string();
                Some(say(&message.with("file", file).with("newest", table.at())))
            }
            _ => None,
        };
        part.into_iter().chain([why]).collect()
    }

    /// Saves the table to another file, once; or from now on, if the game has no place where it can
    /// be saved.
    pub(crate) fn copy(&mut self, table: &dyn AnyTable, path: &Path) -> Result<(), Error> {
        if let Some(place) = self.place.as_mut().filter(|place| place.path() == path) {
            place.write(&table.save())?;
            self.holds(table.at());
            return Ok(());
        }
        must_be_new(path)?;
        let mut claim = Claim::new(path)?;
        claim.write(&table.save())?;
        if self.place.is_none() || self.trouble.is_some() {
            *self = Autosave { saved: Some(table.at()), ..Autosave::at(Some(claim), true) };
        }
        Ok(())
    }

    /// Saves the table from now on under another name in the same folder. The save and its backup
    /// move along; where that fails everything stays as it is.
    pub(crate) fn rename(&mut self, table: &dyn AnyTable, name: &str) -> Result<PathBuf, Error> {
        let path = self.path().ok_or_else(|| Error::new(Kind::Outside, "no_save"))?.to_owned();
        let to = saves::named(saves::folder_of(&path), name)?;
        self.save(table)?;
        if let Some(trouble) = &self.trouble {
            return Err(trouble.clone());
        }
        saves::moved(&path, &to)?;
        match Claim::new(&to) {
            Ok(claim) => self.place = Some(claim),
            Err(error) => {
                self.place = None;
                self.fails(error);
            }
        }
        Ok(to)
    }
}

/// What the last lines of a game begin with.
const SAVED: &str = "cli-label-saved";
const UNSAVED: &str = "cli-label-unsaved";
const GO_ON: &str = "cli-label-go-on";
const REPLAY: &str = "cli-label-replay";
const CAREFUL: &str = "cli-label-careful";
const LINK: &str = "cli-label-link";
const NO_LINK: &str = "cli-label-no-link";
const LEAST_MARGIN: usize = 9;
const LABELS: [&str; 7] = [SAVED, UNSAVED, GO_ON, REPLAY, CAREFUL, LINK, NO_LINK];

fn word(key: &'static str) -> String {
    words::say(&Message::new(key))
}

/// What is passed on of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exposes {
    /// Its link.
    Link,
    /// Its save.
    Save,
    /// Either of them.
    Both,
}

/// What to know before passing on a game that is not over and hides something.
pub(crate) fn exposed(table: &dyn AnyTable, what: Exposes) -> Option<String> {
    let hides = table.to_move() != ToMove::Over && table.hides();
    let what = match what {
        Exposes::Link => "cli-this-link",
        Exposes::Save => "cli-this-save",
        Exposes::Both => "cli-this-link-or-save",
    };
    hides.then(|| say(&Message::new("cli-exposed").with("what", Arg::word(what))))
}

/// The same error, with what else can be done.
fn elsewhere(error: &Error) -> Error {
    let key = match &*error.code {
        "save_in_use" => "error-save-in-use-elsewhere",
        "save_changed" => "error-save-changed-again",
        _ => return error.clone(),
    };
    let mut args = error.message.args.clone();
    args.insert("why".into(), Arg::from(error.message.clone()));
    Error { message: Message { key: key.into(), args }, ..error.clone() }
}

/// Refuses a file that is there already, or whose backup is.
pub(crate) fn must_be_new(path: &Path) -> Result<(), Error> {
    let there = |path: &Path| path.symlink_metadata().is_ok();
    if path.is_dir() {
        return Err(Error::new(Kind::Outside, "is_folder").with("file", path.display()));
    }
    let backup = file::backup_path(path);
    let exists = Error::new(Kind::Outside, "file_exists").with("word", as_word(path));
    match (there(path), there(&backup)) {
        (false, false) => Ok(()),
        (true, _) => Err(exists.with("file", path.display())),
        (false, true) => Err(exists.variant("backup").with("file", backup.display())),
    }
}

/// Makes a folder where it is missing, and those above it, for their owner alone.
pub(crate) fn make_folder(folder: &Path) -> Result<(), Error> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| {
        Error::new(Kind::Outside, "cannot_write")
            .variant("folder")
            .with("file", folder.display())
            .with("why", error)
    })
}

/// `$XDG_STATE_HOME/parlour`, or `~/.local/state/parlour`.
pub(crate) fn state_folder() -> Option<PathBuf> {
    let said = std::env::var_os("XDG_STATE_HOME").map(PathBuf::from);
    let said = said.filter(|folder| folder.is_absolute());
    let folder = said.or_else(|| Some(std::env::home_dir()?.join(".local").join("state")))?;
    folder.is_absolute().then(|| folder.join("parlour"))
}

/// The first name of this beginning that is neither taken nor about to be.
fn free_place(folder: &Path, stem: &str) -> Result<Claim, Error> {
    for n in 1..u32::MAX {
        let number = if n == 1 { String::new() } else { format!("-{n}") };
        let path = folder.join(format!("{stem}{number}.save"));
        match must_be_new(&path).and_then(|()| Claim::new(&path)) {
            Err(error) if ["file_exists", "is_folder", "save_in_use"].contains(&&*error.code) => {}
            claimed => return claimed,
        }
    }
    unreachable!("a folder holds fewer files")
}

/// A path as it can be typed in a shell.
pub(crate) fn as_word(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "-_./:+,@%".contains(c);
    if !text.is_empty() && text.chars().all(plain) && !text.starts_with('-') {
        return text;
    }
    let text = if text.starts_with('-') { format!("./{text}") } else { text };
    format!("'{}'", text.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saves::tests::Folder;

    #[test]
    fn a_running_game_takes_its_save_and_backup_along() {
        let folder = Folder::new("autosave");
        let path = folder.game("first");
        let table = crate::source::open_quietly(&path).unwrap().table;
        let mut autosave = Autosave::at(Some(Claim::new(&path).unwrap()), true);
        autosave.save(&*table).unwrap();
        assert_eq!(&*autosave.rename(&*table, "a/b").unwrap_err().code, "save_name");
        assert_eq!(autosave.place(), Some(&*path));
        let to = autosave.rename(&*table, "our evening").unwrap();
        assert_eq!((autosave.place(), to.exists()), (Some(&*to), true));
        let backup = |path: &Path| file::backup_path(path).exists();
        assert!(!path.exists() && !backup(&path) && backup(&to));
        assert_eq!(Claim::new(&to).unwrap_err().code, "save_in_use");
        assert!(Claim::new(&path).is_ok(), "nobody has the old name");
        autosave.saved = None;
        autosave.save(&*table).unwrap();
        assert!(autosave.trouble().is_none(), "it goes on under the new name");
    }

    #[test]
    fn paths_can_be_typed_in_a_shell() {
        assert_eq!(as_word(Path::new("a/b-1.save")), "a/b-1.save");
        assert_eq!(as_word(Path::new("my game's")), r"'my game'\''s'");
        assert_eq!(as_word(Path::new("-x")), "'./-x'");
    }
}
