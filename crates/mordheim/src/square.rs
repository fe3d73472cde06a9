//! Squares of one inch, and sets of them as the bits of rows.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use kernel::Error;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::set::bits;

/// No map is wider or longer, in squares of one inch.
pub const SIDE: usize = 48;

/// The bits of a row that are squares.
const ROW: u64 = (1 << SIDE) - 1;

/// One square inch of the map, written column before row and counted from one: `17,5`.
///
/// Inside, it is row times 64 plus column, both from zero. Row 0 is the northern edge, column 0
/// the western one. Squares are ordered by row, then by column.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub struct Square(pub u16);

impl Square {
    /// The square in this column and row, counted from zero.
    #[inline]
    pub const fn at(x: u8, y: u8) -> Square {
        Square((y as u16) << 6 | (x & 63) as u16)
    }

    /// Its column, from zero in the west.
    #[inline]
    pub const fn x(self) -> u8 {
        (self.0 & 63) as u8
    }

    /// Its row, from zero in the north.
    #[inline]
    pub const fn y(self) -> u8 {
        (self.0 >> 6) as u8
    }

    /// The distance between the centres of two squares in inches, times itself.
    #[inline]
    pub const fn d2(self, other: Square) -> u32 {
        let (dx, dy) = self.gaps(other);
        dx * dx + dy * dy
    }

    /// Whether the centres are at most this far apart.
    #[inline]
    pub const fn within(self, other: Square, inches: u8) -> bool {
        self.d2(other) <= inches as u32 * inches as u32
    }

    /// Whether the squares are neighbours, straight or diagonally. No square touches itself.
    #[inline]
    pub const fn touches(self, other: Square) -> bool {
        let (dx, dy) = self.gaps(other);
        dx <= 1 && dy <= 1 && self.0 != other.0
    }

    /// Its neighbours, straight and diagonal, ascending: eight, fewer at a side.
    #[inline]
    pub fn neighbours(self) -> impl Iterator<Item = Square> {
        let sides = |at: u8| at.saturating_sub(1)..=(at + 1).min(SIDE as u8 - 1);
        let row = move |y: u8| sides(self.x()).map(move |x| Square::at(x, y));
        sides(self.y()).flat_map(row).filter(move |square| *square != self)
    }

    /// The next square of the plainest way to another: diagonal as long as that comes nearer in
    /// both ways. Itself when it is there.
    #[inline]
    pub(crate) const fn toward(self, goal: Square) -> Square {
        const fn step(from: u8, to: u8) -> u8 {
            from + (from < to) as u8 - (from > to) as u8
        }
        Square::at(step(self.x(), goal.x()), step(self.y(), goal.y()))
    }

    /// The least that it costs to come from here to another square, in half inches: straight steps
    /// cost 2 and diagonal ones 3.
    #[inline]
    pub(crate) const fn least_to(self, goal: Square) -> u32 {
        let (dx, dy) = self.gaps(goal);
        if dx < dy { 2 * dy + dx } else { 2 * dx + dy }
    }

    /// The least that it costs to come to a neighbour of another square.
    #[inline]
    pub(crate) const fn least_to_touch(self, goal: Square) -> u32 {
        let (dx, dy) = self.gaps(goal);
        let (dx, dy) = (dx.saturating_sub(1), dy.saturating_sub(1));
        if dx < dy { 2 * dy + dx } else { 2 * dx + dy }
    }

    /// The square with column and row exchanged.
    #[inline]
    pub(crate) const fn turned(self) -> Square {
        Square::at(self.y(), self.x())
    }

    /// How many columns and rows apart they are.
    const fn gaps(self, other: Square) -> (u32, u32) {
        (self.x().abs_diff(other.x()) as u32, self.y().abs_diff(other.y()) as u32)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", u16::from(self.x()) + 1, u16::from(self.y()) + 1)
    }
}

impl From<Square> for String {
    fn from(square: Square) -> String {
        square.to_string()
    }
}

impl FromStr for Square {
    type Err = Error;

