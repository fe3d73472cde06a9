//! The schemas from which the types of the page are made.

use std::path::PathBuf;

/// There is one for what goes in, one for what comes out and one for each game. `UPDATE=1` writes
/// them where the page takes them from; a test of the page compares its types with them.
#[test]
fn the_schemas_of_the_page_are_written() {
    let files = wasm::typescript::files();
    assert_eq!(files.len(), 2 + shelf::GAMES.len());
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/schemas");
    for (name, text) in files {
        let schema: serde_json::Value = serde_json::from_str(&text).unwrap();
        let definitions = schema["definitions"].as_object();
        assert!(definitions.is_some_and(|all| all.len() > 5), "{name}");
        if std::env::var_os("UPDATE").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(folder.join(name), text).unwrap();
        }
    }
}
