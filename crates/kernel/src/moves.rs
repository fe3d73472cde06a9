//! Lists of moves.

/// The legal moves of one mover: ascending, without repetition. One list is made once and used
/// again for every position, so that listing allocates nothing.
#[derive(Clone, Debug)]
pub struct Moves<M> {
    list: Vec<M>,
}

/// An empty list that has not allocated anything yet.
impl<M> Default for Moves<M> {
    fn default() -> Moves<M> {
        Moves { list: Vec::new() }
    }
}

impl<M: Copy + Ord> Moves<M> {
    /// An empty list.
    pub fn new() -> Moves<M> {
        Moves { list: Vec::with_capacity(64) }
    }

    /// Empties the list and keeps its memory.
    pub fn clear(&mut self) {
        self.list.clear();
    }

    /// Adds a move, which must come after all that are in the list.
    pub fn push(&mut self, m: M) {
        debug_assert!(self.list.last().is_none_or(|last| *last < m), "moves are listed ascending");
        self.list.push(m);
    }

    /// The place of `m` in the list.
    pub fn rank(&self, m: M) -> Option<usize> {
        self.list.binary_search(&m).ok()
    }

    /// The move, where there is exactly one.
    pub fn only(&self) -> Option<M> {
        if let [m] = self.list[..] { Some(m) } else { None }
    }
}

/// Adds moves, ascending, which must come after all that are in the list: quicker than one by one
/// where their number is known.
impl<M: Copy + Ord> Extend<M> for Moves<M> {
    #[inline]
    fn extend<I: IntoIterator<Item = M>>(&mut self, moves: I) {
        let last = self.list.len().saturating_sub(1);
        self.list.extend(moves);
        debug_assert!(self.list[last..].is_sorted_by(|a, b| a < b), "moves are listed ascending");
    }
}

impl<M> std::ops::Deref for Moves<M> {
    type Target = [M];

    fn deref(&self) -> &[M] {
        &self.list
    }
}
