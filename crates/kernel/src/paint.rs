//! Colors for pictures in text, which vanish where colors are not wanted.

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