    fn from_str(text: &str) -> Result<Square, Error> {
        let number = |text: &str| {
            let text = text.trim();
            let plain = text.len() <= 2 && text.bytes().all(|b| b.is_ascii_digit());
            let n = text.parse::<u8>().ok().filter(|_| plain)?;
            (1..=SIDE as u8).contains(&n).then(|| n - 1)
        };
        let square = text.split_once(',').and_then(|(x, y)| Some((number(x)?, number(y)?)));
        square
            .map(|(x, y)| Square::at(x, y))
            .ok_or_else(|| Error::invalid("unknown_square").with("text", text))
    }
}

impl TryFrom<String> for Square {
    type Error = Error;

    fn try_from(text: String) -> Result<Square, Error> {
        text.parse()
    }
}

/// A set of squares: one number for each row, one bit for each column.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board(pub [u64; SIDE]);

/// How far a disc of so many inches reaches to each side, so many rows from its middle.
/// 67 inches are more than the longest way across a map.
static WIDTHS: [[u8; SIDE]; 68] = widths();

const fn widths() -> [[u8; SIDE]; 68] {
    let mut table = [[0; SIDE]; 68];
    let mut inches = 0;
    while inches < 68 {
        let mut row = 0;
        while row < SIDE && row <= inches {
            let width = (inches * inches - row * row).isqrt();
            table[inches][row] = if width < SIDE { width } else { SIDE } as u8;
            row += 1;
        }
        inches += 1;
    }
    table
}

/// The bits of the columns from `low` to `high`, as far as there are such columns.
#[inline]
pub(crate) const fn columns(low: i32, high: i32) -> u64 {
    let low = if low < 0 { 0 } else { low };
    let high = if high >= SIDE as i32 { SIDE as i32 - 1 } else { high };
    if low > high { 0 } else { (2 << high) - (1 << low) }
}

/// The column of a row that is nearest to a square, the first of equals.
#[inline]
pub(crate) fn nearest_column(row: u64, to: Square) -> Option<u8> {
    let west = (2_u64 << to.x()).wrapping_sub(1);
    let (left, right) = (row & west, row & !west);
    let (low, high) = (left.checked_ilog2(), right.trailing_zeros());
    let middle = u32::from(to.x());
    let x = match low {
        Some(low) if right == 0 || middle - low <= high - middle => low,
        _ => high,
    };
    (row != 0).then_some(x as u8)
}

impl Board {
    /// No square.
    pub const EMPTY: Board = Board([0; SIDE]);

    /// Whether the square is in it.
    #[inline]
    pub const fn has(&self, square: Square) -> bool {
        let row = (square.0 >> 6) as usize;
        row < SIDE && self.0[row] >> square.x() & 1 != 0
    }

