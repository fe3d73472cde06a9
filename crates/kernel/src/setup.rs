//! What a table is opened with, not yet validated, and what a game says about itself.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::seat::Seat;

/// What a game says about itself: one constant per game. What it says in words has keys that follow
/// from it: `game-about` and `game-complete`, `option-` and its key, `preset-` and its name.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The name in commands, files and links, such as `texas-42`.
    pub id: &'static str,
    /// The name for people, the same in every language.
    pub name: &'static str,
    /// Raised whenever an old record could play out differently.
    pub rules_version: u32,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// Every option, in the order in which they are listed and coded.
    pub options: &'static [OptionInfo],
    /// Named sets of options, chosen with `preset=NAME`.
    pub presets: &'static [Preset],
    /// More moves, of seats and chance together, than any game takes. Where the rules set no bound
    /// (a game may be thrown in again and again) a number that only a runaway game reaches.
    pub max_moves: u32,
    /// What [`Show::details`](crate::Show::details) can be asked about, each one word in small
    /// letters.
    pub topics: &'static [&'static str],
    /// Defaults that were others under older versions of the rules, the oldest first: what was
    /// written then leaves them unsaid.
    pub former: &'static [Former],
}

/// A default that was another one under older versions of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Former {
    /// The key of the option.
    pub key: &'static str,
    /// Its default until then.
    pub default: &'static str,
    /// The last version of the rules with that default.
    pub rules: u32,
}

/// One option of a game.
#[derive(Clone, Copy, Debug)]
pub struct OptionInfo {
    /// The name in `--set key=value`.
    pub key: &'static str,
    /// Which values it takes.
    pub values: Values,
    /// The value when nothing is said.
    pub default: &'static str,
}

impl OptionInfo {
    /// The seat that this belongs to, such as a deck or a leader: its key ends in the number of a
    /// seat.
    pub fn seat(&self) -> Option<Seat> {
        let number = self.key.chars().last().and_then(|last| last.to_digit(10))?;
        Some(Seat(number as u8))
    }
}

/// Which values an option takes.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of these words. A switch has the words `off` and `on`.
    OneOf(&'static [&'static str]),
    /// A whole number from the first to the second.
    Number(u32, u32),
    /// A text that the game reads, such as a deck list or a roster: the function checks it and
    /// gives it in its shortest form. The words stand for texts that come with the game.
    Text(fn(&str) -> Result<String, Error>, &'static [&'static str]),
}

/// The words of a switch.
pub const SWITCH: Values = Values::OneOf(&["off", "on"]);

impl Values {
    /// Whether `value` is one of them, written as it should be.
    pub fn allows(self, value: &str) -> bool {
        match self {
            Values::OneOf(words) => words.contains(&value),
            Values::Number(low, high) => value
                .parse::<u32>()
                .is_ok_and(|n| (low..=high).contains(&n) && n.to_string() == value),
            Values::Text(read, _) => read(value).is_ok(),
        }
    }

    /// The values as they are typed, for help and errors: a range as `1..7`.
    pub fn listed(self) -> Vec<String> {
        match self {
            Values::OneOf(words) => words.iter().map(|&word| word.to_owned()).collect(),
            Values::Number(low, high) => vec![format!("{low}..{high}")],
            Values::Text(_, ready) => {
                let words = ready.iter().map(|&word| word.to_owned());
                words.chain(["@FILE".to_owned()]).collect()
            }
        }
    }
}

/// A named set of options.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// The name in `--set preset=NAME`.
    pub name: &'static str,
    /// The options in which it differs from the defaults.
    pub sets: &'static [(&'static str, &'static str)],
}

/// What a table is opened with, as somebody asked for it: not yet validated.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Setup {
    /// How many seats; none for the fewest that the game allows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// Options that differ from the defaults, and perhaps `preset`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// A position to start from instead of the beginning, in the language of the game's scenarios.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// The value of every option of a game, validated, in the order of [`Info::options`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// How many seats.
    pub seats: u8,
    values: Vec<(&'static OptionInfo, String)>,
}

impl PartialEq for OptionInfo {
    fn eq(&self, other: &OptionInfo) -> bool {
        self.key == other.key
    }
}

impl Eq for OptionInfo {}

impl Setup {
    /// The setup with one more option.
    #[must_use]
    pub fn set(mut self, key: &str, value: &str) -> Setup {
        self.options.insert(key.to_owned(), value.to_owned());
        self
    }

