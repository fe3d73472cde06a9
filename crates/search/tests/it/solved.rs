//! Search finds the best move of games whose values are known, and its values converge.

use kernel::{Game, Luck, Mover, Rng, Seat, Secrets, Setup};
use search::{AlphaBeta, Bot, Decision, Flat, Ismcts, Rules, Seen, Terms, solve};

use crate::dare::{Dare, Move as DareMove};
use crate::pebbles::{Move, State};

fn pebbles(heap: u8, shown: &str, charms: &str) -> State {
    let seats = charms.split(' ').count();
    let buried = vec!["0"; seats].join(" ");
    let position = format!(
        "die: 6\ncharms: {charms}\nburied: {buried}\nheap: {heap}\nshown: {shown}\nturn: 0\n"
    );
    let setup = Setup { seats: Some(seats as u8), position: Some(position), ..Setup::default() };
    State::new(&setup.set("heap", "30")).unwrap()
}

fn decide<G: Secrets>(bot: &impl Bot<G>, state: &G, seat: u8, seed: u64) -> Decision<G::Move> {
    bot.decide(&Seen::new(state, Seat(seat)), &Terms::seeded(seed))
}

fn value_of<M: PartialEq + Copy>(decision: &Decision<M>, m: M) -> f64 {
    let found = decision.candidates.iter().find(|candidate| candidate.m == m);
    f64::from(found.expect("every move was thought of").value)
}

/// With all charms spent the heap decides: who faces a multiple of four loses.
#[test]
fn a_heap_without_charms_is_played_perfectly() {
    for heap in (5..=11).filter(|heap| heap % 4 != 0) {
        let state = pebbles(heap, "0 1", "1 1");
        let best = Move::Take(heap % 4);
        assert_eq!(decide(&Ismcts::new(Rules, 3000), &state, 0, 1).best, best, "heap {heap}");
        let solved = solve(&state, Seat(0), 40, u64::MAX, &Rules);
        for (m, value) in solved.moves {
            assert_eq!(value, f32::from(u8::from(m == best)), "heap {heap}, {m:?}");
        }
    }
    let lost = solve(&pebbles(12, "0 1", "1 1"), Seat(0), 40, u64::MAX, &Rules);
    assert_eq!(lost.value, 0.0);
}

/// The value of a won heap goes to 1 as simulations are added, and that of a lost one to 0.
#[test]
fn values_of_a_heap_converge() {
    let (won, lost) = (pebbles(7, "0 1", "1 1"), pebbles(8, "0 1", "1 1"));
    let best_of = |state: &State, n| {
        let decision = decide(&Ismcts::new(Rules, n), state, 0, 7);
        f64::from(decision.candidates[0].value)
    };
    let off = |n| (1.0 - best_of(&won, n)).max(best_of(&lost, n));
    assert!(off(10_000) < off(100), "{} and {}", off(100), off(10_000));
    assert!(off(50_000) < 0.03, "{}", off(50_000));
}

/// Of five pebbles, with the own charm spent, one must be taken: then only an opponent whose charm
/// is four wins, and it is one of four. Nobody may know which.
#[test]
fn a_hidden_charm_is_weighed_by_its_chance() {
    for charms in ["1 1", "1 2", "1 3", "1 4"] {
        let state = pebbles(5, "0", charms);
        let decision = decide(&Ismcts::new(Rules, 40_000), &state, 0, 3);
        assert_eq!(decision.best, Move::Take(1));
        let value = value_of(&decision, Move::Take(1));
        assert!((value - 0.75).abs() < 0.02, "{charms}: {value}");
        let flat = decide(&Flat { knowledge: Rules, simulations: 3000 }, &state, 0, 3);
        assert_eq!(flat.best, Move::Take(1));
    }
}

/// Several seats, each for itself: who can take the last pebble does so, whoever sits there.
#[test]
fn more_than_two_seats_play_for_themselves() {
    for seats in 3..=4 {
        let charms = vec!["1"; seats].join(" ");
        let shown: Vec<String> = (0..seats).map(|seat| seat.to_string()).collect();
        let state = pebbles(3, &shown.join(" "), &charms);
        let decision = decide(&Ismcts::new(Rules, 500), &state, 0, 1);
        assert_eq!(decision.best, Move::Take(3), "{seats} seats");
        // With five left, taking one leaves a heap that the next seat cannot finish.
        let state = pebbles(5, &shown.join(" "), &charms);
        let exact = max_n(&state);
        let decision = decide(&Ismcts::new(Rules, 20_000), &state, 0, 1);
        assert!(exact.contains(&decision.best), "{seats} seats: {decision:?}");
    }
}

/// The moves of the seat to move that are best when each seat goes for its own win, and does not
/// care what it gives to whom where it cannot.
fn max_n(state: &State) -> Vec<Move> {
    fn value(state: &State) -> Vec<f64> {
        if let Some(outcome) = state.outcome() {
            return outcome.seats.iter().map(|s| f64::from(u8::from(s.rank == 1))).collect();
        }
        let seat = state.to_move().seats().lowest().unwrap();
        let all: Vec<Vec<f64>> =
            state.legal(seat).iter().map(|&m| value(&after(state, seat, m))).collect();
        let most = all.iter().map(|v| v[seat.index()]).fold(0.0, f64::max);
        let best: Vec<_> = all.iter().filter(|v| v[seat.index()] == most).collect();
        (0..state.seats())
            .map(|n| best.iter().map(|v| v[n]).sum::<f64>() / best.len() as f64)
            .collect()
    }
    fn after(state: &State, seat: Seat, m: Move) -> State {
        let mut next = state.clone();
        next.play(Mover::Seat(seat), m, &mut ());
        next
    }
    let moves = state.legal(Seat(0));
    let values: Vec<f64> = moves.iter().map(|&m| value(&after(state, Seat(0), m))[0]).collect();
    let most = values.iter().copied().fold(0.0, f64::max);
    moves.iter().zip(values).filter(|(_, value)| *value == most).map(|(&m, _)| m).collect()
}

