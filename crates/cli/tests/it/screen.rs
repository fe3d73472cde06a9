//! The whole screen of a real pseudo-terminal, read as a person reads it.

use std::io::{Read, Write};
use std::num::NonZero;
use std::process::Command;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use crate::program::Folder;

/// Nothing here takes longer, however slow the machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// A screen that has not changed for so long is whole.
const QUIET: Duration = Duration::from_millis(200);

pub(crate) const UP: &str = "\x1b[A";
pub(crate) const DOWN: &str = "\x1b[B";
pub(crate) const RIGHT: &str = "\x1b[C";
pub(crate) const LEFT: &str = "\x1b[D";
pub(crate) const ESCAPE: &str = "\x1b";

/// A program on a terminal of its own, and what is on its screen.
pub(crate) struct OnScreen {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    over: bool,
    /// How the terminal was before the program began, in its own words.
    before: String,
}

impl OnScreen {
    /// Starts the program on a terminal of this size.
    pub(crate) fn start(folder: &Folder, size: (u16, u16), args: &[&str]) -> OnScreen {
        OnScreen::start_with(folder, size, args, &[])
    }

    /// The same with these variables in the environment.
    pub(crate) fn start_with(
        folder: &Folder,
        (cols, rows): (u16, u16),
        args: &[&str],
        env: &[(&str, &str)],
    ) -> OnScreen {
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_parlour"));
        command.args(args);
        command.cwd(folder.path(""));
        command.env("HOME", folder.path(""));
        command.env("XDG_STATE_HOME", folder.path("state"));
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        command.env_remove("NO_COLOR");
        env.iter().for_each(|(name, value)| command.env(name, value));
        let before = format!("{:?}", pair.master.get_termios());
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let keys = pair.master.take_writer().unwrap();
        let (send, output) = mpsc::channel();
        thread::spawn(move || {
            let mut bytes = [0; 65536];
            while let Ok(n @ 1..) = reader.read(&mut bytes) {
                if send.send(bytes[..n].to_vec()).is_err() {
                    return;
                }
            }
        });
        let screen = vt100::Parser::new(at_least_one(rows), at_least_one(cols), 0);
        OnScreen { child, master: pair.master, keys, output, screen, over: false, before }
    }

    /// Takes in what the program has drawn within this time. Says whether there was anything.
    fn take_in(&mut self, within: Duration) -> bool {
        match self.output.recv_timeout(within) {
            Ok(bytes) => {
                self.screen.process(&bytes);
                true
            }
            Err(RecvTimeoutError::Timeout) => false,
            Err(RecvTimeoutError::Disconnected) => {
                self.over = true;
                false
            }
        }
    }

    /// What is on the screen.
    pub(crate) fn text(&self) -> String {
        self.screen.screen().contents()
    }

    /// One row of it.
    pub(crate) fn row(&self, n: u16) -> String {
        let (_, cols) = self.screen.screen().size();
        self.screen.screen().rows(0, cols.get()).nth(usize::from(n)).unwrap_or_default()
    }

    /// Whether the program has the whole screen to itself, with the cursor hidden.
    pub(crate) fn is_taken(&self) -> bool {
        self.screen.screen().alternate_screen()
    }

    /// Whether the terminal is as it was before the program began.
    pub(crate) fn is_clean(&self) -> bool {
        let screen = self.screen.screen();
        format!("{:?}", self.master.get_termios()) == self.before
            && !screen.alternate_screen()
            && !screen.hide_cursor()
            && !screen.bracketed_paste()
            && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
    }

    /// How many characters on the screen have a color.
    pub(crate) fn colors(&self) -> usize {
        let screen = self.screen.screen();
        let (rows, cols) = screen.size();
        let cells =
            (0..rows.get()).flat_map(|y| (0..cols.get()).filter_map(move |x| screen.cell(y, x)));
        let plain = vt100::Color::Default;
        cells.filter(|cell| cell.fgcolor() != plain || cell.bgcolor() != plain).count()
    }

    /// Waits until the screen stands still.
    pub(crate) fn settle(&mut self) -> String {
        while self.take_in(QUIET) {}
        self.text()
    }

    /// Waits until this is on the screen, and the screen stands still.
    #[track_caller]
    pub(crate) fn until(&mut self, text: &str) -> String {
        self.until_that(text, |screen| screen.contains(text))
    }

    /// Waits until the screen is as it should be.
    #[track_caller]
    pub(crate) fn until_that(&mut self, what: &str, is: impl Fn(&str) -> bool) -> String {
        let mut waited = Duration::ZERO;
        loop {
            let drawn = self.take_in(QUIET);
            if !drawn && is(&self.text()) {
                return self.text();
            }
            if !drawn {
                waited += QUIET;
            }
            assert!(waited < PATIENCE && !self.over, "not seen: {what}\n{}", self.text());
        }
    }

    /// Presses keys.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Presses keys, and waits until the screen stands still.
    pub(crate) fn then(&mut self, keys: &str) -> String {
        self.press(keys);
        // A key takes a moment to do anything.
        self.take_in(Duration::from_secs(2));
        self.settle()
    }

    /// Makes the terminal larger or smaller.
    pub(crate) fn resize(&mut self, (cols, rows): (u16, u16)) {
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        self.master.resize(size).unwrap();
        self.screen.screen_mut().set_size(at_least_one(rows), at_least_one(cols));
    }

    /// Sends a signal to the program.
    pub(crate) fn signal(&self, name: &str) {
        let pid = self.child.process_id().unwrap();
        let kill = format!("kill -{name} {pid}");
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    }

    /// Waits for the end of the program, and gives its exit code and what is left on the screen.
    #[track_caller]
    pub(crate) fn end(&mut self) -> (u32, String) {
        let mut waited = Duration::ZERO;
        while !self.over {
            if !self.take_in(QUIET) {
                waited += QUIET;
            }
            assert!(waited < PATIENCE, "it does not end:\n{}", self.text());
        }
        (self.child.wait().unwrap().exit_code(), self.text())
    }
}

fn at_least_one(n: u16) -> NonZero<u16> {
    NonZero::new(n).unwrap_or(NonZero::<u16>::MIN)
}

impl Drop for OnScreen {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
