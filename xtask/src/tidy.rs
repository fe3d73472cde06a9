//! Rules about the repository itself, checked.

use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// The bots, and all that they use.
const BOTS_AND_GAMES: &[&str] = &[
    "bots",
    "innovation",
    "kernel",
    "mordheim",
    "search",
    "shelf",
    "skirmish",
    "table",
    "texas42",
];

/// Crates of this workspace that a crate may use. What is not listed here is forbidden.
const MAY_USE: &[(&str, &[&str])] = &[
    ("kernel", &["kernel"]),
    ("innovation", &["innovation", "kernel", "table"]),
    ("mordheim", &["mordheim", "kernel", "table"]),
    ("skirmish", &["skirmish", "kernel", "table"]),
    ("texas42", &["texas42", "kernel", "table"]),
    ("table", &["kernel", "table", "texas42"]),
    ("shelf", &["innovation", "kernel", "mordheim", "shelf", "skirmish", "table", "texas42"]),
    ("search", &["kernel"]),
    ("bots", BOTS_AND_GAMES),
    (
        "puzzles",
        &[
            "bots",
            "innovation",
            "kernel",
            "mordheim",
            "puzzles",
            "search",
            "shelf",
            "skirmish",
            "table",
            "texas42",
        ],
    ),
    ("learn", &["bots", "innovation", "kernel", "search", "shelf"]),
    ("wasm", &["bots", "kernel", "puzzles", "search", "shelf", "table"]),
    ("server", &["bots", "kernel", "shelf", "table"]),
    ("python", BOTS_AND_GAMES),
    ("cli", &["bots", "kernel", "puzzles", "search", "server", "shelf", "table"]),
    (YARDSTICK, &["kernel", PROGRAM]),
];

/// What the package in `crates/cli` is called.
const PROGRAM: &str = "parlour";

/// Crates that hold rules: no I/O, no clock, no thread, no global, no float, no hash map.
const PURE: &[&str] = &["innovation", "kernel", "mordheim", "skirmish", "texas42"];
const IMPURE: &[&str] = &[
    "std::fs",
    "std::net",
    "std::io",
    "std::env",
    "std::process",
    "std::thread",
    "std::time",
    "HashMap",
    "HashSet",
    "static mut",
    "thread_local",
    "RefCell",
    "Mutex",
    "OnceLock",
    ": f32",
    ": f64",
    "as f64",
    "unsafe",
    "println!",
];

/// The games, and the files in which they set up what lies on the table: where a game is opened,
/// read from a position or imagined. Everything else changes it by events.
const GAMES: &[&str] = &["innovation", "mordheim", "skirmish", "texas42"];
const SET_UP_IN: &[&str] = &["game.rs", "knowledge.rs", "position.rs", "secrets.rs", "state.rs"];

/// The package that measures against software under another licence, and that software. Nothing may
/// use the package, and nothing else the software: see NOTICE.md.
const YARDSTICK: &str = "yardstick";
const UNDER_THE_GPL: &str = "shakmaty";

/// The longest function and the longest line.
const MAX_FUNCTION: usize = 70;
const MAX_LINE: usize = 100;

pub(crate) fn run() -> Result<(), String> {
    let mut wrong = Vec::new();
    let sources = files(&root(), "rs");
    for path in &sources {
        let text = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let name = shown(path);
        long_lines(&name, &text, &mut wrong);
        long_functions(&name, &text, &mut wrong);
        let of = |crates: &[&str]| {
            crates.iter().any(|krate| name.starts_with(&format!("crates/{krate}/src/")))
        };
        if of(PURE) {
            impurities(&name, &text, &mut wrong);
        }
        if of(GAMES) {
            set_ups(&name, &text, &mut wrong);
        }
    }
    dependencies(&mut wrong);
    let lock = fs::read_to_string(root().join("Cargo.lock")).map_err(|e| format!("lock: {e}"))?;
    licences(&lock, &mut wrong);
    documents(&mut wrong);
    forgotten(&mut wrong);
    if wrong.is_empty() {
        println!("{} source files are tidy", sources.len());
        return Ok(());
    }
    Err(format!("{} places are not tidy:\n{}", wrong.len(), wrong.join("\n")))
}

/// Whether a line says nothing but which method does the work of a case: a table of such lines is
/// read like a table.
fn is_dispatch(line: &str) -> bool {
    let arm = line.trim().strip_suffix("),").and_then(|arm| arm.split_once(" => self."));
    arm.is_some_and(|(case, call)| case.contains("::") && !call.contains('{'))
}

