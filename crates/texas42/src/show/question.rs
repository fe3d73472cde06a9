//! What is asked now, and of whom.

use kernel::{Message, Seat};

use crate::contract::Declaration;
use crate::seating::next;
use crate::show::describe::team_of;
use crate::state::{Phase, Verdict};
use crate::view::{BidRange, Contract, View};

/// What is asked. The same is said to everybody; the words differ for who is asked.
pub(super) fn question(view: &View) -> Option<Message> {
    match view.phase {
        Phase::Draw => Some(Message::new("ask-draw")),
        Phase::Deal if view.deal.is_none() => {
            Some(Message::new("ask-deal").with("dealer", view.dealer?))
        }
        Phase::Deal => hand_over(view),
        Phase::Bidding => bid(view, view.turn?, view.bids?),
        Phase::Declaring => Some(declare(view.turn?, view.contract?)),
        Phase::Playing => Some(play(view, view.turn?)),
        Phase::Over => game_over(view),
    }
}

/// Something that a seat is asked.
fn ask(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat)
}

fn bid(view: &View, seat: Seat, range: BidRange) -> Option<Message> {
    let standing = view.calls.iter().rev().find_map(|call| Some((call.seat, call.bid?)));
    let least = range.least.map(|bid| bid.message());
    let over = |key: &'static str| {
        let (holder, bid) = standing?;
        Some(ask(key, seat).with("holder", holder).with("bid", bid.message()))
    };
    match (least, standing) {
        (None, _) => over("ask-bid-none"),
        (Some(least), _) if range.must_bid => {
            Some(ask("ask-bid-forced", seat).with("least", least))
        }
        (Some(least), None) => Some(ask("ask-bid", seat).with("least", least)),
        (Some(least), _) if range.more => Some(over("ask-bid-over")?.with("least", least)),
        (Some(least), _) => Some(over("ask-bid-only")?.with("least", least)),
    }
}

fn declare(seat: Seat, contract: Contract) -> Message {
    let bid = contract.bid.message();
    match contract.bidder {
        bidder if bidder == seat => ask("ask-declare", seat).with("bid", bid),
        bidder => ask("ask-declare-partner", seat).with("bidder", bidder).with("bid", bid),
    }
}

/// Which tile is wanted. What a hand has is said only where the viewer sees it.
fn play(view: &View, seat: Seat) -> Message {
    let declaration = view.contract.and_then(|contract| contract.declaration);
    let sevens = declaration == Some(Declaration::Sevens);
    let hand = view.hands[seat.index()].tiles;
    if let Some(suit) = view.lead_suit {
        let free = hand.is_some_and(|hand| hand.and(view.following).is_empty());
        let key = if free { "ask-play-any" } else { "ask-follow" };
        return ask(key, seat).with("suit", suit.word());
    }
    if !view.trick.is_empty() {
        return ask("ask-play-closest", seat);
    }
    let has_trump = hand.is_some_and(|hand| !hand.and(view.trumps).is_empty());
    let key = match view.trump_lead && has_trump {
        true => "ask-lead-trump",
        false if sevens => "ask-lead-closest",
        false => "ask-lead",
    };
    ask(key, seat).with("trick", view.tricks_won[0] + view.tricks_won[1] + 1)
}

/// How the hand ended, and who shakes next.
fn hand_over(view: &View) -> Option<Message> {
    let key = match view.verdict? {
        Verdict::Made => "ask-hand-made",
        Verdict::Set => "ask-hand-set",
        Verdict::ThrownIn => "ask-hand-thrown-in",
    };
    let message = Message::new(key).with("dealer", next(view.dealer?));
    Some(match view.contract {
        Some(Contract { bidder, bid, .. }) => {
            message.with("bidder", bidder).with("bid", bid.message())
        }
        None => message,
    })
}

fn game_over(view: &View) -> Option<Message> {
    let winner = usize::from(view.winner?);
    let message = Message::new("ask-game-over").with("team", team_of(winner));
    Some(message.with("score", view.score[winner]).with("against", view.score[1 - winner]))
}
