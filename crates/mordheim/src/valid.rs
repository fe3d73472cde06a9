//! What holds in every battle, and in the work that waits in it.

use kernel::{Message, Mover, Seat};

use crate::ask::Ask;
use crate::event::Phase;
use crate::item::Item;
use crate::movement::{DEEPEST, JUMP};
use crate::moves::Move;
use crate::setup::{INFILTRATORS, ROLES};
use crate::skill::Skill;
use crate::spell::{School, Spell};
use crate::state::{Charge, FLIPS, Melee, State, Turn};
use crate::strike::{Blow, MOST_BLOWS, MOST_WOUNDS, Step, Strike};
use crate::task::{RollFor, Task};
use crate::warrior::{ALL, Condition, Id, MOST, Mark, NOWHERE, SetOfIds as _, Warrior, ids};

type Law = Result<(), Message>;

fn law(holds: bool, why: impl FnOnce() -> Message) -> Law {
    if holds { Ok(()) } else { Err(why()) }
}

/// A law that has nothing more to say than its key.
fn plain(holds: bool, key: &'static str) -> Law {
    law(holds, || Message::new(key))
}

/// Why somebody cannot be.
fn of(key: &'static str, who: Id) -> Message {
    Message::new(key).with("who", who.to_string())
}

/// Places of a roster, inches and dice: no number of a piece of work is higher.
const MOST_COUNTED: u8 = 30;
/// No characteristic is higher.
const HIGHEST: u8 = 10;

impl State {
    /// Checks everything that must hold.
    pub(crate) fn validate_battle(&self) -> Law {
        self.validate_parts()?;
        self.validate_waiting()?;
        self.validate_question()
    }

    /// Checks the sides, the warriors and the course of the battle.
    pub(crate) fn validate_parts(&self) -> Law {
        for seat in Seat::all(2) {
            let side = self.side(seat);
            let fits = usize::from(side.used) <= MOST && side.used > 0;
            law(fits, || Message::new("why-side").with("side", seat.0).with("most", MOST))?;
        }
        for id in (0..ALL as u8).map(Id) {
            let there = id.index() % MOST < usize::from(self.side(id.seat()).used);
            let warrior = self.at(id);
            let told = |why: Message| of("why-of", id).with("why", why);
            if there {
                plain(warrior.is_somebody(), "why-no-wounds").map_err(told)?;
                self.validate_warrior(id, warrior).map_err(told)?;
            } else {
                plain(*warrior == Warrior::NOBODY, "why-is-nobody").map_err(told)?;
            }
        }
        self.validate_course()?;
        self.validate_finds()
    }

    fn validate_warrior(&self, id: Id, w: &Warrior) -> Law {
        validate_numbers(w)?;
        plain(w.spells == 0 || School::of(w.rules).is_some(), "why-no-caster")?;
        let extra = self.knows(id, Spell::Lifestealer);
        plain(w.wounds <= w.profile.w || extra, "why-too-many-wounds")?;
        let by = w.felled_by.is_none_or(|by| self.at(by).is_somebody());
        plain(by, "why-felled-by-nobody")?;
        self.validate_contact(id, w)?;
        validate_hands(w)?;
        let map = self.options.map;
        if !w.is_here() {
            plain(w.at == NOWHERE, "why-gone-somewhere")?;
            plain(!w.is(Mark::Hidden), "why-gone-hidden")?;
        }
        plain(map || w.at == NOWHERE, "why-table-square")?;
        if map && w.at != NOWHERE {
            plain(self.field.is_free(w.at), "why-in-a-wall")?;
            let alone = self.everybody().filter(|other| self.at(*other).at == w.at).count();
            plain(alone == 1, "why-one-place")?;
        }
        self.validate_marks(id, w)
    }

