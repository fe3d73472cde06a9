//! The seat of an agent at a table on a server.

use std::path::Path;
use std::sync::Arc;

use kernel::{Error, ErrorMessage, Info, Message, Mover, Outcome, Seat, Seed, Setup, Viewer};
use server::protocol::{Ending, Occupant, Proposed, Query, RoomRequest, Status};
use table::message::{Offer, Request, Update};
use table::{EntryId, Player, save};

use super::INPUT_ENDED;
use super::seat::{AgentGame, AgentSeat, Ended, GameResult};
use crate::fail::Fail;
use crate::online::{Address, Api, Client, Kept};
use crate::source::read_text;
use crate::words::Texts;

/// The longest key that is read from a file.
const LONGEST_KEY: usize = 1024;

/// A seat among others, wherever they are.
pub(super) struct OnlineSeat {
    client: Client,
    info: &'static Info,
    seat: Seat,
}

impl OnlineSeat {
    /// Takes the seat that a key is for, and waits until the game begins.
    pub(super) fn take(server: &str, key: &str) -> Result<OnlineSeat, Fail> {
        let address = Address::of(server)?;
        let Some(table) = address.table.clone() else {
            return Err(Error::invalid("no_table_named").variant("agent").into());
        };
        let key = match key.strip_prefix('@') {
            Some(file) => read_text(Path::new(file), LONGEST_KEY)?.trim().to_owned(),
            None => key.to_owned(),
        };
        let api = Api::new(&address, Some(key));
        let client = Client::join(&address, &table, api, Kept::nothing(), || ())?;
        let Some(seat) = client.you.seat else {
            return Err(Error::invalid("no_seat_of_key").into());
        };
        let mut taken = OnlineSeat { info: client.info()?, client, seat };
        while taken.client.update().is_none() {
            taken.client.agree_on_luck()?;
            // What has begun meanwhile is told by an update.
            if taken.client.update().is_none() {
                taken.client.wait()?;
            }
        }
        Ok(taken)
    }

    fn newest(&self) -> &Update {
        self.client.update().expect("an agent sits at a table that has begun")
    }

    /// Whether it is this seat's turn.
    fn is_turn(&self) -> bool {
        let playing = self.client.room.status == Status::Playing;
        playing && self.newest().to_move.contains(&Mover::Seat(self.seat))
    }

    /// Answers by itself what the agent is not asked: it has looked, others may go back and have
    /// time, and nobody gives anything away for it. Says whether there was anything.
    fn oblige(&mut self) -> Result<bool, Error> {
        let seat = self.seat;
        let consensus = &self.newest().consensus;
        let jump = consensus.jump_request.filter(|(.., waiting)| waiting.has(seat));
        let pause = consensus.pause.clone().filter(|(.., waiting)| waiting.has(seat));
        let proposal = self.client.room.proposal.clone().filter(|one| one.waiting.has(seat));
        let place = self.client.room.seats.get(seat.index());
        let stood_in = place.is_some_and(|at| matches!(at.occupant, Occupant::StandIn(_)));
        let done = if let Some((_, to, _)) = jump {
            self.client.command(Request::Agree(to), None).map(|_| ())
        } else if let Some((entry, ..)) = pause {
            self.client.command(Request::Acknowledge(entry), None).map(|_| ())
        } else if let Some(proposal) = proposal {
            let id = proposal.id;
            self.client.request(match proposal.what {
                Proposed::Pause | Proposed::MoreTime => RoomRequest::Agree(id),
                Proposed::Draw | Proposed::Concede => RoomRequest::Decline(id),
            })
        } else if stood_in {
            self.client.request(RoomRequest::Sit { seat })
        } else {
            return Ok(false);
        };
        // What is refused has changed meanwhile, which is told next.
        Ok(done.is_ok())
    }

