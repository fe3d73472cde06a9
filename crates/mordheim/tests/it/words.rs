//! Words: every key is there in every language, is used, and nothing is said beside them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use kernel::conform::same_keys;
use kernel::words::LANGUAGES;
use kernel::{
    Game, Luck, Message, Mover, Names, Renderer, Rng, Seat, Secrets, Setup, Show, ToMove, Viewer,
    Words, random_walk,
};
use mordheim::State;

use crate::conform::with;

/// The words of a language.
fn words(language: &str) -> Words {
    Words::new(language, State::words(language).iter().copied())
}

/// The English words.
pub(crate) fn english() -> Words {
    words("en")
}

#[test]
fn every_language_has_the_same_keys_and_arguments() {
    let keys = same_keys(State::words);
    assert!(keys.len() > 1000, "only {} keys", keys.len());
}

/// Keys that are put together: of these beginnings and the id of a member of a list, of an option,
/// a topic, a refusal or an error with its variant, and of an ending such as `-1`, `-low`, `-yes`.
const MADE: [&str; 46] = [
    "aim-",
    "class-",
    "counter-",
    "critical-",
    "details-field",
    "details-losses",
    "details-odds",
    "details-rosters",
    "details-scenario",
    "details-warriors",
    "die-",
    "edge-",
    "end-",
    "event-drawn-",
    "event-won-",
    "fact-",
    "fighter-",
    "game-",
    "goal-",
    "ground-",
    "group-",
    "item-",
    "kind-",
    "map-",
    "mark-",
    "modifier-",
    "mutation-",
    "option-",
    "phase-",
    "preset-",
    "reason-",
    "roll-off-",
    "roster-",
    "rule-",
    "said-",
    "scenario-",
    "school-",
    "skill-",
    "spell-",
    "standing-",
    "term-",
    "terrain-",
    "test-",
    "warband-",
    "zone-",
    "ask-fact-",
];

/// Keys with an ending for the square, where the engine knows it.
const ENDINGS: [&str; 2] = ["-to", "-on"];

/// Words for the bots of the game, which are elsewhere.
const ELSEWHERE: [&str; 2] = ["hint-", "bot-"];

fn sources(folder: &Path, out: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, out);
        } else {
            *out += &fs::read_to_string(path).unwrap();
        }
    }
}

