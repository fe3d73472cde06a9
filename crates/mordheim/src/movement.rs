//! Moving: walking, running, crawling, hiding, climbing, jumping, falling, searching.

use kernel::Seat;

use crate::ask::Ask;
use crate::dice::{Label, d3};
use crate::event::{Event, Exit, How, Phase};
use crate::field::Field;
use crate::item::Item;
use crate::moves::Move;
use crate::rules::Scenario;
use crate::skill::{Rule, Skill};
use crate::square::{Board, Square};
use crate::state::{Charge, Pending, State, other};
use crate::task::{Battle, Task};
use crate::warrior::{Condition, Id, Mark, Marks, NOWHERE, SetOfIds as _, ids, marked};

/// The deepest drop that can be stated, in inches.
pub(crate) const DEEPEST: u8 = 12;
/// The highest place from which one jumps down on purpose.
pub(crate) const JUMP: u8 = 6;

/// Where everybody is, for those of a side: nobody passes through another, or ends his move beside
/// an enemy but by a charge.
#[derive(Default)]
struct Crowd {
    occupied: Board,
    /// Next to an enemy.
    beside: Board,
}

impl State {
    /// Whether a warrior may move in the movement phase.
    pub(crate) fn may_move(&self, who: Id) -> bool {
        let warrior = self.at(who);
        const SPOILT: Marks = marked(&[
            Mark::Acted,
            Mark::Charged,
            Mark::FailedCharge,
            Mark::Rallied,
            Mark::Fleeing,
            Mark::Stupid,
            Mark::Netted,
            Mark::Fell,
            Mark::Dazed,
        ]);
        if warrior.is_any(SPOILT) {
            return false;
        }
        if warrior.stands() && warrior.engaged == 0 {
            return warrior.is_here();
        }
        let fallen = match warrior.condition {
            Condition::Standing => false,
            Condition::KnockedDown => !self.may_crawl(who),
            _ => true,
        };
        warrior.is_here() && !fallen && (!warrior.stands() || !self.is_held(who))
    }

    /// Whether one who is knocked down can get away: his enemies fight somebody else, too.
    fn may_crawl(&self, who: Id) -> bool {
        ids(self.engaged(who))
            .all(|foe| !self.at(foe).stands() || self.engaged(foe) & !who.bit() != 0)
    }

