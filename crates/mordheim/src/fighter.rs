//! The fighters of the eight warbands, and the lists from which they are equipped.

use std::fmt;

use kernel::{Arg, key_of};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::item::Item;
use crate::set::{Member, list};
use crate::skill::{Mutation, Rule, Rules, SkillList};

list! {
    /// A sort of warband.
    Warband {
        Reikland "reikland" "Reikland Mercenaries",
        Middenheim "middenheim" "Middenheim Mercenaries",
        Marienburg "marienburg" "Marienburg Mercenaries",
        WitchHunters "witch_hunters" "Witch Hunters",
        Sisters "sisters_of_sigmar" "Sisters of Sigmar",
        Skaven "skaven" "Skaven",
        Undead "undead" "Undead",
        Possessed "possessed" "Cult of the Possessed",
    }
}

list! {
    /// The standing of a fighter in the warband.
    Kind {
        Leader "leader",
        Hero "hero",
        Henchman "henchman",
    }
}

list! {
    /// A list of things that a fighter may buy.
    List {
        Mercenary "mercenary",
        Marksman "marksman",
        Possessed "possessed",
        Darksoul "darksoul",
        WitchHunter "witch_hunter",
        Flagellant "flagellant",
        Zealot "zealot",
        Sisters "sisters",
        Undead "undead",
        SkavenHeroes "skaven_heroes",
        SkavenHenchmen "skaven_henchmen",
        None "none",
    }
}

/// The nine characteristics of a warrior.
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
pub struct Profile {
    /// Movement, in inches.
    pub m: u8,
    /// Weapon Skill.
    pub ws: u8,
    /// Ballistic Skill.
    pub bs: u8,
    /// Strength.
    pub s: u8,
    /// Toughness.
    pub t: u8,
    /// Wounds.
    pub w: u8,
    /// Initiative.
    pub i: u8,
    /// Attacks.
    pub a: u8,
    /// Leadership.
    pub ld: u8,
}

/// A sort of fighter of one warband.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fighter {
    /// The stable word for rosters and programs, unique within the warband.
    pub id: &'static str,
    /// How rosters may call it too.
    pub name: &'static str,
    /// Whose fighter it is.
    pub warband: Warband,
    /// The standing in the warband.
    pub kind: Kind,
    /// The fewest that a warband has.
    pub min: u8,
    /// The most that a warband has, if there is a limit.
    pub max: Option<u8>,
    /// The price in gold crowns, without equipment.
    pub cost: u16,
    /// The characteristics at the start.
    pub profile: Profile,
    /// What may be bought.
    pub list: List,
    /// The experience at the start.
    pub xp: u8,
    /// The skills that may be learnt.
    pub skills: &'static [SkillList],
    /// The special rules, besides those that follow from standing and warband.
    pub rules: &'static [Rule],
}

/// A fighter by number: its place among [`FIGHTERS`].
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
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub struct FighterId(pub u8);

/// A table of fighters: standing, id, name, most, price, profile; list, experience, skill lists,
/// special rules.
macro_rules! fighters {
    ($($warband:ident { $(
        $kind:ident $id:literal $name:literal, $max:expr, $cost:literal, $profile:expr,
            $list:ident, $xp:literal, [$($skill:ident),*], [$($rule:ident),*];
    )* })*) => {
        &[$($(Fighter {
            id: $id,
            name: $name,
            warband: Warband::$warband,
            kind: Kind::$kind,
            min: matches!(Kind::$kind, Kind::Leader) as u8,
            max: $max,
            cost: $cost,
            profile: profile($profile),
            list: List::$list,
            xp: $xp,
            skills: &[$(SkillList::$skill),*],
            rules: &[$(Rule::$rule),*],
        }),*),*]
    };
}

const fn profile([m, ws, bs, s, t, w, i, a, ld]: [u8; 9]) -> Profile {
    Profile { m, ws, bs, s, t, w, i, a, ld }
}

