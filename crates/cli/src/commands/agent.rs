//! `parlour agent`

mod local;
mod online;
mod seat;

use std::io::{self, StdinLock, StdoutLock, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::ValueHint;
use clap::builder::PossibleValuesParser;
use kernel::{
    Error, ErrorMessage, Info, Key, MAX_SEATS, Message, Outcome, Paint, Seat, Seed, Setup, nearest,
};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use table::message::Update;
use table::{EntryId, Player};

use self::local::LocalSeat;
use self::online::OnlineSeat;
use self::seat::{AgentSeat, Ended};
use crate::agent_input::{self, AgentInput};
use crate::autosave::Autosave;
use crate::bot::{self, Bots, USUAL};
use crate::fail::{Done, FILE, Fail, NEGATIVE, OK, about};
use crate::opening::fresh_seed;
use crate::options::{self, Sets};
use crate::sheets::{self, Sheets};
use crate::term::clean;
use crate::words::{self, Texts};

/// The version of what is said on the lines.
const PROTOCOL: u32 = 2;
/// What the agent is called.
const NAME: &str = "Agent";

/// Let a program or a language model play a seat, by JSON on standard input and output
///
/// Every line on standard output is one JSON object with a `type`: `hello` once, then `ask` for
/// every decision of the seat, `refused` with the reason after a wrong answer, `help` and `legal`
/// where they were asked for, and `over` at the end. A line on standard input is a move as it is
/// written, or {"move": "…"}, {"resign": true}, {"explain": "NAME"}, {"details": "TOPIC"},
/// {"rules": true} or {"legal": true}.
///
/// With --server the agent plays at a table on a server instead, with the key to a seat that
/// somebody took there. It is ready and adds to the luck of the table by itself, and `hello` comes
/// when the game begins.
///
/// A wrong answer may be mended --retries times for one decision; then the agent forfeits. A move
/// is never made in its place. docs/agents.md tells it all, with a whole game.
///
/// Examples:
///   parlour agent texas-42                           seat 0 against casual bots
///   parlour agent skirmish --seat 1 --seats strong --seed 7 --form words
///   parlour agent --server 'http://host:4242/#/online/ID' --seat @key
///
/// Exit code: 0 when the game came to its end, 1 when the agent forfeited or resigned, 2 when the
/// command was not understood, 3 when a file cannot be written, or not to the end of the game, or a
/// server cannot be reached.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = options::game_ids(), required_unless_present = "server")]
    game: Option<String>,
    /// Play at a table on a server: its invite address
    #[arg(long, value_name = "URL", value_hint = ValueHint::Url, requires = "seat",
          conflicts_with_all = ["game", "seats", "seed", "bot_seed", "pairs", "save", "ask"])]
    server: Option<String>,
    /// The seat of the agent: its number from 0, or a name such as "Player 2" for the second
    /// [default: 0]
    ///
    /// With --server, the key to the seat; `@FILE` for one that stands in a file.
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// The bots on the other seats, from the lowest on [default: casual on the fewest seats]
    ///
    /// The seat of the agent is left out. `parlour games GAME` lists the bots of a game.
    #[arg(long, value_name = "BOTS", value_delimiter = ',')]
    seats: Vec<String>,
    /// Deal by this number: the same number deals the same game everywhere [default: any]
    ///
    /// Anyone who knows or guesses the number knows every hidden card and every roll to come.
    /// Without it nobody does: the secret comes from the operating system.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The seed of what bots decide, kept apart from the seed that deals
    #[arg(long, value_name = "N", default_value_t = 1)]
    bot_seed: u64,
    #[command(flatten)]
    sets: Sets,
    /// Whether legal moves are listed, and near ones named after a wrong answer
    #[arg(long, default_value = "on", value_parser = PossibleValuesParser::new(["on", "off"]))]
    list: String,
    /// How much an `ask` holds: words, or the data of the table too
    #[arg(long, default_value = "full", value_parser = PossibleValuesParser::new(["full", "words"]))]
    form: String,
    /// How often a wrong answer may be mended, for one decision
    #[arg(long, value_name = "R", default_value_t = 3,
          value_parser = clap::value_parser!(u32).range(..=1000))]
    retries: u32,
    /// Save the game in this file, which must not be there yet
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    save: Option<PathBuf>,
    /// What the agent is asked: all, or only what needs an answer
    ///
    /// A question with one answer that everybody can see, or about an order that cannot matter, is
    /// answered by the table itself, as an entry of the log like any other.
    #[arg(long, value_name = "WHAT", default_value = "needed",
          value_parser = PossibleValuesParser::new(["needed", "all"]))]
    ask: String,
}

