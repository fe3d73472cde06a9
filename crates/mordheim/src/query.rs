//! What somebody who plays a battle asks about it, answered without a view.

use kernel::{Arg, Mover, Seat};

use crate::ask::Ask;
use crate::event::{Event, Phase};
use crate::field::{Edge, Field};
use crate::item::Item;
use crate::moves::{Distance, Flip, Move, Reach};
use crate::rules::Scenario;
use crate::show::Muster;
use crate::square::{Board, Square};
use crate::state::State;
use crate::strike::{Blow, Defence, Strike};
use crate::warrior::{Id, Mark, NOWHERE, SetOfIds as _, Warrior, ids};

impl State {
    /// A warrior, on the table or not. Places of a roster that nobody has are nobodies.
    #[inline]
    pub fn warrior(&self, id: Id) -> &Warrior {
        self.at(id)
    }

    /// A warrior as an argument of a message.
    pub fn warrior_arg(&self, id: Id) -> Arg {
        self.who(id)
    }

    /// The map; without squares at a real table.
    #[inline]
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// Whether the engine knows where everybody is.
    pub fn has_map(&self) -> bool {
        self.options.map
    }

    /// What is fought for, once that is known.
    pub fn scenario(&self) -> Option<Scenario> {
        self.scenario
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Turns begun, of both sides together.
    pub fn turns_begun(&self) -> u8 {
        self.turn
    }

    /// The turns of both sides together after which the battle is over.
    pub fn turns_in_all(&self) -> u8 {
        2 * self.limit()
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Who attacks, where the scenario has an attacker.
    pub fn attacker(&self) -> Option<Seat> {
        self.attacker
    }

    /// The table edge of a side.
    pub fn edge(&self, seat: Seat) -> Option<Edge> {
        self.side(seat).edge
    }

    /// How many places of its roster a side uses: those who began, and those who joined.
    pub fn places_used(&self, seat: Seat) -> usize {
        usize::from(self.side(seat).used)
    }

    /// How many warriors of a side began the battle.
    pub fn began(&self, seat: Seat) -> u8 {
        self.side(seat).began
    }

    /// What is asked, and of whom.
    #[inline]
    pub fn open_question(&self) -> Option<(Mover, Ask)> {
        self.pending.ask
    }

    /// The warrior who was selected to act.
    #[inline]
    pub fn chosen(&self) -> Option<Id> {
        self.pending.selected
    }

    /// Who charges whom, while a charge is under way.
    pub fn charge_under_way(&self) -> (Id, Id) {
        (self.pending.charge.who, self.pending.charge.target)
    }

    /// Whether this was said about the open shot or charge, so that saying it again takes it back.
    pub fn is_said(&self, m: Move) -> bool {
        let charge = &self.pending.charge;
        let (distance, cover) =
            self.pending.aim.map_or((Distance::Near, false), |aim| aim.saying());
        match m {
            Move::Flip(Flip::Cover) => cover,
            Move::Flip(Flip::Long) => distance == Distance::Long,
            Move::Flip(Flip::Unseen) => charge.said == Some(Reach::Unseen),
            Move::Flip(Flip::TooFar) => charge.said == Some(Reach::TooFar),
            Move::Touch(id) => charge.touches & id.bit() != 0,
            Move::StepIn(id) => charge.step == Some(id),
            _ => false,
        }
    }

    /// The squares that the selected warrior reaches by walking, not by running.
    #[inline]
    pub fn walking(&self) -> &Board {
        &self.pending.walk
    }

    /// Enemies that a warrior could charge now.
    pub fn prey(&self, who: Id) -> u64 {
        self.charge_targets(who, &self.charge_reach(who))
    }

    /// How many blows of the present striker go to this target so far.
    pub fn blows_for(&self, target: Id) -> usize {
        let blows = usize::from(self.pending.melee.blows).min(self.pending.melee.allotted.len());
        self.pending.melee.allotted[..blows].iter().filter(|who| **who == Some(target)).count()
    }

    /// All blows of a warrior at an enemy, with what he holds now.
    pub fn strike_at(&self, who: Id, target: Id) -> Strike {
        self.strike_of(who, target, &self.limbs(who))
    }

    /// All blows of a warrior at an enemy if he fought with these weapons.
    pub fn strike_with(&self, who: Id, target: Id, hands: (Item, Item)) -> Strike {
        let mut state = self.clone();
        let (main, off) = hands;
        state.table.apply(&Event::Armed { who, main, off });
        state.strike_at(who, target)
    }

    /// The battle as it would be if somebody fought with these weapons, and those against him who
    /// have not chosen yet with what they usually take.
    #[must_use]
    pub fn armed(&self, who: Id, hands: (Item, Item)) -> State {
        let mut state = self.clone();
        let (main, off) = hands;
        state.table.apply(&Event::Armed { who, main, off });
        for foe in ids(self.engaged(who)).filter(|foe| !self.at(*foe).is_armed()) {
            let (main, off) = state.usual_way(foe);
            state.table.apply(&Event::Armed { who: foe, main, off });
        }
        state
    }

    /// The battle as it would be if a charge of one at another had come home, both with the weapons
    /// that they usually take.
    #[must_use]
    pub fn after_charge(&self, who: Id, target: Id) -> State {
        let mut state = self.clone();
        state.table.apply(&Event::Marked { who, mark: Mark::Charged, on: true });
        state.table.apply(&Event::Engaged { who, with: target });
        for who in [who, target] {
            let (main, off) = state.usual_way(who);
            state.table.apply(&Event::Armed { who, main, off });
        }
        state
    }

    /// When a warrior strikes in the order of this combat: who has less strikes earlier.
    pub fn strikes_at(&self, who: Id) -> (u8, u8) {
        (self.strike_group(who), u8::MAX - self.strike_initiative(who))
    }

    /// At whom a weapon is aimed now.
    pub fn aimed_at(&self) -> Option<Id> {
        self.pending.aim.map(|aim| aim.target)
    }

    /// One of so many shots at an enemy, with its numbers as the map gives them; in the open and
    /// near where there is no map. Nothing for what is thrown in place of a shot.
    pub fn shot_at(&self, who: Id, weapon: Item, target: Id, shots: u8) -> Option<Strike> {
        weapon.missile()?;
        let sight = match self.options.map {
            true => self.sight(who, weapon, target),
            false => crate::shooting::Sight { long: false, cover: false },
        };
        let needs = self.shot_needs(who, weapon, target, shots, sight);
        Some(self.shot(who, weapon, target, needs, sight.cover))
    }

    /// How far a weapon of his shoots.
    pub fn weapon_range(&self, who: Id, weapon: Item) -> u8 {
        self.range(who, weapon)
    }

    /// How many objective buildings or counters there are.
    pub fn objective_count(&self) -> u8 {
        self.objectives
    }

    /// The buildings in which the chest may still be found, as bits by their numbers.
    pub fn unsearched(&self) -> u16 {
        if self.chest_found { 0 } else { self.searchable() & !self.searched }
    }

    /// Where the chest lies, when it was found and nobody carries it.
    pub fn chest_at(&self) -> Option<Square> {
        (self.chest != NOWHERE).then_some(self.chest)
    }

    /// Who carries the chest.
    pub fn chest_bearer(&self) -> Option<Id> {
        self.everybody().find(|id| self.is(*id, Mark::Chest))
    }

    /// Whether a side has to take a Rout test when its turn begins.
    pub fn is_shaken(&self, seat: Seat) -> bool {
        self.must_test_rout(seat) && self.scenario != Some(Scenario::Occupy)
    }

    /// Friends of a caster within so many inches, or enemies.
    pub fn within_inches(&self, who: Id, set: u64, inches: u8) -> u64 {
        let close = |id: &Id| !self.options.map || self.near(who, *id, inches);
        ids(set).filter(close).set()
    }
}

impl Warrior {
    /// Whether he is on the map.
    #[inline]
    pub fn is_on_table(&self) -> bool {
        self.at != NOWHERE
    }

    /// Whether he knows any magic.
    pub fn knows_magic(&self) -> bool {
        self.spells != 0
    }
}

impl Strike {
    /// The blows, one after the other.
    pub fn blows(&self) -> impl Iterator<Item = &Blow> {
        let kind = |n: &u8| self.kinds[usize::from(*n)].as_ref();
        self.order[..usize::from(self.blows)].iter().filter_map(kind)
    }

    /// What stands against it.
    pub fn defence(&self) -> Defence {
        self.defence
    }
}
