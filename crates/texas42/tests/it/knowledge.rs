//! What viewers know, and what they cannot tell apart.

use std::collections::BTreeMap;

use kernel::{
    Game, Mover, Projections as _, Rng, Seat, Secrets, Setup, ToMove, Viewer, random_walk,
};
use texas42::{Event, Phase, Projections, State, Tiles};

use crate::golden::played;
use crate::random::{TABLES, table};

fn at(options: &str, position: &str) -> State {
    let setup = Setup { position: Some(position.to_owned()), ..table(options) };
    State::new(&setup).unwrap_or_else(|error| panic!("{error}\n{position}"))
}

fn tiles(text: &str) -> Tiles {
    text.split(' ').map(|tile| tile.parse().unwrap()).collect()
}

#[test]
fn the_opening_has_so_many_layouts() {
    // Case 92.
    let state = played(&table(""), 1, "").0;
    assert_eq!(state.worlds(Viewer::Seat(Seat(2))), Some(399_072_960));
    assert_eq!(state.worlds(Viewer::Spectator), Some(472_518_347_558_400));
    assert_eq!(state.worlds(Viewer::Omniscient), Some(1));
}

#[test]
fn a_discard_on_a_blank_lead_keeps_the_trump_blank_possible() {
    // Case 91: seat 1 threw 4-3 on 0-0, so it has no blank; but 4-0 is a trump.
    let position = "declared: fours\ntrick: 0-0 4-3\nhand 0: 6-6 6-5 6-3 6-2 6-1 1-1";
    let state = at("", position);
    let view = state.view(Viewer::Seat(Seat(0)));
    assert!(view.hands[1].may_hold.has("4-0".parse().unwrap()));
    for blank in ["5-0", "6-0", "3-0", "2-0", "1-0"] {
        assert!(!view.hands[1].may_hold.has(blank.parse().unwrap()), "{blank}");
        assert!(view.hands[2].may_hold.has(blank.parse().unwrap()), "{blank}");
    }
    let mut rng = Rng::new(1);
    let imagined: Vec<Tiles> = (0..500)
        .map(|_| state.imagine(Viewer::Seat(Seat(0)), &mut rng).unwrap().hand(Seat(1)))
        .collect();
    assert!(imagined.iter().any(|hand| hand.has("4-0".parse().unwrap())));
    assert!(imagined.iter().all(|hand| !hand.has("5-0".parse().unwrap())));
}

/// All layouts that fit what the viewer knows, counted one by one.
fn brute_force(state: &State, viewer: Viewer) -> u128 {
    let view = state.view(viewer);
    let hidden: Vec<usize> = (0..4).filter(|&seat| view.hands[seat].tiles.is_none()).collect();
    let pool: Vec<_> = hidden
        .iter()
        .fold(Tiles::NONE, |all, &seat| all.or(state.hand(Seat(seat as u8))))
        .iter()
        .collect();
    let mut hands = [Tiles::NONE; 4];
    count(&view, &hidden, &pool, &mut hands)
}

fn count(
    view: &texas42::View,
    hidden: &[usize],
    pool: &[texas42::Tile],
    hands: &mut [Tiles; 4],
) -> u128 {
    let Some((&tile, rest)) = pool.split_first() else {
        let kept = hidden.iter().all(|&s| hands[s].doubles() >= view.hands[s].doubles_at_least);
        return u128::from(kept);
    };
    let mut ways = 0;
    for &seat in hidden {
        let hand = view.hands[seat];
        if hand.may_hold.has(tile) && hands[seat].len() < usize::from(hand.size) {
            hands[seat] = hands[seat].with(tile);
            ways += count(view, hidden, rest, hands);
            hands[seat] = hands[seat].without(tile);
        }
    }
    ways
}

/// Random games, with a look at every state.
pub(crate) fn walk(options: &str, seeds: std::ops::Range<u64>, mut visit: impl FnMut(&State)) {
    for seed in seeds {
        let state = State::new(&table(options)).unwrap();
        random_walk(state, seed, 150, |state, _| visit(state));
    }
}

