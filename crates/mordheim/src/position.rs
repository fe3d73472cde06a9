//! Positions as text: what scenarios set up, and what a state prints.
//!
//! One line for each thing, `key: value`; `scenarios/README.md` describes them all. What a line
//! would say that is as usual is left out. In the middle of something the open question is not
//! written: the work that waits is taken up again, and asks it again.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::str::FromStr;

use kernel::{
    Arg, Error, EventSink, Message, Mover, PositionLine, Seat, Stack, bad_position, position_lines,
};
use serde::{Deserialize, Serialize};

use crate::ask::Ask;
use crate::event::{Phase, Reason};
use crate::field::Edge;
use crate::fighter::{FighterId, Profile, plain};
use crate::item::Item;
use crate::roster::Model;
use crate::rules::Scenario;
use crate::set::Member;
use crate::skill::{Mutation, Rule, Skill};
use crate::spell::{School, Spell};
use crate::square::Square;
use crate::state::{Aim, COUNTERS, Charge, Components, Melee, Side, State, other};
use crate::strike::Strike;
use crate::task::{Battle, Task};
use crate::warrior::{ALL, Condition, Id, MOST, Mark, NOWHERE, Warrior, ids};

/// What was read, or why it cannot be.
type Parsed<T> = Result<T, Arg>;

/// No characteristic is higher.
const HIGHEST: u8 = 10;

// ------------------------------------------------------------------ lines

/// The lines of a position that have not been read yet.
struct Lines<'a> {
    keyed: BTreeMap<String, PositionLine<'a>>,
    warriors: BTreeMap<Id, PositionLine<'a>>,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Result<Lines<'a>, Error> {
        let mut lines = Lines { keyed: BTreeMap::new(), warriors: BTreeMap::new() };
        for line in position_lines(text) {
            let line = line?;
            let key = line.key.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
            let twice = match row_of(&key) {
                Some((from, to)) if from <= to && from.seat() == to.seat() => {
                    (from.0..=to.0).any(|id| lines.warriors.insert(Id(id), line).is_some())
                }
                _ => lines.keyed.insert(key, line).is_some(),
            };
            if twice {
                return Err(line.wrong(Arg::word("why-twice")));
            }
        }
        Ok(lines)
    }

    /// Reads a line, if there is one with this key.
    fn take<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&str) -> Parsed<T>,
    ) -> Result<Option<T>, Error> {
        let Some(line) = self.keyed.remove(key) else { return Ok(None) };
        read(line.value).map(Some).map_err(|why| line.wrong(why))
    }

    fn nothing_left(&self) -> Result<(), Error> {
        match self.keyed.values().next() {
            Some(line) => Err(line.wrong(why("why-not-here").with("text", line.key))),
            None => Ok(()),
        }
    }
}

/// Why something cannot be.
fn why(key: &'static str) -> Message {
    Message::new(key)
}

/// That a text is none of something.
fn unknown(key: &'static str, text: &str) -> Arg {
    why(key).with("text", text.trim()).into()
}

/// The warriors whom a key names: one, or several in a row such as `A2-A5`.
fn row_of(key: &str) -> Option<(Id, Id)> {
    let (from, to) = key.split_once('-').unwrap_or((key, key));
    Some((from.trim().parse().ok()?, to.trim().parse().ok()?))
}

// ------------------------------------------------------------------ words

fn within<T: FromStr + PartialOrd + std::fmt::Display>(text: &str, from: T, to: T) -> Parsed<T> {
    let text = text.trim();
    let n = text.parse().map_err(|_| unknown("why-no-number-there", text))?;
    if n < from || n > to {
        let [n, from, to] = [n, from, to].map(|n| n.to_string());
        return Err(why("why-not-between").with("n", n).with("from", from).with("to", to).into());
    }
    Ok(n)
}

fn seat(text: &str) -> Parsed<Seat> {
    within(text, 0, 1).map(Seat)
}

fn warrior_id(text: &str) -> Parsed<Id> {
    text.trim().parse().map_err(|()| unknown("why-no-warrior", text))
}

fn member<T: Member>(text: &str, key: &'static str) -> Parsed<T> {
    T::find(text).ok_or_else(|| unknown(key, text))
}

