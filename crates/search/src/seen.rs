//! What a seat may know of a position, and nothing else.

use kernel::{Moves, Rng, Seat, Secrets, ToMove, Viewer};

/// A position as one seat sees it: all that a bot ever gets.
///
/// It holds the true state and hands none of it out: what can be asked of it is the same in every
/// world that the seat cannot tell from the truth. Worlds to think in are imagined.
pub struct Seen<'a, G: Secrets> {
    state: &'a G,
    seat: Seat,
}

/// Tells whose eyes these are, and nothing of what they must not see.
impl<G: Secrets> std::fmt::Debug for Seen<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Seen {{ seat: {} }}", self.seat)
    }
}

impl<G: Secrets> Clone for Seen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Secrets> Copy for Seen<'_, G> {}

impl<'a, G: Secrets> Seen<'a, G> {
    /// The position as `seat` sees it.
    pub fn new(state: &'a G, seat: Seat) -> Seen<'a, G> {
        Seen { state, seat }
    }

    /// Whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.state.seats()
    }

    /// Whose move it is.
    pub fn to_move(&self) -> ToMove {
        self.state.to_move()
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// What the seat may do.
    pub fn moves(&self) -> Moves<G::Move> {
        self.state.legal(self.seat)
    }

    /// A world that the seat cannot tell from the true one, each equally likely; nothing where none
    /// could be found. It depends on the generator and on what the seat knows alone.
    #[must_use]
    pub fn imagine(&self, rng: &mut Rng) -> Option<G> {
        self.state.imagine(Viewer::Seat(self.seat), rng)
    }

    /// How many worlds there are to imagine, where the game can count them.
    pub fn worlds(&self) -> Option<u128> {
        self.state.worlds(Viewer::Seat(self.seat))
    }
}
