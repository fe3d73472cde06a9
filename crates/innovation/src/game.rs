//! The game as the kernel knows it.

use kernel::{
    Board, Error, EventSink, Facts, Game, Info, Mover, Moves, Names, Outcome, Paint, Policy, Rng,
    Seat, Setup, Sheet, Sink, ToMove, Viewer,
};

use crate::ask::Pick;
use crate::card::Card;
use crate::event::{self, Action, Ending, Event, Given, Special};
use crate::moves::{Illegal, Move};
use crate::projection::Projections;
use crate::rules::INFO;
use crate::screen::Screen;
use crate::state::{Phase, State};
use crate::tableau::{MAX, Memory, Tableau};
use crate::view::View;
use crate::{knowledge, layout, notation, obvious, position, screen, shuffle, view, words};

impl State {
    /// Whether a seat may make this move now, and if not, why.
    fn check_seat(&self, seat: Seat, m: Move) -> Result<(), Illegal> {
        let t = &self.t;
        match (self.phase, m) {
            (Phase::Over, _) => Err(Illegal::GameOver),
            _ if !self.to_move().includes(Mover::Seat(seat)) => Err(Illegal::NotYourTurn),
            (Phase::Place, Move::Place(card)) => held(t.hand(seat).has(card)),
            (Phase::Turn, Move::Draw) => Ok(()),
            (Phase::Turn, Move::Meld(card)) => held(t.hand(seat).has(card)),
            (Phase::Turn, Move::Dogma(card)) if t.tops(seat).has(card) => Ok(()),
            (Phase::Turn, Move::Dogma(_)) => Err(Illegal::NotTopCard),
            (Phase::Turn, Move::Achieve(age)) => self.may_achieve(age),
            (Phase::Dogma, Move::Pass) => self.check_answer(None),
            (Phase::Dogma, Move::Pick(pick)) => self.check_answer(Some(pick)),
            _ => Err(Illegal::WrongPhase),
        }
    }

    fn check_answer(&self, answer: Option<Pick>) -> Result<(), Illegal> {
        let Some(ask) = self.ask else { return Err(Illegal::WrongPhase) };
        match answer {
            None if ask.may_pass => Ok(()),
            None => Err(Illegal::MustPick),
            Some(pick) if ask.picks.has(pick) => Ok(()),
            Some(_) => Err(Illegal::NotOffered),
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
        let who = self.ask.expect("an effect waits").who;
        let given = answer.map_or(Given::Pass, Given::Pick);
        self.emit(Event::Answered { who, given }, sink);
        self.answers.push(answer);
        self.ask = None;
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
        let partner = self.t.partner(seat).map_or(0, |partner| self.t.points(partner));
        (self.t.points(seat) + partner, self.t.achievements(seat))
    }
}

fn held(is_held: bool) -> Result<(), Illegal> {
    if is_held { Ok(()) } else { Err(Illegal::CardNotInHand) }
}

impl Game for State {
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Screen = Screen;
    type Projections = Projections;

    const INFO: &'static Info = &INFO;

    fn new(setup: &Setup) -> Result<State, Error> {
        let chosen = setup.choose(&INFO)?;
        let teams = chosen.on("teams");
        if teams && chosen.seats != 4 {
            return Err(Error::invalid("teams_need_four", "Teams need four seats, not {seats}.")
                .with("seats", chosen.seats));
        }
        let hidden = chosen.text("covered") == "hidden";
        let mut state = State::opening(chosen.seats, teams, hidden);
        if let Some(text) = &setup.position {
            position::read(text, &mut state)?;
            state.validate().map_err(|why| position::bad(0, why))?;
        }
        Ok(state)
    }

    fn position(&self) -> String {
        position::write(self)
    }

    fn seats(&self) -> usize {
        usize::from(self.t.seats)
    }

    fn side(&self, seat: Seat) -> Seat {
        self.t.partner(seat).map_or(seat, |partner| partner.min(seat))
    }

