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
