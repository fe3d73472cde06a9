//! What can be read at any time: rules, words, card texts and the shape of messages.

use kernel::{Info, Message, Show};
use rmcp::ErrorData;
use rmcp::model::{ReadResourceResult, Resource, ResourceContents};
use shelf::Visitor;

use super::reference::Reference;
use super::voice;

/// What begins every address.
const SCHEME: &str = "parlour://";
/// What the words of Parlour mean.
const GLOSSARY: &str = include_str!("../../../../GLOSSARY.md");
const MARKDOWN: &str = "text/markdown";
const JSON: &str = "application/json";

/// What there is to read about each game: a name, its title, and of which sort it is.
const OF_GAMES: [(&str, &str, &str); 4] = [
    ("rules", "mcp-resource-rules", MARKDOWN),
    ("glossary", "mcp-resource-glossary", MARKDOWN),
    ("cards", "mcp-resource-cards", MARKDOWN),
    ("schema", "mcp-resource-schema", JSON),
];

/// Everything that can be read.
pub(super) fn listed(language: &str) -> Vec<Resource> {
    let title = |key: &'static str, game: &str| {
        voice::plain(&Message::new(key).with("game", game), language)
    };
    let glossary = Resource::new(format!("{SCHEME}glossary"), "glossary")
        .with_title(title("mcp-resource-words", ""))
        .with_mime_type(MARKDOWN);
    let of_games = shelf::GAMES.iter().flat_map(|info| {
        let there = |(name, ..): &(&str, &str, &str)| {
            *name != "glossary" || of_game(info, name, language).is_some()
        };
        OF_GAMES.into_iter().filter(there).map(|(name, key, sort)| {
            Resource::new(format!("{SCHEME}{}/{name}", info.id), format!("{}-{name}", info.id))
                .with_title(title(key, info.name))
                .with_mime_type(sort)
        })
    });
    [glossary].into_iter().chain(of_games).collect()
}

/// What stands at an address.
pub(super) fn read(uri: &str, language: &str) -> Result<ReadResourceResult, ErrorData> {
    let nothing = || ErrorData::resource_not_found(format!("nothing is at {uri}"), None);
    let path = uri.strip_prefix(SCHEME).ok_or_else(nothing)?;
    let (text, sort) = match path.split_once('/') {
        None if path == "glossary" => (GLOSSARY.to_owned(), MARKDOWN),
        Some((game, name)) => {
            let info = shelf::info(game).map_err(|_| nothing())?;
            let known = OF_GAMES.iter().find(|(known, ..)| *known == name).ok_or_else(nothing)?;
            (of_game(info, name, language).ok_or_else(nothing)?, known.2)
        }
        None => return Err(nothing()),
    };
    let contents = ResourceContents::text(text, uri).with_mime_type(sort);
    Ok(ReadResourceResult::new(vec![contents]))
}

fn of_game(info: &'static Info, name: &str, language: &str) -> Option<String> {
    let reference = Reference::of(info, language).ok()?;
    match name {
        "rules" => Some(reference.rules().to_owned()),
        // Where the rules alone say what words mean, there are no texts of their own.
        "glossary" => Some(reference.glossary()).filter(|text| !text.is_empty()),
        "cards" => Some(reference.cards()),
        "schema" => Some(schema(info)),
        _ => None,
    }
}

/// The JSON Schema of what goes in and out of a table of a game.
fn schema(info: &Info) -> String {
    struct Messages;
    impl Visitor for Messages {
        type Out = schemars::Schema;
        fn visit<G: Show>(self) -> Self::Out {
            table::schema::<G>()
        }
    }
    let schema = shelf::visit(info.id, Messages).expect("the game is on the shelf");
    serde_json::to_string_pretty(&schema).expect("a schema can be written")
}
