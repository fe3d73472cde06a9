//! What items, skills, mutations and special rules do, in words.

use crate::item::Item;
use crate::set::Member;
use crate::skill::{Mutation, Rule, Skill};
use crate::weapon::Class;

/// Defines the texts of a closed list, in its order.
macro_rules! texts {
    ($list:ident $table:ident { $($member:ident $text:literal,)* }) => {
        static $table: [&str; $list::ALL.len()] = [$($text),*];

        const _: () = {
            let (order, mut n) = ([$($list::$member),*], 0);
            while n < order.len() {
                assert!(order[n] as usize == n, "the texts are in the order of the list");
                n += 1;
            }
        };

        impl $list {
            /// What it does in a battle, in a sentence or two.
            pub fn about(self) -> &'static str {
                $table[self as usize]
            }
        }
    };
}

texts! {
    Item ITEMS {
        Fist "One attack at one Strength less, against a save that is one better.",
        Natural "Claws, teeth and bones, for fighters who use no weapons and are no worse for it.",
        Dagger "The save against it is one better, and even somebody without armour may save on 6.",
        Mace "It stuns more often: an injury of 2 stuns instead of knocking down.",
        Hammer "It stuns more often: an injury of 2 stuns instead of knocking down.",
        Club "A club or staff stuns more often: an injury of 2 stuns instead of knocking down.",
        Axe "The save against it is one worse.",
        Sword "It can parry one blow in each close combat phase.",
        Flail "For two hands. +2 Strength in the first turn of a combat, nothing after that.",
        MorningStar
            "+1 Strength in the first turn of a combat. The other hand may hold a shield and \
             nothing else.",
        Halberd "For two hands. +1 Strength.",
        Spear
            "It strikes first in the first turn of a combat. The other hand may hold only a \
             shield or a buckler.",
        DoubleHanded
            "A sword or an axe for two hands. +2 Strength, but it strikes last, even in a charge.",
        DoubleHammer
            "A hammer for two hands. +2 Strength, but it strikes last, even in a charge. It \
             bludgeons on the charts of critical hits.",
        Warhammer
            "+1 Strength, stuns on an injury of 2, and wounds Undead and Possessed one point more \
             easily.",
        SteelWhip
            "It cannot be parried, and it gives one more attack to whoever charges or is charged \
             with it in hand.",
        FightingClaws
            "A pair for both hands: one more attack, a parry that may be thrown again, and +1 \
             Initiative when climbing. Their wearer has no other weapon.",
        WeepingBlades
            "A pair for both hands: one more attack, a parry, and poison as of black lotus on \
             every blow.",
        ShortBow "Shoots 16 inches at Strength 3.",
        Bow "Shoots 24 inches at Strength 3.",
        LongBow "Shoots 30 inches at Strength 3.",
        ElfBow "Shoots 36 inches at Strength 3; the save against it is one worse.",
        Crossbow "Shoots 30 inches at Strength 4, but not in a turn in which the shooter moved.",
        Repeater
            "Shoots 24 inches at Strength 3, and twice in a turn if both shots take -1 to hit.",
        CrossbowPistol
            "Shoots 10 inches at Strength 4, and once before all blows in the first turn of a \
             combat, with -2 to hit.",
        Sling
            "Shoots 18 inches at Strength 3; twice with -1 to hit if the slinger stood still and \
             the target is within 9 inches.",
        Stars
            "Thrown 6 inches at the thrower's Strength; neither moving nor distance makes it \
             harder.",
        Pistol
            "Shoots 6 inches at Strength 4 with a save two worse, and strikes in the first turn \
             of a combat. It takes a turn to load.",
        DuellingPistol
            "Shoots 10 inches at Strength 4 with +1 to hit and a save two worse, and strikes in \
             the first turn of a combat. It takes a turn to load.",
        WarplockPistol
            "Shoots 8 inches at Strength 5 with a save three worse, and strikes in the first turn \
             of a combat. It takes a turn to load.",
        Blunderbuss
            "Once in a battle it hits everybody on a line of 16 inches, friends too, at Strength \
             3.",
        Handgun
            "Shoots 24 inches at Strength 4 with a save two worse. Not after moving, and it takes \
             a turn to load.",
        LongRifle
            "Shoots 48 inches at Strength 4 with a save two worse, at any enemy in sight. Not \
             after moving, and it takes a turn to load.",
        Blowpipe
            "Blows 8 inches at Strength 1 with a save one better, but a 6 to hit wounds at once. \
             A hidden shooter may stay hidden.",
        LightArmour "Saves on 6.",
        HeavyArmour "Saves on 5 and more; together with a shield it costs an inch of Movement.",
        Ithilmar "Saves on 5 and more and never slows its wearer.",
        Gromril "Saves on 4 and more and never slows its wearer.",
        Shield
            "The save is one better: always against shots, in combat only beside a single \
             one-handed weapon.",
        Buckler
            "It fills the off hand and can parry; beside a sword the parry may be thrown again.",
        Helmet "On 4 and more whoever would be stunned is only knocked down.",
        GromrilWeapons "The save against its bearer's close combat weapons is one worse.",
        IthilmarWeapons "Its bearer counts +1 Initiative when it is settled who strikes first.",
        Rope "A failed test for climbing may be thrown again.",
        BlackLotus
            "A 6 to hit with one weapon wounds at once, in this battle. Those immune to poison do \
             not notice.",
        DarkVenom "Hits with one weapon count one Strength more in this battle.",
        MadCap "Its eater is frenzied for this battle. It does nothing to Undead and Possessed.",
        CrimsonShade
            "D3 more Initiative, and one more Movement and Strength in this battle. It does \
             nothing to Undead and Possessed.",
        Mandrake
            "One more Toughness in this battle, and stunned counts as knocked down. It does \
             nothing to Undead and Possessed.",
        LuckyCharm "The first hit in a battle is as if it had missed, on 4 and more.",
        BlessedWater
            "Thrown once, up to twice the thrower's Strength in inches: Undead and Possessed lose \
             a wound without a save.",
        ElvenCloak "Shots at the wearer are at -1 to hit.",
        HuntingArrows "Injuries by arrows of this archer count one more.",
        Garlic "A Vampire must pass a Leadership test before it charges the bearer.",
        Net
            "Thrown once instead of a shot, up to 8 inches: whoever does not tear it does nothing \
             but fight in his next turn.",
        BugmansAle "Nobody of the warband knows fear in this battle.",
        HolyTome "Prayers of the bearer count one more.",
        HealingHerbs
            "Once, at the start of his recovery and out of combat, a hero gets all lost wounds \
             back.",
        HolyRelic
            "Its bearer passes the first Leadership test of the battle; a leader also the first \
             test for rout.",
        Lantern "Hidden enemies are seen from 4 inches farther away.",
        SuperiorPowder
            "All blackpowder weapons of the bearer have one Strength more in this battle.",
        SilkClothes "A leader of mercenaries may throw the first failed test for rout again.",
        Tears "Poison does nothing to the drinker in this battle. Not for Undead and Possessed.",
    }
}

