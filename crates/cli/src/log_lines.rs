//! The log of a table, line by line.

use std::sync::Arc;

use kernel::{Message, Mover, Seat, Viewer};
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

/// What happened since a seat decided last, that included, with every entry that only took moves
/// back among `news`: what has to be told again when the table went to another position. Where the
/// seat has decided nothing, the last `lately` entries.
pub(crate) fn since_last_move(
    log: &[Arc<LogLine>],
    is_live: &dyn Fn(EntryId) -> bool,
    seat: Seat,
    news: &[Arc<LogLine>],
    lately: usize,
) -> Vec<Arc<LogLine>> {
    let live = log.iter().filter(|line| is_live(line.id));
    let mut lines: Vec<Arc<LogLine>> = live.cloned().collect();
    let own = |line: &Arc<LogLine>| line.by == Mover::Seat(seat) && !line.automatic;
    let last = lines.iter().rposition(own);
    let mut lines = lines.split_off(last.unwrap_or(lines.len().saturating_sub(lately)));
    lines.extend(news.iter().filter(|line| line.kind != LineKind::Move).cloned());
    lines.sort_by_key(|line| line.id);
    lines
}

/// Whether this is a move that is not on the line of play any more. To take something back is
/// never taken back itself.
pub(crate) fn taken_back(table: &dyn AnyTable, line: &LogLine) -> bool {
    line.kind == LineKind::Move && !table.is_live(line.id)
}
