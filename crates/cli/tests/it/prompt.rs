//! What a person at the prompt sees and can say, in any game.

use crate::program::{AT_2, AT_4, Folder};
use crate::words::refused;

const ALONE: [&str; 4] = ["play", "skirmish", "--seed", "63"];
const PAIR: [&str; 4] = ["--seats", "human,human", "--names", "Ann,Bob"];

fn alone(script: &str) -> String {
    Folder::new().ok(&[&ALONE[..], &["--seats", AT_2]].concat(), script)
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
    assert!(screen.contains(" 3..7 play Archer    T0P0 T1P0 T2P0 T3P0 T4P0\n"), "{screen}");
    assert!(screen.contains("28 leader\n"), "{screen}");
    let out = alone("5\nquit\n");
    assert!(out.contains("You play Archer to the middle."), "numbers are those of the list: {out}");
}

#[test]
fn the_beginning_of_a_move_is_enough_where_only_one_begins_so() {
    let out = alone("play archer t2\nquit\n");
    assert!(out.contains("You play Archer to the middle."), "{out}");
    let out = alone("play Archer\nq\n");
    assert!(!out.contains("You play Archer"), "five begin so: {out}");
}

#[test]
fn a_move_that_is_nearly_right_gets_those_that_come_near() {
    let out = alone("play Archre T2P0\nq\n");
    let wrong = after(&out, "play Archre T2P0");
    let (_, near) = wrong.split_once("Perhaps you mean: ").unwrap_or_else(|| panic!("{wrong}"));
    assert!(near.starts_with("play Archer T"), "{wrong}");
    assert!(!wrong.contains("[unknown"), "no codes unless they are asked for: {wrong}");
}

#[test]
fn q_leaves_wherever_something_is_asked() {
    let folder = Folder::new();
    let out = folder.ok(&[&ALONE[..], &PAIR].concat(), "q\n");
    assert!(out.contains("Pass the keyboard") && out.contains("Saved in"), "{out}");
}

#[test]
fn the_table_is_shown_again_when_asked_for() {
    let out = alone("rules\ntable\n\nmoves\nquit\n");
    for answer in ["table", ""] {
        let shown = after(&out, answer);
        assert!(shown.contains("Skirmish 1, turn 2") && shown.contains("28 leader"), "{shown}");
    }
    assert!(!after(&out, "moves").contains("Skirmish 1, turn 2"));
    let over =
        Folder::new().ok(&["play", "texas-42", "--seats", AT_4, "--seed", "1"], &"1\n".repeat(400));
    assert_eq!(over.matches("The game is over").count(), 1);
    let folder = Folder::new();
    folder.whole_game("g");
    let out = folder.ok(&["play", "g"], "table\n");
    assert_eq!(out.matches("Texas 42, deal 7").count(), 2, "{out}");
}

#[test]
fn there_may_be_more_than_the_table_shows() {
    let out = alone("details\ndetails sky\ndetails units\nlook units\nquit\n");
    let topics = "graveyards, decks, units";
    assert!(after(&out, "details").contains(topics), "{out}");
    assert_eq!(after(&out, "details units"), after(&out, "look units"), "the old word still works");
    let wrong = after(&out, "details sky");
    assert!(wrong.contains("`sky`") && wrong.contains(topics), "{wrong}");
    let none = Folder::new()
        .ok(&["play", "texas-42", "--seats", AT_4, "--seed", "1"], "details\ndetails hand\nquit\n");
    assert_eq!(none.matches("no details beyond what the table shows").count(), 2, "{none}");
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
    assert!(told(bobs, "Bob, your move (? for help):"), "{bobs}");
    assert!(told(anns, "Ann is done for this skirmish."), "{anns}");
    assert!(!told(anns, "Bob draws B") && told(bobs, "Bob draws "), "{anns}");
}

#[test]
fn every_deal_and_roll_is_asked_for() {
    let folder = Folder::new();
    let typed = [&ALONE[..], &["--seats", AT_2, "--dice", "typed", "--save", "g"]].concat();
    let out = folder.ok(&typed, "roll\nroll\nroll\nquit\n");
    let asked: Vec<&str> = out.split("Chance is to move.").collect();
    assert_eq!(asked.len(), 5, "{out}");
    assert!(asked[2].contains(" gets ") && asked[3].contains("is shuffled"), "one by one: {out}");
    // The form of an answer is shown where it is short.
    assert!(asked[0].contains("It is about: set up. An answer looks like `deck "), "{out}");
    let deal = folder
        .ok(&["play", "texas-42", "--seats", AT_4, "--seed", "1", "--dice", "typed"], "quit\n");
    assert!(deal.contains("An answer begins like `deal "), "28 tiles are too many: {deal}");
}

