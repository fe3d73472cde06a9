//! Events as messages.

use kernel::{Arg, Message, Seat};

use crate::event::Event;
use crate::rules::{Rules, Scoring};
use crate::seating::SEATS;
use crate::tile::{Tile, Tiles};

/// What an event says.
pub(super) fn describe(rules: &Rules, event: &Event) -> Message {
    match *event {
        Event::ShakerDrawn { seat } => by("event-shaker-drawn", seat),
        Event::Dealt { deal, dealer, .. } => {
            Message::new("event-dealt").with("dealer", dealer).with("deal", deal + 1)
        }
        Event::Passed { seat } => by("event-passed", seat),
        Event::Bid { seat, bid } => by("event-bid", seat).with("bid", bid.message()),
        Event::AuctionWon { seat, bid, names } if seat != names => {
            by("event-auction-won-partner", seat).with("bid", bid.message()).with("namer", names)
        }
        Event::AuctionWon { seat, bid, .. } => {
            by("event-auction-won", seat).with("bid", bid.message())
        }
        Event::ThrownIn => Message::new("event-thrown-in"),
        Event::Declared { seat, declaration, .. } => {
            by("event-declared", seat).with("declaration", declaration.word())
        }
        Event::Played { seat, tile, small: false } => {
            by("event-played", seat).with("tile", tile.arg())
        }
        Event::Played { seat, tile, small: true } => {
            by("event-played-small", seat).with("tile", tile.arg()).with("pip", low_end(tile))
        }
        Event::TrickWon { seat, points } => by("event-trick-won", seat).with("points", points),
        Event::HandDecided { made: true, tricks } => {
            Message::new("event-hand-made").with("tricks", tricks)
        }
        Event::HandDecided { made: false, tricks } => {
            Message::new("event-hand-set").with("tricks", tricks)
        }
        Event::HandsRevealed { hands } => left_over(hands),
        Event::Scored { added } => scored(rules.scoring, added),
        Event::GameWon { team } => {
            Message::new("event-game-won").with("team", team_of(usize::from(team)))
        }
    }
}

/// Something that a seat does.
fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat)
}

/// The seats of a team.
pub(super) fn team_of(team: usize) -> Arg {
    Arg::seats([Seat(team as u8), Seat(team as u8 + 2)])
}

/// The smaller end of a tile in words.
pub(super) fn low_end(tile: Tile) -> Arg {
    Arg::word(format!("pip-{}", tile.low()))
}

fn left_over(hands: [Tiles; SEATS]) -> Message {
    let left = Seat::all(SEATS).filter(|seat| !hands[seat.index()].is_empty());
    let hand = |seat: Seat| {
        by("event-hands-revealed-hand", seat).with("tiles", hands[seat.index()].to_string())
    };
    Message::new("event-hands-revealed").with("hands", Arg::list(left.map(hand)))
}

/// What the teams add: in marks one of them, in points perhaps both.
fn scored(scoring: Scoring, added: [u16; 2]) -> Message {
    let one = |key: &'static str, what: &'static str, team: usize| {
        Message::new(key).with("team", team_of(team)).with(what, added[team])
    };
    let team = usize::from(added[0] == 0);
    match (scoring, added) {
        (Scoring::Marks, _) => one("event-scored-marks", "marks", team),
        (Scoring::Points, [_, 0] | [0, _]) => one("event-scored-points", "points", team),
        (Scoring::Points, _) => one("event-scored-both", "points", 0)
            .with("opponents", team_of(1))
            .with("rest", added[1]),
    }
}
