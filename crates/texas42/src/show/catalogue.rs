//! What the words, declarations and tiles of the game mean.

use kernel::{Message, Sheet};

use crate::contract::Declaration;
use crate::tile::Tile;

/// What can be said in an auction, each explained by `term-` and its name.
const BIDS: [&str; 5] = ["pass", "points bid", "mark", "plunge", "splash"];

/// The other words of the game, each explained by `term-` and its name.
const WORDS: [&str; 19] = [
    "bid",
    "contract",
    "made",
    "set",
    "points",
    "count",
    "trick",
    "trump",
    "suit",
    "double",
    "lead",
    "follow",
    "renege",
    "shaker",
    "forced shaker",
    "thrown in",
    "partner",
    "small end",
    "all",
];

/// Everything that is explained, by what it is.
pub(super) fn catalogue() -> Vec<Sheet> {
    let declarations =
        Declaration::ALL.into_iter().map(|named| Sheet::new("declaration", named.name(), 1));
    let bids = BIDS.into_iter().map(|name| term("bid", name));
    let words = WORDS.into_iter().map(|name| term("word", name));
    declarations.chain(bids).chain(words).chain(Tile::all().map(of_tile)).collect()
}

fn term(kind: &'static str, name: &str) -> Sheet {
    Sheet { kind: kind.into(), ..Sheet::new("term", name, 1) }
}

/// A tile is called the same in every language.
fn of_tile(tile: Tile) -> Sheet {
    let count = tile.count();
    let key = if count > 0 { "tile-counts" } else { "tile-counts-nothing" };
    let text = Message::new(key).with("tile", tile.arg());
    let text = if count > 0 { text.with("points", count) } else { text };
    let (id, title) = (tile.to_string().into(), Message::text(tile.to_string()));
    let sheet = Sheet { id, title, kind: "tile".into(), text: vec![text], ..Sheet::default() };
    if count > 0 { sheet.fact("points", count) } else { sheet }
}

#[cfg(all(test, feature = "words"))]
mod tests {
    use kernel::words::LANGUAGES;
    use kernel::{Names, Reader, Show, Words};

    use super::*;
    use crate::contract::CALLED;
    use crate::state::State;

    fn said(language: &str, message: &Message) -> String {
        let words = Words::new(language, State::words(language).iter().copied());
        words.render(message, Reader::of(Names(&[])))
    }

    #[test]
    fn every_text_is_short_and_every_title_is_told_apart() {
        for language in LANGUAGES {
            let words = Words::new(language, State::words(language).iter().copied());
            let say = |message: &Message| words.render(message, Reader::of(Names(&[])));
            let sheets = catalogue();
            let mut titles: Vec<String> = sheets.iter().map(|sheet| say(&sheet.title)).collect();
            for sheet in &sheets {
                assert!(words.has(&format!("kind-{}", sheet.kind)));
                assert!(sheet.facts.keys().all(|fact| words.has(&format!("fact-{fact}"))));
                let text = say(&sheet.text[0]);
                assert!(text.matches(['.', '!']).count() <= 2, "{}: {text}", sheet.id);
                assert!(text.chars().count() < 240, "{}: {text}", sheet.id);
            }
            titles.sort_unstable();
            titles.dedup();
            assert_eq!(titles.len(), sheets.len(), "{language}");
        }
    }

    #[test]
    fn trumps_are_listed_by_strength() {
        for language in LANGUAGES {
            for declaration in &Declaration::ALL[..7] {
                let mut tiles: Vec<Tile> = declaration.called().iter().collect();
                tiles.sort_by_key(|&tile| std::cmp::Reverse(declaration.strength(tile, CALLED)));
                let tiles: Vec<String> = tiles.iter().map(Tile::to_string).collect();
                let sheet = Sheet::new("declaration", declaration.name(), 1);
                let text = said(language, &sheet.text[0]);
                assert!(text.ends_with(&format!(": {}.", tiles.join(" "))), "{text}");
            }
        }
        let threes = said("en", &Message::new("declaration-threes-1"));
        assert!(threes.ends_with("3-3 6-3 5-3 4-3 3-2 3-1 3-0."), "{threes}");
    }

    #[test]
    fn the_tiles_that_count_say_how_much() {
        let counting = catalogue().into_iter().filter(|sheet| !sheet.facts.is_empty());
        let ids: Vec<String> = counting.map(|sheet| sheet.id.to_string()).collect();
        assert_eq!(ids, ["3-2", "4-1", "5-0", "5-5", "6-4"]);
        let text = said("en", &of_tile(Tile::new(4, 6).expect("a tile")).text[0]);
        assert_eq!(text, "6-4 counts 10 points for the side that takes the trick.");
    }
}
