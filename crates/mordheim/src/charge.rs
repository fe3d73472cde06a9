//! Charges: declared, dreaded, intercepted, brought home.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::ask::Ask;
use crate::dice::Label;
use crate::event::{Event, How, Phase};
use crate::item::Item;
use crate::moves::{Deed, Flip, Move, Reach};
use crate::reach::Route;
use crate::skill::{Rule, Skill};
use crate::square::{Board, Square};
use crate::state::{Charge, State, other};
use crate::task::{Battle, Task};
use crate::warrior::{ALL, Id, Mark, Marks, SetOfIds as _, ids, marked};

impl Charge {
    /// The same charge after something was said about it.
    fn with(mut self, said: Move) -> Charge {
        let flipped = |reach: Reach| match self.said == Some(reach) {
            true => Some(Reach::Reaches),
            false => Some(reach),
        };
        match said {
            Move::Flip(Flip::Unseen) => self.said = flipped(Reach::Unseen),
            Move::Flip(_) => self.said = flipped(Reach::TooFar),
            Move::Touch(foe) => self.touches ^= foe.bit(),
            Move::StepIn(foe) if self.step == Some(foe) => self.step = None,
            Move::StepIn(foe) => self.step = Some(foe),
            _ => unreachable!("{said:?} says nothing about a charge"),
        }
        self.flips += 1;
        self
    }
}

/// Whom a side may charge, before it is asked who comes to whom.
pub(crate) struct Prey {
    /// Enemies who do not hide, and where they are.
    shown: ArrayVec<(Id, Square), ALL>,
    /// On a map, the squares on which somebody is.
    occupied: Board,
}

impl State {
    /// Whom a side may charge.
    pub(crate) fn prey_of(&self, seat: Seat) -> Prey {
        let foes = ids(self.team(other(seat)));
        let shown = foes.filter(|foe| !self.is(*foe, Mark::Hidden));
        let shown: ArrayVec<_, ALL> = shown.map(|foe| (foe, self.at(foe).at)).collect();
        let map = self.options.map && !shown.is_empty();
        Prey { shown, occupied: if map { self.occupied() } else { Board::EMPTY } }
    }

    /// Half inches of a charge or a run.
    pub fn charge_budget(&self, who: Id) -> u8 {
        let warrior = self.at(who);
        let times = if warrior.skill(Skill::Sprint) { 6 } else { 4 };
        let budget = times * warrior.movement();
        if self.is_burdened(who) { budget / 2 } else { budget }
    }

    /// Whether a warrior may declare a charge at all.
    pub(crate) fn may_charge(&self, who: Id) -> bool {
        let warrior = self.at(who);
        const SPOILT: Marks = marked(&[
            Mark::Acted,
            Mark::StoodUp,
            Mark::Rallied,
            Mark::Fleeing,
            Mark::Stupid,
            Mark::Netted,
            Mark::NoCharge,
            Mark::FailedCharge,
            Mark::Charged,
        ]);
        !warrior.is_any(SPOILT)
            && warrior.is_here()
            && warrior.stands()
            && !(warrior.engaged != 0 && self.is_held(who))
    }

    /// Enemies that he may charge, if the squares within reach of his charge are these.
    pub(crate) fn charge_targets(&self, who: Id, reach: &Board) -> u64 {
        let foes = ids(self.foes(who) & !self.engaged(who));
        let shown = foes.filter(|foe| !self.is(*foe, Mark::Hidden));
        if !self.options.map {
            return shown.set();
        }
        let from = self.at(who).at;
        let may = |foe: &Id| {
            let at = self.at(*foe).at;
            let near = !self.options.measure || self.field.contact(at).meets(reach);
            near && (from.within(at, 4) || self.field.sees(from, at))
        };
        shown.filter(may).set()
    }

    /// The squares within reach of a charge, the one he is on included.
    pub(crate) fn charge_reach(&self, who: Id) -> Board {
        match self.options.map {
            true => self.reach_of(who, self.charge_budget(who)).with(self.at(who).at),
            false => Board::EMPTY,
        }
    }

    /// Whether an enemy is near enough that this warrior might charge him.
    pub(crate) fn has_prey(&self, who: Id) -> bool {
        if !self.options.map || !self.options.measure {
            return self.foes(who) != 0;
        }
        let far = self.charge_budget(who) / 2 + 2;
        let foes = ids(self.foes(who) & !self.engaged(who));
        foes.into_iter().any(|foe| self.near(who, foe, far) && !self.is(foe, Mark::Hidden))
    }

