//! The one place that reads the clock: to measure, never to decide.
#![expect(clippy::disallowed_types, reason = "what is measured may")]

use std::time::Instant;

/// A stopwatch that was started when it was made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock(Instant);

impl Clock {
    /// Starts one.
    pub(crate) fn start() -> Clock {
        Clock(Instant::now())
    }

    /// Nanoseconds since the start.
    pub(crate) fn nanos(self) -> u64 {
        self.0.elapsed().as_nanos() as u64
    }

    /// Seconds since the start, never quite 0.
    pub(crate) fn seconds(self) -> f64 {
        self.0.elapsed().as_secs_f64().max(1e-9)
    }
}
