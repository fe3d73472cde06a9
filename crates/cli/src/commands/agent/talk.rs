//! What is said between a table and an agent, line by line.

use std::io::{self, StdinLock, StdoutLock, Write};
use std::sync::Arc;

use kernel::{Error, ErrorMessage, Key, Message, Outcome, Paint, Seat, Setup, nearest};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use table::message::Update;
use table::{EntryId, Player};

use super::seat::{AgentSeat, Ended, GameResult};
use crate::agent_input::{self, AgentInput};
use crate::fail::Fail;
use crate::sheets::{self, Sheets};
use crate::words::{self, Texts};

/// The version of what is said on the lines.
const PROTOCOL: u32 = 3;

// ---------------------------------------------------------------------- lines

/// A line to an agent.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Line<'a> {
    /// A new game comes, and the former one is over for good. It is answered with its number.
    Reset {
        protocol: u32,
        n: u64,
    },
    Hello(Hello<'a>),
    Ask(Ask),
    Refused(Refused),
    Help {
        about: &'a str,
        text: Option<String>,
        near: Vec<String>,
    },
    Legal {
        at: EntryId,
        legal: Vec<Group>,
    },
    Over(Over),
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct Hello<'a> {
    protocol: u32,
    game: &'static str,
    name: &'static str,
    about: String,
    /// The version of the rules.
    rules: u32,
    seat: Seat,
    players: &'a [Player],
    setup: &'a Setup,
    list: &'static str,
    form: &'static str,
    retries: u32,
    topics: &'static [&'static str],
    how: String,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct Ask {
    at: EntryId,
    /// What is asked, in a sentence; the message is in the update.
    question: String,
    /// What happened since the last ask, in sentences.
    news: Vec<String>,
    picture: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<Group>>,
    /// How many answers may be given, the first one included.
    tries: u32,
    /// The table's own message.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Value>")]
    update: Option<Box<Update>>,
}

/// Legal moves of one sort.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Group {
    group: Key,
    moves: Vec<String>,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct Refused {
    at: EntryId,
    error: ErrorMessage,
    tries_left: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    near: Option<Vec<String>>,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct Over {
    at: EntryId,
    forfeit: bool,
    reason: String,
    /// What the agent got; null where nobody got anything, or nobody knows yet.
    result: Option<GameResult>,
    /// Whether nobody came out ahead.
    draw: bool,
    outcome: Option<Outcome>,
    /// The place of each seat, 1 for the best.
    ranks: Option<Vec<u8>>,
    news: Vec<String>,
    picture: String,
    link: Option<String>,
    save: Option<String>,
}

// ---------------------------------------------------------------------- pipes

/// So many lines are passed over before an agent is ready.
const MOST_PASSED_OVER: u32 = 10_000;

/// The way to an agent and back.
pub(crate) trait Pipes {
    /// Hands a line to the agent.
    fn tell(&mut self, line: &str) -> io::Result<()>;
    /// Waits for the next line of the agent; nothing when its time is over.
    fn hear(&mut self) -> io::Result<Option<AgentInput>>;

    /// Hands over a line.
    fn say(&mut self, line: &Line<'_>) -> io::Result<()> {
        self.tell(&serde_json::to_string(line).expect("a line can be written"))
    }

    /// Asks the agent to forget the former game, and passes over what it says until it is ready for
    /// the `n`th. Says whether it ever is.
    fn reset(&mut self, n: u64) -> io::Result<bool> {
        self.say(&Line::Reset { protocol: PROTOCOL, n })?;
        for _ in 0..MOST_PASSED_OVER {
            match self.hear()? {
                Some(AgentInput::Ready(ready)) if ready == n => return Ok(true),
                Some(AgentInput::End) | None => return Ok(false),
                Some(_) => {}
            }
        }
        Ok(false)
    }
}

/// Standard input and output.
pub(super) struct Standard {
    input: StdinLock<'static>,
    out: StdoutLock<'static>,
}

impl Standard {
    pub(super) fn open() -> Standard {
        Standard { input: io::stdin().lock(), out: io::stdout().lock() }
    }
}

impl Pipes for Standard {
    fn tell(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    fn hear(&mut self) -> io::Result<Option<AgentInput>> {
        agent_input::next(&mut self.input).map(Some)
    }
}

// ---------------------------------------------------------------------- the talk

/// How an agent is spoken to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// Whether legal moves are listed.
    pub(crate) lists: bool,
    /// Whether an `ask` holds the data of the table besides the words.
    pub(crate) full: bool,
    /// How often a wrong answer may be mended, for one decision.
    pub(crate) retries: u32,
}

/// One game with an agent at the other end of two pipes.
pub(crate) struct Talk<'a, P> {
    texts: Texts,
    sheets: &'a Sheets,
    manner: Manner,
    pipes: &'a mut P,
    /// Why its last wrong answer was refused.
    refusal: String,
}

