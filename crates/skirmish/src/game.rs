//! The rules as the kernel knows them.

use std::mem::ManuallyDrop;

use kernel::{
    Error, EventSink, Game, Info, Luck, Message, Mover, Moves, Outcome, Rng, Seat, Setup, Sink,
    Standing, ToMove,
};

use crate::ask::{Answer, Pick};
use crate::deck::{Deck, Order, READY};
use crate::effect::Effect;
use crate::event::{Ending, Event};
use crate::leader::Leader;
use crate::moves::{Illegal, Move};
use crate::rules::{Given, INFO, Rules};
use crate::state::{Components, Phase, State};
use crate::{notation, position};

impl State {
    /// Applies an event and tells it. The only way in which rules change what lies on the table.
    #[inline(always)]
    pub(crate) fn emit(&mut self, event: Event, sink: &mut EventSink<'_, Event>) {
        // Told or not, it is dropped at the end alone: so an event that nobody hears is never put
        // into memory.
        let event = ManuallyDrop::new(event);
        self.apply(&event);
        let event = ManuallyDrop::into_inner(event);
        if sink.listens() {
            tell(event, sink);
        }
    }

    /// An effect gets its answer and goes on.
    fn answer(&mut self, pick: Answer, mut sink: EventSink<'_, Event>) {
        let who = self.pending.ask.take().expect("an effect waits").who;
        self.emit(Event::Answered { who, pick, auto: false }, &mut sink);
        self.pending.answers.push(pick);
        self.resume(sink);
    }

    /// Chance gives a deck, orders one, or says who starts; then the first skirmish may begin.
    fn set_up(&mut self, m: Move, mut sink: EventSink<'_, Event>) {
        match (m, self.table.phase) {
            (Move::Build(n), Phase::Build(seat)) => {
                let (leader, cards) = self.deck_given(seat, n);
                let leader = self.table.rules.leaders[seat.index()].unwrap_or(leader);
                let (size, open) = (cards.0.len() as u8, self.table.rules.open_decks);
                let built = Event::DeckBuilt { seat, leader, size, cards: Some(cards), open };
                self.emit(built, &mut sink);
            }
            (Move::Shuffle(order), Phase::Shuffle(seat)) => {
                self.emit(Event::Shuffled { seat, order: Some(order) }, &mut sink);
            }
            (Move::Starter(seat), Phase::Starter) => {
                self.emit(Event::StarterDrawn { seat }, &mut sink)
            }
            (m, phase) => panic!("chance cannot {m:?} in {phase:?}"),
        }
        if self.table.phase == Phase::Play {
            let starter = self.table.active;
            self.begin(Effect::StartSkirmish(starter), sink);
        }
    }

    /// The deck that chance gives with this number.
    fn deck_given(&self, seat: Seat, n: u32) -> (Leader, Order) {
        if self.table.rules.decks[seat.index()] == Given::Random {
            let deck = Deck::random(n, self.table.rules.designs);
            return (deck.leader, Order(deck.cards.into_iter().collect()));
        }
        let ready = &READY[n as usize % READY.len()];
        (ready.leader, Order(ready.cards()))
    }
}

/// Tells an event that was applied.
#[cold]
fn tell(event: Event, sink: &mut EventSink<'_, Event>) {
    sink.emit(&event);
}

impl Game for State {
    type Move = Move;
    type Event = Event;
    type Components = Components;
    type Illegal = Illegal;

    const INFO: &'static Info = &INFO;

    fn new(setup: &Setup) -> Result<State, Error> {
        let (rules, decks) = Rules::new(&setup.choose(&INFO)?)?;
        let mut table = Components::opening(rules);
        if let Some(text) = &setup.position {
            return position::read(text, table);
        }
        for (seat, deck) in Seat::all(2).zip(decks) {
            if let Some(deck) = deck {
                table.give_deck(seat, deck.leader, &deck.cards);
            }
        }
        if !table.player(Seat(0)).list.is_empty() {
            table.next_phase();
        }
        Ok(State::of(table))
    }

    fn position(&self) -> String {
        position::write(self)
    }

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn to_move(&self) -> ToMove {
        match (self.table.phase, self.pending.ask) {
            (Phase::Over, _) => ToMove::Over,
            (Phase::Play, None) => ToMove::seat(self.table.active),
            (Phase::Play, Some(ask)) => match ask.who {
                Mover::Seat(seat) => ToMove::seat(seat),
                Mover::Chance => ToMove::Chance,
            },
            _ => ToMove::Chance,
        }
    }

    fn moves(&self, seat: Seat, out: &mut Moves<Move>) {
        if self.to_move() == ToMove::seat(seat) {
            self.list(seat, out);
        }
    }

    #[inline(always)]
    fn random_move(&self, seat: Seat, rng: &mut Rng, _: &mut Moves<Move>) -> Move {
        self.random(seat, rng)
    }

