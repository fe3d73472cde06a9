//! Read models folded from events. Nothing is hidden, so they are the same for every viewer.

use kernel::{Parts, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::dice::Label;
use crate::event::{Event, Exit, Phase, Reason};
use crate::view::View;
use crate::warrior::{Condition, Id, Mark};

/// The read models of a battle. Pairs are by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Projections {
    /// Where the battle stands.
    pub turn: TurnPart,
    /// The dice of the strike, shot, spell or test that is under way, or was the last.
    pub rolls: Vec<RollPart>,
    /// Who is no longer on the table.
    pub losses: [LossPart; 2],
    /// The last Rout test since this was started.
    pub rout: Option<RoutPart>,
    /// What each warrior has done and suffered since this was started, by number.
    pub statistics: Vec<DeedPart>,
    /// How the battle ended.
    pub ending: Option<EndPart>,
}

/// Where the battle stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TurnPart {
    /// Turns begun, of both sides together.
    pub number: u8,
    /// Whose turn it is.
    pub seat: Seat,
    /// The phase.
    pub phase: Phase,
}

/// A die that fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RollPart {
    /// For what.
    pub label: Label,
    /// For whom.
    pub who: Option<Id>,
    /// What it showed.
    pub die: u8,
    /// The least score that succeeds, where one does.
    pub needs: Option<u8>,
    /// Whether it succeeded, where that can be said of one die.
    pub success: Option<bool>,
}

/// Who of a side is no longer on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct LossPart {
    /// Out of action.
    pub out: u8,
    /// Fled off the table.
    pub fled: u8,
    /// Left by the far end.
    pub escaped: u8,
}

/// A Rout test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RoutPart {
    /// Of which side.
    pub seat: Seat,
    /// The most that passes.
    pub needs: u8,
    /// What was rolled.
    pub total: u8,
    /// Whether it was passed.
    pub passed: bool,
}

/// What a warrior has done and suffered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct DeedPart {
    /// Who.
    pub id: Id,
    /// Shots.
    pub shots: u16,
    /// Blows.
    pub blows: u16,
    /// Dice that hit, of shots and blows.
    pub hits: u16,
    /// Enemies put out of action.
    pub felled: u16,
    /// Wounds lost.
    pub wounds_lost: u16,
    /// Spells that worked.
    pub spells: u16,
    /// Whether he found the chest.
    pub found_chest: bool,
}

/// How the battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct EndPart {
    /// Who won, or nobody.
    pub winner: Option<Seat>,
    /// Why it ended.
    pub reason: Reason,
}

const TURN: Parts = Parts::one(0);
const ROLLS: Parts = Parts::one(1);
const LOSSES: Parts = Parts::one(2);
const ROUT: Parts = Parts::one(3);
const STATISTICS: Parts = Parts::one(4);
const ENDING: Parts = Parts::one(5);

/// Gives a value, and says whether its part is another one now.
fn set<T: PartialEq>(old: &mut T, new: T, part: Parts) -> Parts {
    let changed = *old != new;
    *old = new;
    if changed { part } else { Parts::NONE }
}

impl RollPart {
    /// Whether another die belongs to the same strike, or to the same test of the same warrior.
    fn goes_with(&self, other: &RollPart) -> bool {
        let strikes = |roll: &RollPart| roll.label <= Label::Helmet;
        let same = self.label == other.label && self.who == other.who;
        same || strikes(self) && strikes(other)
    }
}

impl DeedPart {
    fn new(id: Id) -> DeedPart {
        DeedPart {
            id,
            shots: 0,
            blows: 0,
            hits: 0,
            felled: 0,
            wounds_lost: 0,
            spells: 0,
            found_chest: false,
        }
    }
}

impl Projections {
    fn deed(&mut self, id: Id, change: impl FnOnce(&mut DeedPart)) -> Parts {
        let place = self.statistics.binary_search_by_key(&id, |deed| deed.id);
        let place = place.unwrap_or_else(|place| {
            self.statistics.insert(place, DeedPart::new(id));
            place
        });
        change(&mut self.statistics[place]);
        STATISTICS
    }

    fn no_rolls(&mut self) -> Parts {
        set(&mut self.rolls, Vec::new(), ROLLS)
    }

    fn loss(&mut self, seat: Seat, change: impl FnOnce(&mut LossPart)) -> Parts {
        let mut loss = self.losses[seat.index()];
        change(&mut loss);
        set(&mut self.losses[seat.index()], loss, LOSSES)
    }

    fn rolled(&mut self, roll: RollPart) -> Parts {
        // A hit that is thrown again counts by its second die alone.
        let again = roll.label == Label::HitAgain;
        let undone = again && self.rolls.last().is_some_and(|last| last.success == Some(true));
        if self.rolls.last().is_some_and(|last| !last.goes_with(&roll)) {
            self.rolls.clear();
        }
        self.rolls.push(roll);
        let to_hit = again || roll.label == Label::Hit;
        let by = i16::from(to_hit && roll.success == Some(true)) - i16::from(undone);
        match roll.who.filter(|_| by != 0) {
            Some(who) => {
                ROLLS | self.deed(who, |deed| deed.hits = deed.hits.saturating_add_signed(by))
            }
            None => ROLLS,
        }
    }

