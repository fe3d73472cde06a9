//! What a person can type at the prompt.

use std::path::PathBuf;

use table::EntryId;

use crate::listing::Listing;

/// The words that commands begin with, for whoever completes what is typed.
pub(crate) const COMMANDS: [&str; 20] = [
    "undo", "redo", "roll", "correct", "back", "log", "hint", "save", "link", "position", "rules",
    "moves", "table", "details", "help", "why", "preview", "card", "name", "quit",
];

/// A line, understood as far as it can be without asking the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    /// A move in notation, legal or not.
    Move(String),
    /// Take back the last decision.
    Undo,
    /// Make it again.
    Redo,
    /// Where dice are typed in: let chance do what the seed says.
    Roll,
    /// A die that was typed in was another one: its place in the row, and what fell from there on.
    Correct(usize, String),
    /// Go to the position after an entry.
    Back(EntryId),
    /// Where one could go back to.
    WhereBack,
    /// What happened: lately, or everything.
    Log {
        /// Whether everything is wanted.
        all: bool,
    },
    /// What would be good here, in the opinion of a bot that may be named.
    Hint(Option<String>),
    /// Save now, or save a copy.
    Save(Option<PathBuf>),
    /// Give the save another name.
    Name(String),
    /// The game as a link.
    Link,
    /// What the seat sees, as a link.
    Position,
    /// The rules of the game.
    Rules,
    /// All legal moves.
    Moves,
    /// The table once more.
    Table,
    /// More about the table than the picture shows; without a topic, what there is.
    Details(Option<String>),
    /// A number that is not in the list; the game may read it as a move yet.
    Number(String),
    /// What can be said.
    Help,
    /// Why a move is not legal.
    Why(String),
    /// What a move would do.
    Preview(String),
    /// What a card says.
    Card(String),
    /// Enough for today.
    Quit,
    /// An empty line.
    Nothing,
    /// A command that cannot be carried out as it was typed, and the key of what is wrong with it.
    Wrong(&'static str),
}

