//! Writing numbers one after another.

/// Writes into a row of small numbers, from its beginning on.
#[derive(Debug)]
pub(crate) struct Pen<'a> {
    rest: &'a mut [i8],
}

/// The lowest eight bits as eight bytes, each 0 or 1.
#[expect(unsafe_code, reason = "eight bytes are written as one")]
#[inline(always)]
const fn spread(bits: u8) -> [i8; 8] {
    // Each byte gets a copy of all bits and keeps its own; adding 127 carries it to the highest.
    let own = (bits as u64).wrapping_mul(0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    let flags = (own + 0x7f7f_7f7f_7f7f_7f7f) >> 7 & 0x0101_0101_0101_0101;
    // SAFETY: bytes are bytes, whether they have a sign or not. Converted one by one they would be
    // written one by one.
    unsafe { std::mem::transmute::<[u8; 8], [i8; 8]>(flags.to_le_bytes()) }
}

impl<'a> Pen<'a> {
    /// Writes into this row.
    #[inline]
    pub(crate) fn new(row: &'a mut [i8]) -> Pen<'a> {
        Pen { rest: row }
    }

    /// The next so many numbers, to be filled in any order. They hold what was there before.
    #[inline(always)]
    pub(crate) fn take<const N: usize>(&mut self) -> &'a mut [i8; N] {
        let rest = std::mem::take(&mut self.rest);
        let (taken, rest) = rest.split_first_chunk_mut().expect("the row has room for all of it");
        self.rest = rest;
        taken
    }

    /// Writes into the next so many numbers. How many is known when this is compiled, so that no
    /// number is checked by itself.
    #[inline(always)]
    pub(crate) fn part<const N: usize>(&mut self) -> Pen<'a> {
        Pen::new(self.take::<N>())
    }

    /// One number, brought into the range from -128 to 127.
    #[inline(always)]
    pub(crate) fn put(&mut self, n: impl Into<i32>) {
        *self.take() = [n.into().clamp(-128, 127) as i8];
    }

    /// One number that is 0 or 1.
    #[inline(always)]
    pub(crate) fn flag(&mut self, is: bool) {
        *self.take() = [i8::from(is)];
    }

    /// As many numbers, the lowest bit first: 1 for each bit that is set.
    #[inline(always)]
    pub(crate) fn bits<const N: usize>(&mut self, set: u128) {
        let (eights, rest) = self.take::<N>().as_chunks_mut::<8>();
        let mut bytes = set.to_le_bytes().into_iter();
        for (out, bits) in eights.iter_mut().zip(&mut bytes) {
            *out = spread(bits);
        }
        let last = spread(bytes.next().unwrap_or(0));
        rest.copy_from_slice(&last[..rest.len()]);
    }

    /// As many numbers, of which the one at this place is 1; none of them where there is no place.
    #[inline(always)]
    pub(crate) fn one_of<const N: usize>(&mut self, place: Option<usize>) {
        let out = self.take::<N>();
        *out = [0; N];
        if let Some(out) = place.and_then(|place| out.get_mut(place)) {
            *out = 1;
        }
    }

    /// The row is written to its end.
    #[inline]
    pub(crate) fn finish(self) {
        debug_assert!(self.rest.is_empty(), "{} numbers are left", self.rest.len());
    }
}
