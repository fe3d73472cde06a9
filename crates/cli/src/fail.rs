//! Errors and exit codes at the edge.

use std::io;
use std::process::ExitCode;

use kernel::{Error, Kind};

use crate::term::clean;

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
    /// Something to explain to the user.
    Error(Box<Error>),
    /// Whoever reads the output has gone away: not a fault, nothing to say.
    Closed,
}

impl From<Error> for Fail {
    fn from(error: Error) -> Fail {
        Fail::Error(Box::new(error))
    }
}

impl From<io::Error> for Fail {
    fn from(error: io::Error) -> Fail {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Fail::Closed;
        }
        Error::new(Kind::Outside, "io", "The terminal or a file failed: {why}.")
            .with("why", error)
            .into()
    }
}

impl Fail {
    /// Explains the failure on standard error and gives the exit code.
    #[expect(clippy::print_stderr, reason = "this is where errors are shown")]
    pub(crate) fn report(self) -> ExitCode {
        let Fail::Error(error) = self else { return ExitCode::from(OK) };
        eprintln!("error: {}", in_lines(&error.to_string()));
        if !error.options.is_empty() {
            eprintln!("  possible: {}", in_lines(&error.options.join(", ")));
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
