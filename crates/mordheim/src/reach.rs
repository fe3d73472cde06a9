//! How far a model comes, and by which way.
//!
//! Costs are in half inches: a straight step costs 2 and a diagonal one 3, twice that into
//! difficult ground and four times that into very difficult ground. Nobody steps diagonally
//! between two squares that cannot be passed.
//!
//! All squares of one cost are found at once, by shifting rows: what can be reached with a cost
//! is what can be reached with one less, what is a straight step from two less, and so on.

use crate::field::Field;
use crate::set::bits;
use crate::sight::Path;
use crate::square::{Board, SIDE, Square};

/// A way to somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// What it costs, in half inches.
    pub cost: u8,
    /// The squares entered, one after the other: without the first square, with the goal.
    pub squares: Path,
}

/// The longest route that is looked for, in half inches: no more than 96 squares.
const LONGEST: u8 = 192;
/// The rows of a whole map, with an empty one before and after.
const WHOLE: usize = SIDE + 2;
/// The squares one can be on in a window of rows, and which passable squares lie beside those in
/// the same row. The first and the last row stay empty.
struct Layer<const ROWS: usize> {
    here: [u64; ROWS],
    beside: [u64; ROWS],
}

/// Where one step from a layer leads, straight or diagonally, whatever may stand there.
#[derive(Clone, Copy)]
struct Steps<const ROWS: usize> {
    straight: [u64; ROWS],
    diagonal: [u64; ROWS],
}

impl<const ROWS: usize> Layer<ROWS> {
    const EMPTY: Layer<ROWS> = Layer { here: [0; ROWS], beside: [0; ROWS] };

    /// Adds squares to a row.
    #[inline(always)]
    fn add(&mut self, row: usize, more: u64, free: u64) {
        let here = self.here[row] | more;
        self.here[row] = here;
        self.beside[row] = (here << 1 | here >> 1) & free;
    }
}

impl<const ROWS: usize> Steps<ROWS> {
    const NONE: Steps<ROWS> = Steps { straight: [0; ROWS], diagonal: [0; ROWS] };

    /// Finds where steps into a row lead. A diagonal step goes along the row and then to the next,
    /// or the other way round, where the square between is passable.
    #[inline(always)]
    fn find(&mut self, layer: &Layer<ROWS>, row: usize, free: u64) {
        let beyond = layer.here[row - 1] | layer.here[row + 1];
        let turned = beyond & free;
        self.straight[row] = beyond | layer.beside[row];
        self.diagonal[row] =
            layer.beside[row - 1] | layer.beside[row + 1] | turned << 1 | turned >> 1;
    }
}

/// The ground around a mover, in a window of rows that begins `top` rows from the north.
struct Ground<const ROWS: usize> {
    top: i32,
    free: [u64; ROWS],
    plain: [u64; ROWS],
    slow: [u64; ROWS],
    slower: [u64; ROWS],
}

impl<const ROWS: usize> Ground<ROWS> {
    #[inline(always)]
    fn new(field: &Field, from: Square, blocked: &Board) -> Ground<ROWS> {
        let top = if ROWS < WHOLE { i32::from(from.y()) - ROWS as i32 / 2 } else { -1 };
        let none = [0; ROWS];
        let mut ground = Ground { top, free: none, plain: none, slow: none, slower: none };
        let (first, skip) = ground.place();
        let last = (first + ROWS - 1 - skip).min(SIDE);
        for (y, row) in (first..last).zip(skip..ROWS - 1) {
            let (free, slow, slower) = (field.free.0[y], field.slow.0[y], field.slower.0[y]);
            let enter = free & !blocked.0[y];
            ground.free[row] = free;
            ground.plain[row] = enter & !(slow | slower);
            ground.slow[row] = enter & slow;
            ground.slower[row] = enter & slower;
        }
        ground
    }

    /// The first row of the map in the window, and its place there.
    #[inline(always)]
    fn place(&self) -> (usize, usize) {
        let first = (self.top + 1).max(0);
        (first as usize, (first - self.top) as usize)
    }

    /// The rows of the window on the whole map, without the square somebody starts from.
    #[inline(always)]
    fn board(&self, rows: &[u64; ROWS], from: Square) -> Board {
        let (first, skip) = self.place();
        let mut out = Board::EMPTY;
        for (to, row) in out.0[first..].iter_mut().zip(&rows[skip..]) {
            *to = *row;
        }
        out.remove(from);
        out
    }

