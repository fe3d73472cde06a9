//! Who is let in: by the name they call, and by the page that they call from.
//!
//! A page of another site can make a browser call this server. What such a page sends names its
//! origin, and is refused. A page whose own name leads to this computer is of the same origin, so
//! that the server answers only to names that are its own.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Version};
use axum::middleware::Next;
use axum::response::Response;
use kernel::Error;

use crate::config::{Config, PublicUrl};
use crate::refusal::explained;

/// In which a proxy says who called it.
const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The address by which a caller reached the server, as `https://play.example.org`: the public
/// address, or where there is none the name that was called. Every request has one as an extension.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reached(pub String);

/// Who is let in.
#[derive(Clone, Debug)]
pub(crate) struct Access {
    public: Option<PublicUrl>,
    hosts: Vec<String>,
    proxies: Vec<IpAddr>,
    /// What was called where a request does not say it.
    default: String,
    scheme: &'static str,
}

impl Access {
    /// The access to a server that listens at these addresses.
    pub(crate) fn new(config: &Config, listens: &[SocketAddr]) -> Access {
        let https = config.tls.is_some();
        let first = listens.first().map(|address| PublicUrl::at(https, *address));
        Access {
            public: config.public_url.clone(),
            hosts: config.hosts.iter().map(|host| host.to_ascii_lowercase()).collect(),
            proxies: config.proxies.clone(),
            default: first.as_ref().map(ToString::to_string).unwrap_or_default(),
            scheme: if https { "https" } else { "http" },
        }
    }

    /// What the request is refused for, or how it reached the server.
    fn admit(&self, request: &Request) -> Result<Reached, (StatusCode, Error)> {
        let called = called(request)?;
        if let Some(authority) = &called
            && !self.answers_to(authority.host())
        {
            let error = Error::invalid("wrong_host");
            return Err((StatusCode::MISDIRECTED_REQUEST, error.with("host", authority.host())));
        }
        let own = called.map(|authority| format!("{}://{authority}", self.scheme));
        let reached = self.public.as_ref().map(ToString::to_string);
        let reached = reached.or(own).unwrap_or_else(|| self.default.clone());
        match request.headers().get(ORIGIN) {
            Some(origin) if !self.is_own(origin, request) => {
                let error = Error::invalid("wrong_origin");
                let origin = String::from_utf8_lossy(origin.as_bytes());
                Err((StatusCode::FORBIDDEN, error.with("origin", origin)))
            }
            _ => Ok(Reached(reached)),
        }
    }

    /// Whether this is a name of the server. Numbers are: no page of another site has one as its
    /// name and leads here.
    fn answers_to(&self, host: &str) -> bool {
        let host = host.trim_end_matches('.').to_ascii_lowercase();
        let number = host.trim_start_matches('[').trim_end_matches(']');
        let public = self.public.as_ref().is_some_and(|url| url.host() == host);
        let local = host == "localhost" || host.ends_with(".localhost");
        public || local || number.parse::<IpAddr>().is_ok() || self.hosts.contains(&host)
    }

    /// Whether the page that sent this came from here: from the public address, or from what this
    /// very request calls.
    fn is_own(&self, origin: &HeaderValue, request: &Request) -> bool {
        let Ok(origin) = origin.to_str() else { return false };
        if self.public.as_ref().is_some_and(|url| url.to_string() == origin) {
            return true;
        }
        let Ok(Some(authority)) = called(request) else { return false };
        let parsed = |text: &str| text.parse::<PublicUrl>().ok();
        let origin = parsed(origin);
        // A proxy may speak HTTPS where this server does not.
        let own = |scheme| parsed(&format!("{scheme}://{authority}")) == origin;
        origin.is_some() && (own("http") || own("https"))
    }

    /// Who really called, where this is a proxy that can be believed.
    fn caller(&self, peer: SocketAddr, headers: &HeaderMap) -> SocketAddr {
        let ip = peer.ip().to_canonical();
        if !ip.is_loopback() && !self.proxies.contains(&ip) {
            return peer;
        }
        // Each proxy adds whom it saw at the end: what stands before, anybody can have written.
        let last = headers.get_all(FORWARDED).iter().next_back();
        let last = last.and_then(|value| value.to_str().ok()?.rsplit(',').next());
        let found = last.and_then(|text| {
            let text = text.trim();
            let bare = text.trim_start_matches('[').trim_end_matches(']');
            bare.parse().ok().or_else(|| text.parse().map(|at: SocketAddr| at.ip()).ok())
        });
        found.map_or(peer, |ip| SocketAddr::new(ip, 0))
    }
}

/// The host and port that a request calls. Programs of old may leave it out; no browser does.
fn called(request: &Request) -> Result<Option<Authority>, (StatusCode, Error)> {
    let bad = || (StatusCode::BAD_REQUEST, Error::invalid("bad_host"));
    if let Some(authority) = request.uri().authority() {
        return if authority.as_str().contains('@') {
            Err(bad())
        } else {
            Ok(Some(authority.clone()))
        };
    }
    let mut hosts = request.headers().get_all(HOST).iter();
    match (hosts.next(), hosts.next()) {
        (None, _) if request.version() <= Version::HTTP_10 => Ok(None),
        (Some(host), None) => {
            let host = host.to_str().ok().filter(|host| !host.contains('@'));
            host.and_then(|host| host.parse().ok()).map(Some).ok_or_else(bad)
        }
        _ => Err(bad()),
    }
}

