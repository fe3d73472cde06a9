//! Skills, mutations and the special rules of fighters.

use crate::set::{Member, Set, list};

list! {
    /// A list of skills that a hero may learn from.
    SkillList {
        Combat "combat",
        Shooting "shooting",
        Academic "academic",
        Strength "strength",
        Speed "speed",
        Sisters "sisters_special",
        Skaven "skaven_special",
    }
}

list! {
    /// What a skill changes: the part of the rules that asks for it.
    Affects {
        /// What may be carried, and what is done between battles: nothing that a battle asks for.
        Roster "roster",
        /// Where somebody is put.
        SetUp "set_up",
        /// Moving, climbing, falling.
        Movement "movement",
        /// Shots: how many, how far, how easy, how soon again.
        Shooting "shooting",
        /// Casting, and being cast at.
        Magic "magic",
        /// Who strikes first.
        Order "order",
        /// How many blows, and with what.
        Attacks "attacks",
        /// What a blow needs to hit.
        Hitting "hitting",
        /// What a hit needs to wound.
        Wounding "wounding",
        /// What comes of wounds.
        Injury "injury",
        /// What is done against hits, wounds and injuries.
        Defence "defence",
        /// Tests, fear and hatred.
        Mind "mind",
    }
}

/// Makes the skills: each in one line with its id, how it is written, and what it changes, under
/// the list from which it is learnt. Its title is `skill-` and the id, its text that with `-1`.
macro_rules! skills {
    ($($list:ident { $($member:ident $id:literal $text:literal $hook:ident,)* })*) => {
        list! {
            /// A skill. Those that matter only between battles are listed too, so that a veteran's
            /// roster can be written down whole.
            Skill { $($($member $id $text,)*)* }
        }

        /// The list and the hook of each skill, in order.
        const SKILLS: [(SkillList, Affects); Skill::ALL.len()] =
            [$($((SkillList::$list, Affects::$hook),)*)*];
    };
}

skills! {
    Combat {
        StrikeToInjure "strike_to_injure" "Strike to Injure" Injury,
        CombatMaster "combat_master" "Combat Master" Attacks,
        WeaponsTraining "weapons_training" "Weapons Training" Roster,
        WebOfSteel "web_of_steel" "Web of Steel" Injury,
        ExpertSwordsman "expert_swordsman" "Expert Swordsman" Hitting,
        StepAside "step_aside" "Step Aside" Defence,
    }
    Shooting {
        QuickShot "quick_shot" "Quick Shot" Shooting,
        Pistolier "pistolier" "Pistolier" Shooting,
        EagleEyes "eagle_eyes" "Eagle Eyes" Shooting,
        WeaponsExpert "weapons_expert" "Weapons Expert" Roster,
        Nimble "nimble" "Nimble" Shooting,
        TrickShooter "trick_shooter" "Trick Shooter" Shooting,
        Hunter "hunter" "Hunter" Shooting,
        KnifeFighter "knife_fighter" "Knife-Fighter" Shooting,
    }
    Academic {
        BattleTongue "battle_tongue" "Battle Tongue" Mind,
        Sorcery "sorcery" "Sorcery" Magic,
        Streetwise "streetwise" "Streetwise" Roster,
        Haggle "haggle" "Haggle" Roster,
        ArcaneLore "arcane_lore" "Arcane Lore" Roster,
        WyrdstoneHunter "wyrdstone_hunter" "Wyrdstone Hunter" Roster,
        WarriorWizard "warrior_wizard" "Warrior Wizard" Magic,
    }
    Strength {
        MightyBlow "mighty_blow" "Mighty Blow" Wounding,
        PitFighter "pit_fighter" "Pit Fighter" Attacks,
        Resilient "resilient" "Resilient" Wounding,
        Fearsome "fearsome" "Fearsome" Mind,
        Strongman "strongman" "Strongman" Order,
        UnstoppableCharge "unstoppable_charge" "Unstoppable Charge" Hitting,
    }
    Speed {
        Leap "leap" "Leap" Movement,
        Sprint "sprint" "Sprint" Movement,
        Acrobat "acrobat" "Acrobat" Movement,
        LightningReflexes "lightning_reflexes" "Lightning Reflexes" Order,
        JumpUp "jump_up" "Jump Up" Defence,
        Dodge "dodge" "Dodge" Defence,
        ScaleSheerSurfaces "scale_sheer_surfaces" "Scale Sheer Surfaces" Movement,
    }
    Sisters {
        SignOfSigmar "sign_of_sigmar" "Sign of Sigmar" Attacks,
        ProtectionOfSigmar "protection_of_sigmar" "Protection of Sigmar" Magic,
        UtterDetermination "utter_determination" "Utter Determination" Mind,
        RighteousFury "righteous_fury" "Righteous Fury" Mind,
        AbsoluteFaith "absolute_faith" "Absolute Faith" Mind,
    }
    Skaven {
        BlackHunger "black_hunger" "Black Hunger" Attacks,
        TailFighting "tail_fighting" "Tail Fighting" Attacks,
        WallRunner "wall_runner" "Wall Runner" Movement,
        Infiltration "infiltration" "Infiltration" SetUp,
        SilentDeath "art_of_silent_death" "Art of Silent Death" Attacks,
    }
}

