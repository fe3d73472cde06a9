//! What is known about playing Texas 42 well.

use ::texas42::State;
use search::{Bot, Knowledge};

use crate::expert::{Expert, Level};
use crate::name::Name;

mod bidding;
mod estimate;
mod know;
mod play;
mod sight;
mod solver;
mod thumb;

pub use solver::{SolveCount, solve_deals};

use bidding::Doubt;
use know::{BY_HAND, Texas};
use sight::Sight;
use thumb::Thumb;

/// Deals imagined by the solver when nothing is said.
const USUAL_WORLDS: u64 = 30;

/// How the solver bids: among those who see every tile more contracts are made.
const IN_SIGHT: Doubt = Doubt { even: 0.66, slope: 1.4 };

/// Who knows how to play Texas 42.
pub(crate) struct Player;

const fn sight(worlds: u32) -> Sight {
    Sight { worlds, plans: 4, infers: true, doubt: IN_SIGHT, nodes: 100_000 * worlds as u64 }
}

impl Expert<State> for Player {
    fn knowledge(&self) -> &'static dyn Knowledge<State> {
        &Texas
    }

    fn level(&self, level: Level) -> Box<dyn Bot<State>> {
        let strong = Sight { plans: 3, infers: false, nodes: 900_000, ..sight(10) };
        match level {
            Level::Novice => Box::new(Thumb { slips: 50, doubt: BY_HAND }),
            Level::Casual => Box::new(Thumb { slips: 5, doubt: BY_HAND }),
            Level::Strong => Box::new(strong),
            Level::Master => Box::new(Sight { nodes: 4_000_000, ..sight(60) }),
        }
    }

    fn about_level(&self, level: Level) -> String {
        match level {
            Level::Novice => "plays by rules of thumb and forgets them half of the time",
            Level::Casual => "plays by rules of thumb",
            Level::Strong => "solves up to 10 imagined deals for each decision",
            Level::Master => "solves up to 60 imagined deals that explain the bids",
        }
        .to_owned()
    }

    fn own(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("heuristic", "bids and plays by rules of thumb, and imagines nothing"),
            ("solver:N", "solves at most N imagined deals with every tile in sight"),
        ]
    }

    fn own_bot(&self, name: &Name) -> Option<Box<dyn Bot<State>>> {
        let worlds = name.number.unwrap_or(USUAL_WORLDS).min(100_000) as u32;
        match (name.word.as_str(), name.number) {
            ("heuristic", None) => Some(Box::new(Thumb { slips: 0, doubt: BY_HAND })),
            ("solver", _) => Some(Box::new(sight(worlds))),
            _ => None,
        }
    }
}
