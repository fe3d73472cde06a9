//! The state of a match, and how events change it.
//!
//! It has two parts. [`Components`] is what lies on the table: every change of it is the
//! application of an event, so that the events of a match rebuild it. [`Pending`] is the machine's
//! own, and matters only in the middle of a move: the stack of effects, the open question and the
//! answers so far, and by which numbers the effects refer to units.

use kernel::{EventSourced, Seat, Stack};

use crate::ask::{Answers, Ask};
use crate::board::{Board, Mark, Unit};
use crate::card::{Ability, Card, Keywords, When};
use crate::cards::traits;
use crate::effect::Effect;
use crate::event::{Ending, Event, Origin};
use crate::hand::Hand;
use crate::leader::Leader;
use crate::pile::Pile;
use crate::roster::{Roster, UnitId};
use crate::rules::Rules;
use crate::slot::Slot;

/// How many effects can wait at once.
pub(crate) const DEPTH: usize = 48;
/// The most cards that a seat can ever own: those of a deck, and as many again made by effects.
pub(crate) const MOST_CARDS: usize = 60;
/// No counter of a unit or a slot goes further from 0 than this.
pub(crate) const FURTHEST: i16 = 2000;

/// Where the match is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// Chance gives a seat its deck.
    Build(Seat),
    /// The deck of a seat is shuffled.
    Shuffle(Seat),
    /// Chance says who starts.
    Starter,
    /// Skirmishes are played.
    Play,
    /// The match is over.
    Over,
}

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Player {
    /// The cards that are left to draw; the last is drawn first.
    pub(crate) deck: Pile<30>,
    pub(crate) hand: Hand,
    /// Cards that everybody knows to be in the hand; sorted.
    pub(crate) shown: Pile<MOST_CARDS>,
    /// In order of arrival.
    pub(crate) graveyard: Pile<MOST_CARDS>,
    /// The deck list; sorted.
    pub(crate) list: Pile<MOST_CARDS>,
    /// What was made at random in the hand, known to the seat alone when it was made; sorted.
    pub(crate) gifts: Pile<30>,
    pub(crate) charges: u8,
    /// Points in this skirmish.
    pub(crate) points: u8,
    /// Skirmishes won.
    pub(crate) wins: u8,
    /// Whether the seat is out of this skirmish.
    pub(crate) done: bool,
}

/// What lies on the table: everything about a match that events tell, hidden parts included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Components {
    pub(crate) rules: Rules,
    pub(crate) phase: Phase,
    pub(crate) board: Board,
    pub(crate) players: [Player; 2],
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Who started this skirmish.
    pub(crate) starter: Seat,
    /// The number of the turn in the match, from 1.
    pub(crate) turn: u16,
    /// Turns finished in this skirmish.
    pub(crate) finished: u16,
    /// The number of the skirmish, from 1; 0 before the first.
    pub(crate) skirmish: u8,
    /// Whether the active seat has done something in this turn.
    pub(crate) acted: bool,
    /// Whether it has played its card of this turn.
    pub(crate) played: bool,
    /// Actions of both seats in the match.
    pub(crate) actions: u16,
    /// A card that was played and has not resolved yet.
    pub(crate) resolving: Option<(Seat, Card)>,
    pub(crate) ending: Option<(Option<Seat>, Ending)>,
}

/// What is pending in the middle of a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pending {
    pub(crate) stack: Stack<Effect, DEPTH>,
    pub(crate) ask: Option<Ask>,
    /// The answers to the effect on top of the stack.
    pub(crate) answers: Answers,
    pub(crate) roster: Roster,
}

/// Everything about a match, hidden parts included, as one plain value. It is copied byte by byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) table: EventSourced<Components>,
    pub(crate) pending: Pending,
}

/// The other seat.
#[inline]
pub(crate) const fn other(seat: Seat) -> Seat {
    Seat(1 - (seat.0 & 1))
}

