//! `learn`: games that bots play with themselves as positions to learn from, and matches that say
//! whether what was learned is worth it. `learn/README.md` has the whole recipe.

mod clock;
mod describe;
mod duel;
mod play;
mod player;
mod record;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Games to learn from, and matches between judgements.
#[derive(Parser)]
#[command(name = "learn", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays games and writes positions of them, with how they ended.
    Play(play::Play),
    /// Two players meet: the same deals, both ways round.
    Duel(duel::Duels),
    /// Says what a net sees of a position, as JSON.
    Describe(describe::Describe),
}

/// What went wrong, for people.
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// A failure that is said in these words.
fn failed(why: impl std::fmt::Display) -> Failure {
    why.to_string().into()
}

/// An error of a game, said by its code and fields.
fn refused(error: kernel::Error) -> Failure {
    failed(format!("{error:?}"))
}

#[expect(clippy::print_stderr, reason = "this is where the program speaks")]
fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Play(play) => play.run(),
        Command::Duel(duel) => duel.run(),
        Command::Describe(describe) => describe.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("learn: {why}");
            ExitCode::FAILURE
        }
    }
}
