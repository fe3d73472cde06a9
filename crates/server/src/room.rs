//! A table on a server with the people around it, as plain values: it reads no clock, no socket and
//! no disk. Whoever calls says who speaks and what time it is.

mod agreement;
mod clock;
mod gathering;
mod play;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use kernel::{Error, Info, Seat, SeatSet, Setup};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::fair::{self, Bits, Evidence};
use table::{AnyTable, JumpRequest, Player};

use crate::protocol::{
    self, ChatLine, Emote, Ending, NewTable, Occupant, Place, Proposal, RoomRequest, Status,
    TableCommand, Terms, Time,
};
use crate::store::PersonId;
use clock::Clock;

/// So many commands of each seat are remembered, so that one sent twice is done once.
const REMEMBERED: usize = 4;
/// A person who has been away for so long can be replaced.
pub(crate) const ABSENT: Time = 60_000;
/// The longest line of chat, in characters.
pub(crate) const LONGEST_LINE: usize = 300;

/// Somebody who speaks: a person, or whoever has the key to a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// A person, with the name that others see.
    Person { id: PersonId, name: String },
    /// Whoever has the key to a seat of this table.
    Key(Seat),
    /// A spectator.
    Nobody,
}

/// A table and what is around it.
pub(crate) struct Room {
    pub(crate) state: State,
    /// The running game, once it has begun.
    pub(crate) table: Option<Box<dyn AnyTable>>,
    /// Who is connected. Nobody is, after a restart.
    presence: Vec<Presence>,
}

/// Whether somebody is connected for a seat.
#[derive(Clone, Copy, Default)]
struct Presence {
    connections: u32,
    /// Since when there is no connection.
    away_since: Option<Time>,
}

/// What is stored of a room, beside what was done at its table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) setup: Setup,
    pub(crate) terms: Terms,
    pub(crate) status: Status,
    host: PersonId,
    pub(crate) seats: Vec<Seated>,
    secret: Bits,
    /// When whoever has not revealed a number is replaced.
    reveal_by: Option<Time>,
    clock: Option<Clock>,
    /// The seats for which a bot makes one decision.
    skipped: SeatSet,
    /// When a pause of the game ends by itself.
    pause_until: Option<Time>,
    proposal: Option<Proposal>,
    /// How many proposals there have been.
    proposals: u32,
    /// Who has given up.
    conceded: SeatSet,
    pub(crate) ending: Option<Ending>,
    pub(crate) rematch: Option<String>,
    created: Time,
    /// The request to go back that waits for agreement.
    jump: Option<JumpRequest>,
    remembered: VecDeque<Remembered>,
    /// How many lines of chat there have been.
    chat: u32,
    /// Whose move it is, for lists.
    pub(crate) to_move: SeatSet,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Seated {
    by: By,
    /// The bot that plays for whoever should sit there.
    stand_in: Option<String>,
    pub(crate) name: String,
    ready: bool,
    commitment: Option<Bits>,
    number: Option<Bits>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum By {
    Nobody,
    Person(PersonId),
    Bot(String),
}

/// A command that was carried out, and its answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Remembered {
    seat: Seat,
    command: TableCommand,
    reply: Value,
}

/// What came of a request, beside the change of the room.
#[derive(Debug, Default)]
pub(crate) struct Effects {
    /// A line to write down and pass on.
    pub(crate) chat: Option<ChatLine>,
    /// An emote to show.
    pub(crate) emote: Option<(Seat, Emote)>,
    /// A table to open for the next game.
    pub(crate) rematch: Option<State>,
    /// Seats whose keys are no longer good.
    pub(crate) drop_keys: Option<Seat>,
}

impl Seated {
    fn open() -> Seated {
        Seated {
            by: By::Nobody,
            stand_in: None,
            name: String::new(),
            ready: false,
            commitment: None,
            number: None,
        }
    }

