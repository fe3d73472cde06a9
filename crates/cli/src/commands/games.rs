//! `parlour games`

use std::collections::BTreeMap;
use std::io::Write;
use std::process::ExitCode;

use bots::{Allowed, Described, Range};
use kernel::{Error, Info, Key, Message, OptionInfo, Paint, Sheet, Values, columns, key_of};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;

use crate::fail::{Done, about};
use crate::sheets::{self, Sheets};
use crate::term::{self, wrapped};
use crate::words::{self, Texts};
use crate::{markdown, options};

/// How wide the column of keys is.
const COLUMN: usize = 22;

/// List the games, or tell more about one: its seats, options, presets, bots and rules
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  parlour games
  parlour games texas-42
  parlour games texas-42 --rules
  parlour games skirmish --card dragon
  parlour games skirmish --card cards")]
pub(crate) struct Args {
    /// The game to tell more about
    #[arg(value_parser = options::game_ids())]
    game: Option<String>,
    /// Print the rules of the game as one would want them at the table
    #[arg(long, requires = "game", conflicts_with = "json")]
    rules: bool,
    /// Print what a card, a leader or a word of the game says
    #[arg(long, value_name = "NAME", requires = "game", conflicts_with_all = ["json", "rules"])]
    card: Option<String>,
    /// Print JSON for programs: an array of games, or one object where a game is named
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Done {
    let mut out = std::io::stdout().lock();
    let Some(info) = args.game.as_deref().map(shelf::info).transpose()? else {
        match args.json {
            true => {
                let all: Vec<Game> = shelf::GAMES.iter().map(|info| Game::of(info)).collect();
                writeln!(out, "{:#}", json!(all))?;
            }
            false => list(&mut out)?,
        }
        return Ok(ExitCode::SUCCESS);
    };
    let texts = Texts::of_game(info, term::paint());
    let sheets = Sheets::of_game(info)?;
    match &args.card {
        Some(name) => match sheets.of_kind(name, &texts) {
            Some(titles) => writeln!(out, "{}", wrapped(&titles, "", "  "))?,
            None => {
                let sheet = find(info, &sheets, name).map_err(about(info))?;
                writeln!(out, "{}", sheets::lines(sheet, &texts).join("\n"))?;
            }
        },
        None if args.json => writeln!(out, "{:#}", json!(Game::of(info)))?,
        None if args.rules => {
            writeln!(out, "{}", markdown::shown(words::rules(info), texts.paint))?;
        }
        None => describe(&mut out, info, &texts, !sheets.is_empty())?,
    }
    Ok(ExitCode::SUCCESS)
}

/// What a card, a leader or a word of a game says.
fn find<'a>(info: &Info, sheets: &'a Sheets, name: &str) -> Result<&'a Sheet, Error> {
    sheets.find(name).ok_or_else(|| {
        Error::invalid("unknown_name")
            .with("game", info.name)
            .with("name", name)
            .options(sheets.near(name))
    })
}

// ---------------------------------------------------------------------- for people

fn list(out: &mut impl Write) -> std::io::Result<()> {
    for info in shelf::GAMES {
        let texts = Texts::of_game(info, Paint::PLAIN);
        let seats = Message::new("cli-game-seats").with("seats", options::range(info.seats));
        let head = format!("{} ({})", info.name, texts.say(&seats));
        writeln!(out, "{}", entry(info.id, &head))?;
        writeln!(out, "{}", entry("", &texts.word("game-about")))?;
    }
    writeln!(out, "\n{}", words::say(&Message::new("cli-games-more")))
}

fn describe(
    out: &mut impl Write,
    info: &Info,
    texts: &Texts,
    explains: bool,
) -> std::io::Result<()> {
    let title = Message::new("cli-game-title")
        .with("name", texts.paint.bold(info.name))
        .with("id", info.id)
        .with("seats", options::range(info.seats))
        .with("version", info.rules_version);
    writeln!(out, "{}", texts.say(&title))?;
    writeln!(out, "\n{}", wrapped(&texts.word("game-about"), "", ""))?;
    writeln!(out, "\n{}", wrapped(&texts.word("game-complete"), "", ""))?;
    if !info.options.is_empty() {
        writeln!(out, "\n{}", texts.word("cli-game-options"))?;
    }
    for option in info.options {
        let help = texts.word(key_of("option", option.key));
        let values = Message::new("cli-game-values")
            .with("values", values(info, option, &help, texts))
            .with("default", option.default);
        writeln!(out, "{}", entry(option.key, &texts.say(&values)))?;
        writeln!(out, "{}", entry("", &help))?;
    }
    if !info.presets.is_empty() {
        writeln!(out, "\n{}", texts.word("cli-game-presets"))?;
    }
    for preset in info.presets {
        let sets: Vec<_> =
            preset.sets.iter().map(|(key, value)| format!("{key}={value}")).collect();
        writeln!(out, "{}", entry(preset.name, &texts.word(key_of("preset", preset.name))))?;
        if !sets.is_empty() {
            writeln!(out, "{}", entry("", &sets.join(" ")))?;
        }
    }
    list_bots(out, info, texts)?;
    let command = format!("parlour games {}", info.id);
    let with_command =
        |key: &'static str| texts.say(&Message::new(key).with("command", command.as_str()));
    writeln!(out, "\n{}", with_command("cli-game-rules"))?;
    if explains {
        writeln!(out, "{}", with_command("cli-game-cards"))?;
    }
    Ok(())
}