    /// Whether there is somebody whom he may charge.
    pub(crate) fn has_target(&self, who: Id, prey: &Prey) -> bool {
        if !self.options.map || !self.options.measure {
            return self.has_prey(who);
        }
        let (from, budget) = (self.at(who).at, self.charge_budget(who));
        let mut noticed = 0;
        for (foe, at) in prey.shown.iter().copied() {
            let near = from.least_to_touch(at) <= u32::from(budget);
            if near
                && self.engaged(who) & foe.bit() == 0
                && (from.within(at, 4) || self.field.sees(from, at))
            {
                if self.field.comes_upon(from, at, budget, &prey.occupied) {
                    return true;
                }
                noticed |= foe.bit();
            }
        }
        noticed != 0 && {
            let reach = self.field.reach(from, budget, &prey.occupied).with(from);
            ids(noticed).any(|foe| self.field.contact(self.at(foe).at).meets(&reach))
        }
    }

    /// Whether he is frenzied and an enemy is within reach of his charge.
    pub(crate) fn must_charge(&self, who: Id) -> bool {
        self.options.map
            && self.at(who).is_frenzied()
            && self.may_charge(who)
            && self.has_prey(who)
            && self.has_charge(who)
    }

    /// Whether some charge of his would reach.
    fn has_charge(&self, who: Id) -> bool {
        let reach = self.charge_reach(who);
        let home = |foe: Id| self.field.contact(self.at(foe).at).meets(&reach);
        ids(self.charge_targets(who, &reach)).any(home)
    }

    /// The way of a charge that reaches: to a square in contact with all who are charged, and with
    /// no other enemy if there is one.
    pub(crate) fn charge_route(&self, charge: &Charge) -> Option<Route> {
        let (who, from) = (charge.who, self.at(charge.who).at);
        let declared = charge.target.bit() | charge.second.map_or(0, Id::bit);
        let occupied = self.occupied().without(from);
        let all = |board: Board, foe: Id| self.field.contact(self.at(foe).at).of(&board);
        let wanted = ids(declared).fold(self.field.passable().minus(&occupied), all);
        let others = self.beside(self.foes(who) & !declared);
        let budget = self.charge_budget(who);
        let route = |goals: &Board| match goals.has(from) {
            true => Some(Route::nowhere()),
            false => self.field.route(from, goals, budget, &occupied),
        };
        route(&wanted.minus(&others)).or_else(|| route(&wanted))
    }

    /// Whether the warrior who is selected can charge two enemies at once.
    pub(crate) fn may_charge_both(&self, a: Id, b: Id) -> bool {
        let (a, b) = (self.at(a).at, self.at(b).at);
        let [a_side, b_side] = [a, b].map(|at| self.field.contact(at));
        a.within(b, 2) && b_side.meets(&a_side.of(&self.pending.run))
    }

    /// At a real table: enemies who may be in contact besides, after the open charge.
    pub(crate) fn may_touch(&self, charge: &Charge) -> u64 {
        let foes = self.foes(charge.who) & !self.engaged(charge.who) & !charge.target.bit();
        ids(foes).filter(|foe| !self.is(*foe, Mark::Fled)).set()
    }

    /// At a real table: enemies who may step in front of the open charge. Where the sides speak
    /// each for itself, they are asked instead.
    pub(crate) fn may_step_in(&self, charge: &Charge) -> u64 {
        if self.options.disputes || charge.dive > 0 { 0 } else { self.interceptors(charge, None) }
    }

    /// Enemies of the charger who could step in.
    fn interceptors(&self, charge: &Charge, route: Option<&Route>) -> u64 {
        let declared = charge.target.bit() | charge.second.map_or(0, Id::bit);
        let able = |foe: &Id| {
            let warrior = self.at(*foe);
            warrior.threatens()
                && warrior.engaged == 0
                && !warrior.is(Mark::Stupid)
                && !warrior.is(Mark::Netted)
                && (!self.options.map
                    || route.is_some_and(|way| self.steps_in(charge.who, way, *foe).is_some()))
        };
        let foes = ids(self.foes(charge.who) & !declared);
        foes.filter(able).set()
    }