impl Pending {
    /// Nothing waits.
    pub(crate) fn nothing() -> Pending {
        Pending {
            stack: Stack::new(),
            ask: None,
            answers: Answers::default(),
            roster: Roster::SETTLED,
        }
    }

    /// Puts everything in the form that it has between two moves, when nothing waits any more.
    #[inline]
    pub(crate) fn settle(&mut self) {
        self.stack.settle();
        self.roster = Roster::SETTLED;
    }
}

impl State {
    /// A state in which nothing is pending.
    pub(crate) fn of(table: Components) -> State {
        State { table: EventSourced::set_up(table), pending: Pending::nothing() }
    }

    /// Applies one event. Nothing else changes what lies on the table; numbers go with their units.
    #[inline(always)]
    pub(crate) fn apply(&mut self, event: &Event) {
        self.table.apply(event);
        self.pending.roster.follow(event);
    }

    /// The number of the unit on a slot; that of no unit where none stands.
    pub(crate) fn unit_on(&self, slot: Slot) -> UnitId {
        self.pending.roster.unit_on(slot, self.table.board.units())
    }

    /// Where a unit stands now; nothing when it has left.
    #[inline]
    pub(crate) fn find(&self, id: UnitId) -> Option<Slot> {
        self.pending.roster.find(id, self.table.board.units())
    }

    /// The same for a unit that stood on a slot a moment ago, and mostly still does.
    #[inline]
    pub(crate) fn find_near(&self, id: UnitId, slot: Slot) -> Option<Slot> {
        let there = self.table.board.units().has(slot) && self.pending.roster.id(slot) == id;
        if there { Some(slot) } else { self.find(id) }
    }
}

impl Components {
    /// The table before a match, where seats have no decks yet.
    pub(crate) fn opening(rules: Rules) -> Components {
        Components {
            rules,
            phase: Phase::Build(Seat(0)),
            board: Board::default(),
            players: Default::default(),
            active: Seat(0),
            starter: Seat(0),
            turn: 1,
            finished: 0,
            skirmish: 0,
            acted: false,
            played: false,
            actions: 0,
            resolving: None,
            ending: None,
        }
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn leader(&self, seat: Seat) -> Leader {
        self.board.leaders[seat.index()]
    }

    /// Whether the seat to move may play any number of cards, because the other is done.
    #[inline]
    pub(crate) fn last_say(&self) -> bool {
        self.player(other(self.active)).done
    }

    /// That the active seat passes, and whether it is out of the skirmish by that (R12).
    #[inline]
    pub(crate) fn pass(&self, auto: bool) -> Event {
        let stalled = self.finished >= self.rules.stall;
        let done = !self.acted || self.last_say() || stalled;
        Event::Passed { seat: self.active, done, auto }
    }

    /// Whether a pass would do nothing but give the turn to the other seat: the skirmish goes on,
    /// and no ability or cooldown waits for that turn to start.
    #[inline]
    pub(crate) fn only_the_turn_changes(&self) -> bool {
        let next = other(self.active);
        let cooling = self.board.marked(Mark::Cooling).of(next);
        !self.last_say() && self.board.starting(next).or(cooling).is_empty()
    }

    /// How many cards a seat owns, wherever they are.
    pub(crate) fn owned(&self, seat: Seat) -> usize {
        let Player { deck, hand, graveyard, .. } = self.player(seat);
        let units = self.board.units().iter().filter(|&slot| self.board.at(slot).owner == seat);
        let resolving = self.resolving.is_some_and(|(owner, _)| owner == seat);
        deck.len() + hand.len() + graveyard.len() + units.count() + usize::from(resolving)
    }
}

// ------------------------------------------------------------------ applying

impl kernel::Components for Components {
    type Event = Event;

