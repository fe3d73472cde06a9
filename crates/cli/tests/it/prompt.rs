//! What a person at the prompt sees and can say, in any game.

use crate::program::Folder;
use crate::words::refused;

const ALONE: [&str; 4] = ["play", "skirmish", "--seed", "3"];
const PAIR: [&str; 4] = ["--seats", "human,human", "--names", "Ann,Bob"];

fn alone(script: &str) -> String {
    Folder::new().ok(&ALONE, script)
}

/// What stands between the question with this answer and the next question.
fn after<'a>(out: &'a str, answer: &str) -> &'a str {
    let asked = format!("Your move (? for help): {answer}\n");
    let (_, rest) = out.split_once(&asked).unwrap_or_else(|| panic!("no answer {answer}: {out}"));
    rest.split("Your move (? for help):").next().unwrap_or(rest)
}

#[test]
fn a_long_list_leaves_room_for_the_board_and_shows_every_sort_of_move() {
    let out = alone("quit\n");
    let (_, screen) = out.split_once("\u{2500}\u{2500} Guest").unwrap();
    let (screen, _) = screen.split_once("Your move").unwrap();
    assert!(screen.lines().count() <= 23, "{screen}");
    assert!(screen.contains(" 3-7 play Archer   T0P0 T1P0 T2P0 T3P0 T4P0\n"), "{screen}");
    assert!(screen.contains("28 leader\n"), "{screen}");
    let out = alone("5\nquit\n");
    assert!(out.contains("Guest plays Archer on T2P0."), "numbers are those of the list: {out}");
}

#[test]
fn the_table_is_shown_again_when_asked_for() {
    let out = alone("rules\ntable\n\nmoves\nquit\n");
    for answer in ["table", ""] {
        let shown = after(&out, answer);
        assert!(shown.contains("Skirmish 1, turn 2") && shown.contains("28 leader"), "{shown}");
    }
    assert!(!after(&out, "moves").contains("Skirmish 1, turn 2"));
    let over = Folder::new().ok(&["play", "texas-42", "--seed", "1"], &"1\n".repeat(400));
    assert_eq!(over.matches("The game is over").count(), 1);
    let folder = Folder::new();
    folder.whole_game("g");
    let out = folder.ok(&["play", "g"], "table\n");
    assert_eq!(out.matches("Texas 42, deal 7").count(), 2, "{out}");
}

#[test]
fn there_may_be_more_to_look_at() {
    let out = alone("look\nlook sky\nlook units\nquit\n");
    let topics = "graveyards, decks, units";
    assert!(after(&out, "look").contains(topics), "{out}");
    let wrong = after(&out, "look sky");
    assert!(wrong.contains("`sky`") && wrong.contains(topics), "{wrong}");
    let none = Folder::new().ok(&["play", "texas-42", "--seed", "1"], "look\nlook hand\nquit\n");
    assert_eq!(none.matches("nothing more to look at").count(), 2, "{none}");
}

#[test]
fn people_at_one_keyboard_are_told_what_their_own_move_did() {
    let folder = Folder::new();
    let args = [&ALONE[..], &PAIR].concat();
    // Bob starts with his first unit, and passes; Ann sees what he did, and passes.
    let out = folder.ok(&args, "\n2\n1\n\n1\n");
    let parts: Vec<&str> = out.split("Pass the keyboard to ").collect();
    assert_eq!(parts.len(), 4, "{out}");
    let (bobs, anns) = (parts[1], parts[2]);
    let told = |text: &str, what: &str| text.contains(what);
    assert!(told(bobs, "Bob plays ") && told(bobs, "Bob passes."), "{bobs}");
    assert!(told(anns, "Bob plays ") && told(anns, "Bob passes."), "{anns}");
    assert!(told(anns, "Ann is done for this skirmish."), "{anns}");
    assert!(!told(anns, "Bob draws B") && told(bobs, "Bob draws "), "{anns}");
}

#[test]
fn every_deal_and_roll_is_asked_for() {
    let folder = Folder::new();
    let typed = [&ALONE[..], &["--dice", "typed", "--save", "g"]].concat();
    let out = folder.ok(&typed, "\n\n\nquit\n");
    let asked: Vec<&str> = out.split("Chance is to move.").collect();
    assert_eq!(asked.len(), 5, "{out}");
    assert!(asked[2].contains(" gets ") && asked[3].contains("is shuffled"), "one by one: {out}");
    // The form of an answer is shown where it is short.
    assert!(asked[0].contains("It is about: set up. An answer looks like `deck "), "{out}");
    let deal = folder.ok(&["play", "texas-42", "--seed", "1", "--dice", "typed"], "quit\n");
    assert!(deal.contains("An answer begins like `deal "), "28 tiles are too many: {deal}");
}

#[test]
fn a_number_beyond_the_list_is_called_so() {
    let out = alone("#99\n99\n0\n99999999999999999999999999\nquit\n");
    assert_eq!(out.matches("The list goes to 28.").count(), 4, "{out}");
    // A number that the game reads is for the game to judge.
    let out = Folder::new().ok(&["play", "texas-42", "--seed", "1"], "29\n#29\nquit\n");
    assert_eq!(out.matches("The list goes to ").count(), 1, "{out}");
}

#[test]
fn a_card_is_explained_and_help_says_what_else_is() {
    let out = alone("?\ncard nobody\nquit\n");
    assert!(out.contains("leaders, keywords"), "{out}");
    assert!(out.contains("Nothing here is called `nobody`."), "{out}");
    let args = ["play", "innovation", "--seed", "3"];
    let out = Folder::new().ok(&args, "card wheel\ncard qqqq\nquit\n");
    assert!(out.contains("Nothing here is called `wheel`. Perhaps you mean: The Wheel."), "{out}");
    assert!(out.contains("Nothing here is called `qqqq`.\n"), "{out}");
}

#[test]
fn mistakes_on_the_command_line_are_told_in_good_words() {
    refused("play skirmish --seats human", &["1 player was named", "`human,random`"]);
    refused("play innovation --seats human", &["`human,random`, `human,random,random`"]);
    refused("play texas-42 --seats human,human,random", &["3 players were named"]);
    refused("play skirmish --set deck0=@", &["the name of the file is missing"]);
    let folder = Folder::new();
    folder.whole_game("g");
    let ran = folder.run(&["replay", "g", "--viewer", "bob"], "");
    ran.refused(2, "`bob`");
    assert!(ran.err.contains("0, 1, 2, 3, spectator, all"), "{ran:?}");
    let one = folder.run(&["play", "g", "--seats", "human"], "");
    one.refused(2, "1 player was named");
    assert!(one.err.contains("`human,random,random,random`"), "{one:?}");
}

#[test]
fn the_result_reads_well() {
    let ends = |game: &str| {
        let out = Folder::new().ok(&["play", game, "--seed", "1"], &"1\n".repeat(3000));
        let (_, end) = out.split_once("The game is over").unwrap();
        let says = |line: &&str| line.contains(" wins by ") || line.contains(" win by ");
        let line = end.lines().find(says).map(str::to_owned);
        line.unwrap_or_else(|| panic!("{end}"))
    };
    assert_eq!(ends("texas-42"), "Guest and Random 2 win by marks.");
    assert!(ends("innovation").ends_with(" by achievements."));
    assert!(ends("skirmish").ends_with(" wins by skirmishes."));
}
