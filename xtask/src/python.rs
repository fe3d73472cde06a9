//! The package for Python: its environment, its wheel, its tests, and how fast it is.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::root;
use crate::step::{Failed, asked, run, target};

/// The oldest Python that will do.
const OLDEST: (u32, u32) = (3, 11);
/// The names under which Python is looked for, unless `PYTHON` names it.
const NAMES: [&str; 2] = ["python3", "python"];
/// What is installed for the tests of every day, and what beside it for everything.
const EVERY_DAY: &str = "requirements.txt";
const FULL: &str = "requirements-full.txt";
/// The program that knows what the numbers of the encodings mean.
const ENCODINGS: &str = "tools/encodings.py";

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Task {
    /// The wheel, its tests.
    Tests,
    /// The same as a part of everything that must pass.
    Ci,
    /// The tests that need large libraries too.
    Full,
    /// How fast it is.
    Bench,
    /// The tables of the encodings, written again.
    Docs,
}

/// `cargo xtask python` and its words.
pub(crate) fn task(words: &[&str]) -> Result<(), String> {
    let task = match words {
        [] => Task::Tests,
        ["--ci"] => Task::Ci,
        ["--full"] => Task::Full,
        ["bench"] => Task::Bench,
        ["docs"] => Task::Docs,
        _ => return Err(format!("cargo xtask python: unknown words: {}", words.join(" "))),
    };
    let Some(python) = system_python() else {
        let (major, minor) = OLDEST;
        let wanted = format!("Python {major}.{minor} or newer (PYTHON names one)");
        if task == Task::Ci {
            println!("--- python: skipped, there is no {wanted}");
            return Ok(());
        }
        return Err(format!("there is no {wanted}"));
    };
    let python = Environment::get(&python, EVERY_DAY)?;
    if matches!(task, Task::Full | Task::Bench) {
        python.add_large()?;
    }
    let profile = if task == Task::Bench { "release" } else { "quick" };
    let wheel = python.wheel(profile)?;
    python.install(&wheel)?;
    match task {
        Task::Bench => python.runs("bench", &["tools/bench.py"]),
        Task::Docs => python.runs("docs", &[ENCODINGS]),
        Task::Full => {
            python.tests()?;
            python.runs("large libraries", &["-m", "pytest", "-m", "full", "-rs", "-s"])
        }
        Task::Tests | Task::Ci => python.tests(),
    }
}

/// A Python with numpy: that of the environment for the tests, where it was made, or one of this
/// system.
pub(crate) fn with_numpy() -> Option<String> {
    let folder = target().join("python").join(EVERY_DAY.trim_end_matches(".txt"));
    let own = Environment { folder }.program("python").to_string_lossy().into_owned();
    let named = std::env::var("PYTHON").ok().into_iter();
    let mut names = named.chain([own]).chain(NAMES.map(str::to_owned));
    names.find(|name| asked(name, &["-c", "import numpy"]).is_some())
}

/// A Python of this system that is new enough.
fn system_python() -> Option<String> {
    let named = std::env::var("PYTHON").ok().into_iter();
    let mut names = named.chain(NAMES.map(str::to_owned));
    names.find(|name| version(name).is_some_and(|version| version >= OLDEST))
}

