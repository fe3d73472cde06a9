//! The map: what the ground is like, where the buildings are, and how a map is written.

use std::fmt;

use arrayvec::ArrayVec;
use kernel::Error;

use crate::set::{Member, list, word};
use crate::square::{Board, SIDE, Square};

/// The shortest side of a map.
const SHORTEST: usize = 24;
/// How many buildings a map may have.
const BUILDINGS: usize = 15;
/// How many objectives a map may have.
const OBJECTIVES: usize = 8;
/// How deep the strips along the edges are in which warbands are set up, in inches.
const STRIP: u8 = 8;
/// How many models must find room in such a strip.
const ROOM: u32 = 23;
/// The sign of a square with an objective.
pub(crate) const MARK: char = '*';

list! {
    /// What a square of the map is.
    Terrain {
        Open "open",
        /// Neither to be passed nor seen through.
        Wall "wall",
        /// Inside a building.
        Floor "floor",
        /// In the wall of a building: free to pass, and to see through.
        Door "door",
        /// Difficult ground: half speed.
        Rough "rough",
        /// Very difficult ground: quarter speed.
        Water "water",
        /// A barrier under one inch: free to cross, and gives cover.
        LowWall "low_wall",
        /// Difficult ground that gives cover, also to whoever stands in it.
        Ruin "ruin",
        /// A chasm or deep water: not to be passed, but seen across.
        Deep "deep",
        /// Crates, carts and stalls: not to be passed, but seen over; gives cover.
        Crate "crate",
    }
}

impl Terrain {
    /// The sign for it on a drawn map.
    pub const fn sign(self) -> char {
        b".#:+,~-%Xo"[self as usize] as char
    }

    /// The terrain with this sign.
    pub fn of_sign(sign: char) -> Option<Terrain> {
        Terrain::ALL.iter().copied().find(|terrain| terrain.sign() == sign)
    }

    /// Whether a model can stand there.
    const fn is_free(self) -> bool {
        !matches!(self, Terrain::Wall | Terrain::Deep | Terrain::Crate)
    }

    /// Whether it gives cover to what is behind it.
    const fn is_cover(self) -> bool {
        matches!(self, Terrain::LowWall | Terrain::Ruin | Terrain::Crate)
    }
}

list! {
    /// An edge of the map.
    Edge {
        North "north",
        East "east",
        South "south",
        West "west",
    }
}

impl Edge {
    /// The edge on the other side of the map.
    #[must_use]
    pub const fn opposite(self) -> Edge {
        match self {
            Edge::North => Edge::South,
            Edge::East => Edge::West,
            Edge::South => Edge::North,
            Edge::West => Edge::East,
        }
    }
}

/// A map of one-inch squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Field {
    width: u8,
    height: u8,
    buildings: u8,
    /// A bit for each edge that has a square one can leave by.
    exits: u8,
    /// A bit for each row between which and the next somebody would step diagonally between two
    /// squares that cannot be passed, which nobody may.
    pub(crate) corners: u64,
    /// Where a model can stand.
    pub(crate) free: Board,
    /// Full speed.
    pub(crate) plain: Board,
    /// Half speed.
    pub(crate) slow: Board,
    /// Quarter speed.
    pub(crate) slower: Board,
    /// A bit for each row with ground of half speed, and of quarter speed.
    pub(crate) slow_rows: u64,
    pub(crate) slower_rows: u64,
    /// What nobody sees through.
    pub(crate) opaque: Board,
    /// The same with columns and rows exchanged.
    pub(crate) opaque_turned: Board,
    /// What gives cover without hiding wholly.
    pub(crate) cover: Board,
    doors: Board,
    /// The numbers of buildings, two squares in a byte.
    houses: [[u8; SIDE / 2]; SIDE],
    marks: [Square; OBJECTIVES],
    marked: u8,
}

impl Field {
    /// No map: a field without squares.
    pub const EMPTY: Field = Field {
        width: 0,
        height: 0,
        buildings: 0,
        exits: 0,
        corners: 0,
        free: Board::EMPTY,
        plain: Board::EMPTY,
        slow: Board::EMPTY,
        slower: Board::EMPTY,
        slow_rows: 0,
        slower_rows: 0,
        opaque: Board::EMPTY,
        opaque_turned: Board::EMPTY,
        cover: Board::EMPTY,
        doors: Board::EMPTY,
        houses: [[0; SIDE / 2]; SIDE],
        marks: [Square(0); OBJECTIVES],
        marked: 0,
    };

