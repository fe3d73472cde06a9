//! Words: every key in both languages, none that nobody uses, and no word that code wrote.

use std::collections::BTreeSet;
use std::fs;

use kernel::conform::same_keys;
use kernel::words::LANGUAGES;
use kernel::{
    Game, Luck, Message, Mover, Names, Reader, Renderer, Rng, Room, Seat, SeatSet, Secrets, Show,
    Viewer, Words,
};
use texas42::{Event, State};

use crate::golden::played;
use crate::knowledge::walk;
use crate::random::{TABLES, table};

/// The words of the game in a language.
pub(crate) fn words(language: &str) -> Words {
    Words::new(language, State::words(language).iter().copied())
}

pub(crate) fn names() -> Vec<String> {
    ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec()
}

/// A message in English for somebody who watches.
pub(crate) fn say(message: &Message) -> String {
    words("en").render(message, Reader::of(Names(&names())))
}

/// A message for a seat.
fn tell(language: &str, seat: u8, message: &Message) -> String {
    let reader = Reader { names: Names(&names()), you: SeatSet::only(Seat(seat)) };
    words(language).render(message, reader)
}

// ---------------------------------------------------------------------------------- keys

#[test]
fn both_languages_have_the_same_keys_with_the_same_arguments() {
    assert!(same_keys(State::words).len() > 300);
    for language in LANGUAGES {
        assert!(<State as Show>::rules(language).lines().all(|line| line.chars().count() < 80));
    }
}

/// Keys that are put together are known by how they begin; every other one stands in the sources.
#[test]
fn no_key_is_unused() {
    let here = env!("CARGO_MANIFEST_DIR");
    let mut sources = String::new();
    for folder in ["src", "src/show"] {
        for entry in fs::read_dir(format!("{here}/{folder}")).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                sources += &fs::read_to_string(path).unwrap();
            }
        }
    }
    let made = put_together(&sources);
    let used = |key: &str| sources.contains(&format!("\"{key}\"")) || made.contains(key);
    // What is said about the game and its options is asked for by who opens tables; `bot-` and
    // `hint-` are the words of the bots.
    let asked = ["game-about", "game-complete", "bot-", "hint-"];
    let unused: Vec<String> = same_keys(State::words)
        .into_iter()
        .filter(|key| !used(key) && !asked.iter().any(|begin| key.starts_with(begin)))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// The keys that are made of a prefix and something else.
fn put_together(sources: &str) -> BTreeSet<String> {
    let mut made = BTreeSet::new();
    // `kind` and id of every sheet, and its sentences; `kind-` and `fact-` name what is on it.
    for sheet in State::catalogue() {
        made.insert(sheet.title.key.to_string());
        made.extend(sheet.text.iter().map(|text| text.key.to_string()));
        made.insert(format!("kind-{}", sheet.kind));
        made.extend(sheet.facts.keys().map(|fact| format!("fact-{fact}")));
    }
    // `option-`, the key and perhaps a value; `preset-` and its name.
    for option in State::INFO.options {
        let key = kernel::key_of("option", option.key);
        made.extend(option.values.listed().iter().map(|value| kernel::key_of(&key, value)));
        made.insert(key);
    }
    made.extend(State::INFO.presets.iter().map(|preset| format!("preset-{}", preset.name)));
    // `suit-` and the name of a suit, `pip-` and a number, `picture-all-` and the strokes.
    let suits = ["blanks", "ones", "twos", "threes", "fours", "fives", "sixes", "doubles"];
    made.extend(suits.map(|suit| format!("suit-{suit}")));
    made.extend((0..7).map(|n| format!("pip-{n}")));
    made.extend((1..8).map(|n| format!("picture-all-{n}")));
    // `error-` and the code of a refusal or of an error, and perhaps a variant in the sources;
    // `group-`, `zone-`, `counter-` and `reason-` and a word in the sources.
    let words: BTreeSet<&str> =
        sources.split('"').filter(|word| !word.is_empty() && word.len() < 30).collect();
    for word in &words {
        for prefix in ["error", "group", "zone", "counter", "reason"] {
            made.insert(kernel::key_of(prefix, word));
        }
        for code in
            ["contradiction", "bad-deal", "bad-position", "bid-not-on-ladder", "unknown-seat"]
        {
            made.insert(format!("error-{code}-{word}"));
        }
    }
    made.extend(
        REFUSALS.iter().map(|illegal| kernel::Error::from(*illegal).message.key.to_string()),
    );
    made
}

