//! What can be played.

use bots::{Allowed, Described};
use kernel::Message;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Answer, Effect, Told, Tool};
use crate::mcp::person::Person;
use crate::mcp::session::Session;
use crate::mcp::voice::Voice;

/// Lists the games.
pub(super) struct ListGames;

/// Which games.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    /// The id of one game, to see its options and bots; all games in short if left out.
    game: Option<String>,
}

#[derive(Serialize, JsonSchema)]
pub(super) struct Games {
    games: Vec<Game>,
}

/// A game.
#[derive(Serialize, JsonSchema)]
struct Game {
    /// What `start_game` calls it.
    id: &'static str,
    name: &'static str,
    /// What it is.
    about: String,
    /// Fewest and most seats.
    seats: [u32; 2],
    /// Whether anything is hidden from anybody.
    hides: bool,
    /// What `details` of `look` can be asked about.
    topics: Vec<&'static str>,
    /// The options, where one game was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    options: Vec<Choice>,
    /// The bots that can sit on the other seats, where one game was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    bots: Vec<String>,
}

/// An option.
#[derive(Serialize, JsonSchema)]
struct Choice {
    key: &'static str,
    /// What it decides.
    about: String,
    /// The values that it takes.
    values: String,
    default: &'static str,
}

impl Tool for ListGames {
    const NAME: &'static str = "list_games";
    const TITLE: &'static str = "List games";
    const ABOUT: &'static str = "What can be played. With `game` set: the options of that game and \
        the bots that can sit on its other seats.";
    const EFFECT: Effect = Effect::Reads;
    type Asked = Asked;
    type Told = Games;

    async fn call(session: &Session, asked: Asked, _: &Person) -> Answer<Games> {
        let language = session.language();
        let games: Vec<Game> = match asked.game {
            Some(id) => vec![game(Described::of(shelf::info(&id)?), language, true)?],
            None => bots::described()
                .into_iter()
                .map(|described| game(described, language, false))
                .collect::<Result<_, _>>()?,
        };
        let text = games.iter().map(Game::text).collect::<Vec<_>>().join("\n");
        Ok(Told::new(Games { games }, text))
    }
}

fn game(described: Described, language: &str, whole: bool) -> Result<Game, kernel::Error> {
    let voice = Voice::of(shelf::info(described.id)?, language);
    let options = described.options.iter().filter(|_| whole).map(|option| Choice {
        key: option.key,
        about: voice.say(&Message::of("option", option.key)),
        values: match &option.values {
            Allowed::Words(words) => words.join(" | "),
            Allowed::Number(range) => format!("{}..{}", range.from, range.to),
            Allowed::Text { text } => text.join(" | "),
        },
        default: option.default,
    });
    Ok(Game {
        id: described.id,
        name: described.name,
        about: voice.word("game-about"),
        seats: [described.seats.from, described.seats.to],
        hides: described.hides,
        topics: described.topics.to_vec(),
        options: options.collect(),
        bots: described.bots.iter().filter(|_| whole).map(|bot| bot.name.to_owned()).collect(),
    })
}

impl Game {
    fn text(&self) -> String {
        let [from, to] = self.seats;
        let mut lines = vec![format!("- {} ({}, {from}-{to}): {}", self.id, self.name, self.about)];
        let option = |option: &Choice| {
            format!("  - {}={}: {} [{}]", option.key, option.default, option.about, option.values)
        };
        lines.extend(self.options.iter().map(option));
        if !self.bots.is_empty() {
            lines.push(format!("  - {}", self.bots.join(", ")));
        }
        lines.join("\n")
    }
}