/// Dice in the middle of the tree: the exact values of a small game, from every total.
#[test]
fn dice_are_averaged() {
    for turn in 0..2 {
        for mine in 0..=9 {
            let totals = if turn == 0 { [mine, 0] } else { [6, mine] };
            let state = Dare { totals, turn, rolling: false };
            let worth = |m: DareMove| {
                let mut next = state.clone();
                next.play(Mover::Seat(Seat(turn)), m, &mut ());
                if turn == 0 { next.value() } else { 1.0 - next.value() }
            };
            let (roll, stay) = (worth(DareMove::Roll), worth(DareMove::Stay));
            let exact = solve(&state, Seat(turn), 60, u64::MAX, &Rules);
            for (m, value) in &exact.moves {
                assert!((f64::from(*value) - worth(*m)).abs() < 1e-4, "{state:?} {m:?} {value}");
            }
            let decision = decide(&Ismcts::new(Rules, 20_000), &state, turn, 5);
            let best = if roll > stay { DareMove::Roll } else { DareMove::Stay };
            if (roll - stay).abs() > 0.02 {
                assert_eq!(decision.best, best, "{state:?}: {roll} against {stay}");
            }
            let off = (f64::from(decision.candidates[0].value) - roll.max(stay)).abs();
            // The more dice lie ahead, the slower the play-outs of the other seat are outgrown.
            let near = if turn == 1 { 0.02 } else { 0.2 };
            assert!(off < near, "{state:?}: {decision:?}, exact {}", roll.max(stay));
        }
    }
}

/// The value before the dice of both seats comes closer with every tenfold effort.
#[test]
fn values_of_dice_converge() {
    let state = Dare { totals: [7, 0], turn: 0, rolling: false };
    let off = |simulations| {
        let decision = decide(&Ismcts::new(Rules, simulations), &state, 0, 5);
        assert_eq!(decision.best, DareMove::Stay);
        (f64::from(decision.candidates[0].value) - state.value()).abs()
    };
    let (few, some, many) = (off(500), off(5_000), off(50_000));
    assert!(few > some && some > many && many < 0.03, "{few}, {some}, {many}");
}

/// Looking far enough ahead in imagined worlds is perfect where nothing is hidden.
#[test]
fn alpha_beta_plays_dice_perfectly() {
    let bot = AlphaBeta { knowledge: Rules, depth: 30, worlds: 4, most: 10_000_000 };
    let mut rng = Rng::new(1);
    for _ in 0..20 {
        let totals = [rng.below(10) as u8, rng.below(10) as u8];
        let state = Dare { totals, turn: 1, rolling: false };
        let ahead = totals[1] > totals[0];
        let best = decide(&bot, &state, 1, rng.next()).best;
        if ahead {
            assert_eq!(best, DareMove::Stay, "{totals:?}");
        } else if totals[1] < totals[0] {
            assert_eq!(best, DareMove::Roll, "{totals:?}");
        }
    }
}

/// All seats at once: a seat that has to bury decides although others have, or have not, decided.
#[test]
fn seats_that_move_at_once_are_answered_for() {
    let mut state = State::new(&Setup::default()).unwrap();
    while state.to_move() == kernel::ToMove::Chance {
        state.play(Mover::Chance, state.roll(Luck::new(1)), &mut ());
    }
    for seat in [1, 0] {
        let decision = decide(&Ismcts::new(Rules, 200), &state, seat, 1);
        assert_eq!(decision.candidates.len(), 3);
        state.try_play(Mover::Seat(Seat(seat)), decision.best, &mut ()).unwrap();
    }
}

/// Stops two moves from the root, and knows then who has more.
struct TwoMoves;

impl search::Knowledge<Dare> for TwoMoves {
    fn is_horizon(&self, _: &Dare, _: &Dare, moves: u32) -> bool {
        moves >= 2
    }

    fn judge(&self, state: &Dare) -> search::Worth {
        let ahead = f32::from(u8::from(state.totals[0] > 5));
        let mut worth = [1.0 - ahead; kernel::MAX_SEATS];
        worth[0] = ahead;
        worth
    }
}

/// A horizon is so many moves away from the root, however many positions were looked at before.
#[test]
fn alpha_beta_stops_at_the_horizon_of_the_game() {
    let state = Dare { totals: [3, 0], turn: 0, rolling: false };
    let solved = solve(&state, Seat(0), 9, u64::MAX, &TwoMoves);
    // After the roll and the die: 3, 4, 5 and 6 lead above 5.
    let roll = solved.moves.iter().find(|(m, _)| *m == DareMove::Roll).unwrap().1;
    assert!((roll - 4.0 / 6.0).abs() < 1e-6, "{solved:?}");
}
