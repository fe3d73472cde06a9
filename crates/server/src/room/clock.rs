//! The time of the seats. It reads no clock: whoever calls says what time it is.

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::protocol::{self, Time, TimeControl};

const SECOND: u64 = 1_000;
const DAY: u64 = 24 * 60 * 60 * SECOND;
/// After a decision that was made for a seat, it has at least so much time for the next one.
const AFTER_SKIP: u64 = 15 * SECOND;
/// How much time is asked for where there is no other measure.
const MORE: u64 = 60 * SECOND;

/// The time of the seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Clock {
    control: TimeControl,
    seats: Vec<SeatTime>,
    paused: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SeatTime {
    /// Milliseconds that were left when its time began to run, or stopped.
    left: u64,
    /// Since when its time runs.
    since: Option<Time>,
}

impl SeatTime {
    fn left_at(self, now: Time) -> u64 {
        self.left.saturating_sub(self.since.map_or(0, |since| now.saturating_sub(since)))
    }
}

impl Clock {
    /// The clock of a table that begins; nothing where everybody has all the time in the world.
    pub(crate) fn new(control: TimeControl, seats: usize) -> Option<Clock> {
        let left = match control {
            TimeControl::None => return None,
            TimeControl::Live { bank_s, .. } => u64::from(bank_s) * SECOND,
            TimeControl::Correspondence { days } => u64::from(days) * DAY,
        };
        Some(Clock { control, seats: vec![SeatTime { left, since: None }; seats], paused: false })
    }