    /// Puts a square in.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        let row = (square.0 >> 6) as usize;
        if row < SIDE {
            self.0[row] |= 1 << square.x();
        }
    }

    /// Takes a square out.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        let row = (square.0 >> 6) as usize;
        if row < SIDE {
            self.0[row] &= !(1 << square.x());
        }
    }

    /// With this square.
    #[inline]
    #[must_use]
    pub const fn with(mut self, square: Square) -> Board {
        self.insert(square);
        self
    }

    /// Without this square.
    #[inline]
    #[must_use]
    pub const fn without(mut self, square: Square) -> Board {
        self.remove(square);
        self
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub fn or(&self, other: &Board) -> Board {
        self.zip(other, |a, b| a | b)
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub fn and(&self, other: &Board) -> Board {
        self.zip(other, |a, b| a & b)
    }

    /// What is in this and not in the other.
    #[inline]
    #[must_use]
    pub fn minus(&self, other: &Board) -> Board {
        self.zip(other, |a, b| a & !b)
    }

    /// Row by row, what this makes of both.
    #[inline]
    fn zip(&self, other: &Board, of: impl Fn(u64, u64) -> u64) -> Board {
        let mut out = Board::EMPTY;
        for (row, (a, b)) in out.0.iter_mut().zip(self.0.iter().zip(&other.0)) {
            *row = of(*a, *b);
        }
        out
    }

    /// Whether some square is in both.
    #[inline]
    pub fn meets(&self, other: &Board) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (a, b)| all | a & b) != 0
    }

    /// Whether it has no square.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, row| all | row) == 0
    }

    /// How many squares it has.
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// How many squares each row has, and all together.
    #[inline]
    pub(crate) fn counts(&self) -> ([u8; SIDE], u32) {
        let (mut counts, mut all) = ([0; SIDE], 0);
        let first = self.0.iter().position(|row| *row != 0).unwrap_or(SIDE);
        let last = self.0.iter().rposition(|row| *row != 0).map_or(first, |last| last + 1);
        for (count, row) in counts[first..last].iter_mut().zip(&self.0[first..last]) {
            *count = row.count_ones() as u8;
            all += u32::from(*count);
        }
        (counts, all)
    }

    /// The square that has `n` squares of it before itself.
    #[inline]
    pub fn nth(&self, n: u32) -> Option<Square> {
        self.nth_of(&self.counts().0, n)
    }

    /// The same where it is known how many squares each row has.
    #[inline]
    pub(crate) fn nth_of(&self, counts: &[u8; SIDE], n: u32) -> Option<Square> {
        let mut left = n;
        for (y, here) in counts.iter().enumerate() {
            let here = u32::from(*here);
            if left < here {
                let x = bits(self.0[y]).nth(left as usize)?;
                return Some(Square::at(x, y as u8));
            }
            left -= here;
        }
        None
    }

    /// A bit for each row that has squares.
    pub(crate) fn rows(&self) -> u64 {
        (0..SIDE).filter(|y| self.0[*y] != 0).fold(0, |rows, y| rows | 1 << y)
    }

    /// Its lowest square.
    #[inline]
    pub fn first(&self) -> Option<Square> {
        self.iter().next()
    }

    /// Its squares, row by row from the north, each row from the west.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Square> + Clone {
        let (mut y, mut rest) = (0, self.0[0]);
        std::iter::from_fn(move || {
            while rest == 0 {
                y += 1;
                rest = *self.0.get(y)?;
            }
            let x = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(Square::at(x, y as u8))
        })
    }

    /// Its squares in runs of neighbours in one row, ascending: the numbers of the squares.
    #[inline]
    pub fn runs(&self) -> impl Iterator<Item = Range<u16>> {
        let rows = self.0.iter().enumerate();
        rows.flat_map(|(y, row)| {
            let mut rest = *row;
            std::iter::from_fn(move || {
                let start = (rest != 0).then(|| rest.trailing_zeros())?;
                let end = start + (!(rest >> start)).trailing_zeros();
                rest &= u64::MAX.checked_shl(end).unwrap_or(0);
                Some((y as u16) << 6 | start as u16..(y as u16) << 6 | end as u16)
            })
        })
    }

    /// The square that is nearest to another, the first of equals.
    #[inline]
    pub fn nearest(&self, to: Square) -> Option<Square> {
        self.nearest_in(0..SIDE, to)
    }

    /// The square in some rows that is nearest to another, the first of equals.
    #[inline]
    pub(crate) fn nearest_in(&self, rows: Range<usize>, to: Square) -> Option<Square> {
        let in_row = |y: usize| nearest_column(self.0[y], to).map(|x| Square::at(x, y as u8));
        rows.filter_map(in_row).map(|square| (square.d2(to), square)).min().map(|(_, at)| at)
    }

    /// The eight neighbours of a square, fewer at a side.
    #[inline]
    pub fn around(square: Square) -> Board {
        let mut out = Board::EMPTY;
        let (x, y) = (i32::from(square.x()), usize::from(square.y()));
        let three = columns(x - 1, x + 1);
        for row in out.0.iter_mut().take(y + 2).skip(y.saturating_sub(1)) {
            *row = three;
        }
        out.remove(square);
        out
    }

    /// Puts in a square and its eight neighbours.
    #[inline]
    pub(crate) fn insert_around(&mut self, square: Square) {
        let y = usize::from(square.y());
        let three = (7_u64 << square.x() >> 1) & ROW;
        if y >= SIDE {
            return;
        }
        self.0[y] |= three;
        self.0[y.saturating_sub(1)] |= three;
        self.0[(y + 1).min(SIDE - 1)] |= three;
    }

    /// The squares whose centres are within so many inches of the centre of this one, and itself.
    #[inline]
    pub fn disc(square: Square, inches: u8) -> Board {
        let widths = &WIDTHS[usize::from(inches).min(67)];
        let (x, y) = (i32::from(square.x()), usize::from(square.y()));
        let reach = usize::from(inches);
        let low = y.saturating_sub(reach);
        let mut out = Board::EMPTY;
        for (row, at) in out.0.iter_mut().zip(0..).take(y + reach + 1).skip(low) {
            let width = i32::from(widths[y.abs_diff(at).min(SIDE - 1)]);
            *row = columns(x - width, x + width);
        }
        out
    }

    /// With all neighbours of its squares, straight and diagonal.
    #[inline]
    #[must_use]
    pub fn grown(&self) -> Board {
        let mut wide = [0; SIDE + 2];
        for (to, row) in wide[1..].iter_mut().zip(&self.0) {
            *to = (row | row << 1 | row >> 1) & ROW;
        }
        let mut out = Board::EMPTY;
        for (y, row) in out.0.iter_mut().enumerate() {
            *row = wide[y] | wide[y + 1] | wide[y + 2];
        }
        out
    }
}

