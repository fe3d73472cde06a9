//! What is asked, and of whom.

use kernel::{Arg, Message, Mover, Seat};

use super::names;
use crate::ask::{Pickable, Why};
use crate::view::{AskView, DogmaView, Stage, View};

/// What is asked now.
pub(crate) fn question(view: &View) -> Option<Message> {
    Some(match (view.stage, &view.dogma, &view.ask) {
        (Stage::GameOver, ..) => return None,
        (Stage::Shuffling, ..) => Message::new("ask-shuffle"),
        (Stage::Placing, ..) => {
            let missing = Seat::all(view.seats.len()).filter(|seat| !view.placed.has(*seat));
            Message::new("ask-place").with("seats", Arg::seats(missing))
        }
        (_, Some(dogma), Some(ask)) => Message::new("ask-effect")
            .with("effect", names::effect(dogma.card, dogma.effect))
            .with("text", names::clause(dogma.card, dogma.effect))
            .with("ask", asked(dogma, ask)),
        _ => Message::new("ask-action").with("seat", view.turn).with("actions", view.actions),
    })
}

/// Who picks what.
fn asked(dogma: &DogmaView, ask: &AskView) -> Message {
    let Mover::Seat(seat) = ask.who else {
        return Message::new("ask-chance").with("what", purpose(ask));
    };
    let by = |key: &'static str| Message::new(key).with("seat", seat);
    let card = dogma.card.name();
    if ask.why == Why::Accept {
        return by("ask-accept").with("what", Message::of("ask-for-accept", card));
    }
    if ask.why == Why::Option {
        let option = Message::of("ask-for-option", card).key;
        return by("ask-option")
            .with("first", Message::new(format!("{option}-1")))
            .with("second", Message::new(format!("{option}-2")));
    }
    let many = matches!(ask.why, Why::Meld | Why::Tuck | Why::Return);
    match (ask.left, ask.may_pass) {
        (Some(left), _) => by("ask-order").with("left", left),
        (None, true) if ask.again && many => by("ask-pick-or-stop"),
        (None, true) => by("ask-pick-or-pass"),
        (None, false) => by("ask-pick"),
    }
    .with("what", purpose(ask))
}

/// What a pick is for.
fn purpose(ask: &AskView) -> Arg {
    Arg::word(match (ask.why, ask.of) {
        (Why::Return, Pickable::Seat) => "ask-for-whom-return",
        (Why::Return, Pickable::Value) => "ask-for-value-return",
        (Why::Order, Pickable::Color) => "ask-for-order-color",
        (Why::Name, Pickable::Value) => "ask-for-name-value",
        (Why::Name, _) => "ask-for-name-color",
        (Why::Meld, _) => "ask-for-meld",
        (Why::Tuck, _) => "ask-for-tuck",
        (Why::Score, _) => "ask-for-score",
        (Why::Return, _) => "ask-for-return",
        (Why::Give, _) => "ask-for-give",
        (Why::Take, _) => "ask-for-take",
        (Why::Keep, _) => "ask-for-keep",
        (Why::Show, _) => "ask-for-show",
        (Why::Execute, _) => "ask-for-execute",
        (Why::Order, _) => "ask-for-order",
        (Why::Exchange, _) => "ask-for-exchange",
        (Why::Splay(splay), _) => return Arg::word(format!("ask-for-splay-{}", splay.name())),
        (Why::Whom | Why::Accept | Why::Option, _) => "ask-for-whom",
        (Why::Blind, _) => "ask-for-blind",
    })
}
