//! What is legal: the one place that says so. Moves are listed, checked and explained from here.

use kernel::{Mover, Moves, Rng, Seat};

use crate::ask::Pick;
use crate::board::Mark;
use crate::card::{Card, Keywords, Kind};
use crate::cards::{Way, way};
use crate::moves::{Illegal, Move};
use crate::slot::{Slot, Slots};
use crate::state::{Components, Phase, State};

/// What cards may be put on, for each way in which they are played.
type Rooms = [Slots; Way::COUNT];

impl Components {
    // ---------------------------------------------------------------- playing cards

    /// What a card may be put on when a seat plays it, apart from whose turn it is: the slots of a
    /// unit, the targets of an action.
    pub(crate) fn targets(&self, seat: Seat, card: Card) -> Slots {
        let way = way(card);
        self.rooms(seat, way == Way::StrongEnemy)[way as usize]
    }

    /// What a seat may put cards on (R20). Which enemies are strong is found out only where it is
    /// asked: it takes longer than all the rest.
    #[inline(always)]
    fn rooms(&self, seat: Seat, strong: bool) -> Rooms {
        let (units, own, locked) = (self.board.units(), Slots::side(seat), self.board.locked());
        let modular = !self.board.with(Keywords::NANO).of(seat).is_empty();
        let plain = if modular { own } else { own.minus(units) };
        let beyond = Slots::ALL.minus(own).minus(units);
        let allies = own.and(units);
        [
            plain.minus(locked),
            own.minus(locked),
            allies.minus(locked),
            plain.or(beyond).minus(locked),
            Slots::ALL,
            own,
            units,
            allies,
            allies.and(units.opposing()),
            if strong { self.strong_enemies(seat) } else { Slots::NONE },
        ]
    }

    /// Enemies with power 5 or more.
    #[inline(never)]
    fn strong_enemies(&self, seat: Seat) -> Slots {
        self.board.units().minus(Slots::side(seat)).that(|slot| self.board.power(slot) >= 5)
    }

    /// The same for the cards that a seat holds.
    #[inline(always)]
    fn rooms_of_hand(&self, seat: Seat) -> Rooms {
        self.rooms(seat, self.player(seat).hand.ways()[Way::StrongEnemy as usize] > 0)
    }

    /// Whether the active seat may still play any card in this turn, not only quick ones.
    #[inline]
    pub(crate) fn may_play_any(&self) -> bool {
        !self.played || self.last_say()
    }

    fn check_play(&self, seat: Seat, card: Card, slot: Slot) -> Result<(), Illegal> {
        if !self.player(seat).hand.has(card) {
            return Err(Illegal::NotInHand);
        }
        if !self.may_play_any() && !is_quick(card) {
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
            return Illegal::NoTarget { card };
        }
        let modular = !self.board.with(Keywords::NANO).of(seat).is_empty();
        let keywords = if modular { face.keywords.or(Keywords::CONSUME) } else { face.keywords };
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
        self.check_ready(slot)?;
        match (activation.on)(self, slot).is_empty() {
            true => Err(Illegal::NothingToTarget),
            false => Ok(()),
        }
    }

    fn check_ready(&self, slot: Slot) -> Result<(), Illegal> {
        match self.board.at(slot).cooldown {
            _ if self.board.is(slot, Mark::Nullified) => Err(Illegal::Nullified),
            _ if self.board.is(slot, Mark::Used) => Err(Illegal::UsedUp),
            _ if self.board.is(slot, Mark::Entered) => Err(Illegal::JustEntered),
            0 => Ok(()),
            turns => Err(Illegal::CoolingDown { turns }),
        }
    }

    /// The units that a seat may activate.
    pub(crate) fn activatable(&self, seat: Seat) -> Slots {
        self.board.ready(seat).that(|slot| self.check_activate(seat, slot).is_ok())
    }

