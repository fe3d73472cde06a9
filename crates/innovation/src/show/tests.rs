//! What is said, in English and German, and in a language that nobody speaks.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use kernel::{
    Error, Game, Luck, Message, Mover, Names, Reader, Renderer, Rng, Room, Seat, SeatSet, Secrets,
    Setup, Show, Values, Viewer, Words,
};

use super::names;
use crate::card::Card;
use crate::event::Special;
use crate::face::{Color, Icon};
use crate::moves::Illegal;
use crate::reported::Reported;
use crate::state::State;

const NAMES: [&str; 4] = ["Ann", "Ben", "Cat", "Dan"];

fn players() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

pub(crate) fn words(language: &str) -> Words {
    Words::new(language, State::words(language).iter().copied())
}

/// A message in English, for somebody who watches.
pub(crate) fn english(message: &Message) -> String {
    static ENGLISH: OnceLock<Words> = OnceLock::new();
    ENGLISH.get_or_init(|| words("en")).render(message, Reader::of(Names(&players())))
}

/// What a viewer is told of these events, in English.
pub(crate) fn story(told: &[Reported], viewer: Viewer) -> Vec<String> {
    let (words, names) = (words("en"), players());
    let you = viewer.seat().map_or(SeatSet::NONE, SeatSet::only);
    let reader = Reader { names: Names(&names), you };
    let state = State::new(&Setup::default()).expect("the usual game");
    let heard = told.iter().filter_map(|told| State::redact(told, viewer));
    heard.filter_map(|told| state.describe(&told)).map(|m| words.render(&m, reader)).collect()
}

// ------------------------------------------------------------------ keys

#[test]
fn both_languages_have_the_same_keys_with_the_same_arguments() {
    assert!(kernel::conform::same_keys(State::words).len() > 500);
    for language in kernel::words::LANGUAGES {
        assert!(State::rules(language).lines().all(|line| line.chars().count() < 80));
    }
}

/// All sources of the crate, tests included.
fn sources() -> String {
    fn read(folder: &Path, all: &mut String) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                read(&path, all);
            } else if path.file_name().is_some_and(|name| name != "tests.rs") {
                all.push_str(&fs::read_to_string(path).expect("a source"));
            }
        }
    }
    let mut all = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut all);
    all
}

/// What stands in the sources before the second half of a key, with its first half.
const OPENINGS: [(&str, &str); 10] = [
    ("why", "why(\""),
    ("why", "why_text(\""),
    ("error", "invalid(\""),
    ("counter", "Counter::new(\""),
    ("zone", "Zone::new(\""),
    ("zone", "Zone::of(seat, \""),
    ("kind", "Sheet::new(\""),
    ("fact", ".fact(\""),
    ("achievement", "Message::new(\"achievement-"),
    ("group", "        (\""),
];

/// Every refusal.
const REFUSALS: [Illegal; 12] = [
    Illegal::GameOver,
    Illegal::NotYourTurn,
    Illegal::WrongPhase,
    Illegal::CardNotInHand,
    Illegal::NotTopCard,
    Illegal::AchievementTaken,
    Illegal::NoSuchAchievement,
    Illegal::InsufficientScore { needed: 5 },
    Illegal::InsufficientTopCard { needed: 1 },
    Illegal::NotOffered,
    Illegal::MustPick,
    Illegal::NotAnOutcome,
];

/// The keys that are put together: of a prefix and what stands in the sources after one of these
/// openings, of a prefix and the name of a card, a color, an icon, a splay, a place, an option.
fn derived(sources: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for (prefix, opening) in OPENINGS {
        let found = sources.split(opening).skip(1).filter_map(|rest| rest.split('"').next());
        all.extend(found.map(|id| kernel::key_of(prefix, id)));
    }
    let mut add = |prefix: &str, ids: &[&str]| {
        all.extend(ids.iter().map(|id| kernel::key_of(prefix, id)));
    };
    add("color", &Color::ALL.map(Color::name));
    add("zone", &Color::ALL.map(Color::name));
    for prefix in ["icon", "picture-icon", "picture-letter"] {
        add(prefix, &Icon::ALL.map(Icon::name));
    }
    add("icon", &["none"]);
    add("splay", &["none", "left", "right", "up"]);
    add("ask-for-splay", &["left", "right", "up"]);
    add("from-own", &["hand", "score", "board"]);
    for prefix in ["from", "to"] {
        add(prefix, &["supply", "hand", "score", "board"]);
    }
    add("achievement", &Special::ALL.map(Special::name));
    add("group", &["place", "draw", "meld", "dogma", "achieve", "answer", "shuffle"]);
    add("reason", &["score", "achievements", "special_card"]);
    add("error-wrong-phase", &["shuffle"]);
    add("error-unknown-move", &["actions"]);
    add("game", &["about", "complete"]);
    for option in State::INFO.options {
        add("option", &[option.key]);
        if let Values::OneOf(values) = option.values {
            add(&kernel::key_of("option", option.key), values);
        }
    }
    for preset in State::INFO.presets {
        add("preset", &[preset.name]);
    }
    for special in Special::ALL {
        all.insert(names::condition(special).key.into_owned());
    }
    for card in Card::all() {
        all.insert(names::title(card).key.into_owned());
        all.extend(
            (0..card.clauses().len() as u8).map(|n| names::clause(card, n).key.into_owned()),
        );
        let function = format!("fn {}", names::id(card).replace('-', "_"));
        let bodies = sources.split(&function).skip(1).filter_map(|rest| rest.split("\n}").next());
        for body in bodies {
            if body.contains(".may()?") {
                all.insert(Message::of("ask-for-accept", card.name()).key.into_owned());
            }
            if body.contains(".may_pick_option()?") {
                let key = Message::of("ask-for-option", card.name()).key;
                all.extend([format!("{key}-1"), format!("{key}-2")]);
            }
        }
    }
    all.extend(REFUSALS.map(|illegal| Error::from(illegal).message.key.into_owned()));
    all
}

