//! The saves of this computer: which there are, what is in them, other names for them, and their
//! end.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Arg, Error, Message, Paint, Seat, SeatSet, ToMove, cut};
use table::file::{self, Claim};
use table::{AnyTable, you};

use crate::clock;
use crate::fail::Fail;
use crate::outcome;
use crate::source::{Opened, in_file, open_quietly};
use crate::term::clean;
use crate::words::{self, Texts, say};

/// How the name of a save ends.
const ENDING: &str = "save";
/// The widest name, in columns of a terminal.
const WIDEST: usize = 60;

/// A save, of which nothing is known but its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Save {
    /// The file.
    pub(crate) path: PathBuf,
    /// Its name for people.
    pub(crate) name: String,
    /// When it was last written, in milliseconds since the beginning of 1970.
    pub(crate) changed: u64,
}

/// What is in a save.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Looked {
    /// A game.
    Game(Found),
    /// Nothing that can be played, and why.
    Damaged(String),
}

/// A game in a save, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    /// What is played.
    pub(crate) game: &'static str,
    /// Everybody but the only person.
    pub(crate) others: String,
    /// Whose move it is, or how it ended.
    pub(crate) standing: String,
    /// Whether it is over.
    pub(crate) over: bool,
    /// How many entries it has.
    pub(crate) entries: usize,
    /// What is wrong with the newest save, where this is the backup.
    pub(crate) instead_of: Option<String>,
}

impl Looked {
    /// Whether there is a game that can go on.
    pub(crate) fn goes_on(&self) -> bool {
        matches!(self, Looked::Game(found) if !found.over)
    }
}

/// All saves of a folder, the newest first.
pub(crate) fn all(folder: &Path) -> Vec<Save> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let save = |entry: fs::DirEntry| {
        let path = entry.path();
        let about = fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
        let ours = path.extension().is_some_and(|ending| ending == ENDING);
        let stem = clean(&path.file_stem()?.to_string_lossy());
        let hidden = stem.starts_with('.');
        (ours && !hidden).then(|| Save { name: stem, changed: clock::modified_ms(&about), path })
    };
    let mut saves: Vec<Save> = entries.flatten().filter_map(save).collect();
    saves.sort_by(|a, b| b.changed.cmp(&a.changed).then_with(|| a.path.cmp(&b.path)));
    saves
}

/// What is in a save. Changes nothing.
pub(crate) fn look(path: &Path) -> Looked {
    match open_quietly(path).and_then(Opened::sound) {
        Ok(opened) => Looked::Game(found(path, &opened)),
        Err(error) => Looked::Damaged(reason(&error)),
    }
}

fn reason(error: &Fail) -> String {
    error.text().unwrap_or_default()
}

fn found(path: &Path, opened: &Opened) -> Found {
    let table = &*opened.table;
    let texts = Texts::for_players(table, Paint::PLAIN);
    let everybody: SeatSet = Seat::all(table.players().len()).collect();
    let others = everybody.minus(you(table.players()));
    let names = others.iter().map(|seat| table.players()[seat.index()].name.clone());
    Found {
        game: table.info().name,
        others: names.collect::<Vec<_>>().join(", "),
        standing: standing(table, &texts),
        over: table.to_move() == ToMove::Over,
        entries: table.at() as usize,
        instead_of: opened.instead_of.as_ref().map(|error| reason(&in_file(path, error).into())),
    }
}

/// Whose move it is, or how the game ended.
fn standing(table: &dyn AnyTable, texts: &Texts) -> String {
    let message = match (table.to_move(), table.outcome()) {
        (ToMove::Over, Some(ended)) => outcome::result(&ended),
        (ToMove::Over, None) => Message::new("cli-turn-over"),
        (ToMove::Chance, _) => Message::new("cli-turn-chance"),
        (to_move, _) => Message::new("cli-turn").with("seats", Arg::seats(to_move.seats().iter())),
    };
    words::clause(&texts.say(&message)).to_owned()
}

/// How long ago something was, and for older things the date.
pub(crate) fn when(then: u64, now: u64) -> String {
    const MINUTE: u64 = 60_000;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    let ago = |key: &'static str, n: u64| say(&Message::new(key).with("n", n as usize));
    match now.checked_sub(then) {
        Some(0..MINUTE) => say(&Message::new("cli-when-now")),
        Some(ms @ 0..HOUR) => ago("cli-when-minutes", ms / MINUTE),
        Some(ms @ 0..DAY) => ago("cli-when-hours", ms / HOUR),
        Some(ms) if ms < 7 * DAY => ago("cli-when-days", ms / DAY),
        _ => clock::date_of(then),
    }
}

