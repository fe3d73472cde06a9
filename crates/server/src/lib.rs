//! Tables for many people: one process that serves the page, the tables and the people around them.

pub mod access;
mod api;
mod app;
mod claim;
pub mod config;
mod door;
mod hall;
mod limits;
mod log;
mod maintenance;
pub mod mcp;
mod meters;
pub mod protocol;
mod refusal;
mod room;
mod run;
#[cfg(test)]
mod simulation;
mod site;
mod store;
mod task;
mod time;
mod tls;
mod token;
pub mod typescript;
#[cfg(test)]
mod worlds;

pub use api::router;
pub use app::{App, Ready};
pub use claim::{Claim, claim};
pub use config::Config;
pub use hall::Hall;
pub use limits::Limits;
pub use log::Log;
pub use maintenance::{Checked, backup, check, export};
pub use refusal::refused;
pub use run::{bind, run, serve};
pub use site::{Embedded, Site};
pub use store::Store;
pub use time::TimeSource;

/// The words of the server, as Fluent sources.
pub fn words(language: &str) -> &'static [&'static str] {
    match language {
        "de" => &[
            include_str!("../words/de/mcp.ftl"),
            include_str!("../words/de/server.ftl"),
            include_str!("../words/de/tables.ftl"),
        ],
        _ => &[
            include_str!("../words/en/mcp.ftl"),
            include_str!("../words/en/server.ftl"),
            include_str!("../words/en/tables.ftl"),
        ],
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use kernel::conform::same_keys;

    /// The sources of this crate.
    fn sources(folder: &Path) -> String {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let read = |path: std::path::PathBuf| match path.is_dir() {
            true => sources(&path),
            false => fs::read_to_string(&path).unwrap_or_default(),
        };
        entries.map(read).collect()
    }

    /// A key stands in the sources as it is, or is `error-` and a code, perhaps with a variant.
    #[test]
    fn both_languages_say_the_same_and_nothing_is_unused() {
        let all = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let quoted = |text: &str| all.contains(&format!("\"{text}\""));
        let used = |key: &&String| {
            let Some(code) = key.strip_prefix("error-") else { return quoted(key) };
            let code = code.replace('-', "_");
            let variant = |(n, _)| quoted(&code[..n]) && quoted(&code[n + 1..]);
            quoted(&code) || code.match_indices('_').any(variant)
        };
        let keys = same_keys(super::words);
        let unused: Vec<&String> = keys.iter().filter(|key| !used(key)).collect();
        assert!(unused.is_empty(), "{unused:?}");
    }

    /// The codes of errors that this crate makes, each with its words.
    #[test]
    fn every_error_has_words() {
        let all = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let mut known: BTreeSet<String> = same_keys(super::words);
        known.extend(same_keys(table::words));
        let mut missing = BTreeSet::new();
        for made in ["Error::invalid(\"", "Error::illegal(\"", "Error::bad_save(\"", "Outside, \""]
        {
            for (start, _) in all.match_indices(made) {
                let code = all[start + made.len()..].split('"').next().unwrap();
                let key = format!("error-{}", code.replace('_', "-"));
                let variant = format!("{key}-");
                if !known.iter().any(|known| *known == key || known.starts_with(&variant)) {
                    missing.insert(key);
                }
            }
        }
        assert!(missing.is_empty(), "{missing:?}");
    }
}
