//! Everything that has a text of its own: cards, leaders, the words that cards use, ready decks.

use kernel::{Arg, Message, Sheet};

use super::names::copies;
use crate::card::{Card, Color, Face, Keywords, Kind, Pool, When};
use crate::deck::{Deck, READY, Ready};
use crate::leader::Leader;

/// The words that cards use, and those of the rules: `keyword-` and the word make the key.
pub(crate) const KEYWORDS: &[&str] = &[
    "deploy",
    "death",
    "consume",
    "must-consume",
    "modular",
    "consumed",
    "activate",
    "conquer",
    "dominant",
    "shield",
    "permanent",
    "infiltrate",
    "sentinel",
    "locked",
    "redirect",
    "invert",
    "project",
    "inner-power",
    "quick",
    "cleanse",
    "nullify",
    "bounce",
    "heal",
    "move",
    "swap",
    "fight",
    "close",
    "opposing",
    "ally",
    "right",
    "middle",
    "wounded",
    "power",
    "buff",
    "modifier",
    "fortified",
    "token",
    "command",
    "turn-start",
    "owner",
    "controller",
    "pass",
    "done",
    "last-say",
    "conclude",
];

/// Every card that can be met, every leader, every word, and the ready decks.
pub(crate) fn catalogue() -> Vec<Sheet> {
    let met = Card::all().filter(|card| card.face().pool != Pool::Test).map(card);
    let leaders = Leader::ALL.into_iter().map(leader);
    let words = KEYWORDS.iter().map(|word| named(Sheet::new("keyword", word, 1)));
    met.chain(leaders).chain(words).chain(READY.iter().map(deck)).collect()
}

/// A sheet whose id is the key of its title: other sheets have the same short name.
fn named(sheet: Sheet) -> Sheet {
    Sheet { id: sheet.title.key.clone(), ..sheet }
}

/// The id of the sheet of a leader.
pub(crate) fn leader_sheet(leader: Leader) -> String {
    leader.title().key.into_owned()
}

fn card(card: Card) -> Sheet {
    let face = card.face();
    let sheet = Sheet::new("card", face.id, usize::from(face.clauses));
    let sheet = Sheet { id: face.id.into(), ..sheet };
    let sheet = match face.kind() {
        Kind::Unit => Sheet { kind: "unit".into(), ..sheet }
            .fact("power", face.power)
            .fact("types", types(face)),
        Kind::Action => Sheet { kind: "action".into(), ..sheet },
    };
    let sheet = sheet.fact("rarity", Arg::word(face.rarity.word()));
    let sheet = match color(face.color) {
        Some(color) => sheet.fact("color", Arg::word(color)),
        None => sheet,
    };
    let sheet = match pool(face.pool) {
        Some(pool) => sheet.fact("pool", Arg::word(pool)),
        None => sheet,
    };
    let words: Vec<Message> = words_of(face).into_iter().map(keyword).collect();
    if words.is_empty() { sheet } else { sheet.fact("keywords", Arg::list(words)) }
}

fn keyword(word: &str) -> Message {
    Message::of("keyword", word)
}

/// The words of a type, one after the other.
fn types(face: &Face) -> Message {
    let words = face.types.split(' ').map(|word| Message::of("type", word));
    let pair = |first: Message, second: Message| {
        Message::new("type-pair").with("first", first).with("second", second)
    };
    words.reduce(pair).unwrap_or_default()
}

/// The words of a card that follow from what it has and what its abilities wait for.
fn words_of(face: &Face) -> Vec<&'static str> {
    const HAS: [(Keywords, &str); 10] = [
        (Keywords::CONSUME, "consume"),
        (Keywords::MUST_CONSUME, "must-consume"),
        (Keywords::INFILTRATE, "infiltrate"),
        (Keywords::SENTINEL, "sentinel"),
        (Keywords::CONQUER, "conquer"),
        (Keywords::PERMANENT, "permanent"),
        (Keywords::REDIRECT, "redirect"),
        (Keywords::INVERT.or(Keywords::INVERT_CLOSE), "invert"),
        (Keywords::PROJECTS, "project"),
        (Keywords::ACTIVE, "activate"),
    ];
    let waits = |when: When| match when {
        When::Deploy => Some("deploy"),
        When::Death => Some("death"),
        When::Consumed => Some("consumed"),
        When::TurnStart => Some("turn-start"),
        When::Dominant => Some("dominant"),
        When::Healed => Some("heal"),
        _ => None,
    };
    let has = HAS.iter().filter(|(keyword, _)| face.keywords.any(*keyword)).map(|(_, word)| *word);
    let waits = face.abilities.iter().filter_map(|ability| waits(ability.when));
    has.chain(waits).collect()
}

const fn color(color: Color) -> Option<&'static str> {
    match color {
        Color::Red => Some("color-red"),
        Color::Purple => Some("color-purple"),
        Color::Blue => Some("color-blue"),
        Color::Green => Some("color-green"),
        Color::Yellow => Some("color-yellow"),
        Color::None => None,
    }
}

const fn pool(pool: Pool) -> Option<&'static str> {
    match pool {
        Pool::Core | Pool::Test => None,
        Pool::Design => Some("pool-design"),
        Pool::Token => Some("pool-token"),
    }
}

fn leader(leader: Leader) -> Sheet {
    let face = leader.face();
    let sheet = named(Sheet::new("leader", face.id, 1));
    if face.charges > 0 { sheet.fact("charges", face.charges) } else { sheet }
}

fn deck(ready: &Ready) -> Sheet {
    let sheet = named(Sheet::new("deck", ready.name, 1)).fact("leader", ready.leader.title());
    match Deck::ready(ready.name) {
        Some(deck) => sheet.fact("cards", copies(&deck.cards)),
        None => sheet,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_says_what_is_printed() {
        let all = catalogue();
        let find = |id: &str| all.iter().find(|sheet| sheet.id == id).expect("a sheet");
        assert_eq!((&*find("dragon").kind, &*find("strike").kind), ("unit", "action"));
        let warlord = find("leader-warlord");
        assert_eq!((&*warlord.kind, &warlord.facts["charges"]), ("leader", &Arg::Number(2)));
        assert_eq!(find("keyword-infiltrate").kind, "keyword");
        let power = Card::named("dragon").expect("a card").face().power;
        assert_eq!(find("dragon").facts["power"], Arg::from(power));
        let ids: std::collections::BTreeSet<_> = all.iter().map(|sheet| &sheet.id).collect();
        assert_eq!(ids.len(), all.len(), "every sheet has an id of its own");
    }

    #[test]
    fn words_follow_from_what_a_card_has() {
        let words = |id| words_of(Card::named(id).expect("a card").face());
        assert_eq!(words("scout"), ["deploy"]);
        assert_eq!(words("apprentice"), ["consume"]);
        assert_eq!(words("polarity_jester"), ["invert"]);
        assert_eq!(words("rookie"), ["activate"]);
        assert_eq!(words("system_router"), ["project"]);
        assert!(words("veteran").is_empty());
        let known = |word: &&str| KEYWORDS.contains(word);
        assert!(Card::all().all(|card| words_of(card.face()).iter().all(known)));
    }
}
