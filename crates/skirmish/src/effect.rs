//! The vocabulary of the cards: what an ability can look at, ask and do.
//!
//! An ability is a function `fn(&mut Cx) -> Run`. It looks (`cx.close_enemies()`, …), asks
//! (`cx.choose(..)?`, `cx.random(..)?`, …) and does (`cx.damage(..)`, `cx.buff(..)`, …), and ends
//! in [`DONE`]. It asks before it changes anything. It decides nothing else: what its deeds
//! trigger, who dies of them and in which order is not its business.

use arrayvec::ArrayVec;
use kernel::{Answers, EventSink, Mover, Seat};

use crate::ask::{Answer, Ask, Pick, Picks};
use crate::board::{Board, Unit};
use crate::card::{Card, When, Whens};
use crate::deck::Order;
use crate::event::{Cause, Event, Origin};
use crate::roster::UnitId;
use crate::slot::{Slot, Slots};
use crate::state::{Components, FURTHEST, MOST_CARDS, State};

/// What comes of an ability: done, or the question it waits for.
pub(crate) type Run = Result<(), Ask>;

pub(crate) const DONE: Run = Ok(());

/// An ability that triggered or was activated, with all that it needs to know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Trigger {
    /// The unit whose ability it is, where it stood and who controlled it.
    pub(crate) unit: UnitId,
    pub(crate) slot: Slot,
    pub(crate) side: Seat,
    pub(crate) card: Card,
    /// Its number on the card, or [`ACTIVATION`].
    pub(crate) ability: u8,
    /// 0 for what it does, 1 for what it does after that.
    pub(crate) step: u8,
    /// The unit to which something happened, and where.
    pub(crate) subject: UnitId,
    pub(crate) place: Slot,
    /// How much: damage, power lost, health regained, power consumed.
    pub(crate) amount: i16,
}

/// The number of the activated ability of a card.
pub(crate) const ACTIVATION: u8 = 0xff;

/// One piece of work on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Effect {
    /// Draws, and the first turn of the seat that starts.
    StartSkirmish(Seat),
    /// A turn of the seat starts.
    TurnStart(Seat),
    /// The active seat plays a card.
    Play(Card, Slot),
    /// What stands on a slot is consumed.
    Sacrifice(Slot),
    /// A played unit enters after it consumed another: with what power, and whether that had lost
    /// its abilities.
    Deploy { card: Card, seat: Seat, slot: Slot, victim: Card, mute: bool, power: i16 },
    /// A played action does what it says.
    Resolve { card: Card, seat: Seat, slot: Slot, unit: UnitId },
    /// A played action goes to the graveyard.
    Spend { card: Card, seat: Seat },
    /// The active seat activates a unit.
    Activate(Slot),
    /// The active seat uses its leader.
    UseLeader,
    /// What the leader does.
    Leader(Seat),
    /// A passive leader does something.
    LeaderTrigger(Seat),
    /// A unit gets what a fortified slot gives.
    Fort(UnitId, Slot),
    /// An ability does what it says.
    Ability(Trigger),
    /// Units whose power is gone die.
    Deaths(Slots),
    /// The active seat passes, and the turn is over.
    Pass { auto: bool },
    /// The terrains are scored.
    #[default]
    Score,
    /// The skirmish is won, and perhaps the match.
    Finish,
}

/// What abilities may wait for, with all that was so when it happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Happening {
    pub(crate) what: What,
    /// To which unit, and where it stood.
    pub(crate) unit: UnitId,
    pub(crate) slot: Slot,
    pub(crate) card: Card,
    /// What its abilities waited for.
    pub(crate) listens: Whens,
    pub(crate) amount: i16,
    /// How much power it lost.
    pub(crate) lost: i16,
    /// The unit that did it.
    pub(crate) by: UnitId,
}

impl Happening {
    /// What happened on a slot, or on the side of it, to no unit that is there.
    pub(crate) const fn of_no_unit(what: What, slot: Slot) -> Happening {
        Happening {
            what,
            unit: UnitId::NONE,
            slot,
            card: Card(0),
            listens: Whens(0),
            amount: 0,
            lost: 0,
            by: UnitId::NONE,
        }
    }
}

