//! Numbers as people and programs read them.

use bots::arena::wilson;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// A part of a whole, with the 95 % confidence interval by Wilson's method.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Share {
    /// How many.
    pub games: u64,
    /// The part of the whole.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    /// `games` of `all`. Of nothing, nothing is known.
    pub fn of(games: u64, all: u64) -> Share {
        if all == 0 {
            return Share { games, share: 0.0, low: 0.0, high: 1.0 };
        }
        let share = games as f64 / all as f64;
        let (low, high) = wilson(share, all as f64);
        Share { games, share: round(share), low: round(low), high: round(high) }
    }
}

/// Rounded to six digits after the point.
pub fn round(x: f64) -> f64 {
    (x * 1e6).round() / 1e6
}

/// Writes a seed as text: not every reader of JSON keeps all digits of a number of 64 bits.
pub fn as_text<S: Serializer>(seed: &u64, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(seed)
}

/// The middle value, or the mean of the two middle ones; 0 of nothing.
pub fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    match sorted.len() {
        0 => 0.0,
        n if n % 2 == 1 => sorted[n / 2],
        n => (sorted[n / 2 - 1] + sorted[n / 2]) / 2.0,
    }
}

/// A whole number with its thousands apart: `1,234,567`.
pub fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// So many of something: `1 deal`, `2,000 deals`.
pub fn counted(n: u64, one: &str) -> String {
    format!("{} {one}{}", grouped(n), if n == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_known_answers() {
        // Newcombe (1998), table 1: 81 of 263 and 1 of 29.
        let share = Share::of(81, 263);
        assert_eq!(format!("{:.4} {:.4}", share.low, share.high), "0.2553 0.3662");
        let share = Share::of(1, 29);
        assert_eq!(format!("{:.4} {:.4}", share.low, share.high), "0.0061 0.1718");
        assert_eq!(Share::of(0, 10).low, 0.0);
        assert_eq!(Share::of(10, 10).high, 1.0);
    }

    #[test]
    fn medians_and_thousands() {
        assert_eq!(median(&[]), 0.0);
        assert_eq!(median(&[3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(&[4.0, 1.0, 2.0, 3.0]), 2.5);
        let shown = [0, 999, 1000, 1_234_567].map(grouped);
        assert_eq!(shown, ["0", "999", "1,000", "1,234,567"]);
        assert_eq!([counted(1, "deal"), counted(1000, "deal")], ["1 deal", "1,000 deals"]);
    }
}
