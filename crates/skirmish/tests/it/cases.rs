//! The numbered cases of the rules that no scenario can tell: what is told and in which order, what
//! is not, and what stays hidden. The others lie in `scenarios/skirmish`.

use std::hash::{DefaultHasher, Hash, Hasher};

use kernel::{Game, Luck, Mover, Names, Renderer, Seat, Secrets, Setup, Show, ToMove, Viewer};
use skirmish::{Card, Cause, Deck, Event, Guard, Move, Pick, Slot, State};

use crate::words::{english, said};

fn opened(setup: &Setup, position: &str) -> State {
    let setup = Setup { position: Some(position.to_owned()), ..setup.clone() };
    State::new(&setup.set("auto_pass", "off")).unwrap_or_else(|why| panic!("{position}\n{why}"))
}

fn at(position: &str) -> State {
    opened(&Setup::default(), position)
}

fn make(state: &mut State, mover: Mover, text: &str) -> Vec<Event> {
    let m = state.parse(mover, text).unwrap_or_else(|why| panic!("{text}: {why}"));
    let mut events = Vec::new();
    state.try_play(mover, m, &mut events).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    assert_eq!(state.validate(), Ok(()));
    events
}

fn play(state: &mut State, seat: u8, text: &str) -> Vec<Event> {
    make(state, Mover::Seat(Seat(seat)), text)
}

/// The only move of a position, made by seat 0.
fn once(position: &str, text: &str) -> Vec<Event> {
    play(&mut at(position), 0, text)
}

fn card(name: &str) -> Card {
    Card::named(name).unwrap()
}

fn slot(name: &str) -> Slot {
    name.parse().unwrap()
}

/// What is told of units and their abilities, in a few words each.
fn story(events: &[Event]) -> Vec<String> {
    let told = |event: &Event| match event {
        Event::Died { card, .. } => Some(format!("{card} dies")),
        Event::Deployed { card, .. } => Some(format!("{card} enters")),
        Event::Consumed { victim, .. } => Some(format!("{victim} is consumed")),
        Event::Triggered { card, .. } => Some(format!("{card} triggers")),
        Event::TriggerFizzled { card, .. } => Some(format!("{card} fizzles")),
        Event::Damaged { slot, amount, .. } => Some(format!("{slot} takes {amount}")),
        Event::ModifierChanged { slot, amount, .. } => Some(format!("{slot} gets {amount}")),
        Event::Spent { card, .. } => Some(format!("{card} is spent")),
        Event::SkirmishStarted { number, .. } => Some(format!("skirmish {number}")),
        _ => None,
    };
    events.iter().filter_map(told).collect()
}

fn controllers(position: &str) -> [Option<Seat>; 5] {
    let terrains = at(position).view(Viewer::Spectator).terrains;
    [0, 1, 2, 3, 4].map(|terrain| terrains[terrain].controller)
}

const P0: Option<Seat> = Some(Seat(0));
const P1: Option<Seat> = Some(Seat(1));

// ------------------------------------------------------------------ setup and turns

#[test]
fn s1_hands_of_eight_and_the_rest_in_the_decks() {
    let setup = Setup::default().set("deck0", "thieves").set("deck1", "fortress");
    for seed in 0..10 {
        let mut state = State::new(&setup).unwrap();
        let mut luck = Luck::new(seed);
        while state.to_move() == ToMove::Chance {
            let m = state.roll(luck);
            state.play(Mover::Chance, m, &mut ());
            luck = luck.next();
        }
        let view = state.view(Viewer::Spectator);
        assert_eq!((view.skirmish, view.turn), (1, 1));
        for seat in &view.seats {
            assert_eq!((seat.hand_size, seat.deck_size, seat.list_size), (8, 17, 25));
        }
    }
}

#[test]
fn s11_nothing_is_drawn_from_an_empty_deck() {
    let events = once("hand 0: Scout", "play Scout T0P0");
    assert!(!events.iter().any(|event| matches!(event, Event::Drew { .. })), "{events:?}");
}

