//! What the game says about itself.

use kernel::{Info, OptionInfo, Preset, SWITCH, Values};

/// The game for the shelf.
pub(crate) const INFO: Info = Info {
    id: "innovation",
    name: "Innovation",
    about: "A civilisation card game for two to four: meld, splay, share and demand through ten ages.",
    complete: "Complete: the base game of the third edition, all 105 cards, teams of two.",
    rules_version: 1,
    seats: (2, 4),
    options: &[
        OptionInfo {
            key: "teams",
            help: "with four seats: partners sit opposite and win together",
            values: SWITCH,
            default: "off",
        },
        OptionInfo {
            key: "covered",
            help: "whether everybody may look through the covered cards of others",
            values: Values::OneOf(&["public", "hidden"]),
            default: "public",
        },
    ],
    presets: &[Preset {
        name: "teams",
        about: "two against two (four seats)",
        sets: &[("teams", "on")],
    }],
    max_moves: 20_000,
    rules: include_str!("rules.txt"),
    topics: &[],
};
