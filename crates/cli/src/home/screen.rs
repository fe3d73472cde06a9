//! What is on the screen of home, and what keys do to it. It does no input or output, so that
//! tests can draw it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEventKind};
use kernel::{Info, Message};
use ratatui::layout::Position;
use ratatui::layout::Rect;

use super::Open;
use super::form::{Field, Form, Said};
use super::list::List;
use crate::term::clean;
use crate::tui::{Step, is_held, scrolled, step};
use crate::words::say;

/// The longest text that somebody may type.
const LONGEST: usize = 120;

/// A page of rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// The first one.
    Main,
    /// All saves.
    Saves,
    /// All puzzles.
    Puzzles,
    /// The games whose rules can be read.
    Rules,
}

/// A page, and what is picked out on it.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    /// Which one it is.
    pub(crate) kind: Kind,
    /// Its rows.
    pub(crate) list: List,
}

impl Page {
    fn new(kind: Kind) -> Page {
        Page { kind, list: List::default() }
    }
}

/// A long text that is read.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    /// What it is.
    pub(crate) title: String,
    /// Its lines.
    pub(crate) lines: Vec<String>,
    /// The first line that is seen.
    pub(crate) top: usize,
}

/// What is asked about a save.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Asks {
    /// For another name.
    Name {
        /// The save.
        path: PathBuf,
        /// What was typed so far.
        text: String,
    },
    /// Whether it is really to be removed.
    Remove {
        /// The save.
        path: PathBuf,
    },
}

/// What somebody wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    /// Nothing but to see the screen.
    Draw,
    /// To open something.
    Open(Open),
    /// To begin a game with what is in the form.
    Begin,
    /// To give a save another name.
    Rename(PathBuf, String),
    /// To remove a save.
    Remove(PathBuf),
    /// To leave.
    Leave,
}

/// Everything that is on the screen.
#[derive(Debug)]
pub(crate) struct Screen {
    /// The pages, each opened from the one before.
    pub(crate) pages: Vec<Page>,
    /// The form of each game that was looked at, and whether one of them is on the screen.
    pub(crate) forms: BTreeMap<&'static str, Form>,
    /// The game whose form is on the screen.
    pub(crate) shown: Option<&'static str>,
    /// A text on top of everything.
    pub(crate) text: Option<Text>,
    /// What is asked.
    pub(crate) asks: Option<Asks>,
    /// What went wrong, or what was done.
    pub(crate) note: Option<String>,
    /// Where rows were drawn, and which: for the mouse.
    pub(crate) area: Rect,
    /// Which row or field each line of that area stands for.
    pub(crate) drawn: Vec<Option<usize>>,
}

impl Screen {
    /// The first page.
    pub(crate) fn new() -> Screen {
        Screen {
            pages: vec![Page::new(Kind::Main)],
            forms: BTreeMap::new(),
            shown: None,
            text: None,
            asks: None,
            note: None,
            area: Rect::default(),
            drawn: Vec::new(),
        }
    }

    /// The page that is seen.
    pub(crate) fn page(&mut self) -> &mut Page {
        if self.pages.is_empty() {
            self.pages.push(Page::new(Kind::Main));
        }
        self.pages.last_mut().expect("there is a page")
    }

    /// The form on the screen.
    pub(crate) fn form(&mut self) -> Option<&mut Form> {
        self.forms.get_mut(self.shown?)
    }

    /// Opens another page.
    pub(crate) fn turn_to(&mut self, kind: Kind) {
        self.pages.push(Page::new(kind));
    }

    /// Shows the form of a game as it was left.
    pub(crate) fn fill_in(&mut self, info: &'static Info) {
        let form = self.forms.entry(info.id).or_insert_with(|| Form::new(info));
        form.pick(0);
        self.shown = Some(info.id);
    }

    /// Shows a long text.
    pub(crate) fn read(&mut self, title: String, text: &str) {
        let lines = text.lines().map(str::to_owned).collect();
        self.text = Some(Text { title, lines, top: 0 });
    }

    /// Does what an event says.
    pub(crate) fn heed(&mut self, event: &Event) -> Wish {
        match event {
            Event::Key(key) => self.key(*key),
            Event::Paste(text) => self.paste(text),
            Event::Mouse(mouse) => self.mouse(mouse.kind, Position::new(mouse.column, mouse.row)),
            _ => Wish::Draw,
        }
    }

