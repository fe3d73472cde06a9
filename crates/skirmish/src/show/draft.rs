//! What a deck that somebody builds comes to.

use kernel::{Could, Draft, DraftEntry, Setup, Wrong};

use crate::card::{Card, Pool, Rarity};
use crate::deck::{Deck, SIZES, limits};

/// The deck of a text, with everything that is wrong with it and all that could be added.
pub(crate) fn draft(setup: &Setup, text: &str) -> Draft {
    let designs = setup.options.get("designs").is_some_and(|value| value == "on");
    let (deck, unread) = Deck::read_lines(text);
    let line = |(line, message)| Wrong { message, line: Some(line) };
    let whole = |message| Wrong { message, line: None };
    let mut wrong: Vec<Wrong> = unread.into_iter().map(line).collect();
    wrong.extend(deck.violations(designs).into_iter().map(whole));
    let mut draft = Draft {
        value: wrong.is_empty().then(|| deck.code()),
        wrong,
        entries: entries(&deck),
        could: could(&deck, designs),
        ..Draft::default()
    };
    let mut fact = |name: &'static str, value| draft.facts.insert(name.into(), value);
    fact("leader", deck.leader.face().id.into());
    fact("size", deck.cards.len().into());
    fact("fewest", SIZES.0.into());
    fact("most", SIZES.1.into());
    for (name, most_name, rarity) in [
        ("bronze", "bronze-most", Rarity::Bronze),
        ("silver", "silver-most", Rarity::Silver),
        ("gold", "gold-most", Rarity::Gold),
    ] {
        fact(name, deck.cards.iter().filter(|card| card.face().rarity == rarity).count().into());
        if let (_, Some(most)) = limits(rarity) {
            fact(most_name, most.into());
        }
    }
    draft
}

/// The cards with their copies. The lines are those of the deck as it would be written.
fn entries(deck: &Deck) -> Vec<DraftEntry> {
    let entry = |(line, (card, copies)): (u32, (Card, usize))| DraftEntry {
        line,
        id: card.face().id.to_owned(),
        sheet: card.face().id.into(),
        count: copies as u32,
        ..DraftEntry::default()
    };
    (2..).zip(deck.runs()).map(entry).collect()
}

fn could(deck: &Deck, designs: bool) -> Vec<Could> {
    let buildable = |card: &Card| matches!(card.face().pool, Pool::Core | Pool::Design);
    let one = |card: Card| Could {
        id: card.face().id.to_owned(),
        sheet: Some(card.face().id.into()),
        cost: None,
        why: deck.refusal(card, designs),
    };
    Card::all().filter(buildable).map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Draft {
        draft(&Setup::default(), text)
    }

    fn why(draft: &Draft, id: &str) -> Option<String> {
        let could = draft.could.iter().find(|could| could.id == id).expect("a card");
        could.why.as_ref().map(|why| why.key.to_string())
    }

    #[test]
    fn a_ready_deck_is_legal_and_takes_more() {
        let draft = of("thieves");
        assert_eq!((draft.value.as_deref(), draft.wrong.len()), (Some("thieves"), 0));
        assert_eq!(draft.facts["size"], 25.into());
        assert_eq!(draft.entries.iter().map(|entry| entry.count).sum::<u32>(), 25);
        assert_eq!(why(&draft, "archer"), Some("error-illegal-deck-copies".into()));
        assert_eq!(why(&draft, "acolyte"), None);
    }

    #[test]
    fn every_line_and_every_rule_that_is_broken_is_named() {
        let draft = of("4 archer\n3 dragom\nleader: nobody");
        let keys: Vec<_> =
            draft.wrong.iter().map(|wrong| (wrong.line, &*wrong.message.key)).collect();
        let wanted = [
            (Some(2), "error-bad-deck-line"),
            (Some(3), "error-bad-deck-line"),
            (None, "error-illegal-deck-size"),
            (None, "error-illegal-deck-copies"),
        ];
        assert_eq!(keys, wanted);
        assert_eq!(draft.value, None);
        assert_eq!(draft.entries.len(), 1, "what can be read is there");
    }

    #[test]
    fn a_rarity_that_is_full_is_the_reason() {
        let text = "rogue\ndragon\nnecromancer\nvampire";
        let draft = of(text);
        let golds = draft.could.iter().filter(|could| {
            could.why.as_ref().is_some_and(|why| why.key == "error-illegal-deck-rarity")
        });
        assert_eq!(draft.facts["gold"], 4.into());
        assert!(golds.count() > 0);
    }
}
