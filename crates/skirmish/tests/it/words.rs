//! The words of both languages: complete, alike, all of them used, and all that is ever said.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use kernel::words::LANGUAGES;
use kernel::{
    Game, Luck, Message, Mover, Names, Reader, Renderer, Rng, Secrets, Setup, Show, ToMove, Viewer,
    Words,
};
use skirmish::{Card, Event, Leader, READY, State};

pub(crate) fn words(language: &str) -> Words {
    Words::new(language, State::words(language).iter().copied())
}

pub(crate) fn english() -> Words {
    words("en")
}

/// A message in English, for somebody who watches players without names.
pub(crate) fn said(message: &Message) -> String {
    english().render(message, Reader::of(Names(&[])))
}

// ------------------------------------------------------------------ the files

/// The keys of a language, and the arguments that each of them uses, without what stands behind
/// them for selectors.
fn keys(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut last = String::new();
    for line in State::words(language).iter().flat_map(|source| source.lines()) {
        if line.starts_with('#') {
            continue;
        }
        let key = line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_alphabetic()));
        if let Some((key, _)) = key {
            key.clone_into(&mut last);
            assert!(!keys.contains_key(key), "{key} is there twice in {language}");
            keys.insert(last.clone(), BTreeSet::new());
        }
        for part in line.split('$').skip(1) {
            let end = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            let name = part[..end.unwrap_or(part.len())].to_owned();
            let base = ["-is", "-count", "-key"].iter().find_map(|end| name.strip_suffix(end));
            let base = base.unwrap_or(&name).to_owned();
            keys.get_mut(&last).expect("a key comes first").insert(base);
        }
    }
    keys
}

#[test]
fn both_languages_have_the_same_keys_with_the_same_arguments() {
    let (english, german) = (keys("en"), keys("de"));
    let missing = |one: &BTreeMap<String, _>, other: &BTreeMap<String, _>| {
        one.keys().filter(|key| !other.contains_key(*key)).cloned().collect::<Vec<_>>()
    };
    assert_eq!(missing(&english, &german), Vec::<String>::new(), "not in German");
    assert_eq!(missing(&german, &english), Vec::<String>::new(), "not in English");
    for (key, args) in &english {
        assert_eq!(args, &german[key], "{key}");
    }
    assert!(LANGUAGES.iter().all(|language| State::rules(language).starts_with("# Skirmish\n")));
}

/// The sources of this crate as one text.
fn sources() -> String {
    fn read(folder: &Path, all: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => read(&path, all),
                false => all.push_str(&fs::read_to_string(path).unwrap()),
            }
        }
    }
    let mut all = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut all);
    all
}

