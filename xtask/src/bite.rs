//! Whether the tests of Innovation bite: each effect in turn does nothing, and a test must fail.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::root;

/// The variable that the tests of `crates/innovation` read: `Oars 2` takes away an effect.
const VARIABLE: &str = "PARLOUR_SKIP_EFFECT";

/// Runs the tests of an effect's age without that effect, effect by effect.
pub(crate) fn run() -> Result<(), String> {
    let tests = test_program()?;
    if !passes(&tests, "cards::age", "")? {
        return Err("the tests of the cards fail as it is: cargo test -p innovation".to_owned());
    }
    let effects = effects()?;
    let mut unnoticed = Vec::new();
    for (age, name) in &effects {
        if passes(&tests, &format!("cards::age{age:02}::"), name)? {
            unnoticed.push(name.as_str());
        }
    }
    let bitten = effects.len() - unnoticed.len();
    println!("{bitten} of {} effects are missed by a test when they do nothing", effects.len());
    if unnoticed.is_empty() {
        return Ok(());
    }
    Err(format!("no test misses these effects:\n{}", unnoticed.join("\n")))
}

/// Builds the unit tests and finds the program.
fn test_program() -> Result<PathBuf, String> {
    let words = ["test", "-p", "innovation", "--lib", "--no-run", "--message-format=json"];
    let built = Command::new("cargo").args(words).current_dir(root()).output();
    let built = built.map_err(|error| format!("cargo: {error}"))?;
    if !built.status.success() {
        return Err(format!("no tests were built:\n{}", String::from_utf8_lossy(&built.stderr)));
    }
    let text = String::from_utf8_lossy(&built.stdout);
    let program = text.lines().rev().find_map(|line| line.split_once("\"executable\":\""));
    let (_, path) = program.ok_or("cargo names no test program")?;
    let path = path.split('"').next().unwrap_or_default();
    Ok(PathBuf::from(path.replace("\\\\", "\\")))
}

/// Whether all tests whose names contain `filter` pass without this effect.
fn passes(tests: &PathBuf, filter: &str, effect: &str) -> Result<bool, String> {
    let mut command = Command::new(tests);
    command.args([filter, "--quiet"]).env(VARIABLE, effect).env_remove("RUST_BACKTRACE");
    let ran = command.output().map_err(|error| format!("{}: {error}", tests.display()))?;
    let said = String::from_utf8_lossy(&ran.stdout);
    match ran.status.code() {
        Some(0) if said.contains(" 0 passed") => Err(format!("no test is called {filter}")),
        Some(0) => Ok(true),
        Some(101) if said.contains("test result: FAILED") => Ok(false),
        _ => Err(format!("the tests broke down without `{effect}`")),
    }
}

/// Every effect with the age of its card, such as (1, `Oars 2`), as the table of faces lists them.
fn effects() -> Result<Vec<(u8, String)>, String> {
    let path = root().join("crates/innovation/src/faces.rs");
    let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut effects = Vec::new();
    for face in text.split("name: \"").skip(1) {
        let (name, face) = face.split_once('"').ok_or("a title ends")?;
        let age = face.split_once("age: ").and_then(|(_, rest)| rest.split(',').next());
        let age = age.and_then(|age| age.parse().ok()).ok_or(format!("{name} has no age"))?;
        let clauses: usize =
            ["demand(", "effect(", "optional("].iter().map(|sort| face.matches(sort).count()).sum();
        effects.extend((1..=clauses).map(|n| (age, format!("{name} {n}"))));
    }
    Ok(effects)
}
