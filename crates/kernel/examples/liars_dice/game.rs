//! Liar's dice: a whole game with a secret in one file, to be copied by anyone who makes a new one.
//!
//! Each seat rolls a die under a cup. In turn, a seat claims that all dice together show at least
//! so much, more than was claimed before, or doubts the claim. Then the cups are lifted: who
//! claimed too much loses, and who doubted what was true.
#![allow(missing_docs, unreachable_pub, reason = "a module of an example, not a library")]

use kernel::*;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

const INFO: Info = Info::new("liars-dice", "Liar's dice", (2, 4), 30);

/// Everything: what lies on the table. Nothing ever waits beside it; the stack of a game whose
/// effects pause to ask would be a second field.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    table: EventSourced<Components>,
}

/// What lies on the table. What comes next follows from it: nothing here can contradict a phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Components {
    seats: u8,
    /// One for each seat; none until they are rolled.
    dice: Vec<u8>,
    /// The claim that stands; 0 before the first.
    claim: u8,
    turn: Seat,
    loser: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// What the dice of all seats show, as one number to the base of six.
    Roll(u16),
    Doubt,
    Claim(u8),
}

/// What happens. What a viewer may not know is left out for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Rolled { seat: Seat, die: Option<u8> },
    Claimed { seat: Seat, sum: u8 },
    Doubted { seat: Seat, dice: Vec<u8>, loser_seat: Seat },
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    NotYourMove,
    NotNow,
    OutOfRange { least: u8, most: u8 },
}

impl From<Illegal> for Error {
    fn from(illegal: Illegal) -> Error {
        Error::refused(&illegal)
    }
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    claim: u8,
    /// The dice that this viewer sees.
    dice: Vec<Option<u8>>,
}

impl State {
    /// The one way in which anything changes: an event is applied, then reported.
    fn emit(&mut self, sink: &mut impl Sink<Event>, event: Event) {
        self.table.apply(&event);
        sink.emit(&event);
    }

    fn sees(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.sees(seat) || self.table.loser.is_some()
    }
}

impl kernel::Components for Components {
    type Event = Event;

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Rolled { die, .. } => self.dice.extend(die),
            Event::Claimed { seat, sum } => {
                self.claim = *sum;
                self.turn = Seat((seat.0 + 1) % self.seats);
            }
            Event::Doubted { loser_seat, .. } => self.loser = Some(*loser_seat),
        }
    }
}

impl Game for State {
    type Move = Move;
    type Event = Event;
    type Components = Components;
    type Illegal = Illegal;

    const INFO: &'static Info = &INFO;

    fn new(setup: &Setup) -> Result<State, Error> {
        let seats = setup.choose(&INFO)?.seats;
        let opening = Components { seats, dice: Vec::new(), claim: 0, turn: Seat(0), loser: None };
        let read = read_fields(&opening, setup.position.as_deref().unwrap_or_default())?;
        let state = State::of_components(Components { seats, ..read });
        state.validate().map_err(bad_position)?;
        Ok(state)
    }

    fn position(&self) -> String {
        write_fields(&*self.table)
    }

    fn validate(&self) -> Result<(), Message> {
        let table = &self.table;
        let all = [table.turn, table.loser.unwrap_or_default()];
        let seated = all.iter().all(|seat| seat.0 < table.seats);
        let dice = table.dice.iter().all(|die| (1..=6).contains(die))
            && (table.dice.is_empty() || table.dice.len() == self.seats());
        let claim = table.claim == 0 || !table.dice.is_empty() && table.claim <= 6 * table.seats;
        let begun = table.claim > 0 || table.turn == Seat(0) && table.loser.is_none();
        if seated && dice && claim && begun { Ok(()) } else { Err(Message::new("why-unlike")) }
    }

    fn seats(&self) -> usize {
        usize::from(self.table.seats)
    }

    fn to_move(&self) -> ToMove {
        match self.table.loser {
            Some(_) => ToMove::Over,
            None if self.table.dice.is_empty() => ToMove::Chance,
            None => ToMove::seat(self.table.turn),
        }
    }

    fn moves(&self, seat: Seat, out: &mut Moves<Move>) {
        let all = [Move::Doubt].into_iter().chain((1..=6 * self.table.seats).map(Move::Claim));
        all.filter(|m| self.check(Mover::Seat(seat), *m).is_ok()).for_each(|m| out.push(m));
    }