    #[inline]
    fn check(&self, mover: Mover, m: Move) -> Result<(), Illegal> {
        match mover {
            // What is mostly so, first.
            Mover::Seat(seat) if self.is_plain_play(seat, &m) => Ok(()),
            Mover::Seat(seat) => self.check_seat(seat, m),
            Mover::Chance if self.table.phase == Phase::Over => Err(Illegal::GameOver),
            Mover::Chance if self.to_move() != ToMove::Chance => Err(Illegal::NotYourTurn),
            Mover::Chance => match (self.table.phase, m) {
                // Quicker than to find its place among all orders.
                (Phase::Shuffle(seat), Move::Shuffle(order))
                    if order.is_of(self.table.player(seat).list.cards()) =>
                {
                    Ok(())
                }
                _ => self.chance_rank(m).map(|_| ()).ok_or(Illegal::NotAnOutcome),
            },
        }
    }

    fn play(&mut self, _: Mover, m: Move, sink: &mut impl Sink<Event>) {
        let sink = EventSink::of(sink);
        match m {
            Move::Pass => self.begin(Effect::Pass { auto: false }, sink),
            Move::Play(card, slot) => self.begin(Effect::Play(card, slot), sink),
            Move::Activate(slot) => self.begin(Effect::Activate(slot), sink),
            Move::Leader => self.begin(Effect::UseLeader, sink),
            Move::Decline => self.answer(None, sink),
            Move::Pick(pick) => self.answer(Some(pick), sink),
            Move::Shuffle(_) | Move::Starter(_) | Move::Build(_) => self.set_up(m, sink),
        }
    }

    fn components(&self) -> Components {
        *self.table
    }

    fn of_components(components: Components) -> State {
        State::of(components)
    }

    fn validate(&self) -> Result<(), Message> {
        self.validate_match()
    }

    fn outcome(&self) -> Option<Outcome> {
        let (winner, reason) = self.table.ending?;
        let standing = |seat: Seat| Standing {
            rank: if winner.is_none_or(|winner| winner == seat) { 1 } else { 2 },
            score: i32::from(self.table.player(seat).wins),
        };
        let reason = match (reason, winner) {
            (Ending::ActionLimit, _) => "action_limit",
            (Ending::Skirmishes, None) => "draw",
            (Ending::Skirmishes, Some(_)) => "skirmishes",
        };
        Some(Outcome { reason: reason.into(), seats: Seat::all(2).map(standing).collect() })
    }

    fn chance_size(&self) -> u128 {
        match (self.table.phase, self.pending.ask) {
            (Phase::Build(seat), _) => u128::from(self.table.rules.decks[seat.index()].count()),
            (Phase::Shuffle(seat), _) => Order::count(self.table.player(seat).list.cards()),
            (Phase::Starter, _) => 2,
            (Phase::Play, Some(ask)) if ask.who == Mover::Chance => ask.picks.len() as u128,
            _ => 0,
        }
    }

    fn chance_nth(&self, n: u128) -> Move {
        match (self.table.phase, self.pending.ask) {
            (Phase::Build(_), _) => Move::Build(n as u32),
            (Phase::Shuffle(seat), _) => {
                Move::Shuffle(Order::nth(self.table.player(seat).list.cards(), n))
            }
            (Phase::Play, Some(ask)) => Move::Pick(ask.picks.nth(n as usize)),
            _ => Move::Starter(Seat(n as u8)),
        }
    }

    fn chance_rank(&self, m: Move) -> Option<u128> {
        let at = |pick: Pick| self.pending.ask?.picks.iter().position(|other| other == pick);
        match (self.table.phase, m) {
            (Phase::Build(seat), Move::Build(n)) => {
                (n < self.table.rules.decks[seat.index()].count()).then_some(u128::from(n))
            }
            (Phase::Shuffle(seat), Move::Shuffle(order)) => {
                order.rank(self.table.player(seat).list.cards())
            }
            (Phase::Starter, Move::Starter(seat)) if seat.0 < 2 => Some(u128::from(seat.0)),
            (Phase::Play, Move::Pick(pick)) if self.to_move() == ToMove::Chance => {
                at(pick).map(|n| n as u128)
            }
            _ => None,
        }
    }

    /// In a simulation a shuffle is drawn card by card, which is quicker than to find it by its
    /// number.
    fn roll(&self, luck: Luck) -> Move {
        match (self.table.phase, luck.fast()) {
            (Phase::Shuffle(seat), Some(mut rng)) => {
                Move::Shuffle(Order::shuffled(&self.table.player(seat).deck, &mut rng))
            }
            _ => self.chance_nth(luck.below(self.chance_size())),
        }
    }

    fn notation(&self, _: Mover, m: Move) -> String {
        notation::write(self, m)
    }

    fn parse(&self, mover: Mover, text: &str) -> Result<Move, Error> {
        notation::read(self, mover, text)
    }

    fn weigh(&self, moves: &[Move], weights: &mut [u16]) {
        notation::weigh(moves, weights);
    }
}
