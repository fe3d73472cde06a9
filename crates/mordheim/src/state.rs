//! The state of a battle, in two parts: what lies on the table ([`Components`]), which events alone
//! change, and what is pending ([`Pending`]), which belongs to the machine that carries out the
//! rules. Both are plain values.

use std::ops::Deref;
use std::sync::Arc;

use kernel::{EventSourced, Mover, Seat, Stack};
use serde::{Deserialize, Serialize};

use crate::ask::Ask;
use crate::event::{Event, Exit, Phase, Reason};
use crate::field::{Edge, Field};
use crate::fighter::Warband;
use crate::item::Item;
use crate::moves::{Distance, Move, Reach};
use crate::roster::Roster;
use crate::rules::{Options, Scenario};
use crate::rulings::{R6_FIRST_TURN_IS_ONES_OWN, R9_NEVER_BETTER, R11_FLED_COUNT, R21_ROUT_SHARE};
use crate::skill::Rule;
use crate::square::{Board, Square};
use crate::strike::Strike;
use crate::task::{Task, WAITING};
use crate::warrior::{
    ALL, Condition, Id, MOST, Mark, Marks, NOWHERE, PHASE_MARKS, SetOfIds as _, TURN_MARKS,
    Warrior, ids,
};

/// The most counters of a battle.
pub(crate) const COUNTERS: usize = 4;

/// What belongs to a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Side {
    pub(crate) warband: Warband,
    /// Warriors who began the battle.
    pub(crate) began: u8,
    /// Places of the roster that are used: those who began, and those who joined.
    pub(crate) used: u8,
    pub(crate) rating: u16,
    /// Whether it has ever had to take a Rout test.
    pub(crate) tested: bool,
    /// What the Rout test of this turn needed, and what was rolled.
    pub(crate) rout: Option<(u8, u8)>,
    pub(crate) edge: Option<Edge>,
    pub(crate) quarter: Option<u8>,
    /// Shards it began with.
    pub(crate) shards: u8,
    /// Disputes in this turn.
    pub(crate) disputes: u8,
    /// Whether the first to leave by the far end was one of its heroes.
    pub(crate) first_exit: bool,
}

/// A charge under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Charge {
    pub(crate) who: Id,
    pub(crate) target: Id,
    pub(crate) second: Option<Id>,
    /// What was said about it at a real table.
    pub(crate) said: Option<Reach>,
    /// Height of a dive, or 0.
    pub(crate) dive: u8,
    /// Where it ends on a map.
    pub(crate) to: Option<Square>,
    /// Who has stepped in, if somebody has.
    pub(crate) by: Option<Id>,
    /// Whether it has come to nothing.
    pub(crate) off: bool,
    /// Who else is in contact at its end, as was said at a real table.
    #[serde(default, skip_serializing_if = "is_zero_set")]
    pub(crate) touches: u64,
    /// Who is going to step in, as was said at a real table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) step: Option<Id>,
    /// How often something was said about it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) flips: u8,
}

/// So often something can be said about one shot or charge. Whoever wants more takes back.
pub(crate) const FLIPS: u8 = 24;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
const fn is_zero(flips: &u8) -> bool {
    *flips == 0
}

const fn is_zero_set(set: &u64) -> bool {
    *set == 0
}

/// A shot that was aimed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Aim {
    pub(crate) weapon: Item,
    pub(crate) target: Id,
    pub(crate) shots: u8,
    /// What each shot needs and whether cover counts, once that is known.
    pub(crate) needs: u8,
    pub(crate) cover: bool,
    /// What was said about it at a real table, once it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) said: Option<(Distance, bool)>,
    /// How often something was said about it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) flips: u8,
}

impl Aim {
    /// A weapon that was just aimed: at a real table near and in the open, until somebody says
    /// that it is not.
    pub(crate) fn new(weapon: Item, target: Id, shots: u8, map: bool) -> Aim {
        let said = if map { None } else { Some((Distance::Near, false)) };
        Aim { weapon, target, shots, needs: 0, cover: false, said, flips: 0 }
    }

