//! What the game says about itself.

use kernel::{Info, OptionInfo, Preset, SWITCH, Values};

/// The game for the shelf.
pub(crate) const INFO: Info = Info {
    id: "innovation",
    name: "Innovation",
    rules_version: 1,
    seats: (2, 4),
    options: &[
        OptionInfo { key: "teams", values: SWITCH, default: "off" },
        OptionInfo {
            key: "covered",
            values: Values::OneOf(&["public", "hidden"]),
            default: "public",
        },
    ],
    presets: &[Preset { name: "teams", sets: &[("teams", "on")] }],
    max_moves: 20_000,
    topics: &[],
    former: &[],
};
