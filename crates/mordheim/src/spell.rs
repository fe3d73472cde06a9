//! Spells and prayers.

use crate::set::{Member, list};
use crate::skill::{Rule, Rules};

list! {
    /// A school of magic, or the prayers.
    School {
        Prayers "prayers_of_sigmar",
        Necromancy "necromancy",
        Chaos "chaos_rituals",
        Lesser "lesser_magic",
        HornedRat "horned_rat",
    }
}

list! {
    /// A spell or prayer: six of each school, in the order of the die that finds them.
    Spell {
        HammerOfSigmar "the_hammer_of_sigmar" "The Hammer of Sigmar",
        HeartsOfSteel "hearts_of_steel" "Hearts of Steel",
        Soulfire "soulfire" "Soulfire",
        ShieldOfFaith "shield_of_faith" "Shield of Faith",
        HealingHand "healing_hand" "Healing Hand",
        ArmourOfRighteousness "armour_of_righteousness" "Armour of Righteousness",
        Lifestealer "lifestealer" "Lifestealer",
        ReAnimation "re_animation" "Re-Animation",
        DeathVision "death_vision" "Death Vision",
        SpellOfDoom "spell_of_doom" "Spell of Doom",
        CallOfVanhel "call_of_vanhel" "Call of Vanhel",
        SpellOfAwakening "spell_of_awakening" "Spell of Awakening",
        VisionOfTorment "vision_of_torment" "Vision of Torment",
        EyeOfGod "eye_of_god" "Eye of God",
        DarkBlood "dark_blood" "Dark Blood",
        LureOfChaos "lure_of_chaos" "Lure of Chaos",
        WingsOfDarkness "wings_of_darkness" "Wings of Darkness",
        WordOfPain "word_of_pain" "Word of Pain",
        FiresOfUzhul "fires_of_uzhul" "Fires of U'Zhul",
        FlightOfZimmeran "flight_of_zimmeran" "Flight of Zimmeran",
        DreadOfAramar "dread_of_aramar" "Dread of Aramar",
        SilverArrows "silver_arrows_of_arha" "Silver Arrows of Arha",
        LuckOfShemtek "luck_of_shemtek" "Luck of Shemtek",
        SwordOfRezhebel "sword_of_rezhebel" "Sword of Rezhebel",
        Warpfire "warpfire" "Warpfire",
        ChildrenOfTheRat "children_of_the_horned_rat" "Children of the Horned Rat",
        Gnawdoom "gnawdoom" "Gnawdoom",
        BlackFury "black_fury" "Black Fury",
        EyeOfTheWarp "eye_of_the_warp" "Eye of the Warp",
        SorcerersCurse "sorcerers_curse" "Sorcerer's Curse",
    }
}

/// A row of the table: difficulty (0 when it needs no throw), reach in inches (0 for the caster
/// himself).
type Row = (Spell, u8, Option<u8>);

static ROWS: [Row; Spell::ALL.len()] = [
    (Spell::HammerOfSigmar, 7, Some(0)),
    (Spell::HeartsOfSteel, 8, Some(8)),
    (Spell::Soulfire, 9, Some(4)),
    (Spell::ShieldOfFaith, 6, Some(0)),
    (Spell::HealingHand, 5, Some(2)),
    (Spell::ArmourOfRighteousness, 9, Some(0)),
    (Spell::Lifestealer, 10, Some(6)),
    (Spell::ReAnimation, 5, Some(6)),
    (Spell::DeathVision, 6, Some(0)),
    (Spell::SpellOfDoom, 9, Some(12)),
    (Spell::CallOfVanhel, 6, Some(6)),
    (Spell::SpellOfAwakening, 0, None),
    (Spell::VisionOfTorment, 10, Some(6)),
    (Spell::EyeOfGod, 7, Some(6)),
    (Spell::DarkBlood, 8, Some(8)),
    (Spell::LureOfChaos, 9, Some(12)),
    (Spell::WingsOfDarkness, 7, Some(12)),
    (Spell::WordOfPain, 7, Some(3)),
    (Spell::FiresOfUzhul, 7, Some(18)),
    (Spell::FlightOfZimmeran, 7, Some(12)),
    (Spell::DreadOfAramar, 7, Some(12)),
    (Spell::SilverArrows, 7, Some(24)),
    (Spell::LuckOfShemtek, 6, Some(0)),
    (Spell::SwordOfRezhebel, 8, Some(0)),
    (Spell::Warpfire, 8, Some(8)),
    (Spell::ChildrenOfTheRat, 0, Some(6)),
    (Spell::Gnawdoom, 7, Some(8)),
    (Spell::BlackFury, 8, Some(12)),
    (Spell::EyeOfTheWarp, 8, Some(0)),
    (Spell::SorcerersCurse, 6, Some(12)),
];

