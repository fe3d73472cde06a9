//! What happens, in sentences.

use kernel::{Names, Seat};

use crate::dice::{Label, d3};
use crate::event::{Event, Exit, How, Phase, Question, Reason};
use crate::fighter::FighterId;
use crate::item::Item;
use crate::moves::Distance;
use crate::rules::Scenario;
use crate::set::Member;
use crate::skill::Skill;
use crate::square::Square;
use crate::state::{State, other};
use crate::warrior::{Condition, Id, Mark};
use crate::words::{a_thing, distance, hands, many, needs as number, profile, reach, thing};

/// The event as a sentence, or nothing where another sentence says it.
pub(crate) fn describe(state: &State, event: &Event, names: Names<'_>) -> Option<String> {
    Teller { state, names }.describe(event)
}

/// Somebody who tells: he knows the players and who each warrior is, which never changes.
struct Teller<'a> {
    state: &'a State,
    names: Names<'a>,
}

impl Teller<'_> {
    /// A warrior by his kind and his number.
    fn who(&self, id: Id) -> String {
        format!("{} {id}", self.kind(id))
    }

    fn kind(&self, id: Id) -> &'static str {
        let warrior = self.state.at(id);
        if warrior.is_somebody() {
            return warrior.fighter.get().name;
        }
        // Only rats ever join.
        let warband = self.state.side(id.seat()).warband;
        FighterId::find(warband, "giant_rat").map_or("Warrior", |rat| rat.get().name)
    }

    fn seat(&self, seat: Seat) -> String {
        self.names.of(seat).to_owned()
    }

    fn describe(&self, event: &Event) -> Option<String> {
        match event {
            Event::Rolled { label, who, die, needs } => self.rolled(*label, *who, *die, *needs),
            Event::Chose { seat, what, asked, who } => self.chose(*seat, what, asked, *who),
            Event::Marked { who, mark, on } => self.marked(*who, *mark, *on),
            Event::Tested { who, label, needs, total, passed } => {
                Some(self.tested(*who, *label, *needs, *total, *passed))
            }
            Event::Stated { seat, who, question, answer } => {
                let said = stated(*question, *answer);
                Some(format!("{} says about {}: {said}", self.seat(*seat), self.who(*who)))
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

    fn rolled(&self, label: Label, who: Option<Id>, die: u8, needs: Option<u8>) -> Option<String> {
        let who = who.map(|id| (id, self.who(id)));
        let roller = who.as_ref().map_or("A die", |(_, name)| name);
        let verb = if who.is_some() { "rolls" } else { "shows" };
        if let Some(needs) = needs {
            let what = aim_of(label);
            let end = end_of(label, die >= needs);
            return Some(format!("{roller} {verb} {die} {what}, needs {needs}+: {end}."));
        }
        Some(match label {
            Label::Wound => {
                format!("{roller} {verb} {die} to wound, but the poison wounds in any case.")
            }
            Label::Critical => {
                let skilled =
                    who.as_ref().is_some_and(|(id, _)| self.state.at(*id).skill(Skill::WebOfSteel));
                let chart = self.critical((die + u8::from(skilled)).min(6));
                format!("{roller} {verb} {die} for the critical hit: {chart}.")
            }
            Label::Injury => format!("{roller} {verb} {die} for injury."),
            Label::Misfire => format!("The weapon misfires, {die}: {}.", misfire(die)),
            Label::Flight => format!("{roller} {verb} {die} inches of flight."),
            Label::Leap => format!("{roller} {verb} {die} inches more for the leap."),
            Label::HitsTaken => format!("{roller} {verb} {die} for the number of hits."),
            Label::Count => format!("{roller} {verb} {die} ({} as D3).", d3(die)),
            Label::Shamble if die <= 3 => format!("{roller} {verb} {die} and shambles on."),
            Label::Shamble => format!("{roller} {verb} {die} and stands there gaping."),
            Label::Rout => format!("A die of the rout test shows {die}."),
            Label::Casting => format!("{roller} {verb} {die} for the spell."),
            Label::EdgeRoll => format!("The die for the table edge shows {die}."),
            Label::Search => format!("{roller} {verb} {die} in the search."),
            Label::DrivenBack => format!("{roller} {verb} {die} inches for driving the foe back."),
            Label::Effect => format!("{roller} {verb} {die}."),
            // What comes of these single dice is told at once, and whose die of a roll-off it is.
            Label::Spell | Label::Initiative | Label::Strength | Label::RollOff => return None,
            _ => format!("{roller} {verb} {die} for {}.", test_of(label)),
        })
    }

    /// What the chart of critical hits says, or which row counts where each class has its own.
    fn critical(&self, place: u8) -> &'static str {
        match (self.state.options.charts, place) {
            (false, _) => crate::texts::critical(None, place),
            (true, 0..=2) => "row 1-2 of the chart of its weapon",
            (true, 3 | 4) => "row 3-4 of the chart of its weapon",
            (true, 5) => "row 5 of the chart of its weapon",
            (true, _) => "row 6 of the chart of its weapon",
        }
    }

    fn tested(&self, who: Id, label: Label, needs: u8, total: u8, passed: bool) -> String {
        let who = self.who(who);
        let test = test_of(label);
        let end = match (label, passed) {
            (_, true) => "passes",
            (Label::Fear, false) => "fails and hits on sixes only",
            (Label::FearToCharge | Label::Garlic, false) => "fails and stays where it is",
            (Label::Stupidity, false) => "fails and is stupid this turn",
            (Label::AllAlone, false) => "fails and breaks",
            (Label::Rally, false) => "fails and flees on",
            (Label::Escape, false) => "fails and is hit while running",
            (Label::Dread, false) => "fails and runs",
            (_, false) => "fails",
        };
        format!("{who} takes {test}: {total}, needs at most {needs}: {end}.")
    }

    // ------------------------------------------------------------------ choices

    /// What a player chose or answered; nothing where what comes of it is told at once.
    fn chose(&self, seat: Seat, what: &str, asked: &str, who: Option<Id>) -> Option<String> {
        let words: Vec<&str> = what.split(' ').collect();
        let other = words.get(1).and_then(|word| word.parse::<Id>().ok()).map(|id| self.who(id));
        let other = other.unwrap_or_default();
        let number = words.last().copied().unwrap_or("");
        let seat = self.seat(seat);
        let who = who.map_or("the warrior".to_owned(), |id| self.who(id));
        Some(match words[0] {
            "roll" => format!("{seat} rolls {number} in the roll-off."),
            "select" => format!("{other} is chosen."),
            "hold" => format!("{who} does nothing more."),
            "spot" => format!("{seat} says that {other} is seen, or noticed."),
            "rally" => format!("{other} tries to rally."),
            "run" => format!("{seat} says that no enemy keeps {who} from running."),
            "exit" => format!("{seat} says that {who} can leave there."),
            "aim" => {
                let item = Item::find(words[1]).map_or(String::new(), a_thing);
                let target = words.get(2).and_then(|word| word.parse::<Id>().ok());
                let target = target.map_or(String::new(), |id| self.who(id));
                format!("{who} aims {item} at {target}.")
            }
            "leap" => format!("{who} leaps."),
            "escape" => format!("{who} tries to leave the combat."),
            "climb" => format!("{who} climbs {} {number} inches.", words[1]),
            "jump" => format!("{who} jumps down {number} inches."),
            "gap" => format!("{who} jumps over a gap above a drop of {number} inches."),
            "drop" => format!("{seat} says that there is a drop of {number} inches beside {who}."),
            "hands" => format!("{seat} chooses with what {who} fights."),
            "melee" => format!("{seat} takes the melee of {other} next."),
            "intercept" => format!("{seat} wants {other} to step in."),
            "accept" => format!("{seat} accepts."),
            "fight" => format!("{seat} fights on."),
            "ready" => format!("{seat} has everybody in place."),
            "claim" => format!("{seat} says that what is fought for is reached."),
            "pick" | "nobody" => return Some(self.picked(asked, &who, &other)),
            "yes" | "no" => return answered(&seat, asked, &who, words[0] == "yes"),
            _ => return None,
        })
    }

    /// Whom a player picked; nobody if there is no name.
    fn picked(&self, asked: &str, who: &str, picked: &str) -> String {
        match (asked, picked) {
            ("allot", _) => format!("A blow of {who} goes at {picked}."),
            ("tentacle", _) => format!("The tentacle of {who} holds {picked}."),
            ("intercept", _) => "Nobody steps in front of the charge.".to_owned(),
            ("contact", "") => format!("{who} touches nobody else."),
            ("contact", _) => format!("{who} touches {picked} too."),
            (_, "") => "Nobody else is hit.".to_owned(),
            _ => format!("{picked} is hit too."),
        }
    }

    // ------------------------------------------------------------------ before the battle

    fn setting_up(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::ScenarioChosen { scenario } => {
                format!("The scenario is {}. {}", scenario.name(), goal(*scenario))
            }
            Event::SpellLearned { who, spell } => {
                format!("{} knows {}.", self.who(*who), spell.name())
            }
            Event::RoleChosen { attacker } => {
                let defender = self.seat(other(*attacker));
                format!("{} attacks, {defender} defends.", self.seat(*attacker))
            }
            Event::EdgeChosen { seat, edge } => {
                format!("{} has the {} edge.", self.seat(*seat), edge.id())
            }
            Event::QuarterChosen { seat, quarter } => {
                format!("{} has {}.", self.seat(*seat), quarter_name(*quarter))
            }
            Event::ShardsFound { seat, shards } => {
                format!("{} begins with {}.", self.seat(*seat), many(*shards, "shard"))
            }
            Event::Objectives { count } if self.state.scenario == Some(Scenario::Occupy) => {
                format!("The buildings 1 to {count} are fought for.")
            }
            Event::Objectives { count } => {
                format!("There are {} to fight for.", many(*count, "objective"))
            }
            Event::CounterPlaced { at } => format!("A wyrdstone counter lies on {at}."),
            Event::Placed { who, at: Some(at) } => format!("{} is put on {at}.", self.who(*who)),
            Event::Joined { who, fighter } => format!("{fighter} {who} joins the warband."),
            Event::Returned { who, at } => {
                format!("{} comes back{}.", self.who(*who), place(*at, " on "))
            }
            Event::FirstTurn { seat } => format!("{} has the first turn.", self.seat(*seat)),
            Event::RollOffWon { seat } => format!("{} wins the roll-off.", self.seat(*seat)),
            _ => return None,
        })
    }

    // ------------------------------------------------------------------ turns

    fn turn(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::TurnBegan { seat, turn: 1 } => {
                let goal = self.state.scenario.map_or("", goal);
                format!("== Round 1: the turn of {} == {goal}", self.seat(*seat)).trim().to_owned()
            }
            Event::TurnBegan { seat, turn } => {
                format!("== Round {}: the turn of {} ==", turn.div_ceil(2), self.seat(*seat))
            }
            Event::PhaseBegan { phase: Phase::Over | Phase::Start } => return None,
            Event::PhaseBegan { phase } => format!("-- {} --", phase.name()),
            Event::Disputed { seat } => {
                format!("{} disputes what was said: it is void.", self.seat(*seat))
            }
            Event::RoutTested { seat, needs, total, passed } => {
                let end = if *passed { "it fights on" } else { "it fails" };
                let who = self.seat(*seat);
                format!("Rout test of {who}'s warband: {total}, needs at most {needs}: {end}.")
            }
            Event::Ended { winner, reason } => self.ended(*winner, *reason),
            _ => return None,
        })
    }

    fn ended(&self, winner: Option<Seat>, reason: Reason) -> String {
        let Some(winner) = winner else {
            let why = match reason {
                Reason::TurnLimit => "night falls before anybody has won",
                Reason::Elimination => "nobody is left on the table",
                _ => "neither side has won",
            };
            return format!("The battle is a draw: {why}.");
        };
        let (won, lost) = (self.seat(winner), self.seat(other(winner)));
        match reason {
            Reason::Rout => format!("{won} wins: the warband of {lost} has routed."),
            Reason::VoluntaryRout => format!("{won} wins: {lost} has given up the field."),
            Reason::Objective => format!("{won} wins: what was fought for is won."),
            Reason::Elimination => format!("{won} wins: {lost} has nobody left on the table."),
            Reason::TurnLimit => format!("{won} wins as night falls."),
        }
    }

    // ------------------------------------------------------------------ moving

    fn moving(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Moved { who, to, how } => self.moved(*who, *to, *how),
            Event::ChargeDeclared { who, target, second, said } => {
                let second = second.map_or(String::new(), |id| format!(" and {}", self.who(id)));
                let said = reach(*said);
                let target = self.who(*target);
                format!("{} declares a charge at {target}{second}{said}.", self.who(*who))
            }
            Event::Intercepted { by, charger } => {
                format!("{} steps in front of {}.", self.who(*by), self.who(*charger))
            }
            Event::Engaged { who, with } => {
                format!("{} is in contact with {}.", self.who(*who), self.who(*with))
            }
            Event::Left { who, how } => {
                let how = match how {
                    Exit::Fled => "flees off the table",
                    Exit::Escaped => "leaves by the far end",
                    Exit::WithChest => "carries the chest off the table",
                };
                format!("{} {how}.", self.who(*who))
            }
            // Whoever parts moves, falls or flees, and that is told.
            _ => return None,
        })
    }

    fn moved(&self, who: Id, to: Option<Square>, how: How) -> String {
        let who = self.who(who);
        let there = place(to, " to ");
        match how {
            How::Walk => format!("{who} moves{there}."),
            How::Run => format!("{who} runs{there}."),
            How::Charge => format!("{who} charges home{}.", place(to, " at ")),
            How::FailedCharge => {
                format!("{who} does not reach the enemy{}.", place(to, ": stops on "))
            }
            How::Crawl => format!("{who} crawls{there}."),
            How::Flee => format!("{who} flees{there}."),
            How::Shamble => format!("{who} shambles{there}."),
            How::Intercept => format!("{who} steps{there}."),
            How::Climb => format!("{who} climbs{there}."),
            How::Jump => format!("{who} jumps{there} and lands well."),
            How::Fall => format!("{who} falls."),
            How::Magic => format!("{who} is carried{there} by magic."),
            How::Driven => format!("{who} is driven back{there}."),
            How::Follow => format!("{who} follows{there}."),
        }
    }

    // ------------------------------------------------------------------ deeds

    fn deed(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Searched { who, building, found } => {
                let what = if *found { "finds the chest" } else { "finds nothing" };
                format!("{} searches building {building} and {what}.", self.who(*who))
            }
            Event::CounterTaken { who, at } => {
                format!("{} picks up the wyrdstone on {at}.", self.who(*who))
            }
            Event::CountersDropped { who, at } => {
                format!("{} drops the wyrdstone on {at}.", self.who(*who))
            }
            Event::ChestTaken { who } => format!("{} takes the chest.", self.who(*who)),
            Event::ChestDropped { at } => format!("The chest lies on {at}."),
            Event::Hastened { who, inches } => {
                format!("{} has {inches}\" more Movement this turn.", self.who(*who))
            }
            Event::Changed { who, profile: now } => {
                format!("{} is now {}.", self.who(*who), profile(*now))
            }
            Event::Healed { who, wounds } => {
                format!("{} has {} now.", self.who(*who), many(*wounds, "wound"))
            }
            Event::Recovered { who, to: Condition::Standing } => {
                format!("{} stands up.", self.who(*who))
            }
            Event::Recovered { who, .. } => {
                format!("{} is no longer stunned but knocked down.", self.who(*who))
            }
            Event::Lost { who, item } => {
                format!("{} no longer has the {}.", self.who(*who), thing(*item))
            }
            Event::PassedAnyway { who, label } => {
                format!("{} passes {} without dice.", self.who(*who), test_of(*label))
            }
            Event::SpellCast { who, spell, target, total, needs, works } => {
                let at = target.map_or(String::new(), |id| format!(" at {}", self.who(id)));
                let end = if *works { "it works" } else { "it fails" };
                let spell = spell.name();
                format!("{} casts {spell}{at}: {total}, needs {needs}+: {end}.", self.who(*who))
            }
            Event::Resisted { who, spell } => {
                format!("{} does nothing to {}.", spell.name(), self.who(*who))
            }
            _ => return None,
        })
    }

    // ------------------------------------------------------------------ fighting

    fn fighting(&self, event: &Event) -> Option<String> {
        Some(match event {
            // Who has nothing but claws and teeth has no choice.
            Event::Armed { main: Item::Natural, .. } => return None,
            Event::Armed { who, main, off } => {
                format!("{} fights with {}.", self.who(*who), hands(*main, *off))
            }
            Event::Hurt { who, wounds } => {
                format!("{} loses {}.", self.who(*who), many(*wounds, "wound"))
            }
            Event::Felled { who, to, by } => self.felled(*who, *to, *by),
            Event::ShotDeclared { who, weapon, target, shots, needs, said } => {
                self.shot(*who, *weapon, *target, (*shots, *needs), *said)
            }
            Event::CoverStruck { who: None } => "The shot strikes the cover.".to_owned(),
            Event::CoverStruck { who: Some(id) } => {
                format!("The shot strikes {}, who was in the way.", self.who(*id))
            }
            Event::Strikes { who, target, blows, weapon } => {
                let (who, target) = (self.who(*who), self.who(*target));
                match (blows, a_thing(*weapon)) {
                    (1, weapon) => format!("{who} strikes at {target} with {weapon}."),
                    (n, weapon) => {
                        format!("{who} strikes {n} blows at {target}, the first with {weapon}.")
                    }
                }
            }
            Event::Suffers { who, hits, strength } => {
                format!("{} takes {} at Strength {strength}.", self.who(*who), many(*hits, "hit"))
            }
            _ => return None,
        })
    }

    fn felled(&self, who: Id, to: Condition, by: Option<Id>) -> String {
        let fallen = self.who(who);
        match (by.filter(|by| *by != who).map(|by| self.who(by)), to) {
            (Some(by), Condition::KnockedDown) => format!("{by} knocks {fallen} down."),
            (Some(by), Condition::Stunned) => format!("{by} stuns {fallen}."),
            (Some(by), Condition::Out) => format!("{by} puts {fallen} out of action."),
            (_, to) => format!("{fallen} is {}.", crate::words::condition(to)),
        }
    }

    fn shot(
        &self,
        who: Id,
        weapon: Item,
        target: Id,
        (shots, needs): (u8, u8),
        said: Option<(Distance, bool)>,
    ) -> String {
        let (who, target, what) = (self.who(who), self.who(target), a_thing(weapon));
        let verb = if weapon.missile().is_some() { "shoots" } else { "throws" };
        let times = if shots > 1 { format!(", {shots} times") } else { String::new() };
        let said = said.map_or(String::new(), |(far, cover)| {
            format!(", {}{}", distance(far), if cover { ", in cover" } else { "" })
        });
        let ends = match (weapon, needs) {
            (Item::Blunderbuss, _) => "everybody on the line is hit".to_owned(),
            (_, 7..) => "it cannot hit".to_owned(),
            (_, needs) => format!("needs {}", number(needs)),
        };
        format!("{who} {verb} {what} at {target}{times}{said}: {ends}.")
    }

    // ------------------------------------------------------------------ marks

    /// Most marks only keep count; a few are news.
    fn marked(&self, id: Id, mark: Mark, on: bool) -> Option<String> {
        let who = self.who(id);
        let text = match (mark, on) {
            (Mark::Hidden, true) => "hides",
            (Mark::Hidden, false) => "is no longer hidden",
            (Mark::Fleeing, true) => "takes to flight",
            (Mark::Fleeing, false) => "stops fleeing",
            (Mark::NoCharge, true) => "may not charge this turn",
            (Mark::Hammered, true) => "may not strike in this phase",
            (Mark::Netted, true) => "is caught in the net",
            (Mark::Netted, false) => "is free of the net",
            (Mark::Maddened, true) => "is frenzied by mushrooms",
            (Mark::Reserve, true) => "is not on the table yet",
            (Mark::Arrived, true) => "arrives",
            (Mark::Dived, true) => "dives at the enemy: +1 to hit and +1 Strength",
            (Mark::Hungry, true) => "gives in to the black hunger",
            (Mark::Lured, true) => "obeys the enemy now",
            (Mark::Lured, false) => "has its own will again",
            (
                Mark::Hammer
                | Mark::Hearts
                | Mark::Faith
                | Mark::Righteous
                | Mark::Luck
                | Mark::Rezhebel,
                false,
            ) => return Some(format!("{} of {who} ends.", mark.name())),
            (Mark::Cursed, false) => "is no longer cursed",
            _ => return None,
        };
        Some(format!("{who} {text}."))
    }
}

