//! A screen that is drawn again at every step, and keys that act at once.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use crossterm::terminal::{
    self, BeginSynchronizedUpdate, Clear, ClearType, DisableLineWrap, EnableLineWrap,
    EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
};
use crossterm::{cursor, execute, queue};

use crate::term::{COLUMNS, LINES};

/// How long the keyboard is listened to at a time.
const LISTEN: Duration = Duration::from_millis(40);

/// What the keys are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    /// To stop, or to go on.
    Pause,
    /// One step more.
    Step,
    /// Less waiting.
    Faster,
    /// More waiting.
    Slower,
    /// To see what is above.
    Up,
    /// To see what is below.
    Down,
    /// To see the same on a screen of another size.
    Resized,
    /// Enough.
    Leave,
}

/// A terminal in which every key acts at once. It is given back as it was, whatever happens.
pub(crate) struct Screen {
    keys: Receiver<Key>,
    shared: Arc<Shared>,
    listener: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Shared {
    /// Somebody wants to leave.
    leaves: AtomicBool,
    /// Nobody listens any more.
    closed: AtomicBool,
}

impl Screen {
    /// Takes the terminal over; nothing where there is none.
    pub(crate) fn open() -> io::Result<Option<Screen>> {
        if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
            return Ok(None);
        }
        terminal::enable_raw_mode()?;
        let (send, keys) = mpsc::channel();
        let shared = Arc::new(Shared::default());
        let mut screen = Screen { keys, shared: Arc::clone(&shared), listener: None };
        execute!(io::stdout(), EnterAlternateScreen, DisableLineWrap, cursor::Hide)?;
        screen.listener = Some(thread::spawn(move || listen(&send, &shared)));
        Ok(Some(screen))
    }

    /// How many rows there are.
    pub(crate) fn rows() -> usize {
        terminal::size().map_or(LINES, |(_, rows)| usize::from(rows).max(8))
    }

    /// Shows these lines and nothing else, in one go; the cursor waits on the last one.
    pub(crate) fn show(&self, lines: &[String]) -> io::Result<()> {
        let mut out = io::stdout().lock();
        queue!(out, BeginSynchronizedUpdate, cursor::MoveTo(0, 0))?;
        for (n, line) in lines.iter().enumerate() {
            write!(out, "{}{line}", if n == 0 { "" } else { "\r\n" })?;
            queue!(out, Clear(ClearType::UntilNewLine))?;
        }
        queue!(out, Clear(ClearType::FromCursorDown), EndSynchronizedUpdate)?;
        write!(out, "\r")?;
        out.flush()
    }

    /// What turns true as soon as somebody wants to leave.
    pub(crate) fn leaving(&self) -> &AtomicBool {
        &self.shared.leaves
    }

    /// The next key within this time; without a time, whenever it comes.
    pub(crate) fn key(&self, within: Option<Duration>) -> Option<Key> {
        let Some(within) = within else {
            return Some(self.keys.recv().unwrap_or(Key::Leave));
        };
        match self.keys.recv_timeout(within) {
            Ok(key) => Some(key),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Key::Leave),
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.shared.closed.store(true, Ordering::Relaxed);
        if let Some(listener) = self.listener.take() {
            // One that panicked has nothing more to say.
            let _ = listener.join();
        }
        // A terminal that has gone away needs no tidying.
        let _ = execute!(io::stdout(), cursor::Show, EnableLineWrap, LeaveAlternateScreen);
        let _ = terminal::disable_raw_mode();
    }
}

/// Listens to the keyboard until nobody wants to know any more.
fn listen(send: &Sender<Key>, shared: &Shared) {
    while !shared.closed.load(Ordering::Relaxed) {
        let key = match event::poll(LISTEN) {
            Ok(false) => continue,
            Ok(true) => event::read().ok().and_then(meant),
            Err(_) => Some(Key::Leave),
        };
        let Some(key) = key else { continue };
        if key == Key::Leave {
            shared.leaves.store(true, Ordering::Relaxed);
        }
        if send.send(key).is_err() || key == Key::Leave {
            return;
        }
    }
}

/// What is meant by a key.
fn meant(event: Event) -> Option<Key> {
    let key = match event {
        Event::Resize(..) => return Some(Key::Resized),
        Event::Key(key) if key.kind != KeyEventKind::Release => key,
        _ => return None,
    };
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    match key.code {
        KeyCode::Char('c' | 'd') if control => Some(Key::Leave),
        KeyCode::Char('q' | 'Q') | KeyCode::Esc => Some(Key::Leave),
        KeyCode::Char(' ') => Some(Key::Pause),
        KeyCode::Enter => Some(Key::Step),
        KeyCode::Char('+' | '=') => Some(Key::Faster),
        KeyCode::Char('-' | '_') => Some(Key::Slower),
        KeyCode::Up | KeyCode::Char('k') => Some(Key::Up),
        KeyCode::Down | KeyCode::Char('j') => Some(Key::Down),
        _ => None,
    }
}

/// The lines of a long text that fit into `room`, from line `first` on or as far down as there are
/// any, and the line that is really first.
pub(crate) fn part(lines: &[String], first: usize, room: usize) -> (usize, &[String]) {
    let first = first.min(lines.len().saturating_sub(room));
    (first, &lines[first..lines.len().min(first + room)])
}

/// A line of keys, no longer than the page.
pub(crate) fn bar(text: &str) -> String {
    text.chars().take(COLUMNS - 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_mean_what_the_last_line_says() {
        let press = |code| meant(Event::Key(code));
        assert_eq!(press(KeyCode::Char(' ').into()), Some(Key::Pause));
        assert_eq!(press(KeyCode::Char('q').into()), Some(Key::Leave));
        let control = event::KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(press(control), Some(Key::Leave));
        assert_eq!(press(KeyCode::Char('c').into()), None);
        assert_eq!(meant(Event::Resize(80, 24)), Some(Key::Resized));
    }

    #[test]
    fn a_part_never_ends_before_the_text_does() {
        let lines: Vec<String> = (0..10).map(|n| n.to_string()).collect();
        assert_eq!(part(&lines, 0, 4), (0, &lines[..4]));
        assert_eq!(part(&lines, 99, 4), (6, &lines[6..]));
        assert_eq!(part(&lines, 3, 99), (0, &lines[..]));
    }
}