    /// Time runs for those who owe a decision, and for nobody else. Whoever has just decided gets
    /// what a decision brings.
    pub(crate) fn press(&mut self, now: Time, owing: SeatSet, decided: Option<Seat>) {
        for (seat, time) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            let ran = time.since.is_some();
            let left = time.left_at(now);
            let runs = owing.has(seat) && !self.paused;
            let left = match self.control {
                _ if !ran && decided != Some(seat) => left,
                TimeControl::Live { increment_s, .. } if decided == Some(seat) => {
                    left + u64::from(increment_s) * SECOND
                }
                TimeControl::Correspondence { days } if decided == Some(seat) => {
                    u64::from(days) * DAY
                }
                _ => left,
            };
            let goes_on = runs && ran && decided != Some(seat);
            *time = match time.since {
                Some(since) if goes_on => SeatTime { left: time.left, since: Some(since) },
                _ => SeatTime { left, since: runs.then_some(now) },
            };
        }
    }

    /// When the time of the first seat runs out.
    pub(crate) fn deadline(&self) -> Option<Time> {
        Seat::all(self.seats.len()).filter_map(|seat| self.deadline_of(seat)).min()
    }

    /// When the time of a seat runs out, if it runs.
    pub(crate) fn deadline_of(&self, seat: Seat) -> Option<Time> {
        let time = self.seats.get(seat.index())?;
        time.since.map(|since| since + time.left)
    }

    /// The seats that have no time left.
    pub(crate) fn out_of_time(&self, now: Time) -> SeatSet {
        let out = |seat: &Seat| self.deadline_of(*seat).is_some_and(|deadline| deadline <= now);
        Seat::all(self.seats.len()).filter(out).collect()
    }

    /// Gives a seat some time for its next decision, after one was made for it.
    pub(crate) fn after_skip(&mut self, seat: Seat, now: Time) {
        let least = match self.control {
            TimeControl::Correspondence { days } => u64::from(days) * DAY,
            _ => AFTER_SKIP,
        };
        let time = &mut self.seats[seat.index()];
        *time = SeatTime { left: time.left_at(now).max(least), since: time.since.map(|_| now) };
    }

    /// Gives a seat that has no time left some for its next decision: somebody sits down there.
    pub(crate) fn come_back(&mut self, seat: Seat, now: Time) {
        if self.seats[seat.index()].left_at(now) == 0 {
            self.after_skip(seat, now);
        }
    }

    /// Gives a seat more time, as the others agreed.
    pub(crate) fn add(&mut self, seat: Seat) {
        let more = match self.control {
            TimeControl::Live { bank_s, .. } => (u64::from(bank_s) * SECOND / 4).max(MORE),
            TimeControl::Correspondence { days } => u64::from(days) * DAY,
            TimeControl::None => MORE,
        };
        self.seats[seat.index()].left += more;
    }

    /// Stops all time, or lets it run again for those who owe a decision.
    pub(crate) fn pause(&mut self, paused: bool, now: Time, owing: SeatSet) {
        self.paused = paused;
        self.press(now, owing, None);
    }

    /// Whether the players agreed to a pause.
    pub(crate) fn paused(&self) -> bool {
        self.paused
    }

    /// What everybody is told.
    pub(crate) fn shown(&self, now: Time) -> protocol::Clock {
        let running = |seat: &Seat| self.seats[seat.index()].since.is_some();
        protocol::Clock {
            now,
            left_ms: self.seats.iter().map(|time| time.left_at(now)).collect(),
            running: Seat::all(self.seats.len()).filter(running).collect(),
            paused: self.paused,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both() -> SeatSet {
        Seat::all(2).collect()
    }

    fn only(seat: u8) -> SeatSet {
        [Seat(seat)].into_iter().collect()
    }

    #[test]
    fn a_bank_runs_down_and_a_decision_adds_to_it() {
        let control = TimeControl::Live { bank_s: 60, increment_s: 5 };
        let mut clock = Clock::new(control, 2).unwrap();
        clock.press(1_000, only(0), None);
        assert_eq!(clock.shown(11_000).left_ms, [50_000, 60_000]);
        assert_eq!(clock.deadline(), Some(61_000));
        clock.press(11_000, only(1), Some(Seat(0)));
        assert_eq!(clock.shown(11_000).left_ms, [55_000, 60_000]);
        assert_eq!(clock.deadline(), Some(71_000));
        // Several decisions in a row: each brings its own.
        clock.press(12_000, only(1), Some(Seat(1)));
        assert_eq!(clock.shown(12_000).left_ms, [55_000, 64_000]);
        assert_eq!(clock.out_of_time(76_000), only(1));
        assert_eq!(clock.out_of_time(75_999), SeatSet::NONE);
    }

    #[test]
    fn days_are_for_each_decision() {
        let mut clock = Clock::new(TimeControl::Correspondence { days: 2 }, 2).unwrap();
        clock.press(0, only(0), None);
        clock.press(DAY, only(1), Some(Seat(0)));
        clock.press(DAY + DAY / 2, only(0), Some(Seat(1)));
        assert_eq!(clock.deadline(), Some(DAY / 2 + 3 * DAY));
    }

    /// What others do in the meantime, and saying the same twice, changes nothing.
    #[test]
    fn time_that_runs_goes_on_running() {
        let control = TimeControl::Live { bank_s: 60, increment_s: 5 };
        let mut clock = Clock::new(control, 2).unwrap();
        clock.press(0, both(), None);
        clock.press(10_000, both(), None);
        assert_eq!(clock.deadline_of(Seat(0)), Some(60_000));
        clock.press(20_000, only(0), Some(Seat(1)));
        assert_eq!(clock.deadline_of(Seat(0)), Some(60_000));
        assert_eq!(clock.deadline_of(Seat(1)), None);
        assert_eq!(clock.shown(20_000).left_ms, [40_000, 45_000]);
    }

    #[test]
    fn nothing_runs_in_a_pause() {
        let control = TimeControl::Live { bank_s: 60, increment_s: 0 };
        let mut clock = Clock::new(control, 2).unwrap();
        clock.press(0, only(0), None);
        clock.pause(true, 10_000, only(0));
        assert_eq!(clock.deadline(), None);
        assert_eq!(clock.shown(99_000).left_ms, [50_000, 60_000]);
        clock.press(50_000, only(0), None);
        assert_eq!(clock.deadline(), None);
        clock.pause(false, 100_000, only(0));
        assert_eq!(clock.deadline(), Some(150_000));
        clock.add(Seat(0));
        assert_eq!(clock.deadline(), Some(210_000));
    }

    #[test]
    fn a_skipped_seat_has_time_again() {
        let control = TimeControl::Live { bank_s: 10, increment_s: 0 };
        let mut clock = Clock::new(control, 2).unwrap();
        clock.press(0, only(0), None);
        assert_eq!(clock.out_of_time(10_000), only(0));
        clock.after_skip(Seat(0), 10_000);
        assert_eq!(clock.deadline(), Some(25_000));
    }
}
