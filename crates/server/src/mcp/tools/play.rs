//! Playing: looking, deciding, waiting.

use std::time::Duration;

use kernel::{Error, Message, nearest};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::EntryId;
use table::message::{Done, Request};

use super::{Answer, Effect, No, Told, Tool};
use crate::mcp::Manner;
use crate::mcp::person::Person;
use crate::mcp::place::{ADVISER, Sight};
use crate::mcp::refused::Refused;
use crate::mcp::session::{Seated, Session};
use crate::mcp::shown::{TableShown, is_turn};

/// The longest that a call waits: most clients give up after a minute.
const LONGEST: u32 = 50;
/// How long a call waits where nothing else is said.
const USUAL: u32 = 30;
/// So many legal moves are told at once.
const AT_ONCE: usize = 200;

/// Nothing is asked.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {}

/// The table as the seat sees it.
pub(super) async fn shown(session: &Session, seated: &Seated) -> Answer<TableShown> {
    Ok(told(session, seated, &seated.look().await?))
}

fn told(session: &Session, seated: &Seated, sight: &Sight) -> Told<TableShown> {
    let table = TableShown::of(&seated.place, sight, session.manner);
    let text = table.text(&sight.voice);
    Told::new(table, text)
}

fn within(seconds: Option<u32>) -> Duration {
    Duration::from_secs(seconds.unwrap_or(USUAL).min(LONGEST).into())
}

// ---------------------------------------------------------------------- looking

/// Shows the table.
pub(super) struct Look;

/// What to look at.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LookAt {
    /// One of the `topics` that `list_games` names for the game: more about it than the picture
    /// shows, in `news`.
    details: Option<String>,
}

impl Tool for Look {
    const NAME: &'static str = "look";
    const TITLE: &'static str = "Look at the table";
    const ABOUT: &'static str = "The table as your seat may know it: what happened since you looked \
        last, the table as text, what is asked and your legal moves. Nothing hidden is told.";
    const EFFECT: Effect = Effect::Reads;
    type Asked = LookAt;
    type Told = TableShown;

    async fn call(session: &Session, asked: LookAt, _: &Person) -> Answer<TableShown> {
        let seated = session.seated().await?;
        let Some(topic) = asked.details else { return shown(session, &seated).await };
        let details = seated.place.details(&topic).await?;
        let sight = seated.look().await?;
        let mut table = TableShown::of(&seated.place, &sight, session.manner);
        table.news.extend(details.iter().map(|line| sight.voice.say(line)));
        let text = table.text(&sight.voice);
        Ok(Told::new(table, text))
    }
}

/// Lists the legal moves.
pub(super) struct LegalMoves;

/// Which of them.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    /// Only moves that hold this text, in their notation or in what they say; small and capital
    /// letters are the same.
    contains: Option<String>,
    /// Pass over so many of them: at most 200 are told at once.
    #[serde(default)]
    skip: u32,
}

/// Legal moves.
#[derive(Serialize, JsonSchema)]
pub(super) struct Legal {
    /// The moment they are legal at: send it with `play`.
    at: u32,
    /// How many there are that were asked for.
    count: usize,
    /// Those that are told.
    moves: Vec<Move>,
}

/// A legal move.
#[derive(Serialize, JsonSchema)]
struct Move {
    /// How `play` takes it.
    #[serde(rename = "move")]
    notation: String,
    /// What it says.
    says: String,
    /// What sort of move it is.
    group: String,
}

impl Tool for LegalMoves {
    const NAME: &'static str = "legal_moves";
    const TITLE: &'static str = "List legal moves";
    const ABOUT: &'static str = "Exactly your legal moves, each with what it says. Only where `look` \
        says that there are too many to list, or a notation is not clear to you.";
    const EFFECT: Effect = Effect::Reads;
    type Asked = Which;
    type Told = Legal;

    fn is_there(manner: Manner) -> bool {
        manner.lists
    }

    async fn call(session: &Session, asked: Which, _: &Person) -> Answer<Legal> {
        let seated = session.seated().await?;
        let sight = seated.place.sight(EntryId::MAX).await?;
        let Some(update) = &sight.update else { return Err(Error::illegal("not_begun").into()) };
        let wanted = asked.contains.unwrap_or_default().to_lowercase();
        let moves: Vec<Move> = update
            .screen
            .available
            .iter()
            .map(|offer| Move {
                notation: offer.notation.clone(),
                says: sight.voice.say(&offer.label),
                group: sight.voice.say(&Message::of("group", &offer.group)),
            })
            .filter(|one| {
                [&one.notation, &one.says].iter().any(|text| text.to_lowercase().contains(&wanted))
            })
            .collect();
        let count = moves.len();
        let moves: Vec<Move> = moves.into_iter().skip(asked.skip as usize).take(AT_ONCE).collect();
        let line = |one: &Move| format!("- {}: {} ({})", one.notation, one.says, one.group);
        let head = Message::new("mcp-moves").with("count", count).with("at", update.at);
        let head = sight.voice.say(&head.with("told", moves.len()));
        let lines: Vec<String> = [head].into_iter().chain(moves.iter().map(line)).collect();
        Ok(Told::new(Legal { at: update.at, count, moves }, lines.join("\n")))
    }
}

// ---------------------------------------------------------------------- deciding

/// Makes a move.
pub(super) struct Play;

/// Which move, and when it was decided.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Decided {
    /// The move in notation, as `look` and `legal_moves` write it.
    #[serde(rename = "move")]
    notation: String,
    /// The `at` of the table that you decided on. A move for another moment is refused, and nothing
    /// changes.
    at: u32,
    /// How many seconds to wait afterwards until it is your turn again, 30 if left out, 50 at most;
    /// 0 answers at once.
    wait_seconds: Option<u32>,
}