fn square(text: &str) -> Parsed<Square> {
    text.trim().parse().map_err(|_| unknown("why-no-square", text))
}

/// What stands between commas. The comma within a square parts nothing.
fn parts(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for part in text.split(',').map(str::trim) {
        let number = !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        match parts.last_mut().filter(|last| last.starts_with("at ") && !last.contains(',')) {
            Some(last) if number => {
                let _ = write!(last, ",{part}");
            }
            _ => parts.push(part.to_owned()),
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// A stable word as people write it.
fn spoken(id: &str) -> String {
    id.replace('_', " ")
}

const CONDITIONS: [(&str, Condition); 4] = [
    ("standing", Condition::Standing),
    ("knocked down", Condition::KnockedDown),
    ("stunned", Condition::Stunned),
    ("out of action", Condition::Out),
];

/// What a word by itself says about a warrior.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    Condition(Condition),
    Item(Item),
    Skill(Skill),
    Mutation(Mutation),
    Rule(Rule),
    Mark(Mark),
}

impl Word {
    fn find(text: &str) -> Option<Word> {
        let wanted = plain(text);
        let item = |item: &Item| !matches!(item, Item::Fist | Item::Natural);
        let condition = CONDITIONS.iter().find(|(word, _)| *word == wanted);
        condition
            .map(|(_, condition)| Word::Condition(*condition))
            .or_else(|| Item::find(text).filter(item).map(Word::Item))
            .or_else(|| Skill::find(text).map(Word::Skill))
            .or_else(|| Mutation::find(text).map(Word::Mutation))
            .or_else(|| Rule::find(text).map(Word::Rule))
            .or_else(|| Mark::find(text).map(Word::Mark))
    }

    /// How it is written: with a word before it where it would else mean something different.
    fn written(self) -> String {
        let (id, before) = match self {
            Word::Condition(condition) => {
                let (word, _) = CONDITIONS[condition as usize];
                return word.to_owned();
            }
            Word::Item(item) => (item.id(), ""),
            Word::Skill(skill) => (skill.id(), "skill"),
            Word::Mutation(mutation) => (mutation.id(), "mutation"),
            Word::Rule(rule) => (rule.id(), "rule"),
            Word::Mark(mark) => (mark.id(), "is"),
        };
        let plain = spoken(id);
        if Word::find(&plain) == Some(self) { plain } else { format!("{before} {plain}") }
    }
}

type Of = fn(&mut Profile) -> &mut u8;

const CHARACTERISTICS: [(&str, Of); 9] = [
    ("M", |p| &mut p.m),
    ("WS", |p| &mut p.ws),
    ("BS", |p| &mut p.bs),
    ("S", |p| &mut p.s),
    ("T", |p| &mut p.t),
    ("W", |p| &mut p.w),
    ("I", |p| &mut p.i),
    ("A", |p| &mut p.a),
    ("Ld", |p| &mut p.ld),
];

/// `WS3 BS4`: characteristics with their values. Nothing if the text is something else.
fn characteristics(text: &str) -> Option<Vec<(Of, u8)>> {
    let one = |word: &str| {
        let name = word.trim_end_matches(|c: char| c.is_ascii_digit());
        let (_, of) = CHARACTERISTICS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name))?;
        let value = word[name.len()..].parse().ok().filter(|value| *value <= HIGHEST)?;
        Some((*of, value))
    };
    text.split_whitespace().map(one).collect()
}

// ------------------------------------------------------------------ warriors

/// A warrior while his line is read.
struct Kit {
    model: Model,
    values: Vec<(Of, u8)>,
    rules: Vec<(Rule, bool)>,
    condition: Condition,
    wounds: Option<u8>,
    /// Everything that is laid on top of the fighter.
    warrior: Warrior,
}

impl Kit {
    fn new(fighter: FighterId, place: usize) -> Kit {
        let profile = fighter.get().profile;
        let group = place as u8;
        Kit {
            model: Model { fighter, group, profile, ..Model::default() },
            values: Vec::new(),
            rules: Vec::new(),
            condition: Condition::Standing,
            wounds: None,
            warrior: Warrior::NOBODY,
        }
    }