/// All fighters, warband by warband.
pub static FIGHTERS: &[Fighter] = fighters! {
    Reikland {
        Leader "captain" "Mercenary Captain", Some(1), 60,
            [4, 4, 4, 3, 3, 1, 4, 1, 8], Mercenary, 20,
            [Combat, Shooting, Academic, Strength, Speed], [LeaderRange12];
        Hero "champion" "Champion", Some(2), 35,
            [4, 4, 3, 3, 3, 1, 3, 1, 7], Mercenary, 8, [Combat, Shooting, Strength], [];
        Hero "youngblood" "Youngblood", Some(2), 15,
            [4, 2, 2, 3, 3, 1, 3, 1, 6], Mercenary, 0, [Combat, Shooting, Speed], [];
        Henchman "warrior" "Warrior", None, 25,
            [4, 3, 3, 3, 3, 1, 3, 1, 7], Mercenary, 0, [], [];
        Henchman "marksman" "Marksman", Some(7), 25,
            [4, 3, 4, 3, 3, 1, 3, 1, 7], Marksman, 0, [], [];
        Henchman "swordsman" "Swordsman", Some(5), 35,
            [4, 4, 3, 3, 3, 1, 3, 1, 7], Mercenary, 0, [], [ExpertSwordsmen];
    }
    Middenheim {
        Leader "captain" "Mercenary Captain", Some(1), 60,
            [4, 4, 4, 4, 3, 1, 4, 1, 8], Mercenary, 20,
            [Combat, Shooting, Academic, Strength, Speed], [];
        Hero "champion" "Champion", Some(2), 35,
            [4, 4, 3, 4, 3, 1, 3, 1, 7], Mercenary, 8, [Combat, Strength, Speed], [];
        Hero "youngblood" "Youngblood", Some(2), 15,
            [4, 2, 2, 3, 3, 1, 3, 1, 6], Mercenary, 0, [Combat, Strength, Speed], [];
        Henchman "warrior" "Warrior", None, 25,
            [4, 3, 3, 3, 3, 1, 3, 1, 7], Mercenary, 0, [], [];
        Henchman "marksman" "Marksman", Some(7), 25,
            [4, 3, 3, 3, 3, 1, 3, 1, 7], Marksman, 0, [], [];
        Henchman "swordsman" "Swordsman", Some(5), 35,
            [4, 4, 3, 3, 3, 1, 3, 1, 7], Mercenary, 0, [], [ExpertSwordsmen];
    }
    Marienburg {
        Leader "captain" "Mercenary Captain", Some(1), 60,
            [4, 4, 4, 3, 3, 1, 4, 1, 8], Mercenary, 20,
            [Combat, Shooting, Academic, Strength, Speed], [];
        Hero "champion" "Champion", Some(2), 35,
            [4, 4, 3, 3, 3, 1, 3, 1, 7], Mercenary, 8, [Combat, Shooting, Speed], [];
        Hero "youngblood" "Youngblood", Some(2), 15,
            [4, 2, 2, 3, 3, 1, 3, 1, 6], Mercenary, 0, [Combat, Shooting, Speed], [];
        Henchman "warrior" "Warrior", None, 25,
            [4, 3, 3, 3, 3, 1, 3, 1, 7], Mercenary, 0, [], [];
        Henchman "marksman" "Marksman", Some(7), 25,
            [4, 3, 3, 3, 3, 1, 3, 1, 7], Marksman, 0, [], [];
        Henchman "swordsman" "Swordsman", Some(5), 35,
            [4, 4, 3, 3, 3, 1, 3, 1, 7], Mercenary, 0, [], [ExpertSwordsmen];
    }
    WitchHunters {
        Leader "witch_hunter_captain" "Witch Hunter Captain", Some(1), 60,
            [4, 4, 4, 3, 3, 1, 4, 1, 8], WitchHunter, 20,
            [Combat, Shooting, Academic, Strength, Speed], [HatesSpellcasters];
        Hero "warrior_priest" "Warrior-Priest", Some(1), 40,
            [4, 3, 3, 3, 3, 1, 3, 1, 8], WitchHunter, 12, [Combat, Academic, Strength], [Prayers];
        Hero "witch_hunter" "Witch Hunter", Some(3), 25,
            [4, 3, 3, 3, 3, 1, 3, 1, 7], WitchHunter, 8,
            [Combat, Shooting, Academic, Speed], [HatesSpellcasters];
        Henchman "zealot" "Zealot", None, 20,
            [4, 2, 2, 3, 3, 1, 3, 1, 7], Zealot, 0, [], [];
        Henchman "flagellant" "Flagellant", Some(5), 40,
            [4, 3, 3, 4, 4, 1, 3, 1, 10], Flagellant, 0, [], [Fanatical, NoMissiles, NoFreeDagger];
        Henchman "warhound" "Warhound", Some(5), 15,
            [6, 4, 0, 4, 3, 1, 4, 1, 5], None, 0, [], [Animal, NoExperience, NaturalWeapons];
    }
    Sisters {
        Leader "matriarch" "Sigmarite Matriarch", Some(1), 70,
            [4, 4, 4, 3, 3, 1, 4, 1, 8], Sisters, 20,
            [Combat, Academic, Strength, Speed, Sisters], [Prayers];
        Hero "sister_superior" "Sister Superior", Some(3), 35,
            [4, 4, 3, 3, 3, 1, 3, 1, 7], Sisters, 8,
            [Combat, Academic, Strength, Speed, Sisters], [];
        Hero "augur" "Augur", Some(1), 25,
            [4, 2, 2, 3, 3, 1, 3, 1, 7], Sisters, 0,
            [Academic, Speed, Sisters], [BlessedSight, NoArmour];
        Henchman "sister" "Sigmarite Sister", None, 25,
            [4, 3, 3, 3, 3, 1, 3, 1, 7], Sisters, 0, [], [NoMisc];
        Henchman "novice" "Novice", Some(10), 15,
            [4, 2, 2, 3, 3, 1, 3, 1, 6], Sisters, 0, [], [NoMisc];
    }
    Skaven {
        Leader "assassin_adept" "Assassin Adept", Some(1), 60,
            [6, 4, 4, 4, 3, 1, 5, 1, 7], SkavenHeroes, 20,
            [Combat, Shooting, Academic, Strength, Speed, Skaven], [PerfectKiller];
        Hero "eshin_sorcerer" "Eshin Sorcerer", Some(1), 45,
            [5, 3, 3, 3, 3, 1, 4, 1, 6], SkavenHeroes, 8,
            [Academic, Speed, Skaven], [WizardHornedRat];
        Hero "black_skaven" "Black Skaven", Some(2), 40,
            [6, 4, 3, 4, 3, 1, 5, 1, 6], SkavenHeroes, 8,
            [Combat, Shooting, Strength, Speed, Skaven], [];
        Hero "night_runner" "Night Runner", Some(2), 20,
            [6, 2, 3, 3, 3, 1, 4, 1, 4], SkavenHenchmen, 0, [Combat, Shooting, Skaven], [];
        Henchman "verminkin" "Verminkin", None, 20,
            [5, 3, 3, 3, 3, 1, 4, 1, 5], SkavenHenchmen, 0, [], [];
        Henchman "giant_rat" "Giant Rat", None, 15,
            [6, 2, 0, 3, 3, 1, 4, 1, 4], None, 0, [], [Animal, NoExperience, NaturalWeapons];
        Henchman "rat_ogre" "Rat Ogre", Some(1), 210,
            [6, 3, 3, 5, 5, 3, 4, 3, 4], None, 0,
            [], [Fear, StupidUnlessHero, LargeTarget, NoExperience, NaturalWeapons, LargeRating];
    }
    Undead {
        Leader "vampire" "Vampire", Some(1), 110,
            [6, 4, 4, 4, 4, 2, 5, 2, 8], Undead, 20,
            [Combat, Academic, Strength, Speed], [
                Fear, ImmunePsychology, ImmunePoison, NoPain, Undead
            ];
        Hero "necromancer" "Necromancer", Some(1), 35,
            [4, 3, 3, 3, 3, 1, 3, 1, 7], Undead, 8, [Academic, Speed], [WizardNecromancy];
        Hero "dreg" "Dreg", Some(3), 20,
            [4, 2, 2, 3, 3, 1, 3, 1, 7], Undead, 0, [Combat, Strength], [];
        Henchman "zombie" "Zombie", None, 15,
            [4, 2, 0, 3, 3, 1, 1, 1, 5], None, 0,
            [], [
                Fear, MayNotRun, ImmunePsychology, ImmunePoison, NoPain, NoExperience,
                NaturalWeapons, Undead
            ];
        Henchman "ghoul" "Ghoul", None, 40,
            [4, 2, 2, 3, 4, 1, 3, 2, 5], None, 0, [], [Fear, NaturalWeapons];
        Henchman "dire_wolf" "Dire Wolf", Some(5), 50,
            [9, 3, 0, 4, 3, 1, 2, 1, 4], None, 0,
            [], [
                Fear, MayNotRun, ChargeTwoAttacks, ImmunePsychology, ImmunePoison, NoPain,
                NoExperience, NaturalWeapons, Undead, Animal
            ];
    }
    Possessed {
        Leader "magister" "Magister", Some(1), 70,
            [4, 4, 4, 3, 3, 1, 3, 1, 8], Possessed, 20, [Combat, Academic, Speed], [WizardChaos];
        Hero "possessed" "Possessed", Some(2), 90,
            [5, 4, 0, 4, 4, 2, 4, 2, 7], None, 8,
            [Combat, Strength, Speed], [Fear, MutationsOptional, NaturalWeapons, Possessed];
        Hero "mutant" "Mutant", Some(2), 25,
            [4, 3, 3, 3, 3, 1, 3, 1, 7], Possessed, 0, [Combat, Speed], [MutationsRequired];
        Henchman "darksoul" "Darksoul", Some(5), 35,
            [4, 2, 2, 4, 3, 1, 3, 1, 6], Darksoul, 0, [], [Crazed];
        Henchman "brethren" "Brethren", None, 25,
            [4, 3, 3, 3, 3, 1, 3, 1, 7], Possessed, 0, [], [];
        Henchman "beastman" "Beastman (Gor)", Some(3), 45,
            [4, 4, 3, 3, 4, 2, 3, 1, 7], Darksoul, 0, [], [];
    }
};

