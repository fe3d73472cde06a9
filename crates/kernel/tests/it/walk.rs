//! Walking through games.

use kernel::{Game, Luck, Mover, Moves, Policy, Rng, Setup, ToMove, perft, play_out};

use crate::pebbles::{Move, State};

fn open() -> State {
    State::new(&Setup::default()).expect("two can play")
}

/// Plays by `policy` to the end: the state, the moves made and the luck that is left.
fn played(seed: u64, policy: &mut impl Policy<State>) -> (State, u32, Luck) {
    let (mut state, mut luck) = (open(), Luck::new(seed));
    let moves = play_out(&mut state, &mut luck, policy, &mut Moves::new(), &mut ());
    (state, moves.expect("the game ends"), luck)
}

#[test]
fn a_count_is_the_sum_of_the_counts_below() {
    let (mut state, luck) = (open(), Luck::new(3));
    while state.to_move() == ToMove::Chance {
        state.play(Mover::Chance, state.chance_nth(0), &mut ());
    }
    let mut sum = 0;
    for seat in state.to_move().seats().iter() {
        for &m in state.legal(seat).iter() {
            let mut next = state.clone();
            next.play(Mover::Seat(seat), m, &mut ());
            sum += perft(&next, luck, 4);
        }
    }
    assert_eq!(perft(&state, luck, 5), sum);
}

#[test]
fn chance_takes_no_depth_and_the_end_has_nothing_below() {
    assert_eq!(perft(&open(), Luck::new(0), 0), 1);
    assert_eq!(perft(&open(), Luck::new(0), 1), 6, "two seats may each bury 0, 1 or 2");
    let (over, ..) = played(0, &mut Rng::new(0));
    assert_eq!((perft(&over, Luck::new(0), 0), perft(&over, Luck::new(0), 1)), (1, 0));
}

#[test]
fn a_walk_is_a_function_of_its_seeds() {
    let (state, moves, luck) = played(5, &mut Rng::new(8));
    assert_eq!(played(5, &mut Rng::new(8)), (state.clone(), moves, luck));
    assert_eq!(luck, Luck::new(5).at(2), "a die and a deal");
    assert_eq!(state.to_move(), ToMove::Over);
}

#[test]
fn a_policy_sees_what_it_picks_from() {
    struct Last;
    impl Policy<State> for Last {
        fn pick(&mut self, state: &State, mover: Mover, moves: &[Move]) -> usize {
            assert!(moves.iter().all(|m| state.check(mover, *m).is_ok()));
            moves.len() - 1
        }
    }
    let (state, moves, _) = played(1, &mut Last);
    assert!(moves > 4 && state.outcome().is_some());
}
