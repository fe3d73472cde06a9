//! Running other programs, one line for each saying what is done.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::root;

/// Says what is done and lets the program do it in the folder of the workspace, its output shown.
pub(crate) fn step(name: &str, words: &[&str], env: &[(&str, &str)]) -> Result<(), String> {
    println!("--- {name}: {}", words.join(" "));
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).envs(env.iter().copied()).current_dir(root());
    run(command).map_err(|why| match why {
        Failed::Missing(why) => format!("{}: {why}", words[0]),
        Failed::Refused => format!("`{name}` failed. To run it alone: {}", words.join(" ")),
    })
}

/// Why a program did not do what it should.
pub(crate) enum Failed {
    /// It could not be started.
    Missing(String),
    /// It said no.
    Refused,
}

/// Runs a program to its end, its output shown.
pub(crate) fn run(mut command: Command) -> Result<(), Failed> {
    let status = command.status().map_err(|error| Failed::Missing(error.to_string()))?;
    if status.success() { Ok(()) } else { Err(Failed::Refused) }
}

/// What a program prints, where it is there and ends well.
pub(crate) fn asked(program: &str, words: &[&str]) -> Option<String> {
    answer(Command::new(program).args(words))
}

/// What a command prints, where it can be run and ends well.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).current_dir(root()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    output.status.success().then_some(text)
}

/// Runs a program, its output shown, but not for longer than so many seconds; says whether it ended
/// well.
pub(crate) fn tried(command: &mut Command, seconds: u32) -> bool {
    let Ok(mut child) = command.stdin(Stdio::null()).spawn() else { return false };
    for _ in 0..seconds * 10 {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => thread::sleep(Duration::from_millis(100)),
            Err(_) => break,
        }
    }
    // It may have ended by itself in this moment.
    let _ = child.kill();
    let _ = child.wait();
    false
}

/// Where a program of this name lies on the path.
pub(crate) fn found(program: &str) -> Option<PathBuf> {
    let name = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(&name)).find(|file| file.is_file())
}

/// The folder in which cargo builds.
pub(crate) fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder),
        None => root().join("target"),
    }
}
