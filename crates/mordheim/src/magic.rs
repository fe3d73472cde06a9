//! Spells and prayers.

use crate::ask::Ask;
use crate::dice::{Label, d3};
use crate::event::{Event, How};
use crate::item::Item;
use crate::moves::Move;
use crate::rulings::R15_HELMET_IS_ARMOUR;
use crate::skill::{Mutation, Rule, Skill};
use crate::spell::{School, Spell};
use crate::square::{Board, Square};
use crate::state::State;
use crate::strike::{Blow, Strike};
use crate::task::{Battle, Task};
use crate::warrior::{Condition, Id, Mark, NOWHERE, SetOfIds as _, ids};

/// Whom a spell is cast at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aimed {
    /// At nobody: at the caster, or at all around.
    Nobody,
    /// At one of these.
    At(u64),
    /// It is not cast in battle.
    Never,
}

impl State {
    /// Whether somebody knows a spell.
    pub(crate) fn knows(&self, who: Id, spell: Spell) -> bool {
        let warrior = self.at(who);
        School::of(warrior.rules) == Some(spell.school())
            && warrior.spells >> (spell.roll() - 1) & 1 != 0
    }

    /// Whether a caster may try a spell now.
    pub(crate) fn may_cast(&self, who: Id) -> bool {
        let warrior = self.at(who);
        let Some(school) = School::of(warrior.rules) else { return false };
        let spoilt =
            [Mark::Cast, Mark::Shot, Mark::Fleeing, Mark::Stupid, Mark::Netted, Mark::Acted];
        let items = warrior.items;
        let armoured = items.has_armour() || (R15_HELMET_IS_ARMOUR && items.has(Item::Helmet));
        let hindered = armoured && !school.is_prayer() && !warrior.skill(Skill::WarriorWizard);
        warrior.is_here()
            && warrior.stands()
            && warrior.spells != 0
            && warrior.shots == 0
            && !hindered
            && !spoilt.iter().any(|mark| warrior.is(*mark))
    }

