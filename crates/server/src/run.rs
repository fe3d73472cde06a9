//! The process around the tables: listens, answers, and comes to an orderly end.

#[cfg(test)]
mod tests;

use std::fs;
use std::future::Future;
use std::io::ErrorKind;
use std::net::{SocketAddr, TcpListener};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use axum_server::tls_rustls::{RustlsAcceptor, RustlsConfig};
use axum_server::{Handle, Server};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use hyper_util::rt::TokioTimer;
use kernel::{Error, Kind};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tracing::{error, info, warn};

use crate::access::{self, Access};
use crate::app::{App, Ready};
use crate::config::{Config, Limits};
use crate::door::Door;
use crate::refusal::refused;
use crate::site::Site;
use crate::{log, meters, tls};

/// Only what comes from here may run, be shown or be asked, sockets included; nobody may frame it.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
     style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; \
     connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
     frame-ancestors 'none'";

/// What every answer says, unless it says something else.
const ALWAYS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (CACHE_CONTROL, "no-store"),
];

/// Files that the process needs besides connections: the database, the log, what is served.
const OTHER_FILES: usize = 128;
/// How often what was measured is tidied up.
const UPKEEP: Duration = Duration::from_secs(5);
/// Streams of one HTTP/2 connection at a time.
const STREAMS: u32 = 64;

/// Takes the addresses of a server. From then on callers wait until they are served.
pub fn bind(config: &Config) -> Result<Vec<TcpListener>, Error> {
    let bind = |address: &SocketAddr| {
        let listener = TcpListener::bind(address);
        listener.and_then(|listener| listener.set_nonblocking(true).and(Ok(listener))).map_err(
            |why| {
                let taken = why.kind() == ErrorKind::AddrInUse;
                let code = if taken { "address_taken" } else { "no_listener" };
                let error = Error::new(Kind::Outside, code).with("host", address.ip());
                error.with("port", address.port()).with("why", why)
            },
        )
    };
    config.listen.iter().map(bind).collect()
}

/// Serves until the process is told to end (SIGTERM, or Ctrl-C), and until everybody left or the
/// time for that is over. `open` opens the tables; `begun` is called when callers are served.
pub fn serve<F>(
    config: Config,
    site: Site,
    listeners: Vec<TcpListener>,
    open: impl FnOnce(Arc<Config>) -> F,
    begun: impl FnOnce(),
) -> Result<(), Error>
where
    F: Future<Output = Result<App, Error>>,
{
    config.validate()?;
    let config = Arc::new(config);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime =
        runtime.map_err(|why| Error::new(Kind::Outside, "no_threads").with("why", why))?;
    let ended = runtime.block_on(async {
        let tls = certificate(&config).await?;
        let stop = told_to_end()?;
        // Counting begins before anything counts.
        meters::recorder();
        let app = open(config.clone()).await?;
        begun();
        attend(&config, site, listeners, app, tls, stop).await
    });
    // What still runs was told, and had its time.
    runtime.shutdown_timeout(Duration::from_secs(1));
    ended
}

/// Serves until `stop`, and until everybody left or the time for that is over.
pub async fn run(
    config: Arc<Config>,
    site: Site,
    listeners: Vec<TcpListener>,
    app: App,
    stop: impl Future<Output = ()>,
) -> Result<(), Error> {
    config.validate()?;
    let tls = certificate(&config).await?;
    attend(&config, site, listeners, app, tls, stop).await
}

async fn certificate(config: &Config) -> Result<Option<RustlsConfig>, Error> {
    match &config.tls {
        Some(tls) => tls::load(tls).await.map(Some),
        None => Ok(None),
    }
}

