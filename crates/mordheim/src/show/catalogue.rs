//! Everything that has a text of its own: fighters, things, skills, spells, words of the rules.

use kernel::{Arg, Message, Sheet, key_of};

use super::board::sheet_of;
use super::names::{characteristics, of, thing};
use crate::event::Phase;
use crate::field::{READY as MAPS, Terrain};
use crate::fighter::{Fighter, FighterId, Warband};
use crate::item::Item;
use crate::roster::{MIN_MODELS, READY as ROSTERS};
use crate::rules::Scenario;
use crate::set::{Member, word};
use crate::skill::{Mutation, Rule, Skill};
use crate::spell::{School, Spell};
use crate::weapon::{Class, critical_row};

/// Words of the rules that are no thing, skill or rule of their own, and how many clauses each has.
const TERMS: [(&str, usize); 8] = [
    ("knocked_down", 2),
    ("stunned", 2),
    ("out_of_action", 1),
    ("hidden", 2),
    ("fleeing", 2),
    ("rout", 2),
    ("parry", 2),
    ("critical", 2),
];

/// All sheets.
pub(crate) fn catalogue() -> Vec<Sheet> {
    fn all<T: Member>(kind: &'static str) -> impl Iterator<Item = Sheet> {
        T::ALL.iter().map(move |member| Sheet::new(kind, member.id(), 1))
    }
    FighterId::all()
        .map(fighter)
        .chain(Warband::ALL.iter().map(|one| warband(*one)))
        .chain(Item::ALL.iter().map(|one| item(*one)))
        .chain(Spell::ALL.iter().map(|one| spell(*one)))
        .chain(School::ALL.iter().map(|one| school(*one)))
        .chain(all::<Skill>("skill"))
        .chain(all::<Mutation>("mutation"))
        .chain(all::<Rule>("rule"))
        .chain(Scenario::ALL.iter().map(|one| scenario(*one)))
        .chain(all::<Phase>("phase"))
        .chain(all::<Terrain>("terrain"))
        .chain(TERMS.iter().map(|(id, clauses)| term(id, *clauses)))
        .chain(ROSTERS.iter().map(|(slug, text)| ready("roster", slug, text)))
        .chain(MAPS.iter().map(|(slug, text)| ready("map", slug, text)))
        .collect()
}

/// A sheet of another kind than the keys of its words.
fn of_kind(kind: &'static str, sheet: Sheet) -> Sheet {
    Sheet { kind: kind.into(), ..sheet }
}

fn fighter(id: FighterId) -> Sheet {
    let row: &Fighter = id.get();
    let rule = |rule: &Rule| {
        let about = Message::new(key_of("rule", rule.id()) + "-1");
        Message::new("explain-rule").with("rule", word("rule", *rule)).with("about", about)
    };
    let mut sheet = Sheet { id: sheet_of(id), ..Sheet::new("fighter", row.id, 1) }
        .fact("standing", word("standing", row.kind))
        .fact("warband", word("warband", row.warband))
        .fact("cost", row.cost);
    let profile = characteristics(Message::default(), row.profile);
    sheet.facts.extend(profile.args);
    sheet.text.extend(row.rules.iter().map(rule));
    let prices = row.list.prices();
    if !prices.is_empty() {
        let price = |(item, cost): &(Item, u16)| {
            Message::new("explain-price").with("item", thing(*item)).with("cost", *cost)
        };
        let list = Arg::list(prices.iter().map(price));
        sheet.text.push(Message::new("explain-may-buy").with("list", list));
    }
    sheet
}

fn warband(warband: Warband) -> Sheet {
    let one = |id: FighterId| {
        let row = id.get();
        let said = match row.max {
            Some(most) => Message::new("explain-warband-fighter").with("most", most),
            None => Message::new("explain-warband-fighter-any"),
        };
        said.with("fighter", id.word()).with("cost", row.cost)
    };
    let list = Arg::list(warband.fighters().map(one));
    let mut sheet = Sheet::new("warband", warband.id(), 1)
        .fact("gold", warband.gold())
        .fact("models", format!("{MIN_MODELS}–{}", warband.max_models()));
    sheet.text.push(Message::new("explain-list").with("list", list));
    sheet
}

fn item(item: Item) -> Sheet {
    let kind = match () {
        () if item.melee().is_some() => "close-combat-weapon",
        () if item.missile().is_some() => "missile-weapon",
        () if item.armour().is_some() => "armour",
        () => "equipment",
    };
    let sheet = of_kind(kind, Sheet::new("item", item.id(), 1)).fact("cost", item.cost());
    match item.missile() {
        Some(missile) => sheet.fact("range", missile.range),
        None => sheet,
    }
}

fn spell(spell: Spell) -> Sheet {
    let school = spell.school();
    let kind = if school.is_prayer() { "prayer" } else { "spell" };
    let sheet = of_kind(kind, Sheet::new("spell", spell.id(), 1))
        .fact("school", word("school", school))
        .fact("roll", spell.roll());
    let sheet = match spell.difficulty() {
        Some(number) => sheet.fact("difficulty", number),
        None => sheet,
    };
    match spell.range() {
        Some(range) => sheet.fact("range", range),
        None => sheet,
    }
}

fn school(school: School) -> Sheet {
    let one = |spell: Spell| {
        let said = Message::new("explain-school-spell").with("roll", spell.roll());
        said.with("spell", word("spell", spell))
    };
    let list = Message::new("explain-list").with("list", Arg::list(school.spells().map(one)));
    Sheet { text: vec![list], ..Sheet::new("school", school.id(), 0) }
}

fn scenario(scenario: Scenario) -> Sheet {
    let clauses = if scenario == Scenario::Skirmish { 1 } else { 2 };
    let mut sheet = Sheet::new("scenario", scenario.id(), clauses);
    sheet.text.push(of("goal", scenario));
    sheet
}

/// A word of the rules; critical hits with their charts.
fn term(id: &str, clauses: usize) -> Sheet {
    let mut sheet = Sheet::new("term", id, clauses);
    if id == "critical" {
        let rows = |class: Option<Class>| {
            let row = |(dice, die): (&str, u8)| {
                let chart = Message::of("critical", critical_row(class, die));
                Message::new("explain-critical-row").with("dice", dice).with("chart", chart)
            };
            Arg::list([("1-2", 1), ("3-4", 3), ("5", 5), ("6", 6)].map(row))
        };
        sheet.text.push(Message::new("explain-critical-all").with("rows", rows(None)));
        sheet.text.extend(Class::ALL.iter().map(|class| {
            let said = Message::new("explain-critical-class").with("class", word("class", *class));
            said.with("rows", rows(Some(*class)))
        }));
    }
    sheet
}

/// A ready roster or map: what it is, and as one would write it.
fn ready(kind: &'static str, slug: &str, text: &str) -> Sheet {
    let mut sheet = Sheet::new(kind, slug, 1);
    let said = |line: &&str| !["#", "name:", "about:"].iter().any(|head| line.starts_with(head));
    sheet.text.extend(text.lines().filter(said).map(Message::text));
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_says_what_is_printed() {
        let all = catalogue();
        let find = |title: &str| all.iter().find(|sheet| sheet.title.key == title);
        assert_eq!(find("item-dagger").expect("a sheet").kind, "close-combat-weapon");
        assert_eq!(find("item-buckler").expect("a sheet").kind, "armour");
        assert_eq!(find("fighter-captain").expect("a sheet").facts["m"], Arg::Number(4));
        assert_eq!(find("term-parry").expect("a sheet").text.len(), 2);
        assert_eq!(find("map-canal").map(|sheet| sheet.text.len() > 20), Some(true));
    }
}
