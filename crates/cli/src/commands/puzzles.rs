//! `parlour puzzles`

mod choose;

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use kernel::{Error, Info, Message, Seat, Viewer};
use puzzles::{Grade, Puzzle, Puzzling, Stand, Weighed, Worth};
use table::message::{Command, Request};
use table::{AnyTable, Player, file};

use crate::bulk::{bar, cores, spread};
use crate::clock;
use crate::fail::{Done, Fail, OK, about};
use crate::input::Input;
use crate::listing::Listing;
use crate::seating::introduced;
use crate::sheets::Sheets;
use crate::stage::TableStage;
use crate::teller::Teller;
use crate::term::{Term, wrapped};
use crate::tui::{self, Asked};
use crate::words::Texts;

/// Two lines that lead to the same differ by less than this.
const SAME: Worth = 1e-9;

/// Solve puzzles: positions with one best line
///
/// Without a game it lists how many there are; with a game, all of them; with a game and the name
/// of a puzzle, that one is on the table. At the prompt a move is typed, or its number; `hint`
/// names the best one, `solution` shows the whole line, and `quit` leaves. On a terminal the
/// puzzles and the moves are picked with the arrow keys.
///
/// Examples:
///   parlour puzzles
///   parlour puzzles texas-42
///   parlour puzzles texas-42 easy 3
///   parlour puzzles --today
///   parlour puzzles skirmish hard 1 --solution
///   parlour puzzles --make skirmish --games 2000 > skirmish.scn
///
/// Exit code: 2 when there is no such game or puzzle.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
#[command(group = clap::ArgGroup::new("which").args(["name", "today"]))]
pub(crate) struct Args {
    /// The name of a game
    #[arg(value_name = "GAME")]
    game: Option<String>,
    /// The name of a puzzle: its grade and its number
    #[arg(value_name = "NAME", num_args = 0..=2)]
    name: Vec<String>,
    /// The puzzle of the day, by the date in Greenwich or by this one, such as 2026-11-18
    #[arg(long, value_name = "DATE", num_args = 0..=1, default_missing_value = "")]
    #[arg(conflicts_with_all = ["game", "make"])]
    today: Option<String>,
    /// Print the line that solves it instead of playing
    #[arg(long, requires = "which")]
    solution: bool,
    /// Lines one after another in place of a whole screen: for screen readers, and for terminals
    /// that cannot do more
    ///
    /// Without a terminal it is always so.
    #[arg(long, conflicts_with = "make")]
    plain: bool,
    /// Find new puzzles of this game in games of bots, and print them as scenarios
    #[arg(long, value_name = "GAME", conflicts_with_all = ["game", "solution"])]
    make: Option<String>,
    /// How many games to look through
    #[arg(long, value_name = "N", default_value_t = 300, requires = "make")]
    games: u64,
    /// The number of the first game
    #[arg(long, value_name = "N", default_value_t = 1, requires = "make")]
    seed: u64,
    /// How many puzzles of each grade to keep
    #[arg(long, value_name = "N", default_value_t = 10, requires = "make")]
    each: usize,
    /// Write them to this file instead
    #[arg(long, value_name = "FILE", requires = "make")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Done {
    if let Some(game) = &args.make {
        return make(args, game);
    }
    if let Some(date) = &args.today {
        if date.is_empty() && !args.solution {
            return solve_daily(args.plain);
        }
        let (info, puzzle) = of_day(day(date)?)?;
        return solve(info, &puzzle, args.solution, args.plain);
    }
    let screen = tui::is_there() && !args.plain;
    let info = args.game.as_deref().map(shelf::info).transpose()?;
    let name = args.name.join(" ");
    match info {
        None if screen => browse(None),
        None => list_games(),
        Some(info) if name.is_empty() && screen => browse(Some(info)),
        Some(info) if name.is_empty() => list(info, &puzzles::all(info.id)?),
        Some(info) if args.solution => solve(info, &named(info.id, &name)?, true, true),
        Some(info) => solve_named(info.id, &name, args.plain),
    }
}

/// Lets somebody choose among all puzzles, or those of a game, on a whole screen.
pub(crate) fn browse(game: Option<&'static Info>) -> Done {
    game.map_or_else(choose::any, choose::of_game)
}

