//! Sessions over HTTP, at `/mcp` of a server: tables are those of the server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, Request, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use kernel::{Error, Kind};
use rmcp::transport::streamable_http_server::session::local::LocalSessionManager;
use rmcp::transport::{StreamableHttpServerConfig, StreamableHttpService};
use tokio::sync::mpsc;
use tower::Service as _;

use super::Manner;
use super::remote::{Asked, Remote};
use super::service::{Opening, Service};
use super::session::{House, Session};
use crate::access::Reached;
use crate::api::{Counters, Refused, token_of};
use crate::protocol::Refusal;
use crate::refusal::language;

/// A session of which nothing was heard for so long has ended.
const KEPT: Duration = Duration::from_secs(60 * 60);
/// The longest answer that is read: a save is the largest.
const MOST: usize = 16 << 20;
/// So many pieces of a stream wait to be read.
const WAITING: usize = 64;

/// The route, for tables that are asked for by `tables`.
pub(crate) fn router(tables: &Router, counters: &Arc<Counters>, longest: usize) -> Router {
    let mut manager = LocalSessionManager::default();
    manager.session_config.keep_alive = Some(KEPT);
    let opening = Arc::new(OfCaller { tables: tables.clone(), counters: Arc::clone(counters) });
    let service = StreamableHttpService::new(
        move || Ok(Service::opened_by(opening.clone())),
        Arc::new(manager),
        // Whose pages and which names may call is decided for all requests alike.
        StreamableHttpServerConfig::default()
            .with_allowed_hosts(Vec::<String>::new())
            .with_max_request_body_bytes(longest),
    );
    let counted = from_fn_with_state(Arc::clone(counters), counted);
    Router::new().route_service("/mcp", service).layer(counted)
}

/// Lets nobody ask too often.
async fn counted(
    State(counters): State<Arc<Counters>>,
    request: Request<Body>,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    match counters.admit(&caller(peer)) {
        Ok(()) => next.run(request).await,
        Err(error) => Refused(error).into_response(),
    }
}

/// By what the requests and sessions of models are counted.
fn caller(peer: Option<&ConnectInfo<SocketAddr>>) -> String {
    peer.map_or_else(String::new, |peer| format!("mcp {}", peer.0.ip()))
}

/// Opens the session of whoever calls.
struct OfCaller {
    tables: Router,
    counters: Arc<Counters>,
}

impl Opening for OfCaller {
    fn open(&self, parts: Option<&axum::http::request::Parts>) -> Result<Session, Error> {
        let none = HeaderMap::new();
        let headers = parts.map_or(&none, |parts| &parts.headers);
        let peer = parts.and_then(|parts| parts.extensions.get::<ConnectInfo<SocketAddr>>());
        let reached = parts.and_then(|parts| parts.extensions.get::<Reached>());
        let place = self.counters.connect(&caller(peer))?;
        let remote = Arc::new(Here {
            tables: self.tables.clone(),
            peer: peer.copied(),
            reached: reached.cloned(),
        });
        let manner = Manner { language: language_of(headers), ..Manner::default() };
        let house = House::server(remote, token_of(headers));
        Ok(Session::new(manner, house).holding(place))
    }
}

fn language_of(headers: &HeaderMap) -> &'static str {
    let text = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    language(text.unwrap_or_default())
}

/// The tables of this process, asked as from outside: for the same caller, by the same rules.
pub(super) struct Here {
    tables: Router,
    peer: Option<ConnectInfo<SocketAddr>>,
    reached: Option<Reached>,
}

impl Here {
    /// Asked by nobody in particular: for tests.
    #[cfg(test)]
    pub(super) fn of(tables: Router) -> Here {
        Here { tables, peer: None, reached: None }
    }

    fn request(&self, asked: Asked) -> Request<Body> {
        let Asked { method, path, token, body } = asked;
        let mut request = Request::builder().method(method).uri(format!("/api/v1/{path}"));
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let body = body.map_or_else(Body::empty, Body::from);
        // A token or a path that cannot be written leads nowhere.
        let mut request = request.body(body).unwrap_or_default();
        if let Some(peer) = self.peer {
            request.extensions_mut().insert(peer);
        }
        if let Some(reached) = &self.reached {
            request.extensions_mut().insert(reached.clone());
        }
        request
    }
}

impl Remote for Here {
    fn ask(&self, asked: Asked) -> BoxFuture<'static, Result<super::remote::Answer, Error>> {
        let (mut tables, request) = (self.tables.clone(), self.request(asked));
        Box::pin(async move {
            let Ok(response) = tables.call(request).await;
            let status = response.status();
            let cookie = response.headers().get(header::SET_COOKIE);
            let cookie = cookie.and_then(|value| value.to_str().ok()).map(str::to_owned);
            let body = axum::body::to_bytes(response.into_body(), MOST).await;
            let body = body.map_err(|why| odd(&why))?.to_vec();
            if status.is_success() {
                return Ok(super::remote::Answer { body, cookie });
            }
            Err(refusal(&body).unwrap_or_else(|| odd(&status)))
        })
    }

    fn listen(&self, asked: Asked) -> BoxFuture<'static, Result<mpsc::Receiver<Vec<u8>>, Error>> {
        let (mut tables, request) = (self.tables.clone(), self.request(asked));
        Box::pin(async move {
            let Ok(response) = tables.call(request).await;
            if !response.status().is_success() {
                return Err(odd(&response.status()));
            }
            let (tell, bytes) = mpsc::channel(WAITING);
            let mut stream = response.into_body().into_data_stream();
            tokio::spawn(async move {
                while let Some(Ok(part)) = stream.next().await {
                    if tell.send(part.to_vec()).await.is_err() {
                        break;
                    }
                }
            });
            Ok(bytes)
        })
    }
}

/// Why a server refuses, where it says so.
pub fn refusal(body: &[u8]) -> Option<Error> {
    let refusal = serde_json::from_slice::<Refusal>(body).ok()?;
    Some(super::place::error_of(refusal.error))
}

fn odd(why: &dyn std::fmt::Display) -> Error {
    Error::new(Kind::Outside, "odd_answer").with("why", why)
}
