//! The game itself: commands, questions, bots, and what happens by itself as time passes.

use kernel::{Error, Mover, Seat, SeatSet, ToMove, Viewer};
use serde_json::{Value, json};
use table::message::{Command, Request, Stamp};
use table::{AnyTable, EntryId};

use super::{REMEMBERED, Remembered, Room};
use crate::protocol::{EndReason, OnTimeout, Query, Status, TableCommand, Time};
use crate::room::clock::Clock;

/// How long everybody may look at something before the game goes on by itself.
const LOOK: Time = 8_000;

impl Room {
    /// Carries out a command of a seat. A command that was carried out before gets the same reply.
    pub(crate) fn command(
        &mut self,
        seat: Seat,
        command: &TableCommand,
        now: Time,
    ) -> Result<Value, Error> {
        if let Some(known) = self.remembered(seat, &command.id) {
            return match known.command == *command {
                true => Ok(known.reply.clone()),
                false => Err(Error::invalid("id_reused").with("id", &command.id)),
            };
        }
        self.must_be(Status::Playing)?;
        let seated = &self.state.seats[seat.index()];
        if !seated.is_played_by_person() {
            return Err(Error::illegal("stand_in_plays"));
        }
        let author = Some(seated.name.clone());
        let table = self.table.as_mut().expect("a game that goes on has a table");
        table.stamp(Stamp { time: Some(now), author });
        let TableCommand { at, request, .. } = command.clone();
        let decided = matches!(request, Request::Move(_)).then_some(seat);
        let mut reply = table.handle(&Command { id: None, seat, at, request });
        reply.re = Some(command.id.clone());
        let refused = reply.error.is_some();
        if !refused {
            table.advance();
            reply.at = table.at();
        }
        let value = serde_json::to_value(&reply).expect("a reply can be written");
        if !refused {
            self.remember(seat, command, &value);
            self.settle(now, decided);
        }
        Ok(value)
    }

    fn remembered(&self, seat: Seat, id: &str) -> Option<&Remembered> {
        let same = |known: &&Remembered| known.seat == seat && known.command.id == id;
        self.state.remembered.iter().find(same)
    }

    fn remember(&mut self, seat: Seat, command: &TableCommand, reply: &Value) {
        let most = REMEMBERED * self.state.seats.len();
        let all = &mut self.state.remembered;
        all.truncate(most.saturating_sub(1));
        let (command, reply) = (command.clone(), reply.clone());
        all.push_front(Remembered { seat, command, reply });
    }

    /// Makes the move that a bot has decided on, at an entry. Says whether it was made: meanwhile
    /// something else may have happened.
    pub(crate) fn play_bot(&mut self, seat: Seat, at: EntryId, text: &str, now: Time) -> bool {
        if !self.bots_to_move().has(seat) {
            return false;
        }
        let author = Some(self.state.seats[seat.index()].name.clone());
        let table = self.table.as_mut().expect("a bot moves at a table");
        table.stamp(Stamp { time: Some(now), author });
        let request = Request::Move(text.to_owned());
        let reply = table.handle(&Command { id: None, seat, at, request });
        if reply.error.is_some() {
            return false;
        }
        table.advance();
        if self.state.skipped.has(seat) {
            self.state.skipped = self.state.skipped.without(seat);
            if let Some(clock) = &mut self.state.clock {
                clock.after_skip(seat, now);
            }
        }
        self.settle(now, None);
        true
    }

    /// The bots that have to move.
    pub(crate) fn bots_to_move(&self) -> SeatSet {
        let paused = self.state.clock.as_ref().is_some_and(Clock::paused);
        match &self.table {
            Some(table) if self.state.status == Status::Playing && !paused => {
                if table.pause().is_some() {
                    return SeatSet::NONE;
                }
                let bots = self.state.decided_by_bots();
                table.to_move().seats().iter().filter(|seat| bots.has(*seat)).collect()
            }
            _ => SeatSet::NONE,
        }
    }

    /// The bot that decides on a seat.
    pub(crate) fn bot_on(&self, seat: Seat) -> &str {
        let seated = &self.state.seats[seat.index()];
        seated.bot_kind().unwrap_or(&self.state.terms.stand_in)
    }

    /// The people who owe a decision: their time runs.
    pub(super) fn owing(&self) -> SeatSet {
        match &self.table {
            Some(table) if self.state.status == Status::Playing && table.pause().is_none() => {
                let people = self.state.decided_by_people().minus(self.state.skipped);
                table.to_move().seats().iter().filter(|seat| people.has(*seat)).collect()
            }
            _ => SeatSet::NONE,
        }
    }

