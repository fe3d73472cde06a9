//! Sitting down and getting up.

use std::collections::BTreeMap;
use std::time::Duration;

use kernel::{Error, Message, Setup};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::play::shown;
use super::{Answer, Effect, No, Told, Tool};
use crate::mcp::person::{Person, Said};
use crate::mcp::session::{Session, no_game};
use crate::mcp::shown::TableShown;
use crate::mcp::voice;

/// How long the bots that begin are waited for.
const BEGINNING: Duration = Duration::from_secs(20);
/// The same at a table of a server, where others may take their time.
const JOINING: Duration = Duration::from_secs(5);
/// More choices than this are no form for a person.
const MOST_CHOICES: usize = 60;

/// Starts a game among bots.
pub(super) struct StartGame;

/// Which game, and against whom.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Start {
    /// The id of the game, as `list_games` tells. Left out, the person behind you is asked, where
    /// your client can do that.
    game: Option<String>,
    /// The bots on the other seats, from the lowest on, your seat left out; `casual` on the fewest
    /// seats if left out. `list_games` with the game tells them.
    #[serde(default)]
    bots: Vec<String>,
    /// Your seat, counted from 0.
    #[serde(default)]
    seat: u8,
    /// Options of the game that differ from the defaults, by key.
    #[serde(default)]
    options: BTreeMap<String, String>,
}

impl Tool for StartGame {
    const NAME: &'static str = "start_game";
    const TITLE: &'static str = "Start a game";
    const ABOUT: &'static str = "Starts a game against bots and takes a seat at it. A session holds \
        one seat: `leave` it first if a game is under way. Answers with the table as `look` does.";
    const EFFECT: Effect = Effect::Adds;
    type Asked = Start;
    type Told = TableShown;

    async fn call(session: &Session, asked: Start, person: &Person) -> Answer<TableShown> {
        let Start { game, bots, seat, options } = asked;
        let game = match game {
            Some(game) => game,
            None => game_of_person(session, person).await?,
        };
        let info = shelf::info(&game)?;
        let setup = Setup { options, ..Setup::default() };
        let about = |error| No::About(error, info);
        let seated = session.start(info, &setup, &bots, seat).await.map_err(about)?;
        seated.place.turn(BEGINNING).await?;
        shown(session, &seated).await
    }
}

/// Takes a seat at a table of a server.
pub(super) struct JoinTable;

/// Which seat.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    /// The invite address of the table, such as `http://host:4242/#/online/ID`. At the `/mcp` of a
    /// server the ID alone will do.
    address: String,
    /// The key to the seat, which whoever has the seat can make.
    token: Option<String>,
}

impl Tool for JoinTable {
    const NAME: &'static str = "join_table";
    const TITLE: &'static str = "Join a table";
    const ABOUT: &'static str = "Takes a seat at a table of a Parlour server, by the key to that \
        seat: with people, bots or other models on the other seats. You are ready by it; call \
        `wait` until the game begins. Answers with the table as `look` does.";
    const EFFECT: Effect = Effect::Adds;
    type Asked = Join;
    type Told = TableShown;

    async fn call(session: &Session, asked: Join, _: &Person) -> Answer<TableShown> {
        let seated = session.join(&asked.address, asked.token.as_deref()).await?;
        seated.place.turn(JOINING).await?;
        shown(session, &seated).await
    }
}

/// The game that the person wants to see played.
async fn game_of_person(session: &Session, person: &Person) -> Result<String, Error> {
    if !person.can_be_asked() {
        return Err(no_game());
    }
    let say = |key: &'static str| voice::plain(&Message::new(key), session.language());
    let games: Vec<String> = shelf::GAMES.iter().map(|info| info.id.to_owned()).collect();
    match person.ask(say("mcp-ask-game"), say("mcp-game"), &games).await? {
        Said::Answer(game) => Ok(game),
        Said::Nothing => Err(Error::illegal("person_said_nothing")),
    }
}

/// Asks the person behind the model.
pub(super) struct AskPerson;

/// What to ask.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    /// The question, in the language of the person.
    question: String,
    /// The answers to choose from; any text if left out.
    #[serde(default)]
    choices: Vec<String>,
}

/// What the person said.
#[derive(Serialize, JsonSchema)]
pub(super) struct Answered {
    /// The answer.
    answer: String,
}

impl Tool for AskPerson {
    const NAME: &'static str = "ask_person";
    const TITLE: &'static str = "Ask the person";
    const ABOUT: &'static str = "Asks the person behind you something, such as which move to make, \
        by a form of the client. Nothing is played by it: call `play` with what they choose. \
        Refused where the client cannot show forms.";
    const EFFECT: Effect = Effect::Reads;
    type Asked = Question;
    type Told = Answered;

    async fn call(session: &Session, asked: Question, person: &Person) -> Answer<Answered> {
        let Question { question, choices } = asked;
        if choices.len() > MOST_CHOICES {
            return Err(Error::invalid("too_many_choices").arg("most", MOST_CHOICES).into());
        }
        let title = voice::plain(&Message::new("mcp-answer"), session.language());
        match person.ask(question, title, &choices).await? {
            Said::Answer(answer) => Ok(Told::new(Answered { answer: answer.clone() }, answer)),
            Said::Nothing => Err(Error::illegal("person_said_nothing").into()),
        }
    }
}

/// Gets up.
pub(super) struct Leave;

/// Whether to give up.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Whether {
    /// Whether to give up a game at a server. Otherwise the seat stays yours, and `join_table` with
    /// the same key brings you back. A game that `start_game` began in this process ends anyway.
    #[serde(default)]
    resign: bool,
}

/// Whether the seat is free now.
#[derive(Serialize, JsonSchema)]
pub(super) struct Left {
    /// Always true.
    left: bool,
}

impl Tool for Leave {
    const NAME: &'static str = "leave";
    const TITLE: &'static str = "Leave the table";
    const ABOUT: &'static str = "Gets up from the table. Afterwards this session can take another \
        seat.";
    const EFFECT: Effect = Effect::Changes;
    type Asked = Whether;
    type Told = Left;

    async fn call(session: &Session, asked: Whether, _: &Person) -> Answer<Left> {
        session.leave(asked.resign).await?;
        let text = voice::plain(&Message::new("mcp-left"), session.language());
        Ok(Told::new(Left { left: true }, text))
    }
}