#[test]
fn s13_what_is_refused_leaves_no_trace() {
    let hash = |state: &State| {
        let mut hasher = DefaultHasher::new();
        state.hash(&mut hasher);
        hasher.finish()
    };
    let mut state = at("hand 0: Veteran\nhand 1: Veteran");
    let (before, hashed) = (state, hash(&state));
    for (seat, text) in [(1, "play Veteran T0P1"), (0, "play Scout T0P0"), (0, "play Veteran T0P1")]
    {
        let mover = Mover::Seat(Seat(seat));
        let m = state.parse(mover, text).unwrap();
        let mut events = Vec::new();
        assert!(state.try_play(mover, m, &mut events).is_err(), "{text}");
        assert!(state == before && hash(&state) == hashed && events.is_empty(), "{text}");
    }
}

#[test]
fn s16_all_violations_of_a_deck_are_reported() {
    let text = "4 scout, 2 champion, 2 hunter, 2 sentinel, 2 noble, 2 turret, 3 veteran, 3 archer, \
                3 roots, 3 priest";
    let wrong = Deck::parse(text).unwrap().violations(false);
    let wrong: Vec<String> = wrong.iter().map(said).collect();
    assert_eq!(
        wrong,
        [
            "4 copies of Scout: a bronze card is allowed three times",
            "8 silver cards: at most 7 are allowed",
            "2 copies of Turret: a gold card is allowed once",
        ]
    );
}

// ------------------------------------------------------------------ scoring and match

#[test]
fn s25_units_that_are_cleaned_up_do_not_die() {
    let mut state = at("unit T0P0: Veteran\nhand 0: 2 Archer\ndeck 0: 6 Scout\nhand 1: Bard");
    play(&mut state, 0, "pass");
    let events = play(&mut state, 1, "pass");
    let died = |event: &Event| matches!(event, Event::Died { .. });
    let cleaned = |event: &Event| matches!(event, Event::CleanedUp { .. });
    assert!(!events.iter().any(died) && events.iter().any(cleaned), "{events:?}");
}

#[test]
fn s28_a_permanent_unit_dies_before_the_next_skirmish_starts() {
    let mut state = at("unit T1P0: Evertree, damage 6, buff +3");
    play(&mut state, 0, "pass");
    let events = play(&mut state, 1, "pass");
    assert_eq!(story(&events), ["Evertree dies", "skirmish 2"]);
}

#[test]
fn s31_to_s35_who_controls_which_terrain() {
    let first = |units: &str| controllers(units)[0];
    assert_eq!(first("unit T0P0: Rogue\nunit T0P1: Champion"), P0);
    assert_eq!(first("unit T0P0: Rogue"), P0);
    assert_eq!(first("unit T0P1: Rogue"), P1);
    assert_eq!(first("unit T0P0: Rogue\nunit T0P1: Rogue"), None);
    assert_eq!(first("unit T0P0: Rogue\nunit T0P1: Rogue, buff +2"), P0);
    let jester = "unit T0P0: Champion\nunit T1P0: Polarity Jester\nunit T2P0: Champion
        unit T3P0: Champion\nunit T0P1: Scout\nunit T1P1: Champion\nunit T2P1: Veteran
        unit T3P1: Scout";
    assert_eq!(controllers(jester), [P1, P0, P1, P0, None]);
    let router = "unit T0P0: System Router\nunit T2P0: Scout\nunit T2P1: Veteran";
    assert_eq!(controllers(router), [P0, None, P0, None, None]);
}

// ------------------------------------------------------------------ deploying and consuming

#[test]
fn s43_a_consumed_unit_dies_first_and_who_watches_that_triggers_first() {
    let events = once("unit T1P0: Scout\nunit T2P1: Ghoul\nhand 0: Zombie", "play Zombie T1P0");
    assert_eq!(
        story(&events),
        ["Scout dies", "Ghoul triggers", "Scout is consumed", "Zombie enters", "Zombie triggers"]
    );
    let cause = events.iter().find_map(|event| match event {
        Event::Died { cause, .. } => Some(*cause),
        _ => None,
    });
    assert_eq!(cause, Some(Cause::Consumed));
}

#[test]
fn s44_what_a_unit_does_when_deployed_fizzles_when_it_died_of_its_slot() {
    let events = once("modifiers 0: -2 0 0 0 0\nhand 0: Scout\ndeck 0: Bard", "play Scout T0P0");
    assert_eq!(story(&events), ["Scout enters", "Scout dies", "Scout fizzles"]);
}

