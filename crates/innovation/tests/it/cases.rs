//! The numbered cases of `RULES.md` that no scenario can tell: counts of cards and icons, secrets,
//! and what holds in every game. The others lie in `scenarios/innovation`.

use innovation::{Achievement, Card, Event, Given, Icon, Move, Reported, Splay, Stage, State};
use kernel::{
    Components as _, Game, Luck, Mover, Record, Rng, Seat, Secrets, Setup, ToMove, Viewer,
};

fn table(seats: u8) -> Setup {
    Setup { seats: Some(seats), ..Setup::default() }
}

fn at(position: &str) -> State {
    State::new(&Setup { position: Some(position.to_owned()), ..table(2) }).unwrap()
}

/// Chance moves until it is somebody else's move.
fn dealt(seats: u8, seed: u64) -> State {
    let mut state = State::new(&table(seats)).unwrap();
    let mut luck = Luck::new(seed);
    while state.to_move() == ToMove::Chance {
        let m = state.roll(luck);
        state.play(Mover::Chance, m, &mut ());
        luck = luck.next();
    }
    state
}

fn play(state: &mut State, seat: u8, text: &str) -> Vec<Reported> {
    let mover = Mover::Seat(Seat(seat));
    let m = state.parse(mover, text).unwrap_or_else(|why| panic!("{text}: {why}"));
    let mut events = Vec::new();
    state.try_play(mover, m, &mut events).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    events
}

/// Everybody places the first card of the hand.
fn placed(mut state: State) -> State {
    while let Some(Mover::Seat(seat)) = state.to_move().first() {
        if state.view(Viewer::Omniscient).stage != Stage::Placing {
            break;
        }
        let m = state.legal(seat)[0];
        state.play(Mover::Seat(seat), m, &mut ());
    }
    state
}

/// How many cards there are in all.
fn cards(state: &State) -> usize {
    let view = state.view(Viewer::Omniscient);
    let held = |backs: &[u8; 10]| backs.iter().map(|n| usize::from(*n)).sum::<usize>();
    let seats = view.seats.iter().map(|seat| {
        let board: usize = seat.board.iter().map(|pile| pile.cards.len()).sum();
        held(&seat.hand.backs) + held(&seat.score.backs) + board
    });
    held(&view.supply) + seats.sum::<usize>() + view.removed + 9
}

fn shown(board: &str) -> Vec<(Icon, u8)> {
    icons(&at(&format!("board 0: {board}\n")))
}

fn icons(state: &State) -> Vec<(Icon, u8)> {
    state.view(Viewer::Spectator).seats[0].icons.iter().map(|(icon, n)| (*icon, *n)).collect()
}

fn sorted<const N: usize>(mut icons: [(Icon, u8); N]) -> Vec<(Icon, u8)> {
    icons.sort_unstable();
    icons.to_vec()
}

// ------------------------------------------------------------------ the beginning

fn after_setup(seats: u8, first_pile: u8) {
    for seed in 0..8 {
        let state = placed(dealt(seats, seed));
        let view = state.view(Viewer::Omniscient);
        assert_eq!(view.supply, [first_pile, 9, 9, 9, 9, 9, 9, 9, 9, 10]);
        let ages = |what: &&Achievement| matches!(what, Achievement::Age(_));
        assert_eq!(view.unclaimed.iter().filter(ages).count(), 9);
        assert_eq!(view.unclaimed.len(), 14);
        for seat in &view.seats {
            assert_eq!((seat.board.len(), seat.hand.backs[0]), (1, 1));
        }
        assert_eq!(cards(&state), 105);
        assert_eq!(view.actions, 1);
    }
}

#[test]
fn e1_two_seats_leave_ten_cards_of_the_first_age() {
    after_setup(2, 10);
}

#[test]
fn e2_four_seats_leave_six() {
    after_setup(4, 6);
}

#[test]
fn e3_three_seats_leave_eight() {
    after_setup(3, 8);
}

#[test]
fn e5_first_cards_are_secret_until_everybody_has_picked() {
    let mut state = at("phase: place\nhand 0: Oars, Archery\nhand 1: Tools, Sailing\n");
    let events = play(&mut state, 0, "place Oars");
    let (own, other) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    assert_eq!(state.view(own).first_card, Card::named("Oars"));
    let seen = state.view(other);
    assert_eq!((seen.first_card, seen.placed.len()), (None, 1));
    assert!(seen.seats.iter().all(|seat| seat.board.is_empty()));
    for event in events {
        let told = State::redact(&event, other).unwrap();
        assert!(!serde_json::to_string(&told).unwrap().contains("Oars"), "{told:?}");
    }
    play(&mut state, 1, "place Tools");
    let tops: Vec<Card> =
        state.view(other).seats.iter().flat_map(|seat| seat.board[0].cards.clone()).collect();
    assert_eq!(tops, ["Oars", "Tools"].map(|name| Card::named(name).unwrap()));
}