impl Skill {
    /// The list that it is learnt from.
    pub const fn list(self) -> SkillList {
        SKILLS[self as usize].0
    }

    /// What it changes.
    pub const fn affects(self) -> Affects {
        SKILLS[self as usize].1
    }

    /// Whether it does anything in a battle.
    pub const fn in_battle(self) -> bool {
        !matches!(self.affects(), Affects::Roster)
    }
}

list! {
    /// A mutation.
    Mutation {
        DaemonSoul "daemon_soul" "Daemon soul",
        GreatClaw "great_claw" "Great claw",
        ClovenHoofs "cloven_hoofs" "Cloven hoofs",
        Tentacle "tentacle" "Tentacle",
        Blackblood "blackblood" "Blackblood",
        Spines "spines" "Spines",
        ScorpionTail "scorpion_tail" "Scorpion tail",
        ExtraArm "extra_arm" "Extra arm",
        Hideous "hideous" "Hideous",
    }
}

list! {
    /// A special rule of a fighter.
    Rule {
        Leader "leader",
        Hero "hero",
        LeaderRange12 "leader_range_12",
        ExpertSwordsmen "expert_swordsmen",
        HatesSpellcasters "hates_spellcasters",
        Prayers "prayers_of_sigmar",
        Fanatical "fanatical",
        Crazed "crazed",
        NoMissiles "no_missile_weapons",
        NoFreeDagger "no_free_dagger",
        Animal "animal",
        NoExperience "no_experience",
        NaturalWeapons "natural_weapons",
        BlessedSight "blessed_sight",
        NoArmour "no_armour",
        NoMisc "no_misc",
        PerfectKiller "perfect_killer",
        WizardHornedRat "wizard_horned_rat",
        WizardNecromancy "wizard_necromancy",
        WizardChaos "wizard_chaos_rituals",
        WizardLesser "wizard_lesser_magic",
        Fear "fear",
        StupidUnlessHero "stupidity_unless_skaven_hero_within_6",
        Stupidity "stupidity",
        Frenzy "frenzy",
        Hatred "hatred",
        LargeTarget "large_target",
        LargeRating "large_creature_rating_20",
        ImmunePsychology "immune_psychology",
        ImmunePoison "immune_poison",
        NoPain "no_pain",
        Undead "undead",
        Possessed "possessed",
        Skaven "skaven",
        MayNotRun "may_not_run",
        ChargeTwoAttacks "charge_two_attacks",
        MutationsOptional "mutations_optional",
        MutationsRequired "mutations_required",
        HatesEvil "hates_evil",
    }
}

/// Skills that a warrior has.
pub type Skills = Set<Skill>;
/// Mutations that a warrior has.
pub type Mutations = Set<Mutation>;
/// Special rules of a warrior.
pub type Rules = Set<Rule>;
