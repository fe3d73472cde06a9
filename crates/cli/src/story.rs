//! The log of a table in words.

use kernel::{Mover, Paint};
use serde_json::Value;
use table::AnyTable;
use table::message::LogLine;

use crate::term::wrapped;

/// One entry as lines that fit the page: its number, then its sentences. Where the game has nothing
/// to say, faintly who moved and the bare move. What was taken back is marked with ~.
pub(crate) fn told(table: &dyn AnyTable, line: &LogLine<Value>, paint: Paint) -> Vec<String> {
    let mark = if taken_back(table, line) { '~' } else { ' ' };
    let first = format!("{mark}{:>4}  ", line.id);
    if line.text.is_empty() {
        let name = match line.by {
            Mover::Seat(seat) => table.players()[seat.index()].name.as_str(),
            Mover::Chance => "Chance",
        };
        let bare = line.notation.iter().map(|text| format!("{name}: {text}"));
        return bare.map(|text| paint.dim(&wrapped(&text, &first, "         "))).collect();
    }
    let lead = |n| if n == 0 { first.as_str() } else { "       " };
    line.text.iter().enumerate().map(|(n, text)| wrapped(text, lead(n), "         ")).collect()
}

/// Whether this is a move that is not on the line of play any more. To take something back is
/// never taken back itself.
pub(crate) fn taken_back(table: &dyn AnyTable, line: &LogLine<Value>) -> bool {
    !line.live && table.tip_at(line.id).is_ok_and(|tip| tip == line.id)
}
