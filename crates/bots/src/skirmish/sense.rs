//! What a position is worth, and how play-outs go on.

use ::skirmish::{Lane, Move, Slot, State};
use kernel::{MAX_SEATS, Rng, Seat};
use search::{Knowledge, Worth};

use super::glance::Glance;

pub(crate) struct Sense {
    pub(crate) t: [f32; 16],
}

pub(crate) const BASE: [f32; 16] = [
    1.0,  // 0 horizon: 0 whole match, 1 skirmish
    1.0,  // 1 pick policy on
    0.0,  // 2 weigh on
    4.0,  // 3 tournament size
    3.0,  // 4 skirmish lead in cards
    5.0,  // 5 scale of cards
    0.3,  // 6 modifiers in cards
    1.2,  // 7 slope of points
    0.05, // 8 chance of done at no reason
    0.8,  // 9 card in this skirmish, points
    0.5,  // 10 weight of unopposed softness
    0.7,  // 11 explore
    0.0,  // 12 kind: 0 ismcts, 1 flat
    0.3,  // 13 tempo
    0.0, 0.0,
];

fn squash(x: f32) -> f32 {
    x / (1.0 + x * x).sqrt()
}

impl Sense {
    /// What it is worth to seat 0 to stand at these wins with so many cards more.
    fn standing(&self, wins: [u8; 2], cards: f32) -> f32 {
        match wins {
            [2, 2] => 0.5,
            [2, _] => 1.0,
            [_, 2] => 0.0,
            [a, b] => {
                let lead = f32::from(a) - f32::from(b);
                0.5 + 0.5 * squash((cards + self.t[4] * lead) / self.t[5])
            }
        }
    }

    fn value(&self, state: &State) -> f32 {
        let (s0, s1) = (Seat(0), Seat(1));
        let lanes = state.lanes();
        let score: i16 = lanes.iter().map(Lane::score).sum();
        let hands = [s0, s1].map(|s| state.hand_size(s) as f32);
        let mods: i16 = Slot::all()
            .map(|s| if s.side() == s0 { state.modifier(s) } else { -state.modifier(s) })
            .sum();
        let cards = hands[0] - hands[1] + self.t[6] * f32::from(mods);
        let wins = [state.wins(s0), state.wins(s1)];
        let won = self.standing([wins[0] + 1, wins[1]], cards);
        let lost = self.standing([wins[0], wins[1] + 1], cards);
        let tied = self.standing([wins[0] + 1, wins[1] + 1], cards);
        let soft: f32 = lanes.iter().map(|lane| self.soft(lane)).sum();
        let done = [s0, s1].map(|s| state.is_done(s));
        let budget = |n: usize| if done[n] { 0.0 } else { hands[n].min(6.0) };
        let tempo = if state.active() == s0 { self.t[13] } else { -self.t[13] };
        let x = soft + self.t[9] * (budget(0) - budget(1)) + tempo;
        let p = squash(x / self.t[7]) * 0.5 + 0.5;
        let v = lost + (won - lost) * p + 0.1 * (tied - 0.5 * (won + lost));
        match done {
            [true, false] | [false, true] => {
                // The one who is left may stop now.
                let now = match score.signum() {
                    1 => won,
                    0 => tied,
                    _ => lost,
                };
                if done[1] { v.max(now) } else { v.min(now) }
            }
            _ => v,
        }
    }

    fn soft(&self, lane: &Lane) -> f32 {
        let score = f32::from(lane.score());
        let near = match lane.power {
            [Some(a), None] => f32::from(a) - 3.0,
            [None, Some(b)] => 3.0 - f32::from(b),
            _ => f32::from(lane.margin().unwrap_or(0)),
        };
        score * (1.0 - self.t[10]) + self.t[10] * squash(near * 0.4)
    }

    /// Whether to pass, in a play-out.
    fn stops(&self, state: &State, seat: Seat, glance: &Glance<'_>, rng: &mut Rng) -> bool {
        let other = Seat(1 - seat.0);
        let (hand, theirs) = (state.hand_size(seat) as i16, state.hand_size(other) as i16);
        if state.is_done(other) {
            let enough = glance.lead > 0 || (glance.lead == 0 && state.wins(seat) == 1);
            return enough || hand + glance.lead < 0;
        }
        if state.has_acted() {
            return true;
        }
        if glance.lead >= 2 && hand <= theirs {
            return rng.below(3) == 0;
        }
        if glance.lead <= -3 && hand < theirs {
            return rng.below(3) == 0;
        }
        (rng.below(1000) as f32) < 1000.0 * self.t[8]
    }
}

impl Knowledge<State> for Sense {
    fn is_horizon(&self, root: &State, state: &State, _moves: u32) -> bool {
        (self.t[0] > 0.0 && state.skirmish() != root.skirmish() && root.skirmish() > 0)
            || (self.t[14] > 0.0 && _moves >= self.t[14] as u32)
    }

    fn judge(&self, state: &State) -> Worth {
        let value = self.value(state);
        let mut worth = [0.0; MAX_SEATS];
        worth[0] = value;
        worth[1] = 1.0 - value;
        worth
    }

    fn pick(&self, state: &State, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
        let any = |rng: &mut Rng| rng.below(moves.len() as u64) as usize;
        if moves.len() == 1 {
            return 0;
        }
        if self.t[1] == 0.0 {
            return any(rng);
        }
        let glance = Glance::new(state, seat);
        let main = moves[0] == Move::Pass;
        if main && self.stops(state, seat, &glance, rng) {
            return 0;
        }
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for _ in 0..self.t[3] as u32 {
            let first = u64::from(main);
            let n = (first + rng.below(moves.len() as u64 - first)) as usize;
            let score = glance.score(moves[n]);
            if score > most {
                (best, most) = (n, score);
            }
        }
        best
    }

    fn weighs(&self) -> bool {
        self.t[2] > 0.0
    }

    fn weigh(&self, state: &State, seat: Seat, moves: &[Move], weights: &mut [f32]) {
        let glance = Glance::new(state, seat);
        for (m, weight) in moves.iter().zip(weights) {
            let score = match m {
                Move::Pass => 1.0,
                m => glance.score(*m),
            };
            let score = score.clamp(-1.0, 3.0) + 1.0;
            *weight = 0.3 + self.t[2] * score * score;
        }
    }
}
