//! Scenarios: a position, moves and expectations, as text that a player can write.
//!
//! The format is described in `scenarios/README.md`; this module reads and runs it for any game.

use std::fmt::Write as _;
use std::rc::Rc;

use schemars::JsonSchema;
use serde::Serialize;

#[cfg(feature = "words")]
mod run;

use crate::error::Error;
use crate::record::{Record, escape, unescape};
use crate::seat::{Mover, Seat, UnknownName};
use crate::setup::Setup;
#[cfg(feature = "words")]
pub use run::Failed;

/// Limits, so that a file cannot ask for more memory than it is worth.
const MOST_BYTES: usize = 1 << 20;
const MOST_SCENARIOS: usize = 2000;
const MOST_OPTIONS: usize = 100;
const LONGEST_NAME: usize = 64;
const LONGEST_VALUE: usize = 32_768;
const LONGEST_POSITION: usize = 32_768;

/// One scenario of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// What it shows.
    pub title: String,
    /// The line of the file with which it begins, counted from 1.
    pub line: usize,
    /// What the file says about all its scenarios: there once, however many there are.
    head: Rc<Opening>,
    /// What it says about this one.
    own: Opening,
    steps: Vec<Step>,
}

/// How the table of a scenario is opened, as far as the file says it in one place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Opening {
    game: Option<String>,
    /// Seats, options and position.
    setup: Setup,
    /// With a seed, chance moves by itself wherever no line says what it does.
    seed: Option<u64>,
    /// What is asked, where it is a puzzle.
    puzzle: Option<String>,
    /// The lines of the file in which `position` and then each line of the position stand.
    position_lines: Vec<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Step {
    line: usize,
    what: What,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum What {
    Move(Mover, String),
    Refused(Mover, String, Option<String>),
    Legal(Seat, Vec<String>),
    Offers(Seat, Vec<String>),
    Withholds(Seat, Vec<String>),
    ToMove(Vec<Mover>),
    Winners(Vec<Mover>),
    Tells(String),
    Expect(Vec<String>),
    Say(String),
    Instead(String, String),
}

/// What happens in a scenario, for those who play it with a learner: expectations are left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum ScriptStep {
    /// Somebody makes a move.
    Move {
        /// Who.
        mover: Mover,
        /// The move in notation.
        text: String,
    },
    /// The learner is told something: what was done, or what to do next.
    Say {
        /// The key of the message.
        key: String,
    },
    /// What the learner is told on making this move instead of the next one.
    Instead {
        /// The move in notation; `*` is every move that has no line of its own.
        text: String,
        /// The key of the message.
        key: String,
    },
}

impl Scenario {
    /// The largest file of scenarios, in bytes.
    pub const MAX_FILE: usize = MOST_BYTES;

