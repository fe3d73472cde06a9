//! What is counted and measured, for Prometheus. No label holds anything that a caller made up.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

const REQUESTS: &str = "parlour_http_requests_total";
const REQUEST_SECONDS: &str = "parlour_http_request_seconds";
const CONNECTIONS: &str = "parlour_http_connections";
const TURNED_AWAY: &str = "parlour_http_connections_turned_away_total";
const BUILD: &str = "parlour_build_info";

/// The bounds of everything that is measured in seconds, from half a millisecond up.
const SECONDS: &[f64] =
    &[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 60.0];

/// Begins to count, once in a process: where another part of it counts already, nothing can be read
/// here.
pub(crate) fn recorder() -> Option<&'static PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let install = || {
        let builder = PrometheusBuilder::new();
        let seconds = Matcher::Suffix("_seconds".to_owned());
        let builder = builder.set_buckets_for_metric(seconds, SECONDS).ok()?;
        let handle = builder.install_recorder().ok()?;
        describe();
        Some(handle)
    };
    HANDLE.get_or_init(install).as_ref()
}

fn describe() {
    describe_counter!(REQUESTS, "Requests that were answered, by route, method and status");
    describe_histogram!(REQUEST_SECONDS, "From a request to the head of its answer, by route");
    describe_gauge!(CONNECTIONS, "Connections, those of sockets included");
    describe_counter!(TURNED_AWAY, "Connections for which there was no place");
    describe_gauge!(BUILD, "Always 1; the label says which version this is");
    gauge!(BUILD, "version" => env!("CARGO_PKG_VERSION")).set(1.0);
    gauge!(CONNECTIONS).set(0.0);
    counter!(TURNED_AWAY).absolute(0);
}

/// A request was answered.
pub(crate) fn answered(method: &'static str, path: &str, status: u16, took: Duration) {
    let (path, status) = (path.to_owned(), status.to_string());
    counter!(REQUESTS, "method" => method, "path" => path.clone(), "status" => status).increment(1);
    histogram!(REQUEST_SECONDS, "path" => path).record(took);
}

/// Somebody has a connection.
pub(crate) fn connected() {
    gauge!(CONNECTIONS).increment(1.0);
}

/// Somebody has one no more.
pub(crate) fn disconnected() {
    gauge!(CONNECTIONS).decrement(1.0);
}

/// There was no place for a connection.
pub(crate) fn turned_away() {
    counter!(TURNED_AWAY).increment(1);
}