#[test]
fn s50_without_candidates_nothing_is_asked() {
    let mut state = at("unit T1P0: Veteran\nunit T3P0: Veteran\nhand 0: Knight");
    let events = play(&mut state, 0, "play Knight T2P0");
    assert!(!events.iter().any(|event| matches!(event, Event::Answered { .. })), "{events:?}");
    assert_eq!(state.view(Viewer::Spectator).ask, None);
}

// ------------------------------------------------------------------ damage and power

#[test]
fn s58_a_hit_that_is_absorbed_is_not_told_as_damage() {
    let events = once(
        "unit T0P1: Champion, shield 3\nunit T1P1: Vampire\nhand 0: Strike",
        "play Strike T0P1",
    );
    let absorbed =
        Event::Absorbed { slot: slot("T0P1"), card: card("champion"), amount: 3, left: 0 };
    assert!(events.contains(&absorbed), "{events:?}");
    assert_eq!(story(&events), ["Strike is spent"]);
}

#[test]
fn s78_an_unhurt_berserker_is_not_healed() {
    let healed = |position: &str| {
        let events = play(&mut at(position), 1, "pass");
        events.iter().filter(|event| matches!(event, Event::Healed { .. })).count()
    };
    assert_eq!(healed("active: 1\nunit T2P0: Berserker, damage 3"), 1);
    assert_eq!(healed("active: 1\nunit T2P0: Berserker"), 0);
}

#[test]
fn s81_who_is_swapped_is_not_deployed() {
    let mut state = at("unit T2P0: Scout\nunit T3P0: Veteran\nhand 0: Repositioning");
    play(&mut state, 0, "play Repositioning T2P0");
    let events = play(&mut state, 0, "T3P0");
    let cards = [card("scout"), card("veteran")];
    let swapped = Event::Swapped { one: slot("T2P0"), other: slot("T3P0"), cards };
    assert!(events.contains(&swapped), "{events:?}");
    assert_eq!(story(&events), ["Repositioning is spent"]);
}

// ------------------------------------------------------------------ triggers and the stack

#[test]
fn s83_the_reaction_to_an_action_comes_before_the_action() {
    let events = once("unit T2P0: Wizard, damage 2\nhand 0: Fireball", "play Fireball T2P0");
    assert_eq!(
        story(&events),
        ["Wizard triggers", "T2P0 gets 2", "T2P0 takes 2", "Fireball is spent"]
    );
}

#[test]
fn s87_a_unit_triggers_before_those_that_watch_it_and_a_forced_choice_is_made_for_it() {
    let events =
        once("unit T2P1: Scout\nunit T1P0: Courageous Cadet\nhand 0: Archer", "play Archer T2P0");
    let expected = [
        "Archer enters",
        "Archer triggers",
        "T2P1 takes 2",
        "Scout dies",
        "Courageous Cadet triggers",
    ];
    assert_eq!(story(&events), expected);
    let answers: Vec<bool> = events
        .iter()
        .filter_map(|event| match event {
            Event::Answered { auto, .. } => Some(*auto),
            _ => None,
        })
        .collect();
    assert_eq!(answers, [true]);
}

#[test]
fn s88_deaths_and_what_they_trigger_come_before_the_triggers_that_wait() {
    let events = once(
        "unit T2P1: Scout\nunit T1P0: Vampire\nunit T3P0: Ghoul\nhand 0: Strike",
        "play Strike T2P1",
    );
    let expected =
        ["T2P1 takes 3", "Scout dies", "Ghoul triggers", "Vampire triggers", "Strike is spent"];
    assert_eq!(story(&events), expected);
}

#[test]
fn s89_the_one_trigger_of_a_dead_vampire_fizzles() {
    let events =
        once("unit T2P1: Vampire\nunit T1P1: Champion\nhand 0: Fireball", "play Fireball T2P1");
    let expected =
        ["T1P1 takes 2", "T2P1 takes 2", "Vampire dies", "Vampire fizzles", "Fireball is spent"];
    assert_eq!(story(&events), expected);
}

