//! The socket of a table, on a thread of its own. It connects again by itself, says again what was
//! not answered, and fills gaps: what it passes on follows one another.

use std::collections::VecDeque;
use std::io;
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::thread;
use std::time::Duration;

use kernel::{Error, Viewer};
use serde_json::Value;
use server::protocol::{FromClient, FromServer, PROTOCOL, Query};
use table::EntryId;
use table::message::Update;
use tungstenite::client::IntoClientRequest;
use tungstenite::handshake::client::Request;
use tungstenite::http::HeaderValue;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Connector, HandshakeError, Message, WebSocket, client_tls_with_config};

use super::api::{no_server, refusal, refused};
use super::tls;
use crate::clock::Clock;

/// What a server says, with the updates of any game.
pub(super) type Said = FromServer<Box<Update>>;

/// How long a connection may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the socket is listened to at a time; what is to be said waits no longer.
const LISTEN: Duration = Duration::from_millis(20);
/// Whoever says nothing for a while is taken for gone: after so many milliseconds the server is
/// asked whether it is there.
const SILENCE: u64 = 20_000;
/// A server that has said nothing for so many is not there.
const LOST: u64 = 45_000;
/// How long to wait before each further attempt to connect, in milliseconds; the last one counts
/// for all that follow.
const DELAYS: [u64; 6] = [100, 300, 1_000, 2_000, 4_000, 8_000];
/// A connection that lasted so many milliseconds was a good one.
const LASTING: u64 = 10_000;
/// No more is said within a second: servers limit it.
const MOST_A_SECOND: usize = 15;
const SECOND: u64 = 1_000;
/// What begins the ids of questions that fill a gap.
const GAP: &str = "gap-";
/// What a server can say. Anything else is of a later time, and passed over.
const KNOWN: [&str; 7] = ["room", "update", "reply", "chat", "emote", "pong", "bye"];

/// Where the socket is, and who connects.
pub(super) struct Target {
    /// Its address.
    pub(super) url: String,
    /// The server's address, for messages.
    pub(super) server: String,
    /// What goes after `Authorization: Bearer`.
    pub(super) token: Option<String>,
}

/// What comes from the socket.
pub(super) enum Heard {
    /// The server says something.
    Said(Box<Said>),
    /// There is a connection.
    Connected,
    /// There is none any more, and it is tried again.
    Lost(Error),
    /// The server does not want to talk: it is not tried again.
    Refused(Error),
}

/// One end of the thread.
pub(super) struct Wire {
    out: Sender<FromClient>,
    heard: Receiver<Heard>,
}

impl Wire {
    /// Connects. Whatever comes is announced by `wake`.
    pub(super) fn open(target: Target, wake: impl Fn() + Send + 'static) -> Wire {
        let (out, said) = mpsc::channel();
        let (tell, heard) = mpsc::channel();
        let caller = Caller {
            target,
            said,
            tell,
            wake: Box::new(wake),
            unanswered: VecDeque::new(),
            have: 0,
            viewer: None,
            gaps: 0,
            pace: Pace::new(),
        };
        thread::spawn(move || caller.run());
        Wire { out, heard }
    }

    /// Says something, as soon as there is a connection.
    pub(super) fn say(&self, message: FromClient) {
        // The thread ends before this does only where the server refused, which is told.
        let _ = self.out.send(message);
    }

    /// The next that comes, whenever it comes.
    pub(super) fn wait(&self) -> Option<Heard> {
        self.heard.recv().ok()
    }

    /// The next that has come already.
    pub(super) fn next(&self) -> Option<Heard> {
        self.heard.try_recv().ok()
    }
}

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// Why a connection ended.
enum Ended {
    /// Nobody listens here any more.
    Left,
    Lost(Error),
    Refused(Error),
}

