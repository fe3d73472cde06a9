use crate::program::Folder;
use crate::words::{parlour, parlour_in, refused};

#[test]
fn every_property_holds_and_nothing_is_written() {
    let here = Folder::new();
    let ran = parlour_in(&here, "fuzz texas-42 --games 24 --seed 8 --threads 2 --out found");
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    for text in ["every property held", "24 (1 at a table too), seeds 8 to 31", "2 sets"] {
        assert!(ran.out.contains(text), "{}", ran.out);
    }
    assert!(!here.has("found"), "nothing is written where nothing failed");
}

#[test]
fn one_game_in_four_starts_from_damage() {
    let ran = parlour("fuzz texas-42 --games 4 --set target=1");
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("damaged    1 of them started from damaged positions"), "{}", ran.out);
}

#[test]
fn the_slowest_to_show_is_measured() {
    let ran = parlour("fuzz mordheim --games 1 --slowest --set turns=2");
    assert!(ran.out.starts_with("mordheim: the slowest of "), "{}{}", ran.out, ran.err);
    for text in ["  view       ", "  screen     ", "  board      "] {
        let line = ran.out.lines().find_map(|line| line.strip_prefix(text)).expect(text);
        assert!(line.contains(" ms, in the game of seed 1"), "{line}");
    }
    refused("fuzz mordheim --games 1 --slowest --bots random", &["--slowest"]);
}

#[test]
fn what_is_fixed_does_not_vary() {
    let ran = parlour("fuzz texas-42 --games 20 --seed 16 --fixed --set target=1");
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("options    1 set\n"), "{}", ran.out);
}

#[test]
fn bots_are_asked_in_worlds_that_they_cannot_tell_apart() {
    let ran = parlour("fuzz skirmish --games 4 --bots random,greedy,ismcts:20 --threads 2");
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    for text in ["honest, legal", "random, greedy, ismcts:20", "with something hidden"] {
        assert!(ran.out.contains(text), "{}", ran.out);
    }
}

#[test]
fn mistakes_are_named() {
    refused("fuzz skirmish --games 1 --bots clever", &["--bots", "clever", "master"]);
    refused("fuzz skirmish --games 1 --bots flat:0", &["--bots", "flat:0"]);
    refused("fuzz chess --games 1", &["chess", "texas-42"]);
    refused("fuzz texas-42 --games 0", &["--games"]);
    refused("fuzz texas-42 --games 1 --set target=0", &["--set target=0", "1..100"]);
    refused("fuzz texas-42 --games 2 --seed 18446744073709551615", &["--seed"]);
}