    /// The spells that a caster can try now, each with whom it can be cast at.
    pub(crate) fn castable(&self, who: Id) -> impl Iterator<Item = (Spell, Option<u64>)> + '_ {
        let able = self.at(who).spells != 0 && self.may_cast(who);
        let school = School::of(self.at(who).rules).filter(|_| able);
        let spells = school.into_iter().flat_map(School::spells);
        spells.filter(move |spell| self.knows(who, *spell)).filter_map(move |spell| {
            match self.aimed(who, spell) {
                Aimed::Nobody => Some((spell, None)),
                Aimed::At(0) | Aimed::Never => None,
                Aimed::At(targets) => Some((spell, Some(targets))),
            }
        })
    }

    /// Whether a caster has any spell to try.
    pub(crate) fn has_spell(&self, who: Id) -> bool {
        self.at(who).spells != 0 && self.castable(who).next().is_some()
    }

    fn aimed(&self, who: Id, spell: Spell) -> Aimed {
        let foes = self.foes(who);
        let friends = self.team(self.owner(who));
        let range = spell.range().unwrap_or(0);
        let near = |id: &Id| !self.options.map || self.near(who, *id, range);
        let within = |set: u64| ids(set).filter(near).set();
        let seen = |set: u64| {
            let sees =
                |id: &Id| !self.is(*id, Mark::Hidden) && (!self.options.map || self.sees(who, *id));
            ids(within(set)).filter(sees).set()
        };
        let only = |set: u64, holds: &dyn Fn(Id) -> bool| {
            Aimed::At(ids(set).filter(|id| holds(*id)).set())
        };
        match spell {
            Spell::SpellOfAwakening | Spell::ChildrenOfTheRat => Aimed::Never,
            Spell::HealingHand => only(within(friends), &|id| {
                self.at(id).wounds < self.at(id).profile.w || !self.at(id).stands()
            }),
            Spell::Lifestealer => only(within(foes), &|id| !self.at(id).is_unholy()),
            Spell::ReAnimation => Aimed::At(self.lately_fallen(who)),
            Spell::CallOfVanhel => only(within(friends), &|id| self.is_thrall(id)),
            Spell::VisionOfTorment => match self.engaged(who) {
                0 => Aimed::At(self.closest_of(who, within(foes))),
                engaged => Aimed::At(engaged),
            },
            Spell::LureOfChaos => Aimed::At(self.closest_of(who, within(foes))),
            Spell::EyeOfGod if self.is(who, Mark::EyeUsed) => Aimed::Never,
            Spell::EyeOfGod => Aimed::At(within(foes | friends)),
            Spell::SpellOfDoom | Spell::Gnawdoom | Spell::SorcerersCurse => Aimed::At(within(foes)),
            Spell::DarkBlood | Spell::FiresOfUzhul | Spell::Warpfire => Aimed::At(seen(foes)),
            Spell::SilverArrows if self.engaged(who) != 0 => Aimed::Never,
            Spell::SilverArrows => only(seen(foes), &|id| self.engaged(id) == 0),
            Spell::DreadOfAramar => only(within(foes), &|id| {
                let warrior = self.at(id);
                let proof = warrior.rule(Rule::Undead) || warrior.rule(Rule::ImmunePsychology);
                warrior.stands() && !proof
            }),
            Spell::BlackFury if self.engaged(who) != 0 => Aimed::Never,
            Spell::BlackFury => only(within(foes), &|id| self.landing(who, id).is_some()),
            Spell::EyeOfTheWarp if self.engaged(who) == 0 => Aimed::Never,
            _ => Aimed::Nobody,
        }
    }

    /// Zombies of a caster's side who went out of action lately.
    fn lately_fallen(&self, who: Id) -> u64 {
        let zombie = |id: &Id| {
            let warrior = self.at(*id);
            warrior.fighter.get().id == "zombie"
                && warrior.condition == Condition::Out
                && warrior.is(Mark::JustOut)
                && !warrior.is(Mark::FledOff)
        };
        self.roster(who.seat()).filter(zombie).set()
    }

    fn is_thrall(&self, id: Id) -> bool {
        let warrior = self.at(id);
        let name = warrior.fighter.get().id;
        warrior.stands() && warrior.engaged == 0 && (name == "zombie" || name == "dire_wolf")
    }

    fn closest_of(&self, who: Id, set: u64) -> u64 {
        if !self.options.map {
            return set;
        }
        let from = self.at(who).at;
        ids(set).min_by_key(|id| from.d2(self.at(*id).at)).map_or(0, Id::bit)
    }

    /// A free square in contact with an enemy, nearest to who comes from the air. At a real table
    /// there always is one.
    fn landing(&self, who: Id, target: Id) -> Option<Square> {
        if !self.options.map {
            return Some(NOWHERE);
        }
        let free = self.field.passable().minus(&self.occupied());
        self.field.contact(self.at(target).at).of(&free).nearest(self.at(who).at)
    }

    /// Squares to which magic can take somebody.
    pub(crate) fn flights(&self, who: Id, spell: Spell) -> Board {
        let from = self.at(who).at;
        if spell == Spell::CallOfVanhel {
            return self.reach_of(who, 2 * self.at(who).movement()).with(from);
        }
        let free = self.field.passable().minus(&self.occupied());
        let there = Board::disc(from, 12).and(&free);
        if self.engaged(who) == 0 { there.with(from) } else { there }
    }

    /// The first warrior on the way to a target, or the target itself.
    fn first_in_path(&self, who: Id, target: Id) -> Id {
        if !self.options.map {
            return target;
        }
        let (from, to) = (self.at(who).at, self.at(target).at);
        let line = self.field.line(from, to);
        let on = |square: &Square| self.on(*square).filter(|id| *id != who);
        line.iter().filter_map(on).next().unwrap_or(target)
    }
}

impl Battle<'_, '_> {
    /// A caster tries a spell.
    pub(crate) fn cast(&mut self, who: Id, spell: Spell, target: Option<Id>) {
        self.deselect();
        self.set(who, Mark::Cast);
        self.set(who, Mark::Acted);
        self.clear(who, Mark::Hidden);
        self.push(Task::Cast { who, spell, target, first: 0 });
    }