#[test]
fn layouts_are_counted_as_one_by_one() {
    // Case 92: endings with voids, promised doubles and hands that sit out.
    let mut checked = 0;
    for options in TABLES {
        walk(options, 0..4, |state| {
            for viewer in Viewer::all(4) {
                let hidden: usize = Seat::all(4)
                    .filter(|&seat| !viewer.sees(seat))
                    .map(|seat| state.hand(seat).len())
                    .sum();
                if hidden <= 8 {
                    assert_eq!(state.worlds(viewer), Some(brute_force(state, viewer)));
                    checked += 1;
                }
            }
        });
    }
    assert!(checked > 1_000, "{checked}");
}

#[test]
fn layouts_of_full_tricks_without_voids() {
    let expected = [399_072_960, 17_153_136, 756_756, 34_650, 1_680, 90, 6];
    for (n, worlds) in expected.into_iter().enumerate() {
        let all: Vec<_> = texas42::Tile::all().map(|tile| tile.to_string()).collect();
        let hand = all[..7 - n].join(" ");
        let state = at("", &format!("declared: sixes\nhand 0: {hand}\n"));
        assert_eq!(state.worlds(Viewer::Seat(Seat(0))), Some(worlds));
    }
}

#[test]
fn every_layout_is_imagined_equally_often() {
    // A void, a promise of doubles and nello's hidden hand: few worlds, many draws.
    let positions = [
        (
            "",
            "declared: fours\ntrick: 5-0 3-2\nhand 0: 6-6 6-5\nhand 1: 6-3 3-3\n\
             hand 2: 5-1 4-4 2-1\nhand 3: 3-0 2-0 1-0",
        ),
        (
            "plunge=on plunge_doubles=4",
            "bids: pass, plunge 4, pass, pass\ndeclared: sixes\ntricks: 6-6 6-0 6-1 6-2 / \
             1-1 2-1 3-1 4-1 / 0-0 1-0 2-0 3-0 / 6-5 6-4 2-2 3-2\nleader: 3\n\
             hand 0: 4-0 4-2 4-3\nhand 1: 3-3 4-4 5-5\nhand 2: 5-0 5-1 5-2\nhand 3: 5-3 5-4 6-3",
        ),
    ];
    for (options, position) in positions {
        let state = at(options, position);
        let viewer = Viewer::Seat(Seat(0));
        let worlds = state.worlds(viewer).unwrap();
        let mut seen: BTreeMap<String, u32> = BTreeMap::new();
        let mut rng = Rng::new(5);
        let draws = 200 * worlds as u32;
        for _ in 0..draws {
            let imagined = state.imagine(viewer, &mut rng).unwrap();
            imagined.validate().unwrap();
            *seen.entry(imagined.position()).or_default() += 1;
        }
        assert_eq!(seen.len() as u128, worlds);
        assert!(seen.values().all(|&n| (120..290).contains(&n)), "{:?}", seen.values());
    }
}

#[test]
fn a_view_shows_no_other_hand() {
    // Cases 80 and 81.
    walk("reveal_at_hand_end=nothing", 0..10, |state| {
        for seat in Seat::all(4) {
            let view = state.view(Viewer::Seat(seat));
            for other in Seat::all(4).filter(|&other| other != seat) {
                assert_eq!(view.hands[other.index()].tiles, None);
            }
            let text = serde_json::to_string(&view).unwrap();
            assert!(!text.contains("seed"));
        }
    });
    let state = played(&table(""), 3, "pass,pass,pass,pass").0;
    assert_eq!(state.phase(), Phase::Deal);
    let view = state.view(Viewer::Seat(Seat(1)));
    assert_eq!(view.hands[1].tiles, Some(state.hand(Seat(1))));
    assert!(view.hands[0].tiles.is_none() && view.hands[2].tiles.is_none());
}