    /// Those who move when everybody walks or runs: at a real table only who may run runs.
    pub(crate) fn movers(&self, run: bool) -> impl Iterator<Item = Id> + '_ {
        ids(self.team(self.active)).filter(move |id| self.goes(*id, run))
    }

    /// Whether he moves when everybody walks or runs.
    fn goes(&self, who: Id, run: bool) -> bool {
        let fast = || !run || self.options.map || self.may_run(who);
        self.at(who).stands() && self.may_move(who) && fast()
    }

    /// Whether he may run.
    pub(crate) fn may_run(&self, who: Id) -> bool {
        let warrior = self.at(who);
        warrior.stands()
            && !warrior.rule(Rule::MayNotRun)
            && !warrior.is(Mark::StoodUp)
            && !self.is_burdened(who)
            && (!self.options.map || !self.enemy_within(who, 8))
    }

    /// Whether he carries the chest alone, which halves his speed.
    pub(crate) fn is_burdened(&self, who: Id) -> bool {
        let alone = || {
            let friends = self.team(self.owner(who)) & !who.bit();
            self.touching(self.at(who).at, friends) == 0
        };
        self.is(who, Mark::Chest) && alone()
    }

    /// Half inches that he can walk.
    pub(crate) fn walk_budget(&self, who: Id) -> u8 {
        let warrior = self.at(who);
        match warrior.condition {
            Condition::KnockedDown => 4,
            _ if warrior.is(Mark::StoodUp) || self.is_burdened(who) => warrior.movement(),
            _ => 2 * warrior.movement(),
        }
    }

    /// Finds out what the selected warrior can do on the map.
    pub(crate) fn prepare(&mut self, who: Id) {
        if self.phase == Phase::Charges {
            self.pending.run = self.charge_reach(who);
            self.pending.targets = self.charge_targets(who, &self.pending.run);
        } else if self.phase == Phase::Movement && self.options.map {
            self.prepare_squares(who, 0, self.may_run(who));
        }
    }

    /// Finds the squares within reach, by running too or by walking only, with so many more inches
    /// of a leap.
    pub(crate) fn prepare_squares(&mut self, who: Id, leap: u8, runs: bool) {
        let mut crowd = Crowd::default();
        self.gather(self.owner(who), &mut crowd);
        let Crowd { occupied, beside } = &crowd;
        let blocked = if leap > 0 { &Board::EMPTY } else { occupied };
        let (from, budgets) = (self.at(who).at, self.budgets(who, runs));
        let [near, far] = budgets.map(|budget| budget + 2 * leap);
        let State { table, pending: Pending { walk, run, .. } } = self;
        table.field.reaches(from, [near, far], blocked, [walk, run]);
        for y in Field::rows_within(from, far) {
            let shut = beside.0[y] | occupied.0[y];
            walk.0[y] &= !shut;
            run.0[y] &= !(shut | walk.0[y]);
        }
    }

    /// Puts everybody into an empty crowd, for those of a side.
    fn gather(&self, seat: Seat, crowd: &mut Crowd) {
        for id in ids(self.team(seat)) {
            crowd.occupied.insert(self.at(id).at);
        }
        for id in ids(self.team(other(seat))) {
            let at = self.at(id).at;
            crowd.occupied.insert(at);
            crowd.beside.insert_around(at);
        }
    }

    /// Half inches that he walks, and that he comes to if he may run.
    fn budgets(&self, who: Id, runs: bool) -> [u8; 2] {
        let near = self.walk_budget(who);
        [near, if runs { self.charge_budget(who) } else { near }]
    }

    /// The square within reach that is nearest to a point, by running too or by walking only, and
    /// how he comes there.
    fn approach(&self, crowd: &Crowd, who: Id, point: Square, runs: bool) -> (Square, How) {
        let (from, [near, far]) = (self.at(who).at, self.budgets(who, runs));
        let Crowd { occupied, beside } = crowd;
        let shut = |y: usize| beside.0[y] | occupied.0[y];
        if let Some(goal) = self.field.approach(from, point, far, occupied, shut) {
            let walks = from.least_to(goal) <= near.into();
            return (goal, if walks { How::Walk } else { How::Run });
        }
        let (mut walk, mut reach) = (Board::EMPTY, Board::EMPTY);
        self.field.reaches(from, [near, far], occupied, [&mut walk, &mut reach]);
        let rows = Field::rows_within(from, far);
        rows.clone().for_each(|y| reach.0[y] &= !shut(y));
        reach.insert(from);
        let goal = reach.nearest_in(rows, point).unwrap_or(from);
        (goal, if walk.has(goal) { How::Walk } else { How::Run })
    }

    /// Whether the selected warrior can leave the table to the good of his side.
    pub(crate) fn may_exit(&self, who: Id) -> bool {
        let reach = || self.pending.walk.or(&self.pending.run).with(self.at(who).at);
        let seat = who.seat();
        if !self.at(who).stands() {
            return false;
        }
        match self.scenario {
            Some(Scenario::StreetFight) if !self.options.map => true,
            Some(Scenario::StreetFight) => {
                let far = self.side(seat).edge.map(crate::field::Edge::opposite);
                far.is_some_and(|edge| self.field.strip(edge, 1).meets(&reach()))
            }
            Some(Scenario::HiddenTreasure) if self.is(who, Mark::Chest) => {
                let own = self.side(seat).edge;
                own.is_some_and(|edge| self.field.strip(edge, 1).meets(&reach()))
            }
            _ => false,
        }
    }

    /// Whether he may hide where he is now.
    pub(crate) fn may_hide(&self, who: Id) -> bool {
        let warrior = self.at(who);
        const SPOILT: Marks = marked(&[
            Mark::Ran,
            Mark::Charged,
            Mark::FailedCharge,
            Mark::Fled,
            Mark::Dazed,
            Mark::Fell,
        ]);
        warrior.is_here()
            && warrior.stands()
            && warrior.engaged == 0
            && !warrior.is_any(SPOILT)
            && (!self.options.map || self.could_hide(who))
    }

    /// Whether he may climb so high or so low.
    pub(crate) fn may_climb(&self, who: Id, height: u8) -> bool {
        let warrior = self.at(who);
        let most =
            if warrior.skill(Skill::ScaleSheerSurfaces) { 2 } else { 1 } * warrior.movement();
        !warrior.rule(Rule::Animal) && (1..=most).contains(&height)
    }
}

