//! What puzzles ask for.

use kernel::{Seat, Show};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::solve::Worth;

/// What is to be reached.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Texas 42: to make the bid.
    Make,
    /// Texas 42: to set the other side.
    Set,
    /// Skirmish: to win the skirmish.
    Skirmish,
    /// Innovation: to win the game in this turn.
    Win,
    /// Innovation: to score as much as possible in this turn.
    Score,
    /// Mordheim: the shot with the best chance to put an enemy out of action.
    TakeOut,
}

impl Goal {
    /// All of them.
    pub const ALL: [Goal; 6] =
        [Goal::Make, Goal::Set, Goal::Skirmish, Goal::Win, Goal::Score, Goal::TakeOut];

    /// The word for it in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Goal::Make => "make",
            Goal::Set => "set",
            Goal::Skirmish => "skirmish",
            Goal::Win => "win",
            Goal::Score => "score",
            Goal::TakeOut => "take-out",
        }
    }

    /// The goal with this name.
    pub fn named(name: &str) -> Option<Goal> {
        Goal::ALL.into_iter().find(|goal| goal.name() == name)
    }

    /// The most that can be reached, where it is known: nothing better need be looked for.
    pub(crate) const fn most(self) -> Option<Worth> {
        match self {
            Goal::Score => None,
            _ => Some(1.0),
        }
    }

    /// By how much the best move must be better than any other.
    pub(crate) const fn margin(self) -> Worth {
        match self {
            Goal::TakeOut => 0.02,
            Goal::Score => 1.0,
            _ => 0.5,
        }
    }
}

/// How hard a puzzle is.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// For those who have just learned the game.
    Easy,
    /// For those who have played a while.
    Middling,
    /// For those who play well.
    Hard,
}

impl Grade {
    /// All of them, the easiest first.
    pub const ALL: [Grade; 3] = [Grade::Easy, Grade::Middling, Grade::Hard];

    /// The word for it in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Easy => "easy",
            Grade::Middling => "middling",
            Grade::Hard => "hard",
        }
    }

    /// The grade with this name.
    pub fn named(name: &str) -> Option<Grade> {
        Grade::ALL.into_iter().find(|grade| grade.name() == name)
    }
}

/// A game of which puzzles can be made.
pub trait Puzzling: Show {
    /// What could be asked of `seat`, which is to move; nothing where no line would end soon.
    fn poses(&self, seat: Seat) -> Option<Goal>;

    /// What a position is worth to `seat`, which began to solve at `start`; nothing as long as the
    /// line goes on.
    fn worth(&self, start: &Self, goal: Goal, seat: Seat) -> Option<Worth>;
}