    fn validate_contact(&self, id: Id, w: &Warrior) -> Law {
        for foe in ids(w.engaged) {
            plain(foe.index() < ALL && self.at(foe).is_here(), "why-contact-gone")?;
            plain(self.at(foe).engaged & id.bit() != 0, "why-contact-mutual")?;
            plain(self.owner(foe) != self.owner(id), "why-contact-friend")?;
            if self.options.map {
                let touches = self.touching(w.at, foe.bit()) != 0;
                law(touches, || of("why-not-beside", foe))?;
            }
        }
        plain(w.engaged == 0 || w.is_here(), "why-gone-engaged")
    }

    fn validate_marks(&self, id: Id, w: &Warrior) -> Law {
        let gone = w.condition == Condition::Out;
        plain(!w.is(Mark::Fought) || w.engaged != 0, "why-not-fought")?;
        plain(!w.is(Mark::FledOff) || gone, "why-fled-not-out")?;
        plain(!w.is(Mark::Escaped) || !w.is(Mark::Reserve), "why-left-reserve")?;
        plain(!w.is(Mark::Ran) || w.is(Mark::Moved), "why-ran-not-moved")?;
        plain(!w.is(Mark::Fleeing) || w.is_here(), "why-gone-fleeing")?;
        plain(!w.is(Mark::Charged) || !w.is(Mark::FailedCharge), "why-charge-both")?;
        let carries = !w.is(Mark::Chest) || (self.chest_found && self.chest == NOWHERE);
        plain(carries, "why-chest-carried")?;
        let alone = |other: Id| other == id || !self.is(other, Mark::Chest);
        plain(!w.is(Mark::Chest) || self.everybody().all(alone), "why-chest-twice")
    }

    fn validate_course(&self) -> Law {
        let over = (self.phase == Phase::Over) == self.ending.is_some();
        plain(over, "why-over")?;
        let begun = self.phase == Phase::Setup || self.turn > 0;
        plain(begun && self.turn <= 2 * self.limit(), "why-turns")?;
        let known = self.scenario.is_some() || self.phase == Phase::Setup;
        plain(known, "why-scenario-unknown")?;
        let map = self.options.map || !self.scenario.is_some_and(|s| s.needs_map());
        plain(map, "why-scenario-map")?;
        let battle = !matches!(self.phase, Phase::Setup | Phase::Over);
        if battle {
            let here = |seat| self.roster(seat).any(|id| self.fights_on(id));
            plain(Seat::all(2).all(here), "why-nobody-left")?;
        }
        if battle && self.options.map {
            let coming = |id: &Id| self.is(*id, Mark::Arrived);
            let placed = |id: Id| {
                let warrior = self.at(id);
                !warrior.is_here() || warrior.at != NOWHERE || coming(&id)
            };
            let lost = self.everybody().find(|id| !placed(*id));
            plain(lost.is_none(), "why-no-place")?;
        }
        plain(self.found_teams() == self.teams, "why-teams")
    }

    /// Whether he is there, or has still to come.
    fn fights_on(&self, id: Id) -> bool {
        let warrior = self.at(id);
        warrior.is_here() || (warrior.is(Mark::Reserve) && warrior.condition != Condition::Out)
    }

    fn validate_finds(&self) -> Law {
        plain(self.counters.is_sorted(), "why-counters-sorted")?;
        let lies = |at: &crate::square::Square| *at == NOWHERE || self.field.is_free(*at);
        plain(self.counters.iter().all(lies), "why-counters-lie")?;
        let carried = |id: Id| usize::from(self.at(id).counters);
        let lying = self.counters.iter().filter(|at| **at != NOWHERE).count();
        let all = lying + self.everybody().map(carried).sum::<usize>();
        plain(all <= self.counters.len(), "why-too-many-counters")?;
        plain(lies(&self.chest), "why-chest-lies")?;
        plain(self.chest == NOWHERE || self.chest_found, "why-chest-unfound")
    }

    // ------------------------------------------------------------------ what waits