/// What sort of thing happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What {
    Deployed,
    Died,
    Consumed,
    TurnStarted,
    Damaged,
    Power,
    ActionPlayed,
    Healed,
    Conquered,
    Fortified,
}

impl What {
    /// What abilities of units on the board may wait for, when such a thing happens.
    #[inline(always)]
    pub(crate) const fn heard_by(self) -> &'static [When] {
        use When::*;
        match self {
            What::Deployed => &[Deploy, CloseAllyDeployed, CloseEnemyDeployed],
            What::Died => &[CloseDies, CloseEnemyDies],
            What::Consumed => &[Consume, Consumed],
            What::TurnStarted => &[TurnStart, Dominant],
            What::Damaged => &[CloseDamaged, CloseWeakened],
            What::Power => &[CloseWeakened, Strengthened],
            What::ActionPlayed => &[ActionPlayed],
            What::Healed => &[Healed],
            What::Conquered => &[Conquers],
            What::Fortified => &[],
        }
    }
}

/// What has happened in one effect.
#[derive(Debug, Default)]
pub(crate) struct Happened {
    /// More than can happen in one effect.
    pub(crate) list: ArrayVec<Happening, 32>,
    /// The units that may have lost their power.
    pub(crate) shaken: Slots,
}

/// What carries out effects: the state, and who hears of it.
pub(crate) struct Engine<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) sink: EventSink<'a, Event>,
    pub(crate) happened: &'a mut Happened,
}

/// The units that may have lost their power by this.
#[inline(always)]
const fn shaken(event: &Event) -> Slots {
    match *event {
        Event::Damaged { slot, .. }
        | Event::Absorbed { slot, .. }
        | Event::PowerChanged { slot, .. }
        | Event::ModifierChanged { slot, .. }
        | Event::Deployed { slot, .. }
        | Event::Died { slot, .. }
        | Event::Bounced { slot, .. }
        | Event::Nullified { slot, .. }
        | Event::CleanedUp { slot, .. }
        | Event::Stayed { slot, .. } => Slots::only(slot),
        Event::Moved { from: one, to: other, .. } | Event::Swapped { one, other, .. } => {
            Slots::only(one).or(Slots::only(other))
        }
        _ => Slots::NONE,
    }
}

/// Whether a unit may no longer lend power to others after this.
#[inline(always)]
const fn disentangles(event: &Event) -> bool {
    matches!(
        event,
        Event::Died { .. }
            | Event::Bounced { .. }
            | Event::Nullified { .. }
            | Event::CleanedUp { .. }
    )
}

// ------------------------------------------------------------------ doing

