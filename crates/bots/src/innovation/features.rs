//! What a net sees of a position of Innovation: version 1 of the sets for two, three and four seats
//! and for teams.

use ::innovation::{Color, Icon, Now, Splay, State};
use kernel::{Game, Mover, Seat, SeatSet, ToMove};
use search::net::{FeatureSet, Features, Inputs, Section, count, flags};

/// The most seats.
const SEATS: usize = 4;
/// How many cards there are.
const CARDS: u16 = 105;
/// Numbers are told apart up to these.
const MOST_ACHIEVEMENTS: u16 = 8;
const MOST_PILE: u16 = 10;
const MOST_ICONS: u16 = 24;
const MOST_POINTS: u16 = 60;
const MOST_HAND: u16 = 12;
const MOST_MONUMENT: u16 = 6;
const MOST_AGE: u16 = 11;
/// A difference of icons, and of points, is moved so that it is a number from 0 on.
const ICONS_APART: u16 = 12;
const POINTS_APART: u16 = 40;
const MOST_SUPPLY: u16 = 10;
const MOST_TURNS: u16 = 25;
/// So many turns are told apart as one.
const TURNS: usize = 4;

/// What is seen of each seat, that whose turn it is first.
static EACH: &[Section] = &[
    flags("hand", CARDS, "cards in the hand"),
    flags("score", CARDS, "cards in the score pile"),
    flags("top", CARDS, "top cards"),
    flags("under", CARDS, "covered cards on the board"),
    flags("alone", CARDS, "top cards whose effects no opponent would share"),
    count("achievements", MOST_ACHIEVEMENTS, "achievements that count for the seat"),
    flags("claimable", 9, "ages whose achievement it could claim with an action"),
    flags("splays", 15, "for each color whether it is splayed left, right or up"),
    count("pile red", MOST_PILE, "cards in a pile"),
    count("pile yellow", MOST_PILE, "cards in a pile"),
    count("pile green", MOST_PILE, "cards in a pile"),
    count("pile blue", MOST_PILE, "cards in a pile"),
    count("pile purple", MOST_PILE, "cards in a pile"),
    count("icon 1", MOST_ICONS, "icons of a kind on the board"),
    count("icon 2", MOST_ICONS, "icons of a kind on the board"),
    count("icon 3", MOST_ICONS, "icons of a kind on the board"),
    count("icon 4", MOST_ICONS, "icons of a kind on the board"),
    count("icon 5", MOST_ICONS, "icons of a kind on the board"),
    count("icon 6", MOST_ICONS, "icons of a kind on the board"),
    count("points", MOST_POINTS, "points in the score pile"),
    count("highest top", 10, "the highest value among the top cards"),
    count("hand size", MOST_HAND, "cards in the hand"),
    count("tucked", MOST_MONUMENT, "cards tucked in this turn"),
    count("scored", MOST_MONUMENT, "cards scored in this turn"),
    count("draw", MOST_AGE, "the value of the next card that it draws, 11 for none"),
    count("ahead 1", 2 * ICONS_APART, "icons less the most of an opponent, plus 12"),
    count("ahead 2", 2 * ICONS_APART, "icons less the most of an opponent, plus 12"),
    count("ahead 3", 2 * ICONS_APART, "icons less the most of an opponent, plus 12"),
    count("ahead 4", 2 * ICONS_APART, "icons less the most of an opponent, plus 12"),
    count("ahead 5", 2 * ICONS_APART, "icons less the most of an opponent, plus 12"),
    count("ahead 6", 2 * ICONS_APART, "icons less the most of an opponent, plus 12"),
    count("points ahead", 2 * POINTS_APART, "points less the most of an opponent, plus 40"),
];

/// What is seen once.
static SHARED: &[Section] = &[
    flags("claimed", 14, "achievements that somebody owns"),
    count("supply 1", MOST_SUPPLY, "cards left in a pile of the supply"),
    count("supply 2", MOST_SUPPLY, "cards left in a pile of the supply"),
    count("supply 3", MOST_SUPPLY, "cards left in a pile of the supply"),
    count("supply 4", MOST_SUPPLY, "cards left in a pile of the supply"),
    count("supply 5", MOST_SUPPLY, "cards left in a pile of the supply"),
    count("supply 6", MOST_SUPPLY, "cards left in a pile of the supply"),
    count("supply 7", MOST_SUPPLY, "cards left in a pile of the supply"),
    count("supply 8", MOST_SUPPLY, "cards left in a pile of the supply"),
    count("supply 9", MOST_SUPPLY, "cards left in a pile of the supply"),
    count("supply 10", MOST_SUPPLY, "cards left in a pile of the supply"),
    count("actions", 2, "actions left in this turn"),
    count("turns", MOST_TURNS, "turns begun, in steps of four"),
];

/// What the sets are called, for each kind of table.
const NAMES: [&str; 4] = ["innovation-2", "innovation-3", "innovation-4", "innovation-teams"];
/// The same with their version.
pub(super) const LABELS: [&str; 4] =
    ["innovation-2/1", "innovation-3/1", "innovation-4/1", "innovation-teams/1"];

/// What a net sees of Innovation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight;

/// The difference of two numbers as one from 0 on, no further apart than `most`.
fn apart(own: usize, other: usize, most: u16) -> usize {
    (own + usize::from(most)).saturating_sub(other)
}

/// What is asked of a position again and again, read once.
struct Glance<'a> {
    state: &'a State,
    now: Now,
    /// The icons of each seat.
    icons: [[u8; 6]; SEATS],
    points: [u32; SEATS],
    /// Who plays against each seat.
    others: [SeatSet; SEATS],
    /// One bit for each achievement that somebody owns.
    claimed: u16,
}

