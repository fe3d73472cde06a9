//! Shooting, and every hit that does not come from a blow.

use crate::ask::Ask;
use crate::dice::{Label, NEVER, SURE, d3, save_worse, wound_needs};
use crate::event::{Event, Phase};
use crate::item::{Item, Items};
use crate::moves::{Distance, Flip, Illegal, Move};
use crate::rulings::{R1_LEAST, R10_TURNS_TO_LOAD, R14_NO_CRITICAL_FROM, R22_FALLEN_STEP_ASIDE};
use crate::set::Set;
use crate::skill::{Mutation, Rule, Skill};
use crate::square::{Board, Square};
use crate::state::{Aim, State};
use crate::strike::{Blow, Defence, Need, Strike};
use crate::task::{Battle, Task};
use crate::warrior::{Condition, Id, Mark, Marks, SetOfIds as _, ids, marked};
use crate::weapon::{Class, Missile, Twice};

/// What can be shot or thrown.
const SHOOTS: Items = Set::of_bits(
    ((2 << Item::Blowpipe as u64) - (1 << Item::ShortBow as u64))
        | (1 << Item::Net as u64)
        | (1 << Item::BlessedWater as u64),
);

/// What is known about a shot before it is fired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sight {
    pub(crate) long: bool,
    pub(crate) cover: bool,
}

impl Sight {
    /// What was said about a shot at a real table.
    pub(crate) fn said((distance, cover): (Distance, bool)) -> Sight {
        Sight { long: distance == Distance::Long, cover }
    }
}

impl State {
    // ------------------------------------------------------------------ who may shoot

    /// Why he may not shoot at all, if he may not.
    pub(crate) fn may_shoot(&self, who: Id) -> Result<(), Illegal> {
        let warrior = self.at(who);
        const SPOILT: Marks = marked(&[
            Mark::Fleeing,
            Mark::Ran,
            Mark::Charged,
            Mark::FailedCharge,
            Mark::Rallied,
            Mark::Acted,
            Mark::Shot,
            Mark::Cast,
            Mark::Stupid,
            Mark::Netted,
            Mark::Dazed,
        ]);
        if warrior.is_here() && warrior.stands() && warrior.engaged == 0 && !warrior.is_any(SPOILT)
        {
            return Ok(());
        }
        let reasons = [
            (!warrior.is_here(), Illegal::NotYours),
            (warrior.condition != Condition::Standing, Illegal::Fallen),
            (warrior.engaged != 0, Illegal::Engaged),
            (warrior.is(Mark::Fleeing), Illegal::Fleeing),
            (warrior.is(Mark::Ran), Illegal::Ran),
            (warrior.is(Mark::Charged) || warrior.is(Mark::FailedCharge), Illegal::Charged),
            (warrior.is(Mark::Rallied), Illegal::Rallied),
            (warrior.is(Mark::Acted) || warrior.is(Mark::Shot), Illegal::AlreadyActed),
            (warrior.is(Mark::Cast), Illegal::AlreadyActed),
            (warrior.is(Mark::Stupid) || warrior.is(Mark::Netted), Illegal::AlreadyActed),
            (warrior.is(Mark::Dazed), Illegal::Fallen),
        ];
        reasons.iter().find(|(holds, _)| *holds).map_or(Ok(()), |(_, why)| Err(*why))
    }