    /// Checks the work that waits, and what belongs to it.
    pub(crate) fn validate_waiting(&self) -> Law {
        let tasks = self.pending.stack.waiting();
        for task in tasks {
            self.validate_task(*task).map_err(|why| {
                Message::new("why-cannot-wait").with("task", format!("{task:?}")).with("why", why)
            })?;
        }
        self.validate_bottom(tasks)?;
        let has = |wanted: Task| tasks.contains(&wanted);
        let strikes = tasks.iter().filter(|task| **task == Task::Strike).count();
        let strike = strikes == usize::from(self.pending.strike.is_some());
        plain(strike, "why-strike-under-way")?;
        if let Some(strike) = &self.pending.strike {
            self.validate_strike(strike)?;
        }
        let under_way = has(Task::ChargeHome) || has(Task::ChargeOpen);
        let charges = under_way == (self.pending.charge != Charge::default());
        plain(charges, "why-charge-under-way")?;
        self.validate_charge()?;
        self.validate_melee()?;
        self.validate_coming()?;
        self.validate_aim()
    }

    /// On a map, who has no square is put on one before the battle goes on.
    fn validate_coming(&self) -> Law {
        if !self.options.map || self.phase == Phase::Over {
            return Ok(());
        }
        let nowhere = |id: &Id| self.at(*id).is_here() && self.at(*id).at == NOWHERE;
        let lost = self.everybody().find(|id| nowhere(id) && !self.will_be_placed(*id));
        lost.map_or(Ok(()), |who| Err(of("why-who-no-place", who)))
    }

    /// Whether the work that waits puts him on the table.
    fn will_be_placed(&self, who: Id) -> bool {
        let (seat, late) = (who.seat(), self.phase != Phase::Setup);
        let infiltrates = !late && self.at(who).skill(Skill::Infiltration);
        let places = |task: &Task| match *task {
            Task::Arrivals(_) => late && self.turn >= 3 && seat == self.active,
            Task::Deploy(of) => of == seat && !infiltrates && (!late || seat == self.active),
            Task::Infiltrate(of) => of == seat && infiltrates,
            Task::SetUp(step) => step <= if infiltrates { INFILTRATORS } else { ROLES },
            Task::RollOff(RollFor::Infiltration, ..) => infiltrates,
            Task::RollOff(what, ..) => !infiltrates && what.leads_to_deployment(),
            Task::WhoFirst(_) | Task::WhoAttacks(_) => !infiltrates,
            _ => false,
        };
        self.pending.stack.waiting().iter().any(places)
    }

    /// Everybody of these is somebody.
    fn are_there(&self, set: u64) -> bool {
        ids(set).all(|id| id.index() < ALL && self.at(id).is_somebody())
    }

    fn validate_task(&self, task: Task) -> Law {
        let About { ids, seats, most } = about(task);
        plain(self.are_there(ids), "why-no-somebody")?;
        plain(seats & !3 == 0, "why-no-seat")?;
        plain(most <= MOST_COUNTED, "why-counts-too-far")?;
        match task {
            Task::Nothing => Err(Message::new("why-nothing")),
            Task::RollOff(RollFor::AttackersEdge, ..) => {
                plain(self.attacker.is_some(), "why-no-attacker")
            }
            Task::RollOff(_, _, die) => plain(die <= 6, "why-no-die"),
            Task::ShotAsk | Task::Shoot(_) | Task::Net(_) => plain(
                self.pending.selected.is_some() && self.pending.aim.is_some(),
                "why-not-aimed",
            ),
            Task::CoverAsk | Task::Line { .. } => {
                let fires = self.pending.aim.is_some_and(|aim| aim.weapon.missile().is_some());
                plain(self.pending.selected.is_some() && fires, "why-not-fired")
            }
            Task::Leap(who) => plain(self.pending.selected == Some(who), "why-not-selected"),
            Task::Cast { spell, .. } | Task::Resist { spell, .. } | Task::Spell { spell, .. } => {
                let never = [Spell::SpellOfAwakening, Spell::ChildrenOfTheRat];
                plain(!never.contains(&spell), "why-never-cast")
            }
            _ => Ok(()),
        }
    }

