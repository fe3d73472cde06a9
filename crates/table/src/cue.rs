//! Cues: what is timed and not part of the rules.
//!
//! Cues follow from events, and come with the updates of a table. The table never waits; anyone who
//! runs it may carry the cues out, and a headless run does not look at them.

use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::log::EntryId;

/// How fast bots answer and pieces move: the time that a bot seems to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Speed(u32);

impl Default for Speed {
    fn default() -> Speed {
        Speed::NORMAL
    }
}

impl Speed {
    /// Without any waiting.
    pub const INSTANT: Speed = Speed(0);
    /// Just slow enough to see.
    pub const FAST: Speed = Speed(100);
    /// As at a table.
    pub const NORMAL: Speed = Speed(600);

    /// The speed at which a bot seems to think for so many milliseconds. The same for every
    /// decision: a pause that depended on the hand would tell something about it.
    pub const fn of_pause(ms: u32) -> Speed {
        Speed(ms)
    }

    /// How long a bot seems to think, in milliseconds.
    pub const fn pause(self) -> u32 {
        self.0
    }

    /// How long something takes that takes `ms` at a table.
    pub const fn scaled(self, ms: u32) -> u32 {
        (ms as u64 * self.0 as u64 / Speed::NORMAL.0 as u64) as u32
    }

    /// How much of what is timed is over after `ms`; all of it where nothing takes time.
    fn covered(self, ms: u64) -> u64 {
        let all = u64::MAX / 4;
        (ms * u64::from(Speed::NORMAL.0)).checked_div(u64::from(self.0)).unwrap_or(all)
    }
}

impl std::str::FromStr for Speed {
    type Err = kernel::Error;

    fn from_str(text: &str) -> Result<Speed, kernel::Error> {
        match text {
            "instant" => Ok(Speed::INSTANT),
            "fast" => Ok(Speed::FAST),
            "normal" => Ok(Speed::NORMAL),
            _ => Err(kernel::Error::invalid("unknown_speed")
                .with("speed", text)
                .options(["instant", "fast", "normal"])),
        }
    }
}

/// Something timed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Cue {
    /// A name by which it can be cancelled.
    pub key: String,
    /// The newest entry when it was made. When the table has moved on it is stale.
    pub at: EntryId,
    /// What is timed.
    pub what: Timed,
    /// For how long, in milliseconds at normal speed.
    pub ms: u32,
}

/// What is timed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Timed {
    /// A bot thinks; when the time is over its move is made, neither before nor after.
    BotPause(Seat),
    /// Time to look at what happened, by the name of the pause.
    Delay(String),
    /// Something moves, by its name.
    Animation(String),
}

/// Cues that wait for their time. Anyone who runs a table owns one and says what time it is, in
/// milliseconds of any clock that never goes back. The speed may change at any time.
#[derive(Clone, Debug, Default)]
pub struct Cues {
    speed: Speed,
    /// When the speed was last set, by the clock and in table time, which goes by at normal speed.
    set_at: (u64, u64),
    /// The end of everything that waits, in table time.
    end: u64,
    waiting: Vec<Waiting>,
}

#[derive(Clone, Debug)]
struct Waiting {
    /// When it is due, in table time.
    due: u64,
    /// No sooner than this, by the clock.
    least: u64,
    cue: Cue,
}

impl Cues {
    /// No cues yet, at this speed.
    pub fn new(speed: Speed) -> Cues {
        Cues { speed, ..Cues::default() }
    }

    /// The speed.
    pub fn speed(&self) -> Speed {
        self.speed
    }

    /// Changes the speed for what waits and what comes.
    pub fn set_speed(&mut self, now: u64, speed: Speed) {
        self.set_at = (now, self.table_time(now));
        self.speed = speed;
    }

    fn table_time(&self, now: u64) -> u64 {
        let (clock, table) = self.set_at;
        let passed = table + self.speed.covered(now.saturating_sub(clock));
        // When everything is over table time stands still, so that it never runs out.
        passed.min(self.end.max(table))
    }

    /// Adds cues that are to run one after another from `now` on. A bot that thinks takes at least
    /// `thought` milliseconds, whatever the speed.
    pub fn schedule(&mut self, now: u64, cues: impl IntoIterator<Item = Cue>, thought: u32) {
        self.set_speed(now, self.speed);
        let mut due = self.set_at.1;
        for cue in cues {
            due += u64::from(cue.ms);
            let thinks = matches!(cue.what, Timed::BotPause(_));
            let least = if thinks { now + u64::from(thought) } else { now };
            self.waiting.push(Waiting { due, least, cue });
        }
        self.end = self.end.max(due);
    }