    /// Why he may not use a weapon now, if he may not.
    pub(crate) fn may_use(&self, who: Id, weapon: Item) -> Result<(), Illegal> {
        let warrior = self.at(who);
        if !warrior.has(weapon) {
            return Err(Illegal::NoWeapon);
        }
        if warrior.shots > 0 && weapon != Item::Stars {
            return Err(Illegal::AlreadyActed);
        }
        let Some(missile) = weapon.missile() else {
            let thrown = weapon == Item::Net || weapon == Item::BlessedWater;
            return if thrown { Ok(()) } else { Err(Illegal::NoWeapon) };
        };
        let nimble = warrior.skill(Skill::Nimble);
        match () {
            () if warrior.profile.bs == 0 => Err(Illegal::NoWeapon),
            () if missile.move_or_fire && warrior.is(Mark::Moved) && !nimble => {
                Err(Illegal::MoveOrFire)
            }
            () if missile.reload && warrior.loaded(weapon) == 0 => Err(Illegal::NotLoaded),
            () if missile.once && warrior.is(Mark::Discharged) => Err(Illegal::NotLoaded),
            () => Ok(()),
        }
    }

    /// How far a weapon of his reaches.
    pub(crate) fn range(&self, who: Id, weapon: Item) -> u8 {
        let warrior = self.at(who);
        match weapon.missile() {
            Some(missile) => missile.range + if warrior.skill(Skill::EagleEyes) { 6 } else { 0 },
            None if weapon == Item::Net => 8,
            None => 2 * warrior.profile.s,
        }
    }

    /// The most shots at this target.
    pub(crate) fn most_shots(&self, who: Id, weapon: Item, target: Id) -> u8 {
        let warrior = self.at(who);
        let Some(missile) = weapon.missile() else { return 1 };
        let still = !warrior.is(Mark::Moved);
        let half = self.range(who, weapon) / 2;
        let twice = match missile.twice {
            Twice::Never => false,
            Twice::Sling => still && (!self.options.map || self.near(who, target, half)),
            Twice::Always => true,
        };
        let nimbly = missile.move_or_fire && !still;
        let quick = missile.quick && warrior.skill(Skill::QuickShot) && !nimbly;
        let brace =
            weapon.is_pistol() && warrior.skill(Skill::Pistolier) && warrior.loaded(weapon) > 1;
        1 + u8::from(twice || quick || brace)
    }

    /// What the map says about a shot.
    pub(crate) fn sight(&self, who: Id, weapon: Item, target: Id) -> Sight {
        self.sight_among(&self.occupied(), who, weapon, target)
    }

    /// The same where it is known which squares are occupied.
    fn sight_among(&self, occupied: &Board, who: Id, weapon: Item, target: Id) -> Sight {
        let (from, to) = (self.at(who).at, self.at(target).at);
        let range = u32::from(self.range(who, weapon));
        let long = 4 * from.d2(to) > range * range;
        // The two themselves stand at the ends of the line, where nobody covers anything.
        let cover = self.field.cover(from, to, occupied);
        Sight { long, cover }
    }

    /// What a shot needs to hit.
    pub(crate) fn shot_needs(&self, who: Id, weapon: Item, target: Id, shots: u8, s: Sight) -> u8 {
        let (warrior, foe) = (self.at(who), self.at(target));
        let missile = weapon.missile();
        let thrown = missile.is_none_or(|missile| missile.thrown);
        let luck = missile.is_some_and(|missile| missile.twice != Twice::Never) && shots > 1;
        let harder = [
            s.cover && !warrior.skill(Skill::TrickShooter),
            s.long && !thrown,
            warrior.is(Mark::Moved) && !thrown,
            luck,
            foe.has(Item::ElvenCloak),
        ];
        let worse = harder.iter().filter(|harder| **harder).count() as i8;
        let bonus =
            missile.map_or(0, |missile| missile.to_hit) + i8::from(foe.rule(Rule::LargeTarget));
        let needs = 7 - warrior.profile.bs as i8 + worse - bonus;
        needs.max(R1_LEAST as i8) as u8
    }

    // ------------------------------------------------------------------ at whom

