//! What is saved and what is not: disks that are full, folders that go, two programs at once.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use kernel::Setup;
use table::Player;

use crate::program::{AT_4, Folder, Ran, listed};

/// A program that plays, and what it says.
struct Playing {
    child: Child,
    out: BufReader<ChildStdout>,
}

impl Playing {
    fn start(folder: &Folder, args: &[&str]) -> Playing {
        let mut child = folder.start(args);
        let out = BufReader::new(child.stdout.take().unwrap());
        Playing { child, out }
    }

    /// Reads until this was said.
    fn hears(&mut self, words: &str) {
        let mut heard = Vec::new();
        while !String::from_utf8_lossy(&heard).contains(words) {
            let end = words.as_bytes().last().copied().unwrap();
            let read = self.out.read_until(end, &mut heard).unwrap();
            assert!(read > 0, "{}", String::from_utf8_lossy(&heard));
        }
    }

    fn says(&mut self, line: &str) {
        let stdin = self.child.stdin.as_mut().unwrap();
        stdin.write_all(line.as_bytes()).unwrap();
    }

    /// Closes the input and waits for the end.
    fn ends(mut self) -> Ran {
        drop(self.child.stdin.take());
        let (mut out, mut err) = (String::new(), String::new());
        self.out.read_to_string(&mut out).unwrap();
        self.child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        Ran { code: self.child.wait().unwrap().code(), out, err }
    }
}

const NEW: [&str; 8] = ["play", "texas-42", "--seats", AT_4, "--seed", "1", "--save", "g"];

/// Runs the program in a shell after these words.
fn in_shell(folder: &Folder, before: &str, args: &[&str], input: &str) -> Ran {
    let program = env!("CARGO_BIN_EXE_parlour");
    let mut command = Command::new("bash");
    command.args(["-c", &format!("{before}; exec \"$0\" \"$@\""), program]).args(args);
    let like = folder.command(&[]);
    command.current_dir(like.get_current_dir().unwrap());
    command.envs(like.get_envs().filter_map(|(key, value)| Some((key, value?))));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// No file may become larger than a kilobyte, and to try is an error.
const FULL: &str = "trap '' XFSZ; ulimit -f 1";

#[test]
#[cfg(unix)]
fn what_does_not_fit_on_the_disk_is_not_called_saved() {
    let folder = Folder::new();
    let ran = in_shell(&folder, FULL, &NEW, &("1\n".repeat(12) + "quit\n"));
    assert_eq!(ran.code, Some(3), "{ran:?}");
    assert_eq!(ran.err.matches("warning: ").count(), 1, "{}", ran.err);
    assert!(ran.err.contains("g cannot be written") && ran.err.contains("`save FILE`"), "{ran:?}");
    assert!(ran.out.contains("NOT SAVED  g holds this game up to entry "), "{}", ran.out);
    assert!(!ran.out.contains("Saved in"), "{}", ran.out);
    let (_, rest) = ran.out.split_once("up to entry ").unwrap();
    let (held, rest) = rest.split_once(" of ").unwrap();
    let all = rest.split('.').next().unwrap();
    assert!(held.parse::<u32>().unwrap() < all.parse().unwrap(), "{held} of {all}");
    // The last good save is there, whole, and ends where the program says.
    assert_eq!(folder.verdict("g"), "exact");
    let replayed = folder.ok(&["replay", "g", "--json"], "");
    let replayed: serde_json::Value = serde_json::from_str(&replayed).unwrap();
    assert_eq!(replayed["at"].to_string(), held);
    // Nothing else is left behind, and the link holds the rest.
    assert_eq!(listed(&folder.path(".")), ["g", "g.bak"]);
    let link = ran.out.lines().last().unwrap().strip_prefix("Link:      ").unwrap();
    let whole: serde_json::Value =
        serde_json::from_str(&folder.ok(&["replay", link, "--json"], "")).unwrap();
    assert!(whole["at"].as_u64() > replayed["at"].as_u64(), "{whole:#}");
}

#[test]
#[cfg(unix)]
fn what_could_not_be_saved_can_be_saved_elsewhere() {
    let folder = Folder::new();
    let small = folder.path("small");
    fs::create_dir(&small).unwrap();
    let args = ["play", "texas-42", "--seats", AT_4, "--seed", "1", "--save", "small/g"];
    let mut playing = Playing::start(&folder, &args);
    playing.hears("Your move");
    fs::remove_dir_all(&small).unwrap();
    playing.says("1\n");
    playing.hears("Your move");
    playing.says("save other\n");
    playing.hears("Saved in other");
    playing.says("1\nquit\n");
    let ran = playing.ends();
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.err.contains("small/g cannot be written") && ran.out.contains("Saved in   other"));
    assert_eq!(folder.verdict("other"), "exact", "it is saved there from then on");
    // Or as the last thing before leaving.
    fs::create_dir(&small).unwrap();
    let mut playing = Playing::start(&folder, &args);
    playing.hears("Your move");
    fs::remove_dir_all(&small).unwrap();
    playing.says("1\nquit\n");
    playing.hears("This game is not saved. `save FILE` saves it elsewhere");
    playing.says("save last\n");
    let ran = playing.ends();
    assert_eq!((ran.code, folder.verdict("last").as_str()), (Some(0), "exact"), "{ran:?}");
    // Or not at all: then nothing is said about a file that has gone.
    fs::create_dir(&small).unwrap();
    let mut playing = Playing::start(&folder, &args);
    playing.hears("Your move");
    fs::remove_dir_all(&small).unwrap();
    playing.says("1\n1\nquit\n");
    let ran = playing.ends();
    assert_eq!(ran.code, Some(3), "{ran:?}");
    assert!(ran.out.contains("NOT SAVED  small/g cannot be written"), "{ran:?}");
    assert_eq!(ran.err.matches("warning: ").count(), 1, "{}", ran.err);
}

