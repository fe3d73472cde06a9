//! Measures the games of Parlour beside a chess library: `cargo xtask bench`.

mod chess;

use std::error::Error;
use std::io;
use std::process::ExitCode;

use clap::Parser;
use measure::bench::{self, Plan, Yardstick};

use crate::chess::RandomChess;

/// Measure how fast games are played, beside a chess library in the same run
///
/// Plays random games on one core, every move fully validated, and counts decisions a second. A
/// decision is one move by one mover; chance is a mover too. The yardstick is the chess library
/// shakmaty at its fastest: random legal moves from its own list, made unchecked. Chess and the
/// games take turns, round after round, and the figures are medians over the rounds, so that a busy
/// machine slows all of them alike; the ratio says more than the figures themselves.
///
/// Everything else is measured as `parlour bench` does it.
#[derive(Parser)]
#[command(
    bin_name = "cargo xtask bench",
    version,
    max_term_width = 100,
    after_help = "\
Examples:
  cargo xtask bench
  cargo xtask bench texas-42 --seconds 20 --rounds 15 --json"
)]
struct Cli {
    #[command(flatten)]
    plan: Plan,
}

fn main() -> ExitCode {
    match run(&Cli::parse().plan) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => report(&*error),
    }
}

fn run(plan: &Plan) -> Result<(), Box<dyn Error>> {
    bench::warn(&mut io::stderr())?;
    let chess = Yardstick { name: "shakmaty", contender: Box::new(RandomChess::default()) };
    let report = plan.measure(Some(chess))?;
    Ok(report.write(&mut io::stdout().lock())?)
}

/// Says what went wrong. That nobody reads on is no fault.
#[expect(clippy::print_stderr, reason = "this is where errors are shown")]
fn report(error: &(dyn Error + 'static)) -> ExitCode {
    let closed = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    if error.downcast_ref().is_some_and(closed) {
        return ExitCode::SUCCESS;
    }
    eprintln!("error: {error}");
    ExitCode::FAILURE
}
