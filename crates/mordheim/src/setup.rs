//! Before the battle: what is fought for, who is where, who goes first.

use kernel::Seat;

use crate::ask::Ask;
use crate::dice::{Label, d3};
use crate::event::{Event, Phase};
use crate::field::Edge;
use crate::fighter::FighterId;
use crate::item::Item;
use crate::moves::Move;
use crate::rules::Scenario;
use crate::set::Member;
use crate::skill::Skill;
use crate::spell::{School, Spell};
use crate::square::{Board, Square};
use crate::state::{State, other};
use crate::task::{Battle, RollFor, Task};
use crate::warrior::{Id, MOST, Mark, NOWHERE, ids};

/// The steps of setting up that follow once it is known what is fought for.
const STEPS: u8 = 6;
/// The step in which roles and edges are found and both sides are deployed.
pub(crate) const ROLES: u8 = 3;
/// The step in which infiltrators are.
pub(crate) const INFILTRATORS: u8 = 4;

impl State {
    /// The first work of a battle.
    pub(crate) fn push_set_up(&mut self) {
        self.pending.stack.push(Task::SetUp(0));
        if self.scenario.is_none() {
            self.pending.stack.push(Task::ScenarioDice(0));
        }
    }

    /// The side with the lower rating, if there is one.
    fn lower_rated(&self) -> Option<Seat> {
        let [a, b] = &self.sides;
        match a.rating.cmp(&b.rating) {
            std::cmp::Ordering::Less => Some(Seat(0)),
            std::cmp::Ordering::Greater => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The two ends of a street: the edges that lie farthest apart.
    pub(crate) fn ends(&self) -> [Edge; 2] {
        match self.field.width() > self.field.height() {
            true => [Edge::West, Edge::East],
            false => [Edge::North, Edge::South],
        }
    }

    /// Whether a warrior still has to be put on the table.
    fn waits(&self, who: Id) -> bool {
        let warrior = self.at(who);
        warrior.is_here() && warrior.at == NOWHERE
    }

    /// The next of a seat who has to be put on the table.
    pub(crate) fn next_to_place(&self, seat: Seat, infiltrators: bool) -> Option<Id> {
        let late = self.phase != Phase::Setup;
        let infiltrates = |id: &Id| self.at(*id).skill(Skill::Infiltration) && !late;
        self.roster(seat).find(|id| self.waits(*id) && infiltrates(id) == infiltrators)
    }

    /// The free squares on which this warrior may be put.
    pub(crate) fn zone(&self, who: Id) -> Board {
        let occupied = self.occupied();
        if let Some((edge, depth)) = self.own_strip(who) {
            let zone = self.field.strip(edge, depth).minus(&occupied);
            if !zone.is_empty() {
                return zone;
            }
        }
        let free = self.field.passable().minus(&occupied);
        let wanted = match () {
            () if self.phase != Phase::Setup => self.arrival_zone(who.seat()),
            () if self.at(who).skill(Skill::Infiltration) => self.infiltration_zone(who, &free),
            () => self.deployment_zone(who, &free),
        };
        let zone = wanted.and(&free);
        if zone.is_empty() { free.minus(&self.beside(self.foes(who))) } else { zone }
    }

    /// Whether this warrior may be put on a square.
    pub(crate) fn may_put(&self, who: Id, square: Square) -> bool {
        let in_strip = |(edge, depth): (Edge, u8)| {
            self.field.is_free(square) && self.field.edge_distance(square, edge) < depth
        };
        match self.own_strip(who).is_some_and(in_strip) {
            true => self.on(square).is_none(),
            false => self.zone(who).has(square),
        }
    }

    /// The edge at which a warrior is set up, and how deep, where the scenario says no more.
    fn own_strip(&self, who: Id) -> Option<(Edge, u8)> {
        if self.phase != Phase::Setup || self.at(who).skill(Skill::Infiltration) {
            return None;
        }
        let attacks = self.attacker == Some(who.seat());
        let depth = match self.scenario {
            Some(Scenario::StreetFight) => 6,
            Some(Scenario::DefendTheFind | Scenario::ChanceEncounter) => return None,
            Some(Scenario::Breakthrough | Scenario::SurpriseAttack) if !attacks => return None,
            _ => 8,
        };
        self.side(who.seat()).edge.map(|edge| (edge, depth))
    }

    fn arrival_zone(&self, seat: Seat) -> Board {
        let edge = self.side(seat).edge.unwrap_or(Edge::North);
        let free = self.field.passable().minus(&self.occupied());
        let clear = free.minus(&self.beside(self.team(other(seat))));
        let strip = |depth| self.field.strip(edge, depth).and(&clear);
        (1..=8).map(strip).find(|zone| !zone.is_empty()).unwrap_or(clear)
    }

    fn infiltration_zone(&self, who: Id, free: &Board) -> Board {
        let foes = self.foes(who);
        let far = self.far_from(free, foes, 13);
        let mut hidden = Board::EMPTY;
        for square in far.iter() {
            if ids(foes).all(|foe| !self.field.sees(self.at(foe).at, square)) {
                hidden.insert(square);
            }
        }
        hidden
    }

    fn deployment_zone(&self, who: Id, free: &Board) -> Board {
        let seat = who.seat();
        let attacks = self.attacker == Some(seat);
        match self.scenario {
            Some(Scenario::DefendTheFind) if attacks => {
                let edges = Edge::ALL.iter().map(|edge| self.field.strip(*edge, 6));
                let all = edges.fold(Board::EMPTY, |all, strip| all.or(&strip));
                self.far_from(&all, self.foes(who), 2)
            }
            Some(Scenario::DefendTheFind) => {
                let building = self.field.building_board(1);
                let mut zone = building;
                for part in building.iter() {
                    zone = zone.or(&Board::disc(part, 6));
                }
                zone
            }
            Some(Scenario::Breakthrough) if !attacks => self.far_from(free, self.foes(who), 14),
            Some(Scenario::ChanceEncounter) => {
                let quarter = self.side(seat).quarter.map(|n| self.field.quarter(n - 1));
                self.far_from(&quarter.unwrap_or(*free), self.foes(who), 14)
            }
            Some(Scenario::SurpriseAttack) if !attacks => self.scattered(who, free),
            _ => match self.own_strip(who) {
                Some((edge, depth)) => self.field.strip(edge, depth),
                None => *free,
            },
        }
    }

    /// Squares of a set that are at least so many inches from everybody of another.
    fn far_from(&self, squares: &Board, from: u64, inches: u8) -> Board {
        let limit = u32::from(inches) * u32::from(inches);
        let near = |id: Id, square: &Square| {
            let at = self.at(id).at;
            at != NOWHERE && at.d2(*square) < limit
        };
        squares.iter().filter(|square| !ids(from).any(|id| near(id, square))).collect()
    }

    /// Squares well inside the table and far from friends: eight inches, or as many as there are.
    fn scattered(&self, who: Id, free: &Board) -> Board {
        let strips = |depth| {
            let all = Edge::ALL.iter().map(|edge| self.field.strip(*edge, depth));
            all.fold(Board::EMPTY, |all, strip| all.or(&strip))
        };
        let friends = self.team(who.seat()) & !who.bit();
        let apart = |inches: u8| self.far_from(&free.minus(&strips(inches)), friends, inches);
        (1..=8).rev().map(apart).find(|zone| !zone.is_empty()).unwrap_or(*free)
    }

    /// Squares where a counter may lie: more than ten inches from the edges and six from others.
    pub(crate) fn counter_zone(&self) -> Board {
        let mut zone = self.field.passable();
        for edge in Edge::ALL {
            zone = zone.minus(&self.field.strip(*edge, 10));
        }
        let inner = zone;
        for counter in self.counters.iter().filter(|counter| **counter != NOWHERE) {
            let apart = |square: &Square| square.d2(*counter) >= 36;
            zone = zone.iter().filter(apart).collect();
        }
        [zone, inner].into_iter().find(|zone| !zone.is_empty()).unwrap_or(self.field.passable())
    }

    /// Edges that may be chosen.
    pub(crate) fn edges_to_choose(&self) -> &'static [Edge] {
        match (self.scenario, self.ends()) {
            (Some(Scenario::StreetFight), [Edge::West, _]) => &[Edge::East, Edge::West],
            (Some(Scenario::StreetFight), _) => &[Edge::North, Edge::South],
            _ if !self.opens(Edge::North) => &[Edge::East, Edge::West],
            _ if !self.opens(Edge::East) => &[Edge::North, Edge::South],
            _ => Edge::ALL,
        }
    }

    /// Whether one can come and go by an edge and by the opposite one.
    fn opens(&self, edge: Edge) -> bool {
        self.field.is_exit(edge) && self.field.is_exit(edge.opposite())
    }

    /// Whether groups of this side may still be off the table.
    pub(crate) fn reserves(&self, seat: Seat) -> impl Iterator<Item = Id> + '_ {
        self.roster(seat).filter(|id| self.is(*id, Mark::Reserve))
    }
}

