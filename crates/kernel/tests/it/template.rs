//! The template game holds everything that a game must hold.

use kernel::conform::{self, Suite, Thorough};
use kernel::{Game, Luck, Setup, perft};

use crate::pebbles::State;

fn seats(n: u8) -> Setup {
    Setup { seats: Some(n), ..Setup::default() }
}

#[test]
fn conforms_with_any_number_of_seats() {
    for n in 2..=4 {
        let stats = conform::check::<State>(&seats(n), 0..100);
        assert!(stats.hidden > 0 && stats.games == 100, "{stats:?}");
        assert!(stats.longest_list == 4, "{stats:?}");
    }
}

#[test]
fn conforms_with_every_option() {
    conform::check::<State>(&seats(3).set("misere", "on"), 0..100);
    conform::check::<State>(&seats(4).set("heap", "30"), 0..50);
    let position = "die: 1\ncharms: 4 2\nburied: 0 0\nheap: 3\nshown: 1\nturn: 1\n".to_owned();
    conform::check::<State>(&Setup { position: Some(position), ..Setup::default() }, 0..50);
}

#[test]
fn conforms_at_every_level() {
    for thorough in [Thorough::Quick, Thorough::Usual, Thorough::Full] {
        let mut suite = Suite::<State>::new(&seats(3), thorough);
        for seed in 0..30 {
            suite.game(seed).unwrap_or_else(|failure| panic!("{failure}"));
        }
        assert_eq!(suite.stats.moves, 291, "the same games at every level");
    }
}

#[test]
fn tree_counts_are_pinned() {
    let counts = |setup: &Setup, seed| {
        let state = State::new(setup).expect("the setup is sound");
        (1..=6).map(|depth| perft(&state, Luck::new(seed), depth)).collect::<Vec<_>>()
    };
    assert_eq!(counts(&seats(2), 42), [6, 18, 72, 288, 1062, 3186]);
    assert_eq!(counts(&seats(3), 42), [9, 54, 162, 648, 2586, 9108]);
}
