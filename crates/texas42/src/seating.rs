//! Four seats, two teams. Seats 0 and 2 are team 0, seats 1 and 3 are team 1.

use kernel::Seat;

/// How many seats.
pub const SEATS: usize = 4;

/// The team of `seat`: 0 or 1.
#[inline]
pub const fn team(seat: Seat) -> usize {
    (seat.0 & 1) as usize
}

/// The seat across the table.
#[inline]
pub const fn partner(seat: Seat) -> Seat {
    Seat(seat.0 ^ 2)
}

/// The next seat clockwise.
#[inline]
pub const fn next(seat: Seat) -> Seat {
    Seat((seat.0 + 1) & 3)
}
