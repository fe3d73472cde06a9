//! Turns and phases, the Rout test, and how a battle ends.

use kernel::Seat;

use crate::ask::Ask;
use crate::dice::{Label, d3};
use crate::event::{Event, Exit, Phase, Reason};
use crate::item::Item;
use crate::moves::Move;
use crate::rules::Scenario;
use crate::rulings::R31_OCCUPY_TURNS;
use crate::skill::Skill;
use crate::square::Square;
use crate::state::{Pending, State, other};
use crate::task::{Battle, Task};
use crate::warrior::{Condition, Id, Mark, NOWHERE, SetOfIds as _, ids, marked};

impl State {
    /// Turns of each side after which the battle is over.
    pub(crate) fn limit(&self) -> u8 {
        match self.scenario {
            Some(Scenario::Occupy) => R31_OCCUPY_TURNS,
            _ => self.options.turns,
        }
    }

    /// Whether a side may give up the field now.
    pub(crate) fn may_give_up(&self, seat: Seat) -> bool {
        self.must_test_rout(seat) || self.side(seat).tested
    }

    /// The Leadership of a Rout test.
    pub fn rout_leadership(&self, seat: Seat) -> u8 {
        let able = |id: &Id| {
            let condition = self.at(*id).condition;
            condition != Condition::Out
                && condition != Condition::Stunned
                && !self.is(*id, Mark::Escaped)
        };
        let leader = self.leader(seat).filter(able);
        let best = || self.roster(seat).filter(able).map(|id| self.at(id).profile.ld).max();
        let hearts = self.roster(seat).any(|id| self.is(id, Mark::Hearts));
        let own = leader.map(|id| self.at(id).profile.ld).or_else(best).unwrap_or(0);
        own + u8::from(hearts)
    }

    /// Whether a fleeing warrior may take his test.
    pub(crate) fn may_rally(&self, who: Id) -> bool {
        let warrior = self.at(who);
        let able = warrior.is_here() && warrior.is(Mark::Fleeing) && !warrior.is(Mark::Tested);
        let fallen = warrior.condition == Condition::Stunned || warrior.is(Mark::Dazed);
        able && !fallen && (!self.options.map || !self.enemy_closest(who))
    }

    /// Whether a warrior may stand up.
    pub(crate) fn may_rise(&self, who: Id) -> bool {
        let warrior = self.at(who);
        warrior.is_here() && warrior.condition == Condition::KnockedDown && !warrior.is(Mark::Dazed)
    }

    /// Whether a hero may use his healing herbs.
    pub(crate) fn may_heal(&self, who: Id) -> bool {
        let warrior = self.at(who);
        warrior.is_here()
            && warrior.has(Item::HealingHerbs)
            && warrior.engaged == 0
            && warrior.wounds < warrior.profile.w
            && !warrior.is(Mark::Acted)
    }
}

impl Battle<'_, '_> {
    // ------------------------------------------------------------------ start of a turn

    pub(crate) fn turn(&mut self, seat: Seat) -> Option<()> {
        if self.turn >= 2 * self.limit() {
            self.night_falls();
            return Some(());
        }
        let turn = self.turn + 1;
        let charged = marked(&[Mark::Charged]);
        let chargers = self.those_marked(seat, charged) | self.those_marked(other(seat), charged);
        self.emit(Event::TurnBegan { seat, turn });
        // Who was intercepted has fought nobody else in the turn of his charge (R40).
        for who in ids(chargers) {
            self.touch_again(who);
        }
        for who in ids(self.those_marked(seat, marked(&[Mark::Luck]))) {
            self.clear(who, Mark::Luck);
        }
        self.start_of_turn(seat);
        Some(())
    }

    /// What is done before the first phase goes on the stack.
    pub(crate) fn start_of_turn(&mut self, seat: Seat) {
        self.push(Task::Begin(Phase::Recovery));
        for who in self.roster(seat).rev() {
            if self.at(who).is_here() && self.at(who).skill(Skill::BlackHunger) {
                self.push(Task::Hunger(who));
            }
            if self.is(who, Mark::Rezhebel) {
                self.push(Task::Lead(who, Label::Rezhebel));
            }
        }
        self.push(Task::Stupidity(0));
        self.push(Task::Rout);
    }

