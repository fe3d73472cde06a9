//! The conformance suite, what viewers may know at every step, and numbers that must not change.

use innovation::{Card, Move, State};
use kernel::conform::Stats;
use kernel::{
    Game, Luck, Mover, Names, Renderer, Rng, Seat, Secrets, Setup, Show, ToMove, Viewer, Words,
};

fn table(seats: u8) -> Setup {
    Setup { seats: Some(seats), ..Setup::default() }
}

fn teams() -> Setup {
    table(4).set("teams", "on")
}

// ------------------------------------------------------------------ the suite

fn conforms_in(setup: &Setup, seeds: std::ops::Range<u64>) -> Stats {
    let games = seeds.end - seeds.start;
    let stats: Stats = kernel::conform::check::<State>(setup, seeds);
    assert_eq!(stats.games, games);
    stats
}

fn conforms(setup: &Setup, seeds: std::ops::Range<u64>) {
    let games = seeds.end - seeds.start;
    let stats = conforms_in(setup, seeds);
    assert!(stats.sampled > 15 * games, "{stats:?}");
    assert!(stats.hidden * 10 > stats.worlds * 9, "worlds differ from the truth: {stats:?}");
}

#[test]
fn two_seats_conform() {
    conforms(&table(2), 0..16);
}

#[test]
fn three_seats_conform() {
    conforms(&table(3), 100..112);
}

#[test]
fn four_seats_conform() {
    conforms(&table(4).set("covered", "hidden"), 200..212);
}

#[test]
fn teams_conform() {
    conforms(&teams(), 300..312);
}

/// Games in which nearly every card is known to everybody, so that worlds are few and counted.
#[test]
fn few_worlds_conform() {
    let hidden = "hand 0: Oars, Sailing, Calendar\nhand 1: Tools, Archery, Fermenting\n\
                  score 1: Pottery, Currency\nsupply 1: Clothing, Writing\nsupply 2: Mapmaking\n\
                  board 0: red Metalworking; blue Mathematics; purple Mysticism\n\
                  board 1: green The Wheel; red Road Building; yellow Canal Building\n";
    let seen = Card::all().map(Card::name).filter(|name| !hidden.contains(name));
    let seen = seen.collect::<Vec<_>>().join(", ");
    let position = format!("{hidden}knows 0: {seen}\nknows 1: {seen}\nknows spectators: {seen}\n");
    let setup = Setup { position: Some(position), ..table(2) };
    let state = State::new(&setup).expect("a sound position");
    let counts = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
    assert_eq!(
        counts.map(|viewer| state.worlds(viewer)),
        [Some(60 * 6), Some(12 * 2), Some(1260 * 24)]
    );
    conforms_in(&setup, 400..416);
}

#[test]
fn tables_conform() {
    table::conform::check::<State>(&table(2), 0..3);
    table::conform::check::<State>(&table(3), 3..5);
    table::conform::check::<State>(&teams(), 5..7);
}

// ------------------------------------------------------------------ what viewers may know

/// Everything that a viewer gets.
fn sight(state: &State, viewer: Viewer, words: &Words) -> String {
    let view = state.view(viewer);
    let json = serde_json::to_string(&(&view, state.screen(viewer))).expect("a view is plain");
    let names: Vec<String> = (0..state.seats()).map(|n| format!("Seat {n}")).collect();
    let renderer = Renderer::plain(words, Names(&names));
    let picture = State::picture(&view, state.seats(), &renderer);
    let board =
        serde_json::to_string(&(State::board(&view, state.seats()), State::question(&view)))
            .expect("a board is plain");
    let moves = viewer.seat().map(|seat| (Mover::Seat(seat), state.legal(seat)));
    let written: Vec<_> = moves
        .iter()
        .flat_map(|(mover, list)| list.iter().map(|m| (*mover, *m)))
        .map(|(mover, m)| (state.notation(mover, m), state.label(mover, m)))
        .collect();
    format!("{json}\n{picture}\n{board}\n{written:?}\n{:?}", state.to_move())
}

/// What was looked at.
#[derive(Debug, Default)]
struct Looked {
    positions: u32,
    asks: u32,
    differing: u32,
    unimagined: u32,
}

/// Plays random games, and at every position lets one viewer after another imagine a world: it
/// must get the same in both.
fn nothing_leaks(setup: &Setup, seeds: std::ops::Range<u64>) -> Looked {
    let mut looked = Looked::default();
    let words = Words::new("en", State::words("en").iter().copied());
    for seed in seeds {
        let mut state = State::new(setup).expect("a sound setup");
        let (mut luck, mut dice) = (Luck::new(seed), Rng::new(seed));
        loop {
            look(&state, &mut dice, &mut looked, &words);
            let (mover, m) = match state.to_move() {
                ToMove::Over => break,
                ToMove::Chance => (Mover::Chance, state.roll(luck)),
                ToMove::Seats(seats) => {
                    let seats: Vec<_> = seats.iter().collect();
                    let seat = *dice.pick(&seats).expect("somebody moves");
                    (Mover::Seat(seat), *dice.pick(&state.legal(seat)).expect("a move"))
                }
            };
            luck = if mover == Mover::Chance { luck.next() } else { luck };
            state.play(mover, m, &mut ());
        }
    }
    looked
}

