//! Every scenario of the game.

use std::fs;
use std::path::Path;

use kernel::Scenario;
use texas42::State;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/texas-42");
    let mut count = 0;
    let mut wrong = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        for scenario in Scenario::parse(&text).unwrap() {
            count += 1;
            if let Err(failed) = scenario.run::<State>() {
                wrong.push(format!("{}:{}: {failed:#?}", path.display(), failed.line));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count > 80, "only {count} scenarios were found");
}
