//! The rules as the kernel knows them.

use kernel::{
    Error, EventSink, EventSourced, Game, Info, Message, Mover, Moves, Outcome, Policy, Rng, Seat,
    Setup, Sink, ToMove, bad_position,
};

use crate::ask::Pick;
use crate::components::{Components, MAX, Phase};
use crate::event::{Action, Ending, Event, Given};
use crate::moves::{Illegal, Move};
use crate::reported::{ContextSink, Folded, Reported};
use crate::rules::INFO;
use crate::state::{Pending, State};
use crate::{notation, position, shuffle};

impl State {
    fn make(&mut self, mover: Mover, m: Move, sink: &mut EventSink<'_, Event>) {
        match (mover, m, self.table.phase) {
            (Mover::Seat(seat), m, _) => self.play_seat(seat, m, sink),
            (Mover::Chance, Move::Shuffle(rank), Phase::Shuffle(age)) => {
                self.shuffle(age, rank, sink);
            }
            (Mover::Chance, Move::Pick(pick), _) => self.answer(Some(pick), sink),
            (Mover::Chance, m, _) => panic!("chance cannot {m:?}"),
        }
    }

    fn play_seat(&mut self, seat: Seat, m: Move, sink: &mut EventSink<'_, Event>) {
        match m {
            Move::Place(card) => {
                self.emit(Event::Chosen { seat, card: Some(card) }, sink);
                if self.who_must_place().next().is_none() {
                    self.place_first_cards(sink);
                }
            }
            Move::Draw => self.act(Action::Draw, sink),
            Move::Meld(card) => self.act(Action::Meld(card), sink),
            Move::Dogma(card) => self.act(Action::Dogma(card), sink),
            Move::Achieve(age) => self.act(Action::Achieve(age), sink),
            Move::Pass => self.answer(None, sink),
            Move::Pick(pick) => self.answer(Some(pick), sink),
            Move::Shuffle(_) => unreachable!("seats do not shuffle"),
        }
    }

    /// An effect gets its answer and goes on.
    pub(crate) fn answer(&mut self, answer: Option<Pick>, sink: &mut EventSink<'_, Event>) {
        self.take_answer(answer, sink);
        self.advance(sink);
    }

    pub(crate) fn take_answer(&mut self, answer: Option<Pick>, sink: &mut EventSink<'_, Event>) {
        let who = self.pending.ask.expect("an effect waits").who;
        let given = answer.map_or(Given::Pass, Given::Pick);
        self.emit(Event::Answered { who, given }, sink);
        self.pending.answers.push(answer);
        self.pending.ask = None;
    }

    fn shuffle(&mut self, age: u8, rank: u64, sink: &mut EventSink<'_, Event>) {
        self.emit(Event::Shuffled { age, order: Some(shuffle::nth(age, rank)) }, sink);
        if age == 10 {
            self.deal(sink);
        }
    }

    /// The scores and achievements that decide: a seat's own, or its team's.
    // R151.
    fn tally(&self, seat: Seat) -> (u32, u32) {
        let partner = self.table.partner(seat).map_or(0, |partner| self.table.points(partner));
        (self.table.points(seat) + partner, self.table.achievements(seat))
    }
}

impl Game for State {
    type Move = Move;
    type Event = Reported;
    type Components = Folded;
    type Illegal = Illegal;

    const INFO: &'static Info = &INFO;

    fn new(setup: &Setup) -> Result<State, Error> {
        let chosen = setup.choose(&INFO)?;
        let teams = chosen.on("teams");
        if teams && chosen.seats != 4 {
            return Err(Error::invalid("teams_need_four").with("seats", chosen.seats));
        }
        let hidden = chosen.text("covered") == "hidden";
        let opening = Components::opening(chosen.seats, teams, hidden);
        let Some(text) = &setup.position else { return Ok(State::of_components(Folded(opening))) };
        let state = position::read(text, opening)?;
        state.validate().map_err(bad_position)?;
        Ok(state)
    }

    fn position(&self) -> String {
        position::write(self)
    }

    fn seats(&self) -> usize {
        usize::from(self.table.seats)
    }

    fn side(&self, seat: Seat) -> Seat {
        self.table.partner(seat).map_or(seat, |partner| partner.min(seat))
    }