texts! {
    Skill SKILLS {
        StrikeToInjure "Every injury that the warrior causes in close combat counts one more.",
        CombatMaster
            "One more attack against two or more enemies, and never a test for being alone.",
        WeaponsTraining "The warrior may use every close combat weapon.",
        WebOfSteel "Critical hits in close combat count one more.",
        ExpertSwordsman "Missed blows with a sword are thrown again in the turn of a charge.",
        StepAside "A wound in close combat that was not saved is avoided on 5 and more.",
        QuickShot "Two shots a turn with a bow or crossbow.",
        Pistolier
            "Both pistols of a brace are shot in one turn; a single pistol may be shot in the \
             turn in which it is loaded.",
        EagleEyes "Missile weapons reach 6 inches farther.",
        WeaponsExpert "The warrior may use every missile weapon.",
        Nimble
            "Weapons that allow only moving or shooting allow both. Not together with Quick Shot.",
        TrickShooter "Cover does not matter.",
        Hunter "A handgun or long rifle is shot every turn.",
        KnifeFighter
            "Up to three knives or stars in a turn, at one target or several. Not together with \
             Quick Shot.",
        BattleTongue "A leader is heard 6 inches farther away.",
        Sorcery "Throws for casting spells count one more.",
        Streetwise "Rare things are found more easily between battles.",
        Haggle "One thing is bought for less after a battle.",
        ArcaneLore "Lesser Magic may be learnt from a tome.",
        WyrdstoneHunter "One die of the search after a battle may be thrown again.",
        WarriorWizard "Spells can be cast in armour.",
        MightyBlow "One Strength more in close combat, but not with pistols.",
        PitFighter "Inside buildings and ruins one Weapon Skill and one attack more.",
        Resilient
            "Blows in close combat wound as if they had one Strength less; saves are worsened by \
             their whole Strength.",
        Fearsome "The warrior causes fear.",
        Strongman "A double-handed weapon does not strike last.",
        UnstoppableCharge "One Weapon Skill more when charging.",
        Leap "Once a turn a move goes D6 inches farther and over warriors, low obstacles and gaps.",
        Sprint "Running and charging go three times the Movement instead of twice.",
        Acrobat
            "Falls and jumps of up to 12 inches do no harm after one Initiative test, and a \
             failed test for a diving charge is thrown again.",
        LightningReflexes "When charged, the warrior strikes first too at those who charged.",
        JumpUp "Knocked down means nothing, unless a helmet or dullness to pain made it so.",
        Dodge "A missile that hits is avoided on 5 and more.",
        ScaleSheerSurfaces "Climbs up to twice the Movement and needs no test.",
        SignOfSigmar
            "Undead and Possessed lose an attack against her in the first turn of a combat, but \
             keep one.",
        ProtectionOfSigmar "A spell that would touch her comes to nothing on 4 and more.",
        UtterDetermination "The Matriarch throws a failed test for rout again.",
        RighteousFury "She hates Skaven, Undead and Possessed.",
        AbsoluteFaith "She throws failed tests of fear again and never tests for being alone.",
        BlackHunger
            "For one turn one more attack and D3 inches more, and D3 hits at Strength 3 on \
             himself at its end.",
        TailFighting
            "The tail holds a shield, a knife or a sword: one more attack, or a save one better.",
        WallRunner "Climbing needs no test.",
        Infiltration
            "Set up after the enemy, out of sight and more than 12 inches from all enemies.",
        SilentDeath
            "Bare paws are a pair of weapons without fault and wound critically on 5 and 6; \
             fighting claws give one more attack still.",
    }
}

