//! The levels of a game without an expert, at the small game that makers of games copy.

#[path = "../../../kernel/examples/liars_dice/game.rs"]
mod liars_dice;

use bots::{Level, expert};
use kernel::{Game, Mover, Seat, Setup};
use liars_dice::{Move, State};
use search::{Seen, Terms};

/// Seat 0 has claimed so much; seat 1 holds this die.
fn claimed(claim: u8, die: u8) -> State {
    let mut state = State::new(&Setup { seats: Some(2), ..Setup::default() }).unwrap();
    state.play(Mover::Chance, Move::Roll(u16::from(die - 1) * 6 + 2), &mut ());
    state.play(Mover::Seat(Seat(0)), Move::Claim(claim), &mut ());
    state
}

/// What a level does as seat 1, over 24 seeds.
fn answers(level: Level, state: &State) -> Vec<Move> {
    let bot = expert::<State>().level(level);
    let seen = Seen::new(state, Seat(1));
    (0..24).map(|seed| bot.think(&seen, &Terms::seeded(seed)).best).collect()
}

#[test]
fn nobody_answers_a_low_claim_with_one_that_cannot_be_true() {
    for level in [Level::Casual, Level::Strong, Level::Master] {
        for die in 1..=6 {
            for m in answers(level, &claimed(2, die)) {
                let fair = matches!(m, Move::Claim(sum) if sum <= die + 6);
                assert!(fair, "{level:?} holds {die} and answers a claim of 2 with {m:?}");
            }
        }
    }
}

#[test]
fn everybody_doubts_what_cannot_be_true() {
    for level in [Level::Casual, Level::Strong, Level::Master] {
        for die in 1..=4 {
            let doubts = answers(level, &claimed(die + 7, die));
            assert!(doubts.iter().all(|m| *m == Move::Doubt), "{level:?} holds {die}: {doubts:?}");
        }
    }
}
