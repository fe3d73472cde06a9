//! What a search is told: where to stop, what that is worth, and how play-outs go on.

use ::skirmish::{Move, State};
use kernel::{MAX_SEATS, Rng, Seat};
use search::{Knowledge, Worth};

use super::glance::Glance;
use super::judge::{self, Numbers};

/// A simulation ends after so many moves, or with the skirmish.
const HORIZON: u32 = 20;
/// In a play-out the best of so many moves is made.
const LOOKS: u32 = 4;
/// In a play-out a seat stops when that looks better by this.
const RELUCTANCE: f32 = 0.05;

/// What is known about Skirmish.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sense;

/// Whether a seat ends its turn in a play-out.
fn stops(state: &State, seat: Seat, glance: &Glance<'_>, rng: &mut Rng) -> bool {
    let numbers = Numbers::of(state, seat, &glance.lanes);
    if state.is_done(Seat(1 - seat.0)) {
        return numbers.last_say() <= numbers.counted();
    }
    if state.has_acted() {
        return rng.below(4) > 0;
    }
    let out = 1.0 - numbers.turned().last_say();
    out > judge::worth(state, seat, &glance.lanes, &numbers) + RELUCTANCE
}

impl Knowledge<State> for Sense {
    fn is_horizon(&self, root: &State, state: &State, moves: u32) -> bool {
        root.skirmish() > 0 && (state.skirmish() != root.skirmish() || moves >= HORIZON)
    }

    fn judge(&self, state: &State) -> Worth {
        let value = judge::value(state);
        let mut worth = [0.0; MAX_SEATS];
        worth[..2].copy_from_slice(&[value, 1.0 - value]);
        worth
    }

    fn pick(&self, state: &State, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
        if moves.len() == 1 {
            return 0;
        }
        let glance = Glance::new(state, seat);
        let turn = moves[0] == Move::Pass;
        if turn && stops(state, seat, &glance, rng) {
            return 0;
        }
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        let first = usize::from(turn);
        for _ in 0..LOOKS {
            let n = first + rng.below((moves.len() - first) as u64) as usize;
            let score = glance.score(moves[n]);
            if score > most {
                (best, most) = (n, score);
            }
        }
        best
    }
}
