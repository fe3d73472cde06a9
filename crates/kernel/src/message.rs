//! What people read and point at, as data: a message is a key with typed arguments, a reference is
//! the one id of a thing. Words for the keys lie in Fluent files, one folder for each language.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::seat::{Seat, UnknownName};

/// A key or an id: mostly a constant, now and then put together.
pub type Key = Cow<'static, str>;

/// Something to be said: a key of the words of a game, and arguments.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Message {
    /// The key, such as `event-bid`.
    pub key: Key,
    /// The arguments by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<Key, Arg>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A seat: its player's name, or the reader.
    Seat(Seat),
    /// Several seats, in the order in which they are named.
    Seats(Vec<Seat>),
    /// A number.
    Number(i64),
    /// A key whose text is meant, such as `color-red`.
    Word(Key),
    /// Something that is the same in every language: notation, a name, what somebody typed.
    Text(String),
    /// A piece, by its reference and its name.
    Piece(Named),
    /// A zone, by its reference and its name.
    Zone(Named),
    /// A message within the message.
    Message(Box<Message>),
    /// Several messages, which are listed.
    List(Vec<Message>),
}

/// A thing that is spoken of: what it is and what it is called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Named {
    /// What it is.
    #[serde(rename = "ref")]
    pub thing: Ref,
    /// What it is called.
    pub name: Message,
}

/// The one id of a thing that a person can point at, made from what a viewer may know. Offers, log
/// lines and boards all use it. It is written `kind:id`, such as `piece:tools` or `square:3,4`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ref {
    /// A seat.
    Seat(Seat),
    /// A piece.
    Piece(Key),
    /// A zone.
    Zone(Key),
    /// A square of a field: its column and its row, as the rows of the field are given, from 0.
    Square(u16, u16),
    /// Something that is picked and lies nowhere: a bid, a color, yes or no.
    Choice(Key),
}

impl Message {
    /// A message without arguments.
    pub fn new(key: impl Into<Key>) -> Message {
        Message { key: key.into(), args: BTreeMap::new() }
    }

    /// Something that is the same in every language.
    pub fn text(text: impl Into<String>) -> Message {
        Message::new("text").with("text", Arg::Text(text.into()))
    }

    /// The text of a number.
    pub fn number(n: impl Into<i64>) -> Message {
        Message::new("text").with("text", Arg::Number(n.into()))
    }

    /// A key put together of a prefix and an id: `card` and `Code of Laws` make
    /// `card-code-of-laws`.
    pub fn of(prefix: &str, id: &str) -> Message {
        Message::new(key_of(prefix, id))
    }

    /// With one more argument.
    #[must_use]
    pub fn with(mut self, name: impl Into<Key>, arg: impl Into<Arg>) -> Message {
        self.args.insert(name.into(), arg.into());
        self
    }

    /// Everything it speaks of that can be pointed at, in the order of the names of the arguments.
    pub fn refs(&self) -> Vec<Ref> {
        let mut refs = Vec::new();
        self.collect_refs(&mut refs);
        refs
    }

    fn collect_refs(&self, refs: &mut Vec<Ref>) {
        for arg in self.args.values() {
            match arg {
                Arg::Seat(seat) => refs.push(Ref::Seat(*seat)),
                Arg::Seats(seats) => refs.extend(seats.iter().copied().map(Ref::Seat)),
                Arg::Piece(named) | Arg::Zone(named) => {
                    refs.push(named.thing.clone());
                    named.name.collect_refs(refs);
                }
                Arg::Message(message) => message.collect_refs(refs),
                Arg::List(list) => list.iter().for_each(|message| message.collect_refs(refs)),
                Arg::Number(_) | Arg::Word(_) | Arg::Text(_) => {}
            }
        }
    }

    /// The message that follows from how a value is written: `prefix` and its tag make the key, its
    /// fields the arguments. A field `seat` (or one whose name ends in `_seat`) is a seat, a number
    /// a number, and everything else text; what is null is left out and makes another key.
    ///
    /// So a rule writes `Event::Took { seat, pebbles }`, and the words
    /// `event-took = { $seat } takes { $pebbles }.`
    pub fn from_fields(prefix: &str, value: &impl Serialize) -> Message {
        let value = serde_json::to_value(value).unwrap_or_default();
        let (tag, fields) = tagged(&value);
        let mut message = Message::of(prefix, &tag);
        for (name, value) in fields.into_iter().flatten() {
            match field(name, value) {
                Some(arg) => drop(message.args.insert(hyphened(name).into(), arg)),
                None => message.key = format!("{}-no-{}", message.key, hyphened(name)).into(),
            }
        }
        message
    }
}

