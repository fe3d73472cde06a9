//! Information-set tree search, single observer.
//!
//! Every simulation draws a world that the seat cannot tell from the truth and goes down one common
//! tree, in which only the moves that are legal in this world count. Each seat goes for its own
//! worth, so that sides of several seats and tables of more than two need nothing of their own;
//! chance is sampled. At the first move that was never tried, the rest is played out.

use kernel::{Game, Mover, Moves, Rng, mix64};

use crate::bot::{Bot, Candidate, Decision, Terms, next_mover};
use crate::knowledge::{Knowledge, Worth, settle};
use crate::math::ln;
use crate::playout::{play_out, roll};
use crate::seen::Seen;
use crate::spread::spread;

/// No node.
const NONE: u32 = u32::MAX;
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

/// A move in the tree. The children of a node are a list in the order of their moves.
struct Node<M> {
    m: Option<M>,
    mover: Mover,
    first: u32,
    next: u32,
    visits: u32,
    /// How often it could have been picked.
    offered: u32,
    /// How promising it looked before it was tried.
    weight: f32,
    /// What it was worth to its mover, summed over its visits.
    sum: f32,
}

impl<M> Node<M> {
    fn value(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }
}

struct Tree<'a, G: Game, K: ?Sized> {
    knowledge: &'a K,
    explore: f32,
    nodes: Vec<Node<G::Move>>,
    path: Vec<u32>,
    list: Moves<G::Move>,
    weights: Vec<f32>,
    rng: Rng,
}

impl<G: Game, K: Knowledge<G> + ?Sized> Tree<'_, G, K> {
    fn add(&mut self, mover: Mover, m: Option<G::Move>, weight: f32) -> u32 {
        self.nodes.push(Node {
            m,
            mover,
            first: NONE,
            next: NONE,
            visits: 0,
            offered: 0,
            weight,
            sum: 0.0,
        });
        self.nodes.len() as u32 - 1
    }

    /// Puts a new child into its place between two others.
    fn link(&mut self, parent: u32, before: u32, child: u32) {
        let slot = match before {
            NONE => &mut self.nodes[parent as usize].first,
            before => &mut self.nodes[before as usize].next,
        };
        let after = std::mem::replace(slot, child);
        self.nodes[child as usize].next = after;
    }

    /// The child of `parent` for this move, made where it is not there yet. The search for it starts
    /// after `before`, which comes earlier in the list.
    fn child(&mut self, parent: u32, before: u32, key: (Mover, G::Move)) -> (u32, bool) {
        let mut before = before;
        loop {
            let at = match before {
                NONE => self.nodes[parent as usize].first,
                before => self.nodes[before as usize].next,
            };
            let found = self.nodes.get(at as usize).map(|node| (node.mover, node.m));
            match found {
                Some((mover, Some(m))) if (mover, m) == key => return (at, false),
                Some((mover, Some(m))) if (mover, m) < key => before = at,
                _ => {
                    let child = self.add(key.0, Some(key.1), 1.0);
                    self.link(parent, before, child);
                    return (child, true);
                }
            }
        }
    }

    /// How good it is to pick this child now.
    fn urge(&self, child: &Node<G::Move>, hope: f32, share: f32, weighed: bool) -> f32 {
        let (visits, offered) = (child.visits as f32, child.offered as f32);
        if weighed {
            let value = if child.visits == 0 { hope } else { child.value() };
            return value + 2.0 * self.explore * share * (offered + 1.0).sqrt() / (1.0 + visits);
        }
        child.value() + self.explore * (ln(offered + 1.0) / visits).sqrt()
    }

    /// Picks the child to go down to among the legal moves of `mover`.
    fn select(&mut self, parent: u32, state: &G, mover: Mover) -> u32 {
        let Mover::Seat(seat) = mover else { unreachable!("chance is sampled") };
        let mut list = std::mem::take(&mut self.list);
        list.clear();
        state.moves(seat, &mut list);
        let (mut before, mut fresh) = (NONE, false);
        for &m in list.iter() {
            let (child, new) = self.child(parent, before, (mover, m));
            fresh |= new;
            before = child;
        }
        let weighed = self.knowledge.weighs();
        if fresh && weighed {
            self.reweigh(parent, state, mover, &list);
        }
        let picked = self.pick_child(parent, mover, &list, weighed);
        self.list = list;
        picked
    }

    /// Asks the game how promising the moves look, once for each set of moves that is new.
    fn reweigh(&mut self, parent: u32, state: &G, mover: Mover, list: &[G::Move]) {
        let Mover::Seat(seat) = mover else { return };
        let mut weights = std::mem::take(&mut self.weights);
        weights.clear();
        weights.resize(list.len(), 1.0);
        self.knowledge.weigh(state, seat, list, &mut weights);
        let mut before = NONE;
        for (&m, &weight) in list.iter().zip(&weights) {
            before = self.child(parent, before, (mover, m)).0;
            self.nodes[before as usize].weight = weight.max(0.0);
        }
        self.weights = weights;
    }

    fn pick_child(&mut self, parent: u32, mover: Mover, list: &[G::Move], weighed: bool) -> u32 {
        let (mut at, mut total, mut sum, mut visits) = (NONE, 0.0, 0.0, 0);
        let mut untried = 0u64;
        for &m in list {
            at = self.child(parent, at, (mover, m)).0;
            let node = &mut self.nodes[at as usize];
            node.offered += 1;
            total += node.weight;
            sum += node.sum;
            visits += node.visits;
            untried += u64::from(node.visits == 0);
        }
        // Without weights every move is tried once, in random order.
        let mut skip = if !weighed && untried > 0 { Some(self.rng.below(untried)) } else { None };
        let hope = if visits == 0 { 0.5 } else { sum / visits as f32 };
        let (mut at, mut best, mut most) = (NONE, NONE, f32::NEG_INFINITY);
        for &m in list {
            at = self.child(parent, at, (mover, m)).0;
            let node = &self.nodes[at as usize];
            match &mut skip {
                Some(_) if node.visits > 0 => continue,
                Some(0) => return at,
                Some(left) => *left -= 1,
                None => {
                    let share = if total > 0.0 { node.weight / total } else { 1.0 };
                    let urge = self.urge(node, hope, share, weighed);
                    let barred = weighed && total > 0.0 && node.weight == 0.0;
                    if best == NONE || (!barred && urge > most) {
                        (best, most) = (at, if barred { f32::NEG_INFINITY } else { urge });
                    }
                }
            }
        }
        best
    }

    /// One simulation, from a world that was drawn for it.
    fn simulate(&mut self, world: &G, first: kernel::Seat) {
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
            if mover == Mover::Chance {
                let m = roll(&state, &mut self.rng);
                if state.chance_size() > crate::MOST_BRANCHES {
                    break self.finish(world, state, moves);
                }
                at = self.child(at, NONE, (mover, m)).0;
            } else {
                at = self.select(at, &state, mover);
            }
            let m = self.nodes[at as usize].m.expect("only the root is no move");
            state.play(mover, m, &mut ());
            moves += 1;
            self.path.push(at);
            if mover != Mover::Chance && self.nodes[at as usize].visits == 0 {
                break self.finish(world, state, moves);
            }
        };
        self.back_up(&worth);
    }

    fn finish(&mut self, world: &G, mut state: G, moves: u32) -> Worth {
        play_out(world, &mut state, moves, self.knowledge, &mut self.rng, &mut self.list)
    }

    fn back_up(&mut self, worth: &Worth) {
        for &at in &self.path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            if let Mover::Seat(seat) = node.mover {
                node.sum += worth[seat.index()];
            }
        }
    }

    /// The moves at the root.
    fn candidates(&self) -> Vec<Candidate<G::Move>> {
        let mut found = Vec::new();
        let mut at = self.nodes[0].first;
        while let Some(node) = self.nodes.get(at as usize) {
            if let Some(m) = node.m {
                found.push(Candidate { m, value: node.value(), visits: u64::from(node.visits) });
            }
            at = node.next;
        }
        found
    }
}

