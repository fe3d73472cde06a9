//! What is said over the network. Commands, replies and updates are those of the table; around them
//! is what a server adds: who sits where, who is here, time, agreement, chat.

use kernel::{ErrorMessage, Seat, SeatSet, Setup, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::message::{Request, Update};
use table::{EntryId, GameResult};

/// The version of this protocol. A client that speaks another one is refused.
pub const PROTOCOL: u32 = 1;

/// Milliseconds since the beginning of 1970.
pub type Time = u64;

// ---------------------------------------------------------------------- from a client

/// What a client says on a socket, one JSON object in each message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message: what the client speaks, and the newest entry that it has.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The newest entry that the client has; 0 for none.
        #[serde(default)]
        have: EntryId,
        /// As whom the log up to there was told; whatever somebody else was told is told anew.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        viewer: Option<Viewer>,
    },
    /// A command to the table, by the seat of whoever speaks.
    Command(TableCommand),
    /// A request about what is around the table.
    Room(RoomCommand),
    /// A question that changes nothing.
    Ask {
        /// The client's name for the question.
        id: String,
        /// The question.
        ask: Query,
    },
    /// Is anybody there?
    Ping,
}

/// A command to the table. The seat follows from who sends it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableCommand {
    /// The client's name for the command: sent twice, it is done once.
    pub id: String,
    /// The newest entry that the client knew when it decided.
    pub at: EntryId,
    /// What it asks for.
    #[serde(rename = "do")]
    pub request: Request,
}

/// A request about what is around the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoomCommand {
    /// The client's name for the request: what has the same one is done once.
    pub id: String,
    /// What it asks for.
    #[serde(rename = "do")]
    pub request: RoomRequest,
}

/// What people can ask for around a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum RoomRequest {
    /// To sit down on an open seat, or to come back to a seat that a bot plays for this person.
    Sit {
        /// Which.
        seat: Seat,
    },
    /// To leave the seat: before the start it is open again, in a game a bot plays on.
    Stand,
    /// To put a bot on a seat, or to open it. Before the start for the host; in a game for every
    /// player, when the person on that seat has been away for a while.
    Fill {
        /// Which.
        seat: Seat,
        /// The bot; nothing for an open seat.
        #[serde(default)]
        bot: Option<String>,
    },
    /// To bring what belongs to the own seat, such as a deck: an option of the game.
    Bring {
        /// The option.
        option: String,
        /// Its value.
        value: String,
    },
    /// To be ready, with the commitment to a number of one's own: 64 hexadecimal digits.
    Ready {
        /// The digest that `table::fair` makes of the number.
        commitment: String,
    },
    /// Not to be ready after all.
    Unready,
    /// To reveal the number: 64 hexadecimal digits.
    Reveal {
        /// The number.
        number: String,
    },
    /// To propose something that the others must agree to.
    Propose(Proposed),
    /// To agree to the proposal with this number.
    Agree(u32),
    /// To decline the proposal with this number, or to withdraw one's own.
    Decline(u32),
    /// To give up. Where partners play, the partner must agree; see `propose`.
    Resign,
    /// To let time run again after a pause.
    Resume,
    /// To play again at a new table, with the seats moved on by one.
    Rematch,
    /// To say something to the players.
    Chat(String),
    /// To show one of the fixed emotes.
    Emote(Emote),
}

/// What can be proposed to the other people at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Proposed {
    /// To end the game without a winner.
    Draw,
    /// To give up as a side: the partner must agree.
    Concede,
    /// To stop the clocks.
    Pause,
    /// To have more time: as much again as a move usually gets.
    MoreTime,
}

/// The emotes there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Emote {
    /// Hello.
    Hello,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Oops.
    Oops,
    /// That was lucky.
    Lucky,
    /// I am thinking.
    Thinking,
    /// Good game.
    GoodGame,
}