// ---------------------------------------------------------------------- pieces

fn place(at: Option<Square>, before: &str) -> String {
    at.map_or(String::new(), |at| format!("{before}{at}"))
}

/// What a player answered to a question with yes or no.
fn answered(seat: &str, asked: &str, who: &str, yes: bool) -> Option<String> {
    Some(match (asked, yes) {
        ("hide", false) => format!("{seat} does not hide {who}."),
        ("parry", true) => format!("{seat} lets {who} parry."),
        ("parry", false) => format!("{seat} does not let {who} parry."),
        ("first", true) => format!("{seat} sets up first."),
        ("first", false) => format!("{seat} lets the other side set up first."),
        ("hunger", false) => format!("{seat} does not let {who} give in to the black hunger."),
        ("drop", false) => format!("{seat} says that there is no drop beside {who}."),
        ("claim", false) => format!("{seat} says that what is fought for is not reached."),
        ("fact", _) => {
            format!("{seat} answers {} about {who}.", if yes { "yes" } else { "no" })
        }
        // It is told what comes of it.
        _ => return None,
    })
}

/// What a scenario is won by, in one sentence.
pub(crate) const fn goal(scenario: Scenario) -> &'static str {
    match scenario {
        Scenario::Skirmish => "Goal: make the enemy rout.",
        Scenario::DefendTheFind => {
            "Goal of the attacker: more standing warriors than the defender within 6 inches of \
             the middle building at the end of a turn of the defender. Goal of the defender: \
             prevent it, or make the attacker rout."
        }
        Scenario::WyrdstoneHunt => {
            "Goal: make the enemy rout, and have as many wyrdstone counters as you can by then."
        }
        Scenario::Breakthrough => {
            "Goal of the attacker: two standing warriors within 2 inches of the defender's edge. \
             Goal of the defender: prevent it, or make the attacker rout."
        }
        Scenario::StreetFight => {
            "Goal: move all your warriors off by the enemy's end of the street."
        }
        Scenario::ChanceEncounter => "Goal: make the enemy rout and keep your shards.",
        Scenario::HiddenTreasure => {
            "Goal: find the chest by entering buildings, and carry it off by your own edge."
        }
        Scenario::Occupy => {
            "Goal: hold more of the marked buildings than the enemy after eight turns of each side."
        }
        Scenario::SurpriseAttack => "Goal: make the enemy rout; the defenders arrive bit by bit.",
    }
}