    /// How many columns it has.
    #[inline]
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// How many rows it has.
    #[inline]
    pub const fn height(&self) -> u8 {
        self.height
    }

    /// The rows in which a square that can be passed touches one of the next row only at a corner,
    /// between two squares that cannot.
    fn find_corners(&self) -> u64 {
        let touches = |pair: &[u64]| {
            let (north, south) = (pair[0], pair[1]);
            let falls = north & !south & !(north >> 1) & (south >> 1);
            let rises = south & !north & !(south >> 1) & (north >> 1);
            falls | rises != 0
        };
        let pairs = self.free.0.windows(2).zip(0_u32..);
        pairs.filter(|(pair, _)| touches(pair)).fold(0, |rows, (_, y)| rows | 1 << y)
    }

    /// Whether it is no map at all.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.width == 0
    }

    /// Whether the square is on the map.
    #[inline]
    pub const fn has(&self, square: Square) -> bool {
        square.x() < self.width && square.0 >> 6 < self.height as u16
    }

    /// All squares, row by row.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        let width = self.width;
        (0..self.height).flat_map(move |y| (0..width).map(move |x| Square::at(x, y)))
    }

    /// What the square is. Off the map everything is wall.
    pub fn terrain(&self, square: Square) -> Terrain {
        if !self.has(square) {
            return Terrain::Wall;
        }
        let cover = self.cover.has(square);
        match () {
            () if self.opaque.has(square) => Terrain::Wall,
            () if !self.free.has(square) && cover => Terrain::Crate,
            () if !self.free.has(square) => Terrain::Deep,
            () if self.slow.has(square) && cover => Terrain::Ruin,
            () if self.slow.has(square) => Terrain::Rough,
            () if self.slower.has(square) => Terrain::Water,
            () if cover => Terrain::LowWall,
            () if self.doors.has(square) => Terrain::Door,
            () if self.inside(square) => Terrain::Floor,
            () => Terrain::Open,
        }
    }

    /// The sign of the square on a drawn map.
    pub fn sign(&self, square: Square) -> char {
        let mark = self.objectives().contains(&square);
        if mark { MARK } else { self.terrain(square).sign() }
    }

    /// Whether a model can stand there, as far as the ground goes.
    #[inline]
    pub const fn is_free(&self, square: Square) -> bool {
        self.free.has(square)
    }

    /// Whether it hides what is behind it.
    #[inline]
    pub const fn is_opaque(&self, square: Square) -> bool {
        self.opaque.has(square)
    }

    /// Where a model can stand, as far as the ground goes.
    #[inline]
    pub const fn passable(&self) -> Board {
        self.free
    }

    /// The number of the building the square belongs to, floor or door, from 1.
    #[inline]
    pub fn building(&self, square: Square) -> Option<u8> {
        let pair =
            *self.houses.get(usize::from(square.0 >> 6))?.get(usize::from(square.x()) / 2)?;
        let number = pair >> (4 * (square.x() & 1)) & 15;
        (number != 0).then_some(number)
    }

    /// Whether the square is in a building.
    #[inline]
    pub fn inside(&self, square: Square) -> bool {
        self.building(square).is_some()
    }

    /// How many buildings there are. They are numbered from 1, from the centre outward.
    #[inline]
    pub const fn buildings(&self) -> u8 {
        self.buildings
    }

    /// The floor and doors of the building with this number.
    pub fn building_board(&self, number: u8) -> Board {
        let mut out = Board::EMPTY;
        for (row, pairs) in out.0.iter_mut().zip(&self.houses) {
            for (n, pair) in pairs.iter().enumerate().filter(|(_, pair)| **pair != 0) {
                let (west, east) = (pair & 15 == number, pair >> 4 == number);
                *row |= (u64::from(west) | u64::from(east) << 1) << (2 * n);
            }
        }
        if number == 0 { Board::EMPTY } else { out }
    }

    /// The squares marked as objectives, in order.
    #[inline]
    pub fn objectives(&self) -> &[Square] {
        &self.marks[..usize::from(self.marked).min(OBJECTIVES)]
    }

    /// Where a model can stand within so many inches of an edge.
    pub fn strip(&self, edge: Edge, depth: u8) -> Board {
        let (width, height) = (self.width, self.height);
        let depth_of = |side: u8| depth.min(side);
        match edge {
            Edge::North => self.area(0..width, 0..depth_of(height)),
            Edge::East => self.area(width - depth_of(width)..width, 0..height),
            Edge::South => self.area(0..width, height - depth_of(height)..height),
            Edge::West => self.area(0..depth_of(width), 0..height),
        }
    }

    /// Where a model can stand in a quarter of the map, counted clockwise: 0 is the north-west,
    /// 2 the opposite one. Middle rows and columns of odd maps belong to the south and east.
    pub fn quarter(&self, number: u8) -> Board {
        let (width, height) = (self.width, self.height);
        let east = matches!(number & 3, 1 | 2);
        let columns = if east { width / 2..width } else { 0..width / 2 };
        let rows = if number & 2 != 0 { height / 2..height } else { 0..height / 2 };
        self.area(columns, rows)
    }

    /// Where a model can stand in these columns and rows.
    fn area(&self, columns: std::ops::Range<u8>, rows: std::ops::Range<u8>) -> Board {
        let mut out = Board::EMPTY;
        let bits = (1_u64 << columns.end) - (1_u64 << columns.start);
        for y in rows.map(usize::from) {
            out.0[y] = self.free.0[y] & bits;
        }
        out
    }

    /// How many inches lie between the square and an edge: 0 for a square at the edge.
    /// Within n inches of it means less than n, at least n inches from it means n or more.
    #[inline]
    pub const fn edge_distance(&self, square: Square, edge: Edge) -> u8 {
        match edge {
            Edge::North => square.y(),
            Edge::East => self.width.saturating_sub(square.x() + 1),
            Edge::South => self.height.saturating_sub(square.y().saturating_add(1)),
            Edge::West => square.x(),
        }
    }

    /// Whether one can leave the map by this edge.
    #[inline]
    pub const fn is_exit(&self, edge: Edge) -> bool {
        self.exits >> edge as u8 & 1 != 0
    }

    /// The nearest edge by which one can leave the map; of equally near ones the first clockwise
    /// from the north.
    pub fn nearest_edge(&self, square: Square) -> Edge {
        let exits = Edge::ALL.iter().copied().filter(|edge| self.is_exit(*edge));
        exits.min_by_key(|edge| self.edge_distance(square, *edge)).unwrap_or(Edge::North)
    }

    /// The square at the centre.
    #[inline]
    pub const fn centre(&self) -> Square {
        Square::at(self.width / 2, self.height / 2)
    }
}

