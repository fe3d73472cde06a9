//! `parlour play`

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{CommandFactory, ValueHint};
use kernel::{Error, Message, Seat};
use server::protocol::{NewTable, RoomRequest, Status, Terms};
use table::Speed;

use crate::bot::Bots;
use crate::fail::{Done, Fail, about};
use crate::online::{self, Address, Api, Client, Kept, Sitting};
use crate::opening::Opening;
use crate::options::Sets;
use crate::session::{Session, Shown};
use crate::source::Source;
use crate::{home, seating, tui, words};

/// Play a game in the terminal, alone, with others at one keyboard, or from a script
///
/// Begins a game by its name, goes on with a save, or goes on from a link; on a terminal, without
/// any of them, it lists what can be played, as `parlour` alone does. On a terminal the table has
/// the whole screen: the board as your seat may see it, what happened since your last move, and the
/// legal moves, which are picked with the arrow keys, found by typing or clicked; `?` says what the
/// other keys do. Without a terminal, or with --plain, there are lines: answer with the number of a
/// move or write it as it stands in the list; `?` lists everything else that can be said, such as
/// hint, undo, log, why MOVE, rules, save and quit.
///
/// The game is on disk before every question, so that neither Ctrl-C nor a power cut loses an
/// answer. Several people at one keyboard are asked to pass it on, and hands stay hidden.
///
/// With --server it plays at a table on a server, with people elsewhere: at the table of an invite
/// address, or at a new one that others can be invited to. You can leave and come back with the
/// same command.
///
/// Examples:
///   parlour play texas-42                          you against three casual bots
///   parlour play texas-42 --seats human,strong,casual,random
///   parlour play innovation --seats human,human,master --names Ann,Bob
///   parlour play texas-42 --seed 7 --save my.save  the same deal for everybody who says 7
///   parlour play my.save                           go on with it
///   yes 1 | parlour play texas-42 --seed 1         a script plays the first move every time
///   parlour play --server 'http://host:4242/#/online/ID' --name Ann
///   parlour play texas-42 --server http://host:4242 --seats me,open,casual,open
///
/// Exit code: 0 when the game ended or was left, 2 when the command was not understood, 3 when a
/// file or link cannot be read or written, a server cannot be reached, or the game could not be
/// saved to its end.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// The name of a game, a save, or a link
    ///
    /// A game's name wins over a file of the same name; write ./NAME for the file.
    #[arg(value_name = "GAME|FILE|LINK", value_hint = ValueHint::FilePath)]
    what: Option<String>,
    #[command(flatten)]
    seats: seating::Seats,
    /// Deal by this number: the same number deals the same game everywhere [default: any]
    ///
    /// Anyone who knows or guesses the number knows every hidden card and every roll to come.
    /// Without it nobody does: the secret comes from the operating system.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The seed of what bots decide, kept apart from the seed that deals
    ///
    /// The same --seed, --bot-seed and answers play the same game.
    #[arg(long, value_name = "N", default_value_t = 1)]
    bot_seed: u64,
    #[command(flatten)]
    sets: Sets,
    /// Save the game in this file, which must not be there yet
    ///
    /// Without it a save goes back to its own file, and anything else into
    /// $XDG_STATE_HOME/parlour or ~/.local/state/parlour.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    save: Option<PathBuf>,
    /// How fast bots seem to think; without a terminal they never wait
    #[arg(long, default_value = "normal", value_parser = speeds())]
    speed: Speed,
    /// Whether dice and deals come from the seed or are typed in from a real table
    ///
    /// Without it, from the seed; a save goes on as it was played.
    #[arg(long, value_name = "FROM",
          value_parser = PossibleValuesParser::new(["seeded", "typed"]))]
    dice: Option<String>,
    /// What people are asked: all, or only what needs an answer
    ///
    /// A question with one answer that everybody can see, or about an order that cannot matter, is
    /// answered by the table itself, as an entry of the log like any other. A save goes on as it
    /// was played.
    #[arg(long, value_name = "WHAT", value_parser = PossibleValuesParser::new(["needed", "all"]))]
    ask: Option<String>,
    /// Lines one after another in place of a whole screen: for screen readers, and for terminals
    /// that cannot do more
    ///
    /// Without a terminal it is always so.
    #[arg(long)]
    plain: bool,
    /// Tell refusals with the names that programs know them by
    #[arg(long)]
    codes: bool,
    #[command(flatten)]
    online: Online,
}

/// What is said about a table on a server.
#[derive(clap::Args)]
struct Online {
    /// Play at a table on this server: an invite address, or the address of the server
    ///
    /// An invite address names a table. With --table ID the address of the server will do. With
    /// GAME a new table is opened, and its invite address is printed; --seats then says who sits
    /// where: `me` once, `open`, or a bot; you and open seats, if it is not said.
    #[arg(long, value_name = "URL", value_hint = ValueHint::Url,
          conflicts_with_all = ["seed", "bot_seed", "save", "dice", "speed", "names"])]
    server: Option<String>,
    /// The table on the server, by its id
    #[arg(long, value_name = "ID", requires = "server", conflicts_with = "what")]
    table: Option<String>,
    /// The seat to take, counted from 0 [default: the first that is open]
    #[arg(long, value_name = "N", requires = "server")]
    seat: Option<u8>,
    /// What others call you on the server [default: as before, or Guest]
    #[arg(long, value_name = "NAME", requires = "server")]
    name: Option<String>,
}

fn speeds() -> impl TypedValueParser<Value = Speed> {
    PossibleValuesParser::new(["instant", "fast", "normal"]).try_map(|text| text.parse::<Speed>())
}

