//! What a bot is: a function from what a seat may know, and a seed, to a move.

use std::fmt::Debug;

use kernel::{Message, Mover, Seat, Secrets, ToMove};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::seen::Seen;

/// On what terms a bot thinks.
#[derive(Clone, Copy)]
pub struct Terms<'a> {
    /// Where its own generator starts: nothing to do with the seed that deals.
    pub seed: u64,
    /// How many threads it may use. What it decides does not depend on it.
    pub threads: usize,
    /// A safety stop, asked now and then: when it says yes, the bot decides with what it has. It
    /// must not be what usually ends a search, for then the decision depends on the clock.
    pub stop: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl Debug for Terms<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Terms {{ seed: {}, threads: {} }}", self.seed, self.threads)
    }
}

impl<'a> Terms<'a> {
    /// One thread and no stop.
    pub const fn seeded(seed: u64) -> Terms<'a> {
        Terms { seed, threads: 1, stop: None }
    }

    /// Whether to stop now.
    pub fn is_over(&self) -> bool {
        self.stop.is_some_and(|stop| stop())
    }
}

/// A move that a bot thought about.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub m: M,
    /// What it is worth to the mover, from 0 (lost) to 1 (won).
    pub value: f32,
    /// How many simulations it rests on; 0 where none were made.
    pub visits: u64,
}

/// What a bot decided, with its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<M> {
    /// The move it makes.
    pub best: M,
    /// What it thought of, the best first. Empty where it did not compare moves.
    pub candidates: Vec<Candidate<M>>,
    /// How many simulations it made.
    pub simulations: u64,
    /// The reason in words, where the bot has one.
    pub why: Option<Message>,
}

impl<M: Copy> Decision<M> {
    /// A move without anything to compare.
    pub fn plain(best: M) -> Decision<M> {
        Decision { best, candidates: Vec::new(), simulations: 0, why: None }
    }

    /// The best of these candidates, which need not be in order: by value, then by visits, then the
    /// first.
    ///
    /// # Panics
    /// When there is no candidate.
    pub fn by_value(mut candidates: Vec<Candidate<M>>, simulations: u64) -> Decision<M> {
        candidates.sort_by(|a, b| b.value.total_cmp(&a.value).then(b.visits.cmp(&a.visits)));
        Decision { best: candidates[0].m, candidates, simulations, why: None }
    }

    /// The most visited of these candidates, which need not be in order.
    ///
    /// # Panics
    /// When there is no candidate.
    pub fn by_visits(mut candidates: Vec<Candidate<M>>, simulations: u64) -> Decision<M> {
        candidates.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        Decision { best: candidates[0].m, candidates, simulations, why: None }
    }

    /// The same decision with a reason in words.
    #[must_use]
    pub fn because(self, why: Message) -> Decision<M> {
        Decision { why: Some(why), ..self }
    }
}

/// How often a move was tried in one part of a search, and what it was worth to the mover in all.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Tally {
    /// How many simulations made the move first.
    pub visits: u64,
    /// The sum of its worth over them.
    pub sum: f32,
}

/// A search in parts that share nothing but the question. Each can be made on a thread, in a
/// process or on a machine of its own; all of them together decide as the bot does at once.
pub trait Split<G: Secrets>: Sync {
    /// How many parts there are: the same for every decision.
    fn parts(&self) -> u32;

    /// Makes one part: a tally for each legal move of the seat, in their order.
    fn part(&self, seen: &Seen<'_, G>, n: u32, terms: &Terms<'_>) -> Vec<Tally>;

    /// Decides by all parts, in order.
    fn join(
        &self,
        seen: &Seen<'_, G>,
        parts: &[Vec<Tally>],
        terms: &Terms<'_>,
    ) -> Decision<G::Move>;
}

/// A player that is a pure function: the same sight, seed and budget give the same move on every
/// machine and any number of threads.
pub trait Bot<G: Secrets>: Send + Sync {
    /// Decides between several moves. The seat is one that is to move, with at least two moves.
    fn think(&self, seen: &Seen<'_, G>, terms: &Terms<'_>) -> Decision<G::Move>;

    /// The most simulations that one decision takes; 0 for a bot that makes none.
    fn budget(&self) -> u64 {
        0
    }

    /// The parts of its thinking, for a bot that can think in parts.
    fn split(&self) -> Option<&dyn Split<G>> {
        None
    }

    /// Decides; a forced move takes no thought.
    ///
    /// # Panics
    /// When the seat has no move.
    fn decide(&self, seen: &Seen<'_, G>, terms: &Terms<'_>) -> Decision<G::Move> {
        match *seen.moves() {
            [] => panic!("seat {} has no move", seen.seat()),
            [only] => Decision::plain(only),
            _ => self.think(seen, terms),
        }
    }
}

/// Who moves next in a simulation: `first` if it is to move, otherwise chance or the lowest seat.
pub(crate) fn next_mover(to_move: ToMove, first: Seat) -> Option<Mover> {
    match to_move {
        ToMove::Seats(seats) if seats.has(first) => Some(Mover::Seat(first)),
        other => other.first(),
    }
}
