//! Walking through games: tree counts and random games.

use crate::chance::{Luck, Rng};
use crate::event::Sink;
use crate::game::Game;
use crate::moves::Moves;
use crate::seat::{Mover, Seat, ToMove};

/// Counts the positions that seats can reach in `depth` moves. Chance does what the luck of the
/// table says and takes no depth. A game that is over has no more positions below it.
pub fn perft<G: Game>(state: &G, luck: Luck, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match state.to_move() {
        ToMove::Over => 0,
        ToMove::Chance => {
            let mut next = state.clone();
            next.play(Mover::Chance, state.roll(luck), &mut ());
            perft(&next, luck.next(), depth)
        }
        ToMove::Seats(seats) => {
            let mut count = 0;
            for seat in seats.iter() {
                for &m in state.legal(seat).iter() {
                    let mut next = state.clone();
                    next.play(Mover::Seat(seat), m, &mut ());
                    count += perft(&next, luck, depth - 1);
                }
            }
            count
        }
    }
}

/// Who decides in a walk: gets the state, the seat and its legal moves, and picks one by its place.
pub trait Policy<G: Game> {
    /// The place in `moves` of the pick.
    fn pick(&mut self, state: &G, mover: Mover, moves: &[G::Move]) -> usize;

    /// The pick of a seat whose move it is. The list is there to be used again.
    fn decide(&mut self, state: &G, seat: Seat, list: &mut Moves<G::Move>) -> G::Move {
        list.clear();
        state.moves(seat, list);
        list[self.pick(state, Mover::Seat(seat), list)]
    }
}

/// Picks each legal move equally often.
impl<G: Game> Policy<G> for Rng {
    fn pick(&mut self, _: &G, _: Mover, moves: &[G::Move]) -> usize {
        self.below(moves.len() as u64) as usize
    }

    fn decide(&mut self, state: &G, seat: Seat, list: &mut Moves<G::Move>) -> G::Move {
        state.random_move(seat, self, list)
    }
}

/// A random legal move of `seat`, picked from the list of all.
pub fn random_listed<G: Game>(
    state: &G,
    seat: Seat,
    rng: &mut Rng,
    list: &mut Moves<G::Move>,
) -> G::Move {
    list.clear();
    state.moves(seat, list);
    list[rng.below(list.len() as u64) as usize]
}

/// A game that took more moves than any game may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Runaway;

/// Plays `state` to its end, every move through [`Game::try_play`]. Gives the number of moves,
/// those of chance included.
///
/// # Panics
/// When the game refuses a move that it listed, or lists none to a seat that must move.
pub fn play_out<G: Game>(
    state: &mut G,
    luck: &mut Luck,
    policy: &mut impl Policy<G>,
    moves: &mut Moves<G::Move>,
    sink: &mut impl Sink<G::Event>,
) -> Result<u32, Runaway> {
    for n in 0..G::INFO.max_moves {
        let Some(mover) = state.to_move().first() else { return Ok(n) };
        let m = match mover {
            Mover::Chance => {
                let m = state.roll(*luck);
                *luck = luck.next();
                m
            }
            Mover::Seat(seat) => policy.decide(state, seat, moves),
        };
        if let Err(illegal) = state.try_play(mover, m, sink) {
            panic!("a listed move was refused: {m:?} by {mover}: {illegal:?}");
        }
    }
    Err(Runaway)
}

/// Plays a random game from `state` and shows every position to `visit`, the first and the last
/// included, with the generator that also picks the moves. Seats pick each legal move equally
/// often, chance does what luck says. Stops after `most` moves.
///
/// # Panics
/// When the game refuses a move that it listed.
pub fn random_walk<G: Game>(
    state: G,
    seed: u64,
    most: u32,
    mut visit: impl FnMut(&G, &mut Rng),
) -> G {
    let mut rng = Rng::new(seed);
    visit(&state, &mut rng);
    wander(state, seed, most, &mut rng, |state, _, rng| visit(state, rng))
}

/// As [`random_walk`], for who follows what happens: shows what every move led to, and its events.
pub fn random_game<G: Game>(state: G, seed: u64, mut follow: impl FnMut(&G, &[G::Event])) -> G {
    let most = G::INFO.max_moves;
    wander(state, seed, most, &mut Rng::new(seed), |state, events, _| follow(state, events))
}

fn wander<G: Game>(
    mut state: G,
    seed: u64,
    most: u32,
    rng: &mut Rng,
    mut after: impl FnMut(&G, &[G::Event], &mut Rng),
) -> G {
    let (mut luck, mut events) = (Luck::new(seed), Vec::new());
    for _ in 0..most {
        let Some(mover) = state.to_move().first() else { break };
        let m = match mover {
            Mover::Chance => state.roll(luck),
            Mover::Seat(seat) => *rng.pick(&state.legal(seat)).expect("who must move has a move"),
        };
        luck = if mover == Mover::Chance { luck.next() } else { luck };
        events.clear();
        if let Err(illegal) = state.try_play(mover, m, &mut events) {
            panic!("a listed move was refused: {m:?} by {mover}: {illegal:?}");
        }
        after(&state, &events, rng);
    }
    state
}