/// Every refusal.
const REFUSALS: &[texas42::Illegal] = {
    use texas42::Illegal as I;
    &[
        I::WrongPhase,
        I::NotYourTurn,
        I::BidNotOnLadder,
        I::BidTooLow,
        I::MarkJump,
        I::SpecialNotEnabled,
        I::NotEnoughDoubles { needed: 4 },
        I::MustBid,
        I::DeclarationNotAllowed,
        I::TileNotHeld,
        I::MustFollow { suit: texas42::Suit::DOUBLES },
        I::MustPlayClosest,
        I::MustLeadTrump,
        I::NoSmallEnd,
        I::SatOut,
        I::GameOver,
        I::BadDeal,
    ]
};

#[test]
fn every_refusal_has_words() {
    for language in LANGUAGES {
        let words = words(language);
        for illegal in REFUSALS {
            let error = kernel::Error::from(*illegal);
            assert!(words.has(&error.message.key), "{illegal:?}");
            assert!(!words.error(&error).contains('{'));
        }
    }
    let doubles = REFUSALS[10];
    let led = words("de").error(&doubles.into());
    assert_eq!(led, "Du musst bedienen: Doppelsteine sind ausgespielt.");
    assert!(!kernel::Error::from(texas42::Illegal::GameOver).recoverable);
}

// ---------------------------------------------------------------------------------- sentences

#[test]
fn the_reader_is_addressed() {
    let (state, events) = played(&table(""), 0, "pass,pass,pass,30,fives,5-3,5-5,5-4,6-4");
    let told = |language: &str, seat: u8| -> Vec<String> {
        events.iter().map(|event| tell(language, seat, &state.describe(event).unwrap())).collect()
    };
    let (ann, di) = (told("en", 0), told("de", 3));
    assert!(ann.contains(&"You take the trick: 21 points.".to_owned()), "{ann:?}");
    assert_eq!(ann.last().unwrap(), "You and your partner score 1 mark.");
    assert_eq!(di[0], "Du mischst Runde 1.");
    assert!(di.contains(&"Du sagst an: Fünfen.".to_owned()), "{di:?}");
    assert_eq!(di.last().unwrap(), "Ann und Cy bekommen 1 Strich.");
}

#[test]
fn questions_say_what_is_wanted() {
    let asked = |options: &str, seed: u64, moves: &str, seat: u8| {
        let state = played(&table(options), seed, moves).0;
        let view = state.view(Viewer::Seat(Seat(seat)));
        tell("en", seat, &State::question(&view).unwrap())
    };
    assert_eq!(asked("", 42, "", 0), "Your bid: 30 or more, or pass.");
    assert_eq!(asked("", 42, "pass,30", 2), "Your bid: 31 or more, or pass. Bo stands at 30.");
    assert_eq!(asked("", 42, "pass,30", 1), "Cy is to bid. You stand at 30.");
    let only = "Your bid: 2 marks, or pass. Bo stands at 1 mark.";
    assert_eq!(asked("", 42, "pass,1 mark", 2), only);
    let none = "You can only pass. Ann stands at 1 mark, the highest bid there is.";
    assert_eq!(asked("mark_cap=1", 42, "1 mark", 1), none);
    let forced = "Your bid: 30 or more. The others passed, so you must bid.";
    assert_eq!(asked("preset=forced30", 42, "pass,pass,pass", 3), forced);
    let name = "You won the auction with 31: name the contract.";
    assert_eq!(asked("", 42, "pass,30,31,pass", 2), name);
    assert_eq!(asked("", 42, "pass,30,31,pass,fours", 2), "Your lead to trick 1.");
    let trump = "Your lead to trick 1: it must be a trump.";
    assert_eq!(asked("first_lead_trump=on", 42, "pass,30,31,pass,fours", 2), trump);
    let led = "pass,30,31,pass,fours,4-4";
    assert_eq!(asked("", 42, led, 3), "Your tile: follow fours.");
    assert_eq!(asked("", 42, led, 0), "Di is to play; fours were led.");
    let free = "Your tile: fours were led, and you have none, so play anything.";
    assert_eq!(asked("", 42, &format!("{led},4-2"), 0), free);
    let over = "pass,pass,pass,30,fives,5-3,5-5,5-4,6-4";
    assert_eq!(asked("", 0, over, 0), "The hand is over: Di was set at 30. You shake next.");
}

