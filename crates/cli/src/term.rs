//! The terminal: what is shown, what is asked, and how long something is looked at.
//!
//! Everything works through a pipe too: then nothing is colored, cleared or waited for, and
//! answers are echoed so that the transcript can be read. Where somebody is in front of a terminal
//! it can be a whole screen instead, in which nothing scrolls away.

use std::io::{self, IsTerminal, StdinLock, Stdout, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, TryRecvError};
use std::thread;
use std::time::Duration;

use kernel::{Message, Paint, bare_columns, columns};

use crate::agent_input::{self, Line};
use crate::listing::Listing;
use crate::pacing::Pacing;
use crate::tui::{self, Asked, Stage, Tui};
use crate::words::say;

/// How wide lists and paragraphs may be.
pub(crate) const COLUMNS: usize = 80;
/// How many lines are seen at a time, as far as anybody can count on.
pub(crate) const LINES: usize = 24;
/// How many lines of a long text are shown at a time on a terminal.
const PAGE: usize = 20;
/// After so many milliseconds a screen shows that something goes on, and moves it so often.
const MOMENT: u64 = 300;
const FRAME: u64 = 120;

/// Where lines come from.
enum Keyboard {
    /// They are read when they are asked for.
    Here(StdinLock<'static>),
    /// They are read on a thread of their own, so that something else can be waited for too.
    Apart(Receiver<io::Result<Line>>),
}

impl Keyboard {
    fn line(&mut self) -> io::Result<Line> {
        match self {
            Keyboard::Here(input) => agent_input::line(input),
            Keyboard::Apart(lines) => lines.recv().unwrap_or(Ok(Line::End)),
        }
    }
}

/// What somebody has typed.
pub(crate) enum Typed {
    /// A line.
    Line(String),
    /// There are no more lines.
    End,
}

/// A terminal, or the pipes in its place.
pub(crate) struct Term {
    out: Stdout,
    input: Keyboard,
    shows: bool,
    types: bool,
    /// What was said already in answer to the next question.
    said: Option<String>,
    /// Colors, where they are wanted.
    pub(crate) paint: Paint,
    /// The whole screen, where it is used.
    full: Option<Tui>,
}

/// The colors of standard output: none in a file or pipe, on a plain terminal, or where the
/// environment says `NO_COLOR`.
pub(crate) fn paint() -> Paint {
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let plain = std::env::var_os("TERM").is_some_and(|value| value == "dumb");
    Paint { on: io::stdout().is_terminal() && !refused && !plain }
}

impl Term {
    /// Standard input and output.
    pub(crate) fn new() -> Term {
        let (out, input) = (io::stdout(), io::stdin().lock());
        let (shows, types) = (out.is_terminal(), input.is_terminal());
        let input = Keyboard::Here(input);
        Term { shows, types, said: None, out, input, paint: paint(), full: None }
    }

    /// The whole screen of a terminal; standard input and output where there is none, or where
    /// plain lines are wanted.
    pub(crate) fn full(plain: bool) -> io::Result<Term> {
        let mut term = Term::new();
        if !plain && tui::is_there() {
            term.full = Some(Tui::open(term.paint)?);
        }
        Ok(term)
    }

    /// The whole screen, where it is used.
    pub(crate) fn screen(&mut self) -> Option<&mut Tui> {
        self.full.as_mut()
    }

    /// Whether the whole screen is used.
    pub(crate) fn is_full(&self) -> bool {
        self.full.is_some()
    }

    /// Gives the screen back: from now on there are lines.
    pub(crate) fn close(&mut self) {
        self.full = None;
    }

    /// Whether somebody told the program to end.
    pub(crate) fn ended(&self) -> bool {
        self.full.as_ref().is_some_and(Tui::ended)
    }