    /// What is said about it at a real table so far.
    pub(crate) fn saying(&self) -> (Distance, bool) {
        self.said.unwrap_or((Distance::Near, false))
    }
}

/// A melee under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Melee {
    /// Fighters whose melees are still to come.
    pub(crate) waiting: u64,
    /// Fighters of the present melee.
    pub(crate) fighters: u64,
    /// Those whose hands are settled for it.
    pub(crate) settled: u64,
    /// Those who lose an attack to a tentacle.
    pub(crate) held: u64,
    /// Who strikes when.
    #[serde(with = "serde_turns")]
    pub(crate) queue: [Turn; ALL],
    pub(crate) len: u8,
    /// The place in the queue: where ties are settled, then who strikes next.
    pub(crate) at: u8,
    /// Which target each blow of the present striker is allotted to.
    pub(crate) allotted: [Option<Id>; crate::strike::MOST_BLOWS],
    pub(crate) blows: u8,
}

/// One place in the order of striking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Turn {
    pub(crate) who: Id,
    /// What he does: 0 spines, 1 a crossbow pistol, 2 a whip at chargers, 3 his blows.
    pub(crate) act: u8,
    pub(crate) group: u8,
    pub(crate) initiative: u8,
}

mod serde_turns {
    use super::{ALL, Turn};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<S: Serializer>(turns: &[Turn; ALL], to: S) -> Result<S::Ok, S::Error> {
        let used = turns.iter().rposition(|turn| *turn != Turn::default()).map_or(0, |n| n + 1);
        turns[..used].serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[Turn; ALL], D::Error> {
        let list = Vec::<Turn>::deserialize(from)?;
        let mut turns = [Turn::default(); ALL];
        if list.len() > ALL {
            return Err(serde::de::Error::custom("too many strikers"));
        }
        turns[..list.len()].copy_from_slice(&list);
        Ok(turns)
    }
}

impl Default for Melee {
    fn default() -> Melee {
        Melee {
            waiting: 0,
            fighters: 0,
            settled: 0,
            held: 0,
            queue: [Turn::default(); ALL],
            len: 0,
            at: 0,
            allotted: [None; crate::strike::MOST_BLOWS],
            blows: 0,
        }
    }
}

/// What lies on the table, and the options of the battle: all that events tell.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Components {
    pub(crate) options: Options,
    pub(crate) scenario: Option<Scenario>,
    /// The map. It never changes in a battle, so copies share it.
    pub(crate) field: Arc<Field>,
    pub(crate) warriors: [Warrior; ALL],
    pub(crate) sides: [Side; 2],
    pub(crate) phase: Phase,
    /// Turns begun, of both sides together.
    pub(crate) turn: u8,
    /// Whose turn it is; before the first, who sets up or who goes first.
    pub(crate) active: Seat,
    pub(crate) attacker: Option<Seat>,
    /// Counters on the table.
    pub(crate) counters: [Square; COUNTERS],
    /// How many counters or buildings are fought for.
    pub(crate) objectives: u8,
    pub(crate) searched: u16,
    /// Whether the chest is found, and where it lies when nobody carries it.
    pub(crate) chest_found: bool,
    pub(crate) chest: Square,
    pub(crate) ending: Option<(Option<Seat>, Reason)>,
    /// The warriors on the table for whom each seat decides: found again whenever that changes.
    pub(crate) teams: [u64; 2],
}

/// Everything but the shared map is copied as it lies there, which is much quicker than part by
/// part. The copy is made by a call, which puts it where it belongs: inlined into the clone of a
/// state, it is first made elsewhere and then moved.
impl Clone for Components {
    #[inline(never)]
    fn clone(&self) -> Components {
        Components { field: Arc::clone(&self.field), ..*self }
    }
}