/// What bots say has words here, and is said by the crate of the bots.
const OF_BOTS: [&str; 3] = ["hint-", "net-", "bot-"];

#[test]
fn no_key_is_unused() {
    let sources = sources();
    let derived = derived(&sources);
    let used = |key: &str| {
        derived.contains(key)
            || sources.contains(&format!("\"{key}\""))
            || OF_BOTS.iter().any(|prefix| key.starts_with(prefix))
    };
    let unused: Vec<String> =
        kernel::conform::same_keys(State::words).into_iter().filter(|key| !used(key)).collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

#[test]
fn every_refusal_and_every_wrong_position_has_words() {
    let english = words("en");
    let said = |error: &Error| {
        assert!(english.has(&error.message.key), "{error}");
        english.error(error)
    };
    let wrong = |position: &str| {
        let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
        said(&State::new(&setup).expect_err(position))
    };
    assert_eq!(wrong("hand 0: Spoons"), "Line 1 of the position: no card is called `Spoons`.");
    assert_eq!(
        wrong("board 0: red Oars left"),
        "Line 1 of the position: a pile of one card is not splayed."
    );
    assert_eq!(
        wrong("hand 0: Oars\nhand 1: Oars"),
        "The position cannot be: Oars is in two places."
    );
    let state = State::new(&Setup::default()).expect("the usual game");
    let read = |text: &str| said(&state.parse(Mover::Seat(Seat(0)), text).expect_err(text));
    assert_eq!(read("meld Spoons"), "No card is called `Spoons`.");
    assert!(read("dance").starts_with("`dance` is no move. Moves are draw, "));
    assert_eq!(
        said(&Error::from(Illegal::InsufficientScore { needed: 15 })),
        "That achievement needs a score of at least 15."
    );
}

// ------------------------------------------------------------------ nothing is said by code

/// The letters of a text that stand outside the brackets of the pseudo language.
fn said_by_code(text: &str) -> String {
    let mut depth = 0;
    text.chars()
        .filter(|&letter| {
            match letter {
                '⟦' => depth += 1,
                '⟧' => depth -= 1,
                _ => {}
            }
            depth == 0 && letter.is_alphabetic()
        })
        .collect()
}

#[test]
fn everything_that_is_said_comes_from_the_words() {
    let words = words("de").pseudo();
    let names: Vec<String> = (0..4).map(|n| format!("#{n}")).collect();
    let renderer = Renderer::plain(&words, Names(&names));
    let check = |text: &str| assert_eq!(said_by_code(text), "", "{text}");
    let say = |message: &Message| check(&renderer.say(message));
    let (mut told, mut labels) = (0, 0);
    for seed in 0..6 {
        let setup = Setup { seats: Some(2 + seed as u8 % 3), ..Setup::default() };
        let setup = if seed == 5 { setup.set("teams", "on") } else { setup };
        let mut state = State::new(&setup).expect("a sound setup");
        let (mut luck, mut dice) = (Luck::new(seed), Rng::new(seed));
        while let Some(mover) = state.to_move().first() {
            for viewer in Viewer::all(state.seats()) {
                let view = state.view(viewer);
                State::question(&view).iter().for_each(say);
                check(&State::picture(&view, state.seats(), &renderer));
                for (columns, rows) in [(300, 8), (300, 12), (300, 60)] {
                    let room = Room { columns, rows, focus: &[] };
                    check(&State::picture_in(&view, state.seats(), &renderer, room));
                }
            }
            let m = match mover {
                Mover::Chance => state.roll(luck),
                Mover::Seat(seat) => {
                    let legal = state.legal(seat);
                    let mut touched = BTreeSet::new();
                    for &m in legal.iter() {
                        let label = state.label(mover, m);
                        say(&label.label);
                        labels += 1;
                        assert!(touched.insert((label.group, label.refs)), "{m:?}");
                    }
                    *dice.pick(&legal).expect("a move")
                }
            };
            luck = luck.next();
            let mut events = Vec::new();
            state.play(mover, m, &mut events);
            let described = events.iter().filter_map(|event| state.describe(event));
            told += described.inspect(|message| say(message)).count();
        }
    }
    for sheet in State::catalogue() {
        say(&sheet.title);
        sheet.text.iter().for_each(say);
    }
    assert!(told > 1_000 && labels > 3_000, "{told} events, {labels} moves");
}
