//! What a table looks like in words that know no game, so that one board can show any game.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::message::{Arg, Key, Message, Ref, key_of};
use crate::seat::Seat;

/// What lies on a table, as one viewer may know it: made from a view alone.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
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

impl Board {
    /// A picture of it for a terminal of 80 columns: plainer than that of its game.
    #[cfg(feature = "words")]
    pub fn picture(&self, renderer: &crate::words::Renderer<'_>) -> String {
        crate::picture::of_board(self, renderer)
    }

    /// The same for a pane of a terminal.
    #[cfg(feature = "words")]
    pub fn picture_in(
        &self,
        renderer: &crate::words::Renderer<'_>,
        room: crate::picture::Room<'_>,
    ) -> String {
        crate::picture::in_room(self, renderer, room)
    }
}

/// What belongs to one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Place {
    /// What is counted for it, what decides the game first.
    pub counters: Vec<Counter>,
    /// Short remarks, such as `starts` or `has passed`.
    pub marks: Vec<Message>,
    /// Its zones.
    pub zones: Vec<Zone>,
}

/// Something that is counted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Counter {
    /// What is counted, in one or two words.
    pub name: Message,
    /// How much of it there is.
    pub value: i32,
    /// How much of it is needed, or the most there can be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<i32>,
}

/// Some pieces that lie together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Zone {
    /// What it is: the same in offers and log lines.
    #[serde(rename = "ref")]
    pub thing: Ref,
    /// What it is called.
    pub name: Message,
    /// How its pieces lie.
    pub arrangement: Arrangement,
    /// The pieces that the viewer sees, in order.
    pub pieces: Vec<Piece>,
    /// How many more there are that the viewer does not see.
    pub hidden: u32,
    /// Zones that lie in it, such as the slots of a terrain.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zones: Vec<Zone>,
    /// What is counted for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<Counter>,
    /// Short remarks, such as `splayed left`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Message>,
}

/// How the pieces of a zone lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Piece {
    /// What it is: the same in offers and log lines.
    #[serde(rename = "ref")]
    pub thing: Ref,
    /// Its name for people.
    pub name: Message,
    /// The id of its sheet in the catalogue, where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet: Option<Key>,
    /// A sign of one or two letters or figures for where there is little room.
    pub sign: String,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// The one figure that counts most, such as its power.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// Short remarks on its condition, such as `damaged 2` or `knocked down`.
    pub marks: Vec<Message>,
    /// Whether it is out of action, and shown faintly.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub faint: bool,
}

/// A field of squares.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Field {
    /// How many squares it is wide.
    pub width: u16,
    /// How many squares it is high.
    pub height: u16,
    /// The ground, one text for each row and one sign for each square.
    pub rows: Vec<String>,
    /// What the signs stand for, and what such ground is like.
    pub legend: Vec<Ground>,
    /// The pieces and where they stand.
    pub pieces: Vec<PlacedPiece>,
}

/// A sort of ground.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Ground {
    /// Its sign in the rows.
    pub sign: char,
    /// What it is called.
    pub name: Message,
    /// What it is like.
    pub terrain: Terrain,
}

/// What ground is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlacedPiece {
    /// Its column, from 0 at the left.
    pub x: u16,
    /// Its row, from 0 at the top, as the rows of the field are given.
    pub y: u16,
    /// The piece.
    pub piece: Piece,
}

/// What is printed on a card or piece, or what a word of the game means.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Sheet {
    /// Its id: what pieces and views call it.
    pub id: Key,
    /// Its title.
    pub title: Message,
    /// What sort of thing it is: `kind-` and this make the key of its name.
    pub kind: Key,
    /// What is printed on it besides its text, such as `age` or `power`: `fact-` and the name make
    /// the key.
    pub facts: BTreeMap<Key, Arg>,
    /// Its text, one sentence or clause each.
    pub text: Vec<Message>,
}

impl Counter {
    /// So much of something: `counter-` and its id make the key of its name.
    pub fn new(id: &str, value: impl Into<i32>) -> Counter {
        Counter { name: Message::of("counter", id), value: value.into(), of: None }
    }

    /// So much of something, of which so much is needed or possible.
    #[must_use]
    pub fn of(mut self, most: impl Into<i32>) -> Counter {
        self.of = Some(most.into());
        self
    }
}

impl Zone {
    /// An empty zone of a table: `zone-` and its id make the key of its name.
    pub fn new(id: impl Into<Key>, arrangement: Arrangement) -> Zone {
        let id = id.into();
        let name = Message::of("zone", &id);
        Zone::named(Ref::Zone(id), name, arrangement)
    }

    /// An empty zone of a seat: its reference has the seat in front, its name does not.
    pub fn of(seat: Seat, id: &str, arrangement: Arrangement) -> Zone {
        Zone::named(zone_of(seat, id), Message::of("zone", id), arrangement)
    }

    /// An empty zone by its reference and its name.
    pub fn named(thing: Ref, name: Message, arrangement: Arrangement) -> Zone {
        Zone {
            thing,
            name,
            arrangement,
            pieces: Vec::new(),
            hidden: 0,
            zones: Vec::new(),
            counters: Vec::new(),
            marks: Vec::new(),
        }
    }

