//! What a roster that somebody builds comes to.

use std::collections::BTreeMap;

use kernel::{Arg, Could, Draft, DraftEntry, Error, Key, Message, Wrong, key_of};

use super::{
    CHARACTERISTICS, Kit, Line, MIN_MODELS, Model, Muster, free_dagger, may_learn, mustered,
};
use crate::armour::NO_SAVE;
use crate::fighter::{FighterId, Kind};
use crate::item::Item;
use crate::roster::READY;
use crate::rulings::R21_ROUT_SHARE;
use crate::set::{Member, word};
use crate::show::{characteristics, sheet_of};
use crate::skill::{Mutation, Rule, Skill};
use crate::spell::School;
use crate::warrior::Warrior;

/// The roster of a text, with everything that is wrong with it and all that could be added.
pub(crate) fn draft(text: &str) -> Draft {
    let ready = READY.iter().find(|(slug, _)| *slug == text.trim());
    let (muster, errors) = match mustered(ready.map_or(text, |(_, text)| text)) {
        Ok(read) => read,
        Err(error) => return Draft { wrong: vec![wrong(&error)], ..Draft::default() },
    };
    let value = errors.is_empty().then(|| muster.roster.short());
    let mut draft = Draft {
        value: value.and_then(|short| super::read_option(&short).ok()),
        wrong: errors.iter().map(wrong).collect(),
        entries: muster.entries(),
        could: muster.hires(),
        ..Draft::default()
    };
    let (roster, warband) = (&muster.roster, muster.roster.warband);
    let heroes = |model: &&Model| model.fighter.get().kind != Kind::Henchman;
    let mut fact = |name: &'static str, value: Arg| draft.facts.insert(name.into(), value);
    fact("name", roster.name.as_str().into());
    fact("warband", warband.id().into());
    fact("veterans", if roster.veterans { "yes" } else { "no" }.into());
    fact("cost", roster.cost().into());
    fact("gold", warband.gold().into());
    fact("rating", roster.rating().into());
    fact("models", roster.models.len().into());
    fact("fewest", MIN_MODELS.into());
    fact("most", warband.max_models().into());
    fact("heroes", roster.models.iter().filter(heroes).count().into());
    // A warband tests when at least a quarter of it is out of action.
    fact("rout", roster.models.len().div_ceil(R21_ROUT_SHARE as usize).into());
    draft
}

/// What is wrong, and where. The place stands beside the words, not in them.
fn wrong(error: &Error) -> Wrong {
    let line = error.field("line").and_then(|line| line.parse().ok());
    Wrong { message: placeless(error), line }
}

fn placeless(error: &Error) -> Message {
    error.message.clone().with("line", "none")
}

impl Muster<'_> {
    fn entries(&self) -> Vec<DraftEntry> {
        let groups = self.roster.models.chunk_by(|one, next| one.group == next.group);
        let entry = |(line, group): (&Line, &[Model])| {
            let model = group[0];
            let kit = Kit { line, veterans: self.roster.veterans, model };
            DraftEntry {
                line: line.n as u32,
                id: model.fighter.get().id.to_owned(),
                sheet: sheet_of(model.fighter),
                count: group.len() as u32,
                cost: Some(model.cost() * group.len() as u32),
                facts: model.facts(),
                holds: model.entries(),
                could: kit.additions(),
                remark: line.remark.to_owned(),
            }
        };
        self.lines.iter().zip(groups).map(entry).collect()
    }

    /// Who could be hired as a further line.
    fn hires(&self) -> Vec<Could> {
        let next = Line { n: 0, key: "", value: "", remark: "" };
        let one = |id: FighterId| Could {
            id: id.get().id.to_owned(),
            sheet: Some(sheet_of(id)),
            cost: Some(u32::from(id.get().cost)),
            why: self.limit(&next, id, 1).err().as_ref().map(placeless),
        };
        self.roster.warband.fighters().map(one).collect()
    }
}

impl Model {
    /// The characteristics; the save of the body armour alone and with the shield; what comes
    /// for nothing; the school of the spells.
    fn facts(&self) -> BTreeMap<Key, Arg> {
        let mut facts = characteristics(Message::default(), self.profile).args;
        let mut fact = |name: &'static str, value: Arg| facts.insert(name.into(), value);
        let warrior = Warrior::new(self);
        let body = warrior.armour_save(false);
        if body < NO_SAVE {
            fact("save", body.into());
        }
        if warrior.has(Item::Shield) {
            fact("save-shield", warrior.armour_save(true).into());
        }
        if free_dagger(self.fighter) && self.items.has(Item::Dagger) {
            fact("free", Item::Dagger.id().into());
        }
        if let Some(school) = self.school() {
            fact("school", word("school", school));
        }
        facts
    }
}

