//! What a seat got of a game.

use kernel::{Outcome, Seat};
use schemars::JsonSchema;
use serde::Serialize;

/// What a seat got of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameResult {
    /// Its side alone came first.
    Win,
    /// Its side shares the first place with another one.
    Draw,
    /// Another side came first.
    Loss,
}

impl GameResult {
    /// What `seat` got, where `side` says for whom each seat plays.
    pub fn of(outcome: &Outcome, seat: Seat, side: impl Fn(Seat) -> Seat) -> GameResult {
        let winners = outcome.winners();
        let ours = |winner: Seat| side(winner) == side(seat);
        match (winners.iter().any(ours), winners.iter().all(ours)) {
            (true, true) => GameResult::Win,
            (true, false) => GameResult::Draw,
            (false, _) => GameResult::Loss,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partners_win_together_and_sides_that_share_the_first_place_draw() {
        let result = |scores: &[i32], seat, side: fn(Seat) -> Seat| {
            GameResult::of(&Outcome::by_score("points", scores), Seat(seat), side)
        };
        let partners = |seat: Seat| Seat(seat.0 % 2);
        let alone = |seat: Seat| seat;
        assert_eq!(result(&[7, 3, 7, 3], 2, partners), GameResult::Win);
        assert_eq!(result(&[7, 3, 7, 3], 1, partners), GameResult::Loss);
        assert_eq!(result(&[7, 7, 7, 7], 3, partners), GameResult::Draw);
        assert_eq!(result(&[7, 7, 3], 0, alone), GameResult::Draw);
        assert_eq!(result(&[7, 7, 3], 2, alone), GameResult::Loss);
        assert_eq!(result(&[7, 1], 0, alone), GameResult::Win);
    }
}