    /// Enemies at whom he may aim this weapon.
    pub(crate) fn shot_targets(&self, who: Id, weapon: Item) -> u64 {
        let possible = self.visible(who, weapon);
        let free = weapon.missile().is_some_and(|missile| missile.free_choice);
        if !self.options.map || free {
            return possible;
        }
        let from = self.at(who).at;
        let d2 = |id: Id| from.d2(self.at(id).at);
        let ignorable = |id: Id| !self.at(id).stands() || self.is(id, Mark::Fleeing);
        let closest = ids(possible).filter(|id| !ignorable(*id)).min_by_key(|id| d2(*id));
        let Some(closest) = closest else { return possible };
        let limit = d2(closest);
        if ids(possible).all(|id| d2(id) <= limit) {
            return possible;
        }
        let occupied = self.occupied();
        let sight = |id: Id| self.sight_among(&occupied, who, weapon, id);
        let needs = |id: Id| self.shot_needs(who, weapon, id, 1, sight(id));
        let mut usual = None;
        let may = |id: &Id| {
            d2(*id) <= limit
                || self.at(*id).rule(Rule::LargeTarget)
                || needs(*id) < *usual.get_or_insert_with(|| needs(closest))
        };
        ids(possible).filter(may).set()
    }

    /// Whether some enemy can be seen and is within range.
    fn sees_target(&self, who: Id, weapon: Item) -> bool {
        let range = self.range(who, weapon);
        ids(self.foes(who)).any(|foe| self.is_visible(who, weapon, range, foe))
    }

    /// Enemies who can be seen and are within range.
    fn visible(&self, who: Id, weapon: Item) -> u64 {
        let range = self.range(who, weapon);
        let seen = |foe: &Id| self.is_visible(who, weapon, range, *foe);
        ids(self.foes(who)).filter(seen).set()
    }

    fn is_visible(&self, who: Id, weapon: Item, range: u8, foe: Id) -> bool {
        let warrior = self.at(foe);
        let holy = weapon != Item::BlessedWater || warrior.is_unholy();
        warrior.engaged == 0
            && holy
            && !warrior.is(Mark::Hidden)
            && (!self.options.map
                || ((!self.options.measure || self.near(who, foe, range)) && self.sees(who, foe)))
    }