/// The tag of a serialised enum (internally or externally tagged) and its fields.
fn tagged(value: &Value) -> (String, Option<Vec<(&str, &Value)>>) {
    let named = |map: &'_ serde_json::Map<String, Value>| -> Option<(String, String)> {
        map.iter().find_map(|(key, value)| {
            let tag = ["event", "type", "kind", "code"].contains(&key.as_str());
            tag.then(|| value.as_str().map(|text| (key.clone(), text.to_owned()))).flatten()
        })
    };
    match value {
        Value::String(tag) => (tag.clone(), None),
        Value::Object(map) => match (named(map), map.iter().next()) {
            (Some((key, tag)), _) => {
                let rest = map.iter().filter(|(name, _)| **name != key);
                (tag, Some(rest.map(|(name, value)| (name.as_str(), value)).collect()))
            }
            (None, Some((tag, Value::Object(fields)))) if map.len() == 1 => {
                let fields = fields.iter().map(|(name, value)| (name.as_str(), value));
                (tag.clone(), Some(fields.collect()))
            }
            (None, Some((tag, value))) if map.len() == 1 => {
                (tag.clone(), Some(vec![("value", value)]))
            }
            _ => (String::new(), None),
        },
        _ => (String::new(), None),
    }
}

/// A field as an argument; nothing where it is null.
fn field(name: &str, value: &Value) -> Option<Arg> {
    let seat = |value: &Value| {
        value.as_u64().and_then(|n| u8::try_from(n).ok()).and_then(|n| Seat::try_from(n).ok())
    };
    let is_seat = name == "seat" || name.ends_with("_seat");
    let is_seats = name == "seats" || name.ends_with("_seats");
    match value {
        Value::Null => None,
        Value::Number(_) if is_seat => seat(value).map(Arg::Seat),
        Value::Array(seats) if is_seats => {
            seats.iter().map(seat).collect::<Option<_>>().map(Arg::Seats)
        }
        Value::Number(n) => Some(Arg::Number(n.as_i64()?)),
        Value::String(text) => Some(Arg::Text(text.clone())),
        Value::Array(items) => {
            let items = items.iter().map(|item| Message::text(plain(item)));
            Some(Arg::List(items.collect()))
        }
        other => Some(Arg::Text(plain(other))),
    }
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn hyphened(name: &str) -> String {
    name.replace('_', "-")
}

/// A key put together of a prefix and an id: small letters, figures and hyphens.
pub fn key_of(prefix: &str, id: &str) -> String {
    let mut key = prefix.to_owned();
    let mut gap = !prefix.is_empty();
    for letter in id.chars() {
        match letter {
            '\'' | '’' | '.' => {}
            _ if letter.is_ascii_alphanumeric() => {
                if gap {
                    key.push('-');
                }
                key.push(letter.to_ascii_lowercase());
                gap = false;
            }
            _ => gap = true,
        }
    }
    key
}

impl Named {
    /// A thing by its reference and its name.
    pub fn new(thing: Ref, name: Message) -> Named {
        Named { thing, name }
    }
}

impl Ref {
    /// A piece by its id.
    pub fn piece(id: impl Into<Key>) -> Ref {
        Ref::Piece(id.into())
    }

    /// A zone by its id.
    pub fn zone(id: impl Into<Key>) -> Ref {
        Ref::Zone(id.into())
    }

    /// Something that is picked and lies nowhere.
    pub fn choice(id: impl Into<Key>) -> Ref {
        Ref::Choice(id.into())
    }
}

impl fmt::Display for Ref {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ref::Seat(seat) => write!(f, "seat:{seat}"),
            Ref::Piece(id) => write!(f, "piece:{id}"),
            Ref::Zone(id) => write!(f, "zone:{id}"),
            Ref::Square(x, y) => write!(f, "square:{x},{y}"),
            Ref::Choice(id) => write!(f, "choice:{id}"),
        }
    }
}

impl FromStr for Ref {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Ref, UnknownName> {
        let unknown = || UnknownName(text.to_owned());
        let (kind, id) = text.split_once(':').ok_or_else(unknown)?;
        let key = || Key::from(id.to_owned());
        match kind {
            "seat" => id.parse().map(Ref::Seat),
            "piece" => Ok(Ref::Piece(key())),
            "zone" => Ok(Ref::Zone(key())),
            "square" => square(id).ok_or_else(unknown),
            "choice" => Ok(Ref::Choice(key())),
            _ => Err(unknown()),
        }
    }
}

/// A square by its column and its row.
fn square(id: &str) -> Option<Ref> {
    let (x, y) = id.split_once(',')?;
    Some(Ref::Square(x.parse().ok()?, y.parse().ok()?))
}