impl Battle<'_, '_> {
    // ------------------------------------------------------------------ what a player does

    /// A player's move for the warrior who is selected, in the two phases of movement.
    pub(crate) fn move_selected(&mut self, who: Id, m: Move) {
        match m {
            Move::Hold if self.phase == Phase::Charges => {
                self.holds(who);
            }
            Move::Hold => self.stay(who),
            Move::Hide => {
                self.stay(who);
                self.set(who, Mark::Hidden);
            }
            Move::Charge(target) if !self.options.map => {
                let said = Some(crate::moves::Reach::Reaches);
                self.open_charge(Charge { who, target, said, ..Charge::default() });
            }
            Move::Charge(target) => self.declare(Charge { who, target, ..Charge::default() }),
            Move::ChargeBoth(target, b) => {
                self.declare(Charge { who, target, second: Some(b), ..Charge::default() });
            }
            Move::Dive(target, dive) => {
                let said = Some(crate::moves::Reach::Reaches);
                self.open_charge(Charge { who, target, said, dive, ..Charge::default() });
            }
            Move::Go(to) => self.go(who, to),
            Move::Walk => self.walks(who, None, How::Walk),
            Move::Sneak => {
                self.walks(who, None, How::Walk);
                self.set(who, Mark::Hidden);
            }
            Move::Run => {
                self.deselect();
                self.push(Task::RunAsk(who));
            }
            Move::Crawl => self.walks(who, None, How::Crawl),
            Move::Exit if self.options.map => self.exit(who),
            Move::Exit => {
                self.deselect();
                self.push(Task::ExitAsk(who));
            }
            Move::Leap => self.push(Task::Leap(who)),
            Move::Escape => {
                self.deselect();
                self.push(Task::Lead(who, Label::Escape));
            }
            Move::Climb(up, height) => {
                let again = self.at(who).has(Item::Rope);
                self.deselect();
                self.push(Task::Climb { who, up, height, again });
            }
            Move::Jump(height) => {
                self.deselect();
                let full = height / 2;
                let tests = if self.at(who).skill(Skill::Acrobat) { full.min(1) } else { full };
                self.push(Task::Jump { who, height, tests });
            }
            Move::Gap(depth) => {
                self.deselect();
                self.push(Task::Gap { who, depth });
            }
            _ => unreachable!("{m:?} is no way to move"),
        }
    }

    /// Nobody is selected any more.
    pub(crate) fn deselect(&mut self) {
        let s = &mut *self.s;
        if s.pending.selected.take().is_none() {
            return;
        }
        s.pending.aim = None;
        s.pending.targets = 0;
        if s.options.map {
            (s.pending.walk, s.pending.run) = (Board::EMPTY, Board::EMPTY);
        }
    }

    /// He does nothing in this phase, which changes nothing for all others.
    pub(crate) fn holds(&mut self, who: Id) {
        self.deselect();
        self.set(who, Mark::Acted);
        self.s.pending.able &= !who.bit();
        self.held = true;
    }

    fn stay(&mut self, who: Id) {
        self.deselect();
        self.set(who, Mark::Acted);
        self.s.pending.able &= !who.bit();
        self.held = self.pending.able != 0;
        if self.options.map && self.may_hide(who) && !self.is(who, Mark::Hidden) {
            self.push(Task::HideAsk(who));
        }
    }

    fn go(&mut self, who: Id, to: Square) {
        let how = match self.at(who).condition {
            Condition::KnockedDown => How::Crawl,
            _ if self.pending.walk.has(to) => How::Walk,
            _ => How::Run,
        };
        self.walks(who, Some(to), how);
    }

    /// He moves and is done; on a map he is asked whether he hides at the end of it.
    fn walks(&mut self, who: Id, to: Option<Square>, how: How) {
        if self.options.map {
            self.push(Task::HideAsk(who));
        }
        self.strides(who, to, how);
    }

