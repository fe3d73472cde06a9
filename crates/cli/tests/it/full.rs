//! Games on the whole screen of a terminal, played by keys.

use std::fs;
use std::time::Duration;

use crate::online::Served;
use crate::program::{AT_2, AT_4, Folder};
use crate::screen::{DOWN, ESCAPE, LEFT, OnScreen, RIGHT, UP};

const ENTER: &str = "\r";
const SIZE: (u16, u16) = (80, 24);
/// What the keys are for while somebody is asked for a move.
const ASKED: &str = "Enter play";

fn texas(folder: &Folder, size: (u16, u16)) -> OnScreen {
    let args = ["play", "texas-42", "--seats", AT_4, "--seed", "7", "--speed", "instant"];
    OnScreen::start(folder, size, &[&args[..], &["--save", "g"]].concat())
}

fn skirmish(folder: &Folder, more: &[&str]) -> OnScreen {
    let args = ["play", "skirmish", "--seats", AT_2, "--seed", "63", "--speed", "instant"];
    OnScreen::start(folder, SIZE, &[&args[..], more].concat())
}

/// The moves of seat 0 in a save.
fn moves_of_seat_0(folder: &Folder, save: &str) -> usize {
    let told = folder.ok(&["replay", save, "--json"], "");
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    let entries = told["entries"].as_array().unwrap();
    entries.iter().filter(|entry| entry["by"] == "0" && entry["kind"] == "move").count()
}

#[test]
fn a_move_is_picked_with_the_arrow_keys() {
    let folder = Folder::new();
    let mut screen = skirmish(&folder, &["--save", "g"]);
    let first = screen.until(ASKED);
    assert!(screen.is_taken() && first.contains("Moves (28)"), "{first}");
    assert!(screen.row(0).contains("Skirmish") && screen.row(0).contains("Your move"), "{first}");
    let picked = screen.then(&[DOWN, RIGHT, RIGHT].concat());
    assert!(picked.contains("play Archer T2P0"), "{picked}");
    assert!(picked.contains("You play Archer to the middle."), "what it would do: {picked}");
    screen.press(ENTER);
    let made = screen.until_that("the move", |text| {
        text.contains("You play Archer to the middle.") && text.contains(ASKED)
    });
    assert!(!made.contains("play Archer T2P0"), "{made}");
    assert_eq!(moves_of_seat_0(&folder, "g"), 1);
    screen.press("q");
    let (code, left) = screen.end();
    assert!(code == 0 && screen.is_clean() && left.contains("parlour play g"), "{left}");
    assert_eq!(folder.verdict("g"), "exact");
}

#[test]
fn a_move_is_found_by_typing_and_completed() {
    let folder = Folder::new();
    let mut screen = skirmish(&folder, &["--save", "g"]);
    screen.until(ASKED);
    let found = screen.then("/arch mid");
    assert!(found.contains("Moves: 1 of 28 match") && found.contains("/arch mid"), "{found}");
    let none = screen.then(ESCAPE);
    assert!(none.contains("Moves (28)"), "{none}");
    let completed = screen.then("/play Arch\t");
    assert!(completed.contains("/play Archer T"), "{completed}");
    screen.press("2\r");
    screen.until("You play Archer to the middle.");
    assert_eq!(moves_of_seat_0(&folder, "g"), 1);
    // What is no move is refused, with what comes near, and nothing is changed.
    let wrong = screen.then("/play Archre T3P0\r");
    assert!(wrong.contains("Esc close"), "{wrong}");
    assert_eq!(moves_of_seat_0(&folder, "g"), 1);
    let closed = screen.then(ESCAPE);
    assert!(closed.contains(ASKED), "{closed}");
    // A command can always be said.
    let card = screen.then(":card archer\r");
    assert!(card.contains("Archer (unit)") || card.contains("Archer ("), "{card}");
}

#[test]
fn what_is_typed_before_a_question_answers_nothing() {
    let folder = Folder::new();
    let mut screen = texas(&folder, SIZE);
    screen.press("\r\r\r\r30\rpass\r");
    let text = screen.until(ASKED);
    assert!(text.contains("Your bid") && moves_of_seat_0(&folder, "g") == 0, "{text}");
}

#[test]
fn undo_redo_and_the_past_are_keys() {
    let folder = Folder::new();
    let mut screen = skirmish(&folder, &["--save", "g"]);
    screen.until(ASKED);
    screen.then(&[DOWN, ENTER].concat());
    screen.until("You play Archer to the far left.");
    screen.press("u");
    screen.until("Moves (28)");
    screen.press("r");
    screen.until_that("it is made again", |text| !text.contains("Moves (28)"));
    let past = screen.then("t");
    assert!(past.contains("Entry ") && past.contains("Esc return"), "{past}");
    let earlier = screen.then(&[LEFT, LEFT].concat());
    assert_ne!(past, earlier);
    let back = screen.then(ESCAPE);
    assert!(back.contains(ASKED), "{back}");
}

