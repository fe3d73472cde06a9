//! Who calls: from which address, and as whom.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use kernel::{Error, Seat};

use super::{Api, Refused};
use crate::access::Reached;
use crate::limits::Limits;
use crate::room::Who;
use crate::store::PersonId;
use crate::token;

/// The cookie that holds a person's token.
pub(crate) const COOKIE: &str = "parlour";
/// How long a browser keeps it, in seconds: a year.
const KEPT: u32 = 31_536_000;

/// Whoever calls.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    identity: Identity,
    /// By what calls are counted: the person, or the address.
    pub(crate) key: String,
    origin: String,
}

#[derive(Clone, Debug)]
enum Identity {
    Person(PersonId, String),
    /// Whoever has a key to this seat of this table.
    Key(String, Seat),
    Nobody,
}

impl Caller {
    pub(crate) fn person(&self) -> Option<(PersonId, &str)> {
        match &self.identity {
            Identity::Person(id, name) => Some((*id, name)),
            _ => None,
        }
    }

    pub(crate) fn must_be_person(&self) -> Result<(PersonId, &str), Error> {
        self.person().ok_or_else(|| Error::illegal("no_person"))
    }

    /// Who the caller is at a table.
    pub(crate) fn at(&self, table: &str) -> Who {
        match &self.identity {
            Identity::Person(id, name) => Who::Person { id: *id, name: name.clone() },
            Identity::Key(of, seat) if of == table => Who::Key(*seat),
            Identity::Key(..) | Identity::Nobody => Who::Nobody,
        }
    }

    /// The address by which the caller reached the server.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    /// The address to invite others to a table with.
    pub(crate) fn invite(&self, table: &str) -> String {
        format!("{}/#/online/{table}", self.origin.trim_end_matches('/'))
    }
}

impl FromRequestParts<Api> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Caller, Refused> {
        let identity = match token_of(&parts.headers) {
            None => Identity::Nobody,
            Some(token) => identify(api, &token).await?,
        };
        let key = match &identity {
            Identity::Person(id, _) => format!("person {id}"),
            Identity::Key(table, seat) => format!("key {table} {seat}"),
            Identity::Nobody => format!("address {}", address(parts)),
        };
        api.counters.admit(&key)?;
        let reached = parts.extensions.get::<Reached>();
        let origin = reached.map_or_else(String::new, |reached| reached.0.clone());
        Ok(Caller { identity, key, origin })
    }
}

/// The person or the seat that a token is for. A token that nobody has is nobody's: a browser whose
/// person was removed can come again.
async fn identify(api: &Api, token: &str) -> Result<Identity, Error> {
    let digest = token::digest(token);
    let store = &api.hall.store;
    if let Some((id, name)) = store.person(digest).await? {
        return Ok(Identity::Person(id, name));
    }
    Ok(match store.key(digest).await? {
        Some((table, seat)) => Identity::Key(table, seat),
        None => Identity::Nobody,
    })
}

/// The token that a request carries: as a program sends it, or as a browser does.
pub(crate) fn token_of(headers: &HeaderMap) -> Option<String> {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    if let Some(bearer) = text(header::AUTHORIZATION).and_then(|it| it.strip_prefix("Bearer ")) {
        return Some(bearer.trim().to_owned());
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|line| line.split(';'));
    let named = |pair: &str| Some(pair.trim().strip_prefix(COOKIE)?.strip_prefix('=')?.to_owned());
    pairs.into_iter().find_map(named)
}

/// The cookie that a browser keeps for a person.
pub(super) fn cookie(token: &str, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text =
        format!("{COOKIE}={token}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

/// The address of whoever calls: the server has found out for whom a proxy does.
fn address(parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |info| info.0.ip())
}

/// What is counted, so that nobody takes too much.
pub(crate) struct Counters {
    requests: DefaultKeyedRateLimiter<String>,
    connections: Mutex<HashMap<String, u32>>,
    most_connections: u32,
}

impl Counters {
    pub(super) fn new(limits: &Limits) -> Counters {
        let (rate, burst) = limits.requests;
        Counters {
            requests: RateLimiter::keyed(quota(rate, burst)),
            connections: Mutex::default(),
            most_connections: limits.connections_per_person,
        }
    }

    /// Lets one more request of a caller in, where there were not too many lately.
    pub(crate) fn admit(&self, key: &String) -> Result<(), Error> {
        if self.requests.check_key(key).is_ok() {
            return Ok(());
        }
        metrics::counter!("parlour_refused_too_many_total").increment(1);
        Err(Error::illegal("too_many_requests"))
    }

    /// A place for one more connection, if there is one.
    pub(crate) fn connect(self: &Arc<Self>, key: &str) -> Result<Connected, Error> {
        // What nobody has used for a while need not be remembered.
        if self.requests.len() > 10_000 {
            self.requests.retain_recent();
        }
        let mut all = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let count = all.entry(key.to_owned()).or_default();
        if *count >= self.most_connections {
            return Err(Error::illegal("too_many_connections"));
        }
        *count += 1;
        metrics::gauge!("parlour_connections").increment(1);
        Ok(Connected { counters: Arc::clone(self), key: key.to_owned() })
    }
}

/// So much a second, and so much at once.
pub(super) fn quota(rate: u32, burst: u32) -> Quota {
    let at_least_one = |n| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(at_least_one(rate)).allow_burst(at_least_one(burst))
}

/// A connection's place, given back when it is dropped.
pub(crate) struct Connected {
    counters: Arc<Counters>,
    key: String,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut all = self.counters.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = all.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.key);
            }
        }
        metrics::gauge!("parlour_connections").decrement(1);
    }
}