/// What a die is rolled for, as it stands in a sentence.
const fn aim_of(label: Label) -> &'static str {
    match label {
        Label::Hit => "to hit",
        Label::HitAgain => "to hit in a second throw",
        Label::Parry => "to parry",
        Label::ParryAgain => "to parry in a second throw",
        Label::Dodge => "to dodge",
        Label::Charm => "for the lucky charm",
        Label::Wound => "to wound",
        Label::Save => "to save",
        Label::SaveAgain => "to save in a second throw",
        Label::StepAside => "to step aside",
        Label::Helmet => "for the helmet",
        Label::Resist => "to resist the spell",
        Label::Arrival => "to be there",
        _ => "",
    }
}

/// What comes of a die with a number to reach.
const fn end_of(label: Label, success: bool) -> &'static str {
    match (label, success) {
        (Label::Hit | Label::HitAgain, true) => "hit",
        (Label::Hit | Label::HitAgain, false) => "missed",
        (Label::Parry | Label::ParryAgain, true) => "parried",
        (Label::Parry | Label::ParryAgain, false) => "not parried",
        (Label::Dodge, true) => "dodged",
        (Label::Charm, true) => "the hit comes to nothing",
        (Label::Wound, true) => "wounded",
        (Label::Wound, false) => "no wound",
        (Label::Save | Label::SaveAgain, true) => "saved",
        (Label::Save | Label::SaveAgain, false) => "not saved",
        (Label::StepAside, true) => "avoided",
        (Label::Helmet, true) => "only knocked down",
        (Label::Resist, true) => "resisted",
        (Label::Arrival, true) => "there",
        (Label::Arrival, false) => "not yet there",
        (_, true) => "it holds",
        (_, false) => "in vain",
    }
}