    /// The weapons that he may use now, those that are thrown in place of a shot included.
    pub(crate) fn usable(&self, who: Id) -> impl Iterator<Item = Item> + '_ {
        let weapons = self.at(who).items.and(SHOOTS).iter();
        weapons.filter(move |item| self.may_use(who, *item).is_ok())
    }

    /// Whether he has anybody to shoot at.
    pub(crate) fn has_shot(&self, who: Id) -> bool {
        let armed = !self.at(who).items.and(SHOOTS).is_empty();
        armed
            && self.may_shoot(who).is_ok()
            && self.usable(who).any(|item| self.sees_target(who, item))
    }

    // ------------------------------------------------------------------ numbers

    /// What stands against a hit, without a parry.
    pub(crate) fn defence(&self, target: Id) -> Defence {
        let warrior = self.at(target);
        Defence {
            condition: warrior.condition,
            wounds: warrior.wounds,
            parries: 0,
            asks: self.options.parry_asks,
            dodge: warrior.skill(Skill::Dodge),
            charm: warrior.has(Item::LuckyCharm) && !warrior.is(Mark::CharmSpent),
            aside: warrior.skill(Skill::StepAside)
                && (R22_FALLEN_STEP_ASIDE || warrior.condition == Condition::Standing),
            helmet: warrior.has(Item::Helmet),
            no_pain: warrior.rule(Rule::NoPain),
            jump_up: warrior.skill(Skill::JumpUp),
            cursed: warrior.is(Mark::Cursed),
            hardy: false,
        }
    }

    /// A save that has been bettered and worsened, as a die reads it.
    pub(crate) fn save_number(base: u8, worse: i8) -> u8 {
        let number = base as i8 + worse;
        if number > 6 { NEVER } else { number.max(R1_LEAST as i8) as u8 }
    }

    /// One shot.
    pub(crate) fn shot(&self, who: Id, weapon: Item, target: Id, needs: u8, cover: bool) -> Strike {
        let missile = weapon.missile().expect("a missile weapon is fired");
        let blow =
            Blow { hit: needs.min(NEVER), ..self.missile_blow(who, weapon, missile, target) };
        let mut strike = Strike::new(Some(who.0), target.0, self.defence(target));
        strike.shot = true;
        strike.cover = cover && !self.at(who).skill(Skill::TrickShooter);
        strike.charts = self.options.charts;
        strike.with(blow, 1)
    }

    /// The numbers of a missile that hits.
    pub(crate) fn missile_blow(&self, who: Id, weapon: Item, m: &Missile, target: Id) -> Blow {
        let (warrior, foe) = (self.at(who), self.at(target));
        let base = if m.strength == 0 { warrior.profile.s } else { m.strength };
        let poisoned = warrior.poisoned() == Some(weapon);
        let venom = warrior.has(Item::DarkVenom) && poisoned && !foe.rule(Rule::ImmunePoison);
        let powder = warrior.has(Item::SuperiorPowder) && m.powder;
        let strength = base + u8::from(venom) + u8::from(powder);
        let table = wound_needs(strength, foe.profile.t);
        let by_strength = save_worse(strength) as i8;
        let whole = if m.save_by_strength { by_strength } else { m.save + i8::from(venom) };
        let worse = whole + i8::from(warrior.rule(Rule::PerfectKiller));
        let lotus = m.poison || (warrior.has(Item::BlackLotus) && poisoned);
        let critical = match table >= R14_NO_CRITICAL_FROM || m.no_critical {
            true => NEVER,
            false => 6,
        };
        Blow {
            strength,
            toughness: foe.profile.t,
            wound: table,
            critical,
            save: State::save_number(foe.armour_save(true), worse),
            injury: u8::from(m.bow && warrior.has(Item::HuntingArrows)),
            again: warrior.rule(Rule::BlessedSight) || warrior.is(Mark::Luck),
            cursed: warrior.is(Mark::Cursed),
            poison: lotus && !foe.rule(Rule::ImmunePoison),
            misfires: self.options.misfires && m.powder,
            ..Blow::plain(weapon, Class::Missile)
        }
    }

    /// A hit that nobody strikes: so strong, with or without a save, never critical.
    pub(crate) fn plain_hit(&self, target: Id, strength: u8, save: bool) -> Blow {
        let foe = self.at(target);
        let save = match save {
            true => {
                let close = self.phase == Phase::Combat;
                let base = if close { self.close_save(target) } else { foe.armour_save(true) };
                State::save_number(base, save_worse(strength) as i8)
            }
            false => NEVER,
        };
        Blow {
            hit: SURE,
            strength,
            toughness: foe.profile.t,
            wound: wound_needs(strength, foe.profile.t),
            critical: NEVER,
            save,
            ..Blow::plain(Item::Fist, Class::Unarmed)
        }
    }
}

impl Battle<'_, '_> {
    /// So many hits that nobody strikes, as many as a die says.
    pub(crate) fn hits_d3(
        &mut self,
        who: Id,
        by: Option<Id>,
        strength: u8,
        save: bool,
    ) -> Option<()> {
        let hits = d3(self.die(Label::HitsTaken, Some(who), None)?);
        self.hits(who, by, hits, strength, save);
        Some(())
    }

    // ------------------------------------------------------------------ what a player does