/// What waits: no event tells it, and replaying moves rebuilds it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pending {
    pub(crate) selected: Option<Id>,
    pub(crate) aim: Option<Aim>,
    /// Squares within reach of the selected warrior, by walking and by running.
    pub(crate) walk: Board,
    pub(crate) run: Board,
    /// Enemies that the selected warrior may charge.
    pub(crate) targets: u64,
    /// Warriors who have something to do in this phase, while nobody is selected.
    pub(crate) able: u64,
    pub(crate) stack: Stack<Task, WAITING>,
    pub(crate) ask: Option<(Mover, Ask)>,
    pub(crate) answer: Option<Move>,
    /// What was said and may still be disputed.
    pub(crate) claimed: Option<bool>,
    pub(crate) charge: Charge,
    pub(crate) strike: Option<Strike>,
    pub(crate) melee: Melee,
}

/// A battle. Rules read what lies on the table as if it were the battle; what waits, they name.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) table: EventSourced<Components>,
    pub(crate) pending: Pending,
}

impl Deref for State {
    type Target = Components;

    #[inline(always)]
    fn deref(&self) -> &Components {
        &self.table
    }
}

impl Components {
    /// The table before anything has happened.
    pub(crate) fn opening(options: Options, rosters: &[Roster; 2], field: Field) -> Components {
        let mut warriors = [Warrior::NOBODY; ALL];
        for (seat, roster) in Seat::all(2).zip(rosters) {
            for (n, model) in roster.models.iter().enumerate() {
                warriors[Id::of(seat, n).index()] = Warrior::new(model);
            }
        }
        let side = |roster: &Roster| Side {
            warband: roster.warband,
            began: roster.models.len() as u8,
            used: roster.models.len() as u8,
            rating: roster.rating() as u16,
            tested: false,
            rout: None,
            edge: None,
            quarter: None,
            shards: 0,
            disputes: 0,
            first_exit: false,
        };
        let mut opening = Components {
            options,
            scenario: options.scenario,
            field: Arc::new(field),
            warriors,
            sides: [side(&rosters[0]), side(&rosters[1])],
            phase: Phase::Setup,
            turn: 0,
            active: Seat(0),
            attacker: None,
            counters: [NOWHERE; COUNTERS],
            objectives: 0,
            searched: 0,
            chest_found: false,
            chest: NOWHERE,
            ending: None,
            teams: [0; 2],
        };
        opening.regroup();
        opening
    }

    // ------------------------------------------------------------------ who is who

