//! Games with the Python package `mcp`, in an environment that is made here.

use std::fs;
use std::path::{Path, PathBuf};

use crate::step::{asked, step, target};

/// The package and its version.
const PACKAGE: &str = "mcp==2.3.0";
/// The program that is tried where no other is named.
const PROGRAM: &str = "release/parlour";
/// The script that plays.
const SCRIPT: &str = "xtask/play_mcp.py";
/// What Python is called.
const PYTHON: &str = if cfg!(windows) { "python" } else { "python3" };

/// Plays with this program, or with a release that is built first.
pub(crate) fn run(program: Option<&str>) -> Result<(), String> {
    let program = match program {
        Some(program) => PathBuf::from(program),
        None => {
            step("release", &["cargo", "build", "--release", "--quiet"], &[])?;
            target().join(PROGRAM)
        }
    };
    let python = environment()?;
    let words =
        [&*python.to_string_lossy(), SCRIPT, &*program.to_string_lossy()].map(str::to_owned);
    step("models", &[&words[0], &words[1], &words[2]], &[])
}

/// Whether there is a Python to make the environment with.
pub(crate) fn has_python() -> bool {
    asked(PYTHON, &["-c", "import sys, venv; sys.exit(sys.version_info < (3, 10))"]).is_some()
}

/// The Python of the environment, which is made where it is not there with this version.
fn environment() -> Result<PathBuf, String> {
    let folder = target().join("mcp-environment");
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    let made = folder.join("made");
    if fs::read_to_string(&made).is_ok_and(|text| text == PACKAGE) {
        return Ok(python);
    }
    let text = |path: &Path| path.to_string_lossy().into_owned();
    step("environment", &[PYTHON, "-m", "venv", "--clear", &text(&folder)], &[])?;
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", PACKAGE];
    step("package", &[&[&*text(&python)], &install[..]].concat(), &[])?;
    fs::write(&made, PACKAGE).map_err(|error| format!("{}: {error}", made.display()))?;
    Ok(python)
}
