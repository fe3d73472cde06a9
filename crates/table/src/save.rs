//! Saves: a table as bytes, and back, with a verdict.
//!
//! A save is one line of plain text with a digest, and after it versioned, readable JSON,
//! compressed. The JSON holds setup, seed, players and every entry of the log with its events and
//! fingerprints. Reading it plays the game again through today's rules and compares.

use std::fmt;

use kernel::{Error, Game, Mover, Record, Setup};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::log::{Digest, EntryId, Jump, Written, WrittenAct};
use crate::player::Player;
use crate::table::Table;

/// The version of the content that is written.
const VERSION: u64 = 1;
const MARK: &str = "parlour-save";
/// The largest file that is looked at, and the most that it may unpack to.
pub const MAX_FILE: usize = 8 << 20;
const MAX_CONTENT: usize = 16 << 20;

/// A save that was read and is whole, but not yet played.
#[derive(Clone, Debug)]
pub struct Saved {
    content: Value,
}

#[derive(Serialize, Deserialize)]
#[serde(bound = "E: Serialize + serde::de::DeserializeOwned", deny_unknown_fields)]
struct Content<E> {
    format: String,
    version: u64,
    game: String,
    rules: u32,
    setup: Setup,
    /// As text, because a browser's numbers would lose digits of it.
    seed: String,
    #[serde(default)]
    players: Vec<Player>,
    /// Whether dice are typed in, so that the game goes on as it was played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    typed_dice: bool,
    /// The digest of the log; nothing where only moves were kept.
    hash: Option<String>,
    entries: Vec<Written<E>>,
}

/// What came of playing an old game under today's rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every move, event and fingerprint is as it was.
    Exact,
    /// Nothing contradicts it, but not everything could be compared.
    Unverified {
        /// What could not be compared.
        why: String,
    },
    /// Something is not as it was.
    Diverged {
        /// The first entry that differs.
        at: EntryId,
        /// How it differs.
        why: String,
    },
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Exact => f.write_str("exact"),
            Verdict::Unverified { .. } => f.write_str("unverified"),
            Verdict::Diverged { at, .. } => write!(f, "diverged at {at}"),
        }
    }
}

/// A table as bytes.
pub fn to_bytes<G: Game>(table: &Table<G>) -> Vec<u8> {
    let packed = compress_to_vec_zlib(to_json(table).as_bytes(), 6);
    let mut bytes = format!("{MARK} {}\n", Digest::of(&packed)).into_bytes();
    bytes.extend(packed);
    bytes
}

/// The content of a save: one line for each entry, so that a difference can be read.
pub fn to_json<G: Game>(table: &Table<G>) -> String {
    let content = Content::<G::Event> {
        format: MARK.to_owned(),
        version: VERSION,
        game: G::INFO.id.to_owned(),
        rules: G::INFO.rules_version,
        setup: table.setup().clone(),
        seed: table.seed().to_string(),
        players: table.players().to_vec(),
        typed_dice: table.typed_dice(),
        hash: Some(table.hash().to_string()),
        entries: Vec::new(),
    };
    let head = serde_json::to_string_pretty(&content).expect("a save can be written");
    let line =
        |entry| serde_json::to_string(&Table::written(entry)).expect("events can be written");
    let lines: Vec<String> = table.log().iter().map(line).collect();
    let entries =
        if lines.is_empty() { String::new() } else { format!("\n{}\n  ", lines.join(",\n")) };
    head.replacen("\"entries\": []", &format!("\"entries\": [{entries}]"), 1)
}

/// Reads a save, or a record as text. An error says what is wrong and where.
pub fn read(bytes: &[u8]) -> Result<Saved, Error> {
    if bytes.len() > MAX_FILE {
        return Err(damaged("it is too large to be a save", MAX_FILE));
    }
    if bytes.starts_with(b"parlour record") {
        let text =
            std::str::from_utf8(bytes).map_err(|e| damaged("it is not text", e.valid_up_to()))?;
        return migrate(json!({ "version": 0, "record": text }));
    }
    let line = bytes.iter().take(128).position(|&byte| byte == b'\n');
    let (head, packed) = line.map_or((&bytes[..0], bytes), |at| (&bytes[..at], &bytes[at + 1..]));
    let digest = head.strip_prefix(format!("{MARK} ").as_bytes());
    let Some(digest) = digest else { return Err(damaged("it is no save of Parlour", 0)) };
    if digest != Digest::of(packed).to_string().as_bytes() {
        return Err(damaged("its digest does not fit: it was cut or changed", head.len() + 1));
    }
    let content = decompress_to_vec_zlib_with_limit(packed, MAX_CONTENT)
        .map_err(|_| damaged("it cannot be unpacked", head.len() + 1))?;
    let content = serde_json::from_slice(&content).map_err(|error| not_understood(&error))?;
    migrate(content)
}

/// Brings the content of an older version up to date, one version at a time.
fn migrate(mut content: Value) -> Result<Saved, Error> {
    let version = content["version"].as_u64();
    match version {
        Some(version) if version <= VERSION => {
            for step in &MIGRATIONS[version as usize..] {
                content = step(content)?;
            }
            Ok(Saved { content })
        }
        _ => Err(Error::bad_save(
            "unknown_version",
            "This save has version {version}, and this Parlour reads versions up to {known}.",
        )
        .with("version", version.map_or("unknown".to_owned(), |n| n.to_string()))
        .with("known", VERSION)),
    }
}

