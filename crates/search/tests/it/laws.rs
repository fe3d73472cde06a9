//! What holds for every bot: honesty, determinism, budgets.

use std::sync::atomic::{AtomicU64, Ordering};

use kernel::{Game, Mover, Rng, Secrets, Setup, Viewer, random_walk};
use search::{AlphaBeta, Bot, Flat, Greedy, Ismcts, Knowledge, Random, Rules, Seen, Terms};

use crate::pebbles::State;

fn bots() -> Vec<(&'static str, Box<dyn Bot<State>>)> {
    bots_with(Rules)
}

fn bots_with(
    knowledge: impl Knowledge<State> + Copy + 'static,
) -> Vec<(&'static str, Box<dyn Bot<State>>)> {
    vec![
        ("random", Box::new(Random)),
        ("greedy", Box::new(Greedy { knowledge, worlds: 3 })),
        ("flat", Box::new(Flat { knowledge, simulations: 37 })),
        ("ismcts", Box::new(Ismcts::new(knowledge, 50))),
        ("trees", Box::new(Ismcts { trees: 5, ..Ismcts::new(knowledge, 61) })),
        ("alphabeta", Box::new(AlphaBeta { knowledge, depth: 3, worlds: 3, most: 5000 })),
    ]
}

/// Calls `visit` at every position of random games in which a seat has a choice.
fn positions(games: u64, mut visit: impl FnMut(&State, kernel::Seat, &mut Rng)) {
    for seed in 0..games {
        let seats = 2 + (seed % 3) as u8;
        let state = State::new(&Setup { seats: Some(seats), ..Setup::default() }).unwrap();
        random_walk(state, seed, State::INFO.max_moves, |state, rng| {
            if let Some(seat) = state.to_move().seats().lowest()
                && state.legal(seat).len() > 1
            {
                visit(state, seat, rng);
            }
        });
    }
}

/// A bot decides alike in two worlds that differ only in what it cannot know.
#[test]
fn no_bot_peeks() {
    let (bots, mut looked, mut hidden) = (bots(), 0, 0);
    positions(200, |state, seat, rng| {
        let other = state.imagine(Viewer::Seat(seat), rng).unwrap();
        let terms = Terms::seeded(rng.next());
        looked += 1;
        hidden += u32::from(other != *state);
        for (name, bot) in &bots {
            let here = bot.decide(&Seen::new(state, seat), &terms);
            let there = bot.decide(&Seen::new(&other, seat), &terms);
            assert_eq!(here, there, "{name}");
        }
    });
    assert!(looked > 600 && hidden > 300, "{looked} positions, {hidden} with a secret");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let bots = bots();
    positions(12, |state, seat, rng| {
        let seed = rng.next();
        for (name, bot) in &bots {
            let by = |threads| {
                bot.decide(&Seen::new(state, seat), &Terms { threads, ..Terms::seeded(seed) })
            };
            let alone = by(1);
            assert!([2, 3, 8].into_iter().all(|threads| by(threads) == alone), "{name}");
        }
    });
}

#[test]
fn thinking_in_parts_comes_to_the_same() {
    let (bots, mut joined) = (bots(), 0);
    positions(12, |state, seat, rng| {
        let (seen, terms) = (Seen::new(state, seat), Terms::seeded(rng.next()));
        for (name, bot) in &bots {
            let Some(split) = bot.split() else { continue };
            // The last part first, as if it had been the first to come back.
            let mut parts: Vec<_> =
                (0..split.parts()).rev().map(|n| split.part(&seen, n, &terms)).collect();
            parts.reverse();
            assert_eq!(split.join(&seen, &parts, &terms), bot.decide(&seen, &terms), "{name}");
            joined += split.parts();
        }
    });
    assert!(joined > 500, "{joined}");
}

#[test]
fn moves_are_legal_and_budgets_are_kept() {
    let bots = bots();
    positions(60, |state, seat, rng| {
        for (name, bot) in &bots {
            let decision = bot.decide(&Seen::new(state, seat), &Terms::seeded(rng.next()));
            assert!(state.check(Mover::Seat(seat), decision.best).is_ok(), "{name}");
            assert!(decision.simulations <= bot.budget() + bot.budget() / 10, "{name}");
        }
    });
}

/// Finds a world once in so many tries, or never.
#[derive(Clone, Copy)]
struct Seldom(Option<u64>);

impl Knowledge<State> for Seldom {
    fn imagine(&self, seen: &Seen<'_, State>, rng: &mut Rng) -> Option<State> {
        let lucky = rng.below(self.0?) == 0;
        seen.imagine(rng).filter(|_| lucky)
    }
}

#[test]
fn a_bot_that_finds_no_world_picks_among_the_legal_moves() {
    positions(20, |state, seat, rng| {
        let (seen, terms) = (Seen::new(state, seat), Terms::seeded(rng.next()));
        for (name, bot) in bots_with(Seldom(None)) {
            assert_eq!(bot.decide(&seen, &terms), Random.decide(&seen, &terms), "{name}");
        }
    });
}

#[test]
fn tries_that_find_no_world_count_against_the_budget() {
    let (mut made, mut budgets) = (0, 0);
    positions(40, |state, seat, rng| {
        let (seen, terms) = (Seen::new(state, seat), Terms::seeded(rng.next()));
        for (name, bot) in bots_with(Seldom(Some(3))).into_iter().skip(2).take(3) {
            let decision = bot.decide(&seen, &terms);
            assert!(state.check(Mover::Seat(seat), decision.best).is_ok(), "{name}");
            let visits: u64 = decision.candidates.iter().map(|c| c.visits).sum();
            assert_eq!(decision.simulations, visits, "{name}");
            made += decision.simulations;
            budgets += bot.budget();
        }
    });
    assert!(4 * made > budgets && 5 * made < 2 * budgets, "{made} of {budgets}");
}

#[test]
fn the_safety_stop_ends_a_search_that_would_never_end() {
    let asked = AtomicU64::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) > 5;
    let terms = Terms { stop: Some(&stop), ..Terms::seeded(1) };
    let endless: [Box<dyn Bot<State>>; 2] = [
        Box::new(Ismcts::new(Rules, u64::from(u32::MAX))),
        Box::new(Flat { knowledge: Rules, simulations: u64::from(u32::MAX) }),
    ];
    positions(1, |state, seat, _| {
        for bot in &endless {
            asked.store(0, Ordering::Relaxed);
            let decision = bot.decide(&Seen::new(state, seat), &terms);
            assert!(state.check(Mover::Seat(seat), decision.best).is_ok());
            assert!(decision.simulations < 10_000);
        }
    });
}
