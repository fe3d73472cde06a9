//! A table on a server, as a screen shows it.

use std::collections::BTreeMap;

use kernel::{Arg, Info, Message, Room as Size, Seat, SeatSet};
use server::protocol::Room;
use table::EntryId;
use table::message::LogLine;

use super::Client;
use super::client::Opened;
use super::sitting::seat_of;
use super::telling;
use crate::sheets::Sheets;
use crate::stage::{about, facts, sentences};
use crate::tui::{Choice, Head, Stage, Told};
use crate::words::Texts;

/// A table on a server as somebody sees it.
pub(super) struct OnlineStage<'a> {
    pub(super) client: &'a mut Client,
    /// Positions that were looked at, by their entries.
    pub(super) drawn: &'a mut BTreeMap<EntryId, Opened>,
    pub(super) info: &'static Info,
    pub(super) texts: &'a Texts,
    pub(super) sheets: &'a Sheets,
}

impl OnlineStage<'_> {
    /// The position after an entry as a table of its own, where there is a link to it.
    fn position(&mut self, at: EntryId) -> Option<&Opened> {
        if !self.drawn.contains_key(&at)
            && let Ok(opened) = self.client.position_at(at)
        {
            self.drawn.insert(at, opened);
        }
        self.drawn.get(&at)
    }

    fn turn(&self) -> String {
        let Some(update) = self.client.update() else { return String::new() };
        if self.client.is_over() {
            return self.texts.word("cli-turn-over");
        }
        let seats: SeatSet = update.to_move.iter().filter_map(|mover| seat_of(*mover)).collect();
        let turn = Message::new("cli-turn").with("seats", Arg::seats(seats.iter()));
        let turn = self.texts.say(&turn);
        match clock(&self.client.room, self.client.you.seat, seats, self.texts) {
            Some(time) => format!("{turn} \u{b7} {time}"),
            None => turn,
        }
    }
}

/// What is left on the clock of whoever looks, or else of whoever is to move.
fn clock(room: &Room, you: Option<Seat>, to_move: SeatSet, texts: &Texts) -> Option<String> {
    let seat = you.or(to_move.lowest())?;
    telling::time_left(room, seat).map(|time| texts.say(&time))
}

impl Stage for OnlineStage<'_> {
    fn head(&mut self, _: Option<EntryId>) -> Head {
        let board = self.client.update().map(|update| update.board.clone());
        let facts = board.map(|board| facts(&board, self.texts)).unwrap_or_default();
        Head { game: self.info.name.to_owned(), facts, turn: self.turn() }
    }

    fn picture(&mut self, at: Option<EntryId>, room: Size<'_>) -> Vec<String> {
        let Some(update) = self.client.update() else {
            let you = self.client.you.seat;
            return telling::people(&self.client.room, you, self.texts);
        };
        let (tip, board) = (update.tip, update.board.clone());
        let texts = self.texts;
        let drawn = self.position(at.unwrap_or(tip)).and_then(|opened| {
            let (table, viewer) = (&opened.table, opened.viewer);
            table.picture_in(table.tip(), viewer, &texts.renderer(), room).ok()
        });
        let picture = drawn.unwrap_or_else(|| board.picture_in(&texts.renderer(), room));
        picture.trim_end().lines().map(str::to_owned).collect()
    }

    fn about(&mut self, choice: &Choice) -> Vec<String> {
        let Some(update) = self.client.update() else { return Vec::new() };
        about(choice, &update.board, None, self.sheets, self.texts)
    }

    fn story(&mut self) -> Vec<Told> {
        let live = self.client.line();
        let name = |seat: Seat| telling::name(&self.client.room, seat);
        let told = |line: &LogLine| {
            let mut line = line.clone();
            line.put_into_words(&|message| self.texts.say(message));
            Told { id: line.id, lines: sentences(&line, &name) }
        };
        let lines = self.client.log().iter().filter(|line| !Client::taken_back(line, &live));
        lines.map(|line| told(line)).filter(|told| !told.lines.is_empty()).collect()
    }
}
