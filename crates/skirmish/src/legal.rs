//! What is legal: the one place that says so. Moves are listed, checked and explained from here.

use kernel::{Mover, Moves, Seat};

use crate::ask::Pick;
use crate::board::{Unit, marks};
use crate::card::{Card, Keywords, Kind};
use crate::moves::{Illegal, Move};
use crate::slot::{Slot, Slots};
use crate::state::{Phase, State};

impl State {
    // ---------------------------------------------------------------- playing cards

    /// What a card may be put on when a seat plays it, apart from whose turn it is: the slots of a
    /// unit, the targets of an action.
    #[inline]
    pub(crate) fn targets(&self, seat: Seat, card: Card) -> Slots {
        match card.face().command {
            Some(command) => (command.targets)(self, seat),
            None => self.deployable(seat, card),
        }
    }

    /// The slots to which a seat may deploy a unit (spec 5.1): its own empty ones, those that its
    /// keywords add, and none that is locked.
    fn deployable(&self, seat: Seat, card: Card) -> Slots {
        let (keywords, units) = (self.keywords_in_hand(seat, card), self.board.units());
        let own = Slots::side(seat);
        let mut slots = own.minus(units);
        if keywords.any(Keywords::MUST_CONSUME) {
            slots = own.and(units);
        } else if keywords.any(Keywords::CONSUME) {
            slots = own;
        }
        if keywords.any(Keywords::INFILTRATE) {
            slots = slots.or(Slots::ALL.minus(own).minus(units));
        }
        slots.minus(self.board.locked())
    }

    /// The keywords of a card in the hand, and those that the board gives it.
    fn keywords_in_hand(&self, seat: Seat, card: Card) -> Keywords {
        let printed = card.face().keywords;
        let modular = !self.board.with(Keywords::NANO).of(seat).is_empty();
        if modular { printed.and(Keywords::CONSUME) } else { printed }
    }

    /// Whether the active seat may play a card in this turn at all.
    #[inline]
    pub(crate) fn may_play(&self, card: Card) -> bool {
        !self.played || self.last_say() || card.face().keywords.any(Keywords::QUICK)
    }

    fn check_play(&self, seat: Seat, card: Card, slot: Slot) -> Result<(), Illegal> {
        if !self.player(seat).hand.has(card) {
            return Err(Illegal::NotInHand);
        }
        if !self.may_play(card) {
            return Err(Illegal::OneCardPerTurn);
        }
        if self.targets(seat, card).has(slot) {
            return Ok(());
        }
        Err(self.why_not_there(seat, card, slot))
    }

    /// Which rule keeps a card from a slot that is none of its targets.
    fn why_not_there(&self, seat: Seat, card: Card, slot: Slot) -> Illegal {
        let face = card.face();
        if face.kind() == Kind::Action {
            return Illegal::NoTarget { text: face.text };
        }
        let keywords = self.keywords_in_hand(seat, card);
        let (own, occupied) = (slot.side() == seat, self.board.unit(slot).is_some());
        match () {
            () if !own && !keywords.any(Keywords::INFILTRATE) => Illegal::EnemySlot,
            () if own && !occupied && keywords.any(Keywords::MUST_CONSUME) => Illegal::MustConsume,
            () if occupied && !(own && keywords.any(CONSUMES)) => Illegal::SlotOccupied,
            () => Illegal::SlotLocked,
        }
    }

    // ---------------------------------------------------------------- quick actions

    fn check_activate(&self, seat: Seat, slot: Slot) -> Result<(), Illegal> {
        let unit = self.board.unit(slot).filter(|_| slot.side() == seat).ok_or(Illegal::NoUnit)?;
        let activation = unit.face().activation.ok_or(Illegal::NoActivation)?;
        self.check_ready(unit)?;
        match (activation.on)(self, slot).is_empty() {
            true => Err(Illegal::NothingToTarget),
            false => Ok(()),
        }
    }

