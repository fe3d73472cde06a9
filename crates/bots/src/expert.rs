//! Which bots a game has.

use std::any::Any;

use kernel::{Error, Message, Show};
use schemars::JsonSchema;
use search::net::{Features, Net};
use search::{AlphaBeta, Bot, Flat, Greedy, Ismcts, Knowledge, Random, Rules};
use serde::Serialize;

use crate::name::Name;

/// How strong a named opponent is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Knows the rules and little else.
    Novice,
    /// Plays for fun.
    Casual,
    /// A good opponent.
    Strong,
    /// The best there is here in a short time.
    Master,
    /// The same with more time.
    Grandmaster,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] =
        [Level::Novice, Level::Casual, Level::Strong, Level::Master, Level::Grandmaster];

    /// The name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Casual => "casual",
            Level::Strong => "strong",
            Level::Master => "master",
            Level::Grandmaster => "grandmaster",
        }
    }

    /// Within how many milliseconds it answers. Where people play and something is hidden it takes
    /// just as long for every decision, because the time that it takes would tell something: what
    /// it has thought until then is what it decides by.
    pub const fn answers_within_ms(self) -> u32 {
        match self {
            Level::Novice => 100,
            Level::Casual => 150,
            Level::Strong => 400,
            Level::Master => 1000,
            Level::Grandmaster => 2000,
        }
    }
}

/// A bot as it is listed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Listing {
    /// What it is called; `:N` where a number follows.
    pub name: &'static str,
    /// How it plays.
    pub about: Message,
    /// Whether it is a level for people, rather than for study.
    pub level: bool,
    /// Within how many milliseconds it answers, for levels.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answers_within_ms: Option<u32>,
}

/// What a game knows beyond its rules. Everything has a default, so that a game without an expert
/// of its own has bots too.
pub trait Expert<G: Show>: Send + Sync {
    /// What search is told.
    fn knowledge(&self) -> &'static dyn Knowledge<G>;

    /// The bot of a level.
    fn level(&self, level: Level) -> Box<dyn Bot<G>> {
        let knowledge = self.knowledge();
        match level {
            Level::Novice => Box::new(Flat { knowledge, simulations: 40 }),
            // In plain play-outs others answer at random: a bluff looks good that nobody believes.
            Level::Casual => Box::new(Ismcts::new(knowledge, 300)),
            Level::Strong => Box::new(Ismcts::new(knowledge, 1500)),
            Level::Master => Box::new(Ismcts::new(knowledge, 6000)),
            Level::Grandmaster => Box::new(Ismcts::new(knowledge, 24_000)),
        }
    }

    /// How a level plays, in a few words. Without an expert, by the number of simulations.
    fn about_level(&self, level: Level) -> Message {
        let key = match level {
            Level::Novice => "bot-level-flat",
            _ => "bot-level-tree",
        };
        Message::new(key).with("simulations", self.level(level).budget().to_string())
    }

    /// The names of bots for study that only this game has. `strong@1` is how version 1 of a level
    /// played: it stays as it is, so that what is better now can be measured.
    fn own(&self) -> &'static [&'static str] {
        &[]
    }

    /// Refuses as `net_missing` where a bot judges by nets that this program does not hold and
    /// that were not handed in yet.
    fn ready(&self, _name: &Name) -> Result<(), Error> {
        Ok(())
    }

    /// What a net sees of a position, in games where nets judge.
    fn features(&self) -> Option<&'static dyn Features<G>> {
        None
    }

    /// A search of this game by name, such as `tree:400`, that judges by a net: by none, as it did
    /// before there were any. For making nets and comparing them.
    fn searching(&self, _name: &Name, _net: Option<&'static Net>) -> Option<Box<dyn Bot<G>>> {
        None
    }

    /// Whether the speed of search is measured at a position in the middle of a game: by default
    /// at any.
    fn is_measured(&self, _state: &G) -> bool {
        true
    }

    /// One of the bots that only this game has.
    fn own_bot(&self, _name: &Name) -> Option<Box<dyn Bot<G>>> {
        None
    }
}

