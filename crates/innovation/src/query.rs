//! What a program may read of a state: for bots, which think in imagined worlds.
//!
//! While an effect waits for an answer, components are told as they were when the effect began.

use kernel::{Seat, SeatSet};

use crate::ask::Why;
use crate::card::{Card, Cards};
use crate::components::Phase;
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
