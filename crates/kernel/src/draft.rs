//! Lists that somebody builds before a game: decks, rosters. What such a list comes to, and what
//! could be added to it, as the rules of the game have it.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::message::{Arg, Key, Message};

/// A list that somebody builds, whether it is legal yet or not.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Draft {
    /// The list as an option of the game holds it: a name, or one word. Only when it is legal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Everything in which it breaks the rules.
    pub wrong: Vec<Wrong>,
    /// What is to be said of all of it, such as `cost` and `gold`.
    pub facts: BTreeMap<Key, Arg>,
    /// Its lines, as far as they could be read.
    pub entries: Vec<DraftEntry>,
    /// What could stand in a further line.
    pub could: Vec<Could>,
}

/// A rule that a list breaks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Wrong {
    /// Which, and how.
    pub message: Message,
    /// The line of the text, from 1, where it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
}

/// A line of a list: so many of something, with what they have.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct DraftEntry {
    /// The line of the text, from 1.
    pub line: u32,
    /// What it is, as the list writes it.
    pub id: String,
    /// The id of its sheet.
    pub sheet: Key,
    /// How many of it.
    pub count: u32,
    /// What it costs with all that it has, all of them together, where things cost something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<u32>,
    /// What is to be said of it with all that it has, such as `save`.
    pub facts: BTreeMap<Key, Arg>,
    /// What it has, as the list writes it.
    pub holds: Vec<String>,
    /// What could be added to it.
    pub could: Vec<Could>,
    /// What stands behind the `#` of its line.
    pub remark: String,
}

/// Something that could be added to a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Could {
    /// What, as the list writes it.
    pub id: String,
    /// The id of its sheet, where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet: Option<Key>,
    /// What it would cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<u32>,
    /// Why it cannot be added, if it cannot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Message>,
}