    /// He moves and is done.
    fn strides(&mut self, who: Id, to: Option<Square>, how: How) {
        self.deselect();
        self.s.pending.able &= !who.bit();
        if self.engaged(who) != 0 {
            // Whoever lies beside the same enemy may no longer be able to crawl away.
            self.s.pending.able = 0;
            self.emit(Event::Parted { who });
        }
        self.clear(who, Mark::Hidden);
        self.set(who, Mark::Acted);
        self.set(who, Mark::Moved);
        if how == How::Run {
            self.set(who, Mark::Ran);
        }
        self.emit(Event::Moved { who, to, how });
        self.arrived(who);
    }

    // ------------------------------------------------------------------ many at once

    /// Those who can still move go, one after the other: each to the square within reach that is
    /// nearest to the point, or to the enemy nearest to him. Who cannot come nearer stays. At a
    /// real table they simply go. Nobody hides by it.
    pub(crate) fn all_go(&mut self, run: bool, to: Option<Square>) -> Option<()> {
        let rest = Task::AllGo { run, to };
        let mut crowd = Crowd::default();
        if self.options.map {
            self.gather(self.active, &mut crowd);
        }
        for who in ids(self.team(self.active)) {
            if !self.goes(who, run) {
                continue;
            }
            self.push(rest);
            if self.options.map {
                self.goes_toward(who, to, run, &mut crowd);
            } else {
                self.strides(who, None, if run { How::Run } else { How::Walk });
            }
            // What somebody does where he has come is done before the next one goes.
            if self.pending.stack.waiting().last() != Some(&rest) {
                break;
            }
            self.s.pending.stack.pop();
        }
        Some(())
    }

    /// One of all goes.
    fn goes_toward(&mut self, who: Id, to: Option<Square>, run: bool, crowd: &mut Crowd) {
        let runs = run && self.may_run(who);
        let from = self.at(who).at;
        let point = to.or_else(|| self.nearest_foe(who)).unwrap_or(from);
        let (near, how) = self.approach(crowd, who, point, runs);
        if near == from {
            self.holds(who);
        } else {
            crowd.occupied.remove(from);
            crowd.occupied.insert(near);
            self.strides(who, Some(near), how);
        }
    }

    /// The square of the enemy nearest to him.
    fn nearest_foe(&self, who: Id) -> Option<Square> {
        let from = self.at(who).at;
        ids(self.foes(who)).map(|foe| self.at(foe).at).min_by_key(|at| from.d2(*at))
    }

    /// At a real table: everybody runs, unless that is disputed.
    pub(crate) fn run_all_ask(&mut self) -> Option<()> {
        if self.stands(self.active)? {
            self.push(Task::AllGo { run: true, to: None });
        }
        Some(())
    }

    /// On a map: where does everybody run?
    pub(crate) fn toward_ask(&mut self) -> Option<()> {
        if let Move::Toward(to) = self.answer(self.active, Ask::Toward)? {
            self.push(Task::AllGo { run: true, to: Some(to) });
        }
        Some(())
    }

    fn exit(&mut self, who: Id) {
        self.deselect();
        let how = match self.is(who, Mark::Chest) {
            true => Exit::WithChest,
            false => Exit::Escaped,
        };
        if how == Exit::WithChest {
            self.emit(Event::Left { who, how });
            self.end(Some(who.seat()), crate::event::Reason::Objective);
        } else {
            self.leave(who, how);
        }
    }

    // ------------------------------------------------------------------ where a move ends

    /// What happens where somebody has come: he sees who is hidden near by, picks up what lies
    /// there, and searches the building.
    pub(crate) fn arrived(&mut self, who: Id) {
        if !self.options.map || !self.at(who).is_here() {
            return;
        }
        let at = self.at(who).at;
        if self.scenario == Some(Scenario::Breakthrough) && self.phase != Phase::Setup {
            self.check_breakthrough();
        }
        let foes = self.foes(who);
        let hidden = ids(foes | who.bit()).filter(|id| self.is(*id, Mark::Hidden)).set();
        for foe in ids(if hidden == 0 { 0 } else { foes }) {
            if self.is(foe, Mark::Hidden) && self.finds(who, foe) {
                self.clear(foe, Mark::Hidden);
            }
            if self.is(who, Mark::Hidden) && self.finds(foe, who) {
                self.clear(who, Mark::Hidden);
            }
        }
        match self.scenario {
            Some(Scenario::WyrdstoneHunt) => self.pick_up_counters(who, at),
            Some(Scenario::HiddenTreasure) => self.look_for_chest(who, at),
            _ => {}
        }
    }