impl Default for Field {
    fn default() -> Field {
        Field::EMPTY
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Field").field(&self.short()).finish()
    }
}

/// The maps that come with the game: the word for the option, and the drawing. The first is the
/// default.
pub const READY: &[(&str, &str)] = &[
    ("crossroads", include_str!("../maps/crossroads.map")),
    ("ruins", include_str!("../maps/ruins.map")),
    ("canal", include_str!("../maps/canal.map")),
    ("street", include_str!("../maps/street.map")),
    ("market", include_str!("../maps/market.map")),
];

/// The head lines a map may begin with.
const HEADS: [&str; 2] = ["name", "about"];

/// What a map says of itself in the head line with this word, `name` or `about`.
pub fn head<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let lines = text.lines().take_while(|line| is_head(line));
    lines.filter_map(|line| line.split_once(':')).find(|(w, _)| *w == word).map(|(_, t)| t.trim())
}

/// Whether this line belongs before the rows.
fn is_head(line: &str) -> bool {
    let word = line.split_once(':').map(|(word, _)| word);
    line.trim().is_empty() || word.is_some_and(|word| HEADS.contains(&word))
}

/// The value of a map option in its one form: the word of a ready map as it is, a drawn map
/// checked and written in one line.
///
/// # Errors
/// A word that is no ready map, or a drawing that is no map.
pub fn read_option(text: &str) -> Result<String, Error> {
    let word = text.trim();
    if READY.iter().any(|(slug, _)| *slug == word) {
        return Ok(word.to_owned());
    }
    if !word.contains(['/', '\n']) {
        let slugs = READY.iter().map(|(slug, _)| slug);
        return Err(Error::invalid("unknown_map").with("map", word).options(slugs));
    }
    Ok(Field::read(text)?.short())
}

impl Field {
    /// The ready map with this word.
    pub fn ready(slug: &str) -> Option<Field> {
        let (_, text) = READY.iter().find(|(ready, _)| *ready == slug)?;
        Field::read(text).ok()
    }