/// Squares around one: parts of the rows above, at and below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Patch {
    /// The number of the row in the middle.
    row: usize,
    /// What there is in the three rows.
    parts: [u64; 3],
}

impl Patch {
    /// Squares around this one, in the rows above, at and below it.
    #[inline]
    pub(crate) const fn new(middle: Square, parts: [u64; 3]) -> Patch {
        Patch { row: (middle.0 >> 6) as usize, parts }
    }

    /// The rows of a board that it is in, each with its part of it.
    #[inline]
    fn rows(&self) -> impl Iterator<Item = (usize, u64)> {
        [self.row.wrapping_sub(1), self.row, self.row + 1].into_iter().zip(self.parts)
    }

    /// Whether the square is in it.
    #[inline]
    pub(crate) fn has(&self, square: Square) -> bool {
        let row = usize::from(square.0 >> 6);
        self.rows().any(|(y, part)| y == row && part >> square.x() & 1 != 0)
    }

    /// Whether some square of the board is in it.
    #[inline]
    pub(crate) fn meets(&self, board: &Board) -> bool {
        self.rows().any(|(y, part)| board.0.get(y).is_some_and(|row| row & part != 0))
    }

    /// The squares of a board that are in it.
    #[inline]
    pub(crate) fn of(&self, board: &Board) -> Board {
        let mut out = Board::EMPTY;
        for (y, part) in self.rows() {
            if let (Some(to), Some(row)) = (out.0.get_mut(y), board.0.get(y)) {
                *to = row & part;
            }
        }
        out
    }
}

impl Default for Board {
    fn default() -> Board {
        Board::EMPTY
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|square| square.to_string())).finish()
    }
}

impl FromIterator<Square> for Board {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Board {
        let mut board = Board::EMPTY;
        squares.into_iter().for_each(|square| board.insert(square));
        board
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = Square> {
        (0..SIDE as u8).flat_map(|y| (0..SIDE as u8).map(move |x| Square::at(x, y)))
    }

    #[test]
    fn squares_are_written_from_one() {
        let square = Square::at(16, 4);
        assert_eq!(square.to_string(), "17,5");
        assert_eq!("17,5".parse(), Ok(square));
        assert_eq!(serde_json::to_string(&square).unwrap(), "\"17,5\"");
        assert_eq!(serde_json::from_str::<Square>("\"17,5\"").unwrap(), square);
        for wrong in ["", ",", "0,1", "1,0", "49,1", "1,49", "+1,2", "1", "1,2,3", "a,b", "001,2"] {
            assert_eq!(wrong.parse::<Square>().unwrap_err().code, "unknown_square", "{wrong}");
        }
    }