/// A game in which nothing is hidden, beside a real table.
const COMPANION: [&str; 9] =
    ["play", "mordheim", "--set", "preset=companion", "--dice", "typed", "--seed", "1", "--save"];

#[test]
fn a_die_is_asked_for_with_what_it_is_for_and_what_it_can_be() {
    let folder = Folder::new();
    let args = [&COMPANION[..], &["g"], &PAIR].concat();
    let out = folder.ok(&args, "7\nabc\n3\n6\nquit\n");
    let dice: Vec<&str> = out.split("Chance is to move.").collect();
    assert_eq!(dice.len(), 5, "{out}");
    assert!(dice[0].contains("  Roll a die") && dice[0].contains("roll-off"), "{out}");
    let first = dice[0].split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(first.contains("An answer looks like `roll 1`."), "{out}");
    for wrong in [dice[1], dice[2]] {
        let possible = "Possible: roll 1, roll 2, roll 3, roll 4, roll 5, roll 6.";
        assert!(wrong.contains(possible), "{wrong}");
    }
    assert!(dice[3].contains(" 3 ") && dice[3].contains("  Roll a die"), "{}", dice[3]);
    // What was seen of other cards is nobody's business: a game that hides cards lists nothing.
    let hidden = [&ALONE[..], &["--seats", AT_2, "--dice", "typed"]].concat();
    assert!(!folder.ok(&hidden, "abc\nquit\n").contains("Possible: "));
    assert!(!folder.ok(&hidden, "roll\nroll\nabc\nquit\n").contains("Possible: "));
}

#[test]
fn an_empty_line_never_rolls() {
    let folder = Folder::new();
    let args = [&COMPANION[..], &["g"], &PAIR].concat();
    let out = folder.ok(&args, "\n\nquit\n");
    assert_eq!(out.matches("Nothing was typed, and nothing falls by itself.").count(), 2, "{out}");
    assert!(!out.contains("in the roll-off."), "{out}");
    let out = folder.ok(&["play", "g"], "roll\nquit\n");
    assert_eq!(out.matches("in the roll-off.").count(), 1, "{out}");
}

#[test]
fn several_dice_are_typed_at_once_and_a_wrong_one_is_named() {
    let folder = Folder::new();
    let args = [&COMPANION[..], &["g"], &PAIR].concat();
    let out = folder.ok(&args, "3 9\n3 6\nquit\n");
    let plain = out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(plain.contains("Die 2, `9`: ") && plain.contains("None of it was taken."), "{out}");
    assert_eq!(out.matches("Bob wins the roll-off.").count(), 1, "{out}");
}

#[test]
fn a_die_that_was_typed_wrong_is_corrected_without_asking() {
    let folder = Folder::new();
    let args = [&COMPANION[..], &["g"], &PAIR].concat();
    let out = folder.ok(&args, "3 6\ncorrect 3 1\ncorrect 2 1\nquit\n");
    assert!(out.contains("2 dice were typed in"), "{out}");
    assert_eq!(out.matches("Bob wins the roll-off.").count(), 1, "{out}");
    assert_eq!(out.matches("Ann wins the roll-off.").count(), 1, "{out}");
    assert!(!out.contains("(yes/no)"), "{out}");
    // What cannot be leaves all as it was, and undo takes back one die.
    let out = folder.ok(&["play", "g"], "correct 1 7\nundo\n6\nquit\n");
    assert!(out.contains("Possible: roll 1"), "{out}");
    // Once in what is told of the game so far, once for the new die.
    assert_eq!(out.matches("Bob wins the roll-off.").count(), 2, "{out}");
    assert_eq!(folder.verdict("g"), "exact");
}

#[test]
fn where_nothing_is_hidden_the_keyboard_is_not_passed() {
    let folder = Folder::new();
    let args = [&COMPANION[..], &["g"], &PAIR].concat();
    let out = folder.ok(&args, &format!("3\n6\n{}", "1\n".repeat(60)));
    assert!(!out.contains("Pass the keyboard") && !out.contains("====="), "{out}");
    let asked = |name: &str| out.contains(&format!("{name}, your move (? for help): 1\n"));
    assert!(asked("Ann") && asked("Bob"), "{out}");
    assert_eq!(out.matches("Bob wins the roll-off.").count(), 1, "told once: {out}");
}

