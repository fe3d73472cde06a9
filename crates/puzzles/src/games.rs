//! What puzzles of each game ask for, and when their lines end.

use kernel::{Error, Game, Seat, ToMove};

use crate::goal::{Goal, Puzzling};
use crate::solve::Worth;

/// Something that can be done for any game that has puzzles.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it for one game.
    fn visit<G: Puzzling>(self) -> Self::Out;
}

/// Does something for the game with this id.
pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, Error> {
    match id {
        "texas-42" => Ok(visitor.visit::<texas42::State>()),
        "innovation" => Ok(visitor.visit::<innovation::State>()),
        "skirmish" => Ok(visitor.visit::<skirmish::State>()),
        "mordheim" => Ok(visitor.visit::<mordheim::State>()),
        _ => Err(Error::invalid("unknown_game").with("game", id)),
    }
}

/// Whether something was reached.
fn reached(yes: bool) -> Option<Worth> {
    Some(if yes { 1.0 } else { 0.0 })
}

/// So many tiles each seat may hold, so that a line can be seen to its end.
const TILES: usize = 5;

impl Puzzling for texas42::State {
    fn poses(&self, seat: Seat) -> Option<Goal> {
        let (declarer, _) = self.contract()?;
        let held = self.hand(seat).len();
        let fits = self.phase() == texas42::Phase::Playing && (2..=TILES).contains(&held);
        let ours = texas42::team(seat) == texas42::team(declarer);
        fits.then_some(if ours { Goal::Make } else { Goal::Set })
    }

    fn worth(&self, start: &Self, _: Goal, seat: Seat) -> Option<Worth> {
        if self.phase() == texas42::Phase::Playing {
            return None;
        }
        let us = texas42::team(seat);
        let (ours, theirs) = (self.score()[us], self.score()[1 - us]);
        let (before, beside) = (start.score()[us], start.score()[1 - us]);
        reached(ours - before > theirs - beside)
    }
}

impl Puzzling for skirmish::State {
    fn poses(&self, seat: Seat) -> Option<Goal> {
        let other = Seat(1 - seat.0);
        let alone = self.is_done(other) && !self.is_done(seat) && self.active() == seat;
        let few = (1..=6).contains(&self.hand_size(seat)) && !self.has_acted();
        (alone && few).then_some(Goal::Skirmish)
    }

    fn worth(&self, start: &Self, _: Goal, seat: Seat) -> Option<Worth> {
        let over = self.skirmish() != start.skirmish() || self.to_move() == ToMove::Over;
        let other = Seat(1 - seat.0);
        let won = self.wins(seat) > start.wins(seat) && self.wins(other) == start.wins(other);
        over.then(|| reached(won)).flatten()
    }
}

impl Puzzling for innovation::State {
    fn poses(&self, seat: Seat) -> Option<Goal> {
        let begins = self.turn() == seat && !self.is_in_effect() && self.actions() > 0;
        let near = self.achievements(seat) + 2 >= self.needed();
        begins.then_some(if near { Goal::Win } else { Goal::Score })
    }

    fn worth(&self, start: &Self, goal: Goal, seat: Seat) -> Option<Worth> {
        let outcome = self.outcome();
        let over = outcome.is_some() || self.turns() != start.turns();
        over.then(|| {
            let won = outcome.is_some_and(|outcome| outcome.winners().has(seat));
            match goal {
                Goal::Win => Worth::from(u8::from(won)),
                _ if won => 1_000.0,
                _ => Worth::from(self.points(seat)) - Worth::from(start.points(seat)),
            }
        })
    }
}

impl Puzzling for mordheim::State {
    fn poses(&self, seat: Seat) -> Option<Goal> {
        let shoots = self.phase() == mordheim::Phase::Shooting && self.active() == seat;
        (shoots && self.chosen().is_none()).then_some(Goal::TakeOut)
    }

    fn worth(&self, start: &Self, _: Goal, seat: Seat) -> Option<Worth> {
        let other = Seat(1 - seat.0);
        if self.out(other) > start.out(other) {
            return Some(1.0);
        }
        let over = self.phase() != start.phase() || self.to_move() == ToMove::Over;
        let decides = self.to_move().seats().has(seat) && self.chosen().is_none();
        (over || decides && self != start).then_some(0.0)
    }
}