pub(crate) fn run(args: &Args) -> Done {
    match (&args.server, &args.game) {
        (Some(server), _) => {
            let key = args.seat.as_deref().unwrap_or_default();
            talk(args, OnlineSeat::take(server, key)?)
        }
        (None, Some(game)) => talk(args, seat_here(args, game)?),
        (None, None) => Err(Error::invalid("unknown_game").with("game", "").into()),
    }
}

fn talk(args: &Args, seat: impl AgentSeat) -> Done {
    let (info, players) = (seat.info(), seat.players());
    let names = players.iter().map(|player| player.name.clone()).collect();
    let mut talk = Talk {
        texts: Texts::for_seat(info, names, None, Paint::PLAIN),
        sheets: Sheets::of_game(info)?,
        seat,
        lists: args.list == "on",
        full: args.form == "full",
        retries: args.retries,
        input: io::stdin().lock(),
        out: io::stdout().lock(),
    };
    talk.greet(args)?;
    talk.play()
}

/// A seat at a table of this computer, among bots.
fn seat_here(args: &Args, game: &str) -> Result<LocalSeat, Fail> {
    let info = shelf::info(game)?;
    let (seat, players) = players(info, &args.seats, args.seat.as_deref().unwrap_or("0"))?;
    let setup = args.sets.setup(info, Some(players.len() as u8)).map_err(about(info))?;
    let autosave = args.save.as_deref().map(Autosave::to_new).transpose()?;
    let seed = args.seed.map_or_else(fresh_seed, |n| Ok(Seed::Number(n)))?;
    let mut table = shelf::open(info.id, &setup, seed, players).map_err(about(info))?;
    table.ask_all(args.ask == "all");
    LocalSeat::take(table, seat, setup, autosave, Bots { seed: args.bot_seed })
}

/// The seat of the agent, and the agent on it among bots.
fn players(
    info: &'static Info,
    named: &[String],
    seat: &str,
) -> Result<(Seat, Vec<Player>), Error> {
    let (fewest, most) = (usize::from(info.seats.0), usize::from(info.seats.1).min(MAX_SEATS));
    for name in named {
        bot::check(info, name, &[]).map_err(|error| options::at("--seats", &error))?;
    }
    let mut kinds = match named {
        [] => vec![USUAL.to_owned(); fewest - 1],
        named => named.to_owned(),
    };
    if !(fewest..=most).contains(&(kinds.len() + 1)) {
        return Err(Error::invalid("wrong_players")
            .variant("agent")
            .with("game", info.name)
            .arg("seats", options::range(info.seats))
            .arg("players", named.len())
            .options((fewest..=most).map(|seats| options::filled_up(named, USUAL, seats - 1))));
    }
    let mut seats = Seat::all(kinds.len() + 1);
    let place = seats.clone().find(|place| is_meant(*place, seat)).ok_or_else(|| {
        let error = Error::invalid("no_such_seat").variant("agent");
        error.with("seat", clean(seat)).options(&mut seats)
    })?;
    kinds.insert(place.index(), Player::HUMAN.to_owned());
    let mut players = Player::seated(&kinds);
    NAME.clone_into(&mut players[place.index()].name);
    Ok((place, players))
}

/// Whether somebody means this seat: by its number, or as a person would be called who sat there.
fn is_meant(seat: Seat, text: &str) -> bool {
    let person = Message::new("cli-name-player").with("n", seat.index() + 1);
    text == seat.to_string() || text.to_lowercase() == words::say(&person).to_lowercase()
}

// ---------------------------------------------------------------------- lines

/// A line on standard output.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Line<'a> {
    Hello(Hello<'a>),
    Ask(Ask),
    Refused(Refused),
    Help { about: &'a str, text: Option<String>, near: Vec<String> },
    Legal { at: EntryId, legal: Vec<Group> },
    Over(Over),
}

#[derive(Serialize, JsonSchema)]
pub(super) struct Hello<'a> {
    protocol: u32,
    game: &'static str,
    name: &'static str,
    about: String,
    /// The version of the rules.
    rules: u32,
    seat: Seat,
    players: &'a [Player],
    setup: &'a Setup,
    list: &'a str,
    form: &'a str,
    retries: u32,
    topics: &'static [&'static str],
    how: String,
}

