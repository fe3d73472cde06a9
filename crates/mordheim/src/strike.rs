//! One strike, from the first die to hit to the last one for injury.
//!
//! A strike is all blows of one warrior at one enemy at one moment, or one shot, or hits that come
//! from elsewhere (a fall, a spell). It is a small machine: [`Strike::next`] says which die it
//! needs, [`Strike::roll`] takes that die. A battle feeds it the dice that fall; the odds feed it
//! every die there is. It holds nothing but what later dice need, so that different dice with the
//! same consequences lead to equal strikes.

use serde::{Deserialize, Serialize};

use crate::dice::{Label, NEVER, SURE, wound_needs};
use crate::item::Item;
use crate::rulings::{
    R1_LEAST, R7_MOST_INJURY, R8_HELMET, R13_COVER_STRUCK_BY, R26_CHARM_TAKES_FIRST,
};
use crate::warrior::Condition;
use crate::weapon::Class;

/// The most blows at one enemy at one moment.
pub(crate) const MOST_BLOWS: usize = 12;
/// The most wounds of one blow.
pub(crate) const MOST_WOUNDS: u8 = 2;
/// The most different kinds among them: main hand, off hand, and extra limbs.
const MOST_KINDS: usize = 4;

/// The numbers of one kind of blow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Blow {
    /// With what.
    pub weapon: Item,
    /// What it is for the charts of critical hits.
    pub class: Class,
    /// The die that hits; [`SURE`] without a die, [`NEVER`] or more when it cannot.
    pub hit: u8,
    /// Its strength, as it counts for wounding, and the toughness it meets.
    pub strength: u8,
    /// The toughness of the target.
    pub toughness: u8,
    /// The die that wounds.
    pub wound: u8,
    /// The wound die from which it is critical; [`NEVER`] where the table demands a 6.
    pub critical: u8,
    /// The die that saves.
    pub save: u8,
    /// Added to injury rolls.
    pub injury: u8,
    /// Wounds of each hit that wounds.
    pub wounds: u8,
    /// A miss is rolled again.
    pub again: bool,
    /// A hit is rolled again: the striker is cursed.
    pub cursed: bool,
    /// A 6 to hit wounds whatever the table says.
    pub poison: bool,
    /// An injury of 2 stuns.
    pub concussion: bool,
    /// Cannot be parried.
    pub unparryable: bool,
    /// A natural 1 to hit is a misfire.
    pub misfires: bool,
}

impl Blow {
    /// A plain blow, to be changed where it is not plain.
    pub const fn plain(weapon: Item, class: Class) -> Blow {
        Blow {
            weapon,
            class,
            hit: SURE,
            strength: 3,
            toughness: 3,
            wound: 4,
            critical: 6,
            save: NEVER,
            injury: 0,
            wounds: 1,
            again: false,
            cursed: false,
            poison: false,
            concussion: false,
            unparryable: false,
            misfires: false,
        }
    }
}

/// What stands against a strike.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Defence {
    /// The condition of the target.
    pub condition: Condition,
    /// Wounds left.
    pub wounds: u8,
    /// How many dice for a parry: 0 to 2.
    pub parries: u8,
    /// Whether the target's side decides about the parry.
    pub asks: bool,
    /// Dodges missiles.
    pub dodge: bool,
    /// Has an unused charm.
    pub charm: bool,
    /// Steps aside from wounds in close combat.
    pub aside: bool,
    /// Wears a helmet.
    pub helmet: bool,
    /// Stunned counts as knocked down.
    pub no_pain: bool,
    /// Ignores being knocked down.
    pub jump_up: bool,
    /// A successful save is rolled again: the target is cursed.
    pub cursed: bool,
    /// Out of action counts as stunned.
    pub hardy: bool,
}

/// Where a strike stands: which die comes next.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub(crate) enum Step {
    #[default]
    Hit,
    HitAgain,
    Misfire,
    ParryAsk,
    Parry,
    ParryAgain,
    Dodge,
    Charm,
    Wound,
    Critical,
    Save,
    SaveAgain,
    Aside,
    Injury,
    Helmet,
    Done,
}

