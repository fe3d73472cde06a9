//! The special achievements: who is entitled to which.

use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};

use crate::event::{Event, How, Place, Special};
use crate::face::{Color, Icon, Splay};
use crate::tableau::Tableau;

/// Cards tucked, or cards scored, in one turn that make a Monument.
const MONUMENT: u8 = 6;
/// Visible icons of each kind that make an Empire.
const EMPIRE: u8 = 3;
/// Visible clocks that make a World.
const WORLD: u8 = 12;
/// The least value of each of five top cards that make a Universe.
const UNIVERSE: u8 = 8;

/// The seats whose boards or counters an event changed.
pub(crate) fn touched(event: &Event) -> SeatSet {
    let board = |place: Place| match place {
        Place::Board(seat) => SeatSet::only(seat),
        _ => SeatSet::NONE,
    };
    match event {
        Event::Moved { how: How::Score, from, to: Place::Score(seat), .. } => {
            board(*from).with(*seat)
        }
        Event::Moved { from, to, .. } => {
            [*from, *to].into_iter().flat_map(|p| board(p).iter()).collect()
        }
        Event::Splayed { seat, .. } | Event::Rearranged { seat, .. } => SeatSet::only(*seat),
        _ => SeatSet::NONE,
    }
}

/// The unclaimed special achievements whose conditions a seat meets.
pub(crate) fn entitled(t: &Tableau, seat: Seat) -> ArrayVec<Special, 5> {
    t.unclaimed_specials().filter(|&special| meets(t, seat, special)).collect()
}

fn meets(t: &Tableau, seat: Seat, special: Special) -> bool {
    let every_color = |test: &dyn Fn(Color) -> bool| Color::ALL.into_iter().all(test);
    match special {
        Special::Monument => t.tucked[seat.index()].max(t.scored[seat.index()]) >= MONUMENT,
        Special::Empire => t.shows_all(seat, EMPIRE),
        Special::World => t.icons(seat, Icon::Clock) >= WORLD,
        Special::Wonder => {
            every_color(&|color| matches!(t.splay(seat, color), Splay::Right | Splay::Up))
        }
        Special::Universe => {
            every_color(&|color| t.top(seat, color).is_some_and(|card| card.age() >= UNIVERSE))
        }
    }
}