impl Battle<'_, '_> {
    // ------------------------------------------------------------------ what is fought for

    /// Two dice say what is fought for; on 2 and 12 the lower-rated side chooses.
    pub(crate) fn scenario_dice(&mut self, first: u8) -> Option<()> {
        if first > 6 {
            let seat = self.lower_rated().unwrap_or(Seat(0));
            let Move::Scenario(scenario) = self.answer(seat, Ask::Scenario)? else {
                unreachable!("a scenario was asked for");
            };
            self.emit(Event::ScenarioChosen { scenario });
            return Some(());
        }
        let die = self.die(Label::Count, None, None)?;
        if first == 0 {
            self.push(Task::ScenarioDice(die));
            return Some(());
        }
        let rolled = match first + die {
            3 => Scenario::StreetFight,
            4 => Scenario::HiddenTreasure,
            5 => Scenario::WyrdstoneHunt,
            6 => Scenario::Occupy,
            7 => Scenario::Skirmish,
            8 => Scenario::Breakthrough,
            9 => Scenario::SurpriseAttack,
            10 => Scenario::ChanceEncounter,
            11 => Scenario::DefendTheFind,
            _ => {
                self.push(Task::ScenarioDice(7));
                return Some(());
            }
        };
        let possible = self.options.map || !rolled.needs_map();
        let scenario = if possible { rolled } else { Scenario::Skirmish };
        self.emit(Event::ScenarioChosen { scenario });
        Some(())
    }