    /// The Rout test is due, or the side may give up: its player decides.
    pub(crate) fn rout(&mut self) -> Option<()> {
        let seat = self.active;
        if !self.may_give_up(seat) {
            return Some(());
        }
        if self.answer(seat, Ask::Rout)? == Move::GiveUp {
            self.emit(Event::Routed { seat, voluntary: true });
            self.end(Some(other(seat)), Reason::VoluntaryRout);
            return Some(());
        }
        let due = self.must_test_rout(seat) && self.scenario != Some(Scenario::Occupy);
        if !due {
            return Some(());
        }
        let leader = self.leader(seat).filter(|leader| self.at(*leader).is_here());
        let relic = leader
            .filter(|id| self.at(*id).has(Item::HolyRelic) && !self.is(*id, Mark::RelicSpent));
        if let Some(who) = relic.filter(|_| !self.side(seat).tested) {
            self.set(who, Mark::RelicSpent);
            self.emit(Event::PassedAnyway { who, label: Label::Rout });
            let needs = self.rout_leadership(seat);
            self.emit(Event::RoutTested { seat, needs, total: 0, passed: true });
            return Some(());
        }
        let determined = leader.is_some_and(|id| {
            self.at(id).skill(Skill::UtterDetermination)
                || (self.at(id).has(Item::SilkClothes) && !self.is(id, Mark::SilkSpent))
        });
        self.push(Task::RoutDice { first: 0, again: determined });
        Some(())
    }

    pub(crate) fn rout_dice(&mut self, first: u8, again: bool) -> Option<()> {
        let die = self.die(Label::Rout, None, None)?;
        if first == 0 {
            self.push(Task::RoutDice { first: die, again });
            return Some(());
        }
        let seat = self.active;
        let (needs, total) = (self.rout_leadership(seat), first + die);
        let passed = total <= needs;
        self.emit(Event::RoutTested { seat, needs, total, passed });
        if passed {
            return Some(());
        }
        if again {
            if let Some(leader) = self.leader(seat) {
                self.set(leader, Mark::SilkSpent);
            }
            self.push(Task::RoutDice { first: 0, again: false });
            return Some(());
        }
        self.emit(Event::Routed { seat, voluntary: false });
        self.end(Some(other(seat)), Reason::Rout);
        Some(())
    }

    /// Whether a Skaven gives in to the black hunger: first the word, then the die of inches.
    pub(crate) fn hunger(&mut self, who: Id) -> Option<()> {
        if self.is(who, Mark::Hungry) {
            let inches = d3(self.die(Label::Count, Some(who), None)?);
            self.emit(Event::Hastened { who, inches });
            return Some(());
        }
        if self.yes(self.owner(who), Ask::Hunger(who))? {
            self.set(who, Mark::Hungry);
            self.push(Task::Hunger(who));
        }
        Some(())
    }

    // ------------------------------------------------------------------ phases

    /// Begins a phase.
    pub(crate) fn begin(&mut self, phase: Phase) -> Option<()> {
        self.emit(Event::PhaseBegan { phase });
        self.s.pending.able = 0;
        self.start_of_phase(phase);
        Some(())
    }

    /// What happens by itself in a phase goes on the stack.
    pub(crate) fn start_of_phase(&mut self, phase: Phase) {
        let seat = self.active;
        match phase {
            Phase::Recovery => self.begin_recovery(seat),
            Phase::Charges => {
                if self.scenario == Some(Scenario::SurpriseAttack) && self.attacker != Some(seat) {
                    self.push(Task::Arrivals(0));
                }
            }
            Phase::Movement => self.begin_movement(seat),
            Phase::Shooting => {
                let prayers = marked(&[Mark::Righteous, Mark::Hammer]);
                for who in ids(self.those_marked(seat, prayers)) {
                    self.clear(who, Mark::Righteous);
                    self.clear(who, Mark::Hammer);
                }
                self.forget_who_fell(other(seat));
            }
            Phase::Combat => {
                self.push(Task::Finish(Phase::Combat));
                self.push(Task::NextMelee);
                let here = self.team(Seat(0)) | self.team(Seat(1));
                let engaged = ids(here).filter(|id| self.engaged(*id) != 0);
                self.s.pending.melee = crate::state::Melee {
                    waiting: engaged.set(),
                    ..crate::state::Melee::default()
                };
            }
            Phase::Setup | Phase::Start | Phase::Over => {}
        }
    }

    /// Nobody of a side went out of action just now.
    fn forget_who_fell(&mut self, seat: Seat) {
        for who in ids(self.those_marked(seat, marked(&[Mark::JustOut]))) {
            self.clear(who, Mark::JustOut);
        }
    }

    fn begin_recovery(&mut self, seat: Seat) {
        for who in self.roster(seat).rev() {
            let warrior = self.at(who);
            if !warrior.is_here() {
                continue;
            }
            let wanes = warrior.is_any(marked(&[Mark::Faith, Mark::Lured]));
            if warrior.condition == Condition::Stunned {
                self.emit(Event::Recovered { who, to: Condition::KnockedDown });
                self.set(who, Mark::Dazed);
            }
            if wanes {
                self.push(Task::Wane(who));
            }
        }
    }

