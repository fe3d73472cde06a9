//! Why a tool did nothing.

use kernel::{Error, ErrorMessage, Info, Message};
use schemars::JsonSchema;
use serde::Serialize;

use super::voice;

/// So many choices are told with a refusal.
const MOST_CHOICES: usize = 200;

/// Why something was refused. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(super) struct Refused {
    /// A stable name for programs.
    pub(super) code: String,
    /// The explanation.
    pub(super) why: String,
    /// What would be possible instead: legal moves, known names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) possible: Vec<String>,
    /// Those of them that come near to what was said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) near: Vec<String>,
    /// The newest entry of the log, where there is a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) at: Option<u32>,
}

impl Refused {
    /// A refusal, explained in the words of the game where one is known.
    pub(super) fn new(error: &Error, info: Option<&'static Info>, language: &str) -> Refused {
        let ErrorMessage { code, options, .. } = error.into();
        let why = voice::error(error, info, language);
        let possible = options.into_iter().take(MOST_CHOICES).collect();
        Refused { code: code.to_string(), why, possible, near: Vec::new(), at: None }
    }

    /// The same in words.
    pub(super) fn text(&self, language: &str) -> String {
        let say = |message: Message| voice::plain(&message, language);
        let mut lines = vec![self.why.clone()];
        let mut list = |key: &'static str, all: &[String]| {
            if !all.is_empty() {
                lines.push(say(Message::new(key).with("list", all.join(" | "))));
            }
        };
        list("mcp-near", &self.near);
        list("mcp-possible", &self.possible);
        if let Some(at) = self.at {
            lines.push(say(Message::new("mcp-unchanged").with("at", at)));
        }
        lines.join("\n")
    }
}
