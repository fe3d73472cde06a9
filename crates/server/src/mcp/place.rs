//! A seat, wherever its table is.

use std::sync::Arc;
use std::time::Duration;

use bots::Advice;
use kernel::{Error, ErrorMessage, Info, Message, Seat, SeatSet};
use table::message::{Done, Request, Update};
use table::{EntryId, GameResult, Player};

use super::online::OnlineSeat;
use super::own::OwnSeat;
use super::voice::Voice;
use crate::protocol::Status;

/// Who is asked for a hint.
pub(super) const ADVISER: &str = "strong";

/// What a seat sees.
pub(super) struct Sight {
    /// How far things are.
    pub(super) status: Status,
    /// How the table is, once the game has begun.
    pub(super) update: Option<Box<Update>>,
    /// Who sits where.
    pub(super) players: Vec<Player>,
    /// The seats that keep a game from beginning.
    pub(super) waits_for: SeatSet,
    /// The table as text.
    pub(super) picture: String,
    /// How to put things into words for this seat.
    pub(super) voice: Voice,
    /// How it ended, if it did.
    pub(super) end: Option<End>,
}

/// How a game ended.
#[derive(Clone, Debug)]
pub(super) struct End {
    /// Why, as a stable word.
    pub(super) reason: String,
    /// What the seat got, where anybody got anything.
    pub(super) result: Option<GameResult>,
    /// The whole game as a link.
    pub(super) link: Option<String>,
}

/// A seat at a table.
pub(super) enum Place {
    /// At a table of this process.
    Own(Arc<OwnSeat>),
    /// At a table of a server.
    Online(Arc<OnlineSeat>),
}

impl Place {
    pub(super) fn info(&self) -> &'static Info {
        match self {
            Place::Own(own) => own.info(),
            Place::Online(online) => online.info(),
        }
    }

    pub(super) fn seat(&self) -> Seat {
        match self {
            Place::Own(own) => own.seat(),
            Place::Online(online) => online.seat(),
        }
    }

    /// What the seat sees now, with what happened after `since`.
    pub(super) async fn sight(&self, since: EntryId) -> Result<Sight, Error> {
        match self {
            Place::Own(own) => own.sight(since).await,
            Place::Online(online) => online.sight(since).await,
        }
    }

    /// Carries out a request that was decided at an entry, the newest where it is not said.
    pub(super) async fn command(
        &self,
        request: Request,
        at: Option<EntryId>,
    ) -> Result<Done, Error> {
        match self {
            Place::Own(own) => own.command(request, at).await,
            Place::Online(online) => online.command(request, at).await,
        }
    }

    /// Waits until it is this seat's turn or the game is over, but not longer than this.
    pub(super) async fn turn(&self, within: Duration) -> Result<(), Error> {
        match self {
            Place::Own(own) => own.turn(within).await,
            Place::Online(online) => online.turn(within).await,
        }
    }

    /// What a good bot would do on this seat.
    pub(super) async fn hint(&self) -> Result<Advice, Error> {
        match self {
            Place::Own(own) => own.hint().await,
            Place::Online(online) => online.hint().await,
        }
    }

    /// More about one topic than the picture shows.
    pub(super) async fn details(&self, topic: &str) -> Result<Vec<Message>, Error> {
        match self {
            Place::Own(own) => own.details(topic).await,
            Place::Online(online) => online.details(topic).await,
        }
    }

    /// Gets up: with `resign` a game that others play on is given up.
    pub(super) async fn leave(&self, resign: bool) -> Result<(), Error> {
        match self {
            Place::Own(own) => own.leave(),
            Place::Online(online) if resign => online.resign().await?,
            Place::Online(_) => {}
        }
        Ok(())
    }
}

/// An error that came as a message.
pub(super) fn error_of(error: ErrorMessage) -> Error {
    let ErrorMessage { code, kind, message, recoverable, options, .. } = error;
    Error { code, kind, message, recoverable, options }
}
