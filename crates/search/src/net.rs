//! Judgement by a small net: what a position shows as rows of weights that are added up, two layers
//! more, and a hope for each side.
//!
//! Everything is exact: the first layer adds whole numbers, the rest uses `+ - * /` and square
//! roots in a fixed order, so that every machine gets the same bits.

use std::fmt;

use kernel::{Game, MAX_SEATS, Seat, mix64};

use crate::knowledge::Worth;

/// A position activates no more rows than this.
pub const MOST_ROWS: usize = 256;
/// How many units the second layer has.
pub const SECOND: usize = 32;
/// How many hopes a net gives at most.
const MOST_OUTPUTS: usize = 4;
/// What a packed net begins with.
const MAGIC: &[u8; 4] = b"pnet";
/// The version of the format.
const FORMAT: u8 = 1;

/// How the rows of a section are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Any of them may be active.
    Flags,
    /// A number: row `n` is active where it is `n` plus one, none where it is 0, the last where it
    /// is that or more. In training each row adds to those below it.
    Count,
}

impl Kind {
    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Flags => "flags",
            Kind::Count => "count",
        }
    }
}

/// Some rows that belong together.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// What it is called.
    pub name: &'static str,
    /// How many rows it has.
    pub rows: u16,
    /// How they are meant.
    pub kind: Kind,
    /// What they stand for.
    pub about: &'static str,
}

/// What a section stands for; a browser, where nobody asks, is spared the texts.
const fn described(about: &'static str) -> &'static str {
    if cfg!(target_arch = "wasm32") { "" } else { about }
}

/// Rows of which any may be active.
pub const fn flags(name: &'static str, rows: u16, about: &'static str) -> Section {
    Section { name, rows, kind: Kind::Flags, about: described(about) }
}

/// A number up to `most`.
pub const fn count(name: &'static str, most: u16, about: &'static str) -> Section {
    Section { name, rows: most, kind: Kind::Count, about: described(about) }
}

/// What a net sees of a position: some sections for each side in turn, then those that they share.
#[derive(Clone, Copy, Debug)]
pub struct FeatureSet {
    /// The name.
    pub name: &'static str,
    /// Raised when a row changes its meaning.
    pub version: u16,
    /// How often the sections of `each` follow each other.
    pub sides: u16,
    /// What is written for one side after the other.
    pub each: &'static [Section],
    /// What is written once.
    pub shared: &'static [Section],
}

impl FeatureSet {
    /// All sections, in order.
    pub fn sections(&self) -> impl Iterator<Item = &'static Section> {
        let (each, shared) = (self.each, self.shared);
        (0..self.sides).flat_map(move |_| each).chain(shared)
    }

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.sections().map(|section| usize::from(section.rows)).sum()
    }

    /// The name with the version, as nets carry it.
    pub fn label(&self) -> String {
        format!("{}/{}", self.name, self.version)
    }
}

/// The rows that a position activates. Sections are written in the order of their set.
#[derive(Clone, Debug)]
pub struct Inputs {
    rows: [u16; MOST_ROWS],
    len: usize,
    base: u16,
}

impl Default for Inputs {
    fn default() -> Self {
        Inputs::new()
    }
}

impl Inputs {
    /// None yet.
    pub const fn new() -> Inputs {
        Inputs { rows: [0; MOST_ROWS], len: 0, base: 0 }
    }

    /// The active rows, in the order in which they were written.
    pub fn rows(&self) -> &[u16] {
        &self.rows[..self.len]
    }

    /// How many rows have been passed, active or not.
    pub fn passed(&self) -> usize {
        usize::from(self.base)
    }

    #[inline]
    fn put(&mut self, row: u16) {
        if let Some(place) = self.rows.get_mut(self.len) {
            *place = self.base + row;
            self.len += 1;
        }
    }

    /// A section of so many rows, of which these are active.
    #[inline]
    pub fn flags(&mut self, rows: u16, active: impl Iterator<Item = usize>) {
        for row in active {
            debug_assert!(row < usize::from(rows), "row {row} of {rows}");
            self.put(row as u16);
        }
        self.base += rows;
    }

    /// The same for a set of bits.
    #[inline]
    pub fn bits(&mut self, rows: u16, mut bits: u128) {
        while bits != 0 {
            self.put(bits.trailing_zeros() as u16);
            bits &= bits - 1;
        }
        self.base += rows;
    }

    /// A section that is a number.
    #[inline]
    pub fn count(&mut self, most: u16, value: usize) {
        if value > 0 {
            self.put(value.min(usize::from(most)) as u16 - 1);
        }
        self.base += most;
    }