/// Comes when the process is told to end.
fn told_to_end() -> Result<impl Future<Output = ()>, Error> {
    let failed = |why| Error::new(Kind::Outside, "no_signals").with("why", why);
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut end = signal(SignalKind::terminate()).map_err(failed)?;
        let mut key = signal(SignalKind::interrupt()).map_err(failed)?;
        Ok(async move {
            tokio::select! { _ = end.recv() => {}, _ = key.recv() => {} }
        })
    }
    #[cfg(not(unix))]
    {
        let _ = failed as fn(std::io::Error) -> Error;
        Ok(async {
            // Where it cannot be waited for, it ends the process by itself.
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        })
    }
}

async fn attend(
    config: &Config,
    site: Site,
    listeners: Vec<TcpListener>,
    app: App,
    tls: Option<RustlsConfig>,
    stop: impl Future<Output = ()>,
) -> Result<(), Error> {
    meters::recorder();
    let App { router, ready, shutdown } = app;
    let ending = Arc::new(AtomicBool::new(false));
    let still = ending.clone();
    let ready: Ready = Arc::new(move || match still.load(Ordering::Relaxed) {
        true => Box::pin(async { false }),
        false => ready(),
    });
    let addresses: Vec<_> = listeners.iter().flat_map(TcpListener::local_addr).collect();
    let access = Access::new(config, &addresses);
    let router = routes(config, Arc::new(site), access, router, ready);
    let handle = Handle::new();
    let mut tasks = JoinSet::new();
    let door = door(config, tls, &mut tasks);
    for listener in listeners {
        let server = server(listener, door.clone(), handle.clone())?;
        let service = router.clone().into_make_service_with_connect_info::<SocketAddr>();
        tasks.spawn(async move { drop(server.serve(service).await) });
    }
    tasks.spawn(upkeep());
    info!(?addresses, tls = config.tls.is_some(), "listening");
    if !config.is_local() && !config.is_https() {
        warn!("others can reach this server, and what they send is not encrypted");
    }
    stop.await;
    info!(connections = handle.connection_count(), "ending");
    ending.store(true, Ordering::Relaxed);
    handle.graceful_shutdown(Some(config.limits.goodbye));
    leave(config.limits.goodbye, &handle, shutdown()).await
}

