//! Information-set tree search, single observer.
//!
//! Every simulation draws a world that the seat cannot tell from the truth and goes down one common
//! tree, in which only the moves that are legal in this world count. Each seat goes for its own
//! worth, so that sides of several seats and tables of more than two need nothing of their own;
//! chance is sampled. At the first move that was never tried, the rest is played out.

use kernel::{Mover, Moves, Rng, Seat, Secrets, mix64};

use crate::bot::{Bot, Candidate, Decision, Split, Tally, Terms, next_mover};
use crate::knowledge::{Knowledge, Worth, settle};
use crate::math::ln;
use crate::playout::{play_out, roll};
use crate::seen::Seen;
use crate::simple::Random;
use crate::spread::spread;

/// No position.
const NONE: u32 = u32::MAX;
/// A tree does not grow beyond so many positions; from there on it is played out.
const MOST_POSITIONS: usize = 1 << 19;
/// So many simulations pass between two looks at the safety stop.
const BETWEEN_STOPS: u64 = 32;

/// Information-set tree search.
#[derive(Clone, Copy, Debug)]
pub struct Ismcts<K> {
    /// How it plays out, judges and weighs.
    pub knowledge: K,
    /// The most simulations of one decision.
    pub simulations: u64,
    /// How many trees are grown, each from its share of the simulations. Trees are what threads
    /// share out; their number, unlike that of the threads, is part of the decision.
    pub trees: u32,
    /// How much is tried against what looks best: about 0.7 where worths lie anywhere between 0 and
    /// 1, less where they differ little.
    pub explore: f32,
}

impl<K> Ismcts<K> {
    /// One tree and the usual exploration.
    pub const fn new(knowledge: K, simulations: u64) -> Ismcts<K> {
        Ismcts { knowledge, simulations, trees: 1, explore: 0.7 }
    }
}

/// A move in the tree, with how it has done.
struct Edge<M> {
    mover: Mover,
    m: M,
    /// The position after it; none before it is come to for the second time.
    to: u32,
    visits: u32,
    /// How often it could have been picked.
    offered: u32,
    /// How promising it looked before it was tried.
    weight: f32,
    /// What it was worth to its mover, summed over its visits.
    sum: f32,
}

impl<M> Edge<M> {
    fn new(mover: Mover, m: M) -> Edge<M> {
        Edge { mover, m, to: NONE, visits: 0, offered: 0, weight: 1.0, sum: 0.0 }
    }

    fn value(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }
}

struct Tree<'a, G: Secrets, K: ?Sized> {
    knowledge: &'a K,
    explore: f32,
    /// For each position the moves that were ever legal there, in order.
    nodes: Vec<Vec<Edge<G::Move>>>,
    /// The moves of this simulation: position, and place among its moves.
    path: Vec<(u32, u32)>,
    list: Moves<G::Move>,
    /// Where the legal moves stand among the moves of a position.
    offers: Vec<u32>,
    weights: Vec<f32>,
    rng: Rng,
}

