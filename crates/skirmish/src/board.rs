//! The ten slots and the units on them: power, control, and what slots do to each other.

use kernel::{Message, Seat};

use crate::card::{Activation, Aura, Card, Face, Keywords, Limit, When, Whens};
use crate::cards::traits;
use crate::leader::Leader;
use crate::position::{why, why_slot};
use crate::slot::{SLOTS, Slot, Slots, TERRAINS};
use crate::state::FURTHEST;

/// What can be said of a unit in its stay on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Mark {
    /// It entered, and no turn of its controller has started since: it is not ready.
    Entered,
    /// Its activation was used.
    Used,
    /// It has lost its abilities.
    Nullified,
    /// Its Dominant ability was used.
    Dominated,
    /// An ability that triggers once in a turn has done so.
    Limited,
    /// It must wait for turns to pass.
    Cooling,
}

impl Mark {
    /// How many there are.
    const COUNT: usize = Mark::Cooling as usize + 1;
}

/// What is printed on a unit, as the board needs it: for each keyword, and for each thing that its
/// abilities wait for, all slots or none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Traits {
    power: i16,
    /// For how many turns it must wait when it enters.
    pub(crate) cooldown: u8,
    keywords: [Slots; Keywords::SETS],
    listening: [Slots; Whens::COUNT],
}

impl Traits {
    /// What is printed on a card.
    pub(crate) const fn of(face: &Face) -> Traits {
        let mut keywords = [Slots::NONE; Keywords::SETS];
        let mut listening = [Slots::NONE; Whens::COUNT];
        let mut n = 0;
        while n < keywords.len() {
            keywords[n] = if face.keywords.0 >> n & 1 != 0 { Slots::ALL } else { Slots::NONE };
            n += 1;
        }
        n = 0;
        while n < listening.len() {
            listening[n] = if face.listens.0 >> n & 1 != 0 { Slots::ALL } else { Slots::NONE };
            n += 1;
        }
        let cooldown = match face.activation {
            Some(Activation { limit: Limit::Once(turns), .. }) => turns,
            _ => 0,
        };
        Traits { power: face.power, cooldown, keywords, listening }
    }
}