#[test]
fn s92_what_a_fight_causes_is_over_before_the_next_fight() {
    let events = once(
        "unit T0P0: Seed Spreader\nunit T2P0: Veteran\nunit T0P1: Test Dummy\nunit T2P1: Champion
         hand 0: Squad Leader",
        "play Squad Leader T1P0",
    );
    assert_eq!(
        story(&events),
        [
            "Squad Leader enters",
            "Squad Leader triggers",
            "T0P1 takes 1",
            "T0P0 takes 5",
            "Seed Spreader dies",
            "Seed Spreader triggers",
            "T1P0 gets 2",
            "T2P1 takes 4",
            "T2P0 takes 5",
            "Veteran dies",
        ]
    );
}

#[test]
fn s94_dominant_is_not_spent_when_it_fizzles() {
    // The Core comes first and makes the Vicious lose its terrain.
    let position = "active: 1\nunit T1P0: Unstable Core, buff +3\nunit T2P0: Vicious
        unit T2P1: Veteran, shield 3";
    let mut state = at(position);
    let events = play(&mut state, 1, "pass");
    let fizzled = Event::TriggerFizzled { card: card("vicious"), ability: 0 };
    assert!(events.contains(&fizzled), "{events:?}");
    let vicious = state.view(Viewer::Spectator).terrains[2].slots[0].unit.clone().unwrap();
    assert_eq!((vicious.power, vicious.dominated), (2, false));
}

/// How a looping unit was stopped, and the state after that.
fn looped(setup: &Setup) -> (Vec<(Guard, Vec<String>)>, State) {
    let mut state =
        opened(setup, "unit T2P0: Test Looper\nhand 0: Energize, Veteran\nhand 1: Bard");
    let events = play(&mut state, 0, "play Energize T2P0");
    let stopped = |event: &Event| match event {
        Event::LoopStopped { guard, cycle } => {
            let names = cycle.iter().filter_map(|link| link.card).map(|card| card.to_string());
            Some((*guard, names.collect()))
        }
        _ => None,
    };
    (events.iter().filter_map(stopped).collect(), state)
}

#[test]
fn s98_a_loop_is_stopped_and_told_once_and_the_match_goes_on() {
    let few = Setup::default().set("max_effects", "100").set("max_repeats", "250");
    for (setup, guard) in [(Setup::default(), Guard::Repeats), (few, Guard::Effects)] {
        let (stopped, mut state) = looped(&setup);
        assert_eq!(stopped, [(guard, vec!["Test Looper".to_owned()])]);
        play(&mut state, 0, "pass");
        play(&mut state, 1, "play Bard T2P1");
        play(&mut state, 1, "pass");
        play(&mut state, 0, "play Veteran T0P0");
        assert_eq!(state.view(Viewer::Spectator).active, Seat(0));
    }
}

#[test]
fn s115_a_card_made_at_random_is_hidden_from_the_other_seat() {
    let mut state = at("unit T2P1: Storage Servant\nhand 0: Strike");
    let mut events = play(&mut state, 0, "play Strike T2P1");
    events.extend(make(&mut state, Mover::Chance, "Fireball"));
    let [own, other] = [Seat(1), Seat(0)].map(Viewer::Seat);
    let seen = |viewer: Viewer| {
        let told: Vec<Event> =
            events.iter().filter_map(|event| State::redact(event, viewer)).collect();
        let events = serde_json::to_string(&told).unwrap();
        let view = serde_json::to_string(&state.view(viewer)).unwrap();
        (events.contains("fireball"), view.contains("fireball"))
    };
    assert_eq!(seen(own), (true, true));
    for viewer in [other, Viewer::Spectator] {
        assert_eq!(state.view(viewer).seats[1].hand_size, 1);
        assert_eq!(seen(viewer), (false, false));
    }
}

/// What a viewer is told of the question that is open, and of the events so far.
fn told(state: &State, events: &[Event], viewer: Viewer) -> (Option<Vec<Pick>>, String) {
    let ask = state.view(viewer).ask.expect("something is asked");
    let events: Vec<Event> =
        events.iter().filter_map(|event| State::redact(event, viewer)).collect();
    let view = serde_json::to_string(&state.view(viewer)).unwrap();
    let screen = serde_json::to_string(&state.screen(viewer)).unwrap();
    (ask.picks, format!("{}{view}{screen}", serde_json::to_string(&events).unwrap()))
}