/// What a strike needs next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// A die.
    Die {
        /// For what.
        label: Label,
        /// The least score that succeeds, where one does.
        needs: Option<u8>,
    },
    /// The word of the target's side: parry or not.
    Parry,
    /// Nothing: it is over.
    Nothing,
}

/// What else a strike did, by the charts of weapon classes or by misfire.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Extras {
    /// The target may not fight in this phase if it has not yet.
    pub hammered: bool,
    /// The target loses the weapon in hand.
    pub disarmed: bool,
    /// The enemy nearest to the target is hit too.
    pub ricochet: bool,
    /// The target is knocked down in any case.
    pub thrust: bool,
    /// The target is driven back.
    pub driven: bool,
    /// One more attack at once.
    pub body_blow: bool,
    /// The die of a misfire, or 0.
    pub misfire: u8,
}

/// A strike under way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Strike {
    // What changes comes first, so that two strikes are quickly told apart.
    pub(crate) step: Step,
    /// The blow at which the step is.
    pub(crate) at: u8,
    /// Blows that hit and are left; of these, those with a natural 6.
    pub(crate) hits: u16,
    pub(crate) sixes: u16,
    /// Hits that wound.
    pub(crate) wounding: u16,
    /// The highest die among the hits that can be parried, and its blow.
    pub(crate) best: u8,
    pub(crate) best_at: u8,
    /// The blow that is critical, and its place on the chart once it is rolled.
    pub(crate) critical: Option<u8>,
    pub(crate) chart: u8,
    /// Saves still to be rolled for the present wound, when each of its wounds has its own.
    pub(crate) second_save: bool,
    /// Wounds that got through, all together.
    pub(crate) lost: u8,
    /// Whether the target had a wound to lose and lost it.
    #[serde(default)]
    pub(crate) weaker: bool,
    /// The blow that caused each injury roll still to come, and how many there are.
    pub(crate) due: [u8; MOST_BLOWS * 2],
    pub(crate) dues: u8,
    /// The worst injury so far.
    pub(crate) worst: Option<Condition>,
    /// Whether that is a knock-down which came of being stunned.
    pub(crate) softened: bool,
    /// No helmet helps.
    pub(crate) no_helmet: bool,
    /// Whether a hit was scored at all, so that the chance to parry is gone.
    pub(crate) scored: bool,
    pub(crate) charm_used: bool,
    pub(crate) crit_used: bool,
    /// The shot missed by exactly one, and cover was claimed.
    pub(crate) cover_struck: bool,
    pub(crate) extras: Extras,
    /// Who strikes: the number of a warrior, or none for falls and the like.
    pub(crate) by: Option<u8>,
    /// Who is struck.
    pub(crate) target: u8,
    /// Whether it is hand to hand.
    pub(crate) close: bool,
    /// Whether it is a shot: cover may be struck, missiles dodged.
    pub(crate) shot: bool,
    /// Whether cover counts against the shot.
    pub(crate) cover: bool,
    /// Whether the charts by weapon class are used.
    pub(crate) charts: bool,
    /// Added on the chart of criticals.
    pub(crate) web: bool,
    /// Whether a critical may still come of it.
    pub(crate) may_crit: bool,
    pub(crate) kinds: [Option<Blow>; MOST_KINDS],
    /// The kind of each blow, in order.
    pub(crate) order: [u8; MOST_BLOWS],
    pub(crate) blows: u8,
    pub(crate) defence: Defence,
}

impl Strike {
    /// A strike with no blows yet.
    pub(crate) fn new(by: Option<u8>, target: u8, defence: Defence) -> Strike {
        Strike {
            by,
            target,
            close: false,
            shot: false,
            cover: false,
            charts: false,
            web: false,
            may_crit: true,
            kinds: [None; MOST_KINDS],
            order: [0; MOST_BLOWS],
            blows: 0,
            defence,
            step: Step::Hit,
            at: 0,
            hits: 0,
            sixes: 0,
            wounding: 0,
            best: 0,
            best_at: 0,
            critical: None,
            chart: 0,
            second_save: false,
            lost: 0,
            weaker: false,
            due: [0; MOST_BLOWS * 2],
            dues: 0,
            worst: None,
            softened: false,
            no_helmet: false,
            scored: false,
            charm_used: false,
            crit_used: false,
            cover_struck: false,
            extras: Extras::default(),
        }
    }

