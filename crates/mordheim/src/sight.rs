//! Who sees whom, and who is in cover.

use arrayvec::ArrayVec;

use crate::field::Field;
use crate::square::{Board, SIDE, Square};

/// Squares one after the other: a line of sight, or the way somebody takes.
pub type Path = ArrayVec<Square, 96>;

/// The rows of the line between the centres of two squares, from the northern one to the
/// southern one, each with the columns that the line passes through, ends left out.
#[inline]
fn spans(a: Square, b: Square) -> impl Iterator<Item = (usize, u64)> {
    let (a, b) = if a <= b { (a, b) } else { (b, a) };
    let (x, y) = (i32::from(a.x()), usize::from(a.y()));
    let (wide, rows) = (i32::from(b.x()) - x, i32::from(b.y()) - y as i32);
    let columns = wide.abs();
    // The columns that lie so far from the first one.
    let bits = move |low: i32, high: i32| {
        let west = if wide < 0 { x - high } else { x + low };
        ((2_u64 << (high - low)) - 1) << west
    };
    // Where the line leaves a row, from the near side of the first column: `whole` columns and
    // `part` of a column, in parts of 2 * rows.
    let unit = (2 * rows).max(1);
    let (mut whole, mut part) = ((columns + rows) / unit, (columns + rows) % unit);
    let (step, rest) = (2 * columns / unit, 2 * columns % unit);
    let (mut low, mut ends) = (0, bits(0, 0));
    (0..=rows).map(move |n| {
        let row = y + n as usize;
        if n == rows {
            return (row, bits(low, columns) & !(ends | bits(columns, columns)));
        }
        // At a corner, the square beyond it is not passed in this row.
        let passed = bits(low, whole - i32::from(part == 0)) & !ends;
        (low, ends) = (whole, 0);
        (whole, part) = (whole + step, part + rest);
        if part >= unit {
            (whole, part) = (whole + 1, part - unit);
        }
        (row, passed)
    })
}

/// Whether the line between the centres of two squares passes no wall, the first being the northern
/// one: row by row as [`spans`] has them, with bits that move on to the west or to the east. At a
/// corner two walls meet.
#[inline]
fn is_open<const WEST: bool>(walls: &[u64; SIDE], a: Square, b: Square) -> bool {
    let on = |bit: u64, by: u32| if WEST { bit >> by } else { bit << by };
    let back = |bit: u64, by: u32| if WEST { bit << by } else { bit >> by };
    // All columns from one to another, which does not come before it.
    let all = |low: u64, high: u64| if WEST { 2 * low - high } else { 2 * high - low };
    let (columns, rows) = (u32::from(a.x().abs_diff(b.x())), u32::from(b.y() - a.y()));
    let (first, last) = (1_u64 << a.x(), 1_u64 << b.x());
    let unit = (2 * rows).max(1);
    let (step, rest) = (2 * columns / unit, 2 * columns % unit);
    let mut part = (columns + rows) % unit;
    // Where the line comes into a row, and where it leaves it.
    let (mut low, mut high, mut ends) = (first, on(first, (columns + rows) / unit), first);
    let mut row = usize::from(a.y());
    for _ in 0..rows {
        // At a corner, the square beyond it is not passed in this row.
        let corner = part == 0;
        let before = back(high, corner.into());
        if walls[row] & all(low, before) & !ends != 0 {
            return false;
        }
        row += 1;
        if corner && walls[row - 1] & high != 0 && walls[row] & before != 0 {
            return false;
        }
        (low, ends) = (high, 0);
        (high, part) = (on(high, step), part + rest);
        if part >= unit {
            (high, part) = (on(high, 1), part - unit);
        }
    }
    walls[row] & all(low, last) & !(ends | last) == 0
}

