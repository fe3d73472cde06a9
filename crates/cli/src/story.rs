//! The log of a table in words.

use serde_json::Value;
use table::AnyTable;
use table::message::Line;

use crate::term::wrapped;

/// One entry as lines that fit the page: its number, then its sentences, or the bare move where
/// there is nothing to say. What was taken back is marked with ~.
pub(crate) fn told(table: &dyn AnyTable, line: &Line<Value>) -> Vec<String> {
    let mark = if taken_back(table, line) { '~' } else { ' ' };
    let first = format!("{mark}{:>4}  ", line.id);
    let mut texts = line.text.clone();
    if texts.is_empty() {
        texts.extend(line.notation.as_ref().map(|text| format!("{}: {text}", line.by)));
    }
    let lead = |n| if n == 0 { first.as_str() } else { "       " };
    texts.iter().enumerate().map(|(n, text)| wrapped(text, lead(n), "         ")).collect()
}

/// Whether this is a move that is not on the line of play any more. To take something back is
/// never taken back itself.
pub(crate) fn taken_back(table: &dyn AnyTable, line: &Line<Value>) -> bool {
    !line.live && table.tip_at(line.id).is_ok_and(|tip| tip == line.id)
}