    fn pick_up_counters(&mut self, who: Id, at: Square) {
        if !self.at(who).stands() {
            return;
        }
        for counter in self.counters {
            let touches = counter != NOWHERE && (counter == at || counter.touches(at));
            if touches {
                self.emit(Event::CounterTaken { who, at: counter });
            }
        }
    }

    fn look_for_chest(&mut self, who: Id, at: Square) {
        let warrior = self.at(who);
        let unfit = warrior.rule(Rule::Animal) || warrior.rule(Rule::LargeTarget);
        if !warrior.stands() || unfit || warrior.is(Mark::Fleeing) {
            return;
        }
        if self.chest != NOWHERE && (self.chest == at || self.chest.touches(at)) {
            self.emit(Event::ChestTaken { who });
            return;
        }
        if let Some(building) = self.field.building(at)
            && !self.chest_found
            && self.searched >> building & 1 == 0
            && self.searchable() >> building & 1 != 0
        {
            self.push(Task::Search(who, building, 0));
        }
    }

    /// Two dice: a 12 finds the chest, and in the last building it is for certain.
    pub(crate) fn search(&mut self, who: Id, building: u8, first: u8) -> Option<()> {
        let last = self.searchable() & !self.searched == 1 << building;
        if last {
            self.emit(Event::Searched { who, building, found: true });
            self.emit(Event::ChestTaken { who });
            return Some(());
        }
        let die = self.die(Label::Search, Some(who), None)?;
        if first == 0 {
            self.push(Task::Search(who, building, die));
            return Some(());
        }
        let found = first + die == 12;
        self.emit(Event::Searched { who, building, found });
        if found {
            self.emit(Event::ChestTaken { who });
        }
        Some(())
    }

    // ------------------------------------------------------------------ the work of moving

    /// At a real table: he runs, unless that is disputed.
    pub(crate) fn run_ask(&mut self, who: Id) -> Option<()> {
        if self.stands(self.owner(who))? {
            self.walks(who, None, How::Run);
        }
        Some(())
    }

    /// At a real table: he leaves by the far end, unless that is disputed.
    pub(crate) fn exit_ask(&mut self, who: Id) -> Option<()> {
        if self.stands(self.owner(who))? {
            self.exit(who);
        }
        Some(())
    }

    /// At a real table: somebody hidden is seen, unless that is disputed.
    pub(crate) fn spot(&mut self, foe: Id) -> Option<()> {
        if self.stands(self.active)? {
            self.clear(foe, Mark::Hidden);
        }
        Some(())
    }

    pub(crate) fn hide_ask(&mut self, who: Id) -> Option<()> {
        // What was found out when it was asked holds when it is answered.
        // Nobody else is the more or the less able to move for it.
        if self.pending.able == 0 {
            self.s.find_able();
        }
        self.held = self.pending.able != 0;
        if self.pending.answer.is_none() && !self.may_hide(who) {
            return Some(());
        }
        if self.yes(self.owner(who), Ask::Hide(who))? {
            self.set(who, Mark::Hidden);
        }
        Some(())
    }

    /// A die of inches more for the warrior who is selected.
    pub(crate) fn leap(&mut self, who: Id) -> Option<()> {
        let inches = self.die(Label::Leap, Some(who), None)?;
        self.set(who, Mark::Leapt);
        if self.options.map {
            self.s.prepare_squares(who, inches, self.may_run(who));
        }
        Some(())
    }

    /// Passed, he goes where he likes; failed, each opponent hits him before he runs.
    pub(crate) fn escape_tested(&mut self, who: Id, passed: bool) {
        if !passed {
            let foes = self.engaged(who);
            self.push(Task::BreakRun(who));
            self.push(Task::Break { who, foes });
            return;
        }
        self.emit(Event::Parted { who });
        self.set(who, Mark::Acted);
        self.set(who, Mark::Moved);
        self.set(who, Mark::Ran);
        let to = self.options.map.then(|| {
            let clear = self.reach_of(who, self.charge_budget(who));
            let clear = clear.minus(&self.beside(self.foes(who)));
            let safe = |square: &Square| {
                ids(self.foes(who)).map(|foe| self.at(foe).at.d2(*square)).min().unwrap_or(0)
            };
            clear.iter().max_by_key(safe).unwrap_or(self.at(who).at)
        });
        self.emit(Event::Moved { who, to, how: How::Run });
        self.arrived(who);
    }