    /// Turns, phases and the end.
    fn fold_turn(&mut self, event: &Event) -> Parts {
        let turn = self.turn;
        match *event {
            Event::FirstTurn { seat } => set(&mut self.turn, TurnPart { seat, ..turn }, TURN),
            Event::TurnBegan { seat, turn: number } => {
                let turn = TurnPart { number, seat, phase: Phase::Start };
                set(&mut self.turn, turn, TURN) | self.no_rolls()
            }
            Event::PhaseBegan { phase } => {
                set(&mut self.turn, TurnPart { phase, ..turn }, TURN) | self.no_rolls()
            }
            Event::RoutTested { seat, needs, total, passed } => {
                set(&mut self.rout, Some(RoutPart { seat, needs, total, passed }), ROUT)
            }
            Event::Ended { winner, reason } => {
                let turn = TurnPart { phase: Phase::Over, ..turn };
                set(&mut self.turn, turn, TURN)
                    | set(&mut self.ending, Some(EndPart { winner, reason }), ENDING)
            }
            _ => Parts::NONE,
        }
    }

    /// Who falls, leaves and comes back.
    fn fold_loss(&mut self, event: &Event) -> Parts {
        match *event {
            Event::Felled { who, to: Condition::Out, by } => {
                let felled = by.filter(|by| by.seat() != who.seat());
                let deed = felled.map(|by| self.deed(by, |deed| deed.felled += 1));
                deed.unwrap_or(Parts::NONE) | self.loss(who.seat(), |loss| loss.out += 1)
            }
            Event::Left { who, how: Exit::Fled } => self.loss(who.seat(), |loss| loss.fled += 1),
            Event::Left { who, .. } => self.loss(who.seat(), |loss| loss.escaped += 1),
            Event::Returned { who, .. } => {
                self.loss(who.seat(), |loss| loss.out = loss.out.saturating_sub(1))
            }
            _ => Parts::NONE,
        }
    }
}

impl kernel::Projections for Projections {
    type Event = Event;
    type View = View;
    const PARTS: &'static [&'static str] =
        &["turn", "rolls", "losses", "rout", "statistics", "ending"];

    fn start(view: &View) -> Projections {
        let loss = |n: usize| {
            let warriors = &view.sides[n].warriors;
            let fled = warriors.iter().filter(|w| w.marks.has(Mark::FledOff)).count() as u8;
            let out = warriors.iter().filter(|w| w.condition == Condition::Out).count() as u8;
            let escaped = warriors.iter().filter(|w| w.marks.has(Mark::Escaped)).count() as u8;
            LossPart { out: out - fled, fled, escaped }
        };
        Projections {
            turn: TurnPart { number: view.turn, seat: view.active, phase: view.phase },
            rolls: Vec::new(),
            losses: [loss(0), loss(1)],
            rout: None,
            statistics: Vec::new(),
            ending: view.ending.map(|(winner, reason)| EndPart { winner, reason }),
        }
    }

    fn fold(&mut self, event: &Event) -> Parts {
        match *event {
            Event::Rolled { label, who, die, needs } => {
                let success = needs.map(|needs| die >= needs);
                self.rolled(RollPart { label, who, die, needs, success })
            }
            Event::ShotDeclared { who, shots, .. } => {
                self.no_rolls() | self.deed(who, |deed| deed.shots += u16::from(shots))
            }
            Event::Strikes { who, blows, .. } => {
                self.no_rolls() | self.deed(who, |deed| deed.blows += u16::from(blows))
            }
            Event::ChargeDeclared { .. } | Event::Suffers { .. } => self.no_rolls(),
            Event::Hurt { who, wounds } => {
                self.deed(who, |deed| deed.wounds_lost += u16::from(wounds))
            }
            Event::SpellCast { who, works: true, .. } => self.deed(who, |deed| deed.spells += 1),
            Event::Searched { who, found: true, .. } => {
                self.deed(who, |deed| deed.found_chest = true)
            }
            Event::Felled { .. } | Event::Left { .. } | Event::Returned { .. } => {
                self.fold_loss(event)
            }
            _ => self.fold_turn(event),
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Projections as _, Secrets as _, Setup, Viewer, random_game};

    use super::*;
    use crate::state::State;

    /// Plays a random battle; after every move the read models must agree with the view.
    fn follow(setup: &Setup, seed: u64) -> Projections {
        let state = State::new(setup).expect("a sound setup");
        let mut models = Projections::start(&state.view(Viewer::Spectator));
        random_game(state, seed, |state, events| {
            for event in events {
                let before = models.clone();
                let changed = models.fold(event);
                assert_eq!(changed == Parts::NONE, before == models, "{event:?}");
            }
            let fresh = Projections::start(&state.view(Viewer::Spectator));
            assert_eq!(models.turn, fresh.turn, "seed {seed} after {events:?}");
            assert_eq!(models.losses, fresh.losses, "seed {seed} after {events:?}");
            assert_eq!(models.ending, fresh.ending);
        });
        models
    }

    #[test]
    fn what_is_folded_agrees_with_the_view_after_every_move() {
        for (seed, space) in [(1, "map"), (2, "table"), (3, "table")] {
            let setup = Setup::default().set("space", space).set("turns", "6");
            let models = follow(&setup, seed);
            assert!(models.ending.is_some() && models.turn.phase == Phase::Over);
            assert!(models.statistics.windows(2).all(|pair| pair[0].id < pair[1].id));
        }
    }
}
