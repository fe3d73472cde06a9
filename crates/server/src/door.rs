//! The door: so many connections at a time, and none that keeps its place for nothing.

use std::future::Future;
use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum_server::accept::Accept;
use axum_server::tls_rustls::RustlsAcceptor;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Sleep, sleep};

use crate::config::Limits;
use crate::meters;

/// Whether a connection speaks HTTP/1 or HTTP/2 shows after so many bytes at the latest. From then
/// on HTTP watches the time.
const SHOWN: usize = 24;

/// Lets connections in, by TLS or plain.
#[derive(Clone, Debug)]
pub(crate) struct Door {
    pub(crate) places: Arc<Semaphore>,
    pub(crate) limits: Limits,
    pub(crate) tls: Option<RustlsAcceptor>,
}

/// What can be read from and written to.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

impl<S: Send + 'static> Accept<TcpStream, S> for Door {
    type Stream = Guarded;
    type Service = S;
    type Future = Pin<Box<dyn Future<Output = io::Result<(Guarded, S)>> + Send>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let Ok(permit) = self.places.clone().try_acquire_owned() else {
            meters::turned_away();
            return Box::pin(async { Err(ErrorKind::QuotaExceeded.into()) });
        };
        let place = Place::take(permit);
        // Moves are small and wanted at once. Where it cannot be set they only come later.
        let _ = stream.set_nodelay(true);
        let (tls, limits) = (self.tls.clone(), self.limits);
        Box::pin(async move {
            let (stream, service): (Box<dyn Stream>, S) = match tls {
                Some(tls) => {
                    let (stream, service) = tls.accept(stream, service).await?;
                    (Box::new(stream), service)
                }
                None => (Box::new(stream), service),
            };
            Ok((Guarded::new(stream, place, limits), service))
        })
    }
}

/// A place among the connections, given back when it is dropped.
#[derive(Debug)]
struct Place(#[expect(dead_code, reason = "holding it is its use")] OwnedSemaphorePermit);

impl Place {
    fn take(permit: OwnedSemaphorePermit) -> Place {
        meters::connected();
        Place(permit)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        meters::disconnected();
    }
}

/// A connection that must begin in time, and whose other side must take what is sent.
pub(crate) struct Guarded {
    stream: Box<dyn Stream>,
    /// Until when the first bytes must be there, and how many are.
    beginning: Option<(Pin<Box<Sleep>>, usize)>,
    /// Until when something must be taken, where nothing is at the moment.
    stalled: Option<Pin<Box<Sleep>>>,
    stall: Duration,
    _place: Place,
}

impl Guarded {
    fn new(stream: Box<dyn Stream>, place: Place, limits: Limits) -> Guarded {
        let beginning = Some((Box::pin(sleep(limits.patience)), 0));
        Guarded { stream, beginning, stalled: None, stall: limits.stall, _place: place }
    }

    /// What came of sending something; too late is an error.
    fn sent<T>(&mut self, cx: &mut Context<'_>, sent: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.stalled = None;
            return sent;
        }
        let stall = self.stall;
        let until = self.stalled.get_or_insert_with(|| Box::pin(sleep(stall)));
        until.as_mut().poll(cx).map(|()| Err(ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Guarded {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buf);
        let Some((until, seen)) = &mut self.beginning else { return read };
        *seen += buf.filled().len() - before;
        if *seen >= SHOWN {
            self.beginning = None;
        } else if read.is_pending() && until.as_mut().poll(cx).is_ready() {
            return Poll::Ready(Err(ErrorKind::TimedOut.into()));
        }
        read
    }
}

impl AsyncWrite for Guarded {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.sent(cx, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.sent(cx, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.stream).poll_flush(cx);
        self.sent(cx, sent)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.sent(cx, sent)
    }
}
