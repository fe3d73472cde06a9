//! `parlour schema`

use std::io::Write;
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use kernel::Show;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use shelf::Visitor;

use super::{agent, arena, games, look, perft, replay, scenario, sim, verify};
use crate::fail::Done;
use crate::options;

/// Print the JSON Schema of what goes in and out of a table, or of what a command prints
///
/// Of a game: commands, replies, updates (view, screen, events), read models and cues, generated
/// from the types of the rules. Of a command: what it prints with --json, and of `agent` each line.
/// Programs can check their messages with it.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  parlour schema texas-42 > texas-42.schema.json
  parlour schema --command replay")]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = options::game_ids(), required_unless_present = "command")]
    game: Option<String>,
    /// The command whose JSON is described
    #[arg(long, conflicts_with = "game", value_parser = commands())]
    command: Option<String>,
}

/// What makes the schema of a command.
type Describe = fn() -> Schema;

/// The commands that print JSON, and what it looks like. Measurements are described in words only.
const COMMANDS: [(&str, Describe); 9] = [
    ("agent", described::<agent::Line<'static>>),
    ("arena", described::<arena::Report<'static>>),
    ("games", described::<Games>),
    ("look", described::<look::Looked>),
    ("perft", described::<perft::Counted<'static>>),
    ("replay", described::<replay::Replayed>),
    ("scenario", described::<scenario::Report>),
    ("sim", described::<sim::Summary<'static>>),
    ("verify", described::<Vec<verify::Checked>>),
];

/// All games, or the one that was named.
#[derive(JsonSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "only its shape is used")]
enum Games {
    All(Vec<games::Game>),
    One(Box<games::Game>),
}

fn commands() -> PossibleValuesParser {
    PossibleValuesParser::new(COMMANDS.map(|(name, _)| name))
}

fn described<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<T>()
}

pub(crate) fn run(args: &Args) -> Done {
    let command = COMMANDS.iter().find(|(name, _)| args.command.as_deref() == Some(name));
    let schema = match (command, &args.game) {
        (Some((_, schema)), _) => schema(),
        (None, game) => shelf::visit(game.as_deref().unwrap_or_default(), Messages)?,
    };
    let text = serde_json::to_string_pretty(&schema).expect("a schema can be written");
    writeln!(std::io::stdout().lock(), "{text}")?;
    Ok(ExitCode::SUCCESS)
}

struct Messages;

impl Visitor for Messages {
    type Out = Schema;

    fn visit<G: Show>(self) -> Schema {
        table::schema::<G>()
    }
}
