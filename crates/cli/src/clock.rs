//! The one place that reads the clock: to measure, to wait, to name files and to date moves, never
//! to decide.
#![expect(clippy::disallowed_types, reason = "what is measured, waited for or dated may")]

use std::time::{Instant, SystemTime};

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

    /// Whole milliseconds since the start.
    pub fn ms(self) -> u64 {
        self.0.elapsed().as_millis() as u64
    }
}

/// Milliseconds since the beginning of 1970.
pub fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.unwrap_or_default().as_millis() as u64
}

/// When a file was last written, in milliseconds since the beginning of 1970; 0 where nobody knows.
pub fn modified_ms(file: &std::fs::Metadata) -> u64 {
    let since = file.modified().ok().and_then(|at| at.duration_since(SystemTime::UNIX_EPOCH).ok());
    since.unwrap_or_default().as_millis() as u64
}

/// The date in Greenwich of a time in milliseconds since the beginning of 1970.
pub fn date_of(ms: u64) -> String {
    date(ms / (24 * 60 * 60 * 1000))
}

/// The date in Greenwich, as `2026-11-16`.
pub fn today() -> String {
    date_of(now_ms())
}

/// Which day a date is, from the first of January 1970, which is 0.
pub fn day(text: &str) -> Option<u32> {
    const TILL_2106: u32 = 50_000;
    (0..TILL_2106).find(|&day| date(u64::from(day)) == text)
}

/// The date so many days after the first of January 1970.
fn date(days: u64) -> String {
    let leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let (mut year, mut left) = (1970, days);
    while left >= 365 + u64::from(leap(year)) {
        left -= 365 + u64::from(leap(year));
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    let months = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while left >= months[month] {
        left -= months[month];
        month += 1;
    }
    format!("{year}-{:02}-{:02}", month + 1, left + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        let known = [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (789, "1972-02-29"),
            (10_957, "2000-01-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_773, "2026-11-16"),
            (20_818, "2026-12-31"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ];
        for (days, text) in known {
            assert_eq!((date(days), day(text)), (text.to_owned(), u32::try_from(days).ok()));
        }
        let all: Vec<String> = (0..60_000).map(date).collect();
        assert!(all.windows(2).all(|pair| pair[0] < pair[1]), "dates follow one another");
    }
}
