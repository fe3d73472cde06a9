//! Dice that were typed in wrong.

use kernel::{Message, Seat, Viewer};
use table::EntryId;
use table::message::Request;

use super::{Flow, Session};
use crate::fail::Fail;

/// A die that was typed in and can be corrected.
pub(super) struct Die {
    /// The entry before it.
    from: EntryId,
    /// Who typed it in.
    pub(super) by: Seat,
}

impl Session {
    /// The dice that were typed in since anybody decided anything, in order.
    pub(super) fn fresh_dice(&self) -> Vec<Die> {
        let lines = self.table.lines(Viewer::Spectator, 0);
        let line = lines.iter().rev().filter(|line| self.table.is_live(line.id));
        let fresh = line.take_while(|line| line.typed.is_some() || line.automatic);
        let die = |line: &table::message::LogLine| line.typed.map(|by| Die { from: line.from, by });
        let mut dice: Vec<Die> = fresh.filter_map(|line| die(line)).collect();
        dice.reverse();
        dice
    }

    /// Takes back a die that was typed in and everything after it, and types in what fell. When
    /// that is refused, all is as it was.
    pub(super) fn correct(&mut self, place: usize, dice: String) -> Result<Flow, Fail> {
        let fresh = self.fresh_dice();
        let Some(die) = place.checked_sub(1).and_then(|n| fresh.get(n)) else {
            let none = Message::new("cli-no-such-die").with("most", fresh.len());
            self.paragraph(&none)?;
            return Ok(Flow::Same);
        };
        let tip = self.table.tip();
        if self.command(die.by, Request::Back(die.from))? != Flow::Changed {
            return Ok(Flow::Same);
        }
        let flow = self.command(die.by, Request::Chance(dice))?;
        if flow == Flow::Same {
            self.command(die.by, Request::Back(tip))?;
        }
        Ok(flow)
    }
}
