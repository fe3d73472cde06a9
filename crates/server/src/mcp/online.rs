//! A seat at a table of a server, by the server's own interface over HTTP: with a key to the seat,
//! or as the person who opened the table.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex as Lock, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use bots::Advice;
use kernel::{Error, Info, Kind, Message, Mover, Outcome, Seat, SeatSet, Seed, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::fair::{self, Bits};
use table::message::{Done, LogLine, Reply, Request, Update};
use table::{EntryId, GameResult, Player};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout, timeout_at};

use super::place::{End, Sight, error_of};
use super::remote::{Asked, Lines, Remote};
use super::voice::Voice;
use crate::protocol::{
    FromServer, Occupant, Proposed, Query, Room, RoomCommand, RoomRequest, Status, TableCommand,
    You,
};

/// A server that says nothing for so long is not there: it sends something every 15 seconds.
const SILENCE: Duration = Duration::from_secs(45);
/// How long to wait before the server is listened to again.
const AGAIN: Duration = Duration::from_secs(1);
/// How long the news of an own move is waited for.
const NEWS: Duration = Duration::from_secs(10);

/// What is known of the table.
struct Known {
    room: Room,
    /// How the table is, once the game has begun.
    update: Option<Box<Update>>,
    log: Vec<Arc<LogLine>>,
    /// The number that this seat adds to the luck of the table.
    number: Option<Bits>,
    /// Why the server does not talk to this seat any more.
    fault: Option<Error>,
    /// The table with nothing hidden and the game as a link, once it is over.
    record: Option<(String, Option<String>)>,
}

/// A seat at a table of a server.
pub(crate) struct OnlineSeat {
    info: &'static Info,
    seat: Seat,
    table: String,
    token: String,
    language: &'static str,
    remote: Arc<dyn Remote>,
    known: Lock<Known>,
    /// Counts what has come, so that others can wait for it.
    changed: watch::Sender<u64>,
    /// What makes ids that nobody else makes.
    name: String,
    said: AtomicU64,
}

/// A table, and whoever looks at it.
#[derive(serde::Deserialize)]
struct Looked {
    room: Room,
    you: You,
}

impl OnlineSeat {
    /// Takes the seat that a token is for.
    pub(super) async fn take(
        remote: Arc<dyn Remote>,
        table: &str,
        token: &str,
        language: &'static str,
    ) -> Result<Arc<OnlineSeat>, Error> {
        let looked = Asked::get(format!("tables/{table}")).by(token);
        let Looked { room, you } = read(&remote.ask(looked).await?.body)?;
        let seat = you.seat.ok_or_else(|| Error::invalid("no_seat_of_token"))?;
        let known =
            Known { room, update: None, log: Vec::new(), number: None, fault: None, record: None };
        let online = Arc::new(OnlineSeat {
            info: shelf::info(&known.room.game)?,
            seat,
            table: table.to_owned(),
            token: token.to_owned(),
            language,
            remote,
            known: Lock::new(known),
            changed: watch::Sender::new(0),
            name: fresh()?.to_string()[..16].to_owned(),
            said: AtomicU64::new(0),
        });
        tokio::spawn(follow(Arc::downgrade(&online)));
        Ok(online)
    }

