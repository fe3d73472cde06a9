//! What is asked of a server once, over HTTP.

use std::io::Read;
use std::time::Duration;

use kernel::{Error, ErrorMessage, Kind};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use server::mcp::Answer;
use server::protocol::{Listed, Me, NewTable, OpenedTable, Refusal};
use ureq::Agent;
use ureq::http::{Request, Response};

use super::address::Address;
use super::tls;

/// A request that takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(30);
/// The most that an answer may hold: a save is the largest.
const MOST: u64 = 16 << 20;
/// The cookie that holds a person's token.
const COOKIE: &str = "parlour";

/// A server that is asked in the name of somebody.
pub(crate) struct Api {
    agent: Agent,
    address: Address,
    token: Option<String>,
}

impl Api {
    /// A server, and the token of whoever asks: a person's, or a key to a seat.
    pub(crate) fn new(address: &Address, token: Option<String>) -> Api {
        Api::within(address, token, PATIENCE)
    }

    /// The same for somebody who does not wait longer than this for an answer.
    pub(crate) fn within(address: &Address, token: Option<String>, patience: Duration) -> Api {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(patience))
            .tls_config(tls::for_requests());
        Api { agent: config.build().into(), address: address.clone(), token }
    }

    /// The same for somebody who listens as long as the server speaks.
    pub(super) fn endless(address: &Address, token: Option<String>) -> Api {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_connect(Some(PATIENCE))
            .timeout_recv_response(Some(PATIENCE))
            .tls_config(tls::for_requests());
        Api { agent: config.build().into(), address: address.clone(), token }
    }

    /// Asks for something as it is written, and gives the answer as it came.
    pub(super) fn plainly(
        &self,
        method: &str,
        path: &str,
        body: Option<Vec<u8>>,
    ) -> Result<Answer, Error> {
        let response = self.send_written(method, path, body)?;
        let cookie = response.headers().get("set-cookie");
        let cookie = cookie.and_then(|value| value.to_str().ok()).map(str::to_owned);
        Ok(Answer { body: self.bytes(response)?, cookie })
    }

    /// What a server says from now on, until it ends.
    pub(super) fn stream(&self, path: &str) -> Result<impl Read + Send + use<>, Error> {
        let response = self.send_written("GET", path, None)?;
        if !response.status().is_success() {
            return Err(self.bytes(response).err().unwrap_or_else(|| self.odd("no stream")));
        }
        Ok(response.into_body().into_with_config().limit(u64::MAX).reader())
    }

    /// The token of whoever asks.
    pub(crate) fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Makes sure that the server knows who asks: as somebody known, by this name where one is
    /// given, or as a new guest.
    pub(crate) fn introduce(&mut self, name: Option<&str>, usual: &str) -> Result<Me, Error> {
        let known = match self.token {
            Some(_) => match self.get::<Me>("me") {
                Err(error) if error.code == "no_person" => None,
                known => Some(known?),
            },
            None => None,
        };
        match (known, name) {
            (Some(me), None) => Ok(me),
            (Some(me), Some(name)) if me.name == name => Ok(me),
            (None, name) => {
                // A token that the server does not know is of no use any more.
                self.token = None;
                self.be(name.unwrap_or(usual))
            }
            (Some(_), Some(name)) => self.be(name),
        }
    }

    /// Takes a name; a new guest gets a token.
    fn be(&mut self, name: &str) -> Result<Me, Error> {
        let response = self.send("PUT", "me", Some(&Me { name: name.to_owned() }))?;
        let cookies = response.headers().get_all("set-cookie").iter();
        let token = cookies.filter_map(|value| token(value.to_str().ok()?)).next();
        self.token = token.or(self.token.take());
        if self.token.is_none() {
            return Err(Error::bad_save("no_token"));
        }
        self.read(response)
    }

    /// Opens a table.
    pub(crate) fn open(&self, table: &NewTable) -> Result<OpenedTable, Error> {
        self.read(self.send("POST", "tables", Some(table))?)
    }

    /// The tables of whoever asks.
    pub(crate) fn mine(&self) -> Result<Vec<Listed>, Error> {
        self.get("tables/mine")
    }

    /// Makes sure that there is a table, and that whoever asks may come to it.
    pub(crate) fn look(&self, table: &str) -> Result<(), Error> {
        self.get::<Value>(&format!("tables/{table}")).map(|_| ())
    }

    /// The save of a table, when its game is over.
    pub(crate) fn save(&self, table: &str) -> Result<Vec<u8>, Error> {
        self.bytes(self.send("GET", &format!("tables/{table}/save"), None::<&()>)?)
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Error> {
        self.read(self.send("GET", path, None::<&()>)?)
    }

    fn send(
        &self,
        method: &str,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<Response<ureq::Body>, Error> {
        let body = body.map(serde_json::to_vec).transpose().map_err(|error| self.odd(error))?;
        self.send_written(method, path, body)
    }

    fn send_written(
        &self,
        method: &str,
        path: &str,
        body: Option<Vec<u8>>,
    ) -> Result<Response<ureq::Body>, Error> {
        let mut request = Request::builder().method(method).uri(self.address.api(path));
        if let Some(token) = &self.token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        let sent = match body {
            Some(body) => {
                let request = request.header("Content-Type", "application/json").body(body);
                self.agent.run(request.map_err(|error| self.odd(error))?)
            }
            None => self.agent.run(request.body(()).map_err(|error| self.odd(error))?),
        };
        sent.map_err(|error| self.odd(error))
    }

    fn read<T: DeserializeOwned>(&self, response: Response<ureq::Body>) -> Result<T, Error> {
        serde_json::from_slice(&self.bytes(response)?).map_err(|error| self.odd(error))
    }

    /// What an answer holds, or why the server refuses.
    fn bytes(&self, mut response: Response<ureq::Body>) -> Result<Vec<u8>, Error> {
        let status = response.status();
        let bytes = response.body_mut().with_config().limit(MOST).read_to_vec();
        let bytes = bytes.map_err(|error| self.odd(error))?;
        if status.is_success() {
            return Ok(bytes);
        }
        Err(refusal(&bytes).unwrap_or_else(|| self.odd(status)))
    }

    /// What went wrong with the server itself.
    fn odd(&self, why: impl std::fmt::Display) -> Error {
        no_server(&self.address.server, why)
    }
}

/// A server that cannot be reached or does not answer as one should.
pub(super) fn no_server(server: &str, why: impl std::fmt::Display) -> Error {
    Error::new(Kind::Outside, "no_server").with("server", server).with("why", why)
}

/// Why a server refuses, where it says so.
pub(super) fn refusal(body: &[u8]) -> Option<Error> {
    serde_json::from_slice::<Refusal>(body).ok().map(|refusal| refused(refusal.error))
}

/// A refusal as an error of our own.
pub(super) fn refused(error: ErrorMessage) -> Error {
    let ErrorMessage { code, kind, message, recoverable, options, .. } = error;
    Error { code, kind, message, recoverable, options }
}

/// The token in a cookie that is set.
fn token(cookie: &str) -> Option<String> {
    let (name, value) = cookie.split(';').next()?.split_once('=')?;
    (name.trim() == COOKIE && !value.is_empty()).then(|| value.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_is_in_our_cookie_alone() {
        let set = "parlour=abc234; Path=/; HttpOnly; SameSite=Strict";
        assert_eq!(token(set).as_deref(), Some("abc234"));
        for other in ["theme=dark; Path=/", "parlour=; Max-Age=0", "parlour", ""] {
            assert_eq!(token(other), None, "{other}");
        }
    }

    #[test]
    fn a_refusal_keeps_its_code_and_message() {
        let error = Error::invalid("no_such_table").with("table", "abc");
        let body = serde_json::json!({ "error": ErrorMessage::from(&error) }).to_string();
        assert_eq!(refusal(body.as_bytes()), Some(error));
        assert_eq!(refusal(b"<html>502</html>"), None);
    }
}