    /// A player's move for the shooter who is selected.
    pub(crate) fn shoot_selected(&mut self, who: Id, m: Move) {
        match m {
            Move::Hold => self.holds(who),
            Move::Aim(weapon, target, shots) => {
                self.s.pending.aim = Some(Aim::new(weapon, target, shots, self.options.map));
            }
            Move::Fire if self.options.map => {
                let aim = self.pending.aim.expect("he has aimed");
                let sight = self.sight(who, aim.weapon, aim.target);
                let beyond = !self.near(who, aim.target, self.range(who, aim.weapon));
                self.fires(who, aim, sight, beyond, None);
            }
            Move::Fire => {
                let aim = self.pending.aim.expect("he has aimed");
                self.fires(who, aim, Sight::said(aim.saying()), false, Some(aim.saying()));
            }
            Move::Beyond => {
                let aim = self.pending.aim.expect("he has aimed");
                let said = (Distance::Beyond, false);
                self.fires(who, aim, Sight::said(said), true, Some(said));
            }
            Move::Flip(flip) => {
                let aim = self.s.pending.aim.as_mut().expect("he has aimed");
                let (distance, cover) = aim.saying();
                aim.said = Some(match (flip, distance) {
                    (Flip::Cover, _) => (distance, !cover),
                    (_, Distance::Long) => (Distance::Near, cover),
                    _ => (Distance::Long, cover),
                });
                aim.flips += 1;
            }
            Move::Cast(spell, target) => self.cast(who, spell, target),
            _ => unreachable!("{m:?} is no way to shoot"),
        }
    }

    /// The shots are declared: what they need is told before a die falls.
    fn fires(
        &mut self,
        who: Id,
        aim: Aim,
        sight: Sight,
        beyond: bool,
        said: Option<(Distance, bool)>,
    ) {
        let Aim { weapon, target, shots, .. } = aim;
        let needs = match beyond {
            true => NEVER,
            false => self.shot_needs(who, weapon, target, shots, sight),
        };
        self.emit(Event::ShotDeclared { who, weapon, target, shots, needs, said });
        // What was found out is kept until the dice fall.
        self.s.pending.aim = Some(Aim { needs, cover: sight.cover, said, ..aim });
        let silent = weapon.missile().is_some_and(|missile| missile.silent);
        if silent && self.is(who, Mark::Hidden) {
            self.push(Task::Spotted { who: target, by: who });
        }
        self.push(Task::Shoot(shots));
        self.push(Task::ShotAsk);
    }

    pub(crate) fn shot_ask(&mut self) -> Option<()> {
        let who = self.pending.selected.expect("a shooter is selected");
        if self.stands(self.owner(who))? {
            self.pull_trigger(who);
            return Some(());
        }
        // Disputed: as if nothing had been said.
        self.deselect();
        Some(())
    }

    /// The shot is under way: the weapon is fired, the shooter seen.
    fn pull_trigger(&mut self, who: Id) {
        let Aim { weapon, shots, .. } = self.pending.aim.expect("he has aimed");
        let Some(missile) = weapon.missile() else {
            self.emit(Event::Lost { who, item: weapon });
            self.clear(who, Mark::Hidden);
            return;
        };
        for second in [false, true].into_iter().take(usize::from(shots)) {
            self.unload(who, weapon, second);
        }
        if missile.once {
            self.set(who, Mark::Discharged);
        }
        if !missile.silent {
            self.clear(who, Mark::Hidden);
        }
    }

    /// A weapon that was fired must be loaded.
    pub(crate) fn unload(&mut self, who: Id, weapon: Item, second: bool) {
        let Some(missile) = weapon.missile() else { return };
        let warrior = *self.at(who);
        if !missile.reload || (second && warrior.count(weapon) < 2) {
            return;
        }
        let long_gun = !weapon.is_pistol();
        if long_gun && warrior.skill(Skill::Hunter) {
            return;
        }
        let own_turn = self.active == self.owner(who);
        let single = warrior.count(weapon) < 2 && weapon.is_pistol();
        let quick = warrior.skill(Skill::Pistolier) && single;
        let turns = R10_TURNS_TO_LOAD - u8::from(!own_turn) - u8::from(quick);
        let mut barrel = warrior.barrel(weapon, second);
        if !second && warrior.barrels[barrel] > 0 && warrior.count(weapon) > 1 {
            barrel = warrior.barrel(weapon, true);
        }
        self.emit(Event::Fired { who, barrel: barrel as u8, turns });
    }