/// The squares of a ray from the centre of one square through the centre of another, on and on
/// until it leaves the largest map. At a corner it goes on diagonally. None if they are the same.
fn ray(from: Square, through: Square) -> impl Iterator<Item = Square> {
    let (mut x, mut y) = (i32::from(from.x()), i32::from(from.y()));
    let (dx, dy) = (i32::from(through.x()) - x, i32::from(through.y()) - y);
    let (wide, long) = (dx.abs(), dy.abs());
    let (mut across, mut along) = (1, 1);
    std::iter::from_fn(move || {
        // Half inches to the next side times the other way: the smaller comes first.
        let (next_x, next_y) = (across * long, along * wide);
        if next_x <= next_y {
            (x, across) = (x + dx.signum(), across + 2);
        }
        if next_y <= next_x {
            (y, along) = (y + dy.signum(), along + 2);
        }
        let side = 0..SIDE as i32;
        let here = from != through && side.contains(&x) && side.contains(&y);
        here.then(|| Square::at(x as u8, y as u8))
    })
}

impl Field {
    /// Whether the line between the centres of two squares passes through the inside of no wall.
    /// The two squares themselves do not matter. A line through a corner passes between the two
    /// squares beside it, unless both are walls.
    #[inline]
    pub fn sees(&self, a: Square, b: Square) -> bool {
        if !(self.has(a) && self.has(b)) {
            return false;
        }
        // Rows are gone through one by one: the fewer there are, the better.
        let upright = a.y().abs_diff(b.y()) > a.x().abs_diff(b.x());
        let (walls, a, b) = match upright {
            true => (&self.opaque_turned.0, a.turned(), b.turned()),
            false => (&self.opaque.0, a, b),
        };
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        match b.x() < a.x() {
            true => is_open::<true>(walls, a, b),
            false => is_open::<false>(walls, a, b),
        }
    }

    /// Whether something hides part of the target from a shooter who sees him: low walls, ruins,
    /// crates or other models between them, but not those that touch the shooter, who shoots over
    /// them; a wall that touches the target on the side the shot comes from; or the ruin the
    /// target stands in. Nothing covers a target that touches the shooter.
    #[inline]
    pub fn cover(&self, from: Square, to: Square, occupied: &Board) -> bool {
        if from == to || from.touches(to) || !(self.has(from) && self.has(to)) {
            return false;
        }
        self.cover.has(to) && self.slow.has(to)
            || self.is_behind_corner(from, to)
            || self.is_screened(from, to, occupied)
    }

    /// Whether a wall that touches the target hides a part of him. A shot that comes neither
    /// straight along a row nor along a column comes over the three squares around his near
    /// corner: a wall on any of them stands before a part of his square.
    fn is_behind_corner(&self, from: Square, to: Square) -> bool {
        let near = |to: u8, from: u8| if from < to { to - 1 } else { to + 1 };
        let (x, y) = (to.x(), to.y());
        let (near_x, near_y) = (near(x, from.x()), near(y, from.y()));
        from.x() != x
            && from.y() != y
            && [(near_x, y), (x, near_y), (near_x, near_y)]
                .into_iter()
                .any(|(x, y)| self.opaque.has(Square::at(x, y)))
    }

    /// Whether something to shoot over lies between, not counting what touches the shooter.
    fn is_screened(&self, from: Square, to: Square, occupied: &Board) -> bool {
        let beside = (7_u64 << from.x()) >> 1;
        let near = |row: usize| if row.abs_diff(from.y().into()) <= 1 { beside } else { 0 };
        spans(from, to)
            .any(|(row, passed)| (self.cover.0[row] | occupied.0[row]) & passed & !near(row) != 0)
    }

    /// The squares the line from one square to another passes through, in order, without the
    /// first and with the last. Walls do not end it.
    pub fn line(&self, from: Square, to: Square) -> Path {
        let between = ray(from, to).take_while(|square| *square != to);
        let last = (from != to).then_some(to);
        between.chain(last).take(Path::new_const().capacity()).collect()
    }

    /// The line from one square through another, as long as centres are within so many inches of
    /// the first square and on the map, without the first square. Walls do not end it.
    pub fn extend(&self, from: Square, through: Square, inches: u8) -> Path {
        let on_map = |square: &Square| self.has(*square) && square.within(from, inches);
        ray(from, through).take_while(on_map).take(Path::new_const().capacity()).collect()
    }
}

