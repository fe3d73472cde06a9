//! Why a bot makes its move.

use ::innovation::{Move, Picked, State, names};
use kernel::Message;
use search::{Candidate, Decision, Seen, Terms};

/// What the best candidate and the next best promise.
pub(super) fn reason(
    _: &Seen<'_, State>,
    _: &Terms<'_>,
    decision: &Decision<Move>,
) -> Option<Message> {
    let best = decision.candidates.iter().find(|candidate| candidate.m == decision.best)?;
    let next = decision.candidates.iter().find(|candidate| candidate.m != decision.best)?;
    let hope = |candidate: &Candidate<Move>| format!("{:.0}", 100.0 * candidate.value);
    let message = Message::new("hint-promises").with("best", said(best.m)).with("hope", hope(best));
    Some(message.with("next", said(next.m)).with("other", hope(next)))
}

fn said(m: Move) -> Message {
    let about = |key: &'static str, card| Message::new(key).with("card", names::card(card));
    match m {
        Move::Place(card) => about("hint-place", card),
        Move::Draw => Message::new("hint-draw"),
        Move::Meld(card) => about("hint-meld", card),
        Move::Dogma(card) => about("hint-dogma", card),
        Move::Achieve(age) => Message::new("hint-achieve").with("age", age),
        Move::Pass => Message::new("hint-pass"),
        Move::Pick(pick) => match pick.picked() {
            Picked::Card(card) => about("hint-pick-card", card),
            Picked::Color(color) => {
                Message::new("hint-pick-color").with("color", names::color(color))
            }
            Picked::Value(value) => Message::new("hint-pick-value").with("value", value),
            Picked::Seat(seat) => Message::new("hint-pick-seat").with("seat", seat),
            Picked::Yes => Message::new("hint-pick-yes"),
            Picked::Second => Message::new("hint-pick-second"),
        },
        Move::Shuffle(_) => Message::new("hint-shuffle"),
    }
}
