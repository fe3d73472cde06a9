//! What is on the screen of a table, and what keys do to it.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEventKind};
use kernel::{Message, Ref, Room};
use ratatui::layout::{Position, Rect};
use table::EntryId;

use super::layout::{Layout, Needs};
use super::moves::{Choice, Moves, Step};
use super::showing::Aside;
use super::{Stage, draw};
use crate::input::Input;
use crate::listing::Listing;
use crate::words::say;

/// The longest line that somebody may type.
const LONGEST: usize = 240;

/// What is said to look at the past; the screen understands it by itself.
pub(crate) const PAST: &str = "/past";

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Asked {
    /// Nothing: somebody else decides, or thinks.
    #[default]
    Nothing,
    /// For a move, or anything else that can be said.
    Move,
    /// For a line of text.
    Text,
    /// For any key.
    Key,
    /// For Enter alone: what follows is not for everybody's eyes.
    Enter,
    /// For yes or no.
    YesNo,
    /// What to do after the end.
    Over,
    /// Which of a list of things it is to be.
    Pick,
    /// Nothing, ever: a game is shown.
    Show,
}

/// The head line: the game and what is counted, and whose move it is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Head {
    /// What is played.
    pub(crate) game: String,
    /// What is counted.
    pub(crate) facts: Vec<String>,
    /// Whose move it is, and the time that is left.
    pub(crate) turn: String,
}

/// An entry of the story that can be visited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    /// Its number.
    pub(crate) id: EntryId,
    /// What is said about it.
    pub(crate) lines: Vec<String>,
}

/// What somebody types.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Typing {
    /// The text so far.
    pub(crate) text: String,
    /// Whether it is a command, as opposed to a move.
    pub(crate) command: bool,
}

/// A pane that can be scrolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Pane {
    #[default]
    Moves,
    Board,
    News,
}

/// What came of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Heed {
    /// Nothing, or the screen has to be drawn again.
    Draw,
    /// Another move is picked out, or another entry is visited: the board has to be drawn anew.
    Look,
    /// This is the answer.
    Answer(String),
}

/// Everything that is on the screen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Panes {
    pub(crate) head: Head,
    pub(crate) board: Vec<String>,
    /// What happened since the last move of whoever looks: the sentences of each entry.
    pub(crate) news: Vec<Vec<String>>,
    /// How many of these are known already.
    pub(crate) known: usize,
    /// What was answered to the last thing that was said, on top of everything.
    pub(crate) notes: Vec<String>,
    /// What a bot thinks of the moves.
    pub(crate) hint: Vec<String>,
    pub(crate) moves: Moves,
    /// What there is to say about the move that is picked out.
    pub(crate) about: Vec<String>,
    pub(crate) question: String,
    pub(crate) asked: Asked,
    /// What the keys do, where they do something else than usual.
    pub(crate) keys: Option<String>,
    /// What is told beside the news of a game that is shown.
    pub(crate) aside: Option<Aside>,
    /// Who thinks, or what is worked on.
    pub(crate) busy: Option<String>,
    pub(crate) typing: Option<Typing>,
    pub(crate) pane: Pane,
    /// The story and the entry that is visited.
    pub(crate) past: Option<(Vec<Told>, usize)>,
    /// How far each pane is scrolled, and how far the notes are.
    pub(crate) board_top: usize,
    /// Rows of the news above those that are seen.
    pub(crate) news_up: usize,
    pub(crate) notes_top: usize,
    /// Where everything was drawn, for the mouse.
    pub(crate) layout: Layout,
    /// Which row of the moves was drawn on which line.
    pub(crate) drawn_rows: Vec<Option<usize>>,
}

