//! Random battles: every one ends, and nothing breaks on the way.

use kernel::{Game, Luck, Mover, Moves, Rng, Setup, ToMove};
use mordheim::{Member, READY, ROSTERS, Scenario, State};

/// Plays a random battle, checking every position; gives the number of moves.
fn battle(setup: &Setup, seed: u64) -> u32 {
    let mut state = State::new(setup).expect("the setup is sound");
    let (mut luck, mut rng) = (Luck::new(seed), Rng::new(seed ^ 77));
    let mut list = Moves::new();
    for n in 0..State::INFO.max_moves {
        state.validate().unwrap_or_else(|why| panic!("seed {seed}, move {n}: {why}\n{setup:?}"));
        let (mover, m) = match state.to_move() {
            ToMove::Over => return n,
            ToMove::Chance => {
                let m = state.roll(luck);
                luck = luck.next();
                (Mover::Chance, m)
            }
            ToMove::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is to move");
                list.clear();
                state.moves(seat, &mut list);
                assert!(!list.is_empty(), "seed {seed}, move {n}: nothing to do\n{setup:?}");
                (Mover::Seat(seat), list[rng.below(list.len() as u64) as usize])
            }
        };
        if let Err(why) = state.try_play(mover, m, &mut ()) {
            panic!("seed {seed}, move {n}: {m:?} by {mover} refused: {why:?}\n{setup:?}");
        }
    }
    panic!("seed {seed}: the battle never ends\n{setup:?}");
}

/// The setup of a battle by its number: all pairs of rosters, scenarios and maps in turn. Numbers
/// that end the same in eight are played with all optional rules.
fn numbered(n: usize) -> Setup {
    let pairs = ROSTERS.len() * ROSTERS.len();
    let (pair, rest) = (n % pairs, n / pairs);
    let (scenario, rest) = (Scenario::ALL[rest % 9], rest / 9);
    let setup = Setup::default()
        .set("roster0", ROSTERS[pair / ROSTERS.len()].0)
        .set("roster1", ROSTERS[pair % ROSTERS.len()].0)
        .set("scenario", scenario.id())
        .set("map", READY[rest % READY.len()].0);
    if n % 8 == 3 { setup.set("preset", "full") } else { setup }
}

/// Battles on all maps: 64 pairs of rosters, 9 scenarios, 5 maps, 7 times each.
const BATTLES: usize = 64 * 9 * 5 * 7;

#[test]
fn ten_thousand_battles_end_first_half() {
    for n in 0..BATTLES / 2 {
        battle(&numbered(n), n as u64);
    }
}

#[test]
fn ten_thousand_battles_end_second_half() {
    for n in BATTLES / 2..BATTLES {
        battle(&numbered(n), n as u64);
    }
}

#[test]
fn battles_at_real_tables_end() {
    for n in (0..64 * 9).filter(|n| !Scenario::ALL[n / 64 % 9].needs_map()) {
        battle(&numbered(n).set("space", "table"), n as u64);
    }
}
