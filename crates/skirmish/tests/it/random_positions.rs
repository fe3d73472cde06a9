//! Every card and every leader at work, in random positions.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use kernel::{Components as _, Game, Luck, Mover, Rng, Seat, Setup, ToMove};
use skirmish::{Card, Event, Kind, Leader, Move, State};

/// Positions for each card and each leader.
const POSITIONS: u32 = 80;
/// More answers than any action asks for, with the automatic passes behind it.
const MOST_ANSWERS: u32 = 40;

/// What a position is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Subject {
    Card(Card),
    Leader(Leader),
}

/// What was seen at work.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Seen {
    Ability(Card, usize),
    Activation(Card),
    Action(Card),
    Leader(Leader),
}

// ------------------------------------------------------------------ random positions

/// A position as text, and who leads the two sides.
struct Scene {
    text: String,
    leaders: [Leader; 2],
    looper: bool,
}

fn is_looper(card: Card) -> bool {
    card.face().id == "test_looper"
}

/// Any card but the one that never stops.
fn any_card(dice: &mut Rng, fits: impl Fn(&Card) -> bool) -> Card {
    let all: Vec<Card> = Card::all().filter(|card| !is_looper(*card) && fits(card)).collect();
    *dice.pick(&all).unwrap()
}

fn is_unit(card: &Card) -> bool {
    card.face().kind() == Kind::Unit
}

fn one_in(dice: &mut Rng, n: u64) -> bool {
    dice.below(n) == 0
}

/// Up to so many cards.
fn cards(dice: &mut Rng, most: u64) -> Vec<Card> {
    (0..dice.below(most + 1)).map(|_| any_card(dice, |_| true)).collect()
}

/// A unit with counters that leave it alive on a slot with this modifier.
fn unit(dice: &mut Rng, card: Card, modifier: i64, side: usize) -> String {
    let mut text = card.to_string();
    let mut power = i64::from(card.face().power) + modifier;
    let mut buff = if one_in(dice, 2) { dice.below(6) as i64 - 1 } else { 0 };
    buff = buff.max(1 - power);
    power += buff;
    let damage = if one_in(dice, 2) { dice.below(power as u64) } else { 0 };
    let _ = write!(text, ", damage {damage}, buff {buff:+}");
    if one_in(dice, 3) {
        let _ = write!(text, ", shield {}", 1 + dice.below(4));
    }
    let once = card.face().limit().is_some();
    let owner = format!("owner {}", 1 - side);
    for (rare, holds, word) in [
        (8, true, "nullified"),
        (6, true, "entered"),
        (8, once, "used"),
        (10, true, owner.as_str()),
    ] {
        if holds && one_in(dice, rare) {
            let _ = write!(text, ", {word}");
        }
    }
    text
}

/// The board of one side: units on some slots, modifiers and forts. The subject stands on its slot.
fn side(dice: &mut Rng, side: usize, subject: Option<(u64, Card)>, text: &mut String) {
    let row = |dice: &mut Rng, rare: u64, least: i64, most: u64| -> Vec<i64> {
        let any =
            |dice: &mut Rng| if one_in(dice, rare) { dice.below(most) as i64 } else { -least };
        (0..5).map(|_| least + any(dice)).collect()
    };
    let modifiers = row(dice, 3, -2, 6);
    let forts = row(dice, 5, 0, 3);
    for terrain in 0..5_u64 {
        let here = subject.filter(|(slot, _)| *slot == terrain).map(|(_, card)| card);
        let other = (dice.below(10) < 6).then(|| any_card(dice, is_unit));
        if let Some(card) = here.or(other) {
            let unit = unit(dice, card, modifiers[terrain as usize], side);
            let _ = writeln!(text, "unit T{terrain}P{side}: {unit}");
        }
    }
    for (key, row) in [("modifiers", modifiers), ("forts", forts)] {
        let words: Vec<String> = row.iter().map(i64::to_string).collect();
        let _ = writeln!(text, "{key} {side}: {}", words.join(" "));
    }
}

