//! How a game ended.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::message::Key;
use crate::seat::{MAX_SEATS, Seat, SeatSet};

/// How one seat came out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Standing {
    /// 1 for the best; seats that share a place have the same rank.
    pub rank: u8,
    /// Points, marks, achievements: what the game counts.
    pub score: i32,
}

/// How a game ended, seat by seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Outcome {
    /// Why it ended, as a stable word that reads well after `wins by`.
    pub reason: Key,
    /// One standing for each seat.
    #[schemars(with = "Vec<Standing>")]
    pub seats: ArrayVec<Standing, MAX_SEATS>,
}

impl Outcome {
    /// An outcome in which a higher score is better. Equal scores share a rank.
    pub fn by_score(reason: &'static str, scores: &[i32]) -> Outcome {
        let rank = |score: i32| 1 + scores.iter().filter(|&&other| other > score).count() as u8;
        let seats = scores.iter().map(|&score| Standing { rank: rank(score), score }).collect();
        Outcome { reason: reason.into(), seats }
    }

    /// Whether nobody came out ahead: several seats, and all of them share the first place.
    pub fn is_draw(&self) -> bool {
        self.seats.len() > 1 && self.winners().len() == self.seats.len()
    }

    /// The seats that won. All of them when nobody came out ahead.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()].rank == 1).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_rank() {
        let outcome = Outcome::by_score("points", &[3, 7, 3, 7]);
        assert_eq!(outcome.seats.iter().map(|s| s.rank).collect::<Vec<_>>(), [3, 1, 3, 1]);
        assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
        assert!(!outcome.is_draw() && Outcome::by_score("points", &[4, 4]).is_draw());
    }
}
