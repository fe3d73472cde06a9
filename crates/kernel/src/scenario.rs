//! Scenarios: a position, moves and expectations, as text that a player can write.
//!
//! The format is described in `scenarios/README.md`; this module reads and runs it for any game.

use std::fmt::Write as _;
use std::rc::Rc;

use crate::chance::Luck;
use crate::error::Error;
use crate::record::{Record, escape, unescape};
use crate::seat::{Mover, Names, Seat, ToMove, UnknownName};
use crate::setup::Setup;
use crate::show::Show;
use crate::words::{Reader, Words};

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
}

/// What a scenario expected and what there was instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failed {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What went wrong, in a few words.
    pub what: String,
    /// What was expected, line by line.
    pub expected: Vec<String>,
    /// What there was, line by line.
    pub actual: Vec<String>,
}

impl Scenario {
    /// The largest file of scenarios, in bytes.
    pub const MAX_FILE: usize = MOST_BYTES;

    /// Reads a file of scenarios. What stands before the first `scenario:` line holds for all of
    /// them, and takes room once. An error names the line, and the limit where there is one.
    pub fn parse(text: &str) -> Result<Vec<Scenario>, Error> {
        if text.len() > MOST_BYTES {
            return Err(bad(1, "a file holds at most 1048576 bytes"));
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
                    return Err(bad(n, "a file holds at most 2000 scenarios"));
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
            let step = step.ok_or_else(|| bad(n, "this line says nothing a scenario can hold"))?;
            match all.last_mut() {
                Some(scenario) => scenario.steps.push(step),
                None => {
                    return Err(bad(n, "moves and expectations come after a `scenario:` line"));
                }
            }
        }
        if all.is_empty() {
            return Err(bad(1, "no line begins with `scenario:`"));
        }
        match all.iter().find(|scenario| scenario.game().is_empty()) {
            Some(_) => Err(bad(1, "no line says which `game:` it is")),
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

    /// With a seed, chance moves by itself wherever no line says what it does.
    pub fn seed(&self) -> Option<u64> {
        self.own.seed.or(self.head.seed)
    }

    /// The line of the file that an error in the setup is about: that of the position's line which
    /// it names, that of the position, or that with which the scenario begins.
    fn place(&self, error: &Error) -> usize {
        if error.code != "bad_position" {
            return self.line;
        }
        // A game names the line by its number or by its key.
        let opening = if self.own.setup.position.is_some() { &self.own } else { &*self.head };
        let lines = &opening.position_lines;
        let numbered = |said: &str| lines.get(said.parse::<usize>().ok()?);
        let keyed = |said: &str| {
            let mut texts = opening.setup.position.iter().flat_map(|position| position.lines());
            let key = |text: &str| text == said || text.starts_with(&format!("{said}:"));
            lines.get(1 + texts.position(key)?)
        };
        let found = error.field("line").and_then(|said| numbered(said).or_else(|| keyed(said)));
        found.or(lines.first()).copied().unwrap_or(self.line)
    }

    /// Runs the scenario. The game must be the one that it names.
    pub fn run<G: Show>(&self) -> Result<(), Failed> {
        let words = Words::new("en", G::words("en").iter().copied());
        let wrong = |line, error: Error| Failed {
            line,
            what: words.error(&error),
            expected: vec![],
            actual: error.options,
        };
        let mut run = Run {
            state: G::new(&self.setup()).map_err(|error| wrong(self.place(&error), error))?,
            luck: self.seed().map(Luck::new),
            told: Vec::new(),
            words,
        };
        for step in &self.steps {
            if !matches!(
                &step.what,
                What::Move(Mover::Chance, _) | What::Expect(_) | What::Tells(_)
            ) {
                run.let_chance_move();
            }
            run.step(step)?;
        }
        run.state.validate().map_err(|why| Failed {
            line: self.steps.last().map_or(self.line, |step| step.line),
            what: format!("the position at the end cannot be: {why}"),
            expected: vec![],
            actual: run.state.position().lines().map(str::to_owned).collect(),
        })
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
                return Err(bad(line, "a position has at most 32768 bytes"));
            }
            self.setup.position = Some(position);
            self.position_lines = [vec![line], lines].concat();
            return Ok(true);
        }
        let Some((word, rest)) = text.split_once(':') else { return Ok(false) };
        let rest = rest.trim();
        match word {
            "game" if rest.len() > LONGEST_NAME => {
                return Err(bad(line, "the name of a game has at most 64 bytes"));
            }
            "game" => self.game = Some(rest.to_owned()),
            "seats" => {
                let seats = rest.parse().map_err(|_| bad(line, "`seats` needs a number"))?;
                self.setup.seats = Some(seats);
            }
            "seed" => {
                self.seed = Some(rest.parse().map_err(|_| bad(line, "`seed` needs a number"))?);
            }
            "set" => {
                for pair in rest.split_whitespace() {
                    let (key, value) = pair.split_once('=').ok_or_else(|| {
                        bad(line, "`set` needs key=value; a value with blanks is `set KEY: value`")
                    })?;
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
            return Err(bad(line, "`set KEY: value` sets one option, named by one word"));
        }
        if value.starts_with('@') {
            return Err(bad(line, "a scenario reads no other file: write the text itself here"));
        }
        if key.len() > LONGEST_NAME {
            return Err(bad(line, "the name of an option has at most 64 bytes"));
        }
        if value.len() > LONGEST_VALUE {
            return Err(bad(line, "the value of an option has at most 32768 bytes"));
        }
        self.setup.options.insert(key.to_owned(), unescape(value));
        if self.setup.options.len() > MOST_OPTIONS {
            return Err(bad(line, "no game has more than 100 options"));
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
                return Err(bad(line, "`expect` needs indented lines under it"));
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
            all.map_err(|_| "this should be seats, `chance` or `nobody`")
        };
        if let Ok(mover) = word.parse::<Mover>() {
            return Ok(Some(What::Move(mover, rest.to_owned())));
        }
        match word {
            "to move" => return Ok(Some(What::ToMove(movers(rest)?))),
            "winners" => return Ok(Some(What::Winners(movers(rest)?))),
            "tells" => return Ok(Some(What::Tells(rest.to_owned()))),
            _ => {}
        }
        let Some((verb, who)) = word.split_once(' ') else { return Ok(None) };
        let Ok(mover) = who.parse::<Mover>() else { return Ok(None) };
        if verb == "refused" {
            let (text, code) = match rest.strip_suffix(')').and_then(|r| r.rsplit_once('(')) {
                Some((text, code)) => (text.trim(), Some(code.to_owned())),
                None => (rest, None),
            };
            return Ok(Some(What::Refused(mover, text.to_owned(), code)));
        }
        let Mover::Seat(seat) = mover else { return Err("chance has no list of moves") };
        Ok(match verb {
            "legal" => Some(What::Legal(seat, list())),
            "offers" => Some(What::Offers(seat, list())),
            "withholds" => Some(What::Withholds(seat, list())),
            _ => None,
        })
    }
}

struct Run<G: Show> {
    state: G,
    luck: Option<Luck>,
    told: Vec<String>,
    words: Words,
}

impl<G: Show> Run<G> {
    fn let_chance_move(&mut self) {
        while let (ToMove::Chance, Some(luck)) = (self.state.to_move(), self.luck) {
            let m = self.state.roll(luck);
            self.state.play(Mover::Chance, m, &mut ());
            self.luck = Some(luck.next());
        }
    }

    fn step(&mut self, step: &Step) -> Result<(), Failed> {
        let same = |what: &str, mut expected: Vec<String>, mut actual: Vec<String>| {
            expected.sort_unstable();
            actual.sort_unstable();
            let what = what.to_owned();
            let line = step.line;
            if expected == actual { Ok(()) } else { Err(Failed { line, what, expected, actual }) }
        };
        let names = |movers: &[Mover]| movers.iter().map(Mover::to_string).collect::<Vec<_>>();
        match &step.what {
            What::Move(mover, text) => self.make(step.line, *mover, text),
            What::Refused(mover, text, code) => {
                let before = self.state.clone();
                let refusal = self.attempt(*mover, text).err();
                let (code, got) = (code.as_deref(), refusal.as_ref().map(|error| &*error.code));
                let expected = vec![format!("{text} refused ({})", code.unwrap_or("any reason"))];
                if refusal.is_none() {
                    return same("a move was accepted", expected, vec![format!("{text} accepted")]);
                }
                assert!(before == self.state, "a refused move changed the state");
                match (code, got) {
                    (Some(code), Some(got)) if code != got => {
                        let actual = vec![format!("{text} refused ({got})")];
                        same("refused for another reason", expected, actual)
                    }
                    _ => Ok(()),
                }
            }
            What::Legal(seat, moves) => same("legal moves", moves.clone(), self.legal(*seat)),
            What::Offers(seat, moves) => {
                let legal = self.legal(*seat);
                let offered = moves.iter().filter(|m| legal.contains(m)).cloned().collect();
                same("moves that should be offered", moves.clone(), offered)
            }
            What::Withholds(seat, moves) => {
                let legal = self.legal(*seat);
                let offered = moves.iter().filter(|m| legal.contains(m)).cloned().collect();
                same("moves that should not be offered", vec![], offered)
            }
            What::ToMove(movers) => {
                let actual = match self.state.to_move() {
                    ToMove::Chance => vec!["chance".to_owned()],
                    to_move => to_move.seats().iter().map(|seat| seat.to_string()).collect(),
                };
                same("to move", names(movers), actual)
            }
            What::Winners(movers) => {
                let outcome = self.state.outcome();
                let winners = outcome.iter().flat_map(|outcome| outcome.winners().iter());
                same("winners", names(movers), winners.map(|seat| seat.to_string()).collect())
            }
            What::Tells(text) => {
                let found = self.told.iter().any(|told| told == text);
                if found { Ok(()) } else { same("told", vec![text.clone()], self.told.clone()) }
            }
            What::Expect(lines) => {
                let actual: Vec<String> =
                    self.state.position().lines().map(|line| line.trim().to_owned()).collect();
                if lines.iter().all(|line| stands(line, &actual)) {
                    return Ok(());
                }
                let what = "the position".to_owned();
                Err(Failed { line: step.line, what, expected: lines.clone(), actual })
            }
        }
    }

    fn make(&mut self, line: usize, mover: Mover, text: &str) -> Result<(), Failed> {
        self.attempt(mover, text).map_err(|error| Failed {
            line,
            what: format!("a move was refused ({}): {}", error.code, self.words.error(&error)),
            expected: vec![format!("{mover}: {text}")],
            actual: match mover {
                Mover::Seat(seat) => {
                    self.legal(seat).iter().map(|m| format!("{mover}: {m}")).collect()
                }
                Mover::Chance => vec![],
            },
        })
    }

    fn attempt(&mut self, mover: Mover, text: &str) -> Result<(), Error> {
        let m = self.state.parse(mover, text)?;
        let mut events = Vec::new();
        self.state.try_play(mover, m, &mut events).map_err(Into::into)?;
        if mover == Mover::Chance {
            self.luck = self.luck.map(Luck::next);
        }
        let names: Vec<String> =
            Seat::all(self.state.seats()).map(|seat| format!("Seat {seat}")).collect();
        let told = events.iter().filter_map(|event| self.state.describe(event));
        self.told = told.map(|told| self.words.render(&told, Reader::of(Names(&names)))).collect();
        Ok(())
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mover = Mover::Seat(seat);
        self.state.legal(seat).iter().map(|&m| self.state.notation(mover, m)).collect()
    }
}

/// Whether a position has this line; `key: nothing` stands where it has none with that key.
fn stands(line: &str, position: &[String]) -> bool {
    let keyed =
        |key: &str, line: &str| line.split_once(": ").is_some_and(|(other, _)| other == key);
    match line.strip_suffix(": nothing") {
        Some(key) => !position.iter().any(|line| keyed(key, line)),
        None => position.iter().any(|other| other == line),
    }
}

fn bad(line: usize, why: &'static str) -> Error {
    Error::bad_save("bad_scenario").with("line", line).with("why", why)
}