impl Engine<'_> {
    /// Applies an event and tells it. The only way in which effects change what lies on the table.
    #[inline(always)]
    pub(crate) fn emit(&mut self, event: Event) {
        let shaken = shaken(&event);
        if !shaken.is_empty() {
            let all = disentangles(&event) && self.board().is_entangled();
            self.happened.shaken = if all { Slots::ALL } else { self.happened.shaken.or(shaken) };
        }
        self.state.emit(event, &mut self.sink);
    }

    #[inline(always)]
    pub(crate) fn board(&self) -> &Board {
        &self.state.table.board
    }

    /// Takes note of something that abilities may wait for, if any does.
    #[inline(always)]
    pub(crate) fn note(&mut self, what: What, slot: Slot, amount: i16, lost: i16) {
        let heard = match what {
            What::Healed => self.board().listening(When::Healed).has(slot),
            What::Conquered => self.board().listening(When::Conquers).has(slot),
            _ => self.board().hears(what.heard_by()),
        };
        if heard {
            self.happened.list.push(Happening { amount, lost, ..self.snapshot(what, slot) });
        }
    }

    /// A unit and its slot as they are.
    fn snapshot(&self, what: What, slot: Slot) -> Happening {
        let (id, unit) = (self.state.pending.roster.id(slot), self.board().at(slot));
        Happening {
            what,
            unit: id,
            slot,
            card: unit.card,
            listens: self.board().listens(slot),
            amount: 0,
            lost: 0,
            by: id,
        }
    }

    /// Takes note of what concerns a seat and no unit.
    pub(crate) fn note_seat(&mut self, what: What, seat: Seat) {
        if !self.board().hears(what.heard_by()) {
            return;
        }
        self.happened.list.push(Happening::of_no_unit(what, Slot::new(0, seat)));
    }

    /// Every one of these units takes so much damage, in order. Nobody dies before it is over.
    // R31.
    pub(crate) fn damage(&mut self, targets: Slots, amount: i16) {
        for target in targets.and(self.board().units()).iter() {
            self.hit(target, amount);
        }
    }

    fn hit(&mut self, target: Slot, amount: i16) {
        if amount <= 0 {
            return;
        }
        let slot = self.board().receiver(target);
        if slot != target {
            let card = self.board().at(slot).card;
            self.emit(Event::Redirected { from: target, to: slot, card });
        }
        let Unit { card, shield, .. } = *self.board().at(slot);
        let absorbed = shield.min(amount);
        if absorbed > 0 {
            self.emit(Event::Absorbed { slot, card, amount: absorbed, left: shield - absorbed });
        }
        let amount = (amount - absorbed).min(FURTHEST);
        if amount > 0 {
            let (before, power) = self.board().powers(slot, -amount);
            self.emit(Event::Damaged { slot, card, amount, lost: before - power, power });
            self.note(What::Damaged, slot, amount, before - power);
        }
    }

    /// A unit gets so much power, or loses it.
    pub(crate) fn buff(&mut self, slot: Slot, amount: i16) {
        let Unit { card, buffs, .. } = *self.board().at(slot);
        let amount = (buffs + amount).clamp(-FURTHEST, FURTHEST) - buffs;
        if amount == 0 {
            return;
        }
        let (before, power) = self.board().powers(slot, amount);
        let lost = (before - power).max(0);
        self.emit(Event::PowerChanged { slot, card, amount, lost, power });
        self.note(What::Power, slot, amount, lost);
    }

    /// The modifier of a slot changes by so much.
    pub(crate) fn modify(&mut self, slot: Slot, amount: i16) {
        let was = self.board().modifier(slot);
        let now = (was + amount).clamp(-FURTHEST, FURTHEST);
        let amount = now - was;
        if amount == 0 {
            return;
        }
        if self.board().unit(slot).is_none() {
            let changed = Event::ModifierChanged { slot, amount, now, lost: 0, power: None };
            return self.emit(changed);
        }
        let (before, power) = self.board().powers(slot, amount);
        let lost = (before - power).max(0);
        self.emit(Event::ModifierChanged { slot, amount, now, lost, power: Some(power) });
        self.note(What::Power, slot, amount, lost);
    }

    /// A unit gets a shield, or a bigger one.
    pub(crate) fn shield(&mut self, slot: Slot, amount: i16) {
        let card = self.board().at(slot).card;
        self.emit(Event::Shielded { slot, card, amount });
    }

    /// A unit loses so much damage, as far as it has it.
    pub(crate) fn heal(&mut self, slot: Slot, amount: i16) {
        let Unit { card, damage, .. } = *self.board().at(slot);
        let amount = amount.min(damage);
        if amount > 0 {
            self.emit(Event::Healed { slot, card, amount });
            self.note(What::Healed, slot, amount, 0);
        }
    }

    /// The power of a unit becomes this, whatever made it what it is.
    pub(crate) fn set_power(&mut self, slot: Slot, power: i16) {
        self.buff(slot, power - self.board().value(slot));
    }

    /// A unit dies at once, whatever its shield.
    pub(crate) fn kill(&mut self, slot: Slot, cause: Cause) {
        let happening = self.death(slot);
        self.bury(happening, cause);
    }

    /// What is so about a unit that is about to die. The amount is its printed power and buffs.
    pub(crate) fn death(&self, slot: Slot) -> Happening {
        let amount = self.board().at(slot).worth();
        Happening { amount, ..self.snapshot(What::Died, slot) }
    }

    pub(crate) fn bury(&mut self, happening: Happening, cause: Cause) {
        let (slot, card) = (happening.slot, happening.card);
        let owner = self.board().at(slot).owner;
        self.emit(Event::Died { slot, card, owner, cause });
        let last_words = happening.listens.any(Whens::of(When::Death));
        if last_words || self.board().hears(What::Died.heard_by()) {
            self.happened.list.push(happening);
        }
    }

    /// A unit goes back to its owner's hand.
    pub(crate) fn bounce(&mut self, slot: Slot) {
        let unit = self.board().at(slot);
        self.emit(Event::Bounced { slot, card: unit.card, owner: unit.owner });
    }

    /// A slot loses its modifier, and the unit on it its buffs.
    pub(crate) fn cleanse(&mut self, slot: Slot) {
        self.modify(slot, -self.board().modifier(slot));
        if let Some(unit) = self.board().unit(slot) {
            self.buff(slot, -unit.buffs);
        }
    }

    /// A unit loses its abilities for the rest of its stay.
    pub(crate) fn nullify(&mut self, slot: Slot) {
        let card = self.board().at(slot).card;
        self.emit(Event::Nullified { slot, card });
    }

    /// A unit moves to a slot; if a unit stands there, they change places.
    pub(crate) fn relocate(&mut self, from: Slot, to: Slot) {
        let card = self.board().at(from).card;
        match self.board().unit(to).map(|unit| unit.card) {
            Some(other) => {
                self.emit(Event::Swapped { one: from, other: to, cards: [card, other] });
            }
            None => self.emit(Event::Moved { card, from, to }),
        }
    }

    /// Two units deal damage to each other, each as much as its power was before.
    pub(crate) fn fight(&mut self, one: Slot, other: Slot) {
        let (first, second) = (self.board().power(one), self.board().power(other));
        self.hit(other, first);
        self.hit(one, second);
    }

    /// A seat draws, as far as its deck reaches.
    pub(crate) fn draw(&mut self, seat: Seat, cards: usize) {
        let drawn = self.state.table.player(seat).deck.last(cards);
        if !drawn.is_empty() {
            let count = drawn.len() as u8;
            self.emit(Event::Drew { seat, count, cards: Some(Order(drawn)) });
        }
    }

    /// Whether a seat may own one more card.
    // R41.
    pub(crate) fn may_own_more(&self, seat: Seat) -> bool {
        self.state.table.owned(seat) < MOST_CARDS
    }

    /// A card is made in a hand.
    pub(crate) fn create(&mut self, seat: Seat, card: Card, random: bool) {
        let full = random && self.state.table.player(seat).gifts.len() == 30;
        if self.may_own_more(seat) && !full {
            self.emit(Event::Created { seat, card: Some(card), random });
        }
    }

    /// A unit enters the board.
    pub(crate) fn deploy(&mut self, slot: Slot, card: Card, owner: Seat, origin: Origin) {
        if origin == Origin::Made && !self.may_own_more(owner) {
            return;
        }
        self.emit(Event::Deployed { slot, card, owner, origin });
        // Nothing else happens in an effect by which a unit is played: who does not hear of it now
        // will not.
        if origin != Origin::Played || self.board().hears_of_deployment(slot) {
            self.note(What::Deployed, slot, 0, 0);
        }
        if self.board().forts[slot.index()] > 0 && owner == slot.side() {
            self.note_fort(slot);
        }
    }

    /// A fortified slot has something to give to a unit that its own side deployed there.
    fn note_fort(&mut self, slot: Slot) {
        let happening = self.snapshot(What::Fortified, slot);
        self.happened.list.push(happening);
    }
}