impl Input {
    /// Understands a line when these are the legal moves: a legal move as it is written first, then
    /// a number, then what a legal move says, then a command, then the only move that begins like
    /// it; anything else is for the rules to explain.
    pub(crate) fn of(line: &str, list: &Listing) -> Input {
        let line = line.trim();
        if line.is_empty() {
            return Input::Nothing;
        }
        if let Some(text) = list.written(line) {
            return Input::Move(text.to_owned());
        }
        let digits = line.strip_prefix('#').unwrap_or(line);
        if let Some(text) = digits.parse().ok().and_then(|n| list.nth(n)) {
            return Input::Move(text.to_owned());
        }
        let number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        if number && list.len() > 0 {
            return Input::Number(line.to_owned());
        }
        if let Some(text) = list.labelled(line) {
            return Input::Move(text.to_owned());
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if let Some(input) = command(word.strip_prefix('/').unwrap_or(word), rest.trim()) {
            return input;
        }
        Input::Move(list.beginning(line).unwrap_or(line).to_owned())
    }

    /// Whether a line says that somebody wants to leave, whatever is asked.
    pub(crate) fn leaves(line: &str) -> bool {
        Input::of(line, &Listing::default()) == Input::Quit
    }
}

fn command(word: &str, rest: &str) -> Option<Input> {
    let alone = |input| match rest {
        "" => input,
        _ => Input::Wrong("cli-takes-nothing"),
    };
    Some(match word.to_ascii_lowercase().as_str() {
        "undo" => alone(Input::Undo),
        "redo" => alone(Input::Redo),
        "roll" if rest.is_empty() => Input::Roll,
        "correct" => {
            let (place, dice) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            match place.parse() {
                Ok(place) if !dice.is_empty() => Input::Correct(place, dice.trim().to_owned()),
                _ => Input::Wrong("cli-correct-needs"),
            }
        }
        "back" if rest.is_empty() => Input::WhereBack,
        "back" => match rest.parse() {
            Ok(to) => Input::Back(to),
            Err(_) => Input::Wrong("cli-back-needs"),
        },
        "log" => match rest {
            "" => Input::Log { all: false },
            "all" => Input::Log { all: true },
            _ => Input::Wrong("cli-log-forms"),
        },
        "hint" => Input::Hint((!rest.is_empty()).then(|| rest.to_owned())),
        "save" if rest.is_empty() => Input::Save(None),
        "save" => Input::Save(Some(PathBuf::from(rest))),
        "name" if rest.is_empty() => Input::Wrong("cli-name-needs"),
        "name" => Input::Name(rest.to_owned()),
        "link" => alone(Input::Link),
        "position" => alone(Input::Position),
        "rules" => alone(Input::Rules),
        "moves" => alone(Input::Moves),
        "table" => alone(Input::Table),
        "details" | "look" => Input::Details((!rest.is_empty()).then(|| rest.to_owned())),
        "help" | "?" => alone(Input::Help),
        "why" if rest.is_empty() => Input::Wrong("cli-why-needs"),
        "why" => Input::Why(rest.to_owned()),
        "preview" if rest.is_empty() => Input::Wrong("cli-preview-needs"),
        "preview" => Input::Preview(rest.to_owned()),
        "card" | "explain" if rest.is_empty() => Input::Wrong("cli-card-needs"),
        "card" | "explain" => Input::Card(rest.to_owned()),
        "quit" | "exit" | "q" => alone(Input::Quit),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(moves: &[&str]) -> Listing {
        Listing::of(&moves.iter().map(|m| ("move", *m)).collect::<Vec<_>>())
    }

    fn moves(text: &str) -> Input {
        Input::Move(text.to_owned())
    }

    #[test]
    fn a_move_as_written_comes_before_a_number() {
        let list = list(&["pass", "1", "30"]);
        assert_eq!(Input::of("1", &list), moves("1"));
        assert_eq!(Input::of("#1", &list), moves("pass"));
        assert_eq!(Input::of(" 3 ", &list), moves("30"));
        assert_eq!(Input::of("30", &list), moves("30"));
        for beyond in ["4", "0", "#4", "99999999999999999999999"] {
            assert_eq!(Input::of(beyond, &list), Input::Number(beyond.to_owned()));
        }
        assert_eq!(Input::of("4", &Listing::default()), moves("4"), "no list, no number");
    }

    #[test]
    fn a_move_comes_before_a_command_unless_marked() {
        let list = list(&["undo"]);
        assert_eq!(Input::of("undo", &list), moves("undo"));
        assert_eq!(Input::of("/undo", &list), Input::Undo);
    }

    #[test]
    fn commands_take_what_they_need() {
        let none = list(&[]);
        assert_eq!(Input::of("Back 12", &none), Input::Back(12));
        assert!(matches!(Input::of("back twelve", &none), Input::Wrong(_)));
        assert_eq!(Input::of("back", &none), Input::WhereBack);
        assert_eq!(Input::of("preview 5-5", &none), Input::Preview("5-5".to_owned()));
        assert!(matches!(Input::of("preview", &none), Input::Wrong(_)));
        assert_eq!(Input::of("position", &none), Input::Position);
        assert_eq!(Input::of("log all", &none), Input::Log { all: true });
        assert_eq!(Input::of("save my game", &none), Input::Save(Some("my game".into())));
        assert_eq!(Input::of("name my game", &none), Input::Name("my game".to_owned()));
        assert!(matches!(Input::of("name", &none), Input::Wrong(_)));
        assert_eq!(Input::of("why  5-5", &none), Input::Why("5-5".to_owned()));
        assert_eq!(Input::of("card The Wheel", &none), Input::Card("The Wheel".to_owned()));
        assert!(matches!(Input::of("quit now", &none), Input::Wrong(_)));
        assert_eq!(Input::of("?", &none), Input::Help);
        assert_eq!(Input::of("hint", &none), Input::Hint(None));
        assert_eq!(Input::of("hint flat:9", &none), Input::Hint(Some("flat:9".to_owned())));
        assert_eq!(Input::of("table", &none), Input::Table);
        assert_eq!(Input::of("roll", &none), Input::Roll);
        assert_eq!(Input::of("roll 4", &none), moves("roll 4"));
        assert_eq!(Input::of("correct 2 5 6", &none), Input::Correct(2, "5 6".to_owned()));
        assert!(matches!(Input::of("correct 2", &none), Input::Wrong(_)));
        assert_eq!(Input::of("details", &none), Input::Details(None));
        for word in ["details", "look"] {
            let input = Input::of(&format!("{word} decks"), &none);
            assert_eq!(input, Input::Details(Some("decks".to_owned())));
        }
        assert_eq!(Input::of("", &none), Input::Nothing);
    }
}
