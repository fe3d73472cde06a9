//! A server that is asked over HTTP: another process, or this one.

use futures_util::future::BoxFuture;
use kernel::Error;
use tokio::sync::mpsc;

/// What a server is asked for.
#[derive(Clone, Debug)]
pub struct Asked {
    /// `GET`, `POST` or `PUT`.
    pub method: &'static str,
    /// What follows `/api/v1/`.
    pub path: String,
    /// What goes after `Authorization: Bearer`.
    pub token: Option<String>,
    /// The content, as JSON.
    pub body: Option<Vec<u8>>,
}

impl Asked {
    pub(super) fn get(path: String) -> Asked {
        Asked { method: "GET", path, token: None, body: None }
    }

    pub(super) fn post(path: String, body: Vec<u8>) -> Asked {
        Asked { method: "POST", path, token: None, body: Some(body) }
    }

    pub(super) fn put(path: &str, body: Vec<u8>) -> Asked {
        Asked { method: "PUT", path: path.to_owned(), token: None, body: Some(body) }
    }

    pub(super) fn by(self, token: &str) -> Asked {
        Asked { token: Some(token.to_owned()), ..self }
    }
}

/// What a server answers.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The content.
    pub body: Vec<u8>,
    /// The cookie that it sets.
    pub cookie: Option<String>,
}

/// A server that can be asked.
pub trait Remote: Send + Sync {
    /// What it answers, or why it refuses.
    fn ask(&self, asked: Asked) -> BoxFuture<'static, Result<Answer, Error>>;
    /// Listens to a stream of server-sent events: its bytes, as they come.
    fn listen(&self, asked: Asked) -> BoxFuture<'static, Result<mpsc::Receiver<Vec<u8>>, Error>>;
}

/// A stream of server-sent events, each of one line.
pub(super) struct Lines {
    bytes: mpsc::Receiver<Vec<u8>>,
    held: Vec<u8>,
}

impl Lines {
    pub(super) fn of(bytes: mpsc::Receiver<Vec<u8>>) -> Lines {
        Lines { bytes, held: Vec::new() }
    }

    /// The next that comes: the content of an event, or nothing of that where only the connection
    /// is kept alive. Nothing at all when it has ended.
    pub(super) async fn next(&mut self) -> Option<Option<String>> {
        loop {
            if let Some(end) = self.held.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.held.drain(..=end).collect();
                let line = String::from_utf8_lossy(&line);
                return Some(line.strip_prefix("data:").map(|data| data.trim().to_owned()));
            }
            self.held.extend(self.bytes.recv().await?);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn events_are_found_however_they_are_cut() {
        let (tell, bytes) = mpsc::channel(8);
        for part in ["da", "ta: {\"a\"", ":1}\n\n: keep\n", "\ndata:2\n"] {
            tell.send(part.as_bytes().to_vec()).await.unwrap();
        }
        drop(tell);
        let mut lines = Lines::of(bytes);
        let mut all = Vec::new();
        while let Some(line) = lines.next().await {
            all.extend(line);
        }
        assert_eq!(all, ["{\"a\":1}", "2"]);
    }
}