#[test]
fn d10_what_a_bouncer_may_discard_is_seen_by_its_owner_alone() {
    // The deck lists are known, so they are the same; the hands are not.
    let list = "list 0: Bouncer, Scout, 2 Strike, 2 Noble\nunit T1P0: Scout\n";
    let asked = |hand: &str| {
        let mut state = at(&format!("{list}{hand}"));
        let events = play(&mut state, 0, "play Bouncer T2P0");
        (state, events)
    };
    let worlds = [
        asked("hand 0: Bouncer, 2 Strike\ndeck 0: 2 Noble"),
        asked("hand 0: Bouncer, 2 Noble\ndeck 0: 2 Strike"),
        asked("hand 0: Bouncer, Noble, Strike\ndeck 0: Noble, Strike"),
    ];
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let [one, other, third] = [0, 1, 2].map(|n| told(&worlds[n].0, &worlds[n].1, viewer));
        assert_eq!(one.0, None);
        assert!(one == other && one == third, "{viewer}");
    }
    let own = told(&worlds[0].0, &worlds[0].1, Viewer::Seat(Seat(0))).0;
    assert_eq!(own, Some(["strike", "scout"].map(|name| Pick::Card(card(name))).to_vec()));
}

#[test]
fn d10_cards_that_are_discarded_are_seen_by_all() {
    let mut state = at("unit T1P0: Scout\nhand 0: Bouncer, 2 Strike");
    play(&mut state, 0, "play Bouncer T2P0");
    let events = play(&mut state, 0, "Strike");
    let discarded = Event::Discarded { seat: Seat(0), card: card("strike") };
    let seen = State::redact(&discarded, Viewer::Seat(Seat(1)));
    assert!(events.contains(&discarded) && seen.as_ref() == Some(&discarded), "{events:?}");
    // Of the two cards that are left, the one that came back is known to be there.
    let hand = state.view(Viewer::Seat(Seat(1))).seats[0].clone();
    assert_eq!((hand.hand_size, hand.shown), (2, vec![card("scout")]));
}

// ------------------------------------------------------------------ deck lists

/// A match in which seat 0 has got this ready deck by chance, and all that a viewer gets of it.
fn built(n: u32, options: &[(&str, &str)], viewer: Viewer) -> (State, String) {
    let setup = options.iter().fold(Setup::default(), |setup, (key, value)| setup.set(key, value));
    let (mut state, mut events) = (State::new(&setup).unwrap(), Vec::new());
    state.play(Mover::Chance, Move::Build(n), &mut events);
    let mut sight: Vec<String> = events
        .iter()
        .filter_map(|event| State::redact(event, viewer))
        .map(|event| format!("{event:?} {:?}", state.describe(&event)))
        .collect();
    let view = state.view(viewer);
    sight.push(serde_json::to_string(&view).unwrap());
    sight.push(serde_json::to_string(&state.screen(viewer)).unwrap());
    sight.push(serde_json::to_string(&State::board(&view, 2)).unwrap());
    sight.push(State::picture(&view, 2, &Renderer::plain(&english(), Names(&[]))));
    let topics = State::INFO.topics.iter();
    let details = topics.filter_map(|topic| State::details(&view, topic)).flatten();
    sight.extend(details.map(|message| said(&message)));
    (state, sight.join("\n"))
}

// R61.
#[test]
fn which_ready_deck_it_is_only_its_owner_is_told() {
    let [owner, other] = [Seat(0), Seat(1)].map(Viewer::Seat);
    // Thieves and Outlaws have the same leader.
    for viewer in [other, Viewer::Spectator] {
        let [(state, one), (_, two)] = [0, 3].map(|n| built(n, &[], viewer));
        assert_eq!(one, two, "{viewer}");
        assert!(one.contains("25 cards that you do not know") && one.contains("warlord"), "{one}");
        let seat = &state.view(viewer).seats[0];
        assert_eq!((seat.list_size, &seat.list), (25, &None));
    }
    let told = built(0, &[], owner).1;
    assert!(told.contains("thieves") && told.contains("Turret"), "{told}");
    for viewer in [other, Viewer::Spectator] {
        let told = built(0, &[("open_decks", "on")], viewer).1;
        assert!(told.contains("thieves") && told.contains("Turret"), "{told}");
    }
}

