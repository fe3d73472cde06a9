//! The terminal as a whole screen: taken over, given back as it was, whatever happens.

use std::io::{self, IsTerminal, Stdout, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Once};
use std::time::Duration;
use std::{panic, process, thread};

use crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event, KeyCode, KeyEventKind, KeyModifiers,
};
use crossterm::execute;
use crossterm::terminal::{self as raw, EnterAlternateScreen, LeaveAlternateScreen};
use ratatui::Frame;
use ratatui::backend::CrosstermBackend;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::flag::register_conditional_default;
use signal_hook::iterator::{Handle, Signals};

use super::basic::Basic;

/// How long a program whose terminal has gone away may take to end.
const GRACE: Duration = Duration::from_secs(1);

/// How long the keyboard is listened to at a time.
pub(crate) const TICK: Duration = Duration::from_millis(15);

/// Whether the terminal is not taken over: then signals do what they do in any program, and whoever
/// has to give it back without knowing who took it has nothing to do.
static FREE: LazyLock<Arc<AtomicBool>> = LazyLock::new(|| {
    let free = Arc::new(AtomicBool::new(true));
    for signal in ENDS {
        // A signal that cannot be heard of keeps its meaning.
        let _ = register_conditional_default(signal, Arc::clone(&free));
    }
    free
});

/// The signals that end a program.
const ENDS: [i32; 3] = [SIGTERM, SIGHUP, SIGINT];

/// Whether somebody has told the program to end, in whichever screen that was.
static ENDED: AtomicBool = AtomicBool::new(false);

/// What came from the keyboard, the mouse or the outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Happened {
    /// A key, text that was pasted, the mouse, or another size.
    Event(Event),
    /// Somebody wants the program to end: by Ctrl-C, by a signal, or by closing the terminal.
    End,
}

/// A terminal in which every key acts at once. It is given back as it was when this is dropped,
/// when the program panics, when it is suspended and when it is told to end.
pub(crate) struct Terminal {
    screen: ratatui::Terminal<CrosstermBackend<Basic<Stdout>>>,
    /// Set by the signals that end a program.
    ends: Arc<AtomicBool>,
    /// Set by the signal that suspends one.
    stops: Arc<AtomicBool>,
    /// What ends the thread that listens for signals.
    signals: Handle,
}

/// Whether there is a screen to take over and somebody in front of it who wants that.
pub(crate) fn is_there() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb" || term.is_empty());
    io::stdout().is_terminal() && io::stdin().is_terminal() && !dumb
}

/// Whether somebody has told the program to end while a screen was shown.
pub(crate) fn was_ended() -> bool {
    ENDED.load(Ordering::Relaxed)
}

impl Terminal {
    /// Takes the terminal over.
    pub(crate) fn open() -> io::Result<Terminal> {
        give_back_on_panic();
        let (ends, stops): (Arc<AtomicBool>, Arc<AtomicBool>) = Default::default();
        LazyLock::force(&FREE);
        let mut signals = Signals::new(ENDS)?;
        let (handle, told) = (signals.handle(), Arc::clone(&ends));
        thread::spawn(move || signals.forever().for_each(|signal| end(signal, &told)));
        #[cfg(unix)]
        signal_hook::flag::register(signal_hook::consts::SIGTSTP, Arc::clone(&stops))?;
        take()?;
        let screen = ratatui::Terminal::new(CrosstermBackend::new(Basic::new(io::stdout())));
        let screen = screen.inspect_err(|_| give_back())?;
        Ok(Terminal { screen, ends, stops, signals: handle })
    }

    /// Draws a whole screen in one go.
    pub(crate) fn draw(&mut self, render: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.screen.draw(render).map(|_| ())
    }

    /// What happens within this time, if anything does.
    pub(crate) fn next(&mut self, within: Duration) -> io::Result<Option<Happened>> {
        let happened = self.awaited(within)?;
        if happened == Some(Happened::End) {
            ENDED.store(true, Ordering::Relaxed);
        }
        Ok(happened)
    }

    fn awaited(&mut self, within: Duration) -> io::Result<Option<Happened>> {
        if self.stops.swap(false, Ordering::Relaxed) {
            self.suspend()?;
            return Ok(Some(Happened::Event(resized())));
        }
        if self.ended() {
            return Ok(Some(Happened::End));
        }
        // A terminal that has gone away cannot be read any more.
        let Ok(true) = event::poll(within) else {
            return Ok(self.ended().then_some(Happened::End));
        };
        let Ok(event) = event::read() else { return Ok(Some(Happened::End)) };
        self.meant(event)
    }

    fn ended(&self) -> bool {
        self.ends.load(Ordering::Relaxed)
    }

    /// Forgets every key that was typed so far: it was meant for something else.
    pub(crate) fn forget_keys(&mut self) -> io::Result<()> {
        while let Ok(true) = event::poll(Duration::ZERO) {
            let Ok(event) = event::read() else { return Ok(()) };
            if self.meant(event)? == Some(Happened::End) {
                self.ends.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    }

    /// What is meant by an event; nothing where it means nothing.
    fn meant(&mut self, event: Event) -> io::Result<Option<Happened>> {
        if let Event::Key(key) = &event {
            if key.kind == KeyEventKind::Release {
                return Ok(None);
            }
            let control = key.modifiers.contains(KeyModifiers::CONTROL);
            match key.code {
                KeyCode::Char('c' | 'd') if control => return Ok(Some(Happened::End)),
                KeyCode::Char('z') if control => {
                    self.suspend()?;
                    return Ok(Some(Happened::Event(resized())));
                }
                _ => {}
            }
        }
        Ok(Some(Happened::Event(event)))
    }

    /// Gives the terminal back, stops until somebody lets the program go on, and takes it again.
    fn suspend(&mut self) -> io::Result<()> {
        give_back();
        #[cfg(unix)]
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        take()?;
        // Nothing of what was drawn is there any more.
        self.screen = ratatui::Terminal::new(CrosstermBackend::new(Basic::new(io::stdout())))?;
        Ok(())
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.signals.close();
        give_back();
    }
}

/// A signal asks the program to end. Where the terminal has gone away, reading it may never come
/// back: everything is on disk, so the program ends all the same.
fn end(signal: i32, ends: &AtomicBool) {
    ends.store(true, Ordering::Relaxed);
    if signal == SIGHUP {
        thread::sleep(GRACE);
        process::exit(128 + signal);
    }
}

/// As if the size had changed: everything has to be drawn again.
fn resized() -> Event {
    let (columns, rows) = raw::size().unwrap_or((80, 24));
    Event::Resize(columns, rows)
}

fn take() -> io::Result<()> {
    raw::enable_raw_mode()?;
    FREE.store(false, Ordering::SeqCst);
    execute!(io::stdout(), EnterAlternateScreen, EnableBracketedPaste, EnableMouseCapture)
        .inspect_err(|_| give_back())
}

/// Gives the terminal back, if it was taken. One that has gone away needs no tidying, and to tidy
/// twice, after a panic and at the end, does no harm.
fn give_back() {
    if FREE.load(Ordering::SeqCst) {
        return;
    }
    let mut out = io::stdout();
    let _ = execute!(out, DisableMouseCapture, DisableBracketedPaste, LeaveAlternateScreen);
    let _ = execute!(out, crossterm::cursor::Show);
    let _ = out.flush();
    let _ = raw::disable_raw_mode();
    FREE.store(true, Ordering::SeqCst);
}

/// What a panic has to say is to be read on the ordinary screen.
fn give_back_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let tell = panic::take_hook();
        panic::set_hook(Box::new(move |about| {
            give_back();
            tell(about);
        }));
    });
}
