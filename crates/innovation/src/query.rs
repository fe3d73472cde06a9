//! What a program may read of a state: for bots, which think in imagined worlds.
//!
//! While an effect waits for an answer, components are told as they were when the effect began.

use kernel::{EventSourced, Seat, SeatSet};

use crate::ask::{Pickable, Why};
use crate::card::{Card, Cards};
use crate::components::{Components, Phase};
use crate::event::Achievement;
use crate::face::{Color, Icon, Splay};
use crate::state::State;

impl State {
    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.table.hand(seat)
    }

    /// What the score pile of a seat is worth.
    pub fn points(&self, seat: Seat) -> u32 {
        self.table.points(seat)
    }

    /// The top card of one pile.
    pub fn top(&self, seat: Seat, color: Color) -> Option<Card> {
        self.table.top(seat, color)
    }

    /// The top cards of a seat.
    pub fn tops(&self, seat: Seat) -> Cards {
        self.table.tops(seat)
    }

    /// The highest value among the top cards of a seat; 0 on an empty board.
    pub fn highest_top(&self, seat: Seat) -> u8 {
        self.table.highest_top(seat)
    }

    /// How one pile is splayed.
    pub fn splay(&self, seat: Seat, color: Color) -> Splay {
        self.table.splay(seat, color)
    }

    /// How many of an icon the board of a seat shows.
    pub fn icons(&self, seat: Seat, icon: Icon) -> u8 {
        self.table.icons(seat, icon)
    }

    /// How many achievements a seat owns; in team play, it and its partner together.
    pub fn achievements(&self, seat: Seat) -> u32 {
        self.table.achievements(seat)
    }

    /// How many achievements win.
    pub fn needed(&self) -> u32 {
        self.table.needed()
    }

    /// Whether somebody owns an achievement.
    pub fn is_claimed(&self, achievement: Achievement) -> bool {
        self.table.is_claimed(achievement)
    }

    /// The value of the card that a draw of this age takes; nothing where it ends the game.
    pub fn draw_value(&self, age: u8) -> Option<u8> {
        self.table.draw_value(age)
    }

    /// Everybody who plays against a seat.
    pub fn opponents(&self, seat: Seat) -> SeatSet {
        self.table.opponents(seat)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.table.turn
    }

    /// Actions left in this turn.
    pub fn actions(&self) -> u8 {
        self.table.actions
    }

    /// Turns begun.
    pub fn turns(&self) -> u16 {
        self.table.turns
    }

    /// Whether a card is being carried out and waits for an answer.
    pub fn is_in_effect(&self) -> bool {
        self.table.phase == Phase::Dogma
    }

    /// What the open question of an effect is for.
    pub fn asked(&self) -> Option<Why> {
        self.pending.ask.map(|ask| ask.why)
    }
}

impl Card {
    /// Its place among all cards, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What lies on the table as the events told so far leave it, also in the middle of an effect. What
/// is hidden from a seat is left out here: the parts of it that a seat knows are asked for by seat.
#[derive(Clone, Debug)]
pub struct Now(EventSourced<Components>);

/// The card that is carried out, and who does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Executed {
    /// The card that was activated.
    pub activated: Card,
    /// The card whose effect runs now.
    pub card: Card,
    /// Which effect, from 0.
    pub effect: u8,
    /// Who carries it out.
    pub seat: Seat,
}

/// The open question of an effect, without what can be picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenAsk {
    /// What for.
    pub why: Why,
    /// What sort of thing is picked.
    pub of: Pickable,
    /// Whether a pass is an answer.
    pub may_pass: bool,
    /// How many picks were made before in the same effect.
    pub before: usize,
}

impl State {
    /// What lies on the table now.
    #[inline]
    pub fn table_now(&self) -> Now {
        Now(self.now())
    }

    /// The card that waits for an answer while it is carried out.
    pub fn executed(&self) -> Option<Executed> {
        self.pending.ask?;
        let (first, frame) = (self.pending.frames.first()?, self.pending.frames.last()?);
        let (card, effect, seat) = (frame.card, frame.effect, self.executor()?);
        Some(Executed { activated: first.card, card, effect, seat })
    }

    /// The open question.
    pub fn open_ask(&self) -> Option<OpenAsk> {
        let ask = self.pending.ask?;
        let before = self.pending.answers.iter().flatten().count();
        Some(OpenAsk { why: ask.why, of: ask.pickable(), may_pass: ask.may_pass, before })
    }

    /// Whether the seats pick their first cards.
    pub fn is_placing(&self) -> bool {
        self.table.phase == Phase::Place
    }
}

impl Now {
    /// How many seats there are.
    #[inline]
    pub fn seats(&self) -> usize {
        usize::from(self.0.seats)
    }