    // ------------------------------------------------------------------ shots

    /// The next shot, each followed through before another.
    pub(crate) fn shoot(&mut self, left: u8) -> Option<()> {
        let Some(who) = self.pending.selected else { return Some(()) };
        let aim = self.pending.aim.expect("he has aimed");
        let over = left == 0 || !self.at(aim.target).is_here() || !self.at(who).is_here();
        if over {
            self.shots_over(who, aim);
            return Some(());
        }
        if aim.weapon.missile().is_none() {
            self.push(Task::Shoot(0));
            self.push(Task::Net(aim.target));
            return Some(());
        }
        if aim.weapon == Item::Blunderbuss {
            self.push(Task::Shoot(0));
            self.push(Task::Line { who, hit: 0 });
            return Some(());
        }
        self.push(Task::Shoot(left - 1));
        if aim.needs < NEVER {
            let strike = self.shot(who, aim.weapon, aim.target, aim.needs, aim.cover);
            self.begin_strike(strike);
        }
        Some(())
    }

    fn shots_over(&mut self, who: Id, aim: Aim) {
        let knives = aim.weapon == Item::Stars && self.at(who).skill(Skill::KnifeFighter);
        self.emit(Event::ShotTaken { who });
        if !knives || self.at(who).shots >= 3 {
            self.set(who, Mark::Shot);
            self.set(who, Mark::Acted);
        }
        self.deselect();
    }

    /// The cover was struck: on a map it is known who was in the way; at a real table it is asked.
    pub(crate) fn cover_ask(&mut self) -> Option<()> {
        let Some((who, aim)) = self.pending.selected.zip(self.pending.aim) else { return Some(()) };
        let struck = match self.options.map {
            true => self.in_the_way(who, aim.target),
            false => {
                let all = self.team(kernel::Seat(0)) | self.team(kernel::Seat(1));
                let near = all & !who.bit() & !aim.target.bit();
                match self.answer(self.owner(who), Ask::Hit(who, near))? {
                    Move::Pick(id) => Some(id),
                    _ => None,
                }
            }
        };
        self.emit(Event::CoverStruck { who: struck });
        if let Some(struck) = struck {
            let strike = self.shot(who, aim.weapon, struck, SURE, false);
            self.begin_strike(strike);
        }
        Some(())
    }

    /// The first warrior between two, but none next to the shooter.
    fn in_the_way(&self, who: Id, target: Id) -> Option<Id> {
        let (from, to) = (self.at(who).at, self.at(target).at);
        let between = self.field.line(from, to);
        let other = |square: &Square| *square != from && *square != to && !square.touches(from);
        between.iter().filter(|square| other(square)).find_map(|square| self.on(*square))
    }

    /// Everything on a line is hit, the nearest first.
    pub(crate) fn line(&mut self, who: Id, hit: u64) -> Option<()> {
        let aim = self.pending.aim.expect("he has aimed");
        let next = match self.options.map {
            true => {
                let line = self.field.extend(self.at(who).at, self.at(aim.target).at, 16);
                let on = |square: &Square| self.on(*square).filter(|id| *id != who);
                let open = line.iter().take_while(|square| !self.field.is_opaque(**square));
                open.filter_map(on).find(|id| hit & id.bit() == 0)
            }
            false if hit == 0 => Some(aim.target),
            false => {
                let all = self.team(kernel::Seat(0)) | self.team(kernel::Seat(1));
                let others = all & !hit & !who.bit();
                match self.answer(self.owner(who), Ask::Hit(who, others))? {
                    Move::Pick(id) => Some(id),
                    _ => None,
                }
            }
        };
        let Some(next) = next else { return Some(()) };
        self.push(Task::Line { who, hit: hit | next.bit() });
        let strike = self.shot(who, aim.weapon, next, SURE, false);
        self.begin_strike(strike);
        Some(())
    }