impl Tool for Play {
    const NAME: &'static str = "play";
    const TITLE: &'static str = "Make a move";
    const ABOUT: &'static str = "Makes a move for your seat, then waits until it is your turn again \
        and answers with the table as `look` does. A move that is not legal is refused with the \
        reason and with what is legal, and nothing changes; no move is ever made in your place.";
    const EFFECT: Effect = Effect::Changes;
    type Asked = Decided;
    type Told = TableShown;

    async fn call(session: &Session, asked: Decided, _: &Person) -> Answer<TableShown> {
        let seated = session.seated().await?;
        let request = Request::Move(asked.notation.clone());
        if let Err(error) = seated.place.command(request, Some(asked.at)).await {
            return Err(refused(session, &seated, &asked.notation, error).await);
        }
        seated.place.turn(within(asked.wait_seconds)).await?;
        shown(session, &seated).await
    }
}

/// Why a move was refused, with what is legal.
async fn refused(session: &Session, seated: &Seated, said: &str, error: Error) -> No {
    let mut refused = Refused::new(&error, Some(seated.place.info()), session.language());
    refused.possible.clear();
    // Where the table cannot be seen any more, the reason alone is told.
    if let Ok(Sight { update: Some(update), .. }) = seated.place.sight(EntryId::MAX).await {
        refused.at = Some(update.at);
        if session.manner.lists && is_turn(&update, seated.place.seat()) {
            refused.add_moves(said, &update.screen.available);
        }
    }
    No::Refused(Box::new(refused))
}

impl Refused {
    /// Adds the legal moves, and which of them come near to what was said.
    fn add_moves(&mut self, said: &str, offers: &[table::message::Offer]) {
        let moves: Vec<&str> = offers.iter().map(|offer| offer.notation.as_str()).collect();
        self.near = nearest(said, &moves).into_iter().map(str::to_owned).collect();
        self.possible = moves.iter().take(AT_ONCE).map(|&notation| notation.to_owned()).collect();
    }
}

/// Takes the last decision back.
pub(super) struct Undo;

impl Tool for Undo {
    const NAME: &'static str = "undo";
    const TITLE: &'static str = "Take back";
    const ABOUT: &'static str = "Takes your last decision back. Among bots that is free; people at \
        the table must agree where they have acted or something was revealed since.";
    const EFFECT: Effect = Effect::Changes;
    type Asked = Asked;
    type Told = TableShown;

    async fn call(session: &Session, _: Asked, _: &Person) -> Answer<TableShown> {
        let seated = session.seated().await?;
        let done = seated.place.command(Request::Undo, None).await?;
        if matches!(done, Done::Entry(_)) {
            seated.place.turn(within(None)).await?;
        }
        shown(session, &seated).await
    }
}

/// Asks a bot.
pub(super) struct Hint;

/// What a bot would do.
#[derive(Serialize, JsonSchema)]
pub(super) struct Advised {
    /// The move that it would make.
    best: String,
    /// What it thought of, the best first.
    candidates: Vec<Candidate>,
    /// Why, where it says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

/// A move that a bot thought of.
#[derive(Serialize, JsonSchema)]
struct Candidate {
    #[serde(rename = "move")]
    notation: String,
    /// Its chance to win with it, in percent.
    percent: u32,
}

impl Tool for Hint {
    const NAME: &'static str = "hint";
    const TITLE: &'static str = "Ask for a hint";
    const ABOUT: &'static str = "What a strong bot would do on your seat, knowing no more than you. \
        It may think for some seconds. Nothing is played by it.";
    const EFFECT: Effect = Effect::Reads;
    type Asked = Asked;
    type Told = Advised;

    fn is_there(manner: Manner) -> bool {
        manner.hints && manner.lists
    }

    async fn call(session: &Session, _: Asked, _: &Person) -> Answer<Advised> {
        let seated = session.seated().await?;
        let advice = seated.place.hint().await?;
        let sight = seated.place.sight(EntryId::MAX).await?;
        let candidates = advice.candidates.iter().take(5).map(|one| Candidate {
            notation: one.notation.clone(),
            percent: (100.0 * one.value.clamp(0.0, 1.0)).round() as u32,
        });
        let candidates: Vec<Candidate> = candidates.collect();
        let why = advice.why.as_ref().map(|why| sight.voice.say(why));
        let head = Message::new("mcp-hint").with("bot", ADVISER).with("move", advice.best.as_str());
        let line = |one: &Candidate| format!("- {}: {} %", one.notation, one.percent);
        let lines: Vec<String> = [sight.voice.say(&head)]
            .into_iter()
            .chain(why.clone())
            .chain(candidates.iter().map(line))
            .collect();
        Ok(Told::new(Advised { best: advice.best, candidates, why }, lines.join("\n")))
    }
}

// ---------------------------------------------------------------------- waiting

/// Waits for the seat's turn.
pub(super) struct Wait;

/// How long.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct HowLong {
    /// How many seconds at most: 30 if left out, 50 at most.
    seconds: Option<u32>,
}

impl Tool for Wait {
    const NAME: &'static str = "wait";
    const TITLE: &'static str = "Wait for your turn";
    const ABOUT: &'static str = "Waits until it is your turn or the game is over, but not longer \
        than `seconds`, and answers with the table as `look` does. Call it again while `your_turn` \
        is false.";
    const EFFECT: Effect = Effect::Reads;
    type Asked = HowLong;
    type Told = TableShown;

    async fn call(session: &Session, asked: HowLong, _: &Person) -> Answer<TableShown> {
        let seated = session.seated().await?;
        seated.place.turn(within(asked.seconds)).await?;
        shown(session, &seated).await
    }
}
