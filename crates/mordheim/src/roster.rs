//! Rosters: how warbands are written, which of them are legal, what they cost.

mod draft;

use std::fmt::Write as _;

use kernel::{Arg, Error};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::armour::Place;
use crate::fighter::{FighterId, Kind, Profile, Warband, plain};
use crate::item::{Item, Items};
use crate::set::{Member, bits, word};
use crate::skill::{Mutation, Mutations, Rule, Rules, Skill, Skills};
use crate::spell::{School, Spell};

pub(crate) use draft::draft;

/// The fewest warriors of a warband.
pub const MIN_MODELS: usize = 3;
/// The most henchmen of one group.
const GROUP: usize = 5;
/// The most close combat weapons besides the free dagger, and the most sorts of missile weapons.
const WEAPONS: usize = 2;
/// The longest name of a warband, in characters.
const NAME: usize = 40;
/// Of a text that is no roster no more is told than this.
const MOST_COMPLAINTS: usize = 24;

/// One warrior of a roster.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    JsonSchema,
)]
pub struct Model {
    /// What sort of fighter it is.
    pub fighter: FighterId,
    /// The number of its line of the roster, from 0: henchmen with the same number are a group.
    pub group: u8,
    /// The characteristics, with what a veteran has gained. Mutations and equipment do not count.
    pub profile: Profile,
    /// What it carries, the free dagger too.
    pub items: Items,
    /// Of what it carries a second one: two swords, a brace of pistols.
    pub pairs: Items,
    /// What it has learnt.
    pub skills: Skills,
    /// How it is changed.
    pub mutations: Mutations,
    /// Its spells: bit n is the spell of die n + 1 of its school. 0 when a die is to find one.
    pub spells: u8,
}

/// A warband that is ready for battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roster {
    /// Its name.
    pub name: String,
    /// What sort of warband it is.
    pub warband: Warband,
    /// Whether it has battles behind it, so that neither gold nor equipment lists bind it.
    pub veterans: bool,
    /// Its warriors, in the order in which they were written.
    pub models: Vec<Model>,
}

/// The ready rosters by name, as texts.
pub const READY: &[(&str, &str)] = &[
    ("river-company", include_str!("../rosters/river-company.roster")),
    ("gutter-claws", include_str!("../rosters/gutter-claws.roster")),
    ("sons-of-the-wolf-rock", include_str!("../rosters/sons-of-the-wolf-rock.roster")),
    ("the-gilded-tide", include_str!("../rosters/the-gilded-tide.roster")),
    ("pyre-and-hammer", include_str!("../rosters/pyre-and-hammer.roster")),
    ("vigil-of-the-rock", include_str!("../rosters/vigil-of-the-rock.roster")),
    ("the-pale-court", include_str!("../rosters/the-pale-court.roster")),
    ("circle-of-the-pit", include_str!("../rosters/circle-of-the-pit.roster")),
];

/// An option that holds a roster: the name of a ready one, or any text of a roster, which is
/// checked and shortened.
pub fn read_option(text: &str) -> Result<String, Error> {
    let roster = Roster::read(text)?;
    let same = |slug: &str| Roster::ready(slug).as_ref() == Some(&roster);
    match READY.iter().find(|(slug, _)| same(slug)) {
        Some((slug, _)) => Ok((*slug).to_owned()),
        None => Ok(roster.short()),
    }
}

impl Roster {
    /// Reads a roster: the name of a ready one, or a text with a line for its name, one for the
    /// warband and one for each hero and each group of henchmen, such as `3 marksman: bow`. What
    /// follows a `#` is a remark, and `;` ends a line too.
    pub fn read(text: &str) -> Result<Roster, Error> {
        match Roster::ready(text) {
            Some(roster) => Ok(roster),
            None => written(text),
        }
    }

    /// The ready roster with this name.
    pub fn ready(name: &str) -> Option<Roster> {
        let wanted = Some(name).filter(|name| name.len() <= 2 * NAME).map(plain)?;
        let (_, text) = READY.iter().find(|(slug, _)| plain(slug) == wanted)?;
        written(text).ok()
    }

    /// What its warriors and their equipment cost, in gold crowns.
    pub fn cost(&self) -> u32 {
        self.models.iter().map(Model::cost).sum()
    }

    /// How strong it is thought to be: 5 for each warrior, 20 for a large creature, and the
    /// experience that heroes start with.
    pub fn rating(&self) -> u32 {
        let worth = |model: &Model| if model.rules().has(Rule::LargeRating) { 20 } else { 5 };
        self.models.iter().map(|model| worth(model) + u32::from(model.fighter.get().xp)).sum()
    }

    /// The roster in one line without gaps, which `read` reads.
    pub fn short(&self) -> String {
        let name = self.name.replace(' ', "_");
        let mut text = format!("name:{name};warband:{}", self.warband);
        if self.veterans {
            text.push_str(";veterans:yes");
        }
        for group in self.models.chunk_by(|one, next| one.group == next.group) {
            text.push(';');
            if group.len() > 1 {
                let _ = write!(text, "{}*", group.len());
            }
            text.push_str(group[0].fighter.get().id);
            for (n, entry) in group[0].entries().iter().enumerate() {
                text.push(if n == 0 { ':' } else { ',' });
                text.push_str(entry);
            }
        }
        text
    }
}

impl Model {
    /// A warrior of this sort as hired, with the free dagger.
    fn hired(fighter: FighterId, group: u8) -> Model {
        let free = free_dagger(fighter).then_some(Item::Dagger);
        let profile = fighter.get().profile;
        let items = free.into_iter().collect();
        Model { fighter, group, profile, items, ..Model::default() }
    }