    /// Who was shot at from hiding may notice the shooter.
    pub(crate) fn spotted(&mut self, who: Id, by: Id) -> Option<()> {
        let shot = self.is(by, Mark::Shot) && self.is(by, Mark::Hidden);
        if !self.at(who).is_here() || !shot {
            return Some(());
        }
        let needs = self.at(who).profile.i;
        let passed = self.tries(who, Label::Initiative, needs)?;
        if passed {
            self.clear(by, Mark::Hidden);
        }
        Some(())
    }

    /// A net or holy water is thrown: the die to hit, and what comes of it.
    pub(crate) fn net(&mut self, target: Id) -> Option<()> {
        let who = self.pending.selected.expect("somebody throws");
        let needs = self.pending.aim.map_or(NEVER, |aim| aim.needs);
        if needs >= NEVER {
            return Some(());
        }
        let die = self.die(Label::Hit, Some(who), Some(needs))?;
        if die < needs {
            return Some(());
        }
        if self.pending.aim.is_some_and(|aim| aim.weapon == Item::Net) {
            let needs = self.at(target).profile.s;
            self.push(Task::Test { who: target, label: Label::Strength, needs, again: false });
        } else {
            self.wound_without_save(Some(who), target);
        }
        Some(())
    }

    /// One wound that nothing saves.
    pub(crate) fn wound_without_save(&mut self, by: Option<Id>, target: Id) {
        let blow = self.plain_hit(target, 3, false);
        let defence = self.defence(target);
        self.begin_strike(Strike::direct(by.map(|by| by.0), target.0, defence, blow));
    }

    // ------------------------------------------------------------------ hits of any kind

    /// So many hits of one strength on somebody.
    pub(crate) fn hits(&mut self, who: Id, by: Option<Id>, hits: u8, strength: u8, save: bool) {
        if !self.at(who).is_here() || hits == 0 {
            return;
        }
        self.emit(Event::Suffers { who, hits, strength });
        let blow = self.plain_hit(who, strength, save);
        let defence = self.defence(who);
        self.begin_strike(Strike::new(by.map(|by| by.0), who.0, defence).with(blow, hits));
    }

    /// A strike begins.
    pub(crate) fn begin_strike(&mut self, strike: Strike) {
        self.s.pending.strike = Some(strike.begun());
        self.push(Task::Strike);
    }

    /// The strike goes on, die by die.
    pub(crate) fn strike_on(&mut self) -> Option<()> {
        let mut strike = self.s.pending.strike.expect("a strike is under way");
        let (by, target) = (strike.by.map(Id), Id(strike.target));
        loop {
            match strike.next() {
                Need::Nothing => break,
                Need::Parry => {
                    let owner = self.owner(target);
                    let tries = self.yes(owner, Ask::Parry(target))?;
                    strike.parry(tries);
                }
                Need::Die { label, needs } => {
                    let roller = match label {
                        Label::Parry
                        | Label::ParryAgain
                        | Label::Dodge
                        | Label::Charm
                        | Label::Save
                        | Label::SaveAgain
                        | Label::StepAside
                        | Label::Helmet => Some(target),
                        _ => by,
                    };
                    let die = self.die(label, roller, needs)?;
                    strike.roll(die);
                }
            }
            self.s.pending.strike = Some(strike);
        }
        self.s.pending.strike = None;
        self.struck(&strike);
        Some(())
    }

