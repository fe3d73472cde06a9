//! No English in the module: what people read is rendered by the page.
//!
//! Every text of the sources that is longer than a label and reads like words must not be in the
//! module, but for those that only a panic shows; nor must any line of documentation, which schemas
//! would bring along.

use std::fs;

use crate::root;
use crate::tidy::files;

/// Texts of at most so many characters are labels, keys or notation.
const LABEL: usize = 20;
/// Crates that are part of the module.
const CRATES: [&str; 9] =
    ["bots", "innovation", "kernel", "mordheim", "search", "shelf", "skirmish", "table", "texas42"];
/// What may stand before a text that is shown by a panic only.
const PANICS: [&str; 8] = [
    "expect(",
    "panic!(",
    "unreachable!(",
    "assert!(",
    "assert_eq!(",
    "assert_ne!(",
    "reason = ",
    "unwrap_or_else(|",
];

/// Finds texts of the sources in the module.
pub(crate) fn check(module: &[u8]) -> Result<(), String> {
    let mut found = Vec::new();
    for name in CRATES.iter().chain(&["wasm"]) {
        for path in files(&root().join("crates").join(name).join("src"), "rs") {
            let source =
                fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            // Tests are at the end of a file.
            let source = source.split("\n#[cfg(test)]\nmod ").next().unwrap_or_default();
            for text in texts(source).iter().filter(|text| contains(module, text.as_bytes())) {
                found.push(format!("{}: {text}", path.display()));
            }
        }
    }
    if found.is_empty() {
        return Ok(());
    }
    Err(format!("{} English texts are in the module:\n{}", found.len(), found.join("\n")))
}

fn contains(module: &[u8], text: &[u8]) -> bool {
    module.windows(text.len()).any(|window| window[0] == text[0] && window == text)
}

/// The texts of a source that people could read: parts of literals and lines of documentation.
fn texts(source: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for line in source.lines() {
        if let Some(doc) = line.trim_start().strip_prefix("/// ") {
            texts.extend(readable(doc.trim()));
        }
    }
    let mut rest = source;
    while let Some((before, literal, after)) = next_literal(rest) {
        let line = before.rsplit_once(['\n', ';', '{', '}']).map_or(before, |(_, line)| line);
        let context = before.lines().rev().take(2).collect::<Vec<_>>();
        let panics = |text: &str| PANICS.iter().any(|word| text.contains(word));
        if !panics(line) && !context.iter().any(|line| panics(line)) {
            // A format is kept in parts.
            let parts = literal.split(['{', '}']).step_by(2);
            texts.extend(parts.flat_map(readable));
        }
        rest = after;
    }
    texts
}

/// The text, where it is long enough and made of words that are no names.
fn readable(text: &str) -> Option<String> {
    let text = text.trim();
    // Names under which keys are derived are not read by anybody.
    if text.starts_with("parlour ") {
        return None;
    }
    let word = |word: &&str| {
        word.len() > 1
            && word.starts_with(|c: char| c.is_ascii_lowercase())
            && word.chars().all(is_letter)
    };
    let words = text.split(' ').filter(word);
    (text.chars().count() > LABEL && words.count() >= 3).then(|| text.to_owned())
}

fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic() || ",.;:'".contains(c)
}

/// What stands before the next literal, the literal, and what stands after it. Comments are
/// skipped.
fn next_literal(source: &str) -> Option<(&str, String, &str)> {
    let mut from = 0;
    loop {
        let at = from + source[from..].find(['"', '/', '\''])?;
        let tail = &source[at..];
        if tail.starts_with("//") {
            from = at + tail.find('\n')?;
        } else if tail.starts_with("'\"'") {
            from = at + 3;
        } else if let Some(literal) = tail.strip_prefix('"') {
            let end = end_of(literal)?;
            return Some((&source[..at], unescaped(&literal[..end]), &literal[end + 1..]));
        } else {
            from = at + 1;
        }
    }
}

/// Where a literal ends whose first quote is already read.
fn end_of(text: &str) -> Option<usize> {
    let mut escaped = false;
    text.char_indices().find_map(|(n, c)| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends.then_some(n)
    })
}

/// A literal without its escapes: a line that goes on is one line.
fn unescaped(literal: &str) -> String {
    let mut parts = literal.split("\\\n");
    let first = parts.next().unwrap_or_default().to_owned();
    let whole = parts.fold(first, |all, part| all + part.trim_start());
    whole.replace("\\n", "\n").replace("\\\"", "\"").replace("\\\\", "\\")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_found_and_panics_are_not() {
        let source = r#"
            let quote = '"'; // "nothing that counts here at all"
            let a = format!("The table waits until {seats} have looked at it.");
            let b = text.expect("a text that is only shown by a panic");
            let c = "event-turn-started-again-and-again";
            let d = "a line that \
                     goes on after its end";
        "#;
        let found =
            ["The table waits until", "have looked at it.", "a line that goes on after its end"];
        assert_eq!(
            texts(source),
            found.into_iter().filter(|t| t.len() > LABEL).collect::<Vec<_>>()
        );
    }

    #[test]
    fn a_text_in_a_module_is_found() {
        assert!(contains(b"xx some words here yy", b"some words"));
        assert!(!contains(b"xx some words here yy", b"other words"));
    }
}
