//! Chess by shakmaty, as fast as it can be.

use kernel::{Error, Rng};
use measure::bench::Contender;
use shakmaty::{Chess, Position};

/// A game that took so many plies is broken off.
const LONGEST: u64 = 1000;
/// After so many plies without capture or pawn move a game is drawn (75 moves of both sides).
const IDLE: u32 = 150;

/// Plays random games of chess, always the same ones.
pub(crate) struct RandomChess(Rng);

impl Default for RandomChess {
    fn default() -> RandomChess {
        RandomChess(Rng::new(1))
    }
}

impl Contender for RandomChess {
    /// Random legal moves until mate, stalemate, bare material or too long. The moves are listed
    /// once a ply and made unchecked.
    fn play(&mut self) -> Result<u64, Error> {
        let mut position = Chess::default();
        for plies in 0..LONGEST {
            let moves = position.legal_moves();
            let idle = position.halfmoves() >= IDLE || position.is_insufficient_material();
            let Some(&m) = self.0.pick(&moves).filter(|_| !idle) else { return Ok(plies) };
            position.play_unchecked(m);
        }
        Ok(LONGEST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_of_chess_end_and_are_not_short() {
        let mut chess = RandomChess::default();
        let plies: Vec<u64> = (0..200).map(|_| chess.play().unwrap()).collect();
        let mean = plies.iter().sum::<u64>() / 200;
        assert!((250..450).contains(&mean), "{mean}");
        assert!(plies.iter().all(|&plies| plies <= LONGEST), "{plies:?}");
        let mut again = RandomChess::default();
        assert!(plies.iter().all(|&plies| again.play().unwrap() == plies));
    }
}
