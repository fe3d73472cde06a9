//! A picture of any table for a terminal, drawn from its board.

use crate::board::{Board, Counter, Piece, Zone};
use crate::columns::{cut, padded};
use crate::message::Message;
use crate::seat::Seat;
use crate::words::Renderer;

/// How wide a picture may be.
const COLUMNS: usize = 80;

/// The board in lines: what is counted, what lies in the middle, and what each seat has.
pub(crate) fn of_board(board: &Board, renderer: &Renderer<'_>) -> String {
    let mut lines = Vec::new();
    if !board.counters.is_empty() {
        lines.push(counters(&board.counters, renderer));
    }
    for zone in &board.zones {
        zone_lines(zone, 0, renderer, &mut lines);
    }
    for (seat, place) in Seat::all(board.places.len()).zip(&board.places) {
        let mut head = vec![padded(cut(renderer.name(seat), 12), 12)];
        if !place.counters.is_empty() {
            head.push(counters(&place.counters, renderer));
        }
        head.extend(place.marks.iter().map(|mark| renderer.say(mark)));
        lines.push(head.join("  "));
        for zone in &place.zones {
            zone_lines(zone, 2, renderer, &mut lines);
        }
    }
    lines.iter().map(|line| cut(line.trim_end(), COLUMNS).to_owned() + "\n").collect()
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