    pub(crate) fn casting(
        &mut self,
        who: Id,
        spell: Spell,
        target: Option<Id>,
        first: u8,
    ) -> Option<()> {
        let needs = spell.difficulty().unwrap_or(0);
        let die = self.die(Label::Casting, Some(who), None)?;
        if first == 0 {
            self.push(Task::Cast { who, spell, target, first: die });
            return Some(());
        }
        let warrior = self.at(who);
        let prayer = spell.school().is_prayer();
        let bonus = match prayer {
            true => u8::from(warrior.has(Item::HolyTome)),
            false => u8::from(warrior.skill(Skill::Sorcery)),
        };
        let total = first + die + bonus;
        let works = total >= needs;
        self.emit(Event::SpellCast { who, spell, target, total, needs, works });
        let flies = matches!(spell, Spell::DarkBlood | Spell::FiresOfUzhul | Spell::Warpfire);
        let struck = match target {
            Some(target) if flies => Some(self.first_in_path(who, target)),
            _ => target,
        };
        if works {
            self.push(match struck {
                Some(target) if target != who => Task::Resist { who, spell, target },
                _ => Task::Spell { who, spell, target: struck, die: 0 },
            });
        }
        Some(())
    }

    /// A target may be proof against magic.
    pub(crate) fn resist(&mut self, who: Id, spell: Spell, target: Id) -> Option<()> {
        let warrior = *self.at(target);
        let prayer = spell.school().is_prayer();
        let kind = matches!(spell, Spell::HealingHand | Spell::ReAnimation | Spell::CallOfVanhel);
        if kind {
            self.push(Task::Spell { who, spell, target: Some(target), die: 0 });
            return Some(());
        }
        let soul = warrior.mutation(Mutation::DaemonSoul);
        let sign = warrior.skill(Skill::ProtectionOfSigmar) && !prayer;
        let proof = warrior.is(Mark::Faith) && !prayer;
        let saved = match proof {
            true => true,
            false if soul || sign => self.die(Label::Resist, Some(target), Some(4))? >= 4,
            false => false,
        };
        if saved {
            self.emit(Event::Resisted { who: target, spell });
        } else {
            self.push(Task::Spell { who, spell, target: Some(target), die: 0 });
        }
        Some(())
    }

    /// The spell works. `die` is what was rolled for it so far.
    pub(crate) fn works(
        &mut self,
        who: Id,
        spell: Spell,
        target: Option<Id>,
        die: u8,
    ) -> Option<()> {
        match spell {
            Spell::HammerOfSigmar => self.set(who, Mark::Hammer),
            Spell::HeartsOfSteel => self.steel_hearts(who),
            Spell::ShieldOfFaith => self.set(who, Mark::Faith),
            Spell::ArmourOfRighteousness => self.set(who, Mark::Righteous),
            Spell::DeathVision => self.set(who, Mark::Vision),
            Spell::LuckOfShemtek => self.set(who, Mark::Luck),
            Spell::SwordOfRezhebel => self.set(who, Mark::Rezhebel),
            Spell::Soulfire | Spell::WordOfPain if target.is_none() => {
                let victims = self.around(who, spell);
                self.push(Task::SpellHits { spell, who, victims });
            }
            Spell::EyeOfTheWarp if target.is_none() => {
                let stands = |foe: &Id| self.at(*foe).stands();
                let foes: arrayvec::ArrayVec<Id, 48> =
                    ids(self.engaged(who)).filter(stands).collect();
                for foe in foes.into_iter().rev() {
                    self.push(Task::Resist { who, spell, target: foe });
                }
            }
            Spell::WingsOfDarkness | Spell::FlightOfZimmeran => {
                self.push(Task::Fly { who, spell });
            }
            Spell::DarkBlood if target.is_none() => self.injure(None, who, true),
            _ => {
                if let Some(target) = target {
                    return self.works_on(who, spell, target, die);
                }
            }
        }
        Some(())
    }

