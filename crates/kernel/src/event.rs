//! What the rules report.

use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};

/// Where events go. Search passes `()`, which keeps nothing and compiles away; a table passes a
/// `Vec`, which keeps everything.
pub trait Sink<E> {
    /// Takes one event, after it has been applied.
    fn tell(&mut self, event: &E);
}

impl<E> Sink<E> for () {
    fn tell(&mut self, _: &E) {}
}

impl<E: Clone> Sink<E> for Vec<E> {
    fn tell(&mut self, event: &E) {
        self.push(event.clone());
    }
}

/// A set of viewers: any seats, and the spectator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Viewers(u16);

impl Viewers {
    /// Nobody.
    pub const NONE: Viewers = Viewers(0);
    /// Every seat and the spectator.
    pub const EVERYBODY: Viewers = Viewers((1 << (MAX_SEATS + 1)) - 1);
    const SPECTATOR: u16 = 1 << MAX_SEATS;

    /// These seats, and no spectator.
    pub fn seats(seats: SeatSet) -> Viewers {
        Viewers(seats.iter().fold(0, |set, seat| set | 1 << seat.0))
    }

    /// Everybody but `seat`.
    pub const fn all_but(seat: Seat) -> Viewers {
        Viewers(Viewers::EVERYBODY.0 & !(1 << seat.0))
    }

    /// Whether `viewer` is among them. The omniscient viewer never learns: it knew.
    pub const fn has(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0 & (1 << seat.0) != 0,
            Viewer::Spectator => self.0 & Viewers::SPECTATOR != 0,
            Viewer::Omniscient => false,
        }
    }

    /// Whether it is nobody.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// What an event means for undo, for redaction and for pacing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Facts {
    /// Whether chance decided it.
    pub chance: bool,
    /// Who learned from it something that was hidden from them before.
    pub learned: Viewers,
    /// A natural point to wait until the seats have looked, by name (`trick`, `hand`).
    pub gate: Option<&'static str>,
    /// What a renderer may animate, and for how many milliseconds at normal speed.
    pub animation: Option<(&'static str, u16)>,
}
