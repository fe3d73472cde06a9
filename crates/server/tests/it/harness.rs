//! A server on a port of its own, and clients that play.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use futures_util::{SinkExt, StreamExt};
use kernel::Seat;
use serde_json::{Value, json};
use server::{Hall, Limits, Store, TimeSource};
use table::fair::{self, Bits};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A folder that is removed in the end.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        let n = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let name = format!("parlour-server-{}-{n}", std::process::id());
        Folder(std::env::temp_dir().join(name))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Limits that do not get in the way of quick clients.
pub(crate) fn generous() -> Limits {
    Limits {
        messages: (10_000, 10_000),
        requests: (10_000, 10_000),
        connections_per_person: 10_000,
        bot_pause: std::time::Duration::ZERO,
        ..Limits::default()
    }
}

/// A server that runs.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) hall: Arc<Hall>,
    task: tokio::task::JoinHandle<()>,
}

impl Running {
    pub(crate) async fn start(folder: &Folder, limits: Limits) -> Running {
        Running::start_at(folder, limits, 0).await
    }

    pub(crate) async fn start_at(folder: &Folder, limits: Limits, port: u16) -> Running {
        let store = Store::open(&folder.0).unwrap();
        let hall = Hall::new(store, TimeSource::System, limits);
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", port)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let asked = Arc::clone(&hall);
        let ready = axum::routing::get(|| async move { asked.is_ready().await.to_string() });
        let router = server::router(Arc::clone(&hall)).route("/ready", ready);
        tokio::spawn(Arc::clone(&hall).look_after());
        let task = tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Running { address, hall, task }
    }

    /// Ends it as a shutdown does.
    pub(crate) async fn stop(self) {
        self.hall.close().await;
        self.task.abort();
    }
}

/// Every request has an id of its own.
static IDS: AtomicU32 = AtomicU32::new(0);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Somebody with a token.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) address: SocketAddr,
    pub(crate) token: String,
}

/// Asks over HTTP. Gives the status and the content.
pub(crate) async fn http(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: &str,
    body: Option<&Value>,
) -> (u16, Value, String) {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = TcpStream::connect(address).await.unwrap();
    let body = body.map(Value::to_string).unwrap_or_default();
    let bearer = match token {
        "" => String::new(),
        token => format!("Authorization: Bearer {token}\r\n"),
    };
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\n{bearer}Connection: close\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, serde_json::from_str(body).unwrap_or(Value::Null), head.to_owned())
}

impl Person {
    pub(crate) async fn new(address: SocketAddr, name: &str) -> Person {
        let me = json!({ "name": name });
        let (status, said, head) = http(address, "PUT", "/api/v1/me", "", Some(&me)).await;
        assert_eq!((status, said), (200, me));
        let cookie = head.split("parlour=").nth(1).unwrap();
        let token = cookie.split(';').next().unwrap().to_owned();
        Person { address, token }
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        let (status, value, _) = http(self.address, "GET", path, &self.token, None).await;
        (status, value)
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let (status, value, _) = http(self.address, "POST", path, &self.token, Some(body)).await;
        (status, value)
    }