    /// The map an option means: the word of a ready map, or a drawing.
    ///
    /// # Errors
    /// A word that is no ready map, or a drawing that is no map.
    pub fn of_option(text: &str) -> Result<Field, Error> {
        match Field::ready(text.trim()) {
            Some(field) => Ok(field),
            None => Field::read(&read_option(text)?),
        }
    }

    /// Reads a drawn map: head lines `name:` and `about:` if any, then the rows from north to
    /// south, in lines of their own or parted by `/`. A number before a sign repeats it.
    ///
    /// # Errors
    /// Whatever keeps the text from being a map to play on, with line and column.
    pub fn read(text: &str) -> Result<Field, Error> {
        let drawing = Drawing::read(text)?;
        let mut field = drawing.ground();
        field.number_buildings(&drawing)?;
        field.check_ways(&drawing)?;
        field.check_room()?;
        Ok(field)
    }

    /// The map in one line: runs of signs with their numbers, rows parted by `/`. Maps that play
    /// alike have the same line.
    pub fn short(&self) -> String {
        let rows: Vec<String> = (0..self.height).map(|y| self.short_row(y)).collect();
        rows.join("/")
    }

    fn short_row(&self, y: u8) -> String {
        let signs: Vec<char> = (0..self.width).map(|x| self.sign(Square::at(x, y))).collect();
        let run = |run: &[char]| match run {
            [sign] => sign.to_string(),
            run => format!("{}{}", run.len(), run[0]),
        };
        signs.chunk_by(|a, b| a == b).map(run).collect()
    }

    /// Numbers the buildings from the centre outward.
    fn number_buildings(&mut self, drawing: &Drawing) -> Result<(), Error> {
        let mut rest = drawing.floor;
        let outside = self.free.minus(&rest).first().map(|first| self.connected(first));
        let mut found: ArrayVec<(u32, Board), BUILDINGS> = ArrayVec::new();
        while let Some(first) = rest.first() {
            let house = drawing.house(first);
            rest = rest.minus(&house);
            if !outside.is_some_and(|outside| outside.has(first)) {
                self.check_entrance(drawing, first, &house)?;
            }
            found.try_push((self.off_centre(&house), house)).map_err(|_| {
                drawing.wrong("map_too_many_buildings", first).with("most", BUILDINGS)
            })?;
        }
        found.sort_by_key(|(distance, _)| *distance);
        for (number, (_, house)) in (1..).zip(&found) {
            house.iter().for_each(|square| self.set_building(square, number));
            self.buildings = number;
        }
        Ok(())
    }

    /// How far the nearest square of a building is from the middle of the map, in half inches,
    /// times itself.
    fn off_centre(&self, house: &Board) -> u32 {
        let gap = |at: u8, side: u8| u32::from((2 * at + 1).abs_diff(side));
        let off = |s: Square| gap(s.x(), self.width).pow(2) + gap(s.y(), self.height).pow(2);
        house.iter().map(off).min().unwrap_or(0)
    }

    fn set_building(&mut self, square: Square, number: u8) {
        let (x, y) = (usize::from(square.x()), usize::from(square.y()));
        self.houses[y][x / 2] |= number << (4 * (x & 1));
    }

    /// A building must have a way in.
    fn check_entrance(&self, drawing: &Drawing, at: Square, house: &Board) -> Result<(), Error> {
        let sealed = self.connected(at).minus(house).is_empty() && self.free != *house;
        let wrong = || drawing.wrong("map_sealed_building", at);
        if sealed { Err(wrong()) } else { Ok(()) }
    }

    /// One must be able to walk from everywhere to everywhere.
    fn check_ways(&self, drawing: &Drawing) -> Result<(), Error> {
        let Some(start) = self.free.first() else {
            return Ok(());
        };
        let Some(cut_off) = self.free.minus(&self.connected(start)).first() else {
            return Ok(());
        };
        let wrong = drawing.wrong("map_no_way", cut_off);
        Err(wrong.with("from-line", drawing.line(start)).with("from-column", start.x() + 1))
    }

    /// A whole warband must find room along each edge.
    fn check_room(&self) -> Result<(), Error> {
        for edge in Edge::ALL {
            let room = self.strip(*edge, STRIP).count();
            if room < ROOM {
                return Err(Error::invalid("map_no_room")
                    .with("depth", STRIP)
                    .arg("edge", word("edge", *edge))
                    .with("room", room)
                    .with("least", ROOM));
            }
        }
        Ok(())
    }
}

