//! How far a model comes, and by which way.
//!
//! Costs are in half inches: a straight step costs 2 and a diagonal one 3, twice that into
//! difficult ground and four times that into very difficult ground. Nobody steps diagonally
//! between two squares that cannot be passed.
//!
//! All squares of one cost are found at once, by shifting rows: what can be reached with a cost
//! is what can be reached with one less, what is a straight step from two less, and so on.
//!
//! Nobody leaves a window of half as many columns and rows to each side as the half inches he has.
//! The window is cut into equal strips of rows, and the strips lie side by side in the same pairs
//! of numbers: strip 0 in the lowest bits of the first number, strip 1 in the lowest bits of the
//! second, strip 2 in the next bits of the first, and so on. The next row is then the next pair,
//! and only from the end of one strip to the start of another must bits be moved. What slips over
//! the side of a strip into its neighbour comes from the last column, which is reached so late
//! that nobody steps on from there.
//!
//! Where a map has squares between which nobody steps diagonally, near enough to matter, the window
//! is the whole map, and only there are the squares beside a diagonal step looked at.

use std::ops::{BitAnd, BitOr, Range, Shl, Shr};

use arrayvec::ArrayVec;

use crate::field::Field;
use crate::sight::Path;
use crate::square::{Board, Patch, SIDE, Square, columns, nearest_column};

/// A way to somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// What it costs, in half inches.
    pub cost: u8,
    /// The squares entered, one after the other: without the first square, with the goal.
    pub squares: Path,
}

/// How a route is looked for: from a square to some goals, for so much, past what is blocked.
type Routing = fn(&Field, Square, &Board, u8, &Board) -> Option<Route>;

/// The longest route that is looked for, in half inches: no more than 96 squares.
const LONGEST: u8 = 192;
/// The costs of such routes, from nothing on.
const ALL_COSTS: usize = LONGEST as usize + 1;
/// The pairs of a whole map.
const WHOLE: usize = SIDE / 2;

/// Two numbers that are worked on at once.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(align(16))]
struct Pair([u64; 2]);

impl Pair {
    const NONE: Pair = Pair([0; 2]);
}

impl BitOr for Pair {
    type Output = Pair;

