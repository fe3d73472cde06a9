//! The ten slots and the units on them: power, control, and what slots do to each other.

use kernel::{Message, Seat};

use crate::bits::bits;
use crate::card::{Aura, Card, Face, Keywords, Limit, When, Whens};
use crate::leader::Leader;
use crate::position::{why, why_slot};
use crate::slot::{SLOTS, Slot, Slots, TERRAINS};
use crate::state::FURTHEST;

/// What a unit has been through in its stay on the board: one bit each.
pub(crate) mod marks {
    /// It entered, and no turn of its controller has started since: it is not ready.
    pub(crate) const ENTERED: u8 = 1;
    /// Its activation was used.
    pub(crate) const USED: u8 = 1 << 1;
    /// It has lost its abilities.
    pub(crate) const NULLIFIED: u8 = 1 << 2;
    /// Its Dominant ability was used.
    pub(crate) const DOMINATED: u8 = 1 << 3;
    /// An ability that triggers once in a turn has done so.
    pub(crate) const LIMITED: u8 = 1 << 4;
}

/// A unit on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Unit {
    pub(crate) card: Card,
    pub(crate) owner: Seat,
    pub(crate) marks: u8,
    pub(crate) cooldown: u8,
    /// The power that is printed on its card.
    pub(crate) printed: i16,
    pub(crate) buffs: i16,
    pub(crate) damage: i16,
    pub(crate) shield: i16,
}

impl Unit {
    #[inline]
    pub(crate) fn face(&self) -> &'static Face {
        self.card.face()
    }

    #[inline]
    pub(crate) fn is(&self, mark: u8) -> bool {
        self.marks & mark != 0
    }

    #[inline]
    pub(crate) fn keywords(&self) -> Keywords {
        if self.is(marks::NULLIFIED) { Keywords::NONE } else { self.face().keywords }
    }

    #[inline]
    pub(crate) fn listens(&self) -> Whens {
        if self.is(marks::NULLIFIED) { Whens(0) } else { self.face().listens }
    }

    /// A unit as it enters the board.
    pub(crate) fn new(card: Card, owner: Seat) -> Unit {
        Unit { card, owner, printed: card.face().power, ..Unit::default() }
    }

    /// Printed power and buffs.
    #[inline]
    pub(crate) fn worth(&self) -> i16 {
        self.printed + self.buffs
    }
}

/// The board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Board {
    units: [Unit; SLOTS],
    modifiers: [i16; SLOTS],
    /// The power of each unit without what others add; 0 where none stands.
    bases: [i16; SLOTS],
    occupied: Slots,
    /// The units with each keyword, and those whose abilities wait for each thing. What a unit that
    /// was nullified has lost is not there.
    keywords: [Slots; Keywords::COUNT],
    listening: [Slots; Whens::COUNT],
    /// Everything that abilities of units on the board wait for.
    heard: Whens,
    /// The units for which the start of a turn of their side may change something, and those whose
    /// limit is spent until any turn starts.
    restless: Slots,
    limited: Slots,
    /// How often each slot was fortified.
    pub(crate) forts: [u8; SLOTS],
    pub(crate) leaders: [Leader; 2],
}

impl Board {
    // ---------------------------------------------------------------- looking

    /// The slots on which units stand.
    #[inline]
    pub(crate) fn units(&self) -> Slots {
        self.occupied
    }

    #[inline]
    pub(crate) fn unit(&self, slot: Slot) -> Option<&Unit> {
        self.occupied.has(slot).then(|| &self.units[slot.index()])
    }

    /// The unit on a slot that is known to hold one.
    #[inline]
    pub(crate) fn at(&self, slot: Slot) -> &Unit {
        debug_assert!(self.occupied.has(slot), "a unit stands on {slot}");
        &self.units[slot.index()]
    }

    #[inline]
    pub(crate) fn modifier(&self, slot: Slot) -> i16 {
        self.modifiers[slot.index()]
    }

