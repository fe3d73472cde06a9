//! Positions as lines of `key: value`.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::{Error, Kind};
use crate::message::Arg;

/// A line of a position: its number, counted from 1, its key and its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionLine<'a> {
    /// Its number.
    pub number: usize,
    /// What stands before the colon.
    pub key: &'a str,
    /// What stands after it, without space around it.
    pub value: &'a str,
}

impl PositionLine<'_> {
    /// An error in this line.
    pub fn wrong(&self, why: impl Into<Arg>) -> Error {
        bad_line(self.number, why)
    }
}

/// The lines of a position; empty ones are passed over. A line without a colon is an error that
/// names it.
pub fn position_lines(text: &str) -> impl Iterator<Item = Result<PositionLine<'_>, Error>> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(n, line)| match line.split_once(':') {
        Some((key, value)) => {
            Ok(PositionLine { number: n + 1, key: key.trim(), value: value.trim() })
        }
        None => Err(bad_line(n + 1, Arg::word("why-no-colon"))),
    })
}

/// A position that cannot be, and why.
pub fn bad_position(why: impl Into<Arg>) -> Error {
    Error::new(Kind::CorruptState, "bad_position").arg("why", why)
}

fn bad_line(number: usize, why: impl Into<Arg>) -> Error {
    bad_position(why).variant("line").with("line", number)
}

/// A state as lines that follow from how it is serialised: one for each field.
pub fn write_fields(state: &impl Serialize) -> String {
    let value = serde_json::to_value(state).unwrap_or_default();
    let fields = value.as_object().into_iter().flatten();
    fields.map(|(name, value)| format!("{name}: {value}\n")).collect()
}

/// The state in which these lines change `state`, as [`write_fields`] writes them.
pub fn read_fields<S: Serialize + DeserializeOwned>(state: &S, text: &str) -> Result<S, Error> {
    let mut fields = serde_json::to_value(state).unwrap_or_default();
    for line in position_lines(text) {
        let line = line?;
        let Some(field) = fields.get_mut(line.key) else {
            return Err(line.wrong(Arg::word("why-unknown-line")));
        };
        *field = serde_json::from_str::<Value>(line.value)
            .map_err(|error| line.wrong(error.to_string()))?;
    }
    serde_json::from_value(fields).map_err(|error| bad_position(error.to_string()))
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    struct Heap {
        pebbles: u8,
        turn: Option<u8>,
    }

    #[test]
    fn fields_are_written_and_read() {
        let heap = Heap { pebbles: 7, turn: None };
        let text = write_fields(&heap);
        assert_eq!(text, "pebbles: 7\nturn: null\n");
        let empty = Heap { pebbles: 0, turn: Some(1) };
        assert_eq!(read_fields(&empty, &text), Ok(heap));
        let wrong =
            |text: &str| read_fields(&empty, text).unwrap_err().field("line").map(str::to_owned);
        assert_eq!(wrong("pebbles 7").as_deref(), Some("1"));
        assert_eq!(wrong("\nstones: 7").as_deref(), Some("2"));
        assert_eq!(wrong("pebbles: x").as_deref(), Some("1"));
        assert_eq!(wrong("pebbles: 700"), None);
    }
}
