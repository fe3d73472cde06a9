//! Somebody's end of a table on a server: what they were told, and what they can ask for.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use kernel::{Error, Info, Key, Message, Seat, Viewer};
use serde::de::DeserializeOwned;
use serde_json::Value;
use server::protocol::{
    ChatLine, Emote, FromClient, FromServer, Occupant, Query, Room, RoomCommand, RoomRequest,
    Status, TableCommand, You,
};
use table::message::{Done, LineKind, LogLine, Reply, Request, Update};
use table::{AnyTable, Cue, EntryId, fair};

use super::address::Address;
use super::kept::{Kept, Share};
use super::wire::{self, Heard, Target, Wire};
use super::{Api, luck};
use crate::source::warn;
use crate::words::say;

/// How long a client that was too quick waits.
const MOMENT: Duration = Duration::from_millis(500);

/// A table on a server, as somebody at it or around it knows it.
pub(crate) struct Client {
    wire: Wire,
    /// What else the server can be asked for.
    pub(crate) api: Api,
    kept: Kept,
    /// The room, as it was told last.
    pub(crate) room: Room,
    /// Who this is.
    pub(crate) you: You,
    /// How the table is, once the game has begun.
    update: Option<Box<Update>>,
    log: Vec<Arc<LogLine>>,
    /// The newest entry that was read.
    read: EntryId,
    /// The read models that have changed since then, and what was timed.
    projections: BTreeMap<Key, Value>,
    cues: Vec<Cue>,
    remarks: VecDeque<Remark>,
    replies: BTreeMap<String, Result<Value, Error>>,
    /// What makes ids that no other client makes.
    name: String,
    said: u32,
    /// How often the room was told, and how often it had been when this client said that it is
    /// ready.
    rooms: u64,
    promised: Option<u64>,
    lost: bool,
    /// What is to be known about the connection and was not asked for yet, where it is kept.
    notices: Option<Vec<Message>>,
    /// Why the server talks to this client no more.
    over: Option<Error>,
}

/// A position as whoever looks knows it, as a table of its own.
pub(crate) struct Opened {
    /// The table.
    pub(crate) table: Box<dyn AnyTable>,
    /// Who looks.
    pub(crate) viewer: Viewer,
}

/// What somebody says beside the game.
pub(crate) enum Remark {
    /// A line of the chat.
    Line(ChatLine),
    /// An emote.
    Emote(Seat, Emote),
}

impl Client {
    /// Comes to a table. Whatever changes is announced by `wake`.
    pub(crate) fn join(
        address: &Address,
        table: &str,
        api: Api,
        kept: Kept,
        wake: impl Fn() + Send + 'static,
    ) -> Result<Client, Error> {
        // Why nobody can come in is told better over HTTP.
        api.look(table)?;
        Client::connect(address, table, api, kept, wake)
    }

    fn connect(
        address: &Address,
        table: &str,
        api: Api,
        kept: Kept,
        wake: impl Fn() + Send + 'static,
    ) -> Result<Client, Error> {
        let target = Target {
            url: address.socket(table),
            server: address.server.clone(),
            token: api.token().map(str::to_owned),
        };
        let wire = Wire::open(target, wake);
        let (room, you) = first_room(&wire)?;
        let name = luck::fresh_number()?.to_string()[..16].to_owned();
        Ok(Client {
            wire,
            api,
            kept,
            room: *room,
            you,
            update: None,
            log: Vec::new(),
            read: 0,
            projections: BTreeMap::new(),
            cues: Vec::new(),
            remarks: VecDeque::new(),
            replies: BTreeMap::new(),
            name,
            said: 0,
            rooms: 0,
            promised: None,
            lost: false,
            notices: None,
            over: None,
        })
    }

