//! A player without search: it makes the move after which the board looks best, and stops by rule.

use ::skirmish::{Lane, Move, Slot, State};
use kernel::{Game, Luck, Mover, Rng, Seat};
use search::{Bot, Candidate, Decision, Random, Seen, Terms};

use super::reason;

/// An action may make the position worse by so much before it is refused.
const PATIENCE: f32 = 6.0;
/// No position is worse than this.
const WORST: f32 = -1000.0;

/// The one-step player: no search, one imagined world.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Heuristic;

/// How good a position looks to a seat: 10 for each terrain, a little for power, 3 for each card,
/// something for slots that were changed, 25 for each skirmish won.
fn looks(state: &State, seat: Seat) -> f32 {
    let lane = |lane: &Lane| {
        let strength = |side: usize| f32::from(lane.power[side].unwrap_or(0));
        let power = lane.margin().map_or(strength(0) - strength(1), f32::from);
        10.0 * f32::from(lane.score()) + (0.8 * power).clamp(-4.0, 4.0)
    };
    let side = |slot: Slot| if slot.side() == Seat(0) { 1.0 } else { -1.0 };
    let slots: f32 = Slot::all().map(|slot| side(slot) * f32::from(state.modifier(slot))).sum();
    let of = |f: &dyn Fn(Seat) -> f32| f(Seat(0)) - f(Seat(1));
    let cards = of(&|seat| state.hand_size(seat) as f32);
    let wins = of(&|seat| f32::from(state.wins(seat)));
    let board: f32 = state.lanes().iter().map(lane).sum();
    side(Slot::new(0, seat)) * (board + 3.0 * cards + 0.6 * slots + 25.0 * wins)
}

/// How good the position looks when the seat has answered all that it is asked, as well as it can.
fn settled(mut state: State, seat: Seat, rng: &mut Rng) -> f32 {
    while state.to_move().first() == Some(Mover::Chance) {
        state.play(Mover::Chance, state.roll(Luck::new(rng.next())), &mut ());
    }
    let moves = state.legal(seat);
    if !matches!(moves.first(), Some(Move::Pick(_) | Move::Decline)) {
        return looks(&state, seat);
    }
    moves.iter().map(|&m| after(&state, seat, m, rng)).fold(WORST, f32::max)
}

/// The same after a move of the seat.
fn after(state: &State, seat: Seat, m: Move, rng: &mut Rng) -> f32 {
    let mut next = *state;
    next.play(Mover::Seat(seat), m, &mut ());
    settled(next, seat, rng)
}

/// Whether the rules of this player say to stop, whatever could be done.
fn stops(state: &State, seat: Seat) -> bool {
    let other = Seat(1 - seat.0);
    let (lead, [hand, theirs]) =
        (reason::lead(state, seat), [seat, other].map(|seat| state.hand_size(seat) as i16));
    if state.is_done(other) {
        // Every card turns about one terrain.
        let needed = 1 - lead;
        return lead > 0 || (needed >= 3 && needed >= hand);
    }
    !state.has_acted() && lead >= 3 && hand <= theirs
}

impl Bot<State> for Heuristic {
    fn think(&self, seen: &Seen<'_, State>, terms: &Terms<'_>) -> Decision<Move> {
        let (seat, mut rng) = (seen.seat(), Rng::new(terms.seed));
        let Some(world) = seen.imagine(&mut rng) else { return Random.think(seen, terms) };
        let dice = rng.next();
        let moves = seen.moves();
        let look = |m: Move| after(&world, seat, m, &mut Rng::new(dice));
        let turn = moves[0] == Move::Pass;
        let candidate = |&m: &Move| Candidate { m, value: 0.5 + 0.5 * look(m) / -WORST, visits: 0 };
        let mut options: Vec<_> = moves[usize::from(turn)..].iter().map(candidate).collect();
        rng.shuffle(&mut options);
        let decision = Decision::by_value(options, 0);
        let refused = 0.5 + 0.5 * (looks(&world, seat) - PATIENCE) / -WORST;
        if turn && (stops(&world, seat) || decision.candidates[0].value < refused) {
            return Decision { best: Move::Pass, ..decision };
        }
        decision
    }
}