/// Lets nobody in who does not belong, and says of everybody else who they are and how they came.
pub(crate) async fn check(
    State(access): State<Arc<Access>>,
    mut request: Request,
    next: Next,
) -> Response {
    match access.admit(&request) {
        Ok(reached) => {
            request.extensions_mut().insert(reached);
            if let Some(ConnectInfo(peer)) = request.extensions().get::<ConnectInfo<SocketAddr>>() {
                let caller = access.caller(*peer, request.headers());
                request.extensions_mut().insert(ConnectInfo(caller));
            }
            next.run(request).await
        }
        Err((status, error)) => explained(status, &error, request.headers()),
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    fn access(public: Option<&str>) -> Access {
        let address = "127.0.0.1:4242".parse().unwrap();
        let mut config = Config::new(address, "data");
        config.public_url = public.map(|url| url.parse().unwrap());
        config.hosts = vec!["Study.local".to_owned()];
        config.proxies = vec!["10.0.0.1".parse().unwrap()];
        Access::new(&config, &[address])
    }

    fn asked(access: &Access, headers: &[(&str, &str)]) -> Result<String, (u16, String)> {
        let mut request = Request::builder().uri("/");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let admitted = access.admit(&request.body(Body::empty()).unwrap());
        admitted
            .map(|reached| reached.0)
            .map_err(|(status, error)| (status.as_u16(), error.code.to_string()))
    }

    #[test]
    fn only_own_names_are_answered_to() {
        let access = access(Some("https://play.example.org"));
        for host in [
            "play.example.org",
            "Play.Example.Org.",
            "play.example.org:4242",
            "localhost:4242",
            "LOCALHOST",
            "a.localhost",
            "study.local",
            "192.168.1.2:4242",
            "[::1]:4242",
        ] {
            let reached = asked(&access, &[("Host", host)]);
            assert_eq!(reached.as_deref(), Ok("https://play.example.org"), "{host}");
        }
        for host in ["evil.example", "play.example.org.evil.example", "localhost.evil.example", "x"]
        {
            let refused = asked(&access, &[("Host", host)]);
            assert_eq!(refused, Err((421, "wrong_host".to_owned())), "{host}");
        }
        for hosts in
            [&[][..], &[("Host", "localhost"), ("Host", "localhost")], &[("Host", "a@localhost")]]
        {
            assert_eq!(asked(&access, hosts), Err((400, "bad_host".to_owned())), "{hosts:?}");
        }
    }

    #[test]
    fn only_own_pages_may_call() {
        let access = access(Some("https://play.example.org"));
        for (host, origin) in [
            ("play.example.org", "https://play.example.org"),
            ("127.0.0.1:4242", "https://play.example.org"),
            ("127.0.0.1:4242", "http://127.0.0.1:4242"),
            ("localhost:4242", "http://localhost:4242"),
        ] {
            assert!(asked(&access, &[("Host", host), ("Origin", origin)]).is_ok(), "{origin}");
        }
        for (host, origin) in [
            ("play.example.org", "https://evil.example"),
            ("play.example.org", "http://localhost:3000"),
            ("localhost:4242", "http://localhost:4243"),
            ("localhost:4242", "http://127.0.0.1:4242"),
            ("localhost:4242", "null"),
            ("localhost:4242", ""),
        ] {
            let refused = asked(&access, &[("Host", host), ("Origin", origin)]);
            assert_eq!(refused, Err((403, "wrong_origin".to_owned())), "{origin}");
        }
    }

    #[test]
    fn without_a_public_address_it_is_what_was_called() {
        let reached = asked(&access(None), &[("Host", "192.168.1.2:4242")]);
        assert_eq!(reached.as_deref(), Ok("http://192.168.1.2:4242"));
    }

    #[test]
    fn proxies_are_believed_and_nobody_else() {
        let access = access(None);
        let caller = |peer: &str, said: &[&str]| {
            let mut headers = HeaderMap::new();
            for value in said {
                headers.append(FORWARDED, value.parse().unwrap());
            }
            access.caller(SocketAddr::new(peer.parse().unwrap(), 9), &headers).ip().to_string()
        };
        assert_eq!(caller("127.0.0.1", &["1.1.1.1, 2.2.2.2"]), "2.2.2.2");
        assert_eq!(caller("::1", &["1.1.1.1", "3.3.3.3"]), "3.3.3.3");
        assert_eq!(caller("10.0.0.1", &["[2001:db8::1]:99"]), "2001:db8::1");
        assert_eq!(caller("::ffff:10.0.0.1", &["2.2.2.2"]), "2.2.2.2");
        assert_eq!(caller("10.0.0.2", &["2.2.2.2"]), "10.0.0.2");
        assert_eq!(caller("127.0.0.1", &["nobody"]), "127.0.0.1");
        assert_eq!(caller("127.0.0.1", &[]), "127.0.0.1");
    }
}
