//! The language of this run of the program, and messages as text.
//!
//! Words are loaded once: for each game that is spoken of, and without one for what has to be said
//! before a game is known.

use std::env;
use std::io::{self, IsTerminal};
use std::sync::OnceLock;

use kernel::words::LANGUAGES;
use kernel::{
    Arg, Error, Info, Key, Message, Names, Paint, Reader, Renderer, Seat, SeatSet, Words,
};
use table::{AnyTable, Player};

/// English in brackets, for tests: what stands outside of the brackets was written by code.
const PSEUDO: &str = "pseudo";
/// The variables that say which language somebody wants, the first that is set.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// A language that this program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Language {
    tag: &'static str,
    pseudo: bool,
}

const ENGLISH: Language = Language { tag: LANGUAGES[0], pseudo: false };

/// The words of the games, in the order of the shelf.
type OfGames = [OnceLock<Words>; shelf::GAMES.len()];

static CHOSEN: OnceLock<Language> = OnceLock::new();
static WITHOUT_GAME: OnceLock<Words> = OnceLock::new();
static OF_GAMES: OfGames = [const { OnceLock::new() }; shelf::GAMES.len()];
static ENGLISH_OF_GAMES: OfGames = [const { OnceLock::new() }; shelf::GAMES.len()];

/// The words of the terminal, as Fluent sources.
pub(crate) fn own(language: &str) -> &'static [&'static str] {
    match language {
        "de" => &[
            include_str!("../words/de/play.ftl"),
            include_str!("../words/de/commands.ftl"),
            include_str!("../words/de/errors.ftl"),
            include_str!("../words/de/online.ftl"),
            include_str!("../words/de/home.ftl"),
        ],
        _ => &[
            include_str!("../words/en/play.ftl"),
            include_str!("../words/en/commands.ftl"),
            include_str!("../words/en/errors.ftl"),
            include_str!("../words/en/online.ftl"),
            include_str!("../words/en/home.ftl"),
        ],
    }
}

/// Chooses the language of this run: the one that was named, or on a terminal the one that the
/// environment asks for, and English for everybody else.
pub(crate) fn choose(named: Option<&str>, for_a_program: bool) -> Result<(), Error> {
    let spoken = match named {
        Some(PSEUDO) => Some(Language { tag: ENGLISH.tag, pseudo: true }),
        Some(name) => spoken(&name.to_lowercase()),
        None if for_a_program || !io::stdout().is_terminal() => Some(ENGLISH),
        None => Some(of_environment()),
    };
    // Nobody has chosen before: this is the first thing that the program does.
    let _ = CHOSEN.set(spoken.unwrap_or(ENGLISH));
    match (spoken, named) {
        (None, Some(name)) => {
            Err(Error::invalid("unknown_language").with("language", name).options(LANGUAGES))
        }
        _ => Ok(()),
    }
}

fn spoken(tag: &str) -> Option<Language> {
    let known = LANGUAGES.iter().find(|known| **known == tag);
    known.map(|&tag| Language { tag, pseudo: false })
}

fn of_environment() -> Language {
    let said = LOCALE.iter().find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
    let tag = said.unwrap_or_default().to_lowercase();
    let tag = tag.split(['_', '.', '@', '-']).next().unwrap_or_default();
    spoken(tag).unwrap_or(ENGLISH)
}

fn language() -> Language {
    CHOSEN.get().copied().unwrap_or(ENGLISH)
}

/// The tag of the language of this run.
pub(crate) fn tag() -> &'static str {
    language().tag
}

fn spoken_in(language: Language, words: Words) -> Words {
    if language.pseudo { words.pseudo() } else { words }
}

/// The words that are neither those of a game nor of every table.
fn beside(language: &str) -> Vec<&'static str> {
    let parts =
        [bots::words(language), puzzles::words(language), server::words(language), own(language)];
    parts.concat()
}

/// The words of a game in the language of this run, and those of every table, of bots and of the
/// terminal.
pub(crate) fn of(info: &Info) -> &'static Words {
    of_game(info, language(), &OF_GAMES)
}

/// The words of a game in English.
pub(crate) fn english(info: &Info) -> &'static Words {
    of_game(info, ENGLISH, &ENGLISH_OF_GAMES)
}

fn of_game(info: &Info, language: Language, loaded: &'static OfGames) -> &'static Words {
    let place = shelf::GAMES.iter().position(|known| known.id == info.id);
    loaded[place.expect("the game is on the shelf")].get_or_init(|| {
        let more = beside(language.tag);
        let words = shelf::words(info.id, language.tag, &more);
        spoken_in(language, words.expect("the game is on the shelf"))
    })
}

/// The words that need no game.
pub(crate) fn plain() -> &'static Words {
    WITHOUT_GAME.get_or_init(|| {
        let tag = language().tag;
        let sources = table::words(tag).iter().copied().chain(beside(tag));
        spoken_in(language(), Words::new(tag, sources))
    })
}

/// The words for an error: those of its game, or where that is not known those of the first game
/// that has them all.
pub(crate) fn of_error(error: &Error, game: Option<&'static Info>) -> &'static Words {
    if let Some(info) = game {
        return of(info);
    }
    let has = |words: &&'static Words| has_all(words, &error.message);
    let games = shelf::GAMES.iter().map(|info| of(info));
    [plain()].into_iter().chain(games).find(has).unwrap_or_else(plain)
}

/// Whether there are words for a message and everything in it.
fn has_all(words: &Words, message: &Message) -> bool {
    let inner = |arg: &Arg| match arg {
        Arg::Word(key) => words.has(key),
        Arg::Piece(named) | Arg::Zone(named) => has_all(words, &named.name),
        Arg::Message(message) => has_all(words, message),
        Arg::List(list) => list.iter().all(|message| has_all(words, message)),
        Arg::Seat(_) | Arg::Seats(_) | Arg::Number(_) | Arg::Text(_) => true,
    };
    words.has(&message.key) && message.args.values().all(inner)
}

/// The rules of a game in the language of this run, as Markdown.
pub(crate) fn rules(info: &Info) -> &'static str {
    shelf::rules(info.id, language().tag).expect("the game is on the shelf")
}

