//! Reading: what cards and rules say, and what happened.

use kernel::{Error, Mover};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::message::LogLine;

use super::{Answer, Effect, No, Told, Tool};
use crate::mcp::person::Person;
use crate::mcp::reference::Found;
use crate::mcp::refused::Refused;
use crate::mcp::session::Session;

/// So many entries are told at once.
const AT_ONCE: usize = 200;
/// What stands for the rules as a whole.
const RULES: &str = "rules";

/// Explains a card or a rule.
pub(super) struct Explain;

/// What to explain.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct What {
    /// The name of a card, a piece, a word of the game or a section of its rules; `rules` for all
    /// the rules.
    name: String,
    /// The id of the game; the one that you play if left out.
    game: Option<String>,
}

/// What something says.
#[derive(Serialize, JsonSchema)]
pub(super) struct Explained {
    /// What it is called.
    name: String,
    /// What sort of thing it is.
    kind: String,
    /// What it says.
    text: String,
}

impl Tool for Explain {
    const NAME: &'static str = "explain";
    const TITLE: &'static str = "Explain a card or rule";
    const ABOUT: &'static str = "What a card, a piece, a word of the game or a section of its rules \
        says. With the name `rules`: all the rules. Read them once before your first move.";
    const EFFECT: Effect = Effect::Reads;
    type Asked = What;
    type Told = Explained;

    async fn call(session: &Session, asked: What, _: &Person) -> Answer<Explained> {
        let info = session.game(asked.game.as_deref()).await?;
        let reference = session.reference(info)?;
        if asked.name.trim().eq_ignore_ascii_case(RULES) {
            let text = reference.rules().to_owned();
            let (name, kind) = (info.name.to_owned(), RULES.to_owned());
            return Ok(Told::new(Explained { name, kind, text: text.clone() }, text));
        }
        match reference.find(&asked.name) {
            Ok(Found { title, kind, text }) => {
                let told = format!("{title} ({kind})\n{text}");
                Ok(Told::new(Explained { name: title, kind, text }, told))
            }
            Err(near) => {
                let error = Error::invalid("nothing_called_so").with("name", &asked.name);
                let mut refused = Refused::new(&error, Some(info), session.language());
                refused.near = near;
                Err(No::Refused(Box::new(refused)))
            }
        }
    }
}

/// Shows the log.
pub(super) struct Log;

/// Which part of it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Since {
    /// Only entries after this one; all if left out. At most 200 are told at once, the oldest
    /// first.
    #[serde(default)]
    since: u32,
}

/// What happened.
#[derive(Serialize, JsonSchema)]
pub(super) struct Happened {
    /// The newest entry of the log.
    at: u32,
    /// The entries.
    entries: Vec<Entry>,
    /// The `since` of what comes next, where that is not all.
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<u32>,
}

/// An entry of the log.
#[derive(Serialize, JsonSchema)]
struct Entry {
    /// Its number.
    id: u32,
    /// The seat that moved; none for chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    /// The move in notation, where you may know it.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    notation: Option<String>,
    /// What happened, in sentences.
    text: Vec<String>,
}

impl Tool for Log {
    const NAME: &'static str = "log";
    const TITLE: &'static str = "Look at the log";
    const ABOUT: &'static str = "Everything that happened at the table, as your seat may know it, \
        entry by entry. `look` tells what is new by itself; this is for what you have forgotten.";
    const EFFECT: Effect = Effect::Reads;
    type Asked = Since;
    type Told = Happened;

    async fn call(session: &Session, asked: Since, _: &Person) -> Answer<Happened> {
        let seated = session.seated().await?;
        let sight = seated.place.sight(asked.since).await?;
        let Some(update) = &sight.update else { return Err(Error::illegal("not_begun").into()) };
        let entry = |line: &LogLine| Entry {
            id: line.id,
            seat: match line.by {
                Mover::Seat(seat) => Some(seat.0),
                Mover::Chance => None,
            },
            notation: line.notation.clone(),
            text: line.messages.iter().map(|message| sight.voice.say(message)).collect(),
        };
        let lines = update.log.iter().filter(|line| line.id > asked.since);
        let entries: Vec<Entry> = lines.take(AT_ONCE).map(|line| entry(line)).collect();
        let last = entries.last().map_or(update.at, |entry| entry.id);
        let more = (last < update.at).then_some(last);
        let line = |entry: &Entry| format!("{}. {}", entry.id, entry.text.join(" "));
        let text = entries.iter().map(line).collect::<Vec<_>>().join("\n");
        Ok(Told::new(Happened { at: update.at, entries, more }, text))
    }
}
