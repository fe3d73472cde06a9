//! `parlour mcp`

use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use server::mcp::{Manner, Seeds, stdio};

use crate::fail::Done;
use crate::online::dial;
use crate::words;

/// Let a language model play, by the Model Context Protocol on standard input and output
///
/// Clients such as Claude, Cursor or VS Code start this command by themselves; docs/agents.md shows
/// what to write into their settings. The model starts a game against bots, or joins a table of a
/// server by the key to a seat, sees what its seat may know, and plays by tools. A wrong move is
/// refused with the reason; no move is ever made in its place. One process is one session, and
/// holds one seat.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  claude mcp add parlour -- parlour mcp
  parlour mcp --list off --hints off               a harder test
  parlour mcp --seed 7                             the same deals again

Exit code: 0 when the client has gone, 3 when the system does not let it run.")]
pub(crate) struct Args {
    /// Whether legal moves are listed, and near ones named after a wrong move
    #[arg(long, default_value = "on", value_parser = PossibleValuesParser::new(["on", "off"]))]
    list: String,
    /// Whether a strong bot may be asked for a hint
    #[arg(long, default_value = "on", value_parser = PossibleValuesParser::new(["on", "off"]))]
    hints: String,
    /// Deal the first game by this number, and the next number the next [default: any]
    ///
    /// Anyone who knows or guesses the number knows every hidden card and every roll to come; the
    /// model is not told it.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The seed of what bots decide, kept apart from the seed that deals
    #[arg(long, value_name = "N", default_value_t = 1)]
    bot_seed: u64,
}

pub(crate) fn run(args: &Args) -> Done {
    let manner =
        Manner { lists: args.list == "on", hints: args.hints == "on", language: words::tag() };
    stdio(manner, Seeds { deal: args.seed, bots: args.bot_seed }, dial)?;
    Ok(ExitCode::SUCCESS)
}
