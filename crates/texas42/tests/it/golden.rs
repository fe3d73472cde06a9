//! Golden hands, counted auctions and pinned sizes.

use kernel::{Game, Luck, Mover, Seat, Secrets, Setup, ToMove};
use texas42::{Event, Move, Phase, State, Verdict};

use crate::random::table;

/// Opens a table, lets chance move by the seed, and plays these moves in turn.
pub(crate) fn played(setup: &Setup, seed: u64, moves: &str) -> (State, Vec<Event>) {
    let mut state = State::new(setup).unwrap();
    let mut luck = Luck::new(seed);
    let mut events = Vec::new();
    roll(&mut state, &mut luck, &mut events);
    for text in moves.split(',').map(str::trim).filter(|text| !text.is_empty()) {
        let mover = state.to_move().first().unwrap();
        let m = state.parse(mover, text).unwrap();
        let made = state.try_play(mover, m, &mut events);
        made.unwrap_or_else(|why| panic!("{text}: {why:?}"));
        if state.phase() == Phase::Deal && moves.contains("and on") {
            roll(&mut state, &mut luck, &mut events);
        }
    }
    (state, events)
}

fn roll(state: &mut State, luck: &mut Luck, events: &mut Vec<Event>) {
    while state.to_move() == ToMove::Chance {
        let m = state.roll(*luck);
        *luck = luck.next();
        state.try_play(Mover::Chance, m, events).unwrap();
    }
}

const G1: &str = "pass,30,31,pass,fours,4-4,4-2,3-2,0-0,6-4,4-3,1-1,1-0,5-4,2-1,2-0,3-1,\
                  4-1,2-2,3-0,3-3,4-0,6-3,5-1,5-2,6-6,5-0,6-0,6-1";
const G1_REST: &str = ",6-5,5-5,6-2,5-3";
const G2: &str = "pass,pass,pass,30,fives,5-3,5-5,5-4,6-4";
const G2_REST: &str = ",3-3,6-3,3-2,5-0,5-2,2-0,6-5,0-0,4-4,4-0,1-1,4-2,4-1,2-1,2-2,4-3,\
                       6-2,6-0,6-1,6-6,5-1,3-0,1-0,3-1";
const G3: &str = "pass,pass,30,pass,follow-me,5-5,5-1,5-2,0-0,6-6,6-0,2-0,6-1,6-5,6-2,2-1,6-3,\
                  5-4,5-0,5-3,1-1,6-4,3-1,2-2,3-0";
const G3_REST: &str = ",4-2,4-4,4-3,4-1,3-2,3-3,4-0,1-0";

fn tricks(events: &[Event]) -> Vec<(u8, u8)> {
    let won = |event: &Event| match event {
        Event::TrickWon { seat, points } => Some((seat.0, *points)),
        _ => None,
    };
    events.iter().filter_map(won).collect()
}

fn decided(events: &[Event]) -> Vec<(bool, u8)> {
    let end = |event: &Event| match event {
        Event::HandDecided { made, tricks } => Some((*made, *tricks)),
        _ => None,
    };
    events.iter().filter_map(end).collect()
}

/// A hand with early end on and off: how it was decided, the points at the end, the marks.
fn check(seed: u64, short: &str, rest: &str, early: (bool, u8), points: [u8; 2], marks: [u16; 2]) {
    let (state, events) = played(&table(""), seed, short);
    assert_eq!((decided(&events), state.score()), (vec![early], marks));
    assert_eq!(state.phase(), Phase::Deal);
    let long = format!("{short}{rest}");
    let (state, events) = played(&table("early_end=off"), seed, &long);
    assert_eq!((decided(&events), state.score()), (vec![(early.0, 7)], marks));
    assert_eq!(state.points(), points);
    assert_eq!(tricks(&events).len(), 7);
    assert_eq!(tricks(&events).iter().map(|(_, points)| points).sum::<u8>(), 42, "case 60");
}

#[test]
fn golden_hands_score_alike_with_and_without_early_end() {
    // Cases 57 and 60.
    check(42, G1, G1_REST, (true, 6), [42, 0], [1, 0]);
    check(0, G2, G2_REST, (false, 1), [27, 15], [1, 0]);
}

#[test]
fn the_third_golden_hand_is_the_second_deal_of_its_seed() {
    // Deal 1 of seed 0, played with shaker 3: the deal is typed in.
    let deal = "deal 2-0 2-1 2-2 3-3 4-3 5-2 5-3 / 0-0 1-1 3-0 4-0 4-1 6-1 6-3 / \
                1-0 4-2 5-4 5-5 6-4 6-5 6-6 / 3-1 3-2 4-4 5-0 5-1 6-0 6-2";
    for (early, moves, end, points) in [
        ("on", G3.to_owned(), (true, 5), [30, 0]),
        ("off", format!("{G3}{G3_REST}"), (true, 7), [36, 6]),
    ] {
        let mut state = State::new(&table("").set("early_end", early)).unwrap();
        let mut events = Vec::new();
        for text in [deal.to_owned()].iter().map(String::as_str).chain(moves.split(',')) {
            let mover = state.to_move().first().unwrap();
            let m = state.parse(mover, text.trim()).unwrap();
            state.try_play(mover, m, &mut events).unwrap();
        }
        assert_eq!((decided(&events), state.points()), (vec![end], points));
        assert_eq!(state.score(), [1, 0]);
    }
}

