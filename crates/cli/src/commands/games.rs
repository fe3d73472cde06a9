//! `parlour games`

use std::io::Write;
use std::process::ExitCode;

use kernel::{Info, Values};
use serde_json::{Value, json};

use crate::fail::Done;

/// List the games, their seats and their options.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print a JSON array for programs.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Done {
    let mut out = std::io::stdout().lock();
    if args.json {
        let games: Vec<Value> = shelf::GAMES.iter().map(|info| described(info)).collect();
        writeln!(out, "{:#}", Value::from(games))?;
        return Ok(ExitCode::SUCCESS);
    }
    for info in shelf::GAMES {
        let (fewest, most) = info.seats;
        let seats = if fewest == most { format!("{most}") } else { format!("{fewest} to {most}") };
        writeln!(out, "{}  {} ({seats} seats)", info.id, info.name)?;
        writeln!(out, "    {}\n    {}", info.about, info.complete)?;
        writeln!(out, "    options (--set KEY=VALUE):")?;
        for option in info.options {
            let values = option.values.listed().join(" | ");
            writeln!(out, "      {:<20} {values} (default {})", option.key, option.default)?;
            writeln!(out, "      {:<20} {}", "", option.help)?;
        }
        for preset in info.presets {
            let sets: Vec<_> = preset.sets.iter().map(|(k, v)| format!("{k}={v}")).collect();
            writeln!(out, "      preset={:<13} {} {}", preset.name, preset.about, sets.join(" "))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn described(info: &Info) -> Value {
    let options: Vec<Value> = info
        .options
        .iter()
        .map(|option| {
            let values = match option.values {
                Values::OneOf(words) => json!(words),
                Values::Number(low, high) => json!({ "from": low, "to": high }),
                Values::Text => json!("text"),
            };
            let (key, help, default) = (option.key, option.help, option.default);
            json!({ "key": key, "help": help, "values": values, "default": default })
        })
        .collect();
    let presets: Vec<Value> = info
        .presets
        .iter()
        .map(|preset| json!({ "name": preset.name, "about": preset.about }))
        .collect();
    json!({
        "id": info.id,
        "name": info.name,
        "about": info.about,
        "complete": info.complete,
        "rules": info.rules_version,
        "seats": { "from": info.seats.0, "to": info.seats.1 },
        "options": options,
        "presets": presets,
        "bots": ["random"],
    })
}
