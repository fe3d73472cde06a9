//! Exact search: what every move leads to when everybody knows everything and plays best.

use kernel::{Mover, Seat, ToMove};

use crate::goal::{Goal, Puzzling};

/// What is reached: from 0 to 1, or a number of points.
pub type Worth = f64;

/// Chance is followed where it has at most so many results, all of them.
const RESULTS: u128 = 36;

/// One decision of the line that is best.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// Who decides.
    pub seat: Seat,
    /// The best move, as the game writes it.
    pub notation: String,
    /// How many legal moves there were.
    pub among: usize,
    /// Whether everything else is worse, where it is the solver's decision.
    pub only: bool,
}

/// The line that is best.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// What it reaches.
    pub worth: Worth,
    /// Its decisions, up to the first that chance makes.
    pub turns: Vec<Turn>,
}

/// Looks at every line from a position to its end.
#[derive(Debug)]
pub struct Solver<'a, G> {
    start: &'a G,
    goal: Goal,
    seat: Seat,
    /// How many more positions it looks at.
    left: u64,
}

impl<'a, G: Puzzling> Solver<'a, G> {
    /// A solver for `seat` that gives up after so many positions.
    pub fn new(start: &'a G, goal: Goal, seat: Seat, positions: u64) -> Solver<'a, G> {
        Solver { start, goal, seat, left: positions }
    }

    fn is_ours(&self, state: &G, seat: Seat) -> bool {
        state.side(seat) == state.side(self.seat)
    }

    /// What a position is worth; nothing where that is too much to look at, or where it depends on
    /// decisions at the same time.
    pub fn worth(&mut self, state: &G) -> Option<Worth> {
        if let Some(worth) = state.worth(self.start, self.goal, self.seat) {
            return Some(worth);
        }
        self.left = self.left.checked_sub(1)?;
        match state.to_move() {
            ToMove::Over => Some(0.0),
            ToMove::Chance => self.expected(state),
            ToMove::Seats(seats) => {
                let seat = seats.lowest().filter(|_| seats.len() == 1)?;
                self.decided(state, seat)
            }
        }
    }

    fn expected(&mut self, state: &G) -> Option<Worth> {
        let size = state.chance_size();
        let mut sum = 0.0;
        for n in 0..(size <= RESULTS).then_some(size)? {
            sum += self.after(state, Mover::Chance, state.chance_nth(n))?;
        }
        Some(sum / size as Worth)
    }

    fn decided(&mut self, state: &G, seat: Seat) -> Option<Worth> {
        let ours = self.is_ours(state, seat);
        let enough = if ours { self.goal.most() } else { Some(0.0) };
        let mut best: Option<Worth> = None;
        for &m in state.legal(seat).iter() {
            let worth = self.after(state, Mover::Seat(seat), m)?;
            if best.is_none_or(|best| if ours { worth > best } else { worth < best }) {
                best = Some(worth);
            }
            if best == enough {
                break;
            }
        }
        best
    }

    fn after(&mut self, state: &G, mover: Mover, m: G::Move) -> Option<Worth> {
        let mut next = state.clone();
        next.play(mover, m, &mut ());
        self.worth(&next)
    }

    /// What each legal move of whoever decides leads to.
    pub fn weigh(&mut self, state: &G, seat: Seat) -> Option<Vec<(G::Move, Worth)>> {
        let weighed = |&m| Some((m, self.after(state, Mover::Seat(seat), m)?));
        state.legal(seat).iter().map(weighed).collect()
    }

    /// The line that is best, where the solver has only one best move whenever it has a choice that
    /// matters. Others make the move that leaves the least, the first of those.
    pub fn line(&mut self) -> Option<Line> {
        let (mut state, mut turns, mut worth) = (self.start.clone(), Vec::new(), None);
        while state.worth(self.start, self.goal, self.seat).is_none() {
            let ToMove::Seats(seats) = state.to_move() else { break };
            let seat = seats.lowest().filter(|_| seats.len() == 1)?;
            let weighed = self.weigh(&state, seat)?;
            let turn = self.turn(&state, seat, &weighed)?;
            worth.get_or_insert(turn.1);
            let (m, notation) = (turn.0, state.notation(Mover::Seat(seat), turn.0));
            turns.push(Turn { seat, notation, among: weighed.len(), only: turn.2 });
            state.play(Mover::Seat(seat), m, &mut ());
        }
        Some(Line { worth: worth?, turns })
    }

    /// The best move, what it leads to, and whether all others are worse. Nothing where the solver
    /// has several best ones that matter.
    fn turn(
        &self,
        state: &G,
        seat: Seat,
        weighed: &[(G::Move, Worth)],
    ) -> Option<(G::Move, Worth, bool)> {
        let ours = self.is_ours(state, seat);
        let key = |worth: Worth| if ours { worth } else { -worth };
        let best = weighed.iter().map(|(_, worth)| key(*worth)).reduce(Worth::max)?;
        let worst = weighed.iter().map(|(_, worth)| key(*worth)).reduce(Worth::min)?;
        let near = |worth: Worth| key(worth) > best - self.goal.margin();
        let few = weighed.iter().filter(|(_, worth)| near(*worth)).count();
        let &(m, worth) = weighed.iter().find(|(_, worth)| key(*worth) == best)?;
        let matters = best - worst >= self.goal.margin();
        if ours && matters && few > 1 {
            return None;
        }
        Some((m, worth, ours && matters))
    }
}
