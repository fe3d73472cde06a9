//! Where a running game is kept, so that nothing is lost.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Error, Info, Kind, ToMove};
use table::{AnyTable, EntryId, file};

use crate::source::warn;

/// Saves a table again and again to one place.
pub(crate) struct Keeper {
    /// Where, unless there is no place.
    path: Option<PathBuf>,
    /// Whether somebody asked for this place, so that failing matters.
    chosen: bool,
    /// The newest entry that is on disk.
    saved: Option<EntryId>,
}

impl Keeper {
    /// Saves to a file that somebody named. Refuses one that is there already.
    pub(crate) fn to_new(path: &Path) -> Result<Keeper, Error> {
        must_be_new(path)?;
        Ok(Keeper { path: Some(path.to_owned()), chosen: true, saved: None })
    }

    /// Saves back to the file from which the game came, in which it stands up to entry `saved`; not
    /// at all if the file is not as it should be.
    pub(crate) fn back_to(path: PathBuf, saved: Option<EntryId>) -> Keeper {
        Keeper { path: Some(path), chosen: true, saved }
    }

    /// Saves to a file of its own in the folder where programs keep their state.
    pub(crate) fn automatic(info: &Info) -> Keeper {
        let path = state_folder().map(|folder| free_name(&folder, info.id));
        if path.is_none() {
            warn("there is no home folder, so this game is not saved. `save FILE` saves it.");
        }
        Keeper { path, chosen: false, saved: None }
    }

    /// Where the game is, if it could be saved.
    pub(crate) fn place(&self) -> Option<&Path> {
        self.path.as_deref().filter(|_| self.saved.is_some())
    }

    /// Where the game is going to be.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Saves the table unless it is on disk already. Only the first save to a file that somebody
    /// named can fail the command; whatever fails later is told, and the game goes on.
    pub(crate) fn keep(&mut self, table: &dyn AnyTable) -> Result<(), Error> {
        let Some(path) = &self.path else { return Ok(()) };
        if self.saved == Some(table.at()) {
            return Ok(());
        }
        let written = match self.chosen {
            true => file::write(path, &table.save()),
            false => with_folder(path).and_then(|()| file::write(path, &table.save())),
        };
        match written {
            Ok(()) => self.saved = Some(table.at()),
            Err(error) if self.chosen && self.saved.is_none() => return Err(error),
            Err(error) if self.chosen => warn(&format!("{error} `save FILE` saves elsewhere.")),
            Err(error) => {
                warn(&format!("{error} The game is not saved; `save FILE` saves it elsewhere."));
                self.path = None;
            }
        }
        Ok(())
    }

    /// Where the game is, with which `command` it goes on, and its link.
    pub(crate) fn farewell(&self, table: &dyn AnyTable, command: &str) -> Vec<String> {
        let mut lines = Vec::new();
        match self.place() {
            Some(path) => {
                lines.push(format!("Saved in   {}", path.display()));
                if table.to_move() != ToMove::Over {
                    lines.push(format!("Go on:     parlour {command} {}", as_word(path)));
                }
                lines.push(format!("Replay:    parlour replay {}", as_word(path)));
            }
            None => lines.push("This game was not saved. Its link holds all of it.".to_owned()),
        }
        lines.push(match table.link() {
            Ok(link) => format!("Link:      {link}"),
            Err(error) => format!("No link:   {error}"),
        });
        lines
    }

    /// Saves the table to another file, once; or from now on, if there was no place before.
    pub(crate) fn copy(&mut self, table: &dyn AnyTable, path: &Path) -> Result<(), Error> {
        if self.path.as_deref() != Some(path) {
            must_be_new(path)?;
        }
        file::write(path, &table.save())?;
        if self.path.is_none() {
            *self = Keeper::back_to(path.to_owned(), Some(table.at()));
        }
        Ok(())
    }
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

/// Makes the folder of a file where it is missing.
pub(crate) fn with_folder(path: &Path) -> Result<(), Error> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|error| {
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

/// The first name for a game that is not taken.
fn free_name(folder: &Path, id: &str) -> PathBuf {
    let name = |n: u32| match n {
        1 => folder.join(format!("{id}.save")),
        n => folder.join(format!("{id}-{n}.save")),
    };
    (1..u32::MAX).map(name).find(|path| must_be_new(path).is_ok()).unwrap_or_else(|| name(1))
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
