//! The certificate that the server proves itself with.

use axum_server::tls_rustls::RustlsConfig;
use kernel::{Error, Kind};
use tracing::{error, info};

use crate::config::Tls;

/// Reads the certificate and its key.
pub(crate) async fn load(tls: &Tls) -> Result<RustlsConfig, Error> {
    // Another part of the process may have chosen already; then that is used.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let loaded = RustlsConfig::from_pem_file(&tls.cert, &tls.key).await;
    loaded.map_err(|why| {
        let error = Error::new(Kind::Outside, "bad_certificate").with("why", why);
        error.with("cert", tls.cert.display()).with("key", tls.key.display())
    })
}

/// Reads them again whenever the process is told to by SIGHUP, forever. What cannot be read leaves
/// everything as it is.
#[cfg(unix)]
pub(crate) async fn reload(tls: Tls, used: RustlsConfig) {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut told) = signal(SignalKind::hangup()) else { return };
    while told.recv().await.is_some() {
        match load(&tls).await {
            Ok(loaded) => {
                used.reload_from_config(loaded.get_inner());
                info!("certificate read again");
            }
            Err(why) => error!(%why, "certificate not read again"),
        }
    }
}

/// Nothing tells a process to read it again here.
#[cfg(not(unix))]
pub(crate) async fn reload(_tls: Tls, _used: RustlsConfig) {}