/// The name of a test with its article.
const fn test_of(label: Label) -> &'static str {
    match label {
        Label::Rally => "a test to rally",
        Label::Rout => "the rout test",
        Label::Fear => "a fear test",
        Label::FearToCharge => "a fear test to charge",
        Label::Garlic => "a test to charge past the garlic",
        Label::Escape => "a test to escape from combat",
        Label::Dread => "a test against dread",
        Label::Lure => "a test to throw off the lure",
        Label::Rezhebel => "a test to hold the sword of Rezhebel",
        Label::Warp => "a test against the eye of the warp",
        Label::AllAlone => "a test for being all alone",
        Label::Stupidity => "a stupidity test",
        Label::Initiative => "an Initiative test",
        Label::Strength => "a Strength test",
        _ => "a Leadership test",
    }
}

const fn misfire(die: u8) -> &'static str {
    match die {
        1 => "it bursts and hits the shooter at Strength 4",
        2 => "it is jammed for the rest of the battle",
        3 => "no shot, and a turn more to load",
        4 | 5 => "no shot",
        _ => "the shot hits after all, with +1 Strength",
    }
}

/// A quarter of the table by its number.
pub(crate) const fn quarter_name(quarter: u8) -> &'static str {
    match quarter {
        1 => "the north-west quarter",
        2 => "the north-east quarter",
        3 => "the south-east quarter",
        _ => "the south-west quarter",
    }
}

/// What was said in answer to a question about space.
pub(crate) const fn stated(question: Question, answer: bool) -> &'static str {
    match (question, answer) {
        (Question::LeaderNear, true) => "the leader is near enough to lend Leadership.",
        (Question::LeaderNear, false) => "no leader is near enough to lend Leadership.",
        (Question::EnemyClosest, true) => "the closest model is an enemy: no test to rally.",
        (Question::EnemyClosest, false) => "the closest model is no enemy.",
        (Question::FriendNear, true) => "a friend is within 6 inches.",
        (Question::FriendNear, false) => "no friend is within 6 inches.",
        (Question::HeroNear, true) => "a hero is within 6 inches.",
        (Question::HeroNear, false) => "no hero is within 6 inches.",
        (Question::OffTable, true) => "the flight reaches the table edge.",
        (Question::OffTable, false) => "the flight does not reach the table edge.",
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Setup};

    use super::*;
    use crate::spell::Spell;

    fn told(event: &Event) -> Option<String> {
        let state = State::new(&Setup::default()).expect("a sound setup");
        let names = ["Ann", "Bob"].map(str::to_owned);
        describe(&state, event, Names(&names))
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
            (chose("no", "hide"), "Ann does not hide Marksman A8."),
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
