//! Which unit is which while one move is carried out, and how often each was triggered in it.
//!
//! No event tells it, and between two moves nothing refers to a unit: it is no part of what lies on
//! the table.

use kernel::Message;

use crate::event::Event;
use crate::position::why_slot;
use crate::slot::{SLOTS, Slot, Slots};

/// The number of a unit while one move is carried out: the same wherever the unit goes, and never
/// given to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct UnitId(pub(crate) u8);

impl UnitId {
    /// Stands for no unit.
    pub(crate) const NONE: UnitId = UnitId(u8::MAX);

    /// The next number. No move brings so many units that they come round.
    const fn next(self) -> UnitId {
        if self.0 + 1 < UnitId::NONE.0 { UnitId(self.0 + 1) } else { UnitId(SLOTS as u8) }
    }
}

/// The numbers of the units on the board, slot by slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Roster {
    /// Where no unit stands, the number of the slot.
    pub(crate) ids: [UnitId; SLOTS],
    /// How often the abilities of each unit were triggered in this move.
    pub(crate) fired: [[u8; 2]; SLOTS],
    /// The number of the next unit.
    pub(crate) next: UnitId,
}

impl Roster {
    /// As it is between two moves: every unit has the number of its slot.
    pub(crate) const SETTLED: Roster = Roster {
        ids: {
            let mut ids = [UnitId(0); SLOTS];
            let mut n = 0;
            while n < SLOTS {
                ids[n] = UnitId(n as u8);
                n += 1;
            }
            ids
        },
        fired: [[0; 2]; SLOTS],
        next: UnitId(SLOTS as u8),
    };

    /// The number of the unit on a slot that is known to hold one.
    #[inline]
    pub(crate) fn id(&self, slot: Slot) -> UnitId {
        self.ids[slot.index()]
    }

    /// The number of the unit on a slot; that of no unit where none of these stands.
    pub(crate) fn unit_on(&self, slot: Slot, units: Slots) -> UnitId {
        if units.has(slot) { self.id(slot) } else { UnitId::NONE }
    }

    /// Which of these slots, on which units stand, has the unit of this number.
    #[inline]
    pub(crate) fn find(&self, id: UnitId, units: Slots) -> Option<Slot> {
        units.iter().find(|&slot| self.id(slot) == id)
    }

    /// Counts that an ability of the unit on a slot was triggered.
    pub(crate) fn count(&mut self, slot: Slot, ability: u8) {
        self.fired[slot.index()][usize::from(ability)] += 1;
    }

    /// Lets the numbers go where an event brings their units. Inlined, so that it costs nothing
    /// where the event is known when the rules are compiled and brings no unit anywhere.
    #[inline(always)]
    pub(crate) fn follow(&mut self, event: &Event) {
        match *event {
            Event::Deployed { slot, .. } => {
                self.ids[slot.index()] = self.next;
                self.next = self.next.next();
            }
            Event::Died { slot, .. }
            | Event::CleanedUp { slot, .. }
            | Event::Bounced { slot, .. } => self.clear(slot),
            Event::Moved { from, to, .. } => {
                self.swap(from, to);
                self.clear(from);
            }
            Event::Swapped { one, other, .. } => self.swap(one, other),
            _ => {}
        }
    }

    fn swap(&mut self, one: Slot, other: Slot) {
        self.ids.swap(one.index(), other.index());
        self.fired.swap(one.index(), other.index());
    }

    /// No unit stands on a slot any more.
    fn clear(&mut self, slot: Slot) {
        self.ids[slot.index()] = UnitId(slot.0);
        self.fired[slot.index()] = [0; 2];
    }

    /// No two of these units have the same number.
    pub(crate) fn validate(&self, units: Slots) -> Result<(), Message> {
        let twin = |slot: &Slot| self.find(self.id(*slot), units) != Some(*slot);
        units.iter().find(twin).map_or(Ok(()), |slot| Err(why_slot("same-number", slot)))
    }
}
