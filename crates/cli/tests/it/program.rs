//! Runs the real binary in a folder of its own.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// Somebody at seat 0 and bots that need no thought on the others.
pub(crate) const AT_4: &str = "human,random,random,random";
pub(crate) const AT_2: &str = "human,random";

/// A folder for one test, gone when the test is.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("parlour-{}-{n}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    pub(crate) fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.path(name), bytes).unwrap();
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.path(name).exists()
    }

    /// The command with this folder as working folder, home and place for automatic saves.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
        command.args(args).current_dir(&self.0).env("HOME", &self.0);
        command.env("XDG_STATE_HOME", self.path("state")).env_remove("NO_COLOR");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    pub(crate) fn start(&self, args: &[&str]) -> Child {
        self.command(args).spawn().unwrap()
    }

    /// Runs the command with this input and waits for its end.
    pub(crate) fn run(&self, args: &[&str], input: &str) -> Ran {
        let mut child = self.start(args);
        let mut stdin = child.stdin.take().unwrap();
        let input = input.to_owned();
        // A command that ends early closes its end: that is its right.
        let feeder = std::thread::spawn(move || {
            let _ = stdin.write_all(input.as_bytes());
        });
        let output = child.wait_with_output().unwrap();
        feeder.join().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        let ran =
            Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) };
        assert!(!ran.err.contains("panicked"), "{args:?}: {}", ran.err);
        ran
    }

    /// Runs a command that must succeed and gives what it printed.
    pub(crate) fn ok(&self, args: &[&str], input: &str) -> String {
        let ran = self.run(args, input);
        assert_eq!(ran.code, Some(0), "{args:?}: {}\n{}", ran.err, ran.out);
        ran.out
    }

    /// The verdict on a save in this folder, whatever the exit code, without what was compared.
    pub(crate) fn verdict(&self, name: &str) -> String {
        let ran = self.run(&["verify", name], "");
        let verdict = ran.out.trim_end().strip_prefix(&format!("{name}: ")).unwrap();
        verdict.split(" (compared: ").next().unwrap().to_owned()
    }

    /// Plays a game of seed 1 to its end and saves it.
    pub(crate) fn whole_game(&self, name: &str) -> String {
        let args = ["play", "texas-42", "--seats", AT_4, "--seed", "1", "--save", name];
        self.ok(&args, &"1\n".repeat(400))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What came of a command.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// Asserts that it failed with this code and an explanation that says this.
    #[track_caller]
    pub(crate) fn refused(&self, code: i32, says: &str) {
        assert_eq!(self.code, Some(code), "{self:?}");
        assert!(self.err.starts_with("error: ") && self.err.contains(says), "{self:?}");
    }
}

/// The names of what is in a folder, in order.
pub(crate) fn listed(path: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(path) else { return Vec::new() };
    let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
    let mut names: Vec<String> = entries.map(|entry| name(entry.unwrap())).collect();
    names.sort();
    names
}