    /// The special rules of its fighter.
    pub fn rules(&self) -> Rules {
        self.fighter.rules()
    }

    /// What it casts or prays from, if it does.
    pub fn school(&self) -> Option<School> {
        School::of(self.rules())
    }

    /// What it costs with all that it carries. The dearest mutation has its price and the others
    /// cost double.
    pub fn cost(&self) -> u32 {
        let fighter = self.fighter.get();
        let price = |item: Item| fighter.list.price(item).unwrap_or(item.cost());
        let bought = self.bought().map(|item| u32::from(price(item))).sum::<u32>();
        let prices = || self.mutations.iter().map(|mutation| u32::from(mutation.cost()));
        let mutations = 2 * prices().sum::<u32>() - prices().max().unwrap_or(0);
        u32::from(fighter.cost) + bought + mutations
    }

    /// Everything that was paid for, in order: all but the free dagger.
    fn bought(&self) -> impl Iterator<Item = Item> {
        let free = free_dagger(self.fighter) && self.items.has(Item::Dagger);
        let items = if free { self.items.without(Item::Dagger) } else { self.items };
        let pairs = self.pairs;
        let copies =
            move |item: &Item| usize::from(items.has(*item)) + usize::from(pairs.has(*item));
        items.or(pairs).iter().flat_map(move |item| std::iter::repeat_n(item, copies(&item)))
    }

    /// How the line of the roster names what it has.
    fn entries(&self) -> Vec<String> {
        let brace = |item: &Item| item.is_pistol() && self.pairs.has(*item);
        let items = self.bought().filter(|item| !brace(item)).map(|item| item.id().to_owned());
        let braces = self.pairs.iter().filter(brace).map(|item| format!("brace_{item}s"));
        let mut entries: Vec<String> = items.chain(braces).collect();
        entries.extend(self.mutations.iter().map(|mutation| mutation.id().to_owned()));
        entries.extend(self.skills.iter().map(|skill| skill.id().to_owned()));
        entries.extend(bits(u64::from(self.spells)).map(|n| format!("spell_{}", n + 1)));
        let start = self.fighter.get().profile;
        for (word, of) in CHARACTERISTICS {
            let (mut from, mut to) = (start, self.profile);
            let gained = of(&mut to).saturating_sub(*of(&mut from));
            if gained > 0 {
                entries.push(format!("+{gained}{word}"));
            }
        }
        entries
    }
}

fn free_dagger(fighter: FighterId) -> bool {
    fighter.get().list.price(Item::Dagger).is_some()
}

type Of = fn(&mut Profile) -> &mut u8;

const CHARACTERISTICS: [(&str, Of); 9] = [
    ("m", |p| &mut p.m),
    ("ws", |p| &mut p.ws),
    ("bs", |p| &mut p.bs),
    ("s", |p| &mut p.s),
    ("t", |p| &mut p.t),
    ("w", |p| &mut p.w),
    ("i", |p| &mut p.i),
    ("a", |p| &mut p.a),
    ("ld", |p| &mut p.ld),
];

// ------------------------------------------------------------------ lines

/// One line of a roster: what stands before the colon and what stands after it.
struct Line<'a> {
    n: usize,
    key: &'a str,
    value: &'a str,
    remark: &'a str,
}

impl Line<'_> {
    fn wrong(&self, code: &'static str) -> Error {
        Error::invalid(code).with("line", self.n)
    }

    /// Something that stands there more than once.
    fn twice(&self, what: Arg) -> Error {
        self.wrong("roster_twice").arg("what", what)
    }

    /// Something that only veterans may have.
    fn veterans_only(&self) -> Error {
        self.wrong("roster_veterans_only")
    }
}

/// The lines of a text that say something. A text of one line is numbered by its parts.
fn lines(text: &str) -> Vec<Line<'_>> {
    let single = text.trim().lines().count() <= 1;
    let mut lines = Vec::new();
    for (n, line) in (1..).zip(text.lines()) {
        let (line, remark) = line.split_once('#').unwrap_or((line, ""));
        let remark = remark.trim();
        for (part, said) in (1..).zip(line.split(';')).filter(|(_, said)| !said.trim().is_empty()) {
            let (key, value) = said.split_once(':').unwrap_or((said, ""));
            let n = if single { part } else { n };
            lines.push(Line { n, key: key.trim(), value: value.trim(), remark });
        }
    }
    lines
}

/// Reads a roster that is written out.
fn written(text: &str) -> Result<Roster, Error> {
    let (muster, wrong) = mustered(text)?;
    match wrong.into_iter().next() {
        Some(first) => Err(first),
        None => Ok(muster.roster),
    }
}

/// Reads whatever of a text is a roster, with everything that is wrong with it. An error where
/// nothing says what warband it is.
fn mustered(text: &str) -> Result<(Muster<'_>, Vec<Error>), Error> {
    let text = text.trim_start_matches('\u{feff}');
    let lines = lines(text);
    if lines.is_empty() {
        return Err(empty());
    }
    let Some(last) =
        lines.last().map(|line| line.n).filter(|_| text.trim().contains([':', '\n', ';']))
    else {
        return Err(unknown(text));
    };
    let mut wrong = Vec::new();
    let (roster, fighters) = heading(lines, &mut wrong)?;
    let mut muster = Muster { roster, cost: 0, lines: Vec::new() };
    for line in fighters {
        if wrong.len() >= MOST_COMPLAINTS {
            break;
        }
        muster.add(line, &mut wrong);
    }
    wrong.extend(muster.missing(last));
    Ok((muster, wrong))
}

