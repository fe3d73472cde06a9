//! The conformance suite, what viewers may know, and numbers that must not change.

use kernel::conform::Stats;
use kernel::{Game, Luck, Mover, Secrets, Setup, Viewer};
use skirmish::{Card, Event, Move, Pick, State};

fn with(options: &str) -> Setup {
    options.split_whitespace().fold(Setup::default(), |setup, option| {
        let (key, value) = option.split_once('=').expect("key=value");
        setup.set(key, value)
    })
}

fn conforms(options: &str, seeds: std::ops::Range<u64>) {
    let games = seeds.end - seeds.start;
    let stats: Stats = kernel::conform::check::<State>(&with(options), seeds);
    assert_eq!(stats.games, games);
    assert!(stats.sampled > 4 * games, "{stats:?}");
    // While decks are given and shuffled there is nothing to imagine yet.
    assert!(stats.hidden * 10 > stats.worlds * 6, "worlds differ from the truth: {stats:?}");
}

#[test]
fn ready_decks_conform() {
    conforms("", 0..40);
}

/// Where any legal deck is possible, counting worlds takes its time; `parlour fuzz` does more.
#[test]
fn random_decks_conform() {
    conforms("preset=wild", 100..108);
}

#[test]
fn open_and_named_decks_conform() {
    conforms("open_decks=on", 400..420);
    conforms("preset=machines", 420..430);
}

#[test]
fn without_automatic_passes_matches_conform() {
    conforms("preset=wild auto_pass=off starter=1", 200..206);
}

#[test]
fn leaders_and_limits_conform() {
    conforms("leader0=tactical leader1=value stall=3 max_actions=12", 300..320);
    conforms("leader0=control leader1=defensive max_repeats=1 max_effects=20", 320..340);
}

#[test]
fn tables_conform() {
    table::conform::check::<State>(&with(""), 0..3);
    table::conform::check::<State>(&with("preset=wild auto_pass=off"), 3..6);
}

#[test]
fn what_chance_puts_into_a_hand_is_told_to_its_owner_alone() {
    let strike = Card::named("strike");
    let pick = strike.map(Pick::Card);
    let answer = Event::Answered { who: Mover::Chance, pick, auto: false };
    let made = Event::Created { seat: kernel::Seat(1), card: strike, random: true };
    for viewer in Viewer::all(2) {
        let told = State::redact(&answer, viewer);
        let hears = matches!(told, Some(Event::Answered { pick: Some(_), .. }));
        assert_eq!(hears, viewer == Viewer::Omniscient, "{viewer}");
        let told = State::redact(&made, viewer);
        let hears = matches!(told, Some(Event::Created { card: Some(_), .. }));
        assert_eq!(hears, viewer.sees(kernel::Seat(1)), "{viewer}");
    }
}

// ------------------------------------------------------------------ numbers that must not change

fn tree(options: &str, seed: u64) -> [u64; 4] {
    let state = State::new(&with(options)).expect("a sound setup");
    [1, 2, 3, 4].map(|depth| kernel::perft(&state, Luck::new(seed), depth))
}

#[test]
fn trees_have_so_many_positions() {
    assert_eq!(tree("preset=classic", 1), [37, 142, 4_297, 39_588]);
    assert_eq!(tree("preset=machines", 2), [36, 972, 4_213, 106_719]);
    assert_eq!(tree("preset=wild", 3), [36, 96, 1_526, 39_364]);
}

#[test]
fn states_and_moves_are_small() {
    assert!(size_of::<State>() <= 2048, "{} bytes", size_of::<State>());
    assert!(size_of::<Move>() <= 32, "{} bytes", size_of::<Move>());
}
