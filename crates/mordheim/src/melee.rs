//! Hand-to-hand combat: who fights with what, in which order, and how hard.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::ask::Ask;
use crate::dice::{Label, NEVER, SURE, blow_needs, save_worse, wound_needs};
use crate::event::{Event, How};
use crate::fighter::Warband;
use crate::item::Item;
use crate::moves::Move;
use crate::rulings::{
    R1_LEAST, R3_FIRST_HITTER_ONLY, R4_INITIATIVE_AMONG_LAST, R5_TIES_BY_DICE,
    R14_NO_CRITICAL_FROM, R16_SHIELD_NEEDS_A_HAND, R17_NO_FINISHING_BY_THE_SAME,
    R18_UNPARRYABLE_TIMES, R19_HANDS_ARE_KEPT, R23_CRITICALS_ON_THE_FALLEN, R25_BRACE_ATTACKS,
    R27_BLOWS_ARE_LOST, R29_CROSSBOW_PISTOL, R65_DUELLING_PISTOL_IN_COMBAT,
};
use crate::skill::{Mutation, Rule, Skill};
use crate::square::Square;
use crate::state::{Melee, State, Turn};
use crate::strike::{Blow, Defence, MOST_BLOWS, Strike};
use crate::task::{Battle, RollFor, Task};
use crate::warrior::{Condition, Id, Mark, SetOfIds as _, Warrior, ids};

/// What a blow is struck with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limb {
    Main,
    Off,
    /// A great claw: one stronger.
    Claw,
    /// A scorpion's tail.
    Sting,
}

/// Whether the Art of Silent Death is practised with it: bare paws, or claws on them (R66).
const fn is_paw(item: Item) -> bool {
    matches!(item, Item::Natural | Item::FightingClaws)
}

/// The most ways in which hands can be filled.
const WAYS: usize = 24;

impl State {
    // ------------------------------------------------------------------ hands

    /// The ways in which a warrior can fill his hands now.
    pub(crate) fn ways(&self, who: Id) -> ArrayVec<(Item, Item), WAYS> {
        let warrior = self.at(who);
        let mut ways = ArrayVec::new();
        if warrior.rule(Rule::NaturalWeapons) {
            ways.push((Item::Natural, Item::Fist));
            return ways;
        }
        let claw = warrior.mutation(Mutation::GreatClaw);
        let weapons = warrior
            .items
            .iter()
            .filter(|item| item.melee().is_some() && !matches!(item, Item::Fist | Item::Natural));
        for main in weapons {
            self.ways_with(who, main, claw, &mut ways);
        }
        if warrior.skill(Skill::SilentDeath) {
            ways.truncate(WAYS - 2);
            ways.push((Item::Natural, Item::Fist));
        }
        if ways.is_empty() {
            ways.push((Item::Fist, Item::Fist));
        }
        ways.sort_unstable();
        ways
    }

    fn ways_with(&self, who: Id, main: Item, claw: bool, ways: &mut ArrayVec<(Item, Item), WAYS>) {
        let warrior = self.at(who);
        let melee = main.melee().expect("a close combat weapon");
        let mut add = |off: Item| {
            if !ways.is_full() && !ways.contains(&(main, off)) {
                ways.push((main, off));
            }
        };
        if melee.hands > 1 || melee.pair {
            if !claw {
                add(Item::Fist);
            }
            return;
        }
        if claw {
            add(Item::Fist);
            return;
        }
        let mut other = false;
        if warrior.has(Item::Shield) {
            add(Item::Shield);
            other = true;
        }
        if warrior.has(Item::Buckler) && !melee.difficult {
            add(Item::Buckler);
            other = true;
        }
        if !melee.unwieldy && !melee.difficult {
            for off in self.off_hands(warrior, who, main) {
                add(off);
                other = true;
            }
        }
        if !other {
            add(Item::Fist);
        }
    }

    /// What the other hand can hold beside a one-handed weapon: a second weapon, a loaded pistol.
    fn off_hands(&self, warrior: &Warrior, who: Id, main: Item) -> ArrayVec<Item, WAYS> {
        let several = warrior.profile.a > 1
            || warrior.is_frenzied()
            || warrior.skill(Skill::CombatMaster)
            || warrior.skill(Skill::PitFighter)
            || [Mark::Hungry, Mark::Fury, Mark::Rezhebel].iter().any(|mark| warrior.is(*mark));
        let second = |item: &Item| {
            let melee = item.melee();
            let plain = melee.is_some_and(|melee| {
                melee.hands == 1 && !melee.unwieldy && !melee.difficult && !melee.pair
            });
            let there = if *item == main { warrior.pairs.has(main) } else { true };
            plain && there && *item != Item::Fist && (several || *item <= main)
        };
        let pistol =
            |item: &Item| item.is_pistol() && self.first_turn(who) && warrior.loaded(*item) > 0;
        warrior.items.iter().filter(|item| second(item) || pistol(item)).take(WAYS).collect()
    }