// R64.
#[test]
fn a_list_that_the_table_could_not_have_given_is_open() {
    let listed = |options: &[(&str, &str)], list: &str| {
        let setup = options.iter().fold(Setup::default(), |setup, (k, v)| setup.set(k, v));
        let state = opened(&setup, &format!("leader 1: warlord\ndeck 1: {list}\n"));
        state.view(Viewer::Seat(Seat(0))).seats[1].list.is_some()
    };
    let cards = |name: &str| {
        let cards: Vec<String> =
            Deck::ready(name).unwrap().cards.iter().map(|card| card.to_string()).collect();
        cards.join(", ")
    };
    assert!(listed(&[], "2 Scout") && listed(&[("deck1", "random")], "2 Scout"));
    assert!(
        !listed(&[], &cards("outlaws")) && !listed(&[("deck1", "thieves")], &cards("fortress"))
    );
    assert!(listed(&[], &cards("fortress")), "Fortress has another leader");
    assert!(!listed(&[("leader1", "warlord")], &cards("fortress")));
    assert!(listed(&[("open_decks", "on")], &cards("outlaws")));
}

// R14.
#[test]
fn others_learn_whether_a_hand_can_be_played() {
    // Energize needs a unit of one's own.
    let after_pass = |hidden: &str| {
        let setup = Setup {
            position: Some(format!("hand 0: Scout\nunit T0P0: Veteran\n{hidden}\n")),
            ..Setup::default()
        };
        let mut state = State::new(&setup).unwrap();
        play(&mut state, 0, "pass")
    };
    let news = |events: &[Event]| {
        let told = |event: &&Event| {
            let learned = State::facts(event).learned;
            let viewers = [Viewer::Seat(Seat(0)), Viewer::Spectator, Viewer::Seat(Seat(1))];
            viewers.map(|viewer| learned.has(viewer)) == [true, true, false]
        };
        events.iter().find(told).cloned()
    };
    let stuck = after_pass("hand 1: Energize\ndeck 1: Scout");
    let passed = Event::Passed { seat: Seat(1), done: true, auto: true };
    assert_eq!(news(&stuck), Some(passed));
    let acts = after_pass("hand 1: Scout\ndeck 1: Energize");
    assert_eq!(news(&acts), Some(Event::CanAct { seat: Seat(1) }));
    let before = |events: &[Event], news: &Event| {
        events.iter().take_while(|event| *event != news).cloned().collect::<Vec<_>>()
    };
    let told = [&stuck, &acts].map(|events| before(events, &news(events).expect("news")));
    assert_eq!(told[0], told[1]);
    // One of two cards is a Scout, whichever they are; and a known card can be played.
    assert_eq!(news(&after_pass("hand 1: 2 Scout\ndeck 1: Energize")), None);
    assert_eq!(news(&after_pass("hand 1: Scout\nshown 1: Scout\ndeck 1: Energize")), None);
}

// ------------------------------------------------------------------ walk-throughs

#[test]
fn the_walk_through_of_fireball_and_wizard() {
    let position = "unit T2P0: Wizard, damage 2\nunit T2P1: Scout\nhand 0: Fireball";
    let events = once(position, "play Fireball T2P1");
    let expected = [
        "Wizard triggers",
        "T2P0 gets 2",
        "T2P0 takes 2",
        "T2P1 takes 2",
        "Scout dies",
        "Fireball is spent",
    ];
    assert_eq!(story(&events), expected);
}

#[test]
fn the_walk_through_of_waste_spiller_and_scout() {
    let mut state = at("unit T2P1: Scout\nhand 0: Waste Spiller");
    assert_eq!(
        story(&play(&mut state, 0, "play Waste Spiller T2P0")),
        ["Waste Spiller enters", "Waste Spiller triggers"]
    );
    assert_eq!(
        story(&play(&mut state, 0, "T2P1")),
        ["T2P1 gets -2", "Scout dies", "Waste Spiller triggers", "T2P1 gets -1"]
    );
}

// ------------------------------------------------------------------ positions