    #[inline]
    pub(crate) fn at(&self, id: Id) -> &Warrior {
        &self.warriors[id.index()]
    }

    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// The places of a side's roster that are used.
    pub fn roster(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Id> + Clone + use<> {
        (0..usize::from(self.side(seat).used)).map(move |n| Id::of(seat, n))
    }

    /// Everybody of both rosters.
    pub(crate) fn everybody(&self) -> impl DoubleEndedIterator<Item = Id> + Clone + use<> {
        self.roster(Seat(0)).chain(self.roster(Seat(1)))
    }

    /// Who decides for a warrior: his side, or the other while magic holds him.
    pub fn owner(&self, id: Id) -> Seat {
        let seat = id.seat();
        if self.at(id).is(Mark::Lured) { other(seat) } else { seat }
    }

    /// The warriors on the table for whom a seat decides.
    #[inline]
    pub fn team(&self, seat: Seat) -> u64 {
        self.teams[seat.index()]
    }

    /// Finds out again who is on the table, and for whom.
    pub(crate) fn regroup(&mut self) {
        self.teams = self.found_teams();
    }

    /// Finds out again whether one warrior is on the table, and for whom.
    fn regroup_one(&mut self, id: Id) {
        let here = if self.at(id).is_here() { id.bit() } else { 0 };
        self.teams = self.teams.map(|team| team & !id.bit());
        self.teams[self.owner(id).index()] |= here;
    }

    /// Who is on the table, for each seat.
    pub(crate) fn found_teams(&self) -> [u64; 2] {
        let mut teams = [0; 2];
        for id in self.everybody().filter(|id| self.at(*id).is_here()) {
            teams[self.owner(id).index()] |= id.bit();
        }
        teams
    }

    /// The warriors on the table who are enemies of this one.
    pub fn foes(&self, id: Id) -> u64 {
        self.team(other(self.owner(id)))
    }

    /// The warriors of a side who are out of action, or fled off the table.
    pub fn out(&self, seat: Seat) -> u32 {
        let gone = |id: &Id| {
            let warrior = self.at(*id);
            let fled = warrior.is(Mark::FledOff);
            warrior.condition == Condition::Out && (!fled || R11_FLED_COUNT)
        };
        let began = usize::from(self.side(seat).began);
        self.roster(seat).take(began).filter(gone).count() as u32
    }

    /// Whether a quarter of a side is out of action.
    pub(crate) fn must_test_rout(&self, seat: Seat) -> bool {
        R21_ROUT_SHARE * self.out(seat) >= u32::from(self.side(seat).began)
    }

    /// The leader of a side, if he is still there.
    pub fn leader(&self, seat: Seat) -> Option<Id> {
        self.roster(seat).find(|id| self.at(*id).rule(Rule::Leader))
    }

    /// Enemies in contact who are on the table.
    #[inline]
    pub(crate) fn engaged(&self, id: Id) -> u64 {
        self.at(id).engaged
    }

    /// Whether an enemy in contact with him stands.
    pub fn is_held(&self, id: Id) -> bool {
        ids(self.engaged(id)).any(|foe| self.at(foe).stands())
    }

    /// Whether he is in the first turn of his combat.
    pub(crate) fn first_turn(&self, id: Id) -> bool {
        R6_FIRST_TURN_IS_ONES_OWN && !self.at(id).is(Mark::Fought)
    }

    /// The squares on which somebody is.
    pub(crate) fn occupied(&self) -> Board {
        self.squares_of(self.teams[0] | self.teams[1])
    }

    /// Who is on a square.
    pub(crate) fn on(&self, square: Square) -> Option<Id> {
        self.everybody().find(|id| self.at(*id).at == square)
    }

    /// Those of a side's roster about whom something of this is so.
    pub(crate) fn those_marked(&self, seat: Seat, marks: Marks) -> u64 {
        self.roster(seat).filter(|id| self.at(*id).is_any(marks)).set()
    }

    /// Whether he has this mark.
    pub(crate) fn is(&self, id: Id, mark: Mark) -> bool {
        self.at(id).is(mark)
    }
}

impl kernel::Components for Components {
    type Event = Event;

    fn apply(&mut self, event: &Event) {
        match *event {
            Event::ScenarioChosen { scenario } => self.scenario = Some(scenario),
            Event::SpellLearned { who, spell } => {
                self.man(who).spells |= 1 << (spell.roll() - 1);
            }
            Event::RoleChosen { attacker } => self.attacker = Some(attacker),
            Event::EdgeChosen { seat, edge } => self.sides[seat.index()].edge = Some(edge),
            Event::QuarterChosen { seat, quarter } => {
                self.sides[seat.index()].quarter = Some(quarter);
            }
            Event::ShardsFound { seat, shards } => self.sides[seat.index()].shards = shards,
            Event::Objectives { count } => self.objectives = count,
            Event::CounterPlaced { at } => self.put_counter(at),
            Event::FirstTurn { seat } => self.active = seat,
            Event::Disputed { seat } => self.sides[seat.index()].disputes += 1,
            Event::TurnBegan { seat, turn } => self.apply_turn(seat, turn),
            Event::TurnEnded { seat } => self.apply_end_of_turn(seat),
            Event::PhaseBegan { phase } => self.apply_phase(phase),
            Event::Ended { winner, reason } => {
                self.ending = Some((winner, reason));
                self.phase = Phase::Over;
            }
            Event::RoutTested { seat, needs, total, .. } => {
                let side = &mut self.sides[seat.index()];
                (side.tested, side.rout) = (true, Some((needs, total)));
            }
            _ => self.apply_to_warrior(event),
        }
    }
}

/// What each event does.
impl Components {
    fn man(&mut self, id: Id) -> &mut Warrior {
        &mut self.warriors[id.index()]
    }

