//! `parlour schema`

use std::io::Write;
use std::process::ExitCode;

use kernel::Game;
use shelf::Visitor;

use crate::fail::Done;
use crate::options;

/// Print the JSON Schema of what goes in and out of a table
///
/// Commands, replies, updates (view, screen, events), read models and cues of one game, generated
/// from the types of the rules. Programs that talk to a table can check their messages with it.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  parlour schema texas-42 > texas-42.schema.json")]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = options::game_ids())]
    game: String,
}

pub(crate) fn run(args: &Args) -> Done {
    let schema = shelf::visit(&args.game, Schema)?;
    writeln!(std::io::stdout().lock(), "{schema}")?;
    Ok(ExitCode::SUCCESS)
}

struct Schema;

impl Visitor for Schema {
    type Out = String;

    fn visit<G: Game>(self) -> String {
        serde_json::to_string_pretty(&table::schema::<G>()).expect("a schema can be written")
    }
}