#[derive(Serialize, JsonSchema)]
pub(super) struct Ask {
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
pub(super) struct Group {
    group: Key,
    moves: Vec<String>,
}

#[derive(Serialize, JsonSchema)]
pub(super) struct Refused {
    at: EntryId,
    error: ErrorMessage,
    tries_left: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    near: Option<Vec<String>>,
}

#[derive(Serialize, JsonSchema)]
pub(super) struct Over {
    at: EntryId,
    forfeit: bool,
    reason: String,
    outcome: Option<Outcome>,
    /// The place of each seat, 1 for the best.
    ranks: Option<Vec<u8>>,
    news: Vec<String>,
    picture: String,
    link: Option<String>,
    save: Option<String>,
}

// ---------------------------------------------------------------------- the talk

/// A game with an agent at the other end of two pipes.
struct Talk<S> {
    seat: S,
    texts: Texts,
    sheets: Sheets,
    lists: bool,
    full: bool,
    retries: u32,
    input: StdinLock<'static>,
    out: StdoutLock<'static>,
}

/// Why an agent forfeits.
const NO_MORE_TRIES: &str = "no_more_tries";
pub(super) const INPUT_ENDED: &str = "input_ended";
const RESIGNED: &str = "resigned";
const TOO_MANY_QUESTIONS: &str = "too_many_questions";
/// So many questions may be put before one decision.
const MOST_QUESTIONS: u32 = 100;

/// What happened, in sentences.
fn sentences(update: &Update) -> Vec<String> {
    update.log.iter().flat_map(|line| line.text.iter().cloned()).collect()
}

impl<S: AgentSeat> Talk<S> {
    fn write(&mut self, line: &Line<'_>) -> Result<(), Fail> {
        let line = serde_json::to_string(line).expect("a line can be written");
        writeln!(self.out, "{line}")?;
        Ok(self.out.flush()?)
    }

    fn greet(&mut self, args: &Args) -> Result<(), Fail> {
        let info = self.seat.info();
        let (setup, players) = (self.seat.setup()?, self.seat.players());
        self.write(&Line::Hello(Hello {
            protocol: PROTOCOL,
            game: info.id,
            name: info.name,
            about: self.texts.word("game-about"),
            rules: info.rules_version,
            seat: self.seat.seat(),
            players: &players,
            setup: &setup,
            list: &args.list,
            form: &args.form,
            retries: self.retries,
            topics: info.topics,
            how: self.texts.word("cli-agent-how"),
        }))
    }

    fn play(&mut self) -> Done {
        while self.seat.wait()? {
            if let Some(why) = self.decide()? {
                return self.over(Some(why));
            }
        }
        self.over(None)
    }

    /// Asks until there is an answer that can be carried out. Says why the agent forfeits, if it
    /// does.
    fn decide(&mut self) -> Result<Option<&'static str>, Fail> {
        let ask = self.asking()?;
        self.write(&Line::Ask(ask))?;
        let (mut left, mut questions) = (self.retries, 0);
        loop {
            let (said, error) = match agent_input::next(&mut self.input)? {
                AgentInput::End => return Ok(Some(INPUT_ENDED)),
                AgentInput::Resign => return Ok(Some(RESIGNED)),
                AgentInput::Wrong(error) => (String::new(), ErrorMessage::from(&error)),
                AgentInput::Move(text, at) => match self.seat.make(&text, at)? {
                    None => return Ok(None),
                    Some(error) => (text, error),
                },
                question => match self.help(question)? {
                    None if questions == MOST_QUESTIONS => return Ok(Some(TOO_MANY_QUESTIONS)),
                    None => {
                        questions += 1;
                        continue;
                    }
                    Some(error) => (String::new(), ErrorMessage::from(&error)),
                },
            };
            self.refuse(&said, error, left)?;
            let Some(fewer) = left.checked_sub(1) else { return Ok(Some(NO_MORE_TRIES)) };
            left = fewer;
        }
    }