    /// The setup without the texts, such as decks, that seats brought, but for those of seats of
    /// which `keeps` says so.
    #[must_use]
    pub fn without_brought(&self, info: &'static Info, keeps: impl Fn(Seat) -> bool) -> Setup {
        let brought = |option: &&OptionInfo| matches!(option.values, Values::Text(..));
        let mut setup = self.clone();
        setup.options.retain(|key, _| {
            let option = info.options.iter().find(|option| option.key == key).filter(brought);
            option.and_then(OptionInfo::seat).is_none_or(&keeps)
        });
        setup
    }

    /// Checks seats and options against what the game offers and fills in the defaults.
    pub fn choose(&self, info: &'static Info) -> Result<Chosen, Error> {
        let (fewest, most) = info.seats;
        let seats = self.seats.unwrap_or(fewest);
        if !(fewest..=most).contains(&seats) {
            let error = Error::invalid("wrong_seats");
            let error = if fewest == most { error.variant("fixed") } else { error };
            return Err(error
                .with("game", info.name)
                .with("fewest", fewest)
                .with("most", most)
                .with("seats", seats));
        }
        let mut chosen = Chosen {
            seats,
            values: info.options.iter().map(|o| (o, o.default.to_owned())).collect(),
        };
        if let Some(name) = self.options.get("preset") {
            for &(key, value) in info.preset(name)?.sets {
                chosen.put(info, key, value)?;
            }
        }
        for (key, value) in self.options.iter().filter(|(key, _)| *key != "preset") {
            chosen.put(info, key, value)?;
        }
        Ok(chosen)
    }

    /// What a setup that was written under a version of the rules means today: options that it
    /// leaves to a default that has changed since are said.
    #[must_use]
    pub fn written_under(mut self, info: &'static Info, rules: u32) -> Setup {
        let preset = self.options.get("preset").and_then(|name| info.preset(name).ok());
        let by_preset = |key| preset.is_some_and(|preset| preset.sets.iter().any(|s| s.0 == key));
        for option in info.options {
            let default = info.default_under(option, rules);
            if default != option.default && !by_preset(option.key) {
                self.options.entry(option.key.to_owned()).or_insert_with(|| default.to_owned());
            }
        }
        self
    }

    /// The same setup in its shortest form: seats said, presets resolved, defaults left out, the
    /// lines of the position ended alike.
    pub fn canonical(&self, info: &'static Info) -> Result<Setup, Error> {
        self.canonical_under(info, info.rules_version)
    }

    /// The same setup in its shortest form for a version of the rules, whose defaults are left out.
    pub fn canonical_under(&self, info: &'static Info, rules: u32) -> Result<Setup, Error> {
        let chosen = self.choose(info)?;
        let options = chosen
            .values
            .iter()
            .filter(|(option, value)| info.default_under(option, rules) != value)
            .map(|(option, value)| (option.key.to_owned(), value.clone()))
            .collect();
        let line = |line: &str| line.trim_end().to_owned() + "\n";
        let position = self.position.as_ref().map(|text| text.lines().map(line).collect());
        Ok(Setup { seats: Some(chosen.seats), options, position })
    }
}

impl Info {
    /// A game of this name for so many seats, without options.
    pub const fn new(
        id: &'static str,
        name: &'static str,
        seats: (u8, u8),
        max_moves: u32,
    ) -> Info {
        let (options, presets, topics, former) = (&[], &[], &[], &[]);
        Info { id, name, rules_version: 1, seats, options, presets, max_moves, topics, former }
    }

    /// The default of an option under a version of the rules.
    pub fn default_under(&self, option: &OptionInfo, rules: u32) -> &'static str {
        let mut former = self.former.iter();
        let found = former.find(|former| former.key == option.key && rules <= former.rules);
        found.map_or(option.default, |former| former.default)
    }

    fn preset(&self, name: &str) -> Result<&'static Preset, Error> {
        self.presets.iter().find(|preset| preset.name == name).ok_or_else(|| {
            Error::invalid("unknown_preset")
                .with("game", self.name)
                .with("preset", name)
                .options(self.presets.iter().map(|preset| preset.name))
        })
    }
}

