//! Leadership, fear, flight and everything else that happens in a warrior's head.

use kernel::Seat;

use crate::dice::Label;
use crate::event::{Event, Exit, How, Question};
use crate::item::Item;
use crate::rulings::{R12_BREAKING_HIT_MAY_BE_CRITICAL, R20_ALONE_AGAINST};
use crate::skill::{Rule, Skill};
use crate::square::Square;
use crate::state::State;
use crate::strike::{Defence, Strike};
use crate::task::{Battle, Task};
use crate::warrior::{Id, Mark, ids};

impl State {
    /// Whether a warrior is afraid of another.
    pub fn fears(&self, who: Id, of: Id) -> bool {
        let (warrior, other) = (self.at(who), self.at(of));
        other.causes_fear()
            && !warrior.causes_fear()
            && !warrior.rule(Rule::ImmunePsychology)
            && !self.is_raging(who)
            && !warrior.is(Mark::Hearts)
            && !self.has_ale(who.seat())
    }

    /// Whether he is frenzied and an enemy is near enough that nothing else matters to him.
    fn is_raging(&self, who: Id) -> bool {
        let near = || self.engaged(who) != 0 || self.has_prey(who);
        self.at(who).is_frenzied() && near()
    }

    /// Whether a side has drunk Bugman's ale.
    fn has_ale(&self, seat: Seat) -> bool {
        self.roster(seat).any(|id| self.at(id).has(Item::BugmansAle))
    }

    /// Whether he never has to take a test for being all alone.
    fn is_never_alone(&self, who: Id) -> bool {
        let warrior = self.at(who);
        warrior.rule(Rule::ImmunePsychology)
            || warrior.rule(Rule::Fanatical)
            || warrior.rule(Rule::Crazed)
            || warrior.skill(Skill::CombatMaster)
            || warrior.skill(Skill::AbsoluteFaith)
            || self.is_raging(who)
            || warrior.is(Mark::Hearts)
    }

    /// Whether he fights so many that only a friend near by keeps him from a test.
    pub(crate) fn is_outnumbered(&self, who: Id) -> bool {
        let warrior = self.at(who);
        let standing = ids(self.engaged(who)).filter(|foe| self.at(*foe).stands()).count() as u32;
        warrior.is_here()
            && warrior.stands()
            && standing >= R20_ALONE_AGAINST
            && !self.is_never_alone(who)
    }

    /// Whether he has to test for stupidity when his turn begins.
    fn may_be_stupid(&self, who: Id) -> bool {
        let warrior = self.at(who);
        let stupid = warrior.rule(Rule::Stupidity) || warrior.rule(Rule::StupidUnlessHero);
        stupid && warrior.is_here() && !warrior.rule(Rule::ImmunePsychology) && !self.is_raging(who)
    }
}

impl Battle<'_, '_> {
    // ------------------------------------------------------------------ tests

    /// A Leadership test begins: some pass anyway, and a leader near by may lend his own.
    pub(crate) fn lead(&mut self, who: Id, label: Label) -> Option<()> {
        let warrior = *self.at(who);
        if !warrior.is_here() {
            return Some(());
        }
        if warrior.rule(Rule::Fanatical) || warrior.rule(Rule::Crazed) {
            return self.passes_anyway(who, label);
        }
        if warrior.has(Item::HolyRelic) && !warrior.is(Mark::RelicSpent) {
            self.set(who, Mark::RelicSpent);
            return self.passes_anyway(who, label);
        }
        let lender = self.lender(who);
        let near = match lender {
            None => false,
            Some(leader) if self.options.map => self.near(who, leader, self.leader_range(leader)),
            Some(_) => self.stated(who, Question::LeaderNear)?,
        };
        let leader = lender.filter(|_| near);
        let needs = leader.map_or(warrior.profile.ld, |leader| self.at(leader).profile.ld);
        let faith = label == Label::Fear || label == Label::FearToCharge;
        let again = faith && warrior.skill(Skill::AbsoluteFaith) || warrior.is(Mark::Luck);
        self.push(Task::LeadDice { who, label, needs, first: 0, again });
        Some(())
    }

