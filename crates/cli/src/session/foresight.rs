//! What a move would do, where one could go back to, and what others may see of it.

use kernel::{Message, Mover, Seat, SeatSet, ToMove};
use table::EntryId;

use super::Session;
use crate::fail::Fail;
use crate::input::Input;
use crate::listing::Listing;

impl Session {
    /// The move that somebody means who writes it, or its number in the list; nothing for a number
    /// beyond the list.
    fn meant(&self, mover: Mover, list: &Listing, text: &str) -> Option<String> {
        let text = match Input::of(text, list) {
            Input::Move(text) => text,
            Input::Number(text) if !self.table.reads(mover, &text) => return None,
            _ => text.to_owned(),
        };
        Some(self.notation(mover, text))
    }

    /// Says whether a move is legal, and if not why; and who would have to agree if it were taken
    /// back, where that is anybody.
    pub(super) fn explain(&mut self, seat: Seat, list: &Listing, text: &str) -> Result<(), Fail> {
        let chance = self.table.to_move() == ToMove::Chance;
        let mover = if chance { Mover::Chance } else { Mover::Seat(seat) };
        let Some(text) = self.meant(mover, list, text) else { return self.teller.list_ends(list) };
        match self.table.check(mover, &text) {
            Ok(notation) => {
                let preview = self.table.preview(seat, &notation).ok().filter(|_| !chance);
                let undo = preview.map_or(SeatSet::NONE, |preview| preview.undo);
                self.teller.is_legal(&notation, undo)
            }
            Err(error) => self.teller.say_why(&error),
        }
    }

    /// Tells what a move would do as far as the seat can know, what comes then, and whether it
    /// could be taken back.
    pub(super) fn preview(&mut self, seat: Seat, list: &Listing, text: &str) -> Result<(), Fail> {
        let mover = Mover::Seat(seat);
        let Some(text) = self.meant(mover, list, text) else { return self.teller.list_ends(list) };
        match self.table.preview(seat, &text) {
            Ok(preview) => self.teller.preview(&preview),
            Err(error) => self.teller.say_why(&error),
        }
    }

    /// Lists where a seat could go back to, and who would have to agree.
    pub(super) fn list_back(&mut self, seat: Seat) -> Result<(), Fail> {
        let lines = self.table.lines(self.looking(seat), 0);
        let live = |entry: EntryId| self.table.is_live(entry);
        self.teller.list_back(seat, &lines, &live, self.table.back_targets(seat))
    }

    /// Shows a link to what a seat sees.
    pub(super) fn show_position(&mut self, seat: Seat) -> Result<(), Fail> {
        match self.table.position_link(self.table.tip(), self.seeing(seat)) {
            Ok(link) => {
                self.teller.term.line(&format!("  {link}"))?;
                self.paragraph(&Message::new("cli-position-link"))
            }
            Err(error) => self.paragraph(&error.message),
        }
    }
}
