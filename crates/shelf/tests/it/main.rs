//! What must hold for every game on the shelf.

mod fixtures;
mod laws;
mod messages;
mod playthroughs;
mod previews;

use std::path::PathBuf;

/// The folder of the workspace.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}