    /// The ways that a brace of loaded pistols adds.
    pub(crate) fn all_ways(&self, who: Id) -> ArrayVec<(Item, Item), WAYS> {
        let mut ways = self.ways(who);
        let warrior = self.at(who);
        for pistol in warrior.items.iter().filter(|item| item.is_pistol()) {
            if warrior.loaded(pistol) > 1 && self.first_turn(who) && !ways.is_full() {
                ways.push((pistol, pistol));
            }
        }
        ways.sort_unstable();
        ways
    }

    /// What he usually fights with: what he has in hand, or whatever makes most blows, both hands
    /// filled before one, and a dagger only where there is nothing better.
    pub(crate) fn usual_way(&self, who: Id) -> (Item, Item) {
        let (ways, warrior) = (self.all_ways(who), self.at(who));
        let held = (warrior.main, warrior.off);
        if warrior.is_armed() && ways.contains(&held) {
            return held;
        }
        let blows = |way: &&(Item, Item)| {
            let mut armed = self.clone();
            armed.table.apply(&Event::Armed { who, main: way.0, off: way.1 });
            let better = [way.0, way.1].map(|item| item != Item::Dagger);
            (armed.limbs(who).len(), way.1 != Item::Fist, better)
        };
        // Of equals the first counts.
        ways.iter().rev().max_by_key(blows).copied().unwrap_or(held)
    }

    /// Whether his hands must be chosen before this melee.
    fn wants_hands(&self, who: Id) -> bool {
        let warrior = self.at(who);
        if !warrior.is_armed() {
            return true;
        }
        let changes = |item: Item| item == Item::Spear || item.is_pistol();
        let may = changes(warrior.main) || changes(warrior.off);
        !self.first_turn(who) && (may || !R19_HANDS_ARE_KEPT)
    }

    // ------------------------------------------------------------------ order

    /// The group in which he strikes: 1 first, 2 as usual, 3 last, 4 after all others.
    pub(crate) fn strike_group(&self, who: Id) -> u8 {
        let warrior = self.at(who);
        let weapon = warrior.main.melee();
        let last = weapon.is_some_and(|weapon| weapon.strikes_last);
        let spear = weapon.is_some_and(|weapon| weapon.strikes_first) && self.first_turn(who);
        let charged_at = || ids(self.engaged(who)).any(|foe| self.is(foe, Mark::Charged));
        let reflexes = warrior.skill(Skill::LightningReflexes) && charged_at();
        match () {
            () if warrior.is(Mark::StoodUp) => 4,
            () if last && !warrior.skill(Skill::Strongman) => 3,
            () if warrior.is(Mark::Charged) || spear || reflexes => 1,
            () => 2,
        }
    }

    /// Initiative as it counts for the order of striking.
    pub(crate) fn strike_initiative(&self, who: Id) -> u8 {
        let warrior = self.at(who);
        warrior.profile.i + u8::from(warrior.has(Item::IthilmarWeapons))
    }

    fn order_of_striking(&self, fighters: u64) -> ArrayVec<Turn, { crate::warrior::ALL }> {
        let mut turns = ArrayVec::new();
        let mut add = |who: Id, act: u8, group: u8, initiative: u8| {
            if !turns.is_full() {
                turns.push(Turn { who, act, group, initiative });
            }
        };
        for who in ids(fighters) {
            let warrior = self.at(who);
            if warrior.mutation(Mutation::Spines) {
                add(who, 0, 0, 0);
            }
            if !self.may_strike(who) {
                continue;
            }
            if warrior.has(Item::CrossbowPistol) && self.first_turn(who) {
                add(who, 1, 0, 0);
            }
            if self.cracks(who) {
                let group = if warrior.is(Mark::StoodUp) { 4 } else { 1 };
                add(who, 2, group, self.strike_initiative(who));
            }
            let (group, initiative) = (self.strike_group(who), self.strike_initiative(who));
            let sorted = group != 3 || R4_INITIATIVE_AMONG_LAST;
            add(who, 3, group, if sorted { initiative } else { 0 });
        }
        turns.sort_by_key(|turn| {
            let early = turn.act.min(2);
            (early, turn.group, std::cmp::Reverse(turn.initiative), turn.who.seat(), turn.who)
        });
        turns
    }

    /// Whether he has a whip in his hands.
    fn has_whip(&self, who: Id) -> bool {
        let whip = |item: Item| item.melee().is_some_and(|melee| melee.whip);
        whip(self.at(who).main) || whip(self.at(who).off)
    }

