//! What an agent says, line by line.

use std::io::{self, BufRead, Read};

use kernel::Error;
use serde::Deserialize;
use table::EntryId;

/// The longest line that is read, in bytes.
pub(crate) const LONGEST: usize = 1 << 16;

/// A line of the input.
pub(crate) enum Line {
    /// Its bytes, without the end of the line.
    Read(Vec<u8>),
    /// It is longer than any that is read, and was passed over.
    TooLong,
    /// There are no more lines.
    End,
}

/// Reads the next line, as far as lines may be long.
pub(crate) fn line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)?;
    match bytes.pop_if(|byte| *byte == b'\n') {
        Some(_) => Ok(Line::Read(bytes)),
        None if bytes.is_empty() => Ok(Line::End),
        None if bytes.len() <= LONGEST => Ok(Line::Read(bytes)),
        None => skip_line(input).map(|()| Line::TooLong),
    }
}

/// Why a line that is too long is not understood.
pub(crate) fn too_long() -> Error {
    Error::invalid("line_too_long").with("most", LONGEST)
}

/// What a line means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum AgentInput {
    /// A move, and the entry at which it was decided, where that is said.
    Move(String, Option<EntryId>),
    /// To give up.
    Resign,
    /// What a card, piece or word of the game says.
    Explain(String),
    /// More about the table than the picture shows.
    Details(String),
    /// The rules of the game.
    Rules,
    /// The legal moves once more.
    Legal,
    /// To be ready for the game of this number.
    Ready(u64),
    /// Nothing that is understood, and why.
    Wrong(Error),
    /// There are no more lines.
    End,
}

/// An object on a line. Exactly one of its fields but `at` is there.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Object {
    #[serde(rename = "move")]
    notation: Option<String>,
    at: Option<EntryId>,
    resign: Option<True>,
    explain: Option<String>,
    #[serde(alias = "look")]
    details: Option<String>,
    rules: Option<True>,
    legal: Option<True>,
    ready: Option<u64>,
}

/// The word `true`.
#[derive(Deserialize)]
#[serde(try_from = "bool")]
struct True;

impl TryFrom<bool> for True {
    type Error = &'static str;

    fn try_from(said: bool) -> Result<True, &'static str> {
        if said { Ok(True) } else { Err("this can only be `true`") }
    }
}

/// Reads the next line and understands it.
pub(crate) fn next(input: &mut impl BufRead) -> io::Result<AgentInput> {
    let bytes = match line(input)? {
        Line::Read(bytes) => bytes,
        Line::TooLong => return Ok(AgentInput::Wrong(too_long())),
        Line::End => return Ok(AgentInput::End),
    };
    Ok(match std::str::from_utf8(&bytes) {
        Ok(text) => understood(text.trim()),
        Err(error) => {
            let byte = error.valid_up_to() + 1;
            AgentInput::Wrong(Error::invalid("not_utf8").with("byte", byte))
        }
    })
}

/// Passes over the rest of a line.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let part = input.fill_buf()?;
        let (used, ended) = match part.iter().position(|&byte| byte == b'\n') {
            Some(place) => (place + 1, true),
            None => (part.len(), part.is_empty()),
        };
        input.consume(used);
        if ended {
            return Ok(());
        }
    }
}

/// What a line means: an object if it begins like one, otherwise a move as it is written.
fn understood(line: &str) -> AgentInput {
    if line.is_empty() {
        return AgentInput::Wrong(Error::invalid("empty_line"));
    }
    if !line.starts_with('{') {
        return AgentInput::Move(line.to_owned(), None);
    }
    serde_json::from_str::<Object>(line)
        .map_or_else(|error| AgentInput::Wrong(bad(&error)), AgentInput::of)
}

/// Why an object is not understood, and where that shows.
fn bad(error: &serde_json::Error) -> Error {
    let text = error.to_string();
    let why = text.split(" at line ").next().unwrap_or_default();
    let code = if error.is_data() { "bad_message" } else { "bad_json" };
    Error::invalid(code).with("why", why).with("column", error.column())
}

