//! Finding puzzles in games of bots.

use std::convert::Infallible;

use bots::{Level, decision_seed, expert};
use kernel::{Luck, Mover, Seat, Setup, Show};
use search::{Seen, Terms};

use crate::goal::{Goal, Grade, Puzzling};
use crate::solve::{Line, Solver};
use crate::stored::Puzzle;

/// So many positions a proof may take.
const POSITIONS: u64 = 40_000;
/// A game is looked through as far as this.
const MOVES: u32 = 600;

/// A position with one best line.
#[derive(Clone, Debug)]
pub struct Found {
    game: u64,
    seat: Seat,
    goal: Goal,
    position: String,
    line: Line,
    /// Whether a casual bot goes wrong in it.
    misleads: bool,
}

impl Found {
    /// How hard it is: how much there is to choose from, and whether what looks right is wrong.
    fn hardness(&self) -> f64 {
        let choices = self.line.turns.iter().filter(|turn| turn.only);
        let weight: f64 = choices.map(|turn| (turn.among as f64).ln()).sum();
        weight + if self.misleads { 2.0 } else { 0.0 }
    }

    fn puzzle<G: Show>(&self, grade: Grade, n: usize) -> Puzzle {
        let line = self.line.turns.iter().map(|turn| (turn.seat, turn.notation.clone()));
        Puzzle {
            game: G::INFO.id.to_owned(),
            name: format!("{} {n}", grade.name()),
            setup: Setup { position: Some(self.position.clone()), ..Setup::default() },
            seat: self.seat,
            goal: self.goal,
            grade,
            line: line.collect(),
        }
    }
}

/// Looks through a game of bots, which its number stands for, and gives the hardest puzzle in it.
pub fn look_through<G: Puzzling>(game: u64) -> Option<Found> {
    let bot = expert::<G>().level(Level::Casual);
    let mut state = G::new(&Setup::default()).expect("default options can be played");
    let (mut luck, mut hardest) = (Luck::new(game), None::<Found>);
    for n in 0..MOVES.min(G::INFO.max_moves) {
        let decide = |seat| {
            let terms = Terms::seeded(decision_seed(game, n, seat));
            Ok::<_, Infallible>(bot.decide(&Seen::new(&state, seat), &terms).best)
        };
        let Ok(Some((mover, m))) = bots::next(&state, &mut luck, decide) else { break };
        if let Mover::Seat(seat) = mover
            && let Some(found) = found(&state, game, seat, m)
            && hardest.as_ref().is_none_or(|other| found.hardness() > other.hardness())
        {
            hardest = Some(found);
        }
        state.play(mover, m, &mut ());
    }
    hardest
}

/// So many puzzles of each grade: the easiest, those in the middle, and the hardest.
pub fn graded<G: Show>(mut all: Vec<Found>, each: usize) -> Vec<Puzzle> {
    all.sort_by(|a, b| a.hardness().total_cmp(&b.hardness()).then(a.game.cmp(&b.game)));
    let each = each.min(all.len() / Grade::ALL.len());
    let starts = [0, (all.len() - each) / 2, all.len() - each];
    let mut puzzles = Vec::new();
    for (grade, start) in Grade::ALL.into_iter().zip(starts) {
        let some = all[start..start + each].iter().enumerate();
        puzzles.extend(some.map(|(n, found)| found.puzzle::<G>(grade, n + 1)));
    }
    puzzles
}

/// The puzzle that a position is for the seat to move, if it is one; `glance` is what a casual
/// player would do.
fn found<G: Puzzling>(state: &G, game: u64, seat: Seat, glance: G::Move) -> Option<Found> {
    let goal = state.poses(seat)?;
    if state.legal(seat).len() < 3 {
        return None;
    }
    let line = Solver::new(state, goal, seat, POSITIONS).line()?;
    let first = line.turns.first().filter(|turn| turn.only)?;
    let whole = match goal {
        Goal::Score => line.worth >= 4.0,
        Goal::TakeOut => line.worth >= 0.05,
        _ => line.worth == 1.0,
    };
    let misleads = state.notation(Mover::Seat(seat), glance) != first.notation;
    let position = state.position();
    whole.then_some(Found { game, seat, goal, position, line, misleads })
}
