//! The ten slots and the units on them: power, control, and what slots do to each other.

use kernel::Seat;

use crate::card::{Card, Face, Keywords, Whens};
use crate::leader::Leader;
use crate::slot::{SLOTS, Slot, Slots, TERRAINS};

/// The number of a unit while one move is carried out: the same wherever the unit goes, and never
/// given to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct UnitId(pub(crate) u8);

/// What a unit has been through in its stay on the board: one bit each.
pub(crate) mod marks {
    /// It entered in this turn.
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
    pub(crate) id: UnitId,
    pub(crate) owner: Seat,
    pub(crate) marks: u8,
    pub(crate) cooldown: u8,
    /// How often its abilities were triggered in this move.
    pub(crate) fired: [u8; 2],
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

    /// Printed power and buffs.
    #[inline]
    pub(crate) fn worth(&self) -> i16 {
        self.face().power + self.buffs
    }
}

/// The board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Board {
    units: [Unit; SLOTS],
    occupied: Slots,
    modifiers: [i16; SLOTS],
    /// How often each slot was fortified.
    pub(crate) forts: [u8; SLOTS],
    /// The keywords of all units together, and what their abilities wait for.
    keywords: Keywords,
    listens: Whens,
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

    /// Where a unit stands now; nothing when it has left.
    #[inline]
    pub(crate) fn find(&self, id: UnitId) -> Option<Slot> {
        self.occupied.iter().find(|slot| self.units[slot.index()].id == id)
    }

    #[inline]
    pub(crate) fn keywords(&self, slot: Slot) -> Keywords {
        self.unit(slot).map_or(Keywords::NONE, Unit::keywords)
    }

    /// What abilities of any unit wait for.
    #[inline]
    pub(crate) fn listens(&self) -> Whens {
        self.listens
    }

    /// The units that have one of these keywords.
    #[inline]
    pub(crate) fn with(&self, keywords: Keywords) -> Slots {
        if !self.keywords.any(keywords) {
            return Slots::NONE;
        }
        self.occupied.that(|slot| self.units[slot.index()].keywords().any(keywords))
    }

    // ---------------------------------------------------------------- power (spec 6.1)

    /// Printed power, buffs, damage and the slot.
    #[inline]
    fn base(&self, slot: Slot) -> i16 {
        let unit = &self.units[slot.index()];
        unit.worth() - unit.damage + self.modifiers[slot.index()]
    }

    /// What auras add.
    fn auras(&self, slot: Slot) -> i16 {
        let unit = &self.units[slot.index()];
        let defended = self.leaders[slot.side().index()] == Leader::Defensive && unit.shield > 0;
        let mut sum = i16::from(defended);
        if self.keywords.any(Keywords::AURAS) {
            let saboteurs = self.with(Keywords::SABOTAGE).and(slot.close_enemy());
            sum += saboteurs.len() as i16;
            if unit.keywords().any(Keywords::COMMAND)
                && slot.close_ally().and(self.occupied).len() == 2
            {
                sum += 3;
            }
            let captains = self.with(Keywords::CAPTAIN).and(slot.close_ally());
            sum +=
                2 * captains.iter().filter(|captain| captain.right() == Some(slot)).count() as i16;
        }
        sum
    }

    fn inner(&self, slot: Slot) -> i16 {
        self.base(slot) + self.auras(slot)
    }

    /// Power without what others project to its slot.
    pub(crate) fn inner_power(&self, slot: Slot) -> i16 {
        self.inner(slot).max(0)
    }

    /// What units project to a slot. Projections read inner power only, so no cycle can arise.
    fn projections(&self, slot: Slot) -> i16 {
        let mut sum = 0;
        for source in self.with(Keywords::PROJECTIONS).of(slot.side()).iter() {
            let keywords = self.keywords(source);
            if keywords.any(Keywords::ROUTE) && slot.terrain() == 2 {
                sum += 3;
            }
            if keywords.any(Keywords::MIRROR) && source.right() == Some(slot) {
                sum += self.inner_power(source);
            }
            if keywords.any(Keywords::REFLEX) && source.close_ally().has(slot) {
                let opposing = slot.opposing();
                sum += if self.occupied.has(opposing) { self.inner_power(opposing) } else { 0 };
            }
            if keywords.any(Keywords::HUB)
                && slot.terrain() == 2
                && let Some(right) = source.right().filter(|&right| self.occupied.has(right))
            {
                sum += self.inner_power(right);
            }
        }
        sum
    }

    /// What a unit's power is before it is cut off at 0. At 0 or less it is doomed.
    #[inline]
    pub(crate) fn value(&self, slot: Slot) -> i16 {
        let plain = self.base(slot);
        let shifting = Keywords::AURAS.and(Keywords::PROJECTIONS);
        let defended = self.leaders[slot.side().index()] == Leader::Defensive;
        if !defended && !self.keywords.any(shifting) {
            return plain;
        }
        plain + self.auras(slot) + self.projections(slot)
    }

    /// The power of the unit on a slot.
    #[inline]
    pub(crate) fn power(&self, slot: Slot) -> i16 {
        self.value(slot).max(0)
    }

    /// The units whose power is gone.
    #[inline]
    pub(crate) fn doomed(&self) -> Slots {
        self.occupied.that(|slot| self.value(slot) <= 0)
    }

    // ---------------------------------------------------------------- rule queries (spec 16.9)

    /// Whether nothing may be deployed to a slot.
    #[inline]
    pub(crate) fn is_locked(&self, slot: Slot) -> bool {
        self.keywords(slot.opposing()).any(Keywords::SENTINEL)
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

    /// Whether the lower power controls a terrain.
    fn is_inverted(&self, terrain: u8) -> bool {
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
        self.keywords(slot).any(Keywords::PERMANENT)
    }

    /// How many points the controller of a terrain gets for it.
    pub(crate) fn points(&self, terrain: u8) -> Option<(Slot, u8)> {
        let slot = Slot::new(terrain, self.controller(terrain)?);
        Some((slot, 1 + u8::from(self.keywords(slot).any(Keywords::CONQUER))))
    }

    // ---------------------------------------------------------------- changing

    /// The unit on a slot, to be changed in what does not concern others.
    #[inline]
    pub(crate) fn change(&mut self, slot: Slot) -> &mut Unit {
        debug_assert!(self.occupied.has(slot), "a unit stands on {slot}");
        &mut self.units[slot.index()]
    }

    #[inline]
    pub(crate) fn put(&mut self, slot: Slot, unit: Unit) {
        debug_assert!(!self.occupied.has(slot), "{slot} is free");
        self.units[slot.index()] = unit;
        self.occupied = self.occupied.or(Slots::only(slot));
        self.keywords = self.keywords.and(unit.keywords());
        self.listens = self.listens.and(unit.listens());
    }

    #[inline]
    pub(crate) fn take(&mut self, slot: Slot) -> Unit {
        let unit = std::mem::take(&mut self.units[slot.index()]);
        self.occupied = self.occupied.minus(Slots::only(slot));
        self.recount();
        unit
    }

    pub(crate) fn nullify(&mut self, slot: Slot) {
        self.units[slot.index()].marks |= marks::NULLIFIED;
        self.recount();
    }

    /// Puts what stands on two slots, one of which may be empty, in each other's place. Who crosses
    /// to the other side has just entered there.
    pub(crate) fn swap(&mut self, one: Slot, other: Slot) {
        self.units.swap(one.index(), other.index());
        let both = Slots::only(one).or(Slots::only(other));
        if self.occupied.and(both).len() == 1 {
            self.occupied = Slots(self.occupied.0 ^ both.0);
        }
        if one.side() != other.side() {
            for slot in both.and(self.occupied).iter() {
                self.units[slot.index()].marks |= marks::ENTERED;
            }
        }
    }

    #[inline]
    pub(crate) fn modify(&mut self, slot: Slot, amount: i16) {
        self.modifiers[slot.index()] += amount;
    }

    fn recount(&mut self) {
        let units = || self.occupied.iter().map(|slot| &self.units[slot.index()]);
        let keywords = units().fold(Keywords::NONE, |all, unit| all.and(unit.keywords()));
        let listens = units().fold(Whens(0), |all, unit| all.and(unit.listens()));
        (self.keywords, self.listens) = (keywords, listens);
    }

    /// Gives every unit the number of its slot and forgets how often it was triggered: between two
    /// moves nothing refers to a unit.
    #[inline]
    pub(crate) fn settle(&mut self) {
        for slot in self.occupied.iter() {
            let unit = &mut self.units[slot.index()];
            unit.id = UnitId(slot.0);
            unit.fired = [0; 2];
        }
    }

    pub(crate) fn validate(&self) -> Result<(), String> {
        let mut fresh = *self;
        fresh.recount();
        if fresh != *self {
            return Err("the board knows the keywords of its units".to_owned());
        }
        for slot in Slot::all() {
            let unit = &self.units[slot.index()];
            if !self.occupied.has(slot) && *unit != Unit::default() {
                return Err(format!("{slot} is empty, but something is left there"));
            }
            if unit.damage < 0 || unit.shield < 0 {
                return Err(format!("damage and shield on {slot} are not negative"));
            }
            let twin = |other: Slot| other != slot && self.at(other).id == unit.id;
            if self.occupied.has(slot) && self.occupied.iter().any(twin) {
                return Err(format!("the unit on {slot} has a number of its own"));
            }
        }
        Ok(())
    }

    /// The terrains, from 0 to 4.
    pub(crate) fn terrains() -> impl Iterator<Item = u8> {
        0..TERRAINS
    }
}
