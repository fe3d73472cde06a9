//! What a move would do, as far as the seat that could make it can know.

use kernel::{Error, Message, Mover, Seat, SeatSet, Show, ToMove, Viewer};

use crate::message::{Json, Preview, Then};
use crate::table::{Table, is_quiet, obvious};

impl<G: Show> Table<G> {
    /// What the move that `text` says would do for `seat`: everything that would happen, and what
    /// the table would answer by itself after it, up to the first thing that the seat cannot know;
    /// and who would have to agree if it were taken back then.
    pub fn preview(&self, seat: Seat, text: &str) -> Result<Preview, Error> {
        let (mover, mut state) = (Mover::Seat(seat), self.state().clone());
        let m = state.parse(mover, text)?;
        state.check(mover, m).map_err(Into::into)?;
        let notation = state.notation(mover, m);
        let mut events = Vec::new();
        state.play(mover, m, &mut events);
        while let Some((seat, m)) = obvious(&state).filter(|_| !self.asks_all()) {
            state.play(Mover::Seat(seat), m, &mut events);
        }
        let then = then(&state);
        let free = is_quiet::<G>(&events) && then != Then::Chance;
        let undo = if free { SeatSet::NONE } else { self.consenting(seat) };
        let learned = |event: &G::Event| G::facts(event).learned.has(Viewer::Seat(seat));
        let known = events.iter().position(learned);
        events.truncate(known.unwrap_or(events.len()));
        let seen: Vec<G::Event> =
            events.iter().filter_map(|event| G::redact(event, Viewer::Seat(seat))).collect();
        let messages: Vec<Message> = seen.iter().filter_map(|e| state.describe(e)).collect();
        let then = if known.is_some() { Then::Hidden } else { then };
        let events = seen.iter().map(Json::of).collect();
        let view = known.is_none().then(|| Json::of(&state.view(Viewer::Seat(seat))));
        Ok(Preview { notation, events, messages, then, undo, view })
    }
}

fn then<G: Show>(state: &G) -> Then {
    match state.to_move() {
        ToMove::Over => Then::Over,
        ToMove::Chance => Then::Chance,
        ToMove::Seats(seats) => Then::Seats(seats),
    }
}