/// The other end: what is on the thread.
struct Caller {
    target: Target,
    said: Receiver<FromClient>,
    tell: Sender<Heard>,
    wake: Box<dyn Fn() + Send>,
    /// What the server has not answered yet, in the order in which it was said.
    unanswered: VecDeque<(String, FromClient)>,
    /// The newest entry that was passed on, and for whom.
    have: EntryId,
    viewer: Option<Viewer>,
    /// How many gaps there were.
    gaps: u32,
    pace: Pace,
}

/// How much was said lately.
struct Pace {
    clock: Clock,
    said: VecDeque<u64>,
}

impl Pace {
    fn new() -> Pace {
        Pace { clock: Clock::start(), said: VecDeque::new() }
    }

    /// Whether more may be said now.
    fn allows(&mut self) -> bool {
        let now = self.clock.ms();
        while self.said.pop_front_if(|then| *then + SECOND <= now).is_some() {}
        self.said.len() < MOST_A_SECOND
    }

    fn count(&mut self) {
        self.said.push_back(self.clock.ms());
    }
}

impl Caller {
    fn run(mut self) {
        let mut delays = DELAYS.into_iter();
        let mut delay = DELAYS[0];
        loop {
            let clock = Clock::start();
            let ended = match self.connect() {
                Ok(mut socket) => self.talk(&mut socket),
                Err(ended) => ended,
            };
            if clock.ms() > LASTING {
                (delays, delay) = (DELAYS.into_iter(), DELAYS[0]);
            }
            let heard = match ended {
                Ended::Left => return,
                Ended::Lost(error) => Heard::Lost(error),
                Ended::Refused(error) => Heard::Refused(error),
            };
            let over = matches!(heard, Heard::Refused(_));
            delay = delays.next().unwrap_or(delay);
            if !self.pass_on(heard) || over || !self.idle(delay) {
                return;
            }
        }
    }

    /// Waits, and takes in what is to be said later. Says whether anybody is still there.
    fn idle(&mut self, ms: u64) -> bool {
        let clock = Clock::start();
        loop {
            let left = Duration::from_millis(ms.saturating_sub(clock.ms()));
            match self.said.recv_timeout(left) {
                Ok(message) => self.remember(message),
                Err(RecvTimeoutError::Timeout) => return true,
                Err(RecvTimeoutError::Disconnected) => return false,
            }
        }
    }

    fn pass_on(&self, heard: Heard) -> bool {
        let there = self.tell.send(heard).is_ok();
        (self.wake)();
        there
    }

    // ------------------------------------------------------------------ connecting

    fn connect(&self) -> Result<Socket, Ended> {
        let lost = |why: &dyn std::fmt::Display| Ended::Lost(no_server(&self.target.server, why));
        let request = self.request().map_err(|error| lost(&error))?;
        let secure = request.uri().scheme_str() == Some("wss");
        let host = request.uri().host().unwrap_or_default().trim_matches(['[', ']']).to_owned();
        let port = request.uri().port_u16().unwrap_or(if secure { 443 } else { 80 });
        let stream = dial(&host, port).map_err(|error| lost(&error))?;
        // Both ends of a copy share what is set.
        let control = stream.try_clone().map_err(|error| lost(&error))?;
        let connector =
            if secure { Connector::Rustls(tls::for_sockets()) } else { Connector::Plain };
        let connected = client_tls_with_config(request, stream, None, Some(connector));
        let (socket, _) = connected.map_err(|error| self.refused(error))?;
        control.set_read_timeout(Some(LISTEN)).map_err(|error| lost(&error))?;
        Ok(socket)
    }

    fn request(&self) -> Result<Request, tungstenite::Error> {
        let mut request = self.target.url.as_str().into_client_request()?;
        if let Some(token) = &self.target.token {
            let value = HeaderValue::from_str(&format!("Bearer {token}"))
                .map_err(tungstenite::http::Error::from)?;
            request.headers_mut().insert("Authorization", value);
        }
        Ok(request)
    }

