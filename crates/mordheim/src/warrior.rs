//! Warriors: what they are, what they carry, and what has happened to them.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::fighter::{FighterId, Profile};
use crate::item::{Item, Items};
use crate::roster::Model;
use crate::set::{Set, bits, list};
use crate::skill::{Mutation, Mutations, Rule, Rules, Skill, Skills};
use crate::square::Square;

/// The most warriors of a side, those that magic brings included.
pub const MOST: usize = 24;
/// The most warriors in all.
pub(crate) const ALL: usize = 2 * MOST;

/// A warrior, by his side and his place in its roster. Written `A1` to `A24` and `B1` to `B24`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, JsonSchema)]
#[schemars(with = "String")]
pub struct Id(pub u8);

impl Id {
    /// The warrior at this place of a side's roster, counted from 0.
    pub const fn of(seat: Seat, place: usize) -> Id {
        Id(seat.0 * MOST as u8 + place as u8)
    }

    /// Whose he is by his roster.
    pub const fn seat(self) -> Seat {
        Seat((self.0 as usize / MOST) as u8)
    }

    /// His place in the arrays of a state.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// His bit in a set.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = if self.seat().0 == 0 { 'A' } else { 'B' };
        write!(f, "{side}{}", self.index() % MOST + 1)
    }
}

impl FromStr for Id {
    type Err = ();

    fn from_str(text: &str) -> Result<Id, ()> {
        let (side, number) = text.split_at_checked(1).ok_or(())?;
        let seat = match side {
            "A" | "a" => Seat(0),
            "B" | "b" => Seat(1),
            _ => return Err(()),
        };
        let plain = !number.starts_with(['+', '0']);
        let number = number.parse::<usize>().ok().filter(|n| plain && (1..=MOST).contains(n));
        number.map(|n| Id::of(seat, n - 1)).ok_or(())
    }
}

impl Serialize for Id {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Id, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|()| serde::de::Error::custom(format!("`{text}` is no warrior")))
    }
}

/// The warriors of a set of bits, ascending.
pub fn ids(set: u64) -> impl Iterator<Item = Id> {
    bits(set).map(Id)
}

/// Warriors that are gone through, as a set of bits.
pub(crate) trait SetOfIds: Iterator<Item = Id> {
    /// The bits of all of them.
    #[inline]
    fn set(self) -> u64
    where
        Self: Sized,
    {
        self.fold(0, |set, id| set | id.bit())
    }
}

impl<I: Iterator<Item = Id>> SetOfIds for I {}

/// How a warrior is, from good to bad.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// On his feet.
    #[default]
    Standing,
    /// Knocked down.
    KnockedDown,
    /// Stunned.
    Stunned,
    /// Out of action.
    Out,
}

list! {
    /// Something that is so about a warrior for a phase, for a turn, or until it ends.
    Mark {
        // For a phase.
        Acted "acted",
        ParrySpent "parry_spent",
        CriticalDone "critical_done",
        Struck "struck",
        Hammered "hammered",
        Whipped "whipped",
        Tested "tested",
        // For a turn.
        FearFailed "fear_failed",
        Moved "moved",
        Ran "ran",
        Charged "charged",
        FailedCharge "failed_charge",
        NoCharge "no_charge",
        StoodUp "stood_up",
        Rallied "rallied",
        Shot "shot",
        Fell "fell",
        Stupid "stupid",
        Fled "fled",
        Cast "cast",
        Dived "dived",
        Leapt "leapt",
        Hungry "black_hunger",
        Fury "black_fury",
        Dazed "dazed",
        Arrived "arrived",
        // For longer.
        Hidden "hidden",
        Fleeing "fleeing",
        Fought "fought",
        Spent "frenzy_over",
        Maddened "maddened",
        CharmSpent "charm_spent",
        RelicSpent "relic_spent",
        SilkSpent "silk_spent",
        Netted "netted",
        Reserve "reserve",
        Escaped "escaped",
        FledOff "fled_off",
        Chest "chest",
        Discharged "discharged",
        // Magic.
        Hammer "hammer_of_sigmar",
        Hearts "hearts_of_steel",
        Faith "shield_of_faith",
        Righteous "armour_of_righteousness",
        Vision "death_vision",
        EyeUsed "eye_of_god",
        Lured "lured",
        Luck "luck_of_shemtek",
        Rezhebel "sword_of_rezhebel",
        Cursed "cursed",
        JustOut "just_out",
    }
}

/// Marks of a warrior.
pub type Marks = Set<Mark>;

const fn marks(from: Mark, to: Mark) -> Marks {
    Set::of_bits((2 << to as u64) - (1 << from as u64))
}

/// These marks.
pub(crate) const fn marked(list: &[Mark]) -> Marks {
    let (mut bits, mut n) = (0, 0);
    while n < list.len() {
        bits |= 1 << list[n] as u64;
        n += 1;
    }
    Set::of_bits(bits)
}

/// Marks that end with a phase.
pub(crate) const PHASE_MARKS: Marks = marks(Mark::Acted, Mark::Tested);
/// Marks that end with a turn.
pub(crate) const TURN_MARKS: Marks = marks(Mark::FearFailed, Mark::Arrived);

