//! The browser application: built when something changed, put into the program, served.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::step::{Failed, asked, run, step, target};
use crate::{root, wasm};

/// The oldest Node that will do.
const NODE: u32 = 20;
/// What lies in `web` and does not go into the application.
const NOT_BUILT_FROM: [&str; 5] =
    ["node_modules", "dist", "tests", "test-results", "playwright-report"];

/// Builds what changed and serves it on this computer: `web ARGS`, as for `parlour serve`; with
/// `--build` alone, only builds.
pub(crate) fn task(words: &[&str]) -> Result<(), String> {
    build()?;
    if words == ["--build"] {
        return Ok(());
    }
    let words = words.strip_prefix(&["--"]).unwrap_or(words);
    let tables = target().join("tables").to_string_lossy().into_owned();
    let own: &[&str] = if words.contains(&"--data") { &[] } else { &["--data", &tables] };
    let serve = ["cargo", "run", "--quiet", "--release", "--", "serve"];
    step("serving", &[&serve, own, words].concat(), &[])
}

/// Builds the application and the program with it inside. Gives the program.
pub(crate) fn build() -> Result<PathBuf, String> {
    application()?;
    step("program (a few minutes the first time)", &["cargo", "build", "--release"], &[])?;
    Ok(target().join("release").join(format!("parlour{}", std::env::consts::EXE_SUFFIX)))
}

/// Builds the application.
pub(crate) fn application() -> Result<(), String> {
    node()?;
    wasm::build()?;
    packages()?;
    let web = root().join("web");
    let stamp = Stamp { path: web.join("node_modules/.parlour-application"), now: inputs(&web)? };
    if stamp.holds() && web.join("dist/index.html").is_file() {
        println!("--- application: nothing changed");
        return Ok(());
    }
    stamp.lift();
    npm("application", &["run", "build"], &[])?;
    stamp.set()
}

/// Runs npm in the folder of the application.
pub(crate) fn npm(name: &str, words: &[&str], env: &[(&str, &str)]) -> Result<(), String> {
    println!("--- {name}: npm {}", words.join(" "));
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.args(words).envs(env.iter().copied()).current_dir(root().join("web"));
    run(npm).map_err(|why| match why {
        Failed::Missing(why) => format!("npm: {why}. It comes with Node: install nodejs and npm"),
        Failed::Refused => {
            format!("`{name}` failed. To run it alone: cd web; npm {}", words.join(" "))
        }
    })
}

fn node() -> Result<(), String> {
    let said = asked("node", &["--version"]).unwrap_or_default();
    let number = said.trim().trim_start_matches('v').split('.').next().unwrap_or_default();
    match number.parse::<u32>() {
        Ok(number) if number >= NODE => Ok(()),
        Ok(_) => Err(format!(
            "Node {NODE} or newer builds the browser application, and this is {}. \
             See https://nodejs.org or your package manager.",
            said.trim()
        )),
        Err(_) => Err(format!(
            "Node {NODE} or newer builds the browser application, and there is none on the path. \
             Install nodejs and npm: see https://nodejs.org or your package manager."
        )),
    }
}

/// Installs the packages that build the application, where they are not those of the lock file.
pub(crate) fn packages() -> Result<(), String> {
    let web = root().join("web");
    let lock = [web.join("package-lock.json"), web.join("package.json")];
    let stamp = Stamp { path: web.join("node_modules/.parlour-packages"), now: digest(&lock)? };
    if stamp.holds() {
        return Ok(());
    }
    npm("packages (half a minute)", &["ci", "--no-audit", "--no-fund"], &[])?;
    stamp.set()
}

// ---------------------------------------------------------------------- what changed

/// A file that says from what something was made.
struct Stamp {
    path: PathBuf,
    now: String,
}

impl Stamp {
    /// Whether it would be made from the same today.
    fn holds(&self) -> bool {
        fs::read_to_string(&self.path).is_ok_and(|was| was == self.now)
    }

    /// Says that it is not made from anything at the moment.
    fn lift(&self) {
        // Where it cannot be removed it was not there.
        let _ = fs::remove_file(&self.path);
    }

    fn set(&self) -> Result<(), String> {
        fs::write(&self.path, &self.now).map_err(|e| format!("{}: {e}", self.path.display()))
    }
}

/// What everything comes to that the application is built from.
fn inputs(web: &Path) -> Result<String, String> {
    let mut files = Vec::new();
    collect(web, &mut files);
    collect(&root().join("puzzles"), &mut files);
    // The words of the games lie beside their rules.
    for krate in fs::read_dir(root().join("crates")).into_iter().flatten().flatten() {
        collect(&krate.path().join("words"), &mut files);
    }
    collect(&root().join("lessons"), &mut files);
    files.sort();
    digest(&files)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        let left_out = NOT_BUILT_FROM.iter().any(|other| name == *other);
        if path.is_dir() && !left_out {
            collect(&path, files);
        } else if path.is_file() {
            files.push(path);
        }
    }
}

/// What the names and contents of files come to.
fn digest(files: &[PathBuf]) -> Result<String, String> {
    let mut hasher = DefaultHasher::new();
    for path in files {
        let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        hasher.write(path.to_string_lossy().as_bytes());
        hasher.write_usize(bytes.len());
        hasher.write(&bytes);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_holds_until_a_name_or_a_byte_changes() {
        let folder = std::env::temp_dir().join(format!("parlour-stamp-{}", std::process::id()));
        fs::create_dir_all(folder.join("src")).unwrap();
        fs::create_dir_all(folder.join("dist")).unwrap();
        let stamp = || Stamp { path: folder.join("dist/stamp"), now: inputs(&folder).unwrap() };
        fs::write(folder.join("src/a"), "one").unwrap();
        assert!(!stamp().holds());
        stamp().set().unwrap();
        assert!(stamp().holds());
        fs::write(folder.join("dist/b"), "two").unwrap();
        assert!(stamp().holds(), "what was built is not built from");
        fs::write(folder.join("src/a"), "two").unwrap();
        assert!(!stamp().holds());
        stamp().set().unwrap();
        fs::rename(folder.join("src/a"), folder.join("src/b")).unwrap();
        assert!(!stamp().holds());
        stamp().set().unwrap();
        stamp().lift();
        assert!(!stamp().holds());
        fs::remove_dir_all(&folder).unwrap();
    }
}