const COUNT: usize = FIGHTERS.len();

static RULES: [Rules; COUNT] = {
    let (mut all, mut n) = ([Rules::NONE; COUNT], 0);
    while n < COUNT {
        all[n] = rules_of(&FIGHTERS[n]);
        n += 1;
    }
    all
};

const fn rules_of(fighter: &Fighter) -> Rules {
    let mut bits = match fighter.kind {
        Kind::Leader => 1 << Rule::Leader as u64 | 1 << Rule::Hero as u64,
        Kind::Hero => 1 << Rule::Hero as u64,
        Kind::Henchman => 0,
    };
    if matches!(fighter.warband, Warband::Skaven) {
        bits |= 1 << Rule::Skaven as u64;
    }
    let mut n = 0;
    while n < fighter.rules.len() {
        bits |= 1 << fighter.rules[n] as u64;
        n += 1;
    }
    Rules::of_bits(bits)
}

impl FighterId {
    /// All of them, warband by warband.
    pub fn all() -> impl Iterator<Item = FighterId> {
        (0..COUNT as u8).map(FighterId)
    }

    /// Its row of the catalogue.
    #[inline]
    pub fn get(self) -> &'static Fighter {
        &FIGHTERS[usize::from(self.0)]
    }

    /// The fighter of a warband with this id or name, however its letters and gaps are written.
    pub fn find(warband: Warband, text: &str) -> Option<FighterId> {
        let wanted = plain(text);
        let same = |fighter: &Fighter| {
            fighter.warband == warband
                && (plain(fighter.id) == wanted || plain(fighter.name) == wanted)
        };
        FighterId::all().find(|id| same(id.get()))
    }

    /// What it is called, as a word.
    pub(crate) fn word(self) -> Arg {
        Arg::word(key_of("fighter", self.get().id))
    }

    /// The special rules, also those that follow from standing and warband.
    #[inline]
    pub fn rules(self) -> Rules {
        RULES[usize::from(self.0)]
    }

    /// The highest that training can bring each characteristic to.
    pub fn maximum(self) -> Profile {
        let fighter = self.get();
        profile(match (fighter.warband, fighter.id) {
            (Warband::Skaven, _) => [6, 6, 6, 4, 4, 3, 7, 4, 7],
            (_, "vampire") => [6, 8, 6, 7, 6, 4, 9, 4, 10],
            (_, "possessed") => [6, 8, 0, 6, 6, 4, 7, 5, 10],
            (_, "beastman") => [4, 7, 6, 4, 5, 4, 6, 4, 9],
            (_, "ghoul") => [5, 5, 2, 4, 5, 3, 5, 5, 7],
            _ => [4, 6, 6, 4, 4, 3, 6, 4, 9],
        })
    }
}

