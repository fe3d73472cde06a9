//! Spells and prayers.

use crate::set::{Member, list};
use crate::skill::{Rule, Rules};

list! {
    /// A school of magic, or the prayers.
    School {
        Prayers "prayers_of_sigmar" "Prayers of Sigmar",
        Necromancy "necromancy" "Necromancy",
        Chaos "chaos_rituals" "Chaos Rituals",
        Lesser "lesser_magic" "Lesser Magic",
        HornedRat "horned_rat" "Magic of the Horned Rat",
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
/// himself), what it does.
type Row = (Spell, u8, Option<u8>, &'static str);

static ROWS: [Row; Spell::ALL.len()] = [
    (
        Spell::HammerOfSigmar,
        7,
        Some(0),
        "The caster has +2 Strength in close combat and each of his hits counts as two wounds, \
         until his next shooting phase.",
    ),
    (
        Spell::HeartsOfSteel,
        8,
        Some(8),
        "Friends within 8 inches fear nothing and take no test when alone, and the warband adds 1 \
         when it tests for rout, for as long as the caster stays on his feet.",
    ),
    (
        Spell::Soulfire,
        9,
        Some(4),
        "Each enemy within 4 inches is hit at Strength 3 (5 for Undead and Possessed) without a \
         save.",
    ),
    (
        Spell::ShieldOfFaith,
        6,
        Some(0),
        "No spell touches the caster. He throws a die in each of his recovery phases: 1 or 2 ends \
         it.",
    ),
    (
        Spell::HealingHand,
        5,
        Some(2),
        "One warrior within 2 inches gets all his wounds back, and friends within 2 inches who \
         are down or stunned stand up.",
    ),
    (
        Spell::ArmourOfRighteousness,
        9,
        Some(0),
        "The caster saves on 2+, causes fear and fears nothing until his next shooting phase.",
    ),
    (
        Spell::Lifestealer,
        10,
        Some(6),
        "The target loses a wound without a save and the caster has one more for this battle. \
         Undead and Possessed are no targets.",
    ),
    (
        Spell::ReAnimation,
        5,
        Some(6),
        "A Zombie put out of action in the latest shooting or close combat phase comes back \
         within 6 inches, touching no enemy.",
    ),
    (Spell::DeathVision, 6, Some(0), "The caster causes fear for the rest of the battle."),
    (
        Spell::SpellOfDoom,
        9,
        Some(12),
        "An enemy throws a die; if it shows more than his Strength he takes an injury.",
    ),
    (
        Spell::CallOfVanhel,
        6,
        Some(6),
        "A Zombie or Dire Wolf moves again, up to its Movement; touching an enemy is a charge.",
    ),
    (
        Spell::SpellOfAwakening,
        0,
        None,
        "After the battle an enemy hero who was slain rises as a Zombie with his profile and \
         equipment. It does nothing during a battle.",
    ),
    (
        Spell::VisionOfTorment,
        10,
        Some(6),
        "The closest enemy, or one in contact, is stunned; he is knocked down if he cannot be \
         stunned.",
    ),
    (
        Spell::EyeOfGod,
        7,
        Some(6),
        "Once in a battle, any warrior: a die of 1 puts him out of action, 2 to 5 raises one \
         characteristic by 1, and 6 raises all of them, until the battle ends.",
    ),
    (
        Spell::DarkBlood,
        8,
        Some(8),
        "D3 hits at Strength 5 on the first warrior in the way. Then the caster takes an injury \
         himself, which stuns him at worst.",
    ),
    (
        Spell::LureOfChaos,
        9,
        Some(12),
        "A die and Leadership against those of the closest enemy: if the caster's total is \
         higher he commands that enemy until a Leadership test in its recovery phase frees it.",
    ),
    (
        Spell::WingsOfDarkness,
        7,
        Some(12),
        "The caster flies up to 12 inches; touching an enemy is a charge, and an enemy in flight \
         is hit once and flees on.",
    ),
    (
        Spell::WordOfPain,
        7,
        Some(3),
        "Everybody within 3 inches, friends too, is hit at Strength 3 without a save.",
    ),
    (
        Spell::FiresOfUzhul,
        7,
        Some(18),
        "A hit at Strength 4 on the first warrior in the way, whose save is one worse.",
    ),
    (
        Spell::FlightOfZimmeran,
        7,
        Some(12),
        "The caster flies up to 12 inches; touching an enemy is a charge, and an enemy in flight \
         is hit once and flees on.",
    ),
    (
        Spell::DreadOfAramar,
        7,
        Some(12),
        "The target passes a Leadership test or flees 2D6 inches. Undead and those who know no \
         fear are no targets.",
    ),
    (
        Spell::SilverArrows,
        7,
        Some(24),
        "D6+2 arrows of Strength 3 at one enemy, thrown with Ballistic Skill whatever the \
         distance, movement and cover. Not while in combat.",
    ),
    (
        Spell::LuckOfShemtek,
        6,
        Some(0),
        "The caster throws each of his failed dice again until his next turn.",
    ),
    (
        Spell::SwordOfRezhebel,
        8,
        Some(0),
        "The caster has +1 Attack, +2 Strength and +2 Weapon Skill until he fails a Leadership \
         test at the start of a turn of his own.",
    ),
    (
        Spell::Warpfire,
        8,
        Some(8),
        "D3 hits at Strength 4 on the first warrior in the way, and one at Strength 3 on \
         everybody within 2 inches of him.",
    ),
    (
        Spell::ChildrenOfTheRat,
        0,
        Some(6),
        "Before the battle D3 Giant Rats join the caster for it, whatever the size of the \
         warband.",
    ),
    (Spell::Gnawdoom, 7, Some(8), "2D6 hits at Strength 1 on one warrior."),
    (
        Spell::BlackFury,
        8,
        Some(12),
        "The caster charges any enemy within 12 inches over all obstacles, with +2 Attacks and \
         +1 Strength in this turn's close combat.",
    ),
    (
        Spell::EyeOfTheWarp,
        8,
        Some(0),
        "Everybody standing in contact passes a Leadership test, or is hit at Strength 3 and runs \
         2D6 inches as if broken.",
    ),
    (
        Spell::SorcerersCurse,
        6,
        Some(12),
        "The target throws its successful saves and hits again in this turn's close combat and \
         in its own next turn.",
    ),
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

    /// What it does.
    pub fn about(self) -> &'static str {
        self.row().3
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
                assert!(spell.about().ends_with('.'));
                assert_eq!(Spell::find(spell.name()), Some(spell));
            }
        }
        assert_eq!(School::Chaos.spell(6), Spell::WordOfPain);
        assert_eq!(School::of(Rules::of(&[Rule::Prayers, Rule::Hero])), Some(School::Prayers));
        assert_eq!(School::of(Rules::NONE), None);
        assert!(School::Prayers.is_prayer() && !School::Lesser.is_prayer());
    }
}