    /// Opens a table and gives its id.
    pub(crate) async fn open(&self, game: &str, seats: &[&str], terms: Value) -> String {
        let asked = json!({ "game": game, "seats": seats, "terms": terms });
        let (status, opened) = self.post("/api/v1/tables", &asked).await;
        assert_eq!(status, 201, "{opened}");
        opened["table"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn join(&self, table: &str, have: u64) -> Client {
        Client::join(self.address, &self.token, table, have).await
    }
}

/// A client at a table, as simple as a client can be.
pub(crate) struct Client {
    socket: Socket,
    pub(crate) table: String,
    pub(crate) room: Value,
    pub(crate) you: Value,
    pub(crate) update: Value,
    /// The newest entry, and how many there are in the log.
    pub(crate) at: u64,
    pub(crate) log: Vec<Value>,
    number: Option<Bits>,
    rng: kernel::Rng,
    /// Every message that came, for those who look for secrets.
    pub(crate) heard: Vec<String>,
}

impl Client {
    pub(crate) async fn join(address: SocketAddr, token: &str, table: &str, have: u64) -> Client {
        Client::try_join(address, token, table, have).await.expect("a server that answers")
    }

    /// A connection; nothing where nobody answers.
    pub(crate) async fn try_join(
        address: SocketAddr,
        token: &str,
        table: &str,
        have: u64,
    ) -> Option<Client> {
        let url = format!("ws://{address}/api/v1/tables/{table}/socket");
        let mut request = url.into_client_request().unwrap();
        if !token.is_empty() {
            let bearer = format!("Bearer {token}").parse().unwrap();
            request.headers_mut().insert("authorization", bearer);
        }
        let (mut socket, _) = connect_async(request).await.ok()?;
        let hello = json!({ "type": "hello", "protocol": 1, "have": have });
        socket.send(Message::text(hello.to_string())).await.ok()?;
        Some(Client {
            socket,
            table: table.to_owned(),
            room: Value::Null,
            you: Value::Null,
            update: Value::Null,
            at: have,
            log: Vec::new(),
            number: None,
            rng: kernel::Rng::new(u64::from(address.port())),
            heard: Vec::new(),
        })
    }

    /// Sends anything. Says whether the connection is still open.
    pub(crate) async fn send_text(&mut self, text: String) -> bool {
        self.socket.send(Message::text(text)).await.is_ok()
    }

    /// The command that there is to give now: a move at random, or looking; nothing if there is
    /// none.
    pub(crate) fn decide(&mut self) -> Option<Value> {
        let seat = self.seat()?;
        let pause = &self.update["consensus"]["pause"];
        let request = if pause.is_array() {
            let waits = pause[2].as_array()?.contains(&json!(seat));
            waits.then(|| json!({ "acknowledge": pause[0] }))?
        } else {
            let offers = self.update["screen"]["available"].as_array()?;
            let pick = (!offers.is_empty() && !self.is_over())
                .then(|| self.rng.below(offers.len() as u64) as usize)?;
            json!({ "move": offers[pick]["move"] })
        };
        let id = format!("{}-{}-{}", self.at, seat, self.rng.below(1 << 30));
        Some(json!({ "type": "command", "id": id, "at": self.at, "do": request }))
    }

    /// Sends a command that has its id, and gives the answer; nothing where the connection ends.
    pub(crate) async fn repeat(&mut self, command: &Value) -> Option<Value> {
        self.socket.send(Message::text(command.to_string())).await.ok()?;
        loop {
            let heard = self.next().await?;
            if heard["type"] == "reply" && heard["id"] == command["id"] {
                return Some(heard);
            }
        }
    }

    pub(crate) fn seed(mut self, seed: u64) -> Client {
        self.rng = kernel::Rng::new(seed);
        self
    }

    pub(crate) async fn send(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message; nothing where the connection has ended.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message = self.socket.next().await?.ok()?;
            let Message::Text(text) = message else { continue };
            self.heard.push(text.to_string());
            let message: Value = serde_json::from_str(&text).unwrap();
            self.take(&message);
            return Some(message);
        }
    }

    fn take(&mut self, message: &Value) {
        match message["type"].as_str().unwrap() {
            "room" => {
                self.room = message["room"].clone();
                self.you = message["you"].clone();
            }
            "update" => {
                let update = &message["update"];
                assert!(update["since"].as_u64() <= Some(self.at), "a gap before {update}");
                let known = self.at;
                let news = update["log"].as_array().unwrap().iter();
                self.log.extend(news.filter(|line| line["id"].as_u64() > Some(known)).cloned());
                self.at = update["at"].as_u64().unwrap();
                self.update = update.clone();
            }
            _ => {}
        }
    }

    /// Asks for something and waits for the answer.
    pub(crate) async fn ask(&mut self, mut message: Value) -> Value {
        let id = format!("c{}", IDS.fetch_add(1, Ordering::Relaxed));
        message["id"] = json!(id);
        self.send(&message).await;
        loop {
            let heard = self.next().await.expect("the connection is open");
            if heard["type"] == "reply" && heard["id"] == json!(id) {
                return heard;
            }
        }
    }

    pub(crate) async fn room(&mut self, request: Value) -> Value {
        self.ask(json!({ "type": "room", "do": request })).await
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        self.you["seat"].as_u64().map(|seat| Seat(seat as u8))
    }

    /// Commits to a number and says that it is ready.
    pub(crate) async fn ready(&mut self) {
        let mut bits = [0; 32];
        bits.fill_with(|| self.rng.below(256) as u8);
        self.number = Some(Bits(bits));
        let seat = self.seat().expect("somebody who sits");
        let commitment = fair::seat_commitment(&self.table, seat, Bits(bits));
        let said = self.room(json!({ "ready": { "commitment": commitment } })).await;
        assert!(said["error"].is_null(), "{said}");
    }

    pub(crate) async fn until(&mut self, wanted: impl Fn(&mut Client) -> bool) {
        while !wanted(self) {
            self.next().await.expect("the connection is open");
        }
    }

    fn status(&self) -> &str {
        self.room["status"].as_str().unwrap_or_default()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.status() == "over"
    }

    /// Reveals its number, when that is asked, and waits for the game to begin.
    pub(crate) async fn begin(&mut self) {
        self.until(|client| client.status() != "gathering").await;
        if let Some(number) = self.number {
            let said = self.room(json!({ "reveal": { "number": number } })).await;
            assert!(said["error"].is_null(), "{said}");
        }
        self.until(|client| !client.update.is_null()).await;
    }

    /// Plays until the game is over.
    pub(crate) async fn play(&mut self) {
        while !self.is_over() {
            match self.decide() {
                Some(command) => {
                    let reply = self.repeat(&command).await.expect("the connection is open");
                    let error = &reply["ok"]["error"];
                    assert!(error.is_null() || error["code"] == "stale", "{reply}");
                }
                None => drop(self.next().await.expect("the connection is open")),
            }
        }
    }
}
