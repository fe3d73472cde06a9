//! How a game went: what was counted for the seats, move after move.

use kernel::{Board, Counter, Mover, Show, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::log::{Act, EntryId};
use crate::table::Table;

/// What was counted for the seats after one entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Moment {
    /// The entry; 0 for the opening.
    pub entry: EntryId,
    /// Who moved; nobody for the opening.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Mover>,
    /// The counters of each seat, as on the board.
    pub seats: Vec<Vec<Counter>>,
}

/// The moments of the line of play at which a counter changed, and the last one.
pub(crate) fn of<G: Show>(table: &Table<G>, viewer: Viewer) -> Vec<Moment> {
    let mut state = table.state_at(0).expect("every log has an opening");
    let mut moments = vec![moment(0, None, &board(&state, viewer))];
    for (n, &id) in table.line().iter().enumerate() {
        let Act::Move { mover, m } = table.log()[id as usize - 1].act else { continue };
        state.play(mover, m, &mut ());
        let next = moment(id, Some(mover), &board(&state, viewer));
        let changed = moments.last().is_none_or(|last| last.seats != next.seats);
        if changed || n + 1 == table.line().len() {
            moments.push(next);
        }
    }
    moments
}

fn board<G: Show>(state: &G, viewer: Viewer) -> Board {
    G::board(&state.view(viewer), state.seats())
}

fn moment(entry: EntryId, by: Option<Mover>, board: &Board) -> Moment {
    let seats = board.places.iter().map(|place| place.counters.clone()).collect();
    Moment { entry, by, seats }
}