    /// Whether his whip cracks at somebody who charges him.
    fn cracks(&self, who: Id) -> bool {
        let charger = ids(self.engaged(who)).any(|foe| self.is(foe, Mark::Charged));
        self.has_whip(who) && charger && !self.is(who, Mark::Charged)
    }

    // ------------------------------------------------------------------ blows

    /// The blows of a warrior, in order.
    pub(crate) fn limbs(&self, who: Id) -> ArrayVec<Limb, MOST_BLOWS> {
        let warrior = self.at(who);
        let mut limbs = ArrayVec::new();
        let mut add = |limb: Limb, count: u8| {
            for _ in 0..count {
                if !limbs.is_full() {
                    limbs.push(limb);
                }
            }
        };
        let held = self.pending.melee.held & who.bit() != 0;
        if warrior.main.is_pistol() && warrior.main == warrior.off {
            add(Limb::Main, R25_BRACE_ATTACKS - u8::from(held));
            return limbs;
        }
        add(Limb::Main, self.main_attacks(who));
        let second = warrior.off.melee().is_some() && warrior.off != Item::Fist;
        let pistol = warrior.off.is_pistol() && self.first_turn(who);
        add(Limb::Off, u8::from(second || pistol));
        if warrior.is(Mark::Charged) && self.has_whip(who) {
            let main = warrior.main.melee().is_some_and(|melee| melee.whip);
            add(if main { Limb::Main } else { Limb::Off }, 1);
        }
        let arm = warrior.mutation(Mutation::ExtraArm) || warrior.skill(Skill::TailFighting);
        add(Limb::Main, u8::from(arm));
        add(Limb::Claw, u8::from(warrior.mutation(Mutation::GreatClaw)));
        add(Limb::Sting, u8::from(warrior.mutation(Mutation::ScorpionTail)));
        if held && limbs.len() > 1 {
            limbs.pop();
        }
        limbs
    }

    /// Attacks of the main hand.
    fn main_attacks(&self, who: Id) -> u8 {
        let warrior = self.at(who);
        if warrior.main == Item::Fist {
            return 1;
        }
        let charged = warrior.is(Mark::Charged);
        let wolf = warrior.rule(Rule::ChargeTwoAttacks) && charged;
        let profile = if wolf { 2 } else { warrior.profile.a };
        let doubled = if warrior.is_frenzied() { 2 * profile } else { profile };
        let pair = warrior.main.melee().is_some_and(|melee| melee.pair);
        let paws = warrior.skill(Skill::SilentDeath) && is_paw(warrior.main);
        let several = self.engaged(who).count_ones() > 1;
        doubled
            + u8::from(pair)
            + u8::from(paws)
            + u8::from(several && warrior.skill(Skill::CombatMaster))
            + u8::from(warrior.is(Mark::Hungry))
            + 2 * u8::from(warrior.is(Mark::Fury))
            + u8::from(warrior.is(Mark::Rezhebel))
            + u8::from(self.in_the_pit(who))
    }

    /// Whether a pit fighter is in his element: among walls or ruins.
    fn in_the_pit(&self, who: Id) -> bool {
        let warrior = self.at(who);
        warrior.skill(Skill::PitFighter) && self.options.map && self.field.in_ruins(warrior.at)
    }

    /// Whom he may strike: those who stand, and the fallen only if nobody does.
    pub(crate) fn strike_targets(&self, who: Id) -> u64 {
        let engaged = self.engaged(who);
        let up = ids(engaged).filter(|foe| self.at(*foe).stands());
        let up = up.set();
        if up != 0 { up } else { engaged }
    }

    /// Whether he can strike at all.
    fn may_strike(&self, who: Id) -> bool {
        let warrior = self.at(who);
        warrior.is_here()
            && warrior.stands()
            && !warrior.is(Mark::Stupid)
            && !warrior.is(Mark::Hammered)
            && self.strike_targets(who) != 0
    }

    /// Weapon Skill as it counts now.
    fn skill_of(&self, who: Id) -> u8 {
        let warrior = self.at(who);
        let charging = warrior.skill(Skill::UnstoppableCharge) && warrior.is(Mark::Charged);
        let sword = 2 * u8::from(warrior.is(Mark::Rezhebel));
        (warrior.profile.ws + u8::from(charging) + u8::from(self.in_the_pit(who)) + sword).min(10)
    }

    /// Whether a warrior hates another.
    fn hates(&self, who: Id, foe: Id) -> bool {
        let (warrior, other) = (self.at(who), self.at(foe));
        let warband = self.side(foe.seat()).warband;
        let evil = matches!(warband, Warband::Skaven | Warband::Undead | Warband::Possessed);
        warrior.rule(Rule::Hatred)
            || (warrior.rule(Rule::HatesSpellcasters) && other.is_wizard())
            || (warrior.rule(Rule::HatesEvil) && evil)
    }

