//! Cues: what is timed and not part of the rules.
//!
//! Cues follow from events by pure functions. The table never waits; anyone who runs it may carry
//! the cues out, and a headless run simply does not ask for them.

use kernel::{Mover, Seat, Show};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::log::EntryId;
use crate::table::Table;

/// How fast bots answer and pieces move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Without any waiting.
    Instant,
    /// Just slow enough to see.
    Fast,
    /// As at a table.
    #[default]
    Normal,
}

impl Speed {
    /// How long a bot seems to think, in milliseconds. The same for every decision: a pause that
    /// depended on the hand would tell something about it.
    pub const fn pause(self) -> u32 {
        match self {
            Speed::Instant => 0,
            Speed::Fast => 100,
            Speed::Normal => 600,
        }
    }

    /// How long something takes that takes `ms` at a table.
    pub const fn scaled(self, ms: u32) -> u32 {
        ms * self.pause() / Speed::Normal.pause()
    }
}

impl std::str::FromStr for Speed {
    type Err = kernel::Error;

    fn from_str(text: &str) -> Result<Speed, kernel::Error> {
        match text {
            "instant" => Ok(Speed::Instant),
            "fast" => Ok(Speed::Fast),
            "normal" => Ok(Speed::Normal),
            _ => Err(kernel::Error::invalid("unknown_speed")
                .with("speed", text)
                .options(["instant", "fast", "normal"])),
        }
    }
}

/// Something timed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Cue {
    /// A name by which it can be cancelled.
    pub key: String,
    /// The newest entry when it was made. When the table has moved on it is stale.
    pub at: EntryId,
    /// What is timed.
    pub what: Timed,
    /// For how long, in milliseconds.
    pub ms: u32,
}

/// What is timed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Timed {
    /// A bot seems to think; then it must be asked for its move.
    BotPause(Seat),
    /// Time to look at what happened, by the name of the pause.
    Delay(String),
    /// Something moves, by its name.
    Animation(String),
}

/// The cues for everything after entry `since`: what moved, where to look, and who is next. Also
/// right after a table was opened from a link or a save, with `since` at the newest entry.
pub fn cues<G: Show>(table: &Table<G>, since: EntryId, speed: Speed) -> Vec<Cue> {
    let at = table.at();
    let mut cues = Vec::new();
    let mut push = |key: String, what, ms| cues.push(Cue { key, at, what, ms: speed.scaled(ms) });
    for entry in table.log().get(since as usize..).unwrap_or_default() {
        for (n, facts) in entry.events.iter().map(G::facts).enumerate() {
            let key = |kind| format!("{kind}:{}:{n}", entry.id);
            if let Some((name, ms)) = facts.animation {
                push(key("animation"), Timed::Animation(name.to_owned()), u32::from(ms));
            }
            if let Some(name) = facts.gate {
                push(key("delay"), Timed::Delay(name.to_owned()), Speed::Normal.pause());
            }
        }
    }
    // While people look, a bot would be refused; ask for cues again when the last has looked.
    if let Some(Mover::Seat(seat)) = table.state().to_move().first()
        && table.pause().is_none()
        && !table.players()[seat.index()].is_person()
    {
        push(format!("bot:{at}:{seat}"), Timed::BotPause(seat), Speed::Normal.pause());
    }
    cues
}

/// Cues that wait for their time. Anyone who runs a table owns one and says what time it is.
#[derive(Clone, Debug, Default)]
pub struct Cues {
    waiting: Vec<(u64, Cue)>,
}

impl Cues {
    /// Adds cues that are to run one after another from `now` (in milliseconds) on.
    pub fn schedule(&mut self, now: u64, cues: impl IntoIterator<Item = Cue>) {
        let mut due = now;
        for cue in cues {
            due += u64::from(cue.ms);
            self.waiting.push((due, cue));
        }
    }

    /// Cancels the cue of that name. Says whether there was one.
    pub fn cancel(&mut self, key: &str) -> bool {
        let before = self.waiting.len();
        self.waiting.retain(|(_, cue)| cue.key != key);
        self.waiting.len() < before
    }

    /// When the next cue is due.
    pub fn next_due(&self) -> Option<u64> {
        self.waiting.iter().map(|(due, _)| *due).min()
    }

    /// Takes the cues that are due at `now`, in order, and drops those that were made at another
    /// entry than `at`: a decision for a position that is gone must not be carried out.
    pub fn take_due(&mut self, now: u64, at: EntryId) -> Vec<Cue> {
        self.waiting.retain(|(_, cue)| cue.at == at);
        let (mut due, waiting): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.waiting).into_iter().partition(|(due, _)| *due <= now);
        self.waiting = waiting;
        due.sort_by_key(|(due, _)| *due);
        due.into_iter().map(|(_, cue)| cue).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cue(key: &str, at: EntryId, ms: u32) -> Cue {
        Cue { key: key.to_owned(), at, what: Timed::Delay(key.to_owned()), ms }
    }

    #[test]
    fn speeds_scale_all_times() {
        assert_eq!([Speed::Instant, Speed::Fast, Speed::Normal].map(Speed::pause), [0, 100, 600]);
        assert_eq!(
            [Speed::Instant, Speed::Fast, Speed::Normal].map(|s| s.scaled(300)),
            [0, 50, 300]
        );
    }

    #[test]
    fn cues_run_in_order_and_can_be_cancelled() {
        let mut cues = Cues::default();
        cues.schedule(1000, [cue("a", 7, 100), cue("b", 7, 100), cue("c", 7, 0)]);
        assert!(cues.cancel("b") && !cues.cancel("b"));
        assert_eq!(cues.next_due(), Some(1100));
        assert!(cues.take_due(1099, 7).is_empty());
        let keys = |cues: Vec<Cue>| cues.into_iter().map(|cue| cue.key).collect::<Vec<_>>();
        assert_eq!(keys(cues.take_due(1200, 7)), ["a", "c"]);
        assert_eq!(cues.next_due(), None);
    }

    #[test]
    fn cues_of_another_entry_are_dropped() {
        let mut cues = Cues::default();
        cues.schedule(0, [cue("old", 7, 10)]);
        assert!(cues.take_due(100, 8).is_empty());
        assert_eq!(cues.next_due(), None);
    }
}
