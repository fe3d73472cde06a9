//! The games beside a chess library. Only the package `yardstick` contains that library, which is
//! under another licence than Parlour.

use std::process::Command;

use crate::root;
use crate::step::{Failed, run};

/// What builds the yardstick as fast as it can be and runs it.
const CARGO: &str = "cargo run --quiet --release --package yardstick --";

/// Builds the yardstick and runs it with these words. What it prints is all that goes to standard
/// output.
pub(crate) fn run_yardstick(words: &[&str]) -> Result<(), String> {
    let words = words.strip_prefix(&["--"]).unwrap_or(words);
    eprintln!("--- bench: {CARGO} {} (a few minutes the first time)", words.join(" "));
    let mut parts = CARGO.split(' ');
    let mut command = Command::new(parts.next().expect("a command has a program"));
    command.args(parts).args(words).current_dir(root());
    run(command).map_err(|why| match why {
        Failed::Missing(why) => format!("cargo: {why}"),
        Failed::Refused => "the games could not be measured".to_owned(),
    })
}
