//! Undo, redo and travelling back, and the consent of the others.

use kernel::{Error, Mover, Seat, SeatSet, Show};
use serde::{Deserialize, Serialize};

use super::Table;
use crate::log::{Act, EntryId, Jump, Made};
use crate::message::BackTarget;
use crate::player::people;

/// A request to go to another position that others must agree to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JumpRequest {
    /// In which way.
    pub how: Jump,
    /// Who asks for it.
    pub by: Seat,
    /// The entry whose position is asked for.
    pub to: EntryId,
    /// Who has still to agree.
    pub waiting: SeatSet,
}

/// What came of the request to go to another position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jumped {
    /// It was done; this entry says so.
    Done(EntryId),
    /// These seats must agree first.
    Asked(SeatSet),
}

impl<G: Show> Table<G> {
    /// Takes back the last decision of `by` on the line, and everything after it.
    pub fn undo(&mut self, by: Seat) -> Result<Jumped, Error> {
        let Some(to) = self.undo_target(by) else {
            return Err(Error::illegal("nothing_to_undo"));
        };
        self.jump(Jump::Undo, by, to)
    }

    /// The entry whose position an undo of `by` would go to: before the last die that `by` typed in
    /// since anybody decided anything, else before the last decision of `by`. What the table
    /// answered by itself was no decision.
    pub(crate) fn undo_target(&self, by: Seat) -> Option<EntryId> {
        let fresh = self.line[self.decided()..].iter().rev();
        let typed = fresh.into_iter().find(|id| self.entry(**id).typed == Some(by));
        if let Some(&die) = typed {
            return Some(self.entry(die).from);
        }
        let mine = |id: &&EntryId| {
            self.mover(**id) == Some(Mover::Seat(by)) && !self.entry(**id).automatic
        };
        self.line.iter().rev().find(mine).map(|&last| self.entry(last).from)
    }

    /// Makes again what the last undo took back.
    pub fn redo(&mut self, by: Seat) -> Result<Jumped, Error> {
        let Some(&to) = self.undone.last() else {
            return Err(Error::illegal("nothing_to_redo"));
        };
        self.jump(Jump::Redo, by, to)
    }

    /// Goes to the position after entry `to`, on this line or another; 0 is the opening.
    pub fn back(&mut self, by: Seat, to: EntryId) -> Result<Jumped, Error> {
        self.position_entry(to)?;
        if to == self.tip {
            return Err(Error::invalid("already_there").with("entry", to));
        }
        self.jump(Jump::Back, by, to)
    }

    /// Agrees to the request of another seat to go to entry `to`. A request for another entry,
    /// which may have taken its place meanwhile, is not agreed to.
    pub fn agree(&mut self, seat: Seat, to: EntryId) -> Result<Jumped, Error> {
        let Some(request) = self.jump_request.as_mut().filter(|request| request.to == to) else {
            return Err(no_request(to));
        };
        request.waiting = request.waiting.without(seat);
        let request = *request;
        self.revision += 1;
        if request.waiting.is_empty() {
            return Ok(Jumped::Done(self.go(request.how, request.by, request.to)));
        }
        Ok(Jumped::Asked(request.waiting))
    }

    /// Puts back a request that waited before the table was opened again. What a request asks for
    /// and who may agree follows from the position: anything else is refused.
    pub fn restore_jump_request(&mut self, request: JumpRequest) -> Result<(), Error> {
        self.position_entry(request.to)?;
        let may_agree = self.must_agree(request.by, request.to);
        if request.waiting.is_empty() || !request.waiting.minus(may_agree).is_empty() {
            return Err(no_request(request.to));
        }
        self.jump_request = Some(request);
        self.revision += 1;
        Ok(())
    }

    /// Declines the request of another seat to go to entry `to`, or withdraws one's own.
    pub fn decline(&mut self, seat: Seat, to: EntryId) -> Result<(), Error> {
        let concerns = |request: &JumpRequest| {
            request.to == to && (request.by == seat || request.waiting.has(seat))
        };
        if !self.jump_request.as_ref().is_some_and(concerns) {
            return Err(no_request(to));
        }
        self.jump_request = None;
        self.revision += 1;
        Ok(())
    }