    // ------------------------------------------------------------------ magic and drugs

    /// Casters learn a spell each, from this one on.
    pub(crate) fn learn(&mut self, from: u8) -> Option<()> {
        let ignorant =
            |id: &Id| School::of(self.at(*id).rules).is_some() && self.at(*id).spells == 0;
        let next = self.everybody().find(|id| id.0 >= from && ignorant(id));
        let Some(who) = next else { return Some(()) };
        let die = self.die(Label::Spell, Some(who), None)?;
        let school = School::of(self.at(who).rules).expect("a caster has a school");
        self.push(Task::Learn(who.0 + 1));
        self.emit(Event::SpellLearned { who, spell: school.spell(die) });
        Some(())
    }

    /// Those who take crimson shade feel it, from this one on.
    pub(crate) fn shade(&mut self, from: u8) -> Option<()> {
        let takes = |id: &Id| self.at(*id).has(Item::CrimsonShade) && !self.at(*id).is_unholy();
        let Some(who) = self.everybody().find(|id| id.0 >= from && takes(id)) else {
            return Some(());
        };
        let more = d3(self.die(Label::Count, Some(who), None)?);
        let mut profile = self.at(who).profile;
        profile.i = (profile.i + more).min(10);
        profile.m += 1;
        profile.s = (profile.s + 1).min(10);
        self.push(Task::Shade(who.0 + 1));
        self.emit(Event::Changed { who, profile });
        Some(())
    }