fn empty() -> Error {
    let slugs = READY.iter().map(|(slug, _)| *slug);
    Error::invalid("roster_unknown").variant("empty").with("line", 1).options(slugs)
}

fn unknown(text: &str) -> Error {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let slugs = READY.iter().map(|(slug, _)| *slug);
    Error::invalid("roster_unknown").with("line", 1).with("text", text).options(slugs)
}

/// Name, warband and whether they are veterans; and the lines with fighters.
fn heading<'a>(
    lines: Vec<Line<'a>>,
    wrong: &mut Vec<Error>,
) -> Result<(Roster, Vec<Line<'a>>), Error> {
    let (mut name, mut warband, mut veterans) = (None, None, None);
    let mut fighters = Vec::new();
    for line in lines {
        let again = match plain(line.key).as_str() {
            "name" => read_name(&line).map(|read| name.replace(read).is_some()),
            "warband" => read_warband(&line).map(|read| warband.replace(read).is_some()),
            "veterans" => read_veterans(&line).map(|read| veterans.replace(read).is_some()),
            _ => {
                fighters.push(line);
                continue;
            }
        };
        match again {
            Ok(false) => {}
            Ok(true) => wrong.push(line.wrong("roster_twice").variant("key").with("key", line.key)),
            Err(error) => wrong.push(error),
        }
    }
    let Some(warband) = warband else {
        let error = Error::invalid("roster_warband_missing").with("line", 1);
        let first = (!wrong.is_empty()).then(|| wrong.remove(0));
        return Err(first.unwrap_or_else(|| error.options(Warband::ALL)));
    };
    let name = name.unwrap_or_else(|| warband.written().to_owned());
    let veterans = veterans.unwrap_or(false);
    Ok((Roster { name, warband, veterans, models: Vec::new() }, fighters))
}

fn read_name(line: &Line) -> Result<String, Error> {
    let words = line.value.replace('_', " ");
    let name = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=NAME).contains(&name.chars().count()) && !name.contains(char::is_control);
    fits.then_some(name).ok_or_else(|| line.wrong("roster_name").with("most", NAME))
}

fn read_warband(line: &Line) -> Result<Warband, Error> {
    Warband::find(line.value).ok_or_else(|| {
        let all = Warband::ALL.iter().map(|warband| warband.id()).collect::<Vec<_>>().join(", ");
        let error = line.wrong("roster_warband_unknown").with("text", line.value);
        error.with("all", all).options(Warband::ALL)
    })
}

fn read_veterans(line: &Line) -> Result<bool, Error> {
    match plain(line.value).as_str() {
        "yes" | "on" => Ok(true),
        "no" | "off" => Ok(false),
        _ => {
            let error = line.wrong("roster_veterans").with("text", line.value);
            Err(error.options(["yes", "no"]))
        }
    }
}

/// The names that come near to a text.
fn near<'a>(text: &str, names: &[&'a str]) -> Vec<&'a str> {
    let text: String = plain(text).chars().take(NAME).collect();
    kernel::nearest(&text, names)
}

/// An error that names what comes near, if anything does.
fn beside(error: Error, near: &[&str]) -> Error {
    match near {
        [] => error,
        _ => error.variant("near").with("near", near.join(", ")),
    }
}

// ------------------------------------------------------------------ the warband

/// A roster while it is read.
struct Muster<'a> {
    roster: Roster,
    cost: u32,
    /// The lines whose fighters are known.
    lines: Vec<Line<'a>>,
}

impl<'a> Muster<'a> {
    /// Takes in the fighters of one line, and says what is wrong with it.
    fn add(&mut self, line: Line<'a>, wrong: &mut Vec<Error>) {
        let (fighter, count) = match self.fighter(&line) {
            Ok(found) => found,
            Err(error) => return wrong.push(error),
        };
        wrong.extend(self.limit(&line, fighter, count).err());
        let (veterans, warband) = (self.roster.veterans, self.roster.warband);
        let hired = Model::hired(fighter, self.lines.len() as u8);
        let mut kit = Kit { line: &line, veterans, model: hired };
        for entry in line.value.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            if wrong.len() >= MOST_COMPLAINTS {
                break;
            }
            wrong.extend(kit.entry(entry).err());
        }
        wrong.extend(kit.clashes());
        let model = kit.finished();
        let (before, gold) = (self.cost, u32::from(warband.gold()));
        self.cost += model.cost() * count as u32;
        if !veterans && self.cost > gold && before <= gold {
            let error = line.wrong("roster_gold").with("cost", self.cost);
            wrong.push(error.arg("warband", word("warband", warband)).with("gold", gold));
        }
        self.lines.push(line);
        self.roster.models.extend(std::iter::repeat_n(model, count));
    }

    /// Who stands in a line, and how many of them.
    fn fighter(&self, line: &Line) -> Result<(FighterId, usize), Error> {
        let (count, name) = counted(line.key);
        let warband = self.roster.warband;
        let fighter = FighterId::find(warband, name).ok_or_else(|| {
            let names: Vec<&str> = warband.fighters().map(|id| id.get().name).collect();
            let error = line.wrong("roster_fighter_unknown").with("text", name);
            let error = error.arg("warband", word("warband", warband));
            let error = beside(error, &near(name, &names));
            error.options(warband.fighters().map(|id| id.get().id))
        })?;
        let henchmen = fighter.get().kind == Kind::Henchman;
        let most = if henchmen { GROUP } else { 1 };
        let count = count.filter(|count| (1..=most).contains(count));
        let wrong = || match henchmen {
            true => line.wrong("roster_group").with("most", most),
            false => line.wrong("roster_group").variant("hero"),
        };
        Ok((fighter, count.ok_or_else(wrong)?))
    }

    /// Whether so many more are allowed.
    fn limit(&self, line: &Line, id: FighterId, count: usize) -> Result<(), Error> {
        let (models, warband) = (&self.roster.models, self.roster.warband);
        let fighter = id.get();
        let same = count + models.iter().filter(|model| model.fighter == id).count();
        if fighter.kind == Kind::Leader && same > 1 {
            return Err(line.wrong("roster_leader"));
        }
        if let Some(most) = fighter.max.filter(|&most| same > usize::from(most)) {
            let error = line.wrong("roster_limit").with("same", same);
            return Err(error.arg("fighter", id.word()).with("most", most));
        }
        if models.len() + count > usize::from(warband.max_models()) {
            return Err(self.size(line, models.len() + count));
        }
        Ok(())
    }

    fn size(&self, line: &Line, size: usize) -> Error {
        let warband = self.roster.warband;
        let error = line.wrong("roster_size").arg("size", size);
        let error = error.arg("warband", word("warband", warband)).with("fewest", MIN_MODELS);
        error.with("most", warband.max_models())
    }

    /// What is missing at the end. Nobody can have more than six heroes: the limits of the fighters
    /// see to that.
    fn missing(&self, last: usize) -> Option<Error> {
        let (models, warband) = (&self.roster.models, self.roster.warband);
        let last = Line { n: last, key: "", value: "", remark: "" };
        let short_of = |id: FighterId| {
            let there = models.iter().filter(|model| model.fighter == id).count();
            there < usize::from(id.get().min)
        };
        if let Some(leader) = warband.fighters().find(|&id| short_of(id)) {
            let error = last.wrong("roster_leader").variant("missing");
            return Some(error.with("leader", leader.get().id).options([leader.get().id]));
        }
        (models.len() < MIN_MODELS).then(|| self.size(&last, models.len()))
    }
}