/// Why an agent forfeits.
pub(crate) const NO_MORE_TRIES: &str = "no_more_tries";
pub(crate) const INPUT_ENDED: &str = "input_ended";
pub(crate) const RESIGNED: &str = "resigned";
const TOO_MANY_QUESTIONS: &str = "too_many_questions";
/// Its time is over.
pub(crate) const TIME: &str = "time";
/// So many questions may be put before one decision.
const MOST_QUESTIONS: u32 = 100;

/// What happened, in sentences.
fn sentences(update: &Update) -> Vec<String> {
    update.log.iter().flat_map(|line| line.text.iter().cloned()).collect()
}

impl<'a, P: Pipes> Talk<'a, P> {
    /// A talk with the agent on this seat.
    pub(crate) fn new(
        seat: &impl AgentSeat,
        manner: Manner,
        sheets: &'a Sheets,
        pipes: &'a mut P,
    ) -> Talk<'a, P> {
        let names = seat.players().into_iter().map(|player| player.name).collect();
        let texts = Texts::for_seat(seat.info(), names, None, Paint::PLAIN);
        Talk { texts, sheets, manner, pipes, refusal: String::new() }
    }

    /// The words of this game.
    pub(crate) fn texts(&self) -> &Texts {
        &self.texts
    }

    /// Why the last wrong answer of the agent was refused.
    pub(crate) fn refusal(&self) -> &str {
        &self.refusal
    }

    /// What the agent is at the other end of.
    pub(crate) fn pipes(&mut self) -> &mut P {
        self.pipes
    }

    fn write(&mut self, line: &Line<'_>) -> Result<(), Fail> {
        Ok(self.pipes.say(line)?)
    }

    /// Says what is played, and by whom.
    pub(crate) fn greet(&mut self, seat: &impl AgentSeat) -> Result<(), Fail> {
        let info = seat.info();
        let (setup, players) = (seat.setup()?, seat.players());
        let Manner { lists, full, retries } = self.manner;
        let hello = Hello {
            protocol: PROTOCOL,
            game: info.id,
            name: info.name,
            about: self.texts.word("game-about"),
            rules: info.rules_version,
            seat: seat.seat(),
            players: &players,
            setup: &setup,
            list: if lists { "on" } else { "off" },
            form: if full { "full" } else { "words" },
            retries,
            topics: info.topics,
            how: self.texts.word("cli-agent-how"),
        };
        self.write(&Line::Hello(hello))
    }

    /// Asks until there is an answer that can be carried out. Says why the agent forfeits, if it
    /// does.
    pub(crate) fn decide(
        &mut self,
        seat: &mut impl AgentSeat,
    ) -> Result<Option<&'static str>, Fail> {
        let ask = self.asking(seat)?;
        self.write(&Line::Ask(ask))?;
        let (mut left, mut questions) = (self.manner.retries, 0);
        loop {
            let Some(input) = self.pipes.hear()? else { return Ok(Some(TIME)) };
            let (said, error) = match input {
                AgentInput::End => return Ok(Some(INPUT_ENDED)),
                AgentInput::Resign => return Ok(Some(RESIGNED)),
                AgentInput::Ready(_) => (String::new(), (&Error::illegal("no_reset")).into()),
                AgentInput::Wrong(error) => (String::new(), ErrorMessage::from(&error)),
                AgentInput::Move(text, at) => match seat.make(&text, at)? {
                    None => return Ok(None),
                    Some(error) => (text, error),
                },
                question => match self.help(seat, question)? {
                    None if questions == MOST_QUESTIONS => return Ok(Some(TOO_MANY_QUESTIONS)),
                    None => {
                        questions += 1;
                        continue;
                    }
                    Some(error) => (String::new(), ErrorMessage::from(&error)),
                },
            };
            self.refuse(seat, &said, error, left)?;
            let Some(fewer) = left.checked_sub(1) else { return Ok(Some(NO_MORE_TRIES)) };
            left = fewer;
        }
    }

    fn asking(&mut self, seat: &mut impl AgentSeat) -> Result<Ask, Error> {
        let mut update = self.update(seat)?;
        let question = update.question.as_ref().and_then(|question| question.text.clone());
        if !self.manner.lists {
            update.screen.available = Arc::default();
        }
        Ok(Ask {
            at: seat.at(),
            question: question.unwrap_or_else(|| self.plain_question(seat)),
            news: sentences(&update),
            picture: seat.picture(&self.texts)?,
            legal: self.manner.lists.then(|| legal(seat)),
            tries: self.manner.retries + 1,
            update: self.manner.full.then(|| Box::new(update)),
        })
    }

    /// What to ask where the game says nothing: for a move, of these sorts.
    fn plain_question(&self, seat: &impl AgentSeat) -> String {
        let name = |sort: Group| self.texts.say(&Message::of("group", &sort.group));
        let sorts: Vec<String> = legal(seat).into_iter().map(name).collect();
        let message = match self.manner.lists {
            true => Message::new("cli-agent-moves").with("sorts", sorts.join(", ")),
            false => Message::new("cli-agent-move"),
        };
        self.texts.say(&message.with("name", seat.name()))
    }

    /// What the table is now, and what is new to the agent, in words too.
    fn update(&self, seat: &mut impl AgentSeat) -> Result<Update, Error> {
        let say = |message: &Message| self.texts.say(message);
        Ok(seat.update()?.in_words(&say))
    }

    /// Says why an answer is not carried out. The options of the error are all legal moves, of
    /// which only those that come near are told, and none where nothing is listed.
    fn refuse(
        &mut self,
        seat: &impl AgentSeat,
        said: &str,
        mut error: ErrorMessage,
        left: u32,
    ) -> Result<(), Fail> {
        error.options.clear();
        self.refusal = self.texts.say(&error.message);
        error.text = Some(self.refusal.clone());
        let offers = seat.offers();
        let moves: Vec<&str> = offers.iter().map(|offer| offer.notation.as_str()).collect();
        let near = nearest(said, &moves).into_iter().map(str::to_owned).collect();
        let near = self.manner.lists.then_some(near);
        self.write(&Line::Refused(Refused { at: seat.at(), error, tries_left: left, near }))
    }

    /// Answers a question of the agent, or says why not.
    fn help(
        &mut self,
        seat: &mut impl AgentSeat,
        question: AgentInput,
    ) -> Result<Option<Error>, Fail> {
        match question {
            AgentInput::Rules => {
                let text = Some(words::rules(seat.info()).to_owned());
                self.write(&Line::Help { about: "rules", text, near: Vec::new() })?;
            }
            AgentInput::Explain(name) => {
                let sheet = self.sheets.find(&name);
                let text = sheet.map(|sheet| sheets::lines(sheet, &self.texts).join("\n"));
                let near = if text.is_some() { Vec::new() } else { self.sheets.near(&name) };
                self.write(&Line::Help { about: &name, text, near })?;
            }
            AgentInput::Details(topic) => {
                let details = seat.details(&topic).ok();
                let near = if details.is_some() { &[][..] } else { seat.info().topics };
                let near = near.iter().map(|&topic| topic.to_owned()).collect();
                let line = |message: &Message| self.texts.say(message);
                let text = details.map(|all| all.iter().map(line).collect::<Vec<_>>().join("\n"));
                self.write(&Line::Help { about: &topic, text, near })?;
            }
            _ if self.manner.lists => {
                let (at, legal) = (seat.at(), legal(seat));
                self.write(&Line::Legal { at, legal })?;
            }
            _ => {
                return Ok(Some(Error::illegal("list_off")));
            }
        }
        Ok(None)
    }

    /// Tells how it ended, and why the agent forfeited if it did.
    pub(crate) fn over(
        &mut self,
        seat: &mut impl AgentSeat,
        forfeit: Option<&'static str>,
        ended: Ended,
    ) -> Result<(), Fail> {
        let Ended { outcome, reason, result, picture, link, save, whole: _ } = ended;
        let ranks =
            outcome.as_ref().map(|ended| ended.seats.iter().map(|seat| seat.rank).collect());
        let over = Over {
            at: seat.at(),
            forfeit: forfeit.is_some(),
            reason: forfeit.map_or(reason, str::to_owned),
            result,
            draw: outcome.as_ref().map_or(result == Some(GameResult::Draw), Outcome::is_draw),
            outcome,
            ranks,
            news: sentences(&self.update(seat)?),
            picture,
            link,
            save,
        };
        self.write(&Line::Over(over))
    }
}

/// The legal moves of a seat by their sorts.
fn legal(seat: &impl AgentSeat) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for offer in seat.offers().iter() {
        let notation = offer.notation.clone();
        match groups.iter_mut().find(|known| known.group == offer.group) {
            Some(known) => known.moves.push(notation),
            None => groups.push(Group { group: offer.group.clone(), moves: vec![notation] }),
        }
    }
    groups
}
