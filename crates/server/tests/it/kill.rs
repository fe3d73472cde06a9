//! A process that is killed at any moment, and a disk that is full: nothing acknowledged is lost,
//! and nothing is done twice. `PARLOUR_KILLS` says how often it is killed.

#![expect(clippy::print_stdout, reason = "what was found is printed")]

use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use crate::harness::{Client, Folder, Person, Running, generous, http};

/// How often the process is killed where nobody says otherwise.
const KILLS: u32 = 10;
/// The environment by which the test program knows that it is the server.
const FOLDER: &str = "PARLOUR_TEST_FOLDER";
const PORT: &str = "PARLOUR_TEST_PORT";

/// Not a test but the server of those below, in a process of its own that can be killed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the server of the tests that kill it"]
async fn as_server() {
    let (Ok(folder), Ok(port)) = (std::env::var(FOLDER), std::env::var(PORT)) else { return };
    let folder = std::mem::ManuallyDrop::new(Folder(folder.into()));
    let _server = Running::start_at(&folder, generous(), port.parse().unwrap()).await;
    tokio::time::sleep(Duration::from_secs(600)).await;
}

/// A server in a process of its own.
struct Process(Child);

impl Process {
    async fn start(folder: &Folder, port: u16, limit: Option<u32>) -> Process {
        let program = std::env::current_exe().unwrap();
        let arguments = ["--exact", "kill::as_server", "--ignored", "--nocapture"];
        let mut command = match limit {
            None => Command::new(&program),
            // A limit on the size of files, as a full disk would set it.
            Some(blocks) => {
                let mut shell = Command::new("sh");
                let run = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
                shell.arg("-c").arg(run).arg(&program);
                shell
            }
        };
        command.args(arguments).env(FOLDER, &folder.0).env(PORT, port.to_string());
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let process = Process(command.spawn().unwrap());
        for _ in 0..400 {
            if tokio::net::TcpStream::connect(("127.0.0.1", port)).await.is_ok() {
                return process;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!("the server does not come up");
    }

    fn kill(mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A port that is free now.
fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// A person who plays against a bot and remembers what was acknowledged.
struct Player {
    person: Person,
    table: String,
    n: u64,
    /// The entries that were acknowledged, each with its move.
    acknowledged: Vec<(u64, String)>,
    /// The command that was not answered.
    pending: Option<Value>,
    log: Vec<Value>,
    over: bool,
}

impl Player {
    async fn begin(address: std::net::SocketAddr, n: u64) -> Player {
        let person = Person::new(address, &format!("Player {n}")).await;
        let game = ["skirmish", "texas-42", "innovation", "skirmish"][n as usize % 4];
        let seats: &[&str] = match game {
            "texas-42" => &["me", "random", "random", "random"],
            _ => &["me", "random"],
        };
        let table = person.open(game, seats, json!({})).await;
        let mut client = person.join(&table, 0).await.seed(n);
        client.until(|client| client.seat().is_some()).await;
        client.ready().await;
        client.begin().await;
        let (acknowledged, pending) = (Vec::new(), None);
        Player { person, table, n, acknowledged, pending, log: Vec::new(), over: false }
    }

    /// Plays until the connection ends, from where it was.
    async fn play(mut self) -> Player {
        let joined = Client::try_join(self.person.address, &self.person.token, &self.table, 0);
        let Some(client) = joined.await else { return self };
        let mut client = client.seed(self.n);
        if let Some(command) = self.pending.clone() {
            let Some(reply) = client.repeat(&command).await else { return self };
            self.note(&command, &reply);
        }
        while !client.is_over() {
            let Some(command) = client.decide() else {
                if client.next().await.is_none() {
                    break;
                }
                continue;
            };
            self.pending = Some(command.clone());
            let Some(reply) = client.repeat(&command).await else { break };
            self.note(&command, &reply);
        }
        self.over |= client.is_over();
        self.log = client.log;
        self
    }

    fn note(&mut self, command: &Value, reply: &Value) {
        self.pending = None;
        let entry = reply["ok"]["done"]["entry"].as_u64();
        if let (Some(entry), Some(text)) = (entry, command["do"]["move"].as_str()) {
            self.acknowledged.push((entry, text.to_owned()));
        }
    }

    /// What was acknowledged is in the log, each once.
    async fn check(&self) {
        let path = format!("/api/v1/tables/{}/ask", self.table);
        let (status, whole) = self.person.post(&path, &json!({ "ask": { "since": 0 } })).await;
        assert_eq!(status, 200, "{whole}");
        let log = whole["log"].as_array().unwrap();
        let mut entries = std::collections::BTreeSet::new();
        for (entry, text) in &self.acknowledged {
            assert_eq!(log[*entry as usize - 1]["move"], json!(text), "acknowledged and lost");
            assert!(entries.insert(entry), "two commands became one entry");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_moment_it_has_lost_nothing() {
    let kills = std::env::var("PARLOUR_KILLS").ok().and_then(|text| text.parse().ok());
    let (folder, port) = (Folder::new(), free_port());
    let mut process = Process::start(&folder, port, None).await;
    let address = ([127, 0, 0, 1], port).into();
    let mut players = Vec::new();
    for n in 0..8 {
        players.push(Player::begin(address, n).await);
    }
    let mut rng = kernel::Rng::new(u64::from(port));
    let mut made = 0;
    for round in 0..kills.unwrap_or(KILLS) {
        let tasks: Vec<_> = players.drain(..).map(|player| tokio::spawn(player.play())).collect();
        tokio::time::sleep(Duration::from_millis(50 + rng.below(700))).await;
        process.kill();
        for task in tasks {
            players.push(task.await.unwrap());
        }
        process = Process::start(&folder, port, None).await;
        for player in &players {
            player.check().await;
        }
        // Whoever is done plays another game.
        for player in players.iter_mut().filter(|player| player.over) {
            made += player.acknowledged.len();
            *player = Player::begin(address, player.n + u64::from(round) + 8).await;
        }
    }
    made += players.iter().map(|player| player.acknowledged.len()).sum::<usize>();
    process.kill();
    assert!(made > 20, "{made} moves were acknowledged");
    let mut checked = 0;
    server::check(&folder.0, |_, one| {
        assert_eq!(one.wrong, None, "{}", one.table);
        checked += 1;
    })
    .unwrap();
    assert!(checked >= 8);
    println!("{made} moves acknowledged, {checked} tables exact");
}

/// A disk that is full: moves are refused with a clear error, and go on when there is room.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_and_loses_nothing() {
    let (folder, port) = (Folder::new(), free_port());
    let address: std::net::SocketAddr = ([127, 0, 0, 1], port).into();
    let process = Process::start(&folder, port, Some(600)).await;
    let mut player = Player::begin(address, 2).await;
    let mut client = player.person.join(&player.table, 0).await.seed(5);
    let mut refusal = Value::Null;
    // Chat fills the disk: the person moves as long as that works.
    for n in 0..3_000 {
        if client.at == 0 || client.decide().is_none() {
            if client.is_over() {
                break;
            }
            let said = client.room(json!({ "chat": format!("{n} {}", "x".repeat(280)) })).await;
            if !said["error"].is_null() {
                refusal = said["error"].clone();
                break;
            }
            continue;
        }
        let command = client.decide().unwrap();
        let reply = client.repeat(&command).await.unwrap();
        if !reply["error"].is_null() {
            refusal = reply["error"].clone();
            break;
        }
        player.note(&command, &reply);
        let said = client.room(json!({ "chat": format!("{n} {}", "x".repeat(280)) })).await;
        if !said["error"].is_null() {
            refusal = said["error"].clone();
            break;
        }
    }
    assert_eq!(refusal["code"], "disk_full", "{refusal}");
    player.check().await;
    let (status, _, _) = http(address, "GET", "/api/v1/games", "", None).await;
    assert_eq!(status, 200, "it still answers");
    let ready = async || http(address, "GET", "/ready", "", None).await.1;
    // What is tried is small: it may be the last that there is room for.
    let mut tries = 0;
    while ready().await != json!(false) {
        tries += 1;
        assert!(tries < 100, "it says that it takes no changes");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    process.kill();
    let process = Process::start(&folder, port, None).await;
    player.check().await;
    assert_eq!(ready().await, json!(true));
    let said = player.person.join(&player.table, 0).await.room(json!({ "chat": "room" })).await;
    assert!(said["error"].is_null(), "it goes on when there is room: {said}");
    process.kill();
    server::check(&folder.0, |_, one| assert_eq!(one.wrong, None)).unwrap();
}
