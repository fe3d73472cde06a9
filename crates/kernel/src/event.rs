//! What the rules report.

use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};

/// Where events go. Search passes `()`, which keeps nothing and compiles away; a table passes a
/// `Vec`, which keeps everything.
pub trait Sink<E> {
    /// Takes one event, after it has been applied.
    fn emit(&mut self, event: &E);

    /// Whether it does anything with events. Rules that cannot be compiled for every sink may ask
    /// once, and tell nothing to one that does not listen.
    fn listens(&self) -> bool {
        true
    }
}

impl<E> Sink<E> for () {
    fn emit(&mut self, _: &E) {}

    fn listens(&self) -> bool {
        false
    }
}

/// A sink of any kind behind one pointer, or none where nobody listens: for rules whose cards are
/// functions in a table.
pub struct EventSink<'a, E>(Option<&'a mut dyn Sink<E>>);

impl<'a, E> EventSink<'a, E> {
    /// Nobody's.
    pub const fn none() -> EventSink<'a, E> {
        EventSink(None)
    }

    /// The sink of this sink.
    pub fn of(sink: &'a mut impl Sink<E>) -> EventSink<'a, E> {
        if sink.listens() { EventSink(Some(sink)) } else { EventSink(None) }
    }

    /// Whether anybody listens: if not, what only an event would tell need not be found out.
    #[inline(always)]
    pub fn listens(&self) -> bool {
        self.0.is_some()
    }

    /// The same sink, lent.
    pub fn reborrow(&mut self) -> EventSink<'_, E> {
        match &mut self.0 {
            Some(sink) => EventSink(Some(&mut **sink)),
            None => EventSink(None),
        }
    }

    /// Takes one event, after it has been applied.
    #[inline(always)]
    pub fn emit(&mut self, event: &E) {
        if let Some(sink) = &mut self.0 {
            sink.emit(event);
        }
    }
}

impl<E> std::fmt::Debug for EventSink<'_, E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "EventSink {{ listens: {} }}", self.0.is_some())
    }
}

impl<E: Clone> Sink<E> for Vec<E> {
    fn emit(&mut self, event: &E) {
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
