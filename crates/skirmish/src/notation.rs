//! Moves as people write them.

use kernel::{Error, Game, Mover, Seat};

use crate::ask::Pick;
use crate::card::Card;
use crate::deck::{Order, READY, SIZES};
use crate::moves::Move;
use crate::rules::Given;
use crate::slot::{Slot, TERRAINS};
use crate::state::{Phase, State};

/// The move as a person would write it.
pub(crate) fn write(state: &State, m: Move) -> String {
    match m {
        Move::Pass => "pass".to_owned(),
        Move::Play(card, slot) => format!("play {card} {slot}"),
        Move::Activate(slot) => format!("activate {slot}"),
        Move::Leader => "leader".to_owned(),
        Move::Decline => "decline".to_owned(),
        Move::Pick(pick) => picked(pick),
        Move::Shuffle(order) => {
            let names: Vec<&str> = order.0.iter().map(|card| card.face().name).collect();
            format!("order {}", names.join(", "))
        }
        Move::Starter(seat) => format!("starts {seat}"),
        Move::Build(n) => match given(state) {
            Given::Ready if (n as usize) < READY.len() => {
                format!("deck {}", READY[n as usize].name)
            }
            _ => format!("deck {n}"),
        },
    }
}

/// A pick as a person would write it.
pub(crate) fn picked(pick: Pick) -> String {
    match pick {
        Pick::Slot(slot) => slot.to_string(),
        Pick::Card(card) => card.to_string(),
        Pick::Option(n) => format!("option {}", n + 1),
    }
}

/// How chance gives the deck that it gives now.
pub(crate) fn given(state: &State) -> Given {
    match state.table.phase {
        Phase::Build(seat) => state.table.rules.decks[seat.index()],
        _ => Given::Known,
    }
}

/// Reads a move as a person might write it, legal or not.
pub(crate) fn read(state: &State, mover: Mover, text: &str) -> Result<Move, Error> {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let low = words.to_lowercase();
    let side = match mover {
        Mover::Seat(seat) => seat,
        Mover::Chance => state.table.active,
    };
    match low.as_str() {
        "pass" | "p" | "done" | "conclude" => return Ok(Move::Pass),
        "leader" | "l" => return Ok(Move::Leader),
        "decline" | "no" => return Ok(Move::Decline),
        "option 1" => return Ok(Move::Pick(Pick::Option(0))),
        "option 2" => return Ok(Move::Pick(Pick::Option(1))),
        _ => {}
    }
    let (verb, rest) = low.split_once(' ').unwrap_or((low.as_str(), ""));
    let found = match verb {
        "order" => return read_order(rest),
        "starts" | "starter" => read_seat(rest).map(Move::Starter),
        "deck" => read_deck(state, rest).map(Move::Build),
        "activate" | "a" => place(rest, side).or_else(|| terrain(rest, side)).map(Move::Activate),
        "play" => return read_play(state, rest, side).ok_or_else(|| not_played(rest)),
        "pick" | "choose" => read_pick(rest, side),
        _ => read_pick(&low, side).or_else(|| read_play(state, &low, side)),
    };
    match found {
        // The name of a card alone is an answer only where something is asked.
        Some(Move::Pick(Pick::Card(_))) if state.pending.ask.is_none() => Err(not_played(&low)),
        Some(m) => Ok(m),
        None if low.contains(' ') && mover != Mover::Chance => Err(not_played(&low)),
        None => Err(unknown(state, mover, text)),
    }
}

/// What is wrong with a card that somebody wants to play.
fn not_played(text: &str) -> Error {
    let (name, slot) = match text.rsplit_once(' ') {
        Some((name, slot)) if Card::named(text).is_none() => (name, slot),
        _ => (text, ""),
    };
    let name = name.trim_end_matches(" on").trim_end_matches(" to").trim();
    match (Card::named(name), Card::like(name)) {
        (Some(card), _) if slot.is_empty() => Error::invalid("which_slot").with("card", card),
        (Some(_), _) => Error::invalid("unknown_slot").with("slot", slot),
        (None, like) => Error::invalid("unknown_card").with("name", name).options(like),
    }
}

/// `T2P1`, or for one's own slots `T2`.
fn place(text: &str, side: Seat) -> Option<Slot> {
    let text = text.trim();
    let own = || text.strip_prefix(['t', 'T']).and_then(|digit| terrain(digit, side));
    text.parse().ok().or_else(own)
}

/// `2`, where only a terrain can be meant.
fn terrain(digit: &str, side: Seat) -> Option<Slot> {
    let terrain = digit.parse().ok().filter(|&terrain: &u8| terrain < TERRAINS)?;
    (digit.len() == 1).then(|| Slot::new(terrain, side))
}

fn read_pick(text: &str, side: Seat) -> Option<Move> {
    let slot = place(text, side).map(Pick::Slot);
    slot.or_else(|| Card::named(text).map(Pick::Card)).map(Move::Pick)
}

/// `archer t2p0`, with `on` or `to` before the slot if one likes. Where the side is not said it is
/// one's own, unless the card can only go to the other.
fn read_play(state: &State, text: &str, side: Seat) -> Option<Move> {
    let (name, slot) = text.rsplit_once(' ')?;
    let name = name.trim();
    let name = name.strip_suffix(" on").or_else(|| name.strip_suffix(" to")).unwrap_or(name);
    let card = Card::named(name)?;
    if let Ok(slot) = slot.parse() {
        return Some(Move::Play(card, slot));
    }
    let own = place(slot, side).or_else(|| terrain(slot, side))?;
    let targets = state.table.targets(side, card);
    let other = !targets.has(own) && targets.has(own.opposing());
    Some(Move::Play(card, if other { own.opposing() } else { own }))
}

fn read_seat(text: &str) -> Option<Seat> {
    text.parse().ok().filter(|&n: &u8| n < 2).map(Seat)
}

fn read_deck(state: &State, text: &str) -> Option<u32> {
    let ready = READY.iter().position(|ready| ready.name == text).map(|n| n as u32);
    ready.filter(|_| given(state) == Given::Ready).or_else(|| text.parse().ok())
}

fn read_order(text: &str) -> Result<Move, Error> {
    let bad = |variant: &str| Error::invalid("bad_order").variant(variant);
    let card = |name: &str| Card::named(name).ok_or_else(|| bad("card").with("name", name.trim()));
    let cards = text.split(',').map(card).collect::<Result<Vec<Card>, Error>>()?;
    if cards.len() > SIZES.1 {
        return Err(bad("size").arg("most", SIZES.1));
    }
    Ok(Move::Shuffle(Order(cards.into_iter().collect())))
}

fn unknown(state: &State, mover: Mover, text: &str) -> Error {
    let legal = match mover {
        Mover::Seat(seat) => state.legal(seat).iter().map(|&m| write(state, m)).collect(),
        Mover::Chance => Vec::new(),
    };
    Error::invalid("unknown_move").with("text", text.trim()).options(legal)
}

/// How likely each move is in ordinary play.
pub(crate) fn weigh(moves: &[Move], weights: &mut [u16]) {
    for (m, weight) in moves.iter().zip(weights) {
        *weight = match m {
            Move::Pass => 4,
            Move::Activate(_) | Move::Leader => 3,
            _ => 2,
        };
    }
}
