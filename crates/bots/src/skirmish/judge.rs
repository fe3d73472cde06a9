//! What a position is worth.
//!
//! The weights were fitted to who won in some hundred matches of a searching player. Cards are most
//! of it: while both seats hold many, one card more is worth several terrains, for terrains change
//! hands until somebody stops. The board counts more the fewer cards are left.

use ::skirmish::{Lane, Slot, State};
use kernel::Seat;

/// A skirmish more, and a card more, when nothing is on the board.
const SKIRMISH: f32 = 1.4;
const CARD: f32 = 0.65;
/// What lasts, in cards: a point of power that a slot adds, and a use of the leader.
const SLOT: f32 = 0.2;
const CHARGE: f32 = 0.4;
/// To be the one who must act next is a burden.
const BURDEN: f32 = 0.3;
/// Cards that it costs to make up for one point when the other is done, and how unsure that is.
const COST: f32 = 0.7;
const DOUBT: f32 = 0.4;

/// From any number to one between -1 and 1.
fn squash(x: f32) -> f32 {
    x / (1.0 + x * x).sqrt()
}

/// The chance to win with so much on one's side.
fn chance(weight: f32) -> f32 {
    0.5 + 0.5 * squash(0.55 * weight)
}

/// How far apart the powers on a terrain are, for seat 0, between -1 and 1. A unit that stands
/// alone is compared with an ordinary one.
fn margin(lane: &Lane) -> f32 {
    squash(match lane.power {
        [Some(ours), None] => 0.2 * (f32::from(ours) - 3.0),
        [None, Some(theirs)] => 0.2 * (3.0 - f32::from(theirs)),
        _ => 0.4 * f32::from(lane.margin().unwrap_or(0)),
    })
}

/// What it is worth to have won so many skirmishes, and to hold so many cards more, between two
/// skirmishes.
pub(crate) fn standing(wins: [u8; 2], cards: f32) -> f32 {
    match wins {
        [2, 2] => 0.5,
        [2, _] => 1.0,
        [_, 2] => 0.0,
        [ours, theirs] => chance(SKIRMISH * (f32::from(ours) - f32::from(theirs)) + CARD * cards),
    }
}

/// A match by the numbers, as one seat sees it: its own come first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbers {
    pub(crate) wins: [u8; 2],
    pub(crate) hands: [f32; 2],
    /// Points more, if it were counted now.
    pub(crate) lead: f32,
    /// What lasts longer than a skirmish, in cards.
    lasting: f32,
}

impl Numbers {
    pub(crate) fn of(state: &State, seat: Seat, lanes: &[Lane; 5]) -> Numbers {
        let seats = [seat, Seat(1 - seat.0)];
        let sign = |side: Seat| if side == seat { 1.0 } else { -1.0 };
        let slot = |slot: Slot| sign(slot.side()) * f32::from(state.modifier(slot));
        let charge = |side: Seat| sign(side) * f32::from(state.charges(side));
        let score: i16 = lanes.iter().map(Lane::score).sum();
        Numbers {
            wins: seats.map(|seat| state.wins(seat)),
            hands: seats.map(|seat| state.hand_size(seat) as f32),
            lead: sign(Seat(0)) * f32::from(score),
            lasting: SLOT * Slot::all().map(slot).sum::<f32>()
                + CHARGE * seats.into_iter().map(charge).sum::<f32>(),
        }
    }

    /// The same as the other seat sees it.
    pub(crate) fn turned(self) -> Numbers {
        let Numbers { wins: [a, b], hands: [c, d], lead, lasting } = self;
        Numbers { wins: [b, a], hands: [d, c], lead: -lead, lasting: -lasting }
    }

    /// Cards more, and what is as good as cards.
    fn cards(&self) -> f32 {
        self.hands[0] - self.hands[1] + self.lasting
    }

    /// What it is worth when the skirmish ends as it stands.
    pub(crate) fn counted(&self) -> f32 {
        self.ended(self.lead, 0.0)
    }

    /// What it is worth when the skirmish ends with this lead after so many cards.
    fn ended(&self, lead: f32, spent: f32) -> f32 {
        let wins = [self.wins[0] + u8::from(lead >= 0.0), self.wins[1] + u8::from(lead <= 0.0)];
        standing(wins, self.cards() - spent)
    }

    /// What it is worth to be the only one who is not done: to stop now, or to spend cards until it
    /// is a tie or a win, whichever is best.
    pub(crate) fn last_say(&self) -> f32 {
        if self.lead > 0.0 {
            return self.counted();
        }
        let reach = |lead: f32| {
            let cost = COST * (lead - self.lead);
            if cost > self.hands[0] || cost <= 0.0 {
                return 0.0;
            }
            let doubt = DOUBT * cost / self.hands[0];
            (1.0 - doubt) * self.ended(lead, cost) + doubt * self.ended(-1.0, cost)
        };
        self.counted().max(reach(1.0)).max(reach(0.0))
    }

