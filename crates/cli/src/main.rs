//! `parlour`: play, replay, check and measure the games of Parlour in a terminal.

mod agent_input;
mod autosave;
mod bot;
mod bulk;
mod commands;
mod fail;
mod hints;
mod home;
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
mod saves;
mod seating;
mod serving;
mod session;
mod sheets;
mod source;
mod stage;
mod stamp;
mod teller;
mod term;
mod tui;
mod words;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser};
use measure::{clock, figures};

use crate::commands::Command;
use crate::fail::Fail;

/// Turn-based tabletop games: play them, replay them, check them, measure them.
///
/// On a terminal, `parlour` alone lists what can be played: the last game and other saves, new
/// games, puzzles, and tables on servers. `parlour play texas-42` begins a game at once, and every
/// command explains itself with --help.
#[derive(Parser)]
#[command(name = "parlour", version, about, long_about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// The language: en or de [default: on a terminal that of LC_ALL, LC_MESSAGES or LANG, else en]
    ///
    /// What is typed is the same in every language: commands, options and moves. Help, and the
    /// reports of tools such as sim, arena and fuzz, are in English.
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<String>,
}

/// What the command line says. Without a screen it has to name a command.
fn parsed() -> Cli {
    let mut command = Cli::command();
    if !tui::is_there() {
        command = command.subcommand_required(true).arg_required_else_help(true);
    }
    Cli::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit())
}

fn main() -> ExitCode {
    let Cli { command, lang } = parsed();
    let for_programs = command.as_ref().is_some_and(Command::is_for_programs);
    let chosen = words::choose(lang.as_deref(), for_programs);
    let run = || command.map_or_else(home::run, Command::run);
    match chosen.map_err(Fail::from).and_then(|()| run()) {
        Ok(code) => code,
        Err(failed) => failed.report(),
    }
}