    /// Takes in what one part of the line says.
    fn add(&mut self, text: &str) -> Parsed<()> {
        if let Some(values) = characteristics(text) {
            self.values.extend(values);
            return Ok(());
        }
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let warrior = &mut self.warrior;
        match word {
            "at" => warrior.at = square(rest)?,
            "wounds" => self.wounds = Some(within(rest, 0, 100)?),
            "group" => self.model.group = within(rest, 0, u8::MAX)?,
            "shots" => warrior.shots = within(rest, 0, 3)?,
            "counters" => warrior.counters = within(rest, 0, COUNTERS as u8)?,
            "hastened" => warrior.swift = within(rest, 0, 9)?,
            "felled" if rest.starts_with("by ") => {
                warrior.felled_by = Some(warrior_id(&rest["by ".len()..])?);
            }
            "felled" => warrior.felled = within(rest, 0, 200)?,
            "engaged" => {
                for word in rest.split_whitespace() {
                    warrior.engaged |= warrior_id(word)?.bit();
                }
            }
            "hands" => (warrior.main, warrior.off) = hands(rest)?,
            "loading" => warrior.barrels = loading(rest)?,
            "spell" | "prayer" => self.spell(rest)?,
            "not" => self.rules.push((member(rest, "why-no-rule")?, false)),
            "rule" => self.rules.push((member(rest, "why-no-rule")?, true)),
            "skill" => self.word(Word::Skill(member(rest, "why-no-skill")?))?,
            "mutation" => self.word(Word::Mutation(member(rest, "why-no-mutation")?))?,
            "is" => {
                let mark = Mark::find(rest).ok_or_else(|| unknown("why-nothing-said", rest))?;
                self.word(Word::Mark(mark))?;
            }
            _ => {
                let word = Word::find(text);
                self.word(word.ok_or_else(|| unknown("why-nothing-said", text))?)?;
            }
        }
        Ok(())
    }

    fn word(&mut self, word: Word) -> Parsed<()> {
        let model = &mut self.model;
        let marks = &mut self.warrior.marks;
        let again = match word {
            Word::Condition(condition) => {
                self.condition = condition;
                false
            }
            Word::Item(item) if model.items.has(item) => {
                let again = model.pairs.has(item);
                model.pairs = model.pairs.with(item);
                again
            }
            Word::Item(item) => {
                model.items = model.items.with(item);
                false
            }
            Word::Skill(skill) => {
                let again = model.skills.has(skill);
                model.skills = model.skills.with(skill);
                again
            }
            Word::Mutation(mutation) => {
                let again = model.mutations.has(mutation);
                model.mutations = model.mutations.with(mutation);
                again
            }
            Word::Rule(rule) => {
                self.rules.push((rule, true));
                false
            }
            Word::Mark(mark) => {
                let again = marks.has(mark);
                *marks = marks.with(mark);
                again
            }
        };
        if again { Err(unknown("why-too-often", &word.written())) } else { Ok(()) }
    }

    /// Takes in a spell by its name or by the die that finds it.
    fn spell(&mut self, text: &str) -> Parsed<()> {
        let roll = match text.parse::<u8>() {
            Ok(roll) => Some(roll),
            Err(_) => Spell::find(text).map(Spell::roll),
        };
        let roll = roll.filter(|roll| (1..=6).contains(roll));
        let roll = roll.ok_or_else(|| unknown("why-no-spell", text))?;
        self.model.spells |= 1 << (roll - 1);
        Ok(())
    }

    fn finish(self) -> Warrior {
        let mut made = Warrior::new(&self.model);
        for (of, value) in self.values {
            *of(&mut made.profile) = value;
        }
        for (rule, on) in self.rules {
            made.rules = if on { made.rules.with(rule) } else { made.rules.without(rule) };
        }
        let usual = usual_wounds(self.condition, &made.profile);
        Warrior {
            fighter: made.fighter,
            group: made.group,
            profile: made.profile,
            items: made.items,
            pairs: made.pairs,
            skills: made.skills,
            rules: made.rules,
            mutations: made.mutations,
            spells: made.spells,
            condition: self.condition,
            wounds: self.wounds.unwrap_or(usual),
            ..self.warrior
        }
    }
}

