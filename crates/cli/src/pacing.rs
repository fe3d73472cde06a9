//! How long things take where somebody looks: the cues of a table, carried out by the clock.

use std::thread::sleep;
use std::time::Duration;

use table::{Cue, Cues, EntryId, Speed, Timed};

use crate::clock::Clock;

/// Cues that wait for their time, on a clock that can be stopped.
pub(crate) struct Pacing {
    clock: Clock,
    /// For how many milliseconds the clock stood still before.
    stood: u64,
    /// When the clock was stopped, if it stands still.
    stopped: Option<u64>,
    cues: Cues,
    /// The entry at which the cues were made.
    at: EntryId,
}

impl Pacing {
    /// Nothing to wait for yet, at this speed.
    pub(crate) fn new(speed: Speed) -> Pacing {
        let (clock, cues) = (Clock::start(), Cues::new(speed));
        Pacing { clock, stood: 0, stopped: None, cues, at: 0 }
    }

    fn now(&self) -> u64 {
        self.stopped.unwrap_or(self.clock.ms()) - self.stood
    }

    /// How fast things go.
    pub(crate) fn speed(&self) -> Speed {
        self.cues.speed()
    }

    /// Changes how fast things go, also for what waits already.
    pub(crate) fn set_speed(&mut self, speed: Speed) {
        self.cues.set_speed(self.now(), speed);
    }

    /// Whether the clock stands still.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped.is_some()
    }

    /// Stops the clock.
    pub(crate) fn stop(&mut self) {
        self.stopped = self.stopped.or(Some(self.clock.ms()));
    }

    /// Lets the clock go on where it was stopped.
    pub(crate) fn go_on(&mut self) {
        if let Some(since) = self.stopped.take() {
            self.stood += self.clock.ms() - since;
        }
    }

    /// Lets cues run one after another from now on, in place of whatever ran before. A bot that
    /// thinks takes at least `thought` milliseconds.
    pub(crate) fn begin(&mut self, cues: impl IntoIterator<Item = Cue>, thought: u32) {
        let cues: Vec<Cue> = cues.into_iter().collect();
        self.cues = Cues::new(self.speed());
        self.at = cues.first().map_or(0, |cue| cue.at);
        self.cues.schedule(self.now(), cues, thought);
    }

    /// How long it takes until the next cue is over; nothing when all are.
    pub(crate) fn left(&mut self) -> Option<Duration> {
        let now = self.now();
        self.cues.take_due(now, self.at);
        self.cues.next_due().map(|due| Duration::from_millis(due - now))
    }

    /// Sleeps until all cues are over, or nobody waits any more.
    pub(crate) fn wait_unless(&mut self, left: &dyn Fn() -> bool) {
        while let Some(wait) = self.left().filter(|_| !left()) {
            sleep(wait.min(Duration::from_millis(50)));
        }
    }

    /// Sleeps until all cues are over.
    pub(crate) fn wait(&mut self) {
        while let Some(left) = self.left() {
            sleep(left);
        }
    }
}

/// Whether this cue is the time to look at the result of a part of a game: of a hand, a skirmish or
/// a battle, as opposed to a trick.
pub(crate) fn is_result(cue: &Cue) -> bool {
    matches!(&cue.what, Timed::Delay(name) if RESULTS.contains(&name.as_str()))
}

/// The pauses after which something new begins.
const RESULTS: [&str; 2] = ["hand", "skirmish"];

/// Whether a bot thinks during this cue.
pub(crate) fn is_thought(cue: &Cue) -> bool {
    matches!(cue.what, Timed::BotPause(_))
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    fn cues() -> [Cue; 2] {
        let cue = |key: &str, what, ms| Cue { key: key.to_owned(), at: 3, what, ms };
        let delay = cue("delay", Timed::Delay("trick".to_owned()), 120);
        [delay, cue("bot", Timed::BotPause(Seat(1)), 600)]
    }

    /// Milliseconds that it takes until all is over.
    fn waited(pacing: &mut Pacing) -> u64 {
        let clock = Clock::start();
        pacing.wait();
        clock.ms()
    }

    #[test]
    fn cues_take_their_time_at_every_speed() {
        let mut pacing = Pacing::new(Speed::FAST);
        pacing.begin(cues(), 0);
        assert!((120..600).contains(&waited(&mut pacing)), "six times as fast");
        pacing.begin(cues(), 250);
        assert!((250..700).contains(&waited(&mut pacing)), "the bot may think so long");
        pacing.set_speed(Speed::INSTANT);
        pacing.begin(cues(), 0);
        assert_eq!(pacing.left(), None);
        pacing.begin(cues().into_iter().filter(is_thought), 40);
        assert!((40..400).contains(&waited(&mut pacing)));
    }

    #[test]
    fn a_clock_that_is_stopped_goes_on_where_it_was() {
        let mut pacing = Pacing::new(Speed::of_pause(60_000));
        pacing.begin(cues(), 0);
        pacing.stop();
        let left = pacing.left();
        sleep(Duration::from_millis(30));
        assert_eq!((pacing.left(), pacing.is_stopped()), (left, true));
        pacing.go_on();
        assert!(pacing.left() > left.map(|left| left - Duration::from_millis(25)));
        pacing.set_speed(Speed::INSTANT);
        assert_eq!((pacing.left(), pacing.is_stopped()), (None, false));
    }
}