    /// Applies one event. Inlined, so that applying an event that is known when the rules are
    /// compiled costs no choice between all of them.
    #[inline(always)]
    fn apply(&mut self, event: &Event) {
        match *event {
            Event::DeckBuilt { seat, leader, cards, .. } => {
                if let Some(cards) = cards {
                    self.give_deck(seat, leader, cards.0.cards());
                }
                self.next_phase();
            }
            Event::Shuffled { seat, order } => {
                if let Some(order) = order {
                    self.player_mut(seat).deck = order.0.reversed();
                }
                self.next_phase();
            }
            Event::StarterDrawn { seat } => {
                self.active = seat;
                self.phase = Phase::Play;
            }
            Event::SkirmishStarted { number, starter } => self.start_skirmish(number, starter),
            Event::TurnStarted { seat, .. } => self.start_turn(seat),
            Event::LeaderUsed { seat, charges, .. } => {
                self.player_mut(seat).charges = charges;
                self.acted = true;
                self.actions += 1;
            }
            Event::Passed { seat, done, auto } => {
                self.player_mut(seat).done |= done;
                self.actions += u16::from(!auto);
            }
            Event::TurnEnded { turn } => {
                self.turn = turn + 1;
                self.finished += 1;
            }
            Event::Conquered { slot, points } => self.player_mut(slot.side()).points += points,
            Event::SkirmishEnded { winner, .. } => {
                for seat in [Seat(0), Seat(1)] {
                    self.player_mut(seat).wins += u8::from(winner.is_none_or(|won| won == seat));
                }
            }
            Event::MatchEnded { winner, reason } => {
                self.ending = Some((winner, reason));
                self.phase = Phase::Over;
            }
            _ => self.apply_to_cards(event),
        }
    }
}

impl Components {
    /// Applies an event by which a card goes from one place to another.
    #[inline(always)]
    fn apply_to_cards(&mut self, event: &Event) {
        match *event {
            Event::Drew { seat, count, cards } => {
                let player = self.player_mut(seat);
                player.deck.shorten(usize::from(count));
                if let Some(cards) = cards {
                    cards.0.iter().for_each(|card| player.hand.insert(card));
                }
            }
            Event::Played { seat, card, .. } => self.take_played(seat, card),
            Event::Spent { seat, card } | Event::DeployFailed { seat, card, .. } => {
                self.resolving = None;
                self.player_mut(seat).graveyard.push(card);
            }
            Event::Discarded { seat, card } => {
                self.leave_hand(seat, card);
                self.player_mut(seat).graveyard.push(card);
            }
            Event::Created { seat, card, random } => self.create(seat, card, random),
            Event::Deployed { slot, card, owner, origin } => {
                match origin {
                    Origin::Played => self.resolving = None,
                    Origin::Graveyard => _ = self.player_mut(owner).graveyard.take(card),
                    Origin::Made => {}
                }
                self.enter(slot, card, owner);
            }
            Event::Died { slot, card, owner, .. } | Event::CleanedUp { slot, card, owner } => {
                self.board.remove(slot);
                self.player_mut(owner).graveyard.push(card);
            }
            Event::Bounced { slot, card, owner } => {
                self.board.remove(slot);
                let player = self.player_mut(owner);
                player.hand.insert(card);
                player.shown.insert(card);
            }
            _ => self.apply_to_board(event),
        }
    }

    /// Applies an event by which units and slots change, or by which nothing does.
    #[inline(always)]
    fn apply_to_board(&mut self, event: &Event) {
        match *event {
            Event::Moved { from, to, .. } => self.board.swap(from, to),
            Event::Swapped { one, other, .. } => self.board.swap(one, other),
            Event::Damaged { slot, amount, .. } => self.board.hurt(slot, amount),
            Event::Healed { slot, amount, .. } => self.board.hurt(slot, -amount),
            Event::Absorbed { slot, left, .. } => self.board.set_shield(slot, left),
            Event::Shielded { slot, amount, .. } => {
                let shield = (self.board.at(slot).shield + amount).min(FURTHEST);
                self.board.set_shield(slot, shield);
            }
            Event::PowerChanged { slot, amount, .. } => self.board.buff(slot, amount),
            Event::Stayed { slot, .. } => self.board.buff(slot, -self.board.at(slot).buffs),
            Event::Nullified { slot, .. } => self.board.set_mark(slot, Mark::Nullified),
            Event::ModifierChanged { slot, amount, .. } => self.board.modify(slot, amount),
            Event::Fortified { slot } => self.board.fortify(slot),
            Event::CooldownReduced { slot, left, .. } => self.board.set_cooldown(slot, left),
            Event::Triggered { slot, card, ability } => self.note_trigger(slot, card, ability),
            Event::LimitSpent { slot } => self.board.set_mark(slot, Mark::Limited),
            Event::Activated { slot, .. } => {
                self.board.set_mark(slot, Mark::Used);
                self.acted = true;
                self.actions += 1;
            }
            _ => {}
        }
    }

