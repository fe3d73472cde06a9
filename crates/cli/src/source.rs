//! Where a game comes from: a name, a file or a link.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use kernel::{Error, Info, Kind, Message, Paint, Seat, Viewer};
use table::file::{self, Loaded, Seen};
use table::save::Verdict;
use table::{AnyTable, Player, link, position_link};

use crate::fail::{Fail, about};
use crate::options;
use crate::term::clean;
use crate::words::{self, Texts, clause};

/// What somebody named on the command line.
pub(crate) enum Source {
    /// A game to begin.
    Game(&'static Info),
    /// A save, or a record as text.
    File(PathBuf),
    /// A link.
    Link(String),
}

impl Source {
    /// Tells the three apart: the id of a game wins, then a file that is there, then a link.
    pub(crate) fn of(text: &str) -> Result<Source, Error> {
        if let Ok(info) = shelf::info(text) {
            return Ok(Source::Game(info));
        }
        Source::written(text).map_err(|error| {
            if looks_like_a_file(text) {
                return error;
            }
            Error::invalid("unknown_source")
                .with("what", short(text))
                .options(shelf::GAMES.iter().map(|info| info.id))
        })
    }

    /// As [`Source::of`], for what must have been written down already.
    pub(crate) fn written(text: &str) -> Result<Source, Error> {
        let path = Path::new(text);
        if path.exists() || file::backup_path(path).exists() {
            return Ok(Source::File(path.to_owned()));
        }
        if is_position(text) {
            return Err(Error::invalid("position_link"));
        }
        let game = link::split(text).ok().map(|(id, _)| id);
        if text.contains('#') || game.is_some_and(|id| shelf::info(id).is_ok()) {
            return Ok(Source::Link(text.to_owned()));
        }
        let error = Error::new(Kind::Outside, "no_source").with("what", short(text));
        Err(if shelf::info(text).is_ok() { error.variant("game") } else { error })
    }

