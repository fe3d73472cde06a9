//! Everything that must pass, step by step.

use std::process::{Command, Stdio};

use crate::root;
use crate::step::{asked, step};

/// How many random games of each game are checked on every run.
const FUZZ_GAMES: &str = "300";
/// The same for a game whose every game is long.
const FEW_FUZZ_GAMES: &str = "80";

/// A step: a name, a program and its arguments, and the environment it needs.
type Step = (&'static str, &'static [&'static str], &'static [(&'static str, &'static str)]);

/// The command that tries all bots of a game at positions of so many random games.
const fn bots(game: &'static str, games: &'static str) -> [&'static str; 9] {
    ["cargo", "run", "-qr", "--", "fuzz", game, "--games", games, "--bots=all"]
}

const STEPS: &[Step] = &[
    ("format", &["cargo", "fmt", "--all", "--check"], &[]),
    ("tidy", &["cargo", "xtask", "tidy"], &[]),
    (
        "lints",
        &["cargo", "clippy", "--workspace", "--all-targets", "--all-features", "--", "-Dwarnings"],
        &[],
    ),
    (
        "lints without the yardstick",
        &["cargo", "clippy", "-p", "parlour", "--no-default-features", "--", "-Dwarnings"],
        &[],
    ),
    // Before all that puts it into the program.
    ("application", &["cargo", "xtask", "app"], &[]),
    ("tests", &["cargo", "test", "--workspace", "--all-features", "--no-fail-fast"], &[]),
    ("bite", &["cargo", "xtask", "bite"], &[]),
    (
        "docs",
        &["cargo", "doc", "--workspace", "--no-deps", "--all-features"],
        &[("RUSTDOCFLAGS", "-Dwarnings")],
    ),
    ("release build", &["cargo", "build", "--release"], &[]),
    ("browser", &["cargo", "xtask", "browser"], &[]),
    ("scenarios", &["cargo", "run", "-qr", "--", "scenario", "scenarios"], &[]),
    ("fuzz", &["cargo", "run", "-qr", "--", "fuzz", "texas-42", "--games", FUZZ_GAMES], &[]),
    ("fuzz", &["cargo", "run", "-qr", "--", "fuzz", "innovation", "--games", FUZZ_GAMES], &[]),
    ("fuzz", &["cargo", "run", "-qr", "--", "fuzz", "skirmish", "--games", FUZZ_GAMES], &[]),
    ("fuzz", &["cargo", "run", "-qr", "--", "fuzz", "mordheim", "--games", FEW_FUZZ_GAMES], &[]),
    ("honesty", &bots("texas-42", "20"), &[]),
    ("honesty", &bots("innovation", "4"), &[]),
    ("honesty", &bots("skirmish", "20"), &[]),
    ("honesty", &bots("mordheim", "1"), &[]),
    ("bench", &["cargo", "run", "-qr", "--", "bench", "--seconds", "2"], &[]),
    ("bench of bots", &["cargo", "run", "-qr", "--", "bench", "--bots", "--seconds", "2"], &[]),
];

/// The step after which the program can be built.
const BEFORE_RELEASE: &str = "application";

/// Begins to build the program beside the steps that follow: putting it together keeps one core
/// busy for minutes. Its own step waits for it, and says what went wrong where something did.
fn begin_release() {
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--release", "--quiet"]).current_dir(root());
    let begun = cargo.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    if begun.is_ok() {
        println!("--- release build: begun beside what follows");
    }
}

/// Runs all steps; stops at the first that fails and says how to run it alone.
pub(crate) fn run() -> Result<(), String> {
    for (name, words, env) in STEPS {
        step(name, words, env)?;
        if *name == BEFORE_RELEASE {
            begin_release();
        }
    }
    if asked("cargo-deny", &["--version"]).is_some() {
        let words = ["cargo", "deny", "--offline", "check", "bans", "licenses", "sources"];
        step("dependencies", &words, &[])?;
    } else {
        println!("--- dependencies: skipped, cargo-deny is not installed");
    }
    println!("--- everything passed");
    Ok(())
}

/// Writes the golden games anew.
pub(crate) fn playthroughs() -> Result<(), String> {
    step("playthroughs", &["cargo", "test", "-p", "shelf", "playthroughs"], &[("UPDATE", "1")])
}

/// Writes the types of the page anew.
pub(crate) fn types() -> Result<(), String> {
    step("types of the page", &["cargo", "test", "-p", "wasm", "types"], &[("UPDATE", "1")])
}
