//! Everything that must pass, step by step.
#![expect(clippy::disallowed_types, reason = "steps say how long they took")]

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::step::{asked, step};
use crate::{mcp, root, web};

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

/// The command that checks so many random games of a game.
const fn fuzz(game: &'static str, games: &'static str) -> [&'static str; 8] {
    ["cargo", "run", "-qr", "--", "fuzz", game, "--games", games]
}

const STEPS: &[Step] = &[
    ("format", &["cargo", "fmt", "--all", "--check"], &[]),
    (
        "format of the package for Python",
        &["cargo", "fmt", "--manifest-path=crates/python/Cargo.toml", "--check"],
        &[],
    ),
    ("tidy", &["cargo", "xtask", "tidy"], &[]),
    (
        "lints",
        &["cargo", "clippy", "--workspace", "--all-targets", "--all-features", "--", "-Dwarnings"],
        &[],
    ),
    // Before all that puts it into the program.
    ("application", &["cargo", "xtask", "app"], &[]),
    ("tests", &["cargo", "test", "--workspace", "--all-features", "--no-fail-fast"], &[]),
    ("mutants", &["cargo", "xtask", "mutants"], &[]),
    (
        "docs",
        &["cargo", "doc", "--workspace", "--no-deps", "--all-features"],
        &[("RUSTDOCFLAGS", "-Dwarnings")],
    ),
    ("release build", &["cargo", "build", "--release"], &[]),
    ("browser", &["cargo", "xtask", "browser"], &[]),
    (
        "lints of the package for Python",
        &[
            "cargo",
            "clippy",
            "--manifest-path=crates/python/Cargo.toml",
            "--target-dir=target/python/build",
            "--profile=quick",
            "--",
            "-Dwarnings",
        ],
        &[],
    ),
    ("python", &["cargo", "xtask", "python", "--ci"], &[]),
    ("learn", &["cargo", "xtask", "learn", "--ci"], &[]),
    ("scenarios", &["cargo", "run", "-qr", "--", "scenario", "scenarios"], &[]),
    ("fuzz texas-42", &fuzz("texas-42", FUZZ_GAMES), &[]),
    ("fuzz innovation", &fuzz("innovation", FUZZ_GAMES), &[]),
    ("fuzz skirmish", &fuzz("skirmish", FUZZ_GAMES), &[]),
    ("fuzz mordheim", &fuzz("mordheim", FEW_FUZZ_GAMES), &[]),
    ("honesty texas-42", &bots("texas-42", "20"), &[]),
    ("honesty innovation", &bots("innovation", "2"), &[]),
    ("honesty skirmish", &bots("skirmish", "6"), &[]),
    ("honesty mordheim", &bots("mordheim", "1"), &[]),
    ("bench", &["cargo", "run", "-qr", "--", "bench", "--seconds", "2"], &[]),
    ("bench of bots", &["cargo", "run", "-qr", "--", "bench", "--bots", "--seconds", "2"], &[]),
];

/// So many of the longest steps are named at the end.
const LONGEST: usize = 5;

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
    let mut times = Times::default();
    for (name, words, env) in STEPS {
        times.step(name, words, env)?;
        if *name == BEFORE_RELEASE {
            begin_release();
        }
    }
    if mcp::has_python() {
        times.step("models", &["cargo", "xtask", "mcp"], &[])?;
    } else {
        println!("--- models: skipped, there is no Python 3.10 or newer");
    }
    if asked("cargo-deny", &["--version"]).is_some() {
        let words = ["cargo", "deny", "--offline", "check", "bans", "licenses", "sources"];
        times.step("dependencies", &words, &[])?;
        let python = "--manifest-path=crates/python/Cargo.toml";
        let checks = ["check", "--config", "deny.toml", "bans", "licenses", "sources"];
        let words = [&["cargo", "deny", "--offline", python], &checks[..]].concat();
        times.step("dependencies of the package for Python", &words, &[])?;
    } else {
        println!("--- dependencies: skipped, cargo-deny is not installed");
    }
    println!("{}\n--- everything passed", times.summary());
    Ok(())
}

/// How long each step took.
#[derive(Default)]
struct Times(Vec<(&'static str, Duration)>);

impl Times {
    /// Takes a step and says how long it took.
    fn step(
        &mut self,
        name: &'static str,
        words: &[&str],
        env: &[(&str, &str)],
    ) -> Result<(), String> {
        let start = Instant::now();
        step(name, words, env)?;
        let took = start.elapsed();
        println!("--- {name}: took {}", shown(took));
        self.0.push((name, took));
        Ok(())
    }

    /// The time of all steps together, and which took longest.
    fn summary(&self) -> String {
        let mut steps = self.0.clone();
        steps.sort_by_key(|&(_, took)| std::cmp::Reverse(took));
        let all: Duration = steps.iter().map(|&(_, took)| took).sum();
        let step = |(name, took): &(&str, Duration)| format!("{name} {}", shown(*took));
        let longest: Vec<String> = steps.iter().take(LONGEST).map(step).collect();
        format!("--- {} in all, longest: {}", shown(all), longest.join(", "))
    }
}

/// `4.2 s`, or `12 min 05 s`.
fn shown(time: Duration) -> String {
    match time.as_secs() {
        0..60 => format!("{:.1} s", time.as_secs_f64()),
        seconds => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

/// Writes the golden games again.
pub(crate) fn playthroughs() -> Result<(), String> {
    step("playthroughs", &["cargo", "test", "-p", "shelf", "playthroughs"], &[("UPDATE", "1")])
}

/// The command that runs one test of the workspace, built as the tests of all of it are.
pub(crate) const fn one_test(name: &str) -> [&str; 7] {
    ["cargo", "test", "-q", "--workspace", "--all-features", "--tests", name]
}

/// Writes the schemas from which the types of the page are made.
pub(crate) fn schemas() -> Result<(), String> {
    step("schemas of what goes in and out", &one_test("schemas_of_the_page"), &[("UPDATE", "1")])
}

/// Writes the types of the page again.
pub(crate) fn types() -> Result<(), String> {
    schemas()?;
    web::packages()?;
    web::npm("types of the page", &["run", "types"], &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_steps_come_first() {
        let seconds = |seconds: f64| Duration::from_secs_f64(seconds);
        let times = Times(vec![("tidy", seconds(0.21)), ("tests", seconds(724.9))]);
        let summary = "--- 12 min 05 s in all, longest: tests 12 min 04 s, tidy 0.2 s";
        assert_eq!(times.summary(), summary);
    }
}
