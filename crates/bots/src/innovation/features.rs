//! What a net sees of a position of Innovation: version 1 of the set, for two, three and four seats.

use ::innovation::{Achievement, Color, Icon, Now, Splay, State};
use kernel::{Game, Mover, Seat, ToMove};
use search::net::{FeatureSet, Features, Inputs, Section, count, flags};

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

/// What is seen of the cards of a seat.
fn cards(now: &Now, seat: Seat, state: &State, inputs: &mut Inputs) {
    let tops = state.tops(seat);
    inputs.bits(CARDS, state.hand(seat).bits());
    inputs.bits(CARDS, now.score_known(seat, seat).bits());
    inputs.bits(CARDS, tops.bits());
    inputs.bits(CARDS, now.board(seat, seat).except(tops).bits());
    let mut alone = 0_u128;
    for card in tops.iter() {
        let icon = card.face().featured;
        let own = state.icons(seat, icon);
        let shared = state.opponents(seat).iter().any(|other| state.icons(other, icon) >= own);
        alone |= u128::from(!shared) << card.index();
    }
    inputs.bits(CARDS, alone);
}

/// Achievements, piles and numbers of a seat.
fn numbers(now: &Now, seat: Seat, state: &State, inputs: &mut Inputs) {
    let (points, highest) = (state.points(seat), state.highest_top(seat));
    inputs.count(MOST_ACHIEVEMENTS, state.achievements(seat) as usize);
    let mut ready = 0_u128;
    for age in 1..=highest.min(9) {
        let claims = points >= 5 * u32::from(age) && !state.is_claimed(Achievement::Age(age));
        ready |= u128::from(claims) << (age - 1);
    }
    inputs.bits(9, ready);
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
    for icon in Icon::ALL {
        inputs.count(MOST_ICONS, state.icons(seat, icon).into());
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
fn lead(seat: Seat, state: &State, inputs: &mut Inputs) {
    let others = state.opponents(seat);
    for icon in Icon::ALL {
        let most = others.iter().map(|other| state.icons(other, icon)).max().unwrap_or(0);
        let own = state.icons(seat, icon);
        inputs.count(2 * ICONS_APART, apart(own.into(), most.into(), ICONS_APART));
    }
    let most = others.iter().map(|other| state.points(other)).max().unwrap_or(0);
    let own = state.points(seat) as usize;
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
        let (now, seats) = (state.table_now(), state.seats());
        for n in 0..seats {
            let seat = Seat(((state.turn().index() + n) % seats) as u8);
            cards(&now, seat, state, inputs);
            numbers(&now, seat, state, inputs);
            lead(seat, state, inputs);
        }
        let mut claimed = 0_u128;
        for (n, achievement) in Achievement::all().enumerate() {
            claimed |= u128::from(state.is_claimed(achievement)) << n;
        }
        inputs.bits(14, claimed);
        for age in 1..=10 {
            inputs.count(MOST_SUPPLY, now.supply_len(age).into());
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
