//! The language of the program: chosen, found in the environment, and complete.

use std::process::Command;

use crate::program::{AT_2, AT_4, Folder};
use crate::words::parlour;

/// A terminal for the program, and nobody at the keyboard.
const ON_A_TERMINAL: &str = "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)";

#[test]
fn a_game_is_played_in_german() {
    let folder = Folder::new();
    let play = ["play", "texas-42", "--lang", "de", "--seats", AT_4, "--seed", "1"];
    let out = folder.ok(&play, "?\n29\nwhy 5-5\n30\nundo\nlog\nquit\n");
    for text in [
        "Gast, Eintrag 1",
        "Du hältst: ",
        "Dein Zug (? für Hilfe): ",
        "deine letzte Entscheidung zurücknehmen",
        "Ein solches Gebot gibt es hier nicht.",
        "Du bietest 30.",
        "Du nimmst zurück bis Eintrag 1.",
        "Weiter:      parlour play ",
    ] {
        assert!(out.contains(text), "{text}: {out}");
    }
    for english in ["Your", "Guest", "entry", "Saved"] {
        assert!(!out.contains(english), "{english}: {out}");
    }
    let over = folder.ok(&play, &"1\n".repeat(400));
    assert!(over.contains("Das Spiel ist vorbei"), "{over}");
}

#[test]
fn lists_errors_and_rules_are_german_too() {
    let list = parlour("--lang de games").out;
    assert!(list.contains("Texas 42 (4 Plätze)") && list.contains("Dominosteinen"), "{list}");
    let one = parlour("games texas-42 --lang de").out;
    assert!(one.contains("Optionen (--set KEY=VALUE):") && one.contains("(sonst "), "{one}");
    let rules = parlour("games texas-42 --rules --lang de").out;
    assert!(rules.starts_with("Texas 42\n") && rules.contains("Stich"), "{rules}");
    let wrong = parlour("--lang de play texas-42 --seats human,strng,random,random");
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.err.starts_with("Fehler: --seats: niemand heißt `strng`."), "{wrong:?}");
    assert!(wrong.err.contains("\n  möglich: "), "{wrong:?}");
    let option = parlour("--lang de sim texas-42 --games 1 --set nello=maybe");
    assert!(option.err.contains("`maybe` ist kein Wert von `nello`."), "{option:?}");
    let unknown = parlour("--lang tlh games");
    unknown.refused(2, "--lang: there are no words in `tlh`.");
    assert!(unknown.err.contains("possible: en, de"), "{unknown:?}");
}

#[test]
fn saves_and_links_are_told_in_german() {
    let folder = Folder::new();
    folder.whole_game("g");
    let told = folder.ok(&["replay", "g", "--lang", "de"], "");
    assert!(told.starts_with("Texas 42: Guest") && told.contains("(unverändert)"), "{told}");
    assert!(told.contains("Guest passt.") || told.contains("Guest bietet "), "{told}");
    folder.write("bad", "garbage");
    let ran = folder.run(&["verify", "g", "bad", "--lang", "de"], "");
    assert!(
        ran.out.contains("g: unverändert (verglichen: ") && ran.out.contains("bad: beschädigt (")
    );
    let json = folder.run(&["verify", "bad", "--json", "--lang", "de"], "").out;
    assert!(json.contains("\"verdict\": \"damaged\"") && json.contains("kein Spielstand"));
    assert!(json.contains("\"key\": \"error-bad-save\""), "{json}");
}

/// What is shown can be typed: titles of pieces, and what moves say.
#[test]
fn moves_are_typed_in_the_language_that_is_spoken() {
    let folder = Folder::new();
    let args = ["play", "skirmish", "--lang", "de", "--seed", "1", "--seats", AT_2, "--save", "g"];
    let out = folder.ok(&args, "card Archer\nmoves\nquit\n");
    let (_, sheet) = out.split_once("card Archer\n").unwrap();
    let title = sheet.split(" (").next().unwrap();
    assert_ne!(title, "Archer", "{sheet}");
    assert!(out.contains(&format!("play {title} ")), "{out}");
    let small = title.to_lowercase();
    let typed = folder.ok(&["play", "g", "--lang", "de"], &format!("play {small} T2P0\nquit\n"));
    assert!(typed.contains(&format!("Du spielst {title}")), "{typed}");
    let folder = Folder::new();
    let topics = folder.ok(&args, "details\ndetails Friedhöfe\nquit\n");
    assert!(topics.contains("graveyards (Friedhöfe)"), "{topics}");
    assert!(!topics.contains("keine Einzelheiten"), "{topics}");
    let folder = Folder::new();
    let both = folder.ok(&args, "play Archer T2P0\nquit\n");
    assert!(both.contains(&format!("Du spielst {title}")), "notation is the same: {both}");
}

