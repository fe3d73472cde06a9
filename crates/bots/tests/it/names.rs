//! Every game has the same names, and errors say what there is.

use bots::{check, listing};

#[test]
fn every_game_has_all_levels_and_the_bots_for_study() {
    for info in shelf::GAMES {
        let bots = listing(info.id).unwrap();
        let has = |name: &str| bots.iter().any(|bot| bot.name == name);
        for name in
            ["novice", "casual", "strong", "master", "grandmaster", "random", "greedy", "flat:N"]
        {
            assert!(has(name), "{}: {name}", info.id);
        }
        assert!(has("ismcts:N") && has("heuristic"), "{}", info.id);
        assert!(bots.iter().all(|bot| bot.level == bot.answers_within_ms.is_some()));
        for bot in &bots {
            check(info.id, &bot.name.replace(":N", ":3")).unwrap();
            for language in kernel::words::LANGUAGES {
                let words = shelf::words(info.id, language, bots::words(language)).unwrap();
                assert!(words.has(&bot.about.key), "{} in {language}", bot.about);
            }
        }
    }
    assert!(listing("texas-42").unwrap().iter().any(|bot| bot.name.starts_with("solver")));
}

#[test]
fn what_is_no_bot_is_refused_with_those_there_are() {
    let error = check("texas-42", "champion").unwrap_err();
    assert_eq!(error.code, "unknown_bot");
    assert!(error.options.iter().any(|name| name == "master"), "{error:?}");
    for name in ["", "strong:5", "random:1", "flat:x", "flat:0", "ISMCTS:5", "solver:0"] {
        assert!(check("texas-42", name).is_err(), "{name}");
    }
    assert_eq!(check("chess", "random").unwrap_err().code, "unknown_game");
}