    fn passes_anyway(&mut self, who: Id, label: Label) -> Option<()> {
        self.emit(Event::PassedAnyway { who, label });
        self.tested(who, label, true);
        Some(())
    }

    pub(crate) fn lead_dice(
        &mut self,
        who: Id,
        label: Label,
        needs: u8,
        first: u8,
        again: bool,
    ) -> Option<()> {
        let die = self.die(label, Some(who), None)?;
        if first == 0 {
            self.push(Task::LeadDice { who, label, needs, first: die, again });
            return Some(());
        }
        let total = first + die;
        let passed = total <= needs;
        self.emit(Event::Tested { who, label, needs, total, passed });
        if !passed && again {
            self.push(Task::LeadDice { who, label, needs, first: 0, again: false });
        } else {
            self.tested(who, label, passed);
        }
        Some(())
    }

    /// The die of a test against a characteristic: at most its value, and a 6 always fails.
    pub(crate) fn tries(&mut self, who: Id, label: Label, needs: u8) -> Option<bool> {
        let total = self.die(label, Some(who), None)?;
        let passed = total <= needs && total < 6;
        self.emit(Event::Tested { who, label, needs, total, passed });
        Some(passed)
    }

    /// A test against a characteristic, with what comes of it.
    pub(crate) fn test(&mut self, who: Id, label: Label, needs: u8, again: bool) -> Option<()> {
        let passed = self.tries(who, label, needs)?;
        if !passed && again {
            self.push(Task::Test { who, label, needs, again: false });
        } else {
            self.tested(who, label, passed);
        }
        Some(())
    }

    /// What comes of a test.
    fn tested(&mut self, who: Id, label: Label, passed: bool) {
        match label {
            Label::Rally => {
                self.set(who, Mark::Tested);
                if passed {
                    self.clear(who, Mark::Fleeing);
                    self.set(who, Mark::Rallied);
                }
            }
            Label::Fear if !passed => self.set(who, Mark::FearFailed),
            Label::AllAlone if !passed => {
                let foes = self.engaged(who);
                self.push(Task::BreakRun(who));
                self.push(Task::Break { who, foes });
            }
            Label::Stupidity if !passed => self.set(who, Mark::Stupid),
            Label::Initiative | Label::FearToCharge | Label::Garlic => {
                self.charge_tested(who, label, passed);
            }
            Label::Escape => self.escape_tested(who, passed),
            Label::Dread | Label::Warp | Label::Lure | Label::Rezhebel | Label::Strength => {
                self.magic_tested(who, label, passed);
            }
            _ => {}
        }
    }

    // ------------------------------------------------------------------ rally and stupidity

    pub(crate) fn rally_ask(&mut self, who: Id) -> Option<()> {
        let closest = match self.options.map {
            true => false,
            false => self.stated(who, Question::EnemyClosest)?,
        };
        if closest {
            self.set(who, Mark::Tested);
        } else {
            self.push(Task::Lead(who, Label::Rally));
        }
        Some(())
    }

    /// Stupidity tests of the side whose turn begins, in the order of its roster.
    pub(crate) fn stupidity(&mut self, place: u8) -> Option<()> {
        let seat = self.active;
        let next = self.roster(seat).skip(usize::from(place)).find(|id| self.may_be_stupid(*id));
        let Some(who) = next else { return Some(()) };
        let helped = match self.at(who).rule(Rule::StupidUnlessHero) {
            false => false,
            true if self.options.map => self.hero_near(who),
            true => self.stated(who, Question::HeroNear)?,
        };
        self.push(Task::Stupidity(who.0 % crate::warrior::MOST as u8 + 1));
        if !helped {
            self.push(Task::Lead(who, Label::Stupidity));
        }
        Some(())
    }

    /// What a stupid warrior does who is not engaged: on at half speed, or nothing.
    pub(crate) fn shamble(&mut self, who: Id) -> Option<()> {
        let die = self.die(Label::Shamble, Some(who), None)?;
        self.set(who, Mark::Acted);
        if die > 3 {
            return Some(());
        }
        self.set(who, Mark::Moved);
        let to = self.options.map.then(|| self.shambles_to(who));
        self.emit(Event::Moved { who, to, how: How::Shamble });
        self.arrived(who);
        Some(())
    }

