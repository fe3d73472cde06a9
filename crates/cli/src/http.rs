//! A small HTTP/1.1 server for files: bounded in threads, in bytes and in time, no matter who
//! calls.

mod request;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::io::{self, ErrorKind, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

pub(crate) use request::Request;

use crate::clock::Clock;

/// What one caller, and all callers together, may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// So many connections at a time, with a thread each; who comes then is told to come again.
    pub(crate) places: usize,
    /// The longest line and headers of a request together, in bytes.
    pub(crate) head: usize,
    /// How many seconds a request may take to arrive, and a connection may idle.
    pub(crate) patience: f64,
    /// How many seconds an answer may take to be fetched.
    pub(crate) fetching: f64,
}

/// Far more than browsers need.
pub(crate) const LIMITS: Limits =
    Limits { places: 64, head: 32 << 10, patience: 15.0, fetching: 120.0 };

/// Why a request is not looked at any further, by the status of the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refused {
    /// It is not HTTP, or has a body.
    Malformed = 400,
    /// It neither gets nor looks.
    Method = 405,
    /// It took too long to arrive.
    Late = 408,
    /// Its line and headers are too long.
    Long = 431,
    /// All places are taken.
    Full = 503,
    /// It is another version of HTTP.
    Version = 505,
}

/// An answer. The length and what the connection needs are added to its headers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(&'static str, Cow<'static, str>)>,
    pub(crate) body: Cow<'static, [u8]>,
}

/// Answers requests, and requests that were refused before they were looked at.
pub(crate) type Answer = dyn Fn(Result<&Request, Refused>) -> Response + Send + Sync;

/// Serves everybody who calls, forever.
pub(crate) fn serve(listener: &TcpListener, limits: Limits, answer: &Arc<Answer>) -> ! {
    let taken = Arc::new(AtomicUsize::new(0));
    loop {
        let Ok((stream, _)) = listener.accept() else {
            // There are too many open files, or the like: it passes.
            thread::sleep(Duration::from_millis(50));
            continue;
        };
        let place = Place::take(&taken);
        let mut line = Line { stream, limits, waiting: Vec::new() };
        if taken.load(Ordering::SeqCst) > limits.places {
            // Nobody is waited for here: what is said fits into what the system keeps for a
            // connection, and of what was asked only that is taken off it which is there.
            let _ = line.say(&answer(Err(Refused::Full)), true, true);
            let _ = line.stream.set_nonblocking(true).and_then(|()| line.hang_up());
            continue;
        }
        let answer = Arc::clone(answer);
        // A thread that cannot be started drops the connection, and an error ends it.
        let _ = thread::Builder::new().spawn(move || {
            let _place = place;
            let _ = line.converse(&*answer);
        });
    }
}

/// A connection's place among those that are served at a time, given back when it is dropped.
struct Place(Arc<AtomicUsize>);

