//! The seat of an agent, wherever its table is.

use std::sync::Arc;

use kernel::{Error, ErrorMessage, Info, Message, Outcome, Seat, Setup};
use table::message::{Offer, Update};
use table::{EntryId, Player};

use crate::fail::Fail;
use crate::words::Texts;

/// A seat at a table that has begun.
pub(super) trait AgentSeat {
    /// The game.
    fn info(&self) -> &'static Info;
    /// Which seat.
    fn seat(&self) -> Seat;
    /// Who sits where.
    fn players(&self) -> Vec<Player>;
    /// What the table was opened with, as the agent may know it.
    fn setup(&self) -> Result<Setup, Error>;
    /// The newest entry.
    fn at(&self) -> EntryId;
    /// The legal moves.
    fn offers(&self) -> Arc<Vec<Offer>>;
    /// Waits for the agent's turn. Says whether it ever comes.
    fn wait(&mut self) -> Result<bool, Fail>;
    /// How the table is, and what happened since the last time that this was asked.
    fn update(&mut self) -> Result<Update, Error>;
    /// Makes a move that was decided at an entry, the newest where it is not said; or says why it
    /// cannot be made.
    fn make(&mut self, text: &str, at: Option<EntryId>) -> Result<Option<ErrorMessage>, Fail>;
    /// The table as the agent may see it.
    fn picture(&mut self, texts: &Texts) -> Result<String, Error>;
    /// More about one topic than the picture shows.
    fn details(&mut self, topic: &str) -> Result<Vec<Message>, Error>;
    /// The end of the game, or of the agent's part in it.
    fn end(&mut self, forfeit: Option<&'static str>, texts: &Texts) -> Result<Ended, Fail>;

    /// What the agent is called.
    fn name(&self) -> String {
        self.players()[self.seat().index()].name.clone()
    }
}

/// How a game ended.
pub(super) struct Ended {
    /// Seat by seat, if it came to its end.
    pub(super) outcome: Option<Outcome>,
    /// Why.
    pub(super) reason: String,
    /// The table with nothing hidden, as far as that may be seen.
    pub(super) picture: String,
    /// The whole game as a link.
    pub(super) link: Option<String>,
    /// Where it was saved.
    pub(super) save: Option<String>,
    /// Whether everything that should be saved was.
    pub(super) whole: bool,
}
