//! What blows and shots do, in chances: by the exact odds of the rules, or close to them and quick.

use ::mordheim::{
    Blow, Condition, Fraction, Id, Item, Member, NEVER, Rule, SURE, Skill, State, Strike,
};

/// What a strike does to its target, in chances.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Toll {
    /// He is out of action.
    pub(super) out: f32,
    /// He lies on the ground, knocked down or stunned.
    pub(super) down: f32,
    /// He stands, but has lost wounds.
    pub(super) hurt: f32,
}

impl Toll {
    const SURE: Toll = Toll { out: 1.0, down: 0.0, hurt: 0.0 };

    /// The part of the target's value that is lost on average.
    pub(super) fn loss(self) -> f32 {
        self.out + 0.5 * self.down + 0.2 * self.hurt
    }

    /// The chance that he no longer stands.
    pub(super) fn fells(self) -> f32 {
        self.out + self.down
    }
}

/// The chance that a die shows at least this.
pub(super) fn chance(needs: u8) -> f32 {
    match needs {
        SURE => 1.0,
        NEVER.. => 0.0,
        _ => f32::from(7 - needs.clamp(1, 6)) / 6.0,
    }
}

/// One blow in chances: it wounds without a critical hit, and with one.
#[derive(Clone, Copy)]
struct Wound {
    plain: f32,
    critical: f32,
}

impl Wound {
    /// A blow that needs these dice to hit, to wound and to be saved from.
    fn new(hit: f32, wound: u8, save: u8, may_crit: bool) -> Wound {
        let through = 1.0 - chance(save);
        let wounds = chance(wound);
        let critical = if may_crit && wound < 6 { 1.0 / 6.0 } else { 0.0 };
        Wound {
            plain: hit * (wounds - critical).max(0.0) * through,
            critical: hit * critical * (2.0 + through) / 3.0,
        }
    }

    fn of(blow: &Blow, sure: bool) -> Wound {
        let mut hit = if sure { 1.0 } else { chance(blow.hit) };
        if blow.again {
            hit += (1.0 - hit) * hit;
        }
        Wound::new(hit, blow.wound, blow.save, blow.critical < NEVER)
    }

    fn times(self, part: f32) -> Wound {
        Wound { plain: self.plain * part, critical: self.critical * part }
    }

    fn sum(self) -> f32 {
        self.plain + self.critical
    }
}

/// Wounds left that are told apart.
const MOST_WOUNDS: usize = 4;

/// How a target that stands comes out of blows, one after the other.
struct Fate {
    up: [f32; MOST_WOUNDS + 1],
    down: f32,
    out: f32,
}

impl Fate {
    fn new(wounds: u8) -> Fate {
        let mut up = [0.0; MOST_WOUNDS + 1];
        up[usize::from(wounds).clamp(1, MOST_WOUNDS)] = 1.0;
        Fate { up, down: 0.0, out: 0.0 }
    }

    fn strike(&mut self, wound: Wound) {
        let worse = self.down * (wound.plain / 3.0 + wound.critical * 0.67);
        (self.down, self.out) = (self.down - worse, self.out + worse);
        for left in 1..=MOST_WOUNDS {
            let (one, two) = (self.up[left] * wound.plain, self.up[left] * wound.critical);
            self.up[left] -= one + two;
            match left {
                1 => self.fall(one, 0.33, two, 0.67),
                2 => {
                    self.up[1] += one;
                    self.fall(0.0, 0.0, two, 0.4);
                }
                _ => {
                    self.up[left - 1] += one;
                    self.up[left - 2] += two;
                }
            }
        }
    }

    fn fall(&mut self, plain: f32, plain_out: f32, critical: f32, critical_out: f32) {
        let out = plain * plain_out + critical * critical_out;
        self.out += out;
        self.down += plain + critical - out;
    }

    fn toll(&self, wounds: u8) -> Toll {
        let whole = usize::from(wounds).clamp(1, MOST_WOUNDS);
        let hurt = self.up[1..whole].iter().sum();
        Toll { out: self.out, down: self.down, hurt }
    }
}

