//! `parlour replay`

mod screen;

use std::io::{StdoutLock, Write};
use std::process::ExitCode;

use clap::ValueHint;
use kernel::{Error, Message, Mover, Outcome, Paint, Scenario, Setup, Viewer};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};
use table::message::{Json, LogLine};
use table::save::Verdict;
use table::{AnyTable, EntryId, Player};

use crate::fail::{Done, Fail, NEGATIVE, about};
use crate::source::{self, Opened, Source, warn};
use crate::words::{Texts, clause};
use crate::{log_lines, outcome, term, tui};

/// Tell a game in words, from any side, up to any entry
///
/// On a terminal the game is on the whole screen: the left and right arrows go through it entry by
/// entry, the space bar lets it run by itself, v looks from another side, and ? tells the other
/// keys. Otherwise it is printed.
///
/// Each line is an entry of the log: its number and what happened. Entries that were taken back
/// are marked with ~. At the end stands the picture of the table and, if the game is over, how it
/// ended.
///
/// Examples:
///   parlour replay my.save                  everything
///   parlour replay my.save --at 40          the story and the table up to entry 40
///   parlour replay my.save --viewer 2       as seat 2 saw it
///   parlour replay LINK --json              for programs
///   parlour replay my.save --at 40 --position > ruling.scn
///
/// Exit code: 1 when the game diverged under today's rules (it is told up to there), 3 when the
/// file or link cannot be read.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// A save, a record as text, or a link
    #[arg(value_name = "FILE|LINK", value_hint = ValueHint::FilePath)]
    what: String,
    /// Stop after this entry, or begin there on a whole screen; 0 is the opening
    #[arg(long, value_name = "N")]
    at: Option<EntryId>,
    /// From whose side: a seat by its number from 0 or its player's name, `spectator`, or `all` who
    /// sees everything
    ///
    /// Anyone who has the file has the seed and could see everything anyway.
    #[arg(long, default_value = "all", value_name = "SEAT|NAME|spectator|all")]
    viewer: String,
    /// Show the table after every move
    #[arg(long)]
    pictures: bool,
    /// Print the position, whole, as the beginning of a scenario
    ///
    /// Add moves and expectations to it, and `parlour scenario` runs it: a way to report a ruling.
    #[arg(long, conflicts_with_all = ["pictures", "json"])]
    position: bool,
    /// Print one JSON object for programs
    ///
    /// {game, players, setup, seed?, verdict, why?, message?, diverged_at?, viewer, at, entries,
    /// view, screen, outcome}, where each entry is {id, kind, by, from, to, move?, automatic?,
    /// time?, author?, events, messages, text}. The seed, and a position that the game began from,
    /// are told to the viewer `all` only.
    #[arg(long, conflicts_with = "pictures")]
    json: bool,
    /// Lines one after another in place of a whole screen: for screen readers, and for terminals
    /// that cannot do more
    ///
    /// Without a terminal it is always so, and with --json, --position and --pictures.
    #[arg(long)]
    plain: bool,
}

pub(crate) fn run(args: &Args) -> Done {
    let opened = Source::written(&args.what)?.open()?;
    let Opened { table, verdict, .. } = &opened;
    let viewer = source::viewer(&**table, "--viewer", &args.viewer)?;
    let at = args.at.unwrap_or(table.at());
    let tip = table.tip_at(at).map_err(|error| crate::options::at("--at", &error))?;
    let paint = if args.json { Paint::PLAIN } else { term::paint() };
    let texts = Texts::for_spectators(&**table, paint);
    let replay = Replay { table: &**table, viewer, at, tip, texts };
    if args.position && viewer != Viewer::Omniscient {
        return Err(Error::invalid("whole_position").into());
    }
    if args.position {
        write!(std::io::stdout().lock(), "{}", replay.scenario()?)?;
    } else if args.json {
        writeln!(std::io::stdout().lock(), "{:#}", json!(replay.replayed(verdict)?))?;
    } else if tui::is_there() && !args.plain && !args.pictures {
        screen::show(&replay, verdict, args.at)?;
    } else {
        replay.text(verdict, args.pictures).map_err(about(table.info()))?;
    }
    if let Verdict::Diverged { at, why } = verdict {
        let why = replay.texts.say(why);
        let message = Message::new("cli-diverged").with("entry", *at);
        warn(&replay.texts.say(&message.with("why", clause(&why))));
        return Ok(ExitCode::from(NEGATIVE));
    }
    Ok(ExitCode::SUCCESS)
}

/// A game as it is told to one viewer up to one entry.
struct Replay<'a> {
    table: &'a dyn AnyTable,
    viewer: Viewer,
    /// The last entry that is told.
    at: EntryId,
    /// The entry whose position was on the table then.
    tip: EntryId,
    texts: Texts,
}

