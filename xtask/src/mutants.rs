//! Mutation tests of the card games: each effect in turn does nothing, and a test must
//! fail.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use crate::root;

/// The variable that the unit tests of the games read: `Oars 2` takes away an effect of Innovation,
/// `skirmish archer 1` a part of a card of Skirmish.
const VARIABLE: &str = "PARLOUR_SKIP_EFFECT";

/// What is taken away, and the tests of which one must fail then.
struct Mutant {
    name: String,
    filter: String,
}

/// Takes away all that can be taken away in all games, one after the other.
pub(crate) fn run() -> Result<(), String> {
    test_mutants("innovation", "cards::age", |_| effects())?;
    test_mutants("skirmish", "cards::mutation::every_scenario_holds", parts)
}

/// Runs the tests of a game with one thing less, thing by thing.
fn test_mutants(
    game: &str,
    all: &str,
    list: impl Fn(&PathBuf) -> Result<Vec<Mutant>, String>,
) -> Result<(), String> {
    let tests = test_program(game)?;
    if !passes(&tests, all, "")? {
        return Err(format!("the tests of the cards fail as it is: cargo test -p {game}"));
    }
    let mutants = list(&tests)?;
    let mut unnoticed = Vec::new();
    for Mutant { name, filter } in &mutants {
        if passes(&tests, filter, name)? {
            unnoticed.push(name.as_str());
        }
    }
    let (killed, of) = (mutants.len() - unnoticed.len(), mutants.len());
    println!("{killed} of {of} effects of {game} make a test fail when they do nothing");
    if unnoticed.is_empty() {
        return Ok(());
    }
    Err(format!("no test fails without these effects:\n{}", unnoticed.join("\n")))
}

/// Builds the unit tests of a game and finds the program.
fn test_program(game: &str) -> Result<PathBuf, String> {
    let words = ["test", "-p", game, "--lib", "--no-run", "--message-format=json"];
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

/// Runs the tests whose names contain `filter`, without an effect.
fn ran(tests: &PathBuf, words: &[&str], effect: &str) -> Result<Output, String> {
    let mut command = Command::new(tests);
    command.args(words).arg("--quiet").env(VARIABLE, effect).env_remove("RUST_BACKTRACE");
    command.output().map_err(|error| format!("{}: {error}", tests.display()))
}

/// Whether all tests whose names contain `filter` pass without this effect.
fn passes(tests: &PathBuf, filter: &str, effect: &str) -> Result<bool, String> {
    let ran = ran(tests, &[filter], effect)?;
    let said = String::from_utf8_lossy(&ran.stdout);
    match ran.status.code() {
        Some(0) if said.contains(" 0 passed") => Err(format!("no test is called {filter}")),
        Some(0) => Ok(true),
        Some(101) if said.contains("test result: FAILED") => Ok(false),
        _ => Err(format!("the tests broke down without `{effect}`")),
    }
}

/// Every effect of Innovation, such as `Oars 2`, as the table of faces lists them. The tests of the
/// age of its card must miss it.
fn effects() -> Result<Vec<Mutant>, String> {
    let path = root().join("crates/innovation/src/faces.rs");
    let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut effects = Vec::new();
    for face in text.split("name: \"").skip(1) {
        let (name, face) = face.split_once('"').ok_or("a title ends")?;
        let age = face.split_once("age: ").and_then(|(_, rest)| rest.split(',').next());
        let age = age.and_then(|age| age.parse::<u8>().ok()).ok_or(format!("{name} has no age"))?;
        let clauses: usize =
            ["DEMAND", "EFFECT", "OPTIONAL"].iter().map(|sort| face.matches(sort).count()).sum();
        let filter = format!("cards::age{age:02}::");
        let mutant = |n| Mutant { name: format!("{name} {n}"), filter: filter.clone() };
        effects.extend((1..=clauses).map(mutant));
    }
    if effects.is_empty() { Err("the faces list no effects".to_owned()) } else { Ok(effects) }
}

/// Every part of every card and leader of Skirmish, as its tests list them. A scenario must miss
/// it.
fn parts(tests: &PathBuf) -> Result<Vec<Mutant>, String> {
    let ran = ran(tests, &["cards::mutation::parts_have_names_of_their_own", "--nocapture"], "")?;
    let said = String::from_utf8_lossy(&ran.stdout);
    let filter = "cards::mutation::every_scenario_holds";
    let named = said.lines().filter(|line| line.starts_with("skirmish "));
    let mutant = |name: &str| Mutant { name: name.to_owned(), filter: filter.to_owned() };
    let parts: Vec<Mutant> = named.map(mutant).collect();
    if parts.is_empty() { Err("the tests list no parts".to_owned()) } else { Ok(parts) }
}