/// `3 marksman`, `3x marksman`, `3*marksman` or `marksman`.
fn counted(key: &str) -> (Option<usize>, &str) {
    let name = key.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = &key[..key.len() - name.len()];
    if digits.is_empty() {
        return (Some(1), key);
    }
    let name = name.trim_start();
    (digits.parse().ok(), name.strip_prefix(['x', '*', '×']).unwrap_or(name).trim_start())
}

// ------------------------------------------------------------------ one warrior

/// A warrior while his line is read.
#[derive(Clone, Copy)]
struct Kit<'a> {
    line: &'a Line<'a>,
    veterans: bool,
    model: Model,
}

/// Other words for items.
const ALSO: [(&str, Item); 5] = [
    ("staff", Item::Club),
    ("throwing knives", Item::Stars),
    ("double handed sword", Item::DoubleHanded),
    ("double handed axe", Item::DoubleHanded),
    ("hunting rifle", Item::LongRifle),
];

fn item(text: &str) -> Option<Item> {
    let also = ALSO.iter().find(|(word, _)| plain(text) == *word).map(|(_, item)| *item);
    let carried = |item: &Item| !matches!(item, Item::Fist | Item::Natural);
    Item::find(text).or(also).filter(carried)
}

/// The pistol of `brace of pistols`.
fn brace(text: &str) -> Option<Item> {
    let text = plain(text);
    let rest = text.strip_prefix("brace ")?;
    let rest = rest.strip_prefix("of ").unwrap_or(rest);
    item(rest.strip_suffix('s').unwrap_or(rest)).filter(|item| item.is_pistol())
}

/// The die of `spell 3` or `prayer 3`.
fn numbered(text: &str) -> Option<&str> {
    let rest = text.strip_prefix("spell ").or_else(|| text.strip_prefix("prayer "))?;
    Some(rest).filter(|rest| rest.chars().all(|c| c.is_ascii_digit()))
}