#[test]
fn what_others_did_is_there_after_an_undo_and_in_a_save() {
    let folder = Folder::new();
    let mut screen = texas(&folder, SIZE);
    screen.until(ASKED);
    screen.then("/pass");
    screen.press(ENTER);
    let bids = "Random 2 ";
    let told = |text: &str| -> Vec<String> {
        let news = text.lines().skip_while(|line| !line.contains("What happened")).skip(1);
        news.filter(|line| line.starts_with(bids)).map(|line| line[..24].to_owned()).collect()
    };
    let played = screen.until_that("what others did", |text| {
        text.contains(ASKED) && !told(text).is_empty() && !text.contains("Your bid")
    });
    let others = told(&played);
    screen.press(ENTER);
    screen.until("Read the result");
    screen.press(" ");
    screen.until("Your bid");
    screen.press("u");
    let back = screen.until("You take back to entry ");
    assert!(told(&back).starts_with(&others), "{others:?}\n{back}");
    screen.press("q");
    screen.end();
    let mut screen = OnScreen::start(&folder, SIZE, &["play", "g", "--speed", "instant"]);
    let again = screen.until(ASKED);
    assert_eq!(told(&again), others, "{again}");
}

#[test]
fn a_hint_is_a_pane_with_bars() {
    let folder = Folder::new();
    let mut screen = texas(&folder, SIZE);
    screen.until(ASKED);
    screen.press("h");
    let hint = screen.until("Strong suggests: ");
    assert!(hint.contains('\u{2588}') && hint.contains(" % "), "{hint}");
    assert!(hint.contains("Moves (15)"), "the moves are still there: {hint}");
    let closed = screen.then("h");
    assert!(!closed.contains("Strong suggests: ") && closed.contains("What happened"), "{closed}");
}

#[test]
fn the_result_of_a_hand_stays_until_a_key_is_pressed() {
    let folder = Folder::new();
    let mut screen = texas(&folder, SIZE);
    for _ in 0..60 {
        let text = screen.until_that("a question", |text| {
            text.contains(ASKED) || text.contains("Read the result")
        });
        if text.contains("Read the result") {
            assert!(
                text.contains("makes") || text.contains("set") || text.contains("mark"),
                "{text}"
            );
            let still = screen.then("");
            assert_eq!(still, text);
            screen.press(" ");
            screen.until_that("the next deal", |text| !text.contains("Read the result"));
            return;
        }
        screen.press(ENTER);
        screen.until_that("something else", |now| now != text);
    }
    panic!("no hand came to an end:\n{}", screen.text());
}

#[test]
fn people_at_one_keyboard_do_not_see_each_others_hands() {
    let folder = Folder::new();
    let seats = ["--seats", "human,human", "--names", "Ann,Bob", "--seed", "63"];
    let args = [&["play", "skirmish", "--speed", "instant"], &seats[..]].concat();
    let mut screen = OnScreen::start(&folder, SIZE, &args);
    let pass = screen.until("Pass the keyboard to Bob");
    // Nothing but Enter shows his hand.
    let still = screen.then("u t\t");
    assert!(!pass.contains("Moves (") && !still.contains("Moves ("), "{still}");
    let bobs = screen.then(ENTER);
    assert!(bobs.contains("Bob: ") && bobs.contains("Moves ("), "{bobs}");
    screen.press("q");
    assert_eq!(screen.end().0, 0);
}

#[test]
fn sizes_may_change_at_any_time() {
    let folder = Folder::new();
    let mut screen = texas(&folder, (120, 40));
    let large = screen.until(ASKED);
    assert!(large.contains("Your bid"), "{large}");
    for n in 0..40u16 {
        screen.resize((5 + n * 37 % 130, 3 + n * 23 % 50));
    }
    screen.resize((60, 20));
    let small = screen.until_that("the small screen", |text| text.contains("Your bid"));
    assert!(small.contains("What happened"), "{small}");
    screen.resize((5, 3));
    screen.settle();
    screen.resize(SIZE);
    screen.until("Your bid");
    screen.press("q");
    assert_eq!(screen.end().0, 0);
}

