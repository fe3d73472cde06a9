//! Where a running game is kept, so that nothing is lost.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Error, Info, Kind, ToMove};
use table::file::{self, Claim, Seen};
use table::{AnyTable, EntryId};

use crate::clock;
use crate::term::wrapped;

/// Saves a table again and again to one place.
pub(crate) struct Keeper {
    /// Where, unless there is no place.
    place: Option<Claim>,
    /// Whether somebody asked for this place, so that failing matters.
    chosen: bool,
    /// The newest entry that is on disk.
    saved: Option<EntryId>,
    /// Why the newest entry is not.
    trouble: Option<Error>,
    /// What somebody should know, and was not told yet.
    news: Option<String>,
}

impl Keeper {
    fn at(place: Option<Claim>, chosen: bool) -> Keeper {
        Keeper { place, chosen, saved: None, trouble: None, news: None }
    }

    /// Saves to a file that somebody named. Refuses one that is there already.
    pub(crate) fn to_new(path: &Path) -> Result<Keeper, Error> {
        must_be_new(path)?;
        Ok(Keeper::at(Some(Claim::new(path)?), true))
    }

    /// Saves back to the file from which the game came, in which it stands up to entry `saved`; not
    /// at all if the file is not as it should be. Refuses a file that another program writes, or
    /// that is not what was read.
    pub(crate) fn back_to(
        path: &Path,
        read: Seen,
        saved: Option<EntryId>,
    ) -> Result<Keeper, Error> {
        let claim = Claim::as_read(path, read).map_err(|error| elsewhere(path, &error))?;
        Ok(Keeper { saved, ..Keeper::at(Some(claim), true) })
    }

    /// Saves to a file of its own in the folder where programs keep their state.
    pub(crate) fn automatic(info: &Info) -> Keeper {
        let folder = state_folder().ok_or_else(|| {
            Error::new(Kind::Outside, "no_home", "There is no home folder to save this game in.")
        });
        let claimed = folder.and_then(|folder| {
            make_folder(&folder)?;
            free_place(&folder, &format!("{}-{}", info.id, clock::today()))
        });
        match claimed {
            Ok(claim) => Keeper::at(Some(claim), false),
            Err(error) => {
                let mut keeper = Keeper::at(None, false);
                keeper.fails(error);
                keeper
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
        self.news.take()
    }

    /// Saves the table unless it is on disk already. Only the first save to a file that somebody
    /// named can fail the command; whatever fails later is told, and the game goes on.
    pub(crate) fn keep(&mut self, table: &dyn AnyTable) -> Result<(), Error> {
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
            let path = self.path().map(|path| path.display().to_string());
            self.news = Some(format!("the game is saved again in {}.", path.unwrap_or_default()));
        }
    }

    /// The place does not take the game. The first time that is news.
    fn fails(&mut self, error: Error) {
        if self.trouble.is_none() {
            let what = match self.saved {
                Some(at) => format!("The file holds the game up to entry {at}"),
                None => "The game is not saved".to_owned(),
            };
            self.news = Some(format!("{error} {what}; `save FILE` saves it elsewhere."));
        }
        self.trouble = Some(error);
    }

    /// Where the game is, with which `command` it goes on, and its link; or plainly that it is not
    /// saved, and how not to lose it.
    pub(crate) fn farewell(&self, table: &dyn AnyTable, command: &str) -> Vec<String> {
        let mut lines = Vec::new();
        let over = table.to_move() == ToMove::Over;
        match self.place() {
            Some(path) => {
                lines.push(format!("Saved in   {}", path.display()));
                if !over {
                    lines.push(format!("Go on:     parlour {command} {}", as_word(path)));
                }
                lines.push(format!("Replay:    parlour replay {}", as_word(path)));
            }
            None => {
                lines.push(self.unsaved(table));
                lines.push("           Only the link below holds all of it: keep it.".to_owned());
                if !over {
                    lines.push(format!("Go on:     parlour {command} LINK"));
                }
            }
        }
        let what = if self.place().is_some() { "link or save" } else { "link" };
        let careful = exposed(table, what);
        lines.extend(careful.map(|text| wrapped(&text, "Careful:   ", "           ")));
        lines.push(match table.link() {
            Ok(link) => format!("Link:      {link}"),
            Err(error) => format!("No link:   {error}"),
        });
        lines
    }

    /// That the game is not saved, why, and up to which entry it is in a file.
    fn unsaved(&self, table: &dyn AnyTable) -> String {
        let why = self.trouble.as_ref().map(Error::to_string).unwrap_or_default();
        match (self.place.as_ref().filter(|place| place.is_there()), self.saved) {
            (Some(place), Some(saved)) => {
                let (path, at) = (place.path().display(), table.at());
                let part = format!("{path} holds this game up to entry {saved} of {at}.");
                format!("NOT SAVED  {part}\n           {why}")
            }
            _ => format!("NOT SAVED  {why}"),
        }
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
            *self = Keeper { saved: Some(table.at()), ..Keeper::at(Some(claim), true) };
        }
        Ok(())
    }
}

/// What to know before passing on the `what` of a game that is not over and hides something.
pub(crate) fn exposed(table: &dyn AnyTable, what: &str) -> Option<String> {
    let hides = table.to_move() != ToMove::Over && !table.is_open(0);
    hides.then(|| {
        format!("anyone who opens this {what} can see everything hidden, and what comes next.")
    })
}

/// The same error, with what else can be done.
fn elsewhere(path: &Path, error: &Error) -> Error {
    let template = match error.code {
        "save_in_use" => {
            "{why} Leave it there first; or `--save FILE` goes on from here in another file."
        }
        "save_changed" => "{why} Try again.",
        _ => return error.clone(),
    };
    Error::new(error.kind, error.code, template).with("why", error).with("file", path.display())
}

/// Refuses a file that is there already, or whose backup is.
pub(crate) fn must_be_new(path: &Path) -> Result<(), Error> {
    let there = |path: &Path| path.symlink_metadata().is_ok();
    if path.is_dir() {
        let template = "{file} is a folder. Name a file in it.";
        return Err(Error::new(Kind::Outside, "is_folder", template).with("file", path.display()));
    }
    let backup = file::backup_path(path);
    let (template, there) = match (there(path), there(&backup)) {
        (false, false) => return Ok(()),
        (true, _) => (
            "{file} is there already and is not overwritten. Name another file, or go on with \
             that game: parlour play {word}",
            path,
        ),
        (false, true) => (
            "{file} is there, the backup of a save that is gone, and is not overwritten. Name \
             another file, or go on with that game: parlour play {word}",
            backup.as_path(),
        ),
    };
    Err(Error::new(Kind::Outside, "file_exists", template)
        .with("file", there.display())
        .with("word", as_word(path)))
}

/// Makes a folder where it is missing, and those above it, for their owner alone.
pub(crate) fn make_folder(folder: &Path) -> Result<(), Error> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| {
        Error::new(Kind::Outside, "cannot_write", "{file} cannot be made: {why}.")
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
            Err(error) if ["file_exists", "is_folder", "save_in_use"].contains(&error.code) => {}
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

    #[test]
    fn paths_can_be_typed_in_a_shell() {
        assert_eq!(as_word(Path::new("a/b-1.save")), "a/b-1.save");
        assert_eq!(as_word(Path::new("my game's")), r"'my game'\''s'");
        assert_eq!(as_word(Path::new("-x")), "'./-x'");
    }
}