/// The bots of a game: the levels for people, then those for study.
fn list_bots(out: &mut impl Write, info: &Info, texts: &Texts) -> std::io::Result<()> {
    let (levels, study): (Vec<_>, Vec<_>) =
        bots::listing(info.id).unwrap_or_default().into_iter().partition(|bot| bot.level);
    writeln!(out, "\n{}", texts.word("cli-game-bots"))?;
    for bot in levels {
        let about = match bot.answers_within_ms {
            Some(ms) => texts.say(
                &Message::new("cli-bot-answers")
                    .with("about", bot.about)
                    .with("time", seconds(ms, texts)),
            ),
            None => texts.say(&bot.about),
        };
        writeln!(out, "{}", entry(bot.name, &about))?;
    }
    writeln!(out, "\n{}", texts.word("cli-game-bots-study"))?;
    for bot in study {
        writeln!(out, "{}", entry(bot.name, &texts.say(&bot.about)))?;
    }
    Ok(())
}

/// Milliseconds as people say them: `0.3 s`, `4 s`.
fn seconds(ms: u32, texts: &Texts) -> String {
    match ms {
        ms if ms.is_multiple_of(1000) => format!("{} s", ms / 1000),
        ms => format!("{} s", texts.tenths(f64::from(ms) / 1000.0)),
    }
}

/// The values of an option. Texts that come with the game are told once: here, unless the help
/// tells them, or an option before told the same.
pub(crate) fn values(info: &Info, option: &OptionInfo, help: &str, texts: &Texts) -> String {
    let listed = option.values.listed();
    let ready = match option.values {
        Values::OneOf(_) => return listed.join(" | "),
        Values::Number(from, to) => {
            return texts.say(&Message::new("cli-range").with("from", from).with("to", to));
        }
        Values::Text(_, ready) => ready,
    };
    let before = info.options.iter().take_while(|other| other.key != option.key);
    let same = |other: &OptionInfo| other.values.listed() == listed;
    if !ready.is_empty() && ready.iter().all(|word| help.contains(word)) || before.clone().any(same)
    {
        return texts.word("cli-game-text-value");
    }
    listed.join(" | ")
}

/// A key in its column and the text, wrapped, beside it; below it where the key is too long.
fn entry(key: &str, text: &str) -> String {
    let margin = " ".repeat(COLUMN);
    let head = format!("  {key}");
    if columns(&head) < COLUMN {
        return wrapped(text, &format!("{head:<COLUMN$}"), &margin);
    }
    format!("{head}\n{}", wrapped(text, &margin, &margin))
}

// ---------------------------------------------------------------------- for programs

/// What a game says about itself, in words.
#[derive(Serialize, JsonSchema)]
pub(super) struct Game {
    id: &'static str,
    name: &'static str,
    /// What it is.
    about: String,
    /// What is implemented and what is not.
    complete: String,
    /// The version of the rules.
    rules: u32,
    seats: Range,
    /// Whether anything is ever hidden from anybody.
    hides: bool,
    options: Vec<Choice>,
    presets: Vec<Ready>,
    bots: Vec<Bot>,
    topics: &'static [&'static str],
}

/// An option of a game.
#[derive(Serialize, JsonSchema)]
struct Choice {
    key: &'static str,
    help: String,
    values: Allowed,
    default: &'static str,
}

/// A named set of options.
#[derive(Serialize, JsonSchema)]
struct Ready {
    name: &'static str,
    about: String,
    sets: BTreeMap<&'static str, &'static str>,
}

/// A bot.
#[derive(Serialize, JsonSchema)]
struct Bot {
    name: &'static str,
    about: String,
    /// The same as a message.
    message: Message,
    level: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    answers_within_ms: Option<u32>,
}

impl Game {
    fn of(info: &Info) -> Game {
        let texts = Texts::of_game(info, Paint::PLAIN);
        let word = |key: Key| texts.word(key);
        let Described { id, name, rules, seats, hides, options, presets, bots, topics } =
            Described::of(info);
        let option = |one: bots::Choice| Choice {
            key: one.key,
            help: word(key_of("option", one.key).into()),
            values: one.values,
            default: one.default,
        };
        let preset = |one: bots::Ready| Ready {
            name: one.name,
            about: word(key_of("preset", one.name).into()),
            sets: one.sets,
        };
        let bot = |one: bots::Listing| Bot {
            name: one.name,
            about: texts.say(&one.about),
            message: one.about,
            level: one.level,
            answers_within_ms: one.answers_within_ms,
        };
        Game {
            id,
            name,
            about: word("game-about".into()),
            complete: word("game-complete".into()),
            rules,
            seats,
            hides,
            options: options.into_iter().map(option).collect(),
            presets: presets.into_iter().map(preset).collect(),
            bots: bots.into_iter().map(bot).collect(),
            topics,
        }
    }
}
