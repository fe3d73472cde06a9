//! Moves as people write them.

use kernel::Error;

use crate::ask::Pick;
use crate::card::Card;
use crate::components::Phase;
use crate::moves::Move;
use crate::position;
use crate::state::State;

/// The move as it is written. Names of seats never occur: a seat is `seat 1`.
pub(crate) fn write(state: &State, m: Move) -> String {
    match m {
        Move::Place(card) => format!("place {card}"),
        Move::Draw => "draw".to_owned(),
        Move::Meld(card) => format!("meld {card}"),
        Move::Dogma(card) => format!("dogma {card}"),
        Move::Achieve(age) => format!("achieve {age}"),
        Move::Pass => "pass".to_owned(),
        Move::Pick(pick) => format!("pick {}", position::written(pick.picked())),
        Move::Shuffle(rank) => match state.table.phase {
            Phase::Shuffle(age) => {
                let order = crate::shuffle::nth(age, rank);
                format!("shuffle {}", order.iter().map(|c| c.name()).collect::<Vec<_>>().join("; "))
            }
            _ => format!("shuffle {rank}"),
        },
    }
}

/// Reads a move. Well written but illegal moves are read too, so that the reason can be told.
pub(crate) fn read(state: &State, text: &str) -> Result<Move, Error> {
    let text = text.trim();
    let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    let card = || Card::named(rest).ok_or_else(|| unknown_card(rest));
    match verb.to_ascii_lowercase().as_str() {
        "draw" if rest.is_empty() => Ok(Move::Draw),
        "pass" | "no" if rest.is_empty() => Ok(Move::Pass),
        "place" => card().map(Move::Place),
        "meld" => card().map(Move::Meld),
        "dogma" => card().map(Move::Dogma),
        "achieve" => rest
            .parse()
            .map(Move::Achieve)
            .map_err(|_| Error::invalid("unknown_achievement").with("age", rest)),
        "shuffle" => shuffle(state, rest),
        "pick" => position::picked(rest)
            .map(|picked| Move::Pick(Pick::from(picked)))
            .ok_or_else(|| Error::invalid("unknown_pick").with("pick", rest)),
        _ if state.pending.ask.is_some() => position::picked(text)
            .map(|picked| Move::Pick(Pick::from(picked)))
            .ok_or_else(|| unknown_move(text)),
        _ => Err(unknown_move(text)),
    }
}

fn shuffle(state: &State, text: &str) -> Result<Move, Error> {
    let Phase::Shuffle(age) = state.table.phase else {
        return Err(Error::illegal("wrong_phase").variant("shuffle"));
    };
    let order: Option<arrayvec::ArrayVec<Card, 16>> =
        text.split(';').take(16).map(|name| Card::named(name.trim())).collect();
    let rank = order.and_then(|order| crate::shuffle::rank(age, &order));
    rank.map(Move::Shuffle).ok_or_else(|| Error::invalid("bad_shuffle").with("age", age))
}

fn unknown_card(name: &str) -> Error {
    Error::invalid("unknown_card").with("card", name)
}

fn unknown_move(text: &str) -> Error {
    Error::invalid("unknown_move").variant("actions").with("text", text)
}
