//! Why a move was made, as a message.

use ::skirmish::{Lane, Move, State};
use kernel::{Arg, Game, Message, Mover, Rng, Seat};
use search::{Decision, Seen, Terms};

/// The points of a seat less those of the other, if it were counted now.
pub(crate) fn lead(state: &State, seat: Seat) -> i16 {
    let score: i16 = state.lanes().iter().map(Lane::score).sum();
    if seat == Seat(0) { score } else { -score }
}

/// How many terrains each side controls: first those of the seat.
fn controlled(state: &State, seat: Seat) -> [usize; 2] {
    let lanes = state.lanes();
    let [ours, theirs] =
        [1, -1].map(|sign| lanes.iter().filter(|lane| lane.score().signum() == sign).count());
    if seat == Seat(0) { [ours, theirs] } else { [theirs, ours] }
}

/// Why a seat may stop where it is to move, if it may. Only what both seats know is asked.
fn why_pass(state: &State, seat: Seat) -> Option<Message> {
    let other = Seat(1 - seat.0);
    let (lead, [ours, theirs]) = (lead(state, seat), controlled(state, seat));
    let done = state.is_done(other);
    Some(match lead {
        _ if !done && state.has_acted() => return None,
        1.. if done => Message::new("hint-lead-done").with("seat", seat).with("terrains", ours),
        0 if done && state.wins(seat) == 1 => Message::new("hint-tie-enough"),
        0 if done => Message::new("hint-tie-kept").with("seat", seat),
        1.. => {
            Message::new("hint-lead").with("seat", seat).with("own", ours).with("theirs", theirs)
        }
        0 => Message::new("hint-no-more").with("seat", seat),
        _ => Message::new("hint-give-up").with("seat", seat).with("cards", state.hand_size(seat)),
    })
}

/// Why a seat acts: the terrains that it takes or denies by its move.
fn why_act(state: &State, seat: Seat, m: Move) -> Option<Message> {
    let mut next = *state;
    next.play(Mover::Seat(seat), m, &mut ());
    if next.skirmish() != state.skirmish() || next.outcome().is_some() {
        return None;
    }
    let sign = if seat == Seat(0) { 1 } else { -1 };
    let gained: Vec<Message> = (0..)
        .zip(state.lanes().iter().zip(&next.lanes()))
        .filter(|(_, (before, after))| sign * (after.score() - before.score()) > 0)
        .map(|(n, (_, after))| {
            let takes = sign * after.score() > 0;
            let message = Message::new(if takes { "hint-takes" } else { "hint-denies" });
            message.with("terrain", ::skirmish::names::terrain(n))
        })
        .collect();
    (!gained.is_empty()).then(|| Message::new("hint-act").with("gains", Arg::list(gained)))
}

/// Why a seat made its move, by a world that it cannot tell from the true one.
pub(crate) fn reason(
    seen: &Seen<'_, State>,
    terms: &Terms<'_>,
    decision: &Decision<Move>,
) -> Option<Message> {
    let world = seen.imagine(&mut Rng::new(terms.seed))?;
    match decision.best {
        Move::Pass => why_pass(&world, seen.seat()),
        m => why_act(&world, seen.seat(), m),
    }
}
