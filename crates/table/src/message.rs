//! What goes in and out of a table as JSON, for every adapter alike.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{Board, ErrorMessage, Key, Message, Mover, Outcome, Ref, Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::cue::Cue;
use crate::log::EntryId;
use crate::player::Player;

/// A command of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// A name for the command, made by its sender. The same name again gets the same reply and
    /// does nothing a second time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Whose command it is.
    pub seat: Seat,
    /// The newest entry that the sender knew. What was decided at another one is stale and refused.
    pub at: EntryId,
    /// What it asks for.
    #[serde(rename = "do")]
    pub request: Request,
}

/// What a seat can ask for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// To make a move, in notation. Where dice are typed in they may follow it: `fire 4 6`.
    Move(String),
    /// To make a move of chance, in notation: dice that fell on a real table, one or several in a
    /// row.
    Chance(String),
    /// To let the table roll the next die, where dice are typed in.
    Roll,
    /// To take back the last die that it typed in since anybody decided, else its last decision.
    Undo,
    /// To make again what was taken back.
    Redo,
    /// To go to the position after an entry; 0 is the opening.
    Back(EntryId),
    /// To agree to the request of another seat to go to this entry.
    Agree(EntryId),
    /// To decline the request of another seat to go to this entry, or withdraw its own.
    Decline(EntryId),
    /// To go on: it has looked at what this entry brought about.
    #[serde(alias = "look")]
    Acknowledge(EntryId),
}

/// The answer to a command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Reply {
    /// The name of the command.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub re: Option<String>,
    /// The newest entry now.
    pub at: EntryId,
    /// What came of it, if it was not refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done: Option<Done>,
    /// Why it was refused. Nothing has changed then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<ErrorMessage>,
}

/// What came of a command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Done {
    /// It stands in the log as this entry.
    Entry(EntryId),
    /// These seats must agree first.
    Asked(SeatSet),
    /// It was taken note of, and is not part of the log.
    Noted,
}

/// JSON that was written once and is handed out as often as it is asked for.
#[derive(Clone, Debug)]
pub struct Json(Arc<RawValue>);

impl Json {
    /// A value, written.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Json {
        Json(serde_json::value::to_raw_value(value).expect("plain values can be written").into())
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Json {}

impl Serialize for Json {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

/// From text or from a part of a message. The fields of objects come in the order of their names.
impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Json, D::Error> {
        Value::deserialize(from).map(|value| Json::of(&value))
    }
}

/// Everything that one viewer needs to draw the table now, and what happened since the entry that
/// it has.
///
/// Updates follow one another by number: each holds the entries after `since`. A listener that has
/// not got as far as `since` has missed something, and asks for what came after the entry it has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Update<V = Json, S = Value, E = Json> {
    /// The game's id.
    pub game: Key,
    /// For whom this is.
    pub viewer: Viewer,
    /// The entry that this update follows: the log and the projections hold what came after it.
    pub since: EntryId,
    /// The newest entry.
    pub at: EntryId,
    /// The entry whose position is on the table.
    pub tip: EntryId,
    /// Who sits where.
    pub seats: Vec<Player>,
    /// Who must move.
    pub to_move: Vec<Mover>,
    /// What is asked, where the game says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// What the viewer may know.
    pub view: V,
    /// What lies on the table, in words that know no game.
    pub board: Arc<Board>,
    /// What to show and what can be said.
    pub screen: Shown<S>,
    /// What happened after `since`.
    pub log: Vec<Arc<LogLine<E>>>,
    /// The read models that changed after `since`.
    pub projections: BTreeMap<Key, Value>,
    /// What the seats have agreed to and looked at.
    pub consensus: Consensus,
    /// What is timed in what happened after `since`, and whose turn it is to seem to think.
    pub cues: Vec<Cue>,
    /// How the game ended, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

impl Update {
    /// The same update with its messages in words too.
    #[must_use]
    pub fn in_words(&self, say: &dyn Fn(&Message) -> String) -> Update {
        let mut update = self.clone();
        if let Some(question) = &mut update.question {
            question.text = Some(say(&question.message));
        }
        for offer in Arc::make_mut(&mut update.screen.available) {
            offer.text = Some(say(&offer.label));
        }
        for line in &mut update.log {
            Arc::make_mut(line).put_into_words(say);
        }
        update
    }
}

/// A screen with the moves that can be made on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Shown<S> {
    /// The screen: its name and its data.
    #[serde(flatten)]
    pub screen: S,
    /// Exactly the legal moves of the viewer.
    pub available: Arc<Vec<Offer>>,
}