    /// What it is worth while both are in the skirmish, apart from whose turn it is. `power` says
    /// by how much terrains are held.
    fn open(&self, power: f32, burden: f32) -> f32 {
        let few = (1.0 - self.hands[0].min(self.hands[1]) / 6.0).max(0.0);
        let (point, strength, card) = match self.wins {
            [0, 0] => (0.12 + 0.1 * few, 0.1 + 0.6 * few, 0.67 + 0.29 * few),
            [1, 1] => (0.1 + 0.6 * few, 0.4, 0.55 + 0.6 * few),
            _ => (0.1 + 0.25 * few, 0.1 + 0.5 * few, 0.8 + 0.16 * few),
        };
        let skirmishes = SKIRMISH * (f32::from(self.wins[0]) - f32::from(self.wins[1]));
        let board = point * self.lead + strength * power;
        let cards = card * (self.hands[0] - self.hands[1]) + 0.5 * self.lasting;
        chance(skirmishes + board + cards - burden)
    }
}

/// What a position is worth to a seat, where its terrains and numbers are known.
pub(crate) fn worth(state: &State, seat: Seat, lanes: &[Lane; 5], numbers: &Numbers) -> f32 {
    let other = Seat(1 - seat.0);
    match [seat, other].map(|seat| state.is_done(seat)) {
        [false, true] => numbers.last_say(),
        [true, false] => 1.0 - numbers.turned().last_say(),
        _ => {
            let power: f32 = lanes.iter().map(margin).sum();
            let power = if seat == Seat(0) { power } else { -power };
            let burden = if state.active() == seat { BURDEN } else { -BURDEN };
            numbers.open(power, burden)
        }
    }
}

/// What a position is worth to seat 0.
pub(crate) fn value(state: &State) -> f32 {
    let lanes = state.lanes();
    worth(state, Seat(0), &lanes, &Numbers::of(state, Seat(0), &lanes))
}

#[cfg(test)]
mod tests {
    use super::super::tests::position;
    use super::*;

    #[test]
    fn more_of_anything_good_is_worth_more() {
        let base = "hand 0: 3 Veteran\nhand 1: 3 Veteran\nunit T2P1: Veteran\n";
        let better = [
            "hand 0: 4 Veteran\nhand 1: 3 Veteran\nunit T2P1: Veteran\n",
            "hand 0: 3 Veteran\nhand 1: 2 Veteran\nunit T2P1: Veteran\n",
            "hand 0: 3 Veteran\nhand 1: 3 Veteran\nunit T2P0: Veteran\nunit T2P1: Veteran\n",
            "hand 0: 3 Veteran\nhand 1: 3 Veteran\nunit T2P1: Scout\n",
            "unit T2P1: Veteran\nmodifiers 0: 2 0 0 0 0\nhand 0: 3 Veteran\nhand 1: 3 Veteran\n",
            "wins: 1 0\nhand 0: 3 Veteran\nhand 1: 3 Veteran\nunit T2P1: Veteran\n",
        ];
        for text in better {
            assert!(value(&position(text)) > value(&position(base)), "{text}");
        }
    }

    #[test]
    fn both_seats_judge_alike_and_between_nothing_and_all() {
        let state = position("wins: 0 1\nhand 0: Veteran\nhand 1: 5 Scout\nunit T1P0: Champion\n");
        let lanes = state.lanes();
        let worths = [Seat(0), Seat(1)]
            .map(|seat| worth(&state, seat, &lanes, &Numbers::of(&state, seat, &lanes)));
        assert!((worths[0] + worths[1] - 1.0).abs() < 1e-5, "{worths:?}");
        assert!(worths.iter().all(|worth| (0.0..=1.0).contains(worth)), "{worths:?}");
    }

    #[test]
    fn a_tie_is_enough_for_who_has_won_one() {
        assert!((standing([2, 1], -9.0) - 1.0).abs() < 1e-6);
        assert!((standing([2, 2], 9.0) - 0.5).abs() < 1e-6);
        assert!(standing([1, 0], 0.0) > standing([1, 1], 0.0));
        // One win and a tie on the board, the other done: there is nothing left to win.
        let numbers = Numbers { wins: [1, 0], hands: [5.0, 0.0], lead: 0.0, lasting: 0.0 };
        assert!((numbers.last_say() - 1.0).abs() < 1e-6);
        assert!((numbers.counted() - 1.0).abs() < 1e-6);
    }

    #[test]
    fn who_is_left_alone_spends_only_where_that_can_turn_it() {
        let numbers = |hand, lead| Numbers { wins: [0, 1], hands: [hand, 4.0], lead, lasting: 0.0 };
        assert!(numbers(6.0, -1.0).last_say() > numbers(6.0, -1.0).counted());
        let hopeless = numbers(1.0, -5.0);
        assert!((hopeless.last_say() - hopeless.counted()).abs() < 1e-6);
    }
}
