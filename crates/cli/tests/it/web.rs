//! The program as a server of its application, on this computer.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::Child;
use std::time::Duration;

use crate::program::Folder;
use crate::words::{parlour, refused};

/// How many files of the application are in the program.
const EMBEDDED: &str = env!("PARLOUR_APP_FILES");

/// The module may have so many bytes when it is packed.
const LONGEST_MODULE: usize = 1_500_000;

/// The running program, ended with the test.
pub(crate) struct Server {
    pub(crate) child: Child,
    /// The line that names the address.
    pub(crate) line: String,
    pub(crate) address: String,
}

impl Server {
    fn start(folder: &Folder, args: &[&str]) -> Server {
        Server::run(folder, &[&["web"], args].concat())
    }

    pub(crate) fn run(folder: &Folder, args: &[&str]) -> Server {
        let mut child = folder.start(args);
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("no address: {line}")).to_owned();
        Server { child, line, address }
    }

    /// Serves a folder with a page, a module, and things that nobody may get.
    fn of(folder: &Folder) -> Server {
        fs::create_dir_all(folder.path("site/assets")).unwrap();
        folder.write("secret.txt", "secret");
        folder.write("site/index.html", "<p>page");
        folder.write("site/parlour.wasm", b"\0asm");
        folder.write("site/sw.js", "worker");
        folder.write("site/app.webmanifest", "{}");
        folder.write("site/.hidden", "secret");
        folder.write("site/assets/index-B7xQ2k9_.css", "p {}");
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink("../secret.txt", folder.path("site/link.txt")).unwrap();
            std::os::unix::fs::symlink("..", folder.path("site/up")).unwrap();
            std::os::unix::fs::symlink("sw.js", folder.path("site/within.js")).unwrap();
        }
        Server::start(folder, &["--port", "0", "--dir", "site"])
    }

    /// All that is said in answer to this, until the other side hangs up.
    pub(crate) fn said(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        // The other side may have heard enough before the end.
        let _ = stream.write_all(bytes);
        let mut said = Vec::new();
        let _ = stream.read_to_end(&mut said);
        String::from_utf8_lossy(&said).into_owned()
    }

    pub(crate) fn ask(&self, method: &str, path: &str, more: &str) -> String {
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{more}\r\n"
        );
        self.said(head.as_bytes())
    }

    #[track_caller]
    pub(crate) fn get(&self, path: &str, says: &[&str]) -> String {
        let said = self.ask("GET", path, "");
        for text in says {
            assert!(said.contains(text), "{path}: `{text}` is missing: {said}");
        }
        said
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_folder_is_served_with_what_browsers_need() {
    let folder = Folder::new();
    let server = Server::of(&folder);
    assert!(server.line.starts_with("Parlour is at http://127.0.0.1:"), "{}", server.line);
    let page = server.get("/", &["HTTP/1.1 200 OK\r\n", "\r\ncache-control: no-cache\r\n"]);
    assert!(page.ends_with("\r\n\r\n<p>page"), "{page}");
    for header in [
        "content-type: text/html; charset=utf-8",
        "content-length: 7",
        "content-security-policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; ",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
        "cross-origin-opener-policy: same-origin",
    ] {
        assert!(page.contains(&format!("\r\n{header}")), "{header}: {page}");
    }
    server.get("/parlour.wasm?v=1", &["\r\ncontent-type: application/wasm\r\n", "no-cache"]);
    server.get("/sw.js", &["\r\ncontent-type: text/javascript", "no-cache"]);
    server.get("/app.webmanifest", &["application/manifest+json", "no-cache"]);
    server.get("/assets/index-B7xQ2k9_.css", &["text/css", "max-age=31536000, immutable"]);
    let look = server.ask("HEAD", "/", "");
    assert!(look.contains("\r\ncontent-length: 7\r\n") && look.ends_with("\r\n\r\n"), "{look}");
    let tag = page.split("etag: ").nth(1).unwrap().lines().next().unwrap();
    let again = server.ask("GET", "/", &format!("If-None-Match: {tag}\r\n"));
    assert!(again.starts_with("HTTP/1.1 304 ") && again.ends_with("\r\n\r\n"), "{again}");
    folder.write("site/index.html", "<p>other");
    let changed = server.ask("GET", "/", &format!("If-None-Match: {tag}\r\n"));
    assert!(changed.starts_with("HTTP/1.1 200 ") && changed.ends_with("<p>other"), "{changed}");
}

#[test]
fn nothing_outside_of_the_folder_is_served() {
    let folder = Folder::new();
    let server = Server::of(&folder);
    let secret = folder.path("secret.txt");
    let secret = secret.to_str().unwrap();
    for path in [
        "/none",
        "/assets",
        "/assets/",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/../index.html",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/..%5csecret.txt",
        "/.%2e/secret.txt",
        "/%2e%2e%2fsecret.txt",
        "/....//secret.txt",
        "/.hidden",
        "/%2ehidden",
        "/link.txt",
        "/up/secret.txt",
        "/site/index.html",
        "/C:/secret.txt",
        secret,
        &format!("/{secret}"),
        &format!("/{}", secret.replace('/', "%2f")),
    ] {
        let said = server.get(path, &["HTTP/1.1 404 Not Found\r\n", "Nothing is here", "nosniff"]);
        assert!(!said.contains("secret"), "{path}: {said}");
    }
    #[cfg(unix)]
    server.get("/within.js", &["HTTP/1.1 200 OK\r\n"]);
}

#[test]
fn only_sound_requests_are_served() {
    let folder = Folder::new();
    let server = Server::of(&folder);
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get"] {
        let said = server.ask(method, "/", "");
        assert!(
            said.starts_with("HTTP/1.1 405 ") && said.contains("\r\nallow: GET, HEAD"),
            "{said}"
        );
    }
    for (bytes, status) in [
        (&b"\0\xff\n\n"[..], 400),
        (b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400),
        (b"GET /%0d%0aX:y HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n", 421),
        (&[b'x'; 100_000], 431),
    ] {
        let said = server.said(bytes);
        assert!(said.starts_with(&format!("HTTP/1.1 {status} ")), "{status}: {said}");
        assert!(said.contains("\r\nconnection: close\r\n"), "{said}");
    }
    let said = server.ask("GET", "/", "Origin: https://evil.example\r\n");
    assert!(said.starts_with("HTTP/1.1 403 ") && said.contains("wrong_origin"), "{said}");
    server.get("/", &["HTTP/1.1 200 OK\r\n"]);
}