    /// The numbers of one blow.
    pub(crate) fn blow(&self, who: Id, target: Id, limb: Limb) -> Blow {
        self.blow_in_turn(who, target, limb, self.first_turn(who))
    }

    /// The numbers of one blow in the first turn of his combat, or later.
    fn blow_in_turn(&self, who: Id, target: Id, limb: Limb, first: bool) -> Blow {
        let warrior = self.at(who);
        let item = match limb {
            Limb::Main => warrior.main,
            Limb::Off => warrior.off,
            Limb::Claw | Limb::Sting => Item::Natural,
        };
        let mut blow = match item.missile() {
            Some(_) => self.pistol_blow(who, target, item),
            None => self.steel_blow(who, target, item, limb, first),
        };
        blow.hit = self.blow_hit(who, target, item);
        let sword = item.melee().is_some_and(|melee| melee.is_sword);
        let fencer = warrior.rule(Rule::ExpertSwordsmen) && item == Item::Sword
            || warrior.skill(Skill::ExpertSwordsman) && sword;
        blow.again = (first && self.hates(who, target))
            || (fencer && warrior.is(Mark::Charged))
            || warrior.rule(Rule::BlessedSight)
            || warrior.is(Mark::Luck);
        blow.cursed = warrior.is(Mark::Cursed);
        blow
    }

    /// What a blow needs to hit.
    fn blow_hit(&self, who: Id, target: Id, item: Item) -> u8 {
        let warrior = self.at(who);
        if warrior.is(Mark::FearFailed) {
            return 6;
        }
        let needs = blow_needs(self.skill_of(who), self.skill_of(target));
        match needs {
            SURE => SURE,
            _ => {
                let pistol = R65_DUELLING_PISTOL_IN_COMBAT && item == Item::DuellingPistol;
                let easier = u8::from(warrior.is(Mark::Dived)) + u8::from(pistol);
                (needs - easier).max(R1_LEAST)
            }
        }
    }

    fn steel_blow(&self, who: Id, target: Id, item: Item, limb: Limb, first: bool) -> Blow {
        let (warrior, foe) = (self.at(who), self.at(target));
        let melee = item.melee().expect("a close combat weapon");
        let immune = foe.rule(Rule::ImmunePoison);
        let bonus = match melee.first_turn_only && !first {
            true => 0,
            false => melee.bonus,
        };
        let poisoned = warrior.poisoned() == Some(item);
        let venom = warrior.has(Item::DarkVenom) && poisoned && !immune;
        let strength = match limb {
            Limb::Sting if immune => 2,
            Limb::Sting => 5,
            _ => {
                let base = warrior.profile.s as i8 + bonus + i8::from(limb == Limb::Claw);
                base.max(1) as u8 + self.added_strength(warrior) + u8::from(venom)
            }
        };
        let resilient = u8::from(foe.skill(Skill::Resilient) && strength > 1);
        let table = wound_needs(strength - resilient, foe.profile.t);
        let holy = melee.holy && foe.is_unholy() && table < NEVER;
        let paws = warrior.skill(Skill::SilentDeath) && is_paw(item);
        let critical = match (table >= R14_NO_CRITICAL_FROM, paws) {
            (true, _) => NEVER,
            (false, true) => 5,
            (false, false) => 6,
        };
        let lotus = melee.lotus || (warrior.has(Item::BlackLotus) && poisoned);
        let gromril = warrior.has(Item::GromrilWeapons) && melee.hands > 0;
        let worse = save_worse(strength) as i8 + melee.worse as i8 + i8::from(gromril)
            - melee.better as i8
            + i8::from(warrior.rule(Rule::PerfectKiller));
        Blow {
            strength,
            toughness: foe.profile.t,
            wound: (table - u8::from(holy)).max(R1_LEAST),
            critical,
            save: State::save_number(self.close_save(target), worse),
            injury: u8::from(warrior.skill(Skill::StrikeToInjure)),
            wounds: if warrior.is(Mark::Hammer) { 2 } else { 1 },
            poison: lotus && !immune,
            concussion: melee.concussion,
            unparryable: melee.unparryable || strength >= R18_UNPARRYABLE_TIMES * foe.profile.s,
            ..Blow::plain(item, melee.class)
        }
    }

    /// Strength that skills, dives and magic add to blows.
    fn added_strength(&self, warrior: &Warrior) -> u8 {
        u8::from(warrior.skill(Skill::MightyBlow))
            + u8::from(warrior.is(Mark::Dived))
            + 2 * u8::from(warrior.is(Mark::Hammer))
            + u8::from(warrior.is(Mark::Fury))
            + 2 * u8::from(warrior.is(Mark::Rezhebel))
    }

