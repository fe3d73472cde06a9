//! Saves: a table as bytes, and back, with a verdict.
//!
//! A save is one line of plain text with a digest, and after it versioned, readable JSON,
//! compressed. The JSON holds setup, seed, players and every entry of the log with its events and
//! fingerprints, and when each was made and by whom, where the adapter said so. Reading it plays
//! the game again through today's rules and compares: every event of every move, the fingerprints
//! of positions, and the position it ends in. Where several agreed on the luck, the evidence is
//! kept too: every commitment is checked, and that chance did what they agreed on.

use std::fmt;

use kernel::{Arg, Error, Message, Mover, Record, Seed, Setup, Show};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::fair::Evidence;
use crate::log::{Digest, EntryId, Jump, Made, Written, WrittenAct};
use crate::message::Stamp;
use crate::player::Player;
use crate::table::Table;

/// The version of the content that is written.
const VERSION: u64 = 4;
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
#[serde(deny_unknown_fields)]
struct Content {
    format: String,
    version: u64,
    game: String,
    rules: u32,
    setup: Setup,
    /// As the word that a [`Seed`] is written as.
    seed: String,
    #[serde(default)]
    players: Vec<Player>,
    /// Whether dice are typed in, so that the game goes on as it was played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    typed_dice: bool,
    /// Whether seats are asked even what has one answer that everybody can see.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    asks_all: bool,
    /// The digest of the log; nothing where only moves were kept, or in an older form.
    hash: Option<String>,
    /// The fingerprint of the position it ends in; nothing where it was not kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ends: Option<String>,
    /// How the luck was agreed on, where several did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    luck: Option<Evidence>,
    /// Events as they were written: rules of another version may know other ones.
    entries: Vec<Written<Vec<Value>>>,
}

/// What came of playing an old game under today's rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every move is as it was, and so is everything that was kept of what came of it.
    Exact {
        /// What was kept, and compared.
        compared: Compared,
    },
    /// Nothing contradicts it, but not everything could be compared.
    Unverified {
        /// What could not be compared.
        why: Message,
    },
    /// Something is not as it was.
    Diverged {
        /// The first entry that differs.
        at: EntryId,
        /// How it differs.
        why: Message,
    },
}

/// What an old game was compared by, beside its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Compared {
    /// How many moves had all their events compared.
    pub events: u32,
    /// How many positions on the way had a fingerprint.
    pub positions: u32,
    /// Whether the position at the end was compared.
    pub end: bool,
}

impl Compared {
    /// What was compared, as a message.
    pub fn message(&self) -> Message {
        match *self {
            Compared { events: 0, positions: 0, .. } => Message::new("compared-end"),
            Compared { events, positions, .. } => {
                Message::new("compared").with("events", events).with("positions", positions)
            }
        }
    }
}

impl Verdict {
    /// The verdict on what holds moves and nothing else: each of them is legal.
    pub(crate) fn moves_only() -> Verdict {
        Verdict::Unverified { why: Message::new("why-moves-only") }
    }

    /// The verdict on what holds moves and the position that they led to.
    pub(crate) fn end() -> Verdict {
        Verdict::Exact { compared: Compared { end: true, ..Compared::default() } }
    }

    /// Whether everything that was kept is as it was.
    pub fn is_exact(&self) -> bool {
        matches!(self, Verdict::Exact { .. })
    }

    /// The verdict as a message.
    pub fn message(&self) -> Message {
        match self {
            Verdict::Exact { .. } => Message::new("verdict-exact"),
            Verdict::Unverified { .. } => Message::new("verdict-unverified"),
            Verdict::Diverged { at, .. } => Message::new("verdict-diverged").with("at", *at),
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Exact { .. } => f.write_str("exact"),
            Verdict::Unverified { .. } => f.write_str("unverified"),
            Verdict::Diverged { at, .. } => write!(f, "diverged at {at}"),
        }
    }
}

/// A table as bytes.
pub fn to_bytes<G: Show>(table: &Table<G>) -> Vec<u8> {
    let packed = compress_to_vec_zlib(to_json(table).as_bytes(), 6);
    let mut bytes = format!("{MARK} {}\n", Digest::of(&packed)).into_bytes();
    bytes.extend(packed);
    bytes
}

