//! `parlour look`

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

use kernel::{Board, Error, Key, Message, Mover, Outcome, Paint, Setup, Viewer};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};
use table::message::{Json, Question, Shown};
use table::{AnyTable, Player, link, position_link};

use crate::fail::{Done, Fail, about};
use crate::listing::Listing;
use crate::seating::introduced;
use crate::sheets::Sheets;
use crate::source::Source;
use crate::term::{self, wrapped};
use crate::words::Texts;

/// Look at a position as one seat or a spectator knows it
///
/// Shows the table, what is asked and the legal moves of the one who looks. `position` at the
/// prompt of `parlour play` makes such a link, and so does `parlour link FILE --position SEAT`. It
/// holds no game, so nobody can play on from it, and nothing hidden from the one who looks.
///
/// Examples:
///   parlour look LINK
///   parlour look "$(parlour link my.save --position 0)"
///   parlour look LINK --json                for programs
///
/// Exit code: 2 when it is no link to a position, 3 when the link cannot be read.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// A link to a position, alone or as an address that ends in it
    #[arg(value_name = "LINK")]
    link: String,
    /// Print one JSON object for programs
    ///
    /// {game, rules, setup, players, viewer, to_move, question?, view, board, screen, picture,
    /// outcome?}, as in an update of `parlour schema GAME`; `screen.available` has the legal moves.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Done {
    let (mut table, viewer) = open(&args.link)?;
    let players = introduced(table.players().to_vec());
    table.seat_players(players);
    let paint = if args.json { Paint::PLAIN } else { term::paint() };
    let look = Look { texts: Texts::for_spectators(&*table, paint), table: &*table, viewer };
    let text = match args.json {
        true => format!("{:#}", json!(look.looked()?)),
        false => look.text()?,
    };
    writeln!(std::io::stdout().lock(), "{text}")?;
    Ok(ExitCode::SUCCESS)
}

/// The position of a link, and who looks at it. Anything else is refused: with where it belongs, if
/// it is a game.
fn open(text: &str) -> Result<(Box<dyn AnyTable>, Viewer), Fail> {
    if position_link::split(text).is_none() {
        Source::of(text)?;
        return Err(Error::invalid("not_a_position").into());
    }
    shelf::open_position(text).map_err(|error| {
        match link::split(text).and_then(|(id, _)| shelf::info(id)) {
            Ok(info) => about(info)(error),
            Err(_) => error.into(),
        }
    })
}

/// A position as somebody looks at it.
struct Look<'a> {
    table: &'a dyn AnyTable,
    viewer: Viewer,
    texts: Texts,
}

impl Look<'_> {
    fn title(&self) -> String {
        let title = match self.viewer {
            Viewer::Seat(seat) => Message::new("cli-look-seat")
                .with("name", self.table.players()[seat.index()].name.as_str()),
            Viewer::Spectator => Message::new("cli-look-spectator"),
            Viewer::Omniscient => Message::new("cli-look-all"),
        };
        self.texts.say(&title.with("game", self.table.info().name))
    }

    fn picture(&self) -> Result<String, Error> {
        let picture = self.table.picture(self.table.tip(), self.viewer, &self.texts.renderer())?;
        Ok(picture.trim_end().to_owned())
    }

    /// The title, the picture, the question and the legal moves.
    fn text(&self) -> Result<String, Error> {
        let game = self.table.info().name;
        let title = self.title().replacen(game, &self.texts.paint.bold(game), 1);
        let question = self.table.question(self.viewer);
        let question = question.map(|question| wrapped(&self.texts.say(&question), "", "  "));
        let sheets = Sheets::of(self.table.info(), self.table.catalogue());
        let list = Listing::new(&self.table.offers(self.viewer), &sheets, &self.texts);
        let moves = (list.len() > 0).then(|| list.whole(self.texts.paint).trim_end().to_owned());
        let parts = [title + "\n", self.picture()?].into_iter().chain(question).chain(moves);
        Ok(parts.collect::<Vec<_>>().join("\n"))
    }

    fn looked(&self) -> Result<Looked, Error> {
        let say = |message: &Message| self.texts.say(message);
        let update = self.table.update_since(self.viewer, 0)?.in_words(&say);
        let record = self.table.record();
        Ok(Looked {
            game: update.game,
            rules: record.rules,
            // What is hidden in the position was made up, so it is told to nobody.
            setup: Setup { position: None, ..record.setup },
            players: update.seats,
            viewer: self.viewer,
            to_move: update.to_move,
            question: update.question,
            view: update.view,
            board: update.board,
            screen: update.screen,
            picture: self.picture()?,
            outcome: update.outcome,
        })
    }
}

/// The JSON that the command promises.
#[derive(Serialize, JsonSchema)]
pub(super) struct Looked {
    game: Key,
    /// The version of the rules.
    rules: u32,
    setup: Setup,
    /// Who would sit there: nobody is known.
    players: Vec<Player>,
    /// From whose side.
    viewer: Viewer,
    /// Who must move.
    to_move: Vec<Mover>,
    /// What is asked, where the game says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<Question>,
    /// What the viewer may know: `view` of an update, as `parlour schema GAME` describes it.
    #[schemars(with = "Value")]
    view: Json,
    /// What lies on the table, in words that know no game.
    board: Arc<Board>,
    /// What to show, and in `available` the legal moves of the viewer: `screen` of an update.
    #[schemars(with = "Value")]
    screen: Shown<Value>,
    /// The table as text.
    picture: String,
    /// How the game ended, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
}
