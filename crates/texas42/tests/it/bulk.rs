//! Rules that hold over whole games.

use kernel::{Components, Game, Luck, Moves, Rng, Seat, play_out};
use texas42::{Bid, Event, State, team};

use crate::random::{TABLES, table};

/// A random game and its events.
fn random_game(options: &str, seed: u64) -> (State, Vec<Event>) {
    let mut state = State::new(&table(options)).unwrap();
    let mut events = Vec::new();
    let mut rng = Rng::new(seed);
    let mut moves = Moves::new();
    play_out(&mut state, &mut Luck::new(seed), &mut rng, &mut moves, &mut events).unwrap();
    (state, events)
}

#[test]
fn the_stake_goes_to_one_side() {
    // Case 55: as many marks as were bid, to the bidders or to the others.
    for seed in 0..200 {
        let (_, events) = random_game("", seed);
        let mut contract = None;
        let mut made = false;
        for event in &events {
            match *event {
                Event::AuctionWon { seat, bid, .. } => contract = Some((seat, bid)),
                Event::HandDecided { made: m, .. } => made = m,
                Event::Scored { added } => {
                    let (seat, bid) = contract.unwrap();
                    let stake = if let Bid::Marks(n) = bid { u16::from(n) } else { 1 };
                    let side = if made { team(seat) } else { 1 - team(seat) };
                    assert_eq!((added[side], added[1 - side]), (stake, 0));
                }
                _ => {}
            }
        }
    }
}

#[test]
fn the_shake_goes_round_whoever_wins() {
    // Case 61.
    for seed in 0..50 {
        let (_, events) = random_game("preset=house", seed);
        let dealt = events.iter().filter_map(|event| match event {
            Event::Dealt { deal, dealer, .. } => Some((*deal, *dealer)),
            _ => None,
        });
        for (n, (deal, dealer)) in dealt.enumerate() {
            assert_eq!((deal, dealer), (n as u32, Seat((3 + n as u8) & 3)));
        }
    }
}

#[test]
fn equal_games_are_equal() {
    // Cases 76 and 78: the same seed and choices again, and the events folded again.
    for options in TABLES {
        let (state, events) = random_game(options, 5);
        assert_eq!((state.clone(), events.clone()), random_game(options, 5));
        for _ in 0..2 {
            let mut folded = State::new(&table(options)).unwrap().components();
            events.iter().for_each(|event| folded.apply(event));
            assert_eq!(State::of_components(folded), state);
        }
    }
}

#[test]
fn points_add_up_when_hands_are_played_out() {
    // Cases 48, 60 and 69: seven tricks; 42 points, less what a hand that sat out holds.
    for seed in 0..200 {
        let (_, events) = random_game("preset=harper early_end=off", seed);
        let (mut points, mut tricks, mut nello) = (0, 0, false);
        for event in &events {
            match *event {
                Event::Declared { declaration, .. } => nello = declaration.is_nello(),
                Event::TrickWon { points: p, .. } => (points, tricks) = (points + p, tricks + 1),
                Event::HandDecided { tricks: n, .. } => assert_eq!((n, tricks), (7, 7)),
                Event::HandsRevealed { hands } => {
                    points += hands.iter().map(|h| h.count()).sum::<u8>()
                }
                Event::Scored { .. } => {
                    assert_eq!(points, 42, "nello: {nello}");
                    (points, tricks) = (0, 0);
                }
                _ => {}
            }
        }
    }
}

#[test]
fn a_batch_holds_all_that_a_move_caused() {
    // Case 54 and the order of facts: a play, its trick, the decision, what is shown, the score.
    let (_, events) = random_game("", 9);
    for pair in events.windows(2) {
        match (&pair[0], &pair[1]) {
            (Event::HandDecided { .. }, next) => {
                assert!(matches!(next, Event::HandsRevealed { .. } | Event::Scored { .. }))
            }
            (before, Event::HandDecided { .. }) => {
                assert!(matches!(before, Event::TrickWon { .. }));
            }
            _ => {}
        }
    }
}