/// The content of a save: one line for each entry, so that a difference can be read.
pub fn to_json<G: Show>(table: &Table<G>) -> String {
    let content = Content {
        format: MARK.to_owned(),
        version: VERSION,
        game: G::INFO.id.to_owned(),
        rules: G::INFO.rules_version,
        setup: table.setup().clone(),
        seed: table.seed().to_string(),
        players: table.players().to_vec(),
        typed_dice: table.typed_dice(),
        asks_all: table.asks_all(),
        hash: Some(table.hash().to_string()),
        ends: Some(table.fingerprint().to_string()),
        luck: table.evidence().cloned(),
        entries: Vec::new(),
    };
    let head = serde_json::to_string_pretty(&content).expect("a save can be written");
    let mut lines = Vec::new();
    table.retell(0, |entry, events| {
        let written = serde_json::to_string(&Table::written(entry, events));
        lines.push(written.expect("events can be written"));
    });
    let entries =
        if lines.is_empty() { String::new() } else { format!("\n{}\n  ", lines.join(",\n")) };
    head.replacen("\"entries\": []", &format!("\"entries\": [{entries}]"), 1)
}

/// Reads a save, or a record as text. An error says what is wrong and where.
pub fn read(bytes: &[u8]) -> Result<Saved, Error> {
    if bytes.len() > MAX_FILE {
        return Err(damaged("why-too-large", MAX_FILE));
    }
    if bytes.starts_with(b"parlour record") {
        let text =
            std::str::from_utf8(bytes).map_err(|e| damaged("why-not-text", e.valid_up_to()))?;
        return Record::parse(text).map(|record| of_record(&record));
    }
    let line = bytes.iter().take(128).position(|&byte| byte == b'\n');
    let (head, packed) = line.map_or((&bytes[..0], bytes), |at| (&bytes[..at], &bytes[at + 1..]));
    let digest = head.strip_prefix(format!("{MARK} ").as_bytes());
    let Some(digest) = digest else { return Err(damaged("why-no-save", 0)) };
    if digest != Digest::of(packed).to_string().as_bytes() {
        return Err(damaged("why-digest", head.len() + 1));
    }
    let content = decompress_to_vec_zlib_with_limit(packed, MAX_CONTENT)
        .map_err(|_| damaged("why-not-unpacked", head.len() + 1))?;
    let content = serde_json::from_slice(&content).map_err(|error| not_understood(&error))?;
    migrate(content)
}

/// Brings the content of an older version up to date, one version at a time.
fn migrate(mut content: Value) -> Result<Saved, Error> {
    let version = content["version"].as_u64();
    match version {
        Some(version @ 1..=VERSION) => {
            for step in &MIGRATIONS[version as usize - 1..] {
                content = step(content);
            }
            Ok(Saved { content })
        }
        _ => Err(Error::bad_save("unknown_version")
            .with("version", version.map_or("unknown".to_owned(), |n| n.to_string()))
            .with("known", VERSION)),
    }
}

/// The first step makes version 2 of version 1, and so on.
const MIGRATIONS: [fn(Value) -> Value; VERSION as usize - 1] =
    [from_first, from_second, from_third];

/// In the first version luck came from the fast generator, and fingerprints and the digest of the
/// log followed from how a program laid out its memory: they say nothing to another one.
fn from_first(mut content: Value) -> Value {
    let seed = content["seed"].as_str().unwrap_or_default();
    content["seed"] = format!("fast:{seed}").into();
    content["hash"] = Value::Null;
    content["version"] = 2.into();
    for entry in content["entries"].as_array_mut().into_iter().flatten() {
        entry.as_object_mut().map(|entry| entry.remove("fingerprint"));
    }
    content
}

/// The second version did not say when entries were made and by whom.
fn from_second(mut content: Value) -> Value {
    content["version"] = 3.into();
    content
}

/// The third version knew no evidence of how luck was agreed on.
fn from_third(mut content: Value) -> Value {
    content["version"] = 4.into();
    content
}