#[test]
fn hands_left_over_are_shown_where_the_table_wants_it() {
    let moves = "pass,pass,pass,30,fives,5-3,5-5,5-4,6-4";
    let view = |options| played(&table(options), 0, moves).0.view(Viewer::Spectator);
    assert!(view("").hands.iter().all(|hand| hand.tiles.is_some()));
    assert!(view("reveal_at_hand_end=nothing").hands.iter().all(|hand| hand.tiles.is_none()));
}

#[test]
fn folded_read_models_are_those_of_the_view() {
    for options in TABLES {
        for viewer in Viewer::all(4) {
            let mut rng = Rng::new(11);
            let mut luck = kernel::Luck::new(11);
            let mut state = State::new(&table(options)).unwrap();
            let mut folded = Projections::start(&state.view(viewer));
            while let Some(mover) = state.to_move().first() {
                let m = match mover {
                    Mover::Chance => state.roll(luck),
                    Mover::Seat(seat) => *rng.pick(&state.legal(seat)).unwrap(),
                };
                luck = if mover == Mover::Chance { luck.next() } else { luck };
                let mut events: Vec<Event> = Vec::new();
                state.try_play(mover, m, &mut events).unwrap();
                for event in events.iter().filter_map(|event| State::redact(event, viewer)) {
                    let before = folded.clone();
                    let parts = folded.fold(&event);
                    check_parts(&before, &folded, parts);
                }
                let mut fresh = Projections::start(&state.view(viewer));
                fresh.statistics = folded.statistics;
                assert_eq!(folded, fresh, "{options}");
            }
        }
    }
}

/// Whatever changed is among the parts that were named.
fn check_parts(before: &Projections, after: &Projections, parts: kernel::Parts) {
    let (before, after) =
        (serde_json::to_value(before).unwrap(), serde_json::to_value(after).unwrap());
    for (n, name) in Projections::PARTS.iter().enumerate() {
        assert!(before.get(name).is_some(), "{name} is a part");
        assert!(parts.has(n) || before[name] == after[name], "{name} changed");
    }
}

#[test]
fn voids_of_sevens_and_of_trump_leads_are_known() {
    let state =
        at("sevens=on", "declared: sevens\nhand 0: 6-6 5-4 3-2 3-1\nhand 1: 6-2 4-4 5-5 6-4");
    let mut after = state.clone();
    let lead = after.parse(Mover::Seat(Seat(0)), "3-2").unwrap();
    after.try_play(Mover::Seat(Seat(0)), lead, &mut ()).unwrap();
    let may_hold = after.view(Viewer::Seat(Seat(1))).hands[0].may_hold;
    assert!(may_hold.and(tiles("6-1 5-2 4-3 6-2 5-3 6-0 5-1 4-2")).is_empty());

    let state = at("first_lead_trump=on", "declared: blanks\nhand 0: 6-6 5-4 3-2 3-1 1-1 2-2 3-3");
    let mut after = state;
    let lead = after.parse(Mover::Seat(Seat(0)), "3-2").unwrap();
    after.try_play(Mover::Seat(Seat(0)), lead, &mut ()).unwrap();
    let may_hold = after.view(Viewer::Seat(Seat(1))).hands[0].may_hold;
    assert!(may_hold.and(texas42::Declaration::Blanks.called()).is_empty());
}

#[test]
fn refusals_change_nothing() {
    // Cases 23, 42, 47 and 77: every seat tries every kind of move in every state.
    let tried = ["pass", "30", "2 marks", "plunge 4", "fives", "nello", "6-4", "0-0", "5-3 small"];
    walk("preset=lechner", 0..6, |state| {
        for seat in Seat::all(4) {
            let mover = Mover::Seat(seat);
            let legal = state.legal(seat);
            assert_eq!(legal.is_empty(), state.to_move() != ToMove::seat(seat));
            for text in tried {
                let mut next = state.clone();
                let m = state.parse(mover, text).unwrap();
                let refused = next.try_play(mover, m, &mut ()).is_err();
                assert_eq!(refused, legal.rank(m).is_none());
                assert!(!refused || next == *state);
            }
        }
    });
}
