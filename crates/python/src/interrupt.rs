//! Ctrl-C ends what takes long, while Rust works and the interpreter is elsewhere.
#![expect(clippy::disallowed_types, reason = "Python is asked for signals now and then")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::ThreadId;
use std::time::{Duration, Instant};

use pyo3::prelude::*;

/// How often Python is asked.
const ASKED: Duration = Duration::from_millis(50);

/// Whether somebody wants a call to end.
pub(crate) struct Interrupt {
    /// Python takes signals on its main thread alone: that of the call, or none of it.
    caller: ThreadId,
    start: Instant,
    /// When Python was asked last, in milliseconds from the start.
    asked: AtomicU64,
    come: AtomicBool,
    raised: Mutex<Option<PyErr>>,
}

impl Interrupt {
    /// Of a call that begins on this thread.
    pub(crate) fn new() -> Interrupt {
        let (asked, come, raised) = Default::default();
        let (caller, start) = (std::thread::current().id(), Instant::now());
        Interrupt { caller, start, asked, come, raised }
    }

    /// Whether to end now. The thread of the call asks Python, every other one what that found; the
    /// interpreter must not be held.
    pub(crate) fn has_come(&self) -> bool {
        if self.come.load(Ordering::Relaxed) || std::thread::current().id() != self.caller {
            return self.come.load(Ordering::Relaxed);
        }
        let passed = self.start.elapsed().as_millis() as u64;
        if passed < self.asked.load(Ordering::Relaxed) + ASKED.as_millis() as u64 {
            return false;
        }
        self.asked.store(passed, Ordering::Relaxed);
        let raised = Python::attach(|py| py.check_signals()).err();
        let come = raised.is_some();
        if let Ok(mut kept) = self.raised.lock() {
            *kept = raised;
        }
        self.come.store(come, Ordering::Relaxed);
        come
    }

    /// Raises what ended the call, if anything did.
    pub(crate) fn raise(&self) -> PyResult<()> {
        let raised = self.raised.lock().ok().and_then(|mut raised| raised.take());
        raised.map_or(Ok(()), Err)
    }
}
