//! What commands are told about a game on the command line: which one, its options, its seats.

use std::path::Path;

use clap::builder::PossibleValuesParser;
use kernel::{Error, Info, MAX_SEATS, Message, OptionInfo, Setup, Values};

use crate::bot;
use crate::source::read_text;

/// Accepts the ids of games and nothing else; completions and help list them.
pub(crate) fn game_ids() -> PossibleValuesParser {
    PossibleValuesParser::new(shelf::GAMES.iter().map(|info| info.id))
}

/// `--set`, for every command that opens a game.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct Sets {
    /// Change an option of the game; may be said several times
    ///
    /// `parlour games GAME` lists the options with their values. `--set preset=NAME` chooses a
    /// named set of options, and anything else that is set counts more than the preset. An option
    /// that takes a text can be read from a file: `--set KEY=@FILE`.
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = pair)]
    pairs: Vec<(String, String)>,
}

fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err("an option is set as KEY=VALUE".to_owned()),
    }
}

impl Sets {
    /// These options.
    pub(crate) fn of(pairs: Vec<(String, String)>) -> Sets {
        Sets { pairs }
    }

    /// What was set, as it was said.
    pub(crate) fn pairs(&self) -> &[(String, String)] {
        &self.pairs
    }

    /// The setup of a game with these options, in its shortest form; `seats` for a number of seats
    /// other than the fewest. An error names the option that is wrong.
    pub(crate) fn setup(&self, info: &'static Info, seats: Option<u8>) -> Result<Setup, Error> {
        let mut setup = Setup { seats, ..Setup::default() };
        setup.choose(info).map_err(|error| at("--seats", &error))?;
        for (key, value) in &self.pairs {
            let place = format!("--set {key}={value}");
            let said = value;
            let value = &written(info, key, value).map_err(|error| at(&place, &error))?;
            if setup.options.contains_key(key) {
                return Err(at(&place, &Error::invalid("twice").with("key", key)));
            }
            setup = setup.set(key, value);
            setup
                .choose(info)
                .map_err(|error| at(&place, &perhaps_file(info, key, said, error)))?;
        }
        setup.canonical(info)
    }
}

/// Whether an option takes a text.
fn takes_text(info: &'static Info, key: &str) -> bool {
    let text = |option: &OptionInfo| matches!(option.values, Values::Text(..));
    info.options.iter().any(|option| option.key == key && text(option))
}

/// The words that a value of an option can be, if it is one of few: capital letters make no
/// difference to them.
fn words(info: &'static Info, key: &str) -> Vec<&'static str> {
    if key == "preset" {
        return info.presets.iter().map(|preset| preset.name).collect();
    }
    let option = info.options.iter().find(|option| option.key == key);
    match option.map(|option| option.values) {
        Some(Values::OneOf(words) | Values::Text(_, words)) => words.to_vec(),
        _ => Vec::new(),
    }
}

/// The same error, or one that asks whether a file was meant, where there is one.
fn perhaps_file(info: &'static Info, key: &str, value: &str, error: Error) -> Error {
    let named = takes_text(info, key) && !value.contains('\n') && Path::new(value).is_file();
    if !named {
        return error;
    }
    let message = Message::new("error-perhaps-file");
    let message = message.with("why", error.message).with("key", key).with("value", value);
    Error { message, ..error }
}

/// What an option is set to: one of its words as the game writes it, or the content of a file,
/// where it takes a text and `@FILE` names one.
pub(crate) fn written(info: &'static Info, key: &str, value: &str) -> Result<String, Error> {
    if let Some(word) = words(info, key).iter().find(|word| word.eq_ignore_ascii_case(value)) {
        return Ok((*word).to_owned());
    }
    let text = takes_text(info, key);
    let Some(path) = value.strip_prefix('@').filter(|_| text) else { return Ok(value.to_owned()) };
    if path.is_empty() {
        return Err(Error::invalid("no_file_named"));
    }
    read_text(Path::new(path), LONGEST_TEXT)
}

/// The longest text that an option is set to from a file.
const LONGEST_TEXT: usize = 32_768;

/// The players of a table, one for each seat: those that were named, or `usual` on the fewest
/// seats that the game allows. Refuses anyone who is neither a bot of the game nor one of `others`,
/// and a wrong number of players.
pub(crate) fn players(
    info: &'static Info,
    named: &[String],
    usual: &str,
    others: &[&'static str],
) -> Result<Vec<String>, Error> {
    let (fewest, most) = (usize::from(info.seats.0), usize::from(info.seats.1));
    if named.is_empty() {
        return Ok(vec![usual.to_owned(); fewest]);
    }
    for name in named {
        bot::check(info, name, others).map_err(|error| at("--seats", &error))?;
    }
    if !(fewest..=most.min(MAX_SEATS)).contains(&named.len()) {
        return Err(Error::invalid("wrong_players")
            .variant("game")
            .with("game", info.name)
            .arg("seats", range(info.seats))
            .arg("players", named.len())
            .options((fewest..=most).map(|seats| filled_up(named, usual, seats))));
    }
    Ok(named.to_owned())
}

/// A wrong number of players for a table that has so many seats.
pub(crate) fn wrong_players(named: &[String], seats: usize) -> Error {
    Error::invalid("wrong_players")
        .variant("table")
        .arg("seats", seats)
        .arg("players", named.len())
        .options([filled_up(named, bot::USUAL, seats)])
}

/// As many players as there are seats, the named ones first, as one would write them.
pub(crate) fn filled_up(named: &[String], usual: &str, seats: usize) -> String {
    let players = named.iter().map(String::as_str).chain(std::iter::repeat(usual));
    format!("`{}`", players.take(seats).collect::<Vec<_>>().join(","))
}

/// `4`, or `2 to 4`.
pub(crate) fn range((fewest, most): (u8, u8)) -> Message {
    match fewest == most {
        true => Message::number(most),
        false => Message::new("cli-range").with("from", fewest).with("to", most),
    }
}

/// The same error, saying where on the command line the mistake is.
pub(crate) fn at(place: &str, error: &Error) -> Error {
    let message = Message::new("error-at").with("place", place);
    let message = message.with("why", error.message.clone());
    Error { message, ..error.clone() }
}