    /// Finds layer after layer, and shows each with its cost until `stop` says so. The steps from
    /// the last `PAST` layers are kept: 4 where no ground is difficult, 8 where none is very
    /// difficult, else 16.
    #[inline(always)]
    fn spread<const PAST: usize>(
        &self,
        from: Square,
        budget: u8,
        mut stop: impl FnMut(u8, &[u64; ROWS]) -> bool,
    ) {
        let mut past = [Steps::<ROWS>::NONE; PAST];
        let mut layer = Layer::<ROWS>::EMPTY;
        let middle = (i32::from(from.y()) - self.top) as usize;
        layer.here[middle] = 1 << from.x();
        for cost in 0..=budget {
            let now = usize::from(cost);
            // The first layers do not come far, and need only the rows in the middle.
            if ROWS < WHOLE && now / 2 + 2 <= ROWS / 2 - ROWS / 4 {
                self.next(&mut layer, &mut past, now, [ROWS / 4, ROWS - ROWS / 4]);
            } else {
                self.next(&mut layer, &mut past, now, [1, ROWS - 1]);
            }
            if stop(cost, &layer.here) {
                return;
            }
        }
    }

    /// Finds the layer of this cost and the steps from it, in these rows.
    #[inline(always)]
    fn next<const PAST: usize>(
        &self,
        layer: &mut Layer<ROWS>,
        past: &mut [Steps<ROWS>; PAST],
        cost: usize,
        [low, high]: [usize; 2],
    ) {
        let straight = |ago: usize| &past[(cost + PAST - ago) % PAST].straight;
        let diagonal = |ago: usize| &past[(cost + PAST - ago) % PAST].diagonal;
        for row in low..high {
            let mut more = (straight(2)[row] | diagonal(3)[row]) & self.plain[row];
            if PAST > 4 {
                more |= (straight(4)[row] | diagonal(6)[row]) & self.slow[row];
            }
            if PAST > 8 {
                more |= (straight(8)[row] | diagonal(12)[row]) & self.slower[row];
            }
            layer.add(row, more, self.free[row]);
        }
        let steps = &mut past[cost % PAST];
        for row in low..high {
            steps.find(layer, row, self.free[row]);
        }
    }

    /// Finds layer after layer, keeping as many as the ground asks for.
    #[inline(always)]
    fn layers(&self, from: Square, budget: u8, stop: impl FnMut(u8, &[u64; ROWS]) -> bool) {
        let any = |rows: &[u64; ROWS]| rows.iter().fold(0, |all, row| all | row) != 0;
        if any(&self.slower) {
            self.spread::<16>(from, budget, stop);
        } else if any(&self.slow) {
            self.spread::<8>(from, budget, stop);
        } else {
            self.spread::<4>(from, budget, stop);
        }
    }
}

impl Field {
    /// Everywhere one can come to with so many half inches, without the square one starts from.
    /// Squares in `blocked` can neither be entered nor passed.
    pub fn reach(&self, from: Square, budget: u8, blocked: &Board) -> Board {
        self.reaches(from, budget, budget, blocked).1
    }

    /// Everywhere one can come to with `near` half inches, and with `far`, which is no less.
    pub fn reaches(&self, from: Square, near: u8, far: u8, blocked: &Board) -> (Board, Board) {
        let near = near.min(far);
        match far {
            _ if !self.has(from) => (Board::EMPTY, Board::EMPTY),
            0..=9 => self.reaches_in::<12>(from, near, far, blocked),
            10..=13 => self.reaches_in::<16>(from, near, far, blocked),
            14..=17 => self.reaches_in::<20>(from, near, far, blocked),
            18..=25 => self.reaches_in::<28>(from, near, far, blocked),
            26..=37 => self.reaches_in::<40>(from, near, far, blocked),
            _ => self.reaches_in::<WHOLE>(from, near, far, blocked),
        }
    }

    /// The same in a window of so many rows.
    fn reaches_in<const ROWS: usize>(
        &self,
        from: Square,
        near: u8,
        far: u8,
        blocked: &Board,
    ) -> (Board, Board) {
        let ground = Ground::<ROWS>::new(self, from, blocked);
        let mut both = [[0; ROWS]; 2];
        ground.layers(from, far, |cost, layer| {
            if cost == near {
                both[0] = *layer;
            }
            if cost == far {
                both[1] = *layer;
            }
            cost == far
        });
        (ground.board(&both[0], from), ground.board(&both[1], from))
    }

