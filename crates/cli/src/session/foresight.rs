//! What a move would do, where one could go back to, and what others may see of it.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{Arg, Message, Mover, Seat, SeatSet, ToMove, columns, padded};
use table::EntryId;
use table::message::{LineKind, LogLine};

use super::Session;
use crate::fail::Fail;
use crate::hints;
use crate::input::Input;
use crate::listing::Listing;

/// So many positions to go back to are listed.
const MOST_TARGETS: usize = 10;

/// A position to go back to: its entry, what was decided there, and who would have to agree.
type Target = (EntryId, String, SeatSet);

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
        let targets = self.targets(seat);
        if targets.is_empty() {
            return self.paragraph(&Message::new("cli-back-nowhere"));
        }
        self.paragraph(&Message::new("cli-back-list"))?;
        let command = |entry: EntryId| format!("back {entry}");
        let first = targets.iter().map(|(entry, ..)| columns(&command(*entry))).max();
        let second = targets.iter().map(|(_, what, _)| columns(what)).max();
        for (entry, what, agree) in &targets {
            let command = padded(&command(*entry), first.unwrap_or(0));
            let what = padded(what, second.unwrap_or(0));
            let agree = self.teller.texts.say(&agreed(*agree));
            self.teller.term.line(&format!("    {command}  {what}  {agree}"))?;
        }
        Ok(())
    }

    /// The positions at which a seat decided and to which it could go back, the newest first.
    fn targets(&self, seat: Seat) -> Vec<Target> {
        let lines = self.table.lines(self.looking(seat), 0);
        let mine = |line: &&Arc<LogLine>| {
            line.kind == LineKind::Move && line.by == Mover::Seat(seat) && !line.automatic
        };
        // Of several decisions at one position the one on the line of play counts.
        let mut decisions: Vec<&Arc<LogLine>> = lines.iter().filter(mine).collect();
        decisions.sort_by_key(|line| self.table.is_live(line.id));
        let decided: BTreeMap<EntryId, &Arc<LogLine>> =
            decisions.into_iter().map(|line| (line.from, line)).collect();
        let mut targets = self.table.back_targets(seat);
        targets.sort_by_key(|target| std::cmp::Reverse(target.entry));
        let known = targets.iter().filter_map(|target| {
            let notation = decided.get(&target.entry)?.notation.as_deref().unwrap_or_default();
            Some((target.entry, hints::short(&self.teller.sheets.shown(notation)), target.agree))
        });
        known.take(MOST_TARGETS).collect()
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

/// On what terms somebody may go back.
fn agreed(agree: SeatSet) -> Message {
    match agree.is_empty() {
        true => Message::new("cli-back-free"),
        false => Message::new("cli-back-asks").with("seats", Arg::seats(agree.iter())),
    }
}