texts! {
    Mutation MUTATIONS {
        DaemonSoul "Spells and prayers do nothing to him on 4 and more.",
        GreatClaw "One arm holds no weapon but strikes once more, with one Strength more.",
        ClovenHoofs "One inch more Movement.",
        Tentacle "One enemy in contact has one attack less, but keeps one.",
        Blackblood
            "Whenever he loses a wound in close combat, everybody in contact is hit at Strength \
             3.",
        Spines "Everybody in contact is hit at Strength 1 when a close combat phase begins.",
        ScorpionTail "One more attack at Strength 5, or 2 against those immune to poison.",
        ExtraArm "One more attack with a one-handed weapon, or an arm for a shield or buckler.",
        Hideous "The warrior causes fear.",
    }
}

texts! {
    Rule RULES {
        Leader
            "Friends within 6 inches may test on this warrior's Leadership while he stands and \
             does not flee.",
        Hero "A hero: counted and equipped one by one, and able to learn.",
        LeaderRange12 "His Leadership helps friends within 12 inches.",
        ExpertSwordsmen "Missed blows with a sword are thrown again in the turn of a charge.",
        HatesSpellcasters "Hates everybody who casts spells.",
        Prayers "Says prayers of Sigmar, in armour too; they are no spells.",
        Fanatical "Passes every test of Leadership and never leads a warband.",
        Crazed "Passes every test of Leadership.",
        NoMissiles "Never uses missile weapons.",
        NoFreeDagger "Has no free dagger.",
        Animal "Does not climb and does not search buildings.",
        NoExperience "Never learns anything.",
        NaturalWeapons "Fights without weapons and is no worse for it.",
        BlessedSight "Throws failed characteristic tests and missed hits again.",
        NoArmour "Never wears armour.",
        NoMisc "Carries weapons and armour only.",
        PerfectKiller "Saves against this warrior's shots and blows are one worse.",
        WizardHornedRat "Casts the spells of the Horned Rat, without armour.",
        WizardNecromancy "Casts the spells of necromancy, without armour.",
        WizardChaos "Casts the rituals of Chaos, without armour.",
        WizardLesser "Casts the spells of lesser magic, without armour.",
        Fear "Causes fear and does not feel it.",
        StupidUnlessHero "Is stupid unless a Skaven hero is within 6 inches.",
        Stupidity
            "Tests Leadership at the start of each own turn, and does hardly anything when it \
             fails.",
        Frenzy
            "Has twice the attacks and must charge whoever is in reach, until knocked down or \
             stunned.",
        Hatred "Throws missed blows again in the first turn of a combat.",
        LargeTarget "Is easier to hit with missiles, and anybody may choose it as a target.",
        LargeRating "Counts 20 for the rating of the warband.",
        ImmunePsychology "Takes no tests of fear and the like and never leaves a combat.",
        ImmunePoison "Poison does nothing.",
        NoPain "Is knocked down where others are stunned.",
        Undead "Counts as Undead.",
        Possessed "Counts as Possessed.",
        Skaven "Counts as Skaven.",
        MayNotRun "Does not run, but charges as others do.",
        ChargeTwoAttacks "Has two attacks in the turn of a charge.",
        MutationsOptional "May be bought mutations when hired.",
        MutationsRequired "Must be bought a mutation when hired.",
        HatesEvil "Hates Skaven, Undead and Possessed.",
    }
}