    /// A bot that was seated as one.
    fn bot(kind: &str, seat: Seat) -> Seated {
        let name = Player::seated(&vec![kind; seat.index() + 1]).swap_remove(seat.index()).name;
        Seated { by: By::Bot(kind.to_owned()), name, ..Seated::open() }
    }

    fn person(id: PersonId, name: &str) -> Seated {
        Seated { by: By::Person(id), name: name.to_owned(), ..Seated::open() }
    }

    /// The person whose seat it is.
    pub(crate) fn person_id(&self) -> Option<PersonId> {
        match self.by {
            By::Person(id) => Some(id),
            _ => None,
        }
    }

    /// Whether a person decides here now.
    fn is_played_by_person(&self) -> bool {
        matches!(self.by, By::Person(_)) && self.stand_in.is_none()
    }

    /// The bot that decides here now.
    fn bot_kind(&self) -> Option<&str> {
        match (&self.stand_in, &self.by) {
            (Some(kind), _) => Some(kind),
            (None, By::Bot(kind)) => Some(kind),
            _ => None,
        }
    }

    fn occupant(&self) -> Occupant {
        match (&self.by, &self.stand_in) {
            (By::Bot(kind), _) => Occupant::Bot(kind.clone()),
            (By::Nobody, None) => Occupant::Open,
            (_, Some(kind)) => Occupant::StandIn(kind.clone()),
            (By::Person(_), None) => Occupant::Person,
        }
    }

    /// The player as the table knows it.
    fn player(&self) -> Player {
        match self.bot_kind() {
            Some(kind) => Player::bot(&self.name, kind),
            None => Player::person(&self.name),
        }
    }

    /// Forgets what was agreed about luck.
    fn forget_number(&mut self) {
        (self.ready, self.commitment, self.number) = (false, None, None);
    }
}

impl State {
    /// A table that somebody opens. What cannot be played is refused.
    pub(crate) fn open(
        id: String,
        secret: Bits,
        asked: &NewTable,
        host: (PersonId, &str),
        now: Time,
    ) -> Result<State, Error> {
        let info = shelf::info(&asked.game)?;
        let seats = asked.seats.len();
        let setup = Setup { seats: u8::try_from(seats).ok(), ..asked.setup.clone() };
        if setup.position.is_some() {
            return Err(Error::invalid("position_online"));
        }
        let setup = setup.canonical(info)?;
        check_terms(&asked.terms, info)?;
        let seated = Seat::all(seats).zip(&asked.seats).map(|(seat, word)| match word.as_str() {
            "open" => Ok(Seated::open()),
            "me" => Ok(Seated::person(host.0, host.1)),
            bot => bots::check(info.id, bot).map(|()| Seated::bot(bot, seat)),
        });
        let state = State {
            id,
            game: info.id.to_owned(),
            setup,
            terms: asked.terms.clone(),
            status: Status::Gathering,
            host: host.0,
            seats: seated.collect::<Result<_, _>>()?,
            secret,
            reveal_by: None,
            clock: None,
            skipped: SeatSet::NONE,
            pause_until: None,
            proposal: None,
            proposals: 0,
            conceded: SeatSet::NONE,
            ending: None,
            rematch: None,
            created: now,
            jump: None,
            remembered: VecDeque::new(),
            chat: 0,
            to_move: SeatSet::NONE,
        };
        let me = state.seats.iter().filter(|seat| seat.person_id().is_some()).count();
        if me > 1 {
            return Err(Error::invalid("already_seated"));
        }
        // What the options say together is found out before anybody sits down.
        shelf::open(info.id, &state.setup, 0, state.players())?;
        Ok(state)
    }

