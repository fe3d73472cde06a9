//! A server under load, on this computer: many tables, each with a few connections, all moving at a
//! steady pace. `cargo xtask load` runs it.
//!
//! The server has a process of its own; clients share the cores with it. What is measured is the
//! time from sending a command to the moment when every connection of its table has the update,
//! and the memory of the server.

#![expect(clippy::print_stdout, reason = "a measurement prints what it found")]

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use kernel::Rng;
use serde::Deserialize;
use serde_json::{Value, json};
use server::{Hall, Limits, Store, TimeSource};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// After the last table was opened, it takes a while until all of them move at their pace.
const WARM_UP: Duration = Duration::from_secs(4);
const FOLDER: &str = "PARLOUR_LOAD_FOLDER";
const PORT: &str = "PARLOUR_LOAD_PORT";

/// The games, each with how many people play and how many watch: twelve connections for four
/// tables.
const MIX: [(&str, usize, usize); 4] =
    [("texas-42", 4, 0), ("innovation", 2, 0), ("skirmish", 2, 1), ("mordheim", 2, 1)];

fn main() {
    if let (Ok(folder), Ok(port)) = (std::env::var(FOLDER), std::env::var(PORT)) {
        return serve(folder.into(), port.parse().expect("a port"));
    }
    let number = |name: &str, usual: usize| {
        std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let tables = number("PARLOUR_LOAD_TABLES", 1_000);
    let seconds = number("PARLOUR_LOAD_SECONDS", 30) as u64;
    // Each table moves once in this time.
    let pace = Duration::from_millis(number("PARLOUR_LOAD_PACE_MS", 2_000) as u64);
    let only = std::env::var("PARLOUR_LOAD_GAME").ok();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let found = runtime.block_on(measure(tables, seconds, pace, only.as_deref()));
    println!("{found:#}");
}

fn limits() -> Limits {
    let any = (1_000_000, 1_000_000);
    Limits {
        tables_per_person: u32::MAX,
        connections_per_person: u32::MAX,
        messages: any,
        requests: any,
        idle: Duration::from_secs(3_600),
        ..Limits::default()
    }
}

fn serve(folder: PathBuf, port: u16) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&folder).expect("a folder");
        let hall = Hall::new(store, TimeSource::System, limits());
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", port)).await.expect("a port");
        axum::serve(listener, server::router(Arc::clone(&hall))).await.expect("serving");
    });
}

/// The server, ended with the measurement.
struct Process {
    child: Child,
    folder: PathBuf,
}

impl Process {
    async fn start(port: u16) -> Process {
        let name = format!("parlour-load-{}", std::process::id());
        Process::start_in(std::env::temp_dir().join(name), port).await
    }

    /// Ends it, and starts it again with the same tables.
    async fn restart(mut self, port: u16) -> Process {
        self.child.kill().and_then(|()| self.child.wait()).expect("a process that ends");
        Process::start_in(std::mem::take(&mut self.folder), port).await
    }

    async fn start_in(folder: PathBuf, port: u16) -> Process {
        let program = std::env::current_exe().expect("this program");
        let mut command = Command::new(program);
        command.env(FOLDER, &folder).env(PORT, port.to_string()).stdout(Stdio::null());
        let child = command.spawn().expect("a process");
        while TcpStream::connect(("127.0.0.1", port)).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Process { child, folder }
    }

    /// Its memory, in kilobytes.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|kb| kb.parse().ok()).unwrap_or(0)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a client looks at in a message.
#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    update: Option<Seen>,
    #[serde(default)]
    room: Option<RoomSeen>,
}

#[derive(Deserialize)]
struct RoomSeen {
    status: String,
}

#[derive(Deserialize)]
struct Seen {
    at: u64,
    screen: Screen,
    consensus: Consensus,
}

#[derive(Deserialize)]
struct Screen {
    available: Vec<Offer>,
}

#[derive(Deserialize)]
struct Offer {
    #[serde(rename = "move")]
    notation: String,
}

#[derive(Deserialize)]
struct Consensus {
    #[serde(default)]
    pause: Option<(u64, String, Vec<u8>)>,
}

/// A connection's last update.
enum News {
    Update(usize, Seen, usize),
    Over,
}

async fn http(address: SocketAddr, path: &str, method: &str, token: &str, body: Value) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let body = body.to_string();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {token}\r\n\
         Connection: close\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("an answer");
    String::from_utf8_lossy(&answer).into_owned()
}

async fn person(address: SocketAddr, name: &str) -> String {
    let said = http(address, "/api/v1/me", "PUT", "", json!({ "name": name })).await;
    let token = said.split("parlour=").nth(1).and_then(|rest| rest.split(';').next());
    token.expect("a token").to_owned()
}

