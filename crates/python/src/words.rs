//! The words of the games, loaded once for each game and language.

use std::sync::OnceLock;

use kernel::words::LANGUAGES;
use kernel::{Error, Info, Message, Names, Reader, Words};

/// So many languages are kept.
const MOST: usize = 8;

type OfGames = [OnceLock<Words>; shelf::GAMES.len()];

static LOADED: [OfGames; MOST] = [const { [const { OnceLock::new() }; shelf::GAMES.len()] }; MOST];
static PLAIN: OnceLock<Words> = OnceLock::new();

/// A language by its place among those there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Language(usize);

impl Language {
    /// The language of this tag.
    pub(crate) fn named(tag: &str) -> Result<Language, Error> {
        let place = LANGUAGES.iter().take(MOST).position(|known| *known == tag);
        place.map(Language).ok_or_else(|| {
            Error::invalid("unknown_language").with("language", tag).options(LANGUAGES)
        })
    }

    /// Its tag.
    pub(crate) fn tag(self) -> &'static str {
        LANGUAGES[self.0]
    }
}

/// The words of a game in a language.
pub(crate) fn of(info: &Info, language: Language) -> &'static Words {
    let place = shelf::GAMES.iter().position(|known| known.id == info.id).unwrap_or(0);
    LOADED[language.0][place].get_or_init(|| {
        let words = shelf::words(info.id, language.tag(), bots::words(language.tag()));
        words.expect("the game is on the shelf")
    })
}

/// A message for somebody who watches.
pub(crate) fn say(info: &Info, language: Language, names: &[String], message: &Message) -> String {
    of(info, language).render(message, Reader::of(Names(names)))
}

/// What an error says in English: in the words of the game that is spoken of, or of the first that
/// has some.
pub(crate) fn explain(error: &Error, game: Option<&Info>) -> String {
    let has = |words: &Words| words.has(&error.message.key);
    if let Some(words) = game.map(|info| of(info, Language::default())).filter(|words| has(words)) {
        return words.error(error);
    }
    let plain = PLAIN.get_or_init(|| {
        let tag = Language::default().tag();
        Words::new(tag, table::words(tag).iter().chain(bots::words(tag)).copied())
    });
    if has(plain) { plain.error(error) } else { error.to_string() }
}