    /// Where the charger is stopped by an interceptor, and where that one stands then: where he
    /// comes to the way by the shortest step. The charger goes on as long as he touches him and
    /// nobody else (R40); where there is no such square he stops on the first in contact.
    fn steps_in(&self, charger: Id, route: &Route, by: Id) -> Option<(Square, Square)> {
        let from = self.at(by).at;
        let near = |(_, stop): &(usize, &Square)| from.within(**stop, 2);
        let mut stops = route.squares.iter().enumerate().filter(near).peekable();
        stops.peek()?;
        let others = self.beside(self.foes(by) & !charger.bit());
        let steps = self.reach_of(by, 4).minus(&others).minus(&self.occupied()).with(from);
        let mut first = None;
        for (n, &stop) in stops {
            let passed = &route.squares[..=n];
            let spots = self.field.contact(stop).of(&steps);
            let mut spots: Vec<Square> = spots.iter().filter(|at| !passed.contains(at)).collect();
            spots.sort_by_key(|spot| from.d2(*spot));
            for spot in spots {
                if let Some(last) = self.last_clear(charger, route, by, spot) {
                    return Some((last, spot));
                }
                first = first.or(Some((stop, spot)));
            }
        }
        first
    }

    /// The last square of a way from which a charger touches one who steps in there, and no other
    /// enemy.
    fn last_clear(&self, charger: Id, route: &Route, by: Id, spot: Square) -> Option<Square> {
        let (contact, others) = (self.field.contact(spot), self.foes(charger) & !by.bit());
        let open = route.squares.iter().copied().take_while(|at| *at != spot);
        open.filter(|at| contact.has(*at) && self.touching(*at, others) == 0).last()
    }
}

impl Battle<'_, '_> {
    /// A charge that was called off has no more work; at its end it is forgotten.
    pub(crate) fn called_off(&mut self, home: bool) -> Option<()> {
        if home {
            self.s.pending.charge = Charge::default();
        }
        Some(())
    }

    /// At a real table a charge stays open until all is said that only people can see.
    pub(crate) fn open_charge(&mut self, charge: Charge) {
        self.deselect();
        self.s.pending.charge = charge;
        self.push(Task::ChargeOpen);
    }

    /// What is said about the open charge. It is made when the player says so, declares the next
    /// one or ends the phase.
    pub(crate) fn charge_open(&mut self) -> Option<()> {
        let charge = self.pending.charge;
        match self.answer(self.owner(charge.who), Ask::Charge(charge.who))? {
            Move::End => self.push(Task::Finish(Phase::Charges)),
            Move::Does(who, Deed::Charge(target)) => self.push(Task::ChargeNext { who, target }),
            Move::Home => {}
            said => {
                self.s.pending.charge = charge.with(said);
                self.push(Task::ChargeOpen);
                return Some(());
            }
        }
        self.declare(charge);
        Some(())
    }

    /// The next charge is declared, if it still can be.
    pub(crate) fn charge_next(&mut self, who: Id, target: Id) -> Option<()> {
        let targets = self.charge_targets(who, &Board::EMPTY);
        if self.may_charge(who) && targets & target.bit() != 0 {
            let said = Some(Reach::Reaches);
            self.open_charge(Charge { who, target, said, ..Charge::default() });
        }
        Some(())
    }

    /// A charge is declared.
    pub(crate) fn declare(&mut self, charge: Charge) {
        let Charge { who, target, second, said, dive, .. } = charge;
        self.deselect();
        self.s.pending.charge = charge;
        self.emit(Event::ChargeDeclared { who, target, second, said });
        self.push(Task::ChargeHome);
        self.push(Task::ChargeIntercept);
        if dive > 0 {
            self.push(Task::ChargeDive(dive / 2));
        }
        self.push(Task::ChargeFear);
        self.push(Task::ChargeGarlic);
        self.push(Task::ChargeUnseen);
        self.push(Task::ChargeAsk);
    }

    /// Everybody whom the charge is for.
    fn charged(&self) -> impl Iterator<Item = Id> + use<> {
        [Some(self.pending.charge.target), self.pending.charge.second].into_iter().flatten()
    }

    pub(crate) fn charge_ask(&mut self) -> Option<()> {
        let stands = self.stands(self.owner(self.pending.charge.who))?;
        self.s.pending.charge.off = !stands;
        Some(())
    }

    /// An enemy near by whom he cannot see must be noticed first.
    pub(crate) fn charge_unseen(&mut self) -> Option<()> {
        let Charge { who, target, said, .. } = self.pending.charge;
        let unseen = match said {
            Some(said) => said == Reach::Unseen,
            None => self.options.map && !self.sees(who, target),
        };
        if unseen {
            let warrior = self.at(who);
            let (needs, again) = (warrior.profile.i, warrior.rule(Rule::BlessedSight));
            self.push(Task::Test { who, label: Label::Initiative, needs, again });
        }
        Some(())
    }