// ---------------------------------------------------------------------- names

/// The file of a save by its name, which is that of no other.
pub(crate) fn named(folder: &Path, name: &str) -> Result<PathBuf, Error> {
    let name = name.trim();
    let name = name.strip_suffix(".save").unwrap_or(name).trim_end();
    let error = || Error::invalid("save_name").with("name", clean(name));
    match () {
        () if name.is_empty() => return Err(error().variant("empty")),
        () if clean(name) != name => return Err(error().variant("unseen")),
        () if name.contains(['/', '\\', std::path::MAIN_SEPARATOR]) || name.starts_with('.') => {
            return Err(error().variant("parts"));
        }
        () if cut(name, WIDEST) != name => {
            return Err(error().variant("long").arg("most", WIDEST));
        }
        () => {}
    }
    let path = folder.join(format!("{name}.{ENDING}"));
    let there = |path: &Path| path.symlink_metadata().is_ok();
    match there(&path) || there(&file::backup_path(&path)) {
        true => Err(error().variant("taken")),
        false => Ok(path),
    }
}

/// Gives a save another name, and its backup with it. Refuses one that another program has open.
pub(crate) fn rename(path: &Path, name: &str) -> Result<PathBuf, Error> {
    let to = named(folder_of(path), name)?;
    let _claim = Claim::new(path)?;
    moved(path, &to)?;
    Ok(to)
}

/// The folder of a save.
pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new(""))
}

/// Moves a save and its backup to a name that is free. Whoever calls this has claimed the save.
pub(crate) fn moved(path: &Path, to: &Path) -> Result<(), Error> {
    let _claim = Claim::new(to)?;
    let failed = |error: std::io::Error| {
        Error::new(kernel::Kind::Outside, "cannot_write")
            .with("file", to.display())
            .with("why", error)
    };
    fs::rename(path, to).map_err(failed)?;
    let backup = file::backup_path(path);
    if backup.symlink_metadata().is_ok() {
        fs::rename(&backup, file::backup_path(to)).map_err(|error| {
            // Both or neither: what cannot be undone either is still whole under the new name.
            let _ = fs::rename(to, path);
            failed(error)
        })?;
    }
    Ok(())
}

/// Removes a save and its backup, whatever is in them. Refuses one that another program has open.
pub(crate) fn remove(path: &Path) -> Result<(), Error> {
    let _claim = match Claim::new(path) {
        Err(error) if error.code == "save_in_use" => return Err(error),
        claim => claim.ok(),
    };
    let backup = file::backup_path(path);
    for path in [path, &backup].into_iter().filter(|path| path.symlink_metadata().is_ok()) {
        fs::remove_file(path).map_err(|error| {
            let outside = Error::new(kernel::Kind::Outside, "not_removed");
            outside.with("file", path.display()).with("why", error)
        })?;
    }
    Ok(())
}

#[cfg(test)]
pub(crate) mod tests {
    use table::Player;

    use super::*;

    /// A folder for one test, gone when the test is.
    pub(crate) struct Folder(pub(crate) PathBuf);

    impl Folder {
        pub(crate) fn new(name: &str) -> Folder {
            let name = format!("parlour-saves-{name}-{}", std::process::id());
            let path = std::env::temp_dir().join(name);
            fs::create_dir_all(&path).unwrap();
            Folder(path)
        }

