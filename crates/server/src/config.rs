//! What a server is started with.

use std::fmt;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use axum::http::Uri;
use kernel::Error;

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// The addresses at which it listens.
    pub listen: Vec<SocketAddr>,
    /// The folder of everything that it keeps.
    pub data: PathBuf,
    /// The address that people open, where it is known.
    pub public_url: Option<PublicUrl>,
    /// What it proves itself with; without it, plain HTTP is spoken.
    pub tls: Option<Tls>,
    /// Names by which it may be called, besides that of its public address.
    pub hosts: Vec<String>,
    /// Proxies that are believed who called them, besides those on this computer.
    pub proxies: Vec<IpAddr>,
    /// Who may read the metrics, besides programs on this computer.
    pub metrics_for: Vec<IpAddr>,
    /// What callers may take.
    pub limits: Limits,
}

/// The files of a certificate, both PEM.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tls {
    /// The certificate, and those that lead to a known authority.
    pub cert: PathBuf,
    /// Its key.
    pub key: PathBuf,
}

/// What one caller, and all callers together, may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// So many connections at a time; who comes then is turned away.
    pub connections: usize,
    /// The longest line and headers of a request together, in bytes.
    pub head: usize,
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// How long the head of a request may take to arrive, and a connection may idle.
    pub patience: Duration,
    /// How long a request may take from its head to the head of its answer.
    pub answer: Duration,
    /// How long a caller may take none of what is sent.
    pub stall: Duration,
    /// How long everybody may take to leave when the server ends.
    pub goodbye: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 10_000,
            head: 32 << 10,
            body: 256 << 10,
            patience: Duration::from_secs(15),
            answer: Duration::from_secs(60),
            stall: Duration::from_secs(120),
            goodbye: Duration::from_secs(10),
        }
    }
}

impl Config {
    /// A server for this computer alone, at this address, with this folder.
    pub fn new(listen: SocketAddr, data: impl Into<PathBuf>) -> Config {
        Config {
            listen: vec![listen],
            data: data.into(),
            public_url: None,
            tls: None,
            hosts: Vec::new(),
            proxies: Vec::new(),
            metrics_for: Vec::new(),
            limits: Limits::default(),
        }
    }

    /// Refuses what cannot be meant.
    pub fn validate(&self) -> Result<(), Error> {
        match &self.public_url {
            _ if self.listen.is_empty() => Err(Error::invalid("no_address")),
            Some(url) if self.tls.is_some() && !url.https => {
                Err(Error::invalid("public_url_plain").with("url", url))
            }
            _ => Ok(()),
        }
    }

    /// Whether browsers reach it by HTTPS, so that cookies can be `Secure`.
    pub fn is_https(&self) -> bool {
        self.tls.is_some() || self.public_url.as_ref().is_some_and(|url| url.https)
    }

    /// Whether only this computer can reach it.
    pub fn is_local(&self) -> bool {
        self.listen.iter().all(|address| address.ip().is_loopback())
    }
}

/// The address of `HOST:PORT`. A name stands for its first address, one of IPv4 where it has one.
pub fn address(text: &str) -> Result<SocketAddr, Error> {
    let bad = |why: &dyn fmt::Display| {
        Error::invalid("bad_listen").with("address", text).with("why", why)
    };
    let mut found: Vec<SocketAddr> = text.to_socket_addrs().map_err(|why| bad(&why))?.collect();
    found.sort_by_key(SocketAddr::is_ipv6);
    found.first().copied().ok_or_else(|| bad(&"-"))
}

/// The address that people open: a scheme, a host and perhaps a port, as the origin of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    https: bool,
    host: String,
    port: Option<u16>,
}

impl PublicUrl {
    /// The address of a page at this socket address.
    pub fn at(https: bool, address: SocketAddr) -> PublicUrl {
        let host = match address.ip() {
            IpAddr::V4(ip) => ip.to_string(),
            IpAddr::V6(ip) => format!("[{ip}]"),
        };
        PublicUrl { https, host, port: unusual(https, address.port()) }
    }

    /// The name or number of the host, in small letters.
    pub fn host(&self) -> &str {
        &self.host
    }
}

/// The port where it is not that of the scheme.
fn unusual(https: bool, port: u16) -> Option<u16> {
    (port != if https { 443 } else { 80 }).then_some(port)
}

impl FromStr for PublicUrl {
    type Err = Error;

    fn from_str(text: &str) -> Result<PublicUrl, Error> {
        let bad = || Error::invalid("bad_public_url").with("url", text);
        let uri: Uri = text.parse().map_err(|_| bad())?;
        let https = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(bad()),
        };
        let authority = uri.authority().ok_or_else(bad)?;
        let plain = uri.path_and_query().is_none_or(|path| path == "/");
        if !plain || authority.as_str().contains('@') || text.contains('#') {
            return Err(bad());
        }
        let port = authority.port_u16().and_then(|port| unusual(https, port));
        Ok(PublicUrl { https, host: authority.host().to_ascii_lowercase(), port })
    }
}

/// As browsers write an origin: without a `/` at the end.
impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.https { "https" } else { "http" }, self.host)?;
        self.port.map_or(Ok(()), |port| write!(f, ":{port}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> Result<String, Error> {
        text.parse().map(|url: PublicUrl| url.to_string())
    }

    #[test]
    fn public_addresses_are_origins() {
        for (text, origin) in [
            ("https://play.example.org", "https://play.example.org"),
            ("https://Play.Example.org:443/", "https://play.example.org"),
            ("http://127.0.0.1:4242/", "http://127.0.0.1:4242"),
            ("http://[::1]:80", "http://[::1]"),
        ] {
            assert_eq!(url(text).as_deref(), Ok(origin));
        }
        for text in [
            "",
            "play.example.org",
            "ftp://play.example.org",
            "https://",
            "https://a/b",
            "https://a/?b",
            "https://a/#b",
            "https://me:secret@a",
            "https://ä.de",
        ] {
            assert_eq!(url(text).unwrap_err().code, "bad_public_url", "{text}");
        }
        let at = PublicUrl::at(false, "[::1]:4242".parse().unwrap());
        assert_eq!((at.to_string().as_str(), at.host()), ("http://[::1]:4242", "[::1]"));
    }

    #[test]
    fn addresses_have_ports() {
        assert_eq!(address("127.0.0.1:80").unwrap(), "127.0.0.1:80".parse().unwrap());
        assert!(address("localhost:80").unwrap().ip().is_loopback());
        for text in ["127.0.0.1", "256.1.1.1:80", "127.0.0.1:70000", ""] {
            assert_eq!(address(text).unwrap_err().code, "bad_listen", "{text}");
        }
    }

    #[test]
    fn what_cannot_be_meant_is_refused() {
        let mut config = Config::new("127.0.0.1:0".parse().unwrap(), "data");
        assert!(config.validate().is_ok() && config.is_local() && !config.is_https());
        config.public_url = Some("http://a".parse().unwrap());
        assert!(config.validate().is_ok() && !config.is_https());
        config.tls = Some(Tls { cert: "cert".into(), key: "key".into() });
        assert_eq!(config.validate().unwrap_err().code, "public_url_plain");
        config.public_url = Some("https://a".parse().unwrap());
        assert!(config.validate().is_ok() && config.is_https());
        config.listen.clear();
        assert_eq!(config.validate().unwrap_err().code, "no_address");
    }
}
