//! A board for a game that does not say what lies on its table: guessed from the view.

use kernel::{Arrangement, Board, Counter, Game, Piece, Place, Viewer, Zone};
use serde_json::Value;

/// What lies on the table, as `viewer` may know it: what the game says, or else a guess.
pub(crate) fn board_of<G: Game>(state: &G, viewer: Viewer) -> Board {
    let view = state.view(viewer);
    G::board(&view).unwrap_or_else(|| {
        let value = serde_json::to_value(&view).expect("a view can be written");
        guess(&value, state.seats())
    })
}

/// A board guessed from the JSON of a view: a list with one item for each seat belongs to the
/// seats, numbers are counters, lists of words are zones, and what is nested deeper is passed over.
pub(crate) fn guess(view: &Value, seats: usize) -> Board {
    let mut board = Board { places: vec![Place::default(); seats], ..Board::default() };
    for (name, value) in view.as_object().into_iter().flatten() {
        match value {
            // A list of words is a zone, however long it is.
            Value::Array(items) if items.len() == seats && !items.iter().all(Value::is_string) => {
                for (place, item) in board.places.iter_mut().zip(items) {
                    belongs(place, name, item);
                }
            }
            Value::Number(_) => board.counters.extend(counter(name, value)),
            Value::Array(_) => board.zones.extend(zone(name, value)),
            _ => {}
        }
    }
    board
}

/// Something of one seat: a count, a zone, a remark, or several of them by name.
fn belongs(place: &mut Place, name: &str, value: &Value) {
    match value {
        Value::Number(_) => place.counters.extend(counter(name, value)),
        Value::Bool(true) => place.marks.push(plain(name)),
        Value::Array(_) => place.zones.extend(zone(name, value)),
        Value::Object(fields) => {
            for (name, value) in fields.iter().filter(|(_, value)| !value.is_object()) {
                belongs(place, name, value);
            }
        }
        _ => {}
    }
}

fn counter(name: &str, value: &Value) -> Option<Counter> {
    let value = i32::try_from(value.as_i64()?).ok()?;
    Some(Counter { name: plain(name), value, of: None })
}

/// A list of words as a zone.
fn zone(name: &str, value: &Value) -> Option<Zone> {
    let words: Option<Vec<&str>> = value.as_array()?.iter().map(Value::as_str).collect();
    let pieces = words?.into_iter().map(piece).collect();
    let lies = if name.contains("hand") { Arrangement::Hand } else { Arrangement::Row };
    Some(Zone { name: plain(name), lies, pieces, ..Zone::default() })
}

fn piece(word: &str) -> Piece {
    Piece { name: plain(word), ..Piece::named(word) }
}

/// A name of the code as people write it.
fn plain(name: &str) -> String {
    name.replace('_', " ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn counts_and_words_find_their_places() {
        let view = json!({
            "turn": 3,
            "points": [4, 5],
            "seats": [
                { "hand": ["ace", "king"], "has_passed": true, "wins": 1 },
                { "hand": null, "has_passed": false, "wins": 0 },
            ],
            "discard": ["ten", "nine"],
            "odd": { "deep": [1] },
        });
        let board = guess(&view, 2);
        assert_eq!(board.counters, [Counter::new("turn", 3)]);
        assert_eq!(board.places[0].counters, [Counter::new("points", 4), Counter::new("wins", 1)]);
        assert_eq!(board.places[0].marks, ["has passed"]);
        assert_eq!(board.places[0].zones[0].lies, Arrangement::Hand);
        assert_eq!(board.places[0].zones[0].pieces[1].words, ["king"]);
        assert!(board.places[1].marks.is_empty() && board.places[1].zones.is_empty());
        assert_eq!(board.zones[0].pieces.len(), 2);
        assert_eq!(board.field, None);
    }
}
