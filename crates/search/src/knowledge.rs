//! What a game can tell a search beyond its rules.

use kernel::{MAX_SEATS, Outcome, Rng, Seat, SeatSet, Secrets};

use crate::seen::Seen;

/// What a position is worth to each seat, from 0 (lost) to 1 (won).
pub type Worth = [f32; MAX_SEATS];

/// What a game can tell a search beyond its rules. Everything has a default that knows nothing, so
/// that any game can be searched.
///
/// All of it must be a function of its arguments, and use only `+ - * /` and square roots on
/// floats, so that every machine decides alike.
pub trait Knowledge<G: Secrets>: Send + Sync {
    /// Draws a world to think in; nothing where none could be found. By default each that fits is
    /// equally likely; a game may prefer those that explain what was bid and played.
    fn imagine(&self, seen: &Seen<'_, G>, rng: &mut Rng) -> Option<G> {
        seen.imagine(rng)
    }

    /// Whether a simulation that began at `root` and came to `state` after `moves` moves stops
    /// there to be judged. By default it goes on to the end of the game.
    fn is_horizon(&self, _root: &G, _state: &G, _moves: u32) -> bool {
        false
    }

    /// What a position is worth to each seat: where a simulation stops short of the end, and after
    /// each move of the greedy bot. By default all sides have the same hope.
    fn judge(&self, state: &G) -> Worth {
        even(state)
    }

    /// Picks a move in a play-out, by its place in the list. By default each is equally likely.
    fn pick(&self, _state: &G, _seat: Seat, moves: &[G::Move], rng: &mut Rng) -> usize {
        rng.below(moves.len() as u64) as usize
    }

    /// Whether [`Knowledge::weigh`] says anything.
    fn weighs(&self) -> bool {
        false
    }

    /// How promising each move looks before it is tried: the tree search tries heavy moves first
    /// and more often, and one of weight 0 not at all. All come in as 1.
    fn weigh(&self, _state: &G, _seat: Seat, _moves: &[G::Move], _weights: &mut [f32]) {}
}

impl<G: Secrets, K: Knowledge<G> + ?Sized> Knowledge<G> for &K {
    fn imagine(&self, seen: &Seen<'_, G>, rng: &mut Rng) -> Option<G> {
        (**self).imagine(seen, rng)
    }

    fn is_horizon(&self, root: &G, state: &G, moves: u32) -> bool {
        (**self).is_horizon(root, state, moves)
    }

    fn judge(&self, state: &G) -> Worth {
        (**self).judge(state)
    }

    fn pick(&self, state: &G, seat: Seat, moves: &[G::Move], rng: &mut Rng) -> usize {
        (**self).pick(state, seat, moves, rng)
    }

    fn weighs(&self) -> bool {
        (**self).weighs()
    }

    fn weigh(&self, state: &G, seat: Seat, moves: &[G::Move], weights: &mut [f32]) {
        (**self).weigh(state, seat, moves, weights);
    }
}

/// The same knowledge, but simulations go on to the end of the game.
#[derive(Clone, Copy, Debug)]
pub struct Whole<K>(pub K);

impl<G: Secrets, K: Knowledge<G>> Knowledge<G> for Whole<K> {
    fn imagine(&self, seen: &Seen<'_, G>, rng: &mut Rng) -> Option<G> {
        self.0.imagine(seen, rng)
    }

    fn judge(&self, state: &G) -> Worth {
        self.0.judge(state)
    }

    fn pick(&self, state: &G, seat: Seat, moves: &[G::Move], rng: &mut Rng) -> usize {
        self.0.pick(state, seat, moves, rng)
    }

    fn weighs(&self) -> bool {
        self.0.weighs()
    }

    fn weigh(&self, state: &G, seat: Seat, moves: &[G::Move], weights: &mut [f32]) {
        self.0.weigh(state, seat, moves, weights);
    }
}

/// Knows nothing but the rules.
#[derive(Clone, Copy, Debug)]
pub struct Rules;

impl<G: Secrets> Knowledge<G> for Rules {}

/// The same hope for all sides.
pub fn even<G: Secrets>(state: &G) -> Worth {
    let sides = sides(state, SeatSet::first(state.seats()));
    [1.0 / sides as f32; MAX_SEATS]
}

/// How many sides these seats belong to.
fn sides<G: Secrets>(state: &G, seats: SeatSet) -> usize {
    seats.iter().filter(|&seat| state.side(seat) == seat).count().max(1)
}

/// What an outcome is worth to each seat: 1 to winners, shared where several sides win.
pub fn worth<G: Secrets>(state: &G, outcome: &Outcome) -> Worth {
    let winners = outcome.winners();
    let leaders: SeatSet = winners.iter().map(|seat| state.side(seat)).collect();
    let share = 1.0 / leaders.len().max(1) as f32;
    let mut worth = [0.0; MAX_SEATS];
    winners.iter().for_each(|seat| worth[seat.index()] = share);
    worth
}

/// What a position is worth to each seat: by the outcome of a game that is over, by judgement
/// otherwise.
pub fn settle<G: Secrets>(state: &G, knowledge: &(impl Knowledge<G> + ?Sized)) -> Worth {
    match state.outcome() {
        Some(outcome) => worth(state, &outcome),
        None => knowledge.judge(state),
    }
}
