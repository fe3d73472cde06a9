//! A table of this program, as a screen shows it.

use kernel::{
    Arg, Board, Counter, Message, Mover, Piece, Ref, Room, Seat, Sheet, ToMove, Viewer, Zone,
};
use table::message::{LineKind, LogLine, Preview};
use table::{AnyTable, EntryId};

use crate::log_lines;
use crate::sheets::{self, Sheets};
use crate::teller;
use crate::tui::{Choice, Head, Stage, Told};
use crate::words::Texts;

/// A table as one viewer sees it.
pub(crate) struct TableStage<'a> {
    /// The table.
    pub(crate) table: &'a dyn AnyTable,
    /// Who looks.
    pub(crate) viewer: Viewer,
    /// Whose moves are offered.
    pub(crate) seat: Option<Seat>,
    /// Messages as text.
    pub(crate) texts: &'a Texts,
    /// What cards and words of the game say.
    pub(crate) sheets: &'a Sheets,
    /// Whose move it is, in words.
    pub(crate) turn: String,
    /// The entry whose position is shown in place of the newest.
    pub(crate) at: Option<EntryId>,
}

impl TableStage<'_> {
    fn at(&self) -> EntryId {
        self.at.unwrap_or(self.table.tip())
    }
}

impl Stage for TableStage<'_> {
    fn head(&mut self, at: Option<EntryId>) -> Head {
        let at = at.map_or(Ok(self.at()), |at| self.table.tip_at(at));
        let facts = match at.and_then(|at| self.table.shown(at, self.viewer)) {
            Ok(past) => facts(&past.board, self.texts),
            Err(_) => Vec::new(),
        };
        Head { game: self.table.info().name.to_owned(), facts, turn: self.turn.clone() }
    }

    fn picture(&mut self, at: Option<EntryId>, room: Room<'_>) -> Vec<String> {
        let at = at.map_or(Ok(self.at()), |at| self.table.tip_at(at));
        let renderer = self.texts.renderer();
        let picture = at.and_then(|at| self.table.picture_in(at, self.viewer, &renderer, room));
        match picture {
            Ok(picture) => picture.trim_end().lines().map(str::to_owned).collect(),
            Err(error) => vec![self.texts.say(&error.message)],
        }
    }

    fn about(&mut self, choice: &Choice) -> Vec<String> {
        let past = self.table.shown(self.at(), self.viewer);
        let board = past.map(|past| past.board).unwrap_or_default();
        let preview = self.seat.and_then(|seat| self.table.preview(seat, &choice.notation).ok());
        about(choice, &board, preview.as_ref(), self.sheets, self.texts)
    }

    fn story(&mut self) -> Vec<Told> {
        let lines = log_lines::since(self.table, self.viewer, 0, self.texts);
        let name = |seat: Seat| self.table.players()[seat.index()].name.clone();
        let told = |line: &LogLine| Told { id: line.id, lines: sentences(line, &name) };
        let opening = Told { id: 0, lines: vec![self.texts.word("cli-past-opening")] };
        let lines =
            lines.iter().filter(|line| line.kind != LineKind::Move || self.table.is_live(line.id));
        [opening].into_iter().chain(lines.map(told)).filter(|told| !told.lines.is_empty()).collect()
    }
}

/// Whose move it is at a table, in words.
pub(crate) fn turn(table: &dyn AnyTable, texts: &Texts) -> String {
    let seats = table.to_move().seats();
    texts.say(&match table.to_move() {
        ToMove::Over => Message::new("cli-turn-over"),
        ToMove::Chance => Message::new("cli-turn-chance"),
        _ => Message::new("cli-turn").with("seats", Arg::seats(seats.iter())),
    })
}

/// An entry in sentences, or the bare move where the game has nothing to say about it.
pub(crate) fn sentences(line: &LogLine, name: &dyn Fn(Seat) -> String) -> Vec<String> {
    match (&line.notation, line.by) {
        (Some(notation), Mover::Seat(seat)) if line.text.is_empty() => {
            vec![format!("{}  {}: {notation}", line.id, name(seat))]
        }
        _ if line.text.is_empty() => Vec::new(),
        _ => vec![format!("{}  {}", line.id, line.text.join(" "))],
    }
}

/// What is counted for the whole table, and what counts most for each seat.
pub(crate) fn facts(board: &Board, texts: &Texts) -> Vec<String> {
    let counted = |counter: &Counter| {
        let of = counter.of.map(|of| format!("/{of}")).unwrap_or_default();
        format!("{} {}{of}", texts.say(&counter.name), counter.value)
    };
    let seats = Seat::all(board.places.len()).zip(&board.places);
    let scores = seats.filter_map(|(seat, place)| {
        let counter = place.counters.first()?;
        Some(format!("{}: {}", texts.renderer().name(seat), counter.value))
    });
    board.counters.iter().map(counted).chain(scores).collect()
}

/// What there is to say about a move before it is made: what it says, what it would do, and what
/// the cards and pieces say that it touches.
pub(crate) fn about(
    choice: &Choice,
    board: &Board,
    preview: Option<&Preview>,
    sheets: &Sheets,
    texts: &Texts,
) -> Vec<String> {
    let mut lines = Vec::new();
    let foreseen = preview.map_or(&[][..], |preview| &preview.messages);
    if foreseen.is_empty() && choice.label != choice.shown {
        lines.push(choice.label.clone());
    }
    if let Some(preview) = preview {
        let then = teller::next(preview.then);
        let would = foreseen.iter().chain([&then]).map(|message| texts.say(message));
        lines.push(would.collect::<Vec<_>>().join(" "));
    }
    let known = |thing: &Ref| sheet_of(thing, board, sheets);
    for sheet in choice.refs.iter().filter_map(known) {
        lines.extend(sheets::paragraphs(sheet, texts));
    }
    if let Some(preview) = preview.filter(|preview| !preview.undo.is_empty()) {
        lines.push(texts.say(&teller::taken_back(preview.undo)));
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// What is written on something.
fn sheet_of<'a>(thing: &Ref, board: &Board, sheets: &'a Sheets) -> Option<&'a Sheet> {
    let id = match thing {
        Ref::Piece(id) => piece(thing, board).and_then(|one| one.sheet.as_deref()).unwrap_or(id),
        Ref::Choice(id) => id,
        Ref::Seat(_) | Ref::Zone(_) | Ref::Square(..) => return None,
    };
    sheets.find(id)
}

/// The piece on the board that is called so.
fn piece<'a>(thing: &Ref, board: &'a Board) -> Option<&'a Piece> {
    fn within<'a>(zone: &'a Zone, thing: &Ref) -> Option<&'a Piece> {
        let here = zone.pieces.iter().find(|piece| piece.thing == *thing);
        here.or_else(|| zone.zones.iter().find_map(|zone| within(zone, thing)))
    }
    let zones = board.places.iter().flat_map(|place| &place.zones).chain(&board.zones);
    let field = board.field.iter().flat_map(|field| &field.pieces).map(|placed| &placed.piece);
    let mut on_field = field.filter(|piece| piece.thing == *thing);
    zones.into_iter().find_map(|zone| within(zone, thing)).or_else(|| on_field.next())
}