impl Kit<'_> {
    /// Takes in one thing of the line.
    fn entry(&mut self, text: &str) -> Result<(), Error> {
        let words = plain(text);
        if let Some(gain) = words.strip_prefix('+') {
            self.advance(gain)
        } else if let Some(roll) = numbered(&words) {
            self.spell(roll.parse().ok(), text)
        } else if let Some(pistol) = brace(text) {
            self.buy(pistol)?;
            self.buy(pistol)
        } else if let Some(item) = item(text) {
            self.buy(item)
        } else if let Some(mutation) = Mutation::find(text) {
            self.mutate(mutation)
        } else if let Some(skill) = Skill::find(text) {
            self.learn(skill)
        } else if let Some(spell) = Spell::find(text) {
            let own = self.model.school() == Some(spell.school());
            self.spell(own.then_some(spell.roll()), spell.written())
        } else {
            Err(self.stranger(text))
        }
    }

    fn stranger(&self, text: &str) -> Error {
        let items = Item::ALL[2..].iter().map(|item| item.written());
        let mutations = Mutation::ALL.iter().map(|mutation| mutation.written());
        let skills = Skill::ALL.iter().map(|skill| skill.written());
        let spells = Spell::ALL.iter().map(|spell| spell.written());
        let names: Vec<&str> = items.chain(mutations).chain(skills).chain(spells).collect();
        let near = near(text, &names);
        let error = self.line.wrong("roster_entry_unknown").with("text", text);
        let error = beside(error, &near);
        if near.is_empty() { error.options(self.listed()) } else { error.options(near) }
    }

    /// The ids of all that the fighter's list holds.
    fn listed(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.model.fighter.get().list.prices().iter().map(|(item, _)| item.id())
    }

    fn buy(&mut self, item: Item) -> Result<(), Error> {
        self.allowed(item)?;
        let model = &mut self.model;
        if !model.items.has(item) {
            self.one_body_armour(item)?;
            self.model.items = self.model.items.with(item);
            return Ok(());
        }
        let one_hand = item.melee().is_some_and(|weapon| weapon.hands == 1);
        if model.pairs.has(item) && one_hand {
            let error = self.line.wrong("roster_close_weapons").variant("same");
            return Err(error.with("most", WEAPONS).arg("item", word("item", item)));
        }
        if model.pairs.has(item) || !(one_hand || item.is_pistol()) {
            return Err(self.line.twice(word("item", item)));
        }
        if item == Item::Warhammer && !matches!(id(model), "matriarch" | "sister_superior") {
            return Err(self.line.wrong("roster_warhammers"));
        }
        model.pairs = model.pairs.with(item);
        Ok(())
    }

    /// Whether this fighter may have this item at all.
    fn allowed(&self, item: Item) -> Result<(), Error> {
        let (fighter, line) = (self.model.fighter, self.line);
        let row = fighter.get();
        if row.list.prices().is_empty() {
            return Err(line.wrong("roster_buys_nothing").arg("fighter", fighter.word()));
        }
        if let Some(why) = forbidden(fighter, item) {
            let error = line.wrong("roster_item_forbidden").variant(why);
            return Err(error.arg("item", word("item", item)).arg("fighter", fighter.word()));
        }
        if self.veterans || row.list.price(item).is_some() {
            return Ok(());
        }
        let all = self.listed().collect::<Vec<_>>().join(", ");
        let error = line.wrong("roster_item_not_listed").arg("item", word("item", item));
        Err(error.arg("fighter", fighter.word()).with("all", all).options(self.listed()))
    }

    fn one_body_armour(&self, item: Item) -> Result<(), Error> {
        let body = |item: Item| item.armour().is_some_and(|piece| piece.place == Place::Body);
        match self.model.items.iter().find(|&worn| body(item) && body(worn)) {
            None => Ok(()),
            Some(worn) => {
                let error = self.line.wrong("roster_body_armour");
                Err(error.arg("worn", word("item", worn)).arg("item", word("item", item)))
            }
        }
    }

    fn mutate(&mut self, mutation: Mutation) -> Result<(), Error> {
        let fighter = self.model.fighter;
        let rules = fighter.rules();
        if !rules.has(Rule::MutationsOptional) && !rules.has(Rule::MutationsRequired) {
            let error = self.line.wrong("roster_mutation_not_for");
            return Err(error.arg("fighter", fighter.word()));
        }
        if self.model.mutations.has(mutation) {
            return Err(self.line.twice(word("mutation", mutation)));
        }
        self.model.mutations = self.model.mutations.with(mutation);
        Ok(())
    }

    fn learn(&mut self, skill: Skill) -> Result<(), Error> {
        let fighter = self.model.fighter;
        if !self.veterans {
            return Err(self.line.veterans_only().arg("what", word("skill", skill)));
        }
        if !may_learn(fighter, skill) {
            let error = self.line.wrong("roster_skill_not_for");
            let skills = Skill::ALL.iter().filter(|&&skill| may_learn(fighter, skill));
            let error = error.arg("fighter", fighter.word()).arg("skill", word("skill", skill));
            return Err(error.options(skills));
        }
        if self.model.skills.has(skill) {
            return Err(self.line.twice(word("skill", skill)));
        }
        self.model.skills = self.model.skills.with(skill);
        Ok(())
    }

    /// Takes in the spell of a die of the fighter's own school.
    fn spell(&mut self, roll: Option<u8>, text: &str) -> Result<(), Error> {
        let school = self.model.school();
        let (Some(school), Some(roll @ 1..=6)) = (school, roll) else {
            let error = self.line.wrong("roster_spell_not_for").with("text", text);
            let spells = school.into_iter().flat_map(School::spells);
            return Err(error.arg("fighter", self.model.fighter.word()).options(spells));
        };
        let bit = 1 << (roll - 1);
        if self.model.spells & bit != 0 {
            return Err(self.line.twice(word("spell", school.spell(roll))));
        }
        if self.model.spells != 0 && !self.veterans {
            return Err(self.line.veterans_only().variant("spell"));
        }
        self.model.spells |= bit;
        Ok(())
    }

    /// Takes in `1 ws` of `+1 WS`.
    fn advance(&mut self, gain: &str) -> Result<(), Error> {
        let (fighter, line) = (self.model.fighter, self.line);
        let (amount, name) = counted(gain.trim());
        let of = CHARACTERISTICS.iter().find(|(known, _)| *known == name).map(|(_, of)| of);
        let amount = amount.and_then(|amount| u8::try_from(amount).ok()).filter(|&n| n > 0);
        let (Some(of), Some(amount)) = (of, amount) else {
            let error = line.wrong("roster_gain_unknown").with("text", gain);
            return Err(error.options(CHARACTERISTICS.map(|(word, _)| format!("+1 {word}"))));
        };
        if !self.veterans {
            return Err(line.veterans_only().variant("gain").with("text", gain));
        }
        let (mut most, now) = (fighter.maximum(), of(&mut self.model.profile));
        let most = if fighter.rules().has(Rule::NoExperience) { *now } else { *of(&mut most) };
        match now.checked_add(amount).filter(|&sum| sum <= most) {
            Some(sum) => *now = sum,
            None => {
                let error = line.wrong("roster_gain_limit").arg("fighter", fighter.word());
                return Err(error.with("now", *now).with("most", most).with("text", gain));
            }
        }
        Ok(())
    }

    /// In what the things that he has do not go together.
    fn clashes(&self) -> Option<Error> {
        let needs = self.model.rules().has(Rule::MutationsRequired);
        let unmutated = needs && self.model.mutations.is_empty();
        self.weapons().or_else(|| {
            let error = self.line.wrong("roster_mutation_missing");
            let error = error.arg("fighter", self.model.fighter.word());
            unmutated.then(|| error.options(Mutation::ALL))
        })
    }

    /// The warrior with all that he has.
    fn finished(mut self) -> Model {
        if self.model.items.has(Item::FightingClaws) {
            self.model.items = self.model.items.without(Item::Dagger);
        }
        self.model
    }

    fn weapons(&self) -> Option<Error> {
        let close = self.model.bought().filter(|item| item.melee().is_some()).count();
        let missile = self.model.items.iter().filter(|item| item.missile().is_some()).count();
        if self.model.items.has(Item::FightingClaws) && close + missile > 1 {
            return Some(self.line.wrong("roster_claws"));
        }
        let code = match () {
            () if close > WEAPONS => "roster_close_weapons",
            () if missile > WEAPONS => "roster_missile_weapons",
            () => return None,
        };
        let error = self.line.wrong(code).with("most", WEAPONS);
        Some(error.with("count", close.max(missile)))
    }
}

