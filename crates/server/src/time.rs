//! What time it is: the system's, or that of a simulation.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

use crate::protocol::Time;

/// Where the time comes from.
#[derive(Clone, Copy, Debug)]
pub enum TimeSource {
    /// The clock of the system.
    System,
    /// The clock of the runtime, which a simulation can run as it likes.
    Runtime {
        /// When it began.
        start: Instant,
    },
}

impl TimeSource {
    /// A clock that begins at 1 January 2026 and runs as the runtime's does.
    pub fn simulated() -> TimeSource {
        TimeSource::Runtime { start: Instant::now() }
    }

    pub(crate) fn now(self) -> Time {
        const SIMULATED: Time = 1_767_225_600_000;
        match self {
            TimeSource::System => {
                let now = SystemTime::now().duration_since(UNIX_EPOCH);
                now.map_or(0, |now| now.as_millis() as Time)
            }
            TimeSource::Runtime { start } => SIMULATED + start.elapsed().as_millis() as Time,
        }
    }

    /// How long it is until then; nothing where that is over.
    pub(crate) fn until(self, then: Time) -> Duration {
        Duration::from_millis(then.saturating_sub(self.now()))
    }
}