/// A text in small letters, with one blank for every gap.
pub(crate) fn plain(text: &str) -> String {
    let gaps = |c: char| if matches!(c, '_' | '-' | '\'' | '’' | ',') { ' ' } else { c };
    let small: String = text.chars().map(gaps).collect::<String>().to_lowercase();
    small.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl fmt::Display for FighterId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.get().name)
    }
}

impl From<FighterId> for String {
    fn from(id: FighterId) -> String {
        format!("{}:{}", id.get().warband, id.get().id)
    }
}

impl TryFrom<String> for FighterId {
    type Error = String;

    fn try_from(text: String) -> Result<FighterId, String> {
        let (warband, id) = text.split_once(':').unwrap_or((&text, ""));
        Warband::find(warband)
            .and_then(|warband| FighterId::find(warband, id))
            .ok_or_else(|| format!("there is no fighter `{text}`"))
    }
}

impl Warband {
    /// The gold crowns that it starts with.
    pub const fn gold(self) -> u16 {
        if matches!(self, Warband::Marienburg) { 600 } else { 500 }
    }

    /// The most warriors that it has.
    pub const fn max_models(self) -> u8 {
        match self {
            Warband::WitchHunters => 12,
            Warband::Skaven => 20,
            _ => 15,
        }
    }

    /// Its fighters.
    pub fn fighters(self) -> impl Iterator<Item = FighterId> {
        FighterId::all().filter(move |id| id.get().warband == self)
    }
}