#[test]
#[cfg(unix)]
fn a_watched_game_that_does_not_fit_is_not_called_saved() {
    let folder = Folder::new();
    let args = ["watch", "texas-42", "--seats", "random,random,random,random", "--save", "g"];
    let ran = in_shell(&folder, FULL, &args, "");
    assert_eq!(ran.code, Some(3), "{ran:?}");
    assert!(ran.out.contains("NOT SAVED  ") && !ran.out.contains("Saved in"), "{}", ran.out);
    // Whatever can be said is among these.
    let tiles: String = (0..7).flat_map(|a| (0..=a).map(move |b| format!("{a}-{b}\n"))).collect();
    let args =
        ["agent", "texas-42", "--seats", "random,random,random", "--seed", "2", "--save", "a"];
    let args = [&args[..], &["--retries", "1000"]].concat();
    let ran = in_shell(&folder, FULL, &args, &format!("pass\n30\nsixes\n{tiles}").repeat(40));
    assert_eq!(ran.code, Some(3), "{}", ran.err);
    let over: serde_json::Value = serde_json::from_str(ran.out.lines().last().unwrap()).unwrap();
    assert_eq!((&over["type"], &over["save"]), (&"over".into(), &serde_json::Value::Null));
}

#[test]
fn two_programs_do_not_write_one_save() {
    let folder = Folder::new();
    let mut first = Playing::start(&folder, &NEW);
    first.hears("Your move");
    let second = folder.run(&["play", "g"], "1\n1\n");
    second.refused(3, "g is in use: another program plays this game");
    folder.run(&NEW, "1\n").refused(3, "is there already");
    // To look at it, or to go on from there in another file, hurts nobody.
    folder.ok(&["replay", "g"], "");
    folder.ok(&["play", "g", "--save", "branch"], "1\n");
    first.says("1\nquit\n");
    assert_eq!(first.ends().code, Some(0));
    assert_eq!(folder.verdict("g"), "exact");
    folder.ok(&["play", "g"], "1\n1\n");
    assert!(!folder.has(".g.lock"));
}

#[test]
fn a_program_that_was_killed_leaves_no_lock() {
    let folder = Folder::new();
    let mut killed = Playing::start(&folder, &NEW);
    killed.hears("Your move");
    killed.child.kill().unwrap();
    killed.child.wait().unwrap();
    folder.ok(&["play", "g"], "1\nquit\n");
    assert_eq!((folder.verdict("g").as_str(), folder.has(".g.lock")), ("exact", false));
}

#[test]
fn a_save_that_something_else_has_written_is_not_overwritten() {
    let folder = Folder::new();
    folder.whole_game("other");
    let mut playing = Playing::start(&folder, &NEW);
    playing.hears("Your move");
    fs::copy(folder.path("other"), folder.path("g")).unwrap();
    playing.says("1\nquit\n");
    let ran = playing.ends();
    assert_eq!(ran.code, Some(3), "{ran:?}");
    assert!(ran.err.contains("something else has written to it"), "{}", ran.err);
    assert!(ran.out.contains("NOT SAVED  g is not as this program last saw it"), "{}", ran.out);
    assert_eq!(folder.read("g"), folder.read("other"));
}

