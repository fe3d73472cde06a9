//! Whom to believe that a server is the one it says: the certificates that this computer trusts.

use std::sync::{Arc, OnceLock};

use rustls::crypto::{CryptoProvider, ring};
use rustls::pki_types::CertificateDer;
use rustls::{ClientConfig, RootCertStore};
use ureq::tls::{Certificate, RootCerts, TlsConfig};

/// The certificates of the operating system, read once.
fn roots() -> &'static [CertificateDer<'static>] {
    static ROOTS: OnceLock<Vec<CertificateDer<'static>>> = OnceLock::new();
    // What cannot be read is not believed; a connection that needs it says so.
    ROOTS.get_or_init(|| rustls_native_certs::load_native_certs().certs)
}

fn provider() -> Arc<CryptoProvider> {
    static PROVIDER: OnceLock<Arc<CryptoProvider>> = OnceLock::new();
    Arc::clone(PROVIDER.get_or_init(|| Arc::new(ring::default_provider())))
}

/// For requests over HTTP.
pub(super) fn for_requests() -> TlsConfig {
    let certificates: Vec<Certificate<'static>> =
        roots().iter().map(|root| Certificate::from_der(root).to_owned()).collect();
    TlsConfig::builder()
        .root_certs(RootCerts::new_with_certs(&certificates))
        .unversioned_rustls_crypto_provider(provider())
        .build()
}

/// For sockets.
pub(super) fn for_sockets() -> Arc<ClientConfig> {
    let mut store = RootCertStore::empty();
    store.add_parsable_certificates(roots().iter().cloned());
    let config = ClientConfig::builder_with_provider(provider())
        .with_safe_default_protocol_versions()
        .expect("the provider speaks the usual versions")
        .with_root_certificates(store)
        .with_no_client_auth();
    Arc::new(config)
}
