//! A program that runs and is talked to, with a clock.

use std::io::{self, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::super::agent::Pipes;
use super::program::{Program, Terms};
use crate::agent_input::{self, AgentInput};
use crate::clock::Clock;
use crate::term::clean;

/// A program may take so many seconds to be ready for a game.
const START: f64 = 30.0;
/// So many lines wait to be read; a program that says more waits too.
const WAITING: usize = 64;
/// So many bytes of what a program said on standard error are kept: the last ones.
const KEPT: usize = 2000;
/// How many seconds a program may take to end when it is not needed any longer.
const LEAVE: f64 = 0.3;
/// How many seconds are waited for how a program ended, and for what it said last, after the end
/// of its output.
const ENDING: f64 = 3.0;

/// A running program.
pub(super) struct Process {
    child: Child,
    /// What is written to it. Its input ends when this is gone.
    to: Option<Sender<String>>,
    from: Receiver<AgentInput>,
    errors: Arc<Mutex<Vec<u8>>>,
    /// Reads its errors, until there are no more.
    hearer: JoinHandle<()>,
    /// Seconds for one decision.
    limit: f64,
    /// Since when it has been waited for, and how many seconds it has in all.
    waiting: Option<(Clock, f64)>,
    /// For how many games it was asked to be ready.
    games: u64,
    /// Whether it ended, or was too slow to be talked to any longer.
    gone: bool,
}

impl Process {
    /// Starts a program.
    pub(super) fn start(program: &Program, terms: Terms) -> io::Result<Process> {
        let mut command = Command::new(&program.words[0]);
        command.args(&program.words[1..]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let errors = Arc::default();
        let to = writer(child.stdin.take().expect("its input is a pipe"));
        let from = reader(child.stdout.take().expect("its output is a pipe"));
        let stderr = child.stderr.take().expect("its errors are a pipe");
        let hearer = keep_errors(stderr, Arc::clone(&errors));
        let limit = terms.limit_ms as f64 / 1e3;
        let to = Some(to);
        let (waiting, games, gone) = (None, 0, false);
        Ok(Process { child, to, from, errors, hearer, limit, waiting, games, gone })
    }

    /// Makes it ready for a new game, or says why it is not.
    pub(super) fn make_ready(&mut self) -> Result<(), String> {
        self.games += 1;
        let clock = Clock::start();
        self.waiting = Some((clock, START));
        let ready = self.reset(self.games).map_err(|error| error.to_string())?;
        self.waiting = None;
        match (ready, self.gone) {
            (true, _) => Ok(()),
            (false, true) if clock.seconds() < START => Err(self.end()),
            (false, true) => Err(format!("not ready for a game within {START} s")),
            (false, false) => Err("it says too much before it is ready for a game".to_owned()),
        }
    }

    /// A decision is over: how many nanoseconds the program took for it.
    pub(super) fn stop_clock(&mut self) -> u64 {
        let took = self.waiting.take().map_or(0.0, |(clock, _)| clock.seconds());
        (took * 1e9) as u64
    }

    /// Whether there is no use in talking to it any longer.
    pub(super) fn is_gone(&self) -> bool {
        self.gone
    }

    /// How long one decision may take, in words.
    pub(super) fn limit(&self) -> String {
        format!("{} s", self.limit)
    }

    /// How it ended, in words, where its output did.
    pub(super) fn end(&mut self) -> String {
        let ended = self.left(ENDING);
        within(ENDING, || self.hearer.is_finished().then_some(()));
        let how = match ended {
            Some(status) => format!("the program ended ({status})"),
            None => "the program closed its output".to_owned(),
        };
        match self.errors().last() {
            Some(last) => format!("{how}: {last}"),
            None => how,
        }
    }

    /// What it said on standard error, as far as that was kept: whole lines.
    pub(super) fn errors(&self) -> Vec<String> {
        let kept = self.errors.lock().expect("nobody panics while keeping errors");
        let text = String::from_utf8_lossy(&kept);
        let skip = usize::from(kept.len() == KEPT);
        text.lines().skip(skip).map(clean).filter(|line| !line.is_empty()).collect()
    }

    /// Waits so many seconds for its end.
    fn left(&mut self, seconds: f64) -> Option<ExitStatus> {
        within(seconds, || self.child.try_wait().ok().flatten())
    }
}

/// Waits so many seconds until there is something.
fn within<T>(seconds: f64, mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let clock = Clock::start();
    loop {
        match look() {
            None if clock.seconds() < seconds => thread::sleep(Duration::from_millis(2)),
            found => return found,
        }
    }
}

impl Pipes for Process {
    fn tell(&mut self, line: &str) -> io::Result<()> {
        // One that has ended hears nothing, which shows when it is to answer.
        if let Some(to) = &self.to {
            let _ = to.send(format!("{line}\n"));
        }
        Ok(())
    }

    fn hear(&mut self) -> io::Result<Option<AgentInput>> {
        let (clock, limit) = *self.waiting.get_or_insert_with(|| (Clock::start(), self.limit));
        let left = Duration::from_secs_f64((limit - clock.seconds()).max(0.0));
        let heard = match self.from.recv_timeout(left) {
            Ok(input) => Some(input),
            Err(RecvTimeoutError::Disconnected) => Some(AgentInput::End),
            Err(RecvTimeoutError::Timeout) => None,
        };
        self.gone |= matches!(heard, None | Some(AgentInput::End));
        Ok(heard)
    }
}

impl Drop for Process {
    /// Lets it end by itself, if it does so at once.
    fn drop(&mut self) {
        self.to = None;
        if self.gone || self.left(LEAVE).is_none() {
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}

/// Writes on a thread of its own, so that a program that does not read keeps nobody waiting.
fn writer(mut input: ChildStdin) -> Sender<String> {
    let (to, lines) = mpsc::channel::<String>();
    thread::spawn(move || {
        for line in lines {
            if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                return;
            }
        }
    });
    to
}

/// Reads on a thread of its own, so that it can be waited for with a clock.
fn reader(output: ChildStdout) -> Receiver<AgentInput> {
    let (heard, from): (SyncSender<AgentInput>, _) = mpsc::sync_channel(WAITING);
    thread::spawn(move || {
        let mut output = BufReader::new(output);
        loop {
            let input = agent_input::next(&mut output).unwrap_or(AgentInput::End);
            let over = input == AgentInput::End;
            if heard.send(input).is_err() || over {
                return;
            }
        }
    });
    from
}

/// Keeps the end of what a program says on standard error.
fn keep_errors(mut errors: ChildStderr, kept: Arc<Mutex<Vec<u8>>>) -> JoinHandle<()> {
    thread::spawn(move || {
        let mut part = [0; 1024];
        while let Ok(n @ 1..) = errors.read(&mut part) {
            let mut kept = kept.lock().expect("nobody panics while keeping errors");
            kept.extend_from_slice(&part[..n]);
            let over = kept.len().saturating_sub(KEPT);
            kept.drain(..over);
        }
    })
}
