//! What weapons do: one row for each, found by the number of the item.

use crate::item::Item;
use crate::rulings::R30_DOUBLE_HANDED;
use crate::set::{Member, list};

list! {
    /// The sort of blow that a weapon deals, for critical hits by weapon.
    Class {
        Missile "missile",
        Bludgeoning "bludgeoning",
        Bladed "bladed",
        Thrusting "thrusting",
        Unarmed "unarmed",
    }
}

list! {
    /// When a weapon may be shot twice in a turn, each time with -1 to hit.
    Twice {
        Never "never",
        /// When the shooter has not moved and the target is within half the range.
        Sling "sling",
        Always "always",
    }
}

/// What a close combat weapon does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Melee {
    /// The hands that hold it: 0 for claws and teeth.
    pub hands: u8,
    /// What it adds to its user's Strength.
    pub bonus: i8,
    /// Whether the Strength is added only in the first turn of a combat.
    pub first_turn_only: bool,
    /// By how much it worsens saves, besides what Strength does.
    pub worse: u8,
    /// By how much it betters saves; whoever wears no armour saves as with 7.
    pub better: u8,
    /// The sort of blow.
    pub class: Class,
    /// Whether it can parry.
    pub parry: bool,
    /// Whether it parries with a second throw all by itself.
    pub parry_reroll: bool,
    /// Whether an injury of 2 stuns.
    pub concussion: bool,
    /// Whether it strikes first in the first turn of a combat.
    pub strikes_first: bool,
    /// Whether it strikes last.
    pub strikes_last: bool,
    /// Whether skill with swords counts for it.
    pub is_sword: bool,
    /// Whether it is a pair: one more attack, and both hands are full.
    pub pair: bool,
    /// Whether it is always poisoned with black lotus.
    pub lotus: bool,
    /// Whether it wounds Undead and Possessed more easily.
    pub holy: bool,
    /// Whether its blows cannot be parried.
    pub unparryable: bool,
    /// Whether it cracks: one more attack when charging or when charged.
    pub whip: bool,
    /// Whether the other hand may hold only a shield or a buckler.
    pub unwieldy: bool,
    /// Whether the other hand may hold neither a weapon nor a buckler; a shield is allowed.
    pub difficult: bool,
    /// The list price.
    pub cost: u16,
}

/// What a missile weapon does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missile {
    /// How far it reaches, in inches.
    pub range: u8,
    /// Its Strength; 0 when it is that of the thrower.
    pub strength: u8,
    /// Its whole effect on saves: 2 is two worse, -1 is one better.
    pub save: i8,
    /// Whether saves are worsened by its Strength instead.
    pub save_by_strength: bool,
    /// Whether it cannot be shot in a turn in which the shooter moved.
    pub move_or_fire: bool,
    /// Whether it takes a turn to load again.
    pub reload: bool,
    /// Whether it is a pistol that is also fired in close combat.
    pub in_combat: bool,
    /// Whether it gives a shot before all blows in the first turn of a combat.
    pub before_blows: bool,
    /// What it adds to the throw to hit.
    pub to_hit: i8,
    /// Whether it burns blackpowder.
    pub powder: bool,
    /// Whether any visible enemy may be its target.
    pub free_choice: bool,
    /// Whether it is thrown: neither distance nor moving makes hitting harder.
    pub thrown: bool,
    /// When it may be shot twice.
    pub twice: Twice,
    /// Whether it is shot once in a battle.
    pub once: bool,
    /// Whether it hits everything on a line.
    pub line: bool,
    /// Whether it is poisoned with black lotus.
    pub poison: bool,
    /// Whether it never causes critical hits.
    pub no_critical: bool,
    /// Whether a hidden shooter may stay hidden.
    pub silent: bool,
    /// Whether it takes hunting arrows.
    pub bow: bool,
    /// Whether Quick Shot applies to it.
    pub quick: bool,
    /// The list price.
    pub cost: u16,
}

