//! `parlour verify`

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use clap::ValueHint;
use kernel::{Error, Info, Key, Kind, Message, Paint};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;
use table::save::{self, Compared, Verdict};
use table::{file, link};

use crate::fail::{Done, FILE, NEGATIVE, OK};
use crate::source::{Source, is_position};
use crate::term::clean;
use crate::words::{self, Texts, clause, say};

/// Check saves: is every move, event and position as it was?
///
/// Plays each game through today's rules and compares. One line for each:
///
///   exact        every move is as it was, and so is what came of it: what was compared is told
///   unverified   every move is legal, but there is nothing to compare: links and records of the
///                first form hold moves only
///   diverged     something differs; the entry is named
///   refused      made under other rules, and not known to be the same game under today's; or a
///                link to a position, which holds no game
///   damaged      cut or changed, or not understood; the place is named
///   unreadable   there is no such file, or the system refuses it
///
/// Only the named file is looked at, never its backup.
///
/// Exit code: 0 when all are exact or unverified, 1 when one diverged or was refused, 3 when one is
/// damaged or unreadable.
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
    /// One object for each: {file, verdict, compared?, at?, why?, message?}.
    #[arg(long)]
    json: bool,
}

/// The JSON that the command promises for each file.
#[derive(Serialize, JsonSchema)]
pub(super) struct Checked {
    file: String,
    /// `exact`, `unverified`, `diverged`, `refused`, `damaged` or `unreadable`.
    verdict: &'static str,
    /// What was compared, where it is exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    compared: Option<Compared>,
    /// The first entry that differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// Why, as a message.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<Message>,
}

/// What came of looking at one file.
struct Finding {
    /// The verdict as programs know it.
    word: &'static str,
    compared: Option<Compared>,
    at: Option<u32>,
    why: Option<Message>,
    /// The game, for its words.
    game: Option<&'static Info>,
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
    if !Path::new(what).exists() && is_position(what) {
        return Finding::refusal(Error::invalid("position_link"));
    }
    // A path that names nothing but a backup is no file.
    let link = !Path::new(what).exists() && matches!(Source::written(what), Ok(Source::Link(_)));
    let (game, verdict) = match link {
        true => {
            let id = link::split(what).map(|(id, _)| id).unwrap_or_default();
            (shelf::info(id).ok(), shelf::open_link(what).map(|(_, verdict)| verdict))
        }
        false => check_file(Path::new(what)),
    };
    let finding = match verdict {
        Ok(verdict) => Finding::of(verdict),
        Err(error) => Finding::refusal(error),
    };
    Finding { game, ..finding }
}

/// The game of a save, where it can be read, and the verdict.
fn check_file(path: &Path) -> (Option<&'static Info>, Result<Verdict, Error>) {
    match file::read(path).and_then(|bytes| save::read(&bytes)) {
        Ok(saved) => {
            let verdict = shelf::open_saved(&saved).map(|(_, verdict)| verdict);
            (shelf::info(saved.game()).ok(), verdict)
        }
        Err(error) => (None, Err(error)),
    }
}

impl Finding {
    fn new(word: &'static str, code: u8, why: Option<Message>) -> Finding {
        Finding { word, compared: None, at: None, why, game: None, code }
    }

    fn of(verdict: Verdict) -> Finding {
        match verdict {
            Verdict::Exact { compared } => {
                Finding { compared: Some(compared), ..Finding::new("exact", OK, None) }
            }
            Verdict::Unverified { why } => Finding::new("unverified", OK, Some(why)),
            Verdict::Diverged { at, why } => {
                Finding { at: Some(at), ..Finding::new("diverged", NEGATIVE, Some(why)) }
            }
        }
    }

    fn refusal(error: Error) -> Finding {
        let (word, code) = match error.kind {
            Kind::Outside => ("unreadable", FILE),
            _ if ["other_rules", "position_link"].contains(&&*error.code) => ("refused", NEGATIVE),
            _ => ("damaged", FILE),
        };
        Finding::new(word, code, Some(error.message))
    }

    /// Why, in words.
    fn reason(&self) -> Option<String> {
        let why = self.why.as_ref()?;
        Some(match self.game {
            Some(info) => Texts::of_game(info, Paint::PLAIN).say(why),
            None => words::say(why),
        })
    }

    fn text(&self) -> String {
        let key: Key = match self.word {
            "exact" => "verdict-exact".into(),
            "unverified" => "verdict-unverified".into(),
            "diverged" => "verdict-diverged".into(),
            "refused" => "cli-verdict-refused".into(),
            "damaged" => "cli-verdict-damaged".into(),
            _ => "cli-verdict-unreadable".into(),
        };
        let verdict = match self.at {
            Some(at) => Message::new(key).with("at", at),
            None => Message::new(key),
        };
        let compared = self.compared.map(|compared| say(&compared.message()));
        let why = self.reason().map(|why| clean(clause(&why)));
        let more = compared.or(why).map(|text| format!(" ({text})"));
        say(&verdict) + &more.unwrap_or_default()
    }

    fn of_file(&self, what: &str) -> Checked {
        Checked {
            file: what.to_owned(),
            verdict: self.word,
            compared: self.compared,
            at: self.at,
            why: self.reason(),
            message: self.why.clone(),
        }
    }
}