    /// Changes everybody of both rosters.
    fn each_man(&mut self, change: impl Fn(&mut Warrior)) {
        let used = self.sides.map(|side| usize::from(side.used));
        let (ours, theirs) = self.warriors.split_at_mut(MOST);
        ours[..used[0]].iter_mut().chain(&mut theirs[..used[1]]).for_each(change);
    }

    fn apply_to_warrior(&mut self, event: &Event) {
        match *event {
            Event::Placed { who, at } | Event::Returned { who, at } => self.apply_placed(who, at),
            Event::Joined { who, fighter } => {
                let side = &mut self.sides[who.seat().index()];
                side.used = side.used.max(who.0 % MOST as u8 + 1);
                *self.man(who) = Warrior::plain(fighter);
                self.regroup_one(who);
            }
            Event::Moved { who, to, .. } => {
                if let Some(to) = to {
                    self.man(who).at = to;
                }
            }
            Event::Marked { who, mark, on } => {
                let marks = &mut self.man(who).marks;
                *marks = if on { marks.with(mark) } else { marks.without(mark) };
                if matches!(mark, Mark::Lured | Mark::Reserve | Mark::Escaped) {
                    self.regroup_one(who);
                }
            }
            Event::Engaged { who, with } => {
                self.man(who).engaged |= with.bit();
                self.man(with).engaged |= who.bit();
            }
            Event::Parted { who } => self.part(who),
            Event::Armed { who, main, off } => {
                let warrior = self.man(who);
                (warrior.main, warrior.off) = (main, off);
            }
            Event::Changed { who, profile } => self.man(who).profile = profile,
            Event::Hastened { who, inches } => self.man(who).swift += inches,
            Event::Hurt { who, wounds } => {
                let warrior = self.man(who);
                warrior.wounds = warrior.wounds.saturating_sub(wounds);
            }
            Event::Healed { who, wounds } => self.man(who).wounds = wounds,
            Event::Felled { who, to, by } => self.apply_felled(who, to, by),
            Event::Recovered { who, to } => self.man(who).condition = to,
            Event::Fired { who, barrel, turns } => {
                self.man(who).barrels[usize::from(barrel)] = turns;
            }
            Event::ShotTaken { who } => self.man(who).shots += 1,
            Event::Lost { who, item } => {
                let warrior = self.man(who);
                if warrior.pairs.has(item) {
                    warrior.pairs = warrior.pairs.without(item);
                } else {
                    warrior.items = warrior.items.without(item);
                }
            }
            _ => self.apply_find(event),
        }
    }

    fn apply_find(&mut self, event: &Event) {
        match *event {
            Event::Searched { building, found, .. } => {
                self.searched |= 1 << building;
                self.chest_found |= found;
            }
            Event::CounterTaken { who, at } => {
                if let Some(place) = self.counters.iter().position(|counter| *counter == at) {
                    self.counters[place] = NOWHERE;
                    self.counters.sort_unstable();
                }
                self.man(who).counters += 1;
            }
            Event::CountersDropped { who, at } => {
                for _ in 0..self.at(who).counters {
                    self.put_counter(at);
                }
                self.man(who).counters = 0;
            }
            Event::ChestTaken { who } => {
                self.chest = NOWHERE;
                let marks = &mut self.man(who).marks;
                *marks = marks.with(Mark::Chest);
            }
            Event::ChestDropped { at } => {
                self.chest = at;
                for warrior in &mut self.warriors {
                    warrior.marks = warrior.marks.without(Mark::Chest);
                }
            }
            Event::Left { who, how } => self.apply_left(who, how),
            _ => {}
        }
    }

    fn put_counter(&mut self, at: Square) {
        if let Some(place) = self.counters.iter().position(|counter| *counter == NOWHERE) {
            self.counters[place] = at;
            self.counters.sort_unstable();
        }
    }

