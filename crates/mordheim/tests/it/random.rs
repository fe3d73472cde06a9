//! Random battles: every one ends, and nothing breaks on the way.

use kernel::{Game, Luck, Mover, Moves, Rng, Setup, ToMove};
use mordheim::{Member, ROSTERS, Scenario, State};

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

#[test]
fn battles_of_all_rosters_scenarios_and_maps_end() {
    let maps = mordheim::READY;
    let mut seed = 0;
    for (n, (a, _)) in ROSTERS.iter().enumerate() {
        for (k, (b, _)) in ROSTERS.iter().enumerate() {
            for space in ["map", "table"] {
                let scenario = Scenario::ALL[(n + 3 * k + seed) % Scenario::ALL.len()];
                if space == "table" && scenario.needs_map() {
                    continue;
                }
                let map = maps[(n + k + seed) % maps.len()].0;
                let setup = Setup::default()
                    .set("roster0", a)
                    .set("roster1", b)
                    .set("space", space)
                    .set("map", map)
                    .set("scenario", scenario.id())
                    .set("preset", if seed % 3 == 0 { "full" } else { "companion" })
                    .set("space", space);
                seed += 1;
                battle(&setup, seed as u64);
            }
        }
    }
}