/// A random position in which the subject is in the hand or on the board, or leads.
fn scene(dice: &mut Rng, subject: Subject) -> Scene {
    let active = dice.below(2) as usize;
    let mut text = format!("active: {active}\n");
    if one_in(dice, 4) {
        let _ = writeln!(text, "done: {}", 1 - active);
    }
    let wins = dice.pick(&["0 0", "0 0", "0 0", "1 0", "0 1", "1 1"]).unwrap();
    let _ = writeln!(text, "wins: {wins}");
    if one_in(dice, 2) {
        text.push_str("acted: yes\n");
    }
    let mut leaders = [0, 1].map(|_| *dice.pick(&Leader::ALL).unwrap());
    let (mut stands, mut held) = (None, None);
    match subject {
        Subject::Leader(leader) => leaders[active] = leader,
        Subject::Card(card) if is_unit(&card) && one_in(dice, 2) => {
            stands = Some((dice.below(2) as usize, (dice.below(5), card)));
        }
        Subject::Card(card) => held = Some(card),
    }
    for (seat, leader) in leaders.iter().enumerate() {
        side(dice, seat, stands.filter(|(side, _)| *side == seat).map(|(_, at)| at), &mut text);
        let _ = writeln!(text, "leader {seat}: {}", leader.face().id);
        let mut hand = cards(dice, 3);
        hand.extend(held.filter(|_| seat == active));
        for (key, cards) in
            [("hand", hand), ("deck", cards(dice, 4)), ("graveyard", cards(dice, 5))]
        {
            let names: Vec<String> = cards.iter().map(Card::to_string).collect();
            if !names.is_empty() {
                let _ = writeln!(text, "{key} {seat}: {}", names.join(", "));
            }
        }
    }
    Scene { text, leaders, looper: matches!(subject, Subject::Card(card) if is_looper(card)) }
}

// ------------------------------------------------------------------ moves and what must hold

struct Drill {
    dice: Rng,
    luck: Luck,
    seen: BTreeSet<Seen>,
    steps: u32,
}

impl Drill {
    /// Makes every move of a position, each to the end of its action.
    fn run(&mut self, scene: &Scene, auto_pass: &str) {
        let setup = Setup::default().set("auto_pass", auto_pass);
        let at = |text: &str| State::new(&Setup { position: Some(text.into()), ..setup.clone() });
        let start = at(&scene.text).unwrap_or_else(|why| panic!("{}\n{why}", scene.text));
        sound(&start, &scene.text);
        let ToMove::Seats(seats) = start.to_move() else { panic!("{}", scene.text) };
        let seat = seats.lowest().unwrap();
        for &first in start.legal(seat).iter() {
            let written = start.notation(Mover::Seat(seat), first);
            assert_eq!(start.parse(Mover::Seat(seat), &written), Ok(first), "{}", scene.text);
            let mut state = start;
            self.step(&mut state, &setup, scene, (Mover::Seat(seat), first));
            for answer in 0.. {
                let Some(next) = self.answer(&state) else { break };
                assert!(answer < MOST_ANSWERS, "{}\n{first:?} asks without end", scene.text);
                self.step(&mut state, &setup, scene, next);
            }
        }
    }

