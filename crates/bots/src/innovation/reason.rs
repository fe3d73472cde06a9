//! Why a bot makes its move, in a sentence.

use ::innovation::{Move, Picked, State};
use search::{Candidate, Decision, Seen, Terms};

/// A sentence about the best candidate and the next best.
pub(super) fn reason(
    _: &Seen<'_, State>,
    _: &Terms<'_>,
    decision: &Decision<Move>,
) -> Option<String> {
    let best = decision.candidates.iter().find(|candidate| candidate.m == decision.best)?;
    let next = decision.candidates.iter().find(|candidate| candidate.m != decision.best)?;
    let hope = |candidate: &Candidate<Move>| format!("{:.0} %", 100.0 * candidate.value);
    Some(format!(
        "{} promises {} of the win, {} {}.",
        capital(&said(best.m)),
        hope(best),
        said(next.m),
        hope(next)
    ))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn said(m: Move) -> String {
    match m {
        Move::Place(card) => format!("beginning with {card}"),
        Move::Draw => "drawing".to_owned(),
        Move::Meld(card) => format!("melding {card}"),
        Move::Dogma(card) => format!("activating {card}"),
        Move::Achieve(age) => format!("claiming age {age}"),
        Move::Pass => "passing".to_owned(),
        Move::Pick(pick) => match pick.picked() {
            Picked::Card(card) => format!("picking {card}"),
            Picked::Color(color) => format!("picking {}", color.name()),
            Picked::Value(value) => format!("picking value {value}"),
            Picked::Seat(seat) => format!("picking seat {seat}"),
            Picked::Yes => "doing it".to_owned(),
            Picked::Second => "the second option".to_owned(),
        },
        Move::Shuffle(_) => "a shuffle".to_owned(),
    }
}
