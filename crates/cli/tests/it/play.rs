//! `parlour play`

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;
use std::time::Duration;

use crate::program::{AT_4, Folder, listed};
use crate::screen::OnScreen;

const PEOPLE: [&str; 4] = ["--seats", "human,human,random,random", "--names", "Ann,Bob"];

#[test]
fn a_script_plays_a_whole_game() {
    let folder = Folder::new();
    let out = folder.ok(&["play", "texas-42", "--seats", AT_4, "--seed", "1"], &"1\n".repeat(400));
    assert!(out.contains("The game is over") && out.contains(" win the game."), "{out}");
    assert!(!out.contains('\x1b'), "no colors in a pipe");
    let wide = out.lines().find(|line| line.chars().count() > 80 && !line.contains("parlour"));
    assert_eq!(wide, None);
    let names = listed(&folder.path("state/parlour"));
    assert!(names[0].starts_with("texas-42-20") && names[0].ends_with(".save"), "{names:?}");
    assert!(out.contains("Replay:    parlour replay ") && out.contains("Link:      texas-42."));
}

#[test]
fn the_same_seeds_and_answers_play_the_same_game() {
    let folder = Folder::new();
    let link = |args: &[&str]| {
        let args = [&["play", "texas-42", "--seats", AT_4, "--seed", "7"], args].concat();
        let out = folder.ok(&args, &"1\n".repeat(400));
        out.lines().last().unwrap().to_owned()
    };
    assert_eq!(link(&[]), link(&["--bot-seed", "1"]));
    assert_ne!(link(&[]), link(&["--bot-seed", "2"]));
    assert_eq!(
        listed(&folder.path("state/parlour")).iter().filter(|f| f.ends_with("save")).count(),
        4
    );
}

#[test]
fn bots_play_among_themselves() {
    let folder = Folder::new();
    let seats = ["--seats", "random,random,random,random"];
    let out = folder.ok(&[&["play", "texas-42", "--seed", "3"], &seats[..]].concat(), "");
    assert!(out.contains("The game is over"), "{out}");
}

#[test]
fn undo_redo_and_back_are_entries_of_the_log() {
    let folder = Folder::new();
    let script = "30\nundo\nredo\nundo\n31\nback 1\nlog all\nquit\n";
    let out =
        folder.ok(&["play", "texas-42", "--seats", AT_4, "--seed", "1", "--save", "g"], script);
    for said in
        ["You take back to entry 1", "You make the moves again", "You bid 31", "You go to entry 1"]
    {
        assert!(out.contains(said), "{said}: {out}");
    }
    assert_eq!(folder.verdict("g"), "exact");
    let refused = folder
        .ok(&["play", "texas-42", "--seats", AT_4, "--seed", "1"], "undo\nredo\nback 99\nback\n");
    for said in ["nothing of yours", "Nothing was taken back", "the log goes to 1", "not decided"] {
        assert!(refused.contains(said), "{said}: {refused}");
    }
}

#[test]
fn wrong_input_gets_the_reason_and_changes_nothing() {
    let folder = Folder::new();
    let script = "29\nnonsense\nwhy 30\nwhy 5-5\n#99\n\nhint x\n?\nmoves\nrules\nlink\nquit\n";
    let out =
        folder.ok(&["play", "texas-42", "--seats", AT_4, "--seed", "1", "--save", "g"], script);
    assert!(out.contains("30 is legal."), "{out}");
    assert!(out.contains("Nobody is called `x`. Bots that can be asked: novice, casual"), "{out}");
    assert!(out.contains("back N"), "help tells what can be said");
    let untouched = folder.ok(&["replay", "g"], "");
    assert!(untouched.contains("   1  ") && !untouched.contains("   2  "), "{untouched}");
}

#[test]
fn a_script_that_goes_round_in_circles_is_stopped() {
    let folder = Folder::new();
    let ran = folder
        .run(&["play", "texas-42", "--seats", AT_4, "--save", "g"], &"nonsense\n".repeat(5000));
    ran.refused(2, "changed nothing");
    assert_eq!(folder.verdict("g"), "exact");
}

