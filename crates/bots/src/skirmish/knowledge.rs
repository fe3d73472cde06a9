//! What a search is told: where to stop, what that is worth, and how play-outs go on.

use ::skirmish::{Move, State};
use kernel::{MAX_SEATS, Rng, Seat};
use search::net::Net;
use search::{Knowledge, Worth};

use super::features::Sight;
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
pub(crate) struct SkirmishKnowledge {
    /// What judges; without it, the numbers do.
    pub(crate) net: Option<&'static Net>,
}

/// What is known without a net.
pub(crate) static BY_NUMBERS: SkirmishKnowledge = SkirmishKnowledge { net: None };

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

impl Knowledge<State> for SkirmishKnowledge {
    fn is_horizon(&self, root: &State, state: &State, moves: u32) -> bool {
        root.skirmish() > 0 && (state.skirmish() != root.skirmish() || moves >= HORIZON)
    }

    fn judge(&self, state: &State) -> Worth {
        if let Some(net) = self.net {
            return net.judge(state, &Sight);
        }
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

#[cfg(test)]
mod tests {
    use super::super::tests::position;
    use super::*;
    use kernel::Game;

    /// Whether a play-out stops for seat 0 where this is the position.
    fn stops_at(text: &str) -> bool {
        let state = position(text);
        let moves = state.legal(Seat(0));
        let pick = |seed| moves[BY_NUMBERS.pick(&state, Seat(0), &moves, &mut Rng::new(seed))];
        let stops = (0..20).filter(|&seed| pick(seed) == Move::Pass).count();
        assert!(stops == 0 || stops == 20, "{stops} of 20: {text}");
        stops == 20
    }

    #[test]
    fn play_outs_stop_when_they_lead_and_the_other_is_done() {
        assert!(stops_at("done: 1\nunit T0P0: Veteran\nhand 0: 3 Veteran\nhand 1: Scout\n"));
        assert!(stops_at("done: 1\nwins: 1 0\nhand 0: 3 Veteran\nhand 1: Scout\n"));
    }

    #[test]
    fn play_outs_go_on_where_a_card_wins_and_give_up_where_nothing_does() {
        let last = "done: 1\nwins: 0 1\nunit T0P1: Scout\nhand 1: Scout\n";
        assert!(!stops_at(&format!("{last}hand 0: 4 Veteran\n")));
        let lost = "done: 1\nunit T0P1: Champion\nunit T1P1: Champion\nunit T2P1: Champion\n\
                    unit T3P1: Champion\nhand 1: Scout\n";
        assert!(stops_at(&format!("{lost}hand 0: Scout\n")));
    }

    #[test]
    fn a_simulation_ends_with_its_skirmish() {
        let root = position("hand 0: Veteran\nhand 1: 2 Veteran\n");
        let next = position("skirmish: 2\nwins: 1 0\nhand 0: Veteran\nhand 1: 2 Veteran\n");
        assert!(BY_NUMBERS.is_horizon(&root, &next, 3) && !BY_NUMBERS.is_horizon(&root, &root, 3));
        assert!(BY_NUMBERS.is_horizon(&root, &root, HORIZON));
    }
}
