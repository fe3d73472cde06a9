//! Battles in words.

use kernel::{Names, Paint};

use crate::event::Event;
use crate::view::View;

/// The event as a sentence.
pub(crate) fn tell(event: &Event, _names: Names<'_>) -> Option<String> {
    Some(format!("{event:?}"))
}

/// A picture of the battle.
pub(crate) fn picture(_view: &View, _names: Names<'_>, _paint: Paint) -> String {
    String::new()
}