/// A move that can be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Offer {
    /// The move in notation: what to send.
    #[serde(rename = "move")]
    pub notation: String,
    /// What sort of move it is: `group-` and this make the key of its name.
    pub group: Key,
    /// What it says.
    pub label: Message,
    /// The label in words, where the adapter has words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What it touches, in the order in which a person would pick it.
    pub refs: Vec<Ref>,
}

/// What is asked of the seats that must move, as one viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Question {
    /// The question.
    pub message: Message,
    /// The question in words, where the adapter has words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// What an entry of the log is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    /// A move.
    Move,
    /// A decision was taken back.
    Undo,
    /// What was taken back was made again.
    Redo,
    /// The table went to another position.
    Jump,
}

/// One entry of the log as a viewer may know it. It never changes: whether a move still belongs to
/// the line of play follows from where the entries come from and where the table is now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LogLine<E = Json> {
    /// Its number.
    pub id: EntryId,
    /// What it is.
    pub kind: LineKind,
    /// Who moved, or took back.
    pub by: Mover,
    /// The entry whose position was on the table before it.
    pub from: EntryId,
    /// The entry whose position is on the table after it: itself for a move.
    pub to: EntryId,
    /// The move in notation, where the viewer may know it.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
    /// Whether the table made the move by itself, because there was nothing to decide.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub automatic: bool,
    /// Who typed it in, where it is a die that fell on a real table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub typed: Option<Seat>,
    /// When it was made and by whom, as the adapter says.
    #[serde(flatten)]
    pub stamp: Stamp,
    /// Its events.
    pub events: Vec<E>,
    /// What there is to say about it. The messages carry references to what they speak of.
    pub messages: Vec<Message>,
    /// The messages in words, where the adapter has words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub text: Vec<String>,
}

impl<E> LogLine<E> {
    /// Adds the messages in words.
    pub fn put_into_words(&mut self, say: &dyn Fn(&Message) -> String) {
        self.text = self.messages.iter().map(say).collect();
    }
}

/// A position of the log as one viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Past<V = Json, S = Value> {
    /// What the viewer might know.
    pub view: V,
    /// What was to be shown.
    pub screen: S,
    /// What lay on the table, in words that know no game.
    pub board: Board,
    /// What was asked, where the game says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Message>,
    /// How the game had ended, if it had.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// What the seats have agreed to and looked at.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Consensus {
    /// The pause that waits: its entry, its name, and who has still to look.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pause: Option<(EntryId, String, SeatSet)>,
    /// The request that waits: who asks, to which entry, and who has still to agree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub jump_request: Option<(Seat, EntryId, SeatSet)>,
    /// Whether the viewer could undo: freely, by asking these seats, or not at all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo: Option<SeatSet>,
    /// Whether something can be made again.
    pub redo: bool,
}

/// A position that a seat could go back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct BackTarget {
    /// The entry whose position it is; 0 is the opening.
    pub entry: EntryId,
    /// Who would have to agree: nobody where it is free.
    pub agree: SeatSet,
}

/// What a move would do, as far as the seat that could make it can know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Preview<E = Json, V = Json> {
    /// The move as the game writes it.
    #[serde(rename = "move")]
    pub notation: String,
    /// What would happen, up to the first thing that the seat cannot know.
    pub events: Vec<E>,
    /// What there is to say about it.
    pub messages: Vec<Message>,
    /// What would come next.
    pub then: Then,
    /// Who would have to agree if the seat then took it back: nobody where it is free.
    pub undo: SeatSet,
    /// The position then, as the seat would know it; nothing where it would learn something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<V>,
}

/// What comes after what can be foreseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// These seats decide.
    Seats(SeatSet),
    /// Chance decides.
    Chance,
    /// Something that the seat cannot know yet.
    Hidden,
    /// The game is over.
    Over,
}

/// When something was done and by whom, as the adapter says. Rules never see it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Stamp {
    /// Milliseconds since the beginning of 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
    /// Who did it: a name, or what the adapter knows them by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
}
