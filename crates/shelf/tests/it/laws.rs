//! Laws about the whole shelf.

use kernel::{Scenario, Setup, key_of};

use crate::root;

#[test]
fn ids_are_unique_and_fit_into_an_address() {
    for (n, info) in shelf::GAMES.iter().enumerate() {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        assert!(info.id.chars().all(plain), "{}", info.id);
        assert!(shelf::GAMES[..n].iter().all(|other| other.id != info.id), "{}", info.id);
    }
}

/// What keys every game needs follows from what it says about itself.
#[test]
fn games_options_presets_and_topics_have_words_in_every_language() {
    for info in shelf::GAMES {
        for language in kernel::words::LANGUAGES {
            let words = shelf::words(info.id, language, &[]).unwrap();
            let options = info.options.iter().map(|option| key_of("option", option.key));
            let presets = info.presets.iter().map(|preset| key_of("preset", preset.name));
            let topics = info.topics.iter().map(|topic| key_of("details", topic));
            let own = ["game-about", "game-complete"].map(str::to_owned);
            for key in own.into_iter().chain(options).chain(presets).chain(topics) {
                assert!(words.has(&key), "{key} of {} in {language}", info.id);
            }
            assert!(shelf::rules(info.id, language).unwrap().len() > 1000, "{}", info.id);
        }
    }
}

#[test]
fn every_option_has_a_valid_default_and_presets_are_valid() {
    for info in shelf::GAMES {
        for (n, option) in info.options.iter().enumerate() {
            assert!(option.values.allows(option.default), "{} {}", info.id, option.key);
            assert!(option.key != "preset");
            assert!(info.options[..n].iter().all(|other| other.key != option.key));
        }
        for preset in info.presets {
            let most = info.seats.1;
            let setup = Setup { seats: Some(most), ..Setup::default() }.set("preset", preset.name);
            assert!(setup.choose(info).is_ok(), "{} {}", info.id, preset.name);
            let players = table::Player::seated(&vec!["random"; usize::from(most)]);
            let opened = shelf::open(info.id, &setup, 1, players);
            assert!(opened.is_ok(), "{} {}", info.id, preset.name);
        }
    }
}

#[test]
fn every_game_has_scenarios_playthroughs_rules_and_a_place_in_the_readme() {
    let readme = std::fs::read_to_string(root().join("README.md")).unwrap();
    for info in shelf::GAMES {
        assert!(readme.contains(info.name), "the README speaks of {}", info.name);
        for folder in ["scenarios", "playthroughs"] {
            let folder = root().join(folder).join(info.id);
            assert!(folder.read_dir().is_ok_and(|mut dir| dir.next().is_some()), "{folder:?}");
        }
    }
}

#[test]
fn every_scenario_is_of_a_game_on_the_shelf() {
    for folder in std::fs::read_dir(root().join("scenarios")).unwrap().flatten() {
        for file in folder.path().read_dir().into_iter().flatten().flatten() {
            let text = std::fs::read_to_string(file.path()).unwrap();
            for scenario in Scenario::parse(&text).unwrap() {
                assert!(shelf::info(scenario.game()).is_ok(), "{:?}", file.path());
                assert_eq!(scenario.game(), folder.file_name().to_string_lossy());
            }
        }
    }
}

#[test]
fn an_unknown_game_is_named_with_those_that_exist() {
    let error = shelf::info("chess").unwrap_err();
    assert_eq!(error.code, "unknown_game");
    assert_eq!(error.options.len(), shelf::GAMES.len());
}
