//! The special achievements: who is entitled to which.

use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};

use crate::card::Card;
use crate::components::Components;
use crate::event::{Event, How, Place, Special};
use crate::face::{Color, Icon, Splay};

/// Cards tucked, or cards scored, in one turn that make a Monument.
const MONUMENT: u8 = 6;
/// Visible icons of each kind that make an Empire.
const EMPIRE: u8 = 3;
/// Visible clocks that make a World.
const WORLD: u8 = 12;
/// The least value of each of five top cards that make a Universe.
const UNIVERSE: u8 = 8;

/// The seats whose boards or counters an event changed.
// R117.
#[inline(always)]
pub(crate) fn touched(event: &Event) -> SeatSet {
    let board = |place: Place| match place {
        Place::Board(seat) => SeatSet::only(seat),
        _ => SeatSet::NONE,
    };
    match event {
        Event::Moved { how: How::Score, from, to: Place::Score(seat), .. } => {
            board(*from).with(*seat)
        }
        Event::Moved { from, to, .. } => board(*from).or(board(*to)),
        Event::Splayed { seat, .. } | Event::Rearranged { seat, .. } => SeatSet::only(*seat),
        _ => SeatSet::NONE,
    }
}

/// The unclaimed special achievements whose conditions a seat meets.
pub(crate) fn entitled(t: &Components, seat: Seat) -> ArrayVec<Special, 5> {
    let entitled = |special: &Special| t.is_free(*special) && meets(t, seat, *special);
    Special::ALL.into_iter().filter(entitled).collect()
}

/// Whether a seat meets the conditions of any special achievement, claimed or not.
#[inline(always)]
pub(crate) fn meets_any(t: &Components, seat: Seat) -> bool {
    Special::ALL.into_iter().any(|special| meets(t, seat, special))
}

#[inline(always)]
// R111.
fn meets(t: &Components, seat: Seat, special: Special) -> bool {
    match special {
        Special::Monument => t.tucked[seat.index()].max(t.scored[seat.index()]) >= MONUMENT,
        Special::Empire => t.shows_all(seat, EMPIRE),
        Special::World => t.icons(seat, Icon::Clock) >= WORLD,
        Special::Wonder => Color::ALL.into_iter().all(|color| is_wonder(t.splay(seat, color))),
        Special::Universe => Color::ALL.into_iter().all(|color| is_universe(t.top(seat, color))),
    }
}

/// How much of the condition of a special achievement a seat has, and how much is needed: cards,
/// icons or colors, as the condition counts them. Slower than [`meets`], for people.
pub(crate) fn progress(t: &Components, seat: Seat, special: Special) -> (u8, u8) {
    let colors = |good: &dyn Fn(&Color) -> bool| Color::ALL.iter().filter(|c| good(c)).count();
    match special {
        Special::Monument => (t.tucked[seat.index()].max(t.scored[seat.index()]), MONUMENT),
        Special::Empire => {
            let least = |icon| t.icons(seat, icon).min(EMPIRE);
            (Icon::ALL.into_iter().map(least).sum(), EMPIRE * Icon::ALL.len() as u8)
        }
        Special::World => (t.icons(seat, Icon::Clock), WORLD),
        Special::Wonder => (colors(&|&color| is_wonder(t.splay(seat, color))) as u8, 5),
        Special::Universe => (colors(&|&color| is_universe(t.top(seat, color))) as u8, 5),
    }
}

const fn is_wonder(splay: Splay) -> bool {
    matches!(splay, Splay::Right | Splay::Up)
}

fn is_universe(top: Option<Card>) -> bool {
    top.is_some_and(|card| card.age() >= UNIVERSE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::testing::set_up;
    use crate::event::Achievement;

    /// One event entitles seats 0 and 1 at once: the turn player comes first, then clockwise.
    #[test]
    fn the_turn_player_claims_before_others_who_are_entitled_at_the_same_time() {
        for (turn, winner) in [(0, 0), (1, 1), (2, 0)] {
            let mut state = set_up(
                3,
                &format!(
                    "turn: {turn} / board 0: red Flight, Mobility; yellow Antibiotics; \
                     green Corporations; blue Rocketry; purple Socialism / board 1: red Fission; \
                     yellow Ecology; green Satellites; blue Genetics; purple Services"
                ),
            );
            let card = Card::named("Mobility");
            let (from, to) = (Place::Board(Seat(0)), Place::Board(Seat(1)));
            let moved = Event::Moved { how: How::Transfer, card, age: 8, from, to, open: false };
            let done = state
                .directly(Seat(0), &mut kernel::EventSink::none(), |cx| cx.emit(|| moved.clone()));
            assert_eq!(done, Ok(()));
            let universe = Achievement::Special(Special::Universe);
            assert!(state.table.owns(Seat(winner), universe), "turn of {turn}");
        }
    }

    /// What people are shown agrees with what the rules ask, with enough of it and with one less.
    #[test]
    fn progress_is_complete_exactly_when_the_condition_is_met() {
        let boards = [
            (Special::World, "red Fission; yellow Ecology; green Satellites; blue Software"),
            (Special::Wonder, "red Oars, Archery up; yellow Masonry, Agriculture right"),
            (
                Special::Universe,
                "red Flight, Mobility; yellow Antibiotics; green Corporations; blue Rocketry; \
                 purple Socialism",
            ),
            (Special::Empire, "red Fission; yellow Ecology; green Satellites; blue Genetics"),
        ];
        for (special, board) in boards {
            let t = set_up(2, &format!("board 0: {board}")).table;
            for special in Special::ALL {
                let (have, need) = progress(&t, Seat(0), special);
                assert_eq!(have >= need, meets(&t, Seat(0), special), "{special:?} on {board}");
            }
            assert!(progress(&t, Seat(0), special).0 > 0, "{special:?} on {board}");
            assert_eq!(progress(&t, Seat(1), special).0, 0);
        }
        let setup = kernel::Setup { seats: Some(3), ..kernel::Setup::default() };
        let mut met = 0;
        for t in crate::random_positions::middles(&setup, 12).into_iter().map(|state| state.table) {
            for seat in t.all_seats() {
                for special in Special::ALL {
                    let (have, need) = progress(&t, seat, special);
                    assert_eq!(have >= need, meets(&t, seat, special), "{special:?} of {seat}");
                    met += u32::from(have >= need);
                }
            }
        }
        assert!(met > 20, "conditions were met {met} times");
    }
}