/// The wounds of a warrior where no word tells them.
fn usual_wounds(condition: Condition, profile: &Profile) -> u8 {
    if condition == Condition::Standing { profile.w } else { 0 }
}

fn hands(text: &str) -> Parsed<(Item, Item)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        [main] => Ok((member(main, "why-no-item")?, Item::Fist)),
        [main, off] => Ok((member(main, "why-no-item")?, member(off, "why-no-item")?)),
        _ => Err(Arg::word("why-hands")),
    }
}

fn loading(text: &str) -> Parsed<[u8; 3]> {
    let turns: Parsed<Vec<u8>> = text.split_whitespace().map(|word| within(word, 0, 3)).collect();
    turns?.try_into().map_err(|_| Arg::word("why-loading"))
}

/// `reikland warrior, WS4, mace, bow, at 10,12, knocked down`.
fn warrior(text: &str, id: Id) -> Parsed<Warrior> {
    let parts = parts(text);
    let name = parts.first().map_or("", String::as_str);
    let fighter = fighter(name).ok_or_else(|| unknown("why-no-fighter", name))?;
    let mut kit = Kit::new(fighter, id.index() % MOST);
    for part in &parts[1..] {
        kit.add(part)?;
    }
    Ok(kit.finish())
}

/// The fighter of a warband and a name: `reikland warrior`.
fn fighter(text: &str) -> Option<FighterId> {
    let wanted = plain(text);
    FighterId::all().find(|id| plain(&fighter_words(*id)) == wanted)
}

fn fighter_words(id: FighterId) -> String {
    format!("{} {}", spoken(id.get().warband.id()), spoken(id.get().id))
}

/// The line of a warrior.
fn written(state: &State, id: Id) -> String {
    let warrior = state.at(id);
    let place = (id.index() % MOST) as u8;
    let model = Model {
        fighter: warrior.fighter,
        group: place,
        profile: warrior.fighter.get().profile,
        items: warrior.items,
        pairs: warrior.pairs,
        skills: warrior.skills,
        mutations: warrior.mutations(),
        spells: warrior.spells,
    };
    let usual = Warrior::new(&model);
    let mut out = Vec::new();
    let (mut own, mut plain) = (warrior.profile, usual.profile);
    let values = CHARACTERISTICS.iter().filter(|(_, of)| *of(&mut own) != *of(&mut plain));
    let values: Vec<String> =
        values.map(|(name, of)| format!("{name}{}", of(&mut { warrior.profile }))).collect();
    out.extend((!values.is_empty()).then(|| values.join(" ")));
    let copies = |item: Item| usize::from(warrior.count(item));
    let items =
        warrior.items.iter().flat_map(|item| std::iter::repeat_n(Word::Item(item), copies(item)));
    let skills = warrior.skills.iter().map(Word::Skill);
    let mutations = warrior.mutations().iter().map(Word::Mutation);
    let rules = warrior.rules.minus(usual.rules).iter().map(Word::Rule);
    out.extend(items.chain(skills).chain(mutations).chain(rules).map(Word::written));
    let lost = usual.rules.minus(warrior.rules);
    out.extend(lost.iter().map(|rule| format!("not {}", spoken(rule.id()))));
    let known = |spell: &Spell| warrior.spells >> (spell.roll() - 1) & 1 != 0;
    let spells = School::of(warrior.rules).into_iter().flat_map(School::spells).filter(known);
    out.extend(spells.map(|spell| format!("spell {}", spoken(spell.id()))));
    if warrior.group != place {
        out.push(format!("group {}", warrior.group));
    }
    out.extend(happened(warrior));
    let head = fighter_words(warrior.fighter);
    std::iter::once(head).chain(out).collect::<Vec<_>>().join(", ")
}