/// What these blows do to somebody who is in this condition.
fn toll(condition: Condition, wounds: u8, blows: impl Iterator<Item = Wound>) -> Toll {
    match condition {
        Condition::Stunned => Toll::SURE,
        Condition::KnockedDown => {
            let safe: f32 = blows.map(|wound| 1.0 - wound.sum()).product();
            Toll { out: 1.0 - safe, ..Toll::default() }
        }
        _ => {
            let mut fate = Fate::new(wounds);
            blows.for_each(|wound| fate.strike(wound));
            fate.toll(wounds)
        }
    }
}

/// What a strike or a shot of the rules does, by the exact odds; nothing for very many blows.
pub(super) fn exactly(strike: &Strike) -> Option<Toll> {
    let odds = strike.odds()?;
    let part = |fraction: Fraction| fraction.over as f32 / fraction.under as f32;
    let down = part(odds.knocked_down) + part(odds.stunned);
    Some(Toll { out: part(odds.out), down, hurt: part(odds.hurt) })
}

/// What a strike or a shot of the rules does, nearly and quickly: for play-outs.
pub(super) fn nearly(strike: &Strike, close: bool) -> Toll {
    let defence = strike.defence();
    let fallen = close && defence.condition != Condition::Standing;
    let condition = if close { defence.condition } else { Condition::Standing };
    let mut slips = 1.0;
    slips *= if !close && defence.dodge { 2.0 / 3.0 } else { 1.0 };
    slips *= if close && defence.aside { 2.0 / 3.0 } else { 1.0 };
    let mut first = if defence.charm { 0.5 } else { 1.0 };
    first *= if close && !fallen { 1.0 - f32::from(defence.parries) / 6.0 } else { 1.0 };
    let blows = strike.blows().enumerate().map(|(n, blow)| {
        let part = if n == 0 { slips * first } else { slips };
        Wound::of(blow, fallen).times(part)
    });
    toll(condition, defence.wounds, blows)
}

/// The best a warrior can hold in close combat, at a glance.
struct Arms {
    blows: u8,
    bonus: i8,
    worse: i8,
    parry: bool,
}

fn arms(state: &State, who: Id) -> Arms {
    let warrior = state.warrior(who);
    let (mut best, mut single, mut parry) = (None::<(i8, Item)>, 0, false);
    for item in warrior.items.iter().take_while(|item| item.place() <= Item::WeepingBlades.place())
    {
        let Some(melee) = item.melee() else { continue };
        let rank = 2 * melee.bonus + melee.worse as i8 - melee.better as i8
            + 2 * i8::from(melee.pair)
            + i8::from(melee.parry);
        single += u8::from(melee.hands == 1 && !melee.unwieldy && !melee.difficult);
        parry |= melee.parry;
        if best.is_none_or(|(most, _)| rank > most) {
            best = Some((rank, item));
        }
    }
    let melee = best.and_then(|(_, item)| item.melee());
    let free = melee.is_some_and(|m| m.hands == 1 && !m.pair && !m.unwieldy && !m.difficult);
    let second = free && single > 1 || melee.is_some_and(|melee| melee.pair);
    let attacks = warrior.profile.a * if warrior.is_frenzied() { 2 } else { 1 };
    Arms {
        blows: attacks + u8::from(second),
        bonus: melee.map_or(0, |melee| melee.bonus),
        worse: melee.map_or(0, |melee| melee.worse as i8 - melee.better as i8),
        parry: parry || warrior.has(Item::Buckler),
    }
}

/// The die that hits in close combat.
fn hit_needs(own: u8, other: u8) -> u8 {
    match () {
        () if other == 0 => SURE,
        () if own > other => 3,
        () if other > 2 * own => 5,
        () => 4,
    }
}

/// The die that wounds.
fn wound_needs(strength: u8, toughness: u8) -> u8 {
    match i16::from(strength) - i16::from(toughness) {
        2.. => 2,
        1 => 3,
        0 => 4,
        -1 => 5,
        -3..=-2 => 6,
        _ => NEVER,
    }
}

/// The die that saves from a hit of this strength.
fn save_needs(base: u8, strength: u8, worse: i8) -> u8 {
    let number = base as i8 + (strength.saturating_sub(3)).min(6) as i8 + worse;
    if number > 6 { NEVER } else { number.max(2) as u8 }
}

