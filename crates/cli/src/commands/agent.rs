//! `parlour agent`

mod local;
mod online;
mod seat;
mod talk;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::ValueHint;
use clap::builder::PossibleValuesParser;
use kernel::{Error, Info, MAX_SEATS, Message, Seat, Seed};
use table::Player;

use self::local::LocalGame;
pub(super) use self::local::{SharedTable, TableSeat};
use self::online::OnlineSeat;
use self::seat::AgentGame;
pub(super) use self::seat::{AgentSeat, Ended, GameResult};
use self::talk::Standard;
pub(super) use self::talk::{
    INPUT_ENDED, Line, Manner, NO_MORE_TRIES, Pipes, RESIGNED, TIME, Talk,
};
use crate::autosave::Autosave;
use crate::bot::{self, Bots, USUAL};
use crate::fail::{Done, FILE, Fail, NEGATIVE, OK, about};
use crate::opening::fresh_seed;
use crate::options::{self, Sets};
use crate::sheets::Sheets;
use crate::term::clean;
use crate::words;

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
    /// Play so many games one after the other, each after a `reset` that the agent answers with
    /// {"ready": N}; --seed deals the first, and the next number the next [default: one, without]
    #[arg(long, value_name = "G", conflicts_with_all = ["save", "server"],
          value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: Option<u64>,
    /// What the agent is asked: all, or only what needs an answer
    ///
    /// A question with one answer that everybody can see, or about an order that cannot matter, is
    /// answered by the table itself, as an entry of the log like any other.
    #[arg(long, value_name = "WHAT", default_value = "needed",
          value_parser = PossibleValuesParser::new(["needed", "all"]))]
    ask: String,
}

pub(crate) fn run(args: &Args) -> Done {
    let mut pipes = Standard::open();
    match (&args.server, &args.game) {
        (Some(server), _) => {
            let key = args.seat.as_deref().unwrap_or_default();
            let ended = game(args, OnlineSeat::take(server, key)?, &mut pipes)?;
            Ok(ExitCode::from(ended.code()))
        }
        (None, Some(game)) => games(args, game, &mut pipes),
        (None, None) => Err(Error::invalid("unknown_game").with("game", "").into()),
    }
}

/// As many games as were asked for, on the same lines.
fn games(args: &Args, named: &str, pipes: &mut Standard) -> Done {
    let Some(count) = args.games else {
        return Ok(ExitCode::from(game(args, game_here(args, named, 0)?, pipes)?.code()));
    };
    let mut code = OK;
    for n in 0..count {
        if !pipes.reset(n + 1)? {
            return Ok(ExitCode::from(NEGATIVE));
        }
        let ended = game(args, game_here(args, named, n)?, pipes)?;
        code = code.max(ended.code());
        if ended.forfeit == Some(INPUT_ENDED) {
            break;
        }
    }
    Ok(ExitCode::from(code))
}

/// How a game with an agent ended, as far as the exit code goes.
struct Finished {
    forfeit: Option<&'static str>,
    /// Whether everything that should be saved was.
    whole: bool,
}

impl Finished {
    fn code(&self) -> u8 {
        match (self.whole, self.forfeit) {
            (false, _) => FILE,
            (true, Some(_)) => NEGATIVE,
            (true, None) => OK,
        }
    }
}

/// One game, from `hello` to `over`.
fn game(args: &Args, mut game: impl AgentGame, pipes: &mut Standard) -> Result<Finished, Fail> {
    let manner =
        Manner { lists: args.list == "on", full: args.form == "full", retries: args.retries };
    let sheets = Sheets::of_game(game.seat().info())?;
    let mut talk = Talk::new(game.seat(), manner, &sheets, pipes);
    talk.greet(game.seat())?;
    let mut forfeit = None;
    while forfeit.is_none() && game.wait()? {
        forfeit = talk.decide(game.seat())?;
    }
    let ended = game.end(forfeit, talk.texts())?;
    let whole = ended.whole;
    talk.over(game.seat(), forfeit, ended)?;
    Ok(Finished { forfeit, whole })
}

/// A game at a table of this computer, among bots: the `n`th of several, from 0 on.
fn game_here(args: &Args, game: &str, n: u64) -> Result<LocalGame, Fail> {
    let info = shelf::info(game)?;
    let (seat, players) = players(info, &args.seats, args.seat.as_deref().unwrap_or("0"))?;
    let setup = args.sets.setup(info, Some(players.len() as u8)).map_err(about(info))?;
    let autosave = args.save.as_deref().map(Autosave::to_new).transpose()?;
    let seed = match args.seed {
        Some(first) => Seed::Number(first.checked_add(n).ok_or_else(|| too_large(first))?),
        None => fresh_seed()?,
    };
    let mut table = shelf::open(info.id, &setup, seed, players).map_err(about(info))?;
    table.ask_all(args.ask == "all");
    let seat = TableSeat::take(SharedTable::new(table), seat, setup)?;
    LocalGame::begin(seat, autosave, Bots { seed: args.bot_seed })
}

fn too_large(seed: u64) -> Error {
    Error::invalid("seed_too_large").with("seed", seed)
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
