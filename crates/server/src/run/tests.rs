use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::thread::{self, JoinHandle};
use std::time::Instant;

use axum::body::{Body, Bytes};
use axum::routing::post;
use tokio::sync::oneshot;

use super::*;
use crate::Embedded;
use crate::access::Reached;

const FILES: &[Embedded] =
    &[Embedded { path: "index.html", tag: "1", packed: false, bytes: b"<p>page" }];

/// Limits that a test can wait for.
fn short() -> Limits {
    let (patience, stall) = (Duration::from_millis(400), Duration::from_millis(400));
    let (answer, goodbye) = (Duration::from_millis(600), Duration::from_secs(2));
    Limits { patience, stall, answer, goodbye, ..Limits::default() }
}

/// Tables that answer in ways that tables should not.
fn app() -> App {
    let router = Router::new()
        .route("/api/length", post(|body: Bytes| async move { body.len().to_string() }))
        .route("/api/long", get(|| async { Body::from(vec![b'x'; 64 << 20]) }))
        .route("/api/never", get(std::future::pending::<()>))
        .route("/api/breaks", get(|| async { panic!("a test wants this") as () }))
        .route("/api/tables/{id}", get(|| async { "table" }))
        .route(
            "/api/who",
            get(|Extension(Reached(how)), Extension(ConnectInfo(who))| async move {
                let who: SocketAddr = who;
                format!("{how} {}", who.ip())
            }),
        );
    App { router, ..App::without_tables() }
}

/// A server, ended with the test.
struct Running {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<Result<(), Error>>>,
}

impl Running {
    fn start(limits: Limits, app: App) -> Running {
        let any = "127.0.0.1:0".parse().unwrap();
        Running::with(Config { limits, ..Config::new(any, PathBuf::new()) }, app)
    }

    fn with(config: Config, app: App) -> Running {
        let listeners = bind(&config).unwrap();
        let address = listeners[0].local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let thread = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
            runtime.unwrap().block_on(async {
                let stopped = async { drop(stopped.await) };
                run(Arc::new(config), Site::embedded(FILES), listeners, app, stopped).await
            })
        });
        Running { address, stop: Some(stop), thread: Some(thread) }
    }

    /// Ends it, and gives what came of it and how long it took.
    fn end(&mut self) -> (Result<(), Error>, Duration) {
        let started = Instant::now();
        drop(self.stop.take());
        let ended = self.thread.take().map(|thread| thread.join().unwrap());
        (ended.unwrap_or(Ok(())), started.elapsed())
    }

    /// A connection that fails a test rather than letting it wait forever.
    fn call(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        stream
    }

    /// Sends this and gives all that is said until the other side hangs up.
    fn said(&self, bytes: &[u8]) -> String {
        let mut stream = self.call();
        // The other side may have heard enough before the end.
        let _ = stream.write_all(bytes);
        let mut said = Vec::new();
        let _ = stream.read_to_end(&mut said);
        String::from_utf8_lossy(&said).into_owned()
    }

    fn ask(&self, method: &str, path: &str, more: &str) -> String {
        let host = self.address;
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n");
        self.said(format!("{head}{more}\r\n").as_bytes())
    }

    #[track_caller]
    fn answers(&self, bytes: &[u8], status: u16) -> String {
        let said = self.said(bytes);
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(80)]);
        assert!(said.starts_with(&format!("HTTP/1.1 {status} ")), "{shown:?}: {said}");
        said
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.end();
    }
}

/// What a histogram, a counter or the like is at.
fn read(metrics: &str, name: &str) -> f64 {
    let line = metrics.lines().find(|line| line.starts_with(&format!("{name} ")));
    line.and_then(|line| line.rsplit(' ').next()?.parse().ok()).unwrap_or(-1.0)
}

#[test]
fn every_answer_is_secured() {
    let server = Running::start(Limits::default(), app());
    for (path, status) in
        [("/", 200), ("/none", 404), ("/api/none", 404), ("/health", 200), ("/api/who", 200)]
    {
        let said = server.ask("GET", path, "");
        assert!(said.starts_with(&format!("HTTP/1.1 {status} ")), "{path}: {said}");
        for (name, _) in ALWAYS {
            assert!(said.contains(&format!("\r\n{name}: ")), "{path}: {name}: {said}");
        }
    }
    let page = server.ask("GET", "/", "");
    assert!(page.contains("cache-control: no-cache\r\n") && page.ends_with("<p>page"), "{page}");
    let none = server.ask("GET", "/api/none", "");
    assert!(none.contains("\"code\":\"nothing_here\"") && none.contains("no-store"), "{none}");
    let post = server.ask("POST", "/api/who", "");
    assert!(post.starts_with("HTTP/1.1 405 ") && post.contains("\"wrong_method\""), "{post}");
}

