//! Errors and exit codes at the edge.

use std::io;
use std::process::ExitCode;

use kernel::{Error, Info, Kind, Message};

use crate::term::clean;
use crate::words;

/// Everything went well.
pub(crate) const OK: u8 = 0;
/// What was checked does not hold: a scenario failed, a save diverged, a fuzzed game broke a rule.
pub(crate) const NEGATIVE: u8 = 1;
/// The command was not understood: an unknown game, a wrong flag, a bad option or move.
pub(crate) const USAGE: u8 = 2;
/// A file or link cannot be read or written.
pub(crate) const FILE: u8 = 3;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Fail {
    /// Something to explain to the user, in the words of a game where it is known.
    Error(Box<Error>, Option<&'static Info>),
    /// Nobody reads the output any more: not a fault, nothing to say.
    Closed,
}

impl From<Error> for Fail {
    fn from(error: Error) -> Fail {
        Fail::Error(Box::new(error), None)
    }
}

/// Makes errors failures that are explained in the words of this game.
pub(crate) fn about<E: Into<Fail>>(info: &'static Info) -> impl Fn(E) -> Fail {
    move |error| match error.into() {
        Fail::Error(error, game) => Fail::Error(error, game.or(Some(info))),
        Fail::Closed => Fail::Closed,
    }
}

impl From<io::Error> for Fail {
    fn from(error: io::Error) -> Fail {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Fail::Closed;
        }
        Error::new(Kind::Outside, "io").with("why", error).into()
    }
}

impl Fail {
    /// The failure in words, on one line; nothing where there is nothing to say.
    pub(crate) fn text(&self) -> Option<String> {
        let Fail::Error(error, game) = self else { return None };
        Some(clean(&words::of_error(error, *game).error(error)))
    }

    /// Explains the failure on standard error and gives the exit code.
    #[expect(clippy::print_stderr, reason = "this is where errors are shown")]
    pub(crate) fn report(self) -> ExitCode {
        let Fail::Error(error, game) = self else { return ExitCode::from(OK) };
        let why = in_lines(&words::of_error(&error, game).error(&error));
        eprintln!("{}", words::say(&Message::new("cli-error").with("why", why)));
        if !error.options.is_empty() {
            let options = in_lines(&error.options.join(", "));
            eprintln!("{}", words::say(&Message::new("cli-possible").with("options", options)));
        }
        ExitCode::from(match error.kind {
            Kind::IllegalMove | Kind::InvalidChoice => USAGE,
            Kind::BadSave | Kind::Outside => FILE,
            Kind::CorruptState | Kind::RulesError => NEGATIVE,
        })
    }
}

/// The text without anything that would command a terminal but its line breaks.
fn in_lines(text: &str) -> String {
    text.lines().map(clean).collect::<Vec<_>>().join("\n")
}

/// What every command gives back.
pub(crate) type Done = Result<ExitCode, Fail>;