    /// A pistol fired in close combat: its own strength, and Weapon Skill to hit.
    fn pistol_blow(&self, who: Id, target: Id, item: Item) -> Blow {
        let missile = item.missile().expect("a pistol is a missile weapon");
        let blow = self.missile_blow(who, item, missile, target);
        let (warrior, foe) = (self.at(who), self.at(target));
        let resilient = u8::from(foe.skill(Skill::Resilient));
        let table = wound_needs(blow.strength - resilient, foe.profile.t);
        let worse = missile.save + i8::from(warrior.rule(Rule::PerfectKiller));
        Blow {
            save: State::save_number(self.close_save(target), worse),
            injury: u8::from(warrior.skill(Skill::StrikeToInjure)),
            unparryable: blow.strength >= R18_UNPARRYABLE_TIMES * foe.profile.s,
            wound: table,
            critical: if table >= R14_NO_CRITICAL_FROM { NEVER } else { 6 },
            misfires: false,
            ..blow
        }
    }

    /// The save in close combat: a shield counts only in a hand of its own.
    pub(crate) fn close_save(&self, target: Id) -> u8 {
        let warrior = self.at(target);
        let two = warrior.main.melee().is_some_and(|melee| melee.hands > 1);
        let shield = match warrior.is_armed() {
            true => warrior.off == Item::Shield,
            false => !two,
        };
        warrior.armour_save(shield || !R16_SHIELD_NEEDS_A_HAND)
    }

    /// What stands against the blows of a warrior.
    pub(crate) fn close_defence(&self, who: Id, target: Id) -> Defence {
        let warrior = self.at(target);
        let mut defence = self.defence(target);
        let same = R17_NO_FINISHING_BY_THE_SAME && warrior.felled_by == Some(who);
        if same {
            defence.condition = Condition::Standing;
            return defence;
        }
        let parries = |item: Item| item.melee().is_some_and(|melee| melee.parry);
        let twice = |item: Item| item.melee().is_some_and(|melee| melee.parry_reroll);
        let spent = warrior.is(Mark::ParrySpent) && R3_FIRST_HITTER_ONLY;
        if warrior.stands() && !spent {
            let steel = parries(warrior.main) || parries(warrior.off);
            let buckler = warrior.off == Item::Buckler;
            let again = (steel && buckler) || twice(warrior.main);
            defence.parries = u8::from(steel || buckler) + u8::from(again);
        }
        defence
    }

    /// A hit on one who breaks away: the main weapon, no die to hit, nothing of a first turn.
    pub(crate) fn breaking_blow(&self, foe: Id, who: Id) -> Blow {
        Blow { hit: SURE, again: false, ..self.blow_in_turn(foe, who, Limb::Main, false) }
    }

    /// A strike of these limbs at somebody.
    pub(crate) fn strike_of(&self, who: Id, target: Id, limbs: &[Limb]) -> Strike {
        let mut strike = Strike::new(Some(who.0), target.0, self.close_defence(who, target));
        strike.close = true;
        strike.charts = self.options.charts;
        strike.web = self.at(who).skill(Skill::WebOfSteel);
        strike.may_crit = !self.is(who, Mark::CriticalDone)
            && (R23_CRITICALS_ON_THE_FALLEN || self.at(target).stands());
        limbs.iter().fold(strike, |strike, limb| strike.with(self.blow(who, target, *limb), 1))
    }

    /// The melee in which a warrior is: everybody in contact with him, and so on.
    fn melee_of(&self, who: Id) -> u64 {
        let (mut found, mut edge) = (who.bit(), who.bit());
        while edge != 0 {
            let next = ids(edge).fold(0, |set, id| set | self.engaged(id));
            edge = next & !found;
            found |= next;
        }
        found
    }

    /// The first warriors of the melees that are still to be fought.
    pub(crate) fn melees(&self) -> ArrayVec<Id, 24> {
        let mut left = ids(self.pending.melee.waiting)
            .filter(|id| self.at(*id).is_here() && self.engaged(*id) != 0)
            .set();
        let mut firsts = ArrayVec::new();
        while let Some(first) = ids(left).next() {
            firsts.push(first);
            left &= !self.melee_of(first);
        }
        firsts
    }
}

impl Battle<'_, '_> {
    /// The active side picks the next melee, if there are several.
    pub(crate) fn next_melee(&mut self) -> Option<()> {
        let firsts = self.melees();
        let first = match firsts.as_slice() {
            [] => {
                self.s.pending.melee = Melee::default();
                return Some(());
            }
            [only] => *only,
            _ => match self.answer(self.active, Ask::Melee)? {
                Move::Melee(first) => first,
                _ => unreachable!("a melee was asked for"),
            },
        };
        let fighters = self.melee_of(first);
        let waiting = self.pending.melee.waiting & !fighters;
        self.s.pending.melee = Melee { waiting, fighters, ..Melee::default() };
        self.push(Task::NextMelee);
        self.push(Task::Hands);
        Some(())
    }