/// A warrior in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Warrior {
    /// What sort of fighter he is.
    pub fighter: FighterId,
    /// His line in the roster.
    pub(crate) group: u8,
    /// His characteristics as they are now.
    pub profile: Profile,
    /// What he carries.
    pub items: Items,
    /// Second copies: two swords, a brace of pistols.
    pub(crate) pairs: Items,
    pub(crate) skills: Skills,
    pub(crate) rules: Rules,
    pub(crate) mutations: u16,
    /// The spells he knows, by the roll that gives them.
    pub(crate) spells: u8,
    /// How he is.
    pub condition: Condition,
    /// Wounds left.
    pub wounds: u8,
    /// What is so about him.
    pub marks: Marks,
    /// Enemies in contact, as bits: go through them with [`ids`].
    pub engaged: u64,
    /// Where he is.
    pub at: Square,
    /// The weapons in his hands in this combat; bare hands before they are chosen.
    pub(crate) main: Item,
    pub(crate) off: Item,
    /// Ends of his own turns until each barrel is loaded: two pistols and a long gun.
    pub(crate) barrels: [u8; 3],
    /// Shots taken in this phase, by one who may throw several.
    pub(crate) shots: u8,
    /// Counters that he carries.
    pub(crate) counters: u8,
    /// Enemies that he has put out of action.
    pub(crate) felled: u8,
    /// Who knocked him down or stunned him in this phase, or put him out of action.
    pub(crate) felled_by: Option<Id>,
    /// Inches added to his movement this turn.
    pub(crate) swift: u8,
}

/// Nowhere on the table.
pub(crate) const NOWHERE: Square = Square(u16::MAX);

impl Warrior {
    /// Nobody: what stands in places of the arrays that are not used.
    pub(crate) const NOBODY: Warrior = Warrior {
        fighter: FighterId(0),
        group: 0,
        profile: Profile { m: 0, ws: 0, bs: 0, s: 0, t: 0, w: 0, i: 0, a: 0, ld: 0 },
        items: Set::NONE,
        pairs: Set::NONE,
        skills: Set::NONE,
        rules: Set::NONE,
        mutations: 0,
        spells: 0,
        condition: Condition::Out,
        wounds: 0,
        marks: Set::NONE,
        engaged: 0,
        at: NOWHERE,
        main: Item::Fist,
        off: Item::Fist,
        barrels: [0; 3],
        shots: 0,
        counters: 0,
        felled: 0,
        felled_by: None,
        swift: 0,
    };

    /// A warrior of a roster, before the battle.
    pub(crate) fn new(model: &Model) -> Warrior {
        let mut profile = model.profile;
        profile.m += u8::from(model.mutations.has(Mutation::ClovenHoofs));
        let mut rules = model.fighter.rules();
        let undead = rules.has(Rule::Undead) || rules.has(Rule::Possessed);
        if model.mutations.has(Mutation::Hideous) || model.skills.has(Skill::Fearsome) {
            rules = rules.with(Rule::Fear);
        }
        if model.skills.has(Skill::RighteousFury) {
            rules = rules.with(Rule::HatesEvil);
        }
        if model.items.has(Item::Tears) && !undead {
            rules = rules.with(Rule::ImmunePoison);
        }
        if model.items.has(Item::Mandrake) && !undead {
            rules = rules.with(Rule::NoPain);
            profile.t += 1;
        }
        Warrior {
            fighter: model.fighter,
            group: model.group,
            wounds: profile.w,
            profile,
            items: model.items,
            pairs: model.pairs,
            skills: model.skills,
            rules,
            mutations: model.mutations.0 as u16,
            spells: model.spells,
            condition: Condition::Standing,
            ..Warrior::NOBODY
        }
    }

    /// A fighter without anything, whom magic brings.
    pub(crate) fn plain(fighter: FighterId) -> Warrior {
        let profile = fighter.get().profile;
        Warrior::new(&Model { fighter, profile, group: u8::MAX, ..Model::default() })
    }

    /// Whether the place of the array is used.
    #[inline]
    pub(crate) const fn is_somebody(&self) -> bool {
        self.profile.w > 0
    }

    /// Whether he has a skill.
    #[inline]
    pub fn skill(&self, skill: Skill) -> bool {
        self.skills.has(skill)
    }

    /// Whether a special rule holds for him.
    #[inline]
    pub fn rule(&self, rule: Rule) -> bool {
        self.rules.has(rule)
    }

    /// Whether he has a mutation.
    pub(crate) fn mutation(&self, mutation: Mutation) -> bool {
        self.mutations().has(mutation)
    }

    /// His mutations.
    pub(crate) fn mutations(&self) -> Mutations {
        Set::of_bits(u64::from(self.mutations))
    }

    /// Whether he carries a thing.
    #[inline]
    pub fn has(&self, item: Item) -> bool {
        self.items.has(item)
    }

    /// Whether something is so about him.
    #[inline]
    pub fn is(&self, mark: Mark) -> bool {
        self.marks.has(mark)
    }

