//! `parlour` and `parlour play` when nothing is named.

use crate::program::Folder;
use crate::screen::OnScreen;

#[test]
fn without_a_terminal_help_is_printed() {
    let folder = Folder::new();
    let ran = folder.run(&[], "");
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.contains("Usage: parlour") && ran.err.contains("Commands:"), "{}", ran.err);
    let ran = folder.run(&["--lang", "de"], "");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("requires a subcommand"), "{}", ran.err);
}

#[test]
fn without_a_terminal_play_says_what_is_missing() {
    let folder = Folder::new();
    for args in [&["play"][..], &["play", "--plain"], &["play", "--seed", "1"]] {
        let ran = folder.run(args, "");
        ran.refused(2, "the following required arguments were not provided");
        assert!(ran.err.contains("<GAME|FILE|LINK>") && ran.err.contains("Usage: parlour play"));
        assert_eq!(ran.out, "");
    }
    assert!(!folder.has("state"), "nothing was made");
}

#[test]
fn a_running_game_can_be_given_a_name() {
    let folder = Folder::new();
    let args = ["play", "texas-42", "--seed", "1", "--save", "first.save"];
    let out = folder.ok(&args, "name\nname a/b\nname our evening\nquit\n");
    assert!(out.contains("`name` needs the new name"), "{out}");
    assert!(out.contains("`a/b` cannot be the name of a save"), "{out}");
    assert!(folder.has("our evening.save") && !folder.has("first.save"), "{out}");
    assert_eq!(folder.verdict("our evening.save"), "exact");
    assert!(out.contains("Go on:") && out.contains("our evening.save'"), "{out}");
}

#[test]
fn home_comes_back_after_a_game_and_is_left_with_q() {
    let folder = Folder::new();
    for args in [&[][..], &["play"]] {
        let mut screen = OnScreen::start(&folder, (80, 24), args);
        screen.until("Puzzle of the day");
        screen.press("q");
        assert_eq!(screen.end().0, 0);
        assert!(screen.is_clean());
    }
    let mut screen = OnScreen::start(&folder, (80, 24), &[]);
    screen.until("Puzzle of the day");
    screen.press("\r");
    screen.until("Name of seat 4");
    screen.press("\r");
    screen.until("Your bid");
    screen.press("q");
    let home = screen.until("Go on with the last game");
    assert!(home.contains("> texas-42-"), "{home}");
    screen.press("q");
    assert_eq!(screen.end().0, 0);
    let text = screen.text();
    assert!(screen.is_clean() && !text.contains("Replay:"), "nothing is left behind: {text}");
}