    /// What lies under all other work shows where the battle goes on.
    fn validate_bottom(&self, tasks: &[Task]) -> Law {
        plain(self.phase != Phase::Over || tasks.is_empty(), "why-waits-after")?;
        let Some((bottom, rest)) = tasks.split_first() else { return Ok(()) };
        let course = |task: &Task| {
            matches!(
                task,
                Task::SetUp(_)
                    | Task::Turn(_)
                    | Task::Begin(_)
                    | Task::Finish(_)
                    | Task::TurnOver
                    | Task::NextMelee
            )
        };
        let fits = match self.phase {
            Phase::Setup => matches!(bottom, Task::SetUp(_)),
            Phase::Start => *bottom == Task::Begin(Phase::Recovery),
            Phase::Combat => {
                matches!(bottom, Task::Finish(Phase::Combat) | Task::TurnOver)
                    || matches!(bottom, Task::Turn(_))
            }
            // The phase ends when the charge that was open comes home.
            Phase::Charges if *bottom == Task::Finish(Phase::Charges) => !rest.is_empty(),
            _ => !course(bottom),
        };
        plain(fits, "why-waits-phase")?;
        let allowed = |task: &Task| *task == Task::NextMelee && self.phase == Phase::Combat;
        let strange = rest.iter().find(|task| course(task) && !allowed(task));
        plain(strange.is_none(), "why-waits-above")?;
        let twice = |n: usize| tasks[..n].contains(&tasks[n]);
        plain(!(1..tasks.len()).any(twice), "why-waits-twice")
    }

    fn validate_charge(&self) -> Law {
        let Charge { who, target, second, dive, to, .. } = self.pending.charge;
        if self.pending.charge == Charge::default() {
            return Ok(());
        }
        let others = self.pending.charge.touches | self.pending.charge.step.map_or(0, Id::bit);
        let set = who.bit() | target.bit() | second.map_or(0, Id::bit) | others;
        plain(self.are_there(set), "why-charge-nobody")?;
        plain(dive <= JUMP && self.pending.charge.flips <= FLIPS, "why-dive")?;
        let free = to.is_none_or(|to| self.options.map && self.field.is_free(to));
        plain(free, "why-charge-end")
    }

    fn validate_melee(&self) -> Law {
        let melee = &self.pending.melee;
        if *melee == Melee::default() {
            return Ok(());
        }
        plain(self.phase == Phase::Combat, "why-melee-phase")?;
        let sets = melee.waiting | melee.fighters | melee.settled | melee.held;
        plain(self.are_there(sets), "why-melee-nobody")?;
        let (len, at) = (usize::from(melee.len), usize::from(melee.at));
        plain(len <= ALL && at <= len, "why-order-long")?;
        let there = |turn: &Turn| self.are_there(turn.who.bit()) && turn.act <= 3;
        plain(melee.queue[..len].iter().all(there), "why-striker-nobody")?;
        let empty = melee.queue[len..].iter().all(|turn| *turn == Turn::default());
        plain(empty, "why-order-end")?;
        let blows = usize::from(melee.blows);
        plain(blows <= MOST_BLOWS, "why-too-many-blows")?;
        let set = melee.allotted.iter().flatten().copied().set();
        plain(self.are_there(set), "why-struck-nobody")?;
        let over = melee.allotted[blows..].iter().all(Option::is_none);
        plain(over, "why-allotted")
    }

    fn validate_aim(&self) -> Law {
        let chosen = self.pending.selected.is_some();
        let phases = [Phase::Charges, Phase::Movement, Phase::Shooting];
        plain(!chosen || phases.contains(&self.phase), "why-selected-phase")?;
        plain(self.are_there(self.pending.selected.map_or(0, Id::bit)), "why-selected-nobody")?;
        let tasks = self.pending.stack.waiting();
        let own = |task: &Task| match task {
            Task::Shoot(_) => self.pending.aim.is_some(),
            Task::Leap(who) => self.pending.selected == Some(*who),
            _ => false,
        };
        let acts = tasks.is_empty() || tasks.iter().any(own);
        plain(!chosen || acts, "why-waits-other")?;
        let Some(aim) = self.pending.aim else { return Ok(()) };
        plain(chosen && self.phase == Phase::Shooting, "why-aim-nobody")?;
        plain(self.are_there(aim.target.bit()), "why-aim-target")?;
        let thrown = matches!(aim.weapon, Item::Net | Item::BlessedWater);
        plain(aim.weapon.missile().is_some() || thrown, "why-aim-thing")?;
        let numbers = aim.needs <= 20 && aim.flips <= FLIPS;
        plain((1..=3).contains(&aim.shots) && numbers, "why-aim-so")
    }

