//! The server under load, and its long tests.

use crate::step::step;

/// Measures the server: many tables and connections at once, the memory of a table of each game,
/// durable moves a second, and the start with many stored tables.
pub(crate) fn measure() -> Result<(), String> {
    let bench = ["cargo", "bench", "-q", "--profile", "quick", "-p", "server", "--bench", "load"];
    step("1,000 tables and 3,000 connections (a minute)", &bench, &[])?;
    for game in ["texas-42", "innovation", "skirmish", "mordheim"] {
        let few = [
            ("PARLOUR_LOAD_GAME", game),
            ("PARLOUR_LOAD_TABLES", "100"),
            ("PARLOUR_LOAD_PACE_MS", "170"),
            ("PARLOUR_LOAD_SECONDS", "25"),
        ];
        let name = format!("memory of tables of {game}");
        step(&name, &bench, &few)?;
    }
    let store = ["cargo", "test", "-q", "--profile", "quick", "-p", "server", "--lib"];
    let only = ["speed", "--", "--ignored", "--nocapture", "--test-threads", "1"];
    step("the database", &[&store[..], &only].concat(), &[])
}

/// The long forms of the tests of which CI runs short ones: kills, networks, damaged messages.
pub(crate) fn soak() -> Result<(), String> {
    let test = ["cargo", "test", "--profile", "quick", "-p", "server"];
    let long = [("PARLOUR_SEEDS", "1000"), ("PARLOUR_KILLS", "100"), ("PARLOUR_MUTANTS", "100000")];
    let simulated = ["--lib", "simulation"];
    step("1,000 networks that fail", &[&test[..], &simulated].concat(), &long)?;
    let killed = ["--test", "it", "kill", "--", "--nocapture"];
    step("100 kills", &[&test[..], &killed].concat(), &long)?;
    let damaged = ["--test", "it", "damaged"];
    step("100,000 damaged messages", &[&test[..], &damaged].concat(), &long)
}
