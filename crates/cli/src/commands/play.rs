//! `parlour play`

use std::hash::{BuildHasher, RandomState};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ValueHint;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use kernel::{Error, Info, Kind};
use table::save::Verdict;
use table::{AnyTable, Speed};

use crate::bot::RandomBot;
use crate::fail::Done;
use crate::keeper::Keeper;
use crate::options::Sets;
use crate::seating;
use crate::sitting::Sitting;
use crate::source::{Opened, Source, warn};

/// Play a game in the terminal, alone, with others at one keyboard, or from a script
///
/// Begins a game by its name, goes on with a save, or goes on from a link. You see the table as
/// your seat may see it, what happened since your last move, and the legal moves in a numbered
/// list. Answer with a number or write the move as it stands in the list; `?` at the prompt lists
/// everything else that can be said, such as undo, log, why MOVE, rules, save, link and quit.
///
/// The game is on disk before every question, so that neither Ctrl-C nor a power cut loses an
/// answer. Several people at one keyboard are asked to pass it on, and hands stay hidden.
///
/// Examples:
///   parlour play texas-42                          you against three random bots
///   parlour play texas-42 --seats human,human,random,random --names Ann,Bob
///   parlour play texas-42 --seed 7 --save my.save  the same deal for everybody who says 7
///   parlour play my.save                           go on with it
///   yes 1 | parlour play texas-42 --seed 1         a script plays the first move every time
///
/// Exit code: 0 when the game ended or was left, 2 when the command was not understood, 3 when a
/// file or link cannot be read or written.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// The name of a game, a save, or a link
    ///
    /// A game's name wins over a file of the same name; write ./NAME for the file.
    #[arg(value_name = "GAME|FILE|LINK", value_hint = ValueHint::FilePath)]
    what: String,
    #[command(flatten)]
    seats: seating::Seats,
    /// The seed of dice and deals: the same seed deals the same game
    ///
    /// Without it, 64 random bits of the operating system.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The seed of what random bots pick, kept apart from the seed that deals
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
}

impl Args {
    /// Whether dice are typed in, where they were or were not `before`.
    fn types_dice(&self, before: bool) -> bool {
        self.dice.as_ref().map_or(before, |dice| dice == "typed")
    }
}

fn speeds() -> impl TypedValueParser<Value = Speed> {
    PossibleValuesParser::new(["instant", "fast", "normal"]).try_map(|text| text.parse::<Speed>())
}

pub(crate) fn run(args: &Args) -> Done {
    let (table, keeper) = match Source::of(&args.what)? {
        Source::Game(info) => begin(args, info)?,
        written => go_on(args, written)?,
    };
    let mut sitting = Sitting::new(table, keeper, RandomBot { seed: args.bot_seed });
    sitting.speed = args.speed;
    sitting.play()?;
    Ok(ExitCode::SUCCESS)
}

type Begun = (Box<dyn AnyTable>, Keeper);

fn begin(args: &Args, info: &'static Info) -> Result<Begun, Error> {
    let players = args.seats.players(info)?;
    let setup = args.sets.setup(info, Some(players.len() as u8))?;
    let seed = args.seed.unwrap_or_else(random_seed);
    let mut table = shelf::open(info.id, &setup, seed, players)?;
    table.type_dice(args.types_dice(false));
    let keeper = match &args.save {
        Some(path) => Keeper::to_new(path)?,
        None => Keeper::automatic(info, seed),
    };
    Ok((table, keeper))
}

/// 64 random bits of the operating system: the standard library keys its hashers with them.
fn random_seed() -> u64 {
    RandomState::new().hash_one("seed")
}

fn go_on(args: &Args, written: Source) -> Result<Begun, Error> {
    if args.seed.is_some() || !args.sets.pairs().is_empty() {
        return Err(Error::invalid(
            "already_begun",
            "--seed and --set are for a new game; this one has begun already.",
        ));
    }
    let Opened { mut table, verdict, save, instead_of } = written.open()?.sound()?;
    if let (Verdict::Unverified { why }, Some(_)) = (&verdict, &save) {
        warn(&format!("this save could not be compared with today's rules: {why}."));
    }
    let players = args.seats.reseated(&*table)?;
    let typed = args.types_dice(table.types_dice());
    let same = players == table.players() && typed == table.types_dice();
    let as_saved = verdict == Verdict::Exact && instead_of.is_none() && same;
    table.seat_players(players);
    table.type_dice(typed);
    let keeper = match (&args.save, save) {
        (Some(path), _) => Keeper::to_new(path)?,
        (None, Some(path)) => {
            must_be_readable(&path, instead_of.as_ref())?;
            Keeper::back_to(path, as_saved.then(|| table.at()))
        }
        (None, None) => Keeper::automatic(table.info(), table.record().seed),
    };
    Ok((table, keeper))
}

/// A save that is there but cannot be read may be whole: it is not overwritten with its backup.
fn must_be_readable(path: &Path, instead_of: Option<&Error>) -> Result<(), Error> {
    match instead_of {
        Some(error) if error.kind == Kind::Outside && path.exists() => Err(error.clone()),
        _ => Ok(()),
    }
}