    /// Gives a seat its deck, in the order of the catalogue until it is shuffled.
    pub(crate) fn give_deck(&mut self, seat: Seat, leader: Leader, cards: &[Card]) {
        let list = Pile::sorted(cards);
        let leader = self.rules.leaders[seat.index()].unwrap_or(leader);
        self.board.leaders[seat.index()] = leader;
        let player = self.player_mut(seat);
        player.charges = leader.face().charges;
        player.deck = Pile::of(list.cards());
        player.list = list;
    }

    /// What chance does next before the first skirmish.
    pub(crate) fn next_phase(&mut self) {
        self.phase = match self.phase {
            Phase::Build(Seat(0)) => Phase::Build(Seat(1)),
            Phase::Build(_) => Phase::Shuffle(Seat(0)),
            Phase::Shuffle(Seat(0)) => Phase::Shuffle(Seat(1)),
            Phase::Shuffle(_) if self.rules.starter.is_none() => Phase::Starter,
            _ => Phase::Play,
        };
        if let Some(starter) = self.rules.starter {
            self.active = starter;
        }
        if let Phase::Build(seat) = self.phase
            && !self.player(seat).list.is_empty()
        {
            self.next_phase();
        }
    }

    fn start_skirmish(&mut self, number: u8, starter: Seat) {
        self.skirmish = number;
        self.starter = starter;
        self.active = starter;
        self.finished = 0;
        for player in &mut self.players {
            player.points = 0;
            player.done = false;
        }
    }

    #[inline]
    fn start_turn(&mut self, seat: Seat) {
        self.active = seat;
        self.acted = false;
        self.played = false;
        self.board.start_turn(seat);
    }

    #[inline]
    fn take_played(&mut self, seat: Seat, card: Card) {
        self.leave_hand(seat, card);
        self.resolving = Some((seat, card));
        self.acted = true;
        self.played |= !card.face().keywords.any(Keywords::QUICK);
        self.actions += 1;
    }

    #[inline(always)]
    fn leave_hand(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.hand.take(card);
        // Nobody can tell which of several copies it was: one fewer is known to be there.
        player.shown.take(card);
    }

    fn enter(&mut self, slot: Slot, card: Card, owner: Seat) {
        let cooldown = traits(card).cooldown;
        self.board.put(slot, Unit { cooldown, ..Unit::new(card, owner) });
        self.board.set_mark(slot, Mark::Entered);
    }

    /// A Dominant ability is spent when it triggers.
    #[inline]
    fn note_trigger(&mut self, slot: Slot, card: Card, ability: u8) {
        let dominant = |ability: &Ability| ability.when == When::Dominant;
        if self.board.listening(When::Dominant).has(slot)
            && card.face().abilities.get(usize::from(ability)).is_some_and(dominant)
        {
            self.board.set_mark(slot, Mark::Dominated);
        }
    }

    fn create(&mut self, seat: Seat, card: Option<Card>, random: bool) {
        let Some(card) = card else { return };
        let player = self.player_mut(seat);
        player.hand.insert(card);
        if random {
            player.gifts.insert(card);
        } else {
            player.shown.insert(card);
        }
    }
}
