//! Moves as people write them.

use kernel::{Error, Game, Mover, Seat};

use crate::bid::{ALL_POINTS, Bid};
use crate::contract::Declaration;
use crate::deal::{Deal, HAND};
use crate::moves::Move;
use crate::rules::Scoring;
use crate::seating::SEATS;
use crate::state::State;
use crate::tile::{Tile, Tiles};

/// The move as a person would write it.
pub(crate) fn write(m: Move) -> String {
    match m {
        Move::Pass => "pass".to_owned(),
        Move::Bid(bid) => bid.to_string(),
        Move::Declare(declaration) => declaration.to_string(),
        Move::Play(tile) => tile.to_string(),
        Move::PlaySmall(tile) => format!("{tile} small"),
        Move::Deal(deal) => format!("deal {deal}"),
        Move::Shaker(seat) => format!("shaker {seat}"),
    }
}

/// Reads a move as a person might write it, legal or not.
pub(crate) fn read(state: &State, mover: Mover, text: &str) -> Result<Move, Error> {
    let words = text.to_lowercase().replace(',', " ");
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let said = without_verb(&words);
    if let Some(hands) = said.strip_prefix("deal ") {
        return read_deal(hands);
    }
    if let Some(n) = said.strip_prefix("shaker ") {
        return read_shaker(n);
    }
    let found = match said {
        "pass" | "p" => Some(Move::Pass),
        _ => read_tile(said)
            .or_else(|| read_declaration(state, said).map(Move::Declare))
            .or_else(|| read_bid(state, said).map(Move::Bid)),
    };
    match found {
        Some(m) => Ok(m),
        None if said.parse::<u64>().is_ok() => {
            Err(Error::illegal("bid_not_on_ladder").variant("number").with("bid", said))
        }
        None => Err(unknown(state, mover, text)),
    }
}

fn unknown(state: &State, mover: Mover, text: &str) -> Error {
    let legal = match mover {
        Mover::Seat(seat) => state.legal(seat).iter().map(|&m| write(m)).collect(),
        Mover::Chance => vec!["deal TILES / TILES / TILES / TILES".to_owned()],
    };
    Error::invalid("unknown_move").with("text", text.trim()).options(legal)
}

/// What is left when a verb in front is dropped.
fn without_verb(words: &str) -> &str {
    const VERBS: [&str; 8] =
        ["bid ", "play ", "plays ", "call ", "declare ", "name ", "lead ", "say "];
    VERBS.iter().find_map(|verb| words.strip_prefix(verb)).unwrap_or(words)
}

fn read_tile(said: &str) -> Option<Move> {
    match said.strip_suffix(" small") {
        Some(tile) => tile.parse().ok().map(Move::PlaySmall),
        None => said.parse().ok().map(Move::Play),
    }
}

fn read_declaration(state: &State, said: &str) -> Option<Declaration> {
    let said = said.strip_suffix(" trumps").or_else(|| said.strip_suffix(" trump")).unwrap_or(said);
    let said = said.replace('_', "-");
    if let Some(found) = Declaration::ALL.into_iter().find(|d| d.name() == said) {
        let plain = found == Declaration::Nello;
        return Some(if plain { state.rules.plain_nello() } else { found });
    }
    Some(match said.as_str() {
        "blank" | "zeros" => Declaration::Blanks,
        "one" | "ace" | "aces" => Declaration::Ones,
        "two" | "deuce" | "deuces" => Declaration::Twos,
        "three" | "trey" | "treys" => Declaration::Threes,
        "four" => Declaration::Fours,
        "five" => Declaration::Fives,
        "six" => Declaration::Sixes,
        "double" => Declaration::Doubles,
        "doubles suit" | "doubles own suit" | "doubles own" => Declaration::DoublesSuit,
        "follow me" | "no" | "no-trump" | "follow-me high" | "follow me high" => {
            Declaration::FollowMe
        }
        "follow me low" | "follow-me-low" => Declaration::FollowMeLow,
        "nello own" | "nello own suit" => Declaration::Nello,
        "nel-o" | "nil" | "low" => state.rules.plain_nello(),
        "nello-high" => Declaration::NelloHigh,
        "nello-low" => Declaration::NelloLow,
        "nello-inverted" => Declaration::NelloInverted,
        "seven" => Declaration::Sevens,
        _ => return None,
    })
}