    /// Cancels the cue of that name. Says whether there was one.
    pub fn cancel(&mut self, key: &str) -> bool {
        let before = self.waiting.len();
        self.waiting.retain(|waiting| waiting.cue.key != key);
        self.waiting.len() < before
    }

    /// When the next cue is due.
    pub fn next_due(&self) -> Option<u64> {
        self.waiting.iter().map(|waiting| self.due(waiting)).min()
    }

    /// When a cue is due, by the clock.
    fn due(&self, waiting: &Waiting) -> u64 {
        let (clock, table) = self.set_at;
        let left = waiting.due.saturating_sub(table);
        let pause = u64::from(self.speed.pause());
        (clock + (left * pause).div_ceil(u64::from(Speed::NORMAL.0))).max(waiting.least)
    }

    /// Takes the cues that are due at `now`, in order, and drops those that were made at another
    /// entry than `at`: a decision for a position that is gone must not be carried out.
    pub fn take_due(&mut self, now: u64, at: EntryId) -> Vec<Cue> {
        self.waiting.retain(|waiting| waiting.cue.at == at);
        let mut all = std::mem::take(&mut self.waiting);
        all.sort_by_key(|waiting| (self.due(waiting), waiting.due));
        let first_later = all.partition_point(|waiting| self.due(waiting) <= now);
        self.waiting = all.split_off(first_later);
        all.into_iter().map(|waiting| waiting.cue).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cue(key: &str, at: EntryId, ms: u32) -> Cue {
        Cue { key: key.to_owned(), at, what: Timed::Delay(key.to_owned()), ms }
    }

    fn thought(at: EntryId) -> Cue {
        Cue { key: "bot".to_owned(), at, what: Timed::BotPause(Seat(1)), ms: 600 }
    }

    fn keys(cues: Vec<Cue>) -> Vec<String> {
        cues.into_iter().map(|cue| cue.key).collect()
    }

    #[test]
    fn speeds_scale_all_times() {
        let speeds = [Speed::INSTANT, Speed::FAST, Speed::NORMAL, Speed::of_pause(1200)];
        assert_eq!(speeds.map(Speed::pause), [0, 100, 600, 1200]);
        assert_eq!(speeds.map(|s| s.scaled(300)), [0, 50, 300, 600]);
    }

    #[test]
    fn cues_run_in_order_and_can_be_cancelled() {
        let mut cues = Cues::default();
        cues.schedule(1000, [cue("a", 7, 100), cue("b", 7, 100), cue("c", 7, 0)], 0);
        assert!(cues.cancel("b") && !cues.cancel("b"));
        assert_eq!(cues.next_due(), Some(1100));
        assert!(cues.take_due(1099, 7).is_empty());
        assert_eq!(keys(cues.take_due(1200, 7)), ["a", "c"]);
        assert_eq!(cues.next_due(), None);
    }

    #[test]
    fn cues_of_another_entry_are_dropped() {
        let mut cues = Cues::default();
        cues.schedule(0, [cue("old", 7, 10)], 0);
        assert!(cues.take_due(100, 8).is_empty());
        assert_eq!(cues.next_due(), None);
    }

    #[test]
    fn the_speed_changes_what_waits_already() {
        let mut cues = Cues::default();
        cues.schedule(0, [cue("a", 1, 600), cue("b", 1, 600)], 0);
        assert_eq!(cues.next_due(), Some(600));
        cues.set_speed(300, Speed::FAST);
        assert_eq!(cues.next_due(), Some(350), "half of it is left, six times as fast");
        assert_eq!(keys(cues.take_due(350, 1)), ["a"]);
        cues.set_speed(350, Speed::of_pause(1200));
        assert_eq!(cues.next_due(), Some(1550), "twice as slow");
        cues.set_speed(400, Speed::INSTANT);
        assert_eq!(keys(cues.take_due(400, 1)), ["b"]);
    }

    #[test]
    fn a_whole_game_without_waiting_fits_into_the_clock() {
        for speed in [Speed::INSTANT, Speed::FAST] {
            let mut cues = Cues::new(speed);
            for now in 0..1000 {
                cues.schedule(now, [cue("a", 1, 600)], 0);
                let due = cues.next_due().unwrap();
                assert_eq!(due, now + u64::from(speed.pause()));
                assert_eq!(keys(cues.take_due(due, 1)), ["a"]);
            }
        }
    }

    #[test]
    fn a_bot_takes_as_long_as_it_may_think_at_every_speed() {
        let takes = |speed| {
            let mut cues = Cues::new(speed);
            cues.schedule(50, [cue("a", 1, 60), thought(1)], 250);
            cues.take_due(cues.next_due().unwrap(), 1);
            cues.next_due().unwrap() - 50
        };
        assert_eq!([Speed::NORMAL, Speed::FAST, Speed::INSTANT].map(takes), [660, 250, 250]);
    }
}