/// A record as a save: moves only, without players and events.
pub fn of_record(record: &Record) -> Saved {
    let entries = record.moves.iter().enumerate().map(|(n, (mover, text))| Written {
        id: n as EntryId + 1,
        by: *mover,
        act: WrittenAct::Move(text.clone()),
        automatic: false,
        typed: None,
        stamp: Stamp::default(),
        events: None,
        fingerprint: None,
    });
    let content = Content {
        format: MARK.to_owned(),
        version: VERSION,
        game: record.game.clone(),
        rules: record.rules,
        setup: record.setup.clone(),
        seed: record.seed.to_string(),
        players: Vec::new(),
        typed_dice: false,
        asks_all: false,
        hash: None,
        ends: record.ends.map(|ends| ends.to_string()),
        luck: None,
        entries: entries.collect(),
    };
    Saved { content: serde_json::to_value(content).expect("a save can be written") }
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
    pub fn replay<G: Show>(&self) -> Result<(Table<G>, Verdict), Error> {
        let content: Content =
            Deserialize::deserialize(&self.content).map_err(|error| not_understood(&error))?;
        if content.game != G::INFO.id {
            return Err(Error::bad_save("other_game").with("game", &content.game));
        }
        content.must_be_comparable::<G>()?;
        let seed: Seed = content.seed.parse().map_err(|_| Error::bad_save("bad_seed"))?;
        let setup = content.setup.clone().written_under(G::INFO, content.rules);
        let mut table = match content.players.clone() {
            players if players.is_empty() => Table::<G>::open_for_people(&setup, seed)?,
            players => Table::open(&setup, seed, players)?,
        };
        if let Some(Err(error)) = content.luck.clone().map(|luck| table.set_evidence(luck)) {
            return Ok((table, Verdict::Diverged { at: 0, why: error.message }));
        }
        table.set_typed_dice(content.typed_dice);
        table.set_asks_all(content.asks_all);
        for written in &content.entries {
            if let Err(why) = table.replay_entry(written) {
                let why = content.under_other_rules::<G>(why);
                return Ok((table, Verdict::Diverged { at: written.id, why }));
            }
        }
        table.set_stamp(Stamp::default());
        let verdict = content.verdict(&table);
        Ok((table, verdict))
    }
}

impl Content {
    /// Whether there is anything that a game under today's rules can be compared with.
    fn is_comparable(&self) -> bool {
        let told = |entry: &Written<Vec<Value>>| match entry.act {
            WrittenAct::Move(_) => entry.events.is_some(),
            _ => true,
        };
        self.ends.is_some() || !self.entries.is_empty() && self.entries.iter().all(told)
    }

    /// Refuses moves alone that were made under other rules: they might be another game today, and
    /// nobody could tell.
    fn must_be_comparable<G: Show>(&self) -> Result<(), Error> {
        let now = G::INFO.rules_version;
        if self.rules == now || self.is_comparable() {
            return Ok(());
        }
        Err(Error::bad_save("other_rules")
            .with("rules", self.rules)
            .with("now", now)
            .with("game", G::INFO.name))
    }

    /// Why it diverged, with the versions of the rules where they are two.
    fn under_other_rules<G: Show>(&self, why: Message) -> Message {
        let (rules, now) = (self.rules, G::INFO.rules_version);
        if rules == now {
            return why;
        }
        Message::new("why-other-rules").with("rules", rules).with("now", now).with("why", why)
    }

    /// The verdict on a game of which every entry could be played.
    fn verdict<G: Show>(&self, table: &Table<G>) -> Verdict {
        let diverged = |why: &'static str| Verdict::Diverged {
            at: table.at(),
            why: self.under_other_rules::<G>(Message::new(why)),
        };
        if self.ends.as_ref().is_some_and(|ends| *ends != table.fingerprint().to_string()) {
            return diverged("why-other-position");
        }
        // The digest of the log begins with the version of the rules.
        let same_rules = self.rules == G::INFO.rules_version;
        let other = |hash: &String| *hash != table.hash().to_string();
        if same_rules && self.hash.as_ref().is_some_and(other) {
            return diverged("why-other-log");
        }
        if self.is_comparable() {
            Verdict::Exact { compared: self.compared() }
        } else {
            Verdict::moves_only()
        }
    }

    /// What it could be compared by.
    fn compared(&self) -> Compared {
        let count = |kept: fn(&Written<Vec<Value>>) -> bool| {
            self.entries.iter().filter(|entry| kept(entry)).count() as u32
        };
        Compared {
            events: count(|entry| entry.events.is_some()),
            positions: count(|entry| entry.fingerprint.is_some()),
            end: self.ends.is_some(),
        }
    }
}