#[test]
fn a_save_keeps_how_dice_fall() {
    let folder = Folder::new();
    let says = "Dice are typed in";
    let begun = folder.ok(&[&COMPANION[..], &["g", "--seats", AT_2]].concat(), "quit\n");
    assert!(begun.contains(says), "{begun}");
    let before = folder.read("g");
    let on = folder.ok(&["play", "g"], "quit\n");
    assert!(on.contains(says) && on.contains("Chance is to move."), "{on}");
    assert_eq!((folder.read("g"), folder.verdict("g")), (before, "exact".to_owned()));
    let rolled = folder.ok(&["play", "g", "--dice", "seeded"], "quit\n");
    assert!(!rolled.contains(says) && !rolled.contains("Chance is to move."), "{rolled}");
    assert!(!folder.ok(&["play", "g"], "quit\n").contains(says), "it was rolled last");
}

#[test]
fn why_takes_a_number_of_the_list() {
    let out = alone("why 5\nwhy #5\nwhy 99\nquit\n");
    assert_eq!(out.matches("play Archer T2P0 is legal.").count(), 2, "{out}");
    assert_eq!(out.matches("The list goes to 28.").count(), 1, "{out}");
}

#[test]
fn the_bare_moves_of_a_log_stand_after_a_name() {
    let folder = Folder::new();
    let args = ["play", "mordheim", "--seed", "1", "--seats", "random,random"];
    folder.ok(&[&args[..], &["--set", "turns=3", "--save", "g"]].concat(), "");
    let told = folder.ok(&["replay", "g"], "");
    let bare = told.lines().filter_map(|line| line.get(7..)?.split_once(": "));
    let mut bare = bare.filter(|(_, text)| text.starts_with("select "));
    assert!(bare.all(|(name, _)| name.starts_with("Random ")), "{told}");
}

#[test]
fn a_number_beyond_the_list_is_called_so() {
    let out = alone("#99\n99\n0\n99999999999999999999999999\nquit\n");
    assert_eq!(out.matches("The list goes to 28.").count(), 4, "{out}");
    // A number that the game reads is for the game to judge.
    let out =
        Folder::new().ok(&["play", "texas-42", "--seats", AT_4, "--seed", "1"], "29\n#29\nquit\n");
    assert_eq!(out.matches("The list goes to ").count(), 1, "{out}");
}

#[test]
fn a_card_is_explained_and_help_says_what_else_is() {
    let out = alone("?\ncard nobody\nquit\n");
    assert!(out.contains("leaders, keywords"), "{out}");
    assert!(out.contains("Nothing here is called `nobody`."), "{out}");
    let args = ["play", "innovation", "--seats", AT_2, "--seed", "3"];
    let out = Folder::new().ok(&args, "card wheel\ncard qqqq\nquit\n");
    assert!(out.contains("Nothing here is called `wheel`. Perhaps you mean: The Wheel."), "{out}");
    assert!(out.contains("Nothing here is called `qqqq`.\n"), "{out}");
}

#[test]
fn mistakes_on_the_command_line_are_told_in_good_words() {
    refused("play skirmish --seats human", &["1 player was named", "`human,casual`"]);
    refused("play innovation --seats human", &["`human,casual`, `human,casual,casual`"]);
    refused("play texas-42 --seats human,human,random", &["3 players were named"]);
    refused("play skirmish --set deck0=@", &["the name of the file is missing"]);
    let folder = Folder::new();
    folder.whole_game("g");
    let ran = folder.run(&["replay", "g", "--viewer", "bob"], "");
    ran.refused(2, "`bob`");
    assert!(ran.err.contains("0, 1, 2, 3, spectator, all"), "{ran:?}");
    folder.write("my.deck", "a deck");
    let file = folder.run(&["play", "skirmish", "--set", "deck0=my.deck"], "");
    file.refused(2, "did you mean deck0=@my.deck?");
    let one = folder.run(&["play", "g", "--seats", "human"], "");
    one.refused(2, "1 player was named");
    assert!(one.err.contains("`human,casual,casual,casual`"), "{one:?}");
}