impl Place {
    fn take(taken: &Arc<AtomicUsize>) -> Place {
        taken.fetch_add(1, Ordering::SeqCst);
        Place(Arc::clone(taken))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

/// A connection, and what has arrived on it that was not looked at yet.
struct Line {
    stream: TcpStream,
    limits: Limits,
    waiting: Vec<u8>,
}

impl Line {
    /// Answers one request after the other until either side has enough.
    fn converse(&mut self, answer: &Answer) -> io::Result<()> {
        self.stream.set_nodelay(true)?;
        loop {
            let heard = match self.hear()? {
                Some(Ok(head)) => Request::parse(&head),
                Some(Err(refused)) => Err(refused),
                None => return Ok(()),
            };
            let close = heard.as_ref().map_or(true, |request| request.close);
            let body = heard.as_ref().map_or(true, |request| !request.look);
            self.say(&answer(heard.as_ref().map_err(|refused| *refused)), body, close)?;
            if close {
                return self.hang_up();
            }
        }
    }

    /// The line and headers of the next request; nothing where nobody asks any more.
    fn hear(&mut self) -> io::Result<Option<Result<Vec<u8>, Refused>>> {
        let clock = Clock::start();
        let mut looked = 0;
        loop {
            // An empty line before a request is let pass.
            let blank =
                self.waiting.iter().take_while(|byte| matches!(byte, b'\r' | b'\n')).count();
            self.waiting.drain(..blank.min(2));
            if let Some(end) = head_end(&self.waiting, looked) {
                let rest = self.waiting.split_off(end);
                return Ok(Some(Ok(std::mem::replace(&mut self.waiting, rest))));
            }
            looked = self.waiting.len();
            if looked > self.limits.head {
                return Ok(Some(Err(Refused::Long)));
            }
            match self.receive(self.limits.patience - clock.seconds()) {
                Ok(0) => return Ok(None),
                Ok(_) => {}
                Err(error) if timed_out(&error) && self.waiting.is_empty() => return Ok(None),
                Err(error) if timed_out(&error) => return Ok(Some(Err(Refused::Late))),
                Err(error) => return Err(error),
            }
        }
    }

    /// Waits for so many seconds for more, and says how much came.
    fn receive(&mut self, seconds: f64) -> io::Result<usize> {
        let mut some = [0; 4096];
        self.stream.set_read_timeout(Some(left(seconds)?))?;
        let got = self.stream.read(&mut some)?;
        self.waiting.extend_from_slice(&some[..got]);
        Ok(got)
    }

    fn say(&mut self, response: &Response, body: bool, close: bool) -> io::Result<()> {
        let Response { status, headers, body: bytes } = response;
        let mut said = format!("HTTP/1.1 {status} {}\r\n", reason(*status));
        for (name, value) in headers {
            said += &format!("{name}: {value}\r\n");
        }
        if *status != 304 {
            said += &format!("Content-Length: {}\r\n", bytes.len());
        }
        said += if close { "Connection: close\r\n\r\n" } else { "\r\n" };
        let clock = Clock::start();
        self.send(said.as_bytes(), clock)?;
        if body && *status != 304 { self.send(bytes, clock) } else { Ok(()) }
    }

    /// Sends all of this as fast as the other side fetches it, which must not take forever.
    fn send(&mut self, mut bytes: &[u8], clock: Clock) -> io::Result<()> {
        while !bytes.is_empty() {
            let seconds = self.limits.fetching - clock.seconds();
            self.stream.set_write_timeout(Some(left(seconds)?))?;
            match self.stream.write(bytes) {
                Ok(0) => return Err(ErrorKind::WriteZero.into()),
                Ok(sent) => bytes = &bytes[sent..],
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Ends the connection. What still arrives is thrown away for a while: were it left lying, the
    /// other side could lose the answer.
    fn hang_up(&mut self) -> io::Result<()> {
        self.stream.shutdown(Shutdown::Write)?;
        let (clock, mut thrown) = (Clock::start(), 0);
        while thrown < 1 << 20 {
            self.waiting.clear();
            match self.receive(self.limits.patience.min(2.0) - clock.seconds())? {
                0 => break,
                got => thrown += got,
            }
        }
        Ok(())
    }
}

/// The seconds that are left, where some are.
fn left(seconds: f64) -> io::Result<Duration> {
    // A timeout of nothing would stand for none.
    let left = Duration::try_from_secs_f64(seconds).unwrap_or_default();
    if left < Duration::from_micros(1) { Err(ErrorKind::TimedOut.into()) } else { Ok(left) }
}

fn timed_out(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}

/// Where the empty line ends that ends the headers, when nothing before `looked` can be it.
fn head_end(bytes: &[u8], looked: usize) -> Option<usize> {
    let from = looked.saturating_sub(3);
    let ends = |n: &usize| {
        let rest = &bytes[*n..];
        rest.starts_with(b"\n\n") || rest.starts_with(b"\n\r\n")
    };
    let start = (from..bytes.len()).find(ends)?;
    Some(start + if bytes[start + 1] == b'\n' { 2 } else { 3 })
}

fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        304 => "Not Modified",
        400 => "Bad Request",
        404 => "Not Found",
        405 => "Method Not Allowed",
        408 => "Request Timeout",
        431 => "Request Header Fields Too Large",
        503 => "Service Unavailable",
        505 => "HTTP Version Not Supported",
        _ => "Answer",
    }
}
