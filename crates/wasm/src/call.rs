//! What a page can say to a desk, and what it hears.

use bots::Part;
use kernel::{Message, ScriptStep, Seat, Seed, Setup, Viewer};
use puzzles::Goal;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::fair::{Bits, Evidence};
use table::message::{Command, Stamp};
use table::{EntryId, Player, Steps};

/// What of a thought a desk is asked for.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Work {
    /// All of it: answered with an advice.
    #[default]
    Whole,
    /// The part of this number: answered with a tally for each legal move.
    Part(u32),
    /// What all parts, in order, come to: answered with an advice.
    Join(Vec<Part>),
}

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
        /// Whether dice fall on a real table and are typed in.
        #[serde(default)]
        typed_dice: bool,
        /// When it is opened.
        #[serde(default)]
        stamp: Stamp,
    },
    /// Opens the table, or the position to look at, that a link holds in place of the one before.
    OpenLink {
        /// The link, or an address that ends with it.
        link: String,
        /// The kind of player on each seat; people, if it is not said.
        #[serde(default)]
        seats: Vec<String>,
        /// Whether dice fall on a real table and are typed in.
        #[serde(default)]
        typed_dice: bool,
    },
    /// Opens the save that follows as bytes in place of the table before. Dice are typed in where
    /// the save says so.
    OpenSave {},
    /// From now on dice are typed in, or fall as the seed says.
    TypeDice {
        /// Whether they are typed in.
        typed: bool,
    },
    /// Seats other players.
    Seat {
        /// The kind of player on each seat.
        seats: Vec<String>,
        /// What they are called; as their kind, if it is not said.
        #[serde(default)]
        names: Vec<String>,
    },
    /// Carries out the request of a seat and lets chance move. The answer is a reply; what has
    /// changed comes with it as an update.
    Command {
        /// The request.
        command: Command,
        /// When it is made and by whom.
        #[serde(default)]
        stamp: Stamp,
    },
    /// Tells the page from now on what changes, as a viewer may know it, in place of the viewer
    /// before. The first update comes with the answer.
    Subscribe {
        /// The viewer.
        viewer: Viewer,
        /// The newest entry that the page knows as this viewer.
        #[serde(default)]
        have: EntryId,
    },
    /// How things are now, with what came after an entry: what fills a gap.
    Since {
        /// For whom.
        viewer: Viewer,
        /// The entry.
        have: EntryId,
    },
    /// How things were after an entry.
    Shown {
        /// The entry.
        at: EntryId,
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
    /// What a move would do, as far as the seat that could make it can know.
    Preview {
        /// The seat.
        seat: Seat,
        /// The move in notation.
        text: String,
    },
    /// The positions that a seat could go back to, and who would have to agree to each.
    BackTargets {
        /// The seat.
        seat: Seat,
    },
    /// The link to a moment.
    Link {
        /// The entry; the newest moment, if it is not said.
        #[serde(default)]
        at: Option<EntryId>,
    },
    /// The table as a save; the bytes follow.
    Save {},
    /// The link to a position as a viewer knows it, to be looked at.
    PositionLink {
        /// The entry.
        at: EntryId,
        /// The viewer.
        viewer: Viewer,
    },
    /// What was done after an entry, for a desk that thinks about a copy of this table.
    Steps {
        /// The entry.
        since: EntryId,
    },
    /// What a bot would do on a seat that is to move, at the copy of a table that this desk keeps
    /// beside its own. Refused as `not_a_copy` where the steps do not go on from that copy.
    Think {
        /// What to open a fresh copy with; nothing where the steps go on from the last thought.
        #[serde(default)]
        fresh: Option<Copied>,
        /// What was done at the table since the last thought.
        steps: Steps,
        /// The seat.
        seat: Seat,
        /// The name of the bot.
        bot: String,
        /// The seed of the bots.
        seed: u64,
        /// After so many milliseconds it decides with what it has.
        limit_ms: u32,
        /// What of the thought: all of it, if it is not said.
        #[serde(default)]
        work: Work,
    },
    /// Takes the file of weights that follows as bytes, which a bot was refused for as
    /// `net_missing`.
    Net {},
    /// In how many parts a bot thinks about the next move of a seat of the table.
    Parts {
        /// The seat.
        seat: Seat,
        /// The name of the bot.
        bot: String,
    },
    /// The commitment of the person on a seat to a number, for the server: 64 hexadecimal digits.
    FairCommitment {
        /// The id of the table on the server.
        table: String,
        /// The seat.
        seat: Seat,
        /// The number: 64 hexadecimal digits from the browser's own source of randomness.
        number: Bits,
    },
    /// Whether everything that was agreed about the luck of a table was kept. Where the save of the
    /// game follows as bytes, it is played again, and every deal and die is checked too.
    FairCheck {
        /// What was agreed on.
        evidence: Evidence,
        /// What the server committed to when the table opened, as far as the page noted it.
        #[serde(default)]
        commitment: Option<Bits>,
    },
    /// What lists that somebody builds come to (decks of Skirmish, rosters of Mordheim): one draft
    /// for each text.
    Draft {
        /// The id of the game.
        game: String,
        /// The options that they are built for.
        #[serde(default)]
        setup: Setup,
        /// The texts.
        texts: Vec<String>,
    },
    /// The puzzles of a file of scenarios.
    Puzzles {
        /// The text of the file.
        text: String,
    },
    /// The puzzle of a day: its game and its number there.
    Daily {
        /// Which day it is where the page is, from the first of January 1970, which is 0.
        day: u32,
    },
    /// How the puzzle stands that the table was opened with.
    Stand {
        /// Whose side solves it.
        seat: Seat,
        /// What is to be reached.
        goal: Goal,
    },
    /// The chapters of a lesson: a file of scenarios in which something is said.
    Lesson {
        /// The text of the file.
        text: String,
    },
    /// How long a decision takes in random games, to compare machines.
    Speed {
        /// The id of the game.
        game: String,
        /// How many decisions are made at least.
        decisions: u32,
    },
}

/// What a copy of a table is opened with.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Copied {
    /// The id of the game.
    pub game: String,
    /// What it was opened with.
    pub setup: Setup,
    /// What decides chance.
    pub seed: Seed,
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
    /// Whether dice are typed in.
    pub typed_dice: bool,
    /// For a save or a link: exact, unverified, or diverged at an entry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Message>,
    /// Where it is a position to look at, and nobody plays: as whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub look_as: Option<Viewer>,
}

/// A chapter of a lesson: seat 0 learns, and the script makes the moves of the others.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Chapter {
    /// What it is called in its file.
    pub name: String,
    /// The id of the game.
    pub game: String,
    /// What the table is opened with.
    pub setup: Setup,
    /// What decides chance there.
    pub seed: Seed,
    /// What happens and what is said.
    pub script: Vec<ScriptStep>,
}

/// Whether a move could be made.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Checked {
    /// The move as the game writes it.
    pub notation: String,
}

/// Whether what was agreed about luck was kept.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FairChecked {
    /// Whether it was.
    pub kept: bool,
    /// What was not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Message>,
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
