//! Positions and moves as numbers, for programs that learn.
//!
//! An observation holds what one seat may know and nothing else: it is written from the public part
//! of a state and from what that seat sees, with seats counted from the one that looks. A law holds
//! that it is the same in every world that the seat cannot tell apart. Everything here is written
//! for one game and compiled for it, so that nothing is allocated and nothing is looked up by name.
//!
//! Encodings have versions. What a number means never changes under one version: what is new goes
//! to the end or makes a new version.

mod innovation;
mod mordheim;
mod pen;
mod skirmish;
mod texas42;

use std::any::Any;

use kernel::{Error, Seat, Setup, Show};

pub(crate) use pen::Pen;

/// A stretch of an observation, of the rows of moves or of the actions: its name, how many numbers
/// it has, and what they mean.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Section {
    /// What it is called.
    pub(crate) name: &'static str,
    /// How many numbers.
    pub(crate) len: usize,
    /// What they mean.
    pub(crate) about: &'static str,
    /// Whether it is there once for each seat, from the one that looks on.
    pub(crate) each_seat: bool,
}

/// A section that is there once.
pub(crate) const fn once(name: &'static str, len: usize, about: &'static str) -> Section {
    Section { name, len, about, each_seat: false }
}

/// A section that is there for each seat.
pub(crate) const fn each(name: &'static str, len: usize, about: &'static str) -> Section {
    Section { name, len, about, each_seat: true }
}

/// How many numbers these sections have at a table of so many seats.
pub(crate) const fn length(sections: &[Section], seats: usize) -> usize {
    let (mut n, mut sum) = (0, 0);
    while n < sections.len() {
        sum += if sections[n].each_seat { seats * sections[n].len } else { sections[n].len };
        n += 1;
    }
    sum
}

/// How legal moves are given.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Offered {
    /// As a mask over all actions that there ever are.
    Mask(&'static [Section]),
    /// As a list of at most so many, each with a row of numbers: an action is a place in the list.
    List {
        /// How many rows there are. Of more moves so many are listed, evenly spaced.
        most: usize,
        /// What a row holds.
        row: &'static [Section],
    },
}

impl Offered {
    /// How many actions there are at most.
    pub(crate) const fn actions(self) -> usize {
        match self {
            Offered::Mask(actions) => length(actions, 0),
            Offered::List { most, .. } => most,
        }
    }
}

/// The place among `len` legal moves of the one that is listed as number `n` of at most `most`:
/// where there are more, they are evenly spaced.
#[inline(always)]
pub(crate) const fn place(n: usize, len: usize, most: usize) -> usize {
    if len <= most { n } else { n * len / most }
}

/// A game whose positions and moves can be written as numbers.
pub(crate) trait Encode: Show {
    /// The version of all this.
    const VERSION: u32;
    /// What an observation holds.
    const OBSERVATION: &'static [Section];
    /// How legal moves are given.
    const OFFERED: Offered;

    /// Refuses a table whose moves have no number.
    fn accepts(_setup: &Setup) -> Result<(), Error> {
        Ok(())
    }

    /// Writes what `seat` may know.
    fn observe(&self, seat: Seat, pen: &mut Pen<'_>);

    /// The action that a move of `seat` is, where moves are given as a mask.
    fn action(_seat: Seat, _m: Self::Move) -> usize {
        unreachable!("moves of this game are listed")
    }

    /// Whether [`Encode::mark`] finds the legal actions, quicker than by listing the moves.
    const MARKS: bool = false;

    /// Marks the legal actions of `seat` in a mask that is empty; gives how many they are.
    fn mark(&self, _seat: Seat, _mask: &mut [bool]) -> usize {
        unreachable!("moves of this game are listed")
    }

    /// Writes what a legal move of `seat` is, where moves are listed.
    fn write_move(&self, _seat: Seat, _m: Self::Move, _pen: &mut Pen<'_>) {
        unreachable!("moves of this game are a mask")
    }
}

/// An encoding for those who do not know which game it is.
pub(crate) trait AnyEncoding: Sync {
    /// The version.
    fn version(&self) -> u32;
    /// What an observation holds.
    fn observation(&self) -> &'static [Section];
    /// How legal moves are given.
    fn offered(&self) -> Offered;
    /// What `seat` may know of a state.
    fn observe(&self, state: &dyn Any, seat: Seat) -> Vec<i8>;
    /// The legal moves of a seat. Where there is a mask, the action of each; where they are listed,
    /// the place among all legal moves of each that is listed, and the rows.
    fn moves(&self, state: &dyn Any, seat: Seat) -> (Vec<usize>, Vec<i8>);
}

struct Of<G>(std::marker::PhantomData<fn() -> G>);

impl<G: Encode> AnyEncoding for Of<G> {
    fn version(&self) -> u32 {
        G::VERSION
    }

    fn observation(&self) -> &'static [Section] {
        G::OBSERVATION
    }

    fn offered(&self) -> Offered {
        G::OFFERED
    }

    fn observe(&self, state: &dyn Any, seat: Seat) -> Vec<i8> {
        let state: &G = state.downcast_ref().expect("an encoding is asked about its own game");
        let mut out = vec![0; length(G::OBSERVATION, state.seats())];
        let mut pen = Pen::new(&mut out);
        state.observe(seat, &mut pen);
        pen.finish();
        out
    }

    fn moves(&self, state: &dyn Any, seat: Seat) -> (Vec<usize>, Vec<i8>) {
        let state: &G = state.downcast_ref().expect("an encoding is asked about its own game");
        let legal = state.legal(seat);
        match G::OFFERED {
            Offered::Mask(_) => (legal.iter().map(|&m| G::action(seat, m)).collect(), Vec::new()),
            Offered::List { most, row } => {
                let (shown, width) = (legal.len().min(most), length(row, state.seats()));
                let mut rows = vec![0; shown * width];
                let places: Vec<usize> = (0..shown).map(|n| place(n, legal.len(), most)).collect();
                for (&place, out) in places.iter().zip(rows.chunks_exact_mut(width)) {
                    let mut pen = Pen::new(out);
                    state.write_move(seat, legal[place], &mut pen);
                    pen.finish();
                }
                (places, rows)
            }
        }
    }
}

/// The encoding of a game, where it has one.
pub(crate) fn of<G: Show>() -> Option<&'static dyn AnyEncoding> {
    by_id(G::INFO.id)
}

/// The encoding of the game with this id, where it has one.
pub(crate) fn by_id(game: &str) -> Option<&'static dyn AnyEncoding> {
    use std::marker::PhantomData;
    Some(match game {
        "texas-42" => &Of::<::texas42::State>(PhantomData),
        "innovation" => &Of::<::innovation::State>(PhantomData),
        "skirmish" => &Of::<::skirmish::State>(PhantomData),
        "mordheim" => &Of::<::mordheim::State>(PhantomData),
        _ => return None,
    })
}
