//! What happens, as messages.

use kernel::{Message, Seat};

use super::names::{Muster, a_thing, hands, key, of, profile, shot_needs, spell, thing};
use crate::dice::{Label, d3};
use crate::event::{Event, Exit, How, Phase, Question, Reason};
use crate::item::Item;
use crate::moves::{Distance, Reach};
use crate::rules::Scenario;
use crate::set::{Member, word};
use crate::skill::Skill;
use crate::square::Square;
use crate::state::{State, other};
use crate::warrior::{Condition, Id, Mark};
use crate::weapon::critical_row;

/// The event as a message, or nothing where another message says it.
pub(crate) fn describe(state: &State, event: &Event) -> Option<Message> {
    Teller { state }.tell(event)
}

/// A message without arguments, so far.
fn say(key: impl Into<kernel::Key>) -> Message {
    Message::new(key)
}

/// Somebody who tells: he knows who each warrior is, which never changes.
struct Teller<'a> {
    state: &'a State,
}

impl Teller<'_> {
    /// A message about a warrior.
    fn about(&self, key: impl Into<kernel::Key>, who: Id) -> Message {
        say(key).with("who", self.state.who(who))
    }

    fn tell(&self, event: &Event) -> Option<Message> {
        match event {
            Event::Rolled { label, who, die, needs } => self.rolled(*label, *who, *die, *needs),
            Event::Chose { seat, what, asked, who } => self.chose(*seat, what, asked, *who),
            Event::Marked { who, mark, on } => self.marked(*who, *mark, *on),
            Event::Tested { who, label, needs, total, passed } => {
                let tested = self.about("event-tested", *who).with("test", test_of(*label));
                let tested = tested.with("total", *total).with("needs", *needs);
                Some(tested.with("end", say(result_of(*label, *passed))))
            }
            Event::Stated { seat, who, question, answer } => {
                let said = stated(*question, *answer);
                Some(self.about("event-stated", *who).with("seat", *seat).with("said", said))
            }
            Event::ScenarioChosen { .. }
            | Event::SpellLearned { .. }
            | Event::RoleChosen { .. }
            | Event::EdgeChosen { .. }
            | Event::QuarterChosen { .. }
            | Event::ShardsFound { .. }
            | Event::Objectives { .. }
            | Event::CounterPlaced { .. }
            | Event::Placed { .. }
            | Event::Joined { .. }
            | Event::Returned { .. }
            | Event::FirstTurn { .. }
            | Event::RollOffWon { .. } => self.setting_up(event),
            Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::PhaseBegan { .. }
            | Event::Disputed { .. }
            | Event::RoutTested { .. }
            | Event::Routed { .. }
            | Event::Ended { .. } => self.turn(event),
            Event::Moved { .. }
            | Event::ChargeDeclared { .. }
            | Event::Intercepted { .. }
            | Event::Engaged { .. }
            | Event::Parted { .. }
            | Event::Left { .. } => self.moving(event),
            Event::Searched { .. }
            | Event::CounterTaken { .. }
            | Event::CountersDropped { .. }
            | Event::ChestTaken { .. }
            | Event::ChestDropped { .. }
            | Event::Hastened { .. }
            | Event::Changed { .. }
            | Event::Healed { .. }
            | Event::Recovered { .. }
            | Event::Lost { .. }
            | Event::PassedAnyway { .. }
            | Event::SpellCast { .. }
            | Event::Resisted { .. } => self.deed(event),
            _ => self.fighting(event),
        }
    }

    // ------------------------------------------------------------------ dice

    fn rolled(&self, label: Label, who: Option<Id>, die: u8, needs: Option<u8>) -> Option<Message> {
        let rolls = match who {
            Some(who) => self.about("event-part-rolls", who),
            None => say("event-part-shows"),
        };
        let rolls = rolls.with("die", die);
        let told = |key: &'static str| say(key).with("rolls", rolls.clone());
        if let Some(needs) = needs {
            let told = told("event-rolled").with("aim", word("aim", label)).with("needs", needs);
            return Some(told.with("end", end_of(label, die >= needs)));
        }
        Some(match label {
            Label::Wound => told("event-rolled-poison"),
            Label::Critical => {
                let skilled = who.is_some_and(|id| self.state.at(id).skill(Skill::WebOfSteel));
                let chart = self.critical((die + u8::from(skilled)).min(6));
                told("event-rolled-critical").with("chart", chart)
            }
            Label::Injury => told("event-rolled-injury"),
            Label::Misfire => told("event-rolled-misfire").with("what", misfire(die)),
            Label::Flight => told("event-rolled-flight"),
            Label::Leap => told("event-rolled-leap"),
            Label::HitsTaken => told("event-rolled-hits"),
            Label::Count => told("event-rolled-count").with("third", d3(die)),
            Label::Shamble if die <= 3 => told("event-rolled-shamble"),
            Label::Shamble => told("event-rolled-gape"),
            Label::Rout => say("event-rolled-rout").with("die", die),
            Label::EdgeRoll => say("event-rolled-edge").with("die", die),
            Label::Casting => told("event-rolled-casting"),
            Label::Search => told("event-rolled-search"),
            Label::DrivenBack => told("event-rolled-driven"),
            Label::Effect => told("event-rolled-effect"),
            // What comes of these single dice is told at once, and whose die of a roll-off it is.
            Label::Spell | Label::Initiative | Label::Strength | Label::RollOff => return None,
            _ => told("event-rolled-test").with("test", test_of(label)),
        })
    }

    /// What the chart of critical hits says, or which row counts where each class has its own.
    fn critical(&self, place: u8) -> Message {
        match (self.state.options.charts, place) {
            (false, _) => Message::of("critical", critical_row(None, place)),
            (true, 0..=2) => say("critical-row-1"),
            (true, 3 | 4) => say("critical-row-3"),
            (true, 5) => say("critical-row-5"),
            (true, _) => say("critical-row-6"),
        }
    }

    // ------------------------------------------------------------------ choices

    /// What a player chose or answered; nothing where what comes of it is told at once.
    fn chose(&self, seat: Seat, what: &str, asked: &str, who: Option<Id>) -> Option<Message> {
        let words: Vec<&str> = what.split(' ').collect();
        let named = |n: usize| words.get(n).and_then(|word| word.parse::<Id>().ok());
        let inches = words.last().and_then(|word| word.parse::<u8>().ok()).unwrap_or(0);
        let off = words.last() == Some(&"off");
        let by = |message: Message| message.with("seat", seat);
        let own = |key: &'static str| who.map(|who| self.about(key, who));
        let other = |key: &'static str| named(1).map(|id| self.about(key, id));
        match words[0] {
            "roll" => Some(by(say("event-roll-off")).with("die", inches)),
            "hold" => own("event-hold"),
            "walk" => Some(by(say("event-walk-all"))),
            "run" if words.get(1) == Some(&"all") => Some(by(say("event-run-all"))),
            "charge" | "dive" => self.opens_charge(who?, named(1)?),
            "cover" | "long" | "unseen" | "too-far" => Some(by(flipped(words[0], off)?)),
            "touch" if off => other("event-touch-off").map(by),
            "touch" => other("event-touch").map(by),
            "step-in" if off => other("event-step-in-off").map(by),
            "step-in" => other("event-step-in").map(by),
            "begin" => Some(say("event-begin")),
            _ if named(0).is_some() => self.chose(seat, &words[1..].join(" "), asked, named(0)),
            "spot" => other("event-spot").map(by),
            "rally" => other("event-rally"),
            "run" => own("event-run-said").map(by),
            "exit" => own("event-exit-said").map(by),
            "aim" => {
                let (item, target) = (Item::find(words.get(1)?)?, named(2)?);
                let aim = own("event-aim")?.with("weapon", a_thing(item));
                Some(aim.with("target", self.state.who(target)))
            }
            "stay" => own("event-hold"),
            "leap" => own("event-leap"),
            "escape" => own("event-escape"),
            "climb" if words[1] == "up" => Some(own("event-climb-up")?.with("inches", inches)),
            "climb" => Some(own("event-climb-down")?.with("inches", inches)),
            "jump" => Some(own("event-jump")?.with("inches", inches)),
            "gap" => Some(own("event-gap")?.with("inches", inches)),
            "drop" => Some(by(own("event-drop")?).with("inches", inches)),
            "melee" => other("event-melee").map(by),
            "intercept" => other("event-intercept-wanted").map(by),
            "accept" => Some(by(say("event-accepted"))),
            "fight" => Some(by(say("event-fights-on"))),
            "ready" => Some(by(say("event-ready"))),
            "claim" => Some(by(say("event-claimed"))),
            "pick" | "nobody" => self.picked(asked, who, named(1)),
            "yes" | "no" => self.answered(seat, asked, who, words[0] == "yes"),
            // Who acts and who fights with what is told by what is done.
            _ => None,
        }
    }

    /// A charge is open at a real table.
    fn opens_charge(&self, who: Id, target: Id) -> Option<Message> {
        Some(self.about("event-charge-open", who).with("target", self.state.who(target)))
    }

    /// Whom a player picked; nobody if there is no name.
    fn picked(&self, asked: &str, who: Option<Id>, picked: Option<Id>) -> Option<Message> {
        let target = |message: Message, id: Id| message.with("target", self.state.who(id));
        Some(match (asked, picked) {
            ("allot", Some(id)) => target(self.about("event-allotted", who?), id),
            ("tentacle", Some(id)) => target(self.about("event-tentacle", who?), id),
            ("intercept", _) => say("event-intercept-nobody"),
            ("contact", None) => self.about("event-contact-nobody", who?),
            // That the two are in contact is told.
            ("contact", Some(_)) => return None,
            (_, None) => say("event-hit-nobody"),
            (_, Some(id)) => target(say("event-hit-too"), id),
        })
    }

    /// What a player answered to a question with yes or no.
    fn answered(&self, seat: Seat, asked: &str, who: Option<Id>, yes: bool) -> Option<Message> {
        let own = |key: &'static str| who.map(|who| self.about(key, who));
        let by = |message: Message| message.with("seat", seat);
        match (asked, yes) {
            ("hide", false) => own("event-hides-not"),
            ("parry", true) => own("event-parries"),
            ("parry", false) => own("event-parries-not"),
            ("first", true) => Some(by(say("event-first"))),
            ("first", false) => Some(by(say("event-first-not"))),
            ("hunger", false) => own("event-hunger-not"),
            ("drop", false) => own("event-drop-none").map(by),
            ("claim", false) => Some(by(say("event-claimed-not"))),
            ("fact", true) => own("event-answered-yes").map(by),
            ("fact", false) => own("event-answered-no").map(by),
            // It is told what comes of it.
            _ => None,
        }
    }

    // ------------------------------------------------------------------ before the battle

    fn setting_up(&self, event: &Event) -> Option<Message> {
        Some(match event {
            Event::ScenarioChosen { scenario } => {
                let told = say("event-scenario").with("scenario", word("scenario", *scenario));
                told.with("goal", of("goal", *scenario))
            }
            Event::SpellLearned { who, spell: known } => {
                self.about("event-spell-learned", *who).with("spell", spell(*known))
            }
            Event::RoleChosen { attacker } => {
                say("event-roles").with("attacker", *attacker).with("defender", other(*attacker))
            }
            Event::EdgeChosen { seat, edge } => {
                say("event-edge").with("seat", *seat).with("edge", word("edge", *edge))
            }
            Event::QuarterChosen { seat, quarter } => {
                say("event-quarter").with("seat", *seat).with("quarter", quarter_name(*quarter))
            }
            Event::ShardsFound { seat, shards } => {
                say("event-shards").with("seat", *seat).with("shards", *shards)
            }
            Event::Objectives { count } if self.state.scenario == Some(Scenario::Occupy) => {
                say("event-buildings").with("count", *count)
            }
            Event::Objectives { count } => say("event-objectives").with("count", *count),
            Event::CounterPlaced { at } => on("event-counter-placed", *at),
            Event::Placed { who, at: Some(at) } => {
                self.about("event-placed", *who).with("square", at.to_string())
            }
            Event::Joined { who, fighter } => {
                let name = super::names::warrior_name(*fighter, *who);
                say("event-joined").with("who", kernel::Arg::piece(who.to_string(), name))
            }
            Event::Returned { who, at } => self.to("event-returned", "-on", *who, *at),
            Event::FirstTurn { seat } => say("event-first-turn").with("seat", *seat),
            Event::RollOffWon { seat } => say("event-roll-off-won").with("seat", *seat),
            _ => return None,
        })
    }

    // ------------------------------------------------------------------ turns

    fn turn(&self, event: &Event) -> Option<Message> {
        let turn = |key: &'static str, seat: Seat, turn: u8| {
            say(key).with("seat", seat).with("round", turn.div_ceil(2))
        };
        Some(match event {
            Event::TurnBegan { seat, turn: 1 } => match self.state.scenario {
                Some(scenario) => {
                    turn("event-turn-goal", *seat, 1).with("goal", of("goal", scenario))
                }
                None => turn("event-turn", *seat, 1),
            },
            Event::TurnBegan { seat, turn: n } => turn("event-turn", *seat, *n),
            Event::PhaseBegan { phase: Phase::Over | Phase::Start } => return None,
            Event::PhaseBegan { phase } => say("event-phase").with("phase", word("phase", *phase)),
            Event::Disputed { seat } => say("event-disputed").with("seat", *seat),
            Event::RoutTested { seat, needs, total, passed } => {
                let key = if *passed { "event-rout-passed" } else { "event-rout-failed" };
                say(key).with("seat", *seat).with("total", *total).with("needs", *needs)
            }
            Event::Ended { winner: Some(winner), reason } => {
                let ended = say(key("event-won", *reason, "")).with("seat", *winner);
                match reason {
                    Reason::Objective | Reason::TurnLimit => ended,
                    _ => ended.with("loser", other(*winner)),
                }
            }
            Event::Ended { winner: None, reason } => match reason {
                Reason::TurnLimit | Reason::Elimination => of("event-drawn", *reason),
                _ => say("event-drawn"),
            },
            _ => return None,
        })
    }

    // ------------------------------------------------------------------ moving

    fn moving(&self, event: &Event) -> Option<Message> {
        let two = |key: &'static str, who: Id, target: Id| {
            self.about(key, who).with("target", self.state.who(target))
        };
        Some(match event {
            Event::Moved { who, to, how } => self.moved(*who, *to, *how),
            Event::ChargeDeclared { who, target, second: Some(second), .. } => {
                two("event-charge-both", *who, *target).with("second", self.state.who(*second))
            }
            Event::ChargeDeclared { who, target, said, .. } => {
                let key = match said {
                    None => "event-charge",
                    Some(Reach::Reaches) => "event-charge-reaches",
                    Some(Reach::TooFar) => "event-charge-too-far",
                    Some(Reach::Unseen) => "event-charge-unseen",
                };
                two(key, *who, *target)
            }
            Event::Intercepted { by, charger } => two("event-intercepted", *by, *charger),
            Event::Engaged { who, with } => two("event-engaged", *who, *with),
            Event::Left { who, how } => {
                let key = match how {
                    Exit::Fled => "event-fled-off",
                    Exit::Escaped => "event-escaped",
                    Exit::WithChest => "event-chest-off",
                };
                self.about(key, *who)
            }
            // Whoever parts moves, falls or flees, and that is told.
            _ => return None,
        })
    }

    /// Something about a warrior and, on a map, a square: then the key has an ending.
    fn to(&self, key: &'static str, ending: &str, who: Id, at: Option<Square>) -> Message {
        match at {
            None => self.about(key, who),
            Some(at) => self.about(format!("{key}{ending}"), who).with("square", at.to_string()),
        }
    }

    fn moved(&self, who: Id, to: Option<Square>, how: How) -> Message {
        let key = match how {
            How::Fall => return self.about("event-falls", who),
            How::Walk => "event-walks",
            How::Run => "event-runs",
            How::Charge => "event-charges-home",
            How::FailedCharge => "event-falls-short",
            How::Crawl => "event-crawls",
            How::Flee => "event-flees",
            How::Shamble => "event-shambles",
            How::Intercept => "event-steps",
            How::Climb => "event-climbs",
            How::Jump => "event-jumps",
            How::Magic => "event-carried",
            How::Driven => "event-driven",
            How::Follow => "event-follows",
        };
        self.to(key, "-to", who, to)
    }

    // ------------------------------------------------------------------ deeds

    fn deed(&self, event: &Event) -> Option<Message> {
        Some(match event {
            Event::Searched { who, building, found } => {
                let key = if *found { "event-searched-found" } else { "event-searched-nothing" };
                self.about(key, *who).with("building", *building)
            }
            Event::CounterTaken { who, at } => {
                self.about("event-counter-taken", *who).with("square", at.to_string())
            }
            Event::CountersDropped { who, at } => {
                self.about("event-counters-dropped", *who).with("square", at.to_string())
            }
            Event::ChestTaken { who } => self.about("event-chest-taken", *who),
            Event::ChestDropped { at } => on("event-chest-dropped", *at),
            Event::Hastened { who, inches } => {
                self.about("event-hastened", *who).with("inches", *inches)
            }
            Event::Changed { who, profile: now } => {
                self.about("event-changed", *who).with("profile", profile(*now))
            }
            Event::Healed { who, wounds } => {
                self.about("event-healed", *who).with("wounds", *wounds)
            }
            Event::Recovered { who, to: Condition::Standing } => {
                self.about("event-stands-up", *who)
            }
            Event::Recovered { who, .. } => self.about("event-wakes", *who),
            Event::Lost { who, item } => self.about("event-lost", *who).with("item", thing(*item)),
            Event::PassedAnyway { who, label } => {
                self.about("event-passed-anyway", *who).with("test", test_of(*label))
            }
            Event::SpellCast { who, spell: cast, target, total, needs, works } => {
                let told = match (target, works) {
                    (None, true) => self.about("event-cast-works", *who),
                    (None, false) => self.about("event-cast-fails", *who),
                    (Some(id), true) => {
                        self.about("event-cast-at-works", *who).with("target", self.state.who(*id))
                    }
                    (Some(id), false) => {
                        self.about("event-cast-at-fails", *who).with("target", self.state.who(*id))
                    }
                };
                told.with("spell", spell(*cast)).with("total", *total).with("needs", *needs)
            }
            Event::Resisted { who, spell: cast } => {
                self.about("event-resisted", *who).with("spell", spell(*cast))
            }
            _ => return None,
        })
    }

    // ------------------------------------------------------------------ fighting

    fn fighting(&self, event: &Event) -> Option<Message> {
        Some(match event {
            // Who has nothing but claws and teeth has no choice.
            Event::Armed { main: Item::Natural, .. } => return None,
            Event::Armed { who, main, off } => {
                self.about("event-armed", *who).with("weapons", hands(*main, *off))
            }
            Event::Hurt { who, wounds } => self.about("event-hurt", *who).with("wounds", *wounds),
            Event::Felled { who, to, by } => self.felled(*who, *to, *by),
            Event::ShotDeclared { who, weapon, target, shots, needs, said } => {
                self.shot(*who, *weapon, *target, (*shots, *needs), *said)
            }
            Event::CoverStruck { who: None } => say("event-cover-struck"),
            Event::CoverStruck { who: Some(id) } => self.about("event-cover-struck-who", *id),
            Event::Strikes { who, target, blows, weapon } => {
                let told = self.about("event-strikes", *who).with("blows", *blows);
                told.with("target", self.state.who(*target)).with("weapon", a_thing(*weapon))
            }
            Event::Suffers { who, hits, strength } => {
                self.about("event-suffers", *who).with("hits", *hits).with("strength", *strength)
            }
            _ => return None,
        })
    }

    fn felled(&self, who: Id, to: Condition, by: Option<Id>) -> Message {
        let by = by.filter(|by| *by != who);
        let key = match (by, to) {
            (Some(_), Condition::KnockedDown) => "event-knocks-down",
            (Some(_), Condition::Stunned) => "event-stuns",
            (Some(_), Condition::Out) => "event-puts-out",
            (None, Condition::KnockedDown) => "event-knocked-down",
            (None, Condition::Stunned) => "event-stunned",
            (None, Condition::Out) => "event-out",
            (_, Condition::Standing) => "event-stands-up",
        };
        match by {
            Some(by) => self.about(key, who).with("by", self.state.who(by)),
            None => self.about(key, who),
        }
    }

    fn shot(
        &self,
        who: Id,
        weapon: Item,
        target: Id,
        (shots, needs): (u8, u8),
        said: Option<(Distance, bool)>,
    ) -> Message {
        let key = match (weapon.missile().is_some(), said) {
            (true, None) => "event-shoots",
            (true, Some(_)) => "event-shoots-said",
            (false, None) => "event-throws",
            (false, Some(_)) => "event-throws-said",
        };
        let needs = match weapon {
            Item::Blunderbuss => say("shot-line"),
            _ => shot_needs(needs),
        };
        let told = self.about(key, who).with("weapon", a_thing(weapon)).with("shots", shots);
        let told = told.with("target", self.state.who(target)).with("needs", needs);
        said.iter().fold(told, |told, said| told.with("distance", distance(*said)))
    }

    // ------------------------------------------------------------------ marks

    /// Most marks only keep count; a few are news.
    fn marked(&self, who: Id, mark: Mark, on: bool) -> Option<Message> {
        let key = match (mark, on) {
            (Mark::Hidden, true) => "event-hides",
            (Mark::Hidden, false) => "event-unhidden",
            (Mark::Fleeing, true) => "event-takes-flight",
            (Mark::Fleeing, false) => "event-stops-fleeing",
            (Mark::NoCharge, true) => "event-no-charge",
            (Mark::Hammered, true) => "event-hammered",
            (Mark::Netted, true) => "event-netted",
            (Mark::Netted, false) => "event-freed",
            (Mark::Maddened, true) => "event-maddened",
            (Mark::Reserve, true) => "event-reserve",
            (Mark::Arrived, true) => "event-arrives",
            (Mark::Dived, true) => "event-dives",
            (Mark::Hungry, true) => "event-hungry",
            (Mark::Lured, true) => "event-lured",
            (Mark::Lured, false) => "event-lure-ends",
            (Mark::Cursed, false) => "event-curse-ends",
            (
                Mark::Hammer
                | Mark::Hearts
                | Mark::Faith
                | Mark::Righteous
                | Mark::Luck
                | Mark::Rezhebel,
                false,
            ) => {
                return Some(self.about("event-spell-ends", who).with("spell", word("mark", mark)));
            }
            _ => return None,
        };
        Some(self.about(key, who))
    }
}

