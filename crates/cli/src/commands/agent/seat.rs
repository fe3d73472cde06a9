//! The seat of an agent, wherever its table is.

use std::sync::Arc;

use kernel::{Error, ErrorMessage, Info, Message, Outcome, Seat, Setup};
pub(crate) use table::GameResult;
use table::message::{Offer, Update};
use table::{EntryId, Player};

use crate::fail::Fail;
use crate::words::Texts;

/// A seat at a table that has begun.
pub(crate) trait AgentSeat {
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
    /// How the table is, and what happened since the last time that this was asked.
    fn update(&mut self) -> Result<Update, Error>;
    /// Makes a move that was decided at an entry, the newest where it is not said; or says why it
    /// cannot be made.
    fn make(&mut self, text: &str, at: Option<EntryId>) -> Result<Option<ErrorMessage>, Fail>;
    /// The table as the agent may see it.
    fn picture(&mut self, texts: &Texts) -> Result<String, Error>;
    /// More about one topic than the picture shows.
    fn details(&mut self, topic: &str) -> Result<Vec<Message>, Error>;

    /// What the agent is called.
    fn name(&self) -> String {
        self.players()[self.seat().index()].name.clone()
    }
}

/// A game with one agent in it.
pub(crate) trait AgentGame {
    /// Where the agent sits.
    fn seat(&mut self) -> &mut impl AgentSeat;
    /// Waits for the agent's turn. Says whether it ever comes.
    fn wait(&mut self) -> Result<bool, Fail>;
    /// The end of the game, or of the agent's part in it.
    fn end(&mut self, forfeit: Option<&'static str>, texts: &Texts) -> Result<Ended, Fail>;
}

/// How a game ended.
pub(crate) struct Ended {
    /// Seat by seat, if it came to its end.
    pub(crate) outcome: Option<Outcome>,
    /// Why.
    pub(crate) reason: String,
    /// What the agent got, where that is known.
    pub(crate) result: Option<GameResult>,
    /// The table with nothing hidden, as far as that may be seen.
    pub(crate) picture: String,
    /// The whole game as a link.
    pub(crate) link: Option<String>,
    /// Where it was saved.
    pub(crate) save: Option<String>,
    /// Whether everything that should be saved was.
    pub(crate) whole: bool,
}