        /// A game that has just begun, saved under this name.
        pub(crate) fn game(&self, name: &str) -> PathBuf {
            let path = self.0.join(format!("{name}.save"));
            let players = Player::seated(&["human", "casual", "casual", "casual"]);
            let mut table = shelf::open("texas-42", &kernel::Setup::default(), 1, players).unwrap();
            table.advance();
            file::write(&path, &table.save()).unwrap();
            path
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn names(folder: &Folder) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(&folder.0)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn saves_are_listed_with_what_is_in_them() {
        let folder = Folder::new("list");
        let path = folder.game("first");
        fs::write(folder.0.join("torn.save"), "parlour-save ").unwrap();
        fs::write(folder.0.join("notes.txt"), "x").unwrap();
        fs::create_dir(folder.0.join("folder.save")).unwrap();
        let mut listed: Vec<String> = all(&folder.0).into_iter().map(|save| save.name).collect();
        listed.sort();
        assert_eq!(listed, ["first", "torn"]);
        let Looked::Game(found) = look(&path) else { panic!("{:?}", look(&path)) };
        assert_eq!((found.game, found.over), ("Texas 42", false));
        assert_eq!(found.others, "Casual 2, Casual 3, Casual 4");
        assert!(!found.standing.is_empty() && found.instead_of.is_none());
        let torn = folder.0.join("torn.save");
        assert!(matches!(look(&torn), Looked::Damaged(why) if why.contains("torn.save")));
        assert_eq!(fs::read(&torn).unwrap(), b"parlour-save ", "nothing was changed");
        assert_eq!(all(&folder.0.join("nowhere")), []);
    }

    #[test]
    fn a_backup_stands_in_and_says_so() {
        let folder = Folder::new("backup");
        let path = folder.game("first");
        fs::rename(&path, file::backup_path(&path)).unwrap();
        fs::write(&path, "torn").unwrap();
        assert!(matches!(look(&path), Looked::Game(found) if found.instead_of.is_some()));
    }

    #[test]
    fn a_save_is_renamed_with_its_backup() {
        let folder = Folder::new("rename");
        let path = folder.game("first");
        fs::copy(&path, file::backup_path(&path)).unwrap();
        let to = rename(&path, " second game.save ").unwrap();
        assert_eq!(to, folder.0.join("second game.save"));
        assert_eq!(names(&folder), ["second game.save", "second game.save.bak"]);
        assert!(look(&to).goes_on());
    }

    #[test]
    fn a_name_that_cannot_be_used_changes_nothing() {
        let folder = Folder::new("names");
        let path = folder.game("first");
        folder.game("second");
        fs::write(folder.0.join("third.save.bak"), "x").unwrap();
        let before = names(&folder);
        let long = "x".repeat(61);
        for (name, key) in [
            ("", "error-save-name-empty"),
            (" .save", "error-save-name-empty"),
            ("a/b", "error-save-name-parts"),
            ("..\\b", "error-save-name-parts"),
            ("..", "error-save-name-parts"),
            (".hidden", "error-save-name-parts"),
            ("a\u{1b}b", "error-save-name-unseen"),
            ("a\u{202e}b", "error-save-name-unseen"),
            ("second", "error-save-name-taken"),
            ("third", "error-save-name-taken"),
            ("first", "error-save-name-taken"),
            (long.as_str(), "error-save-name-long"),
        ] {
            assert_eq!(&*rename(&path, name).unwrap_err().message.key, key, "{name:?}");
        }
        assert_eq!(names(&folder), before);
    }

    #[test]
    fn a_save_that_is_open_elsewhere_is_left_alone() {
        let folder = Folder::new("claimed");
        let path = folder.game("first");
        let claim = Claim::new(&path).unwrap();
        assert_eq!(&*rename(&path, "other").unwrap_err().code, "save_in_use");
        assert_eq!(&*remove(&path).unwrap_err().code, "save_in_use");
        drop(claim);
        assert!(path.exists());
        remove(&path).unwrap();
        assert_eq!(names(&folder), [""; 0]);
    }

    #[test]
    fn a_damaged_save_can_be_removed_with_its_backup() {
        let folder = Folder::new("remove");
        let path = folder.0.join("torn.save");
        fs::write(&path, "torn").unwrap();
        fs::write(file::backup_path(&path), "torn too").unwrap();
        remove(&path).unwrap();
        assert_eq!(names(&folder), [""; 0]);
    }

    #[test]
    fn times_are_told_as_people_do() {
        let now = 1_794_992_400_000;
        let ago = |minutes: u64| when(now - minutes * 60_000, now);
        assert_eq!(ago(0), "just now");
        assert_eq!((ago(1), ago(59)), ("1 min ago".to_owned(), "59 min ago".to_owned()));
        assert_eq!((ago(60), ago(24 * 60 - 1)), ("1 h ago".to_owned(), "23 h ago".to_owned()));
        assert_eq!((ago(24 * 60), ago(48 * 60)), ("1 day ago".to_owned(), "2 days ago".to_owned()));
        assert_eq!(ago(7 * 24 * 60), clock::date_of(now - 7 * 24 * 60 * 60_000));
        assert_eq!(when(now + 5, now), clock::date_of(now), "a clock that went back");
    }
}