    /// Giant Rats come to a sorcerer's call, as many as there is room for in the roster.
    pub(crate) fn rats(&mut self, who: Id) -> Option<()> {
        let count = d3(self.die(Label::Count, Some(who), None)?);
        let seat = who.seat();
        let Some(rat) = FighterId::find(self.side(seat).warband, "giant_rat") else {
            return Some(());
        };
        for _ in 0..count {
            let place = usize::from(self.side(seat).used);
            if place < MOST {
                self.emit(Event::Joined { who: Id::of(seat, place), fighter: rat });
            }
        }
        Some(())
    }

    // ------------------------------------------------------------------ the steps

    /// The steps of setting up, one after the other; each leaves the next under its own work.
    pub(crate) fn set_up(&mut self, step: u8) -> Option<()> {
        if step > STEPS {
            let seat = self.active;
            self.push(Task::Turn(seat));
            return Some(());
        }
        self.push(Task::SetUp(step + 1));
        match step {
            0 => self.before_battle(),
            1 => self.set_up_magic(),
            2 => self.set_up_objectives(),
            ROLES => self.set_up_roles(),
            INFILTRATORS => self.set_up_infiltrators(),
            5 => self.set_up_first_turn(),
            _ => {}
        }
        Some(())
    }

    /// Spells, mushrooms and shade.
    fn before_battle(&mut self) {
        self.push(Task::Shade(0));
        self.push(Task::Learn(0));
        for who in self.everybody() {
            if self.at(who).has(Item::MadCap) && !self.at(who).is_unholy() {
                self.set(who, Mark::Maddened);
            }
        }
    }

    fn set_up_magic(&mut self) {
        for who in self.everybody() {
            if self.knows(who, Spell::ChildrenOfTheRat) {
                self.push(Task::Rats(who));
            }
        }
    }

    fn set_up_objectives(&mut self) {
        match self.scenario {
            Some(Scenario::WyrdstoneHunt) => {
                self.push(Task::RollOff(RollFor::Counters, Seat(0), 0));
                self.push(Task::HowMany);
            }
            Some(Scenario::Occupy) => self.push(Task::HowMany),
            Some(Scenario::ChanceEncounter) => {
                self.push(Task::Shards(Seat(1)));
                self.push(Task::Shards(Seat(0)));
            }
            _ => {}
        }
    }

    fn set_up_roles(&mut self) {
        let began = Seat::all(2).map(|seat| self.side(seat).began);
        let [a, b] = [0, 1].map(|n| began.clone().nth(n).unwrap_or(0));
        match self.scenario {
            Some(Scenario::DefendTheFind) if a != b => {
                let attacker = if a > b { Seat(0) } else { Seat(1) };
                self.attack(attacker);
            }
            Some(Scenario::DefendTheFind) => {
                self.push(Task::RollOff(RollFor::Defender, Seat(0), 0));
            }
            Some(Scenario::Breakthrough | Scenario::SurpriseAttack) => match self.lower_rated() {
                Some(seat) => self.push(Task::WhoAttacks(seat)),
                None => self.push(Task::RollOff(RollFor::Role, Seat(0), 0)),
            },
            Some(Scenario::WyrdstoneHunt) => {
                self.push(Task::RollOff(RollFor::SetUpFirst, Seat(0), 0));
            }
            _ => self.push(Task::RollOff(RollFor::SetUp, Seat(0), 0)),
        }
    }

    fn set_up_infiltrators(&mut self) {
        let some = |seat| self.next_to_place(seat, true).is_some();
        match (self.options.map, some(Seat(0)), some(Seat(1))) {
            (true, true, true) => self.push(Task::RollOff(RollFor::Infiltration, Seat(0), 0)),
            (true, true, false) => self.push(Task::Infiltrate(Seat(0))),
            (true, false, true) => self.push(Task::Infiltrate(Seat(1))),
            _ => {}
        }
    }