type Prices = &'static [(Item, u16)];

const MERCENARY: Prices = &[
    (Item::Dagger, 2),
    (Item::Mace, 3),
    (Item::Hammer, 3),
    (Item::Axe, 5),
    (Item::Sword, 10),
    (Item::MorningStar, 15),
    (Item::DoubleHanded, 15),
    (Item::Spear, 10),
    (Item::Halberd, 10),
    (Item::Crossbow, 25),
    (Item::Pistol, 15),
    (Item::DuellingPistol, 25),
    (Item::Bow, 10),
    (Item::LightArmour, 20),
    (Item::HeavyArmour, 50),
    (Item::Shield, 5),
    (Item::Buckler, 5),
    (Item::Helmet, 10),
];
const MARKSMAN: Prices = &[
    (Item::Dagger, 2),
    (Item::Mace, 3),
    (Item::Hammer, 3),
    (Item::Axe, 5),
    (Item::Sword, 10),
    (Item::Crossbow, 25),
    (Item::Pistol, 15),
    (Item::Bow, 10),
    (Item::LongBow, 15),
    (Item::Blunderbuss, 30),
    (Item::Handgun, 35),
    (Item::LongRifle, 200),
    (Item::LightArmour, 20),
    (Item::Shield, 5),
    (Item::Helmet, 10),
];
const POSSESSED: Prices = &[
    (Item::Dagger, 2),
    (Item::Mace, 3),
    (Item::Hammer, 3),
    (Item::Axe, 5),
    (Item::Sword, 10),
    (Item::DoubleHanded, 15),
    (Item::Spear, 10),
    (Item::Bow, 15),
    (Item::ShortBow, 10),
    (Item::LightArmour, 20),
    (Item::HeavyArmour, 50),
    (Item::Shield, 5),
    (Item::Helmet, 10),
];
const DARKSOUL: Prices = &[
    (Item::Dagger, 2),
    (Item::Mace, 3),
    (Item::Hammer, 3),
    (Item::Axe, 5),
    (Item::Sword, 10),
    (Item::DoubleHanded, 15),
    (Item::Flail, 15),
    (Item::LightArmour, 20),
    (Item::HeavyArmour, 50),
    (Item::Shield, 5),
    (Item::Helmet, 10),
];
const WITCH_HUNTER: Prices = &[
    (Item::Dagger, 2),
    (Item::Mace, 3),
    (Item::Hammer, 3),
    (Item::Axe, 5),
    (Item::Sword, 10),
    (Item::DoubleHanded, 15),
    (Item::Crossbow, 25),
    (Item::Pistol, 15),
    (Item::CrossbowPistol, 35),
    (Item::LightArmour, 20),
    (Item::HeavyArmour, 50),
    (Item::Shield, 5),
    (Item::Buckler, 5),
    (Item::Helmet, 10),
];
const FLAGELLANT: Prices = &[(Item::Flail, 15), (Item::MorningStar, 15), (Item::DoubleHanded, 15)];
const ZEALOT: Prices = &[
    (Item::Dagger, 2),
    (Item::Mace, 3),
    (Item::Hammer, 3),
    (Item::Axe, 5),
    (Item::Sword, 10),
    (Item::DoubleHanded, 15),
    (Item::Spear, 10),
    (Item::Bow, 10),
    (Item::ShortBow, 5),
    (Item::LightArmour, 20),
    (Item::Shield, 5),
    (Item::Helmet, 10),
];
const SISTERS: Prices = &[
    (Item::Dagger, 2),
    (Item::Mace, 3),
    (Item::Hammer, 3),
    (Item::Warhammer, 15),
    (Item::Flail, 15),
    (Item::SteelWhip, 10),
    (Item::DoubleHanded, 15),
    (Item::Sling, 2),
    (Item::LightArmour, 20),
    (Item::HeavyArmour, 50),
    (Item::Shield, 5),
    (Item::Buckler, 5),
    (Item::Helmet, 10),
    (Item::HolyTome, 120),
    (Item::BlessedWater, 10),
    (Item::HolyRelic, 15),
];
const UNDEAD: Prices = &[
    (Item::Dagger, 2),
    (Item::Mace, 3),
    (Item::Hammer, 3),
    (Item::Axe, 5),
    (Item::Sword, 10),
    (Item::DoubleHanded, 15),
    (Item::Spear, 10),
    (Item::Halberd, 10),
    (Item::Bow, 10),
    (Item::ShortBow, 5),
    (Item::LightArmour, 20),
    (Item::HeavyArmour, 50),
    (Item::Shield, 5),
    (Item::Helmet, 10),
];
const SKAVEN_HEROES: Prices = &[
    (Item::Dagger, 2),
    (Item::Sword, 10),
    (Item::Flail, 15),
    (Item::Spear, 10),
    (Item::Halberd, 10),
    (Item::WeepingBlades, 50),
    (Item::FightingClaws, 35),
    (Item::Sling, 2),
    (Item::Stars, 15),
    (Item::Blowpipe, 25),
    (Item::WarplockPistol, 35),
    (Item::LightArmour, 20),
    (Item::Buckler, 5),
    (Item::Helmet, 10),
];
const SKAVEN_HENCHMEN: Prices = &[
    (Item::Dagger, 2),
    (Item::Club, 3),
    (Item::Sword, 10),
    (Item::Spear, 10),
    (Item::Sling, 2),
    (Item::LightArmour, 20),
    (Item::Shield, 5),
    (Item::Helmet, 10),
];