    #[test]
    fn distances_are_of_centres() {
        let (a, b) = (Square::at(1, 1), Square::at(4, 5));
        assert_eq!(a.d2(b), 25);
        assert!(a.within(b, 5) && !a.within(b, 4));
        assert!(a.touches(Square::at(2, 2)) && a.touches(Square::at(0, 1)));
        assert!(!a.touches(a) && !a.touches(Square::at(3, 1)));
    }

    #[test]
    fn boards_are_sets() {
        let board: Board =
            [Square::at(5, 7), Square::at(47, 47), Square::at(0, 0)].into_iter().collect();
        let inside: Vec<String> = board.iter().map(String::from).collect();
        assert_eq!(inside, ["1,1", "6,8", "48,48"]);
        assert_eq!((board.count(), board.first()), (3, Some(Square::at(0, 0))));
        let less = board.without(Square::at(0, 0));
        assert!(!less.has(Square::at(0, 0)) && less.has(Square::at(5, 7)) && !less.is_empty());
        assert_eq!(board.minus(&less), Board::EMPTY.with(Square::at(0, 0)));
        assert_eq!(board.and(&less), less);
        assert_eq!(less.or(&board), board);
        assert!(board.meets(&less) && !board.minus(&less).meets(&less));
        assert!(!board.has(Square(u16::MAX)));
        assert_eq!(board.with(Square(u16::MAX)), board);
        assert_eq!(Board::EMPTY.first(), None);
    }

    #[test]
    fn runs_and_the_nearest_are_what_going_through_all_finds() {
        let mut rng = kernel::Rng::new(7);
        for round in 0..500 {
            let one_of = 1 + rng.below(1 << (round % 8));
            let board: Board = all().filter(|_| rng.below(one_of) == 0).collect();
            assert!(board.runs().flatten().map(Square).eq(board.iter()));
            let places = 0..=board.count();
            assert!(places.map_while(|n| board.nth(n)).eq(board.iter()));
            let to = Square::at(rng.below(48) as u8, rng.below(48) as u8);
            assert_eq!(board.nearest(to), board.iter().min_by_key(|s| s.d2(to)), "{to} {board:?}");
            let (counts, all) = board.counts();
            assert_eq!(all, board.count());
            for (y, count) in counts.into_iter().enumerate() {
                let in_row = board.iter().filter(|square| usize::from(square.y()) == y).count();
                assert_eq!(usize::from(count), in_row, "{y} {board:?}");
                assert_eq!(board.rows() >> y & 1 != 0, in_row > 0, "{y} {board:?}");
            }
        }
        assert_eq!(Board::EMPTY.nearest(Square::at(3, 3)), None);
    }

    #[test]
    fn nothing_is_nearer_than_the_least_cost() {
        for (from, goal) in all().step_by(97).zip(all().skip(50).step_by(89)) {
            let least = goal.neighbours().chain([goal]).map(|next| from.least_to(next)).min();
            assert_eq!(Some(from.least_to_touch(goal)), least, "{from} {goal}");
            let next = from.toward(goal);
            assert!(from == goal || from.touches(next) && next.d2(goal) < from.d2(goal));
            assert_eq!(from.turned().toward(goal.turned()), next.turned());
        }
    }

    #[test]
    fn neighbours_and_discs_are_what_distance_says() {
        for middle in all().step_by(37).chain([Square::at(0, 0), Square::at(47, 47)]) {
            let near: Board = all().filter(|s| s.touches(middle)).collect();
            assert_eq!(Board::around(middle), near);
            assert!(middle.neighbours().eq(near.iter()));
            assert_eq!(Board::EMPTY.with(middle).grown(), near.with(middle));
            let mut around = Board::EMPTY;
            around.insert_around(middle);
            assert_eq!(around, near.with(middle));
            for inches in [0, 1, 2, 3, 6, 8, 12, 24, 47, 48, 60, 66, 67, 255] {
                let disc: Board = all().filter(|s| s.within(middle, inches)).collect();
                assert_eq!(Board::disc(middle, inches), disc, "{middle} {inches}");
            }
        }
    }
}