    fn set_up_first_turn(&mut self) {
        match (self.scenario, self.attacker) {
            (_, Some(seat)) => self.emit(Event::FirstTurn { seat }),
            (Some(Scenario::ChanceEncounter), _) => {
                self.push(Task::RollOff(RollFor::FirstTurnByInitiative, Seat(0), 0));
            }
            _ => self.push(Task::RollOff(RollFor::FirstTurn, Seat(0), 0)),
        }
    }

    // ------------------------------------------------------------------ roll-offs and choices

    /// One die a side, the active one first, until they differ.
    pub(crate) fn roll_off(&mut self, what: RollFor, seat: Seat, first: u8) -> Option<()> {
        let die = self.die(Label::RollOff, None, None)?;
        if first == 0 {
            self.push(Task::RollOff(what, seat, die));
            return Some(());
        }
        let initiative = |seat: Seat| match what {
            RollFor::FirstTurnByInitiative => {
                self.leader(seat).map_or(0, |leader| self.at(leader).profile.i)
            }
            _ => 0,
        };
        let (mine, theirs) = (first + initiative(seat), die + initiative(other(seat)));
        if mine == theirs {
            self.push(Task::RollOff(what, seat, 0));
            return Some(());
        }
        let winner = if mine > theirs { seat } else { other(seat) };
        self.emit(Event::RollOffWon { seat: winner });
        self.roll_off_won(what, winner);
        Some(())
    }

    fn roll_off_won(&mut self, what: RollFor, winner: Seat) {
        match what {
            RollFor::SetUp => self.push(Task::WhoFirst(winner)),
            RollFor::SetUpFirst => self.sets_up_first(winner),
            RollFor::Counters => {
                let count = self.objectives;
                self.push(Task::Counters(winner, count));
            }
            RollFor::Defender => self.attack(other(winner)),
            RollFor::Role => self.push(Task::WhoAttacks(winner)),
            RollFor::AttackersEdge => {
                let of = self.attacker.expect("somebody attacks");
                self.push(Task::Deploy(other(of)));
                self.push(Task::Deploy(of));
                self.push(Task::PickEdge { by: winner, of });
            }
            RollFor::FirstTurn | RollFor::FirstTurnByInitiative => {
                self.emit(Event::FirstTurn { seat: winner });
            }
            RollFor::Infiltration => {
                self.push(Task::Infiltrate(winner));
                self.push(Task::Infiltrate(other(winner)));
            }
            RollFor::Tie => self.tie_won(winner),
        }
    }

    pub(crate) fn who_first(&mut self, seat: Seat) -> Option<()> {
        let first = self.yes(seat, Ask::First)?;
        self.sets_up_first(if first { seat } else { other(seat) });
        Some(())
    }

    /// A side sets up first, at an edge or in a quarter that it chooses.
    fn sets_up_first(&mut self, seat: Seat) {
        self.push(Task::Deploy(other(seat)));
        self.push(Task::Deploy(seat));
        if !self.options.map {
            return;
        }
        self.push(match self.scenario {
            Some(Scenario::ChanceEncounter) => Task::PickQuarter(seat),
            _ => Task::PickEdge { by: seat, of: seat },
        });
    }

    pub(crate) fn who_attacks(&mut self, seat: Seat) -> Option<()> {
        let attacks = self.yes(seat, Ask::Role)?;
        self.attack(if attacks { seat } else { other(seat) });
        Some(())
    }

    /// It is known who attacks: both sides set up as the scenario says.
    fn attack(&mut self, attacker: Seat) {
        self.emit(Event::RoleChosen { attacker });
        let defender = other(attacker);
        match self.scenario {
            Some(Scenario::DefendTheFind) => {
                self.push(Task::Deploy(attacker));
                self.push(Task::Deploy(defender));
            }
            Some(Scenario::SurpriseAttack) => {
                self.push(Task::Deploy(attacker));
                if self.options.map {
                    self.push(Task::EdgeDie(attacker));
                    self.push(Task::PickEdge { by: attacker, of: attacker });
                }
                self.push(Task::Deploy(defender));
                for who in self.roster(defender).rev() {
                    if self.leads_group(who) {
                        self.push(Task::Ambush(who));
                    }
                }
            }
            _ if self.options.map => {
                self.push(Task::RollOff(RollFor::AttackersEdge, Seat(0), 0));
            }
            _ => {
                self.push(Task::Deploy(defender));
                self.push(Task::Deploy(attacker));
            }
        }
    }