#[test]
fn garbage_and_long_pastes_do_no_harm() {
    let folder = Folder::new();
    let mut screen = texas(&folder, SIZE);
    screen.until(ASKED);
    // A letter with Ctrl or Alt is not that letter.
    let before = screen.settle();
    assert_eq!(screen.then("\x0c\x15\x12\x14\x1bu\x1b1"), before);
    screen.press("\x1b[99~\x1bOZ\x01\x02\x0e\x1b[1;5P\x1b[<35;200;200M\u{202e}");
    screen.settle();
    let paste = format!("\x1b[200~{}\x1b[201~", "30\r\n".repeat(250_000));
    screen.press(&paste);
    let text = screen.until_that("it goes on", |text| text.contains("30"));
    assert_eq!(moves_of_seat_0(&folder, "g"), 0, "{text}");
    let long = format!("\x1b[200~{}\x1b[201~", "x".repeat(1_000_000));
    screen.press(&long);
    screen.until("too long");
    screen.then(ESCAPE);
    screen.then(ESCAPE);
    screen.press("q");
    assert_eq!(screen.end().0, 0);
    assert_eq!(folder.verdict("g"), "exact");
}

#[test]
fn the_terminal_is_given_back_however_it_ends() {
    for signal in ["TERM", "HUP", "INT", "ctrl-c"] {
        let folder = Folder::new();
        let mut screen = texas(&folder, SIZE);
        screen.until(ASKED);
        match signal {
            "ctrl-c" => screen.press("\x03"),
            name => screen.signal(name),
        }
        screen.end();
        assert!(screen.is_clean(), "{signal}:\n{}", screen.text());
        assert_eq!(folder.verdict("g"), "exact", "{signal}");
    }
}

#[test]
fn a_program_that_is_suspended_gives_the_terminal_back_and_takes_it_again() {
    let folder = Folder::new();
    let mut screen = texas(&folder, SIZE);
    screen.until(ASKED);
    screen.press("\x1a");
    while screen.is_taken() {
        screen.settle();
    }
    assert!(screen.is_clean(), "{}", screen.text());
    std::thread::sleep(Duration::from_millis(300));
    screen.signal("CONT");
    screen.until("Your bid");
    assert!(screen.is_taken());
    screen.press("q");
    assert_eq!(screen.end().0, 0);
}

#[test]
fn watching_ends_cleanly_too() {
    let folder = Folder::new();
    let args = ["watch", "skirmish", "--seats", "random,random", "--seed", "3", "--save", "g"];
    let mut screen = OnScreen::start(&folder, SIZE, &args);
    screen.until("Skirmish 1");
    screen.signal("TERM");
    screen.end();
    assert!(screen.is_clean() && folder.verdict("g") == "exact", "{}", screen.text());
}

#[test]
fn plain_lines_are_there_for_who_wants_them() {
    let folder = Folder::new();
    let mut screen = skirmish(&folder, &["--plain"]);
    let text = screen.until("Your move (? for help):");
    assert!(!screen.is_taken() && text.contains("28 leader"), "{text}");
    screen.press("quit\n");
    assert_eq!(screen.end().0, 0);
    let dumb = ["play", "skirmish", "--seats", AT_2, "--seed", "63"];
    let mut screen = OnScreen::start_with(&folder, SIZE, &dumb, &[("TERM", "dumb")]);
    screen.until("Your move (? for help):");
    assert!(!screen.is_taken());
}

#[test]
fn no_color_means_none() {
    let colors = |env: &[(&str, &str)]| {
        let folder = Folder::new();
        let args = ["play", "innovation", "--seats", AT_2, "--seed", "3", "--speed", "instant"];
        let mut screen = OnScreen::start_with(&folder, SIZE, &args, env);
        screen.until(ASKED);
        screen.colors()
    };
    assert!(colors(&[]) > 0);
    assert_eq!(colors(&[("NO_COLOR", "1")]), 0);
}

#[test]
fn a_table_on_a_server_is_played_on_the_whole_screen() {
    let (server, folder) = (Served::new(), Folder::new());
    let url = server.url();
    let args = ["play", "texas-42", "--server", &url, "--seats", "me,casual,casual,casual"];
    let mut screen = OnScreen::start(&folder, SIZE, &args);
    let first = screen.until_that("a bid", |text| text.contains("Your bid"));
    assert!(
        screen.is_taken() && first.contains("Moves (") && first.contains("You hold"),
        "{first}"
    );
    screen.then("/pass");
    screen.press(ENTER);
    screen.until_that("the next question", |text| !text.contains("Your bid"));
    screen.press("q");
    let (code, left) = screen.end();
    assert!(code == 0 && screen.is_clean() && left.contains("parlour play --server"), "{left}");
}

