//! What cards, pieces and words of a game say, and what they are called in which language.

use kernel::{Error, Info, Message, Names, Reader, Sheet, Show, Words, key_of, nearest};
use shelf::Visitor;

use crate::term::wrapped;
use crate::words::{self, Texts};

/// Sheets of these kinds stand for words of the rules, not for pieces that moves speak of.
const NOT_PIECES: [&str; 6] = ["keyword", "term", "rule", "word", "declaration", "bid"];

/// All sheets of a game, with their titles.
#[derive(Debug, Default)]
pub(crate) struct Sheets {
    all: Vec<Titled>,
}

/// Everything in a game that has a text of its own.
struct Catalogue;

impl Visitor for Catalogue {
    type Out = Vec<Sheet>;

    fn visit<G: Show>(self) -> Vec<Sheet> {
        G::catalogue()
    }
}

/// A sheet with its titles.
#[derive(Debug)]
struct Titled {
    sheet: Sheet,
    english: String,
    title: String,
}

impl Sheets {
    /// The sheets of a game.
    pub(crate) fn of(info: &Info, catalogue: Vec<Sheet>) -> Sheets {
        let title =
            |words: &Words, sheet: &Sheet| words.render(&sheet.title, Reader::of(Names(&[])));
        let (chosen, english) = (words::of(info), words::english(info));
        let titled = |sheet: Sheet| Titled {
            english: title(english, &sheet),
            title: title(chosen, &sheet),
            sheet,
        };
        Sheets { all: catalogue.into_iter().map(titled).collect() }
    }

    /// The sheets of a game that has no table here.
    pub(crate) fn of_game(info: &Info) -> Result<Sheets, Error> {
        Ok(Sheets::of(info, shelf::visit(info.id, Catalogue)?))
    }

    /// Whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The sheet with this title, in English or in the language that is spoken, or this id. Capital
    /// letters make no difference.
    pub(crate) fn find(&self, name: &str) -> Option<&Sheet> {
        let name = name.trim().to_lowercase();
        let id = key_of("", &name);
        let by = |same: &dyn Fn(&Titled) -> bool| self.all.iter().find(|titled| same(titled));
        let found = by(&|titled| titled.title.to_lowercase() == name)
            .or_else(|| by(&|titled| titled.english.to_lowercase() == name))
            .or_else(|| by(&|titled| titled.sheet.id == name || titled.sheet.id == id));
        found.map(|titled| &titled.sheet)
    }

    /// The titles of all sheets of a kind, by its id or its name, where no sheet is called so.
    pub(crate) fn of_kind(&self, name: &str, texts: &Texts) -> Option<String> {
        let name = name.trim().to_lowercase();
        let called = |kind: &str| {
            kind == name || texts.say(&Message::of("kind", kind)).to_lowercase() == name
        };
        let all = self.all.iter().filter(|titled| called(&titled.sheet.kind));
        let titles: Vec<&str> = all.map(|titled| titled.title.as_str()).collect();
        (!titles.is_empty() && self.find(&name).is_none()).then(|| titles.join(", "))
    }

    /// The titles that come near to a name, in the language that is spoken where they can.
    pub(crate) fn near(&self, name: &str) -> Vec<String> {
        let titles: Vec<&str> = self.all.iter().map(|titled| titled.title.as_str()).collect();
        let english: Vec<&str> = self.all.iter().map(|titled| titled.english.as_str()).collect();
        let mut near = nearest(name, &titles);
        if near.is_empty() {
            near = nearest(name, &english);
        }
        near.into_iter().map(str::to_owned).collect()
    }

    /// A move as it is shown: the titles of pieces in the language that is spoken, if what is shown
    /// can be read back.
    pub(crate) fn shown(&self, notation: &str) -> String {
        let shown = self.translated(notation, |titled| (&titled.english, &titled.title));
        if self.notation(&shown).as_deref() == Some(notation) { shown } else { notation.to_owned() }
    }

    /// A move as it is written where titles of pieces are in the language that is spoken. Nothing
    /// where there are none in it.
    pub(crate) fn notation(&self, shown: &str) -> Option<String> {
        let notation = self.translated(shown, |titled| (&titled.title, &titled.english));
        (notation != shown).then_some(notation)
    }

