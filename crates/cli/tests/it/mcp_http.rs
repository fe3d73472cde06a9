//! The way of the client of `rmcp` over HTTP, by the library that the program itself asks with.
#![expect(clippy::disallowed_types, reason = "the client hands over its headers in a hash map")]

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read};
use std::sync::Arc;

use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use rmcp::model::ClientJsonRpcMessage;
use rmcp::transport::streamable_http_client::{
    SseError, StreamableHttpClient, StreamableHttpError, StreamableHttpPostResponse,
};
use sse_stream::Sse;
use tokio::sync::mpsc;
use ureq::http::{HeaderName, HeaderValue, Request, Response};

type Failed = StreamableHttpError<ureq::Error>;
type Events = BoxStream<'static, Result<Sse, SseError>>;

/// Requests on threads of their own.
#[derive(Clone)]
pub(crate) struct Http(ureq::Agent);

/// Whose request it is.
struct From {
    session: Option<Arc<str>>,
    token: Option<String>,
    more: HashMap<HeaderName, HeaderValue>,
}

impl Http {
    pub(crate) fn new() -> Http {
        Http(ureq::Agent::config_builder().http_status_as_error(false).build().into())
    }

    async fn send(
        &self,
        method: &'static str,
        uri: &str,
        from: From,
        body: Vec<u8>,
    ) -> Result<Response<ureq::Body>, Failed> {
        let mut request = Request::builder().method(method).uri(uri);
        request = request.header("Accept", "application/json, text/event-stream");
        request = request.header("Content-Type", "application/json");
        if let Some(session) = &from.session {
            request = request.header("Mcp-Session-Id", &**session);
        }
        if let Some(token) = &from.token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        for (name, value) in &from.more {
            request = request.header(name, value);
        }
        let (agent, body) = (self.0.clone(), if method == "POST" { body } else { Vec::new() });
        let sent = tokio::task::spawn_blocking(move || match method {
            "POST" => agent.run(request.body(body).expect("a request can be written")),
            _ => agent.run(request.body(()).expect("a request can be written")),
        });
        sent.await?.map_err(StreamableHttpError::Client)
    }
}

/// The events of an answer, read on a thread.
fn events(body: ureq::Body) -> Events {
    let (tell, told) = mpsc::channel(64);
    let reader = body.into_with_config().limit(u64::MAX).reader();
    std::thread::spawn(move || read(reader, &tell));
    let next = |mut told: mpsc::Receiver<Sse>| async move {
        let event = told.recv().await?;
        Some((Ok(event), told))
    };
    futures_util::stream::unfold(told, next).boxed()
}

fn read(reader: impl Read, tell: &mpsc::Sender<Sse>) {
    let mut event = Sse::default();
    for line in BufReader::new(reader).lines() {
        let Ok(line) = line else { return };
        let (name, value) = line.split_once(':').unwrap_or((&line, ""));
        let value = value.strip_prefix(' ').unwrap_or(value).to_owned();
        match name {
            "" if !line.is_empty() => {}
            "" if tell.blocking_send(std::mem::take(&mut event)).is_err() => return,
            "data" => event.data = Some(value),
            "id" => event.id = Some(value),
            "retry" => event.retry = value.parse().ok(),
            _ => {}
        }
    }
}

fn header(response: &Response<ureq::Body>, name: &str) -> Option<String> {
    Some(response.headers().get(name)?.to_str().ok()?.to_owned())
}

impl StreamableHttpClient for Http {
    type Error = ureq::Error;

    async fn post_message(
        &self,
        uri: Arc<str>,
        message: ClientJsonRpcMessage,
        session: Option<Arc<str>>,
        token: Option<String>,
        more: HashMap<HeaderName, HeaderValue>,
    ) -> Result<StreamableHttpPostResponse, Failed> {
        let body = serde_json::to_vec(&message)?;
        let from = From { session, token, more };
        let mut response = self.send("POST", &uri, from, body).await?;
        let session = header(&response, "Mcp-Session-Id");
        let sort = header(&response, "Content-Type").unwrap_or_default();
        match response.status().as_u16() {
            202 | 204 => Ok(StreamableHttpPostResponse::Accepted),
            200 if sort.starts_with("text/event-stream") => {
                Ok(StreamableHttpPostResponse::Sse(events(response.into_body()), session))
            }
            200 => {
                let text = response.body_mut().read_to_string();
                let text = text.map_err(StreamableHttpError::Client)?;
                Ok(StreamableHttpPostResponse::Json(serde_json::from_str(&text)?, session))
            }
            status => {
                let text = response.body_mut().read_to_string().unwrap_or_default();
                let why = format!("{status}: {text}");
                Err(StreamableHttpError::UnexpectedServerResponse(why.into()))
            }
        }
    }

    async fn delete_session(
        &self,
        uri: Arc<str>,
        session: Arc<str>,
        token: Option<String>,
        more: HashMap<HeaderName, HeaderValue>,
    ) -> Result<(), Failed> {
        let from = From { session: Some(session), token, more };
        self.send("DELETE", &uri, from, Vec::new()).await.map(drop)
    }

    async fn get_stream(
        &self,
        uri: Arc<str>,
        session: Option<Arc<str>>,
        _: Option<String>,
        token: Option<String>,
        more: HashMap<HeaderName, HeaderValue>,
    ) -> Result<Events, Failed> {
        let response = self.send("GET", &uri, From { session, token, more }, Vec::new()).await?;
        match response.status().as_u16() {
            200 => Ok(events(response.into_body())),
            _ => Err(StreamableHttpError::ServerDoesNotSupportSse),
        }
    }
}
