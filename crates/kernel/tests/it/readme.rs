//! What the README says is what there is.

use kernel::conform::PROPERTIES;

const README: &str = include_str!("../../README.md");

#[test]
fn the_table_of_properties_is_that_of_the_suite() {
    let rows: String =
        PROPERTIES.iter().map(|(name, promise)| format!("| `{name}` | {promise} |\n")).collect();
    assert!(README.contains(&rows), "the table should read:\n{rows}");
}

#[test]
fn every_method_of_the_contract_has_its_place() {
    let sources = [
        include_str!("../../src/game.rs").split("\n}\n").next().unwrap_or_default(),
        include_str!("../../src/secrets.rs"),
        include_str!("../../src/show.rs")
            .split("/// The screen of a game that")
            .next()
            .unwrap_or_default(),
    ];
    let lines = sources.iter().flat_map(|source| source.lines());
    let methods = lines.filter_map(|line| line.strip_prefix("    fn ")?.split(['(', '<']).next());
    let contract = README.split("## The contract").nth(1).and_then(|text| text.split("## ").next());
    for method in methods {
        let named = contract.is_some_and(|contract| contract.contains(&format!("`{method}`")));
        assert!(named, "the contract in the README leaves out `{method}`");
    }
}
