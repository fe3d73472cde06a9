//! A game that is shown and not played here: keys go to whoever shows it, and the story can be gone
//! through.

use std::io;
use std::thread;
use std::time::Duration;

use crossterm::event::{Event, KeyCode, MouseEventKind};
use ratatui::layout::Position;
use table::EntryId;

use super::moves::Choice;
use super::panes::{Asked, Heed, Pane, Panes, Told};
use super::terminal::{Happened, TICK};
use super::{Stage, Tui};

/// After so many looks at the keyboard a screen says that something goes on.
const SOON: u32 = 10;

/// Something that is told beside what happened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Aside {
    /// What it is.
    pub(crate) title: String,
    /// What is told.
    pub(crate) lines: Vec<String>,
}

/// What stands around a table that is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Showing {
    /// How things are, in one line.
    pub(crate) state: String,
    /// What the keys do.
    pub(crate) keys: String,
    /// What is told beside the story.
    pub(crate) aside: Option<Aside>,
}

/// What came from the keyboard that the screen does not do by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pressed {
    /// A key.
    Key(KeyCode),
    /// The program is to end.
    End,
}

/// What came of an event while a game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Browsed {
    /// The screen has to be drawn again.
    Draw,
    /// It has another size.
    Look,
    /// A key for whoever shows the game.
    Key(KeyCode),
}

impl Tui {
    /// Shows a table that nobody plays at.
    pub(crate) fn present(&mut self, showing: Showing, stage: &mut dyn Stage) -> io::Result<()> {
        self.panes.present(showing);
        self.look(stage)
    }

    /// The next key within this time that is not for the screen itself.
    pub(crate) fn press(
        &mut self,
        within: Duration,
        stage: &mut dyn Stage,
    ) -> io::Result<Option<Pressed>> {
        let event = match self.terminal.next(within)? {
            None => return Ok(None),
            Some(Happened::End) => {
                self.end();
                return Ok(Some(Pressed::End));
            }
            Some(Happened::Event(event)) => event,
        };
        match self.panes.browse(&event) {
            Browsed::Draw => self.draw()?,
            Browsed::Look => self.look(stage)?,
            Browsed::Key(code) => return Ok(Some(Pressed::Key(code))),
        }
        Ok(None)
    }

    /// What was typed so far was meant for something else.
    pub(crate) fn forget_keys(&mut self) -> io::Result<()> {
        self.terminal.forget_keys()
    }

    /// Does something that may take a while and shows so. Keys are told to `heed`, which says what
    /// the keys do from then on where that has changed.
    pub(crate) fn while_working<T: Send>(
        &mut self,
        what: &str,
        heed: &mut dyn FnMut(Pressed) -> Option<String>,
        work: impl FnOnce() -> T + Send,
    ) -> io::Result<T> {
        thread::scope(|scope| {
            let worker = scope.spawn(work);
            let mut ticks = 0;
            while !worker.is_finished() {
                ticks += 1;
                if ticks == SOON {
                    self.panes.busy = Some(what.to_owned());
                    self.draw()?;
                }
                let pressed = match self.terminal.next(TICK)? {
                    None => continue,
                    Some(Happened::End) => {
                        self.end();
                        Pressed::End
                    }
                    Some(Happened::Event(event)) => match self.panes.browse(&event) {
                        Browsed::Key(code) => Pressed::Key(code),
                        Browsed::Draw | Browsed::Look => {
                            self.draw()?;
                            continue;
                        }
                    },
                };
                if let Some(keys) = heed(pressed) {
                    self.panes.keys = Some(keys);
                    self.draw()?;
                }
            }
            self.panes.busy = None;
            worker.join().map_err(|panicked| std::panic::resume_unwind(panicked))
        })
    }

    /// What was told so far is known: what is told from now on stands out.
    pub(crate) fn news_are_known(&mut self) {
        self.panes.known = self.panes.news.len();
        self.panes.news_up = 0;
    }

