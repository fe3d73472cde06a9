//! Who carries out which effect when: sharing, demands, repetition, nested execution.

use arrayvec::ArrayVec;
use kernel::{Answers, EventSink, Mover, Seat, SeatSet};

use crate::ask::Ask;
use crate::card::{Card, Cards};
use crate::cards;
use crate::effect::{Answer, Cx, Flow, Run, Stop, Try};
use crate::event::Event;
use crate::face::Sort;
use crate::state::{Phase, State};
use crate::tableau::{MAX, Memory, Tableau};

/// How deep cards can make each other be carried out. Only five cards do so, and each must come to
/// the board anew for it.
pub(crate) const DEEPEST: usize = 8;

/// A card that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Frame {
    pub(crate) card: Card,
    /// Which effect, from 0.
    pub(crate) effect: u8,
    /// Whose turn it is with this effect, counted clockwise from the activator's left.
    pub(crate) step: u8,
    /// The seat that carries it out alone, if another card made it.
    pub(crate) alone: Option<Seat>,
    /// Whether its demand moved a card.
    pub(crate) moved: bool,
    /// Whether it has been told that this seat carries out this effect.
    pub(crate) begun: bool,
}

impl Frame {
    const fn of(card: Card, alone: Option<Seat>) -> Frame {
        Frame { card, effect: 0, step: 0, alone, moved: false, begun: false }
    }

    fn next_step(&mut self) {
        self.step += 1;
        self.begun = false;
    }

    fn next_effect(&mut self) {
        self.effect += 1;
        self.step = 0;
        self.begun = false;
    }
}

/// Whom an activated card reaches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reach {
    /// How many of its icon each seat shows.
    pub(crate) counts: ArrayVec<u8, MAX>,
    pub(crate) sharers: SeatSet,
    /// Who would suffer its demands, if it has any.
    pub(crate) vulnerable: SeatSet,
}

/// Who carries out a clause of this sort of a card that `turn` has activated.
#[inline]
pub(crate) const fn executors(
    sort: Sort,
    turn: Seat,
    sharers: SeatSet,
    vulnerable: SeatSet,
) -> SeatSet {
    match sort {
        Sort::Demand => vulnerable,
        Sort::Effect => sharers.with(turn),
    }
}

impl State {
    /// A card is activated: icons are counted once, and then its effects run.
    pub(crate) fn start_dogma(&mut self, card: Card, sink: &mut EventSink<'_, Event>) {
        self.count_icons(card, sink);
        self.advance(sink);
    }

    pub(crate) fn count_icons(&mut self, card: Card, sink: &mut EventSink<'_, Event>) {
        let Reach { counts, sharers, vulnerable } = self.reach(card);
        self.emit(Event::Counted { card, counts, sharers, vulnerable }, sink);
        self.frames.push(Frame::of(card, None));
    }

    /// Whom a card reaches if the turn player activates it now.
    // R60.
    #[inline]
    pub(crate) fn reach(&self, card: Card) -> Reach {
        let activator = self.turn;
        let icon = card.face().featured;
        let count = |seat: Seat| self.t.icons(seat, icon);
        let as_many = |seat: &Seat| count(*seat) >= count(activator);
        let sharers: SeatSet =
            self.t.all_seats().filter(|seat| *seat != activator && as_many(seat)).collect();
        let vulnerable = self.t.opponents(activator).minus(sharers);
        Reach { counts: self.t.all_seats().map(count).collect(), sharers, vulnerable }
    }

    /// Runs effects until one waits for an answer, the action is over, or the game is.
    pub(crate) fn advance(&mut self, sink: &mut EventSink<'_, Event>) {
        self.carry_out_all(sink, |state, seat, sink| state.carry_out(seat, sink));
    }