    fn key(&mut self, key: KeyEvent) -> Wish {
        self.note = None;
        if let Some(text) = &mut self.text {
            match key.code {
                KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q') => self.text = None,
                KeyCode::Char(' ') => text.top = scrolled(text.top, Step::PageDown),
                code => text.top = step(code).map_or(text.top, |step| scrolled(text.top, step)),
            }
            return Wish::Draw;
        }
        if let Some(asks) = self.asks.take() {
            return self.answer(asks, key);
        }
        if let Some(form) = self.form() {
            return match form.key(key) {
                Said::Draw => Wish::Draw,
                Said::Begin => Wish::Begin,
                Said::Leave => self.back(),
                Said::Help => self.help("cli-home-form-help"),
            };
        }
        match self.page().list.finding.is_some() {
            true => self.find_key(key),
            false if is_held(key) => Wish::Draw,
            false => self.list_key(key.code),
        }
    }

    // ------------------------------------------------------------------ lists

    fn list_key(&mut self, code: KeyCode) -> Wish {
        let (save, first) = (self.save(), self.pages.len() < 2);
        let list = &mut self.page().list;
        match code {
            KeyCode::Enter => return self.open(),
            KeyCode::Tab => list.next_section(false),
            KeyCode::BackTab => list.next_section(true),
            KeyCode::Char('/') => list.finding = Some(String::new()),
            KeyCode::Char('?') | KeyCode::F(1) => return self.help("cli-home-help"),
            KeyCode::Char('q') | KeyCode::Esc if !first => return self.back(),
            KeyCode::Char('q') => return Wish::Leave,
            KeyCode::Char('r') if save.is_some() => {
                self.asks = save.map(|path| Asks::Name { text: name_of(&path), path });
            }
            KeyCode::Char('d') | KeyCode::Delete if save.is_some() => {
                self.asks = save.map(|path| Asks::Remove { path });
            }
            // On other rows they mean nothing, rather than something else.
            KeyCode::Char(' ' | 'r' | 'd') => {}
            KeyCode::Char(c) => {
                list.finding = Some(c.to_string());
                list.find();
            }
            code => step(code).into_iter().for_each(|step| list.step(step)),
        }
        Wish::Draw
    }

    fn find_key(&mut self, key: KeyEvent) -> Wish {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let list = &mut self.page().list;
        let Some(text) = &mut list.finding else { return Wish::Draw };
        match key.code {
            KeyCode::Esc => list.finding = None,
            KeyCode::Enter => return self.open(),
            KeyCode::Backspace if text.is_empty() => list.finding = None,
            KeyCode::Tab => list.next_section(false),
            KeyCode::BackTab => list.next_section(true),
            _ => match step(key.code) {
                Some(step) => list.step(step),
                None => edit(text, key.code, control),
            },
        }
        let list = &mut self.page().list;
        let picked = list.picked().map(|row| row.open.clone());
        list.find();
        picked.iter().for_each(|open| list.pick(open));
        Wish::Draw
    }

    fn open(&mut self) -> Wish {
        let list = &mut self.page().list;
        let open = list.picked().map(|row| row.open.clone());
        if open.is_some() && list.finding.take().is_some() {
            list.find();
            open.iter().for_each(|open| list.pick(open));
        }
        match open {
            Some(Open::Quit) => Wish::Leave,
            Some(Open::Nothing(_)) | None => Wish::Draw,
            Some(open) => Wish::Open(open),
        }
    }

    /// Leaves what is on top.
    fn back(&mut self) -> Wish {
        if self.shown.take().is_none() {
            self.pages.pop();
        }
        Wish::Draw
    }

    fn help(&mut self, key: &'static str) -> Wish {
        self.read(say(&Message::new("cli-home-help-title")), &say(&Message::new(key)));
        Wish::Draw
    }

    // ------------------------------------------------------------------ saves

    /// The save that is picked out.
    fn save(&mut self) -> Option<PathBuf> {
        match &self.page().list.picked()?.open {
            Open::Continue(path) | Open::Save(path) => Some(path.clone()),
            _ => None,
        }
    }

