//! What a person can say at the prompt.

use std::path::PathBuf;

use table::EntryId;

use crate::listing::Listing;

/// An answer, understood as far as it can be without asking the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// A move in notation, legal or not.
    Move(String),
    /// Take back the last decision.
    Undo,
    /// Make it again.
    Redo,
    /// Go to the position after an entry.
    Back(EntryId),
    /// What happened: lately, or everything.
    Log {
        /// Whether everything is wanted.
        all: bool,
    },
    /// What would be good here, in the opinion of a bot that may be named.
    Hint(Option<String>),
    /// Save now, or save a copy.
    Save(Option<PathBuf>),
    /// The game as a link.
    Link,
    /// The rules of the game.
    Rules,
    /// All legal moves.
    Moves,
    /// The table once more.
    Table,
    /// More about the table than the picture shows; without a topic, what there is.
    Look(Option<String>),
    /// A number that is not in the list; the game may read it as a move yet.
    Number(String),
    /// What can be said.
    Help,
    /// Why a move is not legal.
    Why(String),
    /// What a card says.
    Card(String),
    /// Enough for today.
    Quit,
    /// An empty line.
    Nothing,
    /// A command that cannot be carried out as it was said, and what is wrong with it.
    Wrong(&'static str),
}

/// What can be said, for `help`.
pub(crate) const HELP: &str = "\
Make a move by its number in the list or by writing it as it stands there.
  undo             take back your last decision; other people must agree if
                   they have seen or done something since
  redo             make again what was taken back
  back N           go to the position after entry N; `log` shows the numbers
  log, log all     what happened lately, or from the beginning
  table, or Enter  show the table again
  look TOPIC       more than the table shows; `look` alone says about what
  moves            all legal moves
  why MOVE         why a move is not legal
  card NAME        what a card says, in games with cards; leaders, keywords and
                   the like too
  hint, hint NAME  what the bot `strong`, or another, would do here, and why
  rules            the rules of the game
  save, save FILE  save now, or save a copy
  link             the whole game as a link, hidden things included
  quit             leave; the game is saved and can be continued
Where a move looks like a number, the move is meant: #2 is always number 2.
Where a move looks like a command, /undo is always the command.";

impl Answer {
    /// Understands a line when these are the legal moves: a legal move as it is written first, then
    /// a number, then a command; anything else is for the rules to explain.
    pub(crate) fn of(line: &str, list: &Listing) -> Answer {
        let line = line.trim();
        if line.is_empty() {
            return Answer::Nothing;
        }
        if list.moves().any(|text| text == line) {
            return Answer::Move(line.to_owned());
        }
        let digits = line.strip_prefix('#').unwrap_or(line);
        if let Some(text) = digits.parse().ok().and_then(|n| list.nth(n)) {
            return Answer::Move(text.to_owned());
        }
        let number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        if number && list.len() > 0 {
            return Answer::Number(line.to_owned());
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        command(word.strip_prefix('/').unwrap_or(word), rest.trim())
            .unwrap_or_else(|| Answer::Move(line.to_owned()))
    }
}

fn command(word: &str, rest: &str) -> Option<Answer> {
    let alone = |answer| match rest {
        "" => answer,
        _ => Answer::Wrong("This command takes nothing after it."),
    };
    Some(match word.to_ascii_lowercase().as_str() {
        "undo" => alone(Answer::Undo),
        "redo" => alone(Answer::Redo),
        "back" => match rest.parse() {
            Ok(to) => Answer::Back(to),
            Err(_) => Answer::Wrong("`back` needs the number of an entry; `log` shows them."),
        },
        "log" => match rest {
            "" => Answer::Log { all: false },
            "all" => Answer::Log { all: true },
            _ => Answer::Wrong("It is `log` or `log all`."),
        },
        "hint" => Answer::Hint((!rest.is_empty()).then(|| rest.to_owned())),
        "save" if rest.is_empty() => Answer::Save(None),
        "save" => Answer::Save(Some(PathBuf::from(rest))),
        "link" => alone(Answer::Link),
        "rules" => alone(Answer::Rules),
        "moves" => alone(Answer::Moves),
        "table" => alone(Answer::Table),
        "look" => Answer::Look((!rest.is_empty()).then(|| rest.to_owned())),
        "help" | "?" => alone(Answer::Help),
        "why" if rest.is_empty() => Answer::Wrong("`why` needs a move, as you would write it."),
        "why" => Answer::Why(rest.to_owned()),
        "card" if rest.is_empty() => Answer::Wrong("`card` needs the name of a card."),
        "card" => Answer::Card(rest.to_owned()),
        "quit" | "exit" | "q" => alone(Answer::Quit),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use table::message::Offer;

    use super::*;

    fn list(moves: &[&str]) -> Listing {
        let offer = |m: &&str| Offer { notation: (*m).to_owned(), group: String::new() };
        Listing::new(moves.iter().map(offer).collect())
    }

    fn moves(text: &str) -> Answer {
        Answer::Move(text.to_owned())
    }

    #[test]
    fn a_move_as_written_comes_before_a_number() {
        let list = list(&["pass", "1", "30"]);
        assert_eq!(Answer::of("1", &list), moves("1"));
        assert_eq!(Answer::of("#1", &list), moves("pass"));
        assert_eq!(Answer::of(" 3 ", &list), moves("30"));
        assert_eq!(Answer::of("30", &list), moves("30"));
        for beyond in ["4", "0", "#4", "99999999999999999999999"] {
            assert_eq!(Answer::of(beyond, &list), Answer::Number(beyond.to_owned()));
        }
        assert_eq!(Answer::of("4", &Listing::new(Vec::new())), moves("4"), "no list, no number");
    }

    #[test]
    fn a_move_comes_before_a_command_unless_marked() {
        let list = list(&["undo"]);
        assert_eq!(Answer::of("undo", &list), moves("undo"));
        assert_eq!(Answer::of("/undo", &list), Answer::Undo);
    }

    #[test]
    fn commands_take_what_they_need() {
        let none = list(&[]);
        assert_eq!(Answer::of("Back 12", &none), Answer::Back(12));
        assert!(matches!(Answer::of("back twelve", &none), Answer::Wrong(_)));
        assert_eq!(Answer::of("log all", &none), Answer::Log { all: true });
        assert_eq!(Answer::of("save my game", &none), Answer::Save(Some("my game".into())));
        assert_eq!(Answer::of("why  5-5", &none), Answer::Why("5-5".to_owned()));
        assert_eq!(Answer::of("card The Wheel", &none), Answer::Card("The Wheel".to_owned()));
        assert!(matches!(Answer::of("quit now", &none), Answer::Wrong(_)));
        assert_eq!(Answer::of("?", &none), Answer::Help);
        assert_eq!(Answer::of("hint", &none), Answer::Hint(None));
        assert_eq!(Answer::of("hint flat:9", &none), Answer::Hint(Some("flat:9".to_owned())));
        assert_eq!(Answer::of("table", &none), Answer::Table);
        assert_eq!(Answer::of("look", &none), Answer::Look(None));
        assert_eq!(Answer::of("look decks", &none), Answer::Look(Some("decks".to_owned())));
        assert_eq!(Answer::of("", &none), Answer::Nothing);
    }
}
