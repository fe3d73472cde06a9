//! The program as a server for others.
#![expect(clippy::disallowed_types, reason = "it is measured how long the end takes")]

use std::io::Read;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::program::Folder;
use crate::web::Server;

fn start(folder: &Folder, more: &[&str]) -> Server {
    folder.write("index.html", "<p>page");
    let args = ["serve", "--listen", "127.0.0.1:0", "--data", "data", "--dir", "."];
    Server::run(folder, &[&args, more].concat())
}

/// Tells the program to end, and gives its exit code and its log.
#[cfg(unix)]
fn ended(mut server: Server) -> (Option<i32>, String) {
    let id = server.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    let started = Instant::now();
    let code = loop {
        match server.child.try_wait().unwrap() {
            Some(status) => break status.code(),
            None if started.elapsed() > Duration::from_secs(30) => panic!("it does not end"),
            None => thread::sleep(Duration::from_millis(20)),
        }
    };
    let mut log = String::new();
    server.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    (code, log)
}

#[test]
fn a_server_says_where_it_is_and_how_it_is() {
    let folder = Folder::new();
    let server = start(&folder, &["--public-url", "https://play.example.org"]);
    assert!(server.line.starts_with("Parlour is at https://play.example.org/"), "{}", server.line);
    assert!(folder.has("data"));
    drop(server);
    let server = start(&folder, &[]);
    assert!(server.line.starts_with("Parlour is at http://127.0.0.1:"), "{}", server.line);
    server.get("/", &["HTTP/1.1 200 OK\r\n", "<p>page"]);
    server.get("/health", &["HTTP/1.1 200 OK\r\n", "\r\n\r\nok\n"]);
    server.get("/ready", &["HTTP/1.1 200 OK\r\n", "\r\n\r\nready\n"]);
    server.get("/metrics", &["HTTP/1.1 200 OK\r\n", "parlour_http_requests_total{", "/health"]);
    server.get("/api/none", &["HTTP/1.1 404 Not Found\r\n", "\"nothing_here\""]);
}

#[cfg(unix)]
#[test]
fn a_server_ends_in_order_and_logs_no_secret() {
    let folder = Folder::new();
    let server = start(&folder, &["--log", "json"]);
    let secret = "Cookie: parlour=ohnosecret\r\nAuthorization: Bearer ohnosecret\r\n";
    server.ask("GET", "/api/v1/tables/ohnosecret?key=ohnosecret", secret);
    let (code, log) = ended(server);
    assert_eq!(code, Some(0), "{log}");
    for line in log.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(line["level"].is_string() && line["timestamp"].is_string(), "{line}");
    }
    assert!(log.contains("\"message\":\"listening\"") && log.contains("\"message\":\"ended\""));
    assert!(!log.contains("ohnosecret"), "{log}");
    let mut command = folder.command(&["serve", "--listen", "127.0.0.1:0", "--data", "data"]);
    let mut child = command.env("RUST_LOG", "info").stdout(Stdio::null()).spawn().unwrap();
    thread::sleep(Duration::from_millis(2_000));
    child.kill().unwrap();
    let mut log = String::new();
    child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    child.wait().unwrap();
    assert!(log.contains(" INFO "), "{log}");
}

#[test]
fn a_folder_belongs_to_one_server() {
    let folder = Folder::new();
    let server = start(&folder, &[]);
    let args = ["serve", "--listen", "127.0.0.1:0", "--data", "data", "--dir", "."];
    folder.run(&args, "").refused(3, "another server keeps its tables there");
    drop(server);
    drop(start(&folder, &[]));
}

#[test]
fn mistakes_are_named() {
    let folder = Folder::new();
    folder.write("index.html", "page");
    folder.write("file", "");
    let refused = |more: &[&str], code, says: &str| {
        let args = ["serve", "--data", "data", "--dir", "."];
        folder.run(&[&args, more].concat(), "").refused(code, says);
    };
    refused(&["--listen", "127.0.0.1"], 2, "--listen 127.0.0.1: this is no address");
    refused(&["--listen", "192.0.2.1:4242"], 3, "Nothing can be served at 192.0.2.1, port 4242");
    refused(&["--public-url", "play.example.org"], 2, "--public-url play.example.org: this must");
    refused(&["--log", "xml"], 2, "xml");
    refused(&["--tls-cert", "cert.pem"], 2, "--tls-key");
    refused(&["--proxy", "here"], 2, "--proxy");
    let tls = ["--tls-cert", "none.pem", "--tls-key", "file", "--listen", "127.0.0.1:0"];
    refused(&tls, 3, "The certificate none.pem with the key file cannot be used");
    let plain = [&tls[..], &["--public-url", "http://a"]].concat();
    refused(&plain, 2, "begins with https://");
    let file = ["serve", "--listen", "127.0.0.1:0", "--dir", ".", "--data", "file"];
    folder.run(&file, "").refused(3, "Nothing can be kept in the folder file");
}

/// The programs that make a certificate and call a server; where they are missing, nothing is
/// shown.
#[cfg(unix)]
#[test]
fn a_certificate_makes_it_https() {
    let folder = Folder::new();
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"])
        .args(["-keyout", "key.pem", "-out", "cert.pem", "-days", "2", "-subj", "/CN=localhost"])
        .args(["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"])
        .current_dir(folder.path("."))
        .stderr(Stdio::null())
        .status();
    if !made.is_ok_and(|status| status.success()) {
        return;
    }
    let server = start(&folder, &["--tls-cert", "cert.pem", "--tls-key", "key.pem"]);
    assert!(server.line.starts_with("Parlour is at https://127.0.0.1:"), "{}", server.line);
    let curl = |more: &[&str], path: &str| {
        let address = format!("https://{}{path}", server.address);
        let mut curl = Command::new("curl");
        curl.args(["-sS", "-i", "--cacert", "cert.pem", "--max-time", "20"]).args(more);
        let ran = curl.arg(address).current_dir(folder.path(".")).output().ok()?;
        Some(String::from_utf8_lossy(&ran.stdout).into_owned())
    };
    let Some(said) = curl(&["--http1.1"], "/") else { return };
    assert!(said.starts_with("HTTP/1.1 200 OK\r\n") && said.ends_with("<p>page"), "{said}");
    let version = Command::new("curl").arg("--version").output().unwrap().stdout;
    if String::from_utf8_lossy(&version).contains("HTTP2") {
        let said = curl(&["--http2"], "/health").unwrap();
        assert!(said.starts_with("HTTP/2 200") && said.ends_with("ok\n"), "{said}");
        let head = curl(&["--http2", "-I"], "/").unwrap();
        assert!(head.contains("content-length: 7\r\n") && head.ends_with("\r\n\r\n"), "{head}");
    }
    // Nobody is answered who does not speak TLS.
    assert!(!server.said(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").contains("page"));
    assert_eq!(ended(server).0, Some(0));
}
