//! Dare: a game of dice with a known value, as small as a game can be.
//!
//! Seat 0, then seat 1, rolls a die as often as it dares. Who comes closest to 9 without going over
//! it wins; equal totals are a draw. Who goes over 9 has nothing.

use kernel::*;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

const INFO: Info = Info::new("dare", "Dare", (2, 2), 50);

/// The most that counts.
pub(crate) const MOST: u8 = 9;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Dare {
    pub(crate) totals: [u8; 2],
    /// Whose turn it is; 2 at the end.
    pub(crate) turn: u8,
    pub(crate) rolling: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Move {
    Roll,
    Stay,
    Die(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Event {
    turn: u8,
    die: Option<u8>,
    rolls: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) struct View([u8; 2]);

impl Components for Dare {
    type Event = Event;

    fn apply(&mut self, event: &Event) {
        if let Some(die) = event.die {
            let total = &mut self.totals[usize::from(self.turn)];
            *total = if *total + die > MOST { 0 } else { *total + die };
        }
        self.turn = event.turn;
        self.rolling = event.rolls;
    }
}

impl Game for Dare {
    type Move = Move;
    type Event = Event;
    type Components = Dare;
    type Illegal = NotListed;

    const INFO: &'static Info = &INFO;

    fn new(_: &Setup) -> Result<Dare, Error> {
        Ok(Dare::default())
    }

    fn position(&self) -> String {
        String::new()
    }

    fn seats(&self) -> usize {
        2
    }

    fn to_move(&self) -> ToMove {
        match self.turn {
            2 => ToMove::Over,
            _ if self.rolling => ToMove::Chance,
            turn => ToMove::seat(Seat(turn)),
        }
    }

    fn moves(&self, seat: Seat, out: &mut Moves<Move>) {
        if self.to_move() == ToMove::seat(seat) {
            out.push(Move::Roll);
            out.push(Move::Stay);
        }
    }

    fn check(&self, mover: Mover, m: Move) -> Result<(), NotListed> {
        NotListed::check(self, mover, m)
    }

    fn play(&mut self, _: Mover, m: Move, sink: &mut impl Sink<Event>) {
        let (mut turn, mut die, rolls) = (self.turn, None, m == Move::Roll);
        match m {
            Move::Roll => {}
            Move::Stay => turn += 1,
            Move::Die(n) => {
                die = Some(n);
                turn += u8::from(self.totals[usize::from(turn)] + n > MOST);
            }
        }
        let event = Event { turn, die, rolls };
        self.apply(&event);
        sink.emit(&event);
    }

    fn components(&self) -> Dare {
        self.clone()
    }

    fn of_components(state: Dare) -> Dare {
        state
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.turn == 2;
        over.then(|| Outcome::by_score("total", &self.totals.map(i32::from)))
    }

    fn chance_size(&self) -> u128 {
        if self.rolling { 6 } else { 0 }
    }

    fn chance_nth(&self, n: u128) -> Move {
        Move::Die(n as u8 + 1)
    }

    fn chance_rank(&self, m: Move) -> Option<u128> {
        match m {
            Move::Die(die @ 1..=6) if self.rolling => Some(u128::from(die) - 1),
            _ => None,
        }
    }

    fn notation(&self, _: Mover, m: Move) -> String {
        format!("{m:?}")
    }
}

impl Secrets for Dare {
    type View = View;

    fn view(&self, _: Viewer) -> View {
        View(self.totals)
    }

    fn facts(event: &Event) -> Facts {
        Facts { chance: event.die.is_some(), ..Facts::default() }
    }
}

impl Dare {
    /// What the position is worth to seat 0 when both play as well as can be, from the rules of the
    /// game alone.
    pub(crate) fn value(&self) -> f64 {
        if let Some(outcome) = self.outcome() {
            return if outcome.is_draw() { 0.5 } else { f64::from(2 - outcome.seats[0].rank) };
        }
        let after = |m: Move| {
            let mut next = self.clone();
            next.play(Mover::Chance, m, &mut ());
            next.value()
        };
        if self.rolling {
            return (1..=6).map(|die| after(Move::Die(die))).sum::<f64>() / 6.0;
        }
        let (roll, stay) = (after(Move::Roll), after(Move::Stay));
        if self.turn == 0 { roll.max(stay) } else { roll.min(stay) }
    }
}