impl<G: Secrets, K: Knowledge<G> + ?Sized> Tree<'_, G, K> {
    /// The place of this move among those of a position, where it is put if it is new.
    fn edge(&mut self, at: u32, key: (Mover, G::Move)) -> u32 {
        let edges = &mut self.nodes[at as usize];
        match edges.binary_search_by(|edge| (edge.mover, edge.m).cmp(&key)) {
            Ok(place) => place as u32,
            Err(place) => {
                edges.insert(place, Edge::new(key.0, key.1));
                place as u32
            }
        }
    }

    /// Finds the legal moves among those of a position, and adds those that are new.
    fn offer(&mut self, at: u32, mover: Mover, list: &[G::Move]) -> bool {
        let edges = &mut self.nodes[at as usize];
        let (mut place, mut fresh) = (0, false);
        self.offers.clear();
        for &m in list {
            let key = (mover, m);
            while edges.get(place).is_some_and(|edge| (edge.mover, edge.m) < key) {
                place += 1;
            }
            if edges.get(place).is_none_or(|edge| (edge.mover, edge.m) != key) {
                edges.insert(place, Edge::new(mover, m));
                fresh = true;
            }
            self.offers.push(place as u32);
            place += 1;
        }
        fresh
    }

    /// Picks the move to go down by among the legal moves of a seat.
    fn select(&mut self, at: u32, state: &G, seat: Seat) -> u32 {
        let mut list = std::mem::take(&mut self.list);
        list.clear();
        state.moves(seat, &mut list);
        let fresh = self.offer(at, Mover::Seat(seat), &list);
        let weighed = self.knowledge.weighs();
        if fresh && weighed {
            self.reweigh(at, state, seat, &list);
        }
        self.list = list;
        if weighed { self.by_weight(at) } else { self.by_bounds(at) }
    }

    /// Asks the game how promising the moves look, once for each set of moves that is new.
    fn reweigh(&mut self, at: u32, state: &G, seat: Seat, list: &[G::Move]) {
        self.weights.clear();
        self.weights.resize(list.len(), 1.0);
        self.knowledge.weigh(state, seat, list, &mut self.weights);
        let edges = &mut self.nodes[at as usize];
        for (&place, weight) in self.offers.iter().zip(&self.weights) {
            edges[place as usize].weight = weight.max(0.0);
        }
    }

    /// Without weights: every move once, in random order, then by upper bounds of what it is worth.
    fn by_bounds(&mut self, at: u32) -> u32 {
        let edges = &mut self.nodes[at as usize];
        let mut untried = 0;
        for &place in &self.offers {
            let edge = &mut edges[place as usize];
            edge.offered += 1;
            untried += u64::from(edge.visits == 0);
        }
        if untried > 0 {
            let nth = self.rng.below(untried) as usize;
            let mut rest = self.offers.iter().filter(|&&place| edges[place as usize].visits == 0);
            return *rest.nth(nth).expect("so many are untried");
        }
        let explore = self.explore;
        let bound = |edge: &Edge<G::Move>| {
            edge.value() + explore * (ln(edge.offered as f32) / edge.visits as f32).sqrt()
        };
        best(&self.offers, |place| bound(&edges[place as usize]))
    }

    /// With weights: what a move is worth, and for moves of great weight and few visits more.
    fn by_weight(&mut self, at: u32) -> u32 {
        let edges = &mut self.nodes[at as usize];
        let (mut total, mut sum, mut visits) = (0.0, 0.0, 0);
        for &place in &self.offers {
            let edge = &mut edges[place as usize];
            edge.offered += 1;
            total += edge.weight;
            sum += edge.sum;
            visits += edge.visits;
        }
        let hope = if visits == 0 { 0.5 } else { sum / visits as f32 };
        let explore = 2.0 * self.explore / total.max(f32::MIN_POSITIVE);
        best(&self.offers, |place| {
            let edge = &edges[place as usize];
            if edge.weight == 0.0 && total > 0.0 {
                return f32::NEG_INFINITY;
            }
            let value = if edge.visits == 0 { hope } else { edge.value() };
            let tried = 1.0 + edge.visits as f32;
            value + explore * edge.weight * (edge.offered as f32).sqrt() / tried
        })
    }

    /// The position after a move that was made before.
    fn below(&mut self, at: u32, place: u32) -> u32 {
        let fresh = self.nodes.len() as u32;
        let to = &mut self.nodes[at as usize][place as usize].to;
        if *to == NONE {
            *to = fresh;
            self.nodes.push(Vec::new());
            return fresh;
        }
        *to
    }

    /// One simulation, in a world that was drawn for it.
    fn simulate(&mut self, world: &G, first: Seat) {
        let mut state = world.clone();
        self.path.clear();
        let (mut at, mut moves) = (0, 0);
        let worth = loop {
            let Some(mover) = next_mover(state.to_move(), first) else {
                break settle(&state, self.knowledge);
            };
            if moves > 0 && self.knowledge.is_horizon(world, &state, moves) {
                break settle(&state, self.knowledge);
            }
            let place = match mover {
                Mover::Chance if state.chance_size() > crate::MOST_BRANCHES => {
                    break self.finish(world, state, moves);
                }
                Mover::Chance => {
                    let m = roll(&state, &mut self.rng);
                    self.edge(at, (mover, m))
                }
                Mover::Seat(seat) => self.select(at, &state, seat),
            };
            let edge = &self.nodes[at as usize][place as usize];
            let fresh = edge.visits == 0 && mover != Mover::Chance;
            state.play(mover, edge.m, &mut ());
            moves += 1;
            self.path.push((at, place));
            if fresh || self.nodes.len() >= MOST_POSITIONS {
                break self.finish(world, state, moves);
            }
            at = self.below(at, place);
        };
        self.back_up(&worth);
    }

    fn finish(&mut self, world: &G, mut state: G, moves: u32) -> Worth {
        play_out(world, &mut state, moves, self.knowledge, &mut self.rng, &mut self.list)
    }

    fn back_up(&mut self, worth: &Worth) {
        for &(at, place) in &self.path {
            let edge = &mut self.nodes[at as usize][place as usize];
            edge.visits += 1;
            if let Mover::Seat(seat) = edge.mover {
                edge.sum += worth[seat.index()];
            }
        }
    }

    /// How a move did at the root, where it may never have been legal in any world.
    fn tally(&self, m: G::Move) -> Tally {
        let edges = &self.nodes[0];
        let place = edges.binary_search_by(|edge| edge.m.cmp(&m));
        place.map_or_else(
            |_| Tally::default(),
            |n| Tally { visits: u64::from(edges[n].visits), sum: edges[n].sum },
        )
    }
}