    /// The units that have a keyword.
    #[inline]
    pub(crate) fn with(&self, keyword: Keywords) -> Slots {
        self.keywords[keyword.number()]
    }

    /// Whether any ability waits for one of these.
    #[inline]
    pub(crate) fn hears(&self, whens: Whens) -> bool {
        self.heard.any(whens)
    }

    /// The units with an ability that waits for this.
    #[inline]
    pub(crate) fn listening(&self, when: When) -> Slots {
        self.listening[when as usize]
    }

    // ---------------------------------------------------------------- power (R30)

    /// Printed power, buffs, damage and the slot.
    #[inline]
    fn base(&self, slot: Slot) -> i16 {
        self.bases[slot.index()]
    }

    /// Counts the same from its parts.
    #[inline]
    fn count_base(&mut self, slot: Slot) {
        let unit = &self.units[slot.index()];
        let power = unit.worth() - unit.damage + self.modifiers[slot.index()];
        self.bases[slot.index()] = if self.occupied.has(slot) { power } else { 0 };
    }

    /// Whether the power of any unit depends on others.
    #[inline]
    pub(crate) fn is_entangled(&self) -> bool {
        !self.with(Keywords::AURA).is_empty()
            || self.leaders.iter().any(|leader| leader.acts_as(Leader::Defensive))
    }

    /// What the power of all units is before it is cut off at 0.
    fn values(&self) -> [i16; SLOTS] {
        let mut values = self.bases;
        self.add_auras(&mut values);
        let inner = values;
        self.add_projections(&inner, &mut values);
        values
    }

    /// What the unit on a slot adds to the power of others.
    #[inline(always)]
    fn aura(&self, slot: Slot) -> Option<Aura> {
        self.units[slot.index()].face().aura
    }

    /// What counts as inner power.
    #[inline(always)]
    fn add_auras(&self, values: &mut [i16; SLOTS]) {
        let mut add = |slots: Slots, amount: i16| {
            slots.and(self.occupied).iter().for_each(|slot| values[slot.index()] += amount);
        };
        for side in [Seat(0), Seat(1)] {
            if self.leaders[side.index()].acts_as(Leader::Defensive) {
                add(Slots::side(side).and(self.occupied).that(|slot| self.at(slot).shield > 0), 1);
            }
        }
        for source in self.with(Keywords::AURA).minus(self.with(Keywords::PROJECTS)).iter() {
            let (reached, amount) = match self.aura(source) {
                Some(Aura::CloseEnemies(amount)) => (source.close_enemy(), amount),
                Some(Aura::Right(amount)) => (Slots::right(source), amount),
                Some(Aura::BetweenAllies(amount))
                    if source.close_ally().and(self.occupied).len() == 2 =>
                {
                    (Slots::only(source), amount)
                }
                _ => continue,
            };
            add(reached, amount);
        }
    }

    /// What units project to slots. Projections read inner power only, so no cycle can arise.
    #[inline(always)]
    fn add_projections(&self, inner: &[i16; SLOTS], values: &mut [i16; SLOTS]) {
        let power =
            |slot: Slot| if self.occupied.has(slot) { inner[slot.index()].max(0) } else { 0 };
        for source in self.with(Keywords::PROJECTS).iter() {
            let middle = Slot::new(2, source.side()).index();
            match self.aura(source) {
                Some(Aura::ToMiddle(amount)) => values[middle] += amount,
                Some(Aura::OwnToRight) => {
                    if let Some(right) = source.right() {
                        values[right.index()] += power(source);
                    }
                }
                Some(Aura::RightToMiddle) => {
                    if let Some(right) = source.right() {
                        values[middle] += power(right);
                    }
                }
                Some(Aura::OpposingToClose) => {
                    for slot in source.close_ally().iter() {
                        values[slot.index()] += power(slot.opposing());
                    }
                }
                _ => {}
            }
        }
    }