    /// Standard input and output, where each line that is typed is announced by `wake`.
    pub(crate) fn awaited(wake: impl Fn() + Send + 'static) -> Term {
        let (out, types) = (io::stdout(), io::stdin().is_terminal());
        let (send, lines) = mpsc::channel();
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            loop {
                let line = agent_input::line(&mut input);
                let over = matches!(line, Ok(Line::End) | Err(_));
                // Nobody wants to know any more, or there is nothing more to know.
                if send.send(line).is_err() || over {
                    return wake();
                }
                wake();
            }
        });
        let (shows, input) = (out.is_terminal(), Keyboard::Apart(lines));
        Term { shows, types, said: None, out, input, paint: paint(), full: None }
    }

    /// Whether somebody types the answers, as opposed to a script.
    pub(crate) fn types(&self) -> bool {
        self.types
    }

    /// Whether there is a screen from which things disappear, and somebody in front of it.
    pub(crate) fn is_screen(&self) -> bool {
        self.shows && self.types
    }

    /// Shows a line.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        match &mut self.full {
            Some(full) => full.note(text),
            None => writeln!(self.out, "{text}")?,
        }
        Ok(())
    }

    /// Shows a paragraph, wrapped and indented by two columns.
    pub(crate) fn paragraph(&mut self, text: &str) -> io::Result<()> {
        match &mut self.full {
            Some(full) => full.note(text),
            None => self.line(&wrapped(text, "  ", "    "))?,
        }
        Ok(())
    }

    /// Shows a line across the page with a title in it.
    pub(crate) fn rule(&mut self, title: &str) -> io::Result<()> {
        let line = self.paint.dim(&ruled(title));
        self.line(&format!("\n{line}"))
    }

    /// Takes everything off the screen, or where there is none draws a line.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if let Some(full) = &mut self.full {
            full.hide();
            Ok(())
        } else if self.is_screen() {
            // The screen, then what could be scrolled back to: hands are hidden there too.
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")
        } else {
            self.line(&"=".repeat(COLUMNS - 1))
        }
    }

    /// Asks something; nothing at the end of the input. On a whole screen the table is seen beside
    /// the question.
    pub(crate) fn ask_at(
        &mut self,
        asked: Asked,
        prompt: &str,
        list: &Listing,
        stage: &mut dyn Stage,
    ) -> io::Result<Option<String>> {
        match &mut self.full {
            Some(full) => full.ask(asked, prompt, list.choices(), stage),
            None => self.ask(prompt),
        }
    }

    /// Asks for a line; nothing at the end of the input.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        self.prompt(prompt)?;
        if let Some(said) = self.said.take() {
            self.line(&said)?;
            return Ok(Some(said));
        }
        loop {
            let line = self.input.line()?;
            match self.understood(line)? {
                Some(Typed::Line(line)) => return Ok(Some(line)),
                Some(Typed::End) => return Ok(None),
                None => {}
            }
        }
    }

    /// Shows what is asked, and does not wait for an answer.
    pub(crate) fn prompt(&mut self, prompt: &str) -> io::Result<()> {
        write!(self.out, "{} ", self.paint.bold(prompt))?;
        self.out.flush()
    }

    /// What was typed since the last time, if anything was.
    pub(crate) fn typed(&mut self) -> io::Result<Option<Typed>> {
        if let Some(said) = self.said.take() {
            self.line(&said)?;
            return Ok(Some(Typed::Line(said)));
        }
        let line = match &mut self.input {
            Keyboard::Here(input) => agent_input::line(input)?,
            Keyboard::Apart(lines) => match lines.try_recv() {
                Ok(line) => line?,
                Err(TryRecvError::Empty) => return Ok(None),
                Err(TryRecvError::Disconnected) => Line::End,
            },
        };
        self.understood(line)
    }

    /// A line as text, echoed where nobody types it. Nothing for one that is too long, which is to
    /// be typed again.
    fn understood(&mut self, line: Line) -> io::Result<Option<Typed>> {
        let line = match line {
            Line::Read(line) => line,
            Line::TooLong => {
                let why = agent_input::too_long().message;
                let again = say(&Message::new("cli-again").with("why", why));
                self.line(&format!("\n  {again}"))?;
                self.out.flush()?;
                return Ok(None);
            }
            Line::End => {
                self.line("")?;
                return Ok(Some(Typed::End));
            }
        };
        let answer = clean(String::from_utf8_lossy(&line).trim());
        if !self.types {
            self.line(&answer)?;
        }
        Ok(Some(Typed::Line(answer)))
    }

    /// Shows what was written so far.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Shows a long text, a page at a time where somebody is looking. What else is said between
    /// the pages answers the next question.
    pub(crate) fn page(&mut self, text: &str) -> io::Result<()> {
        if let Some(full) = &mut self.full {
            full.note(text);
            return Ok(());
        }
        let lines: Vec<String> = text.lines().map(fitted).collect();
        let page = if self.is_screen() { PAGE } else { lines.len().max(1) };
        for (n, chunk) in lines.chunks(page).enumerate() {
            if n > 0 {
                match self.ask(&say(&Message::new("cli-more-pages")))? {
                    Some(answer) if answer.is_empty() => {}
                    Some(answer) if !answer.eq_ignore_ascii_case("q") => {
                        self.said = Some(answer);
                        return Ok(());
                    }
                    _ => return Ok(()),
                }
            }
            self.line(&chunk.join("\n"))?;
        }
        Ok(())
    }

    /// Does something that may take a while. After a moment a screen shows that it goes on. Says
    /// too whether somebody wants to leave, and lets `hurry` know as soon as they do.
    pub(crate) fn during<T: Send>(
        &mut self,
        what: &str,
        hurry: &dyn Fn(),
        work: impl FnOnce() -> T + Send,
    ) -> io::Result<(T, bool)> {
        if let Some(full) = &mut self.full {
            return full.during(what, hurry, work);
        }
        self.out.flush()?;
        Ok((if self.is_screen() { during(what, work) } else { work() }, false))
    }

    /// Waits until the cues are over, where somebody is looking. Says whether they want to leave.
    pub(crate) fn wait(&mut self, pacing: &mut Pacing) -> io::Result<bool> {
        if let Some(full) = &mut self.full {
            return full.wait(pacing);
        }
        self.out.flush()?;
        if self.is_screen() {
            pacing.wait();
        }
        Ok(false)
    }
}