#[test]
fn strangers_are_not_let_in() {
    let server = Running::start(Limits::default(), app());
    let stranger = "GET / HTTP/1.1\r\nConnection: close\r\nHost: evil.example\r\n";
    let said = server.answers(format!("{stranger}\r\n").as_bytes(), 421);
    assert!(said.contains("\"code\":\"wrong_host\"") && said.contains("nosniff"), "{said}");
    let shown = format!("{stranger}Accept: text/html\r\nAccept-Language: de\r\n\r\n");
    let said = server.answers(shown.as_bytes(), 421);
    assert!(said.contains("<p>Dieser Server heißt nicht evil.example."), "{said}");
    let said = server.ask("POST", "/api/length", "Origin: https://evil.example\r\n");
    assert!(said.starts_with("HTTP/1.1 403 ") && said.contains("\"wrong_origin\""), "{said}");
    let own = format!("Origin: http://{}\r\n", server.address);
    assert!(server.ask("POST", "/api/length", &own).starts_with("HTTP/1.1 200 "));
    let said = server.ask("GET", "/api/who", "X-Forwarded-For: 9.9.9.9, 8.8.8.8\r\n");
    assert!(said.ends_with(&format!("\r\n\r\nhttp://{} 8.8.8.8", server.address)), "{said}");
}