    pub(super) fn info(&self) -> &'static Info {
        self.info
    }

    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn id(&self) -> String {
        format!("{}-{}", self.name, self.said.fetch_add(1, Ordering::Relaxed))
    }

    async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Error> {
        let body = serde_json::to_vec(body).expect("a message can be written");
        let asked = Asked::post(format!("tables/{}/{path}", self.table), body);
        read(&self.remote.ask(asked.by(&self.token)).await?.body)
    }

    async fn request(&self, request: RoomRequest) -> Result<(), Error> {
        let command = RoomCommand { id: self.id(), request };
        self.post::<Value>("room", &command).await.map(drop)
    }

    async fn query<T: DeserializeOwned>(&self, query: Query) -> Result<T, Error> {
        self.post("ask", &json!({ "ask": query })).await
    }

    // ------------------------------------------------------------------ hearing

    /// Takes in something that the server says.
    fn hear(&self, said: FromServer<Box<Update>>) {
        let mut known = self.known();
        match said {
            FromServer::Room { room, .. } => known.room = *room,
            FromServer::Update { update } => known.take(update),
            _ => return,
        }
        drop(known);
        self.changed.send_modify(|count| *count += 1);
    }

    /// Answers by itself what is no decision of the game: this seat is ready and adds to the luck,
    /// has looked, lets others go back and have time, and gives nothing away.
    async fn oblige(&self) -> Result<(), Error> {
        let Some(obliging) = self.known().obliging(self.seat) else { return Ok(()) };
        match obliging {
            Obliging::Command(request) => self.send(request, None).await.map(drop),
            Obliging::Room(request) => self.request(request).await,
            Obliging::Ready => {
                let number = fresh()?;
                self.known().number = Some(number);
                let commitment = fair::seat_commitment(&self.table, self.seat, number).to_string();
                self.request(RoomRequest::Ready { commitment }).await
            }
        }
    }

    /// Waits until it is this seat's turn or the game is over, but not longer than this.
    pub(super) async fn turn(&self, within: Duration) -> Result<(), Error> {
        self.until(Instant::now() + within, |known| known.is_settled(self.seat)).await.map(drop)
    }

    /// Waits until the table is known: for tests.
    #[cfg(test)]
    pub(super) async fn settled(&self) {
        let known = self.until(Instant::now() + NEWS, |known| known.update.is_some()).await;
        assert_eq!(known, Ok(true), "the server tells the table");
    }

    /// Waits until something holds. Says whether it does.
    async fn until(
        &self,
        deadline: Instant,
        holds: impl Fn(&Known) -> bool,
    ) -> Result<bool, Error> {
        let mut changed = self.changed.subscribe();
        loop {
            changed.borrow_and_update();
            {
                let known = self.known();
                if let Some(fault) = &known.fault {
                    return Err(fault.clone());
                }
                if holds(&known) {
                    return Ok(true);
                }
            }
            if timeout_at(deadline, changed.changed()).await.is_err() {
                return Ok(false);
            }
        }
    }

    // ------------------------------------------------------------------ asking

    /// Carries out a request that was decided at an entry, the newest where it is not said, and
    /// waits until the server has told what came of it.
    pub(super) async fn command(
        &self,
        request: Request,
        at: Option<EntryId>,
    ) -> Result<Done, Error> {
        let (at, done) = self.send(request, at).await?;
        let told = |known: &Known| known.update.as_ref().is_some_and(|update| update.at >= at);
        self.until(Instant::now() + NEWS, told).await?;
        Ok(done)
    }

    async fn send(&self, request: Request, at: Option<EntryId>) -> Result<(EntryId, Done), Error> {
        let newest = self.known().update.as_ref().map(|update| update.at);
        let newest = newest.ok_or_else(|| Error::illegal("not_begun"))?;
        let command = TableCommand { id: self.id(), at: at.unwrap_or(newest), request };
        let reply: Reply = self.post("command", &command).await?;
        match reply.error {
            Some(error) => Err(error_of(error)),
            None => Ok((reply.at, reply.done.unwrap_or(Done::Noted))),
        }
    }

    /// What a good bot would do on this seat.
    pub(super) async fn hint(&self) -> Result<Advice, Error> {
        self.query(Query::Hint).await
    }

    /// More about one topic than the picture shows.
    pub(super) async fn details(&self, topic: &str) -> Result<Vec<Message>, Error> {
        let at = self.known().update.as_ref().map_or(0, |update| update.tip);
        self.query(Query::Details { at, topic: topic.to_owned() }).await
    }

    /// Gives the game up, where it goes on.
    pub(super) async fn resign(&self) -> Result<(), Error> {
        if self.known().room.status != Status::Playing {
            return Ok(());
        }
        self.request(RoomRequest::Resign).await
    }

    /// What the seat sees now, with what happened after `since`.
    pub(super) async fn sight(&self, since: EntryId) -> Result<Sight, Error> {
        let over = {
            let known = self.known();
            known.is_over() && known.record.is_none()
        };
        if over {
            let record = self.record().await;
            self.known().record = Some(record);
        }
        let (room, update, record) = {
            let known = self.known();
            let update = known.update_since(since);
            (known.room.clone(), update, known.record.clone())
        };
        let players = players(&room, update.as_deref());
        let names = players.iter().map(|player| player.name.clone()).collect();
        let voice = Voice::of_seat(self.info, self.language, names, self.seat);
        let picture = match (&record, &update) {
            (Some((picture, _)), _) if !picture.is_empty() => picture.clone(),
            (_, Some(update)) => self.picture(update, &voice).await,
            (_, None) => String::new(),
        };
        let outcome = update.as_ref().and_then(|update| update.outcome.as_ref());
        let end = record.map(|(_, link)| self.end(&room, outcome, link));
        let status = match (&end, room.status) {
            // The end is told when it is known whole.
            (None, Status::Over) => Status::Playing,
            (_, status) => status,
        };
        Ok(Sight { status, waits_for: unready(&room), update, players, picture, voice, end })
    }

    async fn picture(&self, update: &Update, voice: &Voice) -> String {
        let link: Result<String, Error> = self.query(Query::PositionLink(update.tip)).await;
        let drawn = link.and_then(|link| {
            let (mut table, viewer) = shelf::open_position(&link)?;
            table.seat_players(update.seats.clone());
            table.picture(table.tip(), viewer, &voice.renderer())
        });
        // A position that cannot be written as a link has a plain picture.
        let drawn = drawn.unwrap_or_else(|_| update.board.picture(&voice.renderer()));
        drawn.trim_end().to_owned()
    }

    /// The table with nothing hidden, and the whole game as a link.
    async fn record(&self) -> (String, Option<String>) {
        let asked = Asked::get(format!("tables/{}/save", self.table)).by(&self.token);
        let record = self.remote.ask(asked).await.and_then(|answer| {
            let saved = table::save::read(&answer.body)?;
            let (table, _) = shelf::open_saved(&saved)?;
            let names = table.players().iter().map(|player| player.name.clone()).collect();
            let voice = Voice::of_seat(self.info, self.language, names, self.seat);
            let picture = table.picture(table.tip(), Viewer::Omniscient, &voice.renderer())?;
            Ok((picture.trim_end().to_owned(), table.link().ok()))
        });
        // What is not given away is not told.
        record.unwrap_or_default()
    }

    fn end(&self, room: &Room, outcome: Option<&Outcome>, link: Option<String>) -> End {
        let (reason, result) = match &room.ending {
            Some(ending) => (ending.reason.word().to_owned(), ending.result(self.seat)),
            None => {
                let reason = outcome.map_or_else(String::new, |outcome| outcome.reason.to_string());
                (reason, outcome.map(|outcome| self.result(room, outcome)))
            }
        };
        End { reason, result, link }
    }

    fn result(&self, room: &Room, outcome: &Outcome) -> GameResult {
        let players = players(room, None);
        let opened = shelf::open(self.info.id, &room.setup, Seed::Number(0), players).ok();
        let side = |seat| opened.as_ref().map_or(seat, |table| table.side(seat));
        GameResult::of(outcome, self.seat, side)
    }
}