    /// Why there is no connection: the server says so, or it cannot be reached.
    fn refused<R: tungstenite::handshake::HandshakeRole>(&self, error: HandshakeError<R>) -> Ended {
        let odd = |why: &dyn std::fmt::Display| no_server(&self.target.server, why);
        let error = match error {
            HandshakeError::Failure(error) => error,
            HandshakeError::Interrupted(_) => {
                return Ended::Lost(odd(&io::Error::from(io::ErrorKind::TimedOut)));
            }
        };
        match &error {
            tungstenite::Error::Http(response) if response.status().is_client_error() => {
                let said = response.body().as_deref().and_then(refusal);
                // One who asked too often may ask again.
                match response.status().as_u16() {
                    408 | 429 => Ended::Lost(said.unwrap_or_else(|| odd(&error))),
                    _ => Ended::Refused(said.unwrap_or_else(|| odd(&error))),
                }
            }
            _ => Ended::Lost(odd(&error)),
        }
    }

    // ------------------------------------------------------------------ talking

    fn talk(&mut self, socket: &mut Socket) -> Ended {
        match self.exchange(socket) {
            Ok(never) => match never {},
            Err(ended) => {
                // Where the other end has gone there is nobody to say goodbye to.
                let _ = socket.close(None);
                let _ = socket.flush();
                ended
            }
        }
    }

    fn exchange(&mut self, socket: &mut Socket) -> Result<std::convert::Infallible, Ended> {
        let (have, viewer) = (self.have, self.viewer);
        self.send(socket, &FromClient::Hello { protocol: PROTOCOL, have, viewer })?;
        for (_, message) in self.unanswered.clone() {
            self.send(socket, &message)?;
        }
        if !self.pass_on(Heard::Connected) {
            return Err(Ended::Left);
        }
        let (mut heard, mut spoke) = (Clock::start(), Clock::start());
        loop {
            if self.say_all(socket)? {
                spoke = Clock::start();
            }
            if self.hear(socket)? {
                heard = Clock::start();
            }
            if heard.ms() > LOST {
                return Err(self.lost(io::Error::from(io::ErrorKind::TimedOut)));
            }
            if spoke.ms() > SILENCE {
                self.send(socket, &FromClient::Ping)?;
                spoke = Clock::start();
            }
        }
    }

    /// Says what waits to be said. Says whether there was anything.
    fn say_all(&mut self, socket: &mut Socket) -> Result<bool, Ended> {
        let mut any = false;
        loop {
            if !self.pace.allows() {
                return Ok(any);
            }
            match self.said.try_recv() {
                Ok(message) => {
                    // What is lost on the way is said again.
                    self.remember(message.clone());
                    self.send(socket, &message)?;
                    self.pace.count();
                    any = true;
                }
                Err(TryRecvError::Empty) => return Ok(any),
                Err(TryRecvError::Disconnected) => return Err(Ended::Left),
            }
        }
    }

    /// What has an id is said again until it is answered.
    fn remember(&mut self, message: FromClient) {
        let id = match &message {
            FromClient::Command(command) => command.id.clone(),
            FromClient::Room(command) => command.id.clone(),
            FromClient::Ask { id, .. } => id.clone(),
            FromClient::Hello { .. } | FromClient::Ping => return,
        };
        self.unanswered.push_back((id, message));
    }

    fn send(&self, socket: &mut Socket, message: &FromClient) -> Result<(), Ended> {
        let text = serde_json::to_string(message).expect("a message can be written");
        socket.send(Message::text(text)).map_err(|error| self.lost(error))
    }

    /// Listens for a moment. Says whether anything came.
    fn hear(&mut self, socket: &mut Socket) -> Result<bool, Ended> {
        let text = match socket.read() {
            Ok(Message::Text(text)) => text,
            Ok(Message::Close(_)) => return Err(self.lost(tungstenite::Error::ConnectionClosed)),
            Ok(_) => return Ok(true),
            Err(tungstenite::Error::Io(error)) if is_timeout(&error) => return Ok(false),
            Err(error) => return Err(self.lost(error)),
        };
        match read(&text) {
            Ok(Some(said)) => self.take(socket, said)?,
            Ok(None) => {}
            Err(error) => {
                return Err(Ended::Refused(no_server(&self.target.server, error)));
            }
        }
        Ok(true)
    }

