//! Colors for pictures in text, which vanish where colors are not wanted, and what pictures say.

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

/// The sentence that a picture ends with: its last line, with the one above it where it is indented
/// because it did not fit. Nothing where that line does not end as a sentence does.
pub(crate) fn last_sentence(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.trim_end().lines().collect();
    let first = lines.iter().rposition(|line| !line.starts_with(' '))?;
    let words: Vec<&str> = lines[first..].iter().flat_map(|line| line.split_whitespace()).collect();
    let sentence = words.join(" ");
    sentence.ends_with(['.', '?', '!']).then_some(sentence)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_may_end_with_a_question() {
        let asked = |text| last_sentence(text);
        assert_eq!(asked("#..\nRoll a die: to hit.\n"), Some("Roll a die: to hit.".to_owned()));
        assert_eq!(asked("#..\nAnn: who\n  acts?"), Some("Ann: who acts?".to_owned()));
        assert_eq!((asked("Ann\n  hand  -"), asked("  (5 or 10)"), asked("")), (None, None, None));
    }
}
