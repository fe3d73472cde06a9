//! Laws about the table in words that know no game, and about the catalogue.

use std::collections::BTreeSet;

use super::{Law, Run, ensure};
use crate::board::{Board, Counter, Field, Piece, Zone};
use crate::game::Game;
use crate::seat::Viewer;

/// What every viewer sees lying on the table is fit to be shown.
pub(super) fn board<G: Game>(run: &mut Run<'_, G>) -> Law {
    let seats = run.state.seats();
    for viewer in Viewer::all(seats) {
        let Some(board) = G::board(&run.state.view(viewer)) else { return Ok(()) };
        sound(&board, seats).map_err(|how| format!("for viewer {viewer}: {how}"))?;
    }
    Ok(())
}

fn sound(board: &Board, seats: usize) -> Law {
    let places = board.places.len();
    ensure(places == seats, || format!("{places} places for {seats} seats"))?;
    counters(&board.counters)?;
    for place in &board.places {
        counters(&place.counters)?;
        place.zones.iter().try_for_each(zone)?;
    }
    board.zones.iter().try_for_each(zone)?;
    board.field.as_ref().map_or(Ok(()), field)
}

/// Counters that lie together are told apart by their names.
fn counters(counters: &[Counter]) -> Law {
    let names: BTreeSet<&str> = counters.iter().map(|counter| &*counter.name).collect();
    let named = names.len() == counters.len() && !names.contains("");
    ensure(named, || format!("these counters cannot be told apart: {counters:?}"))
}

fn zone(of: &Zone) -> Law {
    ensure(!of.name.is_empty(), || format!("a zone has no name: {of:?}"))?;
    counters(&of.counters)?;
    of.pieces.iter().try_for_each(piece)?;
    of.zones.iter().try_for_each(zone)
}

fn piece(piece: &Piece) -> Law {
    let spoken = !piece.words.is_empty() && piece.words.iter().all(|word| !word.is_empty());
    ensure(spoken && !piece.name.is_empty(), || format!("nobody can speak of {piece:?}"))
}

/// A field is as large as it says, every sign on it has a meaning, and everybody stands on it.
fn field(field: &Field) -> Law {
    let (width, height) = (usize::from(field.width), usize::from(field.height));
    let square =
        field.rows.len() == height && field.rows.iter().all(|row| row.chars().count() == width);
    ensure(square, || format!("the rows do not make a field of {width} by {height}"))?;
    let known = |sign: char| field.legend.iter().any(|ground| ground.sign == sign);
    let strange = field.rows.iter().flat_map(|row| row.chars()).find(|sign| !known(*sign));
    ensure(strange.is_none(), || format!("nobody says what {strange:?} stands for"))?;
    for standee in &field.pieces {
        piece(&standee.piece)?;
        let on = standee.x < field.width && standee.y < field.height;
        ensure(on, || format!("{standee:?} stands beside the field"))?;
    }
    Ok(())
}

/// What the catalogue lists says something, and can be asked about by its name.
pub(super) fn catalogue<G: Game>() -> Law {
    for sheet in G::catalogue() {
        let says = sheet.text.iter().any(|text| !text.is_empty()) || !sheet.facts.is_empty();
        ensure(says, || format!("nothing stands on the sheet of {:?}", sheet.name))?;
        let known = G::explain(&sheet.name).is_some();
        ensure(known, || format!("{:?} has a sheet, but is not explained", sheet.name))?;
    }
    Ok(())
}