/// What a warrior would do to another in one phase of close combat: a sketch from their profiles
/// and weapons, whether or not they are in contact.
pub(super) fn sketch(state: &State, who: Id, target: Id) -> Toll {
    let (warrior, foe) = (state.warrior(who), state.warrior(target));
    if foe.condition == Condition::Stunned {
        return Toll::SURE;
    }
    let arms = arms(state, who);
    let strength = (warrior.profile.s as i8 + arms.bonus).max(1) as u8;
    let standing = foe.stands();
    let hit = match standing {
        true => chance(hit_needs(warrior.profile.ws, foe.profile.ws)),
        false => 1.0,
    };
    let wound = wound_needs(strength, foe.profile.t);
    let save = save_needs(foe.armour_save(true), strength, arms.worse);
    let parries = standing && self::arms(state, target).parry;
    let aside = if foe.skill(Skill::StepAside) { 2.0 / 3.0 } else { 1.0 };
    let blow = Wound::new(hit, wound, save, true).times(aside);
    let first = blow.times(if parries { 5.0 / 6.0 } else { 1.0 });
    let blows = (0..arms.blows).map(|n| if n == 0 { first } else { blow });
    toll(foe.condition, foe.wounds, blows)
}

/// What a hit with a missile weapon would do.
pub(super) fn missile_hit(state: &State, who: Id, weapon: Item, target: Id) -> Toll {
    let (warrior, foe) = (state.warrior(who), state.warrior(target));
    let Some(missile) = weapon.missile() else { return Toll::default() };
    let strength = if missile.strength == 0 { warrior.profile.s } else { missile.strength };
    let by_strength = missile.save_by_strength;
    let (counted, worse) = if by_strength { (strength, 0) } else { (3, missile.save) };
    let save = save_needs(foe.armour_save(true), counted, worse);
    let wound = Wound::new(1.0, wound_needs(strength, foe.profile.t), save, !missile.no_critical);
    toll(Condition::Standing, foe.wounds, std::iter::once(wound))
}

/// The chance to roll at most this with two dice.
pub(super) fn leads(leadership: u8) -> f32 {
    const WAYS: [u8; 13] = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];
    f32::from(WAYS[usize::from(leadership).min(12)]) / 36.0
}

/// What comes of a fight of one against another that goes on until one of them lies: a value from
/// the worth of both. Who strikes first has the better of it.
pub(super) fn duel(own: Toll, reply: Toll, worth: (f32, f32), strikes_first: bool) -> f32 {
    let (a, b) = (own.fells().max(0.01), reply.fells().max(0.01));
    let both = a + b - a * b;
    let first = if strikes_first { a / both } else { a * (1.0 - b) / both };
    first * worth.1 - (1.0 - first) * worth.0
}

/// Whether he can hardly be frightened, or what chance he has not to be.
pub(super) fn courage(state: &State, who: Id, of: Id) -> f32 {
    if !state.fears(who, of) {
        return 1.0;
    }
    let warrior = state.warrior(who);
    let near = |leader: &Id| {
        let lord = state.warrior(*leader);
        let range = if lord.rule(Rule::LeaderRange12) { 12 } else { 6 };
        lord.is_here() && lord.stands() && lord.at.within(warrior.at, range)
    };
    let lent = state.leader(who.seat()).filter(near).map(|id| state.warrior(id).profile.ld);
    leads(warrior.profile.ld.max(lent.unwrap_or(0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::midgame::midgame;

    #[test]
    fn the_quick_figures_are_near_the_exact_ones() {
        let (state, seat) = midgame::<State>();
        let (mut looked, mut off) = (0, 0.0);
        for who in ::mordheim::ids(state.team(seat)) {
            for foe in ::mordheim::ids(state.team(kernel::Seat(1 - seat.0))) {
                let strike = state.strike_at(who, foe);
                let Some(exact) = exactly(&strike) else { continue };
                let close = (nearly(&strike, true).loss() - exact.loss()).abs();
                assert!(close < 0.2, "{who} at {foe}: {exact:?}, {:?}", nearly(&strike, true));
                looked += 1;
                off += close;
            }
        }
        assert!(looked > 20 && off / (looked as f32) < 0.05, "{looked} strikes, {off} off");
    }
}
