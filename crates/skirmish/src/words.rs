//! Sentences and pictures.

use kernel::{Names, Paint};

use crate::event::Event;
use crate::view::View;

pub(crate) fn tell(event: &Event, _names: Names<'_>) -> Option<String> {
    Some(format!("{event:?}"))
}

pub(crate) fn explain(_name: &str) -> Option<String> {
    None
}

pub(crate) fn picture(view: &View, _names: Names<'_>, _paint: Paint) -> String {
    format!("{view:#?}")
}