// ------------------------------------------------------------------ an ability at work

/// What an ability works with.
pub(crate) struct Cx<'a> {
    pub(crate) engine: Engine<'a>,
    pub(crate) answers: Answers<'a, Ask, Answer>,
    pub(crate) at: Trigger,
    /// What was picked so far.
    pub(crate) picked: [Option<Pick>; 2],
}

/// Looking.
impl Cx<'_> {
    /// What lies on the table: all that a card may look at.
    pub(crate) fn table(&self) -> &Components {
        &self.engine.state.table
    }

    /// Who uses the ability: the controller of its unit, or who plays the action.
    pub(crate) fn side(&self) -> Seat {
        self.at.side
    }

    /// Where the unit stands, or stood when it died; the target of an action.
    pub(crate) fn slot(&self) -> Slot {
        self.at.slot
    }

    /// Where the unit stands to which something happened; nothing when it has left.
    pub(crate) fn subject(&self) -> Option<Slot> {
        self.engine.state.find(self.at.subject)
    }

    /// Where it happened.
    pub(crate) fn place(&self) -> Slot {
        self.at.place
    }

    /// How much.
    pub(crate) fn amount(&self) -> i16 {
        self.at.amount
    }

    /// All units.
    pub(crate) fn units(&self) -> Slots {
        self.table().board.units()
    }

    /// Whether the ability's unit still stands, so that it can change.
    fn standing(&self) -> Option<Slot> {
        self.units().has(self.at.slot).then_some(self.at.slot)
    }

    /// The unit opposite.
    pub(crate) fn opponent(&self) -> Option<Slot> {
        Some(self.slot().opposing()).filter(|&slot| self.units().has(slot))
    }

    /// Units that are close, of either side.
    pub(crate) fn close_units(&self) -> Slots {
        self.slot().close().and(self.units())
    }

    /// Close units of the own side.
    pub(crate) fn close_allies(&self) -> Slots {
        self.slot().close_ally().and(self.units())
    }

    /// Close units of the other side.
    pub(crate) fn close_enemies(&self) -> Slots {
        self.slot().close_enemy().and(self.units())
    }

    /// The power of a unit.
    pub(crate) fn power(&self, slot: Slot) -> i16 {
        self.table().board.power(slot)
    }
}