    /// Who would have to agree if `by` asked to go to entry `to`.
    ///
    /// Free is what takes back only moves of `by`, and what the table answered by itself, that used
    /// no chance and taught nobody anything, and makes again only such moves. So are dice that `by`
    /// has typed in, until a seat decides something: they lie on the table for all to see. Where
    /// nobody else is a person, all is free.
    pub fn must_agree(&self, by: Seat, to: EntryId) -> SeatSet {
        let others = self.consenting(by);
        if others.is_empty() {
            return SeatSet::NONE;
        }
        let (shared, ahead) = self.fork(to);
        let fresh = self.decided();
        let back = (shared..).zip(&self.line[shared..]);
        let free = back.into_iter().all(|(n, id)| self.is_free(*id, by, n >= fresh))
            && ahead.iter().all(|id| self.is_own(*id, by));
        if free { SeatSet::NONE } else { others }
    }

    /// The positions that `by` could go back to, and who would have to agree to each: those on the
    /// line of play from the opening on, then those that were taken back.
    pub fn back_targets(&self, by: Seat) -> Vec<BackTarget> {
        let (mut agree, mut targets) = (SeatSet::NONE, Vec::new());
        let fresh = self.decided();
        for (n, &id) in self.line.iter().enumerate().rev() {
            if !self.is_free(id, by, n >= fresh) {
                agree = self.consenting(by);
            }
            targets.push(BackTarget { entry: self.entry(id).from, agree });
        }
        targets.reverse();
        let again = |&entry| BackTarget { entry, agree: self.must_agree(by, entry) };
        targets.extend(self.undone.iter().rev().map(again));
        targets
    }

    /// Who has a say when `by` takes back what is not free.
    pub(crate) fn consenting(&self, by: Seat) -> SeatSet {
        if self.analysis { SeatSet::NONE } else { people(&self.players).without(by) }
    }

    /// Whether an entry is a move of `by`, a die that `by` typed in, or one that the table made by
    /// itself.
    fn is_own(&self, id: EntryId, by: Seat) -> bool {
        let entry = self.entry(id);
        self.mover(id) == Some(Mover::Seat(by)) || entry.automatic || entry.typed == Some(by)
    }

    /// Whether `by` may take back an entry without asking; a die that was typed in only as long as
    /// nobody has decided anything since.
    fn is_free(&self, id: EntryId, by: Seat, fresh: bool) -> bool {
        let entry = self.entry(id);
        self.is_own(id, by) && entry.quiet || fresh && entry.typed == Some(by)
    }

    /// How many moves of the line come before the dice that fell since the last decision of a seat,
    /// and what the table answered by itself among them.
    fn decided(&self) -> usize {
        let decision = |id: &EntryId| {
            matches!(self.mover(*id), Some(Mover::Seat(_))) && !self.entry(*id).automatic
        };
        self.line.iter().rposition(decision).map_or(0, |last| last + 1)
    }

    fn jump(&mut self, how: Jump, by: Seat, to: EntryId) -> Result<Jumped, Error> {
        let waiting = self.must_agree(by, to);
        if waiting.is_empty() {
            return Ok(Jumped::Done(self.go(how, by, to)));
        }
        self.jump_request = Some(JumpRequest { how, by, to, waiting });
        self.revision += 1;
        Ok(Jumped::Asked(waiting))
    }

    pub(crate) fn go(&mut self, how: Jump, by: Seat, to: EntryId) -> EntryId {
        let left = self.tip;
        self.now = self.point_at(to).expect("a jump goes to a position of the log");
        let id = self.append(Act::Jump { how, by, to }, None, Made::Decided, Vec::new());
        match how {
            Jump::Redo => {
                self.undone.pop();
            }
            Jump::Undo => self.undone.push(left),
            Jump::Back => self.undone = vec![left],
        }
        self.tip = to;
        let (shared, ahead) = self.fork(to);
        self.line.truncate(shared);
        self.line.extend(ahead);
        self.jump_request = None;
        self.pause = None;
        id
    }
}

/// Whether events used no chance and taught nobody anything.
pub(crate) fn is_quiet<G: Show>(events: &[G::Event]) -> bool {
    events.iter().map(G::facts).all(|facts| !facts.chance && facts.learned.is_empty())
}

fn no_request(to: EntryId) -> Error {
    Error::illegal("no_request").with("entry", to)
}