/// The text of a message that speaks of no game and of no player.
pub(crate) fn say(message: &Message) -> String {
    plain().render(message, Reader::of(Names(&[])))
}

/// The same text without the full stop at its end, to stand within a sentence.
pub(crate) fn clause(text: &str) -> &str {
    text.trim_end_matches('.')
}

/// Messages as text for those who sit in front of one table.
#[derive(Clone, Debug)]
pub(crate) struct Texts {
    pub(crate) words: &'static Words,
    names: Vec<String>,
    you: SeatSet,
    pub(crate) paint: Paint,
}

impl Texts {
    /// For the people at a table: the only one among bots is addressed as `you`, also where a name
    /// stands alone.
    pub(crate) fn for_players(table: &dyn AnyTable, paint: Paint) -> Texts {
        let you = table::you(table.players());
        let mut texts = Texts { you, ..Texts::for_spectators(table, paint) };
        for seat in you.iter() {
            texts.names[seat.index()] = texts.word("you-name");
        }
        texts
    }

    /// For those who are none of the players.
    pub(crate) fn for_spectators(table: &dyn AnyTable, paint: Paint) -> Texts {
        let name = |player: &Player| player.name.clone();
        let names = table.players().iter().map(name).collect();
        Texts { words: of(table.info()), names, you: SeatSet::NONE, paint }
    }

    /// For whoever sits on one seat among others, wherever those are; on no seat for a spectator.
    pub(crate) fn for_seat(
        info: &Info,
        mut names: Vec<String>,
        seat: Option<Seat>,
        paint: Paint,
    ) -> Texts {
        let words = of(info);
        if let Some(name) = seat.and_then(|seat| names.get_mut(seat.index())) {
            *name = words.render(&Message::new("you-name"), Reader::of(Names(&[])));
        }
        Texts { words, names, you: seat.into_iter().collect(), paint }
    }

    /// For those who only ask about a game.
    pub(crate) fn of_game(info: &Info, paint: Paint) -> Texts {
        Texts { words: of(info), names: Vec::new(), you: SeatSet::NONE, paint }
    }

    /// All that it takes to put something into words.
    pub(crate) fn renderer(&self) -> Renderer<'_> {
        let reader = Reader { names: Names(&self.names), you: self.you };
        Renderer { words: self.words, reader, paint: self.paint }
    }

    /// The text of a message.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.renderer().say(message)
    }

    /// The text of a key without arguments.
    pub(crate) fn word(&self, key: impl Into<Key>) -> String {
        self.renderer().word(key)
    }

    /// The text of an argument.
    pub(crate) fn arg(&self, arg: Arg) -> String {
        self.say(&Message::new("text").with("text", arg))
    }

    /// A number with its thousands apart.
    pub(crate) fn number(&self, n: u64) -> String {
        crate::figures::grouped(n).replace(',', &self.word("cli-thousands"))
    }

    /// A number with one digit after the point.
    pub(crate) fn tenths(&self, x: f64) -> String {
        format!("{x:.1}").replace('.', &self.word("cli-point"))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use kernel::conform::same_keys;

    use super::*;

    #[test]
    fn every_game_has_words_in_every_language() {
        for info in shelf::GAMES {
            for language in LANGUAGES {
                let words = shelf::words(info.id, language, &beside(language)).unwrap();
                for key in ["game-about", "game-complete", "cli-your-move", "bot-random"] {
                    assert!(words.has(key), "{key} of {} in {language}", info.id);
                }
            }
            assert_eq!(of(info).language(), "en");
        }
    }

    #[test]
    fn the_environment_names_a_language_in_many_ways() {
        assert_eq!(spoken("de").map(|language| language.tag), Some("de"));
        assert_eq!(spoken("fr"), None);
        let error = choose(Some("tlh"), false).unwrap_err();
        assert_eq!((&*error.code, error.options.len()), ("unknown_language", LANGUAGES.len()));
    }

    /// All sources of this program.
    fn sources(folder: &Path) -> String {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let read = |path: std::path::PathBuf| match path.is_dir() {
            true => sources(&path),
            false => fs::read_to_string(&path).unwrap_or_default(),
        };
        entries.map(read).collect()
    }

    /// A key stands in the sources as it is, or is `error-` and a code, perhaps with a variant.
    #[test]
    fn both_languages_say_the_same_and_nothing_is_unused() {
        let all = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let keys: BTreeSet<String> = same_keys(own);
        let quoted = |text: &str| all.contains(&format!("\"{text}\""));
        let used = |key: &&String| {
            let Some(code) = key.strip_prefix("error-") else { return quoted(key) };
            let code = code.replace('-', "_");
            let variant = |(n, _): (usize, &str)| {
                let variant = code[n + 1..].replace('_', "-");
                let known = quoted(&code[..n])
                    || table::words("en").iter().any(|words| {
                        words.contains(&format!("\nerror-{} =", code[..n].replace('_', "-")))
                    });
                known && all.contains(&format!(".variant(\"{variant}\")"))
            };
            quoted(key) || quoted(&code) || code.match_indices('_').any(variant)
        };
        let unused: Vec<&String> = keys.iter().filter(|key| !used(key)).collect();
        assert!(unused.is_empty(), "{unused:?}");
    }
}