/// Asking.
impl Cx<'_> {
    /// The seat picks one of these, without asking where there is only one; nothing when there is
    /// none.
    pub(crate) fn pick(&mut self, picks: Picks) -> Result<Option<Pick>, Ask> {
        if picks.len() == 1 {
            return Ok(self.take_only(picks));
        }
        self.ask(Mover::Seat(self.side()), picks, false, false)
    }

    /// A forced pick is told when it is made for the first time.
    fn take_only(&mut self, picks: Picks) -> Option<Pick> {
        let pick = picks.iter().next();
        if self.answers.is_new() {
            let who = Mover::Seat(self.side());
            self.engine.emit(Event::Answered { who, pick, auto: true });
        }
        self.remember(pick);
        pick
    }

    fn remember(&mut self, pick: Option<Pick>) {
        self.picked = [self.picked[1], pick];
    }

    fn ask(
        &mut self,
        who: Mover,
        picks: Picks,
        may_decline: bool,
        private: bool,
    ) -> Result<Option<Pick>, Ask> {
        if picks.is_empty() {
            return Ok(None);
        }
        let ask = Ask { who, picks, may_decline, private, before: self.picked };
        let answer = self.answers.ask(ask)?;
        self.remember(answer);
        Ok(answer)
    }

    /// The seat chooses one of these slots.
    pub(crate) fn choose(&mut self, slots: Slots) -> Result<Option<Slot>, Ask> {
        Ok(self.pick(slots.into())?.and_then(Pick::slot))
    }

    /// The seat may choose one of these slots.
    pub(crate) fn may_choose(&mut self, slots: Slots) -> Result<Option<Slot>, Ask> {
        Ok(self.may_pick(slots.into())?.and_then(Pick::slot))
    }

    /// The seat may pick one of these.
    pub(crate) fn may_pick(&mut self, picks: Picks) -> Result<Option<Pick>, Ask> {
        self.ask(Mover::Seat(self.side()), picks, true, false)
    }

    /// The seat picks a card of its hand, which nobody else may look into (R63).
    pub(crate) fn pick_from_hand(&mut self) -> Result<Option<Card>, Ask> {
        let hand = self.table().player(self.side()).hand;
        let picks = Picks::cards(hand.kinds());
        let pick = match hand.len() {
            1 => self.take_only(picks),
            _ => self.ask(Mover::Seat(self.side()), picks, false, true)?,
        };
        Ok(pick.and_then(Pick::card))
    }

    /// Chance picks one of these.
    pub(crate) fn random(&mut self, picks: Picks) -> Result<Option<Pick>, Ask> {
        if picks.len() == 1 {
            return Ok(picks.iter().next());
        }
        self.ask(Mover::Chance, picks, false, false)
    }
}

