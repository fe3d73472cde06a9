//! The seat of an agent at a table of this computer.

use std::cell::{Ref, RefCell, RefMut};
use std::rc::Rc;
use std::sync::Arc;

use kernel::{Error, ErrorMessage, Info, Message, Outcome, Seat, Setup, ToMove, Viewer};
use table::message::{Command, Offer, Request, Update};
use table::{AnyTable, EntryId, Player, Subscription};

use super::seat::{AgentGame, AgentSeat, Ended, GameResult};
use crate::autosave::Autosave;
use crate::bot::{self, Bots};
use crate::fail::{Fail, about};
use crate::source::warn;
use crate::words::Texts;

/// A table at which several may sit.
#[derive(Clone)]
pub(crate) struct SharedTable(Rc<RefCell<Box<dyn AnyTable>>>);

impl SharedTable {
    pub(crate) fn new(table: Box<dyn AnyTable>) -> SharedTable {
        SharedTable(Rc::new(RefCell::new(table)))
    }

    /// The table, to look at.
    pub(crate) fn get(&self) -> Ref<'_, dyn AnyTable> {
        Ref::map(self.0.borrow(), |table| &**table)
    }

    fn get_mut(&self) -> RefMut<'_, dyn AnyTable> {
        RefMut::map(self.0.borrow_mut(), |table| &mut **table)
    }

    /// Carries out a request of a seat, or says why not.
    pub(crate) fn handle(&self, seat: Seat, at: EntryId, request: Request) -> Option<ErrorMessage> {
        self.get_mut().handle(&Command { id: None, seat, at, request }).error
    }

    /// Does everything that needs nobody's decision: everybody has looked, chance moves, and what
    /// needs no asking is answered. Says who is to decide then.
    pub(crate) fn advance(&self) -> ToMove {
        loop {
            let pause = self.get().pause();
            if let Some(pause) = pause {
                for seat in pause.waiting.iter() {
                    let at = self.get().at();
                    self.handle(seat, at, Request::Acknowledge(pause.entry));
                }
            }
            if self.get_mut().advance() == 0 {
                return self.get().to_move();
            }
        }
    }

    /// The table as somebody may see it now.
    pub(crate) fn drawn(&self, viewer: Viewer, texts: &Texts) -> Result<String, Error> {
        let table = self.get();
        let picture = table.picture(table.tip(), viewer, &texts.renderer())?;
        Ok(picture.trim_end().to_owned())
    }

    /// What a seat got, if the game came to its end.
    pub(crate) fn result(&self, seat: Seat) -> Option<(Outcome, GameResult)> {
        let table = self.get();
        let outcome = table.outcome()?;
        let result = GameResult::of(&outcome, seat, |seat| table.side(seat));
        Some((outcome, result))
    }
}

/// A seat at such a table.
pub(crate) struct TableSeat {
    table: SharedTable,
    seat: Seat,
    setup: Setup,
    /// How the agent hears what changes.
    listens: Subscription,
}

impl TableSeat {
    /// Sits down at a table that was opened with this setup.
    pub(crate) fn take(table: SharedTable, seat: Seat, setup: Setup) -> Result<TableSeat, Error> {
        let listens = table.get_mut().subscribe(Viewer::Seat(seat), 0)?;
        Ok(TableSeat { table, seat, setup, listens })
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat)
    }
}

impl AgentSeat for TableSeat {
    fn info(&self) -> &'static Info {
        self.table.get().info()
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    fn players(&self) -> Vec<Player> {
        self.table.get().players().to_vec()
    }

    fn setup(&self) -> Result<Setup, Error> {
        known_setup(&self.setup, self.info(), self.seat)
    }

    fn at(&self) -> EntryId {
        self.table.get().at()
    }

    fn offers(&self) -> Arc<Vec<Offer>> {
        self.table.get().offers(self.viewer())
    }