/// A plain weapon for one hand.
const HAND: Melee = Melee {
    hands: 1,
    bonus: 0,
    first_turn_only: false,
    worse: 0,
    better: 0,
    class: Class::Bladed,
    parry: false,
    parry_reroll: false,
    concussion: false,
    strikes_first: false,
    strikes_last: false,
    is_sword: false,
    pair: false,
    lotus: false,
    holy: false,
    unparryable: false,
    whip: false,
    unwieldy: false,
    difficult: false,
    cost: 0,
};
const BLUNT: Melee = Melee { class: Class::Bludgeoning, ..HAND };
const CLUB: Melee = Melee { concussion: true, cost: 3, ..BLUNT };
const TWO_HANDER: Melee = Melee { hands: 2, bonus: 2, strikes_last: true, cost: 15, ..HAND };
const PAIR: Melee = Melee { hands: 2, pair: true, parry: true, ..HAND };
const NATURAL: Melee = Melee { hands: 0, class: Class::Unarmed, ..HAND };
const THRUST: Melee = Melee { class: Class::Thrusting, cost: 10, ..HAND };

const fn melee_row(item: Item) -> Option<Melee> {
    Some(match item {
        Item::Fist => Melee { hands: 1, bonus: -1, better: 1, ..NATURAL },
        Item::Natural => NATURAL,
        Item::Dagger => Melee { better: 1, cost: 2, ..HAND },
        Item::Mace | Item::Hammer | Item::Club => CLUB,
        Item::Axe => Melee { worse: 1, cost: 5, ..HAND },
        Item::Sword => Melee { parry: true, is_sword: true, cost: 10, ..HAND },
        Item::Flail => Melee { hands: 2, bonus: 2, first_turn_only: true, cost: 15, ..BLUNT },
        Item::MorningStar => {
            Melee { bonus: 1, first_turn_only: true, difficult: true, cost: 15, ..BLUNT }
        }
        Item::Halberd => Melee { hands: 2, bonus: 1, ..THRUST },
        Item::Spear => Melee { strikes_first: true, unwieldy: true, ..THRUST },
        Item::DoubleHanded => Melee { class: R30_DOUBLE_HANDED[0], ..TWO_HANDER },
        Item::DoubleHammer => Melee { class: R30_DOUBLE_HANDED[1], ..TWO_HANDER },
        Item::Warhammer => Melee { bonus: 1, holy: true, cost: 15, ..CLUB },
        Item::SteelWhip => Melee { unparryable: true, whip: true, cost: 10, ..BLUNT },
        Item::FightingClaws => Melee { parry_reroll: true, cost: 35, ..PAIR },
        Item::WeepingBlades => Melee { is_sword: true, lotus: true, cost: 50, ..PAIR },
        _ => return None,
    })
}

/// A plain missile weapon.
const SHOT: Missile = Missile {
    range: 0,
    strength: 3,
    save: 0,
    save_by_strength: false,
    move_or_fire: false,
    reload: false,
    in_combat: false,
    before_blows: false,
    to_hit: 0,
    powder: false,
    free_choice: false,
    thrown: false,
    twice: Twice::Never,
    once: false,
    line: false,
    poison: false,
    no_critical: false,
    silent: false,
    bow: false,
    quick: false,
    cost: 0,
};
const BOW: Missile = Missile { bow: true, quick: true, ..SHOT };
const GUN: Missile = Missile { strength: 4, save: 2, reload: true, powder: true, ..SHOT };
const PISTOL: Missile = Missile { in_combat: true, ..GUN };
const LONG_GUN: Missile = Missile { move_or_fire: true, ..GUN };
const BOLT: Missile = Missile { strength: 4, save: 1, ..SHOT };

const fn missile_row(item: Item) -> Option<Missile> {
    Some(match item {
        Item::ShortBow => Missile { range: 16, cost: 5, ..BOW },
        Item::Bow => Missile { range: 24, cost: 10, ..BOW },
        Item::LongBow => Missile { range: 30, cost: 15, ..BOW },
        Item::ElfBow => Missile { range: 36, save: 1, cost: 35, ..BOW },
        Item::Crossbow => Missile { range: 30, move_or_fire: true, quick: true, cost: 25, ..BOLT },
        Item::Repeater => {
            Missile { range: 24, twice: Twice::Always, quick: true, cost: 40, ..SHOT }
        }
        Item::CrossbowPistol => Missile { range: 10, before_blows: true, cost: 35, ..BOLT },
        Item::Sling => Missile { range: 18, twice: Twice::Sling, cost: 2, ..SHOT },
        Item::Stars => Missile {
            range: 6,
            strength: 0,
            save_by_strength: true,
            thrown: true,
            cost: 15,
            ..SHOT
        },
        Item::Pistol => Missile { range: 6, cost: 15, ..PISTOL },
        Item::DuellingPistol => Missile { range: 10, to_hit: 1, cost: 30, ..PISTOL },
        Item::WarplockPistol => Missile { range: 8, strength: 5, save: 3, cost: 35, ..PISTOL },
        Item::Blunderbuss => {
            Missile { range: 16, once: true, line: true, powder: true, cost: 30, ..SHOT }
        }
        Item::Handgun => Missile { range: 24, cost: 35, ..LONG_GUN },
        Item::LongRifle => Missile { range: 48, free_choice: true, cost: 200, ..LONG_GUN },
        Item::Blowpipe => Missile {
            range: 8,
            strength: 1,
            save: -1,
            poison: true,
            no_critical: true,
            silent: true,
            cost: 25,
            ..SHOT
        },
        _ => return None,
    })
}