/// What is answered without being asked for.
enum Obliging {
    Command(Request),
    Room(RoomRequest),
    Ready,
}

impl Known {
    /// Takes in an update. What is older than what is known tells nothing.
    fn take(&mut self, update: Box<Update>) {
        if self.update.as_ref().is_some_and(|known| known.at > update.at) {
            return;
        }
        let newest = self.log.last().map_or(0, |line| line.id);
        self.log.extend(update.log.iter().filter(|line| line.id > newest).cloned());
        self.update = Some(update);
    }

    /// The table now, with what happened after `since`.
    fn update_since(&self, since: EntryId) -> Option<Box<Update>> {
        let mut update = self.update.clone()?;
        update.since = since.min(update.at);
        update.log = self.log.iter().filter(|line| line.id > since).cloned().collect();
        Some(update)
    }

    /// Whether the game is over and its end has been told.
    fn is_over(&self) -> bool {
        let ended = self.update.as_ref().is_some_and(|update| update.outcome.is_some());
        self.room.status == Status::Over && (self.room.ending.is_some() || ended)
    }

    /// Whether there is nothing to wait for. Where bots decide at the same time, they come first:
    /// what the seat decides would be stale soon.
    fn is_settled(&self, seat: Seat) -> bool {
        let bot = |mover: &Mover| matches!(mover, Mover::Seat(seat) if self.is_bot(*seat));
        let turn = |update: &Update| {
            let movers = &update.to_move;
            movers.contains(&Mover::Seat(seat)) && !movers.iter().any(bot)
        };
        let playing = self.room.status == Status::Playing && !self.is_stood_in(seat);
        self.is_over() || playing && self.update.as_deref().is_some_and(turn)
    }

    fn is_bot(&self, seat: Seat) -> bool {
        let place = self.room.seats.get(seat.index());
        place.is_some_and(|place| matches!(place.occupant, Occupant::Bot(_) | Occupant::StandIn(_)))
    }

    fn is_stood_in(&self, seat: Seat) -> bool {
        let place = self.room.seats.get(seat.index());
        place.is_some_and(|place| matches!(place.occupant, Occupant::StandIn(_)))
    }

