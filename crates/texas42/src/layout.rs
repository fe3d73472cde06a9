//! What lies on the table, in words that know no game.

use kernel::{Arrangement, Board, Counter, Piece, Place, Seat, Zone};

use crate::rules::Scoring;
use crate::seating::{SEATS, team};
use crate::state::Phase;
use crate::tile::Tile;
use crate::view::{Played, Trick, View};

/// What lies on the table.
pub(crate) fn board(view: &View) -> Board {
    let number = |n: usize| n + 1 + usize::from(view.unrecorded);
    let past = view.tricks.iter().enumerate().map(|(n, trick)| past_trick(view, number(n), trick));
    let deal = view.deal.map(|deal| Counter::new("deal", deal as i32 + 1));
    Board {
        places: Seat::all(SEATS).map(|seat| place(view, seat)).collect(),
        zones: [trick(view)].into_iter().chain(past).collect(),
        field: None,
        counters: deal.into_iter().collect(),
    }
}

fn place(view: &View, seat: Seat) -> Place {
    let side = team(seat);
    let scored = if view.scoring == Scoring::Marks { "marks" } else { "points" };
    Place {
        counters: vec![
            Counter::new(scored, view.score[side]).of(view.target),
            Counter { of: goal(view, side), ..Counter::new("this hand", view.points[side]) },
            Counter::new("tricks", view.tricks_won[side]),
        ],
        marks: marks(view, seat),
        zones: vec![hand(view, seat)],
    }
}

/// The points that a side needs to make the contract, or to set it.
fn goal(view: &View, side: usize) -> Option<i32> {
    let contract = view.contract?;
    let declares = team(contract.bidder) == side;
    let needs = contract.sets.map(|sets| if declares { contract.needs } else { sets });
    needs.map(i32::from)
}

fn marks(view: &View, seat: Seat) -> Vec<String> {
    let mut marks = vec![format!("team {}", team(seat))];
    let mut mark = |holds: bool, text: &str| {
        if holds {
            marks.push(text.to_owned());
        }
    };
    mark(view.dealer == Some(seat), "shaker");
    let call = view.calls.iter().find(|call| call.seat == seat);
    if let Some(call) = call.filter(|_| view.phase == Phase::Bidding) {
        mark(true, &call.bid.map_or("passes".to_owned(), |bid| format!("bids {bid}")));
    }
    if let Some(contract) = view.contract {
        mark(contract.bidder == seat, &format!("bidder, {}", contract.bid));
        let named = contract.declaration.map_or("to name it", |named| named.name());
        mark(contract.names == seat, named);
        mark(contract.sits_out == Some(seat), "sits out");
    }
    marks
}

fn hand(view: &View, seat: Seat) -> Zone {
    let hand = &view.hands[seat.index()];
    let tiles: Vec<Tile> = hand.tiles.iter().flat_map(|tiles| tiles.iter()).collect();
    let hidden = usize::from(hand.size) - tiles.len();
    let pieces = tiles.into_iter().map(|tile| piece(view, tile, seat));
    let zone = Zone::new("hand", Arrangement::Hand).with(pieces);
    Zone { word: "hand".to_owned(), hidden: hidden as u32, ..zone }
}

/// A tile; the figure on it is what it counts.
fn piece(view: &View, tile: Tile, owner: Seat) -> Piece {
    let trump = view.trumps.has(tile).then(|| "trump".to_owned());
    Piece {
        sign: format!("{}{}", tile.high(), tile.low()),
        owner: Some(owner),
        value: Some(i32::from(tile.count())).filter(|count| *count > 0),
        marks: trump.into_iter().collect(),
        ..Piece::named(&tile.to_string())
    }
}

fn played(view: &View, play: &Played) -> Piece {
    let mut piece = piece(view, play.tile, play.seat);
    piece.marks.extend(play.small.then(|| "small end".to_owned()));
    piece
}

/// The unfinished trick.
fn trick(view: &View) -> Zone {
    let mut pieces: Vec<Piece> = view.trick.iter().map(|play| played(view, play)).collect();
    for (piece, play) in pieces.iter_mut().zip(&view.trick) {
        piece.marks.extend((view.winning == Some(play.seat)).then(|| "wins so far".to_owned()));
    }
    let suit = view.lead_suit.map(|suit| format!("{suit} led"));
    let zone = Zone::new("trick", Arrangement::Row).with(pieces);
    Zone { word: "trick".to_owned(), marks: suit.into_iter().collect(), ..zone }
}

fn past_trick(view: &View, number: usize, trick: &Trick) -> Zone {
    let mut pieces: Vec<Piece> = trick.plays.iter().map(|play| played(view, play)).collect();
    for (piece, play) in pieces.iter_mut().zip(&trick.plays) {
        piece.marks.extend((trick.winner == play.seat).then(|| "wins".to_owned()));
    }
    let zone = Zone::new(&format!("trick {number}"), Arrangement::Row).with(pieces);
    Zone { counters: vec![Counter::new("points", trick.points)], ..zone }
}
