//! What every game says about itself, its bots included, for programs.

use std::collections::BTreeMap;

use kernel::{Info, OptionInfo, Preset, Show, Values};
use schemars::JsonSchema;
use serde::Serialize;
use shelf::Visitor;

use crate::advice::listing;
use crate::expert::Listing;

/// What a game says about itself. What it says in words has keys that follow from it: `game-about`,
/// `game-complete`, `option-` and its key, `preset-` and its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Described {
    /// The name in commands, files and links.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// The version of the rules.
    pub rules: u32,
    /// Fewest and most seats.
    pub seats: Range,
    /// Every option.
    pub options: Vec<Choice>,
    /// Named sets of options.
    pub presets: Vec<Ready>,
    /// The bots, the levels first.
    pub bots: Vec<Listing>,
    /// Whether anything is ever hidden from anybody.
    pub hides: bool,
    /// What there are details about.
    pub topics: &'static [&'static str],
}

/// A range of whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Range {
    /// The lowest.
    pub from: u32,
    /// The highest.
    pub to: u32,
}

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Choice {
    /// Its name.
    pub key: &'static str,
    /// Which values it takes.
    pub values: Allowed,
    /// The value when nothing is said.
    pub default: &'static str,
}

/// Which values an option takes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Allowed {
    /// One of these words.
    Words(&'static [&'static str]),
    /// A whole number.
    Number(Range),
    /// A text, or one of these words.
    Text {
        /// The words that stand for texts that come with the game.
        text: &'static [&'static str],
    },
}

/// A named set of options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Ready {
    /// Its name.
    pub name: &'static str,
    /// The options in which it differs from the defaults.
    pub sets: BTreeMap<&'static str, &'static str>,
}

/// What every game of the shelf says about itself.
pub fn described() -> Vec<Described> {
    shelf::GAMES.iter().map(|info| Described::of(info)).collect()
}

impl Described {
    /// What this game says about itself.
    pub fn of(info: &Info) -> Described {
        Described {
            id: info.id,
            name: info.name,
            rules: info.rules_version,
            seats: Range { from: info.seats.0.into(), to: info.seats.1.into() },
            options: info.options.iter().map(choice).collect(),
            presets: info.presets.iter().map(ready).collect(),
            bots: listing(info.id).unwrap_or_default(),
            hides: hides(info.id),
            topics: info.topics,
        }
    }
}

fn hides(game: &str) -> bool {
    struct Hides;
    impl Visitor for Hides {
        type Out = bool;
        fn visit<G: Show>(self) -> bool {
            G::HIDES
        }
    }
    shelf::visit(game, Hides).unwrap_or(true)
}

fn choice(option: &OptionInfo) -> Choice {
    let values = match option.values {
        Values::OneOf(words) => Allowed::Words(words),
        Values::Number(from, to) => Allowed::Number(Range { from, to }),
        Values::Text(_, text) => Allowed::Text { text },
    };
    let &OptionInfo { key, default, .. } = option;
    Choice { key, values, default }
}

fn ready(preset: &Preset) -> Ready {
    Ready { name: preset.name, sets: preset.sets.iter().copied().collect() }
}
