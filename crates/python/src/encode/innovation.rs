//! Innovation as numbers.

use innovation::{
    CARDS, Card, Cards, Color, Icon, Move, Now, Pick, Pickable, Picked, Splay, State, Why,
};
use kernel::Seat;

use super::{Encode, Offered, Pen, Section, each, once};

const COLORS: usize = Color::ALL.len();
const ICONS: usize = Icon::ALL.len();
const AGES: usize = 10;
const ACHIEVEMENTS: usize = 14;
/// What a question can be for: splays in one of four ways count as one each.
const WHYS: usize = 20;
/// No list of moves is longer: every pick that there is, and a pass.
const MOST: usize = 128;
const KINDS: usize = 7;

const ROW: &[Section] = &[
    once("kind", KINDS, "one of: place, draw, meld, dogma, achieve, pass, pick"),
    once("card", 1, "the card plus 1; 0 where there is none"),
    once("age", 1, "the value of that card"),
    once("color of card", 1, "the color of that card plus 1: red, yellow, green, blue, purple"),
    once("value", 1, "the age of an achievement, or a value that is picked"),
    once("color", 1, "a color that is picked, plus 1"),
    once("seat", 1, "a seat that is picked, plus 1, counted from the one that moves"),
    once("word", 1, "1 for yes or the first option, 2 for the second"),
];

impl Encode for State {
    const VERSION: u32 = 1;

    const OBSERVATION: &'static [Section] = &[
        once("stage", 3, "one of: picking first cards, an action, an answer to an effect"),
        each("hand", CARDS, "the cards in the hand, as far as the own seat knows them"),
        each("score", CARDS, "the cards in the score pile, as far as the own seat knows them"),
        each("board", CARDS, "the cards on the board, as far as the own seat sees them"),
        each("hand by value", AGES, "how many cards of each value the hand holds"),
        each("score by value", AGES, "how many cards of each value the score pile holds"),
        each("tops", COLORS, "the top card of each color plus 1; 0 for none"),
        each("splays", COLORS, "how each color is splayed: 0 not, 1 left, 2 right, 3 up"),
        each("piles", COLORS, "how many cards each color has; -1 where that cannot be seen"),
        each("icons", ICONS, "the icons that the board shows, at most 127"),
        each("points", 1, "what the score pile is worth, at most 127"),
        each(
            "achievements",
            ACHIEVEMENTS,
            "ages 1 to 9, Monument, Empire, World, Wonder, \
            Universe",
        ),
        each("count", 1, "how many achievements count for the seat"),
        each("this turn", 2, "cards tucked and cards scored in this turn"),
        each(
            "seat",
            5,
            "1 where the seat has the turn, carries out the effect, shares it, is open \
            to its demands, has picked its first card",
        ),
        once("supply", AGES, "how many cards each supply pile holds"),
        once("first card", 1, "the first card that the own seat has picked, plus 1"),
        once(
            "game",
            4,
            "achievements that win, actions left, turns begun at most 127, cards that \
            have left the game",
        ),
        once(
            "effect",
            3,
            "the card that was activated plus 1, the card that is carried out plus \
            1, which of its effects plus 1",
        ),
        once(
            "question",
            3,
            "1 where an effect asks, 1 where a pass is an answer, picks before in \
            the same effect",
        ),
        once("of", 5, "what is picked: a card, a color, a value, a seat, a word"),
        once(
            "why",
            WHYS,
            "what for: meld, tuck, score, return, give, take, keep, show, execute, \
            order, exchange, splay left, splay right, splay up, name, whom, accept, option, \
            blind, splay back",
        ),
    ];

    const OFFERED: Offered = Offered::List { most: MOST, row: ROW };

    #[inline]
    fn observe(&self, seat: Seat, pen: &mut Pen<'_>) {
        let now = self.table_now();
        let n = now.seats() as u8;
        let order = (0..n).map(|k| Seat((seat.0 + k) % n));
        pen.one_of::<3>(match () {
            () if self.is_placing() => Some(0),
            () if self.is_in_effect() => Some(2),
            () => Some(1),
        });
        let set = |pen: &mut Pen<'_>, cards: Cards| pen.bits::<CARDS>(cards.bits());
        order.clone().for_each(|other| set(pen, now.hand_known(seat, other)));
        order.clone().for_each(|other| set(pen, now.score_known(seat, other)));
        order.clone().for_each(|other| set(pen, now.board(seat, other)));
        order.clone().for_each(|other| numbers(now.hand_backs(other), pen));
        order.clone().for_each(|other| numbers(now.score_backs(other), pen));
        boards(&now, seat, order.clone(), pen);
        marks(self, &now, order, pen);
        (1..=AGES as u8).for_each(|age| pen.put(now.supply_len(age)));
        pen.put(card(now.first_card(seat)));
        pen.put(now.needed() as i32);
        pen.put(now.actions());
        pen.put(now.turns());
        pen.put(now.removed_count() as i32);
        question(self, pen);
    }

    #[inline]
    fn write_move(&self, seat: Seat, m: Move, pen: &mut Pen<'_>) {
        let row = pen.take::<{ KINDS + 7 }>();
        *row = [0; KINDS + 7];
        let (kind, rest) = row.split_at_mut(KINDS);
        let mut of_card = |card: Card| {
            rest[0] = card.index() as i8 + 1;
            rest[1] = card.age() as i8;
            rest[2] = card.color() as i8 + 1;
        };
        kind[match m {
            Move::Place(card) => (of_card(card), 0).1,
            Move::Draw => 1,
            Move::Meld(card) => (of_card(card), 2).1,
            Move::Dogma(card) => (of_card(card), 3).1,
            Move::Achieve(_) => 4,
            Move::Pass => 5,
            Move::Pick(_) => 6,
            Move::Shuffle(_) => unreachable!("no seat makes a move of chance"),
        }] = 1;
        match m {
            Move::Achieve(age) => rest[3] = age as i8,
            Move::Pick(pick) => picked(self, seat, pick, rest),
            _ => {}
        }
    }
}