/// The row of the chart of critical hits that a die finds: of the chart for all, or of that of a
/// class. `critical-` and this make the key of what it says.
pub(crate) const fn critical_row(class: Option<Class>, place: u8) -> &'static str {
    match (class, place) {
        (None, 0..=2) => "all-1",
        (None, 3 | 4) => "all-3",
        (None, _) => "all-5",
        (Some(Class::Missile), 0..=2) => "missile-1",
        (Some(Class::Missile), 3 | 4) => "missile-3",
        (Some(Class::Missile), _) => "missile-5",
        (Some(Class::Bludgeoning), 0..=2) => "bludgeoning-1",
        (Some(Class::Bludgeoning), 3 | 4) => "bludgeoning-3",
        (Some(Class::Bludgeoning), 5) => "bludgeoning-5",
        (Some(Class::Bludgeoning), _) => "bludgeoning-6",
        (Some(Class::Bladed), 0..=2) => "bladed-1",
        (Some(Class::Bladed), 3 | 4) => "bladed-3",
        (Some(Class::Bladed), _) => "bladed-5",
        (Some(Class::Thrusting), 0..=2) => "thrusting-1",
        (Some(Class::Thrusting), 3 | 4) => "thrusting-3",
        (Some(Class::Thrusting), _) => "thrusting-5",
        (Some(Class::Unarmed), 0..=2) => "unarmed-1",
        (Some(Class::Unarmed), 3 | 4) => "unarmed-3",
        (Some(Class::Unarmed), _) => "unarmed-5",
    }
}

const ITEMS: usize = Item::ALL.len();

static MELEE: [Option<Melee>; ITEMS] = {
    let (mut rows, mut n) = ([None; ITEMS], 0);
    while n < ITEMS {
        rows[n] = melee_row(Item::ALL[n]);
        n += 1;
    }
    rows
};

static MISSILE: [Option<Missile>; ITEMS] = {
    let (mut rows, mut n) = ([None; ITEMS], 0);
    while n < ITEMS {
        rows[n] = missile_row(Item::ALL[n]);
        n += 1;
    }
    rows
};