/// A question that changes nothing, about what whoever asks may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Query {
    /// How things are now, with what came after an entry: answered with an update.
    Since(EntryId),
    /// The position after an entry: answered with `Past`.
    Shown(EntryId),
    /// What was counted for the seats: answered with moments.
    Course,
    /// Whether a move could be made: answered with its notation.
    Check(String),
    /// What a move would do: answered with a `Preview`.
    Preview(String),
    /// Where the seat could go back to: answered with back targets.
    BackTargets,
    /// More about a topic at the position after an entry: answered with messages.
    Details {
        /// The entry.
        at: EntryId,
        /// The topic.
        topic: String,
    },
    /// A link to the position after an entry as the viewer knows it.
    PositionLink(EntryId),
    /// What a good bot would do on this seat, where the table allows hints: answered with `Advice`.
    Hint,
    /// The lines of the chat so far.
    Chat,
}

// ---------------------------------------------------------------------- from the server

/// What the server says on a socket and in a stream of events, one JSON object in each message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[serde(bound = "U: Serialize + serde::de::DeserializeOwned")]
pub enum FromServer<U> {
    /// The room, whole: the answer to `hello`, and whenever anything in it has changed.
    Room {
        /// The room.
        room: Box<Room>,
        /// Whoever gets this message.
        you: You,
    },
    /// What has changed at the table. The first one comes when the game begins, or after `hello`.
    Update {
        /// The update.
        update: U,
    },
    /// The answer to a command, a request or a question.
    Reply {
        /// The client's name for it.
        id: String,
        /// What came of it, where it was not refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ok: Option<Value>,
        /// Why it was refused. Nothing has changed then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        error: Option<Value>,
    },
    /// A line of the chat.
    Chat {
        /// The line.
        line: ChatLine,
    },
    /// Somebody shows an emote.
    Emote {
        /// Whose seat.
        seat: Seat,
        /// Which.
        emote: Emote,
    },
    /// The answer to a ping.
    Pong,
    /// The server ends the connection.
    Bye {
        /// Why: `shutdown`, `too_slow`, `silent`, `nonsense`, `protocol`, `refused`, `gone`.
        why: String,
        /// More about it, where somebody was refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        error: Option<Value>,
    },
}

/// An update as the server sends it.
pub type Told = FromServer<Box<Update<Value, Value, Value>>>;

/// Whoever a message is for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct You {
    /// The seat, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Whether this person opened the table.
    pub host: bool,
}

/// A table on a server and what is around it. Everybody gets the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Room {
    /// The table's id: whoever knows it can come in.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What it is opened with, without what seats brought for themselves.
    pub setup: Setup,
    /// What was agreed on when the table was opened.
    pub terms: Terms,
    /// How far things are.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<Place>,
    /// The seat of the person who opened the table, if that person sits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Seat>,
    /// How many spectators there are.
    pub spectators: u32,
    /// The luck, and what was agreed about it.
    pub luck: Luck,
    /// The time of the seats; nothing without a clock or before the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// What somebody proposes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal: Option<Proposal>,
    /// How the game ended, where it ended otherwise than by its rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// When it was opened.
    pub created: Time,
}

/// What is agreed on when a table is opened, beside the options of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// Whether the lobby lists the table.
    pub public: bool,
    /// How much time there is.
    pub time: TimeControl,
    /// What happens when a seat has no time left.
    pub on_timeout: OnTimeout,
    /// The bot that plays for those who leave or run out of time.
    pub stand_in: String,
    /// Whether people may watch.
    pub spectators: bool,
    /// How many entries spectators are behind.
    pub spectator_delay: u32,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// Whether seats are asked even what has one answer that everybody can see.
    pub ask_all: bool,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            public: false,
            time: TimeControl::None,
            on_timeout: OnTimeout::Bot,
            stand_in: "casual".to_owned(),
            spectators: true,
            spectator_delay: 0,
            hints: true,
            ask_all: false,
        }
    }
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeControl {
    /// As much as anybody likes.
    None,
    /// A bank for the whole game, and more after each decision.
    Live {
        /// Seconds in the bank at the start.
        bank_s: u32,
        /// Seconds after each decision.
        increment_s: u32,
    },
    /// Days for each decision.
    Correspondence {
        /// How many.
        days: u32,
    },
}

/// What happens when a seat has no time left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OnTimeout {
    /// A bot plays on.
    Bot,
    /// A bot makes this one decision.
    Skip,
    /// The seat gives up.
    Forfeit,
}