/// What a row of the chart of critical hits says: of the one for all, or of that of a class.
pub(crate) const fn critical(class: Option<Class>, place: u8) -> &'static str {
    match (class, place) {
        (None, 0..=2) => "a vital part, 2 wounds and one save",
        (None, 3 | 4) => "an exposed spot, 2 wounds and no save",
        (None, _) => "a master strike, 2 wounds, no save, +2 to injury",
        (Some(Class::Missile), 0..=2) => "no save",
        (Some(Class::Missile), 3 | 4) => "it glances off and hits the nearest enemy too",
        (Some(Class::Missile), _) => "2 wounds and no save",
        (Some(Class::Bludgeoning), 0..=2) => "the target strikes no blow in this phase",
        (Some(Class::Bludgeoning), 3 | 4) => "no save, and no helmet helps",
        (Some(Class::Bludgeoning), 5) => "the target loses its weapon",
        (Some(Class::Bludgeoning), _) => "out of action if it is not saved",
        (Some(Class::Bladed), 0..=2) => "no save",
        (Some(Class::Bladed), 3 | 4) => "2 wounds, each with its own save",
        (Some(Class::Bladed), _) => "2 wounds, no save, +2 to injury",
        (Some(Class::Thrusting), 0..=2) => "+1 to injury",
        (Some(Class::Thrusting), 3 | 4) => "the target is knocked down in any case",
        (Some(Class::Thrusting), _) => "no save, +2 to injury, and the target is driven back",
        (Some(Class::Unarmed), 0..=2) => "one more attack at once",
        (Some(Class::Unarmed), 3 | 4) => "+1 to injury",
        (Some(Class::Unarmed), _) => "no save, +2 to injury",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_described_in_sentences() {
        let items = Item::ALL.iter().map(|item| item.about());
        let skills = Skill::ALL.iter().map(|skill| skill.about());
        let mutations = Mutation::ALL.iter().map(|mutation| mutation.about());
        let rules = Rule::ALL.iter().map(|rule| rule.about());
        for text in items.chain(skills).chain(mutations).chain(rules) {
            assert!(text.ends_with('.') && !text.contains("  ") && text.len() < 200, "{text}");
        }
    }
}