    pub(crate) fn pick_edge(&mut self, by: Seat, of: Seat) -> Option<()> {
        let Move::Edge(edge) = self.answer(by, Ask::Edge)? else {
            unreachable!("an edge was asked for");
        };
        self.emit(Event::EdgeChosen { seat: of, edge });
        self.emit(Event::EdgeChosen { seat: other(of), edge: edge.opposite() });
        Some(())
    }

    pub(crate) fn pick_quarter(&mut self, seat: Seat) -> Option<()> {
        let Move::Quarter(quarter) = self.answer(seat, Ask::Quarter)? else {
            unreachable!("a quarter was asked for");
        };
        self.emit(Event::QuarterChosen { seat, quarter });
        self.emit(Event::QuarterChosen { seat: other(seat), quarter: ((quarter - 1) ^ 2) + 1 });
        Some(())
    }

    /// The edge that was named is that of a 1, the opposite one that of a 6.
    pub(crate) fn edge_die(&mut self, seat: Seat) -> Option<()> {
        let die = self.die(Label::EdgeRoll, None, None)?;
        let named = self.side(seat).edge.unwrap_or(Edge::North);
        let edge = match die {
            1 => named,
            2 | 3 => named.next(),
            4 | 5 => named.next().opposite(),
            _ => named.opposite(),
        };
        let edge = if self.opens(edge) { edge } else { named };
        self.emit(Event::EdgeChosen { seat, edge });
        if self.phase == Phase::Setup {
            self.emit(Event::EdgeChosen { seat: other(seat), edge: edge.opposite() });
        }
        Some(())
    }

    // ------------------------------------------------------------------ counters and shards

    pub(crate) fn how_many(&mut self) -> Option<()> {
        let die = d3(self.die(Label::Count, None, None)?);
        let count = match self.scenario {
            Some(Scenario::Occupy) => (die + 2).min(self.field.buildings()),
            _ => die + 1,
        };
        self.emit(Event::Objectives { count });
        Some(())
    }

    pub(crate) fn shards(&mut self, seat: Seat) -> Option<()> {
        let shards = d3(self.die(Label::Count, None, None)?);
        self.emit(Event::ShardsFound { seat, shards });
        Some(())
    }

    pub(crate) fn place_counter(&mut self, seat: Seat, left: u8) -> Option<()> {
        if left == 0 {
            return Some(());
        }
        let Move::Place(at) = self.answer(seat, Ask::Counter)? else {
            unreachable!("a place was asked for");
        };
        self.emit(Event::CounterPlaced { at });
        self.push(Task::Counters(other(seat), left - 1));
        Some(())
    }

    // ------------------------------------------------------------------ putting on the table

    /// Whether he is the first of his line in the roster: dice are rolled once for a group.
    pub(crate) fn leads_group(&self, who: Id) -> bool {
        let group = |id: Id| self.at(id).group;
        self.roster(who.seat()).find(|id| group(*id) == group(who)) == Some(who)
    }

    /// A group is there on 4 or more, else it comes later; the last one never does.
    pub(crate) fn ambush(&mut self, who: Id) -> Option<()> {
        let seat = who.seat();
        let die = self.die(Label::Arrival, Some(who), Some(4))?;
        let group = self.at(who).group;
        let last = |id: &Id| self.at(*id).group == group || self.is(*id, Mark::Reserve);
        let all_away = self.roster(seat).all(|id| last(&id));
        if die < 4 && !all_away {
            for id in self.roster(seat) {
                if self.at(id).group == group {
                    self.set(id, Mark::Reserve);
                }
            }
        }
        Some(())
    }

