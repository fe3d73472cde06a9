//! The same games natively and in WebAssembly, in turns, and what that costs.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::step::{step, target};
use crate::{root, wasm};

/// Games with how many of their decisions one round takes.
const GAMES: [(&str, u32); 4] =
    [("texas-42", 1_000_000), ("innovation", 400_000), ("skirmish", 300_000), ("mordheim", 60_000)];
/// How many rounds count; one more goes before them, until engines have warmed up.
const ROUNDS: usize = 9;
/// So much slower may the module be.
const MOST: f64 = 2.0;

/// Measures, and fails where the module is too slow or does anything else than the native code.
pub(crate) fn run() -> Result<(), String> {
    let module = wasm::build()?;
    let native = ["cargo", "build", "--release", "--package", "wasm", "--example", "speed"];
    step("native", &native, &[])?;
    let mut native = Player::start(&target().join("release/examples/speed"), &[])?;
    let script = root().join("xtask/speed.mjs");
    let mut browser = Player::start(Path::new("node"), &[&script, &module])?;
    println!("ns a decision       native      module   ratio");
    let mut slow = Vec::new();
    for (game, decisions) in GAMES {
        let ask = format!("{{\"call\":\"speed\",\"game\":\"{game}\",\"decisions\":{decisions}}}");
        let (mut times, mut ratios) = ((Vec::new(), Vec::new()), Vec::new());
        for round in 0..=ROUNDS {
            let (here, there) = (native.play(&ask)?, browser.play(&ask)?);
            if here.answer != there.answer {
                let [here, there] = [here.answer, there.answer];
                return Err(format!("{game}: they differ: natively {here}, there {there}"));
            }
            if round > 0 {
                times.0.push(here.ns / f64::from(decisions));
                times.1.push(there.ns / f64::from(decisions));
                ratios.push(there.ns / here.ns);
            }
        }
        let (here, there, ratio) = (median(times.0), median(times.1), median(ratios));
        println!("{game:<14}{here:>12.1}{there:>12.1}{ratio:>8.2}");
        if ratio > MOST {
            slow.push(game);
        }
    }
    println!("{ROUNDS} rounds of the same games in turns, medians; the ratio of each round counts");
    if slow.is_empty() {
        return Ok(());
    }
    Err(format!("the module is more than {MOST} times slower: {}", slow.join(", ")))
}

/// A program that plays what a line asks for, and says how long it took and what came of it.
struct Player {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

/// What a player says.
struct Said {
    ns: f64,
    answer: String,
}

impl Player {
    fn start(program: &Path, words: &[&Path]) -> Result<Player, String> {
        let mut command = Command::new(program);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|e| format!("{}: {e}", program.display()))?;
        let input = child.stdin.take().expect("the input is a pipe");
        let output = BufReader::new(child.stdout.take().expect("the output is a pipe"));
        Ok(Player { child, input, output })
    }

    fn play(&mut self, ask: &str) -> Result<Said, String> {
        let mut line = String::new();
        writeln!(self.input, "{ask}").map_err(|error| error.to_string())?;
        self.output.read_line(&mut line).map_err(|error| error.to_string())?;
        let (ns, answer) = line.trim().split_once(' ').ok_or("a player gave up")?;
        let ns = ns.parse().map_err(|_| format!("a player said: {line}"))?;
        match answer.contains("\"digest\"") {
            true => Ok(Said { ns, answer: answer.to_owned() }),
            false => Err(format!("a player said: {answer}")),
        }
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
