//! Skills, mutations and the special rules of fighters.

use crate::set::{Set, list};

list! {
    /// A skill. Those that matter only between battles are listed too, so that a veteran's roster
    /// can be written down whole.
    Skill {
        StrikeToInjure "strike_to_injure" "Strike to Injure",
        CombatMaster "combat_master" "Combat Master",
        WeaponsTraining "weapons_training" "Weapons Training",
        WebOfSteel "web_of_steel" "Web of Steel",
        ExpertSwordsman "expert_swordsman" "Expert Swordsman",
        StepAside "step_aside" "Step Aside",
        QuickShot "quick_shot" "Quick Shot",
        Pistolier "pistolier" "Pistolier",
        EagleEyes "eagle_eyes" "Eagle Eyes",
        WeaponsExpert "weapons_expert" "Weapons Expert",
        Nimble "nimble" "Nimble",
        TrickShooter "trick_shooter" "Trick Shooter",
        Hunter "hunter" "Hunter",
        KnifeFighter "knife_fighter" "Knife-Fighter",
        BattleTongue "battle_tongue" "Battle Tongue",
        Sorcery "sorcery" "Sorcery",
        Streetwise "streetwise" "Streetwise",
        Haggle "haggle" "Haggle",
        ArcaneLore "arcane_lore" "Arcane Lore",
        WyrdstoneHunter "wyrdstone_hunter" "Wyrdstone Hunter",
        WarriorWizard "warrior_wizard" "Warrior Wizard",
        MightyBlow "mighty_blow" "Mighty Blow",
        PitFighter "pit_fighter" "Pit Fighter",
        Resilient "resilient" "Resilient",
        Fearsome "fearsome" "Fearsome",
        Strongman "strongman" "Strongman",
        UnstoppableCharge "unstoppable_charge" "Unstoppable Charge",
        Leap "leap" "Leap",
        Sprint "sprint" "Sprint",
        Acrobat "acrobat" "Acrobat",
        LightningReflexes "lightning_reflexes" "Lightning Reflexes",
        JumpUp "jump_up" "Jump Up",
        Dodge "dodge" "Dodge",
        ScaleSheerSurfaces "scale_sheer_surfaces" "Scale Sheer Surfaces",
        SignOfSigmar "sign_of_sigmar" "Sign of Sigmar",
        ProtectionOfSigmar "protection_of_sigmar" "Protection of Sigmar",
        UtterDetermination "utter_determination" "Utter Determination",
        RighteousFury "righteous_fury" "Righteous Fury",
        AbsoluteFaith "absolute_faith" "Absolute Faith",
        BlackHunger "black_hunger" "Black Hunger",
        TailFighting "tail_fighting" "Tail Fighting",
        WallRunner "wall_runner" "Wall Runner",
        Infiltration "infiltration" "Infiltration",
        SilentDeath "art_of_silent_death" "Art of Silent Death",
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
        Leader "leader" "Leader",
        Hero "hero" "Hero",
        LeaderRange12 "leader_range_12" "Leads for 12 inches",
        ExpertSwordsmen "expert_swordsmen" "Expert swordsmen",
        HatesSpellcasters "hates_spellcasters" "Hates spellcasters",
        Prayers "prayers_of_sigmar" "Prayers of Sigmar",
        Fanatical "fanatical" "Fanatical",
        Crazed "crazed" "Crazed",
        NoMissiles "no_missile_weapons" "No missile weapons",
        NoFreeDagger "no_free_dagger" "No free dagger",
        Animal "animal" "Animal",
        NoExperience "no_experience" "No experience",
        NaturalWeapons "natural_weapons" "Natural weapons",
        BlessedSight "blessed_sight" "Blessed sight",
        NoArmour "no_armour" "No armour",
        NoMisc "no_misc" "No miscellaneous items",
        PerfectKiller "perfect_killer" "Perfect killer",
        WizardHornedRat "wizard_horned_rat" "Wizard of the Horned Rat",
        WizardNecromancy "wizard_necromancy" "Necromancer",
        WizardChaos "wizard_chaos_rituals" "Wizard of Chaos rituals",
        WizardLesser "wizard_lesser_magic" "Wizard of lesser magic",
        Fear "fear" "Causes fear",
        StupidUnlessHero "stupidity_unless_skaven_hero_within_6" "Stupid without a hero near",
        Stupidity "stupidity" "Stupid",
        Frenzy "frenzy" "Frenzy",
        Hatred "hatred" "Hates everybody",
        LargeTarget "large_target" "Large target",
        LargeRating "large_creature_rating_20" "Large creature",
        ImmunePsychology "immune_psychology" "Immune to psychology",
        ImmunePoison "immune_poison" "Immune to poison",
        NoPain "no_pain" "No pain",
        Undead "undead" "Undead",
        Possessed "possessed" "Possessed",
        Skaven "skaven" "Skaven",
        MayNotRun "may_not_run" "May not run",
        ChargeTwoAttacks "charge_two_attacks" "Two attacks when charging",
        MutationsOptional "mutations_optional" "May have mutations",
        MutationsRequired "mutations_required" "Must have a mutation",
        HatesEvil "hates_evil" "Hates Skaven, Undead and Possessed",
    }
}

/// Skills that a warrior has.
pub type Skills = Set<Skill>;
/// Mutations that a warrior has.
pub type Mutations = Set<Mutation>;
/// Special rules of a warrior.
pub type Rules = Set<Rule>;
