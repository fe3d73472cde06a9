//! `parlour verify`

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use clap::ValueHint;
use kernel::{Error, Kind};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;
use table::file;
use table::save::{self, Verdict};

use crate::fail::{Done, FILE, NEGATIVE, OK};
use crate::source::Source;
use crate::term::clean;

/// Check saves: is every move, event and position as it was?
///
/// Plays each game through today's rules and compares. One line for each:
///
///   exact        every move, event and fingerprint is as it was
///   unverified   every move is legal, but not everything can be compared: a record or link
///                holds moves only, or the save was played under another version of the rules
///   diverged     something differs; the entry is named
///   damaged      cut or changed, or not understood; the place is named
///   unreadable   there is no such file, or the system refuses it
///
/// Only the named file is looked at, never its backup.
///
/// Exit code: 0 when all are exact or unverified, 1 when one diverged, 3 when one is damaged or
/// unreadable.
///
/// Examples:
///   parlour verify my.save
///   parlour verify ~/.local/state/parlour/*.save --json
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// Saves, records as text, or links
    #[arg(value_name = "FILE|LINK", value_hint = ValueHint::FilePath, required = true)]
    what: Vec<String>,
    /// Print a JSON array for programs
    ///
    /// One object for each: {file, verdict, at?, why?}.
    #[arg(long)]
    json: bool,
}

/// The JSON that the command promises for each file.
#[derive(Serialize, JsonSchema)]
pub(super) struct Checked {
    file: String,
    /// `exact`, `unverified`, `diverged`, `damaged` or `unreadable`.
    verdict: &'static str,
    /// The first entry that differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

/// What came of looking at one file.
struct Finding {
    word: &'static str,
    at: Option<u32>,
    why: Option<String>,
    code: u8,
}

pub(crate) fn run(args: &Args) -> Done {
    let mut out = std::io::stdout().lock();
    let mut worst = OK;
    let mut all = Vec::new();
    for what in &args.what {
        let finding = check(what);
        worst = worst.max(finding.code);
        if args.json {
            all.push(finding.of_file(what));
        } else {
            writeln!(out, "{}: {}", clean(what), finding.text())?;
        }
    }
    if args.json {
        writeln!(out, "{:#}", json!(all))?;
    }
    Ok(ExitCode::from(worst))
}

fn check(what: &str) -> Finding {
    // A path that names nothing but a backup is no file.
    let link = !Path::new(what).exists() && matches!(Source::written(what), Ok(Source::Link(_)));
    let verdict = match link {
        true => shelf::open_link(what).map(|(_, verdict)| verdict),
        false => check_file(Path::new(what)),
    };
    match verdict {
        Ok(verdict) => Finding::of(verdict),
        Err(error) => Finding::damage(&error),
    }
}

fn check_file(path: &Path) -> Result<Verdict, Error> {
    let saved = save::read(&file::read(path)?)?;
    shelf::open_saved(&saved).map(|(_, verdict)| verdict)
}

impl Finding {
    fn of(verdict: Verdict) -> Finding {
        match verdict {
            Verdict::Exact => Finding { word: "exact", at: None, why: None, code: OK },
            Verdict::Unverified { why } => {
                Finding { word: "unverified", at: None, why: Some(why), code: OK }
            }
            Verdict::Diverged { at, why } => {
                Finding { word: "diverged", at: Some(at), why: Some(why), code: NEGATIVE }
            }
        }
    }

    fn damage(error: &Error) -> Finding {
        let word = if error.kind == Kind::Outside { "unreadable" } else { "damaged" };
        Finding { word, at: None, why: Some(error.to_string()), code: FILE }
    }

    fn text(&self) -> String {
        let at = self.at.map_or(String::new(), |at| format!(" at {at}"));
        let why = self.why.as_deref().map(|why| clean(why.trim_end_matches('.')));
        let why = why.map_or(String::new(), |why| format!(" ({why})"));
        format!("{}{at}{why}", self.word)
    }

    fn of_file(&self, what: &str) -> Checked {
        let Finding { word: verdict, at, ref why, .. } = *self;
        Checked { file: what.to_owned(), verdict, at, why: why.clone() }
    }
}
