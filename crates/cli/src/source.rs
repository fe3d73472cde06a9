//! Where a game comes from: a name, a file or a link.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use kernel::{Error, Info, Kind, Viewer};
use table::file::{self, Seen};
use table::save::Verdict;
use table::{AnyTable, Player, link};

use crate::term::clean;

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
            Error::invalid(
                "unknown_source",
                "`{what}` is no game, no file that is here, and no link of a game. A game is \
                 called by its name, a save by its path, and a link begins with the name of a \
                 game and a dot.",
            )
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
        let game = link::split(text).ok().map(|(id, _)| id);
        if text.contains('#') || game.is_some_and(|id| shelf::info(id).is_ok()) {
            return Ok(Source::Link(text.to_owned()));
        }
        let template = match shelf::info(text) {
            Ok(_) => "`{what}` is a game, not a save or link of one: `parlour play {what}`.",
            Err(_) => "There is no file {what}, and it is no link of a game either.",
        };
        Err(Error::new(Kind::Outside, "no_source", template).with("what", short(text)))
    }

    /// The table at the end of a save or link, with a warning on standard error when it had to be
    /// the backup.
    pub(crate) fn open(self) -> Result<Opened, Error> {
        match self {
            Source::Game(info) => {
                let template = "`{what}` is a game, not a save or link of one.";
                Err(Error::invalid("no_source", template).with("what", info.id))
            }
            Source::File(path) => open_file(&path),
            Source::Link(link) => open_link(&link),
        }
    }
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
    pub(crate) fn sound(self) -> Result<Opened, Error> {
        let Verdict::Diverged { at, why } = &self.verdict else { return Ok(self) };
        Err(Error::bad_save(
            "diverged",
            "This game diverged at entry {at}: {why}. Nothing was changed; `parlour replay` tells \
             it up to there.",
        )
        .with("at", at)
        .with("why", why.trim_end_matches('.')))
    }
}

fn open_file(path: &Path) -> Result<Opened, Error> {
    let loaded = file::load(path).map_err(|error| in_file(path, &error))?;
    if let Some(error) = &loaded.instead_of {
        let backup = file::backup_path(path);
        warn(&format!("{} The backup {} is used instead.", in_file(path, error), backup.display()));
    }
    let (table, verdict) =
        shelf::open_saved(&loaded.saved).map_err(|error| in_file(path, &error))?;
    let record = file::read(path).is_ok_and(|bytes| bytes.starts_with(b"parlour record"));
    let save = (!record).then(|| path.to_owned());
    let file::Loaded { seen, instead_of, .. } = loaded;
    Ok(Opened { table: presentable(table), verdict, save, seen, instead_of })
}

fn open_link(text: &str) -> Result<Opened, Error> {
    let (table, verdict) = shelf::open_link(text).map_err(|error| {
        let template = match text.contains('#') {
            true => "{why}",
            false => "There is no file {what}. Read as a link: {why}",
        };
        Error::bad_save("bad_link", template)
            .with("what", short(text))
            .with("why", &error)
            .options(&error.options)
    })?;
    Ok(Opened { table, verdict, save: None, seen: None, instead_of: None })
}

/// Reads a text file of at most `most` bytes. An error names the file, and the limit where that is
/// what is wrong.
pub(crate) fn read_text(path: &Path, most: usize) -> Result<String, Error> {
    String::from_utf8(file::read_at_most(path, most)?).map_err(|error| {
        let template = "{file} cannot be read: it is no text from byte {byte} on.";
        Error::new(Kind::Outside, "not_text", template)
            .with("file", path.display())
            .with("byte", error.utf8_error().valid_up_to() + 1)
    })
}

/// The same error, naming the file, as an error of that file.
pub(crate) fn in_file(path: &Path, error: &Error) -> Error {
    if error.template.contains("{file}") {
        return error.clone();
    }
    let kind = if error.kind == Kind::Outside { Kind::Outside } else { Kind::BadSave };
    Error::new(kind, error.code, "{file}: {why}")
        .with("file", path.display())
        .with("why", error)
        .options(&error.options)
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
    let _ = writeln!(io::stderr(), "warning: {}", clean(text));
}

/// The viewer that `--viewer` names, if it can sit at this table.
pub(crate) fn viewer(table: &dyn AnyTable, text: &str) -> Result<Viewer, Error> {
    let seats = table.players().len();
    let error = match text.parse::<Viewer>() {
        Ok(viewer) if viewer.seat().is_none_or(|seat| seat.index() < seats) => return Ok(viewer),
        Ok(_) => Error::invalid("no_such_seat", "--viewer: there is no seat {seat} at this table."),
        Err(_) => Error::invalid("unknown_viewer", "--viewer: nobody here is called `{seat}`."),
    };
    Err(error.with("seat", short(text)).options(Viewer::all(seats)))
}