    /// The cheapest way to one of the goals for at most so many half inches, and never more than
    /// 192. Of equally cheap goals it takes the lowest square; of equally cheap ways, seen from the
    /// goal, the one over the lowest square.
    pub fn route(&self, from: Square, goals: &Board, budget: u8, blocked: &Board) -> Option<Route> {
        if !self.has(from) {
            return None;
        }
        let ground = Ground::<WHOLE>::new(self, from, blocked);
        let (mut costs, mut seen) = ([[u8::MAX; SIDE]; SIDE], Board::EMPTY);
        let mut goal = None;
        ground.layers(from, budget.min(LONGEST), |cost, layer| {
            let mut found = Board::EMPTY;
            for (y, row) in (0..SIDE).zip(&layer[1..]) {
                found.0[y] = row & !seen.0[y] & goals.0[y];
                bits(row & !seen.0[y]).for_each(|x| costs[y][usize::from(x)] = cost);
                seen.0[y] |= row;
            }
            goal = found.first();
            goal.is_some()
        });
        goal.map(|goal| self.way_back(from, goal, &costs))
    }

    /// The way to the goal, found from the goal back by the costs of the squares.
    fn way_back(&self, from: Square, goal: Square, costs: &[[u8; SIDE]; SIDE]) -> Route {
        let cost_of = |square: Square| costs[usize::from(square.y())][usize::from(square.x())];
        let mut squares = Path::new();
        let mut here = goal;
        while here != from && squares.try_push(here).is_ok() {
            let leads_here = |before: &Square| {
                let before_cost = cost_of(*before).checked_add(self.step_cost(*before, here));
                before_cost == Some(cost_of(here)) && self.can_step(*before, here)
            };
            here = Board::around(here).iter().find(leads_here).unwrap_or(from);
        }
        squares.reverse();
        Route { cost: cost_of(goal), squares }
    }

    /// What the step from a square to its neighbour costs, in half inches.
    pub fn step_cost(&self, from: Square, to: Square) -> u8 {
        let step = if from.x() == to.x() || from.y() == to.y() { 2 } else { 3 };
        let factor = match () {
            () if self.slower.has(to) => 4,
            () if self.slow.has(to) => 2,
            () => 1,
        };
        step * factor
    }

    /// Whether the ground allows the step from a square to its neighbour.
    pub fn can_step(&self, from: Square, to: Square) -> bool {
        let sides = [Square::at(from.x(), to.y()), Square::at(to.x(), from.y())];
        from.touches(to) && self.free.has(to) && sides.iter().any(|side| self.free.has(*side))
    }

    /// Everywhere one can walk to from here, and this square.
    pub(crate) fn connected(&self, from: Square) -> Board {
        let ground = Ground::<WHOLE>::new(self, from, &Board::EMPTY);
        let (mut layer, mut steps) = (Layer::<WHOLE>::EMPTY, Steps::<WHOLE>::NONE);
        steps.straight[usize::from(from.y()) + 1] = 1 << from.x();
        let mut before = [u64::MAX; WHOLE];
        while layer.here != before {
            before = layer.here;
            for (row, free) in ground.free.iter().enumerate() {
                layer.add(row, (steps.straight[row] | steps.diagonal[row]) & free, *free);
            }
            (1..=SIDE).for_each(|row| steps.find(&layer, row, ground.free[row]));
        }
        ground.board(&before, from).with(from)
    }
}

#[cfg(test)]
mod tests {
    use kernel::Rng;

    use super::*;

    /// The cost of every square that can be reached, found square by square.
    fn costs(field: &Field, from: Square, blocked: &Board) -> Vec<(Square, u32)> {
        let mut open = vec![(0_u32, from)];
        let mut done: Vec<(Square, u32)> = Vec::new();
        let mut seen = Board::EMPTY;
        while let Some(place) = (0..open.len()).min_by_key(|place| open[*place]) {
            let (cost, here) = open.swap_remove(place);
            if seen.has(here) {
                continue;
            }
            seen.insert(here);
            done.push((here, cost));
            for next in Board::around(here).iter().filter(|next| !seen.has(*next)) {
                let wall = |x: u8, y: u8| !field.is_free(Square::at(x, y));
                let cut = wall(here.x(), next.y()) && wall(next.x(), here.y());
                let diagonal = here.x() != next.x() && here.y() != next.y();
                if wall(next.x(), next.y()) || blocked.has(next) || diagonal && cut {
                    continue;
                }
                let factor = match field.terrain(next).sign() {
                    ',' | '%' => 2,
                    '~' => 4,
                    _ => 1,
                };
                open.push((cost + factor * if diagonal { 3 } else { 2 }, next));
            }
        }
        done
    }

    fn pick(rng: &mut Rng, field: &Field) -> Square {
        let free: Vec<Square> = field.passable().iter().collect();
        *rng.pick(&free).unwrap()
    }

