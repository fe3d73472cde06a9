//! What is printed on cards, and what the special achievements ask for.

use kernel::{Arg, Message, Sheet};

use super::names;
use crate::card::Card;
use crate::event::Special;
use crate::face::Sort;

/// Every card and every special achievement.
pub(crate) fn catalogue() -> Vec<Sheet> {
    Card::all().map(card).chain(Special::ALL.map(special)).collect()
}

/// A card. Its icons are the four slots: top left, bottom left, bottom middle, bottom right.
fn card(card: Card) -> Sheet {
    let face = card.face();
    let clause = |(clause, n): (&crate::face::Clause, u8)| {
        let key = match clause.sort {
            Sort::Demand => "clause-demand",
            Sort::Effect => "clause-effect",
        };
        Message::new(key).with("text", names::clause(card, n))
    };
    let text = face.clauses.iter().zip(0..).map(clause).collect();
    Sheet { text, ..Sheet::new("card", face.name, face.clauses.len()) }
        .fact("age", face.age)
        .fact("color", Arg::word(names::color(face.color).key))
        .fact("icons", Arg::list(face.icons.map(names::icon)))
        .fact("dogma", Arg::word(names::icon(Some(face.featured)).key))
}

fn special(special: Special) -> Sheet {
    let mut sheet = Sheet::new("achievement", special.name(), 1);
    sheet.text.push(Message::new("achievement-at-once"));
    match Card::named(special.card()) {
        Some(card) => {
            let too = Message::new("achievement-by-card").with("card", names::card(card));
            sheet.text.push(too);
            sheet.fact("card", names::card(card))
        }
        None => sheet,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::tests::english;

    #[test]
    fn a_sheet_says_what_is_printed() {
        let all = catalogue();
        assert_eq!(all.len(), 105 + 5);
        let oars = all.iter().find(|sheet| sheet.id == "oars").expect("a card");
        let icons = ["icon-castle", "icon-crown", "icon-none", "icon-castle"].map(Message::new);
        assert_eq!(oars.facts["icons"], Arg::list(icons));
        assert_eq!(oars.facts["age"], Arg::Number(1));
        assert_eq!(oars.facts["color"], Arg::word("color-red"));
        assert_eq!(oars.facts["dogma"], Arg::word("icon-castle"));
        let keys: Vec<&str> = oars.text.iter().map(|text| &*text.key).collect();
        assert_eq!(keys, ["clause-demand", "clause-effect"]);
    }

    #[test]
    fn the_card_of_a_special_achievement_speaks_of_it() {
        for special in Special::ALL {
            let card = Card::named(special.card()).expect("a card");
            let last = card.clauses().len() as u8 - 1;
            let text = english(&names::clause(card, last));
            assert!(text.contains(&format!("the {} achievement", special.name())), "{text}");
        }
    }
}
