//! A position in the middle of a game, always the same one, to measure search by.

use std::convert::Infallible;

use kernel::{Luck, Seat, Setup, Show};
use search::{Bot, Seen, Terms};

use crate::advice::decision_seed;
use crate::expert::{Level, expert};
use crate::walk::next;

/// The seed of the one game that positions are taken from.
const SEED: u64 = 1;

/// A game of default options in which everybody plays at the casual level, after half its moves:
/// the next position in which a seat has a choice, and that seat.
pub fn midgame<G: Show>() -> (G, Seat) {
    let expert = expert::<G>();
    let bot = expert.level(Level::Casual);
    let fits = |state: &G| chooser(state).is_some() && expert.is_measured(state);
    let (_, moves) = walk::<G>(&*bot, |_, _| false);
    let (state, _) = walk::<G>(&*bot, |state, n| n >= moves / 2 && fits(state));
    let seat = chooser(&state).unwrap_or_default();
    (state, seat)
}

/// The seat that has a choice, if one has.
fn chooser<G: Show>(state: &G) -> Option<Seat> {
    state.to_move().seats().lowest().filter(|&seat| state.legal(seat).len() > 1)
}

/// Plays until the game is over or `enough` says so; gives the number of moves.
fn walk<G: Show>(bot: &dyn Bot<G>, enough: impl Fn(&G, u32) -> bool) -> (G, u32) {
    let mut state = G::new(&Setup::default()).expect("default options can be played");
    let (mut luck, mut moves) = (Luck::new(SEED), 0);
    while !enough(&state, moves) && moves < G::INFO.max_moves {
        let decided = next(&state, &mut luck, |seat| {
            let terms = Terms::seeded(decision_seed(SEED, moves, seat));
            Ok::<_, Infallible>(bot.decide(&Seen::new(&state, seat), &terms).best)
        });
        let Ok(Some((mover, m))) = decided else { break };
        state.play(mover, m, &mut ());
        moves += 1;
    }
    (state, moves)
}
