//! `parlour play`

use std::path::PathBuf;

use clap::ValueHint;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use table::Speed;

use crate::bot::Bots;
use crate::fail::Done;
use crate::opening::Opening;
use crate::options::Sets;
use crate::seating;
use crate::session::Session;
use crate::source::Source;

/// Play a game in the terminal, alone, with others at one keyboard, or from a script
///
/// Begins a game by its name, goes on with a save, or goes on from a link. You see the table as
/// your seat may see it, what happened since your last move, and the legal moves in a numbered
/// list. Answer with a number or write the move as it stands in the list; `?` at the prompt lists
/// everything else that can be said, such as hint, undo, log, why MOVE, rules, save and quit.
///
/// The game is on disk before every question, so that neither Ctrl-C nor a power cut loses an
/// answer. Several people at one keyboard are asked to pass it on, and hands stay hidden.
///
/// Examples:
///   parlour play texas-42                          you against three casual bots
///   parlour play texas-42 --seats human,strong,casual,random
///   parlour play innovation --seats human,human,master --names Ann,Bob
///   parlour play texas-42 --seed 7 --save my.save  the same deal for everybody who says 7
///   parlour play my.save                           go on with it
///   yes 1 | parlour play texas-42 --seed 1         a script plays the first move every time
///
/// Exit code: 0 when the game ended or was left, 2 when the command was not understood, 3 when a
/// file or link cannot be read or written, or the game could not be saved to its end.
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
}

fn speeds() -> impl TypedValueParser<Value = Speed> {
    PossibleValuesParser::new(["instant", "fast", "normal"]).try_map(|text| text.parse::<Speed>())
}

pub(crate) fn run(args: &Args) -> Done {
    let opening = Opening {
        seed: args.seed,
        sets: &args.sets,
        save: args.save.as_deref(),
        typed: args.dice.as_ref().map(|dice| dice == "typed"),
        apart: false,
    };
    let (mut table, autosave) = match Source::of(&args.what)? {
        Source::Game(info) => opening.begin(info, args.seats.players(info)?)?,
        written => opening.go_on(written, |table| args.seats.reseated(table))?,
    };
    if let Some(ask) = &args.ask {
        table.ask_all(ask == "all");
    }
    Session::new(table, autosave, Bots { seed: args.bot_seed }, args.speed).play()
}