    /// The same, quicker where no unit depends on others.
    #[inline]
    pub(crate) fn all_values(&self) -> [i16; SLOTS] {
        if self.is_entangled() { self.values() } else { self.bases }
    }

    /// What a unit's power is before it is cut off at 0. At 0 or less it is doomed.
    #[inline]
    pub(crate) fn value(&self, slot: Slot) -> i16 {
        if self.is_entangled() { self.values()[slot.index()] } else { self.base(slot) }
    }

    /// The power of the unit on a slot.
    #[inline]
    pub(crate) fn power(&self, slot: Slot) -> i16 {
        self.value(slot).max(0)
    }

    /// The power of a unit as it is, and as it would be with so much more.
    pub(crate) fn powers(&self, slot: Slot, more: i16) -> (i16, i16) {
        let value = self.value(slot);
        // A unit that is made to project to its own slot counts twice.
        let projects = self.with(Keywords::PROJECTS);
        if projects.is_empty() || !self.relays(projects) {
            return (value.max(0), (value + more).max(0));
        }
        let mut after = *self;
        after.bases[slot.index()] += more;
        (value.max(0), after.power(slot))
    }

    /// Whether one of these units makes another one project.
    #[inline]
    fn relays(&self, sources: Slots) -> bool {
        sources.iter().any(|slot| self.aura(slot) == Some(Aura::RightToMiddle))
    }

    /// The units whose power is gone.
    pub(crate) fn doomed(&self) -> Slots {
        self.doomed_among(self.occupied)
    }

    /// The units whose power is gone, where only that of these may have changed by itself.
    #[inline]
    pub(crate) fn doomed_among(&self, changed: Slots) -> Slots {
        if self.is_entangled() {
            let values = self.values();
            return self.occupied.that(|slot| values[slot.index()] <= 0);
        }
        self.occupied.and(changed).that(|slot| self.base(slot) <= 0)
    }

    // ---------------------------------------------------------------- what rules ask the board

    /// Whether nothing may be deployed to a slot.
    #[inline]
    pub(crate) fn is_locked(&self, slot: Slot) -> bool {
        self.locked().has(slot)
    }

    /// The slots to which nothing may be deployed.
    #[inline]
    pub(crate) fn locked(&self) -> Slots {
        self.with(Keywords::SENTINEL).opposing()
    }

    /// Slots of a side on which a unit can be put by an effect.
    pub(crate) fn open(&self, side: Seat) -> Slots {
        Slots::side(side).minus(self.occupied).minus(self.locked())
    }

    /// Whether the lower power controls any terrain.
    #[inline]
    pub(crate) fn has_inverts(&self) -> bool {
        !self.with(Keywords::INVERT).or(self.with(Keywords::INVERT_CLOSE)).is_empty()
    }

    /// Whether the lower power controls a terrain.
    pub(crate) fn is_inverted(&self, terrain: u8) -> bool {
        let here = |slot: &Slot| slot.terrain() == terrain;
        let near = |slot: &Slot| slot.terrain().abs_diff(terrain) <= 1;
        self.with(Keywords::INVERT).iter().any(|slot| here(&slot))
            || self.with(Keywords::INVERT_CLOSE).iter().any(|slot| near(&slot))
    }

    /// Who controls a terrain.
    pub(crate) fn controller(&self, terrain: u8) -> Option<Seat> {
        let [ours, theirs] = [Seat(0), Seat(1)].map(|side| Slot::new(terrain, side));
        match (self.occupied.has(ours), self.occupied.has(theirs)) {
            (false, false) => None,
            (true, false) => Some(Seat(0)),
            (false, true) => Some(Seat(1)),
            (true, true) => {
                let more = self.power(ours).cmp(&self.power(theirs));
                match if self.is_inverted(terrain) { more.reverse() } else { more } {
                    std::cmp::Ordering::Greater => Some(Seat(0)),
                    std::cmp::Ordering::Less => Some(Seat(1)),
                    std::cmp::Ordering::Equal => None,
                }
            }
        }
    }

