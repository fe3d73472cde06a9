//! The words of every table.

use std::fs;
use std::path::Path;

use kernel::conform::same_keys;

/// All sources of the table, of those who open tables and of the kernel's words.
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
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let all = sources(&here.join("src")) + &sources(&here.join("../wasm/src"));
    let used = |key: &String| {
        let code = key.trim_start_matches("error-").replace('-', "_");
        let begins = |code: &str| all.contains(&format!("\"{code}\""));
        let variant = code.rsplit_once('_').is_some_and(|(code, variant)| {
            begins(code) && all.contains(&format!(".variant(\"{variant}\")"))
        });
        begins(key) || key.starts_with("error-") && (begins(&code) || variant)
    };
    let keys = same_keys(table::words);
    let unused: Vec<&String> = keys.iter().filter(|key| !used(key)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