    /// The same with so many more blows of a kind.
    #[must_use]
    pub(crate) fn with(mut self, blow: Blow, count: u8) -> Strike {
        let same = |kind: &Option<Blow>| kind.is_none_or(|kind| kind == blow);
        let place = self.kinds.iter().position(same).unwrap_or(MOST_KINDS - 1);
        self.kinds[place] = Some(blow);
        for _ in 0..count {
            if usize::from(self.blows) < MOST_BLOWS {
                self.order[usize::from(self.blows)] = place as u8;
                self.blows += 1;
            }
        }
        self
    }

    /// So many wounds that nothing can save, with this blow's bonus to injuries.
    pub(crate) fn direct(by: Option<u8>, target: u8, defence: Defence, blow: Blow) -> Strike {
        let mut strike = Strike::new(by, target, defence).with(blow, 1);
        strike.step = Step::Save;
        strike.wounding = 1;
        strike
    }

    /// A roll on the table of injuries, without a wound.
    pub(crate) fn injured(by: Option<u8>, target: u8, defence: Defence, blow: Blow) -> Strike {
        let mut strike = Strike::new(by, target, defence).with(blow, 1);
        strike.step = Step::Injury;
        strike.dues = 1;
        strike
    }

    /// Lets it run to its first die.
    #[must_use]
    pub(crate) fn begun(mut self) -> Strike {
        match self.defence.condition {
            Condition::Stunned if self.close && self.blows > 0 => self.finish(Condition::Out),
            Condition::KnockedDown if self.close => {
                self.hits = (1 << self.blows) - 1;
                self.step = Step::Wound;
                self.settle();
            }
            _ => self.settle(),
        }
        self
    }

    fn kind(&self, at: u8) -> &Blow {
        let kind = &self.kinds[usize::from(self.order[usize::from(at)])];
        kind.as_ref().expect("every blow has a kind")
    }

    fn blow(&self) -> &Blow {
        self.kind(self.at)
    }

    /// Whether each blow is followed through before the next, as against one who lies there.
    pub(crate) fn finishing(&self) -> bool {
        self.close && self.defence.condition == Condition::KnockedDown
    }

    /// The least score that succeeds on the next die.
    fn needs(&self) -> Option<u8> {
        let blow = || self.blow();
        Some(match self.step {
            Step::Hit | Step::HitAgain => blow().hit.max(R1_LEAST),
            Step::Parry | Step::ParryAgain => self.best + 1,
            Step::Dodge | Step::Aside => 5,
            Step::Charm => 4,
            Step::Helmet => R8_HELMET,
            Step::Wound if self.poisoned() => return None,
            Step::Wound => blow().wound,
            Step::Save | Step::SaveAgain => self.save(),
            _ => return None,
        })
    }

    /// What it needs next.
    pub fn next(&self) -> Need {
        let label = match self.step {
            Step::Hit => Label::Hit,
            Step::HitAgain => Label::HitAgain,
            Step::Misfire => Label::Misfire,
            Step::ParryAsk => return Need::Parry,
            Step::Parry => Label::Parry,
            Step::ParryAgain => Label::ParryAgain,
            Step::Dodge => Label::Dodge,
            Step::Charm => Label::Charm,
            Step::Wound => Label::Wound,
            Step::Critical => Label::Critical,
            Step::Save => Label::Save,
            Step::SaveAgain => Label::SaveAgain,
            Step::Aside => Label::StepAside,
            Step::Injury => Label::Injury,
            Step::Helmet => Label::Helmet,
            Step::Done => return Need::Nothing,
        };
        Need::Die { label, needs: self.needs() }
    }