#[test]
fn the_first_golden_hand_goes_trick_by_trick() {
    let (_, events) = played(&table("early_end=off"), 42, &format!("{G1}{G1_REST}"));
    assert_eq!(tricks(&events), [(2, 6), (2, 11), (2, 1), (2, 6), (2, 1), (2, 6), (2, 11)]);
    let (_, events) = played(&table("early_end=off"), 0, &format!("{G2}{G2_REST}"));
    assert_eq!(tricks(&events), [(0, 21), (3, 11), (1, 1), (1, 1), (0, 6), (3, 1), (3, 1)]);
    let mark = G1.replace("31", "1 mark");
    let (state, events) = played(&table(""), 42, &format!("{mark}{G1_REST}"));
    assert_eq!((decided(&events), state.score()), (vec![(true, 7)], [1, 0]));
}

#[test]
fn thrown_in_hands_move_the_shake() {
    // Cases 32 and 33.
    let (state, events) = played(&table(""), 0, "pass,pass,pass,pass");
    assert_eq!(events.last(), Some(&Event::ThrownIn));
    assert_eq!(state.next_dealer(), Seat(0));
    let mut state = state;
    let mut luck = Luck::new(0);
    for n in 1..=12 {
        roll(&mut state, &mut luck, &mut Vec::new());
        let seat = Seat(((n - 1) / 4 + 1 + (n - 1) % 4) as u8 & 3);
        assert_eq!(state.to_move(), ToMove::seat(seat));
        state.try_play(Mover::Seat(seat), Move::Pass, &mut ()).unwrap();
    }
    roll(&mut state, &mut luck, &mut Vec::new());
    assert_eq!((state.deal(), state.dealer(), state.score()), (Some(4), Seat(3), [0, 0]));
}

/// Counts the complete auctions of a table.
fn auctions(options: &str) -> u64 {
    fn count(state: &State) -> u64 {
        if state.phase() != Phase::Bidding {
            return 1;
        }
        let mover = state.to_move().first().unwrap();
        let Mover::Seat(seat) = mover else { unreachable!("a seat bids") };
        let next = |&m: &Move| {
            let mut next = state.clone();
            next.play(mover, m, &mut ());
            count(&next)
        };
        state.legal(seat).iter().map(next).sum()
    }
    count(&played(&table(options), 1, "").0)
}

#[test]
fn auctions_are_counted() {
    // Case 36.
    assert_eq!(auctions(""), 3_214);
    assert_eq!(auctions("all_pass=force30"), 3_213);
    let capped = [2_380, 3_060, 3_196, 3_213, 3_214, 3_214];
    for (cap, expected) in (1..).zip(capped) {
        assert_eq!(auctions(&format!("mark_cap={cap}")), expected);
    }
}

#[test]
fn trees_are_counted() {
    // Four calls; then nine declarations each, but for the hand thrown in; then seven leads.
    let state = State::new(&table("")).unwrap();
    let counts = [1, 2, 3, 4, 5, 6].map(|depth| kernel::perft(&state, Luck::new(42), depth));
    assert_eq!(counts, [15, 121, 697, 3_214, 3_213 * 9 + 15, 3_213 * 9 * 7 + 121]);
}

#[test]
fn who_speaks_has_so_many_choices() {
    let choices = |moves: &str| {
        let state = played(&table(""), 1, moves).0;
        let ToMove::Seats(seats) = state.to_move() else { unreachable!("a seat bids") };
        state.legal(seats.lowest().unwrap()).len()
    };
    assert_eq!((choices(""), choices("41"), choices("1 mark")), (15, 3, 2));
}

#[test]
fn the_richest_trick_ends_a_hand_at_once() {
    // Case 53, with the two others void in fives.
    let deal = "deal 5-5 5-4 5-3 5-2 5-1 6-5 1-1 / 5-0 0-0 1-0 2-0 3-0 4-0 6-0 / \
                6-4 4-4 4-3 4-2 3-3 2-2 6-1 / 4-1 3-1 2-1 3-2 6-2 6-3 6-6";
    let mut state = State::new(&table("")).unwrap();
    let mut events = Vec::new();
    for text in [deal, "30", "pass", "pass", "pass", "fives", "5-5", "5-0", "6-4", "4-1"] {
        let mover = state.to_move().first().unwrap();
        let m = state.parse(mover, text).unwrap();
        state.try_play(mover, m, &mut events).unwrap();
    }
    assert_eq!(decided(&events), [(true, 1)]);
    assert_eq!(state.view(kernel::Viewer::Spectator).verdict, Some(Verdict::Made));
}

#[test]
fn early_end_never_changes_who_scores() {
    // Case 57 over random hands: the same choices, with early end on and off.
    for seed in 0..2_000 {
        let mut rng = kernel::Rng::new(seed);
        let mut long = played(&table("preset=lechner target=50 early_end=off"), seed, "").0;
        let mut short = played(&table("preset=lechner target=50"), seed, "").0;
        while let ToMove::Seats(seats) = long.to_move() {
            let mover = Mover::Seat(seats.lowest().unwrap());
            let m = *rng.pick(&long.legal(seats.lowest().unwrap())).unwrap();
            long.try_play(mover, m, &mut ()).unwrap();
            if short.to_move() != ToMove::Chance {
                short.try_play(mover, m, &mut ()).unwrap();
            }
        }
        assert_eq!(long.score(), short.score());
    }
}

#[test]
fn states_and_moves_are_small() {
    assert!(size_of::<Move>() <= 16);
    assert!(size_of::<State>() <= 136, "{}", size_of::<State>());
}