/// A map as it was drawn.
struct Drawing {
    width: usize,
    height: usize,
    land: [[Terrain; SIDE]; SIDE],
    /// The squares of buildings.
    floor: Board,
    marks: ArrayVec<Square, OBJECTIVES>,
    /// The line each row was drawn in.
    lines: [usize; SIDE],
}

impl Drawing {
    fn read(text: &str) -> Result<Drawing, Error> {
        let mut drawing = Drawing {
            width: 0,
            height: 0,
            land: [[Terrain::Open; SIDE]; SIDE],
            floor: Board::EMPTY,
            marks: ArrayVec::new(),
            lines: [0; SIDE],
        };
        let heads = text.split_inclusive('\n').take_while(|line| is_head(line));
        let (above, skip) = heads.fold((0, 0), |(n, skip), line| (n + 1, skip + line.len()));
        let rows = text[skip..].split(['\n', '/']).map(str::trim);
        for (line, row) in (above + 1..).zip(rows).filter(|(_, row)| !row.is_empty()) {
            drawing.row(line, row)?;
        }
        drawing.check_size()?;
        drawing.mark_floor();
        Ok(drawing)
    }

    /// An error at a square.
    fn wrong(&self, code: &'static str, at: Square) -> Error {
        wrong(code, self.line(at), usize::from(at.x()) + 1)
    }

    fn line(&self, at: Square) -> usize {
        self.lines[usize::from(at.y())]
    }

    /// Reads one more row.
    fn row(&mut self, line: usize, text: &str) -> Result<(), Error> {
        if self.height == SIDE {
            return Err(too_large(line, 1));
        }
        self.lines[self.height] = line;
        let (mut x, mut run) = (0, None);
        for (column, sign) in (1..).zip(text.chars()) {
            if let Some(digit) = sign.to_digit(10) {
                run = Some((run.unwrap_or(0) * 10 + digit as usize).min(SIDE + 1));
                continue;
            }
            let end = x + run.take().unwrap_or(1);
            let terrain = terrain(sign).ok_or_else(|| unknown_sign(line, column, sign))?;
            if end > SIDE {
                return Err(too_large(line, column));
            }
            (x..end).try_for_each(|x| self.put(x, sign, terrain))?;
            x = end;
        }
        if run.is_some() {
            return Err(unknown_sign(line, text.chars().count(), text));
        }
        self.end_row(line, x)
    }

    /// All rows must be as long as the first.
    fn end_row(&mut self, line: usize, length: usize) -> Result<(), Error> {
        if self.height == 0 {
            self.width = length;
        }
        if length != self.width {
            let wrong = wrong("map_row_length", line, length);
            return Err(wrong.with("width", self.width));
        }
        self.height += 1;
        Ok(())
    }

    /// Draws one square of the row that is being read.
    fn put(&mut self, x: usize, sign: char, terrain: Terrain) -> Result<(), Error> {
        let (y, square) = (self.height, Square::at(x as u8, self.height as u8));
        self.land[y][x] = terrain;
        if matches!(terrain, Terrain::Floor | Terrain::Door) {
            self.floor.insert(square);
        }
        if sign != MARK {
            return Ok(());
        }
        self.marks
            .try_push(square)
            .map_err(|_| self.wrong("map_too_many_objectives", square).with("most", OBJECTIVES))
    }

    fn check_size(&self) -> Result<(), Error> {
        if self.width >= SHORTEST && self.height >= SHORTEST {
            return Ok(());
        }
        let line = self.height.checked_sub(1).map_or(1, |last| self.lines[last]);
        let wrong = wrong("map_too_small", line, self.width);
        Err(wrong.with("width", self.width).with("height", self.height).with("least", SHORTEST))
    }

    /// An objective beside a floor lies on the floor.
    fn mark_floor(&mut self) {
        let marks: Board = self.marks.iter().copied().collect();
        let mut floor: Board = self.floor;
        for (square, _) in self.squares().filter(|(_, terrain)| *terrain == Terrain::Door) {
            floor.remove(square);
        }
        loop {
            let more = straight(&floor).and(&marks).minus(&floor);
            if more.is_empty() {
                break;
            }
            floor = floor.or(&more);
        }
        for square in floor.and(&marks).iter() {
            self.land[usize::from(square.y())][usize::from(square.x())] = Terrain::Floor;
        }
        self.floor = self.floor.or(&floor);
    }