    fn asking(&mut self) -> Result<Ask, Error> {
        let mut update = self.update()?;
        let question = update.question.as_ref().and_then(|question| question.text.clone());
        if !self.lists {
            update.screen.available = Arc::default();
        }
        Ok(Ask {
            at: self.seat.at(),
            question: question.unwrap_or_else(|| self.plain_question()),
            news: sentences(&update),
            picture: self.seat.picture(&self.texts)?,
            legal: self.lists.then(|| self.legal()),
            tries: self.retries + 1,
            update: self.full.then(|| Box::new(update)),
        })
    }

    /// What to ask where the game says nothing: for a move, of these sorts.
    fn plain_question(&self) -> String {
        let name = |sort: Group| self.texts.say(&Message::of("group", &sort.group));
        let sorts: Vec<String> = self.legal().into_iter().map(name).collect();
        let message = match self.lists {
            true => Message::new("cli-agent-moves").with("sorts", sorts.join(", ")),
            false => Message::new("cli-agent-move"),
        };
        self.texts.say(&message.with("name", self.seat.name()))
    }

    /// What the table is now, and what is new to the agent, in words too.
    fn update(&mut self) -> Result<Update, Error> {
        let say = |message: &Message| self.texts.say(message);
        Ok(self.seat.update()?.in_words(&say))
    }

    fn legal(&self) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for offer in self.seat.offers().iter() {
            let notation = offer.notation.clone();
            match groups.iter_mut().find(|known| known.group == offer.group) {
                Some(known) => known.moves.push(notation),
                None => groups.push(Group { group: offer.group.clone(), moves: vec![notation] }),
            }
        }
        groups
    }

    /// Says why an answer is not carried out. The options of the error are all legal moves, of
    /// which only those that come near are told, and none where nothing is listed.
    fn refuse(&mut self, said: &str, mut error: ErrorMessage, left: u32) -> Result<(), Fail> {
        error.options.clear();
        error.text = Some(self.texts.say(&error.message));
        let offers = self.seat.offers();
        let moves: Vec<&str> = offers.iter().map(|offer| offer.notation.as_str()).collect();
        let near = nearest(said, &moves).into_iter().map(str::to_owned).collect();
        let near = self.lists.then_some(near);
        let at = self.seat.at();
        self.write(&Line::Refused(Refused { at, error, tries_left: left, near }))
    }

    /// Answers a question of the agent, or says why not.
    fn help(&mut self, question: AgentInput) -> Result<Option<Error>, Fail> {
        match question {
            AgentInput::Rules => {
                let text = Some(words::rules(self.seat.info()).to_owned());
                self.write(&Line::Help { about: "rules", text, near: Vec::new() })?;
            }
            AgentInput::Explain(name) => {
                let sheet = self.sheets.find(&name);
                let text = sheet.map(|sheet| sheets::lines(sheet, &self.texts).join("\n"));
                let near = if text.is_some() { Vec::new() } else { self.sheets.near(&name) };
                self.write(&Line::Help { about: &name, text, near })?;
            }
            AgentInput::Details(topic) => {
                let details = self.seat.details(&topic).ok();
                let near = if details.is_some() { &[][..] } else { self.seat.info().topics };
                let near = near.iter().map(|&topic| topic.to_owned()).collect();
                let line = |message: &Message| self.texts.say(message);
                let text = details.map(|all| all.iter().map(line).collect::<Vec<_>>().join("\n"));
                self.write(&Line::Help { about: &topic, text, near })?;
            }
            _ if self.lists => {
                let (at, legal) = (self.seat.at(), self.legal());
                self.write(&Line::Legal { at, legal })?;
            }
            _ => {
                return Ok(Some(Error::illegal("list_off")));
            }
        }
        Ok(None)
    }

    /// Tells how it ended, and gives the exit code.
    fn over(&mut self, forfeit: Option<&'static str>) -> Done {
        let Ended { outcome, reason, picture, link, save, whole } =
            self.seat.end(forfeit, &self.texts)?;
        let ranks =
            outcome.as_ref().map(|ended| ended.seats.iter().map(|seat| seat.rank).collect());
        let over = Over {
            at: self.seat.at(),
            forfeit: forfeit.is_some(),
            reason: forfeit.map_or(reason, str::to_owned),
            outcome,
            ranks,
            news: sentences(&self.update()?),
            picture,
            link,
            save,
        };
        self.write(&Line::Over(over))?;
        let code = if forfeit.is_some() { NEGATIVE } else { OK };
        Ok(ExitCode::from(if whole { code } else { FILE }))
    }
}
