//! What a table looks like in words that know no game, so that one board can show any game.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::seat::Seat;

/// What lies on a table, as one viewer may know it: made from a view alone.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Board {
    /// One place for each seat.
    pub places: Vec<Place>,
    /// What belongs to nobody, in the order in which it is shown.
    pub zones: Vec<Zone>,
    /// The field on which pieces stand, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<Field>,
    /// What is counted for the whole table, such as turns.
    pub counters: Vec<Counter>,
}

/// What belongs to one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Place {
    /// What is counted for it, what decides the game first.
    pub counters: Vec<Counter>,
    /// Short remarks, such as `starts` or `has passed`.
    pub marks: Vec<String>,
    /// Its zones.
    pub zones: Vec<Zone>,
}

/// Something that is counted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Counter {
    /// What is counted, in one or two words.
    pub name: String,
    /// How much of it there is.
    pub value: i32,
    /// How much of it is needed, or the most there can be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<i32>,
}

/// Some pieces that lie together.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Zone {
    /// What it is called.
    pub name: String,
    /// The word by which moves and events speak of it, where they do.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub word: String,
    /// How its pieces lie.
    pub lies: Arrangement,
    /// The pieces that the viewer sees, in order.
    pub pieces: Vec<Piece>,
    /// How many more there are that the viewer does not see.
    pub hidden: u32,
    /// Zones that lie in it, such as the slots of a terrain.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub zones: Vec<Zone>,
    /// What is counted for it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<Counter>,
    /// Short remarks, such as `splayed left`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
}

/// How the pieces of a zone lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Arrangement {
    /// Side by side, all in sight.
    #[default]
    Row,
    /// Side by side in the hand of a seat.
    Hand,
    /// One on another, the first on top: shown as one, with how many there are.
    Pile,
    /// A place on which something can be put, shown even when it is empty.
    Slot,
}

/// A card, a unit, a warrior: something with a name.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Piece {
    /// The words by which moves and events speak of it, the most exact first; at least one.
    pub words: Vec<String>,
    /// Its name for people: what [`Game::explain`](crate::Game::explain) can be asked about.
    pub name: String,
    /// A sign of one or two letters or figures for where there is little room.
    pub sign: String,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// The one figure that counts most, such as its power.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// Short remarks on its condition, such as `damaged 2` or `knocked down`.
    pub marks: Vec<String>,
    /// Whether it is out of action, and shown faintly.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub faint: bool,
}

/// A field of squares.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Field {
    /// How many squares it is wide.
    pub width: u16,
    /// How many squares it is high.
    pub height: u16,
    /// The ground, one text for each row and one sign for each square.
    pub rows: Vec<String>,
    /// What the signs stand for, and how such ground looks.
    pub legend: Vec<Ground>,
    /// How a move writes a square, with `{x}` and `{y}`, counted from `first`.
    pub square: String,
    /// The number of the first column and of the first row, as a move writes them.
    pub first: u16,
    /// The pieces and where they stand.
    pub pieces: Vec<PlacedPiece>,
}

/// A sort of ground.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Ground {
    /// Its sign in the rows.
    pub sign: char,
    /// What it is called.
    pub name: String,
    /// How it looks.
    pub looks: Terrain,
}

/// How ground looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Free to walk on.
    Open,
    /// Slow to walk on.
    Rough,
    /// In nobody's way, but something to hide behind.
    Low,
    /// Not to be passed.
    Wall,
    /// Water, or a deep.
    Water,
}

/// A piece on a field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PlacedPiece {
    /// Its column, from 0 at the left.
    pub x: u16,
    /// Its row, from 0 at the top, as the rows of the field are given.
    pub y: u16,
    /// The piece.
    pub piece: Piece,
}

/// What is printed on a card or piece, or what a word of the game means.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Sheet {
    /// Its name, as views and moves say it.
    pub name: String,
    /// What sort of thing it is.
    pub kind: String,
    /// What is printed on it besides its text, by name, such as `age` or `power`.
    pub facts: BTreeMap<String, String>,
    /// Its text, one sentence or clause each.
    pub text: Vec<String>,
}

impl Counter {
    /// So much of something.
    pub fn new(name: &str, value: impl Into<i32>) -> Counter {
        Counter { name: name.to_owned(), value: value.into(), of: None }
    }

    /// So much of something, of which so much is needed or possible.
    #[must_use]
    pub fn of(mut self, most: impl Into<i32>) -> Counter {
        self.of = Some(most.into());
        self
    }
}

impl Zone {
    /// An empty zone.
    pub fn new(name: &str, lies: Arrangement) -> Zone {
        Zone { name: name.to_owned(), lies, ..Zone::default() }
    }

    /// With these pieces.
    #[must_use]
    pub fn with(mut self, pieces: impl IntoIterator<Item = Piece>) -> Zone {
        self.pieces.extend(pieces);
        self
    }
}

impl Piece {
    /// A piece that moves and events call by this word, which is also its name. Its sign is how the
    /// name begins.
    pub fn named(word: &str) -> Piece {
        let sign = word.chars().take(2).collect();
        Piece { words: vec![word.to_owned()], name: word.to_owned(), sign, ..Piece::default() }
    }
}

impl Sheet {
    /// A sheet of a kind, with one sentence or clause after another.
    pub fn new<T: Into<String>>(
        kind: &str,
        name: &str,
        text: impl IntoIterator<Item = T>,
    ) -> Sheet {
        let text = text.into_iter().map(Into::into).collect();
        Sheet { name: name.to_owned(), kind: kind.to_owned(), text, ..Sheet::default() }
    }

    /// With something else that is printed on it.
    #[must_use]
    pub fn fact(mut self, name: &str, value: impl ToString) -> Sheet {
        self.facts.insert(name.to_owned(), value.to_string());
        self
    }
}