// ---------------------------------------------------------------------- words

/// Something about a square alone.
fn on(key: &'static str, at: Square) -> Message {
    say(key).with("square", at.to_string())
}

/// What comes of a die with a number to reach.
fn end_of(label: Label, success: bool) -> Message {
    let label = match label {
        Label::HitAgain => Label::Hit,
        Label::ParryAgain => Label::Parry,
        Label::SaveAgain => Label::Save,
        other => other,
    };
    say(key("end", label, if success { "-yes" } else { "-no" }))
}

/// The name of a test.
fn test_of(label: Label) -> Message {
    match label {
        Label::Rally
        | Label::Rout
        | Label::Fear
        | Label::FearToCharge
        | Label::Garlic
        | Label::Escape
        | Label::Dread
        | Label::Lure
        | Label::Rezhebel
        | Label::Warp
        | Label::AllAlone
        | Label::Stupidity
        | Label::Initiative
        | Label::Strength => of("test", label),
        _ => say("test-leadership"),
    }
}

/// What came of a test.
const fn result_of(label: Label, passed: bool) -> &'static str {
    match (label, passed) {
        (_, true) => "result-passes",
        (Label::Fear, false) => "result-fear",
        (Label::FearToCharge | Label::Garlic, false) => "result-stays",
        (Label::Stupidity, false) => "result-stupidity",
        (Label::AllAlone, false) => "result-all-alone",
        (Label::Rally, false) => "result-rally",
        (Label::Escape, false) => "result-escape",
        (Label::Dread, false) => "result-dread",
        (_, false) => "result-fails",
    }
}