    /// Takes the die that was needed, and goes on until another is.
    pub fn roll(&mut self, die: u8) {
        self.take(die);
        self.settle();
    }

    /// Takes the die that was needed.
    pub(crate) fn take(&mut self, die: u8) {
        match self.step {
            Step::Hit | Step::HitAgain => self.rolled_hit(die),
            Step::Misfire => self.rolled_misfire(die),
            Step::Parry | Step::ParryAgain => self.rolled_parry(die),
            Step::Dodge => {
                if die >= 5 {
                    self.hits = 0;
                }
                self.step = Step::Charm;
            }
            Step::Charm => self.rolled_charm(die),
            Step::Wound => self.rolled_wound(die),
            Step::Critical => self.rolled_critical(die),
            Step::Save | Step::SaveAgain => self.rolled_save(die),
            Step::Aside if die >= 5 => self.next_wound(),
            Step::Aside => self.hurt(),
            Step::Injury => self.rolled_injury(die),
            Step::Helmet => {
                if die >= R8_HELMET {
                    self.soften();
                }
                self.close_injuries();
            }
            Step::ParryAsk | Step::Done => unreachable!("no die is needed"),
        }
    }

    /// Takes the word of the target's side.
    pub fn parry(&mut self, tries: bool) {
        self.step = if tries { Step::Parry } else { Step::Dodge };
        self.settle();
    }

    fn rolled_hit(&mut self, die: u8) {
        let blow = *self.blow();
        let hit = die >= blow.hit.max(R1_LEAST);
        let again = if hit { blow.cursed } else { blow.again };
        if again && self.step == Step::Hit {
            self.step = Step::HitAgain;
            return;
        }
        if die == 1 && blow.misfires {
            self.step = Step::Misfire;
            return;
        }
        if hit {
            self.score(die);
        } else if self.shot && self.cover && die + R13_COVER_STRUCK_BY == blow.hit {
            self.cover_struck = true;
        }
        self.at += 1;
        self.step = Step::Hit;
    }

    /// A blow hits with this die.
    fn score(&mut self, die: u8) {
        let bit = 1 << self.at;
        self.hits |= bit;
        self.scored = true;
        if die == 6 {
            self.sixes |= bit;
        }
        if !self.blow().unparryable && die > self.best {
            (self.best, self.best_at) = (die, self.at);
        }
    }

    fn rolled_misfire(&mut self, die: u8) {
        self.extras.misfire = die;
        if die == 6 {
            self.hits |= 1 << self.at;
            self.scored = true;
            let kind = &mut self.kinds[usize::from(self.order[usize::from(self.at)])];
            if let Some(blow) = kind {
                blow.strength += 1;
                blow.wound = wound_needs(blow.strength, blow.toughness);
            }
        }
        self.at += 1;
        self.step = Step::Hit;
    }

    fn rolled_parry(&mut self, die: u8) {
        if die > self.best {
            self.hits &= !(1 << self.best_at);
            self.step = Step::Dodge;
        } else if self.step == Step::Parry && self.defence.parries > 1 {
            self.step = Step::ParryAgain;
        } else {
            self.step = Step::Dodge;
        }
    }

    fn rolled_charm(&mut self, die: u8) {
        self.charm_used = true;
        if die >= 4 && R26_CHARM_TAKES_FIRST {
            self.hits &= self.hits - 1;
        } else if die >= 4 {
            self.hits &= !(1 << self.hits.ilog2());
        }
        self.start_wounds();
    }

    fn start_wounds(&mut self) {
        self.at = 0;
        self.step = Step::Wound;
    }

    /// Whether the present hit wounds by poison.
    fn poisoned(&self) -> bool {
        self.blow().poison && self.sixes >> self.at & 1 != 0
    }

    fn rolled_wound(&mut self, die: u8) {
        let blow = *self.blow();
        if self.poisoned() || die >= blow.wound {
            self.wounding |= 1 << self.at;
            let critical = die >= blow.critical;
            if critical && self.may_crit {
                self.critical = Some(self.at);
                self.may_crit = false;
                self.crit_used = true;
            }
            if self.finishing() {
                self.step = self.first_step_of_wound();
                return;
            }
        }
        self.at += 1;
    }

