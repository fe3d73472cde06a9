//! What one person, one connection and everybody together may take.

use std::time::Duration;

/// What one person, one connection and everybody together may take.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Tables that a person may have open or under way.
    pub tables_per_person: u32,
    /// Connections of one person, or of one address without a name.
    pub connections_per_person: u32,
    /// Messages a second on one connection, and how many at once.
    pub messages: (u32, u32),
    /// Requests a second from one person or address, and how many at once.
    pub requests: (u32, u32),
    /// The longest message of a client, in bytes.
    pub longest_message: usize,
    /// Bots think on so many threads.
    pub thinkers: usize,
    /// How long a bot seems to think at least, so that people can follow.
    pub bot_pause: Duration,
    /// A bot that has thought for so long decides with what it has.
    pub thought: Duration,
    /// A room leaves memory when nobody has been there for so long.
    pub idle: Duration,
    /// A table at which a game was never begun is removed when nothing has changed for so long.
    pub gathering: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Limits {
            tables_per_person: 50,
            connections_per_person: 40,
            messages: (20, 60),
            requests: (50, 200),
            longest_message: 64 << 10,
            thinkers: cores.max(2) - 1,
            bot_pause: Duration::from_millis(500),
            thought: Duration::from_secs(5),
            idle: Duration::from_secs(60),
            gathering: Duration::from_secs(30 * 24 * 60 * 60),
        }
    }
}