    /// Goes through a story, from this place of it on.
    pub(crate) fn visit(&mut self, story: Vec<Told>, at: usize) {
        let at = at.min(story.len().saturating_sub(1));
        self.panes.visit(story);
        self.go_to(at);
    }

    /// Goes to a place of the story.
    pub(crate) fn go_to(&mut self, place: usize) {
        if let Some((story, at)) = &mut self.panes.past {
            *at = place.min(story.len().saturating_sub(1));
        }
    }

    /// Goes on in the story as a key says. Says whether the key is for that.
    pub(crate) fn travel(&mut self, code: KeyCode) -> bool {
        let before = self.panes.board_top;
        let travels = super::panes::step(code).is_some();
        if travels {
            self.panes.travel(code);
            self.panes.board_top = before;
        }
        travels
    }

    /// Where in the story the visitor is.
    pub(crate) fn place(&self) -> Option<usize> {
        self.panes.past.as_ref().map(|(_, at)| *at)
    }

    /// The entry that is visited.
    pub(crate) fn visited(&self) -> Option<EntryId> {
        self.panes.visited()
    }

    /// Comes back from the past.
    pub(crate) fn come_back(&mut self) {
        self.panes.past = None;
    }

    /// Scrolls the board as a key says.
    pub(crate) fn scroll(&mut self, code: KeyCode) -> io::Result<()> {
        self.panes.scroll_key(code);
        self.draw()
    }

    /// Begins a list at one of its choices: the next question is about the same list.
    pub(crate) fn begin_at(&mut self, asked: Asked, choices: Vec<Choice>, notation: &str) {
        self.panes.ask(asked, "", choices);
        self.panes.moves.pick_notation(notation);
    }

    /// Says what the keys do that act now, in place of the usual ones.
    pub(crate) fn set_keys(&mut self, keys: Option<String>) {
        self.panes.keys = keys;
    }
}

impl Panes {
    /// Puts around the table what is told while nobody plays at it.
    fn present(&mut self, showing: Showing) {
        self.asked = Asked::Show;
        self.question = showing.state;
        self.keys = Some(showing.keys);
        self.aside = showing.aside;
        self.busy = None;
    }

    /// Does what an event says as far as it is about the screen.
    fn browse(&mut self, event: &Event) -> Browsed {
        match event {
            Event::Key(key) => self.browse_key(key.code),
            Event::Mouse(mouse) => {
                let at = Position::new(mouse.column, mouse.row);
                let travels = self.past.is_some() && self.layout.news.contains(at);
                match mouse.kind {
                    MouseEventKind::ScrollUp if travels => Browsed::Key(KeyCode::Left),
                    MouseEventKind::ScrollDown if travels => Browsed::Key(KeyCode::Right),
                    _ => match self.heed(event) {
                        Heed::Look => Browsed::Look,
                        Heed::Draw | Heed::Answer(_) => Browsed::Draw,
                    },
                }
            }
            Event::Resize(..) => Browsed::Look,
            _ => Browsed::Draw,
        }
    }

    fn browse_key(&mut self, code: KeyCode) -> Browsed {
        if !self.notes.is_empty() && self.leaf(code) {
            return Browsed::Draw;
        }
        let scrolls = super::panes::step(code).is_some()
            && !matches!(code, KeyCode::Left | KeyCode::Right)
            && self.pane != Pane::Moves;
        match code {
            KeyCode::Tab | KeyCode::BackTab => {
                self.turn_to(if code == KeyCode::Tab { 1 } else { 2 });
                // In the past what happened is gone through, not scrolled.
                if self.past.is_some() && self.pane == Pane::News {
                    self.turn_to(0);
                }
                Browsed::Draw
            }
            KeyCode::Esc if self.pane != Pane::Moves => {
                self.turn_to(0);
                Browsed::Draw
            }
            _ if scrolls => {
                self.scroll_key(code);
                Browsed::Draw
            }
            _ => Browsed::Key(code),
        }
    }
}