    /// An answer at random, while an effect asks.
    fn answer(&mut self, state: &State) -> Option<(Mover, Move)> {
        match state.to_move() {
            ToMove::Over => None,
            ToMove::Chance => {
                self.luck = self.luck.next();
                Some((Mover::Chance, state.roll(self.luck)))
            }
            ToMove::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let moves = state.legal(seat);
                let m = *self.dice.pick(&moves).unwrap();
                matches!(m, Move::Pick(_) | Move::Decline).then_some((Mover::Seat(seat), m))
            }
        }
    }

    fn step(&mut self, state: &mut State, setup: &Setup, scene: &Scene, (mover, m): (Mover, Move)) {
        let about = || format!("{}\n{mover}: {m:?}", scene.text);
        let (mut folded, mut events) = (state.components(), Vec::new());
        let played = state.try_play(mover, m, &mut events);
        assert!(played.is_ok(), "{}\n{played:?}", about());
        events.iter().for_each(|event| folded.apply(event));
        assert!(state.components() == folded, "{}\n{events:#?}", about());
        let stopped = events.iter().any(|event| matches!(event, Event::LoopStopped { .. }));
        assert!(scene.looper || !stopped, "{}\n{events:#?}", about());
        sound(state, &about());
        comes_back(state, setup, &about());
        self.seen.extend(events.iter().filter_map(|event| seen(event, scene)));
        self.steps += 1;
    }
}

/// What must hold of every state: it is valid, and the listed moves are playable.
fn sound(state: &State, about: &str) {
    assert_eq!(state.validate(), Ok(()), "{about}");
    let ToMove::Seats(seats) = state.to_move() else { return };
    for seat in seats.iter() {
        let moves = state.legal(seat);
        assert!(!moves.is_empty(), "{about}");
        for &m in moves.iter() {
            assert_eq!(state.check(Mover::Seat(seat), m), Ok(()), "{about}\n{m:?}");
        }
    }
}

/// It comes back from its position.
fn comes_back(state: &State, setup: &Setup, about: &str) {
    let text = state.position();
    let again = State::new(&Setup { position: Some(text.clone()), ..setup.clone() });
    let why = || again.as_ref().err().map(ToString::to_string);
    assert!(again.as_ref() == Ok(state), "{about}\n{:?}\n{text}", why());
}

/// What an event shows at work.
fn seen(event: &Event, scene: &Scene) -> Option<Seen> {
    let leader = |seat: Seat| Seen::Leader(scene.leaders[seat.index()]);
    match *event {
        Event::Triggered { card, ability, .. } => Some(Seen::Ability(card, usize::from(ability))),
        Event::Activated { card, .. } => Some(Seen::Activation(card)),
        Event::Spent { card, .. } => Some(Seen::Action(card)),
        Event::LeaderUsed { seat, .. } | Event::LeaderTriggered { seat, .. } => Some(leader(seat)),
        _ => None,
    }
}

/// All that a card or a leader can do by an event.
fn abilities(subject: Subject) -> Vec<Seen> {
    match subject {
        Subject::Card(card) => {
            let face = card.face();
            let mut all: Vec<Seen> = (0..face.triggers()).map(|n| Seen::Ability(card, n)).collect();
            all.extend(face.limit().map(|_| Seen::Activation(card)));
            all.extend((face.kind() == Kind::Action).then_some(Seen::Action(card)));
            all
        }
        // These two have nothing to tell of.
        Subject::Leader(Leader::Rookie | Leader::Defensive) => vec![],
        Subject::Leader(leader) => vec![Seen::Leader(leader)],
    }
}

// ------------------------------------------------------------------ the drill

#[test]
fn every_card_and_leader_works_in_any_position() {
    let subjects = || {
        let cards = Card::all().map(Subject::Card);
        cards.chain(Leader::ALL.into_iter().map(Subject::Leader))
    };
    let mut drill =
        Drill { dice: Rng::new(90), luck: Luck::new(90), seen: BTreeSet::new(), steps: 0 };
    for subject in subjects() {
        for n in 0..POSITIONS {
            let scene = scene(&mut drill.dice, subject);
            drill.run(&scene, if n % 4 == 0 { "on" } else { "off" });
        }
    }
    let all: Vec<Seen> = subjects().flat_map(abilities).collect();
    let idle: Vec<&Seen> = all.iter().filter(|ability| !drill.seen.contains(ability)).collect();
    assert!(idle.is_empty(), "never at work: {idle:#?}");
    assert!(all.len() > 80 && drill.steps > 20_000, "{} of {}", drill.steps, all.len());
}