    /// A vampire shrinks back from garlic.
    pub(crate) fn charge_garlic(&mut self) -> Option<()> {
        let who = self.pending.charge.who;
        let vampire = self.at(who).rule(Rule::Undead) && self.at(who).rule(Rule::Leader);
        if vampire && self.charged().any(|foe| self.at(foe).has(Item::Garlic)) {
            self.push(Task::Lead(who, Label::Garlic));
        }
        Some(())
    }

    pub(crate) fn charge_fear(&mut self) -> Option<()> {
        let who = self.pending.charge.who;
        if self.charged().any(|foe| self.fears(who, foe)) {
            self.push(Task::Lead(who, Label::FearToCharge));
        }
        Some(())
    }

    /// What comes of a test before a charge.
    pub(crate) fn charge_tested(&mut self, who: Id, label: Label, passed: bool) {
        if who != self.pending.charge.who {
            if passed {
                self.steps_between(who);
            }
            return;
        }
        if passed {
            return;
        }
        self.s.pending.charge.off = true;
        if label == Label::Initiative {
            self.set(who, Mark::NoCharge);
        } else {
            self.set(who, Mark::FailedCharge);
            self.set(who, Mark::Acted);
        }
    }

    /// Jumping down onto an enemy: a test for every full two inches.
    pub(crate) fn charge_dive(&mut self, tests: u8) -> Option<()> {
        if tests == 0 {
            self.set(self.s.pending.charge.who, Mark::Dived);
            return Some(());
        }
        let who = self.pending.charge.who;
        let needs = self.at(who).profile.i;
        let passed = self.tries(who, Label::Initiative, needs)?;
        if passed {
            self.push(Task::ChargeDive(tests - 1));
            return Some(());
        }
        let height = self.pending.charge.dive;
        self.s.pending.charge.off = true;
        self.set(who, Mark::FailedCharge);
        self.set(who, Mark::Acted);
        self.push(Task::Fall(who, height));
        Some(())
    }

    /// An enemy near the way may step in; a charge with a jump cannot be intercepted.
    pub(crate) fn charge_intercept(&mut self) -> Option<()> {
        let charge = self.pending.charge;
        if charge.said == Some(Reach::TooFar) {
            return Some(());
        }
        let route = if self.options.map { self.charge_route(&charge) } else { None };
        if let Some(route) = &route {
            let from = self.at(charge.who).at;
            self.s.pending.charge.to = Some(route.squares.last().copied().unwrap_or(from));
        }
        let reaches = route.is_some() || !self.options.map;
        if charge.dive > 0 || !reaches {
            return Some(());
        }
        if !self.options.map && !self.options.disputes {
            if let Some(by) = charge.step {
                self.push(Task::ChargeSteppedIn(by));
            }
            return Some(());
        }
        let able = self.interceptors(&charge, route.as_ref());
        if able == 0 {
            return Some(());
        }
        let seat = other(self.owner(charge.who));
        if let Move::Intercept(by) = self.answer(seat, Ask::Intercept(able))? {
            self.push(Task::ChargeSteppedIn(by));
        }
        Some(())
    }

    pub(crate) fn stepped_in(&mut self, by: Id) -> Option<()> {
        if self.fears(by, self.pending.charge.who) {
            self.push(Task::Lead(by, Label::FearToCharge));
        } else {
            self.steps_between(by);
        }
        Some(())
    }

    fn steps_between(&mut self, by: Id) {
        let charge = self.pending.charge;
        self.emit(Event::Intercepted { by, charger: charge.who });
        if self.options.map
            && let Some(route) = self.charge_route(&charge)
            && let Some((stop, spot)) = self.steps_in(charge.who, &route, by)
        {
            self.emit(Event::Moved { who: by, to: Some(spot), how: How::Intercept });
            self.s.pending.charge.to = Some(stop);
        }
        (self.s.pending.charge.target, self.s.pending.charge.second, self.s.pending.charge.by) =
            (by, None, Some(by));
        if self.fears(charge.who, by) {
            self.push(Task::Lead(charge.who, Label::Fear));
        }
    }

    /// Whether the charge is long enough.
    fn reaches(&self) -> bool {
        match self.pending.charge.said {
            Some(said) => said != Reach::TooFar,
            None => self.pending.charge.to.is_some(),
        }
    }