fn misfire(die: u8) -> Message {
    say(match die {
        1 => "misfire-1",
        2 => "misfire-2",
        3 => "misfire-3",
        4 | 5 => "misfire-4",
        _ => "misfire-6",
    })
}

/// A quarter of the table by its number.
pub(crate) fn quarter_name(quarter: u8) -> Message {
    say(match quarter {
        1 => "quarter-1",
        2 => "quarter-2",
        3 => "quarter-3",
        _ => "quarter-4",
    })
}

/// What a player at a real table says about a shot: how far it is, and whether into cover.
pub(crate) fn distance(said: (Distance, bool)) -> Message {
    say(match said {
        (Distance::Near, false) => "distance-near",
        (Distance::Long, false) => "distance-long",
        (Distance::Beyond, false) => "distance-beyond",
        (Distance::Near, true) => "distance-near-cover",
        (Distance::Long, true) => "distance-long-cover",
        (Distance::Beyond, true) => "distance-beyond-cover",
    })
}

/// What is said about the open shot or charge, or taken back.
fn flipped(what: &str, off: bool) -> Option<Message> {
    Some(say(match (what, off) {
        ("cover", false) => "event-cover",
        ("cover", true) => "event-cover-off",
        ("long", false) => "event-long",
        ("long", true) => "event-long-off",
        ("unseen", false) => "event-unseen",
        ("unseen", true) => "event-unseen-off",
        ("too-far", false) => "event-too-far",
        ("too-far", true) => "event-too-far-off",
        _ => return None,
    }))
}

