//! A small run of self-play and training: whether the recipe of `learn/README.md` works from end to
//! end.

use std::process::Command;

use crate::python::with_numpy;
use crate::root;
use crate::step::{run, step, target};

/// A game and sizes that take two cores about a minute in a program that was built for tests.
const SMALL: &str = "skirmish --rounds 1 --games 240 --player tree:8 --every 2 --search tree:24 \
                     --deals 20 --hidden 16 --epochs 2 --batch 128 --engine numpy --small";

/// Plays some games of Skirmish, trains a small net in numpy and lets it meet `random`. Where no
/// Python has numpy it is passed over. The program is built, unless it is there and `built` says
/// that the tests have just built it.
pub(crate) fn small(built: bool) -> Result<(), String> {
    let Some(python) = with_numpy() else {
        println!(
            "--- learn: skipped, there is no Python with numpy (`cargo xtask python` makes one)"
        );
        return Ok(());
    };
    let program = target().join("debug").join(format!("learn{}", std::env::consts::EXE_SUFFIX));
    if !built || !program.is_file() {
        step("learn", &["cargo", "build", "--quiet", "-p", "learn"], &[])?;
    }
    let work = target().join("learn");
    // What an earlier run left would not be made again.
    let _ = std::fs::remove_dir_all(&work);
    let mut round = Command::new(python);
    round.arg("learn/round.py").args(SMALL.split_whitespace()).arg("--learn").arg(program);
    round.arg("--work").arg(work).current_dir(root());
    run(round).map_err(|_| "the small run of self-play and training failed".to_owned())
}
