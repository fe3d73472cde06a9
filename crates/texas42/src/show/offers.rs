//! What moves look like to who may make them.

use kernel::{Key, Label, Message, Ref, key_of};

use crate::bid::Bid;
use crate::moves::Move;
use crate::show::describe::low_end;
use crate::state::State;
use crate::tile::Tile;

/// The label of a move: its group, what it says, and what a person would touch for it. A bid or a
/// declaration is picked by its notation: `bid-1-mark`, `declare-fours`.
pub(super) fn label(state: &State, m: Move) -> Label {
    let (group, label, refs) = match m {
        Move::Pass => ("bid", Message::new("offer-pass"), vec![Ref::choice("pass")]),
        Move::Bid(bid) => {
            ("bid", offer_of(bid), vec![Ref::choice(key_of("bid", &bid.to_string()))])
        }
        Move::Declare(declaration) => (
            "declare",
            Message::new("offer-declare").with("declaration", declaration.word()),
            vec![Ref::choice(key_of("declare", declaration.name()))],
        ),
        Move::Play(tile) => {
            let leads = state.trick().is_empty();
            let key = if leads { "offer-lead" } else { "offer-play" };
            ("play", Message::new(key).with("tile", tile.arg()), vec![touch(tile)])
        }
        Move::PlaySmall(tile) => (
            "small-end",
            Message::new("offer-lead-small").with("tile", tile.arg()).with("pip", low_end(tile)),
            vec![touch(tile), Ref::choice("small-end")],
        ),
        Move::Deal(deal) => {
            ("chance", Message::new("offer-deal").with("hands", deal.to_string()), vec![])
        }
        Move::Shaker(seat) => {
            ("chance", Message::new("offer-shaker").with("seat", seat), vec![Ref::Seat(seat)])
        }
    };
    Label { group: Key::Borrowed(group), label, refs }
}

fn offer_of(bid: Bid) -> Message {
    match bid {
        Bid::Plunge(n) => Message::new("offer-plunge").with("marks", n),
        Bid::Splash(n) => Message::new("offer-splash").with("marks", n),
        Bid::Points(_) | Bid::Marks(_) => Message::new("offer-bid").with("bid", bid.message()),
    }
}

fn touch(tile: Tile) -> Ref {
    Ref::piece(tile.to_string())
}