    /// The first die for a wound: the chart if it is critical, else its save.
    fn first_step_of_wound(&self) -> Step {
        if self.critical == Some(self.at) && self.chart == 0 { Step::Critical } else { Step::Save }
    }

    fn rolled_critical(&mut self, die: u8) {
        self.chart = (die + u8::from(self.web)).min(6);
        let row = self.row();
        self.second_save = row.two_saves;
        self.extras.hammered |= row.hammered;
        self.extras.disarmed |= row.disarmed;
        self.extras.ricochet |= row.ricochet;
        self.extras.thrust |= row.thrust;
        self.extras.driven |= row.driven;
        self.extras.body_blow |= row.body_blow;
        self.no_helmet |= row.no_helmet;
        self.step = Step::Save;
    }

    /// What the chart says about the present wound.
    fn row(&self) -> Row {
        if self.critical != Some(self.at) || self.chart == 0 {
            return Row { wounds: 1, ..Row::default() };
        }
        let class = if self.charts { Some(self.blow().class) } else { None };
        Row::of(class, self.chart)
    }

    fn save(&self) -> u8 {
        if self.row().no_save { NEVER } else { self.blow().save }
    }

    fn rolled_save(&mut self, die: u8) {
        let saved = die >= self.save().max(R1_LEAST);
        if saved && self.defence.cursed && self.step == Step::Save {
            self.step = Step::SaveAgain;
            return;
        }
        match (saved, self.second_save) {
            (true, false) => self.next_wound(),
            (true, true) => {
                self.second_save = false;
                self.step = Step::Save;
            }
            (false, _) => self.unsaved(),
        }
    }

    /// A wound has no save, or it failed.
    fn unsaved(&mut self) {
        if self.defence.aside && self.close {
            self.step = Step::Aside;
        } else {
            self.hurt();
        }
    }

    /// A wound gets through.
    fn hurt(&mut self) {
        let row = self.row();
        if self.finishing() || row.out {
            self.finish(Condition::Out);
            return;
        }
        let wounds = match row.two_saves {
            true => 1,
            false => row.wounds.max(self.blow().wounds),
        };
        for _ in 0..wounds {
            self.lost += 1;
            self.weaker |= self.defence.wounds > 0;
            if self.defence.wounds > 1 {
                self.defence.wounds -= 1;
            } else {
                self.defence.wounds = 0;
                if usize::from(self.dues) < self.due.len() {
                    self.due[usize::from(self.dues)] = self.at;
                    self.dues += 1;
                }
            }
        }
        if self.second_save {
            self.second_save = false;
            self.step = Step::Save;
        } else {
            self.next_wound();
        }
    }

    fn next_wound(&mut self) {
        self.second_save = false;
        self.at += 1;
        self.step = if self.finishing() { Step::Wound } else { Step::Save };
    }

    fn rolled_injury(&mut self, die: u8) {
        let by = self.due[0];
        let blow = *self.kind(by);
        let bonus = match self.critical == Some(by) && self.chart > 0 {
            true => Row::of(if self.charts { Some(blow.class) } else { None }, self.chart).injury,
            false => 0,
        };
        let score = (die + blow.injury + bonus).min(R7_MOST_INJURY);
        let result = match score {
            1 => Condition::KnockedDown,
            2 if !blow.concussion => Condition::KnockedDown,
            2..=4 => Condition::Stunned,
            _ if self.defence.hardy => Condition::Stunned,
            _ => Condition::Out,
        };
        self.worst = self.worst.max(Some(result));
        self.due.copy_within(1.., 0);
        self.due[MOST_BLOWS * 2 - 1] = 0;
        self.dues -= 1;
    }

    fn soften(&mut self) {
        self.worst = Some(Condition::KnockedDown);
        self.softened = true;
    }

    /// All injury dice are known.
    fn close_injuries(&mut self) {
        if self.worst < Some(Condition::KnockedDown) && self.extras.thrust {
            self.worst = Some(Condition::KnockedDown);
        }
        if self.worst == Some(Condition::KnockedDown) && self.defence.jump_up && !self.softened {
            self.worst = None;
        }
        self.end();
    }