    fn check_ready(&self, unit: &Unit) -> Result<(), Illegal> {
        match unit.cooldown {
            _ if unit.is(marks::NULLIFIED) => Err(Illegal::Nullified),
            _ if unit.is(marks::USED) => Err(Illegal::UsedUp),
            _ if unit.is(marks::ENTERED) => Err(Illegal::JustEntered),
            0 => Ok(()),
            turns => Err(Illegal::CoolingDown { turns }),
        }
    }

    /// The units that a seat may activate.
    #[inline]
    pub(crate) fn activatable(&self, seat: Seat) -> Slots {
        self.board.units().of(seat).that(|slot| {
            self.board.at(slot).face().activation.is_some()
                && self.check_activate(seat, slot).is_ok()
        })
    }

    pub(crate) fn check_leader(&self, seat: Seat) -> Result<(), Illegal> {
        let (targets, _) = self.leader(seat).face().ability.ok_or(Illegal::PassiveLeader)?;
        if self.player(seat).charges == 0 {
            return Err(Illegal::NoCharges);
        }
        if targets(self, seat).is_empty() { Err(Illegal::NothingToTarget) } else { Ok(()) }
    }

    /// Whether the active seat can do anything but pass.
    pub(crate) fn can_act(&self) -> bool {
        let seat = self.active;
        let hand = &self.player(seat).hand;
        hand.kinds().any(|card| self.may_play(card) && !self.targets(seat, card).is_empty())
            || !self.activatable(seat).is_empty()
            || self.check_leader(seat).is_ok()
    }

    // ---------------------------------------------------------------- moves

    /// Lists the moves of a seat that is to move.
    pub(crate) fn list(&self, seat: Seat, out: &mut Moves<Move>) {
        if let Some(ask) = self.ask {
            if ask.may_decline {
                out.push(Move::Decline);
            }
            ask.picks.iter().for_each(|pick| out.push(Move::Pick(pick)));
            return;
        }
        out.push(Move::Pass);
        for card in self.player(seat).hand.kinds() {
            if self.may_play(card) {
                let targets = self.targets(seat, card);
                targets.iter().for_each(|slot| out.push(Move::Play(card, slot)));
            }
        }
        self.activatable(seat).iter().for_each(|slot| out.push(Move::Activate(slot)));
        if self.check_leader(seat).is_ok() {
            out.push(Move::Leader);
        }
    }

    /// Whether a seat may make this move now, and if not, which rule stands against it.
    pub(crate) fn check_seat(&self, seat: Seat, m: Move) -> Result<(), Illegal> {
        let asked = self.ask.map(|ask| ask.who);
        if self.phase == Phase::Over {
            return Err(Illegal::GameOver);
        }
        if self.phase != Phase::Play
            || asked.unwrap_or(Mover::Seat(self.active)) != Mover::Seat(seat)
        {
            return Err(Illegal::NotYourTurn);
        }
        match (m, asked) {
            (Move::Decline, Some(_)) => self.check_answer(None),
            (Move::Pick(pick), Some(_)) => self.check_answer(Some(pick)),
            (Move::Decline | Move::Pick(_), None) => Err(Illegal::NothingAsked),
            (Move::Shuffle(_) | Move::Starter(_) | Move::Build(_), _) => Err(Illegal::NotAnOutcome),
            (_, Some(_)) => Err(Illegal::ChoicePending),
            (Move::Pass, None) => Ok(()),
            (Move::Play(card, slot), None) => self.check_play(seat, card, slot),
            (Move::Activate(slot), None) => self.check_activate(seat, slot),
            (Move::Leader, None) => self.check_leader(seat),
        }
    }

    fn check_answer(&self, answer: Option<Pick>) -> Result<(), Illegal> {
        let ask = self.ask.ok_or(Illegal::NothingAsked)?;
        match answer {
            None if ask.may_decline => Ok(()),
            None => Err(Illegal::MustPick),
            Some(pick) if ask.picks.has(pick) => Ok(()),
            Some(_) => Err(Illegal::NotOffered),
        }
    }
}

const CONSUMES: Keywords = Keywords::CONSUME.and(Keywords::MUST_CONSUME);
