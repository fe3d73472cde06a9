//! The puzzle of the day: the same for everybody who writes the same date.

use schemars::JsonSchema;
use serde::Serialize;

/// The games take turns.
const GAMES: [&str; 4] = ["texas-42", "innovation", "skirmish", "mordheim"];
/// So many puzzles each game has.
const EACH: u32 = 30;
/// From one puzzle of a game to its next: it shares no factor with their number, so that all of
/// them come, and it is most of a grade, so that the grades change.
const STEP: u32 = 7;

/// Which puzzle it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Daily {
    /// The game's id.
    pub game: String,
    /// Its number among the puzzles of that game, from 1.
    pub number: u32,
}

/// The puzzle of a day. Days are counted from the first of January 1970, which is 0, by the
/// calendar of whoever asks.
pub fn daily(day: u32) -> Daily {
    let games = GAMES.len() as u32;
    let game = GAMES[(day % games) as usize].to_owned();
    Daily { game, number: day / games % EACH * STEP % EACH + 1 }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_puzzle_has_its_day() {
        let days = GAMES.len() as u32 * EACH;
        let all: BTreeSet<(String, u32)> =
            (20_000..20_000 + days).map(daily).map(|day| (day.game, day.number)).collect();
        assert_eq!(all.len(), days as usize);
        assert!(all.iter().all(|(_, number)| (1..=EACH).contains(number)));
    }

    #[test]
    fn a_day_keeps_its_puzzle() {
        // The 18th of November 2026.
        let daily = daily(20_775);
        assert_eq!((daily.game.as_str(), daily.number), ("mordheim", 22));
    }
}