impl Panes {
    /// Puts a question. What was being typed or looked at for another one is gone.
    pub(crate) fn ask(&mut self, asked: Asked, question: &str, choices: Vec<Choice>) {
        let notation = self.moves.picked().map(|one| one.notation.clone());
        let same = choices.len() == self.moves.len() && self.asked == asked;
        self.moves = Moves::new(choices);
        if let Some(notation) = notation.filter(|_| same) {
            self.moves.pick_notation(&notation);
        }
        if self.question != question || self.asked != asked {
            (self.board_top, self.news_up, self.pane) = (0, 0, Pane::Moves);
        }
        self.asked = asked;
        question.clone_into(&mut self.question);
        self.busy = None;
        self.past = None;
        self.typing = (asked == Asked::Text).then(Typing::default);
    }

    /// Looks at the table again on a screen of this size: the picture, and what the move does that
    /// is picked out.
    pub(crate) fn look(&mut self, area: Rect, stage: &mut dyn Stage) {
        let picked = self.moves.picked().cloned();
        self.head = stage.head(self.visited());
        self.about = picked.as_ref().map(|one| stage.about(one)).unwrap_or_default();
        let focus: &[Ref] = picked.as_ref().map_or(&[], |one| &one.refs);
        let needs = Needs { board: None, ..draw::needs(self) };
        let board = Layout::of(area, needs).board;
        let room = Room { columns: board.width.into(), rows: board.height.into(), focus };
        self.board = stage.picture(self.visited(), room);
    }

    /// Forgets everything that somebody saw.
    pub(crate) fn hide(&mut self) {
        let head = Head { game: self.head.game.clone(), ..Head::default() };
        *self = Panes { head, ..Panes::default() };
    }

    /// The entry that is visited, if it is not the newest.
    pub(crate) fn visited(&self) -> Option<EntryId> {
        let (story, at) = self.past.as_ref()?;
        story.get(*at).map(|told| told.id)
    }

    /// Does what an event says.
    pub(crate) fn heed(&mut self, event: &Event) -> Heed {
        match event {
            Event::Key(key) => self.key(*key),
            Event::Paste(text) => self.paste(text),
            Event::Mouse(mouse) => self.mouse(mouse.kind, Position::new(mouse.column, mouse.row)),
            Event::Resize(..) => Heed::Look,
            _ => Heed::Draw,
        }
    }

    fn key(&mut self, key: KeyEvent) -> Heed {
        if self.past.is_some() {
            return self.travel(key.code);
        }
        if !self.notes.is_empty() && self.leaf(key.code) {
            return Heed::Draw;
        }
        if self.typing.is_some() {
            return self.type_key(key);
        }
        if is_held(key) {
            return Heed::Draw;
        }
        match self.asked {
            Asked::Nothing | Asked::Show => self.scroll_key(key.code),
            Asked::Pick => self.pick_key(key.code),
            Asked::Key => match key.code {
                KeyCode::Char('q') => Heed::Answer("quit".to_owned()),
                code if step(code).is_some() => self.scroll_key(code),
                _ => Heed::Answer(String::new()),
            },
            Asked::Enter => match key.code {
                KeyCode::Char('q') => Heed::Answer("quit".to_owned()),
                KeyCode::Enter => Heed::Answer(String::new()),
                code => self.scroll_key(code),
            },
            Asked::YesNo => match key.code {
                KeyCode::Char('y' | 'Y') => Heed::Answer("yes".to_owned()),
                KeyCode::Char('n' | 'N') | KeyCode::Esc => Heed::Answer("no".to_owned()),
                KeyCode::Char(c) if say(&Message::new("cli-yes")).starts_with(c) => {
                    Heed::Answer("yes".to_owned())
                }
                _ => Heed::Draw,
            },
            Asked::Move | Asked::Over | Asked::Text => self.command_key(key.code),
        }
    }