#[test]
fn a_game_is_saved_and_goes_on() {
    let folder = Folder::new();
    let left = folder
        .ok(&["play", "texas-42", "--seats", AT_4, "--seed", "5", "--save", "my game"], "1\n1\n");
    assert!(left.contains("Go on:     parlour play 'my game'"), "{left}");
    assert_eq!(folder.verdict("my game"), "exact");
    let before = [folder.read("my game"), folder.read("my game.bak")];
    folder.ok(&["play", "my game"], "quit\n");
    let after = [folder.read("my game"), folder.read("my game.bak")];
    assert_eq!(after, before, "looking changes nothing");
    let out = folder.ok(&["play", "my game"], &"1\n".repeat(400));
    assert!(out.contains("The game is over") && !folder.has("state"));
    assert_eq!(folder.verdict("my game"), "exact");
    let whole =
        folder.ok(&["play", "texas-42", "--seats", AT_4, "--seed", "5"], &"1\n".repeat(400));
    assert_eq!(whole.lines().last(), out.lines().last(), "an interruption makes no difference");
}

#[test]
fn nobodys_file_is_overwritten() {
    let folder = Folder::new();
    folder.write("precious", "a letter");
    let begin = ["play", "texas-42", "--seats", AT_4, "--save", "precious"];
    folder.run(&begin, "1\n").refused(3, "parlour play precious");
    assert_eq!(folder.read("precious"), b"a letter");
    folder.run(&["play", "precious"], "1\n").refused(3, "precious: This save cannot be read");
    assert_eq!(folder.read("precious"), b"a letter");
    folder
        .run(&["play", "texas-42", "--seats", AT_4, "--save", "."], "1\n")
        .refused(3, "is a folder");
    folder.write("gone.bak", "a letter");
    let gone = folder.run(&["play", "texas-42", "--seats", AT_4, "--save", "gone"], "1\n");
    gone.refused(3, "gone.bak is there, the backup of a save that is gone");
    fs::remove_file(folder.path("gone.bak")).unwrap();
    folder.ok(
        &["play", "texas-42", "--seats", AT_4, "--save", "g"],
        "1\nsave precious\nsave copy\nsave\nquit\n",
    );
    assert_eq!(folder.read("precious"), b"a letter");
    assert_eq!(folder.verdict("copy"), "exact");
    assert_eq!(listed(&folder.path("")), ["copy", "g", "g.bak", "precious"]);
}

#[test]
fn a_place_that_cannot_be_written_is_named() {
    let folder = Folder::new();
    folder
        .run(&["play", "texas-42", "--seats", AT_4, "--save", "no/such/g"], "1\n")
        .refused(3, "no/such/g");
    folder.write("state", "a file where a folder should be");
    let ran = folder.run(&["play", "texas-42", "--seats", AT_4], "1\nquit\n");
    assert_eq!(ran.code, Some(3), "{ran:?}");
    assert_eq!(ran.err.matches("warning: ").count(), 1, "{ran:?}");
    assert!(ran.out.contains("NOT SAVED") && ran.out.contains("Link:"), "{ran:?}");
    let rescued = folder.run(&["play", "texas-42", "--seats", AT_4], "save g\n1\nquit\n");
    assert!(rescued.out.contains("Go on:     parlour play g"), "{rescued:?}");
    assert_eq!(folder.verdict("g"), "exact");
    assert!(folder.has("g.bak"), "what followed was saved there too");
}

#[test]
fn what_cannot_be_understood_is_explained() {
    let folder = Folder::new();
    let refused = |args: &[&str], code, says: &str| {
        folder.run(&[&["play"], args].concat(), "1\n").refused(code, says);
    };
    refused(&["texas-43"], 2, "texas-42");
    refused(&["texas-42", "--set", "nello=sometimes"], 2, "nello");
    refused(&["texas-42", "--set", "color=red"], 2, "color");
    refused(&["texas-42", "--seats", "human,human"], 2, "4 seats");
    refused(&["texas-42", "--seats", "human,genius,random,random"], 2, "genius");
    let near = "nobody is called `strng`. Perhaps you mean: strong.";
    refused(&["texas-42", "--seats", "human,strng,random,random"], 2, near);
    let number = "--seats: `flat:0`: after the colon stands a whole number";
    refused(&["texas-42", "--seats", "human,flat:0,random,random"], 2, number);
    refused(&["texas-42", "--names", "A,B,C,D,E"], 2, "5 names");
    refused(&["texas-42", "--names", "A,A"], 2, "called A");
    refused(&["texas-42.AAAA"], 3, "Read as a link");
    refused(&["https://example.org/#no-game.AAAA"], 3, "no-game");
    refused(&["."], 3, "directory");
    assert!(listed(&folder.path("")).is_empty(), "nothing was written");
    folder.whole_game("g");
    refused(&["g", "--seed", "1"], 2, "--seed");
    refused(&["g", "--seats", "human,random"], 2, "4 seats");
}

