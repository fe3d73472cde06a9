//! The random bot.

use kernel::{Rng, Seat, mix64};
use table::EntryId;

/// Picks at random. What it picks follows from its seed, the entry and its seat alone, so that it
/// knows nothing of the seed that deals.
#[derive(Clone, Copy)]
pub(crate) struct RandomBot {
    /// The seed of the picks.
    pub(crate) seed: u64,
}

impl RandomBot {
    /// One of `choices`, for a decision of `seat` when entry `at` is the newest.
    pub(crate) fn pick<T>(self, at: EntryId, seat: Seat, choices: &[T]) -> Option<&T> {
        let key = mix64(mix64(mix64(self.seed) ^ u64::from(at)) ^ u64::from(seat.0));
        Rng::new(key).pick(choices)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_differ_by_seed_entry_and_seat_and_reach_every_choice() {
        let choices: Vec<u8> = (0..7).collect();
        let pick = |seed, at, seat| *RandomBot { seed }.pick(at, Seat(seat), &choices).unwrap();
        let along = |f: &dyn Fn(u32) -> u8| (0..64).map(f).collect::<Vec<_>>();
        let (by_entry, by_seed) = (along(&|n| pick(1, n, 0)), along(&|n| pick(n.into(), 1, 0)));
        assert_ne!(by_entry, by_seed);
        assert_ne!(by_entry, along(&|n| pick(1, n, 1)));
        assert!(choices.iter().all(|c| by_entry.contains(c) && by_seed.contains(c)));
        assert_eq!(RandomBot { seed: 1 }.pick::<u8>(0, Seat(0), &[]), None);
    }
}