impl<K> Ismcts<K> {
    /// Grows one tree, and gives its root moves in order.
    fn grow<G: Game>(
        &self,
        seen: &Seen<'_, G>,
        tree: u64,
        simulations: u64,
        terms: &Terms<'_>,
    ) -> Vec<Candidate<G::Move>>
    where
        K: Knowledge<G>,
    {
        let mut tree = Tree {
            knowledge: &self.knowledge,
            explore: self.explore,
            nodes: Vec::with_capacity(1024),
            path: Vec::new(),
            list: Moves::new(),
            weights: Vec::new(),
            rng: Rng::new(mix64(terms.seed ^ mix64(tree))),
        };
        tree.add(Mover::Chance, None, 1.0);
        for n in 0..simulations {
            if n > 0 && n.is_multiple_of(BETWEEN_STOPS) && terms.is_over() {
                break;
            }
            let world = self.knowledge.imagine(seen, &mut tree.rng);
            tree.simulate(&world, seen.seat());
        }
        tree.candidates()
    }
}

impl<G: Game, K: Knowledge<G>> Bot<G> for Ismcts<K> {
    fn think(&self, seen: &Seen<'_, G>, terms: &Terms<'_>) -> Decision<G::Move> {
        let trees = u64::from(self.trees).clamp(1, self.simulations.max(1));
        let share =
            |n: u64| self.simulations.max(1) / trees + u64::from(n < self.simulations % trees);
        let grown = spread(trees as usize, terms.threads, |n| {
            self.grow(seen, n as u64, share(n as u64), terms)
        });
        let mut total: Vec<Candidate<G::Move>> =
            seen.moves().iter().map(|&m| Candidate { m, value: 0.0, visits: 0 }).collect();
        for candidate in grown.into_iter().flatten() {
            let Ok(n) = total.binary_search_by(|known| known.m.cmp(&candidate.m)) else { continue };
            let (known, visits) = (&mut total[n], candidate.visits);
            let sum = known.value * known.visits as f32 + candidate.value * visits as f32;
            known.visits += visits;
            known.value = sum / known.visits.max(1) as f32;
        }
        let simulations = total.iter().map(|candidate| candidate.visits).sum();
        Decision::by_visits(total, simulations)
    }

    fn budget(&self) -> u64 {
        self.simulations
    }
}
