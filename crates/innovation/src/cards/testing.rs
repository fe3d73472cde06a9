//! How card tests are written: a position, the answers, and the whole position after.

use kernel::{Game, Mover, Seat};

use crate::ask::Pick;
use crate::card::{Card, Cards};
use crate::components::{Components, Phase};
use crate::event::Event;
use crate::moves::Move;
use crate::position;
use crate::reported::Reported;
use crate::state::State;

/// What came of activating a card.
pub(crate) struct After {
    pub(crate) state: State,
    /// The events with what they belong to.
    pub(crate) told: Vec<Reported>,
    /// The events alone.
    pub(crate) events: Vec<Event>,
}

/// A state of `seats` seats from a position whose lines are separated by ` / `.
pub(crate) fn set_up(seats: u8, before: &str) -> State {
    laid_out(Components::opening(seats, false, false), before)
}

/// As [`set_up`], with seats 0 and 2 against 1 and 3.
pub(crate) fn set_up_teams(before: &str) -> State {
    laid_out(Components::opening(4, true, false), before)
}

fn laid_out(opening: Components, before: &str) -> State {
    let text = before.split(" / ").map(str::trim).collect::<Vec<_>>().join("\n");
    position::read(&text, opening).unwrap_or_else(|error| panic!("{error}"))
}

/// Seat 0 activates `card` at a table of two, gets these answers to whatever is asked of anybody,
/// in order, and then the position must be `after`: every line of it, and all boards, hands, score
/// piles and achievements that it does not speak of are as they were.
pub(crate) fn check(card: &str, before: &str, answers: &str, after: &str) -> After {
    check_at(2, card, before, answers, after)
}

/// As [`check`], at a table of `seats` seats.
pub(crate) fn check_at(seats: u8, card: &str, before: &str, answers: &str, after: &str) -> After {
    let state = set_up(seats, before);
    let start = position::write(&state);
    let done = activate(state, card, answers);
    let lines: Vec<&str> = after.split(" / ").map(str::trim).filter(|l| !l.is_empty()).collect();
    let actual = position::write(&done.state);
    for expected in expectations(seats, &start, &lines) {
        let found = match expected.strip_suffix(": nothing") {
            Some(key) => !actual.lines().any(|line| line.split(':').next() == Some(key)),
            None => actual.lines().any(|line| same(line, &expected)),
        };
        assert!(found, "{card}: expected `{expected}`, but the position is\n{actual}");
    }
    done
}

/// Activates a card and gives the answers, all of which must be used up.
pub(crate) fn activate(mut state: State, card: &str, answers: &str) -> After {
    let card = Card::named(card).unwrap_or_else(|| panic!("no card is called {card}"));
    assert!(
        state.table.tops(state.table.turn).has(card),
        "{card} is a top card of the turn player"
    );
    let mut told = Vec::new();
    state.play(Mover::Seat(state.table.turn), Move::Dogma(card), &mut told);
    let words = answers.split(',').map(str::trim).filter(|word| !word.is_empty());
    for word in words {
        answer(&mut state, word, &mut told);
        state.now().validate().unwrap_or_else(|why| panic!("after {word}: {why}"));
    }
    assert!(
        state.pending.ask.is_none() || answers.ends_with("..."),
        "{:?} is still asked",
        state.pending.ask
    );
    let events = told.iter().map(|told| told.event.clone()).collect();
    After { state, told, events }
}

/// Answers what is asked. `1: Oars` also says who must be the one that is asked.
fn answer(state: &mut State, word: &str, told: &mut Vec<Reported>) {
    if word == "..." {
        return;
    }
    let ask =
        state.pending.ask.unwrap_or_else(|| panic!("nothing is asked that `{word}` could answer"));
    let (who, word) = word.split_once(": ").map_or((None, word), |(who, word)| (Some(who), word));
    if let Some(who) = who {
        assert_eq!(ask.who.to_string(), who, "who is asked");
    }
    let answer = position::answer(word).unwrap_or_else(|why| panic!("{why:?}"));
    let offered = answer.map_or(ask.may_pass, |pick| ask.picks.has(pick));
    let offers: Vec<String> =
        ask.picks.iter().map(|pick: Pick| position::written(pick.picked())).collect();
    assert!(offered, "{} offers {} and not `{word}`", ask.who, offers.join(", "));
    state.play(ask.who, answer.map_or(Move::Pass, Move::Pick), told);
}

/// What must stand in the position: the lines given, and for the rest what stood there before.
fn expectations(seats: u8, start: &str, given: &[&str]) -> Vec<String> {
    let key = |line: &str| line.split(':').next().unwrap_or_default().to_owned();
    let kept = ["board", "hand", "score", "achievements"];
    let mut all: Vec<String> = given.iter().map(|line| (*line).to_owned()).collect();
    for line in start.lines().filter(|line| kept.iter().any(|word| line.starts_with(word))) {
        if !given.iter().any(|other| key(other) == key(line)) {
            all.push(line.to_owned());
        }
    }
    let had = |name: &str| start.lines().any(|line| key(line) == name);
    let spoken = |name: &str| given.iter().any(|line| key(line) == name);
    for word in kept {
        for seat in 0..seats {
            let name = format!("{word} {seat}");
            if !had(&name) && !spoken(&name) {
                all.push(format!("{name}: nothing"));
            }
        }
    }
    all
}

/// Whether two lines say the same; the order of cards in hands and score piles is none.
fn same(one: &str, other: &str) -> bool {
    let Some(((key, a), (other_key, b))) = one.split_once(": ").zip(other.split_once(": ")) else {
        return one == other;
    };
    let set = |text: &str| text.split(", ").filter_map(Card::named).collect::<Cards>();
    let unordered = key.starts_with("hand") || key.starts_with("score");
    key == other_key && if unordered { set(a) == set(b) } else { a == b }
}

impl After {
    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.state.table.phase == Phase::Over
    }

    /// Who is asked next.
    pub(crate) fn asked(&self) -> Option<Mover> {
        self.state.pending.ask.map(|ask| ask.who)
    }

    /// Whether the activator took the sharing draw.
    pub(crate) fn sharing_draw(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::SharingDraw { .. }))
    }

    /// The lowest cards of a supply pile, downwards.
    pub(crate) fn bottom_of_supply(&self, age: u8, count: usize) -> String {
        let pile: Vec<&str> = self.state.table.supply_cards(age).map(Card::name).collect();
        pile[pile.len() - count..].join(", ")
    }

    /// Whether a seat showed its cards as proof.
    pub(crate) fn proved(&self, who: u8) -> bool {
        self.events.iter().any(|event| match event {
            Event::Revealed { seat, proof, .. } => *proof && *seat == Seat(who),
            _ => false,
        })
    }
}