    /// Keys that do something at once.
    fn command_key(&mut self, code: KeyCode) -> Heed {
        let said = |text: &str| Heed::Answer(text.to_owned());
        match code {
            KeyCode::Enter => match self.moves.picked() {
                Some(one) => Heed::Answer(one.notation.clone()),
                None => said(""),
            },
            KeyCode::Char('u') => said("/undo"),
            KeyCode::Char('r') => said("/redo"),
            KeyCode::Char('h') if self.hint.is_empty() => said("/hint"),
            KeyCode::Char('h') => self.close_hint(),
            KeyCode::Char('q') => said("/quit"),
            KeyCode::Char('?') | KeyCode::F(1) => said("/help"),
            KeyCode::Char('t') => said(PAST),
            KeyCode::Char('/') => self.begin_typing("", false),
            KeyCode::Char(':') => self.begin_typing("", true),
            KeyCode::Char(' ') => self.show_about(),
            KeyCode::Char(c) => self.begin_typing(&c.to_string(), false),
            KeyCode::Tab => self.turn_to(1),
            KeyCode::BackTab => self.turn_to(2),
            KeyCode::Esc if self.pane != Pane::Moves => self.turn_to(0),
            KeyCode::Esc => self.close_hint(),
            code => self.scroll_key(code),
        }
    }

    /// As [`Panes::command_key`], where no move is picked but something else.
    fn pick_key(&mut self, code: KeyCode) -> Heed {
        match code {
            KeyCode::Char(c @ ('u' | 'r' | 'h' | 't' | ':')) => {
                self.begin_typing(&c.to_string(), false)
            }
            KeyCode::Esc if self.pane == Pane::Moves => Heed::Answer("/quit".to_owned()),
            code => self.command_key(code),
        }
    }

    /// Whether something is picked from a list.
    fn picks(&self) -> bool {
        matches!(self.asked, Asked::Move | Asked::Pick)
    }

    fn close_hint(&mut self) -> Heed {
        self.hint.clear();
        Heed::Draw
    }

    pub(crate) fn turn_to(&mut self, by: usize) -> Heed {
        const ALL: [Pane; 3] = [Pane::Moves, Pane::Board, Pane::News];
        let now = ALL.iter().position(|pane| *pane == self.pane).unwrap_or(0);
        self.pane = if by == 0 { Pane::Moves } else { ALL[(now + by) % ALL.len()] };
        Heed::Draw
    }

    /// Everything about the move that is picked out, on top of the rest.
    fn show_about(&mut self) -> Heed {
        self.notes.clone_from(&self.about);
        self.notes_top = 0;
        Heed::Draw
    }

    /// Moves what has the keys: another move, or what is above or below.
    pub(crate) fn scroll_key(&mut self, code: KeyCode) -> Heed {
        let Some(step) = step(code) else { return Heed::Draw };
        let idle = matches!(self.asked, Asked::Nothing | Asked::Show);
        let board = self.pane == Pane::Board || idle;
        if self.pane == Pane::News {
            self.news_up = scrolled_up(self.news_up, step);
        } else if board || self.moves.is_empty() {
            self.board_top = scrolled(self.board_top, step);
        } else {
            self.moves.step(step);
            return Heed::Look;
        }
        Heed::Draw
    }

    // ------------------------------------------------------------------ typing

    fn begin_typing(&mut self, text: &str, command: bool) -> Heed {
        self.typing = Some(Typing { text: text.to_owned(), command });
        self.pane = Pane::Moves;
        self.find()
    }

    /// Shows the moves that match what is typed.
    fn find(&mut self) -> Heed {
        let typing = self.typing.as_ref().filter(|typing| !typing.command);
        let text = typing.map_or("", |typing| typing.text.as_str()).to_owned();
        self.moves.find(&text);
        Heed::Look
    }

    fn type_key(&mut self, key: KeyEvent) -> Heed {
        let Some(typing) = &mut self.typing else { return Heed::Draw };
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let at_once = matches!(key.code, KeyCode::Char('q' | 'u' | 't' | '?'));
        if self.asked == Asked::Text && typing.text.is_empty() && at_once && !control {
            return self.command_key(key.code);
        }
        match key.code {
            KeyCode::Esc => return self.stop_typing(),
            KeyCode::Enter => return self.typed(),
            KeyCode::Char('u') if control => typing.text.clear(),
            KeyCode::Char('w') if control => {
                let end = typing.text.trim_end().rfind(' ').map_or(0, |space| space + 1);
                typing.text.truncate(end);
            }
            KeyCode::Backspace if typing.text.is_empty() => return self.stop_typing(),
            KeyCode::Backspace => {
                typing.text.pop();
            }
            KeyCode::Char(c) if !control && typing.text.len() < LONGEST => typing.text.push(c),
            KeyCode::Tab => {
                if let Some(whole) = completed(typing, &self.moves) {
                    typing.text = whole;
                }
            }
            code => return self.scroll_key(code),
        }
        self.find()
    }

