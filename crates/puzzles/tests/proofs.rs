//! Every puzzle is what it says: its line is best, and nothing else is as good.

use kernel::{Mover, ToMove};
use puzzles::{Grade, Puzzle, Puzzling, Solver, Visitor, all, visit};

const GAMES: [&str; 4] = ["texas-42", "innovation", "skirmish", "mordheim"];

struct Proof<'a>(&'a Puzzle);

impl Visitor for Proof<'_> {
    type Out = ();
    fn visit<G: Puzzling>(self) {
        let Proof(puzzle) = self;
        let about = format!("{} {}", puzzle.game, puzzle.name);
        let start = G::new(&puzzle.setup).unwrap_or_else(|error| panic!("{about}: {error}"));
        let line = Solver::new(&start, puzzle.goal, puzzle.seat, 400_000).line();
        let line = line.unwrap_or_else(|| panic!("{about} has no one best line"));
        let told: Vec<_> = line.turns.iter().map(|turn| (turn.seat, &turn.notation)).collect();
        let kept: Vec<_> = puzzle.line.iter().map(|(seat, text)| (*seat, text)).collect();
        assert_eq!(told, kept, "{about}");
        assert!(line.turns[0].only, "{about} begins with the only move");
    }
}

#[test]
fn every_line_is_the_only_best_one() {
    for game in GAMES {
        for puzzle in all(game).unwrap() {
            visit(game, Proof(&puzzle)).unwrap();
        }
    }
}

#[test]
fn there_are_ten_of_each_grade() {
    for game in GAMES {
        let puzzles = all(game).unwrap();
        for grade in Grade::ALL {
            assert_eq!(puzzles.iter().filter(|puzzle| puzzle.grade == grade).count(), 10, "{game}");
        }
    }
}

/// Chance decides nothing within a line: it ends where dice begin.
struct NoChance<'a>(&'a Puzzle);

impl Visitor for NoChance<'_> {
    type Out = ();
    fn visit<G: Puzzling>(self) {
        let mut state = G::new(&self.0.setup).unwrap();
        for (seat, text) in &self.0.line {
            assert!(matches!(state.to_move(), ToMove::Seats(seats) if seats.has(*seat)));
            let m = state.parse(Mover::Seat(*seat), text).unwrap();
            state.play(Mover::Seat(*seat), m, &mut ());
        }
    }
}

#[test]
fn nothing_in_a_line_is_left_to_chance() {
    for game in GAMES {
        for puzzle in all(game).unwrap() {
            visit(game, NoChance(&puzzle)).unwrap();
        }
    }
}