/// The place with the highest value, the first of equals.
fn best(places: &[u32], value: impl Fn(u32) -> f32) -> u32 {
    let (mut best, mut most) = (places[0], f32::NEG_INFINITY);
    for &place in places {
        let value = value(place);
        if value > most {
            (best, most) = (place, value);
        }
    }
    best
}

impl<K> Ismcts<K> {
    /// How many trees there really are: none is grown from nothing.
    fn grown(&self) -> u64 {
        u64::from(self.trees).clamp(1, self.simulations.max(1))
    }

    /// How many of the simulations a tree is grown from.
    fn share(&self, tree: u64) -> u64 {
        let (simulations, trees) = (self.simulations.max(1), self.grown());
        simulations / trees + u64::from(tree < simulations % trees)
    }
}

impl<G: Secrets, K: Knowledge<G>> Split<G> for Ismcts<K> {
    fn parts(&self) -> u32 {
        self.grown() as u32
    }

    fn part(&self, seen: &Seen<'_, G>, n: u32, terms: &Terms<'_>) -> Vec<Tally> {
        let mut tree = Tree {
            knowledge: &self.knowledge,
            explore: self.explore,
            nodes: vec![Vec::new()],
            path: Vec::new(),
            list: Moves::new(),
            offers: Vec::new(),
            weights: Vec::new(),
            rng: Rng::new(mix64(terms.seed ^ mix64(u64::from(n)))),
        };
        for simulation in 0..self.share(u64::from(n)) {
            if simulation > 0 && simulation.is_multiple_of(BETWEEN_STOPS) && terms.is_over() {
                break;
            }
            let Some(world) = self.knowledge.imagine(seen, &mut tree.rng) else { continue };
            tree.simulate(&world, seen.seat());
        }
        seen.moves().iter().map(|&m| tree.tally(m)).collect()
    }

    fn join(
        &self,
        seen: &Seen<'_, G>,
        parts: &[Vec<Tally>],
        terms: &Terms<'_>,
    ) -> Decision<G::Move> {
        let total = |n: usize| {
            parts.iter().filter_map(|part| part.get(n)).fold(Tally::default(), |total, tally| {
                Tally { visits: total.visits + tally.visits, sum: total.sum + tally.sum }
            })
        };
        let candidate = |(n, &m)| {
            let Tally { visits, sum } = total(n);
            Candidate { m, value: sum / visits.max(1) as f32, visits }
        };
        let candidates: Vec<_> = seen.moves().iter().enumerate().map(candidate).collect();
        match candidates.iter().map(|candidate| candidate.visits).sum() {
            0 => Random.think(seen, terms),
            simulations => Decision::by_visits(candidates, simulations),
        }
    }
}

impl<G: Secrets, K: Knowledge<G>> Bot<G> for Ismcts<K> {
    fn think(&self, seen: &Seen<'_, G>, terms: &Terms<'_>) -> Decision<G::Move> {
        let trees = self.grown() as usize;
        let parts = spread(trees, terms.threads, |n| self.part(seen, n as u32, terms));
        self.join(seen, &parts, terms)
    }

    fn budget(&self) -> u64 {
        self.simulations
    }

    fn split(&self) -> Option<&dyn Split<G>> {
        Some(self)
    }
}