    /// With these pieces.
    #[must_use]
    pub fn with(mut self, pieces: impl IntoIterator<Item = Piece>) -> Zone {
        self.pieces.extend(pieces);
        self
    }
}

/// The reference of a zone that belongs to a seat.
pub fn zone_of(seat: Seat, id: &str) -> Ref {
    Ref::Zone(format!("{seat}/{id}").into())
}

impl Piece {
    /// A piece by its id and its name. Its sign is how the id begins.
    pub fn new(id: impl Into<Key>, name: Message) -> Piece {
        let id = id.into();
        Piece {
            sign: id.chars().take(2).collect(),
            thing: Ref::Piece(id),
            name,
            sheet: None,
            owner: None,
            value: None,
            marks: Vec::new(),
            faint: false,
        }
    }

    /// A piece that is called the same in every language.
    pub fn named(id: &str) -> Piece {
        Piece::new(id.to_owned(), Message::text(id))
    }

    /// The piece as an argument of a message.
    pub fn arg(&self) -> Arg {
        Arg::Piece(crate::message::Named::new(self.thing.clone(), self.name.clone()))
    }
}

impl Sheet {
    /// A sheet: `kind` and its id make the key of its title, and with numbers behind it those of
    /// its sentences or clauses.
    pub fn new(kind: &str, id: &str, clauses: usize) -> Sheet {
        let title = Message::of(kind, id);
        let clause = |n: usize| Message::new(format!("{}-{n}", title.key));
        let text = (1..=clauses).map(clause).collect();
        let (id, kind) = (key_of("", id).into(), kind.to_owned().into());
        Sheet { id, title, kind, facts: BTreeMap::new(), text }
    }

    /// With something else that is printed on it.
    #[must_use]
    pub fn fact(mut self, name: &'static str, value: impl Into<Arg>) -> Sheet {
        self.facts.insert(name.into(), value.into());
        self
    }
}

/// A board that follows from how a view is written: a list with one item for each seat belongs to
/// the seats, numbers are counters, lists of words are zones, and what is nested deeper is passed
/// over.
pub(crate) fn board_of(view: &impl Serialize, seats: usize) -> Board {
    let value = serde_json::to_value(view).unwrap_or_default();
    let mut board = Board { places: vec![Place::default(); seats], ..Board::default() };
    for (name, value) in value.as_object().into_iter().flatten() {
        match value {
            // A list of words is a zone, however long it is.
            Value::Array(items) if items.len() == seats && !items.iter().all(Value::is_string) => {
                for (seat, item) in Seat::all(seats).zip(items) {
                    belongs(&mut board.places[seat.index()], seat, name, item);
                }
            }
            Value::Number(_) => board.counters.extend(counter(name, value)),
            Value::Array(_) => {
                let id = name.replace('_', "-");
                board.zones.extend(pieces(value).map(|list| Zone::new(id, shape(name)).with(list)));
            }
            _ => {}
        }
    }
    board
}

/// Something of one seat: a count, a zone, a remark, or several of them by name.
fn belongs(place: &mut Place, seat: Seat, name: &str, value: &Value) {
    match value {
        Value::Number(_) => place.counters.extend(counter(name, value)),
        Value::Bool(true) => place.marks.push(Message::of("mark", name)),
        Value::Array(_) => {
            let id = name.replace('_', "-");
            let zone = |list| Zone::of(seat, &id, shape(name)).with(list);
            place.zones.extend(pieces(value).map(zone));
        }
        Value::Object(fields) => {
            for (name, value) in fields.iter().filter(|(_, value)| !value.is_object()) {
                belongs(place, seat, name, value);
            }
        }
        _ => {}
    }
}

fn counter(name: &str, value: &Value) -> Option<Counter> {
    Some(Counter::new(name, i32::try_from(value.as_i64()?).ok()?))
}

fn shape(name: &str) -> Arrangement {
    if name.contains("hand") { Arrangement::Hand } else { Arrangement::Row }
}

/// A list of words as pieces; nothing for any other list.
fn pieces(value: &Value) -> Option<Vec<Piece>> {
    value.as_array()?.iter().map(|word| word.as_str().map(Piece::named)).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn counts_and_words_find_their_places() {
        let view = json!({
            "turn": 3,
            "points": [4, 5],
            "seats": [
                { "hand": ["ace", "king"], "has_passed": true, "wins": 1 },
                { "hand": null, "has_passed": false, "wins": 0 },
            ],
            "discard": ["ten", "nine"],
            "odd": { "deep": [1] },
        });
        let board = board_of(&view, 2);
        assert_eq!(board.counters, [Counter::new("turn", 3)]);
        assert_eq!(board.places[0].counters, [Counter::new("points", 4), Counter::new("wins", 1)]);
        assert_eq!(board.places[0].marks, [Message::new("mark-has-passed")]);
        assert_eq!(board.places[0].zones[0].arrangement, Arrangement::Hand);
        assert_eq!(board.places[0].zones[0].thing.to_string(), "zone:0/hand");
        assert_eq!(board.places[0].zones[0].pieces[1].thing, Ref::piece("king"));
        assert!(board.places[1].marks.is_empty() && board.places[1].zones.is_empty());
        assert_eq!(board.zones[0].pieces.len(), 2);
        assert_eq!(board.field, None);
    }
}
