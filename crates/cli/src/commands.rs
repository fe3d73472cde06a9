//! One file for each command.

mod agent;
mod arena;
mod bench;
mod completions;
mod fuzz;
mod games;
mod link;
mod look;
mod mcp;
mod open;
mod perft;
mod play;
mod puzzles;
mod replay;
mod scenario;
mod schema;
mod serve;
mod sim;
mod verify;
mod watch;
mod web;

use clap::Subcommand;

pub(crate) use games::values as option_values;
pub(crate) use play::join_table;
pub(crate) use puzzles::{solve_daily, solve_named};

use crate::fail::Done;

#[derive(Subcommand)]
pub(crate) enum Command {
    Games(games::Args),
    Play(play::Args),
    Puzzles(puzzles::Args),
    Web(web::Args),
    Serve(serve::Args),
    Watch(watch::Args),
    Agent(agent::Args),
    Mcp(mcp::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Link(link::Args),
    Open(open::Args),
    Look(look::Args),
    Sim(sim::Args),
    Arena(arena::Args),
    Perft(perft::Args),
    Bench(bench::Args),
    Scenario(scenario::Args),
    Fuzz(fuzz::Args),
    Schema(schema::Args),
    Completions(completions::Args),
}

impl Command {
    /// Whether only programs read what it prints.
    pub(crate) fn is_for_programs(&self) -> bool {
        matches!(self, Command::Agent(_) | Command::Mcp(_))
    }

    pub(crate) fn run(self) -> Done {
        match self {
            Command::Games(args) => games::run(&args),
            Command::Play(args) => play::run(&args),
            Command::Puzzles(args) => puzzles::run(&args),
            Command::Web(args) => web::run(&args),
            Command::Serve(args) => serve::run(&args),
            Command::Watch(args) => watch::run(&args),
            Command::Agent(args) => agent::run(&args),
            Command::Mcp(args) => mcp::run(&args),
            Command::Replay(args) => replay::run(&args),
            Command::Verify(args) => verify::run(&args),
            Command::Link(args) => link::run(&args),
            Command::Open(args) => open::run(&args),
            Command::Look(args) => look::run(&args),
            Command::Sim(args) => sim::run(&args),
            Command::Arena(args) => arena::run(&args),
            Command::Perft(args) => perft::run(&args),
            Command::Bench(args) => bench::run(&args),
            Command::Scenario(args) => scenario::run(&args),
            Command::Fuzz(args) => fuzz::run(&args),
            Command::Schema(args) => schema::run(&args),
            Command::Completions(args) => completions::run(&args),
        }
    }
}
