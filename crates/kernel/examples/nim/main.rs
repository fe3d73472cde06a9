//! Nim: a game without secrets, as short as a game can be. `cargo run -p kernel --example nim`
//!
//! Two seats take 1 to 3 pebbles from a heap of 15 in turn. Who takes the last one wins.
#![allow(missing_docs, clippy::print_stdout, reason = "an example")]

use kernel::*;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

const INFO: Info = Info::new("nim", "Nim", (2, 2), 20);

/// Nothing ever waits beside what lies on the table, so a state is its own components.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct State {
    heap: u8,
    turn: Seat,
}

/// How many are taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Take(u8);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Took { seat: Seat, pebbles: u8 },
}

impl Components for State {
    type Event = Event;

    fn apply(&mut self, Event::Took { seat, pebbles }: &Event) {
        self.heap -= pebbles;
        self.turn = Seat(1 - seat.0);
    }
}

impl Game for State {
    type Move = Take;
    type Event = Event;
    type Components = State;
    type Illegal = NotListed;

    const INFO: &'static Info = &INFO;

    fn new(setup: &Setup) -> Result<State, Error> {
        setup.choose(&INFO)?;
        let state = State { heap: 15, turn: Seat(0) };
        let state = read_fields(&state, setup.position.as_deref().unwrap_or_default())?;
        state.validate().map_err(bad_position)?;
        Ok(state)
    }

    fn position(&self) -> String {
        write_fields(self)
    }

    fn validate(&self) -> Result<(), Message> {
        let sound = self.heap <= 15 && self.turn.index() < 2;
        if sound { Ok(()) } else { Err(Message::text("15 pebbles, two seats")) }
    }

    fn seats(&self) -> usize {
        2
    }

    fn to_move(&self) -> ToMove {
        if self.heap > 0 { ToMove::seat(self.turn) } else { ToMove::Over }
    }

    fn moves(&self, seat: Seat, out: &mut Moves<Take>) {
        if self.to_move() == ToMove::seat(seat) {
            (1..=self.heap.min(3)).for_each(|pebbles| out.push(Take(pebbles)));
        }
    }

    fn check(&self, mover: Mover, m: Take) -> Result<(), NotListed> {
        NotListed::check(self, mover, m)
    }

    fn play(&mut self, _: Mover, Take(pebbles): Take, sink: &mut impl Sink<Event>) {
        let event = Event::Took { seat: self.turn, pebbles };
        self.apply(&event);
        sink.emit(&event);
    }

    fn components(&self) -> State {
        self.clone()
    }

    fn of_components(state: State) -> State {
        state
    }

    fn outcome(&self) -> Option<Outcome> {
        let score = |seat: u8| i32::from(self.turn != Seat(seat));
        (self.heap == 0).then(|| Outcome::by_score("last_pebble", &[score(0), score(1)]))
    }

    fn notation(&self, _: Mover, Take(pebbles): Take) -> String {
        format!("take {pebbles}")
    }
}

impl Secrets for State {
    type View = State;

    fn view(&self, _: Viewer) -> State {
        self.clone()
    }
}

impl Show for State {
    type Screen = PlainScreen;
    type Projections = NoProjections<Event, State>;

    fn screen(&self, viewer: Viewer) -> PlainScreen {
        PlainScreen::of(self, viewer)
    }
}

fn main() {
    let (words, names) = (Words::new("en", []), ["Ann", "Ben"].map(String::from));
    let state = State::new(&Setup::default()).expect("two can play");
    random_walk(state, 42, 20, |state, _| {
        print!("{}", State::picture(state, 2, &Renderer::plain(&words, Names(&names))));
    });
}

#[cfg(test)]
mod tests {
    #[test]
    fn conforms() {
        kernel::conform::check::<super::State>(&kernel::Setup::default(), 0..100);
    }
}