    /// Everybody's hands are chosen, those of the active side first; tentacles take hold.
    pub(crate) fn hands(&mut self) -> Option<()> {
        if !self.options.map && !self.options.disputes {
            return self.usual_hands();
        }
        let active = self.active;
        let left = self.pending.melee.fighters & !self.pending.melee.settled;
        let own = ids(left).find(|id| self.owner(*id) == active);
        let Some(who) = own.or_else(|| ids(left).next()) else {
            self.push(Task::Order);
            return Some(());
        };
        if self.at(who).stands() && self.wants_hands(who) {
            let ways = self.all_ways(who);
            let (main, off) = match ways.as_slice() {
                [only] => *only,
                _ => match self.answer(self.owner(who), Ask::Hands(who))? {
                    Move::Hands(main, off) => (main, off),
                    _ => unreachable!("weapons were asked for"),
                },
            };
            if (main, off) != (self.at(who).main, self.at(who).off) {
                self.emit(Event::Armed { who, main, off });
            }
        }
        self.s.pending.melee.settled |= who.bit();
        self.push(Task::Hands);
        if self.at(who).mutation(Mutation::Tentacle) && self.at(who).stands() {
            self.push(Task::Grip(who));
        }
        Some(())
    }

    /// At a real table everybody takes what he usually does, and may take something else before the
    /// first blow.
    fn usual_hands(&mut self) -> Option<()> {
        let fighters = self.pending.melee.fighters;
        self.push(Task::Order);
        for who in ids(fighters).filter(|who| self.at(*who).stands()).collect::<Vec<_>>() {
            if self.at(who).mutation(Mutation::Tentacle) {
                self.push(Task::Grip(who));
            }
        }
        let wants = |who: &Id| self.at(*who).stands() && self.wants_hands(*who);
        let choosers = ids(fighters).filter(wants).set();
        for who in ids(choosers) {
            let (main, off) = self.usual_way(who);
            if (main, off) != (self.at(who).main, self.at(who).off) {
                self.emit(Event::Armed { who, main, off });
            }
        }
        let open = ids(choosers).filter(|who| self.all_ways(*who).len() > 1).set();
        self.s.pending.melee.settled = fighters;
        if open != 0 {
            self.push(Task::MeleeOpen(open));
        }
        Some(())
    }

    /// At a real table: who of these takes something else before the melee begins?
    pub(crate) fn melee_open(&mut self, set: u64) -> Option<()> {
        if let Move::Arm(who, main, off) = self.answer(self.active, Ask::Fight(set))? {
            self.emit(Event::Armed { who, main, off });
            let left = set & !who.bit();
            if left != 0 {
                self.push(Task::MeleeOpen(left));
            }
        }
        Some(())
    }

    /// One opponent loses an attack to a tentacle.
    pub(crate) fn take_hold(&mut self, who: Id) -> Option<()> {
        let foes = self.engaged(who);
        let held = match foes.count_ones() {
            0 => return Some(()),
            1 => Id(foes.trailing_zeros() as u8),
            _ => match self.answer(self.owner(who), Ask::Hold(who, foes))? {
                Move::Pick(foe) => foe,
                _ => return Some(()),
            },
        };
        self.s.pending.melee.held |= held.bit();
        Some(())
    }

    /// The order of striking is found; where both sides are equally quick, dice decide.
    pub(crate) fn order(&mut self) -> Option<()> {
        if self.pending.melee.len == 0 {
            let turns = self.order_of_striking(self.pending.melee.fighters);
            self.s.pending.melee.queue[..turns.len()].copy_from_slice(&turns);
            self.s.pending.melee.len = turns.len() as u8;
        }
        if let Some((from, _)) = self.next_tie() {
            self.s.pending.melee.at = from as u8;
            let active = self.active;
            self.push(Task::Order);
            self.push(Task::RollOff(RollFor::Tie, active, 0));
            return Some(());
        }
        self.s.pending.melee.at = 0;
        self.push(Task::NextStriker);
        Some(())
    }

    /// The next warriors of both sides who are equally quick, from the place reached on.
    fn next_tie(&self) -> Option<(usize, usize)> {
        let queue = &self.pending.melee.queue[..usize::from(self.pending.melee.len)];
        let key = |turn: &Turn| (turn.act.min(2), turn.group, turn.initiative);
        let mut from = usize::from(self.pending.melee.at);
        while from < queue.len() {
            let same = queue[from..].iter().take_while(|turn| key(turn) == key(&queue[from]));
            let to = from + same.count();
            let seats = |seat: Seat| queue[from..to].iter().any(|turn| turn.who.seat() == seat);
            if R5_TIES_BY_DICE && queue[from].act >= 2 && seats(Seat(0)) && seats(Seat(1)) {
                return Some((from, to));
            }
            from = to;
        }
        None
    }