fn look(state: &State, dice: &mut Rng, looked: &mut Looked, words: &Words) {
    let viewers: Vec<Viewer> =
        Viewer::all(state.seats()).filter(|viewer| *viewer != Viewer::Omniscient).collect();
    let viewer = viewers[looked.positions as usize % viewers.len()];
    looked.positions += 1;
    looked.asks += u32::from(is_answered(state));
    let Some(world) = state.imagine(viewer, dice) else {
        looked.unimagined += 1;
        return;
    };
    assert_eq!(world.validate(), Ok(()), "{viewer} at\n{}", state.position());
    let (here, there) = (sight(state, viewer, words), sight(&world, viewer, words));
    assert_eq!(here, there, "{viewer} at\n{}", state.position());
    looked.differing += u32::from(world != *state);
}

/// Whether an effect waits for an answer.
fn is_answered(state: &State) -> bool {
    let is_answer = |m: &Move| matches!(m, Move::Pick(_) | Move::Pass);
    match state.to_move() {
        ToMove::Seats(seats) => {
            let seat = seats.lowest().expect("somebody moves");
            state.legal(seat).first().is_some_and(is_answer)
        }
        _ => false,
    }
}

/// Together more than 20,000 positions, more than a third of them with an open ask.
fn looks(setup: &Setup, seeds: std::ops::Range<u64>) {
    let looked = nothing_leaks(setup, seeds);
    assert!(looked.positions > 6_000, "{looked:?}");
    assert!(looked.asks > 2_000, "{looked:?}");
    assert!(looked.differing * 100 > looked.positions * 90, "{looked:?}");
    assert!(looked.unimagined * 500 <= looked.asks, "{looked:?}");
}

#[test]
fn nothing_leaks_between_two_seats() {
    looks(&table(2), 1_000..1_030);
}

#[test]
fn nothing_leaks_between_three_seats() {
    looks(&table(3), 2_000..2_030);
}

#[test]
fn nothing_leaks_between_four_seats() {
    looks(&table(4).set("covered", "hidden"), 3_000..3_035);
}

#[test]
fn nothing_leaks_between_teams() {
    looks(&teams(), 4_000..4_030);
}

// ------------------------------------------------------------------ numbers that must not change

/// How many positions can be reached in so many moves from the opening.
fn tree(setup: &Setup, seed: u64) -> [u64; 5] {
    let state = State::new(setup).expect("a sound setup");
    [1, 2, 3, 4, 5].map(|depth| kernel::perft(&state, Luck::new(seed), depth))
}

/// The same from a position in which much can be done.
fn tree_of(position: &str) -> [u64; 4] {
    let setup = Setup { position: Some(position.replace(" / ", "\n")), ..table(2) };
    let state = State::new(&setup).expect("a sound position");
    [1, 2, 3, 4].map(|depth| kernel::perft(&state, Luck::new(1), depth))
}

#[test]
fn trees_have_so_many_positions() {
    assert_eq!(tree(&table(2), 1), [4, 8, 24, 62, 198]);
    assert_eq!(tree(&table(2), 2), [4, 8, 24, 56, 180]);
    assert_eq!(tree(&table(3), 3), [6, 24, 48, 144, 408]);
    assert_eq!(tree(&teams(), 4), [8, 48, 192, 384, 1_152]);
}

#[test]
fn trees_of_late_positions_have_so_many_positions() {
    let middle = "board 0: red Coal; yellow Canning; green Paper, Measurement; blue Tools, Atomic \
                  Theory right; purple Reformation / board 1: red Gunpowder; green Banking; blue \
                  Alchemy / hand 0: Oars, Calendar, Emancipation / hand 1: Sailing, Physics \
                  / score 0: Clothing, Optics, Anatomy / score 1: Mysticism, Feudalism";
    let late = "board 0: red Robotics; green Databases, Self Service up; blue Software; purple \
                Services / board 1: yellow Globalization; blue Genetics; purple Specialization, \
                The Internet / hand 0: Rocketry, Fission / hand 1: A.I., Composites \
                / score 0: Oars, Corporations";
    assert_eq!(tree_of(middle), [10, 71, 417, 2_074]);
    assert_eq!(tree_of(late), [8, 46, 244, 1_041]);
}

#[test]
fn states_and_moves_are_small() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
    assert!(size_of::<Move>() <= 16, "{} bytes", size_of::<Move>());
}

/// Four seats share Physics and return what they drew while few cards are left: whether an order
/// makes a difference depends on what the next ones draw.
#[test]
fn orders_before_draws_that_nobody_knows_conform() {
    let position = "turn: 2\nactions: 1\nturns: 47\nboard 0: blue Writing\n\
                    hand 0: Astronomy, Canning, Metric System\nhand 1: Classification, Bicycle\n\
                    hand 2: Measurement, Industrialization\nhand 3: Coal, Atomic Theory\n\
                    score 0: Publications\nscore 1: Machinery, Emancipation\n\
                    board 2: blue Tools, Physics; red Machine Tools\nboard 1: blue Encyclopedia\n\
                    board 3: blue Chemistry; purple Democracy\n\
                    supply 7: Sanitation, Railroad, Lighting, Refrigeration, Combustion, \
                    Explosives, Evolution\nsharers: 0 1 3\nexecuting: Physics, effect 1\n";
    let setup = Setup { position: Some(position.to_owned()), ..table(4) };
    conforms_in(&setup, 500..504);
}
