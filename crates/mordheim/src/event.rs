//! What happens: every change of what lies on the table is one of these.

use kernel::{Facts, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::dice::Label;
use crate::field::Edge;
use crate::fighter::{FighterId, Profile};
use crate::item::Item;
use crate::moves::{Distance, Reach};
use crate::rules::Scenario;
use crate::set::list;
use crate::spell::Spell;
use crate::square::Square;
use crate::warrior::{Condition, Id, Mark};

list! {
    /// A part of a battle.
    Phase {
        Setup "setup",
        Start "start",
        Recovery "recovery",
        Charges "charges",
        Movement "movement",
        Shooting "shooting",
        Combat "combat",
        Over "over",
    }
}

list! {
    /// Why a battle ended.
    Reason {
        Rout "rout",
        VoluntaryRout "voluntary_rout",
        Objective "objective",
        Elimination "elimination",
        TurnLimit "turn_limit",
    }
}

list! {
    /// How somebody moved.
    How {
        Walk "walk",
        Run "run",
        Charge "charge",
        FailedCharge "failed_charge",
        Crawl "crawl",
        Flee "flee",
        Shamble "shamble",
        Intercept "intercept",
        Climb "climb",
        Jump "jump",
        Fall "fall",
        Magic "magic",
        Driven "driven",
        Follow "follow",
    }
}

list! {
    /// A question about space that only people at a real table can answer.
    Question {
        LeaderNear "leader_near",
        EnemyClosest "enemy_closest",
        FriendNear "friend_near",
        HeroNear "hero_near",
        OffTable "off_table",
    }
}

list! {
    /// How somebody left the table.
    Exit {
        Fled "fled",
        Escaped "escaped",
        WithChest "with_chest",
    }
}

/// A fact that the rules report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A die fell.
    Rolled { label: Label, who: Option<Id>, die: u8, needs: Option<u8> },
    /// A player chose or answered something of which nothing else tells, or rolled in a roll-off:
    /// the move in writing, what was asked, and whom it is about.
    Chose { seat: Seat, what: String, asked: String, who: Option<Id> },
    /// A player at a real table answered a question.
    Stated { seat: Seat, who: Id, question: Question, answer: bool },
    /// The other side disputes what was said: it is void.
    Disputed { seat: Seat },
    /// What is fought for.
    ScenarioChosen { scenario: Scenario },
    /// A caster knows a spell.
    SpellLearned { who: Id, spell: Spell },
    /// Who attacks.
    RoleChosen { attacker: Seat },
    /// A side has its table edge.
    EdgeChosen { seat: Seat, edge: Edge },
    /// A side has its quarter.
    QuarterChosen { seat: Seat, quarter: u8 },
    /// A side begins with shards.
    ShardsFound { seat: Seat, shards: u8 },
    /// How many counters or buildings are fought for.
    Objectives { count: u8 },
    /// A counter lies there.
    CounterPlaced { at: Square },
    /// Somebody is put on the table.
    Placed { who: Id, at: Option<Square> },
    /// Somebody joins by magic.
    Joined { who: Id, fighter: FighterId },
    /// Somebody out of action comes back.
    Returned { who: Id, at: Option<Square> },
    /// Who has the first turn.
    FirstTurn { seat: Seat },
    /// A turn begins.
    TurnBegan { seat: Seat, turn: u8 },
    /// A turn ends: weapons are loaded.
    TurnEnded { seat: Seat },
    /// A phase begins.
    PhaseBegan { phase: Phase },
    /// Somebody moved; at a real table nobody knows where to.
    Moved { who: Id, to: Option<Square>, how: How },
    /// Something is so about somebody, or no longer so.
    Marked { who: Id, mark: Mark, on: bool },
    /// Two are in contact.
    Engaged { who: Id, with: Id },
    /// Somebody is in contact with nobody any more.
    Parted { who: Id },
    /// Weapons are chosen.
    Armed { who: Id, main: Item, off: Item },
    /// A profile changes.
    Changed { who: Id, profile: Profile },
    /// Inches are added to a movement for this turn.
    Hastened { who: Id, inches: u8 },
    /// Wounds are lost.
    Hurt { who: Id, wounds: u8 },
    /// Wounds are given back, or given: so many are left now.
    Healed { who: Id, wounds: u8 },
    /// A condition worsens.
    Felled { who: Id, to: Condition, by: Option<Id> },
    /// A condition gets better.
    Recovered { who: Id, to: Condition },
    /// A weapon that must be loaded was fired.
    Fired { who: Id, barrel: u8, turns: u8 },
    /// One more shot was taken.
    ShotTaken { who: Id },
    /// A thing is lost or used up.
    Lost { who: Id, item: Item },
    /// A building was searched.
    Searched { who: Id, building: u8, found: bool },
    /// A counter was picked up.
    CounterTaken { who: Id, at: Square },
    /// Counters lie there now.
    CountersDropped { who: Id, at: Square },
    /// The chest was picked up.
    ChestTaken { who: Id },
    /// The chest lies there now.
    ChestDropped { at: Square },
    /// Somebody left the table.
    Left { who: Id, how: Exit },
    /// Somebody wants to charge.
    ChargeDeclared { who: Id, target: Id, second: Option<Id>, said: Option<Reach> },
    /// Somebody stepped in front of a charge.
    Intercepted { by: Id, charger: Id },
    /// Somebody will shoot: what he needs, and what was said about it.
    ShotDeclared {
        who: Id,
        weapon: Item,
        target: Id,
        shots: u8,
        needs: u8,
        said: Option<(Distance, bool)>,
    },
    /// The cover was struck; somebody may have been that cover.
    CoverStruck { who: Option<Id> },
    /// Somebody strikes so many blows.
    Strikes { who: Id, target: Id, blows: u8, weapon: Item },
    /// Somebody takes hits that nobody strikes.
    Suffers { who: Id, hits: u8, strength: u8 },
    /// A test was taken.
    Tested { who: Id, label: Label, needs: u8, total: u8, passed: bool },
    /// A test is passed without dice.
    PassedAnyway { who: Id, label: Label },
    /// A Rout test was taken.
    RoutTested { seat: Seat, needs: u8, total: u8, passed: bool },
    /// A spell was tried.
    SpellCast { who: Id, spell: Spell, target: Option<Id>, total: u8, needs: u8, works: bool },
    /// A spell does nothing to somebody.
    Resisted { who: Id, spell: Spell },
    /// A roll-off was won.
    RollOffWon { seat: Seat },
    /// A warband leaves the field.
    Routed { seat: Seat, voluntary: bool },
    /// The battle is over.
    Ended { winner: Option<Seat>, reason: Reason },
}

/// What an event means for undo and pacing.
pub(crate) fn facts(event: &Event) -> Facts {
    let none = Facts::default();
    match event {
        Event::Rolled { .. } => Facts { chance: true, animation: Some(("die", 400)), ..none },
        Event::Moved { .. } => Facts { animation: Some(("move", 300)), ..none },
        Event::RoutTested { .. } => Facts { gate: Some("rout"), ..none },
        Event::Felled { to: Condition::Out, .. } => {
            Facts { animation: Some(("out", 500)), gate: Some("resolution"), ..none }
        }
        _ => none,
    }
}