    /// Sections that are left out.
    pub fn skip(&mut self, rows: u16) {
        self.base += rows;
    }
}

/// What a game shows to a net.
pub trait Features<G: Game>: Send + Sync {
    /// What the rows mean, at this table.
    fn set(&self, state: &G) -> FeatureSet;

    /// The seat from which the position is seen: its side comes first.
    fn first(&self, state: &G) -> Seat;

    /// Writes what is seen.
    fn encode(&self, state: &G, inputs: &mut Inputs);

    /// Whether positions like this are judged, and worth learning from.
    fn is_judged(&self, _state: &G) -> bool {
        true
    }
}

/// The sides of a table, in the order of their first seats from `first` on.
pub fn sides_from<G: Game>(state: &G, first: Seat) -> impl Iterator<Item = Seat> {
    let seats = state.seats();
    let turned = (0..seats).map(move |n| Seat(((first.index() + n) % seats) as u8));
    let mut met = [false; MAX_SEATS];
    turned
        .map(|seat| state.side(seat))
        .filter(move |side| !std::mem::replace(&mut met[side.index()], true))
}

/// Why bytes are not a net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotANet {
    /// They end too early, or go on too long.
    Length,
    /// They begin as no net does.
    Format,
    /// Sizes that are not supported.
    Sizes,
    /// The check sum at the end is another.
    Damaged,
}

impl fmt::Display for NotANet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotANet::Length => "a net of another length",
            NotANet::Format => "not a net, or one of another format",
            NotANet::Sizes => "a net of sizes that are not supported",
            NotANet::Damaged => "a damaged net",
        })
    }
}

impl std::error::Error for NotANet {}

/// A number that changes when any of the bytes does: enough against mix-ups and damage.
pub fn digest(bytes: &[u8]) -> u64 {
    let word = |part: &[u8]| {
        let mut word = [0; 8];
        word[..part.len()].copy_from_slice(part);
        u64::from_le_bytes(word)
    };
    let start = mix64(bytes.len() as u64);
    bytes.chunks(8).fold(start, |sum, part| mix64(sum ^ word(part)))
}

/// A net with two hidden layers.
pub struct Net {
    label: String,
    digest: u64,
    hidden: usize,
    outputs: usize,
    /// For each row what it adds to each unit of the first layer, in whole numbers.
    rows: Vec<i16>,
    /// What the sums of the first layer are multiplied by, and what is then added.
    scales: Vec<f32>,
    offsets: Vec<f32>,
    /// From each unit of the first layer to all of the second.
    second: Vec<[f32; SECOND]>,
    second_offsets: [f32; SECOND],
    /// From the second layer to each output.
    last: Vec<[f32; SECOND]>,
    last_offsets: Vec<f32>,
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Net {{ {} {:016x} }}", self.label, self.digest)
    }
}

/// Reads a packed net.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, len: usize) -> Result<&'a [u8], NotANet> {
        let (taken, rest) = self.0.split_at_checked(len).ok_or(NotANet::Length)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], NotANet> {
        self.take(N)?.try_into().map_err(|_| NotANet::Length)
    }

    fn number(&mut self) -> Result<usize, NotANet> {
        Ok(usize::from(u16::from_le_bytes(self.array()?)))
    }

    fn floats(&mut self, len: usize) -> Result<Vec<f32>, NotANet> {
        (0..len).map(|_| Ok(f32::from_le_bytes(self.array()?))).collect()
    }

    fn wholes(&mut self, len: usize, bits: u8) -> Result<Vec<i16>, NotANet> {
        if bits == 8 {
            let bytes = self.take(len)?;
            return Ok(bytes.iter().map(|&byte| i16::from(byte as i8)).collect());
        }
        (0..len).map(|_| Ok(i16::from_le_bytes(self.array()?))).collect()
    }

    /// Weights to the second layer or the last, one row of it after the other.
    fn layer(&mut self, rows: usize) -> Result<Vec<[f32; SECOND]>, NotANet> {
        let scale = f32::from_le_bytes(self.array()?);
        let wholes = self.wholes(rows * SECOND, 16)?;
        let row = |row: &[i16]| std::array::from_fn(|n| scale * f32::from(row[n]));
        Ok(wholes.chunks_exact(SECOND).map(row).collect())
    }
}

