//! Where a server is, and which table on it is meant.

use kernel::Error;

/// What stands before a table's id in an invite address.
const MARK: &str = "#/online/";
/// The longest id of a table.
const LONGEST_ID: usize = 64;

/// The address of a server, and of a table on it where one is meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    /// The server: scheme, host, port and folder, without a slash at its end.
    pub(crate) server: String,
    /// The table's id.
    pub(crate) table: Option<String>,
}

impl Address {
    /// Reads the address of a server, or an invite address.
    pub(crate) fn of(text: &str) -> Result<Address, Error> {
        let bad = || Error::invalid("bad_address").with("address", text);
        let (page, table) = match text.trim().split_once(MARK) {
            Some((page, table)) => (page, Some(table)),
            None => (text.trim(), None),
        };
        if table.is_some_and(|table| !is_id(table)) {
            return Err(bad());
        }
        let server = page.strip_suffix("index.html").unwrap_or(page).trim_end_matches('/');
        let rest = server.strip_prefix("http://").or_else(|| server.strip_prefix("https://"));
        let odd = |c: char| c.is_whitespace() || c.is_control() || "#?@\\\"<>".contains(c);
        if rest.is_none_or(|host| {
            host.is_empty() || host.starts_with(['/', ':']) || host.contains(odd)
        }) {
            return Err(bad());
        }
        Ok(Address { server: server.to_owned(), table: table.map(str::to_owned) })
    }

    /// The same address, of this table.
    pub(crate) fn at(self, table: Option<String>) -> Result<Address, Error> {
        match table {
            Some(id) if !is_id(&id) => Err(Error::invalid("bad_table_id").with("table", id)),
            Some(id) => Ok(Address { table: Some(id), ..self }),
            None => Ok(self),
        }
    }

    /// Where something is asked for over HTTP.
    pub(crate) fn api(&self, path: &str) -> String {
        format!("{}/api/v1/{path}", self.server)
    }

    /// Where the socket of a table is.
    pub(crate) fn socket(&self, table: &str) -> String {
        // `http` becomes `ws`, and `https` `wss`.
        let rest = self.server.strip_prefix("http").unwrap_or_default();
        format!("ws{rest}/api/v1/tables/{table}/socket")
    }

    /// The address to invite others with.
    pub(crate) fn invite(&self, table: &str) -> String {
        format!("{}/{MARK}{table}", self.server)
    }
}

fn is_id(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    !text.is_empty() && text.len() <= LONGEST_ID && text.bytes().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invite_names_a_server_and_a_table() {
        let address = Address::of("http://localhost:4200/#/online/abc234").unwrap();
        assert_eq!(address.table.as_deref(), Some("abc234"));
        assert_eq!(address.api("me"), "http://localhost:4200/api/v1/me");
        assert_eq!(address.socket("x"), "ws://localhost:4200/api/v1/tables/x/socket");
        assert_eq!(address.invite("abc234"), "http://localhost:4200/#/online/abc234");
    }

    #[test]
    fn a_server_may_be_in_a_folder_and_behind_tls() {
        for text in
            ["https://a.org/games", "https://a.org/games/", "https://a.org/games/index.html"]
        {
            let address = Address::of(text).unwrap();
            assert_eq!((address.server.as_str(), &address.table), ("https://a.org/games", &None));
            assert_eq!(address.socket("x"), "wss://a.org/games/api/v1/tables/x/socket");
        }
        let address = Address::of("https://a.org").unwrap();
        assert_eq!(address.clone().at(Some("x1".to_owned())).unwrap().table.as_deref(), Some("x1"));
        assert_eq!(&*address.at(Some("../me".to_owned())).unwrap_err().code, "bad_table_id");
    }

    #[test]
    fn anything_else_is_no_address() {
        let bad = [
            "",
            "localhost:4200",
            "ftp://a.org",
            "http://",
            "http:///x",
            "http://:80",
            "http://a.org/#/online/",
            "http://a.org/#/online/a/b",
            "http://a.org/#/play",
            "http://a b",
            "http://u@a.org",
            "http://a.org/?x",
        ];
        for text in bad {
            assert_eq!(&*Address::of(text).unwrap_err().code, "bad_address", "{text}");
        }
    }
}