    pub(crate) fn check_leader(&self, seat: Seat) -> Result<(), Illegal> {
        let (targets, _) = self.leader(seat).face().ability.ok_or(Illegal::PassiveLeader)?;
        if self.player(seat).charges == 0 {
            return Err(Illegal::NoCharges);
        }
        if targets(self, seat).is_empty() { Err(Illegal::NothingToTarget) } else { Ok(()) }
    }

    /// Whether a seat may use its leader.
    #[inline]
    pub(crate) fn can_lead(&self, seat: Seat) -> bool {
        self.player(seat).charges > 0 && self.check_leader(seat).is_ok()
    }

    /// Whether the active seat can do anything but pass.
    #[inline(always)]
    pub(crate) fn can_act(&self) -> bool {
        self.can_play(self.active) || self.can_act_without_hand()
    }

    /// Whether the active seat can do anything but pass that needs no card.
    #[inline]
    pub(crate) fn can_act_without_hand(&self) -> bool {
        let seat = self.active;
        let ready = self.board.ready(seat);
        !ready.is_empty() && !self.activatable(seat).is_empty() || self.can_lead(seat)
    }

    /// Whether a seat could play a card now if it held one.
    pub(crate) fn can_play_card(&self, seat: Seat, card: Card) -> bool {
        (self.may_play_any() || is_quick(card)) && !self.targets(seat, card).is_empty()
    }

    /// Whether a seat can play a card. Mostly it can play a unit, or has played already.
    #[inline(always)]
    fn can_play(&self, seat: Seat) -> bool {
        let any = self.may_play_any();
        let plain = || self.player(seat).hand.ways()[Way::Plain as usize] > 0;
        match any {
            true if plain() && !self.board.open(seat).is_empty() => true,
            _ => (any || QUICK_CARDS) && self.can_play_some(seat),
        }
    }

    #[inline(never)]
    fn can_play_some(&self, seat: Seat) -> bool {
        let hand = &self.player(seat).hand;
        if !self.may_play_any() {
            return hand.kinds().any(|card| self.can_play_card(seat, card));
        }
        let rooms = self.rooms_of_hand(seat);
        hand.ways().iter().zip(rooms).any(|(&cards, room)| cards > 0 && !room.is_empty())
    }
}

// ------------------------------------------------------------------ moves

impl Components {
    /// Hands over each card that the active seat may play, with all that it may be put on, in the
    /// order in which moves are listed.
    #[inline(always)]
    pub(crate) fn for_each_play(&self, seat: Seat, mut f: impl FnMut(Card, Slots)) {
        let any = self.may_play_any();
        if !any && !QUICK_CARDS {
            return;
        }
        let rooms = self.rooms_of_hand(seat);
        self.player(seat).hand.for_each_kind(|card| {
            if any || is_quick(card) {
                f(card, rooms[way(card) as usize]);
            }
        });
    }

    /// A random move of the active seat in its turn, each equally likely: found by counting,
    /// without a list.
    pub(crate) fn random_action(&self, seat: Seat, rng: &mut Rng) -> Move {
        let (units, leads) = (self.activatable(seat), self.can_lead(seat));
        let (mut rooms, mut plays) = ([Slots::NONE; Way::COUNT], 0);
        if self.may_play_any() || QUICK_CARDS {
            rooms = self.rooms_of_hand(seat);
            plays = self.count_plays(seat, &rooms);
        }
        let activations = units.len();
        match rng.below((1 + plays + activations + usize::from(leads)) as u64) as usize {
            0 => Move::Pass,
            n if n <= plays => self.nth_play(seat, &rooms, n - 1),
            n if n <= plays + activations => Move::Activate(units.nth(n - 1 - plays)),
            _ => Move::Leader,
        }
    }

    /// How many ways there are for the active seat to play a card, with this room.
    #[inline(always)]
    fn count_plays(&self, seat: Seat, rooms: &Rooms) -> usize {
        let hand = &self.player(seat).hand;
        if QUICK_CARDS && !self.may_play_any() {
            let quick = hand.kinds().filter(|&card| is_quick(card));
            return quick.map(|card| rooms[way(card) as usize].len()).sum();
        }
        hand.ways().iter().zip(rooms).map(|(&cards, room)| usize::from(cards) * room.len()).sum()
    }