#[test]
fn what_killed_saves_leave_behind_is_removed() {
    let folder = Folder::new();
    folder.ok(&NEW, "1\n");
    let whole = folder.read("g");
    for name in [".g.new", ".g.bak.new", "g.new"] {
        folder.write(name, &whole[..whole.len() / 2]);
    }
    folder.write("g.bak.new", &whole);
    folder.write(".g.lock", "");
    folder.ok(&["play", "g"], "1\n");
    // A whole save may be somebody's own.
    assert_eq!(listed(&folder.path(".")), ["g", "g.bak", "g.bak.new"]);
    // However a program is killed, the next one tidies up.
    for n in 0..12 {
        let mut child = folder.start(&["play", "g"]);
        let mut stdin = child.stdin.take().unwrap();
        let _ = stdin.write_all("30\nundo\n".repeat(300).as_bytes());
        std::thread::sleep(Duration::from_millis(20 + 7 * n));
        child.kill().unwrap();
        child.wait().unwrap();
        assert_eq!(folder.verdict("g"), "exact");
    }
    folder.ok(&["play", "g"], "1\nundo\n1\nquit\n");
    assert_eq!(listed(&folder.path(".")), ["g", "g.bak", "g.bak.new"]);
}

#[test]
fn saves_are_named_by_game_and_date_and_readable_by_their_owner_only() {
    let folder = Folder::new();
    let seed = "6195438207714418233";
    let args = ["play", "texas-42", "--seats", AT_4, "--seed", seed];
    let mut playing = Playing::start(&folder, &args);
    playing.hears("Your move");
    let beside = folder.run(&args, "1\n1\n");
    assert!(!beside.out.contains(seed) && !beside.err.contains(seed), "{beside:?}");
    playing.says("1\n1\n1\nquit\n");
    assert!(!playing.ends().out.contains(seed));
    let names = listed(&folder.path("state/parlour"));
    let [one, one_bak, two, two_bak] = names.as_slice() else { panic!("{names:?}") };
    let date = |name: &str| {
        let date = name.strip_prefix("texas-42-").unwrap();
        let shape: String =
            date.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
        (shape, date.starts_with("20"))
    };
    // The order of names puts `-2.save` before `.save`.
    assert_eq!(date(one), ("0000-00-00-0.save".to_owned(), true));
    assert_eq!(date(two), ("0000-00-00.save".to_owned(), true));
    assert!(one_bak.ends_with(".bak") && two_bak.ends_with(".bak"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode =
            |name: &str| fs::metadata(folder.path(name)).unwrap().permissions().mode() & 0o777;
        assert_eq!((mode("state"), mode("state/parlour")), (0o700, 0o700));
        for name in &names {
            assert_eq!(mode(&format!("state/parlour/{name}")), 0o600, "{name}");
        }
        // A save that others could read is hidden from them with the next move.
        folder.ok(&NEW, "1\n");
        fs::set_permissions(folder.path("g"), fs::Permissions::from_mode(0o644)).unwrap();
        folder.ok(&["play", "g"], "1\n");
        assert_eq!((mode("g"), mode("g.bak")), (0o600, 0o600));
    }
}

const CAREFUL: &str = "can see everything hidden, and what comes next";

#[test]
fn whoever_passes_on_a_game_that_is_not_over_is_warned() {
    let folder = Folder::new();
    let left = folder.ok(&NEW, "1\nlink\nquit\n");
    assert_eq!(left.split_whitespace().collect::<Vec<_>>().join(" ").matches(CAREFUL).count(), 2);
    let linked = folder.run(&["link", "g"], "");
    assert_eq!(linked.code, Some(0));
    assert!(linked.err.contains(CAREFUL) && linked.out.lines().count() == 1, "{linked:?}");
    let opened = folder.run(&["open", linked.out.trim(), "--save", "o"], "");
    assert!(opened.err.contains(CAREFUL), "{opened:?}");
    // Who has seen everything, or plays a game without secrets, is not.
    folder.whole_game("over");
    assert_eq!(folder.run(&["link", "over"], "").err, "");
    let open = ["play", "mordheim", "--seats", "human,random", "--seed", "1", "--save", "m"];
    let left = folder.ok(&open, "1\nquit\n");
    assert!(!left.contains("Careful") && left.contains("Link:"), "{left}");
    assert_eq!(folder.run(&["link", "m"], "").err, "");
}

#[test]
fn a_file_that_is_not_there_is_a_file_that_cannot_be_read() {
    let folder = Folder::new();
    for missing in ["missing.save", "saves/missing", "./missing", "chess.AbCd"] {
        for command in ["play", "watch"] {
            folder.run(&[command, missing], "").refused(3, "There is no file");
        }
    }
    folder.run(&["play", "chess"], "").refused(2, "`chess` is no game");
}

// ---------------------------------------------------------------------- names

#[test]
fn names_show_all_that_they_are_made_of() {
    let folder = Folder::new();
    for bad in ["An\u{202e}n", "\u{2066}Ann", "Ann\u{200f}", "A\u{200b}nn", "Ann\u{61c}x"] {
        let ran = folder.run(&["play", "texas-42", "--seats", AT_4, "--names", bad], "");
        ran.refused(2, "cannot be seen");
        assert!(!ran.err.chars().any(|c| c != '\n' && kernel::is_invisible(c)), "{ran:?}");
    }
    let long = "王".repeat(13);
    let ran = folder.run(&["play", "texas-42", "--seats", AT_4, "--names", &long], "");
    ran.refused(2, "at most 24 columns");
    let mut players = Player::seated(&["human", "random", "random", "random"]);
    "\u{202e}evil\u{2069}".clone_into(&mut players[0].name);
    "\u{200b}".clone_into(&mut players[1].name);
    let table = shelf::open("texas-42", &Setup::default(), 1, players).unwrap();
    folder.write("strange", table.save());
    let told = folder.ok(&["replay", "strange"], "");
    assert!(told.starts_with("Texas 42: evil, Player 2, Random 3"), "{told}");
}

#[test]
fn pictures_with_wide_names_fit_the_terminal() {
    let folder = Folder::new();
    let names = ["王".repeat(12), "さ".repeat(12), "🎲".repeat(12), "ｗ".repeat(12)];
    for (game, seats) in [("texas-42", AT_4), ("skirmish", "human,random")] {
        let count = seats.split(',').count();
        let names = names[..count].join(",");
        let args = ["play", game, "--seats", seats, "--seed", "3", "--names", &names];
        let out = folder.ok(&args, &"1\n".repeat(60));
        let wide = out.lines().find(|line| kernel::columns(line) > 80 && !line.contains("parlour"));
        assert_eq!(wide, None);
    }
}

// ---------------------------------------------------------------------- limits

#[test]
#[cfg(unix)]
fn a_hostile_scenario_file_takes_no_more_memory_than_it_is_worth() {
    let folder = Folder::new();
    let values: String = (0..30).map(|n| format!("set k{n}: {}\n", "x".repeat(32_000))).collect();
    let many: String = (0..1999).map(|n| format!("scenario: {n}\nset: a=b\n")).collect();
    folder.write("head.scn", format!("game: texas-42\n{values}{many}"));
    assert!(folder.read("head.scn").len() > 900_000);
    let long = "x".repeat(1_000_000);
    folder.write("value.scn", format!("game: texas-42\nset k: {long}\nscenario: a\n"));
    folder.write("large.scn", "#\n".repeat(600_000));
    let limit = "ulimit -v 700000";
    let ran = in_shell(&folder, limit, &["scenario", "head.scn"], "");
    assert_eq!(ran.code, Some(1), "every scenario has unknown options: {}", ran.err);
    let ran = in_shell(&folder, limit, &["scenario", "value.scn", "large.scn"], "");
    assert_eq!(ran.code, Some(3), "{}", ran.err);
    let said = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("the value of an option has at most 32768 bytes"), "{said}");
    assert!(said.contains("large.scn is too large: at most 1048576 bytes"), "{said}");
}