    /// A spell works on somebody.
    fn works_on(&mut self, who: Id, spell: Spell, target: Id, die: u8) -> Option<()> {
        match spell {
            Spell::HealingHand => self.heal(who, target),
            Spell::Lifestealer => {
                let wounds = self.at(who).wounds + 1;
                self.emit(Event::Healed { who, wounds });
                self.wound_without_save(Some(who), target);
            }
            Spell::ReAnimation => self.re_animate(who, target),
            Spell::CallOfVanhel => self.push(Task::Fly { who: target, spell }),
            Spell::SpellOfDoom => return self.doom(who, target),
            Spell::VisionOfTorment => {
                let to = match self.at(target).rule(Rule::NoPain) {
                    true => Condition::KnockedDown,
                    false => Condition::Stunned,
                };
                if to > self.at(target).condition {
                    self.fell(target, to, Some(who));
                }
            }
            Spell::EyeOfGod => return self.eye_of_god(who, target),
            Spell::DarkBlood => return self.dark_blood(who, target),
            Spell::LureOfChaos => return self.lure(who, target, die),
            Spell::FiresOfUzhul => self.hits(target, Some(who), 1, 4, true),
            Spell::EyeOfTheWarp => self.push(Task::Lead(target, Label::Warp)),
            Spell::Soulfire | Spell::WordOfPain => self.seared(who, spell, target),
            Spell::DreadOfAramar => self.push(Task::Lead(target, Label::Dread)),
            Spell::SilverArrows => {
                let left = self.die(Label::Count, Some(who), None)? + 2;
                self.push(Task::Arrows { who, target, left });
            }
            Spell::Warpfire => return self.warpfire(who, target),
            Spell::Gnawdoom => return self.gnawdoom(who, target, die),
            Spell::BlackFury => self.black_fury(who, target),
            Spell::SorcerersCurse => self.set(target, Mark::Cursed),
            _ => unreachable!("{spell} is cast at nobody"),
        }
        Some(())
    }

    fn steel_hearts(&mut self, who: Id) {
        for friend in ids(self.team(who.seat())) {
            if !self.options.map || self.near(who, friend, 8) {
                self.set(friend, Mark::Hearts);
            }
        }
    }

    /// Those around a caster whom a spell hits; at a real table they are named one by one.
    fn around(&self, who: Id, spell: Spell) -> u64 {
        if !self.options.map {
            return 0;
        }
        let foes = self.foes(who);
        let all = match spell {
            Spell::WordOfPain => foes | self.team(self.owner(who)) & !who.bit(),
            _ => foes,
        };
        let range = spell.range().unwrap_or(0);
        ids(all).filter(|id| self.near(who, *id, range)).set()
    }

    /// On a map the next of the victims is hit; at a real table the next one is named, those who
    /// were already hit being left out.
    pub(crate) fn spell_hits(&mut self, spell: Spell, who: Id, victims: u64) -> Option<()> {
        let victim = match self.options.map {
            true => ids(victims).next(),
            false => {
                let foes = self.foes(who);
                let both = foes | self.team(self.owner(who));
                let all = if spell == Spell::Soulfire { foes } else { both };
                let left = all & !victims & !who.bit();
                match self.answer(self.owner(who), Ask::Hit(who, left))? {
                    Move::Pick(id) => Some(id),
                    _ => None,
                }
            }
        };
        let Some(victim) = victim else { return Some(()) };
        let victims = match self.options.map {
            true => victims & !victim.bit(),
            false => victims | victim.bit(),
        };
        self.push(Task::SpellHits { spell, who, victims });
        match spell {
            Spell::Warpfire => self.hits(victim, Some(who), 1, 3, true),
            _ => self.push(Task::Resist { who, spell, target: victim }),
        }
        Some(())
    }

    /// A hit without a save on somebody near the caster.
    fn seared(&mut self, who: Id, spell: Spell, target: Id) {
        let holy = spell == Spell::Soulfire && self.at(target).is_unholy();
        self.hits(target, Some(who), 1, if holy { 5 } else { 3 }, false);
    }

    /// One regains his wounds, and fallen friends near the caster stand up.
    fn heal(&mut self, who: Id, target: Id) {
        let wounds = self.at(target).profile.w.max(self.at(target).wounds);
        self.emit(Event::Healed { who: target, wounds });
        for friend in ids(self.team(self.owner(who))) {
            let near = friend == target || (self.options.map && self.near(who, friend, 2));
            if near && !self.at(friend).stands() {
                self.emit(Event::Recovered { who: friend, to: Condition::Standing });
            }
        }
    }