const _: () = {
    let mut n = 0;
    while n < ROWS.len() {
        assert!(ROWS[n].0 as usize == n, "the table is in the order of the list");
        n += 1;
    }
};

impl Spell {
    fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// Whose it is.
    pub fn school(self) -> School {
        School::ALL[self as usize / 6]
    }

    /// The die that finds it, 1 to 6.
    pub const fn roll(self) -> u8 {
        self as u8 % 6 + 1
    }

    /// The total of two dice that it needs; nothing when it always works.
    pub fn difficulty(self) -> Option<u8> {
        Some(self.row().1).filter(|&needed| needed > 0)
    }

    /// How far it reaches in inches, 0 for the caster himself; nothing when distance means nothing.
    pub fn range(self) -> Option<u8> {
        self.row().2
    }
}

impl School {
    /// What a warrior with these special rules uses.
    pub fn of(rules: Rules) -> Option<School> {
        let schools = [
            (Rule::Prayers, School::Prayers),
            (Rule::WizardNecromancy, School::Necromancy),
            (Rule::WizardChaos, School::Chaos),
            (Rule::WizardLesser, School::Lesser),
            (Rule::WizardHornedRat, School::HornedRat),
        ];
        schools.into_iter().find(|(rule, _)| rules.has(*rule)).map(|(_, school)| school)
    }

    /// The spell that a die finds.
    ///
    /// # Panics
    /// When the die does not show 1 to 6.
    pub fn spell(self, roll: u8) -> Spell {
        assert!((1..=6).contains(&roll), "a die shows 1 to 6");
        Spell::ALL[self as usize * 6 + usize::from(roll) - 1]
    }

    /// Its spells, in the order of the die.
    pub fn spells(self) -> impl Iterator<Item = Spell> {
        (1..=6).map(move |roll| self.spell(roll))
    }

    /// Whether these are prayers: no spells for what protects against spells, and said in armour.
    pub const fn is_prayer(self) -> bool {
        matches!(self, School::Prayers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_spells() {
        let needed: Vec<u8> =
            Spell::ALL.iter().map(|spell| spell.difficulty().unwrap_or(0)).collect();
        let wanted = [
            7, 8, 9, 6, 5, 9, 10, 5, 6, 9, 6, 0, 10, 7, 8, 9, 7, 7, 7, 7, 7, 7, 6, 8, 8, 0, 7, 8,
            8, 6,
        ];
        assert_eq!(needed, wanted);
        let reach: u32 = Spell::ALL.iter().map(|spell| u32::from(spell.range().unwrap_or(0))).sum();
        assert_eq!(reach, 203);
        assert_eq!(Spell::SpellOfAwakening.range(), None);
    }

    #[test]
    fn schools_hold_six_each() {
        for &school in School::ALL {
            for (roll, spell) in (1..).zip(school.spells()) {
                assert_eq!((spell.school(), spell.roll()), (school, roll));
                assert_eq!(Spell::find(spell.written()), Some(spell));
            }
        }
        assert_eq!(School::Chaos.spell(6), Spell::WordOfPain);
        assert_eq!(School::of(Rules::of(&[Rule::Prayers, Rule::Hero])), Some(School::Prayers));
        assert_eq!(School::of(Rules::NONE), None);
        assert!(School::Prayers.is_prayer() && !School::Lesser.is_prayer());
    }
}