    /// What the seat got, where the game is over and anybody got anything.
    fn result(&self, ending: Option<&Ending>, outcome: Option<&Outcome>) -> Option<GameResult> {
        if let Some(ending) = ending {
            return ending.result(self.seat);
        }
        let setup = self.client.room.setup.canonical(self.info).ok();
        let opened = setup.and_then(|setup| {
            shelf::open(self.info.id, &setup, Seed::Number(0), self.players()).ok()
        });
        let side = |seat| opened.as_ref().map_or(seat, |table| table.side(seat));
        outcome.map(|outcome| GameResult::of(outcome, self.seat, side))
    }

    /// The table with nothing hidden and the whole game as a link, when the game is over.
    fn record(&self, texts: &Texts) -> Result<(String, Option<String>), Error> {
        let saved = save::read(&self.client.api.save(&self.client.room.id)?)?;
        let (table, _) = shelf::open_saved(&saved)?;
        let picture = table.picture(table.tip(), Viewer::Omniscient, &texts.renderer())?;
        Ok((picture.trim_end().to_owned(), table.link().ok()))
    }
}

impl AgentSeat for OnlineSeat {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    fn players(&self) -> Vec<Player> {
        self.newest().seats.clone()
    }

    fn setup(&self) -> Result<Setup, Error> {
        self.client.room.setup.canonical(self.info)
    }

    fn at(&self) -> EntryId {
        self.newest().at
    }

    fn offers(&self) -> Arc<Vec<Offer>> {
        Arc::clone(&self.newest().screen.available)
    }

    fn update(&mut self) -> Result<Update, Error> {
        self.client.unread().ok_or_else(|| Error::illegal("connection_over"))
    }

    fn make(&mut self, text: &str, at: Option<EntryId>) -> Result<Option<ErrorMessage>, Fail> {
        match self.client.command(Request::Move(text.to_owned()), at) {
            Ok(_) => Ok(None),
            Err(error) => Ok(Some(ErrorMessage::from(&error))),
        }
    }

    fn picture(&mut self, texts: &Texts) -> Result<String, Error> {
        let picture = match self.client.position() {
            Ok(opened) => {
                let table = &opened.table;
                table.picture(table.tip(), opened.viewer, &texts.renderer())?
            }
            Err(_) => self.newest().board.picture(&texts.renderer()),
        };
        Ok(picture.trim_end().to_owned())
    }

    fn details(&mut self, topic: &str) -> Result<Vec<Message>, Error> {
        let at = self.newest().tip;
        self.client.ask(Query::Details { at, topic: topic.to_owned() })
    }
}

impl AgentGame for OnlineSeat {
    fn seat(&mut self) -> &mut impl AgentSeat {
        self
    }

    fn wait(&mut self) -> Result<bool, Fail> {
        loop {
            self.client.take_in()?;
            if self.client.is_over() {
                return Ok(false);
            }
            if self.oblige()? {
                continue;
            }
            if self.is_turn() {
                return Ok(true);
            }
            self.client.wait()?;
        }
    }

    /// An agent that has nothing more to say leaves, and may come back; any other that forfeits
    /// gives up.
    fn end(&mut self, forfeit: Option<&'static str>, texts: &Texts) -> Result<Ended, Fail> {
        if forfeit.is_some_and(|why| why != INPUT_ENDED) {
            // One who cannot give up, because the game is over, need not.
            let _ = self.client.request(RoomRequest::Resign);
        }
        self.client.take_in()?;
        let ended = self.client.room.ending.clone();
        let outcome = self.newest().outcome.clone();
        let result = self.result(ended.as_ref(), outcome.as_ref());
        let reason = match ended {
            Some(ending) => ending.reason.word().to_owned(),
            None => outcome.as_ref().map_or("", |outcome| &*outcome.reason).to_owned(),
        };
        let (picture, link) = match self.record(texts) {
            Ok(record) => record,
            Err(_) => (self.picture(texts)?, None),
        };
        Ok(Ended { outcome, reason, result, picture, link, save: None, whole: true })
    }
}
