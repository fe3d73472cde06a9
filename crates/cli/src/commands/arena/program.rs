//! Contestants that are programs: how they are named, and what is known of them.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Error, mix64};
use serde::{Deserialize, Serialize};

/// How the name of a program begins.
const MARK: &str = "cmd:";

/// The longest file of a program that is looked at, in bytes.
const LONGEST: u64 = 64 << 20;

/// A contestant that is a program and speaks the agent protocol.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Program {
    /// Its place among the contestants.
    pub(super) place: usize,
    /// What is started, and its arguments.
    pub(super) words: Vec<String>,
    /// A digest of the files that it is made of, as far as the words name them.
    files: String,
}

/// On what terms programs play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Terms {
    /// How long one decision may take, in milliseconds.
    pub(super) limit_ms: u64,
    /// How often a wrong answer may be mended, for one decision.
    pub(super) retries: u32,
    /// Whether a question holds the data of the table besides the words.
    pub(super) full: bool,
}

impl Program {
    /// The program that a name says; nothing if it is no name of a program.
    pub(super) fn named(name: &str, place: usize) -> Option<Result<Program, Error>> {
        let command = name.strip_prefix(MARK)?;
        Some(words(command).and_then(|words| {
            if words.is_empty() {
                return Err(Error::invalid("no_command"));
            }
            let files = format!("{:016x}", digest_of(&files(&words)));
            Ok(Program { place, words, files })
        }))
    }
}

/// The files that the words of a command name. A first word without a folder is looked up by the
/// system, as an interpreter is, and says nothing about the program itself.
fn files(words: &[String]) -> Vec<PathBuf> {
    let by_path = |(n, word): (usize, &String)| {
        let path = Path::new(word);
        let named = n > 0 || path.components().count() > 1;
        (named && path.is_file()).then(|| path.to_owned())
    };
    words.iter().enumerate().filter_map(by_path).collect()
}

fn digest_of(files: &[PathBuf]) -> u64 {
    let short = |path: &&PathBuf| fs::metadata(path).is_ok_and(|file| file.len() <= LONGEST);
    let bytes = |path: &PathBuf| fs::read(path).unwrap_or_default();
    files.iter().filter(short).map(bytes).fold(0, |sum, file| mix64(sum ^ digest(&file)))
}

/// A digest of bytes: it tells different files apart, and is no protection against anybody who
/// wants to deceive.
pub(super) fn digest(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    let words = words.iter().chain([&last]).map(|word| u64::from_le_bytes(*word));
    words.fold(bytes.len() as u64, |digest, word| mix64(digest ^ word))
}

// ---------------------------------------------------------------------- names

/// The parts of a text between separators. What stands between two quotation marks of the same sort
/// is not separated.
fn parts(text: &str, separates: impl Fn(char) -> bool) -> Result<Vec<&str>, Error> {
    let mut parts = Vec::new();
    let (mut start, mut quote) = (0, None);
    for (at, c) in text.char_indices() {
        match quote {
            Some(open) if open == c => quote = None,
            None if matches!(c, '"' | '\'') => quote = Some(c),
            None if separates(c) => {
                parts.push(&text[start..at]);
                start = at + c.len_utf8();
            }
            _ => {}
        }
    }
    if quote.is_some() {
        return Err(Error::invalid("open_quote").with("text", text));
    }
    parts.push(&text[start..]);
    Ok(parts)
}

/// Contestants, with commas between them.
pub(super) fn names(text: &str) -> Result<Vec<String>, Error> {
    let names = parts(text, |c| c == ',')?;
    Ok(names.into_iter().map(|name| name.trim().to_owned()).collect())
}

/// The words of a command, with spaces between them. Quotation marks go; nothing else is special.
fn words(command: &str) -> Result<Vec<String>, Error> {
    let words = parts(command, char::is_whitespace)?.into_iter().filter(|word| !word.is_empty());
    Ok(words.map(unquoted).collect())
}

fn unquoted(word: &str) -> String {
    let mut quote = None;
    let mut kept = String::new();
    for c in word.chars() {
        match quote {
            Some(open) if open == c => quote = None,
            None if matches!(c, '"' | '\'') => quote = Some(c),
            _ => kept.push(c),
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_and_spaces_separate_unless_they_are_quoted() {
        let all = names("strong, cmd:./a.py \"x, y\" z,flat:3").unwrap();
        assert_eq!(all, ["strong", "cmd:./a.py \"x, y\" z", "flat:3"]);
        let program = Program::named(&all[1], 1).unwrap().unwrap();
        assert_eq!(program.words, ["./a.py", "x, y", "z"]);
        assert!(Program::named("strong", 0).is_none());
        assert_eq!(words("a  'b \"c\"' d\\e \"\"").unwrap(), ["a", "b \"c\"", "d\\e", ""]);
    }

    #[test]
    fn half_a_command_is_refused() {
        assert_eq!(names("cmd:a 'b").unwrap_err().code, "open_quote");
        assert_eq!(Program::named("cmd: ", 0).unwrap().unwrap_err().code, "no_command");
    }

    #[test]
    fn digests_tell_short_files_apart() {
        let texts = ["", "a", "b", "12345678", "123456789", "12345678\0"];
        for (n, text) in texts.iter().enumerate() {
            let others = texts[..n].iter().map(|other| digest(other.as_bytes()));
            assert!(others.into_iter().all(|other| other != digest(text.as_bytes())), "{text}");
        }
    }
}