impl Net {
    /// Unpacks a net.
    ///
    /// # Errors
    /// When the bytes are not a whole net of this format.
    pub fn unpack(bytes: &[u8]) -> Result<Net, NotANet> {
        let (body, sum) = bytes.split_last_chunk::<8>().ok_or(NotANet::Length)?;
        let mut reader = Reader(body);
        if reader.take(4)? != MAGIC || reader.array()? != [FORMAT] {
            return Err(NotANet::Format);
        }
        let digest = digest(body);
        if u64::from_le_bytes(*sum) != digest {
            return Err(NotANet::Damaged);
        }
        let [bits, outputs, letters] = reader.array()?;
        let label = String::from_utf8_lossy(reader.take(usize::from(letters))?).into_owned();
        let (hidden, rows) = (reader.number()?, reader.number()?);
        let outputs = usize::from(outputs);
        let known = [16, 32, 64, 128].contains(&hidden) && (1..=MOST_OUTPUTS).contains(&outputs);
        if !known || ![8, 16].contains(&bits) {
            return Err(NotANet::Sizes);
        }
        let net = Net {
            label,
            digest,
            hidden,
            outputs,
            scales: reader.floats(hidden)?,
            offsets: reader.floats(hidden)?,
            second: reader.layer(hidden)?,
            second_offsets: reader.floats(SECOND)?.try_into().map_err(|_| NotANet::Length)?,
            last: reader.layer(outputs)?,
            last_offsets: reader.floats(outputs)?,
            rows: reader.wholes(rows * hidden, bits)?,
        };
        if reader.0.is_empty() { Ok(net) } else { Err(NotANet::Length) }
    }

    /// The feature set that it was made for.
    pub fn label(&self) -> &str {
        &self.label
    }

    /// The number that tells it from every other net.
    pub fn digest(&self) -> u64 {
        self.digest
    }

    /// How many units the first layer has.
    pub fn hidden(&self) -> usize {
        self.hidden
    }

    /// How many rows it knows.
    pub fn rows(&self) -> usize {
        self.rows.len() / self.hidden
    }

    /// Whether it was made for positions of this set.
    pub fn fits(&self, set: &FeatureSet) -> bool {
        self.label == set.label() && self.rows() == set.rows()
    }

    /// What the sides may hope for, from 0 to 1; of two sides only what the first may.
    #[inline]
    pub fn hopes(&self, rows: &[u16]) -> [f32; MOST_OUTPUTS] {
        match self.hidden {
            16 => self.run::<16>(rows),
            32 => self.run::<32>(rows),
            64 => self.run::<64>(rows),
            _ => self.run::<128>(rows),
        }
    }

    /// Loops over fixed sizes by place: compilers turn them into a few wide instructions.
    #[allow(clippy::needless_range_loop, reason = "wide instructions come of plain loops")]
    fn run<const HIDDEN: usize>(&self, rows: &[u16]) -> [f32; MOST_OUTPUTS] {
        let mut sums = [0_i16; HIDDEN];
        let (table, _) = self.rows.as_chunks::<HIDDEN>();
        for &row in rows {
            let Some(row) = table.get(usize::from(row)) else { continue };
            for n in 0..HIDDEN {
                sums[n] = sums[n].wrapping_add(row[n]);
            }
        }
        let mut second = self.second_offsets;
        for n in 0..HIDDEN {
            let unit = (f32::from(sums[n]) * self.scales[n] + self.offsets[n]).max(0.0);
            let weights = &self.second[n];
            for k in 0..SECOND {
                second[k] += unit * weights[k];
            }
        }
        let mut hopes = [0.0; MOST_OUTPUTS];
        for n in 0..self.outputs {
            let (weights, mut sum) = (&self.last[n], self.last_offsets[n]);
            for k in 0..SECOND {
                sum += second[k].max(0.0) * weights[k];
            }
            hopes[n] = chance(sum);
        }
        if self.outputs > 1 {
            let total = hopes.iter().sum::<f32>().max(f32::MIN_POSITIVE);
            hopes.iter_mut().for_each(|hope| *hope /= total);
        }
        hopes
    }

    /// What a position is worth to each seat.
    #[inline]
    pub fn judge<G: Game>(&self, state: &G, features: &(impl Features<G> + ?Sized)) -> Worth {
        let mut inputs = Inputs::new();
        features.encode(state, &mut inputs);
        let hopes = self.hopes(inputs.rows());
        let mut sides = [0.0; MAX_SEATS];
        for (n, side) in sides_from(state, features.first(state)).enumerate() {
            let two = if n == 0 { hopes[0] } else { 1.0 - hopes[0] };
            sides[side.index()] = if self.outputs == 1 { two } else { hopes[n % MOST_OUTPUTS] };
        }
        let mut worth = [0.0; MAX_SEATS];
        Seat::all(state.seats()).for_each(|s| worth[s.index()] = sides[state.side(s).index()]);
        worth
    }
}