#[test]
fn a_hundred_megabytes_of_garbage_are_refused() {
    let folder = Folder::new();
    let file = fs::File::create(folder.path("big")).unwrap();
    file.set_len(100 << 20).unwrap();
    folder.run(&["play", "big"], "").refused(3, "big is too large: ");
    assert!(
        folder.verdict("big").starts_with("unreadable (big is too large: at most 8388608 bytes")
    );
    folder.write("head", b"parlour-save ".repeat(1 << 16));
    folder.run(&["replay", "head"], "").refused(3, "head: ");
}

#[test]
fn a_damaged_save_is_replaced_by_its_backup_and_set_aside() {
    let folder = Folder::new();
    folder.ok(&["play", "texas-42", "--seats", AT_4, "--seed", "5", "--save", "g"], "1\n1\n");
    let cut = &folder.read("g")[..200];
    folder.write("g", cut);
    let ran = folder.run(&["play", "g"], "1\n");
    assert_eq!(ran.code, Some(0));
    assert!(ran.err.contains("warning: g: ") && ran.err.contains("g.bak is used"), "{ran:?}");
    assert_eq!(folder.read("g.damaged"), cut);
    assert_eq!(folder.verdict("g"), "exact");
}

#[test]
fn a_record_is_not_overwritten_by_going_on_from_it() {
    let folder = Folder::new();
    let record = "parlour record 1\ngame texas-42\nrules 1\nseats 4\nseed 5\nmoves\n";
    folder.write("r.txt", record);
    let out = folder.ok(&["play", "r.txt", "--seats", "human,random,random,random"], "1\n");
    assert_eq!(folder.read("r.txt"), record.as_bytes());
    assert!(out.contains("state/parlour/texas-42-20"), "{out}");
}

#[test]
fn hands_stay_hidden_between_people_at_one_keyboard() {
    let folder = Folder::new();
    let args = [&["play", "texas-42", "--seed", "1", "--save", "g"], &PEOPLE[..]].concat();
    let out = folder.ok(&args, "\n30\n\n");
    let (before, bobs) = out.split_once("Pass the keyboard to Bob").unwrap();
    let hand = |text: &str| {
        let (_, tiles) = text.split_once("You hold: ").unwrap();
        let line = tiles.lines().next().unwrap().replace('*', "");
        line.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    let (ann, bob) = (hand(before), hand(bobs));
    assert_eq!((ann.len(), bob.len()), (7, 7));
    assert!(before.starts_with("Texas 42") && before.contains("Pass the keyboard to Ann"));
    for tile in bob {
        assert!(!before.contains(&tile), "{tile} of Bob is seen before it is his turn");
    }
    let after_prompt = bobs.split_once("Enter.").unwrap().1;
    let shown = after_prompt.split("Pass the keyboard").next().unwrap();
    assert!(ann.iter().all(|tile| !shown.contains(tile.as_str())), "{shown}");
}

#[test]
fn others_must_agree_to_an_undo() {
    let folder = Folder::new();
    let args = [&["play", "texas-42", "--seed", "1", "--save", "g"], &PEOPLE[..]].concat();
    // Ann bids, Bob bids and the bots follow; then whoever is next wants to go back.
    let declined = folder.ok(&args, "\n30\n\n31\n\nback 1\nno\n");
    assert!(declined.contains("declines. Nothing was changed."), "{declined}");
    let before = folder.ok(&["replay", "g", "--json"], "");
    let agreed = folder.ok(&["play", "g"], "\nback 1\nyes\n");
    assert!(agreed.contains("go back to entry 1? (yes/no) yes"), "{agreed}");
    assert_ne!(folder.ok(&["replay", "g", "--json"], ""), before);
    assert_eq!(folder.verdict("g"), "exact");
}

#[test]
fn pauses_wait_for_enter() {
    let folder = Folder::new();
    let args = ["play", "texas-42", "--seats", AT_4, "--seed", "1", "--set", "ack_gate=humans"];
    let out = folder.ok(&args, &"1\n".repeat(900));
    assert!(out.contains("End of the trick: press Enter to go on."), "{out}");
    assert!(out.contains("End of the hand: press Enter to go on."));
    assert!(out.contains("The game is over"));
}

#[test]
fn dice_can_be_typed_in() {
    let folder = Folder::new();
    let args =
        ["play", "texas-42", "--seats", AT_4, "--seed", "1", "--dice", "typed", "--save", "g"];
    let out = folder.ok(&args, "nonsense\n\nroll\nquit\n");
    assert_eq!(out.matches("Chance is to move.").count(), 3, "{out}");
    let shown = folder.ok(&["replay", "g", "--json"], "");
    let (_, deal) = shown.split_once("\"move\": \"").unwrap();
    let deal = deal.split('"').next().unwrap();
    let typed =
        ["play", "texas-42", "--seats", AT_4, "--seed", "2", "--dice", "typed", "--save", "h"];
    folder.ok(&typed, &format!("{deal}\n1\nquit\n"));
    let again = folder.ok(&["replay", "h", "--json"], "");
    assert!(again.contains(deal), "the deal of seed 1 was typed at a table of seed 2");
    assert_eq!(folder.verdict("h"), "exact");
}

#[test]
fn a_reader_that_goes_away_ends_the_game_quietly() {
    let folder = Folder::new();
    let mut child =
        folder.start(&["play", "texas-42", "--seats", AT_4, "--seed", "1", "--save", "g"]);
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut String::new()).unwrap();
    drop(out);
    let mut stdin = child.stdin.take().unwrap();
    while stdin.write_all(b"1\n").is_ok() {}
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""));
    assert_eq!(folder.verdict("g"), "exact");
}

