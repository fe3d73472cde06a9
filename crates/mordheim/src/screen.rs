//! What to show: a pure function of state and viewer.

use kernel::{Mover, Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::ask::Ask;
use crate::dice::{Label, leadership_chances};
use crate::event::{Phase, Question, Reason};
use crate::fighter::{FighterId, Warband};
use crate::fraction::Fraction;
use crate::item::Item;
use crate::rules::Scenario;
use crate::spell::Spell;
use crate::square::Square;
use crate::state::{State, other};
use crate::view::{
    AimView, BlowView, CastView, ChargeView, DieView, FighterView, FireView, HandsView, RoutView,
    ShotView, SpellView, StrikeView, ToggleView, View, WarriorView,
};
use crate::warrior::{Condition, Id, Mark};

/// Where the battle stands, on every screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct At {
    /// Turns begun, of both sides together.
    pub turn: u8,
    /// The phase.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// Who decides now; nobody while dice fall and after the end.
    pub decides: Option<Seat>,
    /// Whether that is the viewer.
    pub yours: bool,
    /// What came of the Rout test of this turn, if there was one.
    pub rout: Option<RoutView>,
}

/// A warband in a few words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Side {
    /// Whose it is.
    pub seat: Seat,
    /// What sort of warband.
    pub warband: Warband,
    /// How strong it is thought to be.
    pub rating: u16,
    /// Its warriors.
    pub warriors: Vec<Id>,
}

/// How a warrior came out of the battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Record {
    /// Who.
    pub id: Id,
    /// His kind of fighter.
    pub fighter: FighterId,
    /// Whether he is neither out of action nor fled.
    pub survived: bool,
    /// How he ended: `standing`, `knocked_down`, `stunned`, `out`, `fled` or `escaped`.
    pub end: &'static str,
    /// Who put him out of action.
    pub by: Option<Id>,
    /// Enemies that he put out of action.
    pub felled: u8,
    /// Counters that he holds.
    pub counters: u8,
    /// What he has earned, as far as the table of the scenario says.
    pub experience: Vec<Gain>,
}

/// Experience, and what it is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Gain {
    /// `survived`, `leader_won`, `felled`, `counters`, `broke_through` or `first_exit`.
    pub why: &'static str,
    /// How much.
    pub points: u8,
}

