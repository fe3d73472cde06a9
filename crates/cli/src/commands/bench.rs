//! `parlour bench`

use std::process::ExitCode;

use measure::bench::{self, Plan};

use crate::fail::Done;

/// Measure how fast games are played
///
/// Plays random games on one core, every move fully validated, and counts decisions a second. A
/// decision is one move by one mover; chance is a mover too. The games take turns, round after
/// round, and the figures are medians over the rounds, so that a busy machine slows all of them
/// alike. `cargo xtask bench` in Parlour's repository measures a chess library in the same run,
/// as a yardstick that says more than the figures themselves.
///
/// Also: the time to clone a state, its size, and the length of the link of a whole game (the
/// median of 200 random games with default options and 64-bit seeds); and for the longest of these
/// games, how long it takes to read its save, play it again and compare every event, and how long
/// at most to travel to any entry of its log.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  parlour bench
  parlour bench texas-42 --seconds 20 --rounds 15 --json")]
pub(crate) struct Args {
    #[command(flatten)]
    plan: Plan,
}

pub(crate) fn run(args: &Args) -> Done {
    bench::warn(&mut std::io::stderr())?;
    let report = args.plan.measure(None)?;
    report.write(&mut std::io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}
