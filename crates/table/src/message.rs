//! What goes in and out of a table as JSON, for every adapter alike.

use std::collections::BTreeMap;

use kernel::{ErrorMessage, Key, Message, Mover, Outcome, Ref, Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

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
    /// To make a move, in notation.
    Move(String),
    /// To make a move of chance, in notation: dice that fell on a real table.
    Chance(String),
    /// To take back its last decision.
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Done {
    /// It stands in the log as this entry.
    Entry(EntryId),
    /// These seats must agree first.
    Asked(SeatSet),
    /// It was taken note of, and is not part of the log.
    Noted,
}

/// Everything that one viewer needs to draw the table now.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Update<V, S, E> {
    /// The game's id.
    pub game: String,
    /// For whom this is.
    pub viewer: Viewer,
    /// The newest entry.
    pub at: EntryId,
    /// The entry whose position is on the table.
    pub tip: EntryId,
    /// Who must move.
    pub to_move: Vec<Mover>,
    /// What is asked, where the game says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// What the viewer may know.
    pub view: V,
    /// What to show and what can be said.
    pub screen: Shown<S>,
    /// What happened since the last update for this viewer.
    pub log: Vec<LogLine<E>>,
    /// The read models that changed since the last update for this viewer.
    pub projections: BTreeMap<String, Value>,
    /// How the game ended, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// A screen with the moves that can be made on it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Shown<S> {
    /// The screen: its name and its data.
    #[serde(flatten)]
    pub screen: S,
    /// Exactly the legal moves of the viewer.
    pub available: Vec<Offer>,
}

/// A move that can be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Question {
    /// The question.
    pub message: Message,
    /// The question in words, where the adapter has words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// What an entry of the log is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
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

/// One entry of the log as a viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct LogLine<E> {
    /// Its number.
    pub id: EntryId,
    /// What it is.
    pub kind: LineKind,
    /// Who moved, or took back.
    pub by: Mover,
    /// The entry whose position is on the table after it: itself for a move.
    pub to: EntryId,
    /// Whether it belongs to the line of play, or was taken back.
    pub live: bool,
    /// The move in notation, where the viewer may know it.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
    /// Whether the table made the move by itself, because there was nothing to decide.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub automatic: bool,
    /// Its events.
    pub events: Vec<E>,
    /// What there is to say about it. The messages carry references to what they speak of.
    pub messages: Vec<Message>,
    /// The messages in words, where the adapter has words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub text: Vec<String>,
}

/// How an adapter that has words puts a message into them; nothing where messages are rendered
/// elsewhere.
pub type Say<'a> = Option<&'a dyn Fn(&Message) -> String>;

/// What the seats have agreed to and looked at.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
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

/// The seats as a projection.
pub type Seats = Vec<Player>;