    #[inline(always)]
    fn bitor(self, other: Pair) -> Pair {
        Pair([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl BitAnd for Pair {
    type Output = Pair;

    #[inline(always)]
    fn bitand(self, other: Pair) -> Pair {
        Pair([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl Shl<usize> for Pair {
    type Output = Pair;

    #[inline(always)]
    fn shl(self, by: usize) -> Pair {
        Pair([self.0[0] << by, self.0[1] << by])
    }
}

impl Shr<usize> for Pair {
    type Output = Pair;

    #[inline(always)]
    fn shr(self, by: usize) -> Pair {
        Pair([self.0[0] >> by, self.0[1] >> by])
    }
}

/// Where steps lead from the squares of a window that one can be on with some cost, whatever may
/// stand there.
#[derive(Clone, Copy)]
struct Layer<const PAIRS: usize> {
    straight: [Pair; PAIRS],
    diagonal: [Pair; PAIRS],
}

impl<const PAIRS: usize> Layer<PAIRS> {
    const NONE: Layer<PAIRS> =
        Layer { straight: [Pair::NONE; PAIRS], diagonal: [Pair::NONE; PAIRS] };
}

/// The ground around a mover, in a window that begins `top` rows from the north, with so many
/// strips in each of the two numbers of its pairs. He is in the middle column of his strip; where
/// a strip is as wide as the map, in his own.
struct Ground<const STRIPS: usize, const PAIRS: usize> {
    top: usize,
    from: Square,
    free: [Pair; PAIRS],
    plain: [Pair; PAIRS],
    slow: [Pair; PAIRS],
    slower: [Pair; PAIRS],
}

impl<const STRIPS: usize, const PAIRS: usize> Ground<STRIPS, PAIRS> {
    /// How many columns a strip has.
    const WIDTH: usize = 64 / STRIPS;
    /// The bits of a strip.
    const STRIP: Pair = Pair([u64::MAX >> (64 - Self::WIDTH); 2]);
    /// The middle column of a strip.
    const COLUMN: usize = (Self::WIDTH - 1) / 2;
    /// How many rows the window has. Each strip has as many as there are pairs.
    const HEIGHT: usize = PAIRS * 2 * STRIPS;
    /// A bit for each of its rows.
    const ROWS: u64 = u64::MAX >> (64 - Self::HEIGHT);
    /// Whether it is looked at who would step between two squares that cannot be passed. Only the
    /// window of the whole map does so; smaller ones are for where there are no such squares.
    const HEEDS_CORNERS: bool = Self::HEIGHT == SIDE;

    #[inline(always)]
    fn new(field: &Field, from: Square, blocked: &Board) -> Self {
        let top = Self::top(from);
        let pack = |board: &Board, rows: u64| match rows >> top & Self::ROWS {
            0 => [Pair::NONE; PAIRS],
            _ => Self::pack(board, blocked, top, from),
        };
        let free = match Self::HEEDS_CORNERS {
            true => Self::pack(&field.free, &Board::EMPTY, top, from),
            false => [Pair::NONE; PAIRS],
        };
        let slow = pack(&field.slow, field.slow_rows);
        let slower = pack(&field.slower, field.slower_rows);
        let plain = Self::pack(&field.plain, blocked, top, from);
        Ground { top, from, free, plain, slow, slower }
    }

    /// The first row of the window around a square.
    #[inline(always)]
    fn top(from: Square) -> usize {
        let top = usize::from(from.y()).saturating_sub((Self::HEIGHT - 1) / 2);
        top.min(SIDE - Self::HEIGHT)
    }

    /// The rows of the window, strips side by side, without what is blocked.
    #[inline(always)]
    fn pack(board: &Board, blocked: &Board, top: usize, from: Square) -> [Pair; PAIRS] {
        let rows = &board.0[top..top + Self::HEIGHT];
        let blocked = &blocked.0[top..top + Self::HEIGHT];
        let row = |n: usize| rows[n] & !blocked[n];
        let x = usize::from(from.x());
        let mut out = [Pair::NONE; PAIRS];
        for strip in 0..STRIPS {
            let first = strip * 2 * PAIRS;
            for (n, out) in out.iter_mut().enumerate() {
                let pair = Pair([row(first + n), row(first + PAIRS + n)]);
                *out = match STRIPS {
                    1 => pair,
                    _ => *out | (pair << Self::COLUMN >> x & Self::STRIP) << (strip * Self::WIDTH),
                };
            }
        }
        out
    }

    /// Puts the squares of a layer on an empty board of the whole map.
    #[inline(always)]
    fn unpack(&self, here: &[Pair; PAIRS], out: &mut Board) {
        let rows = &mut out.0[self.top..self.top + Self::HEIGHT];
        let x = usize::from(self.from.x());
        for strip in 0..STRIPS {
            let first = strip * 2 * PAIRS;
            for n in 0..PAIRS {
                let pair = match STRIPS {
                    1 => here[n],
                    _ => (here[n] >> (strip * Self::WIDTH) & Self::STRIP) << x >> Self::COLUMN,
                };
                [rows[first + n], rows[first + PAIRS + n]] = pair.0;
            }
        }
    }

    /// The squares of a layer on the whole map.
    fn board(&self, here: &[Pair; PAIRS]) -> Board {
        let mut out = Board::EMPTY;
        self.unpack(here, &mut out);
        out
    }

    /// Where a square lies in the window: in which pair, in which number of it, at which bit.
    #[inline(always)]
    fn place(&self, square: Square) -> Option<(usize, usize, usize)> {
        let row = usize::from(square.y()).checked_sub(self.top)?;
        let column = match STRIPS {
            1 => usize::from(square.x()),
            _ => usize::from(square.x() + Self::COLUMN as u8).checked_sub(self.from.x().into())?,
        };
        let (strip, n) = (row / PAIRS, row % PAIRS);
        let inside = row < Self::HEIGHT && column < Self::WIDTH;
        inside.then_some((n, strip % 2, strip / 2 * Self::WIDTH + column))
    }

    /// Nothing but the square somebody starts from.
    #[inline(always)]
    fn start(&self) -> [Pair; PAIRS] {
        let mut here = [Pair::NONE; PAIRS];
        if let Some((n, half, bit)) = self.place(self.from) {
            here[n].0[half] = 1 << bit;
        }
        here
    }

    /// The squares straight above and below these.
    #[inline(always)]
    fn beyond(here: &[Pair; PAIRS]) -> [Pair; PAIRS] {
        let (Pair([start, next]), Pair([end, last])) = (here[0], here[PAIRS - 1]);
        // The ends of the strips before, and the starts of the strips after.
        let (before, after) = match STRIPS {
            1 => (Pair([0, end]), Pair([next, 0])),
            _ => {
                (Pair([last << (Self::WIDTH % 64), end]), Pair([next, start >> (Self::WIDTH % 64)]))
            }
        };
        let mut out = [Pair::NONE; PAIRS];
        for n in 0..PAIRS {
            let above = if n == 0 { before } else { here[n - 1] };
            let below = if n + 1 == PAIRS { after } else { here[n + 1] };
            out[n] = above | below;
        }
        out
    }

    /// Where steps lead from these squares. A diagonal step goes up or down and then along the row;
    /// where corners are heeded, it does so over passable squares, or the other way round over
    /// such.
    #[inline(always)]
    fn steps(&self, here: &[Pair; PAIRS]) -> Layer<PAIRS> {
        let mut out = Layer::NONE;
        let beyond = Self::beyond(here);
        if Self::HEEDS_CORNERS {
            let mut beside = [Pair::NONE; PAIRS];
            for (n, beside) in beside.iter_mut().enumerate() {
                *beside = (here[n] << 1 | here[n] >> 1) & self.free[n];
            }
            out.diagonal = Self::beyond(&beside);
        }
        for n in 0..PAIRS {
            out.straight[n] = beyond[n] | here[n] << 1 | here[n] >> 1;
            let turned = match Self::HEEDS_CORNERS {
                true => beyond[n] & self.free[n],
                false => beyond[n],
            };
            out.diagonal[n] = out.diagonal[n] | turned << 1 | turned >> 1;
        }
        out
    }

    /// Adds the squares of this cost to those of less.
    #[inline(always)]
    fn enter<const PAST: usize>(
        &self,
        here: &mut [Pair; PAIRS],
        past: &[Layer<PAIRS>; PAST],
        cost: usize,
    ) {
        let mut add = |straight: usize, diagonal: usize, ground: &[Pair; PAIRS]| {
            let ago = |ago: usize| &past[(cost + PAST - ago) % PAST];
            let (straight, diagonal) = (&ago(straight).straight, &ago(diagonal).diagonal);
            for n in 0..PAIRS {
                here[n] = here[n] | (straight[n] | diagonal[n]) & ground[n];
            }
        };
        add(2, 3, &self.plain);
        if PAST > 4 {
            add(4, 6, &self.slow);
        }
        if PAST > 8 {
            add(8, 12, &self.slower);
        }
    }

    /// Finds layer after layer, and shows those of the given costs, which ascend, until `stop` says
    /// so. The last `PAST` layers are kept: 4 where no ground is difficult, 8 where none is very
    /// difficult, else 16.
    #[inline(always)]
    fn spread<const PAST: usize>(
        &self,
        costs: impl Iterator<Item = u8>,
        mut stop: impl FnMut(u8, &[Pair; PAIRS]) -> bool,
    ) {
        let mut past = [Layer::<PAIRS>::NONE; PAST];
        let mut here = self.start();
        past[0] = self.steps(&here);
        past[1] = past[0];
        let mut next = 2;
        for cost in costs {
            while next <= usize::from(cost) {
                self.enter(&mut here, &past, next);
                past[next % PAST] = self.steps(&here);
                next += 1;
            }
            if stop(cost, &here) {
                return;
            }
        }
    }

    /// Finds layer after layer, keeping as many as the ground asks for.
    #[inline(always)]
    fn layers(
        &self,
        costs: impl Iterator<Item = u8>,
        stop: impl FnMut(u8, &[Pair; PAIRS]) -> bool,
    ) {
        let any = |pairs: &[Pair; PAIRS]| {
            pairs.iter().fold(Pair::NONE, |all, pair| all | *pair) != Pair::NONE
        };
        if any(&self.slower) {
            self.spread::<16>(costs, stop);
        } else if any(&self.slow) {
            self.spread::<8>(costs, stop);
        } else {
            self.spread::<4>(costs, stop);
        }
    }
}

impl Field {
    /// Everywhere one can come to with so many half inches, without the square one starts from.
    /// Squares in `blocked` can neither be entered nor passed; whether that one is among them does
    /// not matter.
    pub fn reach(&self, from: Square, budget: u8, blocked: &Board) -> Board {
        let mut out = Board::EMPTY;
        self.find_reaches(from, &[budget], blocked, &mut [&mut out]);
        out
    }

    /// Everywhere one can come to with so many half inches, and with so many more.
    pub fn reaches(&self, from: Square, budgets: [u8; 2], blocked: &Board, out: [&mut Board; 2]) {
        let [near, far] = budgets;
        let mut out = out;
        out.iter_mut().for_each(|board| **board = Board::EMPTY);
        self.find_reaches(from, &[near.min(far), far], blocked, &mut out);
    }

    /// The rows beyond which nobody comes for so many half inches.
    #[inline]
    pub(crate) fn rows_within(from: Square, budget: u8) -> Range<usize> {
        let (y, far) = (usize::from(from.y()), usize::from(budget) / 2);
        y.saturating_sub(far).min(SIDE)..(y + far + 1).min(SIDE)
    }

    /// Puts everywhere one can come to with so many half inches, which ascend, on a board each. The
    /// boards come in empty.
    fn find_reaches(&self, from: Square, budgets: &[u8], blocked: &Board, out: &mut [&mut Board]) {
        match budgets.last().copied().unwrap_or(0) {
            far if self.has_corners(from, far) => {
                self.reaches_in::<1, WHOLE>(from, budgets, blocked, out);
            }
            _ if !self.has(from) => {}
            0..=9 => self.reaches_in::<5, 1>(from, budgets, blocked, out),
            10..=15 => self.reaches_in::<4, 2>(from, budgets, blocked, out),
            16..=17 => self.reaches_in::<3, 3>(from, budgets, blocked, out),
            18..=21 => self.reaches_in::<3, 4>(from, budgets, blocked, out),
            22..=25 => self.reaches_in::<2, 7>(from, budgets, blocked, out),
            26..=31 => self.reaches_in::<2, 8>(from, budgets, blocked, out),
            32..=37 => self.reaches_in::<1, 19>(from, budgets, blocked, out),
            _ => self.reaches_in::<1, WHOLE>(from, budgets, blocked, out),
        }
    }

    /// The same in a window of so many strips side by side and so many pairs.
    fn reaches_in<const STRIPS: usize, const PAIRS: usize>(
        &self,
        from: Square,
        budgets: &[u8],
        blocked: &Board,
        out: &mut [&mut Board],
    ) {
        let ground = Ground::<STRIPS, PAIRS>::new(self, from, blocked);
        let mut out = out.iter_mut();
        ground.layers(budgets.iter().copied(), |_, layer| {
            if let Some(board) = out.next() {
                ground.unpack(layer, board);
                board.remove(from);
            }
            false
        });
    }

    /// The cheapest way to one of the goals for at most so many half inches, and never more than
    /// 192. Of equally cheap goals it takes the lowest square; of equally cheap ways, seen from the
    /// goal, the one over the lowest square.
    pub fn route(&self, from: Square, goals: &Board, budget: u8, blocked: &Board) -> Option<Route> {
        if !self.has(from) {
            return None;
        }
        if self.has_corners(from, budget) {
            return self.route_in::<1, WHOLE, ALL_COSTS>(from, goals, budget.min(LONGEST), blocked);
        }
        // What is found with less is the same, and found sooner in a smaller window.
        let windows = [
            (9, Field::route_in::<5, 1, 10> as Routing),
            (17, Field::route_in::<3, 3, 18>),
            (25, Field::route_in::<2, 7, 26>),
            (31, Field::route_in::<2, 8, 32>),
            (LONGEST, Field::route_in::<1, WHOLE, ALL_COSTS>),
        ];
        let least = goals.iter().map(|goal| from.least_to(goal)).min()?;
        let enough = windows.partition_point(|(most, _)| *most < budget.min(LONGEST));
        let mut windows = windows[..=enough].iter().filter(|(most, _)| least <= (*most).into());
        windows.find_map(|(most, route)| route(self, from, goals, budget.min(*most), blocked))
    }

    /// The same in a window of so many strips side by side and so many pairs, for less than so
    /// many half inches.
    fn route_in<const STRIPS: usize, const PAIRS: usize, const COSTS: usize>(
        &self,
        from: Square,
        goals: &Board,
        budget: u8,
        blocked: &Board,
    ) -> Option<Route> {
        let ground = Ground::<STRIPS, PAIRS>::new(self, from, blocked);
        let goals = Ground::<STRIPS, PAIRS>::pack(goals, &Board::EMPTY, ground.top, from);
        let (mut layers, mut found) = (ArrayVec::<_, COSTS>::new(), [Pair::NONE; PAIRS]);
        ground.layers(0..=budget, |_, layer| {
            layers.push(*layer);
            for n in 0..PAIRS {
                found[n] = layer[n] & goals[n];
            }
            found != [Pair::NONE; PAIRS]
        });
        let goal = ground.board(&found).first()?;
        let comes_to = |square: Square, cost: u8| {
            let (layer, place) = (layers.get(usize::from(cost)), ground.place(square));
            layer.zip(place).is_some_and(|(layer, (n, half, bit))| layer[n].0[half] >> bit & 1 != 0)
        };
        Some(self.way_back(from, goal, layers.len() as u8 - 1, comes_to))
    }

    /// The way to the goal, found from the goal back: who comes to a square for as much less as the
    /// step costs comes by it.
    fn way_back(
        &self,
        from: Square,
        goal: Square,
        cost: u8,
        comes_to: impl Fn(Square, u8) -> bool,
    ) -> Route {
        let mut squares = Path::new();
        let (mut here, mut left) = (goal, cost);
        while here != from && squares.try_push(here).is_ok() {
            let before = here.neighbours().find_map(|before| {
                let less = left.checked_sub(self.step_cost(before, here))?;
                (comes_to(before, less) && self.can_step(before, here)).then_some((before, less))
            });
            (here, left) = before.unwrap_or((from, 0));
        }
        squares.reverse();
        Route { cost, squares }
    }

    /// Whether there may be corners that nobody cuts within so many half inches.
    #[inline]
    fn has_corners(&self, from: Square, budget: u8) -> bool {
        let (y, far) = (u32::from(from.y()), u32::from(budget) / 2);
        let low = u64::MAX << y.saturating_sub(far).min(63);
        let high = u64::MAX.checked_shl(y + far).unwrap_or(0);
        self.corners & low & !high != 0
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

    /// The squares from which somebody steps on this one.
    pub(crate) fn contact(&self, square: Square) -> Patch {
        let y = usize::from(square.y());
        let row = |y: usize| self.free.0.get(y).copied().unwrap_or(0);
        let at = if self.free.has(square) { 1_u64 << square.x() } else { 0 };
        let beside = at << 1 | at >> 1;
        // Diagonally, one of the two squares between must be free.
        let next = |next: u64| {
            let free = next & at;
            at | row(y) & beside | free << 1 | free >> 1
        };
        let part = |y: usize, part: u64| if y < self.height().into() { part } else { 0 };
        let (above, below) = (y.wrapping_sub(1), y + 1);
        let parts = [part(above, next(row(above))), beside, part(below, next(row(below)))];
        let columns = (1 << self.width()) - 1;
        Patch::new(square, parts.map(|part| part & columns))
    }

    /// Whether a direct way of somebody toward another brings him into contact for so many half
    /// inches. That is quickly found out; where none does, another way may.
    pub(crate) fn comes_upon(&self, from: Square, to: Square, most: u8, blocked: &Board) -> bool {
        let goal = to.toward(from);
        let near = from.least_to(goal) <= most.into() && self.can_step(goal, to);
        near && (goal == from || self.is_direct(from, goal, blocked))
            || self.hits_upon(from, to, most, blocked)
    }

    /// Whether the plainest way of somebody toward another brings him into contact for so many half
    /// inches.
    fn hits_upon(&self, from: Square, to: Square, budget: u8, blocked: &Board) -> bool {
        let (mut here, mut left) = (from, budget);
        while !here.touches(to) && here != to {
            let next = here.toward(to);
            let cost = self.step_cost(here, next);
            if cost > left || blocked.has(next) || !self.can_step(here, next) {
                return false;
            }
            (here, left) = (next, left - cost);
        }
        self.can_step(here, to)
    }

    /// The square nearest to a point that one can come to for so many half inches, or stays on,
    /// the first of equals. Nobody ends his move on what is shut, row by row. It is found, and
    /// quickly, where a direct way leads to the nearest one that is not too far off on any ground.
    pub(crate) fn approach(
        &self,
        from: Square,
        point: Square,
        budget: u8,
        blocked: &Board,
        shut: impl Fn(usize) -> u64,
    ) -> Option<Square> {
        let (x, y) = (i32::from(from.x()), usize::from(from.y()));
        // So many half squares one comes along a row that lies so far up or down.
        let side = |row: usize| {
            let (budget, up) = (i32::from(budget), row.abs_diff(y) as i32);
            (budget - up).min(2 * budget - 4 * up)
        };
        let (off, far) = (i32::from(point.x().abs_diff(from.x())), usize::from(budget) / 2);
        // Nothing of a row is nearer than this, in half squares.
        let least = |row: usize| {
            let (up, along) = (row.abs_diff(point.y().into()), (2 * off - side(row)).max(0));
            4 * (up * up) as u32 + (along * along) as u32
        };
        let (north, south) = (y.saturating_sub(far), (y + far).min(SIDE - 1));
        let mut middle = usize::from(point.y()).clamp(north, south);
        while middle != y {
            let next = if middle < y { middle + 1 } else { middle - 1 };
            if least(next) > least(middle) {
                break;
            }
            middle = next;
        }
        let mut best = (from.d2(point), from);
        let mut look = |row: usize| {
            if least(row) > 4 * best.0 {
                return false;
            }
            let open =
                columns(x - side(row) / 2, x + side(row) / 2) & self.free.0[row] & !shut(row);
            if let Some(column) = nearest_column(open, point) {
                let square = Square::at(column, row as u8);
                best = best.min((square.d2(point), square));
            }
            true
        };
        // From row to row nothing comes nearer once something does not.
        let _ = (middle..=south).all(&mut look);
        let _ = (north..middle).rev().all(&mut look);
        let goal = best.1;
        self.is_direct(from, goal, blocked).then_some(goal)
    }

    /// Whether one of the ways that are as short as any could be leads over plain ground.
    fn is_direct(&self, from: Square, to: Square, blocked: &Board) -> bool {
        let (west, east) = if from.x() <= to.x() { (from, to) } else { (to, from) };
        let (high, low) = (from.y().min(to.y()), from.y().max(to.y()));
        if self.corners >> high & !(u64::MAX << (low - high)) != 0 {
            return false;
        }
        let open = |y: u8| {
            let row = usize::from(y);
            let own = if y == from.y() { 1 << from.x() } else { 0 };
            self.plain.0[row] & !blocked.0[row] | own
        };
        // On the longer side every step goes on, on the shorter one or not.
        let upright = low - high >= east.x() - west.x();
        let along = |row: u64, open: u64| match upright {
            true => row,
            // Adding carries a bit along open squares to the east.
            false => (open ^ (open + row)) & open | row,
        };
        let mut y = west.y();
        let mut row = along(open(y) & 1 << west.x(), open(y));
        while y != east.y() {
            y = if y < east.y() { y + 1 } else { y - 1 };
            let straight = if upright { row } else { 0 };
            row = along((row << 1 | straight) & open(y), open(y));
        }
        row >> east.x() & 1 != 0
    }

    /// Everywhere one can walk to from here, and this square.
    pub(crate) fn connected(&self, from: Square) -> Board {
        let ground = Ground::<1, WHOLE>::new(self, from, &Board::EMPTY);
        let (mut here, mut before) = (ground.start(), [Pair::NONE; WHOLE]);
        while self.free.has(from) && here != before {
            before = here;
            let Layer { straight, diagonal } = ground.steps(&here);
            for n in 0..WHOLE {
                here[n] = here[n] | (straight[n] | diagonal[n]) & ground.free[n];
            }
        }
        ground.board(&here).with(from)
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

    fn both_reaches(
        field: &Field,
        from: Square,
        budgets: [u8; 2],
        blocked: &Board,
    ) -> (Board, Board) {
        let (mut near, mut far) = (*blocked, *blocked);
        field.reaches(from, budgets, blocked, [&mut near, &mut far]);
        (near, far)
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
                let both = both_reaches(&field, from, [near, far], &blocked);
                assert_eq!(both, (within(near), within(far)), "{round} {from} {near} {far}");
            }
            let all: Board = costs.iter().map(|(square, _)| *square).collect();
            if blocked.is_empty() {
                assert_eq!(field.connected(from), all);
            }
        }
    }

    /// A few passable squares at the corners and edges of a field, and one in the middle.
    fn outermost(field: &Field) -> Vec<Square> {
        let (right, low) = (field.width() - 1, field.height() - 1);
        let columns = [0, 1, right / 2, right - 1, right];
        let places = columns.iter().flat_map(|x| [0, 1, low / 2, low].map(|y| (*x, y)));
        let nearest = |(x, y)| {
            let free = field.passable();
            free.iter().min_by_key(|square| square.d2(Square::at(x, y))).unwrap()
        };
        places.map(nearest).collect()
    }

    #[test]
    fn windows_of_every_size_fit_everywhere() {
        let mut rng = Rng::new(3);
        let open = Field::loose(&format!("{} ", ".".repeat(SIDE)).repeat(SIDE));
        let ready = crate::field::READY.iter().map(|(slug, _)| Field::ready(slug).unwrap());
        let fields: Vec<Field> = ready.chain([open, Field::random(&mut rng)]).collect();
        for field in &fields {
            for from in outermost(field) {
                let blocked = if rng.below(2) == 0 { Board::EMPTY } else { crowd(&mut rng, field) };
                let mut within = [Board::EMPTY; 41];
                for (square, cost) in costs(field, from, &blocked).iter().skip(1) {
                    let later = within.iter_mut().skip(*cost as usize);
                    later.for_each(|board| board.insert(*square));
                }
                for far in 0..=40_u8 {
                    let near = rng.below(u64::from(far) + 1) as u8;
                    let both = both_reaches(field, from, [near, far], &blocked);
                    let told = (within[usize::from(near)], within[usize::from(far)]);
                    assert_eq!(both, told, "{field:?} {from} {near} {far}");
                }
            }
        }
    }

    #[test]
    fn contact_is_where_one_step_leads_from() {
        let mut rng = Rng::new(4);
        for _ in 0..100 {
            let field = Field::random(&mut rng);
            for square in field.squares().chain([Square(u16::MAX)]) {
                let steps = |next: &Square| field.can_step(*next, square);
                let contact: Board = field.squares().filter(steps).collect();
                let patch = field.contact(square);
                assert_eq!(patch.of(&Board([u64::MAX; SIDE])), contact, "{square} {field:?}");
                let near = field.squares().find(|next| contact.has(*next));
                assert!(near.is_none_or(|near| patch.has(near)) && !patch.has(square));
                assert_eq!(patch.meets(&field.passable()), contact.meets(&field.passable()));
            }
        }
    }

    #[test]
    fn who_hits_upon_another_reaches_him() {
        let mut rng = Rng::new(5);
        let mut found = 0;
        for _ in 0..300 {
            let field = Field::random(&mut rng);
            let (from, blocked) = (pick(&mut rng, &field), crowd(&mut rng, &field));
            let budget = rng.below(30) as u8;
            let reach = field.reach(from, budget, &blocked).with(from);
            for to in field.passable().iter() {
                let hits = field.comes_upon(from, to, budget, &blocked);
                assert!(!hits || field.contact(to).meets(&reach), "{from} {to} {budget} {field:?}");
                found += u32::from(hits);
            }
        }
        assert!(found > 1000);
    }

    #[test]
    fn what_is_approached_is_the_nearest_within_reach() {
        let mut rng = Rng::new(6);
        let mut found = 0;
        for _ in 0..300 {
            let field = Field::random(&mut rng);
            let (from, blocked) = (pick(&mut rng, &field), crowd(&mut rng, &field));
            let shut = crowd(&mut rng, &field).or(&blocked);
            for point in field.passable().iter().step_by(7) {
                let budget = rng.below(26) as u8;
                let goal = field.approach(from, point, budget, &blocked, |y| shut.0[y]);
                let Some(goal) = goal else { continue };
                let reach = field.reach(from, budget, &blocked).minus(&shut).with(from);
                assert_eq!(Some(goal), reach.nearest(point), "{from} {point} {budget} {field:?}");
                let least = field.reach(from, from.least_to(goal) as u8, &blocked).with(from);
                assert!(least.has(goal), "{from} {point} {budget} {field:?}");
                found += u32::from(goal != from);
            }
        }
        assert!(found > 1000, "{found}");
    }

    #[test]
    fn corners_are_where_a_diagonal_step_is_not_allowed() {
        let mut rng = Rng::new(8);
        for _ in 0..100 {
            let field = Field::random(&mut rng);
            let mut rows = 0_u64;
            for from in field.passable().iter() {
                let cut = |to: &Square| field.is_free(*to) && !field.can_step(from, *to);
                let below = from.neighbours().filter(|to| to.y() > from.y());
                rows |= u64::from(below.into_iter().any(|to| cut(&to))) << from.y();
            }
            assert_eq!(field.corners, rows, "{field:?}");
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