/// What to show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "screen", content = "data", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Screen {
    /// Before the battle: what is chosen, who is put where.
    GameSetup {
        at: At,
        scenario: Option<Scenario>,
        own: Side,
        opposing: Side,
        /// What is decided: `first`, `role`, `edge`, `quarter`, `scenario`, `place`, `counter`,
        /// `ready` or `die`.
        step: &'static str,
        /// Who is put on the table now, and who after him.
        placing: Option<Id>,
        to_place: Vec<Id>,
        /// Where that may be.
        zone: Vec<Square>,
    },
    /// Recovery: who can be rallied or stand up.
    RecoveryPhase {
        at: At,
        fleeing: Vec<Id>,
        stunned: Vec<Id>,
        knocked_down: Vec<Id>,
        done: Vec<Id>,
    },
    /// Charges: who can charge whom.
    ChargePhase { at: At, can_act: Vec<Id>, selected: Option<Id>, targets: Vec<Id> },
    /// All other moves.
    MovementPhase {
        at: At,
        can_act: Vec<Id>,
        selected: Option<Id>,
        /// Squares within reach by walking, and those within reach only by running.
        walk: Vec<Square>,
        run: Vec<Square>,
    },
    /// Shooting: who can shoot or cast.
    ShootingPhase { at: At, can_act: Vec<Id> },
    /// A shooter or caster is selected.
    ShootingTargetSelect { at: At, shooter: Id, targets: Vec<ShotView>, spells: Vec<SpellView> },
    /// A shot is aimed: what it needs, and why.
    ShootingConfirm {
        at: At,
        shooter: Id,
        target: Id,
        weapon: Item,
        shots: u8,
        /// The way in which it would be fired now.
        ways: Vec<FireView>,
        /// What can be said about it at a real table, and the dice of one shot.
        toggles: Vec<ToggleView>,
        dice: Vec<DieView>,
    },
    /// A charge is open at a real table: what is to be said about it.
    ChargeConfirm { at: At, charge: ChargeView },
    /// A melee is about to begin at a real table: who takes other weapons.
    MeleeConfirm { at: At, fighters: Vec<FighterView> },
    /// Hand-to-hand combat between strikes.
    CombatPhase {
        at: At,
        /// Who strikes in the present melee, in order.
        order: Vec<Id>,
        /// Who strikes now.
        current: Option<Id>,
        /// Blows that he has still to allot.
        attacks_left: u8,
        targets: Vec<BlowView>,
        /// The first warriors of the melees among which one is picked.
        melees: Vec<Id>,
    },
    /// Weapons are chosen.
    HandsChoice { at: At, who: Id, ways: Vec<HandsView> },
    /// A strike or shot under way. What was rolled so far is in the read model `rolls`.
    CombatResolution { at: At, strike: StrikeView },
    /// Whether the target of a strike parries.
    ParryChoice { at: At, who: Id, strike: Option<StrikeView> },
    /// A Rout test is due, or may be forestalled.
    RoutTest {
        at: At,
        seat: Seat,
        warband: Warband,
        /// The Leadership, and the chance to pass.
        leadership: u8,
        chance: Fraction,
        out: u8,
        size: u8,
        /// Whether the test must be taken by who fights on.
        due: bool,
        /// Whether its dice are falling.
        rolling: bool,
    },
    /// A question about space, for the people at the table.
    Statement {
        at: At,
        /// About whom.
        who: Option<Id>,
        question: Option<Question>,
    },
    /// What was said may be accepted or disputed.
    Contest {
        at: At,
        /// Who said it.
        by: Seat,
        /// What was said, in one word, and about whom.
        declared: Option<&'static str>,
        who: Option<Id>,
        question: Option<Question>,
        answer: Option<bool>,
        charge: Option<ChargeView>,
        shot: Option<AimView>,
    },
    /// A spell is tried, or works.
    SpellCasting {
        at: At,
        caster: Id,
        spell: Spell,
        target: Option<Id>,
        needs: u8,
        label: Option<Label>,
    },
    /// A die falls for something else.
    Roll {
        at: At,
        label: Label,
        who: Option<Id>,
        /// The least that succeeds, or the most that passes a test.
        needs: Option<u8>,
        at_most: Option<u8>,
        /// The first of two dice, once it has fallen.
        first: Option<u8>,
    },
    /// Anything else that a player decides.
    Decision {
        at: At,
        /// `hide`, `intercept`, `tentacle`, `hit`, `drop`, `fly`, `claim`, `contact`, `hunger` or
        /// `toward`.
        what: &'static str,
        who: Option<Id>,
        among: Vec<Id>,
        zone: Vec<Square>,
        charge: Option<ChargeView>,
    },
    /// The other side decides; what it sees is inside.
    Wait {
        at: At,
        /// For whom.
        decides: Seat,
        /// What that side is shown.
        shown: Box<Screen>,
    },
    /// The battle is over.
    GameOver {
        at: At,
        winner: Option<Seat>,
        reason: Reason,
        scenario: Option<Scenario>,
        /// By seat: out of action, fled off the table, left by the far end.
        out: [u8; 2],
        fled: [u8; 2],
        escaped: [u8; 2],
        /// Wyrdstone by seat, where the scenario gives any and it is known.
        shards: [u8; 2],
        warriors: Vec<Record>,
    },
}

impl Screen {
    /// What to show beside what everybody sees.
    pub(crate) fn of(state: &State, view: &View, viewer: Viewer) -> Screen {
        let at = at(state, viewer);
        let shown = Source { state, view, viewer, at }.screen();
        match (at.decides, viewer) {
            (Some(decides), Viewer::Seat(seat)) if seat != decides => {
                Screen::Wait { at, decides, shown: Box::new(shown) }
            }
            _ => shown,
        }
    }
}

fn at(state: &State, viewer: Viewer) -> At {
    let decides = match state.pending.ask {
        _ if state.phase == Phase::Over => None,
        Some((Mover::Seat(seat), _)) => Some(seat),
        Some((Mover::Chance, _)) => None,
        None => Some(state.active),
    };
    let yours = decides.is_some_and(|seat| viewer == Viewer::Seat(seat));
    let rout = RoutView::of(state, state.active);
    At { turn: state.turn, phase: state.phase, active: state.active, decides, yours, rout }
}

