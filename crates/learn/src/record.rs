//! Positions as they are written: one file of facts of fixed size, one of active rows.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use kernel::{Game, Outcome, Seat, Secrets};
use search::Worth;
use search::net::{Features, Inputs, sides_from};

use crate::{Failure, failed};

/// How many sides are told apart.
pub(crate) const SIDES: usize = 4;
/// How a share of 1 is written: it divides by two, three and four.
const WHOLE: f32 = 240.0;

/// One position of a game.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    /// How many moves of seats were made before.
    pub(crate) at: u16,
    /// The seats of the sides, in the order in which they are seen.
    pub(crate) sides: [Option<Seat>; SIDES],
    /// What each side could hope for by the judgement of the game itself.
    pub(crate) judged: [f32; SIDES],
    /// The active rows.
    pub(crate) rows: Vec<u16>,
}

impl Position {
    /// A position as a net sees it.
    pub(crate) fn of<G: Game>(
        state: &G,
        at: u16,
        features: &dyn Features<G>,
        judged: &Worth,
    ) -> Position {
        let mut inputs = Inputs::new();
        features.encode(state, &mut inputs);
        let mut sides = [None; SIDES];
        for (place, side) in sides.iter_mut().zip(sides_from(state, features.first(state))) {
            *place = Some(side);
        }
        let judged = sides.map(|side| side.map_or(0.0, |side| judged[side.index()]));
        Position { at, sides, judged, rows: inputs.rows().to_vec() }
    }

    /// Adds the facts and the rows, with what each side got in the end.
    fn write(&self, game: u32, worth: &Worth, facts: &mut Vec<u8>, rows: &mut Vec<u8>) {
        facts.extend(game.to_le_bytes());
        facts.extend(self.at.to_le_bytes());
        facts.extend((self.rows.len() as u16).to_le_bytes());
        for side in self.sides {
            facts.push(side.map_or(0.0, |side| WHOLE * worth[side.index()]) as u8);
        }
        for judged in self.judged {
            facts.extend(((65_535.0 * judged) as u16).to_le_bytes());
        }
        self.rows.iter().for_each(|row| rows.extend(row.to_le_bytes()));
    }
}

/// The positions of some games, ready to be written.
#[derive(Default, Debug)]
pub(crate) struct Positions {
    facts: Vec<u8>,
    rows: Vec<u8>,
    /// How many there are.
    pub(crate) count: u64,
}

impl Positions {
    /// Adds the positions of a game that ended so.
    pub(crate) fn add<G: Secrets>(
        &mut self,
        game: u32,
        state: &G,
        outcome: &Outcome,
        positions: &[Position],
    ) {
        let worth = search::worth(state, outcome);
        for position in positions {
            position.write(game, &worth, &mut self.facts, &mut self.rows);
        }
        self.count += positions.len() as u64;
    }
}

/// The two files.
pub(crate) struct Files {
    facts: BufWriter<File>,
    rows: BufWriter<File>,
}

impl Files {
    /// Makes `BASE.facts` and `BASE.rows`.
    pub(crate) fn create(base: &Path) -> Result<Files, Failure> {
        let file = |ending: &str| -> Result<BufWriter<File>, Failure> {
            let path = base.with_extension(ending);
            let file = File::create(&path);
            Ok(BufWriter::new(file.map_err(|why| failed(format!("{}: {why}", path.display())))?))
        };
        Ok(Files { facts: file("facts")?, rows: file("rows")? })
    }

    /// Writes some more.
    pub(crate) fn add(&mut self, positions: &Positions) -> Result<(), Failure> {
        self.facts.write_all(&positions.facts)?;
        self.rows.write_all(&positions.rows)?;
        Ok(())
    }

    /// Makes sure that all is written.
    pub(crate) fn close(mut self) -> Result<(), Failure> {
        self.facts.flush()?;
        self.rows.flush()?;
        Ok(())
    }
}
