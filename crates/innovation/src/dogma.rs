//! Who carries out which effect when: sharing, demands, repetition, nested execution.

use arrayvec::ArrayVec;
use kernel::{Answers, EventSink, EventSourced, Seat, SeatSet};

use crate::ask::Ask;
use crate::card::{Card, Cards};
use crate::cards;
use crate::components::{Components, MAX};
use crate::effect::{Answer, Cx, Flow, Run, Stop, Try, Work};
use crate::event::Event;
use crate::face::Sort;
use crate::state::{Memory, State};

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
        let (sharers, vulnerable) = self.reached(card);
        // Only the event tells how many there are.
        let counts = if sink.listens() { self.reach(card).counts } else { ArrayVec::new() };
        self.emit(Event::Counted { card, counts, sharers, vulnerable }, sink);
        self.pending.frames.push(Frame::of(card, None));
    }

    /// Whom a card reaches if the turn player activates it now.
    pub(crate) fn reach(&self, card: Card) -> Reach {
        let (sharers, vulnerable) = self.reached(card);
        let count = |seat| self.table.icons(seat, card.featured());
        Reach { counts: self.table.all_seats().map(count).collect(), sharers, vulnerable }
    }

    /// Who would share a card that the turn player activates now, and who would suffer its demands.
    // R60.
    #[inline]
    fn reached(&self, card: Card) -> (SeatSet, SeatSet) {
        let activator = self.table.turn;
        let count = |seat| self.table.icons(seat, card.featured());
        let as_many = |seat: &Seat| count(*seat) >= count(activator);
        let sharers = self.table.all_seats().filter(as_many).collect::<SeatSet>();
        let sharers = sharers.without(activator);
        (sharers, self.table.opponents(activator).minus(sharers))
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
        // An effect that has got an answer goes on.
        let mut paused = !self.pending.answers.is_empty();
        while self.table.ending.is_none() {
            let next = if paused { self.executor() } else { self.next_executor() };
            paused = false;
            let Some(seat) = next else {
                return self.finish_dogma(sink);
            };
            self.begin_effect(seat, sink);
            match carry_out(self, seat, sink) {
                None => return,
                Some(Ok(flow)) => self.commit(seat, flow),
                Some(Err(Stop::Over)) => {}
                Some(Err(_)) => unreachable!("answers are checked before they are recorded"),
            }
            self.pending.answers.clear();
            self.pending.told = 0;
        }
        self.pending.clear();
    }

    /// Carries out the next effect with the answers so far. Gives nothing where it waits for one
    /// more.
    fn carry_out(&mut self, seat: Seat, sink: &mut EventSink<'_, Event>) -> Option<Run> {
        let frame = self.pending.frames.last().expect("an effect is about to run");
        let (answers, told) = (Answers::new(&self.pending.answers), self.pending.told);
        let (memory, mut before) = (self.pending.memory, None);
        let work = Work::keeping(&mut self.table, &mut before);
        let ran = run_effect(frame, seat, memory, work, answers, told, sink);
        if cfg!(debug_assertions) {
            let start = before.unwrap_or(self.table);
            let same = self.run_twice(seat, start) == (ran, self.table);
            assert!(same, "an effect depends on its position and answers alone");
        }
        if ran.ask.is_none() {
            self.pending.memory = ran.memory;
            return Some(ran.run);
        }
        if let Some(before) = before {
            self.table = before;
        }
        self.pending.ask = ran.ask;
        self.pending.told = ran.told;
        None
    }

    /// What comes of an effect and what it makes of the table, with the answers so far.
    pub(crate) fn run_twice(
        &self,
        seat: Seat,
        start: EventSourced<Components>,
    ) -> (Ran, EventSourced<Components>) {
        let frame = self.pending.frames.last().expect("an effect has run");
        let (memory, answers) = (self.pending.memory, Answers::new(&self.pending.answers));
        let mut work = start;
        let on = Work::on(&mut work);
        (run_effect(frame, seat, memory, on, answers, 0, &mut EventSink::none()), work)
    }

    /// The seat that carries out the next effect. Leaves the frames at that effect; nothing when
    /// all are done.
    // R61, R62, R70.
    #[inline]
    pub(crate) fn next_executor(&mut self) -> Option<Seat> {
        loop {
            let frame = self.pending.frames.last_mut()?;
            let Some(sort) = frame.card.sort(frame.effect) else {
                self.pending.frames.pop();
                continue;
            };
            if let Some(seat) = frame.alone {
                if sort == Sort::Effect && frame.step == 0 {
                    return Some(seat);
                }
            } else {
                let Components { turn, sharers, vulnerable, seats, .. } = *self.table;
                let executors = executors(sort, turn, sharers, vulnerable);
                let ahead = clockwise(executors, turn, seats) >> frame.step;
                let skipped = ahead.trailing_zeros() as u8;
                if frame.step + skipped < seats {
                    frame.begun &= skipped == 0;
                    frame.step += skipped;
                    return Some(after(turn, frame.step, seats));
                }
            }
            frame.next_effect();
        }
    }

    fn begin_effect(&mut self, seat: Seat, sink: &mut EventSink<'_, Event>) {
        let frame = self.pending.frames.last_mut().expect("an effect is about to run");
        if frame.begun {
            return;
        }
        frame.begun = true;
        let (card, effect, alone) = (frame.card, frame.effect, frame.alone.is_some());
        self.emit(Event::EffectStarted { card, effect, seat, alone }, sink);
    }

    /// Runs the paused effect again with its first `n` answers, on a copy of the table. Nothing
    /// where none is paused.
    pub(crate) fn run_again(
        &self,
        n: usize,
        work: &mut EventSourced<Components>,
        sink: &mut EventSink<'_, Event>,
    ) -> Option<Ran> {
        let (frame, seat) = (self.pending.frames.last()?, self.executor()?);
        let answers = Answers::new(&self.pending.answers[..n]);
        Some(run_effect(frame, seat, self.pending.memory, Work::on(work), answers, 0, sink))
    }

    /// A finished effect: the cursor goes on.
    // R67, R71, R74.
    fn commit(&mut self, seat: Seat, flow: Flow) {
        let frame = self.pending.frames.last_mut().expect("an effect has run");
        // Which card's demand moved something is kept with the card.
        frame.moved = std::mem::take(&mut self.pending.memory.moved);
        match flow {
            Flow::Done => frame.next_step(),
            Flow::Repeat => {}
            Flow::Execute(card) => {
                frame.next_step();
                // Deeper than any game goes; a loop of cards would end here instead of never.
                let _ = self.pending.frames.try_push(Frame::of(card, Some(seat)));
            }
            Flow::Abort => {
                self.pending.frames.clear();
                self.pending.aborted = true;
            }
        }
    }

    /// All effects are done: the activator draws if an opponent changed something while sharing.
    // R100.
    fn finish_dogma(&mut self, sink: &mut EventSink<'_, Event>) {
        let (seat, aborted) = (self.table.turn, self.pending.aborted);
        if self.pending.memory.shared && !aborted {
            self.emit(Event::SharingDraw { seat }, sink);
            let _: Try<()> = self.directly(seat, sink, |cx| cx.draw(cx.highest_top()).map(|_| ()));
        }
        self.pending.clear();
        if self.table.ending.is_none() {
            self.emit(Event::DogmaEnded { aborted }, sink);
            self.end_action(sink);
        }
    }

    /// Does something for a seat on the table itself, where nothing is asked.
    pub(crate) fn directly<T>(
        &mut self,
        seat: Seat,
        sink: &mut EventSink<'_, Event>,
        deed: impl FnOnce(&mut Cx<'_>) -> Try<T>,
    ) -> Try<T> {
        deed(&mut Cx {
            table: Work::on(&mut self.table),
            memory: Memory::default(),
            answers: Answers::new(&[]),
            asked: None,
            sink: sink.reborrow(),
            told_before: 0,
            told: 0,
            actor: seat,
            demand: false,
            shares: false,
            shown: Cards::NONE,
        })
    }

    /// The table as the events told so far leave it, also in the middle of a paused effect.
    pub(crate) fn now(&self) -> EventSourced<Components> {
        let mut work = self.table;
        if self.pending.ask.is_some() {
            let _ = self.run_again(self.pending.answers.len(), &mut work, &mut EventSink::none());
        }
        work
    }

    /// The seat that carries out the paused effect.
    pub(crate) fn executor(&self) -> Option<Seat> {
        let frame = self.pending.frames.last()?;
        let seat = Seat((self.table.turn.0 + 1 + frame.step) % self.table.seats);
        Some(frame.alone.unwrap_or(seat))
    }
}