    /// The winner's warriors strike first among those who are equally quick.
    pub(crate) fn tie_won(&mut self, winner: Seat) {
        if let Some((from, to)) = self.next_tie() {
            self.s.pending.melee.queue[from..to].sort_by_key(|turn| turn.who.seat() != winner);
            self.s.pending.melee.at = to as u8;
        }
    }

    /// The next in the order does what he does.
    pub(crate) fn next_striker(&mut self) -> Option<()> {
        let at = self.pending.melee.at;
        if at >= self.pending.melee.len {
            return Some(());
        }
        let turn = self.pending.melee.queue[usize::from(at)];
        self.s.pending.melee.at += 1;
        self.push(Task::NextStriker);
        let who = turn.who;
        if !self.at(who).is_here() {
            return Some(());
        }
        match turn.act {
            0 => {
                let foes = self.engaged(who);
                self.push(Task::Spines { who, foes });
            }
            1 if self.may_strike(who) => self.shoots_first(who),
            2 if self.may_strike(who) => self.cracks_whip(who),
            3 if self.may_strike(who) && !self.is(who, Mark::Struck) => self.push(Task::Allot(who)),
            _ => {}
        }
        Some(())
    }

    /// Everybody in contact with spines is hit.
    pub(crate) fn spines(&mut self, who: Id, foes: u64) -> Option<()> {
        if let Some(foe) = ids(foes).next() {
            self.push(Task::Spines { who, foes: foes & !foe.bit() });
            self.hits(foe, Some(who), 1, 1, true);
        }
        Some(())
    }

    /// A crossbow pistol is fired before all blows.
    fn shoots_first(&mut self, who: Id) {
        let Some(target) = ids(self.strike_targets(who)).next() else { return };
        let item = Item::CrossbowPistol;
        let needs = (7 + R29_CROSSBOW_PISTOL).saturating_sub(self.at(who).profile.bs).max(R1_LEAST);
        let shots = 1;
        self.emit(Event::ShotDeclared { who, weapon: item, target, shots, needs, said: None });
        if needs < NEVER {
            let strike = self.shot(who, item, target, needs, false);
            self.begin_strike(strike);
        }
    }

    /// A whip gets one more blow at somebody who charges.
    fn cracks_whip(&mut self, who: Id) {
        let charging = ids(self.strike_targets(who)).find(|foe| self.is(*foe, Mark::Charged));
        if let Some(target) = charging {
            let whip = self.at(who).main.melee().is_some_and(|melee| melee.whip);
            let limb = if whip { Limb::Main } else { Limb::Off };
            let weapon = Item::SteelWhip;
            self.emit(Event::Strikes { who, target, blows: 1, weapon });
            let strike = self.strike_of(who, target, &[limb]);
            self.begin_strike(strike);
        }
    }

    /// The blows are divided among those who may be struck, before any die falls.
    pub(crate) fn allot(&mut self, who: Id) -> Option<()> {
        let targets = self.strike_targets(who);
        let count = self.limbs(who).len() as u8;
        if targets.count_ones() <= 1 {
            let only = ids(targets).next();
            for blow in 0..usize::from(count) {
                self.s.pending.melee.allotted[blow] = only;
            }
            self.s.pending.melee.blows = count;
        } else if self.pending.melee.blows < count {
            let Move::Pick(target) = self.answer(self.owner(who), Ask::Allot(who))? else {
                unreachable!("a target was asked for");
            };
            let at = usize::from(self.pending.melee.blows);
            self.s.pending.melee.allotted[at] = Some(target);
            self.s.pending.melee.blows += 1;
        }
        let done = self.pending.melee.blows >= count;
        self.push(if done { Task::Blows(who) } else { Task::Allot(who) });
        Some(())
    }

    /// He strikes the first of those he has blows for; then the next.
    pub(crate) fn blows(&mut self, who: Id) -> Option<()> {
        let count = usize::from(self.pending.melee.blows);
        let Some(target) = self.pending.melee.allotted[..count].iter().flatten().next().copied()
        else {
            self.s.pending.melee.allotted = [None; MOST_BLOWS];
            self.s.pending.melee.blows = 0;
            self.set(who, Mark::Struck);
            return Some(());
        };
        self.push(Task::Blows(who));
        let all = self.limbs(who);
        let mut limbs: ArrayVec<Limb, MOST_BLOWS> = ArrayVec::new();
        for (blow, limb) in all.iter().enumerate().take(count) {
            if self.pending.melee.allotted[blow] == Some(target) {
                self.s.pending.melee.allotted[blow] = None;
                limbs.push(*limb);
            }
        }
        self.forget_blows_beyond(all.len(), target);
        self.blessed_by_sign(who, target, &mut limbs);
        let there = self.at(target).is_here() && self.engaged(who) & target.bit() != 0;
        if limbs.is_empty() || (R27_BLOWS_ARE_LOST && !(there && self.at(who).stands())) {
            return Some(());
        }
        let weapon = self.blow(who, target, limbs[0]).weapon;
        self.emit(Event::Strikes { who, target, blows: limbs.len() as u8, weapon });
        let strike = self.strike_of(who, target, &limbs);
        self.fire_pistols(who, &limbs);
        self.begin_strike(strike);
        Some(())
    }