    // ------------------------------------------------------------------ who is asked

    /// Checks that somebody is asked, or has something to decide.
    fn validate_question(&self) -> Law {
        plain(self.pending.answer.is_none(), "why-answer-left")?;
        let waits = !self.pending.stack.is_empty();
        plain(waits == self.pending.ask.is_some(), "why-waits-asked")?;
        let known =
            matches!(self.pending.ask, None | Some((_, Ask::Hide(_)))) || self.pending.able == 0;
        plain(known, "why-able")?;
        let contest = matches!(self.pending.ask, Some((Mover::Seat(_), Ask::Contest)));
        plain(self.pending.claimed.is_none() || contest, "why-claimed")?;
        let Some(who) = self.pending.selected else {
            let nothing = self.pending.targets == 0
                && self.pending.walk.is_empty()
                && self.pending.run.is_empty();
            plain(nothing && self.pending.aim.is_none(), "why-selection-left")?;
            let acts =
                self.pending.ask.is_some() || self.pending.able != 0 || self.phase == Phase::Over;
            return plain(acts, "why-nothing-to-decide");
        };
        if self.pending.ask.is_some() {
            return Ok(());
        }
        let able = self.team(self.active) & who.bit() != 0 && self.may_select(who);
        law(able, || of("why-idle", who))?;
        let Some(aim) = self.pending.aim else { return Ok(()) };
        let mut before = self.clone();
        before.pending.aim = None;
        let aimed = before.allows(self.active, Move::Aim(aim.weapon, aim.target, aim.shots));
        plain(aimed.is_ok() && aim.needs == 0 && !aim.cover, "why-aim-impossible")
    }

    // ------------------------------------------------------------------ strikes

    fn validate_strike(&self, s: &Strike) -> Law {
        let by = s.by.map_or(0, |by| if usize::from(by) < ALL { 1 << by } else { 1 << 63 });
        let there = usize::from(s.target) < ALL && by >> ALL == 0;
        plain(there && self.are_there(by | 1 << s.target), "why-strike-nobody")?;
        let blows = usize::from(s.blows);
        plain((1..=MOST_BLOWS).contains(&blows), "why-strike-blows")?;
        let kind = |n: &u8| s.kinds.get(usize::from(*n)).is_some_and(Option::is_some);
        plain(s.order[..blows].iter().all(kind), "why-strike-kinds")?;
        plain(s.kinds.iter().flatten().all(sound), "why-blow-numbers")?;
        let all = s.hits | s.sixes | s.wounding;
        plain(u32::from(all) >> blows == 0, "why-strike-hits")?;
        let low = |at: u8| at < s.blows;
        let die = s.best <= 6 && s.chart <= 6 && s.extras.misfire <= 6;
        let places = (low(s.best_at) || s.best_at == 0) && s.critical.is_none_or(low);
        plain(die && places, "why-strike-die")?;
        let dues = usize::from(s.dues);
        let due = dues <= s.due.len() && s.due.iter().all(|at| low(*at));
        plain(due && s.lost <= 100 && s.defence.wounds <= 100, "why-strike-wounds")?;
        plain(s.defence.parries <= 2, "why-parries")?;
        let step = match s.step {
            Step::Hit | Step::HitAgain | Step::Misfire | Step::Wound => low(s.at),
            Step::Critical | Step::Save | Step::SaveAgain | Step::Aside => low(s.at),
            Step::ParryAsk | Step::Parry | Step::ParryAgain => s.hits != 0 && s.best > 0,
            Step::Dodge | Step::Charm => s.hits != 0,
            Step::Injury => dues > 0,
            Step::Helmet => true,
            Step::Done => false,
        };
        plain(step && s.at <= s.blows, "why-strike-step")?;
        validate_stage(s)
    }
}

