//! Random matches with random legal decks: all of them end, nothing breaks, no guard is needed.

use kernel::{Game, Luck, Mover, Rng, Setup, ToMove};
use skirmish::{Event, State};

/// Plays a random match and checks every position; gives its moves.
fn play(setup: &Setup, seed: u64) -> u32 {
    let mut state = State::new(setup).expect("a sound setup");
    let (mut luck, mut dice, mut moves) = (Luck::new(seed), Rng::new(seed), 0);
    loop {
        let (mover, m) = match state.to_move() {
            ToMove::Over => return moves,
            ToMove::Chance => (Mover::Chance, state.roll(luck)),
            ToMove::Seats(seats) => {
                let seat = seats.lowest().expect("somebody moves");
                (Mover::Seat(seat), *dice.pick(&state.legal(seat)).expect("a move"))
            }
        };
        luck = if mover == Mover::Chance { luck.next() } else { luck };
        let mut events: Vec<Event> = Vec::new();
        state.try_play(mover, m, &mut events).expect("a listed move");
        let guarded = events.iter().find(|event| matches!(event, Event::LoopStopped { .. }));
        assert_eq!(guarded, None, "seed {seed}");
        assert_eq!(state.validate(), Ok(()), "seed {seed} after {m:?}");
        moves += 1;
        assert!(moves < 2000, "seed {seed}: a match must end");
    }
}

fn plays(options: &[(&str, &str)], seeds: std::ops::Range<u64>) {
    let with = |setup: Setup, (key, value): &(&str, &str)| setup.set(key, value);
    let setup = options.iter().fold(Setup::default(), with);
    let longest = seeds.map(|seed| play(&setup, seed)).max();
    assert!(longest > Some(40), "{longest:?}");
}

#[test]
fn fifty_thousand_matches_with_random_decks_of_the_pool() {
    plays(&[("deck0", "random"), ("deck1", "random")], 0..50_000);
}

#[test]
fn fifty_thousand_matches_with_random_decks_and_further_designs() {
    plays(&[("preset", "wild")], 50_000..100_000);
}

#[test]
fn matches_with_ready_decks() {
    plays(&[], 0..2_000);
    plays(&[("auto_pass", "off")], 2_000..4_000);
}