#[test]
fn a_lost_connection_is_told_and_leaves_the_terminal_clean() {
    let (mut server, folder) = (Served::new(), Folder::new());
    let url = server.url();
    let args = ["play", "texas-42", "--server", &url, "--seats", "me,casual,casual,casual"];
    let mut screen = OnScreen::start(&folder, SIZE, &args);
    screen.until("Your bid");
    server.kill();
    screen.until("The connection is lost");
    let refused = screen.then(ENTER);
    assert!(refused.contains("no connection to the server"), "{refused}");
    server.start_again();
    screen.then(ESCAPE);
    screen.until("the connection is there again");
    screen.press(ENTER);
    screen.until_that("the move is made", |text| !text.contains("Your bid: 30 or more"));
    server.kill();
    screen.until("The connection is lost");
    screen.press("q");
    screen.end();
    assert!(screen.is_clean(), "{}", screen.text());
}

#[test]
fn dice_of_a_real_table_are_typed_in() {
    let folder = Folder::new();
    let args = ["play", "mordheim", "--set", "preset=companion", "--dice", "typed", "--seed", "1"];
    let people = ["--seats", "human,human", "--names", "Ann,Bob", "--save", "g"];
    let mut screen = OnScreen::start(&folder, SIZE, &[&args[..], &people].concat());
    let asked = screen.until("Roll a die for Ann");
    assert!(asked.contains("q leave") && !asked.contains("Esc close"), "{asked}");
    screen.press("9\r");
    let wrong = screen.until("Possible: ");
    assert!(wrong.contains("roll 6"), "{wrong}");
    screen.then(ESCAPE);
    screen.press("3 6\r");
    let made = screen.until("Bob: Do you set up first?");
    assert!(made.contains("Bob rolls 6 in the roll-off."), "{made}");
    screen.press("u");
    screen.until("Roll a die for Bob");
    screen.press("q");
    assert_eq!(screen.end().0, 0);
    assert_eq!(folder.verdict("g"), "exact");
}

#[test]
fn up_goes_round_to_the_last_move() {
    let folder = Folder::new();
    let mut screen = skirmish(&folder, &[]);
    screen.until(ASKED);
    // One up is the pass, which is not picked out at first.
    let first = screen.then(UP);
    assert!(first.contains("> 1 pass"), "{first}");
    let last = screen.then(UP);
    assert!(last.contains("leader"), "{last}");
    assert!(fs::read_dir(folder.path("state/parlour")).unwrap().count() > 0, "it is saved");
}

/// Plays a game to its end with keys alone: some move of the list each time, and any key where one
/// is asked for. At every decision the head, the question, the news and the moves are there.
fn plays_to_the_end(game: &str, more: &[&str]) {
    let folder = Folder::new();
    let args = ["play", game, "--seed", "5", "--speed", "instant", "--save", "g"];
    let mut screen = OnScreen::start(&folder, SIZE, &[&args[..], more].concat());
    let mut last = String::new();
    for n in 0..400 {
        let text = screen.until_that("the next question", |text| {
            let asked = [ASKED, "any key: go on", "The game is over"];
            *text != *last && asked.iter().any(|what| text.contains(what))
        });
        if text.contains("Enter leave") || text.contains("Esc close") {
            assert!(text.contains("The game is over") && text.contains(" 1. "), "{text}");
            // The escape key alone, not the first byte of another key.
            screen.then(ESCAPE);
            screen.press("q");
            break;
        }
        if text.contains(ASKED) {
            for what in ["Your move", "What happened", "Moves ("] {
                assert!(text.contains(what), "`{what}` is not there at {n}:\n{text}");
            }
            assert!(!screen.row(22).trim().is_empty(), "no question at {n}:\n{text}");
            screen.press(&DOWN.repeat(n % 3));
        }
        screen.settle();
        last = screen.text();
        screen.press(ENTER);
    }
    let (code, left) = screen.end();
    assert!(code == 0 && screen.is_clean() && left.contains("Replay:"), "{left}");
    assert_eq!(folder.verdict("g"), "exact");
}

#[test]
fn a_whole_match_of_skirmish_is_played_by_keys() {
    plays_to_the_end("skirmish", &["--seats", AT_2]);
}

#[test]
fn a_whole_match_of_texas_42_is_played_by_keys() {
    plays_to_the_end("texas-42", &["--seats", AT_4, "--set", "target=1"]);
}

#[test]
fn a_whole_battle_of_mordheim_is_played_by_keys() {
    plays_to_the_end("mordheim", &["--seats", AT_2, "--set", "turns=1"]);
}

#[test]
fn a_whole_game_of_innovation_is_played_by_keys() {
    plays_to_the_end("innovation", &["--seats", "human,random,random,random"]);
}