#[test]
fn every_reader_of_files_names_its_limit() {
    let folder = Folder::new();
    folder.write("deck", "x".repeat(32_769));
    let args = ["sim", "skirmish", "--games", "1", "--set", "deck0=@deck"];
    folder.run(&args, "").refused(3, "deck is too large: at most 32768 bytes");
    let large = vec![b'x'; (8 << 20) + 1];
    folder.write("large", &large);
    folder.run(&["play", "large"], "").refused(3, "large is too large: at most 8388608 bytes");
    let verified = folder.run(&["verify", "large"], "");
    assert_eq!(verified.code, Some(3));
    assert!(verified.out.contains("at most 8388608 bytes"), "{verified:?}");
    let link = format!("texas-42.{}", "A".repeat(70_000));
    folder.run(&["replay", &link], "").refused(3, "too long");
    let journal = fs::File::create(folder.path("journal")).unwrap();
    journal.set_len((256 << 20) + 1).unwrap();
    let args = ["arena", "skirmish", "--bots", "random,greedy", "--games", "2"];
    let args = [&args[..], &["--journal", "journal"]].concat();
    folder.run(&args, "").refused(3, "journal is too large: at most 268435456 bytes");
    let said = folder.ok(&NEW, &("x".repeat(70_000) + "\nquit\n"));
    assert!(said.contains("The line is longer than 65536 bytes."), "{said}");
}
