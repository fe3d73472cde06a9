//! Colors for pictures in text, which vanish where colors are not wanted.

use crate::columns::{columns, cut};

/// Paints text, or leaves it as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paint {
    /// Whether colors are wanted.
    pub on: bool,
}

impl Paint {
    /// Leaves everything as it is.
    pub const PLAIN: Paint = Paint { on: false };

    fn wrap(self, code: &str, text: &str) -> String {
        if self.on { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Bold.
    pub fn bold(self, text: &str) -> String {
        self.wrap("1", text)
    }

    /// Faint.
    pub fn dim(self, text: &str) -> String {
        self.wrap("2", text)
    }

    /// Red.
    pub fn red(self, text: &str) -> String {
        self.wrap("31", text)
    }

    /// Green.
    pub fn green(self, text: &str) -> String {
        self.wrap("32", text)
    }

    /// Yellow.
    pub fn yellow(self, text: &str) -> String {
        self.wrap("33", text)
    }

    /// Blue.
    pub fn blue(self, text: &str) -> String {
        self.wrap("34", text)
    }

    /// Purple.
    pub fn purple(self, text: &str) -> String {
        self.wrap("35", text)
    }

    /// Cyan.
    pub fn cyan(self, text: &str) -> String {
        self.wrap("36", text)
    }
}

/// A text without its colors.
pub fn bare(text: &str) -> String {
    let mut parts = text.split('\x1b');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + part.split_once('m').map_or("", |(_, rest)| rest))
}

/// How many columns a text takes, colors aside.
pub fn bare_columns(text: &str) -> usize {
    columns(&bare(text))
}

/// A line as it is where it fits into so many columns; else in several without colors, those after
/// the first indented by two columns more. A word that is too wide is cut.
pub fn folded(line: &str, width: usize) -> Vec<String> {
    let line = line.trim_end();
    if bare_columns(line) <= width {
        return vec![line.to_owned()];
    }
    let bare = bare(line);
    let indent = (bare.len() - bare.trim_start().len()).min(width / 4);
    let mut lines: Vec<String> = Vec::new();
    for word in bare.split_whitespace() {
        let indent =
            " ".repeat((if lines.is_empty() { indent } else { indent + 2 }).min(width / 4));
        let word = cut(word, width.saturating_sub(indent.len()));
        match lines.last_mut() {
            Some(last) if columns(last) + 1 + columns(word) <= width => {
                *last += &format!(" {word}")
            }
            _ => lines.push(format!("{indent}{word}")),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_take_no_room() {
        let text = format!("a {} b", Paint { on: true }.red("red"));
        assert_eq!((bare(&text).as_str(), bare_columns(&text)), ("a red b", 7));
        assert_eq!(folded(&text, 7).join("|"), text);
        assert_eq!(folded(&text, 6), ["a red", " b"]);
    }

    #[test]
    fn a_long_line_goes_on_indented_and_a_long_word_is_cut() {
        assert_eq!(folded("  one two three", 12), ["  one two", "   three"]);
        assert_eq!(folded("incomprehensible", 5), ["incom"]);
        assert_eq!(folded("a b", 1), ["a", "b"]);
        assert_eq!(folded("a b", 0), ["", ""]);
    }
}
