//! `parlour`: play, replay, check and measure the games of Parlour in a terminal.

mod agent_input;
mod autosave;
mod bot;
mod bulk;
mod commands;
mod fail;
mod hints;
mod input;
mod keeping;
mod listing;
mod log_lines;
mod markdown;
mod online;
mod opening;
mod options;
mod outcome;
mod pacing;
mod screen;
mod seating;
mod serving;
mod session;
mod sheets;
mod source;
mod stamp;
mod teller;
mod term;
mod words;

use std::process::ExitCode;

use clap::Parser;
use measure::{clock, figures};

use crate::commands::Command;
use crate::fail::Fail;

/// Turn-based tabletop games: play them, replay them, check them, measure them.
///
/// Start with `parlour play texas-42`. `parlour games` lists what can be played, and every command
/// explains itself with --help.
#[derive(Parser)]
#[command(name = "parlour", version, about, long_about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// The language: en or de [default: on a terminal that of LC_ALL, LC_MESSAGES or LANG, else en]
    ///
    /// What is typed is the same in every language: commands, options and moves. Help, and the
    /// reports of tools such as sim, arena and fuzz, are in English.
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<String>,
}

fn main() -> ExitCode {
    let Cli { command, lang } = Cli::parse();
    let chosen = words::choose(lang.as_deref(), command.is_for_programs());
    match chosen.map_err(Fail::from).and_then(|()| command.run()) {
        Ok(code) => code,
        Err(failed) => failed.report(),
    }
}
