use crate::words::{json, parlour, refused};

#[test]
fn the_list_is_short_and_one_game_is_told_in_full() {
    let list = parlour("games");
    assert_eq!(list.code, Some(0));
    assert!(list.out.contains("texas-42"), "{}", list.out);
    assert!(list.out.lines().count() < 30, "{}", list.out);
    let one = parlour("games texas-42");
    for text in ["Options (--set KEY=VALUE):", "nello", "Presets (--set preset=NAME):", "house"] {
        assert!(one.out.contains(text), "{}", one.out);
    }
    for text in ["Bots (--seats), the weakest first:\n  novice  ", "answers within ", "flat:N  "] {
        assert!(one.out.contains(text), "{text}: {}", one.out);
    }
    for line in list.out.lines().chain(one.out.lines()) {
        assert!(line.chars().count() <= 80, "{line}");
    }
    assert!(!parlour("games texas-42 --rules").out.is_empty());
    let more = parlour("games skirmish").out;
    for text in ["games skirmish --rules", "games skirmish --card NAME", "@FILE"] {
        assert!(more.contains(text), "{more}");
    }
    assert_eq!(
        squeezed(&more).matches("fortress, enforcers").count(),
        1,
        "ready decks are told once: {more}"
    );
}

/// The text in one line.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn programs_get_options_and_presets() {
    let games = json("games --json");
    let game = &games[0];
    assert_eq!(game["id"], "texas-42");
    assert_eq!((&game["seats"]["from"], &game["seats"]["to"]), (&4.into(), &4.into()));
    assert!(game["options"].as_array().unwrap().iter().all(|option| option["key"].is_string()));
    assert!(game["presets"][0]["sets"].is_object() && game["presets"][0]["about"].is_string());
    assert!(game["about"].is_string() && game["complete"].is_string());
    assert!(game["options"][0]["help"].is_string());
    let bots = game["bots"].as_array().unwrap();
    let named = |name: &str| bots.iter().find(|bot| bot["name"] == name).unwrap();
    for (name, level) in [("novice", true), ("master", true), ("random", false), ("flat:N", false)]
    {
        assert_eq!(named(name)["level"], level);
        assert_eq!(named(name)["answers_within_ms"].is_u64(), level, "{name}");
        assert!(named(name)["about"].as_str().is_some_and(|about| !about.is_empty()));
        assert!(named(name)["message"]["key"].as_str().is_some_and(|key| key.starts_with("bot-")));
    }
    assert!(game["topics"].is_array());
    assert_eq!(*game, json("games texas-42 --json"));
}

#[test]
fn mistakes_are_named() {
    refused("games chess", &["chess", "texas-42"]);
    refused("games --rules", &["GAME"]);
}

#[test]
fn a_card_is_told_and_a_near_name_suggested() {
    let said = parlour("games skirmish --card dragon");
    assert!(said.out.contains("Must consume"), "{}", said.out);
    let deck = parlour("games skirmish --card thieves");
    assert!(deck.out.starts_with("Thieves (deck)\n") && deck.out.contains("leader Warlord"));
    let leaders = parlour("games skirmish --card leader");
    assert!(leaders.out.contains("Sage, ") && leaders.out.contains("Warlord"), "{}", leaders.out);
    let near = ["nothing in Skirmish is called `draggon`", "Dragon"];
    refused("games skirmish --card draggon", &near);
    refused("games skirmish --card dargon", &["Dragon"]);
    refused("games innovation --card gunpowdr", &["Gunpowder"]);
    let word = parlour("games texas-42 --card plunge");
    assert!(word.out.contains("four doubles"), "{}", word.out);
}
