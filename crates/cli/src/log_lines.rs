//! The log of a table, line by line.

use kernel::{Message, Mover, Viewer};
use table::message::{LineKind, LogLine};
use table::{AnyTable, EntryId, Player};

use crate::term::wrapped;
use crate::words::Texts;

/// What happened after entry `since`, as `viewer` may know it, in messages and in words.
pub(crate) fn since(
    table: &dyn AnyTable,
    viewer: Viewer,
    since: EntryId,
    texts: &Texts,
) -> Vec<LogLine> {
    let say = |message: &Message| texts.say(message);
    let mut lines: Vec<LogLine> =
        table.lines(viewer, since).iter().map(|line| LogLine::clone(line)).collect();
    lines.iter_mut().for_each(|line| line.put_into_words(&say));
    lines
}

/// One entry as lines that fit the page: its number, then its sentences. Where the game has nothing
/// to say, faintly who moved and the bare move. What was taken back is marked with ~.
pub(crate) fn lines(table: &dyn AnyTable, line: &LogLine, texts: &Texts) -> Vec<String> {
    shown(line, taken_back(table, line), table.players(), texts)
}

/// As [`lines`], where it is known whether the entry was taken back.
pub(crate) fn shown(line: &LogLine, gone: bool, players: &[Player], texts: &Texts) -> Vec<String> {
    let mark = if gone { '~' } else { ' ' };
    let first = format!("{mark}{:>4}  ", line.id);
    if line.text.is_empty() {
        let name = match line.by {
            Mover::Seat(seat) => players[seat.index()].name.clone(),
            Mover::Chance => texts.word("cli-chance"),
        };
        let bare = line.notation.iter().map(|text| format!("{name}: {text}"));
        let dim = |text: String| texts.paint.dim(&wrapped(&text, &first, "         "));
        return bare.map(dim).collect();
    }
    let lead = |n| if n == 0 { first.as_str() } else { "       " };
    line.text.iter().enumerate().map(|(n, text)| wrapped(text, lead(n), "         ")).collect()
}

/// Whether this is a move that is not on the line of play any more. To take something back is
/// never taken back itself.
pub(crate) fn taken_back(table: &dyn AnyTable, line: &LogLine) -> bool {
    line.kind == LineKind::Move && !table.is_live(line.id)
}