    /// A side puts its warriors on the table, one after the other.
    pub(crate) fn deploy(&mut self, seat: Seat, infiltrators: bool) -> Option<()> {
        if !self.options.map {
            self.answer(seat, Ask::Ready)?;
            return Some(());
        }
        let Some(who) = self.next_to_place(seat, infiltrators) else { return Some(()) };
        let answer = self.answer(seat, Ask::Place(who))?;
        match answer {
            Move::Place(at) => self.emit(Event::Placed { who, at: Some(at) }),
            _ => self.place_rest(seat, infiltrators),
        }
        let again = if infiltrators { Task::Infiltrate(seat) } else { Task::Deploy(seat) };
        self.push(again);
        Some(())
    }

    /// All others are put where there is room, near the middle of their zone.
    fn place_rest(&mut self, seat: Seat, infiltrators: bool) {
        while let Some(who) = self.next_to_place(seat, infiltrators) {
            let zone = self.zone(who);
            let at = self.middle_of(&zone, who);
            self.emit(Event::Placed { who, at: Some(at) });
        }
    }

    fn middle_of(&self, zone: &Board, who: Id) -> Square {
        let shoots = self.at(who).items.iter().any(|item| item.missile().is_some());
        let edge = self.side(who.seat()).edge;
        let score = |square: &Square| {
            let centre = self.field.centre().d2(*square);
            let front = edge.map_or(0, |edge| u32::from(self.field.edge_distance(*square, edge)));
            let spread = square.x() % 2 + square.y() % 2;
            centre + 40 * u32::from(spread) + if shoots { 6 * front } else { 0 }
        };
        zone.iter().min_by_key(score).expect("a zone is never empty")
    }

    // ------------------------------------------------------------------ arrivals

    /// From their second turn on, groups that are away may arrive, all at one edge.
    pub(crate) fn arrivals(&mut self, place: u8) -> Option<()> {
        let seat = self.active;
        if self.turn < 3 {
            return Some(());
        }
        let away = |id: &Id| {
            let first =
                self.reserves(seat).find(|other| self.at(*other).group == self.at(*id).group);
            self.is(*id, Mark::Reserve) && first == Some(*id)
        };
        let next = self.roster(seat).skip(usize::from(place)).find(away);
        let Some(who) = next else {
            if self.next_to_place(seat, false).is_some() && self.options.map {
                self.push(Task::Deploy(seat));
                self.push(Task::EdgeDie(seat));
            }
            return Some(());
        };
        let die = self.die(Label::Arrival, Some(who), Some(4))?;
        self.push(Task::Arrivals(who.0 % MOST as u8 + 1));
        if die >= 4 {
            let group = self.at(who).group;
            for id in self.roster(seat) {
                if self.at(id).group == group && self.is(id, Mark::Reserve) {
                    self.clear(id, Mark::Reserve);
                    self.set(id, Mark::Arrived);
                }
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Setup, random_walk};

    use super::*;
    use crate::square::SIDE;

    #[test]
    fn a_warrior_may_be_put_where_his_zone_is() {
        let mut asked = 0;
        for (seed, scenario) in (0..).zip(Scenario::ALL) {
            let setup = Setup::default().set("scenario", scenario.id());
            let state = State::new(&setup).expect("a battle can begin");
            random_walk(state, seed, 60, |state, _| {
                let Some((_, Ask::Place(who))) = state.pending.ask else { return };
                let zone = state.zone(who);
                let all = (0..SIDE as u8).flat_map(|y| (0..SIDE as u8).map(move |x| (x, y)));
                for (x, y) in all {
                    let square = Square::at(x, y);
                    assert_eq!(state.may_put(who, square), zone.has(square), "{scenario} {square}");
                }
                assert!(!zone.meets(&state.occupied()), "{scenario}");
                asked += 1;
            });
        }
        assert!(asked > 100, "{asked}");
    }
}