/// Keys that are put together, by how that is done.
fn built() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let mut add = |prefix: &str, id: &str| all.insert(kernel::key_of(prefix, id));
    // What the kernel makes of `Info`, and of how a match ended.
    for key in ["game-name", "game-about", "game-complete"] {
        add("", key);
    }
    for option in State::INFO.options {
        add("option", option.key);
        for value in option.values.listed() {
            add("option", &format!("{} {value}", option.key));
        }
    }
    State::INFO.presets.iter().for_each(|preset| _ = add("preset", preset.name));
    State::INFO.topics.iter().for_each(|topic| _ = add("details", topic));
    ["skirmishes", "draw", "action_limit"].iter().for_each(|reason| _ = add("reason", reason));
    // Sheets: a title and clauses; kinds, facts and the words of types.
    for sheet in State::catalogue() {
        add("", &sheet.title.key);
        add("kind", &sheet.kind);
        sheet.text.iter().for_each(|clause| _ = add("", &clause.key));
        sheet.facts.keys().for_each(|fact| _ = add("fact", fact));
    }
    for card in Card::all() {
        let id = card.face().id;
        add("card", id);
        (1..=card.face().clauses).for_each(|n| _ = add("card", &format!("{id} {n}")));
        (1..=2).for_each(|n| _ = add("card", &format!("{id} option {n}")));
        card.face().types.split(' ').for_each(|word| _ = add("type", word));
        // Questions: `ask-`, who asks, and a number for the second one.
        ["", " 2"].iter().for_each(|n| _ = add("ask", &format!("{id}{n}")));
    }
    for leader in Leader::ALL {
        let id = leader.face().id;
        ["", " 2"].iter().for_each(|n| _ = add("ask-leader", &format!("{id}{n}")));
    }
    READY.iter().for_each(|ready| _ = add("deck", ready.name));
    // Places: a prefix and the number of the terrain.
    for terrain in 0..5 {
        for prefix in ["terrain", "place", "toward", "slot", "zone-terrain"] {
            add(prefix, &terrain.to_string());
        }
    }
    // Boards: `zone-` and `counter-` with an id. Steps of a cycle. Groups of moves.
    for zone in ["played", "leader", "hand", "deck", "graveyard"] {
        add("zone", zone);
    }
    for counter in ["skirmish", "turn", "points", "wins", "charges", "hand", "deck"] {
        add("counter", counter);
    }
    let steps = ["activation", "action", "deaths", "deployment", "leader", "fortified slot"];
    steps.iter().chain(&["turn", "rules"]).for_each(|step| _ = add("step", step));
    for group in ["pass", "play", "activate", "leader", "answer", "set-up"] {
        add("group", group);
    }
    // Errors: `error-` and the name of the refusal, or the code, and perhaps a variant.
    for code in "game-over not-your-turn choice-pending nothing-asked not-offered must-pick \
         one-card-per-turn not-in-hand slot-occupied must-consume enemy-slot slot-locked no-target \
         no-unit no-activation nullified just-entered used-up cooling-down nothing-to-target \
         passive-leader no-charges not-an-outcome which-slot unknown-slot unknown-card \
         bad-order-card bad-order-size bad-deck bad-deck-one-leader bad-deck-leaders \
         bad-deck-no-card bad-deck-card-like bad-deck-copies bad-deck-size illegal-deck \
         illegal-deck-design illegal-deck-stranger illegal-deck-copies"
        .split_whitespace()
    {
        add("error", code);
    }
    reasons().iter().for_each(|what| _ = add("why", what));
    all
}

