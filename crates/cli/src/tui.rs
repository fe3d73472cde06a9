//! A table on the whole screen of a terminal: panes that stay where they are, and keys that act at
//! once.
//!
//! [`Terminal`] takes the terminal over and gives it back. [`Panes`] is everything on the screen,
//! and what keys do to it; it does no input or output, so that tests can draw it. What is played
//! comes in through a [`Stage`].

mod basic;
mod draw;
mod layout;
mod moves;
mod panes;
mod showing;
pub(crate) mod styled;
mod terminal;
#[cfg(test)]
mod whole_games;

use std::io;
use std::thread;
use std::time::Duration;

use kernel::{Paint, Room};
use ratatui::layout::Rect;
use table::EntryId;

pub(crate) use crossterm::event::KeyCode;
pub(crate) use draw::{BOLD, DIM, Look, REVERSED, folded};
pub(crate) use moves::{Choice, Step};
pub(crate) use panes::{Asked, Head, Told, is_held, scrolled, step};
pub(crate) use showing::{Aside, Pressed, Showing};
pub(crate) use terminal::{Happened, Terminal, is_there, was_ended};

use panes::{Heed, PAST, Panes};
use terminal::TICK;

use crate::pacing::Pacing;

/// What the screen asks of whoever runs the table.
pub(crate) trait Stage {
    /// The head line, now or after an entry.
    fn head(&mut self, at: Option<EntryId>) -> Head;
    /// The picture of the table in so much room, now or after an entry.
    fn picture(&mut self, at: Option<EntryId>, room: Room<'_>) -> Vec<String>;
    /// What a move does, as far as can be said before it is made.
    fn about(&mut self, choice: &Choice) -> Vec<String>;
    /// What happened, entry by entry.
    fn story(&mut self) -> Vec<Told>;
}

/// The screen of a table.
pub(crate) struct Tui {
    terminal: Terminal,
    panes: Panes,
    paint: Paint,
    /// Somebody wants the program to end.
    ended: bool,
}

/// What somebody answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// A move, or anything else that can be said.
    Line(String),
    /// The program is to end.
    End,
}

/// What came while nothing was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meanwhile {
    /// Nothing of interest.
    Nothing,
    /// Somebody wants to leave.
    Leave,
    /// Somebody does not want to wait.
    Skip,
}

impl Tui {
    /// Takes the terminal over.
    pub(crate) fn open(paint: Paint) -> io::Result<Tui> {
        Ok(Tui { terminal: Terminal::open()?, panes: Panes::default(), paint, ended: false })
    }

    /// Whether somebody wants the program to end.
    pub(crate) fn ended(&self) -> bool {
        self.ended
    }

    /// Notes that somebody wants the program to end.
    fn end(&mut self) {
        self.ended = true;
    }

    /// Tells what happened in an entry, in a pane that keeps it.
    pub(crate) fn tell(&mut self, sentences: Vec<String>) {
        self.panes.news.push(sentences);
    }

    /// Whoever looks has moved: what happened before is known.
    pub(crate) fn forget_news(&mut self) {
        self.panes.news.clear();
        self.panes.hint.clear();
    }

    /// Answers something that was said, on top of everything.
    pub(crate) fn note(&mut self, text: &str) {
        self.panes.notes.extend(text.lines().map(str::to_owned));
        self.panes.notes_top = 0;
    }

    /// Shows what a bot thinks of the moves beside them.
    pub(crate) fn show_hint(&mut self, lines: Vec<String>, best: &str) {
        self.panes.hint = lines;
        self.panes.moves.pick_notation(best);
    }

    /// Forgets everything that somebody saw, so that the next person does not.
    pub(crate) fn hide(&mut self) {
        self.panes.hide();
    }

    /// Puts a question and waits for the answer. Nothing when the program is to end.
    pub(crate) fn ask(
        &mut self,
        asked: Asked,
        question: &str,
        choices: Vec<Choice>,
        stage: &mut dyn Stage,
    ) -> io::Result<Option<String>> {
        self.put(asked, question, choices, stage)?;
        loop {
            match self.answer(Duration::from_millis(250), stage)? {
                Some(Answer::Line(line)) => return Ok(Some(line)),
                Some(Answer::End) => return Ok(None),
                None => {}
            }
        }
    }