/// What a screen is made from.
struct Source<'a> {
    state: &'a State,
    view: &'a View,
    viewer: Viewer,
    at: At,
}

impl Source<'_> {
    /// The end comes first, then what is asked, then the strike and the phase.
    fn screen(&self) -> Screen {
        if let Some((winner, reason)) = self.view.ending {
            return self.game_over(winner, reason);
        }
        match self.state.pending.ask {
            Some((_, ask)) if self.state.phase != Phase::Setup => self.asked(ask),
            _ if self.state.phase == Phase::Setup => self.setting_up(),
            _ => self.in_phase(),
        }
    }

    // ------------------------------------------------------------------ before the battle

    fn setting_up(&self) -> Screen {
        let own = self.viewer.seat().or(self.at.decides).unwrap_or(self.state.active);
        let step = self.view.ask.as_ref().map_or("die", |ask| ask.what);
        let placing = match self.state.pending.ask {
            Some((_, Ask::Place(who))) => Some(who),
            _ => None,
        };
        let seat = placing.map(Id::seat);
        let waits = |w: &&WarriorView| w.here && w.at.is_none() && Some(w.id.seat()) == seat;
        let all = self.view.sides.iter().flat_map(|side| &side.warriors);
        Screen::GameSetup {
            at: self.at,
            scenario: self.view.scenario,
            own: self.side(own),
            opposing: self.side(other(own)),
            step,
            placing,
            to_place: all.filter(waits).map(|w| w.id).filter(|id| Some(*id) != placing).collect(),
            zone: self.view.zone.clone(),
        }
    }

    fn side(&self, seat: Seat) -> Side {
        let side = &self.view.sides[seat.index()];
        Side {
            seat,
            warband: side.warband,
            rating: side.rating,
            warriors: side.warriors.iter().map(|warrior| warrior.id).collect(),
        }
    }

    // ------------------------------------------------------------------ phases

    fn in_phase(&self) -> Screen {
        let (at, view) = (self.at, self.view);
        let (selected, can_act) = (view.selected, view.can_act.clone());
        match (view.phase, selected, &view.aim) {
            (Phase::Recovery, ..) => self.recovery(),
            (Phase::Charges, ..) => {
                Screen::ChargePhase { at, can_act, selected, targets: view.targets.clone() }
            }
            (Phase::Shooting, Some(_), Some(aim)) => self.confirm(aim),
            (Phase::Shooting, Some(shooter), None) => Screen::ShootingTargetSelect {
                at,
                shooter,
                targets: view.shots.clone(),
                spells: view.spells.clone(),
            },
            (Phase::Shooting, ..) => Screen::ShootingPhase { at, can_act },
            (Phase::Combat, ..) => self.combat(),
            _ => Screen::MovementPhase {
                at,
                can_act,
                selected,
                walk: view.walk.clone(),
                run: view.run.clone(),
            },
        }
    }

    fn recovery(&self) -> Screen {
        let own = &self.view.sides[self.state.active.index()].warriors;
        let those = |holds: &dyn Fn(&WarriorView) -> bool| {
            own.iter().filter(|w| w.here && holds(w)).map(|w| w.id).collect::<Vec<Id>>()
        };
        // Who was stunned is knocked down from the beginning of this phase on.
        let dazed = |w: &WarriorView| w.marks.has(Mark::Dazed);
        Screen::RecoveryPhase {
            at: self.at,
            fleeing: those(&|w| w.marks.has(Mark::Fleeing)),
            stunned: those(&|w| w.condition == Condition::Stunned || dazed(w)),
            knocked_down: those(&|w| w.condition == Condition::KnockedDown && !dazed(w)),
            done: those(&|w| w.marks.has(Mark::Acted)),
        }
    }

    fn confirm(&self, aim: &AimView) -> Screen {
        Screen::ShootingConfirm {
            at: self.at,
            shooter: aim.who,
            target: aim.target,
            weapon: aim.weapon,
            shots: aim.shots,
            ways: aim.ways.clone(),
            toggles: aim.toggles.clone(),
            dice: aim.dice.clone(),
        }
    }

    fn combat(&self) -> Screen {
        let view = self.view;
        let current = usize::from(view.struck).checked_sub(1);
        let picks = view.ask.as_ref().filter(|ask| ask.what == "melee");
        Screen::CombatPhase {
            at: self.at,
            order: view.order.clone(),
            current: current.and_then(|at| view.order.get(at).copied()),
            attacks_left: view.blows_left,
            targets: view.blows.clone(),
            melees: picks.map_or(Vec::new(), |ask| ask.among.clone()),
        }
    }

    // ------------------------------------------------------------------ questions

    fn asked(&self, ask: Ask) -> Screen {
        let (at, view) = (self.at, self.view);
        match ask {
            Ask::Rout => self.rout(false),
            Ask::Die { label: Label::Rout, .. } => self.rout(true),
            Ask::Die { label, who, needs } => self.die(label, who, needs),
            Ask::Parry(who) => Screen::ParryChoice { at, who, strike: view.strike.clone() },
            Ask::Hands(who) => Screen::HandsChoice { at, who, ways: view.hands.clone() },
            Ask::Melee | Ask::Allot(_) => self.combat(),
            Ask::Fact(who, question) => {
                Screen::Statement { at, who: Some(who), question: Some(question) }
            }
            Ask::Claim => Screen::Statement { at, who: None, question: None },
            Ask::Contest => self.contest(),
            Ask::Place(_) => self.setting_up(),
            Ask::Fight(_) => Screen::MeleeConfirm { at, fighters: view.fighters.clone() },
            Ask::Charge(_) => match &view.charge {
                Some(charge) => Screen::ChargeConfirm { at, charge: charge.clone() },
                None => self.decision(),
            },
            _ => self.decision(),
        }
    }

    fn decision(&self) -> Screen {
        let asked = self.view.ask.as_ref();
        Screen::Decision {
            at: self.at,
            what: asked.map_or("", |ask| ask.what),
            who: asked.and_then(|ask| ask.who),
            among: asked.map_or(Vec::new(), |ask| ask.among.clone()),
            zone: self.view.zone.clone(),
            charge: self.view.charge.clone(),
        }
    }

    fn contest(&self) -> Screen {
        let asked = self.view.ask.as_ref();
        let answer = asked.and_then(|ask| ask.claimed);
        let declared = answer.is_none();
        Screen::Contest {
            at: self.at,
            by: self.at.decides.map_or(self.state.active, other),
            declared: asked.and_then(|ask| ask.declared),
            who: asked.and_then(|ask| ask.who),
            question: asked.and_then(|ask| ask.question),
            answer,
            charge: self.view.charge.clone().filter(|_| declared),
            shot: self.view.aim.clone().filter(|_| declared),
        }
    }

    fn die(&self, label: Label, who: Option<Id>, needs: Option<u8>) -> Screen {
        let at = self.at;
        match (&self.view.strike, self.view.cast) {
            (Some(strike), _) if strike.label == Some(label) => {
                Screen::CombatResolution { at, strike: strike.clone() }
            }
            (None, Some(CastView { who, spell, target, needs })) => {
                Screen::SpellCasting { at, caster: who, spell, target, needs, label: Some(label) }
            }
            _ => {
                let asked = self.view.ask.as_ref();
                let at_most = asked.and_then(|ask| ask.at_most);
                let first = asked.and_then(|ask| ask.first);
                Screen::Roll { at, label, who, needs, at_most, first }
            }
        }
    }

    fn rout(&self, rolling: bool) -> Screen {
        let seat = self.state.active;
        let side = &self.view.sides[seat.index()];
        let never = self.view.scenario == Some(Scenario::Occupy);
        Screen::RoutTest {
            at: self.at,
            seat,
            warband: side.warband,
            leadership: side.rout_leadership,
            chance: Fraction::new(u128::from(leadership_chances(side.rout_leadership)), 36),
            out: side.out,
            size: side.began,
            due: side.out >= side.rout_from && !never,
            rolling,
        }
    }

    // ------------------------------------------------------------------ the end

    fn game_over(&self, winner: Option<Seat>, reason: Reason) -> Screen {
        let count = |holds: fn(&WarriorView) -> bool| {
            [0, 1].map(|n| self.view.sides[n].warriors.iter().filter(|w| holds(w)).count() as u8)
        };
        let all = self.view.sides.iter().flat_map(|side| &side.warriors);
        Screen::GameOver {
            at: self.at,
            winner,
            reason,
            scenario: self.view.scenario,
            out: count(|w| end(w) == "out"),
            fled: count(|w| end(w) == "fled"),
            escaped: count(|w| end(w) == "escaped"),
            shards: [0, 1].map(|n| self.shards(Seat(n))),
            warriors: all.map(|warrior| self.record(warrior, winner)).collect(),
        }
    }

    fn record(&self, warrior: &WarriorView, winner: Option<Seat>) -> Record {
        let end = end(warrior);
        let survived = end != "out" && end != "fled";
        let won = winner == Some(warrior.id.seat()) && warrior.leader;
        let counters = match self.view.scenario {
            Some(Scenario::WyrdstoneHunt) => warrior.counters,
            _ => 0,
        };
        let gains = [
            ("survived", u8::from(end != "out")),
            ("leader_won", u8::from(won)),
            ("felled", if warrior.hero { warrior.felled } else { 0 }),
            ("counters", counters),
            ("broke_through", u8::from(self.broke_through(warrior))),
            ("first_exit", u8::from(self.first_exit(warrior))),
        ];
        let learns = !warrior.rules.has(crate::skill::Rule::NoExperience);
        let earned = gains.into_iter().filter(|(_, points)| *points > 0 && learns);
        Record {
            id: warrior.id,
            fighter: warrior.fighter,
            survived,
            end,
            by: warrior.felled_by.filter(|_| end == "out"),
            felled: warrior.felled,
            counters: warrior.counters,
            experience: earned.map(|(why, points)| Gain { why, points }).collect(),
        }
    }

    /// Whether he stands at the defender's edge at the end of a Breakthrough, on a map.
    fn broke_through(&self, warrior: &WarriorView) -> bool {
        let seat = warrior.id.seat();
        let edge = self.view.sides[other(seat).index()].edge;
        let attacks = self.view.attacker == Some(seat);
        let stands = warrior.here && warrior.condition == Condition::Standing;
        let field = &self.state.field;
        let near = warrior.at.zip(edge).is_some_and(|(at, edge)| field.edge_distance(at, edge) < 2);
        self.view.scenario == Some(Scenario::Breakthrough) && attacks && stands && near
    }

    /// Whether he can have been the first hero to leave by the far end: the only one who did.
    fn first_exit(&self, warrior: &WarriorView) -> bool {
        let seat = warrior.id.seat();
        let left = |w: &&WarriorView| w.hero && w.marks.has(Mark::Escaped);
        let mut heroes = self.view.sides[seat.index()].warriors.iter().filter(left);
        let only = heroes.next().map(|w| w.id) == Some(warrior.id) && heroes.next().is_none();
        self.view.scenario == Some(Scenario::StreetFight)
            && self.state.side(seat).first_exit
            && only
    }

    /// The wyrdstone of a side, as far as the engine knows it.
    fn shards(&self, seat: Seat) -> u8 {
        let side = &self.view.sides[seat.index()];
        let heroes_out = |seat: Seat| {
            let warriors = &self.view.sides[seat.index()].warriors;
            warriors.iter().filter(|w| w.hero && end(w) == "out").count() as u8
        };
        match self.view.scenario {
            Some(Scenario::DefendTheFind) if self.view.map => {
                let inside = |w: &&WarriorView| {
                    let there = w.at.and_then(|at| self.state.field.building(at)) == Some(1);
                    w.hero && w.here && there
                };
                side.warriors.iter().filter(inside).count().min(3) as u8
            }
            Some(Scenario::WyrdstoneHunt) => side.warriors.iter().map(|w| w.counters).sum(),
            Some(Scenario::ChanceEncounter) => {
                let theirs = &self.view.sides[other(seat).index()];
                let own = side.shards.saturating_sub(heroes_out(seat));
                own + heroes_out(other(seat)).min(theirs.shards)
            }
            _ => 0,
        }
    }
}

/// How a warrior ended, in one word.
fn end(warrior: &WarriorView) -> &'static str {
    match warrior.condition {
        _ if warrior.marks.has(Mark::FledOff) => "fled",
        _ if warrior.marks.has(Mark::Escaped) => "escaped",
        Condition::Out => "out",
        Condition::Stunned => "stunned",
        Condition::KnockedDown => "knocked_down",
        Condition::Standing => "standing",
    }
}