    fn update(&mut self) -> Result<Update, Error> {
        let mut table = self.table.get_mut();
        match table.told(self.listens) {
            Some(update) => Ok(Update::clone(&update)),
            None => table.update_since(self.viewer(), table.at()),
        }
    }

    fn make(&mut self, text: &str, at: Option<EntryId>) -> Result<Option<ErrorMessage>, Fail> {
        let at = at.unwrap_or(self.at());
        Ok(self.table.handle(self.seat, at, Request::Move(text.to_owned())))
    }

    fn picture(&mut self, texts: &Texts) -> Result<String, Error> {
        self.table.drawn(self.viewer(), texts)
    }

    fn details(&mut self, topic: &str) -> Result<Vec<Message>, Error> {
        let table = self.table.get();
        table.details(table.tip(), self.viewer(), topic)
    }
}

/// What the table was opened with, as the agent may know it: without the texts, such as decks, that
/// other seats brought.
fn known_setup(setup: &Setup, info: &'static Info, seat: Seat) -> Result<Setup, Error> {
    Ok(setup.canonical(info)?.without_brought(info, |other| other == seat))
}

/// A game of an agent among bots.
pub(super) struct LocalGame {
    seat: TableSeat,
    autosave: Option<Autosave>,
    bots: Bots,
}

impl LocalGame {
    /// Begins. A place that cannot be written is told before anything is played.
    pub(super) fn begin(
        seat: TableSeat,
        autosave: Option<Autosave>,
        bots: Bots,
    ) -> Result<LocalGame, Fail> {
        let mut game = LocalGame { seat, autosave, bots };
        game.save()?;
        Ok(game)
    }

    /// Saves the game, where it is saved.
    fn save(&mut self) -> Result<(), Error> {
        let Some(autosave) = &mut self.autosave else { return Ok(()) };
        autosave.save(&*self.seat.table.get())?;
        if let Some(news) = autosave.news() {
            warn(&news);
        }
        Ok(())
    }

    /// Lets chance and the bots move until it is the agent's turn. Says whether it ever is.
    fn advance(&mut self) -> Result<bool, Fail> {
        let shared = self.seat.table.clone();
        loop {
            let seats = match shared.advance() {
                ToMove::Over => return Ok(false),
                to_move => to_move.seats(),
            };
            let Some(seat) = seats.without(self.seat.seat).lowest() else { return Ok(true) };
            let (advice, at) = {
                let table = &*shared.get();
                let kind = bot::kind(table, seat);
                (self.bots.advise(table, seat, kind, &bot::at_leisure)?, table.at())
            };
            if let Some(error) = shared.handle(seat, at, Request::Move(advice.best)) {
                return Err(about(self.seat.info())(bot::refused(seat, error)));
            }
        }
    }
}

impl AgentGame for LocalGame {
    fn seat(&mut self) -> &mut impl AgentSeat {
        &mut self.seat
    }

    fn wait(&mut self) -> Result<bool, Fail> {
        let turn = self.advance()?;
        if turn {
            self.save()?;
        }
        Ok(turn)
    }

    fn end(&mut self, forfeit: Option<&'static str>, texts: &Texts) -> Result<Ended, Fail> {
        self.save()?;
        let shared = &self.seat.table;
        let (outcome, result) = shared.result(self.seat.seat).unzip();
        let place = self.autosave.as_ref().and_then(Autosave::place);
        let unsaved = self.autosave.as_ref().is_some_and(|autosave| autosave.trouble().is_some());
        Ok(Ended {
            reason: outcome.as_ref().map_or("", |outcome| &*outcome.reason).to_owned(),
            outcome,
            result: result.or(forfeit.map(|_| GameResult::Loss)),
            picture: shared.drawn(Viewer::Omniscient, texts)?,
            link: shared.get().link().ok(),
            save: place.map(|path| path.display().to_string()),
            whole: !unsaved,
        })
    }
}
