//! Output into a pipe that nobody reads any more.

use std::io::Read;

use crate::program::Folder;

/// Runs the program and closes its output after one byte.
fn cut_short(words: &str) -> (Option<i32>, String) {
    let mut child = Folder::new().start(&words.split_whitespace().collect::<Vec<_>>());
    let mut out = child.stdout.take().expect("the output is a pipe");
    out.read_exact(&mut [0]).expect("there is some output");
    drop(out);
    let ended = child.wait_with_output().expect("the program ends");
    (ended.status.code(), String::from_utf8_lossy(&ended.stderr).into_owned())
}

#[test]
fn a_closed_pipe_is_no_fault() {
    for words in ["schema texas-42", "games --json", "completions bash", "perft texas-42 --depth 3"]
    {
        let (code, err) = cut_short(words);
        assert!(code == Some(0) && err.is_empty(), "{words}: {code:?} {err}");
    }
}