    /// Gives up what was typed. A question for a text stays one.
    fn stop_typing(&mut self) -> Heed {
        self.typing = (self.asked == Asked::Text).then(Typing::default);
        self.find()
    }

    /// What was typed as an answer: a move as it is written, a command, the move that is picked
    /// out, or the text as it is.
    fn typed(&mut self) -> Heed {
        let typing = self.typing.take().unwrap_or_default();
        let text = typing.text.trim().to_owned();
        let picked = self.moves.picked().map(|one| one.notation.clone());
        let input = Input::of(&text, &Listing::default());
        let plain = matches!(input, Input::Move(_) | Input::Number(_) | Input::Nothing);
        let command = format!("/{text}");
        let known = !matches!(Input::of(&command, &Listing::default()), Input::Move(_));
        let answer = match picked {
            _ if typing.command && known => command,
            _ if typing.command => text,
            Some(picked) if self.asked == Asked::Pick => picked,
            Some(picked) if plain && !text.is_empty() => picked,
            _ => text,
        };
        self.typing = (self.asked == Asked::Text).then(Typing::default);
        self.find();
        if answer.is_empty() || answer == "/" { Heed::Look } else { Heed::Answer(answer) }
    }

    /// Text that is pasted is typed, all that fits of its first line; it never answers.
    fn paste(&mut self, text: &str) -> Heed {
        if !matches!(self.asked, Asked::Move | Asked::Text | Asked::Over) || self.past.is_some() {
            return Heed::Draw;
        }
        let line = text.trim_start().lines().next().unwrap_or_default();
        let clean = crate::term::clean(&line.chars().take(LONGEST).collect::<String>());
        let typing = self.typing.get_or_insert_default();
        let room = LONGEST.saturating_sub(typing.text.len());
        typing.text.push_str(kernel::cut(&clean, room));
        if line.chars().count() > LONGEST {
            let long = Message::new("cli-paste-long").with("most", LONGEST);
            self.notes = vec![say(&long)];
        }
        self.find()
    }

    // ------------------------------------------------------------------ notes, past, mouse