/// All files with this ending that belong to the project, in order.
pub(crate) fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .map(|dir| dir.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default();
    entries.sort();
    for path in entries {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && name != "target" && name != "node_modules" && !name.starts_with('.') {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found
}

fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

fn long_lines(name: &str, text: &str, wrong: &mut Vec<String>) {
    for (n, line) in text.lines().enumerate() {
        let columns = line.chars().count();
        // A line that is one long text or address cannot be broken.
        if columns > MAX_LINE && line.trim_start().contains(' ') && !line.contains('"') {
            wrong.push(format!("{name}:{}: {columns} columns", n + 1));
        }
    }
}

/// Functions from their `fn` to the closing brace at the same indent, as rustfmt lays them out.
fn long_functions(name: &str, text: &str, wrong: &mut Vec<String>) {
    let lines: Vec<&str> = text.lines().collect();
    for (start, line) in lines.iter().enumerate() {
        let indent = line.len() - line.trim_start().len();
        let words = line.trim_start();
        let is_fn = words.split_whitespace().take(4).any(|word| word == "fn");
        let has_body = lines[start..].iter().find(|line| line.ends_with(['{', ';', '}']));
        if !is_fn || words.starts_with("//") || has_body.is_none_or(|line| !line.ends_with('{')) {
            continue;
        }
        let closing = format!("{}}}", " ".repeat(indent));
        let end = lines[start..].iter().position(|line| **line == closing).unwrap_or(0);
        let length = lines[start..start + end].iter().filter(|line| !is_dispatch(line)).count();
        if length > MAX_FUNCTION {
            wrong.push(format!("{name}:{}: a function of {length} lines", start + 1));
        }
    }
}

/// The numbered lines of the rules, without comments. The tests at the end of a file are none, nor
/// is a file that is there for tests alone, nor the conformance suite.
fn rules<'a>(name: &str, text: &'a str) -> impl Iterator<Item = (usize, &'a str)> {
    let tests = name.ends_with("/tests.rs") || text.contains("\n#![cfg(test)]\n");
    let text = if name.contains("/conform") || tests { "" } else { text };
    let rules = text.split("\n#[cfg(test)]\nmod ").next().unwrap_or_default();
    let code = |line: &'a str| line.split("//").next().unwrap_or_default();
    rules.lines().enumerate().map(move |(n, line)| (n + 1, code(line)))
}

/// What rules must not do.
fn impurities(name: &str, text: &str, wrong: &mut Vec<String>) {
    for (n, code) in rules(name, text) {
        for word in IMPURE.iter().filter(|word| code.contains(**word)) {
            wrong.push(format!("{name}:{n}: `{word}` in the rules"));
        }
    }
}

/// Rules do not get round events by setting up changed components, or by a `DerefMut` that reaches
/// into a state. The whole state they may have: its components are still behind `EventSourced`.
fn set_ups(name: &str, text: &str, wrong: &mut Vec<String>) {
    let file = name.rsplit('/').next().unwrap_or_default();
    let may_set_up = SET_UP_IN.contains(&file) || name.contains("/knowledge/");
    for (n, code) in rules(name, text) {
        let sets_up = code.contains("::set_up") || code.contains("of_components");
        if sets_up && !may_set_up {
            wrong.push(format!("{name}:{n}: components are set up only in {SET_UP_IN:?}"));
        }
        if code.contains("fn deref_mut(") && !code.contains("-> &mut State") {
            wrong.push(format!("{name}:{n}: `DerefMut` leads past the events"));
        }
    }
}

fn dependencies(wrong: &mut Vec<String>) {
    let known: Vec<&str> = MAY_USE.iter().map(|(krate, _)| *krate).chain([PROGRAM]).collect();
    let folders = ["crates", YARDSTICK].map(|folder| files(&root().join(folder), "toml"));
    for manifest in folders.concat() {
        let name = shown(&manifest);
        let krate = name.strip_prefix("crates/").unwrap_or(&name);
        let krate = krate.split('/').next().unwrap_or_default();
        let Some((_, allowed)) = MAY_USE.iter().find(|(known, _)| *known == krate) else {
            wrong.push(format!("{name}: say in xtask/src/tidy.rs what `{krate}` may use"));
            continue;
        };
        let text = fs::read_to_string(&manifest).unwrap_or_default();
        let uses = text.lines().filter_map(|line| line.split(['.', ' ', '=']).next());
        for used in uses.filter(|used| known.contains(used) && !allowed.contains(used)) {
            wrong.push(format!("{name}: `{krate}` must not use `{used}`"));
        }
    }
}

/// What is under another licence stays in the package that is there for it. The lock file names the
/// dependencies under all features and for all systems.
fn licences(lock: &str, wrong: &mut Vec<String>) {
    for package in lock.split("[[package]]").skip(1) {
        let user = quoted(package).next().unwrap_or_default();
        let (_, uses) = package.split_once("dependencies = [").unwrap_or_default();
        // Where there are several versions, the version follows the name.
        let uses = |name| quoted(uses).any(|used| used.split(' ').next() == Some(name));
        if user != YARDSTICK && uses(UNDER_THE_GPL) || uses(YARDSTICK) {
            wrong.push(format!("Cargo.lock: `{user}` must not link `{UNDER_THE_GPL}`"));
        }
    }
}

/// The texts between quotation marks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('"').skip(1).step_by(2)
}