    fn finish(&mut self, result: Condition) {
        self.worst = Some(result);
        self.end();
    }

    fn end(&mut self) {
        self.step = Step::Done;
        (self.at, self.due, self.dues) = (0, [0; MOST_BLOWS * 2], 0);
    }

    /// Goes on until a die is needed.
    fn settle(&mut self) {
        while !self.rests() {}
    }

    /// Whether a die is needed; if not, one step further.
    pub(crate) fn rests(&mut self) -> bool {
        match self.step {
            Step::Hit => self.rests_at_hit(),
            Step::ParryAsk | Step::Parry => {
                let none = self.hits == 0 || self.best == 0 || self.best == 6;
                if none || self.defence.parries == 0 {
                    self.step = Step::Dodge;
                    return false;
                }
                true
            }
            Step::Dodge => {
                if self.shot && self.defence.dodge && self.hits != 0 {
                    return true;
                }
                self.step = Step::Charm;
                false
            }
            Step::Charm => {
                if self.defence.charm && !self.charm_used && self.hits != 0 {
                    return true;
                }
                self.start_wounds();
                false
            }
            Step::Wound => self.rests_at_wound(),
            Step::Save => self.rests_at_save(),
            Step::Injury => self.rests_at_injury(),
            _ => true,
        }
    }

    fn rests_at_hit(&mut self) -> bool {
        if self.at == self.blows {
            // What was needed to know the highest hit is known; nothing later asks for it.
            if self.best == 0 || !self.close {
                (self.best, self.best_at) = (0, 0);
            }
            self.step = if self.defence.asks { Step::ParryAsk } else { Step::Parry };
            return false;
        }
        match self.blow().hit {
            SURE => {
                self.hits |= 1 << self.at;
                self.scored = true;
                self.at += 1;
                false
            }
            NEVER.. => {
                self.at += 1;
                false
            }
            _ => true,
        }
    }

    fn rests_at_wound(&mut self) -> bool {
        (self.best, self.best_at) = (0, 0);
        if self.at == self.blows {
            self.at = 0;
            self.step = if self.finishing() { Step::Done } else { Step::Save };
            if self.step == Step::Done {
                self.end();
            }
            return false;
        }
        let hits = self.hits >> self.at & 1 != 0;
        if !hits || (self.blow().wound >= NEVER && !self.poisoned()) {
            self.at += 1;
            return false;
        }
        true
    }

    fn rests_at_save(&mut self) -> bool {
        if self.at == self.blows {
            // Which hits they were no longer matters.
            (self.at, self.hits, self.sixes, self.wounding) = (0, 0, 0, 0);
            self.step = Step::Injury;
            return false;
        }
        if self.wounding >> self.at & 1 == 0 {
            self.at += 1;
            return false;
        }
        if self.first_step_of_wound() == Step::Critical {
            self.step = Step::Critical;
            return true;
        }
        if self.save() >= NEVER {
            self.unsaved();
            return false;
        }
        true
    }

    fn rests_at_injury(&mut self) -> bool {
        if self.dues > 0 {
            return true;
        }
        let stunned = self.worst == Some(Condition::Stunned);
        if stunned && self.defence.no_pain {
            self.soften();
        } else if stunned && self.defence.helmet && !self.no_helmet {
            self.step = Step::Helmet;
            return true;
        }
        self.close_injuries();
        false
    }

    /// What became of the target: its condition now, if it is worse than before.
    pub(crate) fn result(&self) -> Option<Condition> {
        self.worst.filter(|worst| *worst > self.defence.condition)
    }
}