impl Serialize for Ref {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Ref {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ref, D::Error> {
        let text = Key::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for Ref {
    fn schema_name() -> Cow<'static, str> {
        "Ref".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        schemars::json_schema!({
            "description": "The one id of a thing that a person can point at: its kind and its id.",
            "type": "string",
            "pattern": "^(seat|piece|zone|square|choice):",
        })
    }
}

/// An argument without words: for programs and for those who mend them.
impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let listed = |texts: Vec<String>| texts.join(", ");
        let text = match self {
            Arg::Seat(seat) => seat.to_string(),
            Arg::Seats(seats) => listed(seats.iter().map(ToString::to_string).collect()),
            Arg::Number(n) => n.to_string(),
            Arg::Word(key) => key.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Piece(named) | Arg::Zone(named) => named.thing.to_string(),
            Arg::Message(message) => message.to_string(),
            Arg::List(list) => listed(list.iter().map(ToString::to_string).collect()),
        };
        f.write_str(&text)
    }
}

/// A message without words: its key and its arguments.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let ("text", Some(text)) = (&*self.key, self.args.get("text")) {
            return text.fmt(f);
        }
        f.write_str(&self.key)?;
        self.args.iter().try_for_each(|(name, arg)| write!(f, ", {name} {arg}"))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(n: $number) -> Arg {
                Arg::Number(i64::from(n))
            }
        }
    )*};
}

numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(n: usize) -> Arg {
        Arg::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

impl Arg {
    /// The text of a key.
    pub fn word(key: impl Into<Key>) -> Arg {
        Arg::Word(key.into())
    }

    /// Seats in the order in which they are named.
    pub fn seats(seats: impl IntoIterator<Item = Seat>) -> Arg {
        Arg::Seats(seats.into_iter().collect())
    }

    /// Several messages, which are listed.
    pub fn list(messages: impl IntoIterator<Item = Message>) -> Arg {
        Arg::List(messages.into_iter().collect())
    }

    /// A piece by its id and its name.
    pub fn piece(id: impl Into<Key>, name: Message) -> Arg {
        Arg::Piece(Named::new(Ref::piece(id), name))
    }

    /// A zone by its id and its name.
    pub fn zone(id: impl Into<Key>, name: Message) -> Arg {
        Arg::Zone(Named::new(Ref::zone(id), name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_put_together_of_ids() {
        assert_eq!(key_of("card", "Code of Laws"), "card-code-of-laws");
        assert_eq!(key_of("card", "A.I."), "card-ai");
        assert_eq!(key_of("skill", "mighty_blow"), "skill-mighty-blow");
        assert_eq!(key_of("", "x"), "x");
    }

    #[test]
    fn a_message_follows_from_the_fields_of_an_event() {
        #[derive(Serialize)]
        #[serde(tag = "event", rename_all = "snake_case")]
        enum Event {
            Took { seat: Seat, pebbles: Option<u8>, left_over: Vec<u8> },
        }
        let event = Event::Took { seat: Seat(1), pebbles: Some(2), left_over: vec![3] };
        let told = Message::from_fields("event", &event);
        let left = Arg::list([Message::text("3")]);
        let expected = Message::new("event-took");
        assert_eq!(
            told,
            expected.with("seat", Seat(1)).with("pebbles", 2u8).with("left-over", left)
        );
        let event = Event::Took { seat: Seat(1), pebbles: None, left_over: vec![] };
        assert_eq!(Message::from_fields("event", &event).key, "event-took-no-pebbles");
    }

    #[test]
    fn references_are_found_at_any_depth() {
        let card = || Arg::piece("tools", Message::new("card-tools"));
        let inner = Message::new("inner").with("card", card());
        let outer = Message::new("outer").with("who", Seat(2)).with("list", Arg::list([inner]));
        assert_eq!(outer.refs(), [Ref::piece("tools"), Ref::Seat(Seat(2))]);
        let written = serde_json::to_value(card()).unwrap();
        assert_eq!(
            written,
            serde_json::json!({"piece": {"ref": "piece:tools", "name": {"key": "card-tools"}}})
        );
        assert_eq!(Ref::Square(3, 4).to_string(), "square:3,4");
    }

    #[test]
    fn references_are_read_as_they_are_written() {
        let all = [
            Ref::Seat(Seat(2)),
            Ref::piece("tools"),
            Ref::zone("0/hand:left"),
            Ref::Square(3, 4),
            Ref::choice(""),
        ];
        for thing in all {
            assert_eq!(thing.to_string().parse(), Ok(thing));
        }
        for bad in ["", "tools", "seat:8", "seat:", "square:3", "square:3,-4", "card:tools"] {
            assert!(bad.parse::<Ref>().is_err(), "{bad}");
        }
    }
}
