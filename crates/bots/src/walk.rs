//! Going through a game move by move.

use kernel::{Luck, Mover, Seat, Show};

/// The next move of a game: what luck says, or what `decide` says for the first seat to move.
/// Nothing when the game is over.
pub fn next<G: Show, E>(
    state: &G,
    luck: &mut Luck,
    decide: impl FnOnce(Seat) -> Result<G::Move, E>,
) -> Result<Option<(Mover, G::Move)>, E> {
    let Some(mover) = state.to_move().first() else { return Ok(None) };
    let m = match mover {
        Mover::Seat(seat) => decide(seat)?,
        Mover::Chance => {
            let m = state.roll(*luck);
            *luck = luck.next();
            m
        }
    };
    Ok(Some((mover, m)))
}
