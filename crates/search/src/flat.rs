//! Flat Monte Carlo: every move is tried in the same imagined worlds with the same dice, and the
//! worse half drops out again and again (sequential halving).

use kernel::{Moves, Rng, Secrets, mix64};

use crate::bot::{Bot, Candidate, Decision, Terms};
use crate::knowledge::Knowledge;
use crate::playout::play_out_after;
use crate::seen::Seen;
use crate::simple::Random;
use crate::spread::spread;

/// So many worlds are one piece of work for a thread.
const PIECE: u64 = 8;
/// So many pieces are done between two looks at the safety stop.
const WAVE: usize = 16;

/// Flat Monte Carlo.
#[derive(Clone, Copy, Debug)]
pub struct Flat<K> {
    /// How it plays out and judges.
    pub knowledge: K,
    /// The most simulations of one decision.
    pub simulations: u64,
}

/// How a move has done so far.
#[derive(Clone, Copy)]
struct Tally {
    place: usize,
    sum: f64,
    visits: u64,
}

impl Tally {
    fn value(&self) -> f64 {
        self.sum / self.visits.max(1) as f64
    }
}

impl<K> Flat<K> {
    /// Tries each of these moves in `worlds` more worlds, the first of which has number `from`, and
    /// gives what that cost: a world that could not be imagined costs as much as one that could.
    fn round<G: Secrets>(
        &self,
        (seen, moves): (&Seen<'_, G>, &[G::Move]),
        tallies: &mut [Tally],
        (from, worlds): (u64, u64),
        terms: &Terms<'_>,
    ) -> u64
    where
        K: Knowledge<G>,
    {
        let seat = seen.seat();
        let try_in = |world: u64, list: &mut Moves<G::Move>, sums: &mut [f64]| {
            let mut rng = Rng::new(mix64(terms.seed ^ mix64(world)));
            let Some(state) = self.knowledge.imagine(seen, &mut rng) else { return 0 };
            let dice = rng.next();
            for (sum, tally) in sums.iter_mut().zip(tallies.iter()) {
                let (m, rng) = (moves[tally.place], &mut Rng::new(dice));
                let worth = play_out_after(&state, seat, m, &self.knowledge, rng, list);
                *sum += f64::from(worth[seat.index()]);
            }
            1
        };
        let piece = |piece: u64| {
            let first = from + piece * PIECE;
            let last = (first + PIECE).min(from + worlds);
            let (mut sums, mut list) = (vec![0.0; tallies.len()], Moves::new());
            let found: u64 = (first..last).map(|n| try_in(n, &mut list, &mut sums)).sum();
            (sums, found, last - first)
        };
        let (pieces, mut done) = (worlds.div_ceil(PIECE), Vec::new());
        for wave in (0..pieces).step_by(WAVE) {
            if from + wave > 0 && terms.is_over() {
                break;
            }
            let count = WAVE.min((pieces - wave) as usize);
            done.extend(spread(count, terms.threads, |n| piece(wave + n as u64)));
        }
        let mut tried = 0;
        for (sums, found, worlds) in done {
            for (tally, sum) in tallies.iter_mut().zip(sums) {
                tally.sum += sum;
                tally.visits += found;
            }
            tried += worlds;
        }
        tried * tallies.len() as u64
    }
}

impl<G: Secrets, K: Knowledge<G>> Bot<G> for Flat<K> {
    fn think(&self, seen: &Seen<'_, G>, terms: &Terms<'_>) -> Decision<G::Move> {
        let moves = seen.moves();
        let mut order: Vec<usize> = (0..moves.len()).collect();
        Rng::new(mix64(terms.seed)).shuffle(&mut order);
        let mut tallies: Vec<Tally> =
            order.into_iter().map(|place| Tally { place, sum: 0.0, visits: 0 }).collect();
        let rounds = u64::from((moves.len() as u64).next_power_of_two().ilog2()).max(1);
        let (mut alive, mut from, mut spent) = (tallies.len(), 0, 0);
        for _ in 0..rounds {
            let worlds = (self.simulations / rounds / alive as u64).max(u64::from(from == 0));
            let worlds = worlds.min((self.simulations.saturating_sub(spent)) / alive as u64);
            spent += self.round((seen, &moves), &mut tallies[..alive], (from, worlds), terms);
            from += worlds;
            tallies[..alive].sort_by(|a, b| b.value().total_cmp(&a.value()));
            alive = alive.div_ceil(2);
        }
        let candidate = |tally: &Tally| Candidate {
            m: moves[tally.place],
            value: tally.value() as f32,
            visits: tally.visits,
        };
        let simulations = tallies.iter().map(|tally| tally.visits).sum();
        if spent > 0 && simulations == 0 {
            return Random.think(seen, terms);
        }
        // The last ones standing are in front, whatever those that dropped out were worth.
        let candidates: Vec<_> = tallies.iter().map(candidate).collect();
        Decision { best: candidates[0].m, candidates, simulations, why: None }
    }

    fn budget(&self) -> u64 {
        self.simulations
    }
}
