//! The one error type at the edge.

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::message::{Arg, Key, Message, key_of};

/// What sort of thing went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A move that the rules do not allow now.
    IllegalMove,
    /// A word, number or name that stands for nothing here: a flag, an option, a notation.
    InvalidChoice,
    /// A position or state that cannot be.
    CorruptState,
    /// A save, link, record or scenario that cannot be read.
    BadSave,
    /// A rule that failed to come to an end.
    RulesError,
    /// Something outside the game: a file that cannot be read or written.
    Outside,
}

/// No field of an explanation is longer, in characters, whatever somebody wrote.
const LONGEST_FIELD: usize = 400;

/// What went wrong, as data: a stable code, a kind, and a message. An error never changes state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// A stable name for programs, such as `must_follow`.
    pub code: Key,
    /// What sort of thing went wrong.
    pub kind: Kind,
    /// The explanation: its key is `error-` and the code, with hyphens, unless one code is
    /// explained in several ways.
    pub message: Message,
    /// Whether the same caller may simply try again with something else.
    pub recoverable: bool,
    /// The valid choices, where there are few enough to list, as they are typed.
    pub options: Vec<String>,
}

impl Error {
    /// An error without fields.
    pub fn new(kind: Kind, code: impl Into<Key>) -> Error {
        let code = code.into();
        let recoverable = matches!(kind, Kind::IllegalMove | Kind::InvalidChoice);
        let message = Message::of("error", &code);
        Error { code, kind, message, recoverable, options: Vec::new() }
    }

    /// A refused move.
    pub fn illegal(code: impl Into<Key>) -> Error {
        Error::new(Kind::IllegalMove, code)
    }

    /// A word that stands for nothing here.
    pub fn invalid(code: impl Into<Key>) -> Error {
        Error::new(Kind::InvalidChoice, code)
    }

    /// Something written that cannot be read.
    pub fn bad_save(code: impl Into<Key>) -> Error {
        Error::new(Kind::BadSave, code)
    }

    /// A refusal as it is written: its name is the code, its fields are those of the explanation.
    pub fn refused(refusal: &impl Serialize) -> Error {
        let message = Message::from_fields("error", refusal);
        let code = message.key.trim_start_matches("error-").replace('-', "_");
        Error { message, ..Error::illegal(code) }
    }

    /// The same error with one more field, which is the same in every language.
    #[must_use]
    pub fn with(self, field: &'static str, value: impl fmt::Display) -> Error {
        let mut value = value.to_string();
        if let Some((end, _)) = value.char_indices().nth(LONGEST_FIELD) {
            value.truncate(end);
            value.push('…');
        }
        self.arg(field, value)
    }

    /// The same error with one more argument of its message.
    #[must_use]
    pub fn arg(mut self, name: &'static str, arg: impl Into<Arg>) -> Error {
        self.message.args.insert(name.into(), arg.into());
        self
    }

    /// The same error, explained in another way: `error-`, the code and `variant` make the key.
    #[must_use]
    pub fn variant(mut self, variant: &str) -> Error {
        self.message.key = format!("{}-{variant}", key_of("error", &self.code)).into();
        self
    }

    /// The same error with the valid choices.
    #[must_use]
    pub fn options<T: fmt::Display>(mut self, options: impl IntoIterator<Item = T>) -> Error {
        self.options = options.into_iter().map(|option| option.to_string()).collect();
        self
    }

    /// The value of a field.
    pub fn field(&self, name: &str) -> Option<&str> {
        match self.message.args.get(name) {
            Some(Arg::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// The fields of the explanation by name, for programs.
    pub fn fields(&self) -> BTreeMap<String, String> {
        self.message.args.iter().map(|(name, arg)| (name.to_string(), arg.to_string())).collect()
    }
}

/// The code and the fields. What people read is rendered from the message.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code)?;
        for (n, (name, value)) in self.fields().iter().enumerate() {
            write!(f, "{} {name} `{value}`", if n == 0 { ":" } else { "," })?;
        }
        Ok(())
    }
}

impl std::error::Error for Error {}

/// An error as an adapter sends it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ErrorMessage {
    /// A stable name for programs.
    pub code: Key,
    /// What sort of thing went wrong.
    pub kind: Kind,
    /// The explanation.
    pub message: Message,
    /// The explanation in words, where the adapter has words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The parts of the explanation.
    pub fields: BTreeMap<String, String>,
    /// Whether the same caller may simply try again with something else.
    pub recoverable: bool,
    /// The valid choices, where there are few enough to list.
    pub options: Vec<String>,
}

impl From<&Error> for ErrorMessage {
    fn from(error: &Error) -> ErrorMessage {
        ErrorMessage {
            code: error.code.clone(),
            kind: error.kind,
            message: error.message.clone(),
            text: None,
            fields: error.fields(),
            recoverable: error.recoverable,
            options: error.options.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_a_code_with_a_message() {
        let error = Error::illegal("must_follow")
            .with("tile", "5-3")
            .arg("suit", Arg::word("suit-fours"))
            .options(["4-4", "4-0"]);
        assert_eq!(error.to_string(), "must_follow: suit `suit-fours`, tile `5-3`");
        assert!(error.recoverable);
        let sent = ErrorMessage::from(&error);
        assert_eq!(
            (&*sent.message.key, sent.fields["tile"].as_str()),
            ("error-must-follow", "5-3")
        );
        assert_eq!(sent.options, ["4-4", "4-0"]);
        assert_eq!(error.variant("again").message.key, "error-must-follow-again");
    }

    #[test]
    fn a_refusal_is_its_name_and_its_fields() {
        #[derive(Serialize)]
        #[serde(rename_all = "snake_case")]
        enum Illegal {
            NotNow,
            TooMany { left: u8 },
        }
        assert_eq!(Error::refused(&Illegal::NotNow).code, "not_now");
        let error = Error::refused(&Illegal::TooMany { left: 3 });
        assert_eq!((&*error.code, error.fields()["left"].as_str()), ("too_many", "3"));
    }
}