/// Does something that may take a while, and shows so after a moment, where the cursor is. Standard
/// error is for that, so that nothing of it gets into what is shown.
pub(crate) fn during<T>(what: &str, work: impl FnOnce() -> T) -> T {
    if !io::stderr().is_terminal() {
        return work();
    }
    let (working, over) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || turn(&over, what));
        // It is dropped when the work is done, or has panicked.
        let _working = working;
        work()
    })
}

/// Shows that something goes on until the other end is dropped, then takes it away again.
fn turn(over: &mpsc::Receiver<()>, what: &str) {
    let mut err = io::stderr();
    let goes_on =
        |ms| over.recv_timeout(Duration::from_millis(ms)) == Err(RecvTimeoutError::Timeout);
    let mut shown = false;
    let mut wait = MOMENT;
    for frame in ["|", "/", "-", "\\"].iter().cycle() {
        if !goes_on(wait) {
            break;
        }
        // That a terminal cannot be written to is noticed by the next that writes.
        let _ = write!(err, "\r{frame} {what} \u{2026}\x1b[K");
        let _ = err.flush();
        (shown, wait) = (true, FRAME);
    }
    if shown {
        let _ = write!(err, "\r\x1b[K");
    }
}

/// A line across the page with a title in it.
pub(crate) fn ruled(title: &str) -> String {
    let rest = COLUMNS.saturating_sub(columns(title) + 5);
    format!("\u{2500}\u{2500} {title} {}", "\u{2500}".repeat(rest))
}

/// The text without characters that would command a terminal, turn the writing around or cannot be
/// seen.
pub(crate) fn clean(text: &str) -> String {
    text.chars().filter(|&c| !kernel::is_invisible(c)).collect()
}

/// A line as it is, or in several with the same indent if it is too wide for the page.
fn fitted(line: &str) -> String {
    if bare_columns(line) < COLUMNS {
        return line.to_owned();
    }
    let indent = &line[..line.len() - line.trim_start().len()];
    wrapped(line, indent, indent)
}

/// The text in lines that fit the page: the first begins with `first`, the others with `next`.
pub(crate) fn wrapped(text: &str, first: &str, next: &str) -> String {
    let mut lines = vec![first.to_owned()];
    let mut fresh = true;
    for word in text.split_whitespace() {
        let used = lines.last().map_or(0, |line| bare_columns(line));
        if !fresh && used + 1 + bare_columns(word) >= COLUMNS {
            lines.push(next.to_owned());
            fresh = true;
        }
        let line = lines.last_mut().expect("there is a first line");
        if !fresh {
            line.push(' ');
        }
        line.push_str(word);
        fresh = false;
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_fit_the_page() {
        let text = "seven tiles each ".repeat(20);
        let lines = wrapped(&text, "  ", "    ");
        assert!(lines.lines().all(|line| line.chars().count() < COLUMNS), "{lines}");
        assert_eq!(lines.split_whitespace().count(), 60);
        assert!(lines.lines().skip(1).all(|line| line.starts_with("    s")
            || line.starts_with("    t")
            || line.starts_with("    e")));
        assert_eq!(wrapped("", "  ", "  "), "  ");
    }

    #[test]
    fn colors_take_no_room() {
        let line = Paint { on: true }.cyan("2-6") + &" T0P0".repeat(15);
        assert_eq!((bare_columns(&line), fitted(&line)), (78, line));
    }

    #[test]
    fn nothing_commands_the_terminal() {
        assert_eq!(clean("a\x1b[31mb\u{9b}c\n"), "a[31mbc");
        assert_eq!(clean("\u{202e}evil\u{2066}\u{200b}\u{feff}"), "evil");
    }
}
