//! Rules of thumb: how a seat plays when there is no time to think.

use ::innovation::{Card, Move, Picked, State, Why};
use kernel::{Rng, Seat};

/// How promising an action looks.
pub(crate) fn appeal(state: &State, seat: Seat, m: Move) -> u32 {
    match m {
        Move::Draw => match state.hand(seat).len() {
            0 => 6,
            1 => 5,
            2 => 4,
            3 => 2,
            _ => 1,
        },
        Move::Meld(card) => meld(state, seat, card),
        Move::Dogma(card) => {
            if is_shared(state, seat, card) {
                2
            } else {
                9
            }
        }
        Move::Achieve(_) => 200,
        _ => 1,
    }
}

/// Whether an opponent would share the effects of a top card.
pub(crate) fn is_shared(state: &State, seat: Seat, card: Card) -> bool {
    let icon = card.face().featured;
    let own = state.icons(seat, icon);
    state.opponents(seat).iter().any(|other| state.icons(other, icon) >= own)
}

fn meld(state: &State, seat: Seat, card: Card) -> u32 {
    let age = card.age();
    let on_board = match state.top(seat, card.color()) {
        None => 7,
        Some(top) if top.age() <= age => 4 + 2 * u32::from(age - top.age()),
        Some(_) => 1,
    };
    on_board + if age > state.highest_top(seat) { 4 } else { 0 }
}

/// The best answer to an effect by its purpose, where there is a rule for it.
fn by_purpose(why: Why, moves: &[Move]) -> Option<usize> {
    let age = |m: &Move| match m {
        Move::Pick(pick) => match pick.picked() {
            Picked::Card(card) => i32::from(card.age()),
            Picked::Value(value) => i32::from(value),
            _ => 5,
        },
        _ => -1,
    };
    let place = |sign: i32| {
        let key = |n: &usize| if age(&moves[*n]) < 0 { i32::MIN } else { sign * age(&moves[*n]) };
        (0..moves.len()).max_by_key(key)
    };
    match why {
        Why::Meld | Why::Score | Why::Take | Why::Keep => place(1),
        Why::Give => place(-1),
        Why::Accept | Why::Splay(_) => Some(moves.len() - 1),
        _ => None,
    }
}

/// Picks a move in a play-out.
pub(crate) fn pick(state: &State, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
    let any = |rng: &mut Rng| rng.below(moves.len() as u64) as usize;
    match (moves[0], state.asked()) {
        (Move::Draw, _) => pick_action(state, seat, moves, rng),
        (_, Some(why)) if rng.below(4) > 0 => by_purpose(why, moves).unwrap_or_else(|| any(rng)),
        _ => any(rng),
    }
}

fn pick_action(state: &State, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
    if let Move::Achieve(_) = moves[moves.len() - 1] {
        return moves.len() - 1;
    }
    let sum: u32 = moves.iter().map(|&m| appeal(state, seat, m)).sum();
    let mut left = rng.below(u64::from(sum)) as u32;
    for (n, &m) in moves.iter().enumerate() {
        let appeal = appeal(state, seat, m);
        if left < appeal {
            return n;
        }
        left -= appeal;
    }
    unreachable!("the appeals add up to their sum")
}