/// What has happened to a warrior, in words.
fn happened(warrior: &Warrior) -> Vec<String> {
    let mut out = Vec::new();
    let mut add = |holds: bool, text: &dyn Fn() -> String| {
        if holds {
            out.push(text());
        }
    };
    add(warrior.at != NOWHERE, &|| format!("at {}", warrior.at));
    let condition = warrior.condition;
    add(condition != Condition::Standing, &|| Word::Condition(condition).written());
    let usual = usual_wounds(condition, &warrior.profile);
    add(warrior.wounds != usual, &|| format!("wounds {}", warrior.wounds));
    add(warrior.engaged != 0, &|| {
        let foes: Vec<String> = ids(warrior.engaged).map(|id| id.to_string()).collect();
        format!("engaged {}", foes.join(" "))
    });
    let armed = (warrior.main, warrior.off) != (Item::Fist, Item::Fist);
    add(armed, &|| format!("hands {} {}", warrior.main, warrior.off));
    let [a, b, c] = warrior.barrels;
    add(warrior.barrels != [0; 3], &|| format!("loading {a} {b} {c}"));
    add(warrior.shots != 0, &|| format!("shots {}", warrior.shots));
    add(warrior.counters != 0, &|| format!("counters {}", warrior.counters));
    add(warrior.felled != 0, &|| format!("felled {}", warrior.felled));
    if let Some(by) = warrior.felled_by {
        add(true, &|| format!("felled by {by}"));
    }
    add(warrior.swift != 0, &|| format!("hastened {}", warrior.swift));
    out.extend(warrior.marks.iter().map(|mark| Word::Mark(mark).written()));
    out
}

// ------------------------------------------------------------------ sides

impl Components {
    /// A side of which nothing is said but who its warriors are.
    fn usual_side(&self, seat: Seat) -> Side {
        let there = || (0..MOST).map(|n| self.at(Id::of(seat, n))).take_while(|w| w.is_somebody());
        let worth = |warrior: &Warrior| {
            let large = warrior.fighter.rules().has(Rule::LargeRating);
            (if large { 20 } else { 5 }) + u16::from(warrior.fighter.get().xp)
        };
        let warband = there().next().map(|warrior| warrior.fighter.get().warband);
        let used = there().count() as u8;
        Side {
            warband: warband.unwrap_or(self.side(seat).warband),
            began: used,
            used,
            rating: there().map(worth).sum(),
            tested: false,
            edge: None,
            quarter: None,
            shards: 0,
            rout: None,
            disputes: 0,
            first_exit: false,
        }
    }
}

/// `skaven, began 12, tested, edge north`.
fn side(text: &str, usual: Side) -> Parsed<Side> {
    let mut side = usual;
    for part in parts(text) {
        let (word, rest) = part.split_once(' ').unwrap_or((&part, ""));
        match word {
            "began" => side.began = within(rest, 1, 30)?,
            "rating" => side.rating = within(rest, 0, 9999)?,
            "tested" if rest.is_empty() => side.tested = true,
            "rolled" => side.rout = Some(rolled(rest)?),
            "edge" => side.edge = Some(member(rest, "why-no-edge")?),
            "quarter" => side.quarter = Some(within(rest, 1, 4)?),
            "shards" => side.shards = within(rest, 0, 3)?,
            "disputes" => side.disputes = within(rest, 0, crate::task::DISPUTES)?,
            "first" if rest == "exit" => side.first_exit = true,
            _ => side.warband = member(&part, "why-no-side")?,
        }
    }
    Ok(side)
}

/// What was rolled for the Rout test of this turn, and what it needed: `9 of 8`.
fn rolled(text: &str) -> Parsed<(u8, u8)> {
    let (total, needs) = text.split_once(" of ").ok_or_else(|| Arg::word("why-rout"))?;
    Ok((within(needs, 0, 12)?, within(total, 0, 12)?))
}

fn written_side(side: &Side, usual: &Side) -> String {
    let mut out = Vec::new();
    let mut add = |holds: bool, text: String| {
        if holds {
            out.push(text);
        }
    };
    add(side.warband != usual.warband, spoken(side.warband.id()));
    add(side.began != usual.began, format!("began {}", side.began));
    add(side.rating != usual.rating, format!("rating {}", side.rating));
    add(side.tested, "tested".to_owned());
    let (needs, total) = side.rout.unwrap_or_default();
    add(side.rout.is_some(), format!("rolled {total} of {needs}"));
    add(side.edge.is_some(), format!("edge {}", side.edge.map_or("", Edge::id)));
    add(side.quarter.is_some(), format!("quarter {}", side.quarter.unwrap_or(0)));
    add(side.shards != 0, format!("shards {}", side.shards));
    add(side.disputes != 0, format!("disputes {}", side.disputes));
    add(side.first_exit, "first exit".to_owned());
    out.join(", ")
}