#[test]
fn every_key_is_used() {
    let mut code = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
    let keys = same_keys(State::words);
    let refusals = code.split("pub enum Illegal").nth(1).expect("there are refusals").to_owned();
    let refusals = refusals.split('}').next().unwrap_or_default().to_owned();
    let quoted = |key: &str| code.contains(&format!("\"{key}\""));
    let made = |key: &str| MADE.iter().chain(&ELSEWHERE).any(|start| key.starts_with(start));
    let ended = |key: &str| ENDINGS.iter().any(|end| key.strip_suffix(end).is_some_and(&quoted));
    // The code of an error is quoted, or the name of a refusal; a variant follows it.
    let refused = |key: &str| {
        let code = key.strip_prefix("error-").map(|code| code.replace('-', "_"));
        let ends = code.iter().flat_map(|code| code.match_indices('_').map(|(at, _)| &code[..at]));
        let camel = |code: &str| -> String {
            code.split('_').map(|part| part[..1].to_uppercase() + &part[1..]).collect()
        };
        code.as_deref().is_some_and(|code| {
            let refusal = refusals.contains(&format!(" {},", camel(code)));
            refusal || quoted(code) || ends.clone().any(quoted)
        })
    };
    let used = |key: &str| quoted(key) || made(key) || ended(key) || refused(key);
    let unused: Vec<&String> = keys.iter().filter(|key| !used(key)).collect();
    assert!(unused.is_empty(), "{unused:#?}");
    let idle: Vec<&&str> =
        MADE.iter().filter(|start| !keys.iter().any(|key| key.starts_with(**start))).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

/// What the catalogue, the lists and the errors can ask for is there.
#[test]
fn everything_that_is_put_together_has_words() {
    for language in LANGUAGES {
        let words = words(language);
        let names = Names(&[]);
        let renderer = Renderer::plain(&words, names);
        for sheet in State::catalogue() {
            let kind = Message::of("kind", &sheet.kind);
            let facts = sheet.facts.keys().map(|name| Message::of("fact", name));
            let said = [sheet.title.clone(), kind].into_iter().chain(facts).chain(sheet.text);
            for message in said {
                assert!(words.has(&message.key), "{} of {}", message.key, sheet.id);
                assert!(!renderer.say(&message).is_empty());
            }
        }
        for option in State::INFO.options {
            assert!(words.has(&format!("option-{}", option.key)), "{}", option.key);
        }
        for preset in State::INFO.presets {
            assert!(words.has(&format!("preset-{}", preset.name)), "{}", preset.name);
        }
        assert!(State::rules(language).starts_with("# Mordheim"));
    }
}

/// Letters outside the brackets of the pseudo language, other than names and notation.
fn loose(text: &str) -> Option<String> {
    // A text that was cut off has no closing bracket.
    let (mut depth, mut outside) = (0_u32, String::new());
    for c in text.chars() {
        match c {
            '⟦' => depth += 1,
            '⟧' => depth = depth.saturating_sub(1),
            '…' => {
                depth = 0;
                outside.push(' ');
            }
            _ if depth == 0 => outside.push(c),
            _ => outside.push(' '),
        }
    }
    let part = |c: char| !c.is_alphabetic() && !c.is_ascii_digit();
    let strange = |word: &&str| {
        let small = word.to_lowercase();
        let number = small.trim_start_matches(['a', 'b']).bytes().all(|b| b.is_ascii_digit());
        let signs = word.chars().all(|c| "xXo0123456789abAB".contains(c));
        // What is typed.
        let typed = ["fire", "near", "long", "beyond", "cover"].contains(word);
        !number && !signs && !typed && word.chars().any(char::is_alphabetic)
    };
    outside.split(part).find(strange).map(str::to_owned)
}

#[test]
fn nothing_is_said_beside_the_words() {
    let pseudo = english().pseudo();
    let names = ["0", "1"].map(str::to_owned);
    let renderer = Renderer::plain(&pseudo, Names(&names));
    let say = |message: &Message| renderer.say(message);
    let check = |what: &str, text: String| {
        let word = loose(&text);
        assert!(word.is_none(), "{what}: `{}` in {text}", word.unwrap_or_default());
    };
    for (seed, options) in (0..).zip([
        "turns=3",
        "space=table turns=3 preset=full roster0=the-pale-court roster1=vigil-of-the-rock",
        "scenario=hidden_treasure map=market turns=3 roster0=circle-of-the-pit",
        "scenario=occupy map=market turns=3 roster1=pyre-and-hammer preset=full",
        "space=table scenario=breakthrough turns=2 roster0=the-gilded-tide",
    ]) {
        let mut state = State::new(&with(options)).expect("a sound setup");
        let (mut luck, mut dice, mut events) = (Luck::new(seed), Rng::new(seed), Vec::new());
        for step in 0_u32.. {
            let view = state.view(Viewer::Spectator);
            if step % 7 == 0 {
                check("a picture", State::picture(&view, 2, &renderer));
                for topic in State::INFO.topics.iter().filter(|topic| **topic != "field") {
                    let lines = State::details(&view, topic).expect("it is a topic");
                    lines.iter().for_each(|line| check(topic, say(line)));
                }
            }
            State::question(&view).iter().for_each(|said| check("a question", say(said)));
            let (mover, m) = match state.to_move() {
                ToMove::Over => break,
                ToMove::Chance => (Mover::Chance, state.roll(luck)),
                ToMove::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody moves");
                    let legal = state.legal(seat);
                    let m = *dice.pick(&legal).expect("a move");
                    for one in legal.iter().take(20).chain([&m]) {
                        check("a label", say(&state.label(Mover::Seat(seat), *one).label));
                    }
                    (Mover::Seat(seat), m)
                }
            };
            luck = if mover == Mover::Chance { luck.next() } else { luck };
            events.clear();
            state.play(mover, m, &mut events);
            let told = events.iter().filter_map(|event| state.describe(event));
            told.for_each(|told| check("an event", say(&told)));
        }
    }
}

/// Two legal moves of a seat differ in their group or in what they touch.
#[test]
fn moves_are_told_apart_by_what_they_touch() {
    for (seed, options) in (0..).zip(["turns=3", "space=table turns=3", "preset=full turns=3"]) {
        let state = State::new(&with(options)).expect("a sound setup");
        random_walk(state, seed, State::INFO.max_moves, |state, _| {
            let Some(seat) = state.to_move().seats().lowest() else { return };
            let legal = state.legal(seat);
            let touched: BTreeSet<String> = legal
                .iter()
                .map(|m| state.label(Mover::Seat(seat), *m))
                .map(|label| format!("{} {:?}", label.group, label.refs))
                .collect();
            assert_eq!(touched.len(), legal.len(), "{legal:?}");
        });
    }
}

/// The reader is addressed, and everybody else is named.
#[test]
fn a_question_speaks_to_who_is_asked() {
    let position = "phase: charges
        A1: reikland warrior, sword
        A2: reikland warrior, sword
        B1: middenheim warrior, sword";
    let setup = Setup { position: Some(position.to_owned()), ..with("space=table") };
    let state = State::new(&setup).expect("a sound position");
    let asked = State::question(&state.view(Viewer::Spectator)).expect("somebody is asked");
    let names = ["Ann", "Bob"].map(str::to_owned);
    let said = |language: &str, seat: u8| {
        let words = words(language);
        let you = kernel::SeatSet::only(Seat(seat));
        words.render(&asked, kernel::Reader { names: Names(&names), you })
    };
    assert_eq!(said("en", 0), "Who charges?");
    assert_eq!(said("en", 1), "Ann chooses who charges.");
    assert_eq!(said("de", 1), "Ann wählt, wer angreift.");
}