// ------------------------------------------------------------------ icons

#[test]
fn e14_a_splayed_pile_of_three_shows_one_slot_of_each_covered_card() {
    let mut state = at("board 0: blue Writing, Tools left\nhand 0: Pottery\n");
    play(&mut state, 0, "meld Pottery");
    assert_eq!(icons(&state), sorted([(Icon::Leaf, 3), (Icon::Castle, 1), (Icon::Crown, 1)]));
}

#[test]
fn e15_each_direction_shows_its_slots() {
    let castles = (Icon::Castle, 3);
    assert_eq!(shown("green Sailing, The Wheel"), [castles]);
    assert_eq!(shown("green Sailing, The Wheel left"), sorted([castles, (Icon::Leaf, 1)]));
    assert_eq!(shown("green Sailing, The Wheel right"), sorted([castles, (Icon::Crown, 2)]));
    let up = sorted([castles, (Icon::Crown, 1), (Icon::Leaf, 1)]);
    assert_eq!(shown("green Sailing, The Wheel up"), up);
}

#[test]
fn e17_a_card_under_an_unsplayed_card_shows_nothing() {
    assert_eq!(shown("yellow Agriculture, Masonry"), [(Icon::Castle, 3)]);
}

#[test]
fn e18_a_card_tucked_under_a_splay_shows_its_slots() {
    let expected = sorted([(Icon::Lightbulb, 3), (Icon::Castle, 1), (Icon::Crown, 1)]);
    assert_eq!(shown("purple Code of Laws, Mysticism, Philosophy right"), expected);
}

#[test]
fn e20_nothing_is_left_of_the_old_direction() {
    let mut state = at("board 0: blue Atomic Theory, Publications left\n");
    let top = [(Icon::Lightbulb, 2), (Icon::Clock, 1)];
    assert_eq!(icons(&state), sorted(top), "the picture of Atomic Theory is no icon");
    for text in ["dogma Publications", "pass", "pick blue"] {
        play(&mut state, 0, text);
    }
    assert_eq!(icons(&state), sorted([(Icon::Lightbulb, 4), (Icon::Clock, 1)]));
}

// ------------------------------------------------------------------ secrets

#[test]
fn e157_a_proof_is_told_to_everybody() {
    let mut state = at("board 0: purple Feudalism\nhand 1: Pottery, Writing\n");
    let events = play(&mut state, 0, "dogma Feudalism");
    let proof = |told: &&Reported| matches!(told.event, Event::Revealed { proof: true, .. });
    let proof = events.iter().find(proof).expect("the hand is shown");
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
        assert_eq!(State::redact(proof, viewer).as_ref(), Some(proof));
    }
    let seen = state.view(Viewer::Seat(Seat(0))).seats[1].remembered;
    assert_eq!(seen.iter().map(Card::name).collect::<Vec<_>>(), ["Pottery", "Writing"]);
}

#[test]
fn e158_not_even_its_owner_sees_the_face_of_an_achievement() {
    let mut state = at("board 0: green Sailing\nscore 0: Coal\naside 1: Mysticism\n");
    let events = play(&mut state, 0, "achieve 1");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = state.view(viewer);
        assert_eq!(view.seats[0].achievements, [Achievement::Age(1)]);
        assert!(!serde_json::to_string(&view).unwrap().contains("Mysticism"));
        for event in &events {
            let told = serde_json::to_string(&State::redact(event, viewer)).unwrap();
            assert!(!told.contains("Mysticism"), "{told}");
        }
    }
}

#[test]
fn e159_others_see_the_back_of_a_drawn_card() {
    let mut state = at("board 0: green Currency\nhand 0: Oars\nsupply 2: Calendar\n");
    let events = play(&mut state, 0, "draw");
    let drawn = |viewer| {
        let moved = events.iter().find(|told| matches!(told.event, Event::Moved { .. })).unwrap();
        match State::redact(moved, viewer).map(|told| told.event) {
            Some(Event::Moved { card, age, .. }) => (card, age),
            _ => panic!("the draw is told"),
        }
    };
    assert_eq!(drawn(Viewer::Seat(Seat(0))), (Card::named("Calendar"), 2));
    assert_eq!(drawn(Viewer::Seat(Seat(1))), (None, 2));
    let hand = state.view(Viewer::Seat(Seat(1))).seats[0].hand;
    assert_eq!((hand.cards, hand.backs), (None, [1, 1, 0, 0, 0, 0, 0, 0, 0, 0]));
    let own = state.view(Viewer::Seat(Seat(0))).seats[0].hand.cards.unwrap();
    assert!(own.has(Card::named("Calendar").unwrap()));
}