/// The environment is heeded on a terminal and nowhere else.
#[test]
fn the_environment_chooses_on_a_terminal_only() {
    let folder = Folder::new();
    let mut piped = folder.command(&["games"]);
    let out = piped.env("LC_ALL", "de_DE.UTF-8").output().unwrap();
    assert!(String::from_utf8_lossy(&out.stdout).contains("(4 seats)"), "{out:?}");
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let on_a_terminal = |variables: &[(&str, &str)], args: &[&str]| {
        let mut command = Command::new("python3");
        command.args(["-c", ON_A_TERMINAL, env!("CARGO_BIN_EXE_parlour")]).args(args);
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        command.envs(variables.iter().copied()).stdin(std::process::Stdio::null());
        String::from_utf8_lossy(&command.output().unwrap().stdout).into_owned()
    };
    for variables in [
        &[("LANG", "de_AT.UTF-8")][..],
        &[("LC_ALL", ""), ("LC_MESSAGES", "de"), ("LANG", "en_US.UTF-8")],
        &[("LC_ALL", "de_DE@euro"), ("LANG", "en_US.UTF-8")],
    ] {
        let shown = on_a_terminal(variables, &["games"]);
        assert!(shown.contains("(4 Plätze)"), "{variables:?}: {shown}");
    }
    for variables in [&[("LANG", "C")][..], &[("LANG", "fr_FR.UTF-8")], &[]] {
        let shown = on_a_terminal(variables, &["games"]);
        assert!(shown.contains("(4 seats)"), "{variables:?}: {shown}");
    }
    let named = on_a_terminal(&[("LANG", "de_DE.UTF-8")], &["games", "--lang", "en"]);
    assert!(named.contains("(4 seats)"), "{named}");
}

/// What stands outside of the brackets of a text was written by code.
fn outside(text: &str) -> String {
    let mut depth = 0;
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => {
                depth -= 1;
                out.push(' ');
            }
            _ if depth == 0 => out.push(letter),
            _ => {}
        }
    }
    assert_eq!(depth, 0, "{text}");
    out
}

/// The words of a text: two letters or more.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().count() > 1)
}

/// Screens of a game in a language that nobody speaks: everything but names, notation, commands and
/// codes is a message.
#[test]
fn no_word_on_a_screen_is_written_by_code() {
    let folder = Folder::new();
    let script = "details\nhint random\nwhy 5-5\nback\nback 99\ncard nobody\n#99\nlog\nmoves\npreview 1\n\
                  1\nback\nundo\nsave h\nlink\nposition\nquit\n";
    let seats = [("texas-42", AT_4), ("innovation", AT_2), ("skirmish", AT_2), ("mordheim", AT_2)];
    for (game, seats) in seats {
        let args = ["play", game, "--lang", "pseudo", "--seats", seats, "--seed", "1"];
        let args = [&args[..], &["--names", "0", "--save", game]].concat();
        let out = outside(&folder.ok(&args, script));
        let info = shelf::info(game).unwrap();
        let (lists, others): (Vec<&str>, Vec<&str>) =
            out.lines().partition(|line| line.trim().starts_with(|c: char| c.is_ascii_digit()));
        let mut known: Vec<&str> =
            lists.into_iter().chain(script.lines()).flat_map(words).collect();
        // Names are cut where there is little room.
        known.extend(["parlour", "play", "replay", "Random", "Rand"]);
        known.extend(words(info.name).chain(words(game)));
        known.extend(info.topics);
        let link = |line: &&str| line.contains(&format!("{game}."));
        for line in others.into_iter().filter(|line| !link(line)) {
            // The code of an error stands in brackets.
            let bare = line.split('[').next().unwrap_or(line);
            let strange = words(bare).find(|word| !known.contains(word));
            assert_eq!(strange, None, "{game}: {line}");
        }
    }
}