    /// The text with every title replaced, the longest first.
    fn translated<'a>(
        &'a self,
        text: &str,
        pair: impl Fn(&'a Titled) -> (&'a String, &'a String),
    ) -> String {
        let piece = |titled: &&Titled| !NOT_PIECES.contains(&&*titled.sheet.kind);
        let mut pairs: Vec<(&String, &String)> =
            self.all.iter().filter(piece).map(pair).filter(|(from, to)| from != to).collect();
        pairs.sort_by_key(|(from, _)| std::cmp::Reverse(from.len()));
        let mut out = String::new();
        let mut rest = text;
        let mut starts = true;
        while let Some(next) = rest.chars().next() {
            let found = pairs.iter().find_map(|(from, to)| {
                let after = without_prefix(rest, from)?;
                let ends = !after.starts_with(char::is_alphanumeric);
                (starts && ends).then_some((after, to))
            });
            (rest, starts) = match found {
                Some((after, to)) => {
                    out += to;
                    (after, false)
                }
                None => {
                    out.push(next);
                    (&rest[next.len_utf8()..], !next.is_alphanumeric())
                }
            };
        }
        out
    }
}

/// What follows a beginning, in which capital letters make no difference.
fn without_prefix<'a>(text: &'a str, start: &str) -> Option<&'a str> {
    let mut letters = text.char_indices();
    for wanted in start.chars() {
        let (_, found) = letters.next()?;
        if found != wanted && !found.to_lowercase().eq(wanted.to_lowercase()) {
            return None;
        }
    }
    Some(letters.as_str())
}

/// What a sheet says, in lines that fit the page.
pub(crate) fn lines(sheet: &Sheet, texts: &Texts) -> Vec<String> {
    let mut all = paragraphs(sheet, texts).into_iter();
    let head = all.next();
    head.into_iter().chain(all.map(|text| wrapped(&text, "  ", "  "))).collect()
}

/// What a sheet says: its title and kind, its facts, and its text.
pub(crate) fn paragraphs(sheet: &Sheet, texts: &Texts) -> Vec<String> {
    let (title, kind) = (texts.say(&sheet.title), texts.say(&Message::of("kind", &sheet.kind)));
    let mut lines = vec![format!("{} ({kind})", texts.paint.bold(&title))];
    let fact = |(name, value): (&kernel::Key, &kernel::Arg)| {
        let name = texts.say(&Message::of("fact", name));
        format!("{name} {}", texts.arg(value.clone()))
    };
    let facts: Vec<String> = sheet.facts.iter().map(fact).collect();
    if !facts.is_empty() {
        lines.push(facts.join(", "));
    }
    lines.extend(sheet.text.iter().map(|text| texts.say(text)));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheets(titles: &[(&str, &str)]) -> Sheets {
        let titled = |&(english, title): &(&str, &str)| Titled {
            sheet: Sheet::new("card", english, 0),
            english: english.to_owned(),
            title: title.to_owned(),
        };
        Sheets { all: titles.iter().map(titled).collect() }
    }

    #[test]
    fn a_sheet_is_found_by_its_titles_and_its_id() {
        let sheets = sheets(&[("The Wheel", "Das Rad"), ("Tools", "Werkzeuge")]);
        for name in ["the wheel", "das RAD", "the-wheel"] {
            assert_eq!(sheets.find(name).map(|sheet| &*sheet.id), Some("the-wheel"), "{name}");
        }
        assert!(sheets.find("wheel").is_none());
        assert_eq!(
            (sheets.near("rad"), sheets.near("tols")),
            (vec!["Das Rad".into()], vec!["Tools".into()])
        );
    }

    #[test]
    fn moves_speak_the_language_of_the_titles() {
        let sheets = sheets(&[("Tools", "Werkzeuge"), ("The Wheel", "Das Rad"), ("Oars", "Oars")]);
        assert_eq!(sheets.shown("meld The Wheel"), "meld Das Rad");
        assert_eq!(sheets.notation("meld das rad").as_deref(), Some("meld The Wheel"));
        assert_eq!(
            (sheets.shown("meld Toolsmith"), sheets.notation("draw")),
            ("meld Toolsmith".into(), None)
        );
        assert_eq!(sheets.shown("swap Tools,Oars"), "swap Werkzeuge,Oars");
    }
}