impl AgentInput {
    fn of(object: Object) -> AgentInput {
        let Object { notation, at, resign, explain, details, rules, legal, ready } = object;
        let said = [
            notation.map(|text| AgentInput::Move(text, at)),
            resign.map(|True| AgentInput::Resign),
            explain.map(AgentInput::Explain),
            details.map(AgentInput::Details),
            rules.map(|True| AgentInput::Rules),
            legal.map(|True| AgentInput::Legal),
            ready.map(AgentInput::Ready),
        ];
        let mut said = said.into_iter().flatten();
        match (said.next(), said.next()) {
            (Some(one), None) => one,
            (None, _) => wrong("nothing_said"),
            (Some(_), Some(_)) => wrong("two_things"),
        }
    }
}

fn wrong(code: &'static str) -> AgentInput {
    let fields = "`move`, `resign`, `explain`, `details`, `rules`, `legal`, `ready`";
    AgentInput::Wrong(Error::invalid(code).with("fields", fields))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &[u8]) -> Vec<AgentInput> {
        let mut input = text;
        let mut all = Vec::new();
        loop {
            match next(&mut input).unwrap() {
                AgentInput::End => return all,
                said => all.push(said),
            }
        }
    }

    fn code(text: &[u8]) -> kernel::Key {
        match said(text).remove(0) {
            AgentInput::Wrong(error) => error.code,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_move_is_a_line_or_an_object() {
        let text = b"30\n{\"move\": \"pass\"}\r\n {\"at\":7,\"move\":\"5-5\"}";
        let moves = [("30", None), ("pass", None), ("5-5", Some(7))];
        assert_eq!(said(text), moves.map(|(text, at)| AgentInput::Move(text.to_owned(), at)));
    }

    #[test]
    fn everything_else_is_an_object() {
        let text = b"{\"resign\":true}\n{\"rules\":true}\n{\"legal\":true}\n{\"explain\":\"x\"}";
        let explain = AgentInput::Explain("x".to_owned());
        assert_eq!(said(text), [AgentInput::Resign, AgentInput::Rules, AgentInput::Legal, explain]);
        assert_eq!(said(b"{\"ready\":3}"), [AgentInput::Ready(3)]);
        for text in [&b"{\"details\":\"x\"}"[..], b"{\"look\":\"x\"}"] {
            assert_eq!(said(text), [AgentInput::Details("x".to_owned())]);
        }
    }

    #[test]
    fn what_is_not_understood_says_why() {
        assert_eq!(code(b"\n"), "empty_line");
        assert_eq!(code(b"{\"move\": }\n"), "bad_json");
        assert_eq!(code(b"{\"move\": \"30\"\n"), "bad_json");
        assert_eq!(code(b"{\"move\": \"30\"} 31\n"), "bad_json");
        assert_eq!(code(b"{\"mvoe\": \"30\"}\n"), "bad_message");
        assert_eq!(code(b"{\"move\": 30}\n"), "bad_message");
        assert_eq!(code(b"{\"resign\": false}\n"), "bad_message");
        assert_eq!(code(b"{\"at\": 3}\n"), "nothing_said");
        assert_eq!(code(b"{\"move\": \"30\", \"resign\": true}\n"), "two_things");
        assert_eq!(code(b"3\xff0\n"), "not_utf8");
        assert_eq!(code(&b"{".repeat(60_000)), "bad_json");
    }

    #[test]
    fn a_long_line_is_passed_over_whole() {
        let long = [&b"x".repeat(200_000)[..], b"\n30\n"].concat();
        assert_eq!(code(&long), "line_too_long");
        assert_eq!(said(&long)[1], AgentInput::Move("30".to_owned(), None));
        let fits = [&b"x".repeat(1 << 16)[..], b"\n"].concat();
        assert!(matches!(said(&fits)[0], AgentInput::Move(..)));
    }
}