    /// Blows that were allotted and are no longer his are forgotten.
    fn forget_blows_beyond(&mut self, limbs: usize, target: Id) {
        for allotted in &mut self.s.pending.melee.allotted[limbs.min(MOST_BLOWS)..] {
            if *allotted == Some(target) {
                *allotted = None;
            }
        }
    }

    /// The Sign of Sigmar takes the first attack of the unholy in the first turn.
    fn blessed_by_sign(&self, who: Id, target: Id, limbs: &mut ArrayVec<Limb, MOST_BLOWS>) {
        let signed = self.at(target).skill(Skill::SignOfSigmar);
        if signed && self.at(who).is_unholy() && self.first_turn(who) && limbs.len() > 1 {
            limbs.remove(0);
        }
    }

    /// Pistols that are fired must be loaded again.
    fn fire_pistols(&mut self, who: Id, limbs: &[Limb]) {
        let warrior = *self.at(who);
        if warrior.main.is_pistol() {
            for (n, _) in limbs.iter().enumerate() {
                self.unload(who, warrior.main, n > 0);
            }
        } else if warrior.off.is_pistol() && limbs.contains(&Limb::Off) {
            self.unload(who, warrior.off, false);
        }
    }

    /// One more attack at once.
    pub(crate) fn body_blow(&mut self, by: Id, target: Id) -> Option<()> {
        if self.at(target).is_here() && self.engaged(by) & target.bit() != 0 {
            let strike = self.strike_of(by, target, &[Limb::Main]);
            self.begin_strike(strike);
        }
        Some(())
    }

    /// The target is driven back, the striker follows, and all others are separated from them.
    pub(crate) fn driven(&mut self, who: Id, by: Id) -> Option<()> {
        let inches = self.die(Label::DrivenBack, Some(by), None)?;
        if !self.at(who).is_here() || !self.at(by).is_here() {
            return Some(());
        }
        let way = self.options.map.then(|| self.driven_to(who, by, inches));
        let kept = [*self.at(who), *self.at(by)];
        self.emit(Event::Parted { who });
        self.emit(Event::Parted { who: by });
        if let Some((to, follow, hit)) = way {
            self.emit(Event::Moved { who, to: Some(to), how: How::Driven });
            self.emit(Event::Moved { who: by, to: Some(follow), how: How::Follow });
            if let Some(hit) = hit {
                self.push(Task::Hits { who: hit, by: Some(by), hits: 1, strength: 3, save: true });
            }
            for foe in ids(self.touching(follow, self.foes(by))) {
                self.emit(Event::Engaged { who: by, with: foe });
            }
            for foe in ids(self.touching(to, self.foes(who))) {
                self.emit(Event::Engaged { who, with: foe });
            }
        } else {
            self.emit(Event::Engaged { who: by, with: who });
        }
        for (who, before) in [who, by].into_iter().zip(kept) {
            let (main, off) = (before.main, before.off);
            if self.engaged(who) != 0 && (main, off) != (self.at(who).main, self.at(who).off) {
                self.emit(Event::Armed { who, main, off });
            }
            if self.engaged(who) != 0 && before.is(Mark::Fought) {
                self.set(who, Mark::Fought);
            }
        }
        Some(())
    }

    /// Where one who is driven back ends, where the striker then is, and who was run into.
    fn driven_to(&self, who: Id, by: Id, inches: u8) -> (Square, Square, Option<Id>) {
        let (mut at, mut behind) = (self.at(who).at, self.at(by).at);
        let dx = i16::from(at.x()) - i16::from(behind.x());
        let dy = i16::from(at.y()) - i16::from(behind.y());
        for _ in 0..inches {
            let (x, y) = (i16::from(at.x()) + dx.signum(), i16::from(at.y()) + dy.signum());
            if x < 0 || y < 0 || (dx, dy) == (0, 0) {
                break;
            }
            let next = Square::at(x as u8, y as u8);
            if !self.field.has(next) || !self.field.can_step(at, next) {
                break;
            }
            if let Some(hit) = self.on(next).filter(|id| *id != by && *id != who) {
                return (at, behind, Some(hit));
            }
            (behind, at) = (at, next);
        }
        (at, behind, None)
    }
}
