//! When something was done at a table, and by whom.

use kernel::Seat;
use table::AnyTable;
use table::message::Stamp;

use crate::clock;

/// Says at a table that what comes is done now, by the player on this seat; by nobody where the
/// table does something by itself.
pub(crate) fn stamp(table: &mut dyn AnyTable, seat: Option<Seat>) {
    let author = seat.map(|seat| table.players()[seat.index()].name.clone());
    table.stamp(Stamp { time: Some(clock::now_ms()), author });
}
