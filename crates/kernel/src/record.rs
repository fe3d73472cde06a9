//! A whole game as text: setup, seed and moves.
//!
//! ```text
//! parlour record 2
//! game texas-42
//! rules 1
//! seats 4
//! set nello=open
//! seed 42
//! ends 3f07c1b2a9d85e64
//! moves
//! chance deal …
//! 0 pass
//! 1 30
//! ```

use std::fmt;

use crate::error::Error;
use crate::event::Sink;
use crate::fingerprint::Fingerprint;
use crate::game::Game;
use crate::message::Arg;
use crate::seat::Mover;
use crate::seed::Seed;
use crate::setup::Setup;

/// The first line of a record, by the version of the text format.
const VERSIONS: [&str; 2] = ["parlour record 1", "parlour record 2"];

/// A whole game: what it was opened with and every move, chance included, in notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played under.
    pub rules: u32,
    /// What the table was opened with.
    pub setup: Setup,
    /// What decided chance.
    pub seed: Seed,
    /// The fingerprint of the position it ends in. Records of the first version have none.
    pub ends: Option<Fingerprint>,
    /// Who moved, and how.
    pub moves: Vec<(Mover, String)>,
}

impl Record {
    /// A record of a game that has just been opened.
    pub fn new<G: Game>(setup: &Setup, seed: impl Into<Seed>) -> Result<Record, Error> {
        let (setup, seed) = (setup.canonical(G::INFO)?, seed.into());
        let (game, rules) = (G::INFO.id.to_owned(), G::INFO.rules_version);
        Ok(Record { game, rules, setup, seed, ends: None, moves: Vec::new() })
    }

    /// Notes a move that is about to be made in `state`.
    pub fn push<G: Game>(&mut self, state: &G, mover: Mover, m: G::Move) {
        self.moves.push((mover, state.notation(mover, m)));
    }

    /// Plays the record, telling all events, and gives the state it ends in. An error names the
    /// number of the move, counted from 1.
    pub fn play<G: Game>(&self, sink: &mut impl Sink<G::Event>) -> Result<G, Error> {
        let setup = self.setup.clone().written_under(G::INFO, self.rules);
        let mut state = G::new(&setup)?;
        for (n, (mover, text)) in self.moves.iter().enumerate() {
            let at_move = |error: Error| error.with("move", n + 1);
            let m = state.parse(*mover, text).map_err(at_move)?;
            state.try_play(*mover, m, sink).map_err(|illegal| at_move(illegal.into()))?;
        }
        Ok(state)
    }

    /// Reads a record. An error names the line, counted from 1.
    pub fn parse(text: &str) -> Result<Record, Error> {
        let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line)).peekable();
        let version = lines.next().map_or("", |(_, line)| line.trim_end());
        if !VERSIONS.contains(&version) {
            return Err(bad(1, "why-no-record"));
        }
        // The first version knew numbers only, and drew by the fast generator.
        let seeded = |n, text: &str| match version == VERSIONS[0] {
            true => number(n, text).map(Seed::Fast),
            false => text.parse().map_err(|_| bad(n, "why-no-seed")),
        };
        let mut record = Record {
            game: String::new(),
            rules: 0,
            setup: Setup::default(),
            seed: Seed::Fast(0),
            ends: None,
            moves: Vec::new(),
        };
        while let Some((n, line)) = lines.next() {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "game" => rest.clone_into(&mut record.game),
                "rules" => record.rules = number(n, rest)?,
                "seats" => record.setup.seats = Some(number(n, rest)?),
                "seed" => record.seed = seeded(n, rest)?,
                "ends" => {
                    let ends = rest.parse().map_err(|_| bad(n, "why-no-fingerprint"))?;
                    record.ends = Some(ends);
                }
                "set" => {
                    let (key, value) =
                        rest.split_once('=').ok_or_else(|| bad(n, "why-no-setting"))?;
                    record.setup.options.insert(key.to_owned(), unescape(value));
                }
                "position" => {
                    let mut block = String::new();
                    while let Some((_, line)) = lines.next_if(|(_, line)| line.starts_with("  ")) {
                        block.push_str(&line[2..]);
                        block.push('\n');
                    }
                    record.setup.position = Some(block);
                }
                "moves" => break,
                _ => return Err(bad(n, "why-unknown-line")),
            }
        }
        for (n, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            let (mover, text) = line.split_once(' ').ok_or_else(|| bad(n, "why-no-move"))?;
            let mover = mover.parse().map_err(|_| bad(n, "why-no-mover"))?;
            record.moves.push((mover, text.to_owned()));
        }
        if record.game.is_empty() {
            return Err(bad(2, "why-no-game"));
        }
        Ok(record)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\ngame {}\nrules {}", VERSIONS[1], self.game, self.rules)?;
        if let Some(seats) = self.setup.seats {
            writeln!(f, "seats {seats}")?;
        }
        for (key, value) in &self.setup.options {
            writeln!(f, "set {key}={}", escape(value))?;
        }
        writeln!(f, "seed {}", self.seed)?;
        if let Some(ends) = self.ends {
            writeln!(f, "ends {ends}")?;
        }
        if let Some(position) = &self.setup.position {
            writeln!(f, "position")?;
            for line in position.lines() {
                writeln!(f, "  {line}")?;
            }
        }
        writeln!(f, "moves")?;
        self.moves.iter().try_for_each(|(mover, text)| writeln!(f, "{mover} {text}"))
    }
}

/// The value of an option as one word.
pub(crate) fn escape(value: &str) -> String {
    let mut out = String::new();
    for c in value.chars() {
        match c {
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            ' ' => out.push_str("\\s"),
            c => out.push(c),
        }
    }
    out
}

/// What `escape` made one word of. A backslash lets anything else stand for itself.
pub(crate) fn unescape(value: &str) -> String {
    let mut out = String::new();
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        let meant = if c == '\\' { chars.next().unwrap_or(c) } else { c };
        out.push(match meant {
            'n' if c == '\\' => '\n',
            'r' if c == '\\' => '\r',
            't' if c == '\\' => '\t',
            's' if c == '\\' => ' ',
            meant => meant,
        });
    }
    out
}

fn number<T: std::str::FromStr>(line: usize, text: &str) -> Result<T, Error> {
    text.parse().map_err(|_| bad(line, "why-no-number"))
}

fn bad(line: usize, why: &'static str) -> Error {
    Error::bad_save("bad_record").with("line", line).arg("why", Arg::word(why))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    #[test]
    fn records_round_trip_as_text() {
        let record = Record {
            game: "toy".into(),
            rules: 3,
            setup: Setup {
                seats: Some(2),
                position: Some("heap: 3\nturn: 1\n".into()),
                ..Setup::default()
            }
            .set("deck", "a b\nc\\n\t\\s\r"),
            seed: Seed::Secret([0xA7; 12]),
            ends: Some(Fingerprint(42)),
            moves: vec![(Mover::Chance, "roll 6".into()), (Mover::Seat(Seat(1)), "take 2".into())],
        };
        assert_eq!(Record::parse(&record.to_string()), Ok(record));
    }

    #[test]
    fn a_bad_line_is_named() {
        let line = |text: &str| Record::parse(text).unwrap_err().field("line").map(str::to_owned);
        assert_eq!(line("nonsense"), Some("1".into()));
        assert_eq!(line("parlour record 1\ngame toy\nseed x\n"), Some("3".into()));
        assert_eq!(line("parlour record 1\ngame toy\nmoves\nnobody takes 1\n"), Some("4".into()));
        assert_eq!(line("parlour record 1\ngame toy\nwhat\n"), Some("3".into()));
    }
}
