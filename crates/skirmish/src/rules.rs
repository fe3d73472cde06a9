//! What the game says about itself, and what a table may set.

use kernel::{Chosen, Error, Info, OptionInfo, Preset, SWITCH, Seat, Values};

use crate::deck::{Deck, READY, joined};
use crate::leader::Leader;

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
    rules_version: 2,
    seats: (2, 2),
    options: &[
        OptionInfo { key: "deck0", values: Values::Text(tidy, READY_WORDS), default: "ready" },
        OptionInfo { key: "deck1", values: Values::Text(tidy, READY_WORDS), default: "ready" },
        OptionInfo { key: "leader0", values: LEADER, default: "deck" },
        OptionInfo { key: "leader1", values: LEADER, default: "deck" },
        OptionInfo { key: "designs", values: SWITCH, default: "off" },
        OptionInfo { key: "starter", values: Values::OneOf(&["draw", "0", "1"]), default: "draw" },
        OptionInfo { key: "auto_pass", values: SWITCH, default: "on" },
        OptionInfo { key: "stall", values: Values::Number(1, 1000), default: "60" },
        OptionInfo { key: "max_repeats", values: Values::Number(1, 250), default: "50" },
        OptionInfo { key: "max_effects", values: Values::Number(20, 10_000), default: "1000" },
        OptionInfo { key: "max_actions", values: Values::Number(2, 5000), default: "1000" },
        OptionInfo { key: "open_decks", values: SWITCH, default: "off" },
    ],
    presets: &[
        Preset { name: "classic", sets: &[("deck0", "thieves"), ("deck1", "fortress")] },
        Preset { name: "machines", sets: &[("deck0", "enforcers"), ("deck1", "outlaws")] },
        Preset {
            name: "wild",
            sets: &[("deck0", "random"), ("deck1", "random"), ("designs", "on")],
        },
    ],
    max_moves: 100_000,
    topics: crate::show::TOPICS,
    former: &[],
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
        let error = Error::invalid("illegal_deck").with("option", option);
        return Err(error.arg("wrong", joined(wrong)));
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
