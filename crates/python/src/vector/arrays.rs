//! Memory that Rust owns and numpy shows: allocated once, and alive as long as anybody looks at it.
#![expect(unsafe_code, reason = "rows are handed to threads, and memory is shown to numpy")]

use std::cell::UnsafeCell;
use std::marker::PhantomData;

use numpy::ndarray::{ArrayViewD, IxDyn};
use numpy::{Element, PyArrayDyn};
use pyo3::prelude::*;

/// Memory begins and ends at a line of the caches: JAX copies what does not begin at one.
#[repr(align(64))]
struct Line {
    _numbers: [u8; 64],
}

/// What numpy calls numbers and truth values.
///
/// # Safety
/// Memory full of zeroes is a valid value of such a type: 0, or `false`.
pub(crate) unsafe trait Plain: Copy {}
// SAFETY: numbers, and `false`.
unsafe impl Plain for i8 {}
// SAFETY: as above.
unsafe impl Plain for bool {}
// SAFETY: as above.
unsafe impl Plain for i32 {}
// SAFETY: as above.
unsafe impl Plain for i64 {}
// SAFETY: as above.
unsafe impl Plain for f32 {}

/// Numbers that do not move, in rows of equal length.
///
/// Rust writes them while the interpreter may be elsewhere; a thread of Python that reads at the
/// same time reads old and new numbers mixed, as with every function of numpy that fills an array.
pub(crate) struct Rows<T> {
    lines: Box<[UnsafeCell<Line>]>,
    len: usize,
    width: usize,
    of: PhantomData<T>,
}

// SAFETY: plain numbers, written through disjoint rows: see `part`.
unsafe impl<T: Send> Sync for Rows<T> {}

impl<T: Plain> Rows<T> {
    /// So many rows of so many numbers, all of them 0.
    pub(crate) fn new(rows: usize, width: usize) -> Rows<T> {
        let len = rows * width;
        let lines = (len * size_of::<T>()).div_ceil(size_of::<Line>());
        let lines = (0..lines).map(|_| UnsafeCell::new(Line { _numbers: [0; 64] })).collect();
        Rows { lines, len, width, of: PhantomData }
    }

    /// Rows from `first` on, to be written.
    ///
    /// # Safety
    /// Nobody else in Rust holds any of these rows.
    #[expect(clippy::mut_from_ref, reason = "the caller alone holds the rows")]
    pub(crate) unsafe fn part(&self, first: usize, rows: usize) -> &mut [T] {
        let (start, len) = (first * self.width, rows * self.width);
        assert!(start + len <= self.len, "there are such rows");
        // SAFETY: the numbers are there, and the caller alone holds them.
        unsafe { std::slice::from_raw_parts_mut(self.start().add(start), len) }
    }

    /// Where the numbers begin.
    fn start(&self) -> *mut T {
        UnsafeCell::raw_get(self.lines.as_ptr()).cast()
    }

    /// How many numbers a row has.
    pub(crate) fn width(&self) -> usize {
        self.width
    }
}

impl<T: Plain + Element> Rows<T> {
    /// The numbers as an array of this shape, which keeps `owner` alive.
    ///
    /// # Safety
    /// `owner` owns these rows, and never lets go of them or moves them.
    pub(crate) unsafe fn array<'py>(
        &self,
        shape: &[usize],
        owner: Bound<'py, PyAny>,
    ) -> Bound<'py, PyArrayDyn<T>> {
        assert_eq!(shape.iter().product::<usize>(), self.len, "the shape is that of all");
        // SAFETY: the memory has this shape and lives as long as its owner.
        unsafe {
            let view = ArrayViewD::from_shape_ptr(IxDyn(shape), self.start());
            PyArrayDyn::borrow_from_array(&view, owner)
        }
    }
}

/// The arrays of a batch. What is read from outside is never believed: games keep their own moves.
#[pyclass(frozen, module = "parlour")]
pub(crate) struct Arrays {
    pub(crate) observations: Rows<i8>,
    /// Where moves are a mask.
    pub(crate) masks: Rows<bool>,
    /// Where moves are listed: a row of numbers for each move of each game.
    pub(crate) moves: Rows<i8>,
    /// How many legal moves there are.
    pub(crate) counts: Rows<i32>,
    /// The seat to move.
    pub(crate) seats: Rows<i32>,
    pub(crate) rewards: Rows<f32>,
    pub(crate) dones: Rows<bool>,
    pub(crate) truncations: Rows<bool>,
    pub(crate) sampled: Rows<i64>,
    /// The actions that were drawn last, which nobody outside sees.
    pub(crate) drawn: Rows<i64>,
}

/// Some games' rows of all arrays.
pub(crate) struct Part<'a> {
    pub(crate) observations: &'a mut [i8],
    pub(crate) masks: &'a mut [bool],
    pub(crate) moves: &'a mut [i8],
    pub(crate) counts: &'a mut [i32],
    pub(crate) seats: &'a mut [i32],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) dones: &'a mut [bool],
    pub(crate) truncations: &'a mut [bool],
    pub(crate) sampled: &'a mut [i64],
    pub(crate) drawn: &'a mut [i64],
}

impl Arrays {
    /// The rows of these games.
    ///
    /// # Safety
    /// Nobody else in Rust holds rows of any of them.
    pub(crate) unsafe fn part(&self, first: usize, games: usize) -> Part<'_> {
        // SAFETY: as the caller promises.
        unsafe {
            Part {
                observations: self.observations.part(first, games),
                masks: self.masks.part(first, games),
                moves: self.moves.part(first, games),
                counts: self.counts.part(first, games),
                seats: self.seats.part(first, games),
                rewards: self.rewards.part(first, games),
                dones: self.dones.part(first, games),
                truncations: self.truncations.part(first, games),
                sampled: self.sampled.part(first, games),
                drawn: self.drawn.part(first, games),
            }
        }
    }
}

/// Asks for the memory of a value that is needed soon, so that it is in the caches by then.
#[inline(always)]
pub(crate) fn fetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    for line in (0..size_of::<T>()).step_by(64) {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: within the value; and a hint, whatever the address.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast::<i8>().add(line)) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}

/// Lends all rows of so many games on this thread.
///
/// The caller alone holds the arrays in Rust, as long as this runs.
pub(crate) fn lend<T>(arrays: &Arrays, games: usize, work: impl FnOnce(Part<'_>) -> T) -> T {
    // SAFETY: as the caller promises.
    work(unsafe { arrays.part(0, games) })
}

/// Splits the rows of all games among so many workers, one part each, and lets each do its work on
/// a thread of its own; one of them on this thread.
///
/// The caller alone holds the arrays in Rust, as long as this runs.
pub(crate) fn share<G: Send, W: Fn(&mut [G], usize, Part<'_>) + Sync>(
    arrays: &Arrays,
    games: &mut [G],
    threads: usize,
    work: W,
) {
    let size = games.len().div_ceil(threads.max(1)).max(1);
    std::thread::scope(|scope| {
        let mut chunks = games.chunks_mut(size).enumerate();
        let own = chunks.next();
        for (n, chunk) in chunks {
            let work = &work;
            scope.spawn(move || {
                // SAFETY: chunks have no game in common, so parts have no row in common.
                let part = unsafe { arrays.part(n * size, chunk.len()) };
                work(chunk, n * size, part);
            });
        }
        if let Some((_, chunk)) = own {
            // SAFETY: as above.
            let part = unsafe { arrays.part(0, chunk.len()) };
            work(chunk, 0, part);
        }
    });
}
