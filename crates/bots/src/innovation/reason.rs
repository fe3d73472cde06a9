//! Why a bot makes its move.

use ::innovation::{Move, Picked, State, names};
use kernel::{Game, Message, Mover, Rng, Seat};
use search::net::{Features, Inputs};
use search::{Candidate, Decision, Seen, Terms};

use super::features::Sight;
use super::finish_effect;
use crate::nets::INNOVATION;

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

/// The same, and what the net sees as decisive in the position that the move leads to.
pub(super) fn reason_by_net(
    seen: &Seen<'_, State>,
    terms: &Terms<'_>,
    decision: &Decision<Move>,
) -> Option<Message> {
    let promises = reason(seen, terms, decision)?;
    let decisive = decisive(seen, terms, decision.best);
    Some(match decisive {
        Some((seat, word)) => Message::new("hint-net")
            .with("promises", promises)
            .with("seat", seat)
            .with("what", Message::of("net", word)),
        None => promises,
    })
}

/// Whose, and what. Nothing where the game is over, or where no net judges.
fn decisive(seen: &Seen<'_, State>, terms: &Terms<'_>, best: Move) -> Option<(Seat, &'static str)> {
    let mut state = seen.imagine(&mut Rng::new(terms.seed))?;
    state.play(Mover::Seat(seen.seat()), best, &mut ());
    finish_effect(&mut state);
    if state.outcome().is_some() {
        return None;
    }
    let (set, mut inputs) = (Sight.set(&state), Inputs::new());
    let net = INNOVATION.net(&set.label())?;
    Sight.encode(&state, &mut inputs);
    let decisive = net.decisive(&set, inputs.rows())?;
    let seat = (state.turn().index() + decisive.side) % state.seats();
    Some((Seat(seat as u8), decisive.word))
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