#[test]
fn a_kill_at_any_moment_leaves_a_save_that_loads() {
    let folder = Folder::new();
    folder.ok(&["play", "texas-42", "--seats", AT_4, "--seed", "9", "--save", "g"], "quit\n");
    let (mut last, mut start) = (0, 5_000);
    for round in 0..40u64 {
        let mut command = folder.command(&["play", "g"]);
        let mut child = command.stdout(Stdio::null()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let feeder = std::thread::spawn(move || while stdin.write_all(b"1\nundo\n1\n").is_ok() {});
        // Scattered over the first moments, in which dozens of saves are written.
        std::thread::sleep(Duration::from_micros(start + round * 7_919 % 30_000));
        child.kill().unwrap();
        child.wait().unwrap();
        feeder.join().unwrap();
        let ran = folder.run(&["replay", "g", "--json"], "");
        assert_eq!(ran.code, Some(0), "round {round}: {ran:?}");
        let at = ran.out.rsplit_once("\"at\": ").unwrap().1;
        let at: u32 = at.split(',').next().unwrap().trim().parse().unwrap();
        assert!(at >= last, "round {round}: from entry {last} back to {at}");
        if at == last {
            // A busy machine has not come to saving yet.
            start = (start * 3 / 2).min(1_000_000);
        }
        last = at;
    }
    assert!(last > 20, "the game went on in between: {last}");
}

#[test]
fn casual_bots_sit_where_nobody_was_named() {
    let folder = Folder::new();
    let out = folder.ok(&["play", "texas-42", "--seed", "1", "--save", "g"], "quit\n");
    assert!(out.starts_with("Texas 42: Guest, Casual 2, Casual 3, Casual 4\n"), "{out}");
    let on = folder.ok(&["play", "g"], "quit\n");
    assert!(on.starts_with("Texas 42: Guest, Casual 2, Casual 3, Casual 4\n"), "{on}");
}

#[test]
fn a_save_keeps_its_bots_and_an_interruption_makes_no_difference() {
    let folder = Folder::new();
    let seats = ["--seats", "human,flat:20,greedy,ismcts:20"];
    let args = ["play", "texas-42", "--seed", "5", "--set", "target=1", "--save"];
    folder.ok(&[&args[..], &["g"], &seats].concat(), "1\n");
    let on = folder.ok(&["play", "g"], &"1\n".repeat(99));
    assert!(on.starts_with("Texas 42: Guest, Flat:20 2, Greedy 3, Ismcts:20 4\n"), "{on}");
    assert!(on.contains("The game is over"), "{on}");
    let whole = folder.ok(&[&args[..], &["h"], &seats].concat(), &"1\n".repeat(99));
    assert_eq!(on.lines().last(), whole.lines().last());
}

#[test]
fn a_save_with_a_bot_that_is_not_here_wants_another() {
    let folder = Folder::new();
    folder.whole_game("g");
    let json = folder.ok(&["replay", "g", "--json"], "");
    assert!(json.contains("\"kind\": \"random\""), "saves name their bots");
    folder.run(&["play", "g", "--seats", "human,random,random,oracle"], "").refused(2, "`oracle`");
}

/// Where people play and something is hidden, a bot takes the time of its level for every decision,
/// at every speed.
#[test]
fn a_bot_takes_its_time_where_somebody_looks() {
    let folder = Folder::new();
    let seats = "human,casual,casual,casual";
    let args = ["play", "texas-42", "--lang", "en", "--seed", "1", "--seats", seats];
    let args = [&args[..], &["--speed", "instant", "--save", "g"]].concat();
    let mut screen = OnScreen::start(&folder, (80, 24), &args);
    screen.until("Your bid");
    screen.press("/pass\r");
    let clock = measure::clock::Clock::start();
    screen.until_that("the next question", |text| {
        !text.contains("Your bid: 30 or more") && text.contains("Enter play")
    });
    let took = clock.ms();
    assert!(took >= 3 * 150, "three bots have bid in {took} ms:\n{}", screen.text());
    screen.press("q");
    assert_eq!(screen.end().0, 0);
}

#[test]
fn entries_say_when_they_were_made_and_by_whom() {
    let folder = Folder::new();
    folder.ok(&["play", "texas-42", "--seats", AT_4, "--seed", "1", "--save", "g"], "30\n");
    let told = folder.ok(&["replay", "g", "--json"], "");
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    let entries = told["entries"].as_array().unwrap();
    let authors: Vec<Option<&str>> = entries.iter().map(|one| one["author"].as_str()).collect();
    assert_eq!(authors[..3], [None, Some("Guest"), Some("Random 2")], "chance is nobody");
    let times: Vec<u64> = entries.iter().map(|one| one["time"].as_u64().unwrap()).collect();
    assert!(times[0] > 1_700_000_000_000 && times.is_sorted(), "{times:?}");
    assert_eq!(folder.verdict("g"), "exact");
}

#[test]
fn a_move_can_be_looked_at_before_it_is_made() {
    let folder = Folder::new();
    let args = ["play", "texas-42", "--codes", "--seats", AT_4, "--seed", "1", "--save", "g"];
    let out = folder.ok(&args, "preview 30\npreview 5-5\npreview #99\npreview\nquit\n");
    for said in [
        "30 would do this:\n  You bid 30.\n",
        "Then it is the turn of Random 2.\n  The move could be taken back freely.\n",
        "[wrong_phase]",
        "The list goes to ",
        "`preview` needs a move",
    ] {
        assert!(out.contains(said), "{said}: {out}");
    }
    let untouched = folder.ok(&["replay", "g"], "");
    assert!(!untouched.contains("   2  "), "nothing was made: {untouched}");
}

#[test]
fn what_others_must_agree_to_is_said_before() {
    let folder = Folder::new();
    let args = [&["play", "texas-42", "--seed", "1", "--save", "g"], &PEOPLE[..]].concat();
    // Ann and Bob bid, and so do the bots; whoever is next looks around.
    let script = "\nback\nwhy 30\n30\n\nwhy 31\n31\n\nback\nquit\n";
    let out = folder.ok(&args, script);
    assert!(out.contains("30 is legal.\n") && !out.contains("taken back only"), "{out}");
    assert!(out.contains("You have not decided anything yet"), "{out}");
    assert!(out.contains("these decisions of yours"), "{out}");
    let rows: Vec<&str> = out.lines().filter(|line| line.starts_with("    back ")).collect();
    assert!(!rows.is_empty() && rows.iter().all(|row| row.contains("  if ")), "{rows:?}");
    let pair = ["--seats", "human,human", "--names", "Ann,Bob"];
    let args = [&["play", "innovation", "--seed", "1"], &pair[..]].concat();
    // A card that is drawn teaches its owner something.
    let drawn = folder.ok(&args, "\n1\n\n1\n\npreview draw\nwhy draw\nquit\n");
    let asks = drawn.matches("The move could be taken back only if ").count();
    assert_eq!(asks, 2, "{drawn}");
    assert!(drawn.contains("You cannot know yet what comes next."), "{drawn}");
}

#[test]
fn where_one_could_go_back_to_is_listed() {
    let folder = Folder::new();
    let args = ["play", "texas-42", "--seats", AT_4, "--seed", "1", "--save", "g"];
    let out = folder.ok(&args, &("1\n".repeat(15) + "back\nquit\n"));
    let rows: Vec<&str> = out.lines().filter(|line| line.starts_with("    back ")).collect();
    assert_eq!(rows.len(), 10, "{out}");
    let entry = |row: &&str| row.split_whitespace().nth(1).unwrap().parse::<u32>().unwrap();
    assert!(rows.iter().map(entry).is_sorted_by(|a, b| a > b), "the newest first: {rows:?}");
    assert!(rows.iter().all(|row| row.ends_with("  freely")), "alone with bots: {rows:?}");
    let to = format!("back {}", entry(&rows[3]));
    let back = folder.ok(&["play", "g"], &format!("{to}\nquit\n"));
    assert!(back.contains("Your move"), "the seat decides there again: {back}");
}
