//! What `serve` does with a data folder instead of serving it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use kernel::{Error, Kind, Message};

use crate::bulk;
use crate::fail::{Done, NEGATIVE, OK};
use crate::words::{of_error, say};

/// Plays every stored table again, and tells of those that are not as they were.
pub(crate) fn check(data: &Path) -> Done {
    let mut out = std::io::stdout().lock();
    let bar = bulk::bar(0, "tables");
    let (mut tables, mut entries, mut wrong) = (0u32, 0u32, 0u32);
    let mut lines = Vec::new();
    server::check(data, |all, checked| {
        bar.set_length(all as u64);
        bar.inc(1);
        tables += 1;
        entries += checked.entries;
        if let Some(error) = &checked.wrong {
            wrong += 1;
            lines.push(format!("{}: {}", checked.table, of_error(error, None).error(error)));
        }
    })?;
    bar.finish_and_clear();
    for line in lines {
        writeln!(out, "{line}")?;
    }
    let counted = Message::new("cli-serve-checked").with("tables", tables);
    let counted = counted.with("entries", entries).with("wrong", wrong);
    writeln!(out, "{}", say(&counted))?;
    Ok(ExitCode::from(if wrong == 0 { OK } else { NEGATIVE }))
}

/// Copies everything that is kept into a file.
pub(crate) fn backup(data: &Path, file: &Path) -> Done {
    server::backup(data, file)?;
    let done = Message::new("cli-serve-backed-up").with("file", file.display().to_string());
    writeln!(std::io::stdout(), "{}", say(&done))?;
    Ok(ExitCode::from(OK))
}

/// Writes a table as a save, into a file that is not there yet.
pub(crate) fn export(data: &Path, table: &str, out: Option<&Path>) -> Done {
    let bytes = server::export(data, table)?;
    let file = out.map_or_else(|| PathBuf::from(format!("{table}.save")), Path::to_path_buf);
    let failed = |why: std::io::Error| {
        Error::new(Kind::Outside, "not_written").with("path", file.display()).with("why", why)
    };
    let mut written = fs::File::create_new(&file).map_err(failed)?;
    written.write_all(&bytes).and_then(|()| written.sync_all()).map_err(failed)?;
    let done = Message::new("cli-serve-exported").with("file", file.display().to_string());
    writeln!(std::io::stdout(), "{}", say(&done))?;
    Ok(ExitCode::from(OK))
}
