//! The one list of effects: every card, in the order of the faces.

mod age01;
mod age02;
mod age03;
mod age04;
mod age05;
mod age06;
mod age07;
mod age08;
mod age09;
mod age10;
#[cfg(test)]
pub(crate) mod testing;

use crate::card::Card;
use crate::effect::{Cx, Run};
use crate::faces::CARDS;

/// What carries out one numbered clause for one seat.
pub(crate) type Effect = fn(&mut Cx<'_>) -> Run;

const AGES: [&[&[Effect]]; 10] = [
    &age01::EFFECTS,
    &age02::EFFECTS,
    &age03::EFFECTS,
    &age04::EFFECTS,
    &age05::EFFECTS,
    &age06::EFFECTS,
    &age07::EFFECTS,
    &age08::EFFECTS,
    &age09::EFFECTS,
    &age10::EFFECTS,
];

/// The effects of a card, in printed order.
pub(crate) fn effects(card: Card) -> &'static [Effect] {
    #[cfg(test)]
    if let Some(effects) = mutation::effects(card) {
        return effects;
    }
    printed(card)
}

fn printed(card: Card) -> &'static [Effect] {
    PRINTED[usize::from(card.0)]
}

/// The effects of all cards, by number.
static PRINTED: [&[Effect]; CARDS] = {
    let mut all: [&[Effect]; CARDS] = [&[]; CARDS];
    let (mut age, mut n, mut card) = (0, 0, 0);
    while card < CARDS {
        if n == AGES[age].len() {
            (age, n) = (age + 1, 0);
        }
        all[card] = AGES[age][n];
        (n, card) = (n + 1, card + 1);
    }
    all
};

/// What `cargo xtask mutants` turns: an environment variable such as `Oars 2` makes one effect do
/// nothing, and then a test of its age must fail.
#[cfg(test)]
mod mutation {
    use std::sync::OnceLock;

    use super::Effect;
    use crate::card::Card;
    use crate::effect::DONE;

    static SKIPPED: OnceLock<Option<(Card, Vec<Effect>)>> = OnceLock::new();

    /// The effects of the card that is deprived of one.
    pub(super) fn effects(card: Card) -> Option<&'static [Effect]> {
        let (skipped, effects) = SKIPPED.get_or_init(skipped).as_ref()?;
        (*skipped == card).then_some(effects.as_slice())
    }

    /// Nothing where the variable names no effect: then no test fails, and that is told.
    fn skipped() -> Option<(Card, Vec<Effect>)> {
        let wanted = std::env::var("PARLOUR_SKIP_EFFECT").ok()?;
        let (name, number) = wanted.rsplit_once(' ')?;
        let card = Card::named(name)?;
        let mut effects = super::printed(card).to_vec();
        let at = number.parse::<usize>().ok()?.checked_sub(1)?;
        *effects.get_mut(at)? = |_| DONE;
        Some((card, effects))
    }
}

