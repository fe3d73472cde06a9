//! A real server, and the program that plays at its tables.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use serde_json::{Value, json};

use crate::program::Folder;

/// Nothing here takes longer, however slow the machine.
const PATIENCE: Duration = Duration::from_secs(120);
/// The first move, again and again.
const MOVES: usize = 500;

/// A server that runs, with a folder of its own.
pub(crate) struct Served {
    child: Child,
    folder: Folder,
    address: String,
}

impl Served {
    pub(crate) fn new() -> Served {
        let folder = Folder::new();
        folder.write("index.html", "<p>page");
        let (child, address) = Served::start(&folder, "127.0.0.1:0");
        Served { child, folder, address }
    }

    fn start(folder: &Folder, listen: &str) -> (Child, String) {
        let args = ["serve", "--listen", listen, "--data", "data", "--dir", "."];
        let mut command = folder.command(&args);
        let mut child = command.env("RUST_LOG", "off").stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("://").nth(1).and_then(|rest| rest.split('/').next());
        (child, address.unwrap_or_else(|| panic!("no address: {line}")).to_owned())
    }

    /// Ends it without a word to anybody, and begins again with what is on disk.
    fn kill_and_start(&mut self) {
        self.kill();
        self.start_again();
    }

    /// Ends it without a word to anybody.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Begins again with what is on disk.
    pub(crate) fn start_again(&mut self) {
        (self.child, _) = Served::start(&self.folder, &self.address);
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Asks over HTTP; gives the answer and the cookie that was set.
    fn http(&self, method: &str, path: &str, token: &str, body: &Value) -> (Value, String) {
        let request = ureq::http::Request::builder()
            .method(method)
            .uri(format!("{}/api/v1/{path}", self.url()))
            .header("Authorization", format!("Bearer {token}"))
            .body(body.to_string())
            .unwrap();
        let mut answer = ureq::Agent::new_with_defaults().run(request).unwrap();
        let cookie = answer.headers().get("set-cookie").map(|value| value.to_str().unwrap());
        let token = cookie.and_then(|text| text.split(['=', ';']).nth(1)).unwrap_or_default();
        let token = token.to_owned();
        (serde_json::from_str(&answer.body_mut().read_to_string().unwrap()).unwrap(), token)
    }

    /// A table for somebody new and for whoever comes: its invite address, and a key to the seat.
    fn table_with_key(&self, game: &str) -> (String, String) {
        let (_, token) = self.http("PUT", "me", "", &json!({"name": "Ann"}));
        let asked = json!({"game": game, "seats": ["me", "open"]});
        let (opened, _) = self.http("POST", "tables", &token, &asked);
        let path = format!("tables/{}/key", opened["table"].as_str().unwrap());
        let (key, _) = self.http("POST", &path, &token, &json!(null));
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        (text(&opened["invite"]), text(&key["token"]))
    }
}

impl Served {
    /// A table for so many new people: its invite address, and a key to each seat.
    pub(crate) fn table_with_keys(
        &self,
        game: &str,
        seats: usize,
        options: &Value,
    ) -> (String, Vec<String>) {
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let person = |seat| self.http("PUT", "me", "", &json!({"name": format!("Ann {seat}")})).1;
        let people: Vec<String> = (0..seats).map(person).collect();
        let words: Vec<&str> =
            (0..seats).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
        let asked = json!({"game": game, "seats": words, "setup": {"options": options}});
        let (opened, _) = self.http("POST", "tables", &people[0], &asked);
        let table = text(&opened["table"]);
        for (seat, person) in people.iter().enumerate().skip(1) {
            let sit = json!({"id": format!("sit-{seat}"), "do": {"sit": {"seat": seat}}});
            self.http("POST", &format!("tables/{table}/room"), person, &sit);
        }
        let key = |person: &String| {
            text(
                &self.http("POST", &format!("tables/{table}/key"), person, &json!(null)).0["token"],
            )
        };
        (text(&opened["invite"]), people.iter().map(key).collect())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A program that runs, and what it has said.
struct Talking {
    child: Child,
    lines: Receiver<String>,
    heard: Vec<String>,
}

impl Talking {
    /// Starts it with this input, in a folder of its own.
    fn start(folder: &Folder, args: &[&str], input: &str) -> Talking {
        let mut child = folder.start(args);
        let (mut stdin, input) = (child.stdin.take().unwrap(), input.to_owned());
        // Who leaves early does not read everything.
        std::thread::spawn(move || stdin.write_all(input.as_bytes()));
        let out = BufReader::new(child.stdout.take().unwrap());
        let (send, lines) = mpsc::channel();
        std::thread::spawn(move || {
            out.lines().map_while(Result::ok).try_for_each(|line| send.send(line))
        });
        Talking { child, lines, heard: Vec::new() }
    }

    /// Waits for a line that holds this.
    #[track_caller]
    fn until(&mut self, text: &str) -> String {
        loop {
            let Ok(line) = self.lines.recv_timeout(PATIENCE) else {
                let _ = self.child.kill();
                panic!("`{text}` was not said:\n{}", self.heard.join("\n"));
            };
            self.heard.push(line.clone());
            if line.contains(text) {
                return line;
            }
        }
    }

    /// Waits for the end, and gives the exit code and all that was said.
    fn end(mut self) -> (Option<i32>, String) {
        self.heard.extend(self.lines.iter());
        (self.child.wait().unwrap().code(), self.heard.join("\n"))
    }
}

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Somebody who comes to a table and makes the first move every time.
fn visitor(folder: &Folder, invite: &str, name: &str) -> Talking {
    let args = ["play", "--server", invite, "--name", name];
    Talking::start(folder, &args, &"1\n".repeat(MOVES))
}

/// Two people in two places play a whole game, and the server is killed in the middle of it.
#[test]
fn two_terminals_play_a_whole_game_though_the_server_is_killed() {
    let (ann, bob) = (Folder::new(), Folder::new());
    let mut served = Served::new();
    let url = served.url();
    let moves = "1\n".repeat(MOVES);
    let args = ["play", "skirmish", "--server", &url, "--name", "Ann"];
    let mut first = Talking::start(&ann, &args, &moves);
    let invite = first.until("#/online/").split_once(": ").unwrap().1.to_owned();
    let args = ["play", "--server", &invite, "--name", "Bob", "--lang", "de"];
    let mut second = Talking::start(&bob, &args, &moves);
    first.until("Bob sits down.");
    first.until("The game begins.");
    first.until("Ann, entry ");
    second.until("Bob, Eintrag ");
    served.kill_and_start();
    let (code, told) = first.end();
    let (other_code, other_told) = second.end();
    assert_eq!((code, other_code), (Some(0), Some(0)), "{told}\n\n{other_told}");
    assert!(told.contains("Luck checked: every deal"), "{told}");
    assert!(other_told.contains("Glück geprüft: Alles"), "{other_told}");
    let result = |told: &str| {
        let ranked = |line: &&str| line.starts_with("  1. ") || line.starts_with("  2. ");
        let score = |line: &str| line.split_whitespace().last().unwrap().to_owned();
        told.lines().filter(ranked).map(score).collect::<Vec<_>>()
    };
    assert_eq!(result(&told).len(), 2, "{told}");
    assert_eq!(result(&told), result(&other_told));
}

/// Somebody leaves in the middle and comes back with the same command to the same seat; what is
/// kept about the server is private.
#[test]
fn who_leaves_comes_back_to_the_same_seat() {
    let (ann, bob) = (Folder::new(), Folder::new());
    let served = Served::new();
    let url = served.url();
    let args = ["play", "skirmish", "--server", &url, "--name", "Ann", "--codes"];
    let script = "who\nwhy nonsense\npreview 1\nlog\nchat hello\n1\nquit\n";
    let mut first = Talking::start(&ann, &args, script);
    let invite = first.until("#/online/").split_once(": ").unwrap().1.to_owned();
    let mut second = visitor(&bob, &invite, "Bob");
    let (code, told) = first.end();
    assert_eq!(code, Some(0), "{told}");
    let said = ["1. Ann  person, you", "2. Bob  person", "unknown_move", "Come back with"];
    for text in said {
        assert!(told.contains(text), "`{text}` is missing:\n{told}");
    }
    second.until("Ann: hello");
    second.until("Ann is away.");
    let args = ["play", "--server", &invite];
    let (code, told) = Talking::start(&ann, &args, &"1\n".repeat(MOVES)).end();
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("You have seat 1.") && told.contains("Ann, entry "), "{told}");
    assert!(told.contains("Luck checked: every deal"), "{told}");
    assert_eq!(second.end().0, Some(0));
    for file in fs::read_dir(ann.path("state/parlour/servers")).unwrap() {
        let file = file.unwrap();
        let text = fs::read_to_string(file.path()).unwrap();
        assert!(text.contains("token"), "{text}");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        }
    }
}

#[test]
fn a_server_that_is_not_there_or_has_no_such_table_is_told() {
    let folder = Folder::new();
    let served = Served::new();
    let nowhere = format!("{}/#/online/{}", served.url(), "a".repeat(26));
    folder.run(&["play", "--server", &nowhere], "").refused(2, "There is no such table.");
    folder.run(&["play", "--server", &served.url()], "").refused(2, "Which table?");
    folder.run(&["play", "--server", "localhost"], "").refused(2, "no address of a server");
    folder.run(&["play", "--server", "http://127.0.0.1:9"], "").refused(3, "does not answer");
}

/// Answers every question with the first legal move.
fn answer_all(child: &mut Child) -> (Vec<Value>, Option<i32>) {
    let mut stdin = child.stdin.take().unwrap();
    let out = BufReader::new(child.stdout.take().unwrap());
    let mut lines = Vec::new();
    for line in out.lines() {
        let line: Value = serde_json::from_str(&line.unwrap()).unwrap();
        if line["type"] == "ask" {
            let first = &line["legal"][0]["moves"][0];
            writeln!(stdin, "{}", json!({"move": first, "at": line["at"]})).unwrap();
        }
        lines.push(line);
    }
    (lines, child.wait().unwrap().code())
}

#[test]
fn an_agent_plays_online_as_it_does_here() {
    let (folder, bob) = (Folder::new(), Folder::new());
    let served = Served::new();
    let (invite, key) = served.table_with_key("skirmish");
    folder.write("key", format!("{key}\n"));
    let second = visitor(&bob, &invite, "Bob");
    let mut child = folder.start(&["agent", "--server", &invite, "--seat", "@key"]);
    let (lines, code) = answer_all(&mut child);
    assert_eq!(code, Some(0), "{lines:?}");
    let (first, last) = (&lines[0], &lines[lines.len() - 1]);
    assert_eq!((&first["type"], &first["game"]), (&json!("hello"), &json!("skirmish")));
    assert_eq!(first["players"][0]["name"], "Ann");
    assert_eq!((&last["type"], &last["forfeit"]), (&json!("over"), &json!(false)));
    assert!(last["outcome"]["seats"].is_array() && last["link"].is_string(), "{last}");
    // What is new follows what was told before.
    let mut at = 0;
    for ask in lines.iter().filter(|line| line["type"] == "ask") {
        assert_eq!(ask["update"]["since"], at, "{ask}");
        assert!(!ask["picture"].as_str().unwrap().is_empty(), "{ask}");
        at = ask["update"]["at"].as_i64().unwrap();
    }
    assert_eq!(second.end().0, Some(0));
}

#[test]
fn a_key_that_is_none_is_refused() {
    let folder = Folder::new();
    let served = Served::new();
    let (invite, _) = served.table_with_key("skirmish");
    let ran = folder.run(&["agent", "--server", &invite, "--seat", "wrong"], "");
    ran.refused(2, "no seat of this table");
    folder.run(&["agent", "--server", &served.url(), "--seat", "x"], "").refused(2, "invite");
}

#[test]
fn the_example_plays_whole_games_online() {
    let example = project("examples/online_bot.py");
    let code = fs::read_to_string(&example).unwrap();
    assert!(code.lines().count() < 60, "it is short");
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let served = Served::new();
    let (invite, key) = served.table_with_key("skirmish");
    // Once with the key to a seat, once on an open one.
    let mut with_key = Command::new("python3");
    let mut with_key =
        with_key.arg(&example).args([&invite, &key]).stdout(Stdio::piped()).spawn().unwrap();
    let ran = Command::new("python3").arg(&example).arg(&invite).output().unwrap();
    let out = String::from_utf8_lossy(&ran.stdout);
    assert!(ran.status.success() && out.contains("\"seats\""), "{ran:?}");
    assert!(with_key.wait().unwrap().success());
}