impl Chosen {
    fn put(&mut self, info: &Info, key: &str, value: &str) -> Result<(), Error> {
        let Some(slot) = self.values.iter_mut().find(|(option, _)| option.key == key) else {
            return Err(Error::invalid("unknown_option")
                .with("game", info.name)
                .with("option", key)
                .options(info.options.iter().map(|option| option.key)));
        };
        if let Values::Text(read, _) = slot.0.values {
            slot.1 = read(value)?;
            return Ok(());
        }
        if !slot.0.values.allows(value) {
            return Err(Error::invalid("wrong_option")
                .with("option", key)
                .with("value", value)
                .options(slot.0.values.listed()));
        }
        value.clone_into(&mut slot.1);
        Ok(())
    }

    /// Every option with its value, in order.
    pub fn all(&self) -> impl Iterator<Item = (&'static OptionInfo, &str)> {
        self.values.iter().map(|(option, value)| (*option, value.as_str()))
    }

    /// The value of an option.
    ///
    /// # Panics
    /// When the game has no such option: the caller is the game itself.
    pub fn text(&self, key: &str) -> &str {
        let found = self.values.iter().find(|(option, _)| option.key == key);
        &found.unwrap_or_else(|| panic!("the game lists an option `{key}`")).1
    }

    /// Whether a switch is on.
    pub fn on(&self, key: &str) -> bool {
        self.text(key) == "on"
    }

    /// The value of an option that takes numbers.
    ///
    /// # Panics
    /// When the option does not take numbers.
    pub fn number(&self, key: &str) -> u32 {
        self.text(key).parse().expect("the option takes numbers and was validated")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INFO: Info = Info {
        id: "toy",
        name: "Toy",
        rules_version: 3,
        seats: (2, 3),
        options: &[
            OptionInfo { key: "fast", values: SWITCH, default: "off" },
            OptionInfo { key: "heap", values: Values::Number(3, 9), default: "5" },
        ],
        presets: &[Preset { name: "blitz", sets: &[("fast", "on"), ("heap", "3")] }],
        max_moves: 10,
        topics: &[],
        former: &[
            Former { key: "heap", default: "3", rules: 0 },
            Former { key: "heap", default: "4", rules: 2 },
        ],
    };

    #[test]
    fn presets_come_first_and_options_override_them() {
        let setup = Setup::default().set("preset", "blitz").set("heap", "4");
        let chosen = setup.choose(&INFO).unwrap();
        assert!(chosen.on("fast"));
        assert_eq!((chosen.number("heap"), chosen.seats), (4, 2));
        let canonical = setup.canonical(&INFO).unwrap();
        assert_eq!(canonical.choose(&INFO).unwrap(), chosen);
        assert!(!canonical.options.contains_key("preset"));
        assert_eq!(canonical.canonical(&INFO).unwrap(), canonical);
    }

    #[test]
    fn what_older_rules_left_unsaid_is_said() {
        let heap = |setup: Setup, rules| {
            let today = setup.written_under(&INFO, rules);
            let short = today.canonical_under(&INFO, rules).unwrap();
            assert_eq!(short.written_under(&INFO, rules).choose(&INFO), today.choose(&INFO));
            today.choose(&INFO).unwrap().number("heap")
        };
        let plain = Setup::default;
        assert_eq!([0, 1, 2, 3, 4].map(|rules| heap(plain(), rules)), [3, 4, 4, 5, 5]);
        assert_eq!(heap(plain().set("heap", "9"), 1), 9);
        assert_eq!(heap(plain().set("preset", "blitz"), 1), 3);
        let short = plain().set("heap", "4").canonical_under(&INFO, 2).unwrap();
        assert!(short.options.is_empty(), "{short:?}");
    }

    #[test]
    fn what_is_wrong_is_named_with_what_would_be_right() {
        let wrong = |setup: Setup| setup.choose(&INFO).unwrap_err();
        assert_eq!(wrong(Setup::default().set("slow", "on")).options, ["fast", "heap"]);
        assert_eq!(wrong(Setup::default().set("heap", "10")).options, ["3..9"]);
        assert_eq!(wrong(Setup::default().set("heap", "+4")).code, "wrong_option");
        assert_eq!(wrong(Setup::default().set("preset", "x")).options, ["blitz"]);
        assert_eq!(wrong(Setup { seats: Some(4), ..Setup::default() }).code, "wrong_seats");
    }
}