/// What earlier steps have left behind fits the step at which a strike is.
fn validate_stage(s: &Strike) -> Law {
    let best = s.best == 0 || s.step > Step::ParryAgain || s.hits >> s.best_at & 1 != 0;
    plain(best, "why-strike-best")?;
    let saves = (Step::Critical..=Step::Aside).contains(&s.step);
    let dues = match s.step {
        Step::Injury => 2 * s.blows,
        _ if saves && !s.finishing() => 2 * s.at + 1,
        _ => 0,
    };
    plain(s.dues <= dues, "why-strike-dues")?;
    let follows = s.step == Step::Wound || saves;
    plain(!s.finishing() || follows, "why-strike-fallen")?;
    let critical = match (s.critical, s.step) {
        (None, step) => s.chart == 0 && step != Step::Critical,
        (Some(at), Step::Critical) => at == s.at && s.chart == 0,
        (Some(_), step) => step >= Step::Wound,
    };
    plain(critical && (s.critical.is_none() || !s.may_crit), "why-strike-critical")?;
    let second = saves && s.step != Step::Critical && s.critical == Some(s.at);
    plain(!s.second_save || second, "why-strike-second-save")?;
    let misfires = s.kinds.iter().flatten().any(|blow| blow.misfires);
    plain(!misfires || (s.shot && s.blows == 1), "why-strike-misfire")
}

/// Whether the numbers of a blow are within bounds.
fn sound(blow: &Blow) -> bool {
    let dice = [blow.hit, blow.wound, blow.critical, blow.save];
    let more = [blow.strength, blow.toughness, blow.injury];
    let wounds = (1..=MOST_WOUNDS).contains(&blow.wounds);
    dice.iter().all(|die| *die <= 20) && more.iter().all(|n| *n <= 20) && wounds
}

fn validate_numbers(w: &Warrior) -> Law {
    let p = w.profile;
    let all = [p.m, p.ws, p.bs, p.s, p.t, p.w, p.i, p.a, p.ld];
    plain(all.iter().all(|value| *value <= HIGHEST + 1), "why-characteristic-high")?;
    plain(p.s > 0 && p.t > 0 && p.a > 0, "why-characteristic-zero")?;
    plain(w.wounds <= 100 && w.swift <= 9 && w.shots <= 3, "why-number-high")?;
    plain(w.barrels.iter().all(|turns| *turns <= 3), "why-loads-long")?;
    let pairs = w.pairs.minus(w.items).is_empty();
    plain(pairs, "why-pairs")
}

fn validate_hands(w: &Warrior) -> Law {
    let main = w.main.melee().is_some() || w.main.is_pistol();
    let held = [Item::Shield, Item::Buckler].contains(&w.off);
    let off = w.off.melee().is_some() || w.off.is_pistol() || held;
    plain(main && off, "why-hands-nothing")?;
    let armed = (w.main, w.off) != (Item::Fist, Item::Fist);
    plain(!armed || w.engaged != 0, "why-hands-combat")
}

/// Whom a piece of work is about, which seats, and the highest number in it.
struct About {
    ids: u64,
    seats: u8,
    most: u8,
}

