use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::*;

/// Limits that a test can wait for, and one of places.
const SHORT: Limits = Limits { patience: 0.4, fetching: 0.4, ..LIMITS };
const NARROW: Limits = Limits { places: 3, ..LIMITS };

/// A server that answers with the path that was asked for, and a long file at `/long`.
fn server(limits: Limits) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let answer: Arc<Answer> = Arc::new(|asked: Result<&Request, Refused>| {
        let (status, body) = match asked {
            Ok(request) if request.path == "/long" => (200, vec![b'x'; 64 << 20]),
            Ok(request) => (200, request.path.clone().into_bytes()),
            Err(refused) => (refused as u16, Vec::new()),
        };
        Response { status, headers: vec![("X-Test", "yes".into())], body: body.into() }
    });
    thread::spawn(move || serve(&listener, limits, &answer));
    address
}

/// A connection that fails a test rather than letting it wait forever.
fn call(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream
}

/// Sends this and gives all that is said until the other side hangs up.
fn said(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = call(address);
    stream.write_all(bytes).unwrap();
    let mut said = String::new();
    stream.read_to_string(&mut said).unwrap();
    said
}

#[track_caller]
fn refused(address: SocketAddr, bytes: &[u8], status: u16) {
    let said = said(address, bytes);
    let shown = String::from_utf8_lossy(bytes);
    assert!(said.starts_with(&format!("HTTP/1.1 {status} ")), "{shown:?}: {said}");
    assert!(said.contains("\r\nConnection: close\r\n"), "{shown:?}: {said}");
}

fn parsed(head: &str) -> Result<Request, Refused> {
    Request::parse(format!("{head}\r\n\r\n").as_bytes())
}

#[test]
fn requests_follow_one_another_on_a_connection() {
    let two = b"GET /a HTTP/1.1\r\nHost: x\r\n\r\n\r\nHEAD /bc HTTP/1.1\nHost: x\n\n";
    let last = b"GET /d%20e?f HTTP/1.1\r\nHost: x\r\nConnection: Close\r\n\r\n";
    let said = said(server(LIMITS), &[&two[..], last].concat());
    let answer = |length, end| {
        format!("HTTP/1.1 200 OK\r\nX-Test: yes\r\nContent-Length: {length}\r\n{end}")
    };
    let all = [answer(2, "\r\n/a"), answer(3, "\r\n"), answer(4, "Connection: close\r\n\r\n/d e")];
    assert_eq!(said, all.concat());
}

#[test]
fn an_older_caller_is_answered_once() {
    let said = said(server(LIMITS), b"GET / HTTP/1.0\r\n\r\nGET / HTTP/1.0\r\n\r\n");
    assert!(said.ends_with("Connection: close\r\n\r\n/"), "{said}");
    assert_eq!(said.matches("HTTP/1.1 200").count(), 1);
}

#[test]
fn what_is_not_understood_is_refused() {
    let address = server(LIMITS);
    for bytes in [
        &b"hello\r\n\r\n"[..],
        b"GET /\r\n\r\n",
        b"GET  / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n folded: y\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\0y\r\n\r\n",
        b"GET nowhere HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /%4 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /%ff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / FTP\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc",
        b"GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\n\n",
    ] {
        refused(address, bytes, 400);
    }
    refused(address, b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc", 405);
    refused(address, b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", 405);
    refused(address, b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505);
}

#[test]
fn what_is_too_long_is_refused_with_all_that_is_still_sent() {
    let address = server(LIMITS);
    refused(address, &[b'x'; 33 << 10], 431);
    refused(address, format!("GET /{} HTTP/1.1", "x".repeat(900_000)).as_bytes(), 431);
    let header = format!("GET / HTTP/1.1\r\nHost: x\r\nA: {}\r\n", "y".repeat(50_000));
    refused(address, header.as_bytes(), 431);
}

#[test]
fn who_is_slow_is_not_waited_for() {
    let address = server(SHORT);
    // A byte now and then does not help.
    let mut slow = call(address);
    let clock = Clock::start();
    for byte in b"GET / HTTP/1.1\r\n".iter().cycle() {
        if slow.write_all(&[*byte]).is_err() || clock.seconds() > 0.6 {
            break;
        }
        thread::sleep(Duration::from_millis(50));
    }
    let mut said = String::new();
    let _ = slow.read_to_string(&mut said);
    assert!(said.starts_with("HTTP/1.1 408 "), "{said}");
    // Who says nothing at all is told nothing.
    let mut silent = call(address);
    let mut said = String::new();
    silent.read_to_string(&mut said).unwrap();
    assert_eq!(said, "");
    // Who does not fetch the answer does not get all of it.
    let mut lazy = call(address);
    lazy.write_all(b"GET /long HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    thread::sleep(Duration::from_millis(900));
    let mut got = Vec::new();
    let _ = lazy.read_to_end(&mut got);
    assert!(got.len() < 64 << 20, "{}", got.len());
}

#[test]
fn places_are_bounded_and_given_back() {
    let address = server(NARROW);
    let ask = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n";
    let mut seated = Vec::new();
    for _ in 0..NARROW.places {
        let mut stream = call(address);
        stream.write_all(ask).unwrap();
        stream.read_exact(&mut [0; 15]).unwrap();
        seated.push(stream);
    }
    let mut late = String::new();
    let _ = call(address).read_to_string(&mut late);
    assert!(late.starts_with("HTTP/1.1 503 "), "{late}");
    drop(seated);
    let clock = Clock::start();
    loop {
        let mut again = [0; 12];
        let mut stream = call(address);
        stream.write_all(ask).unwrap();
        if stream.read_exact(&mut again).is_ok() && &again == b"HTTP/1.1 200" {
            break;
        }
        assert!(clock.seconds() < 10.0, "no place was given back");
    }
}

#[test]
fn the_head_of_a_request_is_read() {
    let request = parsed("GET http://x:1/a/b?c HTTP/1.1\r\nHOST: x\r\nIf-None-Match: \"1\", \"2\"");
    let request = request.unwrap();
    assert_eq!((request.path.as_str(), request.has.as_str()), ("/a/b", "\"1\", \"2\""));
    assert!(!request.look && !request.gzip && !request.close);
    assert_eq!(parsed("GET http://x HTTP/1.1\r\nHost: x").unwrap().path, "/");
    assert_eq!(parsed("GET /%c3%A4%2e HTTP/1.1\r\nHost: x").unwrap().path, "/ä.");
    let cookies = b"GET / HTTP/1.1\r\nHost: x\r\nCookie: a=\xe4\r\n\r\n";
    assert!(Request::parse(cookies).is_ok(), "somebody else's cookie");
}

#[test]
fn packing_is_used_where_it_is_wanted() {
    for (list, wanted) in [
        ("gzip, deflate, br", true),
        ("br;q=1.0, GZip;q=0.5", true),
        ("gzip;q=0", false),
        ("gzip; q=0.000", false),
        ("deflate, br", false),
        ("gzipped", false),
        ("", false),
    ] {
        let head = format!("GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: {list}");
        assert_eq!(parsed(&head).unwrap().gzip, wanted, "{list}");
    }
}

#[test]
fn heads_end_at_the_first_empty_line() {
    assert_eq!(head_end(b"a\r\n\r\nb", 0), Some(5));
    assert_eq!(head_end(b"a\n\nb\n\n", 0), Some(3));
    assert_eq!(head_end(b"a\n\r\nb", 3), Some(4));
    assert_eq!(head_end(b"a\r\n\r", 0), None);
}