// ------------------------------------------------------------------ what waits

/// The work that waits in the middle of something.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Waiting {
    /// Pieces of work, the next one last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stack: Vec<Task>,
    #[serde(skip_serializing_if = "Option::is_none")]
    aim: Option<Aim>,
    #[serde(skip_serializing_if = "Option::is_none")]
    claimed: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    charge: Option<Charge>,
    #[serde(skip_serializing_if = "Option::is_none")]
    strike: Option<Strike>,
    #[serde(skip_serializing_if = "Option::is_none")]
    melee: Option<Melee>,
    /// Inches of a leap that the selected warrior has rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    leap: Option<u8>,
}

impl Waiting {
    fn of(state: &State) -> Waiting {
        Waiting {
            stack: state.pending.stack.waiting().to_vec(),
            aim: state.pending.aim,
            claimed: state.pending.claimed,
            charge: Some(state.pending.charge).filter(|charge| *charge != Charge::default()),
            strike: state.pending.strike,
            melee: Some(state.pending.melee).filter(|melee| *melee != Melee::default()),
            leap: state.leapt(),
        }
    }
}

impl State {
    /// The inches of a leap with which the squares in reach of the selected warrior were found.
    fn leapt(&self) -> Option<u8> {
        let who =
            self.pending.selected.filter(|who| self.options.map && self.is(*who, Mark::Leapt))?;
        let found = |inches: &u8| {
            let mut copy = self.clone();
            copy.prepare_squares(who, *inches, copy.may_run(who));
            (copy.pending.walk, copy.pending.run) == (self.pending.walk, self.pending.run)
        };
        (1..=6).find(found)
    }

    fn take_waiting(&mut self, waiting: &Waiting) -> Parsed<()> {
        self.pending.aim = waiting.aim;
        self.pending.claimed = waiting.claimed;
        self.pending.charge = waiting.charge.unwrap_or_default();
        self.pending.strike = waiting.strike;
        self.pending.melee = waiting.melee.unwrap_or_default();
        let stack = Stack::of(waiting.stack.iter().copied(), 0, &[], None);
        self.pending.stack = stack.ok_or_else(|| Arg::word("why-too-much-work"))?;
        Ok(())
    }
}

/// The open question in words.
fn asks(state: &State) -> Option<String> {
    let (mover, ask) = state.pending.ask?;
    let (what, who) = ask.words();
    let who = who.map_or(String::new(), |who| format!(" {who}"));
    Some(match (mover, ask) {
        (_, Ask::Die { label, needs, .. }) => {
            let needs = needs.map_or(String::new(), |needs| format!(" needs {needs}"));
            format!("{label}{who}{needs}")
        }
        (_, Ask::Fact(_, question)) => format!("{mover} {question}{who}"),
        _ => format!("{mover} {what}{who}"),
    })
}

// ------------------------------------------------------------------ reading

/// Reads a position. What is given holds the options and the map of the table.
pub(crate) fn read(text: &str, opening: Components) -> Result<State, Error> {
    let mut lines = Lines::of(text)?;
    let mut components = Components { warriors: [Warrior::NOBODY; ALL], ..opening };
    components.read_warriors(&lines)?;
    for seat in Seat::all(2) {
        let usual = components.usual_side(seat);
        let read = lines.take(&format!("side {seat}"), |text| side(text, usual))?;
        components.sides[seat.index()] = read.unwrap_or(usual);
    }
    let begins = components.read_course(&mut lines)?;
    components.read_finds(&mut lines)?;
    components.regroup();
    let mut state: State = kernel::Game::of_components(components);
    state.pending.selected = lines.take("selected", warrior_id)?;
    let waiting = lines.take("waiting", |text| {
        serde_json::from_str::<Waiting>(text).map_err(|why| why.to_string().into())
    })?;
    let asked = lines.take("asks", |text| Ok(text.to_owned()))?;
    lines.nothing_left()?;
    state.open(waiting, begins).map_err(bad_position)?;
    if let Some(asked) = asked.filter(|asked| asks(&state).as_ref() != Some(asked)) {
        let asks = asks(&state).unwrap_or_else(|| "nothing".to_owned());
        return Err(bad_position(why("why-not-asked").with("asked", asked).with("asks", asks)));
    }
    Ok(state)
}

