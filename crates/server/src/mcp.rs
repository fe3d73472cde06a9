//! The Model Context Protocol: language models take a seat by calling tools.
//!
//! A session holds one seat at most. What its tools tell is what that seat may know, redacted by
//! the same functions as for everybody else, and no move is ever made in its place.

mod http;
mod online;
mod own;
mod person;
mod place;
mod reference;
mod refused;
mod remote;
mod resources;
mod service;
mod session;
mod shown;
#[cfg(test)]
mod tests;
mod tools;
mod voice;

use kernel::words::LANGUAGES;

pub use http::refusal;
pub(crate) use http::router;
pub use remote::{Answer, Asked, Remote};
pub use service::stdio;
pub use session::Dial;

/// How models are spoken to.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// Whether legal moves are listed.
    pub lists: bool,
    /// Whether a seat may ask a bot for a hint.
    pub hints: bool,
    /// The language of what is told in words.
    pub language: &'static str,
}

impl Default for Manner {
    fn default() -> Manner {
        Manner { lists: true, hints: true, language: LANGUAGES[0] }
    }
}

/// By which numbers tables of this process are dealt.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seeds {
    /// What deals the first table, and the next number the next; a secret of the system for none.
    pub deal: Option<u64>,
    /// What bots decide by.
    pub bots: u64,
}