    fn squares(&self) -> impl Iterator<Item = (Square, Terrain)> {
        let rows = (0..).zip(&self.land[..self.height]);
        let width = self.width;
        rows.flat_map(move |(y, row)| {
            (0..).zip(&row[..width]).map(move |(x, terrain)| (Square::at(x, y), *terrain))
        })
    }

    /// The squares of the building around this square: floors and doors side by side.
    fn house(&self, at: Square) -> Board {
        let mut house = Board::EMPTY.with(at);
        loop {
            let more = house.or(&straight(&house).and(&self.floor));
            if more == house {
                return house;
            }
            house = more;
        }
    }

    /// The ground of the map, without its buildings.
    fn ground(&self) -> Field {
        let board = |is: fn(Terrain) -> bool| -> Board {
            self.squares().filter(|(_, terrain)| is(*terrain)).map(|(square, _)| square).collect()
        };
        let mut field = Field {
            width: self.width as u8,
            height: self.height as u8,
            free: board(Terrain::is_free),
            slow: board(|terrain| matches!(terrain, Terrain::Rough | Terrain::Ruin)),
            slower: board(|terrain| terrain == Terrain::Water),
            opaque: board(|terrain| terrain == Terrain::Wall),
            cover: board(Terrain::is_cover),
            doors: board(|terrain| terrain == Terrain::Door),
            marked: self.marks.len() as u8,
            ..Field::EMPTY
        };
        field.plain = field.free.minus(&field.slow).minus(&field.slower);
        field.corners = field.find_corners();
        [field.slow_rows, field.slower_rows] = [field.slow.rows(), field.slower.rows()];
        field.opaque_turned = field.opaque.iter().map(Square::turned).collect();
        field.marks[..self.marks.len()].copy_from_slice(&self.marks);
        let open = |edge: &Edge| !field.strip(*edge, 1).is_empty();
        let exits = Edge::ALL.iter().filter(|edge| open(edge));
        field.exits = exits.fold(0, |all, edge| all | 1 << edge.place());
        field
    }
}

/// The squares straight beside these.
fn straight(board: &Board) -> Board {
    let mut out = Board::EMPTY;
    for (y, row) in out.0.iter_mut().enumerate() {
        let north = if y > 0 { board.0[y - 1] } else { 0 };
        let south = if y + 1 < SIDE { board.0[y + 1] } else { 0 };
        *row = board.0[y] << 1 | board.0[y] >> 1 | north | south;
    }
    out
}

/// What a sign means; a mark is open ground until a floor is found beside it.
fn terrain(sign: char) -> Option<Terrain> {
    if sign == MARK { Some(Terrain::Open) } else { Terrain::of_sign(sign) }
}

/// An error at a place of the text.
fn wrong(code: &'static str, line: usize, column: usize) -> Error {
    Error::invalid(code).with("line", line).with("column", column)
}

fn unknown_sign(line: usize, column: usize, sign: impl fmt::Display) -> Error {
    let signs = Terrain::ALL.iter().map(|terrain| terrain.sign()).chain([MARK]);
    wrong("map_unknown_sign", line, column).with("sign", sign).options(signs)
}

fn too_large(line: usize, column: usize) -> Error {
    wrong("map_too_large", line, column).with("most", SIDE)
}

#[cfg(test)]
impl Field {
    /// A drawn field of any size that is checked for nothing else.
    pub(crate) fn loose(rows: &str) -> Field {
        let wide = rows.split_whitespace().map(|row| format!("{row:#<24}"));
        let mut wide: Vec<String> = wide.collect();
        wide.resize(wide.len().max(SHORTEST), "#".repeat(wide[0].len()));
        Drawing::read(&wide.join("/")).unwrap().ground()
    }