/// What is picked.
#[inline]
fn picked(state: &State, seat: Seat, pick: Pick, rest: &mut [i8]) {
    match pick.picked() {
        Picked::Card(card) => {
            rest[0] = card.index() as i8 + 1;
            rest[1] = card.age() as i8;
            rest[2] = card.color() as i8 + 1;
        }
        Picked::Value(value) => rest[3] = value as i8,
        Picked::Color(color) => rest[4] = color as i8 + 1,
        Picked::Seat(other) => {
            let n = kernel::Game::seats(state) as u8;
            rest[5] = ((other.0 + n - seat.0) % n) as i8 + 1;
        }
        Picked::Yes => rest[6] = 1,
        Picked::Second => rest[6] = 2,
    }
}

/// Some numbers, none above 127.
#[inline]
fn numbers<const N: usize>(numbers: [u8; N], pen: &mut Pen<'_>) {
    for (out, n) in pen.take::<N>().iter_mut().zip(numbers) {
        *out = n.min(127) as i8;
    }
}

/// A card as a number above 0; 0 for none.
#[inline]
fn card(card: Option<Card>) -> i32 {
    card.map_or(0, |card| card.index() as i32 + 1)
}

/// The boards of all seats.
#[inline]
fn boards(now: &Now, seat: Seat, order: impl Iterator<Item = Seat> + Clone, pen: &mut Pen<'_>) {
    // Loops, because a closure over each array is a call where the compiler does not see through
    // it.
    for other in order.clone() {
        for (out, color) in pen.take::<COLORS>().iter_mut().zip(Color::ALL) {
            *out = card(now.top(other, color)) as i8;
        }
    }
    for other in order.clone() {
        for (out, color) in pen.take::<COLORS>().iter_mut().zip(Color::ALL) {
            *out = match now.splay(other, color) {
                Splay::None => 0,
                Splay::Left => 1,
                Splay::Right => 2,
                Splay::Up => 3,
            };
        }
    }
    for other in order.clone() {
        for (out, color) in pen.take::<COLORS>().iter_mut().zip(Color::ALL) {
            *out = now.pile_len(seat, other, color).map_or(-1, |len| len as i8);
        }
    }
    for other in order {
        for (out, icon) in pen.take::<ICONS>().iter_mut().zip(Icon::ALL) {
            *out = now.icons(other, icon).min(127) as i8;
        }
    }
}

/// What has been won, and what each seat has to do with the effect.
#[inline]
fn marks(state: &State, now: &Now, order: impl Iterator<Item = Seat> + Clone, pen: &mut Pen<'_>) {
    order.clone().for_each(|seat| pen.put(now.points(seat).min(127) as i32));
    order.clone().for_each(|seat| pen.bits::<ACHIEVEMENTS>(now.owned(seat).into()));
    order.clone().for_each(|seat| pen.put(now.achievements(seat) as i32));
    for seat in order.clone() {
        let (tucked, scored) = now.this_turn(seat);
        pen.put(tucked);
        pen.put(scored);
    }
    let (executed, in_effect) = (state.executed(), state.is_in_effect());
    for seat in order {
        pen.flag(now.turn() == seat);
        pen.flag(executed.is_some_and(|executed| executed.seat == seat));
        pen.flag(in_effect && now.sharers().has(seat));
        pen.flag(in_effect && now.vulnerable().has(seat));
        pen.flag(now.has_placed(seat));
    }
}

/// The card that is carried out, and what it asks.
#[inline]
fn question(state: &State, pen: &mut Pen<'_>) {
    let (executed, ask) = (state.executed(), state.open_ask());
    pen.put(card(executed.map(|executed| executed.activated)));
    pen.put(card(executed.map(|executed| executed.card)));
    pen.put(executed.map_or(0, |executed| executed.effect + 1));
    pen.flag(ask.is_some());
    pen.flag(ask.is_some_and(|ask| ask.may_pass));
    pen.put(ask.map_or(0, |ask| ask.before) as i32);
    pen.one_of::<5>(ask.map(|ask| match ask.of {
        Pickable::Card => 0,
        Pickable::Color => 1,
        Pickable::Value => 2,
        Pickable::Seat => 3,
        Pickable::Word => 4,
    }));
    pen.one_of::<WHYS>(ask.map(|ask| why(ask.why)));
}

/// The place of a purpose.
fn why(why: Why) -> usize {
    match why {
        Why::Meld => 0,
        Why::Tuck => 1,
        Why::Score => 2,
        Why::Return => 3,
        Why::Give => 4,
        Why::Take => 5,
        Why::Keep => 6,
        Why::Show => 7,
        Why::Execute => 8,
        Why::Order => 9,
        Why::Exchange => 10,
        Why::Splay(Splay::Left) => 11,
        Why::Splay(Splay::Right) => 12,
        Why::Splay(Splay::Up) => 13,
        Why::Name => 14,
        Why::Whom => 15,
        Why::Accept => 16,
        Why::Option => 17,
        Why::Blind => 18,
        Why::Splay(Splay::None) => 19,
    }
}