    fn to_move(&self) -> ToMove {
        match self.phase {
            Phase::Shuffle(_) => ToMove::Chance,
            Phase::Place => ToMove::Seats(self.who_must_place().collect()),
            Phase::Turn => ToMove::seat(self.turn),
            Phase::Dogma => match self.ask.map(|ask| ask.who) {
                Some(Mover::Seat(seat)) => ToMove::seat(seat),
                _ => ToMove::Chance,
            },
            Phase::Over => ToMove::Over,
        }
    }

    fn moves(&self, seat: Seat, out: &mut Moves<Move>) {
        if !self.to_move().includes(Mover::Seat(seat)) {
            return;
        }
        match self.phase {
            Phase::Place => self.t.hand(seat).iter().for_each(|card| out.push(Move::Place(card))),
            Phase::Turn => {
                out.push(Move::Draw);
                self.t.hand(seat).iter().for_each(|card| out.push(Move::Meld(card)));
                self.t.tops(seat).iter().for_each(|card| out.push(Move::Dogma(card)));
                self.achievable().for_each(|age| out.push(Move::Achieve(age)));
            }
            Phase::Dogma => {
                let ask = self.ask.expect("an effect waits");
                ask.moves().for_each(|m| out.push(m));
            }
            Phase::Shuffle(_) | Phase::Over => {}
        }
    }

    fn check(&self, mover: Mover, m: Move) -> Result<(), Illegal> {
        match mover {
            Mover::Seat(seat) => self.check_seat(seat, m),
            Mover::Chance if self.phase == Phase::Over => Err(Illegal::GameOver),
            Mover::Chance if self.to_move() != ToMove::Chance => Err(Illegal::NotYourTurn),
            Mover::Chance => self.chance_rank(m).map(|_| ()).ok_or(Illegal::NotAnOutcome),
        }
    }

    fn play(&mut self, mover: Mover, m: Move, sink: &mut impl Sink<Event>) {
        let sink = &mut EventSink::of(sink);
        match (mover, m, self.phase) {
            (Mover::Seat(seat), m, _) => self.play_seat(seat, m, sink),
            (Mover::Chance, Move::Shuffle(rank), Phase::Shuffle(age)) => {
                self.shuffle(age, rank, sink);
            }
            (Mover::Chance, Move::Pick(pick), _) => self.answer(Some(pick), sink),
            (Mover::Chance, m, _) => panic!("chance cannot {m:?}"),
        }
    }

    /// Nothing pauses but for chance. The policy sees what it would see at a pause: the components
    /// as they were when the effect began, the answers so far and the open question.
    fn play_on(&mut self, mover: Mover, m: Move, policy: &mut impl Policy<State>) -> u32 {
        self.play_inline(mover, m, policy)
    }

    fn apply(&mut self, event: &Event) {
        self.apply_event(event);
    }

    /// A folded state has the components as they are in the middle of an effect, and knows nothing
    /// of the cursor, the answers and the memory of the effect.
    fn agrees(&self, folded: &State) -> bool {
        let plain = |mut t: Tableau| {
            t.memory = Memory::default();
            t
        };
        let turn =
            |s: &State| (s.phase, s.turn, s.actions, s.turns, s.chosen, s.sharers, s.vulnerable);
        plain(self.now()) == plain(folded.t)
            && (self.phase == Phase::Over || turn(self) == turn(folded))
            && self.phase == folded.phase
    }

    fn validate(&self) -> Result<(), String> {
        self.t.validate()?;
        self.now().validate()?;
        if (self.phase == Phase::Dogma) != self.ask.is_some() {
            return Err("an effect waits exactly while a card is carried out".to_owned());
        }
        if (self.phase == Phase::Over) != self.t.ending.is_some() {
            return Err("the game is over exactly when it has ended".to_owned());
        }
        if self.phase == Phase::Turn && self.actions == 0 {
            return Err("the turn player has actions left".to_owned());
        }
        Ok(())
    }

