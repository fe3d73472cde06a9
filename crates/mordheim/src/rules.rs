//! What the game says about itself, and what a table may set.

use kernel::{Chosen, Error, Former, Info, OptionInfo, Preset, SWITCH, Values};

use crate::field::{self, Field};
use crate::roster::{self, Roster};
use crate::rulings::R28_MEASURE;
use crate::set::{Member, list, word};

list! {
    /// What is fought for.
    Scenario {
        DefendTheFind "defend_the_find",
        Skirmish "skirmish",
        WyrdstoneHunt "wyrdstone_hunt",
        Breakthrough "breakthrough",
        StreetFight "street_fight",
        ChanceEncounter "chance_encounter",
        HiddenTreasure "hidden_treasure",
        Occupy "occupy",
        SurpriseAttack "surprise_attack",
    }
}

impl Scenario {
    /// Whether it needs a map: buildings or counters with places.
    pub fn needs_map(self) -> bool {
        matches!(self, Scenario::WyrdstoneHunt | Scenario::HiddenTreasure | Scenario::Occupy)
    }
}

/// The ready rosters and maps, by the words for the options.
const ROSTERS: &[&str] = &[
    "river-company",
    "gutter-claws",
    "sons-of-the-wolf-rock",
    "the-gilded-tide",
    "pyre-and-hammer",
    "vigil-of-the-rock",
    "the-pale-court",
    "circle-of-the-pit",
];
const MAPS: &[&str] = &["crossroads", "ruins", "canal", "street", "market"];

const fn switch(key: &'static str, default: &'static str) -> OptionInfo {
    OptionInfo { key, values: SWITCH, default }
}

/// The game for the shelf.
pub(crate) const INFO: Info = Info {
    id: "mordheim",
    name: "Mordheim",
    rules_version: 4,
    seats: (2, 2),
    options: &[
        OptionInfo { key: "space", values: Values::OneOf(&["map", "table"]), default: "map" },
        OptionInfo {
            key: "roster0",
            values: Values::Text(roster::read_option, ROSTERS),
            default: "river-company",
        },
        OptionInfo {
            key: "roster1",
            values: Values::Text(roster::read_option, ROSTERS),
            default: "sons-of-the-wolf-rock",
        },
        OptionInfo {
            key: "map",
            values: Values::Text(field::read_option, MAPS),
            default: "crossroads",
        },
        OptionInfo {
            key: "scenario",
            values: Values::OneOf(&[
                "skirmish",
                "defend_the_find",
                "wyrdstone_hunt",
                "breakthrough",
                "street_fight",
                "chance_encounter",
                "hidden_treasure",
                "occupy",
                "surprise_attack",
                "roll",
            ]),
            default: "skirmish",
        },
        OptionInfo { key: "turns", values: Values::Number(1, 60), default: "15" },
        OptionInfo {
            key: "criticals",
            values: Values::OneOf(&["basic", "class"]),
            default: "basic",
        },
        switch("misfires", "off"),
        switch("escape", "off"),
        OptionInfo { key: "parry", values: Values::OneOf(&["always", "ask"]), default: "always" },
        switch(R28_MEASURE, "on"),
        switch("disputes", "on"),
        switch("heights", "on"),
    ],
    presets: &[
        Preset { name: "companion", sets: &[("space", "table"), ("disputes", "off")] },
        Preset {
            name: "full",
            sets: &[("criticals", "class"), ("misfires", "on"), ("escape", "on"), ("parry", "ask")],
        },
    ],
    max_moves: 60_000,
    topics: &["warriors", "rosters", "odds", "field", "losses", "scenario"],
    // Until then the Reiklanders lost seven battles of ten to the rats.
    former: &[Former { key: "roster1", default: "gutter-claws", rules: 3 }],
};

/// What a table has chosen, as the rules need it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Options {
    /// Whether the engine knows the field.
    pub(crate) map: bool,
    /// What is fought for; nothing when dice decide.
    pub(crate) scenario: Option<Scenario>,
    pub(crate) turns: u8,
    pub(crate) charts: bool,
    pub(crate) misfires: bool,
    pub(crate) escape: bool,
    pub(crate) parry_asks: bool,
    pub(crate) measure: bool,
    pub(crate) disputes: bool,
    pub(crate) heights: bool,
}

impl Options {
    /// What was chosen, with the two rosters and the field.
    pub(crate) fn new(chosen: &Chosen) -> Result<(Options, [Roster; 2], Field), Error> {
        let options = Options {
            map: chosen.text("space") == "map",
            scenario: Scenario::find(chosen.text("scenario")),
            turns: chosen.number("turns") as u8,
            charts: chosen.text("criticals") == "class",
            misfires: chosen.on("misfires"),
            escape: chosen.on("escape"),
            parry_asks: chosen.text("parry") == "ask",
            measure: chosen.on(R28_MEASURE),
            disputes: chosen.on("disputes"),
            heights: chosen.on("heights"),
        };
        if let Some(scenario) = options.scenario.filter(|s| s.needs_map() && !options.map) {
            return Err(Error::invalid("needs_map").arg("scenario", word("scenario", scenario)));
        }
        let roster = |key| match Roster::ready(chosen.text(key)) {
            Some(roster) => Ok(roster),
            None => Roster::read(chosen.text(key)),
        };
        let field = if options.map { Field::of_option(chosen.text("map"))? } else { Field::EMPTY };
        Ok((options, [roster("roster0")?, roster("roster1")?], field))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_the_options_are_those_of_the_ready_rosters_and_maps() {
        let rosters: Vec<&str> = roster::READY.iter().map(|(word, _)| *word).collect();
        let maps: Vec<&str> = field::READY.iter().map(|(word, _)| *word).collect();
        assert_eq!((ROSTERS, MAPS), (rosters.as_slice(), maps.as_slice()));
    }
}
