//! The schemas from which the types of the page are made are those of the desk.

use std::path::PathBuf;

/// `UPDATE=1` writes the files again.
#[test]
fn the_schemas_of_the_page_are_fresh() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/schemas");
    for (name, text) in wasm::typescript::files() {
        let path = folder.join(&name);
        if std::env::var_os("UPDATE").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, &text).unwrap();
        }
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(found == text, "{name} is stale: run `cargo xtask types`");
    }
}
