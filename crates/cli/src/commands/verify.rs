//! `parlour verify`

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use clap::ValueHint;
use kernel::{Error, Info, Key, Kind, Message, Paint};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;
use table::fair::{Bits, Evidence};
use table::save::{self, Compared, Verdict};
use table::{AnyTable, file, link};

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
///                link to a position, which holds no game; or --commitment and other luck
///   damaged      cut or changed, or not understood; the place is named
///   unreadable   there is no such file, or the system refuses it
///
/// Only the named file is looked at, never its backup.
///
/// The save of a game on a server holds the evidence of how its luck was agreed on. Every
/// commitment in it is checked, and that every deal and die follows from them; the line then says
/// so. Anyone who noted the server's commitment when the table opened can name it.
///
/// Exit code: 0 when all are exact or unverified, 1 when one diverged or was refused, 3 when one is
/// damaged or unreadable.
///
/// Examples:
///   parlour verify my.save
///   parlour verify ~/.local/state/parlour/*.save --json
///   parlour verify my.save --commitment 5023557b…
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// Saves, records as text, or links
    #[arg(value_name = "FILE|LINK", value_hint = ValueHint::FilePath, required = true)]
    what: Vec<String>,
    /// What the server committed to when the table opened: 64 hexadecimal digits
    ///
    /// Saves of luck that was agreed on otherwise, or by nobody, are refused.
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    commitment: Option<Bits>,
    /// Print a JSON array for programs
    ///
    /// One object for each: {file, verdict, compared?, luck?, at?, why?, message?}.
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
    /// Who agreed on the luck, where there is evidence of it and all of it holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    luck: Option<Agreed>,
    /// The first entry that differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// Why, as a message.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<Message>,
}

/// Who agreed on the luck of a game.
#[derive(Serialize, JsonSchema)]
struct Agreed {
    /// What the server committed to when the table opened.
    commitment: Bits,
    /// How many people added a number of their own.
    people: usize,
}

/// What came of looking at one file.
struct Finding {
    /// The verdict as programs know it.
    word: &'static str,
    compared: Option<Compared>,
    /// How the luck was agreed on, where all of that holds.
    luck: Option<Evidence>,
    at: Option<u32>,
    why: Option<Message>,
    /// The game, for its words.
    game: Option<&'static Info>,
    code: u8,
}

/// The errors after which a file is fine, but not the game that was asked for.
const REFUSED: [&str; 4] = ["other_rules", "position_link", "no_evidence", "other_commitment"];

/// A table at the end of a game, and the verdict on it.
type Opened = Result<(Box<dyn AnyTable>, Verdict), Error>;

fn commitment(text: &str) -> Result<Bits, &'static str> {
    text.parse().map_err(|_| "not 64 small hexadecimal digits")
}

pub(crate) fn run(args: &Args) -> Done {
    let mut out = std::io::stdout().lock();
    let mut worst = OK;
    let mut all = Vec::new();
    for what in &args.what {
        let finding = check(what).held_against(args.commitment);
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
    let (game, opened) = match link {
        true => {
            let id = link::split(what).map(|(id, _)| id).unwrap_or_default();
            (shelf::info(id).ok(), shelf::open_link(what))
        }
        false => open_file(Path::new(what)),
    };
    let finding = match opened {
        Ok((table, verdict)) => Finding::of(verdict, table.evidence()),
        Err(error) => Finding::refusal(error),
    };
    Finding { game, ..finding }
}

/// The game of a save, where it can be read, and what comes of playing it again.
fn open_file(path: &Path) -> (Option<&'static Info>, Opened) {
    match file::read(path).and_then(|bytes| save::read(&bytes)) {
        Ok(saved) => (shelf::info(saved.game()).ok(), shelf::open_saved(&saved)),
        Err(error) => (None, Err(error)),
    }
}

impl Agreed {
    fn of(evidence: &Evidence) -> Agreed {
        Agreed { commitment: evidence.commitment, people: evidence.people() }
    }
}

impl Finding {
    fn new(word: &'static str, code: u8, why: Option<Message>) -> Finding {
        Finding { word, compared: None, luck: None, at: None, why, game: None, code }
    }

    fn of(verdict: Verdict, evidence: Option<&Evidence>) -> Finding {
        let luck = evidence.cloned();
        match verdict {
            Verdict::Exact { compared } => {
                Finding { compared: Some(compared), luck, ..Finding::new("exact", OK, None) }
            }
            Verdict::Unverified { why } => {
                Finding { luck, ..Finding::new("unverified", OK, Some(why)) }
            }
            Verdict::Diverged { at, why } => {
                Finding { at: Some(at), ..Finding::new("diverged", NEGATIVE, Some(why)) }
            }
        }
    }

    fn refusal(error: Error) -> Finding {
        let (word, code) = match error.kind {
            Kind::Outside => ("unreadable", FILE),
            _ if REFUSED.contains(&&*error.code) => ("refused", NEGATIVE),
            _ => ("damaged", FILE),
        };
        Finding::new(word, code, Some(error.message))
    }

    /// Refuses other luck than the server committed to. What is no longer the same game has its
    /// reason already.
    fn held_against(self, commitment: Option<Bits>) -> Finding {
        let Some(commitment) = commitment.filter(|_| self.code == OK) else { return self };
        let evidence = self.luck.as_ref().ok_or_else(|| Error::bad_save("no_evidence"));
        match evidence.and_then(|evidence| evidence.must_be_of(commitment)) {
            Ok(()) => self,
            Err(error) => Finding::refusal(error),
        }
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
        let luck = self.luck.as_ref().map(|luck| say(&luck.message()));
        let more: Vec<String> = compared.or(why).into_iter().chain(luck).collect();
        match more.is_empty() {
            true => say(&verdict),
            false => format!("{} ({})", say(&verdict), more.join("; ")),
        }
    }

    fn of_file(&self, what: &str) -> Checked {
        Checked {
            file: what.to_owned(),
            verdict: self.word,
            compared: self.compared,
            luck: self.luck.as_ref().map(Agreed::of),
            at: self.at,
            why: self.reason(),
            message: self.why.clone(),
        }
    }
}
