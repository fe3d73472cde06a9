//! What lies on the table, in words that know no game.

use kernel::{Arrangement, Board, Counter, Message, Piece, Place, Ref, Seat, Zone};

use crate::contract::Declaration;
use crate::rules::Scoring;
use crate::seating::{SEATS, team};
use crate::state::Phase;
use crate::tile::Tile;
use crate::view::{Played, Trick, View};

/// What lies on the table.
pub(super) fn board(view: &View) -> Board {
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
            Counter { of: goal(view, side), ..Counter::new("this-hand", view.points[side]) },
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

fn marks(view: &View, seat: Seat) -> Vec<Message> {
    let mut marks = vec![Message::new("mark-team").with("team", team(seat))];
    let mut mark = |holds: bool, mark: Message| marks.extend(holds.then_some(mark));
    let of_seat = |key: &'static str| Message::new(key).with("seat", seat);
    mark(view.dealer == Some(seat), Message::new("mark-shaker"));
    let call = view.calls.iter().find(|call| call.seat == seat);
    if let Some(call) = call.filter(|_| view.phase == Phase::Bidding) {
        let said = match call.bid {
            None => of_seat("mark-passes"),
            Some(bid) => of_seat("mark-bids").with("bid", bid.message()),
        };
        mark(true, said);
    }
    if let Some(contract) = view.contract {
        let bidder = Message::new("mark-bidder").with("bid", contract.bid.message());
        mark(contract.bidder == seat, bidder);
        let named = contract.declaration.map_or("mark-to-name".to_owned(), Declaration::key);
        mark(contract.names == seat, Message::new(named));
        mark(contract.sits_out == Some(seat), of_seat("mark-sits-out"));
    }
    marks
}

fn hand(view: &View, seat: Seat) -> Zone {
    let hand = &view.hands[seat.index()];
    let tiles: Vec<Tile> = hand.tiles.iter().flat_map(|tiles| tiles.iter()).collect();
    let hidden = usize::from(hand.size) - tiles.len();
    let pieces = tiles.into_iter().map(|tile| piece(view, tile, seat));
    let zone = Zone::of(seat, "hand", Arrangement::Hand).with(pieces);
    Zone { hidden: hidden as u32, ..zone }
}

/// A tile; the figure on it is what it counts.
fn piece(view: &View, tile: Tile, owner: Seat) -> Piece {
    let id = tile.to_string();
    let trump = view.trumps.has(tile).then(|| Message::new("mark-trump"));
    Piece {
        sign: format!("{}{}", tile.high(), tile.low()),
        owner: Some(owner),
        value: Some(i32::from(tile.count())).filter(|count| *count > 0),
        marks: trump.into_iter().collect(),
        sheet: Some(id.clone().into()),
        ..Piece::named(&id)
    }
}

fn played(view: &View, play: &Played) -> Piece {
    let mut piece = piece(view, play.tile, play.seat);
    piece.marks.extend(play.small.then(|| Message::new("mark-small-end")));
    piece
}

/// The unfinished trick.
fn trick(view: &View) -> Zone {
    let wins = |play: &Played| view.winning == Some(play.seat);
    let suit = view.lead_suit.map(|suit| Message::new("mark-led").with("suit", suit.word()));
    let zone = Zone::new("trick", Arrangement::Row);
    let pieces = tiles_of(view, &view.trick, "mark-wins-so-far", wins);
    Zone { marks: suit.into_iter().collect(), ..zone.with(pieces) }
}

fn past_trick(view: &View, number: usize, trick: &Trick) -> Zone {
    let wins = |play: &Played| play.seat == trick.winner;
    let name = Message::new("zone-past-trick").with("number", number);
    let zone = Zone::named(Ref::zone(format!("trick-{number}")), name, Arrangement::Row);
    let pieces = tiles_of(view, &trick.plays, "mark-wins", wins);
    Zone { counters: vec![Counter::new("points", trick.points)], ..zone.with(pieces) }
}

/// The tiles of a trick, with a mark on the one that wins it.
fn tiles_of(
    view: &View,
    plays: &[Played],
    mark: &'static str,
    wins: impl Fn(&Played) -> bool,
) -> Vec<Piece> {
    let piece = |play: &Played| {
        let mut piece = played(view, play);
        piece.marks.extend(wins(play).then(|| Message::new(mark)));
        piece
    };
    plays.iter().map(piece).collect()
}