async fn join(address: SocketAddr, table: &str, token: &str) -> Socket {
    let url = format!("ws://{address}/api/v1/tables/{table}/socket");
    let mut request = url.into_client_request().expect("an address");
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse().expect("text"));
    let (mut socket, _) = connect_async(request).await.expect("a socket");
    let hello = json!({ "type": "hello", "protocol": 1 }).to_string();
    socket.send(Message::text(hello)).await.expect("sent");
    socket
}

/// What one table came to.
#[derive(Default)]
struct Came {
    /// Microseconds from a command to the last of its updates.
    times: Vec<u64>,
    bytes: usize,
    updates: usize,
    /// The tables that were opened.
    tables: Vec<String>,
}

/// One table and all its connections, until the end of the measurement.
async fn play(
    address: SocketAddr,
    tokens: Arc<Vec<String>>,
    n: usize,
    mix: (&'static str, usize, usize),
    (counts, ends, pace): (Instant, Instant, Duration),
) -> Came {
    let mut came = Came::default();
    let mut rng = Rng::new(n as u64);
    while Instant::now() < ends {
        let table = begin(address, &tokens, mix).await;
        came.tables.push(table.id.clone());
        one_game(table, (counts, ends, pace), &mut rng, &mut came).await;
    }
    came
}

/// A table with its connections.
struct Seated {
    id: String,
    sinks: Vec<SplitSink<Socket, Message>>,
    news: mpsc::UnboundedReceiver<News>,
    people: usize,
    /// What each connection was told last.
    seen: BTreeMap<usize, Seen>,
}

/// Opens a table, seats people, connects everybody and begins.
async fn begin(
    address: SocketAddr,
    tokens: &[String],
    (game, people, watchers): (&str, usize, usize),
) -> Seated {
    let mut seats = vec!["open"; people];
    seats[0] = "me";
    let asked = json!({ "game": game, "seats": seats });
    let said = http(address, "/api/v1/tables", "POST", &tokens[0], asked).await;
    let table = said.split("\"table\":\"").nth(1).and_then(|rest| rest.split('"').next());
    let table = table.expect("a table").to_owned();
    let room = format!("/api/v1/tables/{table}/room");
    for (seat, token) in tokens.iter().enumerate().take(people).skip(1) {
        let sit = json!({ "id": "s", "do": { "sit": { "seat": seat } } });
        http(address, &room, "POST", token, sit).await;
    }
    let (tell, news) = mpsc::unbounded_channel();
    let mut sinks = Vec::new();
    for (place, token) in tokens.iter().enumerate().take(people + watchers) {
        let (sink, stream) = join(address, &table, token).await.split();
        sinks.push(sink);
        tokio::spawn(listen(place, stream, tell.clone()));
    }
    for token in &tokens[..people] {
        let ready = json!({ "id": "r", "do": { "ready": { "commitment": "" } } });
        http(address, &room, "POST", token, ready).await;
    }
    Seated { id: table, sinks, news, people, seen: BTreeMap::new() }
}

/// Passes on what a connection hears.
async fn listen(place: usize, mut stream: SplitStream<Socket>, tell: mpsc::UnboundedSender<News>) {
    while let Some(Ok(message)) = stream.next().await {
        let Ok(text) = message.to_text() else { continue };
        let Ok(heard) = serde_json::from_str::<Heard>(text) else { continue };
        let news = match (&*heard.kind, heard.update, heard.room) {
            ("update", Some(seen), _) => News::Update(place, seen, text.len()),
            ("room", _, Some(room)) if room.status == "over" => News::Over,
            _ => continue,
        };
        if tell.send(news).is_err() {
            return;
        }
    }
}

impl Seated {
    /// Waits for the next update. Says whose it was; nothing where the game is over.
    async fn hear(&mut self, came: &mut Came) -> Option<usize> {
        match self.news.recv().await? {
            News::Update(place, update, length) => {
                came.bytes += length;
                came.updates += 1;
                self.seen.insert(place, update);
                Some(place)
            }
            News::Over => None,
        }
    }

    /// Waits until everybody knows the newest entry.
    async fn settle(&mut self, came: &mut Came) -> Option<u64> {
        loop {
            let at = self.seen.values().map(|seen| seen.at).max().unwrap_or(0);
            let all = self.seen.len() == self.sinks.len();
            if all && self.seen.values().all(|one| one.at == at) {
                return Some(at);
            }
            self.hear(came).await?;
        }
    }
}

/// One game at a steady pace. Ends with the game, or with the measurement.
async fn one_game(
    mut table: Seated,
    (counts, ends, pace): (Instant, Instant, Duration),
    rng: &mut Rng,
    came: &mut Came,
) {
    // Tables do not all move at once.
    let mut next = Instant::now() + pace.mul_f64(rng.below(1_000) as f64 / 1_000.0);
    for n in 0u64.. {
        let Some(at) = table.settle(came).await.filter(|_| Instant::now() < ends) else { return };
        tokio::time::sleep_until(next.into()).await;
        next = Instant::now().max(next) + pace;
        let Some((place, request)) = decide(&table.seen, table.people, rng) else { return };
        let command = json!({ "type": "command", "id": n.to_string(), "at": at, "do": request });
        let begun = Instant::now();
        let sent = table.sinks[place].send(Message::text(command.to_string())).await;
        sent.expect("an open connection");
        // Every connection hears of it.
        let mut heard = BTreeSet::new();
        while heard.len() < table.sinks.len() {
            let Some(place) = table.hear(came).await else { return };
            heard.insert(place);
        }
        if begun >= counts {
            came.times.push(begun.elapsed().as_micros() as u64);
        }
    }
}

/// Whoever has something to do, and what: a move at random, or looking.
fn decide(seen: &BTreeMap<usize, Seen>, people: usize, rng: &mut Rng) -> Option<(usize, Value)> {
    for (&place, update) in seen.iter().filter(|(place, _)| **place < people) {
        if let Some((entry, _, waiting)) = &update.consensus.pause {
            if waiting.contains(&(place as u8)) {
                return Some((place, json!({ "acknowledge": entry })));
            }
            continue;
        }
        let offers = &update.screen.available;
        if !offers.is_empty() {
            let pick = rng.below(offers.len() as u64) as usize;
            return Some((place, json!({ "move": offers[pick].notation })));
        }
    }
    None
}

async fn measure(tables: usize, seconds: u64, pace: Duration, only: Option<&str>) -> Value {
    let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    let port = free.expect("a free port").port();
    let process = Process::start(port).await;
    let address = ([127, 0, 0, 1], port).into();
    let mut tokens = Vec::new();
    for name in ["Ada", "Ben", "Cleo", "Dora"] {
        tokens.push(person(address, name).await);
    }
    let (tokens, empty) = (Arc::new(tokens), process.memory());
    let mixes: Vec<_> =
        MIX.into_iter().filter(|mix| only.is_none_or(|game| game == mix.0)).collect();
    // Nothing is counted while tables are still being opened.
    let counts = Instant::now() + Duration::from_millis(3 * tables as u64) + WARM_UP;
    let ends = counts + Duration::from_secs(seconds);
    let mut tasks = Vec::new();
    for n in 0..tables {
        let mix = mixes[n % mixes.len()];
        tasks.push(tokio::spawn(play(address, Arc::clone(&tokens), n, mix, (counts, ends, pace))));
        if n % 20 == 19 {
            // They come in one after another, as people do.
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    }
    tokio::time::sleep_until((ends - Duration::from_secs(1)).into()).await;
    let full = process.memory();
    let mut all = Came::default();
    for task in tasks {
        let came = task.await.expect("a table");
        all.times.extend(came.times);
        all.bytes += came.bytes;
        all.updates += came.updates;
        all.tables.extend(came.tables);
    }
    // The same tables, loaded by a server that has done nothing else. What it needs for itself
    // comes with the first of them.
    let process = process.restart(port).await;
    let (first, others) = all.tables.split_at(all.tables.len() / 2);
    load(address, first).await;
    let half = process.memory();
    load(address, others).await;
    let alone = process.memory().saturating_sub(half) as f64 / others.len().max(1) as f64;
    all.times.sort_unstable();
    let at = |share: f64| {
        let place = ((all.times.len() as f64 * share) as usize).min(all.times.len().max(1) - 1);
        all.times.get(place).copied().unwrap_or(0) as f64 / 1_000.0
    };
    let connections: usize = (0..tables)
        .map(|n| mixes[n % mixes.len()])
        .map(|(_, people, watchers)| people + watchers)
        .sum();
    json!({
        "tables": tables,
        "connections": connections,
        "commands": all.times.len(),
        "commands_a_second": all.times.len() as f64 / seconds as f64,
        "p50_ms": at(0.5),
        "p90_ms": at(0.9),
        "p99_ms": at(0.99),
        "longest_ms": at(1.0),
        "bytes_an_update": all.bytes / all.updates.max(1),
        "server_memory_kb": full,
        "kb_a_table_alone": alone,
        "kb_a_table_with_its_connections": full.saturating_sub(empty) as f64 / tables as f64,
    })
}

/// Has the server load tables.
async fn load(address: SocketAddr, tables: &[String]) {
    for table in tables {
        http(address, &format!("/api/v1/tables/{table}"), "GET", "", Value::Null).await;
    }
}
