//! What moves look like, and what they touch.

use kernel::{Arg, Label, Message, Ref, Seat, zone_of};

use super::names;
use crate::ask::{Ask, Pick, Picked, Why};
use crate::components::Phase;
use crate::event::Achievement;
use crate::moves::Move;
use crate::state::State;

/// What a move looks like.
pub(crate) fn label(state: &State, m: Move) -> Label {
    let (group, label, refs) = match m {
        Move::Place(card) => {
            ("place", Message::new("offer-place").with("card", names::card(card)), piece(card))
        }
        Move::Draw => draw(state),
        Move::Meld(card) => {
            ("meld", Message::new("offer-meld").with("card", names::card(card)), piece(card))
        }
        Move::Dogma(card) => {
            ("dogma", Message::new("offer-dogma").with("card", names::card(card)), piece(card))
        }
        Move::Achieve(age) => {
            let thing = Ref::Piece(names::achievement_id(Achievement::Age(age)));
            ("achieve", Message::new("offer-achieve").with("age", age), vec![thing])
        }
        Move::Pass => ("answer", pass(state), vec![Ref::choice("pass")]),
        Move::Pick(pick) => answer(state, pick),
        Move::Shuffle(_) => ("shuffle", shuffle(state), Vec::new()),
    };
    Label { group: group.into(), label, refs }
}

fn piece(card: crate::card::Card) -> Vec<Ref> {
    vec![Ref::Piece(names::id(card))]
}

/// A draw, and the pile from which it comes; a draw that ends the game comes from none.
fn draw(state: &State) -> (&'static str, Message, Vec<Ref>) {
    match state.table.draw_value(state.table.highest_top(state.table.turn)) {
        Some(age) => {
            let label = Message::new("offer-draw").with("what", names::back(age));
            ("draw", label, vec![Ref::Piece(names::supply_id(age))])
        }
        None => ("draw", Message::new("offer-draw-last"), vec![Ref::choice("draw")]),
    }
}

fn shuffle(state: &State) -> Message {
    let age = if let Phase::Shuffle(age) = state.table.phase { age } else { 1 };
    Message::new("offer-shuffle").with("age", age)
}

/// To do nothing, or nothing more.
fn pass(state: &State) -> Message {
    let again = state.pending.answers.iter().any(Option::is_some);
    Message::new(match state.pending.ask.map(|ask| ask.why) {
        Some(Why::Accept) => "offer-decline",
        Some(Why::Meld | Why::Tuck | Why::Return) if again => "offer-stop",
        _ => "offer-pass",
    })
}

fn answer(state: &State, pick: Pick) -> (&'static str, Message, Vec<Ref>) {
    let why = state.pending.ask.map_or(Why::Blind, |ask: Ask| ask.why);
    let seat = state.executor().unwrap_or(state.table.turn);
    let (label, thing) = match pick.picked() {
        Picked::Card(card) => (with(why, names::card(card)), Ref::Piece(names::id(card))),
        Picked::Color(color) => {
            let name = names::color(color);
            let own = zone_of(seat, color.name());
            match why {
                Why::Splay(splay) => {
                    let label = Message::new("offer-pick-splay").with("color", name);
                    (label.with("splay", names::splay(splay)), own)
                }
                Why::Order => (Message::new("offer-pick-order-color").with("color", name), own),
                _ => {
                    let label = Message::new("offer-pick-name-color").with("color", name);
                    (label, Ref::choice(color.name()))
                }
            }
        }
        Picked::Value(value) => {
            let label = match why {
                Why::Name => Message::new("offer-pick-name-value").with("value", value),
                _ => with(why, names::back(value).into()),
            };
            (label, Ref::choice(format!("value-{value}")))
        }
        Picked::Seat(seat) => (whom(seat), Ref::Seat(seat)),
        Picked::Yes if why == Why::Option => (option(state, 1), Ref::choice("first")),
        Picked::Yes => (accept(state), Ref::choice("yes")),
        Picked::Second => (option(state, 2), Ref::choice("second")),
    };
    ("answer", label, vec![thing])
}

fn whom(seat: Seat) -> Message {
    Message::new("offer-pick-seat").with("seat", seat)
}

/// What is done with what is picked.
fn with(why: Why, what: Arg) -> Message {
    let key = match why {
        Why::Meld => "offer-pick-meld",
        Why::Tuck => "offer-pick-tuck",
        Why::Score => "offer-pick-score",
        Why::Return => "offer-pick-return",
        Why::Give => "offer-pick-give",
        Why::Take => "offer-pick-take",
        Why::Keep => "offer-pick-keep",
        Why::Show => "offer-pick-show",
        Why::Execute => "offer-pick-execute",
        Why::Order => "offer-pick-order",
        Why::Exchange => "offer-pick-exchange",
        Why::Blind | Why::Splay(_) | Why::Name | Why::Whom | Why::Accept | Why::Option => {
            "offer-pick-blind"
        }
    };
    Message::new(key).with("what", what)
}

/// What the card that is being carried out offers to do.
fn accept(state: &State) -> Message {
    let card = state.pending.frames.last().map_or("", |frame| frame.card.name());
    Message::new("offer-accept").with("what", Message::of("ask-for-accept", card))
}

/// One of the two options of the card that is being carried out.
fn option(state: &State, n: u8) -> Message {
    let card = state.pending.frames.last().map_or("", |frame| frame.card.name());
    let key = format!("{}-{n}", Message::of("ask-for-option", card).key);
    Message::new("offer-accept").with("what", Message::new(key))
}