    fn to_move(&self) -> ToMove {
        match self.table.phase {
            Phase::Shuffle(_) => ToMove::Chance,
            Phase::Place => ToMove::Seats(self.who_must_place().collect()),
            Phase::Turn => ToMove::seat(self.table.turn),
            Phase::Dogma => match self.pending.ask.map(|ask| ask.who) {
                Some(Mover::Seat(seat)) => ToMove::seat(seat),
                _ => ToMove::Chance,
            },
            Phase::Over => ToMove::Over,
        }
    }

    fn moves(&self, seat: Seat, out: &mut Moves<Move>) {
        self.list_moves(seat, out);
    }

    fn random_move(&self, seat: Seat, rng: &mut Rng, _: &mut Moves<Move>) -> Move {
        self.random(seat, rng)
    }

    fn check(&self, mover: Mover, m: Move) -> Result<(), Illegal> {
        self.check_move(mover, m)
    }

    fn components(&self) -> Folded {
        Folded(*self.now())
    }

    fn of_components(Folded(components): Folded) -> State {
        State { table: EventSourced::set_up(components), pending: Pending::default() }
    }

    fn play(&mut self, mover: Mover, m: Move, sink: &mut impl Sink<Reported>) {
        if sink.listens() {
            let mut sink = ContextSink::new(self, sink);
            self.make(mover, m, &mut EventSink::of(&mut sink));
        } else {
            self.make(mover, m, &mut EventSink::none());
        }
    }

    /// Nothing pauses but for chance. The policy sees what it would see at a pause: the components
    /// as they were when the effect began, the answers so far and the open question.
    fn play_on(&mut self, mover: Mover, m: Move, policy: &mut impl Policy<State>) -> u32 {
        self.play_inline(mover, m, policy)
    }

    fn validate(&self) -> Result<(), Message> {
        self.check_laws()
    }

    // R120 to R124.
    fn outcome(&self) -> Option<Outcome> {
        let ending = self.table.ending?;
        let seats: arrayvec::ArrayVec<Seat, MAX> = self.table.all_seats().collect();
        let ahead = |one: Seat, other: Seat| match ending {
            Ending::Score => self.tally(one) > self.tally(other),
            Ending::Achievements(winner) | Ending::Card(winner) => {
                let won = |seat: Seat| seat == winner || self.table.partner(seat) == Some(winner);
                won(one) && !won(other)
            }
        };
        let rank = |seat: Seat| 1 + seats.iter().filter(|&&other| ahead(other, seat)).count() as u8;
        let standing = |&seat: &Seat| kernel::Standing {
            rank: rank(seat),
            score: self.table.points(seat) as i32,
        };
        let reason = match ending {
            Ending::Score => "score",
            Ending::Achievements(_) => "achievements",
            Ending::Card(_) => "special_card",
        };
        Some(Outcome { reason: reason.into(), seats: seats.iter().map(standing).collect() })
    }

    fn chance_size(&self) -> u128 {
        match (self.table.phase, self.pending.ask) {
            (Phase::Shuffle(age), _) => u128::from(shuffle::orders(age)),
            (Phase::Dogma, Some(ask)) if ask.who == Mover::Chance => ask.picks.len() as u128,
            _ => 0,
        }
    }

    fn chance_nth(&self, n: u128) -> Move {
        match (self.table.phase, self.pending.ask) {
            (Phase::Dogma, Some(ask)) => {
                Move::Pick(ask.picks.iter().nth(n as usize).expect("an outcome in range"))
            }
            _ => Move::Shuffle(n as u64),
        }
    }

    fn chance_rank(&self, m: Move) -> Option<u128> {
        match (self.table.phase, m) {
            (Phase::Shuffle(age), Move::Shuffle(rank)) if rank < shuffle::orders(age) => {
                Some(u128::from(rank))
            }
            (Phase::Dogma, Move::Pick(pick)) if self.to_move() == ToMove::Chance => {
                self.pending.ask?.picks.iter().position(|other| other == pick).map(|n| n as u128)
            }
            _ => None,
        }
    }

    fn notation(&self, _mover: Mover, m: Move) -> String {
        notation::write(self, m)
    }

    fn parse(&self, _mover: Mover, text: &str) -> Result<Move, Error> {
        notation::read(self, text)
    }
}