    /// The table at the end of a save or link, with a warning on standard error when it had to be
    /// the backup.
    pub(crate) fn open(self) -> Result<Opened, Fail> {
        match self {
            Source::Game(info) => {
                Err(Error::invalid("no_source").variant("game").with("what", info.id).into())
            }
            Source::File(path) => open_file(&path),
            Source::Link(link) => open_link(&link),
        }
    }
}

/// Whether this is a link to a position, which holds no game.
pub(crate) fn is_position(text: &str) -> bool {
    let game = position_link::split(text).map(|(id, _)| id);
    game.is_some_and(|id| text.contains('#') || shelf::info(id).is_ok())
}

/// Whether somebody who says this means a file: names of games have neither dots nor slashes.
fn looks_like_a_file(text: &str) -> bool {
    text.contains(['.', '/', std::path::MAIN_SEPARATOR])
}

/// A game that was read and played through today's rules.
pub(crate) struct Opened {
    /// The table at its end, or before the entry that differs.
    pub(crate) table: Box<dyn AnyTable>,
    /// Whether all is as it was.
    pub(crate) verdict: Verdict,
    /// The file, if it is a save in a file: the place to save it again.
    pub(crate) save: Option<PathBuf>,
    /// What was in that file.
    pub(crate) seen: Seen,
    /// What is wrong with the newest save, when this is the backup.
    pub(crate) instead_of: Option<Error>,
}

impl Opened {
    /// The same, or why nobody can go on from there.
    pub(crate) fn sound(self) -> Result<Opened, Fail> {
        let Verdict::Diverged { at, why } = &self.verdict else { return Ok(self) };
        let info = self.table.info();
        let why = Texts::of_game(info, Paint::PLAIN).say(why);
        let error = Error::bad_save("diverged").arg("at", *at).with("why", clause(&why));
        Err(about(info)(error))
    }
}

fn open_file(path: &Path) -> Result<Opened, Fail> {
    let loaded = file::load(path).map_err(|error| in_file(path, &error))?;
    if let Some(error) = &loaded.instead_of {
        let backup = file::backup_path(path).display().to_string();
        let message = Message::new("cli-backup-used").with("why", in_file(path, error).message);
        warn(&words::say(&message.with("backup", backup)));
    }
    played(path, loaded)
}

/// As [`Source::open`] for a file, without a warning.
pub(crate) fn open_quietly(path: &Path) -> Result<Opened, Fail> {
    played(path, file::load(path).map_err(|error| in_file(path, &error))?)
}

/// Plays what was loaded from a file.
fn played(path: &Path, loaded: Loaded) -> Result<Opened, Fail> {
    let (table, verdict) = shelf::open_saved(&loaded.saved).map_err(|error| {
        let failed = Fail::from(in_file(path, &error));
        match shelf::info(loaded.saved.game()) {
            Ok(info) => about(info)(failed),
            Err(_) => failed,
        }
    })?;
    let record = file::read(path).is_ok_and(|bytes| bytes.starts_with(b"parlour record"));
    let save = (!record).then(|| path.to_owned());
    let Loaded { seen, instead_of, .. } = loaded;
    Ok(Opened { table: presentable(table), verdict, save, seen, instead_of })
}

fn open_link(text: &str) -> Result<Opened, Fail> {
    let (table, verdict) = shelf::open_link(text).map_err(|error| {
        let mut failed = Error::bad_save("bad_link").options(&error.options);
        failed.message = match text.contains('#') {
            true => error.message,
            false => Message::new("error-read-as-link")
                .with("what", short(text))
                .with("why", error.message),
        };
        match link::split(text).and_then(|(id, _)| shelf::info(id)) {
            Ok(info) => about(info)(failed),
            Err(_) => failed.into(),
        }
    })?;
    Ok(Opened { table, verdict, save: None, seen: None, instead_of: None })
}

/// Reads a text file of at most `most` bytes. An error names the file, and the limit where that is
/// what is wrong.
pub(crate) fn read_text(path: &Path, most: usize) -> Result<String, Error> {
    String::from_utf8(file::read_at_most(path, most)?).map_err(|error| {
        Error::new(Kind::Outside, "not_text")
            .with("file", path.display())
            .arg("byte", error.utf8_error().valid_up_to() + 1)
    })
}

/// The same error, naming the file, as an error of that file.
pub(crate) fn in_file(path: &Path, error: &Error) -> Error {
    // What the system refuses names the file; what is wrong with its content does not.
    if error.kind == Kind::Outside && error.message.args.contains_key("file") {
        return error.clone();
    }
    let kind = if error.kind == Kind::Outside { Kind::Outside } else { Kind::BadSave };
    let message = Message::new("error-in-file").with("file", path.display().to_string());
    Error { kind, message: message.with("why", error.message.clone()), ..error.clone() }
}

/// Players' names as a save tells them, without what would command a terminal or deceive a reader.
fn presentable(mut table: Box<dyn AnyTable>) -> Box<dyn AnyTable> {
    let tidy = |(n, player): (usize, &Player)| player.presentable(n);
    let players: Vec<Player> = table.players().iter().enumerate().map(tidy).collect();
    if players != table.players() {
        table.seat_players(players);
    }
    table
}

/// Something from the command line, short enough for a message.
fn short(text: &str) -> String {
    let mut out: String = clean(text).chars().take(60).collect();
    if text.chars().count() > 60 {
        out.push('\u{2026}');
    }
    out
}

/// Says something on standard error that is not the end of the command.
pub(crate) fn warn(text: &str) {
    // Where nobody can be told, there is nothing better to do than to go on.
    let warning = words::say(&Message::new("cli-warning").with("text", clean(text)));
    let _ = writeln!(io::stderr(), "{warning}");
}

/// The viewer that is named after a flag such as `--viewer`: by the number of a seat, by the name
/// of its player, or by a word.
pub(crate) fn viewer(table: &dyn AnyTable, flag: &str, text: &str) -> Result<Viewer, Error> {
    let players = table.players();
    let sits = |viewer: &Viewer| viewer.seat().is_none_or(|seat| seat.index() < players.len());
    let said = text.parse::<Viewer>().ok();
    let called = || Seat::all(players.len()).find(|seat| is_called(&players[seat.index()], text));
    said.filter(sits).or_else(|| called().map(Viewer::Seat)).ok_or_else(|| {
        let error = match said {
            Some(_) => Error::invalid("no_such_seat").variant("viewer"),
            None => Error::invalid("unknown_viewer"),
        };
        let numbers = Viewer::all(players.len()).map(|viewer| viewer.to_string());
        let names = players.iter().map(|player| player.name.clone());
        options::at(flag, &error.with("seat", short(text)).options(numbers.chain(names)))
    })
}

/// Whether a player is called so, in small letters or capital ones.
fn is_called(player: &Player, text: &str) -> bool {
    player.name.to_lowercase() == text.trim().to_lowercase()
}