fn id(model: &Model) -> &'static str {
    model.fighter.get().id
}

/// Why a fighter may never have an item, whatever lists say, in one word.
fn forbidden(fighter: FighterId, item: Item) -> Option<&'static str> {
    let (rules, warband) = (fighter.rules(), fighter.get().warband);
    let pious = matches!(warband, Warband::WitchHunters | Warband::Sisters);
    let whose = whose(item).filter(|&whose| whose != warband);
    if rules.has(Rule::NoArmour) && item.armour().is_some() {
        Some("armour")
    } else if rules.has(Rule::NoMissiles) && item.missile().is_some() {
        Some("missiles")
    } else if rules.has(Rule::NoMisc) && item.is_misc() {
        Some("misc")
    } else if pious && matches!(item, Item::BlackLotus | Item::DarkVenom) {
        Some("poison")
    } else {
        whose.map(|whose| match whose {
            Warband::Skaven => "skaven",
            _ => "sisters",
        })
    }
}

/// The only warband that uses an item.
fn whose(item: Item) -> Option<Warband> {
    match item {
        Item::Warhammer | Item::SteelWhip => Some(Warband::Sisters),
        Item::FightingClaws | Item::WeepingBlades => Some(Warband::Skaven),
        Item::WarplockPistol | Item::Blowpipe => Some(Warband::Skaven),
        _ => None,
    }
}