impl Components {
    fn read_warriors(&mut self, lines: &Lines<'_>) -> Result<(), Error> {
        for (id, line) in &lines.warriors {
            let first = id.index().is_multiple_of(MOST);
            if !first && !self.at(Id(id.0 - 1)).is_somebody() {
                let [before, who] = [Id(id.0 - 1), *id].map(|id| id.to_string());
                let gap = why("why-nobody-before").with("before", before).with("who", who);
                return Err(line.wrong(gap));
            }
            let warrior = warrior(line.value, *id).map_err(|why| line.wrong(why))?;
            self.warriors[id.index()] = warrior;
        }
        // Contact that one line tells holds for both.
        for (id, line) in &lines.warriors {
            for foe in ids(self.at(*id).engaged) {
                if !self.at(foe).is_somebody() {
                    return Err(line.wrong(why("why-nobody").with("who", foe.to_string())));
                }
                self.warriors[foe.index()].engaged |= id.bit();
            }
        }
        Ok(())
    }

    /// The course of the battle so far. Says whether the phase begins just now.
    fn read_course(&mut self, lines: &mut Lines<'_>) -> Result<bool, Error> {
        let phase = lines.take("phase", |text| {
            let (phase, begins) = match text.strip_suffix(" begins") {
                Some(phase) => (phase, true),
                None => (text, false),
            };
            Ok((member::<Phase>(phase, "why-no-phase")?, begins))
        })?;
        let (phase, begins) = phase.unwrap_or((Phase::Movement, false));
        self.phase = phase;
        let least = u8::from(phase != Phase::Setup);
        self.turn = lines.take("turn", |text| within(text, least, 120))?.unwrap_or(least);
        self.active = lines.take("active", seat)?.unwrap_or(Seat(0));
        self.attacker = lines.take("attacker", seat)?;
        let scenario = lines.take("scenario", |text| match text {
            "none" => Ok(None),
            _ => member::<Scenario>(text, "why-no-scenario").map(Some),
        })?;
        self.scenario = scenario.unwrap_or(self.options.scenario);
        self.ending = lines.take("ending", |text| {
            let (winner, reason) = text.split_once(' ').unwrap_or((text, ""));
            let winner = if winner == "nobody" { None } else { Some(seat(winner)?) };
            Ok((winner, member::<Reason>(reason, "why-no-reason")?))
        })?;
        Ok(begins)
    }

    /// What lies on the table.
    fn read_finds(&mut self, lines: &mut Lines<'_>) -> Result<(), Error> {
        let counters = lines.take("counters", |text| {
            text.split_whitespace().map(square).collect::<Parsed<Vec<Square>>>()
        })?;
        let mut places = counters.unwrap_or_default();
        if places.len() > COUNTERS {
            return Err(bad_position(why("why-counters").with("most", COUNTERS)));
        }
        places.resize(COUNTERS, NOWHERE);
        places.sort_unstable();
        self.counters.copy_from_slice(&places);
        self.objectives = lines.take("objectives", |text| within(text, 0, 15))?.unwrap_or(0);
        let searched = lines.take("searched", |text| {
            let one = |word: &str| within::<u8>(word, 1, 15);
            let all = text.split_whitespace().map(one).collect::<Parsed<Vec<u8>>>()?;
            Ok(all.iter().fold(0, |set, n| set | 1 << n))
        })?;
        self.searched = searched.unwrap_or(0);
        let chest = lines.take("chest", |text| match text {
            "carried" => Ok(NOWHERE),
            _ => square(text),
        })?;
        (self.chest, self.chest_found) = (chest.unwrap_or(NOWHERE), chest.is_some());
        Ok(())
    }
}