    fn re_animate(&mut self, who: Id, target: Id) {
        let at = match self.options.map {
            true => {
                let free = self.field.passable().minus(&self.occupied());
                let clear = free.minus(&self.beside(self.foes(who)));
                let near = Board::disc(self.at(who).at, 6).and(&clear);
                let Some(at) = near.nearest(self.at(who).at) else { return };
                Some(at)
            }
            false => None,
        };
        self.emit(Event::Returned { who: target, at });
        self.clear(target, Mark::JustOut);
    }

    /// Above his Strength: a roll on the table of injuries.
    fn doom(&mut self, who: Id, target: Id) -> Option<()> {
        let die = self.die(Label::Strength, Some(target), None)?;
        if die > self.at(target).profile.s {
            self.injure(Some(who), target, false);
        }
        Some(())
    }

    fn injure(&mut self, by: Option<Id>, target: Id, hardy: bool) {
        let blow = Blow::plain(Item::Fist, crate::weapon::Class::Unarmed);
        let defence = crate::strike::Defence { hardy, ..self.defence(target) };
        self.begin_strike(Strike::injured(by.map(|by| by.0), target.0, defence, blow));
    }

    fn eye_of_god(&mut self, who: Id, target: Id) -> Option<()> {
        let die = self.die(Label::Effect, Some(who), None)?;
        self.set(who, Mark::EyeUsed);
        if die == 1 {
            self.fell(target, Condition::Out, Some(who));
            return Some(());
        }
        let mut profile = self.at(target).profile;
        let all = die == 6;
        let raise = |face: u8, value: &mut u8| {
            if (all || die == face) && *value < 10 {
                *value += 1;
            }
        };
        raise(2, &mut profile.ws);
        raise(3, &mut profile.s);
        raise(4, &mut profile.t);
        raise(5, &mut profile.a);
        if all {
            for value in [&mut profile.m, &mut profile.bs, &mut profile.i, &mut profile.ld] {
                raise(6, value);
            }
            raise(6, &mut profile.w);
            let wounds = self.at(target).wounds + 1;
            self.emit(Event::Healed { who: target, wounds });
        }
        self.emit(Event::Changed { who: target, profile });
        Some(())
    }

    /// Burning blood for the first in its way, and a roll on the table of injuries for the caster.
    fn dark_blood(&mut self, who: Id, target: Id) -> Option<()> {
        let hits = d3(self.die(Label::HitsTaken, Some(who), None)?);
        self.push(Task::Spell { who, spell: Spell::DarkBlood, target: None, die: 0 });
        self.hits(target, Some(who), hits, 5, true);
        Some(())
    }

    /// A contest of wills: the caster's die and Leadership against the target's.
    fn lure(&mut self, who: Id, target: Id, first: u8) -> Option<()> {
        let die = self.die(Label::Effect, Some(if first == 0 { who } else { target }), None)?;
        if first == 0 {
            let spell = Spell::LureOfChaos;
            self.push(Task::Spell { who, spell, target: Some(target), die });
            return Some(());
        }
        let (mine, theirs) = (self.at(who).profile.ld, self.at(target).profile.ld);
        if first + mine > die + theirs {
            if self.engaged(target) != 0 {
                self.emit(Event::Parted { who: target });
            }
            self.set(target, Mark::Lured);
            self.touch_again(target);
            self.check_table();
        }
        Some(())
    }

    fn warpfire(&mut self, who: Id, target: Id) -> Option<()> {
        let hits = d3(self.die(Label::HitsTaken, Some(who), None)?);
        let victim = target;
        let all = self.foes(who) | self.team(self.owner(who));
        let close = |id: &Id| *id != victim && *id != who && self.near(*id, victim, 2);
        let victims = match self.options.map {
            true => ids(all).filter(close).set(),
            false => victim.bit(),
        };
        self.push(Task::SpellHits { spell: Spell::Warpfire, who, victims });
        self.hits(victim, Some(who), hits, 4, true);
        Some(())
    }