impl Replay<'_> {
    fn entries(&self) -> Vec<LogLine> {
        let mut lines = log_lines::since(self.table, self.viewer, 0, &self.texts);
        lines.truncate(self.at as usize);
        lines
    }

    fn text(&self, verdict: &Verdict, pictures: bool) -> Result<(), Fail> {
        let mut out = std::io::stdout().lock();
        let names: Vec<&str> = self.table.players().iter().map(|p| p.name.as_str()).collect();
        let game = self.table.info().name;
        let verdict = self.texts.say(&verdict.message());
        let title = format!("{game}: {} ({verdict})", names.join(", "));
        let title = term::wrapped(&title, "", "  ");
        writeln!(out, "{}", title.replacen(game, &self.texts.paint.bold(game), 1))?;
        for line in &self.entries() {
            self.line(&mut out, line)?;
            if pictures && matches!(line.by, Mover::Seat(_)) && line.id != self.at {
                self.picture(&mut out, self.table.tip_at(line.id)?)?;
            }
        }
        self.picture(&mut out, self.tip)?;
        if self.at == self.table.at()
            && let Some(ended) = self.table.outcome()
        {
            let told = outcome::was_told(self.table);
            let lines = outcome::lines(&ended, self.table.players(), told, &self.texts);
            writeln!(out, "\n{}", lines.join("\n"))?;
        }
        Ok(())
    }

    fn line(&self, out: &mut StdoutLock<'_>, line: &LogLine) -> Result<(), Fail> {
        let gone = log_lines::taken_back(self.table, line);
        for text in log_lines::lines(self.table, line, &self.texts) {
            writeln!(out, "{}", if gone { self.texts.paint.dim(&text) } else { text })?;
        }
        Ok(())
    }

    fn picture(&self, out: &mut StdoutLock<'_>, at: EntryId) -> Result<(), Fail> {
        let picture = self.table.picture(at, self.viewer, &self.texts.renderer())?;
        writeln!(out, "\n{}", picture.trim_end())?;
        Ok(())
    }

    /// A scenario that begins where the table stands.
    fn scenario(&self) -> Result<String, Error> {
        let mut record = self.table.record();
        record.setup.position = Some(self.table.position(self.tip)?);
        record.moves.clear();
        Ok(Scenario::of_record(&format!("from entry {}", self.at), &record))
    }

    fn replayed(&self, verdict: &Verdict) -> Result<Replayed, Error> {
        let mut record = self.table.record();
        let all = self.viewer == Viewer::Omniscient;
        if !all {
            // A position to start from is written whole, hidden things included.
            record.setup.position = None;
        }
        let (message, diverged_at) = match verdict {
            Verdict::Exact { .. } => (None, None),
            Verdict::Unverified { why } => (Some(why.clone()), None),
            Verdict::Diverged { at, why } => (Some(why.clone()), Some(*at)),
        };
        let past = self.table.shown(self.tip, self.viewer)?;
        Ok(Replayed {
            game: record.game,
            rules: record.rules,
            players: self.table.players().to_vec(),
            setup: record.setup,
            seed: all.then(|| record.seed.to_string()),
            verdict: match verdict {
                Verdict::Exact { .. } => "exact",
                Verdict::Unverified { .. } => "unverified",
                Verdict::Diverged { .. } => "diverged",
            },
            why: message.as_ref().map(|message| self.texts.say(message)),
            message,
            diverged_at,
            viewer: self.viewer,
            at: self.at,
            entries: self.entries(),
            view: past.view,
            screen: past.screen,
            outcome: past.outcome,
        })
    }
}

/// The JSON that the command promises.
#[derive(Serialize, JsonSchema)]
pub(super) struct Replayed {
    game: String,
    /// The version of the rules.
    rules: u32,
    players: Vec<Player>,
    setup: Setup,
    /// As text, because a browser's numbers would lose digits of it; for the viewer `all` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    /// `exact`, `unverified` or `diverged`.
    verdict: &'static str,
    /// Why it is not exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// The same as a message.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<Message>,
    /// The entry that differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    diverged_at: Option<EntryId>,
    viewer: Viewer,
    /// The last entry that is told.
    at: EntryId,
    #[schemars(with = "Vec<LogLine<Value>>")]
    entries: Vec<LogLine>,
    /// What the viewer may know of the position there: `view` of an update, as
    /// `parlour schema GAME` describes it.
    #[schemars(with = "Value")]
    view: Json,
    /// What to show of it: `screen` of an update, without its moves.
    screen: Value,
    /// How the game ended, or null.
    outcome: Option<Outcome>,
}
