//! A picture of any table for a terminal, drawn from its board.

use crate::board::{Board, Counter, Field, Piece, Zone};
use crate::columns::{columns, cut, padded};
use crate::message::{Message, Ref};
use crate::paint::folded;
use crate::seat::Seat;
use crate::words::Renderer;

/// How wide a picture may be.
const COLUMNS: usize = 80;
/// How many columns a square of a field takes.
const SQUARE: usize = 3;

/// The room that a picture has, and what it is to show before everything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room<'a> {
    /// How many columns a line may take.
    pub columns: usize,
    /// How many lines are seen at a time.
    pub rows: usize,
    /// What somebody thinks about: what the move touches that they have picked out.
    pub focus: &'a [Ref],
}

/// A name in so many columns. Where it has to be cut its number stays, so that `Casual 2` and
/// `Casual 3` can still be told apart.
pub fn short_name(name: &str, width: usize) -> String {
    if columns(name) <= width {
        return name.to_owned();
    }
    let number = name.rsplit_once(' ').map_or("", |(_, last)| last);
    let numbered = !number.is_empty() && number.chars().all(|c| c.is_ascii_digit());
    let end = if numbered { format!("… {number}") } else { "…".to_owned() };
    let left = width.saturating_sub(columns(&end));
    match cut(name, left) {
        "" => cut(name, width.saturating_sub(1)).to_owned() + cut("…", width),
        start => start.trim_end().to_owned() + &end,
    }
}

/// The board in lines: what is counted, what lies in the middle, and what each seat has.
pub(crate) fn of_board(board: &Board, renderer: &Renderer<'_>) -> String {
    lines_of(board, renderer)
        .iter()
        .map(|line| cut(line.trim_end(), COLUMNS).to_owned() + "\n")
        .collect()
}

/// The same in so much room: the part of the field around what somebody thinks about, and long
/// lines in several.
pub(crate) fn in_room(board: &Board, renderer: &Renderer<'_>, room: Room<'_>) -> String {
    let mut lines: Vec<String> =
        lines_of(board, renderer).iter().flat_map(|line| folded(line, room.columns)).collect();
    if let Some(field) = &board.field {
        let rows = room.rows.saturating_sub(lines.len()).max(room.rows / 2).max(1);
        let at = usize::from(!board.counters.is_empty()).min(lines.len());
        lines.splice(at..at, around(field, Room { rows, ..room }));
    }
    lines.join("\n") + "\n"
}

/// The lines of a board, however long.
fn lines_of(board: &Board, renderer: &Renderer<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    if !board.counters.is_empty() {
        lines.push(counters(&board.counters, renderer));
    }
    for zone in &board.zones {
        zone_lines(zone, 0, renderer, &mut lines);
    }
    for (seat, place) in Seat::all(board.places.len()).zip(&board.places) {
        let mut head = vec![padded(&short_name(renderer.name(seat), 12), 12)];
        if !place.counters.is_empty() {
            head.push(counters(&place.counters, renderer));
        }
        head.extend(place.marks.iter().map(|mark| renderer.say(mark)));
        lines.push(head.join("  "));
        for zone in &place.zones {
            zone_lines(zone, 2, renderer, &mut lines);
        }
    }
    lines
}

/// The part of a field that fits the room, with what somebody thinks about in its middle, or else
/// the pieces.
fn around(field: &Field, room: Room<'_>) -> Vec<String> {
    let (x, y) = middle(field, room.focus);
    let across = (room.columns / SQUARE).clamp(1, usize::from(field.width).max(1));
    let down = room.rows.clamp(1, usize::from(field.height).max(1));
    let first = |middle: usize, shown: usize, all: u16| {
        middle.saturating_sub(shown / 2).min(usize::from(all).saturating_sub(shown))
    };
    let (left, top) = (first(x, across, field.width), first(y, down, field.height));
    let row = |y: usize| {
        let square = |x: usize| sign(field, x, y);
        (left..left + across).map(square).collect::<String>().trim_end().to_owned()
    };
    (top..top + down).map(row).collect()
}

/// What stands on a square, or its ground.
fn sign(field: &Field, x: usize, y: usize) -> String {
    let here = |x_: u16, y_: u16| (usize::from(x_), usize::from(y_)) == (x, y);
    let piece = field.pieces.iter().find(|placed| here(placed.x, placed.y));
    let ground = || field.rows.get(y).and_then(|row| row.chars().nth(x)).unwrap_or(' ').to_string();
    let text = piece.map_or_else(ground, |placed| placed.piece.sign.clone());
    padded(cut(&text, SQUARE), SQUARE)
}