    fn gnawdoom(&mut self, who: Id, target: Id, first: u8) -> Option<()> {
        let die = self.die(Label::HitsTaken, Some(who), None)?;
        if first == 0 {
            let spell = Spell::Gnawdoom;
            self.push(Task::Spell { who, spell, target: Some(target), die });
        } else {
            self.hits(target, Some(who), first + die, 1, true);
        }
        Some(())
    }

    /// The sorcerer flies at an enemy.
    fn black_fury(&mut self, who: Id, target: Id) {
        self.set(who, Mark::Fury);
        let to = self.landing(who, target).filter(|at| *at != NOWHERE);
        self.s.pending.charge = crate::state::Charge { who, target, to, ..Default::default() };
        self.contact_made(who, to, None, How::Magic);
        self.s.pending.charge = Default::default();
    }

    /// Magic takes somebody elsewhere; where that is in contact, it is a charge.
    pub(crate) fn fly(&mut self, who: Id, spell: Spell) -> Option<()> {
        if !self.options.map {
            return self.fly_at_table(who);
        }
        let Move::Go(to) = self.answer(self.owner(who), Ask::Fly(who, spell))? else {
            unreachable!("a square was asked for");
        };
        if self.engaged(who) != 0 {
            self.emit(Event::Parted { who });
        }
        if self.touching(to, self.foes(who)) != 0 {
            self.contact_made(who, Some(to), None, How::Magic);
        } else {
            self.emit(Event::Moved { who, to: Some(to), how: How::Magic });
            self.arrived(who);
        }
        Some(())
    }

    fn fly_at_table(&mut self, who: Id) -> Option<()> {
        let foes = self.foes(who);
        let answer = self.answer(self.owner(who), Ask::Contact(who, foes))?;
        if self.engaged(who) != 0 {
            self.emit(Event::Parted { who });
        }
        if let Move::Pick(target) = answer {
            self.s.pending.charge = crate::state::Charge { who, target, ..Default::default() };
            self.contact_made(who, None, None, How::Magic);
            self.s.pending.charge = Default::default();
        } else {
            self.emit(Event::Moved { who, to: None, how: How::Magic });
        }
        Some(())
    }

    pub(crate) fn arrows(&mut self, who: Id, target: Id, left: u8) -> Option<()> {
        if left == 0 || !self.at(target).is_here() {
            return Some(());
        }
        self.push(Task::Arrows { who, target, left: left - 1 });
        let needs = 7_u8.saturating_sub(self.at(who).profile.bs).max(2);
        let blow = Blow { hit: needs, ..self.plain_hit(target, 3, true) };
        let defence = self.defence(target);
        self.begin_strike(Strike::new(Some(who.0), target.0, defence).with(blow, 1));
        Some(())
    }

    /// What comes of a test against magic, or a net.
    pub(crate) fn magic_tested(&mut self, who: Id, label: Label, passed: bool) {
        match (label, passed) {
            (Label::Strength, false) => self.set(who, Mark::Netted),
            (Label::Dread, false) => {
                let foes = self.engaged(who);
                self.push(Task::BreakRun(who));
                self.push(Task::Break { who, foes });
            }
            (Label::Warp, false) => {
                if !self.at(who).rule(Rule::ImmunePsychology) {
                    self.push(Task::BreakRun(who));
                }
                self.push(Task::Hits { who, by: None, hits: 1, strength: 3, save: true });
            }
            (Label::Lure, true) => {
                if self.engaged(who) != 0 {
                    self.emit(Event::Parted { who });
                }
                self.clear(who, Mark::Lured);
                self.touch_again(who);
            }
            (Label::Rezhebel, false) => self.clear(who, Mark::Rezhebel),
            _ => {}
        }
    }

    /// What magic may lose at the start of the recovery phase.
    pub(crate) fn wane(&mut self, who: Id) -> Option<()> {
        if self.is(who, Mark::Faith) {
            let die = self.die(Label::Effect, Some(who), Some(3))?;
            if die < 3 {
                self.clear(who, Mark::Faith);
            }
        }
        if self.is(who, Mark::Lured) {
            self.push(Task::Lead(who, Label::Lure));
        }
        Some(())
    }
}
