//! The seat of an agent among bots, at a table of this computer.

use std::sync::Arc;

use kernel::{Error, ErrorMessage, Info, Message, Seat, Setup, ToMove, Viewer};
use table::message::{Command, Offer, Request, Update};
use table::{AnyTable, EntryId, Player, Subscription};

use super::seat::{AgentSeat, Ended};
use crate::autosave::Autosave;
use crate::bot::{self, Bots};
use crate::fail::{Fail, about};
use crate::source::warn;
use crate::words::Texts;

/// A seat among bots.
pub(super) struct LocalSeat {
    table: Box<dyn AnyTable>,
    seat: Seat,
    setup: Setup,
    autosave: Option<Autosave>,
    bots: Bots,
    /// How the agent hears what changes.
    listens: Subscription,
}

impl LocalSeat {
    /// Sits down. A place that cannot be written is told before anything is played.
    pub(super) fn take(
        mut table: Box<dyn AnyTable>,
        seat: Seat,
        setup: Setup,
        autosave: Option<Autosave>,
        bots: Bots,
    ) -> Result<LocalSeat, Fail> {
        let listens = table.subscribe(Viewer::Seat(seat), 0)?;
        let mut taken = LocalSeat { table, seat, setup, autosave, bots, listens };
        taken.save()?;
        Ok(taken)
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat)
    }

    /// Saves the game, where it is saved.
    fn save(&mut self) -> Result<(), Error> {
        let Some(autosave) = &mut self.autosave else { return Ok(()) };
        autosave.save(&*self.table)?;
        if let Some(news) = autosave.news() {
            warn(&news);
        }
        Ok(())
    }

    /// Carries out a request of a seat, or says why not.
    fn handle(&mut self, seat: Seat, at: EntryId, request: Request) -> Option<ErrorMessage> {
        self.table.handle(&Command { id: None, seat, at, request }).error
    }

    /// Lets chance and the bots move until it is the agent's turn. Says whether it ever is.
    fn advance(&mut self) -> Result<bool, Fail> {
        loop {
            if let Some(pause) = self.table.pause() {
                for seat in pause.waiting.iter() {
                    self.handle(seat, self.table.at(), Request::Acknowledge(pause.entry));
                }
            }
            if self.table.advance() > 0 {
                continue;
            }
            let seats = match self.table.to_move() {
                ToMove::Over => return Ok(false),
                to_move => to_move.seats(),
            };
            let Some(seat) = seats.without(self.seat).lowest() else { return Ok(true) };
            let table = &*self.table;
            let kind = bot::kind(table, seat);
            let advice = self.bots.advise(table, seat, kind, &bot::at_leisure)?;
            if let Some(error) = self.handle(seat, self.table.at(), Request::Move(advice.best)) {
                return Err(about(self.table.info())(bot::refused(seat, error)));
            }
        }
    }

    fn drawn(&self, viewer: Viewer, texts: &Texts) -> Result<String, Error> {
        let picture = self.table.picture(self.table.tip(), viewer, &texts.renderer())?;
        Ok(picture.trim_end().to_owned())
    }
}

impl AgentSeat for LocalSeat {
    fn info(&self) -> &'static Info {
        self.table.info()
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    fn players(&self) -> Vec<Player> {
        self.table.players().to_vec()
    }

    fn setup(&self) -> Result<Setup, Error> {
        known_setup(&self.setup, self.table.info(), self.seat)
    }

    fn at(&self) -> EntryId {
        self.table.at()
    }

    fn offers(&self) -> Arc<Vec<Offer>> {
        self.table.offers(self.viewer())
    }

    fn wait(&mut self) -> Result<bool, Fail> {
        let turn = self.advance()?;
        if turn {
            self.save()?;
        }
        Ok(turn)
    }

    fn update(&mut self) -> Result<Update, Error> {
        match self.table.told(self.listens) {
            Some(update) => Ok(Update::clone(&update)),
            None => self.table.update_since(self.viewer(), self.table.at()),
        }
    }

    fn make(&mut self, text: &str, at: Option<EntryId>) -> Result<Option<ErrorMessage>, Fail> {
        let at = at.unwrap_or(self.table.at());
        Ok(self.handle(self.seat, at, Request::Move(text.to_owned())))
    }

    fn picture(&mut self, texts: &Texts) -> Result<String, Error> {
        self.drawn(self.viewer(), texts)
    }

    fn details(&mut self, topic: &str) -> Result<Vec<Message>, Error> {
        self.table.details(self.table.tip(), self.viewer(), topic)
    }

    fn end(&mut self, _forfeit: Option<&'static str>, texts: &Texts) -> Result<Ended, Fail> {
        self.save()?;
        let outcome = self.table.outcome();
        let place = self.autosave.as_ref().and_then(Autosave::place);
        let unsaved = self.autosave.as_ref().is_some_and(|autosave| autosave.trouble().is_some());
        Ok(Ended {
            reason: outcome.as_ref().map_or("", |outcome| &*outcome.reason).to_owned(),
            outcome,
            picture: self.drawn(Viewer::Omniscient, texts)?,
            link: self.table.link().ok(),
            save: place.map(|path| path.display().to_string()),
            whole: !unsaved,
        })
    }
}

/// What the table was opened with, as the agent may know it: without the texts, such as decks, that
/// other seats brought.
fn known_setup(setup: &Setup, info: &'static Info, seat: Seat) -> Result<Setup, Error> {
    Ok(setup.canonical(info)?.without_brought(info, |other| other == seat))
}