#[cfg(test)]
mod tests {
    use kernel::Rng;

    use super::*;

    /// The squares with these letters on a picture, which is otherwise a map.
    fn picture(rows: &str) -> (Field, impl Fn(char) -> Square) {
        let letters: Vec<(char, Square)> = (0..)
            .zip(rows.split_whitespace())
            .flat_map(|(y, row)| (0..).zip(row.chars()).map(move |(x, c)| (c, Square::at(x, y))))
            .filter(|(c, _)| matches!(c, 'a'..='n'))
            .collect();
        let ground = rows.replace(|c| matches!(c, 'a'..='n'), ".");
        let find = move |letter| letters.iter().find(|(c, _)| *c == letter).unwrap().1;
        (Field::loose(&ground), find)
    }

    /// The rule as it is told, square by square and without shifting rows.
    fn sees_slowly(field: &Field, a: Square, b: Square) -> bool {
        let path = field.line(a, b);
        let mut before = a;
        path.iter().all(|here| {
            let sides = [Square::at(before.x(), here.y()), Square::at(here.x(), before.y())];
            let diagonal = before.x() != here.x() && before.y() != here.y();
            let between = diagonal && sides.iter().all(|side| field.is_opaque(*side));
            before = *here;
            !between && (*here == b || !field.is_opaque(*here))
        })
    }

    #[test]
    fn sight_is_mutual_and_as_told() {
        let mut rng = Rng::new(3);
        let mut seen = 0;
        for _ in 0..200 {
            let field = Field::random(&mut rng);
            let squares: Vec<Square> = field.squares().collect();
            for _ in 0..200 {
                let (a, b) = (*rng.pick(&squares).unwrap(), *rng.pick(&squares).unwrap());
                let sees = field.sees(a, b);
                assert_eq!(sees, field.sees(b, a), "{a} {b} {field:?}");
                assert_eq!(sees, sees_slowly(&field, a, b), "{a} {b} {field:?}");
                assert_eq!(sees, sees_slowly(&field, b, a), "{a} {b} {field:?}");
                seen += u32::from(sees);
            }
        }
        assert!(seen > 1000);
    }

    #[test]
    fn lines_pass_through_the_squares_they_cross() {
        let mut rng = Rng::new(4);
        let field = Field::loose(&"................................................ ".repeat(48));
        let squares: Vec<Square> = field.squares().collect();
        let inside = |a: Square, b: Square, s: Square| {
            // The corners of the square lie on both sides of the line.
            let (ax, ay) = (i32::from(a.x()) * 2, i32::from(a.y()) * 2);
            let (dx, dy) = (i32::from(b.x()) * 2 - ax, i32::from(b.y()) * 2 - ay);
            let (sx, sy) = (i32::from(s.x()) * 2 - ax, i32::from(s.y()) * 2 - ay);
            let side = |x: i32, y: i32| (dx * (sy + y) - dy * (sx + x)).signum();
            let sides = [side(-1, -1), side(1, -1), side(-1, 1), side(1, 1)];
            sides.contains(&1) && sides.contains(&-1)
        };
        for _ in 0..300 {
            let (a, b) = (*rng.pick(&squares).unwrap(), *rng.pick(&squares).unwrap());
            let between = |at: u8, a: u8, b: u8| (a.min(b)..=a.max(b)).contains(&at);
            let crossed: Board = squares
                .iter()
                .copied()
                .filter(|s| between(s.x(), a.x(), b.x()) && between(s.y(), a.y(), b.y()))
                .filter(|s| *s != a && inside(a, b, *s))
                .collect();
            let line = field.line(a, b);
            assert_eq!(line.iter().copied().collect::<Board>(), crossed, "{a} {b}");
            assert_eq!(line.last().copied(), (a != b).then_some(b));
        }
    }

