//! Simulations: playing a world to its end, or to a horizon.

use kernel::{Luck, Mover, Moves, Rng, Seat, Secrets, ToMove};

use crate::knowledge::{Knowledge, Worth, settle};

/// After one move no more dice than this are thrown at once.
const MOST_DICE: u32 = 64;

/// Answers for every seat in a play-out.
struct Picks<'a, K: ?Sized> {
    knowledge: &'a K,
    rng: &'a mut Rng,
}

impl<G: Secrets, K: Knowledge<G> + ?Sized> kernel::Policy<G> for Picks<'_, K> {
    fn pick(&mut self, state: &G, mover: Mover, moves: &[G::Move]) -> usize {
        match mover {
            Mover::Seat(seat) => self.knowledge.pick(state, seat, moves, self.rng),
            Mover::Chance => 0,
        }
    }
}

/// What chance does next in a simulation.
pub(crate) fn roll<G: Secrets>(state: &G, rng: &mut Rng) -> G::Move {
    state.roll(Luck::new(rng.next()))
}

/// Plays `state` on, everybody by the policy of `knowledge`, until the game is over or the horizon
/// is reached, and says what that is worth. `moves` counts the moves since `root`.
pub fn play_out<G: Secrets, K: Knowledge<G> + ?Sized>(
    root: &G,
    state: &mut G,
    mut moves: u32,
    knowledge: &K,
    rng: &mut Rng,
    list: &mut Moves<G::Move>,
) -> Worth {
    while !knowledge.is_horizon(root, state, moves) && moves < G::INFO.max_moves {
        let Some(mover) = state.to_move().first() else { break };
        let m = match mover {
            Mover::Chance => roll(state, rng),
            Mover::Seat(seat) => {
                list.clear();
                state.moves(seat, list);
                list[knowledge.pick(state, seat, list, rng)]
            }
        };
        moves += state.play_on(mover, m, &mut Picks { knowledge, rng: &mut *rng });
    }
    settle(state, knowledge)
}

/// Makes `m` for `seat` in a world and plays it out.
pub fn play_out_after<G: Secrets, K: Knowledge<G> + ?Sized>(
    world: &G,
    seat: Seat,
    m: G::Move,
    knowledge: &K,
    rng: &mut Rng,
    list: &mut Moves<G::Move>,
) -> Worth {
    let mut state = world.clone();
    state.play(Mover::Seat(seat), m, &mut ());
    play_out(world, &mut state, 1, knowledge, rng, list)
}

/// Makes `m` for `seat`, and what dice it throws: the position that the move leads to. Many dice in
/// a row, or a deal, are left to come.
pub(crate) fn settle_down<G: Secrets>(state: &mut G, seat: Seat, m: G::Move, rng: &mut Rng) {
    state.play(Mover::Seat(seat), m, &mut ());
    for _ in 0..MOST_DICE {
        if state.to_move() != ToMove::Chance || state.chance_size() > crate::MOST_BRANCHES {
            return;
        }
        state.play(Mover::Chance, roll(state, rng), &mut ());
    }
}
