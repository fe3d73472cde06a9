//! Words and names for the tests of this folder.

use kernel::{Message, Names, Reader, Show, Words};

use crate::state::State;

pub(crate) fn english() -> Words {
    Words::new("en", State::words("en").iter().copied())
}

pub(crate) fn names() -> Vec<String> {
    ["Ann", "Bob"].map(str::to_owned).to_vec()
}

/// A message in English, for somebody who watches Ann and Bob.
pub(crate) fn said(message: &Message) -> String {
    english().render(message, Reader::of(Names(&names())))
}