    /// A strike is over: what it did.
    fn struck(&mut self, strike: &Strike) {
        let (by, target) = (strike.by.map(Id), Id(strike.target));
        if strike.close && strike.scored {
            self.set(target, Mark::ParrySpent);
        }
        if let Some(by) = by.filter(|_| strike.close && strike.crit_used) {
            self.set(by, Mark::CriticalDone);
        }
        if strike.charm_used {
            self.set(target, Mark::CharmSpent);
        }
        let black = strike.close
            && self.at(target).mutation(Mutation::Blackblood)
            && (strike.lost > 0 || strike.result() == Some(Condition::Out));
        if black {
            let hits = strike.lost.max(1);
            for foe in ids(self.engaged(target)) {
                self.push(Task::Hits { who: foe, by: None, hits, strength: 3, save: true });
            }
        }
        if strike.lost > 0 {
            self.emit(Event::Hurt { who: target, wounds: strike.lost });
        }
        self.strike_extras(strike);
        if let Some(to) = strike.result() {
            self.fell(target, to, by);
        }
        if strike.cover_struck {
            self.push(Task::CoverAsk);
        }
    }

    /// Somebody is knocked down, stunned or out of action.
    pub(crate) fn fell(&mut self, who: Id, to: Condition, by: Option<Id>) {
        if to == Condition::Out {
            self.drop_things(who);
        }
        self.emit(Event::Felled { who, to, by });
        if self.knows(who, crate::spell::Spell::HeartsOfSteel) {
            for friend in self.roster(who.seat()) {
                self.clear(friend, Mark::Hearts);
            }
        }
        if to == Condition::Out {
            self.check_table();
        } else if !self.options.map && self.options.heights && self.phase != Phase::Setup {
            self.push(Task::DropAsk(who));
        }
    }

    /// What charts and misfires add.
    fn strike_extras(&mut self, strike: &Strike) {
        let (by, target) = (strike.by.map(Id), Id(strike.target));
        let extras = strike.extras;
        if extras.hammered && !self.is(target, Mark::Struck) {
            self.set(target, Mark::Hammered);
        }
        if extras.disarmed {
            let main = self.at(target).main;
            let steel = main.melee().is_some_and(|melee| melee.hands > 0) && main != Item::Fist;
            if steel {
                let off = self.at(target).off;
                self.emit(Event::Armed { who: target, main: Item::Dagger, off });
            }
        }
        if let Some(by) = by {
            if extras.driven && strike.result() != Some(Condition::Out) {
                self.push(Task::Driven { who: target, by });
            }
            if extras.ricochet {
                self.push(Task::Ricochet { by, target });
            }
            if extras.body_blow {
                self.push(Task::BodyBlow { by, target });
            }
            self.misfire(by, extras.misfire);
        }
    }

    /// The enemy closest to the target, within six inches, is hit by the same shot.
    pub(crate) fn ricochet(&mut self, by: Id, target: Id) -> Option<()> {
        let (Some(aim), true) = (self.pending.aim, self.options.map && self.at(target).is_here())
        else {
            return Some(());
        };
        let friends = ids(self.team(self.owner(target)) & !target.bit());
        let d2 = |id: &Id| self.at(*id).at.d2(self.at(target).at);
        let next = friends.min_by_key(d2).filter(|id| self.near(*id, target, 6));
        if let Some(next) = next
            && let Some(missile) = aim.weapon.missile()
        {
            let blow = self.missile_blow(by, aim.weapon, missile, next);
            let mut strike = Strike::new(Some(by.0), next.0, self.defence(next)).with(blow, 1);
            strike.shot = true;
            strike.may_crit = false;
            self.begin_strike(strike);
        }
        Some(())
    }

    /// A blackpowder weapon that misfired.
    fn misfire(&mut self, who: Id, die: u8) {
        let Some(aim) = self.pending.aim else { return };
        match die {
            1 => {
                self.emit(Event::Lost { who, item: aim.weapon });
                self.push(Task::Hits { who, by: None, hits: 1, strength: 4, save: true });
            }
            2 => self.emit(Event::Lost { who, item: aim.weapon }),
            3 => {
                let barrel = self.at(who).barrel(aim.weapon, false) as u8;
                self.emit(Event::Fired { who, barrel, turns: R10_TURNS_TO_LOAD + 1 });
            }
            _ => {}
        }
    }
}