    /// Reads a file of scenarios. What stands before the first `scenario:` line holds for all of
    /// them, and takes room once. An error names the line, and the limit where there is one.
    pub fn parse(text: &str) -> Result<Vec<Scenario>, Error> {
        if text.len() > MOST_BYTES {
            return Err(bad(1, "long-file"));
        }
        let mut head = Rc::new(Opening::default());
        let mut all: Vec<Scenario> = Vec::new();
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(n, line)| (n + 1, line.split(" #").next().unwrap_or("").trim_end()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .peekable();
        while let Some((n, line)) = lines.next() {
            let mut block = || {
                let mut block = Vec::new();
                while let Some((n, line)) = lines.next_if(|(_, line)| line.starts_with(' ')) {
                    block.push((n, line.trim().to_owned()));
                }
                block
            };
            if let Some(title) = line.strip_prefix("scenario:") {
                if all.len() == MOST_SCENARIOS {
                    return Err(bad(n, "many-scenarios"));
                }
                let (title, own) = (title.trim().to_owned(), Opening::default());
                let head = Rc::clone(&head);
                all.push(Scenario { title, line: n, head, own, steps: Vec::new() });
                continue;
            }
            let opening = match all.last_mut() {
                Some(scenario) => &mut scenario.own,
                None => Rc::get_mut(&mut head).expect("nothing shares it yet"),
            };
            if opening.take(n, line, &mut block)? {
                continue;
            }
            let step = Step::parse(n, line, &mut block)?;
            let step = step.ok_or_else(|| bad(n, "unknown-line"))?;
            match all.last_mut() {
                Some(scenario) => scenario.steps.push(step),
                None => {
                    return Err(bad(n, "no-scenario-yet"));
                }
            }
        }
        if all.is_empty() {
            return Err(bad(1, "no-scenario"));
        }
        match all.iter().find(|scenario| scenario.game().is_empty()) {
            Some(_) => Err(bad(1, "no-game")),
            None => Ok(all),
        }
    }

    /// The game's id.
    pub fn game(&self) -> &str {
        self.own.game.as_ref().or(self.head.game.as_ref()).map_or("", String::as_str)
    }

    /// What the table is opened with, the position included.
    pub fn setup(&self) -> Setup {
        let (head, own) = (&self.head.setup, &self.own.setup);
        let mut options = head.options.clone();
        options.extend(own.options.clone());
        Setup {
            seats: own.seats.or(head.seats),
            options,
            position: own.position.as_ref().or(head.position.as_ref()).cloned(),
        }
    }

    /// Who is to reach what, and how hard that is, where it is a puzzle.
    pub fn puzzle(&self) -> Option<&str> {
        self.own.puzzle.as_ref().or(self.head.puzzle.as_ref()).map(String::as_str)
    }

    /// The moves that are made in it.
    pub fn moves(&self) -> impl Iterator<Item = (Mover, &str)> {
        self.steps.iter().filter_map(|step| match &step.what {
            What::Move(mover, text) => Some((*mover, text.as_str())),
            _ => None,
        })
    }

    /// Moves and what is said about them, in order.
    pub fn script(&self) -> Vec<ScriptStep> {
        let step = |step: &Step| match &step.what {
            What::Move(mover, text) => Some(ScriptStep::Move { mover: *mover, text: text.clone() }),
            What::Say(key) => Some(ScriptStep::Say { key: key.clone() }),
            What::Instead(key, text) => {
                Some(ScriptStep::Instead { text: text.clone(), key: key.clone() })
            }
            _ => None,
        };
        self.steps.iter().filter_map(step).collect()
    }

    /// With a seed, chance moves by itself wherever no line says what it does.
    pub fn seed(&self) -> Option<u64> {
        self.own.seed.or(self.head.seed)
    }

    /// A scenario that plays a record again: how a failure is written down.
    pub fn of_record(title: &str, record: &Record) -> String {
        let mut out = format!("scenario: {title}\ngame: {}\n", record.game);
        if let Some(seats) = record.setup.seats {
            let _ = writeln!(out, "seats: {seats}");
        }
        for (key, value) in &record.setup.options {
            let _ = writeln!(out, "set: {key}={}", escape(value));
        }
        if let Some(position) = &record.setup.position {
            out.push_str("position\n");
            position.lines().for_each(|line| {
                let _ = writeln!(out, "  {line}");
            });
        }
        for (mover, text) in &record.moves {
            let _ = writeln!(out, "{mover}: {text}");
        }
        out
    }
}

impl Opening {
    /// Takes in one line, if it says how the table is opened; says whether it did.
    fn take(
        &mut self,
        line: usize,
        text: &str,
        block: &mut dyn FnMut() -> Vec<(usize, String)>,
    ) -> Result<bool, Error> {
        if text == "position" {
            let (lines, texts): (Vec<usize>, Vec<String>) = block().into_iter().unzip();
            let position = texts.join("\n") + "\n";
            if position.len() > LONGEST_POSITION {
                return Err(bad(line, "long-position"));
            }
            self.setup.position = Some(position);
            self.position_lines = [vec![line], lines].concat();
            return Ok(true);
        }
        let Some((word, rest)) = text.split_once(':') else { return Ok(false) };
        let rest = rest.trim();
        match word {
            "game" if rest.len() > LONGEST_NAME => {
                return Err(bad(line, "long-game"));
            }
            "game" => self.game = Some(rest.to_owned()),
            "puzzle" if rest.len() > LONGEST_NAME => {
                return Err(bad(line, "long-puzzle"));
            }
            "puzzle" => self.puzzle = Some(rest.to_owned()),
            "seats" => {
                let seats = rest.parse().map_err(|_| bad(line, "seats"))?;
                self.setup.seats = Some(seats);
            }
            "seed" => {
                self.seed = Some(rest.parse().map_err(|_| bad(line, "seed"))?);
            }
            "set" => {
                for pair in rest.split_whitespace() {
                    let (key, value) = pair.split_once('=').ok_or_else(|| bad(line, "set"))?;
                    self.set(line, key, value)?;
                }
            }
            _ if word.starts_with("set ") => self.set(line, word["set ".len()..].trim(), rest)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Takes in one option.
    fn set(&mut self, line: usize, key: &str, value: &str) -> Result<(), Error> {
        if key.is_empty() || key.contains(char::is_whitespace) {
            return Err(bad(line, "set-key"));
        }
        if value.starts_with('@') {
            return Err(bad(line, "set-file"));
        }
        if key.len() > LONGEST_NAME {
            return Err(bad(line, "long-key"));
        }
        if value.len() > LONGEST_VALUE {
            return Err(bad(line, "long-value"));
        }
        self.setup.options.insert(key.to_owned(), unescape(value));
        if self.setup.options.len() > MOST_OPTIONS {
            return Err(bad(line, "many-options"));
        }
        Ok(())
    }
}

impl Step {
    /// Reads one line that says what happens or is expected, if it is one.
    fn parse(
        line: usize,
        text: &str,
        block: &mut dyn FnMut() -> Vec<(usize, String)>,
    ) -> Result<Option<Step>, Error> {
        if text == "expect" {
            let lines: Vec<String> = block().into_iter().map(|(_, text)| text).collect();
            if lines.is_empty() {
                return Err(bad(line, "expect"));
            }
            return Ok(Some(Step { line, what: What::Expect(lines) }));
        }
        let Some((word, rest)) = text.split_once(':') else { return Ok(None) };
        let what = What::parse(word, rest.trim()).map_err(|why| bad(line, why))?;
        Ok(what.map(|what| Step { line, what }))
    }
}

impl What {
    fn parse(word: &str, rest: &str) -> Result<Option<What>, &'static str> {
        let items = rest.split(',').map(str::trim).filter(|item| !item.is_empty());
        let list = || items.map(str::to_owned).collect();
        let movers = |rest: &str| -> Result<Vec<Mover>, &'static str> {
            let words = rest.split_whitespace().filter(|word| *word != "nobody");
            let all: Result<_, UnknownName> = words.map(str::parse).collect();
            all.map_err(|_| "movers")
        };
        if let Ok(mover) = word.parse::<Mover>() {
            return Ok(Some(What::Move(mover, rest.to_owned())));
        }
        match word {
            "to move" => return Ok(Some(What::ToMove(movers(rest)?))),
            "winners" => return Ok(Some(What::Winners(movers(rest)?))),
            "tells" => return Ok(Some(What::Tells(rest.to_owned()))),
            "say" => return Ok(Some(What::Say(rest.to_owned()))),
            _ => {}
        }
        let Some((verb, who)) = word.split_once(' ') else { return Ok(None) };
        if verb == "instead" {
            return Ok(Some(What::Instead(who.to_owned(), rest.to_owned())));
        }
        let Ok(mover) = who.parse::<Mover>() else { return Ok(None) };
        if verb == "refused" {
            let (text, code) = match rest.strip_suffix(')').and_then(|r| r.rsplit_once('(')) {
                Some((text, code)) => (text.trim(), Some(code.to_owned())),
                None => (rest, None),
            };
            return Ok(Some(What::Refused(mover, text.to_owned(), code)));
        }
        let Mover::Seat(seat) = mover else { return Err("chance-moves") };
        Ok(match verb {
            "legal" => Some(What::Legal(seat, list())),
            "offers" => Some(What::Offers(seat, list())),
            "withholds" => Some(What::Withholds(seat, list())),
            _ => None,
        })
    }
}

/// What is wrong with a line of a file: `error-bad-scenario-` and the word make the key.
fn bad(line: usize, what: &'static str) -> Error {
    Error::bad_save("bad_scenario").variant(what).with("line", line)
}