pub(crate) fn run(args: &Args) -> Done {
    match (&args.online.server, &args.what) {
        (Some(server), _) => play_online(args, server),
        (None, Some(what)) => play_here(args, what),
        (None, None) if args.is_bare() && tui::is_there() => home::run(),
        (None, None) => missing(),
    }
}

/// Nothing says what to play, and there is no screen on which that could be asked.
fn missing() -> Done {
    let what = "the following required arguments were not provided:\n  <GAME|FILE|LINK>";
    let mut command = crate::Cli::command();
    command.build();
    let play = command.find_subcommand_mut("play");
    match play.map(|play| play.error(ErrorKind::MissingRequiredArgument, what)) {
        Some(error) => error.exit(),
        None => Err(Error::invalid("unknown_source").with("what", "").into()),
    }
}

impl Args {
    /// Whether nothing was said that a game would have to heed.
    fn is_bare(&self) -> bool {
        let Args {
            what,
            seats,
            seed,
            bot_seed,
            sets,
            save,
            speed,
            dice,
            ask,
            plain,
            codes,
            online,
        } = self;
        let said = what.is_some() || seed.is_some() || save.is_some() || dice.is_some();
        let usual = *bot_seed == 1 && *speed == Speed::NORMAL && sets.pairs().is_empty();
        let online = online.server.is_some();
        !(said || ask.is_some() || *plain || *codes || online) && usual && seats.is_bare()
    }
}

fn play_here(args: &Args, what: &str) -> Done {
    let opening = Opening {
        seed: args.seed,
        sets: &args.sets,
        save: args.save.as_deref(),
        typed: args.dice.as_ref().map(|dice| dice == "typed"),
        apart: false,
    };
    let (mut table, autosave) = match Source::of(what)? {
        Source::Game(info) => opening.begin(info, args.seats.players(info)?)?,
        written => opening.go_on(written, |table| args.seats.reseated(table))?,
    };
    if let Some(ask) = &args.ask {
        table.ask_all(ask == "all");
    }
    let shown = Shown { speed: args.speed, plain: args.plain, codes: args.codes, returns: false };
    Session::new(table, autosave, Bots { seed: args.bot_seed }, shown)?.play()
}

/// Sits down at a table on a server, a new one where a game is named.
fn play_online(args: &Args, server: &str) -> Done {
    let address = Address::of(server)?.at(args.online.table.clone())?;
    let (api, kept) = introduced(&address, args.online.name.as_deref())?;
    let (table, invite) = match (&args.what, &address.table) {
        (Some(_), Some(_)) => return Err(Error::invalid("table_and_game").into()),
        (Some(game), None) => {
            let opened = api.open(&new_table(args, game)?)?;
            (opened.table, opened.invite)
        }
        (None, Some(table)) => (table.clone(), address.invite(table)),
        (None, None) => return Err(Error::invalid("no_table_named").into()),
    };
    let (ring, wake) = online::bell();
    let mut client = Client::join(&address, &table, api, kept, ring.clone())?;
    client.sit(args.online.seat.map(Seat))?;
    bring(&mut client, &args.sets)?;
    Sitting::new(client, invite, ring, wake, args.plain)?.with_codes(args.codes).play()
}

/// Comes back to a table on a server.
pub(crate) fn join_table(server: &str, table: &str) -> Done {
    let address = Address::of(server)?.at(Some(table.to_owned()))?;
    let (api, kept) = introduced(&address, None)?;
    let (ring, wake) = online::bell();
    let mut client = Client::join(&address, table, api, kept, ring.clone())?;
    client.sit(None)?;
    Sitting::new(client, address.invite(table), ring, wake, false)?.play()
}

/// A server that knows who asks, and what is kept about it.
fn introduced(address: &Address, name: Option<&str>) -> Result<(Api, Kept), Fail> {
    let mut kept = Kept::about(address)?;
    let mut api = Api::new(address, kept.token.clone());
    let guest = words::say(&Message::new("cli-name-guest"));
    api.introduce(name, &guest)?;
    if api.token() != kept.token.as_deref() {
        kept.token = api.token().map(str::to_owned);
        kept.write()?;
    }
    Ok((api, kept))
}

/// The table that the command line asks for. What belongs to one seat is brought there by whoever
/// sits on it.
fn new_table(args: &Args, game: &str) -> Result<NewTable, Fail> {
    let info = shelf::info(game)?;
    let seats = args.seats.online(info)?;
    let mut setup = args.sets.setup(info, Some(seats.len() as u8)).map_err(about(info))?;
    setup = setup.without_brought(info, |_| false);
    let ask_all = args.ask.as_deref() == Some("all");
    let terms = Terms { ask_all, ..Terms::default() };
    Ok(NewTable { game: info.id.to_owned(), setup, terms, seats })
}

/// Brings what was set for the own seat, such as a deck.
fn bring(client: &mut Client, sets: &Sets) -> Result<(), Fail> {
    let info = client.info()?;
    let Some(seat) = client.you.seat.filter(|_| client.room.status == Status::Gathering) else {
        return Ok(());
    };
    let seats = u8::try_from(client.room.seats.len()).ok();
    let setup = sets.setup(info, seats).map_err(about(info))?;
    let own = info.options.iter().filter(|option| option.seat() == Some(seat));
    for option in own {
        if let Some(value) = setup.options.get(option.key) {
            let (option, value) = (option.key.to_owned(), value.clone());
            client.request(RoomRequest::Bring { option, value }).map_err(about(info))?;
        }
    }
    Ok(())
}