    fn check(&self, mover: Mover, m: Move) -> Result<(), Illegal> {
        let (least, most) = (self.table.claim + 1, 6 * self.table.seats);
        match m {
            _ if !self.to_move().includes(mover) => Err(Illegal::NotYourMove),
            Move::Roll(_) if self.chance_rank(m).is_some() => Ok(()),
            _ if mover == Mover::Chance => Err(Illegal::NotNow),
            Move::Doubt if self.table.claim > 0 => Ok(()),
            Move::Claim(sum) if (least..=most).contains(&sum) => Ok(()),
            Move::Claim(_) => Err(Illegal::OutOfRange { least, most }),
            _ => Err(Illegal::NotNow),
        }
    }

    fn play(&mut self, _: Mover, m: Move, sink: &mut impl Sink<Event>) {
        let seat = self.table.turn;
        match m {
            Move::Roll(n) => Seat::all(self.seats()).for_each(|seat| {
                let die = Some((n / 6u16.pow(seat.0.into()) % 6) as u8 + 1);
                self.emit(sink, Event::Rolled { seat, die });
            }),
            Move::Claim(sum) => self.emit(sink, Event::Claimed { seat, sum }),
            Move::Doubt => {
                let Components { seats, claim, ref dice, .. } = *self.table;
                let before = Seat((seat.0 + seats - 1) % seats);
                let fair = dice.iter().sum::<u8>() >= claim;
                let (dice, loser_seat) = (dice.clone(), if fair { seat } else { before });
                self.emit(sink, Event::Doubted { seat, dice, loser_seat });
            }
        }
    }

    fn components(&self) -> Components {
        Components::clone(&self.table)
    }

    fn of_components(components: Components) -> State {
        State { table: EventSourced::set_up(components) }
    }

    fn outcome(&self) -> Option<Outcome> {
        let loser = self.table.loser?;
        let scores = Seat::all(self.seats()).map(|seat| i32::from(seat != loser));
        Some(Outcome::by_score("last_cup", &scores.collect::<Vec<_>>()))
    }

    fn chance_size(&self) -> u128 {
        if self.table.dice.is_empty() { 6u128.pow(self.table.seats.into()) } else { 0 }
    }

    fn chance_nth(&self, n: u128) -> Move {
        Move::Roll(n as u16)
    }

    fn chance_rank(&self, m: Move) -> Option<u128> {
        let Move::Roll(n) = m else { return None };
        Some(u128::from(n)).filter(|n| *n < self.chance_size())
    }

    fn notation(&self, _: Mover, m: Move) -> String {
        match m {
            Move::Roll(n) => format!("roll {n}"),
            Move::Claim(sum) => format!("claim {sum}"),
            Move::Doubt => "doubt".to_owned(),
        }
    }
}

impl Secrets for State {
    const HIDES: bool = true;

    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let Components { dice, claim, .. } = &*self.table;
        let seen = |seat: Seat| dice.get(seat.index()).filter(|_| self.sees(viewer, seat));
        let dice = Seat::all(self.seats()).map(|seat| seen(seat).copied()).collect();
        View { claim: *claim, dice }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Rolled { seat, .. } if !viewer.sees(*seat) => {
                Event::Rolled { seat: *seat, die: None }
            }
            _ => event.clone(),
        })
    }

    fn facts(event: &Event) -> Facts {
        let plain = Facts::default();
        match event {
            Event::Rolled { seat, .. } => {
                Facts { chance: true, learned: Viewers::seats(SeatSet::only(*seat)), ..plain }
            }
            Event::Claimed { .. } => plain,
            Event::Doubted { .. } => Facts { learned: Viewers::EVERYBODY, ..plain },
        }
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Option<State> {
        let mut world = self.components();
        for (seat, die) in Seat::all(self.seats()).zip(&mut world.dice) {
            if !self.sees(viewer, seat) {
                *die = rng.below(6) as u8 + 1;
            }
        }
        Some(State::of_components(world))
    }

    fn worlds(&self, viewer: Viewer) -> Option<u128> {
        let dice = Seat::all(self.table.dice.len());
        let hidden = dice.filter(|seat| !self.sees(viewer, *seat)).count();
        Some(6u128.pow(hidden as u32))
    }
}

impl Show for State {
    type Screen = PlainScreen;
    type Projections = NoProjections<Event, View>;

    fn screen(&self, viewer: Viewer) -> PlainScreen {
        PlainScreen::of(self, viewer)
    }

    fn words(language: &str) -> &'static [&'static str] {
        if language == "de" { &[include_str!("de.ftl")] } else { &[include_str!("en.ftl")] }
    }
}
