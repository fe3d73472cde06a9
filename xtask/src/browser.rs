//! The tests of the browser application, in a real browser.

use std::process::Command;

use crate::ci;
use crate::step::{asked, found, run, step, target};
use crate::web;

/// What Chromium is called here and there.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Builds the application, then checks its types, its parts, and all of it in Chromium. `words` go
/// to the tests in Chromium, such as the name of one.
pub(crate) fn run_tests(words: &[&str]) -> Result<(), String> {
    let chromium = chromium()?;
    let program = web::build()?;
    web::npm("types of the page", &["run", "check"], &[])?;
    ci::schemas()?;
    let messages = messages()?;
    web::npm("tests of the page", &["test"], &[("MESSAGES", &messages)])?;
    let program = program.to_string_lossy();
    let env = [("CHROMIUM", chromium.as_str()), ("PARLOUR", &program)];
    match words.strip_prefix(&["--"]).unwrap_or(words) {
        [] => {
            web::npm("tests in Chromium", &["run", "e2e:beside-each-other"], &env)?;
            web::npm("speed in Chromium", &["run", "e2e:alone"], &env)
        }
        words => web::npm("tests in Chromium", &[&["run", "e2e", "--"], words].concat(), &env),
    }
}

/// Everything that the golden games say, as the terminal renders it, for the page to compare. Gives
/// the file.
fn messages() -> Result<String, String> {
    let file = target().join("messages.json").to_string_lossy().into_owned();
    let words = ci::one_test("everything_said");
    step("messages of the golden games", &words, &[("MESSAGES", &file)])?;
    Ok(file)
}

/// The browser that `CHROMIUM` names, or one on the path, or one that is installed for this.
fn chromium() -> Result<String, String> {
    if let Ok(named) = std::env::var("CHROMIUM") {
        let runs = asked(&named, &["--version"]).is_some();
        return if runs { Ok(named) } else { Err(format!("CHROMIUM={named}: this does not run")) };
    }
    if let Some(found) = on_the_path() {
        return Ok(found);
    }
    let root = asked("id", &["-u"]).is_some_and(|id| id.trim() == "0");
    if root && found("apt-get").is_some() {
        println!("--- browser: apt-get install chromium (a download of 90 MB, once)");
        let words = ["install", "-q", "-y", "--no-install-recommends", "chromium"];
        if apt_get(&words) || (apt_get(&["-q", "update"]) && apt_get(&words)) {
            return on_the_path().ok_or("apt-get installed no Chromium".to_owned());
        }
    }
    Err("no Chromium for the tests of the browser application. Install it (on Debian: \
         `apt-get install chromium`), or let CHROMIUM name one."
        .to_owned())
}

fn on_the_path() -> Option<String> {
    NAMES.iter().find_map(|name| found(name)).map(|path| path.to_string_lossy().into_owned())
}

fn apt_get(words: &[&str]) -> bool {
    let mut apt = Command::new("apt-get");
    apt.args(words).env("DEBIAN_FRONTEND", "noninteractive");
    run(apt).is_ok()
}
