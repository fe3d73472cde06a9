//! The game as the kernel knows it.

use kernel::{
    Error, EventSink, EventSourced, Game, Info, Luck, Message, Mover, Moves, Outcome, Rng, Seat,
    Setup, Sink, Standing, ToMove,
};

use crate::ask::Ask;
use crate::event::{Event, Phase};
use crate::moves::{Illegal, Move};
use crate::rules::{INFO, Options};
use crate::set::Member;
use crate::state::{Components, Pending, State, other};
use crate::task::{Battle, Task};
use crate::warrior::Id;
use crate::{notation, position};

impl Battle<'_, '_> {
    /// A move of a seat in a phase, when nothing is asked.
    fn phase_move(&mut self, m: Move) {
        match (m, self.pending.selected) {
            (Move::End, _) => {
                let phase = self.phase;
                self.push(Task::Finish(phase));
            }
            (Move::Select(who), _) => {
                self.s.pending.selected = Some(who);
                self.s.prepare(who);
            }
            (Move::Spot(foe), _) => self.push(Task::Spot(foe)),
            (Move::WalkAll, _) => self.push(Task::AllGo { run: false, to: None }),
            (Move::RunAll, _) if self.options.map => self.push(Task::TowardAsk),
            (Move::RunAll, _) => self.push(Task::RunAllAsk),
            (Move::Does(who, deed), _) => {
                self.s.pending.selected = Some(who);
                self.s.prepare(who);
                self.phase_move(deed.alone());
            }
            (_, None) => self.recover(m),
            (_, Some(who)) if self.phase == Phase::Shooting => self.shoot_selected(who, m),
            (_, Some(who)) => self.move_selected(who, m),
        }
    }
}

impl State {
    /// Whose choice a move is of which nothing else tells, or whose die of a roll-off.
    fn chooser(&self, mover: Mover, m: Move) -> Option<Seat> {
        match mover {
            Mover::Seat(seat) => {
                // At a real table a charge is told when all was said about it.
                let opens = matches!(m, Move::Charge(_) | Move::Dive(..)) && !self.options.map;
                (opens || notation::is_silent(m)).then_some(seat)
            }
            Mover::Chance => self.roll_off_seat(),
        }
    }

    /// Whose die falls next, in a roll-off.
    pub(crate) fn roll_off_seat(&self) -> Option<Seat> {
        match (self.pending.ask, self.pending.stack.waiting().last()) {
            (Some((_, Ask::Die { .. })), Some(Task::RollOff(_, seat, first))) => {
                Some(if *first == 0 { *seat } else { other(*seat) })
            }
            _ => None,
        }
    }

    /// What is asked in one word and whom it is about; without a question, who is selected.
    fn asked(&self) -> (&'static str, Option<Id>) {
        match (self.pending.ask, self.pending.stack.waiting().last()) {
            (None, _) => ("", self.pending.selected),
            (Some((_, Ask::Contest)), Some(Task::Spot(who) | Task::RunAsk(who))) => {
                ("contest", Some(*who))
            }
            (Some((_, ask)), _) => ask.words(),
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
        let (options, rosters, field) = Options::new(&setup.choose(&INFO)?)?;
        let opening = Components::opening(options, &rosters, field);
        if let Some(text) = &setup.position {
            return position::read(text, opening);
        }
        let mut state = State::of_components(opening);
        state.push_set_up();
        Battle::new(&mut state, EventSink::none()).resume();
        Ok(state)
    }

    fn position(&self) -> String {
        position::write(self)
    }

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn to_move(&self) -> ToMove {
        match self.pending.ask {
            _ if self.phase == Phase::Over => ToMove::Over,
            Some((Mover::Chance, _)) => ToMove::Chance,
            Some((Mover::Seat(seat), _)) => ToMove::seat(seat),
            None => ToMove::seat(self.active),
        }
    }

    fn moves(&self, seat: Seat, out: &mut Moves<Move>) {
        self.list(seat, out);
    }

    fn random_move(&self, seat: Seat, rng: &mut Rng, list: &mut Moves<Move>) -> Move {
        self.random(seat, rng, list)
    }

    #[inline]
    fn check(&self, mover: Mover, m: Move) -> Result<(), Illegal> {
        match mover {
            Mover::Seat(seat) => self.allows(seat, m),
            Mover::Chance if self.phase == Phase::Over => Err(Illegal::BattleOver),
            Mover::Chance => self.chance_rank(m).map(|_| ()).ok_or(Illegal::NotADie),
        }
    }

    fn components(&self) -> Components {
        (*self.table).clone()
    }

    fn of_components(components: Components) -> State {
        State { table: EventSourced::set_up(components), pending: Pending::default() }
    }

    fn play(&mut self, mover: Mover, m: Move, sink: &mut impl Sink<Event>) {
        let mut battle = Battle::new(self, EventSink::of(sink));
        if battle.sink.listens()
            && let Some(seat) = battle.chooser(mover, m)
        {
            let (asked, who) = battle.asked();
            // What is said twice is taken back.
            let off = if battle.is_said(m) { " off" } else { "" };
            let what = notation::write(m) + off;
            battle.emit(Event::Chose { seat, what, asked: asked.to_owned(), who });
        }
        if battle.s.pending.ask.take().is_some() {
            battle.s.pending.answer = Some(m);
        } else {
            battle.phase_move(m);
        }
        battle.resume();
    }

    fn validate(&self) -> Result<(), Message> {
        self.validate_battle()
    }

    fn outcome(&self) -> Option<Outcome> {
        let (winner, reason) = self.ending?;
        let standing = |seat: Seat| Standing {
            rank: if winner.is_none_or(|winner| winner == seat) { 1 } else { 2 },
            score: i32::from(winner == Some(seat)),
        };
        Some(Outcome { reason: reason.id().into(), seats: Seat::all(2).map(standing).collect() })
    }

    #[inline]
    fn chance_size(&self) -> u128 {
        match self.pending.ask {
            Some((Mover::Chance, Ask::Die { .. })) => 6,
            _ => 0,
        }
    }

    #[inline]
    fn chance_nth(&self, n: u128) -> Move {
        Move::Die(n as u8 + 1)
    }

    #[inline]
    fn chance_rank(&self, m: Move) -> Option<u128> {
        match m {
            Move::Die(die @ 1..=6) if self.chance_size() > 0 => Some(u128::from(die) - 1),
            _ => None,
        }
    }

    #[inline]
    fn roll(&self, luck: Luck) -> Move {
        Move::Die(luck.below(6) as u8 + 1)
    }

    fn notation(&self, _: Mover, m: Move) -> String {
        notation::write(m)
    }

    fn parse(&self, mover: Mover, text: &str) -> Result<Move, Error> {
        notation::read(self, mover, text).map_err(|error| match self.pending.ask {
            Some((Mover::Chance, Ask::Die { label, .. })) => error.arg("die", label.word()),
            _ => error,
        })
    }

    fn weigh(&self, moves: &[Move], weights: &mut [u16]) {
        notation::weigh(moves, weights);
    }
}
