//! `parlour games`

use std::io::Write;
use std::process::ExitCode;

use bots::Described;
use kernel::{Error, Game, Info, OptionInfo, Preset, Values};
use serde_json::json;
use shelf::Visitor;

use crate::fail::Done;
use crate::options;
use crate::term::{self, wrapped};

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
    let info = args.game.as_deref().map(shelf::info).transpose()?;
    if let (Some(info), Some(name)) = (info, &args.card) {
        writeln!(out, "{}", shelf::visit(info.id, Explain(name))??.trim_end())?;
        return Ok(ExitCode::SUCCESS);
    }
    match info {
        Some(info) if args.json => writeln!(out, "{:#}", json!(Described::of(info)))?,
        Some(info) if args.rules => writeln!(out, "{}", info.rules.trim_end())?,
        Some(info) => {
            let explains = shelf::visit(info.id, Explains)?;
            tell(&mut out, info, explains)?;
        }
        None if args.json => writeln!(out, "{:#}", json!(bots::described()))?,
        None => list(&mut out)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// What a card, a leader or a word of a game says.
struct Explain<'a>(&'a str);

impl Visitor for Explain<'_> {
    type Out = Result<String, Error>;

    fn visit<G: Game>(self) -> Result<String, Error> {
        G::explain(self.0).ok_or_else(|| {
            Error::invalid("unknown_name", "--card: nothing in {game} is called `{name}`.")
                .with("game", G::INFO.name)
                .with("name", self.0)
                .options(kernel::nearest(self.0, &G::explained()))
        })
    }
}

/// Whether a game has names that it explains.
struct Explains;

impl Visitor for Explains {
    type Out = bool;

    fn visit<G: Game>(self) -> bool {
        !G::explained().is_empty()
    }
}

fn list(out: &mut impl Write) -> std::io::Result<()> {
    for info in shelf::GAMES {
        let head = format!("{} ({} seats)", info.name, options::range(info.seats));
        writeln!(out, "{}", entry(info.id, &head))?;
        writeln!(out, "{}", entry("", info.about))?;
    }
    writeln!(out, "\n`parlour games GAME` lists the options of a game; `--rules` prints its rules.")
}

fn tell(out: &mut impl Write, info: &Info, explains: bool) -> std::io::Result<()> {
    let seats = options::range(info.seats);
    let name = term::paint().bold(info.name);
    writeln!(out, "{name} ({}), {seats} seats, rules version {}", info.id, info.rules_version)?;
    writeln!(out, "\n{}", wrapped(info.about, "", ""))?;
    writeln!(out, "\n{}", wrapped(info.complete, "", ""))?;
    if !info.options.is_empty() {
        writeln!(out, "\nOptions (--set KEY=VALUE):")?;
    }
    for option in info.options {
        let OptionInfo { key, help, default, .. } = option;
        let values = told_values(info, option);
        writeln!(out, "{}", entry(key, &format!("{values} (default {default})")))?;
        writeln!(out, "{}", entry("", help))?;
    }
    if !info.presets.is_empty() {
        writeln!(out, "\nPresets (--set preset=NAME):")?;
    }
    for Preset { name, about, sets } in info.presets {
        let sets: Vec<_> = sets.iter().map(|(key, value)| format!("{key}={value}")).collect();
        writeln!(out, "{}", entry(name, about))?;
        if !sets.is_empty() {
            writeln!(out, "{}", entry("", &sets.join(" ")))?;
        }
    }
    tell_bots(out, info)?;
    writeln!(out, "\nThe rules: parlour games {} --rules", info.id)?;
    if explains {
        writeln!(out, "What a name of the game stands for: parlour games {} --card NAME", info.id)?;
    }
    Ok(())
}

/// The bots of a game: the levels for people, then those for study.
fn tell_bots(out: &mut impl Write, info: &Info) -> std::io::Result<()> {
    let (levels, study): (Vec<_>, Vec<_>) =
        bots::listing(info.id).unwrap_or_default().into_iter().partition(|bot| bot.level);
    writeln!(out, "\nBots (--seats), the weakest first:")?;
    for bot in levels {
        let within = bot.answers_within_ms.map(|ms| format!("; answers within {}", seconds(ms)));
        let about = format!("{}{}", bot.about, within.unwrap_or_default());
        writeln!(out, "{}", entry(bot.name, &about))?;
    }
    writeln!(out, "\nBots for study:")?;
    for bot in study {
        writeln!(out, "{}", entry(bot.name, &bot.about))?;
    }
    Ok(())
}

/// Milliseconds as people say them: `0.3 s`, `4 s`.
fn seconds(ms: u32) -> String {
    match ms {
        ms if ms.is_multiple_of(1000) => format!("{} s", ms / 1000),
        ms => format!("{:.1} s", f64::from(ms) / 1000.0),
    }
}

/// The values of an option in words. Texts that come with the game are told once: here, unless the
/// help tells them, or an option before told the same.
fn told_values(info: &Info, option: &OptionInfo) -> String {
    let listed = option.values.listed();
    let Values::Text(_, ready) = option.values else { return listed.join(" | ") };
    let before = info.options.iter().take_while(|other| other.key != option.key);
    let same = |other: &OptionInfo| other.values.listed() == listed;
    if !ready.is_empty() && ready.iter().all(|word| option.help.contains(word))
        || before.clone().any(same)
    {
        return "a name, a text, or @FILE to read it from a file".to_owned();
    }
    listed.join(" | ")
}

/// A key in its column and the text, wrapped, beside it; below it where the key is too long.
fn entry(key: &str, text: &str) -> String {
    let margin = " ".repeat(COLUMN);
    let head = format!("  {key}");
    if head.chars().count() < COLUMN {
        return wrapped(text, &format!("{head:<COLUMN$}"), &margin);
    }
    format!("{head}\n{}", wrapped(text, &margin, &margin))
}
