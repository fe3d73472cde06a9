//! What a page can say to a desk, and what it hears.

use kernel::{Board, Message, Mover, Outcome, Seat, Seed, Setup, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::message::{Command, Reply, Update};
use table::{EntryId, Player};

/// What a page can say to a desk.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(tag = "call", rename_all = "snake_case", deny_unknown_fields)]
pub enum Call {
    /// Which games there are: a list of descriptions.
    Games {},
    /// Everything of a game that has a text of its own.
    Rules {
        /// The id of the game.
        game: String,
    },
    /// Opens a new table in place of the one before.
    Open {
        /// The id of the game.
        game: String,
        /// What it is opened with.
        setup: Setup,
        /// What decides chance: a number that somebody typed, or a secret from the browser's own
        /// source of randomness, as `secret:` and 24 hexadecimal digits.
        seed: Seed,
        /// The kind of player on each seat: `human`, or the name of a bot.
        seats: Vec<String>,
        /// What the players are called; as their kind, if it is not said.
        #[serde(default)]
        names: Vec<String>,
        /// Whether seats are asked even what has one answer that everybody can see.
        #[serde(default)]
        ask_all: bool,
    },
    /// Opens the table that a link holds in place of the one before.
    OpenLink {
        /// The link, or an address that ends with it.
        link: String,
        /// The kind of player on each seat; people, if it is not said.
        #[serde(default)]
        seats: Vec<String>,
    },
    /// Opens the save that follows as bytes in place of the table before.
    OpenSave {},
    /// Seats other players.
    Seat {
        /// The kind of player on each seat.
        seats: Vec<String>,
        /// What they are called; as their kind, if it is not said.
        #[serde(default)]
        names: Vec<String>,
    },
    /// Carries out the request of a seat, lets chance move, and tells a viewer how things are now.
    Command {
        /// The request.
        command: Command,
        /// Who is told.
        viewer: Viewer,
    },
    /// How things are now.
    Now {
        /// For whom.
        viewer: Viewer,
    },
    /// How things were after an entry.
    Shown {
        /// The entry.
        at: EntryId,
        /// For whom.
        viewer: Viewer,
    },
    /// The whole log.
    Story {
        /// For whom.
        viewer: Viewer,
    },
    /// How the counts of the seats went.
    Course {
        /// For whom.
        viewer: Viewer,
    },
    /// Whether a seat could make a move, and if not, why.
    Check {
        /// The seat.
        seat: Seat,
        /// The move in notation.
        text: String,
    },
    /// More about one of the topics of the game.
    Details {
        /// The moment.
        at: EntryId,
        /// For whom.
        viewer: Viewer,
        /// The topic.
        topic: String,
    },
    /// The link to a moment.
    Link {
        /// The entry; the newest moment, if it is not said.
        #[serde(default)]
        at: Option<EntryId>,
    },
    /// The table as a save; the bytes follow.
    Save {},
    /// What a bot would do on a seat that is to move, at the table that a link holds. The desk's
    /// own table stays as it is.
    Think {
        /// The link.
        link: String,
        /// The seat.
        seat: Seat,
        /// The name of the bot.
        bot: String,
        /// The seed of the bots.
        seed: u64,
        /// The entry from which, together with the seat, its own seed follows.
        at: EntryId,
        /// After so many milliseconds it decides with what it has.
        limit_ms: u32,
    },
    /// How long a decision takes in random games, to compare machines.
    Speed {
        /// The id of the game.
        game: String,
        /// How many decisions are made at least.
        decisions: u32,
    },
}

/// A table that was opened.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Opened {
    /// The id of the game.
    pub game: String,
    /// What it was opened with.
    pub setup: Setup,
    /// What decides chance.
    pub seed: Seed,
    /// Who sits where.
    pub seats: Vec<Player>,
    /// For a save or a link: exact, unverified, or diverged at an entry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Message>,
}

/// How things are now.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Now {
    /// The answer to the request, where there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<Reply>,
    /// Everything the viewer needs to draw the table.
    #[schemars(with = "Update<Value, Value, Value>")]
    pub update: Value,
    /// The table in words that know no game.
    pub board: Board,
    /// The game as a link.
    pub link: String,
    /// The entries of the moves that led here, in order, with their movers.
    pub line: Vec<(EntryId, Mover)>,
    /// Whether nothing on the table is hidden from anybody.
    pub open: bool,
}

/// How things were.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Past {
    /// What the viewer might know.
    pub view: Value,
    /// What was to be shown.
    pub screen: Value,
    /// How it had ended, if it had.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The table in words that know no game.
    pub board: Board,
}

/// Whether a move could be made.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Checked {
    /// The move as the game writes it.
    pub notation: String,
}

/// Who sits where.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Seated {
    /// The players.
    pub seats: Vec<Player>,
}

/// How long decisions took.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Speeds {
    /// How many decisions were made.
    pub decisions: u64,
    /// How many games were played.
    pub games: u64,
    /// What comes of the games, so that machines can be seen to have done the same.
    pub digest: String,
}