    /// Whether anything of this is so about him.
    #[inline]
    pub(crate) fn is_any(&self, marks: Marks) -> bool {
        !self.marks.and(marks).is_empty()
    }

    /// Whether he is on the table.
    #[inline]
    pub fn is_here(&self) -> bool {
        self.condition != Condition::Out
            && self.is_somebody()
            && !self.is_any(marked(&[Mark::Reserve, Mark::Escaped]))
    }

    /// Whether he is on his feet.
    #[inline]
    pub fn stands(&self) -> bool {
        self.condition == Condition::Standing
    }

    /// Whether he counts for those who look around: on his feet, not fleeing and not hidden.
    #[inline]
    pub(crate) fn threatens(&self) -> bool {
        self.stands() && !self.is_any(marked(&[Mark::Fleeing, Mark::Hidden]))
    }

    /// Whether he is a hero or the leader.
    pub(crate) fn is_hero(&self) -> bool {
        self.rule(Rule::Hero) || self.rule(Rule::Leader)
    }

    /// Whether he knows magic of any kind but prayers.
    pub(crate) fn is_wizard(&self) -> bool {
        let wizards =
            [Rule::WizardHornedRat, Rule::WizardNecromancy, Rule::WizardChaos, Rule::WizardLesser];
        wizards.iter().any(|rule| self.rule(*rule))
    }

    /// Whether he is frenzied.
    pub fn is_frenzied(&self) -> bool {
        (self.rule(Rule::Frenzy) || self.is(Mark::Maddened)) && !self.is(Mark::Spent)
    }

    /// Whether he causes fear.
    pub(crate) fn causes_fear(&self) -> bool {
        self.rule(Rule::Fear) || self.is(Mark::Vision) || self.is(Mark::Righteous)
    }

    /// Whether he is Undead or Possessed, whom holy things hurt.
    pub(crate) fn is_unholy(&self) -> bool {
        self.rule(Rule::Undead) || self.rule(Rule::Possessed)
    }

    /// His movement in inches before it is halved or doubled.
    pub fn movement(&self) -> u8 {
        let slowed = self.has(Item::HeavyArmour) && self.has(Item::Shield);
        self.profile.m + self.swift - u8::from(slowed && self.profile.m > 0)
    }

    /// The body armour, the shield and the save they give against shooting, before strength.
    pub fn armour_save(&self, shield: bool) -> u8 {
        let body = match () {
            () if self.is(Mark::Righteous) => return 2,
            () if self.has(Item::Gromril) => 4,
            () if self.has(Item::HeavyArmour) || self.has(Item::Ithilmar) => 5,
            () if self.has(Item::LightArmour) => 6,
            () => crate::rulings::R2_NO_ARMOUR,
        };
        body - u8::from(shield && self.has(Item::Shield))
    }

    /// The weapon on which he has put his poison: the first of his that takes any.
    pub(crate) fn poisoned(&self) -> Option<Item> {
        self.items.iter().find(|item| {
            let steel = item.melee().is_some_and(|melee| melee.hands > 0 && !melee.lotus);
            let missile = item.missile().is_some_and(|m| !m.powder && !m.poison);
            (steel && *item != Item::Fist && *item != Item::Dagger) || missile
        })
    }

    /// Whether his hands are chosen for this combat.
    pub(crate) fn is_armed(&self) -> bool {
        self.main != Item::Fist
    }

    /// How many of a weapon he has.
    pub(crate) fn count(&self, item: Item) -> u8 {
        u8::from(self.items.has(item)) + u8::from(self.pairs.has(item))
    }

    /// The barrel in which a weapon's loading is counted: its first, and its second of a brace.
    pub(crate) fn barrel(&self, item: Item, second: bool) -> usize {
        let pistols = [Item::Pistol, Item::DuellingPistol, Item::WarplockPistol];
        if !pistols.contains(&item) {
            return 2;
        }
        let earlier = pistols.iter().any(|other| *other < item && self.has(*other));
        usize::from(second || earlier)
    }

    /// How many of a weapon that must be loaded are loaded.
    pub fn loaded(&self, item: Item) -> u8 {
        let ready = |second| u8::from(self.barrels[self.barrel(item, second)] == 0);
        match self.count(item) {
            0 => 0,
            1 => ready(false),
            _ => ready(false) + ready(true),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn warriors_are_written_by_side_and_number() {
        for n in 0..ALL as u8 {
            assert_eq!(Id(n).to_string().parse(), Ok(Id(n)));
        }
        assert_eq!("B3".parse(), Ok(Id(26)));
        for wrong in ["", "A", "A0", "A25", "C1", "A+1", "A01", "é1"] {
            assert_eq!(wrong.parse::<Id>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn marks_of_phase_and_turn_do_not_overlap() {
        assert!(PHASE_MARKS.and(TURN_MARKS).is_empty());
        assert!(PHASE_MARKS.has(Mark::Tested) && !PHASE_MARKS.has(Mark::Moved));
        assert!(TURN_MARKS.has(Mark::Arrived) && !TURN_MARKS.has(Mark::Hidden));
    }
}