    /// The cards in the hand of `seat` that `viewer` knows to be there.
    #[inline]
    pub fn hand_known(&self, viewer: Seat, seat: Seat) -> Cards {
        let hand = self.0.hand(seat);
        if viewer == seat { hand } else { hand.and(self.0.known(viewer)) }
    }

    /// The cards in the score pile of `seat` that `viewer` knows to be there.
    #[inline]
    pub fn score_known(&self, viewer: Seat, seat: Seat) -> Cards {
        let score = self.0.score(seat);
        if viewer == seat { score } else { score.and(self.0.known(viewer)) }
    }

    /// How many cards of each value, from 1 to 10, the hand of a seat holds: their backs show it.
    #[inline]
    pub fn hand_backs(&self, seat: Seat) -> [u8; 10] {
        backs(self.0.hand(seat))
    }

    /// The same of its score pile.
    #[inline]
    pub fn score_backs(&self, seat: Seat) -> [u8; 10] {
        backs(self.0.score(seat))
    }

    /// What the score pile of a seat is worth.
    #[inline]
    pub fn points(&self, seat: Seat) -> u32 {
        self.0.points(seat)
    }

    /// Whether `viewer` sees the covered cards on the board of `seat`.
    #[inline]
    fn sees_covered(&self, viewer: Seat, seat: Seat) -> bool {
        viewer == seat || !self.0.hide_covered
    }

    /// The cards on the board of `seat` that `viewer` sees.
    #[inline]
    pub fn board(&self, viewer: Seat, seat: Seat) -> Cards {
        if self.sees_covered(viewer, seat) { self.0.board(seat) } else { self.0.tops(seat) }
    }

    /// The top card of a pile.
    #[inline]
    pub fn top(&self, seat: Seat, color: Color) -> Option<Card> {
        self.0.top(seat, color)
    }

    /// How a pile is splayed.
    #[inline]
    pub fn splay(&self, seat: Seat, color: Color) -> Splay {
        self.0.splay(seat, color)
    }

    /// How many cards a pile has, where `viewer` can see that.
    #[inline]
    pub fn pile_len(&self, viewer: Seat, seat: Seat, color: Color) -> Option<u8> {
        let seen = self.sees_covered(viewer, seat) || self.0.splay(seat, color) != Splay::None;
        let empty = self.0.top(seat, color).is_none();
        (seen || empty).then(|| self.0.pile_len(seat, color))
    }

    /// How many of an icon the board of a seat shows.
    #[inline]
    pub fn icons(&self, seat: Seat, icon: Icon) -> u8 {
        self.0.icons(seat, icon)
    }

    /// The achievements that a seat owns: one bit for each, in the order of [`Achievement::all`].
    #[inline]
    pub fn owned(&self, seat: Seat) -> u16 {
        self.0.owned(seat)
    }

    /// How many achievements count for a seat.
    #[inline]
    pub fn achievements(&self, seat: Seat) -> u32 {
        self.0.achievements(seat)
    }

    /// How many achievements win.
    #[inline]
    pub fn needed(&self) -> u32 {
        self.0.needed()
    }

    /// How many cards a seat has tucked and scored in this turn.
    #[inline]
    pub fn this_turn(&self, seat: Seat) -> (u8, u8) {
        (self.0.tucked[seat.index()], self.0.scored[seat.index()])
    }

    /// How many cards the supply pile of a value holds.
    #[inline]
    pub fn supply_len(&self, age: u8) -> u8 {
        self.0.supply_len(age)
    }

    /// How many cards have left the game.
    #[inline]
    pub fn removed_count(&self) -> usize {
        self.0.removed().len()
    }

    /// Whether a seat has picked its first card.
    #[inline]
    pub fn has_placed(&self, seat: Seat) -> bool {
        self.0.chosen[seat.index()].is_some()
    }

    /// The first card that a seat has picked: its own to know until all have.
    #[inline]
    pub fn first_card(&self, seat: Seat) -> Option<Card> {
        self.0.chosen[seat.index()]
    }

    /// Whose turn it is.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.0.turn
    }

    /// Actions left in this turn.
    #[inline]
    pub fn actions(&self) -> u8 {
        self.0.actions
    }

    /// Turns begun.
    #[inline]
    pub fn turns(&self) -> u16 {
        self.0.turns
    }

    /// Who shares the card that is carried out.
    #[inline]
    pub fn sharers(&self) -> SeatSet {
        self.0.sharers
    }

    /// On whom its demands fall.
    #[inline]
    pub fn vulnerable(&self) -> SeatSet {
        self.0.vulnerable
    }
}

/// How many cards of each value there are.
fn backs(cards: Cards) -> [u8; 10] {
    let mut backs = [0; 10];
    cards.iter().for_each(|card| backs[usize::from(card.age()) - 1] += 1);
    backs
}

impl Cards {
    /// One bit for each card, by its place among all cards.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }
}