#[cfg(test)]
mod tests {
    use crossterm::event::{KeyEvent, KeyModifiers, MouseEvent};
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::super::draw;
    use super::*;

    fn showing() -> Panes {
        let told = |id: EntryId| Told { id, lines: vec![format!("{id}  entry {id}")] };
        let mut panes = Panes {
            board: (1..=30).map(|n| format!("board row {n}")).collect(),
            news: (1..=20).map(|n| vec![format!("news {n}")]).collect(),
            ..Panes::default()
        };
        panes.present(Showing {
            state: "paused".to_owned(),
            keys: "q leave".to_owned(),
            aside: Some(Aside { title: "Weighed".to_owned(), lines: vec!["5-5".to_owned()] }),
        });
        panes.visit((0..40).map(told).collect());
        panes
    }

    fn drawn(panes: &mut Panes, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| draw::draw(frame, panes, false)).unwrap();
        terminal.backend().to_string()
    }

    fn press(panes: &mut Panes, code: KeyCode) -> Browsed {
        panes.browse(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)))
    }

    #[test]
    fn a_game_that_is_shown_uses_the_whole_screen() {
        let mut panes = showing();
        panes.past = None;
        for (width, height) in [(60, 20), (80, 24), (120, 40)] {
            let screen = drawn(&mut panes, width, height);
            for text in ["news 20", "Weighed", "5-5", "board row 1", "paused", "q leave"] {
                assert!(screen.contains(text), "{text}:\n{screen}");
            }
            assert_eq!(panes.layout.moves.height, 0, "nothing is asked");
        }
        panes.aside = None;
        drawn(&mut panes, 80, 24);
        assert_eq!(panes.layout.news.width, 80);
        for (width, height) in [(1, 1), (5, 3), (20, 5)] {
            drawn(&mut panes, width, height);
        }
    }

    #[test]
    fn the_past_is_gone_through_and_the_board_is_scrolled() {
        let mut panes = showing();
        drawn(&mut panes, 80, 24);
        assert_eq!(press(&mut panes, KeyCode::Left), Browsed::Key(KeyCode::Left));
        assert_eq!(press(&mut panes, KeyCode::Down), Browsed::Key(KeyCode::Down));
        assert_eq!(press(&mut panes, KeyCode::Tab), Browsed::Draw);
        assert_eq!(press(&mut panes, KeyCode::Down), Browsed::Draw);
        assert_eq!((panes.pane, panes.board_top), (Pane::Board, 1));
        assert_eq!(press(&mut panes, KeyCode::Left), Browsed::Key(KeyCode::Left));
        assert_eq!(press(&mut panes, KeyCode::Tab), Browsed::Draw);
        assert_eq!(panes.pane, Pane::Moves, "the story is not scrolled by itself");
        let wheel = |panes: &mut Panes, row| {
            let kind = MouseEventKind::ScrollUp;
            let mouse = MouseEvent { kind, column: 1, row, modifiers: KeyModifiers::NONE };
            panes.browse(&Event::Mouse(mouse))
        };
        assert_eq!(wheel(&mut panes, 15), Browsed::Key(KeyCode::Left));
        assert_eq!((wheel(&mut panes, 3), panes.board_top), (Browsed::Draw, 0));
    }

    #[test]
    fn what_lies_on_top_goes_away_first() {
        let mut panes = showing();
        panes.notes = vec!["a link".to_owned()];
        assert_eq!(press(&mut panes, KeyCode::Esc), Browsed::Draw);
        assert!(panes.notes.is_empty());
        assert_eq!(press(&mut panes, KeyCode::Esc), Browsed::Key(KeyCode::Esc));
        panes.notes = vec!["a link".to_owned()];
        assert_eq!(press(&mut panes, KeyCode::Right), Browsed::Key(KeyCode::Right));
        assert!(panes.notes.is_empty());
    }
}
