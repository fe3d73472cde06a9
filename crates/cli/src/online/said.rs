//! What a person can type at a table on a server, beside what can be typed at any table.

use crate::input::Input;
use crate::listing::Listing;

/// A line, understood as far as it can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// Yes, to what somebody asks.
    Agree,
    /// No; or never mind, to what the person asked.
    Decline,
    /// To give up.
    Resign,
    /// To offer a draw.
    Draw,
    /// To say something to the others.
    Chat(String),
    /// Who is here.
    Who,
    /// To play again where a bot has played.
    Sit,
    /// Another game.
    Rematch,
    /// What can be said at any table.
    Input(Input),
}

impl Said {
    /// Understands a line when these are the legal moves: what is a move stays one.
    pub(super) fn of(line: &str, list: &Listing) -> Said {
        let input = Input::of(line, list);
        let Input::Move(text) = &input else { return Said::Input(input) };
        if list.written(text).is_some() {
            return Said::Input(input);
        }
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let word = word.strip_prefix('/').unwrap_or(word).to_lowercase();
        match (word.as_str(), rest.trim()) {
            ("chat" | "say", "") => Said::Input(Input::Wrong("cli-online-chat-needs")),
            ("chat" | "say", text) => Said::Chat(text.to_owned()),
            ("agree" | "yes" | "y", "") => Said::Agree,
            ("decline" | "no" | "n", "") => Said::Decline,
            ("resign", "") => Said::Resign,
            ("draw", "") => Said::Draw,
            ("who", "") => Said::Who,
            ("sit", "") => Said::Sit,
            ("rematch", "") => Said::Rematch,
            _ => Said::Input(input),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_comes_before_a_word() {
        // In Innovation `draw` is a move.
        let list = Listing::of(&[("draw", "draw"), ("meld", "meld Tools")]);
        let moves = |text: &str| Said::Input(Input::Move(text.to_owned()));
        assert_eq!(Said::of("draw", &list), moves("draw"));
        assert_eq!(Said::of("2", &list), moves("meld Tools"));
        assert_eq!(Said::of("/draw", &list), Said::Draw);
        assert_eq!(Said::of("draw", &Listing::default()), Said::Draw);
        assert_eq!(Said::of("agree with me", &list), moves("agree with me"));
    }

    #[test]
    fn words_take_what_they_need() {
        let none = Listing::default();
        assert_eq!(Said::of("chat  well played ", &none), Said::Chat("well played".to_owned()));
        assert!(matches!(Said::of("chat", &none), Said::Input(Input::Wrong(_))));
        assert_eq!(Said::of("Agree", &none), Said::Agree);
        assert_eq!(Said::of("no", &none), Said::Decline);
        assert_eq!(Said::of("undo", &none), Said::Input(Input::Undo));
        assert_eq!(Said::of("quit", &none), Said::Input(Input::Quit));
    }
}
