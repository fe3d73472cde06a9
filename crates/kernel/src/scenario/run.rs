//! What happens when a scenario is run.

use super::{Scenario, Step, What};
use crate::chance::Luck;
use crate::error::Error;
use crate::seat::{Mover, Names, Seat, ToMove};
use crate::show::Show;
use crate::words::{Reader, Words};

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
            What::Expect(lines) => self.expect(step.line, lines),
            What::Say(_) => Ok(()),
            What::Instead(_, text) if text == "*" => Ok(()),
            What::Instead(_, text) => {
                let legal: Vec<String> =
                    self.state.to_move().seats().iter().flat_map(|seat| self.legal(seat)).collect();
                let known = legal.contains(text);
                let what = "a move that could be made instead";
                if known { Ok(()) } else { same(what, vec![text.clone()], legal) }
            }
        }
    }

    fn expect(&self, line: usize, lines: &[String]) -> Result<(), Failed> {
        let position = self.state.position();
        let actual: Vec<String> = position.lines().map(|line| line.trim().to_owned()).collect();
        if lines.iter().all(|line| stands(line, &actual)) {
            return Ok(());
        }
        Err(Failed { line, what: "the position".to_owned(), expected: lines.to_vec(), actual })
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