/// Lets somebody solve the puzzle of this name.
pub(crate) fn solve_named(game: &str, name: &str, plain: bool) -> Done {
    solve(shelf::info(game)?, &named(game, name)?, false, plain)
}

/// Lets somebody solve the puzzle of today.
pub(crate) fn solve_daily(plain: bool) -> Done {
    let (info, puzzle) = of_day(day("")?)?;
    solve(info, &puzzle, false, plain)
}

/// The puzzle of this name.
fn named(game: &str, name: &str) -> Result<Puzzle, Error> {
    let all = puzzles::all(game)?;
    let names: Vec<String> = all.iter().map(|puzzle| puzzle.name.clone()).collect();
    let found = all.into_iter().find(|puzzle| puzzle.name == name);
    found.ok_or_else(|| Error::invalid("unknown_puzzle").with("name", name).options(names))
}

/// The puzzle of a day.
fn of_day(day: u32) -> Result<(&'static Info, Puzzle), Error> {
    let daily = puzzles::daily(day);
    let mut all = puzzles::all(&daily.game)?;
    let number = daily.number as usize - 1;
    if number >= all.len() {
        return Err(Error::invalid("no_puzzle"));
    }
    Ok((shelf::info(&daily.game)?, all.swap_remove(number)))
}

/// A day, from the first of January 1970; today where no date is written.
fn day(date: &str) -> Result<u32, Error> {
    let day = if date.is_empty() { clock::day(&clock::today()) } else { clock::day(date) };
    day.ok_or_else(|| Error::invalid("bad_date").with("date", date))
}

/// Lets somebody solve a puzzle, or prints its solution. What came of it is told again where it can
/// still be read when the screen is given back.
fn solve(info: &'static Info, puzzle: &Puzzle, solution: bool, plain: bool) -> Done {
    let term = if solution { Term::new() } else { Term::full(plain)? };
    let mut attempt = Attempt::new(info, puzzle, term).map_err(about(info))?;
    if solution {
        attempt.show_solution()?;
        return Ok(ExitCode::from(OK));
    }
    let said = attempt.play()?;
    let screen = attempt.teller.term.screen().is_some() && !attempt.teller.term.ended();
    attempt.teller.term.close();
    if let Some(text) = said.filter(|_| screen) {
        attempt.teller.term.paragraph(&text)?;
    }
    Ok(ExitCode::from(OK))
}

// ---------------------------------------------------------------------- lists

fn list_games() -> Done {
    let mut out = String::new();
    for info in shelf::GAMES {
        let all = puzzles::all(info.id)?;
        let _ = writeln!(out, "{:12} {}", info.id, counted(info, &all));
    }
    std::io::stdout().lock().write_all(out.as_bytes())?;
    Ok(ExitCode::from(OK))
}

/// What a puzzle is called in the language that is spoken.
fn called(puzzle: &Puzzle, texts: &Texts) -> String {
    let grade = texts.say(&Message::of("puzzle-grade", puzzle.grade.name()));
    let number = puzzle.name.rsplit(' ').next().unwrap_or_default();
    format!("{grade} {number}")
}

/// How many puzzles of each grade there are.
fn counted(info: &'static Info, all: &[Puzzle]) -> String {
    let texts = Texts::of_game(info, kernel::Paint::PLAIN);
    let grade = |grade: &Grade| {
        let n = all.iter().filter(|puzzle| puzzle.grade == *grade).count();
        format!("{n} {}", texts.say(&Message::of("puzzle-grade", grade.name())))
    };
    Grade::ALL.iter().map(grade).collect::<Vec<_>>().join(", ")
}

fn list(info: &'static Info, all: &[Puzzle]) -> Done {
    let texts = Texts::of_game(info, kernel::Paint::PLAIN);
    let mut out = String::new();
    for puzzle in all {
        let goal = texts.say(&Message::of("puzzle-goal", puzzle.goal.name()));
        let _ =
            writeln!(out, "{}", wrapped(&goal, &format!("{:12} ", puzzle.name), "             "));
    }
    std::io::stdout().lock().write_all(out.as_bytes())?;
    Ok(ExitCode::from(OK))
}