    #[test]
    fn walls_hide_and_corners_show() {
        let (field, at) = picture(
            "..........
             .a...#..b.
             .....#....
             .c...#..d.
             ..........
             .e.....f..
             ..#.......
             .#........
             ...g......
             .h........",
        );
        assert!(!field.sees(at('a'), at('b')));
        assert!(!field.sees(at('a'), at('d')) && !field.sees(at('c'), at('d')));
        assert!(field.sees(at('e'), at('f')) && field.sees(at('c'), at('f')));
        assert!(field.sees(at('a'), at('e')));
        // Past one wall at the corner, but not between two.
        assert!(field.sees(Square::at(1, 6), Square::at(0, 7)));
        assert!(field.sees(at('g'), Square::at(2, 7)));
        assert!(!field.sees(Square::at(1, 6), Square::at(2, 7)));
        assert!(!field.sees(Square::at(0, 5), at('g')));
        // The ends do not matter.
        assert!(field.sees(at('a'), Square::at(5, 1)) && field.sees(at('a'), at('a')));
        assert!(!field.sees(at('a'), Square(u16::MAX)));
    }

    #[test]
    fn what_stands_between_covers() {
        let (field, at) = picture(
            "a...-...b.
             ..........
             c-......d.
             .-........
             e...o...f.
             ..........
             g......%h.
             ..........
             i...%.....
             j.........
             ..........
             k...n...l.",
        );
        let none = Board::EMPTY;
        assert!(field.cover(at('a'), at('b'), &none));
        assert!(!field.cover(at('c'), at('d'), &none), "he shoots over the wall he touches");
        assert!(field.cover(at('d'), at('c'), &none));
        assert!(field.cover(at('e'), at('f'), &none));
        assert!(field.cover(at('g'), at('h'), &none));
        assert!(field.cover(at('i'), Square::at(4, 8), &none), "in the ruin");
        assert!(!field.cover(at('j'), at('i'), &none));
        assert!(!field.cover(Square::at(3, 9), Square::at(4, 8), &none), "too near");
        assert!(!field.cover(at('k'), at('l'), &none));
        let models = none.with(at('n')).with(at('k')).with(at('l'));
        assert!(field.cover(at('k'), at('l'), &models));
        assert!(!field.cover(at('k'), at('n'), &models));
        let beside = none.with(Square::at(1, 11));
        assert!(!field.cover(at('k'), at('l'), &beside));
        assert!(field.cover(at('l'), at('k'), &beside));
    }

    #[test]
    fn a_wall_beside_the_target_hides_a_part_of_him() {
        let (field, at) = picture(
            "..a.......
             ..........
             ...b......
             .....c....
             ##........
             ##d.......
             ##........
             ##......e.",
        );
        let cover =
            |from, to| field.sees(at(from), at(to)) && field.cover(at(from), at(to), &Board::EMPTY);
        assert!(!cover('a', 'd') && !cover('b', 'd') && !cover('e', 'd') && !cover('c', 'd'));
        let left = Square::at(0, 2);
        assert!(field.sees(Square::at(1, 2), at('d')));
        assert!(field.cover(Square::at(1, 2), at('d'), &Board::EMPTY));
        assert!(!field.sees(left, at('d')));
    }

    #[test]
    fn lines_go_on() {
        let field = Field::loose(&"........................ ".repeat(24));
        let text = |path: Path| path.iter().map(Square::to_string).collect::<Vec<_>>().join(" ");
        let (a, b) = (Square::at(2, 2), Square::at(4, 3));
        assert_eq!(text(field.line(a, b)), "4,3 4,4 5,4");
        assert_eq!(text(field.extend(a, b, 4)), "4,3 4,4 5,4 6,4 6,5");
        assert_eq!(text(field.extend(a, Square::at(1, 1), 8)), "2,2 1,1");
        assert_eq!(text(field.extend(a, Square::at(2, 5), 2)), "3,4 3,5");
        assert!(field.line(a, a).is_empty() && field.extend(a, a, 9).is_empty());
        assert!(field.line(Square::at(0, 0), Square(u16::MAX)).len() <= 96);
    }
}