/// Waits until everybody left and everything is written, but not longer than this.
async fn leave(
    goodbye: Duration,
    handle: &Handle<SocketAddr>,
    shutdown: BoxFuture<'static, ()>,
) -> Result<(), Error> {
    let empty = async {
        while handle.connection_count() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let (told, left) = tokio::join!(timeout(goodbye, shutdown), timeout(goodbye, empty));
    if left.is_err() {
        warn!(connections = handle.connection_count(), "connections were cut off");
    }
    told.map_err(|_| {
        error!("the tables were not closed in time");
        Error::new(Kind::Outside, "late_end").with("seconds", goodbye.as_secs())
    })?;
    info!("ended");
    Ok(())
}

fn door(config: &Config, tls: Option<RustlsConfig>, tasks: &mut JoinSet<()>) -> Door {
    if let (Some(files), Some(used)) = (&config.tls, &tls) {
        tasks.spawn(tls::reload(files.clone(), used.clone()));
    }
    let room = open_files().map_or(usize::MAX, |files| files.saturating_sub(OTHER_FILES).max(1));
    let places = config.limits.connections.min(room);
    if places < config.limits.connections {
        warn!(places, "the limit of open files allows only so many connections");
    }
    let acceptor = |used| RustlsAcceptor::new(used).handshake_timeout(config.limits.patience);
    Door {
        places: Arc::new(Semaphore::new(places.min(Semaphore::MAX_PERMITS))),
        limits: config.limits,
        tls: tls.map(acceptor),
    }
}

/// How many files this process may have open, where the system says it.
fn open_files() -> Option<usize> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

fn server(
    listener: TcpListener,
    door: Door,
    handle: Handle<SocketAddr>,
) -> Result<Server<SocketAddr, Door>, Error> {
    let limits = door.limits;
    let server = axum_server::from_tcp(listener);
    let server = server.map_err(|why| Error::new(Kind::Outside, "no_threads").with("why", why))?;
    let mut server = server.acceptor(door).handle(handle);
    bound(&mut server, limits);
    Ok(server)
}

/// What HTTP itself limits.
fn bound(server: &mut Server<SocketAddr, Door>, limits: Limits) {
    let builder = server.http_builder();
    let mut http1 = builder.http1();
    http1.timer(TokioTimer::new()).header_read_timeout(limits.patience).max_buf_size(limits.head);
    let mut http2 = builder.http2();
    http2.timer(TokioTimer::new()).max_concurrent_streams(STREAMS);
    http2.max_header_list_size(u32::try_from(limits.head).unwrap_or(u32::MAX));
    http2.keep_alive_interval(limits.patience).keep_alive_timeout(limits.patience);
}

/// Tidies up what was measured, forever.
async fn upkeep() {
    let Some(recorder) = meters::recorder() else { return };
    loop {
        tokio::time::sleep(UPKEEP).await;
        recorder.run_upkeep();
    }
}

/// Everything that is answered, from the tables to the page.
fn routes(
    config: &Config,
    site: Arc<Site>,
    access: Access,
    tables: Router,
    ready: Ready,
) -> Router {
    let readers: Arc<[_]> = config.metrics_for.clone().into();
    Router::new()
        .route("/health", get(|| async { "ok\n" }))
        .route("/ready", get(move || async move { readiness(ready().await) }))
        .route("/metrics", get(move |caller| async move { metrics(&readers, caller) }))
        .merge(tables)
        .method_not_allowed_fallback(|| async {
            refused(StatusCode::METHOD_NOT_ALLOWED, &Error::invalid("wrong_method"))
        })
        .fallback(move |request| elsewhere(site.clone(), request))
        .layer(DefaultBodyLimit::max(config.limits.body))
        .layer(from_fn_with_state(config.limits.answer, in_time))
        .layer(from_fn_with_state(Arc::new(access), access::check))
        .layer(from_fn(secured))
        .layer(from_fn(log::record))
}

fn readiness(ready: bool) -> Response {
    match ready {
        true => "ready\n".into_response(),
        false => {
            let error = Error::new(Kind::Outside, "not_ready");
            refused(StatusCode::SERVICE_UNAVAILABLE, &error)
        }
    }
}

/// What was measured, for programs on this computer and those that were named.
fn metrics(
    readers: &[std::net::IpAddr],
    caller: Option<Extension<ConnectInfo<SocketAddr>>>,
) -> Response {
    let may = caller.is_some_and(|Extension(ConnectInfo(caller))| {
        let ip = caller.ip().to_canonical();
        ip.is_loopback() || readers.contains(&ip)
    });
    match meters::recorder() {
        _ if !may => refused(StatusCode::FORBIDDEN, &Error::invalid("metrics_closed")),
        Some(recorder) => {
            let kind = [(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
            (kind, recorder.render()).into_response()
        }
        None => readiness(false),
    }
}

/// What no route takes: a file of the page, or nothing.
async fn elsewhere(site: Arc<Site>, request: Request) -> Response {
    let path = request.uri().path();
    if path == "/api" || path.starts_with("/api/") {
        return refused(StatusCode::NOT_FOUND, &Error::invalid("nothing_here"));
    }
    site.answer(request).await
}

/// Says on every answer what browsers should know.
async fn secured(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in ALWAYS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Answers within this time, whatever happens.
async fn in_time(State(limit): State<Duration>, request: Request, next: Next) -> Response {
    match timeout(limit, AssertUnwindSafe(next.run(request)).catch_unwind()).await {
        Ok(Ok(response)) => response,
        Ok(Err(_)) => {
            error!("a request made its handler panic");
            let error = Error::new(Kind::RulesError, "broken");
            refused(StatusCode::INTERNAL_SERVER_ERROR, &error)
        }
        Err(_) => refused(StatusCode::REQUEST_TIMEOUT, &Error::invalid("too_slow")),
    }
}