    /// Other people decide: the table hears of it, and time runs for whom it should.
    pub(super) fn seats_changed(&mut self, now: Time) {
        if let Some(table) = &mut self.table {
            table.seat_players(self.state.players());
            table.advance();
            let people = self.state.decided_by_people();
            if let Some(proposal) = &mut self.state.proposal {
                proposal.waiting = proposal.waiting.iter().filter(|s| people.has(*s)).collect();
            }
            self.settle(now, None);
        }
    }

    /// Brings what is around the table up to date with it.
    pub(super) fn settle(&mut self, now: Time, decided: Option<Seat>) {
        let Some(table) = &self.table else { return };
        self.state.jump = table.jump_request();
        self.state.pause_until = match (table.pause(), self.state.pause_until) {
            (Some(_), Some(until)) => Some(until),
            (Some(_), None) => Some(now + LOOK),
            (None, _) => None,
        };
        self.state.to_move = table.to_move().seats();
        if table.to_move() == ToMove::Over && self.state.status == Status::Playing {
            return self.close(now);
        }
        let owing = self.owing();
        if let Some(clock) = &mut self.state.clock {
            clock.press(now, owing, decided);
        }
    }

    /// The game is over: no time runs any longer, and nothing waits.
    pub(super) fn close(&mut self, now: Time) {
        self.state.status = Status::Over;
        (self.state.proposal, self.state.pause_until) = (None, None);
        (self.state.to_move, self.state.skipped) = (SeatSet::NONE, SeatSet::NONE);
        if let Some(clock) = &mut self.state.clock {
            clock.press(now, SeatSet::NONE, None);
        }
    }

    /// Does what is due. Says whether anything has changed.
    pub(crate) fn tick(&mut self, now: Time) -> bool {
        let before = self.state.clone();
        if self.state.reveal_by.is_some_and(|by| by <= now) {
            self.give_up_revealing();
        }
        if self.state.pause_until.is_some_and(|until| until <= now) {
            self.end_pause(now);
        }
        let out = self.state.clock.as_ref().map_or(SeatSet::NONE, |clock| clock.out_of_time(now));
        for seat in out.iter() {
            if self.state.status == Status::Playing {
                self.time_out(seat, now);
            }
        }
        before != self.state
    }

    /// Everybody has looked long enough.
    fn end_pause(&mut self, now: Time) {
        self.state.pause_until = None;
        let Some(table) = &mut self.table else { return };
        if let Some(pause) = table.pause() {
            let (at, request) = (table.at(), Request::Acknowledge(pause.entry));
            for seat in pause.waiting.iter() {
                table.handle(&Command { id: None, seat, at, request: request.clone() });
            }
            table.stamp(Stamp { time: Some(now), author: None });
            table.advance();
        }
        self.settle(now, None);
    }

    /// A seat has no time left.
    fn time_out(&mut self, seat: Seat, now: Time) {
        match self.state.terms.on_timeout {
            OnTimeout::Bot => self.hand_to_stand_in(seat, now),
            OnTimeout::Skip => {
                let skipped = self.state.skipped.iter().chain([seat]).collect();
                self.state.skipped = skipped;
                self.settle(now, None);
            }
            OnTimeout::Forfeit => self.concede(seat, EndReason::Time, now),
        }
    }

    // ------------------------------------------------------------------ questions

    /// As whom somebody on this seat, or on none, looks.
    pub(crate) fn viewer(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Answers a question that changes nothing, about a table as one viewer may know it.
    pub(crate) fn answer(
        table: &dyn AnyTable,
        viewer: Viewer,
        query: &Query,
    ) -> Result<Value, Error> {
        let seat = || viewer.seat().ok_or_else(|| Error::illegal("not_seated"));
        Ok(match query {
            Query::Since(have) => json!(table.update_since(viewer, *have)?),
            Query::Shown(at) => json!(table.shown(*at, viewer)?),
            Query::Course => json!(table.course(viewer)),
            Query::Check(text) => json!(table.check(Mover::Seat(seat()?), text)?),
            Query::Preview(text) => json!(table.preview(seat()?, text)?),
            Query::BackTargets => json!(table.back_targets(seat()?)),
            Query::Details { at, topic } => json!(table.details(*at, viewer, topic)?),
            Query::PositionLink(at) => json!(table.position_link(*at, viewer)?),
            Query::Hint | Query::Chat => return Err(Error::invalid("not_here")),
        })
    }

    /// The newest entry.
    pub(crate) fn head(&self) -> EntryId {
        self.table.as_ref().map_or(0, |table| table.at())
    }
}
