//! What a server serves besides the page: the tables.

use std::sync::Arc;

use axum::Router;
use futures_util::future::BoxFuture;
use kernel::Error;

use crate::config::Config;
use crate::{Hall, Limits, Store, TimeSource, router};

/// Says whether moves can be made.
pub type Ready = Arc<dyn Fn() -> BoxFuture<'static, bool> + Send + Sync>;

/// What a server serves besides the page.
pub struct App {
    /// Its routes, `/api` and below; it has no fallback.
    pub router: Router,
    /// Whether moves can be made.
    pub ready: Ready,
    /// Tells everybody that the server ends, closes their sockets and flushes everything.
    pub shutdown: Box<dyn FnOnce() -> BoxFuture<'static, ()> + Send>,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").finish_non_exhaustive()
    }
}

impl App {
    /// Opens the tables in the data folder.
    pub async fn tables(config: Arc<Config>) -> Result<App, Error> {
        let store = Store::open(&config.data)?;
        let hall = Hall::new(store, TimeSource::System, Limits::default());
        tokio::spawn(Arc::clone(&hall).look_after());
        let asked = Arc::clone(&hall);
        let ready: Ready = Arc::new(move || {
            let hall = Arc::clone(&asked);
            Box::pin(async move { hall.is_ready().await })
        });
        Ok(App {
            router: router(Arc::clone(&hall)),
            ready,
            shutdown: Box::new(move || Box::pin(async move { hall.close().await })),
        })
    }

    /// The page alone.
    pub fn without_tables() -> App {
        App {
            router: Router::new(),
            ready: Arc::new(|| Box::pin(async { true })),
            shutdown: Box::new(|| Box::pin(async {})),
        }
    }
}
