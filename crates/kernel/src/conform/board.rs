//! Laws about the table in words that know no game, and about the catalogue.

use std::collections::BTreeSet;

use super::{Law, Run, ensure};
use crate::board::{Board, Counter, Field, Piece, Zone};
use crate::message::Ref;
use crate::seat::{Seat, Viewer};
use crate::show::Show;

/// What every viewer sees lying on the table is fit to be shown.
pub(super) fn board<G: Show>(run: &mut Run<'_, G>) -> Law {
    let seats = run.state.seats();
    for viewer in Viewer::all(seats) {
        let board = G::board(&run.state.view(viewer), seats);
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
    let names: BTreeSet<String> =
        counters.iter().map(|counter| format!("{:?}", counter.name)).collect();
    let named = names.len() == counters.len();
    ensure(named, || format!("these counters cannot be told apart: {counters:?}"))
}

fn zone(of: &Zone) -> Law {
    ensure(matches!(of.thing, Ref::Zone(_)), || format!("no zone: {of:?}"))?;
    counters(&of.counters)?;
    of.pieces.iter().try_for_each(piece)?;
    of.zones.iter().try_for_each(zone)
}

fn piece(piece: &Piece) -> Law {
    ensure(matches!(piece.thing, Ref::Piece(_)), || format!("no piece: {piece:?}"))
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
    for placed in &field.pieces {
        piece(&placed.piece)?;
        let on = placed.x < field.width && placed.y < field.height;
        ensure(on, || format!("{placed:?} stands beside the field"))?;
    }
    Ok(())
}

/// Every thing on a board that can be pointed at.
pub(super) fn things(board: &Board) -> BTreeSet<Ref> {
    fn zone_things(zone: &Zone, all: &mut BTreeSet<Ref>) {
        all.insert(zone.thing.clone());
        all.extend(zone.pieces.iter().map(|piece| piece.thing.clone()));
        zone.zones.iter().for_each(|zone| zone_things(zone, all));
    }
    let mut all: BTreeSet<Ref> = Seat::all(board.places.len()).map(Ref::Seat).collect();
    let zones = board.places.iter().flat_map(|place| &place.zones).chain(&board.zones);
    zones.for_each(|zone| zone_things(zone, &mut all));
    if let Some(field) = &board.field {
        all.extend(field.pieces.iter().map(|placed| placed.piece.thing.clone()));
        let squares = (0..field.width).flat_map(|x| (0..field.height).map(move |y| (x, y)));
        all.extend(squares.map(|(x, y)| Ref::Square(x, y)));
    }
    all
}

/// What the catalogue lists says something, and its ids are told apart.
pub(super) fn catalogue<G: Show>() -> Law {
    let mut ids = BTreeSet::new();
    for sheet in G::catalogue() {
        let says = !sheet.text.is_empty() || !sheet.facts.is_empty();
        ensure(says, || format!("nothing stands on the sheet of {:?}", sheet.id))?;
        let new = ids.insert((sheet.kind.clone(), sheet.id.clone()));
        ensure(new, || format!("two sheets are called {:?}", sheet.id))?;
    }
    Ok(())
}