/// Whether a hero may learn a skill.
fn may_learn(id: FighterId, skill: Skill) -> bool {
    let fighter = id.get();
    let leads = fighter.kind == Kind::Leader;
    let pious = matches!(fighter.warband, Warband::WitchHunters | Warband::Sisters);
    let prays = fighter.warband == Warband::Sisters || id.rules().has(Rule::Prayers);
    let fits = match skill {
        Skill::UtterDetermination => leads,
        Skill::BattleTongue => leads && fighter.warband != Warband::Undead,
        Skill::Sorcery => !prays,
        Skill::ArcaneLore => !pious,
        _ => true,
    };
    fits && fighter.skills.contains(&skill.list())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rosters() -> impl Iterator<Item = (&'static str, Roster)> {
        READY.iter().map(|&(slug, text)| (slug, Roster::read(text).unwrap()))
    }

    const VETERANS: &str = "name: Old_Hands\nwarband: skaven\nveterans: yes\n\
        assassin adept: fighting claws, strike to injure, +1 WS, lucky charm, crimson shade\n\
        eshin sorcerer: staff, spell 2, Warpfire, sorcery\n\
        black skaven: sword, sword, brace of warplock pistols, Gromril armour, +1 W, +1 a\n\
        night runner: dagger, sling, infiltration\n\
        5 verminkin: dagger, halberd, helmet, +1_WS\nrat ogre\n";

    const FIGHTERS: &str = "captain: sword\n2 warrior: axe\n";

    /// The code and text of what is wrong with a warband of Reikland.
    fn wrong(lines: &str) -> (String, String) {
        let text = format!("warband: reikland\n{lines}");
        (code(&text).into_owned(), told(&Roster::read(&text).unwrap_err()))
    }

    fn told(error: &Error) -> String {
        crate::show::words("en").error(error)
    }

    fn code(text: &str) -> kernel::Key {
        let error = Roster::read(text).unwrap_err();
        let told = told(&error);
        assert!(told.starts_with("line ") && error.field("line").is_some(), "{told}");
        error.code
    }

    #[test]
    fn totals_of_the_ready_rosters() {
        let totals: Vec<(&str, u32, usize, u32)> = rosters()
            .map(|(slug, roster)| (slug, roster.cost(), roster.models.len(), roster.rating()))
            .collect();
        let wanted = [
            ("river-company", 492, 12, 96),
            ("gutter-claws", 500, 13, 101),
            ("sons-of-the-wolf-rock", 486, 12, 96),
            ("the-gilded-tide", 586, 11, 91),
            ("pyre-and-hammer", 495, 12, 108),
            ("vigil-of-the-rock", 480, 12, 96),
            ("the-pale-court", 486, 13, 93),
            ("circle-of-the-pit", 499, 9, 73),
        ];
        assert_eq!(totals, wanted);
    }

    #[test]
    fn ready_rosters_come_back_from_their_short_form() {
        for (slug, roster) in rosters() {
            let short = roster.short();
            assert!(!short.contains(char::is_whitespace), "{short}");
            assert_eq!(Roster::read(&short).unwrap(), roster);
            assert_eq!(Roster::ready(&roster.name).as_ref(), Some(&roster));
            for text in [slug, roster.name.as_str(), short.as_str()] {
                assert_eq!(read_option(text).unwrap(), slug);
            }
        }
        assert_eq!(Roster::ready("Rivers"), None);
    }

    #[test]
    fn veterans_come_back_from_their_short_form() {
        let roster = Roster::read(VETERANS).unwrap();
        let short = roster.short();
        assert_eq!(Roster::read(&short).unwrap(), roster);
        assert_eq!(read_option(VETERANS).unwrap(), short);
        assert_eq!(
            short,
            "name:Old_Hands;warband:skaven;veterans:yes;assassin_adept:fighting_claws,\
             crimson_shade,lucky_charm,strike_to_injure,+1ws;eshin_sorcerer:club,sorcery,spell_1,\
             spell_2;black_skaven:sword,sword,gromril_armour,brace_warplock_pistols,+1w,+1a;\
             night_runner:dagger,sling,infiltration;5*verminkin:dagger,halberd,helmet,+1ws;rat_ogre"
        );
        assert_eq!((roster.rating(), roster.models.len()), (5 * 9 + 20 + 36, 10));
        let adept = roster.models[0];
        assert_eq!(adept.profile.ws, 5);
        assert!(!adept.items.has(Item::Dagger) && adept.items.has(Item::FightingClaws));
        assert_eq!(roster.models[1].spells, 0b11);
        assert!(roster.models[3].pairs.has(Item::Dagger));
    }

    #[test]
    fn what_a_line_gives() {
        let roster = Roster::ready("the gilded tide").unwrap();
        let captain = roster.models[0];
        let items = [Item::Dagger, Item::Sword, Item::DuellingPistol, Item::LightArmour];
        assert_eq!(captain.items, Items::of(&items));
        assert_eq!((captain.pairs, captain.cost()), (Items::of(&[Item::DuellingPistol]), 140));
        let groups: Vec<u8> = roster.models.iter().map(|model| model.group).collect();
        assert_eq!(groups, [0, 1, 2, 3, 4, 5, 5, 5, 6, 6, 7]);
        let hounds = Roster::ready("pyre-and-hammer").unwrap();
        assert!(hounds.models[11].items.is_empty() && !hounds.models[7].items.has(Item::Dagger));
    }

    #[test]
    fn lines_are_written_in_many_ways() {
        let plain = Roster::read(&format!("warband: reikland\n{FIGHTERS}")).unwrap();
        let texts = [
            "\u{feff}warband: Reikland Mercenaries\r\ncaptain: Sword\r\n2x warrior: AXE\r\n",
            "# ours\ncaptain: sword, # his own\n\n2*Warrior:axe\nWARBAND: reikland; veterans: no",
            "warband:reikland;captain:sword;2 warrior:axe;",
            "2 warrior: axe; name: Reikland_Mercenaries; Mercenary Captain: sword; \
             warband: reikland",
        ];
        for text in &texts[..3] {
            assert_eq!(Roster::read(text).unwrap(), plain, "{text}");
        }
        assert_eq!(Roster::read(texts[3]).unwrap().cost(), plain.cost());
        assert_eq!((plain.name.as_str(), plain.cost()), ("Reikland Mercenaries", 130));
    }

    #[test]
    fn prices_of_mutations_and_second_things() {
        let text = "warband: possessed; magister: dagger; mutant: spines, hideous, daemon soul; \
                    brethren";
        let roster = Roster::read(text).unwrap();
        let costs: Vec<u32> = roster.models.iter().map(Model::cost).collect();
        assert_eq!(costs, [72, 25 + 40 + 2 * (35 + 20), 25]);
    }

    #[test]
    fn whole_rosters_are_refused() {
        assert_eq!(code("rivr-company"), "roster_unknown");
        assert_eq!(code(""), "roster_unknown");
        assert_eq!(code("captain: sword"), "roster_warband_missing");
        assert_eq!(code("warband: elves"), "roster_warband_unknown");
        assert_eq!(wrong("name: a\nname: b").0, "roster_twice");
        assert_eq!(wrong("name: ").0, "roster_name");
        assert_eq!(wrong(&format!("name: {}", "x".repeat(41))).0, "roster_name");
        assert_eq!(wrong("veterans: perhaps").0, "roster_veterans");
        let (code, text) = wrong("captain: heavy armour\n5 warrior: sword, heavy armour");
        assert_eq!(code, "roster_gold");
        assert_eq!(text, "line 3: that makes 535 gold crowns; Reikland Mercenaries have 500.");
        assert_eq!(wrong("captain: sword").0, "roster_size");
        assert_eq!(wrong("captain\n5 warrior\n5 warrior\n5 warrior").0, "roster_size");
        assert_eq!(wrong("3 warrior").0, "roster_leader");
        assert_eq!(wrong("captain\ncaptain\nchampion").0, "roster_leader");
        assert_eq!(wrong("captain\nchampion\nchampion\nchampion").0, "roster_limit");
    }

    #[test]
    fn lines_without_a_fighter_are_refused() {
        let (code, text) = wrong("captain: sword\n3 marksmen: bow");
        assert_eq!(code, "roster_fighter_unknown");
        assert_eq!(
            text,
            "line 3: Reikland Mercenaries have no fighter `marksmen`. Near to it: Marksman."
        );
        assert_eq!(wrong(": sword").0, "roster_fighter_unknown");
        assert_eq!(wrong("2 captain").0, "roster_group");
        assert_eq!(wrong("0 warrior").0, "roster_group");
        assert_eq!(wrong("6 warrior").0, "roster_group");
        assert_eq!(wrong("99999999999999999999999 warrior").0, "roster_group");
    }

    #[test]
    fn things_that_do_not_go_together_are_refused() {
        assert!(wrong("captain: swrd").1.contains("Near to it: Sword"));
        assert_eq!(wrong("captain: swrd").0, "roster_entry_unknown");
        assert_eq!(wrong("captain: fist").0, "roster_entry_unknown");
        assert_eq!(wrong("captain: brace of crossbow pistols").0, "roster_entry_unknown");
        assert_eq!(wrong("captain: long bow").0, "roster_item_not_listed");
        assert_eq!(wrong("captain: shield, shield").0, "roster_twice");
        assert_eq!(wrong("captain: halberd, halberd").0, "roster_twice");
        assert_eq!(wrong("captain: bow, bow").0, "roster_twice");
        assert_eq!(wrong("captain: brace pistols, pistol").0, "roster_twice");
        assert_eq!(wrong("captain: axe, axe, sword").0, "roster_close_weapons");
        assert_eq!(wrong("captain: bow, pistol, crossbow").0, "roster_missile_weapons");
        assert_eq!(wrong("captain: light armour, heavy armour").0, "roster_body_armour");
        assert_eq!(wrong("captain: spines").0, "roster_mutation_not_for");
        assert_eq!(wrong("captain: dodge").0, "roster_veterans_only");
        assert_eq!(wrong("captain: +1 WS").0, "roster_veterans_only");
        assert_eq!(wrong("captain: spell 1").0, "roster_spell_not_for");
        assert_eq!(wrong("veterans: yes\ncaptain: black hunger").0, "roster_skill_not_for");
        assert_eq!(wrong("veterans: yes\ncaptain: dodge, dodge").0, "roster_twice");
        assert_eq!(wrong("veterans: yes\nwarrior: dodge").0, "roster_skill_not_for");
        assert_eq!(wrong("veterans: yes\ncaptain: +1 luck").0, "roster_gain_unknown");
        assert_eq!(wrong("veterans: yes\ncaptain: +0 ws").0, "roster_gain_unknown");
        assert_eq!(wrong("veterans: yes\ncaptain: +3 WS").0, "roster_gain_limit");
        assert_eq!(wrong("veterans: yes\ncaptain: +255 WS").0, "roster_gain_limit");
        assert_eq!(wrong("veterans: yes\ncaptain: blowpipe").0, "roster_item_forbidden");
    }

    #[test]
    fn other_warbands_have_rules_of_their_own() {
        assert_eq!(code("warband: skaven; giant rat: club"), "roster_buys_nothing");
        let claws = "warband: skaven; assassin adept: fighting claws, ";
        assert_eq!(code(&format!("{claws}sling")), "roster_claws");
        assert_eq!(code(&format!("{claws}dagger")), "roster_claws");
        assert_eq!(code("warband: skaven; rat ogre: +1 S; veterans: yes"), "roster_gain_limit");
        let sisters = |line: &str| code(&format!("warband: sisters of sigmar; {line}"));
        assert_eq!(
            sisters("4 sister: sigmarite warhammer, sigmarite warhammer"),
            "roster_warhammers"
        );
        assert_eq!(sisters("augur: helmet"), "roster_item_forbidden");
        assert_eq!(sisters("novice: holy tome"), "roster_item_forbidden");
        assert_eq!(sisters("veterans: yes; matriarch: dark venom"), "roster_item_forbidden");
        assert_eq!(sisters("veterans: yes; matriarch: sorcery"), "roster_skill_not_for");
        assert_eq!(sisters("matriarch: spell 7"), "roster_spell_not_for");
        assert_eq!(sisters("matriarch: prayer 1, soulfire"), "roster_veterans_only");
        assert_eq!(sisters("matriarch: prayer 1, prayer 1"), "roster_twice");
        assert_eq!(sisters("matriarch: Gnawdoom"), "roster_spell_not_for");
        assert_eq!(code("warband: possessed; mutant: axe"), "roster_mutation_missing");
        assert_eq!(code("warband: possessed; possessed: spines, spines"), "roster_twice");
        let flagellants = "warband: witch hunters; veterans: yes; flagellant: bow";
        assert_eq!(code(flagellants), "roster_item_forbidden");
        assert_eq!(code("warband: witch hunters; flagellant: dagger"), "roster_item_not_listed");
    }

    #[test]
    fn no_text_is_too_strange() {
        let texts = READY.iter().map(|row| row.1).chain([VETERANS]);
        let mut rng = kernel::Rng::new(7);
        let strange: Vec<char> = ":;,#\n*x+_ 0159é\u{feff}aA".chars().collect();
        for text in texts {
            let letters: Vec<char> = text.chars().collect();
            for end in 0..letters.len() {
                let _ = Roster::read(&letters[..end].iter().collect::<String>());
            }
            for _ in 0..300 {
                let mut changed = letters.clone();
                for _ in 0..=rng.below(3) {
                    let at = rng.below(changed.len() as u64) as usize;
                    changed[at] = *rng.pick(&strange).unwrap();
                }
                if let Ok(roster) = Roster::read(&changed.iter().collect::<String>()) {
                    assert_eq!(Roster::read(&roster.short()).unwrap(), roster);
                }
            }
        }
    }
}