    pub(crate) fn info(&self) -> &'static Info {
        shelf::info(&self.game).expect("a table is opened for a game of the shelf")
    }

    fn players(&self) -> Vec<Player> {
        self.seats.iter().map(Seated::player).collect()
    }

    pub(crate) fn created(&self) -> Time {
        self.created
    }

    /// Who sits where, for lists of somebody's games.
    pub(crate) fn people(&self) -> Vec<Option<PersonId>> {
        self.seats.iter().map(Seated::person_id).collect()
    }

    /// The seats where this holds.
    fn seats_where(&self, holds: impl Fn(&Seated) -> bool) -> SeatSet {
        Seat::all(self.seats.len()).filter(|seat| holds(&self.seats[seat.index()])).collect()
    }

    /// The seats on which people decide.
    pub(crate) fn decided_by_people(&self) -> SeatSet {
        self.seats_where(Seated::is_played_by_person)
    }

    /// The seats on which bots decide now.
    fn decided_by_bots(&self) -> SeatSet {
        let bots = self.seats_where(|seat| seat.bot_kind().is_some());
        bots.iter().chain(self.skipped.iter()).collect()
    }

    /// When the time of a seat runs out.
    pub(crate) fn deadline_of(&self, seat: Seat) -> Option<Time> {
        self.clock.as_ref().and_then(|clock| clock.deadline_of(seat))
    }

    /// The server's commitment to its secret.
    fn commitment(&self) -> Bits {
        fair::server_commitment(&self.id, self.secret)
    }

    /// The number of a seat: its own, or the server's.
    fn number(&self, seat: Seat) -> Bits {
        let own = self.seats[seat.index()].number;
        own.unwrap_or_else(|| fair::bot_number(&self.id, seat, self.secret))
    }

    /// All that was agreed about luck. A secret as long as the game goes on.
    pub(crate) fn evidence(&self) -> Evidence {
        let seats = Seat::all(self.seats.len()).map(|seat| fair::Added {
            commitment: self.seats[seat.index()].number.and(self.seats[seat.index()].commitment),
            number: self.number(seat),
        });
        Evidence {
            table: self.id.clone(),
            commitment: self.commitment(),
            secret: self.secret,
            seats: seats.collect(),
        }
    }

    /// What decides the chance of this table.
    pub(crate) fn seed(&self) -> kernel::Seed {
        let numbers: Vec<Bits> =
            Seat::all(self.seats.len()).map(|seat| self.number(seat)).collect();
        fair::seed(&self.id, self.secret, &numbers)
    }

    /// The table as it was before the first entry, with whoever sits there now.
    pub(crate) fn table(&self) -> Result<Box<dyn AnyTable>, Error> {
        let mut table = shelf::open(&self.game, &self.setup, self.seed(), self.players())?;
        table.ask_all(self.terms.ask_all);
        table.set_evidence(self.evidence())?;
        Ok(table)
    }

    /// Whether spectators look at what happened some entries ago.
    pub(crate) fn has_delay(&self) -> bool {
        self.terms.spectator_delay > 0
    }

    /// A number for what bots decide at this table; nobody can work anything out from it.
    pub(crate) fn bot_seed(&self) -> u64 {
        let digest = fair::bot_number(&self.id, Seat(u8::MAX), self.secret).0;
        u64::from_le_bytes(digest[..8].try_into().expect("eight bytes"))
    }
}

/// What cannot be agreed on is refused.
fn check_terms(terms: &Terms, info: &'static Info) -> Result<(), Error> {
    use protocol::TimeControl;
    bots::check(info.id, &terms.stand_in)?;
    let fits = match terms.time {
        TimeControl::None => true,
        TimeControl::Live { bank_s, increment_s } => {
            (10..=86_400).contains(&bank_s) && increment_s <= 3_600
        }
        TimeControl::Correspondence { days } => (1..=30).contains(&days),
    };
    if !fits {
        return Err(Error::invalid("bad_time_control"));
    }
    if terms.spectator_delay > 1_000 {
        return Err(Error::invalid("bad_spectator_delay"));
    }
    Ok(())
}

impl Room {
    /// A room whose game has not begun, or comes with its table.
    pub(crate) fn new(state: State, table: Option<Box<dyn AnyTable>>) -> Room {
        let presence = vec![Presence::default(); state.seats.len()];
        Room { state, table, presence }
    }