    /// Who takes the damage that is dealt to a unit.
    pub(crate) fn receiver(&self, slot: Slot) -> Slot {
        let defenders = self.with(Keywords::REDIRECT);
        if defenders.is_empty() || defenders.has(slot) {
            return slot;
        }
        defenders.and(slot.close_ally()).iter().next().unwrap_or(slot)
    }

    /// Whether a unit stays when a skirmish ends.
    pub(crate) fn stays(&self, slot: Slot) -> bool {
        self.with(Keywords::PERMANENT).has(slot)
    }

    /// How many points a unit brings that controls its terrain.
    pub(crate) fn worth(&self, slot: Slot) -> u8 {
        1 + u8::from(self.with(Keywords::CONQUER).has(slot))
    }

    /// The unit that controls a terrain, and how many points it brings.
    pub(crate) fn points(&self, terrain: u8) -> Option<(Slot, u8)> {
        let slot = Slot::new(terrain, self.controller(terrain)?);
        Some((slot, self.worth(slot)))
    }

    // ---------------------------------------------------------------- changing

    /// The shield of a unit becomes this.
    #[inline]
    pub(crate) fn set_shield(&mut self, slot: Slot, shield: i16) {
        self.units[slot.index()].shield = shield;
    }

    /// Units that its side deploys to a slot will get more power.
    pub(crate) fn fortify(&mut self, slot: Slot) {
        let fort = &mut self.forts[slot.index()];
        *fort = fort.saturating_add(1);
    }

    pub(crate) fn put(&mut self, slot: Slot, unit: Unit) {
        debug_assert!(!self.occupied.has(slot), "{slot} is free");
        self.units[slot.index()] = unit;
        self.occupied = self.occupied.or(Slots::only(slot));
        self.count_base(slot);
        self.mark(slot);
    }

    pub(crate) fn remove(&mut self, slot: Slot) {
        self.unmark(slot);
        self.occupied = self.occupied.minus(Slots::only(slot));
        self.bases[slot.index()] = 0;
        self.units[slot.index()] = Unit::default();
    }

    pub(crate) fn nullify(&mut self, slot: Slot) {
        self.unmark(slot);
        self.units[slot.index()].marks |= marks::NULLIFIED;
        self.mark(slot);
    }

    /// Takes note of whether the start of a turn may change something for the unit on a slot.
    fn note_rest(&mut self, slot: Slot) {
        let unit = &self.units[slot.index()];
        let restless = unit.cooldown > 0 || unit.is(marks::ENTERED | marks::USED);
        let limited = unit.is(marks::LIMITED);
        self.restless = self.restless.set(slot, restless);
        self.limited = self.limited.set(slot, limited);
    }

    /// Gives a unit marks.
    pub(crate) fn set_marks(&mut self, slot: Slot, marks: u8) {
        self.units[slot.index()].marks |= marks;
        self.note_rest(slot);
    }

    /// A unit must wait for so many turns.
    pub(crate) fn set_cooldown(&mut self, slot: Slot, turns: u8) {
        self.units[slot.index()].cooldown = turns;
        self.note_rest(slot);
    }

    /// The units of a side that wait for turns to pass.
    pub(crate) fn cooling(&self, side: Seat) -> Slots {
        self.restless.of(side).that(|slot| self.at(slot).cooldown > 0)
    }

    /// A turn of a side starts: what was marked for the last turn is so no more (R11).
    pub(crate) fn start_turn(&mut self, side: Seat) {
        for slot in self.limited.iter() {
            self.units[slot.index()].marks &= !marks::LIMITED;
            self.note_rest(slot);
        }
        for slot in self.restless.of(side).iter() {
            let unit = &mut self.units[slot.index()];
            unit.marks &= !marks::ENTERED;
            if unit.is(marks::USED) && unit.face().limit() == Some(Limit::EachTurn) {
                unit.marks &= !marks::USED;
            }
            self.note_rest(slot);
        }
    }

