//! Bots that do not search: by chance, and by looking one move ahead.

use kernel::{Rng, Secrets};

use crate::bot::{Bot, Candidate, Decision, Terms};
use crate::knowledge::{Knowledge, settle};
use crate::playout::settle_down;
use crate::seen::Seen;

/// Picks each legal move equally often. So does every bot that finds no world to think in.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Secrets> Bot<G> for Random {
    fn think(&self, seen: &Seen<'_, G>, terms: &Terms<'_>) -> Decision<G::Move> {
        let moves = seen.moves();
        Decision::plain(*Rng::new(terms.seed).pick(&moves).expect("a seat that moves has moves"))
    }
}

/// Makes the move after which the position is judged best, over a few imagined worlds. Of moves
/// that are judged alike it takes one at random, and of all where it finds no world.
#[derive(Clone, Copy, Debug)]
pub struct Greedy<K> {
    /// What it judges by.
    pub knowledge: K,
    /// In how many worlds it looks at each move.
    pub worlds: u32,
}

impl<G: Secrets, K: Knowledge<G>> Bot<G> for Greedy<K> {
    fn think(&self, seen: &Seen<'_, G>, terms: &Terms<'_>) -> Decision<G::Move> {
        let (mut rng, seat, moves) = (Rng::new(terms.seed), seen.seat(), seen.moves());
        let (mut sums, mut worlds) = (vec![0.0; moves.len()], 0);
        for _ in 0..self.worlds {
            let Some(world) = self.knowledge.imagine(seen, &mut rng) else { continue };
            worlds += 1;
            let dice = rng.next();
            for (sum, &m) in sums.iter_mut().zip(moves.iter()) {
                let mut state = world.clone();
                settle_down(&mut state, seat, m, &mut Rng::new(dice));
                *sum += settle(&state, &self.knowledge)[seat.index()];
            }
        }
        if worlds == 0 {
            return Random.think(seen, terms);
        }
        let mut order: Vec<usize> = (0..moves.len()).collect();
        rng.shuffle(&mut order);
        let value = |n: usize| sums[n] / worlds as f32;
        let candidate = |n: usize| Candidate { m: moves[n], value: value(n), visits: 0 };
        Decision::by_value(order.into_iter().map(candidate).collect(), 0)
    }
}