impl Item {
    /// What it does in close combat, if it is a weapon for that.
    #[inline]
    pub const fn melee(self) -> Option<&'static Melee> {
        MELEE[self as usize].as_ref()
    }

    /// What it does from afar, if it is a missile weapon.
    #[inline]
    pub const fn missile(self) -> Option<&'static Missile> {
        MISSILE[self as usize].as_ref()
    }

    /// Whether it is a close combat weapon that fills both hands, pairs included.
    pub const fn is_two_handed(self) -> bool {
        matches!(self.melee(), Some(weapon) if weapon.hands == 2)
    }

    /// Whether it is a pistol that can be one of a brace.
    pub const fn is_pistol(self) -> bool {
        matches!(self.missile(), Some(weapon) if weapon.in_combat)
    }

    /// Whether it is neither weapon nor armour, nor what weapons are made of.
    pub const fn is_misc(self) -> bool {
        let made_of = matches!(self, Item::GromrilWeapons | Item::IthilmarWeapons);
        !made_of && self.melee().is_none() && self.missile().is_none() && self.armour().is_none()
    }

    /// The list price in gold crowns. Where the price has a part that is thrown for, only its fixed
    /// part counts; what weapons are made of has no price of its own.
    pub const fn cost(self) -> u16 {
        match (self.melee(), self.missile(), self.armour()) {
            (Some(weapon), _, _) => weapon.cost,
            (_, Some(weapon), _) => weapon.cost,
            (_, _, Some(armour)) => armour.cost,
            _ => self.misc_cost(),
        }
    }

    const fn misc_cost(self) -> u16 {
        match self {
            Item::Garlic => 1,
            Item::Rope | Item::Net => 5,
            Item::BlackLotus | Item::LuckyCharm | Item::BlessedWater => 10,
            Item::Lantern | Item::Tears => 10,
            Item::HolyRelic => 15,
            Item::HealingHerbs => 20,
            Item::Mandrake | Item::HuntingArrows => 25,
            Item::DarkVenom | Item::MadCap | Item::SuperiorPowder => 30,
            Item::CrimsonShade => 35,
            Item::BugmansAle | Item::SilkClothes => 50,
            Item::ElvenCloak | Item::HolyTome => 100,
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_is_one_thing() {
        for &item in Item::ALL {
            let ways = [
                item.melee().is_some(),
                item.missile().is_some(),
                item.armour().is_some(),
                item.is_misc(),
                matches!(item, Item::GromrilWeapons | Item::IthilmarWeapons),
            ];
            assert_eq!(ways.iter().filter(|&&way| way).count(), 1, "{item}");
            let free = matches!(item, Item::Fist | Item::Natural) || ways[4];
            assert_eq!(item.cost() == 0, free, "{item}");
        }
        let count = |has: fn(&Item) -> bool| Item::ALL.iter().copied().filter(has).count();
        assert_eq!(count(|item| item.melee().is_some()), 18);
        assert_eq!(count(|item| item.missile().is_some()), 16);
        assert_eq!(count(|item| item.armour().is_some()), 7);
        assert_eq!(count(|item| item.is_misc()), 20);
        assert_eq!(Item::ALL.iter().map(|item| u32::from(item.cost())).sum::<u32>(), 1669);
    }

    #[test]
    fn close_combat_rows() {
        let of = |item: Item| *item.melee().unwrap();
        let flail = of(Item::Flail);
        assert_eq!((flail.hands, flail.bonus, flail.first_turn_only), (2, 2, true));
        assert_eq!((of(Item::Fist).bonus, of(Item::Fist).better, of(Item::Fist).hands), (-1, 1, 1));
        assert_eq!((of(Item::Axe).worse, of(Item::Dagger).better), (1, 1));
        let blades = of(Item::WeepingBlades);
        assert!(blades.pair && blades.parry && blades.lotus && blades.is_sword);
        assert!(!blades.parry_reroll && of(Item::FightingClaws).parry_reroll);
        let hammer = of(Item::Warhammer);
        assert!(hammer.holy && hammer.concussion && hammer.bonus == 1 && hammer.hands == 1);
        let two_handed = |item: &Item| item.is_two_handed();
        assert_eq!(Item::ALL.iter().copied().filter(two_handed).count(), 6);
        let concussive = |item: &Item| item.melee().is_some_and(|weapon| weapon.concussion);
        assert_eq!(Item::ALL.iter().copied().filter(concussive).count(), 4);
    }

    #[test]
    fn missile_rows() {
        let all = || Item::ALL.iter().filter_map(|item| item.missile());
        let ranges: Vec<u8> = all().map(|weapon| weapon.range).collect();
        assert_eq!(ranges, [16, 24, 30, 36, 30, 24, 10, 18, 6, 6, 10, 8, 16, 24, 48, 8]);
        let strengths: Vec<u8> = all().map(|weapon| weapon.strength).collect();
        assert_eq!(strengths, [3, 3, 3, 3, 4, 3, 4, 3, 0, 4, 4, 5, 3, 4, 4, 1]);
        let saves: Vec<i8> = all().map(|weapon| weapon.save).collect();
        assert_eq!(saves, [0, 0, 0, 1, 1, 0, 1, 0, 0, 2, 2, 3, 0, 2, 2, -1]);
        let count = |has: fn(&&Missile) -> bool| all().filter(has).count();
        assert_eq!(count(|weapon| weapon.powder), 6);
        assert_eq!(count(|weapon| weapon.reload), 5);
        assert_eq!(count(|weapon| weapon.move_or_fire), 3);
        assert_eq!(count(|weapon| weapon.bow), 4);
        assert_eq!(count(|weapon| weapon.quick), 6);
        assert_eq!(count(|weapon| weapon.in_combat), 3);
    }
}