impl Kit<'_> {
    /// All that could be added to what he has, and why some of it cannot.
    fn additions(&self) -> Vec<Could> {
        let (fighter, rules) = (self.model.fighter, self.model.rules());
        let mut all: Vec<(String, Option<&str>)> = Vec::new();
        fn named<T: Member>(one: &T) -> (String, Option<&'static str>) {
            (one.id().to_owned(), Some(one.id()))
        }
        match self.veterans && !fighter.get().list.prices().is_empty() {
            true => all.extend(Item::ALL[2..].iter().map(named)),
            false => all.extend(self.listed().map(|id| (id.to_owned(), Some(id)))),
        }
        if rules.has(Rule::MutationsOptional) || rules.has(Rule::MutationsRequired) {
            all.extend(Mutation::ALL.iter().map(named));
        }
        let spells = self.model.school().into_iter().flat_map(School::spells);
        all.extend(spells.map(|spell| (format!("spell_{}", spell.roll()), Some(spell.id()))));
        if self.veterans {
            all.extend(Skill::ALL.iter().filter(|skill| may_learn(fighter, **skill)).map(named));
            all.extend(CHARACTERISTICS.iter().map(|(word, _)| (format!("+1{word}"), None)));
        }
        all.into_iter().map(|(id, sheet)| self.addition(id, sheet)).collect()
    }

    fn addition(&self, id: String, sheet: Option<&str>) -> Could {
        let (before, mut more) = (self.clashes().map(|error| error.code), *self);
        let refused = more.entry(&id).err();
        let clash = || more.clashes().filter(|error| before.as_ref() != Some(&error.code));
        let why = refused.or_else(clash);
        let price = super::item(&id).map(|item| {
            let listed = self.model.fighter.get().list.price(item);
            u32::from(listed.unwrap_or(item.cost()))
        });
        let cost = match why {
            None => Some(more.model.cost() - self.model.cost()),
            Some(_) => price,
        };
        let sheet = sheet.map(|sheet| key_of("", sheet).into());
        Could { id, sheet, cost, why: why.as_ref().map(placeless) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(draft: &Draft) -> Vec<(Option<u32>, &str)> {
        draft.wrong.iter().map(|wrong| (wrong.line, &*wrong.message.key)).collect()
    }

    #[test]
    fn a_ready_roster_is_legal() {
        for (slug, text) in READY {
            let draft = draft(text);
            assert_eq!((draft.value.as_deref(), keys(&draft)), (Some(*slug), vec![]));
            let sum: u32 = draft.entries.iter().filter_map(|entry| entry.cost).sum();
            assert_eq!(draft.facts["cost"], sum.into());
        }
    }

    #[test]
    fn everything_that_is_wrong_is_named_with_its_line() {
        let draft = draft(
            "name: Nobody\nwarband: reikland\ncaptain: sword, light armour, heavy armour # Ottilie\n\
             captain: spoon\n7 marksman\n5 swordsman: heavy armour\n",
        );
        let wanted = [
            (Some(3), "error-roster-body-armour"),
            (Some(4), "error-roster-leader"),
            (Some(4), "error-roster-entry-unknown"),
            (Some(5), "error-roster-group"),
            (Some(6), "error-roster-gold"),
        ];
        assert_eq!(keys(&draft), wanted);
        assert_eq!((draft.value, &*draft.entries[0].remark), (None, "Ottilie"));
    }

    #[test]
    fn a_line_says_what_its_fighter_has_in_battle() {
        let draft = draft(
            "warband: skaven\nveterans: yes\nassassin adept: fighting claws, +1 WS\n\
             eshin sorcerer: heavy armour, shield\nblack skaven: light armour, helmet\n\
             night runner: shield, dagger\nrat ogre\n",
        );
        let fact = |line: usize, name: &str| match draft.entries[line].facts.get(name) {
            Some(Arg::Number(number)) => number.to_string(),
            Some(Arg::Text(text)) => text.clone(),
            Some(Arg::Word(key)) => key.to_string(),
            _ => String::new(),
        };
        let saves: Vec<_> = (0..5).map(|n| (fact(n, "save"), fact(n, "save-shield"))).collect();
        let wanted = [("", ""), ("5", "4"), ("6", ""), ("", "6"), ("", "")];
        assert_eq!(saves, wanted.map(|(alone, shield)| (alone.to_owned(), shield.to_owned())));
        let free: Vec<_> = (0..5).map(|n| fact(n, "free")).collect();
        assert_eq!(free, ["", "dagger", "dagger", "dagger", ""]);
        assert_eq!((fact(0, "ws"), fact(1, "ws")), ("5".to_owned(), "3".to_owned()));
        assert_eq!(
            (fact(0, "school"), fact(1, "school").as_str()),
            (String::new(), "school-horned-rat")
        );
    }

    #[test]
    fn what_could_be_added_has_its_price_or_a_reason() {
        let draft = draft("warband: reikland\ncaptain: sword, axe, light armour\n2 warrior\n");
        let captain = &draft.entries[0];
        let find = |id: &str| captain.could.iter().find(|could| could.id == id).expect("an item");
        assert_eq!((find("helmet").cost, &find("helmet").why), (Some(10), &None));
        let key = |id: &str| find(id).why.as_ref().map(|why| why.key.to_string());
        assert_eq!(key("heavy_armour"), Some("error-roster-body-armour".into()));
        assert_eq!(key("mace"), Some("error-roster-close-weapons".into()));
        let hire = |id: &str| draft.could.iter().find(|could| could.id == id).expect("a fighter");
        assert!(hire("captain").why.is_some() && hire("marksman").why.is_none());
    }
}