// ---------------------------------------------------------------------- playing

/// The table of a puzzle, before anything was done.
fn opened(info: &'static Info, puzzle: &Puzzle) -> Result<Box<dyn AnyTable>, Error> {
    let seats = puzzle.setup.seats.unwrap_or(info.seats.0);
    let players = introduced(Player::seated(&vec!["human"; usize::from(seats)]));
    let mut table = shelf::open(&puzzle.game, &puzzle.setup, 0, players)?;
    table.advance();
    Ok(table)
}

/// A puzzle on a table.
struct Attempt<'a> {
    puzzle: &'a Puzzle,
    table: Box<dyn AnyTable>,
    teller: Teller,
    /// What the best line reaches.
    best: Worth,
}

impl Attempt<'_> {
    fn new<'a>(info: &'static Info, puzzle: &'a Puzzle, term: Term) -> Result<Attempt<'a>, Error> {
        let table = opened(info, puzzle)?;
        let texts = Texts::for_spectators(&*table, term.paint);
        let sheets = Sheets::of(info, table.catalogue());
        let teller = Teller { texts, sheets, term, codes: false };
        let mut attempt = Attempt { puzzle, table, teller, best: 0.0 };
        attempt.best = match attempt.stand()? {
            Stand::Decides { moves, .. } => moves.first().map_or(0.0, |best| best.worth),
            Stand::Expects(worth) | Stand::Ended(worth) => worth,
        };
        Ok(attempt)
    }

    fn stand(&self) -> Result<Stand, Error> {
        puzzles::stand(&*self.table, self.puzzle.goal, self.puzzle.seat)
    }

    fn goal(&self) -> Message {
        Message::of("puzzle-goal", self.puzzle.goal.name())
    }

    fn show_solution(&mut self) -> Result<(), Fail> {
        for (seat, text) in &self.puzzle.line {
            let name = self.table.players()[seat.index()].name.clone();
            self.teller.term.line(&format!("{name}: {text}"))?;
        }
        Ok(())
    }

    /// Nothing is hidden: also what will be drawn is told. On a whole screen what is asked for
    /// comes first, and stays.
    fn introduce(&mut self) -> Result<(), Fail> {
        let position = self.puzzle.setup.position.as_deref().unwrap_or_default();
        let is_pile = |line: &&str| ["supply ", "deck "].iter().any(|pile| line.starts_with(pile));
        let piles: Vec<&str> = position.lines().filter(is_pile).collect();
        let open = Message::new("cli-puzzle-piles");
        let goal = self.teller.texts.say(&self.goal());
        if let Some(screen) = self.teller.term.screen() {
            screen.hide();
            screen.tell(vec![goal]);
            if !piles.is_empty() {
                screen.tell(vec![self.teller.texts.say(&open)]);
            }
            piles.into_iter().for_each(|pile| screen.tell(vec![pile.to_owned()]));
            return Ok(());
        }
        if !piles.is_empty() {
            self.teller.paragraph(&open)?;
        }
        piles.into_iter().try_for_each(|pile| self.teller.term.line(pile))?;
        Ok(())
    }

    /// Plays until the end of the line, and gives what was said about it; nothing where somebody
    /// leaves before.
    fn play(&mut self) -> Result<Option<String>, Fail> {
        self.introduce()?;
        let said = loop {
            match self.stand()? {
                Stand::Ended(worth) => break self.ended(worth),
                Stand::Expects(worth) => break self.expected(worth),
                Stand::Decides { seat, ours: false, moves } => {
                    let reply = moves.first().map(|weighed| weighed.notation.clone());
                    self.make(seat, &reply.unwrap_or_default())?;
                }
                Stand::Decides { seat, moves, .. } => {
                    if !self.ask(seat, &moves)? {
                        return Ok(None);
                    }
                }
            }
        };
        let text = self.teller.texts.say(&said);
        match self.teller.term.screen() {
            Some(screen) => {
                screen.set_keys(None);
                screen.news_are_known();
                screen.tell(vec![text.clone()]);
                let prompt = Message::new("cli-puzzle-end").with("said", text.as_str());
                let prompt = self.teller.texts.say(&prompt);
                self.prompt(Asked::Key, None, &prompt, &Listing::default())?;
            }
            None => self.teller.paragraph(&said)?,
        }
        Ok(Some(text))
    }

    /// Asks something beside the table.
    fn prompt(
        &mut self,
        asked: Asked,
        seat: Option<Seat>,
        prompt: &str,
        list: &Listing,
    ) -> Result<Option<String>, Fail> {
        let turn = self.turn(seat);
        let (table, viewer) = (&*self.table, Viewer::Omniscient);
        let Teller { term, texts, sheets, .. } = &mut self.teller;
        let mut stage = TableStage { table, viewer, seat, texts, sheets, turn, at: None };
        Ok(term.ask_at(asked, prompt, list, &mut stage)?)
    }

    /// Which puzzle it is, and who moves, in few words.
    fn turn(&self, seat: Option<Seat>) -> String {
        let called = called(self.puzzle, &self.teller.texts);
        let name = seat.map(|seat| self.table.players()[seat.index()].name.as_str());
        [Some(called.as_str()), name].into_iter().flatten().collect::<Vec<_>>().join(" \u{b7} ")
    }

    /// Which puzzle it is, and whose move.
    fn title(&self, seat: Seat) -> Message {
        let name = self.table.players()[seat.index()].name.clone();
        let title = Message::new("cli-puzzle-title").with("puzzle", self.puzzle.name.as_str());
        title.with("name", name)
    }

    /// Shows the table and the moves, where they do not stay on the screen anyway.
    fn show(&mut self, seat: Seat, list: &Listing) -> Result<(), Fail> {
        if self.teller.term.screen().is_some() {
            return Ok(());
        }
        let renderer = self.teller.texts.renderer();
        let picture = self.table.picture(self.table.tip(), Viewer::Omniscient, &renderer)?;
        let (title, goal) = (self.title(seat), self.goal());
        self.teller.table(&title, &picture, Some(&goal), list)
    }

    /// Asks for a move until a right one is made. Says whether to go on.
    fn ask(&mut self, seat: Seat, moves: &[Weighed]) -> Result<bool, Fail> {
        let Teller { sheets, texts, .. } = &self.teller;
        let list = Listing::new(&self.table.offers(Viewer::Seat(seat)), sheets, texts);
        self.show(seat, &list)?;
        let goal = self.teller.texts.say(&self.goal());
        let keys = self.teller.texts.word("cli-keys-puzzle");
        let prompt = self.teller.texts.word("cli-puzzle-prompt");
        loop {
            let screen =
                self.teller.term.screen().map(|screen| screen.set_keys(Some(keys.clone())));
            let prompt = if screen.is_some() { &goal } else { &prompt };
            let asked = self.prompt(Asked::Move, Some(seat), prompt, &list)?;
            let Some(line) = asked else { return Ok(false) };
            let solution = ["solution", "/solution"].contains(&line.trim());
            match Input::of(&line, &list) {
                _ if solution => self.show_solution()?,
                Input::Quit => return Ok(false),
                Input::Hint(_) => self.hint(moves)?,
                Input::Card(name) => self.teller.sheet(&name)?,
                Input::Move(text) => {
                    if self.answer(seat, moves, &text)? {
                        return Ok(true);
                    }
                }
                Input::Nothing => {}
                Input::Undo | Input::Redo if screen.is_some() => {
                    self.table = opened(self.table.info(), self.puzzle)?;
                    self.introduce()?;
                    return Ok(true);
                }
                _ if screen.is_some() => self.teller.paragraph(&Message::new("cli-puzzle-keys"))?,
                _ => self.teller.paragraph(&Message::new("cli-puzzle-help"))?,
            }
        }
    }

    fn hint(&mut self, moves: &[Weighed]) -> Result<(), Fail> {
        let best = moves.first().map(|weighed| weighed.notation.clone()).unwrap_or_default();
        let hint = Message::new("cli-puzzle-hint");
        if let Some(screen) = self.teller.term.screen() {
            let shown = self.teller.sheets.shown(&best);
            screen.show_hint(vec![self.teller.texts.say(&hint.with("move", shown))], &best);
            return Ok(());
        }
        self.teller.paragraph(&hint.with("move", best))
    }

    /// Makes a move if it keeps what can be reached. Says whether it did.
    fn answer(&mut self, seat: Seat, moves: &[Weighed], text: &str) -> Result<bool, Fail> {
        let mover = kernel::Mover::Seat(seat);
        let notation = match self.table.check(mover, text) {
            Ok(notation) => notation,
            Err(error) => {
                self.teller.say_why(&error)?;
                return Ok(false);
            }
        };
        let worth = moves.iter().find(|weighed| weighed.notation == notation);
        let right = worth.is_some_and(|weighed| weighed.worth > self.best - SAME);
        // Where chance decides, whoever chose hears the odds instead.
        if !right && self.puzzle.goal != puzzles::Goal::TakeOut {
            let wrong = match self.teller.term.screen() {
                Some(_) => Message::new("cli-puzzle-wrong"),
                None => Message::new("puzzle-wrong"),
            };
            self.teller.paragraph(&wrong)?;
            return Ok(false);
        }
        self.make(seat, &notation)?;
        Ok(true)
    }

    fn make(&mut self, seat: Seat, text: &str) -> Result<(), Fail> {
        let before = self.table.at();
        let request = Request::Move(text.to_owned());
        let command = Command { id: None, seat, at: before, request };
        if let Some(error) = self.table.handle(&command).error {
            return Err(crate::bot::refused(seat, error).into());
        }
        self.settle();
        if let Some(screen) = self.teller.term.screen() {
            screen.show_hint(Vec::new(), "");
        }
        let lines = self.table.lines(Viewer::Omniscient, before);
        self.teller.news(lines.iter().map(|line| &**line))?;
        Ok(())
    }

    /// Goes on to the next decision: nobody has to be waited for.
    fn settle(&mut self) {
        loop {
            if let Some(pause) = self.table.pause() {
                for seat in pause.waiting.iter() {
                    let request = Request::Acknowledge(pause.entry);
                    let at = self.table.at();
                    self.table.handle(&Command { id: None, seat, at, request });
                }
            } else if self.table.to_move().seats().is_empty() || self.table.advance() == 0 {
                return;
            }
        }
    }

    /// What is said of an attempt that has come to its end.
    fn ended(&self, worth: Worth) -> Message {
        match (worth > self.best - SAME, self.puzzle.goal) {
            (true, puzzles::Goal::Score) => {
                Message::new("puzzle-scores").with("points", worth.round() as usize)
            }
            (true, _) => Message::new("puzzle-solved"),
            (false, _) => Message::new("puzzle-wrong"),
        }
    }

    /// What is said of one that chance decides.
    fn expected(&self, worth: Worth) -> Message {
        let percent = |worth: Worth| format!("{:.1}", 100.0 * worth);
        let message = match worth > self.best - SAME {
            true => Message::new("puzzle-expects"),
            false => Message::new("puzzle-expects-less").with("best", percent(self.best)),
        };
        message.with("percent", percent(worth))
    }
}

// ---------------------------------------------------------------------- making

/// Finds puzzles and prints them as scenarios.
struct Make<'a>(&'a Args);

impl puzzles::Visitor for Make<'_> {
    type Out = String;
    fn visit<G: Puzzling>(self) -> String {
        let Make(args) = self;
        let progress = bar(args.games, "games");
        let found = spread(args.games, cores(), Vec::new, |found, n| {
            found.extend(puzzles::look_through::<G>(args.seed + n));
            progress.inc(1);
        });
        progress.finish_and_clear();
        let puzzles = puzzles::graded::<G>(found.concat(), args.each);
        let (id, games, seed) = (G::INFO.id, args.games, args.seed);
        let mut out =
            format!("# Made by: parlour puzzles --make {id} --games {games} --seed {seed}\n");
        let _ = writeln!(out, "game: {id}");
        for puzzle in puzzles {
            let _ = write!(out, "\n{}", puzzle.written());
        }
        out
    }
}

fn make(args: &Args, game: &str) -> Done {
    let text = puzzles::visit(game, Make(args))?;
    match &args.out {
        Some(path) => file::write(path, text.as_bytes())?,
        None => std::io::stdout().lock().write_all(text.as_bytes())?,
    }
    Ok(ExitCode::from(OK))
}
