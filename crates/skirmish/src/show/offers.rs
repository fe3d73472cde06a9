//! What moves look like to the person who may make them.

use kernel::{Arg, Label, Message, Mover, Ref, Seat};

use super::names::{
    card_on, graveyard_id, hand_id, in_hand, leader, leader_id, pick, place, slot, touched, toward,
    unit,
};
use crate::ask::Pick;
use crate::card::{Card, Kind};
use crate::deck::READY;
use crate::moves::Move;
use crate::notation::given;
use crate::rules::Given;
use crate::slot::Slot;
use crate::state::{Phase, State};
use crate::view::{self, PassMeans};

/// What a legal move looks like: what it is called, and what it touches in the order in which a
/// person would pick it.
pub(crate) fn label(state: &State, mover: Mover, m: Move) -> Label {
    let seat = match mover {
        Mover::Seat(seat) => seat,
        Mover::Chance => state.table.active,
    };
    let label = |group: &'static str, label, refs| Label { group: group.into(), label, refs };
    match m {
        Move::Pass => label("pass", Message::new(pass(state)), vec![Ref::choice("pass")]),
        Move::Play(card, at) => {
            let refs = vec![Ref::Piece(hand_id(seat, card)), touched(at, state.card_on(at))];
            label("play", play(state, seat, card, at), refs)
        }
        Move::Activate(at) => {
            let message = Message::new("offer-activate").with("place", place(at.terrain()));
            let message = match state.card_on(at) {
                Some(card) => message.with("card", card_on(at, card)),
                None => message.with("card", slot(at)),
            };
            label("activate", message, vec![Ref::piece(at.to_string())])
        }
        Move::Leader => {
            let led = leader(seat, state.table.leader(seat));
            let message = Message::new("offer-leader").with("leader", led);
            label("leader", message, vec![Ref::Piece(leader_id(seat))])
        }
        Move::Decline => {
            label("answer", Message::new("offer-decline"), vec![Ref::choice("decline")])
        }
        Move::Pick(pick) => {
            label("answer", picked(state, pick), vec![pointed_at(state, seat, pick)])
        }
        Move::Shuffle(order) => {
            let cards = Arg::list(order.0.iter().map(Card::title));
            label("set-up", of_deck("offer-order", state).with("cards", cards), Vec::new())
        }
        Move::Build(n) => label("set-up", build(state, n), Vec::new()),
        Move::Starter(seat) => {
            label("set-up", Message::new("offer-starts").with("seat", seat), Vec::new())
        }
    }
}

impl State {
    /// The unit on a slot, by its card.
    fn card_on(&self, at: Slot) -> Option<Card> {
        self.table.board.unit(at).map(|unit| unit.card)
    }
}

fn pass(state: &State) -> &'static str {
    match view::pass(state) {
        PassMeans::Pass => "offer-pass",
        PassMeans::Done => "offer-pass-done",
        PassMeans::Conclude => "offer-pass-conclude",
    }
}

fn play(state: &State, seat: Seat, card: Card, at: Slot) -> Message {
    let (face, there) = (card.face(), state.card_on(at));
    let means_unit = face.command.is_some_and(|command| command.unit);
    let message = match (face.kind(), there) {
        (Kind::Unit, None) if at.side() == seat => {
            Message::new("offer-play").with("toward", toward(at.terrain()))
        }
        (Kind::Unit, Some(victim)) => {
            Message::new("offer-play-onto").with("unit", unit(at, victim))
        }
        (Kind::Action, Some(target)) if means_unit => {
            Message::new("offer-play-on-unit").with("unit", unit(at, target))
        }
        _ => Message::new("offer-play-on-slot").with("slot", slot(at)),
    };
    message.with("card", in_hand(seat, card))
}

/// An answer in words: what is picked, or the option of the card that asks.
fn picked(state: &State, answer: Pick) -> Message {
    let what = match (answer, view::source(state)) {
        (Pick::Option(n), Some(card)) => {
            Message::of("card", &format!("{} option {}", card.face().id, n + 1)).into()
        }
        _ => pick(answer, |at| state.card_on(at)),
    };
    Message::new("offer-pick").with("pick", what)
}

/// What somebody points at to give an answer: a card lies in the hand where only its holder may
/// know what can be picked, and else in the graveyard.
fn pointed_at(state: &State, seat: Seat, answer: Pick) -> Ref {
    let private = state.pending.ask.is_some_and(|ask| ask.private);
    let chance = state.pending.ask.is_some_and(|ask| ask.who == Mover::Chance);
    match answer {
        Pick::Slot(at) => touched(at, state.card_on(at)),
        Pick::Card(card) if chance => Ref::choice(card.face().id),
        Pick::Card(card) if private => Ref::Piece(hand_id(seat, card)),
        Pick::Card(card) => Ref::Piece(graveyard_id(seat, card)),
        Pick::Option(n) => Ref::choice(format!("option-{}", n + 1)),
    }
}

/// The deck that chance gives.
fn build(state: &State, n: u32) -> Message {
    match READY.get(n as usize) {
        Some(ready) if given(state) == Given::Ready => {
            of_deck("offer-deck-ready", state).with("deck", Message::of("deck", ready.name))
        }
        _ => of_deck("offer-deck-number", state).with("number", n),
    }
}

/// Something about the deck that chance gives or shuffles.
fn of_deck(key: &'static str, state: &State) -> Message {
    match state.table.phase {
        Phase::Build(seat) | Phase::Shuffle(seat) => Message::new(key).with("seat", seat),
        _ => Message::new(key).with("seat", state.table.active),
    }
}

#[cfg(all(test, feature = "words"))]
mod tests {
    use std::collections::BTreeSet;

    use kernel::{Game, Setup, random_walk};

    use super::*;
    use crate::show::testing::said;

    fn labels(position: &str) -> Vec<String> {
        let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
        let state = State::new(&setup.set("auto_pass", "off")).expect("a sound position");
        let label = |m: &Move| label(&state, Mover::Seat(Seat(0)), *m);
        state.legal(Seat(0)).iter().map(|m| said(&label(m).label)).collect()
    }

    #[test]
    fn labels_say_where() {
        let all = labels(
            "hand 0: Zombie, Strike, Seed, Null-Operative\nunit T1P0: Ranger\nunit T4P1: Scout\n\
             leader 0: warlord\nacted: yes",
        );
        for text in [
            "Pass",
            "Play Zombie to the far left",
            "Play Zombie onto Ann's Ranger on the left",
            "Play Null-Operative on Bob's middle slot",
            "Play Strike on Bob's Scout on the far right",
            "Play Seed on Ann's left slot",
            "Activate Ranger on the left",
            "Use the leader Warlord",
        ] {
            assert!(all.iter().any(|label| label == text), "{text}: {all:#?}");
        }
        let first = labels("hand 0: Scout")[0].clone();
        assert_eq!(first, "Pass: done for this skirmish");
    }

    #[test]
    fn two_moves_of_a_seat_touch_different_things() {
        for seed in 0..60 {
            let setup = Setup::default().set("preset", "wild");
            let state = State::new(&setup).expect("a sound setup");
            random_walk(state, seed, State::INFO.max_moves, |state, _| {
                let Some(seat) = state.to_move().seats().lowest() else { return };
                let legal = state.legal(seat);
                let touched = |m: &Move| {
                    let Label { group, refs, .. } = label(state, Mover::Seat(seat), *m);
                    (group, refs)
                };
                let all: BTreeSet<_> = legal.iter().map(touched).collect();
                assert_eq!(all.len(), legal.len(), "{legal:?}");
            });
        }
    }
}