/// The documents that a newcomer looks for are there.
fn documents(wrong: &mut Vec<String>) {
    let names = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "NOTICE.md",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "docs/agents.md",
        "docs/browser.md",
        "docs/cli.md",
        "docs/figures.md",
        "docs/python.md",
        "docs/server.md",
        "scenarios/README.md",
    ];
    for name in names.iter().filter(|name| !root().join(name).is_file()) {
        wrong.push(format!("{name} is missing"));
    }
}

/// Every test file is named by the `main.rs` beside it; one that is not would never run.
fn forgotten(wrong: &mut Vec<String>) {
    for main in files(&root(), "rs").iter().filter(|path| shown(path).ends_with("tests/it/main.rs"))
    {
        let text = fs::read_to_string(main).unwrap_or_default();
        let folder = main.parent().expect("a file lies in a folder");
        for path in files(folder, "rs") {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let beside = path.parent() == Some(folder) && stem != "main";
            if beside && !text.contains(&format!("mod {stem};")) {
                wrong.push(format!("{} is never run: its main.rs does not name it", shown(&path)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A lock file in which each of these packages uses these others.
    fn lock(packages: &[(&str, &[&str])]) -> String {
        let package = |(name, uses): &(&str, &[&str])| {
            let uses: String = uses.iter().map(|used| format!(" \"{used}\",\n")).collect();
            format!(
                "[[package]]\nname = \"{name}\"\nversion = \"1.0.0\"\n{}",
                match &uses[..] {
                    "" => String::new(),
                    uses => format!("dependencies = [\n{uses}]\n\n"),
                }
            )
        };
        format!("version = 4\n\n{}", packages.iter().map(package).collect::<String>())
    }

    fn found(packages: &[(&str, &[&str])]) -> usize {
        let mut wrong = Vec::new();
        licences(&lock(packages), &mut wrong);
        wrong.len()
    }

    #[test]
    fn the_program_links_nothing_under_the_gpl() {
        let yardstick = ("yardstick", &["parlour", "shakmaty"] as &[_]);
        assert_eq!(found(&[("parlour", &["bots"]), ("shakmaty", &[]), yardstick]), 0);
        assert_eq!(found(&[("parlour", &["bots", "shakmaty"])]), 1);
        assert_eq!(found(&[("parlour", &["bots", "shakmaty 0.30.1"])]), 1);
        assert_eq!(found(&[("bots", &["yardstick"]), yardstick]), 1);
    }

    fn past_events(name: &str, text: &str) -> usize {
        let mut wrong = Vec::new();
        set_ups(name, text, &mut wrong);
        wrong.len()
    }

    #[test]
    fn components_are_set_up_in_few_files() {
        let wrapped = "    State { table: EventSourced::set_up(table), pending }\n";
        let made = "    Self::of_components(components)\n";
        let handed_on = "    found.map(EventSourced::set_up)\n";
        for text in [wrapped, made, handed_on] {
            for file in ["state.rs", "position.rs", "knowledge.rs", "knowledge/layouts.rs"] {
                assert_eq!(past_events(&format!("crates/skirmish/src/{file}"), text), 0, "{file}");
            }
            for file in ["damage.rs", "cards/age01.rs", "show/board.rs"] {
                assert_eq!(past_events(&format!("crates/skirmish/src/{file}"), text), 1, "{file}");
            }
            let tested = format!("fn rule() {{}}\n\n#[cfg(test)]\nmod tests {{\n{text}}}\n");
            assert_eq!(past_events("crates/skirmish/src/damage.rs", &tested), 0);
            assert_eq!(past_events("crates/skirmish/src/tests.rs", text), 0);
        }
        let others = "    self.set_up(step) // not EventSourced::set_up\n";
        assert_eq!(past_events("crates/mordheim/src/task.rs", others), 0);
    }

    #[test]
    fn nothing_reaches_into_a_state_mutably() {
        let into = |target| format!("    fn deref_mut(&mut self) -> &mut {target} {{\n");
        assert_eq!(past_events("crates/mordheim/src/task.rs", &into("State")), 0);
        assert_eq!(past_events("crates/mordheim/src/task.rs", &into("Components")), 1);
        assert_eq!(past_events("crates/mordheim/src/state.rs", &into("Components")), 1);
    }
}