#[test]
fn a_port_that_is_taken_is_told_or_passed_over() {
    let folder = Folder::new();
    folder.write("index.html", "page");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let ran = folder.run(&["web", "--dir", ".", "--port", &port], "");
    ran.refused(3, &format!("Nothing can be served at 127.0.0.1, port {port}"));
    let first = Server::start(&folder, &["--dir", "."]);
    let second = Server::start(&folder, &["--dir", "."]);
    assert_ne!(first.address, second.address);
    first.get("/", &["HTTP/1.1 200 OK\r\n"]);
    second.get("/", &["HTTP/1.1 200 OK\r\n"]);
    let open = Server::start(&folder, &["--dir", ".", "--host", "0.0.0.0", "--port", "0"]);
    assert!(open.line.starts_with("Parlour is at http://127.0.0.1:"), "{}", open.line);
    open.get("/", &["HTTP/1.1 200 OK\r\n"]);
}

#[test]
fn mistakes_are_named() {
    refused("web --port 70000", &["70000", "--port"]);
    let folder = Folder::new();
    folder.run(&["web", "--dir", "nowhere"], "").refused(3, "no index.html");
    folder.write("index.html", "page");
    let ran = folder.run(&["web", "--dir", ".", "--host", "256.1.1.1"], "");
    ran.refused(3, "Nothing can be served at 256.1.1.1");
}

/// With the application in it, it is served; without, it is said how to get it.
#[test]
fn the_application_is_in_the_program_or_is_said_to_be_missing() {
    if EMBEDDED == "0" {
        let ran = parlour("web");
        ran.refused(2, "built without the browser application");
        assert!(ran.err.contains("cargo xtask web"), "{}", ran.err);
        return;
    }
    let server = Server::start(&Folder::new(), &["--port", "0"]);
    server.get("/", &["HTTP/1.1 200 OK\r\n", "<!doctype html>"]);
    server.get("/parlour.wasm", &["\r\ncontent-type: application/wasm\r\n", "\r\n\r\n\0asm"]);
    let packed = server.ask("GET", "/parlour.wasm", "Accept-Encoding: gzip\r\n");
    assert!(packed.contains("\r\ncontent-encoding: gzip\r\n"));
    let length = packed.split("content-length: ").nth(1).and_then(|rest| rest.lines().next());
    let length: usize = length.unwrap().parse().unwrap();
    assert!(length <= LONGEST_MODULE, "the module has {length} bytes when it is packed");
    server.get("/none", &["HTTP/1.1 404 Not Found\r\n"]);
}