    /// The nth of them, in the order in which moves are listed.
    #[inline(always)]
    fn nth_play(&self, seat: Seat, rooms: &Rooms, mut n: usize) -> Move {
        let any = self.may_play_any();
        let found = self.player(seat).hand.find_kind(|card| {
            if QUICK_CARDS && !any && !is_quick(card) {
                return None;
            }
            let room = rooms[way(card) as usize];
            let count = room.len();
            if n < count {
                return Some((card, room));
            }
            n -= count;
            None
        });
        let (card, room) = found.expect("there are not so many ways to play a card");
        Move::Play(card, room.nth(n))
    }
}

impl State {
    /// A random move of a seat that is to move, each equally likely.
    #[inline]
    pub(crate) fn random(&self, seat: Seat, rng: &mut Rng) -> Move {
        match &self.pending.ask {
            None => self.table.random_action(seat, rng),
            Some(ask) => ask.nth(rng.below(ask.len() as u64) as usize),
        }
    }

    /// Whether a move is that the active seat plays a unit to an empty slot of its own, and that
    /// it may: the move that is made most often.
    #[inline]
    pub(crate) fn is_plain_play(&self, seat: Seat, m: &Move) -> bool {
        let Move::Play(card, slot) = *m else { return false };
        self.table.phase == Phase::Play
            && self.pending.ask.is_none()
            && seat == self.table.active
            && self.table.may_play_any()
            && self.table.player(seat).hand.has(card)
            && way(card).is_of_units()
            && way(card) != Way::MustConsume
            && self.table.board.open(seat).has(slot)
    }

    /// Lists the moves of a seat that is to move.
    pub(crate) fn list(&self, seat: Seat, out: &mut Moves<Move>) {
        if let Some(ask) = self.pending.ask {
            if ask.may_decline {
                out.push(Move::Decline);
            }
            ask.picks.iter().for_each(|pick| out.push(Move::Pick(pick)));
            return;
        }
        out.push(Move::Pass);
        self.table.for_each_play(seat, |card, slots| {
            slots.iter().for_each(|slot| out.push(Move::Play(card, slot)));
        });
        self.table.activatable(seat).iter().for_each(|slot| out.push(Move::Activate(slot)));
        if self.table.can_lead(seat) {
            out.push(Move::Leader);
        }
    }

    /// Whether a seat may make this move now, and if not, which rule stands against it.
    pub(crate) fn check_seat(&self, seat: Seat, m: Move) -> Result<(), Illegal> {
        let asked = self.pending.ask.map(|ask| ask.who);
        if self.table.phase == Phase::Over {
            return Err(Illegal::GameOver);
        }
        if self.table.phase != Phase::Play
            || asked.unwrap_or(Mover::Seat(self.table.active)) != Mover::Seat(seat)
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
            (Move::Play(card, slot), None) => self.table.check_play(seat, card, slot),
            (Move::Activate(slot), None) => self.table.check_activate(seat, slot),
            (Move::Leader, None) => self.table.check_leader(seat),
        }
    }

    fn check_answer(&self, answer: Option<Pick>) -> Result<(), Illegal> {
        let ask = self.pending.ask.ok_or(Illegal::NothingAsked)?;
        match answer {
            None if ask.may_decline => Ok(()),
            None => Err(Illegal::MustPick),
            Some(pick) if ask.picks.has(pick) => Ok(()),
            Some(_) => Err(Illegal::NotOffered),
        }
    }
}

/// Whether there is any card that does not use up the card of a turn.
const QUICK_CARDS: bool = crate::cards::any(Keywords::QUICK);
fn is_quick(card: Card) -> bool {
    card.face().keywords.any(Keywords::QUICK)
}

const CONSUMES: Keywords = Keywords::CONSUME.or(Keywords::MUST_CONSUME);
