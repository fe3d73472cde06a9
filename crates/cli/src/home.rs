//! Home: what somebody sees who says `parlour` and nothing else. It lists the games that can go
//! on, new ones, puzzles and tables on servers, and comes back after each of them.

mod background;
mod draw;
mod form;
mod list;
mod rows;
mod screen;

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use background::{Asker, Reader};
use kernel::{Message, Paint};
use rows::Known;
use screen::{Kind, Screen, Wish};
use table::Speed;

use crate::autosave::state_folder;
use crate::bot::Bots;
use crate::commands::{join_table, solve_daily, solve_named};
use crate::fail::{Done, Fail, OK};
use crate::opening::{Begun, Opening};
use crate::options::Sets;
use crate::seating::Seats;
use crate::session::{Session, Shown};
use crate::source::Source;
use crate::tui::{Happened, Step, Terminal, was_ended};
use crate::words::{of_error, rules, say};
use crate::{clock, markdown, saves, term};

/// On the first page stand at least so many saves, and more where there are more rows than others
/// need.
const FEW: usize = 3;
const OTHERS: usize = 15;

/// How often home looks whether something is known.
const MOMENT: Duration = Duration::from_millis(60);

/// Something that can be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Open {
    /// The newest game that can go on.
    Continue(PathBuf),
    /// A save.
    Save(PathBuf),
    /// The page of all saves.
    AllSaves,
    /// A new game, by its id.
    New(&'static str),
    /// The puzzle of the day.
    Daily,
    /// The page of all puzzles.
    AllPuzzles,
    /// A puzzle, by its game and its name.
    Puzzle(&'static str, String),
    /// A table on a server.
    Table {
        /// The address of the server.
        server: String,
        /// The id of the table.
        table: String,
    },
    /// Nothing: what is known about a server.
    Nothing(String),
    /// The page of rules.
    Rules,
    /// The rules of a game, by its id.
    RulesOf(&'static str),
    /// The end.
    Quit,
}

/// What is done without home on the screen.
enum Away {
    /// A save is played.
    Save(PathBuf),
    /// A game begins.
    Begun(Box<Begun>, Speed),
    /// The puzzle of the day is solved.
    Daily,
    /// A puzzle is solved.
    Puzzle(&'static str, String),
    /// A table on a server is joined.
    Table(String, String),
    /// Nothing any more.
    Over,
}

/// Home, and everything that it knows.
struct Home {
    folder: Option<PathBuf>,
    screen: Screen,
    known: Known,
    reader: Reader,
    asker: Asker,
    paint: Paint,
}

/// Shows home until somebody leaves it.
pub(crate) fn run() -> Done {
    let mut home = Home::new(state_folder());
    loop {
        let away = home.attend()?;
        let begun = matches!(away, Away::Begun(..));
        let done = match away {
            Away::Over => return Ok(ExitCode::from(OK)),
            away => go(away),
        };
        if was_ended() {
            return done;
        }
        home.screen.note = match done {
            Ok(_) => None,
            Err(Fail::Closed) => return done,
            Err(fail) => fail.text(),
        };
        home.refresh();
        if begun {
            // It is the last game now.
            home.screen.page().list.step(Step::First);
        }
    }
}

fn go(away: Away) -> Done {
    match away {
        Away::Save(path) => {
            let sets = Sets::default();
            let opening =
                Opening { seed: None, sets: &sets, save: None, typed: None, apart: false };
            let seats = Seats::default();
            let begun = opening.go_on(Source::File(path), |table| seats.reseated(table))?;
            play(begun, Speed::NORMAL)
        }
        Away::Begun(begun, speed) => play(*begun, speed),
        Away::Daily => solve_daily(false),
        Away::Puzzle(game, name) => solve_named(game, &name, false),
        Away::Table(server, table) => join_table(&server, &table),
        Away::Over => Ok(ExitCode::from(OK)),
    }
}

fn play((table, autosave): Begun, speed: Speed) -> Done {
    let shown = Shown { speed, plain: false, codes: false, returns: true };
    Session::new(table, autosave, Bots { seed: 1 }, shown)?.play()
}

impl Home {
    fn new(folder: Option<PathBuf>) -> Home {
        let mut home = Home {
            folder,
            screen: Screen::new(),
            known: Known { few: FEW, ..Known::default() },
            reader: Reader::of([].into()),
            asker: Asker::default(),
            paint: term::paint(),
        };
        home.refresh();
        home
    }

    /// Looks again which saves there are, and asks servers again.
    fn refresh(&mut self) {
        self.look();
        self.asker = Asker::ask_all();
        self.fill();
    }

    /// Looks which saves there are. Those that were written since are read again.
    fn look(&mut self) {
        self.known.now = clock::now_ms();
        self.known.saves = self.folder.as_deref().map(saves::all).unwrap_or_default();
        let new = self.known.saves.iter().filter(|save| self.known.looked(save).is_none());
        self.reader = Reader::of(new.map(|save| save.path.clone()).collect());
        self.fill();
    }

    /// Puts what is known on the page.
    fn fill(&mut self) {
        let Home { screen, known, asker, .. } = self;
        for page in &mut screen.pages {
            match page.kind {
                Kind::Main => page.list.put(known.main(&asker.servers)),
                Kind::Saves => page.list.put(known.all_saves()),
                Kind::Puzzles | Kind::Rules => {}
            }
        }
    }

    /// Takes in what was learned meanwhile, and says whether there was anything.
    fn learn(&mut self) -> bool {
        let read = self.reader.news();
        let any = self.asker.hear() || !read.is_empty();
        for (path, looked) in read {
            let changed = self.known.saves.iter().find(|save| save.path == path);
            let changed = changed.map_or(0, |save| save.changed);
            self.known.looked.insert(path, (changed, looked));
        }
        if any {
            self.fill();
        }
        any
    }

    /// Shows home until something is to be done elsewhere.
    fn attend(&mut self) -> io::Result<Away> {
        let mut terminal = Terminal::open()?;
        self.draw(&mut terminal)?;
        terminal.forget_keys()?;
        loop {
            let event = match terminal.next(MOMENT)? {
                None if self.learn() => {
                    self.draw(&mut terminal)?;
                    continue;
                }
                None => continue,
                Some(Happened::End) => return Ok(Away::Over),
                Some(Happened::Event(event)) => event,
            };
            let wish = self.screen.heed(&event);
            if let Some(away) = self.grant(wish) {
                return Ok(away);
            }
            self.learn();
            self.draw(&mut terminal)?;
        }
    }

    fn draw(&mut self, terminal: &mut Terminal) -> io::Result<()> {
        let (width, height) = crossterm::terminal::size()?;
        let rows = usize::from(draw::rows(width, height));
        let few = rows.saturating_sub(OTHERS).max(FEW);
        if few != self.known.few {
            self.known.few = few;
            self.fill();
        }
        let (screen, color) = (&mut self.screen, self.paint.on);
        terminal.draw(|frame| draw::draw(frame, screen, color))?;
        let height = usize::from(self.screen.area.height);
        let paths: Vec<&Path> =
            self.screen.page().list.in_sight(height).filter_map(save_of).collect();
        self.reader.hurry(paths.into_iter());
        Ok(())
    }

    /// Does what somebody wants; gives what has to be done elsewhere.
    fn grant(&mut self, wish: Wish) -> Option<Away> {
        match wish {
            Wish::Draw => {}
            Wish::Leave => return Some(Away::Over),
            Wish::Open(open) => return self.open(open),
            Wish::Begin => return self.begin(),
            Wish::Rename(path, name) => self.rename(&path, &name),
            Wish::Remove(path) => {
                let removed = saves::remove(&path);
                self.screen.note = removed.err().map(|error| of_error(&error, None).error(&error));
                self.look();
            }
        }
        None
    }

    fn begin(&mut self) -> Option<Away> {
        let folder = self.folder.clone();
        let form = self.screen.form()?;
        let begun = form.begin(folder.as_deref())?;
        let speed = form.speed();
        self.screen.shown = None;
        Some(Away::Begun(Box::new(begun), speed))
    }

    fn rename(&mut self, path: &Path, name: &str) {
        match saves::rename(path, name) {
            Ok(to) => {
                self.screen.asks = None;
                self.look();
                self.screen.page().list.pick(&Open::Save(to.clone()));
                self.screen.page().list.pick(&Open::Continue(to));
            }
            Err(error) => self.screen.note = Some(of_error(&error, None).error(&error)),
        }
    }

    fn open(&mut self, open: Open) -> Option<Away> {
        match open {
            Open::Continue(path) | Open::Save(path) => return Some(Away::Save(path)),
            Open::Daily => return Some(Away::Daily),
            Open::Puzzle(game, name) => return Some(Away::Puzzle(game, name)),
            Open::Table { server, table } => return Some(Away::Table(server, table)),
            Open::Quit => return Some(Away::Over),
            Open::New(id) => shelf::info(id).into_iter().for_each(|info| self.screen.fill_in(info)),
            Open::AllSaves => self.turn_to(Kind::Saves),
            Open::AllPuzzles => self.turn_to(Kind::Puzzles),
            Open::Rules => self.turn_to(Kind::Rules),
            Open::RulesOf(id) => self.read_rules(id),
            Open::Nothing(_) => {}
        }
        None
    }

    fn turn_to(&mut self, kind: Kind) {
        self.screen.turn_to(kind);
        match kind {
            Kind::Puzzles => self.screen.page().list.put(rows::puzzles()),
            Kind::Rules => self.screen.page().list.put(rows::rules()),
            Kind::Main | Kind::Saves => self.fill(),
        }
    }

    fn read_rules(&mut self, id: &str) {
        let Ok(info) = shelf::info(id) else { return };
        let title = say(&Message::new("cli-home-rules-of").with("game", info.name));
        self.screen.read(title, &markdown::shown(rules(info), self.paint));
    }
}

fn save_of(open: &Open) -> Option<&Path> {
    match open {
        Open::Continue(path) | Open::Save(path) => Some(path),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