/// How far things are.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People sit down and say that they are ready.
    Gathering,
    /// Everybody is ready, and the numbers that decide chance are revealed.
    Revealing,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Place {
    /// Who sits there.
    pub occupant: Occupant,
    /// What they are called.
    pub name: String,
    /// Whether they are ready.
    pub ready: bool,
    /// Whether they are connected.
    pub here: bool,
    /// Since when they are not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away_since: Option<Time>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot of this level.
    Bot(String),
    /// A bot that plays for a person, who can come back.
    StandIn(String),
}

/// What is known about the luck of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Luck {
    /// The server's commitment to its secret.
    pub commitment: String,
    /// The commitment and the number of each seat, as far as they are known.
    pub seats: Vec<Share>,
    /// The server's secret, when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// What a seat adds to the luck of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Share {
    /// The commitment of the person on the seat; nothing for a bot, whose number is the server's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The number, once everybody has committed to one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
}

/// The time of the seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Clock {
    /// The server's time when this was said.
    pub now: Time,
    /// What each seat had left then, in milliseconds.
    pub left_ms: Vec<u64>,
    /// Whose time runs.
    pub running: SeatSet,
    /// Whether the players agreed to a pause.
    pub paused: bool,
}

/// Something that others must agree to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Proposal {
    /// Its number.
    pub id: u32,
    /// What is proposed.
    pub what: Proposed,
    /// By whom.
    pub by: Seat,
    /// Who has still to agree.
    pub waiting: SeatSet,
}

/// How a game ended otherwise than by its rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Ending {
    /// Why.
    pub reason: EndReason,
    /// Who gave up or had no time left; nobody in a draw.
    pub losers: SeatSet,
}

/// Why a game ended otherwise than by its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// Somebody gave up.
    Resigned,
    /// Somebody had no time left.
    Time,
    /// Everybody agreed to a draw.
    Draw,
    /// Nobody was left.
    Abandoned,
}

impl EndReason {
    /// A stable word for programs, as it is written.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            EndReason::Resigned => "resigned",
            EndReason::Time => "time",
            EndReason::Draw => "draw",
            EndReason::Abandoned => "abandoned",
        }
    }
}

impl Ending {
    /// What a seat got, where anybody got anything.
    #[must_use]
    pub fn result(&self, seat: Seat) -> Option<GameResult> {
        match self.reason {
            EndReason::Draw => Some(GameResult::Draw),
            EndReason::Abandoned => None,
            EndReason::Resigned | EndReason::Time if self.losers.has(seat) => {
                Some(GameResult::Loss)
            }
            EndReason::Resigned | EndReason::Time => Some(GameResult::Win),
        }
    }
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ChatLine {
    /// Its number at this table, from 1.
    pub n: u32,
    /// When it was said.
    pub time: Time,
    /// By whom.
    pub seat: Seat,
    /// What they were called then.
    pub name: String,
    /// What was said.
    pub text: String,
}

// ---------------------------------------------------------------------- over HTTP

/// What opens a table: `POST /api/v1/tables`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Seats and options.
    #[serde(default)]
    pub setup: Setup,
    /// Everything else that is agreed on.
    #[serde(default)]
    pub terms: Terms,
    /// Who sits where: `me` once or not at all, `open`, or the name of a bot.
    pub seats: Vec<String>,
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OpenedTable {
    /// Its id.
    pub table: String,
    /// The address to invite others with.
    pub invite: String,
}

/// A table in a list: the lobby, or one's own games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Listed {
    /// Its id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// What it is opened with, without what seats brought for themselves.
    pub setup: Setup,
    /// What was agreed on.
    pub terms: Terms,
    /// How far things are.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<Place>,
    /// Whose move it is.
    pub to_move: SeatSet,
    /// The seat of whoever asks, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Seat>,
    /// When it was opened.
    pub created: Time,
    /// When something happened there last.
    pub changed: Time,
    /// When the time of whoever asks runs out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Time>,
}

/// A person, as the server knows them: `GET` and `PUT /api/v1/me`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Me {
    /// What others call them.
    pub name: String,
}

/// A key to one seat, for a program or another device: `POST /api/v1/tables/{id}/key`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatKey {
    /// What goes after `Authorization: Bearer`.
    pub token: String,
}

/// What every refusal over HTTP holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Refusal {
    /// Why.
    pub error: ErrorMessage,
}
