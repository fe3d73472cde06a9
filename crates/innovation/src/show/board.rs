//! What lies on the table, in words that know no game.

use kernel::{Arrangement, Board, Counter, Message, Piece, Place, Seat, Zone};

use super::names;
use crate::card::{Card, Cards};
use crate::event::{Achievement, Bundle};
use crate::face::Splay;
use crate::view::{PileView, SeatView, Stage, View};

/// What lies on the table.
pub(crate) fn board(view: &View) -> Board {
    let seats = (0..).map(Seat).zip(&view.seats);
    let mut counters = vec![Counter::new("turn", view.turns)];
    if matches!(view.stage, Stage::AwaitingAction | Stage::AwaitingChoice) {
        counters.push(Counter::new("actions-left", view.actions));
    }
    if view.removed > 0 {
        counters.push(Counter::new("removed", view.removed as i32));
    }
    Board {
        places: seats.map(|(seat, shown)| place(view, seat, shown)).collect(),
        zones: vec![
            Zone::new("supply", Arrangement::Row).with(supply(view)),
            Zone::new("free-achievements", Arrangement::Row)
                .with(view.unclaimed.iter().map(|&what| achievement(what, None))),
        ],
        field: None,
        counters,
    }
}

/// The ten supply piles, each with how many cards are left.
fn supply(view: &View) -> impl Iterator<Item = Piece> {
    (1..).zip(view.supply).map(|(age, left): (u8, u8)| Piece {
        sign: age.to_string(),
        value: Some(i32::from(left)),
        faint: left == 0,
        ..Piece::new(names::supply_id(age), Message::new("piece-supply").with("age", age))
    })
}

fn place(view: &View, seat: Seat, shown: &SeatView) -> Place {
    let known = shown.remembered;
    let in_hand = shown.remembered_in_hand;
    let hand = held(Zone::of(seat, "hand", Arrangement::Hand), &shown.hand, in_hand, seat);
    let in_score = known.except(in_hand);
    let score = held(Zone::of(seat, "score", Arrangement::Pile), &shown.score, in_score, seat);
    let mut marks = Vec::new();
    if view.teams {
        marks.push(team(seat));
    }
    if view.stage == Stage::Placing && view.placed.has(seat) {
        marks.push(Message::new("mark-has-picked"));
    }
    let own = shown.achievements.iter().map(|&what| achievement(what, Some(seat)));
    let own = Zone::of(seat, "achievements", Arrangement::Row).with(own);
    let zones = shown.board.iter().map(|shown| pile(shown, seat));
    Place {
        counters: vec![
            Counter::new("achievements", shown.together as i32).of(view.needed as i32),
            Counter::new("score", shown.points as i32),
            Counter::new("hand", shown.hand.backs.iter().map(|n| i32::from(*n)).sum::<i32>()),
        ],
        marks,
        zones: zones.chain([hand, score, own]).collect(),
    }
}

/// The team of a seat; partners sit opposite.
pub(crate) fn team(seat: Seat) -> Message {
    Message::new("mark-team").with("team", seat.0 % 2 + 1)
}

/// A pile with its top card first; all of its cards lie in sight where it is splayed.
fn pile(shown: &PileView, seat: Seat) -> Zone {
    let splayed = shown.splay != Splay::None;
    let arrangement = if splayed { Arrangement::Row } else { Arrangement::Pile };
    let covered = usize::from(shown.covered.unwrap_or(0));
    let mark = Message::new("mark-splayed").with("splay", names::splay(shown.splay));
    Zone {
        hidden: (covered + 1).saturating_sub(shown.cards.len()) as u32,
        marks: Some(mark).filter(|_| splayed).into_iter().collect(),
        ..Zone::of(seat, shown.color.name(), arrangement)
            .with(shown.cards.iter().rev().map(|&c| card(c, seat)))
    }
}

/// Cards that only their owner sees; the others see how many there are of each value, and those
/// that they know to be there.
fn held(zone: Zone, bundle: &Bundle, known: Cards, seat: Seat) -> Zone {
    if let Some(cards) = bundle.cards {
        return zone.with(cards.iter().map(|c| card(c, seat)));
    }
    let backs = (1..).zip(bundle.backs).filter(|(_, n)| *n > 0);
    let mark = |(age, number): (u8, u8)| {
        Message::new("mark-backs").with("number", number).with("age", age)
    };
    let all = bundle.backs.iter().map(|n| u32::from(*n)).sum::<u32>();
    Zone {
        hidden: all.saturating_sub(known.len() as u32),
        marks: backs.map(mark).collect(),
        ..zone.with(known.iter().map(|c| card(c, seat)))
    }
}

fn card(card: Card, seat: Seat) -> Piece {
    Piece {
        sheet: Some(names::id(card)),
        sign: card.age().to_string(),
        owner: Some(seat),
        value: Some(i32::from(card.age())),
        marks: vec![names::color(card.color())],
        ..Piece::new(names::id(card), names::title(card))
    }
}

fn achievement(what: Achievement, owner: Option<Seat>) -> Piece {
    let id = names::achievement_id(what);
    match what {
        Achievement::Age(age) => Piece {
            sign: age.to_string(),
            owner,
            ..Piece::new(id, Message::new("piece-achievement-age").with("age", age))
        },
        Achievement::Special(special) => {
            Piece { sheet: Some(id.clone()), owner, ..Piece::new(id, names::special(special)) }
        }
    }
}