    fn shambles_to(&self, who: Id) -> Square {
        let from = self.at(who).at;
        let clear = self.reach_of(who, self.at(who).movement());
        let clear = clear.minus(&self.beside(self.foes(who)));
        let ahead = |square: &Square| match self.forward(who.seat()) {
            Some(edge) => {
                let aside = match edge.is_upright() {
                    true => square.x().abs_diff(from.x()),
                    false => square.y().abs_diff(from.y()),
                };
                u32::from(self.field.edge_distance(*square, edge)) + 3 * u32::from(aside)
            }
            None => ids(self.foes(who)).map(|foe| self.at(foe).at.d2(*square)).min().unwrap_or(0),
        };
        clear.with(from).iter().min_by_key(ahead).unwrap_or(from)
    }

    // ------------------------------------------------------------------ flight

    /// Two dice of inches.
    pub(crate) fn flee_dice(&mut self, who: Id, first: u8) -> Option<()> {
        if !self.at(who).is_here() || !self.at(who).stands() {
            return Some(());
        }
        let die = self.die(Label::Flight, Some(who), None)?;
        self.push(match first {
            0 => Task::Flee(who, die),
            _ => Task::Fled(who, first + die),
        });
        Some(())
    }

    /// He runs: to the edge and off it, or as far as his legs carry him.
    pub(crate) fn fled(&mut self, who: Id, inches: u8) -> Option<()> {
        let broke = self.engaged(who) != 0;
        let to = match self.options.map {
            true if broke && !self.is(who, Mark::Fleeing) => self.breakaway(who, inches),
            true => self.flight(who, inches),
            false => None,
        };
        let gone = match self.options.map {
            true => to.is_none(),
            false => self.stated(who, Question::OffTable)?,
        };
        if broke {
            self.emit(Event::Parted { who });
        }
        self.clear(who, Mark::Hidden);
        self.set(who, Mark::Fleeing);
        self.set(who, Mark::Fled);
        self.set(who, Mark::Acted);
        if gone {
            self.leave(who, Exit::Fled);
        } else {
            self.emit(Event::Moved { who, to, how: How::Flee });
            self.arrived(who);
        }
        Some(())
    }

    // ------------------------------------------------------------------ all alone

    /// The side whose turn ends tests for those who fight alone against several.
    pub(crate) fn alone(&mut self, place: u8) -> Option<()> {
        let seat = self.active;
        let next = self.roster(seat).skip(usize::from(place)).find(|id| self.is_outnumbered(*id));
        if let Some(who) = next {
            self.push(Task::Alone(who.0 % crate::warrior::MOST as u8 + 1));
            self.push(Task::AloneAsk(who));
        }
        Some(())
    }

    pub(crate) fn alone_ask(&mut self, who: Id) -> Option<()> {
        let friend = match self.options.map {
            true => self.friend_near(who),
            false => self.stated(who, Question::FriendNear)?,
        };
        if !friend {
            self.push(Task::Lead(who, Label::AllAlone));
        }
        Some(())
    }

    /// Each opponent, in the order of his roster, gets one hit at who breaks away.
    pub(crate) fn break_away(&mut self, who: Id, foes: u64) -> Option<()> {
        let Some(foe) = ids(foes).next().filter(|_| self.at(who).is_here()) else {
            return Some(());
        };
        self.push(Task::Break { who, foes: foes & !foe.bit() });
        let able = self.at(foe).stands() && !self.is(foe, Mark::Stupid);
        if able {
            let blow = self.breaking_blow(foe, who);
            // Who breaks away neither steps aside nor trusts to luck.
            let defence = Defence { aside: false, charm: false, ..self.defence(who) };
            let mut strike = Strike::new(Some(foe.0), who.0, defence).with(blow, 1);
            strike.close = true;
            strike.charts = self.options.charts;
            strike.may_crit = R12_BREAKING_HIT_MAY_BE_CRITICAL && !self.is(foe, Mark::CriticalDone);
            self.begin_strike(strike);
        }
        Some(())
    }

    pub(crate) fn break_run(&mut self, who: Id) -> Option<()> {
        if self.at(who).is_here() && self.at(who).stands() {
            self.push(Task::Flee(who, 0));
        }
        Some(())
    }
}