/// What counts most in a judgement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Decisive {
    /// Whose: 0 for the side from which the position is seen.
    pub side: usize,
    /// The first word of the names of its sections.
    pub word: &'static str,
    /// How much of the hope of the first side it is; below 0 where it speaks against that side.
    pub effect: f32,
}

impl Net {
    /// The sections of a side, taken together where their names begin with the same word, without
    /// which the judgement would change most. What the sides share is left out: without it a
    /// position would be no position.
    pub fn decisive(&self, set: &FeatureSet, rows: &[u16]) -> Option<Decisive> {
        let all = self.hopes(rows)[0];
        let mut words: Vec<&str> =
            set.each.iter().map(|section| first_word(section.name)).collect();
        words.dedup();
        let parts =
            (0..usize::from(set.sides)).flat_map(|side| words.iter().map(move |w| (side, *w)));
        let effect = |(side, word): (usize, &'static str)| {
            let kept: Vec<u16> = rows
                .iter()
                .copied()
                .filter(|&row| set.part_of(row) != Some((side, word)))
                .collect();
            Decisive { side, word, effect: all - self.hopes(&kept)[0] }
        };
        parts.map(effect).max_by(|a, b| a.effect.abs().total_cmp(&b.effect.abs()))
    }
}

/// The first word of a name.
fn first_word(name: &'static str) -> &'static str {
    name.split(' ').next().unwrap_or(name)
}

impl FeatureSet {
    /// To which side a row belongs, and the first word of its section; nothing where it is shared.
    fn part_of(&self, row: u16) -> Option<(usize, &'static str)> {
        let block: u16 = self.each.iter().map(|section| section.rows).sum();
        let (side, mut place) = (usize::from(row / block), row % block);
        if side >= usize::from(self.sides) {
            return None;
        }
        for section in self.each {
            if place < section.rows {
                return Some((side, first_word(section.name)));
            }
            place -= section.rows;
        }
        None
    }
}

/// From any number to one between 0 and 1.
#[inline]
fn chance(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

#[cfg(test)]
mod tests {
    use kernel::Rng;

    use super::*;

    /// A packed net of chance weights, the same for the same seed.
    fn packed(hidden: u16, outputs: u8, bits: u8, rows: u16, seed: u64) -> Vec<u8> {
        let mut rng = Rng::new(seed);
        let mut bytes = [&MAGIC[..], &[FORMAT, bits, outputs, 5], b"toy/1"].concat();
        bytes.extend(hidden.to_le_bytes());
        bytes.extend(rows.to_le_bytes());
        let mut float = |most: f32| most * (rng.below(2001) as f32 - 1000.0) / 1000.0;
        (0..hidden).for_each(|_| bytes.extend(0.01_f32.to_le_bytes()));
        (0..hidden).for_each(|_| bytes.extend(float(0.3).to_le_bytes()));
        for units in [hidden, u16::from(outputs)] {
            bytes.extend(0.0002_f32.to_le_bytes());
            let weights = usize::from(units) * SECOND;
            (0..weights).for_each(|_| bytes.extend((float(2000.0) as i16).to_le_bytes()));
            let offsets = if units == hidden { SECOND } else { usize::from(outputs) };
            (0..offsets).for_each(|_| bytes.extend(float(0.2).to_le_bytes()));
        }
        for _ in 0..usize::from(rows) * usize::from(hidden) {
            let whole = float(100.0) as i16;
            if bits == 8 { bytes.push(whole as u8) } else { bytes.extend(whole.to_le_bytes()) }
        }
        let sum = digest(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// The same judgement, worked out in another way and in double precision.
    fn slowly(net: &Net, rows: &[u16]) -> Vec<f64> {
        let unit = |n: usize| {
            let weights = rows.iter().map(|&row| net.rows[usize::from(row) * net.hidden + n]);
            let sum = weights.map(f64::from).sum::<f64>();
            (sum * f64::from(net.scales[n]) + f64::from(net.offsets[n])).max(0.0)
        };
        let first: Vec<f64> = (0..net.hidden).map(unit).collect();
        let second = |k: usize| {
            let sum: f64 = (0..net.hidden).map(|n| first[n] * f64::from(net.second[n][k])).sum();
            (sum + f64::from(net.second_offsets[k])).max(0.0)
        };
        let second: Vec<f64> = (0..SECOND).map(second).collect();
        let last = |n: usize| {
            let sum: f64 = (0..SECOND).map(|k| second[k] * f64::from(net.last[n][k])).sum();
            let x = sum + f64::from(net.last_offsets[n]);
            0.5 + 0.5 * x / (1.0 + x * x).sqrt()
        };
        let hopes: Vec<f64> = (0..net.outputs).map(last).collect();
        let total = if net.outputs == 1 { 1.0 } else { hopes.iter().sum() };
        hopes.into_iter().map(|hope| hope / total).collect()
    }

    #[test]
    fn every_size_and_packing_agrees_with_plain_sums() {
        for (n, hidden) in [16, 32, 64, 128].into_iter().enumerate() {
            for (outputs, bits) in [(1, 8), (1, 16), (3, 8), (4, 16)] {
                let net = Net::unpack(&packed(hidden, outputs, bits, 50, n as u64)).unwrap();
                for rows in [&[][..], &[3], &[0, 7, 9, 31, 49], &[1, 2, 3, 4, 5, 6, 7, 8]] {
                    let (hopes, exact) = (net.hopes(rows), slowly(&net, rows));
                    for (hope, exact) in hopes.iter().zip(exact) {
                        let off = (f64::from(*hope) - exact).abs();
                        assert!(off < 1e-5, "{hidden} {outputs} {bits}: {hope} for {exact}");
                    }
                }
            }
        }
    }

    #[test]
    fn answers_are_the_same_to_the_bit_everywhere() {
        let nets = [(32, 1, 8), (64, 1, 16), (16, 3, 8), (128, 4, 8)];
        let bits: Vec<u32> = nets
            .into_iter()
            .map(|(hidden, outputs, bits)| {
                let net = Net::unpack(&packed(hidden, outputs, bits, 50, 9)).unwrap();
                net.hopes(&[2, 3, 5, 7, 11, 13, 17, 19, 23])[0].to_bits()
            })
            .collect();
        assert_eq!(bits, KNOWN);
    }

    const KNOWN: [u32; 4] = [1_039_685_436, 1_024_177_568, 1_052_333_654, 1_013_596_863];

    #[test]
    fn what_changes_a_judgement_most_is_decisive() {
        static EACH: &[Section] =
            &[flags("a", 5, ""), count("b one", 10, ""), count("b two", 10, "")];
        let set = FeatureSet { name: "toy", version: 1, sides: 2, each: EACH, shared: &[] };
        let net = Net::unpack(&packed(32, 1, 8, 50, 4)).unwrap();
        assert!(
            net.fits(&set) && set.part_of(4) == Some((0, "a")) && set.part_of(49) == Some((1, "b"))
        );
        let rows = [1, 7, 16, 27, 33, 44];
        let decisive = net.decisive(&set, &rows).unwrap();
        let without = |side, word| {
            let kept: Vec<u16> =
                rows.into_iter().filter(|&row| set.part_of(row) != Some((side, word))).collect();
            (net.hopes(&rows)[0] - net.hopes(&kept)[0]).abs()
        };
        for (side, word) in [(0, "a"), (0, "b"), (1, "a"), (1, "b")] {
            assert!(without(side, word) <= decisive.effect.abs(), "{side} {word} {decisive:?}");
        }
        assert_eq!(without(decisive.side, decisive.word), decisive.effect.abs());
    }

    #[test]
    fn what_is_no_net_is_refused() {
        let good = packed(16, 1, 8, 10, 1);
        assert!(Net::unpack(&good).is_ok());
        for n in 0..good.len() {
            let mut bad = good.clone();
            bad[n] ^= 4;
            assert!(Net::unpack(&bad).is_err(), "byte {n}");
            assert!(Net::unpack(&good[..n]).is_err(), "{n} bytes");
        }
        assert_eq!(Net::unpack(&packed(24, 1, 8, 10, 1)).unwrap_err(), NotANet::Sizes);
        assert_eq!(Net::unpack(&packed(16, 5, 8, 10, 1)).unwrap_err(), NotANet::Sizes);
        assert_eq!(Net::unpack(b"pnet").unwrap_err(), NotANet::Length);
    }

    #[test]
    fn rows_are_written_section_by_section() {
        let mut inputs = Inputs::new();
        inputs.flags(10, [1, 9].into_iter());
        inputs.count(4, 0);
        inputs.count(4, 2);
        inputs.count(4, 9);
        inputs.bits(5, 0b10100);
        assert_eq!(inputs.rows(), [1, 9, 15, 21, 24, 26]);
        assert_eq!(inputs.passed(), 27);
        for _ in 0..2 * MOST_ROWS {
            inputs.count(1, 1);
        }
        assert_eq!(inputs.rows().len(), MOST_ROWS);
    }
}