impl<G: Show> Table<G> {
    /// Does what a written entry says and compares what comes of it.
    fn replay_entry(&mut self, written: &Written<Vec<Value>>) -> Result<(), Message> {
        // A record does not say what the table did by itself.
        let told = written.events.is_some();
        self.repeat(written, |table, mover, m| match told {
            true => written.automatic,
            false => table.is_obvious(mover, m),
        })?;
        let entry = &self.log()[written.id as usize - 1];
        let event = |event| serde_json::to_value(event).expect("events can be written");
        let told = |events: &Vec<Value>| entry.events.iter().map(event).eq(events.iter().cloned());
        if !written.events.as_ref().is_none_or(told) {
            return Err(Message::new("why-other-events"));
        }
        let fingerprint = entry.fingerprint.map(|fingerprint| fingerprint.to_string());
        if written.fingerprint.is_some() && written.fingerprint != fingerprint {
            return Err(Message::new("why-other-fingerprint"));
        }
        Ok(())
    }

    /// Does what a written entry says; `automatic` says whether the table made a move by itself.
    pub(crate) fn repeat(
        &mut self,
        written: &Written<Vec<Value>>,
        automatic: impl FnOnce(&Table<G>, Mover, G::Move) -> bool,
    ) -> Result<(), Message> {
        if self.line().len() >= G::INFO.max_moves as usize {
            return Err(Message::new("why-too-many-moves"));
        }
        if self.at() / 4 >= G::INFO.max_moves {
            return Err(Message::new("why-too-many-entries"));
        }
        if written.id != self.at() + 1 {
            return Err(Message::new("why-entry-missing").with("entry", self.at() + 1));
        }
        self.set_stamp(written.stamp.clone());
        match (&written.act, written.by) {
            (WrittenAct::Move(text), mover) => {
                let state = self.state();
                let m = state.parse(mover, text).map_err(|error| error.message)?;
                state.check(mover, m).map_err(|illegal| illegal.into().message)?;
                if !self.is_agreed(mover, m) {
                    return Err(Message::new("why-other-luck"));
                }
                let made = match (written.typed, mover) {
                    (Some(seat), Mover::Chance) if seat.index() < self.state().seats() => {
                        Made::Typed(seat)
                    }
                    (Some(_), _) => return Err(Message::new("why-no-such-seat")),
                    (None, _) if automatic(self, mover, m) => Made::Automatic,
                    (None, _) => Made::Decided,
                };
                self.commit(mover, m, made);
            }
            (WrittenAct::Undo(to), Mover::Seat(by)) => self.replay_jump(Jump::Undo, by, *to)?,
            (WrittenAct::Redo(to), Mover::Seat(by)) => self.replay_jump(Jump::Redo, by, *to)?,
            (WrittenAct::Back(to), Mover::Seat(by)) => self.replay_jump(Jump::Back, by, *to)?,
            (_, Mover::Chance) => return Err(Message::new("why-chance-jumps")),
        }
        Ok(())
    }

    fn replay_jump(&mut self, how: Jump, by: kernel::Seat, to: EntryId) -> Result<(), Message> {
        if by.index() >= self.state().seats() {
            return Err(Message::new("why-no-such-seat"));
        }
        self.position_entry(to).map_err(|error| error.message)?;
        self.go(how, by, to);
        Ok(())
    }
}

fn damaged(why: &'static str, at: usize) -> Error {
    Error::bad_save("bad_save").with("at", at).arg("why", Arg::word(why))
}

fn not_understood(error: &serde_json::Error) -> Error {
    Error::bad_save("bad_content").with("why", error)
}
