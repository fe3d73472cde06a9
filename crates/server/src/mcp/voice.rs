//! What is told in words: the words of a game, the names of the players, and who is meant by `you`.

use std::sync::OnceLock;

use kernel::words::LANGUAGES;
use kernel::{Error, Info, Key, Message, Names, Paint, Reader, Renderer, Seat, SeatSet, Words};

type OfGames = [OnceLock<Words>; shelf::GAMES.len()];

static OF_GAMES: [OfGames; LANGUAGES.len()] =
    [const { [const { OnceLock::new() }; shelf::GAMES.len()] }; LANGUAGES.len()];
static WITHOUT_GAME: [OnceLock<Words>; LANGUAGES.len()] =
    [const { OnceLock::new() }; LANGUAGES.len()];

/// The words that are neither those of a game nor of every table.
fn beside(language: &str) -> Vec<&'static str> {
    [bots::words(language), crate::words(language)].concat()
}

fn place_of(language: &str) -> usize {
    LANGUAGES.iter().position(|known| *known == language).unwrap_or(0)
}

/// The words of a game, of every table, of bots and of the server.
pub(super) fn of_game(info: &Info, language: &str) -> &'static Words {
    let game = shelf::GAMES.iter().position(|known| known.id == info.id).unwrap_or(0);
    let place = place_of(language);
    let language = LANGUAGES[place];
    OF_GAMES[place][game].get_or_init(|| {
        let words = shelf::words(info.id, language, &beside(language));
        words.expect("a game of the shelf has words")
    })
}

/// The words that need no game.
fn without_game(language: &str) -> &'static Words {
    let place = place_of(language);
    let language = LANGUAGES[place];
    WITHOUT_GAME[place].get_or_init(|| {
        Words::new(language, table::words(language).iter().copied().chain(beside(language)))
    })
}

/// Why something is refused, in a sentence: in the words of the game, or where none is known in
/// those of the first game that has them.
pub(super) fn error(error: &Error, info: Option<&'static Info>, language: &str) -> String {
    let games = shelf::GAMES.iter().map(|info| of_game(info, language));
    let words = match info {
        Some(info) => of_game(info, language),
        None => {
            let mut all = [without_game(language)].into_iter().chain(games);
            all.find(|words| words.has(&error.message.key)).unwrap_or(without_game(language))
        }
    };
    let text = words.error(error);
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// The text of a message that speaks of no game and of no player.
pub(super) fn plain(message: &Message, language: &str) -> String {
    without_game(language).render(message, Reader::of(Names(&[])))
}

/// Words for whoever sits on one seat.
#[derive(Clone, Debug)]
pub(super) struct Voice {
    words: &'static Words,
    names: Vec<String>,
    you: SeatSet,
}

impl Voice {
    /// For a seat among players of these names.
    pub(super) fn of_seat(info: &Info, language: &str, names: Vec<String>, seat: Seat) -> Voice {
        let mut voice =
            Voice { names, you: [seat].into_iter().collect(), ..Voice::of(info, language) };
        let you = voice.word("you-name");
        if let Some(name) = voice.names.get_mut(seat.index()) {
            *name = you;
        }
        voice
    }

    /// For somebody who only asks about a game.
    pub(super) fn of(info: &Info, language: &str) -> Voice {
        Voice { words: of_game(info, language), names: Vec::new(), you: SeatSet::NONE }
    }

    /// All that it takes to put something into words.
    pub(super) fn renderer(&self) -> Renderer<'_> {
        let reader = Reader { names: Names(&self.names), you: self.you };
        Renderer { words: self.words, reader, paint: Paint::PLAIN }
    }

    /// The text of a message.
    pub(super) fn say(&self, message: &Message) -> String {
        self.renderer().say(message)
    }

    /// The text of a key without arguments.
    pub(super) fn word(&self, key: impl Into<Key>) -> String {
        self.renderer().word(key)
    }
}
