use crate::words::{json, parlour, refused};

#[test]
fn the_promised_fields_are_there() {
    let report = json("bench --seconds 0.05 --rounds 2 --json");
    let game = &report["games"][0];
    assert_eq!(game["id"], "texas-42");
    for field in ["decisions_per_s", "clone_ns", "state_bytes", "link_chars"] {
        assert!(game[field].as_f64().is_some_and(|figure| figure > 0.0), "{field}: {report:#}");
    }
    assert!(game["link_chars"].as_u64() <= game["link_chars_max"].as_u64());
}

#[test]
fn the_program_itself_has_no_yardstick() {
    let report = json("bench texas-42 --seconds 0.05 --rounds 1 --json");
    let fields = [&report["yardstick"], &report["games"][0]["ratio"]];
    assert!(fields.iter().all(|field| field.is_null()), "{report:#}");
    let ran = parlour("bench texas-42 --seconds 0.05 --rounds 1");
    assert!(!ran.out.contains("ratio") && !ran.out.contains("shakmaty"), "{}", ran.out);
}

#[test]
fn people_get_a_table_of_80_columns() {
    let ran = parlour("bench texas-42 texas-42 --seconds 0.05 --rounds 1");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert_eq!(ran.out.matches("texas-42").count(), 2, "a game named twice: {}", ran.out);
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
    assert_eq!(ran.err.contains("debug build"), cfg!(debug_assertions));
}

#[test]
fn bots_are_timed() {
    let report = json("bench texas-42 skirmish --bots --seconds 0.05 --rounds 1 --json");
    for game in report["games"].as_array().unwrap() {
        for field in ["simulations_per_s", "simulations_per_s_min", "whole_games_per_s"] {
            assert!(game[field].as_u64().is_some_and(|rate| rate > 0), "{field}: {report:#}");
        }
    }
    assert!(report["solver"]["nodes_per_s"].as_u64().is_some_and(|rate| rate > 0));
    let ran = parlour("bench skirmish --bots --seconds 0.05 --rounds 1");
    assert!(ran.out.contains("skirmish") && !ran.out.contains("texas-42"), "{}", ran.out);
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
}

#[test]
fn mistakes_are_named() {
    refused("bench chess", &["chess", "texas-42"]);
    refused("bench --seconds nan", &["--seconds", "0.001 to 86400"]);
    refused("bench --seconds -3", &["-3"]);
    refused("bench --rounds 0", &["--rounds"]);
}
