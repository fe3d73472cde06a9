//! Reading moves that are written as the game writes them.

use crate::error::Error;
use crate::game::Game;
use crate::seat::Mover;

/// Chance is asked for all it can do where it is not more than this.
const FEW: u128 = 10_000;
/// An error names no more moves than this.
const MOST_OPTIONS: usize = 100;

/// The move of `mover` that the game writes like `text`, of those that are legal now.
pub(crate) fn read_listed<G: Game>(state: &G, mover: Mover, text: &str) -> Result<G::Move, Error> {
    let all: Vec<G::Move> = match mover {
        Mover::Seat(seat) => state.legal(seat).to_vec(),
        Mover::Chance => (0..state.chance_size().min(FEW)).map(|n| state.chance_nth(n)).collect(),
    };
    let wanted = words(text);
    let found = all.iter().find(|m| words(&state.notation(mover, **m)) == wanted);
    found.copied().ok_or_else(|| {
        let options = all.iter().take(MOST_OPTIONS).map(|m| state.notation(mover, *m));
        Error::invalid("unknown_move").with("text", text.trim()).options(options)
    })
}

/// A text as it is compared: without capitals and without more space than needed.
fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_lowercase).collect()
}