#[test]
fn the_result_is_told_in_the_words_of_the_game() {
    let ends = |game: &str| {
        let folder = Folder::new();
        let seats = if game == "texas-42" { AT_4 } else { AT_2 };
        let args = ["play", game, "--seats", seats, "--seed", "1", "--save", "g"];
        let out = folder.ok(&args, &"1\n".repeat(3000));
        let (before, end) = out.split_once("The game is over").unwrap();
        assert!(end.contains("\n  1. "), "{end}");
        let again = folder.ok(&["replay", "g"], "");
        for told in [end, &again] {
            assert!(!told.contains(" wins by ") && !told.contains(" win by "), "{told}");
        }
        // Made again, it is not told by the game.
        let redone = folder.ok(&["play", "g"], "undo\nredo\n");
        let says = [" win by ", " wins by "].iter().map(|by| redone.matches(by).count());
        assert_eq!(says.sum::<usize>(), 1, "{redone}");
        let told = before.lines().rev().find(|line| line.ends_with('.'));
        told.unwrap_or_else(|| panic!("{before}")).trim().to_owned()
    };
    assert_eq!(ends("texas-42"), "You and your partner win the game.");
    assert!(ends("innovation").ends_with(" achievements and wins."));
    assert!(ends("skirmish").ends_with(" wins the match."));
}

#[test]
fn a_hint_is_a_table_with_numbers_of_the_list_and_what_they_mean() {
    let out = alone("hint flat:60\n#99\nquit\n");
    let hint = after(&out, "hint flat:60");
    let (_, best) = hint.split_once("Flat:60 suggests: ").unwrap_or_else(|| panic!("{out}"));
    let best = best.lines().next().unwrap();
    assert!(hint.contains("  number  move ") && hint.contains("simulations"), "{hint}");
    let row = hint.lines().nth(2).unwrap();
    let number = row.split_whitespace().next().unwrap();
    assert!(row.contains(best) && row.contains(" %"), "{hint}");
    let words = hint.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("what you cannot see") && hint.lines().count() <= 12, "{hint}");
    assert!(hint.lines().all(|line| line.chars().count() < 80), "{hint}");
    let legal = alone(&format!("why {number}\nquit\n"));
    assert!(legal.contains(&format!("{best} is legal.")), "{legal}");
    let again = alone("hint flat:60\nquit\n");
    assert_eq!(hint, after(&again, "hint flat:60"), "the same hint every time");
}

#[test]
fn any_bot_can_be_asked_for_a_hint_and_a_stranger_cannot() {
    let out = alone("hint novice\nhint Random\nhint strng\nhint flat:0\nquit\n");
    assert!(after(&out, "hint novice").contains("Novice suggests: "), "{out}");
    let random = after(&out, "hint Random");
    assert!(random.contains("Random suggests: ") && !random.contains('%'), "{random}");
    let wrong = after(&out, "hint strng");
    assert!(wrong.contains("Nobody is called `strng`. Perhaps you mean: strong."), "{wrong}");
    assert!(after(&out, "hint flat:0").contains("whole number from 1"), "{out}");
}

#[test]
fn there_is_no_hint_where_there_is_nothing_to_decide() {
    let folder = Folder::new();
    folder.whole_game("g");
    let over = folder.ok(&["play", "g"], "hint\n");
    assert!(over.contains("There is nothing to decide here."), "{over}");
    let typed =
        folder.ok(&["play", "texas-42", "--seats", AT_4, "--dice", "typed"], "hint\nquit\n");
    assert!(typed.contains("There is nothing to decide here."), "{typed}");
}

#[test]
fn a_hint_knows_no_more_than_the_seat() {
    let hands = [
        "0-0 2-1 3-0 4-4 6-0 6-2 6-5",
        "1-0 2-0 3-2 5-0 5-3 5-4 5-5",
        "1-1 3-3 4-0 4-3 5-1 6-4 6-6",
        "2-2 3-1 4-1 4-2 5-2 6-1 6-3",
    ];
    let dealt = |order: [usize; 4]| {
        let deal = order.map(|n| hands[n]).join(" / ");
        let args = ["play", "texas-42", "--seats", AT_4, "--seed", "1", "--dice", "typed"];
        let script = format!("deal {deal}\nhint flat:60\nhint ismcts:60\nhint novice\nquit\n");
        let out = Folder::new().ok(&args, &script);
        ["hint flat:60", "hint ismcts:60", "hint novice"].map(|said| after(&out, said).to_owned())
    };
    let truth = dealt([0, 1, 2, 3]);
    assert!(truth.iter().all(|hint| hint.contains(" suggests: ")), "{truth:?}");
    for other in [[0, 2, 1, 3], [0, 3, 1, 2], [0, 1, 3, 2]] {
        assert_eq!(truth, dealt(other), "only what cannot be seen differs");
    }
    assert_ne!(truth, dealt([1, 0, 2, 3]), "another hand, other hints");
}
