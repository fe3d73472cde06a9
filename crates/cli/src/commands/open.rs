//! `parlour open`

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::ValueHint;
use kernel::Message;
use table::file;

use crate::autosave::{Exposes, as_word, exposed, must_be_new};
use crate::fail::Done;
use crate::seating::Seats;
use crate::source::{Source, warn};
use crate::words::say;

/// Make a save of a link
///
/// Plays the link, checks every move, and writes a save that `parlour play` goes on with. A file
/// that is there already is never overwritten.
///
/// Examples:
///   parlour open LINK --save their.save
///   parlour open LINK --save their.save --seats human,random,human,random --names Ann,,Bob
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// A link, alone or as an address that ends in it; or a record as text
    #[arg(value_name = "LINK")]
    link: String,
    /// The file to write, which must not be there yet
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    save: PathBuf,
    #[command(flatten)]
    seats: Seats,
}

pub(crate) fn run(args: &Args) -> Done {
    let mut table = Source::written(&args.link)?.open()?.sound()?.table;
    let players = args.seats.reseated(&*table)?;
    table.seat_players(players);
    must_be_new(&args.save)?;
    file::write(&args.save, &table.save())?;
    let mut out = std::io::stdout().lock();
    let file = args.save.display().to_string();
    writeln!(out, "{}", say(&Message::new("cli-saved-in").with("file", file)))?;
    let go_on = say(&Message::new("cli-label-go-on"));
    writeln!(out, "{go_on} parlour play {}", as_word(&args.save))?;
    if let Some(text) = exposed(&*table, Exposes::Save) {
        warn(&text);
    }
    Ok(ExitCode::SUCCESS)
}
