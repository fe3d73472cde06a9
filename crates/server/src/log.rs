//! What the server writes down about itself: lines of text or of JSON, and never a secret.

use std::io;
use std::str::FromStr;
use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use kernel::Error;
use tracing::{Instrument, debug, info, info_span, warn};
use tracing_subscriber::EnvFilter;

use crate::meters;

/// How log lines are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Log {
    /// For people.
    #[default]
    Text,
    /// For programs: one JSON object for each line.
    Json,
}

impl Log {
    /// The names that it has on the command line.
    pub const NAMES: [&str; 2] = ["text", "json"];

    /// Writes to standard error from now on, what is at least of this level (`info`), unless
    /// `RUST_LOG` says otherwise. Once in a process: later calls change nothing.
    pub fn start(self, level: &str) {
        let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(level));
        let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
        let _ = match self {
            Log::Text => lines.with_ansi(false).try_init(),
            Log::Json => lines.json().flatten_event(true).with_span_list(false).try_init(),
        };
    }
}

impl FromStr for Log {
    type Err = Error;

    fn from_str(text: &str) -> Result<Log, Error> {
        match text {
            "text" => Ok(Log::Text),
            "json" => Ok(Log::Json),
            _ => Err(Error::invalid("unknown_log").with("log", text).options(Log::NAMES)),
        }
    }
}

/// What a request is called that goes to a file, or nowhere.
const PAGE: &str = "page";
/// What is asked for again and again, and means nothing.
const WATCHED: [&str; 4] = [PAGE, "/health", "/ready", "/metrics"];

/// Logs and counts a request: its method, the route that it takes, the status and the time. Never
/// its address, its headers or what is in it: they hold names of tables, tokens and cookies.
pub(crate) async fn record(request: Request, next: Next) -> Response {
    let (method, path) = (known(request.method()), route(&request));
    let started = Instant::now();
    let span = info_span!("request", method, path);
    let response = next.run(request).instrument(span).await;
    let (status, took) = (response.status().as_u16(), started.elapsed());
    let ms = took.as_secs_f64() * 1000.0;
    meters::answered(method, &path, status, took);
    match status {
        500.. => warn!(method, path, status, ms, "request"),
        _ if WATCHED.contains(&path.as_str()) => debug!(method, path, status, ms, "request"),
        _ => info!(method, path, status, ms, "request"),
    }
    response
}

/// The route of a request, with names in the place of what differs: `/api/v1/tables/{id}`.
fn route(request: &Request) -> String {
    let matched = request.extensions().get::<MatchedPath>();
    matched.map_or(PAGE, MatchedPath::as_str).to_owned()
}

/// The method where it is one of those that there are: callers may make up others.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::PATCH => "PATCH",
        Method::OPTIONS => "OPTIONS",
        Method::CONNECT => "CONNECT",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_to_log_have_names() {
        for name in Log::NAMES {
            assert!(name.parse::<Log>().is_ok(), "{name}");
        }
        assert_eq!("xml".parse::<Log>().unwrap_err().options, Log::NAMES);
    }

    #[test]
    fn methods_that_were_made_up_have_one_name() {
        assert_eq!(known(&Method::GET), "GET");
        assert_eq!(known(&Method::from_bytes(b"get").unwrap()), "other");
    }
}