    /// Leafs through what lies on top; any other key takes it away. Says whether that was all that
    /// the key was for.
    pub(crate) fn leaf(&mut self, code: KeyCode) -> bool {
        if let Some(step) = step(code).filter(|step| !matches!(step, Step::Left | Step::Right)) {
            self.notes_top = scrolled(self.notes_top, step);
            return true;
        }
        self.notes.clear();
        self.notes_top = 0;
        matches!(code, KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q' | ' '))
    }

    /// Shows the story from its end.
    pub(crate) fn visit(&mut self, story: Vec<Told>) {
        let last = story.len().saturating_sub(1);
        self.past = (!story.is_empty()).then_some((story, last));
    }

    pub(crate) fn travel(&mut self, code: KeyCode) -> Heed {
        let Some((story, at)) = &mut self.past else { return Heed::Draw };
        let last = story.len().saturating_sub(1);
        match code {
            KeyCode::Left | KeyCode::Up => *at = at.saturating_sub(1),
            KeyCode::Right | KeyCode::Down => *at = (*at + 1).min(last),
            KeyCode::PageUp => *at = at.saturating_sub(10),
            KeyCode::PageDown => *at = (*at + 10).min(last),
            KeyCode::Home => *at = 0,
            KeyCode::End => *at = last,
            KeyCode::Enter => {
                let id = story.get(*at).map_or(0, |told| told.id);
                self.past = None;
                return Heed::Answer(format!("/back {id}"));
            }
            KeyCode::Esc | KeyCode::Char('t' | 'q') => self.past = None,
            _ => return Heed::Draw,
        }
        self.board_top = 0;
        Heed::Look
    }

    fn mouse(&mut self, kind: MouseEventKind, at: Position) -> Heed {
        let by = match kind {
            MouseEventKind::ScrollUp => Step::Up,
            MouseEventKind::ScrollDown => Step::Down,
            MouseEventKind::Down(MouseButton::Left) => return self.click(at),
            _ => return Heed::Draw,
        };
        if !self.notes.is_empty() {
            self.notes_top = scrolled(self.notes_top, by);
        } else if self.layout.board.contains(at) {
            self.board_top = scrolled(self.board_top, by);
        } else if self.layout.news.contains(at) {
            self.news_up = scrolled_up(self.news_up, by);
        } else if self.layout.moves.contains(at) && self.picks() {
            self.moves.step(by);
            return Heed::Look;
        }
        Heed::Draw
    }

    /// A click picks out a move, and a click on what is picked out makes it. It takes away what
    /// lies on top, and answers what any key answers.
    fn click(&mut self, at: Position) -> Heed {
        if !self.notes.is_empty() {
            self.notes.clear();
            return Heed::Draw;
        }
        if self.asked == Asked::Key {
            return Heed::Answer(String::new());
        }
        let line = usize::from(at.y.saturating_sub(self.layout.moves.y));
        let row = self.drawn_rows.get(line).copied().flatten();
        match row.filter(|_| self.layout.moves.contains(at) && self.picks()) {
            Some(row) if self.moves.click(row) => self.command_key(KeyCode::Enter),
            Some(_) => Heed::Look,
            None => Heed::Draw,
        }
    }
}

/// Whether Ctrl or Alt is held while a letter is pressed: then it is not that letter. Both
/// together write letters on some keyboards.
pub(crate) fn is_held(key: KeyEvent) -> bool {
    let held = [KeyModifiers::CONTROL, KeyModifiers::ALT].map(|one| key.modifiers.contains(one));
    matches!(key.code, KeyCode::Char(_)) && held[0] != held[1]
}

/// The step that a key asks for.
pub(crate) fn step(code: KeyCode) -> Option<Step> {
    Some(match code {
        KeyCode::Up => Step::Up,
        KeyCode::Down => Step::Down,
        KeyCode::Left => Step::Left,
        KeyCode::Right => Step::Right,
        KeyCode::PageUp => Step::PageUp,
        KeyCode::PageDown => Step::PageDown,
        KeyCode::Home => Step::First,
        KeyCode::End => Step::Last,
        _ => return None,
    })
}

/// How many rows a page has for somebody who scrolls.
const PAGE: usize = 8;

/// The first row that is seen after a step.
pub(crate) fn scrolled(top: usize, step: Step) -> usize {
    match step {
        Step::Up => top.saturating_sub(1),
        Step::Down => top + 1,
        Step::PageUp => top.saturating_sub(PAGE),
        Step::PageDown => top + PAGE,
        Step::First => 0,
        Step::Last => usize::MAX / 2,
        Step::Left | Step::Right => top,
    }
}

/// The same for what is read from its end.
fn scrolled_up(up: usize, step: Step) -> usize {
    match step {
        Step::Up => up + 1,
        Step::Down => up.saturating_sub(1),
        Step::PageUp => up + PAGE,
        Step::PageDown => up.saturating_sub(PAGE),
        Step::First => usize::MAX / 2,
        Step::Last => 0,
        Step::Left | Step::Right => up,
    }
}

/// What was typed, completed as far as there is only one way to go on.
fn completed(typing: &Typing, moves: &Moves) -> Option<String> {
    let commands = || {
        let start = typing.text.to_lowercase();
        let fits: Vec<&str> = crate::input::COMMANDS
            .iter()
            .copied()
            .filter(|word| word.starts_with(&start))
            .collect();
        match fits[..] {
            [only] if !start.is_empty() => Some(format!("{only} ")),
            _ => None,
        }
    };
    let moves = || moves.completed(&typing.text);
    if typing.command { commands() } else { moves().or_else(commands) }
}
