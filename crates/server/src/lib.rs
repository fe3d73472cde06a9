//! Tables for many people: one process that serves the page, the tables and the people around them.

pub mod access;
mod api;
mod claim;
pub mod config;
mod door;
mod hall;
mod limits;
mod log;
mod maintenance;
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

pub use api::router;
pub use claim::{Claim, claim};
pub use config::Config;
pub use hall::Hall;
pub use limits::Limits;
pub use log::Log;
pub use maintenance::{Checked, backup, check, export};
pub use refusal::refused;
pub use run::{App, bind, run, serve};
pub use site::{Embedded, Site};
pub use store::Store;
pub use time::TimeSource;

use std::sync::Arc;

use kernel::Error;

/// Opens the tables of a data folder, for [`serve`].
pub async fn open_tables(config: Arc<Config>) -> Result<App, Error> {
    let store = Store::open(&config.data)?;
    let hall = Hall::new(store, TimeSource::System, Limits::default());
    tokio::spawn(Arc::clone(&hall).look_after());
    let router = router(Arc::clone(&hall));
    Ok(App {
        router,
        ready: Box::new(|| true),
        shutdown: Box::new(move || Box::pin(async move { hall.close().await })),
    })
}

/// The words of the server, as Fluent sources.
pub fn words(language: &str) -> &'static [&'static str] {
    match language {
        "de" => &[include_str!("../words/de/server.ftl")],
        _ => &[include_str!("../words/en/server.ftl")],
    }
}

#[cfg(test)]
mod tests {
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

    /// A key stands in the sources as it is, or is `error-` and a code.
    #[test]
    fn both_languages_say_the_same_and_nothing_is_unused() {
        let all = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let quoted = |text: &str| all.contains(&format!("\"{text}\""));
        let used = |key: &&String| {
            let code = key.strip_prefix("error-").map(|code| code.replace('-', "_"));
            quoted(key) || code.is_some_and(|code| quoted(&code))
        };
        let keys = same_keys(super::words);
        let unused: Vec<&String> = keys.iter().filter(|key| !used(key)).collect();
        assert!(unused.is_empty(), "{unused:?}");
    }
}