    /// Takes note of what the unit on a slot has.
    fn mark(&mut self, slot: Slot) {
        let (unit, here) = (self.units[slot.index()], Slots::only(slot));
        for n in bits(unit.keywords().0).map(usize::from) {
            self.keywords[n] = self.keywords[n].or(here);
        }
        for n in bits(unit.listens().0).map(usize::from) {
            self.listening[n] = self.listening[n].or(here);
        }
        self.heard = self.heard.or(unit.listens());
        self.note_rest(slot);
    }

    /// Forgets what the unit on a slot has.
    fn unmark(&mut self, slot: Slot) {
        let (unit, here) = (self.units[slot.index()], Slots::only(slot));
        for n in bits(unit.keywords().0).map(usize::from) {
            self.keywords[n] = self.keywords[n].minus(here);
        }
        for n in bits(unit.listens().0).map(usize::from) {
            self.listening[n] = self.listening[n].minus(here);
            if self.listening[n].is_empty() {
                self.heard = Whens(self.heard.0 & !(1 << n));
            }
        }
        self.restless = self.restless.minus(here);
        self.limited = self.limited.minus(here);
    }

    /// Puts what stands on two slots, one of which may be empty, in each other's place. Who crosses
    /// to the other side has just entered there.
    pub(crate) fn swap(&mut self, one: Slot, other: Slot) {
        let both = Slots::only(one).or(Slots::only(other));
        self.occupied.and(both).iter().for_each(|slot| self.unmark(slot));
        self.units.swap(one.index(), other.index());
        if self.occupied.and(both).len() == 1 {
            self.occupied = Slots(self.occupied.0 ^ both.0);
        }
        both.iter().for_each(|slot| self.count_base(slot));
        for slot in self.occupied.and(both).iter() {
            if one.side() != other.side() {
                self.units[slot.index()].marks |= marks::ENTERED;
            }
            self.mark(slot);
        }
    }

    #[inline]
    pub(crate) fn modify(&mut self, slot: Slot, amount: i16) {
        self.modifiers[slot.index()] += amount;
        self.count_base(slot);
    }

    /// A unit gets so much damage, or loses it.
    #[inline]
    pub(crate) fn hurt(&mut self, slot: Slot, amount: i16) {
        let unit = &mut self.units[slot.index()];
        unit.damage = (unit.damage + amount).min(FURTHEST);
        self.count_base(slot);
    }

    /// A unit gets so much power, or loses it.
    #[inline]
    pub(crate) fn buff(&mut self, slot: Slot, amount: i16) {
        let unit = &mut self.units[slot.index()];
        unit.buffs = (unit.buffs + amount).clamp(-FURTHEST, FURTHEST);
        self.count_base(slot);
    }

    pub(crate) fn validate(&self) -> Result<(), Message> {
        let (modifiers, forts, leaders) = (self.modifiers, self.forts, self.leaders);
        let mut fresh = Board { modifiers, forts, leaders, ..Board::default() };
        self.occupied.iter().for_each(|slot| fresh.put(slot, self.units[slot.index()]));
        if fresh != *self {
            return Err(why("board-marks"));
        }
        for slot in Slot::all() {
            let unit = &self.units[slot.index()];
            if self.occupied.has(slot) && unit.printed != unit.face().power {
                return Err(why_slot("printed-power", slot));
            }
            if unit.damage < 0 || unit.shield < 0 {
                return Err(why_slot("negative", slot));
            }
        }
        Ok(())
    }

    /// The terrains, from 0 to 4.
    pub(crate) fn terrains() -> impl Iterator<Item = u8> {
        0..TERRAINS
    }
}
