//! One file for each command.

mod games;

use clap::Subcommand;

use crate::fail::Done;

#[derive(Subcommand)]
pub(crate) enum Command {
    Games(games::Args),
}

impl Command {
    pub(crate) fn run(self) -> Done {
        match self {
            Command::Games(args) => games::run(&args),
        }
    }
}
