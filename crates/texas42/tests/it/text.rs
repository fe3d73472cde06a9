//! Moves, positions, events and pictures as text; options.

use kernel::{Game, Kind, Mover, Names, Renderer, Seat, Secrets, Setup, Show, Viewer};
use texas42::{Bid, Event, Move, Screen, State};

use crate::golden::played;
use crate::knowledge::walk;
use crate::random::{TABLES, table};
use crate::words::{names, words};

const SEAT_0: Mover = Mover::Seat(Seat(0));

#[test]
fn moves_are_read_generously() {
    let state = State::new(&table("")).unwrap();
    let same = [
        ("PASS", "pass"),
        ("p", "pass"),
        ("bid 30", "30"),
        ("42", "1 mark"),
        ("84", "2 marks"),
        ("126", "3 marks"),
        ("m1", "1 mark"),
        ("2M", "2 marks"),
        ("mark", "1 mark"),
        ("plunge", "plunge 4"),
        ("Splash", "splash 2"),
        ("call fives", "fives"),
        ("aces trump", "ones"),
        ("follow me", "follow-me"),
        ("no trump", "follow-me"),
        ("Follow-Me Low", "follow-me low"),
        ("nel-o", "nello"),
        ("  play   4-6 ", "6-4"),
        ("1-6 small", "6-1 small"),
    ];
    for (text, plain) in same {
        let m = state.parse(SEAT_0, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(state.notation(SEAT_0, m), plain, "{text}");
    }
    assert_eq!(state.parse(SEAT_0, "42"), Ok(Move::Bid(Bid::Marks(1))));
}

#[test]
fn in_points_scoring_42_is_42() {
    let state = State::new(&table("preset=points")).unwrap();
    assert_eq!(state.parse(SEAT_0, "42"), Ok(Move::Bid(Bid::Points(42))));
    assert_eq!(state.parse(SEAT_0, "2 marks"), Ok(Move::Bid(Bid::Points(84))));
    assert_eq!(state.parse(SEAT_0, "168"), Ok(Move::Bid(Bid::Points(168))));
}

#[test]
fn nello_is_the_form_that_the_table_plays() {
    let state = State::new(&table("nello=open nello_doubles=low")).unwrap();
    let m = state.parse(SEAT_0, "nello").unwrap();
    assert_eq!(state.notation(SEAT_0, m), "nello low");
}

#[test]
fn nonsense_is_refused_with_what_would_be_right() {
    let state = played(&table(""), 1, "1 mark").0;
    let error = state.parse(Mover::Seat(Seat(1)), "xyzzy").unwrap_err();
    assert_eq!((&*error.code, error.kind), ("unknown_move", Kind::InvalidChoice));
    assert_eq!(error.options, ["pass", "2 marks"]);
    // Whoever is not to move gets no list: it would be another's hand.
    assert!(state.parse(Mover::Seat(Seat(2)), "xyzzy").unwrap_err().options.is_empty());
    assert_eq!(state.parse(SEAT_0, "99999").unwrap_err().code, "bid_not_on_ladder");
    for bad in ["deal", "deal 0-0", "shaker 4", "deal / / /", "7-7", "plunge x", ""] {
        assert!(state.parse(Mover::Chance, bad).is_err(), "{bad}");
    }
}

#[test]
fn contradictions_are_refused() {
    let refused = [
        "scoring=points plunge=on",
        "scoring=points splash=on",
        "scoring=points sevens=on",
        "scoring=points forced_sweep_bonus=on",
        "nello=forced",
        "sevens=forced",
        "forced_nello=on",
        "forced_sweep_bonus=on",
        "plunge=on mark_cap=3",
        "splash=on splash_min=4",
        "splash=on mark_cap=1",
    ];
    for options in refused {
        let error = State::new(&table(options)).unwrap_err();
        assert_eq!(error.code, "contradiction", "{options}");
        let text = words("en").error(&error);
        assert!(text.contains("does not fit the others: "), "{options}: {text}");
    }
}

#[test]
fn every_preset_opens() {
    for preset in State::INFO.presets {
        State::new(&table("").set("preset", preset.name)).unwrap();
    }
    assert!(State::new(&table("preset=nonsense")).is_err());
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let refused = [
        ("declared: fours\nhand 0: 6-6 6-6", "twice"),
        ("declared: fours\nhand 0: 6-6\nhand 1: 6-6", "twice"),
        ("declared: fours\nhand 0: 6-6\nhand 1: 6-5 6-4", "too many or too few"),
        ("hand 0: 6-6", "should have 7"),
        ("bids: 31 30", "higher"),
        ("bids: pass pass pass pass pass", "four seats"),
        ("bids: 29", "no such bid"),
        ("bids: hello", "is no bid"),
        ("declared: nello", "may not be named"),
        ("declared: hearts", "is no declaration"),
        ("dealer: 4", "a seat is"),
        ("dealer: 1\ndeal: 0", "should be shaken"),
        ("what: 1", "says nothing that can be there"),
        ("nonsense", "key: value"),
        ("deal: 0\ndeal: 1", "said before"),
        ("marks: 7 0", "phase"),
        ("marks: 1", "two numbers"),
        ("declared: sixes\ntrick: 6-6 1-0\nhand 1: 6-5 1-1", "must follow"),
        ("declared: sixes\ntrick: 6-6 6-5 6-4 6-3", "a trick has 4 tiles"),
        ("declared: sixes\ntricks: 6-6 6-5 6-4", "a trick has 4 tiles"),
        ("declared: sixes\nhand 0: 6-6\npoints: 1 1", "do not fit"),
        ("declared: sixes\nhand 0: 6-6\npoints: 250 250", "do not fit"),
        ("declared: sixes\nhand 0: 6-6\nwon: 250 12", "too many or too few"),
        ("declared: sixes\nhand 0: 6-6\nresult: made", "tricks do not say so"),
        ("declared: sixes\nbids: 30 pass pass pass\nleader: 1", "does not lead"),
        ("phase: over", "of another"),
        ("phase: playing", "of another"),
        ("deal: 4294967295", "so many deals"),
    ];
    for (position, why) in refused {
        let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
        let error = State::new(&setup).expect_err(position);
        assert_eq!((&*error.code, error.kind), ("bad_position", Kind::CorruptState));
        let text = words("en").error(&error).to_lowercase();
        assert!(text.contains(why), "{position}: {text}");
    }
}

#[test]
fn every_state_comes_back_from_its_position() {
    for options in TABLES {
        walk(options, 0..3, |state| {
            let setup = Setup { position: Some(state.position()), ..table(options) };
            let read = State::new(&setup).unwrap_or_else(|e| panic!("{e}\n{}", state.position()));
            assert_eq!(read, *state);
        });
    }
}

#[test]
fn events_are_readable_json() {
    let (_, events) = played(&table(""), 42, "pass,30,31,pass,fours,4-4");
    let json: Vec<String> = events.iter().map(|e| serde_json::to_string(e).unwrap()).collect();
    assert_eq!(json[1], r#"{"event":"passed","seat":0}"#);
    assert_eq!(json[2], r#"{"event":"bid","seat":1,"bid":"30"}"#);
    assert_eq!(json[5], r#"{"event":"auction_won","seat":2,"bid":"31","names":2}"#);
    assert_eq!(json[6], r#"{"event":"declared","seat":2,"declaration":"fours","leader":2}"#);
    assert_eq!(json[7], r#"{"event":"played","seat":2,"tile":"4-4"}"#);
    let seen = State::redact(&events[0], Viewer::Seat(Seat(2))).unwrap();
    assert_eq!(
        serde_json::to_string(&seen).unwrap(),
        r#"{"event":"dealt","deal":0,"dealer":3,"hands":[null,null,"#.to_owned()
            + r#"["4-0","4-1","4-4","5-4","6-4","6-5","6-6"],null]}"#
    );
}

#[test]
fn screens_say_who_is_asked() {
    let state = played(&table(""), 42, "pass,30").0;
    let screen = |seat| serde_json::to_value(state.screen(Viewer::Seat(Seat(seat)))).unwrap();
    assert_eq!(screen(2)["screen"], "bidding");
    assert_eq!(screen(0)["screen"], "waiting-for-bid");
    assert_eq!(screen(0)["data"]["standing"], "30");
    let over = played(&table(""), 0, "pass,pass,pass,30,fives,5-3,5-5,5-4,6-4").0;
    assert!(matches!(over.screen(Viewer::Spectator), Screen::HandOver(_)));
}

#[test]
fn events_are_told_and_gated() {
    let (state, events) = played(&table(""), 0, "pass,pass,pass,30,fives,5-3,5-5,5-4,6-4");
    let (words, names) = (words("en"), names());
    let say = Renderer::plain(&words, Names(&names));
    let told: Vec<String> =
        events.iter().filter_map(|event| Some(say.say(&state.describe(event)?))).collect();
    assert_eq!(told[0], "Di shakes deal 1.");
    assert!(told.contains(&"Ann takes the trick: 21 points.".to_owned()), "{told:?}");
    assert_eq!(told.last().unwrap(), "Ann and Cy score 1 mark.");
    let gates: Vec<_> = events.iter().filter_map(|event| State::facts(event).gate).collect();
    assert_eq!(gates, ["trick", "hand"]);
    for event in &events {
        let facts = State::facts(event);
        assert_eq!(facts.chance, matches!(event, Event::Dealt { .. }));
        if let Event::Played { seat, .. } = event {
            assert!(!facts.learned.has(Viewer::Seat(*seat)));
            assert!(facts.learned.has(Viewer::Spectator));
        }
    }
}

#[test]
fn the_picture_shows_the_table() {
    let state = played(&table(""), 42, "pass,30,31,pass,fours,4-4,4-2,3-2,0-0,6-4,4-3").0;
    let (words, names) = (words("en"), names());
    let renderer = Renderer::plain(&words, Names(&names));
    let picture = State::picture(&state.view(Viewer::Seat(Seat(0))), 4, &renderer);
    assert_eq!(picture, include_str!("picture.txt"), "\n{picture}");
    assert!(picture.lines().all(|line| line.chars().count() <= 80));
}

#[test]
fn every_case_is_held_by_a_test_or_a_scenario() {
    let here = env!("CARGO_MANIFEST_DIR");
    let mut texts = String::new();
    for folder in ["src", "src/show", "tests/it", "../../scenarios/texas-42"] {
        for entry in std::fs::read_dir(format!("{here}/{folder}")).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                texts += &std::fs::read_to_string(path).unwrap().to_lowercase();
            }
        }
    }
    let cited = cited_cases(&texts);
    // 79 and 82 to 90 are the affair of the table, 93 of the bots.
    let missing: Vec<u32> =
        (1..=81).chain([91, 92]).filter(|n| *n != 79 && !cited.contains(n)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The numbers that follow the word `case` or `cases`, and those of the table of tricks.
fn cited_cases(texts: &str) -> Vec<u32> {
    let mut cited = Vec::new();
    let mut listing = false;
    for word in texts.split_whitespace() {
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
        match bare.parse() {
            Ok(n) if listing || word.starts_with('(') => cited.push(n),
            _ => listing = matches!(bare, "case" | "cases") || (listing && bare == "and"),
        }
    }
    cited
}

/// The seat that shakes first is known before the tiles are dealt.
#[test]
fn the_first_deal_to_come_has_its_shaker() {
    let at = |position: &str| {
        State::new(&Setup { position: Some(position.to_owned()), ..Setup::default() })
    };
    assert!(at("phase: deal\ndealer: 3\nmarks: 0 0\n").is_ok());
    assert!(at("phase: deal\ndealer: 0\nmarks: 0 0\n").is_err());
}