fn about(task: Task) -> About {
    let of = |ids: u64, seats: u8, most: u8| About { ids, seats, most };
    let who = |id: Id| of(id.bit(), 0, 0);
    let seat = |seat: Seat| of(0, 1 << seat.0.min(7), 0);
    let bit = |id: Option<Id>| id.map_or(0, Id::bit);
    match task {
        Task::ScenarioDice(n) | Task::SetUp(n) | Task::Shoot(n) | Task::Stupidity(n) => of(0, 0, n),
        Task::Arrivals(n) | Task::Alone(n) | Task::ChargeDive(n) => of(0, 0, n),
        Task::Rats(id) | Task::Ambush(id) => who(id),
        Task::Hunger(id) | Task::Lead(id, _) | Task::RallyAsk(id) | Task::Shamble(id) => who(id),
        Task::AloneAsk(id) | Task::BreakRun(id) | Task::ChargeSteppedIn(id) => who(id),
        Task::RunAsk(id) | Task::ExitAsk(id) | Task::Spot(id) | Task::Grip(id) => who(id),
        Task::Touches(id) | Task::HideAsk(id) | Task::Leap(id) | Task::DropAsk(id) => who(id),
        Task::ChargeNext { who: id, target } => of(id.bit() | target.bit(), 0, 0),
        Task::MeleeOpen(set) => of(set, 0, 0),
        Task::Net(id) | Task::Allot(id) | Task::Blows(id) | Task::Wane(id) => who(id),
        Task::Fly { who: id, .. } => who(id),
        Task::RollOff(_, s, n) | Task::Counters(s, n) => About { most: n, ..seat(s) },
        Task::WhoFirst(s) | Task::WhoAttacks(s) | Task::PickQuarter(s) | Task::Shards(s) => seat(s),
        Task::EdgeDie(s) | Task::Deploy(s) | Task::Infiltrate(s) | Task::Turn(s) => seat(s),
        Task::PickEdge { by, of: side } => {
            About { seats: seat(by).seats | seat(side).seats, ..seat(by) }
        }
        Task::RoutDice { first, .. } => of(0, 0, first),
        Task::LeadDice { who: id, needs, first, .. } => of(id.bit(), 0, needs.max(first)),
        Task::Test { who: id, needs, .. } => of(id.bit(), 0, needs),
        Task::Flee(id, n) | Task::Fled(id, n) => of(id.bit(), 0, n),
        Task::Fall(id, n) | Task::DropTest(id, n) => of(id.bit(), 0, too_deep(n)),
        Task::Break { who: id, foes } | Task::Spines { who: id, foes } => of(id.bit() | foes, 0, 0),
        Task::ChargedAt { who: id, by } | Task::Spotted { who: id, by } => {
            of(id.bit() | by.bit(), 0, 0)
        }
        Task::Driven { who: id, by }
        | Task::BodyBlow { by, target: id }
        | Task::Ricochet { by, target: id } => of(id.bit() | by.bit(), 0, 0),
        Task::Search(id, n, first) => of(id.bit(), 0, if n > 15 { u8::MAX } else { first }),
        Task::Climb { who: id, height, .. } => of(id.bit(), 0, too_deep(height)),
        Task::Jump { who: id, height, tests } => of(id.bit(), 0, too_deep(height).max(tests)),
        Task::Gap { who: id, depth } => of(id.bit(), 0, too_deep(depth)),
        Task::Hits { who: id, by, hits, strength, .. } => {
            of(id.bit() | bit(by), 0, hits.max(strength.saturating_mul(2)))
        }
        Task::HitsD3 { who: id, by, strength, .. } => {
            of(id.bit() | bit(by), 0, strength.saturating_mul(2))
        }
        Task::Line { who: id, hit } => of(id.bit() | hit, 0, 0),
        Task::Cast { who: id, target, first, .. } => of(id.bit() | bit(target), 0, first),
        Task::Resist { who: id, target, .. } => of(id.bit() | target.bit(), 0, 0),
        Task::Spell { who: id, target, die, .. } => of(id.bit() | bit(target), 0, die),
        Task::SpellHits { who: id, victims, .. } => of(id.bit() | victims, 0, 0),
        Task::Arrows { who: id, target, left } => of(id.bit() | target.bit(), 0, left),
        _ => of(0, 0, 0),
    }
}

/// A height, or a number that is too high for anything.
const fn too_deep(height: u8) -> u8 {
    if height > DEEPEST { u8::MAX } else { height }
}