    pub(crate) fn climb(&mut self, who: Id, up: bool, height: u8, again: bool) -> Option<()> {
        let warrior = *self.at(who);
        let sure = warrior.skill(Skill::ScaleSheerSurfaces) || warrior.skill(Skill::WallRunner);
        if !sure {
            let claws = u8::from(warrior.has(Item::FightingClaws));
            let needs = warrior.profile.i + claws;
            let passed = self.tries(who, Label::Initiative, needs)?;
            self.set(who, Mark::Acted);
            if !passed && again {
                self.push(Task::Climb { who, up, height, again: false });
                return Some(());
            }
            if !passed {
                if !up {
                    self.push(Task::Fall(who, height));
                }
                return Some(());
            }
        }
        self.leaves_ground(who, How::Climb);
        Some(())
    }

    pub(crate) fn jump(&mut self, who: Id, height: u8, tests: u8) -> Option<()> {
        if tests == 0 {
            self.leaves_ground(who, How::Jump);
            return Some(());
        }
        let needs = self.at(who).profile.i;
        let passed = self.tries(who, Label::Initiative, needs)?;
        self.push(match passed {
            true => Task::Jump { who, height, tests: tests - 1 },
            false => Task::Fall(who, height),
        });
        Some(())
    }

    pub(crate) fn gap(&mut self, who: Id, depth: u8) -> Option<()> {
        let needs = self.at(who).profile.i;
        let passed = self.tries(who, Label::Initiative, needs)?;
        match passed {
            true => self.leaves_ground(who, How::Jump),
            false => self.push(Task::Fall(who, depth)),
        }
        Some(())
    }

    /// He has climbed or jumped.
    fn leaves_ground(&mut self, who: Id, how: How) {
        self.set(who, Mark::Acted);
        self.set(who, Mark::Moved);
        self.clear(who, Mark::Hidden);
        if self.engaged(who) != 0 {
            self.emit(Event::Parted { who });
        }
        self.emit(Event::Moved { who, to: None, how });
    }

    /// A fall: one to three hits as strong as it is high, without saves.
    pub(crate) fn fall(&mut self, who: Id, height: u8) -> Option<()> {
        let hits = d3(self.die(Label::HitsTaken, Some(who), None)?);
        self.set(who, Mark::Fell);
        self.set(who, Mark::Acted);
        self.clear(who, Mark::Hidden);
        if self.engaged(who) != 0 {
            self.emit(Event::Parted { who });
        }
        self.emit(Event::Moved { who, to: None, how: How::Fall });
        self.push(Task::Hits { who, by: None, hits, strength: height.min(10), save: false });
        Some(())
    }

    /// At a real table: is there a drop beside one who was knocked down?
    pub(crate) fn drop_ask(&mut self, who: Id) -> Option<()> {
        if !self.at(who).is_here() {
            return Some(());
        }
        if let Move::Drop(height) = self.answer(self.owner(who), Ask::Drop(who))? {
            self.push(Task::DropTest(who, height));
        }
        Some(())
    }

    pub(crate) fn drop_test(&mut self, who: Id, height: u8) -> Option<()> {
        let needs = self.at(who).profile.i;
        let passed = self.tries(who, Label::Initiative, needs)?;
        if !passed {
            self.push(Task::Fall(who, height));
        }
        Some(())
    }
}

impl State {
    /// The buildings in which the chest may be: those outside the places where sides set up.
    pub(crate) fn searchable(&self) -> u16 {
        let strips = self.sides.iter().filter_map(|side| side.edge);
        let zones = strips.fold(Board::EMPTY, |all, edge| all.or(&self.field.strip(edge, 8)));
        let outside = |n: &u8| !self.field.building_board(*n).meets(&zones);
        let all = |set, n: u8| set | 1 << n;
        let far = (1..=self.field.buildings()).filter(outside).fold(0, all);
        if far == 0 { (1..=self.field.buildings()).fold(0, all) } else { far }
    }
}