    /// Those who flee run on, and those who are stupid shamble, before all others move.
    fn begin_movement(&mut self, seat: Seat) {
        let driven = self.those_marked(seat, marked(&[Mark::Fleeing, Mark::Stupid]));
        for who in self.roster(seat).rev().filter(|who| driven & who.bit() != 0) {
            let warrior = *self.at(who);
            let free = warrior.is_here() && warrior.stands() && warrior.engaged == 0;
            if free && warrior.is(Mark::Fleeing) && !warrior.is(Mark::Fled) {
                self.push(Task::Flee(who, 0));
            } else if free && warrior.is(Mark::Stupid) && !warrior.is(Mark::Netted) {
                self.push(Task::Shamble(who));
            }
        }
    }

    /// A phase is over: what comes after it.
    pub(crate) fn finish(&mut self, phase: Phase) -> Option<()> {
        match phase {
            Phase::Recovery => self.push(Task::Begin(Phase::Charges)),
            Phase::Charges => self.push(Task::Begin(Phase::Movement)),
            Phase::Movement => self.push(Task::Begin(Phase::Shooting)),
            Phase::Shooting => {
                self.forget_who_fell(self.active);
                self.push(Task::Begin(Phase::Combat));
            }
            Phase::Combat => {
                self.push(Task::TurnOver);
                self.push(Task::Alone(0));
                for who in ids(self.team(Seat(0)) | self.team(Seat(1))) {
                    if self.engaged(who) != 0 {
                        self.set(who, Mark::Fought);
                    }
                }
            }
            Phase::Setup | Phase::Start | Phase::Over => {}
        }
        Some(())
    }

    /// When nobody has anything to decide in the present phase, it ends by itself. Says whether it
    /// did.
    pub(crate) fn advances(&mut self) -> bool {
        if self.pending.selected.is_some() {
            return false;
        }
        if !std::mem::take(&mut self.held) {
            self.s.find_able();
        }
        if self.pending.able != 0 {
            return false;
        }
        let phase = self.phase;
        self.push(Task::Finish(phase));
        true
    }

    pub(crate) fn turn_over(&mut self) -> Option<()> {
        let seat = self.active;
        self.emit(Event::TurnEnded { seat });
        self.push(Task::Turn(other(seat)));
        self.push(Task::Judge);
        let spent = marked(&[Mark::Netted, Mark::Cursed, Mark::Hungry]);
        for who in ids(self.those_marked(seat, spent)) {
            self.clear(who, Mark::Netted);
            self.clear(who, Mark::Cursed);
            if self.is(who, Mark::Hungry) && self.at(who).is_here() {
                self.push(Task::HitsD3 { who, by: None, strength: 3, save: false });
            }
        }
        Some(())
    }

    // ------------------------------------------------------------------ what a player does

    /// A player's move in recovery.
    pub(crate) fn recover(&mut self, m: Move) {
        match m {
            Move::Rally(who) => self.push(Task::RallyAsk(who)),
            Move::Rise(who) => {
                self.emit(Event::Recovered { who, to: Condition::Standing });
                self.set(who, Mark::StoodUp);
                self.set(who, Mark::Acted);
            }
            Move::Herbs(who) => {
                let wounds = self.at(who).profile.w;
                self.emit(Event::Healed { who, wounds });
                self.emit(Event::Lost { who, item: Item::HealingHerbs });
            }
            _ => unreachable!("{m:?} is no move of the recovery phase"),
        }
    }

    // ------------------------------------------------------------------ endings

    pub(crate) fn end(&mut self, winner: Option<Seat>, reason: Reason) {
        if self.phase != Phase::Over {
            self.emit(Event::Ended { winner, reason });
            self.s.pending = Pending::default();
        }
    }

    /// A warrior leaves the table, and perhaps the battle ends.
    pub(crate) fn leave(&mut self, who: Id, how: Exit) {
        self.drop_things(who);
        self.emit(Event::Left { who, how });
        if how == Exit::WithChest {
            self.end(Some(who.seat()), Reason::Objective);
        }
        self.check_table();
    }

    /// What a warrior carries falls to the ground.
    pub(crate) fn drop_things(&mut self, who: Id) {
        let warrior = *self.at(who);
        if warrior.at == NOWHERE {
            return;
        }
        if warrior.counters > 0 {
            self.emit(Event::CountersDropped { who, at: warrior.at });
        }
        if warrior.is(Mark::Chest) {
            self.emit(Event::ChestDropped { at: warrior.at });
        }
    }

