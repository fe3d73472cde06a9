//! The one place that reads the clock: to measure, never to decide.
#![expect(clippy::disallowed_types, reason = "benchmarks and progress may read the clock")]

use std::time::Instant;

/// A stopwatch that was started when it was made.
#[derive(Clone, Copy, Debug)]
pub struct Clock(Instant);

impl Clock {
    /// Starts one.
    pub fn start() -> Clock {
        Clock(Instant::now())
    }

    /// Seconds since the start, never quite 0, so that rates are finite.
    pub fn seconds(self) -> f64 {
        self.0.elapsed().as_secs_f64().max(1e-9)
    }
}
