//! `parlour link`

use std::io::Write;
use std::process::ExitCode;

use clap::ValueHint;

use crate::autosave::{Exposes, exposed};
use crate::fail::{Done, about};
use crate::source::{Source, warn};

/// Print the link of a save: a whole game in a few dozen characters
///
/// A link holds the line of play: setup, seed and moves, but neither names nor what was taken
/// back. Anyone who opens it can see everything, hidden hands included, and in a game that is not
/// over what comes next; a warning on standard error says so.
///
/// Examples:
///   parlour link my.save
///   parlour play "$(parlour link my.save)"       go on from there in another save
///   parlour open LINK --save other.save          make a save of a link
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// A save, a record as text, or a link, which is checked and printed again
    #[arg(value_name = "FILE|LINK", value_hint = ValueHint::FilePath)]
    what: String,
}

pub(crate) fn run(args: &Args) -> Done {
    let opened = Source::written(&args.what)?.open()?.sound()?;
    let link = opened.table.link().map_err(about(opened.table.info()))?;
    writeln!(std::io::stdout().lock(), "{link}")?;
    if let Some(text) = exposed(&*opened.table, Exposes::Link) {
        warn(&text);
    }
    Ok(ExitCode::SUCCESS)
}
