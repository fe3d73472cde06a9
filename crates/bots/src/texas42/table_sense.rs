//! Decisions that every good player would make: the levels make them with any seed.

use ::texas42::{Bid, Declaration, Move, State, Tile};
use kernel::{Game, Seat, Setup};
use search::{Bot, Seen, Terms};

use super::{MASTER, STRONG};

const SEEDS: u64 = 24;

fn at(preset: &str, text: &str) -> State {
    let setup = Setup { position: Some(text.to_owned()), ..Setup::default() };
    State::new(&setup.set("preset", preset)).unwrap()
}

/// Holds that `strong` with every seed, and `master` with some, decides as it should.
fn hold(state: &State, right: impl Fn(Move) -> bool) {
    for seed in 0..SEEDS {
        let decide = |bot: &dyn Bot<State>| {
            bot.decide(&Seen::new(state, state.turn()), &Terms::seeded(seed)).best
        };
        let m = decide(&STRONG);
        assert!(right(m), "strong with seed {seed}: {m:?}\n{}", state.position());
        if seed < 3 {
            let m = decide(&MASTER);
            assert!(right(m), "master with seed {seed}: {m:?}\n{}", state.position());
        }
    }
}

fn tile(m: Move) -> Option<Tile> {
    if let Move::Play(tile) = m { Some(tile) } else { None }
}

fn count(m: Move) -> u8 {
    tile(m).map_or(0, Tile::count)
}

#[test]
fn no_count_on_a_trick_that_the_others_have() {
    let state = at(
        "straight",
        "dealer: 3\nbids: 34, pass, pass, pass\ndeclared: ones\ntrick: 6-0 6-6\n\
         hand 0: 1-1 6-1 5-1 4-1 2-1 5-0\nhand 1: 6-5 6-4 6-3 5-2 4-0 3-0\n\
         hand 2: 5-5 4-4 3-3 2-2 5-4 4-3 3-2\nhand 3: 0-0 1-0 2-0 3-1 4-2 5-3 6-2",
    );
    hold(&state, |m| count(m) == 0);
}

#[test]
fn count_on_a_trick_that_the_partner_has_and_none_on_that_of_the_bidder() {
    let hands = |second: &str, third: &str, trick: &str| {
        format!(
            "dealer: 3\nbids: 30, pass, pass, pass\ndeclared: fives\ntrick: {trick}\n\
             hand 0: 6-5 5-4 6-6 4-4 3-3 2-2\nhand 1: {second}\nhand 2: {third}\n\
             hand 3: 5-2 5-3 6-0 4-0 4-2 4-3 3-1"
        )
    };
    let counters = "6-4 4-1 3-2 0-0 1-0 2-0 3-0";
    let partner = hands("5-0 1-1 2-1 6-1 6-2 6-3", counters, "5-5 5-1");
    hold(&at("straight", &partner), |m| count(m) == 10);
    let other = hands(counters, "5-0 5-1 1-1 2-1 6-1 6-2 6-3", "5-5");
    hold(&at("straight", &other), |m| count(m) == 0);
}

#[test]
fn a_certain_set_is_taken() {
    let state = at(
        "straight",
        "dealer: 3\nbids: 1 mark, pass, pass, pass\ndeclared: fives\ntrick: 6-1 6-2 6-0\n\
         hand 0: 5-5 6-5 5-4 5-3 5-2 4-4\nhand 1: 0-0 1-0 1-1 2-0 3-0 4-0\n\
         hand 2: 5-0 5-1 2-1 2-2 3-1 3-2\nhand 3: 6-6 6-3 6-4 3-3 4-1 4-2 4-3",
    );
    let takes = |m| ["6-6", "6-4", "6-3"].iter().any(|t| tile(m) == t.parse().ok());
    hold(&state, takes);
}

#[test]
fn trumps_are_pulled_before_an_off_is_led() {
    let state = at(
        "straight",
        "dealer: 3\nbids: 31, pass, pass, pass\ndeclared: fives\n\
         hand 0: 5-5 6-5 5-4 5-2 4-4 3-3 6-0\nhand 1: 5-0 6-6 1-1 2-1 6-1 6-2 6-3\n\
         hand 2: 6-4 4-1 3-2 0-0 1-0 2-0 5-1\nhand 3: 5-3 3-0 2-2 4-0 4-2 4-3 3-1",
    );
    hold(&state, |m| tile(m).is_some_and(|tile| Declaration::Fives.called().has(tile)));
}

#[test]
fn the_bid_of_the_partner_stands() {
    let state = at(
        "straight",
        "dealer: 3\nbids: 31, pass\nhand 0: 5-5 6-5 5-4 5-2 4-4 3-3 6-0\n\
         hand 1: 5-0 6-6 1-1 2-1 6-1 6-2 6-3\nhand 2: 6-4 4-1 3-2 0-0 1-0 2-0 5-1\n\
         hand 3: 5-3 3-0 2-2 4-0 4-2 4-3 3-1",
    );
    hold(&state, |m| m == Move::Pass);
}

#[test]
fn a_hand_that_loses_every_trick_is_bid_as_nello() {
    let text = "dealer: 3\nhand 0: 1-0 2-0 3-0 4-0 2-1 3-1 0-0\n\
                hand 1: 6-6 5-5 4-4 6-1 5-2 4-3 3-2\nhand 2: 6-5 6-4 3-3 5-0 4-1 2-2 6-0\n\
                hand 3: 6-3 6-2 5-4 5-3 5-1 4-2 1-1";
    hold(&at("house", text), |m| matches!(m, Move::Bid(bid) if bid.is_all()));
    let text = text.replace("dealer: 3", "dealer: 3\nbids: 1 mark, pass, pass, pass");
    hold(&at("house", &text), |m| matches!(m, Move::Declare(named) if named.is_nello()));
}

#[test]
fn a_hand_that_is_closest_to_seven_is_bid_as_sevens() {
    let text = "dealer: 3\nhand 0: 6-1 5-2 4-3 4-2 5-1 3-3 6-2\n\
                hand 1: 6-6 5-5 4-4 0-0 1-0 2-0 3-2\nhand 2: 6-5 6-4 5-3 5-0 4-1 2-2 6-0\n\
                hand 3: 6-3 4-0 5-4 3-0 2-1 3-1 1-1";
    hold(&at("lechner", text), |m| matches!(m, Move::Bid(bid) if bid.is_all()));
    let text = text.replace("dealer: 3", "dealer: 3\nbids: 1 mark, pass, pass, pass");
    hold(&at("lechner", &text), |m| m == Move::Declare(Declaration::Sevens));
}

#[test]
fn many_doubles_are_bid_as_plunge() {
    let text = "dealer: 3\nmarks: 2 5\nhand 0: 6-6 5-5 4-4 3-3 2-2 1-1 6-5\n\
                hand 1: 6-4 6-3 5-4 5-3 4-3 4-2 0-0\nhand 2: 6-2 6-1 5-2 5-1 3-2 3-1 2-1\n\
                hand 3: 6-0 5-0 4-0 3-0 2-0 1-0 4-1";
    let state = at("house", text);
    assert!(state.legal(Seat(0)).iter().any(|m| matches!(m, Move::Bid(Bid::Plunge(_)))));
    hold(&state, |m| matches!(m, Move::Bid(bid) if bid.is_all()));
}