    /// Passes on what the server says, or looks after it here.
    fn take(&mut self, socket: &mut Socket, said: Said) -> Result<(), Ended> {
        match said {
            FromServer::Update { update } => self.take_update(socket, update),
            FromServer::Reply { id, ok, error } if id.starts_with(GAP) => {
                self.unanswered.retain(|(known, _)| *known != id);
                match (ok, error) {
                    (Some(update), None) => {
                        let update: Box<Update> =
                            serde_json::from_value(update).map_err(|error| {
                                Ended::Refused(no_server(&self.target.server, error))
                            })?;
                        self.take_update(socket, update)
                    }
                    // Whoever sits elsewhere now is told by what the server says next.
                    _ => Ok(()),
                }
            }
            FromServer::Bye { why, error } => Err(match why.as_str() {
                "protocol" | "refused" => Ended::Refused(match error {
                    Some(error) => unread(error),
                    None => no_server(&self.target.server, why),
                }),
                _ => self.lost(why),
            }),
            FromServer::Pong => Ok(()),
            said => {
                if let FromServer::Reply { id, .. } = &said {
                    self.unanswered.retain(|(known, _)| known != id);
                }
                self.tell(said)
            }
        }
    }

    fn tell(&self, said: Said) -> Result<(), Ended> {
        if self.pass_on(Heard::Said(Box::new(said))) { Ok(()) } else { Err(Ended::Left) }
    }

    /// Passes on an update that follows what was passed on before. Otherwise something is missing,
    /// and is asked for.
    fn take_update(&mut self, socket: &mut Socket, update: Box<Update>) -> Result<(), Ended> {
        let have = if self.viewer == Some(update.viewer) { self.have } else { 0 };
        if update.since > have {
            self.gaps += 1;
            let id = format!("{GAP}{}", self.gaps);
            let ask = FromClient::Ask { id, ask: Query::Since(have) };
            self.send(socket, &ask)?;
            self.remember(ask);
            return Ok(());
        }
        // What is older than what was passed on already tells nothing.
        if update.at < have {
            return Ok(());
        }
        (self.have, self.viewer) = (update.at, Some(update.viewer));
        self.tell(FromServer::Update { update })
    }

    fn lost(&self, why: impl std::fmt::Display) -> Ended {
        Ended::Lost(no_server(&self.target.server, why))
    }
}

/// Whether nothing came in time.
fn is_timeout(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
}

/// What a server says, if it is something that is known here.
fn read(text: &str) -> Result<Option<Said>, serde_json::Error> {
    let error = match serde_json::from_str(text) {
        Ok(said) => return Ok(Some(said)),
        Err(error) => error,
    };
    let value: Value = serde_json::from_str(text)?;
    let kind = value.get("type").and_then(Value::as_str);
    if kind.is_some_and(|kind| !KNOWN.contains(&kind)) { Ok(None) } else { Err(error) }
}

/// Connects to the first address that answers.
fn dial(host: &str, port: u16) -> io::Result<TcpStream> {
    let mut failed = io::Error::from(io::ErrorKind::AddrNotAvailable);
    for address in (host, port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(stream) => {
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(PATIENCE))?;
                stream.set_write_timeout(Some(PATIENCE))?;
                return Ok(stream);
            }
            Err(error) => failed = error,
        }
    }
    Err(failed)
}

/// The answer to something that was said.
pub(super) fn answer(ok: Option<Value>, error: Option<Value>) -> Result<Value, Error> {
    match error {
        None => Ok(ok.unwrap_or(Value::Null)),
        Some(error) => Err(unread(error)),
    }
}

/// An error as the server writes it.
fn unread(error: Value) -> Error {
    match serde_json::from_value(error) {
        Ok(error) => refused(error),
        Err(error) => Error::bad_save("bad_answer").with("why", error),
    }
}

#[cfg(test)]
mod tests;