    // R120 to R124.
    fn outcome(&self) -> Option<Outcome> {
        let ending = self.t.ending?;
        let seats: arrayvec::ArrayVec<Seat, MAX> = self.t.all_seats().collect();
        let ahead = |one: Seat, other: Seat| match ending {
            Ending::Score => self.tally(one) > self.tally(other),
            Ending::Achievements(winner) | Ending::Card(winner) => {
                let won = |seat: Seat| seat == winner || self.t.partner(seat) == Some(winner);
                won(one) && !won(other)
            }
        };
        let rank = |seat: Seat| 1 + seats.iter().filter(|&&other| ahead(other, seat)).count() as u8;
        let standing =
            |&seat: &Seat| kernel::Standing { rank: rank(seat), score: self.t.points(seat) as i32 };
        let reason = match ending {
            Ending::Score => "score",
            Ending::Achievements(_) => "achievements",
            Ending::Card(_) => "special_card",
        };
        Some(Outcome { reason, seats: seats.iter().map(standing).collect() })
    }

    fn chance_size(&self) -> u128 {
        match (self.phase, self.ask) {
            (Phase::Shuffle(age), _) => u128::from(shuffle::orders(age)),
            (Phase::Dogma, Some(ask)) if ask.who == Mover::Chance => ask.picks.len() as u128,
            _ => 0,
        }
    }

    fn chance_nth(&self, n: u128) -> Move {
        match (self.phase, self.ask) {
            (Phase::Dogma, Some(ask)) => {
                Move::Pick(ask.picks.iter().nth(n as usize).expect("an outcome in range"))
            }
            _ => Move::Shuffle(n as u64),
        }
    }

    fn chance_rank(&self, m: Move) -> Option<u128> {
        match (self.phase, m) {
            (Phase::Shuffle(age), Move::Shuffle(rank)) if rank < shuffle::orders(age) => {
                Some(u128::from(rank))
            }
            (Phase::Dogma, Move::Pick(pick)) if self.to_move() == ToMove::Chance => {
                self.ask?.picks.iter().position(|other| other == pick).map(|n| n as u128)
            }
            _ => None,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn screen(&self, viewer: Viewer) -> Screen {
        screen::screen(self, viewer, self.view(viewer))
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::redact(event, viewer))
    }

    fn facts(event: &Event) -> Facts {
        event::facts(event)
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Option<State> {
        knowledge::imagine(self, viewer, rng)
    }

    fn worlds(&self, viewer: Viewer) -> Option<u128> {
        knowledge::worlds(self, viewer)
    }

    fn obvious(&self, seat: Seat) -> Option<Move> {
        obvious::answer(self, seat)
    }

    fn notation(&self, _mover: Mover, m: Move) -> String {
        notation::write(self, m)
    }

    fn parse(&self, _mover: Mover, text: &str) -> Result<Move, Error> {
        notation::read(self, text)
    }

    fn group(&self, m: Move) -> &'static str {
        match m {
            Move::Place(_) => "place",
            Move::Draw => "draw",
            Move::Meld(_) => "meld",
            Move::Dogma(_) => "dogma",
            Move::Achieve(_) => "achieve",
            Move::Pass | Move::Pick(_) => "answer",
            Move::Shuffle(_) => "shuffle",
        }
    }

    fn describe(&self, event: &Event, names: Names<'_>) -> Option<String> {
        words::describe(event, names)
    }

    fn explain(name: &str) -> Option<String> {
        Card::named(name).map(words::explain).or_else(|| Special::named(name).map(layout::explain))
    }

    fn explained() -> Vec<&'static str> {
        Card::all().map(Card::name).chain(Special::ALL.map(Special::name)).collect()
    }

    fn board(view: &View) -> Option<Board> {
        Some(layout::board(view))
    }

    fn catalogue() -> Vec<Sheet> {
        layout::catalogue()
    }

    fn picture(view: &View, names: Names<'_>, paint: Paint) -> String {
        words::picture(view, names, paint)
    }
}