/// Doing. What an ability does to its own unit is left out when that has gone.
impl Cx<'_> {
    /// The ability's unit gets so much power.
    pub(crate) fn buff_self(&mut self, amount: i16) {
        if let Some(slot) = self.standing() {
            self.engine.buff(slot, amount);
        }
    }

    /// The ability's unit gets a shield.
    pub(crate) fn shield_self(&mut self, amount: i16) {
        if let Some(slot) = self.standing() {
            self.engine.shield(slot, amount);
        }
    }

    /// A unit gets so much power.
    pub(crate) fn buff(&mut self, slot: Slot, amount: i16) {
        self.engine.buff(slot, amount);
    }

    /// Each of these units gets so much power.
    pub(crate) fn buff_all(&mut self, units: Slots, amount: i16) {
        units.iter().for_each(|slot| self.engine.buff(slot, amount));
    }

    /// Each of these units gets a shield.
    pub(crate) fn shield_all(&mut self, units: Slots, amount: i16) {
        units.iter().for_each(|slot| self.engine.shield(slot, amount));
    }

    /// Each of these units takes damage, as one effect.
    pub(crate) fn damage(&mut self, units: Slots, amount: i16) {
        self.engine.damage(units, amount);
    }

    /// The modifier of a slot changes.
    pub(crate) fn modify(&mut self, slot: Slot, amount: i16) {
        self.engine.modify(slot, amount);
    }

    /// The modifiers of slots change.
    pub(crate) fn modify_all(&mut self, slots: Slots, amount: i16) {
        slots.iter().for_each(|slot| self.engine.modify(slot, amount));
    }

    /// Moves a unit, or swaps it with the one that stands there.
    pub(crate) fn relocate(&mut self, from: Slot, to: Slot) {
        self.engine.relocate(from, to);
        if from == self.at.slot {
            self.at.slot = to;
        }
    }

    /// The seat draws.
    pub(crate) fn draw(&mut self, cards: usize) {
        self.engine.draw(self.side(), cards);
    }

    /// What the ability does "then" follows as a step of its own.
    pub(crate) fn then(&mut self) {
        let next = Trigger { step: 1, ..self.at };
        self.engine.state.pending.stack.push(Effect::Ability(next));
    }

    /// For each of these units what the ability does "then" follows as a step of its own.
    pub(crate) fn then_for_each(&mut self, units: Slots) {
        let at = Trigger { step: 1, ..self.at };
        let roster = &self.engine.state.pending.roster;
        let steps: ArrayVec<Effect, 10> = units
            .iter()
            .map(|slot| Effect::Ability(Trigger { subject: roster.id(slot), place: slot, ..at }))
            .collect();
        self.engine.state.pending.stack.push_all(steps.into_iter());
    }
}

impl Pick {
    /// The slot, if it is one.
    pub(crate) fn slot(self) -> Option<Slot> {
        if let Pick::Slot(slot) = self { Some(slot) } else { None }
    }

    /// The card, if it is one.
    pub(crate) fn card(self) -> Option<Card> {
        if let Pick::Card(card) = self { Some(card) } else { None }
    }
}