#[test]
fn e160_others_see_how_many_cards_go_back_but_not_in_which_order() {
    let before = "board 0: blue Pottery\nhand 0: Oars, Sailing, Tools\naside 1: The Wheel\n";
    let heard = |picks: [&str; 2]| {
        let mut state = at(before);
        let mut events = play(&mut state, 0, "dogma Pottery");
        for pick in picks {
            events.extend(play(&mut state, 0, &format!("pick {pick}")));
        }
        events.extend(play(&mut state, 0, "pass"));
        let last = state.position();
        let other = Viewer::Seat(Seat(1));
        let told: Vec<Reported> = events.iter().filter_map(|e| State::redact(e, other)).collect();
        let picked =
            |told: &Reported| matches!(told.event, Event::Answered { given: Given::Pick(_), .. });
        assert!(!told.iter().any(picked));
        (told, last)
    };
    let (one, first) = heard(["Tools", "Oars"]);
    let (other, second) = heard(["Oars", "Tools"]);
    assert_eq!(one, other);
    assert!(first.contains("Mysticism, Writing, Tools, Oars\n"), "{first}");
    assert!(second.contains("Mysticism, Writing, Oars, Tools\n"), "{second}");
}

/// Who must agree if seat 0 takes back its move at a table of two people.
fn must_agree(position: &str, text: &str) -> Vec<Seat> {
    let setup = Setup { position: Some(position.to_owned()), ..table(2) };
    let mut table = table::Table::<State>::open_for_people(&setup, 1).unwrap();
    table.play_text(Mover::Seat(Seat(0)), text).unwrap_or_else(|why| panic!("{text}: {why}"));
    table.undo_needs(Seat(0)).expect("a move was made").iter().collect()
}

/// Whether seat 1 is asked for a card or shows that it has none, seat 0 has learned it.
#[test]
fn what_a_question_tells_cannot_be_taken_back_freely() {
    for (board, move_text, some, none) in [
        ("red Oars", "dogma Oars", "Sailing", "Tools"),
        ("purple Feudalism", "dogma Feudalism", "Tools", "Sailing"),
    ] {
        for hand in [some, none] {
            let position = format!("board 0: {board}\nhand 1: {hand}\n");
            assert_eq!(must_agree(&position, move_text), [Seat(1)], "{move_text} with {hand}");
        }
    }
}

/// A seat that must look for a card of its own tells the others whether it holds one.
#[test]
fn what_a_search_of_ones_own_hand_tells_cannot_be_taken_back_freely() {
    for (board, move_text, some, none) in [
        ("green Clothing", "dogma Clothing", "Tools", "The Wheel"),
        ("yellow Machinery", "dogma Machinery", "Tools", "Sailing"),
    ] {
        for hand in [some, none] {
            let board_1 = "red Archery; yellow Masonry; blue Alchemy";
            let position = format!("board 0: {board}\nboard 1: {board_1}\nhand 0: {hand}\n");
            assert_eq!(must_agree(&position, move_text), [Seat(1)], "{move_text} with {hand}");
        }
    }
    // Any card will do: that it is asked for tells nothing.
    let position = "board 0: yellow Agriculture\nhand 0: Tools\n";
    assert_eq!(must_agree(position, "dogma Agriculture"), []);
}

/// Rocketry hits one of two cards with the same back: which they are is not told by asking what
/// chance could do.
const BLIND: &str = "board 0: blue Rocketry\nscore 1: Paper, Optics, Coal\n";

#[test]
fn what_chance_can_hit_is_not_told() {
    let setup = Setup { position: Some(BLIND.to_owned()), ..table(2) };
    let mut table = table::Table::<State>::open_for_people(&setup, 1).unwrap();
    for text in ["dogma Rocketry", "pick 3"] {
        table.play_text(Mover::Seat(Seat(0)), text).unwrap();
    }
    assert_eq!(table.state().to_move(), ToMove::Chance);
    let host = table::Host::new(table);
    let why = |text| table::AnyTable::check(&host, Mover::Chance, text).map_err(|why| why.code);
    assert_eq!(why("pick Paper"), Err("hidden_chance".into()));
    assert_eq!(
        why("pick Translation"),
        Err("hidden_chance".into()),
        "it is not there, and that is a secret"
    );
    assert!(why("nonsense").is_err());
}