    fn apply_placed(&mut self, who: Id, at: Option<Square>) {
        let warrior = self.man(who);
        warrior.at = at.unwrap_or(NOWHERE);
        warrior.marks = warrior.marks.without(Mark::Reserve).without(Mark::FledOff);
        if warrior.condition == Condition::Out {
            warrior.condition = Condition::Standing;
            warrior.wounds = warrior.profile.w;
            warrior.felled_by = None;
        }
        self.regroup_one(who);
    }

    fn apply_turn(&mut self, seat: Seat, turn: u8) {
        (self.active, self.turn, self.phase) = (seat, turn, Phase::Start);
        for side in &mut self.sides {
            (side.disputes, side.rout) = (0, None);
        }
        self.each_man(|warrior| {
            warrior.marks = warrior.marks.minus(TURN_MARKS).minus(PHASE_MARKS);
            warrior.swift = 0;
            warrior.shots = 0;
        });
    }

    fn apply_phase(&mut self, phase: Phase) {
        self.phase = phase;
        self.each_man(|warrior| {
            warrior.marks = warrior.marks.minus(PHASE_MARKS);
            if warrior.condition != Condition::Out {
                warrior.felled_by = None;
            }
        });
    }

    fn apply_end_of_turn(&mut self, seat: Seat) {
        for id in self.roster(seat) {
            for barrel in &mut self.man(id).barrels {
                *barrel = barrel.saturating_sub(1);
            }
        }
    }

    /// He is in contact with nobody any more, and neither is anybody with him.
    fn part(&mut self, who: Id) {
        let foes = self.engaged(who);
        for foe in ids(foes) {
            self.man(foe).engaged &= !who.bit();
            self.disarm_if_free(foe);
        }
        self.man(who).engaged = 0;
        self.disarm_if_free(who);
    }

    /// Who is in contact with nobody begins his next combat anew.
    fn disarm_if_free(&mut self, id: Id) {
        let warrior = self.man(id);
        if warrior.engaged == 0 {
            (warrior.main, warrior.off) = (Item::Fist, Item::Fist);
            warrior.marks = warrior.marks.without(Mark::Fought);
        }
    }

    fn apply_felled(&mut self, who: Id, to: Condition, by: Option<Id>) {
        let worse = self.at(who).condition.max(to);
        let condition = if R9_NEVER_BETTER { worse } else { to };
        let warrior = self.man(who);
        warrior.condition = condition;
        warrior.felled_by = by;
        warrior.marks = warrior.marks.without(Mark::Hidden);
        if warrior.rule(Rule::Frenzy) || warrior.is(Mark::Maddened) {
            warrior.marks = warrior.marks.with(Mark::Spent);
        }
        if condition == Condition::Stunned {
            warrior.marks = warrior.marks.with(Mark::Dazed);
        }
        if condition != Condition::Out {
            return;
        }
        warrior.marks = warrior.marks.with(Mark::JustOut);
        self.take_off(who);
        if let Some(by) = by.filter(|by| by.seat() != who.seat()) {
            self.man(by).felled += 1;
        }
    }

    /// He is no longer on the table.
    fn take_off(&mut self, who: Id) {
        self.part(who);
        let warrior = self.man(who);
        warrior.at = NOWHERE;
        let gone = [Mark::Hidden, Mark::Fleeing, Mark::Lured, Mark::Netted];
        warrior.marks = gone.iter().fold(warrior.marks, |marks, mark| marks.without(*mark));
        self.teams = self.teams.map(|team| team & !who.bit());
    }

    fn apply_left(&mut self, who: Id, how: Exit) {
        self.take_off(who);
        let first = self.everybody().all(|id| !self.is(id, Mark::Escaped));
        let warrior = self.man(who);
        match how {
            Exit::Fled => {
                warrior.condition = Condition::Out;
                warrior.marks = warrior.marks.with(Mark::FledOff);
            }
            Exit::Escaped | Exit::WithChest => {
                warrior.marks = warrior.marks.with(Mark::Escaped);
                let hero = warrior.is_hero();
                self.sides[who.seat().index()].first_exit |= first && hero;
            }
        }
    }
}

/// The other seat.
pub(crate) const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}
