//! Serves requests, a line each, as the module does in a browser: says how many nanoseconds it
//! took, and the answer. `cargo xtask speed` compares the two.
#![expect(clippy::disallowed_types, reason = "this measures time")]

use std::io::{self, Write};
use std::time::Instant;

use wasm::Desk;

fn main() -> io::Result<()> {
    // Nothing that is asked here is ever in a hurry.
    let mut desk = Desk::new(|| 0.0);
    let mut out = io::stdout();
    for line in io::stdin().lines() {
        let line = line?;
        let start = Instant::now();
        let said = desk.serve(line.as_bytes());
        let taken = start.elapsed().as_nanos();
        writeln!(out, "{taken} {}", String::from_utf8_lossy(&said))?;
    }
    Ok(())
}
