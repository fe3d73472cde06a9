//! The one error type at the edge.

use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;

/// What sort of thing went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
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

/// What went wrong, as data: a stable code, a kind, fields for the explanation.
///
/// The English text is made from the template and the fields when the error is shown, so that
/// another language needs only another template for the code. An error never changes state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// A stable name for programs, such as `must_follow`.
    pub code: &'static str,
    /// What sort of thing went wrong.
    pub kind: Kind,
    /// The English text, with `{field}` where a field goes.
    pub template: &'static str,
    /// The fields of the explanation, in order.
    pub fields: Vec<(&'static str, String)>,
    /// Whether the same caller may simply try again with something else.
    pub recoverable: bool,
    /// The valid choices, where there are few enough to list.
    pub options: Vec<String>,
}

impl Error {
    /// An error without fields.
    pub fn new(kind: Kind, code: &'static str, template: &'static str) -> Error {
        let recoverable = matches!(kind, Kind::IllegalMove | Kind::InvalidChoice);
        Error { code, kind, template, fields: Vec::new(), recoverable, options: Vec::new() }
    }

    /// A refused move.
    pub fn illegal(code: &'static str, template: &'static str) -> Error {
        Error::new(Kind::IllegalMove, code, template)
    }

    /// A word that stands for nothing here.
    pub fn invalid(code: &'static str, template: &'static str) -> Error {
        Error::new(Kind::InvalidChoice, code, template)
    }

    /// Something written that cannot be read.
    pub fn bad_save(code: &'static str, template: &'static str) -> Error {
        Error::new(Kind::BadSave, code, template)
    }

    /// The same error with one more field.
    #[must_use]
    pub fn with(mut self, field: &'static str, value: impl fmt::Display) -> Error {
        let mut value = value.to_string();
        if let Some((end, _)) = value.char_indices().nth(LONGEST_FIELD) {
            value.truncate(end);
            value.push('…');
        }
        self.fields.push((field, value));
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
        self.fields.iter().find(|(field, _)| *field == name).map(|(_, value)| value.as_str())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.template;
        while let Some((text, tail)) = rest.split_once('{') {
            let (name, tail) = tail.split_once('}').unwrap_or((tail, ""));
            write!(f, "{text}{}", self.field(name).unwrap_or(name))?;
            rest = tail;
        }
        f.write_str(rest)
    }
}

impl std::error::Error for Error {}

/// An error as an adapter sends it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ErrorMessage {
    /// A stable name for programs.
    pub code: String,
    /// What sort of thing went wrong.
    pub kind: Kind,
    /// The explanation in English.
    pub text: String,
    /// The parts of the explanation.
    pub fields: std::collections::BTreeMap<String, String>,
    /// Whether the same caller may simply try again with something else.
    pub recoverable: bool,
    /// The valid choices, where there are few enough to list.
    pub options: Vec<String>,
}

impl From<&Error> for ErrorMessage {
    fn from(error: &Error) -> ErrorMessage {
        ErrorMessage {
            code: error.code.to_owned(),
            kind: error.kind,
            text: error.to_string(),
            fields: error.fields.iter().map(|(k, v)| ((*k).to_owned(), v.clone())).collect(),
            recoverable: error.recoverable,
            options: error.options.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_made_from_template_and_fields() {
        let error = Error::illegal("must_follow", "{tile} may not be played: {suit} were led.")
            .with("tile", "5-3")
            .with("suit", "fours")
            .options(["4-4", "4-0"]);
        assert_eq!(error.to_string(), "5-3 may not be played: fours were led.");
        assert!(error.recoverable);
        let message = ErrorMessage::from(&error);
        assert_eq!(message.fields["suit"], "fours");
        assert_eq!(message.options, ["4-4", "4-0"]);
    }
}
