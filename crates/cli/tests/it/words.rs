//! Runs the binary with words as they would be typed.

use serde_json::Value;

use crate::program::{Folder, Ran};

/// Runs the program with these words in an empty folder.
pub(crate) fn parlour(words: &str) -> Ran {
    parlour_in(&Folder::new(), words)
}

/// Runs the program with these words in a folder.
pub(crate) fn parlour_in(folder: &Folder, words: &str) -> Ran {
    folder.run(&words.split_whitespace().collect::<Vec<_>>(), "")
}

/// Runs the program, which must end well, and reads its output as JSON.
#[track_caller]
pub(crate) fn json(words: &str) -> Value {
    let ran = parlour(words);
    assert_eq!(ran.code, Some(0), "{words}: {ran:?}");
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{words}: {error}: {}", ran.out))
}

#[test]
fn every_command_has_its_place_in_the_documentation() {
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cli.md");
    let docs = std::fs::read_to_string(docs).unwrap();
    let help = parlour("--help").out;
    let (_, commands) = help.split_once("Commands:\n").unwrap();
    let commands = commands.lines().map_while(|line| line.split_whitespace().next());
    let commands: Vec<&str> = commands.filter(|name| *name != "help").collect();
    assert!(commands.contains(&"play") && commands.contains(&"agent"), "{help}");
    for name in commands {
        assert!(docs.contains(&format!("\n## parlour {name}\n")), "{name} is not told");
        assert!(docs.contains(&format!("[{name}](#parlour-{name})")), "{name} is not listed");
    }
}

/// Runs the program, which must not understand these words and say all of `says`.
#[track_caller]
pub(crate) fn refused(words: &str, says: &[&str]) {
    let ran = parlour(words);
    ran.refused(2, "");
    assert!(ran.out.is_empty(), "{words}: {}", ran.out);
    for text in says {
        assert!(ran.err.contains(text), "{words}: `{text}` is missing: {}", ran.err);
    }
}