    /// A field with ground of every sort strewn over it.
    pub(crate) fn random(rng: &mut kernel::Rng) -> Field {
        let some: &[u8] = match rng.below(4) {
            0 => b"........-##o",
            1 => b"............,,,%%-#####Xo",
            _ => b"....................,,,,%%~~-##########Xo",
        };
        let (width, height) = (24 + rng.below(25), 24 + rng.below(25));
        let row = |rng: &mut kernel::Rng| -> String {
            (0..width).map(|_| char::from(*rng.pick(some).unwrap())).collect()
        };
        let rows: Vec<String> = (0..height).map(|_| row(rng)).collect();
        Field::loose(&rows.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use kernel::Rng;

    use super::*;

    /// An open map with these rows drawn over its upper left corner.
    fn over(rows: &[&str]) -> String {
        let row = |y: usize| {
            let top = rows.get(y).copied().unwrap_or("");
            format!("{top:.<24}")
        };
        (0..24).map(row).collect::<Vec<_>>().join("\n")
    }

    fn code(text: &str) -> kernel::Key {
        Field::read(text).unwrap_err().code
    }

    #[test]
    fn signs_mean_what_they_say() {
        let field = Field::read(&over(&[".#:+,~-%Xo*", ".##", "::*.", ":**", ":+*"])).unwrap();
        for (terrain, x) in Terrain::ALL.iter().zip(0..) {
            assert_eq!(field.terrain(Square::at(x, 0)), *terrain);
            assert_eq!(Terrain::of_sign(terrain.sign()), Some(*terrain));
        }
        let floors: Vec<bool> = field.objectives().iter().map(|at| field.inside(*at)).collect();
        assert_eq!(floors, [false, true, true, true, true]);
        assert_eq!(field.terrain(Square::at(24, 0)), Terrain::Wall);
        assert_eq!(field.buildings(), 2);
        assert_eq!(field.building(Square::at(0, 2)), Some(1));
        assert_eq!(field.building(Square::at(2, 0)), Some(2));
        let first = field.building_board(1);
        assert_eq!((first.count(), first.has(Square::at(2, 4))), (9, true));
        assert!(field.building_board(0).is_empty() && field.building_board(3).is_empty());
        assert!(size_of::<Field>() <= 4500);
    }

    #[test]
    fn each_fault_has_its_code_and_its_place() {
        let open = over(&[]);
        assert_eq!(code(&open.replacen("....\n", "...\n", 1)), "map_row_length");
        assert_eq!(code(&over(&["..?"])), "map_unknown_sign");
        assert_eq!(code(&format!("{open}\n12")), "map_unknown_sign");
        assert_eq!(code(""), "map_too_small");
        assert_eq!(code("24./24."), "map_too_small");
        assert_eq!(code(&["23."; 24].join("/")), "map_too_small");
        assert_eq!(code("49."), "map_too_large");
        assert_eq!(code("999999999999999999999999."), "map_too_large");
        assert_eq!(code(&["24."; 49].join("/")), "map_too_large");
        assert_eq!(code(&over(&["*********"])), "map_too_many_objectives");
        assert_eq!(
            code(&over(&[":.:.:.:.:.:.:.:.", ".", ":.:.:.:.:.:.:.:."])),
            "map_too_many_buildings"
        );
        assert_eq!(code(&over(&["###", "#:#", "###"])), "map_sealed_building");
        assert_eq!(code(&over(&["X.X", "XXX"])), "map_no_way");
        assert_eq!(code(&over(&[".X", "X"])), "map_no_way");
        let full = ["24X"; 8].join("/") + "/" + &["24."; 16].join("/");
        assert_eq!(code(&full), "map_no_room");
        assert_eq!(code(&["24X"; 24].join("/")), "map_no_room");
        let error = Field::read(&format!("name: a/b\n\n{}", over(&[".", "..?"]))).unwrap_err();
        let told = crate::show::words("en").error(&error);
        assert_eq!(told, "Line 4, column 3: `?` means nothing on a map.");
    }

    #[test]
    fn options_are_words_or_one_line() {
        assert_eq!(read_option(" canal ").unwrap(), "canal");
        let error = read_option("kanal").unwrap_err();
        assert_eq!((&*error.code, error.options.len()), ("unknown_map", READY.len()));
        let line = read_option(&format!("name: Mine\nabout: No.\n{}", over(&["#-#"]))).unwrap();
        assert!(line.starts_with("#-#21./24./24."), "{line}");
        assert_eq!(read_option(&line).unwrap(), line);
        assert_eq!(Field::of_option(&line).unwrap().short(), line);
        assert_eq!(Field::of_option("market").unwrap().width(), 36);
        assert_eq!(head("name: Mine\nabout: No.\n...", "about"), Some("No."));
        assert_eq!(head("...\nabout: No.", "about"), None);
    }

    #[test]
    fn edges_strips_and_quarters() {
        let field = Field::read(&over(&["XX"])).unwrap();
        let at = Square::at(20, 2);
        let far = Edge::ALL.iter().map(|edge| field.edge_distance(at, *edge));
        assert_eq!(far.collect::<Vec<_>>(), [2, 3, 21, 20]);
        assert_eq!(field.nearest_edge(at), Edge::North);
        assert_eq!(field.nearest_edge(Square::at(12, 12)), Edge::East);
        assert_eq!(field.centre(), Square::at(12, 12));
        for edge in Edge::ALL {
            let strip = field.strip(*edge, 8);
            let free = field.passable();
            let near = |s: &Square| field.edge_distance(*s, *edge) < 8;
            assert_eq!(strip, free.iter().filter(near).collect());
            assert_eq!(field.strip(*edge, 200), free);
            assert_eq!(edge.opposite().opposite(), *edge);
            assert!(field.is_exit(*edge));
        }
        let counts: Vec<u32> = (0..4).map(|n| field.quarter(n).count()).collect();
        assert_eq!(counts, [142, 144, 144, 144]);
        assert!(field.quarter(1).has(at) && field.quarter(2).has(field.centre()));
        let street = Field::ready("street").unwrap();
        assert!(!street.is_exit(Edge::East) && street.is_exit(Edge::South));
        assert_eq!(street.nearest_edge(Square::at(3, 40)), Edge::South);
    }

    #[test]
    fn no_field_is_harmless() {
        let none = Field::default();
        assert!(none.is_empty() && none.passable().is_empty() && none.objectives().is_empty());
        for edge in Edge::ALL {
            assert!(none.strip(*edge, 8).is_empty() && !none.is_exit(*edge));
        }
        assert_eq!(none.nearest_edge(Square::at(3, 3)), Edge::North);
        assert!((0..4).all(|n| none.quarter(n).is_empty()));
        assert_eq!((none.short(), none.building(Square(u16::MAX))), (String::new(), None));
    }

    /// How many buildings lie at least 8 inches from every edge.
    fn inner_buildings(field: &Field) -> usize {
        let inner = |number: &u8| {
            let house = field.building_board(*number);
            house.iter().all(|s| Edge::ALL.iter().all(|edge| field.edge_distance(s, *edge) >= 8))
        };
        (1..=field.buildings()).filter(inner).count()
    }

    #[test]
    fn ready_maps_keep_their_promises() {
        let least = [("crossroads", 8), ("ruins", 6), ("canal", 10), ("street", 0), ("market", 1)];
        for ((slug, text), (name, inner)) in READY.iter().zip(least) {
            let field = Field::read(text).unwrap();
            assert_eq!((*slug, Field::ready(slug)), (name, Some(field)));
            assert!(head(text, "name").is_some() && head(text, "about").is_some());
            assert!(inner_buildings(&field) >= inner, "{slug}");
            assert!(field.buildings() >= 6, "{slug}");
            for edge in Edge::ALL {
                assert!(field.strip(*edge, 8).count() >= 23, "{slug} {edge}");
            }
            assert_eq!(Field::read(&field.short()).unwrap(), field);
            let first = field.building_board(1);
            if *slug != "street" {
                let near = first.iter().any(|square| square.within(field.centre(), 6));
                assert!(near, "{slug} has no building near its centre");
            }
        }
    }

    #[test]
    fn damaged_maps_are_refused_or_read() {
        let mut rng = Rng::new(11);
        let signs: Vec<char> = ".#:+,~-%Xo*/\n0159é?:name".chars().collect();
        for (_, text) in READY {
            let short = Field::read(text).unwrap().short();
            for _ in 0..60 {
                let mut signs_of: Vec<char> =
                    if rng.below(2) == 0 { text } else { short.as_str() }.chars().collect();
                for _ in 0..=rng.below(4) {
                    let at = rng.below(signs_of.len() as u64) as usize;
                    match rng.below(3) {
                        0 => signs_of[at] = *rng.pick(&signs).unwrap(),
                        1 => signs_of.truncate(at + 1),
                        _ => signs_of.insert(at, *rng.pick(&signs).unwrap()),
                    }
                }
                let damaged: String = signs_of.into_iter().collect();
                if let Ok(field) = Field::read(&damaged) {
                    assert_eq!(Field::read(&field.short()).unwrap(), field);
                }
            }
        }
    }

    #[test]
    fn loose_maps_are_written_as_they_were_drawn() {
        let mut rng = Rng::new(5);
        for _ in 0..20 {
            let field = Field::random(&mut rng);
            assert_eq!(Drawing::read(&field.short()).unwrap().ground(), field);
        }
    }
}