fn version(python: &str) -> Option<(u32, u32)> {
    let said = asked(python, &["-c", "import sys; print(*sys.version_info[:2])"])?;
    let mut numbers = said.split_whitespace().map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// The folder of the package.
fn package() -> PathBuf {
    root().join("crates/python")
}

/// A virtual environment that the project made.
struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// The environment with everything in a list of requirements: made and filled once for each
    /// list, and from then on there without a network.
    fn get(python: &str, requirements: &str) -> Result<Environment, String> {
        let folder = target().join("python").join(requirements.trim_end_matches(".txt"));
        let (list, done) = (package().join(requirements), folder.join("installed.txt"));
        let wanted = fs::read_to_string(&list).map_err(|e| format!("{}: {e}", list.display()))?;
        let environment = Environment { folder };
        if fs::read_to_string(&done).is_ok_and(|installed| installed == wanted) {
            return Ok(environment);
        }
        println!("--- python: a virtual environment with {requirements} (downloads, once)");
        let mut make = Command::new(python);
        make.args(["-m", "venv", "--clear"]).arg(&environment.folder);
        ran(make, "no virtual environment could be made; is `venv` installed?")?;
        let mut pip = environment.python();
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r"]);
        pip.arg(&list);
        ran(pip, "pip could not install what the tests need")?;
        fs::write(&done, wanted).map_err(|e| format!("{}: {e}", done.display()))?;
        Ok(environment)
    }

    /// A program of the environment.
    fn program(&self, name: &str) -> PathBuf {
        let folder = if cfg!(windows) { "Scripts" } else { "bin" };
        self.folder.join(folder).join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
    }

    /// Its Python, in the folder of the package.
    fn python(&self) -> Command {
        let mut python = Command::new(self.program("python"));
        python.current_dir(package());
        python
    }

    /// Builds the wheel, and says how large it is.
    fn wheel(&self, profile: &str) -> Result<PathBuf, String> {
        let wheels = target().join("python/wheels").join(profile);
        // There is one wheel, whatever versions there were before.
        let _ = fs::remove_dir_all(&wheels);
        println!("--- python: maturin build --profile {profile}");
        let mut maturin = Command::new(self.program("maturin"));
        maturin.args(["build", "--locked", "--quiet", "--profile", profile, "--out"]);
        maturin.arg(&wheels).current_dir(package()).env("VIRTUAL_ENV", &self.folder);
        maturin.env("CARGO_TARGET_DIR", target().join("python/build"));
        ran(maturin, "the wheel could not be built")?;
        let wheel = only_wheel(&wheels).ok_or("maturin made no wheel")?;
        let bytes = fs::metadata(&wheel).map_or(0, |data| data.len());
        println!("--- python: {} of {:.2} MB", shown(&wheel), bytes as f64 / 1e6);
        Ok(wheel)
    }

    /// Puts the wheel into the environment.
    fn install(&self, wheel: &Path) -> Result<(), String> {
        let mut pip = self.python();
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
        pip.args(["--no-index", "--no-deps", "--force-reinstall"]).arg(wheel);
        ran(pip, "the wheel could not be installed")
    }

    /// Adds the large libraries, each by itself: what cannot be installed here, beside what the
    /// tests of every day are run with, is left out.
    fn add_large(&self) -> Result<(), String> {
        let (list, done) = (package().join(FULL), self.folder.join("installed-full.txt"));
        let wanted = fs::read_to_string(&list).map_err(|e| format!("{}: {e}", list.display()))?;
        if fs::read_to_string(&done).is_ok_and(|installed| installed == wanted) {
            return Ok(());
        }
        for name in wanted.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            println!("--- python: pip install {name}");
            let mut pip = self.python();
            pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
            pip.args(["--constraint", EVERY_DAY, name]);
            if run(pip).is_err() {
                println!("--- python: {name} could not be installed, and is left out");
            }
        }
        fs::write(&done, wanted).map_err(|e| format!("{}: {e}", done.display()))
    }

    /// The types, the tables of the encodings, the tests and the notebook.
    fn tests(&self) -> Result<(), String> {
        self.runs("types", &["-m", "mypy"])?;
        self.runs(
            "docs/python.md (written by `cargo xtask python docs`)",
            &[ENCODINGS, "--check"],
        )?;
        self.runs("pytest", &["-m", "pytest"])
    }

    /// Runs a program of Python.
    fn runs(&self, name: &str, words: &[&str]) -> Result<(), String> {
        println!("--- python: {name}");
        let mut python = self.python();
        python.args(words);
        ran(python, &format!("`{name}` failed"))
    }
}

fn ran(command: Command, why: &str) -> Result<(), String> {
    let words = format!("{command:?}");
    run(command).map_err(|failed| match failed {
        Failed::Missing(missing) => format!("{why}: {missing}"),
        Failed::Refused => format!("{why}. To run it alone: {words}"),
    })
}

fn only_wheel(folder: &Path) -> Option<PathBuf> {
    let entries = fs::read_dir(folder).ok()?;
    let mut paths = entries.flatten().map(|entry| entry.path());
    paths.find(|path| path.extension().is_some_and(|ending| ending == "whl"))
}

fn shown(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