    /// What there is to answer without being asked.
    fn obliging(&self, seat: Seat) -> Option<Obliging> {
        match self.room.status {
            Status::Gathering => {
                let ready = self.room.seats.get(seat.index()).is_some_and(|place| place.ready);
                (!ready).then_some(Obliging::Ready)
            }
            Status::Revealing => self.reveal(seat),
            Status::Playing => self.agreeable(seat),
            Status::Over => None,
        }
    }

    /// The number that this seat has committed to, where it is asked for.
    fn reveal(&self, seat: Seat) -> Option<Obliging> {
        let number = self.number?;
        let ours = fair::seat_commitment(&self.room.id, seat, number).to_string();
        let asked = self.room.luck.seats.get(seat.index())?;
        let wanted = asked.number.is_none() && asked.commitment.as_ref() == Some(&ours);
        let number = number.to_string();
        wanted.then_some(Obliging::Room(RoomRequest::Reveal { number }))
    }

    fn agreeable(&self, seat: Seat) -> Option<Obliging> {
        let consensus = &self.update.as_ref()?.consensus;
        if let Some((_, to, waiting)) = &consensus.jump_request
            && waiting.has(seat)
        {
            return Some(Obliging::Command(Request::Agree(*to)));
        }
        if let Some((entry, _, waiting)) = &consensus.pause
            && waiting.has(seat)
        {
            return Some(Obliging::Command(Request::Acknowledge(*entry)));
        }
        if let Some(proposal) = self.room.proposal.as_ref().filter(|one| one.waiting.has(seat)) {
            return Some(Obliging::Room(match proposal.what {
                Proposed::Pause | Proposed::MoreTime => RoomRequest::Agree(proposal.id),
                Proposed::Draw | Proposed::Concede => RoomRequest::Decline(proposal.id),
            }));
        }
        self.is_stood_in(seat).then_some(Obliging::Room(RoomRequest::Sit { seat }))
    }
}

/// Listens to the server as long as somebody sits there.
async fn follow(seat: Weak<OnlineSeat>) {
    loop {
        let Some(there) = seat.upgrade() else { return };
        let have = there.known().update.as_ref().map_or(0, |update| update.at);
        let path = format!("tables/{}/events?have={have}", there.table);
        let listening = there.remote.listen(Asked::get(path).by(&there.token)).await;
        drop(there);
        if let Ok(bytes) = listening {
            listen(&seat, &mut Lines::of(bytes)).await;
        }
        sleep(AGAIN).await;
    }
}

/// Listens until the connection ends.
async fn listen(seat: &Weak<OnlineSeat>, lines: &mut Lines) {
    while let Ok(Some(event)) = timeout(SILENCE, lines.next()).await {
        let Some(there) = seat.upgrade() else { return };
        let Some(text) = event else { continue };
        // What cannot be read is of a later time, and passed over.
        if let Ok(said) = serde_json::from_str::<FromServer<Box<Update>>>(&text) {
            if let FromServer::Bye { why, .. } = &said {
                tracing::info!(%why, "the server ends the connection");
            }
            there.hear(said);
            // Who was too quick asks again; what else is refused has changed meanwhile, which is
            // told next.
            if there.oblige().await.is_err_and(|error| error.code == "too_many_requests") {
                sleep(AGAIN).await;
                let _ = there.oblige().await;
            }
        }
    }
}

fn players(room: &Room, update: Option<&Update>) -> Vec<Player> {
    if let Some(update) = update {
        return update.seats.clone();
    }
    let seats = Seat::all(room.seats.len()).zip(&room.seats);
    let player = |(seat, place): (Seat, &crate::protocol::Place)| match &place.occupant {
        Occupant::Bot(kind) => Player::bot(&place.name, kind),
        _ => Player::person(&place.name).presentable(seat.index()),
    };
    seats.map(player).collect()
}

/// The seats that keep a game from beginning.
fn unready(room: &Room) -> SeatSet {
    let seats = Seat::all(room.seats.len()).zip(&room.seats);
    let waited = |status| status < Status::Playing;
    let unready = seats.filter(|(_, place)| waited(room.status) && !place.ready);
    unready.map(|(seat, _)| seat).collect()
}

/// A number that nobody guesses.
fn fresh() -> Result<Bits, Error> {
    let mut bits = [0; 32];
    getrandom::fill(&mut bits)
        .map_err(|_| Error::new(Kind::Outside, "no_random_bits").variant("server"))?;
    Ok(Bits(bits))
}

/// What an answer holds.
pub(super) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    let read = serde_json::from_slice(bytes);
    read.map_err(|error| Error::bad_save("odd_answer").with("why", error))
}