    /// The seat of somebody who speaks.
    pub(crate) fn seat_of(&self, who: &Who) -> Option<Seat> {
        match *who {
            Who::Person { id, .. } => {
                let own = |seat: &Seat| self.state.seats[seat.index()].person_id() == Some(id);
                Seat::all(self.state.seats.len()).find(own)
            }
            Who::Key(seat) => Some(seat).filter(|seat| seat.index() < self.state.seats.len()),
            Who::Nobody => None,
        }
    }

    /// A room as it was stored, with its table. What waited for agreement waits again.
    pub(crate) fn reopened(state: State, table: Box<dyn AnyTable>) -> Room {
        let mut room = Room::new(state, Some(table));
        room.restore_requests();
        room
    }

    /// Puts back what waited for agreement at the table.
    pub(crate) fn restore_requests(&mut self) {
        if let (Some(jump), Some(table)) = (self.state.jump, &mut self.table)
            && table.restore_jump_request(jump).is_err()
        {
            self.state.jump = None;
        }
    }

    /// What somebody is told about themselves.
    pub(crate) fn you(&self, who: &Who) -> protocol::You {
        protocol::You { seat: self.seat_of(who), host: self.is_host(who) }
    }

    pub(crate) fn is_host(&self, who: &Who) -> bool {
        matches!(who, Who::Person { id, .. } if *id == self.state.host)
    }

    /// Somebody is connected for a seat, or no longer.
    pub(crate) fn connect(&mut self, seat: Seat, here: bool, now: Time) {
        let presence = &mut self.presence[seat.index()];
        presence.connections = match here {
            true => presence.connections + 1,
            false => presence.connections.saturating_sub(1),
        };
        presence.away_since = (presence.connections == 0).then_some(now);
    }

    fn is_absent(&self, seat: Seat, now: Time) -> bool {
        let Presence { connections, away_since } = self.presence[seat.index()];
        connections == 0 && away_since.is_none_or(|since| now.saturating_sub(since) >= ABSENT)
    }

    /// Carries out a request about what is around the table. Where it is refused nothing has
    /// changed.
    pub(crate) fn request(
        &mut self,
        who: &Who,
        request: &RoomRequest,
        now: Time,
    ) -> Result<Effects, Error> {
        match request {
            RoomRequest::Sit { seat } => self.sit(who, *seat, now),
            RoomRequest::Stand => self.stand(who, now),
            RoomRequest::Fill { seat, bot } => self.fill(who, *seat, bot.as_deref(), now),
            RoomRequest::Bring { option, value } => self.bring(who, option, value),
            RoomRequest::Ready { commitment } => self.ready(who, commitment, now),
            RoomRequest::Unready => self.unready(who),
            RoomRequest::Reveal { number } => self.reveal(who, number, now),
            RoomRequest::Propose(what) => self.propose(who, *what, now),
            RoomRequest::Agree(id) => self.agree(who, *id, now),
            RoomRequest::Decline(id) => self.decline(who, *id),
            RoomRequest::Resign => self.resign(who, now),
            RoomRequest::Resume => self.resume(who, now),
            RoomRequest::Rematch => self.rematch(who),
            RoomRequest::Chat(text) => self.chat(who, text, now),
            RoomRequest::Emote(emote) => self.emote(who, *emote),
        }
    }

    fn chat(&mut self, who: &Who, text: &str, now: Time) -> Result<Effects, Error> {
        let seat = self.must_sit(who)?;
        let text = text.trim();
        let long = text.chars().count() > LONGEST_LINE;
        let control = |c: char| kernel::is_invisible(c) || c.is_control();
        if text.is_empty() || long || text.chars().any(control) {
            return Err(Error::invalid("bad_chat").with("longest", LONGEST_LINE));
        }
        self.state.chat += 1;
        let (n, name) = (self.state.chat, self.state.seats[seat.index()].name.clone());
        let line = ChatLine { n, time: now, seat, name, text: text.to_owned() };
        Ok(Effects { chat: Some(line), ..Effects::default() })
    }

