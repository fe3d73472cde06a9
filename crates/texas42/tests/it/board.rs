//! What a board shows: trumps and followers lit on tiles, who takes the trick, the tiles and counts
//! of every seat.

use kernel::{Arrangement, Counter, Game, Message, Ref, Seat, Secrets, Show, Viewer};
use texas42::{Declaration, Move, Phase, State, Tiles};

use crate::golden::played;
use crate::knowledge::walk;
use crate::random::{TABLES, table};
use crate::words::say;

/// The first golden hand, in the middle of its second trick.
const MIDDLE: &str = "pass, 30, 31, pass, fours, 4-4, 4-2, 3-2, 0-0, 6-4, 4-3";

#[test]
fn who_holds_a_tile_that_follows_must_play_one() {
    for options in TABLES {
        walk(options, 0..4, |state| {
            let view = state.view(Viewer::Omniscient);
            let Some(seat) = view.turn.filter(|_| view.phase == Phase::Playing) else { return };
            let named = view.contract.and_then(|contract| contract.declaration);
            assert_eq!(view.following.is_empty(), view.lead_suit.is_none());
            let played = |m: &Move| match m {
                Move::Play(tile) => Some(*tile),
                _ => None,
            };
            let legal: Tiles = state.legal(seat).iter().filter_map(played).collect();
            let held = state.hand(seat);
            let follow = held.and(view.following);
            if !follow.is_empty() {
                assert_eq!(legal, follow, "{options}");
            } else if !view.trick.is_empty() && named != Some(Declaration::Sevens) {
                assert_eq!(legal, held, "{options}");
            }
        });
    }
}

#[test]
fn who_takes_the_trick_as_it_lies_takes_it_when_it_is_full() {
    let (state, _) = played(&table(""), 42, MIDDLE);
    let view = state.view(Viewer::Spectator);
    assert_eq!(view.winning, Some(Seat(2)));
    let fours: Tiles =
        "4-4 6-4 5-4 4-3 4-2 4-1 4-0".split(' ').map(|tile| tile.parse().unwrap()).collect();
    assert_eq!((view.trumps, view.following), (fours, fours));
    let contract = view.contract.unwrap();
    assert_eq!((contract.needs, contract.sets), (31, Some(12)));
    let (state, _) = played(&table(""), 42, &format!("{MIDDLE}, 1-1, 1-0"));
    assert_eq!(state.view(Viewer::Spectator).tricks[1].winner, Seat(2));
}

#[test]
fn the_board_has_counts_hands_and_tricks() {
    let (state, _) = played(&table(""), 42, MIDDLE);
    let board = State::board(&state.view(Viewer::Seat(Seat(0))), 4);
    let [own, other, bidder, _] = &board.places[..] else { panic!("four places") };
    let hand = Counter::new("this-hand", 6);
    assert_eq!(
        own.counters,
        [Counter::new("marks", 0).of(7), hand.of(31), Counter::new("tricks", 1)]
    );
    assert_eq!(other.counters[1], Counter::new("this-hand", 0).of(12));
    let said = |marks: &[Message]| marks.iter().map(say).collect::<Vec<_>>();
    assert_eq!(said(&bidder.marks), ["team 0", "bidder, 31", "fours"]);
    assert_eq!(own.zones[0].arrangement, Arrangement::Hand);
    assert_eq!((own.zones[0].pieces.len(), own.zones[0].hidden), (6, 0));
    assert_eq!((other.zones[0].pieces.len(), other.zones[0].hidden), (0, 6));
    let [trick, past] = &board.zones[..] else { panic!("a trick and one before it") };
    assert_eq!(said(&trick.marks), ["fours led"]);
    assert_eq!(trick.pieces[0].thing, Ref::piece("6-4"));
    assert_eq!(said(&trick.pieces[0].marks), ["trump", "wins so far"]);
    assert_eq!((trick.pieces[0].value, trick.pieces[1].value), (Some(10), None));
    assert_eq!((say(&past.name).as_str(), past.pieces.len()), ("trick 1", 4));
    assert_eq!(past.thing, Ref::zone("trick-1"));
    assert_eq!(past.counters, [Counter::new("points", 6)]);
}
