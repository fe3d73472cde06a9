//! Alpha-beta with a table of known positions, for positions in which nothing is hidden.
//!
//! The side of one seat goes for the most, everybody else for the least: exact for two sides,
//! cautious for more. Chance is averaged over all its outcomes.

use std::hash::Hasher;

use kernel::{Mover, Rng, Seat, Secrets};

use crate::bot::{Bot, Candidate, Decision, Terms, next_mover};
use crate::knowledge::{Knowledge, settle};
use crate::seen::Seen;
use crate::simple::Random;

/// The table has two to the power of this many places at most, and no more than are needed.
const MOST_BITS: u32 = 18;

/// No search goes deeper: every move takes a place on the stack of the thread.
const DEEPEST: u32 = 64;

/// A hasher that is the same everywhere: SplitMix64 over words.
#[derive(Clone, Copy)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = kernel::mix64(self.0 ^ word);
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_u16(&mut self, word: u16) {
        self.write_u64(word.into());
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}

/// 128 bits of a position: two different ones share them about as often as never.
fn key<G: Secrets>(state: &G, depth: u32) -> (u64, u64) {
    let hash = |start: u64| {
        let mut mix = Mix(start ^ u64::from(depth));
        state.hash(&mut mix);
        mix.finish()
    };
    (hash(0x7061_726c_6f75_7200), hash(0x7365_6172_6368_0000))
}

#[derive(Clone, Copy)]
struct Known {
    key: (u64, u64),
    value: f32,
    /// Whether the true value is at most this (below 0), exactly this, or at least this (above 0).
    bound: i8,
}

struct Solver<'a, G: Secrets, K: ?Sized> {
    root: &'a G,
    /// How many moves ahead it looks from the root.
    depth: u32,
    seat: Seat,
    knowledge: &'a K,
    table: Vec<Option<Known>>,
    nodes: u64,
    most: u64,
}

impl<G: Secrets, K: Knowledge<G> + ?Sized> Solver<'_, G, K> {
    fn settled(&self, state: &G) -> f32 {
        settle(state, self.knowledge)[self.seat.index()]
    }

    /// The value to the seat, within the window.
    fn value(&mut self, state: &G, depth: u32, window: (f32, f32)) -> f32 {
        self.nodes += 1;
        let Some(mover) = next_mover(state.to_move(), self.seat) else {
            return self.settled(state);
        };
        let far = self.knowledge.is_horizon(self.root, state, self.depth - depth);
        if depth == 0 || far || self.nodes > self.most {
            return self.settled(state);
        }
        match mover {
            Mover::Chance => self.average(state, depth),
            Mover::Seat(seat) => self.best(state, seat, depth, window),
        }
    }

    /// Over all outcomes of chance. Where there are too many, the position is judged.
    fn average(&mut self, state: &G, depth: u32) -> f32 {
        let outcomes = state.chance_size();
        if outcomes > crate::MOST_BRANCHES {
            return self.settled(state);
        }
        let mut sum = 0.0;
        for n in 0..outcomes {
            let mut next = state.clone();
            next.play(Mover::Chance, state.chance_nth(n), &mut ());
            sum += self.value(&next, depth - 1, (0.0, 1.0));
        }
        sum / outcomes as f32
    }

    fn best(&mut self, state: &G, seat: Seat, depth: u32, (low, high): (f32, f32)) -> f32 {
        let ours = state.side(seat) == state.side(self.seat);
        let key = key(state, depth);
        let place = key.0 as usize & (self.table.len() - 1);
        if let Some(known) = self.table[place].filter(|known| known.key == key) {
            let fits = match known.bound {
                0 => true,
                bound if bound > 0 => known.value >= high,
                _ => known.value <= low,
            };
            if fits {
                return known.value;
            }
        }
        let (mut alpha, mut beta) = (low, high);
        let mut best = if ours { f32::NEG_INFINITY } else { f32::INFINITY };
        for &m in state.legal(seat).iter() {
            let mut next = state.clone();
            next.play(Mover::Seat(seat), m, &mut ());
            let value = self.value(&next, depth - 1, (alpha, beta));
            if ours {
                best = best.max(value);
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                beta = beta.min(best);
            }
            if alpha >= beta || self.nodes > self.most {
                break;
            }
        }
        let bound = if best >= high { 1 } else { -i8::from(best <= low) };
        self.table[place] = Some(Known { key, value: best, bound });
        best
    }
}

/// What a search of a whole position found.
#[derive(Clone, PartialEq, Debug)]
pub struct Solved<M> {
    /// Every move of the seat with its value, in the order of the list: exact where the search
    /// came to the end of the game everywhere.
    pub moves: Vec<(M, f32)>,
    /// The value of the best.
    pub value: f32,
    /// Positions looked at.
    pub nodes: u64,
}

/// Searches a position in which `seat` is to move, `depth` moves deep (chance counts as a move) or
/// until `most` positions were looked at.
pub fn solve<G: Secrets, K: Knowledge<G> + ?Sized>(
    state: &G,
    seat: Seat,
    depth: u32,
    most: u64,
    knowledge: &K,
) -> Solved<G::Move> {
    let table = vec![None; 1 << MOST_BITS.min(most.max(1).ilog2() + 1)];
    let depth = depth.min(DEEPEST);
    let mut solver = Solver { root: state, depth, seat, knowledge, table, nodes: 0, most };
    let value_of = |&m: &G::Move| {
        let mut next = state.clone();
        next.play(Mover::Seat(seat), m, &mut ());
        (m, solver.value(&next, depth.saturating_sub(1), (0.0, 1.0)))
    };
    let moves: Vec<_> = state.legal(seat).iter().map(value_of).collect();
    let value = moves.iter().map(|(_, value)| *value).fold(0.0, f32::max);
    Solved { moves, value, nodes: solver.nodes }
}

/// Terrain `depth` moves ahead in a few imagined worlds, one where nothing is hidden, and makes the
/// move that is best on average.
#[derive(Clone, Copy, Debug)]
pub struct AlphaBeta<K> {
    /// What it judges by.
    pub knowledge: K,
    /// How many moves ahead it looks.
    pub depth: u32,
    /// In how many worlds, where something is hidden.
    pub worlds: u32,
    /// The most positions it looks at, over all worlds.
    pub most: u64,
}

impl<G: Secrets, K: Knowledge<G>> Bot<G> for AlphaBeta<K> {
    fn think(&self, seen: &Seen<'_, G>, terms: &Terms<'_>) -> Decision<G::Move> {
        let worlds = if seen.worlds() == Some(1) { 1 } else { self.worlds.max(1) };
        let mut rng = Rng::new(terms.seed);
        let mut total: Vec<Candidate<G::Move>> =
            seen.moves().iter().map(|&m| Candidate { m, value: 0.0, visits: 0 }).collect();
        let mut nodes = 0;
        for n in 0..worlds {
            if n > 0 && terms.is_over() {
                break;
            }
            let Some(world) = self.knowledge.imagine(seen, &mut rng) else { continue };
            let most = self.most / u64::from(worlds);
            let solved = solve(&world, seen.seat(), self.depth, most, &self.knowledge);
            nodes += solved.nodes;
            for (candidate, (_, value)) in total.iter_mut().zip(solved.moves) {
                let visits = candidate.visits as f32;
                candidate.value = (candidate.value * visits + value) / (visits + 1.0);
                candidate.visits += 1;
            }
        }
        if total.iter().all(|candidate| candidate.visits == 0) {
            return Random.think(seen, terms);
        }
        rng.shuffle(&mut total);
        Decision::by_value(total, nodes)
    }

    fn budget(&self) -> u64 {
        self.most
    }
}