/// The expert of a game that has none.
struct Anybody;

impl<G: Show> Expert<G> for Anybody {
    fn knowledge(&self) -> &'static dyn Knowledge<G> {
        &Rules
    }
}

/// The expert of a game.
pub fn expert<G: Show>() -> &'static dyn Expert<G> {
    let texas42: &'static dyn Expert<::texas42::State> = &crate::texas42::Player;
    let innovation: &'static dyn Expert<::innovation::State> = &crate::innovation::Player;
    let skirmish: &'static dyn Expert<::skirmish::State> = &crate::skirmish::Player;
    let mordheim: &'static dyn Expert<::mordheim::State> = &crate::mordheim::Player;
    let experts: [&dyn Any; 4] = [&texas42, &innovation, &skirmish, &mordheim];
    let own = experts.iter().find_map(|known| known.downcast_ref::<&'static dyn Expert<G>>());
    own.copied().unwrap_or(&Anybody)
}

/// The bots that every game has for study.
const COMMON: [&str; 7] =
    ["random", "greedy", "flat:N", "ismcts:N", "plain-flat:N", "plain-ismcts:N", "alphabeta:N"];
/// In how many worlds the greedy bot and alpha-beta look at each move.
const FEW_WORLDS: u32 = 4;
/// How many simulations, and how many moves ahead, when nothing is said.
const USUAL: u64 = 1000;
const USUAL_DEPTH: u64 = 3;
/// Alpha-beta looks at no more positions than this.
const MOST_NODES: u64 = 200_000;

/// The bots of a game: levels first, then those for study.
pub(crate) fn listing<G: Show>() -> Vec<Listing> {
    let expert = expert::<G>();
    let level = |level: Level| Listing {
        name: level.name(),
        about: expert.about_level(level),
        level: true,
        answers_within_ms: Some(level.answers_within_ms()),
    };
    let about = |name: &'static str| match name.split_once('@') {
        Some((level, version)) => {
            Message::new("bot-version").with("level", level).with("version", version)
        }
        None => Message::of("bot", name.trim_end_matches(":N")),
    };
    let study = |&name: &&'static str| Listing {
        name,
        about: about(name),
        level: false,
        answers_within_ms: None,
    };
    let levels = Level::ALL.into_iter().map(level);
    levels.chain(COMMON.iter().chain(expert.own()).map(study)).collect()
}

/// The bot of this name, or an error that lists those there are.
pub fn named<G: Show>(text: &str) -> Result<Box<dyn Bot<G>>, Error> {
    let name = Name::parse(text)?;
    let expert = expert::<G>();
    expert.ready(&name)?;
    let knowledge = expert.knowledge();
    let rules: &'static dyn Knowledge<G> = &Rules;
    let simulations = name.number.unwrap_or(USUAL);
    let plain = name.number.is_none();
    let level = Level::ALL.into_iter().find(|level| level.name() == name.word);
    Ok(match (name.word.as_str(), level) {
        (_, Some(level)) if plain => expert.level(level),
        ("random", _) if plain => Box::new(Random),
        ("greedy", _) if plain => Box::new(Greedy { knowledge, worlds: FEW_WORLDS }),
        ("flat", _) => Box::new(Flat { knowledge, simulations }),
        ("ismcts", _) => Box::new(Ismcts::new(knowledge, simulations)),
        ("plain-flat", _) => Box::new(Flat { knowledge: rules, simulations }),
        ("plain-ismcts", _) => Box::new(Ismcts::new(rules, simulations)),
        ("alphabeta", _) => Box::new(AlphaBeta {
            knowledge,
            depth: name.number.unwrap_or(USUAL_DEPTH) as u32,
            worlds: FEW_WORLDS,
            most: MOST_NODES,
        }),
        _ => return expert.own_bot(&name).ok_or_else(|| unknown::<G>(text)),
    })
}

fn unknown<G: Show>(name: &str) -> Error {
    Error::invalid("unknown_bot")
        .with("game", G::INFO.name)
        .with("name", name)
        .options(listing::<G>().iter().map(|listing| listing.name))
}