    /// The game.
    pub(crate) fn info(&self) -> Result<&'static Info, Error> {
        shelf::info(&self.room.game)
    }

    /// How the table is, once the game has begun.
    pub(crate) fn update(&self) -> Option<&Update> {
        self.update.as_deref()
    }

    /// Everything that happened.
    pub(crate) fn log(&self) -> &[Arc<LogLine>] {
        &self.log
    }

    /// What happened since the last time that this was asked.
    pub(crate) fn news(&mut self) -> Vec<Arc<LogLine>> {
        let read = self.read;
        self.read = self.log.last().map_or(read, |line| line.id);
        self.log.iter().filter(|line| line.id > read).cloned().collect()
    }

    /// How the table is, with everything since the last time that this was asked.
    pub(crate) fn unread(&mut self) -> Option<Update> {
        let since = self.read;
        let log = self.news();
        let projections = std::mem::take(&mut self.projections);
        let cues = std::mem::take(&mut self.cues);
        let update = self.update.as_deref()?.clone();
        Some(Update { since, log, projections, cues, ..update })
    }

    /// Whether the game is over and its end has been told. The room may say so before the last
    /// update comes.
    pub(crate) fn is_over(&self) -> bool {
        let ended = self.update.as_ref().is_some_and(|update| update.outcome.is_some());
        self.room.status == Status::Over && (self.room.ending.is_some() || ended)
    }

    /// What was said beside the game since the last time.
    pub(crate) fn remarks(&mut self) -> VecDeque<Remark> {
        std::mem::take(&mut self.remarks)
    }

    /// The entries on the line of play.
    pub(crate) fn line(&self) -> BTreeSet<EntryId> {
        let from: BTreeMap<EntryId, EntryId> = self.log.iter().map(|l| (l.id, l.from)).collect();
        let mut line = BTreeSet::new();
        let mut next = self.update.as_ref().map_or(0, |update| update.tip);
        while next > 0 && line.insert(next) {
            next = from.get(&next).copied().unwrap_or(0);
        }
        line
    }

    /// Keeps what is to be known about the connection until it is asked for: standard error is not
    /// to be written to. Otherwise it is a warning, at once.
    pub(crate) fn keep_notices(&mut self) {
        self.notices.get_or_insert_default();
    }

    /// What is to be known about the connection since the last time that this was asked.
    pub(crate) fn notices(&mut self) -> Vec<Message> {
        self.notices.as_mut().map(std::mem::take).unwrap_or_default()
    }

    fn notice(&mut self, notice: Message) {
        match &mut self.notices {
            Some(notices) => notices.push(notice),
            None => warn(&say(&notice)),
        }
    }

    // ------------------------------------------------------------------ hearing

    /// Takes in everything that has come. Says whether anything had.
    pub(crate) fn take_in(&mut self) -> Result<bool, Error> {
        let mut any = false;
        while let Some(heard) = self.wire.next() {
            self.take(heard)?;
            any = true;
        }
        self.over.clone().map_or(Ok(any), Err)
    }

    /// Waits until something comes, and takes it in.
    pub(crate) fn wait(&mut self) -> Result<(), Error> {
        match self.wire.wait() {
            Some(heard) => self.take(heard),
            None => Err(self.over.clone().unwrap_or_else(|| Error::illegal("connection_over"))),
        }
    }

    fn take(&mut self, heard: Heard) -> Result<(), Error> {
        match heard {
            Heard::Said(said) => self.hear(*said),
            Heard::Connected => {
                if std::mem::take(&mut self.lost) {
                    self.notice(Message::new("cli-online-back"));
                }
            }
            Heard::Lost(error) => {
                if !std::mem::replace(&mut self.lost, true) {
                    let message = Message::new("cli-online-lost").with("why", error.message);
                    self.notice(message);
                }
            }
            Heard::Refused(error) => {
                self.over = Some(error.clone());
                return Err(error);
            }
        }
        Ok(())
    }

    fn hear(&mut self, said: wire::Said) {
        match said {
            FromServer::Room { room, you } => {
                (self.room, self.you) = (*room, you);
                self.rooms += 1;
            }
            FromServer::Update { update } => self.hear_update(update),
            FromServer::Reply { id, ok, error } => {
                self.replies.insert(id, wire::answer(ok, error));
            }
            FromServer::Chat { line } => self.remarks.push_back(Remark::Line(line)),
            FromServer::Emote { seat, emote } => self.remarks.push_back(Remark::Emote(seat, emote)),
            FromServer::Pong | FromServer::Bye { .. } => {}
        }
    }

    /// Updates follow one another here. One for another viewer begins anew.
    fn hear_update(&mut self, update: Box<Update>) {
        if self.update.as_ref().is_some_and(|old| old.viewer != update.viewer) {
            self.log.clear();
        }
        let newest = self.log.last().map_or(0, |line| line.id);
        self.log.extend(update.log.iter().filter(|line| line.id > newest).cloned());
        self.projections.extend(update.projections.clone());
        self.cues.extend(update.cues.iter().cloned());
        self.update = Some(update);
    }

    // ------------------------------------------------------------------ asking

    fn id(&mut self) -> String {
        self.said += 1;
        format!("{}-{}", self.name, self.said)
    }

    /// Says something, and waits for its answer: over all connections that it takes. On a whole
    /// screen nobody is kept waiting while there is no connection.
    fn answered(&mut self, id: &str, message: FromClient) -> Result<Value, Error> {
        let hurries = self.notices.is_some();
        if hurries && self.lost {
            return Err(Error::illegal("connection_lost"));
        }
        self.wire.say(message.clone());
        loop {
            if hurries && self.lost {
                return Err(Error::illegal("connection_lost").variant("meanwhile"));
            }
            match self.replies.remove(id) {
                // Who is too quick says the same again a little later.
                Some(Err(error)) if error.code == "too_many_requests" => {
                    thread::sleep(MOMENT);
                    self.wire.say(message.clone());
                }
                Some(reply) => return reply,
                None => self.wait()?,
            }
        }
    }

    /// Asks for something at the table, decided at the newest entry or at the one that is said.
    pub(crate) fn command(
        &mut self,
        request: Request,
        at: Option<EntryId>,
    ) -> Result<Option<Done>, Error> {
        let newest = self.update.as_ref().map_or(0, |update| update.at);
        let id = self.id();
        let command = TableCommand { id: id.clone(), at: at.unwrap_or(newest), request };
        let reply: Reply = read(self.answered(&id, FromClient::Command(command))?)?;
        match reply.error {
            Some(error) => Err(super::api::refused(error)),
            None => Ok(reply.done),
        }
    }

    /// Asks for something around the table.
    pub(crate) fn request(&mut self, request: RoomRequest) -> Result<(), Error> {
        let id = self.id();
        let command = RoomCommand { id: id.clone(), request };
        self.answered(&id, FromClient::Room(command)).map(|_| ())
    }

    /// Asks a question that changes nothing.
    pub(crate) fn ask<T: DeserializeOwned>(&mut self, ask: Query) -> Result<T, Error> {
        let id = self.id();
        read(self.answered(&id, FromClient::Ask { id: id.clone(), ask })?)
    }

    /// The position on the table as whoever looks knows it, as a table of its own to draw and read
    /// moves with.
    pub(crate) fn position(&mut self) -> Result<Opened, Error> {
        self.position_at(self.update.as_ref().map_or(0, |update| update.tip))
    }

    /// As [`Client::position`], after an entry.
    pub(crate) fn position_at(&mut self, at: EntryId) -> Result<Opened, Error> {
        let link: String = self.ask(Query::PositionLink(at))?;
        let (mut table, viewer) = shelf::open_position(&link)?;
        if let Some(update) = &self.update {
            table.seat_players(update.seats.clone());
        }
        Ok(Opened { table, viewer })
    }

    // ------------------------------------------------------------------ sitting down

    /// Sits down: on this seat, or on the first that is free. Somebody who has a seat keeps it, and
    /// takes it back from a bot that played for them. Says whether there was a seat.
    pub(crate) fn sit(&mut self, wanted: Option<Seat>) -> Result<bool, Error> {
        if let Some(seat) = self.you.seat {
            let stood_in = matches!(self.occupant(seat), Some(Occupant::StandIn(_)));
            if stood_in && self.room.status == Status::Playing {
                self.request(RoomRequest::Sit { seat })?;
            }
            return Ok(true);
        }
        if let Some(seat) = wanted {
            self.request(RoomRequest::Sit { seat })?;
        } else if self.room.status != Status::Over {
            self.sit_anywhere()?;
        }
        while wanted.is_some() && self.you.seat.is_none() {
            self.wait()?;
        }
        Ok(self.you.seat.is_some())
    }

    fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.room.seats.get(seat.index()).map(|place| &place.occupant)
    }

    /// Open seats come before those that a bot plays for nobody.
    fn sit_anywhere(&mut self) -> Result<(), Error> {
        let seats = Seat::all(self.room.seats.len());
        let open = |seat: &Seat| self.occupant(*seat) == Some(&Occupant::Open);
        let left = |seat: &Seat| matches!(self.occupant(*seat), Some(Occupant::StandIn(_)));
        let free: Vec<Seat> = seats.clone().filter(open).chain(seats.filter(left)).collect();
        for seat in free {
            match self.request(RoomRequest::Sit { seat }) {
                Ok(()) => {
                    while self.you.seat.is_none() {
                        self.wait()?;
                    }
                    return Ok(());
                }
                // Somebody was quicker, or may come back to it.
                Err(error) if error.code == "seat_taken" => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Says that this seat is ready, with a commitment to a number, and reveals the number when its
    /// time has come. To be done whenever the room has changed.
    pub(crate) fn agree_on_luck(&mut self) -> Result<(), Error> {
        let Some(seat) = self.you.seat else { return Ok(()) };
        let told = self.promised.is_none_or(|rooms| self.rooms > rooms);
        let ready = self.room.seats.get(seat.index()).is_some_and(|place| place.ready);
        match self.room.status {
            Status::Gathering if !ready && told => self.be_ready(seat),
            Status::Revealing => self.reveal(seat),
            _ => Ok(()),
        }
    }

    fn be_ready(&mut self, seat: Seat) -> Result<(), Error> {
        let (table, number) = (self.room.id.clone(), luck::fresh_number()?);
        let share = Share { seat, number, commitment: luck::bits(&self.room.luck.commitment)? };
        let before = self.kept.share(&table);
        // A number that was not kept cannot be revealed.
        self.kept.add(&table, share)?;
        let commitment = fair::seat_commitment(&table, seat, number).to_string();
        let rooms = self.rooms;
        match self.request(RoomRequest::Ready { commitment }) {
            Ok(()) => {
                // Where the room was told before the answer, it was told already.
                let ready = self.room.seats.get(seat.index()).is_some_and(|place| place.ready);
                let begun = self.room.status != Status::Gathering;
                self.promised = (self.rooms == rooms || !(ready || begun)).then_some(self.rooms);
                Ok(())
            }
            Err(error) => {
                if let Some(before) = before {
                    self.kept.add(&table, before)?;
                }
                // The room has changed meanwhile, which is told next.
                if error.code == "not_now" { Ok(()) } else { Err(error) }
            }
        }
    }

    /// Reveals the number that this client has committed to. Another client of the same person
    /// reveals its own.
    fn reveal(&mut self, seat: Seat) -> Result<(), Error> {
        let Some(share) = self.kept.share(&self.room.id) else { return Ok(()) };
        let ours = fair::seat_commitment(&self.room.id, seat, share.number).to_string();
        let asked = self.room.luck.seats.get(seat.index());
        let asked = asked
            .is_some_and(|said| said.number.is_none() && said.commitment.as_ref() == Some(&ours));
        if !asked || self.promised.is_some_and(|rooms| self.rooms <= rooms) {
            return Ok(());
        }
        let number = share.number.to_string();
        match self.request(RoomRequest::Reveal { number }) {
            Err(error) if error.code != "not_now" => Err(error),
            _ => {
                let told = self.room.status != Status::Revealing;
                self.promised = (!told).then_some(self.rooms);
                Ok(())
            }
        }
    }

    /// Whether everybody kept their word about luck: the seed that follows, or what is wrong. Only
    /// when the game is over.
    pub(crate) fn checked_luck(&self) -> Result<kernel::Seed, Error> {
        luck::checked(&self.room, self.kept.share(&self.room.id))
    }

    /// Keeps nothing more about this table.
    pub(crate) fn forget(&mut self) -> Result<(), Error> {
        self.kept.forget(&self.room.id)
    }

    /// Whether an entry is a move that is not on the line of play any more.
    pub(crate) fn taken_back(line: &LogLine, live: &BTreeSet<EntryId>) -> bool {
        line.kind == LineKind::Move && !live.contains(&line.id)
    }
}

/// The first that a server says: the room.
fn first_room(wire: &Wire) -> Result<(Box<Room>, You), Error> {
    loop {
        match wire.wait().ok_or_else(|| Error::illegal("connection_over"))? {
            Heard::Said(said) => {
                if let FromServer::Room { room, you } = *said {
                    return Ok((room, you));
                }
            }
            Heard::Connected => {}
            Heard::Lost(error) | Heard::Refused(error) => return Err(error),
        }
    }
}

/// What an answer holds.
fn read<T: DeserializeOwned>(value: Value) -> Result<T, Error> {
    serde_json::from_value(value).map_err(|error| Error::bad_save("bad_answer").with("why", error))
}

#[cfg(test)]
mod tests;
