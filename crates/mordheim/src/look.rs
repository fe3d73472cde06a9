//! More about one thing.

use kernel::Names;

use crate::view::View;

/// What a name of the game means.
pub(crate) fn explain(_name: &str) -> Option<String> {
    None
}

/// The names that can be explained.
pub(crate) fn explained() -> Vec<&'static str> {
    Vec::new()
}

/// More about one topic.
pub(crate) fn look(_view: &View, _topic: &str, _names: Names<'_>) -> Option<String> {
    Some(String::new())
}