    /// Ends the battle when a side has nobody left to fight.
    pub(crate) fn check_table(&mut self) {
        if self.phase == Phase::Over || self.phase == Phase::Setup {
            return;
        }
        let left = |seat: Seat| {
            let fights = |id: Id| {
                let warrior = self.at(id);
                warrior.is_here()
                    || (warrior.is(Mark::Reserve) && warrior.condition != Condition::Out)
            };
            self.roster(seat).any(fights)
        };
        let escaped = |seat: Seat| self.roster(seat).any(|id| self.is(id, Mark::Escaped));
        let (here, escapes) = (Seat::all(2).map(left), Seat::all(2).map(escaped));
        let here: arrayvec::ArrayVec<bool, 2> = here.collect();
        let escapes: arrayvec::ArrayVec<bool, 2> = escapes.collect();
        for seat in Seat::all(2) {
            if !here[seat.index()] {
                let (winner, reason) = match escapes[seat.index()] {
                    true => (Some(seat), Reason::Objective),
                    false if here[other(seat).index()] || escapes[other(seat).index()] => {
                        (Some(other(seat)), Reason::Elimination)
                    }
                    false => (None, Reason::Elimination),
                };
                self.end(winner, reason);
                return;
            }
        }
    }

    /// The last turn is over.
    fn night_falls(&mut self) {
        if self.scenario != Some(Scenario::Occupy) {
            self.end(None, Reason::TurnLimit);
            return;
        }
        let held = |seat: Seat| self.buildings_held(seat);
        let (a, b) = (held(Seat(0)), held(Seat(1)));
        let winner = match a.cmp(&b) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
        };
        let reason = if winner.is_some() { Reason::Objective } else { Reason::TurnLimit };
        self.end(winner, reason);
    }

    /// What the scenario says at the end of a turn.
    pub(crate) fn judge(&mut self) -> Option<()> {
        let Some(attacker) = self.attacker else { return Some(()) };
        let due = match self.scenario {
            Some(Scenario::DefendTheFind) => self.active != attacker,
            Some(Scenario::Breakthrough) => true,
            _ => false,
        };
        if !due {
            return Some(());
        }
        let won = match (self.options.map, self.scenario) {
            (true, Some(Scenario::DefendTheFind)) => self.find_is_taken(attacker),
            (true, _) => self.broke_through(attacker),
            (false, _) => self.claims(attacker)?,
        };
        if won {
            self.end(Some(attacker), Reason::Objective);
        }
        Some(())
    }

    /// Two attackers at the defender's edge end the battle as soon as they are there.
    pub(crate) fn check_breakthrough(&mut self) {
        if let Some(attacker) = self.attacker
            && self.broke_through(attacker)
        {
            self.end(Some(attacker), Reason::Objective);
        }
    }

    /// At a real table the attacker says whether he has won, and the other side may dispute it.
    fn claims(&mut self, attacker: Seat) -> Option<bool> {
        match self.s.pending.answer.take() {
            None => self.ask(kernel::Mover::Seat(attacker), Ask::Claim),
            Some(Move::Claim) if self.may_dispute(other(attacker)) => {
                self.s.pending.claimed = Some(true);
                self.ask(kernel::Mover::Seat(other(attacker)), Ask::Contest)
            }
            Some(Move::Claim) => Some(true),
            Some(Move::Accept) => {
                self.s.pending.claimed = None;
                Some(true)
            }
            Some(Move::Dispute) => {
                self.s.pending.claimed = None;
                self.emit(Event::Disputed { seat: other(attacker) });
                Some(false)
            }
            Some(_) => Some(false),
        }
    }
}

impl State {
    /// Whether more standing attackers than defenders are near the find.
    fn find_is_taken(&self, attacker: Seat) -> bool {
        let near = |seat: Seat| {
            let close = |id: &Id| {
                let warrior = self.at(*id);
                warrior.is_here() && warrior.stands() && self.by_the_find(warrior.at)
            };
            self.roster(seat).filter(close).count()
        };
        near(attacker) > near(other(attacker))
    }

    /// Whether a square is in the objective building or within six inches of it.
    pub fn by_the_find(&self, square: Square) -> bool {
        let building = self.field.building_board(1);
        building.iter().any(|part| part.within(square, 6))
    }

    /// Whether two standing attackers are within two inches of the defender's edge.
    fn broke_through(&self, attacker: Seat) -> bool {
        let Some(edge) = self.side(other(attacker)).edge else { return false };
        let through = |id: &Id| {
            let warrior = self.at(*id);
            warrior.is_here() && warrior.stands() && self.field.edge_distance(warrior.at, edge) < 2
        };
        self.roster(attacker).filter(through).count() >= 2
    }

    /// Objective buildings that a side holds: one of its own stands inside, and no enemy is.
    pub fn buildings_held(&self, seat: Seat) -> u32 {
        let inside = |building: u8, seat: Seat, standing: bool| {
            self.roster(seat).any(|id| {
                let warrior = self.at(id);
                warrior.is_here()
                    && (warrior.stands() || !standing)
                    && self.field.building(warrior.at) == Some(building)
            })
        };
        let held =
            |building: &u8| inside(*building, seat, true) && !inside(*building, other(seat), false);
        (1..=self.objectives).filter(held).count() as u32
    }
}
