//! Questions that need no asking: everybody can see what the answer is, or that none of the answers
//! makes a difference.
//!
//! Most questions with one answer are never asked (R90). A hand or score pile is asked for even
//! where one card of it will do, because not asking would tell that there is no second (R91); but
//! where it has one card in all, everybody sees that.

use kernel::{EventSink, EventSourced, Mover, Seat};

use crate::ask::{Ask, Picked};
use crate::components::Components;
use crate::dogma::Ran;
use crate::moves::Move;
use crate::state::State;

/// Orders of more cards than this are asked for, whether they matter or not.
const MOST_ORDERED: usize = 4;

/// The answer that a table may give for `seat`.
// R140.
pub(crate) fn answer(state: &State, seat: Seat) -> Option<Move> {
    let ask = state.pending.ask.filter(|ask| ask.who == Mover::Seat(seat))?;
    let seen = is_the_only_one(state, seat, ask) || makes_no_difference(state, seat, ask);
    if seen { ask.moves().next() } else { None }
}

/// Whether everybody can see that there is no other answer: what is asked for is no card, or it is
/// the only card of its place.
fn is_the_only_one(state: &State, seat: Seat, ask: Ask) -> bool {
    if ask.may_pass || ask.picks.len() != 1 {
        return false;
    }
    let picked = ask.picks.iter().next().map(|pick| pick.picked());
    let Some(Picked::Card(card)) = picked else { return true };
    let now = state.now();
    [now.hand(seat), now.score(seat)].iter().any(|place| place.has(card) && place.len() == 1)
}

/// Whether cards that everybody knows are put into an order, and every order comes to the same.
fn makes_no_difference(state: &State, seat: Seat, ask: Ask) -> bool {
    let known = || state.now().known_to_all();
    ask.ordering
        && ask.picks.len() <= MOST_ORDERED
        && ask.picks.as_cards().except(known()).is_empty()
        && end(state, seat, ask.picks.len()).is_some()
}

/// What the effect makes of the table, if that is the same for every order of `left` cards. Later
/// effects are left out: what comes of those may depend on cards that nobody knows.
fn end(state: &State, seat: Seat, left: usize) -> Option<(Ran, EventSourced<Components>)> {
    let mut work = state.table;
    let ran = state.run_again(state.pending.answers.len(), &mut work, &mut EventSink::none())?;
    let open = |ask: &Ask| ask.who == Mover::Seat(seat) && ask.left() == Some(left as u8);
    let Some(ask) = ran.ask.filter(open) else { return Some((ran, work)) };
    let mut ends = ask.picks.iter().map(|pick| {
        let mut next = state.clone();
        next.pending.answers.push(Some(pick));
        end(&next, seat, left - 1)
    });
    let first = ends.next()??;
    ends.all(|other| other == Some(first)).then_some(first)
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Setup, random_walk};

    use super::*;
    use crate::cards::testing::{activate, set_up};

    fn answered(before: &str, card: &str, answers: &str) -> Option<Move> {
        let paused = activate(set_up(2, before), card, answers).state;
        let seat = paused.to_move().seats().lowest().expect("a question is open");
        answer(&paused, seat)
    }

    /// Oars demands a card with a crown: a second card in the hand might have one too.
    #[test]
    fn the_only_card_of_a_hand_needs_no_asking() {
        let oars = "board 0: red Oars / board 1: green Sailing / hand 1: Code of Laws";
        assert!(answered(oars, "Oars", "...").is_some());
        assert_eq!(answered(&format!("{oars}, Tools"), "Oars", "..."), None);
    }

    /// How many questions of random play the table answers by itself.
    #[test]
    fn some_questions_of_random_play_need_no_asking() {
        let (mut asked, mut obvious) = (0, 0);
        for seed in 0..40 {
            let state = State::new(&Setup::default()).expect("the usual game");
            random_walk(state, seed, State::INFO.max_moves, |state, _| {
                let Some(seat) = state.to_move().seats().lowest() else { return };
                let m = answer(state, seat);
                asked += u32::from(state.pending.ask.is_some());
                obvious += u32::from(m.is_some());
                assert!(m.is_none_or(|m| state.legal(seat).contains(&m)));
            });
        }
        let share = 100 * obvious / asked;
        assert!((4..12).contains(&share), "{obvious} of {asked}");
    }
}