/// Step `n` makes version `n + 1` of version `n`.
const MIGRATIONS: [fn(Value) -> Result<Value, Error>; VERSION as usize] = [from_record];

/// Version 0 is a record as text: moves only, without players and events.
fn from_record(content: Value) -> Result<Value, Error> {
    let record = Record::parse(content["record"].as_str().unwrap_or_default())?;
    let entries = record.moves.iter().enumerate().map(|(n, (mover, text))| Written::<()> {
        id: n as EntryId + 1,
        by: *mover,
        act: WrittenAct::Move(text.clone()),
        events: None,
        fingerprint: None,
    });
    let content = Content {
        format: MARK.to_owned(),
        version: 1,
        game: record.game.clone(),
        rules: record.rules,
        setup: record.setup.clone(),
        seed: record.seed.to_string(),
        players: Vec::new(),
        typed_dice: false,
        hash: None,
        entries: entries.collect(),
    };
    Ok(serde_json::to_value(content).expect("a save can be written"))
}

impl Saved {
    /// The id of the game that was saved.
    pub fn game(&self) -> &str {
        self.content["game"].as_str().unwrap_or_default()
    }

    /// The content as JSON.
    pub fn content(&self) -> &Value {
        &self.content
    }

    /// Plays the save through today's rules. Gives the table, up to the entry that differs if one
    /// does, and the verdict. An error means that not even the opening can be set up.
    pub fn replay<G: Game>(&self) -> Result<(Table<G>, Verdict), Error> {
        let content: Content<G::Event> =
            Deserialize::deserialize(&self.content).map_err(|error| not_understood(&error))?;
        if content.game != G::INFO.id {
            return Err(Error::bad_save("other_game", "This save is of another game: {game}.")
                .with("game", &content.game));
        }
        let seed = content.seed.parse().map_err(|_| {
            Error::bad_save("bad_seed", "The seed of this save is no number: {seed}.")
                .with("seed", &content.seed)
        })?;
        let mut table = match content.players {
            players if players.is_empty() => Table::<G>::open_for_people(&content.setup, seed)?,
            players => Table::open(&content.setup, seed, players)?,
        };
        table.set_typed_dice(content.typed_dice);
        for written in &content.entries {
            if let Err(why) = table.replay_entry(written) {
                return Ok((table, Verdict::Diverged { at: written.id, why }));
            }
        }
        let verdict = verdict::<G>(&table, content.rules, content.hash.as_deref());
        Ok((table, verdict))
    }
}

fn verdict<G: Game>(table: &Table<G>, rules: u32, hash: Option<&str>) -> Verdict {
    let now = G::INFO.rules_version;
    match hash {
        _ if rules != now => Verdict::Unverified {
            why: format!("it was played under version {rules} of the rules, and they are at {now}"),
        },
        None => Verdict::Unverified { why: "it holds moves only".to_owned() },
        Some(hash) if hash == table.hash().to_string() => Verdict::Exact,
        Some(_) => {
            let why = "the digest of the log is another one".to_owned();
            Verdict::Diverged { at: table.at(), why }
        }
    }
}

impl<G: Game> Table<G> {
    /// Does what a written entry says and compares what comes of it.
    fn replay_entry(&mut self, written: &Written<G::Event>) -> Result<(), String> {
        if self.line().len() >= G::INFO.max_moves as usize {
            return Err("a game does not have so many moves".to_owned());
        }
        if self.at() / 4 >= G::INFO.max_moves {
            return Err("a game does not have so many entries".to_owned());
        }
        if written.id != self.at() + 1 {
            return Err(format!("entry {} should stand here", self.at() + 1));
        }
        match (&written.act, written.by) {
            (WrittenAct::Move(text), mover) => {
                let state = self.state();
                let m = state.parse(mover, text).map_err(|error| error.to_string())?;
                state.check(mover, m).map_err(|illegal| illegal.into().to_string())?;
                self.commit(mover, m);
            }
            (WrittenAct::Undo(to), Mover::Seat(by)) => self.replay_jump(Jump::Undo, by, *to)?,
            (WrittenAct::Redo(to), Mover::Seat(by)) => self.replay_jump(Jump::Redo, by, *to)?,
            (WrittenAct::Back(to), Mover::Seat(by)) => self.replay_jump(Jump::Back, by, *to)?,
            (_, Mover::Chance) => return Err("chance takes nothing back".to_owned()),
        }
        let entry = &self.log()[written.id as usize - 1];
        if written.events.as_ref().is_some_and(|events| *events != entry.events) {
            return Err("its events are others now".to_owned());
        }
        let fingerprint = entry.fingerprint.map(|n| format!("{n:016x}"));
        if written.fingerprint.is_some() && written.fingerprint != fingerprint {
            return Err("the fingerprint of its position is another one now".to_owned());
        }
        Ok(())
    }

    fn replay_jump(&mut self, how: Jump, by: kernel::Seat, to: EntryId) -> Result<(), String> {
        if by.index() >= self.state().seats() {
            return Err("there is no such seat".to_owned());
        }
        self.position_entry(to).map_err(|error| error.to_string())?;
        self.go(how, by, to);
        Ok(())
    }
}

fn damaged(why: &'static str, at: usize) -> Error {
    Error::bad_save("bad_save", "This save cannot be read (byte {at}): {why}.")
        .with("at", at)
        .with("why", why)
}

fn not_understood(error: &serde_json::Error) -> Error {
    Error::bad_save("bad_content", "The content of this save cannot be understood: {why}.")
        .with("why", error)
}