/// Positions that cannot be, and why.
const CANNOT_BE: &[(&str, &str)] = &[
    ("unit T0P0: Scot", "Line 1 of the position: no card is called `Scot`."),
    ("unit T0P0: Strike", "Line 1 of the position: Strike is an action."),
    ("turn: 3\nunit T0P0: Scout\nunit t0p0: Archer", "Line 3 of the position: this is said twice."),
    ("unit T5P0: Scout", "Line 1 of the position: this line says nothing that can be there."),
    ("unit T0P0: Scout, damage 2001", "Line 1 of the position: 2001 is not between 0 and 2000."),
    (
        "unit T0P0: Scout, damage 2",
        "The position cannot be: a unit without power should have died.",
    ),
    ("unit T0P0: Scout, used", "Line 1 of the position: that cannot be said of Scout."),
    ("unit T0P0: Scout, tired", "Line 1 of the position: `tired` says nothing about a unit."),
    ("unit T0P0: Scout\npower 0: 3 . . . .", "Line 2 of the position: it is `2 . . . .`."),
    ("modifiers 0: 1 2 3", "Line 1 of the position: these should be 5 in a row."),
    ("hand 0: 61 Scout", "Line 1 of the position: 61 is not between 1 and 60."),
    ("deck 0: 30 Scout, Archer", "Line 1 of the position: there is room for 30 cards."),
    (
        "hand 0: 50 Scout\ngraveyard 0: 11 Scout",
        "The position cannot be: seat 0 owns more than 60 cards.",
    ),
    (
        "shown 1: Scout",
        "The position cannot be: seat 1: cards that are known to be in the hand are not.",
    ),
    ("list 0: Scout", "The position cannot be: Scout of seat 0 is nowhere to be found."),
    ("leader 0: king", "Line 1 of the position: no leader is called `king`."),
    ("leader 0: sage, 2 charges", "Line 1 of the position: 2 is not between 0 and 1."),
    ("wins: 1 0\nskirmish: 3", "The position cannot be: such wins do not fit to skirmish 3."),
    ("done: 0", "The position cannot be: the active seat is done."),
    ("points: 1 0", "The position cannot be: there are no points before a skirmish has ended."),
    ("phase: starter\nhand 0: Scout", "The position cannot be: seat 0 has its deck alone."),
    ("phase: build 1", "The position cannot be: the deck of seat 0 does not fit to this phase."),
    ("hello", "Line 1 of the position: a line is `key: value`."),
    ("color: red", "Line 1 of the position: this line says nothing that can be there."),
];

/// What cannot wait, and why.
const CANNOT_WAIT: &[(&str, &str)] = &[
    (
        "waits: ability 1 of Archer, at T2P0",
        "The position cannot be: the effect that waits has nothing to ask.",
    ),
    ("waits: ability 2 of Archer, at T2P0", "Line 3 of the position: Archer has no such ability."),
    ("waits: ability 1 of Scout, at T2P0", "Line 3 of the position: that unit is no Scout."),
    (
        "waits: activation of Archer, at T2P0",
        "Line 3 of the position: Archer on T2P0 cannot be activated.",
    ),
    ("waits: leader", "Line 3 of the position: only the leader of the active seat can be at work."),
    ("waits: score", "Line 3 of the position: `score` is no effect that can wait."),
    ("waits: ability 1 of Archer", "Line 3 of the position: it is not said where: `at T2P0`."),
    (
        "unit T3P1: Bard\nwaits: ability 1 of Archer, at T2P0\nanswers: T2P1",
        "The position cannot be: the effect that waits did not offer such an answer.",
    ),
    (
        "waits: action of Seed, at T0P0",
        "The position cannot be: Seed is to be spent right after it was played.",
    ),
];

#[test]
fn positions_that_cannot_be_are_refused_with_the_line_and_the_reason() {
    let refused = |position: &str| {
        let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
        State::new(&setup).err().map(|why| english().error(&why)).unwrap_or_default()
    };
    for (position, why) in CANNOT_BE {
        assert_eq!(refused(position), *why, "{position}");
    }
    let archer = "unit T2P0: Archer\nunit T1P1: Scout\n";
    for (waits, why) in CANNOT_WAIT {
        let position = format!("{archer}{waits}");
        assert_eq!(refused(&position), *why, "{position}");
    }
}
