//! `parlour`: play, replay, check and measure the games of Parlour in a terminal.

mod answer;
mod asked;
mod bot;
mod bulk;
mod commands;
mod fail;
mod http;
mod keeper;
mod listing;
mod odds;
mod opening;
mod options;
mod outcome;
mod seating;
mod site;
mod sitting;
mod source;
mod stage;
mod story;
mod term;

use std::process::ExitCode;

use clap::Parser;
use measure::{clock, figures};

use crate::commands::Command;

/// Turn-based tabletop games: play them, replay them, check them, measure them.
///
/// Start with `parlour play texas-42`. `parlour games` lists what can be played, and every command
/// explains itself with --help.
#[derive(Parser)]
#[command(name = "parlour", version, about, long_about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    match Cli::parse().command.run() {
        Ok(code) => code,
        Err(failed) => failed.report(),
    }
}