/// The laws of tables, at the moment at which chance picks.
#[test]
fn tables_conform_where_chance_picks_a_hidden_card() {
    let mut state = at(BLIND);
    play(&mut state, 0, "dogma Rocketry");
    play(&mut state, 0, "pick 3");
    let setup = Setup { position: Some(state.position()), ..table(2) };
    table::conform::check::<State>(&setup, 0..4);
}

/// How many cards are put into an order is told when the first is asked for.
#[test]
fn how_many_cards_are_put_into_an_order_is_for_all_to_see() {
    let hand = "Oars, Archery, Metalworking";
    let mut state = at(&format!("board 0: green Classification\nhand 0: {hand}\n"));
    let left = |state: &State| state.view(Viewer::Spectator).ask.and_then(|ask| ask.left);
    play(&mut state, 0, "dogma Classification");
    assert_eq!(left(&state), None, "a card is picked, and how many there are is a secret");
    for (text, count) in [("pick Oars", Some(3)), ("pick Archery", Some(2))] {
        play(&mut state, 0, text);
        assert_eq!(left(&state), count);
    }
}

// ------------------------------------------------------------------ every game

/// A random move of whoever is to move.
fn next(state: &State, luck: &mut Luck, rng: &mut Rng) -> Option<(Mover, Move)> {
    let mover = state.to_move().first()?;
    let m = match mover {
        Mover::Chance => {
            let m = state.roll(*luck);
            *luck = luck.next();
            m
        }
        Mover::Seat(seat) => *rng.pick(&state.legal(seat)).expect("somebody can move"),
    };
    Some((mover, m))
}

#[test]
fn e161_a_game_goes_on_alike_after_a_save_in_the_middle_of_an_effect() {
    for seed in 0..4 {
        let setup = table(2 + (seed % 3) as u8);
        let mut state = State::new(&setup).unwrap();
        let mut record = Record::new::<State>(&setup, seed).unwrap();
        let (mut luck, mut rng) = (Luck::new(seed), Rng::new(seed));
        let mut told = Vec::new();
        let mut asked = 0;
        while let Some((mover, m)) = next(&state, &mut luck, &mut rng) {
            record.push(&state, mover, m);
            let paused = state.view(Viewer::Spectator).ask.is_some();
            let mut events = Vec::new();
            if paused && asked % 8 == 0 {
                // The state as text, and read again.
                let position = Some(state.position());
                let mut loaded = State::new(&Setup { position, ..setup.clone() }).unwrap();
                loaded.play(mover, m, &mut events);
                let mut again = Vec::new();
                state.play(mover, m, &mut again);
                assert!(loaded == state && events == again);
            } else {
                state.play(mover, m, &mut events);
            }
            asked += u32::from(paused);
            told.extend(events);
        }
        assert!(asked > 20, "seed {seed} asked {asked} times");
        // The same moves from the beginning, by way of the record as text.
        let record = Record::parse(&record.to_string()).unwrap();
        let mut events = Vec::new();
        assert!(record.play::<State>(&mut events).unwrap() == state);
        assert!(events == told);
    }
}

#[test]
fn e162_cards_are_conserved_and_achievements_kept_after_every_event() {
    let mut reasons = Vec::new();
    for seed in 0..6 {
        let mut state = State::new(&table(2 + (seed % 3) as u8)).unwrap();
        let mut table = state.components();
        let (mut luck, mut rng) = (Luck::new(seed), Rng::new(seed));
        let mut owned = 0;
        while let Some((mover, m)) = next(&state, &mut luck, &mut rng) {
            let mut events = Vec::new();
            state.play(mover, m, &mut events);
            state.validate().unwrap();
            for event in &events {
                table.apply(event);
                let folded = State::of_components(table);
                if folded.view(Viewer::Omniscient).stage == Stage::Shuffling {
                    continue;
                }
                let view = folded.view(Viewer::Omniscient);
                let aside =
                    (1..=9).filter(|age| folded.position().contains(&format!("aside {age}")));
                if aside.count() == 9 {
                    assert_eq!(cards(&folded), 105, "{event:?}");
                }
                let claimed = view.seats.iter().map(|seat| seat.achievements.len()).sum();
                assert!(claimed >= owned, "{event:?}");
                owned = claimed;
                for pile in view.seats.iter().flat_map(|seat| &seat.board) {
                    assert!(pile.cards.len() > 1 || pile.splay == Splay::None, "{event:?}");
                }
            }
        }
        reasons.push(state.outcome().expect("the game is over").reason);
    }
    let known = ["achievements", "score", "special_card"];
    assert!(reasons.iter().all(|reason| known.contains(&&**reason)), "{reasons:?}");
}