/// Parts of a strike, so that its blows can be followed one at a time.
impl Strike {
    /// One blow of it alone, where it stands, without what the others have done.
    pub(crate) fn only(&self, at: u8) -> Strike {
        let bit = |bits: u16| bits >> at & 1;
        let critical = self.critical.filter(|critical| *critical == at);
        let mut order = [0; MOST_BLOWS];
        order[0] = self.order[usize::from(at)];
        Strike {
            order,
            blows: 1,
            hits: bit(self.hits),
            sixes: if self.kind(at).poison { bit(self.sixes) } else { 0 },
            wounding: bit(self.wounding),
            critical: critical.map(|_| 0),
            chart: if critical.is_some() { self.chart } else { 0 },
            second_save: self.second_save,
            step: self.step,
            kinds: self.kinds,
            close: self.close,
            shot: self.shot,
            charts: self.charts,
            web: self.web,
            charm_used: self.charm_used,
            ..Strike::new(None, self.target, self.defence)
        }
    }

    /// The same at another step.
    #[must_use]
    pub(crate) fn at_step(self, step: Step) -> Strike {
        Strike { step, second_save: false, ..self }
    }

    /// The injury roll alone that is due for one of its blows.
    pub(crate) fn injury_of(&self, at: u8) -> Strike {
        Strike { dues: 1, ..self.only(at).at_step(Step::Injury) }
    }

    /// The parry alone, against a hit with this die.
    pub(crate) fn parry_of(&self, die: u8) -> Strike {
        let step = if self.step == Step::ParryAgain { self.step } else { Step::Parry };
        Strike { hits: 1, best: die, ..self.only(0).at_step(step) }
    }

    /// What is left of it when every blow has been followed to its end.
    pub(crate) fn closing(&self) -> Strike {
        Strike { blows: 0, softened: self.softened, ..self.only(0).at_step(Step::Wound) }
    }

    /// Whether one blow alone has done what it could: only a helmet may still help.
    pub(crate) fn is_followed(&self) -> bool {
        self.step == Step::Done || (self.step == Step::Injury && self.dues == 0)
    }
}

/// What a row of a chart of critical hits says.
#[derive(Clone, Copy, Default)]
struct Row {
    wounds: u8,
    no_save: bool,
    injury: u8,
    two_saves: bool,
    out: bool,
    no_helmet: bool,
    hammered: bool,
    disarmed: bool,
    ricochet: bool,
    thrust: bool,
    driven: bool,
    body_blow: bool,
}

impl Row {
    /// The row of the basic chart, or of the chart of a weapon class.
    fn of(class: Option<Class>, roll: u8) -> Row {
        let one = Row { wounds: 1, ..Row::default() };
        let two = Row { wounds: 2, ..Row::default() };
        match (class, roll) {
            (None, 1..=2) => two,
            (None, 3..=4) => Row { no_save: true, ..two },
            (None, _) => Row { no_save: true, injury: 2, ..two },
            (Some(Class::Missile), 1..=2) => Row { no_save: true, ..one },
            (Some(Class::Missile), 3..=4) => Row { ricochet: true, ..one },
            (Some(Class::Missile), _) => Row { no_save: true, ..two },
            (Some(Class::Bludgeoning), 1..=2) => Row { hammered: true, ..one },
            (Some(Class::Bludgeoning), 3..=4) => Row { no_save: true, no_helmet: true, ..one },
            (Some(Class::Bludgeoning), 5) => Row { disarmed: true, ..one },
            (Some(Class::Bludgeoning), _) => Row { out: true, ..one },
            (Some(Class::Bladed), 1..=2) => Row { no_save: true, ..one },
            (Some(Class::Bladed), 3..=4) => Row { two_saves: true, ..two },
            (Some(Class::Bladed), _) => Row { no_save: true, injury: 2, ..two },
            (Some(Class::Thrusting), 1..=2) => Row { injury: 1, ..one },
            (Some(Class::Thrusting), 3..=4) => Row { thrust: true, ..one },
            (Some(Class::Thrusting), _) => Row { no_save: true, injury: 2, driven: true, ..one },
            (Some(Class::Unarmed), 1..=2) => Row { body_blow: true, ..one },
            (Some(Class::Unarmed), 3..=4) => Row { injury: 1, ..one },
            (Some(Class::Unarmed), _) => Row { no_save: true, injury: 2, ..one },
        }
    }
}