/// Laws about the catalogue as a whole.
#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::printed;
    use crate::card::Card;
    use crate::face::{Color, Icon, Sort};
    use crate::show::names;
    use crate::show::tests::english;

    const SOURCES: [&str; 10] = [
        include_str!("cards/age01.rs"),
        include_str!("cards/age02.rs"),
        include_str!("cards/age03.rs"),
        include_str!("cards/age04.rs"),
        include_str!("cards/age05.rs"),
        include_str!("cards/age06.rs"),
        include_str!("cards/age07.rs"),
        include_str!("cards/age08.rs"),
        include_str!("cards/age09.rs"),
        include_str!("cards/age10.rs"),
    ];

    /// The rules of an age file, and its tests.
    fn parts(card: Card) -> (&'static str, &'static str) {
        let source = SOURCES[usize::from(card.age()) - 1];
        source.split_once("#[cfg(test)]").expect("an age has tests")
    }

    /// The names of the functions of a card, as its file lists them.
    fn functions(card: Card) -> Vec<&'static str> {
        let (rules, _) = parts(card);
        let (_, list) = rules.split_once("EFFECTS: ").expect("an age lists its effects");
        let first = Card::all().find(|other| other.age() == card.age()).expect("there are cards");
        let list = list.split("&[").nth(usize::from(card.0 - first.0) + 2).expect("it is listed");
        let (list, _) = list.split_once(']').expect("a list ends");
        list.split(',').map(str::trim).filter(|name| !name.is_empty()).collect()
    }

    /// Every effect of every card with its function.
    fn every_effect() -> impl Iterator<Item = (Card, usize, &'static str)> {
        let of = |card| functions(card).into_iter().enumerate().map(move |(n, f)| (card, n, f));
        Card::all().flat_map(of)
    }

    /// The doc comment of a function, and the lines of its body.
    fn function(card: Card, name: &str) -> (String, Vec<&'static str>) {
        let lines: Vec<&str> = parts(card).0.lines().collect();
        let start = lines.iter().position(|line| line.starts_with(&format!("fn {name}(")));
        let start = start.unwrap_or_else(|| panic!("{name} is a function of {card}"));
        let doc = lines[..start].iter().rev().map_while(|line| line.strip_prefix("///"));
        let mut doc: Vec<&str> = doc.map(str::trim).collect();
        doc.reverse();
        let body = lines[start + 1..].iter().take_while(|line| **line != "}");
        (doc.join(" "), body.copied().collect())
    }

    fn count(test: impl Fn(Card) -> bool) -> usize {
        Card::all().filter(|&card| test(card)).count()
    }

    #[test]
    fn there_are_105_cards_sorted_by_age() {
        assert_eq!(Card::all().count(), 105);
        assert!(Card::all().map(|card| card.face().age).is_sorted());
        assert!(Card::all().all(|card| card.age() == card.face().age));
        let titles: BTreeSet<String> = Card::all().map(|card| card.name().to_lowercase()).collect();
        assert_eq!(titles.len(), 105, "titles are unique");
    }

    #[test]
    fn ages_and_colors_are_of_equal_size() {
        for age in 1..=10 {
            let (all, each) = if age == 1 { (15, 3) } else { (10, 2) };
            assert_eq!(count(|card| card.age() == age), all, "age {age}");
            for color in Color::ALL {
                let alike = count(|card| card.age() == age && card.color() == color);
                assert_eq!(alike, each, "{} cards of age {age}", color.name());
            }
        }
    }

    #[test]
    fn within_an_age_titles_ascend() {
        // The one title whose article does not count.
        let title =
            |card: Card| if card.name() == "The Pirate Code" { "Pirate" } else { card.name() };
        for (card, next) in Card::all().zip(Card::all().skip(1)) {
            let ascends = card.age() < next.age() || title(card) < title(next);
            assert!(ascends, "{card} before {next}");
        }
    }

    #[test]
    fn there_are_158_effects_and_34_demands_each_the_first() {
        let clauses = |card: Card| card.clauses().iter();
        assert_eq!(Card::all().flat_map(clauses).count(), 158);
        let is_demand = |sort| sort == Sort::Demand;
        assert_eq!(Card::all().flat_map(clauses).filter(|c| is_demand(c.sort)).count(), 34);
        for card in Card::all() {
            let later = clauses(card).skip(1).any(|clause| is_demand(clause.sort));
            assert!(!later, "{card} demands late");
            assert!((1..=3).contains(&card.clauses().len()), "{card}");
            let offered = clauses(card).any(|c| is_demand(c.sort) && c.optional);
            assert!(!offered, "{card}: nobody may decline a demand");
        }
    }

    #[test]
    fn each_card_has_one_picture_at_a_known_place() {
        let mut pictures = [0; 4];
        for card in Card::all() {
            let slots = card.face().icons;
            assert_eq!(slots.iter().filter(|slot| slot.is_none()).count(), 1, "{card}");
            pictures[slots.iter().position(Option::is_none).unwrap()] += 1;
        }
        let [top_left, bottom_left, bottom_middle, bottom_right] = pictures;
        assert_eq!((top_left, bottom_right, bottom_middle, bottom_left), (52, 30, 15, 8));
    }

    #[test]
    fn the_featured_icon_is_the_most_frequent() {
        for card in Card::all() {
            let face = card.face();
            let times = |icon| face.icons.iter().filter(|slot| **slot == Some(icon)).count();
            let featured = times(face.featured);
            assert!((2..=3).contains(&featured), "{card}");
            let others = Icon::ALL.into_iter().filter(|&icon| icon != face.featured);
            assert!(others.map(times).all(|n| n < featured), "{card}");
        }
    }

    #[test]
    fn every_clause_has_its_function() {
        for card in Card::all() {
            assert_eq!(printed(card).len(), card.clauses().len(), "{card}");
            assert_eq!(functions(card).len(), card.clauses().len(), "{card}");
        }
        let names: BTreeSet<&str> = every_effect().map(|(_, _, name)| name).collect();
        assert_eq!(names.len(), 158);
    }

    #[test]
    fn functions_are_named_after_their_cards() {
        for (card, n, name) in every_effect() {
            let title = card.name().to_lowercase().replace(['.', ' '], "_");
            let title = title.replace("__", "_").trim_end_matches('_').to_owned();
            let demand = card.clauses()[n].sort == Sort::Demand;
            let plain = card.clauses().iter().filter(|c| c.sort == Sort::Effect).count();
            let expected = match (demand, plain) {
                (true, _) => format!("{title}_demand"),
                (false, 1) => title,
                (false, _) => format!("{title}_{}", n + 1),
            };
            assert_eq!(name, expected, "{card}");
        }
    }

    #[test]
    fn every_function_is_documented_by_its_clause() {
        for (card, n, name) in every_effect() {
            let text = english(&names::clause(card, n as u8));
            assert_eq!(function(card, name).0, text, "{card}, effect {}", n + 1);
        }
    }

    #[test]
    fn every_function_is_short() {
        for (card, n, name) in every_effect() {
            let lines = function(card, name).1.len();
            assert!((1..=12).contains(&lines), "{card}, effect {}: {lines} lines", n + 1);
        }
    }

    #[test]
    fn every_card_is_named_by_a_test_of_its_age() {
        for card in Card::all() {
            assert!(parts(card).1.contains(&format!("\"{card}\"")), "{card} has no test");
        }
    }

    /// The table of verbs in the README, row by row: the verb, and cards that use it.
    fn verbs() -> Vec<(&'static str, Vec<Card>)> {
        let rows = include_str!("../README.md").split("| verb |").nth(1).expect("a table").lines();
        let cells = rows.map(|row| row.split('|').map(str::trim).collect::<Vec<_>>());
        let row = |cells: Vec<&'static str>| {
            let verb = cells.get(1)?.strip_prefix('`')?.strip_suffix('`')?;
            let card = |name| Card::named(name).unwrap_or_else(|| panic!("{name} is a card"));
            Some((verb, cells.get(3)?.split(',').map(card).collect()))
        };
        cells.filter_map(row).collect()
    }

    #[test]
    fn the_readme_says_which_card_exercises_which_verb() {
        let source = include_str!("effect.rs");
        let (_, verb_source) = source.split_once("- asking\n").expect("verbs follow");
        let (verb_source, _) = verb_source.split_once("#[cfg(test)]").expect("tests follow");
        // What only the machine around the effects does.
        let inner = ["emit", "claim", "place"];
        let named = verb_source.split("pub(crate) fn ").skip(1).filter_map(|f| f.split('(').next());
        let all: BTreeSet<&str> = named.filter(|verb| !inner.contains(verb)).collect();
        assert_eq!(verbs().iter().map(|(verb, _)| *verb).collect::<BTreeSet<_>>(), all);
        for (verb, cards) in verbs() {
            for card in cards {
                let bodies = functions(card).into_iter().flat_map(|name| function(card, name).1);
                let used = bodies.collect::<Vec<_>>().join("\n").contains(&format!(".{verb}("));
                assert!(used, "{card} does not {verb}");
            }
        }
    }
}