/// The square in the middle of what is to be seen.
fn middle(field: &Field, focus: &[Ref]) -> (usize, usize) {
    let of_ref = |thing: &Ref| match thing {
        Ref::Square(x, y) => Some((*x, *y)),
        _ => {
            let placed = field.pieces.iter().find(|placed| placed.piece.thing == *thing);
            placed.map(|placed| (placed.x, placed.y))
        }
    };
    if let Some((x, y)) = focus.iter().rev().find_map(of_ref) {
        return (usize::from(x), usize::from(y));
    }
    let n = field.pieces.len();
    if n == 0 {
        return (usize::from(field.width) / 2, usize::from(field.height) / 2);
    }
    let sum = |of: fn(&crate::board::PlacedPiece) -> u16| {
        field.pieces.iter().map(|placed| usize::from(of(placed))).sum::<usize>() / n
    };
    (sum(|placed| placed.x), sum(|placed| placed.y))
}

fn counters(counters: &[Counter], renderer: &Renderer<'_>) -> String {
    let one = |counter: &Counter| {
        let of = counter.of.map(|of| format!("/{of}")).unwrap_or_default();
        format!("{} {}{of}", renderer.say(&counter.name), counter.value)
    };
    counters.iter().map(one).collect::<Vec<_>>().join("  ")
}

fn zone_lines(zone: &Zone, indent: usize, renderer: &Renderer<'_>, lines: &mut Vec<String>) {
    let mut parts: Vec<String> = zone.pieces.iter().map(|one| piece(one, renderer)).collect();
    if zone.hidden > 0 {
        parts.push(renderer.say(&Message::new("hidden-pieces").with("n", zone.hidden)));
    }
    parts.extend(zone.marks.iter().map(|mark| format!("({})", renderer.say(mark))));
    if !zone.counters.is_empty() {
        parts.push(counters(&zone.counters, renderer));
    }
    let (space, name) = (" ".repeat(indent), renderer.say(&zone.name));
    lines.push(format!("{space}{name}: {}", parts.join(", ")));
    for inner in &zone.zones {
        zone_lines(inner, indent + 2, renderer, lines);
    }
}

fn piece(piece: &Piece, renderer: &Renderer<'_>) -> String {
    let value = piece.value.map(|value| format!(" {value}")).unwrap_or_default();
    let marks: String =
        piece.marks.iter().map(|mark| format!(" ({})", renderer.say(mark))).collect();
    format!("{}{value}{marks}", renderer.say(&piece.name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{PlacedPiece, Zone};
    use crate::seat::Names;
    use crate::words::Words;

    fn shown(board: &Board, room: Room<'_>) -> String {
        let words = Words::new("en", []);
        in_room(board, &Renderer::plain(&words, Names(&[])), room)
    }

    #[test]
    fn a_field_is_shown_around_what_somebody_thinks_about() {
        let piece = |id: &str, x, y| PlacedPiece { x, y, piece: Piece::named(id) };
        let pieces = vec![piece("A1", 1, 1), piece("B1", 18, 8)];
        let rows = vec![".".repeat(20); 10];
        let field = Field { width: 20, height: 10, rows, pieces, ..Field::default() };
        let board = Board { field: Some(field), ..Board::default() };
        let near = |focus: &[Ref]| shown(&board, Room { columns: 15, rows: 3, focus });
        let a1 = near(&[Ref::piece("A1")]);
        assert!(a1.contains("A1") && !a1.contains("B1"), "{a1}");
        let square = near(&[Ref::piece("A1"), Ref::Square(17, 7)]);
        assert!(square.contains("B1") && !square.contains("A1"), "{square}");
        assert!(a1.lines().all(|line| columns(line) <= 15), "{a1}");
    }

    #[test]
    fn names_that_are_cut_keep_their_numbers() {
        let short = |width| short_name("Casual 12", width);
        assert_eq!([9, 8, 6].map(short), ["Casual 12", "Casu… 12", "Ca… 12"]);
        assert_eq!([5, 4, 2, 1, 0].map(short), ["C… 12", "Cas…", "C…", "…", ""]);
        assert_eq!(short_name("Wolfgang Amadeus", 9), "Wolfgang…");
        assert_eq!(short_name("王さん王さん", 6), "王さ…");
        for width in 0..12 {
            assert!(columns(&short_name("Heuristic 3", width)) <= width);
        }
    }

    #[test]
    fn a_long_line_goes_on_in_the_next() {
        let pieces = (0..12).map(|n| Piece::named(&format!("piece-{n}")));
        let zone = Zone::named(Ref::zone("z"), Message::text("Hand"), Default::default());
        let board = Board { zones: vec![zone.with(pieces)], ..Board::default() };
        let text = shown(&board, Room { columns: 30, rows: 3, focus: &[] });
        assert!(text.lines().count() > 3 && text.lines().all(|line| columns(line) <= 30), "{text}");
        assert!(text.contains("piece-11"), "{text}");
    }
}
