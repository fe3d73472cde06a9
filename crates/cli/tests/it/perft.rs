use crate::words::{json, parlour, refused};

#[test]
fn positions_are_counted_level_by_level() {
    let counted = json("perft texas-42 --seed 42 --depth 3 --json");
    let positions: Vec<u64> =
        counted["positions"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect();
    assert_eq!(positions.len(), 4);
    assert_eq!(positions[0], 1);
    assert!(positions.is_sorted(), "{positions:?}");
    assert_eq!(counted["seed"], "42");
    assert!(counted["positions_per_s"].as_u64().is_some());
    let again = json("perft texas-42 --seed 42 --depth 3 --json");
    assert_eq!(counted["positions"], again["positions"]);
}

#[test]
fn people_get_a_line_for_each_depth() {
    let ran = parlour("perft texas-42 --depth 2");
    assert_eq!((ran.code, ran.out.lines().count()), (Some(0), 4), "{}", ran.out);
}

#[test]
fn mistakes_are_named() {
    refused("perft texas-42", &["--depth"]);
    refused("perft texas-42 --depth -1", &["-1"]);
    refused("perft texas-42 --depth 2 --seats 5", &["--seats", "4", "5"]);
}