    /// The charger comes into contact, or does not.
    pub(crate) fn charge_home(&mut self) -> Option<()> {
        let charge = self.pending.charge;
        let who = charge.who;
        self.set(who, Mark::Acted);
        self.set(who, Mark::Moved);
        self.clear(who, Mark::Hidden);
        if self.engaged(who) != 0 {
            self.emit(Event::Parted { who });
        }
        if !self.reaches() {
            self.set(who, Mark::FailedCharge);
            let to = self.options.map.then(|| self.toward(who, charge.target));
            self.emit(Event::Moved { who, to, how: How::FailedCharge });
            self.touch_again(who);
            self.arrived(who);
            self.s.pending.charge = Charge::default();
            return Some(());
        }
        self.contact_made(who, charge.to, charge.second, How::Charge);
        self.s.pending.charge = Charge::default();
        Some(())
    }

    /// Somebody comes into contact by a charge of any kind.
    pub(crate) fn contact_made(
        &mut self,
        who: Id,
        to: Option<Square>,
        second: Option<Id>,
        how: How,
    ) {
        self.clear(who, Mark::FailedCharge);
        self.set(who, Mark::Charged);
        self.emit(Event::Moved { who, to, how });
        let brave = self.pending.charge.by.filter(|_| self.pending.charge.who == who);
        let foes = match to {
            Some(to) => match brave.map(|by| self.touching(to, by.bit())) {
                Some(by) if by != 0 => by,
                _ => self.touching(to, self.foes(who)),
            },
            None => {
                let told = how == How::Charge;
                if !told {
                    self.push(Task::Touches(who));
                }
                let said = if told { self.pending.charge.touches } else { 0 };
                self.pending.charge.target.bit() | second.map_or(0, Id::bit) | said & self.foes(who)
            }
        };
        for foe in ids(foes) {
            self.clear(foe, Mark::Hidden);
            self.emit(Event::Engaged { who, with: foe });
        }
        for foe in ids(foes).collect::<arrayvec::ArrayVec<Id, 48>>().into_iter().rev() {
            if Some(foe) != brave {
                self.push(Task::ChargedAt { who: foe, by: who });
            }
        }
        self.arrived(who);
    }

    /// On a map, whoever is next to an enemy is in contact with him.
    pub(crate) fn touch_again(&mut self, who: Id) {
        if !self.options.map || !self.at(who).is_here() {
            return;
        }
        let at = self.at(who).at;
        for foe in ids(self.touching(at, self.foes(who)) & !self.engaged(who)) {
            self.emit(Event::Engaged { who, with: foe });
        }
    }

    /// At a real table: who else is in contact now?
    pub(crate) fn touches(&mut self, who: Id) -> Option<()> {
        let fled = ids(self.foes(who)).filter(|foe| self.is(*foe, Mark::Fled));
        let fled = fled.set();
        let others = self.foes(who) & !self.engaged(who) & !fled;
        if others == 0 || !self.at(who).is_here() {
            return Some(());
        }
        let seat = self.owner(who);
        if let Move::Pick(foe) = self.answer(seat, Ask::Contact(who, others))? {
            self.clear(foe, Mark::Hidden);
            self.emit(Event::Engaged { who, with: foe });
            self.push(Task::Touches(who));
            self.push(Task::ChargedAt { who: foe, by: who });
        }
        Some(())
    }

    /// The nearest square to an enemy that he reaches by walking.
    pub(crate) fn toward(&self, who: Id, target: Id) -> Square {
        let clear = self.reach_of(who, 2 * self.at(who).movement());
        let clear = clear.minus(&self.beside(self.foes(who))).with(self.at(who).at);
        clear.nearest(self.at(target).at).unwrap_or(self.at(who).at)
    }

    /// Who is charged while fleeing runs on; who is charged by something fearful may be afraid.
    pub(crate) fn charged_at(&mut self, who: Id, by: Id) -> Option<()> {
        let warrior = *self.at(who);
        if !warrior.is_here() || warrior.engaged & by.bit() == 0 {
            return Some(());
        }
        if warrior.is(Mark::Fleeing) && warrior.stands() {
            self.push(Task::Flee(who, 0));
        } else if warrior.stands() && !warrior.is(Mark::FearFailed) && self.fears(who, by) {
            self.push(Task::Lead(who, Label::Fear));
        }
        Some(())
    }
}
