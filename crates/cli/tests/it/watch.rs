//! `parlour watch`

use crate::program::{AT_2, Folder};
use crate::screen::{ESCAPE, LEFT, OnScreen};
use crate::words::refused;

const GREEDY: [&str; 6] = ["watch", "skirmish", "--seed", "3", "--seats", "greedy,flat:20"];

fn watch(args: &[&str]) -> String {
    Folder::new().ok(&[&GREEDY[..], args].concat(), "")
}

#[test]
fn without_a_terminal_everything_is_printed_at_once() {
    let folder = Folder::new();
    let out = folder.ok(&[&GREEDY[..], &["--speed", "slow", "--save", "g"]].concat(), "");
    assert!(!out.contains('\x1b') && !out.contains("space: pause"), "{out}");
    assert!(out.contains("\n\u{2500}\u{2500} Entry ") && out.contains("wins the match."), "{out}");
    let (_, end) = out.rsplit_once("holds: ").unwrap();
    assert!(end.contains("\n  1. ") && end.contains("parlour replay g"), "{end}");
    assert!(!out.contains(" wins by "), "the game has told it: {end}");
    assert_eq!(folder.verdict("g"), "exact");
    let wide = out.lines().find(|line| line.chars().count() > 80 && !line.contains("Link"));
    assert_eq!(wide, None);
    let story = folder.ok(&["replay", "g"], "");
    let whole = |text: &&str| text.ends_with('.') && !text.starts_with(' ');
    let told: Vec<&str> = story.lines().filter_map(|l| l.get(7..)).filter(whole).collect();
    assert!(told.len() > 20, "{story}");
    for text in told {
        assert!(out.contains(text), "`{text}` is told as in a replay");
    }
}

#[test]
fn the_same_seeds_are_the_same_game() {
    let link = |args: &[&str]| watch(args).lines().last().unwrap().to_owned();
    assert_eq!(link(&[]), link(&["--bot-seed", "1", "--viewer", "0", "--odds", "off"]));
    assert_ne!(link(&[]), link(&["--bot-seed", "2"]));
}

#[test]
fn odds_are_told_to_whom_may_know_them() {
    assert!(!watch(&["--odds", "off"]).contains(" weighs: "));
    let all = watch(&[]);
    assert!(all.contains("Greedy 1 weighs: ") && all.contains("Flat:20 2 weighs: "), "{all}");
    assert!(all.contains(" %, ") && all.contains(" simulations)"), "{all}");
    assert_eq!(watch(&["--viewer", "flat:20 2"]).len(), watch(&["--viewer", "1"]).len());
    let one = watch(&["--viewer", "1"]);
    assert!(!one.contains("Greedy 1 weighs: ") && one.contains("Flat:20 2 weighs: "), "{one}");
    assert!(!watch(&["--viewer", "spectator"]).contains(" weighs: "));
}

#[test]
fn a_viewer_sees_no_more_than_a_viewer_may() {
    let hands = |viewer: &str| watch(&["--viewer", viewer]).matches(" holds: ").count();
    assert!(hands("all") > 0);
    assert!(watch(&["--viewer", "spectator"]).len() < watch(&[]).len());
}

#[test]
fn a_game_that_was_left_goes_on_with_its_bots() {
    let folder = Folder::new();
    let args = ["play", "skirmish", "--seed", "3", "--seats", AT_2, "--save", "g"];
    folder.ok(&args, "quit\n");
    let people = folder.run(&["watch", "g"], "");
    people.refused(2, "Guest is no bot of this game. Say with --seats which bots play.");
    let before = folder.ok(&["link", "g"], "");
    let out = folder.ok(&["watch", "g", "--seats", "greedy,random"], "");
    assert!(out.contains("wins the match."), "{out}");
    assert_eq!(folder.ok(&["link", "g"], ""), before, "the game of the person stays as it was");
    folder.ok(&["watch", "g", "--seats", "greedy,random", "--save", "h"], "");
    assert_eq!(folder.verdict("h"), "exact");
    folder
        .run(&["watch", "g", "--seats", "greedy"], "")
        .refused(2, "2 seats, and 1 player was named");
    folder.run(&["watch", "g", "--seed", "3"], "").refused(2, "--seed");
    folder.run(&["watch", "g", "--seats", "greedy,oracle"], "").refused(2, "`oracle`");
    let again = folder.ok(&["watch", "h"], "");
    assert!(again.contains("wins the match."), "a game that is over is shown: {again}");
}

#[test]
fn mistakes_are_named_with_what_would_be_right() {
    refused("watch chess", &["chess", "texas-42"]);
    refused("watch skirmish --seats human,random", &["nobody is called `human`", "casual"]);
    refused("watch skirmish --seats random", &["1 player was named", "`random,casual`"]);
    refused("watch skirmish --speed quick", &["--speed", "instant, fast, normal, slow"]);
    refused("watch skirmish --speed 99999999", &["--speed"]);
    refused("watch skirmish --seats random,random --viewer 7", &["--viewer", "7", "spectator"]);
    refused("watch skirmish --set deck9=x", &["deck9"]);
}

#[test]
fn keys_pause_step_change_the_pace_and_leave() {
    for leave in ["q", "\x03"] {
        let folder = Folder::new();
        let args = [&GREEDY[..], &["--save", "g"]].concat();
        let mut screen = OnScreen::start(&folder, (80, 24), &args);
        screen.until("space pause");
        screen.press(" ");
        let paused = screen.until("Paused at entry");
        screen.press("\r");
        let stepped = screen.until_that("a step", |text| *text != paused);
        assert!(stepped.contains("Paused at entry"), "{stepped}");
        screen.press("+");
        screen.until("pace (750 ms)");
        screen.press("-");
        screen.until("pace (1.5 s)");
        let past = screen.then(LEFT);
        assert!(past.contains("This is the past"), "{past}");
        screen.press(ESCAPE);
        screen.until("space go on");
        screen.press(leave);
        let (code, left) = screen.end();
        assert!(code == 0 && left.contains("Replay:") && screen.is_clean(), "{left}");
        assert_eq!(folder.verdict("g"), "exact");
    }
}