impl Glance<'_> {
    fn of(state: &State) -> Glance<'_> {
        let now = state.table_now();
        let mut glance = Glance {
            state,
            now,
            icons: [[0; 6]; SEATS],
            points: [0; SEATS],
            others: [SeatSet::default(); SEATS],
            claimed: 0,
        };
        for seat in Seat::all(state.seats().min(SEATS)) {
            let n = seat.index();
            glance.icons[n] = Icon::ALL.map(|icon| state.icons(seat, icon));
            glance.points[n] = state.points(seat);
            glance.others[n] = state.opponents(seat);
            glance.claimed |= glance.now.owned(seat);
        }
        glance
    }

    /// For each icon the most that an opponent shows.
    fn against(&self, seat: Seat) -> [u8; 6] {
        let mut most = [0; 6];
        for other in self.others[seat.index()].iter() {
            let theirs = &self.icons[other.index()];
            for n in 0..6 {
                most[n] = most[n].max(theirs[n]);
            }
        }
        most
    }
}

/// What is seen of the cards of a seat.
fn cards(glance: &Glance<'_>, seat: Seat, against: &[u8; 6], inputs: &mut Inputs) {
    let Glance { state, now, .. } = glance;
    let tops = state.tops(seat);
    inputs.bits(CARDS, state.hand(seat).bits());
    inputs.bits(CARDS, now.score_known(seat, seat).bits());
    inputs.bits(CARDS, tops.bits());
    inputs.bits(CARDS, now.board(seat, seat).except(tops).bits());
    let (own, mut alone) = (&glance.icons[seat.index()], 0_u128);
    for card in tops.iter() {
        let icon = card.face().featured as usize;
        alone |= u128::from(own[icon] > against[icon]) << card.index();
    }
    inputs.bits(CARDS, alone);
}

/// Achievements, piles and numbers of a seat.
fn numbers(glance: &Glance<'_>, seat: Seat, inputs: &mut Inputs) {
    let Glance { state, now, .. } = glance;
    let (points, highest) = (glance.points[seat.index()], state.highest_top(seat));
    inputs.count(MOST_ACHIEVEMENTS, state.achievements(seat) as usize);
    let reached = u32::from(highest.min(9)).min(points / 5);
    inputs.bits(9, u128::from(((1_u16 << reached) - 1) & !glance.claimed));
    let mut splayed = 0_u128;
    for (n, color) in Color::ALL.into_iter().enumerate() {
        splayed |= match state.splay(seat, color) {
            Splay::None => 0,
            Splay::Left => 1,
            Splay::Right => 2,
            Splay::Up => 4,
        } << (3 * n);
    }
    inputs.bits(15, splayed);
    for color in Color::ALL {
        inputs.count(MOST_PILE, now.pile_len(seat, seat, color).map_or(0, usize::from));
    }
    for own in glance.icons[seat.index()] {
        inputs.count(MOST_ICONS, own.into());
    }
    inputs.count(MOST_POINTS, points as usize);
    inputs.count(10, highest.into());
    inputs.count(MOST_HAND, state.hand(seat).len());
    let (tucked, scored) = now.this_turn(seat);
    inputs.count(MOST_MONUMENT, tucked.into());
    inputs.count(MOST_MONUMENT, scored.into());
    inputs.count(MOST_AGE, state.draw_value(highest).map_or(11, usize::from));
}

/// By how much a seat is ahead of the best of its opponents.
fn lead(glance: &Glance<'_>, seat: Seat, against: &[u8; 6], inputs: &mut Inputs) {
    let own = &glance.icons[seat.index()];
    for (own, most) in own.iter().zip(against) {
        inputs.count(2 * ICONS_APART, apart((*own).into(), (*most).into(), ICONS_APART));
    }
    let others = glance.others[seat.index()].iter();
    let most = others.map(|other| glance.points[other.index()]).max().unwrap_or(0);
    let own = glance.points[seat.index()] as usize;
    inputs.count(2 * POINTS_APART, apart(own, most as usize, POINTS_APART));
}

impl Features<State> for Sight {
    fn set(&self, state: &State) -> FeatureSet {
        let name = NAMES[super::kind(state)];
        FeatureSet { name, version: 1, sides: state.seats() as u16, each: EACH, shared: SHARED }
    }

    fn first(&self, state: &State) -> Seat {
        state.turn()
    }

    /// Sees a position as it is when no card is being carried out.
    fn encode(&self, state: &State, inputs: &mut Inputs) {
        let (glance, seats) = (Glance::of(state), state.seats());
        for n in 0..seats {
            let seat = Seat(((state.turn().index() + n) % seats) as u8);
            let against = glance.against(seat);
            cards(&glance, seat, &against, inputs);
            numbers(&glance, seat, inputs);
            lead(&glance, seat, &against, inputs);
        }
        inputs.bits(14, glance.claimed.into());
        for age in 1..=10 {
            inputs.count(MOST_SUPPLY, glance.now.supply_len(age).into());
        }
        inputs.count(2, state.actions().into());
        inputs.count(MOST_TURNS, usize::from(state.turns()) / TURNS);
    }

    fn is_judged(&self, state: &State) -> bool {
        let moves = matches!(state.to_move(), ToMove::Seats(_));
        let mover = state.to_move().first();
        moves
            && mover == Some(Mover::Seat(state.turn()))
            && !state.is_in_effect()
            && !state.is_placing()
    }
}