    /// Has effect after effect carried out, until one waits for an answer (and gives nothing), the
    /// action is over, or the game is.
    pub(crate) fn carry_out_all(
        &mut self,
        sink: &mut EventSink<'_, Event>,
        mut carry_out: impl FnMut(&mut State, Seat, &mut EventSink<'_, Event>) -> Option<Run>,
    ) {
        while self.t.ending.is_none() {
            let Some(seat) = self.next_executor() else {
                return self.finish_dogma(sink);
            };
            self.begin_effect(seat, sink);
            match carry_out(self, seat, sink) {
                None => return,
                Some(Ok(flow)) => self.commit(seat, flow),
                Some(Err(Stop::Over)) => {}
                Some(Err(_)) => unreachable!("answers are checked before they are recorded"),
            }
            self.answers.clear();
            self.told = 0;
        }
        self.close_dogma();
    }

    /// Carries out the next effect with the answers so far. Gives nothing where it waits for one
    /// more.
    fn carry_out(&mut self, seat: Seat, sink: &mut EventSink<'_, Event>) -> Option<Run> {
        let frame = *self.frames.last().expect("an effect is about to run");
        let start = self.t;
        let answers = Answers::new(&self.answers);
        let (result, told) =
            run_effect(frame, seat, self.turn, &mut self.t, answers, self.told, sink);
        if cfg!(debug_assertions) {
            let again = self.run_twice(frame, seat, start);
            let same = again == (result, told, self.t);
            assert!(same, "an effect depends on its position and answers alone");
        }
        let Err(Stop::Asks(ask)) = result else { return Some(result) };
        self.t = start;
        self.ask = Some(ask);
        self.told = told;
        None
    }

    /// How an effect stops and what it makes of the components, with the answers so far.
    pub(crate) fn run_twice(
        &self,
        frame: Frame,
        seat: Seat,
        start: Tableau,
    ) -> (Run, u16, Tableau) {
        let mut work = start;
        let answers = Answers::new(&self.answers);
        let (result, told) =
            run_effect(frame, seat, self.turn, &mut work, answers, 0, &mut EventSink::none());
        (result, told, work)
    }

    /// The seat that carries out the next effect. Leaves the frames at that effect; nothing when
    /// all are done.
    // R61, R62, R70.
    pub(crate) fn next_executor(&mut self) -> Option<Seat> {
        loop {
            let frame = self.frames.last_mut()?;
            let Some(clause) = frame.card.clauses().get(usize::from(frame.effect)) else {
                self.frames.pop();
                continue;
            };
            if let Some(seat) = frame.alone {
                if clause.sort == Sort::Effect && frame.step == 0 {
                    return Some(seat);
                }
            } else {
                let executors = executors(clause.sort, self.turn, self.sharers, self.vulnerable);
                let ahead = clockwise(executors, self.turn, self.t.seats) >> frame.step;
                if ahead != 0 {
                    let skipped = ahead.trailing_zeros() as u8;
                    frame.begun &= skipped == 0;
                    frame.step += skipped;
                    return Some(Seat((self.turn.0 + 1 + frame.step) % self.t.seats));
                }
            }
            frame.next_effect();
        }
    }

    fn begin_effect(&mut self, seat: Seat, sink: &mut EventSink<'_, Event>) {
        let frame = self.frames.last_mut().expect("an effect is about to run");
        if frame.begun {
            return;
        }
        frame.begun = true;
        let (card, effect, alone) = (frame.card, frame.effect, frame.alone.is_some());
        self.emit(Event::EffectStarted { card, effect, seat, alone }, sink);
    }

    /// Runs the paused effect again on a copy of the components.
    pub(crate) fn run_again(
        &self,
        seat: Seat,
        work: &mut Tableau,
        sink: &mut EventSink<'_, Event>,
    ) -> (Run, u16) {
        let frame = *self.frames.last().expect("an effect is paused");
        run_effect(frame, seat, self.turn, work, Answers::new(&self.answers), 0, sink)
    }

    /// Who gave answer `n` to the paused effect.
    pub(crate) fn who_answered(&self, n: usize) -> Option<Mover> {
        let (frame, seat) = (*self.frames.last()?, self.executor()?);
        let (answers, work) = (Answers::new(&self.answers[..n]), &mut { self.t });
        let (run, _) = run_effect(frame, seat, self.turn, work, answers, 0, &mut EventSink::none());
        if let Err(Stop::Asks(ask)) = run { Some(ask.who) } else { None }
    }

    /// A finished effect: the cursor goes on.
    // R67, R71, R74.
    fn commit(&mut self, seat: Seat, flow: Flow) {
        let frame = self.frames.last_mut().expect("an effect has run");
        // Which card's demand moved something is kept with the card.
        frame.moved = std::mem::take(&mut self.t.memory.moved);
        match flow {
            Flow::Done => frame.next_step(),
            Flow::Repeat => {}
            Flow::Execute(card) => {
                frame.next_step();
                // Deeper than any game goes; a loop of cards would end here instead of never.
                let _ = self.frames.try_push(Frame::of(card, Some(seat)));
            }
            Flow::Abort => {
                self.frames.clear();
                self.aborted = true;
            }
        }
    }

    /// All effects are done: the activator draws if an opponent changed something while sharing.
    // R100.
    fn finish_dogma(&mut self, sink: &mut EventSink<'_, Event>) {
        let (seat, aborted) = (self.turn, self.aborted);
        if self.t.memory.shared && !aborted {
            self.emit(Event::SharingDraw { seat }, sink);
            let _: Try<()> = self.directly(seat, sink, |cx| cx.draw(cx.highest_top()).map(|_| ()));
        }
        self.close_dogma();
        if self.t.ending.is_none() {
            self.emit(Event::DogmaEnded { aborted }, sink);
            self.end_action(sink);
        }
    }

    /// Forgets what only the action needed.
    fn close_dogma(&mut self) {
        self.frames.clear();
        self.answers.clear();
        self.told = 0;
        self.ask = None;
        self.aborted = false;
        self.sharers = SeatSet::NONE;
        self.vulnerable = SeatSet::NONE;
        self.t.memory = Memory::default();
        if self.phase == Phase::Dogma {
            self.phase = if self.t.ending.is_some() { Phase::Over } else { Phase::Turn };
        }
    }

    /// Does something for a seat on the components themselves, where nothing is asked.
    pub(crate) fn directly<T>(
        &mut self,
        seat: Seat,
        sink: &mut EventSink<'_, Event>,
        deed: impl FnOnce(&mut Cx<'_>) -> Try<T>,
    ) -> Try<T> {
        let turn = self.turn;
        let mut cx = Cx {
            t: &mut self.t,
            answers: Answers::new(&[]),
            sink: sink.reborrow(),
            told_before: 0,
            told: 0,
            actor: seat,
            activator: turn,
            turn,
            demand: false,
            shares: false,
            shown: Cards::NONE,
        };
        let done = deed(&mut cx);
        if self.t.ending.is_some() {
            self.phase = Phase::Over;
        }
        done
    }

    /// The components as they are in the middle of a paused effect.
    pub(crate) fn now(&self) -> Tableau {
        let mut work = self.t;
        if self.ask.is_some()
            && let Some(seat) = self.executor()
        {
            let _ = self.run_again(seat, &mut work, &mut EventSink::none());
        }
        work
    }

    /// The seat that carries out the paused effect.
    pub(crate) fn executor(&self) -> Option<Seat> {
        let frame = self.frames.last()?;
        let seat = Seat((self.turn.0 + 1 + frame.step) % self.t.seats);
        Some(frame.alone.unwrap_or(seat))
    }
}

/// The seats of a set in the order in which they act: clockwise from the left of `seat`, which
/// comes last.
// R61.
pub(crate) fn in_order(set: SeatSet, seat: Seat, seats: u8) -> impl Iterator<Item = Seat> {
    let ahead = clockwise(set, seat, seats);
    let acts = move |step: &u8| ahead >> step & 1 != 0;
    (0..seats).filter(acts).map(move |step| Seat((seat.0 + 1 + step) % seats))
}

/// The seats of a set as bits, the one left of `seat` the lowest and `seat` itself the highest.
const fn clockwise(set: SeatSet, seat: Seat, seats: u8) -> u16 {
    let bits = set.bits() as u16;
    ((bits | bits << seats) >> (seat.0 + 1)) & ((1 << seats) - 1)
}

/// Carries out an effect for a seat, with the answers so far. Gives how it stopped and how many
/// events it has told in all. The components are only good for anything if it did not ask.
// R102, R153.
pub(crate) fn run_effect<'a>(
    frame: Frame,
    seat: Seat,
    turn: Seat,
    t: &'a mut Tableau,
    answers: Answers<'a, Ask, Answer>,
    told_before: u16,
    sink: &'a mut EventSink<'_, Event>,
) -> (Run, u16) {
    let demand = frame.card.clauses()[usize::from(frame.effect)].sort == Sort::Demand;
    t.memory.moved = frame.moved;
    let mut cx = Cx {
        shares: !demand && seat != turn && t.partner(turn) != Some(seat),
        t,
        answers,
        sink: sink.reborrow(),
        told_before,
        told: 0,
        actor: seat,
        activator: turn,
        turn,
        demand,
        shown: Cards::NONE,
    };
    let run = cards::effects(frame.card)[usize::from(frame.effect)](&mut cx);
    (run, cx.told)
}

/// The cards that are being carried out, the outermost first.
pub(crate) type Frames = ArrayVec<Frame, DEEPEST>;