/// The seats of a set in the order in which they act: clockwise from the left of `seat`, which
/// comes last.
// R61.
pub(crate) fn in_order(set: SeatSet, seat: Seat, seats: u8) -> impl Iterator<Item = Seat> {
    let ahead = clockwise(set, seat, seats);
    let acts = move |step: &u8| ahead >> step & 1 != 0;
    (0..seats).filter(acts).map(move |step| after(seat, step, seats))
}

/// The seat so many steps after the one left of `seat`, less than once around the table. Taken
/// around by hand: a division is slow.
const fn after(seat: Seat, step: u8, seats: u8) -> Seat {
    let n = seat.0 + 1 + step;
    Seat(if n < seats { n } else { n - seats })
}

/// The seats of a set as bits, the one left of `seat` the lowest: once around the table, and then
/// some of them again.
const fn clockwise(set: SeatSet, seat: Seat, seats: u8) -> u32 {
    let bits = set.bits() as u32;
    (bits | bits << seats) >> (seat.0 + 1)
}

/// What came of carrying out an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ran {
    /// How it stopped.
    pub(crate) run: Run,
    /// What it asks, if it waits for an answer.
    pub(crate) ask: Option<Ask>,
    /// How many events it has told in all.
    pub(crate) told: u16,
    /// What it remembers for later effects; only good for anything if it did not ask.
    pub(crate) memory: Memory,
}

/// Carries out an effect for a seat, with the answers so far. What it makes of the table is there
/// to be seen even if it asks, and to be kept only if it does not.
// R102, R153.
#[inline(always)]
pub(crate) fn run_effect<'a>(
    frame: &Frame,
    seat: Seat,
    memory: Memory,
    table: Work<'a>,
    answers: Answers<'a, Ask, Answer>,
    told_before: u16,
    sink: &'a mut EventSink<'_, Event>,
) -> Ran {
    let demand = frame.card.sort(frame.effect) == Some(Sort::Demand);
    let turn = table.turn;
    let mut cx = Cx {
        shares: !demand && seat != turn && table.partner(turn) != Some(seat),
        table,
        memory: Memory { moved: frame.moved, ..memory },
        answers,
        asked: None,
        sink: sink.reborrow(),
        told_before,
        told: 0,
        actor: seat,
        demand,
        shown: Cards::NONE,
    };
    let run = cards::effects(frame.card)[usize::from(frame.effect)](&mut cx);
    Ran { run, ask: cx.asked, told: cx.told, memory: cx.memory }
}

/// The cards that are being carried out, the outermost first.
pub(crate) type Frames = ArrayVec<Frame, DEEPEST>;