#[test]
fn what_is_not_understood_is_refused() {
    let server = Running::start(Limits::default(), app());
    for bytes in [
        &b"hello\r\n\r\n"[..],
        b"GET /\r\n\r\n",
        b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost : localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\0y\r\n\r\n",
        b"GET /%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET / FTP\r\nHost: localhost\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\n\n",
    ] {
        server.answers(bytes, 400);
    }
    server.answers(b"GET nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 421);
    assert!(server.ask("GET", "/", "").starts_with("HTTP/1.1 200 "));
}

#[test]
fn what_is_too_long_is_refused() {
    let server = Running::start(Limits::default(), app());
    server.answers(format!("GET /{} HTTP/1.1\r\n", "x".repeat(900_000)).as_bytes(), 431);
    let header = format!("GET / HTTP/1.1\r\nHost: x\r\nA: {}\r\n", "y".repeat(50_000));
    server.answers(header.as_bytes(), 431);
    let many = format!("GET / HTTP/1.1\r\nHost: x\r\n{}\r\n", "A: b\r\n".repeat(500));
    server.answers(many.as_bytes(), 431);
    let post = |length: usize| {
        let more = format!("Content-Length: {length}\r\n\r\n{}", "x".repeat(length));
        let host = server.address;
        format!("POST /api/length HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{more}")
    };
    server.answers(post(Limits::default().body + 1).as_bytes(), 413);
    assert!(server.answers(post(Limits::default().body).as_bytes(), 200).ends_with("262144"));
}

#[test]
fn who_is_slow_is_not_waited_for() {
    let server = Running::start(short(), app());
    let started = Instant::now();
    // A byte now and then does not help, nor to begin and go away, nor to say nothing at all.
    let mut slow = server.call();
    for byte in b"GET / HTTP/1.1\r\n".iter().cycle() {
        if slow.write_all(&[*byte]).is_err() || started.elapsed() > Duration::from_secs(5) {
            break;
        }
        thread::sleep(Duration::from_millis(50));
    }
    assert!(started.elapsed() < Duration::from_secs(5));
    for beginning in [&b""[..], b"PRI * HTTP/2.0", b"GET / HTTP/1.1\r\nHost: localhost\r\n"] {
        let started = Instant::now();
        assert_eq!(server.said(beginning), "");
        assert!(started.elapsed() < Duration::from_secs(5), "{beginning:?}");
    }
    // A body that does not come, and an answer that does not.
    let body = "POST /api/length HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nabc";
    assert!(server.answers(body.as_bytes(), 408).contains("\"too_slow\""));
    assert!(server.ask("GET", "/api/never", "").starts_with("HTTP/1.1 408 "));
    // Who does not fetch the answer does not get all of it.
    let mut lazy = server.call();
    lazy.write_all(b"GET /api/long HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    thread::sleep(Duration::from_millis(1500));
    let mut got = Vec::new();
    let _ = lazy.read_to_end(&mut got);
    assert!(got.len() < 64 << 20, "{}", got.len());
}

#[test]
fn a_connection_is_kept_for_a_while() {
    let server = Running::start(short(), app());
    let mut stream = server.call();
    let ask = format!("GET /health HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    for _ in 0..3 {
        stream.write_all(ask.as_bytes()).unwrap();
        thread::sleep(Duration::from_millis(100));
    }
    let mut said = String::new();
    stream.read_to_string(&mut said).unwrap();
    assert_eq!(said.matches("HTTP/1.1 200 OK").count(), 3, "{said}");
}

#[test]
fn places_are_bounded_and_given_back() {
    let server = Running::start(Limits { connections: 3, ..Limits::default() }, app());
    let ask = format!("GET /health HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    let works = |stream: &mut TcpStream| {
        let mut said = [0; 12];
        let sent = stream.write_all(ask.as_bytes());
        sent.is_ok() && stream.read_exact(&mut said).is_ok() && &said == b"HTTP/1.1 200"
    };
    let mut seated: Vec<_> = (0..3).map(|_| server.call()).collect();
    assert!(seated.iter_mut().all(works));
    assert!(!works(&mut server.call()));
    drop(seated);
    let started = Instant::now();
    while !works(&mut server.call()) {
        assert!(started.elapsed() < Duration::from_secs(10), "no place was given back");
    }
}

#[test]
fn a_handler_that_panics_is_one_answer_and_no_more() {
    let server = Running::start(Limits::default(), app());
    let said = server.ask("GET", "/api/breaks", "");
    assert!(said.starts_with("HTTP/1.1 500 ") && said.contains("\"broken\""), "{said}");
    assert!(server.ask("GET", "/api/who", "").starts_with("HTTP/1.1 200 "));
}

#[test]
fn metrics_are_for_those_who_may_read_them() {
    let any = "127.0.0.1:0".parse().unwrap();
    let mut config = Config::new(any, PathBuf::new());
    config.metrics_for = vec!["10.9.8.7".parse().unwrap()];
    let server = Running::with(config, app());
    let secret = "ohnosecret";
    server.ask("GET", &format!("/api/tables/{secret}"), "Cookie: parlour=ohnosecret\r\n");
    server.ask(secret, &format!("/{secret}"), "");
    let said = server.ask("GET", "/metrics", "");
    assert!(said.contains("path=\"/api/tables/{id}\""), "{said}");
    assert!(said.contains("parlour_http_request_seconds_bucket{path=\"page\""), "{said}");
    assert!(!said.contains(secret), "{said}");
    assert!(read(&said, "parlour_http_connections") >= 1.0, "{said}");
    for (caller, status) in [("10.9.8.7", 200), ("10.9.8.6", 403)] {
        let said = server.ask("GET", "/metrics", &format!("X-Forwarded-For: {caller}\r\n"));
        assert!(said.starts_with(&format!("HTTP/1.1 {status} ")), "{caller}: {said}");
    }
}

#[test]
fn the_end_is_told_and_waited_for() {
    let (told, tells) = std::sync::mpsc::channel();
    let (ready, closed) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let (is_ready, is_closed) = (ready.clone(), closed.clone());
    let app = App {
        ready: Arc::new(move || {
            let ready = is_ready.load(Ordering::Relaxed);
            Box::pin(async move { ready })
        }),
        shutdown: Box::new(move || {
            Box::pin(async move {
                told.send(()).unwrap();
                tokio::time::sleep(Duration::from_millis(300)).await;
                is_closed.store(true, Ordering::Relaxed);
            })
        }),
        ..app()
    };
    let mut server = Running::start(Limits::default(), app);
    let said = server.ask("GET", "/ready", "");
    assert!(said.starts_with("HTTP/1.1 503 ") && said.contains("\"not_ready\""), "{said}");
    ready.store(true, Ordering::Relaxed);
    assert!(server.ask("GET", "/ready", "").starts_with("HTTP/1.1 200 "));
    let idle = server.call();
    let (ended, took) = server.end();
    assert!(ended.is_ok() && tells.try_recv().is_ok() && closed.load(Ordering::Relaxed));
    assert!(took < Duration::from_secs(5), "{took:?}");
    assert!(TcpStream::connect(server.address).is_err());
    drop(idle);
}

#[test]
fn an_end_that_does_not_come_is_made() {
    let app = App { shutdown: Box::new(|| Box::pin(std::future::pending())), ..app() };
    let mut server = Running::start(short(), app);
    let _open = server.call();
    let (ended, took) = server.end();
    assert_eq!(ended.unwrap_err().code, "late_end");
    assert!(took < Duration::from_secs(5), "{took:?}");
}

#[test]
fn an_address_can_be_had_once() {
    let server = Running::start(Limits::default(), app());
    let error = bind(&Config::new(server.address, PathBuf::new())).unwrap_err();
    assert_eq!(error.code, "address_taken");
    let elsewhere = "192.0.2.1:1".parse().unwrap();
    let error = bind(&Config::new(elsewhere, PathBuf::new())).unwrap_err();
    assert_eq!(error.code, "no_listener");
}

#[test]
fn a_certificate_must_be_one() {
    let any = "127.0.0.1:0".parse().unwrap();
    let mut config = Config::new(any, PathBuf::new());
    let none = PathBuf::from("/nowhere/none.pem");
    config.tls = Some(crate::config::Tls { cert: none.clone(), key: none });
    let mut server = Running::with(config, app());
    assert_eq!(server.end().0.unwrap_err().code, "bad_certificate");
}
