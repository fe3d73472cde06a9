//! `parlour replay`

use std::io::{StdoutLock, Write};
use std::process::ExitCode;

use clap::ValueHint;
use kernel::{Error, Mover, Paint, Scenario, Viewer};
use serde_json::{Value, json};
use table::message::Line;
use table::save::Verdict;
use table::{AnyTable, EntryId};

use crate::fail::{Done, Fail, NEGATIVE};
use crate::outcome;
use crate::source::{self, Opened, Source, warn};
use crate::story;
use crate::term;

/// Tell a game in words, from any side, up to any entry
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
    /// Stop after this entry; 0 is the opening
    #[arg(long, value_name = "N")]
    at: Option<EntryId>,
    /// From whose side: a seat by its number, `spectator`, or `all` who sees everything
    ///
    /// Whoever holds the file holds the seed and could see everything anyway.
    #[arg(long, default_value = "all", value_name = "SEAT|spectator|all")]
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
    /// {game, players, setup, seed?, verdict, why?, diverged_at?, viewer, at, entries, view,
    /// screen, outcome}, where each entry is {id, by, live, move?, events, text}. The seed, and a
    /// position that the game began from, are told to the viewer `all` only.
    #[arg(long, conflicts_with = "pictures")]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Done {
    let opened = Source::written(&args.what)?.open()?;
    let Opened { table, verdict, .. } = &opened;
    let viewer = source::viewer(&**table, &args.viewer)?;
    let at = args.at.unwrap_or(table.at());
    let tip = table.tip_at(at).map_err(|error| crate::options::at("--at", &error))?;
    let mut telling = Telling { table: &**table, viewer, at, tip, paint: term::paint() };
    if args.position && viewer != Viewer::Omniscient {
        return Err(Error::invalid(
            "whole_position",
            "--position prints everything, hidden things included: it is for the viewer `all`.",
        )
        .into());
    }
    if args.position {
        write!(std::io::stdout().lock(), "{}", telling.scenario()?)?;
    } else if args.json {
        telling.paint = Paint::PLAIN;
        writeln!(std::io::stdout().lock(), "{:#}", telling.json(verdict)?)?;
    } else {
        telling.text(verdict, args.pictures)?;
    }
    if let Verdict::Diverged { at, why } = verdict {
        warn(&format!("the game diverged at entry {at}: {}.", why.trim_end_matches('.')));
        return Ok(ExitCode::from(NEGATIVE));
    }
    Ok(ExitCode::SUCCESS)
}

/// A game told to one viewer up to one entry.
struct Telling<'a> {
    table: &'a dyn AnyTable,
    viewer: Viewer,
    /// The last entry that is told.
    at: EntryId,
    /// The entry whose position was on the table then.
    tip: EntryId,
    paint: Paint,
}

impl Telling<'_> {
    fn entries(&self) -> Vec<Line<Value>> {
        let mut lines = self.table.story(self.viewer);
        lines.truncate(self.at as usize);
        lines
    }

    fn text(&self, verdict: &Verdict, pictures: bool) -> Result<(), Fail> {
        let mut out = std::io::stdout().lock();
        let names: Vec<&str> = self.table.players().iter().map(|p| p.name.as_str()).collect();
        let title = self.paint.bold(self.table.info().name);
        writeln!(out, "{title}: {} ({verdict})", names.join(", "))?;
        for line in &self.entries() {
            self.tell(&mut out, line)?;
            if pictures && matches!(line.by, Mover::Seat(_)) && line.id != self.at {
                self.picture(&mut out, self.table.tip_at(line.id)?)?;
            }
        }
        self.picture(&mut out, self.tip)?;
        if self.at == self.table.at()
            && let Some(ended) = self.table.outcome()
        {
            let told = outcome::was_told(self.table);
            let lines = outcome::lines(&ended, self.table.players(), told);
            writeln!(out, "\n{}", lines.join("\n"))?;
        }
        Ok(())
    }

    fn tell(&self, out: &mut StdoutLock<'_>, line: &Line<Value>) -> Result<(), Fail> {
        let gone = story::taken_back(self.table, line);
        for text in story::told(self.table, line, self.paint) {
            writeln!(out, "{}", if gone { self.paint.dim(&text) } else { text })?;
        }
        Ok(())
    }

    fn picture(&self, out: &mut StdoutLock<'_>, at: EntryId) -> Result<(), Fail> {
        let picture = self.table.picture(at, self.viewer, self.paint)?;
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

    fn json(&self, verdict: &Verdict) -> Result<Value, Error> {
        let mut record = self.table.record();
        if self.viewer != Viewer::Omniscient {
            // A position to start from is written whole, hidden things included.
            record.setup.position = None;
        }
        let mut object = self.table.shown(self.tip, self.viewer)?;
        object["game"] = json!(record.game);
        object["rules"] = json!(record.rules);
        object["players"] = json!(self.table.players());
        object["setup"] = json!(record.setup);
        object["viewer"] = json!(self.viewer);
        object["at"] = json!(self.at);
        object["entries"] = json!(self.entries());
        if self.viewer == Viewer::Omniscient {
            // As text, because a browser's numbers would lose digits of it.
            object["seed"] = json!(record.seed.to_string());
        }
        match verdict {
            Verdict::Exact => object["verdict"] = json!("exact"),
            Verdict::Unverified { why } => {
                object["verdict"] = json!("unverified");
                object["why"] = json!(why);
            }
            Verdict::Diverged { at, why } => {
                object["verdict"] = json!("diverged");
                object["diverged_at"] = json!(at);
                object["why"] = json!(why);
            }
        }
        Ok(object)
    }
}