    fn emote(&mut self, who: &Who, emote: Emote) -> Result<Effects, Error> {
        let seat = self.must_sit(who)?;
        Ok(Effects { emote: Some((seat, emote)), ..Effects::default() })
    }

    fn must_sit(&self, who: &Who) -> Result<Seat, Error> {
        self.seat_of(who).ok_or_else(|| Error::illegal("not_seated"))
    }

    fn must_be(&self, status: Status) -> Result<(), Error> {
        if self.state.status == status {
            return Ok(());
        }
        let word = |status| match status {
            Status::Gathering => "gathering",
            Status::Revealing => "revealing",
            Status::Playing => "playing",
            Status::Over => "over",
        };
        Err(Error::illegal("not_now").variant(word(self.state.status)))
    }

    fn must_be_seat(&self, seat: Seat) -> Result<(), Error> {
        let seats = self.state.seats.len();
        if seat.index() < seats {
            return Ok(());
        }
        Err(Error::invalid("no_such_seat").with("seat", seat).options(Seat::all(seats)))
    }

    /// When somebody must look after the room, even if nobody says anything.
    pub(crate) fn wake(&self) -> Option<Time> {
        let state = &self.state;
        let bots = (!self.bots_to_move().is_empty()).then_some(0);
        let deadline = state.clock.as_ref().and_then(Clock::deadline);
        [bots, deadline, state.reveal_by, state.pause_until].into_iter().flatten().min()
    }

    /// What everybody is told about the room.
    pub(crate) fn shown(&self, spectators: u32, now: Time) -> protocol::Room {
        let state = &self.state;
        let over = state.status == Status::Over;
        let share = |seat: Seat| {
            let seated = &state.seats[seat.index()];
            // When it is over, everybody can check the numbers of bots too.
            let number = seated.number.or_else(|| over.then(|| state.number(seat)));
            protocol::Share {
                commitment: seated.commitment.map(|bits| bits.to_string()),
                number: number.map(|bits| bits.to_string()),
            }
        };
        protocol::Room {
            id: state.id.clone(),
            game: state.game.clone(),
            setup: state.public_setup(),
            terms: state.terms.clone(),
            status: state.status,
            seats: Seat::all(state.seats.len()).map(|seat| self.place(seat)).collect(),
            host: self.seat_of(&Who::Person { id: state.host, name: String::new() }),
            spectators,
            luck: protocol::Luck {
                commitment: state.commitment().to_string(),
                seats: Seat::all(state.seats.len()).map(share).collect(),
                secret: over.then(|| state.secret.to_string()),
            },
            clock: state.clock.as_ref().map(|clock| clock.shown(now)),
            proposal: state.proposal.clone(),
            ending: state.ending.clone(),
            rematch: state.rematch.clone(),
            created: state.created,
        }
    }

    fn place(&self, seat: Seat) -> Place {
        let (seated, presence) = (&self.state.seats[seat.index()], self.presence[seat.index()]);
        let person = matches!(seated.by, By::Person(_));
        Place {
            occupant: seated.occupant(),
            name: seated.name.clone(),
            ready: seated.ready || seated.bot_kind().is_some(),
            here: !person || presence.connections > 0,
            away_since: presence.away_since.filter(|_| person),
        }
    }
}

impl State {
    /// What the table is opened with, without what seats brought for themselves.
    pub(crate) fn public_setup(&self) -> Setup {
        Setup { position: None, ..self.setup.without_brought(self.info(), |_| false) }
    }

    /// The seats as lists show them, without presence.
    pub(crate) fn places(&self) -> Vec<Place> {
        let place = |seated: &Seated| Place {
            occupant: seated.occupant(),
            name: seated.name.clone(),
            ready: seated.ready || seated.bot_kind().is_some(),
            here: false,
            away_since: None,
        };
        self.seats.iter().map(place).collect()
    }
}
