//! What people propose, agree to and give up.

use kernel::{Error, Seat, SeatSet};

use super::{Effects, Room, Who};
use crate::protocol::{EndReason, Ending, Proposal, Proposed, Status, Time};

impl Room {
    /// Proposes something to the others. Where nobody has a say it is done at once.
    pub(super) fn propose(
        &mut self,
        who: &Who,
        what: Proposed,
        now: Time,
    ) -> Result<Effects, Error> {
        let seat = self.must_sit(who)?;
        self.must_be(Status::Playing)?;
        if matches!(what, Proposed::Pause | Proposed::MoreTime) && self.state.clock.is_none() {
            return Err(Error::illegal("no_clock"));
        }
        if self.state.proposal.is_some() {
            return Err(Error::illegal("proposal_waits"));
        }
        let people = self.state.decided_by_people().without(seat);
        let has_a_say = |other: &Seat| what != Proposed::Concede || self.same_side(seat, *other);
        let waiting = people.iter().filter(has_a_say).collect();
        self.state.proposals += 1;
        let id = self.state.proposals;
        self.state.proposal = Some(Proposal { id, what, by: seat, waiting });
        self.carry_out_if_agreed(now);
        Ok(Effects::default())
    }

    fn same_side(&self, seat: Seat, other: Seat) -> bool {
        self.table.as_ref().is_some_and(|table| table.side(seat) == table.side(other))
    }

    /// Agrees to a proposal.
    pub(super) fn agree(&mut self, who: &Who, id: u32, now: Time) -> Result<Effects, Error> {
        let seat = self.must_sit(who)?;
        let proposal = self.proposal(id)?;
        if !proposal.waiting.has(seat) {
            return Err(Error::illegal("no_proposal"));
        }
        proposal.waiting = proposal.waiting.without(seat);
        self.carry_out_if_agreed(now);
        Ok(Effects::default())
    }

    /// Declines a proposal, or withdraws one's own.
    pub(super) fn decline(&mut self, who: &Who, id: u32) -> Result<Effects, Error> {
        let seat = self.must_sit(who)?;
        let proposal = self.proposal(id)?;
        if proposal.by != seat && !proposal.waiting.has(seat) {
            return Err(Error::illegal("no_proposal"));
        }
        self.state.proposal = None;
        Ok(Effects::default())
    }

    fn proposal(&mut self, id: u32) -> Result<&mut Proposal, Error> {
        let proposal = self.state.proposal.as_mut().filter(|proposal| proposal.id == id);
        proposal.ok_or_else(|| Error::illegal("no_proposal"))
    }

    fn carry_out_if_agreed(&mut self, now: Time) {
        let agreed = |proposal: &mut Proposal| proposal.waiting.is_empty();
        let Some(Proposal { what, by, .. }) = self.state.proposal.take_if(agreed) else { return };
        let owing = self.owing();
        match (what, &mut self.state.clock) {
            (Proposed::Draw, _) => self.end(EndReason::Draw, SeatSet::NONE, now),
            (Proposed::Concede, _) => self.concede(by, EndReason::Resigned, now),
            (Proposed::Pause, Some(clock)) => clock.pause(true, now, owing),
            (Proposed::MoreTime, Some(clock)) => clock.add(by),
            (Proposed::Pause | Proposed::MoreTime, None) => {}
        }
    }

    /// Gives up. Where partners play, the partner must agree.
    pub(super) fn resign(&mut self, who: &Who, now: Time) -> Result<Effects, Error> {
        self.propose(who, Proposed::Concede, now)
    }

    /// Lets time run again after a pause. Everybody may.
    pub(super) fn resume(&mut self, who: &Who, now: Time) -> Result<Effects, Error> {
        self.must_sit(who)?;
        let owing = self.owing();
        match &mut self.state.clock {
            Some(clock) if clock.paused() => clock.pause(false, now, owing),
            _ => return Err(Error::illegal("not_paused")),
        }
        Ok(Effects::default())
    }

    /// The side of a seat gives up. Where two sides are left or more, bots play on for it;
    /// otherwise the game is over.
    pub(super) fn concede(&mut self, seat: Seat, reason: EndReason, now: Time) {
        let seats = Seat::all(self.state.seats.len());
        let side: SeatSet = seats.clone().filter(|other| self.same_side(seat, *other)).collect();
        self.state.conceded = self.state.conceded.iter().chain(side.iter()).collect();
        let conceded = self.state.conceded;
        let left: Vec<Seat> = seats.filter(|seat| !conceded.has(*seat)).collect();
        let one_side = left.iter().all(|other| self.same_side(left[0], *other));
        let people = self.state.decided_by_people().minus(conceded);
        if one_side || people.is_empty() {
            return self.end(reason, conceded, now);
        }
        for seat in side.iter() {
            if self.state.seats[seat.index()].is_played_by_person() {
                let kind = self.state.terms.stand_in.clone();
                self.state.seats[seat.index()].stand_in = Some(kind);
            }
        }
        self.seats_changed(now);
    }

    /// Ends the game otherwise than by its rules.
    pub(super) fn end(&mut self, reason: EndReason, losers: SeatSet, now: Time) {
        self.state.ending = Some(Ending { reason, losers });
        self.close(now);
    }
}
