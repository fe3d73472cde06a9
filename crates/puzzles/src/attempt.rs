//! A puzzle on a table: what each move there would lead to.

use kernel::{Error, Mover, Seat, ToMove};
use schemars::JsonSchema;
use serde::Serialize;
use table::{AnyTable, Host};

use crate::games::{Visitor, visit};
use crate::goal::{Goal, Puzzling};
use crate::solve::{Solver, Worth};

/// So many positions are looked at before the search gives up.
const POSITIONS: u64 = 4_000_000;

/// How a puzzle stands.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stand {
    /// Somebody decides: the moves and what each leads to, the best for whoever decides first.
    Decides {
        /// Who.
        seat: Seat,
        /// Whether it is the side that solves it.
        ours: bool,
        /// Each legal move.
        moves: Vec<Weighed>,
    },
    /// Chance decides from here on: this is what can be expected.
    Expects(Worth),
    /// It is over, and this was reached.
    Ended(Worth),
}

/// A legal move and what it leads to.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Weighed {
    /// The move, as the game writes it.
    #[serde(rename = "move")]
    pub notation: String,
    /// What it leads to when everybody plays best.
    pub worth: Worth,
}

/// How the puzzle stands that a table was opened with: `seat` is to reach `goal`.
pub fn stand(table: &dyn AnyTable, goal: Goal, seat: Seat) -> Result<Stand, Error> {
    struct Stands<'a>(&'a dyn AnyTable, Goal, Seat);
    impl Visitor for Stands<'_> {
        type Out = Result<Stand, Error>;
        fn visit<G: Puzzling>(self) -> Self::Out {
            let host = self.0.as_any().downcast_ref::<Host<G>>();
            let table = host.ok_or_else(|| Error::invalid("no_puzzle"))?.table();
            let start = table.state_at(0)?;
            stands(&start, table.state(), self.1, self.2)
        }
    }
    visit(table.info().id, Stands(table, goal, seat))?
}

fn stands<G: Puzzling>(start: &G, state: &G, goal: Goal, seat: Seat) -> Result<Stand, Error> {
    if let Some(worth) = state.worth(start, goal, seat) {
        return Ok(Stand::Ended(worth));
    }
    let mut solver = Solver::new(start, goal, seat, POSITIONS);
    let too_long = || Error::invalid("no_puzzle");
    match state.to_move() {
        ToMove::Over => Ok(Stand::Ended(0.0)),
        ToMove::Chance => solver.worth(state).map(Stand::Expects).ok_or_else(too_long),
        ToMove::Seats(seats) => {
            let decides = seats.lowest().ok_or_else(too_long)?;
            let ours = state.side(decides) == state.side(seat);
            let mut moves: Vec<Weighed> = solver
                .weigh(state, decides)
                .ok_or_else(too_long)?
                .into_iter()
                .map(|(m, worth)| Weighed {
                    notation: state.notation(Mover::Seat(decides), m),
                    worth,
                })
                .collect();
            moves.sort_by(|a, b| match ours {
                true => b.worth.total_cmp(&a.worth),
                false => a.worth.total_cmp(&b.worth),
            });
            Ok(Stand::Decides { seat: decides, ours, moves })
        }
    }
}