#[test]
fn labels_say_what_moves_do() {
    let labels = |moves: &str| -> Vec<String> {
        let state = played(&table("small_end_opening=on"), 42, moves).0;
        let seat = state.turn();
        let label = |m: &texas42::Move| say(&state.label(Mover::Seat(seat), *m).label);
        state.legal(seat).iter().map(label).collect()
    };
    assert_eq!(labels("pass,41"), ["Pass", "Bid 1 mark", "Bid 2 marks"]);
    assert_eq!(labels("pass,30,31,pass")[4], "Call fours");
    let leads = labels("pass,30,31,pass,fours");
    assert!(leads.contains(&"Lead 6-5".to_owned()), "{leads:?}");
    assert!(leads.contains(&"Lead 6-5 as a five".to_owned()), "{leads:?}");
    assert!(labels("pass,30,31,pass,fours,4-4").contains(&"Play 4-2".to_owned()));
}

/// No two moves of a seat are the same to who picks them.
#[test]
fn moves_are_told_apart_by_what_they_touch() {
    for options in TABLES {
        walk(options, 0..3, |state| {
            let Some(seat) = state.to_move().seats().iter().next() else { return };
            let mut seen = BTreeSet::new();
            for m in state.legal(seat).iter() {
                let label = state.label(Mover::Seat(seat), *m);
                assert!(seen.insert((label.group, label.refs)), "{m:?}");
            }
        });
    }
}

// ---------------------------------------------------------------------------------- pseudo words

/// What stands outside the brackets of the language that nobody speaks.
fn outside(text: &str) -> String {
    let mut depth = 0;
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth -= 1,
            _ if depth == 0 => out.push(letter),
            _ => {}
        }
    }
    out
}

/// Every word of pictures, descriptions, labels and questions comes from the words of the game.
/// Players are called by figures here, and tiles always are; so no letter is left over.
#[test]
fn no_word_is_written_by_code() {
    let words = words("en").pseudo();
    let names: Vec<String> = ["1", "2", "3", "4"].map(str::to_owned).to_vec();
    let renderer = Renderer::plain(&words, Names(&names));
    let clean = |text: &str| {
        let left = outside(text);
        assert!(!left.contains(char::is_alphabetic), "{left}\n{text}");
    };
    for (n, options) in TABLES.iter().enumerate() {
        let mut state = State::new(&table(options)).unwrap();
        let (mut luck, mut rng) = (Luck::new(n as u64), Rng::new(n as u64));
        for _ in 0..150 {
            let Some(mover) = state.to_move().first() else { break };
            for viewer in Viewer::all(4) {
                let view = state.view(viewer);
                clean(&State::picture(&view, 4, &renderer));
                for (columns, rows) in [(200, 8), (200, 12), (200, 60)] {
                    let room = Room { columns, rows, focus: &[] };
                    clean(&State::picture_in(&view, 4, &renderer, room));
                }
                clean(&renderer.say(&State::question(&view).unwrap()));
            }
            let m = match mover {
                Mover::Chance => {
                    luck = luck.next();
                    state.roll(luck)
                }
                Mover::Seat(seat) => *rng.pick(&state.legal(seat)).unwrap(),
            };
            clean(&renderer.say(&state.label(mover, m).label));
            let mut events: Vec<Event> = Vec::new();
            state.try_play(mover, m, &mut events).unwrap();
            for event in &events {
                clean(&renderer.say(&state.describe(event).unwrap()));
            }
        }
    }
}