impl State {
    /// Takes up the work of the position and goes on to where somebody is needed.
    fn open(&mut self, waiting: Option<Waiting>, begins: bool) -> Parsed<()> {
        let given = waiting.is_some();
        let waiting = waiting.unwrap_or_default();
        self.take_waiting(&waiting)?;
        self.validate_parts()?;
        self.validate_waiting()?;
        if let Some(who) = self.pending.selected {
            self.find_able();
            match waiting.leap {
                Some(inches @ 1..=6) if self.options.map => {
                    self.prepare_squares(who, inches, self.may_run(who));
                }
                Some(_) => return Err(Arg::word("why-leap")),
                None => self.prepare(who),
            }
        }
        if self.phase != Phase::Over {
            self.go_on(given, begins)?;
        }
        Ok(self.validate_battle()?)
    }

    fn go_on(&mut self, given: bool, begins: bool) -> Parsed<()> {
        let (stack, claimed) = (self.pending.stack, self.pending.claimed);
        let mut battle = Battle::new(self, EventSink::none());
        let seat = battle.active;
        match battle.phase {
            _ if !stack.is_empty() => {}
            Phase::Setup => battle.push_set_up(),
            Phase::Start => battle.start_of_turn(seat),
            Phase::Combat => battle.start_of_phase(Phase::Combat),
            phase if begins => battle.start_of_phase(phase),
            _ => {}
        }
        battle.resume();
        if given && !stack.is_empty() && (self.pending.ask.is_none() || self.pending.stack != stack)
        {
            return Err(Arg::word("why-nothing-to-ask"));
        }
        // Something was said and may still be disputed.
        match (claimed, self.pending.ask) {
            (None, _) => Ok(()),
            (Some(_), Some((Mover::Seat(seat), Ask::Fact(..) | Ask::Claim))) => {
                self.pending.ask = Some((Mover::Seat(other(seat)), Ask::Contest));
                Ok(())
            }
            _ => Err(Arg::word("why-nothing-claimed")),
        }
    }
}

// ------------------------------------------------------------------ writing

/// The state as a position.
pub(crate) fn write(state: &State) -> String {
    let mut out = String::new();
    let mut line = |key: &str, value: &str| {
        if !value.is_empty() {
            let _ = writeln!(out, "{key}: {value}");
        }
    };
    let scenario = state.scenario.map_or("none", Scenario::id);
    line("scenario", if state.scenario == state.options.scenario { "" } else { scenario });
    line("phase", state.phase.id());
    let ending = state.ending.map(|(winner, reason)| {
        let winner = winner.map_or("nobody".to_owned(), |seat| seat.to_string());
        format!("{winner} {reason}")
    });
    line("ending", &ending.unwrap_or_default());
    line("turn", &state.turn.to_string());
    line("active", &state.active.to_string());
    line("attacker", &state.attacker.map_or(String::new(), |seat| seat.to_string()));
    let squares = state.counters.iter().filter(|at| **at != NOWHERE).map(Square::to_string);
    line("counters", &squares.collect::<Vec<_>>().join(" "));
    let objectives =
        if state.objectives == 0 { String::new() } else { state.objectives.to_string() };
    line("objectives", &objectives);
    let searched = (1..16).filter(|n| state.searched >> n & 1 != 0).map(|n: u8| n.to_string());
    line("searched", &searched.collect::<Vec<_>>().join(" "));
    let chest = match (state.chest_found, state.chest) {
        (false, _) => String::new(),
        (true, NOWHERE) => "carried".to_owned(),
        (true, at) => at.to_string(),
    };
    line("chest", &chest);
    for seat in Seat::all(2) {
        let text = written_side(state.side(seat), &state.usual_side(seat));
        line(&format!("side {seat}"), &text);
    }
    for id in state.everybody() {
        line(&id.to_string(), &written(state, id));
    }
    line("selected", &state.pending.selected.map_or(String::new(), |id| id.to_string()));
    line("asks", &asks(state).unwrap_or_default());
    line("waiting", &waiting(state));
    out
}

/// The work that waits, in one line; nothing when none does.
pub(crate) fn waiting(state: &State) -> String {
    let text = serde_json::to_string(&Waiting::of(state)).unwrap_or_default();
    if text == "{}" { String::new() } else { text }
}
