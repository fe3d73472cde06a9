//! The bot that plays by rules of thumb, and slips if it is told to.

use ::texas42::{Bid, Move, Phase, State};
use kernel::{Message, Rng};
use search::{Bot, Candidate, Decision, Random, Seen, Terms};

use super::bidding::{self, Doubt};
use super::estimate;
use super::knowledge::thumb;

/// Plays by rules of thumb.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thumb {
    /// In how many of a hundred plays it plays anything.
    pub(crate) slips: u64,
    /// What it makes of its figures when it bids.
    pub(crate) doubt: Doubt,
}

impl Bot<State> for Thumb {
    fn think(&self, seen: &Seen<'_, State>, terms: &Terms<'_>) -> Decision<Move> {
        let mut rng = Rng::new(terms.seed);
        let (seat, moves) = (seen.seat(), seen.moves());
        let Some(world) = seen.imagine(&mut rng) else { return Random.think(seen, terms) };
        if world.phase() == Phase::Bidding {
            return self.bid(&world, seen);
        }
        let slips = rng.below(100) < self.slips;
        let picked = thumb(&world, seat, &moves).filter(|m| !slips && moves.contains(m));
        let any = *rng.pick(&moves).expect("a seat that moves has moves");
        let decision = Decision::plain(picked.unwrap_or(any));
        match picked {
            Some(Move::Declare(named)) => {
                let need = world.standing_bid().map_or(30, Bid::needs);
                let chance = estimate::chance(world.hand(seat), named, need);
                let why = Message::new("hint-thumb-declare").with("declaration", named.word());
                decision.because(why.with("points", need).with("chance", percent(chance)))
            }
            Some(_) => decision.because(Message::new("hint-thumb")),
            None => decision,
        }
    }
}

impl Thumb {
    fn bid(&self, world: &State, seen: &Seen<'_, State>) -> Decision<Move> {
        let (best, made, value) = bidding::by_hand(world, seen.seat(), &seen.moves(), self.doubt);
        let why = match best {
            Move::Bid(bid) => {
                let why = Message::new("hint-thumb-bid").with("bid", bid.message());
                why.with("chance", percent(made))
            }
            _ => Message::new("hint-thumb-pass"),
        };
        let candidates = vec![Candidate { m: best, value, visits: 0 }];
        Decision { best, candidates, simulations: 0, why: None }.because(why)
    }
}

/// A chance as times in a hundred.
fn percent(chance: f32) -> u32 {
    (100.0 * chance) as u32
}