impl List {
    /// What can be bought and for how much. Two of a pistol make a brace, at twice the price.
    pub const fn prices(self) -> &'static [(Item, u16)] {
        match self {
            List::Mercenary => MERCENARY,
            List::Marksman => MARKSMAN,
            List::Possessed => POSSESSED,
            List::Darksoul => DARKSOUL,
            List::WitchHunter => WITCH_HUNTER,
            List::Flagellant => FLAGELLANT,
            List::Zealot => ZEALOT,
            List::Sisters => SISTERS,
            List::Undead => UNDEAD,
            List::SkavenHeroes => SKAVEN_HEROES,
            List::SkavenHenchmen => SKAVEN_HENCHMEN,
            List::None => &[],
        }
    }

    /// The price of one of an item, if it is on the list.
    pub fn price(self, item: Item) -> Option<u16> {
        let listed = match item {
            Item::DoubleHammer => Item::DoubleHanded,
            _ => item,
        };
        self.prices().iter().find(|row| row.0 == listed).map(|row| row.1)
    }
}

impl Mutation {
    /// The price of a first mutation; every further one of the same warrior costs double.
    pub const fn cost(self) -> u16 {
        match self {
            Mutation::DaemonSoul => 20,
            Mutation::Blackblood => 30,
            Mutation::Tentacle | Mutation::Spines => 35,
            Mutation::GreatClaw => 50,
            Mutation::ClovenHoofs | Mutation::ScorpionTail => 40,
            Mutation::ExtraArm | Mutation::Hideous => 40,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skill::Skill;

    #[test]
    fn totals_of_the_catalogue() {
        let all = || FIGHTERS.iter();
        assert_eq!(all().count(), 48);
        assert_eq!(all().map(|fighter| u32::from(fighter.cost)).sum::<u32>(), 1925);
        assert_eq!(all().map(|fighter| u32::from(fighter.xp)).sum::<u32>(), 244);
        assert_eq!(all().map(|fighter| fighter.skills.len()).sum::<usize>(), 91);
        let leaders = all().filter(|fighter| fighter.kind == Kind::Leader).count();
        assert_eq!(all().map(|fighter| fighter.rules.len()).sum::<usize>() + leaders, 70);
        let sum = |p: &Profile| [p.m, p.ws, p.bs, p.s, p.t, p.w, p.i, p.a, p.ld].map(u32::from);
        let points: u32 = all().flat_map(|fighter| sum(&fighter.profile)).sum();
        assert_eq!(points, 1386);
    }

    #[test]
    fn every_warband_has_one_leader_and_at_most_six_heroes() {
        for &warband in Warband::ALL {
            let of = |kind: Kind| warband.fighters().filter(move |id| id.get().kind == kind);
            let leader = of(Kind::Leader).map(|id| (id.get().min, id.get().max));
            assert_eq!(leader.collect::<Vec<_>>(), [(1, Some(1))], "{warband}");
            let heroes: u8 = of(Kind::Hero).map(|id| id.get().max.unwrap()).sum();
            assert!(heroes < 6, "{warband}");
        }
    }

    #[test]
    fn spot_rows() {
        let of = |warband, id| FighterId::find(warband, id).unwrap();
        let ogre = of(Warband::Skaven, "Rat Ogre");
        assert_eq!(ogre.get().profile, profile([6, 3, 3, 5, 5, 3, 4, 3, 4]));
        assert!(ogre.rules().has(Rule::LargeRating) && ogre.rules().has(Rule::Skaven));
        assert!(!ogre.rules().has(Rule::Hero));
        assert_eq!(of(Warband::Middenheim, "champion").get().profile.s, 4);
        assert_eq!(of(Warband::Reikland, "marksman").get().profile.bs, 4);
        let captain = of(Warband::Reikland, "captain").rules();
        let wanted = [Rule::Leader, Rule::Hero, Rule::LeaderRange12];
        assert_eq!(captain, Rules::of(&wanted));
        assert_eq!(of(Warband::WitchHunters, "Warrior-Priest").get().xp, 12);
        assert_eq!(FighterId::find(Warband::Undead, "captain"), None);
        assert_eq!((Warband::Marienburg.gold(), Warband::Skaven.max_models()), (600, 20));
    }

    #[test]
    fn ids_come_back_from_their_text() {
        for id in FighterId::all() {
            assert_eq!(FighterId::try_from(String::from(id)), Ok(id));
            assert!(FighterId::find(id.get().warband, id.get().name) == Some(id));
        }
        assert!(FighterId::try_from("skaven".to_owned()).is_err());
    }

    #[test]
    fn prices_of_the_lists() {
        let total = |list: List| list.prices().iter().map(|row| u32::from(row.1)).sum::<u32>();
        let totals: Vec<u32> = List::ALL.iter().map(|&list| total(list)).collect();
        assert_eq!(totals, [238, 388, 158, 138, 203, 45, 98, 300, 158, 244, 62, 0]);
        assert_eq!(List::Mercenary.price(Item::DuellingPistol), Some(25));
        assert_eq!(List::Possessed.price(Item::Bow), Some(15));
        assert_eq!(List::Zealot.price(Item::Bow), Some(10));
        assert_eq!(List::SkavenHeroes.price(Item::Shield), None);
    }

    #[test]
    fn skills_of_the_lists() {
        let count = |list| Skill::ALL.iter().filter(|skill| skill.list() == list).count();
        let counts: Vec<usize> = SkillList::ALL.iter().map(|&list| count(list)).collect();
        assert_eq!(counts, [6, 8, 7, 6, 7, 5, 5]);
        assert_eq!(Skill::ALL.iter().filter(|skill| !skill.in_battle()).count(), 6);
        assert_eq!(Mutation::ALL.iter().map(|mutation| mutation.cost()).sum::<u16>(), 330);
    }
}