/// A unit on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Unit {
    pub(crate) card: Card,
    pub(crate) owner: Seat,
    /// For how many turns it must wait.
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

    /// A unit as it enters the board.
    pub(crate) fn new(card: Card, owner: Seat) -> Unit {
        Unit { card, owner, printed: traits(card).power, ..Unit::default() }
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
    keywords: [Slots; Keywords::SETS],
    listening: [Slots; Whens::COUNT],
    /// The units with each mark.
    marked: [Slots; Mark::COUNT],
    /// How often each slot was fortified.
    pub(crate) forts: [u8; SLOTS],
    pub(crate) leaders: [Leader; 2],
    /// The units whose power would be gone if others added nothing.
    weak: Slots,
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
    #[inline(always)]
    pub(crate) fn hears(&self, whens: &[When]) -> bool {
        whens.iter().any(|&when| !self.listening(when).is_empty())
    }

    /// The units with an ability that waits for this.
    #[inline]
    pub(crate) fn listening(&self, when: When) -> Slots {
        self.listening[when as usize]
    }

    /// The units with a mark.
    #[inline]
    pub(crate) fn marked(&self, mark: Mark) -> Slots {
        self.marked[mark as usize]
    }

    /// Whether the unit on a slot has a mark.
    #[inline]
    pub(crate) fn is(&self, slot: Slot, mark: Mark) -> bool {
        self.marked(mark).has(slot)
    }

    /// Whether any ability waits for the unit on a slot being deployed: its own, or one close to
    /// it.
    #[inline]
    pub(crate) fn hears_of_deployment(&self, slot: Slot) -> bool {
        let allies = self.listening(When::CloseAllyDeployed).and(slot.close_ally());
        let enemies = self.listening(When::CloseEnemyDeployed).and(slot.close_enemy());
        self.listening(When::Deploy).has(slot) || !allies.or(enemies).is_empty()
    }

    /// The units of a side with an ability that the start of its turn may trigger.
    #[inline]
    pub(crate) fn starting(&self, side: Seat) -> Slots {
        let dominant = self.listening(When::Dominant).minus(self.marked(Mark::Dominated));
        self.listening(When::TurnStart).or(dominant).of(side)
    }

    /// What the abilities of the unit on a slot wait for.
    #[inline]
    pub(crate) fn listens(&self, slot: Slot) -> Whens {
        if self.is(slot, Mark::Nullified) { Whens(0) } else { self.at(slot).face().listens }
    }

    /// The units of a side that are ready to be activated.
    #[inline]
    pub(crate) fn ready(&self, side: Seat) -> Slots {
        let waits = self.marked(Mark::Entered).or(self.marked(Mark::Cooling));
        self.with(Keywords::ACTIVE).of(side).minus(waits.or(self.marked(Mark::Used)))
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
        let stands = self.occupied.has(slot);
        self.bases[slot.index()] = if stands { power } else { 0 };
        self.weak = self.weak.set(slot, stands && power <= 0);
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
        if !self.is_entangled() {
            return self.weak.and(changed);
        }
        let weak = |set: Slots, (slot, value): (Slot, i16)| set.set(slot, value <= 0);
        self.occupied.and(Slot::all().zip(self.values()).fold(Slots::NONE, weak))
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
    #[inline]
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
        self.controller_by(&self.all_values(), terrain)
    }

    /// Who controls each terrain.
    pub(crate) fn controllers(&self) -> [Option<Seat>; TERRAINS as usize] {
        let values = self.all_values();
        std::array::from_fn(|terrain| self.controller_by(&values, terrain as u8))
    }

    /// Who controls a terrain where the values of all units are these.
    #[inline]
    fn controller_by(&self, values: &[i16; SLOTS], terrain: u8) -> Option<Seat> {
        let [ours, theirs] = [Seat(0), Seat(1)].map(|side| Slot::new(terrain, side));
        match (self.occupied.has(ours), self.occupied.has(theirs)) {
            (false, false) => None,
            (true, false) => Some(Seat(0)),
            (false, true) => Some(Seat(1)),
            (true, true) => {
                let power = |slot: Slot| values[slot.index()].max(0);
                let more = power(ours).cmp(&power(theirs));
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

    /// A unit enters, without any marks.
    #[inline(always)]
    pub(crate) fn put(&mut self, slot: Slot, unit: Unit) {
        debug_assert!(!self.occupied.has(slot), "{slot} is free");
        let (here, traits) = (Slots::only(slot), traits(unit.card));
        self.units[slot.index()] = unit;
        self.occupied = self.occupied.or(here);
        self.count_base(slot);
        for (set, has) in self.keywords.iter_mut().zip(traits.keywords) {
            *set = set.or(has.and(here));
        }
        for (set, has) in self.listening.iter_mut().zip(traits.listening) {
            *set = set.or(has.and(here));
        }
        if unit.cooldown > 0 {
            self.set_cooldown(slot, unit.cooldown);
        }
    }

    pub(crate) fn remove(&mut self, slot: Slot) {
        self.take_abilities(slot);
        let here = Slots::only(slot);
        self.marked.iter_mut().for_each(|set| *set = set.minus(here));
        self.occupied = self.occupied.minus(here);
        self.weak = self.weak.minus(here);
        self.bases[slot.index()] = 0;
        self.units[slot.index()] = Unit::default();
    }

    /// A unit loses its abilities.
    fn take_abilities(&mut self, slot: Slot) {
        let here = Slots::only(slot);
        self.keywords.iter_mut().for_each(|set| *set = set.minus(here));
        self.listening.iter_mut().for_each(|set| *set = set.minus(here));
    }

    /// Gives a unit a mark.
    pub(crate) fn set_mark(&mut self, slot: Slot, mark: Mark) {
        if mark == Mark::Nullified {
            self.take_abilities(slot);
        }
        let set = &mut self.marked[mark as usize];
        *set = set.or(Slots::only(slot));
    }

    /// A unit must wait for so many turns.
    #[inline]
    pub(crate) fn set_cooldown(&mut self, slot: Slot, turns: u8) {
        self.units[slot.index()].cooldown = turns;
        let cooling = &mut self.marked[Mark::Cooling as usize];
        *cooling = cooling.set(slot, turns > 0);
    }

    /// A turn of a side starts: what was marked for the last turn is so no more (R11).
    #[inline]
    pub(crate) fn start_turn(&mut self, side: Seat) {
        self.marked[Mark::Limited as usize] = Slots::NONE;
        let entered = &mut self.marked[Mark::Entered as usize];
        *entered = entered.minus(Slots::side(side));
        let used = self.marked(Mark::Used).of(side);
        if !used.is_empty() {
            let again = used.that(|slot| self.at(slot).face().limit() == Some(Limit::EachTurn));
            self.marked[Mark::Used as usize] = self.marked(Mark::Used).minus(again);
        }
    }

    /// Puts what stands on two slots, one of which may be empty, in each other's place. Who crosses
    /// to the other side has just entered there.
    pub(crate) fn swap(&mut self, one: Slot, other: Slot) {
        let both = Slots::only(one).or(Slots::only(other));
        self.units.swap(one.index(), other.index());
        self.occupied = self.occupied.swapped(one, other);
        self.keywords.iter_mut().for_each(|set| *set = set.swapped(one, other));
        self.listening.iter_mut().for_each(|set| *set = set.swapped(one, other));
        self.marked.iter_mut().for_each(|set| *set = set.swapped(one, other));
        both.iter().for_each(|slot| self.count_base(slot));
        if one.side() != other.side() {
            let entered = &mut self.marked[Mark::Entered as usize];
            *entered = entered.or(self.occupied.and(both));
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
        self.marked(Mark::Nullified).and(self.occupied).iter().for_each(|slot| {
            fresh.set_mark(slot, Mark::Nullified);
        });
        let stray = self.marked.iter().any(|set| !set.minus(self.occupied).is_empty());
        let cooling = fresh.marked(Mark::Cooling) == self.marked(Mark::Cooling);
        fresh.marked = self.marked;
        if stray || !cooling || fresh != *self {
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
}