/// What was said in answer to a question about space.
pub(crate) fn stated(question: Question, answer: bool) -> Message {
    say(key("said", question, if answer { "-yes" } else { "-no" }))
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Names, Reader, Setup};

    use super::*;
    use crate::spell::Spell;

    fn told(event: &Event) -> Option<String> {
        let setup = Setup::default().set("roster1", "gutter-claws");
        let state = State::new(&setup).expect("a sound setup");
        let names = ["Ann", "Bob"].map(str::to_owned);
        let words = crate::show::words("en");
        let say = |message: Message| words.render(&message, Reader::of(Names(&names)));
        describe(&state, event).map(say)
    }

    fn id(text: &str) -> Id {
        text.parse().expect("a warrior")
    }

    #[test]
    fn sentences_say_what_happened_and_why() {
        let (captain, rat) = (id("A1"), id("B13"));
        let rolled = |label, who, die, needs| Event::Rolled { label, who, die, needs };
        let tested =
            |label, total| Event::Tested { who: rat, label, needs: 7, total, passed: total <= 7 };
        let felled = |to, by| Event::Felled { who: rat, to, by };
        let shot = |weapon, needs, said| Event::ShotDeclared {
            who: captain,
            weapon,
            target: rat,
            shots: 1,
            needs,
            said,
        };
        for (event, text) in [
            (
                rolled(Label::Hit, Some(captain), 5, Some(4)),
                "Mercenary Captain A1 rolls 5 to hit, needs 4+: hit.",
            ),
            (
                rolled(Label::Save, Some(rat), 2, Some(6)),
                "Giant Rat B13 rolls 2 to save, needs 6+: not saved.",
            ),
            (rolled(Label::Wound, None, 3, Some(3)), "A die shows 3 to wound, needs 3+: wounded."),
            (
                rolled(Label::Critical, Some(captain), 5, None),
                "Mercenary Captain A1 rolls 5 for the critical hit: a master strike, 2 wounds, no \
                 save, +2 to injury.",
            ),
            (
                tested(Label::Fear, 9),
                "Giant Rat B13 takes a fear test: 9, needs at most 7: fails and hits on sixes \
                 only.",
            ),
            (
                felled(Condition::Out, Some(captain)),
                "Mercenary Captain A1 puts Giant Rat B13 out of action.",
            ),
            (felled(Condition::Stunned, None), "Giant Rat B13 is stunned."),
            (
                shot(Item::Bow, 5, Some((Distance::Long, true))),
                "Mercenary Captain A1 shoots a bow at Giant Rat B13, beyond half range, in cover: \
                 needs 5+.",
            ),
            (
                shot(Item::Net, 7, None),
                "Mercenary Captain A1 throws a net at Giant Rat B13: it cannot hit.",
            ),
            (Event::TurnBegan { seat: Seat(1), turn: 4 }, "== Round 2: the turn of Bob =="),
            (
                Event::Ended { winner: Some(Seat(0)), reason: Reason::Rout },
                "Ann wins: the warband of Bob has routed.",
            ),
            (
                Event::SpellCast {
                    who: captain,
                    spell: Spell::Warpfire,
                    target: Some(rat),
                    total: 7,
                    needs: 8,
                    works: false,
                },
                "Mercenary Captain A1 casts Warpfire at Giant Rat B13: 7, needs 8+: it fails.",
            ),
        ] {
            assert_eq!(told(&event).as_deref(), Some(text));
        }
    }

    #[test]
    fn choices_and_single_dice_are_told_in_words() {
        let who = Some(id("A8"));
        let chose = |what: &str, asked: &str| Event::Chose {
            seat: Seat(0),
            what: what.to_owned(),
            asked: asked.to_owned(),
            who,
        };
        for (event, text) in [
            (chose("no", "hide"), "Marksman A8 does not hide."),
            (chose("melee A5", "melee"), "Ann takes the melee of Youngblood A5 next."),
            (chose("accept", "contest"), "Ann accepts."),
            (chose("roll 4", "die"), "Ann rolls 4 in the roll-off."),
            (chose("aim bow B1", ""), "Marksman A8 aims a bow at Assassin Adept B1."),
            (
                Event::Rolled { label: Label::Rally, who, die: 6, needs: None },
                "Marksman A8 rolls 6 for a test to rally.",
            ),
        ] {
            assert_eq!(told(&event).as_deref(), Some(text));
        }
    }

    #[test]
    fn what_only_keeps_count_is_not_told() {
        let who = id("A2");
        for event in [
            Event::Marked { who, mark: Mark::Acted, on: true },
            Event::Parted { who },
            Event::TurnEnded { seat: Seat(0) },
            Event::Rolled { label: Label::Initiative, who: Some(who), die: 3, needs: None },
        ] {
            assert_eq!(told(&event), None);
        }
        let hides = Event::Marked { who, mark: Mark::Hidden, on: true };
        assert_eq!(told(&hides).as_deref(), Some("Champion A2 hides."));
    }
}
