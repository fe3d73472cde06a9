//! What the game says about itself, and what a table may set.

use kernel::{Chosen, Error, Info, OptionInfo, Preset, SWITCH, Seat, Values};

use crate::deck::{Deck, READY};
use crate::leader::Leader;

const DECK: &str = "a ready deck (thieves, fortress, enforcers, outlaws), `ready` for one of them \
                    by chance, `random` for any legal deck, or a list such as \
                    `leader: sage; 3 Archer; 2 Scout …`";
const READY_WORDS: &[&str] = &["ready", "random", "thieves", "fortress", "enforcers", "outlaws"];
const LEADER: Values = Values::OneOf(&[
    "deck",
    "rookie",
    "sage",
    "warlord",
    "aggressive",
    "tactical",
    "control",
    "defensive",
    "value",
]);

/// The game for the shelf.
pub(crate) const INFO: Info = Info {
    id: "skirmish",
    name: "Skirmish",
    about: "A lane card game for two: five terrains, best of three, and no resource but your cards.",
    complete: "Complete: all 61 units, 9 actions and 8 leaders, the further designs, deck building.",
    rules_version: 2,
    seats: (2, 2),
    options: &[
        OptionInfo {
            key: "deck0",
            help: DECK,
            values: Values::Text(tidy, READY_WORDS),
            default: "ready",
        },
        OptionInfo {
            key: "deck1",
            help: "the same for seat 1",
            values: Values::Text(tidy, READY_WORDS),
            default: "ready",
        },
        OptionInfo {
            key: "leader0",
            help: "the leader of seat 0 instead of the one of its deck",
            values: LEADER,
            default: "deck",
        },
        OptionInfo { key: "leader1", help: "the same for seat 1", values: LEADER, default: "deck" },
        OptionInfo {
            key: "designs",
            help: "whether decks may hold the further designs too",
            values: SWITCH,
            default: "off",
        },
        OptionInfo {
            key: "starter",
            help: "who starts the first skirmish",
            values: Values::OneOf(&["draw", "0", "1"]),
            default: "draw",
        },
        OptionInfo {
            key: "auto_pass",
            help: "pass for a seat that can do nothing else",
            values: SWITCH,
            default: "on",
        },
        OptionInfo {
            key: "stall",
            help: "after so many turns of a skirmish every pass is final",
            values: Values::Number(1, 1000),
            default: "60",
        },
        OptionInfo {
            key: "max_repeats",
            help: "how often one ability may trigger in one action",
            values: Values::Number(1, 250),
            default: "50",
        },
        OptionInfo {
            key: "max_effects",
            help: "how many effects may follow from one action",
            values: Values::Number(20, 10_000),
            default: "1000",
        },
        OptionInfo {
            key: "max_actions",
            help: "after so many actions the match is a draw",
            values: Values::Number(2, 5000),
            default: "1000",
        },
        OptionInfo {
            key: "open_decks",
            help: "whether everybody may read the deck lists of all",
            values: SWITCH,
            default: "off",
        },
    ],
    presets: &[
        Preset {
            name: "classic",
            about: "thieves against fortress",
            sets: &[("deck0", "thieves"), ("deck1", "fortress")],
        },
        Preset {
            name: "machines",
            about: "enforcers against outlaws",
            sets: &[("deck0", "enforcers"), ("deck1", "outlaws")],
        },
        Preset {
            name: "wild",
            about: "random legal decks with the further designs",
            sets: &[("deck0", "random"), ("deck1", "random"), ("designs", "on")],
        },
    ],
    max_moves: 100_000,
    rules: include_str!("rules.txt"),
    topics: crate::look::TOPICS,
};

/// How chance gives a seat its deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Given {
    /// It does not: the deck is known.
    Known,
    /// One of the ready decks.
    Ready,
    /// Any legal deck, by a number.
    Random,
}

impl Given {
    /// How many decks there are to be given.
    pub(crate) const fn count(self) -> u32 {
        match self {
            Given::Known => 0,
            Given::Ready => READY.len() as u32,
            Given::Random => u32::MAX,
        }
    }
}

/// What a table has set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules {
    pub(crate) decks: [Given; 2],
    /// The leaders that were set, whatever the decks say.
    pub(crate) leaders: [Option<Leader>; 2],
    pub(crate) designs: bool,
    pub(crate) starter: Option<Seat>,
    pub(crate) auto_pass: bool,
    pub(crate) stall: u16,
    pub(crate) max_repeats: u8,
    pub(crate) max_effects: u16,
    pub(crate) max_actions: u16,
    pub(crate) open_decks: bool,
}

impl Rules {
    /// Reads the options; gives the decks too that are known.
    pub(crate) fn new(chosen: &Chosen) -> Result<(Rules, [Option<Deck>; 2]), Error> {
        let designs = chosen.on("designs");
        let (given0, deck0) = deck("deck0", chosen.text("deck0"), designs)?;
        let (given1, deck1) = deck("deck1", chosen.text("deck1"), designs)?;
        let rules = Rules {
            decks: [given0, given1],
            leaders: ["leader0", "leader1"].map(|key| Leader::named(chosen.text(key))),
            designs,
            starter: chosen.text("starter").parse().ok().map(Seat),
            auto_pass: chosen.on("auto_pass"),
            stall: chosen.number("stall") as u16,
            max_repeats: chosen.number("max_repeats") as u8,
            max_effects: chosen.number("max_effects") as u16,
            max_actions: chosen.number("max_actions") as u16,
            open_decks: chosen.on("open_decks"),
        };
        Ok((rules, [deck0, deck1]))
    }
}

fn deck(option: &'static str, text: &str, designs: bool) -> Result<(Given, Option<Deck>), Error> {
    match text {
        "ready" => return Ok((Given::Ready, None)),
        "random" => return Ok((Given::Random, None)),
        _ => {}
    }
    let deck = Deck::parse(text)?;
    let wrong = deck.violations(designs);
    if !wrong.is_empty() {
        return Err(Error::invalid("illegal_deck", "{option}: {violations}.")
            .with("option", option)
            .with("violations", wrong.join("; ")));
    }
    Ok((Given::Known, Some(deck)))
}

/// A deck as it is kept: a name, or the cards in one word, without remarks.
fn tidy(text: &str) -> Result<String, Error> {
    let word = text.trim().to_lowercase();
    match word.as_str() {
        "ready" | "random" => Ok(word),
        _ => Ok(Deck::parse(text)?.code()),
    }
}