    fn crowd(rng: &mut Rng, field: &Field) -> Board {
        (0..rng.below(60)).map(|_| pick(rng, field)).collect()
    }

    #[test]
    fn reach_is_what_walking_square_by_square_finds() {
        let mut rng = Rng::new(1);
        for round in 0..300 {
            let field = Field::random(&mut rng);
            let (from, blocked) = (pick(&mut rng, &field), crowd(&mut rng, &field));
            let costs = costs(&field, from, &blocked);
            let within = |budget: u8| -> Board {
                let near = costs.iter().filter(|(_, cost)| *cost <= u32::from(budget));
                near.map(|(square, _)| *square).filter(|square| *square != from).collect()
            };
            let often = [0, 1, 2, 3, 8, 9, 10, 16, 17, 18, 24, 25, 26, 36, 80, 255];
            for far in often {
                assert_eq!(field.reach(from, far, &blocked), within(far), "{round} {from} {far}");
                let near = rng.below(u64::from(far) + 1) as u8;
                let both = field.reaches(from, near, far, &blocked);
                assert_eq!(both, (within(near), within(far)), "{round} {from} {near} {far}");
            }
            let all: Board = costs.iter().map(|(square, _)| *square).collect();
            if blocked.is_empty() {
                assert_eq!(field.connected(from), all);
            }
        }
    }

    #[test]
    fn routes_are_the_cheapest() {
        let mut rng = Rng::new(2);
        let mut found = 0;
        for _ in 0..300 {
            let field = Field::random(&mut rng);
            let (from, blocked) = (pick(&mut rng, &field), crowd(&mut rng, &field));
            let goals: Board = (0..=rng.below(5)).map(|_| pick(&mut rng, &field)).collect();
            let budget = rng.below(256) as u8;
            let costs = costs(&field, from, &blocked);
            let at_goal = costs.iter().filter(|(square, _)| goals.has(*square));
            let best = at_goal.map(|(square, cost)| (*cost, *square)).min();
            let best = best.filter(|(cost, _)| *cost <= u32::from(budget.min(LONGEST)));
            let route = field.route(from, &goals, budget, &blocked);
            assert_eq!(
                route.as_ref().map(|route| u32::from(route.cost)),
                best.map(|(cost, _)| cost)
            );
            let Some(route) = route else { continue };
            found += 1;
            let (mut here, mut cost) = (from, 0);
            for next in &route.squares {
                assert!(field.can_step(here, *next) && !blocked.has(*next));
                cost += u32::from(field.step_cost(here, *next));
                here = *next;
            }
            assert_eq!(Some((cost, here)), best);
        }
        assert!(found > 50);
    }

    #[test]
    fn nobody_cuts_between_two_walls() {
        let field = Field::loose(".X. X.. ... .#. ...");
        let from = Square::at(0, 0);
        assert!(field.reach(from, 255, &Board::EMPTY).is_empty());
        let past_one = field.reach(Square::at(0, 3), 3, &Board::EMPTY);
        assert!(past_one.has(Square::at(1, 2)) && past_one.has(Square::at(1, 4)));
        // Models do not close the gap between them.
        let models = Board::EMPTY.with(Square::at(1, 2)).with(Square::at(2, 1));
        assert!(field.reach(Square::at(1, 1), 3, &models).has(Square::at(2, 2)));
    }

    #[test]
    fn equal_ways_take_the_lowest_square() {
        let field = Field::loose(&"........................ ".repeat(24));
        let (from, goal) = (Square::at(2, 2), Square::at(5, 3));
        let route = field.route(from, &Board::EMPTY.with(goal), 16, &Board::EMPTY).unwrap();
        let squares: Vec<String> = route.squares.iter().map(Square::to_string).collect();
        assert_eq!((route.cost, squares.join(" ")), (7, "4,3 5,3 6,4".to_owned()));
        let goals = Board::around(from);
        let first = field.route(from, &goals, 16, &Board::EMPTY).unwrap();
        assert_eq!(first.squares[..], [Square::at(2, 1)]);
        let here = field.route(from, &goals.with(from), 16, &Board::EMPTY).unwrap();
        assert_eq!((here.cost, here.squares.len()), (0, 0));
        assert_eq!(field.route(from, &Board::EMPTY.with(goal), 6, &Board::EMPTY), None);
        let none = Field::EMPTY;
        assert_eq!(none.route(from, &goals, 16, &Board::EMPTY), None);
        assert!(none.reach(from, 16, &Board::EMPTY).is_empty());
        assert!(field.reach(Square(u16::MAX), 16, &Board::EMPTY).is_empty());
    }
}