    fn answer(&mut self, asks: Asks, key: KeyEvent) -> Wish {
        match asks {
            Asks::Remove { path } => match key.code {
                KeyCode::Char(c) if says_yes(c) => Wish::Remove(path),
                KeyCode::Char('n' | 'N' | 'q') | KeyCode::Esc => Wish::Draw,
                _ => {
                    self.asks = Some(Asks::Remove { path });
                    Wish::Draw
                }
            },
            Asks::Name { path, mut text } => match key.code {
                KeyCode::Esc => Wish::Draw,
                KeyCode::Enter if text.trim() == name_of(&path) => Wish::Draw,
                KeyCode::Enter => {
                    // It stays on the screen until the name is good.
                    self.asks = Some(Asks::Name { path: path.clone(), text: text.clone() });
                    Wish::Rename(path, text)
                }
                code => {
                    edit(&mut text, code, key.modifiers.contains(KeyModifiers::CONTROL));
                    self.asks = Some(Asks::Name { path, text });
                    Wish::Draw
                }
            },
        }
    }

    // ------------------------------------------------------------------ paste and mouse

    /// Text that is pasted is typed where something is typed; it never answers.
    fn paste(&mut self, text: &str) -> Wish {
        let line = text.trim_start().lines().next().unwrap_or_default();
        let line = clean(&line.chars().take(LONGEST).collect::<String>());
        if self.text.is_some() {
            return Wish::Draw;
        }
        if let Some(Asks::Name { text, .. }) = &mut self.asks {
            text.extend(line.chars().take(LONGEST.saturating_sub(text.chars().count())));
        } else if let Some(form) = self.form() {
            if Form::is_text(form.picked()) {
                form.write(&line);
            }
        } else if let Some(finding) = &mut self.page().list.finding {
            finding.push_str(&line);
            self.page().list.find();
        }
        Wish::Draw
    }

    fn mouse(&mut self, kind: MouseEventKind, at: Position) -> Wish {
        let scroll = match kind {
            MouseEventKind::ScrollUp => Some(Step::Up),
            MouseEventKind::ScrollDown => Some(Step::Down),
            _ => None,
        };
        match (scroll, kind) {
            (Some(step), _) => self.scroll(step),
            (None, MouseEventKind::Down(MouseButton::Left)) => return self.click(at),
            _ => {}
        }
        Wish::Draw
    }

    fn scroll(&mut self, step: Step) {
        let asks = self.asks.is_some();
        if let Some(text) = &mut self.text {
            text.top = scrolled(text.top, step);
        } else if let Some(form) = self.form() {
            form.walk(step);
        } else if !asks {
            self.page().list.step(step);
        }
    }

    /// A click picks something out, and a click on what is picked out opens it.
    fn click(&mut self, at: Position) -> Wish {
        if self.text.is_some() || self.asks.is_some() || !self.area.contains(at) {
            return Wish::Draw;
        }
        let line = usize::from(at.y - self.area.y);
        let Some(row) = self.drawn.get(line).copied().flatten() else { return Wish::Draw };
        self.note = None;
        if let Some(form) = self.form() {
            match (form.pick(row), form.picked()) {
                (true, Field::Begin) => return Wish::Begin,
                (true, _) => form.change(true),
                (false, _) => {}
            }
            return Wish::Draw;
        }
        if self.page().list.click(row) { self.open() } else { Wish::Draw }
    }
}

/// The name of a save.
pub(crate) fn name_of(path: &Path) -> String {
    clean(&path.file_stem().unwrap_or_default().to_string_lossy())
}

/// Whether a key says yes, in English or in the language that is spoken.
fn says_yes(c: char) -> bool {
    let c = c.to_lowercase().next().unwrap_or(c);
    c == 'y' || say(&Message::new("cli-yes")).starts_with(c)
}

/// Changes a text by a key.
fn edit(text: &mut String, code: KeyCode, control: bool) {
    match code {
        KeyCode::Char('u') if control => text.clear(),
        KeyCode::Char('w') if control => {
            let end = text.trim_end().rfind(' ').map_or(0, |space| space + 1);
            text.truncate(end);
        }
        KeyCode::Backspace => drop(text.pop()),
        KeyCode::Char(c) if !control && text.chars().count() < LONGEST => text.push(c),
        _ => {}
    }
}
