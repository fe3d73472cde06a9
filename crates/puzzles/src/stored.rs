//! Puzzles as they are stored: scenarios with a line that says what is asked.

use std::fmt::Write;

use kernel::{Error, Mover, Scenario, Seat, Setup};

use schemars::JsonSchema;
use serde::Serialize;

use crate::goal::{Goal, Grade};

/// A puzzle: who is to reach what from where, and the line that does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Puzzle {
    /// The game's id.
    pub game: String,
    /// What it is called in its file.
    pub name: String,
    /// The position, and the options of the game.
    pub setup: Setup,
    /// Whose side solves it.
    pub seat: Seat,
    /// What is to be reached.
    pub goal: Goal,
    /// How hard it is.
    pub grade: Grade,
    /// The line that reaches it.
    pub line: Vec<(Seat, String)>,
}

/// The puzzles that come with a game.
#[cfg(feature = "words")]
pub fn all(game: &str) -> Result<Vec<Puzzle>, Error> {
    let text = match game {
        "texas-42" => include_str!("../../../puzzles/texas-42.scn"),
        "innovation" => include_str!("../../../puzzles/innovation.scn"),
        "skirmish" => include_str!("../../../puzzles/skirmish.scn"),
        "mordheim" => include_str!("../../../puzzles/mordheim.scn"),
        _ => return Err(Error::invalid("unknown_game").with("game", game)),
    };
    Puzzle::parse(text)
}

impl Puzzle {
    /// Reads the puzzles of a file.
    pub fn parse(text: &str) -> Result<Vec<Puzzle>, Error> {
        Scenario::parse(text)?.iter().map(Puzzle::of).collect()
    }

    fn of(scenario: &Scenario) -> Result<Puzzle, Error> {
        let wrong =
            || Error::bad_save("bad_scenario").variant("puzzle").with("line", scenario.line);
        let words: Vec<&str> = scenario.puzzle().unwrap_or("").split_whitespace().collect();
        let [seat, goal, grade] = words[..] else { return Err(wrong()) };
        let line = scenario.moves().filter_map(|(mover, text)| match mover {
            Mover::Seat(seat) => Some((seat, text.to_owned())),
            Mover::Chance => None,
        });
        Ok(Puzzle {
            game: scenario.game().to_owned(),
            name: scenario.title.clone(),
            setup: scenario.setup(),
            seat: seat.parse().map(Seat).map_err(|_| wrong())?,
            goal: Goal::named(goal).ok_or_else(wrong)?,
            grade: Grade::named(grade).ok_or_else(wrong)?,
            line: line.collect(),
        })
    }

    /// The puzzle as a scenario of a file that has said which game it is.
    pub fn written(&self) -> String {
        let (seat, goal, grade) = (self.seat, self.goal.name(), self.grade.name());
        let mut out = format!("scenario: {}\npuzzle: {seat} {goal} {grade}\n", self.name);
        if let Some(seats) = self.setup.seats {
            let _ = writeln!(out, "seats: {seats}");
        }
        out.push_str("position\n");
        for line in self.setup.position.iter().flat_map(|position| position.lines()) {
            let _ = writeln!(out, "  {line}");
        }
        for (seat, text) in &self.line {
            let _ = writeln!(out, "{seat}: {text}");
        }
        out
    }
}
