//! Random games over many option sets.

use kernel::conform::{Recurrence, Suite, Thorough};
use kernel::{Components, Game, Luck, Mover, Moves, Rng, Setup, play_out};
use texas42::{Event, State};

/// Option sets that between them switch on every rule.
pub(crate) const TABLES: &[&str] = &[
    "",
    "preset=house",
    "preset=forced30",
    "preset=points",
    "preset=lechner",
    "preset=harper nello_doubles=choice early_end=off",
    "preset=timpson plunge_bonus=1 plunge_marks=2 plunge_jump=off plunge_leader=bidder",
    "first_dealer=draw small_end_opening=on first_lead_trump=on reveal_at_hand_end=nothing",
    "all_pass=force31 forced_nello=on forced_sweep_bonus=on nello_marks=2 mark_cap=3",
    "preset=lechner plunge_specials=on sevens_tie=declarers early_end=off doubles_suit=on \
     plunge_doubles=1 splash_doubles=1 small_end_opening=on",
    "scoring=points points_target=150 points_top=126 all_pass=force31 forced_nello=on",
    "all_pass=force30 nello=forced sevens=forced nello_doubles=low follow_me=off doubles_trump=off",
    "nello=open nello_doubles=inverted sevens=on open_max_marks=1 target=3",
    "plunge=on plunge_doubles=2 splash=on splash_doubles=1 early_end=off target=15",
];

pub(crate) fn table(options: &str) -> Setup {
    options.split_whitespace().fold(Setup::default(), |setup, pair| {
        let (key, value) = pair.split_once('=').unwrap();
        setup.set(key, value)
    })
}

#[test]
fn random_games_end_and_every_state_is_valid() {
    for options in TABLES {
        for seed in 0..40 {
            let mut state = State::new(&table(options)).unwrap();
            let (mut luck, mut rng) = (Luck::new(seed), Rng::new(seed));
            let mut moves = Moves::new();
            let mut folded = state.components();
            while let Some(mover) = state.to_move().first() {
                let m = match mover {
                    Mover::Chance => state.roll(luck),
                    Mover::Seat(seat) => {
                        moves.clear();
                        state.moves(seat, &mut moves);
                        moves[rng.below(moves.len() as u64) as usize]
                    }
                };
                if mover == Mover::Chance {
                    luck = luck.next();
                }
                let mut events: Vec<Event> = Vec::new();
                state.try_play(mover, m, &mut events).unwrap();
                state.validate().unwrap_or_else(|why| panic!("{options}: {why}\n{state:?}"));
                events.iter().for_each(|event| folded.apply(event));
                assert_eq!(state.components(), folded);
            }
            assert!(state.outcome().is_some());
        }
    }
}

#[test]
fn no_random_game_is_a_runaway() {
    for options in TABLES {
        for seed in 0..100 {
            let mut state = State::new(&table(options)).unwrap();
            let mut rng = Rng::new(seed);
            let n =
                play_out(&mut state, &mut Luck::new(seed), &mut rng, &mut Moves::new(), &mut ());
            assert!(n.unwrap() < 2_000, "{options}");
        }
    }
}

/// Whether deals are imagined fairly is judged over all tables together: one sees too few.
#[test]
fn the_game_conforms() {
    let mut seen = Recurrence::default();
    for options in TABLES {
        let mut suite = Suite::<State>::new(&table(options), Thorough::Usual);
        (0..6).for_each(|seed| {
            suite.game(seed).unwrap_or_else(|failure| panic!("{failure}"));
        });
        seen.add(&suite.seen);
    }
    seen.verdict().unwrap_or_else(|why| panic!("{why}"));
}