/// Why positions cannot be, as the sources say it: `why("…")`, `why_card("…", card)` and so on.
fn reasons() -> Vec<String> {
    let sources = sources();
    let calls = ["why(\"", "why_text(\"", "why_card(\"", "why_seat(\"", "why_slot(\""];
    let ids = calls.iter().flat_map(|call| sources.split(call).skip(1));
    ids.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

#[test]
fn every_reason_has_words() {
    let reasons = reasons();
    assert!(reasons.len() > 60, "only {} reasons were found", reasons.len());
    for language in LANGUAGES {
        let keys = keys(language);
        let missing = reasons.iter().filter(|what| !keys.contains_key(&format!("why-{what}")));
        assert_eq!(missing.collect::<Vec<_>>(), Vec::<&String>::new(), "{language}");
    }
}

#[test]
fn every_key_is_used() {
    let (sources, built) = (sources(), built());
    // The bots of the game say these.
    let of_bots = |key: &str| key.starts_with("hint-") || key.starts_with("bot-");
    let used = |key: &String| {
        of_bots(key) || built.contains(key) || sources.contains(&format!("\"{key}\""))
    };
    let unused: Vec<String> = keys("en").into_keys().filter(|key| !used(key)).collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

/// Everything that the catalogue and `Info` speak of has words.
#[test]
fn what_is_listed_has_words() {
    for language in LANGUAGES {
        let words = words(language);
        let mut wanted: Vec<String> = vec!["game-about".into(), "game-complete".into()];
        wanted.extend(State::INFO.options.iter().map(|o| kernel::key_of("option", o.key)));
        wanted.extend(State::INFO.presets.iter().map(|p| kernel::key_of("preset", p.name)));
        for sheet in State::catalogue() {
            wanted.push(kernel::key_of("kind", &sheet.kind));
            wanted.extend(sheet.facts.keys().map(|fact| kernel::key_of("fact", fact)));
            wanted.extend(sheet.text.iter().chain([&sheet.title]).map(|text| text.key.to_string()));
            for (name, fact) in &sheet.facts {
                let message = Message::new("text").with("text", fact.clone());
                let text = words.render(&message, Reader::of(Names(&[])));
                assert!(!text.is_empty() && !text.contains('-'), "{}: {name} {text}", sheet.id);
            }
        }
        for card in Card::all() {
            wanted.push(card.title().key.to_string());
            wanted.extend(card.clauses().map(|clause| clause.key.to_string()));
        }
        let missing: Vec<&String> = wanted.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:#?}");
    }
}

/// A card and a leader as a player reads them.
#[test]
fn sheets_read_well() {
    let find = |id: &str| State::catalogue().into_iter().find(|sheet| sheet.id == id);
    let text = |id: &str| -> Vec<String> {
        let sheet = find(id).unwrap_or_else(|| panic!("a sheet of {id}"));
        [&sheet.title].into_iter().chain(&sheet.text).map(said).collect()
    };
    assert_eq!(text("scout"), ["Scout", "Deploy: draw a card."]);
    assert_eq!(text("mirror_image").len(), 3);
    assert_eq!(text("leader-warlord"), ["Warlord", "An enemy unit of your choice takes 1 damage."]);
    assert_eq!(
        text("keyword-deploy")[1],
        "Happens when this unit enters the board: played, made or revived."
    );
    assert_eq!(text("deck-thieves")[0], "Thieves");
}

// ------------------------------------------------------------------ nothing is said by code

/// The first word outside of the brackets of the pseudo-language. Signs of one letter are no words:
/// they stand in pictures, where a legend explains them, and in the notation of slots. A name that
/// was cut off ends where its column does.
fn stray(text: &str) -> Option<String> {
    for line in text.lines() {
        let (mut inside, mut word, mut blanks) = (false, String::new(), 0);
        for c in line.chars().chain([' ']) {
            blanks = if c == ' ' { blanks + 1 } else { 0 };
            match c {
                '⟦' => inside = true,
                '⟧' => inside = false,
                _ if blanks == 2 => inside = false,
                _ => {}
            }
            if c.is_alphabetic() && !inside {
                word.push(c);
            } else if word.chars().count() > 1 {
                return Some(word);
            } else {
                word.clear();
            }
        }
    }
    None
}

#[test]
fn a_stray_word_is_found() {
    assert_eq!(stray("⟦Play ⟧⟦Archer⟧ ⟦to T2P0⟧ T2P0 s3 (+1)"), None);
    assert_eq!(stray("⟦Void Adm.  -  ⟦x⟧"), None);
    assert_eq!(stray("⟦Play ⟧Archer").as_deref(), Some("Archer"));
}

#[test]
fn every_word_comes_from_the_files() {
    let pseudo = english().pseudo();
    // Names and numbers are no words.
    let names = ["#1", "#2"].map(str::to_owned);
    let renderer = Renderer::plain(&pseudo, Names(&names));
    let check = |what: &str, text: String| {
        assert_eq!(stray(&text), None, "{what}: {text}");
    };
    for (seed, preset) in (0..12).zip(["wild", "classic", "machines"].into_iter().cycle()) {
        let setup = Setup::default().set("preset", preset).set("auto_pass", "off");
        let mut state = State::new(&setup).expect("a sound setup");
        let (mut luck, mut dice) = (Luck::new(seed), Rng::new(seed));
        loop {
            for viewer in Viewer::all(2) {
                let view = state.view(viewer);
                check("picture", State::picture(&view, 2, &renderer));
                let asked = State::question(&view);
                asked.iter().for_each(|message| check("question", renderer.say(message)));
                for topic in State::INFO.topics {
                    let told = State::details(&view, topic).expect("a topic");
                    told.iter().for_each(|message| check(topic, renderer.say(message)));
                }
            }
            let (mover, legal) = match state.to_move() {
                ToMove::Over => break,
                ToMove::Chance => (Mover::Chance, vec![state.roll(luck)]),
                ToMove::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody moves");
                    (Mover::Seat(seat), state.legal(seat).to_vec())
                }
            };
            for m in &legal {
                check("label", renderer.say(&state.label(mover, *m).label));
            }
            luck = if mover == Mover::Chance { luck.next() } else { luck };
            let m = *dice.pick(&legal).expect("a move");
            let mut events: Vec<Event> = Vec::new();
            state.try_play(mover, m, &mut events).expect("a listed move");
            for message in events.iter().filter_map(|event| state.describe(event)) {
                check("event", renderer.say(&message));
            }
        }
    }
}