    /// Puts a question. What was typed before it was on the screen answers nothing.
    pub(crate) fn put(
        &mut self,
        asked: Asked,
        question: &str,
        choices: Vec<Choice>,
        stage: &mut dyn Stage,
    ) -> io::Result<()> {
        self.panes.ask(asked, question, choices);
        self.look(stage)?;
        self.terminal.forget_keys()
    }

    /// The answer to the question that was put, if it comes within this time.
    pub(crate) fn answer(
        &mut self,
        within: Duration,
        stage: &mut dyn Stage,
    ) -> io::Result<Option<Answer>> {
        let event = match self.terminal.next(within)? {
            None => return Ok(None),
            Some(Happened::End) => {
                self.end();
                return Ok(Some(Answer::End));
            }
            Some(Happened::Event(event)) => event,
        };
        match self.panes.heed(&event) {
            Heed::Draw => self.draw()?,
            Heed::Look => self.look(stage)?,
            Heed::Answer(text) if text == PAST => {
                self.panes.visit(stage.story());
                self.look(stage)?;
            }
            Heed::Answer(text) => {
                self.panes.notes.clear();
                return Ok(Some(Answer::Line(text)));
            }
        }
        Ok(None)
    }

    /// Looks at the table again, and draws everything.
    pub(crate) fn look(&mut self, stage: &mut dyn Stage) -> io::Result<()> {
        let (width, height) = crossterm::terminal::size()?;
        self.panes.look(Rect { x: 0, y: 0, width, height }, stage);
        self.draw()
    }

    fn draw(&mut self) -> io::Result<()> {
        let (panes, color) = (&mut self.panes, self.paint.on);
        self.terminal.draw(|frame| draw::draw(frame, panes, color))
    }

    /// Shows the table while nothing is asked.
    pub(crate) fn show(&mut self, stage: &mut dyn Stage) -> io::Result<()> {
        self.panes.ask(Asked::Nothing, "", Vec::new());
        self.look(stage)
    }

    /// Listens for a moment while nothing is asked.
    fn listen(&mut self) -> io::Result<Meanwhile> {
        match self.terminal.next(TICK)? {
            None => Ok(Meanwhile::Nothing),
            Some(Happened::End) => {
                self.end();
                Ok(Meanwhile::Leave)
            }
            Some(Happened::Event(event)) => {
                let key = event.as_key_event().map(|key| key.code);
                self.panes.heed(&event);
                self.draw()?;
                Ok(match key {
                    Some(KeyCode::Char('q')) => Meanwhile::Leave,
                    Some(KeyCode::Char(' ')) => Meanwhile::Skip,
                    _ => Meanwhile::Nothing,
                })
            }
        }
    }

    /// Does something that may take a while, and shows that it goes on. Says too whether somebody
    /// wants to leave; `hurry` is told as soon as they do.
    pub(crate) fn during<T: Send>(
        &mut self,
        what: &str,
        hurry: &dyn Fn(),
        work: impl FnOnce() -> T + Send,
    ) -> io::Result<(T, bool)> {
        self.panes.busy = Some(what.to_owned());
        let mut leaves = false;
        thread::scope(|scope| {
            let worker = scope.spawn(work);
            let mut ticks = 0u32;
            while !worker.is_finished() {
                // Nobody has to see what is over at once.
                if ticks == 3 {
                    self.draw()?;
                }
                ticks += 1;
                if self.listen()? == Meanwhile::Leave {
                    leaves = true;
                    hurry();
                }
            }
            self.panes.busy = None;
            match worker.join() {
                Ok(done) => Ok((done, leaves)),
                Err(panicked) => std::panic::resume_unwind(panicked),
            }
        })
    }

    /// Waits until the cues are over; the space bar makes that short. Says whether somebody wants
    /// to leave.
    pub(crate) fn wait(&mut self, pacing: &mut Pacing) -> io::Result<bool> {
        while pacing.left().is_some() {
            match self.listen()? {
                Meanwhile::Nothing => {}
                Meanwhile::Leave => return Ok(true),
                Meanwhile::Skip => pacing.begin([], 0),
            }
        }
        Ok(false)
    }
}
