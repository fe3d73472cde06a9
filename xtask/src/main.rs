//! Automation for working on Parlour. `cargo xtask help` lists what it does.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a tool for developers prints")]

mod bench;
mod browser;
mod ci;
mod learn;
mod load;
mod mcp;
mod module_text;
mod mutants;
mod python;
mod speed;
mod step;
mod tidy;
mod toolchain;
mod wasm;
mod web;

use std::path::PathBuf;
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask ci            everything that must pass: format, lints, tests, docs, scenarios, fuzz
cargo xtask web [ARGS]    play in the browser: builds what changed, then `parlour serve ARGS` on
                          this computer, with its tables in target/tables
cargo xtask web --build   the same, but only builds
cargo xtask app           the browser application alone, into web/dist
cargo xtask wasm          its module alone: games, tables and bots as WebAssembly
cargo xtask browser       the tests of the browser application, in Chromium
cargo xtask types         rewrite the types of the page after a change of what goes in or out
cargo xtask python        the package for Python: its wheel, and its tests in an environment that
                          is made for them
cargo xtask python --full   the same with torch, JAX, Ray and OpenSpiel
cargo xtask python bench  how fast games are played from Python, beside other libraries
cargo xtask python docs   rewrite what docs/python.md says of the encodings
cargo xtask bench [ARGS]  how fast games are played, beside a chess library in the same run
cargo xtask speed         how much slower games are in WebAssembly than natively
cargo xtask learn         a small run of self-play and training, from nothing to a net
cargo xtask load          the server under load: times, memory, durable moves a second
cargo xtask mcp [PROGRAM] games with the Python package `mcp`, over pipes and HTTP
cargo xtask soak          the long tests of the server: kills, bad networks, damaged messages
cargo xtask tidy          rules about the repository itself: dependencies, words, sizes
cargo xtask mutants          whether a test fails for each effect of a card that does nothing
cargo xtask playthroughs  rewrite the golden games after a change of rules or words
cargo xtask help          this list";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["ci"] => ci::run(),
        ["tidy"] => tidy::run(),
        ["mutants"] => mutants::run(),
        ["web", ref words @ ..] => web::task(words),
        ["app"] => web::application(),
        ["wasm"] => wasm::build().map(drop),
        ["browser", ref words @ ..] => browser::run_tests(words),
        ["python", ref words @ ..] => python::task(words),
        ["bench", ref words @ ..] => bench::run_yardstick(words),
        ["speed"] => speed::run(),
        ["learn"] => learn::small(false),
        ["learn", "--ci"] => learn::small(true),
        ["load"] => load::measure(),
        ["soak"] => load::soak(),
        ["mcp"] => mcp::run(None),
        ["mcp", program] => mcp::run(Some(program)),
        ["types"] => ci::types(),
        ["playthroughs"] => ci::playthroughs(),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => Err(format!("unknown task: {}\n\n{HELP}", words.join(" "))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the workspace").to_owned()
}