fn read_bid(state: &State, said: &str) -> Option<Bid> {
    let number = |text: &str| text.trim().parse::<u8>().ok();
    match said {
        "plunge" => return Some(Bid::Plunge(state.bidding().plunge_value())),
        "splash" => return Some(Bid::Splash(state.bidding().splash_value())),
        "mark" | "a mark" | "one mark" => return Some(marks(state, 1)),
        "two marks" => return Some(marks(state, 2)),
        _ => {}
    }
    for (word, bid) in [("plunge", Bid::Plunge as fn(u8) -> Bid), ("splash", Bid::Splash)] {
        if let Some(n) = said.strip_prefix(word) {
            return number(n).map(bid);
        }
    }
    let of_marks = said
        .strip_suffix("marks")
        .or_else(|| said.strip_suffix("mark"))
        .or_else(|| said.strip_suffix('m'))
        .or_else(|| said.strip_prefix('m'));
    match of_marks {
        Some(n) => number(n).map(|n| marks(state, n)),
        None => number(said).map(|n| points(state, n)),
    }
}

/// So many marks, or what stands for them in points scoring.
fn marks(state: &State, n: u8) -> Bid {
    match state.rules.scoring {
        Scoring::Points if (1..=3).contains(&n) => state.rules.at_rung(n),
        _ => Bid::Marks(n),
    }
}

/// R12: at a table that plays for marks, 42 is 1 mark, 84 is 2, and so on.
fn points(state: &State, n: u8) -> Bid {
    match state.rules.scoring {
        Scoring::Marks if n > 0 && n.is_multiple_of(ALL_POINTS) => Bid::Marks(n / ALL_POINTS),
        _ => Bid::Points(n),
    }
}

fn read_deal(text: &str) -> Result<Move, Error> {
    let bad = |why: &str| Error::invalid("bad_deal").variant(why);
    let mut hands = [Tiles::NONE; SEATS];
    let parts: Vec<&str> = text.split('/').collect();
    if parts.len() != SEATS {
        return Err(bad("hands"));
    }
    for (hand, part) in hands.iter_mut().zip(parts) {
        let tiles: Result<Vec<Tile>, _> = part.split_whitespace().map(str::parse).collect();
        let tiles = tiles.map_err(|_| bad("tile"))?;
        *hand = tiles.iter().copied().collect();
        if tiles.len() != HAND {
            return Err(bad("size"));
        }
    }
    Deal::of(hands).map(Move::Deal).ok_or_else(|| bad("twice"))
}

fn read_shaker(text: &str) -> Result<Move, Error> {
    match text.parse::<u8>() {
        Ok(n) if usize::from(n) < SEATS => Ok(Move::Shaker(Seat(n))),
        _ => Err(Error::invalid("unknown_seat")
            .variant("shaker")
            .options(["shaker 0", "shaker 1", "shaker 2", "shaker 3"])),
    }
}

/// Of bids, passing is usual and the cheapest next; of everything else all are alike.
pub(crate) fn weigh(moves: &[Move], weights: &mut [u16]) {
    if !matches!(moves.first(), Some(Move::Pass | Move::Bid(_))) {
        return;
    }
    let may_pass = moves[0] == Move::Pass;
    let rest = (moves.len() - usize::from(may_pass)).saturating_sub(1).max(1);
    weights.fill((150 / rest).max(1) as u16);
    if let Some(cheapest) = weights.get_mut(usize::from(may_pass)) {
        *cheapest = 250;
    }
    if may_pass {
        weights[0] = 600;
    }
}
