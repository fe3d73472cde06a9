//! What cards, pieces and words of a game say, and the sections of its rules.

use kernel::{Error, Info, Key, Message, Sheet, Show, key_of, nearest};
use shelf::Visitor;

use super::voice::Voice;

/// Sheets of these kinds are words of the rules; all others are cards and pieces.
const WORDS: [&str; 4] = ["keyword", "term", "rule", "word"];

/// Everything in a game that has a text of its own.
struct Catalogue;

impl Visitor for Catalogue {
    type Out = Vec<Sheet>;

    fn visit<G: Show>(self) -> Vec<Sheet> {
        G::catalogue()
    }
}

/// The texts of a game in one language.
pub(super) struct Reference {
    voice: Voice,
    english: Voice,
    sheets: Vec<Sheet>,
    rules: &'static str,
}

/// What was found under a name.
pub(super) struct Found {
    /// What it is called.
    pub(super) title: String,
    /// What sort of thing it is.
    pub(super) kind: String,
    /// What it says.
    pub(super) text: String,
}

impl Reference {
    pub(super) fn of(info: &Info, language: &str) -> Result<Reference, Error> {
        Ok(Reference {
            voice: Voice::of(info, language),
            english: Voice::of(info, "en"),
            sheets: shelf::visit(info.id, Catalogue)?,
            rules: shelf::rules(info.id, language)?,
        })
    }

    /// The rules, as Markdown.
    pub(super) fn rules(&self) -> &'static str {
        self.rules
    }

    /// What goes by a name: a sheet by its title or id, or a section of the rules by its heading.
    /// Otherwise the names that come near.
    pub(super) fn find(&self, name: &str) -> Result<Found, Vec<String>> {
        let wanted = name.trim().to_lowercase();
        if let Some(sheet) = self.sheet(&wanted) {
            return Ok(self.told(sheet));
        }
        let section = self.sections().into_iter().find(|(head, _)| head.to_lowercase() == wanted);
        if let Some((head, text)) = section {
            let kind = self.voice.word("mcp-kind-rules");
            return Ok(Found { title: head.to_owned(), kind, text: text.trim().to_owned() });
        }
        let titles: Vec<String> = self.sheets.iter().map(|sheet| self.title(sheet)).collect();
        let heads = self.sections();
        let all = titles.iter().map(String::as_str).chain(heads.iter().map(|(head, _)| *head));
        let all: Vec<&str> = all.collect();
        Err(nearest(name, &all).into_iter().map(str::to_owned).collect())
    }

    fn sheet(&self, name: &str) -> Option<&Sheet> {
        let id = key_of("", name);
        let by = |same: &dyn Fn(&Sheet) -> bool| self.sheets.iter().find(|sheet| same(sheet));
        by(&|sheet| self.title(sheet).to_lowercase() == name)
            .or_else(|| by(&|sheet| self.english.say(&sheet.title).to_lowercase() == name))
            .or_else(|| by(&|sheet| sheet.id == name || sheet.id == id))
    }

    fn title(&self, sheet: &Sheet) -> String {
        self.voice.say(&sheet.title)
    }

    fn told(&self, sheet: &Sheet) -> Found {
        let fact = |(name, value): (&Key, &kernel::Arg)| {
            let name = self.voice.say(&Message::of("fact", name));
            let value = Message::new("text").with("text", value.clone());
            format!("{name} {}", self.voice.say(&value))
        };
        let facts: Vec<String> = sheet.facts.iter().map(fact).collect();
        let facts = (!facts.is_empty()).then(|| facts.join(", "));
        let text = sheet.text.iter().map(|text| self.voice.say(text));
        Found {
            title: self.title(sheet),
            kind: self.voice.say(&Message::of("kind", &sheet.kind)),
            text: facts.into_iter().chain(text).collect::<Vec<_>>().join("\n"),
        }
    }

    /// The sections of the rules: their headings and what stands under them.
    fn sections(&self) -> Vec<(&'static str, &'static str)> {
        let parts = self.rules.split("\n## ").skip(1);
        parts.map(|part| part.split_once('\n').unwrap_or((part, ""))).collect()
    }

    /// The texts of all cards and pieces, as Markdown.
    pub(super) fn cards(&self) -> String {
        self.all(|sheet| !WORDS.contains(&&*sheet.kind))
    }

    /// What the words of the rules mean, as Markdown.
    pub(super) fn glossary(&self) -> String {
        self.all(|sheet| WORDS.contains(&&*sheet.kind))
    }

    fn all(&self, wanted: impl Fn(&Sheet) -> bool) -> String {
        let told = self.sheets.iter().filter(|sheet| wanted(sheet)).map(|sheet| self.told(sheet));
        told.map(|found| format!("## {} ({})\n\n{}\n", found.title, found.kind, found.text))
            .collect::<Vec<_>>()
            .join("\n")
    }
}
