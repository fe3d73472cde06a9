//! `parlour link`

use std::io::Write;
use std::process::ExitCode;

use clap::ValueHint;
use kernel::{Error, Viewer};
use table::EntryId;

use crate::autosave::{Exposes, exposed};
use crate::fail::{Done, Fail, about};
use crate::options;
use crate::source::{self, Opened, Source, warn};

/// Print the link of a save: a whole game in a few dozen characters
///
/// A link holds the line of play: setup, seed and moves, but neither names nor what was taken
/// back. Anyone who opens it can see everything, hidden hands included, and in a game that is not
/// over what comes next; a warning on standard error says so.
///
/// With --position it is a link to one position as one seat, or a spectator, knows it: it holds no
/// game and nothing that is hidden from them, and `parlour look` shows it.
///
/// Examples:
///   parlour link my.save
///   parlour play "$(parlour link my.save)"       go on from there in another save
///   parlour open LINK --save other.save          make a save of a link
///   parlour link my.save --position 0 --at 12    what the first seat saw after entry 12
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// A save, a record as text, or a link, which is checked and printed again
    #[arg(value_name = "FILE|LINK", value_hint = ValueHint::FilePath)]
    what: String,
    /// Link to the position as this viewer knows it: a seat by its number from 0 or its player's
    /// name, or `spectator`
    #[arg(long, value_name = "SEAT|NAME|spectator")]
    position: Option<String>,
    /// The position after this entry; 0 is the opening [default: the newest]
    #[arg(long, value_name = "ENTRY", requires = "position")]
    at: Option<EntryId>,
}

pub(crate) fn run(args: &Args) -> Done {
    let opened = Source::written(&args.what)?.open()?.sound()?;
    if let Some(viewer) = &args.position {
        let link = position(&opened, viewer, args.at)?;
        writeln!(std::io::stdout().lock(), "{link}")?;
        return Ok(ExitCode::SUCCESS);
    }
    let link = opened.table.link().map_err(about(opened.table.info()))?;
    writeln!(std::io::stdout().lock(), "{link}")?;
    if let Some(text) = exposed(&*opened.table, Exposes::Link) {
        warn(&text);
    }
    Ok(ExitCode::SUCCESS)
}

/// A link to a position of a game, as somebody knows it who does not know everything.
fn position(opened: &Opened, viewer: &str, at: Option<EntryId>) -> Result<String, Fail> {
    let table = &*opened.table;
    let viewer = source::viewer(table, "--position", viewer)?;
    if viewer == Viewer::Omniscient {
        return Err(Error::invalid("position_for_all").into());
    }
    let tip = at.map_or(Ok(table.tip()), |at| table.tip_at(at));
    let tip = tip.map_err(|error| options::at("--at", &error))?;
    table.position_link(tip, viewer).map_err(about(table.info()))
}
